"""What is done and counted in this game, in the way of the goods of all games. 32-unit grid."""

import math

from tools.art.paths import Points
from tools.art.press import FINE, Press
from tools.art.shapes import circle, rect
from tools.art.sheet import Drawings, Symbol

DRAWINGS = Drawings("0 0 32 32", FINE)
_BODY = "M16 13.6C11.6 13.6 9.8 16 9 18.6L6 29.6H26L23 18.6C22.2 16 20.4 13.6 16 13.6Z"


@DRAWINGS.of("ew-recruit")
def _recruit(p: Press) -> None:
    """A person, and a way in."""
    p.icon("g-person-plus", 0, 0, 32)


@DRAWINGS.of("ew-culture")
def _culture(p: Press) -> None:
    """A hand on the rock wall."""
    p.cut("3,8 10,3 24,2.6 29.6,9 29,25 22,29.6 8,29 2.6,22", "bone", 1.4)
    p.path("c-brick", _HAND)


_HAND = (
    "M11.6 26C11.4 22.6 9 20 7.4 17.6c-.8-1.4.6-2.6 1.8-1.6l2.6 2.4-1-8.8c-.2-1.8 2.2-2.2 2.6-.4l1.4 7"
    "L15 7c0-1.8 2.6-1.8 2.6 0l.4 9 1.8-7.4c.4-1.8 2.8-1.2 2.6.4L21 17.6l2.2-3c1-1.4 2.8-.2 2 1.2C23.2 19.4 22.4 22"
    " 22 26z"
)


@DRAWINGS.of("ew-move")
def _move(p: Press) -> None:
    """Two tents' way."""
    p.cut("M9 8L17 27H1.6Z", "hide", 1.4)
    p.cut("M9 15L12.4 27H5.8Z", "char", 0.7)
    p.line("M17 12h9", "d-brick-s", 5)
    p.cut("23,5.6 30.6,12 23,18.4", "brick", 1.2)
    p.line("M17 12h8", "c-brick-s", 2.6)


@DRAWINGS.of("ew-place-camp")
def _place_camp(p: Press) -> None:
    p.icon("g-hut", 0, 0, 32)


@DRAWINGS.of("ew-build")
def _build(p: Press) -> None:
    """Three huts."""
    p.cut("M1.6 20C2 13 4.6 8.6 9 8.6C13.4 8.6 16 13 16.4 20Z", "hide", 1.3)
    p.cut("M15.6 20C16 13 18.6 8.6 23 8.6C27.4 8.6 30 13 30.4 20Z", "hide", 1.3)
    p.cut("M5.4 29.6C5.8 19 9.6 12.8 16 12.8C22.4 12.8 26.2 19 26.6 29.6Z", "hide", 1.5)
    p.cut("M12.4 29.6C12.6 24 14 21.4 16 21.4C18 21.4 19.4 24 19.6 29.6Z", "char", 0.7)
    p.gouges("l-hide", [(8.6, 26, 11, 19), (4.6, 17, 6.6, 12)])


@DRAWINGS.of("ew-bury")
def _bury(p: Press) -> None:
    """A card in a mound."""
    p.cut(rect(11, 2.6, 10, 16), "paper", 1.4)
    p.cut("M1.6 27.6C5 18.6 10 15.4 16 15.4C22 15.4 27 18.6 30.4 27.6C21 30.4 11 30.4 1.6 27.6Z", "wood", 1.5)
    p.gouges("l-wood", [(7, 25.6, 11, 25.2), (14, 21, 18, 20.8), (20, 25.6, 24.4, 25.2), (12.6, 27.6, 16, 27.6)])


@DRAWINGS.of("ew-advance")
def _advance(p: Press) -> None:
    """A step on an idol: a carved post."""
    _post(p, 11)
    p.cut("22,17 25.6,11.6 29.4,17", "brick", 1.1)
    p.line("M25.6 17.4v8.6", "d-brick-s", 4)
    p.line("M25.6 16.4v9", "c-brick-s", 2)


@DRAWINGS.of("ew-idol")
def _idol(p: Press) -> None:
    _post(p, 16)


def _post(p: Press, x: float) -> None:
    p.cut(
        f"{x - 6},4 {x},1.6 {x + 6},4 {x + 6.6},13 {x + 4.8},16 {x + 6.6},19 {x + 6},30 {x - 6},30 {x - 6.6},19"
        f" {x - 4.8},16 {x - 6.6},13",
        "wood",
        1.5,
    )
    for side in (-1, 1):
        p.dot("d-wood", x + side * 2.7, 8, 1.5)
    p.line(f"M{x - 2.6} 12.4h5.2M{x} 8.6v2M{x - 3.6} 20.4h7.2M{x - 3.6} 23.4h7.2M{x - 3.6} 26.4h7.2", "d-wood-s", 1.3)


