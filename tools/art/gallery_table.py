"""The sample table of the gallery: players, board and shelf in mid-round, put together as the scene would."""

from ui.games.stone_age.layout import (
    DRAW_ORDER,
    FIGURE,
    LABEL_HEIGHT,
    LABELS,
    MARKER,
    RINGS,
    dice,
    food_marker,
    hunters,
    score_marker,
)

NAMES = {
    "hunting_grounds": "Caça",
    "forest": "Floresta",
    "clay_pit": "Barreiro",
    "quarry": "Pedreira",
    "river": "Rio",
    "tool_maker": "Oficina",
    "hut": "Cabana",
    "field": "Roça",
}
STANDING = {
    "forest": "  CC  ",
    "quarry": "BB  B ",
    "clay_pit": " AA  A",
    "river": " a",
    "hut": "BB",
    "field": "C",
}
"""Owners by ring; a small letter has still to act."""
SCORES = (("A", 23), ("B", 12), ("C", 14), ("D", 26))
LEVELS = (("D", 0), ("B", 1), ("C", 1), ("A", 2))
GOODS = ("g-wood", "g-brick", "g-stone", "g-gold", "g-food")
PLAYERS = (
    ("A", "Ana", "você, sua vez", 23, (2, 1, 1, 0, 9), (2, 1, 1), (2, 3, 2), 6, "fora"),
    ("B", "Bento", "joga depois", 12, (1, 3, 2, 1, 6), (1, 0, 0), (1, 2, 1), 6, "fora"),
    ("C", "Caetano", "joga por último", 14, (4, 0, 0, 1, 12), (0, 0, 0), (1, 2, 1), 6, "fora"),
    ("D", "Dalva", "já terminou", 126, (3, 2, 1, 1, 10), (1, 1, 0), (0, 1, 2), 0, "em casa"),
)
CARDS = (
    (4, "civ-time-dice", ""),
    (3, "civ-shaman2-roll-wood", "B"),
    (2, "civ-toolmaker1-oneuse3", ""),
    (1, "civ-pottery-food7", "A"),
)
TILES = (
    ("hut-brick1-stone1-gold1-a", 5, ""),
    ("hut-wood1-brick2", 6, "A"),
    ("hut-5of2kinds", 6, ""),
    ("hut-1to7any-a", 1, "C"),
)
LIT = {"tools": ("clay_pit",), "place": ("hunting_grounds", "forest", "tool_maker", "field", "river")}
VIEWS = {"tools": "--z:1.9;--x:47;--y:40;--h:46", "place": "--z:1.5;--x:16;--y:14;--h:60"}


def land(state: str) -> str:
    """The board with what stands on it."""
    parts = [
        '<svg class="whole sa" viewBox="0 0 1000 620" role="img" aria-label="Tabuleiro">',
        '<use href="#sa-board"/>',
        *(f'<use href="#sa-lit-{place}"/>' for place in LIT.get(state, ())),
        *(
            _marker(owner, *food_marker(level, [at for _, at in LEVELS[:i]].count(level)))
            for i, (owner, level) in enumerate(LEVELS)
        ),
        *(_place(place) for place in DRAW_ORDER),
        *_hunters(state),
        *(_dice() if state == "tools" else ()),
        *(_marker(owner, *score_marker(points, 0)) for owner, points in SCORES),
        *(_ghosts() if state == "place" else ()),
        *(
            f'<use class="hit" tabindex="0" role="button" aria-label="{NAMES[place]}" href="#sa-hit-{place}"/>'
            for place in LIT.get(state, ())
        ),
        "</svg>",
    ]
    return "".join(parts)


def _dice() -> list[str]:
    box = 'x="-18" y="-18" width="36" height="37"'
    rolled = zip((5, 4, 2), dice("clay_pit", 3), strict=True)
    return [
        f'<use href="#die-{pips}" transform="translate({x} {y})rotate({turn})" {box}/>' for pips, (x, y, turn) in rolled
    ]


def _hunt(state: str) -> tuple[tuple[str, int], ...]:
    return (("C", 2),) if state == "tools" else (("A", 10), ("B", 5), ("C", 3), ("D", 7))


def _marker(owner: str, x: float, y: float) -> str:
    box = f'x="{x - MARKER / 2:.1f}" y="{y - MARKER / 2:.1f}" width="{MARKER}" height="{MARKER}"'
    return f'<use class="p-{owner}" href="#mark-{owner}" {box}/>'


def _figure(owner: str, x: float, y: float, cls: str = "", todo: bool = False) -> str:
    left, top, width, height = FIGURE
    ring = f'<circle class="todo" cx="{x:.1f}" cy="{y:.1f}" r="22.6"/>' if todo else ""
    return (
        f'<g class="p-{owner} {cls}"><ellipse class="ring-in" cx="{x:.1f}" cy="{y + 8:.1f}" rx="15" ry="4.6"/>{ring}'
        f'<use href="#fig-{owner}" x="{x + left:.1f}" y="{y + top:.1f}" width="{width}" height="{height}"/></g>'
    )


