"""Games against Wakhan, with her panel."""

from __future__ import annotations

from pamir_desktop.app import Application
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.views.panels.wakhan_panel import WakhanPanel
from tests.window.application import sensible, table


def play(application: Application, choices: int = 60, seed: int = 3) -> WakhanPanel:
    application.session.start(table(1, seed, wakhan=True))
    dice = Dice(seed)
    for _ in range(choices):
        decision = application.session.decision
        if decision is None:
            break
        application.control.choose(sensible(decision, dice))
    return application.window.table.side.wakhan
