"""Saved games in the real storage of a real browser: whatever is wrong with it, a message, and nothing else changes."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, FilePayload, Page, expect

from engine import games
from engine.core import saves
from engine.core.match import Match
from engine.core.rng import Rng
from tests.browser.conftest import PATIENCE, App
from tests.browser.play import HANDS, begin, my_turn, play, saved
from tests.ui.fake import FakeStorage
from ui.entry import read_index
from ui.envelope import revision_of, seal, unseal
from ui.imports import LARGEST
from ui.page import Fault
from ui.saved import entry_of
from ui.store import Store

KEPT = "Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('fogueira.')))"
PUBLISHED = Path(__file__).parents[1] / "fixtures/saves"
LATEST, MOMENT = ".log .when", re.compile(r"Move \d+ of \d+")
PUT = "texts => Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text))"
FILL = """() => {
  for (let size = 1 << 22, filler = ""; size; ) {
    try {
      localStorage.setItem("filler", filler + "x".repeat(size));
      filler += "x".repeat(size);
    } catch {
      size >>= 1;
    }
  }
}"""
# An unfriendly storage: ``trouble`` names the error that writing (or, for "mute", nothing) gives.
UNFRIENDLY = """
const put = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, text) {
  if (window.trouble === "mute") return;
  if (window.trouble && key.startsWith("fogueira.")) throw new DOMException("no", window.trouble);
  return put.call(this, key, text);
};
"""


def match(moves: int = 20, **changes: Any) -> Match[Any]:
    """A game of Stone Age in which Ana is to decide."""
    found = Match.new(games["stone_age"], {"players": 2}, 5, [{"name": "Ana"}, {"name": "Zé", "level": "random"}])
    rng = Rng(2)
    while found.decision is not None and (len(found.moves) < moves or found.decision.player):
        found.do(rng.choice(found.decision.actions))
    for name, value in changes.items():
        setattr(found, name, value)
    return found


def stored(**matches: Match[Any]) -> dict[str, str]:
    """What the storage holds after these games were saved."""
    storage = FakeStorage()
    store = Store(storage)
    for game_id, one in matches.items():
        store.save(entry_of(one, game_id, 1000), saves.dumps(one), good=True)
    return storage.texts


def kept(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(KEPT)
    return found


def library(app: App, texts: dict[str, str]) -> Page:
    """The library over a storage that holds this."""
    put = f"({PUT})({json.dumps(texts)}); sessionStorage.laid = 'yes'"
    app.page.add_init_script(f"if (!sessionStorage.laid) {{ {put} }}")
    page = app.open(language="en")
    page.click(".foot [data-act=library]")
    expect(page.locator("#library-title")).to_be_focused()
    return page


def documents(page: Page) -> list[str]:
    """The saved games without their envelopes."""
    found = kept(page).items()
    return sorted(text.partition("\n")[2] for key, text in found if ".game." in key and "~" not in key)


def told(page: Page, words: str) -> None:
    expect(page.locator("#toasts")).to_contain_text(words)
    page.click("#toasts [data-act=hush]")
    expect(page.locator("#toasts .toast")).to_have_count(0)


def file(text: str, name: str = "game.json") -> FilePayload:
    return {"name": name, "mimeType": "application/json", "buffer": text.encode("utf-8", "surrogatepass")}


def bring(page: Page, payload: FilePayload | Path) -> None:
    with page.expect_file_chooser() as chooser:
        page.click("[data-act=import]")
    chooser.value.set_files(payload)


DAMAGE: dict[str, Callable[[str], str]] = {
    "truncated": lambda text: text[:-40],
    "doubled": lambda text: text + text,
    "another checksum": lambda text: text.replace("\n", "\n ", 1),
    "emptied": lambda text: "",
}


def test_damaged_texts_are_set_aside_and_the_others_stay(app: App) -> None:
    texts = stored(g1=match(), g2=match(30), **{f"g{n}": match(8) for n in range(3, 3 + len(DAMAGE))})
    for n, damage in enumerate(DAMAGE.values(), 3):
        for key in (f"fogueira.game.g{n}", f"fogueira.game.g{n}~a", f"fogueira.game.g{n}~b"):
            if key in texts:
                texts[key] = damage(texts[key])
    texts["fogueira.game.g2"] = DAMAGE["truncated"](texts["fogueira.game.g2"])  # its good copy is whole
    page = library(app, texts)
    before = kept(page)
    for n, name in enumerate(DAMAGE, 3):
        page.click(f"[data-act=continue][data-id=g{n}]")
        told(page, "set aside")
        now = kept(page)
        ours = {key for key in before if f".g{n}" in key}
        aside = {text for key, text in now.items() if key.startswith("fogueira.broken.")}
        assert before[f"fogueira.game.g{n}"] in aside, name
        assert {k: v for k, v in now.items() if "broken" not in k} == {k: v for k, v in before.items() if k not in ours}
        before = {k: v for k, v in now.items() if "broken" not in k}
    page.click("[data-act=continue][data-id=g2]")
    told(page, "latest good copy")
    expect(page.locator("#prompt")).to_be_visible()
    assert kept(page)["fogueira.game.g1"] == texts["fogueira.game.g1"]


def test_newer_and_older_documents(app: App) -> None:
    older = saves.save(match())
    older["actions"][3] = "no_such_action"
    published = {f"g{n}": path.read_text("utf-8") for n, path in enumerate(sorted(PUBLISHED.glob("*.json")), 10)}
    newer = {"g2": {"schema": 99}, "g3": {"game_schema": 99}}
    written = {game_id: json.dumps({**saves.save(match()), **change}) for game_id, change in newer.items()}
    written |= {"g4": json.dumps(older), **published}
    texts = stored(g1=match())
    page = library(app, texts | {f"fogueira.game.{game_id}": seal(1, text) for game_id, text in written.items()})
    before = kept(page)
    for game_id in newer:
        page.click(f"[data-act=continue][data-id={game_id}]")
        told(page, "newer version")
        assert kept(page) == before
    page.evaluate("location.hash = '#g77'")  # a key that is not there
    told(page, "not on this device")
    assert kept(page) == before
    page.click("[data-act=continue][data-id=g4]")
    expect(page.locator("#talk")).to_contain_text(f"{len(older['actions'])} earlier moves follow older rules")
    assert play(page, most=2)["done"] == 2
    assert len(saved(page, "g4").stale) == len(older["actions"])
    for game_id, text in published.items():
        page.evaluate("id => { location.hash = id }", game_id)
        expect(page.locator("body")).to_have_attribute("data-game", json.loads(text)["game"])
        known = saves.loads(text, games.__getitem__)
        assert saved(page, game_id).moves[: len(known.moves)] == known.moves
        assert not saved(page, game_id).stale
    assert published
    assert kept(page)["fogueira.game.g1"] == texts["fogueira.game.g1"]
    assert not [key for key in kept(page) if "broken" in key]


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        ("QuotaExceededError", "storage is full"),
        ("NS_ERROR_DOM_QUOTA_REACHED", "storage is full"),
        ("SecurityError", "browser refuses"),
        ("mute", "browser refuses"),
    ],
)
def test_a_storage_that_does_not_keep(app: App, trouble: str, words: str) -> None:
    app.page.add_init_script(UNFRIENDLY)
    page = begin(app, "", "random", language="en")
    page.wait_for_selector("#decide:not([aria-busy=true]) :is([data-action], [data-target])")
    before = kept(page)
    page.evaluate("name => { window.trouble = name }", trouble)
    play(page, most=2)
    expect(page.locator("#not-saved")).to_contain_text(words)
    assert kept(page) == before
    with page.expect_download() as download:
        page.click("#not-saved [data-act=export]")
    exported = download.value.path().read_text("utf-8")
    assert len(json.loads(exported)["actions"]) > len(saved(page).moves)
    with page.expect_event("dialog") as asked:
        page.once("dialog", lambda dialog: dialog.dismiss())
        page.evaluate("void setTimeout(() => location.reload())")
    assert asked.value.type == "beforeunload"
    page.click(".top [data-act=lobby]")
    page.click("[data-act=continue]")
    expect(page.locator("#not-saved")).to_contain_text(words)
    assert kept(page) == before
    page.evaluate("window.trouble = ''")
    page.click("#not-saved [data-act=retry-save]")
    expect(page.locator("#not-saved")).to_have_count(0)
    assert len(saved(page).moves) >= len(json.loads(exported)["actions"])


def test_a_storage_that_is_full_to_the_brim(app: App) -> None:
    """Not one that says so: one in which there is no room."""
    page = library(app, stored(g1=match(), g2=match(30)))
    page.evaluate(FILL)
    before = kept(page)
    page.click("[data-act=rename][data-id=g1]")
    page.fill("#title", "x" * 60)
    page.keyboard.press("Enter")
    told(page, "no room left")
    page.click("[data-act=duplicate][data-id=g2]")
    told(page, "no room left")
    bring(page, file(saves.dumps(match(12))))
    page.click("[data-act=import-sure]")
    expect(page.locator("#not-saved")).to_contain_text("storage is full")
    assert kept(page) == before
    page.evaluate("localStorage.removeItem('filler')")
    page.click("#not-saved [data-act=retry-save]")
    expect(page.locator("#not-saved")).to_have_count(0)
    assert len(saved(page, "g3").moves) >= 12
    assert {key: text for key, text in kept(page).items() if key in before and ".game." in key} == {
        key: text for key, text in before.items() if ".game." in key
    }


PRIVATE = """{
  length: 0, key: () => null, getItem: () => null, removeItem() {},
  setItem() { throw new DOMException('no', 'QuotaExceededError') },
}"""
"""What some browsers give while one browses in private."""


@pytest.mark.parametrize(
    "gives",
    ["return null", "return undefined", "throw new DOMException('no', 'SecurityError')", f"return {PRIVATE}"],
    ids=["null", "undefined", "refused", "private"],
)
def test_no_storage_at_all(app: App, gives: str) -> None:
    app.page.add_init_script(f"Object.defineProperty(window, 'localStorage', {{ get() {{ {gives} }} }})")
    page = app.open()
    page.click(".foot [data-act=library]")
    expect(page.locator(".empty" if PRIVATE in gives else ".banner")).to_be_visible()
    page.click("[data-act=lobby]")
    page.click(".go [data-act=play][data-game=stone_age]")
    expect(page.locator("#not-saved")).to_be_visible()
    expect(page.locator("#decide :is([data-action], [data-target])").first).to_be_visible()


def test_files_from_anywhere(app: App, tmp_path: Path) -> None:
    page = library(app, stored(g1=match()))
    before = kept(page)
    huge = tmp_path / "huge.json"
    huge.write_text(json.dumps({"format": "fogueira", "filler": "x" * 50_000_000}))
    bring(page, huge)
    told(page, "too large")
    assert kept(page) == before
    large = json.dumps({"format": "fogueira", "filler": "x" * LARGEST})
    good = saves.dumps(match())
    for text, words in (
        (large, "too large"),
        ("", "is empty"),
        ("[" * 200_000, "not a game"),
        (good[:-20], "it is damaged"),
        (good + good, "it is damaged"),
        (good.replace('"digest":"', '"digest":"0'), "it is damaged"),
        (saves.write({**saves.save(match()), "game_schema": 99}), "newer version"),
        ('{"format": "fogueira-backup", "schema": 7}', "newer version"),
        ("\ud800", "is not text"),
        ("\0", "is not text"),
    ):
        bring(page, file(text))
        told(page, words)
        assert kept(page) == before, text[:40]
    hostile = "<img src=x onerror=alert(1)>\u202e\ud800\x00"
    document = saves.save(match()) | {"players": [{"name": hostile}, {"name": hostile}], "title": hostile}
    bring(page, file(json.dumps(document)))
    page.click("[data-act=import-sure]")
    expect(page.locator("#players")).to_contain_text("<img src=x")
    page.click(".top [data-act=lobby]")
    page.click(".foot [data-act=library]")
    expect(page.locator(".book")).to_have_count(2)
    assert page.locator("img").count() == 0
    assert kept(page)["fogueira.game.g1"] == before["fogueira.game.g1"]


def test_the_library_by_hand(app: App) -> None:
    page = library(app, stored(g1=match(), g2=match(9999)))
    app.check_accessibility()
    page.click("[data-act=rename][data-id=g1]")
    expect(page.locator("#title")).to_be_focused()
    app.check_accessibility()
    page.fill("#title", "Sunday")
    page.keyboard.press("Enter")
    expect(page.locator(".book h3").first).to_have_text("Sunday")
    page.click("[data-act=duplicate][data-id=g1]")
    expect(page.locator(".book")).to_have_count(3)
    page.click("[data-act=delete][data-id=g1]")
    expect(page.locator(".book")).to_have_count(2)
    page.click("[data-act=undelete]")
    expect(page.locator(".book")).to_have_count(3)
    with page.expect_download() as download:
        page.click("[data-act=export-one][data-id=g2]")
    assert download.value.path().read_text("utf-8") in documents(page)
    with page.expect_download() as download:
        page.click("[data-act=backup]")
    backup = download.value.path().read_text("utf-8")
    before = documents(page)
    page.click("[data-act=erase]")
    app.check_accessibility()
    page.click("[data-act=erase-sure]")
    expect(page.locator(".empty")).to_be_visible()
    assert kept(page) == {}
    bring(page, file(backup))
    expect(page.locator("dialog")).to_contain_text("3 games")
    app.check_accessibility()
    page.click("[data-act=import-sure]")
    expect(page.locator(".book")).to_have_count(3)
    assert documents(page) == before


def test_two_tabs_of_one_browser(app: App) -> None:
    first = begin(app, "", "random", language="en")
    play(first, most=2)
    second = App(first.context.new_page(), app.address)
    second.open(language="en")
    second.page.click("[data-act=continue]")
    expect(second.page.locator("#watching")).to_be_visible()
    second.check_accessibility()
    assert second.page.locator("#decide [data-action], #decide [data-target]").count() == 0
    first.bring_to_front()
    play(first, most=2, seed=3)
    moves = len(saved(first).moves)
    expect(second.page.locator(LATEST).first).to_have_text(first.locator(LATEST).first.text_content() or "")
    second.page.click("[data-act=take-over]")
    expect(second.page.locator("#watching")).to_have_count(0)
    expect(first.locator("#watching")).to_be_visible()
    assert play(second.page, most=2, seed=4)["done"] == 2
    assert len(saved(first).moves) >= moves + 2
    expect(first.locator(LATEST).first).to_have_text(second.page.locator(LATEST).first.text_content() or "")
    first.close()
    second.page.reload()
    second.wait_until_ready()
    expect(second.page.locator("#decide :is([data-action], [data-target])").first).to_be_visible()
    assert second.page.locator("#watching").count() == 0
    assert not second.problems


def test_two_tabs_come_to_one_game_in_every_way(app: App) -> None:
    """By address, by Back and Forward, by a click too many, as a copy: one writes, the others look on."""
    first = begin(app, "", "random", language="en")
    play(first, most=2)
    done = [actions_of(first)]
    second = App(first.context.new_page(), app.address)
    for writer, seed in ((1, 3), (0, 4)):  # who acts first after both have come
        first.click(".top [data-act=lobby]")
        if writer:
            second.open("#g1", language="en")
        else:
            second.page.click(".top [data-act=lobby]")
            second.page.evaluate("location.hash = '#g1'")
        my_turn(second.page)
        first.evaluate("location.hash = '#g1'")
        expect(first.locator("#watching")).to_be_visible()
        assert second.page.locator("#watching").count() == 0
        for page in ((second.page, first), (first, second.page))[not writer]:
            page.bring_to_front()
            if page.locator("#watching").count():
                page.click("[data-act=take-over]")
                expect(page.locator("#watching")).to_have_count(0)
            my_turn(page)
            assert play(page, most=1, seed=seed)["done"] == 1
            my_turn(page)
            done.append(actions_of(first))
            other = second.page if page is first else first
            expect(other.locator(LATEST).first).to_have_text(page.locator(LATEST).first.text_content() or "")
            expect(other.locator("#watching")).to_be_visible()
    assert all(longer[: len(shorter)] == shorter and longer != shorter for shorter, longer in pairwise(done))
    first.go_back()  # the lobby
    expect(first.locator("[data-act=continue]").first).to_be_visible()
    first.go_forward()  # the second tab, which acted last, has the table
    expect(first.locator("#watching")).to_be_visible()
    second.page.click(".top [data-act=lobby]")
    first.go_back()
    first.locator("[data-act=continue]").first.dblclick()
    my_turn(first)
    assert first.locator("#watching").count() == 0
    with first.context.expect_page() as copied:
        first.evaluate("void open(location.href)")
    expect(copied.value.locator("#watching")).to_be_visible()
    assert set(kept(first)) >= {"fogueira.game.g1"}
    assert not [key for key in kept(first) if ".game." in key and ".g1" not in key], "nothing had to be kept apart"
    assert not second.problems


def actions_of(page: Page) -> list[str]:
    return [str(move.action) for move in saved(page).moves]


def test_looking_back_by_keyboard_slider_and_log(app: App) -> None:
    page = begin(app, "", "random", language="en")
    play(page, most=6)
    page.wait_for_selector("#decide:not([aria-busy=true]) :is([data-action], [data-target])")
    now = page.locator("#board").inner_html()
    last = len(saved(page).moves)
    page.keyboard.press(",")
    expect(page.locator("#prompt")).to_have_text(f"Move {last - 1} of {last}")
    app.check_accessibility()
    page.locator("#moment").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#prompt")).to_have_text(f"Move {last - 2} of {last}")
    expect(page.locator("#moment")).to_be_focused()
    page.keyboard.press("Home")
    expect(page.locator("#prompt")).to_have_text(f"Move 0 of {last}")
    page.locator(f".log [data-act=past-at][data-at='{last - 2}']").first.click()
    expect(page.locator("#prompt")).to_have_text(f"Move {last - 2} of {last}")
    page.click("[data-act=prefer][data-value=fast]")
    page.click("[data-act=replay]")
    expect(page.locator("#prompt")).not_to_have_text(MOMENT)
    assert page.locator("#board").inner_html() == now
    page.keyboard.press(",")
    page.click("[data-act=branch]")
    expect(page.locator("#prompt")).not_to_have_text(MOMENT)
    assert len(saved(page, "g1").moves) == last
    assert saved(page, "g2").title == f"What if? From move {last - 1}"


KILLS = int(os.environ.get("KILLS", "5"))
"""How often the page is killed; 200 is what to ask for when the store has changed."""
AT_MOST = 700
"""Milliseconds that a page lives once it has kept an action."""
TELL = """
const put = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, text) {
  put.call(this, key, text);
  if (/^fogueira\\.game\\.g\\d+$/.test(key)) console.debug(`kept ${key} ${text.split(" ")[1]}`);
};
"""


def kill(page: Page) -> None:
    """End the process of a page, as if the device had run out of memory."""
    with page.expect_event("crash"), suppress(Error):  # nobody is left to answer
        page.goto("chrome://crash")


def set_going(page: Page, key: str, seed: int) -> None:
    """Let the page play on as fast as it can; back when it has kept an action."""
    with page.expect_console_message(lambda message: message.text.startswith(f"kept {key} ")):
        page.evaluate(f"void ({HANDS})([100000, {seed}])")


class Device:
    """A browser with one page, and what its pages have said that they kept: the latest revision of each game."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._context = browser.new_context(locale="en", reduced_motion="reduce")
        self._context.set_default_timeout(PATIENCE)
        self._context.add_init_script(TELL)
        self._address = address
        self.heard: dict[str, int] = {}
        self.app = self._fresh()

    def _fresh(self) -> App:
        app = App(self._context.new_page(), self._address)
        app.page.on("console", self._hear)
        return app

    def _hear(self, message: ConsoleMessage) -> None:
        if message.text.startswith("kept "):
            _, key, revision = message.text.split(" ")
            self.heard[key] = int(revision)

    def come_back(self) -> dict[str, str]:
        """A new page after the old one was killed; what is on the device before the app sees it."""
        old, self.app = self.app, self._fresh()
        self.app.page.goto(f"{self._address}nowhere")
        old.page.close()
        return kept(self.app.page)

    def close(self) -> None:
        self._context.close()


