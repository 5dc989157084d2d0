"""What the table asks of a state: who stands where, what the figure is doing, what is marked, what is in focus."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.core.actions import Action
from engine.core.words import Message
from engine.games.endless_winter.actions import MoveCamp
from engine.games.endless_winter.catalog import TURNS
from engine.games.endless_winter.phases.columns import BOTTOM, Column
from engine.games.endless_winter.phases.eclipse import Eclipse
from engine.games.endless_winter.state import KINDS, EndlessWinterState, Tribe
from engine.games.endless_winter.vocabulary import DEVELOP, HUNT, INITIATE, MIGRATE
from ui.pick import fitting
from ui.view import View

TABS: Mapping[str, str] = {INITIATE: "tribes", DEVELOP: "culture", MIGRATE: "terrain", HUNT: "hunting"}
"""What comes into focus with each column."""
ABOUT: Mapping[str, str] = {
    "prompt.recruit": "tribes",
    "prompt.learn": "culture",
    "prompt.place_camp": "terrain",
    "prompt.move_camp": "terrain",
    "prompt.build_village": "terrain",
    "prompt.hunt": "hunting",
}
"""What comes into focus with a question."""
MONUMENTS = ("prompt.take_piece", "prompt.raise", "prompt.advance", "prompt.take_stone")
"""Questions about what stands beside the focus."""
FOCUS, WIDE, SIDE, FIGURE = "ew-focus", "ew-wide", "ew-side", "ew-figure"
"""Notes: the tab in focus, whether it fills the middle, which half a phone shows, the figure that is held."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A figure in a column: whose, which, in which section, and whether it was the first at the bottom."""

    player: int
    figure: str
    section: str
    first: bool = False


def chair(view: View) -> int:
    """Whose things lie at the bottom edge: the viewer's, else those of whoever decides."""
    return view.viewer if view.viewer is not None else view.turn or 0


def column_frame(state: EndlessWinterState) -> Column | None:
    """The frame of the figure that is in a column."""
    return next((frame for frame in reversed(state.frames) if isinstance(frame, Column)), None)


def in_eclipse(state: EndlessWinterState) -> bool:
    """Whether the Eclipse is going on, with all piles open."""
    return any(isinstance(frame, Eclipse) and frame.turn >= 0 for frame in state.frames)


def turn_number(state: EndlessWinterState) -> int:
    """Which of the turns of a round it is; 0 outside the Action phase."""
    if in_eclipse(state) or state.turn.player >= len(state.tribes):
        return 0
    return min(TURNS, max(sum(map(bool, tribe.figures)) for tribe in state.tribes) or 1)


# Columns ---------------------------------------------------------------------------------------------------------


def standings(view: View, column: str) -> list[Standing]:
    """The figures in a column, whoever took its bottom first."""
    state, frame, taker = view.state, column_frame(view.state), takers(view).get(column)
    found = []
    for player in state.order:
        for figure in figures_at(state.tribes[player], column):
            acting = frame is not None and (frame.player, frame.column) == (player, column)
            found.append(Standing(player, figure, frame.section if acting and frame else BOTTOM))
    return with_first(found, taker)


def with_first(found: list[Standing], taker: int | None) -> list[Standing]:
    """The same with one figure of the taker marked and put first."""
    at = next((i for i, one in enumerate(found) if one.player == taker and one.section == BOTTOM), None)
    if at is None:
        return found
    first = found.pop(at)
    return [Standing(first.player, first.figure, first.section, True), *found]


def figures_at(tribe: Tribe, place: str) -> list[str]:
    """The figures of a tribe at a place."""
    return ["chief" if i == 0 else "member" for i, at in enumerate(tribe.figures) if at == place]


def takers(view: View) -> dict[str, int]:
    """Who was first at the bottom of each column this round, as far as the log tells."""
    found: dict[str, int] = {}
    for line in reversed(view.log):
        _, _, event = line.message.key.partition(".")
        column = line.message.params.get("column")
        if event == "round":
            break
        if event == "bottom" and isinstance(column, Message):
            found.setdefault(column.key.partition(".")[2], line.player)
    return {column: player for column, player in found.items() if column in view.state.bottoms}


