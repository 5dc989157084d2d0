"""Every title once: built, producing, activated, set off. The expectations are written by hand in ``card_table``."""

from __future__ import annotations

from importlib import import_module
from inspect import getsource

import pytest

from engine.components.effects import amounts
from engine.games.imperial_settlers.actions import Activate, Build, Choose, DrawFrom, Give, PickDeal, Take
from engine.games.imperial_settlers.catalog import CARDS, TITLES
from engine.games.imperial_settlers.ledger import to_discard
from engine.games.imperial_settlers.phases.production import Produce
from engine.games.imperial_settlers.vocabulary import HOLDING
from tests.games.imperial_settlers.card_table import CARDS as TABLE
from tests.games.imperial_settlers.card_table import ELSEWHERE, TESTS
from tests.games.imperial_settlers.table import RICH, S, Table

COUNTED = (*HOLDING, "vp", "card")
SCENERY = (
    "com-joiner-2",
    "com-gold-mine-2",
    "com-masons-guild-2",
    "com-pig-farmer-a-2",
    "com-barracks-2",
    "com-castle-a-2",
)
FACTION = {"com": "barbarians", "bar": "barbarians", "rom": "romans", "egy": "egyptians", "jap": "japanese"}


def scene(print_: str, built: bool, deals: int = 1) -> Table:
    """The card in hand or built, among one other Location of each colour."""
    faction = FACTION[print_[:3]]
    pink = "com-settlers" if print_ == "com-missionaries" else "com-missionaries"
    others = [card for card in CARDS if CARDS[card].faction == faction and CARDS[card].row != print_]
    me = S(
        faction,
        RICH,
        hand=[] if built else [print_],
        built=[*SCENERY, pink, *([print_] if built else [])],
        deals=others[:deals],
        foundations=["com-ruins-6"],
    )
    if built:
        me.hand = ["com-ruins-1", "com-ruins-2"]
    return Table(me, S("japanese" if faction == "romans" else "romans", passed=True))


def holdings(table: Table) -> dict[str, int]:
    return {good: table.has(good) for good in COUNTED}


def change(table: Table, before: dict[str, int]) -> dict[str, int]:
    """What has been gained and lost."""
    now = holdings(table)
    return {good: now[good] - before[good] for good in COUNTED if now[good] != before[good]}


def through(table: Table) -> None:
    """Take the first possibility until the turn is over; draw from the Common deck."""
    while table.prompt not in ("turn", "after", ""):
        assert table.decision is not None
        table.do(table.decision.actions[0])


def pay(table: Table) -> None:
    """Give the first location and pay in the first way."""
    while table.prompt in ("pay", "give_location"):
        assert table.decision is not None
        table.do(table.decision.actions[0])


def expected(gained: str, lost: str) -> dict[str, int]:
    found = amounts(gained)
    for good, n in amounts(lost).items():
        found[good] = found.get(good, 0) - n
    return {good: n for good, n in found.items() if n}


@pytest.mark.parametrize("print_", TABLE)
def test_building_costs_and_gives(print_: str) -> None:
    does, table = TABLE[print_], scene(print_, built=False)
    before = holdings(table)
    table.do(Build(f"{print_}-1"))
    through(table)
    cost = amounts(does.cost)
    location = cost.pop("location", 0)
    wanted = expected(does.built, "") | {}
    for good, n in {**cost, "card": 1}.items():
        wanted[good] = wanted.get(good, 0) - n
    assert change(table, before) == {good: n for good, n in wanted.items() if n}
    assert len(table.seat().foundations) == 1 - location
    assert table.built()[-1] == f"{print_}-1"


@pytest.mark.parametrize("print_", [name for name, does in TABLE.items() if does.makes])
def test_production_gives_again(print_: str) -> None:
    table = scene(print_, built=True, deals=0)
    with_card = produced(table)
    to_discard(table.state, table.seat().locations.pop().card)
    bare = produced(table)
    found = {good: with_card.get(good, 0) - bare.get(good, 0) for good in COUNTED}
    assert {good: n for good, n in found.items() if n} == amounts(TABLE[print_].makes)


def produced(table: Table) -> dict[str, int]:
    before = holdings(table)
    table.play_on(Produce(0))
    through(table)
    return change(table, before)


@pytest.mark.parametrize("print_", [name for name, does in TABLE.items() if does.gives])
def test_activating_has_its_price_and_gain(print_: str) -> None:
    does = TABLE[print_]
    for times in range(1, does.uses + 1):
        table = scene(print_, built=True, deals=2)
        before = holdings(table)
        table.do(Activate(f"{print_}-1", times))
        through(table)
        wanted = times_over(expected(does.gives, does.price), times)
        assert change(table, before) == wanted
        assert table.location(f"{print_}-1").used == times
    assert not table.offers(Activate(f"{print_}-1", 1))
    assert table.refused(f"activate:{print_}-1") == "used" or table.prompt != "turn"


