"""Tools (SA-47 to SA-52): the ladder of tiles, and which combinations help a roll."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from engine.core.frames import Draft
from engine.games.stone_age.actions import UseTools, use_tools
from engine.games.stone_age.catalog import CARDS, MAX_TOOL, TOOL_SPACES
from engine.games.stone_age.events import ToolGained, Wasted
from engine.games.stone_age.state import StoneAgeState, Tribe

Tool: TypeAlias = tuple[int, int | str]
"""A tool that can be used: its value, and the tile's space or the one-use card's id."""

NO_TOOLS = use_tools((), ())


def gain_tool(draft: Draft[StoneAgeState], player: int, rule: str) -> None:
    """Raise a tile of the lowest value; ready ones first (SA-47, SA-52). At three fours nothing happens."""
    tribe = draft.state.tribes[player]
    lowest = min(tribe.tools)
    if lowest >= MAX_TOOL:
        draft.emit(Wasted(player, rule, "tool"))
        return
    space = min(range(TOOL_SPACES), key=lambda i: (tribe.tools[i], tribe.used[i]))
    tribe.tools[space] += 1
    if draft.state.options.upgraded_tool_state == "refresh":
        tribe.used[space] = False
    draft.emit(ToolGained(player, rule, space, tribe.tools[space]))


def ready_tools(tribe: Tribe) -> list[Tool]:
    """Unused tiles and one-use cards (SA-42, SA-48)."""
    tools: list[Tool] = [(v, space) for space, v in enumerate(tribe.tools) if v and not tribe.used[space]]
    tools += [(CARDS[card].amount, card) for card in tribe.apart if CARDS[card].effect == "one_use_tool"]
    return tools


def tool_actions(tribe: Tribe, total: int, divisor: int) -> tuple[UseTools, ...]:
    """Every combination of tools worth choosing after a roll of ``total``; only "none" if no tool helps.

    Left out is what is the same as, or a waste beside, a combination that is offered: of equal tiles the first ones
    are taken, and a combination must lose something when its smallest tool is taken away (SA-30).
    """
    tools = ready_tools(tribe)
    return _useful(tuple(tools), total % divisor, divisor) if tools else (NO_TOOLS,)


@lru_cache(maxsize=8192)
def _useful(tools: tuple[Tool, ...], rest: int, divisor: int) -> tuple[UseTools, ...]:
    return (NO_TOOLS, *(_action(chosen) for chosen in _distinct(tools) if _helps(chosen, rest, divisor)))


def _helps(chosen: tuple[Tool, ...], rest: int, divisor: int) -> bool:
    total = rest + sum(value for value, _ in chosen)
    return total // divisor > (total - min(value for value, _ in chosen)) // divisor


def _distinct(tools: tuple[Tool, ...]) -> Iterator[tuple[Tool, ...]]:
    seen = set()
    for size in range(1, len(tools) + 1):
        for chosen in combinations(tools, size):
            look = tuple(value if isinstance(name, int) else name for value, name in chosen)
            if look not in seen:
                seen.add(look)
                yield chosen


def _action(chosen: tuple[Tool, ...]) -> UseTools:
    spaces = tuple(name for _, name in chosen if isinstance(name, int))
    return use_tools(spaces, tuple(name for _, name in chosen if isinstance(name, str)))


def added_value(tribe: Tribe, action: UseTools) -> int:
    """What the tools of the action add to a roll."""
    return sum(tribe.tools[space] for space in action.spaces) + sum(CARDS[card].amount for card in action.cards)


def wear(tribe: Tribe, action: UseTools) -> None:
    """Mark the tiles as used and lay the one-use cards to the others (SA-42, SA-48)."""
    for space in action.spaces:
        tribe.used[space] = True
    for card in action.cards:
        tribe.apart.remove(card)
        tribe.cards.append(card)
