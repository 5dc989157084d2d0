"""Goods and things that are counted, in every game. 32-unit grid."""

import math

from tools.art.press import FINE, Press
from tools.art.shapes import circle, mirrored, rect, star, turned
from tools.art.sheet import Drawings

DRAWINGS = Drawings("0 0 32 32", FINE)


@DRAWINGS.of("g-wood")
def _wood(p: Press) -> None:
    for x, y in ((9, 22), (23, 22), (16, 10)):
        p.cut(circle(x, y, 7, 12), "wood")
    for x, y in ((9, 22), (23, 22), (16, 10)):
        p.line(f"M{x - 3.4:g} {y + 0.6:g}q.4-3.8 3.6-3.9q3.4.2 3.4 3.5q-.4 3.3-3.7 3.4", "d-wood-s")
        p.dot("d-wood", x, y + 0.2, 1.1)


@DRAWINGS.of("g-brick")
def _brick(p: Press) -> None:
    for x, y, w in ((2.5, 17.5, 13), (16.5, 17.5, 13), (9, 6.5, 14)):
        p.cut(rect(x, y, w, 9.5), "brick")
    p.gouges("l-brick", [(4, 20, 13, 19.6), (18.5, 20, 27, 19.7), (11, 9, 20.5, 8.7)])
    p.gouges("d-brick", [(6, 24.6, 13.8, 24.4), (20, 24.8, 28, 24.3), (14, 13.6, 21.4, 13.2)], 0.7)


@DRAWINGS.of("g-stone")
def _stone(p: Press) -> None:
    p.cut("3.5,20 8,9.5 17,4.5 26.5,9 29,19 23.5,27 9.5,27.5", "stone")
    p.flat("8.6,10 17,5.2 19.5,12.5 12,16.5", "l-stone", 0.1, 0)
    p.flat("19.5,12.5 26,9.6 28.4,19 20.5,19.8", "c-stone2", 0.1, 0)
    p.flat("12,16.5 20.5,19.8 23,26.4 10,26.9", "c-stone2", 0.1, 0)
    p.line(
        "M8.4 10.2l3.6 6.3l7.5-4l-2.4-7M19.5 12.5l1 7.3l8-.6M12 16.5l8.5 3.3l2.6 6.6M12 16.5l-2.2 10",
        "d-stone-s",
    )


@DRAWINGS.of("g-gold")
def _gold(p: Press) -> None:
    p.cut(
        "M4 20C3 14 7 9 12 9.5C15 5.5 21 6 23 10C28 11 30 17 27.5 21C26 26 20 28 15 26.5C9 28.5 4.5 25 4 20Z",
        "gold",
    )
    p.flat("M7 21C9 25 14 25.5 17 24C21 25.5 25 23.5 26.4 20C23 22 20 20.5 18 21C14 23 10 23 7 21Z", "c-gold2")
    p.gouges("l-gold", [(8, 15, 12.5, 12, -0.5), (15, 10.8, 19, 9.6, -0.5)], 1.2)
    p.cut(star(23.5, 8, 7.2, 1.9, 4), "glint", 0.8, 0.05, 0, 0.2)


@DRAWINGS.of("g-food")
def _food(p: Press) -> None:
    p.cut("M2.6 6.4C8 1 16.4 1.6 19 9.4C13 13.4 6 12.4 2.6 6.4Z", "herb")
    p.line("M4.8 6.8q6.4 0 11.6 2.4M8.6 6.9l1.4-2.8M11.8 7.6l1.6-2.6M9.4 7.2l1.6 2.6", "d-herb-s")
    p.cut(
        (
            "M7.6 23.4L4.6 25.6C2.8 24.4 .8 26 1.6 27.8C2 28.6 2.8 28.8 3.4 28.6"
            "C3.2 30.6 5.4 31.6 6.8 30.2C7.8 29.2 7.4 27.8 7.2 27.2L10 25.6Z"
        ),
        "bone",
        1.3,
    )
    p.cut(
        (
            "M6.6 24.4C8 20.6 10.6 13.4 17.4 10.8C23.6 8.6 29.6 12.4 29.8 18.4"
            "C30 24.4 24.6 28.6 18.6 27.8C14.4 27.2 11.4 26 8.6 26.6Z"
        ),
        "meat",
    )
    p.flat("M14 26C20 27 26.6 25 28.8 18C29.6 24 24.6 27.6 18.6 27Z", "d-meat", opacity=0.35)
    p.gouges("l-meat", [(13.4, 18.4, 18.6, 14, -1.2), (20.6, 13.2, 24.2, 13.4, -0.4)], 1.3)


@DRAWINGS.of("g-worker")
def _worker(p: Press) -> None:
    p.cut(circle(16, 7.4, 4.7, 12), "fig")
    p.cut(
        (
            "M16 13C11.5 13 9.5 15.5 8.6 18L5 24.5L8.4 26.4L11 22L10.6 30H15L16 24.5L17 30H21.4L21 22"
            "L23.6 26.4L27 24.5L23.4 18C22.5 15.5 20.5 13 16 13Z"
        ),
        "fig",
    )
    p.gouges("l-fig", [(13, 16.4, 12, 21.4), (13.8, 5.8, 15.4, 4.6)])


