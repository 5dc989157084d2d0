"""A newer build is offered, and comes when it may."""

from __future__ import annotations

from tests.ui.fake import click, opened
from tests.ui.playing import begin
from ui.page import Fault, Signal


def test_a_newer_build_is_offered_and_comes_only_between_moves() -> None:
    app, page, table = begin("", "random")
    page.waiting_build = True
    app.handle(Signal("newer"))
    assert 'data-act="renew"' in page.regions["news"]
    decision = table.match.decision
    assert decision is not None
    table.show(chosen=(decision.actions[0].targets[0],))
    click(app, page, "renew")
    assert page.renewals == 0
    assert 'data-act="renew"' not in page.regions["news"]
    click(app, page, "cancel")
    assert page.renewals == 1
    assert page.address == table.id


def test_a_newer_build_is_not_changed_over_to_when_the_game_cannot_be_saved() -> None:
    app, page, _ = begin("", "random")
    page.waiting_build = True
    page.storage.fault = Fault("full")
    click(app, page, "renew")
    assert page.renewals == 0


def test_a_newer_build_can_be_declined() -> None:
    app, page = opened()
    page.waiting_build = True
    app.handle(Signal("newer"))
    click(app, page, "not-now")
    assert page.regions["news"] == ""
