"""The lobby: the game in progress on top, then the four games, each one tap from being played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import (
    Element,
    Node,
    a,
    article,
    button,
    div,
    footer,
    fragment,
    h1,
    h2,
    h3,
    header,
    nav,
    p,
    section,
    span,
    strong,
    svg,
    use,
)

from ui.entry import Entry
from ui.face import has_face
from ui.i18n import LANGUAGES, TAGS, Voice
from ui.parts import act, icon, icon_button, link
from ui.seats import read_seats


@dataclass(frozen=True, slots=True)
class Painted:
    """A game as the lobby shows it: its colours' class, its players, its minutes, the usual number of players."""

    game: str
    classes: str
    players: tuple[int, int]
    minutes: int
    usual: int

    @property
    def scene(self) -> str:
        """The symbol of its picture."""
        return f"scene-{self.game}"


GAMES = (
    Painted("stone_age", "g1", (2, 4), 60, 4),
    Painted("hunters_gatherers", "g2", (2, 5), 40, 2),
    Painted("imperial_settlers", "g3", (1, 4), 75, 2),
    Painted("endless_winter", "g4", (1, 4), 90, 3),
)


def lobby(voice: Voice, entries: Sequence[Entry], painted: str = "light") -> Node:
    """The whole screen."""
    running = next((entry for entry in entries if not entry.over and entry.game), None)
    return fragment[
        hero(voice, painted),
        div(".wrap")[
            resume(voice, running) if running else None,
            section(".games", aria_label=voice("lobby.games"))[[game(voice, painted_) for painted_ in GAMES]],
            foot(voice),
        ],
    ]


def hero(voice: Voice, painted: str) -> Element:
    """The camp, the name, language and theme."""
    other, picture = ("dark", "u-moon") if painted == "light" else ("light", "u-sun")
    camp = svg(viewBox="0 0 1440 270", preserveAspectRatio="xMidYMax slice", aria_hidden="true")[use(href="#hero")]
    return header(".hero")[
        camp,
        h1[icon("flame", 48), "Fogueira"],
        p(".lead")[voice("lobby.lead")],
        nav(aria_label=voice("lobby.preferences"))[
            div(".seg", role="group", aria_label=voice("settings.language"))[
                [language(voice, code, name) for code, name in LANGUAGES.items()]
            ],
            button(".btn.btn-i.wide-only", type="button", data_set_theme=other, title=voice(f"bar.{other}"))[
                icon(picture, 22), span(".sr")[voice(f"bar.{other}")]
            ],
            icon_button("settings", "u-sliders", voice("menu.settings")),
        ],
    ]


def language(voice: Voice, code: str, name: str) -> Element:
    """One language, named in itself."""
    on = str(code == voice.language).lower()
    return button(type="button", lang=TAGS[code], data_set_language=code, aria_pressed=on, aria_label=name)[
        span(".wide-only")[name], span(".phone-only")[code[:2].upper()]
    ]


def resume(voice: Voice, entry: Entry) -> Element:
    """The game in progress."""
    painted = painted_of(entry.game)
    seats = read_seats(entry.players, len(entry.players))
    folk = [icon(f"fig-{seat.mark}", 34, f"p-{seat.mark}") for seat in seats]
    return section(".panel.resume", aria_label=voice("lobby.running"))[
        div(".thumb")[scene(painted, "40 170 190 170")],
        div(".txt")[
            span(".eyebrow")[voice("lobby.running")],
            h2[title_of(voice, entry)],
            p(".small.soft")[", ".join(seat.name for seat in seats)],
        ],
        div(".do")[
            div(".folk")[folk],
            act("continue", [span[voice("lobby.continue")], icon("u-next", 20)], "btn-1", id=entry.id, focus_first=""),
        ],
    ]


def name_of(voice: Voice, entry: Entry) -> str:
    """What a saved game is called: as people named it, or as its game."""
    return entry.title or (voice(f"lobby.{entry.game}.title") if entry.game else voice("library.unknown"))


def title_of(voice: Voice, entry: Entry) -> str:
    """ "Stone Age, round 5"."""
    name = name_of(voice, entry)
    return voice("lobby.round", game=name, round=entry.round) if entry.round and not entry.over else name


def painted_of(game_id: str) -> Painted:
    """How the lobby shows a game."""
    return next((painted for painted in GAMES if painted.game == game_id), GAMES[0])


def scene(painted: Painted, box: str = "0 0 440 480") -> Element:
    """A game's picture."""
    return svg(viewBox=box, preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
        use(href=f"#{painted.scene}", width="440", height="480")
    ]


def game(voice: Voice, painted: Painted) -> Element:
    """One game: picture, name, play now, learn, set up."""
    name = voice(f"lobby.{painted.game}.title")
    ready = has_face(painted.game)
    low, high = painted.players
    return article(f".game.{painted.classes}{'' if ready else '.soon'}")[
        picture(voice, painted, name, ready),
        div(".name")[h3[name], p[voice(f"lobby.{painted.game}.text")]],
        div(".meta")[
            span[icon("u-users", 18), span[voice("lobby.players", low=low, high=high)]],
            span[icon("u-clock", 18), span[voice("lobby.minutes", minutes=painted.minutes)]],
        ],
        div(".go")[go(voice, painted, name)] if ready else None,
        p(".def")[voice("lobby.usual", n=painted.usual - 1) if ready else voice("lobby.soon")],
    ]


def picture(voice: Voice, painted: Painted, name: str, ready: bool) -> Element:
    """The scene, which starts the game when tapped."""
    if not ready:
        return div(".art")[scene(painted)]
    return a(".art", href="#", tabindex="-1", aria_hidden="true", data_act="play", data_game=painted.game)[
        scene(painted)
    ]


def go(voice: Voice, painted: Painted, name: str) -> list[Node]:
    """The three ways into a game."""
    return [
        act("play", [voice("lobby.play"), span(".sr")[name]], "btn-1", game=painted.game),
        act("learn", [voice("lobby.learn"), span(".sr")[name]], game=painted.game),
        icon_button("setup", "u-sliders", voice("lobby.options", game=name), game=painted.game),
    ]


def foot(voice: Voice) -> Element:
    """What this is, saved games, about."""
    return footer(".foot")[
        p[voice("lobby.unofficial_before"), " ", strong[voice("lobby.unofficial")], voice("lobby.unofficial_after")],
        nav(aria_label=voice("lobby.more"))[
            link("library", voice("lobby.library")),
            link("help", voice("menu.help")),
            link("about", voice("lobby.about")),
        ],
    ]
