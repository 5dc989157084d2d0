"""Cards as boxes: spine, emblem, name, strip, and what lies on them. In a hand they show their cost and kind, too."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from htpy import Element, Node, b, button, fragment, span
from markupsafe import Markup, escape

from engine.core.words import Message
from engine.games.imperial_settlers.card import Card
from engine.games.imperial_settlers.catalog import ATTACK_CARDS, CARDS, deal_good
from engine.games.imperial_settlers.names import card_name
from engine.games.imperial_settlers.state import Location
from engine.games.imperial_settlers.vocabulary import HOLDING
from ui.games.imperial_settlers.reading import asked, lit
from ui.games.imperial_settlers.strip import some, strip, symbol
from ui.i18n import Voice
from ui.parts import icon
from ui.view import View

BOX = "7 -8 106 92"
SMALL = "22 14 76 70"
WIDE = "-58 -4 236 88"
"""What of an emblem is seen: on a card, on a small one, on one looked at closely."""
WORD = re.compile(r"\w+")
LONG = 8
"""Letters of a word that is set a little closer."""


@dataclass(frozen=True, slots=True)
class Shown:
    """How a card lies on the table: whether it can be used now, is asked about, and what became of it."""

    lit: bool = False
    asked: bool = False
    location: tuple[int, bool, bool, bool, bool, int] | None = None
    """Activations used, blocked, defended, with a Samurai, taken over, cards and Resources on it; None for a card not
    built.
    """
    alike: int = 1
    """How many cards that look the same lie there, this one on top."""


def shown(view: View, card: str, location: Location | None = None, owner: int | None = None, alike: int = 1) -> Shown:
    """The state of a card now; ``owner`` is in whose empire it stands."""
    target = f"card:{card}"
    marks = location and (
        location.used,
        location.blocked,
        location.defended,
        location.samurai,
        location.holder != owner,
        len(location.stash),
    )
    chosen = asked(view) == target or target in view.scratch.chosen
    return Shown(target in lit(view), chosen, marks or None, alike)


Heap = list[Location]
"""Locations that look the same, the one on top first."""


def heaps(view: View, owner: int, locations: Iterable[Location]) -> list[Heap]:
    """Locations in their order, those of one print that look the same together; one asked about lies on top."""
    found: dict[object, Heap] = {}
    for location in locations:
        state = shown(view, location.card, location, owner)
        heap = found.setdefault((CARDS[location.card].ids, state.lit, state.location), [])
        heap.insert(0 if state.asked else len(heap), location)
    return list(found.values())


def heap(cards: Sequence[str], top: Markup) -> Element:
    """A place in a row: a card, and under it the edges of those that are alike."""
    beneath = [span(".is-beneath", data_target=f"card:{card}") for card in cards[1:]]
    count = span(".is-alike", aria_hidden="true")[f"×{len(cards)}"] if beneath else None
    return span({"class": f"is-slot{' is-heap' if beneath else ''}"})[beneath, top, count]


# Pieces of a card ------------------------------------------------------------------------------------------------


def colours(card: Card) -> tuple[str, ...]:
    """The colours of a card, or none."""
    return card.colours or ("none",)


@cache
def spine(of: tuple[str, ...]) -> Markup:
    """The left edge: colour and pattern, in equal pieces."""
    height = 100 / len(of)
    pieces = "".join(
        f'<svg class="k-{colour}" y="{height * i:.1f}%" width="100%" height="{height:.1f}%">'
        f'<rect class="is-fill" width="100%" height="100%"/>'
        f'<rect width="100%" height="100%" fill="url(#is-grain-{colour})"/></svg>'
        for i, colour in enumerate(of)
    )
    return Markup(f'<svg class="is-spine" aria-hidden="true">{pieces}</svg>')


@cache
def emblem(title: str, box: str = BOX) -> Markup:
    """The picture of a title."""
    return Markup(
        f'<svg class="is-emblem" viewBox="{box}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
        f'<use href="#e-{title}"/></svg>'
    )


@cache
def back(deck: str, classes: str = "") -> Markup:
    """The back of a card."""
    return Markup(
        f'<svg class="is-back {classes}" viewBox="0 0 88 132" aria-hidden="true"><use href="#is-back-{deck}"/></svg>'
    )


def letters(say: Voice, card: Card) -> Markup:
    """The letters of the colours, for those who see neither colour nor pattern."""
    tags = "".join(f'<span class="is-tag k-{c}">{escape(say(f"is.letter.{c}"))}</span>' for c in colours(card))
    return Markup(f'<span class="is-tags" aria-hidden="true">{tags}</span>')


def cost(card: Card) -> Markup:
    """What building costs, as icons."""
    goods = "".join(some(good, n) for good, n in zip(HOLDING, card.cost, strict=True) if n)
    location = some("location") if card.location else ""
    return Markup((goods + location) or "0")


def tokens(state: Shown, uses: int) -> Node:
    """What lies on a built card that can be used so often."""
    if state.location is None:
        return None
    used, blocked, defended, samurai, taken, stash = state.location
    marks = {"is-no": blocked, "g-defense": defended, "is-samurai": samurai, "is-egypt": taken}
    found = [span(".is-token")[icon("g-worker", 20), uses > 1 and f"{used}/{uses}"]] if used else []
    found += [span(".is-token")[icon(name, 20)] for name, on in marks.items() if on]
    if stash:
        found.append(span(".is-token")[icon("u-lock", 16), str(stash)])
    return span(".is-tokens", aria_hidden="true")[found] if found else None


def name_of(view: View, card: str) -> str:
    """The name of a card."""
    return view.voice.say(card_name(card))


@cache
def breaks(hyphens: str) -> dict[str, str]:
    """Words with soft hyphens, from a list of words with hyphens."""
    return {word.replace("-", ""): word.replace("-", "\N{SOFT HYPHEN}") for word in hyphens.split()}


def breakable(view: View, name: str) -> str:
    """A name that may be broken where its long words allow it."""
    known = breaks(view.voice("is.hyphens"))
    return WORD.sub(lambda word: known.get(word[0], word[0]), name)


def said(view: View, card: str, state: Shown) -> str:
    """A card in words: its name and what it does."""
    words = [view.once(("told", card, state.location), lambda: told(view, card))]
    words += [escape(view.voice("is.alike", n=state.alike))] if state.alike > 1 else []
    return Markup(". ").join([*words, *([escape(view.voice("is.can"))] if state.lit else [])])


def told(view: View, card: str) -> str:
    """A card's name, what is printed on it and what has become of it, as plain text."""
    found = view.game.describe(view.state, f"card:{card}")
    lines: Iterable[Message] = found.lines if found else ()
    return ". ".join([name_of(view, card), *(view.voice.say(line).rstrip(".") for line in lines)])


