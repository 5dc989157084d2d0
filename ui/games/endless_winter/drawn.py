"""Small pieces of SVG: pictures of words inside drawings, programs on plates, pieces of a player."""

from __future__ import annotations

from functools import cache

from markupsafe import escape

from engine.components.effects import Effect
from engine.games.endless_winter.vocabulary import BOOK
from ui.games.endless_winter.signs import symbol


def use(name: str, x: float, y: float, size: float) -> str:
    """A symbol in a drawing."""
    return f'<use href="#{name}" x="{x:.1f}" y="{y:.1f}" width="{size:g}" height="{size:g}"/>'


def number(text: str, x: float = 0, y: float = 0, size: float = 15) -> str:
    """A number around a point of its base line."""
    return f'<text class="ew-n" x="{x:.1f}" y="{y:.1f}" font-size="{size:g}">{text}</text>'


def parts(key: str) -> list[tuple[int, str]]:
    """A simple program as numbers and words."""
    return [part(effect) for effect in BOOK[key]]


def part(effect: Effect) -> tuple[int, str]:
    """One effect as a number and a word."""
    words = {"gain": "good", "advance": "track", "gain_per": "good"}
    fixed = {
        "draw": "card",
        "place_megalith": "megalith",
        "place_camp": "camp",
        "move_camp": "move",
        "build_village": "village",
    }
    word = effect[words[effect.op]] if effect.op in words else fixed.get(effect.op, effect.op)
    return effect["n"], word


@cache
def line(key: str, size: float, text: float) -> tuple[str, float]:
    """A program in one line around 0,0, and how wide it is."""
    found = parts(key)
    wide = sum(size + (text * 0.56 if n > 1 else 0) for n, _ in found)
    x, drawn = -wide / 2, ""
    for n, word in found:
        if n > 1:
            drawn += number(str(n), x + text * 0.28, text * 0.35, text)
            x += text * 0.56
        drawn += use(symbol(word), x, -size / 2, size)
        x += size
    return drawn, wide


@cache
def plate(key: str, size: float = 19, text: float = 17) -> str:
    """A program on a plate around 0,0."""
    drawn, wide = line(key, size, text)
    width, height = wide + 8, size + 2
    return (
        f'<rect class="ew-plate" x="{-width / 2:.1f}" y="{-height / 2:.1f}" width="{width:.1f}" height="{height:g}" '
        f'rx="{height / 2:g}"/>{drawn}'
    )


@cache
def mark(letter: str, x: float, y: float, size: float) -> str:
    """A seat's mark around a point."""
    return (
        f'<use class="p-{letter}" href="#mark-{letter}" x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" '
        f'width="{size:g}" height="{size:g}"/>'
    )


def press(shape: str, target: str, label: str, kind: str, pressed: bool) -> str:
    """A place that can be pressed, pointed at and reached by key. ``shape`` is an element without its end."""
    return (
        f'{shape} class="hit {kind}" data-target="{target}" tabindex="0" role="button" '
        f'aria-pressed="{str(pressed).lower()}" aria-label="{escape(label)}"/>'
    )
