"""Every screen of every game: what axe finds, what is too faint, cut off, too wide or too small to be pressed."""

from __future__ import annotations

import os
from itertools import cycle

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser import screens
from tests.browser.conftest import App
from tests.browser.longer import lengthen
from tests.browser.measure import BESIDE, CLIPPED, COVERED, EMPTY, FAINT, TARGETS

IN_COLOURS_AND_WORDS = (
    "color-contrast",
    "link-in-text-block",
    *("html-has-lang", "html-lang-valid", "valid-lang", "document-title", "frame-title"),
    *("button-name", "link-name", "summary-name", "input-button-name", "aria-command-name", "aria-tooltip-name"),
    *("label", "select-name", "form-field-multiple-labels", "aria-input-field-name", "aria-toggle-field-name"),
    *("image-alt", "role-img-alt", "svg-img-alt"),
)
"""What a language and a scheme together can do wrong: the rest is in the markup, which is the same in all of them."""
Looks = tuple[tuple[str, str, tuple[str, ...]], ...]
"""Languages and schemes, and the rules that axe goes by: none named, all."""
BY_TURNS: tuple[Looks, Looks] = (
    (("pt_BR", "light", ()), ("en", "dark", IN_COLOURS_AND_WORDS)),
    (("en", "light", ()), ("pt_BR", "dark", IN_COLOURS_AND_WORDS)),
)
"""One screen is looked at in these, the next in those."""
EVERYWHERE: Looks = tuple((language, theme, ()) for language in ("pt_BR", "en") for theme in ("light", "dark"))
"""With `AXE=all`: each screen in all of them, by all rules, which takes six times as long."""
CHANGE = """([language, theme]) => {
  window.fogueira.language = language;
  document.documentElement.lang = language.slice(0, 2);
  document.documentElement.dataset.theme = theme;
  document.dispatchEvent(new CustomEvent('fogueira:language', { detail: language }));
}"""
USUAL, DOUBLE = 16, 32
"""Sizes of text, in pixels."""
FINGER, DENSE = 44, 24
CLOSE = "#board, #mine, .pl, .log, .since, .prose, .rule, .tip, .ew-discards, .tiles-left"
"""Boards, things that lie beside each other on them, links within sentences."""


class Found(dict[str, list[str]]):
    """Faults, each with the screens that have it."""

    def add(self, screen: str, faults: list[str]) -> None:
        for fault in faults:
            self.setdefault(fault, []).append(screen)

    def check(self) -> None:
        """Fail with a list of the faults, if there are any."""
        assert not self, "\n".join(f"{fault} ({where[0]}; {len(where)} screens)" for fault, where in self.items())


@pytest.mark.parametrize("ids", [screens.IDS[:2], screens.IDS[2:]], ids=" ".join)
def test_axe_finds_nothing_on_any_screen(app: App, ids: tuple[str, ...]) -> None:
    page, found = screens.with_games(app, *ids), Found()
    for looks, name in zip(cycle(BY_TURNS), screens.tour(page, *ids), strict=False):
        assert page.evaluate("scrollY === 0 || !document.body.matches('.at-table')"), f"{name} is scrolled away"
        found_by_axe(app, name, found, looks)
    found.check()


def found_by_axe(app: App, name: str, found: Found, looks: Looks) -> None:
    """Look at a screen in some languages and schemes."""
    for language, theme, rules in EVERYWHERE if os.environ.get("AXE") == "all" else looks:
        app.page.evaluate(CHANGE, [language, theme])
        found.add(
            f"{name} in {language}, {theme}", app.page.evaluate(FAINT) + app.page.evaluate(BESIDE) + app.faults(*rules)
        )


def test_axe_finds_nothing_behind_the_curtain_nor_in_a_frame(app: App) -> None:
    page, found = screens.with_games(app, "imperial_settlers", language="en", theme="dark"), Found()
    page.click("[data-act=learn][data-game=stone_age]")
    page.wait_for_selector("dialog[open]")
    found_by_axe(app, "lessons", found, BY_TURNS[0])
    page.locator("dialog [data-act=arrive]").first.click()
    page.wait_for_selector("#arrive")
    found_by_axe(app, "arrival", found, BY_TURNS[1])
    page.click("#arrive [data-act=arrive-sure]")
    expect(page.locator("#lesson")).to_be_visible()
    found_by_axe(app, "lesson", found, BY_TURNS[0])
    app.python(
        """
        import gc
        from ui.app import App
        table = next(thing for thing in gc.get_objects() if type(thing) is App).table
        table.curtain = 1
        table.redraw()
        """
    )
    expect(page.locator("#curtain")).to_be_visible()
    found_by_axe(app, "curtain", found, BY_TURNS[1])
    page.goto(f"{app.address}embed/stone-age-two-food-short.html?mode=puzzle&language=en&theme=dark&start=now")
    expect(page.locator("#decide")).to_be_visible()
    found_by_axe(app, "frame", found, BY_TURNS[0])
    found.check()


