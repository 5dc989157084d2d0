"""The catalogues: the same ids and fields in every language, none missing, none unused."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from tools.catalogues import sources
from tools.paths import ROOT

ENGLISH = [path for path in sources() if path.parent.name == "en"]
PREFIX = re.compile(r"[a-z_]+\.")


def read(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, abort_invalid=True)


def ids(catalogue: Catalog) -> set[str]:
    return {message.id if isinstance(message.id, str) else message.id[0] for message in catalogue if message.id}


def texts(catalogue: Catalog) -> dict[str, tuple[str, ...]]:
    found = {}
    for message in catalogue:
        if message.id:
            name = message.id if isinstance(message.id, str) else message.id[0]
            found[name] = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
    return found


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("path", ENGLISH, ids=lambda p: f"{p.parent.parent.parent.name}-{p.stem}")
def test_languages_agree(path: Path) -> None:
    english, portuguese = texts(read(path)), texts(read(path.parent.parent / "pt_BR" / path.name))
    assert english.keys() == portuguese.keys()
    for key in english:
        every = [fields(text) for text in english[key] + portuguese[key]]
        assert all(english[key]), f"{key} is empty"
        assert all(portuguese[key]), f"{key} is empty"
        assert all(names <= set.union(*every) - {""} for names in every)
        wanted = every[0] | {"n"} if len(english[key]) > 1 else every[0]
        assert all(names | ({"n"} if len(english[key]) > 1 else set()) == wanted for names in every), key


def owners(path: Path) -> list[Path]:
    """The source files that may use a catalogue's ids."""
    package = path.parent.parent.parent
    if package.name == "ui":
        return sorted((ROOT / "ui").rglob("*.py"))
    own = ROOT / "engine" / "games" / path.stem
    return sorted(own.rglob("*.py")) + sorted((ROOT / "engine" / "components").rglob("*.py")) if own.exists() else []


def patterns(sources_: list[Path]) -> list[re.Pattern[str]]:
    """Every text in the code, with the computed parts of f-strings open."""
    found = set()
    for source in sources_:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(p.value) if isinstance(p, ast.Constant) else ".+" for p in node.values]  # type: ignore[arg-type]
                if len(parts) > 1 and PREFIX.match("".join(parts).replace("\\", "")):
                    found.add("".join(parts))
    return [re.compile(text) for text in sorted(found)]


COMPUTED = ("option.", "score.", "unit.")
"""Ids that the shared code makes from names in the data: their words are checked by playing."""


@pytest.mark.parametrize("path", [p for p in ENGLISH if p.stem not in ("core", "shell")], ids=lambda p: str(p.stem))
def test_no_id_is_unused(path: Path) -> None:
    used = patterns(owners(path))
    unused = [
        key for key in ids(read(path)) if not key.startswith(COMPUTED) and not any(p.fullmatch(key) for p in used)
    ]
    assert not unused


@pytest.mark.parametrize("path", [p for p in ENGLISH if p.stem not in ("core", "shell")], ids=lambda p: str(p.stem))
def test_no_id_is_missing(path: Path) -> None:
    known = ids(read(path)) | {key for p in ENGLISH if p.stem == "core" for key in ids(read(p))}
    prefixes = {key.split(".")[0] for key in known}
    asked = {
        node.value
        for source in owners(path)
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if re.fullmatch(r"[a-z_]+(\.[a-z0-9_-]+)+", node.value) and node.value.split(".")[0] in prefixes
    }
    assert asked <= known, sorted(asked - known)
