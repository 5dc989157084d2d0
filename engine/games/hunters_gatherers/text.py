"""Events and actions in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.words import Message, Who, msg
from engine.games.hunters_gatherers import actions as act
from engine.games.hunters_gatherers import events as ev
from engine.games.hunters_gatherers.names import cell_name, spot_cell, tile_name, zone_name
from engine.games.hunters_gatherers.phases.powers import ShamanCall
from engine.games.hunters_gatherers.state import HuntersGatherersState
from engine.games.hunters_gatherers.tiles import any_tile


def tell(event: Event) -> Message | None:
    """The event as a line of the log; None for what another line says already."""
    teller = TELLERS.get(type(event))
    return teller(event) if teller else None


def _tile_placed(event: ev.TilePlaced) -> Message:
    tile = tile_name(any_tile(event.tile))
    return msg("log.tile_placed", who=Who(event.player), tile=tile, where=cell_name(event.x, event.y))


def _returned(event: ev.PieceReturned) -> Message:
    way = {"HG-62": "called", "HG-46": "left"}.get(event.rule, "returned")
    return msg(f"log.{way}.{event.role}", who=Who(event.player), where=spot_cell(event.spot))


TELLERS: dict[type[Event], Callable[[Any], Message]] = {
    ev.GameStarted: lambda e: msg("log.started", who=Who(e.player)),
    ev.TileSetAside: lambda e: msg("log.tile_set_aside", tile=tile_name(any_tile(e.tile))),
    ev.TilePlaced: _tile_placed,
    ev.PiecePlaced: lambda e: msg(f"log.placed.{e.role}", who=Who(e.player), where=spot_cell(e.spot)),
    ev.PieceWithheld: lambda e: msg("log.withheld", who=Who(e.player)),
    ev.FeatureCompleted: lambda e: msg(f"log.completed.{e.kind}", who=Who(e.player)),
    ev.Scored: lambda e: msg(f"log.scored.{e.line.kind}", who=Who(e.player), n=e.line.points),
    ev.PieceReturned: _returned,
    ev.BonusEarned: lambda e: msg("log.bonus" if e.left else "log.no_bonus_left", who=Who(e.player)),
    ev.AnimalsHunted: lambda e: msg("log.hunted", n=len(e.places)),
    ev.GameEnded: lambda e: msg("log.ended"),
}


def label(state: HuntersGatherersState, action: Action) -> Message:
    """The action as the words on a button."""
    return LABELS[type(action)](state, action)


def _label_tile(state: HuntersGatherersState, action: act.PlaceTile) -> Message:
    cell = cell_name(action.x, action.y)
    if action.rotation:
        return msg("action.place_tile_turned", cell=cell, n=action.rotation)
    return msg("action.place_tile", cell=cell)


def _label_piece(state: HuntersGatherersState, action: act.PlacePiece) -> Message:
    zone = zone_name(state, state.zone_at(action.x, action.y, action.zone))
    return msg(f"action.place.{action.role}", zone=zone)


def _label_decline(state: HuntersGatherersState, action: act.Decline) -> Message:
    calling = isinstance(state.frames[-1], ShamanCall)
    return msg("action.call_nobody" if calling else "action.place_nothing")


LABELS: dict[type[Action], Callable[[HuntersGatherersState, Any], Message]] = {
    act.PlaceTile: _label_tile,
    act.PlacePiece: _label_piece,
    act.TakeBack: lambda s, a: msg(f"action.take_back.{a.role}", cell=cell_name(a.x, a.y)),
    act.Decline: _label_decline,
}
