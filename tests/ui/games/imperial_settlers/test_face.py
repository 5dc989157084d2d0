"""The face of Imperial Settlers as markup: every decision can be made, everything has words, cards say why not."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from htpy import fragment

from engine.core.actions import Action
from engine.games.imperial_settlers.actions import Pass, Pay
from engine.games.imperial_settlers.catalog import CARDS, TITLES
from engine.games.imperial_settlers.events import Gained
from engine.games.imperial_settlers.terms import card_name
from tests.ui.games.imperial_settlers.at_table import moments, new_match, seated
from tests.ui.tables import table_of
from ui.games.imperial_settlers.cards import breaks, full, heaps, name_of
from ui.games.imperial_settlers.closeup import large
from ui.games.imperial_settlers.production import sources
from ui.games.imperial_settlers.reading import VERBS, in_turn
from ui.panels.decision import decision_panel
from ui.panels.score import final_sheet, preview
from ui.panels.tip import tip
from ui.table import Table
from ui.view import View

KEY = re.compile(r"\b[a-z_]{2,}\.[a-z_]{2,}[a-z_.]*\b")
ACTION = re.compile(r'data-action="([^"]*)"')
LANGUAGES = ("pt_BR", "en")
SETTINGS: tuple[tuple[int, int, dict[str, Any]], ...] = (
    (1, 3, {}),
    (2, 4, {"factions": "choose"}),
    (2, 9, {"lookout": "advanced", "reshuffle": True}),
    (3, 5, {"lookout": "alternate"}),
    (4, 6, {"peaceful": True}),
    (4, 8, {}),
)
OFTEN = 2
"""So many decisions of a kind are looked at in each game; the rest is alike."""


def words(markup: str) -> str:
    return re.sub(r"<[^>]*>", " ", markup)


def panel(view: View, table: Table) -> str:
    return str(fragment[decision_panel(view, table.face)])


def beside(view: View, table: Table) -> str:
    """The card asked about."""
    return str(fragment[table.face.coming(view)])


def text_of(part: Any) -> str:
    """What a region holds, whole or in pieces."""
    return "".join(part.values()) if isinstance(part, dict) else "" if part is None else str(fragment[part])


def drawn(table: Table, *names: str) -> str:
    """What the named regions of the board hold; all of them if none is named."""
    made = table.face.regions(table.view())
    return "".join(text_of(make()) for name, make in made.items() if not names or name.startswith(names))


def everything(view: View, table: Table) -> str:
    face = table.face
    parts = [face.board(view), face.where(view), face.phases(view), face.mine(view), face.pace(view), face.coming(view)]
    parts += [face.tribe(view, i) for i in range(len(view.seats))]
    parts += [face.pane(view, tab) for tab in face.tabs]
    return panel(view, table) + drawn(table) + "".join(map(text_of, parts))


def kinds_of_decision(settings: tuple[int, int, dict[str, Any]], language: str = "en") -> Iterator[Table]:
    """A table at the first decisions of each kind in a game."""
    players, seed, options = settings
    seen: Counter[str] = Counter()
    table: Table | None = None
    for match in moments(players, seed, **options):
        prompt = match.decision.prompt if match.decision else ""
        seen[prompt] += 1
        table = table or table_of(match, language)
        if seen[prompt] <= OFTEN:
            table.show(chosen=(), notes={})
            yield seated(table)


def offered(table: Table) -> set[str]:
    """The actions that the panel offers, now or after a step of the turn was chosen."""
    found = set(ACTION.findall(panel(table.view(), table)))
    for verb in VERBS if in_turn(table.view()) else ():
        table.show(**table.face.command(table.view(), "is-verb", {"value": verb}) or {})
        found |= set(ACTION.findall(panel(table.view(), table)))
    table.show(notes={})
    return {unescape(text) for text in found}


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_can_be_shown_and_looked_at(language: str) -> None:
    view = seated(table_of(new_match(2, 1), language)).view()
    for title, print_ in TITLES.items():
        card = next(card for card, other in CARDS.items() if other is print_)
        markup = str(full(view, card)) + str(large(view, card))
        assert f'href="#e-{title}"' in markup
        assert not KEY.findall(words(markup)), title


def turn(players: int = 2, seed: int = 4, accept: Any = lambda _: True) -> Table:
    """A table at the first turn that is as wanted."""
    for match in moments(players, seed):
        if match.decision and match.decision.prompt == "prompt.turn":
            table = seated(table_of(match))
            if accept(table.view()):
                return table
    raise AssertionError("there is no such turn")


def lone(view: View) -> str:
    """A hand card that can be used in no way at all."""
    targets = {target for action in view.decision.actions for target in action.targets} if view.decision else set()
    hand = view.state.seats[view.viewer].hand
    return next((card for card in hand if f"card:{card}" not in targets), "")


def test_a_card_that_cannot_be_used_says_why_with_the_rule() -> None:
    table = turn(accept=lone)
    card = lone(table.view())
    table.point(f"card:{card}")
    text = beside(table.view(), table)
    refusals = [why for use in ("build", "deal", "raze") if (why := table.view().refusals.get(f"{use}:{card}"))]
    assert len(refusals) == 3
    assert all(f'data-rule="{why.rule}"' in text for why in refusals)
    table.point(f"card:{card}")
    tip_ = str(fragment[tip(table.view(), table.face, f"card:{card}")])
    assert all(f'data-rule="{why.rule}"' in tip_ for why in refusals)


def test_pointing_at_a_card_in_a_turn_does_nothing_yet() -> None:
    table = turn()
    before, target = len(table.match.moves), next(t for t in table.view().first_targets if t.startswith("card:"))
    table.point(target)
    assert "is-asked" in beside(table.view(), table)
    table.point(target)
    assert "is-asked" not in beside(table.view(), table)
    assert len(table.match.moves) == before


def test_a_card_of_the_row_is_taken_by_pointing_twice() -> None:
    match = next(m for m in moments(2, 4) if m.decision and m.decision.prompt == "prompt.lookout")
    table = seated(table_of(match))
    player, card = table.viewer, match.state.row[0]
    table.point(f"card:{card}")
    assert not match.moves
    table.point(f"card:{card}")
    assert len(match.moves) == 1
    assert player is not None
    assert card in match.state.seats[player].hand


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


def test_actions_are_texts_that_the_panel_can_send_back() -> None:
    table = turn()
    actions: tuple[Action, ...] = table.view().decision.actions  # type: ignore[union-attr]
    assert {str(table.match.game.read_action(str(action))) for action in actions} == {str(a) for a in actions}


TARGET = re.compile(r'data-target="(card:[^"]*)"')


@pytest.mark.parametrize("settings", SETTINGS)
def test_a_card_lies_in_one_place(settings: tuple[int, int, dict[str, Any]]) -> None:
    for table in kinds_of_decision(settings):
        view, face = table.view(), table.face
        rest = [face.mine(view), face.pace(view)]
        rest += [face.tribe(view, i) for i in range(len(view.seats)) if i != view.viewer]
        found = Counter(TARGET.findall(drawn(table) + "".join(map(text_of, rest))))
        linked = {f"card:{held.card}" for seat in view.state.seats for held in seat.deals if held.linked}
        assert not [target for target, n in found.items() if n > 1 and target not in linked]
        built = {f"card:{place.card}" for seat in view.state.seats for place in seat.locations}
        assert built <= set(found)


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


def test_goods_of_a_production_come_from_their_sources() -> None:
    match = next(m for m in moments(2, 4) if any(isinstance(e, Gained) and e.source in CARDS for e in m.step.events))
    event = next(e for e in match.step.events if isinstance(e, Gained) and e.source in CARDS)
    table = seated(table_of(match))
    ways = {(flight.start[0], flight.end[0]) for flight in table.face.flights(table.view())}
    assert (f"card:{event.source}", f"good:{event.player}:{event.good}") in ways


def test_equal_cards_lie_in_a_heap_with_the_one_asked_about_on_top() -> None:
    def twins(view: View) -> list[Any]:
        """Two Locations that look the same."""
        found = heaps(view, view.viewer or 0, view.state.seats[view.viewer].locations)
        return next((heap for heap in found if len(heap) > 1), [])

    table = next(table for seed in range(4, 40) for table in [first_turn(2, seed, twins)] if table)
    top, beneath = twins(table.view())[:2]
    text = drawn(table)
    assert f'<span class="is-beneath" data-target="card:{beneath.card}">' in text
    table.point(f"card:{beneath.card}")
    assert twins(table.view())[0] is beneath
    assert top in twins(table.view())


def first_turn(players: int, seed: int, accept: Any) -> Table | None:
    try:
        return turn(players, seed, accept)
    except AssertionError:
        return None


def test_a_card_held_down_is_looked_at_closely_and_put_away_again() -> None:
    table = turn()
    target = next(t for t in table.view().first_targets if t.startswith("card:"))
    table.hold(target)
    assert "is-asked" in beside(table.view(), table)
    table.clear_away()
    assert not beside(table.view(), table)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_of_names_may_be_broken(language: str) -> None:
    view = seated(table_of(new_match(2, 1), language)).view()
    words_ = {word for card in CARDS for word in re.findall(r"\w+", name_of(view, card))}
    known = breaks(view.voice("is.hyphens"))
    assert not [word for word in words_ if len(word) > 10 and word not in known]
    assert not [word for word in known if word not in words_]


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