@DRAWINGS.of("ew-offering")
def _offering(p: Press) -> None:
    """Fire in a bowl of stone."""
    p.cut("M16.4 1.6C21.6 6 22.6 10 20.6 13.6C19.6 15.4 18.2 16.4 16 16.4C13.8 16.4 12 15.4 11.2 13.4"
          "C10.2 11 11.4 8.6 13 7C13.2 8.6 13.8 9.6 14.6 10C15.8 7.8 16.8 5.4 16.4 1.6Z", "fire", 1.4)  # fmt: skip
    p.flat("M16.4 9.6C18 11.6 18.6 13.4 17.6 15C16.8 16 14.8 16 14.2 14.6C13.8 13.4 15.6 12 16.4 9.6Z", "l-fire")
    p.cut("M3.6 17H28.4L25.4 24.6H6.6Z", "stone", 1.5)
    p.cut("M10.6 25H21.4V29.8H10.6Z", "stone", 1.3)
    p.gouges("l-stone", [(7.4, 19.4, 16, 19)])


@DRAWINGS.of("ew-honour")
def _honour(p: Press) -> None:
    """A skull."""
    p.cut(
        "M16 2.8C22.4 2.8 26.6 7 26.6 12.8C26.6 16.2 25.2 18.8 23 20.4L22.4 26.4H9.6L9 20.4"
        "C6.8 18.8 5.4 16.2 5.4 12.8C5.4 7 9.6 2.8 16 2.8Z",
        "bone",
        1.5,
    )
    for x in (11.4, 20.6):
        p.flat(circle(x, 13.6, 3.1, 9), "d-bone", 0.1, 0.1)
    p.line("M12.6 26.4v3M16 26.4v3.6M19.4 26.4v3", "d-bone-s", 1.8)
    p.flat("16,17 17.6,20 14.4,20", "d-bone", 0.1, 0)


@DRAWINGS.of("ew-place-megalith")
def _megalith(p: Press) -> None:
    """Two stones and a lintel."""
    p.cut("5.6,29 7.2,10.6 12.6,9.6 13.8,28.8", "stone", 1.4)
    p.cut("18.4,29 19.6,9.8 24.8,10.4 26.4,28.8", "stone", 1.4)
    p.cut("2.8,5 29,3.4 29.6,9.4 3.2,10.8", "stone", 1.4)
    p.gouges("l-stone", [(5.4, 7, 16, 6.2), (8.8, 25, 9.6, 14), (21, 25, 21.6, 14)])


@DRAWINGS.of("ew-take-stone")
def _take_stone(p: Press) -> None:
    """A stone with a spiral."""
    p.cut(circle(16, 16, 13, 11, turn=0.5), "stone", 1.6)
    p.line("M16 16.4c.2-2 3-2.2 3.4.2c.6 3.2-3 5.4-6 4c-4-2-3.6-7.4.2-9.8c4.6-2.8 10.4.4 10.8 5.6c.2 3.4-1.4 6-4 7.6",
           "d-stone-s", 2)  # fmt: skip


@DRAWINGS.of("ew-tip")
def _tip(p: Press) -> None:
    """A card that is laid on its side."""
    p.cut(rect(3.6, 4.6, 11.4, 16), "paper2", 1.3)
    p.cut(rect(12.4, 17.6, 17, 11.4), "paper", 1.4)
    p.line("M18 5.4c5.4.2 8 3 8 8.4M22.4 10.4l3.6 4l3.8-3.6", "c-brick-s", 2.4)


@DRAWINGS.of("ew-draw")
def _draw(p: Press) -> None:
    """A card from the deck."""
    p.cut(rect(4, 8.6, 14, 20), "paper2", 1.3)
    p.cut("14.4,3.6 28,6.6 23.8,25.4 10.2,22.4", "paper", 1.4)
    p.line("M17 9.6l6.4 1.4M16 13.4l6.4 1.4", "d-paper-s", 1.6)


@DRAWINGS.of("ew-retrieve")
def _retrieve(p: Press) -> None:
    """A card comes back."""
    p.cut("9.6,6.6 22.4,6.6 22.4,25 9.6,25", "paper", 1.4)
    p.line("M7 12C3.6 18 5 25 11 28.6M26 12.6A10 10 0 0 1 21 27.4", "c-brick-s", 2.4)
    p.cut("3,13 8.4,7.6 10.4,14.4", "brick", 1)


