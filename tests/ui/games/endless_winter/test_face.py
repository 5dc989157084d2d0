"""The face of Endless Winter as markup: every decision can be made, everything has words, nothing is given away."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.core.actions import Action
from engine.games.endless_winter.actions import MoveCamp
from engine.games.endless_winter.phases.eclipse import eclipse_halves
from tests.ui.games.endless_winter.at_table import boards, kinds_of_decision, moments, panel, seated, table_at
from tests.ui.markup import KEY, actions_in, words
from tests.ui.tables import table_of
from ui.games.endless_winter.dusk import halves, terms
from ui.games.endless_winter.reading import standings, takers
from ui.saved import entry_of
from ui.table import Table
from ui.view import View

LANGUAGES = ("pt_BR", "en")
SETTINGS: tuple[tuple[int, int, dict[str, Any]], ...] = (
    (1, 3, {"difficulty": "hard"}),
    (2, 4, {"megalith_pattern": "strip"}),
    (2, 9, {"tribe_cards_playable_in_step_1": True, "village_returns_three_camps": False, "stone_eras": "both"}),
    (3, 5, {"eclipse_step_order": "fixed", "gained_card_destination": "hand", "megalith_pattern": "stair"}),
    (4, 6, {}),
)


def reach(table: Table, action: Action) -> bool:
    """Whether an action is done, or is a button, after its things were pressed one after the other."""
    table.show(chosen=())
    for target in action.targets:
        meant = table.face.point(table.view(), target, "")
        if isinstance(meant, Action):
            return meant == action
        assert meant is not None
        table.show(**meant)
    return str(action) in actions_in(panel(table))


@pytest.mark.parametrize("settings", SETTINGS)
def test_every_action_of_every_decision_can_be_reached(settings: tuple[int, int, dict[str, Any]]) -> None:
    players, seed, options = settings
    for table in kinds_of_decision(players, seed, **options):
        buttons = actions_in(panel(table))
        for action in table.match.decision.actions if table.match.decision else ():
            assert str(action) in buttons or reach(table, action), (table.match.decision, action)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("settings", SETTINGS)
def test_everything_has_words(settings: tuple[int, int, dict[str, Any]], language: str) -> None:
    players, seed, options = settings
    for table in kinds_of_decision(players, seed, language, 1, **options):
        text = panel(table) + "".join(boards(table).values())
        assert not KEY.findall(words(text)), KEY.findall(words(text))
        labels = " ".join(re.findall(r'(?:aria-label|title)="([^"]*)"', text))
        assert not KEY.findall(labels), KEY.findall(labels)


BOARDS = ("ew-lanes", "ew-focus", "ew-monu", "mine")
ON_TABLE = (
    "supply",
    "hex",
    "juncture",
    "space",
    "square",
    "stone",
    "zone",
    "place",
    "bottom",
    "track",
    "stack",
    "animal",
)


def presses(markup: str) -> Counter[str]:
    return Counter(re.findall(r'data-target="([^"]*)"', markup))


@pytest.mark.parametrize("settings", SETTINGS)
def test_what_can_be_pressed_stands_on_the_table_once_in_each_part(settings: tuple[int, int, dict[str, Any]]) -> None:
    players, seed, options = settings
    for table in kinds_of_decision(players, seed, **options):
        parts = boards(table)
        for name in BOARDS:
            twice = [target for target, n in presses(parts[name]).items() if n > 1]
            assert not twice, (name, twice)
        shown = set().union(*(presses(parts[name]) for name in BOARDS))
        wanted = {t for t in table.view().first_targets if t.partition(":")[0] in ON_TABLE}
        assert wanted <= shown, wanted - shown


def test_every_thing_on_the_table_has_words_to_point_at() -> None:
    for table in kinds_of_decision(3, 5, often=1):
        view = table.view()
        for name in BOARDS:
            for target in presses(boards(table)[name]):
                assert table.face.describe(view, target) is not None, target


def kind_of(view: View) -> str:
    return view.decision.prompt if view.decision else ""


def test_a_market_is_brought_into_focus_by_the_figure_and_looked_away_from() -> None:
    table = table_at(lambda view: kind_of(view) == "prompt.top" and view.state.turn.column == "develop")
    assert 'class="ew-shown culture"' in boards(table)["ew-focus"]
    table.show(**table.face.command(table.view(), "ew-focus", {"value": "terrain"}) or {})
    assert 'class="ew-shown terrain"' in boards(table)["ew-focus"]


def test_a_thing_of_a_market_is_chosen_first() -> None:
    def hunting(view: View) -> list[str]:
        asked = kind_of(view) == "prompt.top" and view.state.turn.column == "hunt"
        return [target for target in view.first_targets if asked and target.startswith("zone:")]

    table = table_at(lambda view: bool(hunting(view)))
    target = hunting(table.view())[0]
    before = len(table.match.moves)
    table.point(target)
    assert len(table.match.moves) == before
    assert table.scratch.chosen == (target,)
    table.point(target)
    assert len(table.match.moves) == before + 1


def test_a_card_is_played_for_labour_by_one_press() -> None:
    def people(view: View) -> bool:
        cards = [a for a in view.decision.actions if type(a).__name__ == "PlayTribe"] if view.decision else []
        return kind_of(view) == "prompt.top" and bool(cards)

    table = table_at(people)
    action = next(a for a in table.view().decision.actions if type(a).__name__ == "PlayTribe")  # type: ignore[union-attr]
    before = table.match.state.turn.labour
    table.point(action.targets[0])
    assert table.match.state.turn.labour > before


def test_nobody_sees_the_others_hands() -> None:
    for table in kinds_of_decision(3, 5, often=1):
        state, viewer = table.match.state, table.viewer
        parts = boards(table)
        for i, tribe in enumerate(state.tribes):
            if i != viewer:
                assert not [card for card in tribe.hand if f"card:{card}" in parts[f"tribe-{i}"]]
        own = set(re.findall(r'data-piece="ew-card ([^"]*)"', parts["mine"]))
        assert own == {card.rpartition("-")[0] if card[-1].isdigit() else card for card in state.tribes[viewer].hand}


def test_the_pool_of_labour_shows_every_source_and_cost() -> None:
    table = table_at(lambda view: len(view.state.turn.ledger) > 2 and min(n for _, n in view.state.turn.ledger) < 0)
    shown = re.search(r'class="ew-pool">(.*?)</ul>', panel(table), re.DOTALL)
    assert shown is not None
    numbers = re.findall(r"<b>([+−]\d+)</b>", shown.group(1))
    turn = table.match.state.turn
    assert [int(n.replace("−", "-")) for n in numbers] == [n for _, n in turn.ledger]
    assert f'ew-big">{turn.labour}<' in shown.group(1)


def test_the_first_figure_at_a_bottom_is_shown_in_its_slot() -> None:
    table = table_at(lambda view: len(view.state.bottoms) > 1 and kind_of(view) == "prompt.turn", players=3)
    view = table.view()
    for column, player in takers(view).items():
        first = [one for one in standings(view, column) if one.first]
        assert [one.player for one in first] == [player]
    assert set(takers(view)) == set(view.state.bottoms)


def test_leaving_benefits_that_are_there_is_asked_about() -> None:
    table = table_at(lambda view: kind_of(view) == "prompt.eclipse")
    table.do("end_benefits")
    assert table.scratch.asking is not None
    assert 'data-sure="yes"' in panel(table)


def test_a_camp_is_pressed_and_then_where_it_goes() -> None:
    def moves(view: View) -> bool:
        return bool(view.decision) and any(isinstance(a, MoveCamp) and a.goal == 0 for a in view.decision.actions)  # type: ignore[union-attr]

    table = table_at(moves)
    action = next(a for a in table.view().decision.actions if isinstance(a, MoveCamp) and a.goal == 0)  # type: ignore[union-attr]
    table.point(f"hex:{action.start}")
    assert f'data-action="{action}"' in panel(table)
    table.point("hex:0")
    assert table.match.moves[-1].action == action


def test_the_sums_of_the_eclipse_are_those_of_the_rules() -> None:
    for table in kinds_of_decision(4, 6):
        view = table.view()
        if kind_of(view) == "prompt.eclipse":
            text = panel(table)
            for player in range(4):
                total = eclipse_halves(view.state, player)
                assert sum(n for _, _, n in terms(view, player)) == total
                assert f"= {halves(total)}" in text
            return
    raise AssertionError("no Eclipse")


def test_the_rival_has_its_name_and_is_no_person() -> None:
    table = next(kinds_of_decision(1, 3))
    assert [seat.name for seat in table.view().seats][1] == "Rival Tribe"
    assert not table.view().seats[1].person
    table.speak("pt_BR")
    assert table.view().seats[1].name == "Tribo Rival"
    entry = entry_of(seated(table).match, "g1", 1)
    assert entry.players == ({"name": "P0", "mark": "A", "level": ""},)


SHEETS = Path(__file__).parents[4] / "ui" / "art"


def test_every_picture_is_in_a_sheet() -> None:
    sheets = "".join((SHEETS / name).read_text("utf-8") for name in ("common.svg", "endless_winter.svg"))
    known = set(re.findall(r'\bid="([^"]*)"', sheets))
    for settings in SETTINGS[::4]:
        players, seed, options = settings
        for table in kinds_of_decision(players, seed, often=1, **options):
            for tab in ("tribes", "culture", "terrain", "hunting"):
                table.show(**table.face.command(table.view(), "ew-focus", {"value": tab}) or {})
                used = set(re.findall(r'href="#([^"]*)"', panel(table) + "".join(boards(table).values())))
                used = {name for name in used if not re.fullmatch(r"EW-\d+", name)}
                assert used <= known, sorted(used - known)


@pytest.mark.parametrize("players", [1, 3])
def test_what_is_kept_from_drawing_to_drawing_is_what_would_be_drawn(players: int) -> None:
    table: Table | None = None
    for n, match in enumerate(moments(players, 7)):
        table = table or table_of(match)
        if n % 3 == 0:
            assert boards(seated(table)) == boards(seated(table_of(match))), n
