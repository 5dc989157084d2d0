"""Cards as boxes: people with their labour and bonus, culture with its price and effect, chiefs, animals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from htpy import Element, Node, b, button, small, span
from markupsafe import Markup, escape

from engine.games.endless_winter.catalog import ANIMALS, CULTURE, PEOPLE
from engine.games.endless_winter.names import card_name, species_name
from engine.games.endless_winter.printed import Culture, Person
from engine.games.endless_winter.vocabulary import REST
from ui.games.endless_winter.reading import classes, lit
from ui.games.endless_winter.signs import amount, bill, program, row, sign
from ui.parts import icon
from ui.view import View

INKS: Mapping[str, str] = {"shaman": "purple", "elder": "red", "hunter": "blue", "artisan": "gold", "scout": "green"}
"""The colour of each kind of people; starting cards and culture are earth."""


def ink(kind: str) -> str:
    """The class of a card's colours."""
    return f"ew-k-{INKS.get(kind, 'earth' if kind in PEOPLE else 'rock')}"


@cache
def emblem(name: str, box: str = "0 0 100 84") -> Markup:
    """The picture of a card or chief."""
    return Markup(
        f'<svg class="ew-art" viewBox="{box}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f'<use href="#ew-emblem-{name}" width="100" height="84"/></svg>'
    )


@cache
def portrait(chief: str) -> Markup:
    """A Chief without a side yet."""
    return Markup(f'<svg class="ew-art" viewBox="12 0 76 84" aria-hidden="true"><use href="#ew-chief-{chief}"/></svg>')


@cache
def beast(species: str, kind: str = "") -> Markup:
    """The picture of a species."""
    return Markup(
        f'<svg class="ew-beast {kind}" viewBox="0 0 120 80" aria-hidden="true">'
        f'<use href="#ew-animal-{species}" width="120" height="80"/></svg>'
    )


def name_of(view: View, kind: str) -> str:
    """The name of a card."""
    return view.voice.say(card_name(kind))


def said(view: View, target: str, more: str = "") -> str:
    """A thing in words: name, what it does, and that it can be used now."""
    kind, _, name = target.partition(":")
    changing = view.state.supply.get(name) if kind == "supply" else name in view.state.bottoms
    words = remembered(view, ("ew-said", target, changing), lambda: _said(view, target))
    can = [view.voice("ew.can")] if target in lit(view) else []
    return ". ".join(line for line in [words[0], more, *words[1:], *can] if line)


def _said(view: View, target: str) -> list[str]:
    told = view.game.describe(view.state, target)
    if told is None:
        return [target]
    return [view.voice.say(told.name), *(view.voice.say(line).rstrip(".") for line in told.lines[:-1])]


def title(view: View, target: str) -> str:
    """The name of a thing whose name never changes."""
    return remembered(view, ("ew-title", target), lambda: _said(view, target)[:1])[0]


def remembered(view: View, key: tuple[object, ...], make: Callable[[], list[str]]) -> list[str]:
    """Words that depend on nothing but the key, made once for the table in its present language."""
    if key not in view.memo:
        view.memo[key] = make()
    words: list[str] = view.memo[key]
    return words


@cache
def bonus_chip(column: str, name: str, n: int) -> Markup:
    """A column's bonus in the column's colour."""
    return Markup(f'<span class="ew-bonus ew-{column}">{escape(name)} +{n}</span>')


def bonus(view: View, person: Person) -> Node:
    """The bonus of a person, if there is one."""
    name = view.voice(f"ew.short.{person.column}") if person.bonus else ""
    return bonus_chip(person.column, name, person.bonus) if person.bonus else None


@cache
def ability(person: Person, size: int = 16) -> Markup:
    """What a person can do on a turn."""
    at = f"{sign(person.ability_column, size)}<i>:</i>" if person.ability_column else ""
    return Markup(f'<span class="ew-fx" aria-hidden="true">{at}{row(person.ability, size)}</span>')


@cache
def dusk(person: Person, size: int = 16) -> Markup:
    """What a person does from the Eclipse pile."""
    return Markup(f'<span class="ew-fx" aria-hidden="true">{sign("eclipse", size)}{row(person.eclipse, size)}</span>')


def points(n: int) -> Node:
    """Printed points on the picture."""
    return span(".ew-worth", aria_hidden="true")[amount("vp", n, 15)] if n else None


def worth_here(view: View, person: Person) -> tuple[int, bool]:
    """A person's labour where the figure stands, and whether the bonus is in it."""
    column = view.state.turn.column
    here = bool(person.bonus) and column == person.column and column != REST
    return person.labour + (person.bonus if here else 0), here


# Cards in hand ---------------------------------------------------------------------------------------------------


