"""``python -m engine``: games in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine import games
from engine.__main__ import main
from engine.core.catalogues import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

TABLES = [(name, players) for name in games for players in games[name].players]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_to_its_end(name: str, players: int, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    wish = ["--game", name, "--players", str(players), "--agents", "random", "--language", language]
    assert main(["play", *wish]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1].strip()
    assert sum(line.startswith("Ana: ") for line in told) == 1


@pytest.mark.parametrize("name", list(games))
def test_a_printed_game_replays(name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    players = str(games[name].players[0])
    assert main(["play", "--game", name, "--players", players, "--agents", "random", "--json"]) == 0
    saved = tmp_path / "game.json"
    saved.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["replay", str(saved)]) == 0
    assert "digest" in capsys.readouterr().out


def test_what_cannot_be_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["play", "--game", "stone_age", "--players", "9"]) == 1
    assert main(["play", "--game", "stone_age", "--players", "2", "--agents", "clever"]) == 1
    assert main(["play", "--game", "stone_age", "--players", "2", "--option", "wasps=true"]) == 1
    said = capsys.readouterr().err.splitlines()
    assert [line[:6] for line in said] == ["error:"] * 3


def test_a_file_that_cannot_be_read_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    missing, picture, locked, poem = (tmp_path / name for name in ("missing.json", "picture.png", "locked", "poem.txt"))
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    locked.symlink_to(locked)
    poem.write_text("Roses are red", encoding="utf-8")
    for path, status, words in (
        (missing, 2, f"there is no file {missing}"),
        (tmp_path, 2, f"{tmp_path} is a folder, not a saved game"),
        (picture, 2, f"{picture} is not a text file, so it holds no saved game"),
        (locked, 2, f"{locked} cannot be read: "),
        (poem, 1, "not JSON"),
    ):
        assert main(["replay", str(path)]) == status
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith(f"error: {words}")
        assert "Errno" not in line
