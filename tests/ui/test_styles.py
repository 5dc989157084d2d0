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


SHOWS_NO_MORE = re.compile(
    r"(background|border|color|fill|stroke|filter|box-shadow|text-decoration|text-underline|animation|z-index|cursor|scale)[\w-]*"
)
"""What may change under a pointer: nothing that is to be read."""


def test_nothing_is_shown_to_a_pointer_only() -> None:
    for sheet in STYLES.glob("*.css"):
        for selector, body in re.findall(r"([^{}]*:hover[^{}]*)\{([^{}]*)\}", sheet.read_text(encoding="utf-8")):
            changed = [line.split(":")[0].strip() for line in body.split(";") if ":" in line]
            more = [name for name in changed if not SHOWS_NO_MORE.fullmatch(name)]
            assert not more or ":focus" in selector, f"{sheet.name}: {selector.strip()} changes {more}"


def test_no_sheet_takes_back_what_another_says() -> None:
    """A rule outside of conditions, for the same things and about the same: only one of the two ever counts."""
    said: dict[tuple[str, str], str] = {}
    for sheet in sorted(STYLES.glob("*.css")):
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        for selectors, body in re.findall(r"^([^\s@}][^{}]*)\{([^{}]*)\}", text, re.MULTILINE):
            for selector in re.split(r",\s*(?![^(]*\))", selectors.strip()):
                for name in re.findall(r"(?:^|;)\s*([\w-]+)\s*:", body):
                    first = said.setdefault((selector, name), sheet.name)
                    assert first == sheet.name, f"{selector} {{ {name} }} is in {first} and in {sheet.name}"
    assert (".final td small", "display") in said


def test_nothing_large_is_searched_by_the_styles() -> None:
    """After every change inside of what a ``:has()`` hangs on, the browser works out all styles in there again."""
    found = {
        (sheet.name, before)
        for sheet in STYLES.glob("*.css")
        for before in re.findall(r"([\w.#\[\]=\"-]+)[^\s{}]*?:has\((?!\+)", sheet.read_text(encoding="utf-8"))
    }
    assert found
    assert {before for _, before in found} <= SMALL, found
