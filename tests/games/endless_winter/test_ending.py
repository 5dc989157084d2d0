"""Chapter L: points (EW-115 to EW-126)."""

from __future__ import annotations

import pytest

from engine.core.frames import Draft
from engine.core.scoring import ScoreLine
from engine.games.endless_winter.catalog import HONOUR_TABLES
from engine.games.endless_winter.game import GAME
from engine.games.endless_winter.phases.goods import gain
from engine.games.endless_winter.phases.idols import step_up
from engine.games.endless_winter.scoring import ranking
from tests.games.endless_winter.table import Table


def lines(table: Table, kind: str, player: int = 0) -> list[ScoreLine]:
    return [line for line in GAME.score(table.state) if line.player == player and line.kind == kind]


def points(table: Table, kind: str, player: int = 0) -> int:
    return sum(line.points for line in lines(table, kind, player))


def test_ew_115_points_in_play_are_kept_by_source_and_go_beyond_a_hundred() -> None:
    table = Table(2)
    for source, n in (("hex:3", 60), ("stone:s1_01", 50), ("hex:4", 2)):
        gain(Draft(table.state), 0, "vp", n, source, "EW-100")
    (line,) = lines(table, "play")
    assert line.points == 112
    assert [(part.count, part.unit) for part in line.parts] == [(62, "from_hex"), (50, "from_stone")]


@pytest.mark.parametrize(("space", "worth"), [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4), (5, 4), (6, 9)])
def test_ew_116_goods_divided_by_the_ratio(space: int, worth: int) -> None:
    table = Table(2).goods(5, 4)
    table.tribe().offering = space
    assert points(table, "offering") == worth


def test_ew_117_buried_cards_by_the_rank_of_the_marker() -> None:
    table = Table(4)
    draft = Draft(table.state)
    for player, steps in enumerate((3, 2, 1)):
        for _ in range(steps):
            step_up(draft, player, "honour", "EW-84")
    for player in range(4):
        table.cards(player, buried="tribesman tribesman tribeswoman")
    assert [points(table, "honour", player) for player in range(4)] == [7, 4, 3, 0]
    assert [table_[10] for table_ in HONOUR_TABLES] == [25, 17, 10]


def test_ew_118_printed_points_of_all_cards_wherever_they_are() -> None:
    table = Table(2)
    base = points(table, "cards")
    owned = [card for card in table.tribe().cards if not card.startswith(("tribes", "brave"))]
    assert base == {"shaman": 2, "elder": 2}.get(owned[0].rpartition("-")[0], 1)
    table.cards(
        hand="shaman", deck="elder", discard="hunter", buried="winter-houses", play="song-of-ages", pile="scout"
    )
    worth = {"shaman": 2, "elder": 2, "hunter": 1, "artisan": 1, "scout": 1, "winter-houses": 4, "song-of-ages": 2}
    kinds = [kind for pile in ("hand", "deck", "discard", "buried", "play", "pile") for kind in table.kinds(pile)]
    assert points(table, "cards") == sum(worth.get(kind, 0) for kind in kinds)


@pytest.mark.parametrize(
    ("animals", "worth"),
    [
        ("ground-sloth ground-sloth ground-sloth", 9),
        ("giant-beaver", 1),
        ("woolly-mammoth woolly-mammoth woolly-mammoth", 22),
        ("saber-toothed-cat glyptodon glyptodon", 6),
    ],
)
def test_ew_119_sets_of_one_species(animals: str, worth: int) -> None:
    assert points(Table(2).animals(*animals.split()), "animals") == worth


def test_ew_120_argentavis_joins_a_set_with_a_real_member_within_its_maximum() -> None:
    table = Table(2).animals("ground-sloth", "argentavis", "argentavis", "argentavis", "argentavis")
    assert points(table, "animals") == 16
    (line,) = lines(table, "animals")
    assert [(part.unit, part.each) for part in line.parts] == [("set_4", 16)]
    assert line.places == ("animal:ground-sloth",)


