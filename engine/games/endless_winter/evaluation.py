"""What positions and actions are worth to a player who does not search."""

from __future__ import annotations

from engine.core.events import HIDDEN
from engine.core.frames import Decision
from engine.core.game import Appraisal
from engine.core.scoring import lead, totals
from engine.games.endless_winter.catalog import STACK_BENEFITS, STONES, VILLAGE_BENEFITS
from engine.games.endless_winter.judge.acting import Actor
from engine.games.endless_winter.judge.gains import SEEN_AGAIN
from engine.games.endless_winter.judge.rates import CARD, general, labour_yield
from engine.games.endless_winter.judge.worth import Worth
from engine.games.endless_winter.scoring import score
from engine.games.endless_winter.state import KINDS, EndlessWinterState

HOPED = 0.8
"""Share of a promise that is counted: not everything can be used."""


def evaluate(state: EndlessWinterState, player: int) -> float:
    """Expected points at the end, less those of the best opponent."""
    points = totals(score(state), len(state.tribes))
    expected = [points[seat] + (prospects(state, seat) if state.frames else 0.0) for seat in range(len(points))]
    return lead(expected, player)


def prospects(state: EndlessWinterState, player: int) -> float:
    """Points still to come: from goods, cards, land, and everything that gives in each Eclipse."""
    worth = Worth(state, player)
    tribe = worth.tribe
    if player == state.rival_seat:
        return 6.0 * worth.eclipses
    goods = (worth.food_rate - worth.end_rate) * tribe.food + (worth.tool_rate - worth.end_rate) * tribe.tools
    yearly = sum(general(key) for key in standing(state, player)) * worth.eclipses
    return goods + HOPED * (yearly + worth.ground.income() + hand(worth) + deck(worth))


def standing(state: EndlessWinterState, player: int) -> list[str]:
    """Programs that the player's board gives in each Eclipse."""
    tribe = state.tribes[player]
    stacks = [STACK_BENEFITS[stack] for stack, left in enumerate(tribe.stacks) if not left]
    stones = [STONES[stone].eclipse for stone in tribe.stones if STONES[stone].eclipse]
    return [*stacks, *VILLAGE_BENEFITS[: len(tribe.villages)], *stones]


def hand(worth: Worth) -> float:
    """Cards in hand, the unknown ones as usual ones."""
    if not worth.turns:
        return 0.0
    return sum(CARD if card == HIDDEN else worth.hold(KINDS[card]) for card in worth.tribe.hand)


def deck(worth: Worth) -> float:
    """How much better than starting cards the cards are that will be drawn again."""
    gains = (labour_yield(KINDS[card]) - 1.0 for card in worth.tribe.cards)
    return SEEN_AGAIN * worth.later * sum(gains)


def appraise(state: EndlessWinterState, decision: Decision) -> list[Appraisal]:
    """Each action's worth in points beyond doing nothing, in the order of the decision."""
    return Actor(state, decision.player).appraise(decision)
