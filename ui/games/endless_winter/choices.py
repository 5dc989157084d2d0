"""The decision panel's body: a turn step by step, the labour it takes, the Eclipse, and every other question."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from htpy import Element, Node, b, div, fragment, li, ol, p, small, span

from engine.core.actions import Action
from engine.games.endless_winter import actions as act_
from engine.games.endless_winter.catalog import BOTTOMS, IDOL_BONUSES, PEOPLE, SIDES, STACK_BENEFITS
from engine.games.endless_winter.phases.deeds import price
from engine.games.endless_winter.phases.eclipse import program as benefit_program
from engine.games.endless_winter.phases.effects import Choosing, Trade
from engine.games.endless_winter.phases.goods import FREE, food_labour
from engine.games.endless_winter.phases.idols import position
from engine.games.endless_winter.phases.megaliths import high_points, low_points, space_bonus
from engine.games.endless_winter.phases.payment import labour_of
from engine.games.endless_winter.text import terms_now
from engine.games.endless_winter.vocabulary import BOOK, COLUMNS, PLACES
from ui.games.endless_winter.cards import beast, bonus, emblem, ink, name_of, worth_here
from ui.games.endless_winter.dusk import comparison, forming
from ui.games.endless_winter.labour import pool
from ui.games.endless_winter.lanes import figure
from ui.games.endless_winter.reading import FIGURE, column_frame, fits
from ui.games.endless_winter.signs import amount, bill, program, sign
from ui.panels.decision import action_button, cancel, nth
from ui.parts import act, icon, rule_link
from ui.view import View

WAYS = (act_.PlayTribe, act_.SpendFood, act_.UseAbility)
"""How labour is made, and what its makers can do."""
ENDS = (act_.Descend, act_.EndTurn, act_.UseBottom, act_.Decline, act_.ClosePile, act_.EndBenefits, act_.LeavePart)
"""Ways on."""
MANY = 6
"""More actions than this are shown by the things they are about."""
STEPS: Mapping[str, int] = {"prompt.turn": 0, "prompt.discard": 0, "prompt.pile": 2}


def choice(view: View) -> Node:
    """The body for the kind of decision at hand."""
    assert view.decision is not None
    make = MAKERS.get(view.decision.prompt, listing)
    return div(".ew-choice")[make(view)]


def me(view: View) -> int:
    """Who decides."""
    assert view.decision is not None
    return view.decision.player


# A turn ----------------------------------------------------------------------------------------------------------


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
        b[say(f"ew.short.{place}") if place in COLUMNS else say("place.rest")],
        small({"class": "free" if place in COLUMNS and place not in view.state.bottoms else None})[note],
        span(".ew-helps")[sign("chief", 15), program(side.program, 15)] if helps and side else None,
        span(".sr")[say.say(view.label(action))],
    ]
    return action_button(view, action, f"ew-tile ew-{place}", content, nth(n))


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


# Lists -----------------------------------------------------------------------------------------------------------


def offered(view: View) -> tuple[Action, ...]:
    """All offered actions."""
    return view.decision.actions if view.decision else ()


def group(view: View, key: str, content: list[Node]) -> Element:
    """Some choices under a small heading."""
    return div(".ew-part", role="group", aria_label=view.voice(key))[b(".ew-part-name")[view.voice(key)], content]


def narrowed(view: View) -> Node:
    """What fits the things chosen so far, and the way back."""
    found = fits(offered(view), view.scratch.chosen)
    style = "btn-1" if len(found) == 1 else ""
    return fragment[
        div(".btns.ew-acts")[[button_of(view, action, style, n) for n, action in enumerate(found, 1)]], cancel(view)
    ]


def listing(view: View) -> Node:
    """Every action as a button, or the things they are about where there are many."""
    found = list(offered(view))
    ends = [action for action in found if isinstance(action, ENDS)]
    own = [action for action in found if not isinstance(action, ENDS)]
    if view.scratch.chosen:
        return fragment[
            pool_of(view), narrowed(view), div(".btns.ew-ends")[[button_of(view, action) for action in ends]]
        ]
    body = (
        things(view, own)
        if len(own) > MANY
        else div(".btns.ew-acts")[[button_of(view, a, "", n) for n, a in enumerate(own, 1)]]
    )
    return fragment[pool_of(view), body, div(".btns.ew-ends")[[button_of(view, action) for action in ends]]]


def pool_of(view: View) -> Node:
    """The labour of the turn where a turn is going on."""
    return pool(view, me(view)) if view.state.turn.player == me(view) and view.state.turn.ledger else None


def things(view: View, own: list[Action]) -> Node:
    """A button for each thing that actions are about, with the least price of it."""
    found: dict[str, Action] = {}
    for action in own:
        found.setdefault(action.targets[0], action)
    return div(".ew-things")[[thing_button(view, target, action) for target, action in found.items()]]


def thing_button(view: View, target: str, action: Action) -> Element:
    """One thing; several actions may be about it."""
    told = view.game.describe(view.state, target)
    cost = price(view.state, action, terms_now(view.state))
    return act(
        "ew-thing",
        [
            thing_picture(target, action),
            span[view.voice.say(told.name) if told else target],
            cost != FREE and span(".push")[bill(cost, 16)],
        ],
        "ew-thing",
        {"data-target": target},
        value=target,
    )


def thing_picture(target: str, action: Action) -> Node:
    """A small picture of a thing."""
    kind, _, name = target.partition(":")
    if kind in ("card", "supply"):
        return span({"class": f"ew-face {ink(name)}"})[emblem(name, "26 10 48 52")]
    return beast(name) if kind == "zone" else lead_sign(action)


def button_of(view: View, action: Action, style: str = "", n: int = 0) -> Element:
    """An action as a button: its picture, its words, what it costs or brings."""
    label = view.label(action)
    content: list[Node] = [lead(view, action), span[short(view, action) or view.voice.rich(label)], tail(view, action)]
    said = {"aria-label": view.voice.say(label)} if short(view, action) else {}
    return action_button(view, action, f"ew-act {style}", content, {**said, **(nth(n) if n else {})})


def short(view: View, action: Action) -> Node:
    """A way to labour in fewer words, since the signs beside it say the rest; nothing for other actions."""
    if isinstance(action, act_.PlayTribe):
        person = PEOPLE[action.card]
        return [name_of(view, action.card), " ", bonus(view, person) if worth_here(view, person)[1] else None]
    if isinstance(action, act_.SpendFood):
        start = view.state.tribes[me(view)].food
        return view.voice("ew.food_steps", start=start, stop=action.food)
    return None


def lead(view: View, action: Action) -> Node:
    """The picture before an action."""
    card = getattr(action, "card", "")
    if card:
        return span({"class": f"ew-face {ink(card)}"}, aria_hidden="true")[emblem(card, "26 10 48 52")]
    if isinstance(action, (act_.Hunt, act_.Tip)):
        return beast(action.species)
    return lead_sign(action)


LEADS: Mapping[type[Action], str] = {
    act_.PlaceCamp: "camp",
    act_.MoveCamp: "move",
    act_.BuildVillage: "village",
    act_.TakeStone: "stone",
    act_.TakePiece: "megalith",
    act_.Raise: "megalith",
    act_.SpendFood: "food",
    act_.Draw: "card",
    act_.Descend: "down",
    act_.UseBottom: "bottom",
    act_.TakeAll: "eclipse",
}


def lead_sign(action: Action) -> Node:
    """The sign of an action's kind."""
    if isinstance(action, act_.Advance):
        return sign(action.track, 22)
    name = LEADS.get(type(action))
    return sign(name, 22) if name else None