def test_ew_122_argentavis_alone_scores_nothing() -> None:
    assert points(Table(2).animals("argentavis", "argentavis"), "animals") == 0


STONES = {
    "s2_03": (2, 10),
    "s2_04": (2, 10),
    "s2_05": (5, 10),
    "s2_06": (2, 10),
    "s2_07": (2, 10),
    "s2_08": (2, 10),
    "s2_09": (3, 10),
    "s2_10": (2, 10),
}


def stone_position(stone: str, n: int) -> Table:
    """A player with the Stone and ``n`` of what it counts."""
    table = Table(2).stones(stone).animals().camps(0).cards(rest="deck")
    tribe = table.tribe()
    if stone == "s2_03":
        table.cards(
            buried=" ".join(["tribesman", "tribesman", "tribesman", "tribesman", "brave", "brave", "tribeswoman"][:n])
        )
    elif stone == "s2_04":
        table.animals(*["giant-beaver", "argentavis", "glyptodon", "ground-sloth", "giant-beaver", "glyptodon"][:n])
    elif stone == "s2_05":
        tribe.villages = ["j06", "j07", "j13"][:n]
    elif stone == "s2_06":
        tribe.stacks = [2 - (n > i) - (n > i + 5) for i in range(5)]
    elif stone == "s2_07":
        table.cards(hand=" ".join(table.state.decks[0][:n]))
    elif stone == "s2_08":
        extra = sum(not card.startswith(("tribes", "brave")) for card in tribe.cards)
        table.cards(hand=" ".join(["shaman", "elder", "hunter", "artisan", "scout", "shaman"][: n - extra]))
    elif stone == "s2_09":
        tribe.offering, tribe.honour = n, 6
    else:
        table.camps(*range(1, n + 1))
    return table


@pytest.mark.parametrize("stone", STONES)
@pytest.mark.parametrize("n", [1, 2, 3])
def test_ew_123_end_stones_count_their_metric(stone: str, n: int) -> None:
    each, most = STONES[stone]
    table = stone_position(stone, n)
    starters = ("tribesman", "tribeswoman", "brave")
    owned = sum(kind not in starters for pile in ("hand", "deck", "discard") for kind in table.kinds(pile))
    counted = owned if stone == "s2_08" else n
    (line,) = lines(table, "stone")
    assert line.points == min(most, each * counted)
    assert line.rule == "EW-123"


@pytest.mark.parametrize("stone", ["s2_04", "s2_06", "s2_09"])
def test_ew_123_end_stones_are_capped(stone: str) -> None:
    (line,) = lines(stone_position(stone, 6), "stone")
    assert line.points == 10
    assert [part.unit for part in line.parts] == ["capped"]


def test_ew_124_leftovers_score_nothing() -> None:
    table = Table(2).cards(rest="deck")
    before = GAME.totals(table.state)
    table.state.turn.labour = 9
    table.camps(0, 7, 8)
    table.tribe().villages = ["j20"]
    assert GAME.totals(table.state) == before


@pytest.mark.parametrize(
    ("points_", "order", "first"), [([10, 12], [0, 1], 1), ([12, 12], [0, 1], 0), ([12, 12], [1, 0], 1)]
)
def test_ew_125_a_tie_goes_to_who_is_ahead_in_turn_order(points_: list[int], order: list[int], first: int) -> None:
    table = Table(2)
    table.state.order = order
    assert ranking(table.state, points_)[0] == [first]


def test_ew_126_the_breakdown_adds_up() -> None:
    table = Table(2).goods(4, 4).animals("glyptodon").stones("s2_04")
    table.tribe().offering = 4
    kinds = [line.kind for line in GAME.score(table.state) if line.player == 0]
    assert kinds == ["play", "offering", "honour", "cards", "animals", "stone"]
    assert GAME.totals(table.state)[0] == sum(line.points for line in GAME.score(table.state) if line.player == 0)
