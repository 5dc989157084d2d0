"""Cards on the table of Imperial Settlers: shown, looked at, taken, in heaps, in one place, with their names."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from htpy import fragment

from engine.games.imperial_settlers.catalog import CARDS, TITLES
from tests.ui.games.imperial_settlers.at_table import (
    LANGUAGES,
    SETTINGS,
    beside,
    drawn,
    first_turn,
    kinds_of_decision,
    moments,
    new_match,
    seated,
    text_of,
    turn,
)
from tests.ui.markup import KEY, words
from tests.ui.tables import table_of
from ui.games.imperial_settlers.cards import breaks, full, heaps, name_of
from ui.games.imperial_settlers.closeup import large
from ui.panels.tip import tip
from ui.view import View


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_can_be_shown_and_looked_at(language: str) -> None:
    view = seated(table_of(new_match(2, 1), language)).view()
    for title, print_ in TITLES.items():
        card = next(card for card, other in CARDS.items() if other is print_)
        markup = str(full(view, card)) + str(large(view, card))
        assert f'href="#e-{title}"' in markup
        assert not KEY.findall(words(markup)), title


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("com-joiner-1", ""),
        ("com-sawmill-1", "text from one source"),
        ("com-acting-troupe-1", "text reconstructed"),
        ("rom-colossus-1", "text made for this app · name translated"),
        ("bar-wilderness-1", "known from one source · name translated"),
        ("egy-oasis-1", "numbers from one source"),
    ],
)
def test_one_small_line_says_what_is_not_as_printed(card: str, line: str) -> None:
    view = seated(table_of(new_match(2, 1))).view()
    found = re.findall(r'<p class="is-unsure">(.*?)</p>', str(large(view, card)))
    assert [words(markup).strip() for markup in found] == ([line] if line else [])


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


def test_a_card_held_down_is_looked_at_closely_and_put_away_again() -> None:
    table = turn()
    target = next(t for t in table.view().first_targets if t.startswith("card:"))
    table.hold(target)
    assert "is-asked" in beside(table.view(), table)
    table.clear_away()
    assert not beside(table.view(), table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_of_names_may_be_broken(language: str) -> None:
    view = seated(table_of(new_match(2, 1), language)).view()
    words_ = {word for card in CARDS for word in re.findall(r"\w+", name_of(view, card))}
    known = breaks(view.voice("is.hyphens"))
    assert not [word for word in words_ if len(word) > 10 and word not in known]
    assert not [word for word in known if word not in words_]
