"""Whole games between computer players, played in several processes, with a journal of those that are done."""

import json
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from engine import Match, games
from engine.ai.agent import choose
from engine.ai.levels import agent
from engine.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Party:
    """A game to be played: the level on each seat, the rule options as JSON text, the seed."""

    game: str
    levels: tuple[str, ...]
    options: str
    seed: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it ended: who shares the first place, everybody's points; and what it took.

    ``thinking`` are seconds of processor time by level, ``choices`` the decisions by level that had more than one
    action, ``slowest`` the longest of them in seconds.
    """

    winners: list[int]
    points: list[int]
    thinking: dict[str, float]
    choices: dict[str, int]
    slowest: dict[str, float]


def play(party: Party) -> Outcome:
    """Play to the end, through the checked door: raises IllegalAction if an agent chose what was not offered."""
    game: Any = games[party.game]
    match = Match.new(game, json.loads(party.options), party.seed)
    rng = Rng(party.seed).fork()
    thinking, slowest = dict.fromkeys(party.levels, 0.0), dict.fromkeys(party.levels, 0.0)
    choices = dict.fromkeys(party.levels, 0)
    while (decision := match.decision) is not None:
        level = party.levels[decision.player]
        seen, began = game.observe(match.state, decision.player), time.process_time()
        action = choose(agent(level), game, seen, decision, rng)
        spent = time.process_time() - began
        thinking[level] += spent
        choices[level] += len(decision.actions) > 1
        slowest[level] = max(slowest[level], spent)
        match.do(action)
    return Outcome(game.ranking(match.state)[0], game.totals(match.state), thinking, choices, slowest)


def outcomes(parties: Sequence[Party], workers: int, journal: Path | None) -> Iterator[tuple[Party, Outcome]]:
    """The parties with their outcomes, as they come. Those in the journal are not played again; the others are noted.

    A journal is good for one version of the program: it saves what an interrupted run has done, and no more.
    """
    done = _read(journal) if journal else {}
    yield from ((party, done[party]) for party in parties if party in done)
    with ProcessPoolExecutor(workers) as pool:
        running = {pool.submit(play, party): party for party in parties if party not in done}
        for future in as_completed(running):
            party, outcome = running[future], future.result()
            if journal:
                _note(journal, party, outcome)
            yield party, outcome


def _read(journal: Path) -> dict[Party, Outcome]:
    if not journal.exists():
        return {}
    rows = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
    return {Party(**party | {"levels": tuple(party["levels"])}): Outcome(**outcome) for party, outcome in rows}


def _note(journal: Path, party: Party, outcome: Outcome) -> None:
    with journal.open("a", encoding="utf-8") as file:
        print(json.dumps([asdict(party), asdict(outcome)]), file=file)


def processors() -> int:
    """How many games to play at a time where nothing is said."""
    return os.cpu_count() or 1
