"""The page before, while and after Python comes up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import App

THEME = "document.documentElement.dataset.theme"
STANDARD_LIBRARY = "**/python_stdlib.zip"
PYSCRIPT = "**/pyscript-*/*.js"
COMPILED_HERE = """
import sys
mine = [module for name, module in sys.modules.items() if name.partition(".")[0] in ("engine", "ui")]
records = {c for module in mine for c in vars(module).values() if "__dataclass_fields__" in getattr(c, "__dict__", ())}
files = {c.__name__: c.__init__.__code__.co_filename for c in records if "__init__" in c.__dict__}
return list(files.values()).count("<generated>"), [name for name, file in files.items() if file == "<string>"]
"""
REFUSE_WORKERS = "window.Worker = class { constructor() { throw new Error('refused'); } }"


@contextmanager
def python_held_back(app: App, files: str = STANDARD_LIBRARY) -> Iterator[None]:
    """Python cannot come up while the block runs."""
    held: list[Route] = []
    app.page.route(files, lambda route: held.append(route))
    yield
    for route in held:
        route.continue_()
    app.page.unroute(files)


def test_it_comes_up(app: App) -> None:
    page = app.open()
    expect(page.locator("#starting")).to_be_hidden()


def test_the_lobby_is_there_before_pyscript_and_no_record_is_compiled_in_the_page(app: App) -> None:
    with python_held_back(app, PYSCRIPT):
        expect(app.open(wait=False).locator("#app")).to_contain_text("Quatro jogos de tribos")
        app.page.click("#app .go [data-act=play][data-game=stone_age]")
    expect(app.page.locator("#decide")).to_be_visible()
    records, compiled = app.python(COMPILED_HERE)
    assert records > 80
    assert compiled == []


def test_shell_is_there_and_works_before_python(app: App) -> None:
    with python_held_back(app):
        page = app.open(wait=False)
        expect(page.locator("#starting")).to_be_visible()
        expect(page.locator("#app")).to_contain_text("Quatro jogos de tribos")
        expect(page.locator("#app")).to_contain_text("não oficial")
        page.click("#app [data-set-language=en]")
        expect(page.locator("html")).to_have_attribute("lang", "en")
        expect(page.locator("#app")).to_contain_text("unofficial")
        page.click("#app [data-set-theme=dark]")
        assert page.evaluate(THEME) == "dark"
        assert page.evaluate("document.documentElement.dataset.python") == "loading"
    app.wait_until_ready()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_progress_is_told_in_the_language_chosen(app: App) -> None:
    with python_held_back(app):
        page = app.open(wait=False)
        status = page.get_by_role("status")
        expect(status).to_contain_text("carregando o Python")
        page.click("#app [data-set-language=en]")
        expect(status).to_contain_text("loading Python")


@pytest.mark.parametrize(("locale", "tag"), [("pt-PT", "pt-BR"), ("en-GB", "en"), ("fr-FR", "en")])
def test_language_follows_the_browser_at_first(app: App, locale: str, tag: str) -> None:
    app.page.add_init_script(f"Object.defineProperty(navigator, 'language', {{ value: '{locale}' }})")
    with python_held_back(app):
        expect(app.open(wait=False).locator("html")).to_have_attribute("lang", tag)


def test_choices_last(app: App) -> None:
    page = app.open()
    page.evaluate("fogueira.choose('language', 'en'); fogueira.choose('theme', 'dark')")
    page.reload()
    app.wait_until_ready()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert page.evaluate(THEME) == "dark"


def test_system_theme_follows_the_device(app: App) -> None:
    page = app.open(theme="system")
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)


def test_choices_are_told_to_python(app: App) -> None:
    page = app.open()
    page.evaluate("document.addEventListener('fogueira:language', event => window.told = event.detail)")
    page.evaluate("fogueira.choose('language', 'en')")
    assert page.evaluate("told") == "en"


def test_an_early_choice_is_kept_and_carried_out(app: App) -> None:
    with python_held_back(app):
        page = app.open(wait=False)
        page.click("button[data-act=play][data-game=stone_age]")
        expect(page.locator("button[data-act=play][data-game=stone_age]")).to_have_attribute("aria-busy", "true")
        expect(page.get_by_role("status")).to_contain_text("Já vai")
    app.wait_until_ready()
    expect(page.locator("body")).to_have_class("at-table")
    assert page.evaluate("fogueira.pending") is None


def test_the_last_early_choice_counts(app: App) -> None:
    with python_held_back(app):
        page = app.open(wait=False)
        page.click("button[data-act=play][data-game=stone_age]")
        page.click("[data-act=library]")
        expect(page.locator("[aria-busy]")).to_have_count(1)
        assert page.evaluate("fogueira.pending") == {"act": "library"}


def test_an_address_that_leads_to_a_table_shows_no_lobby_before(app: App) -> None:
    with python_held_back(app):
        page = app.open("#g1", wait=False)
        expect(page.locator("#app .opening")).to_be_visible()
        expect(page.get_by_role("status")).to_contain_text("carregando o Python")
        assert page.locator("[data-act=play]").count() == 0
        page.evaluate("location.hash = ''")
        expect(page.locator("[data-act=play]").first).to_be_visible()
        page.go_back()
        expect(page.locator("#app .opening")).to_be_visible()
    app.wait_until_ready()
    expect(page.locator("#toasts")).to_contain_text("não está neste aparelho")
    assert page.evaluate("location.hash") == ""


def test_a_late_choice_is_not_kept(app: App) -> None:
    page = app.open()
    page.click("[data-act=library]")
    assert page.evaluate("fogueira.pending") is None


def test_refused_storage_does_not_keep_the_page_from_starting(app: App) -> None:
    app.page.add_init_script("Storage.prototype.getItem = Storage.prototype.setItem = () => { throw new Error('no') }")
    page = app.open()
    page.evaluate("fogueira.choose('theme', 'dark')")
    assert page.evaluate(THEME) == "dark"


def test_a_browser_without_webassembly_is_told(app: App) -> None:
    app.trouble_expected = True
    app.page.add_init_script("delete window.WebAssembly")
    page = app.open(wait=False)
    expect(page.get_by_role("status")).to_contain_text("WebAssembly")


@pytest.mark.parametrize("lost", ["**/pyodide.asm.wasm", "**/python_stdlib.zip", "**/core.js", "**/app-*.zip"])
def test_a_lost_file_is_told(app: App, lost: str) -> None:
    app.trouble_expected = True
    app.page.route(lost, lambda route: route.abort())
    page = app.open(wait=False)
    page.wait_for_function("document.documentElement.dataset.python === 'failed'")
    expect(page.get_by_role("status")).to_contain_text("recarregue a página")


def test_styles_and_scenes_that_get_lost_are_asked_for_again(app: App) -> None:
    app.trouble_expected = True
    asked: list[str] = []

    def lose_once(route: Route) -> None:
        asked.append(route.request.url)
        if asked.count(route.request.url) > 1:
            route.continue_()
        else:
            route.abort()

    for files in ("**/tables-*.css", "**/art/lobby-*.svg"):
        app.page.route(files, lose_once)
    page = app.open()
    expect(page.locator("#scene-stone_age")).to_be_attached()
    page.wait_for_function("[...document.styleSheets].some(sheet => sheet.href?.includes('tables-'))")


def test_a_damaged_interpreter_is_told(app: App) -> None:
    app.trouble_expected = True
    app.page.route("**/pyodide.asm.wasm", lambda route: route.fulfill(body=b"\0asm", content_type="application/wasm"))
    page = app.open(wait=False)
    expect(page.get_by_role("status")).to_contain_text("recarregue a página")


def test_a_program_that_does_not_start_is_told(app: App) -> None:
    app.trouble_expected = True
    empty_archive = b"PK\5\6" + bytes(18)
    app.page.route("**/app-*.zip", lambda route: route.fulfill(body=empty_archive))
    page = app.open(wait=False)
    expect(page.get_by_role("status")).to_contain_text("O Python não começou")


@pytest.mark.parametrize("language", ["pt_BR", "en"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_shell_is_accessible(app: App, language: str, theme: str) -> None:
    with python_held_back(app):
        app.open(wait=False, language=language, theme=theme)
        app.check_accessibility()


# A letter to a computer player, and what the answer to it must be: a value for each action that was offered.
LETTER = """
        from engine import games
        from engine.ai.post import ask, read_answer
        game = games["stone_age"]
        step = game.setup({"players": 2}, 7)
        letter = ask(game, game.observe(step.state, step.decision.player), "easy", 1)
        def is_right(answer):
            return {a.action for a in read_answer(game, answer)} == set(step.decision.actions)
"""


def test_the_worker_answers(app: App) -> None:
    page = app.open()
    start_worker(page)
    assert app.python(f"""{LETTER}
        from pyscript import workers
        worker = await workers["ai"]
        return is_right(await worker.think(letter))
    """)


def test_the_page_can_think_itself_when_the_worker_is_refused(app: App) -> None:
    app.trouble_expected = True
    app.page.add_init_script(REFUSE_WORKERS)
    page = app.open()
    start_worker(page)
    assert app.python(f"""{LETTER}
        import asyncio
        from pyscript import workers
        from ui.ai_worker import think
        async def ask_worker():
            worker = await workers["ai"]
            return await worker.think(letter)
        try:
            await asyncio.wait_for(ask_worker(), 2)
        except TimeoutError:
            return is_right(think(letter))
    """)


def start_worker(page: Page) -> None:
    page.evaluate("document.body.append(document.getElementById('ai-worker').content.cloneNode(true))")
