"""Points: what was scored so far, what each Location is worth at the end, and who is ahead (IS-74 to IS-76)."""

from __future__ import annotations

from engine.core.scoring import Part, ScoreLine, places, totals
from engine.games.imperial_settlers.catalog import CARDS
from engine.games.imperial_settlers.empire import held, standing
from engine.games.imperial_settlers.phases.basics import amount
from engine.games.imperial_settlers.state import ImperialSettlersState, Location
from engine.games.imperial_settlers.vocabulary import RESOURCES, WORKER


def score(state: ImperialSettlersState) -> list[ScoreLine]:
    """Every player's points as if the game ended now: one line for points scored, one for each Location."""
    return [line for player in range(state.players) for line in player_lines(state, player)]


def player_lines(state: ImperialSettlersState, player: int) -> list[ScoreLine]:
    """One player's lines."""
    vp = state.seats[player].vp
    lines = [ScoreLine(player, vp, "scored", "IS-19", (Part(vp, "point"),), (f"board:{player}",))]
    lines += [location_line(player, location) for location in held(state, player)]
    for location, effect in standing(state, player, "game_end"):
        each = int(effect["n"])
        points = amount(state, player, location.card, effect)
        places = (f"card:{location.card}",)
        lines.append(ScoreLine(player, points, "stash", "IS-75", (Part(points // each, "stashed", each),), places))
    return lines


def location_line(player: int, location: Location) -> ScoreLine:
    """What a Location is worth at the end (IS-74)."""
    card = CARDS[location.card]
    unit = "common_location" if card.common else "faction_location"
    return ScoreLine(player, card.points, unit, "IS-74", (Part(1, unit, card.points),), (f"card:{location.card}",))


def points(state: ImperialSettlersState) -> list[int]:
    """Everybody's points as if the game ended now."""
    return totals(score(state), state.players)


def leftovers(state: ImperialSettlersState, player: int) -> tuple[int, int]:
    """What breaks ties: workers and Resources left, then hand cards (IS-76)."""
    seat = state.seats[player]
    return sum(seat.goods[: len(RESOURCES)]) + seat.goods[WORKER], len(seat.hand)


def ranking(state: ImperialSettlersState) -> list[list[int]]:
    """Players from first to last; those equal in points and both tie-breakers share a place (IS-76)."""
    return places([(n, leftovers(state, player)) for player, n in enumerate(points(state))])
