"""Documents as links: what is packed comes out again, what is damaged says so and shows what is left."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Match, games
from engine.core import saves
from engine.core.rng import Rng
from ui.links import LARGEST, LONGEST, MOST, game_in, is_packed, pack, unpack
from ui.page import Fault


def played(game_id: str, share: float) -> Match:  # type: ignore[type-arg]
    match, rng = Match.new(games[game_id], {"players": 2}, 3), Rng(3)
    while match.decision is not None:
        match.do(rng.choice(match.decision.actions))
    return match.branch(int(len(match.moves) * share))


@given(st.text())
def test_what_is_packed_comes_out_again(text: str) -> None:
    assert unpack(pack(text)) == text


@pytest.mark.parametrize("game_id", games)
@pytest.mark.parametrize("share", [0, 0.5, 1])
def test_positions_and_replays_of_every_game_fit_into_a_link(game_id: str, share: float) -> None:
    match = played(game_id, share)
    text = saves.dumps(match)
    assert saves.dumps(saves.loads(str(unpack(pack(text))), games.__getitem__)) == text
    assert len(pack(saves.dumps(match.here()))) <= LONGEST


@pytest.mark.parametrize("cut", [0.3, 0.6, 0.99])
def test_a_truncated_link_is_refused_with_what_could_be_read(cut: float) -> None:
    link = pack(saves.dumps(played("stone_age", 0.5)))
    found = unpack(link[: int(len(link) * cut)])
    assert isinstance(found, Fault)
    assert found.kind == "broken"
    assert game_in(found.detail) == "stone_age"


@given(st.integers(4, 800), st.sampled_from("Aa-_9!"))
def test_a_changed_link_never_passes_for_another_document(at: int, character: str) -> None:
    text = saves.dumps(played_once)
    link = pack(text)
    changed = link[:at] + character + link[at + 1 :]
    found = unpack(changed)
    assert found == text if changed == link else isinstance(found, Fault) or found == text


played_once = played("hunters_gatherers", 0.1)


def test_a_link_of_a_newer_program_is_refused() -> None:
    for link, game in (
        ("f2.anything", ""),
        (pack(saves.dumps(played_once)).replace("f1.", "f2."), "hunters_gatherers"),
    ):
        found = unpack(link)
        assert isinstance(found, Fault)
        assert found.kind == "newer"
        assert game_in(found.detail) == game


def test_a_link_that_would_fill_the_memory_is_refused() -> None:
    bomb = urlsafe_b64encode(zlib.compress(b'{"game":"stone_age",' + b" " * (LARGEST * 40), 9)).decode()
    for link in (f"f1.{bomb}", pack("x") + "A" * MOST):
        found = unpack(link)
        assert isinstance(found, Fault)
        assert found.kind == "full"
        assert len(found.detail) <= LONGEST


def test_other_anchors_are_not_taken_for_documents() -> None:
    assert not is_packed("SA-29")
    assert not is_packed("")
    assert is_packed("f1.abc")
