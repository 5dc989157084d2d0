"""Bonus tiles with a meaning of their own, and the end of the game (HG-39 to HG-51)."""

from __future__ import annotations

from engine.games.hunters_gatherers.events import GameEnded, PieceReturned
from engine.games.hunters_gatherers.game import GAME
from engine.games.hunters_gatherers.phases.tile import TilePlacement
from tests.games.hunters_gatherers.board import Laid, Table, hut, lines, member, points, put, state_with
from tests.games.hunters_gatherers.test_completion import SMALL_GOLD, first_place

# Meadows -------------------------------------------------------------------------------------------------------------


def test_animals_count_two_points_each() -> None:
    """HG-48, HG-40: mammoth, aurochs and deer; the line says what of."""
    state = state_with([(0, 0, "T07", 0), (1, 0, "T52", 0), (2, 0, "B04", 0)])
    member(state, 1, 0, 0, "m0")
    line = lines(state, "meadow")[0]
    assert (line.player, line.points, line.rule) == (1, 6, "HG-48")
    parts = [(part.count, part.unit, part.each) for part in line.parts]
    assert parts == [(1, "mammoth", 2), (1, "aurochs", 2), (1, "deer", 2)]
    assert line.places == ("zone:0,0:m0", "zone:1,0:m0", "zone:2,0:m0")


MORE_TIGERS: list[Laid] = [(0, 0, "T52", 0), (1, 0, "T08", 1), (0, 1, "T39", 0)]
"""One deer, two tigers."""


def test_edge_case_11_surplus_tigers_cost_nothing() -> None:
    """HG-48."""
    state = state_with(MORE_TIGERS)
    member(state, 1, 0, 0, "m0")
    assert points(state, "meadow") == [(1, 0)]
    assert [(part.count, part.unit, part.each) for part in lines(state, "meadow")[0].parts] == [
        (1, "deer", 2),
        (1, "eaten", -2),
    ]


def test_tigers_never_eat_aurochs_or_mammoths() -> None:
    """HG-40, HG-48."""
    state = state_with([*MORE_TIGERS, (0, -1, "B04", 3), (-1, 0, "T07", 0)])
    member(state, 1, 0, 0, "m0")
    assert points(state, "meadow") == [(1, 4)]


def test_edge_case_11_fire_drives_every_tiger_off_also_later_ones() -> None:
    """HG-41: and the one on its own tile."""
    state = state_with([(0, 0, "T52", 0), (1, 0, "T08", 1), (-1, 0, "B05", 0)])
    member(state, 1, 0, 0, "m0")
    assert points(state, "meadow") == [(1, 2)]
    put(state, (0, 1, "T39", 0))
    assert points(state, "meadow") == [(1, 2)]


def test_fire_in_another_meadow_does_nothing() -> None:
    """HG-41: T45 keeps the fire to the west apart from the deer and the tiger to the south."""
    state = state_with([(0, 0, "B05", 0), (1, 0, "T45", 0), (1, 1, "T52", 0), (1, 2, "T39", 0)])
    region = state.layout.areas.region
    assert region[state.zone_at(0, 0, "m0")] != region[state.zone_at(1, 1, "m0")] == region[state.zone_at(1, 2, "m0")]
    member(state, 1, 1, 1, "m0")
    assert points(state, "meadow") == [(1, 0)]


def shrine(owner: int | None, where: str = "m0") -> list[tuple[int, int]]:
    """A shrine, and a mammoth meadow with three hunters of player 1."""
    state = state_with([(0, 0, "B03", 0), (0, 1, "T07", 0), (1, 1, "T07", 0), (1, 0, "T07", 0)], players=3)
    for x, y in ((0, 1), (1, 1), (1, 0)):
        member(state, 1, x, y, "m0")
    if owner is not None:
        member(state, owner, 0, 0, where)
    return points(state, "meadow")


def test_edge_case_12_the_hunter_on_the_shrine_scores_alone() -> None:
    """HG-42: outnumbered three to one; without a hunter, or with a gatherer only, the majority scores."""
    assert shrine(2) == [(2, 6)]
    assert shrine(None) == [(1, 6)]
    assert shrine(2, "f0") == [(1, 6)]
    state = state_with([(0, 0, "B03", 0), (0, 1, "T07", 0)])
    member(state, 1, 0, 0, "m0")
    assert lines(state, "meadow")[0].rule == "HG-42"


def test_no_hunter_goes_to_a_shrine_in_an_occupied_meadow() -> None:
    """HG-43: unless the option allows it."""
    for allowed in (False, True):
        board: list[Laid] = [*SMALL_GOLD, (0, -1, "T07", 0)]
        state = state_with(board, land=["T07", "T25"], bonus=["B03"], shrine_ignores_occupancy=allowed, count_by="tile")
        member(state, 1, 0, -1, "m0")
        table = Table(state).tile(1, 1, 0).nothing()
        table.tile(-1, -1, 3)
        assert (
            state.layout.areas.region[state.zone_at(-1, -1, "m0")]
            == state.layout.areas.region[state.zone_at(0, -1, "m0")]
        )
        assert ("place_piece hunter -1 -1 m0" in table.offered()) is allowed


def test_the_shrines_forest_carries_a_nugget() -> None:
    """HG-44."""
    assert state_with([(0, 0, "B03", 0)]).layout.area(0).gold == 1


