"""The number line under a roll: what the dice reach, what tools add, and the steps where a piece more is won."""

from __future__ import annotations

from htpy import Element, Node, svg
from markupsafe import Markup

WIDTH = 280
LEFT = 6
MOST_LABELS = 8


def reckon(good: str, divisor: int, base: int, total: int, most: int, label: str) -> Element:
    """A sum that grows: solid for the dice, hatched for the tools chosen."""
    end = (most // divisor + 1) * divisor + 1
    scale = WIDTH / end

    def x(value: int) -> str:
        return f"{LEFT + value * scale:.1f}"

    bar = 'y="6" height="13" stroke-width="1.5"'
    parts = [
        f'<rect x="{x(0)}" {bar} width="{WIDTH}" rx="4" fill="var(--ground)" stroke="var(--line)"/>',
        f'<rect x="{x(0)}" {bar} width="{base * scale:.1f}" rx="3" class="c-ochre" stroke="var(--ochre-d)"/>',
    ]
    if total > base:
        parts.append(
            f'<rect fill="url(#hatch)" stroke="var(--ember)" stroke-width="2" x="{x(base)}" y="5" '
            f'width="{(total - base) * scale:.1f}" height="15"/>'
        )
    steps = range(divisor, end, divisor)
    every = -(-len(steps) // MOST_LABELS)
    parts += [_step(good, value, x(value), value <= total, (i + 1) % every == 0) for i, value in enumerate(steps)]
    content: Node = Markup("".join(parts))
    return svg(".reckon", viewBox="0 0 292 52", role="img", aria_label=label)[content]


def _step(good: str, value: int, x: str, reached: bool, labelled: bool) -> str:
    ink = "ink" if reached else "ink-soft"
    line = f'<path stroke="var(--{ink})" stroke-width="2" d="M{x} 3V24"/>'
    if not labelled:
        return line
    quiet, pale = ("", 1.0) if reached else (' class="q"', 0.35)
    return (
        f'{line}<g opacity="{pale}"><use href="#g-{good}" x="{float(x) - 20:.1f}" y="26" width="22" height="22"/></g>'
        f'<text{quiet} x="{float(x) + 9:.1f}" y="42">{value}</text>'
    )
