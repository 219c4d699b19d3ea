"""The buttons of the prompt bar: which choices get one, with which key, and the bribe's stepper."""

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
"""Their key is always the 9."""

AGREEING: Final = (AcceptBribe, AgreeEnd, PayBribe, Stop, TakePrize)
"""What one most likely wants."""

LAST_KEY: Final = 9


class Amounts(NamedTuple):
    """Sums of rupees that can be named; the least is the first."""

    choices: tuple[ProposeBribe | CounterBribe, ...]
    start: int  # index of the sum shown first

    @classmethod
    def of(cls, decision: Decision) -> Amounts | None:
        found = [c for c in decision.choices if isinstance(c, ProposeBribe | CounterBribe)]
        if not found:
            return None
        found.sort(key=lambda choice: choice.rupees)
        # to offer much and to demand little is the shortest way to an agreement
        start = len(found) - 1 if isinstance(found[0], ProposeBribe) else 0
        return cls(tuple(found), start)


def button_choices(decision: Decision) -> list[tuple[Choice, int]]:
    """Choices with a button, and the digit that presses each; sums and End turn are apart."""
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
    """Something besides ending the turn is possible."""
    return any(isinstance(choice, Act | PlayCard | Purchase) for choice in decision.choices)
