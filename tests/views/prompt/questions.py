"""Questions for the prompt bar, from the first turns of a game."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model import Decision, State, apply, new_game, pending
from pamir_desktop.model.decisions import (
    AcceptBribe,
    CounterBribe,
    DeclineBribe,
    PayBribe,
    ProposeBribe,
    Withdraw,
)
from pamir_desktop.model.terms import Seat
from pamir_desktop.views.prompt.question import Question
from tests.window.application import table

OFFER: Final = Decision(
    Seat(0),
    "bribe.offer",
    {"card": 11, "recipient": 1, "due": 3},
    (PayBribe(3), ProposeBribe(0), ProposeBribe(1), ProposeBribe(2), Withdraw()),
)
ANSWER: Final = Decision(
    Seat(1),
    "bribe.answer",
    {"card": 11, "payer": 0, "due": 3, "proposed": 1},
    (AcceptBribe(1), CounterBribe(2), CounterBribe(3), DeclineBribe()),
)


def beginning(choices: int) -> State:
    """A game of three in which the first choice was made so often."""
    state = new_game(table(3))
    for _ in range(choices):
        decision = pending(state)
        assert decision is not None
        state = apply(state, decision.choices[0]).state
    return state


def question(state: State, decision: Decision | None = None) -> Question:
    """The pending decision, or another one, as the bar gets it."""
    asked = pending(state) if decision is None else decision
    assert asked is not None
    return Question(state.setup, state, asked.seat, asked)
