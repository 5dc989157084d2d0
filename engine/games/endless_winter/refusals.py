"""What a person might try now and may not, and the exact rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.core.actions import Action
from engine.core.frames import Decision
from engine.core.game import Refusal
from engine.games.endless_winter.board import HEXES, JUNCTURES, sides, squares
from engine.games.endless_winter.catalog import CULTURE, PEOPLE, STONE_SLOTS
from engine.games.endless_winter.names import place_name
from engine.games.endless_winter.phases import animals, cards, columns, idols, land
from engine.games.endless_winter.phases.columns import BOTTOM, MIDDLE, MIDDLES, TOP, TOPS, Column
from engine.games.endless_winter.phases.deeds import RULES, deeds, open_stones
from engine.games.endless_winter.phases.effects import Raising
from engine.games.endless_winter.phases.payment import Select, means
from engine.games.endless_winter.phases.prices import COLUMN, Terms, price
from engine.games.endless_winter.phases.turn import CultureStep, Rest, free_figures
from engine.games.endless_winter.state import EndlessWinterState
from engine.games.endless_winter.vocabulary import COLUMNS, TRACKS

Wint = EndlessWinterState


def refusals(state: Wint, decision: Decision) -> list[Refusal]:
    """Everything on the table that the deciding player cannot choose now, each once."""
    seen = {target for action in decision.actions for target in action.targets}
    found = []
    for refusal in _all(state, decision.player):
        if refusal.target not in seen:
            seen.add(refusal.target)
            found.append(refusal)
    return found


def _all(state: Wint, player: int) -> Iterator[Refusal]:
    frame = state.frames[-1]
    refuser = REFUSERS.get(type(frame))
    if refuser:
        yield from refuser(state, player, frame)


def _culture_step(state: Wint, player: int, _frame: CultureStep) -> Iterator[Refusal]:
    free = free_figures(state.tribes[player])
    for figure in ("chief", "member"):
        if figure not in free:
            yield Refusal(f"figure:{figure}", "refusal.figure_used", "EW-32")
    for kind in cards.kinds(state.tribes[player].hand):
        if kind in CULTURE:
            yield Refusal(f"card:{kind}", "refusal.culture_cost", "EW-27")
        else:
            yield Refusal(f"card:{kind}", "refusal.tribe_later", "EW-31")
    for column in COLUMNS:
        yield from _elsewhere(state, column)


def _rest(state: Wint, player: int, frame: Rest) -> Iterator[Refusal]:
    if frame.drawn:
        yield Refusal("pile:deck", "refusal.drawn", "EW-40")
    if frame.tipped:
        for species in animals.upright_species(state.tribes[player]):
            yield Refusal(f"animal:{species}", "refusal.tipped", "EW-40")
    for kind in cards.kinds(state.tribes[player].hand):
        yield Refusal(f"card:{kind}", "refusal.rest_cards" if kind in PEOPLE else "refusal.culture_late", "EW-40")


def _column(state: Wint, player: int, frame: Column) -> Iterator[Refusal]:
    for kind in cards.kinds(state.tribes[player].hand):
        if kind in CULTURE:
            yield Refusal(f"card:{kind}", "refusal.culture_late", "EW-29")
    if frame.section == TOP:
        for word in TOPS[frame.column]:
            yield from _deeds(state, player, word, COLUMN)
    else:
        yield from _past(state, player, frame.column)
    yield from _middle(state, player, frame)
    yield from _bottom(state, frame)
    for column in COLUMNS:
        if column != frame.column:
            yield from _elsewhere(state, column)


def _past(state: Wint, player: int, column: str) -> Iterator[Refusal]:
    """EW-37: what only the top section offers."""
    for word in TOPS[column]:
        for action in deeds(state, player, word, COLUMN):
            yield Refusal(action.targets[0], "refusal.no_way_back", "EW-37")


def _middle(state: Wint, player: int, frame: Column) -> Iterator[Refusal]:
    if frame.section == MIDDLE:
        yield from _deeds(state, player, MIDDLES[frame.column][0], COLUMN)
        return
    reason = "refusal.first_descend" if frame.section == TOP else "refusal.no_way_back"
    for action in deeds(state, player, MIDDLES[frame.column][0], COLUMN):
        yield Refusal(action.targets[0], reason, "EW-37")


def _bottom(state: Wint, frame: Column) -> Iterator[Refusal]:
    target = f"bottom:{frame.column}"
    if frame.section != BOTTOM and frame.column not in state.bottoms:
        yield Refusal(target, "refusal.first_descend", "EW-37")
    elif frame.section != BOTTOM or not frame.left:
        yield Refusal(target, "refusal.bottom_taken", "EW-38")
    else:
        yield Refusal(target, "refusal.bottom_idle", columns.BOTTOM_RULES[frame.column])


def _elsewhere(state: Wint, column: str) -> Iterator[Refusal]:
    """What only another column offers."""
    targets = {
        "initiate": [f"supply:{kind}" for kind in state.supply],
        "develop": [f"card:{card}" for card in state.display if card],
        "hunt": [f"zone:{species}" for species in animals.zone_species(state)],
    }
    for target in targets.get(column, ()):
        yield Refusal(target, "refusal.other_column", columns.TOP_RULES[column], {"column": place_name(column)})


# Why a deed cannot be done --------------------------------------------------------------------------------------


def _select(state: Wint, player: int, frame: Select) -> Iterator[Refusal]:
    yield from _deeds(state, player, frame.word, frame.terms)


def _deeds(state: Wint, player: int, word: str, terms: Terms) -> Iterator[Refusal]:
    """Deeds of a word that cannot be paid for, and things that the word does not reach."""
    for action in deeds(state, player, word, terms):
        yield from _unpaid(state, player, action, word, terms)
    if word in OUT_OF_REACH:
        yield from OUT_OF_REACH[word](state, player)


def _unpaid(state: Wint, player: int, action: Action, word: str, terms: Terms) -> Iterator[Refusal]:
    """EW-24: what is missing for a price."""
    able, (food, tools, labour) = means(state, player), price(state, action, terms)
    lacks = (
        ("food", food - able.food),
        ("tool", tools - able.tools),
        ("labour", labour - able.labour_for(action, food) if food <= able.food else 0),
    )
    for good, missing in lacks:
        if missing > 0:
            yield Refusal(action.targets[0], f"refusal.lacks.{good}", RULES[word], {"n": missing})
            return


def _stones(state: Wint, player: int) -> Iterator[Refusal]:
    full = len(state.tribes[player].stones) == STONE_SLOTS
    reachable = open_stones(state)
    for stone in (stone for supply in state.stones for stone in supply):
        if stone not in reachable:
            yield Refusal(f"stone:{stone}", "refusal.stone_era", "EW-91")
        elif full:
            yield Refusal(f"stone:{stone}", "refusal.stone_slots", "EW-90", {"n": STONE_SLOTS})


def _hexes(state: Wint, player: int) -> Iterator[Refusal]:
    for place in range(len(HEXES)):
        if not land.may_enter(state, place):
            yield Refusal(f"hex:{place}", "refusal.glacier", "EW-57")
        elif not state.tribes[player].camps_left:
            yield Refusal(f"hex:{place}", "refusal.no_camp", "EW-60")
        else:
            yield Refusal(f"hex:{place}", "refusal.camp_far", "EW-58")


def _junctures(state: Wint, player: int) -> Iterator[Refusal]:
    tribe = state.tribes[player]
    taken = [juncture for other in state.tribes for juncture in other.villages]
    for juncture, meeting in JUNCTURES.items():
        missing = sum(not tribe.camps[place] for place in meeting)
        if juncture in taken:
            yield Refusal(f"juncture:{juncture}", "refusal.juncture_taken", "EW-61")
        elif not tribe.villages_left:
            yield Refusal(f"juncture:{juncture}", "refusal.no_village", "EW-62")
        elif missing:
            yield Refusal(f"juncture:{juncture}", "refusal.camps_missing", "EW-62", {"n": missing})


def _tracks(state: Wint, player: int) -> Iterator[Refusal]:
    open_tracks = idols.open_tracks(state.tribes[player])
    for track in TRACKS:
        if track not in open_tracks:
            yield Refusal(f"track:{track}", "refusal.track_end", "EW-84")


OUT_OF_REACH: Mapping[str, Callable[[Wint, int], Iterator[Refusal]]] = {
    "take_stone": _stones,
    "place_camp": _hexes,
    "move_camp": _hexes,
    "build_village": _junctures,
    "advance": _tracks,
}


def _raising(state: Wint, player: int, frame: Raising) -> Iterator[Refusal]:
    if frame.stack < 0:
        for stack, left in enumerate(state.tribes[player].stacks):
            if not left:
                yield Refusal(f"stack:{stack}", "refusal.stack_empty", "EW-67")
        return
    for row, column in sides(state.pattern):
        taken = (row, column) in state.level1
        yield Refusal(f"space:{row}-{column}", "refusal.space_taken" if taken else "refusal.space_far", "EW-68")
    for row, column in squares(state.pattern):
        taken = (row, column) in state.level2
        yield Refusal(f"square:{row}-{column}", "refusal.square_taken" if taken else "refusal.square_open", "EW-70")


REFUSERS: Mapping[type, Callable[[Wint, int, Any], Iterator[Refusal]]] = {
    CultureStep: _culture_step,
    Rest: _rest,
    Column: _column,
    Select: _select,
    Raising: _raising,
}
"""Who says why, by the kind of frame; the other frames leave nothing out."""
