"""What single things are worth to one player at one moment, in points at the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from engine.components.effects import Effect
from engine.games.endless_winter.catalog import (
    ANIMALS,
    CULTURE,
    HONOUR_TABLES,
    IDOL_BONUSES,
    LANDS,
    PEOPLE,
    RATIOS,
    ROUNDS,
    STACK_BENEFITS,
    STONES,
    TOOL_LIMIT,
    TRACK_END,
    VILLAGE_BENEFITS,
)
from engine.games.endless_winter.judge.ground import Ground, best_megalith
from engine.games.endless_winter.judge.rates import CARD, FOOD, LABOUR, TOOL, general, labour_yield
from engine.games.endless_winter.phases.animals import upright_species
from engine.games.endless_winter.phases.cards import kinds
from engine.games.endless_winter.phases.deeds import Terms, deeds, price
from engine.games.endless_winter.phases.idols import honour_order, position
from engine.games.endless_winter.scoring import animal_sets, buried, count, set_points
from engine.games.endless_winter.state import EndlessWinterState
from engine.games.endless_winter.vocabulary import BOOK, OFFERING, TRACKS

HELD_NOW, HELD_LATER = 0.9, 0.7
"""A point of labour in a card that is kept for a turn of this round, or of the next."""
PILE_LABOUR = 0.5
"""A point of labour in the Eclipse comparison."""
SEEN_AGAIN = 0.3
"""How often a card of the deck is drawn in a later round."""
ON_TRACK = (1.0, 0.75, 0.55, 0.45)
"""How much of the table the first step of Honour is worth, by the rounds to come: it may be taken later, too."""
LIKELY_ON_TRACK = 0.75
"""Chance that a marker below the Honour track will still get on it."""
GOAL_BURIALS = 6
"""Burials that a player may expect to have at the end."""
GROWTH = 0.3
"""How much of the next Animal of a species can be counted on, for each round to come."""


class Worth:
    """Values for one player at one moment. Nothing is computed that is not asked for."""

    def __init__(self, state: EndlessWinterState, player: int) -> None:
        self.state, self.player, self.tribe = state, player, state.tribes[player]
        self.later = ROUNDS - state.round
        self.eclipses = self.later + 1
        free = self.tribe.figures.count("")
        self.turns = free + 3 * self.later
        self.turns_now = free

    # Goods -------------------------------------------------------------------------------------------------------

    @cached_property
    def end_rate(self) -> float:
        """Points for a good that is kept to the end (EW-116)."""
        ratio = RATIOS[self.tribe.offering]
        return 1 / ratio if ratio else 0.0

    @cached_property
    def food_rate(self) -> float:
        """A point of Food."""
        return max(self.end_rate, FOOD if self.turns else 0.0)

    @cached_property
    def tool_rate(self) -> float:
        """A Tool."""
        return max(self.end_rate, TOOL if self.turns else 0.0)

    @cached_property
    def labour_rate(self) -> float:
        """Labour in a card that stays in hand for a later turn."""
        return HELD_NOW if self.turns_now else HELD_LATER if self.later else 0.0

    @cached_property
    def card_rate(self) -> float:
        """A card more in hand."""
        return CARD if self.turns else 0.15

    def goods(self, good: str, n: int) -> float:
        """Goods that come in, as far as they fit (EW-4)."""
        if good == "vp":
            return float(n)
        if good == "labour":
            return n * LABOUR * 0.9
        if good == "food":
            return max(0, min(n, self.tribe.food_limit - self.tribe.food)) * self.food_rate
        return min(n, TOOL_LIMIT - self.tribe.tools) * self.tool_rate

    def cost(self, food: int, tools: int) -> float:
        """Goods that are paid."""
        return food * self.food_rate + tools * self.tool_rate

    # Programs ----------------------------------------------------------------------------------------------------

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

    def gain_of(self, target: str, to: str = "discard") -> float:
        """What a purchase brings, by what is bought."""
        kind, _, name = target.partition(":")
        if kind == "supply":
            return self.recruit(name, to)
        if kind == "card":
            return self.learn(name, to)
        return self.animal(name) if kind == "zone" else self.stone(name)

    # Cards -------------------------------------------------------------------------------------------------------

    def recruit(self, kind: str, to: str) -> float:
        """A Tribe card gained: printed points, and its use later and now."""
        row = PEOPLE[kind]
        better = labour_yield(kind) - 1.1 + 0.5 * general(row.eclipse)
        worth = row.points + SEEN_AGAIN * self.later * max(0.1, better)
        return worth + (self.hold(kind) if to == "hand" else 0.0)

    def learn(self, card: str, to: str) -> float:
        """A Culture card gained."""
        row = CULTURE[card]
        use = general(row.play)
        worth = row.points + SEEN_AGAIN * self.later * max(0.1, use - 0.6) + self.growth("culture_owned")
        return worth + (0.9 * use if to == "hand" and (self.turns_now or self.later) else 0.0)

    @cached_property
    def _holds(self) -> dict[str, float]:
        return {}

    def hold(self, kind: str) -> float:
        """A card of this kind in hand, for what is left of the game."""
        if kind not in self._holds:
            self._holds[kind] = self._hold(kind)
        return self._holds[kind]

    def _hold(self, kind: str) -> float:
        if kind in CULTURE:
            return 0.9 * general(CULTURE[kind].play) if self.turns else 0.0
        row = PEOPLE[kind]
        return max(self.labour_rate * labour_yield(kind), PILE_LABOUR * row.labour + general(row.eclipse))

    def in_pile(self, kind: str) -> float:
        """A card in the Eclipse pile: labour for the order, and its ability (EW-96, EW-100)."""
        if kind in CULTURE:
            return 0.0
        row = PEOPLE[kind]
        return PILE_LABOUR * row.labour + (self.program(row.eclipse) if row.eclipse else 0.0)

    def bury(self, kind: str) -> float:
        """A card buried: it counts for Honour and leaves the deck (EW-86, EW-117)."""
        if kind in CULTURE:
            return self.burial_points - SEEN_AGAIN * self.later * general(CULTURE[kind].play)
        thinner = SEEN_AGAIN * self.later * (1.45 - labour_yield(kind) - 0.5 * general(PEOPLE[kind].eclipse))
        return self.burial_points + thinner + self.growth("buried_cards")

    @cached_property
    def honour_table(self) -> tuple[int, ...]:
        """The table that the player may expect to score by."""
        order = honour_order(self.state)
        if self.player in order:
            return HONOUR_TABLES[min(order.index(self.player), 2)]
        return HONOUR_TABLES[min(len(order), 2)]

    @cached_property
    def burial_points(self) -> float:
        """One more buried card in the table, less if the marker is not on the track yet."""
        n = buried(self.state, self.player)
        if n + 1 >= len(self.honour_table):
            return 0.0
        chance = 1.0 if self.tribe.honour else LIKELY_ON_TRACK if self.later else 0.15
        return (self.honour_table[-1] / (len(self.honour_table) - 1)) * chance

    # Animals and Stones ------------------------------------------------------------------------------------------

    @cached_property
    def set_points(self) -> int:
        """Points of the Animals as they stand."""
        return set_points(animal_sets(self.tribe.upright))

    def _with(self, species: str, copies: int) -> int:
        return set_points(animal_sets([*self.tribe.upright, *[f"{species}-1"] * copies]))

    @cached_property
    def _animals(self) -> dict[str, float]:
        return {}

    def animal(self, species: str) -> float:
        """One more Animal: what its set grows by, what may follow, or what tipping it would give."""
        if species not in self._animals:
            one = self._with(species, 1)
            more = self._with(species, 2) - one
            sets = one - self.set_points + GROWTH * min(2, self.later) * 0.5 * more
            tipped = 0.7 * general(ANIMALS[species].tip) if self.turns else 0.0
            self._animals[species] = max(sets, tipped) + self.growth("upright_animals")
        return self._animals[species]

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

    def stone(self, stone: str) -> float:
        """A Sacred Stone: every Eclipse to come, or its metric at the end."""
        row = STONES[stone]
        if row.eclipse:
            return self.eclipses * general(row.eclipse)
        effect = BOOK[row.end][0]
        expected = count(self.state, self.player, effect["per"]) + METRIC_GROWTH[effect["per"]] * self.later
        return min(float(effect["max"]), float(effect["n"]) * expected)

    def growth(self, metric: str) -> float:
        """What one more of a counted thing adds on own Stones that count it."""
        gain = 0.0
        for stone in self.tribe.stones:
            effect = BOOK[STONES[stone].end][0] if STONES[stone].end else None
            if effect and effect["per"] == metric:
                room = effect["max"] - effect["n"] * count(self.state, self.player, metric)
                gain += max(0, min(effect["n"], room))
        return gain

    # Tracks ------------------------------------------------------------------------------------------------------

    def advance(self, track: str) -> float:
        """One step: the entered space's bonus and what it means at the end."""
        at = position(self.tribe, track)
        if at == TRACK_END:
            return 0.0
        bonus = general(IDOL_BONUSES[track][at + 1])
        return bonus + (self._offering_step(at) if track == OFFERING else self._honour_step(at))

    def _offering_step(self, at: int) -> float:
        goods = max(self.tribe.food + self.tribe.tools, 4 + 2 * (self.later > 0))
        rates = [1 / ratio if ratio else 0.0 for ratio in RATIOS[at : at + 2]]
        ahead = 0.25 * self.later * (TRACK_END - at - 1) / TRACK_END
        return goods * (rates[1] - rates[0]) + ahead

    def _honour_step(self, at: int) -> float:
        n = min(10, max(buried(self.state, self.player), min(GOAL_BURIALS, self.later * 2)))
        order = honour_order(self.state)
        if not at:
            return HONOUR_TABLES[min(len(order), 2)][n] * ON_TRACK[self.later]
        rank = order.index(self.player)
        if not rank:
            return 0.35 * self.later
        ahead = self.state.tribes[order[rank - 1]].honour
        gain = HONOUR_TABLES[min(rank - 1, 2)][n] - HONOUR_TABLES[min(rank, 2)][n]
        return gain * (1.0 if at + 1 > ahead else 0.4 if at + 1 == ahead else 0.2) * (1.0 if not self.later else 0.6)

    def best_step(self) -> float:
        """The better track."""
        return max(self.advance(track) for track in TRACKS)

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

    def retrieved(self) -> float:
        """The best card of the discard pile, in hand."""
        return max((self.hold(kind) for kind in kinds(self.tribe.discard)), default=0.0)

    def best_burial(self) -> float:
        """The best card to bury."""
        hand = [self.bury(kind) - self.labour_rate * labour_yield(kind) for kind in kinds(self.tribe.hand)]
        return max([0.0, *hand, *map(self.bury, kinds(self.tribe.discard))])


METRIC_GROWTH: Mapping[str, float] = {
    "buried_cards": 1.0,
    "upright_animals": 1.0,
    "animal_types": 0.5,
    "villages": 0.3,
    "megaliths_placed": 1.0,
    "culture_owned": 0.7,
    "recruits_owned": 1.0,
    "lower_idol_steps": 0.5,
    "hexes_led": 0.5,
}
"""How much a metric may grow in a round."""

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
