"""What one seat may know: a state with all hidden information removed.

Hands of others, the deck's order, the generator and Wakhan's next card never leak into it. The
cards left in the box are in no state at all.
"""

from __future__ import annotations

from .ai_cards import AI_CARDS
from .state import State
from .terms import HIDDEN, NOBODY, Seat


def visible_to(state: State, seat: Seat) -> State:
    """A copy as this seat sees it; NOBODY is an onlooker. It cannot be played on."""
    seen = state.clone()
    seen.rng = 0
    seen.deck = [HIDDEN] * len(state.deck)
    if seen.wakhan is not None:
        seen.wakhan.deck = hidden_ai_deck(seen.wakhan.deck)
    if seen.first is not None:
        seen.first.hide_from(seat)
    if not state.setup.open_hands:
        for other, player in enumerate(seen.players):
            if other != seat:
                player.hand = [HIDDEN] * len(player.hand)
    # the setup's seed determines the whole deck
    seen.setup = seen.setup.without_seed()
    # pending steps may name a card that is not public yet: only the decision itself is visible
    seen.agenda = []
    return seen


def hidden_ai_deck(deck: list[int]) -> list[int]:
    """Only the back of the top card is public: the first AI card with that back replaces it.

    The id itself would reveal the next front (W70).
    """
    if not deck:
        return []
    top = AI_CARDS[deck[-1]]
    back = (top.back_columns, top.back_sides)
    alike = next(c for c in AI_CARDS.values() if (c.back_columns, c.back_sides) == back)
    return [0] * (len(deck) - 1) + [alike.number]


def onlooker(state: State) -> State:
    """What everyone may know."""
    return visible_to(state, NOBODY)
