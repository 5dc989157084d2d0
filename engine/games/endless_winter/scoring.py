"""Chapter L: every point with its reason (EW-115 to EW-126), and the ranking (EW-125, EW-139)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache

from engine.core.scoring import Part, ScoreLine, places
from engine.games.endless_winter.catalog import (
    ANIMALS,
    CARDS,
    CULTURE,
    DIFFICULTY,
    HONOUR_TABLES,
    RATIOS,
    RECRUIT_KINDS,
    RIVAL_RESOURCES,
    STACKS,
    STONES,
)
from engine.games.endless_winter.phases.idols import honour_order
from engine.games.endless_winter.phases.land import led_by
from engine.games.endless_winter.state import KINDS, SPECIES, EndlessWinterState, Tribe
from engine.games.endless_winter.vocabulary import BOOK

MEGALITHS = sum(map(len, STACKS))


def buried(state: EndlessWinterState, player: int) -> int:
    """Cards that count as buried by the player."""
    return state.rival.buried if state.rival and player == state.rival_seat else len(state.tribes[player].buried)


METRICS: Mapping[str, Callable[[EndlessWinterState, int], int]] = {
    "buried_cards": buried,
    "upright_animals": lambda state, p: len(state.tribes[p].upright),
    "animal_types": lambda state, p: len({SPECIES[a] for a in state.tribes[p].upright + state.tribes[p].tipped}),
    "villages": lambda state, p: len(state.tribes[p].villages),
    "megaliths_placed": lambda state, p: MEGALITHS - sum(state.tribes[p].stacks),
    "culture_owned": lambda state, p: sum(KINDS[card] in CULTURE for card in state.tribes[p].cards),
    "recruits_owned": lambda state, p: sum(KINDS[card] in RECRUIT_KINDS for card in state.tribes[p].cards),
    "lower_idol_steps": lambda state, p: min(state.tribes[p].offering, state.tribes[p].honour),
    "hexes_led": lambda state, p: len(led_by(state, p)),
}


def count(state: EndlessWinterState, player: int, metric: str) -> int:
    """How many of the counted things a player has."""
    return METRICS[metric](state, player)


# Animals --------------------------------------------------------------------------------------------------------


def animal_sets(upright: list[str]) -> tuple[tuple[str, int], ...]:
    """EW-119 to EW-122: the best split of upright animals into sets, as species and size, wild ones included."""
    counts = Counter(SPECIES[animal] for animal in upright)
    wild = sum(n for species, n in counts.items() if ANIMALS[species].wild)
    return best_split(tuple((species, n) for species, n in counts.items() if not ANIMALS[species].wild), wild)


def set_points(sets: tuple[tuple[str, int], ...]) -> int:
    """Points of a split."""
    return sum(ANIMALS[species].sets[size - 1] for species, size in sets)


@cache
def best_split(counts: tuple[tuple[str, int], ...], wild: int) -> tuple[tuple[str, int], ...]:
    """EW-121: an exact search: how many wild ones each species gets, and how each is cut into sets."""
    if not counts:
        return ()
    (species, real), rest = counts[0], counts[1:]
    splits = (
        tuple((species, size) for size in cut(species, real, used)) + best_split(rest, wild - used)
        for used in range(wild + 1)
    )
    return max(splits, key=set_points)


@cache
def cut(species: str, real: int, wild: int) -> tuple[int, ...]:
    """The best sets of one species with up to ``wild`` wild ones; each set has at least one real member (EW-120)."""
    if not real:
        return ()
    table, points = ANIMALS[species].sets, -1
    best: tuple[int, ...] = ()
    for size in range(1, len(table) + 1):
        for used in range(max(0, size - real), min(wild, size - 1) + 1):
            sizes = (size, *cut(species, real - size + used, wild - used))
            if (worth := sum(table[n - 1] for n in sizes)) > points:
                best, points = sizes, worth
    return best


# Lines ----------------------------------------------------------------------------------------------------------


def score(state: EndlessWinterState) -> list[ScoreLine]:
    """All players' lines, if the game ended now (EW-126)."""
    lines = []
    for player, tribe in enumerate(state.tribes):
        lines += [
            in_play(player, tribe),
            offering(state, player),
            honour(state, player),
            printed(player, tribe),
            animals(player, tribe),
            *end_stones(state, player),
        ]
        if player == state.rival_seat:
            bonus = DIFFICULTY[state.options.difficulty]
            lines.append(ScoreLine(player, bonus, "difficulty", "EW-140", (Part(bonus, "difficulty"),)))
    return lines


