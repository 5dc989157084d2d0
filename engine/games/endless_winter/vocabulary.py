"""The closed vocabulary that cards, stones, tiles and boards are written in."""

from __future__ import annotations

from collections.abc import Mapping

from engine.components.effects import Book, Executor, Reader, counts_of, number, one_of, program, programs

COLUMNS = INITIATE, DEVELOP, MIGRATE, HUNT = ("initiate", "develop", "migrate", "hunt")
REST = "rest"
PLACES = (*COLUMNS, REST)
"""Where a figure can be put (EW-32)."""

TRACKS = OFFERING, HONOUR = ("offering", "honour")
GOODS = ("food", "tool")
"""What a player stores (EW-3)."""
PURCHASES = ("recruit", "learn", "hunt")

METRICS = (
    "buried_cards",
    "upright_animals",
    "animal_types",
    "villages",
    "megaliths_placed",
    "culture_owned",
    "recruits_owned",
    "lower_idol_steps",
    "hexes_led",
)
"""What points are counted by."""

WORDS: Mapping[str, Mapping[str, Reader]] = {
    "gain": {"good": one_of(*GOODS, "vp", "labour"), "n": number},
    "gain_per": {"good": one_of("vp"), "n": number, "per": one_of(*METRICS), "max": number},
    "choose": {"n": number, "options": programs},
    "pay": {"cost": counts_of(*GOODS), "effects": program},
    "draw": {"n": number},
    "retrieve": {"n": number},
    "bury": {"n": number},
    "advance": {"track": one_of(*TRACKS, "any"), "n": number},
    "place_megalith": {"n": number},
    "place_camp": {"n": number},
    "move_camp": {"n": number},
    "build_village": {"n": number},
    "hunt": {"n": number, "labour_off": number, "tool_off": number},
    "tip": {"n": number},
    "recruit": {"n": number, "food_off": number},
    "learn": {"n": number, "labour_off": number, "tool_off": number},
    "take_stone": {"n": number, "labour_off": number},
    "discount": {"action": one_of(*PURCHASES), "resource": one_of(*GOODS, "labour"), "n": number},
    "use_taken_bottom": {},
}

BOOK = Book(WORDS)
EXECUTOR = Executor(BOOK)
