"""The emblems of the cards: each a row of parts, people under a sky, culture on a rock wall.

Every emblem is drawn for a box of 100 by 84 units, and its ground far beyond it on all sides, so that a card may show
it in any format.
"""

from collections import Counter
from functools import cache

from tools.art.endless_winter import beings, motifs, people, places
from tools.art.endless_winter.brush import Brush, Place, moved, place
from tools.art.sheet import Symbol

MIDDLE = (50, 44)
SAME_WEIGHT = (0.8, 1.25)
"""Sizes at which a line of its own weight and a scaled one look alike."""
PARTS = {**people.PARTS, **beings.PARTS, **motifs.PARTS, **places.PARTS}

ROWS = """
tribesman | hills plain | robe hide; collar; face; short; beard
tribeswoman | hills plain | long locks; robe hide; collar 0 3; face; fringe locks; cradle
brave | hills plain | robe hide 1.08; lance; topknot; collar; face; stripes; short; headband; shield
shaman | hills shaman | robe robe-shaman; rattle; hem; collar; face; stripes; antlers; tambour
elder | hills elder | long grey; robe robe-elder; hem; collar 0 3; face; wrinkles; fringe grey; beads; crook
hunter | hills hunter | robe robe-hunter; hem; strap; collar; face; stripes; short; cap; javelin
artisan | hills artisan | robe robe-artisan; braids; collar 0 2; face; fringe locks; headband; knapping
scout | hills scout | pole; hood robe-scout; robe robe-scout; face; fringe locks; collar 0 4; stripes; hawk
fire-keeping | rock | fire 0 -2; hearth
flint-knapping | rock | flint -8 0 .9; cobble 26 -18; flakes 16 20
hide-tanning | rock | frame
oral-tradition | rock | sitter -28 6 1.15; breath 0 -16 1.1; sitter 30 8 -1.05; fire 1 18 .42
burial-rites | rock | mound; menhir 0 -20 .5
spear-thrower | rock | thrower -14 4 1.2; spear 12 -10 .9; spear 14 16 .9
basket-weaving | rock | basket
standing-stone | rock | stones -32 30 .9; menhir 0 2 1.05; stones 28 30
drum-circle | rock | drum; beats
snowshoes | rock | snowshoe -17 0 /-8; snowshoe 17 0 /8
tent-making | rock | tent ochre -10 2 .92; needle 24 -4 .5
bone-needles | rock | needle
herb-lore | rock | herb 0 -4 .95; roots 0 28
meat-smoking | rock | rack 0 -6; smoke -14 20; smoke 6 20; hearth 0 3 .8
kinship | rock | hand red -17 2 1.15; hand ochre 17 4 -1.05; dabs
star-watching | rock | stars; sitter 0 16 .8
barter | rock | arrow red 0 -10 1; arrow ochre 0 10 1 /180; axe -16 0 .75; fish 16 2 .8
shared-feast | rock | haunch -2 -8 .9; bowl -22 20 .8; bowl 22 20 .8
stone-hauling | rock | sled 14 0 .85; puller -30 4 -.85; puller -14 4 -.85; cord 0 0
trophy-display | rock | trophy
ceremonial-fire | dusk | hearth 0 2 .8; fire 0 2 .8; dancer -30 2; dancer 30 2 -1
blade-workshop | dusk | blade -28 -4 /-14; blade -10 -8 1.1 /-4; blade 10 -6 1.05 /6; blade 27 -2 .9 /16; cobble 0 28
great-feast | dusk | mammoth red 0 -8 .72; hearth 0 20 .5; fire 0 20 .5; bowl -30 24 .6; bowl 30 24 .6
ancestor-cult | dusk | rays; skull 0 2
monument-raising | dusk | trilithon 12 0; puller -32 4 -.85; puller -16 4 -.85; cord 0 -6
long-march | dusk | ridge 0 -16; walker -32 14 .8; walker -4 14 .9; walker 25 14
winter-houses | dusk | boneshut; flurry 0 -26 1.1
great-hunt | dusk | mammoth ochre 14 -6 .74; spear -18 -10 .8; thrower -30 12 .78
tusk-carving | dusk | tusk 0 4
dog-companions | dusk | walker -30 6 .9; dog ochre 12 4 .95
clan-council | dusk | hearth 0 -14 .55; fire 0 -14 .5; sitter -33 2 .9; sitter -15 10 .9; sitter 34 2 -.9;
  sitter 16 10 -.9
rite-of-passage | dusk | arch; dancer 0 6 .95; antlered 0 6 .95
way-markers | dusk | cairn 0 0; footprint -36 24 /20; footprint -30 6 /30; footprint 34 22 /-10; footprint 38 2 /10
winter-stores | dusk | hung 0 -28; pot -24 18 .9; pot 0 20; pot 24 18 .9
sun-stone | dusk | sunstone 0 -2 1.1
funeral-mound | dusk | ring 2 -10 .9; barrow
sky-lore | dusk | sun -22 -10; full 20 -22; moon 32 0; moon 12 22 -1; star -20 24
twin-idols | dusk | totem red -18 0 .95; totem ochre 18 0 .95
trade-gathering | dusk | necklace 0 -18 .8; tent ochre -28 14 .5; bundle 0 22; tent red 28 14 .5
song-of-ages | dusk | flute -2 16; wave cut2 -8 -4 .8; wave cut2 2 -14; wave cut2 14 -24 .8
"""
"""Id of the card, its ground, its parts from back to front: name, ink of ``*`` rows, x, y, size, turn."""

