"""What the style sheets must not do."""

from __future__ import annotations

import re
from pathlib import Path

STYLES = Path(__file__).parents[2] / "ui" / "styles"
SMALL = {
    *(
        ".choice",
        ".have",
        ".isc",
        ".is-slot",
        ".is-facts",
        ".pl",
        ".pace",
        ".decide",
        ".is-tiles",
        ".is-small-row",
        ".now-col",
    ),
    *("section", "b", "#is-middle"),
}
"""What may be looked into: few elements, so that a change inside costs little."""


def test_nothing_large_is_searched_by_the_styles() -> None:
    """After every change inside of what a ``:has()`` hangs on, the browser works out all styles in there again."""
    found = {
        (sheet.name, before)
        for sheet in STYLES.glob("*.css")
        for before in re.findall(r"([\w.#\[\]=\"-]+)[^\s{}]*?:has\((?!\+)", sheet.read_text(encoding="utf-8"))
    }
    assert found
    assert {before for _, before in found} <= SMALL, found
