"""Fill the template `index.html`: final file names, words, symbol sheets, the lobby in each language."""

import json
import re
from collections.abc import Mapping

from tools.catalogues import shell_words
from tools.paths import LANGUAGES, ROOT
from tools.symbols import used
from ui.lobby import static_lobby

SLOT = re.compile(r"<!-- slot: (\w+) -->")


def page(addresses: dict[str, str], fonts: list[str], preloads: list[tuple[str, str]]) -> bytes:
    """The finished page.

    `addresses` maps names in the template, and those that Python asks for, to files of the site. The browser is to
    fetch `fonts` at once, and `preloads`, as (kind, address), as soon as the lobby is to be seen.
    """
    template = (ROOT / "index.html").read_text("utf-8")
    lobbies = "\n".join(_lobby(language) for language in LANGUAGES)
    slots = {
        "words": data("words", shell_words()) + data("files", addresses),
        "fonts": "\n".join(_preload("font", address) for address in fonts),
        "preloads": "\n".join(_preload(kind, address) for kind, address in preloads),
        "sheets": used(template + lobbies, [ROOT / "ui/art/common.svg"]),
        "lobbies": lobbies,
    }
    return addressed(template, addresses, slots)


def addressed(template: str, addresses: Mapping[str, str], slots: Mapping[str, str]) -> bytes:
    """A template with final addresses for the names in it, and its slots filled."""
    text = re.sub(r'(src|href|config)="([^"]+)"', lambda m: f'{m[1]}="{addresses.get(m[2], m[2])}"', template)
    return SLOT.sub(lambda slot: slots[slot[1]], text).encode()


def data(name: str, value: object) -> str:
    """A block of JSON in the page, under an id."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>\n'


def _preload(kind: str, address: str) -> str:
    if kind == "module":
        return f'<link rel="modulepreload" href="{address}">'
    return f'<link rel="preload" as="{kind}" href="{address}" crossorigin>'


def _lobby(language: str) -> str:
    return f'<template id="lobby-{language}">{static_lobby(language)}</template>'
