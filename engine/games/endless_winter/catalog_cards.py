"""The printed cards, Animals and Stones, one row each. Its fields stand with the records in ``printed``."""

from __future__ import annotations

from engine.games.endless_winter.printed import (
    Animal,
    Culture,
    Person,
    Rivalry,
    SetupCard,
    Side,
    Stone,
    animal,
    culture,
    person,
    side,
    stone,
)
from engine.games.endless_winter.vocabulary import DEVELOP, HONOUR, HUNT, INITIATE, MIGRATE, OFFERING

_TRANSLATED = "name translated, copies designed, values designed"
STARTERS: tuple[Person, ...] = (
    person("tribesman", 4, labour=1, known=_TRANSLATED),
    person("tribeswoman", 3, labour=1, bonus=(INITIATE, 1), eclipse=[("gain", "food", 1)], known=_TRANSLATED),
    person("brave", 2, labour=2, bonus=(HUNT, 1), eclipse=[("gain", "tool", 1)], known=_TRANSLATED),
)
OPENING = ("brave", "tribeswoman")
"""EW-15: starting cards that are in every opening hand."""

RECRUITS: tuple[Person, ...] = (
    person("shaman", 15, food=3, labour=1, points=2, ability=[("pay", "food", [("advance", "any", 1)])],
           eclipse=[("advance", "any", 1)],
           known="name confirmed, copies confirmed, column inferred, values designed"),
    person("elder", 15, food=3, labour=2, bonus=(INITIATE, 1), points=2, ability=[("bury", 1)],
           eclipse=[("choose", 1, [[("draw", 1)], [("bury", 1)]])],
           known="name confirmed, copies confirmed, column inferred, values designed"),
    person("hunter", 15, food=2, labour=1, bonus=(HUNT, 2), points=1, ability=[("tip", 1)],
           eclipse=[("gain", "food", 2)],
           known="name confirmed, copies confirmed, column confirmed, values designed"),
    person("artisan", 15, food=2, labour=1, bonus=(DEVELOP, 2), points=1,
           ability=[("pay", "food", [("gain", "tool", 2)])],
           eclipse=[("choose", 1, [[("gain", "tool", 2)], [("pay", "tool", [("place_megalith", 1)])]])],
           known="name designed, copies confirmed, column inferred, values designed"),
    person("scout", 15, food=2, labour=1, bonus=(MIGRATE, 2), points=1,
           ability=[("move_camp", 1)], ability_column=MIGRATE,
           eclipse=[("move_camp", 2)],
           known="name designed, copies confirmed, column inferred, values designed"),
)  # fmt: skip

