"""The viewer's own things: board, animals, hand."""

from __future__ import annotations

from collections import Counter

from htpy import Element, Node, b, button, div, fragment, h3, h4, header, i, p, section, small, span
from markupsafe import Markup

from engine.games.endless_winter.catalog import (
    CAMPS,
    FOOD_LIMITS,
    LABOUR_ICONS,
    SIDES,
    STACK_BENEFITS,
    STONE_SLOTS,
    TOOL_LIMIT,
    VILLAGE_POINTS,
    VILLAGES,
)
from engine.games.endless_winter.names import chief_name, species_name
from engine.games.endless_winter.phases.land import camps_gone
from engine.games.endless_winter.scoring import animal_sets, set_points
from engine.games.endless_winter.state import SPECIES, Tribe
from ui.games.endless_winter.cards import beast, emblem, held, said
from ui.games.endless_winter.lanes import figure
from ui.games.endless_winter.monuments import stone
from ui.games.endless_winter.pieces import piece, stack
from ui.games.endless_winter.reading import chair, classes, grouped, lit, marks
from ui.games.endless_winter.signs import amount, program, sign
from ui.parts import act, icon
from ui.view import View

PILES = "ew-piles"
"""The dialog of the own piles."""


def mine(view: View) -> Node:
    """Everything at the bottom edge, made anew only when it changes."""
    if view.viewer is None and view.turn is None:
        return None
    player = chair(view)
    if player == view.state.rival_seat:
        return None
    tribe, turn = view.state.tribes[player], view.state.turn
    now = (turn.column, turn.player)
    return view.once(("ew-mine", player, repr(tribe), now, marks(view), view.viewer), lambda: _mine(view, tribe))


def _mine(view: View, tribe: Tribe) -> Element:
    letter = view.seats[chair(view)].mark
    return section(f"#mine-panel.mine.ew-mine.p-{letter}", aria_label=view.voice("ew.mine"))[
        grab(view, tribe, letter), board(view, tribe, letter), animals(view, tribe), hand(view, tribe)
    ]


def grab(view: View, tribe: Tribe, letter: str) -> Element:
    """On a phone: the handle of the sheet, with what matters most."""
    opens = "" if view.scratch.sheet == "mine" else "mine"
    numbers: list[Node] = [
        span[icon("g-food", 21), b[str(tribe.food)], f"/{tribe.food_limit}"],
        span[icon("g-tool", 21), b[str(tribe.tools)]],
        span[icon("g-card", 21), b[str(len(tribe.hand))]],
        span[piece("camp", letter, True, 21), b[str(tribe.camps_left)]],
        span[piece("village", letter, True, 21), b[str(tribe.villages_left)]],
    ]
    return act("sheet", [b[view.voice("ew.mine")], numbers], "grab ew-grab", sheet=opens)


# The board -------------------------------------------------------------------------------------------------------


def board(view: View, tribe: Tribe, letter: str) -> Element:
    """The player board: tracks, Camps, Villages, Rest, stacks, Stones."""
    say = view.voice
    return section(".panel.ew-board", aria_label=say("ew.board"))[
        chief(view, tribe),
        div(".ew-mb")[
            track(view, "food", tribe.food, max(LABOUR_ICONS), tribe.food_limit),
            track(view, "tool", tribe.tools, TOOL_LIMIT, TOOL_LIMIT),
            div(".ew-slots")[camps(view, tribe, letter), villages(view, tribe, letter), rest(view, tribe, letter)],
            div(".ew-slots")[stacks(view, tribe, letter), stones(view, tribe)],
        ],
    ]


def chief(view: View, tribe: Tribe) -> Node:
    """The Chief with the places where the effect comes."""
    if not tribe.side:
        return span(".ew-chief", title=view.voice("ew.no_chief"))[span(".ew-pic")]
    side, target = SIDES[tribe.side], f"chief:{tribe.side}"
    name = view.voice.say(chief_name(tribe.side))
    return button({"class": classes(view, target, "ew-chief"), "type": "button"}, data_target=target,
                  aria_label=said(view, target))[
        span(".ew-pic")[emblem(tribe.side, "12 0 76 84")],
        b(aria_hidden="true")[name.partition(",")[0]],
        span(".ew-at", aria_hidden="true")[[sign(place, 16) for place in side.places]],
        program(side.program, 16),
    ]  # fmt: skip


