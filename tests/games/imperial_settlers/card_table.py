"""What each title does, written down by hand from the facts, apart from the rows that the game runs on.

The builder has one other Location of each colour but purple, plenty of goods, a Foundation to pay with, and takes the
first of several possibilities. So what counts a colour counts 2 with the new card, and what is triggered by building
a card of a colour is triggered by the card itself.
"""

from __future__ import annotations

from typing import NamedTuple


class Does(NamedTuple):
    """Building cost (``location`` among it), what building brings, each Production, and an action's price and gain."""

    cost: str
    built: str = ""
    makes: str = ""
    price: str = ""
    gives: str = ""
    uses: int = 1


def action(cost: str, price: str, gives: str, uses: int = 1, built: str = "") -> Does:
    """A card with an action."""
    return Does(cost, built, "", price, gives, uses)


def production(cost: str, makes: str, bonus: str = "") -> Does:
    """A card that produces at once when built; ``bonus`` is all that building brings if that is more."""
    return Does(cost, bonus or makes, makes)


def feature(cost: str, built: str = "") -> Does:
    """A card with a Feature or nothing but a bonus."""
    return Does(cost, built)


CARDS: dict[str, Does] = {
    # Common: actions
    "com-joiner": action("2 wood", "worker, wood", "2 vp"),
    "com-carpenter": action("2 wood, stone", "worker, 2 wood", "3 vp"),
    "com-mason-a": action("2 stone", "worker, stone", "2 vp"),
    "com-mason-b": action("wood, stone", "worker, stone", "2 vp"),
    "com-masons-guild": action("2 wood, stone", "worker, 2 stone", "3 vp"),
    "com-pig-farmer-a": action("wood, stone", "worker, food", "2 vp"),
    "com-pig-farmer-b": action("2 wood", "worker, food", "2 vp"),
    "com-confectioner": action("2 wood, stone", "worker, 2 food", "3 vp"),
    "com-goldsmiths-workshop": action("wood, stone", "worker, gold", "2 vp"),
    "com-missionaries": action("2 food", "worker, raze", "3 vp"),
    "com-hanseatic-league": action("wood, 2 stone", "worker", "2 vp", 2),
    "com-marketplace": action("2 wood", "wood, stone, food", "3 vp"),
    "com-sawmill": action("wood", "wood", "vp", 2),
    "com-court-sculptor": action("stone", "stone", "vp", 2),
    "com-brewer": action("wood", "food", "vp", 2),
    "com-tavern": action("wood, stone", "card", "2 vp", 1, "card"),
    "com-new-forest": action("wood", "worker", "wood", 2),
    "com-lumberjacks": action("2 wood", "worker", "2 wood"),
    "com-above-ground-mine": action("stone", "worker", "stone", 2),
    "com-coal-mine": action("wood, stone", "worker", "2 stone"),
    "com-hunter-joe": action("wood", "worker", "2 food"),
    "com-gold-mine": action("wood, stone", "worker", "gold", 2),
    "com-barracks": action("wood, 2 stone", "worker", "raze", 2),
    "com-castle-a": action("wood, stone", "worker", "card", 2),
    "com-castle-b": action("2 stone", "worker", "card", 2),
    # Common: Features
    "com-carpenters-workshop": feature("3 wood", "gold, vp"),
    "com-monty-the-merchant": feature("wood, 2 stone", "gold, vp"),
    "com-supplier": feature("wood, 2 stone", "gold, vp"),
    "com-canteen": feature("3 wood", "gold, vp"),
    "com-mill": feature("3 wood", "gold, vp"),
    "com-gallows": feature("2 wood"),
    "com-wood-storage": feature("2 wood, stone", "2 vp, card"),
    "com-apartment": feature("wood, 2 stone", "2 vp, card"),
    "com-statue": feature("wood, 2 stone", "2 vp, card"),
    "com-meeting-place": feature("2 wood, stone", "2 vp, card"),
    "com-baker": feature("2 wood, stone", "2 vp, card"),
    "com-ruins": feature("", "worker"),
    # Common: production
    "com-armorer": production("wood, stone", "raze"),
    "com-watchtower": production("2 wood", "card", "2 card"),
    "com-lumberjacks-route": production("2 wood", "wood", "2 wood"),
    "com-old-forest": production("2 wood", "2 wood"),
    "com-wood-supplier": production("3 wood", "2 wood"),
    "com-gold-creek": production("wood, stone", "gold"),
    "com-merchants-guild": production("2 wood, stone", "2 gold"),
    "com-quarry": production("wood, stone", "stone", "2 stone"),
    "com-rubble": production("2 wood, stone", "2 stone"),
    "com-village-a": production("wood", "worker", "2 worker"),
    "com-village-b": production("wood", "worker", "2 worker"),
    "com-farmers-at-work": Does("3 wood", "card"),
    "com-mammas-baths": production("2 wood, stone", "2 worker"),
    "com-town": production("wood, stone", "2 worker"),
    "com-monument": production("stone", "vp"),
    "com-grain-field": production("wood, food", "food", "2 food"),
    "com-lords-fields": production("2 wood, stone", "2 food"),
    # Barbarians
    "bar-wilderness": production("wood", "2 wood"),
    "bar-altar": action("2 wood, location", "worker", "vp", 2),
    "bar-raid": feature("wood, location"),
    "bar-sentry-tower": production("2 wood, location", "raze, worker"),
    "bar-settlement": production("wood", "2 worker"),
    "bar-stronghold": feature("2 wood, location", "2 vp"),
    "bar-expedition": action("wood, stone, location", "2 worker", "2 raze"),
    "bar-quarry": production("stone, location", "raze, stone"),
    "bar-barter": action("wood, location", "worker", "wood", 2),
    "bar-fighting-pit": action("wood, stone, location", "raze", "2 vp", 2),
    "bar-idol": feature("3 stone, location", "4 vp"),
    "bar-mission": action("2 wood, location", "worker", "2 card"),
    "bar-pyre": feature("wood, stone, location"),
    # Romans
    "rom-sculptors-apprentice-a": action("stone, location", "stone", "2 vp"),
    "rom-sculptors-apprentice-b": action("stone, location", "stone", "2 vp"),
    "rom-administration": feature("2 stone, location", "gold"),
    "rom-trade-colony": production("wood, 2 stone, location", "worker, gold"),
    "rom-sculptors-workshop": action("stone, location", "worker, stone", "3 vp"),
    "rom-gladiator-school": action("stone, location", "worker", "raze, vp"),
    "rom-headquarters": feature("2 stone, location"),
    "rom-legions": production("food, location", "card", "2 card"),
    "rom-builders": production("stone, location", "wood, stone"),
    "rom-stonemason": production("wood, stone, location", "2 stone"),
    "rom-gardens": feature("wood, stone, location"),
    "rom-architect": production("2 stone, location", "card"),
    "rom-warehouses": feature("stone, location"),
    "rom-fortifications": feature("2 stone, location"),
    "rom-barracks": production("food, location", "2 worker"),
    "rom-bank": production("stone, location", "gold"),
    "rom-colossus": action("2 stone, location", "2 stone, gold", "6 vp"),
    # Egyptians
    "egy-desert": action("", "card", "card, vp", 1, "2 card"),
    "egy-altar-of-bastet": production("stone, location", "2 stone"),
    "egy-pharaohs-guard": production("2 food, location", "raze"),
    "egy-oasis": feature("food, location", "2 worker"),
    "egy-slaver": feature("stone, location"),
    "egy-royal-bath": action("stone, location", "gold", "3 worker"),
    "egy-golden-bazaar": action("location", "wood", "gold"),
    "egy-caravan": production("food", "food, worker"),
    "egy-sanctuary": action("2 stone, location", "worker, card", "stone, vp"),
    "egy-avenue-of-sphinxes": action("2 stone, location", "worker, gold", "2 vp"),
    "egy-sphinx": feature("stone, location"),
    "egy-goldsmith": action("2 stone, location", "worker, gold", "3 vp"),
    "egy-slaves": action("stone, location", "2 worker", "2 stone"),
    "egy-quarry": production("stone, location", "2 stone"),
    "egy-pyramid": production("2 stone", "gold, stone"),
    # Japanese
    "jap-farm": production("wood", "worker, food"),
    "jap-rice-fields": production("food", "2 food"),
    "jap-geisha-house": production("wood, location", "2 worker"),
    "jap-daimyos-castle-a": Does("2 stone, location"),
    "jap-daimyos-castle-b": Does("2 stone, location"),
    "jap-buddhas-temple": production("stone, location", "card"),
    "jap-casino": action("2 wood, location", "worker", "gold, vp", 2),
    "jap-gate": feature("wood, location"),
    "jap-shrine": feature("wood, stone, location"),
    "jap-stalls": action("wood, location", "food", "2 vp", 2),
    "jap-sake-brewery": feature("wood, location"),
    "jap-dojo": feature("wood, location", "card"),
    "jap-sumo-school": action("wood, location", "food", "raze, 2 vp"),
    "jap-master-swordsmith": action("stone, location", "stone", "2 raze"),
    "jap-school-of-diplomacy": feature("wood, location"),
}
"""Prints whose whole effect can be measured in goods. ``com-hanseatic-league`` also spends a Deal, see its test."""

