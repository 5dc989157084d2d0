"""Points: what stands on the score track, and what the final scoring would add now (SA-64 to SA-68)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core.events import HIDDEN
from engine.core.scoring import Part, ScoreLine, places, totals
from engine.games.stone_age.catalog import CARDS, PERSONS, RESOURCES, TWO
from engine.games.stone_age.phases.effects import can_redeem
from engine.games.stone_age.state import StoneAgeState, Tribe

PERSON_LINES = {"farmer": "farmers", "tool_maker": "tool_makers", "hut_builder": "hut_builders", "shaman": "shamans"}


def score(state: StoneAgeState) -> list[ScoreLine]:
    """Every player's lines. Covered cards count nothing."""
    return [line for player, tribe in enumerate(state.tribes) for line in tribe_lines(player, tribe)]


def tribe_lines(player: int, tribe: Tribe) -> Iterator[ScoreLine]:
    """One player's lines; those that would be empty are left out."""
    yield from track_lines(player, tribe)
    known = [card for card in tribe.collection if card != HIDDEN]
    yield from culture_lines(player, known)
    yield from person_lines(player, tribe, known)
    yield from leftover_lines(player, tribe)


def grouped(counts: Iterable[int], unit: str, sign: int = 1) -> tuple[Part, ...]:
    """Equal numbers put together: three buildings of 12 points are one part."""
    return tuple(Part(n, unit, sign * points) for points, n in sorted(Counter(counts).items(), reverse=True))


def track_lines(player: int, tribe: Tribe) -> Iterator[ScoreLine]:
    """Points scored during play: buildings (SA-36), top halves (SA-39), hunger (SA-56)."""
    if tribe.buildings:
        paid = tribe.buildings.values()
        places = tuple(f"building:{tile}" for tile in tribe.buildings)
        yield ScoreLine(player, sum(paid), "buildings", "SA-36", grouped(paid, "building"), places)
    if tribe.card_points:
        yield ScoreLine(player, tribe.card_points, "card_points", "SA-39", (Part(tribe.card_points, "point"),))
    if tribe.hunger:
        yield ScoreLine(player, -sum(tribe.hunger), "hunger", "SA-56", grouped(tribe.hunger, "hunger", -1))


def culture_lines(player: int, cards: list[str]) -> Iterator[ScoreLine]:
    """Symbols: different ones squared, and pairs squared (SA-64)."""
    green = [card for card in cards if CARDS[card].green]
    symbols = Counter(CARDS[card].mark for card in green)
    different, twice = len(symbols), sum(1 for n in symbols.values() if n > 1)
    if different:
        parts = (Part(different, "symbol", different), *((Part(twice, "pair", twice),) if twice else ()))
        places = tuple(f"card:{card}" for card in green)
        yield ScoreLine(player, different**2 + twice**2, "culture", "SA-64", parts, places)


def multiplier(tribe: Tribe, person: str) -> int:
    """What one figure of a sand card is worth to the tribe (SA-65)."""
    if person == "farmer":
        return tribe.level
    if person == "tool_maker":
        return sum(tribe.tools)
    return len(tribe.buildings) if person == "hut_builder" else tribe.figures


def person_lines(player: int, tribe: Tribe, cards: list[str]) -> Iterator[ScoreLine]:
    """Farmers, tool makers, hut builders and shamans (SA-65)."""
    for person in PERSONS:
        own = [card for card in cards if CARDS[card].mark == person and not CARDS[card].green]
        count, each = sum(CARDS[card].count for card in own), multiplier(tribe, person)
        if count:
            places = tuple(f"card:{card}" for card in own)
            yield ScoreLine(player, count * each, PERSON_LINES[person], "SA-65", (Part(count, person, each),), places)


def leftover_lines(player: int, tribe: Tribe) -> Iterator[ScoreLine]:
    """Resources that are left, those of an unused card of free choice included (SA-44, SA-66)."""
    parts = [Part(n, good) for good, n in zip(RESOURCES, tribe.goods, strict=True) if n]
    if can_redeem(tribe):
        parts.append(Part(TWO, "any_resource"))
    if parts:
        yield ScoreLine(player, sum(part.points for part in parts), "leftovers", "SA-66", tuple(parts))


def tie_break(tribe: Tribe) -> int:
    """The one sum that decides between equal scores (SA-67)."""
    return tribe.level + sum(tribe.tools) + tribe.figures


def ranking(state: StoneAgeState) -> list[list[int]]:
    """Players from first to last; those who share a place together (SA-1, SA-67)."""
    seats = len(state.tribes)
    points = totals(score(state), seats)
    by_turn = state.options.final_tie == "turn_order"
    turns = [(player - state.start) % seats if by_turn else 0 for player in range(seats)]
    return places([(points[p], tie_break(tribe), -turns[p]) for p, tribe in enumerate(state.tribes)])
