"""Payments against brute force: every way to pay is found, none too many; and nothing goes without a reason."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from engine.games.imperial_settlers.actions import Activate, Build, Deploy, MakeDeal, Raze
from engine.games.imperial_settlers.empire import enemies, held
from engine.games.imperial_settlers.game import GAME
from engine.games.imperial_settlers.phases.payment import affordable, ways
from engine.games.imperial_settlers.phases.turns import Turn
from tests.games.imperial_settlers.test_laws import options, play

small = st.integers(0, 3)


@given(
    have=st.tuples(small, small, small, small),
    need=st.tuples(small, small, small, small),
    free=small,
    wild=st.booleans(),
)
def test_is_68_all_ways_and_only_those(have: tuple[int, ...], need: tuple[int, ...], free: int, wild: bool) -> None:
    found = {way.goods for way in ways([*have, 9, 9, 9], [*need, 0, 0, 0], free, wild)}
    assert found == set(brute_force(have, need, free, wild))
    assert affordable([*have, 9, 9, 9], [*need, 0, 0, 0], free, wild) is bool(found)


def brute_force(have: tuple[int, ...], need: tuple[int, ...], free: int, wild: bool) -> list[tuple[int, ...]]:
    """Every bundle that pays: each token is assigned to one part of the price."""
    found = []
    for bundle in product(*(range(n + 1) for n in have)):
        parts = [kind for kind, n in enumerate(need) for _ in range(n)] + [9] * free
        tokens = [kind for kind, n in enumerate(bundle) for _ in range(n)]
        if len(parts) == len(tokens) and settles(parts, tokens, wild):
            found.append(bundle)
    return found


def settles(parts: list[int], tokens: list[int], wild: bool) -> bool:
    """Whether the tokens pay for the parts one by one (3 is gold, 9 any Resource)."""
    if not parts:
        return True
    part, rest = parts[0], parts[1:]
    return any(
        (token == part or (part == 9 and token < 3) or (wild and token == 3 and part != 3))
        and settles(rest, tokens[:n] + tokens[n + 1 :], wild)
        for n, token in enumerate(tokens)
        if token not in tokens[:n]
    )


@given(workers=small, raze=small, need=st.tuples(small, small))
def test_workers_and_raze_tokens_have_no_substitute(workers: int, raze: int, need: tuple[int, int]) -> None:
    goods, cost = [3, 3, 3, 3, workers, raze, 0], [0, 0, 0, 0, *need, 0]
    assert affordable(goods, cost) is (workers >= need[0] and raze >= need[1])


def test_every_card_in_a_turn_has_an_action_or_a_reason() -> None:
    checked = 0
    for seed in range(16):
        for n, (state, decision) in enumerate(play(seed, options(seed))):
            top = state.frames[-1] if state.frames else None
            if decision is None or not isinstance(top, Turn) or top.acted or n % 3:
                continue
            checked += 1
            player, offered = decision.player, set(decision.actions)
            refused = {refusal.target for refusal in GAME.refusals(state, player)}
            for card in state.seats[player].hand:
                for use, action in (("build", Build(card)), ("deal", MakeDeal(card)), ("raze", Raze(card))):
                    assert (action in offered) is not (f"{use}:{card}" in refused), action
            for place in held(state, player):
                assert (Activate(place.card, 1) in offered) is not (f"activate:{place.card}" in refused)
            for owner in enemies(state, player):
                for place in state.seats[owner].locations:
                    if place.holder != player:
                        assert (Raze(place.card) in offered) is not (f"raze:{place.card}" in refused)
            if state.seats[player].faction == "japanese":
                for place in state.seats[player].locations:
                    if place.holder == player:
                        assert (Deploy(place.card) in offered) is not (f"deploy:{place.card}" in refused)
    assert checked > 200
