"""The terrain: hexes with what they give, who leads them, Camps, Villages, and where one could go or build."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from htpy import Element, div, p, span
from markupsafe import Markup

from engine.games.endless_winter.actions import BuildVillage, MoveCamp, PlaceCamp
from engine.games.endless_winter.board import HEXES, JUNCTURES
from engine.games.endless_winter.catalog import GLACIER, LANDS
from engine.games.endless_winter.phases.land import leaders, led_by
from engine.games.endless_winter.state import EndlessWinterState
from ui.games.endless_winter.cards import title
from ui.games.endless_winter.drawn import number, plate, press
from ui.games.endless_winter.layout import BOX, CENTRES, MEETINGS, NORTH_FIRST, at, outline, spread
from ui.games.endless_winter.reading import classes, fits
from ui.parts import mark
from ui.view import View

DASH = 14
"""Length of each player's piece of a shared rim."""


def terrain(view: View) -> Element:
    """The map, and how many hexes each player leads."""
    say = view.voice
    drawn = "".join(layer(view) for layer in LAYERS)
    leads = [span[mark(seat.mark, 18), str(len(led_by(view.state, player)))] for player, seat in enumerate(view.seats)]
    return div(".ew-land")[
        Markup(f'<svg class="ew-map" viewBox="{BOX}" role="group" aria-label="{say("ew.tab.terrain")}">{drawn}</svg>'),
        p(".ew-leads", data_lights="")[span(".soft")[say("ew.leads")], leads],
    ]


def tile(land: str) -> str:
    """The symbol of a land type."""
    return "ew-glacier" if land == GLACIER else f"ew-terrain-{land}"


@cache
def _ground(lands: tuple[str, ...]) -> str:
    pieces = []
    for h in NORTH_FIRST:
        x, y = CENTRES[h]
        pieces.append(
            f'<g transform="translate({x:.1f} {y:.1f})" class="ew-hex l-{lands[h]}"><path d="{outline()}"/>'
            f'<use href="#{tile(lands[h])}" x="-42" y="-48" width="84" height="96"/></g>'
        )
    return "".join(pieces)


def ground(view: View) -> str:
    """The tiles."""
    return _ground(tuple(view.state.lands))


def rims(view: View) -> str:
    """Who leads: an inner rim in the seat's colour, in turns of dashes where the lead is shared."""
    found = []
    for h in range(1, len(HEXES)):
        lead = leaders(view.state, h)
        found += [rim(view.seats[player].mark, h, n, len(lead)) for n, player in enumerate(lead)]
    return "".join(found)


def rim(letter: str, h: int, n: int, of: int) -> str:
    """One leader's share of a rim."""
    dash = f' stroke-dasharray="{DASH} {DASH * (of - 1)}" stroke-dashoffset="{-DASH * n}"' if of > 1 else ""
    return f'<path class="ew-rim p-{letter}" transform="{at(CENTRES[h])}" d="{outline(0.87)}"{dash}/>'


def plates(view: View) -> str:
    """What each hex gives in the Eclipse."""
    return "".join(
        f'<g transform="{at(CENTRES[h], 0, 17)}">{plate(LANDS[land].eclipse)}</g>'
        for h, land in enumerate(view.state.lands)
        if LANDS[land].eclipse
    )


# Pieces ----------------------------------------------------------------------------------------------------------


def camps(view: View) -> str:
    """Camps: up to three tents beside each other, more of one player as a tent with a number."""
    return "".join(camps_on(view, h) for h in NORTH_FIRST)


def camps_on(view: View, h: int) -> str:
    """The Camps of a hex."""
    counts = [(player, tribe.camps[h]) for player, tribe in enumerate(view.state.tribes) if tribe.camps[h]]
    single = sum(n for _, n in counts) <= 3 and len(counts) < 3
    tents = [(player, 1, i) for player, n in counts for i in range(n)] if single else [(p, n, 0) for p, n in counts]
    step = {1: 0, 2: 27, 3: 23}.get(len(tents), 18)
    places = zip(tents, spread(len(tents), step), strict=True)
    mine = {f"hex:{h}"} & movable(view)
    return "".join(
        tent(view, player, n, h, i, dx, bool(mine) and player == view.viewer) for (player, n, i), dx in places
    )


def movable(view: View) -> set[str]:
    """Hexes from which the viewer's Camps may move now."""
    if not view.decision:
        return set()
    return {action.targets[0] for action in view.actions if isinstance(action, MoveCamp)}