def track(view: View, good: str, value: int, end: int, limit: int) -> Element:
    """A track as cells: where the marker is, the limit as a fence, hands where labour is given."""
    target = f"board:{good}"
    cells = [cell(n, value, limit, good == "food") for n in range(end + 1)]
    return div(".ew-track")[
        span(".ew-tn")[icon(f"g-{good}", 20), span[view.voice(f"board.{good}")]],
        button(
            {"class": classes(view, target, "ew-cells"), "type": "button"},
            data_target=target,
            aria_label=view.voice(f"ew.track.{good}", n=value, limit=limit),
        )[cells],
    ]


def cell(n: int, value: int, limit: int, food: bool) -> Element:
    """One space of a track."""
    states = {"on": n == value, "over": n > limit, "fence": food and n == limit}
    names = " ".join(name for name, on in states.items() if on)
    gives = food and n in LABOUR_ICONS and i(".ew-hand")[icon("g-labour", 17)]
    return span({"class": names or None}, aria_hidden="true")[gives, span[str(n)]]


def slots(title: Node, content: Node, kind: str = "") -> Element:
    """A group of places with its name."""
    return div({"class": f"ew-group {kind}"})[h4[title], p[content]]


def camps(view: View, tribe: Tribe, letter: str) -> Element:
    """Camps; an empty place shows the Food limit that it opened."""
    target, of = "board:camps", CAMPS - camps_gone(tribe)
    gone = of - tribe.camps_left
    places = [
        span(".ew-cs.gone")[b[str(FOOD_LIMITS[CAMPS - 1 - n])]]
        if n < gone
        else span(".ew-cs")[piece("camp", letter, True, 25)]
        for n in range(of)
    ]
    label = view.voice("ew.camps_left", n=tribe.camps_left)
    content = button(".ew-bare", type="button", data_target=target, aria_label=label)[places]
    return slots(view.voice("board.camps"), content)


def villages(view: View, tribe: Tribe, letter: str) -> Element:
    """Villages with the points of building them; a built one shows what its place gives."""
    return slots(view.voice("ew.villages"), [village(view, tribe, letter, n) for n in range(VILLAGES)])


def village(view: View, tribe: Tribe, letter: str, n: int) -> Element:
    """The place of one Village."""
    target, built = f"village:{n}", n < len(tribe.villages)
    return button(
        {"class": classes(view, target, "ew-cs", "vl", *(["done"] if built else [])), "type": "button"},
        data_target=target,
        aria_label=said(view, target),
    )[piece("village", letter, not built, 22), amount("vp", VILLAGE_POINTS[n], 16)]


def rest(view: View, tribe: Tribe, letter: str) -> Element:
    """Where figures rest."""
    target = "place:rest"
    figures = [
        figure(letter, "member" if n else "chief", 22) for n, place in enumerate(tribe.figures) if place == "rest"
    ]
    content = button(
        {"class": classes(view, target, "ew-rest"), "type": "button"},
        data_target=target,
        aria_label=said(view, target),
        aria_pressed=str(target in view.scratch.chosen).lower(),
    )[figures or [sign("rest", 19), sign("card", 17), sign("tip", 17)]]
    return slots(view.voice("place.rest"), content)


def stacks(view: View, tribe: Tribe, letter: str) -> Element:
    """The stacks with what they give in each Eclipse once they are empty."""
    title = fragment[view.voice("ew.megaliths"), sign("eclipse", 15)]
    return slots(title, [stack_place(view, letter, n, left) for n, left in enumerate(tribe.stacks)])


def stack_place(view: View, letter: str, n: int, left: int) -> Element:
    """One stack."""
    target = f"stack:{n}"
    return button(
        {"class": classes(view, target, "ew-mst", *([] if left else ["done"])), "type": "button"},
        data_target=target,
        aria_label=said(view, target, view.voice("ew.megaliths_left", n=left)),
        aria_pressed=str(target in view.scratch.chosen).lower(),
    )[stack(letter, n, left), program(STACK_BENEFITS[n], 17)]


def stones(view: View, tribe: Tribe) -> Element:
    """Sacred Stones and the free places."""
    free = [span(".ew-free")] * (STONE_SLOTS - len(tribe.stones))
    title = fragment[view.voice("ew.stones"), sign("eclipse", 15)]
    return slots(title, [[stone(view, name, "own") for name in tribe.stones], free], "stones")


