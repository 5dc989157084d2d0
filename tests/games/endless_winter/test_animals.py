"""Chapter G: Animals (EW-76 to EW-82), and the best split of sets (EW-119 to EW-122)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.endless_winter.catalog import ANIMALS
from engine.games.endless_winter.events import ZoneFilled
from engine.games.endless_winter.game import GAME
from engine.games.endless_winter.scoring import animal_sets, set_points
from engine.games.endless_winter.state import SPECIES
from tests.games.endless_winter.table import Table


def test_ew_76_sixty_animals() -> None:
    counts = Counter(SPECIES.values())
    assert sum(counts.values()) == 60
    assert {kind for kind, n in counts.items() if n == 5} == {"woolly-mammoth", "argentavis"}
    assert set(counts.values()) == {5, 10}


def test_ew_77_animals_come_upright() -> None:
    table = Table(2).goods(0, 5).animals().zone("glyptodon").cards(hand="hunter")
    table.do("place_figure member hunt", "hunt glyptodon")
    assert [a[:9] for a in table.tribe().upright] == ["glyptodon"]
    assert not table.tribe().tipped


def test_ew_78_tipping_takes_the_printed_gain() -> None:
    table = Table(2).animals("saber-toothed-cat").goods(0, 0).work("hunter.ability").do("tip saber-toothed-cat")
    assert (table.tribe().food, table.tribe().tools) == (1, 2)


def test_ew_79_a_tipped_animal_stays_so_and_scores_in_no_set_but_is_owned() -> None:
    table = Table(2).animals("ground-sloth", "ground-sloth", "glyptodon")
    assert sum(line.points for line in GAME.score(table.state) if line.player == 0 and line.kind == "animals") == 5
    table.work("hunter.ability").do("tip ground-sloth")
    assert sum(line.points for line in GAME.score(table.state) if line.player == 0 and line.kind == "animals") == 2
    table.work("hunter.ability")
    assert table.offers("tip") == ["tip ground-sloth", "tip glyptodon"]
    before = table.points()
    assert table.do("decline").work("trophy-display.play").points() - before == 2


def test_ew_80_a_deck_that_runs_out_fills_the_zone_as_far_as_it_goes() -> None:
    table = Table(2).zone("", "", "glyptodon")
    owner = table.tribe(1)
    owner.upright += table.state.animals[1:]
    table.state.animals = table.state.animals[:1]
    table.eclipse()
    while table.prompt == "eclipse":
        table.do("end_benefits")
    assert sum(bool(animal) for animal in table.state.zone) == 2
    assert not table.state.animals
    assert [len(e.animals) for e in table.happened(ZoneFilled)] == [3]


def test_ew_81_only_own_animals_can_be_tipped() -> None:
    table = Table(2).animals("glyptodon", player=1).animals()
    assert table.work("hunter.ability").prompt == "turn"


def test_ew_82_animals_of_setup_cards_are_not_in_the_deck() -> None:
    for seed in range(12):
        state = GAME.setup({"players": 4}, seed).state
        owned = [animal for tribe in state.tribes for animal in tribe.upright]
        assert sorted([*owned, *state.zone, *state.animals]) == sorted(SPECIES)


# The oracle: every way to split, with no cleverness -------------------------------------------------------------


def partitions(animals: tuple[str, ...]) -> Iterator[list[tuple[str, ...]]]:
    """Every way to put some of the animals into groups."""
    if not animals:
        yield []
        return
    first, rest = animals[0], animals[1:]
    for groups in partitions(rest):
        yield groups
        yield [(first,), *groups]
        for i, group in enumerate(groups):
            yield [*groups[:i], (first, *group), *groups[i + 1 :]]


def worth(group: tuple[str, ...]) -> int:
    """Points of one group; 0 if it is no set."""
    real = [kind for kind in group if kind != "argentavis"]
    if not real or len(set(real)) > 1 or len(group) > len(ANIMALS[real[0]].sets):
        return 0
    return ANIMALS[real[0]].sets[len(group) - 1]


def oracle(animals: tuple[str, ...]) -> int:
    return max(sum(map(worth, groups)) for groups in partitions(animals))


def named(kinds: list[str]) -> list[str]:
    """Cards of these species, each another copy."""
    seen: Counter[str] = Counter()
    cards = []
    for kind in kinds:
        seen[kind] += 1
        cards.append(f"{kind}-{seen[kind]}")
    return cards


@given(
    st.lists(st.sampled_from(sorted(ANIMALS)), max_size=7).filter(
        lambda kinds: max(Counter(kinds).values(), default=0) < 6
    )
)
def test_ew_121_the_best_split_against_exhaustive_search(kinds: list[str]) -> None:
    assert set_points(animal_sets(named(kinds))) == oracle(tuple(kinds))


@pytest.mark.parametrize(
    "kinds",
    [
        ["argentavis"] * 4 + ["woolly-mammoth"] * 3 + ["giant-beaver"] * 2,
        ["argentavis"] * 3 + ["giant-beaver"] * 6,
        ["argentavis"] * 2 + ["ancient-bison"] * 3 + ["ground-sloth"] * 2 + ["glyptodon"] * 2,
        ["argentavis"] * 5 + ["woolly-mammoth", "saber-toothed-cat", "giant-beaver", "ground-sloth"],
    ],
    ids=" ".join,
)
def test_ew_121_larger_collections_against_exhaustive_search(kinds: list[str]) -> None:
    assert set_points(animal_sets(named(kinds))) == oracle(tuple(kinds))
