"""The foot of a card: what it does as icons, made from the same row as its sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from markupsafe import Markup

from engine.components.effects import Effect
from engine.games.imperial_settlers.card import Card, Feature
from engine.games.imperial_settlers.vocabulary import BOOK
from ui.parts import icon

ICONS = {
    "location": "is-location",
    "deal": "is-deal",
    "samurai": "is-samurai",
    "egypt_token": "is-egypt",
    "resource": "g-any",
    "common": "g-card",
    "faction": "g-card",
    "any": "g-card",
}
"""Goods and things whose symbol has another name than ``g-`` and their own."""
Letters = Callable[[str], str]
"""The letter of a colour."""


def symbol(good: str) -> str:
    """The symbol of a good."""
    return ICONS.get(good, f"g-{good}")


def some(good: str, n: int = 1) -> str:
    """A number and its good; one is not written."""
    return f"{n if n != 1 else ''}{icon(symbol(good), 16)}"


def many(goods: Mapping[str, int]) -> str:
    """Several goods."""
    return "".join(some(good, n) for good, n in goods.items())


def glyph(name: str) -> str:
    """A line icon."""
    return str(icon(f"is-{name}", 14))


def tag(colour: str, letters: Letters) -> str:
    """A colour as its letter."""
    return f'<span class="is-tag k-{colour}">{letters(colour)}</span>'


def gain_per(effect: Effect, letters: Letters) -> str:
    """Goods for each thing counted."""
    per = effect["per"]
    counter = {"samurai": some("samurai"), "stashed": str(icon("u-lock", 14))}.get(per) or tag(per[7:], letters)
    return f"{some(effect['good'], effect['n'])}<i>/</i>{counter}"


def choose(effect: Effect, letters: Letters) -> str:
    """Possibilities; an offer to pay is cut short."""
    options = [BOOK[option] for option in effect["options"]]
    if options[0][0].op == "pay":
        return program(effect["options"][0], letters) + "<i>…</i>"
    return "<i>/</i>".join(program(option, letters) for option in effect["options"][:2])


def pay(effect: Effect, letters: Letters) -> str:
    """A price and what it brings."""
    return many(effect["cost"]) + glyph("to") + program(effect["effects"], letters)


FIXED = {
    "take_raze_good": lambda: glyph("grab") + some("location"),
    "remove": lambda: glyph("no") + some("location"),
    "cancel_deal": lambda: glyph("no") + some("deal"),
    "steal_deal": lambda: glyph("grab") + some("deal"),
    "link_deal": lambda: glyph("again") + some("deal"),
    "use_deal": lambda: some("deal") + glyph("again"),
    "block_action": lambda: glyph("no") + glyph("action"),
    "take_over": lambda: glyph("grab") + some("location"),
    "use_enemy_action": lambda: glyph("action") + glyph("again"),
    "use_production": lambda: glyph("production") + glyph("again"),
    "reuse_action": lambda: glyph("action") + glyph("again"),
    "build": lambda: some("location"),
    "foundation_from_hand": lambda: str(icon("is-foundation", 16)),
    "raze": lambda: some("raze") + some("location"),
    "steal": lambda: glyph("grab") + some("resource"),
}
"""Effects that look the same on every card."""
OWN: Mapping[str, Callable[[Effect, Letters], str]] = {
    "gain": lambda effect, _: some(effect["good"], effect["n"]),
    "draw": lambda effect, _: some("card", effect["n"]),
    "draw_pick": lambda effect, _: str(icon("u-eye", 14)) + some("card", effect["look"]),
    "convert_received": lambda effect, _: glyph("to") + some(effect["good"], effect["n"]),
    "samurai": lambda effect, _: some("samurai", effect["n"]),
    "stash": lambda effect, _: str(icon("u-lock", 14)) + some("card" if effect["what"] == "card" else "resource"),
    "store": lambda effect, _: str(icon("u-lock", 14)) + "".join(map(some, effect["goods"])),
    "protect": lambda effect, _: "+" + some("raze", effect["n"]),
    "gain_per": gain_per,
    "choose": choose,
    "pay": pay,
}
"""Effects that show what they are about."""


def program(key: str, letters: Letters) -> str:
    """The effects of a program, one after the other."""
    return "".join(OWN[effect.op](effect, letters) if effect.op in OWN else FIXED[effect.op]() for effect in BOOK[key])


TRIGGERS = {
    "raze": lambda: some("raze"),
    "make_deal": lambda: some("deal"),
    "gain_vp": lambda: some("vp"),
    "enemy_exchange": lambda: glyph("trade"),
}
"""When a Feature acts; those at other times show only what they do."""


def feature(row: Feature, letters: Letters) -> str:
    """A trigger and what it brings."""
    if row.on == "build":
        trigger = tag(row.filter["colour"], letters) if "colour" in row.filter else some("location")
    else:
        trigger = TRIGGERS[row.on]() if row.on in TRIGGERS else ""
    return (trigger and f"{trigger}<i>:</i>") + program(row.program, letters)


def ability(card: Card, letters: Letters) -> str:
    """What a card does: production, action, Feature or building bonus."""
    if card.production:
        return program(card.production, letters)
    if card.action:
        price = many(card.price) + glyph("to") if card.price else ""
        return price + program(card.action, letters)
    if card.features:
        return feature(card.features[0], letters)
    return some("location") + "<i>:</i>" + program(card.bonus, letters) if card.bonus else ""


SIZE = re.compile(r'width="(\d+)"')
MARKUP = re.compile(r"<[^>]*>")
TAG, SIGN = 19, 7
"""Pixels of a colour's letter, and of a number or a sign."""
ROOM = 68
"""Pixels of a foot on the smallest card."""
TIGHT = 0.83
"""How much smaller things are in a tight foot; in the tightest, they are pushed together besides."""


def width(content: str) -> float:
    """About how many pixels wide the foot is at full size."""
    letters = content.count('class="is-tag')
    signs = len(MARKUP.sub("", content)) - letters
    return sum(map(int, SIZE.findall(content))) + TAG * letters + SIGN * signs


def strip(card: Card, letters: Letters) -> Markup:
    """The foot of a card."""
    content = ability(card, letters)
    wide = width(content)
    tight = "" if wide <= ROOM else " tight" if wide * TIGHT <= ROOM else " tight tightest"
    return Markup(f'<span class="is-strip{tight}" aria-hidden="true"><span>{content}</span></span>')
