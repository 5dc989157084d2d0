"""Every screen of every game in one page, by way of games that are kept: nothing has to be played through."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from engine import games
from engine.core.match import Match
from tests.browser.conftest import App
from tools.kept import all_kept
from ui.seats import Seat

IDS = ("stone_age", "hunters_gatherers", "imperial_settlers", "endless_winter")
MOMENTS = {
    "stone_age": (150, "prompt.place"),
    "hunters_gatherers": (60, "prompt.place_tile"),
    "imperial_settlers": (120, "prompt.turn"),
    "endless_winter": (150, "prompt.turn"),
}
"""The games that are gone on with: so many moves have been made, and this is asked next."""
THINGS = {
    "stone_age": ".hit[data-target='place:forest']",
    "hunters_gatherers": "#hg-presses .hit",
    "imperial_settlers": ".is-fan .isc.can",
    "endless_winter": "#decide [data-act=ew-thing], #decide [data-target], .ew-table .can",
}
"""Something on each table that is chosen by a first press."""
NAMES = ("Ana", "Bartolomeu", "Caetana", "Dora")
IDLE = ("Pass", "Descend", "EndTurn", "Decline", "LeavePart", "EndBenefits")
PREFERENCES = {"pace": "once", "hints": True}


@cache
def going_on(game_id: str) -> Match[Any]:
    """A game for four in its middle: a person may choose among many things."""
    return asked(game_id, *MOMENTS[game_id])


def asked(game_id: str, moves: int, prompt: str) -> Match[Any]:
    """A game for four after at least so many moves, when a person is asked this."""
    match, chance = _begun(game_id), Random(7)
    while (asked := match.decision) and (len(match.moves) < moves or asked.player or asked.prompt != prompt):
        _go_ahead(match, chance)
    assert match.decision, "there is no such decision"
    return match


@cache
def ended(game_id: str) -> Match[Any]:
    """A game for four that is over."""
    match, chance = _begun(game_id), Random(8)
    while match.decision:
        _go_ahead(match, chance)
    return match


def _begun(game_id: str) -> Match[Any]:
    seats = [Seat(name, "ABCD"[i], "random" if i else "").record() for i, name in enumerate(NAMES)]
    return Match.new(games[game_id], {"players": len(NAMES)}, 7, seats)


def _go_ahead(match: Match[Any], chance: Random) -> None:
    assert match.decision
    lively = [action for action in match.decision.actions if type(action).__name__ not in IDLE]
    match.do(chance.choice(lively if lively and chance.random() < 0.95 else match.decision.actions))


def with_games(app: App, *game_ids: str, **choices: str) -> Page:
    """The lobby of somebody who has these games going on, and one of each over."""
    matches = {f"{game_id}-over": ended(game_id) for game_id in game_ids}
    matches |= {game_id: going_on(game_id) for game_id in game_ids}
    return with_matches(app, matches, **choices)


def with_matches(app: App, matches: Mapping[str, Match[Any]], **choices: str) -> Page:
    """The lobby of somebody who has these games, by id."""
    stored = json.dumps(all_kept(matches, PREFERENCES))
    app.page.add_init_script(f"if (!localStorage.getItem('fogueira.index')) Object.assign(localStorage, {stored})")
    return app.open(wait=True, **choices)


def open_game(page: Page, game_id: str) -> None:
    """From the lobby to the table of a kept game, by way of the library."""
    page.click("[data-act=library]")
    page.click(f"[data-act=continue][data-id='{game_id}']")
    page.wait_for_selector("dialog.final" if game_id.endswith("-over") else "#decide:not([aria-busy=true]) #prompt")


def tour(page: Page, *game_ids: str) -> Iterator[str]:
    """Go from screen to screen, beginning in the lobby; each is named when it is there."""
    yield from around(page, *game_ids)
    for game_id in game_ids:
        yield from table(page, game_id)
        yield from the_end(page, game_id)


def around(page: Page, *game_ids: str) -> Iterator[str]:
    """The screens that are no table."""
    yield "lobby"
    for name in ("about", "help", "settings"):
        page.locator(f"[data-act={name}]").last.click()
        yield from _dialog(page, name)
    for game_id in game_ids:
        page.click(f".go [data-act=setup][data-game={game_id}]")
        page.click("#setup details summary")
        yield from _dialog(page, f"set-up of {game_id}")
    page.click("[data-act=library]")
    page.wait_for_selector(".book")
    yield "library"
    for name in ("rename", "paste", "erase"):
        page.locator(f"[data-act={name}]").first.click()
        yield from _dialog(page, name)
    page.click(".lib-top [data-act=lobby]")


def table(page: Page, game_id: str) -> Iterator[str]:
    """The screens of a game that goes on, from the lobby and back to it."""
    open_game(page, game_id)
    page.wait_for_selector("#hints > *", state="attached")
    yield f"{game_id}"
    for sheet in _names(page, ".table [data-act=sheet]", "sheet"):
        page.locator(f"[data-act=sheet][data-sheet={sheet}]:visible").first.click()
        yield from (f"{game_id}: {name}" for name in (sheet, *(_tabs(page) if sheet == "talk" else ())))
        page.keyboard.press("Escape")
    if page.locator(".tabs:visible").count():
        yield from (f"{game_id}: {name}" for name in _tabs(page))
    for name in _names(page, "[data-act=open]", "dialog"):
        page.locator(f"[data-act=open][data-dialog='{name}']:visible").first.click()
        yield from _dialog(page, f"{game_id}: {name}")
    page.locator(THINGS[game_id]).first.dispatch_event("click")
    yield f"{game_id}: chosen"
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.wait_for_selector("#decide.past")
    yield f"{game_id}: past"
    page.keyboard.press("Escape")
    for name in ("rules", "teach", *(("share", "notation", "help") if game_id == IDS[0] else ())):
        page.click(".top [data-act=menu]")
        if name == "share":
            yield f"{game_id}: menu"
        page.click(f"#menu [data-act={name}]")
        yield from _dialog(page, f"{game_id}: {name}")
    page.click(".top [data-act=lobby]")


def the_end(page: Page, game_id: str) -> Iterator[str]:
    """The final sheet of a game that is over, and the table behind it; from the lobby and back to it."""
    open_game(page, f"{game_id}-over")
    yield from _dialog(page, f"{game_id}: final sheet")
    yield f"{game_id}: over"
    page.click(".top [data-act=lobby]")


def _tabs(page: Page) -> Iterator[str]:
    for name in _names(page, ".tabs [role=tab]", "tab"):
        page.click(f".tabs [data-tab='{name}']")
        yield name
    page.click(".tabs [data-tab=log]")


def _names(page: Page, selector: str, name: str) -> list[str]:
    """The values of a data attribute of what can be seen."""
    names: list[str] = page.evaluate(
        "([all, name]) => [...new Set([...document.querySelectorAll(all)]"
        ".filter(node => node.checkVisibility()).map(node => node.dataset[name]).filter(Boolean))]",
        [selector, name],
    )
    return names


def _dialog(page: Page, name: str) -> Iterator[str]:
    page.wait_for_selector("dialog[open]")
    yield name
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
