"""The rulebooks (`seeds/<game>/<language>.md`) as the JSON that the app shows: chapters and rules, already HTML."""

from __future__ import annotations

import json
import re
from pathlib import Path

from markdown_it import MarkdownIt

from tools.paths import ROOT

SEEDS = ROOT / "seeds"
HEADING = re.compile(r"(?m)^(#{1,3}) (.+)$")
RULE = re.compile(r"([A-Z]{2}-\d+) · (.+)")
MENTION = re.compile(r"\b([A-Z]{2}-\d+)\b")
READER = MarkdownIt("commonmark", {"html": False}).enable("table")


def rulebooks() -> dict[str, bytes]:
    """Every rulebook by the name under which the app asks for it: ``rules/stone_age-pt-BR.json``."""
    paths = sorted(path for path in SEEDS.glob("*/*.md") if path.stem in ("en", "pt-BR"))
    return {f"rules/{path.parent.name}-{path.stem}.json": rulebook(path) for path in paths}


def rulebook(path: Path) -> bytes:
    """One rulebook as JSON: title, opening words, chapters with their words and rules."""
    book: dict[str, object] = {}
    chapters: list[dict[str, object]] = []
    for level, title, body in _parts(path.read_text("utf-8")):
        rule = RULE.fullmatch(title)
        if level == 1:
            book = {"title": title, "html": _html(body)}
        elif level == 2 or rule is None:
            chapters.append({"title": title, "html": _html(body), "rules": []})
        else:
            rules = chapters[-1]["rules"]
            assert isinstance(rules, list)
            rules.append({"id": rule[1], "title": rule[2], "html": _html(body)})
    return json.dumps({**book, "chapters": chapters}, ensure_ascii=False, separators=(",", ":")).encode()


def _parts(text: str) -> list[tuple[int, str, str]]:
    """Level, title and body of every heading."""
    pieces = HEADING.split(text)[1:]
    return [
        (len(marks), title, body) for marks, title, body in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True)
    ]


def _html(text: str) -> str:
    """Markdown as HTML; mentions of rules become links to them."""
    html: str = READER.render(text).strip()
    return MENTION.sub(r'<a class="rule" href="#\1" data-act="rule" data-rule="\1">\1</a>', html)