def _place(place: str) -> str:
    spots = zip(STANDING.get(place, ""), RINGS.get(place, ()), strict=False)
    figures = [_figure(who.upper(), x, y, todo=who.islower()) for who, (x, y) in spots if who != " "]
    return _sign(place) + "".join(figures)


def _sign(place: str) -> str:
    x, y, icon, divisor = LABELS[place]
    name = NAMES[place]
    width = len(name) * 8.9 + (74 if divisor else 48)
    left, top = x - width / 2, y - LABEL_HEIGHT / 2
    middle = left + 33 + (width - 33 - (38 if divisor else 8)) / 2
    share = f'<text class="div" x="{left + width - 20:.1f}" y="{y + 5.8}">÷{divisor}</text>' if divisor else ""
    return (
        f'<g class="tag"><use href="#sa-tag" x="{left:.1f}" y="{top}" width="{width:.1f}" height="{LABEL_HEIGHT}"/>'
        f'<use href="#{icon}" x="{left + 5:.1f}" y="{y - 12}" width="24" height="24"/>'
        f'<text x="{middle:.1f}" y="{y + 5.6}">{name}</text>{share}</g>'
    )


def _hunters(state: str) -> list[str]:
    standing = [(y, x, owner) for group, (owner, count) in enumerate(_hunt(state)) for x, y in hunters(group, count)]
    return [_figure(owner, x, y) for y, x, owner in sorted(standing)]


def _ghosts() -> list[str]:
    return [_figure("A", x, y, "ghost") for x, y in (RINGS["forest"][0], RINGS["forest"][3], RINGS["forest"][4])]


def players() -> str:
    """The left rim."""
    return "".join(_player(i == 0, *row) for i, row in enumerate(PLAYERS))


def _player(
    now: bool,
    owner: str,
    name: str,
    note: str,
    points: int,
    goods: tuple[int, ...],
    tools: tuple[int, ...],
    have: tuple[int, ...],
    out: int,
    home: str,
) -> str:
    first = "{{g-first 22 first}}" if owner == "D" else ""
    tiles = "".join(
        f'<span class="tool s"><b>{t}</b></span>' if t else '<span class="tool s void"></span>' for t in tools
    )
    things = "".join(_good(icon, n, 20) for icon, n in zip(("g-field", "g-card", "g-hut"), have, strict=True))
    folk = "".join(f"{{{{fig-{owner} 22x26{' out' if i < out else ''}}}}}" for i in range(6))
    wide = " wide" if points > 99 else ""
    return (
        f'<article class="panel pl{" now" if now else ""}"><header>{{{{mark-{owner} 32}}}}<div><b>{name}</b>'
        f"<small>{note}</small></div>{first}"
        f'<span class="vp{wide}">{{{{sun-plain}}}}<b>{points}</b></span></header>'
        f'<div class="goods">{"".join(_good(icon, n, 20) for icon, n in zip(GOODS, goods, strict=True))}</div>'
        f'<div class="have"><span class="tools">{tiles}</span>{things}</div>'
        f'<div class="folk">{folk}<small>{home}</small></div>'
        f'<button class="btn open-pl" aria-label="mais sobre {name}"></button></article>'
    )


def _good(icon: str, count: int, size: int) -> str:
    return f'<span class="good{"" if count else " none"}">{{{{{icon} {size}}}}}{count}</span>'


def shelf(lit: bool) -> str:
    """Cards and building tiles under the board."""
    cards = "".join(_card(price, card, who, lit) for price, card, who in CARDS)
    tiles = "".join(_tile(tile, left, who, lit) for tile, left, who in TILES)
    return (
        f"<section><h2>Cartas <small>o número é o preço; 24 no monte</small></h2><ul>{cards}</ul></section>"
        f"<section><h2>Construções <small>as de cima das pilhas</small></h2><ul>{tiles}</ul></section>"
    )


def _card(price: int, card: str, who: str, lit: bool) -> str:
    glow = " lit" if lit and not who else ""
    return (
        f'<li><span class="price">{price}{{{{g-any 17}}}}</span><button class="card civ{glow}" aria-label="carta">'
        f'<svg><use href="#card-{card}"/></svg></button>{_who(who)}</li>'
    )


def _tile(tile: str, left: int, who: str, lit: bool) -> str:
    glow = " lit" if lit and not who else ""
    return (
        f'<li><div class="stack{" last" if left == 1 else ""}"><button class="card tile{glow}" aria-label="construção">'
        f'<svg><use href="#tile-{tile}"/></svg></button></div>{_who(who)}<span class="left">{left}</span></li>'
    )


def _who(owner: str) -> str:
    if not owner:
        return ""
    todo = '<circle class="todo" cx="20" cy="34" r="21"/>' if owner == "A" else ""
    figure = f'<use href="#fig-{owner}" width="40" height="48"/>'
    size = 'viewBox="-4 -3 48 60" width="43" height="54"'
    return f'<svg class="who p-{owner}" {size} aria-hidden="true">{todo}{figure}</svg>'
