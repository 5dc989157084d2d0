"""The decision panel's body where a list of buttons is not enough: placing, tools, paying, dice, hunger, buying."""

from __future__ import annotations

from collections.abc import Callable

from htpy import Element, Node, b, button, div, li, output, p, small, span, ul
from markupsafe import Markup

from engine.core.actions import Action
from engine.core.words import Message
from engine.games.stone_age.actions import Buy, Decline, Feed, Pay, Place, Resolve, Starve, Take, TakeDie, UseTools
from engine.games.stone_age.catalog import CARDS, DIVISORS, MENU, RESOURCES, SLOTS, STACKS, VALUES
from engine.games.stone_age.phases.tools import added_value
from ui.games.stone_age import layout
from ui.games.stone_age.cards import shown
from ui.games.stone_age.reading import rolled, target_of
from ui.games.stone_age.reckon import reckon
from ui.games.stone_age.tribe import one_use, tool_tile
from ui.panels.decision import action_button, cancel, nth
from ui.parts import icon
from ui.pick import exact, next_targets
from ui.view import View

STYLES: dict[type[Action], str] = {Starve: "btn-x", Feed: "btn-1"}
MENU_ICONS = {"tool": "g-tool", "field": "g-field"}


def choice(view: View) -> Node:
    """The body for the kind of decision at hand; None for the plain list of actions."""
    assert view.decision is not None
    maker = MAKERS.get(type(view.decision.actions[0]))
    return maker(view) if maker else None


# Places ----------------------------------------------------------------------------------------------------------


def placing(view: View) -> Element:
    """First the place, then how many."""
    if view.scratch.chosen:
        buttons = [figures_button(view, action) for action in view.actions]
        return div[
            about(view, view.scratch.chosen[0]),
            div(".btns.many" if len(buttons) > 1 else ".btns.one")[buttons],
            cancel(view),
        ]
    return div(".things")[[place_chip(view, target) for target in view.targets]]


def about(view: View, target: str) -> Node:
    """The chosen place: its name and what it gives."""
    said = view.game.describe(view.state, target)
    if said is None:
        return None
    return p(".about")[b[view.voice.say(said.name)], ". ", view.voice.rich(said.lines[0])]


def figures_button(view: View, action: Action) -> Element:
    """A number of figures for the chosen place."""
    assert isinstance(action, Place)
    only = len(view.actions) == 1
    label = view.voice.say(view.label(action))
    content: list[Node] = [span[label]] if only else [b[str(action.figures)], icon("g-person", 20)]
    extra = {**nth(action.figures), "aria-label": label}
    return action_button(view, action, "btn-1" if only else "", content, extra)


def place_chip(view: View, target: str) -> Element:
    """A place that can be chosen, with its icon."""
    return button(".chip.thing", type="button", data_target=target)[
        icon(place_icon(target), 20), place_words(view, target)
    ]


def place_icon(target: str) -> str:
    """The icon of a place, slot or stack."""
    kind, _, name = target.partition(":")
    if kind == "place":
        return layout.LABELS[name][2]
    return "g-card" if kind == "slot" else "g-hut"


def place_words(view: View, target: str) -> str:
    """A place's short name."""
    kind, _, name = target.partition(":")
    if kind == "place":
        return view.voice(f"place.{name}")
    return view.voice("sa.slot" if kind == "slot" else "sa.stack", number=name)


def resolving(view: View) -> Element:
    """Own places to carry out, one button each."""
    sure = len(view.actions) == 1
    rows = [resolve_button(view, action, n, "btn-1" if sure else "") for n, action in enumerate(view.actions, 1)]
    return div[div(".btns.one" if sure else ".acts")[rows], cancel(view)]


def resolve_button(view: View, action: Action, n: int, style: str) -> Element:
    """One own place, with the people there."""
    assert view.viewer is not None
    count = view.state.tribes[view.viewer].placed.get(action.place, 0) if isinstance(action, Resolve) else 0
    people: Node = span(".push", aria_hidden="true")[f"{count} ", icon("g-person", 18)] if count else None
    content: list[Node] = [icon(row_icon(action), 24), span[view.voice.rich(view.label(action))], people]
    return action_button(view, action, style, content, nth(n))


