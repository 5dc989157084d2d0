"""Laws of words: whatever a game can say, it can say in both languages, with nothing missing and nothing left open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine import games
from engine.core.catalogues import LANGUAGES, engine_words
from engine.core.frames import Decision, Draft
from engine.core.game import Game
from engine.core.options import choices
from engine.core.rng import Rng
from engine.core.words import Message, Words, msg
from tests.contract.conftest import sampled_states

NAMES = ("Ana", "Bento", "Caetano", "Dalva", "Elis")


def messages(game: Game[Any], state: Any, decision: Decision, rng: Rng) -> Iterator[Message]:
    """Everything the page may say at a position."""
    yield Message(decision.prompt, decision.params)
    for action in decision.actions:
        yield game.label(state, action)
        for target in action.targets:
            yield from told(game, state, target)
    for refusal in game.refusals(state, decision.player):
        yield Message(refusal.reason, refusal.params)
        yield from told(game, state, refusal.target)
    for appraisal in game.appraise(game.observe(state, decision.player), decision):
        yield from appraisal.reasons
    for line in game.score(state):
        yield msg(f"score.{line.kind}")
        yield from (msg(f"unit.{part.unit}", n=part.count) for part in line.parts)
        for place in line.places:
            yield from told(game, state, place)
    draft = Draft(game.codec.clone(state))
    game.advance(draft, rng.choice(decision.actions))
    for event in draft.events:
        for viewer in (None, *range(game.seats(state))):
            message = game.tell(event.seen_by(viewer))
            if message is not None:
                yield message


def told(game: Game[Any], state: Any, target: str) -> Iterator[Message]:
    description = game.describe(state, target)
    if description is not None:
        yield description.name
        yield from description.lines


def check(words: Words, message: Message) -> None:
    text = words.say(message)
    keys = [message.key, *(str(p.key) for p in message.params.values() if isinstance(p, Message))]
    assert not any(key in text for key in keys), f"no words for {message.key}: {text}"
    assert "{" not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.values(), ids=list(games))
def test_everything_can_be_said(game: Game[Any], language: str) -> None:
    words, rng, said = engine_words(language, game.id, NAMES), Rng(1), set[str]()
    for state, decision in sampled_states(game, seeds=1, every=5):
        for message in messages(game, state, decision, rng):
            if repr(message) not in said:
                said.add(repr(message))
                check(words, message)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.values(), ids=list(games))
def test_every_option_has_words(game: Game[Any], language: str) -> None:
    words = engine_words(language, game.id)
    for choice in choices(game.options):
        check(words, msg(f"option.{choice.name}"))
        for value in choice.values:
            check(words, msg(f"option.{choice.name}.{value}"))
