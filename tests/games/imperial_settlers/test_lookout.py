"""The Lookout phase and its variants (IS-12 to IS-16, IS-70, IS-88 to IS-90)."""

from __future__ import annotations

import pytest

from engine.core.frames import Draft
from engine.games.imperial_settlers.actions import Take
from engine.games.imperial_settlers.catalog import CARDS
from engine.games.imperial_settlers.events import RowRevealed
from engine.games.imperial_settlers.phases.lookout import AlternateLookout, Lookout, deal_packets, draw_own, picks
from tests.games.imperial_settlers.table import SEATS, Table, still


def pick_all(table: Table) -> list[tuple[int, int]]:
    """Take the first card each time; who picked from how many."""
    seen = []
    while table.decision is not None and table.prompt in ("lookout", "packet"):
        seen.append((table.decision.player, len(table.decision.actions)))
        table.do(table.decision.actions[0])
    return seen


def check_order(order: list[tuple[int, int]], lookout: str = "standard") -> Table:
    """A Lookout in which the players pick in this order, the first picks of each from so many cards."""
    table = still(*SEATS[: 1 + max(player for player, _ in order)], lookout=lookout)
    table.play_on(Lookout(0))
    assert pick_all(table)[: len(order)] == order
    return table


@pytest.mark.parametrize(
    "order",
    [
        [(0, 3), (1, 2), (1, 3), (0, 2)],
        [(0, 4), (1, 3), (2, 2), (2, 4), (1, 3), (0, 2)],
        [(0, 5), (1, 4), (2, 3), (3, 2), (3, 5), (2, 4), (1, 3), (0, 2)],
    ],
)
def test_is_13_is_14_there_and_back(order: list[tuple[int, int]]) -> None:
    table = check_order(order)
    assert len(table.state.discard) == 2
    assert not table.state.row


@pytest.mark.parametrize(
    "order",
    [
        [(0, 5), (1, 4), (0, 3), (1, 2)],
        [(0, 5), (1, 4), (2, 4), (0, 3), (1, 3), (2, 2)],
        [(0, 5), (1, 4), (2, 4), (3, 4), (0, 3), (1, 3), (2, 3), (3, 2)],
    ],
)
def test_is_89_advanced_lookout(order: list[tuple[int, int]]) -> None:
    table = check_order(order, "advanced")
    assert len(table.state.discard) == 1
    assert all(len(seat.hand) == 2 for seat in table.state.seats)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_is_88_alternate_lookout(players: int) -> None:
    table = still(*SEATS[:players], lookout="alternate")
    deal_packets(Draft(table.state))
    packets = [list(packet) for packet in table.state.packets]
    table.play_on(AlternateLookout(0))
    taken = []
    for n in range(2 * players):
        assert table.decision is not None
        player = n % players
        packet = packets[player] if n < players else packets[(player - 1) % players]
        assert table.options == [f"take {card}" for card in packet]
        taken.append(packet[0])
        table.do(Take(packet.pop(0)))
        if n < 2 * players - 1:
            assert not any(seat.hand for seat in table.state.seats), "chosen cards lie face down until all are done"
    assert [seat.hand for seat in table.state.seats] == [[taken[p], taken[p + players]] for p in range(players)]
    assert sorted(table.state.discard) == sorted(card for packet in packets for card in packet)


def test_is_12_is_90_own_cards_come_first() -> None:
    for peaceful in (False, True):
        table = still(*SEATS[:2], peaceful=peaceful)
        draw_own(Draft(table.state))
        for seat in table.state.seats:
            drawn = [CARDS[card].faction for card in seat.hand]
            assert drawn == [seat.faction, *(["common"] if peaceful else [])]


def test_is_16_short_rows_are_picked_as_long_as_they_last() -> None:
    table = still(*SEATS[:3], deck=["com-mill", "com-baker"])
    table.state.collection, table.state.discard = table.state.discard, []
    table.play_on(Lookout(0))
    assert pick_all(table)[0] == (0, 2)
    assert [len(seat.hand) for seat in table.state.seats] == [1, 1, 0]


def test_is_70_the_common_discard_pile_comes_back_in_the_lookout() -> None:
    table = still(*SEATS[:2], deck=["com-mill"])
    table.play_on(Lookout(0))
    assert len(table.state.row) == 3
    assert [len(event.row) for event in table.events if isinstance(event, RowRevealed)] == [3]


def test_is_13_the_schedule_shows_players_plus_one() -> None:
    assert [pick.cards for pick in picks("standard", 4)] == [5, 4, 3, 2, 5, 4, 3, 2]
