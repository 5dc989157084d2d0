"""The table of Hunters and Gatherers at its fullest: all 91 tiles of the first edition on it.

The same last tile is laid and taken back again and again in one page. Best and median: on a busy machine only the best
says something.
"""

from collections.abc import Iterator
from random import Random

from engine.core.actions import Action
from engine.core.frames import Draft
from engine.core.match import Match
from engine.games.hunters_gatherers.actions import PlaceTile
from engine.games.hunters_gatherers.game import GAME
from engine.games.hunters_gatherers.phases.completion import completed
from engine.games.hunters_gatherers.state import HuntersGatherersState
from tools.bench import Row
from tools.table_bench import measured

NAME = "Table of Hunters and Gatherers: drawing with 91 tiles"
SEED = 10
"""With this seed the policy below gets every bonus tile onto the table."""
ALL_TILES = 91
ROUNDS = 15
SEATS = [{"name": name, "mark": mark, "level": ""} for name, mark in (("Ana", "A"), ("Bento", "B"))]

SCRIPT = """
spots = [f"zone:{table.match.state.spot(zone)}" for zone in (0, 100, 200, 400, 600, 800)]
rows = {"laid": [], "drawn": [], "pointed": []}
last = table.match.decision.actions[0]
for n in range(ROUNDS):
    table.match.do(last)
    rows["drawn"].append(timed(lambda: table.redraw(True)))
    table.match.undo(True)
    table.redraw(True)
    rows["laid"].append(timed(lambda: table.perform(last)))
    table.undo()
    rows["pointed"].append(timed(lambda: table.look(spots[n % len(spots)])))
    table.look("")
"""
TIMES = {
    "drawn": "drawing after a placement",
    "laid": "a placement with rules, log, save and drawing",
    "pointed": "lighting an area that is pointed at",
}


def run() -> Iterator[Row]:
    """Drawing after a placement, the whole of a placement, pointing at an area."""
    return measured(_before_the_last_tile(), "#hg-flat > g", f"ROUNDS = {ROUNDS}\n{SCRIPT}", TIMES)


def _before_the_last_tile() -> Match[HuntersGatherersState]:
    options = {"players": 2, "edition": "first", "first_player": "first_seat"}
    match = Match.new(GAME, options, SEED, SEATS)
    chance = Random(SEED)
    while match.decision is not None:
        match.do(_choice(match, chance))
    while len(match.state.placed) >= ALL_TILES:
        match.undo(True)
    assert len(match.state.placed) == ALL_TILES - 1
    return match


def _choice(match: Match[HuntersGatherersState], chance: Random) -> Action:
    """Lays tiles close together, nugget forests first; never puts a piece."""
    assert match.decision is not None
    actions = match.decision.actions
    if not isinstance(actions[0], PlaceTile):
        return actions[-1]
    return max(actions, key=lambda action: _promise(match.state, action, chance))


def _promise(state: HuntersGatherersState, action: Action, chance: Random) -> float:
    assert isinstance(action, PlaceTile)
    draft = Draft(GAME.codec.clone(state))
    draft.state.frames[-1].apply(draft, action)
    closed = completed(draft.state)
    golden = sum(draft.state.layout.tallies[area].gold > 0 for area in closed)
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    near = sum((action.x + dx, action.y + dy) in state.layout.cells for dx, dy in steps)
    return 5 * golden + len(closed) + 0.3 * near + 0.2 * chance.random()
