"""The app without a browser: lobby, setting up, playing, taking back, curtain, languages."""

from __future__ import annotations

import re

import pytest

from engine import Match, games
from engine.core import saves
from engine.games.stone_age.actions import Decline
from tests.ui.fake import FakePage, click, opened
from tests.ui.markup import KEY, words
from tests.ui.playing import begin, take
from ui.app import App
from ui.lobby import static_lobby
from ui.page import Fault, Signal
from ui.seats import Seat, seats_from_fields


@pytest.mark.parametrize("language", ["pt_BR", "en"])
def test_the_static_lobby_has_words_for_everything(language: str) -> None:
    text = static_lobby(language)
    assert 'data-act="play"' in text
    assert not KEY.findall(words(text))


def test_the_lobby_takes_over_the_same_markup() -> None:
    _, page = opened()
    assert page.regions["screen"] == static_lobby("pt_BR")


def test_a_game_against_the_computer_to_the_final_sheet() -> None:
    app, page, table = begin("", "random", seed=3)
    step = 0
    while not table.match.over:
        take(app, page, table, step := step + 7)
        assert not KEY.findall(words(page.text)), KEY.findall(words(page.text))
    for player, total in enumerate(table.match.game.totals(table.match.state)):
        assert f'data-total="{player}">{str(total).replace("-", "−")}<' in page.regions["dialogs"]
    loaded = app.store.load(table.id, lambda text: text)
    assert not isinstance(loaded, Fault)
    match = saves.loads(loaded[0], games.__getitem__)
    assert match.over
    assert not match.stale


def test_names_are_escaped() -> None:
    app, page = opened()
    click(app, page, "setup", game="stone_age")
    click(app, page, "begin", fields={"name0": "<script>x", "level0": "", "level1": "random"})
    assert "<script>" not in page.text
    assert "&lt;script&gt;x" in page.text


def test_pointing_chooses_and_escape_cancels() -> None:
    app, page, table = begin("", "")
    click(app, page, target="place:forest")
    assert list(table.scratch.chosen) == ["place:forest"]
    assert page.regions["deciding"].count("data-action=") == 5
    assert app.handle(Signal("key", key="Escape"))
    assert not table.scratch.chosen
    assert not table.match.moves


def test_the_second_tap_commits_where_a_slip_costs() -> None:
    app, page, table = begin("", "")
    click(app, page, target="place:field")
    assert not table.match.moves
    click(app, page, target="place:field")
    assert [str(move.action) for move in table.match.moves] == ["place field 1"]


def test_a_refused_place_says_why_and_by_which_rule() -> None:
    app, page, table = begin("", "")
    take(app, page, table, 0)
    first = str(table.match.moves[0].action).split()[1]
    taken = f"place:{first}"
    if table.curtain is not None:
        click(app, page, "unveil")
    app.handle(Signal("point", {"target": "place:forest"}))
    assert "SA-31" in page.regions["tips"]
    refusals = table.view().refusals
    assert refusals
    target = taken if taken in refusals else next(iter(refusals))
    app.handle(Signal("point", {"target": target}))
    assert refusals[target].rule in page.regions["tips"]


def test_study_takes_back_over_the_computer_and_the_log_says_so() -> None:
    app, page, table = begin("", "random")
    click(app, page, "prefer", name="study", value="true")
    before = len(table.match.moves)
    take(app, page, table)
    assert len(table.match.moves) > before
    app.handle(Signal("key", key="u"))
    page.settle()
    assert len(table.match.moves) == before
    assert "voltou atrás" in page.talk


def test_a_curtain_stands_between_two_people_with_secrets() -> None:
    app, page, table = begin("", "", seed=8)
    for step in range(400):
        if any(tribe.cards for tribe in table.match.state.tribes) and table.curtain is not None:
            break
        take(app, page, table, step * 5)
    assert 'id="curtain"' in page.regions["dialogs"]
    assert "half-civ" not in page.text
    assert table.view().viewer is None
    click(app, page, "unveil")
    assert page.regions["dialogs"] == ""
    assert table.viewer == table.match.decision.player  # type: ignore[union-attr]