def row_icon(action: Action) -> str:
    """The icon of an own place, or of the card of free choice."""
    return place_icon(target_of(action.place)) if isinstance(action, Resolve) else "g-any"


# Tools -----------------------------------------------------------------------------------------------------------


def tools(view: View) -> Node:
    """The roll, the tools that can be added, and what comes of it."""
    roll = rolled(view.state)
    assert roll is not None
    tribe = view.state.tribes[roll.player]
    base, divisor = sum(roll.dice), DIVISORS[roll.good]
    whole = exact(view.decision.actions if view.decision else (), view.scratch.chosen)
    total = base + (added_value(tribe, whole) if isinstance(whole, UseTools) else chosen_value(view))
    most = max(
        base + added_value(tribe, a)
        for a in (view.decision.actions if view.decision else ())
        if isinstance(a, UseTools)
    )
    tiles = [tool_tile(view, f"tool:{i}", v, tribe.used[i]) for i, v in enumerate(tribe.tools) if v]
    return [
        div(".mid")[
            div(".roll")[Markup("".join(icon(f"die-{d}", 46, "die") for d in roll.dice)), span(".sum")[f"= {base}"]],
            div(".with")[
                span(".op", aria_hidden="true")["+"],
                tiles,
                once_tiles(view),
                span(".sum", data_says="sum")[f"= {total}"] if view.scratch.chosen else None,
            ],
        ],
        reckon(roll.good, divisor, base, total, most, view.voice("sa.reckon", total=total, n=total // divisor)),
        div(".btns")[tool_buttons(view, whole)],
    ]


def once_tiles(view: View) -> list[Node]:
    """One-use tools."""
    assert view.viewer is not None
    names = one_use(view.state.tribes[view.viewer])
    return [tool_tile(view, f"card:{name}", CARDS[name].amount, False, True) for name in names]


def chosen_value(view: View) -> int:
    """What the chosen tools add, where they are not yet a whole action."""
    assert view.viewer is not None
    tribe, value = view.state.tribes[view.viewer], 0
    for target in view.scratch.chosen:
        kind, _, name = target.partition(":")
        value += tribe.tools[int(name)] if kind == "tool" else CARDS[name].amount
    return value


def tool_buttons(view: View, whole: Action | None) -> list[Node]:
    """The action that the chosen tools make, and going without."""
    assert view.decision is not None
    none = view.decision.actions[0]
    buttons: list[Node] = [action_button(view, whole, "btn-1")] if whole and whole != none else []
    if not buttons and view.scratch.chosen:
        buttons = [p(".why")[icon("u-info", 18), view.voice("sa.more_tools")]]
    return [*buttons, action_button(view, none, "" if view.scratch.chosen else "btn-1")]


# Paying ----------------------------------------------------------------------------------------------------------


def paying(view: View) -> Element:
    """Pieces put together with plus and minus; the button says what they make."""
    assert view.decision is not None
    assert view.viewer is not None
    offered = view.decision.actions
    kinds = [k for k in RESOURCES if any(f"good:{k}" in action.targets for action in offered)]
    whole = exact(offered, view.scratch.chosen)
    return div[
        ul(".pay")[[piece_row(view, kind) for kind in kinds]],
        pieces(view),
        div(".btns")[
            action_button(view, whole, "btn-1")
            if whole
            else p(".why")[icon("u-info", 18), view.voice("sa.pick_pieces")]
        ],
        cancel(view),
    ]


def piece_row(view: View, kind: str) -> Element:
    """One kind of goods: how many there are, how many are picked."""
    assert view.viewer is not None
    assert view.decision is not None
    say, target = view.voice, f"good:{kind}"
    have = view.state.tribes[view.viewer].goods[RESOURCES.index(kind)]
    picked = view.scratch.chosen.count(target)
    more = target in next_targets(view.decision.actions, view.scratch.chosen)
    name = say(f"good.{kind}")
    return li[
        icon(f"g-{kind}", 32),
        span(".name")[name, small[say("sa.you_have", n=have)]],
        span(".step")[
            step("unpick", "u-minus", say("sa.less", what=name), kind, picked > 0),
            output[str(picked)],
            step("pick", "u-plus", say("sa.more", what=name), kind, more),
        ],
    ]


def step(name: str, picture: str, label: str, kind: str, can: bool) -> Element:
    """Plus or minus."""
    return button(
        ".btn.btn-i",
        type="button",
        data_act=name,
        data_id=f"good:{kind}",
        aria_label=label,
        aria_disabled=None if can else "true",
    )[icon(picture, 20)]


def pieces(view: View) -> Element:
    """The picked pieces, the gaps still to fill, what they are worth in a building."""
    assert view.decision is not None
    chosen = view.scratch.chosen
    sizes = {len(action.targets) for action in view.decision.actions}
    gaps = max(min(sizes) - len(chosen), 0)
    kinds = [target.partition(":")[2] for target in chosen]
    worth = sum(VALUES[RESOURCES.index(kind)] for kind in kinds)
    counts_points = view.decision.prompt in ("prompt.pay_kinds", "prompt.pay_free")
    return div(".paid", aria_hidden="true")[
        [icon(f"g-{kind}", 24) for kind in kinds],
        [Markup('<i class="gap"></i>')] * gaps,
        span(".sum")[f"= {worth}"] if counts_points else None,
    ]


# Dice menu, hunger, buying ---------------------------------------------------------------------------------------


def gifts(view: View) -> Element:
    """Dice that stand for a gift each."""
    return div(".gifts")[[gift(view, action, n) for n, action in enumerate(view.actions, 1)]]


def gift(view: View, action: Action, n: int) -> Element:
    """One die and what it gives."""
    assert isinstance(action, TakeDie)
    what = MENU[action.face]
    picture = MENU_ICONS.get(what, f"g-{what}")
    label = view.voice.say(view.label(action))
    content: list[Node] = [icon(f"die-{action.face}", 40, "die"), icon(picture, 30)]
    extra = {**nth(n), "data-target": f"die:{action.face}", "aria-label": label}
    return action_button(view, action, "gift", content, extra)


def hunger(view: View) -> Element:
    """Need against have, then the ways out."""
    assert view.viewer is not None
    tribe = view.state.tribes[view.viewer]
    share = round(100 * tribe.food / max(tribe.figures, 1))
    actions = view.decision.actions if view.decision else ()
    return div[
        div(".need")[
            icon("g-food", 28),
            div(".bar")[Markup(f'<i style="width:{share}%"></i>')],
            b[f"{tribe.food}/{tribe.figures}"],
        ],
        div(".btns.one")[
            [action_button(view, a, STYLES.get(type(a), ""), extra=nth(n)) for n, a in enumerate(actions, 1)]
        ],
    ]


def buying(view: View) -> Element:
    """The card or tile, large, and whether to have it."""
    actions = view.decision.actions if view.decision else ()
    place = next((a.place for a in actions if isinstance(a, Buy | Decline)), "")
    return div[
        div(".offer")[large(view, place)],
        div(".btns.one")[
            [
                action_button(view, a, "btn-1" if isinstance(a, Buy) else "", extra=nth(n))
                for n, a in enumerate(actions, 1)
            ]
        ],
    ]


def buy_button(view: View, action: Action, n: int) -> Element:
    """Buying in one word, since the card is shown; the rest as the game names it."""
    if not isinstance(action, Buy):
        return action_button(view, action, extra=nth(n))
    label = view.voice.say(view.label(action))
    return action_button(view, action, "btn-1", [span[view.voice("sa.buy")]], {**nth(n), "aria-label": label})


def large(view: View, place: str) -> Node:
    """What lies at a place, with its words."""
    said = view.game.describe(view.state, target_of(place))
    lines: list[Message] = list(said.lines) if said else []
    name = view.voice.say(said.name) if said else ""
    if place in SLOTS:
        picture = shown(f"card-{view.state.row[SLOTS.index(place)]}", "civ", name)
    else:
        picture = shown(f"tile-{view.state.stacks[STACKS.index(place)][-1]}", "tile", name)
    return [picture, div[[p[view.voice.rich(line)] for line in lines]]]


MAKERS: dict[type[Action], Callable[[View], Node]] = {
    Place: placing,
    Resolve: resolving,
    UseTools: tools,
    Pay: paying,
    Take: paying,
    TakeDie: gifts,
    Feed: hunger,
    Buy: buying,
    Decline: buying,
}
"""By the first of the offered actions."""
