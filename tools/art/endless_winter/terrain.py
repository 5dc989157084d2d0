"""The land: one hexagon a kind of tile, its point upwards, side 46, and the things that stand on it.

Camps stand at about y = -12, what the tile gives at y = 17: the land there stays quiet.
"""

from tools.art.endless_winter.brush import Brush, pictures
from tools.art.sheet import Symbol

BOX = "-42 -48 84 96"
CLIP = '<clipPath id="ew-hex"><path d="M0-45L39-22.5V22.5L0 45L-39 22.5V-22.5z"/></clipPath>'
SAME = '<use href="#ew-glacier" x="-42" y="-48" width="84" height="96"/>'
HEX = "0,-45 39,-22.5 39,22.5 0,45 -39,22.5 -39,-22.5"

THINGS = {
    "fir": """
l trunk 0,-3 0,1
p fir -6.4,-1 -2.2,-8 -4.6,-7.6 -1.4,-13.4 -3,-13.2 0,-20 3,-13.2 1.4,-13.4 4.6,-7.6 2.2,-8 6.4,-1
p firshade 0,-20 3,-13.2 1.4,-13.4 4.6,-7.6 2.2,-8 6.4,-1 1,-1 1.6,-8
l rime -2.6,-12 -.6,-17
l rime -4,-6.4 -1.8,-9.4
""",
    "tuft": """
l blade 0,0 -4,-6.6
l blade 0,0 -.6,-9
l blade 0,0 3.4,-7
""",
    "nodule": """
p flint -9,4 -7,-5 -1,-9 7,-6 9,3 3,6
p flint2 -1,-9 7,-6 9,3 3,6 1,-1
l chip -7,-5 1,-1
l chip 1,-1 3,6
""",
    "peak": """
p crag -20,0 -11,-15 -7,-14 0,-32 6,-20 10,-19 20,0
p crag2 0,-32 6,-20 10,-19 20,0 5,0 8,-9 1,-17
p cap -6.6,-15.4 0,-32 6,-20 7,-18 3.6,-19.6 .6,-14.6 -2,-19.4 -4,-14.6
l chip -12,-5 -8,-10
l chip -6,-2 -4,-6
""",
    "sarsen": """
p menhir -4.4,1 -4,-11 -1,-14 3.4,-12 4.4,1
p menhir2 1,-13 3.4,-12 4.4,1 1.4,1
""",
    "yurt": """
p tent -9,0 -1,-14 1,-14 9,0
p tent2 1,-14 9,0 3,0 0,-13
p soot -3,0 -.4,-8 2.4,0
l trunk -2.6,-16.6 1,-13
l trunk 2.6,-16.6 -1,-13
""",
    "grazer": """
s herd .5 -7,0 -6,-4 -8,-5 -7,-8 -3,-9.6 2,-7.6 7,-7 8,-3 7,0 5.4,0 4.6,-2.6 -2,-2.6 -3,0 -4.6,0 -4.6,-2
""",
}
"""What stands on the land; point (0, 0) is its foot."""

