"""Wakhan's answers to decisions that any player may have to make (wakhan.md 4.4, 4.13 to 4.18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pamir_desktop.model.decisions import (
    Blackmail,
    Choice,
    Decision,
    DiscardCard,
    PayBribe,
    ShelterSpy,
    WithholdBribe,
)
from pamir_desktop.model.state import State

from .arrows import seat_of
from .discards import first_to_go
from .events import name_player, name_region, name_suit
from .icons import place_road, place_spy
from .limits import take_block, take_cylinder
from .priority import highest


def answer(state: State, decision: Decision) -> Choice:
    """Her choice for a decision that belongs to her seat."""
    return ANSWERS[decision.prompt](state, decision)


def settle_bribe(state: State, decision: Decision) -> Choice:
    """In full (W34), or not at all with Courtly Manners (W64); she never negotiates."""
    chosen = next(
        (choice for choice in decision.choices if isinstance(choice, WithholdBribe)),
        decision.choices[0],
    )
    assert isinstance(chosen, WithholdBribe | PayBribe)
    if state.log is not None:
        state.add_log(
            "trace.bribe",
            card=decision.args["card"],
            recipient=decision.args["recipient"],
            due=decision.args["due"],
            rupees=state.players[decision.seat].rupees,
            verdict="paid" if isinstance(chosen, PayBribe) else "withheld",
        )
    return chosen


def blackmail(state: State, decision: Decision) -> Choice:
    """Always, on the highest-priority card without spies (3.2)."""
    choices = [choice for choice in decision.choices if isinstance(choice, Blackmail)]
    target = highest(state, (choice.target for choice in choices), "blackmail")
    return Blackmail(choices[0].by, target)


def shelter_spy(state: State, decision: Decision) -> Choice:
    """Always; with both Safe Houses the one of higher priority (4.16)."""
    houses = (choice.card for choice in decision.choices if isinstance(choice, ShelterSpy))
    return ShelterSpy(highest(state, houses, "safe_house"))


def keep_court_limit(state: State, decision: Decision) -> Choice:
    return DiscardCard(first_to_go(state, state.players[decision.seat].court, "limit"))


def pay_debt(state: State, decision: Decision) -> Choice:
    """Older printing: a court card for each rupee owed; a hand card only if the court is empty."""
    player = state.players[seat_of(state)]
    return DiscardCard(first_to_go(state, player.court or player.hand, "debt"))


ANSWERS: Final[dict[str, Callable[[State, Decision], Choice]]] = {
    "battle.safe_house": shelter_spy,
    "bribe.offer": settle_bribe,
    "debt.card": pay_debt,
    "event.rebuke": name_region,
    "event.rumor": name_player,
    "event.suit": name_suit,
    "event.swap": name_player,
    "impact.road": place_road,
    "impact.spy": place_spy,
    "limit.court": keep_court_limit,
    "take.block": take_block,
    "take.cylinder": take_cylinder,
    "turn.blackmail": blackmail,
}
"""Every decision the shared rules can ask of her; all others she makes before she acts."""
