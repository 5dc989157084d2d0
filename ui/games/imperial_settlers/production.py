"""What the next production brings, source by source, and in all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from htpy import Element, Node, b, caption, div, p, table, tbody, td, tfoot, th, tr

from engine.core.words import Message, msg
from engine.games.imperial_settlers.card_text import clause
from engine.games.imperial_settlers.catalog import BOARDS, CARDS, RIVAL, ROUNDS, deal_good
from engine.games.imperial_settlers.empire import held
from engine.games.imperial_settlers.names import amounts_list, card_name
from engine.games.imperial_settlers.phases.basics import amount
from engine.games.imperial_settlers.phases.production import producing
from engine.games.imperial_settlers.state import ImperialSettlersState
from engine.games.imperial_settlers.vocabulary import BOOK, HOLDING
from ui.games.imperial_settlers.closeup import sentence
from ui.parts import rule_link
from ui.view import View

COUNTED = ("gain", "gain_per")
"""Effects whose goods can be told beforehand."""
BEFORE = ("setup", "lookout", "production")
"""Phases of a round whose production is still to come, or going on."""
Source = tuple[Message, dict[str, int], Message | None]
"""Where goods come from, which, and what else it does in words."""


def sources(state: ImperialSettlersState, player: int) -> Iterator[Source]:
    """Board, Deals and Locations in the order in which they produce (IS-17), then what their points set off."""
    found = list(producers(state, player))
    yield from found
    scored = [goods["vp"] for _, goods, _ in found if goods.get("vp")]
    for location in held(state, player) if scored else ():
        for feature in CARDS[location.card].features:
            if feature.on == "gain_vp":
                times = sum(points >= feature.filter["min"] for points in scored)
                yield card_name(location.card), {e["good"]: e["n"] * times for e in BOOK[feature.program]}, None


def producers(state: ImperialSettlersState, player: int) -> Iterator[Source]:
    """Board, Deals and Locations."""
    seat = state.seats[player]
    board = zip(HOLDING, BOARDS[seat.faction].production, strict=True)
    yield msg("describe.source.board"), {good: n for good, n in board if n}, None
    for deal in seat.deals:
        yield msg("is.deal_with", card=card_name(deal.card)), {deal_good(deal.card): 1}, None
    for location in producing(state, player):
        yield location_source(state, player, location.card)


def location_source(state: ImperialSettlersState, player: int, card: str) -> Source:
    """What a Production Location brings: counted where that can be told beforehand, else in words."""
    goods: Counter[str] = Counter()
    effects = BOOK[CARDS[card].production]
    for effect in effects:
        if effect.op in COUNTED:
            goods[effect["good"]] += effect["n"] if effect.op == "gain" else amount(state, player, card, effect)
        elif effect.op == "draw":
            goods["card"] += effect["n"]
    told = all(effect.op in (*COUNTED, "draw") for effect in effects)
    return card_name(card), dict(goods), None if told else clause(CARDS[card].production)


def pane(view: View, player: int) -> Node:
    """The sum of a player's next production."""
    seat = view.state.seats[player]
    if seat.faction in ("", RIVAL):
        return None
    if view.state.round == ROUNDS and view.state.phase not in BEFORE:
        return p(".is-production")[view.voice("is.production_over"), " ", rule_link("IS-17")]
    found = list(sources(view.state, player))
    total: Counter[str] = Counter()
    for _, goods, _ in found:
        total.update(goods)
    ordered = {good: total[good] for good in (*HOLDING, "card", "vp") if total[good]}
    return div(".is-production")[
        table(".score")[
            caption[view.voice("is.production_note"), " ", rule_link("IS-17")],
            tbody[[row(view, *source) for source in found]],
            tfoot[tr(".total")[th(scope="row")[view.voice("is.in_all")], td[b[view.voice.rich(said(ordered, None))]]]],
        ]
    ]


def said(goods: dict[str, int], words: Message | None) -> Message:
    """The goods, or the words where they cannot be told beforehand."""
    return words or (msg("is.plain", what=amounts_list(goods)) if any(goods.values()) else msg("is.nothing"))


def row(view: View, source: Message, goods: dict[str, int], words: Message | None) -> Element:
    """One source."""
    return tr[td[sentence(view.voice.rich(source))], td[view.voice.rich(said(goods, words))]]
