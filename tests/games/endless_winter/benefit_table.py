"""What every card, Stone, Chief side, hex and board space gives, copied by hand from the component lists.

Each row is: the actions that are chosen, and what changes in the scene of ``test_benefits``. ``hand`` counts cards in
hand beside the one that is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Row: TypeAlias = tuple[str, Mapping[str, int]]

CULTURE: Mapping[str, Row] = {
    "fire-keeping": ("", {"food": 3}),
    "flint-knapping": ("", {"tools": 2}),
    "hide-tanning": ("", {"labour": 2}),
    "oral-tradition": ("", {"hand": 2}),
    "burial-rites": ("bury tribesman hand", {"hand": -1, "buried": 1, "honour": 1}),
    "spear-thrower": ("hunt glyptodon", {"upright": 1}),
    "basket-weaving": ("", {"food": 2, "tools": 1}),
    "standing-stone": ("take_piece 1, raise 1 0 3", {"megaliths": 1}),
    "drum-circle": ("advance offering", {"offering": 1}),
    "snowshoes": ("move_camp 0 1, move_camp 1 7, move_camp 2 8", {"moved": 3}),
    "tent-making": ("place_camp 1", {"camps": 1}),
    "bone-needles": ("choose 1", {"tools": 2}),
    "herb-lore": ("retrieve brave", {"hand": 1}),
    "meat-smoking": ("tip glyptodon", {"food": 3, "tools": 1, "tipped": 1, "upright": -1}),
    "kinship": ("recruit shaman hand", {"food": -1, "hand": 1}),
    "star-watching": ("learn herb-lore hand", {"hand": 1}),
    "barter": ("choose 0", {"food": -2, "tools": 2, "points": 1}),
    "shared-feast": ("exchange", {"food": -2, "points": 4}),
    "stone-hauling": ("exchange, take_piece 1, raise 1 0 3", {"tools": -1, "megaliths": 1, "points": 1}),
    "trophy-display": ("", {"points": 3}),
    "ceremonial-fire": ("exchange, advance offering, advance honour", {"food": -2, "offering": 1, "honour": 1}),
    "blade-workshop": ("", {"tools": 3, "points": 1}),
    "great-feast": ("exchange", {"food": -4, "points": 7}),
    "ancestor-cult": ("", {"points": 2}),
    "monument-raising": (
        "take_piece 1, raise 1 0 3, take_piece 1, raise 1 0 4",
        {"megaliths": 2, "points": 1, "tools": 1},
    ),
    "long-march": ("move_camp 0 1, decline", {"moved": 1, "points": 1}),
    "winter-houses": ("build_village j06", {"villages": 1, "camps": -3, "points": 4}),
    "great-hunt": ("hunt woolly-mammoth", {"upright": 1}),
    "tusk-carving": ("", {"points": 3}),
    "dog-companions": ("", {"labour": 4}),
    "clan-council": ("", {"hand": 3}),
    "rite-of-passage": ("recruit shaman hand, recruit scout hand", {"food": -1, "hand": 2}),
    "way-markers": ("place_camp 0, move_camp 0 3, decline", {"camps": 1, "moved": 1}),
    "winter-stores": ("", {"food": 4, "tools": 1}),
    "sun-stone": ("take_stone s2_01", {"stones": 1}),
    "funeral-mound": ("bury tribesman hand, bury brave discard", {"hand": -1, "buried": 2}),
    "sky-lore": ("learn twin-idols hand", {"hand": 1}),
    "twin-idols": ("", {"offering": 1, "honour": 1}),
    "trade-gathering": ("choose 0, choose 1", {"food": 3, "points": 2}),
    "song-of-ages": ("", {"points": 1}),
}
"""Culture cards, when played."""

OPTIONS: Mapping[str, tuple[Row, ...]] = {
    "bone-needles": (("choose 0", {"food": 3}), ("choose 2", {"labour": 2})),
    "barter": (("choose 1", {"tools": -1, "food": 3, "points": 1}),),
    "trade-gathering": (
        ("choose 1, choose 0", {"food": 3, "tools": 2}),
        ("choose 2, choose 2", {"hand": 1, "points": 2}),
    ),
    "drum-circle": (("advance honour", {"honour": 1}),),
    "funeral-mound": (("bury tribesman hand, decline", {"hand": -1, "buried": 1}), ("decline", {})),
    "shared-feast": (("decline", {}),),
}
"""Other ways to use them."""

PEOPLE: Mapping[str, tuple[int, str, int]] = {
    "tribesman": (1, "", 0),
    "tribeswoman": (1, "initiate", 1),
    "brave": (2, "hunt", 1),
    "shaman": (1, "", 0),
    "elder": (2, "initiate", 1),
    "hunter": (1, "hunt", 2),
    "artisan": (1, "develop", 2),
    "scout": (1, "migrate", 2),
}
"""Labour, bonus column, bonus."""

ABILITIES: Mapping[str, Row] = {
    "shaman": ("advance honour", {"food": -1, "honour": 1}),
    "elder": ("bury brave discard", {"buried": 1}),
    "hunter": ("tip ground-sloth", {"food": 4, "tipped": 1, "upright": -1}),
    "artisan": ("", {"food": -1, "tools": 2}),
    "scout": ("move_camp 0 1", {"moved": 1}),
}
"""Abilities, when used in Migrate."""

ECLIPSE: Mapping[str, tuple[Row, ...]] = {
    "tribeswoman": (("", {"food": 1}),),
    "brave": (("", {"tools": 1}),),
    "shaman": (("advance offering", {"offering": 1}),),
    "elder": (("choose 0", {"hand": 1}), ("choose 1, bury brave discard", {"buried": 1})),
    "hunter": (("", {"food": 2}),),
    "artisan": (("choose 0", {"tools": 2}), ("choose 1, take_piece 1, raise 1 0 3", {"tools": -1, "megaliths": 1})),
    "scout": (("move_camp 0 1, move_camp 1 7", {"moved": 2}),),
}
"""Eclipse abilities."""

STONES: Mapping[str, Row] = {
    "s1_01": ("", {"points": 3}),
    "s1_02": ("", {"points": 2, "food": 1}),
    "s1_03": ("", {"points": 2, "tools": 1}),
    "s1_04": ("", {"food": 3}),
    "s1_05": ("", {"tools": 2}),
    "s1_06": ("bury brave discard", {"buried": 1, "points": 1}),
    "s1_07": ("tip glyptodon", {"food": 2, "tools": 1, "tipped": 1, "upright": -1, "points": 1}),
    "s1_08": ("", {"offering": 1}),
    "s1_09": ("", {"honour": 1}),
    "s1_10": ("move_camp 0 1, move_camp 1 7", {"moved": 2, "points": 1}),
    "s2_01": ("", {"points": 5}),
    "s2_02": ("take_piece 1, raise 1 0 3", {"megaliths": 1, "points": 2}),
}
"""Eclipse Stones."""

CHIEFS: Mapping[str, tuple[str, Row]] = {
    "tuskbreaker-a": ("hunt", ("", {"labour": 1, "hunt:tool": 1})),
    "tuskbreaker-b": ("hunt rest", ("", {"food": 3})),
    "thunderclaw-a": ("initiate", ("", {"recruit:food": 1})),
    "thunderclaw-b": ("initiate rest", ("exchange", {"food": -1, "honour": 1})),
    "stonecarver-a": ("develop", ("exchange, take_piece 1, raise 1 0 3", {"tools": -1, "megaliths": 1})),
    "stonecarver-b": ("develop rest", ("", {"tools": 2})),
    "handeye-a": ("initiate develop rest", ("", {"hand": 1})),
    "handeye-b": ("initiate develop migrate hunt", ("exchange", {"food": -1, "pass": 1})),
    "firewolf-a": ("migrate", ("move_camp 0 1, move_camp 1 7, decline", {"moved": 2})),
    "firewolf-b": ("migrate", ("exchange, place_camp 2", {"food": -1, "camps": 1})),
}
"""Chief sides: where they work, and what they do when the bottoms are taken."""

LANDS: Mapping[str, Row | None] = {
    "base": None,
    "forest": ("", {"food": 2}),
    "plains": ("", {"food": 1, "points": 1}),
    "flint-hills": ("", {"tools": 2}),
    "mountain": ("", {"points": 2}),
    "lake": ("", {"hand": 1}),
    "sacred-valley": ("advance offering", {"offering": 1}),
    "glacier": None,
}
"""Terrain, for its leaders in the Eclipse."""

STACKS: tuple[Row, ...] = (
    ("", {"food": 2}),
    ("", {"tools": 1}),
    ("", {"points": 2}),
    ("", {"points": 3}),
    ("advance honour", {"honour": 1}),
)
"""Empty Megalith stacks."""

VILLAGES: tuple[Row, ...] = (
    ("", {"food": 1, "points": 1}),
    ("", {"points": 2, "tools": 1}),
    ("", {"points": 4}),
)
"""Places of Villages that were built."""

ORDER: tuple[tuple[Row, ...], ...] = (
    (("advance honour", {"honour": 1}), ("advance offering", {"offering": 1})),
    (("choose 0", {"food": 2}), ("choose 1", {"tools": 1})),
    (("choose 0", {"food": 2}), ("choose 1", {"tools": 1})),
    (("", {"food": 1}),),
)
"""Places in the turn order."""

SPACES: Mapping[str, tuple[tuple[Mapping[str, int], ...], ...]] = {
    "mt1": (({"food": 1}, {"points": 1}, {"tools": 1}, {}), ({}, {"points": 2}, {}, {"offering": 1})),
    "mt2": (({"tools": 1}, {}, {"points": 2}, {"food": 2}), ({"points": 1}, {"honour": 1}, {}, {})),
    "mt3": (({}, {"food": 2}, {"points": 1}, {}), ({"hand": 1}, {}, {"tools": 1}, {"points": 2})),
    "mt4": (({"points": 2}, {}, {"food": 1}, {"moved": 1}), ({}, {"tools": 1}, {"points": 1}, {})),
}
"""Spaces of the Megalith tiles."""
