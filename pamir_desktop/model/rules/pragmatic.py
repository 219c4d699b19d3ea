"""Wakhan's pragmatic loyalty (wakhan.md 3.0.1): the coalition whose blocks she places now."""

from __future__ import annotations

from pamir_desktop.model.ai_cards import AI_CARDS
from pamir_desktop.model.pieces import blocks_in_play
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import Coalition


def pragmatic_loyalty(state: State) -> Coalition:
    """The first coalition on her AI card that no human is loyal to; derived on every use (W6)."""
    assert state.wakhan is not None
    taken = {player.loyalty for player in state.players}
    front = state.wakhan.front
    order = AI_CARDS[front].pragmatic_loyalty if front else tuple(Coalition)
    free = [coalition for coalition in order if coalition not in taken]
    if state.setup.wakhan.steadfast_loyalty:
        # max() keeps the first of equals: the one further left on the AI card
        return max(free, key=lambda coalition: blocks_in_play(state, coalition))
    return free[0]
