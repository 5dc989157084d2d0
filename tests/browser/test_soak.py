"""A page in which game after game is played holds on to none of them."""

from __future__ import annotations

from playwright.sync_api import Browser

from engine import games
from tools.soak import Held, Soak

MOVES = 4
SLACK = 1000
"""Python objects that may come and go between two rounds: less than one game that was left and is still held."""

FEW = 3000
"""Nodes of the document that may come and go: less than one table that was left and is still held."""


def test_games_that_were_left_are_forgotten(browser: Browser, site_address: str) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    soak = Soak(context.new_page(), site_address)
    rounds: list[Held] = []
    for _ in range(3):
        played = [soak.play(game, ("random", "random"), 7, MOVES) for game in games]
        assert all(one.moves >= MOVES for one in played)
        rounds.append(played[-1].held)
    _, second, third = rounds
    assert third.objects < second.objects + SLACK
    assert third.wasm == second.wasm
    assert third.nodes < second.nodes + FEW
    assert third.listeners <= second.listeners
    assert not soak.problems
    context.close()
