"""What is impossible about a state of the right shape, and the land built again from its tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.events import HIDDEN
from engine.games.hunters_gatherers.catalog import START
from engine.games.hunters_gatherers.layout import STRIDE, Layout, clear_animals, fits_somewhere, lay
from engine.games.hunters_gatherers.phases.piece import WATERS
from engine.games.hunters_gatherers.phases.tile import TilePlacement
from engine.games.hunters_gatherers.phases.turn import Turn
from engine.games.hunters_gatherers.scoring import zones_near
from engine.games.hunters_gatherers.state import HUTS, MEMBERS, PLAYERS, HuntersGatherersState, Placed, cell_of
from engine.games.hunters_gatherers.supply import seen_tiles
from engine.games.hunters_gatherers.tiles import agrees, pile, tiles


def problems(state: HuntersGatherersState) -> list[str]:
    """Everything that is wrong with the first part of a state in which anything is; the later parts rest on it."""
    parts = (tile_problems, piece_problems, player_problems, frame_problems)
    return next((found for part in parts if (found := list(part(state)))), [])


def tile_problems(state: HuntersGatherersState) -> Iterator[str]:
    """Tiles that do not exist, lie where they cannot, or are in two places at once."""
    known = tiles(state.options.edition)
    in_play = [p.tile for p in state.placed] + state.set_aside + [state.drawn or START[state.options.edition]]
    unknown = [t for t in (*in_play, *state.land, *state.bonus) if t not in known and t != HIDDEN]
    if unknown or HIDDEN in in_play:
        yield f"unknown tiles {unknown[:3]}"
    elif not state.placed or state.placed[0].tile != START[state.options.edition]:
        yield "the first tile on the table is not the start tile"
    else:
        yield from pile_problems(state, False)
        yield from pile_problems(state, True)


def pile_problems(state: HuntersGatherersState, bonus: bool) -> Iterator[str]:
    """Every tile must be in exactly one place; what is covered in a pile may be any of the rest."""
    left = Counter(pile(state.options.edition, bonus))
    stack = state.bonus if bonus else state.land
    left.subtract([*seen_tiles(state, bonus), *(tile for tile in stack if tile != HIDDEN)])
    if min(left.values()) < 0 or left.total() != stack.count(HIDDEN):
        yield f"the {'bonus' if bonus else 'land'} tiles do not add up"


def rebuild(state: HuntersGatherersState) -> Iterator[str]:
    """Build the land from the tiles in the order in which they were laid. Stops at one that does not fit."""
    state.layout = Layout()
    for n, placed in enumerate(state.placed):
        if not lies_well(state, placed, n):
            yield f"tile {n} does not fit at {placed.x}, {placed.y}"
            return
        lay(state.layout, state.type_of(placed.tile), cell_of(placed), placed.rotation)
    if not set(state.hunted) <= set(huntable(state)) or len(set(state.hunted)) < len(state.hunted):
        yield "animals cannot have been hunted there"
        return
    for zone in state.hunted:
        clear_animals(state.layout, zone, state.zone(zone).tally)


def huntable(state: HuntersGatherersState) -> list[int]:
    """The zones whose animals a hunting trap on the table can have taken (HG-64)."""
    trap = state.layout.powers.get("hunting_trap")
    return [] if trap is None else zones_near(state, trap)


def lies_well(state: HuntersGatherersState, placed: Placed, n: int) -> bool:
    """Whether the n-th tile may lie where it does (HG-8, HG-9)."""
    if not 0 <= placed.rotation < 4:
        return False
    wanted = state.layout.frontier.get(cell_of(placed))
    return n == 0 or (wanted is not None and agrees(state.type_of(placed.tile).sides[placed.rotation], wanted))


def is_zone(state: HuntersGatherersState, zone: int) -> bool:
    """Whether a zone number exists on the table."""
    n, k = divmod(zone, STRIDE)
    return 0 <= n < len(state.placed) and k < len(state.tile(n).zones)


def piece_problems(state: HuntersGatherersState) -> Iterator[str]:
    """Pieces in impossible places, too many or too few of them."""
    zones = [*state.members, *state.huts]
    if not all(is_zone(state, zone) for zone in zones):
        yield "a piece stands on a zone that does not exist"
        return
    numbers = [zone // STRIDE for zone in zones]
    if 0 in numbers or len(set(numbers)) != len(numbers):
        yield "a piece stands on the start tile, or two on one tile"
    if any(state.zone(zone).kind not in WATERS for zone in state.huts):
        yield "a hut stands on dry land"
    if any(state.zone(zone).kind == "lake" for zone in state.members):
        yield "a tribe member stands in a lake"
    yield from supply_problems("tribe members", state.members, state.members_left, MEMBERS)
    yield from supply_problems("huts", state.huts, state.huts_left, HUTS[state.options.edition])


def supply_problems(name: str, standing: dict[int, int], left: list[int], each: int) -> Iterator[str]:
    """Every player's pieces are on the table or in the supply (HG-2)."""
    on_table = Counter(standing.values())
    if any(left[p] < 0 or left[p] + on_table[p] != each for p in range(len(left))) or on_table.total() + sum(
        left
    ) != each * len(left):
        yield f"the {name} do not add up"


def player_problems(state: HuntersGatherersState) -> Iterator[str]:
    """Numbers of players out of range."""
    players = range(state.players)
    if state.players not in PLAYERS:
        yield f"{state.players} cannot play this game"
    frames = [getattr(frame, "player", 0) for frame in state.frames]
    if len(state.members_left) != len(players) or len(state.huts_left) != len(players):
        yield "the supplies do not fit the number of players"
    elif any(p not in players for p in (*frames, *(line.player for line in state.earned))):
        yield "there is no such player"


def frame_problems(state: HuntersGatherersState) -> Iterator[str]:
    """Steps of a turn that cannot be taken."""
    places = [i for i, frame in enumerate(state.frames) if isinstance(frame, TilePlacement)]
    on_top = [len(state.frames) - 1] if state.drawn is not None else []
    if places != on_top:
        yield "a tile is drawn exactly while it is being placed"
    elif state.drawn is not None and not fits_somewhere(state.layout, state.type_of(state.drawn)):
        yield "the drawn tile fits nowhere"
    if len(state.placed) < 2 and any(not isinstance(f, (Turn, TilePlacement)) for f in state.frames[-1:]):
        yield "no tile has been laid yet"
