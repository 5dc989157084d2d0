"""The app without a browser: lobby, setting up, playing, taking back, curtain, languages, saves."""

from __future__ import annotations

import json
import re

import pytest

from engine import Match, games
from engine.core import notation, saves
from engine.games.stone_age.actions import Decline
from tests.ui.fake import FakePage, click, opened, seated, travel
from tools.puzzles import listing, puzzles
from ui.app import App
from ui.envelope import seal
from ui.links import pack
from ui.lobby import static_lobby
from ui.page import Fault, Signal
from ui.seats import Seat, seats_from_fields
from ui.table import Table

KEY = re.compile(r"\b[a-z_]{2,}\.[a-z_]{2,}[a-z_.]*\b")


def begin(*levels: str, seed: int = 5) -> tuple[App, FakePage, Table]:
    app, page = opened()
    click(app, page, "prefer", name="pace", value="once")
    click(app, page, "setup", game="stone_age")
    fields = {f"level{i}": level for i, level in enumerate(levels)} | {f"name{i}": f"P{i}" for i in range(4)}
    click(app, page, "seats", fields=fields, count=str(len(levels)))
    click(app, page, "begin", fields={**fields, "seed": str(seed)})
    assert app.table is not None
    return app, page, app.table


def take(app: App, page: FakePage, table: Table, index: int = 0) -> None:
    if table.curtain is not None:
        click(app, page, "unveil")
    decision = table.match.decision
    assert decision is not None
    actions = decision.actions
    click(app, page, "do", action=str(actions[index % len(actions)]), sure="yes")


def words(markup: str) -> str:
    return re.sub(r"<[^>]*>", " ", markup)


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


def test_a_hidden_page_keeps_what_is_not_kept_yet_and_nothing_else() -> None:
    app, page, table = begin("", "random")
    take(app, page, table)
    before = dict(page.storage.texts)
    app.handle(Signal("hide"))
    assert page.storage.texts == before
    page.storage.fault = Fault("full")
    take(app, page, table)
    assert page.storage.texts == before
    page.storage.fault = None
    app.handle(Signal("hide"))
    assert page.storage.texts != before
    assert app.store.trouble is None


def test_a_full_storage_shows_a_sign_that_lasts() -> None:
    app, page, table = begin("", "random")
    page.storage.fault = Fault("full")
    take(app, page, table)
    assert 'id="not-saved"' in page.regions["notice"]
    take(app, page, table)
    assert 'id="not-saved"' in page.regions["notice"]
    page.storage.fault = None
    click(app, page, "retry-save")
    assert page.regions["notice"] == ""


def test_continue_stands_at_the_same_decision() -> None:
    app, page, table = begin("", "random")
    take(app, page, table, 3)
    digest, prompt = table.match.game.digest(table.match.state), page.regions["deciding"]
    page.close()
    fresh = FakePage()
    fresh.storage = page.storage
    again = App(fresh)
    again.start()
    click(again, fresh, "continue", id=table.id)
    assert again.table is not None
    assert again.table.match.game.digest(again.table.match.state) == digest
    assert fresh.regions["deciding"] == prompt


def test_a_broken_save_is_set_aside_and_the_app_goes_on() -> None:
    app, page, table = begin("", "random")
    click(app, page, "lobby")
    for key in list(page.storage.texts):
        if ".game." in key:
            page.storage.texts[key] = page.storage.texts[key][:-5]
    click(app, page, "continue", id=table.id)
    assert app.table is None
    assert app.store.broken()
    assert page.said


def test_a_file_is_previewed_and_added_as_a_new_game() -> None:
    app, page, table = begin("", "random")
    text = saves.dumps(table.match)
    click(app, page, "lobby")
    page.file = text
    click(app, page, "import")
    assert 'data-act="import-sure"' in page.regions["dialogs"]
    click(app, page, "import-sure")
    assert app.table is not None
    assert app.table.id != table.id
    assert len(app.store.index()) == 2


GOOD = saves.dumps(Match.new(games["stone_age"], {"players": 2}, 5))
NEWER = saves.write({**json.loads(GOOD), "game_schema": 99})
CHESS = saves.write({**json.loads(GOOD), "game": "chess"})
NOTATION = notation.write(Match.new(games["stone_age"], {"players": 2}, 5), ("A", "B"))
REFUSED = [
    (Fault("full", "50000000"), "grande demais"),
    (Fault("not_text"), "não é texto"),
    ("", "não é uma partida da Fogueira"),
    ("[]", "não é uma partida da Fogueira"),
    ("x" * 100, "não é uma partida da Fogueira"),
    ('{"format": "other"}', "não é uma partida da Fogueira"),
    ('{"format": "fogueira"}', "está estragada"),
    (GOOD[:-20], "está estragada"),
    (GOOD + GOOD, "está estragada"),
    (GOOD.replace('"digest":"', '"digest":"0'), "está estragada"),
    (NOTATION.replace("seed", "sad"), "está estragada"),
    ('{"format":"fogueira-backup","sche', "está estragada"),
    (NEWER, "versão mais nova"),
    ('{"format": "fogueira-backup", "schema": 7}', "versão mais nova"),
    (CHESS, "um jogo que esta Fogueira não tem"),
    (NOTATION.replace("stone_age", "chess"), "um jogo que esta Fogueira não tem"),
]


