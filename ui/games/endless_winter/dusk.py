"""The Eclipse: every player's labour as a sum, the new turn order, and the pile that is being formed."""

from __future__ import annotations

from htpy import Element, Node, b, div, li, ol, section, span

from engine.games.endless_winter.catalog import PEOPLE, REST_HALVES, RIVALRIES, TURNS
from engine.games.endless_winter.phases.eclipse import eclipse_halves
from engine.games.endless_winter.state import KINDS
from ui.games.endless_winter.cards import emblem, ink, name_of
from ui.games.endless_winter.reading import in_eclipse
from ui.games.endless_winter.signs import sign
from ui.parts import icon, mark, rule_link
from ui.view import View


def halves(n: int) -> str:
    """A number of halves as people write it."""
    whole = str(n // 2) if n > 1 or not n else ""
    return f"{whole}½" if n % 2 else whole


def terms(view: View, player: int) -> list[tuple[Node, str, int]]:
    """What a player's sum is made of: a picture, words, and how many halves."""
    state = view.state
    if player == state.rival_seat and state.rival:
        cards = state.rival.shown[-TURNS:]
        return [(sign(RIVALRIES[card].column, 20), card_words(view, card), RIVALRIES[card].halves) for card in cards]
    tribe = state.tribes[player]
    kinds = [KINDS[card] for card in tribe.pile if KINDS[card] in PEOPLE]
    found: list[tuple[Node, str, int]] = [
        (
            span({"class": f"ew-face {ink(kind)}"})[emblem(kind, "26 10 48 52")],
            name_of(view, kind),
            2 * PEOPLE[kind].labour,
        )
        for kind in kinds
    ]
    rest = view.voice("place.rest")
    return found + [(sign("rest", 20), rest, REST_HALVES) for _ in range(tribe.resting)]


def card_words(view: View, card: str) -> str:
    """A card of the Rival in words."""
    told = view.game.describe(view.state, f"rival:{card}")
    return view.voice.say(told.name) if told else card


def sum_row(view: View, player: int, place: int) -> Element:
    """One player: what counts, and the sum."""
    found, total = terms(view, player), eclipse_halves(view.state, player)
    parts: list[Node] = []
    for n, (picture, words, worth) in enumerate(found):
        parts += [span(".ew-plus", aria_hidden="true")["+"]] if n else []
        parts.append(span(".ew-term", title=words)[picture, halves(worth), span(".sr")[words]])
    nth = view.voice("ew.nth", n=place)
    return li({"class": "me" if player == view.viewer else None})[
        span(".ew-nth")[nth],
        mark(view.seats[player].mark, 24),
        span(".sr")[view.seats[player].name],
        span(".ew-terms")[parts or view.voice("ew.nothing")],
        b(".ew-total")["= ", halves(total), icon("g-labour", 20)],
    ]


def comparison(view: View) -> Node:
    """All sums in the new turn order; nothing outside the Eclipse."""
    if not in_eclipse(view.state):
        return None
    return div(".ew-compare", role="group", aria_label=view.voice("ew.comparison"))[
        div(".ew-compare-head")[sign("eclipse", 20), b[view.voice("ew.comparison")], rule_link("EW-96")],
        ol[[sum_row(view, player, place) for place, player in enumerate(view.state.order, 1)]],
    ]


def beside(view: View) -> Node:
    """The comparison while somebody else takes benefits."""
    found = comparison(view)
    return section(".panel.ew-dusk")[found] if found else None


def forming(view: View, player: int) -> Element:
    """The own pile while it is formed: what it would count."""
    return div(".ew-compare")[ol[sum_row(view, player, view.state.order.index(player) + 1)]]
