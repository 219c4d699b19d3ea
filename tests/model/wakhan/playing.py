"""A random player for games with her."""

from __future__ import annotations

from pamir_desktop.model import Choice, Decision
from pamir_desktop.model.decisions import EndTurn, ProposeEnd, Withdraw
from pamir_desktop.model.selfplay import Dice


class EagerHuman(Dice):
    """A random player who seldom stops early, so that games reach crowded positions."""

    def pick(self, decision: Decision) -> Choice:
        choice = super().pick(decision)
        for _ in range(8):
            if not isinstance(choice, EndTurn | ProposeEnd | Withdraw):
                break
            choice = super().pick(decision)
        return choice