# Animals ---------------------------------------------------------------------------------------------------------


def animals(view: View, tribe: Tribe) -> Element:
    """Upright animals by species, the tipped ones on their side, what the sets are worth now."""
    say, points = view.voice, set_points(animal_sets(tribe.upright))
    upright, tipped = (Counter(SPECIES[card] for card in cards) for cards in (tribe.upright, tribe.tipped))
    none = not upright and not tipped and p(".soft.small")[say("ew.no_animals")]
    return section(".panel.ew-animals", aria_label=say("ew.animals"))[
        header[h3[say("ew.animals")], amount("vp", points, 18) if points else None],
        div(".ew-up")[none, [upright_animal(view, species, n) for species, n in upright.items()]],
        tipped
        and div(".ew-down")[
            [tipped_animal(view, species, n) for species, n in tipped.items()], small[say("ew.tipped")]
        ],
    ]


def upright_animal(view: View, species: str, n: int) -> Element:
    """The upright animals of a species."""
    target = f"animal:{species}"
    return button(
        {"class": classes(view, target, "ew-stands"), "type": "button"},
        data_target=target,
        aria_label=said(view, target, f"×{n}" if n > 1 else ""),
        aria_pressed=str(target in view.scratch.chosen).lower(),
    )[beast(species), b(aria_hidden="true")[f"×{n}"] if n > 1 else None]


def tipped_animal(view: View, species: str, n: int) -> Element:
    """The tipped animals of a species."""
    name = view.voice("ew.animals.tp", what=view.voice.say(species_name(species)), n=n)
    return span(".ew-lies", title=name)[
        beast(species, "tp"), n > 1 and b(aria_hidden="true")[str(n)], span(".sr")[name]
    ]


# The hand --------------------------------------------------------------------------------------------------------


def hand(view: View, tribe: Tribe) -> Element:
    """The hand, what was played this turn, and the piles."""
    say = view.voice
    cards = grouped(tribe.hand)
    return section(".panel.ew-hand", aria_label=say("pile.hand"))[
        header[h3[say("pile.hand")], piles(view, tribe)],
        div(".ew-fan", role="group", aria_label=say("pile.hand"))[
            [held(view, kind, n) for kind, n in cards.items()] or p(".soft.small")[say("ew.no_cards")]
        ],
    ]


def piles(view: View, tribe: Tribe) -> Element:
    """Deck, discard pile, buried cards, cards in play: the numbers; pressed, the piles open."""
    rows = (("deck", "deck", tribe.deck), ("discard", "discard", tribe.discard), ("bury", "buried", tribe.buried),
            ("play", "play", tribe.play), ("eclipse", "pile", tribe.pile))  # fmt: skip
    shown = [pile(view, *row) for row in rows if row[2] or row[1] in ("deck", "discard")]
    return span(".ew-piles")[shown]


def pile(view: View, picture: str, name: str, cards: list[str]) -> Element:
    """A pile with its number of cards; it opens unless it can be chosen now."""
    target, label = f"pile:{name}", view.voice(f"pile.{name}")
    opens = {} if target in lit(view) else {"data-act": "open", "data-dialog": PILES}
    names = {"class": classes(view, target, "ew-pile"), "type": "button", "title": label, "data-target": target}
    return button({**names, **opens})[sign(picture, 17), str(len(cards)), span(".sr")[label]]


def open_piles(view: View) -> tuple[Node, Node]:
    """Title and content of the dialog: what lies in the own piles, as far as one may know."""
    tribe, say = view.state.tribes[chair(view)], view.voice
    rows = (("play", tribe.play), ("discard", tribe.discard), ("pile", tribe.pile), ("buried", tribe.buried))
    seen = {*tribe.hand, *(card for _, cards in rows for card in cards)}
    rest_ = [] if view.viewer is None else [card for card in tribe.cards if card not in seen]
    found = [(name, cards) for name, cards in (*rows, ("deck", rest_)) if cards]
    content = [
        section[
            h3[say(f"pile.{name}"), f" ({len(cards)})"],
            div(".ew-fan.all")[[still(view, kind, n) for kind, n in grouped(cards).items()]],
        ]
        for name, cards in found
    ]
    return say("ew.own_piles"), div(".ew-discards")[content or p[say("ew.no_cards")]]


def still(view: View, kind: str, n: int) -> Markup:
    """A card that only lies there."""
    return held(view, kind, n, "still")
