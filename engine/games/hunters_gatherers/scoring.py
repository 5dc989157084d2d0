"""What forests, rivers, river systems and meadows are worth, and who gets it.

The worked examples HG-69 to HG-76 are these functions at work on small boards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.components.grid_square import around
from engine.core.scoring import Part, ScoreLine, places, totals
from engine.games.hunters_gatherers.layout import STRIDE
from engine.games.hunters_gatherers.state import HuntersGatherersState, cell_of
from engine.games.hunters_gatherers.tiles import Tally

ROLES = {"forest": "gatherer", "river": "fisher", "meadow": "hunter"}
"""What a tribe member is called where it stands (HG-14)."""
RULES = {"forest": "HG-29", "river": "HG-25"}

POINTS_PER_FOREST = 2
POINTS_PER_RIVER = 1
POINTS_PER_MUSHROOM = {"first": 2, "second": 3}
"""Per mushroom patch (HG-29)."""
POINTS_PER_ANIMAL = {
    "first": {"mammoth": 2, "aurochs": 2, "deer": 2},
    "second": {"mammoth": 3, "aurochs": 2, "deer": 1},
}
"""HG-48, HG-60."""
POINTS_PER_LOGBOAT_LAKE = 2
POINTS_PER_RAFT_LAKE = 1


def majority(owners: list[int]) -> list[int]:
    """The players who own most of some pieces, in seating order (HG-34)."""
    if len(owners) == 1:
        return owners
    counts: dict[int, int] = {}
    for player in owners:
        counts[player] = counts.get(player, 0) + 1
    most = max(counts.values(), default=0)
    return sorted(player for player, count in counts.items() if count == most)


def score(state: HuntersGatherersState) -> list[ScoreLine]:
    """All points, as if the game ended now: those earned, then huts, then meadows (HG-50)."""
    return [*state.earned, *hut_lines(state), *meadow_lines(state)]


def ranking(state: HuntersGatherersState) -> list[list[int]]:
    """Players from first to last; equal points share a place (HG-51)."""
    return places(totals(score(state), state.players))


def targets(state: HuntersGatherersState, zones: Iterable[int]) -> tuple[str, ...]:
    """Zone targets of zones, in the order in which their tiles were laid."""
    return tuple(f"zone:{state.spot(zone)}" for zone in sorted(zones))


def worth(parts: Iterable[Part]) -> int:
    """Points of all terms together."""
    return sum(part.points for part in parts)


# Forests and rivers --------------------------------------------------------------------------------------------------


def feature_lines(state: HuntersGatherersState, area: int) -> list[ScoreLine]:
    """Points for a completed forest or river: one line for each player with most members in it (HG-34)."""
    kind = state.zone(area).kind
    parts = feature_parts(state, area)
    places = targets(state, feature_zones(state, area))
    return [
        ScoreLine(player, worth(parts), kind, RULES[kind], parts, places) for player in majority(state.members_in(area))
    ]


def feature_zones(state: HuntersGatherersState, area: int) -> list[int]:
    """The zones of a forest or river and the lakes at the river's ends."""
    return [*state.layout.areas.parts[area], *end_lakes(state, area)]


def feature_parts(state: HuntersGatherersState, area: int) -> tuple[Part, ...]:
    """The terms of a forest's or river's value, as if it were complete."""
    if state.zone(area).kind == "forest":
        return forest_parts(state, area)
    return river_parts(state, area)


def forest_parts(state: HuntersGatherersState, area: int) -> tuple[Part, ...]:
    """2 points per tile or segment, and points per mushroom patch (HG-29, HG-33)."""
    each = POINTS_PER_MUSHROOM[state.options.edition]
    mushrooms = Part(state.layout.tallies[area].mushrooms, "mushroom", each)
    return _present(_size(state, area, POINTS_PER_FOREST), mushrooms)


def river_parts(state: HuntersGatherersState, area: int) -> tuple[Part, ...]:
    """1 point per tile or segment, per fish in the end lakes and per fish in the river (HG-25, HG-26)."""
    fish = state.layout.tallies[area].fish + sum(state.zone(lake).tally.fish for lake in end_lakes(state, area))
    return _present(_size(state, area, POINTS_PER_RIVER), Part(fish, "fish"))


def end_lakes(state: HuntersGatherersState, area: int) -> list[int]:
    """The lakes at a river's ends, each once (HG-26)."""
    if not state.layout.tallies[area].lakes:
        return []
    found = []
    for zone in state.layout.areas.parts[area]:
        lake = state.zone(zone).lake
        if lake >= 0:
            found.append(zone - zone % STRIDE + lake)
    return list(dict.fromkeys(found))


