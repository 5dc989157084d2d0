"""Settings: language, theme, pace, keys, hints, text size, study. Each takes effect at once."""

from __future__ import annotations

from collections.abc import Iterable

from htpy import Element, Node, button, div, fragment, small, span

from ui.i18n import LANGUAGES, TAGS, Voice
from ui.prefs import PACES, TEXTS, Preferences

THEMES = ("system", "light", "dark")


def settings(voice: Voice, prefs: Preferences, theme: str) -> Node:
    """All choices."""
    return fragment[
        segments(voice("settings.language"), [language_button(voice, code) for code in LANGUAGES]),
        segments(voice("settings.theme"), [theme_button(voice, code, theme) for code in THEMES]),
        one_of(voice, "pace", PACES, prefs.pace),
        one_of(voice, "text", TEXTS, prefs.text),
        div[
            switch(voice, "hints", prefs.hints),
            switch(voice, "counts", prefs.counts),
            switch(voice, "letters", prefs.letters),
            switch(voice, "study", prefs.study),
        ],
    ]


def segments(name: str, buttons: Iterable[Node]) -> Element:
    """Buttons side by side of which one is pressed, under a name."""
    return div(".field", role="group", aria_label=name)[
        span(".label", aria_hidden="true")[name], div[div(".seg")[buttons]]
    ]


def language_button(voice: Voice, code: str) -> Element:
    """A language, named in itself. The page's shell listens to it."""
    on = str(code == voice.language).lower()
    return button(type="button", lang=TAGS[code], data_set_language=code, aria_pressed=on)[LANGUAGES[code]]


def theme_button(voice: Voice, code: str, theme: str) -> Element:
    """Day, night, or as the device has it. The page's shell listens to it."""
    return button(type="button", data_set_theme=code, aria_pressed=str(code == theme).lower())[voice(f"theme.{code}")]


def one_of(voice: Voice, name: str, values: tuple[str, ...], now: str) -> Element:
    """A preference with a few values."""
    return segments(
        voice(f"settings.{name}"),
        [
            button(
                type="button",
                data_act="prefer",
                data_name=name,
                data_value=value,
                aria_pressed=str(value == now).lower(),
            )[voice(f"settings.{name}.{value}")]
            for value in values
        ],
    )


def switch(voice: Voice, name: str, on: bool) -> Element:
    """A preference that is on or off."""
    said, value = f"settings-{name}", str(not on).lower()
    return div(".setting")[
        span(id=said)[voice(f"settings.{name}"), small[voice(f"settings.{name}.about")]],
        button(
            ".switch",
            type="button",
            role="switch",
            aria_checked=str(on).lower(),
            aria_labelledby=said,
            data_act="prefer",
            data_name=name,
            data_value=value,
        ),
    ]