def in_play(player: int, tribe: Tribe) -> ScoreLine:
    """EW-115: points scored on the way, by where they came from."""
    parts = tuple(Part(points, f"from_{source}") for source, points in tribe.points.items())
    return ScoreLine(player, sum(part.points for part in parts), "play", "EW-115", parts)


def offering(state: EndlessWinterState, player: int) -> ScoreLine:
    """EW-116: resources by the ratio of the marker's space."""
    tribe = state.tribes[player]
    ratio = RATIOS[tribe.offering]
    goods = RIVAL_RESOURCES if player == state.rival_seat else tribe.food + tribe.tools
    points = goods // ratio if ratio else 0
    parts = (Part(points, f"per_{ratio}"),) if ratio else ()
    return ScoreLine(player, points, "offering", "EW-116", parts, ("track:offering",))


def honour(state: EndlessWinterState, player: int) -> ScoreLine:
    """EW-117: buried cards in the table of the marker's rank."""
    order = honour_order(state)
    if player not in order:
        return ScoreLine(player, 0, "honour", "EW-117", (), ("track:honour",))
    table = HONOUR_TABLES[min(order.index(player), len(HONOUR_TABLES) - 1)]
    points = table[min(buried(state, player), len(table) - 1)]
    return ScoreLine(player, points, "honour", "EW-117", (Part(points, "honour"),), ("track:honour",))


def printed(player: int, tribe: Tribe) -> ScoreLine:
    """EW-118: printed points of all own cards."""
    worth = Counter(CARDS[KINDS[card]].points for card in tribe.cards)
    parts = tuple(Part(n, "card", points) for points, n in sorted(worth.items()) if points)
    return ScoreLine(player, sum(part.points for part in parts), "cards", "EW-118", parts)


def animals(player: int, tribe: Tribe) -> ScoreLine:
    """EW-119: the best sets."""
    sets = animal_sets(tribe.upright)
    parts = tuple(Part(1, f"set_{size}", ANIMALS[species].sets[size - 1]) for species, size in sets)
    places = tuple(dict.fromkeys(f"animal:{species}" for species, _ in sets))
    return ScoreLine(player, sum(part.points for part in parts), "animals", "EW-119", parts, places)


def end_stones(state: EndlessWinterState, player: int) -> list[ScoreLine]:
    """EW-123: Stones that score at the end; the Rival's do not (EW-138)."""
    if player == state.rival_seat:
        return []
    return [end_stone(state, player, stone) for stone in state.tribes[player].stones if STONES[stone].end]


def end_stone(state: EndlessWinterState, player: int, stone: str) -> ScoreLine:
    """One Stone by its metric, capped as printed."""
    effect = BOOK[STONES[stone].end][0]
    n, each, most = count(state, player, effect["per"]), effect["n"], effect["max"]
    points = min(most, n * each)
    parts = (Part(n, effect["per"], each),) if points == n * each else (Part(1, "capped", points),)
    return ScoreLine(player, points, "stone", "EW-123", parts, (f"stone:{stone}",))


def ranking(state: EndlessWinterState, points: list[int]) -> list[list[int]]:
    """EW-125, EW-139: most points first; a tie goes to who is further ahead in the final turn order."""
    return places([(n, -state.order.index(player)) for player, n in enumerate(points)])
