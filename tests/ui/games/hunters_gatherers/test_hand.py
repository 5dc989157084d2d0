"""The tile in hand: chosen first and then confirmed, turned only to where it fits."""

from __future__ import annotations

from engine.games.hunters_gatherers.actions import PlaceTile
from tests.ui.games.hunters_gatherers.at_table import Sitting, placing_after, settling_after, sitting
from ui.games.hunters_gatherers.hand import first_from, held_turn, offered, shown_place, step_from
from ui.page import Signal


def several_ways(at: Sitting) -> tuple[str, tuple[int, ...]]:
    """A place where the tile fits in more than one turn."""
    fits = offered(at.table.view())
    return next((f"cell:{x},{y}", turns) for (x, y), turns in fits.items() if len(turns) > 1)


def with_choice() -> Sitting:
    def wanted(state: object, decision: object) -> bool:
        actions = [a for a in getattr(decision, "actions", ()) if isinstance(a, PlaceTile)]
        cells = [(a.x, a.y) for a in actions]
        return len(cells) > len(set(cells)) + 3 and len(set(cells)) > 4

    return sitting(wanted)


def test_turns_go_round() -> None:
    assert [first_from((0, 2), turn) for turn in range(4)] == [0, 2, 2, 0]
    assert [step_from((0, 2, 3), turn, 1) for turn in (0, 2, 3)] == [2, 3, 0]
    assert [step_from((0, 2, 3), turn, -1) for turn in (0, 2, 3)] == [3, 0, 2]
    assert step_from((1,), 1, 1) == 1


def test_pressing_a_place_chooses_and_lays_nothing() -> None:
    at = with_choice()
    cell, turns = several_ways(at)
    moves = len(at.table.match.moves)
    at.press(cell)
    assert len(at.table.match.moves) == moves
    place = shown_place(at.table.view())
    assert place is not None
    assert place[1] in turns
    assert "h-chosen" in "".join(at.pieces("hg-preview").values())


def test_pressing_the_chosen_place_turns_the_tile_to_where_it_fits() -> None:
    at = with_choice()
    cell, turns = several_ways(at)
    seen = []
    for _ in range(len(turns) + 1):
        at.press(cell)
        seen.append(shown_place(at.table.view())[1])  # type: ignore[index]
    assert set(seen) == set(turns)
    assert seen[-1] == seen[0]


def test_enter_on_the_chosen_place_lays_it_as_it_is_seen() -> None:
    at = with_choice()
    cell, _ = several_ways(at)
    at.press(cell, "Enter")
    at.key("r")
    place = shown_place(at.table.view())
    assert place is not None
    at.press(cell, "Enter")
    laid = at.table.match.moves[-1].action
    assert isinstance(laid, PlaceTile)
    assert ((laid.x, laid.y), laid.rotation) == place


def test_the_word_lays_what_is_shown_and_elsewhere_lets_go() -> None:
    at = with_choice()
    cell, _ = several_ways(at)
    at.press(cell)
    assert "btn-1" in at.page.regions["deciding"]
    at.do("cancel")
    assert not at.table.scratch.chosen
    assert not at.pieces("hg-preview") or "h-chosen" not in "".join(at.pieces("hg-preview").values())


def test_letters_and_wheel_turn_the_tile_in_hand() -> None:
    at = sitting(
        lambda state, decision: placing_after(5)(state, decision) and state.type_of(state.drawn or "").turns == 4
    )
    for key, turn in (("r", 1), ("e", 2), ("q", 1), ("Q", 0), ("q", 3)):
        assert at.key(key)
        assert held_turn(at.table.view()) == turn
    at.app.handle(Signal("wheel", {"wheel": "turn"}, value="1"))
    assert held_turn(at.table.view()) == 0
    at.app.handle(Signal("wheel", {"wheel": "turn"}, value="-1"))
    assert held_turn(at.table.view()) == 3


def test_a_turn_does_not_outlive_its_tile() -> None:
    at = sitting(placing_after(5))
    at.key("r")
    at.do("do", action=str(at.decision.actions[0]))
    while at.decision.prompt != "prompt.place_tile":
        at.do("do", action=str(at.decision.actions[-1]))
    assert held_turn(at.table.view()) == 0


def test_the_tile_follows_the_pointer_and_is_not_laid() -> None:
    at = with_choice()
    cell, _ = several_ways(at)
    moves = len(at.table.match.moves)
    at.point(cell)
    assert "h-preview" in "".join(at.pieces("hg-preview").values())
    at.point("")
    assert "h-preview" not in "".join(at.pieces("hg-preview").values())
    assert len(at.table.match.moves) == moves


def test_a_place_where_it_does_not_fit_says_why() -> None:
    at = sitting(placing_after(30))
    fits = {action.targets[0] for action in at.decision.actions}
    refused = next(f"cell:{x},{y}" for x, y in at.state.layout.frontier if f"cell:{x},{y}" not in fits)
    at.press(refused)
    assert not at.table.scratch.chosen
    assert "HG-9" in at.page.regions["tips"]


def test_a_piece_is_chosen_first_and_then_confirmed() -> None:
    at = sitting(settling_after(10))
    moves = len(at.table.match.moves)
    target = at.decision.actions[0].targets[1]
    at.press(target)
    assert len(at.table.match.moves) == moves
    assert at.table.scratch.chosen == (target,)
    action = at.decision.actions[0]
    at.press(target)
    assert at.table.match.moves[-1].action == action


def test_a_zone_with_one_piece_for_it_stands_for_that_piece() -> None:
    at = sitting(settling_after(10))
    zones = [action.targets[0] for action in at.decision.actions if action.targets]
    lone = next(action for action in at.decision.actions if action.targets and zones.count(action.targets[0]) == 1)
    at.press(lone.targets[0])
    assert at.table.scratch.chosen == (lone.targets[1],)


def test_outside_its_decision_the_letter_takes_back_again() -> None:
    at = sitting(settling_after(10))
    assert not at.table.face.keys(at.table.view())
