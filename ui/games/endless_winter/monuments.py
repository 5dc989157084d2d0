"""What all columns share: the Megalith board with its two levels, the Sacred Stones, the two idol tracks."""

from __future__ import annotations

from functools import cache

from htpy import Element, Node, button, div, fragment, h3, section, small, span
from markupsafe import Markup

from engine.games.endless_winter.actions import Raise
from engine.games.endless_winter.board import Cell, spaces, squares
from engine.games.endless_winter.catalog import IDOL_BONUSES, MEGALITH_PATTERNS, RATIOS, STONES, TRACK_END
from engine.games.endless_winter.phases.idols import honour_order, position
from engine.games.endless_winter.scoring import buried
from engine.games.endless_winter.state import EndlessWinterState
from engine.games.endless_winter.vocabulary import BOOK, HONOUR, OFFERING
from ui.games.endless_winter.cards import said
from ui.games.endless_winter.drawn import line, mark, number, press
from ui.games.endless_winter.layout import CELL, SOCKET, extent, socket, spread
from ui.games.endless_winter.reading import classes, marks
from ui.games.endless_winter.signs import amount, program, sign
from ui.parts import mark as seat_mark
from ui.view import View

SHAPES = 3
"""Shapes of stones without a sign."""


def monuments(view: View) -> Markup:
    """All of it, made anew only when something in it changes."""
    state = view.state
    tracks = [(tribe.offering, tribe.honour, tribe.arrival, len(tribe.buried)) for tribe in state.tribes]
    shown = (state.level1, state.level2, state.stones, tracks, state.rival and state.rival.buried)
    return view.once(("ew-monu", repr(shown), marks(view), view.viewer), lambda: _monuments(view))


def _monuments(view: View) -> Node:
    say = view.voice
    rows, columns = extent(list(board(view.state)))
    shape = "strip" if columns > 12 else "block"
    return fragment[
        div(f".ew-mega.{shape}")[
            section(aria_label=say("ew.megaliths"))[
                h3[sign("megalith", 19), say("ew.megaliths"), small[say("ew.level_two")]],
                megaliths(view, rows, columns),
            ],
            section(".ew-stones", aria_label=say("ew.stones"))[
                h3[sign("stone", 19), say("ew.stones")],
                div(style=f"--n: {stone_columns(view.state)}")[supply(view)],
            ],
        ],
        idol(view, HONOUR),
        idol(view, OFFERING),
    ]


# Megaliths -------------------------------------------------------------------------------------------------------


def board(state: EndlessWinterState) -> dict[Cell, str]:
    """The spaces with their bonuses."""
    return spaces(state.pattern, tuple(state.tiles))


def megaliths(view: View, rows: int, columns: int) -> Markup:
    """The board with what stands on it."""
    box = f"-1 -6 {columns * CELL + 2} {rows * CELL + 8}"
    drawn = grounds(view.state) + cells(view, columns) + low(view) + high(view) + presses(view)
    label = view.voice("ew.megaliths")
    return Markup(f'<svg class="ew-megs" viewBox="{box}" role="group" aria-label="{label}">{drawn}</svg>')


def cells(view: View, columns: int) -> str:
    """The spaces; only empty ones show their bonus."""
    size, text = (27, 21) if columns > 12 else (24, 19) if columns > 8 else (22, 18)
    found = []
    for (r, c), bonus in board(view.state).items():
        target = f"space:{r}-{c}"
        found.append(
            f'<rect class="{classes(view, target, "ew-cell")}" x="{c * CELL + 1.5}" y="{r * CELL + 1.5}" '
            f'width="{CELL - 3}" height="{CELL - 3}" rx="4"/>'
        )
        if bonus and (r, c) not in view.state.level1:
            middle = f"{c * CELL + CELL / 2} {r * CELL + CELL / 2}"
            found.append(f'<g transform="translate({middle})">{line(bonus, size, text)[0]}</g>')
    return "".join(found)


def grounds(state: EndlessWinterState) -> str:
    """The four tiles."""
    corners = zip(MEGALITH_PATTERNS[state.pattern], state.tiles, strict=True)
    return "".join(
        f'<use href="#ew-megalith-{tile[2:]}" x="{c * CELL - 2}" y="{r * CELL - 2}" width="168" height="86"/>'
        for (r, c), tile in corners
    )


