"""What a tribe's whole position promises, in final points."""

from __future__ import annotations

from engine.games.stone_age.catalog import CARDS, FIELD, HUT, SYMBOLS, TOOL_MAKER, TWO, VILLAGE
from engine.games.stone_age.judge.deals import Market
from engine.games.stone_age.judge.outlook import Outlook
from engine.games.stone_age.judge.worth import GROWTH, LATER, LIMIT, SPARE_LEVEL, STOCK_ROUNDS, SYMBOLS_A_ROUND, Worth
from engine.games.stone_age.phases.effects import can_redeem
from engine.games.stone_age.phases.feeding import Feeding
from engine.games.stone_age.phases.placing import Placing
from engine.games.stone_age.scoring import multiplier
from engine.games.stone_age.state import StoneAgeState

SKILL = 1.15
"""A figure brings more than ordinary work, since the best places are taken first."""


def promise(state: StoneAgeState, look: Outlook, player: int) -> float:
    """Expected final points of a player while the game goes on."""
    tribe = state.tribes[player]
    worth = Worth(look, tribe)
    market = Market(state, look, worth)
    gained, left = market.settle(market.stock, market.claims)
    lasting = culture(worth) + people(worth) + village(worth)
    stock = worth_of(left, look) + apart(worth)
    return tribe.points + lasting + gained + stock + economy(state, worth, market, player, sum(left))


def culture(worth: Worth) -> float:
    """Symbols held and to come (SA-64)."""
    different = len(worth.symbols)
    twice = sum(1 for n in worth.symbols.values() if n > 1)
    more = min(len(SYMBOLS) - different, SYMBOLS_A_ROUND * worth.look.rounds)
    return (different + more) ** 2 + twice**2


def people(worth: Worth) -> float:
    """Sand cards with the multipliers to come (SA-65)."""
    rounds, total = worth.look.rounds, 0.0
    for person, count in worth.people.items():
        if count:
            total += count * min(LIMIT[person], multiplier(worth.tribe, person) + GROWTH[person] * rounds)
    return total


def village(worth: Worth) -> float:
    """Village places that are still to be carried out."""
    placed = worth.tribe.placed
    gains = {TOOL_MAKER: worth.tool, FIELD: worth.level, HUT: worth.figure}
    return sum(gains[place] for place in VILLAGE if place in placed)


def worth_of(stock: tuple[int, ...], look: Outlook) -> float:
    """Resources in stock, priced by how many there are."""
    prices = look.goods(sum(stock) * 0.6)
    return sum(count * price for count, price in zip(stock, prices, strict=True))


def apart(worth: Worth) -> float:
    """Cards with an unused top half (SA-42, SA-44)."""
    pips = sum(CARDS[card].amount for card in worth.tribe.apart if CARDS[card].effect == "one_use_tool")
    return pips * worth.look.pip + (TWO * worth.goods[-1] if can_redeem(worth.tribe) else 0)


def economy(state: StoneAgeState, worth: Worth, market: Market, player: int, pieces: int) -> float:
    """Work and meals of all rounds to come, those of this one included as far as they are not over."""
    look, tribe = worth.look, worth.tribe
    placing = any(isinstance(frame, Placing) for frame in state.frames)
    this_round = tribe.waiting if placing else 0
    work = SKILL * look.figure * (this_round + look.rounds * tribe.figures)
    tools = look.pip * sum(tribe.tools) * (look.rounds + (1 if placing else 0))
    mouths = max(0, tribe.figures - tribe.level) + SPARE_LEVEL * min(0, tribe.figures - tribe.level)
    meals = look.food * mouths * look.rounds
    return work + tools - meals + larder(state, worth, market, player, pieces)


def larder(state: StoneAgeState, worth: Worth, market: Market, player: int, pieces: int) -> float:
    """Food at hand after this round's meal, or the hunger of it."""
    look, tribe = worth.look, worth.tribe
    spare = float(tribe.food) if has_eaten(state, player) else -market.gap
    if spare < 0:
        return -market.hunger(-spare, pieces)
    need = max(0, market.mouths - tribe.level) * min(look.rounds, STOCK_ROUNDS)
    return min(spare, need) * look.food * LATER


def has_eaten(state: StoneAgeState, player: int) -> bool:
    """Whether this round's meal is over for a player."""
    seats = len(state.tribes)
    feeding = next((frame for frame in state.frames if isinstance(frame, Feeding)), None)
    if feeding is None:
        return True
    return (player - feeding.player) % seats >= feeding.left
