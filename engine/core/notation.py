"""A recorded game as text to read, to copy and to read back: a head of four lines, then one line for each action.

    Fogueira stone_age 1
    options {"players":2}
    seed 5
    players [{"name":"Ana"},{"name":"Bento"}]
    1. Ana: place forest 3 ; Ana puts 3 people into the forest

What stands behind `` ; `` is for people only. A game that begins at a position has a fifth line, ``start``, with its
state.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from engine.core.errors import EngineError, SaveError, UnknownGameError
from engine.core.game import Game
from engine.core.match import Match
from engine.core.saves import parse

TITLE = "Fogueira"
HEAD = ("options", "seed", "players")
START = "start"
ACTION = re.compile(r"\d+\. [^:]*: (?P<action>[^;]+?)(?: ; .*)?")


def write(match: Match[Any], names: Sequence[str], remarks: Sequence[str] = ()) -> str:
    """The match as text. ``remarks`` are the words for each action. The actions of older rules are left out."""
    values = (match.options, match.seed, match.players)
    head = [f"{key} {_json(value)}" for key, value in zip(HEAD, values, strict=True)]
    head += [f"{START} {_json(match.game.encode(match.start.state))}"] if match.placed else []
    lines = [f"{n}. {_plain(names[move.player])}: {move.action}" for n, move in enumerate(match.moves, 1)]
    if remarks:
        lines = [f"{line} ; {_plain(remark)}" for line, remark in zip(lines, remarks, strict=True)]
    return "\n".join([f"{TITLE} {match.game.id} {match.game.rules_version}", *head, *lines, ""])


def is_notation(text: str) -> bool:
    """Whether a text looks like one of these rather than like a document."""
    return text.lstrip().startswith(f"{TITLE} ")


def read(text: str, find_game: Callable[[str], Game[Any]]) -> Match[Any]:
    """The match in a text. Raises SaveError, also when an action is not legal; UnknownGameError for an unknown
    game.
    """
    title, *rest = [line.strip() for line in text.strip().split("\n") if line.strip()]
    game = _game(title, find_game)
    options, seed, players = (_value(rest, n, key) for n, key in enumerate(HEAD))
    if type(options) is not dict or type(players) is not list or not all(type(p) is dict for p in players):
        raise SaveError("the head of the notation is damaged")
    lines = rest[len(HEAD) :]
    try:
        match = Match.new(game, options, seed, players)
        if lines and lines[0].startswith(f"{START} "):
            match = Match.at_position(game, game.decode(_value(lines, 0, START)), options, seed, players)
    except EngineError as error:
        raise SaveError(f"the head of the notation does not fit the game: {error}") from None
    actions = [_action(line) for line in lines[match.placed :]]
    done = match.replay(actions)
    if done < len(actions):
        raise SaveError(f"action {done + 1} ({actions[done]}) is not legal")
    return match


def _game(title: str, find_game: Callable[[str], Game[Any]]) -> Game[Any]:
    word, _, rest = title.partition(" ")
    if word != TITLE:
        raise SaveError("not the notation of a game of this program")
    try:
        return find_game(rest.split(" ")[0])
    except KeyError:
        raise UnknownGameError(f"unknown game {rest!r}") from None


def _value(lines: Sequence[str], n: int, key: str) -> Any:
    word, _, value = lines[n].partition(" ") if n < len(lines) else ("", "", "")
    if word != key:
        raise SaveError(f"the notation has no line for {key}")
    return parse(value)


def _action(line: str) -> str:
    found = ACTION.fullmatch(line)
    if found is None:
        raise SaveError(f"not an action: {line[:60]}")
    return found["action"]


def _plain(text: str) -> str:
    return " ".join(text.replace(";", ",").replace(":", ",").split())


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
