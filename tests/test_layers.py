"""Who may import whom. Arrows go one way; only one package knows the browser."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BROWSER = {"js", "pyscript", "_pyscript", "pyodide", "pyodide_js", "polyscript"}
DOOR_TO_THE_BROWSER = "ui.dom"

# A module whose name begins with the left may import modules whose names begin with one of the right ones, and
# itself. The first line that fits counts; "engine.games!" is the registry of games, and not what is in it.
LAYERS = (
    ("engine.core", ()),
    ("engine.components", ("engine.core",)),
    ("engine.games", ("engine.core", "engine.components")),
    ("engine.ai", ("engine.core", "engine.games!")),
    ("engine.teaching", ("engine.core", "engine.games!")),
    ("engine", ("engine",)),
    ("ui", ("engine", "htpy", "markupsafe")),
)


def modules(package: str) -> list[str]:
    paths = (ROOT / package).rglob("*.py")
    return sorted(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in paths)


def source(module: str) -> Path:
    path = ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def imports(text: str) -> Iterator[str]:
    """The modules that a source asks for; `from a import b` may mean the module `a.b`."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written from the top, so that they can be read and checked"
            yield from (_module(node.module or "", alias.name) for alias in node.names)


def _module(parent: str, name: str) -> str:
    return f"{parent}.{name}" if source(f"{parent}.{name}").exists() else parent


def within(module: str, package: str) -> bool:
    if package.endswith("!"):
        return module == package[:-1]
    return f"{module}.".startswith(f"{package}.")


def home(module: str) -> str:
    """What a module may always import: its own layer, or for a game its own folder."""
    parts = module.split(".")
    depth = 3 if module.startswith("engine.games.") else 2 if parts[0] == "engine" else 1
    return ".".join(parts[:depth])


def allowed(importer: str, imported: str) -> bool:
    if imported.split(".")[0] in BROWSER:
        return within(importer, DOOR_TO_THE_BROWSER)
    if imported.split(".")[0] in sys.stdlib_module_names or within(imported, home(importer)):
        return True
    friends = next(friends for layer, friends in LAYERS if within(importer, layer))
    return any(within(imported, friend) for friend in friends)


@pytest.mark.parametrize("module", modules("engine") + modules("ui"))
def test_imports_only_what_lies_below(module: str) -> None:
    wrong = [name for name in imports(source(module).read_text("utf-8")) if not allowed(module, name)]
    assert not wrong


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("engine.core.rng", "js"),
        ("engine.core.rng", "engine.components.decks"),
        ("engine.core.rng", "htpy"),
        ("engine.components.decks", "engine.games"),
        ("engine.games.stone_age.game", "engine.games.imperial_settlers.game"),
        ("engine.games.stone_age.game", "engine.ai.agent"),
        ("engine.ai.agent", "engine.games.stone_age.game"),
        ("engine.teaching.lesson", "engine.components.decks"),
        ("engine.match", "ui.main"),
        ("ui.main", "pyscript"),
        ("ui.dominoes", "js"),
        ("ui.main", "tools.site"),
    ],
)
def test_wrong_ways_are_noticed(importer: str, imported: str) -> None:
    assert not allowed(importer, imported)


def test_both_ways_to_import_are_noticed() -> None:
    assert list(imports("import js.window\nfrom engine import games\nfrom engine.core import rng")) == [
        "js.window",
        "engine.games",
        "engine.core.rng",
    ]
