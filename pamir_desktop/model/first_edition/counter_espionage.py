"""Counter-espionage, our reading of a lost action (3.3): others' spies leave one's tableau."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision, RemoveCylinder
from pamir_desktop.model.pieces import CYLINDERS_EACH, owner_of_cylinder, return_cylinder
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Seat
from pamir_desktop.model.values import frozen

from .badal import harm
from .commerce import STOP
from .escrow import note_target
from .standing import LOCATION_OF


def obstacle(state: State, seat: Seat) -> str | None:
    cylinders, first = state.cylinders, CYLINDERS_EACH * seat
    for card in state.players[seat].court:
        if card in cylinders:
            own = cylinders.count(card, first, first + CYLINDERS_EACH)
            if cylinders.count(card) > own:
                return None
    return "first.counter_espionage_no_spy"


def foreign_spies(state: State, seat: Seat) -> list[int]:
    """One spy of each other player on each card of the tableau."""
    found = []
    for card in state.players[seat].court:
        if card in state.cylinders:
            for other in range(len(state.players)):
                first = CYLINDERS_EACH * other
                spy = state.cylinders.find(card, first, first + CYLINDERS_EACH)
                if other != seat and spy >= 0:
                    found.append(spy)
    return found


@step("first.counter-espionage")
@frozen
class CounterEspionage(Step):
    """Up to the rank in spies, at least one; they return to their owners."""

    seat: Seat
    left: int
    removed: int = 0

    def ask(self, state: State) -> Decision | None:
        choices: list[Choice] = [RemoveCylinder(spy) for spy in foreign_spies(state, self.seat)]
        if not choices:
            return None
        if self.removed:
            choices.append(STOP)
        args = {"left": self.left, "removed": self.removed}
        return Decision(self.seat, "first.counter_espionage", {**args}, tuple(choices))

    def run(self, state: State, choice: Choice | None) -> None:
        if isinstance(choice, RemoveCylinder):
            spy, owner = choice.cylinder, owner_of_cylinder(choice.cylinder)
            note_target(state, owner, LOCATION_OF[CardId(state.cylinders[spy])])
            harm(state, owner)
            return_cylinder(state, spy)
            if self.left > 1:
                state.then(CounterEspionage(self.seat, self.left - 1, self.removed + 1))
