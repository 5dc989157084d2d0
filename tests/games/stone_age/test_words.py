"""Words: log, buttons, descriptions and refusals, with their grammar in both languages."""

from __future__ import annotations

import pytest

from engine.core.catalogues import engine_words
from engine.core.events import HIDDEN, NOBODY, Event
from engine.core.frames import Draft
from engine.core.rng import Rng
from engine.core.words import Words, msg
from engine.games.stone_age import events as ev
from engine.games.stone_age.actions import TARGETS
from engine.games.stone_age.catalog import BUILDINGS, CARDS, RESOURCES
from engine.games.stone_age.game import GAME
from engine.games.stone_age.names import building_name, card_name, goods_list
from engine.games.stone_age.phases.effects import DiceMenu
from engine.games.stone_age.phases.gathering import ToolChoice
from engine.games.stone_age.state import StoneAgeState
from tests.games.stone_age.positions import acting, offered, settled, table, tribe

NAMES = ("Ana", "Bento", "Caetano", "Dalva")


@pytest.fixture
def english() -> Words:
    return engine_words("en", "stone_age", NAMES)


@pytest.fixture
def portuguese() -> Words:
    return engine_words("pt_BR", "stone_age", NAMES)


@pytest.mark.parametrize(
    ("term", "texts"),
    [
        ("wood", ("0 madeira", "1 madeira", "2 madeiras")),
        ("brick", ("0 tijolo", "1 tijolo", "2 tijolos")),
        ("figure", ("0 pessoa", "1 pessoa", "2 pessoas")),
        ("hut_builder", ("0 construtor", "1 construtor", "2 construtores")),
        ("shaman", ("0 xamã", "1 xamã", "2 xamãs")),
        ("point", ("0 ponto", "1 ponto", "2 pontos")),
    ],
)
def test_portuguese_numbers(portuguese: Words, term: str, texts: tuple[str, ...]) -> None:
    assert tuple(portuguese(f"term.{term}", n=n) for n in (0, 1, 2)) == texts


def test_english_numbers(english: Words) -> None:
    assert [english("term.brick", n=n) for n in (0, 1, 2)] == ["0 bricks", "1 brick", "2 bricks"]
    assert english("term.food", n=5) == "5 food"


def test_goods_are_listed(english: Words, portuguese: Words) -> None:
    message = msg("action.pay", goods=goods_list((2, 1, 0, 1)))
    assert english.say(message) == "Pay 2 wood, 1 brick and 1 gold"
    assert portuguese.say(message) == "Pagar 2 madeiras, 1 tijolo e 1 ouro"
    assert english.say(msg("action.pay", goods=goods_list((0, 0, 0, 0)))) == "Pay nothing"


def test_cards_and_buildings_have_names(english: Words, portuguese: Words) -> None:
    assert english.say(card_name("civ-art-tool")) == "art (1 tool)"
    assert portuguese.say(card_name("civ-builder2-dice")) == "2 construtores (dados para todos)"
    assert english.say(building_name("hut-4of1kinds")) == "building for 4 resources of 1 kind"
    assert portuguese.say(building_name("hut-1to7any-a")) == "construção de 1 a 7 recursos"
    for words in (english, portuguese):
        cards = {words.say(card_name(card)) for card in CARDS}
        assert len(cards) == 36 - 2  # the two music cards and the two tool makers with dice are alike
        assert len({words.say(building_name(tile)) for tile in BUILDINGS}) == 28 - 4 - 2


LOG = [
    (ev.RoundStarted(1, "SA-10", 3), "Round 3: Bento goes first.", "Rodada 3: Bento começa."),
    (ev.Placed(0, "SA-11", "clay_pit", 1), "Ana put 1 figure in the clay pit.", "Ana pôs 1 pessoa no barreiro."),
    (ev.Placed(0, "SA-11", "card_2", 1), "Ana put 1 figure on the card of slot 2.",
     "Ana pôs 1 pessoa na carta do espaço 2."),
    (ev.Rolled(0, "SA-29", "wood", (1, 6), "forest"), "Ana rolled 1 6 in the forest: 7.",
     "Ana tirou 1 6 na floresta: 7."),
    (ev.ToolsUsed(0, "SA-48", (0, 1), (2, 1), (), 9), "Ana added 2 and 1: 9.", "Ana somou 2 e 1: 9."),
    (ev.Gained(0, "SA-29", "wood", 2), "Ana gained 2 wood.", "Ana ganhou 2 madeiras."),
    (ev.Wasted(0, "SA-29", "gold"), "Ana gained nothing.", "Ana não ganhou nada."),
    (ev.Fed(0, "SA-55", 3, (0, 1, 0, 0)), "Ana paid 3 food and, for the rest, 1 brick.",
     "Ana pagou 3 comidas e, no que faltou, 1 tijolo."),
    (ev.Starved(0, "SA-56", 2, 4, 10, False), "Ana was 4 food short and lost 10 points.",
     "Na tribo de Ana faltaram 4 comidas: menos 10 pontos."),
    (ev.CardDrawn(0, "SA-43", HIDDEN), "Ana drew a card in secret.", "Ana pegou uma carta em segredo."),
    (ev.GameEnded(NOBODY, "SA-59", "stack"), "A building stack is empty: the game is over.",
     "Uma pilha de construções acabou: fim de jogo."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "en", "pt"), LOG, ids=[type(row[0]).__name__ for row in LOG])
