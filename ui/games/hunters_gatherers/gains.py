"""Points rising from the areas that earned them, and those areas lit for a moment."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.scoring import ScoreLine
from engine.games.hunters_gatherers.events import Scored
from engine.games.hunters_gatherers.layout import STRIDE
from ui.games.hunters_gatherers.land import SIZE
from ui.games.hunters_gatherers.lit import zone_lit
from ui.games.hunters_gatherers.reading import zone_of
from ui.page import Pieces
from ui.view import View

APART = 30
"""How far apart the points of several players stand who earned from the same area."""


def gains(view: View) -> Pieces:
    """What the last action earned, and where."""
    lines = [event.line for event in view.recent if isinstance(event, Scored)]
    found, beside = {}, dict[tuple[str, ...], int]()
    for i, line in enumerate(lines):
        level = beside[line.places] = beside.get(line.places, -1) + 1
        found[f"{view.moves}-{i}"] = _gain(view, line, level)
    return {key: text for key, text in found.items() if text}


def _gain(view: View, line: ScoreLine, level: int) -> str:
    letter = view.seats[line.player].mark
    zones = [zone for zone in (zone_of(view.state, place) for place in line.places) if zone >= 0]
    if not zones:
        return ""
    x, y = _middle(view, zones)
    lit = "".join(zone_lit(view.state, zone, (letter,)) for zone in zones)
    number = f'<text class="hg-gain" x="{x:g}" y="{y + level * APART:g}">+{line.points}</text>'
    return f'<g class="hg-earned p-{letter}"><g class="h-lit">{lit}</g>{number}</g>'


def _middle(view: View, zones: Sequence[int]) -> tuple[float, float]:
    """The middle of the tile that lies most in the middle of the zones."""
    cells = [view.state.layout.places[zone // STRIDE] for zone in zones]
    mean_x, mean_y = (sum(cell[i] for cell in cells) / len(cells) for i in (0, 1))
    x, y = min(cells, key=lambda cell: (cell[0] - mean_x) ** 2 + (cell[1] - mean_y) ** 2)
    return SIZE * (x + 0.5), SIZE * (y + 0.5)