@DRAWINGS.of("g-raze")
def _raze(p: Press) -> None:
    handle = "5.6,28.4 8.4,30.2 23.6,13.6 20.2,11"
    flame = (
        "M18.5 11.5C16.5 7 20.5 6 21 1.5C24.5 3.5 25 5.6 24.8 7.4C26 6.8 26.6 5.8 26.8 4.6"
        "C30 9 29 15.5 24 16.4C21.4 16.6 19.4 14.6 18.5 11.5Z"
    )
    glow = "M21.4 12C21.4 9.6 23.4 9.2 23.6 7.4C25.4 9.6 26.4 13 23.8 14.4C22.4 14.4 21.6 13.4 21.4 12Z"
    for shape in (handle, mirrored(handle, 16)):
        p.cut(shape, "wood", 1.2)
    for outer, inner in ((flame, glow), (mirrored(flame, 16), mirrored(glow, 16))):
        p.cut(outer, "fire", 1.3)
        p.flat(inner, "l-fire")


@DRAWINGS.of("g-defense")
def _defense(p: Press) -> None:
    p.cut("M16 2.5C19 4.5 23 5.8 27.5 6C28 16 25 24.5 16 29.8C7 24.5 4 16 4.5 6C9 5.8 13 4.5 16 2.5Z", "shield")
    p.flat("M16 5.2C19 7 22 8 25.4 8.3C25.6 16 23 22.6 16 27Z", "c-shield2")
    p.gouges("l-shield", [(7, 10, 13.4, 12.6), (7.6, 15, 13.4, 17.4), (9.6, 20, 13.6, 21.6)])
    p.cut(circle(16, 14.6, 3.4, 10), "bone", 1.2)


@DRAWINGS.of("g-coin")
def _coin(p: Press) -> None:
    for y in (24, 20.6, 17.2):
        p.cut(circle(16, y, 12, 20, 5.4), "gold", 1.3)
    p.cut(circle(16, 12.6, 12, 20, 6.4), "gold", 1.5)
    p.line("M7.2 12.8q.6-4 8.6-4.2q8.4.2 9 4", "d-gold-s")
    p.flat("12.4,15.2 13,10.8 14.8,13 16,10 17.2,13 19,10.8 19.6,15.2", "d-gold", 0.1, 0)


def _sun_disc(p: Press) -> None:
    for i in range(12):
        angle = math.pi * (i / 6 - 0.5)
        ray = [(angle - 0.155, 10.4), (angle, 15.2), (angle + 0.155, 10.4)]
        p.cut([(16 + r * math.cos(a), 16 + r * math.sin(a)) for a, r in ray], "sun", 0.7, 0.05, 0, 0.2)
    p.cut(circle(16, 16, 10.2, 20), "sun")


@DRAWINGS.of("g-vp")
def _vp(p: Press) -> None:
    _sun_disc(p)
    p.line(
        "M16 16.2q1.8-.4 1.6-2q-.8-1.6-2.6-1.2q-2.6.9-2.2 3.8q1 3.4 4.4 3q4.4-1 4-5.6q-.6-2.6-2.6-3.8",
        "d-sun-s",
        1.9,
    )


@DRAWINGS.of("sun-plain")
def _sun_plain(p: Press) -> None:
    _sun_disc(p)


@DRAWINGS.of("g-card")
def _card(p: Press) -> None:
    p.cut(turned(rect(8.5, 5, 14, 20), (16, 16), -12), "paper2", 1.4)
    p.cut(turned(rect(10.5, 6, 15, 21), (17, 16), 10), "paper", 1.5)
    p.flat(turned(rect(12.8, 8.4, 10.4, 8.2), (17, 16), 10), "c-herb", 0.1, 0)
    p.flat(turned(rect(12.8, 18.2, 10.4, 6.2), (17, 16), 10), "c-ochre", 0.1, 0)


@DRAWINGS.of("g-labour")
def _labour(p: Press) -> None:
    p.cut(
        (
            "M10 30C9.6 26 8 23.5 5.6 20.6C3.6 18 4.2 15.6 6.4 15.8C8 16 9.4 17.6 10.4 18.8L9 7.6"
            "C8.7 5 11.8 4.6 12.3 7.2L13.8 14.4L14.2 4.4C14.3 1.6 17.6 1.6 17.7 4.4L18 14.2L20.2 5.8"
            "C20.9 3.2 23.9 3.9 23.5 6.5L22 15.2L24.6 10.6C25.9 8.4 28.4 9.7 27.5 12.1"
            "C26 16.4 25.4 19 24.6 22C23.8 25 23.2 27 23 30Z"
        ),
        "hand",
    )
    p.gouges("l-hand", [(12.2, 20, 13.4, 26.4, -1.2), (15, 18.4, 20, 18.2, -0.8)], 1)


