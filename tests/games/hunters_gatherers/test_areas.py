"""The merged areas against the slow way of finding them, at every step of random games (HG-8, HG-9, HG-49).

By default eight games of each edition; ``FOGUEIRA_GAMES=300`` in the environment makes it 300 of each.
"""

from __future__ import annotations

import os

import pytest

from engine.core.frames import Decision, Draft
from engine.core.rng import Rng
from engine.games.hunters_gatherers.actions import PlacePiece, PlaceTile
from engine.games.hunters_gatherers.game import GAME
from engine.games.hunters_gatherers.layout import STRIDE, open_cells
from engine.games.hunters_gatherers.phases.piece import PiecePlacement
from engine.games.hunters_gatherers.phases.tile import TilePlacement
from engine.games.hunters_gatherers.scoring import forest_parts, river_parts, worth
from engine.games.hunters_gatherers.state import HuntersGatherersState
from engine.games.hunters_gatherers.tiles import Tally
from tests.games.hunters_gatherers.oracle import Area, Frozen, ZoneKey, flood, legal_pieces, legal_tiles

GAMES = int(os.environ.get("FOGUEIRA_GAMES", "8"))


def key(state: HuntersGatherersState, zone: int) -> ZoneKey:
    placed = state.placed[zone // STRIDE]
    return placed.x, placed.y, zone % STRIDE


def things(tally: Tally, kind: str) -> Frozen:
    names = {"mushrooms": "mushroom", "tigers": "tiger", "mammoths": "mammoth"}
    counts = {names.get(name, name): getattr(tally, name) for name in Tally.__slots__ if name != "open"}
    lakes = counts.pop("lakes")
    counts["lake" if kind == "system" else "lake_end"] = lakes
    return Frozen({name: count for name, count in counts.items() if count})


def areas(state: HuntersGatherersState) -> set[Area]:
    layout = state.layout
    return {
        Area(frozenset(key(state, z) for z in zones), layout.tallies[name].open, things(layout.tallies[name], "area"))
        for name, zones in layout.areas.parts.items()
    }


def systems(state: HuntersGatherersState) -> set[Area]:
    layout = state.layout
    return {
        Area(frozenset(key(state, z) for z in zones), layout.waters[name].open, things(layout.waters[name], "system"))
        for name, zones in layout.systems.parts.items()
    }


NOT_IN_TALLY = {"source", "shrine", "fire", "shaman", "logboat", "hunting_trap", "pit_trap", "raft"}


def plain(found: set[Area], drop: set[str]) -> set[Area]:
    return {
        Area(a.zones, a.open, Frozen({n: c for n, c in a.things.items() if n not in drop and n not in NOT_IN_TALLY}))
        for a in found
    }


def compare(state: HuntersGatherersState) -> None:
    land, water = flood(state.options.edition, state.placed, (key(state, z) for z in state.hunted))
    assert areas(state) == plain(land, set())
    assert systems(state) == plain(water, {"lake_end"})


def check_index(state: HuntersGatherersState) -> None:
    layout = state.layout
    for regions in (layout.areas, layout.systems):
        assert regions.region == {zone: name for name, zones in regions.parts.items() for zone in zones}
    free = {
        (x + dx, y + dy) for x, y in layout.cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    } - layout.cells.keys()
    assert layout.frontier.keys() == free
    for name, tally in layout.tallies.items():
        if state.zone(name).kind in ("forest", "river"):
            assert len(open_cells(layout, name)) == tally.open


def compare_actions(state: HuntersGatherersState, decision: Decision) -> None:
    frame, edition = state.frames[-1], state.options.edition
    if isinstance(frame, TilePlacement):
        assert state.drawn is not None
        turns = state.type_of(state.drawn).turns
        wanted = {(x, y, r % turns) for x, y, r in legal_tiles(edition, state.placed, state.drawn)}
        assert {(a.x, a.y, a.rotation) for a in decision.actions if isinstance(a, PlaceTile)} == wanted
    elif isinstance(frame, PiecePlacement):
        has = state.members_left[frame.player] > 0, state.huts_left[frame.player] > 0
        members, huts = [key(state, z) for z in state.members], [key(state, z) for z in state.huts]
        last = state.tile(len(state.placed) - 1)
        placeable = [a for a in decision.actions if isinstance(a, PlacePiece)]
        found = {(a.role, last.zone_number(a.zone)) for a in placeable}
        assert found == legal_pieces(edition, state.placed, members, huts, has)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_areas_and_actions_agree_with_flooding_at_every_step(edition: str) -> None:
    for seed in range(GAMES):
        step = GAME.setup({"players": 2 + seed % 4, "edition": edition}, seed)
        rng, draft, decision = Rng(seed), Draft(step.state), step.decision
        laid = 0
        while decision is not None:
            compare_actions(draft.state, decision)
            decision = GAME.advance(draft, rng.choice(decision.actions))
            if len(draft.state.placed) > laid:
                laid = len(draft.state.placed)
                compare(draft.state)
        check_index(draft.state)
        assert laid > 40


@pytest.mark.parametrize("edition", ["first", "second"])
def test_values_agree_with_counting_the_flooded_areas(edition: str) -> None:
    each = {"first": 2, "second": 3}[edition]
    for seed in range(GAMES):
        step = GAME.setup({"players": 2, "edition": edition}, seed)
        rng, draft, decision = Rng(seed), Draft(step.state), step.decision
        while decision is not None:
            decision = GAME.advance(draft, rng.choice(decision.actions))
        for count_by in ("tile", "segment"):
            state = draft.state
            state.options = type(state.options)(players=2, edition=edition, count_by=count_by)  # type: ignore[arg-type]
            wanted = {area.zones: area for area in flood(edition, state.placed)[0]}
            for name, zones in state.layout.areas.parts.items():
                area = wanted[frozenset(key(state, z) for z in zones)]
                size = len(area.zones) if count_by == "segment" else len({z[:2] for z in area.zones})
                if state.zone(name).kind == "forest":
                    assert worth(forest_parts(state, name)) == 2 * size + each * area.things.get("mushroom", 0)
                elif state.zone(name).kind == "river":
                    fish = end_fish(state, area) + area.things.get("fish", 0)
                    assert worth(river_parts(state, name)) == size + fish


def end_fish(state: HuntersGatherersState, area: Area) -> int:
    """Fish in the lakes that a river's arms run into, each lake once."""
    lakes = set()
    for x, y, k in area.zones:
        tile = state.tile(state.layout.cells[x, y])
        if tile.zones[k].lake >= 0:
            lakes.add((x, y, tile.zones[k].lake))
    return sum(state.tile(state.layout.cells[x, y]).zones[k].tally.fish for x, y, k in lakes)