def letter_of(view: View, owner: int) -> str:
    """The mark of a Megalith's owner; empty for a neutral one."""
    return view.seats[owner].mark if owner >= 0 else ""


def block(letter: str, x: float, y: float, width: float, height: float, level: int) -> str:
    """A hewn stone with a lit top edge on a darker front."""
    d = 5 if level == 1 else 7
    colour = f"p-{letter}" if letter else "ew-neutral"
    front = f"M{x} {y + d}L{x + 3} {y}H{x + width - 3}L{x + width} {y + d}V{y + height}H{x}z"
    top = f"M{x + 1} {y + d}L{x + 3.5} {y + 1}H{x + width - 3.5}L{x + width - 1} {y + d}z"
    return f'<path class="ew-front {colour}" d="{front}"/><path class="ew-edge {colour}" d="{top}"/>'


def low(view: View) -> str:
    """Megaliths of level 1. Under one of level 2 only the letter in a corner shows."""
    under = covered(view.state)
    found = []
    for (r, c), owner in sorted(view.state.level1.items()):
        letter, x, y = letter_of(view, owner), c * CELL + 2.5, r * CELL + 1
        drawn = hidden(letter, x, y, under[r, c]) if (r, c) in under else whole("block", letter, x, y, 36, 38)
        found.append(f'<g data-piece="low {r}-{c}">{drawn}</g>')
    return "".join(found)


def whole(kind: str, letter: str, x: float, y: float, width: float, height: float) -> str:
    """A Megalith with its owner's mark."""
    use = f'href="#ew-{kind}-{letter or "neutral"}" x="{x}" y="{y}" width="{width}" height="{height}"'
    return f'<use class="p-{letter or "A"}" {use}/>'


def covered(state: EndlessWinterState) -> dict[Cell, tuple[int, int]]:
    """Spaces under a level-2 Megalith: which way their free corner lies."""
    ways = ((-1, -1), (-1, 1), (1, -1), (1, 1))
    return {cell: way for top in state.level2 for cell, way in zip(squares(state.pattern)[top], ways, strict=True)}


def hidden(letter: str, x: float, y: float, way: tuple[int, int]) -> str:
    """A block whose middle is covered, with its letter in the corner that stays free."""
    down, right = way
    at_x, at_y = x + (8 if right < 0 else 28), y + (19 if down < 0 else 34)
    colour = f"p-{letter}" if letter else "ew-neutral"
    text = f'<text class="ew-letter {colour}" x="{at_x}" y="{at_y}">{letter or "–"}</text>'
    return block(letter, x + 1, y + 1, 34, 36, 1) + text


def high(view: View) -> str:
    """Megaliths of level 2, on the crossing of four."""
    return "".join(
        f'<g data-piece="high {r}-{c}">'
        f"{whole('upper', letter_of(view, owner), (c + 1) * CELL - 19, (r + 1) * CELL - 26, 38, 46)}</g>"
        for (r, c), owner in sorted(view.state.level2.items())
    )


def presses(view: View) -> str:
    """Every space, and the squares that bear a Megalith of level 2 or could."""
    could = {(action.row, action.column) for action in raising(view) if action.level == 2}
    rects = [
        (f'<rect x="{c * CELL + 1}" y="{r * CELL + 1}" width="{CELL - 2}" height="{CELL - 2}" rx="4"', f"space:{r}-{c}")
        for r, c in board(view.state)
    ]
    discs = [
        (f'<circle cx="{(c + 1) * CELL}" cy="{(r + 1) * CELL}" r="15"', f"square:{r}-{c}")
        for r, c in sorted({*view.state.level2, *could})
    ]
    return "".join(press_of(view, shape, target) for shape, target in (*rects, *discs))


def raising(view: View) -> list[Raise]:
    """The offered places for a Megalith."""
    return [action for action in view.decision.actions if isinstance(action, Raise)] if view.decision else []


def press_of(view: View, shape: str, target: str) -> str:
    """A place of the board as something to press."""
    told = view.game.describe(view.state, target)
    label = view.voice.say(told.name) if told else target
    return press(shape, target, label, classes(view, target), target in view.scratch.chosen)


# Stones ----------------------------------------------------------------------------------------------------------


