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


def plain_texts(tree: ast.AST) -> set[str]:
    """The texts in the code that are not pieces of f-strings."""
    pieces = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in pieces]
    return {node.value for node in constants if isinstance(node.value, str)}


def open_texts(tree: ast.AST) -> set[str]:
    """The f-strings in the code as patterns, with their computed parts open."""
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    parts = [[re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in s.values] for s in strings]
    return {"".join(p) for p in parts if PREFIX.match(p[0].replace("\\", ""))}


def trees(path: Path) -> list[ast.AST]:
    return [ast.parse(source.read_text(encoding="utf-8")) for source in owners(path)]


COMPUTED = ("option.", "score.", "unit.")
"""Ids that the shared code makes from names in the data: their words are checked by playing."""


OWNED = [path for path in ENGLISH if path.stem not in ("core", "shell")]


@pytest.mark.parametrize("path", OWNED, ids=lambda p: str(p.stem))
def test_no_id_is_unused(path: Path) -> None:
    plain = set().union(*map(plain_texts, trees(path)))
    computed = [re.compile(text) for tree in trees(path) for text in sorted(open_texts(tree))]
    keys = sorted(ids(read(path)) - plain)
    unused = [key for key in keys if not key.startswith(COMPUTED) and not any(p.fullmatch(key) for p in computed)]
    assert not unused


@pytest.mark.parametrize("path", OWNED, ids=lambda p: str(p.stem))
def test_no_id_is_missing(path: Path) -> None:
    known = ids(read(path)) | {key for p in ENGLISH if p.stem == "core" for key in ids(read(p))}
    prefixes = {key.split(".")[0] for key in known}
    plain = set().union(*map(plain_texts, trees(path)))
    asked = {t for t in plain if re.fullmatch(r"[a-z_]+(\.[a-z0-9_-]+)+", t) and t.split(".")[0] in prefixes}
    assert asked <= known, sorted(asked - known)


@pytest.mark.parametrize("path", sources(), ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_reasons_are_sentences(path: Path) -> None:
    """They are said one after the other."""
    said = [text for key, forms in texts(read(path)).items() if key.startswith("reason.") for text in forms]
    assert not [text for text in said if text[0].islower() or text[-1] not in ".!?"]
