"""A turn step by step: Culture, a figure, what its sections offer, and how labour is made."""

from __future__ import annotations

from collections.abc import Mapping

from htpy import Element, Node, b, div, fragment, li, ol, p, small, span

from engine.core.actions import Action
from engine.games.endless_winter import actions as act_
from engine.games.endless_winter.catalog import BOTTOMS, PEOPLE, SIDES
from engine.games.endless_winter.phases.payment import labour_of
from engine.games.endless_winter.state import KINDS
from engine.games.endless_winter.vocabulary import COLUMNS, PLACES
from ui.games.endless_winter.buttons import ENDS, MANY, WAYS, button_of, group, me, narrowed, offered, things
from ui.games.endless_winter.figures import figure
from ui.games.endless_winter.labour import pool
from ui.games.endless_winter.reading import FIGURE, column_frame
from ui.games.endless_winter.signs import program, sign
from ui.panels.decision import action_button, nth
from ui.parts import act, icon, rule_link
from ui.view import View

STEPS: Mapping[str, int] = {"prompt.turn": 0, "prompt.discard": 0, "prompt.pile": 2}


def steps(view: View) -> Element:
    """Culture, act, end: where in the turn one is."""
    assert view.decision is not None
    now = STEPS.get(view.decision.prompt, 1)
    return ol(".ew-steps", aria_label=view.voice("ew.steps"))[
        [
            li({"class": "done" if n < now else None}, aria_current="step" if n == now else None)[
                icon("u-check", 13) if n < now else None, view.voice(f"ew.step.{name}")
            ]
            for n, name in enumerate(("culture", "act", "end"))
        ]
    ]


def turn(view: View) -> Node:
    """Step 1: Culture cards, then a figure into a column or to Rest."""
    cultures = [action for action in offered(view) if isinstance(action, act_.PlayCulture)]
    if view.scratch.chosen:
        return fragment[steps(view), pool(view, me(view)), narrowed(view)]
    return fragment[
        steps(view),
        pool(view, me(view)),
        group(view, "ew.play_culture", [button_of(view, action) for action in cultures]) if cultures else None,
        placing(view),
        ways(view),
    ]


def placing(view: View) -> Node:
    """Which figure, then where: a tile for each place."""
    figures = {action.figure: None for action in offered(view) if isinstance(action, act_.PlaceFigure)}
    held = held_figure(view)
    chooser = div(".ew-which")[[which(view, name, name == held) for name in figures]]
    tiles = [action for action in offered(view) if isinstance(action, act_.PlaceFigure) and action.figure == held]
    order = sorted(tiles, key=lambda action: PLACES.index(action.place))
    return group(
        view,
        "ew.place_figure",
        [
            chooser if len(figures) > 1 else None,
            div(".ew-places")[[tile(view, action, n) for n, action in enumerate(order, 1)]],
        ],
    )


def held_figure(view: View) -> str:
    """The figure that goes with the next tile."""
    figures = [action.figure for action in offered(view) if isinstance(action, act_.PlaceFigure)]
    wanted = view.scratch.notes.get(FIGURE, "")
    return wanted if wanted in figures else figures[-1] if figures else ""


def which(view: View, name: str, on: bool) -> Element:
    """Chief or Member."""
    letter = view.seats[me(view)].mark
    content: list[Node] = [figure(letter, name, 24), b[view.voice(f"figure.{name}")], chief_note(view, name)]
    return act(
        "ew-figure", content, "ew-pick", {"aria-pressed": str(on).lower(), "data-target": f"figure:{name}"}, value=name
    )


def chief_note(view: View, name: str) -> Node:
    """Where the Chief brings an effect."""
    side = SIDES.get(view.state.tribes[me(view)].side)
    return [sign(place, 15) for place in side.places] if side and name == "chief" else None


def tile(view: View, action: act_.PlaceFigure, n: int) -> Element:
    """A place for the figure: its bottom, whether it is free, whether the Chief helps there."""
    say, place = view.voice, action.place
    side = SIDES.get(view.state.tribes[me(view)].side)
    helps = action.figure == "chief" and side is not None and place in side.places
    note: Node = say("ew.rest_note")
    if place in COLUMNS:
        free = place not in view.state.bottoms
        note = [program(BOTTOMS[place], 16), say("ew.open" if free else "ew.taken")]
    content: list[Node] = [
        sign(place, 24),
        b[say(f"ew.short.{place}") if place in COLUMNS else say("place.rest"), within_reach(view, place)],
        small({"class": "free" if place in COLUMNS and place not in view.state.bottoms else None})[note],
        span(".ew-helps")[sign("chief", 15), program(side.program, 15)] if helps and side else None,
        span(".sr")[say.say(view.label(action))],
    ]
    return action_button(view, action, f"ew-tile ew-{place}", content, nth(n))


def within_reach(view: View, place: str) -> Node:
    """The labour that the hand could give in a column, bonuses included."""
    hand = [KINDS[card] for card in view.state.tribes[me(view)].hand]
    labour = sum(labour_of(kind, place)[0] for kind in hand if kind in PEOPLE)
    if place not in COLUMNS or not labour:
        return None
    label = view.voice("ew.within_reach", n=labour)
    return span(".ew-reach", title=label)[str(labour), sign("labour", 16), span(".sr")[label]]


def acting(view: View) -> Node:
    """In a column or at Rest: the labour, the way on, what the section offers, how to make more labour."""
    ends = [action for action in offered(view) if isinstance(action, ENDS)]
    own = [action for action in offered(view) if not isinstance(action, (*ENDS, *WAYS))]
    return fragment[
        steps(view),
        pool(view, me(view)),
        narrowed(view) if view.scratch.chosen else None,
        div(".btns.ew-ends")[
            [button_of(view, action, "btn-1" if n == 0 else "", n + 1) for n, action in enumerate(ends)]
        ],
        None if view.scratch.chosen else [deeds(view, own), ways(view), caution(view)],
    ]


def deeds(view: View, own: list[Action]) -> Node:
    """What the section offers, by the things it is about where there is much."""
    if not own:
        return None
    column = column_frame(view.state)
    title = f"ew.do.{column.column}.{column.section}" if column else "ew.do.rest"
    return group(view, title, [things(view, own) if len(own) > MANY else [button_of(view, action) for action in own]])


def ways(view: View) -> Node:
    """Cards and Food for labour, abilities."""
    if view.scratch.chosen:
        return None
    found = [action for action in offered(view) if isinstance(action, WAYS)]
    makes = [action for action in found if not isinstance(action, act_.UseAbility)]
    uses = [action for action in found if isinstance(action, act_.UseAbility)]
    return [
        group(view, "ew.abilities", [button_of(view, action) for action in uses]) if uses else None,
        group(view, "ew.make_labour", [button_of(view, action) for action in makes]) if makes else None,
    ]


def caution(view: View) -> Node:
    """A consequence that is easily missed: Food above the limit that falls after building."""
    sites = [action for action in offered(view) if isinstance(action, act_.BuildVillage)]
    if not sites or not view.state.options.village_returns_three_camps:
        return None
    return p(".ew-caution")[icon("u-hint", 18), span[view.voice("ew.limit_falls"), " ", rule_link("EW-63")]]