def _size(state: HuntersGatherersState, area: int, each: int) -> Part:
    zones = state.layout.areas.parts[area]
    if state.options.by_segment:
        return Part(len(zones), "segment", each)
    return Part(len({zone // STRIDE for zone in zones}), "tile", each)


def _present(*parts: Part) -> tuple[Part, ...]:
    return tuple(part for part in parts if part.count)


# Huts ----------------------------------------------------------------------------------------------------------------


def hut_lines(state: HuntersGatherersState) -> Iterator[ScoreLine]:
    """Points for huts: all fish of the river system to who has most huts in it (HG-47, HG-67)."""
    for system in state.layout.systems.holding(state.huts):
        places = targets(state, state.layout.systems.parts[system])
        tally = state.layout.waters[system]
        for player in majority(state.huts_in(system)):
            if tally.fish:
                yield ScoreLine(player, tally.fish, "hut", "HG-47", (Part(tally.fish, "fish"),), places)
            if has_power(state, "raft", system):
                lakes = Part(tally.lakes, "lake", POINTS_PER_RAFT_LAKE)
                yield ScoreLine(player, lakes.points, "raft", "HG-67", (lakes,), places)


def logboat_line(state: HuntersGatherersState, player: int, zone: int) -> ScoreLine:
    """Points for laying the logboat: the lakes of its river system (HG-63)."""
    system = state.layout.systems.region[zone]
    lakes = Part(state.layout.waters[system].lakes, "lake", POINTS_PER_LOGBOAT_LAKE)
    places = targets(state, state.layout.systems.parts[system])
    return ScoreLine(player, lakes.points, "logboat", "HG-63", (lakes,), places)


def has_power(state: HuntersGatherersState, power: str, name: int) -> bool:
    """Whether a power's symbol lies in the meadow or river system of that name."""
    zone = state.layout.powers.get(power, -1)
    layout = state.layout
    if zone < 0:
        return False
    region = layout.systems.region if zone in layout.systems.region else layout.areas.region
    return region[zone] == name


# Meadows -------------------------------------------------------------------------------------------------------------


def meadow_lines(state: HuntersGatherersState) -> Iterator[ScoreLine]:
    """Points for hunters at the end, never before (HG-38): the animals of their meadow (HG-48, HG-65)."""
    meadows = [z for z in state.members if state.zone(z).kind == "meadow"]
    for area in state.layout.areas.holding(meadows):
        places = targets(state, state.layout.areas.parts[area])
        parts, again = meadow_parts(state, area), pit_trap_parts(state, area)
        rule = "HG-42" if rules_shrine(state, area) else "HG-48"
        for player in paid(state, area, state.members_in(area)):
            if parts:
                yield ScoreLine(player, worth(parts), "meadow", rule, parts, places)
            if again:
                yield ScoreLine(player, worth(again), "pit_trap", "HG-65", again, places)


def paid(state: HuntersGatherersState, area: int, owners: list[int]) -> list[int]:
    """Who scores an area with these members in it: the hunter on the shrine alone, else the majority (HG-42)."""
    return [state.members[state.layout.powers["shrine"]]] if rules_shrine(state, area) else majority(owners)


def rules_shrine(state: HuntersGatherersState, area: int) -> bool:
    """Whether the area is the meadow of the shrine and a hunter stands on it (HG-42)."""
    shrine = state.layout.powers.get("shrine", -1)
    return shrine in state.members and state.layout.areas.region[shrine] == area


def meadow_parts(state: HuntersGatherersState, area: int) -> tuple[Part, ...]:
    """The terms of a meadow's value: the animals, less the deer that tigers eat (HG-48, HG-41, HG-66)."""
    tally = state.layout.tallies[area]
    tigers = 0 if has_power(state, "fire", area) else tally.tigers
    return animal_parts(state, tally, min(tally.deer, tigers))


def animal_parts(state: HuntersGatherersState, tally: Tally, eaten: int) -> tuple[Part, ...]:
    """Animals at their points, and the eaten deer taken off again; tigers eat deer only (HG-40)."""
    each = POINTS_PER_ANIMAL[state.options.edition]
    return _present(
        Part(tally.mammoths, "mammoth", each["mammoth"]),
        Part(tally.aurochs, "aurochs", each["aurochs"]),
        Part(tally.deer, "deer", each["deer"]),
        Part(eaten, "eaten", -each["deer"]),
    )


def pit_trap_parts(state: HuntersGatherersState, area: int) -> tuple[Part, ...]:
    """The animals round the pit trap, which count a second time. Deer are eaten elsewhere first (HG-65)."""
    if not has_power(state, "pit_trap", area):
        return ()
    near = animals(state, zones_near(state, state.layout.powers["pit_trap"]))
    whole = state.layout.tallies[area]
    tigers = 0 if has_power(state, "fire", area) else whole.tigers
    eaten = min(whole.deer, tigers) - (whole.deer - near.deer)
    return animal_parts(state, near, max(0, eaten))


def hunting_trap_line(state: HuntersGatherersState, player: int, zone: int) -> ScoreLine:
    """Points for laying the hunting trap: the animals round it, less the eaten deer (HG-64)."""
    zones = zones_near(state, zone)
    tally = animals(state, zones)
    parts = animal_parts(state, tally, min(tally.deer, tally.tigers))
    return ScoreLine(player, worth(parts), "hunting_trap", "HG-64", parts, targets(state, zones))


def zones_near(state: HuntersGatherersState, zone: int) -> list[int]:
    """The zones of a meadow that lie on one of its tiles or the eight cells round it."""
    layout, placed = state.layout, state.placed[zone // STRIDE]
    cells = (cell_of(placed), *around(cell_of(placed)))
    near = {layout.cells[cell] for cell in cells if cell in layout.cells}
    meadow = layout.areas.parts[layout.areas.region[zone]]
    return sorted(z for z in meadow if z // STRIDE in near)


def animals(state: HuntersGatherersState, zones: Iterable[int]) -> Tally:
    """The animals in some zones that no hunting trap has taken."""
    tallies = [state.zone(z).tally for z in zones if z not in state.hunted]
    return Tally(
        deer=sum(t.deer for t in tallies),
        tigers=sum(t.tigers for t in tallies),
        mammoths=sum(t.mammoths for t in tallies),
        aurochs=sum(t.aurochs for t in tallies),
    )