def times_over(goods: dict[str, int], times: int) -> dict[str, int]:
    return {good: n * times for good, n in goods.items()}


@pytest.mark.parametrize("print_", ELSEWHERE)
def test_building_costs(print_: str) -> None:
    table = scene(print_, built=False)
    before = holdings(table)
    table.do(Build(f"{print_}-1"))
    through(table)
    cost = amounts(ELSEWHERE[print_])
    location = cost.pop("location", 0)
    assert change(table, before) == {**{good: -n for good, n in cost.items()}, "card": -1}
    assert len(table.seat().foundations) == 1 - location


def test_no_print_is_left_out() -> None:
    prints = {card.row for card in CARDS.values()}
    assert prints == TABLE.keys() | ELSEWHERE.keys()
    assert not TABLE.keys() & ELSEWHERE.keys()
    assert len(TITLES) == 126


def test_what_the_table_does_not_show_has_a_test_of_its_own() -> None:
    unseen = [row for row in (*ELSEWHERE, *TABLE) if row in ELSEWHERE or not any(TABLE[row][1:-1])]
    assert {CARDS[f"{row}-1"].title for row in unseen} <= TESTS.keys()


@pytest.mark.parametrize("title", TESTS)
def test_the_test_of_a_title_is_there_and_is_about_it(title: str) -> None:
    file, name = TESTS[title].split(".")
    test = getattr(import_module(f"tests.games.imperial_settlers.test_{file}"), f"test_{name}")
    assert title in getsource(test)


def test_barter_and_guard_give_a_choice() -> None:
    table = scene("bar-barter", built=True)
    table.do(Activate("bar-barter-1", 1))
    assert table.options == ["choose 0", "choose 1", "choose 2"]
    stone = table.has("stone")
    table.do(Choose(1))
    assert table.has("stone") == stone + 1
    table = scene("egy-pharaohs-guard", built=False).do(Build("egy-pharaohs-guard-1"))
    pay(table)
    vp = table.has("vp")
    assert table.do(Choose(1)).has("vp") == vp + 2


def test_golden_bazaar_takes_any_resource_but_no_gold() -> None:
    table = scene("egy-golden-bazaar", built=True).do(Activate("egy-golden-bazaar-1", 1))
    assert table.options == ["pay 1 0 0 0", "pay 0 1 0 0", "pay 0 0 1 0"]


def test_desert_and_tavern_take_a_hand_card() -> None:
    for card in ("egy-desert", "com-tavern"):
        table = scene(card, built=True).do(Activate(f"{card}-1", 1))
        assert table.options == ["give com-ruins-1", "give com-ruins-2"]
        table.do(Give("com-ruins-2"))
        assert "com-ruins-2" in table.state.discard


def test_hanseatic_league_takes_a_deal() -> None:
    table = scene("com-hanseatic-league", built=True)
    deal = table.seat().deals[0].card
    table.do(Activate("com-hanseatic-league-1", 1))
    assert not table.seat().deals
    assert deal in table.seat().discard


def test_imperial_messenger_uses_a_deal() -> None:
    me = S("romans", "3 worker", built=["com-imperial-messenger"], deals=["rom-bank", "rom-builders"])
    table = Table(me, S("japanese", passed=True))
    table.do(Activate("com-imperial-messenger-1", 1))
    assert table.options == ["pick_deal 0 rom-bank-1", "pick_deal 0 rom-builders-1"]
    table.do(PickDeal(0, "rom-bank-1"))
    assert table.has("gold") == 1
    assert len(table.seat().deals) == 2


def test_architect_and_temple_look_at_two_cards_and_keep_one() -> None:
    for card in ("rom-architect", "jap-buddhas-temple"):
        table = scene(card, built=False).do(Build(f"{card}-1"))
        top, second = table.seat().deck[-1], table.seat().deck[-2]
        pay(table)
        assert table.options == [f"take {top}", f"take {second}"]
        table.do(Take(second))
        assert table.seat().hand == [second]
        assert table.seat().discard == [top]


def test_legions_draw_common_cards_only_and_dojo_faction_cards_only() -> None:
    table = scene("rom-legions", built=False)
    common = len(table.state.deck)
    table.do(Build("rom-legions-1"))
    through(table)
    assert len(table.state.deck) == common - 2
    table = scene("jap-dojo", built=False)
    own = len(table.seat().deck)
    table.do(Build("jap-dojo-1"))
    through(table)
    assert len(table.seat().deck) == own - 1


def test_mission_draws_from_either_deck_each_time() -> None:
    table = scene("bar-mission", built=True).do(Activate("bar-mission-1", 1))
    assert table.options == ["draw_from common", "draw_from faction"]
    table.do(DrawFrom("faction"))
    assert table.options == ["draw_from common", "draw_from faction"]
    table.do(DrawFrom("common"))
    assert [CARDS[card].faction for card in table.seat().hand[-2:]] == ["barbarians", "common"]