_DRESS = "collar 0 4 1.1; face"
CHIEFS = {
    "tuskbreaker": f"robe robe-hunter 0 0 1.18; {_DRESS}; stripes; tusks; beard; fangs 0 -2",
    "thunderclaw": f"feathers; robe robe-scout 0 0 1.18; hem; {_DRESS}; stripes; claw",
    "stonecarver": "long locks; robe robe-artisan 0 0 1.18; collar 0 4 1.1; mask; mallet",
    "handeye": f"long grey; robe robe-shaman 0 0 1.18; hem; {_DRESS}; fringe grey 0 -1; palmeye 0 -16 .5; eyed",
    "firewolf": "robe robe-elder 0 0 1.18; wolf; face 0 2; stripes 0 2; muzzle 0 2; collar 0 6 1.15; fangs",
}
"""Parts of the chiefs."""
SIDES = {"a": "sunlit", "b": "eclipsed"}
"""What stands behind a chief on either side of the card."""
SKIES = {"a": "plain", "b": "night"}


def symbols() -> list[Symbol]:
    """Parts that several emblems show, grounds, and the emblem of every card."""
    shared = sorted(part for part, times in Counter(map(_shared, _parts())).items() if part and times > 1)
    drawn = [_part(name, ink) for name, ink in shared]
    found = [_emblem(*(word.strip() for word in row.split(" | "))) for row in rows()]
    return [*drawn, *grounds(), *found, *chiefs()]


def rows() -> list[str]:
    """The rows of the cards."""
    return ROWS.strip().replace("\n  ", " ").split("\n")


@cache
def _parts() -> list[str]:
    """All parts of all rows."""
    return [part for row in (*(row.split(" | ")[2] for row in rows()), *CHIEFS.values()) for part in row.split("; ")]


def _shared(part: str) -> tuple[str, str] | None:
    """Name and ink of a part shown so nearly in its own size that its lines keep their weight."""
    name, *words = part.split()
    at = place(words)
    return (name, at.ink) if SAME_WEIGHT[0] <= at.scale <= SAME_WEIGHT[1] else None


def _part(name: str, ink: str) -> Symbol:
    p = Brush(name)
    p.draw(PARTS[name], Place(ink=ink))
    return Symbol(_part_id(name, ink), p.text())


def _part_id(name: str, ink: str) -> str:
    return f"ew-part-{name}" if ink == "*" else f"ew-part-{name}-{ink}"


def _emblem(name: str, ground: str, parts: str) -> Symbol:
    p = Brush(name)
    _ground(p, ground)
    put(p, parts)
    return Symbol(f"ew-emblem-{name}", p.text())


def put(p: Brush, parts: str) -> None:
    """The parts of a row."""
    many = Counter(map(_shared, _parts()))
    for part in parts.split("; "):
        name, *words = part.split()
        at, shared = place(words, MIDDLE), _shared(part)
        if shared and many[shared] > 1:
            p.use(_part_id(*shared), moved(at.x, at.y, at.scale, at.side, at.turn))
        else:
            p.draw(PARTS[name], at)


def _ground(p: Brush, ground: str) -> None:
    kind, *tint = ground.split()
    if tint:
        p.out.append(f'<path class="w-sky-{tint[0]}" d="M-60-40H160V124H-60z"/>')
        p.draw(f"s far-{tint[0]} .9 -60,124 -60,66 -20,58 20,64 60,56 100,63 160,56 160,124")
    else:
        p.use(f"ew-wall-{kind}")


def grounds() -> list[Symbol]:
    """The two rock walls: by day the first era, at dusk the second."""
    found = []
    for name, far in (("rock", "rock2"), ("dusk", "dusk2")):
        p = Brush(name)
        p.out.append(f'<path class="w-{name}" d="M-60-40H160V124H-60z"/>')
        p.draw(WALL.replace("*", far))
        found.append(Symbol(f"ew-wall-{name}", p.text()))
    return found


WALL = """
s * .9 -60,-40 -60,-2 -10,6 30,0 70,7 160,-2 160,-40
s * .9 -60,124 -60,78 -10,72 30,79 70,72 160,80 160,124
h scratch 4,12,14,16,3,.3
h scratch 80,54,14,14,3,-.3
"""


def chiefs() -> list[Symbol]:
    """Each chief once, and both sides of the card."""
    found = []
    for chief, parts in CHIEFS.items():
        p = Brush(chief)
        put(p, parts)
        found.append(Symbol(f"ew-chief-{chief}", p.text()))
        found += [_side(chief, side) for side in SIDES]
    return found


def _side(chief: str, side: str) -> Symbol:
    p = Brush(f"{chief}-{side}")
    _ground(p, f"hills {SKIES[side]}")
    put(p, SIDES[side])
    p.use(f"ew-chief-{chief}", 'transform="matrix(-1 0 0 1 100 0)"' if side == "b" else "")
    return Symbol(f"ew-emblem-{chief}-{side}", p.text())
