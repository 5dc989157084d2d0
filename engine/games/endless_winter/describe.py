"""Things on the board in words, for whoever points at them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.game import Description
from engine.core.words import Message, Value, Who, listing, msg
from engine.games.endless_winter.board import HEXES, JUNCTURES, spaces, squares
from engine.games.endless_winter.catalog import (
    BOARD_MARKS,
    BOTTOMS,
    FOOD_LIMITS,
    HONOUR_TABLES,
    IDOL_BONUSES,
    LABOUR_ICONS,
    LANDS,
    ORDER_BENEFITS,
    RATIOS,
    STACK_BENEFITS,
    STACKS,
    STONE_SLOTS,
    TOOL_LIMIT,
    VILLAGE_BENEFITS,
    VILLAGE_POINTS,
)
from engine.games.endless_winter.describe_cards import CARD_DESCRIBERS
from engine.games.endless_winter.names import (
    counted,
    hex_name,
    juncture_name,
    marks_name,
    place_name,
    program_name,
)
from engine.games.endless_winter.phases.columns import BOTTOM_RULES, MIDDLE_RULES, TOP_RULES
from engine.games.endless_winter.phases.land import influence, leaders
from engine.games.endless_winter.state import EndlessWinterState
from engine.games.endless_winter.vocabulary import COLUMNS, PLACES, TRACKS

Wint = EndlessWinterState


def describe(state: Wint, target: str) -> Description | None:
    """What a target is and gives; None if there is no such thing."""
    kind, _, name = target.partition(":")
    describer = DESCRIBERS.get(kind)
    return describer(state, name) if describer else None


# Columns and figures --------------------------------------------------------------------------------------------


def _figure(_state: Wint, name: str) -> Description | None:
    if name not in ("chief", "member"):
        return None
    rules = ("EW-32", "EW-33") if name == "chief" else ("EW-32",)
    return Description(Message(f"figure.{name}"), (Message(f"describe.figure.{name}"),), rules)


def _place(state: Wint, name: str) -> Description | None:
    if name not in PLACES:
        return None
    if name not in COLUMNS:
        return Description(place_name(name), (msg("describe.rest"), marks_name(BOARD_MARKS[name])), ("EW-40",))
    lines = (Message(f"describe.top.{name}"), Message(f"describe.middle.{name}"), *_bottom_lines(state, name))
    rules = (TOP_RULES[name], MIDDLE_RULES[name], BOTTOM_RULES[name], "EW-37")
    return Description(place_name(name), (*lines, marks_name(BOARD_MARKS[name])), rules)


def _bottom_lines(state: Wint, column: str) -> tuple[Message, Message]:
    effect = msg("describe.bottom", effects=program_name(BOTTOMS[column]))
    return effect, msg("describe.bottom_taken" if column in state.bottoms else "describe.bottom_free")


def _bottom(state: Wint, name: str) -> Description | None:
    if name not in COLUMNS:
        return None
    return Description(
        msg("bottom.name", column=place_name(name)), _bottom_lines(state, name), (BOTTOM_RULES[name], "EW-38")
    )


def _section(_state: Wint, name: str) -> Description | None:
    if name not in ("middle", "bottom"):
        return None
    return Description(Message(f"section.{name}"), (Message(f"describe.section.{name}"),), ("EW-37",))


# Boards ---------------------------------------------------------------------------------------------------------


def _number(name: str, limit: int) -> int | None:
    return int(name) if name.isdecimal() and int(name) < limit else None


def _hex(state: Wint, name: str) -> Description | None:
    place = _number(name, len(HEXES))
    if place is None:
        return None
    row = LANDS[state.lands[place]]
    leading = leaders(state, place)
    strengths = [(player, influence(tribe, place)) for player, tribe in enumerate(state.tribes)]
    who = [
        msg("describe.leads" if player in leading else "describe.follows", who=Who(player), n=n)
        for player, n in strengths
        if n
    ]
    benefit = msg("describe.land", effects=program_name(row.eclipse)) if row.eclipse else msg("describe.no_benefit")
    return Description(hex_name(state, place), (benefit, *who, marks_name(row.known)), ("EW-65", "EW-57", "EW-64"))


def _juncture(state: Wint, name: str) -> Description | None:
    if name not in JUNCTURES:
        return None
    owner = next((player for player, tribe in enumerate(state.tribes) if name in tribe.villages), None)
    who = [] if owner is None else [msg("describe.village_of", who=Who(owner))]
    title = msg("juncture.name", hexes=juncture_name(state, name))
    return Description(title, (msg("describe.juncture"), *who), ("EW-61", "EW-62", "EW-63"))


def _cell(name: str) -> tuple[int, int] | None:
    row, _, column = name.partition("-")
    return (int(row), int(column)) if row.isdecimal() and column.isdecimal() else None


def _owner(owner: int | None) -> list[Message]:
    if owner is None:
        return []
    return [msg("describe.neutral") if owner < 0 else msg("describe.megalith_of", who=Who(owner))]


def _space(state: Wint, name: str) -> Description | None:
    cell, board = _cell(name), spaces(state.pattern, tuple(state.tiles))
    if cell not in board:
        return None
    title = msg("space.name", row=cell[0] + 1, column=cell[1] + 1)
    bonus = msg("describe.space", effects=program_name(board[cell]))
    known = marks_name(BOARD_MARKS["megaliths"])
    return Description(title, (bonus, msg("describe.low"), *_owner(state.level1.get(cell)), known), ("EW-69", "EW-68"))


def _square(state: Wint, name: str) -> Description | None:
    cell = _cell(name)
    if cell not in squares(state.pattern):
        return None
    title = msg("square.name", row=cell[0] + 1, column=cell[1] + 1)
    return Description(title, (msg("describe.high"), *_owner(state.level2.get(cell))), ("EW-70",))


def _stack(_state: Wint, name: str) -> Description | None:
    stack = _number(name, len(STACKS))
    if stack is None:
        return None
    effect = msg("describe.stack", effects=program_name(STACK_BENEFITS[stack]))
    known = marks_name(BOARD_MARKS["stack"])
    return Description(msg("stack.name", stack=stack + 1), (effect, known), ("EW-73", "EW-67"))


def _village(_state: Wint, name: str) -> Description | None:
    slot = _number(name, len(VILLAGE_POINTS))
    if slot is None:
        return None
    points = msg("describe.village", points=counted("vp", VILLAGE_POINTS[slot]))
    effect = msg("describe.village_eclipse", effects=program_name(VILLAGE_BENEFITS[slot]))
    return Description(
        msg("village.name", slot=slot + 1), (points, effect, marks_name(BOARD_MARKS["village"])), ("EW-63", "EW-100")
    )


def _order(_state: Wint, name: str) -> Description | None:
    place = _number(name, len(ORDER_BENEFITS))
    if place is None:
        return None
    effect = msg("describe.eclipse", effects=program_name(ORDER_BENEFITS[place]))
    return Description(
        msg("source.order", place=place + 1), (effect, marks_name(BOARD_MARKS["order"])), ("EW-100", "EW-98")
    )


def _track(_state: Wint, name: str) -> Description | None:
    if name not in TRACKS:
        return None
    spaces_ = [(n, key) for n, key in enumerate(IDOL_BONUSES[name]) if key]
    bonuses = (msg("describe.track_space", space=n, effects=program_name(key)) for n, key in spaces_)
    lines = (Message(f"describe.track.{name}"), *_track_end(name), *bonuses, marks_name(BOARD_MARKS[name]))
    return Description(Message(f"track.{name}"), lines, ("EW-116" if name == "offering" else "EW-117", "EW-84"))


def _track_end(track: str) -> tuple[Message, ...]:
    if track == "offering":
        return (msg("describe.ratios", ratios=listing(RATIOS[1:])),)
    return tuple(msg("describe.table", rank=n + 1, points=listing(table)) for n, table in enumerate(HONOUR_TABLES))


BOARDS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "food": ("food_track", ("EW-36", "EW-4")),
    "tool": ("tool_track", ("EW-4",)),
    "camps": ("food_track", ("EW-58", "EW-4")),
    "stones": ("stones", ("EW-90",)),
}
"""Parts of the player board: the mark and the rules."""


def _board(_state: Wint, name: str) -> Description | None:
    if name not in BOARDS:
        return None
    mark, rules = BOARDS[name]
    params: dict[str, Value] = {
        "icons": listing(LABOUR_ICONS),
        "limits": listing(reversed(FOOD_LIMITS)),
        "most": TOOL_LIMIT,
        "slots": STONE_SLOTS,
    }
    return Description(
        Message(f"board.{name}"), (Message(f"describe.board.{name}", params), marks_name(BOARD_MARKS[mark])), rules
    )


def _player(state: Wint, name: str) -> Description | None:
    player = _number(name, len(state.tribes))
    if player is None:
        return None
    tribe = state.tribes[player]
    goods = msg("describe.goods", food=tribe.food, limit=tribe.food_limit, tools=tribe.tools)
    left = msg("describe.pieces", camps=tribe.camps_left, villages=tribe.villages_left, megaliths=sum(tribe.stacks))
    if player == state.rival_seat:
        return Description(msg("rival.name"), (left, msg("describe.rival_tribe")), ("EW-127", "EW-129"))
    return Description(msg("describe.player", who=Who(player)), (goods, left), ("EW-3", "EW-4"))


DESCRIBERS: Mapping[str, Callable[[Wint, str], Description | None]] = {
    **CARD_DESCRIBERS,
    "figure": _figure,
    "place": _place,
    "bottom": _bottom,
    "section": _section,
    "hex": _hex,
    "juncture": _juncture,
    "space": _space,
    "square": _square,
    "stack": _stack,
    "village": _village,
    "order": _order,
    "track": _track,
    "board": _board,
    "player": _player,
}
