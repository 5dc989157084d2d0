"""All areas as a list: whose, how large, worth now, expected. Pointing at one lights it on the board."""

from __future__ import annotations

from htpy import Element, Node, button, details, div, h4, li, small, span, summary, ul

from ui.games.hunters_gatherers.lit import letters
from ui.games.hunters_gatherers.reading import KINDS, Area, areas, target_of
from ui.games.hunters_gatherers.words import by_interest, expected, facts, title
from ui.parts import icon, mark
from ui.view import View


def areas_pane(view: View) -> Element:
    """Areas with owners kind by kind, then those that are free."""
    found = list(areas(view.state))
    owned = [area for area in found if area.owners]
    free = [area for area in found if not area.owners and not area.closed]
    return div(".areas")[
        [_kind(view, kind, [area for area in owned if area.kind == kind]) for kind in KINDS],
        details("#free-areas.more")[
            summary[icon("u-down", 20), view.voice("hg.free_areas", n=len(free))],
            [_kind(view, kind, [area for area in free if area.kind == kind]) for kind in KINDS],
        ],
    ]


def _kind(view: View, kind: str, found: list[Area]) -> Node:
    if not found:
        return None
    return [h4[view.voice(f"hg.lens.{kind}")], ul[[_row(view, area) for area in by_interest(view, found)]]]


def _row(view: View, area: Area) -> Element:
    chance = expected(view, area)
    note = view.voice.say(facts(view, area))
    later = view.voice("hg.expected", n=chance) if chance != area.points else ""
    return li[
        button(".area", type="button", data_target=target_of(view.state, area))[
            span(".whose")[[mark(letter, 22) for letter in letters(view, area)]],
            span(".txt")[view.voice.say(title(view, area)), small[note, later and f"; {later}"]],
        ]
    ]
