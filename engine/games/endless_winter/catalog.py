"""Every printed value of the game, in one place, each with how well it is known.

A value marked ``designed`` was made for this project because the published one was not found; a published value
replaces it by changing its row, nothing else. Labour is in whole points unless a name ends in ``HALVES`` (EW-5).
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.endless_winter.printed import (
    Animal,
    Culture,
    Land,
    Marks,
    Person,
    Rivalry,
    SetupCard,
    Side,
    Stone,
    animal,
    culture,
    effects,
    land,
    marks,
    person,
    side,
    stone,
)
from engine.games.endless_winter.vocabulary import DEVELOP, HONOUR, HUNT, INITIATE, MIGRATE, OFFERING

# The frame of the game (published) ------------------------------------------------------------------------------

ROUNDS, TURNS = 4, 3
"""EW-1, EW-2: rounds, and turns of each player in a round."""
MEMBERS = 2
"""EW-2: Members beside the Chief."""
HAND, DRAWS = 2, 5
"""EW-15, EW-112: cards drawn for the opening hand, and in each Preparation."""
DISPLAY = 8
"""EW-11: Culture cards face up."""
CAMP_INFLUENCE, VILLAGE_INFLUENCE = 1, 2
"""EW-64."""
LAND_TILES = 18
GLACIERS = {1: 6, 2: 6, 3: 6, 4: 3}
"""EW-19: Glaciers by number of players (the solo number is designed)."""
STARTING_EXTRAS: tuple[Mapping[str, int], ...] = ({}, {"food": 1}, {"tool": 1}, {"tool": 1, "food": 1})
"""EW-17: what each place in the first turn order gets."""
REST_HALVES = 3
"""EW-40: labour of a figure at Rest in the Eclipse, in halves."""

# The player board (designed, but for the numbers of pieces) -----------------------------------------------------

CAMPS, VILLAGES, STONE_SLOTS = 5, 3, 4
FOOD_LIMITS = (12, 10, 9, 8, 6, 5)
"""EW-4: the food limit by Camps left on the player board."""
TOOL_LIMIT = 10
LABOUR_ICONS = (2, 4, 6, 8, 10, 12)
"""EW-36: spaces of the food track that give 1 labour when the marker leaves them."""
OWN, NEUTRAL = "own", "neutral"
STACKS = ((OWN, OWN), (OWN, OWN), (OWN, OWN), (OWN, NEUTRAL), (OWN, NEUTRAL))
"""EW-12: Megaliths in each stack, the bottom one first."""
STACK_BENEFITS = (
    effects("stack-0.eclipse", [("gain", "food", 2)]),
    effects("stack-1.eclipse", [("gain", "tool", 1)]),
    effects("stack-2.eclipse", [("gain", "vp", 2)]),
    effects("stack-3.eclipse", [("gain", "vp", 3)]),
    effects("stack-4.eclipse", [("advance", "any", 1)]),
)
"""EW-73: what an empty stack gives in each Eclipse."""
VILLAGE_POINTS = (4, 5, 6)
"""EW-63: points of building the first, second and third Village."""
VILLAGE_BENEFITS = (
    effects("village-0.eclipse", [("gain", "food", 1), ("gain", "vp", 1)]),
    effects("village-1.eclipse", [("gain", "vp", 2), ("gain", "tool", 1)]),
    effects("village-2.eclipse", [("gain", "vp", 4)]),
)
"""EW-100: what the place of a built Village gives in each Eclipse."""

# Columns --------------------------------------------------------------------------------------------------------

HAND_SURCHARGE = 1
"""EW-43: labour for taking a gained card into hand."""
BURIALS, BURIAL_LABOUR = 2, 1
"""EW-45."""
STONE_LABOUR = {1: 2, 2: 3}
"""EW-48, EW-90: labour for a Stone by era."""
CAMP_LABOUR, MOVE_LABOUR, MOVE_STEPS, VILLAGE_LABOUR = 2, 1, 2, 1
"""EW-50, EW-51."""
BOTTOMS = {
    INITIATE: effects("initiate.bottom", [("advance", HONOUR, 1)]),
    DEVELOP: effects("develop.bottom", [("place_megalith", 1)]),
    MIGRATE: effects("migrate.bottom", [("place_megalith", 1)]),
    HUNT: effects("hunt.bottom", [("advance", OFFERING, 1)]),
}
"""EW-46, EW-49, EW-52, EW-55."""
ORDER_BENEFITS = (
    effects("order-0.eclipse", [("advance", "any", 1)]),
    effects("order-1.eclipse", [("choose", 1, [[("gain", "food", 2)], [("gain", "tool", 1)]])]),
    effects("order-2.eclipse", [("choose", 1, [[("gain", "food", 2)], [("gain", "tool", 1)]])]),
    effects("order-3.eclipse", [("gain", "food", 1)]),
)
"""EW-100: the benefit beside each place in turn order."""

# Cards ----------------------------------------------------------------------------------------------------------

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
_SIDES: tuple[Side, ...] = (
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
SIDES = {row.id: row for row in _SIDES}

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
SETUPS = {row.id: row for row in SETUP_CARDS}

# Animals and Stones ---------------------------------------------------------------------------------------------

_ANIMALS: tuple[Animal, ...] = (
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
ANIMALS = {row.id: row for row in _ANIMALS}

STONE_SPACES = {1: 4, 2: 4, 3: 6, 4: 8}
"""EW-9: Stones of each era by number of players."""
_STONES: tuple[Stone, ...] = (
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
STONES = {row.id: row for row in _STONES}

# The shared boards ----------------------------------------------------------------------------------------------

BASE, GLACIER = "base", "glacier"
_LANDS: tuple[Land, ...] = (
    land(BASE, 1, [], "existence confirmed, benefit designed"),
    land("forest", 3, [("gain", "food", 2)]),
    land("plains", 3, [("gain", "food", 1), ("gain", "vp", 1)]),
    land("flint-hills", 3, [("gain", "tool", 2)]),
    land("mountain", 3, [("gain", "vp", 2)]),
    land("lake", 3, [("draw", 1)]),
    land("sacred-valley", 3, [("advance", "any", 1)]),
    land(GLACIER, 6, [], "existence confirmed, copies confirmed, benefit designed"),
)
LANDS = {row.id: row for row in _LANDS}

RATIOS = (0, 4, 3, 3, 2, 2, 1)
"""EW-116: resources for a point, by the place of the Offering marker; 0: none."""
IDOL_BONUSES = {
    OFFERING: (
        "",
        "",
        effects("offering-2.space", [("gain", "tool", 1)]),
        effects("offering-3.space", [("gain", "vp", 2)]),
        effects("offering-4.space", [("gain", "food", 2)]),
        effects("offering-5.space", [("gain", "vp", 3)]),
        effects("offering-6.space", [("gain", "vp", 4)]),
    ),
    HONOUR: (
        "",
        "",
        effects("honour-2.space", [("gain", "food", 1)]),
        effects("honour-3.space", [("gain", "vp", 2)]),
        effects("honour-4.space", [("draw", 1)]),
        effects("honour-5.space", [("gain", "vp", 3)]),
        effects("honour-6.space", [("gain", "vp", 4)]),
    ),
}
"""EW-83, EW-84: the bonus of each space of a track, by its number; 0 is below the track."""
TRACK_END = 6
HONOUR_TABLES = (
    (0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 25),
    (0, 1, 3, 4, 6, 8, 10, 11, 13, 15, 17),
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
)
"""EW-117: points by buried cards for the first, the second and any later marker."""

MEGALITH_TILES = {
    "mt1": ((("gain", "food", 1), ("gain", "vp", 1), ("gain", "tool", 1), ()),
            ((), ("gain", "vp", 2), (), ("advance", OFFERING, 1))),
    "mt2": ((("gain", "tool", 1), (), ("gain", "vp", 2), ("gain", "food", 2)),
            (("gain", "vp", 1), ("advance", HONOUR, 1), (), ())),
    "mt3": (((), ("gain", "food", 2), ("gain", "vp", 1), ()),
            (("draw", 1), (), ("gain", "tool", 1), ("gain", "vp", 2))),
    "mt4": ((("gain", "vp", 2), (), ("gain", "food", 1), ("move_camp", 1)),
            ((), ("gain", "tool", 1), ("gain", "vp", 1), ())),
}  # fmt: skip
"""EW-20, EW-69: the bonus of each space of a tile, row by row."""
MEGALITH_PATTERNS = {
    "strip": ((0, 0), (0, 4), (0, 8), (0, 12)),
    "stair": ((0, 0), (0, 4), (2, 2), (2, 6)),
    "block": ((0, 0), (0, 4), (2, 0), (2, 4)),
}
"""EW-20: row and column of each tile's corner."""
PATTERNS_BY_PLAYERS = {1: ("strip", "stair"), 2: ("strip", "stair"), 3: ("stair", "block"), 4: ("block",)}
NEIGHBOUR_POINTS, LEVEL_2_POINTS, SUPPORT_POINTS = 1, 2, 1
"""EW-69, EW-70."""

