"""A purchase tried on a copy of the state (wakhan.md 4.2, W25): which regions she would gain."""

from __future__ import annotations

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.rules.buy import buy
from pamir_desktop.model.rules.ruling import ruled_by, ruler_of
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import Impact

from .answers import answer
from .arrows import seat_of
from .hand import PlayHand


def regions_gained(state: State, slot: int) -> int:
    """How many regions she does not rule now but would after buying and playing the card."""
    seat = seat_of(state)
    facts = CARDS[state.market_cards[slot]]
    # Only tribes and armies add ruling pieces, and only in the card's own region.
    if ruler_of(state, facts.region) == seat:
        return 0
    if Impact.TRIBE not in facts.impact and Impact.ARMY not in facts.impact:
        return 0
    copy = state.clone()
    copy.agenda = [PlayHand()]
    buy(copy, seat, slot)
    run_out(copy)
    return len(set(ruled_by(copy, seat)) - set(ruled_by(state, seat)))


def run_out(state: State) -> None:
    """Run the whole agenda; playing one of her cards never asks a human (W25)."""
    while state.agenda:
        step = state.agenda[-1]
        decision = step.ask(state)
        choice = None
        if decision is not None:
            assert decision.seat == seat_of(state)
            choice = answer(state, decision)
        state.agenda.pop()
        step.run(state, choice)
