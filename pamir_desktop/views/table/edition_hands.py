"""How the choices of each edition are made by hand, found by the setup of the game.

`EditionHands` is the second edition and the base of all others: an edition overrides what it does
differently. The pointer asks it for gestures, the prompt bar for buttons and sums.
"""

from __future__ import annotations

from pamir_desktop.model.decisions import (
    AcceptBribe,
    Act,
    AgreeEnd,
    Choice,
    Decision,
    DeclineBribe,
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
from pamir_desktop.model.setup import Edition, Setup
from pamir_desktop.model.state import State

from .gestures import Gesture, gesture, has_button
from .intended_choices import carried_attempt, intended_choice, intended_choices
from .spots import Spot

Kinds = tuple[type[Choice], ...]


class EditionHands:
    """The second edition."""

    aiming: Kinds = (Act,)
    """Choices whose tile can be dragged to what they are used on."""

    declining: Kinds = (Skip, Withdraw, DeclineBribe, ReturnSpy)
    """Their digit is always 9."""

    agreeing: Kinds = (AcceptBribe, AgreeEnd, PayBribe, Stop, TakePrize)
    """The most likely answers."""

    offering: Kinds = (ProposeBribe,)
    """Sums of which the highest is shown first; of sums that are demanded it is the lowest."""

    acting: Kinds = (Act, PlayCard, Purchase)
    """What can be done in a turn besides ending it."""

    menu = "turn.action"
    """The prompt of the menu of a turn."""

    has_deals = False
    """Players make deals, for which the prompt bar has a button."""

    def gestures(self, state: State, decision: Decision) -> list[Gesture]:
        return [gesture(state, decision, choice) for choice in decision.choices]

    def has_button(self, choice: Choice) -> bool:
        return has_button(choice)

    def intents(self, spot: Spot, decision: Decision | None, state: State) -> list[Choice]:
        """Everything that could be wanted of an item, to explain why not."""
        return intended_choices(spot, decision, state)

    def intent(self, spot: Spot, decision: Decision | None, state: State) -> Choice | None:
        """The most likely one."""
        return intended_choice(spot, "" if decision is None else decision.prompt, state)

    def carried(self, grab: Spot, drop: Spot, state: State) -> Choice | None:
        """What was wanted by dropping something where it cannot go."""
        return carried_attempt(grab, drop, state)


SECOND = EditionHands()


def hands_of(setup: Setup) -> EditionHands:
    if setup.edition is Edition.SECOND:
        return SECOND
    from .first_edition.first_hands import FIRST  # noqa: PLC0415  # most games do without it

    return FIRST
