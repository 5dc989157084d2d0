"""What stands on the boards: figures, camps, villages, megaliths. The owner's colour comes from the class of the owner
(`p-A` to `p-E`) on the `<use>`, shape and letter are drawn.
"""

from functools import partial

from tools.art.common.figures import HUT, HUTS, OWNERS
from tools.art.paths import corners
from tools.art.press import FINE, Press
from tools.art.shapes import placed
from tools.art.sheet import Drawings

FIGURE = "0 -9 40 54"
VILLAGE = "0 0 48 40"
BLOCK = "0 0 36 38"
UPPER = "0 0 38 46"
DRAWINGS = Drawings("", FINE)
_EARS = ("10,9 8,-5.4 17.6,.4", "30,9 32,-5.4 22.4,.4")
_FOOT, _FRONT_FOOT = (22, 40), (24, 38)
_BACK_FEET = ((12, 23), (36, 23))
_TOPS = {"block": "2,8.4 5,3 31,2.6 34,8", "upper": "4,12 7.4,6 30.8,5.6 34,11.6"}
_FRONTS = {"block": "2,8.4 34,8 34.4,35 1.6,35.4", "upper": "4,12 34,11.6 35,40.6 3,41"}
_LID = (18, 7)
_CHIPS: dict[str, list[tuple[float, ...]]] = {
    "block": [(5, 30, 5.6, 14), (31, 28, 30.6, 17)],
    "upper": [(7, 34, 7.6, 18), (31.6, 35, 31, 22)],
}


def _figure(p: Press, owner: str) -> None:
    p.icon(f"fig-{owner}", 0, -3, 40, 48)


def _chief(p: Press, owner: str) -> None:
    """A figure with a wolf's ears."""
    for ear in _EARS:
        p.cut(ear, "pc", 1.6, 0.1, 0.05)
    _figure(p, owner)


def _camp(p: Press, owner: str) -> None:
    p.icon(f"hut-{owner}", 0, 0, 44, 42)


def _village(p: Press, owner: str) -> None:
    """Three huts in their owner's shape."""
    for foot in _BACK_FEET:
        p.cut(placed(HUTS[owner], 0.54, _FOOT, foot), "pc", 1.6)
    p.cut(placed(HUTS[owner], 0.74, _FOOT, _FRONT_FOOT), "pc", 1.8)
    p.letter(owner, 24, 34.6, 14, "pt")


def _stone(p: Press, owner: str, level: str) -> None:
    """A block; the lit top edge is lighter than the front."""
    if level == "upper":
        p.shadow(19, 42, 18, 3.4, 0.35)
    p.cut(_FRONTS[level], "pc", 1.7, 0.2, 0.2)
    p.cut(_TOPS[level], "pc", 1.2, 0.2, 0.2)
    p.flat(placed(corners(_TOPS[level]), 0.9, _LID, _LID), "l-pc", 0.1, 0.1)
    p.gouges("d-pc", _CHIPS[level], 0.8)
    x, y = (18, 22) if level == "block" else (19, 26.5)
    p.icon(f"mark-{owner}", x - 13, y - 13, 26)


def _neutral(p: Press, level: str) -> None:
    if level == "upper":
        p.shadow(19, 42, 18, 3.4, 0.35)
    p.cut(_FRONTS[level], "stone", 1.7, 0.2, 0.2)
    p.cut(_TOPS[level], "stone", 1.2, 0.2, 0.2)
    p.flat(placed(corners(_TOPS[level]), 0.9, _LID, _LID), "l-stone", 0.1, 0.1)
    p.gouges("d-stone", _CHIPS[level], 0.8)
    p.line("M12 22.6h12" if level == "block" else "M13 26.6h12", "d-stone-s", 3)


_KINDS = (
    ("ew-figure", _figure, FIGURE),
    ("ew-chief", _chief, FIGURE),
    ("ew-camp", _camp, HUT),
    ("ew-village", _village, VILLAGE),
    ("ew-block", partial(_stone, level="block"), BLOCK),
    ("ew-upper", partial(_stone, level="upper"), UPPER),
)
for _name, _drawing, _box in _KINDS:
    for _owner in OWNERS:
        DRAWINGS.of(f"{_name}-{_owner}", _box)(partial(_drawing, owner=_owner))
DRAWINGS.of("ew-block-neutral", BLOCK)(partial(_neutral, level="block"))
DRAWINGS.of("ew-upper-neutral", UPPER)(partial(_neutral, level="upper"))