def tent(view: View, player: int, n: int, h: int, i: int, dx: float, own: bool) -> str:
    """One tent around its place, with a halo if it can move."""
    letter = view.seats[player].mark
    halo = '<path class="halo" d="M0-13 14 11H-14z"/>' if own else ""
    count = f'<g transform="translate(11 9)"><circle class="ew-plate" r="8.5"/>{number(str(n), 0, 5)}</g>'
    return (
        f'<g class="ew-tent p-{letter}" transform="{at(CENTRES[h], dx, -12)}" data-piece="tent {player} {h} {i}">{halo}'
        f'<use href="#ew-camp-{letter}" x="-17" y="-17" width="34" height="32"/>{count if n > 1 else ""}</g>'
    )


def villages(view: View) -> str:
    """Villages on their junctures."""
    return "".join(
        village(view.seats[player].mark, juncture, f"village {player} {n}")
        for player, tribe in enumerate(view.state.tribes)
        for n, juncture in enumerate(tribe.villages)
    )


def village(letter: str, juncture: str, piece: str, ghost: bool = False) -> str:
    """Three huts around the letter of their owner."""
    kind = " ghost" if ghost else ""
    return (
        f'<g class="ew-village p-{letter}{kind}" transform="{at(MEETINGS[juncture], 0, -2)}" data-piece="{piece}">'
        f'<use href="#ew-village-{letter}" x="-21" y="-17" width="42" height="35"/></g>'
    )


# What can be done ------------------------------------------------------------------------------------------------


def offers(view: View) -> str:
    """Hexes and junctures that can be chosen now."""
    actions = fits(view.decision.actions, view.scratch.chosen) if view.decision else []
    goals = {action.hex for action in actions if isinstance(action, PlaceCamp)}
    goals |= {action.goal for action in actions if isinstance(action, MoveCamp) and view.scratch.chosen}
    goals |= {int(t[4:]) for t in view.targets if t.startswith("hex:")} if view.decision and not goals else set()
    glow = "".join(f'<path class="ew-go" transform="{at(CENTRES[h])}" d="{outline(0.95)}"/>' for h in sorted(goals))
    held = "".join(
        f'<path class="ew-held" transform="{at(CENTRES[int(t[4:])])}" d="{outline(0.95)}"/>'
        for t in view.scratch.chosen
        if t.startswith("hex:")
    )
    sites = [action.juncture for action in actions if isinstance(action, BuildVillage)]
    return glow + held + "".join(site(view, juncture) for juncture in sites)


def site(view: View, juncture: str) -> str:
    """Where the viewer could build, with threads to the three Camps it would use."""
    assert view.viewer is not None
    x, y = MEETINGS[juncture]
    threads = "".join(
        f'<path class="ew-thread" d="M{CENTRES[h][0]:.1f} {CENTRES[h][1] - 8:.1f}L{x:.1f} {y:.1f}"/>'
        for h in JUNCTURES[juncture]
    )
    letter = view.seats[view.viewer].mark
    return f'{threads}<circle class="ew-site" cx="{x}" cy="{y}" r="22"/>{village(letter, juncture, "", True)}'


def presses(view: View) -> str:
    """Everything on the map that has words."""
    state = view.state
    shown = {juncture for tribe in state.tribes for juncture in tribe.villages}
    shown |= {t.partition(":")[2] for t in view.first_targets if t.startswith("juncture:")}
    hexes = ((f'<path transform="{at(CENTRES[h])}" d="{outline(0.96)}"', f"hex:{h}") for h in range(len(HEXES)))
    points = ((f'<circle cx="{MEETINGS[j][0]}" cy="{MEETINGS[j][1]}" r="21"', f"juncture:{j}") for j in sorted(shown))
    return "".join(press_of(view, shape, target) for shape, target in (*hexes, *points))


def press_of(view: View, shape: str, target: str) -> str:
    """A place of the map as something to press."""
    return press(shape, target, title(view, target), classes(view, target), target in view.scratch.chosen)


LAYERS: tuple[Callable[[View], str], ...] = (ground, rims, plates, offers, camps, villages, presses)
"""From back to front."""


def seen(state: EndlessWinterState) -> str:
    """Whatever on the map may change."""
    return repr([(tribe.camps, tribe.villages) for tribe in state.tribes])
