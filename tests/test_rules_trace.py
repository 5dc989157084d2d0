"""Every rule has code that carries it out and a test that names it, or a reason why not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine import games
from tools.paths import ROOT

SAID = re.compile(r"^### ([A-Z]{2}-\d+) ", re.MULTILINE)

NOT_PLAYED = {
    "stone_age": {
        "SA-1": "the aim",
        "SA-2": "the list of components",
        "SA-10": "names the phases, each of which has rules of its own",
        "SA-62": "says that something does not exist",
    },
    "hunters_gatherers": {"HG-52": "says what the app does not need"},
    "imperial_settlers": {},
    "endless_winter": {},
}
"""Rules that nothing can be done with, and why."""


def said(game: str) -> list[str]:
    """The ids of a game's rulebook."""
    return SAID.findall((ROOT / "seeds" / game / "en.md").read_text(encoding="utf-8"))


def named(folder: Path, prefix: str) -> set[str]:
    """The ids that files name, ranges like "SA-53 to SA-56" (or test names like sa_53) included."""
    found: set[str] = set()
    for path in [*folder.rglob("*.py"), *folder.rglob("*.md")]:
        text = path.read_text(encoding="utf-8").upper().replace("_", "-")
        found |= {
            f"{prefix}-{int(n)}" for n in re.findall(rf"\b{prefix}-(\d+)|(?<=-){prefix}-(\d+)", text) for n in n if n
        }
        for first, last in re.findall(rf"{prefix}-(\d+) (?:TO|-|–) {prefix}-(\d+)", text):
            found |= {f"{prefix}-{n}" for n in range(int(first), int(last) + 1)}
    return found


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("where", ["code", "tests"])
def test_every_rule_is_traced(game: str, where: str) -> None:
    folder = ROOT / ("engine" if where == "code" else "tests") / "games" / game
    missing = set(said(game)) - named(folder, games[game].rule_prefix) - NOT_PLAYED[game].keys()
    assert not missing, sorted(missing, key=lambda rule: int(rule.split("-")[1]))


@pytest.mark.parametrize("game", games)
def test_the_code_names_no_rule_that_does_not_exist(game: str) -> None:
    unknown = named(ROOT / "engine" / "games" / game, games[game].rule_prefix) - set(said(game))
    assert not unknown, sorted(unknown)
