"""Beside the board: the four cards with their prices and the stacks of buildings."""

from __future__ import annotations

from htpy import Element, Node, div, h2, li, section, small, span, ul
from markupsafe import Markup

from engine.games.stone_age.catalog import SLOTS, STACKS
from ui.games.stone_age import layout
from ui.games.stone_age.cards import card, figure
from ui.games.stone_age.reading import acting, people_at, target_of
from ui.parts import icon
from ui.view import View


def shelf(view: View) -> Markup:
    """Cards and buildings on offer, made anew only when something there changes."""
    state, chosen = view.state, view.scratch.chosen
    offers = [(place, tuple(people_at(state, place)), target_of(place)) for place in (*SLOTS, *STACKS)]
    said = [(people, target in view.first_targets, target in chosen) for _, people, target in offers]
    stacks = tuple((stack[-1], len(stack)) if stack else None for stack in state.stacks)
    key = ("shelf", tuple(state.row), stacks, tuple(said), bool(chosen), acting(state), len(state.deck), view.viewer)
    return view.once(key, lambda: _shelf(view))


def _shelf(view: View) -> Element:
    say, state = view.voice, view.state
    stacks = [place for place in layout.BUILDING_STACKS if place in STACKS[: len(state.stacks)]]
    return div(".shelf")[
        section(aria_label=say("sa.cards"))[
            h2[say("sa.cards"), " ", small[say("sa.cards_note", n=len(state.deck))]],
            ul[[slot(view, place) for place in layout.CARD_SLOTS]],
        ],
        section(aria_label=say("sa.buildings"))[
            h2[say("sa.buildings"), " ", small[say("sa.buildings_note")]], ul[[stack(view, place) for place in stacks]]
        ],
    ]


def slot(view: View, place: str) -> Element:
    """A card slot: price, card, who stands there."""
    price = SLOTS.index(place) + 1
    held = view.state.row[price - 1]
    tag = span(".price", aria_hidden="true")[str(price), icon("g-any", 17)]
    if held is None:
        return li[tag, div(".slot.civ.empty-slot")[span(".sr")[name_of(view, place)]]]
    return li[tag, offer(view, place, f"card-{held}", "civ"), who(view, place)]


def stack(view: View, place: str) -> Element:
    """A stack of buildings: its top tile, how many are left, who stands there."""
    tiles = view.state.stacks[STACKS.index(place)]
    if not tiles:
        return li[div(".slot.tile")[span(".sr")[name_of(view, place)]]]
    depth = {1: " last", 2: " two"}.get(len(tiles), "")
    return li[
        div({"class": f"stack{depth}"})[offer(view, place, f"tile-{tiles[-1]}", "tile")],
        who(view, place),
        span(".left", aria_hidden="true")[str(len(tiles))],
    ]


def offer(view: View, place: str, symbol: str, classes: str) -> Markup:
    """The card or tile, to be pointed at."""
    target = target_of(place)
    chosen = target in view.scratch.chosen
    lit = target in view.first_targets and not (view.scratch.chosen and not chosen)

    def make() -> Element:
        return card(symbol, classes, target, name_of(view, place), lit=lit, chosen=chosen)

    left = len(view.state.stacks[STACKS.index(place)]) if place in STACKS else 0
    return view.once((place, symbol, lit, chosen, left, tuple(people_at(view.state, place))), make)


def name_of(view: View, place: str) -> str:
    """A slot or stack in words: what lies there and who stands there."""
    said = view.game.describe(view.state, target_of(place))
    lines = [said.name, *said.lines] if said else []
    return ". ".join(view.voice.say(line).rstrip(".") for line in lines)


def who(view: View, place: str) -> Node:
    """The figure of whoever stands at a slot or stack."""
    people = people_at(view.state, place)
    if not people:
        return _ghost(view, place)
    player = people[0][0]
    letter = view.seats[player].mark
    moving = Markup(f'<span data-piece="{player} {place} 0" class="at-side">')
    return [moving, figure(letter, todo=acting(view.state) == player), Markup("</span>")]


def _ghost(view: View, place: str) -> Node:
    if target_of(place) not in view.scratch.chosen or view.viewer is None or acting(view.state) is not None:
        return None
    return figure(view.seats[view.viewer].mark, "ghost")
