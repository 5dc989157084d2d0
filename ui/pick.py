"""Narrowing the offered actions to one by pointing at things: what clicks and keys on the board mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.actions import Action


def fitting(actions: Iterable[Action], chosen: Sequence[str]) -> list[Action]:
    """The actions that are about all chosen targets (a target chosen twice must be there twice)."""
    wanted = Counter(chosen)
    return [action for action in actions if wanted <= Counter(action.targets)]


def next_targets(actions: Iterable[Action], chosen: Sequence[str]) -> list[str]:
    """The targets that may be chosen next, in the order of the actions."""
    wanted = Counter(chosen)
    found: dict[str, None] = {}
    for action in fitting(actions, chosen):
        found.update(dict.fromkeys(Counter(action.targets) - wanted))
    return list(found)


def toggled(actions: Sequence[Action], chosen: Sequence[str], target: str) -> tuple[str, ...]:
    """The choice after pointing at ``target``.

    It is added if that still fits an action; taken back if it was chosen; else the choice begins anew with it, or stays
    as it was if the target belongs to no action.
    """
    longer = (*chosen, target)
    if fitting(actions, longer):
        return longer
    if target in chosen:
        last = len(chosen) - 1 - list(reversed(chosen)).index(target)
        return tuple(chosen[:last]) + tuple(chosen[last + 1 :])
    return (target,) if fitting(actions, (target,)) else tuple(chosen)


def exact(actions: Iterable[Action], chosen: Sequence[str]) -> Action | None:
    """The action about exactly the chosen targets."""
    wanted = Counter(chosen)
    return next((action for action in actions if Counter(action.targets) == wanted), None)


def composed(actions: Iterable[Action]) -> bool:
    """Whether actions are put together from several things, and so need a word of confirmation at the end."""
    return any(len(action.targets) > 1 for action in actions)
