"""The decision panel's body: the steps of a turn as tiles, factions as banners, everything else as a list."""

from __future__ import annotations

from collections.abc import Callable

from htpy import Element, Node, b, div, p, small, span
from markupsafe import Markup

from engine.core.actions import Action
from engine.core.words import Message
from engine.games.imperial_settlers.actions import (
    ChooseFaction,
    Defend,
    Deploy,
    Done,
    DrawFrom,
    ExchangeFor,
    Pay,
    Raze,
    TakeGood,
    TradeIn,
)
from engine.games.imperial_settlers.catalog import BOARDS, CARDS
from engine.games.imperial_settlers.vocabulary import HOLDING
from ui.games.imperial_settlers.cards import back, colours
from ui.games.imperial_settlers.reading import VERBS, asked, by_verb, in_turn, owner_of, verb
from ui.games.imperial_settlers.strip import glyph, many, some, symbol
from ui.panels.decision import action_button, cancel, nth
from ui.parts import act, icon, rule_link
from ui.view import View

TILES = ("build", "activate", "deal", "raze", "exchange", "pass")
ICONS = {
    "build": "is-location",
    "activate": "is-action",
    "deal": "is-deal",
    "raze": "g-raze",
    "exchange": "is-trade",
    "pass": "is-pass",
    "protect": "g-defense",
}
REFUSED_AS = {"exchange": "board:exchange"}
"""Steps whose refusal is not about a card."""


def choice(view: View) -> Node:
    """The body for the kind of decision at hand."""
    assert view.decision is not None
    if view.decision.prompt == "prompt.turn":
        return turn(view)
    if isinstance(view.decision.actions[0], ChooseFaction):
        return factions(view)
    return div[listing(view, view.actions), cancel(view) or take_back(view)]


def take_back(view: View) -> Node:
    """The way out of the middle of an action, as long as nothing new has become known."""
    if not view.can_undo or in_turn(view) or view.state.phase != "action":
        return None
    return act("undo", [icon("u-undo", 20), view.voice("now.cancel")], "btn-3 is-back-out")


# The turn --------------------------------------------------------------------------------------------------------


def turn(view: View) -> Element:
    """Six steps, a free one, and the ways of the chosen step."""
    return div[
        div(".is-tiles")[[tile(view, name, n) for n, name in enumerate(TILES, 1)]],
        free_step(view),
        ways(view),
    ]


def tile(view: View, name: str, n: int) -> Element:
    """A step of the turn and how much it could be used for."""
    found = by_verb(view, name)
    content: list[Node] = [
        span(".is-tile-icon")[icon(ICONS[name], 26)],
        b[view.voice(f"is.step.{name}")],
        small[hint(view, name, found)],
    ]
    if name in ("exchange", "pass") and found:
        return action_button(view, found[0], f"is-tile{' quiet' if name == 'pass' else ''}", content, nth(n))
    return step(view, name, content, "" if found else " quiet", nth(n)["data-nth"] or "")


def step(view: View, name: str, content: Node, classes: str, number: str) -> Element:
    """A button that chooses a step, or lets go of it."""
    on = verb(view) == name
    extra = {"aria-pressed": str(on).lower(), "data-nth": number or None}
    return act("is-verb", content, f"is-tile{classes}", extra, value="" if on else name)


def hint(view: View, name: str, found: list[Action]) -> Node:
    """What a step would be about, in a few signs."""
    say = view.voice
    cards = len({action.targets[0] for action in found})
    if name == "raze":
        own = sum(owner_of(view.state, action.card) is None for action in found if isinstance(action, Raze))
        label = say("is.hint.raze", hand=own, out=len(found) - own)
        signs = f"{own}{icon('g-card', 16)} {len(found) - own}{icon('is-location', 16)}"
        return [span(aria_hidden="true", title=label)[Markup(signs)], span(".sr")[label]]
    if name == "exchange":
        return Markup(some("worker", 2) + glyph("to") + some("resource"))
    if name == "pass":
        return say("is.hint.pass")
    return say(f"is.hint.{name}", n=cards) if cards else say("is.hint.none")


def free_step(view: View) -> Node:
    """Protecting a Location costs no action."""
    found = by_verb(view, "protect")
    if not found:
        return None
    keys = [("g-defense", Defend), ("is-samurai", Deploy)]
    signs = [icon(name, 24) for name, kind in keys if any(isinstance(action, kind) for action in found)]
    content: list[Node] = [signs, span[b[view.voice("is.step.protect")], " ", view.voice("is.free_step")]]
    return step(view, "protect", content, " is-free", "")


