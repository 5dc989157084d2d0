"""What the table asks of a state: whose cards lie where, what can be done with a card, which card is asked about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.core.actions import Action
from engine.core.game import Refusal
from engine.games.imperial_settlers.actions import (
    Activate,
    Build,
    Defend,
    Deploy,
    Exchange,
    MakeDeal,
    Pass,
    Raze,
)
from engine.games.imperial_settlers.catalog import ATTACK_CARDS, CARDS
from engine.games.imperial_settlers.state import ImperialSettlersState, Location, Seat
from ui.view import View

VERBS: Mapping[str, tuple[type[Action], ...]] = {
    "build": (Build,),
    "activate": (Activate,),
    "deal": (MakeDeal,),
    "raze": (Raze,),
    "protect": (Defend, Deploy),
    "exchange": (Exchange,),
    "pass": (Pass,),
}
"""What a turn offers, and the actions behind each."""
USES = ("build", "deal", "raze", "activate", "defend", "deploy")
"""Uses of a card, as refusals name them."""
KINDS = ("production", "feature", "action")
"""The rows of an empire, from top to bottom."""
TURN = ("prompt.turn", "prompt.after")
"""Questions in which a card is only asked about when it is pointed at."""
ASKED, VERB = "is-asked", "is-verb"
"""Notes: the card asked about, the step of the turn that was chosen; each good for one decision."""


def own_seat(view: View) -> int:
    """The seat whose empire lies in the middle: the viewer's, else whoever decides."""
    return view.viewer if view.viewer is not None else view.turn or 0


def is_card(target: str) -> bool:
    """Whether a target is a card whose face is known."""
    kind, _, name = target.partition(":")
    return kind == "card" and (name in CARDS or name in ATTACK_CARDS)


def in_turn(view: View) -> bool:
    """Whether the viewer is to take a turn, or to end it."""
    return view.decision is not None and view.decision.prompt in TURN


# Notes -----------------------------------------------------------------------------------------------------------


def noted(view: View, name: str) -> str:
    """A note of this decision; empty if there is none."""
    move, _, value = view.scratch.notes.get(name, "").partition("|")
    return value if move == str(view.moves) else ""


def note(view: View, **values: str) -> dict[str, Mapping[str, str]]:
    """The change of the scratch that keeps notes for this decision; names are ``asked`` and ``verb``."""
    kept = {f"is-{name}": f"{view.moves}|{value}" for name, value in values.items()}
    return {"notes": {**view.scratch.notes, **kept}}


def asked(view: View) -> str:
    """The card asked about; empty if there is none."""
    return noted(view, ASKED)


def verb(view: View) -> str:
    """The step of the turn that was chosen; empty if there is none."""
    return noted(view, VERB)


# Actions ---------------------------------------------------------------------------------------------------------


def by_verb(view: View, name: str) -> list[Action]:
    """The offered actions of one step of the turn."""
    return [action for action in view.decision.actions if isinstance(action, VERBS[name])] if view.decision else []


def about(view: View, card: str) -> list[Action]:
    """The offered actions about a card."""
    target = f"card:{card}"
    return [action for action in view.decision.actions if target in action.targets] if view.decision else []


def lit(view: View) -> frozenset[str]:
    """Targets that are marked now: those of the chosen step, else all that can be used."""
    chosen = verb(view)
    if chosen and in_turn(view):
        return frozenset(target for action in by_verb(view, chosen) for target in action.targets)
    return frozenset(view.first_targets)


def marks_on(view: View, targets: Iterable[str]) -> tuple[object, ...]:
    """What of these is marked, asked about and chosen: all that their pictures depend on besides where they lie."""
    those = frozenset(targets)
    return (
        lit(view) & those,
        those & {asked(view)},
        tuple(target for target in view.scratch.chosen if target in those),
    )


def things(seat: Seat) -> Iterator[str]:
    """The targets of a player's cards on the table."""
    for cards in (seat.locations, seat.deals, seat.foundations):
        yield from (f"card:{held.card}" for held in cards)


def refused(view: View, card: str) -> list[tuple[str, Refusal]]:
    """Uses of a card that are not possible now, and why."""
    return [(use, view.refusals[f"{use}:{card}"]) for use in USES if f"{use}:{card}" in view.refusals]


def seen(cards: Sequence[str]) -> list[str]:
    """The cards whose faces the viewer sees."""
    return [card for card in cards if card in CARDS]


# Empires ---------------------------------------------------------------------------------------------------------


def street(seat: Seat, kind: str, common: bool) -> list[Location]:
    """The Locations of one row on one side of a board."""
    return [
        location
        for location in seat.locations
        if CARDS[location.card].kind == kind and CARDS[location.card].common == common
    ]


def sides(seat: Seat) -> tuple[int, int]:
    """The most different cards that any row holds on the faction's side, and on the Common one."""
    most = [
        max(len({CARDS[place.card].title for place in street(seat, kind, common)}) for kind in KINDS)
        for common in (False, True)
    ]
    return most[0], most[1]


def owner_of(state: ImperialSettlersState, card: str) -> int | None:
    """Whose Location a card is; None if it is not built."""
    for owner, seat in enumerate(state.seats):
        if any(location.card == card for location in seat.locations):
            return owner
    return None
