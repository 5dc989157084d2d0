"""Reading saved games for the app: engine errors become faults."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from engine.core import notation, saves
from engine.core.errors import EngineError, NewerSaveError, SaveError, UnknownGameError
from engine.core.match import Match
from engine.games import games
from ui.entry import Entry
from ui.face import face_of
from ui.page import Fault
from ui.seats import plain, read_seats

TITLE_LENGTH = 60
OURS = re.compile(r'"format"\s*:\s*"fogueira')
"""What a text of ours holds somewhere, even one that is cut off."""


def read_match(text: str) -> Match[Any] | Fault:
    """The match in a saved game's text, or in its notation."""
    read = notation.read if notation.is_notation(text) else saves.loads
    try:
        match = read(text, games.__getitem__)
    except UnknownGameError as error:
        return Fault("unknown_game", str(error))
    except NewerSaveError as error:
        return Fault("newer", str(error))
    except SaveError as error:
        ours = read is notation.read or OURS.search(text)
        return Fault("broken" if ours else "not_ours", str(error))
    except EngineError as error:
        return Fault("broken", str(error))
    match.title = plain(match.title, TITLE_LENGTH)
    return match


def describe(game_id: str, text: str) -> Entry:
    """What a list can say about a document without opening it, for a game that fell out of the index."""
    try:
        document = saves.parse(text)
    except EngineError:
        return Entry(game_id)
    if not isinstance(document, dict) or document.get("game") not in games:
        return Entry(game_id)
    players = tuple(player for player in document.get("players") or () if isinstance(player, dict))
    title = plain(str(document.get("title", "")), TITLE_LENGTH)
    state = document.get("state")
    over = isinstance(state, dict) and not state.get("frames")
    return Entry(game_id, document["game"], title, players, over=over, size=len(text))


def entry_of(match: Match[Any], game_id: str, saved: int) -> Entry:
    """A match's line in the index. An adversary that a game brings for one person alone is not among its players."""
    game = match.game
    people = match.options.get("players")
    count = people if type(people) is int and people > 0 else game.seats(match.state)
    seats = read_seats(match.players, min(count, game.seats(match.state)))
    players = tuple(seat.record() for seat in seats)
    turn = match.decision.player if match.decision else -1
    number = face_of(game.id).round(match.state)
    return Entry(game_id, game.id, match.title, players, number, match.over, saved, turn=turn)


def titled(entry: Entry, title: str, game_id: str = "", saved: int = 0) -> Entry:
    """An entry under another title, perhaps of a copy."""
    return replace(entry, title=title, id=game_id or entry.id, saved=saved or entry.saved)