@pytest.fixture
def device(browser: Browser, site_address: str) -> Iterator[Device]:
    made = Device(browser, site_address)
    yield made
    made.close()


def test_a_killed_page_comes_back_where_it_was(device: Device) -> None:
    """While games are played as fast as the page can, its process dies at random moments."""
    chance, game, over, played = random.Random(7), 0, True, 0
    behinds: list[int] = []
    for n in range(KILLS):
        if over:
            game += 1
            page = begin(device.app, "", "random", language="en", seed=n)
        else:
            page = device.app.open()
            page.click("[data-act=continue]")
            page.wait_for_selector("#prompt")
        known, key = saved(page, f"g{game}"), f"fogueira.game.g{game}"
        set_going(page, key, n)
        page.wait_for_timeout(chance.randrange(AT_MOST))
        kill(page)
        texts = device.come_back()
        for name, text in texts.items():
            assert ".game." not in name or not isinstance(unseal(text), Fault), name
        assert not [name for name in texts if ".broken." in name]
        behind = device.heard[key] - revision_of(texts[key])
        assert behind <= 1, "more than the last action was lost"
        behinds.append(behind)
        assert read_index(texts["fogueira.index"])
        after = saved(device.app.page, f"g{game}")
        assert not after.stale
        assert [m.action for m in after.moves][: len(known.moves)] == [m.action for m in known.moves]
        over, played = after.over, played + len(after.moves) - len(known.moves)
        late = behinds.count(1)
        print(f"{n + 1} kills, {game} games, {played} actions, {late} times the last but one state", flush=True)
    assert played >= KILLS
