"""Why something cannot be done now: the first rule that forbids it, with its numbers."""

from __future__ import annotations

from pamir_desktop.model.decisions import Choice, Decision, Reason
from pamir_desktop.model.state import State

from . import deals
from .choices import ProposeDeal
from .turn import MENU


def explain(state: State, decision: Decision, attempt: Choice) -> Reason | None:
    not_now = Reason("not_now", {"seat": decision.seat, "prompt": decision.prompt})
    if isinstance(attempt, ProposeDeal) and decision.prompt == MENU:
        cause = deals.obstacle(state, attempt)
        return None if cause is None else Reason(cause, {"seat": decision.seat})
    return not_now