@DRAWINGS.of("ew-eclipse")
def _eclipse(p: Press) -> None:
    """The dark sun."""
    for i in range(8):
        p.cut(_ray(i), "sun", 0.9, 0.05, 0, 0.2)
    p.cut(circle(16, 16, 8.6, 18), "char", 1.4, contour="d-sun")
    p.gouges("c-sun", [(9.6, 12.6, 13.6, 9, -1.4)], 1.2)


def _ray(i: int) -> Points:
    turn = math.tau * i / 8
    spots = ((turn - 0.2, 10.6), (turn, 15.4), (turn + 0.2, 10.6))
    return [(16 + r * math.cos(a), 16 + r * math.sin(a)) for a, r in spots]


@DRAWINGS.of("ew-influence")
def _influence(p: Press) -> None:
    """Who leads: a standard."""
    p.line("M8 30.5L9 2.4", "d-wood-s", 4)
    p.line("M8 30.5L9 2.4", "c-wood-s", 2)
    p.cut("M9.4 4.4C15 2.6 21 7 28.6 4.8L24.6 11.2L28 18.4C21 20.4 15 16.4 9 18.4Z", "brick", 1.4)
    p.gouges("l-brick", [(12, 8, 20, 8.6, -0.8), (12, 14.6, 19, 15, -0.8)])


@DRAWINGS.of("ew-rest")
def _rest(p: Press) -> None:
    """Somebody sleeps under a hide."""
    p.cut(circle(7, 19, 4.4, 11), "fig", 1.3)
    p.cut("M10 25.6C10 18 16 14.6 22 16.4C27 18 30 22 30.4 26.6H4.6Z", "hide", 1.4)
    p.gouges("l-hide", [(15, 23, 19, 19), (21, 23.6, 24, 20)])
    p.line("M15 4.4h6l-6 6h6M24 9.4h4l-4 4h4", "c-brick-s", 2)


GLYPHS = {
    "choose": "M12 21v-6M12 15C12 9 5 11 5 4M12 15C12 9 19 11 19 4M2 7l3-3.4L8 7M16 7l3-3.4L22 7",
    "discount": "M4 5h16v14H4zM8 12h8M2 2l20 20",
    "bottom": "M4 4v16h16V4M8 12l4 4l4-4M12 3v12",
    "discard": "M7 6.5h11v15H7zM4 17.5v-15h11M9.5 11l6 6M15.5 11l-6 6",
    "limit": "M4 3v18M4 6h4M4 12h4M4 18h4M20 3v18M12 12h8M15 9l-3 3l3 3",
}
"""By word, drawn like those of the interface."""

HEADS = {
    "initiate": "M12 1.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8zM12 11c4 0 5.6 1.8 6.4 4.4L20.6 22H3.4l2.2-6.6"
    "C6.4 12.8 8 11 12 11z",
    "develop": "M4.6 22.4L2.6 21L12 7.4l2 1.4zM9.4 4.6c3.6-2.4 9.2-.8 12.2 4c.8 2 .4 4-.8 5.8c-2-2-5.2-3.8-8-4.4"
    "C10.6 9.4 8.8 6.4 9.4 4.6z",
    "migrate": "M8.6 1.2h2L12 3.4l1.4-2.2h2L13.2 5L22.4 21H15L12 13.4L9 21H1.6L10.8 5z",
    "hunt": "M1.8 21.4L15 7.6l1.8 1.8L3.6 23zM14.4 4.4L23 1l-3.4 8.6zM2.4 11.4c0-2.4 1.6-4 3.4-4s3.4 1.6 3.4 4"
    "s-1.2 2.8-3.4 2.8S2.4 13.8 2.4 11.4zM.6 6.6a1.6 2 0 1 0 3.2 0a1.6 2 0 1 0-3.2 0z"
    "M4.2 3.8a1.6 2 0 1 0 3.2 0a1.6 2 0 1 0-3.2 0zM8 5.4a1.6 2 0 1 0 3.2 0a1.6 2 0 1 0-3.2 0z",
}
"""Solid signs of the columns: what is done there has the same sign."""


def glyphs() -> list[Symbol]:
    """Glyphs in the colour of the text."""
    lines = [Symbol(f"ew-{name}", f'<path class="ui" d="{data}"/>', "0 0 24 24") for name, data in GLYPHS.items()]
    heads = [Symbol(f"ew-{name}", f'<path class="w-sign" d="{data}"/>', "0 0 24 24") for name, data in HEADS.items()]
    return [*lines, *heads]