# The solo Rival (designed) --------------------------------------------------------------------------------------

RIVAL_CARDS: tuple[Rivalry, ...] = tuple(
    Rivalry(f"rival-{column}-{level}", column, level, halves)
    for column in (INITIATE, DEVELOP, MIGRATE, HUNT)
    for level, halves in ((1, 6), (2, 4), (3, 2))
)
RIVALRIES = {row.id: row for row in RIVAL_CARDS}
RIVAL_LEVEL_POINTS = {INITIATE: 1, DEVELOP: 0, MIGRATE: 1, HUNT: 0}
"""EW-129: points per level of a Rival card."""
RIVAL_STONE_LEVEL, RIVAL_VILLAGE_LEVEL, RIVAL_VILLAGE_POINTS = 2, 3, 4
"""EW-131, EW-133."""
RIVAL_ANIMALS = {1: 1, 2: 1, 3: 2}
"""EW-134: Animals taken by level."""
RIVAL_FIRST_POINTS, RIVAL_HEX_POINTS, RIVAL_STACK_POINTS, RIVAL_VILLAGE_BENEFIT = 2, 1, 1, 1
RIVAL_STONE_POINTS = {1: 2, 2: 4}
"""EW-137."""
RIVAL_RESOURCES = 6
"""EW-138."""
DIFFICULTY = {"easy": 0, "normal": 15, "hard": 30, "brutal": 45}
"""EW-140."""

