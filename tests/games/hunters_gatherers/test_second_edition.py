"""The second edition and its powers (HG-60 to HG-68)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.lookahead import thumb_action
from engine.core.frames import Draft
from engine.games.hunters_gatherers.events import AnimalsHunted, BonusEarned, PieceReturned
from engine.games.hunters_gatherers.game import GAME
from engine.games.hunters_gatherers.options import HuntersGatherersOptions
from engine.games.hunters_gatherers.tiles import tiles
from tests.games.hunters_gatherers.board import Laid, Table, hut, lines, member, points, state_with

GOLD: list[Laid] = [(0, 0, "2T37", 0), (-1, 0, "2T33", 0)]
"""``2T33`` turned twice at (1, 0) completes a forest with a menhir."""


def with_menhir_tile(tile: str, more: Sequence[Laid] = ()) -> Table:
    """A game in which player 0 is about to earn this menhir tile."""
    board = [*GOLD, *more]
    return Table(state_with(board, land=["2T55", "2T33"], bonus=["2M12", tile], edition="second"))


def test_values_of_animals() -> None:
    """HG-60: mammoth 3, aurochs 2, deer 1, and a tiger still takes one deer."""
    state = state_with([(0, 0, "2T55", 0), (1, 0, "2T56", 0), (2, 0, "2T34", 0), (2, -1, "2T18", 2)], edition="second")
    member(state, 1, 0, 0, "m0")
    parts = [(part.count, part.unit, part.each) for part in lines(state, "meadow")[0].parts]
    assert parts == [(1, "mammoth", 3), (1, "aurochs", 2), (1, "deer", 1), (1, "eaten", -1)]
    assert points(state, "meadow") == [(1, 5)]


def test_counting_is_by_tile_unless_told_otherwise() -> None:
    """HG-33, HG-60."""
    assert HuntersGatherersOptions(2).by_segment
    assert not HuntersGatherersOptions(2, edition="second").by_segment
    assert HuntersGatherersOptions(2, edition="second", count_by="segment").by_segment
    assert not HuntersGatherersOptions(2, count_by="tile").by_segment


def test_fish_in_rivers_count_for_fishers() -> None:
    """HG-25: source, one fish in the river, and a source."""
    state = state_with([(0, 0, "2T60", 0), (0, 1, "2T67", 0)], land=["2T55", "2T60"], edition="second")
    member(state, 1, 0, 0, "r0")
    table = Table(state).tile(0, 2, 2).nothing()
    assert table.scored() == [(1, "river", 4)]


def test_fish_in_rivers_count_for_huts() -> None:
    """HG-47."""
    state = state_with([(0, 0, "2T67", 0), (0, -1, "2T54", 2)], edition="second")
    hut(state, 1, 0, 0, "r0")
    assert points(state, "hut") == [(1, 2)]


def test_a_menhir_brings_a_menhir_tile() -> None:
    """HG-68, HG-30."""
    table = with_menhir_tile("2M12")
    table.tile(1, 0, 2).nothing()
    assert len(table.happened(BonusEarned)) == 1
    assert table.state.drawn == "2M12"


def test_there_is_no_shrine() -> None:
    """HG-60."""
    powers = {tile.power for tile in tiles("second").values() if tile.power}
    assert powers == {"fire", "shaman", "logboat", "hunting_trap", "pit_trap", "raft"}


# Shaman --------------------------------------------------------------------------------------------------------------


def shaman() -> Table:
    table = with_menhir_tile("2M10")
    member(table.state, 0, -1, 0, "m0")
    member(table.state, 1, 0, 0, "m1")
    hut_free = table.tile(1, 0, 2).nothing()
    return hut_free.tile(0, 1, 1)


def test_the_shaman_calls_an_own_member_back_before_a_piece_is_placed() -> None:
    """HG-62, HG-61."""
    table = shaman()
    assert table.offered() == ["take_back hunter -1 0 m0", "decline"]
    assert table.decision is not None
    assert table.decision.prompt == "prompt.shaman"
    table.do(table.decision.actions[0])
    assert [(e.player, e.rule) for e in table.happened(PieceReturned)] == [(0, "HG-62")]
    assert table.state.members_left == [5, 4]
    assert table.scored() == []
    assert any(text.startswith("place_piece") for text in table.offered())


def test_the_shaman_may_be_declined() -> None:
    """HG-62."""
    table = shaman().nothing()
    assert table.state.members_left == [4, 4]
    assert table.decision is not None
    assert table.decision.prompt == "prompt.place_piece"


def test_the_member_called_back_may_go_to_this_tile() -> None:
    """HG-62."""
    table = with_menhir_tile("2M10")
    table.state.members_left[0] = 1
    member(table.state, 0, -1, 0, "m0")
    table.tile(1, 0, 2).nothing().tile(0, 1, 1)
    assert table.decision is not None
    table.do(table.decision.actions[0])
    assert "place_piece gatherer 0 1 f0" in table.offered()


def test_huts_cannot_be_called() -> None:
    """HG-62."""
    river: list[Laid] = [(0, -1, "2T49", 0)]
    table = with_menhir_tile("2M10", river)
    hut(table.state, 0, 0, -1, "r0")
    member(table.state, 0, -1, 0, "m0")
    table.tile(1, 0, 2).nothing().tile(0, 1, 1)
    assert table.offered() == ["take_back hunter -1 0 m0", "decline"]
    assert [(r.target, r.rule) for r in GAME.refusals(table.state, 0)] == [("hut:0,-1:r0", "HG-62")]


def test_without_a_member_on_the_table_the_shaman_is_not_asked() -> None:
    """HG-62."""
    table = with_menhir_tile("2M10").tile(1, 0, 2).nothing().tile(0, 1, 1)
    assert table.decision is not None
    assert table.decision.prompt == "prompt.place_piece"


# Logboat and raft ----------------------------------------------------------------------------------------------------


def test_the_logboat_scores_two_points_per_lake_at_once() -> None:
    """HG-63: its own lake included, huts do not matter."""
    lakes: list[Laid] = [(0, -1, "2T49", 0), (1, -1, "2T54", 3)]
    table = with_menhir_tile("2M15", lakes)
    hut(table.state, 1, 0, -1, "r0")
    table.tile(1, 0, 2).nothing()
    table.tile(-1, -1, 0)
    assert table.scored() == [(0, "logboat", 4)]
    line = table.state.earned[-1]
    assert line.rule == "HG-63"
    assert [(part.count, part.unit, part.each) for part in line.parts] == [(2, "lake", 2)]


def test_the_raft_gives_most_huts_a_point_per_lake() -> None:
    """HG-67."""
    state = state_with([(0, 0, "2M13", 0), (1, 0, "2T49", 0), (2, 0, "2T02", 0)], edition="second")
    hut(state, 1, 1, 0, "r0")
    assert points(state, "hut") == [(1, 4)]
    assert points(state, "raft") == [(1, 2)]
    hut(state, 0, 2, 0, "r1")
    assert points(state, "raft") == [(0, 2), (1, 2)]


def test_the_raft_in_another_system_gives_nothing() -> None:
    """HG-67."""
    state = state_with([(0, 0, "2M13", 0), (0, 1, "2T49", 0)], edition="second")
    hut(state, 1, 0, 1, "r0")
    assert points(state, "raft") == []


# Traps ---------------------------------------------------------------------------------------------------------------


def hunting_trap() -> Table:
    """The trap will lie at (0, 2): mammoth, two deer and a tiger round it, two mammoths and a deer further off."""
    more: list[Laid] = [(0, 1, "2T55", 0), (-1, 1, "2T56", 0), (1, 1, "2T56", 0), (1, 2, "2T18", 0), (2, 1, "2T56", 0)]
    return with_menhir_tile("2M16", more)


def test_the_hunting_trap_scores_the_animals_round_it_at_once() -> None:
    """HG-64: mammoth 3, two deer less one eaten."""
    table = hunting_trap().tile(1, 0, 2).nothing().tile(0, 2, 2)
    assert table.scored() == [(0, "hunting_trap", 4)]
    hunted = table.happened(AnimalsHunted)
    assert [event.places for event in hunted] == [("zone:0,1:m0", "zone:-1,1:m0", "zone:1,1:m0", "zone:1,2:m0")]


def test_hunted_animals_and_tigers_do_not_count_at_the_end() -> None:
    """HG-64: two mammoths and a deer are left, and no tiger to eat it."""
    table = hunting_trap()
    member(table.state, 1, 0, 1, "m0")
    table.tile(1, 0, 2).nothing()
    assert points(table.state, "meadow") == [(1, 11)]
    table.tile(0, 2, 2)
    parts = [(part.count, part.unit, part.each) for part in lines(table.state, "meadow")[0].parts]
    assert parts == [(2, "mammoth", 3), (1, "deer", 1)]


def test_fire_does_not_help_the_hunting_trap() -> None:
    """HG-64: the tiger by the fire takes a deer there."""
    more: list[Laid] = [(0, 1, "2M07", 0), (1, 1, "2T56", 0)]
    table = with_menhir_tile("2M16", more)
    table.tile(1, 0, 2).nothing().tile(0, 2, 2)
    assert table.scored() == [(0, "hunting_trap", 0)]


def pit(more: list[Laid]) -> list[tuple[int, int]]:
    state = state_with([(0, 0, "2M14", 0), *more], edition="second")
    member(state, 1, 0, 0, "m0")
    return points(state, "pit_trap")


def test_the_pit_trap_counts_the_animals_round_it_again() -> None:
    """HG-65."""
    assert pit([(0, 1, "2T55", 0)]) == [(1, 3)]
    assert pit([(0, 1, "2T55", 0), (0, 2, "2T55", 0)]) == [(1, 3)]
    assert pit([(0, 1, "2T56", 0), (-1, 0, "2T56", 0)]) == [(1, 2)]


def test_deer_are_eaten_outside_the_pit_traps_reach_first() -> None:
    """HG-65: one deer near, one far, one tiger: the near one counts again; with two tigers it does not."""
    near_and_far: list[Laid] = [(0, 1, "2T56", 0), (0, 2, "2T56", 0), (-1, 2, "2T18", 1)]
    assert pit(near_and_far) == [(1, 1)]
    assert pit([*near_and_far, (1, 2, "2T18", 0)]) == [(1, 0)]


def test_with_fire_nothing_is_eaten_by_the_pit_trap_either() -> None:
    """HG-65, HG-66."""
    assert pit([(0, 1, "2T56", 0), (-1, 1, "2M07", 0)]) == [(1, 1)]


def test_animals_in_another_meadow_do_not_count_again() -> None:
    """HG-65: the deer in the south of the tile below."""
    assert pit([(0, 1, "2T32", 0), (-1, 0, "2T55", 0)]) == [(1, 3)]


def test_sensible_play_meets_every_power_and_stays_consistent() -> None:
    """HG-61: with the power tiles on top of the pile; such states come back from their documents."""
    used: set[str] = set()
    for seed in range(2):
        step = GAME.setup({"players": 2, "edition": "second"}, seed)
        step.state.bonus.sort(key=lambda tile: bool(tiles("second")[tile].power))
        draft, decision = Draft(step.state), step.decision
        while decision is not None:
            decision = GAME.advance(draft, thumb_action(GAME, draft.state, decision))
        used |= set(draft.state.layout.powers)
        assert not GAME.check(draft.state)
        assert GAME.decode(GAME.encode(draft.state)) == draft.state
    assert used == {"fire", "shaman", "logboat", "hunting_trap", "pit_trap", "raft"}
