"""The emblems: each title's row read, and its parts drawn."""

from tools.art.imperial_settlers import (
    barbarians,
    carts,
    egyptians,
    houses,
    japanese,
    land,
    people,
    plants,
    romans,
    signs,
    tools,
    wares,
    works,
)
from tools.art.imperial_settlers.pen import Pen
from tools.art.imperial_settlers.rows import ROWS
from tools.art.paths import number
from tools.art.sheet import Symbol

MODULES = (houses, works, plants, carts, romans, barbarians, egyptians, japanese, people, signs)
PARTS = {name: part for module in MODULES for name, part in module.PARTS.items()}
THINGS = {**tools.THINGS, **wares.THINGS}
BEHIND = ("quarry", "mine")
"""Rock that rises behind the ground."""
GROUND = ("terraces", "field")
"""What is ground itself, and so not framed."""
SCALES = {"wide": 1.0, "-": 1.08, "near": 1.12}
WORDS: dict[str, object] = {"yes": True, "no": False, "-": ""}


def rows() -> dict[str, tuple[str, str, str, list[str]]]:
    """Far land, ground, framing and parts by title."""
    found = {}
    for line in ROWS.strip().split("\n"):
        title, setting, parts = line.split(" | ")
        far, ground, framing = setting.split()
        found[title] = (far, ground, framing, parts.split("; "))
    return found


def emblem(title: str) -> str:
    """The emblem of a title."""
    far, ground, framing, parts = rows()[title]
    p = Pen(title)
    p.out.append(f'<use href="#i-far-{far}"/>')
    draw(p, [part for part in parts if part.split()[0] in BEHIND])
    p.out.append(f'<use href="#i-ground-{ground}"/>')
    draw(p, [part for part in parts if part.split()[0] in GROUND])
    frame(p, SCALES[framing], [part for part in parts if part.split()[0] not in (*BEHIND, *GROUND)])
    return p.text()


def frame(p: Pen, scale: float, parts: list[str]) -> None:
    """The subject, scaled about the middle of the ground."""
    if scale != 1 and parts:
        p.out.append(f'<g transform="translate({number(60 - 60 * scale)} {number(70 - 70 * scale)}) scale({scale:g})">')
    draw(p, parts)
    if scale != 1 and parts:
        p.out.append("</g>")


def draw(p: Pen, parts: list[str]) -> None:
    """Parts in their order."""
    for part in parts:
        name, *words = part.split()
        (PARTS.get(name) or THINGS[name])(p, *map(value, words))


def value(word: str) -> object:
    """A word of a row as a number, a pair, a flag or a name."""
    if "," in word:
        return tuple(float(part) for part in word.split(","))
    try:
        return int(word) if word.lstrip("-").isdigit() else float(word)
    except ValueError:
        return WORDS.get(word, word)


def symbols() -> list[Symbol]:
    """Far lands, grounds, and the emblem of every title."""
    return [*land.symbols(), *(Symbol(f"e-{title}", emblem(title)) for title in rows())]
