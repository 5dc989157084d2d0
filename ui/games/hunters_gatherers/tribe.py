"""A player's pieces: at hand and on the table; the viewer's own as cards at the bottom edge."""

from __future__ import annotations

from htpy import Element, Node, b, button, div, fragment, h3, li, section, small, span, ul
from markupsafe import Markup

from engine.core.words import msg
from engine.games.hunters_gatherers.state import HUTS, MEMBERS
from ui.games.hunters_gatherers.layout import PIECE_BOX
from ui.games.hunters_gatherers.reading import Area, area_for, pieces
from ui.games.hunters_gatherers.words import brief
from ui.parts import grab, icon
from ui.view import View

ROLE_ORDER = ("gatherer", "fisher", "hunter", "hut")


def open_things(view: View, player: int) -> Markup:
    """What everybody sees: members and huts at hand in full colour, those on the table pale."""
    state = view.state
    members, huts = state.members_left[player], state.huts_left[player]
    key = ("folk", player, members, huts)
    return view.once(key, lambda: Markup(str(_open_things(view, player, members, huts))))


def _open_things(view: View, player: int, members: int, huts: int) -> Node:
    letter = view.seats[player].mark
    most = HUTS[view.state.options.edition]
    label = view.voice("hg.at_hand", members=members, huts=huts)
    return div(".folk.free", data_home=str(player), role="img", aria_label=label)[
        _row(letter, "fig", members, MEMBERS, "22", "26"), span(".gap"), _row(letter, "hut", huts, most, "24", "23")
    ]


def _row(letter: str, symbol: str, left: int, most: int, width: str, height: str) -> Markup:
    return Markup(
        "".join(
            f'<svg class="p-{letter}{"" if i < left else " out"}" width="{width}" height="{height}" aria-hidden="true">'
            f'<use href="#{symbol}-{letter}"/></svg>'
            for i in range(most)
        )
    )


def figure(role: str, letter: str, size: int = 42) -> Markup:
    """A piece by itself."""
    return Markup(
        f'<svg class="p-{letter}" width="{size}" height="{size}" viewBox="{PIECE_BOX}" aria-hidden="true">'
        f'<use href="#h-{role}-{letter}"/></svg>'
    )


# My things -------------------------------------------------------------------------------------------------------


def own_things(view: View) -> Node:
    """The viewer's people and huts: each on the table with what it stands in, and those at hand."""
    player = view.viewer
    if player is None:
        return None
    say, opened = view.voice, view.scratch.sheet == "mine"
    return section("#mine-panel.panel.mine.people", aria_label=say("hg.mine"))[
        grab(view.seats[player].mark, say("hg.mine"), opened, open_things(view, player)),
        section(".at-work")[h3[say("hg.mine")], ul(".cards")[own_cards(view, player), at_hand(view, player)]],
    ]


def own_cards(view: View, player: int) -> list[Node]:
    """A card for each piece on the table, the dearest of each role first."""
    own = [
        (role, zone, area_for(view.state, role, zone)) for role, zone, owner in pieces(view.state) if owner == player
    ]
    own.sort(key=lambda card: (ROLE_ORDER.index(card[0]), -card[2].points))
    return [_card(view, role, view.state.spot(zone), area) for role, zone, area in own]


def _card(view: View, role: str, spot: str, area: Area) -> Element:
    assert view.viewer is not None
    say = view.voice
    wins = view.viewer in area.paid
    points = area.points if wins else 0
    note = say.say(brief(area)) if wins else say("hg.others_win")
    return li[
        button(f".at{'' if wins else '.lost'}", type="button", data_target=f"{role}:{spot}")[
            figure(role, view.seats[view.viewer].mark),
            span(".txt")[
                b[span(".role")[say(f"hg.role.{role}")], span(".worth")[str(points), icon("sun-plain", 18)]],
                small[note],
            ],
        ]
    ]


def at_hand(view: View, player: int) -> Node:
    """How many members and huts are at hand."""
    state, letter = view.state, view.seats[player].mark
    rows = (("gatherer", "hg.free_members", state.members_left), ("hut", "hg.free_huts", state.huts_left))
    return fragment[
        [
            li(".free")[figure(role, letter), span(".txt")[b[view.voice.say(msg(key, n=left[player]))]]]
            for role, key, left in rows
            if left[player]
        ]
    ]
