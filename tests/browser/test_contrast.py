"""Whose is it? Owners' pieces differ in shape, pattern or letter, not in colour or lightness alone."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser import screens
from tests.browser.conftest import App

UI = Path(__file__).parents[2] / "ui"
SHEETS = ("common", "hunters_gatherers", "imperial_settlers", "endless_winter")
OWNERS = "ABCDE"
PIECES = {
    "mark": 18,
    "fig": 22,
    "lie": 40,
    "hut": 13,
    "h-gatherer": 22,
    "h-fisher": 26,
    "h-hunter": 34,
    "h-hut": 13,
    "ew-figure": 22,
    "ew-chief": 24,
    "ew-camp": 13,
    "ew-village": 16,
    "ew-block": 20,
    "ew-upper": 20,
}
"""Kinds of pieces of all games, and how wide they are where they are small."""
LOOSE = "-24 -24 48 48"
"""Where those pieces are drawn that have no drawing board of their own."""
CELL = 64
ENOUGH = 0.008
"""So much of a piece differs from the same kind of piece of another owner, where it is smallest."""
OUTLINE, BUILT = 0.05, 0.15
"""So much of its outline does: of a figure the head, of what is built the whole. Blocks show their owner's mark."""
BUILDINGS = ("hut", "h-hut", "ew-camp", "ew-village")
ALL_BLACK = "body { background: #fff } body > svg { filter: brightness(0) }"

PIXELS = """async ([picture, columns, rows, cell]) => {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height), pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => {
    const { data } = pen.getImageData(column * cell, row * cell, cell, cell);
    const grey = [];
    for (let i = 0; i < data.length; i += 4)
      grey.push(Math.round(0.2126 * data[i] + 0.7152 * data[i + 1] + 0.0722 * data[i + 2]));
    return grey;
  }));
}"""


Grid = list[list[list[int]]]
"""Shades of grey by kind, owner, pixel."""


def drawn(browser: Browser, theme: str, style: str = "") -> Grid:
    """All pieces of all owners in the colours of one: what is left is what a grey picture cannot take away."""
    cells = "".join(
        f'<svg class="p-A" viewBox="{box(kind, owner)}" style="left:{CELL * x}px;top:{CELL * y}px;width:{width}px">'
        f'<use href="#{kind}-{owner}"/></svg>'
        for y, (kind, width) in enumerate(PIECES.items())
        for x, owner in enumerate(OWNERS)
    )
    sheets = "".join((UI / f"art/{name}.svg").read_text("utf-8") for name in SHEETS)
    styles = "".join(path.read_text("utf-8") for path in sorted((UI / "styles").glob("*.css")))
    page = browser.new_page(viewport={"width": CELL * len(OWNERS), "height": CELL * len(PIECES)})
    page.set_content(
        f'<html data-theme="{theme}"><style>{styles} body {{ background: #888 }} body > svg:not(.art-sheet) '
        f"{{ position: absolute }} {style}</style><body>{sheets}{cells}"
    )
    picture = "data:image/png;base64," + base64.b64encode(page.screenshot()).decode()
    grid: Grid = page.evaluate(PIXELS, [picture, len(OWNERS), len(PIECES), CELL])
    page.close()
    return grid


def alike(grid: Grid, least: Callable[[str], float]) -> dict[tuple[str, str], float]:
    """The pieces of one kind of which less differs from another owner's than there should."""
    found = {}
    for kind, row in zip(PIECES, grid, strict=True):
        ground = row[0][-1]
        for (one, first), (other, second) in combinations(zip(OWNERS, row, strict=True), 2):
            covered = sum(a != ground or b != ground for a, b in zip(first, second, strict=True))
            assert covered > 50, f"{kind}-{one} is not drawn"
            differs = sum(abs(a - b) > 48 for a, b in zip(first, second, strict=True)) / covered
            if differs < least(kind):
                found[f"{kind}-{one}", f"{kind}-{other}"] = round(differs, 3)
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pieces_of_different_owners_differ_without_their_colours(browser: Browser, theme: str) -> None:
    assert not alike(drawn(browser, theme), lambda _kind: ENOUGH)


def test_pieces_of_different_owners_differ_in_outline(browser: Browser) -> None:
    """Also where they are so small that no letter can be read."""
    least = {kind: 0.0 if kind in ("ew-block", "ew-upper") else OUTLINE for kind in PIECES}
    least |= dict.fromkeys(BUILDINGS, BUILT)
    assert not alike(drawn(browser, "light", ALL_BLACK), least.__getitem__)


def box(kind: str, owner: str) -> str:
    """The part of the drawing board that a symbol takes."""
    for name in SHEETS:
        found = re.search(rf'id="{kind}-{owner}"(?: viewBox="([^"]*)")?', (UI / f"art/{name}.svg").read_text("utf-8"))
        if found:
            return found[1] or LOOSE
    raise AssertionError(f"there is no {kind}-{owner}")


UNSIGNED = r"""() => {
  const owned = '[class*="p-A"], [class*="p-B"], [class*="p-C"], [class*="p-D"], [class*="p-E"]';
  const faults = new Set();
  for (const node of document.querySelectorAll(`#board :is(${owned})`)) {
    const letter = [...node.classList].find(name => /^p-[A-E]$/.test(name))?.at(-1);
    if (!letter || !node.checkVisibility() || node.matches('.hg-last, .ew-rim, [href$="-neutral"]')) continue;
    const drawn = node.outerHTML.replace(/ class="[^"]*"/g, "");
    const signed = new RegExp(`[-]${letter}["')]|>\s*${letter}\s*<`).test(drawn);
    if (!signed) faults.add(node.outerHTML.slice(0, 160));
  }
  return [...faults];
}"""
"""Things on a board that have an owner's colours and neither a piece of that owner's shape nor the letter.

Not the frame of the last tile and the rim of a led hex: the log and the pieces in the hex say the same.
"""


def test_what_lies_on_a_board_shows_whose_it_is_without_colour(app: App) -> None:
    page, found = screens.with_games(app, *screens.IDS), []
    for game_id in screens.IDS:
        screens.open_game(page, game_id)
        found += [f"{game_id}: {fault}" for fault in page.evaluate(UNSIGNED)]
        page.click(".top [data-act=lobby]")
    assert not found, "\n".join(found)
