"""Imperial Settlers played in the real page."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import expect

from engine.core.match import Match
from engine.games.imperial_settlers.actions import Pay
from engine.games.imperial_settlers.game import GAME
from tests.browser import play as play_game
from tests.browser.conftest import App
from tests.browser.play import go_on, hands, replayed, saved
from tests.ui.games.imperial_settlers.at_table import moments, useful
from ui.seats import Seat

HANDS = hands("""
    const sure = all('#decide .ask [data-sure]');
    const hand = all('.isc.can:not(.sel)'), cards = random(3) ? [] : hand;
    const asked = all('#is-asked [data-action]');
    const listed = all('#decide :is(.is-acts, .is-factions) [data-action]');
    const steps = all('#decide .is-tile[data-act="is-verb"]:not(.quiet, [aria-pressed=true])');
    const last = all('#decide .is-tile[data-action]');
    return one([sure, asked, cards, listed, steps, last, hand].find(nodes => nodes.length) ?? [null]);
""")


COUNT_FLIGHTS = """() => {
  window.flown = 0;
  const count = node => { if (node.className === 'flight') window.flown += 1; };
  new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(count)))
    .observe(document.body, { childList: true });
}"""
COUNT_OUTLINES = """() => {
  window.seen = 0;
  const count = one => { if (one.target.classList.contains('touched')) window.seen += 1; };
  new MutationObserver(all => all.forEach(count))
    .observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] });
}"""


begin = partial(play_game.begin, game="imperial_settlers")
play = partial(play_game.play, script=HANDS)


def played(players: int, seed: int, until: Any, **options: Any) -> Match[Any]:
    """A match of one person against the weakest computer players, at the first decision that is as wanted."""
    seats = [Seat(f"P{i}", "ABCD"[i], "random" if i else "").record() for i in range(players)]
    match, random = Match.new(GAME, {"players": players, **options}, seed, seats), Random(seed)
    while match.decision and not (match.decision.player == 0 and until(match)):
        match.do(useful(match.decision.actions, random))
    assert match.decision, "there is no such decision"
    return match


def in_a_turn(match: Match[Any]) -> bool:
    return bool(match.state.round == 3 and match.decision and match.decision.prompt == "prompt.turn")


def test_a_whole_game_for_two(app: App) -> None:
    page = begin(app, "", "random")
    result = play(page)
    assert result["over"], result
    replayed(page)


def test_reload_in_the_middle_of_a_payment(app: App) -> None:
    match = played(3, 8, lambda match: isinstance(match.decision.actions[0], Pay))
    page = go_on(app, match)
    prompt, ways = page.inner_text("#prompt"), page.locator("#decide .is-bill").count()
    assert ways == len(match.decision.actions) > 1  # type: ignore[union-attr]
    page.reload()
    app.wait_until_ready()
    page.wait_for_selector("#prompt")
    assert page.inner_text("#prompt") == prompt
    assert saved(page).game.digest(saved(page).state) == match.game.digest(match.state)
    page.locator("#decide [data-action]").last.click()
    page.wait_for_function("count => document.querySelectorAll('#decide .is-bill').length !== count", arg=ways)
    assert str(saved(page).moves[len(match.moves)].action) == str(match.decision.actions[-1])  # type: ignore[union-attr]


def test_on_a_phone_the_whole_empire_is_seen_during_the_lookout(app: App) -> None:
    app.page.set_viewport_size({"width": 390, "height": 844})
    page = go_on(app, played(2, 8, lambda match: match.state.round == 4 and match.state.phase == "lookout"))
    expect(page.locator("#is-middle .isc")).not_to_have_count(0)
    goods = page.locator(".is-supply").bounding_box()
    assert goods
    for row in page.locator(".is-street").all():
        box = row.bounding_box()
        assert box
        assert box["height"] >= 60
        assert box["y"] + box["height"] <= goods["y"] + 1


def test_a_payment_is_cancelled(app: App) -> None:
    before = next(m for m in moments(1, 3) if m.can_undo() and m.decision and isinstance(m.decision.actions[0], Pay))
    page = go_on(app, before)
    page.click("#decide .is-back-out")
    expect(page.locator("#decide .is-bill")).to_have_count(0)
    assert len(saved(page).moves) < len(before.moves)


def test_the_focus_does_not_stay_on_an_option_that_became_another(app: App) -> None:
    page = go_on(app, played(2, 1, lambda match: in_a_turn(match) and "exchange" in map(str, match.decision.actions)))
    page.focus("#decide [data-action=exchange]")
    page.keyboard.press("Enter")
    expect(page.locator("#decide [data-action=exchange]")).to_have_count(0)
    expect(page.locator("#prompt")).to_be_focused()


def test_goods_fly_from_where_they_come(app: App) -> None:
    app.page.emulate_media(reduced_motion="no-preference")
    page = go_on(app, played(2, 5, in_a_turn))
    page.evaluate(COUNT_FLIGHTS)
    play(page, most=8)
    assert page.evaluate("window.flown") > 0
    page.keyboard.press("Escape")
    page.wait_for_function("!document.querySelector('.flight')")


def test_without_motion_places_are_outlined(app: App) -> None:
    page = go_on(app, played(2, 5, in_a_turn))
    page.evaluate(COUNT_OUTLINES)
    play(page, most=8)
    assert page.evaluate("window.seen") > 0
    assert page.locator(".flight").count() == 0
    page.wait_for_function("!document.querySelector('.touched')")


def test_a_card_is_enlarged_by_focus_and_by_a_long_press(app: App) -> None:
    page = go_on(app, played(3, 8, in_a_turn))
    page.locator(".is-fan .isc").first.focus()
    expect(page.locator("#tips .is-large h3")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#is-asked h3")).to_be_visible()
    expect(page.locator("#tips .is-large")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#is-asked")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    card = page.locator(".is-fan .isc").first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True, "pointerId": 7})
    expect(page.locator("#is-asked h3")).to_be_visible()
    card.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True, "pointerId": 7})
    page.locator(".is-scrim").click(position={"x": 10, "y": 10})
    expect(page.locator("#is-asked")).to_have_count(0)


def test_no_sideways_scrolling_at_360(app: App) -> None:
    """In the language of the longer words."""
    app.page.set_viewport_size({"width": 360, "height": 740})
    page = go_on(app, played(4, 6, in_a_turn), "pt_BR")
    for n in range(3):
        play(page, most=3, seed=n)
        assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.locator(".is-fan .isc").first.click()
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_the_adversary_of_a_lone_player_is_shown(app: App) -> None:
    page = go_on(app, played(1, 3, in_a_turn))
    expect(page.locator("#pace")).to_contain_text("Adversário virtual")
    attacks = page.locator("#pace [data-spot=attacks] .isc")
    assert attacks.count() == len(saved(page).state.seats[1].deals)
