"""Both editions can be told in both languages, and say what they should."""

from __future__ import annotations

import pytest

from engine.core.catalogues import LANGUAGES, engine_words
from engine.core.frames import Draft
from engine.core.rng import Rng
from engine.core.words import Message
from engine.games.hunters_gatherers.catalog import START
from engine.games.hunters_gatherers.describe import whole
from engine.games.hunters_gatherers.game import GAME
from engine.games.hunters_gatherers.state import HuntersGatherersState
from engine.games.hunters_gatherers.tiles import tiles
from tests.contract.test_words import NAMES, check, messages, told
from tests.games.hunters_gatherers.board import Table, hut, member, state_with
from tests.games.hunters_gatherers.test_second_edition import shaman
from tests.games.hunters_gatherers.test_state import position


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["first", "second"])
def test_everything_in_a_game_can_be_said(language: str, edition: str) -> None:
    words, rng = engine_words(language, GAME.id, NAMES), Rng(1)
    step = GAME.setup({"players": 2, "edition": edition}, 3)
    step.state.bonus.sort(key=lambda tile: bool(tiles(edition)[tile].power))
    draft, decision, n = Draft(step.state), step.decision, 0
    while decision is not None:
        n += 1
        if n % 23 == 0 or decision.prompt not in ("prompt.place_tile", "prompt.place_piece"):
            for message in messages(GAME, draft.state, decision, rng):
                check(words, message)
        draft.events.clear()
        decision = GAME.advance(draft, rng.choice(decision.actions))
        for event in draft.events:
            line = GAME.tell(event)
            if line is not None:
                check(words, line)
    for message in told_everywhere(draft.state):
        check(words, message)


def told_everywhere(state: HuntersGatherersState) -> list[Message]:
    """Everything that can be said about the table and the tiles."""
    targets = [f"tile:{tile}" for tile in tiles(state.options.edition)] + ["pile:land", "pile:bonus", "player:1"]
    targets += [f"cell:{x},{y}" for x, y in (*state.layout.cells, *state.layout.frontier, (99, 99))]
    for zone in state.layout.areas.region:
        spot, kind = state.spot(zone), state.zone(zone).kind
        targets += [f"zone:{spot}", f"{kind}:{spot}"]
    targets += [f"system:{state.spot(zone)}" for zone in state.layout.systems.region]
    targets += [f"hut:{state.spot(zone)}" for zone in state.huts]
    described = [target for target in targets if GAME.describe(state, target) is not None]
    assert described == targets
    return [message for target in targets for message in told(GAME, state, target)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shaman_speaks(language: str) -> None:
    """HG-62."""
    words, table = engine_words(language, GAME.id, NAMES), shaman()
    assert table.decision is not None
    hut(table.state, 0, 0, 1, "r0")
    for message in messages(GAME, table.state, table.decision, Rng(1)):
        check(words, message)
    table.do(table.decision.actions[0])
    for event in table.events:
        line = GAME.tell(event)
        if line is not None:
            check(words, line)


def say(state: HuntersGatherersState, target: str) -> str:
    """A description in English, its sentences one after the other."""
    words = engine_words("en", GAME.id, NAMES)
    description = GAME.describe(state, target)
    assert description is not None
    return " ".join(words.say(message) for message in (description.name, *description.lines))


def test_an_area_says_how_large_it_is_whose_its_worth_and_what_is_missing() -> None:
    """HG-28, HG-29, HG-34."""
    state = state_with([(0, 0, "T26", 0), (-1, 0, "T20", 0)])
    member(state, 1, 0, 0, "f0")
    assert say(state, "forest:-1,0:f0") == (
        "Forest 2 tiles. In all: 1 nugget. People here: Bento 1. The points go to Bento. Worth 4 points. "
        "1 forest edge still open."
    )
    assert GAME.describe(state, "forest:0,0:m0") is None
    assert say(state, "gatherer:0,0:f0").startswith("Gatherer of Bento 2 tiles.")


def test_a_river_also_tells_its_system() -> None:
    """HG-23, HG-25, HG-47."""
    state = state_with([(0, 0, "T04", 2), (1, 0, "T19", 0)])
    hut(state, 0, 1, 0, "r0")
    assert say(state, "zone:1,0:r0") == (
        "river (east and west) 2 tiles. Nobody is here. Worth 3 points. 1 river end still open. "
        "River system: 1 fish, 1 lake. Huts: Ana 1. The points go to Ana."
    )


def test_a_meadow_tells_its_animals() -> None:
    """HG-48."""
    state = state_with([(0, 0, "T07", 0), (1, 0, "T08", 1)])
    assert say(state, "meadow:0,0:m0").startswith("Meadow 2 tiles. In all: 1 mammoth and 1 tiger. Nobody is here.")


def test_a_free_cell_tells_what_fits() -> None:
    """HG-9, HG-10."""
    state = position(0)
    assert say(state, "cell:1,0").startswith("Free cell, 1 east The land wants west: forest.")
    state.set_aside = state.land
    state.land = []
    assert say(state, "cell:1,0").endswith("None of the tiles left fits here.")
    assert say(state, "cell:5,5") == "Empty cell, 5 south and 5 east, away from the land"


def test_a_bonus_tile_has_a_name_and_a_land_tile_says_its_edges() -> None:
    """HG-39, HG-9."""
    state = position(0)
    assert say(state, "tile:B05").startswith("tile with the fire Edges: north: meadow, east: meadow")
    assert say(state, f"tile:{START['first']}").startswith("land tile Edges: north: meadow, east: forest")
    assert say(state, "cell:0,0").startswith("land tile, at the start")


NOWHERE = """
zone: zone:0,0 zone:9,9:m0 zone:0,0:x9 cell:a,b cell:1 tile:? pile:x player:9 player:x turn:1,0:7 turn:0,0:0
river:0,0:m0 system:0,0:m0 hut:0,0:q hut:0,0:m0 hunter:0,0:f0 nothing:0,0:m0
"""


@pytest.mark.parametrize("target", ["", *NOWHERE.split()])
def test_what_does_not_exist_is_not_described(target: str) -> None:
    assert GAME.describe(position(0), target) is None


def test_the_whole_of_a_thing_can_be_lit() -> None:
    """HG-8: the area of a zone or a member, the river system of a lake or a hut."""
    state = state_with([(0, 0, "T04", 2), (1, 0, "T19", 0)])
    assert whole(state, "zone:1,0:r0") == ("zone:0,0:r0", "zone:1,0:r0")
    assert whole(state, "hunter:1,0:m0") == ("zone:0,0:m0", "zone:1,0:m0", "zone:1,0:m1")
    assert whole(state, "zone:0,0:l0") == whole(state, "hut:1,0:r0") == ("zone:0,0:r0", "zone:0,0:l0", "zone:1,0:r0")
    assert whole(state, "zone:7,7:m0") == whole(state, "pile:land") == ()


def test_the_log_tells_a_turn() -> None:
    """HG-6."""
    table = Table(state_with([(0, 0, "T20", 0)], land=["T07", "T30"]))
    table.tile(1, 0, 1).piece("gatherer", "f0")
    words = engine_words("en", GAME.id, NAMES)
    told_lines = [words.say(line) for line in map(GAME.tell, table.events) if line is not None]
    assert told_lines == [
        "Ana placed the land tile 1 east.",
        "Ana sent a gatherer into the forest, 1 east.",
        "Ana completed a forest.",
        "Ana: 4 points for the forest.",
        "Ana: the gatherer placed 1 east comes home.",
    ]
