"""Narrowing actions by pointing at things."""

from __future__ import annotations

from engine.games.stone_age.actions import Pay, Place, UseTools
from ui.pick import composed, exact, fitting, next_targets, toggled

PLACES = (Place("forest", 1), Place("forest", 2), Place("field", 1))
TOOLS = (UseTools((), ()), UseTools((0,), ()), UseTools((0, 1), ()))
PAYMENTS = (Pay(2, 0, 0, 0), Pay(1, 1, 0, 0), Pay(0, 0, 1, 1))


def test_pointing_at_a_place_leaves_its_actions() -> None:
    chosen = toggled(PLACES, (), "place:forest")
    assert fitting(PLACES, chosen) == [Place("forest", 1), Place("forest", 2)]
    assert toggled(PLACES, chosen, "place:field") == ("place:field",)
    assert toggled(PLACES, chosen, "place:forest") == ()
    assert toggled(PLACES, chosen, "place:river") == chosen


def test_a_set_of_tools_is_exact() -> None:
    assert composed(TOOLS)
    assert not composed(PLACES)
    assert exact(TOOLS, ()) == UseTools((), ())
    assert exact(TOOLS, ("tool:1",)) is None
    assert exact(TOOLS, ("tool:1", "tool:0")) == UseTools((0, 1), ())


def test_pieces_count_one_by_one() -> None:
    assert next_targets(PAYMENTS, ()) == ["good:wood", "good:brick", "good:stone", "good:gold"]
    assert next_targets(PAYMENTS, ("good:wood",)) == ["good:wood", "good:brick"]
    assert exact(PAYMENTS, ("good:wood", "good:wood")) == Pay(2, 0, 0, 0)
    assert toggled(PAYMENTS, ("good:wood", "good:wood"), "good:wood") == ("good:wood",)
