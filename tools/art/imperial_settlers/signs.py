"""A few parts made of other parts."""

from tools.art.imperial_settlers.pen import BASE, Parts, Pen
from tools.art.imperial_settlers.tools import katana
from tools.art.imperial_settlers.wares import coin, stone

WARES: Parts = {"stone": stone, "coin": coin}


def sign(p: Pen, x: float, y: float, good: str) -> None:
    """A board on a bracket that shows what the place is about."""
    p.line([(x - 10, y - 7), (x + 7, y - 7)], "beam2")
    p.disc(x, y + 2, 8, "bone", 0.5)
    WARES[good](p, x, y + 2, 0.62)


def swordrack(p: Pen, x: float = 60) -> None:
    """A rack of swords."""
    for k in (-15, 15):
        p.box(x + k - 1.6, BASE - 24, 3.2, 24, "wood", 0.3)
    p.box(x - 19, BASE - 3, 38, 3.4, "wood", 0.3)
    katana(p, x + 2, BASE - 10, 0.95)
    katana(p, x + 2, BASE - 20, 0.95)


def rope(p: Pen) -> None:
    """Ropes from two people to a block."""
    p.line([(34, BASE - 12), (77, BASE - 8)], "rope")
    p.line([(58, BASE - 12), (77, BASE - 8)], "rope")


def dunes(p: Pen) -> None:
    """Dunes in front."""
    p.smooth([(-4, 88), (-4, 70), (24, 60), (50, 70), (78, 62), (124, 74), (124, 88)], "sand", tension=0.9)
    p.dashes(10, 70, 40, 3, 12, 4, "hatch-ground")


PARTS: Parts = {"sign": sign, "swordrack": swordrack, "rope": rope, "dunes": dunes}
