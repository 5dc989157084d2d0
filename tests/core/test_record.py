from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import DecodeError
from engine.core.record import Codec, kind_of


@dataclass(frozen=True, slots=True)
class Fact:
    name: str
    size: tuple[int, ...] = ()


@dataclass(slots=True)
class Shape:
    pass


@dataclass(slots=True)
class RoundShape(Shape):
    radius: int


@dataclass(slots=True)
class Box:
    colour: Literal["red", "blue"]
    facts: list[Fact]
    cells: dict[tuple[int, int], list[int]]
    shapes: list[Shape] = field(default_factory=list)
    inner: Box | None = None
    by_number: dict[int, str] = field(default_factory=dict)
    maybe: bool | None = None


CODEC = Codec({Shape: [RoundShape]})

boxes = st.builds(
    Box,
    colour=st.sampled_from(["red", "blue"]),
    facts=st.lists(st.builds(Fact, st.text(), st.lists(st.integers()).map(tuple))),
    cells=st.dictionaries(st.tuples(st.integers(), st.integers()), st.lists(st.integers())),
    shapes=st.lists(st.builds(RoundShape, st.integers())),
    by_number=st.dictionaries(st.integers(), st.text()),
    maybe=st.none() | st.booleans(),
)


@given(boxes, st.none() | boxes)
def test_round_trip_clone_and_digest(box: Box, inner: Box | None) -> None:
    box.inner = inner
    back = CODEC.decode(Box, CODEC.encode(box))
    copy = CODEC.clone(box)
    assert back == box == copy
    assert CODEC.digest(back) == CODEC.digest(copy)
    copy.cells[(99, 99)] = [1]
    copy.shapes.append(RoundShape(1))
    assert back == box


def test_a_clone_shares_frozen_parts_only() -> None:
    box = Box("red", [Fact("a")], {(0, 1): [2]}, [RoundShape(3)])
    copy = CODEC.clone(box)
    assert copy.facts[0] is box.facts[0]
    assert copy.shapes[0] is not box.shapes[0]
    assert copy.cells[(0, 1)] is not box.cells[(0, 1)]


GOOD: dict[str, Any] = CODEC.encode(Box("red", [Fact("a")], {(0, 1): [2]}, [RoundShape(3)]))


@pytest.mark.parametrize(
    "change",
    [
        {"colour": "green"},
        {"facts": [{"name": 1, "size": []}]},
        {"facts": {}},
        {"cells": {"x,1": []}},
        {"cells": {"0,1": [True]}},
        {"shapes": [{"is": "square_shape"}]},
        {"shapes": [{"radius": 1}]},
        {"shapes": [{"is": [], "radius": 1}]},
        {"inner": 3},
        {"maybe": 0},
        {"by_number": {"one": "x"}},
    ],
)
def test_wrong_data_is_refused_with_its_place(change: dict[str, Any]) -> None:
    with pytest.raises(DecodeError) as caught:
        CODEC.decode(Box, GOOD | change, "box")
    assert str(caught.value).startswith(f"box.{next(iter(change))}")


def test_kinds_are_snake_case() -> None:
    assert kind_of(RoundShape) == "round_shape"
