"""The faces of the 36 civilization cards: above what happens now, below what counts at the end.

Symbols: `card-<id>` is the whole face, `half-<id>` the lower half, which is all that matters once bought.
"""

from collections.abc import Callable

from tools.art.press import FINE, Press
from tools.art.sheet import FILL, Symbol
from tools.art.stone_age.faces import CARD, HALF, HALF_TOP, Item, row

CARDS = """
civ-art-tool            tool          art
civ-art-roll-gold       roll gold 6   art
civ-medicine-food5      food 5        medicine
civ-medicine-any2       any 2         medicine
civ-music-points3-a     points 3      music
civ-music-points3-b     points 3      music
civ-pottery-food7       food 7        pottery
civ-pottery-dice        dice          pottery
civ-time-field          field         time
civ-time-dice           dice          time
civ-transport-stone2    goods stone 2 transport
civ-transport-dice      dice          transport
civ-weaving-food1       food 1        weaving
civ-weaving-food3       food 3        weaving
civ-writing-draw        draw          writing
civ-writing-dice        dice          writing
civ-farmer1-stone1      goods stone 1 farmer 1
civ-farmer1-field       field         farmer 1
civ-farmer1-dice        dice          farmer 1
civ-farmer2-food3       food 3        farmer 2
civ-farmer2-dice        dice          farmer 2
civ-toolmaker1-oneuse4  once 4        toolmaker 1
civ-toolmaker1-oneuse3  once 3        toolmaker 1
civ-toolmaker2-oneuse2  once 2        toolmaker 2
civ-toolmaker2-dice-a   dice          toolmaker 2
civ-toolmaker2-dice-b   dice          toolmaker 2
civ-builder1-food4      food 4        builder 1
civ-builder1-dice       dice          builder 1
civ-builder2-food2      food 2        builder 2
civ-builder2-dice       dice          builder 2
civ-builder3-points3    points 3      builder 3
civ-shaman1-stone1      goods stone 1 shaman 1
civ-shaman1-gold1       goods gold 1  shaman 1
civ-shaman1-roll-stone  roll stone 5  shaman 1
civ-shaman2-brick1      goods brick 1 shaman 2
civ-shaman2-roll-wood   roll wood 3   shaman 2
"""
"""Component id; effect (`roll` names the good and its divisor); sign of culture, or people and how many."""

MULTIPLIES = {"farmer": "g-field", "toolmaker": "g-tool", "builder": "g-hut", "shaman": "g-person"}
GIFTS = ("g-wood", "g-brick", "g-stone", "g-gold", "g-tool", "g-field")
"""What the faces 1 to 6 of the dice stand for."""
MIDDLE, NOW, END = 50, 37, 32
"""Centre of a card; middle of what happens now; middle of the lower half."""


def symbols() -> list[Symbol]:
    """Both faces of every card."""
    faces = [line for line in CARDS.split("\n") if line]
    return [symbol for line in faces for symbol in _card(line[:24].strip(), line[24:38].split(), line[38:].split())]


def _card(card: str, effect: list[str], counts: list[str]) -> list[Symbol]:
    upper, lower = Press(1, FINE), Press(1, FINE)
    _lower(lower, counts)
    upper.icon("civ-top", 0, 0, 100, 144)
    _EFFECTS[effect[0]](upper, effect[1:])
    upper.icon(f"half-{card}", 0, HALF_TOP, 100, 66)
    return [
        Symbol(f"half-{card}", lower.text(), HALF, FILL),
        Symbol(f"card-{card}", upper.text(), CARD, FILL),
    ]


def _lower(p: Press, counts: list[str]) -> None:
    if len(counts) == 1:
        p.icon("civ-green", 0, 0, 100, 66)
        p.icon(f"c-{counts[0]}", MIDDLE - 22, END - 22, 44)
        return
    people, number = counts
    p.icon("civ-sand", 0, 0, 100, 66)
    count: list[Item] = [(f"={number}", 20)] if number != "1" else []
    row(p, [(f"p-{people}", 35), *count, ("=×", 18), (MULTIPLIES[people], 25)], MIDDLE, END + 1, "ct")


def _now(p: Press, *items: Item) -> None:
    row(p, items, MIDDLE, NOW, "nt")


def _food(p: Press, words: list[str]) -> None:
    _now(p, ("g-food", 46), (f"={words[0]}", 25))


def _goods(p: Press, words: list[str]) -> None:
    count = int(words[1])
    _now(p, *[(f"g-{words[0]}", 50 if count == 1 else 42)] * count)


def _points(p: Press, words: list[str]) -> None:
    p.icon("sun-plain", MIDDLE - 28, NOW - 28, 56)
    p.letter(words[0], MIDDLE, NOW + 8.5, 24, "st")


def _roll(p: Press, words: list[str]) -> None:
    _now(p, ("g-dice", 32), (f"=÷{words[1]}", 19), (f"g-{words[0]}", 32))


def _dice(p: Press, _: list[str]) -> None:
    p.icon("g-dice", 7, NOW - 19, 38)
    for i, gift in enumerate(GIFTS):
        p.icon(gift, 50 + i % 2 * 22, NOW - 33 + i // 2 * 22, 21)


def _once(p: Press, words: list[str]) -> None:
    """A tool of this value, to be used once."""
    row(p, [("g-tool", 44), (f"={words[0]}", 26)], MIDDLE, NOW + 6, "nt")
    p.icon("once", 69, 5, 25, 20)


def _one_more(symbol: str) -> Callable[[Press, list[str]], None]:
    def draw(p: Press, _: list[str]) -> None:
        _now(p, (symbol, 46), ("=+1", 24))

    return draw


def _any(p: Press, words: list[str]) -> None:
    _now(p, *[("g-any", 40)] * int(words[0]))


_EFFECTS: dict[str, Callable[[Press, list[str]], None]] = {
    "food": _food,
    "goods": _goods,
    "points": _points,
    "roll": _roll,
    "dice": _dice,
    "once": _once,
    "any": _any,
    "tool": _one_more("g-tool"),
    "field": _one_more("g-field"),
    "draw": _one_more("g-card"),
}