@pytest.mark.parametrize(("file", "words"), REFUSED)
def test_a_file_that_cannot_be_taken_in_is_refused_with_the_reason(file: str | Fault, words: str) -> None:
    app, page = opened()
    page.file = file
    click(app, page, "import")
    assert words in page.said[-1]
    assert not app.store.index()


def test_a_saved_game_of_an_unknown_game_is_left_where_it_is() -> None:
    app, page, table = begin("", "random")
    click(app, page, "lobby")
    key = f"fogueira.game.{table.id}"
    page.storage.texts[key] = seal(9, CHESS)
    before = dict(page.storage.texts)
    click(app, page, "continue", id=table.id)
    assert "um jogo que esta Fogueira não tem" in page.said[-1]
    assert page.storage.texts == before


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


def test_letters_can_be_switched_off() -> None:
    app, page, table = begin("", "random")
    assert app.handle(Signal("key", key="p"))
    assert table.scratch.tab == "score"
    click(app, page, "prefer", name="letters", value="false")
    for letter in (*app.keys.letters(), "L"):
        assert not app.handle(Signal("key", key=letter)), letter
    assert app.handle(Signal("key", key="ArrowDown"))
    click(app, page, "help")
    assert "<kbd>U</kbd>" not in page.regions["dialogs"]
    assert "ajustes ligam" in page.regions["dialogs"]


@pytest.mark.parametrize("game_id", list(games))
def test_the_help_shows_every_letter_that_is_a_key(game_id: str) -> None:
    app, page, _ = seated(games[game_id], "", "random")
    meant = set(app.keys.letters())
    assert app.handle(Signal("key", key="?"))
    shown = {key.lower() for row in re.findall(r"<kbd>(.*?)</kbd>", page.regions["dialogs"]) for key in row.split()}
    shown = {"-" if key == "−" else key for key in shown if len(key) == 1} - {"·", "…", *"←↑↓→"}
    assert meant - set("2345678=") == shown


def test_a_question_mark_shows_the_keys_in_the_lobby_too() -> None:
    app, page = opened()
    assert not app.handle(Signal("key", key="u"))
    assert app.handle(Signal("key", key="?"))
    assert 'id="help"' in page.regions["dialogs"]
    assert not app.handle(Signal("key", key="?"))


def test_every_match_of_the_engine_can_be_shown() -> None:
    app, page = opened()
    match = Match.new(games["stone_age"], {"players": 3}, 4)
    app.places.sit_down(match, "g9")
    page.settle()
    assert app.table is not None
    assert len(app.table.seats) == 3


def test_a_newer_build_is_offered_and_comes_only_between_moves() -> None:
    app, page, table = begin("", "random")
    page.waiting_build = True
    app.handle(Signal("newer"))
    assert 'data-act="renew"' in page.regions["news"]
    decision = table.match.decision
    assert decision is not None
    table.show(chosen=(decision.actions[0].targets[0],))
    click(app, page, "renew")
    assert page.renewals == 0
    assert 'data-act="renew"' not in page.regions["news"]
    click(app, page, "cancel")
    assert page.renewals == 1
    assert page.address == table.id


def test_a_newer_build_is_not_changed_over_to_when_the_game_cannot_be_saved() -> None:
    app, page, _ = begin("", "random")
    page.waiting_build = True
    page.storage.fault = Fault("full")
    click(app, page, "renew")
    assert page.renewals == 0


def test_a_newer_build_can_be_declined() -> None:
    app, page = opened()
    page.waiting_build = True
    app.handle(Signal("newer"))
    click(app, page, "not-now")
    assert page.regions["news"] == ""


