"""Colours of the style sheets against each other: text 4.5 to 1, lines and pictures 3 to 1, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

STYLES = Path(__file__).parents[2] / "ui" / "styles"
TEXT, GRAPHIC = 4.5, 3.0
DAY, NIGHT = 0, 1
GROUNDS = ("ground", "surface", "raised")
"""What everything lies on."""
LINES = ("edge", "ember", "focus", "river", "moss", "blood")
"""Borders of fields, what can be done, the focus, what is chosen, marks at the side of messages."""
PRESSED = ("ember-l", "moss-l", "river-l", "blood-l")
"""Grounds of what is pressed, done or said."""
Colour = tuple[float, float, float]


def variables() -> dict[str, tuple[str, str]]:
    """Each variable's texts by day and by night."""
    found: dict[str, tuple[str, str]] = {}
    for sheet in STYLES.glob("*.css"):
        text = re.sub(r"@media \((?:forced|prefers)[^{]*\{(?:[^{}]*\{[^}]*\})*[^}]*\}", "", sheet.read_text("utf-8"))
        for name, value in re.findall(r"--([\w-]+):\s*(light-dark\([^)]*\)|#\w+)", text):
            pair = re.findall(r"#\w+", value)
            if pair:
                found.setdefault(name, (pair[0], pair[-1]))
    return found


VARIABLES = variables()


def colour(text: str, scheme: int) -> Colour | None:
    """A colour as written in a sheet: a variable or a hexadecimal number; None for anything else."""
    name = re.fullmatch(r"var\(--([\w-]+)\)", text.strip())
    if name:
        return colour(VARIABLES[name[1]][scheme], scheme) if name[1] in VARIABLES else None
    digits = re.fullmatch(r"#([0-9A-Fa-f]{6})", text.strip())
    return tuple(int(digits[1][i : i + 2], 16) / 255 for i in (0, 2, 4)) if digits else None  # type: ignore[return-value]


def contrast(one: str, other: str, scheme: int) -> float:
    """How much two colours, or variables by name, differ in lightness."""
    found = [colour(text if text.startswith(("#", "var")) else f"var(--{text})", scheme) for text in (one, other)]
    low, high = sorted(lightness(each) for each in found if each)
    return (high + 0.05) / (low + 0.05)


def lightness(of: Colour) -> float:
    """Relative luminance."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in of)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def rules() -> Iterator[tuple[str, dict[str, str]]]:
    """Selectors with their declarations."""
    for sheet in STYLES.glob("*.css"):
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.S).partition("@media (forced-colors")[0]
        for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
            pairs = (line.split(":", 1) for line in body.split(";") if ":" in line)
            yield selector.strip(), {name.strip(): value.strip() for name, value in pairs}


@pytest.mark.parametrize("scheme", [DAY, NIGHT])
def test_text_that_sets_its_own_ground_can_be_read(scheme: int) -> None:
    faint, seen = [], 0
    for selector, style in rules():
        ground, ink = style.get("background", style.get("background-color", "")), style.get("color", "")
        if colour(ground, scheme) and colour(ink, scheme):
            seen += 1
            if contrast(ink, ground, scheme) < TEXT:
                faint.append(f"{selector}: {contrast(ink, ground, scheme):.2f}")
    assert seen > 10
    assert not faint, "\n".join(faint)


@pytest.mark.parametrize("scheme", [DAY, NIGHT])
def test_every_colour_of_text_can_be_read_on_every_ground(scheme: int) -> None:
    found = (re.fullmatch(r"var\(--([\w-]+)\)", style.get("color", "")) for _, style in rules())
    inks = {"ink", *(ink[1] for ink in found if ink and ink[1] in ("ink-soft", "ember", "moss", "river", "blood"))}
    assert len(inks) == 6
    pairs = [*((ink, ground) for ink in inks for ground in GROUNDS), *(("ink", ground) for ground in PRESSED)]
    faint = {pair: round(contrast(*pair, scheme), 2) for pair in pairs if contrast(*pair, scheme) < TEXT}
    assert not faint, faint


@pytest.mark.parametrize("scheme", [DAY, NIGHT])
def test_lines_that_say_something_stand_out(scheme: int) -> None:
    pairs = [(line, ground) for line in LINES for ground in GROUNDS]
    faint = {pair: round(contrast(*pair, scheme), 2) for pair in pairs if contrast(*pair, scheme) < GRAPHIC}
    assert not faint, faint


@pytest.mark.parametrize("owner", "ABCDE")
@pytest.mark.parametrize("scheme", [DAY, NIGHT])
def test_an_owners_things_stand_out_on_any_land_and_their_letter_can_be_read(owner: str, scheme: int) -> None:
    fill, edge, ink = f"p{owner}", f"p{owner}-d", f"p{owner}-i"
    assert contrast(fill, edge, scheme) >= GRAPHIC  # one of the two differs from whatever lies around
    assert contrast(ink, fill, scheme) >= TEXT