def rival_cards(state: EndlessWinterState) -> list[str]:
    """The Rival's cards of this round."""
    return state.rival.shown[TURNS * (state.round - 1) :] if state.rival else []


# Marks -----------------------------------------------------------------------------------------------------------


def lit(view: View) -> Sequence[str]:
    """Targets that can be pressed now."""
    return _marked(view)[0]


def marks(view: View, *kinds: str) -> tuple[object, ...]:
    """What the marks on things of these kinds depend on."""
    return tuple(tuple(t for t in targets if t.partition(":")[0] in kinds) for targets in _marked(view))


def market_marks(view: View, *kinds: str) -> tuple[object, ...]:
    """The same with the Culture cards of the display, and without those in hand."""
    shown = {f"card:{card}" for card in view.state.display}
    return (*marks(view, *kinds), *(tuple(t for t in targets if t in shown) for targets in _marked(view)))


def _marked(view: View) -> tuple[Sequence[str], Sequence[str]]:
    return (view.targets if view.scratch.chosen else view.first_targets), view.scratch.chosen


def classes(view: View, target: str, *names: str) -> str:
    """Class names with the marks of a target."""
    states = {"can": target in lit(view), "sel": target in view.scratch.chosen}
    return " ".join(name for name in (*names, *(name for name, on in states.items() if on)) if name)


def fits(actions: Iterable[Action], pressed: Sequence[str]) -> list[Action]:
    """The actions that fit what was pressed. A Camp is pressed before where it goes."""
    found = fitting(actions, pressed)
    starts = [
        action for action in found if isinstance(action, MoveCamp) and action.targets[: len(pressed)] == tuple(pressed)
    ]
    return [action for action in found if not isinstance(action, MoveCamp) or action in starts] if starts else found


# Focus -----------------------------------------------------------------------------------------------------------


def occasion(view: View) -> str:
    """What brought something into focus: it may be looked away from until the next time."""
    prompt = view.decision.prompt if view.decision else ""
    frame = column_frame(view.state)
    about = prompt if prompt in ABOUT or prompt in MONUMENTS else ""
    return f"{view.state.round} {frame.player} {frame.column} {about}" if frame else f"{view.state.round} {about}"


def focus(view: View) -> str:
    """The tab in focus."""
    when, _, tab = view.scratch.notes.get(FOCUS, "").partition("|")
    if tab and when == occasion(view):
        return tab
    if view.decision and view.decision.prompt in ABOUT:
        return ABOUT[view.decision.prompt]
    frame = column_frame(view.state)
    return TABS[frame.column] if frame else tab or "terrain"


def side(view: View) -> str:
    """Which half of the table a phone shows: ``focus`` or ``monuments``."""
    when, _, half = view.scratch.notes.get(SIDE, "").partition("|")
    if half and when == occasion(view):
        return half
    return "monuments" if view.decision and view.decision.prompt in MONUMENTS else "focus"


def noted(view: View, **values: str) -> Mapping[str, str]:
    """All notes with some changed; ``focus`` and ``side`` hold for this occasion."""
    kept = {f"ew-{name}": f"{occasion(view)}|{value}" for name, value in values.items() if name in ("focus", "side")}
    plain = {f"ew-{name}": value for name, value in values.items() if name not in ("focus", "side")}
    return {**view.scratch.notes, **kept, **plain}


# Cards -----------------------------------------------------------------------------------------------------------


def known(cards: list[str]) -> list[str]:
    """The kinds of the cards whose faces are seen, in order."""
    return [KINDS[card] for card in cards if KINDS[card] != "?"]


def grouped(cards: list[str]) -> dict[str, int]:
    """Kinds among cards that are seen, with how many there are."""
    found: dict[str, int] = {}
    for kind in known(cards):
        found[kind] = found.get(kind, 0) + 1
    return found
