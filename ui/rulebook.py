"""The rules of a game as the build prepared them: chapters and numbered rules, already HTML."""

from __future__ import annotations

import json
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its id, its title, its text as HTML."""

    id: str
    title: str
    html: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules under one title, with the words before the first of them."""

    title: str
    html: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All chapters in reading order."""

    title: str
    html: str
    chapters: tuple[Chapter, ...]

    def rule(self, rule_id: str) -> Rule | None:
        """A rule by its id."""
        return next((rule for chapter in self.chapters for rule in chapter.rules if rule.id == rule_id), None)


def file_name(game: str, tag: str) -> str:
    """Where the site keeps a game's rules in a language (``pt-BR``)."""
    return f"rules/{game}-{tag}.json"


def read_rulebook(text: str) -> Rulebook:
    """A rulebook from the build's JSON."""
    data = json.loads(text)
    chapters = tuple(
        Chapter(c["title"], c["html"], tuple(Rule(r["id"], r["title"], r["html"]) for r in c["rules"]))
        for c in data["chapters"]
    )
    return Rulebook(data["title"], data["html"], chapters)
