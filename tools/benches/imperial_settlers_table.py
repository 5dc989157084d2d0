"""The table of Imperial Settlers at its fullest: four empires in the fifth round.

The same action is done and taken back again and again in one page; then a card is asked about, and the whole table is
drawn as if for the first time. Best and median: on a busy machine only the best says something.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.core.match import Match
from engine.games.imperial_settlers.actions import Build, Pass
from engine.games.imperial_settlers.game import GAME
from engine.games.imperial_settlers.state import ImperialSettlersState
from tools.bench import Row
from tools.table_bench import measured

NAME = "Table of Imperial Settlers: drawing four empires in the fifth round"
SEED = 9
PLAYERS = 4
LAST_ROUND = 5
FULL = 12
"""So many Locations at least stand in the empire of whoever looks on."""
ROUNDS = 15
NAMES = ("Ana", "Bento", "Caetano", "Dalva")

SCRIPT = """
def afresh():
    table._memo.clear()
    app.page.show({"screen": ""})
    app._screen = ""
    table.redraw()
rows = {"drawn": [], "acted": [], "asked": [], "afresh": []}
build = next(action for action in table.match.decision.actions if type(action).__name__ == "Build")
cards = [target for target in table.view().first_targets if target.startswith("card:")]
for n in range(ROUNDS):
    table.match.do(build)
    rows["drawn"].append(timed(lambda: table.redraw(True)))
    table.match.undo(True)
    table.redraw(True)
    rows["acted"].append(timed(lambda: table.perform(build)))
    table.undo()
    rows["asked"].append(timed(lambda: table.point(cards[n % len(cards)])))
    rows["afresh"].append(timed(afresh))
"""
TIMES = {
    "drawn": "drawing after building",
    "acted": "building with rules, log, save and drawing",
    "asked": "asking about a card",
    "afresh": "the whole table from nothing",
}


def run() -> Iterator[Row]:
    """Drawing after an action, the whole of an action, asking about a card, the whole table from nothing."""
    return measured(_full_table(), ".is-empire .isc", f"ROUNDS = {ROUNDS}\n{SCRIPT}", TIMES)


def _full_table() -> Match[ImperialSettlersState]:
    """A turn in the last round of a game played by rules of thumb, with something to build in a full empire."""
    seats = [{"name": name, "mark": mark, "level": ""} for name, mark in zip(NAMES, "ABCD", strict=True)]
    match = Match.new(GAME, {"players": PLAYERS}, SEED, seats)
    chance = Random(SEED)
    while match.decision is not None and not _full(match):
        actions = match.decision.actions
        useful = [action for action in actions if not isinstance(action, Pass)] or actions
        ranked = sorted(
            GAME.appraise(GAME.observe(match.state, match.decision.player), match.decision), key=lambda a: a.value
        )
        match.do(ranked[-1].action if chance.random() > 0.1 else chance.choice(useful))
    assert match.decision is not None
    return match


def _full(match: Match[ImperialSettlersState]) -> bool:
    decision, state = match.decision, match.state
    assert decision is not None
    return (
        state.round == LAST_ROUND
        and decision.prompt == "prompt.turn"
        and any(isinstance(action, Build) for action in decision.actions)
        and len(state.seats[decision.player].locations) >= FULL
    )
