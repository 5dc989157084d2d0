"""Each offered action's worth, with reasons a person can read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeAlias

from engine.core.actions import Action
from engine.core.frames import Decision
from engine.core.game import Appraisal
from engine.core.words import Message
from engine.games.endless_winter import actions as act
from engine.games.endless_winter.catalog import BOTTOMS, CULTURE, PEOPLE, SIDES
from engine.games.endless_winter.judge.ground import low_worth
from engine.games.endless_winter.judge.plans import LATER_USE, Plans
from engine.games.endless_winter.judge.rates import general, labour_yield
from engine.games.endless_winter.judge.worth import Worth
from engine.games.endless_winter.phases.cards import kinds
from engine.games.endless_winter.phases.choice import Choosing, Trade
from engine.games.endless_winter.phases.columns import Column
from engine.games.endless_winter.phases.eclipse import Benefits, program
from engine.games.endless_winter.phases.megaliths import high_points, is_neutral
from engine.games.endless_winter.phases.payment import Payment, Select, labour_of
from engine.games.endless_winter.phases.prices import COLUMN, GIFT, Terms, price
from engine.games.endless_winter.state import EndlessWinterState
from engine.games.endless_winter.vocabulary import BOOK

PLACES_USED = {1: 2.0, 2: 2.8, 3: 3.4, 4: 3.6}
"""How often a Chief's effect comes to use in a game, by the number of its places."""
WASTE = 0.05
"""What tells equal choices apart: doing nothing is better than doing something for nothing."""

Verdict: TypeAlias = tuple[float, tuple[Message, ...]]


@cache
def reason(key: str, n: int) -> tuple[Message, ...]:
    """One reason with its number of points."""
    return (Message(f"reason.{key}", {"n": n}),)


def because(value: float, key: str) -> Verdict:
    """A worth with its reason; a worth that rounds to nothing needs none."""
    n = round(value)
    return value, reason(key, n) if n > 0 else ()


class Actor:
    """Judges the choices of one player at one moment."""

    def __init__(self, state: EndlessWinterState, player: int) -> None:
        self.state, self.player, self.frame = state, player, state.frames[-1]
        self.tribe = state.tribes[player]
        self.worth = Worth(state, player)
        self.plans = Plans(self.worth)
        self._columns: dict[str, float] = {}

    def appraise(self, decision: Decision) -> list[Appraisal]:
        """One appraisal for each action, in their order."""
        return [Appraisal(action, *JUDGES[type(action)](self, action)) for action in decision.actions]

    # Turns -------------------------------------------------------------------------------------------------------

    def side(self, action: act.ChooseSide) -> Verdict:
        """A Chief side by how often it will work."""
        row = SIDES[action.side]
        return because(general(row.program) * PLACES_USED[len(row.places)], "chief_often")

    def culture(self, action: act.PlayCulture) -> Verdict:
        """What the card does, less the card that must go for it."""
        value = self.worth.program(CULTURE[action.card].play)
        if self.state.turn.cultures:
            others = [self.worth.hold(kind) for kind in kinds(self.tribe.hand) if kind != action.card]
            value -= min(others, default=0.0)
        return because(value - WASTE, "effect")

    def figure(self, action: act.PlaceFigure) -> Verdict:
        """A turn in that place, planned through."""
        place = action.place
        if place not in self._columns:
            self._columns[place] = self.plans.place("member", place)
        chief = self.plans.chief(action.figure, place)
        reasons = reason("plan", round(self._columns[place]))
        if place in BOTTOMS and place not in self.state.bottoms:
            reasons += (Message("reason.bottom_free"),)
        if chief > WASTE:
            reasons += reason("chief", round(chief))
        return self._columns[place] + chief, reasons

    def play(self, action: act.PlayTribe) -> Verdict:
        """A Tribe card for labour that is missing, or for its ability."""
        hold, kind = self.worth.hold(action.card), action.card
        labour, bonus = labour_of(kind, self.state.turn.column)
        why = (Message("reason.bonus_here"),) if bonus else ()
        if isinstance(self.frame, Payment):
            useful = min(labour, self.frame.missing(self.state))
            return -hold / useful - WASTE * (labour - useful), why
        row = PEOPLE[kind]
        usable = row.ability and row.ability_column in ("", self.state.turn.column)
        return (self.worth.program(row.ability) if usable else 0.0) - hold - WASTE, why

    def food(self, action: act.SpendFood) -> Verdict:
        """Food for labour."""
        return -self.worth.food_rate * (self.tribe.food - action.food) - WASTE, ()

    def descend(self, action: act.Descend) -> Verdict:
        """Down, when nothing here is worth its price."""
        if action.section == "bottom" or not isinstance(self.frame, Column):
            return 0.0, ()
        return 0.0, (Message("reason.nothing_here"),)

    def pile(self, action: act.SetAside) -> Verdict:
        """A card in the Eclipse pile against the same card in the next hand."""
        worth = self.worth
        later = 0.9 * general(CULTURE[action.card].play) if action.card in CULTURE else labour_yield(action.card)
        value = worth.in_pile(action.card) - worth.labour_rate * later
        return because(value - WASTE, "eclipse")

    # Deeds -------------------------------------------------------------------------------------------------------

    def deed(self, action: Action) -> Verdict:
        """What a deed brings beyond its price."""
        terms = self._terms()
        food, tools, labour = price(self.state, action, terms)
        gain = self.plans.gain(action) if not isinstance(action, act.MoveCamp) else self._move(action)
        value = gain - self.worth.cost(food, tools) - labour_charge(self.worth, labour)
        return value - WASTE, reason(WHY[type(action)], round(gain)) if gain >= 0.5 else ()

    def _terms(self) -> Terms:
        if isinstance(self.frame, Select):
            return self.frame.terms
        return COLUMN if isinstance(self.frame, Column) else GIFT

    def _move(self, action: act.MoveCamp) -> float:
        more = self.frame.left - 1 if isinstance(self.frame, Select) else 1
        return self.worth.ground.move(action.start, action.goal, more)

    def megalith(self, action: act.Raise) -> Verdict:
        """Points and bonus of the place."""
        cell = (action.row, action.column)
        if action.level == 2:
            return because(float(high_points(self.state, self.player, cell)), "megalith")
        return because(low_worth(self.state, self.player, cell, self.worth.program), "megalith")

    def piece(self, action: act.TakePiece) -> Verdict:
        """What the stack gives when it is empty; a neutral piece makes no neighbours."""
        neutral = is_neutral(self.tribe, action.stack)
        return because(self.worth.stack(action.stack) + (0.0 if neutral else 0.4) + WASTE, "stack")

    # Effects -----------------------------------------------------------------------------------------------------

    def program(self, key: str) -> Verdict:
        """A program carried out now."""
        return because(self.worth.program(key), "effect")

    def option(self, action: act.Choose) -> Verdict:
        """One option of a choice."""
        assert isinstance(self.frame, Choosing)
        return self.program(self.frame.options[action.option])

    def exchange(self, _action: act.Exchange) -> Verdict:
        """An offered exchange."""
        assert isinstance(self.frame, Trade)
        effect = BOOK[self.frame.program][self.frame.step]
        return because(self.worth.exchange(effect) - WASTE, "exchange")

    def all_benefits(self) -> float:
        """All that is left of an Eclipse."""
        assert isinstance(self.frame, Benefits)
        items = self.frame.open_items(self.state)
        return sum(self.worth.program(program(self.state, item)) for _, item in items)


