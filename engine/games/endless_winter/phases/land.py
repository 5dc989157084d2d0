"""Chapter E: Camps, Villages and influence on the terrain (EW-57 to EW-66)."""

from __future__ import annotations

from engine.core.frames import Draft
from engine.games.endless_winter.board import HEXES, JUNCTURES, JUNCTURES_OF, TOUCHING
from engine.games.endless_winter.catalog import CAMP_INFLUENCE, CAMPS, GLACIER, VILLAGE_INFLUENCE, VILLAGE_POINTS
from engine.games.endless_winter.events import CampMoved, CampPlaced, VillageBuilt
from engine.games.endless_winter.phases.goods import drop_to_limit, gain
from engine.games.endless_winter.state import EndlessWinterState, Tribe


def influence(tribe: Tribe, place: int) -> int:
    """EW-64: a tribe's influence on a hex."""
    near = JUNCTURES_OF[place]
    return CAMP_INFLUENCE * tribe.camps[place] + VILLAGE_INFLUENCE * sum(j in near for j in tribe.villages)


def leaders(state: EndlessWinterState, place: int) -> list[int]:
    """EW-65: who leads a hex; ties all lead, and nobody leads the Base or a hex without influence."""
    if not place:
        return []
    strengths = [influence(tribe, place) for tribe in state.tribes]
    best = max(strengths)
    return [player for player, strength in enumerate(strengths) if strength == best] if best else []


def led_by(state: EndlessWinterState, player: int) -> list[int]:
    """The hexes that the player leads."""
    tribe = state.tribes[player]
    return [h for h in range(1, len(HEXES)) if influence(tribe, h) and player in leaders(state, h)]


def may_enter(state: EndlessWinterState, place: int) -> bool:
    """EW-57: Glaciers may be entered, unless the option says otherwise."""
    return state.options.glacier_passable or state.lands[place] != GLACIER


def camp_places(state: EndlessWinterState, player: int) -> list[int]:
    """EW-58, EW-60: hexes where the player may place a Camp."""
    tribe = state.tribes[player]
    if not tribe.camps_left:
        return []
    return [h for h in range(len(HEXES)) if (not h or influence(tribe, h)) and may_enter(state, h)]


def camp_moves(state: EndlessWinterState, player: int) -> list[tuple[int, int]]:
    """EW-59: every step that one of the player's Camps may take."""
    camps = state.tribes[player].camps
    return [(a, b) for a, count in enumerate(camps) if count for b in TOUCHING[a] if may_enter(state, b)]


def village_places(state: EndlessWinterState, player: int) -> list[str]:
    """EW-61, EW-62: junctures where the player may build a Village."""
    tribe = state.tribes[player]
    if not tribe.villages_left or sum(tribe.camps) < 3:
        return []
    taken = [j for other in state.tribes for j in other.villages]
    camps = tribe.camps
    return [j for j, (a, b, c) in JUNCTURES.items() if camps[a] and camps[b] and camps[c] and j not in taken]


def place_camp(draft: Draft[EndlessWinterState], player: int, place: int, rule: str) -> None:
    """Put the leftmost Camp of the player board on a hex."""
    tribe = draft.state.tribes[player]
    tribe.camps_left -= 1
    tribe.camps[place] += 1
    draft.emit(CampPlaced(player, rule, place))


def move_camp(draft: Draft[EndlessWinterState], player: int, start: int, goal: int, rule: str) -> None:
    """Move one Camp one step."""
    camps = draft.state.tribes[player].camps
    camps[start] -= 1
    camps[goal] += 1
    draft.emit(CampMoved(player, rule, start, goal))


def build_village(draft: Draft[EndlessWinterState], player: int, juncture: str) -> None:
    """EW-63: three Camps become a Village, which scores at once."""
    tribe = draft.state.tribes[player]
    for place in JUNCTURES[juncture]:
        tribe.camps[place] -= 1
    tribe.villages.append(juncture)
    draft.emit(VillageBuilt(player, "EW-62", juncture))
    gain(draft, player, "vp", VILLAGE_POINTS[len(tribe.villages) - 1], "village:built", "EW-63")
    if draft.state.options.village_returns_three_camps:
        tribe.camps_left += 3
        drop_to_limit(draft, player)


def camps_gone(tribe: Tribe) -> int:
    """Camps that Villages used up for good, under the option of EW-63."""
    return CAMPS - tribe.camps_left - sum(tribe.camps)
