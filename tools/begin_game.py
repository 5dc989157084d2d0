"""A game begun as a person begins one: by way of the lobby's set-up dialog."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playwright.sync_api import Page


def begin_game(
    page: Page, levels: Sequence[str], game: str, seed: int, options: Mapping[str, str] | None = None
) -> None:
    """Set a game up in the lobby and begin it; a seat without level is a person. The table may not be up yet."""
    page.click(f".go [data-act=setup][data-game={game}]")
    page.click(f"#setup [data-count='{len(levels)}']")
    for i, level in enumerate(levels):
        page.select_option(f"#level{i}", level)
    page.click("#setup details summary")
    page.fill("#seed", str(seed))
    for name, value in (options or {}).items():
        page.select_option(f"#option-{name}", value)
    page.click("#setup footer [data-act=begin]")
