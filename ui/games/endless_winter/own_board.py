"""The viewer's player board: tracks, Camps, Villages, Rest, stacks, Stones."""

from __future__ import annotations

from htpy import Element, Node, b, button, div, fragment, h4, i, p, section, span

from engine.games.endless_winter.catalog import (
    CAMPS,
    FOOD_LIMITS,
    LABOUR_ICONS,
    SIDES,
    STACK_BENEFITS,
    STONE_SLOTS,
    TOOL_LIMIT,
    VILLAGE_POINTS,
    VILLAGES,
)
from engine.games.endless_winter.names import chief_name
from engine.games.endless_winter.phases.land import camps_gone
from engine.games.endless_winter.state import Tribe
from ui.games.endless_winter.cards import emblem, portrait, said
from ui.games.endless_winter.figures import figure
from ui.games.endless_winter.pieces import piece, stack
from ui.games.endless_winter.reading import classes
from ui.games.endless_winter.signs import amount, program, sign
from ui.games.endless_winter.stones import stone
from ui.parts import icon
from ui.view import View


def board(view: View, tribe: Tribe, letter: str) -> Element:
    """The player board: tracks, Camps, Villages, Rest, stacks, Stones."""
    say = view.voice
    return section(".panel.ew-board", aria_label=say("ew.board"))[
        chief(view, tribe),
        div(".ew-mb")[
            track(view, "food", tribe.food, max(LABOUR_ICONS), tribe.food_limit),
            track(view, "tool", tribe.tools, TOOL_LIMIT, TOOL_LIMIT),
            div(".ew-slots")[camps(view, tribe, letter), villages(view, tribe, letter), rest(view, tribe, letter)],
            div(".ew-slots")[stacks(view, tribe, letter), stones(view, tribe)],
        ],
    ]


def chief(view: View, tribe: Tribe) -> Node:
    """The Chief with the places where the effect comes."""
    if not tribe.side:
        return span(".ew-chief", title=view.voice("ew.no_chief"))[span(".ew-pic")[portrait(tribe.chief)]]
    side, target = SIDES[tribe.side], f"chief:{tribe.side}"
    name = view.voice.say(chief_name(tribe.side))
    return button({"class": classes(view, target, "ew-chief"), "type": "button"}, data_target=target,
                  aria_label=said(view, target))[
        span(".ew-pic")[emblem(tribe.side, "12 0 76 84")],
        b(aria_hidden="true")[name.partition(",")[0]],
        span(".ew-at", aria_hidden="true")[[sign(place, 16) for place in side.places]],
        program(side.program, 16),
    ]  # fmt: skip


def track(view: View, good: str, value: int, end: int, limit: int) -> Element:
    """A track as cells: where the marker is, the limit as a fence, hands where labour is given."""
    target = f"board:{good}"
    cells = [cell(n, value, limit, good == "food") for n in range(end + 1)]
    return div(".ew-track")[
        span(".ew-tn")[icon(f"g-{good}", 20), span[view.voice(f"board.{good}")]],
        button(
            {"class": classes(view, target, "ew-cells"), "type": "button"},
            data_target=target,
            aria_label=view.voice(f"ew.track.{good}", n=value, limit=limit),
        )[cells],
    ]


def cell(n: int, value: int, limit: int, food: bool) -> Element:
    """One space of a track."""
    states = {"on": n == value, "over": n > limit, "fence": food and n == limit}
    names = " ".join(name for name, on in states.items() if on)
    gives = food and n in LABOUR_ICONS and i(".ew-gives")[icon("g-labour", 17)]
    return span({"class": names or None}, aria_hidden="true")[gives, span[str(n)]]


def slots(title: Node, content: Node, kind: str = "") -> Element:
    """A group of places with its name."""
    return div({"class": f"ew-group {kind}"})[h4[title], p[content]]


def camps(view: View, tribe: Tribe, letter: str) -> Element:
    """Camps; an empty place shows the Food limit that it opened."""
    target, of = "board:camps", CAMPS - camps_gone(tribe)
    gone = of - tribe.camps_left
    places = [
        span(".ew-cs.gone")[b[str(FOOD_LIMITS[CAMPS - 1 - n])]]
        if n < gone
        else span(".ew-cs")[piece("camp", letter, True, 25)]
        for n in range(of)
    ]
    label = view.voice("ew.camps_left", n=tribe.camps_left)
    content = button(".ew-bare", type="button", data_target=target, aria_label=label)[places]
    return slots(view.voice("board.camps"), content)


def villages(view: View, tribe: Tribe, letter: str) -> Element:
    """Villages with the points of building them; a built one shows what its place gives."""
    return slots(view.voice("ew.villages"), [village(view, tribe, letter, n) for n in range(VILLAGES)])


def village(view: View, tribe: Tribe, letter: str, n: int) -> Element:
    """The place of one Village."""
    target, built = f"village:{n}", n < len(tribe.villages)
    return button(
        {"class": classes(view, target, "ew-cs", "vl", *(["done"] if built else [])), "type": "button"},
        data_target=target,
        aria_label=said(view, target),
    )[piece("village", letter, not built, 22), amount("vp", VILLAGE_POINTS[n], 16)]


def rest(view: View, tribe: Tribe, letter: str) -> Element:
    """Where figures rest."""
    target = "place:rest"
    figures = [
        figure(letter, "member" if n else "chief", 22) for n, place in enumerate(tribe.figures) if place == "rest"
    ]
    content = button(
        {"class": classes(view, target, "ew-rest"), "type": "button"},
        data_target=target,
        aria_label=said(view, target),
        aria_pressed=str(target in view.scratch.chosen).lower(),
    )[figures or [sign("rest", 19), sign("card", 17), sign("tip", 17)]]
    return slots(view.voice("place.rest"), content)


def stacks(view: View, tribe: Tribe, letter: str) -> Element:
    """The stacks with what they give in each Eclipse once they are empty."""
    title = fragment[view.voice("ew.megaliths"), sign("eclipse", 15)]
    return slots(title, [stack_place(view, letter, n, left) for n, left in enumerate(tribe.stacks)])


def stack_place(view: View, letter: str, n: int, left: int) -> Element:
    """One stack."""
    target = f"stack:{n}"
    return button(
        {"class": classes(view, target, "ew-mst", *([] if left else ["done"])), "type": "button"},
        data_target=target,
        aria_label=said(view, target, view.voice("ew.megaliths_left", n=left)),
        aria_pressed=str(target in view.scratch.chosen).lower(),
    )[stack(letter, n, left), program(STACK_BENEFITS[n], 17)]


def stones(view: View, tribe: Tribe) -> Element:
    """Sacred Stones and the free places."""
    free = [span(".ew-free")] * (STONE_SLOTS - len(tribe.stones))
    title = fragment[view.voice("ew.stones"), sign("eclipse", 15)]
    return slots(title, [[stone(view, name, "own") for name in tribe.stones], free], "stones")