LANDS = {
    "forest": """
p moor *
s moor2 .9 -38,-10 -20,-20 0,-14 22,-22 38,-12 38,22 0,44 -38,22
s drift .8 -30,14 -14,10 -2,15 -12,20
s drift .8 8,26 22,20 32,22 18,30
u fir -27,-12,.72 -14,-20,.8 0,-24,.86 14,-19,.8 28,-13,.74 -33,0,.9 -20,-5,1 -6,-9,1.04 9,-8,1.06 22,-3,1 33,2,.92
  -30,17,1.05 30,18,1.06 -19,27,.9 18,28,.92
t blade 1,-3 -6,36 4,38 -2,41
""",
    "plains": """
p steppe *
s steppe2 .9 -38,-16 -16,-22 6,-17 26,-23 38,-18 38,-6 14,-9 -12,-4 -38,-8
s steppe3 .9 -38,6 -14,0 10,5 38,-2 38,22 0,44 -38,22
u grazer -18,-11,.8 2,-14,.66,-1 13,-11,.9
u tuft -29,0 -20,-24,.7 22,0,.9 30,8,1 -33,14,1.1 -22,23,1 27,23,1.1 -8,37,.9 10,35,1 -10,8,.7 14,-27,.6
t swale 7,-1 -30,6 -2,-2 18,14 -16,30 8,26 -6,-30
""",
    "flint-hills": """
p scarp *
s scarp2 .9 -38,2 -30,-14 -16,-22 -2,-12 4,-2 -14,8
s scarp2 .9 -4,2 6,-20 20,-26 33,-16 38,0 18,6
s scarp3 .9 -38,22 -26,8 -8,2 10,8 28,4 38,14 38,22 0,44
o swale .9 -30,-2 -20,-14 -8,-8
o swale .9 8,-6 18,-18 30,-8
o swale .9 -26,14 -8,8 8,14
u nodule -26,2,.85 24,-6,.95,-1 -15,-21,.62 12,-27,.5,-1 33,9,.7
u nodule -25,24,1,-1 27,25,.95 2,38,.6 -15,32,.5
t chip 2,2 -10,14 12,12 -2,33 36,0
""",
    "mountain": """
p fell *
s fell2 .9 -38,10 -22,2 -2,8 20,2 38,8 38,22 0,44 -38,22
u peak -21,0,.8 23,0,.86,-1 2,5,1.16
s drift .8 -34,16 -22,11 -8,16 -22,22
s drift .8 10,30 20,25 30,24 22,32
u fir -31,14,.5 -25,17,.6 30,14,.55 -20,30,.5 18,22,.5
""",
    "lake": """
p shore *
u fir -30,-17,.6 -22,-21,.7 -14,-25,.6 16,-25,.62 24,-21,.72 31,-16,.6
s sandbar .9 -37,0 -26,-19 2,-22 28,-16 37,4 24,27 2,38 -22,29
s water .9 -32,2 -22,-14 2,-17 24,-12 31,4 20,21 2,31 -18,24
o ripple 1 -24,-3 -19,-6 -15,-3 -10,-6
o ripple 1 8,-8 12,-11 16,-8 20,-11
o ripple 1 -4,6 0,3 4,6 8,3
o ripple 1 10,14 14,11 18,14
t reed 1,-11 -33,14 -30,17 -27,20
t reed -1,-11 33,14 30,17 27,20
c reedtop -32,2.6,1.6,3 -26.4,8.6,1.6,3 32,2.6,1.6,3 26.4,8.6,1.6,3
p floeedge 10,0 17,-3 23,0 21,4 13,5
p floeedge -24,6 -18,4 -14,7 -18,10
l wing -6,-26 -3,-28.4 -1,-26.4
l wing -1,-26.4 1.4,-28.8 4,-26.6
l wing 2,-33 4,-34.8 5.6,-33.2
l wing 5.6,-33.2 7.6,-35 9.6,-33.4
""",
    "sacred-valley": """
p vale *
s vale2 .9 -39,-14 -20,-6 0,0 20,-6 39,-14 39,22 0,44 -39,22
p bluff -39,-22 -26,-30 -13,-6 -24,8 -39,10
p bluff 39,-22 26,-30 13,-6 24,8 39,10
l swale -31,-20 -24,-4
l swale 31,-20 24,-4
c sunlow 0,-25,7
o spiral 1 0,8 4,4 9,9 4,16 -8,14 -13,4 -3,-5 12,-4 20,6
u sarsen -25,16,1.05 -18,-1,.8 -7,-8,.75 7,-8,.75,-1 18,-1,.8,-1 25,16,1.05,-1 -17,31,1.1 17,31,1.1,-1
""",
    "glacier": """
p floe *
p ice -31,5 -20,-20 -1,-32 11,-16 29,-13 32,12 10,26 -17,24
p ice2 -31,5 -20,-20 -6,-4 -17,24
p ice3 11,-16 29,-13 32,12 12,6
p ice2 12,6 32,12 10,26
p ice3 -1,-32 11,-16 -6,-4 -20,-20
l crack -20,-20 -6,-4 11,-16
l crack -6,-4 -17,24
l crack -6,-4 12,6 11,-16
l crack 12,6 10,26
l crack 12,6 32,12
t crackfine 5,6 -22,-4 -19,4 16,-8 22,-4
t crackfine -3,6 0,12 2,-24 -4,18
p ice -35,16 -31,10 -26,20 -29,24
p ice 14,36 20,29 26,29
""",
    "base": """
p trail *
c snow 0,2,30,27
u yurt -15,-10,1.05 14,-12,1.1,-1
t step 2,2 -30,18 -24,22 -17,30 -9,32 30,-2 26,6
c hearthstone -12,16,3,2.4 -6.5,20.4,3,2.4 0,22,3.2,2.4 6.5,20.4,3,2.4 12,16,3,2.4 -9,10.4,2.6,2 9,10.4,2.6,2
l log -8,17 8,12
l log 8,17 -8,12
s fire .7 -8,15 -9,6 -5,1 -3,6 0,-10 5,2 8,-1 9,8 7,15
s flame .7 -4,15 -4,10 0,3 4,10 4,15
u fir -31,2,.7 32,4,.75 -30,-12,.6
""",
}
"""By kind of tile; ``*`` is the hexagon."""


def symbols() -> list[Symbol]:
    """Things of the land, and the tiles."""
    things = pictures(THINGS, "", "ew-")
    tiles = [_tile(f"ew-terrain-{name}", rows) for name, rows in LANDS.items() if name != "glacier"]
    return [*things, *tiles, _tile("ew-glacier", LANDS["glacier"]), Symbol("ew-terrain-glacier", SAME, BOX)]


def _tile(name: str, rows: str) -> Symbol:
    """The land inside its hexagon, and the rim over it."""
    p = Brush(name)
    p.draw(rows.replace("*", HEX))
    inside = p.text()
    p.out = []
    p.draw(f"p rim {HEX}")
    return Symbol(name, f'<g clip-path="url(#ew-hex)">\n{inside}\n</g>\n{p.text()}', BOX)
