"""What the game's words look like: symbols of goods and deeds, and programs of effects as a row of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache

from markupsafe import Markup

from engine.components.effects import Effect
from engine.games.endless_winter.phases.goods import Price
from engine.games.endless_winter.vocabulary import BOOK
from ui.parts import icon

SYMBOLS: Mapping[str, str] = {
    "food": "g-food",
    "tool": "g-tool",
    "labour": "g-labour",
    "vp": "g-vp",
    "card": "g-card",
    "any": "ew-idol",
    "learn": "ew-culture",
    "camp": "ew-place-camp",
    "village": "ew-build",
    "megalith": "ew-place-megalith",
    "stone": "ew-take-stone",
    "land": "ew-influence",
    "buried_cards": "ew-bury",
    "upright_animals": "ew-hunt",
    "animal_types": "ew-hunt",
    "villages": "ew-build",
    "megaliths_placed": "ew-place-megalith",
    "culture_owned": "ew-culture",
    "recruits_owned": "ew-recruit",
    "lower_idol_steps": "ew-idol",
    "hexes_led": "ew-influence",
    "animal": "ew-hunt",
    "deck": "u-copy",
    "play": "g-card",
    "order": "u-flag",
    "down": "u-down",
    "to": "u-next",
    "chief": "u-user",
}
"""Symbols whose id is not ``ew-`` and the word itself."""


DEEDS: Mapping[str, str] = {"hunt": "animal", "take_stone": "stone"}
"""Deeds that are drawn as what they are about."""


def symbol(name: str) -> str:
    """The id of a word's symbol."""
    return SYMBOLS.get(name, f"ew-{name}")


@cache
def sign(name: str, size: int = 18) -> Markup:
    """A word as a picture."""
    return icon(symbol(name), size, "ewi")


def some(name: str, n: int = 1, size: int = 18) -> str:
    """A number and its picture; one is not written."""
    return f"{n if n != 1 else ''}{sign(name, size)}"


@cache
def amount(name: str, n: int = 1, size: int = 18) -> Markup:
    """A number and its picture that stay together."""
    return Markup(f'<span class="ew-q">{some(name, n, size)}</span>')


@cache
def bill(price: Price, size: int = 18) -> Markup:
    """A price: food, tools, labour."""
    food, tools, labour = price
    goods = (("labour", labour), ("food", food), ("tool", tools))
    return Markup("".join(amount(name, n, size) for name, n in goods if n))


def counted(name: str, n: int, size: int) -> str:
    """The same as text, to be put together with more."""
    return str(amount(name, n, size))


def several(goods: Iterable[tuple[str, int]], size: int) -> str:
    """Several goods as text."""
    return "".join(counted(name, n, size) for name, n in goods)


def glyph(name: str, size: int) -> str:
    """A word's picture as text."""
    return str(sign(name, size))


def _per(effect: Effect, size: int) -> str:
    return counted(effect["good"], effect["n"], size) + "<i>/</i>" + glyph(effect["per"], size)


def _choose(effect: Effect, size: int) -> str:
    few = f"{effect['n']}×" if effect["n"] > 1 else ""
    return few + "<i>/</i>".join(row(key, size) for key in effect["options"])


def _pay(effect: Effect, size: int) -> str:
    cost = several(effect["cost"].items(), size)
    return cost + glyph("to", max(11, size - 6)) + row(effect["effects"], size)


def _cheaper(effect: Effect, size: int) -> str:
    goods = (("labour", "labour_off"), ("food", "food_off"), ("tool", "tool_off"))
    less = several(((good, effect[name]) for good, name in goods if name in effect.args), size)
    return counted(DEEDS.get(effect.op, effect.op), effect["n"], size) + (f"<i>−</i>{less}" if less else "")


def _discount(effect: Effect, size: int) -> str:
    return (
        glyph(DEEDS.get(effect["action"], effect["action"]), size)
        + "<i>−</i>"
        + counted(effect["resource"], effect["n"], size)
    )


OWN: Mapping[str, Callable[[Effect, int], str]] = {
    "gain": lambda effect, size: counted(effect["good"], effect["n"], size),
    "gain_per": _per,
    "choose": _choose,
    "pay": _pay,
    "draw": lambda effect, size: counted("card", effect["n"], size),
    "advance": lambda effect, size: counted(effect["track"], effect["n"], size),
    "place_megalith": lambda effect, size: counted("megalith", effect["n"], size),
    "place_camp": lambda effect, size: counted("camp", effect["n"], size),
    "move_camp": lambda effect, size: counted("move", effect["n"], size),
    "build_village": lambda effect, size: counted("village", effect["n"], size),
    "hunt": _cheaper,
    "recruit": _cheaper,
    "learn": _cheaper,
    "take_stone": _cheaper,
    "discount": _discount,
    "use_taken_bottom": lambda _, size: glyph("bottom", size),
}
"""Effects that show more than their sign and how often."""


def row(key: str, size: int = 18) -> str:
    """A program as signs, one effect after the other."""
    return "".join(
        OWN[effect.op](effect, size) if effect.op in OWN else counted(effect.op, effect["n"], size)
        for effect in BOOK[key]
    )


@cache
def program(key: str, size: int = 18) -> Markup:
    """A program as signs; nothing for the empty one."""
    return Markup(f'<span class="ew-fx" aria-hidden="true">{row(key, size)}</span>' if key else "")
