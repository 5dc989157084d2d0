"""The face of Imperial Settlers: what the table shows where."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from htpy import Node, li, ol, span
from markupsafe import Markup

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.game import Description
from engine.core.scoring import ScoreLine
from engine.core.words import Message
from engine.games.imperial_settlers.catalog import CARDS, ROUNDS
from engine.games.imperial_settlers.events import CardEvent, GameEnded, PhaseStarted, RoundStarted, SoloEnded
from engine.games.imperial_settlers.names import card_name
from engine.games.imperial_settlers.phases.rounds import ORDER
from engine.games.imperial_settlers.phases.solo import faction_locations, rating, solo_won
from engine.games.imperial_settlers.vocabulary import HOLDING
from ui.face import Face
from ui.games.imperial_settlers import production, rim
from ui.games.imperial_settlers.choices import asks, choice
from ui.games.imperial_settlers.closeup import closeup, enlarged
from ui.games.imperial_settlers.empire import empire, parts
from ui.games.imperial_settlers.flights import flights
from ui.games.imperial_settlers.hand import DISCARDS, FAN, discards, fan, hand
from ui.games.imperial_settlers.reading import about, asked, in_turn, is_card, note, own_seat
from ui.i18n import Picture, counted
from ui.page import Flight, Pieces
from ui.parts import icon
from ui.view import View

PICTURES: dict[str, Picture] = {
    **{f"term.{good}": counted(f"g-{good}") for good in HOLDING},
    "term.point": counted("g-vp"),
    "term.card": counted("g-card"),
    "term.hand_card": counted("g-card"),
    "term.resource": counted("g-any"),
    "term.deal": counted("is-deal"),
    "term.location": counted("is-location"),
    "term.egypt_token": counted("is-egypt"),
}
PRODUCTION = "is.production"
"""The tab with the sum of the next production."""
FRAME = '<div class="is-table"><div id="is-middle" class="region"></div><div id="is-empire" class="region"></div></div>'


class ImperialSettlersFace(Face):
    """How Imperial Settlers is shown."""

    pictures = PICTURES
    pace_title = "is.rival"
    tabs = (PRODUCTION,)

    def stage(self, view: View) -> Hashable:
        """Round and phase."""
        return (view.state.round, view.state.phase)

    def where(self, view: View) -> Node:
        """The five rounds, the present one marked."""
        now = view.state.round
        label = view.voice("is.round", round=max(now, 1), rounds=ROUNDS)
        states = ["done" if n < now else "on" if n == now else "" for n in range(1, ROUNDS + 1)]
        discs = "".join(f'<i class="{state}">{n}</i>' for n, state in enumerate(states, 1))
        return span(".is-rounds", role="img", aria_label=label)[Markup(discs)]

    def phases(self, view: View) -> Node:
        """The phases of a round."""
        names = [name for name in ORDER if name != "attack" or view.state.players == 1]
        now = names.index(view.state.phase) if view.state.phase in names else -1
        return ol(".phases", aria_label=view.voice("is.phases"))[
            [
                li(aria_current="step" if n == now else None)[
                    icon("u-check", 16) if n < now else None, view.voice(f"is.phase.{name}")
                ]
                for n, name in enumerate(names)
            ]
        ]

    def round(self, state: Any) -> int:
        """The number of the round."""
        return int(state.round)

    def board(self, view: View) -> Node:
        """The places of the parts."""
        return Markup(FRAME)

    def regions(self, view: View) -> Mapping[str, Callable[[], Node | Pieces]]:
        """What lies in the middle, the viewer's empire, the cards in hand."""
        return {
            "is-middle": lambda: rim.middle(view),
            "is-empire": lambda: empire(view),
            **parts(view),
            FAN: lambda: fan(view),
        }

    def tribe(self, view: View, player: int) -> Node:
        """A player's open things."""
        return rim.open_things(view, player)

    def mine(self, view: View) -> Node:
        """The viewer's hand."""
        return hand(view)

    def choice(self, view: View) -> Node:
        """The decision panel's body."""
        return choice(view)

    def pace(self, view: View) -> Node:
        """The virtual player of a solo game."""
        return rim.rival(view)

    def coming(self, view: View) -> Node:
        """The card asked about."""
        return closeup(view)

    def flights(self, view: View) -> Sequence[Flight]:
        """Goods and cards on their way."""
        return flights(view)

    def verdict(self, view: View) -> Message | None:
        """A solo game is won or lost against the virtual player (IS-86)."""
        state = view.state
        if state.players > 1:
            return None
        won = solo_won(state)
        rated = rating(view.total(0)) if won else ""
        return view.game.tell(SoloEnded(0, "IS-86", won, faction_locations(state), len(state.collection), rated))

    def line_name(self, view: View, line: ScoreLine) -> Message | None:
        """The card that earned the points."""
        card = line.places[0].partition(":")[2] if line.places else ""
        return card_name(card) if card in CARDS else None

    def points(self, view: View, player: int) -> int:
        """Points scored so far; Locations count at the end."""
        return view.total(player) if view.over else int(view.state.seats[player].vp)

    def pane(self, view: View, tab: str) -> Node:
        """The next production."""
        return production.pane(view, own_seat(view))

    def dialog(self, view: View, name: str) -> tuple[Node, Node] | None:
        """The discard piles."""
        return discards(view) if name == DISCARDS else None

    def enlarged(self, view: View, target: str) -> Node:
        """A card in large."""
        return enlarged(view, target.partition(":")[2]) if is_card(target) else None

    def describe(self, view: View, target: str) -> Description | None:
        """A thing in words; nothing where the same is open already."""
        return None if target == asked(view) or target.startswith("player:") else view.game.describe(view.state, target)

    # Doing -------------------------------------------------------------------------------------------------------

    def command(self, view: View, name: str, data: Mapping[str, str]) -> Mapping[str, Any] | None:
        """Choosing a step of the turn, putting a card down again."""
        if name == "is-verb":
            return note(view, verb=data.get("value", ""), asked="")
        return note(view, asked="") if name == "is-ask" else None

    def point(self, view: View, target: str, key: str) -> Mapping[str, Any] | Action | None:
        """A card is asked about first; pointed at again it does what alone can be done with it."""
        if not is_card(target):
            return None
        again, found = asked(view) == target, about(view, target.partition(":")[2])
        if again and len(found) == 1 and not in_turn(view):
            return found[0]
        return {**note(view, asked="" if again else target), "pointed": ""}

    def hold(self, view: View, target: str) -> Mapping[str, Any] | None:
        """A card that is held down is looked at closely."""
        return {**note(view, asked=target), "pointed": ""} if is_card(target) else None

    def put_away(self, view: View) -> Mapping[str, Any]:
        """The card asked about is put down."""
        return note(view, asked="") if asked(view) else {}

    def shows(self, view: View, action: Action) -> bool:
        """The card that it is about lies open, or something was chosen."""
        return super().shows(view, action) or asked(view) in action.targets

    def asks_first(self, view: View, action: Action) -> str:
        """Passing while something useful could be done."""
        return "is.sure_pass" if asks(view, action) else ""

    # The log -----------------------------------------------------------------------------------------------------

    def heading(self, event: Event) -> bool:
        """Rounds, phases and the end open a part of the log."""
        return isinstance(event, RoundStarted | PhaseStarted | GameEnded | SoloEnded)

    def places(self, event: Event) -> tuple[str, ...]:
        """The cards that an event was about."""
        source = getattr(event, "source", "")
        cards = [event.card] if isinstance(event, CardEvent) else []
        return tuple(f"card:{card}" for card in dict.fromkeys([*cards, source]) if card in CARDS)


FACE = ImperialSettlersFace()