CULTURES: tuple[Culture, ...] = (
    culture("fire-keeping", 1, 1, 1, 1, [("gain", "food", 3)]),
    culture("flint-knapping", 1, 1, 0, 1, [("gain", "tool", 2)]),
    culture("hide-tanning", 1, 1, 1, 1, [("gain", "labour", 2)]),
    culture("oral-tradition", 1, 2, 1, 1, [("draw", 2)]),
    culture("burial-rites", 1, 2, 1, 2, [("bury", 1), ("advance", HONOUR, 1)]),
    culture("spear-thrower", 1, 1, 1, 1, [("hunt", 1, 2, 1)]),
    culture("basket-weaving", 1, 1, 1, 1, [("gain", "food", 2), ("gain", "tool", 1)]),
    culture("standing-stone", 1, 2, 1, 1, [("place_megalith", 1)]),
    culture("drum-circle", 1, 2, 1, 2, [("advance", "any", 1)]),
    culture("snowshoes", 1, 1, 0, 1, [("move_camp", 3)]),
    culture("tent-making", 1, 2, 1, 2, [("place_camp", 1)]),
    culture("bone-needles", 1, 1, 1, 1,
            [("choose", 1, [[("gain", "food", 3)], [("gain", "tool", 2)], [("gain", "labour", 2)]])]),
    culture("herb-lore", 1, 1, 0, 1, [("retrieve", 1)]),
    culture("meat-smoking", 1, 1, 1, 1, [("tip", 1), ("gain", "food", 1)]),
    culture("kinship", 1, 2, 1, 2, [("recruit", 1, 2)]),
    culture("star-watching", 1, 2, 1, 2, [("learn", 1, 2, 1)]),
    culture("barter", 1, 1, 1, 1,
            [("choose", 1, [[("pay", "2 food", [("gain", "tool", 2), ("gain", "vp", 1)])],
                            [("pay", "tool", [("gain", "food", 3), ("gain", "vp", 1)])]])]),
    culture("shared-feast", 1, 1, 1, 1, [("pay", "2 food", [("gain", "vp", 4)])]),
    culture("stone-hauling", 1, 2, 0, 1, [("pay", "tool", [("place_megalith", 1), ("gain", "vp", 1)])]),
    culture("trophy-display", 1, 2, 1, 1, [("gain_per", "vp", 1, "animal_types", 3)]),
    culture("ceremonial-fire", 2, 2, 2, 3, [("pay", "2 food", [("advance", "any", 2)])]),
    culture("blade-workshop", 2, 1, 2, 2, [("gain", "tool", 3), ("gain", "vp", 1)]),
    culture("great-feast", 2, 2, 1, 2, [("pay", "4 food", [("gain", "vp", 7)])]),
    culture("ancestor-cult", 2, 2, 2, 3, [("gain_per", "vp", 1, "buried_cards", 5)]),
    culture("monument-raising", 2, 3, 2, 3, [("place_megalith", 2)]),
    culture("long-march", 2, 1, 1, 2, [("move_camp", 4), ("gain", "vp", 1)]),
    culture("winter-houses", 2, 3, 2, 4, [("build_village", 1)]),
    culture("great-hunt", 2, 2, 1, 3, [("hunt", 1, 4, 2)]),
    culture("tusk-carving", 2, 2, 2, 2, [("gain_per", "vp", 1, "upright_animals", 5)]),
    culture("dog-companions", 2, 2, 1, 3, [("gain", "labour", 4)]),
    culture("clan-council", 2, 2, 2, 3, [("draw", 3)]),
    culture("rite-of-passage", 2, 2, 1, 3, [("recruit", 2, 2)]),
    culture("way-markers", 2, 3, 1, 3, [("place_camp", 1), ("move_camp", 2)]),
    culture("winter-stores", 2, 1, 2, 2, [("gain", "food", 4), ("gain", "tool", 1)]),
    culture("sun-stone", 2, 3, 2, 3, [("take_stone", 1, 3)]),
    culture("funeral-mound", 2, 2, 1, 3, [("bury", 2)]),
    culture("sky-lore", 2, 2, 2, 3, [("learn", 1, 4, 3)]),
    culture("twin-idols", 2, 3, 2, 3, [("advance", OFFERING, 1), ("advance", HONOUR, 1)]),
    culture("trade-gathering", 2, 2, 1, 2,
            [("choose", 2, [[("gain", "food", 3)], [("gain", "tool", 2)], [("gain", "vp", 2)], [("draw", 1)]])]),
    culture("song-of-ages", 2, 2, 2, 2, [("gain_per", "vp", 1, "culture_owned", 6)]),
)  # fmt: skip

CHIEFS = ("tuskbreaker", "thunderclaw", "stonecarver", "handeye", "firewolf")
CHIEF_SIDES: tuple[Side, ...] = (
    side("tuskbreaker-a", "hunt", [("discount", "hunt", "tool", 1), ("gain", "labour", 1)]),
    side("tuskbreaker-b", "hunt rest", [("gain", "food", 3)]),
    side("thunderclaw-a", "initiate", [("discount", "recruit", "food", 1)]),
    side("thunderclaw-b", "initiate rest", [("pay", "food", [("advance", HONOUR, 1)])]),
    side("stonecarver-a", "develop", [("pay", "tool", [("place_megalith", 1)])]),
    side("stonecarver-b", "develop rest", [("gain", "tool", 2)]),
    side("handeye-a", "initiate develop rest", [("draw", 1)]),
    side("handeye-b", "initiate develop migrate hunt", [("pay", "food", [("use_taken_bottom",)])]),
    side("firewolf-a", "migrate", [("move_camp", 3)]),
    side("firewolf-b", "migrate", [("pay", "food", [("place_camp", 1)])]),
)

