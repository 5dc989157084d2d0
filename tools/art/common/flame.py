"""The mark of Fogueira: a fire of four tongues. Box 48 x 52."""

from tools.art.press import FINE, Press
from tools.art.sheet import Drawings

DRAWINGS = Drawings("0 0 48 52", FINE)
_OUTER = (
    "M24 44C13 45 6 38 8 29C9 24 12.6 22 12.4 16.4C16 18.4 17.4 21 17.2 24C19.6 20 20.6 10 18.6 3.6"
    "C26 7.6 29.6 14 29.4 21C31 18.8 31.4 16.6 31 13.8C35.6 17.6 40.6 24 40.4 31C40 39 33 44.6 24 44Z"
)
_MIDDLE = (
    "M24 42C17 42 12.6 37.6 14 31.4C14.8 28 17 27 17.4 23.6C19.6 25 20.6 27 20.8 29"
    "C23.6 25.8 24.4 20 23.4 15.6"
    "C28.4 19.4 29.8 24 29.6 28C31.4 26.6 32 25 31.8 23C34.4 26 36 29.4 35.4 33C34.4 38.6 30 42 24 42Z"
)
_HEART = (
    "M24.4 41C20 41 17.8 38 18.8 34.4C19.4 32.4 20.6 31.8 20.8 29.8C22.4 31 23 32.2 23 33.4"
    "C25 31.4 25.6 28.6 25.2 25.8C28.6 28.6 30.6 32 29.8 35.6C29.2 38.8 27.4 41 24.4 41Z"
)


@DRAWINGS.of("flame")
def _flame(p: Press) -> None:
    p.cut("3,46 5,41.6 45,47 44,51", "wood", 1.4)
    p.cut("45,43 43.6,39.6 4,47.6 5,51.4", "wood", 1.4)
    p.cut(_OUTER, "ember", 1.6)
    p.flat(_MIDDLE, "c-fire")
    p.flat(_HEART, "l-fire")
