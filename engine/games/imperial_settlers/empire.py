"""Questions about what stands on the table. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator

from engine.components.effects import Effect
from engine.games.imperial_settlers.card import Card
from engine.games.imperial_settlers.catalog import BOARDS, CARDS, EGYPT_TOKENS, RAZE_ENEMY, RIVAL
from engine.games.imperial_settlers.state import ImperialSettlersState, Location
from engine.games.imperial_settlers.vocabulary import BOOK


def held(state: ImperialSettlersState, player: int) -> list[Location]:
    """The Locations that the player uses, oldest first, those marked with Egypt tokens last (IS-65)."""
    seat = state.seats[player]
    found = [location for location in seat.locations if location.holder == player]
    if seat.faction == "egyptians" and seat.egypt < EGYPT_TOKENS:
        found += [
            location
            for owner, other in enumerate(state.seats)
            if owner != player
            for location in other.locations
            if location.holder == player
        ]
    return found


def own(state: ImperialSettlersState, player: int) -> list[Location]:
    """The Locations of the player's own empire that nobody else has marked."""
    return [location for location in state.seats[player].locations if location.holder == player]


def enemies(state: ImperialSettlersState, player: int) -> Iterator[int]:
    """The other players, clockwise from the player (IS-8)."""
    seats = len(state.seats)
    return ((player + i) % seats for i in range(1, seats))


def within_reach(state: ImperialSettlersState, player: int) -> list[tuple[int, Location]]:
    """Enemy Locations, with their owners, that may be targets: whoever uses them has not passed (IS-22, IS-23)."""
    seats = state.seats
    return [
        (owner, location)
        for owner in enemies(state, player)
        for location in seats[owner].locations
        if location.holder != player and not seats[location.holder].passed
    ]


def find(state: ImperialSettlersState, card: str) -> tuple[int, Location]:
    """The owner and the Location of a built card. Raises KeyError if it is not built."""
    for owner, seat in enumerate(state.seats):
        for location in seat.locations:
            if location.card == card:
                return owner, location
    raise KeyError(card)


def colour_count(state: ImperialSettlersState, player: int, colour: str) -> int:
    """Locations of a colour that the player uses."""
    return sum(colour in CARDS[location.card].colours for location in held(state, player))


def count(state: ImperialSettlersState, player: int, counter: str, source: str) -> int:
    """How many of the things counted there are: of a colour, Samurai, or cards and Resources on the source."""
    if counter.startswith("colour:"):
        return colour_count(state, player, counter[7:])
    if counter == "samurai":
        return sum(location.samurai for location in state.seats[player].locations)
    return len(find(state, source)[1].stash)


def standing(state: ImperialSettlersState, player: int, on: str) -> Iterator[tuple[Location, Effect]]:
    """Effects of the player's Features with this trigger, for those that are only ever asked about."""
    for location in held(state, player):
        for feature in CARDS[location.card].features:
            if feature.on == on:
                yield from ((location, effect) for effect in BOOK[feature.program])


def raze_price(state: ImperialSettlersState, location: Location) -> int:
    """Raze tokens that an enemy pays for a Location (IS-45, IS-47)."""
    price = RAZE_ENEMY + location.defended + location.samurai
    if CARDS[location.card].common:
        price += sum(effect["n"] for _, effect in standing(state, location.holder, "static"))
    return price


def can_be_razed(state: ImperialSettlersState, owner: int, card: Card) -> bool:
    """Whether enemies may raze such a Location of the owner at all (IS-45, IS-46)."""
    faction = state.seats[owner].faction
    return bool(card.raze) and (card.common or (faction != RIVAL and BOARDS[faction].razeable))


def fits(kind: str, card: Card) -> bool:
    """Whether a card is of the kind that an effect or trigger asks for."""
    return kind == "any" or (kind == "common") == card.common


def pile(state: ImperialSettlersState, faction: str) -> tuple[list[str], list[str]]:
    """The deck and the discard pile of the Common cards or of a faction. Raises KeyError."""
    if faction == "common":
        return state.deck, state.discard
    for seat in state.seats:
        if seat.faction == faction:
            return seat.deck, seat.discard
    raise KeyError(faction)


def deck_name(state: ImperialSettlersState, player: int, deck: str) -> str:
    """``faction`` made definite: the name of the player's own deck."""
    return state.seats[player].faction if deck == "faction" else deck


def refills(state: ImperialSettlersState, faction: str) -> bool:
    """Whether the discard pile comes back when the deck is empty (IS-70, IS-71)."""
    return faction == "common" or state.options.reshuffle


def drawable(state: ImperialSettlersState, player: int, deck: str = "any") -> list[str]:
    """Of the decks that ``deck`` allows, those that can give the player a card."""
    wanted = ("common", "faction") if deck == "any" else (deck,)
    found = []
    for name in wanted:
        faction = deck_name(state, player, name)
        cards, discard = pile(state, faction)
        if cards or (discard and refills(state, faction)):
            found.append(name)
    return found