def stone(view: View, name: str, size: str = "") -> Element:
    """A Sacred Stone as a button."""
    target, row = f"stone:{name}", STONES[name]
    return button(
        {"class": classes(view, target, "ew-stone", *(["end"] if row.end else []), *size.split()), "type": "button"},
        data_target=target,
        data_piece=f"stone {name}",
        aria_label=said(view, target),
        aria_pressed=str(target in view.scratch.chosen).lower(),
    )[slab(name), inscription(name)]


@cache
def slab(name: str) -> Markup:
    """The stone itself: one that scores at the end bears the sign of what it counts."""
    row = STONES[name]
    picture = f"ew-stone-{name}" if row.end else f"ew-stone-{row.era}-{int(name[-2:]) % SHAPES}"
    return Markup(
        f'<svg class="ew-slab" viewBox="0 0 44 44" aria-hidden="true">'
        f'<use href="#{picture}" width="44" height="44"/></svg>'
    )


def inscription(name: str) -> Markup:
    """What a stone gives in each Eclipse, or for each of what it counts at the end."""
    row = STONES[name]
    return program(row.eclipse, 16) if row.eclipse else amount("vp", BOOK[row.end][0]["n"], 15)


def stone_columns(state: EndlessWinterState) -> int:
    """Four Stones stand in a column."""
    return -(-sum(map(len, state.stones)) // 4)


def supply(view: View) -> list[Node]:
    """The Stones of the era that is open, then the others."""
    first, second = view.state.stones
    era = 1 if view.state.round <= 2 or view.state.options.stone_eras == "both" else 2
    order = [*first, *second] if era == 1 else [*second, *first]
    return [stone(view, name, "" if STONES[name].era == era else "later") for name in order]


# Idols -----------------------------------------------------------------------------------------------------------


def idol(view: View, track: str) -> Element:
    """A carved beam with its sockets, the markers on its upper rim."""
    say = view.voice
    target = f"track:{track}"
    drawn = beam(track) + sockets(track) + markers(view, track)
    shape = f'<rect x="-46" y="4" width="{SOCKET * TRACK_END + 88}" height="40" rx="6"'
    drawn += press(shape, target, said(view, target), classes(view, target), target in view.scratch.chosen)
    high_ = 62 if track == OFFERING else 50
    return section(".ew-idol", aria_label=say(f"track.{track}"))[
        h3[sign(track, 19), say(f"track.{track}"), small[note(view, track)]],
        Markup(f'<svg viewBox="-48 -4 370 {high_}" role="group" aria-label="{say(f"track.{track}")}">{drawn}</svg>'),
    ]


def note(view: View, track: str) -> Node:
    """What the track is for, in a few words."""
    if track == OFFERING:
        return view.voice("ew.offering_note")
    counts = [
        span(".ew-q")[seat_mark(seat.mark, 15), str(buried(view.state, player))]
        for player, seat in enumerate(view.seats)
    ]
    return [view.voice("ew.buried"), " ", counts]


@cache
def beam(track: str) -> str:
    """The wood with its sockets."""
    return f'<use href="#ew-idol-{track}" x="-48" y="0" width="370" height="48"/>'


@cache
def sockets(track: str) -> str:
    """The places of the markers with their bonuses; under the Offering track what resources are worth."""
    found = []
    for space in range(1, TRACK_END + 1):
        x, bonus = socket(space), IDOL_BONUSES[track][space]
        if bonus:
            found.append(f'<g transform="translate({x} 24)">{line(bonus, 19, 15)[0]}</g>')
        if track == OFFERING:
            found.append(
                f'<g transform="translate({x} 48)">'
                '<rect class="ew-plate" x="-14" y="-9" width="28" height="17" rx="8"/>'
                f"{number(f'÷{RATIOS[space]}', 0, 5, 14)}</g>"
            )
    return "".join(found)


def markers(view: View, track: str) -> str:
    """The players' markers; those that share a space stand beside each other, the higher ranked first."""
    tribes = view.state.tribes
    ranked = honour_order(view.state) if track == HONOUR else list(range(len(tribes)))
    order = [*ranked, *(player for player in range(len(tribes)) if player not in ranked)]
    found = []
    for space in range(TRACK_END + 1):
        here = [player for player in order if position(tribes[player], track) == space]
        for player, dx in zip(here, spread(len(here), 13), strict=True):
            piece = mark(view.seats[player].mark, socket(space) + dx, 24 if not space else 8, 21)
            found.append(f'<g data-piece="marker {track} {player}">{piece}</g>')
    return "".join(found)