def test_a_position_goes_out_as_a_link_and_comes_in_again() -> None:
    app, page, table = begin("", "random")
    take(app, page, table)
    click(app, page, "share")
    click(app, page, "copy", what="share.position")
    address, _, packed = page.copied.partition("#")
    assert address == "https://example.org/fogueira/?language=pt_BR"
    other, screen = opened()
    travel(other, screen.visit(packed), 0)
    assert "Stone Age" in words(screen.regions["dialogs"])
    click(other, screen, "arrive-sure")
    assert other.table is not None
    assert screen.visited == ["", "", other.table.id], "what was taken in is not offered again"
    assert other.table.match.game.digest(other.table.match.state) == table.match.game.digest(table.match.state)


def test_a_game_too_long_for_a_link_is_offered_as_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.sharing.LONGEST", 100)
    app, page, _ = begin("", "random")
    click(app, page, "share")
    assert 'data-what="share.position"' not in page.regions["dialogs"]
    assert 'data-act="export"' in page.regions["dialogs"]


@pytest.mark.parametrize(("link", "said"), [("f9.abc", "mais nova"), ("f1.abc", "cortado")])
def test_a_link_that_cannot_be_read_is_refused_in_words(link: str, said: str) -> None:
    app, page = opened()
    travel(app, page.visit(link), 0)
    assert said in page.regions["dialogs"]
    click(app, page, "close")
    assert page.address == ""
    assert page.regions["dialogs"] == ""


def test_a_truncated_link_shows_its_game() -> None:
    app, page, _ = begin("", "random")
    click(app, page, "share")
    click(app, page, "copy", what="share.position")
    other, screen = opened()
    click(other, screen, "arrive", link=page.copied.partition("#")[2][:400])
    assert "scene-stone_age" in screen.regions["dialogs"]
    assert "cortado" in screen.regions["dialogs"]


def test_an_author_teaches_the_position_and_a_reader_solves_it() -> None:
    app, page, table = begin("", "random")
    decision = table.match.decision
    assert decision is not None
    right, wrong, other = map(str, decision.actions[:3])
    click(app, page, "teach")
    click(app, page, "teach-make", fields={"title": "Vez de pôr"})
    assert "Faltam título" in page.regions["dialogs"]
    fields = {"title": "Vez de <pôr>", "task": "Ponha.", "goal": right, "solved": "Isso!", "otherwise": "Não."}
    click(app, page, "teach-more", fields=fields)
    click(app, page, "teach-make", fields={**fields, "try2": wrong, "said2": "Ali não.", "rule2": "SA-11"})
    click(app, page, "copy", what="share.embed")
    assert "&lt;pôr&gt;" in page.copied
    click(app, page, "copy", what="teach.link")

    reader, screen = opened()
    click(reader, screen, "arrive", link=page.copied.partition("#")[2])
    assert "Vez de" in screen.regions["dialogs"]
    click(reader, screen, "arrive-sure")
    for action, said in ((wrong, "Ali não."), (other, "Não."), (right, "Isso!")):
        click(reader, screen, "do", action=action, sure="yes")
        assert said in screen.regions["task"]
        assert screen.regions["deciding"] == ""
        if action != right:
            click(reader, screen, "task-again")
            assert said not in screen.regions["task"]
    click(reader, screen, "task-on")
    assert screen.regions["task"] == ""
    assert reader.store.index() == []


def test_a_position_is_taught_only_in_ones_own_turn() -> None:
    app, page = opened()
    click(app, page, "teach")
    assert app.dialog == ""


def test_puzzles_are_a_tap_away_from_the_rules() -> None:
    app, page = opened()
    page.files["lessons/stone_age.json"] = listing("stone_age").decode()
    click(app, page, "learn", game="stone_age")
    assert "Faltam duas comidas" in page.regions["dialogs"]
    link = re.findall(r'data-act="arrive" data-link="([^"]+)"', page.regions["dialogs"])[-1]
    click(app, page, "arrive", link=link)
    click(app, page, "arrive-sure")
    assert app.table is not None
    assert app.table.tutor is not None
    assert app.store.index() == []


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


def test_the_authors_form_leads_to_what_is_missing() -> None:
    app, page, _ = seated(games["stone_age"], "", "random")
    click(app, page, "teach")
    click(app, page, "teach-make", fields={"title": "Wood", "task": "", "solved": "", "otherwise": "x"})
    assert page.focused[-1] == "#teach-task"
    assert 'role="alert"' in page.text


def test_a_lesson_is_not_given_away_by_the_usual_hint() -> None:
    app, page = opened()
    assert app.prefs.hints
    puzzle = next(puzzle for puzzle in puzzles() if puzzle.id == "stone-age-two-food-short")
    click(app, page, "arrive", link=pack(puzzle.document()))
    click(app, page, "arrive-sure")
    assert app.table is not None
    assert app.table.advice is None
    click(app, page, "do", action="feed")
    click(app, page, "task-on")
    assert app.table.tutor is None
