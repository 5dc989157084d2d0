"""Signs of culture on the green cards and people on the sand cards. 32-unit grid."""

import math

from tools.art.press import FINE, Press
from tools.art.shapes import circle, rect, star
from tools.art.sheet import Drawings

DRAWINGS = Drawings("0 0 32 32", FINE)


@DRAWINGS.of("c-art")
def _art(p: Press) -> None:
    p.cut(
        (
            "M1.8 17.4C2 13.6 3.6 11 6.4 10.2C8.4 6 12.6 3.6 16 5.6C20 6.8 23.6 9.4 27.4 10.2"
            "C29.4 10.8 30.2 13.4 29.8 17.4L28.6 14.4C28.6 16.6 28.2 18 27.6 19.4L28.2 28H25.8"
            "L24 20.6C20.6 21.2 18 21.4 15.6 21.2L15.8 28H13.2L12.4 22.4L11.2 28H8.8L9 22.6"
            "C7.6 23.6 6.6 24.2 5.6 24.8C5 23.4 4.8 22 4.4 20.8C2.8 20.6 1.6 19.2 1.8 17.4Z"
        ),
        "earth",
        1.2,
    )
    p.line("M7.2 10.8Q3 9.8 4.2 5.6M9 10.2Q7 7.6 8.8 4.6", "d-earth-s", 2.2)
    p.dot("c-bone", 5.8, 15, 0.9)
    p.gouges("l-earth", [(12.4, 8.6, 10.6, 14), (15.6, 8.4, 14, 15), (18.8, 10, 18, 15.6), (22, 11.6, 21.6, 16)])


@DRAWINGS.of("c-medicine")
def _medicine(p: Press) -> None:
    p.cut("M16 12C10 11 8 7 9.4 2.4C14.4 3.4 16.8 6.6 16 12Z", "leaf", 1.2)
    p.cut("M16.4 12C17 6.6 20.4 4.4 25 4.8C25 9.6 21.6 12.6 16.4 12Z", "leaf", 1.2)
    p.cut("M4 13.6H28C28 20.4 25.4 24.4 21.4 26L22 29.4H10L10.6 26C6.6 24.4 4 20.4 4 13.6Z", "stone", 1.4)
    p.gouges("l-stone", [(7, 17, 9, 22, 1), (8, 16, 19, 16)], 1)


@DRAWINGS.of("c-music")
def _music(p: Press) -> None:
    p.cut("3,25.4 6.4,29 29,6.4 25.8,3.2", "bone", 1.5)
    for i in range(4):
        p.dot("c-char", 10.6 + i * 4, 21.6 - i * 4, 1.5)
    p.line("M20 24q3.6-.6 3.8-4M23 28q6.6-1.2 7-8", "d-bone-s", 1.6)


@DRAWINGS.of("c-pottery")
def _pottery(p: Press) -> None:
    p.cut(
        (
            "M11 3H21L19.8 8C25 10 27.4 14.4 26.6 19C25.8 24 22 27 20.6 29.4H11.4C10 27 6.2 24 5.4 19"
            "C4.6 14.4 7 10 12.2 8Z"
        ),
        "clay",
        1.4,
    )
    p.path(
        "d-clay",
        "M6.2 16.4l3.2 3l3.3-3l3.3 3l3.3-3l3.3 3l3.2-3v2.8l-3.2 3l-3.3-3l-3.3 3l-3.3-3l-3.3 3l-3.2-3z",
    )
    p.gouges("l-clay", [(9.4, 13, 13, 10.4, -0.6)], 1.2)


@DRAWINGS.of("c-time")
def _time(p: Press) -> None:
    p.cut(circle(16, 23, 13.4, 18, 5.6), "sand", 1.4)
    p.flat("16,23.4 27,20.6 28.4,22.6", "d-sand", 0.1, 0)
    for a in (200, 235, 270, 305, 340):
        x, y = 16 + 10.6 * math.cos(math.radians(a)), 23 + 4 * math.sin(math.radians(a))
        p.dot("d-sand", x, y, 1.1)
    p.cut("14.8,23.6 15.2,8 17,8 17.6,23.6", "wood", 1.1)
    p.cut(star(16, 6, 5, 2.6, 8), "sun", 0.9, 0.05, 0, 0.2)


