"""Words: what cards say in both languages, the lines of the log, the words on buttons, descriptions."""

from __future__ import annotations

import pytest

from engine.core.catalogues import LANGUAGES, engine_words
from engine.core.words import Words
from engine.games.imperial_settlers.actions import DONE, PASS, Activate, Build, DrawFrom, Give, MakeDeal, Raze
from engine.games.imperial_settlers.catalog import CARDS, RIVAL, TITLES
from engine.games.imperial_settlers.game import GAME
from engine.games.imperial_settlers.phases.turns import Turn
from engine.games.imperial_settlers.state import Deal
from tests.games.imperial_settlers.table import S, Table

NAMES = ("Ana", "Bento", "Caetano", "Dalva")
EN, PT = (engine_words(language, "imperial_settlers", NAMES) for language in ("en", "pt_BR"))


def text(table: Table, target: str, words: Words = EN) -> str:
    description = GAME.describe(table.state, target)
    assert description is not None, target
    return " ".join([words.say(description.name), *map(words.say, description.lines)])


def said(table: Table, words: Words = EN) -> list[str]:
    """The log of the last action as its player sees it."""
    lines = [GAME.tell(event) for event in table.events]
    return [words.say(line) for line in lines if line is not None]


BARE = Table(S("romans", "2 worker"), S("japanese"), still=True)


