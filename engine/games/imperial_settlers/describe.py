"""Things on the table in words, by their targets."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.game import Description
from engine.core.words import Message, msg
from engine.games.imperial_settlers.card_text import ability_texts, field_texts, header_texts
from engine.games.imperial_settlers.catalog import ATTACK_CARDS, BOARDS, CARDS, RIVAL, deal_good
from engine.games.imperial_settlers.empire import pile
from engine.games.imperial_settlers.names import card_name, counted, goods_list, owner_name
from engine.games.imperial_settlers.scoring import points
from engine.games.imperial_settlers.state import ImperialSettlersState, Location
from engine.games.imperial_settlers.vocabulary import FACTIONS, GOODS, RESOURCES

USES = ("card", "build", "deal", "raze", "activate", "defend", "deploy")
"""Kinds of targets that are cards; those after the first are uses of a card that were refused."""
GOOD_RULES = {"gold": "IS-68", "raze": "IS-44", "defense": "IS-52", "worker": "IS-67", "vp": "IS-74", "card": "IS-18"}


def describe(state: ImperialSettlersState, target: str) -> Description | None:
    """A thing on the table in words; None for a target that does not exist."""
    kind, _, name = target.partition(":")
    if kind in USES:
        return describe_card(state, name)
    make = DESCRIBERS.get(kind)
    return make(state, name) if make else None


def describe_card(state: ImperialSettlersState, card: str) -> Description | None:
    """A card: what is printed on it, and what has become of it."""
    if card in ATTACK_CARDS:
        line = msg("describe.attack_card_text", good=counted(deal_good(card), 1))
        return Description(card_name(card), (line,), ("IS-82", "IS-79"))
    if card not in CARDS:
        return None
    print_ = CARDS[card]
    lines = (*header_texts(print_), *ability_texts(print_), *field_texts(print_), *location_texts(state, card))
    rules = {"production": "IS-35", "feature": "IS-37", "action": "IS-58"}
    return Description(card_name(card), lines, (rules[print_.kind], "IS-30"))


def location_texts(state: ImperialSettlersState, card: str) -> Iterator[Message]:
    """What lies on a built card."""
    for owner, seat in enumerate(state.seats):
        for location in seat.locations:
            if location.card == card:
                yield from _marks(state, owner, location)


def _marks(state: ImperialSettlersState, owner: int, location: Location) -> Iterator[Message]:
    if location.holder != owner:
        yield msg("describe.taken_over", who=owner_name(state.owner(location.holder)))
    if location.used:
        yield msg("describe.used", n=location.used)
    for mark in ("blocked", "defended", "samurai"):
        if getattr(location, mark):
            yield msg(f"describe.mark.{mark}")
    if location.stash:
        kind = "resource" if location.stash[0] in RESOURCES else "card"
        yield msg(f"describe.stashed.{kind}", n=len(location.stash))


def describe_player(state: ImperialSettlersState, name: str) -> Description | None:
    """A player: faction, supply, points."""
    if name not in map(str, range(len(state.seats))):
        return None
    seat, player = state.seats[int(name)], int(name)
    if seat.faction == RIVAL:
        return Description(msg("describe.rival"), (msg("describe.rival_text"),), ("IS-77",))
    who = owner_name(player)
    lines = [msg("describe.supply", goods=goods_list(seat.goods)) if any(seat.goods) else msg("describe.no_supply")]
    lines.append(msg("describe.player_points", points=counted("vp", points(state)[player])))
    lines.append(msg("describe.hand", n=len(seat.hand)))
    if seat.passed:
        lines.append(msg("describe.has_passed"))
    return Description(msg("describe.player", who=who), tuple(lines), ("IS-5", "IS-22"))


def describe_board(state: ImperialSettlersState, name: str) -> Description | None:
    """A faction board, the exchange printed on it, or passing."""
    if name in ("exchange", "pass"):
        rules = {"exchange": ("IS-67",), "pass": ("IS-22",)}
        return Description(msg(f"describe.board.{name}"), (msg(f"describe.board.{name}_text"),), rules[name])
    if name not in map(str, range(state.players)):
        return None
    return describe_faction(state, state.seats[int(name)].faction)


def describe_faction(_state: ImperialSettlersState, name: str) -> Description | None:
    """A faction: what its board makes and keeps."""
    if name not in FACTIONS:
        return None
    board = BOARDS[name]
    lines = [
        msg("describe.board_makes", goods=goods_list(board.production)),
        msg("describe.board_keeps", goods=msg(f"describe.all.{board.keeps}")),
    ]
    if board.samurai:
        lines.append(msg("describe.board_samurai"))
    if name == "egyptians":
        lines.append(msg("describe.board_egypt"))
    return Description(msg(f"describe.faction.{name}"), tuple(lines), ("IS-1", "IS-17", "IS-26"))


def describe_deck(state: ImperialSettlersState, name: str) -> Description | None:
    """A deck: how many cards it and its discard pile have. ``faction`` is the deck of who decides."""
    player = getattr(state.frames[-1], "player", 0) if state.frames else 0
    faction = state.seats[player].faction if name == "faction" else name
    try:
        cards, discard = pile(state, faction)
    except KeyError:
        return None
    lines = (msg("describe.deck_size", n=len(cards)), msg("describe.discard_size", n=len(discard)))
    return Description(msg(f"describe.deck_title.{faction}"), lines, ("IS-70", "IS-71"))


def describe_good(_state: ImperialSettlersState, name: str) -> Description | None:
    """A good: what it is for."""
    if name not in GOODS:
        return None
    rules = (GOOD_RULES.get(name, "IS-3"),)
    return Description(counted(name, 1), (msg(f"describe.good.{name}"),), rules)


DESCRIBERS: dict[str, Callable[[ImperialSettlersState, str], Description | None]] = {
    "player": describe_player,
    "board": describe_board,
    "faction": describe_faction,
    "deck": describe_deck,
    "good": describe_good,
}
