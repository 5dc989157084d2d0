"""Laws of computer players: legal, repeatable, and blind to what is hidden."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from engine import games
from engine.ai.agent import choose
from engine.ai.levels import LEVELS, agent
from engine.ai.lookahead import Idea, promising, tried
from engine.core.catalogues import LANGUAGES, engine_words
from engine.core.game import Appraisal, Game
from engine.core.rng import Rng
from engine.core.words import msg
from tests.contract.conftest import sampled_states
from tests.sample.play import Pick

TRIALS = ([3.0, 1.0, 2.0, 4.0], [6.0, 3.0, 5.0, 8.0], [0.0, -2.0, 0.0, 0.0])
"""What a favourite, a better and a worse idea brought in four futures."""


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


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
@pytest.mark.parametrize("game", games.values(), ids=list(games))
def test_choices_come_with_reasons_in_words(game: Game[Any], level: str) -> None:
    voices = [engine_words(language, game.id, ("Ana", "Bento", "Caetano", "Dalva", "Elis")) for language in LANGUAGES]
    for state, decision in islice(sampled_states(game, seeds=1, every=11), 12):
        seen = game.observe(state, decision.player)
        for ranking in agent(level).think(game, seen, decision, Rng(1)):
            reasons = ranking[0].reasons
            assert reasons or len(ranking) == 1
            assert all(reason.key not in voice.say(reason) for voice in voices for reason in reasons)


def test_looking_ahead_finds_what_rules_of_thumb_overlook() -> None:
    """The favourite is given up when another idea did better in all futures."""
    favourite, better, worse = (Idea(Appraisal(Pick(n), 0.0), list(results)) for n, results in enumerate(TRIALS))
    ranking = tried([favourite, better, worse], caution=0.5)
    assert [a.action for a in ranking] == [better.appraisal.action, favourite.appraisal.action, worse.appraisal.action]
    assert ranking[0].reasons[-1] == msg("reason.tried", n=4)
    assert promising([favourite, better, worse], better.appraisal.action) == [better]


def test_a_lead_that_chance_explains_does_not_count() -> None:
    favourite, lucky = Idea(Appraisal(Pick(0), 0.0), [3, 3, 3, 3]), Idea(Appraisal(Pick(1), 0.0), [0, 0, 0, 14])
    assert tried([favourite, lucky], caution=2.0)[0].action == favourite.appraisal.action
    assert len(promising([favourite, lucky], favourite.appraisal.action)) == 2


def test_an_observation_can_be_sent(game: Game[Any]) -> None:
    for state, decision in sampled_states(game, seeds=1):
        seen = game.observe(state, decision.player)
        assert game.decode(game.encode(seen)) == seen
