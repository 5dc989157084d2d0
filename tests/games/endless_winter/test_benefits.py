"""Every card, Stone, Chief side, hex and board space once, against a table written by hand (EW-28 to EW-100)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.games.endless_winter import catalog
from engine.games.endless_winter.events import CampMoved
from tests.games.endless_winter import benefit_table as by_hand
from tests.games.endless_winter.benefit_table import Row
from tests.games.endless_winter.table import Table

COLUMNS = ("initiate", "develop", "migrate", "hunt")


def scene(hand: str = "") -> Table:
    """Something of everything: 5 of 9 Food, 4 Tools, two Camps on the board, animals, two buried cards."""
    table = Table(2, round=3, megalith_pattern="strip").goods(5, 4).camps(0, 1, 2).land(h8="glacier", h7="glacier")
    table.state.tiles = ["mt1", "mt2", "mt3", "mt4"]
    table.animals("ground-sloth", "glyptodon", "argentavis").zone("woolly-mammoth", "glyptodon", "giant-beaver")
    table.show("herb-lore", "twin-idols").open_stones("s1_01", "s2_01")
    table.cards(hand=f"{hand} tribesman", discard="brave", buried="tribesman tribeswoman", rest="deck")
    table.state.bottoms = list(COLUMNS)
    return table


def counts(table: Table) -> dict[str, int]:
    tribe = table.tribe()
    return {
        "food": tribe.food,
        "tools": tribe.tools,
        "points": table.points(),
        "labour": table.labour,
        "hand": len(tribe.hand),
        "buried": len(tribe.buried),
        "offering": tribe.offering,
        "honour": tribe.honour,
        "megaliths": 10 - sum(tribe.stacks),
        "camps": sum(tribe.camps),
        "villages": len(tribe.villages),
        "upright": len(tribe.upright),
        "tipped": len(tribe.tipped),
        "stones": len(tribe.stones),
        "pass": int(table.state.turn.pass_bottom),
        **table.state.turn.discounts,
    }


def through(table: Table, before: Mapping[str, int], row: Row, prompt: str) -> None:
    """Choose as the row says; compare; the effect must be over."""
    actions, expected = row
    moved = 0
    for text in actions.split(", ") if actions else []:
        table.do(text)
        moved += len(table.happened(CampMoved))
    now = counts(table) | ({"moved": moved} if moved else {})
    change = {name: n - before.get(name, 0) for name, n in now.items() if n != before.get(name, 0)}
    assert change == expected
    assert table.prompt == prompt


def test_the_tables_are_complete() -> None:
    assert by_hand.CULTURE.keys() == catalog.CULTURE.keys()
    assert by_hand.PEOPLE.keys() == catalog.PEOPLE.keys()
    assert by_hand.ABILITIES.keys() == {name for name, row in catalog.PEOPLE.items() if row.ability}
    assert by_hand.ECLIPSE.keys() == {name for name, row in catalog.PEOPLE.items() if row.eclipse}
    assert by_hand.STONES.keys() == {name for name, row in catalog.STONES.items() if row.eclipse}
    assert by_hand.CHIEFS.keys() == catalog.SIDES.keys()
    assert by_hand.LANDS.keys() == catalog.LANDS.keys()
    assert by_hand.SPACES.keys() == catalog.MEGALITH_TILES.keys()


@pytest.mark.parametrize("card", by_hand.CULTURE)
def test_ew_28_culture_cards(card: str) -> None:
    for row in (by_hand.CULTURE[card], *by_hand.OPTIONS.get(card, ())):
        table = scene(card)
        if card == "winter-houses":
            table.camps(0, 1, 2, 8)
        before = counts(table)
        before["hand"] -= 1
        table.do(f"play_culture {card}")
        through(table, before, row, "turn")


@pytest.mark.parametrize("kind", by_hand.PEOPLE)
@pytest.mark.parametrize("column", COLUMNS)
def test_ew_34_labour_of_people(kind: str, column: str) -> None:
    labour, place, bonus = by_hand.PEOPLE[kind]
    table = scene(kind).do(f"place_figure member {column}", f"play_tribe {kind}")
    assert table.labour == labour + (bonus if column == place else 0)


@pytest.mark.parametrize("kind", by_hand.ABILITIES)
def test_ew_35_abilities(kind: str) -> None:
    table = scene(kind).do("place_figure member migrate", f"play_tribe {kind}")
    before = counts(table)
    table.do(f"use_ability {kind}")
    through(table, before, by_hand.ABILITIES[kind], "top")


@pytest.mark.parametrize("kind", by_hand.ECLIPSE)
def test_ew_100_eclipse_abilities(kind: str) -> None:
    for row in by_hand.ECLIPSE[kind]:
        table = scene(kind)
        table.tribe().pile = [table.tribe().hand.pop(0)]
        before = counts(table.benefits())
        table.do(f"take_benefit card:{kind}")
        through(table, before, row, "eclipse")


@pytest.mark.parametrize("stone", by_hand.STONES)
def test_ew_92_eclipse_stones(stone: str) -> None:
    table = scene().stones(stone).benefits()
    before = counts(table)
    table.do(f"take_benefit stone:{stone}")
    through(table, before, by_hand.STONES[stone], "eclipse")


@pytest.mark.parametrize("side", by_hand.CHIEFS)
@pytest.mark.parametrize("place", [*COLUMNS, "rest"])
def test_ew_33_chief_sides(side: str, place: str) -> None:
    places, row = by_hand.CHIEFS[side]
    table = scene().chief(side)
    before = counts(table)
    table.do(f"place_figure chief {place}")
    prompt = "rest" if place == "rest" else "top"
    through(table, before, row if place in places.split() else ("", {}), prompt)


def test_ew_33_handeye_opens_a_taken_bottom_once() -> None:
    table = scene().chief("handeye-b").do("place_figure chief hunt", "exchange", "descend middle", "descend bottom")
    table.do("use_bottom hunt")
    assert table.tribe().offering == 1
    assert not table.offers("use_bottom")


def test_ew_33_handeye_does_not_ask_for_food_where_the_bottom_is_free() -> None:
    table = scene().chief("handeye-b")
    table.state.bottoms = []
    assert table.do("place_figure chief hunt").prompt == "top"


@pytest.mark.parametrize("land", by_hand.LANDS)
def test_ew_65_terrain(land: str) -> None:
    row = by_hand.LANDS[land]
    table = scene().camps(0, 5)
    if land != "base":
        table.land(h5=land)
    place = 5 if land != "base" else 0
    before = counts(table.benefits())
    if row is None:
        assert f"take_benefit hex:{place}" not in table.offered
        return
    table.do(f"take_benefit hex:{place}")
    through(table, before, row, "eclipse")


@pytest.mark.parametrize("stack", range(5))
def test_ew_73_stacks(stack: int) -> None:
    table = scene()
    table.tribe().stacks[stack] = 0
    table.state.level1 = {(0, 7): 0, (0, 8): 0}
    before = counts(table.benefits())
    table.do(f"take_benefit stack:{stack}")
    through(table, before, by_hand.STACKS[stack], "eclipse")


@pytest.mark.parametrize("slot", range(3))
def test_ew_63_villages(slot: int) -> None:
    table = scene()
    table.tribe().villages = ["j20", "j21", "j22"][: slot + 1]
    before = counts(table.benefits())
    table.do(f"take_benefit village:{slot}")
    through(table, before, by_hand.VILLAGES[slot], "eclipse")


@pytest.mark.parametrize("place", range(4))
def test_ew_100_turn_order(place: int) -> None:
    for row in by_hand.ORDER[place]:
        table = Table(4, round=3).goods(3, 3).camps(0, 0).cards(rest="deck").stones("s1_01")
        table.state.order = [*[3, 2, 1][:place], 0]
        table.state.order += [player for player in range(4) if player not in table.state.order]
        before = counts(table.benefits())
        table.do(f"take_benefit order:{place}")
        through(table, before, row, "eclipse")


@pytest.mark.parametrize("tile", by_hand.SPACES)
def test_ew_69_megalith_spaces(tile: str) -> None:
    offset = 4 * list(by_hand.SPACES).index(tile)
    for r, spaces in enumerate(by_hand.SPACES[tile]):
        for c, change in enumerate(spaces):
            table = scene().goods(0, 0)
            before = counts(table.work("standing-stone.play"))
            actions = f"take_piece 0, raise 1 {r} {offset + c}" + (", move_camp 0 3" if "moved" in change else "")
            through(table, before, (actions, {"megaliths": 1, **change}), "turn")
