"""The icons as pixels: drawn from the present drawing, square, in the sizes that their names say."""

import struct

import pytest

from tools.art.icons import HOME, ICONS, mark, source_of


@pytest.mark.parametrize(("name", "side"), [(name, side) for name, side, *_ in ICONS])
def test_an_icon_is_what_its_name_says(name: str, side: int) -> None:
    png = (HOME / name).read_bytes()
    assert struct.unpack(">II", png[16:24]) == (side, side)
    assert source_of(png) == mark(), "draw them again with `python -m tools.art.icons`"
