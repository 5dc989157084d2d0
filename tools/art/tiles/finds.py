"""What lies in forests and at their edges: nuggets, menhirs, mushrooms, springs; reeds."""

from tools.art.tiles.stamp import Stamp, Stamps

STAMPS = Stamps()

_NUGGET = "M-7.8-1.6L-8.2-5.8L-4.8-10.2L.6-11.4L5.8-8.8L8.2-4.2L6.6-.8L.4 .6L-5 .2Z"


@STAMPS.of("gold", 5, 0.9)
def _gold(s: Stamp) -> None:
    s.fill("floor2", "M-9.4-1.2C-6.4 2.2 6.8 2.4 9.6-1C8-3.6-7-3.8-9.4-1.2Z")
    s.halo(_NUGGET, width=2.8)
    s.block("nugget", "nugget2", _NUGGET, width=1.1)
    s.fill("nugget3", "M-1.6-6.4L.6-11.4L5.8-8.8L8.2-4.2L.2-2.2Z", opacity=0.8)
    facets = "M-4.8-10.2L-1.6-6.4L.6-11.4M-1.6-6.4L-8.2-5.8M-1.6-6.4L.2-2.2L8.2-4.2M.2-2.2L.4 .6M.2-2.2L-5 .2"
    s.line("nugget2", 0.8, facets)
    glint = "M3.6-14.4L4.6-11.8L7.2-10.8L4.6-9.8L3.6-7.2L2.6-9.8L0-10.8L2.6-11.8Z"
    s.block("glint", "nugget2", glint, width=0.5)


_MENHIR = "M-5.2 .4L-6-9L-4.2-15.6L-.6-19.2L2.8-17.6L5.2-11L5.6 .2L.4 1.4Z"


@STAMPS.of("menhir", 8.8, 1)
def _menhir(s: Stamp) -> None:
    s.fill("floor2", "M-8.4-.6C-5.4 2.8 6 2.8 8.8-.6C7-3-6.6-3-8.4-.6Z")
    s.halo(_MENHIR, width=2.8)
    s.block("menhir", "stone2", _MENHIR, width=1.1)
    s.fill("stone3", "M-.6-19.2L2.8-17.6L5.2-11L5.6 .2L2.2 .8L2-10Z")
    s.line("stone2", 0.7, "M-4.8-12.6L-3.4-11.4M-5.4-5L-3.6-4.4M3.6-6.4L5.4-7M-.6-19L.2-16.6")
    s.line("ochre", 1.15, "M-1.4-8.6C-1.4-10.4 1-10.4 1-8.4C1-5.6-3.6-5.6-3.6-9C-3.6-12.6 2.6-13.2 3-8.6")
    s.line("moss", 1.3, "M-4.6-.8C-4-2.2-3-1.6-2.4-.4M3.6-.8C4-2.4 5-2 5.2-1")


_CAPS = (
    "M-10.6-6.6C-10.2-11.8-6.4-14.4-2.8-14.4C.8-14.4 4.6-11.8 5-6.6C1-5.2-6.6-5.2-10.6-6.6Z",
    "M-.4-4.4C0-8.4 2.6-10 5.2-10C7.8-10 10.4-8.4 10.8-4.4C8-3.2 2.4-3.2-.4-4.4Z",
)
_STEMS = (
    "M-5.2 0C-4.6-3-4.8-5-5-7H-.4C-.6-5-.6-3 0 0Z",
    "M3.2 0C3.4-2 3.4-3 3.2-4.4H7C6.8-3 6.8-2 7.2 0Z",
)


@STAMPS.of("mushroom", 6.2, 0.88)
def _mushroom(s: Stamp) -> None:
    s.fill("floor2", "M-11-1C-8 2 9 2 11.4-1C9-3.6-9-3.6-11-1Z")
    s.halo(*_STEMS, *_CAPS, width=2.8)
    for stem, cap in zip(_STEMS, _CAPS, strict=True):
        s.block("stem", "cap2", stem)
        s.block("cap", "cap2", cap, width=1)
    for x, y, radius in ((-6.6, -8.8, 1.3), (-3, -11.6, 1.5), (0.8, -9, 1.3), (4, -7.4, 1), (7.4, -6.4, 1)):
        s.dot("stem", x, y, radius)