def tail(view: View, action: Action) -> Node:
    """What an action brings, in signs: labour, or the effect."""
    make = TAILS.get(type(action))
    return span(".push", aria_hidden="true")[make(view, action)] if make else None


def _labour(view: View, action: act_.PlayTribe) -> Node:
    return ["+", amount("labour", labour_of(action.card, view.state.turn.column)[0], 20)]


def _food(view: View, action: act_.SpendFood) -> Node:
    return ["+", amount("labour", food_labour(view.state.tribes[me(view)].food, action.food), 20)]


def _raised(view: View, action: act_.Raise) -> Node:
    cell, player = (action.row, action.column), me(view)
    points = low_points(view.state, player, cell) if action.level == 1 else high_points(view.state, player, cell)
    bonus = space_bonus(view.state, cell) if action.level == 1 else ""
    return [amount("vp", points, 18) if points else None, program(bonus, 18)]


def _advanced(view: View, action: act_.Advance) -> Node:
    space = position(view.state.tribes[me(view)], action.track) + 1
    return program(IDOL_BONUSES[action.track][space], 18)


TAILS: Mapping[type[Action], Callable[..., Node]] = {
    act_.PlayTribe: _labour,
    act_.SpendFood: _food,
    act_.Raise: _raised,
    act_.Advance: _advanced,
}


# Other questions -------------------------------------------------------------------------------------------------


def sides(view: View) -> Node:
    """The two sides of the Chief card, with where and what."""
    return div(".ew-sides")[[side_card(view, action, n) for n, action in enumerate(offered(view), 1)]]


def side_card(view: View, action: Action, n: int) -> Element:
    """One side."""
    assert isinstance(action, act_.ChooseSide)
    row_ = SIDES[action.side]
    name, _, letter = action.side.rpartition("-")
    told = view.game.describe(view.state, f"chief:{action.side}")
    content: list[Node] = [
        span(".ew-pic")[emblem(action.side, "4 4 92 76")],
        b[f"{view.voice(f'chief.{name}')} · {letter.upper()}"],
        span(".ew-line", aria_hidden="true")[[sign(place, 20) for place in row_.places], program(row_.program, 20)],
        small[view.voice.rich(told.lines[0]) if told else None],
    ]
    return action_button(view, action, "ew-side", content, {**nth(n), "data-target": f"chief:{action.side}"})


