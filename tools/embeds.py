"""The pages for other people's frames: `embed.html` for any position, `embed/<puzzle>.html` with the picture in it."""

import json
from collections.abc import Iterable, Mapping

from tools.catalogues import shell_words
from tools.page import addressed, data
from tools.paths import LANGUAGES, ROOT
from tools.puzzles import Puzzle, puzzles
from tools.sitefiles import SiteFiles
from tools.symbols import used
from ui.face import has_face
from ui.links import pack
from ui.still import any_still, still


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
    drawn = used("".join(stills.values()), [ROOT / f"ui/art/{name}.svg" for name in sheets])
    templates = "".join(f'<template id="lobby-{language}">{text}</template>' for language, text in stills.items())
    given = data("document", json.loads(document)) if document else ""
    slots = {
        "words": data("words", shell_words()) + data("files", addresses) + data("runtime", runtime) + given,
        "sheets": f'<div id="sheets" aria-hidden="true">{drawn}</div>',
        "lobbies": templates,
    }
    return addressed((ROOT / "embed.html").read_text("utf-8"), addresses, slots)
