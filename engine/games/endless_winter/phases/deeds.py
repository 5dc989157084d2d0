"""What is done for a price: gaining cards, Animals and Stones, camping, building, burying (EW-43 to EW-56).

A *deed* is an action that may cost something. The same deeds are done in the columns at full price and by effects
at theirs; ``Terms`` say at which.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from engine.core.actions import Action
from engine.core.frames import Draft
from engine.games.endless_winter.actions import (
    Advance,
    BuildVillage,
    Bury,
    Hunt,
    Learn,
    MoveCamp,
    PlaceCamp,
    Recruit,
    Retrieve,
    TakeStone,
    Tip,
    advance,
    build_village,
    bury,
    hunt,
    learn,
    move_camp,
    place_camp,
    recruit,
    retrieve,
    take_stone,
    tip,
)
from engine.games.endless_winter.catalog import ANIMALS, ROUNDS, STONE_SLOTS, STONES
from engine.games.endless_winter.events import StoneTaken
from engine.games.endless_winter.phases import animals, cards, idols, land
from engine.games.endless_winter.phases.goods import FREE, pay
from engine.games.endless_winter.phases.prices import Terms, price
from engine.games.endless_winter.phases.work import Work
from engine.games.endless_winter.state import EndlessWinterState

# What there is to do --------------------------------------------------------------------------------------------


def deeds(state: EndlessWinterState, player: int, word: str, terms: Terms) -> list[Action]:
    """Every deed of a word, whatever it costs."""
    return DEEDS[word](state, player, terms)


def _ways(state: EndlessWinterState, terms: Terms) -> tuple[str, ...]:
    """EW-43: where a gained card may go."""
    if not terms.full:
        return ("hand",)
    wanted = state.options.gained_card_destination
    return ("discard", "hand") if wanted == "choice" else (wanted,)


def _recruits(state: EndlessWinterState, _player: int, terms: Terms) -> list[Action]:
    ways = _ways(state, terms)
    return [recruit(kind, to) for kind, left in state.supply.items() if left for to in ways]


def _learns(state: EndlessWinterState, _player: int, terms: Terms) -> list[Action]:
    ways = _ways(state, terms)
    return [learn(card, to) for card in state.display if card for to in ways]


def _hunts(state: EndlessWinterState, _player: int, _terms: Terms) -> list[Action]:
    return [hunt(species) for species in animals.zone_species(state)]


def open_stones(state: EndlessWinterState) -> list[str]:
    """EW-91: Stones of the era that is open."""
    if state.options.stone_eras == "both":
        return [stone for supply in state.stones for stone in supply]
    return state.stones[0 if state.round <= ROUNDS // 2 else 1]


def _stones(state: EndlessWinterState, player: int, _terms: Terms) -> list[Action]:
    if len(state.tribes[player].stones) == STONE_SLOTS:
        return []
    return [take_stone(stone) for stone in open_stones(state)]


def _camps(state: EndlessWinterState, player: int, _terms: Terms) -> list[Action]:
    return [place_camp(place) for place in land.camp_places(state, player)]


def _moves(state: EndlessWinterState, player: int, _terms: Terms) -> list[Action]:
    return [move_camp(start, goal) for start, goal in land.camp_moves(state, player)]


def _villages(state: EndlessWinterState, player: int, _terms: Terms) -> list[Action]:
    return [build_village(juncture) for juncture in land.village_places(state, player)]


def _burials(state: EndlessWinterState, player: int, _terms: Terms) -> list[Action]:
    tribe = state.tribes[player]
    return [bury(kind, place) for place in ("hand", "discard") for kind in cards.kinds(cards.pile_of(tribe, place))]


def _retrievals(state: EndlessWinterState, player: int, _terms: Terms) -> list[Action]:
    return [retrieve(kind) for kind in cards.kinds(state.tribes[player].discard)]


def _tips(state: EndlessWinterState, player: int, _terms: Terms) -> list[Action]:
    return [tip(species) for species in animals.upright_species(state.tribes[player])]


def _advances(state: EndlessWinterState, player: int, _terms: Terms) -> list[Action]:
    return [advance(track) for track in idols.open_tracks(state.tribes[player])]


DEEDS: Mapping[str, Callable[[EndlessWinterState, int, Terms], list[Action]]] = {
    "recruit": _recruits,
    "learn": _learns,
    "hunt": _hunts,
    "take_stone": _stones,
    "place_camp": _camps,
    "move_camp": _moves,
    "build_village": _villages,
    "bury": _burials,
    "retrieve": _retrievals,
    "tip": _tips,
    "advance": _advances,
}
RULES: Mapping[str, str] = {
    "recruit": "EW-44",
    "learn": "EW-47",
    "hunt": "EW-53",
    "take_stone": "EW-90",
    "place_camp": "EW-58",
    "move_camp": "EW-59",
    "build_village": "EW-62",
    "bury": "EW-86",
    "retrieve": "EW-6",
    "tip": "EW-78",
    "advance": "EW-84",
}
"""The rule behind each word."""


# Doing it -------------------------------------------------------------------------------------------------------


def perform(draft: Draft[EndlessWinterState], player: int, action: Any, terms: Terms) -> None:
    """Pay for a deed and do it. The price must be covered."""
    word, do = DOING[type(action)]
    cost = price(draft.state, action, terms)
    if cost != FREE:
        pay(draft, player, cost, action.targets[0], RULES[word])
    do(draft, player, action, RULES[word])


def _take_stone(draft: Draft[EndlessWinterState], player: int, action: TakeStone, rule: str) -> None:
    draft.state.stones[STONES[action.stone].era - 1].remove(action.stone)
    draft.state.tribes[player].stones.append(action.stone)
    draft.emit(StoneTaken(player, rule, action.stone))


def _tip(draft: Draft[EndlessWinterState], player: int, action: Tip, rule: str) -> None:
    animals.tip(draft, player, action.species)
    draft.push(Work(ANIMALS[action.species].tip, player, f"animal:{action.species}", 0, rule))


def _advance(draft: Draft[EndlessWinterState], player: int, action: Advance, rule: str) -> None:
    climb(draft, player, action.track, rule)


def climb(draft: Draft[EndlessWinterState], player: int, track: str, rule: str) -> None:
    """One step up a track with the entered space's bonus (EW-84)."""
    bonus = idols.step_up(draft, player, track, rule)
    if bonus:
        draft.push(Work(bonus, player, f"track:{track}", 0, rule))