SETUP_CARDS: tuple[SetupCard, ...] = (
    SetupCard("setup-1", 6, 3, "shaman", ("glyptodon",)),
    SetupCard("setup-2", 6, 3, "hunter", ("ground-sloth",)),
    SetupCard("setup-3", 6, 4, "artisan", ("saber-toothed-cat",)),
    SetupCard("setup-4", 3, 1, "hunter", camps=1),
    SetupCard("setup-5", 6, 3, "elder"),
    SetupCard("setup-6", 4, 1, "scout", ("argentavis",)),
    SetupCard("setup-7", 4, 2, "scout"),
    SetupCard("setup-8", 6, 3, "artisan", ("ancient-bison", "giant-beaver")),
)

ANIMAL_KINDS: tuple[Animal, ...] = (
    animal("woolly-mammoth", 5, 4, 2, (6, 16), [("gain", "food", 5), ("gain", "tool", 1)]),
    animal("argentavis", 5, 2, 1, (), [("gain", "food", 2)]),
    animal("ground-sloth", 10, 2, 1, (1, 4, 9, 16), [("gain", "food", 4)]),
    animal("saber-toothed-cat", 10, 3, 1, (2, 6, 12, 20), [("gain", "food", 1), ("gain", "tool", 2)]),
    animal("glyptodon", 10, 2, 1, (1, 4, 9, 15), [("gain", "food", 2), ("gain", "tool", 1)],
           "name inferred, copies inferred, sets confirmed, values designed"),
    animal("giant-beaver", 10, 2, 0, (1, 3, 7, 12), [("gain", "food", 3)],
           "name designed, copies inferred, sets confirmed, values designed"),
    animal("ancient-bison", 10, 3, 1, (2, 6, 11, 17), [("gain", "food", 5)],
           "name designed, copies inferred, sets confirmed, values designed"),
)  # fmt: skip

SACRED_STONES: tuple[Stone, ...] = (
    stone("s1_01", 1, "eclipse", [("gain", "vp", 3)]),
    stone("s1_02", 1, "eclipse", [("gain", "vp", 2), ("gain", "food", 1)]),
    stone("s1_03", 1, "eclipse", [("gain", "vp", 2), ("gain", "tool", 1)]),
    stone("s1_04", 1, "eclipse", [("gain", "food", 3)]),
    stone("s1_05", 1, "eclipse", [("gain", "tool", 2)]),
    stone("s1_06", 1, "eclipse", [("bury", 1), ("gain", "vp", 1)]),
    stone("s1_07", 1, "eclipse", [("tip", 1), ("gain", "vp", 1)]),
    stone("s1_08", 1, "eclipse", [("advance", OFFERING, 1)]),
    stone("s1_09", 1, "eclipse", [("advance", HONOUR, 1)]),
    stone("s1_10", 1, "eclipse", [("move_camp", 2), ("gain", "vp", 1)]),
    stone("s2_01", 2, "eclipse", [("gain", "vp", 5)]),
    stone("s2_02", 2, "eclipse", [("place_megalith", 1), ("gain", "vp", 2)]),
    stone("s2_03", 2, "end", [("gain_per", "vp", 2, "buried_cards", 10)]),
    stone("s2_04", 2, "end", [("gain_per", "vp", 2, "upright_animals", 10)]),
    stone("s2_05", 2, "end", [("gain_per", "vp", 5, "villages", 10)]),
    stone("s2_06", 2, "end", [("gain_per", "vp", 2, "megaliths_placed", 10)]),
    stone("s2_07", 2, "end", [("gain_per", "vp", 2, "culture_owned", 10)]),
    stone("s2_08", 2, "end", [("gain_per", "vp", 2, "recruits_owned", 10)]),
    stone("s2_09", 2, "end", [("gain_per", "vp", 3, "lower_idol_steps", 10)]),
    stone("s2_10", 2, "end", [("gain_per", "vp", 2, "hexes_led", 10)]),
)

RIVAL_CARDS: tuple[Rivalry, ...] = tuple(
    Rivalry(f"rival-{column}-{level}", column, level, halves)
    for column in (INITIATE, DEVELOP, MIGRATE, HUNT)
    for level, halves in ((1, 6), (2, 4), (3, 2))
)
