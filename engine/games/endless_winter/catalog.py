"""The numbers of the game, the printed boards, and everything printed by its id.

Of what is printed here and in ``catalog_cards`` it is said how well it is known. A value marked ``designed`` was made
for this project because the published one was not found; a published value replaces it by changing its row, nothing
else. Labour is in whole points unless a name ends in ``HALVES`` (EW-5).
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.endless_winter.catalog_cards import (
    ANIMAL_KINDS,
    CHIEF_SIDES,
    CULTURES,
    RECRUITS,
    RIVAL_CARDS,
    SACRED_STONES,
    SETUP_CARDS,
    STARTERS,
)
from engine.games.endless_winter.printed import Culture, Land, Marks, Person, effects, land, marks
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
STONE_SPACES = {1: 4, 2: 4, 3: 6, 4: 8}
"""EW-9: Stones of each era by number of players."""
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

SETUPS = {row.id: row for row in SETUP_CARDS}
SIDES = {row.id: row for row in CHIEF_SIDES}
ANIMALS = {row.id: row for row in ANIMAL_KINDS}
STONES = {row.id: row for row in SACRED_STONES}
RIVALRIES = {row.id: row for row in RIVAL_CARDS}
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