# Cards -----------------------------------------------------------------------------------------------------------


def box(view: View, card: str, classes: str, state: Shown, content: Node) -> Element:
    """A card as a button that can be asked about."""
    states = {"can": state.lit, "sel": state.asked, "used": bool(state.location and state.location[0])}
    colour = colours(CARDS[card])[0] if card in CARDS else "none"
    names = ["isc", classes, f"k-{colour}", *(name for name, on in states.items() if on)]
    return button(
        {"class": " ".join(names), "type": "button", "data-target": f"card:{card}", "data-piece": f"card {card}"},
        aria_pressed=str(state.asked).lower(),
        aria_label=said(view, card, state),
    )[content]


def full(view: View, card: str, classes: str = "", state: Shown | None = None) -> Markup:
    """A card at reading size; an Attack card by what it goes for."""
    state = state or shown(view, card)
    return view.once(("card", card, classes, state), lambda: _full(view, card, classes, state))


def _full(view: View, card: str, classes: str, state: Shown) -> Element:
    if card in ATTACK_CARDS:
        return box(view, card, f"attack {classes}", state, [back("attack"), icon(symbol(deal_good(card)), 34)])
    content: list[Node] = [view.once(("face", card), lambda: printed(view, card)), tokens(state, CARDS[card].uses)]
    return box(view, card, classes, state, content)


def printed(view: View, card: str) -> Node:
    """What is printed on a card."""
    say, print_, name = view.voice, CARDS[card], name_of(view, card)
    close = ".long" if max(map(len, name.split())) > LONG else ""
    return fragment[
        spine(colours(print_)),
        letters(say, print_),
        emblem(print_.title),
        span(".is-cost", aria_hidden="true")[cost(print_)],
        span(".is-kind", aria_hidden="true")[icon(f"is-{print_.kind}", 13)],
        print_.uses == 2 and span(".is-twice", aria_hidden="true")["×2"],
        b(f".is-name{close}", aria_hidden="true")[breakable(view, name)],
        strip(print_, lambda colour: say(f"is.letter.{colour}")),
    ]


def small(view: View, card: str, state: Shown) -> Markup:
    """A card in somebody else's empire."""
    return view.once(("small", card, state), lambda: _small(view, card, state))


def _small(view: View, card: str, state: Shown) -> Element:
    print_ = CARDS[card]
    content: list[Node] = [
        spine(colours(print_)),
        letters(view.voice, print_),
        emblem(print_.title, SMALL),
        tokens(state, print_.uses),
    ]
    return box(view, card, "is-mini", state, content)


def standing(view: View, owner: int, found: Heap) -> tuple[str, Shown]:
    """The uppermost card of a heap in an empire, and how it lies there."""
    return found[0].card, shown(view, found[0].card, found[0], owner, len(found))


def deal(view: View, card: str, linked: bool = False) -> Markup:
    """A Deal: only its foot shows from under the board."""
    state = shown(view, card)
    return view.once(("deal", card, linked, state), lambda: _deal(view, card, linked, state))


def _deal(view: View, card: str, linked: bool, state: Shown) -> Element:
    of = colours(CARDS[card]) if card in CARDS else ("none",)
    content: list[Node] = [
        spine(of),
        span(".is-dealt", aria_hidden="true")[breakable(view, name_of(view, card))],
        linked and icon("u-link", 16),
        icon(symbol(deal_good(card)), 22),
    ]
    return box(view, card, "is-deal-foot", state, content)
