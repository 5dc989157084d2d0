"""The decks as the rulebook counts them, and the closed vocabulary."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.components.effects import Book
from engine.games.imperial_settlers.card import CERTAINTY, row
from engine.games.imperial_settlers.catalog import ATTACK_CARDS, BOARDS, CARDS, DECK_CARDS, TITLES
from engine.games.imperial_settlers.vocabulary import (
    BOOK,
    COLOURS,
    COUNTERS,
    EXECUTOR,
    FACTIONS,
    HOLDING,
    PRICE,
    TRIGGERS,
    WORDS,
)

STANDING_WORDS = {"store", "protect"}
"""Words that are only asked about, never carried out."""


def test_is_2_numbers_of_cards() -> None:
    assert {faction: len(cards) for faction, cards in DECK_CARDS.items()} == {"common": 84} | dict.fromkeys(
        FACTIONS, 30
    )
    assert len(ATTACK_CARDS) == 16


@pytest.mark.parametrize("faction", FACTIONS)
def test_is_2_copies_of_titles(faction: str) -> None:
    copies = Counter(CARDS[card].title for card in DECK_CARDS[faction])
    assert Counter(copies.values()) == {3: 3, 2: 6, 1: 9}


COLOUR_COUNTS = {
    "common": {"black": 6, "blue": 8, "brown": 16, "gold": 10, "grey": 13, "pink": 12, "purple": 1, "red": 12},
    "romans": {"black": 4, "blue": 7, "brown": 5, "gold": 2, "grey": 12, "pink": 1, "red": 5},
    "barbarians": {"black": 14, "blue": 3, "brown": 3, "gold": 4, "pink": 4, "purple": 1, "red": 1},
    "egyptians": {"black": 4, "blue": 1, "gold": 7, "grey": 13, "pink": 5},
    "japanese": {"black": 5, "blue": 3, "gold": 2, "grey": 2, "pink": 3, "red": 15},
}
KIND_COUNTS = {
    "common": (28, 17, 39, 84),
    "romans": (12, 8, 10, 0),
    "barbarians": (8, 6, 16, 5),
    "egyptians": (9, 4, 17, 6),
    "japanese": (10, 7, 13, 5),
}
"""Production, Features, actions, cards without a location cost."""
DEALS = {
    "romans": {"stone": 10, "food": 2, "gold": 3, "worker": 6, "raze": 4, "card": 5},
    "barbarians": {"wood": 7, "stone": 2, "food": 1, "gold": 5, "worker": 9, "raze": 4, "card": 2},
    "egyptians": {"stone": 4, "gold": 10, "worker": 10, "raze": 3, "card": 3},
    "japanese": {"stone": 2, "food": 9, "gold": 4, "worker": 7, "raze": 3, "card": 2, "vp": 3},
}


@pytest.mark.parametrize("deck", COLOUR_COUNTS)
def test_is_6_colours_and_kinds(deck: str) -> None:
    cards = [CARDS[card] for card in DECK_CARDS[deck]]
    assert Counter(colour for card in cards for colour in card.colours) == COLOUR_COUNTS[deck]
    kinds = Counter(card.kind for card in cards)
    free = sum(not card.location for card in cards)
    assert (kinds["production"], kinds["feature"], kinds["action"], free) == KIND_COUNTS[deck]
    assert [card.row for card in cards if len(card.colours) == 3] == ["rom-trade-colony"] * 3 * (deck == "romans")
    assert {card.title for card in cards if not card.colours} == ({"com-ruins"} if deck == "common" else set())


@pytest.mark.parametrize("faction", FACTIONS)
def test_is_40_deals_of_a_faction(faction: str) -> None:
    assert Counter(CARDS[card].deal for card in DECK_CARDS[faction]) == DEALS[faction]
    assert not any(CARDS[card].deal for card in DECK_CARDS["common"])


def test_is_44_raze_fields() -> None:
    for card in CARDS.values():
        if card.common:
            assert sum(card.raze.values()) == (0 if card.title == "com-ruins" else 2)
        elif card.faction == "japanese" and card.title not in ("jap-gate", "jap-shrine"):
            assert card.raze == {"vp": 1}
        else:
            assert not card.raze


def test_is_31_what_common_cards_cost() -> None:
    food = {card.title for card in CARDS.values() if card.cost[HOLDING.index("food")]}
    assert food == {
        "com-grain-field", "com-missionaries", "com-imperial-messenger", "jap-rice-fields", "rom-legions",
        "rom-barracks", "egy-caravan", "egy-oasis", "egy-pharaohs-guard",
    }  # fmt: skip
    assert not any(card.location for card in CARDS.values() if card.common)
    assert {card.title for card in CARDS.values() if not any(card.cost) and not card.location} == {
        "com-ruins", "egy-desert",
    }  # fmt: skip


def test_is_1_boards() -> None:
    made = {name: dict(zip(HOLDING, board.production, strict=True)) for name, board in BOARDS.items()}
    workers = {name: goods["worker"] for name, goods in made.items()}
    assert workers == {"romans": 2, "barbarians": 5, "egyptians": 3, "japanese": 4}
    assert all(goods["raze"] == goods["defense"] == 1 for goods in made.values())
    assert {name: board.keeps for name, board in BOARDS.items()} == {
        "romans": "raze", "barbarians": "worker", "egyptians": "gold", "japanese": "food",
    }  # fmt: skip


def test_is_87_the_attack_deck() -> None:
    spread = {"wood": 3, "worker": 3, "stone": 3, "vp": 2, "gold": 2, "card": 2, "food": 1}
    assert Counter(ATTACK_CARDS.values()) == spread


# The vocabulary --------------------------------------------------------------------------------------------------


def test_every_word_is_used_and_has_code() -> None:
    used = {effect.op for effects in BOOK.programs.values() for effect in effects}
    assert used == WORDS.keys()
    assert EXECUTOR.words.keys() == WORDS.keys() - STANDING_WORDS


def test_every_trigger_price_and_counter_is_used() -> None:
    prints = CARDS.values()
    assert {feature.on for card in prints for feature in card.features} == TRIGGERS.keys()
    assert {name for card in prints for name in card.price} == set(PRICE)
    counted = {e["per"] for effects in BOOK.programs.values() for e in effects if e.op == "gain_per"}
    assert counted == set(COUNTERS) - {"colour:blue", "colour:purple"}
    filters = {(f.on, name) for card in prints for f in card.features for name in f.filter}
    assert filters == {(on, name) for on, names in TRIGGERS.items() for name in names}
    assert {colour for card in prints for colour in card.colours} == set(COLOURS)


BAD_ROWS: tuple[dict[str, Any], ...] = (
    {"does": [("steal_everything",)]},
    {"does": [("gain", "silver", 1)]},
    {"does": [("gain", "wood", 0)]},
    {"does": [("gain", "wood")]},
    {"does": [("gain_per", "wood", 1, "colour:green", 3)]},
    {"does": [("gain_per", "wood", 1, "colour:red", "many")]},
    {"does": [("choose", [[("gain", "wood", 1)], []])]},
    {"does": [("pay", "2 silver", [("gain", "vp", 1)])]},
    {"does": [("raze", ("deck",), "free")]},
    {"does": [("raze", (), "free")]},
    {"does": [("raze", "hand", "free")]},
    {"does": [("gain", "vp", 1)], "price": "2 silver"},
    {"raze": "silver"},
    {"deal": "silver"},
    {"when": [("dance", {}, [("gain", "vp", 1)])]},
    {"when": [("build", {"shape": "round"}, [("gain", "vp", 1)])]},
    {"when": [("build", {"colour": "green"}, [("gain", "vp", 1)])]},
    {"when": [("build", {"new_colour": "yes"}, [("gain", "vp", 1)])]},
    {"known": "sure certain published"},
    {"known": "certain published"},
)


@pytest.mark.parametrize("bad", BAD_ROWS, ids=str)
def test_unknown_words_do_not_load(bad: dict[str, Any]) -> None:
    number = BAD_ROWS.index(bad)
    with pytest.raises(ValueError, match=r".+"):
        row(f"com-test-{number}", 1, "red", "wood", **bad)


def test_unknown_colours_and_costs_do_not_load() -> None:
    with pytest.raises(ValueError, match="green"):
        row("com-test", 1, "green", "wood")
    with pytest.raises(ValueError, match="silver"):
        row("com-test", 1, "red", "silver")


def test_a_program_is_written_once_and_never_empty() -> None:
    book = Book(WORDS)
    assert book.write("a", [("gain", "wood", 1)]) == "a"
    for key, rows in (("a", [("gain", "wood", 1)]), ("b", [])):
        with pytest.raises(ValueError, match=key):
            book.write(key, rows)


def test_a_word_gets_code_once() -> None:
    for op in ("gain", "steal_everything"):
        with pytest.raises(ValueError, match=op):
            EXECUTOR.word(op)


def test_how_certain_the_cards_are() -> None:
    assert Counter(card.ability for card in CARDS.values()) == {
        "certain": 84, "picture": 8, "single_source": 46, "reconstructed": 26, "designed": 40,
    }  # fmt: skip
    assert Counter(card.header for card in CARDS.values()) == {"certain": 148, "single_source": 56}
    assert {card.ability for card in CARDS.values()} == set(CERTAINTY)
    assert len(TITLES) == 126
