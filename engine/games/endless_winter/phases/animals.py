"""Chapter G: Animals in the Hunting Zone and in front of the players (EW-76 to EW-82)."""

from __future__ import annotations

from engine.core.frames import Draft
from engine.games.endless_winter.events import Hunted, Tipped, ZoneFilled
from engine.games.endless_winter.state import SPECIES, EndlessWinterState, Tribe


def zone_species(state: EndlessWinterState) -> list[str]:
    """Species in the Hunting Zone, in the order of the places."""
    return list(dict.fromkeys(SPECIES[animal] for animal in state.zone if animal))


def upright_species(tribe: Tribe) -> list[str]:
    """Species of which the tribe has an upright Animal."""
    return list(dict.fromkeys(SPECIES[animal] for animal in tribe.upright))


def take(draft: Draft[EndlessWinterState], player: int, species: str, rule: str) -> None:
    """EW-53: put an Animal from the Zone upright in the own area."""
    zone = draft.state.zone
    place = next(i for i, animal in enumerate(zone) if animal and SPECIES[animal] == species)
    animal, zone[place] = zone[place], ""
    draft.state.tribes[player].upright.append(animal)
    draft.emit(Hunted(player, rule, animal))


def tip(draft: Draft[EndlessWinterState], player: int, species: str) -> None:
    """EW-78, EW-79: turn an upright Animal sideways for good."""
    tribe = draft.state.tribes[player]
    animal = next(animal for animal in tribe.upright if SPECIES[animal] == species)
    tribe.upright.remove(animal)
    tribe.tipped.append(animal)
    draft.emit(Tipped(player, "EW-78", animal))


def fill_zone(state: EndlessWinterState) -> bool:
    """EW-80, EW-110: fill the gaps of the Zone as far as the deck goes; whether anything came."""
    gaps = [i for i, animal in enumerate(state.zone) if not animal]
    for gap in gaps[: len(state.animals)]:
        state.zone[gap] = state.animals.pop()
    return bool(gaps)


def refill_zone(draft: Draft[EndlessWinterState]) -> None:
    """Refill the Zone and show it."""
    if fill_zone(draft.state):
        draft.emit(ZoneFilled(-1, "EW-110", tuple(draft.state.zone)))
