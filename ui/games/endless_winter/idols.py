"""The two idol tracks as carved beams with the players' markers."""

from __future__ import annotations

from functools import cache

from htpy import Element, Node, h3, section, small, span
from markupsafe import Markup

from engine.games.endless_winter.catalog import IDOL_BONUSES, RATIOS, TRACK_END
from engine.games.endless_winter.phases.idols import honour_order, position
from engine.games.endless_winter.scoring import buried
from engine.games.endless_winter.vocabulary import HONOUR, OFFERING
from ui.games.endless_winter.cards import said
from ui.games.endless_winter.drawn import line, mark, number, press
from ui.games.endless_winter.layout import SOCKET, socket, spread
from ui.games.endless_winter.reading import classes
from ui.games.endless_winter.signs import sign
from ui.parts import mark as seat_mark
from ui.view import View


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
            found.append(f'<g transform="translate({x} 24)">{line(bonus, 19, 16.5)[0]}</g>')
        if track == OFFERING:
            found.append(
                f'<g transform="translate({x} 48)">'
                '<rect class="ew-plate" x="-14" y="-9" width="28" height="17" rx="8"/>'
                f"{number(f'÷{RATIOS[space]}', 0, 5.5, 16)}</g>"
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
