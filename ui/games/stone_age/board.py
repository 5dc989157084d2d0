"""The landscape: places with their signs, figures, dice, markers, areas to press. Drawing is baked; this places it.

The SVG is written as text, since most of it is the same from move to move and the parts are small.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

from htpy import Element, Node, button, div, svg
from markupsafe import Markup, escape

from engine.games.stone_age.events import Rolled
from engine.games.stone_age.state import StoneAgeState
from ui.games.stone_age import layout
from ui.games.stone_age.reading import acting, people_at, rolled, target_of
from ui.i18n import Voice
from ui.parts import icon_button
from ui.view import View

LAND_PLACES = layout.DRAW_ORDER


def land(view: View) -> Markup:
    """The board with its corner map and zoom buttons; what changes from move to move has regions of its own."""
    zoom = view.scratch.zoom
    return view.once(("land", zoom), lambda: _land(view, zoom))


def _land(view: View, zoom: str) -> Element:
    say = view.voice
    return div(f".land{'.zoomed.glide' if zoom else ''}", style=_window(zoom))[
        svg(".whole.sa", viewBox="0 0 1000 620", role="group", aria_label=say("sa.board"))[GROUND],
        button(".mini", type="button", data_act="zoom", data_zoom="", aria_label=say("sa.zoom_out"))[
            svg(viewBox="0 0 1000 620", aria_hidden="true")[Markup('<use href="#sa-mini" width="1000" height="620"/>')],
            Markup("<i></i>") if zoom else None,
        ],
        div("#sa-zoom.zoom"),
    ]


def zoom_buttons(view: View) -> Markup:
    """Closer to where the decision is, and back."""
    say, closer = view.voice, _closer(view)
    return view.once(
        ("zoom", closer),
        lambda: [
            icon_button("zoom", "u-plus", say("sa.zoom_in"), zoom=closer),
            icon_button("zoom", "u-minus", say("sa.zoom_out"), zoom=""),
        ],
    )


GROUND = Markup(
    '<use href="#sa-board" width="1000" height="620"/><g id="sa-lits"></g><g id="sa-signs" aria-hidden="true"></g>'
    '<g id="sa-pieces" aria-hidden="true"></g><g id="sa-dice" aria-hidden="true"></g><g id="sa-hits"></g>'
)


def layers(view: View) -> dict[str, Callable[[], Node]]:
    """What lies on the ground, from far to near."""
    return {
        "sa-lits": lambda: Markup("".join(lit_places(view))),
        "sa-signs": lambda: Markup("".join(sign(view.voice, place) for place in LAND_PLACES)),
        "sa-pieces": lambda: Markup("".join(figures(view, place) for place in LAND_PLACES) + markers(view)),
        "sa-dice": lambda: Markup(dice(view)),
        "sa-hits": lambda: Markup("".join(press_area(view, place) for place in LAND_PLACES)),
        "sa-zoom": lambda: zoom_buttons(view),
    }


def _closer(view: View) -> str:
    """Where the decision is: the place that was rolled for or chosen, else the village."""
    roll = rolled(view.state)
    chosen = view.scratch.chosen[0].partition(":")[2] if view.scratch.chosen else ""
    place = roll.source if roll else chosen
    return place if place in layout.ZOOM else "village"


def _window(zoom: str) -> str | None:
    if zoom not in layout.ZOOM:
        return None
    x, y, width, height = layout.ZOOM[zoom]
    board_x, board_y = layout.BOARD
    z = board_x / width
    return f"--z:{z:.3f};--x:{x / board_x * 100:.1f};--y:{y / board_y * 100:.1f};--h:{height / board_y * 100:.1f}"


def lit_places(view: View) -> Iterator[str]:
    """Contours of what can be chosen."""
    open_ = set(view.targets if view.scratch.chosen else view.first_targets) | set(view.scratch.chosen)
    for place in LAND_PLACES:
        if target_of(place) in open_:
            yield f'<use href="#sa-lit-{place}" width="1000" height="620"/>'


@cache
def _sign(name: str, place: str) -> str:
    x, y, symbol, divisor = layout.LABELS[place]
    width = len(name) * 8.9 + 36 + (38 if divisor else 12)
    height = layout.LABEL_HEIGHT
    middle = x - width / 2 + 33 + (width - 33 - (38 if divisor else 8)) / 2
    share = f'<text class="div" x="{x + width / 2 - 20:.1f}" y="{y + 5.8}">÷{divisor}</text>' if divisor else ""
    return (
        f'<g class="tag"><use href="#sa-tag" x="{x - width / 2:.1f}" y="{y - height / 2}" '
        f'width="{width:.1f}" height="{height}"/>'
        f'<use href="#{symbol}" x="{x - width / 2 + 5:.1f}" y="{y - 12}" width="24" height="24"/>'
        f'<text x="{middle:.1f}" y="{y + 5.6}">{escape(name)}</text>{share}</g>'
    )


def sign(say: Voice, place: str) -> str:
    """A place's name, icon and divisor."""
    return _sign(say(f"place.{place}"), place)