@STAMPS.of("spring", 0, 0.86)
def _spring(s: Stamp) -> None:
    """Rocks with a fall towards the viewer; the origin is where the river begins."""
    rocks = "M-12.4 1.4L-13.6-4.6L-9.8-10.6L-4.6-11.8L-2.2-15L4.4-14.4L6.4-10.8L11.4-9L13.6-3L12 1.8Z"
    s.block("stone", "stone2", rocks, width=1.1)
    s.fill("stone3", "M6.4-10.8L11.4-9L13.6-3L12 1.8L8 1.6L5.6-5ZM-7.4-6L-13.6-4.6L-12.4 1.4L-9 1.4Z", opacity=0.8)
    s.line("stone2", 0.8, "M-2.2-15L-4.6-11.8L-9.8-10.6L-7.4-6L-9 1.4M6.4-10.8L5.6-5L8 1.6M5.6-5L13.6-3")
    fall = "M-3.6-12.6C-1.6-13.6 2.6-13.6 4-12.4C3.4-8 4.6-4 4.8 2.6H-5C-4.4-4-3.2-8-3.6-12.6Z"
    s.block("stream", "line", fall)
    s.line("foam", 1.15, "M-1.9-11.4C-2.2-7-2.8-3-3 1.6M.2-11.6C0-7 0-3 0 2M2.3-11.2C2-7 2.8-3 2.9 1.6")
    foam = (
        "M-6.8 2.2C-6.6 .4-4.8 0-3.6 1.2C-2.8 0-.8-.2 0 1C.8-.2 2.8 0 3.6 1.2C4.8 0 6.8 .6 6.8 2.4"
        "C6.8 3.6 5.4 4.4 4.2 4.2C3 5.4 1.2 5.4 .2 4.6C-1 5.4-3 5.4-4.2 4.2C-5.6 4.4-6.8 3.4-6.8 2.2Z"
    )
    s.block("foam", "line", foam, width=0.6)


@STAMPS.of("spring-north", 0, 0.86)
def _spring_north(s: Stamp) -> None:
    """The same rocks from behind, for a river that leaves away from the viewer."""
    rocks = "M-12.4 1.4L-13.6-4.2L-9.8-8.6L-6-10.4L-3.4-7.4L3.6-7.2L6.4-10.6L10.6-8L13.6-2.6L12 1.8Z"
    s.block("stone", "stone2", rocks, width=1.1)
    s.fill("stone3", "M6.4-10.6L10.6-8L13.6-2.6L12 1.8L2 1.6L4.6-2.6L3.6-7.2Z", opacity=0.8)
    edges = "M-6-10.4L-6.6-4L-9 1.4M-6.6-4L-13.6-4.2M3.6-7.2L4.6-2.6L2 1.6M4.6-2.6L13.6-2.6M-3.4-7.4L-2.6-3L-6.6-4"
    s.line("stone2", 0.8, edges)
    s.fill("stream", "M-4.2-9.4C-2.6-6.2 2.6-6 4.4-9C4.8-11 4.4-13 4-15H-4C-4.4-13-4.6-11-4.2-9.4Z")
    s.line("foam", 1.15, "M-2.4-8.6C-2.8-11-2.4-14-2.8-17M0-8C-.2-11 .2-14 0-17.6M2.4-8.6C2.4-11 2.8-13.6 2.4-16.4")


@STAMPS.of("reeds", 2)
def _reeds(s: Stamp) -> None:
    s.line("reed", 1.05, "M-2.4 .4C-2.6-2-3-4-3.6-5.4M-.6 .8L-.4-6.4M1.2 .6C1.6-2 2.4-4 3.4-5.2")
    s.line("cattail", 1.7, "M-.4-5.4V-7.6M3.2-4.4L3.8-6")