def test_bonus_tiles_are_settled_like_land_tiles() -> None:
    """HG-39."""
    table = Table(state_with(SMALL_GOLD, land=["T07", "T25"], bonus=["B12"]))
    table.tile(1, 1, 0).nothing()
    table.tile(*first_place(table)).piece("hut", "l0")
    assert table.state.huts_left == [1, 2]


def test_edge_case_14_the_meadow_runs_round_a_dead_end_lake() -> None:
    """HG-49: one meadow on all sides of T04, four round the lakes of T55 and T60."""
    for tile, meadows in (("T04", 1), ("T55", 4), ("T60", 4)):
        state = state_with([(0, 0, tile, 0)])
        assert sum(state.zone(name).kind == "meadow" for name in state.layout.areas.parts) == meadows


# Huts ----------------------------------------------------------------------------------------------------------------


def test_huts_score_every_fish_of_the_system() -> None:
    """HG-47: finished or not, every lake once."""
    state = state_with([(0, 0, "T60", 0), (1, 0, "T15", 2), (0, -1, "T57", 1)])
    hut(state, 1, 0, 0, "l0")
    assert points(state, "hut") == [(1, 6)]
    assert lines(state, "hut")[0].rule == "HG-47"


def test_edge_case_13_most_huts_after_systems_merged() -> None:
    """HG-47: two against one; a tie scores in full."""
    board: list[Laid] = [(0, 0, "T04", 2), (1, 0, "T19", 0), (2, 0, "T53", 0), (3, 0, "T04", 0)]
    state = state_with(board)
    hut(state, 0, 0, 0, "l0")
    hut(state, 1, 3, 0, "l0")
    assert points(state, "hut") == [(0, 2), (1, 2)]
    hut(state, 1, 2, 0, "r0")
    assert points(state, "hut") == [(1, 2)]


def test_a_system_without_fish_gives_no_line() -> None:
    """HG-47."""
    state = state_with([(0, 0, "T19", 0)])
    hut(state, 0, 0, 0, "r0")
    assert points(state, "hut") == []


# The end -------------------------------------------------------------------------------------------------------------


def test_the_game_ends_after_the_turn_of_the_last_land_tile() -> None:
    """HG-45: the piece is still placed, completed areas still score."""
    table = Table(state_with([(0, 0, "T20", 0)], land=["T30"]))
    table.tile(1, 0, 1).piece("gatherer", "f0")
    assert table.decision is None
    assert table.scored() == [(0, "forest", 4)]
    assert table.happened(GameEnded)


def test_edge_case_8_a_bonus_tile_earned_with_the_last_land_tile_is_played() -> None:
    """HG-45, HG-30."""
    table = Table(state_with(SMALL_GOLD, land=["T25"], bonus=["B02", "B12"]))
    table.tile(1, 1, 0).nothing()
    assert isinstance(table.state.frames[-1], TilePlacement)
    assert table.state.drawn == "B12"
    table.tile(*first_place(table)).piece("hut", "l0")
    assert table.decision is None
    assert table.state.bonus == ["B02"]
    assert (0, "hut", 3) in table.scored()


def test_unfinished_forests_and_rivers_score_nothing() -> None:
    """HG-46: gatherers and fishers come off the table, hunters and huts count."""
    state = state_with([(0, 0, "T13", 0), (0, -1, "T03", 2)], land=["T52"])
    member(state, 1, 0, 0, "f0")
    member(state, 1, 0, -1, "r0")
    hunter_at = state.zone_at(0, -1, "m1")
    state.members[hunter_at] = 0
    state.members_left[0] -= 1
    table = Table(state).tile(-1, 0, 0).nothing()
    assert table.decision is None
    returned = [(event.player, event.role, event.rule) for event in table.happened(PieceReturned)]
    assert returned == [(1, "gatherer", "HG-46"), (1, "fisher", "HG-46")]
    assert state.members == {hunter_at: 0}
    assert GAME.totals(state) == [2, 0]


def test_huts_before_meadows() -> None:
    """HG-50."""
    state = state_with([(0, 0, "T04", 0)])
    hut(state, 0, 0, 0, "l0")
    member(state, 1, 0, 0, "m0")
    assert [line.kind for line in GAME.score(state)] == ["hut", "meadow"]


def test_most_points_win_and_equals_share() -> None:
    """HG-51."""
    state = state_with([(0, 0, "T04", 0)], players=3)
    assert GAME.ranking(state) == [[0, 1, 2]]
    member(state, 2, 0, 0, "m0")
    assert GAME.ranking(state) == [[2], [0, 1]]


def test_unused_bonus_tiles_do_not_matter() -> None:
    """HG-45."""
    table = Table(state_with([(0, 0, "T07", 0)], land=["T52"], bonus=["B01", "B02"]))
    table.tile(1, 0, 0).nothing()
    assert table.decision is None
    assert table.state.bonus == ["B01", "B02"]


def test_the_score_at_any_moment_is_the_score_if_it_ended_now() -> None:
    """HG-45: ending changes no total."""
    table = Table(state_with([(0, 0, "T04", 2)], land=["T53"]))
    table.tile(1, 0, 0).piece("hut", "r0")
    assert GAME.totals(table.state) == [1, 0]
