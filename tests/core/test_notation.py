"""The notation: readable, and it reads back."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Match, games
from engine.core import notation, saves
from engine.core.errors import NewerSaveError, SaveError
from engine.core.rng import Rng


def played(name: str, moves: int = 30) -> Match[Any]:
    match = Match.new(games[name], {"players": 2}, 7, [{"name": "Ana: place forest 1 ; x\n2. B"}, {"name": "Zé"}])
    rng = Rng(3)
    while match.decision is not None and len(match.moves) < moves:
        match.do(rng.choice(match.decision.actions))
    return match


@pytest.mark.parametrize("name", list(games))
def test_a_game_reads_back_from_its_notation(name: str) -> None:
    match = played(name)
    names = [str(player["name"]) for player in match.players]
    text = notation.write(match, names, [f"words {n}: of; action" for n in range(len(match.moves))])
    assert notation.is_notation(text)
    assert len(text.splitlines()) == 4 + len(match.moves)
    assert saves.save(notation.read(text, games.__getitem__)) == saves.save(match)
    assert saves.save(notation.read(notation.write(match, names), games.__getitem__)) == saves.save(match)


def test_a_game_that_begins_at_a_position_reads_back_too() -> None:
    match = played("stone_age").here()
    match.do(match.decision.actions[0])  # type: ignore[union-attr]
    names = [str(player["name"]) for player in match.players]
    text = notation.write(match, names)
    assert saves.save(notation.read(text, games.__getitem__)) == saves.save(match)
    for wrong in (text.replace("start {", "start {{"), text.replace('start {"', 'start {"x')):
        with pytest.raises(SaveError):
            notation.read(wrong, games.__getitem__)


def test_damaged_notation_is_refused_in_words() -> None:
    match = played("stone_age")
    text = notation.write(match, ["Ana", "Bento"])
    lines = text.split("\n")
    for wrong in (
        "Fogueira",
        "Hello",
        text.replace("options", "option"),
        text.replace("seed 7", "seed -1"),
        text.replace("seed 7", f"seed {'[' * 100_000}"),
        "\n".join([*lines[:6], *lines[7:]]),
        "\n".join([*lines[:6], "nonsense", *lines[6:]]),
        text.replace('{"players":2}', '{"players":99}'),
        text.replace('{"players":2}', "[]"),
    ):
        with pytest.raises(SaveError):
            notation.read(wrong, games.__getitem__)
    with pytest.raises(NewerSaveError):
        notation.read(text.replace("stone_age", "chess"), games.__getitem__)
