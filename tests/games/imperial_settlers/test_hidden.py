"""Secrets of Imperial Settlers (IS-5): what each player may see, card by card."""

from __future__ import annotations

import json

from engine.core.events import HIDDEN
from engine.core.frames import Draft, settle
from engine.core.rng import Rng
from engine.games.imperial_settlers.actions import PASS, Activate, Build, DrawFrom, Give, Raze, Take
from engine.games.imperial_settlers.events import CardChosen, CardDrawn, FoundationHidden, StashedCard
from engine.games.imperial_settlers.game import GAME
from engine.games.imperial_settlers.phases.lookout import AlternateLookout, deal_packets
from tests.games.imperial_settlers.table import S, Table
from tests.games.imperial_settlers.test_laws import options, play


def seen(table: Table, player: int | None) -> str:
    """An observation as text."""
    return json.dumps(GAME.encode(GAME.observe(table.state, player)))


def test_is_5_hands_and_decks_are_covered_but_show_their_backs() -> None:
    table = Table(S("romans", "2 worker", hand=["com-mill", "rom-bank"]), S("japanese", hand=["jap-farm"]))
    other = GAME.observe(table.state, 1)
    assert other.seats[0].hand == ["?common", "?romans"]
    assert other.seats[1].hand == ["jap-farm-1"]
    assert set(other.deck) == {"?common"}
    assert set(other.seats[0].deck) == {"?romans"}
    assert set(other.seats[1].deck) == {"?japanese"}
    assert GAME.observe(table.state, None).seats[1].hand == ["?japanese"]


def test_a_hand_card_laid_as_a_foundation_stays_secret_a_razed_one_does_not() -> None:
    me = S("egyptians", "3 worker", hand=["com-mill"], built=["egy-sanctuary"], foundations=["com-baker"])
    table = Table(me, S("romans", "2 worker")).do(Activate("egy-sanctuary-1", 1))
    assert "com-mill-1" not in seen(table, 1)
    assert "com-mill-1" in seen(table, 0)
    assert "com-baker-1" in seen(table, 1)
    hidden = next(event for event in table.events if isinstance(event, FoundationHidden))
    assert getattr(hidden.seen_by(1), "card") == HIDDEN  # noqa: B009


def test_cards_under_the_gate_are_known_to_their_owner_only() -> None:
    me = S("japanese", "2 worker", hand=["com-mill"], built=["jap-gate"])
    table = Table(me, S("romans", "4 worker")).do(PASS, Give("com-mill-1"))
    assert "com-mill-1" in seen(table, 0)
    assert "com-mill-1" not in seen(table, 1)
    assert not [event for event in table.events if isinstance(event, StashedCard) and "mill" in str(event.seen_by(1))]


def test_cards_looked_at_are_known_to_who_looks() -> None:
    me = S("romans", "2 stone", hand=["rom-architect"], foundations=["com-ruins"])
    table = Table(me, S("japanese", "2 worker")).do(Build("rom-architect-1"))
    one, two = table.state.looked
    assert one in seen(table, 0)
    assert one not in seen(table, 1)
    assert two not in seen(table, None)


def test_cards_brought_by_a_raze_stay_secret_while_they_may_be_traded_in() -> None:
    me = S("barbarians", "raze", hand=["com-castle-a"], built=["bar-dark-chapel-a"])
    table = Table(me, S("romans", "2 worker"))
    table.do(Activate("bar-dark-chapel-a-1", 1), DrawFrom("common"), DrawFrom("faction"))
    drawn = list(table.state.loot)
    assert len(drawn) == 2
    observed = GAME.observe(table.state, 1)
    assert observed.loot == ["?common", "?barbarians"]
    full = GAME.determinize(observed, 1, Rng(3))
    assert set(full.loot) <= set(full.seats[0].hand)
    assert GAME.check(full) == []


def test_is_88_a_packet_is_known_to_its_holder_then_to_who_passed_it_on() -> None:
    table = Table(S("romans"), S("barbarians"), S("japanese"), lookout="alternate", still=True)
    deal_packets(Draft(table.state))
    table.play_on(AlternateLookout(0))
    packet = list(table.state.packets[0])
    assert packet[0] in seen(table, 0)
    assert packet[0] not in seen(table, 1)
    for _ in range(3):
        assert table.decision is not None
        action = table.decision.actions[0]
        assert isinstance(action, Take)
        table.do(action)
        chosen = next(event for event in table.events if isinstance(event, CardChosen))
        assert getattr(chosen.seen_by(None), "card") == HIDDEN  # noqa: B009
    assert packet[0] in seen(table, 0), "chosen by its first holder"
    assert packet[0] not in seen(table, 1)
    assert packet[1] in seen(table, 0), "passed on by it"
    assert packet[1] in seen(table, 1), "held now"
    assert packet[1] not in seen(table, 2)


