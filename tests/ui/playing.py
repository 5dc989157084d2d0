"""Playing as people do: by the set-up dialog and the buttons of the table."""

from __future__ import annotations

from tests.ui.fake import FakePage, click, opened
from ui.app import App
from ui.table import Table


def begin(*levels: str, seed: int = 5) -> tuple[App, FakePage, Table]:
    """A game of Stone Age begun in the lobby; a seat without level is a person."""
    app, page = opened()
    click(app, page, "prefer", name="pace", value="once")
    click(app, page, "setup", game="stone_age")
    fields = {f"level{i}": level for i, level in enumerate(levels)} | {f"name{i}": f"P{i}" for i in range(4)}
    click(app, page, "seats", fields=fields, count=str(len(levels)))
    click(app, page, "begin", fields={**fields, "seed": str(seed)})
    assert app.table is not None
    return app, page, app.table


def take(app: App, page: FakePage, table: Table, index: int = 0) -> None:
    """Have whoever decides take an action by its button."""
    if table.curtain is not None:
        click(app, page, "unveil")
    decision = table.match.decision
    assert decision is not None
    actions = decision.actions
    click(app, page, "do", action=str(actions[index % len(actions)]), sure="yes")