def test_the_log(english: Words, portuguese: Words, event: Event, en: str, pt: str) -> None:
    message = GAME.tell(event)
    assert message is not None
    assert (english.say(message), portuguese.say(message)) == (en, pt)


SILENT = (ev.CameHome, ev.RowFilled)
"""Events that another line tells."""


def test_every_other_event_that_happens_is_told() -> None:
    told: set[type] = set()
    for seed in range(12):
        step, rng = GAME.setup({"players": 2 + seed % 3}, seed), Rng(seed)
        draft, decision = Draft(step.state), step.decision
        while decision is not None:
            decision = GAME.advance(draft, rng.choice(decision.actions))
        for event in draft.events:
            told.add(type(event))
            assert (GAME.tell(event) is None) == isinstance(event, SILENT)
    every = {kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert told == every


def test_buttons(english: Words) -> None:
    state = settled(
        table(acting(0, ToolChoice(0, "brick", [4, 4, 3], "clay_pit")), tribe(tools=(2, 1, 1)), tribe())
    ).state
    decision = GAME.decision(state)
    assert decision is not None
    assert [english.say(GAME.label(state, action)) for action in decision.actions] == [
        "No tools: 2 bricks", "With 2: 3 bricks", "With 1: 3 bricks",
    ]  # fmt: skip
    assert english(decision.prompt, **decision.params) == "You rolled 11 in the clay pit. Add tools?"
    menu = settled(table(acting(0, DiceMenu(0, [5, 6])), tribe(), tribe())).state
    dice = GAME.decision(menu)
    assert dice is not None
    assert [english.say(GAME.label(menu, action)) for action in dice.actions] == ["Die 5: 1 tool", "Die 6: level +1"]


def every_target(state: StoneAgeState) -> list[str]:
    places = [target for place, (target,) in TARGETS.items() if target != "stack:4" or len(state.stacks) == 4]
    stacks = [f"stack:{n}" for n in range(1, len(state.stacks) + 1)]
    others = ["deck:cards", "track:food", "good:food", *(f"good:{good}" for good in RESOURCES)]
    numbered = [*(f"die:{n}" for n in range(1, 7)), *(f"tool:{n}" for n in range(3)), "player:0", "player:1"]
    cards = [f"card:{name}" for name in [*CARDS, HIDDEN]] + [f"building:{name}" for name in BUILDINGS]
    return [t for t in places if not t.startswith("stack")] + stacks + others + numbered + cards


@pytest.mark.parametrize("language", ["en", "pt_BR"])
def test_everything_on_the_table_is_described(language: str) -> None:
    words = engine_words(language, "stone_age", NAMES)
    state = table(acting(0), tribe(placed={"forest": 2, "card_1": 1}), tribe(), heights=(7, 0))
    state.row[3] = None
    for target in every_target(state):
        description = GAME.describe(state, target)
        assert description is not None, target
        assert description.lines, target
        assert description.rules, target
        for text in (words.say(description.name), *map(words.say, description.lines)):
            assert text
            assert "{" not in text
            assert "." not in text.rstrip(".").replace(". ", ""), text


NOWHERE = (
    "place:card_1 slot:5 stack:3 stack:0 tool:3 die:7 player:2 x card:no building:no good:silver deck:tiles track:x"
)


@pytest.mark.parametrize("target", ["", *NOWHERE.split()])
def test_what_does_not_exist_is_not_described(target: str) -> None:
    assert GAME.describe(table(acting(0), tribe(), tribe()), target) is None


def test_every_place_is_offered_or_refused_with_a_reason() -> None:
    for seed in range(6):
        step, rng = GAME.setup({"players": 2 + seed % 3}, seed), Rng(seed)
        draft, decision = Draft(step.state), step.decision
        while decision is not None:
            offers = {target for action in decision.actions for target in action.targets}
            refusals = [refusal.target for refusal in GAME.refusals(draft.state, decision.player)]
            assert len(refusals) == len(set(refusals))
            places = {target for place, (target,) in TARGETS.items() if not target.startswith("stack")}
            places |= {f"stack:{n + 1}" for n in range(len(draft.state.stacks))} | {f"tool:{n}" for n in range(3)}
            assert places <= offers | set(refusals)
            assert not GAME.refusals(draft.state, (decision.player + 1) % len(draft.state.tribes))
            decision = GAME.advance(draft, rng.choice(decision.actions))


def test_nothing_is_refused_when_the_game_is_over() -> None:
    from tests.games.stone_age.positions import over

    assert GAME.refusals(table(over(), tribe(), tribe()), 0) == []
    assert offered(table(over(), tribe(), tribe())) == []
