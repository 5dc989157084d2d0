"""Endless Winter played in the real page: whole games, a turn taken apart, keys, small screens."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from engine.core.match import Match
from engine.core.rng import Rng
from engine.games.endless_winter.game import GAME
from tests.browser import play as play_game
from tests.browser.conftest import App
from tests.browser.play import go_on, hands, my_turn, replayed, saved
from ui.seats import Seat

HANDS = hands("""
    const sure = all('#decide .ask [data-sure]');
    const things = all('#decide .ew-thing');
    const actions = all('#decide .ew-choice [data-action]');
    const board = all('.ew-low .can, #mine .ew-card.can');
    const first = things.length && random(3) ? things : board.length && !random(4) ? board : [];
    return one([sure, first, actions, things, board].find(list => list.length) ?? [null]);
""")


begin = partial(play_game.begin, game="endless_winter")
play = partial(play_game.play, script=HANDS)


def prompt_of(match: Match[Any]) -> str:
    return match.decision.prompt if match.decision else ""


def until(page: Page, *prompts: str) -> str:
    """Play until one of these questions is asked."""
    for n in range(120):
        my_turn(page)
        prompt = prompt_of(saved(page))
        if prompt in prompts:
            return prompt
        play(page, most=1, seed=n)
    raise AssertionError("the question did not come")


def at_the_eclipse() -> Match[Any]:
    """A match of one person and two computer players in which the person decides at an Eclipse."""
    seats = [Seat(f"P{i}", "ABC"[i], "random" if i else "").record() for i in range(3)]
    match, rng = Match.new(GAME, {"players": 3}, 5, seats), Rng(5)
    while match.decision and (match.decision.prompt, match.decision.player) != ("prompt.eclipse", 0):
        match.do(rng.choice(match.decision.actions))
    assert match.decision, "nobody was asked"
    return match


# Whole games -----------------------------------------------------------------------------------------------------


def test_a_whole_game_for_two(app: App) -> None:
    page = begin(app, "", "easy")
    result = play(page)
    assert result["over"], result
    replayed(page)
    app.check_accessibility()


# A turn ----------------------------------------------------------------------------------------------------------


def test_a_turn_is_taken_up_again_after_a_reload(app: App) -> None:
    page = begin(app, "", "random", seed=11)
    until(page, "prompt.turn")
    page.locator("#decide .ew-tile").nth(1).click()
    until(page, "prompt.top", "prompt.payment", "prompt.middle", "prompt.take_piece", "prompt.raise")
    before, asked = saved(page), page.inner_text("#prompt")
    ledger = page.locator(".ew-pool").all_inner_texts()
    page.reload()
    app.wait_until_ready()
    page.wait_for_selector("#ew-focus > *", state="attached")
    assert page.inner_text("#prompt") == asked
    assert page.locator(".ew-pool").all_inner_texts() == ledger
    after = saved(page)
    assert after.game.digest(after.state) == before.game.digest(before.state)
    assert play(page, most=2)["done"] == 2


def test_what_is_chosen_can_be_put_down_and_what_is_done_taken_back(app: App) -> None:
    page = begin(app, "", "random", language="en", seed=7)
    until(page, "prompt.turn")
    moves = len(saved(page).moves)
    page.click(".ew-head[data-target='place:hunt']")
    expect(page.locator("#decide .ew-acts [data-action]")).to_have_count(2)
    assert len(saved(page).moves) == moves
    page.click("#decide [data-act=cancel]")
    expect(page.locator("#decide .ew-tile")).to_have_count(5)
    page.click("#decide .ew-tile.ew-hunt")
    expect(page.locator(".ew-lane.ew-hunt.acting .ew-stand")).to_have_count(1)
    expect(page.locator("#ew-shown.hunting")).to_be_visible()
    page.click(".ew-tab.ew-migrate")
    expect(page.locator("#ew-shown.terrain")).to_be_visible()
    card = page.locator("#mine .ew-card.can").first
    card.click()
    expect(page.locator(".ew-pool li")).not_to_have_count(0)
    page.click("#top [data-act=undo]")
    page.click("#top [data-act=undo]")
    assert len(saved(page).moves) == moves
    expect(page.locator(".ew-lane.acting")).to_have_count(0)


def test_a_thing_pointed_at_says_what_it_is_and_why_not(app: App) -> None:
    page = begin(app, "", "random", language="en", seed=7)
    until(page, "prompt.turn")
    page.click(".ew-tab.ew-initiate")
    page.locator(".ew-row").first.hover()
    expect(page.locator("#tips .tip")).to_contain_text("How we know it")
    expect(page.locator("#tips .why")).to_contain_text("Initiate")
    page.locator(".ew-monu [data-target='track:honour']").focus()
    expect(page.locator("#tips .tip")).to_contain_text("buried cards")


# Reading, small screens ------------------------------------------------------------------------------------------


def test_accessible_in_the_middle_of_a_turn(app: App) -> None:
    page = begin(app, "", "random", "random", language="en")
    until(page, "prompt.turn")
    app.check_accessibility()
    until(page, "prompt.top")
    for tab in ("initiate", "develop", "migrate", "hunt"):
        page.click(f".ew-tab.ew-{tab}")
    page.locator(".ew-monu .ew-stone").first.focus()
    app.check_accessibility()
    page.evaluate("localStorage.clear()")
    go_on(app, at_the_eclipse(), "en")
    app.check_accessibility()
    page.locator(".ew-pile[data-act=open]").last.click()
    page.wait_for_selector("dialog .ew-discards")
    app.check_accessibility()


def test_no_sideways_scrolling_at_360(app: App) -> None:
    """In the language of the longer words."""
    app.page.set_viewport_size({"width": 360, "height": 740})
    page = begin(app, "", "random", "random", "random", language="pt_BR")
    for n in range(4):
        play(page, most=4, seed=n)
        my_turn(page)
        for half in ("monuments", "focus"):
            page.click(f"#ew-view [data-value={half}]")
            assert page.evaluate("document.documentElement.scrollWidth") == 360
        page.locator("#ew-tabs .ew-ptab").nth(n).click()
        assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.click(".ew-grab")
    expect(page.locator(".ew-board")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    app.check_accessibility()
