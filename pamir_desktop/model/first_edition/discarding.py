"""Discard (1.4): a hand card for nothing; two of them in a turn bring a rupee (F6)."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Choice, Decision, DiscardCard, TaxPlayer, TaxSlot
from pamir_desktop.model.parts.money import take_from_player, take_from_slot
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Seat
from pamir_desktop.model.values import frozen

from .commerce import slots_with_rupees
from .escrow import begin_act
from .settling import SETTLE
from .standing import table_of
from .terms import Deed

DISCARDS: Final = {card: DiscardCard(card) for card in CARDS}


def obstacle(state: State, seat: Seat, card: CardId) -> str | None:
    if card not in state.players[seat].hand:
        return "first.discard_not_in_hand"
    return None if state.actions_left else "first.discard_no_actions"


def discards(state: State, seat: Seat) -> list[DiscardCard]:
    """Every hand card; only for a player who has an action left."""
    return [DISCARDS[card] for card in state.players[seat].hand]


def discard(state: State, seat: Seat, card: CardId) -> None:
    """No leverage is due for a hand card."""
    table, player = table_of(state), state.players[seat]
    state.actions_left -= 1
    table.discards += 1
    begin_act(state, Deed.DISCARD, card)
    player.hand.remove(card)
    state.discard.append(card)
    if state.log is not None:
        state.add_log("hand.discarded", seat=seat, card=card, cause="action")
    if table.discards == 2:
        state.then(TakeBonus(seat), SETTLE)
    elif table.act is not None:
        state.then(SETTLE)  # nothing else can have changed


@step("first.take-bonus")
@frozen
class TakeBonus(Step):
    """From any other player or market card; no shelter helps, and it must be taken."""

    seat: Seat

    def ask(self, state: State) -> Decision | None:
        choices: list[Choice] = [*slots_with_rupees(state)]
        choices.extend(
            TaxPlayer(seat)
            for seat in state.turn_order(self.seat)[1:]
            if state.players[seat].rupees
        )
        return Decision(self.seat, "first.bonus", {}, tuple(choices)) if choices else None

    def run(self, state: State, choice: Choice | None) -> None:
        match choice:
            case TaxSlot(slot):
                take_from_slot(state, self.seat, slot, 1)
            case TaxPlayer(other):
                take_from_player(state, self.seat, other, 1)
            case _:
                return
