"""What people and fire have made: shrine, fire, traps, boats, the shaman; and the volcano of the start tile."""

from tools.art.paths import number
from tools.art.tiles.stamp import Stamp, Stamps

STAMPS = Stamps()

_BACK = ((-9, -8.5, 5, 9, 0.4), (-2.9, -10, 4.4, 10.5, 0), (3.5, -10, 4.4, 10.5, 0), (9.6, -8.2, 5, 8.6, -0.4))
_FRONT = (
    (-14, -3.2, 5.2, 9, 0.8),
    (14.4, -3, 5.2, 9, -0.8),
    (-8.6, 1.6, 5.4, 7.6, 0.6),
    (8.8, 1.8, 5.4, 7.4, -0.4),
)
"""Standing stones: x and y of the foot, width, height, lean."""
_LINTEL = "M-7-20.2L-6.6-23.4L7-23.8L7.6-20.4Z"


def _stone(x: float, y: float, width: float, height: float, lean: float) -> str:
    half = width / 2
    corners = (
        (x - half, y),
        (x - half + lean, y - height + 1.4),
        (x - width / 4 + lean, y - height),
        (x + width / 3 + lean, y - height + 0.4),
        (x + half + lean * 0.7, y - height + 2),
        (x + half, y),
    )
    return "M" + "L".join(f"{number(a)} {number(b)}" for a, b in corners) + "Z"


def _shade(x: float, y: float, width: float, height: float, lean: float) -> str:
    half = width / 2
    corners = (
        (x + width * 0.12 + lean, y - height + 0.5),
        (x + half + lean * 0.7, y - height + 2),
        (x + half, y),
        (x + width * 0.1, y),
    )
    return "M" + "L".join(f"{number(a)} {number(b)}" for a, b in corners) + "Z"


@STAMPS.of("shrine", 11, 0.9)
def _shrine(s: Stamp) -> None:
    """A ring of standing stones round a red sign."""
    ring = "M-17-3.6C-17-15-17-12.2 0-12.2C17-12.2 17-15 17-3.6C17 7.8 17 5 0 5C-17 5-17 7.8-17-3.6Z"
    s.block("dust", "meadow2", ring)
    s.halo(_LINTEL, *(_stone(*row) for row in (*_BACK, *_FRONT)), width=2.4)
    s.block("stone", "stone2", *(_stone(*row) for row in _BACK))
    s.fill("stone3", *(_shade(*row) for row in _BACK))
    s.block("stone", "stone2", _LINTEL)
    s.block("stone", "stone2", *(_stone(*row) for row in _FRONT))
    s.fill("stone3", *(_shade(*row) for row in _FRONT))
    s.line("cap", 1, "M.6-3.6C.6-4.6-1.2-4.6-1.2-3.2C-1.2-1.2 2.6-1.2 2.6-4C2.6-7.4-3.4-7.4-3.4-3")


_FLAMES = (
    "M-10-3C-12.6-9-8.4-12-8.8-16.4C-5.6-15-4.8-12.6-5-10.6C-2.4-13.6-4-19-1-25C1.2-20.4 6-18 4.6-12"
    "C6.4-13 6.8-15 6.4-17C10.4-13.4 12.4-8 9.6-3C8 .4-8 .4-10-3Z"
)


@STAMPS.of("fire", 11, 0.96)
def _fire(s: Stamp) -> None:
    s.fill("ash", "M-15-.6C-15-8-15-6.2 0-6.2C15-6.2 15-8 15-.6C15 6.8 15 5 0 5C-15 5-15 6.8-15-.6Z")
    s.halo(_FLAMES, width=2.6)
    s.block("fire", "fire2", _FLAMES, width=1)
    s.fill(
        "flame",
        "M-6-2.6C-7.4-7-4.6-8.6-3.6-10.6C-1.6-12-1-15-.4-17.4C1.6-14 3.4-12 2.6-8.6C4-9 5-10 5.4-11.4"
        "C7-8 7-4.6 5.6-2.4C3-.4-4-.4-6-2.6Z",
    )
    s.fill("spark", "M-3-2C-3.8-5-1.6-6.4-.6-9.6C1.4-7.4 3.4-5.4 2.6-2C1-.8-1.6-.8-3-2Z")
    s.block("log", "log2", "M-13 2.2L11-4.4L12.2-1.8L-11.8 4.6ZM13 2.2L-11-4.4L-12.2-1.8L11.8 4.6Z")
    for x in (-12.4, 12.4):
        s.dot("log3", x, 3.5, 1.4)
    for x, y, radius in ((-7.6, -20.6, 1), (7, -22, 1.1), (3.4, -26.6, 0.8)):
        s.dot("flame", x, y, radius)


