"""Chapter M: the solo Rival, which plays by its cards and never decides (EW-127 to EW-141)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.frames import Draft
from engine.games.endless_winter.board import JUNCTURES, Cell
from engine.games.endless_winter.catalog import (
    CULTURE,
    GLACIER,
    RIVAL_ANIMALS,
    RIVAL_FIRST_POINTS,
    RIVAL_HEX_POINTS,
    RIVAL_LEVEL_POINTS,
    RIVAL_STACK_POINTS,
    RIVAL_STONE_LEVEL,
    RIVAL_STONE_POINTS,
    RIVAL_VILLAGE_BENEFIT,
    RIVAL_VILLAGE_LEVEL,
    RIVAL_VILLAGE_POINTS,
    RIVALRIES,
    STONE_SLOTS,
    STONES,
)
from engine.games.endless_winter.events import (
    BottomTaken,
    Learned,
    RivalBuried,
    RivalTurned,
    StoneTaken,
    VillageBuilt,
)
from engine.games.endless_winter.phases import animals, goods, idols, land, megaliths
from engine.games.endless_winter.phases.deeds import open_stones
from engine.games.endless_winter.state import SPECIES, EndlessWinterState
from engine.games.endless_winter.vocabulary import BOOK, DEVELOP, HONOUR, HUNT, INITIATE, MIGRATE, OFFERING

HUMAN, RIVAL = 0, 1
"""The two seats of a solo game."""


def take_turn(draft: Draft[EndlessWinterState]) -> None:
    """EW-128, EW-129: turn up the next card, take an open bottom, score, act."""
    rival = draft.state.rival
    assert rival is not None
    card = rival.deck.pop()
    rival.shown.append(card)
    draft.emit(RivalTurned(RIVAL, "EW-128", card))
    row = RIVALRIES[card]
    take_bottom(draft, row.column)
    points = RIVAL_LEVEL_POINTS[row.column] * row.level
    if points:
        goods.gain(draft, RIVAL, "vp", points, "rival:level", "EW-129")
    COLUMN_ACTIONS[row.column](draft, row.level)


def take_bottom(draft: Draft[EndlessWinterState], column: str) -> None:
    """EW-129: the bottom of the column, if no figure has been there this round."""
    if column in draft.state.bottoms:
        return
    draft.state.bottoms.append(column)
    draft.emit(BottomTaken(RIVAL, "EW-129", column))
    if column == INITIATE:
        idols.step_up(draft, RIVAL, HONOUR, "EW-129")
    elif column == HUNT:
        idols.step_up(draft, RIVAL, OFFERING, "EW-129")
    else:
        place_megalith(draft)


def bury(draft: Draft[EndlessWinterState], level: int) -> None:
    """EW-130: the count of buried cards rises."""
    rival = draft.state.rival
    assert rival is not None
    rival.buried += level
    draft.emit(RivalBuried(RIVAL, "EW-130", level))


def develop(draft: Draft[EndlessWinterState], level: int) -> None:
    """EW-131: the Culture card with the most points leaves the game and scores; perhaps a Stone."""
    state = draft.state
    shown = [card for card in state.display if card]
    if shown and state.rival:
        card = max(shown, key=lambda card: CULTURE[card].points)
        state.display[state.display.index(card)] = ""
        state.rival.culture.append(card)
        draft.emit(Learned(RIVAL, "EW-131", card, "out"))
        goods.gain(draft, RIVAL, "vp", CULTURE[card].points, "rival:culture", "EW-131")
    stones = open_stones(state)
    if level >= RIVAL_STONE_LEVEL and stones and len(state.tribes[RIVAL].stones) < STONE_SLOTS:
        stone = stones[0]
        state.stones[STONES[stone].era - 1].remove(stone)
        state.tribes[RIVAL].stones.append(stone)
        draft.emit(StoneTaken(RIVAL, "EW-131", stone))


def migrate(draft: Draft[EndlessWinterState], level: int) -> None:
    """EW-132, EW-133: Camps against the human's lead, or a Village."""
    for _ in range(level if level < RIVAL_VILLAGE_LEVEL else 0):
        camp(draft)
    if level >= RIVAL_VILLAGE_LEVEL:
        village(draft)


def target_hex(state: EndlessWinterState) -> int:
    """EW-132: where the Rival's next Camp goes; 0 for nowhere."""
    human, rival = state.tribes[HUMAN], state.tribes[RIVAL]
    open_land = [h for h, kind in enumerate(state.lands) if h and kind != GLACIER]
    leads = {h: land.influence(human, h) - land.influence(rival, h) for h in open_land if land.influence(human, h)}
    contested = [h for h, lead in leads.items() if lead >= 0]
    if contested:
        return max(contested, key=lambda h: leads[h])
    return next((h for h in open_land if not land.influence(rival, h)), 0)


