"""What only this game counts: locations, Foundations, Deals, Samurai, Egypt tokens. 32-unit grid, as common goods."""

from tools.art.press import FINE, Press
from tools.art.shapes import circle, rect
from tools.art.sheet import Drawings

DRAWINGS = Drawings("0 0 32 32", FINE)


@DRAWINGS.of("is-location")
def _location(p: Press) -> None:
    p.cut(rect(5.4, 15, 21.2, 13.4), "bone")
    p.cut("2.6,16.4 16,4 29.4,16.4", "roof")
    p.gouges("l-roof", [(9, 13, 14.4, 8), (13, 13.6, 16.4, 10.4)])
    p.cut(rect(12.8, 20, 6.4, 8.4), "char", 0.8)


@DRAWINGS.of("is-foundation")
def _foundation(p: Press) -> None:
    p.line("M6 16V7h20v9", "d-stone-s", 1.8)
    p.cut("3,18 29,18 30.4,28.4 1.6,28.4", "stone")
    p.line("M2.4 23.2h27.2M10.6 18v5.2M20.6 18v5.2M6.4 23.2v5M16 23.2v5M25.6 23.2v5", "d-stone-s", 1.4)


@DRAWINGS.of("is-deal")
def _deal(p: Press) -> None:
    p.cut(
        "M6.4 3.4H22C24.6 3.4 26 4.8 26 7V26C26 27.8 24.8 29 23 29H10C8.2 29 7 27.8 7 26V7C7 5.4 6 5 6.4 3.4Z", "paper"
    )
    p.line("M11 9.2h10.4M11 13.4h10.4", "d-paper-s", 1.5)
    p.cut(circle(16.4, 21.4, 4.2, 11), "cloth", 1.2)
    p.gouges("l-earth", [(14.6, 20.4, 17.2, 19.2)])


@DRAWINGS.of("is-samurai")
def _samurai(p: Press) -> None:
    p.cut("9.4,13 22.6,13 25.4,29 6.6,29", "fig")
    p.gouges("l-fig", [(12.4, 17, 11, 26), (16, 18, 15.8, 26)])
    p.cut("M4.4 13.4C6 8.4 10.6 5.4 16 5.4S26 8.4 27.6 13.4C20 11.6 12 11.6 4.4 13.4Z", "fig")
    p.cut("12.4,5.8 16,1 19.6,5.8", "gold", 1.1)


@DRAWINGS.of("is-egypt")
def _egypt(p: Press) -> None:
    p.cut(circle(16, 16, 12.4, 18), "gold")
    p.line("M16 28V15M10.4 17.6h11.2", "d-gold-s", 3)
    p.line("M16 15C11.6 12.4 11.6 6 16 6S20.4 12.4 16 15", "d-gold-s", 3)