def held(view: View, kind: str, n: int = 1, look: str = "") -> Markup:
    """A card at reading size; equal ones are one card with their number. ``look`` is a class."""
    target = f"card:{kind}"
    person = PEOPLE.get(kind)
    state = (classes(view, target), worth_here(view, person) if person else None, n, look)
    return view.once(("ew-held", kind, state), lambda: _held(view, kind, n, look))


def _held(view: View, kind: str, n: int, look: str) -> Element:
    target, times = f"card:{kind}", f"×{n}" if n > 1 else ""
    person = PEOPLE.get(kind)
    here = worth_here(view, person) if person else None
    content = view.once(
        ("ew-printed", kind, here), lambda: _person(view, person) if person else _culture(view, CULTURE[kind])
    )
    return button(
        {"class": classes(view, target, "ew-card", ink(kind), look, "two" if n > 1 else ""), "type": "button"},
        data_target=target,
        data_piece=f"ew-card {kind}",
        aria_label=said(view, target, times),
        aria_pressed=str(target in view.scratch.chosen).lower(),
    )[content, times and span(".ew-times", aria_hidden="true")[times]]


def _person(view: View, person: Person) -> list[Node]:
    labour, here = worth_here(view, person)
    lines: list[Node] = [bonus(view, person), ability(person) if person.ability else None]
    return [
        span(".ew-pic")[
            emblem(person.id, "6 -2 88 78"),
            span({"class": "ew-lab bonus" if here else "ew-lab"})[amount("labour", 1, 18), b[str(labour)]],
            points(person.points),
        ],
        b(".ew-name", aria_hidden="true")[name_of(view, person.id)],
        span(".ew-line")[lines],
        span(".ew-line.dusk")[dusk(person)] if person.eclipse else None,
    ]


def _culture(view: View, card: Culture) -> list[Node]:
    return [
        span(".ew-pic")[emblem(card.id, "0 2 100 80"), points(card.points)],
        b(".ew-name", aria_hidden="true")[name_of(view, card.id)],
        span(".ew-line")[program(card.play, 16)],
    ]


# Markets ---------------------------------------------------------------------------------------------------------


def market_box(view: View, target: str, kind: str, content: Node, more: str = "") -> Element:
    """A thing that can be had, as a button."""
    return button(
        {"class": classes(view, target, *kind.split()), "type": "button"},
        data_target=target,
        aria_label=said(view, target, more),
        aria_pressed=str(target in view.scratch.chosen).lower(),
    )[content]


def culture_offer(view: View, kind: str) -> Element:
    """A Culture card of the display."""
    card = CULTURE[kind]
    content: list[Node] = [
        span(".ew-pic")[
            emblem(kind, "2 2 96 80"),
            span(".ew-price", aria_hidden="true")[bill((0, card.tools, card.labour), 17)],
            points(card.points),
        ],
        b(".ew-name", aria_hidden="true")[name_of(view, kind)],
        span(".ew-line")[program(card.play, 17)],
    ]
    return market_box(view, f"card:{kind}", f"ew-offer {ink(kind)}", content)


def tribe_offer(view: View, kind: str) -> Element:
    """A stack of Tribe cards."""
    person, left = PEOPLE[kind], view.state.supply[kind]
    content: list[Node] = [
        span(".ew-pic")[emblem(kind, "14 4 72 66")],
        span(".ew-who")[
            b(aria_hidden="true")[name_of(view, kind)],
            span(aria_hidden="true")[amount("labour", person.labour, 20), bonus(view, person)],
        ],
        span(".ew-does")[ability(person, 19), dusk(person, 19)],
        span(".ew-buy", aria_hidden="true")[
            span[amount("food", person.food, 20), amount("vp", person.points, 20)],
            small[view.voice("ew.left", n=left)],
        ],
    ]
    return market_box(view, f"supply:{kind}", f"ew-row {ink(kind)}", content)


def animal_offer(view: View, species: str, n: int) -> Element:
    """A species in the Hunting Zone."""
    row_ = ANIMALS[species]
    sets = " · ".join(map(str, row_.sets)) if row_.sets else view.voice("ew.wild")
    content: list[Node] = [
        span(".ew-pic")[beast(species), span(".ew-price", aria_hidden="true")[bill((0, row_.tools, row_.labour), 17)]],
        b(".ew-name", aria_hidden="true")[view.voice.say(species_name(species)), f" ×{n}" if n > 1 else None],
        span(".ew-line", aria_hidden="true")[sign("tip", 16), program(row_.tip, 17)],
        span(".ew-line.soft", aria_hidden="true")[icon("g-vp", 16), sets],
    ]
    return market_box(view, f"zone:{species}", "ew-offer beast", content, f"×{n}" if n > 1 else "")


def gap(words: str) -> Element:
    """A place without a card."""
    return span(".ew-offer.gap")[small[words]]
