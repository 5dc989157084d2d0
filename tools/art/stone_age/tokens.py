"""Small things that only Stone Age prints: signs on paper, tokens for kinds, the mark of a single use."""

from functools import partial

from tools.art.press import FINE, Gouge, Press
from tools.art.shapes import circle
from tools.art.sheet import FILL, Drawings

DRAWINGS = Drawings("0 0 32 32", FINE)
_QUESTION = (
    "M14.6 18.8c-.2-4.4 3.6-4 3.5-6.6c0-1.2-.9-1.8-2.1-1.8c-1.3 0-2.2.8-2.6 2.2l-2.5-.9"
    "c.8-2.5 2.7-3.8 5.2-3.8"
    "c2.9 0 4.8 1.6 4.8 4.1c0 3.6-3.6 3.8-3.6 6.8zM14.5 21h2.8v2.8h-2.8z"
)
_HATCH: list[Gouge] = [(x, 26, x + 7, 7) for x in (4, 8, 19, 23)]
_KINDS: tuple[tuple[str, list[Gouge]], ...] = (
    ("die", []),
    ("grain", _HATCH),
    ("shield", [(5, y, 27, y) for y in (8, 25)]),
    ("hand", [(7, 20, 12, 25), (7, 12, 12, 7), (25, 20, 20, 25), (25, 12, 20, 7)]),
)
"""Ground and cuts of the tokens for a first, second, third and fourth kind of good."""


def _kind(p: Press, number: int) -> None:
    pigment, cuts = _KINDS[number - 1]
    p.cut(circle(16, 16, 12.5, 7, turn=-0.4 + number * 0.3), pigment)
    p.gouges(f"d-{pigment}", cuts, 1.2)
    p.path("c-print", _QUESTION)


for _number in range(1, 5):
    DRAWINGS.of(f"kind-{_number}")(partial(_kind, number=_number))


@DRAWINGS.of("once", "0 0 50 40")
def _once(p: Press) -> None:
    """One use."""
    p.cut("4,8 26,4 46,7 45,33 24,36 5,33", "paper", 2.4, 0.1, 0.6)
    p.letter("1×", 25, 29, 25, "ct")


@DRAWINGS.of("sa-tag", "0 0 120 30", FILL)
def _tag(p: Press) -> None:
    """A strip of paper for a place's name; the scene stretches it."""
    p.cut("1.5,2.5 52,1.4 117,2.2 118,28 74,28.6 2,27.4", "paper", 1.3, 0.1, 0.3)
