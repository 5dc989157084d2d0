"""The tiles that are still to come: the piles, and every kind of tile by picture with how many are left."""

from __future__ import annotations

from htpy import Element, Node, b, div, fragment, h3, li, p, small, span, svg, ul
from markupsafe import Markup

from engine.core.words import msg
from engine.games.hunters_gatherers.supply import unseen
from engine.games.hunters_gatherers.tiles import pile
from ui.games.hunters_gatherers.worth import worths
from ui.parts import act
from ui.view import View

DIALOG = "tiles"
BONUS = {"first": "bonus", "second": "menhir"}


def piles(view: View) -> Node:
    """Both piles with what is left in them, and how far the game is."""
    state, say = view.state, view.voice
    full = len(pile(state.options.edition, False))
    done = round(100 * (full - len(state.land)) / full)
    kind = BONUS[state.options.edition]
    return fragment[
        div(".piles")[_pile("land", len(state.land), say("hg.land")), _pile(kind, len(state.bonus), say(f"hg.{kind}"))],
        div(".bar")[Markup(f'<i style="width:{done}%"></i>')],
        act("open", say("hg.which_left"), "wide", dialog=DIALOG) if view.prefs.counts else None,
        worths(view),
    ]


def _pile(kind: str, left: int, name: str) -> Element:
    return span(".pile")[stack(kind, left), span[b[str(left)], small[name]]]


def stack(kind: str, left: int, size: int = 46) -> Markup:
    """A pile of tiles, face down; lower as it shrinks."""
    height = min(3, left // 8 + 1) if left else 0
    backs = "".join(
        f'<use href="#h-back-{kind}" x="{2 * i}" y="{-4 * i}" width="100" height="100"/>' for i in range(height)
    )
    return Markup(f'<svg width="{size}" height="{size}" viewBox="-4 -14 114 118" aria-hidden="true">{backs}</svg>')


def tiles_left(view: View) -> tuple[Node, Node]:
    """Title and content of the dialog: every kind of tile by picture."""
    say, state = view.voice, view.state
    bonus = BONUS[state.options.edition]
    if not view.prefs.counts:
        return say("hg.tiles_left"), div(".piles")[
            _pile("land", len(state.land), say("hg.land")), _pile(bonus, len(state.bonus), say(f"hg.{bonus}"))
        ]
    return say("hg.tiles_left"), [
        p[say("hg.tiles_left.about")],
        h3[say("hg.land"), " ", small[f"{len(state.land)}"]],
        _grid(view, False),
        h3[say(f"hg.{bonus}"), " ", small[f"{len(state.bonus)}"]],
        _grid(view, True),
    ]


def _grid(view: View, bonus: bool) -> Element:
    edition = view.state.options.edition
    left = unseen(view.state, bonus)
    kinds = sorted(dict.fromkeys(pile(edition, bonus)), key=lambda tile_id: not left[tile_id])
    return ul(".tiles-left")[[_kind(view, tile_id, left[tile_id]) for tile_id in kinds]]


def _kind(view: View, tile_id: str, left: int) -> Element:
    said = view.game.describe(view.state, f"tile:{tile_id}")
    words = [view.voice.say(line) for line in (said.lines if said else ())]
    label = " ".join([view.voice.say(msg("hg.copies", n=left)), *words])
    return li(".gone" if not left else "", title=label)[
        svg(width="72", height="72", viewBox="0 0 100 100", role="img", aria_label=label)[
            Markup(f'<use href="#tile-{tile_id}"/>')
        ],
        b(aria_hidden="true")[str(left)],
    ]
