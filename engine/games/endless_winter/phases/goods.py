"""Chapter A: Food, Tools, points and labour on their tracks (EW-3 to EW-5, EW-36)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.frames import Draft
from engine.games.endless_winter.catalog import LABOUR_ICONS, TOOL_LIMIT
from engine.games.endless_winter.events import FoodLost, FoodSpent, Gained, Paid
from engine.games.endless_winter.state import EndlessWinterState

Price: TypeAlias = tuple[int, int, int]
"""Food, Tools, labour."""
FREE: Price = (0, 0, 0)

ICONS_BELOW = tuple(sum(icon <= food for icon in LABOUR_ICONS) for food in range(max(LABOUR_ICONS) + 1))
"""Labour icons up to each space of the Food track."""


def food_labour(start: int, stop: int) -> int:
    """EW-36: labour for moving the Food marker from ``start`` down to ``stop``."""
    return max(0, ICONS_BELOW[start] - ICONS_BELOW[stop])


def next_labour(food: int) -> int:
    """Where the marker must go for one more labour; -1 if there is no icon left."""
    return next((icon - 1 for icon in reversed(LABOUR_ICONS) if icon <= food), -1)


def gain(draft: Draft[EndlessWinterState], player: int, good: str, n: int, source: str, rule: str) -> None:
    """Gain food, tool, vp or labour; what is above a limit is lost (EW-4)."""
    lost = 0
    if good == "vp":
        score(draft.state, player, n, source)
    elif good == "labour":
        add_labour(draft.state, n, source)
    else:
        lost = _store(draft.state, player, good, n)
    draft.emit(Gained(player, rule, good, n - lost, lost, source))


def _store(state: EndlessWinterState, player: int, good: str, n: int) -> int:
    """Move a marker to the right; what does not fit."""
    tribe = state.tribes[player]
    if good == "food":
        gained = max(0, min(n, tribe.food_limit - tribe.food))
        tribe.food += gained
    else:
        gained = min(n, TOOL_LIMIT - tribe.tools)
        tribe.tools += gained
    return n - gained


def score(state: EndlessWinterState, player: int, n: int, source: str) -> None:
    """Points on the score track, kept by where they came from (EW-115)."""
    points = state.tribes[player].points
    kind = source.partition(":")[0]
    points[kind] = points.get(kind, 0) + n


def add_labour(state: EndlessWinterState, n: int, source: str) -> None:
    """Labour into this turn's pool, or out of it if ``n`` is negative (EW-23)."""
    state.turn.labour += n
    state.turn.ledger.append((source, n))


def spend_food(draft: Draft[EndlessWinterState], player: int, stop: int) -> None:
    """EW-36: turn Food into labour."""
    tribe = draft.state.tribes[player]
    labour = food_labour(tribe.food, stop)
    draft.emit(FoodSpent(player, "EW-36", tribe.food, stop, labour))
    tribe.food = stop
    add_labour(draft.state, labour, "board:food")


def pay(draft: Draft[EndlessWinterState], player: int, price: Price, source: str, rule: str) -> None:
    """Pay a price that is known to be covered (EW-24)."""
    food, tools, labour = price
    tribe = draft.state.tribes[player]
    tribe.food -= food
    tribe.tools -= tools
    if labour:
        add_labour(draft.state, -labour, source)
    if food or tools or labour:
        draft.emit(Paid(player, rule, food, tools, labour))


def drop_to_limit(draft: Draft[EndlessWinterState], player: int) -> None:
    """EW-63: Food above the limit is lost, unless the option says otherwise."""
    tribe = draft.state.tribes[player]
    excess = tribe.food - tribe.food_limit
    if excess > 0 and draft.state.options.food_over_new_limit_is_lost:
        tribe.food -= excess
        draft.emit(FoodLost(player, "EW-63", excess))
