"""The face of Imperial Settlers as markup: every decision can be made, everything has words, cards say why not."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from html import unescape
from typing import Any

import pytest
from htpy import fragment

from engine.core.actions import Action
from engine.core.events import HIDDEN, Event
from engine.games.imperial_settlers.actions import Pass, Pay
from engine.games.imperial_settlers.catalog import CARDS, ROUNDS
from engine.games.imperial_settlers.events import DealStolen, Gained, StashedCard, StashedGood, TakenOver
from engine.games.imperial_settlers.names import card_name
from tests.games.imperial_settlers.table import S
from tests.games.imperial_settlers.table import Table as Position
from tests.ui.games.imperial_settlers.at_table import (
    LANGUAGES,
    SETTINGS,
    drawn,
    everything,
    kinds_of_decision,
    moments,
    panel,
    seated,
    turn,
)
from tests.ui.markup import KEY, actions_in, words
from tests.ui.tables import table_of
from ui.games.imperial_settlers.flights import MAKERS
from ui.games.imperial_settlers.production import pane, sources
from ui.games.imperial_settlers.reading import VERBS, in_turn
from ui.panels.score import final_sheet, preview
from ui.table import Table
from ui.view import View


def offered(table: Table) -> set[str]:
    """The actions that the panel offers, now or after a step of the turn was chosen."""
    found = actions_in(panel(table.view(), table))
    for verb in VERBS if in_turn(table.view()) else ():
        table.show(**table.face.command(table.view(), "is-verb", {"value": verb}) or {})
        found |= actions_in(panel(table.view(), table))
    table.show(notes={})
    return found


@pytest.mark.parametrize("settings", SETTINGS)
def test_every_action_of_every_decision_is_offered(settings: tuple[int, int, dict[str, Any]]) -> None:
    for table in kinds_of_decision(settings):
        decision = table.match.decision
        if decision:
            assert offered(table) == {str(action) for action in decision.actions}, decision.prompt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("settings", SETTINGS[:4])
def test_everything_has_words(settings: tuple[int, int, dict[str, Any]], language: str) -> None:
    for table in kinds_of_decision(settings, language):
        text = everything(table.view(), table)
        assert not KEY.findall(words(text)), KEY.findall(words(text))
        labels = " ".join(re.findall(r'(?:aria-label|title)="([^"]*)"', text))
        assert not KEY.findall(labels), KEY.findall(labels)


def test_passing_asks_while_something_useful_is_left() -> None:
    table = turn()
    table.do(str(next(action for action in table.view().decision.actions if isinstance(action, Pass))))  # type: ignore[union-attr]
    assert isinstance(table.scratch.asking, Pass)
    text = panel(table.view(), table)
    assert 'data-sure="yes"' in text
    assert 'data-act="keep"' in text


def test_only_the_chosen_step_is_marked() -> None:
    def both(view: View) -> bool:
        kinds = {type(action).__name__ for action in view.decision.actions} if view.decision else set()
        return {"Build", "Activate"} <= kinds

    table = turn(accept=both)
    table.show(**table.face.command(table.view(), "is-verb", {"value": "activate"}) or {})
    view = table.view()
    assert in_turn(view)
    assert not re.search(r'class="isc in-hand[^"]* can', drawn(table, "is-fan"))
    assert re.search(r'class="isc [^"]*can', drawn(table, "is-action"))


def secrets(state: Any, player: int) -> list[str]:
    return [card for i, seat in enumerate(state.seats) if i != player for card in seat.hand]


def test_nobody_sees_the_others_hands() -> None:
    for table in kinds_of_decision((3, 5, {})):
        text = everything(table.view(), table)
        assert not [card for card in secrets(table.match.state, table.viewer or 0) if f'"card:{card}"' in text]


def counted(state: Any, player: int) -> Counter[str] | None:
    """What the tab says the next production brings; None if a part cannot be told beforehand."""
    total: Counter[str] = Counter()
    for _, goods, untold in sources(state, player):
        if untold:
            return None
        total.update(goods)
    del total["card"]
    return total


@pytest.mark.parametrize("seed", [3, 4])
def test_the_sum_of_the_next_production_comes_true(seed: int) -> None:
    expected: list[Counter[str] | None] = []
    got = [Counter[str](), Counter[str]()]
    checked = 0
    for match in moments(2, seed):
        for event in match.step.events:
            if isinstance(event, Gained) and event.rule == "IS-17":
                got[event.player][event.good] += event.n
        if match.state.phase == "lookout":
            expected = [counted(match.state, player) for player in range(2)]
        elif match.state.phase == "action" and expected:
            told = [(got[player], goods) for player, goods in enumerate(expected) if goods is not None]
            assert all(+came == +goods for came, goods in told)
            checked += len(told)
            expected, got = [], [Counter[str](), Counter[str]()]
    assert checked >= 4


def test_the_sum_tells_what_its_points_set_off() -> None:
    state = Position(S("egyptians", built=["com-monument", "egy-sphinx-1", "egy-sphinx-2"]), S("romans")).state
    told = [(name.key, goods["vp"]) for name, goods, _ in sources(state, 0) if goods.get("vp")]
    assert told == [("card.com-monument", 1), ("card.egy-sphinx", 1), ("card.egy-sphinx", 1)]


def test_phases_are_shown_in_the_order_in_which_they_come() -> None:
    table = seated(table_of(next(iter(moments(1, 3)))))
    table.match.state.phase = "attack"
    said = words(str(fragment[table.face.phases(table.view())])).split()
    assert said == ["Lookout", "Production", "Action", "Cleanup", "Attack"]


def test_after_the_last_production_none_is_foretold() -> None:
    state = Position(S("romans", built=["com-quarry-1"]), S("egyptians")).state
    state.round, told = ROUNDS, {}
    for state.phase in ("production", "action", "cleanup", "end"):
        view = replace(turn().view(), state=state)
        told[state.phase] = " ".join(words(str(fragment[pane(view, 0)])).split())
    assert "In all" in told.pop("production")
    assert set(told.values()) == {"The last production is over. IS-17"}


def test_actions_are_texts_that_the_panel_can_send_back() -> None:
    table = turn()
    actions: tuple[Action, ...] = table.view().decision.actions  # type: ignore[union-attr]
    assert {str(table.match.game.read_action(str(action))) for action in actions} == {str(a) for a in actions}


@pytest.mark.parametrize("settings", SETTINGS)
def test_what_moves_goes_between_places_that_are_named(settings: tuple[int, int, dict[str, Any]]) -> None:
    flown = 0
    for table in kinds_of_decision(settings):
        view = table.view()
        for flight in table.face.flights(view):
            flown += 1
            assert "<svg" in flight.picture
            assert all(":" in spot or spot in ("row", "attacks") for spot in (*flight.start, *flight.end))
    assert flown


@pytest.mark.parametrize(
    ("event", "start", "end"),
    [
        (StashedGood(0, "IS-27", "wood", "jap-shrine-1"), "good:0:wood", "card:jap-shrine-1"),
        (StashedCard(0, "IS-27", HIDDEN, "jap-gate-1"), "hand:0", "card:jap-gate-1"),
        (DealStolen(0, "IS-42", "jap-farm-1", 1), "deals:1", "card:jap-farm-1"),
        (TakenOver(0, "IS-65", "com-mill-1", 1), "egypt:0", "card:com-mill-1"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_lies_on_cards_flies_there(event: Event, start: str, end: str) -> None:
    (flight,) = MAKERS[type(event)](event, [event])
    assert (flight.start[0], flight.end[0]) == (start, end)


def test_goods_of_a_production_come_from_their_sources() -> None:
    match = next(m for m in moments(2, 4) if any(isinstance(e, Gained) and e.source in CARDS for e in m.step.events))
    event = next(e for e in match.step.events if isinstance(e, Gained) and e.source in CARDS)
    table = seated(table_of(match))
    ways = {(flight.start[0], flight.end[0]) for flight in table.face.flights(table.view())}
    assert (f"card:{event.source}", f"good:{event.player}:{event.good}") in ways


def test_a_payment_can_be_cancelled() -> None:
    match = next(m for m in moments(1, 3) if m.can_undo() and m.decision and isinstance(m.decision.actions[0], Pay))
    table = seated(table_of(match))
    assert 'data-act="undo"' in panel(table.view(), table)


def test_points_are_told_card_by_card() -> None:
    match = list(moments(2, 4))[-1]
    table = table_of(match)
    text = str(fragment[final_sheet(table.view(), table.face)]) + str(fragment[preview(table.view(), table.face)])
    for seat in match.state.seats:
        assert all(table.voice.say(card_name(place.card)) in unescape(text) for place in seat.locations)


@pytest.mark.parametrize(
    ("language", "sentence", "captions"),
    [
        ("pt_BR", "Ele já coletou {n} cartas.", ("Fileira de ataques", "Os locais dele nesta rodada")),
        ("en", "It has collected {n} cards.", ("Row of attacks", "Its Locations this round")),
    ],
)
def test_what_the_virtual_player_has_collected_is_not_taken_for_what_lies_open(
    language: str, sentence: str, captions: tuple[str, str]
) -> None:
    match = next(
        m for m in moments(1, 3) if m.state.round == 4 and m.state.seats[1].locations and m.state.seats[1].deals
    )
    table = seated(table_of(match))
    table.speak(language)
    said = str(fragment[table.face.pace(table.view())])
    assert sentence.format(n=len(match.state.collection)) in words(said)
    for caption, pictures in zip(captions, ("is-open-deals", "is-rows"), strict=True):
        assert re.search(rf">{caption}</small><div[^>]*{pictures}", said)
