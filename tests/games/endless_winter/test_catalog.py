"""The printed components: how many there are, how well they are known, and the closed vocabulary they use."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.components.effects import Book
from engine.core.catalogues import LANGUAGES, engine_words
from engine.core.words import msg
from engine.games.endless_winter import catalog, catalog_cards
from engine.games.endless_winter.game import GAME
from engine.games.endless_winter.names import program_name
from engine.games.endless_winter.printed import marks
from engine.games.endless_winter.vocabulary import BOOK, EXECUTOR, METRICS, WORDS
from tests.games.endless_winter.table import Table

COUNTS = {
    "terrain tiles": (25, sum(row.copies for row in catalog.LANDS.values())),
    "megalith tiles": (4, len(catalog.MEGALITH_TILES)),
    "sacred stones": (20, len(catalog.STONES)),
    "chief cards": (5, len(catalog_cards.CHIEFS)),
    "starting cards": (36, 4 * sum(row.copies for row in catalog_cards.STARTERS)),
    "tribe cards": (75, sum(row.copies for row in catalog_cards.RECRUITS)),
    "culture cards": (40, len(catalog.CULTURE)),
    "animal cards": (60, sum(row.copies for row in catalog.ANIMALS.values())),
    "setup cards": (8, len(catalog_cards.SETUP_CARDS)),
    "rival cards": (12, len(catalog_cards.RIVAL_CARDS)),
}


@pytest.mark.parametrize("what", COUNTS)
def test_ew_8_as_many_components_as_published(what: str) -> None:
    published, ours = COUNTS[what]
    assert published == ours


def test_chiefs_have_two_sides_and_eras_twenty_cards() -> None:
    assert sorted(catalog.SIDES) == sorted(f"{chief}-{side}" for chief in catalog_cards.CHIEFS for side in "ab")
    assert Counter(row.era for row in catalog_cards.CULTURES) == {1: 20, 2: 20}
    assert Counter(row.era for row in catalog.STONES.values()) == {1: 10, 2: 10}


def test_every_word_and_metric_is_used() -> None:
    used = {effect.op for program in BOOK.programs.values() for effect in program}
    assert used == set(WORDS) == set(EXECUTOR.words)
    counted = {effect["per"] for program in BOOK.programs.values() for effect in program if effect.op == "gain_per"}
    assert counted == {*METRICS}


@pytest.mark.parametrize(
    "row",
    [
        ("gain_fish", "food", 1),
        ("gain", "fish", 1),
        ("gain", "food", 0),
        ("gain", "food", True),
        ("gain", "food"),
        ("gain_per", "vp", 1, "clouds", 3),
        ("advance", "sideways", 1),
        ("pay", "2 labour", [("draw", 1)]),
        ("pay", "food", [("fly", 1)]),
        ("choose", 1, [[("draw", 1)], []]),
        ("discount", "steal", "food", 1),
    ],
)
def test_unknown_words_do_not_load(row: tuple[object, ...]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        Book(WORDS).write("x", [row])


def test_every_component_says_how_well_it_is_known() -> None:
    tables = (catalog.CARDS, catalog.ANIMALS, catalog.STONES, catalog.SIDES, catalog.LANDS, catalog.SETUPS)
    known = [row.known for table in tables for row in table.values()]
    assert all(known)
    assert all(catalog.BOARD_MARKS.values())
    assert dict(catalog.PEOPLE["hunter"].known)["column"] == "confirmed"
    assert dict(catalog.CULTURE["barter"].known)["values"] == "designed"
    for text in ("name sure", "colour designed", ""):
        with pytest.raises(ValueError):  # noqa: PT011
            marks(text)


TARGETS = [
    *(f"card:{kind}" for kind in catalog.CARDS),
    *(f"supply:{row.id}" for row in catalog_cards.RECRUITS),
    *(f"{kind}:{name}" for name in catalog.ANIMALS for kind in ("animal", "zone")),
    *(f"stone:{name}" for name in catalog.STONES),
    *(f"chief:{name}" for name in catalog.SIDES),
    *(f"rival:{name}" for name in catalog.RIVALRIES),
    *(f"hex:{place}" for place in range(19)),
    *(f"{kind}:{column}" for column in ("initiate", "develop", "migrate", "hunt") for kind in ("place", "bottom")),
    *(f"stack:{n}" for n in range(5)),
    *(f"village:{n}" for n in range(3)),
    *(f"order:{n}" for n in range(4)),
    *(f"board:{name}" for name in ("food", "tool", "camps", "stones")),
    *(f"pile:{name}" for name in ("hand", "deck", "discard", "play", "pile", "buried")),
    *(f"deck:{name}" for name in ("animals", "culture")),
    *("place:rest", "section:middle", "section:bottom", "track:offering", "track:honour", "juncture:j06"),
    *("space:0-0", "square:0-0", "figure:chief", "figure:member", "player:0", "player:1", "card:?"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("target", TARGETS)
def test_everything_on_the_table_can_be_described(target: str, language: str) -> None:
    table = Table(2)
    table.tribe().villages = ["j06"]
    table.state.level1 = {(0, 0): 0, (0, 1): -1}
    description = GAME.describe(table.state, target)
    assert description is not None
    words = engine_words(language, GAME.id, ["Ana", "Bento"])
    for message in (description.name, *description.lines):
        text = words.say(message)
        assert message.key not in text
        assert "{" not in text


@pytest.mark.parametrize(
    "target", ["card:x", "hex:19", "hex:-1", "stone:s3_01", "space:9-9", "space:x", "player:7", "nothing"]
)
def test_what_is_not_there_is_not_described(target: str) -> None:
    assert GAME.describe(Table(2).state, target) is None


TEXTS = {
    "fire-keeping.play": ("gain 3 food", "ganhe 3 alimentos"),
    "shaman.ability": (
        "pay 1 food to advance 1 step on an idol track",
        "pague 1 alimento e avance 1 passo em uma trilha de ídolo",
    ),
    "elder.eclipse": (
        "draw 1 card or bury 1 card from your hand or discard pile",
        "compre 1 carta ou enterre 1 carta da mão ou do descarte",
    ),
    "great-hunt.play": (
        "hunt 1 animal for 4 labour and 2 tools less",
        "cace 1 animal por 4 trabalhos e 2 ferramentas a menos",
    ),
    "basket-weaving.play": ("gain 2 food and 1 tool", "ganhe 2 alimentos e 1 ferramenta"),
    "ancestor-cult.play": (
        "score 1 point for each card you have buried, at most 5 points",
        "ganhe 1 ponto por carta que você enterrou, no máximo 5 pontos",
    ),
    "snowshoes.play": ("move Camps up to 3 steps", "mova acampamentos até 3 passos"),
    "tuskbreaker-a.chief": (
        "each hunt costs 1 tool less this turn and gain 1 labour",
        "cada caça custa 1 ferramenta a menos neste turno e ganhe 1 trabalho",
    ),
}
"""What a card says is what it does: texts made from the rows."""


@pytest.mark.parametrize("key", TEXTS)
def test_texts_are_made_from_the_rows(key: str) -> None:
    for language, text in zip(("en", "pt_BR"), TEXTS[key], strict=True):
        words = engine_words(language, GAME.id)
        said = words.say(msg("describe.played", effects=program_name(key)))
        assert text in said
