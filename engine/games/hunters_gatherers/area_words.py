"""Forests, rivers, meadows and river systems in words: how large, whose, worth now, what is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core.words import Listing, Message, Who, listing, msg
from engine.games.hunters_gatherers.layout import STRIDE
from engine.games.hunters_gatherers.names import things
from engine.games.hunters_gatherers.scoring import (
    feature_parts,
    has_power,
    majority,
    meadow_parts,
    paid,
    pit_trap_parts,
    worth,
)
from engine.games.hunters_gatherers.state import HuntersGatherersState


def area_lines(state: HuntersGatherersState, zone: int) -> Iterator[Message]:
    """About the forest, river or meadow that a zone belongs to; about a river also its system."""
    area = state.layout.areas.region[zone]
    kind, tally = state.zone(area).kind, state.layout.tallies[area]
    yield msg("describe.size", n=len({z // STRIDE for z in state.layout.areas.parts[area]}))
    found = things(tally, state.options.edition)
    if found.items:
        yield msg("describe.holds", things=found)
    owners = state.members_in(area)
    yield from _owner_lines(owners, paid(state, area, owners))
    yield from meadow_worth(state, area) if kind == "meadow" else feature_worth(state, area)
    if kind == "river":
        yield from system_lines(state, zone)


def feature_worth(state: HuntersGatherersState, area: int) -> Iterator[Message]:
    """What a forest or river is worth, and what is missing to complete it (HG-23, HG-28)."""
    kind, left = state.zone(area).kind, state.layout.tallies[area].open
    yield msg("describe.worth", n=worth(feature_parts(state, area)))
    yield msg(f"describe.open.{kind}", n=left) if left else msg(f"describe.complete.{kind}")


def meadow_worth(state: HuntersGatherersState, area: int) -> Iterator[Message]:
    """What a meadow is worth at the end as it stands, with the symbols that change it."""
    yield msg("describe.worth", n=worth((*meadow_parts(state, area), *pit_trap_parts(state, area))))
    for power in ("shrine", "fire", "pit_trap"):
        if has_power(state, power, area):
            yield msg(f"describe.{power}")
    left = state.layout.tallies[area].open
    yield msg("describe.open.meadow", n=left) if left else msg("describe.complete.meadow")


def system_lines(state: HuntersGatherersState, zone: int) -> Iterator[Message]:
    """About the river system that a zone belongs to (HG-47)."""
    system = state.layout.systems.region[zone]
    tally = state.layout.waters[system]
    yield msg("describe.system_fish", n=tally.fish, lakes=msg("term.lake", n=tally.lakes))
    huts = state.huts_in(system)
    if huts:
        yield msg("describe.huts", owners=_counted(huts))
        yield _paid(majority(huts))
    else:
        yield msg("describe.no_huts")
    if has_power(state, "raft", system):
        yield msg("describe.raft")


def _owner_lines(owners: list[int], paid: list[int]) -> Iterator[Message]:
    if not owners:
        yield msg("describe.nobody")
        return
    yield msg("describe.members", owners=_counted(owners))
    yield _paid(paid)


def _paid(players: Iterable[int]) -> Message:
    return msg("describe.paid", players=listing(Who(player) for player in players))


def _counted(owners: Iterable[int]) -> Listing:
    counts = sorted(Counter(owners).items())
    return listing(msg("describe.count_of", who=Who(player), count=count) for player, count in counts)
