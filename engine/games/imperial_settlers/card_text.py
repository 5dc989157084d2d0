"""What a card says, made from its row: so what it says is what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.components.effects import Effect
from engine.core.words import Message, listing, msg
from engine.games.imperial_settlers.card import Card, Feature
from engine.games.imperial_settlers.names import amounts_list, cost_name, counted, price_name, raze_name
from engine.games.imperial_settlers.vocabulary import BOOK

DRAWN = {"any": "card", "common": "common_card", "faction": "faction_card"}
"""Decks as kinds of cards."""
GAINS = ("gain", "gain_per", "draw")
"""Words that are said by what they bring alone."""


def brought(program: str, effect: Effect) -> list[Message]:
    """Goods, points and cards that an effect brings; they are said together with those of its neighbours."""
    if effect.op == "gain":
        return [counted(effect["good"], effect["n"])]
    if effect.op == "draw":
        return [counted(DRAWN[effect["deck"]], effect["n"])]
    if effect.op == "gain_per":
        return [gain_per(program, effect)]
    return [counted(good, n) for good, n in effect["compensation"].items()] if "compensation" in effect.args else []


def gained(goods: Sequence[Message]) -> list[Message]:
    """A clause for goods that come together; none for no goods."""
    return [msg("describe.gain", goods=listing(goods))] if goods else []


def gain_per(program: str, effect: Effect) -> Message:
    """Goods for each thing counted."""
    good, per = counted(effect["good"], effect["n"]), effect["per"]
    if per == "samurai":
        counter = msg("describe.per_samurai")
    elif per == "stashed":
        counter = msg(f"describe.per_stashed.{stashed(program)}")
    else:
        counter = msg("describe.per_colour", colour=colour(per[7:]))
    if effect["max"] is None:
        return msg("describe.gain_per", good=good, counter=counter)
    return msg("describe.gain_per_capped", good=good, counter=counter, most=effect["max"])


def stashed(program: str) -> str:
    """What the card to which a program belongs puts away. Raises StopIteration if it puts nothing away."""
    card = program.partition(".")[0] + "."
    found = (effect for key, effects in BOOK.programs.items() if key.startswith(card) for effect in effects)
    return next(str(effect["what"]) for effect in found if effect.op == "stash")


def colour(name: str) -> Message:
    """A colour as an adjective of Location."""
    return msg(f"describe.colour.{name}")


def choose(effect: Effect) -> Message:
    """A choice: the possibilities one after the other."""
    inner = [BOOK[option] for option in effect["options"]]
    if all([effect.op for effect in effects] == ["gain"] for effects in inner):
        goods = [counted(effect["good"], effect["n"]) for effects in inner for effect in effects]
        return msg("describe.gain", goods=either(goods))
    options = either([clause(option) for option in effect["options"]], "describe.or_else")
    offers = any(BOOK[option][0].op == "pay" for option in effect["options"])
    return msg("describe.may", effect=options) if offers else options


def either(options: Sequence[Message], last: str = "describe.or") -> Message:
    """Several things of which one is chosen: a, b or c."""
    said = options[0]
    for option in options[1:-1]:
        said = msg("describe.comma", first=said, second=option)
    return msg(last, first=said, second=options[-1])


def raze(effect: Effect) -> Message:
    """A Raze by a card."""
    return msg(f"describe.raze.{'_'.join(effect['from'])}.{effect['pay']}")


SPECIAL: dict[str, Callable[[Effect], Message]] = {
    "choose": choose,
    "pay": lambda e: msg("describe.pay", price=amounts_list(e["cost"]), effect=clause(e["effects"])),
    "draw_pick": lambda e: msg("describe.draw_pick", look=counted("faction_card", e["look"]), keep=e["keep"]),
    "raze": raze,
    "convert_received": lambda e: msg("describe.convert_received", points=counted(e["good"], e["n"])),
    "remove": lambda e: msg(f"describe.remove.{e['kind']}"),
    "steal": lambda e: msg("describe.steal", goods=either([counted(good, 1) for good in e["goods"]])),
    "take_over": lambda e: msg(f"describe.take_over.{e['kind']}"),
    "use_production": lambda e: msg(f"describe.use_production.{e['kind']}"),
    "build": lambda e: msg(f"describe.build.{e['from']}"),
    "samurai": lambda e: msg("describe.samurai", n=e["n"]),
    "stash": lambda e: msg(f"describe.stash.{e['what']}", n=e["max"]),
    "store": lambda e: msg("describe.store", goods=listing(msg(f"describe.all.{good}") for good in e["goods"])),
    "protect": lambda e: msg("describe.protect", tokens=counted("raze", e["n"])),
}
"""Words that need more than their own name to be said."""


def effect_text(effect: Effect) -> Message:
    """One effect as a clause that begins with a verb."""
    make = SPECIAL.get(effect.op)
    return make(effect) if make else msg(f"describe.{effect.op}")


def clause(program: str) -> Message:
    """A program as clauses joined into one; goods that come together are said together."""
    parts: list[Message] = []
    goods: list[Message] = []
    for effect in BOOK[program]:
        if effect.op not in GAINS:
            parts += [*gained(goods), effect_text(effect)]
            goods = []
        goods += brought(program, effect)
    parts += gained(goods)
    return parts[0] if len(parts) == 1 else msg("describe.both", all=listing(parts))


def trigger_text(feature: Feature) -> Message:
    """When a Feature acts."""
    wanted = feature.filter
    if feature.on == "build" and "colour" in wanted:
        return msg("describe.on.build_colour", colour=colour(wanted["colour"]))
    if feature.on == "build":
        return msg(f"describe.on.build_{'new_colour' if wanted.get('new_colour') else wanted['kind']}")
    if feature.on == "raze":
        return msg(f"describe.on.raze_{'_'.join(wanted['from'])}")
    return msg(f"describe.on.{feature.on}")


def feature_text(feature: Feature) -> Message:
    """A Feature as a sentence."""
    return msg("describe.feature", when=trigger_text(feature), effect=clause(feature.program))


def action_text(card: Card) -> Message:
    """An action with its price as a sentence."""
    key = ("describe.free_action", "describe.action", "describe.action_twice")[min(len(card.price), 1) * card.uses]
    return msg(key, price=price_name(card), effect=clause(card.action))


def ability_texts(card: Card) -> Iterator[Message]:
    """What the card does, sentence by sentence."""
    if card.bonus:
        yield msg("describe.bonus", effect=clause(card.bonus))
    if card.production:
        yield msg("describe.production", effect=clause(card.production))
    for feature in card.features:
        yield feature_text(feature)
    if card.action:
        yield action_text(card)


def header_texts(card: Card) -> Iterator[Message]:
    """Kind, colours and cost."""
    kind = msg(f"describe.kind.{card.kind}")
    deck = msg(f"describe.faction.{card.faction}")
    if card.colours:
        yield msg("describe.header", kind=kind, colours=listing(map(colour, card.colours)), deck=deck)
    else:
        yield msg("describe.header_no_colour", kind=kind, deck=deck)
    yield msg("describe.cost", cost=cost_name(card)) if any(card.cost) or card.location else msg("describe.cost_free")


def field_texts(card: Card) -> Iterator[Message]:
    """Raze field, Deal field, points, and how certain all this is."""
    if card.raze:
        yield msg("describe.raze_field", goods=raze_name(card))
    else:
        yield msg("describe.no_raze_field")
    if card.deal:
        yield msg("describe.deal_field", good=counted(card.deal, 1))
    yield msg("describe.points", points=counted("vp", card.points))
    if card.ability in ("reconstructed", "designed"):
        yield msg(f"describe.certainty.{card.ability}")