_CONE = "M-20 0C-13-5-9-14-5.6-22C-2.6-20.6 3-20.8 5.8-22.4C9-14 13-6 20.4 0C12 2.6-12 2.6-20 0Z"


@STAMPS.of("volcano", 16.4, 0.9)
def _volcano(s: Stamp) -> None:
    smoke = (
        "M-1-24C-6-26-5.6-30-2-30.6C-5-33.6-1.4-37.4 2-35.6C3-39.4 9-39.4 9.2-35.4C13-35.6 13.4-30.8 9.8-30.2"
        "C11-27 6.4-25.6 4.6-27.4C4.2-25.6 2.4-24.2 1-23Z"
    )
    s.halo(_CONE, width=2.6)
    s.block("smoke", "smoke2", smoke)
    s.block("lava", "lava2", _CONE, width=1.1)
    s.fill("lava3", "M5.8-22.4C9-14 13-6 20.4 0C16 1.4 10 2 5 2.1C8.4-4 4.4-10 5.2-15Z")
    s.block("flame", "lava2", "M-5.6-22C-2.6-20.6 3-20.8 5.8-22.4C5-24.6-4.6-24.6-5.6-22Z", width=0.8)
    s.block(
        "fire",
        "lava2",
        "M-3-21.4C-3.4-17-7-15-6-10.6C-5.2-7.6-8.6-6-8-2.6C-6-3.6-3.2-5.6-3.4-9.4C-3.6-12.6-.6-15-.8-21Z",
        "M1.2-21C1.6-17 4-16 3.4-12.6C2.8-9.6 4.6-8 4-5.4C1.4-7-.4-9 .4-12C1-14.6-.2-17.4-.2-21Z",
        width=0.5,
    )
    s.line("lava2", 0.8, "M-14.6-3.4L-11-8M-11.4-1.4L-9.4-4M9.4-2L8-6.4M13.4-2.2L11-7.4")


_CLOAK = "M0-17.4C4.4-17 6.4-13 7.4-7.4L8.8 0L5.6-1.2L3 .8L0-1L-3 .8L-5.6-1.2L-8.8 0L-7.4-7.4C-6.4-13-4.4-17 0-17.4Z"
_HEAD = "M0-25.4C2.8-25.4 4.6-23.4 4.6-20.8C4.6-18 2.6-16 0-16C-2.6-16-4.6-18-4.6-20.8C-4.6-23.4-2.8-25.4 0-25.4Z"
_CROWN = "M-2.6-24.6C-4-27-7-27-7.4-31M-5.6-27.2L-8.8-27.6M2.6-24.6C4-27 7-27 7.4-31M5.6-27.2L8.8-27.6"


@STAMPS.of("shaman", 14.2, 0.86)
def _shaman(s: Stamp) -> None:
    """In hide and antlers, a rattle staff in hand."""
    staff = "M11.4 0L10-22"
    s.halo(_CLOAK, _HEAD, _CROWN, staff, width=3.4)
    s.rod("log3", "log2", 1.2, 0.6, staff)
    rattle = (
        "M10-27.4C12-27.4 13.2-25.8 13-24C12.8-22.4 11.6-21.4 10-21.4C8.2-21.4 7-22.6 7-24.2C7-26 8.2-27.4 10-27.4Z"
    )
    s.block("cap", "cap2", rattle)
    s.line("cap2", 1.3, _CROWN)
    s.block("hide", "hide2", _CLOAK, width=1)
    s.line("cap", 1.1, "M-6.4-7.4L-4.6-5.6L-2.6-7.4L-.6-5.6L1.4-7.4L3.4-5.6L5.6-7.4")
    s.line("hide2", 0.8, "M-4.6-1.8V-4.2M4.4-1.8V-4.2M-1.6-14.4L0-12L1.6-14.4")
    s.block("skin", "hide2", _HEAD, width=1)
    paint = "M-4.5-21.6C-3-20.6 3-20.6 4.5-21.6C4.7-19.8 4.4-19 3.8-18C2.4-19-2.4-19-3.8-18C-4.4-19-4.7-19.8-4.5-21.6Z"
    s.fill("cap", paint)


_SLAB = "M-13-3.4L5.6-15.8L10.8-14.2L12.2-10.6L-8.6 .6L-12.4-.4Z"


