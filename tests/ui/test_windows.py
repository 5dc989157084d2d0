"""Whatever is done in two windows, in whatever order the browser lets things happen: no action is lost."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ui.windows import Browser
from ui.panels.notice import not_saved

DEEDS = ("act", "act", "#g1", "#g2", "#", "#library", "new", "take-over", "branch")
STEPS = ("run", "post", "hear")
ANYTHING = st.lists(st.tuples(st.integers(0, 1), st.sampled_from((*DEEDS, *STEPS * 4))), max_size=60)


def played(windows: int) -> Browser:
    """The first window has played a little and is in the lobby again."""
    browser = Browser(windows)
    for what in ("new", "settle", "act", "act", "#", "settle"):
        browser.settle() if what == "settle" else browser.do(0, what)
    browser.check()
    return browser


def done(deeds: list[tuple[int, str]]) -> Browser:
    """Two windows in which all of this was done; nothing is lost."""
    browser = played(2)
    for window, what in deeds:
        browser.do(window, what)
    browser.settle()
    browser.check()
    return browser


@settings(max_examples=250, deadline=None)
@given(ANYTHING)
def test_no_sequence_of_deeds_in_two_windows_loses_one(deeds: list[tuple[int, str]]) -> None:
    done(deeds)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 1), st.sampled_from((*DEEDS, "full", "room", *STEPS * 4))), max_size=60))
def test_nor_does_a_storage_that_is_full_at_times(deeds: list[tuple[int, str]]) -> None:
    browser = done(deeds)
    browser.do(0, "room")
    for window in (0, 1):
        browser.do(window, "act")
    browser.settle()
    browser.check()


def test_what_could_not_be_kept_stays_when_another_window_takes_over() -> None:
    browser = played(2)
    first, second = browser.apps
    for window, what in ((0, "#g1"), (0, "full"), (0, "act"), (1, "#g1"), (1, "take-over")):
        browser.do(window, what)
        browser.settle()
    assert first.table is not None
    assert first.table.unkept
    assert 'id="not-saved"' in str(not_saved(first.voice, first.store.trouble))
    browser.check()
    for window, what in ((0, "room"), (1, "act")):
        browser.do(window, what)
        browser.settle()
    assert first.table.watching
    assert second.table is not None
    assert not second.table.watching
    assert first.toast.startswith("A partida seguiu em outra janela.")
    assert len(browser.kept()) == 2
    browser.check()


@pytest.mark.parametrize("room", [True, False])
def test_what_could_not_be_kept_and_was_left_meets_what_another_window_did(room: bool) -> None:
    browser = played(2)
    for window, what in ((0, "#g1"), (0, "full"), (0, "act"), (0, "#"), (1, "#g1"), (1, "room"), (1, "act")):
        browser.do(window, what)
        browser.settle()
    browser.check()
    if not room:
        browser.do(0, "full")
    browser.do(0, "#g1")
    browser.settle()
    first = browser.apps[0].table
    assert first is not None
    assert first.watching == room
    assert len(browser.kept()) == 1 + room
    browser.check()


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from((*DEEDS, *STEPS * 3)), max_size=40))
def test_one_window_alone_never_only_looks_on(deeds: list[str]) -> None:
    browser = played(1)
    for what in deeds:
        browser.do(0, what)
    browser.settle()
    browser.check()
    table = browser.apps[0].table
    assert table is None or not table.watching


@pytest.mark.parametrize("order", list(product((0, 1), repeat=4)))
def test_the_first_window_comes_back_to_what_the_second_has_opened(order: tuple[int, ...]) -> None:
    """The first is in the lobby after a game, the second opens it by its address, the first follows; both act."""
    browser = played(2)
    browser.do(1, "#g1")
    browser.settle()
    browser.do(0, "#g1")
    browser.settle()
    assert [app.table is not None and app.table.watching for app in browser.apps] == [True, False]
    for window in order:
        browser.do(window, "take-over")
        browser.settle()
        browser.do(window, "act")
        browser.settle()
    browser.check()
    assert len(browser.kept()) == 1
    assert len(browser.kept()[0]) == len(browser.done[-1])