Doer: TypeAlias = Callable[[Draft[EndlessWinterState], int, Any, str], None]
DOING: Mapping[type[Action], tuple[str, Doer]] = {
    Recruit: ("recruit", lambda draft, player, a, rule: cards.recruit(draft, player, a.card, a.to, rule)),
    Learn: ("learn", lambda draft, player, a, rule: cards.learn(draft, player, a.card, a.to, rule)),
    Hunt: ("hunt", lambda draft, player, a, rule: animals.take(draft, player, a.species, rule)),
    TakeStone: ("take_stone", _take_stone),
    PlaceCamp: ("place_camp", lambda draft, player, a, rule: land.place_camp(draft, player, a.hex, rule)),
    MoveCamp: ("move_camp", lambda draft, player, a, rule: land.move_camp(draft, player, a.start, a.goal, rule)),
    BuildVillage: ("build_village", lambda draft, player, a, _rule: land.build_village(draft, player, a.juncture)),
    Bury: ("bury", lambda draft, player, a, rule: cards.bury(draft, player, a.card, a.place, rule)),
    Retrieve: ("retrieve", lambda draft, player, a, rule: cards.retrieve(draft, player, a.card, rule)),
    Tip: ("tip", _tip),
    Advance: ("advance", _advance),
}
"""Each deed's word and how it is done."""