def test_leaving_what_could_be_bought_asks_first() -> None:
    app, page, table = begin("", "", seed=8)
    decision = table.match.decision
    for step in range(400):
        decision = table.match.decision
        if decision is not None and isinstance(decision.actions[-1], Decline) and len(decision.actions) > 1:
            break
        take(app, page, table, step * 5)
    assert decision is not None
    if table.curtain is not None:
        click(app, page, "unveil")
    moves = len(table.match.moves)
    click(app, page, "do", action=str(decision.actions[-1]))
    assert len(table.match.moves) == moves
    assert "Quer mesmo deixar" in page.regions["deciding"]
    click(app, page, "keep")
    assert "Quer mesmo deixar" not in page.regions["deciding"]


def test_the_language_changes_in_mid_game() -> None:
    app, page, table = begin("", "random")
    take(app, page, table)
    assert "pôs" in page.talk
    page.chosen = "en"
    app.handle(Signal("language", value="en"))
    assert "pôs" not in page.talk
    assert "put" in page.talk


def test_step_by_step_says_why_and_waits_for_a_nod() -> None:
    app, page, table = begin("", "normal")
    click(app, page, "prefer", name="pace", value="steps")
    take(app, page, table)
    assert table.waiting
    assert 'data-act="step"' in page.regions["deciding"]
    moves = len(table.match.moves)
    click(app, page, "step")
    assert len(table.match.moves) == moves + 1


def test_a_wrong_option_is_said_in_the_form() -> None:
    app, page = opened()
    click(app, page, "setup", game="stone_age")
    assert app.setting_up is not None
    app.setting_up.again({"players": 9}, (Seat("A", "A"),))
    assert 'role="alert"' in page.regions["dialogs"]


def test_seats_keep_marks_apart() -> None:
    app, page = opened()
    click(app, page, "setup", game="stone_age")
    click(app, page, "seats", swap="0")
    assert app.setting_up is not None
    assert [seat.mark for seat in app.setting_up.seats] == ["B", "A", "C", "D"]


def test_every_match_of_the_engine_can_be_shown() -> None:
    app, page = opened()
    match = Match.new(games["stone_age"], {"players": 3}, 4)
    app.places.sit_down(match, "g9")
    page.settle()
    assert app.table is not None
    assert len(app.table.seats) == 3


@pytest.mark.parametrize("first", [None, Signal("click", {"act": "play", "game": "stone_age"})])
def test_the_frame_of_the_page_comes_before_what_is_in_it(first: Signal | None) -> None:
    page = FakePage()
    app = App(page)
    app.start(first)
    page.settle()
    assert next(iter(page.regions)) == "app"
    assert ("lead" in page.regions["screen"]) is (first is None)


@pytest.mark.parametrize("game_id", list(games))
@pytest.mark.parametrize("language", ["pt_BR", "en"])
def test_setting_up_is_in_words(game_id: str, language: str) -> None:
    app, page = opened()
    page.chosen = language
    app.handle(Signal("language"))
    click(app, page, "setup", game=game_id)
    assert "option." not in page.text.replace("option-", "")
    assert not re.search(r">[a-z_]+\.[a-z_.]+<", page.text)


def test_people_of_one_name_are_told_apart() -> None:
    fields = {"name0": "Ana", "name1": "Ana", "name2": "Ana 2", "name3": "Ana"}
    assert [seat.name for seat in seats_from_fields(fields, 4)] == ["Ana", "Ana 2", "Ana 2 2", "Ana 3"]


def test_a_seed_that_is_no_number_is_refused() -> None:
    app, page = opened()
    click(app, page, "setup", game="stone_age")
    click(app, page, "begin", fields={"seed": "abc", "name0": "Ana", "level0": "", "level1": "random"})
    assert app.table is None
    assert "número inteiro" in page.text


def test_a_note_said_twice_stays_as_long_the_second_time() -> None:
    app, page = opened()
    page.waiting.clear()
    for text in ("Olá.", "", "Olá."):
        app.say(text)
    page.waiting.pop(0)()
    assert "Olá." in page.regions["toasts"]
    page.waiting.pop(0)()
    assert page.regions["toasts"] == ""
