"""Setting up a game: who sits where, the rule options, the seed."""

from __future__ import annotations

from typing import Any

from htpy import Element, Node, details, div, fieldset, form, input, label, legend, option, p, select, span, summary

from engine.core.game import Game
from engine.core.options import Choice, choices
from ui.i18n import Voice
from ui.parts import MARKS, act, icon, mark
from ui.seats import LEVELS, NAME_LENGTH, Seat


def setup(voice: Voice, game: Game[Any], seats: tuple[Seat, ...], fields: dict[str, str], trouble: str = "") -> Element:
    """The form. ``fields`` are the values typed so far; ``trouble`` is what was wrong with them."""
    return form({"data-act": "begin", "data-game": game.id}, id="setup")[
        counting(voice, game, len(seats)),
        fieldset(".seats")[
            legend[voice("setup.seats")], [seat_row(voice, i, seat, len(seats)) for i, seat in enumerate(seats)]
        ],
        details[
            summary[voice("setup.rules")],
            div(".options")[
                [rule_option(voice, choice, fields) for choice in choices(game.options)], seed(voice, fields)
            ],
        ],
        p(".loss", role="alert")[trouble] if trouble else None,
        div(".btns")[act("begin", [icon("u-play", 20), voice("setup.begin")], "btn-1", game=game.id, focus_first=""),],
    ]


def counting(voice: Voice, game: Game[Any], count: int) -> Element:
    """How many play."""
    return fieldset(".choice")[
        legend[voice("setup.count")],
        div(".lang", role="group")[
            [act("seats", str(n), "seg", count=str(n))(aria_pressed=str(n == count).lower()) for n in game.players]
        ],
    ]


def seat_row(voice: Voice, i: int, seat: Seat, count: int) -> Element:
    """One seat: colour and shape, name, person or computer."""
    return div(".seat", role="group", aria_label=voice("setup.seat", number=i + 1))[
        mark(seat.mark, 32),
        choose(voice("setup.mark"), f"mark{i}", [(m, voice(f"mark.{m}")) for m in MARKS], seat.mark),
        label[
            span(".sr")[voice("setup.name")],
            input(
                name=f"name{i}",
                id=f"name{i}",
                value=seat.name,
                maxlength=str(NAME_LENGTH),
                autocomplete="off",
                required=True,
            ),
        ],
        choose(
            voice("setup.who"),
            f"level{i}",
            [("", voice("setup.person")), *((level, voice(f"setup.computer.{level}")) for level in LEVELS)],
            seat.level,
        ),
    ]


def choose(name: str, field: str, values: list[tuple[str, str]], now: str) -> Element:
    """A list to choose from."""
    return label[
        span(".sr")[name],
        select(name=field, id=field, data_act="refresh")[
            [option(value=value, selected=value == now)[text] for value, text in values]
        ],
    ]


def rule_option(voice: Voice, choice: Choice, fields: dict[str, str]) -> Node:
    """A rule option with its values; the default says that it is the published rule."""
    now = fields.get(f"option-{choice.name}", str(choice.default))
    values = [(str(value), option_text(voice, choice, value)) for value in choice.values]
    return label(".option")[
        span[voice(f"option.{choice.name}")],
        select(name=f"option-{choice.name}", id=f"option-{choice.name}")[
            [option(value=value, selected=value == now)[text] for value, text in values]
        ],
    ]


def option_text(voice: Voice, choice: Choice, value: Any) -> str:
    """A value of an option in words."""
    key = {True: "setup.yes", False: "setup.no"}.get(value) if isinstance(value, bool) else None
    text = voice(key or f"option.{choice.name}.{value}")
    return voice("setup.default", text=text) if value == choice.default else text


def seed(voice: Voice, fields: dict[str, str]) -> Element:
    """The seed: the same number gives the same deal."""
    return label(".option")[
        span[voice("setup.seed")],
        input(
            name="seed",
            id="seed",
            inputmode="numeric",
            pattern="[0-9]*",
            value=fields.get("seed", ""),
            autocomplete="off",
        ),
    ]


def options_from(game: Game[Any], fields: dict[str, str], players: int) -> dict[str, Any]:
    """The options that a filled form means."""
    options: dict[str, Any] = {"players": players}
    for choice in choices(game.options):
        by_text = {str(value): value for value in choice.values}
        value = by_text.get(fields.get(f"option-{choice.name}", ""), choice.default)
        if value != choice.default:
            options[choice.name] = value
    return options
