"""Symbol sheets as pages take them in: what is only shown through `<use>` stands in a part that is not drawn.

A browser styles and lays out whatever stands in an SVG, also in `<defs>`, before it paints for the first time. In an
`<svg>` that is not displayed it does neither (in a `<g>` it does), and `<use>` shows the symbols all the same.
Patterns, clip paths and the like do nothing there, so they stay outside.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from re import compile as pattern
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

SVG = "http://www.w3.org/2000/svg"
RESOURCES = tuple(f"{{{SVG}}}{name}" for name in ("clipPath", "marker", "pattern"))
LINK = pattern(r'(?:href="|url\(&quot;|url\()#([^")&]+)')
ElementTree.register_namespace("", SVG)


def sheet(path: Path) -> str:
    """A whole sheet."""
    return _sheet(_parts(path))


def used(markup: str, paths: Iterable[Path]) -> str:
    """Of some sheets what the markup shows, and what that shows; styles may ask for any pattern."""
    parts = [part for path in paths for part in _parts(path)]
    texts = [ElementTree.tostring(part, "unicode") for part in parts]
    owners = {inner.get("id", ""): n for n, part in enumerate(parts) for inner in part.iter()}
    kept = {n for n, part in enumerate(parts) if part.tag in RESOURCES}
    wanted = [*_named(markup, owners), *(m for n in kept for m in _named(texts[n], owners))]
    while wanted:
        n = wanted.pop()
        if n not in kept:
            kept.add(n)
            wanted += _named(texts[n], owners)
    return _sheet([parts[n] for n in sorted(kept)])


def _parts(path: Path) -> list[Element]:
    (defs,) = ElementTree.parse(path).getroot()
    return list(defs)


def _named(text: str, owners: Mapping[str, int]) -> list[int]:
    return [owners[name] for name in LINK.findall(text) if name in owners]


def _sheet(parts: Iterable[Element]) -> str:
    whole = Element(f"{{{SVG}}}svg", {"class": "art-sheet", "width": "0", "height": "0", "aria-hidden": "true"})
    defs = ElementTree.SubElement(whole, f"{{{SVG}}}defs")
    unseen = ElementTree.SubElement(whole, f"{{{SVG}}}svg", {"style": "display:none"})
    for part in parts:
        (defs if part.tag in RESOURCES else unseen).append(part)
    return ElementTree.tostring(whole, "unicode")
