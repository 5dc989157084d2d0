"""Actions about cards."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.actions import Action


@dataclass(frozen=True, slots=True)
class CardAction(Action):
    """Base of the actions that are about one card."""

    card: str

    @property
    def targets(self) -> tuple[str, ...]:
        """The card."""
        return (f"card:{self.card}",)
