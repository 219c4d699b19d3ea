"""The turn: start, actions in any order, cleanup, next player (2.1, 2.2)."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import (
    Act,
    AgreeEnd,
    Choice,
    Decision,
    EndTurn,
    PlayCard,
    ProposeEnd,
    Purchase,
    RefuseEnd,
)
from pamir_desktop.model.state import LAST_TURN, State
from pamir_desktop.model.terms import Seat
from pamir_desktop.model.values import frozen

from . import actions, buy, play
from .abilities import BLACKMAIL_OF
from .blackmail import UseBlackmail
from .cleanup import begin_cleanup
from .dominance import end_game

END_TURN: Final = EndTurn()
PROPOSE_END: Final = ProposeEnd()
MENU: Final = "turn.action"
MENUS: Final = tuple(
    tuple(Decision(Seat(seat), MENU, {"actions": left}, ()) for left in range(3))
    for seat in range(5)
)
"""Every menu of actions without its choices, by seat and actions left."""


@step("turn.start")
@frozen
class StartTurn(Step):
    """Everything that is tracked per turn is reset here (R22)."""

    seat: Seat

    def run(self, state: State, choice: Choice | None) -> None:
        state.turn = min(state.turn + 1, LAST_TURN)
        state.active = self.seat
        state.actions_left = 2
        state.used = state.banned = state.placed_blocks = state.placed_cylinders = 0
        state.declined_bribes = 0
        state.end_proposed = False
        if state.log is not None:
            state.add_log("turn.started", seat=self.seat, turn=state.turn)
        state.agenda.append(PASS_TURN[self.seat])
        if state.wakhan is not None and state.wakhan.seat == self.seat:
            from pamir_desktop.model.wakhan.turn import (  # noqa: PLC0415  # see `wakhan`
                begin_wakhan_turn,
            )

            begin_wakhan_turn(state)
        else:
            state.agenda.append(TAKE_ACTIONS[self.seat])
            court = state.players[self.seat].court
            if not BLACKMAIL_OF.keys().isdisjoint(court):
                blackmail = tuple(card for card in BLACKMAIL_OF if card in court)
                state.then(UseBlackmail(self.seat, blackmail))


@step("turn.actions")
@frozen
class TakeActions(Step):
    """The action menu; End turn is always in it (I2)."""

    seat: Seat

    def ask(self, state: State) -> Decision | None:
        seat, left = self.seat, state.actions_left
        choices: list[Choice] = []
        if left:
            choices += buy.purchases(state, seat)
            choices += play.plays(state, seat)
        choices += actions.acts(state, seat)
        if not state.deck and not state.end_proposed:
            choices.append(PROPOSE_END)
        choices.append(END_TURN)
        return Decision(seat, MENU, {"actions": left}, tuple(choices))

    def announce(self, state: State) -> Decision | None:
        return MENUS[self.seat][state.actions_left]

    def run(self, state: State, choice: Choice | None) -> None:
        if isinstance(choice, EndTurn):
            begin_cleanup(state, self.seat)
            return
        state.agenda.append(self)
        if isinstance(choice, Purchase):
            buy.buy(state, self.seat, choice.slot)
        elif isinstance(choice, PlayCard):
            play.begin_play(state, self.seat, choice.card)
        elif isinstance(choice, Act):
            actions.begin_act(state, self.seat, choice.card, choice.action)
        else:
            state.end_proposed = True
            state.add_log("end.proposed", seat=self.seat)
            state.then(AgreeToEnd(others_to_agree(state, self.seat)))


@step("turn.pass")
@frozen
class PassTurn(Step):
    """The turn passes to the left."""

    seat: Seat

    def run(self, state: State, choice: Choice | None) -> None:
        state.agenda.append(START_TURN[(self.seat + 1) % len(state.players)])


START_TURN: Final = tuple(StartTurn(Seat(seat)) for seat in range(5))
TAKE_ACTIONS: Final = tuple(TakeActions(Seat(seat)) for seat in range(5))
PASS_TURN: Final = tuple(PassTurn(Seat(seat)) for seat in range(5))
"""The steps of a turn, by seat."""


def others_to_agree(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Everyone else at the table; with Wakhan only the humans decide (R92)."""
    wakhan = state.wakhan.seat if state.wakhan else None
    return tuple(other for other in state.turn_order(seat)[1:] if other != wakhan)


@step("game-end.agree")
@frozen
class AgreeToEnd(Step):
    """The deck is empty and a player proposes to stop: all must agree (R92)."""

    seats: tuple[Seat, ...]

    def ask(self, state: State) -> Decision | None:
        if not self.seats:
            return None
        return Decision(self.seats[0], "end.agree", {}, (AgreeEnd(), RefuseEnd()))

    def run(self, state: State, choice: Choice | None) -> None:
        if not self.seats:
            end_game(state, "agreement")
        elif isinstance(choice, AgreeEnd):
            state.add_log("end.agreed", seat=self.seats[0])
            state.then(AgreeToEnd(self.seats[1:]))
        else:
            state.add_log("end.refused", seat=self.seats[0])
