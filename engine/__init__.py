"""Fogueira's rules engine: pure Python, no dependencies.

>>> from engine import Match, games
>>> match = Match.new(games["stone_age"], {"players": 2}, seed=7)
"""

from engine.core.match import Match
from engine.games import games

__all__ = ["Match", "games"]
