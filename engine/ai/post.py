"""Asking a computer player by letter: JSON text in, JSON text out, for an agent in another thread."""

from __future__ import annotations

import json
from typing import Any

from engine.ai.agent import Ranking
from engine.ai.levels import agent
from engine.core.game import Appraisal, Game
from engine.core.rng import Rng
from engine.core.words import Message, pack, unpack
from engine.games import games


def ask(game: Game[Any], seen: Any, level: str, seed: int) -> str:
    """A letter to ``answer``: an observation, who should think about it, and the seed of the thinking."""
    return json.dumps({"game": game.id, "seen": game.encode(seen), "level": level, "seed": seed})


def answer(letter: str) -> str:
    """Think to the end and write the ranking down. Raises DecodeError for a broken observation."""
    request = json.loads(letter)
    game = games[request["game"]]
    seen = game.decode(request["seen"])
    decision = game.decision(seen)
    ranking: Ranking = ()
    if decision is not None:
        for ranking in agent(request["level"]).think(game, seen, decision, Rng(request["seed"])):  # noqa: B007
            pass
    return json.dumps([[str(a.action), a.value, [pack(reason) for reason in a.reasons]] for a in ranking])


def read_answer(game: Game[Any], text: str) -> Ranking:
    """The ranking that ``answer`` wrote down."""
    return [
        Appraisal(game.read_action(action), value, tuple(r for r in map(unpack, reasons) if isinstance(r, Message)))
        for action, value, reasons in json.loads(text)
    ]
