"""Commerce (1.5): up to the rank in rupees from market cards (F11)."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision, Stop, TaxSlot
from pamir_desktop.model.parts.money import take_from_slot
from pamir_desktop.model.state import SLOTS, State
from pamir_desktop.model.terms import Seat
from pamir_desktop.model.values import frozen

STOP: Final = Stop()
TAX_SLOTS: Final = tuple(TaxSlot(slot) for slot in range(SLOTS))


def obstacle(state: State, seat: Seat) -> str | None:
    return None if any(state.market_rupees) else "first.commerce_nothing"


def slots_with_rupees(state: State) -> list[TaxSlot]:
    """Where a rupee can be taken; rupees are only ever on cards here."""
    return [slot for slot, rupees in zip(TAX_SLOTS, state.market_rupees, strict=True) if rupees]


@step("first.commerce")
@frozen
class Commerce(Step):
    """Rupee by rupee; at least one."""

    seat: Seat
    left: int
    taken: int = 0

    def ask(self, state: State) -> Decision | None:
        choices: list[Choice] = [*slots_with_rupees(state)]
        if not choices:
            return None
        if self.taken:
            choices.append(STOP)
        args = {"left": self.left, "taken": self.taken}
        return Decision(self.seat, "first.commerce", {**args}, tuple(choices))

    def run(self, state: State, choice: Choice | None) -> None:
        if isinstance(choice, TaxSlot):
            take_from_slot(state, self.seat, choice.slot, 1)
            if self.left > 1:
                state.then(Commerce(self.seat, self.left - 1, self.taken + 1))
