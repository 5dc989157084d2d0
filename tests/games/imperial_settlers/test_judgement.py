"""Judgement: what is plainly better is valued higher, with reasons; a finished game is worth what it is."""

from __future__ import annotations

from engine.core.catalogues import engine_words
from engine.core.frames import Draft
from engine.core.rng import Rng
from engine.games.imperial_settlers.actions import (
    DONE,
    EXCHANGE,
    PASS,
    Activate,
    Build,
    DrawFrom,
    ExchangeFor,
    Give,
    Pay,
    Raze,
    Take,
    Target,
    TradeIn,
)
from engine.games.imperial_settlers.catalog import RIVAL
from engine.games.imperial_settlers.game import GAME
from engine.games.imperial_settlers.phases.lookout import Lookout
from engine.games.imperial_settlers.state import ImperialSettlersState
from tests.games.imperial_settlers.table import S, Table

EN = engine_words("en", "imperial_settlers", ("Ana", "Bento", "Caetano", "Dalva"))


def values(table: Table) -> dict[str, float]:
    assert table.decision is not None
    return {str(appraisal.action): appraisal.value for appraisal in GAME.appraise(table.state, table.decision)}


def why(table: Table, action: object) -> str:
    assert table.decision is not None
    found = next(a for a in GAME.appraise(table.state, table.decision) if a.action == action)
    return " ".join(map(EN.say, found.reasons))


def test_early_production_beats_late_production() -> None:
    def worth(round_: int) -> float:
        me = S("romans", "9 wood, 2 worker", hand=["com-old-forest"])
        return values(Table(me, S("japanese", "2 worker"), round=round_))["build com-old-forest-1"]

    assert worth(1) > worth(3) > worth(5)


def test_points_for_a_good_beat_passing() -> None:
    found = values(Table(S("romans", "worker, wood", built=["com-joiner-1"]), S("japanese", "2 worker"), round=5))
    assert found["activate com-joiner-1 1"] > found["pass"]


def test_a_payment_keeps_the_gold_and_a_sacrifice_the_better_location() -> None:
    me = S("romans", "2 wood, 2 gold", hand=["com-old-forest"])
    found = values(Table(me, S("japanese", "2 worker")).do(Build("com-old-forest-1")))
    assert max(found, key=lambda text: found[text]) == str(Pay(2, 0, 0, 0))
    me = S("romans", "stone", hand=["rom-bank"], built=["com-ruins", "com-town"])
    found = values(Table(me, S("japanese", "2 worker")).do(Build("rom-bank-1")))
    assert found[str(Give("com-ruins-1"))] > found[str(Give("com-town-1"))]


def test_workers_are_exchanged_for_what_is_missing() -> None:
    me = S("romans", "wood, 2 worker", hand=["com-town"])
    table = Table(me, S("japanese", "2 worker"), round=1).do(EXCHANGE)
    found = values(table)
    assert max(found, key=lambda text: found[text]) == str(ExchangeFor("stone"))
    assert why(table, ExchangeFor("stone")) == "Gives what is missing for Town."
    assert why(table, ExchangeFor("wood")) == "Spare workers would go to waste."


def test_reasons() -> None:
    me = S("romans", "9 wood, 9 stone, 9 raze, 9 worker", hand=["com-old-forest", "rom-bank"], built=["com-coal-mine"])
    table = Table(me, S("japanese", "2 worker", built=["com-mill"]), round=2)
    assert why(table, Build("com-old-forest-1")) == "1 point at the end. Now and in 3 more Productions: gain 2 wood."
    assert "Costs you one of your Locations." in why(table, Build("rom-bank-1"))
    assert why(table, Raze("com-mill-1")) == "Brings 1 worker and 1 food. Sets Bento back."
    assert why(table, Activate("com-coal-mine-1", 1)) == "At once: gain 2 stone."
    assert why(table, PASS) == "You would lose 9 wood, 9 stone and 9 workers."


def test_lookout_reasons_name_the_best_use() -> None:
    table = Table(S("romans"), S("japanese"), row=["com-old-forest", "com-ruins", "com-castle-a"], still=True)
    table.play_on(Lookout(0))
    assert why(table, Take("com-old-forest-1")) == "Good to build."


def test_every_kind_of_choice_is_judged() -> None:
    table = Table(S("romans", "worker", built=["com-castle-a"]), S("japanese", "2 worker"))
    assert set(values(table.do(Activate("com-castle-a-1", 1)))) == {"draw_from common", "draw_from faction"}
    assert why(table, DrawFrom("common")) == ""
    me = S("romans", "food", built=["com-porters", "com-town", "com-monument"])
    found = values(Table(me, S("japanese", "2 worker"), round=5).do(Activate("com-porters-1", 1)))
    assert found[str(Target("com-monument-1"))] != found[str(Target("com-town-1"))]
    chapel = Table(S("barbarians", "raze", hand=["com-armorer"], built=["bar-dark-chapel-a"]), S("romans", "2 worker"))
    found = values(chapel.do(Activate("bar-dark-chapel-a-1", 1)))
    assert found[str(TradeIn(("stone",)))] > found[str(TradeIn(()))]
    after = Table(S("romans", "defense, wood", hand=["com-sawmill"]), S("barbarians", "2 worker"))
    assert set(values(after.do(Build("com-sawmill-1")))) == {"defend com-sawmill-1", str(DONE)}


def test_a_finished_game_is_worth_its_points() -> None:
    for players in (2, 3, 4):
        state = played(players, 1, greedy={*range(players)})
        totals = GAME.totals(state)
        for player in range(players):
            best = max(points for other, points in enumerate(totals) if other != player)
            assert GAME.evaluate(state, player) == totals[player] - best


def played(players: int, seed: int, greedy: set[int]) -> ImperialSettlersState:
    """A game between players who follow the rules of thumb and players who play at random."""
    step, rng = GAME.setup({"players": players}, seed), Rng(seed)
    draft, decision = Draft(step.state), step.decision
    while decision is not None:
        draft.events.clear()
        if decision.player in greedy:
            action = max(GAME.appraise(draft.state, decision), key=lambda a: a.value).action
        else:
            action = rng.choice(decision.actions)
        decision = GAME.advance(draft, action)
    return draft.state


def test_is_86_a_solo_game_is_worth_less_when_it_is_lost() -> None:
    lost = Table(S("romans", built=["com-mill"], vp=9), S(RIVAL), still=True)
    won = Table(S("romans", built=["rom-bank"], vp=8), S(RIVAL), still=True)
    for table in (lost, won):
        table.state.phase = "end"
    assert GAME.totals(lost.state) == GAME.totals(won.state) == [10]
    assert GAME.evaluate(won.state, 0) == 10
    assert GAME.evaluate(lost.state, 0) < 5


def test_rules_of_thumb_beat_chance() -> None:
    for seed in range(8):
        state = played(2, seed, greedy={seed % 2})
        assert GAME.ranking(state) == [[seed % 2], [1 - seed % 2]]