def set_text(session: CDPSession, size: int) -> None:
    """The size of text that a person has set in the browser."""
    session.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})


def test_a_small_phone_cuts_nothing_off_and_everything_is_large_enough_for_a_finger(phone: App) -> None:
    """In a language with longer words than ours, also with text of twice the size."""
    page, found = screens.with_games(phone, *screens.IDS), Found()
    session = page.context.new_cdp_session(page)
    lengthen(phone)
    for name in screens.tour(page, *screens.IDS):
        found.add(name, page.evaluate(TARGETS, [FINGER, DENSE, CLOSE]))
        found.add(name, page.evaluate(COVERED) + page.evaluate(EMPTY))
        for language, size in (("en", USUAL), ("pt_BR", DOUBLE)):
            set_text(session, size)
            page.evaluate(CHANGE, [language, "light"])
            found.add(f"{name} in {language} at {size} px", page.evaluate(CLIPPED))
        set_text(session, USUAL)
    found.check()


PLAIN_KEYS = "lpgh,.?"


def test_letters_do_nothing_once_they_are_switched_off(app: App) -> None:
    page = screens.with_games(app, "stone_age", language="en")
    page.keyboard.press("?")
    expect(page.locator("#help")).to_contain_text("Uundoes")
    page.keyboard.press("Escape")
    screens.open_game(page, "stone_age")
    page.keyboard.press("p")
    expect(page.locator("#tab-of-score")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    page.click(".top [data-act=menu]")
    page.click("#menu [data-act=settings]")
    switch = page.get_by_role("switch", name="Letter keys")
    expect(switch).to_be_checked()
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).not_to_be_checked()
    page.keyboard.press("Escape")
    before = page.inner_html("#screen")
    for key in PLAIN_KEYS:
        page.keyboard.press(key)
    assert page.inner_html("#screen") == before
    expect(page.locator("dialog")).to_have_count(0)
    page.reload()
    app.wait_until_ready()
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_have_count(0)


def test_one_live_region_tells_what_happens(app: App) -> None:
    page = screens.with_games(app, *screens.IDS, language="en")
    for game_id in screens.IDS:
        screens.open_game(page, game_id)
        if game_id == "hunters_gatherers":
            page.evaluate("document.getElementById('live').replaceChildren()")
            page.locator("#decide [data-act=turn]:visible").last.click()
            expect(page.locator("#live > p").last).not_to_be_empty()
        assert page.evaluate(
            "[...document.querySelectorAll('[aria-live], [role=status], [role=log]')]"
            ".filter(node => node.checkVisibility()).map(node => node.id)"
        ) == ["live"]
        page.click(".top [data-act=lobby]")


ORDER = """() => {
  const all = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const places = ['top', 'players', 'board', 'now', 'mine'].map(id => document.getElementById(id));
  const stops = [...document.querySelectorAll(all)].filter(n => n.checkVisibility() && n.tabIndex >= 0);
  const rooms = stops.map(node => places.findIndex(place => place.contains(node)));
  return {
    ahead: stops.filter(node => node.tabIndex > 0).length,
    rooms: rooms.filter((room, i) => room !== rooms[i - 1]),
    headings: [...document.querySelectorAll('#screen :is(h1, h2)')].filter(n => n.checkVisibility()).length,
    nameless: places.filter(node => ['SECTION', 'ASIDE'].includes(node.tagName) && !node.textContent).length,
  };
}"""


def test_the_order_of_keys_is_the_order_of_the_table(app: App) -> None:
    page = screens.with_games(app, *screens.IDS, language="en")
    for game_id in screens.IDS:
        screens.open_game(page, game_id)
        expect(page.locator("#prompt")).to_be_focused()
        found = page.evaluate(ORDER)
        assert found["ahead"] == 0
        assert [room for room in found["rooms"] if room >= 0] == sorted({*found["rooms"]} - {-1}), game_id
        assert found["headings"]
        page.click(".top [data-act=menu]")
        page.click("#menu [data-act=help]")
        expect(page.locator("#dialog-title")).to_be_focused()
        page.keyboard.press("Escape")
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost with the dialog"
        page.click(".top [data-act=lobby]")