@DRAWINGS.of("c-transport")
def _transport(p: Press) -> None:
    p.cut(circle(16, 16, 13, 22), "wood", 1.6)
    p.line("M16 3.6v24.8M4 11.4l24 9.4M27.8 10.6l-23.6 10.6", "d-wood-s", 1.8)
    p.cut(circle(16, 16, 4.6, 12), "wood", 1.4)
    p.dot("c-char", 16, 16, 1.8)


@DRAWINGS.of("c-weaving")
def _weaving(p: Press) -> None:
    p.flat(rect(9, 6, 14, 19), "c-cloth", 0.1, 0)
    p.line("M11.6 6v21M16 6v21M20.4 6v21", "d-cloth-s", 1.5)
    p.line(
        "M9.6 10.4h3.6M14.8 10.4h4M9.6 18.4h3.6M14.8 18.4h4M12.4 14.4h3.2M18 14.4h4M12.4 22.2h3.2M18 22.2h4",
        "c-bone-s",
        1.9,
    )
    p.cut(rect(4, 3, 24, 3.4), "wood", 1.2)
    p.cut(rect(5, 3, 3.2, 26.4), "wood", 1.2)
    p.cut(rect(23.8, 3, 3.2, 26.4), "wood", 1.2)


@DRAWINGS.of("c-writing")
def _writing(p: Press) -> None:
    p.cut("6,5 25,2.8 27,27 8,29.6", "clay", 1.5)
    p.path(
        "d-clay",
        (
            "M9.6 9.4l4.4-1.8l-1 3.4zM15.6 8.6l4.4-1.8l-1 3.4zM10 15.4l4.4-1.8l-1 3.4zM20 14.2"
            "l3.8-1.6l-.8 3.2zM10.6 21.6l4.4-1.8l-1 3.4zM16.6 20.8l4.4-1.8l-1 3.4zM15.4 12.2l1.6 4.6"
            "l-2-.6z"
        ),
    )


def _person(p: Press, col: str) -> None:
    p.cut(circle(14, 7.4, 4.2, 12), col, 1.3)
    p.cut("M14 12.4C10 12.4 8.4 15 7.6 18L5 29.4H23L20.4 18C19.6 15 18 12.4 14 12.4Z", col, 1.3)
    p.gouges("l-" + col, [(11, 17, 9.4, 25), (14, 22, 13.6, 27)])


@DRAWINGS.of("p-farmer")
def _farmer(p: Press) -> None:
    _person(p, "leaf")
    p.line("M21.4 29.6L26 11", "d-wood-s", 2.2)
    p.cut(
        (
            "M26.6 11.6C29.6 9 29.8 5 26.6 2.4C22.6 .6 18.6 2.4 17.6 5.4C20.6 4 23.6 4.4 25 6.8"
            "C25.6 8.4 25.4 10 24.6 11.2Z"
        ),
        "stone",
        1.1,
    )


@DRAWINGS.of("p-toolmaker")
def _toolmaker(p: Press) -> None:
    _person(p, "earth")
    p.line("M21 24L26 9", "d-wood-s", 2.4)
    p.cut("20.4,9.4 22,4.4 30,7 29.4,12.4", "stone", 1.2)


@DRAWINGS.of("p-builder")
def _builder(p: Press) -> None:
    _person(p, "ochre")
    p.cut("18.6,18.4 24.6,7 30.6,18.4", "hide", 1.2)
    p.line("M23.4 4l2.6 5M25.8 4l-2.6 5", "d-wood-s", 1.8)
    p.cut("23.2,18.4 24.6,14 26,18.4", "char", 0.5)


@DRAWINGS.of("p-shaman")
def _shaman(p: Press) -> None:
    p.line("M11 5.4Q6.6 4.6 5.6 1.6M8.6 4.8L5 6M17 5.4Q21.4 4.6 22.4 1.6M19.4 4.8L23 6", "d-bone-s", 3.6)
    p.line("M11 5.4Q6.6 4.6 5.6 1.6M8.6 4.8L5 6M17 5.4Q21.4 4.6 22.4 1.6M19.4 4.8L23 6", "c-bone-s", 1.8)
    _person(p, "plum")
    p.line("M26.4 30V10", "d-wood-s", 2.2)
    p.cut(circle(26.4, 7.6, 3.4, 9), "bone", 1.2)
