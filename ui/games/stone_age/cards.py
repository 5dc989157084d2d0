"""Cards, tiles, tools and figures as pictures. Their faces are baked; here they only get names and states."""

from __future__ import annotations

from functools import cache

from htpy import Element, Node, b, button, div, span
from markupsafe import Markup

from ui.parts import icon


@cache
def picture(symbol: str) -> Markup:
    """A baked face that fills its card."""
    return Markup(f'<svg aria-hidden="true"><use href="#{symbol}"/></svg>')


def card(symbol: str, classes: str, target: str, label: str, *, lit: bool = False, chosen: bool = False) -> Element:
    """A card or tile that can be pointed at."""
    state = f"{' lit' if lit else ''}{' sel' if chosen else ''}"
    return button(
        {"class": f"card {classes}{state}", "type": "button", "data-target": target},
        aria_pressed=str(chosen).lower() if lit or chosen else None,
        aria_label=label,
    )[picture(symbol)]


def shown(symbol: str, classes: str, label: str) -> Element:
    """A card or tile that is only looked at."""
    return div({"class": f"card {classes}"}, role="img", aria_label=label)[picture(symbol)]


@cache
def figure(letter: str, classes: str = "", todo: bool = False, label: str = "") -> Markup:
    """A figure at the side of a card; a dashed ring while it has still to act."""
    ring = '<circle class="todo" cx="20" cy="34" r="21"/>' if todo else ""
    said = f'role="img" aria-label="{label}"' if label else 'aria-hidden="true"'
    return Markup(
        f'<svg class="who p-{letter} {classes}" viewBox="-4 -3 48 60" width="43" height="54" {said}>{ring}'
        f'<use href="#fig-{letter}" width="40" height="48"/></svg>'
    )


@cache
def small_tool(value: int, used: bool, once: bool = False) -> Markup:
    """A tool tile as others see it."""
    if not value:
        return Markup('<span class="tool s void"></span>')
    classes = f"tool s{' used' if used else ''}{' once' if once else ''}"
    return Markup(f'<span class="{classes}"><b>{value}</b></span>')


def tool(value: int, target: str, label: str, *, used: bool, lit: bool, chosen: bool, once: bool = False) -> Element:
    """A tool tile that can be pointed at."""
    if not value:
        return span(".tool.void", {"data-target": target, "tabindex": "0"}, role="img", aria_label=label)
    states = {"used": used, "lit": lit, "sel": chosen, "once": once}
    classes = " ".join(["tool", *(name for name, on in states.items() if on)])
    tick: Node = icon("u-check", 22, "tick") if chosen else None
    return button(
        {"class": classes, "type": "button", "data-target": target},
        aria_pressed=str(chosen).lower() if lit or chosen else None,
        aria_label=label,
    )[icon("g-tool", 34), b[str(value)], tick]
