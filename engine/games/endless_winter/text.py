"""Events and actions in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.actions import Action
from engine.core.events import HIDDEN, Event
from engine.core.words import Message, Value, Who, listing, msg
from engine.games.endless_winter import actions as act
from engine.games.endless_winter import events as ev
from engine.games.endless_winter.catalog import ANIMALS, CULTURE, PEOPLE, SETUPS, SIDES, STONES
from engine.games.endless_winter.names import (
    at_place,
    card_name,
    chief_name,
    counted,
    hex_name,
    juncture_name,
    place_name,
    price_name,
    program_name,
    source_name,
    species_name,
    stone_name,
)
from engine.games.endless_winter.phases.choice import Choosing, Trade
from engine.games.endless_winter.phases.columns import Column
from engine.games.endless_winter.phases.eclipse import program
from engine.games.endless_winter.phases.effects import Raising
from engine.games.endless_winter.phases.goods import food_labour
from engine.games.endless_winter.phases.megaliths import is_neutral
from engine.games.endless_winter.phases.payment import Select, labour_of
from engine.games.endless_winter.phases.prices import COLUMN, GIFT, Terms, price
from engine.games.endless_winter.state import KINDS, SPECIES, EndlessWinterState
from engine.games.endless_winter.vocabulary import BOOK

# The log --------------------------------------------------------------------------------------------------------


def tell(event: Event) -> Message | None:
    """The event as a line of the log; None for what another line says already."""
    teller = TELLERS.get(type(event))
    return teller(event) if teller else None


def half(halves: int) -> Message:
    """A number of halves as ``4`` or ``4½`` labour."""
    return msg("term.labour_half", whole=halves // 2) if halves % 2 else counted("labour", halves // 2)


def _drew(e: ev.Drew) -> Message:
    if HIDDEN in e.cards:
        return msg("log.drew_hidden", who=Who(e.player), n=len(e.cards))
    return msg("log.drew", who=Who(e.player), cards=listing(card_name(KINDS[card]) for card in e.cards))


def _gained(e: ev.Gained) -> Message | None:
    who, source = Who(e.player), source_name(e.source)
    if e.lost:
        return msg("log.gained_lost", who=who, what=counted(e.good, e.n), n=e.lost, source=source)
    return msg("log.gained", who=who, what=counted(e.good, e.n), source=source)


def _tribe_played(e: ev.TribePlayed) -> Message:
    key = "log.tribe_bonus" if e.bonus else "log.tribe"
    return Message(key, {"who": Who(e.player), "card": card_name(e.card), "labour": counted("labour", e.labour)})


def _revealed(e: ev.PileRevealed) -> Message:
    who, labour = Who(e.player), half(e.halves)
    if not e.cards:
        return msg("log.revealed_none", who=who, labour=labour)
    return msg("log.revealed", who=who, cards=listing(card_name(KINDS[card]) for card in e.cards), labour=labour)


def _megalith(e: ev.MegalithPlaced) -> Message:
    key = "log.megalith_neutral" if e.owner < 0 else "log.megalith"
    return Message(key, {"who": Who(e.player), "level": e.level, "row": e.row + 1, "column": e.column + 1})


def _learned(e: ev.Learned) -> Message:
    return Message(f"log.learned.{e.to}", {"who": Who(e.player), "card": card_name(e.card)})


def _setup(e: ev.SetupDealt) -> Message:
    row = SETUPS[e.card]
    things = [counted("food", row.food), counted("tool", row.tools), card_name(row.tribe)]
    things += [species_name(species) for species in row.animals]
    if row.camps:
        things.append(counted("camp", 1 + row.camps))
    return msg("log.setup", who=Who(e.player), things=listing(things))


TELLERS: Mapping[type[Event], Callable[[Any], Message | None]] = {
    ev.SetupDealt: _setup,
    ev.SideChosen: lambda e: msg("log.side", who=Who(e.player), chief=chief_name(e.side)),
    ev.RoundStarted: lambda e: msg("log.round", round=e.round, who=Who(e.player)),
    ev.OrderSet: lambda e: msg("log.order", order=listing(map(Who, e.order))),
    ev.CulturePlayed: lambda e: msg("log.culture", who=Who(e.player), card=card_name(e.card)),
    ev.Discarded: lambda e: msg("log.discarded", who=Who(e.player), card=card_name(KINDS[e.card])),
    ev.FigurePlaced: lambda e: Message(f"log.placed.{e.figure}", {"who": Who(e.player), "at": at_place(e.place)}),
    ev.TribePlayed: _tribe_played,
    ev.AbilityUsed: lambda e: msg("log.ability", who=Who(e.player), card=card_name(e.card)),
    ev.FoodSpent: lambda e: msg(
        "log.food_spent", who=Who(e.player), start=e.start, stop=e.stop, labour=counted("labour", e.labour)
    ),
    ev.Gained: _gained,
    ev.Paid: lambda e: msg("log.paid", who=Who(e.player), price=price_name((e.food, e.tools, e.labour))),
    ev.FoodLost: lambda e: msg("log.food_lost", who=Who(e.player), what=counted("food", e.n)),
    ev.Shuffled: lambda e: msg("log.shuffled", who=Who(e.player), n=e.n),
    ev.Drew: _drew,
    ev.Retrieved: lambda e: msg("log.retrieved", who=Who(e.player), card=card_name(KINDS[e.card])),
    ev.Buried: lambda e: Message(f"log.buried.{e.place}", {"who": Who(e.player), "card": card_name(KINDS[e.card])}),
    ev.Recruited: lambda e: Message(f"log.recruited.{e.to}", {"who": Who(e.player), "card": card_name(KINDS[e.card])}),
    ev.Learned: _learned,
    ev.Hunted: lambda e: msg("log.hunted", who=Who(e.player), animal=species_name(SPECIES[e.animal])),
    ev.Tipped: lambda e: msg("log.tipped", who=Who(e.player), animal=species_name(SPECIES[e.animal])),
    ev.StoneTaken: lambda e: msg("log.stone", who=Who(e.player), stone=stone_name(e.stone)),
    ev.CampPlaced: lambda e: msg("log.camp", who=Who(e.player), hex=source_name(f"hex:{e.hex}")),
    ev.CampMoved: lambda e: msg(
        "log.moved", who=Who(e.player), start=source_name(f"hex:{e.start}"), goal=source_name(f"hex:{e.goal}")
    ),
    ev.VillageBuilt: lambda e: msg("log.village", who=Who(e.player)),
    ev.Advanced: lambda e: msg("log.advanced", who=Who(e.player), track=Message(f"track.{e.track}"), space=e.space),
    ev.MegalithPlaced: _megalith,
    ev.StackEmptied: lambda e: msg("log.stack_emptied", who=Who(e.player), stack=e.stack + 1),
    ev.BottomTaken: lambda e: msg("log.bottom", who=Who(e.player), column=place_name(e.column)),
    ev.PileClosed: lambda e: msg("log.pile" if e.n else "log.no_pile", who=Who(e.player), n=e.n),
    ev.PileRevealed: _revealed,
    ev.ZoneFilled: lambda e: msg("log.zone", animals=listing(species_name(SPECIES[a]) for a in e.animals if a)),
    ev.DisplayFilled: lambda e: msg("log.display", cards=listing(card_name(card) for card in e.cards if card)),
    ev.StonesRemoved: lambda e: msg("log.stones_removed", n=len(e.stones)),
    ev.RivalTurned: lambda e: Message("log.rival", {"card": rival_name(e.card)}),
    ev.RivalBuried: lambda e: msg("log.rival_buried", who=Who(e.player), n=e.n),
    ev.GameEnded: lambda e: msg("log.end"),
}


def rival_name(card: str) -> Message:
    """``Hunt 2``."""
    _, column, level = card.split("-")
    return msg("rival.card", column=place_name(column), level=level)


# Buttons --------------------------------------------------------------------------------------------------------


def label(state: EndlessWinterState, action: Action) -> Message:
    """The action as the words on a button."""
    return LABELS[type(action)](state, action)


def terms_now(state: EndlessWinterState) -> Terms:
    """At what price deeds are done in the present frame."""
    frame = state.frames[-1]
    if isinstance(frame, Select):
        return frame.terms
    return COLUMN if isinstance(frame, Column) else GIFT


def _priced(key: str, state: EndlessWinterState, action: Action, **params: Any) -> Message:
    return Message(key, {**params, "price": price_name(price(state, action, terms_now(state)))})


def _play_tribe(state: EndlessWinterState, action: act.PlayTribe) -> Message:
    labour, bonus = labour_of(action.card, state.turn.column)
    key = "action.play_tribe_bonus" if bonus else "action.play_tribe"
    return Message(key, {"card": card_name(action.card), "labour": counted("labour", labour)})


def _spend_food(state: EndlessWinterState, action: act.SpendFood) -> Message:
    start = state.tribes[state.turn.player].food
    labour = counted("labour", food_labour(start, action.food))
    return msg("action.spend_food", start=start, stop=action.food, labour=labour)


def _choose(state: EndlessWinterState, action: act.Choose) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, Choosing)
    return msg("action.choose", effects=program_name(frame.options[action.option]))


def _exchange(state: EndlessWinterState, _action: act.Exchange) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, Trade)
    effect = BOOK[frame.program][frame.step]
    cost = listing(counted(good, n) for good, n in effect["cost"].items())
    return msg("action.exchange", cost=cost, effects=program_name(effect["effects"]))


def _benefit(state: EndlessWinterState, action: act.TakeBenefit) -> Message:
    kind, _, name = action.benefit.partition(":")
    source = hex_name(state, int(name)) if kind == "hex" else source_name(action.benefit)
    return msg("action.benefit", source=source, effects=program_name(program(state, action.benefit)))


def _descend(state: EndlessWinterState, action: act.Descend) -> Message:
    frame = state.frames[-1]
    column = frame.column if isinstance(frame, Column) else ""
    return Message(f"action.descend.{action.section}", {"middle": Message(f"middle.{column}")})


def _stone(stone: str) -> Value:
    return program_name(STONES[stone].eclipse or STONES[stone].end)


def _piece(state: EndlessWinterState, action: act.TakePiece) -> Message:
    frame = state.frames[-1]
    assert isinstance(frame, Raising)
    neutral = is_neutral(state.tribes[frame.player], action.stack)
    return Message("action.piece_neutral" if neutral else "action.piece", {"stack": action.stack + 1})


def _raise(_state: EndlessWinterState, action: act.Raise) -> Message:
    return Message(f"action.raise.{action.level}", {"row": action.row + 1, "column": action.column + 1})


LABELS: Mapping[type[Action], Callable[[EndlessWinterState, Any], Message]] = {
    act.ChooseSide: lambda s, a: msg(
        "action.side", chief=chief_name(a.side), effects=program_name(SIDES[a.side].program)
    ),
    act.PlayCulture: lambda s, a: msg(
        "action.play_culture", card=card_name(a.card), effects=program_name(CULTURE[a.card].play)
    ),
    act.Discard: lambda s, a: msg("action.discard", card=card_name(a.card)),
    act.PlaceFigure: lambda s, a: Message(f"action.place.{a.figure}", {"at": at_place(a.place)}),
    act.PlayTribe: _play_tribe,
    act.UseAbility: lambda s, a: msg(
        "action.ability", card=card_name(a.card), effects=program_name(PEOPLE[a.card].ability)
    ),
    act.SpendFood: _spend_food,
    act.Recruit: lambda s, a: _priced(f"action.recruit.{a.to}", s, a, card=card_name(a.card)),
    act.Learn: lambda s, a: _priced(f"action.learn.{a.to}", s, a, card=card_name(a.card)),
    act.Hunt: lambda s, a: _priced("action.hunt", s, a, animal=species_name(a.species)),
    act.TakeStone: lambda s, a: _priced("action.stone", s, a, stone=stone_name(a.stone), effects=_stone(a.stone)),
    act.PlaceCamp: lambda s, a: _priced("action.camp", s, a, hex=hex_name(s, a.hex)),
    act.MoveCamp: lambda s, a: _priced("action.move", s, a, start=hex_name(s, a.start), goal=hex_name(s, a.goal)),
    act.BuildVillage: lambda s, a: _priced("action.village", s, a, juncture=juncture_name(s, a.juncture)),
    act.Bury: lambda s, a: _priced(f"action.bury.{a.place}", s, a, card=card_name(a.card)),
    act.Retrieve: lambda s, a: msg("action.retrieve", card=card_name(a.card)),
    act.Tip: lambda s, a: msg(
        "action.tip", animal=species_name(a.species), effects=program_name(ANIMALS[a.species].tip)
    ),
    act.Advance: lambda s, a: msg("action.advance", track=Message(f"track.{a.track}")),
    act.TakePiece: _piece,
    act.Raise: _raise,
    act.Choose: _choose,
    act.Exchange: _exchange,
    act.Draw: lambda s, a: msg("action.draw"),
    act.Decline: lambda s, a: msg("action.decline"),
    act.Descend: _descend,
    act.UseBottom: lambda s, a: Message(f"action.bottom.{a.column}"),
    act.EndTurn: lambda s, a: msg("action.end_turn"),
    act.SetAside: lambda s, a: msg("action.set_aside", card=card_name(a.card)),
    act.ClosePile: lambda s, a: msg("action.close_pile"),
    act.TakeBenefit: _benefit,
    act.TakeAll: lambda s, a: msg("action.take_all"),
    act.LeavePart: lambda s, a: msg("action.leave_part"),
    act.EndBenefits: lambda s, a: msg("action.end_benefits"),
}
