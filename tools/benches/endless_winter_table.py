"""The table of Endless Winter for four in the last round: drawing it, and a move with everything that comes after it.

The same two moves are done and taken back again and again in one page: a figure goes into a column, and a card of the
hand makes labour there. Best and median: on a busy machine only the best says something.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.core.match import Match
from engine.games.endless_winter.actions import (
    ClosePile,
    Decline,
    Descend,
    EndBenefits,
    EndTurn,
    LeavePart,
    PlaceFigure,
    PlayTribe,
)
from engine.games.endless_winter.game import GAME
from tools.bench import Row
from tools.table_bench import measured

NAME = "Table of Endless Winter: drawing for four in the last round"
SEED = 6
ROUNDS = 15
LAST = 4
PLACE = PlaceFigure("member", "hunt")
SEATS = [
    {"name": name, "mark": mark, "level": ""}
    for name, mark in zip(("Ana", "Bento", "Caua", "Dora"), "ABCD", strict=True)
]
LAZY = (Descend, EndTurn, Decline, ClosePile, EndBenefits, LeavePart)

SCRIPT = """
rows = {"whole": [], "placed": [], "played": [], "pointed": []}
place = next(a for a in table.match.decision.actions if str(a) == PLACE)
for n in range(ROUNDS):
    app.language = "pt_BR" if app.language == "en" else "en"
    rows["whole"].append(timed(table.redraw))
    table.match.do(place)
    rows["placed"].append(timed(lambda: table.redraw(True)))
    card = next(a for a in table.match.decision.actions if type(a).__name__ == "PlayTribe")
    rows["played"].append(timed(lambda: table.perform(card)))
    rows["pointed"].append(timed(lambda: table.look(f"hex:{n}")))
    table.look("")
    table.undo()
    table.undo()
"""
TIMES = {
    "whole": "everything anew, in the other language",
    "placed": "drawing after a figure was placed",
    "played": "a card for labour with rules, log, save and drawing",
    "pointed": "words about a hex that is pointed at",
}


def run() -> Iterator[Row]:
    """Everything anew, a placement, a card with rules, log and save, pointing at something."""
    return measured(_late(), "#ew-focus > *", f"ROUNDS, PLACE = {ROUNDS}, {str(PLACE)!r}\n{SCRIPT}", TIMES)


def _late() -> Match[Any]:
    """A game in the last round, before the second figure of somebody with Tribe cards in hand."""
    match: Match[Any] = Match.new(GAME, {"players": len(SEATS)}, SEED, SEATS)
    chance = Random(SEED)
    while not _ripe(match):
        assert match.decision is not None
        lively = [action for action in match.decision.actions if not isinstance(action, LAZY)]
        match.do(chance.choice(lively if lively and chance.random() < 0.85 else match.decision.actions))
    return match


def _ripe(match: Match[Any]) -> bool:
    """Whether a Member can be put into Hunt and a card be played there."""
    decision, state = match.decision, match.state
    assert decision is not None
    place = next((action for action in decision.actions if action == PLACE), None)
    if state.round < LAST or place is None:
        return False
    after = match.game.apply(state, place).decision
    return after is not None and any(isinstance(action, PlayTribe) for action in after.actions)
