"""Areas in a few words: whose, how large, worth now, what is missing. The same words on board, lists and panels."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.game import Description
from engine.core.words import Message, Who, listing, msg
from engine.games.hunters_gatherers.judge.outlook import Outlook
from ui.games.hunters_gatherers.reading import Area, pointed_area, target_of
from ui.view import View

SAID_OTHERWISE = ("size", "worth", "open", "complete", "nobody", "paid", "system_fish", "huts", "no_huts")
"""Sentences of the game about an area that its title and facts say already."""
LASTING = ("meadow", "system")
"""Areas that count at the end only."""
COUNTING = ("describe.tiles_that_fit", "describe.dead_cell", "describe.copies_left")
"""Sentences that come from counting what is left."""


def title(view: View, area: Area) -> Message:
    """ "Ana's forest", "Your forest", "A forest of nobody's"."""
    if not area.paid:
        return msg(f"hg.free.{area.kind}")
    if area.paid == (view.viewer,):
        return msg(f"hg.yours.{area.kind}")
    return msg(f"hg.of.{area.kind}", who=listing(Who(player) for player in area.paid))


def facts(view: View, area: Area) -> Message:
    """ "5 tiles, 10 points now; 2 sides missing"."""
    size = msg("hg.size", n=area.tiles)
    if area.kind in LASTING:
        return msg("hg.facts.end", size=size, points=msg("hg.at_end", n=area.points))
    points = msg("hg.points" if area.closed else "hg.now", n=area.points)
    return msg(f"hg.facts.{'closed' if area.closed else 'open'}", size=size, points=points, rest=_rest(area))


def brief(area: Area) -> Message:
    """ "5 tiles, 2 sides missing", where the points stand beside it."""
    size = msg("hg.size", n=area.tiles)
    return size if area.kind in LASTING else msg("hg.brief", size=size, rest=_rest(area))


def _rest(area: Area) -> Message:
    return msg(f"hg.closed.{area.kind}") if area.closed else msg(f"hg.missing.{area.kind}", n=area.open)


def expected(view: View, area: Area) -> int:
    """Points that the area is likely to bring in the end to whoever holds it."""
    if "outlook" not in view.memo or view.memo["outlook"][0] != view.moves:
        view.memo["outlook"] = view.moves, Outlook(view.state)
    outlook: Outlook = view.memo["outlook"][1]
    if area.kind == "system":
        return round(outlook.system(view.state, area.name))
    return round(outlook.area(view.state, area.name, frozenset()).points)


def described(view: View, target: str) -> Description | None:
    """A thing on the table in words; an area by its title and facts first."""
    area = pointed_area(view.state, target)
    if area is None:
        return _without_counting(view, view.game.describe(view.state, target))
    said = view.game.describe(view.state, target_of(view.state, area))
    if said is None:
        return None
    kept = [line for line in said.lines if not _said(line, area)]
    return Description(title(view, area), (facts(view, area), *kept), said.rules)


def _said(line: Message, area: Area) -> bool:
    _, _, name = line.key.partition(".")
    alone = name == "members" and len(area.owners) == 1
    return alone or name.partition(".")[0] in SAID_OTHERWISE


def _without_counting(view: View, said: Description | None) -> Description | None:
    if said is None or view.prefs.counts:
        return said
    return Description(said.name, tuple(line for line in said.lines if line.key not in COUNTING), said.rules)


def sentence(view: View, area: Area) -> str:
    """An area in one line of plain text."""
    say = view.voice.say
    return f"{say(title(view, area))}: {say(facts(view, area))}"


def by_interest(view: View, found: Iterable[Area]) -> list[Area]:
    """The viewer's areas first, then those of others, then the rest; the dearest first."""

    def key(area: Area) -> tuple[bool, bool, int]:
        return view.viewer not in area.owners, not area.owners, -area.points

    return sorted(found, key=key)
