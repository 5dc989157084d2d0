"""Settings: language, theme, pace, keys, hints, text size, study."""

from __future__ import annotations

from htpy import Element, Node, button, div, fieldset, fragment, input, label, legend, span

from ui.i18n import LANGUAGES, TAGS, Voice
from ui.prefs import PACES, TEXTS, Preferences


def settings(voice: Voice, prefs: Preferences, theme: str) -> Node:
    """All choices; each takes effect at once."""
    return fragment[
        languages(voice),
        themes(voice, theme),
        radios(voice, "pace", PACES, prefs.pace),
        radios(voice, "text", TEXTS, prefs.text),
        div(".switches")[
            switch(voice, "hints", prefs.hints),
            switch(voice, "letters", prefs.letters),
            switch(voice, "study", prefs.study),
        ],
    ]


def languages(voice: Voice) -> Element:
    """The languages, each in its own words. The page's shell listens to these buttons."""
    return group(
        voice("settings.language"),
        [
            button(
                type="button", lang=TAGS[code], data_set_language=code, aria_pressed=str(code == voice.language).lower()
            )[name]
            for code, name in LANGUAGES.items()
        ],
    )


def themes(voice: Voice, theme: str) -> Element:
    """Day, night, or as the device has it."""
    return group(
        voice("settings.theme"),
        [
            button(type="button", data_set_theme=code, aria_pressed=str(code == theme).lower())[voice(f"theme.{code}")]
            for code in ("system", "light", "dark")
        ],
    )


def group(name: str, buttons: Node) -> Element:
    """Buttons of which one is pressed."""
    return fieldset(".choice")[legend[name], div(".lang", role="group")[buttons]]


def radios(voice: Voice, name: str, values: tuple[str, ...], now: str) -> Element:
    """One of a few values."""
    return fieldset(".choice")[
        legend[voice(f"settings.{name}")],
        [
            label(".radio")[
                input(
                    type="radio",
                    name=name,
                    value=value,
                    checked=value == now,
                    data_act="prefer",
                    data_name=name,
                    id=f"{name}-{value}",
                ),
                span[voice(f"settings.{name}.{value}")],
            ]
            for value in values
        ],
    ]


def switch(voice: Voice, name: str, on: bool) -> Element:
    """Something that is on or off."""
    return label(".row")[
        input(f"#switch-{name}.switch", type="checkbox", role="switch", checked=on, data_act="prefer", data_name=name),
        span[voice(f"settings.{name}")],
    ]