@pytest.mark.parametrize(
    ("card", "english", "portuguese"),
    [
        (
            "com-mill-1",
            "Each time you build a red Location: gain 1 gold and 1 point.",
            "Sempre que você construir um local vermelho: receba 1 ouro e 1 ponto.",
        ),
        (
            "com-new-forest-1",
            "Pay 1 worker: gain 1 wood. Twice a round.",
            "Pague 1 trabalhador: receba 1 madeira. Duas vezes por rodada.",
        ),
        (
            "bar-barter-1",
            "Pay 1 worker: gain 1 wood, 1 stone or 1 food. Twice a round.",
            "Pague 1 trabalhador: receba 1 madeira, 1 pedra ou 1 alimento. Duas vezes por rodada.",
        ),
        (
            "com-rubble-1",
            "When built and each Production: gain 1 stone for each grey Location you have (at most 3).",
            "Ao construir e a cada produção: receba 1 pedra por local cinza que você tiver (no máximo 3).",
        ),
        (
            "egy-slaver-1",
            "if you like, pay 1 gold and gain 2 points, or pay 1 worker and gain 1 point.",
            "se quiser, pague 1 ouro e receba 2 pontos, ou pague 1 trabalhador e receba 1 ponto.",
        ),
        (
            "bar-dark-chapel-a-1",
            "Once a round: raze a card from your hand or an enemy Location at the usual price and discard any "
            "number of the goods just gained for 2 points each.",
            "Uma vez por rodada: arrase uma carta da mão ou um local inimigo pelo preço normal e descarte quantos "
            "quiser dos bens recém-recebidos por 2 pontos cada.",
        ),
        (
            "rom-warehouses-1",
            "In Cleanup: keep any amount of wood, stone and food.",
            "Na limpeza: guarde qualquer quantidade de madeira, pedra e alimento.",
        ),
        (
            "com-tavern-1",
            "Pay 1 card from your hand: gain 2 points.",
            "Pague 1 carta da mão: receba 2 pontos.",
        ),
        (
            "com-baker-1",
            "Building bonus: gain 1 point for each red Location you have (at most 6) and 1 card.",
            "Bônus de construção: receba 1 ponto por local vermelho que você tiver (no máximo 6) e 1 carta.",
        ),
        (
            "egy-sanctuary-1",
            "Pay 1 worker: lay a card from your hand face down as a Foundation and gain 1 stone and 1 point.",
            "Pague 1 trabalhador: ponha uma carta da mão virada para baixo como fundação e receba 1 pedra e 1 ponto.",
        ),
        (
            "jap-gate-1",
            "When you pass: put up to 2 cards from your hand under this one for good. "
            "At the end of the game: gain 1 point for each card under it.",
            "Quando você passar: ponha até 2 cartas da mão sob esta para sempre. "
            "No fim do jogo: receba 1 ponto por carta que estiver sob ela.",
        ),
        (
            "jap-shrine-1",
            "When you pass: put up to 3 Resources on this card for good. "
            "At the end of the game: gain 1 point for each Resource on it.",
            "Quando você passar: ponha até 3 recursos nesta carta para sempre. "
            "No fim do jogo: receba 1 ponto por recurso que estiver nela.",
        ),
        (
            "com-acting-troupe-1",
            "Pay 1 worker: choose another of your Action Locations, used up this round, and use it once more at its "
            "price.",
            "Pague 1 trabalhador: escolha outro local de ação seu que já se esgotou nesta rodada e use-o mais uma vez, "
            "pagando o preço dele.",
        ),
        (
            "com-porters-1",
            "Pay 1 food: gain once more what another of your Production Locations gives.",
            "Pague 1 alimento: receba mais uma vez o que outro dos seus locais de produção dá.",
        ),
        (
            "rom-fortifications-1",
            "While it stands: enemies pay 1 Raze token more to raze one of your Common Locations.",
            "Enquanto estiver de pé: inimigos pagam 1 tocha a mais para arrasar um local comum seu.",
        ),
        (
            "jap-trade-route-a-1",
            "Pay 1 food: make a Deal with an enemy Location that has a Deal field.",
            "Pague 1 alimento: faça um acordo com um local inimigo que tenha o campo Acordo.",
        ),
    ],
)
def test_cards_say_what_they_do(card: str, english: str, portuguese: str) -> None:
    assert english in text(BARE, f"card:{card}")
    assert portuguese in text(BARE, f"card:{card}", PT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_has_a_name_and_a_text_of_its_own(language: str) -> None:
    words = engine_words(language, "imperial_settlers")
    names = [words(f"card.{title}") for title in TITLES]
    assert len(set(names)) == len(TITLES)
    assert not any(name.startswith("card.") or "\u00ad" in name for name in names)
    for card in CARDS:
        whole = text(BARE, f"card:{card}", words)
        assert "describe." not in whole
        assert "{" not in whole


def test_texts_that_are_not_the_published_ones_say_so() -> None:
    for card, print_ in CARDS.items():
        whole = text(BARE, f"card:{card}")
        assert ("Text reconstructed" in whole) is (print_.ability == "reconstructed")
        assert ("Text designed" in whole) is (print_.ability == "designed")


def test_a_location_says_what_lies_on_it() -> None:
    table = Table(S("japanese", built=["jap-gate", "jap-shrine", "com-new-forest"]), S("egyptians"), still=True)
    gate, forest = table.location("jap-gate-1"), table.location("com-new-forest-1")
    table.location("jap-shrine-1").stash = ["wood", "food"]
    gate.samurai, gate.stash = True, ["com-mill-1"]
    forest.used, forest.defended, forest.blocked, forest.holder = 2, True, True, 1
    assert "1 card lies under it." in text(table, "card:jap-gate-1")
    assert "2 recursos estão guardados nela." in text(table, "card:jap-shrine-1", PT)
    assert "A Samurai" in text(table, "card:jap-gate-1")
    whole = text(table, "card:com-new-forest-1")
    for part in ("Activated 2 times", "Defense token", "may not be activated", "Bento uses it"):
        assert part in whole


def test_things_on_the_table() -> None:
    table = Table(S("romans", "2 wood, worker", hand=["com-mill"]), S("egyptians", passed=True), still=True)
    table.state.frames = [Turn(0)]
    assert "Supply: 2 wood and 1 worker." in text(table, "player:0")
    assert "Has passed this round." in text(table, "player:1")
    assert "The supply is empty." in text(table, "player:1")
    assert "1 card in hand." in text(table, "player:0")
    assert "Each Production: 1 wood, 1 stone, 2 workers" in text(table, "board:0")
    assert "four Egypt tokens" in text(table, "faction:egyptians")
    assert "Samurai" in text(table, "faction:japanese")
    assert text(table, "deck:faction").startswith("Roman deck")
    assert "83 cards in the deck." in text(table, "deck:common")
    assert text(table, "good:gold").startswith("1 gold")
    assert "Two workers give" in text(table, "board:exchange")
    for unknown in ("player:7", "player:x", "board:7", "deck:japanese", "good:silver", "faction:none", "card:x", "x:y"):
        assert GAME.describe(table.state, unknown) is None


def test_the_virtual_player_and_attack_cards() -> None:
    table = Table(S("romans", "raze, 9 worker", built=["rom-spies"]), S(RIVAL), shown=["gold"], still=True)
    assert text(table, "player:1").startswith("the virtual player")
    assert "Raze field shows 1 gold" in text(table, "card:attack-gold-1")
    table = Table(S("romans", "9 worker", built=["rom-spies"]), S(RIVAL), shown=["gold"])
    table.do(Activate("rom-spies-1", 1))
    assert "Ana took the Deal with Attack: 1 gold from the virtual player." in said(table)
    robbers = Table(S("barbarians", "9 worker", built=["bar-robbers"]), S(RIVAL), shown=["gold"])
    robbers.do(Activate("bar-robbers-1", 1))
    assert "The virtual player lost Attack: 1 gold." in said(robbers)


def test_log_lines() -> None:
    me = S("romans", "9 wood, 9 stone, 9 worker, food", hand=["com-sawmill", "rom-bank"], built=["com-new-forest"])
    table = Table(me, S("japanese", "2 worker"))
    assert said(table.do(Activate("com-new-forest-1", 2)))[0] == "Ana activated New Forest 2 times."
    table = Table(me, S("japanese", "2 worker"))
    assert said(table.do(Activate("com-new-forest-1", 1)), PT)[0] == "Ana ativou Floresta Nova."
    table = Table(me, S("japanese", "2 worker"))
    assert said(table.do(Build("com-sawmill-1")), PT) == [
        "Ana pagou 1 madeira (Serraria).",
        "Ana construiu Serraria.",
    ]
    table = Table(me, S("japanese", "2 worker"))
    assert said(table.do(MakeDeal("rom-bank-1")))[1:] == [
        "Ana made a Deal with Roman Bank.",
        "Ana got 1 gold (Roman Bank).",
    ]


def test_what_others_may_not_see_is_not_said() -> None:
    table = Table(S("romans", "2 worker", built=["com-castle-a"]), S("japanese", "2 worker"))
    table.do(Activate("com-castle-a-1", 1), DrawFrom("common"))
    lines = [GAME.tell(event.seen_by(1)) for event in table.events]
    assert "Ana drew a card from the Common deck." in [EN.say(line) for line in lines if line is not None]


def test_buttons() -> None:
    me = S("romans", "9 wood, 9 stone, 9 worker, 9 raze, food", hand=["rom-bank", "com-mill", "com-ruins-2"])
    me.built, me.foundations = ["com-new-forest"], ["com-ruins"]
    table = Table(me, S("japanese", "2 worker", built=["jap-farm"]))

    def button(action: object) -> str:
        return EN.say(GAME.label(table.state, action))  # type: ignore[arg-type]

    assert button(Build("com-mill-1")) == "Build Mill for 3 wood"
    assert button(Build("rom-bank-1")) == "Build Roman Bank for 1 stone and 1 location"
    assert button(Build("com-ruins-2")) == "Build Ruins for nothing"
    assert button(MakeDeal("rom-bank-1")) == "Make a Deal with Roman Bank: 1 gold"
    assert button(Raze("com-mill-1")) == "Raze Mill from your hand: 1 worker and 1 food"
    assert button(Raze("jap-farm-1")) == "Raze Farm (Bento) for 2 Raze tokens: 1 point"
    assert button(Activate("com-new-forest-1", 2)) == "Activate New Forest twice for 2 workers"
    assert button(PASS) == "Pass"
    table.do(Build("rom-bank-1"))
    assert button(Give("com-ruins-1")) == "Give up a Foundation"
    assert button(Give("com-new-forest-1")) == "Give up New Forest"


def test_done_says_what_is_done_with() -> None:
    table = Table(S("romans", "defense, wood", hand=["com-sawmill"]), S("barbarians", "2 worker"))
    table.do(Build("com-sawmill-1"))
    assert EN.say(GAME.label(table.state, DONE)) == "End the turn"
    me = S("japanese", "2 worker", hand=["com-mill"], built=["jap-gate"])
    table = Table(me, S("romans", "2 worker")).do(PASS)
    assert EN.say(GAME.label(table.state, DONE)) == "That is all"


def test_a_deal_of_another_player_names_its_owner() -> None:
    table = Table(
        S("romans", "9 worker", built=["rom-spies"]), S("japanese", "2 worker", deals=["jap-farm", "jap-casino"])
    )
    table.do(Activate("rom-spies-1", 1))
    assert table.decision is not None
    labels = [EN.say(GAME.label(table.state, action)) for action in table.decision.actions]
    assert labels == ["Bento's Deal with Farm: 1 worker", "Bento's Deal with Casino: 1 gold"]
    assert Deal("jap-farm-1") in table.seat(1).deals
