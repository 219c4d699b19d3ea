"""Badal (1.15, F28): tokens for what others took, spent to raise the rank of an action."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision, NamePlayer, Skip
from pamir_desktop.model.pieces import spies_by_seat
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import NOBODY, CardId, Seat
from pamir_desktop.model.values import frozen

from .standing import table_of
from .terms import BADAL_TOKENS


def harm(state: State, victim: Seat) -> None:
    """A player lost a tribe, a spy or a tableau card to the action under way."""
    table = table_of(state)
    if table.tokens and victim != state.active:
        table.harmed |= 1 << victim


def harm_spies(state: State, card: CardId, lender: Seat = NOBODY) -> None:
    """The card under these spies is removed; one spy lent with consent does not count."""
    if not table_of(state).tokens:
        return
    for seat, spies in enumerate(spies_by_seat(state, card)):
        if spies - (seat == lender) > 0:
            harm(state, Seat(seat))


def in_bank(state: State) -> int:
    return BADAL_TOKENS - sum(table_of(state).tokens)


def spend(state: State, seat: Seat, tokens: int) -> None:
    if tokens:
        table_of(state).tokens[seat] -= tokens
        state.add_log("token.spent", seat=seat, tokens=tokens)


def to_console(state: State) -> list[Seat]:
    """Everyone harmed who took no token this turn, from the active player clockwise."""
    table = table_of(state)
    waiting = table.harmed & ~table.consoled
    return [seat for seat in state.turn_order(state.active) if waiting >> seat & 1]


@step("first.take-token")
@frozen
class TakeToken(Step):
    """From the bank by itself; from an empty bank the victim picks another holder or declines."""

    seat: Seat

    def ask(self, state: State) -> Decision | None:
        if in_bank(state):
            return None
        tokens = table_of(state).tokens
        holders = [s for s in state.turn_order(self.seat)[1:] if tokens[s]]
        if not holders:
            return None
        choices = (*(NamePlayer(holder) for holder in holders), Skip())
        return Decision(self.seat, "first.token", {}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        table = table_of(state)
        if isinstance(choice, Skip) or (choice is None and not in_bank(state)):
            return
        holder = choice.seat if isinstance(choice, NamePlayer) else NOBODY
        if holder != NOBODY:
            table.tokens[holder] -= 1
        table.tokens[self.seat] += 1
        table.consoled |= 1 << self.seat
        state.add_log("token.taken", seat=self.seat, holder=holder)
