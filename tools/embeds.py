"""The pages for other people's frames: `embed.html` for any position, `embed/<puzzle>.html` with the picture in it."""

import json
import re
from collections.abc import Iterable, Mapping
from xml.etree import ElementTree

from tools.catalogues import shell_words
from tools.page import addressed, data
from tools.paths import LANGUAGES, ROOT
from tools.puzzles import Puzzle, puzzles
from tools.sitefiles import SiteFiles
from ui.face import has_face
from ui.links import pack
from ui.still import any_still, still

SVG = "http://www.w3.org/2000/svg"
LINK = re.compile(r'(?:href="|url\(&quot;|url\()#([^")&]+)')
ElementTree.register_namespace("", SVG)


def add_embeds(site: SiteFiles, addresses: Mapping[str, str], runtime: Mapping[str, str]) -> None:
    """Add all of them. `runtime` has the addresses of Pyodide's folder, our code, and the common pictures."""
    stills = {language: any_still(language) for language in LANGUAGES}
    site.add_plain("embed.html", _page(addresses, runtime, stills, ("lobby", "common")))
    for puzzle in puzzles():
        if has_face(puzzle.game):
            site.add_plain(f"embed/{puzzle.id}.html", _puzzle_page(puzzle, addresses, runtime))


def _puzzle_page(puzzle: Puzzle, addresses: Mapping[str, str], runtime: Mapping[str, str]) -> bytes:
    document = puzzle.document()
    stills = {
        language: still(puzzle.match, language, puzzle.lesson, f"../?language={language}#{pack(document)}")
        for language in LANGUAGES
    }
    above = {name: f"../{address}" for name, address in addresses.items()} | {"./": "../"}
    found = {name: f"../{address}" for name, address in runtime.items()}
    return _page(above, found, stills, (puzzle.game, "common"), document)


def _page(
    addresses: Mapping[str, str],
    runtime: Mapping[str, str],
    stills: Mapping[str, str],
    sheets: Iterable[str],
    document: str = "",
) -> bytes:
    templates = "".join(f'<template id="lobby-{language}">{text}</template>' for language, text in stills.items())
    given = data("document", json.loads(document)) if document else ""
    slots = {
        "words": data("words", shell_words()) + data("files", addresses) + data("runtime", runtime) + given,
        "sheets": f'<div id="sheets" aria-hidden="true">{used("".join(stills.values()), sheets)}</div>',
        "lobbies": templates,
    }
    return addressed((ROOT / "embed.html").read_text("utf-8"), addresses, slots)


def used(markup: str, sheets: Iterable[str]) -> str:
    """The symbols that the markup shows, and those that they show, from the named sheets."""
    parts: dict[str, str] = {}
    owners: dict[str, str] = {}
    for name in sheets:
        for part in ElementTree.parse(ROOT / f"ui/art/{name}.svg").getroot():
            text = ElementTree.tostring(part, "unicode")
            ids = [found.get("id", "") for found in part.iter() if found.get("id")]
            key = ids[0] if ids else f"{name}-{len(parts)}"
            parts[key] = text
            owners.update(dict.fromkeys(ids, key))
    wanted, ready = [owners[name] for name in LINK.findall(markup) if name in owners], []
    while wanted:
        key = wanted.pop()
        if key not in ready:
            ready.append(key)
            wanted += [owners[name] for name in LINK.findall(parts[key]) if name in owners]
    return f'<svg xmlns="{SVG}">{"".join(parts[key] for key in sorted(ready))}</svg>'