# By id ----------------------------------------------------------------------------------------------------------

PEOPLE = {row.id: row for row in (*STARTERS, *RECRUITS)}
RECRUIT_KINDS = tuple(row.id for row in RECRUITS)
CULTURE = {row.id: row for row in CULTURES}
CARDS: dict[str, Person | Culture] = {**PEOPLE, **CULTURE}
SPACE_BONUSES = {
    name: tuple(
        tuple(effects(f"{name}-{r}-{c}.space", [bonus]) if bonus else "" for c, bonus in enumerate(row))
        for r, row in enumerate(rows)
    )
    for name, rows in MEGALITH_TILES.items()
}
"""Programs of the spaces of the Megalith tiles."""

BOARD_MARKS: dict[str, Marks] = {
    place: marks(text)
    for place, text in {
        "food_track": "existence confirmed, values designed",
        "tool_track": "existence confirmed, values designed",
        INITIATE: "name translated, existence confirmed, values designed",
        DEVELOP: "name confirmed, existence confirmed, values designed",
        MIGRATE: "name translated, existence confirmed, values designed",
        HUNT: "name translated, existence confirmed, values designed",
        "rest": "procedure confirmed, values confirmed",
        "order": "existence confirmed, values designed",
        "stack": "existence confirmed, values designed",
        "village": "existence confirmed, values designed",
        "megaliths": "existence confirmed, shape designed, values designed",
        OFFERING: "existence confirmed, procedure confirmed, values designed",
        HONOUR: "existence confirmed, procedure confirmed, values designed",
        "stones": "existence confirmed, values designed",
        "rival": "existence confirmed, values designed",
    }.items()
}
"""How well the printed boards are known."""
