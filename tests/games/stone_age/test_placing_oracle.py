"""Every placement against the table of SA-15 and the limits of SA-14 to SA-20, said a second time in another way."""

from __future__ import annotations

from engine.core.frames import Draft
from engine.core.rng import Rng
from engine.games.stone_age.game import GAME
from engine.games.stone_age.phases.placing import Placing, placements
from engine.games.stone_age.state import StoneAgeState

LANDS = ("forest", "clay_pit", "quarry", "river")
SINGLES = ("tool_maker", "field", *(f"card_{n}" for n in (1, 2, 3, 4)))
VILLAGE = ("tool_maker", "hut", "field")


def legal(state: StoneAgeState, player: int, place: str, figures: int) -> bool:
    """Whether the rules let the player put so many figures there."""
    seats, there = len(state.tribes), [own.placed.get(place, 0) for own in state.tribes]
    at_home = state.tribes[player].figures - sum(state.tribes[player].placed.values())
    if there[player] or figures > at_home:
        return False
    if place == "hunting_grounds":
        return True
    if place in LANDS:
        players_there = sum(n > 0 for n in there)
        return sum(there) + figures <= 7 and (seats == 4 or players_there + 1 <= seats - 1)
    if any(there):
        return False
    if place in VILLAGE:
        used = sum(any(own.placed.get(p) for own in state.tribes) for p in VILLAGE)
        return figures == (2 if place == "hut" else 1) and (seats == 4 or used < 2)
    if place.startswith("building"):
        number = int(place.split("_")[1])
        return figures == 1 and number <= seats and bool(state.stacks[number - 1])
    return figures == 1 and state.row[int(place.split("_")[1]) - 1] is not None


def test_placements_are_exactly_the_legal_ones() -> None:
    places = ("hunting_grounds", *LANDS, "hut", *SINGLES, *(f"building_{n}" for n in (1, 2, 3, 4)))
    seen = 0
    for seed in range(12):
        step, rng = GAME.setup({"players": 2 + seed % 3}, seed), Rng(seed)
        draft, decision = Draft(step.state), step.decision
        while decision is not None:
            if isinstance(draft.state.frames[-1], Placing):
                for player in range(len(draft.state.tribes)):
                    wanted = {(p, n) for p in places for n in range(1, 11) if legal(draft.state, player, p, n)}
                    assert {(a.place, a.figures) for a in placements(draft.state, player)} == wanted
                    seen += 1
            decision = GAME.advance(draft, rng.choice(decision.actions))
    assert seen > 1000