# Figures ---------------------------------------------------------------------------------------------------------


def spots(state: StoneAgeState, place: str) -> list[tuple[int, int, layout.Point]]:
    """Player, number and foot of every figure on a place."""
    groups = people_at(state, place)
    if place not in layout.RINGS:
        return [
            (player, i, spot)
            for group, (player, count) in enumerate(groups)
            for i, spot in enumerate(layout.hunters(group, count))
        ]
    people = [(player, i) for player, count in groups for i in range(count)]
    return [(player, i, ring) for (player, i), ring in zip(people, layout.RINGS[place], strict=False)]


def figures(view: View, place: str) -> str:
    """The figures on a place, and where a chosen one would go."""
    todo = acting(view.state)
    drawn = sorted(spots(view.state, place), key=lambda spot: spot[2][1])
    people = [_figure(view, *spot, place, spot[0] == todo) for spot in drawn]
    return "".join(people) + _ghost(view, place, len(drawn))


def _figure(view: View, player: int, i: int, foot: layout.Point, place: str, todo: bool) -> str:
    letter, (x, y) = view.seats[player].mark, foot
    ring = f'<circle class="todo" cx="{x:.1f}" cy="{y:.1f}" r="22.6"/>' if todo else ""
    return (
        f'<g class="p-{letter}" id="fig-{player}-{place}-{i}" data-piece="{player} {place} {i}">'
        f'<ellipse class="ring-in" cx="{x:.1f}" cy="{y + 8:.1f}" rx="15" ry="4.6"/>{ring}'
        f'<use href="#fig-{letter}" x="{x - 20:.1f}" y="{y - 36:.1f}" width="40" height="48"/></g>'
    )


def _ghost(view: View, place: str, taken: int) -> str:
    if target_of(place) not in view.scratch.chosen or view.viewer is None or rolled(view.state):
        return ""
    if acting(view.state) is not None:
        return ""
    free = layout.RINGS[place][taken : taken + (2 if place == "hut" else 1)] if place in layout.RINGS else ()
    feet = free or layout.hunters(len(people_at(view.state, place)), 1)
    letter = view.seats[view.viewer].mark
    return "".join(
        f'<use class="ghost p-{letter}" href="#fig-{letter}" x="{x - 20:.1f}" y="{y - 36:.1f}" width="40" height="48"/>'
        for x, y in feet
    )


# Tracks and dice -------------------------------------------------------------------------------------------------


def markers(view: View) -> str:
    """Markers on the food track and round the frame."""
    drawn, levels, notches = [], Counter[int](), Counter[int]()
    size = layout.MARKER
    for player, tribe in enumerate(view.state.tribes):
        letter = view.seats[player].mark
        places = (
            ("food", layout.food_marker(tribe.level, levels[tribe.level])),
            ("score", layout.score_marker(tribe.points, notches[tribe.points % 100])),
        )
        for track, (x, y) in places:
            drawn.append(
                f'<use class="p-{letter}" id="{track}-{player}" data-piece="{track}{player}" '
                f'href="#mark-{letter}" x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" width="{size}" height="{size}"/>'
            )
        levels[tribe.level] += 1
        notches[tribe.points % 100] += 1
    return "".join(drawn)


def dice(view: View) -> str:
    """The dice of the roll that waits for tools, else of the last one, beside their place."""
    roll = rolled(view.state)
    last = [event for event in view.recent if isinstance(event, Rolled)]
    if roll is None and not last:
        return ""
    place, pips = (roll.source, tuple(roll.dice)) if roll else (last[-1].source, last[-1].dice)
    if place not in layout.DICE:
        return ""
    half = layout.DIE / 2
    drawn = [
        f'<g class="tumble" id="die-{view.moves}-{i}"><use href="#die-{face}" width="36" height="37" '
        f'transform="translate({x - half:.1f} {y - half:.1f}) rotate({turn} {half} {half})"/></g>'
        for i, (face, (x, y, turn)) in enumerate(zip(pips, layout.dice(place, len(pips)), strict=True))
    ]
    return "".join(drawn)


# Pressing --------------------------------------------------------------------------------------------------------


def press_area(view: View, place: str) -> str:
    """The area to press, hover or focus; its name says who is there and whether it can be chosen."""
    target = target_of(place)
    can = target in view.first_targets
    disabled = "" if can else ' aria-disabled="true"'
    pressed = ' aria-pressed="true"' if target in view.scratch.chosen else ""
    return (
        f'<use class="hit" href="#sa-hit-{place}" width="1000" height="620" tabindex="0" role="button"'
        f'{disabled}{pressed} data-target="{target}" aria-label="{escape(place_label(view, place))}"/>'
    )


def place_label(view: View, place: str) -> str:
    """A place in words: its name and who is there."""
    say = view.voice
    people = [f"{view.seats[player].name} {count}" for player, count in people_at(view.state, place)]
    return ", ".join([say(f"place.{place}"), *people])
