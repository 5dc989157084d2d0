"""Colours can be told apart: text 4.5:1, things one must see 3:1, by day and by night."""

import re

import pytest

from tools.paths import ROOT

TEXT = 4.5
THING = 3.0
CSS = "".join((ROOT / f"ui/styles/{name}.css").read_text(encoding="utf-8") for name in ("tokens", "pigments", "lobby"))
DARK_AND_LIGHT = re.compile(r"light-dark\((#\w{6}), ?(#\w{6})\)")
VALUES = dict(re.findall(r"--([\w-]+): ?(#\w{6}|light-dark\(#\w{6}, ?#\w{6}\));", CSS))

PAIRS = [
    *(
        (text, ground, TEXT)
        for text in ("ink", "ink-soft", "ember", "river")
        for ground in ("ground", "surface", "raised")
    ),
    *((text, "surface", TEXT) for text in ("moss", "blood")),
    *((text, "raised", TEXT) for text in ("moss", "blood")),
    *(("ink", wash, TEXT) for wash in ("ember-l", "moss-l", "river-l", "blood-l")),
    *((text, f"{text}-l", TEXT) for text in ("moss", "river", "blood")),
    ("ink-soft", "ember-l", TEXT),
    ("ember", "ember-l", TEXT),
    ("ember-ink", "ember", TEXT),
    *(("paper-ink", paper, TEXT) for paper in ("paper", "paper-l", "sun", "gold", "stone")),
    ("sun-ink", "sun", TEXT),
    ("frame-d", "frame", TEXT),
    ("rock-d", "rock-l", TEXT),
    ("ink", "sky", TEXT),
    *((f"p{owner}-i", f"p{owner}", TEXT) for owner in "ABCDE"),
    *(("edge", ground, THING) for ground in ("surface", "raised")),
    *(("focus", ground, THING) for ground in ("ground", "surface", "raised")),
    *((f"p{owner}-d", ground, THING) for owner in "ABCDE" for ground in ("bone", "paper")),
    ("pip", "die", THING),
    ("ember", "surface", THING),
]


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def colours(name: str) -> tuple[str, str]:
    value = VALUES[name]
    match = DARK_AND_LIGHT.fullmatch(value)
    return (match[1], match[2]) if match else (value, value)


@pytest.mark.parametrize(("front", "back", "least"), PAIRS)
@pytest.mark.parametrize("scheme", [0, 1], ids=["day", "night"])
def test_contrast(front: str, back: str, least: float, scheme: int) -> None:
    found = ratio(colours(front)[scheme], colours(back)[scheme])
    assert found >= least, f"{front} on {back}: {found:.2f}"


@pytest.mark.parametrize("good", ["wood", "brick", "stone", "gold", "meat", "herb", "fig", "grain", "sun", "paper"])
@pytest.mark.parametrize("ground", ["ground", "surface", "raised", "paper"])
def test_goods_stand_out_by_fill_or_contour(good: str, ground: str) -> None:
    for scheme in (0, 1):
        behind = colours(ground)[scheme]
        assert max(ratio(colours(part)[scheme], behind) for part in (good, f"{good}-d")) >= THING


def test_names_on_the_lobbys_banners() -> None:
    banners = re.findall(r"--gc: light-dark\((#\w{6}), (#\w{6})\)", CSS)
    assert len(banners) == 4
    assert all(ratio("#FFF6E6", colour) >= TEXT for pair in banners for colour in pair)
