"""Asking the computer players: in the worker once it is up, in slices on the page until then.

A level that does not think is asked on the page: no worker is brought up for it.
"""

from __future__ import annotations

import json
from typing import Any

from engine.ai import post
from engine.ai.agent import Ranking
from engine.ai.levels import agent
from engine.core.errors import EngineError
from engine.core.frames import Decision
from engine.core.game import Game
from engine.core.rng import MAX_SEED, Rng
from ui.page import Page

THOUGHTLESS = "random"


def thinking_seed(seed: int, moves: int) -> int:
    """The seed of a computer player's thoughts: the same game, the same thoughts."""
    return (seed * 1_000_003 + moves * 7_919) % (MAX_SEED + 1)


async def rank(page: Page, game: Game[Any], seen: Any, decision: Decision, level: str, seed: int) -> Ranking:
    """A level's ranking of the decision's actions, from an observation."""
    answer = await page.ask_worker(post.ask(game, seen, level, seed)) if level != THOUGHTLESS else None
    ranking = _read(game, answer) if answer else ()
    offered = set(map(str, decision.actions))
    if ranking and str(ranking[0].action) in offered:
        return ranking
    return await _slices(page, game, seen, decision, level, seed)


def _read(game: Game[Any], answer: str) -> Ranking:
    try:
        return post.read_answer(game, answer)
    except (EngineError, json.JSONDecodeError):
        return ()


async def _slices(page: Page, game: Game[Any], seen: Any, decision: Decision, level: str, seed: int) -> Ranking:
    ranking: Ranking = ()
    for ranking in agent(level).think(game, seen, decision, Rng(seed)):  # noqa: B007
        await page.sleep(0)
    return ranking
