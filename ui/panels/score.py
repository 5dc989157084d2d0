"""Points with their reasons: as a preview while playing, as the sheet at the end."""

from __future__ import annotations

from collections.abc import Iterable

from htpy import Element, Node, div, h3, li, ol, p, span, table, tbody, td, th, thead, tr

from engine.core.scoring import Part, ScoreLine
from engine.core.words import Message, Who, listing, msg
from ui.parts import act, icon, mark, rule_link
from ui.view import View


def preview(view: View) -> Node:
    """Everybody's points if the game ended now, line by line; the viewer first."""
    order = sorted(range(len(view.seats)), key=lambda i: (i != view.viewer, i))
    return [score_table(view, i) for i in order]


def score_table(view: View, player: int) -> Element:
    """One player's lines and their sum."""
    say, seat = view.voice, view.seats[player]
    return table(".score")[
        thead[
            tr[
                th(scope="col")[span(".row")[mark(seat.mark, 22), seat.name]],
                th(scope="col")[span(".sr")[say("score.terms")]],
                th(scope="col")[span(".sr")[say("score.points")]],
                th(scope="col")[span(".sr")[say("score.rule")]],
            ]
        ],
        tbody[
            [line_row(view, line) for line in lines_of(view.score, player)],
            tr(".total")[
                th(scope="row")[say("score.final" if view.over else "score.now")], td, td[view.total(player)], td
            ],
        ],
    ]


def lines_of(lines: Iterable[ScoreLine], player: int) -> list[ScoreLine]:
    """A player's lines that say something."""
    return [line for line in lines if line.player == player and (line.points or line.parts)]


def line_row(view: View, line: ScoreLine) -> Element:
    """One line: kind, terms, points, rule."""
    return tr(data_lights=" ".join(line.places))[
        th(scope="row")[view.voice(f"score.{line.kind}")],
        td[terms(view, line.parts)],
        td[line.points],
        td[rule_link(line.rule)],
    ]


def terms(view: View, parts: tuple[Part, ...]) -> str:
    """ "2 shamans × 5 + 3 × 1"."""
    return " + ".join(_term(view, part) for part in parts if part.count)


def _term(view: View, part: Part) -> str:
    unit = view.voice.say(Message(f"unit.{part.unit}", {"n": part.count}))
    return unit if part.each == 1 else f"{unit} × {part.each}".replace("-", "\N{MINUS SIGN}")


# The end ---------------------------------------------------------------------------------------------------------


def final_sheet(view: View) -> Node:
    """Who won and how every point came about, player beside player."""
    places = view.game.ranking(view.state)
    return [
        p(".winner")[icon("u-trophy", 32), span[verdict(view, places[0])]],
        ol(".places")[[place(view, n, tied) for n, tied in enumerate(places, 1)]],
        div(".sheets")[[score_table(view, player) for tied in places for player in tied]],
        h3[view.voice("final.next")],
        div(".btns")[
            act("again", [icon("u-play", 20), view.voice("final.again")], "btn-1", focus_first=""),
            act("export", [icon("u-download", 20), view.voice("final.export")]),
            act("lobby", [icon("u-home", 20), view.voice("final.lobby")]),
        ],
    ]


def verdict(view: View, winners: list[int]) -> list[Node]:
    """The sentence that names the winner or the winners, and the tie-break where it decided."""
    names = listing(Who(player) for player in winners)
    best = max(view.total(player) for player in range(len(view.seats)))
    level = [player for player in range(len(view.seats)) if view.total(player) == best]
    said = view.voice.rich(msg("final.winner", who=names, n=len(winners)))
    if len(level) > len(winners):
        said += [" ", *view.voice.rich(msg("final.tie_break", who=listing(Who(p) for p in level)))]
    return said


def place(view: View, n: int, tied: list[int]) -> Element:
    """One place of the ranking."""
    people = [span(".row")[mark(view.seats[i].mark, 24), view.seats[i].name] for i in tied]
    return li(value=str(n))[people, span(".sum")[view.voice.say(msg("players.points", n=view.total(tied[0])))]]