def test_is_77_the_attack_deck_is_covered_the_row_is_not() -> None:
    state = GAME.setup({"players": 1}, 2).state
    observed = GAME.observe(state, 0)
    assert set(observed.attacks) == {"?attack"}
    assert observed.seats[1].deals == state.seats[1].deals


def test_drawn_cards_are_secret_events() -> None:
    table = Table(S("romans", "2 worker", built=["com-castle-a"]), S("japanese", "2 worker"))
    table.do(Activate("com-castle-a-1", 1), DrawFrom("common"))
    event = next(event for event in table.events if isinstance(event, CardDrawn))
    assert event.card == table.seat().hand[0]
    assert getattr(event.seen_by(1), "card") == HIDDEN  # noqa: B009
    assert event.seen_by(1).player == 0


def test_a_card_being_built_is_shown_to_all() -> None:
    me = S("romans", "2 wood, 2 gold", hand=["com-old-forest", "com-mill"])
    table = Table(me, S("japanese", "2 worker")).do(Build("com-old-forest-1"))
    observed = GAME.observe(table.state, 1)
    assert observed.seats[0].hand == ["com-old-forest-1", "?common"]
    full = GAME.determinize(observed, 1, Rng(5))
    decision = GAME.decision(full)
    assert decision is not None
    assert GAME.apply(full, decision.actions[0]).state.seats[0].locations[0].card == "com-old-forest-1"


def test_a_redrawn_state_can_be_played_on_by_anybody() -> None:
    rng = Rng(9)
    for seed in (1, 2, 3, 7):
        for n, (state, decision) in enumerate(play(seed, options(seed))):
            if decision is not None and n % 9 == 0:
                for viewer in (None, *range(state.players)):
                    full = GAME.determinize(GAME.observe(state, viewer), viewer, rng)
                    assert GAME.check(full) == []
                    found = settle(Draft(full))
                    for _ in range(5):
                        found = GAME.advance(Draft(full), rng.choice(found.actions)) if found else None
                    assert GAME.check(full) == []


def test_what_was_seen_stays_seen_in_a_redrawn_state() -> None:
    table = Table(S("romans", "raze, 2 worker", hand=["com-castle-a"]), S("japanese", "2 worker", hand=["jap-farm"]))
    table.do(Raze("com-castle-a-1"), DrawFrom("common"), DrawFrom("faction"))
    observed = GAME.observe(table.state, 1)
    full = GAME.determinize(observed, 1, Rng(7))
    assert full.seats[1].hand == ["jap-farm-1"]
    assert full.discard == table.state.discard
    assert len(full.seats[0].hand) == 2


def test_impossible_states_are_refused() -> None:
    table = Table(S("romans", "2 worker", hand=["com-mill"]), S("egyptians", "2 worker"))
    assert GAME.check(table.state) == []

    def broken(change: str) -> bool:
        state = GAME.codec.clone(table.state)
        exec(change, {"state": state})
        return bool(GAME.check(state))

    for change in (
        "state.seats[0].hand.append('com-mill-1')",
        "state.seats[0].hand.clear()",
        "state.seats[0].hand[0] = 'com-mill-7'",
        "state.seats[0].hand[0] = '?common'; state.deck[0] = 'com-mill-1'; state.deck[1] = 'com-mill-1'",
        "state.seats[0].goods[2] = -1",
        "state.seats[0].goods.pop()",
        "state.seats[1].faction = 'romans'",
        "state.seats[1].faction = 'martians'",
        "state.seats[1].egypt = 5",
        "state.first = 2",
        "state.players = 3",
        "state.frames[-1].player = 4",
        "state.loot.append('com-baker-1'); state.loot.append('x-1')",
        "from engine.games.imperial_settlers.state import Deal; state.seats[0].deals.append(Deal('com-mill-1', True))",
        "from engine.games.imperial_settlers.abilities import Ability; "
        "state.frames.append(Ability('no-such.action', 0, 'com-mill-1'))",
    ):
        assert broken(change), change
