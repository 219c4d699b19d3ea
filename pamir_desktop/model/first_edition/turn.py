"""The turn (1.3): two counted actions, any number of free ones, cleanup, next player."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import (
    AgreeEnd,
    Choice,
    Decision,
    DiscardCard,
    EndTurn,
    PlayCard,
    ProposeEnd,
    Purchase,
    RefuseEnd,
)
from pamir_desktop.model.state import LAST_TURN, State
from pamir_desktop.model.terms import Seat
from pamir_desktop.model.values import frozen

from . import deals, discarding, play, purchase, specials
from .choices import ProposeDeal, UseCard
from .cleanup import begin_cleanup
from .escrow import end_escrows
from .favor import recheck_favors
from .game_end import end_without_supremacy
from .standing import table_of

END_TURN: Final = EndTurn()
PROPOSE_END: Final = ProposeEnd()
MENU: Final = "first.action"


@step("first.start-turn")
@frozen
class StartTurn(Step):
    """Everything that is tracked per turn is reset here (F46)."""

    seat: Seat

    def run(self, state: State, choice: Choice | None) -> None:
        table = table_of(state)
        state.turn = min(state.turn + 1, LAST_TURN)
        state.active = self.seat
        state.actions_left = 2
        state.used = state.banned = state.placed_blocks = state.placed_cylinders = 0
        state.declined_bribes = 0
        state.end_proposed = False
        table.discards = table.consoled = table.harmed = 0
        if state.log is not None:
            state.add_log("turn.started", seat=self.seat, turn=state.turn)
        state.agenda += TURN[self.seat]


@step("first.take-actions")
@frozen
class TakeActions(Step):
    """The menu; a deal can always be proposed and is never listed (F41)."""

    seat: Seat

    def ask(self, state: State) -> Decision | None:
        seat, left = self.seat, state.actions_left
        choices: list[Choice] = []
        if left:
            choices += purchase.purchases(state, seat)
            if state.players[seat].hand:
                choices += play.plays(state, seat)
                choices += discarding.discards(state, seat)
        must_act = bool(choices)  # whoever can play a card can discard it as well
        uses = specials.uses(state, seat)
        choices += uses
        if not state.end_proposed:
            choices.append(PROPOSE_END)
        if not must_act and not _has_duty(state, seat, uses):
            choices.append(END_TURN)
        return Decision(seat, MENU, {"actions": left}, tuple(choices))

    def run(self, state: State, choice: Choice | None) -> None:
        if isinstance(choice, EndTurn):
            if table_of(state).escrows:
                end_escrows(state)
                recheck_favors(state)
            begin_cleanup(state, self.seat)
            return
        state.agenda.append(self)
        if isinstance(choice, UseCard):
            specials.begin_use(state, self.seat, choice.card, choice.action)
        elif isinstance(choice, Purchase):
            purchase.buy(state, self.seat, choice.slot)
        elif isinstance(choice, PlayCard):
            play.begin_play(state, self.seat, choice.card)
        elif isinstance(choice, DiscardCard):
            discarding.discard(state, self.seat, choice.card)
        elif isinstance(choice, ProposeDeal):
            deals.propose(state, choice)
        else:
            propose_end(state, self.seat)


def propose_end(state: State, seat: Seat) -> None:
    """Once per turn; the others are asked clockwise."""
    state.end_proposed = True
    state.add_log("end.proposed", seat=seat)
    state.then(AgreeToEnd(tuple(state.turn_order(seat)[1:])))


def end_obstacle(state: State, seat: Seat) -> str | None:
    """Two actions are compulsory as long as any counted one is legal (F4, F34)."""
    if not state.actions_left:
        return None
    if state.players[seat].hand or purchase.purchases(state, seat):
        return "first.must_act"
    has_duty = _has_duty(state, seat, specials.uses(state, seat))
    return "first.must_act" if has_duty else None


def _has_duty(state: State, seat: Seat, uses: list[UseCard]) -> bool:
    """A counted special action is legal without anyone's consent."""
    if not state.actions_left:
        return False
    return any(specials.is_compulsory(state, seat, use) for use in uses)


@step("first.pass-turn")
@frozen
class PassTurn(Step):
    """The turn passes clockwise."""

    seat: Seat

    def run(self, state: State, choice: Choice | None) -> None:
        state.agenda.append(START_TURN[(self.seat + 1) % len(state.players)])


START_TURN: Final = tuple(StartTurn(Seat(seat)) for seat in range(5))
TURN: Final = tuple((PassTurn(Seat(seat)), TakeActions(Seat(seat))) for seat in range(5))
"""The steps of a turn, by seat; of each pair the last one runs first."""


@step("first.agree-to-end")
@frozen
class AgreeToEnd(Step):
    """All must agree; then the tie rule decides (F30)."""

    seats: tuple[Seat, ...]

    def ask(self, state: State) -> Decision | None:
        if not self.seats:
            return None
        return Decision(self.seats[0], "first.agree_end", {}, (AgreeEnd(), RefuseEnd()))

    def run(self, state: State, choice: Choice | None) -> None:
        if not self.seats:
            end_without_supremacy(state, "agreement")
        elif isinstance(choice, AgreeEnd):
            state.add_log("end.agreed", seat=self.seats[0])
            state.then(AgreeToEnd(self.seats[1:]))
        else:
            state.add_log("end.refused", seat=self.seats[0])