@STAMPS.of("hunting_trap", 7, 0.9)
def _hunting_trap(s: Stamp) -> None:
    """A slab of stone on a prop, bait below."""
    s.fill("meadow2", "M-14.6-.4C-10 3.2 10 3.4 15 .2C12-2.8-10-3-14.6-.4Z", opacity=0.7)
    prop = "M6.6 1L7.6-12M7.2-5.6L-3 .8"
    bait = "M-2-1.4C-1-4 3.4-4.6 4.8-2.2C5.8-.2 3.4 1.4 1 1.2C-.8 1.2-2.4 .2-2-1.4Z"
    s.halo(_SLAB, prop, bait, width=3)
    s.block("meat", "meat2", bait, width=0.8)
    s.rod("log3", "log2", 1.4, 0.7, prop)
    s.block("stone", "stone2", _SLAB, width=1.1)
    s.fill("stone3", "M-12.4-.4L-8.6 .6L12.2-10.6L10.8-14.2Z", opacity=0.9)
    s.line("stone2", 0.7, "M-6-6.4L-3.6-5.6M.4-11L2-9.4M5.6-15.8L4.6-12.6")


_PIT = "M-15-4C-15-9.6-9-12.4 0-12.4C9-12.4 15-9.6 15-4C15 1.6 9 4.2 0 4.2C-9 4.2-15 1.6-15-4Z"


@STAMPS.of("pit_trap", 4.2, 0.88)
def _pit_trap(s: Stamp) -> None:
    """A pit with stakes, half covered with branches."""
    s.halo(_PIT, width=3)
    s.block("dust", "pit2", _PIT, width=1)
    hole = "M-12.4-4C-12.4-8-7.6-10.4 0-10.4C7.6-10.4 12.4-8 12.4-4C12.4-.4 7.6 1.8 0 1.8C-7.6 1.8-12.4-.4-12.4-4Z"
    s.fill("pit", hole)
    s.block(
        "log3",
        "log2",
        "M-8.6-1L-6.6-8.6L-4.8-.4ZM-3 .8L-1-7.4L1 1ZM3 .6L5-8L7 0Z",
        width=0.7,
    )
    s.rod("leaf", "leaf2", 1.1, 0.6, "M6-12L14.4 .4M1-12.6L11.6 3M14.6-9L4.6 3.8")


_RAFT = tuple(
    f"M-13 {y:g}L11.6 {y - 2:g}C13.8 {y - 2:g} 13.8 {y + 2:g} 11.6 {y + 2:g}L-13 {y + 4:g}Z" for y in (-9, -5, -1)
)


@STAMPS.of("raft", 3, 0.8)
def _raft(s: Stamp) -> None:
    """Three logs bound together, a pole and a hide sail."""
    s.line("foam", 1, "M-16 4.6q2.6-1.4 5.2 0t5.2 0t5.2 0t5.2 0t5.2 0")
    s.rod("log3", "log2", 1.2, 0.6, "M-1-6V-24")
    s.block("hide", "hide2", "M.6-22.4C6-21 10.4-17 11.4-10.4L.6-9.4Z", width=0.9)
    s.line("cap", 1, "M3.4-17.6L5-14.4L6.8-16.4L8.2-12.6")
    s.block("log", "log2", *_RAFT)
    s.line("log3", 1.5, "M-8.4-8.2V3M6.6-9.6V2.4")
    for y in (-7, -3, 1):
        s.dot("log3", -13, y, 1.5)


_HULL = "M-16-6.4C-12-5 10-5 15.6-8.4C15.4-1.4 11.4 2.6 4.6 2.8H-7C-12.4 2.6-15.6-1.4-16-6.4Z"


@STAMPS.of("logboat", 1, 0.86)
def _logboat(s: Stamp) -> None:
    """A dugout with a paddle."""
    s.line("foam", 1, "M-16 5q2.6-1.4 5.2 0t5.2 0t5.2 0t5.2 0t5.2 0")
    s.rod("log3", "log2", 1.3, 0.6, "M-9-12L3.4 4.4")
    s.block("log3", "log2", "M-11.4-15.4C-9-15.6-7-12.8-7.6-10.6C-9.8-10.2-12-13-11.4-15.4Z", width=0.8)
    s.block("log", "log2", _HULL, width=1.1)
    s.fill("log2", "M-12.6-5C-8-4.2 8-4.2 12.4-6.2C10-3.4 6-2.6 0-2.6C-7-2.6-11-3.2-12.6-5Z")
    s.line("log3", 0.8, "M-11 .2C-6 1.4 6 1.2 11.4-1.4M-6-1.2H-2M3-1.2L7-1.8")
    s.rod("log3", "log2", 1.3, 0.6, "M-3.4-4.6L3.4 4.4")
