"""What all columns share, side by side: Megaliths, Sacred Stones, idol tracks."""

from __future__ import annotations

from htpy import Node, div, fragment, h3, section, small
from markupsafe import Markup

from engine.games.endless_winter.vocabulary import HONOUR, OFFERING
from ui.games.endless_winter.idols import idol
from ui.games.endless_winter.layout import extent
from ui.games.endless_winter.megaliths import board, megaliths
from ui.games.endless_winter.reading import marks
from ui.games.endless_winter.signs import sign
from ui.games.endless_winter.stones import stone_columns, supply
from ui.view import View


def monuments(view: View) -> Markup:
    """All of it, made anew only when something in it changes."""
    state = view.state
    tracks = [(tribe.offering, tribe.honour, tribe.arrival, len(tribe.buried)) for tribe in state.tribes]
    shown = (state.level1, state.level2, state.stones, tracks, state.rival and state.rival.buried)
    return view.once(
        ("ew-monu", repr(shown), marks(view, "space", "square", "stone", "track"), view.viewer),
        lambda: _monuments(view),
    )


def _monuments(view: View) -> Node:
    say = view.voice
    rows, columns = extent(list(board(view.state)))
    shape = "strip" if columns > 12 else "block"
    return fragment[
        div(f".ew-mega.{shape}")[
            section(aria_label=say("ew.megaliths"))[
                h3[sign("megalith", 19), say("ew.megaliths"), small[say("ew.level_two")]],
                megaliths(view, rows, columns),
            ],
            section(".ew-stones", aria_label=say("ew.stones"))[
                h3[sign("stone", 19), say("ew.stones")],
                div(style=f"--n: {stone_columns(view.state)}")[supply(view)],
            ],
        ],
        idol(view, HONOUR),
        idol(view, OFFERING),
    ]
