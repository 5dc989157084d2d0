"""The four levels a person can choose from."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ai.agent import Agent
from engine.ai.lookahead import Budget, Lookahead
from engine.ai.simple import RandomAgent, Thumb

BUDGETS: Mapping[str, Budget] = {
    "stone_age": Budget(width=4, futures=6),
    "hunters_gatherers": Budget(width=3, futures=8, eras=2, reach=4.0, caution=1.0),
    "imperial_settlers": Budget(width=3, futures=6),
    "endless_winter": Budget(width=3, futures=5),
}
"""What `hard` may try in each game, so that it beats `normal` clearly and answers soon."""

NORMAL_BLURS: Mapping[str, float] = {"hunters_gatherers": 2.0}
"""Where the rules of thumb leave little to be gained by looking ahead, `normal` is a little careless."""

LEVELS: Mapping[str, Agent] = {
    "random": RandomAgent(),
    "easy": Thumb(blur=4.0),
    "normal": Thumb(blur=0.0, blurs=NORMAL_BLURS),
    "hard": Lookahead(Budget(width=3, futures=6), BUDGETS),
}


def agent(level: str) -> Agent:
    """The computer player of a level. Raises KeyError for an unknown one."""
    return LEVELS[level]