def labour_charge(worth: Worth, labour: int) -> float:
    """What labour for a deed costs beyond the pool, which is lost at the end of the turn anyway (EW-23)."""
    missing = max(0, labour - worth.state.turn.labour)
    return missing * (LATER_USE * worth.labour_rate + 0.1)


WHY: Mapping[type[Action], str] = {
    act.Recruit: "recruit",
    act.Learn: "learn",
    act.Hunt: "animal",
    act.TakeStone: "stone",
    act.PlaceCamp: "land",
    act.MoveCamp: "land",
    act.BuildVillage: "village",
    act.Bury: "burial",
    act.Tip: "effect",
    act.Advance: "step",
    act.Retrieve: "card",
}
NOTHING: Verdict = (0.0, ())

JUDGES: Mapping[type[Action], Callable[[Actor, Any], Verdict]] = {
    act.ChooseSide: Actor.side,
    act.PlayCulture: Actor.culture,
    act.Discard: lambda actor, a: (-actor.worth.hold(a.card), ()),
    act.PlaceFigure: Actor.figure,
    act.PlayTribe: Actor.play,
    act.UseAbility: lambda actor, a: actor.program(PEOPLE[a.card].ability),
    act.SpendFood: Actor.food,
    **dict.fromkeys(WHY, Actor.deed),
    act.TakePiece: Actor.piece,
    act.Raise: Actor.megalith,
    act.Choose: Actor.option,
    act.Exchange: Actor.exchange,
    act.Draw: lambda actor, _: because(actor.worth.card_rate, "card"),
    act.Decline: lambda actor, _: NOTHING,
    act.Descend: Actor.descend,
    act.UseBottom: lambda actor, a: actor.program(BOTTOMS[a.column]),
    act.EndTurn: lambda actor, _: NOTHING,
    act.SetAside: Actor.pile,
    act.ClosePile: lambda actor, _: NOTHING,
    act.TakeBenefit: lambda actor, a: actor.program(program(actor.state, a.benefit)),
    act.TakeAll: lambda actor, _: because(actor.all_benefits() + WASTE, "all"),
    act.LeavePart: lambda actor, _: NOTHING,
    act.EndBenefits: lambda actor, _: NOTHING,
}
"""How each kind of action is judged."""
