"""Setting up a game: how many play, who sits where, the rule options, the seed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from htpy import Element, details, div, form, h3, input, label, option, p, select, span, summary

from engine.core.game import Game
from engine.core.options import Choice, choices
from ui.i18n import Voice
from ui.panels.settings import segments
from ui.parts import act, icon, mark
from ui.seats import LEVELS, NAME_LENGTH, Seat

FORM = "setup-form"


def setup(voice: Voice, game: Game[Any], seats: tuple[Seat, ...], fields: Mapping[str, str], trouble: str) -> Element:
    """The form. ``fields`` are the values typed so far; ``trouble`` is what was wrong with them."""
    return form(id=FORM, data_act="begin", data_game=game.id)[
        segments(voice("setup.count"), [count_button(n, len(seats)) for n in game.players]),
        h3[voice("setup.seats")],
        div(".seats")[[seat_row(voice, i, seat) for i, seat in enumerate(seats)]],
        details("#rule-options.more")[
            summary[icon("u-down", 20), voice("setup.rules")],
            div(".body")[[rule_option(voice, choice, fields) for choice in choices(game.options)], seed(voice, fields)],
        ],
        p(".loss", role="alert")[trouble] if trouble else None,
    ]


def begin_button(voice: Voice, game: str) -> Element:
    """The button that starts the game."""
    return act("begin", [icon("u-play", 20), voice("setup.begin")], "btn-1", game=game, form=FORM, focus_first="")


def count_button(n: int, now: int) -> Element:
    """A number of players."""
    return act("seats", str(n), "", {"aria-pressed": str(n == now).lower()}, count=str(n), form=FORM)


def seat_row(voice: Voice, i: int, seat: Seat) -> Element:
    """One seat: its mark, the name, person or computer, colour and shape."""
    levels = [(level, voice(f"setup.computer.{level}")) for level in LEVELS]
    label = voice("setup.mark", mark=voice(f"mark.{seat.mark}"))
    return div(".seat", role="group", aria_label=voice("setup.seat", number=i + 1))[
        act("seats", mark(seat.mark, 36), "btn-3 btn-i", {"aria-label": label, "title": label}, swap=str(i), form=FORM),
        input(type="hidden", name=f"mark{i}", value=seat.mark),
        input(
            ".input",
            name=f"name{i}",
            id=f"name{i}",
            value=seat.name,
            maxlength=str(NAME_LENGTH),
            autocomplete="off",
            aria_label=voice("setup.name"),
        ),
        chooser(voice("setup.who"), f"level{i}", [("", voice("setup.person")), *levels], seat.level),
    ]


def chooser(name: str, field: str, values: Iterable[tuple[str, str]], now: str, act_name: str = "seats") -> Element:
    """A list to choose from."""
    listed = [option(value=value, selected=value == now)[text] for value, text in values]
    return select(".select", name=field, id=field, aria_label=name, data_act=act_name, data_form=FORM)[listed]


def rule_option(voice: Voice, choice: Choice, fields: Mapping[str, str]) -> Element:
    """A rule option with its values; the default is marked as the published rule."""
    field = f"option-{choice.name}"
    now = fields.get(field, str(choice.default))
    values = [(str(value), option_text(voice, choice, value)) for value in choice.values]
    return div(".field")[
        label(for_=field)[voice(f"option.{choice.name}")],
        select(".select", name=field, id=field)[[option(value=v, selected=v == now)[text] for v, text in values]],
    ]


def option_text(voice: Voice, choice: Choice, value: Any) -> str:
    """A value of an option in words."""
    known = voice(f"option.{choice.name}.{value}")
    return voice("setup.default", text=known) if value == choice.default else known


def seed(voice: Voice, fields: Mapping[str, str]) -> Element:
    """The seed: the same number gives the same deal."""
    value = fields.get("seed", "")
    return div(".field")[
        label(for_="seed")[voice("setup.seed")],
        input(".input", name="seed", id="seed", inputmode="numeric", pattern="[0-9]*", value=value, autocomplete="off"),
        span(".note")[voice("setup.seed.about")],
    ]


def options_from(game: Game[Any], fields: Mapping[str, str], players: int) -> dict[str, Any]:
    """The options that a filled form means; those left at their defaults are not named."""
    options: dict[str, Any] = {"players": players}
    for choice in choices(game.options):
        by_text = {str(value): value for value in choice.values}
        value = by_text.get(fields.get(f"option-{choice.name}", ""), choice.default)
        if value != choice.default:
            options[choice.name] = value
    return options
