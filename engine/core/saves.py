"""The saved-game document: one JSON object that is also the replay, the bug report, the test and the lesson.

``state`` is what play goes on from, ``actions`` are the history. When the history leads to the state, the match is
whole again. When it does not (a rule was mended since), play goes on from the state and the old actions are kept
apart as ``stale``, and ``start`` is the state that they led to: nothing is lost and nothing crashes. A match that
begins at a position has a ``start`` too. A document of an older schema is built again from its history, since its state
may have another shape.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from engine.core.errors import DecodeError, EngineError, NewerSaveError, SaveError, UnknownGameError
from engine.core.game import Game
from engine.core.match import Match, Undone

FORMAT = "fogueira"
SCHEMA = 1
DEEPEST = 100
"""Brackets within brackets that a text may have; a saved game has about ten."""
QUOTED_OR_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*"|[][{}]')

FIELDS: dict[str, type] = {
    "rules": int,
    "options": dict,
    "seed": int,
    "players": list,
    "actions": list,
    "undone": list,
    "stale": list,
    "state": dict,
    "digest": str,
}


def save(match: Match[Any]) -> dict[str, Any]:
    """The match as a JSON-ready document."""
    game = match.game
    optional = {"title": match.title} if match.title else {}
    start = {"start": game.encode(match.start.state)} if match.placed else {}
    return {
        "format": FORMAT,
        "schema": SCHEMA,
        "game": game.id,
        "game_schema": game.schema,
        "rules": game.rules_version,
        "options": match.options,
        "seed": match.seed,
        "players": match.players,
        "actions": [str(move.action) for move in match.moves],
        "undone": [[u.before, u.player, u.action] for u in match.undone],
        "stale": match.stale,
        "state": game.encode(match.state),
        "digest": game.digest(match.state),
        **optional,
        **start,
    }


def dumps(match: Match[Any]) -> str:
    """The match as compact JSON text."""
    return write(save(match))


def write(document: Mapping[str, Any]) -> str:
    """A document as compact JSON text."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def loads(text: str, find_game: Callable[[str], Game[Any]]) -> Match[Any]:
    """A match from JSON text. Raises SaveError, NewerSaveError, UnknownGameError or DecodeError."""
    return load(parse(text), find_game)


def parse(text: str) -> Any:
    """JSON from somebody else's hands. Raises SaveError."""
    # In the browser a parser that goes too deep does not raise RecursionError, it ends the page's Python.
    if _depth(text) > DEEPEST:
        raise SaveError("not a saved game: too deeply nested")
    try:
        return json.loads(text)
    except ValueError as error:
        raise SaveError(f"not JSON: {error}") from None


def _depth(text: str) -> int:
    deepest = depth = 0
    for piece in QUOTED_OR_BRACKET.findall(text):
        depth += (piece in "[{") - (piece in "]}")
        deepest = max(deepest, depth)
    return deepest


def load(document: Any, find_game: Callable[[str], Game[Any]]) -> Match[Any]:
    """A match from a document. ``find_game`` gives a game by id and raises KeyError for an unknown one."""
    game = _game_of(document, find_game)
    _check_fields(document)
    match = _replayed(game, document)
    if match is None or document["game_schema"] == game.schema:
        match = _agreed(game, document, match)
    match.title = document.get("title", "")
    return match


def _agreed(game: Game[Any], document: Mapping[str, Any], match: Match[Any] | None) -> Match[Any]:
    """The match that the history led to if it stands where the document says, else one from the document's state."""
    state = game.decode(document["state"])
    if game.digest(state) != document["digest"]:
        raise DecodeError("the digest does not match the state", "digest")
    whole = match is not None and game.digest(match.state) == document["digest"]
    return match if match and whole else _from_state(game, document, state)


def _game_of(document: Any, find_game: Callable[[str], Game[Any]]) -> Game[Any]:
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise SaveError("not a saved game of this program")
    if type(document.get("game")) is not str:
        raise DecodeError("expected str", "game")
    try:
        game = find_game(document["game"])
    except KeyError:
        raise UnknownGameError(f"unknown game {document['game']!r}") from None
    for name, known in (("schema", SCHEMA), ("game_schema", game.schema)):
        if type(document.get(name)) is not int:
            raise DecodeError("expected a whole number", name)
        if document[name] > known:
            raise NewerSaveError(f"{name} {document[name]} is newer than {known}")
    return game


def _check_fields(document: Mapping[str, Any]) -> None:
    for name, kind in FIELDS.items():
        if type(document.get(name)) is not kind:
            raise DecodeError(f"expected {kind.__name__}", name)
    if not all(isinstance(p, dict) for p in document["players"]):
        raise DecodeError("expected objects", "players")
    if not all(isinstance(a, str) for a in document["actions"] + document["stale"]):
        raise DecodeError("expected texts", "actions")
    if type(document.get("title", "")) is not str:
        raise DecodeError("expected str", "title")


def _undone(document: Mapping[str, Any]) -> list[Undone]:
    try:
        return [Undone(int(before), int(player), str(action)) for before, player, action in document["undone"]]
    except (TypeError, ValueError):
        raise DecodeError("expected triples", "undone") from None


def _replayed(game: Game[Any], document: Mapping[str, Any]) -> Match[Any] | None:
    try:
        match = _begun(game, document)
    except EngineError:
        return None
    match.undone = _undone(document)
    return match if match.replay(document["actions"]) == len(document["actions"]) else None


def _begun(game: Game[Any], document: Mapping[str, Any]) -> Match[Any]:
    """The match before its first action: dealt, or at the position where it begins."""
    if not document["stale"] and "start" not in document:
        return Match.new(game, document["options"], document["seed"], document["players"])
    return _placed(game, document, game.decode(document.get("start")), document["stale"])


def _from_state(game: Game[Any], document: Mapping[str, Any], state: Any) -> Match[Any]:
    return _placed(game, document, state, [*document["stale"], *document["actions"]])


def _placed(game: Game[Any], document: Mapping[str, Any], state: Any, stale: list[str]) -> Match[Any]:
    match = Match.at_position(game, state, document["options"], document["seed"], document["players"])
    match.stale = list(stale)
    return match