def camp(draft: Draft[EndlessWinterState]) -> None:
    """EW-132: one Camp, from the board or from the hex with the lowest index."""
    tribe, goal = draft.state.tribes[RIVAL], target_hex(draft.state)
    if not goal:
        return
    if tribe.camps_left:
        land.place_camp(draft, RIVAL, goal, "EW-132")
        return
    start = next(h for h, count in enumerate(tribe.camps) if count)
    if start != goal:
        land.move_camp(draft, RIVAL, start, goal, "EW-132")


def village(draft: Draft[EndlessWinterState]) -> None:
    """EW-133: a Village where the human is strongest."""
    state, tribe = draft.state, draft.state.tribes[RIVAL]
    taken = [j for other in state.tribes for j in other.villages]
    free = [j for j in JUNCTURES if j not in taken]
    if not tribe.villages_left or not free:
        return
    human = state.tribes[HUMAN]
    juncture = max(free, key=lambda j: sum(land.influence(human, place) for place in JUNCTURES[j]))
    tribe.villages.append(juncture)
    draft.emit(VillageBuilt(RIVAL, "EW-133", juncture))
    goods.gain(draft, RIVAL, "vp", RIVAL_VILLAGE_POINTS, "village:built", "EW-133")


def hunt(draft: Draft[EndlessWinterState], level: int) -> None:
    """EW-134: the species that the human has most of."""
    state = draft.state
    for _ in range(RIVAL_ANIMALS[level]):
        counts = [[SPECIES[a] for a in state.tribes[p].upright] for p in (HUMAN, RIVAL)]
        zone = animals.zone_species(state)
        if zone:
            species = max(zone, key=lambda s: tuple(count.count(s) for count in counts))
            animals.take(draft, RIVAL, species, "EW-134")


COLUMN_ACTIONS: Mapping[str, Callable[[Draft[EndlessWinterState], int], None]] = {
    INITIATE: bury,
    DEVELOP: develop,
    MIGRATE: migrate,
    HUNT: hunt,
}


def place_megalith(draft: Draft[EndlessWinterState]) -> None:
    """EW-135: the next piece on the place worth most points; other printed bonuses are ignored."""
    state = draft.state
    stacks = megaliths.pieces(state.tribes[RIVAL])
    if not stacks or not megaliths.can_place(state, RIVAL):
        return
    level, cell = best_place(state)
    bonus = megaliths.place(draft, RIVAL, stacks[0], level, cell)
    points = printed_points(bonus)
    if points:
        goods.gain(draft, RIVAL, "vp", points, f"space:{cell[0]}-{cell[1]}", "EW-135")


def best_place(state: EndlessWinterState) -> tuple[int, Cell]:
    """EW-135: level and place worth most; among equals level 1, the lowest row, the lowest column."""
    low = {(1, cell): low_worth(state, cell) for cell in megaliths.low_places(state)}
    high = {(2, cell): megaliths.high_points(state, RIVAL, cell) for cell in megaliths.high_places(state)}
    worth = low | high
    return min(worth, key=lambda place: (-worth[place], place))


def low_worth(state: EndlessWinterState, cell: Cell) -> int:
    """Points of a level-1 place for the Rival: neighbours and printed points."""
    return megaliths.low_points(state, RIVAL, cell) + printed_points(megaliths.space_bonus(state, cell))


def printed_points(bonus: str) -> int:
    """Points among a space's printed bonus."""
    effects = BOOK[bonus] if bonus else ()
    return sum(effect["n"] for effect in effects if effect.op == "gain" and effect["good"] == "vp")


def take_benefits(draft: Draft[EndlessWinterState], place: int) -> None:
    """EW-137: the Rival's Eclipse on its place in the order."""
    state, tribe = draft.state, draft.state.tribes[RIVAL]
    led = [h for h in land.led_by(state, RIVAL) if state.lands[h] != GLACIER]
    rows = (
        ("order:0", RIVAL_FIRST_POINTS if place == 0 else 0),
        ("hex:led", RIVAL_HEX_POINTS * len(led)),
        ("stone:taken", sum(RIVAL_STONE_POINTS[STONES[stone].era] for stone in tribe.stones)),
        ("stack:empty", RIVAL_STACK_POINTS * tribe.stacks.count(0)),
        ("village:built", RIVAL_VILLAGE_BENEFIT * len(tribe.villages)),
    )
    for source, points in rows:
        if points:
            goods.gain(draft, RIVAL, "vp", points, source, "EW-137")
