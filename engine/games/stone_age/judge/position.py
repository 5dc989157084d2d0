"""What a tribe's whole position promises, in final points."""

from __future__ import annotations

from engine.games.stone_age.catalog import CARDS, FIELD, HUT, SYMBOLS, TOOL_MAKER, TWO
from engine.games.stone_age.judge.market import Market, hunger
from engine.games.stone_age.judge.outlook import Outlook
from engine.games.stone_age.judge.worth import SPARE_LEVEL, SYMBOLS_A_ROUND, Worth
from engine.games.stone_age.phases.effects import can_redeem
from engine.games.stone_age.phases.placing import Placing
from engine.games.stone_age.state import StoneAgeState

SKILL = 1.15
"""A figure brings more than ordinary work, since the best places are taken first."""
HELD = 0.6
"""Share of a stock at which its pieces are priced on average."""


def promise(state: StoneAgeState, look: Outlook, player: int) -> float:
    """Expected final points of a player while the game goes on."""
    market = Market(state, look, player)
    gained, left = market.settle(market.stock)
    prices = look.goods(sum(left) * HELD)
    stock = sum([count * price for count, price in zip(left, prices, strict=True)])
    meal = market.food(max(0.0, -market.gap)) - hunger(market.gap, sum(left), prices[0])
    worth = market.worth
    return worth.tribe.points + cards(worth) + village(worth) + gained + stock + meal + economy(state, worth)


def cards(worth: Worth) -> float:
    """Bottom halves with what is to come (SA-64, SA-65), and top halves that are still unused (SA-42, SA-44)."""
    more = min(len(SYMBOLS) - len(worth.symbols), SYMBOLS_A_ROUND * worth.look.rounds)
    people = sum(count * worth.grown(person) for person, count in worth.people.items() if count)
    pips = sum(CARDS[card].amount for card in worth.tribe.apart if CARDS[card].effect == "one_use_tool")
    apart = pips * worth.look.pip + (TWO * worth.goods[-1] if can_redeem(worth.tribe) else 0)
    return (len(worth.symbols) + more) ** 2 + worth.pairs**2 + people + apart


def village(worth: Worth) -> float:
    """Village places that are still to be carried out."""
    gains = {TOOL_MAKER: worth.tool, FIELD: worth.level, HUT: worth.figure}
    return sum([gain for place, gain in gains.items() if place in worth.tribe.placed])


def economy(state: StoneAgeState, worth: Worth) -> float:
    """Work and meals of the rounds to come, and the work of this one that is not placed yet."""
    look, tribe = worth.look, worth.tribe
    placing = any(isinstance(frame, Placing) for frame in state.frames)
    work = SKILL * look.figure * ((tribe.waiting if placing else 0) + look.rounds * tribe.figures)
    tools = look.pip * sum(tribe.tools) * (look.rounds + placing)
    hungry = tribe.figures - tribe.level
    return work + tools - look.food * look.rounds * (hungry if hungry > 0 else SPARE_LEVEL * hungry)
