"""The board: painting, rings, food track; the contours that light up; a small copy to find one's way."""

from tools.art.paths import facet, path_data
from tools.art.press import Press
from tools.art.shapes import circle, rect
from tools.art.sheet import Drawings, Symbol
from tools.art.stone_age import far, frame, village, wild, zones
from ui.games.stone_age.layout import FOOD_TRACK, RINGS

BOX = "0 0 1000 620"
_CLIP = 'clip-path="url(#sa-land)"'
_WINDOW = rect(zones.LEFT, zones.TOP, zones.RIGHT - zones.LEFT, zones.BOTTOM - zones.TOP)
CLIP = f'<clipPath id="sa-land"><path d="{path_data(_WINDOW)}"/></clipPath>'
_MINI = (
    (zones.STEPPE, "c-ochre"),
    (zones.FOREST, "c-leaf"),
    (zones.QUARRY, "c-rock"),
    (zones.CLAY_PIT, "c-clay"),
    (zones.RIVER, "c-water"),
    (zones.FIELD, "c-soil"),
)
DRAWINGS = Drawings()


@DRAWINGS.of("ring")
def _ring(p: Press) -> None:
    """A ring cut into the ground."""
    p.flat(circle(0, 0, 19.4, 18), "d-bone", 0.1, 0.35)
    p.flat(circle(-0.3, -0.3, 17.8, 18), "c-bone", 0.1, 0.3)
    p.flat(circle(0.2, 0.3, 14.4, 16), "ring-in", 0.1, 0.3)


@DRAWINGS.of("stepstone")
def _stepping_stone(p: Press) -> None:
    p.cut(circle(0, 0, 17, 13, 15), "rock", 1.8, 0.2, 0.5)
    p.flat(circle(-0.6, -1, 14.2, 12, 12), "l-rock", 0.2, 0.4)


@DRAWINGS.of("sa-board", BOX)
def _board(p: Press) -> None:
    frame.draw(p)
    with p.group(_CLIP):
        far.draw(p)
        wild.draw(p)
        village.draw(p)
        for spots in RINGS.values():
            for x, y in spots:
                p.use("ring", x, y)
    for level, (x, y) in enumerate(FOOD_TRACK):
        p.use("stepstone", x, y)
        p.letter(str(level), x, y + 4.6, 15, "notch on-stone")


@DRAWINGS.of("sa-mini", BOX)
def _mini(p: Press) -> None:
    """The lie of the land in flat colours, for the corner of a phone."""
    p.flat(rect(0, 0, 1000, 620), "c-frame", 0, 0)
    p.flat(rect(26, 26, 948, 130), "c-sky", 0, 0)
    p.flat([*zones.HILLS, (974, 594), (26, 594)], "c-grass", 2, 0)
    p.flat(zones.VILLAGE, "c-sand", 2, 0)
    for border, cls in _MINI:
        p.flat(border, cls, 2, 0)


def lit() -> list[Symbol]:
    """`sa-lit-<place>`: contour and halo of a place that can be chosen."""
    return [
        Symbol(f"sa-lit-{place}", _contour(path_data(facet(border, 1.2))), BOX)
        for place, border in zones.OUTLINES.items()
    ]


def _contour(data: str) -> str:
    strokes = "".join(f'<path class="{cls}" d="{data}"/>' for cls in ("place-lit halo", "place-lit edge", "place-lit"))
    return f"<g {_CLIP}>{strokes}</g>"


def hit() -> list[Symbol]:
    """`sa-hit-<place>`: the same outlines as plain areas to press on."""
    return [
        Symbol(f"sa-hit-{place}", f'<path d="{path_data(facet(border, 2))}"/>', BOX)
        for place, border in zones.OUTLINES.items()
    ]
