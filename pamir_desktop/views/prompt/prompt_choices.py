"""Which choices get a button in the prompt bar, with which digit, and the sums of a bribe."""

from __future__ import annotations

from typing import Final, NamedTuple

from pamir_desktop.model.decisions import (
    AcceptBribe,
    Act,
    AgreeEnd,
    Choice,
    CounterBribe,
    Decision,
    DeclineBribe,
    EndTurn,
    PayBribe,
    PlayCard,
    ProposeBribe,
    Purchase,
    ReturnSpy,
    Skip,
    Stop,
    TakePrize,
    Withdraw,
)
from pamir_desktop.views.table.gestures import has_button

DECLINING: Final = (Skip, Withdraw, DeclineBribe, ReturnSpy)
"""Their digit is always 9."""

AGREEING: Final = (AcceptBribe, AgreeEnd, PayBribe, Stop, TakePrize)
"""The most likely answers."""

LAST_KEY: Final = 9


class Amounts(NamedTuple):
    """Sums of rupees to offer or demand, in rising order."""

    choices: tuple[ProposeBribe | CounterBribe, ...]
    start: int  # index of the sum shown first

    @classmethod
    def of(cls, decision: Decision) -> Amounts | None:
        found = [c for c in decision.choices if isinstance(c, ProposeBribe | CounterBribe)]
        if not found:
            return None
        found.sort(key=lambda choice: choice.rupees)
        # offering much and demanding little leads to an agreement soonest
        start = len(found) - 1 if isinstance(found[0], ProposeBribe) else 0
        return cls(tuple(found), start)


def button_choices(decision: Decision) -> list[tuple[Choice, int]]:
    """Choices with a button, each with its digit; sums and End turn are shown elsewhere."""
    shown = [
        choice
        for choice in decision.choices
        if has_button(choice) and not isinstance(choice, EndTurn | ProposeBribe | CounterBribe)
    ]
    accepted = [choice for choice in shown if not isinstance(choice, DECLINING)]
    declined = [choice for choice in shown if isinstance(choice, DECLINING)]
    numbered = [(choice, key) for key, choice in enumerate(accepted, 1) if key < LAST_KEY]
    return numbered + [(choice, LAST_KEY) for choice in declined]


def can_act_on(decision: Decision) -> bool:
    """Whether anything besides ending the turn is possible."""
    return any(isinstance(choice, Act | PlayCard | Purchase) for choice in decision.choices)
