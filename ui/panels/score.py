"""Points with their reasons: as a preview while playing, as the sheet at the end."""

from __future__ import annotations

from collections.abc import Iterable

from htpy import Element, Node, b, div, h2, small, span, table, tbody, td, tfoot, th, thead, tr

from engine.core.scoring import Part, ScoreLine
from engine.core.words import Message, Who, listing, msg
from ui.face import Face
from ui.parts import icon, mark, rule_link
from ui.view import View


def preview(view: View, face: Face) -> Node:
    """Everybody's points if the game ended now, line by line; the viewer first."""
    order = sorted(range(len(view.seats)), key=lambda i: (i != view.viewer, i))
    return [score_table(view, face, i) for i in order]


def score_table(view: View, face: Face, player: int) -> Element:
    """One player's lines and their sum."""
    say, seat = view.voice, view.seats[player]
    total = say("score.final" if view.over else "score.now")
    named, plain = named_lines(view, face, lines_of(view.score, player))
    return table(".score", aria_label=seat.name)[
        tbody[
            tr[th(colspan="3", scope="rowgroup")[span(".row")[mark(seat.mark, 22), b[seat.name]]]],
            [line_row(view, line) for line in plain],
            [named_row(name, lines) for name, lines in named.items()],
            tr(".total")[th(scope="row")[total], td(".pts")[view.total(player)], td],
        ]
    ]


def says_something(line: ScoreLine) -> bool:
    """Whether a line is worth a row."""
    return bool(line.points or any(part.count for part in line.parts))


def lines_of(lines: Iterable[ScoreLine], player: int) -> list[ScoreLine]:
    """A player's lines that say something."""
    return [line for line in lines if line.player == player and says_something(line)]


def named_lines(
    view: View, face: Face, lines: Iterable[ScoreLine]
) -> tuple[dict[str, list[ScoreLine]], list[ScoreLine]]:
    """Lines by the names of what they are about, and those that have none."""
    named: dict[str, list[ScoreLine]] = {}
    plain = []
    for line in lines:
        name = face.line_name(view, line)
        if name:
            named.setdefault(view.voice.say(name), []).append(line)
        else:
            plain.append(line)
    return named, plain


def named_row(name: str, lines: list[ScoreLine]) -> Element:
    """All lines about things of one name."""
    each = {line.points for line in lines}
    several = f"{len(lines)} × {number(each.pop())}" if len(lines) > 1 and len(each) == 1 else ""
    return tr(data_lights=" ".join(place for line in lines for place in line.places))[
        th(scope="row")[name, small[several]],
        td(".pts")[number(sum(line.points for line in lines))],
        td[rule_link(lines[0].rule)],
    ]


def line_row(view: View, line: ScoreLine) -> Element:
    """One line: kind, terms, points, rule."""
    return tr(data_lights=" ".join(line.places))[
        th(scope="row")[view.voice(f"score.{line.kind}"), small[terms(view, line.parts)]],
        td(".pts")[number(line.points)],
        td[rule_link(line.rule)],
    ]


def terms(view: View, parts: tuple[Part, ...]) -> str:
    """ "2 shamans × 5"; of several terms of one unit only the numbers: "25 + 2 × 14"."""
    several = len(parts) > 2 and len({part.unit for part in parts}) == 1
    return " + ".join(_numbers(part) if several else _term(view, part) for part in parts if part.count)


def _numbers(part: Part) -> str:
    return number(part.each) if part.count == 1 else f"{part.count} × {number(part.each)}"


def _term(view: View, part: Part) -> str:
    unit = view.voice.say(Message(f"unit.{part.unit}", {"n": part.count}))
    return unit if part.each == 1 else f"{unit} × {number(part.each)}"


def number(points: int) -> str:
    """A number with a true minus sign."""
    return str(points).replace("-", "\N{MINUS SIGN}")


# The end ---------------------------------------------------------------------------------------------------------


def final_sheet(view: View, face: Face) -> Node:
    """Who won and how every point came about, player beside player."""
    places = view.game.ranking(view.state)
    order = [player for tied in places for player in tied]
    return [
        div(".podium")[
            icon("u-trophy", 40),
            h2(tabindex="-1", data_dialog_title=True)[verdict(view, face, places[0])],
        ],
        div(".table-wide", tabindex="0", role="region", aria_label=view.voice("score.final"))[
            sheet(view, face, order, places[0])
        ],
    ]


def sheet(view: View, face: Face, order: list[int], winners: list[int]) -> Element:
    """The table: a column for each player, a row for each kind of points."""
    kinds = list(dict.fromkeys((line.kind, line.rule) for line in view.score if says_something(line)))
    return table[
        thead[
            tr[th, [th(_win(i, winners), scope="col")[mark(view.seats[i].mark, 28), view.seats[i].name] for i in order]]
        ],
        tbody[[kind_row(view, face, kind, rule, order, winners) for kind, rule in kinds]],
        tfoot[
            tr[
                th(scope="row")[view.voice("score.final")],
                [td(_win(i, winners), data_total=str(i))[number(view.total(i))] for i in order],
            ]
        ],
    ]


def _win(player: int, winners: list[int]) -> str:
    return ".win" if player in winners else ""


def kind_row(view: View, face: Face, kind: str, rule: str, order: list[int], winners: list[int]) -> Element:
    """One kind of points for everybody."""
    return tr[
        th(scope="row")[view.voice(f"score.{kind}"), " ", rule_link(rule)],
        [td(_win(i, winners))[cell(view, face, kind, rule, i)] for i in order],
    ]


def cell(view: View, face: Face, kind: str, rule: str, player: int) -> Node:
    """A player's points of one kind and what they are made of; lines of one name are told together."""
    lines = [x for x in lines_of(view.score, player) if (x.kind, x.rule) == (kind, rule)]
    named, plain = named_lines(view, face, lines)
    told = [together(name, same) for name, same in named.items()] + [terms(view, line.parts) for line in plain]
    return [b[number(sum(line.points for line in lines))], [small[text] for text in told if text]]


def together(name: str, lines: list[ScoreLine]) -> str:
    """All lines about things of one name, in words."""
    count = f"{len(lines)} × " if len(lines) > 1 else ""
    return f"{count}{name}: {number(sum(line.points for line in lines))}"


def verdict(view: View, face: Face, winners: list[int]) -> list[Node]:
    """The sentence that names the winner or the winners, and the tie-break where it decided."""
    own = face.verdict(view)
    if own:
        return view.voice.rich(own)
    names = listing(Who(player) for player in winners)
    best = max(view.total(player) for player in range(len(view.seats)))
    level = [player for player in range(len(view.seats)) if view.total(player) == best]
    said = view.voice.rich(msg("final.winner", who=names, n=len(winners)))
    if len(level) > len(winners):
        said += [" ", *view.voice.rich(msg("final.tie_break", who=listing(Who(p) for p in level)))]
    return said