def forming_pile(view: View) -> Node:
    """The Eclipse pile: what it counts so far, and the cards that may join it."""
    cards = [action for action in offered(view) if isinstance(action, act_.SetAside)]
    return fragment[
        steps(view),
        p(".small.soft")[view.voice("ew.pile_note")],
        forming(view, me(view)),
        div(".btns.ew-acts")[[pile_card(view, action, n) for n, action in enumerate(cards, 1)]],
        div(".btns.ew-ends")[[button_of(view, a, "btn-1") for a in offered(view) if isinstance(a, act_.ClosePile)]],
    ]


def pile_card(view: View, action: act_.SetAside, n: int) -> Element:
    """A card for the pile: the labour it adds and what it does in the Eclipse."""
    person = PEOPLE.get(action.card)
    gain: Node = (
        [amount("labour", person.labour, 18), program(person.eclipse, 18)] if person else view.voice("ew.comes_back")
    )
    content: list[Node] = [lead(view, action), span[view.voice.say(view.label(action))], span(".push.small")[gain]]
    return action_button(view, action, "ew-act", content, nth(n))


def eclipse(view: View) -> Node:
    """The sums, then the benefits in any order."""
    takes = [action for action in offered(view) if isinstance(action, act_.TakeBenefit)]
    rest = [action for action in offered(view) if not isinstance(action, act_.TakeBenefit)]
    return fragment[
        comparison(view),
        group(view, "ew.benefits", [benefit(view, action, n) for n, action in enumerate(takes, 1)]),
        div(".btns.ew-ends")[[button_of(view, action) for action in rest]],
    ]


def benefit(view: View, action: act_.TakeBenefit, n: int) -> Element:
    """One benefit: where it comes from and what it gives."""
    key = benefit_program(view.state, action.benefit)
    content: list[Node] = [
        span(".ew-src", aria_hidden="true")[benefit_picture(action.benefit)],
        span[view.voice.rich(view.label(action))],
        span(".push")[program(key, 20)],
    ]
    return action_button(view, action, "ew-act", content, {**nth(n), "data-target": action.benefit})


def benefit_picture(target: str) -> Node:
    """Where a benefit comes from."""
    kind, _, name = target.partition(":")
    if kind == "card":
        return span({"class": f"ew-face {ink(name)}"})[emblem(name, "26 10 48 52")]
    pictures = {"order": "order", "hex": "land", "stack": "megalith", "village": "village"}
    return sign(pictures.get(kind, "stone"), 22)


def pieces(view: View) -> Node:
    """From which stack; each with what it gives when it is empty."""
    takes = [action for action in offered(view) if isinstance(action, act_.TakePiece)]
    ends = [action for action in offered(view) if isinstance(action, act_.Decline)]
    return fragment[
        pool_of(view),
        div(".btns.ew-acts")[[piece(view, action, n) for n, action in enumerate(takes, 1)]],
        div(".btns.ew-ends")[[button_of(view, action) for action in ends]],
    ]


def piece(view: View, action: act_.TakePiece, n: int) -> Element:
    """One stack: how many are left, and what it gives once empty."""
    left = view.state.tribes[me(view)].stacks[action.stack]
    note: Node = [view.voice("ew.last_one") if left == 1 else None, program(STACK_BENEFITS[action.stack], 18)]
    content: list[Node] = [sign("megalith", 22), span[view.voice.say(view.label(action))], span(".push.small")[note]]
    return action_button(view, action, "ew-act", content, nth(n))


def options(view: View) -> Node:
    """Options of an effect or an exchange, in words and signs."""
    frame = view.state.frames[-1]
    buttons: list[Node] = []
    for n, action in enumerate(offered(view), 1):
        signs: Node = None
        if isinstance(action, act_.Choose) and isinstance(frame, Choosing):
            signs = program(frame.options[action.option], 22)
        elif isinstance(action, act_.Exchange) and isinstance(frame, Trade):
            signs = program(frame.program, 22) if len(BOOK[frame.program]) == 1 else None
        style = "btn-1" if isinstance(action, act_.Exchange) else ""
        content: list[Node] = [span[view.voice.rich(view.label(action))], signs and span(".push")[signs]]
        buttons.append(action_button(view, action, f"ew-act {style}", content, nth(n)))
    return fragment[pool_of(view), div(".btns.ew-acts")[buttons]]


MAKERS: Mapping[str, Callable[[View], Node]] = {
    "prompt.side": sides,
    "prompt.turn": turn,
    "prompt.top": acting,
    "prompt.middle": acting,
    "prompt.bottom": acting,
    "prompt.rest": acting,
    "prompt.pile": forming_pile,
    "prompt.eclipse": eclipse,
    "prompt.take_piece": pieces,
    "prompt.choose": options,
    "prompt.exchange": options,
}
"""By the question."""
