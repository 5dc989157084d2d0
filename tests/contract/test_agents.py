"""Laws of computer players: legal, repeatable, and blind to what is hidden."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from engine.ai.agent import choose
from engine.ai.levels import LEVELS, agent
from engine.core.game import Game
from engine.core.rng import Rng
from tests.contract.conftest import sampled_states


@pytest.mark.parametrize("level", LEVELS)
def test_rankings_hold_every_action_once(game: Game[Any], level: str) -> None:
    for state, decision in islice(sampled_states(game, seeds=1, every=11), 6):
        seen = game.observe(state, decision.player)
        for ranking in agent(level).think(game, seen, decision, Rng(1)):
            assert sorted(map(str, decision.actions)) == sorted(str(a.action) for a in ranking)


@pytest.mark.parametrize("level", LEVELS)
def test_choices_repeat_and_do_not_depend_on_what_is_hidden(game: Game[Any], level: str) -> None:
    rng = Rng(2)
    for state, decision in islice(sampled_states(game, seeds=1, every=11), 6):
        seen = game.observe(state, decision.player)
        swapped = game.observe(game.determinize(seen, decision.player, rng), decision.player)
        one = choose(agent(level), game, seen, decision, Rng(5))
        assert one == choose(agent(level), game, swapped, decision, Rng(5))
        assert one in decision.actions


def test_an_observation_can_be_sent(game: Game[Any]) -> None:
    for state, decision in sampled_states(game, seeds=1):
        seen = game.observe(state, decision.player)
        assert game.decode(game.encode(seen)) == seen
