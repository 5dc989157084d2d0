"""Events: what happened, to whom, by which rule. They feed the log, the animation and the notation."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

HIDDEN = "?"
"""Stands for an id that the observer may not know."""

NOBODY = -1
"""The player of an event that concerns nobody in particular."""


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events. ``player`` is who it happened to, ``rule`` the id of the rule behind it.

    ``secret`` names the fields that only the player may see; ``reveals`` says that something unknown became known,
    which ends taking back.
    """

    secret: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False

    player: int
    rule: str

    def seen_by(self, viewer: int | None) -> Event:
        """The event as ``viewer`` may know it (None: an onlooker)."""
        if not self.secret or viewer == self.player:
            return self
        return replace(self, **{name: _cover(getattr(self, name)) for name in self.secret})


def _cover(value: Any) -> Any:
    return tuple(HIDDEN for _ in value) if isinstance(value, tuple) else HIDDEN