def ways(view: View) -> Node:
    """The actions of the chosen step, or why there are none."""
    name = verb(view)
    if name not in VERBS:
        return None if asked(view) else p(".small.soft.wide-only.is-ask-a-card")[view.voice("is.ask_a_card")]
    found = by_verb(view, name)
    return listing(view, found) if found else reasons(view, name)


def reasons(view: View, name: str) -> Element:
    """Why a step is not possible with anything."""
    wanted = REFUSED_AS.get(name, f"{name}:")
    told = {(why.reason, why.rule): why for target, why in view.refusals.items() if target.startswith(wanted)}
    lines = [p[view.voice.rich(Message(why.reason, why.params)), " ", rule_link(why.rule)] for why in told.values()]
    return div(".is-why")[
        p(".is-why-head")[icon("is-no", 18), view.voice("is.not_now")],
        lines or p[view.voice("is.nothing_for_it")],
    ]


# Lists -----------------------------------------------------------------------------------------------------------


def listing(view: View, actions: list[Action]) -> Element:
    """One button for each action, with what it is about; during the Lookout they may stand in pairs."""
    pairs = ".pairs" if view.state.phase == "lookout" else ""
    return div(f".acts.is-acts{pairs}")[[line(view, action, n) for n, action in enumerate(actions, 1)]]


def line(view: View, action: Action, n: int) -> Element:
    """An action with its sign."""
    style = "btn-1" if isinstance(action, Done) else ""
    extra = {**nth(n), "data-target": action.targets[0] if len(action.targets) == 1 else None}
    return action_button(view, action, style, [sign(action), span[words(view, action)]], extra)


def words(view: View, action: Action) -> Node:
    """An action in words; a payment that leaves things out in pictures."""
    if isinstance(action, Pay):
        goods = {good: n for good, n in zip(HOLDING, action.goods, strict=False) if n}
        said = view.voice.say(view.label(action))
        return [Markup(f'<span class="is-bill" aria-hidden="true">{many(goods)}</span>'), span(".sr")[said]]
    return view.voice.rich(view.label(action))


def sign(action: Action) -> Node:
    """The sign before an action: a card's colour, a good, a deck."""
    make = SIGNS.get(type(action))
    if make:
        return make(action)
    card = getattr(action, "card", "")
    return card_sign(card) if card in CARDS else None


def card_sign(card: str) -> Markup:
    """The spine of a card."""
    pieces = "".join(f'<i class="k-{colour}"></i>' for colour in colours(CARDS[card]))
    return Markup(f'<span class="is-stripe" aria-hidden="true">{pieces}</span>')


SIGNS: dict[type[Action], Callable[..., Node]] = {
    Done: lambda _: icon("u-check", 20),
    Pay: lambda _: None,
    TakeGood: lambda action: icon(symbol(action.good), 24),
    TradeIn: lambda action: icon("g-vp" if action.items else "u-lock", 22),
    ExchangeFor: lambda action: icon(symbol(action.what), 24),
    DrawFrom: lambda action: back("common" if action.deck == "common" else "attack", "tiny"),
}


# Factions --------------------------------------------------------------------------------------------------------


def factions(view: View) -> Element:
    """The factions by their banners, and what their boards make."""
    return div(".is-factions")[[faction(view, action, n) for n, action in enumerate(view.actions, 1)]]


def faction(view: View, action: Action, n: int) -> Element:
    """One faction."""
    assert isinstance(action, ChooseFaction)
    name, board = action.faction, BOARDS[action.faction]
    makes = {good: count for good, count in zip(HOLDING, board.production, strict=True) if count}
    banner = Markup(
        f'<svg class="is-banner" viewBox="0 0 100 114" aria-hidden="true"><use href="#is-banner-{name}"/></svg>'
    )
    content: list[Node] = [
        banner,
        b[view.voice(f"is.faction.{name}")],
        span(".is-makes", aria_hidden="true")[Markup(many(makes))],
        small[view.voice(f"is.keeps.{board.keeps}")],
    ]
    return action_button(view, action, "is-faction", content, {**nth(n), "data-target": f"faction:{name}"})


def asks(view: View, action: Action) -> bool:
    """Whether something useful would be left undone by passing."""
    useful = tuple(kind for name in ("build", "activate", "deal", "raze") for kind in VERBS[name])
    others = view.decision.actions if view.decision else ()
    return isinstance(action, VERBS["pass"]) and any(isinstance(other, useful) for other in others)
