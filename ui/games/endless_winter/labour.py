"""The pool of labour of a turn: what is left, where it came from and went, and what could still be had."""

from __future__ import annotations

from htpy import Element, Node, b, div, li, span, ul

from engine.core.words import Message
from engine.games.endless_winter.catalog import CULTURE, PEOPLE
from engine.games.endless_winter.phases.goods import ICONS_BELOW
from engine.games.endless_winter.phases.payment import labour_of, may_play_people
from engine.games.endless_winter.state import KINDS, EndlessWinterState
from engine.games.endless_winter.vocabulary import REST
from ui.games.endless_winter.cards import emblem, ink
from ui.games.endless_winter.signs import amount, sign
from ui.parts import icon
from ui.view import View

HANDS = 8
"""So many hands are shown; above that a number says it."""


def pool(view: View, player: int) -> Node:
    """The ledger of the turn; nothing at Rest without labour."""
    turn = view.state.turn
    if not turn.ledger and (turn.column in ("", REST) or not any(more(view.state, player))):
        return None
    return div(".ew-pool")[
        div(".ew-sum")[b(".ew-big")[str(turn.labour)], span[view.voice("ew.labour_left", n=turn.labour)], hands(view)],
        ul[[entry(view, source, n) for source, n in turn.ledger]] if turn.ledger else None,
        could(view, player),
    ]


def hands(view: View) -> Node:
    """A row of hands, the spent ones pale."""
    turn = view.state.turn
    made = sum(n for _, n in turn.ledger if n > 0)
    if made > HANDS or not made:
        return None
    spent = made - turn.labour
    return span(".ew-hands", aria_hidden="true")[
        [icon("g-labour", 24, "spent" if n < spent else "") for n in range(made)]
    ]


def entry(view: View, source: str, n: int) -> Element:
    """One source or cost."""
    shown = f"+{n}" if n > 0 else f"−{-n}"
    return li({"class": "neg" if n < 0 else None}, data_lights=source)[
        span(".ew-src", aria_hidden="true")[picture(source)], span[words(view, source, n)], b[shown]
    ]


def picture(source: str) -> Node:
    """A small picture of where labour came from or went."""
    kind, _, name = source.partition(":")
    if kind in ("card", "supply") and (name in PEOPLE or name in CULTURE):
        return span({"class": f"ew-face {ink(name)}"})[emblem(name, "26 10 48 52")]
    pictures = {
        "board": "food",
        "hex": "camp",
        "juncture": "village",
        "zone": "animal",
        "stone": "stone",
        "chief": "chief",
        "animal": "animal",
    }
    return sign(pictures.get(kind, "labour"), 21)


def words(view: View, source: str, n: int) -> str:
    """The source in words, with the bonus of the column in it."""
    kind, _, name = source.partition(":")
    told = view.game.describe(view.state, source)
    said = view.voice.say(told.name) if told else ""
    if kind == "card" and n > 0 and name in PEOPLE:
        labour, bonus = labour_of(name, view.state.turn.column)
        if bonus and labour == n:
            at = view.voice(f"place.{view.state.turn.column}")
            return view.voice("ew.with_bonus", what=said, labour=labour - bonus, at=at, bonus=bonus)
    return view.voice("ew.food_spent") if kind == "board" else said or view.voice.say(Message("source.price"))


def more(state: EndlessWinterState, player: int) -> tuple[int, int]:
    """What could still be had from the hand, and from Food."""
    tribe, column = state.tribes[player], state.turn.column
    people = [KINDS[card] for card in tribe.hand if KINDS[card] in PEOPLE] if may_play_people(state) else []
    return sum(labour_of(kind, column)[0] for kind in people), ICONS_BELOW[tribe.food]


def could(view: View, player: int) -> Node:
    """What could still be had, in a line."""
    hand, food = more(view.state, player)
    if not hand and not food:
        return None
    found: list[Node] = [view.voice("ew.could"), " "]
    found += [span(".ew-more")[icon("g-card", 17), "+", amount("labour", hand, 17)]] if hand else []
    found += [span(".ew-more")[icon("g-food", 17), "+", amount("labour", food, 17)]] if food else []
    return div(".ew-could")[found]
