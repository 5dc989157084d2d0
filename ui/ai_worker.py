"""What runs in the worker that thinks: a letter in, a letter out."""

from __future__ import annotations

from engine.ai.post import answer


def think(request: str) -> str:
    """Answer a request of ``engine.ai.post.ask``; both are JSON text."""
    return answer(request)
