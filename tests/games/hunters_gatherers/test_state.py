"""Nothing gets lost, impossible states are refused, the piles stay secret (HG-2, HG-3, HG-7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.errors import DecodeError
from engine.core.frames import Draft
from engine.core.rng import Rng
from engine.games.hunters_gatherers.game import GAME
from engine.games.hunters_gatherers.state import HUTS, MEMBERS, HuntersGatherersState
from engine.games.hunters_gatherers.supply import fitting_tiles, unseen
from engine.games.hunters_gatherers.tiles import fitting_turns, tiles
from tests.counts.perft import after


def position(decisions: int, seed: int = 1, **options: Any) -> HuntersGatherersState:
    """The state after so many random decisions."""
    state: HuntersGatherersState = after(GAME, {"players": 3} | options, seed, decisions)
    return state


def full_set(edition: str) -> Counter[str]:
    return Counter({tile.id: tile.count for tile in tiles(edition).values()})


@pytest.mark.parametrize("edition", ["first", "second"])
def test_every_tile_and_every_piece_is_in_one_place_at_every_step(edition: str) -> None:
    """HG-2, HG-3."""
    for seed in range(4):
        step, rng = GAME.setup({"players": 2 + seed, "edition": edition}, seed), Rng(seed)
        draft, decision = Draft(step.state), step.decision
        while decision is not None:
            state = draft.state
            hand = [state.drawn] if state.drawn else []
            here = [*state.land, *state.bonus, *hand, *state.set_aside, *(placed.tile for placed in state.placed)]
            assert Counter(here) == full_set(edition)
            members, huts = Counter(state.members.values()), Counter(state.huts.values())
            for player in range(state.players):
                assert members[player] + state.members_left[player] == MEMBERS
                assert huts[player] + state.huts_left[player] == HUTS[edition]
            assert not GAME.check(state)
            decision = GAME.advance(draft, rng.choice(decision.actions))


def test_the_layout_is_not_written_down_and_is_built_again() -> None:
    state = position(90, edition="second")
    data = GAME.encode(state)
    assert "layout" not in data
    back = GAME.decode(data)
    assert back.layout == state.layout
    assert list(back.layout.frontier) == list(state.layout.frontier)


def after_the_hunt() -> HuntersGatherersState:
    """A state of a random game in which the hunting trap has been laid and has taken animals."""
    for seed in range(100):
        step, rng = GAME.setup({"players": 2, "edition": "second"}, seed), Rng(seed)
        step.state.bonus.sort(key="2M16".__eq__)
        draft, decision = Draft(step.state), step.decision
        while decision is not None and not draft.state.hunted:
            decision = GAME.advance(draft, rng.choice(decision.actions))
        if decision is not None:
            return draft.state
    raise AssertionError("no trap caught anything")


def test_a_hunted_meadow_is_built_again() -> None:
    """HG-64."""
    state = after_the_hunt()
    back = GAME.decode(GAME.encode(state))
    assert back == state
    area = state.layout.areas.region[state.hunted[0]]
    printed = sum(state.zone(z).tally.mammoths for z in state.layout.areas.parts[area])
    gone = sum(state.zone(z).tally.mammoths for z in state.hunted)
    assert back.layout.tallies[area].mammoths == printed - gone
    for wrong in ([*state.hunted, state.hunted[0]], [0]):
        with pytest.raises(DecodeError):
            GAME.decode(GAME.encode(state) | {"hunted": wrong})


def broken(**changes: Any) -> Any:
    """A document of a position in which a tile is being placed, with changes made to it."""
    state = position(61)
    data = GAME.encode(state)
    assert data["frames"][-1]["is"] == "tile_placement"
    for name, change in changes.items():
        data[name] = change(data[name]) if callable(change) else change
    return data


def test_the_position_itself_is_sound() -> None:
    assert GAME.decode(broken()) == position(61)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("layout", {}),
        ("placed", []),
        ("placed", lambda placed: placed[1:]),
        ("placed", lambda placed: [*placed, placed[3]]),
        ("placed", lambda placed: [*placed[:-1], placed[-1] | {"x": 99}]),
        ("placed", lambda placed: [*placed[:-1], placed[-1] | {"rotation": 4}]),
        ("placed", lambda placed: [*placed[:-1], placed[-1] | {"tile": "?"}]),
        ("placed", lambda placed: [*placed[:-1], placed[-1] | {"tile": "2T01"}]),
        ("land", lambda land: land[1:]),
        ("land", lambda land: ["B01", *land[1:]]),
        ("land", lambda land: ["S", *land[1:]]),
        ("land", lambda land: ["nonsense", *land[1:]]),
        ("bonus", lambda bonus: [*bonus, "?"]),
        ("bonus", lambda bonus: [bonus[0], *bonus[:-1]]),
        ("drawn", None),
        ("drawn", "?"),
        ("set_aside", ["T07"]),
        ("members", {}),
        ("members", {"990": 0}),
        ("members", {"-3": 0}),
        ("members", {"0": 0}),
        ("huts", {"18": 7}),
        ("members_left", [5, 5]),
        ("members_left", [5, 5, 6]),
        ("huts_left", [-1, 2, 2]),
        ("hunted", [0]),
        ("hunted", [11, 11]),
        ("hunted", [995]),
        ("frames", lambda frames: [frames[-1], *frames[:-1]]),
        ("frames", lambda frames: [*frames[:-1], frames[-1] | {"player": 3}]),
        ("frames", lambda frames: [*frames[:-1], frames[-1] | {"player": -1}]),
        ("frames", []),
        ("options", lambda options: options | {"players": 6}),
        ("options", lambda options: options | {"edition": "second"}),
    ],
)
def test_impossible_states_are_refused(name: str, change: Any) -> None:
    with pytest.raises(DecodeError):
        GAME.decode(broken(**{name: change}))


def test_pieces_stand_only_where_they_can() -> None:
    """HG-14: no hut on dry land, no member in a lake, nothing on the start tile, one piece a tile (HG-13)."""
    state = position(61)
    lake = next(z for z in state.layout.systems.region if state.zone(z).kind == "lake" and z >= 10)
    dry = next(z for z in state.layout.areas.region if state.zone(z).kind == "meadow" and z >= 10)
    for members, huts in ({lake: 0}, {}), ({}, {dry: 0}), ({0: 0}, {}), ({dry: 0}, {dry + 1: 0}):
        changed = GAME.codec.clone(state)
        changed.members, changed.huts = dict(members), dict(huts)
        changed.members_left = [MEMBERS - len(members), MEMBERS, MEMBERS]
        changed.huts_left = [2 - len(huts), 2, 2]
        assert GAME.check(changed)


def test_the_drawn_tile_must_fit_somewhere() -> None:
    """HG-11."""
    state = position(0)
    state.land.remove("T07")
    state.land.append(str(state.drawn))
    state.drawn = "T07"
    assert not GAME.check(state)
    state.layout.frontier = dict.fromkeys(state.layout.frontier, "F...")
    assert GAME.check(state)


def test_everybody_sees_the_same_and_nobody_the_piles() -> None:
    """HG-3, HG-7: the drawn tile is open, only the sizes of the piles are."""
    state = position(61)
    seen = [GAME.observe(state, viewer) for viewer in (None, 0, 1, 2)]
    assert all(one == seen[0] for one in seen)
    assert seen[0].drawn == state.drawn
    assert set(seen[0].land) == set(seen[0].bonus) == {"?"}
    assert (len(seen[0].land), len(seen[0].bonus)) == (len(state.land), len(state.bonus))


def test_anyone_may_count_what_is_left() -> None:
    """HG-3."""
    for edition in ("first", "second"):
        state = position(61, edition=edition)
        seen = GAME.observe(state, None)
        assert unseen(seen, False) == Counter(state.land)
        assert unseen(seen, True) == Counter(state.bonus)


def test_dead_cells_are_known() -> None:
    """HG-10."""
    state = position(100)
    counts = fitting_tiles(GAME.observe(state, None))
    assert counts.keys() == state.layout.frontier.keys()
    for cell, wanted in state.layout.frontier.items():
        fitting = [t for t in state.land if fitting_turns(state.type_of(t).edges, 4, wanted)]
        assert counts[cell] == len(fitting)
    assert 0 in counts.values()


def test_a_game_of_every_size_ends_with_all_land_tiles_used() -> None:
    """HG-1, HG-45."""
    for players in range(2, 6):
        step, rng = GAME.setup({"players": players}, players), Rng(players)
        draft, decision = Draft(step.state), step.decision
        while decision is not None:
            decision = GAME.advance(draft, rng.choice(decision.actions))
        assert not draft.state.land
        bonus = sum(tiles("first")[p.tile].bonus for p in draft.state.placed)
        aside = sum(not tiles("first")[t].bonus for t in draft.state.set_aside)
        assert len(draft.state.placed) - bonus + aside == 79
