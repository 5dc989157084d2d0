"""Reasons for an action's worth, as a person would give them."""

from __future__ import annotations

from typing import Any

from engine.core.actions import Action
from engine.core.words import Message


def reasons(actor: Any, action: Action) -> tuple[Message, ...]:
    return ()
