"""Looking back: which moment is shown, what happened in it, the ways through time, and the way back."""

from __future__ import annotations

from htpy import Element, Node, button, div, h2, input, li, p, section, span, ul

from ui.parts import act, icon, icon_button, mark
from ui.past import SPEEDS
from ui.view import View


def past_panel(view: View) -> Element:
    """In the place of the decision, while an earlier moment is shown."""
    say = view.voice
    return section("#decide.panel.decide.past", aria_labelledby="prompt")[
        div(".head")[span(".eyebrow")[say("past.title")], speeds(view)],
        h2("#prompt", tabindex="-1", data_focus_home=True)[say("past.move", move=view.moves, last=view.last)],
        happened(view),
        through_time(view),
        div(".btns.two")[
            act("present", [icon("u-skip", 20), say("past.present")], "btn-1"),
            act("branch", [icon("u-branch", 20), say("past.branch")]),
        ],
    ]


def happened(view: View) -> Node:
    """What the last move before this moment brought."""
    lines = [line for line in view.log if line.move == view.moment and not line.undone]
    if not lines:
        return p(".soft")[view.voice("past.start" if view.moment == 0 else "past.quiet")]
    return ul(".told", tabindex="0", aria_label=view.voice("past.title"))[
        [
            li[
                mark(view.seats[line.player].mark, 22) if 0 <= line.player < len(view.seats) else None,
                span[view.voice.rich(line.message)],
            ]
            for line in lines
        ]
    ]


def through_time(view: View) -> Element:
    """Slider and buttons."""
    say, n = view.voice, view.moves
    picture, label = ("u-pause", "past.pause") if view.replaying else ("u-play", "past.play")
    return div(".study")[
        input(
            "#moment",
            type="range",
            min="0",
            max=str(view.last),
            value=str(n),
            data_act="moment",
            aria_label=say("past.slider"),
            aria_valuetext=say("past.move", move=n, last=view.last),
        ),
        div(".ways")[
            icon_button("past-at", "u-first", say("past.first"), at="0"),
            icon_button("past-step", "u-back", say("past.earlier"), value="-1"),
            icon_button("replay", picture, say(label), "", {"data-focus-stays": ""}),
            icon_button("past-step", "u-next", say("past.later"), value="1"),
        ],
    ]


def speeds(view: View) -> Element:
    """How fast a replay goes."""
    return div(".seg.small", role="group", aria_label=view.voice("settings.replay"))[
        [
            button(
                type="button",
                data_act="prefer",
                data_name="replay",
                data_value=name,
                aria_pressed=str(view.prefs.replay == name).lower(),
            )[view.voice(f"settings.replay.{name}")]
            for name in SPEEDS
        ]
    ]
