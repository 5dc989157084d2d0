"""Positions for tests: who has what, said in a few words; actions as their texts."""

from __future__ import annotations

from typing import Any

from engine.core.events import Event
from engine.core.frames import Decision, Draft, Frame, settle
from engine.games.endless_winter.actions import written
from engine.games.endless_winter.catalog import CULTURE, RECRUIT_KINDS
from engine.games.endless_winter.game import GAME
from engine.games.endless_winter.phases.course import Rounds, Turns
from engine.games.endless_winter.phases.eclipse import Benefits, Eclipse
from engine.games.endless_winter.phases.turn import Closing, CultureStep
from engine.games.endless_winter.phases.work import Work
from engine.games.endless_winter.state import KINDS, EndlessWinterState, Tribe, Turn


class Table:
    """A position that is played on. Player 0 is at the start of a turn, with nothing done in the round yet."""

    def __init__(self, players: int = 2, seed: int = 1, round: int = 1, **options: Any) -> None:
        step = GAME.setup({"players": players, **options}, seed)
        self.state: EndlessWinterState = step.state
        self.events: list[Event] = []
        self.state.order = list(range(len(self.state.tribes)))
        self.state.round = round
        for tribe in self.state.tribes:
            tribe.side = f"{tribe.chief}-a" if tribe.chief else ""
        self.start(0)

    # Setting up --------------------------------------------------------------------------------------------------

    def start(self, player: int, done: int = 1) -> Table:
        """Begin a turn of a player, ``done`` turns of the round having begun."""
        self.state.turn = Turn(player)
        return self.frames(Rounds("eclipse"), Turns(done), Closing(player), CultureStep(player))

    def frames(self, *frames: Frame[Any]) -> Table:
        """Put the game in the middle of these frames."""
        self.state.frames = list(frames)
        return self

    def eclipse(self) -> Table:
        """The Action phase is over: reveal, and go on to the first decision."""
        for tribe in self.state.tribes:
            tribe.figures = [place or "hunt" for place in tribe.figures]
        return self.frames(Rounds("preparation"), Eclipse()).settle()

    def benefits(self, player: int = 0) -> Table:
        """The player is at the Eclipse actions."""
        return self.frames(Rounds("preparation"), Eclipse(9), Benefits(player))

    def work(self, program: str, player: int = 0, source: str = "card:elder") -> Table:
        """A program of effects is carried out, with a turn around it."""
        return self.frames(*self.state.frames, Work(program, player, source, 0, "EW-35")).settle()

    def settle(self) -> Table:
        """Let the frames go on to the next decision."""
        draft = Draft(self.state)
        settle(draft)
        self.events = draft.events
        return self

    def tribe(self, player: int = 0) -> Tribe:
        """What a player has."""
        return self.state.tribes[player]

    def goods(self, food: int, tools: int, player: int = 0) -> Table:
        """Set a player's tracks."""
        self.tribe(player).food, self.tribe(player).tools = food, tools
        return self

    def chief(self, side: str, player: int = 0) -> Table:
        """Give a player a Chief side."""
        self.tribe(player).chief, self.tribe(player).side = side.rpartition("-")[0], side
        return self

    def cards(self, player: int = 0, rest: str = "discard", **piles: str) -> Table:
        """Lay a player's cards out by kinds (the last of the deck is its top); the others go to ``rest``."""
        tribe = self.tribe(player)
        free = list(tribe.cards)
        laid = {name: [self._take(tribe, free, kind) for kind in kinds.split()] for name, kinds in piles.items()}
        for name in ("deck", "hand", "discard", "play", "pile", "buried"):
            setattr(tribe, name, laid.get(name, []))
        getattr(tribe, rest).extend(free)
        return self

    def _take(self, tribe: Tribe, free: list[str], kind: str) -> str:
        card = next((card for card in free if KINDS[card] == kind), None)
        if card is not None:
            free.remove(card)
            return card
        card = self._gain(kind)
        tribe.cards.append(card)
        return card

    def _gain(self, kind: str) -> str:
        if kind in RECRUIT_KINDS:
            self.state.supply[kind] -= 1
            return f"{kind}-{self.state.supply[kind] + 1}"
        assert kind in CULTURE, f"no free {kind}"
        for pile in (self.state.display, *self.state.decks):
            if kind in pile:
                pile[pile.index(kind)] = self.state.decks[0].pop(0) if pile is self.state.display else ""
        for deck in self.state.decks:
            deck[:] = [card for card in deck if card]
        return kind

    def show(self, *cards: str) -> Table:
        """Put these Culture cards into the first places of the display."""
        piles = (self.state.display, *self.state.decks)
        for place, card in enumerate(cards):
            pile = next(pile for pile in piles if card in pile)
            other = pile.index(card)
            pile[other], self.state.display[place] = self.state.display[place], card
            if pile is self.state.display and other == place:
                pile[place] = card
        return self

    def zone(self, *species: str) -> Table:
        """Put these Animals into the Hunting Zone; "" leaves a gap."""
        self.state.animals = [animal for animal in [*self.state.animals, *self.state.zone] if animal]
        self.state.zone = [self._animal(name) if name else "" for name in species]
        return self

    def animals(self, *species: str, player: int = 0) -> Table:
        """Give a player these upright Animals, and no others."""
        tribe = self.tribe(player)
        self.state.animals += tribe.upright + tribe.tipped
        tribe.upright, tribe.tipped = [], []
        tribe.upright = [self._animal(name) for name in species]
        return self

    def _animal(self, species: str) -> str:
        animal = next(animal for animal in self.state.animals if animal.rpartition("-")[0] == species)
        self.state.animals.remove(animal)
        return animal

    def camps(self, *places: int, player: int = 0) -> Table:
        """Put a player's Camps on these hexes; the others are on the player board."""
        tribe = self.tribe(player)
        tribe.camps = [places.count(place) for place in range(19)]
        tribe.camps_left = 5 - len(places)
        return self

    def land(self, **kinds: str) -> Table:
        """Name the terrain of some hexes (``h3="forest"``), by exchange with others of the kind."""
        lands = self.state.lands
        for name, kind in kinds.items():
            place = int(name[1:])
            if lands[place] != kind:
                other = next(i for i in range(1, 19) if lands[i] == kind and f"h{i}" not in kinds)
                lands[place], lands[other] = kind, lands[place]
        return self

    def stones(self, *stones: str, player: int = 0) -> Table:
        """Give a player these Stones."""
        for supply in self.state.stones:
            supply[:] = [stone for stone in supply if stone not in stones]
        self.tribe(player).stones = list(stones)
        return self

    def open_stones(self, *stones: str) -> Table:
        """These Stones are open, of both eras."""
        self.state.stones = [[stone for stone in stones if stone[1] == era] for era in "12"]
        return self

    # Playing -----------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """What is asked; there must be something."""
        decision = GAME.decision(self.state)
        assert decision is not None
        return decision

    @property
    def prompt(self) -> str:
        """What is asked, in a word."""
        return self.decision.prompt.removeprefix("prompt.")

    @property
    def offered(self) -> list[str]:
        """The actions as texts."""
        return [str(action) for action in self.decision.actions]

    def offers(self, start: str) -> list[str]:
        """The actions whose text begins so."""
        return [text for text in self.offered if text.startswith(start)]

    def do(self, *texts: str) -> Table:
        """Carry out actions, each of which must be offered."""
        for text in texts:
            assert text in self.offered, f"{text!r} is not among {self.offered}"
            step = GAME.apply(self.state, written(text))
            self.state, self.events = step.state, list(step.events)
            assert not GAME.check(self.state), GAME.check(self.state)
        return self

    def refused(self, target: str) -> tuple[str, str]:
        """Why a target cannot be chosen: the reason and the rule."""
        found = [r for r in GAME.refusals(self.state, self.decision.player) if r.target == target]
        assert found, f"{target} is not refused"
        return found[0].reason.removeprefix("refusal."), found[0].rule

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of a kind in the last step."""
        return [event for event in self.events if isinstance(event, kind)]

    # Looking -----------------------------------------------------------------------------------------------------

    def kinds(self, pile: str, player: int = 0) -> list[str]:
        """The kinds of cards in a pile, in order of the alphabet."""
        return sorted(KINDS[card] for card in getattr(self.tribe(player), pile))

    def points(self, player: int = 0) -> int:
        """Points on the score track."""
        return sum(self.tribe(player).points.values())

    @property
    def labour(self) -> int:
        """Labour in the pool."""
        return self.state.turn.labour
