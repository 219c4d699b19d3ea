"""Which choices get a button in the prompt bar, with which digit, and the sums of a bribe."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from pamir_desktop.model.decisions import (
    Choice,
    CounterBribe,
    Decision,
    EndTurn,
    ProposeBribe,
)
from pamir_desktop.model.first_edition.choices import CounterOffer, MakeOffer
from pamir_desktop.views.table.edition_hands import SECOND, EditionHands, hands_of

from .question import Question

LAST_KEY: Final = 9

Sum: TypeAlias = ProposeBribe | CounterBribe | MakeOffer | CounterOffer


class Amounts(NamedTuple):
    """Sums of rupees to offer or demand, in rising order."""

    choices: tuple[Sum, ...]
    start: int  # index of the sum shown first

    @classmethod
    def of(cls, decision: Decision, hands: EditionHands = SECOND) -> Amounts | None:
        found = [c for c in decision.choices if isinstance(c, Sum)]
        if not found:
            return None
        found.sort(key=lambda choice: choice.rupees)
        # offering much of what is due and demanding little leads to an agreement soonest; for a
        # consent nothing is due, and the sums go up to all one has
        offers = isinstance(found[0], hands.offering) and "due" in decision.args
        start = len(found) - 1 if offers else 0
        return cls(tuple(found), start)


def button_choices(decision: Decision, hands: EditionHands = SECOND) -> list[tuple[Choice, int]]:
    """Choices with a button, each with its digit; sums and End turn are shown elsewhere."""
    shown = [
        choice
        for choice in decision.choices
        if hands.has_button(choice) and not isinstance(choice, EndTurn | Sum)
    ]
    accepted = [choice for choice in shown if not isinstance(choice, hands.declining)]
    declined = [choice for choice in shown if isinstance(choice, hands.declining)]
    numbered = [(choice, key) for key, choice in enumerate(accepted, 1) if key < LAST_KEY]
    return numbered + [(choice, LAST_KEY) for choice in declined]


def wastes_actions(question: Question) -> bool:
    """Whether End turn has to be confirmed: something else could be done.

    Lessons confirm nothing, and a warning is question enough.
    """
    decision = question.decision
    if decision is None or question.guided or question.is_warned_of(EndTurn()):
        return False
    acting = hands_of(question.setup).acting
    return any(isinstance(choice, acting) for choice in decision.choices)