ELSEWHERE = {
    "com-acting-troupe": "2 wood",
    "com-imperial-messenger": "food",
    "com-settlers": "wood",
    "com-porters": "2 wood",
    "bar-saboteurs-a": "wood, location",
    "bar-saboteurs-b": "wood, location",
    "bar-dark-chapel-a": "wood, 2 stone, location",
    "bar-dark-chapel-b": "wood, 2 stone, location",
    "bar-pack-a": "wood, location",
    "bar-pack-b": "wood, location",
    "bar-rabble": "wood, location",
    "bar-robbers": "wood, location",
    "rom-engineers": "wood, stone, location",
    "rom-spies": "wood, stone, location",
    "jap-garrison": "wood, location",
    "jap-negotiator": "wood, location",
    "jap-trade-route-a": "stone, location",
    "jap-trade-route-b": "stone, location",
    "jap-trade-route-c": "stone, location",
    "jap-ninjas": "stone, location",
    "egy-chariot-builder": "wood, stone, location",
    "egy-scorpion-breeder": "wood, stone, location",
    "egy-temple-of-ra": "stone, location",
}
"""Building costs of prints that act on others or on other cards: what they do is tested title by title."""

TITLES_ELSEWHERE = {
    "com-gallows", "bar-raid", "bar-pyre", "rom-headquarters", "rom-gardens", "rom-warehouses", "rom-fortifications",
    "egy-oasis", "egy-slaver", "egy-sphinx", "jap-gate", "jap-shrine", "jap-sake-brewery", "jap-dojo",
    "jap-school-of-diplomacy", "jap-daimyos-castle", "com-farmers-at-work", "com-hanseatic-league",
}  # fmt: skip
"""Titles in the table that also have a test of their own, for what goods at building time do not show."""
