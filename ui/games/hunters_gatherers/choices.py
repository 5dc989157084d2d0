"""The decision panel's body: laying the tile, putting a piece on it, calling somebody back."""

from __future__ import annotations

from htpy import Element, Node, b, button, div, kbd, p, small, span
from markupsafe import Markup

from engine.core.actions import Action
from engine.core.words import msg
from engine.games.hunters_gatherers.actions import PlacePiece, TakeBack
from ui.games.hunters_gatherers import marks
from ui.games.hunters_gatherers.hand import drawn, held_turn, offered, placement, shown_place
from ui.games.hunters_gatherers.land import SIZE, picture
from ui.games.hunters_gatherers.marks import spot_actions, spot_points, spot_target
from ui.games.hunters_gatherers.outcome import outcome
from ui.games.hunters_gatherers.places_list import places_list
from ui.games.hunters_gatherers.reading import area_for, settling
from ui.games.hunters_gatherers.tribe import figure
from ui.games.hunters_gatherers.words import facts, title
from ui.panels.decision import action_button, cancel, nth
from ui.parts import act, icon
from ui.pick import fitting
from ui.view import View


def choice(view: View) -> Node:
    """The body for the decision at hand."""
    return laying(view) if drawn(view) else peopling(view)


# The tile --------------------------------------------------------------------------------------------------------


def laying(view: View) -> Element:
    """The tile to turn, where it fits, what it would do there, and the word that lays it."""
    return div[
        turner(view),
        view.prefs.letters
        and p(".kbd.wide-only", aria_hidden="true")[[kbd["Q"], " ", kbd["E"]], " ", view.voice("hg.keys")],
        fits(view),
        here(view),
        put(view),
        places_list(view),
    ]


def turner(view: View) -> Element:
    """The drawn tile as it is turned, between two buttons that turn it."""
    tile, place = drawn(view), shown_place(view)
    assert tile is not None
    say, turn = view.voice, place[1] if place else held_turn(view)
    shown = Markup(
        f'<svg viewBox="-6 -6 112 116" aria-hidden="true"><path class="h-table" d="M0 6h104v104h-104z"/>'
        f'<path class="h-side h-side2-s" d="M0 99.5h100v5.5h-100z"/>{picture(tile.id, turn)}</svg>'
    )
    quarter = say("hg.quarter", n=turn)
    return div(".turner")[
        turn_button("-1", "h-turn-left", say("hg.turn_left")),
        button(".drawn", type="button", data_act="turn", data_by="1", data_wheel="turn", data_target=f"tile:{tile.id}")[
            shown, span(".sr", data_says="turn")[quarter]
        ],
        turn_button("1", "h-turn-right", say("hg.turn_right")),
    ]


def turn_button(by: str, symbol: str, label: str) -> Element:
    """A quarter turn."""
    picture_ = Markup(
        f'<svg width="28" height="28" viewBox="-13 -13 26 26" aria-hidden="true"><use href="#{symbol}"/></svg>'
    )
    return act("turn", [picture_, span(".sr")[label]], "btn-i", {"title": label}, by=by)


def fits(view: View) -> Element:
    """How many places there are as the tile is turned, and how many more otherwise."""
    places, turn = offered(view), held_turn(view)
    now = sum(turn in turns for turns in places.values())
    say = view.voice
    more: Node = [" ", say("hg.fits_turned", n=len(places) - now)] if len(places) > now else None
    return p(".fits")[say("hg.fits", n=now), more]


def here(view: View) -> Node:
    """What the tile would do on the place where it is seen."""
    place = shown_place(view)
    if not place:
        return p(".here.none")[view.voice("hg.choose_place")]
    result = outcome(view, *place)
    rows: list[Node] = [
        p[b[view.voice.rich(title(view, area))], ": ", view.voice.say(facts(view, area)), "."] for area in result.areas
    ]
    if result.bonus:
        rows.append(p(".gain")[icon("g-gold", 20), view.voice(f"hg.bonus.{view.state.options.edition}")])
    return div(".here", data_says="place")[rows or p[view.voice("hg.nobodys")]]


def put(view: View) -> Element:
    """The word that lays the tile, and the way to another place."""
    action = placement(view)
    if action is None:
        return div(".btns.one")[button(".btn.btn-1", type="button", aria_disabled="true")[view.voice("hg.put")]]
    label = view.voice.say(view.label(action))
    return div(".btns.two")[
        action_button(view, action, "btn-1", [span[view.voice("hg.put")]], {"aria-label": label, **nth(1)}),
        act("cancel", view.voice("hg.elsewhere")),
    ]


# Pieces ----------------------------------------------------------------------------------------------------------


def peopling(view: View) -> Element:
    """A piece for each spot with what its area is worth now; or nobody."""
    offered_ = spot_actions(view)
    chosen = [action for action in fitting(offered_, view.scratch.chosen) if view.scratch.chosen]
    others = [action for action in (view.decision.actions if view.decision else ()) if action not in offered_]
    rows: list[Node] = [spot_row(view, action, n) for n, action in enumerate(offered_, 1)]
    sure = len(chosen) == 1
    return div[
        close_up(view),
        div(".spots")[rows],
        div(".btns.two" if sure else ".btns.one")[
            put_piece(view, chosen[0]) if sure else None,
            [action_button(view, action, extra=nth(len(offered_) + 1)) for action in others],
        ],
        None if sure else cancel(view),
    ]


def close_up(view: View) -> Node:
    """The tile just laid with its spots, large enough to be pressed."""
    if not settling(view.state):
        return None
    at = view.state.placed[-1]
    box = f"{SIZE * at.x - 8} {SIZE * at.y - 8} 116 116"
    spots = "".join(marks.spots(view).values())
    presses = "".join(marks.spot_press(view, action) for action in spot_actions(view))
    tile = f'<g transform="translate({SIZE * at.x} {SIZE * at.y})">{picture(at.tile, at.rotation)}</g>'
    return Markup(f'<svg class="close-up hg" viewBox="{box}" aria-hidden="true">{tile}{spots}{presses}</svg>')


def put_piece(view: View, action: Action) -> Element:
    """The word that puts the chosen piece down."""
    label = view.voice.say(view.label(action))
    word = view.voice("hg.call" if isinstance(action, TakeBack) else "hg.settle")
    return action_button(view, action, "btn-1", [span[word]], {"aria-label": label})


def spot_row(view: View, action: PlacePiece | TakeBack, n: int) -> Element:
    """One spot: the piece, what it would be and where, what its area is worth now."""
    assert view.viewer is not None
    state, target = view.state, spot_target(action)
    area = area_for(state, action.role, state.zone_at(action.x, action.y, action.zone))
    points = spot_points(view, action)
    return button(
        {"class": "btn spot", "type": "button", "data-target": target, **nth(n)},
        aria_pressed=str(target in view.scratch.chosen).lower(),
    )[
        figure(action.role, view.seats[view.viewer].mark, 38),
        span(".txt")[span[view.voice.say(view.label(action))], small[view.voice.say(facts(view, area))]],
        span(".vp", aria_hidden="true")[icon("sun-plain", 22), b[str(points)]],
        span(".sr")[view.voice.say(msg("players.points", n=points))],
    ]
