"""What everybody sees of a player, open on the left rim."""

from __future__ import annotations

from htpy import Element, Node, b, div, fragment, small, span
from markupsafe import Markup

from engine.games.endless_winter.names import chief_name
from engine.games.endless_winter.scoring import buried
from engine.games.endless_winter.state import Tribe
from ui.games.endless_winter.cards import emblem
from ui.games.endless_winter.pieces import animals, camps_row, figures_row, stacks_row, villages_row
from ui.games.endless_winter.reading import marks
from ui.games.endless_winter.signs import sign
from ui.games.endless_winter.stones import stone
from ui.parts import icon
from ui.view import View


def open_things(view: View, player: int) -> Markup:
    """A player's panel, made anew only when something in it changes."""
    tribe, mine = view.state.tribes[player], player == view.viewer
    place = view.state.order.index(player) + 1
    dead = view.state.rival.buried if view.state.rival and player == view.state.rival_seat else 0
    key = ("ew-tribe", player, mine, repr(tribe), place, dead, () if mine else marks(view, "stone"))
    return view.once(key, lambda: _open_things(view, player, tribe, place))


def _open_things(view: View, player: int, tribe: Tribe, place: int) -> Node:
    """The viewer's own board lies open at the bottom edge, so that little of it is said here."""
    rival, own = player == view.state.rival_seat, player == view.viewer
    return fragment[
        span(".ew-place", title=view.voice("ew.place", n=place))[view.voice("ew.nth", n=place)],
        None if rival or own else goods(view, tribe),
        div(".ew-r2")[
            None if rival else [leader(view, tribe), figures(view, player)],
            count(view, "bury", buried(view.state, player), "ew.buried_cards"),
            None if rival else count(view, "eclipse", len(tribe.pile), "ew.pile_cards"),
            count(view, "stone", len(tribe.stones), "ew.stone_count"),
        ],
        None if own else [pieces(view, player, tribe), having(view, tribe)],
    ]


def leader(view: View, tribe: Tribe) -> Node:
    """The Chief in small."""
    if not tribe.side:
        return None
    name = view.voice.say(chief_name(tribe.side))
    return span(".ew-face", title=name, data_target=f"chief:{tribe.side}")[
        emblem(tribe.side, "20 6 60 60"), span(".sr")[name]
    ]


def figures(view: View, player: int) -> Element:
    """The figures."""
    return span(".ew-figs", title=view.voice("ew.figures"))[figures_row(view, player)]


def pieces(view: View, player: int, tribe: Tribe) -> Element:
    """Camps, Villages and Megaliths on the player board."""
    say, letter = view.voice, view.seats[player].mark
    rows = (
        ("", "ew.camps_left", tribe.camps_left, camps_row(letter, tribe)),
        ("", "ew.villages_left", tribe.villages_left, villages_row(letter, tribe)),
        ("ew-stacks", "ew.megaliths_left", sum(tribe.stacks), stacks_row(letter, tribe)),
    )
    return div(".ew-r3")[
        [span({"class": kind}, title=say(key, n=n))[row, span(".sr")[say(key, n=n)]] for kind, key, n, row in rows]
    ]


def having(view: View, tribe: Tribe) -> Node:
    """Animals and Stones; nothing if there are none."""
    things: list[Node] = [*animals(view, tribe), *(stone(view, name, "small") for name in tribe.stones)]
    return div(".ew-r4")[things] if things else None


def goods(view: View, tribe: Tribe) -> Element:
    """Food with its limit, tools, hand, deck and discard pile."""
    say = view.voice
    food = say("ew.food_of", n=tribe.food, limit=tribe.food_limit)
    tools, hand = say("term.tool", n=tribe.tools), say("ew.in_hand", n=len(tribe.hand))
    piles = say("ew.piles", deck=len(tribe.deck), discard=len(tribe.discard))
    return div(".ew-r1")[
        span(title=food)[icon("g-food", 20), b[str(tribe.food)], small[f"/{tribe.food_limit}"], span(".sr")[food]],
        span(title=tools)[icon("g-tool", 20), b[str(tribe.tools)], span(".sr")[tools]],
        span(title=hand)[icon("g-card", 20), b[str(len(tribe.hand))], span(".sr")[hand]],
        span(title=piles)[sign("deck", 18), f"{len(tribe.deck)}·{len(tribe.discard)}", span(".sr")[piles]],
    ]


def count(view: View, picture: str, n: int, key: str) -> Element:
    """A sign and a number."""
    label = view.voice(key, n=n)
    return span(".ew-count", title=label)[sign(picture, 18), str(n), span(".sr")[label]]
