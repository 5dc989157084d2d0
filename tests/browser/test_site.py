"""The built folder and the server, without a browser."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from urllib.request import urlopen

import pytest

from engine import games
from tools import site
from tools.paths import LANGUAGES
from tools.serve import server
from ui.i18n import TAGS

TYPES = {
    "pyodide-*/pyodide.mjs": "text/javascript",
    "pyodide-*/pyodide.asm.wasm": "application/wasm",
    "pyscript-*.json": "application/json",
    "styles-*.css": "text/css",
    "art/icon-*.svg": "image/svg+xml",
    "fonts/fraunces-*.woff2": "font/woff2",
}


@pytest.fixture(scope="module")
def folder(site_folder: Path) -> Path:
    return site_folder / "fogueira"


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with server(folder) as found:
        yield found


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_same_source_gives_the_same_bytes_and_a_build_leaves_nothing_of_an_earlier_one(
    folder: Path, tmp_path: Path
) -> None:
    again = tmp_path / "again"
    again.mkdir()
    (again / "old-0123456789.js").touch()
    site.build(again)
    assert contents(again) == contents(folder)


def test_every_address_in_the_page_is_a_file(folder: Path) -> None:
    text = (folder / "index.html").read_text("utf-8")
    shell = re.sub(r"<template.*?</template>|<div id=\"sheets\".*?</svg></div>", "", text, flags=re.DOTALL)
    addresses = set(re.findall(r'(?:src|href|config)="([^"#]+)"', shell))
    assert addresses
    assert not [address for address in addresses if not (folder / address).is_file()]


def test_names_change_with_the_content(folder: Path) -> None:
    plain = [name for name in contents(folder) if not re.search(r"-[0-9a-f]{10}[./]", name)]
    known = ["_headers", "embed.html", "fogueira-position.js", "index.html", "service-worker.js"]
    others = ("embed/", "examples/", "fogueira-0.")
    assert sorted(name for name in plain if not name.startswith(others)) == known


@pytest.mark.parametrize(("pattern", "kind"), TYPES.items())
def test_files_are_served_as_what_they_are(folder: Path, address: str, pattern: str, kind: str) -> None:
    (path,) = folder.glob(pattern)
    with urlopen(f"{address}{path.relative_to(folder)}") as answer:
        assert answer.headers.get_content_type() == kind
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert answer.headers["Cache-Control"] != "no-store"


def test_the_service_worker_keeps_every_file_of_the_app(folder: Path) -> None:
    text = (folder / "service-worker.js").read_text("utf-8")
    listed = json.loads(text.split("const FILES = ")[1].split(";\n")[0])
    others = ("service-worker.js", "_headers", "embed.html", "embed/", "examples/", "fogueira-")
    files = {name: content for name, content in contents(folder).items() if not name.startswith(others)}
    assert {name: f"sha256-{b64encode(sha256(content).digest()).decode()}" for name, content in files.items()} == listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_names_the_app_its_icons_and_its_games(folder: Path, language: str) -> None:
    (path,) = folder.glob(f"manifest-{language}-*.webmanifest")
    manifest = json.loads(path.read_text("utf-8"))
    assert manifest["lang"] == TAGS[language]
    assert {icon.get("purpose") for icon in manifest["icons"]} >= {"any", "maskable"}
    assert all((folder / icon["src"]).is_file() for icon in manifest["icons"])
    assert [shortcut["url"].split("=")[1] for shortcut in manifest["shortcuts"]] == list(games)


def test_what_keeps_its_name_is_never_taken_from_a_cache(address: str) -> None:
    for path in ("", "index.html", "service-worker.js"):
        with urlopen(address + path) as answer:
            assert answer.headers["Cache-Control"] == "no-store"


def test_a_busy_port_is_no_hindrance(folder: Path, address: str) -> None:
    port = int(address.rstrip("/").rsplit(":")[-1])
    with server(folder, port) as other:
        assert other != address
        with urlopen(other) as answer:
            assert answer.status == 200
