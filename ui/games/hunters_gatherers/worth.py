"""What counts how much, in pictures: beside the table for those who still learn it."""

from __future__ import annotations

from htpy import Element, b, div, h4, li, span, ul
from markupsafe import Markup

from engine.games.hunters_gatherers.scoring import POINTS_PER_ANIMAL, POINTS_PER_FOREST, POINTS_PER_MUSHROOM
from ui.view import View

ROWS = (
    ("forest", "wood", "h-fir"),
    ("mushroom", "wood", "h-mushroom"),
    ("river", "water", "h-fish"),
    ("animals", "meadow", "h-mammoth"),
    ("tiger", "meadow", "h-tiger"),
    ("hut", "water", "hut-A"),
)
"""What counts, the ground it is shown on, and its symbol."""


def worths(view: View) -> Element:
    """A row for each thing that counts."""
    return div(".worths")[h4[view.voice("hg.worth")], ul[[_row(view, *row) for row in ROWS]]]


def _row(view: View, name: str, ground: str, symbol: str) -> Element:
    edition, say = view.state.options.edition, view.voice
    animals = POINTS_PER_ANIMAL[edition]
    values = {
        "forest": say("hg.worth.per_tile", n=POINTS_PER_FOREST),
        "mushroom": say("hg.worth.more", n=POINTS_PER_MUSHROOM[edition]),
        "animals": " · ".join(str(animals[kind]) for kind in ("mammoth", "aurochs", "deer")),
    }
    value = values.get(name) or say(f"hg.worth.{name}.value")
    return li[span({"class": f"on {ground}"})[_picture(symbol)], span[say(f"hg.worth.{name}")], b[value]]


def _picture(symbol: str) -> Markup:
    if symbol == "h-fir":
        tree = "url(#h-fir)"
        inner = f'<path fill="none" d="M-8 9L8 9L0 11" marker-start="{tree}" marker-mid="{tree}" marker-end="{tree}"/>'
    elif symbol == "hut-A":
        inner = '<use href="#hut-A" class="plain" x="-15" y="-14" width="30" height="28.6"/>'
    else:
        inner = f'<use href="#{symbol}"/>'
    return Markup(f'<svg viewBox="-18 -14 36 28" width="36" height="28" aria-hidden="true">{inner}</svg>')
