"""Answers that a player need not give."""

from __future__ import annotations

from attrs import evolve

from pamir_desktop.control.automatic_answers import answers_at, only_answer
from pamir_desktop.model import Choice, Decision, State
from pamir_desktop.model.bot import Bot, Level
from pamir_desktop.model.decisions import EndTurn, MoveArmy, PlayAt, PlayCard, Skip, Withdraw
from pamir_desktop.model.rules.move import Move
from pamir_desktop.model.terms import Border, CardId, CourtEnd, Seat
from pamir_desktop.views.table.gestures import GestureMap
from pamir_desktop.views.table.spots import HandCard, RegionSpot
from tests.model import given
from tests.model.given import AFGHAN, ANNA, HERAT, KABUL, PERSIA


def forced(state: State, *choices: Choice, seat: Seat = ANNA, prompt: str = "any") -> Choice | None:
    return only_answer(state, Decision(seat, prompt, {}, choices))


def test_the_only_answer_is_given() -> None:
    state = given.acting(given.table())
    assert forced(state, Skip()) == Skip()
    assert forced(state, Skip(), EndTurn()) is None


def test_players_end_turns_and_cancel_attempts_themselves() -> None:
    state = given.acting(given.table())
    assert forced(state, EndTurn()) is None
    assert forced(state, Withdraw()) is None


def test_bots_give_every_answer_themselves() -> None:
    state = given.acting(given.table())
    chairs = [evolve(state.setup.seats[0], bot=Bot(Level.NOVICE, seed=1)), *state.setup.seats[1:]]
    state.setup = evolve(state.setup, seats=tuple(chairs))
    assert forced(state, Skip()) is None
    assert forced(state, Skip(), seat=Seat(1)) == Skip()


def test_a_first_court_card_has_no_end_to_choose() -> None:
    # Given Anna plays a card into an empty court: both ends are the same place
    state = given.table()
    given.hand(state, ANNA, 9)
    given.acting(state)
    ends = (PlayAt(CourtEnd.LEFT), PlayAt(CourtEnd.RIGHT))
    assert forced(state, *ends, prompt="play.end") == PlayAt(CourtEnd.LEFT)

    # And beside another card she chooses
    given.court(state, ANNA, 13)
    assert forced(state, *ends, prompt="play.end") is None


def moving() -> State:
    """Anna moves armies from Kabul and may go to Herat."""
    state = given.table()
    given.army(state, AFGHAN, KABUL, 2)
    given.road(state, AFGHAN, Border.HERAT_KABUL)
    given.acting(state)
    state.agenda.append(Move(ANNA, left=2))
    return state


def test_the_place_a_piece_was_dropped_on_is_an_answer() -> None:
    state = moving()
    found = answers_at(RegionSpot(HERAT), state, given.asked(state))
    assert found
    assert all(isinstance(choice, MoveArmy) and choice.region == HERAT for choice in found)
    assert answers_at(RegionSpot(PERSIA), state, given.asked(state)) == []


def test_a_new_action_is_no_answer() -> None:
    # Given a card in Anna's hand that a drop on it could mean
    state = given.table()
    given.hand(state, ANNA, 9)
    given.acting(state)
    decision = given.asked(state)
    assert decision.prompt == "turn.action"
    assert PlayCard(CardId(9)) in decision.choices
    assert GestureMap.of(state, decision).touching(HandCard(CardId(9))) != []
    assert answers_at(HandCard(CardId(9)), state, decision) == []
