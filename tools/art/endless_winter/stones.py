"""The Sacred Stones: river stones, each with the signs of what it does carved into it."""

import math

from tools.art.endless_winter.brush import Brush, pictures
from tools.art.paths import Points
from tools.art.sheet import Symbol

BOX = "0 0 44 44"
CARVINGS = {
    "vp": """
c groove 0,0,4
t groove 0,-3 0,-6.6
t groove 0,3 0,6.6
t groove 3,0 6.6,0
t groove -3,0 -6.6,0
t groove 2.2,2.2 4.8,4.8
t groove -2.2,-2.2 -4.8,-4.8
t groove 2.2,-2.2 4.8,-4.8
t groove -2.2,2.2 -4.8,4.8
""",
    "food": """
o groove .9 -9,0 -4,-5 4,-4 9,0 4,4 -4,5 -9,0
l groove 9,0 12,-4
l groove 9,0 12,4
c dent -5,-1,1
""",
    "tool": """
l groove -7,9 5,-7
o groove .9 -1,-9 6,-9 10,-3 9,3
o groove .9 9,3 5,-3 -1,-9
""",
    "bury": """
o groove .9 -10,7 -6,0 0,-3 6,0 10,7
l groove -10,7 10,7
l groove -2.6,-3 -2.6,-10 2.6,-10 2.6,-3
""",
    "tip": """
o groove .9 -9,6 -9,-2 -4,-7 2,-4 7,-4 9,1 8,6
t groove 0,4 -4,2 4,2
o groove .9 -9,0 -12,4 -9,8
""",
    "offering": """
o groove .9 -9,2 -5,8 5,8 9,2
l groove -10,2 10,2
o groove .9 -3,-1 -4,-5 0,-11 4,-5 3,-1
""",
    "honour": """
o groove .9 -5,4 -8,-3 -5,-9 5,-9 8,-3 5,4
l groove -5,4 -4,9 4,9 5,4
c dent -3.4,-3,1.8 3.4,-3,1.8
""",
    "move": """
l groove -10,6 -4,-5 2,6
o groove .9 3,0 7,-3 11,0
l groove 11,0 10,-5
l groove 11,0 7,3
""",
    "megalith": """
l groove -6,9 -5,-3
l groove 6,9 5,-3
l groove -10,-4 10,-5 9,-9 -9,-8 -10,-4
""",
    "villages": """
o groove .9 -11,8 -9,0 -5,-3 -1,0
o groove .9 11,8 9,0 5,-3 1,0
o groove .9 -6,8 -4,1 0,-2 4,1 6,8
l groove -11,8 11,8
""",
    "animals": """
o groove .9 -9,8 -10,-3 -5,-8 0,-5 6,-6 10,0 10,8
o groove .9 -10,0 -13,5 -11,8
t groove 0,5 -3,3 4,3
c dent -6,-3,1
""",
    "culture": """
o groove .4 -5,9 -6,1 -10,-3 -8,-5 -4,-2 -5,-9 -2,-9 -1,-2 0,-10 3,-10 3,-2 6,-8 8,-7 6,1 5,9
""",
    "recruits": """
c groove 0,-6,3.4
o groove .9 -7,9 -5,0 0,-2 5,0 7,9
l groove -7,9 7,9
""",
    "idols": """
l groove -9,9 -9,-8 -3,-8 -3,9
l groove 9,9 9,-8 3,-8 3,9
t groove 6,0 -9,-2 3,-2 -9,3 3,3
""",
    "hexes": """
l groove 0,-9 8,-4.5 8,4.5 0,9 -8,4.5 -8,-4.5 0,-9
l groove -3.6,3 0,-3.6 3.6,3 -3.6,3
""",
}
"""Signs by what they stand for, around (0, 0)."""

ROWS = """
s1_01 vp
s1_02 vp food
s1_03 vp tool
s1_04 food
s1_05 tool
s1_06 bury vp
s1_07 tip vp
s1_08 offering
s1_09 honour
s1_10 move vp
s2_01 vp
s2_02 megalith vp
s2_03 bury
s2_04 animals
s2_05 villages
s2_06 megalith
s2_07 culture
s2_08 recruits
s2_09 idols
s2_10 hexes
"""
"""The signs of each stone, in the order of the catalog."""


SHAPES = 3
"""Outlines of stones of either era."""
PLAIN = {"ew-stone": 1, "ew-stone-2": 2}
"""Stones without a sign, by era."""
FULL = 'width="44" height="44"'
PAIR = ('transform="translate(16.5 15)scale(.78)"', 'transform="translate(27.5 29)scale(.78)"')


def symbols() -> list[Symbol]:
    """Signs, stones of either era without a sign, and the stones of the game."""
    carvings = pictures(CARVINGS, "", "ew-carving-")
    blanks = [_blank(era, shape) for era in (1, 2) for shape in range(SHAPES)]
    links = [Symbol(name, f'<use href="#ew-stone-{era}-0" {FULL}/>', BOX) for name, era in PLAIN.items()]
    return [*carvings, *blanks, *links, *(_stone(*row.split()) for row in ROWS.strip().split("\n"))]


def _stone(name: str, *signs: str) -> Symbol:
    p = Brush(name)
    p.use(f"ew-stone-{name[1]}-{int(name[-2:]) % SHAPES}", FULL)
    places = PAIR if len(signs) > 1 else ('transform="translate(22 22)scale(1.1)"',)
    for sign, where in zip(signs, places, strict=True):
        p.use(f"ew-carving-{sign}", where)
    return Symbol(f"ew-stone-{name}", p.text(), BOX)


def _blank(era: int, shape: int) -> Symbol:
    p = Brush(f"stone-{era}-{shape}", 1)
    rim: Points = []
    for i in range(9):
        turn, reach = math.tau * i / 9, 18.6 + p.shift(1.2)
        rim.append((22 + reach * math.cos(turn), 22 + reach * math.sin(turn)))
    p.smooth(rim, f"pebble{era}", True, 0.4, 0.9)
    p.draw("o gleam .9 8,17 12,10 19,6\nh vein 29,31,7,6,3,.4")
    return Symbol(f"ew-stone-{era}-{shape}", p.text(), BOX)
