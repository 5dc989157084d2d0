"""What the words of cards, stones, tiles and boards do. Each is a function of the executor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.components.effects import Effect
from engine.core.actions import Action
from engine.core.frames import Decision, Draft, Frame
from engine.games.endless_winter.actions import DECLINE, DRAW, Draw, Raise, TakePiece, raise_megalith, take_piece
from engine.games.endless_winter.phases import cards, goods, idols, megaliths
from engine.games.endless_winter.phases.deeds import DEEDS, climb
from engine.games.endless_winter.phases.payment import Select, payable
from engine.games.endless_winter.phases.prices import GIFT, Terms
from engine.games.endless_winter.phases.work import Work
from engine.games.endless_winter.scoring import count
from engine.games.endless_winter.state import EndlessWinterState
from engine.games.endless_winter.vocabulary import EXECUTOR

word = EXECUTOR.word
Wint = EndlessWinterState


# Plain gains ----------------------------------------------------------------------------------------------------


@word("gain")
def _gain(draft: Draft[Wint], work: Work, effect: Effect) -> None:
    goods.gain(draft, work.player, effect["good"], effect["n"], work.source, work.rule)


@word("gain_per")
def _gain_per(draft: Draft[Wint], work: Work, effect: Effect) -> None:
    n = counted_points(draft.state, work.player, effect)
    if n:
        goods.gain(draft, work.player, effect["good"], n, work.source, work.rule)


def counted_points(state: Wint, player: int, effect: Effect) -> int:
    """What a ``gain_per`` is worth to a player now."""
    return min(int(effect["max"]), int(effect["n"]) * count(state, player, effect["per"]))


@word("discount")
def _discount(draft: Draft[Wint], _work: Work, effect: Effect) -> None:
    key, discounts = f"{effect['action']}:{effect['resource']}", draft.state.turn.discounts
    discounts[key] = discounts.get(key, 0) + effect["n"]


@word("use_taken_bottom", can=lambda state, _work, _effect: state.turn.column in state.bottoms)
def _use_taken_bottom(draft: Draft[Wint], _work: Work, _effect: Effect) -> None:
    draft.state.turn.pass_bottom = True


# Deeds ----------------------------------------------------------------------------------------------------------


def _terms(effect: Effect) -> Terms:
    args = effect.args
    offs = {name: args[name] for name in ("food_off", "tool_off", "labour_off") if name in args}
    return Terms(**offs) if offs else GIFT


def _can_select(state: Wint, work: Work, effect: Effect) -> bool:
    return bool(payable(state, work.player, (effect.op,), _terms(effect)))


def _select(draft: Draft[Wint], work: Work, effect: Effect) -> None:
    draft.push(Select(work.player, effect.op, effect["n"], _terms(effect)))


for _word in DEEDS.keys() - {"advance"}:
    word(_word, can=_can_select)(_select)


@dataclass(slots=True)
class Climb(Frame[EndlessWinterState]):
    """A marker goes up ``left`` steps of one track, with the bonus of each space before the next step (EW-84)."""

    player: int
    track: str
    left: int
    rule: str

    def proceed(self, draft: Draft[Any]) -> None:
        """One step."""
        self.left -= 1
        if not self.left:
            draft.pop()
        climb(draft, self.player, self.track, self.rule)


def _can_advance(state: Wint, work: Work, effect: Effect) -> bool:
    tracks = idols.open_tracks(state.tribes[work.player])
    return bool(tracks) if effect["track"] == "any" else effect["track"] in tracks


@word("advance", can=_can_advance)
def _advance(draft: Draft[Wint], work: Work, effect: Effect) -> None:
    if effect["track"] == "any":
        draft.push(Select(work.player, "advance", effect["n"], GIFT))
    else:
        draft.push(Climb(work.player, effect["track"], effect["n"], work.rule))


# Cards ----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Drawing(Frame[EndlessWinterState]):
    """An effect draws ``left`` cards. Before the discard pile is shuffled for it the player may stop (EW-7, EW-25)."""

    player: int
    left: int
    rule: str

    def decision(self, state: EndlessWinterState) -> Decision | None:
        """Whether to shuffle, if the deck has run out."""
        tribe = state.tribes[self.player]
        if not self.left or tribe.deck or not tribe.discard:
            return None
        return Decision(self.player, "prompt.shuffle", (DRAW, DECLINE), ("EW-7", "EW-25"), {"n": self.left})

    def apply(self, draft: Draft[Any], action: Action) -> None:
        """Shuffle and draw on, or stop."""
        if isinstance(action, Draw):
            self.left -= 1
            cards.draw(draft, self.player, 1, self.rule)
        else:
            draft.pop()

    def proceed(self, draft: Draft[Any]) -> None:
        """Draw what the deck has."""
        n = min(self.left, len(draft.state.tribes[self.player].deck))
        cards.draw(draft, self.player, n, self.rule)
        self.left -= n
        if not n:
            draft.pop()


def _can_draw(state: Wint, work: Work, _effect: Effect) -> bool:
    tribe = state.tribes[work.player]
    return bool(tribe.deck or tribe.discard)


@word("draw", can=_can_draw)
def _draw(draft: Draft[Wint], work: Work, effect: Effect) -> None:
    draft.push(Drawing(work.player, effect["n"], work.rule))


# Megaliths ------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Raising(Frame[EndlessWinterState]):
    """The player may place up to ``left`` Megaliths: first a stack is named (``stack``, -1: not yet), then a place."""

    player: int
    left: int
    rule: str
    stack: int = -1

    def decision(self, state: EndlessWinterState) -> Decision | None:
        """From which stack, or where to."""
        if not self.left or not megaliths.can_place(state, self.player):
            return None
        if self.stack < 0:
            stacks = [take_piece(stack) for stack in megaliths.pieces(state.tribes[self.player])]
            return Decision(self.player, "prompt.take_piece", (*stacks, DECLINE), ("EW-67", "EW-25"), {"n": self.left})
        low = [raise_megalith(1, *cell) for cell in megaliths.low_places(state)]
        high = [raise_megalith(2, *cell) for cell in megaliths.high_places(state)]
        return Decision(self.player, "prompt.raise", (*low, *high), ("EW-68", "EW-70"))

    def apply(self, draft: Draft[Any], action: Action) -> None:
        """Take the piece, or put it up."""
        if isinstance(action, TakePiece):
            self.stack = action.stack
        elif isinstance(action, Raise):
            self._raise(draft, action)
        else:
            draft.pop()

    def _raise(self, draft: Draft[Any], action: Raise) -> None:
        stack, self.stack = self.stack, -1
        self.left -= 1
        if not self.left:
            draft.pop()
        cell = (action.row, action.column)
        bonus = megaliths.place(draft, self.player, stack, action.level, cell)
        if bonus:
            source = f"space:{action.row}-{action.column}"
            draft.push(Work(bonus, self.player, source, 0, "EW-69"))


@word("place_megalith", can=lambda state, work, _effect: megaliths.can_place(state, work.player))
def _place_megalith(draft: Draft[Wint], work: Work, effect: Effect) -> None:
    draft.push(Raising(work.player, effect["n"], work.rule))
