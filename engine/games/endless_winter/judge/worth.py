"""What effects do for one player at one moment, in points at the end: all that is worth anything, in one object."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from engine.components.effects import Effect
from engine.games.endless_winter.catalog import (
    ANIMALS,
    CULTURE,
    LANDS,
    PEOPLE,
    ROUNDS,
    STACK_BENEFITS,
    VILLAGE_BENEFITS,
)
from engine.games.endless_winter.judge.gains import GROWTH, PILE_LABOUR, Gains
from engine.games.endless_winter.judge.ground import Ground, best_megalith
from engine.games.endless_winter.judge.rates import general, labour_yield
from engine.games.endless_winter.phases.animals import upright_species
from engine.games.endless_winter.phases.cards import kinds
from engine.games.endless_winter.phases.deeds import deeds
from engine.games.endless_winter.phases.prices import Terms, price
from engine.games.endless_winter.scoring import animal_sets, count, set_points
from engine.games.endless_winter.vocabulary import BOOK


class Worth(Gains):
    """Values for one player at one moment. Nothing is computed that is not asked for."""

    def program(self, key: str) -> float:
        """What a program is worth now."""
        return sum(EFFECTS[effect.op](self, effect) for effect in BOOK[key]) if key else 0.0

    def chosen(self, effect: Effect) -> float:
        """The best options of a choice."""
        return sum(sorted(map(self.program, effect["options"]))[-effect["n"] :])

    def exchange(self, effect: Effect) -> float:
        """What a payment brings beyond its cost; nothing if it cannot be made."""
        food, tools = effect["cost"].get("food", 0), effect["cost"].get("tool", 0)
        if self.tribe.food < food or self.tribe.tools < tools:
            return 0.0
        return max(0.0, self.program(effect["effects"]) - self.cost(food, tools))

    def bought(self, effect: Effect) -> float:
        """The best purchase with an effect's discounts, paid without cards (EW-31)."""
        offs = {name: n for name, n in effect.args.items() if name.endswith("_off")}
        terms, best = Terms(**offs), 0.0
        for action in deeds(self.state, self.player, effect.op, terms):
            food, tools, labour = price(self.state, action, terms)
            within = food <= self.tribe.food and tools <= self.tribe.tools
            if within and labour <= self.state.turn.labour:
                best = max(best, self.gain_of(action.targets[0], "hand") - self.cost(food, tools))
        return best

    # Cards and Animals -------------------------------------------------------------------------------------------

    def in_pile(self, kind: str) -> float:
        """A card in the Eclipse pile: labour for the order, and its ability (EW-96, EW-100)."""
        if kind in CULTURE:
            return 0.0
        row = PEOPLE[kind]
        return PILE_LABOUR * row.labour + (self.program(row.eclipse) if row.eclipse else 0.0)

    def retrieved(self) -> float:
        """The best card of the discard pile, in hand."""
        return max((self.hold(kind) for kind in kinds(self.tribe.discard)), default=0.0)

    def best_burial(self) -> float:
        """The best card to bury."""
        hand = [self.bury(kind) - self.labour_rate * labour_yield(kind) for kind in kinds(self.tribe.hand)]
        return max([0.0, *hand, *map(self.bury, kinds(self.tribe.discard))])

    def tip(self, species: str) -> float:
        """An Animal tipped: its gain less what the sets lose (EW-79)."""
        without = list(self.tribe.upright)
        without.remove(next(animal for animal in without if animal.rpartition("-")[0] == species))
        lost = self.set_points - set_points(animal_sets(without))
        future = GROWTH * 0.5 * min(2, self.later) * (self._with(species, 1) - self.set_points)
        return self.program(ANIMALS[species].tip) - lost - 0.5 * future - self.growth("upright_animals")

    def best_tip(self) -> float:
        """The best Animal to tip."""
        return max((self.tip(species) for species in upright_species(self.tribe)), default=0.0)

    # Land and Megaliths ------------------------------------------------------------------------------------------

    @cached_property
    def ground(self) -> Ground:
        """The terrain as the player sees it."""
        lands = {name: general(row.eclipse) for name, row in LANDS.items()}
        return Ground(self.state, self.player, self.eclipses, lands, [general(key) for key in VILLAGE_BENEFITS])

    @cached_property
    def megalith(self) -> float:
        """A Megalith on the best place, with its part in emptying a stack."""
        best = best_megalith(self.state, self.player, general)
        return best + self.stack_part() + self.growth("megaliths_placed") if best >= 0 else 0.0

    def stack_part(self) -> float:
        """What taking a piece from the best stack brings nearer."""
        return max((self.stack(stack) for stack, left in enumerate(self.tribe.stacks) if left), default=0.0)

    def stack(self, stack: int) -> float:
        """A piece from this stack: all of its benefit with the last one, a part with the first."""
        worth = self.eclipses * general(STACK_BENEFITS[stack])
        return worth if self.tribe.stacks[stack] == 1 else 0.35 * worth * self.later / ROUNDS

    def village(self, juncture: str) -> float:
        """A Village: its points, its benefit in every Eclipse, the land it holds, the Food that no longer fits."""
        slot = len(self.tribe.villages)
        worth = self.ground.village(juncture) + self.eclipses * general(VILLAGE_BENEFITS[slot])
        limit = max(0, self.tribe.food - 5)
        return worth - 0.5 * limit * self.food_rate + self.growth("villages")


EFFECTS: Mapping[str, Callable[[Worth, Effect], float]] = {
    "gain": lambda w, e: w.goods(e["good"], e["n"]),
    "gain_per": lambda w, e: min(e["max"], e["n"] * count(w.state, w.player, e["per"])),
    "choose": Worth.chosen,
    "pay": Worth.exchange,
    "draw": lambda w, e: w.card_rate * min(e["n"], len(w.tribe.deck) + len(w.tribe.discard)),
    "retrieve": lambda w, e: w.retrieved(),
    "bury": lambda w, e: e["n"] * w.best_burial(),
    "advance": lambda w, e: e["n"] * (w.best_step() if e["track"] == "any" else w.advance(e["track"])),
    "place_megalith": lambda w, e: (1 + 0.8 * (e["n"] - 1)) * w.megalith,
    "place_camp": lambda w, e: w.ground.best_camp(),
    "move_camp": lambda w, e: w.ground.best_move(e["n"]),
    "build_village": lambda w, e: max(map(w.village, w.ground.village_places), default=0.0),
    "hunt": Worth.bought,
    "tip": lambda w, e: e["n"] * max(0.0, w.best_tip()),
    "recruit": Worth.bought,
    "learn": Worth.bought,
    "take_stone": Worth.bought,
    "discount": lambda w, e: 0.8 * e["n"],
    "use_taken_bottom": lambda w, e: 1.8 if w.state.turn.column in w.state.bottoms else 0.0,
}
"""What each word is worth to a player now."""
