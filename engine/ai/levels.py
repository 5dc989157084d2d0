"""The four levels a person can choose from."""

from __future__ import annotations

from engine.ai.agent import Agent
from engine.ai.lookahead import Lookahead
from engine.ai.simple import RandomAgent, Thumb

LEVELS: dict[str, Agent] = {
    "random": RandomAgent(),
    "easy": Thumb(blur=4.0),
    "normal": Thumb(blur=0.0),
    "hard": Lookahead(width=6, futures=6, sweeps=3),
}


def agent(level: str) -> Agent:
    """The computer player of a level. Raises KeyError for an unknown one."""
    return LEVELS[level]