@DRAWINGS.of("g-tool")
def _tool(p: Press) -> None:
    p.cut("8,30 4.6,27.4 18.6,6.4 22.2,8.8", "wood")
    p.cut(
        (
            "M12.4 3.4C17 1 24.5 3.4 28.8 9.4C30.2 12.4 29.6 15.4 28 18.2"
            "C25.4 15.4 20.6 12.6 16.6 11.8C13.6 11 11 6.4 12.4 3.4Z"
        ),
        "stone",
    )
    p.flat("M22 6C25 7.4 27.6 10 28.2 12.6C28.4 14.2 28 15.4 27.6 16.4C26 14.6 24.4 13.4 22.4 12.4Z", "l-stone")
    p.line("M14.8 9.4l6 3.8M16.4 6.4l5.4 4.2M14 12.4l4.6 3", "c-bone-s", 1.8)
    p.line("M15 10.6l5.4 3.4M16.2 7.8l5.2 3.8", "d-wood-s", 0.8)


@DRAWINGS.of("g-field")
def _field(p: Press) -> None:
    p.line("M16 30.5Q15.6 20 16.2 9", "d-ochre-s", 2.2)
    for y in (22.5, 16.5, 10.5):
        corn = f"M16.4 {y + 1}C17 {y - 4} 20 {y - 6.4} 24.4 {y - 6.6}C24.6 {y - 2} 21.4 {y + 1.4} 16.4 {y + 1}Z"
        for shape in (corn, mirrored(corn, 16)):
            p.cut(shape, "grain", 1.1)
    p.cut("M16 9C13.6 6 14 3.4 16 1C18 3.4 18.4 6 16 9Z", "grain", 1.1)


@DRAWINGS.of("g-hut")
def _hut(p: Press) -> None:
    p.line("M12.6 2l5.4 8M19.4 2l-5.4 8", "d-wood-s", 2.2)
    p.cut("M16 5.4C20 10 26 20 28.6 28.4H3.4C6 20 12 10 16 5.4Z", "hide")
    p.flat("M16 6.4C19.6 10.6 25.2 20 27.6 27.6H20Z", "c-hide2")
    p.cut("M16 15C18.6 19 20 24 20.6 28.4H11.4C12 24 13.4 19 16 15Z", "char", 0.8)
    p.gouges("l-hide", [(8, 24, 10.4, 18.2), (11.4, 16.4, 13.4, 12.4)])


@DRAWINGS.of("g-dice")
def _dice(p: Press) -> None:
    p.cut(turned(rect(3.4, 9, 15.6, 15.6), (11, 17), -9), "bone", 1.5)
    for x, y in ((7.6, 14.4), (11.6, 17), (15.4, 19.8)):
        p.dot("c-char", x, y, 1.7)
    p.cut(turned(rect(15.4, 5.4, 13.4, 13.4), (22, 12), 12), "bone", 1.5)
    for x, y in ((19.8, 9), (25.4, 10.2), (18.8, 14.2), (24.4, 15.4)):
        p.dot("c-char", x, y, 1.5)


@DRAWINGS.of("g-any")
def _any(p: Press) -> None:
    p.cut(circle(16, 16, 11.5, 7, turn=-0.4), "paper", 1.5)
    p.path(
        "d-paper",
        (
            "M14.6 18.8c-.2-4.4 3.6-4 3.5-6.6c0-1.2-.9-1.8-2.1-1.8c-1.3 0-2.2.8-2.6 2.2l-2.5-.9"
            "c.8-2.5 2.7-3.8 5.2-3.8c2.9 0 4.8 1.6 4.8 4.1c0 3.6-3.6 3.8-3.6 6.8zM14.5 21h2.8v2.8"
            "h-2.8z"
        ),
    )


@DRAWINGS.of("g-person")
def _person(p: Press) -> None:
    p.cut(circle(16, 8, 4.8, 12), "fig")
    p.cut("M16 13.6C11.6 13.6 9.8 16 9 18.6L6 29.6H26L23 18.6C22.2 16 20.4 13.6 16 13.6Z", "fig")
    p.gouges("l-fig", [(12, 18, 10, 26), (16, 23, 15.6, 28)])


@DRAWINGS.of("g-person-plus")
def _person_plus(p: Press) -> None:
    p.cut(circle(13, 8, 4.4, 12), "fig")
    p.cut("M13 13.4C9 13.4 7.4 15.6 6.6 18L4 29H22L19.4 18C18.6 15.6 17 13.4 13 13.4Z", "fig")
    p.line("M25 5v11M19.5 10.5h11", "c-surface-s", 6)
    p.line("M25 5.5v10M20 10.5h10", "c-moss-s", 3)


@DRAWINGS.of("g-first")
def _first(p: Press) -> None:
    """The start player's staff: a painted hide on a pole."""
    p.line("M8 30.5L9.4 2.4", "d-wood-s", 4)
    p.line("M8 30.5L9.4 2.4", "c-wood-s", 2)
    p.cut("M9.6 4.4C15 2.6 21 7 28.4 4.8L26.6 11.6L28.8 18.4C21 20.4 15 16.4 9 18.4Z", "hide", 1.4)
    p.path("d-hide", "M17.2 7.4l3-1.2v9.6h-2.6v-6.4l-1.6 .6z")
