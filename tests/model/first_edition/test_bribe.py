"""Bribe, our reading (3.3)."""

from __future__ import annotations

from pamir_desktop.model import State, why_not
from pamir_desktop.model.decisions import Choice
from pamir_desktop.model.first_edition.choices import AcceptOffer, MakeOffer, TargetCard
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.pieces import roads, spies
from pamir_desktop.model.terms import Border, CardId, Seat
from tests.model import given
from tests.model.first_edition.tables import (
    BRIBE,
    COMMERCE,
    LEFT,
    PLAIN,
    RIGHT,
    acting,
    is_menu,
    table,
    use,
    uses,
)
from tests.model.given import ANNA, BORIS, BRITISH, CLARA

BRIBING = use(10, BRIBE)  # rank 1


def case_24(rupees: int = 2, options: FirstEditionOptions = PLAIN) -> State:
    state = table(options=options)
    given.full_market(state)
    given.court(state, ANNA, 10)
    given.court(state, BORIS, 20, 28)
    given.spy(state, ANNA, 28)
    given.spy(state, BORIS, 28)
    given.spy(state, ANNA, 20)
    given.road(state, BRITISH, Border.KABUL_PUNJAB)
    given.rupees(state, ANNA, rupees)
    return acting(state)


def at(card: int, spy_of: Seat = ANNA) -> TargetCard:
    return TargetCard(CardId(card), spy_of)


def refusal(state: State, attempt: Choice) -> str | None:
    reason = why_not(state, attempt)
    return None if reason is None else reason.id


def test_t24_a_card_changes_sides() -> None:
    state = given.choose(case_24(), BRIBING)
    assert refusal(state, at(20)) == "first.target_patriot"
    state = given.choose(state, at(28))
    assert (state.market_rupees[5], state.market_rupees[11]) == (1, 1)
    left = given.choose(state, LEFT)
    assert left.players[ANNA].court == [28, 10]
    state = given.choose(state, RIGHT)
    assert state.players[ANNA].court == [10, 28]
    assert state.players[BORIS].court == [20]
    assert spies(state, ANNA, CardId(28)) == 0
    assert spies(state, BORIS, CardId(28)) == 1
    assert roads(state, BRITISH, Border.KABUL_PUNJAB) == 1
    assert is_menu(state)
    # it counts as used this turn
    assert refusal(state, use(28, COMMERCE)) == "act.used"
    assert uses(state) == set()


def test_the_debt_of_a_leveraged_card_travels_with_it() -> None:
    state = case_24()
    given.court(state, BORIS, 30)
    given.spy(state, ANNA, 30)
    state.cylinders[0] = state.cylinders[1] = state.cylinders[10] = 0
    state = given.choose(state, BRIBING, at(30), LEFT)
    assert state.leveraged >> 30 & 1
    assert given.purses(state) == [0, 4, 4]


def test_why_a_card_is_no_target() -> None:
    state = case_24(4)
    given.court(state, CLARA, 29)
    given.spy(state, ANNA, 29)
    given.spy(state, ANNA, 10)
    state = given.choose(state, BRIBING)
    assert refusal(state, at(10)) == "first.target_own"
    assert refusal(state, at(29)) == "first.target_rank"
    assert refusal(state, at(28, CLARA)) == "first.target_no_spy"
    given.rupees(state, ANNA, 1)
    assert refusal(state, at(28)) == "first.target_too_dear"
    assert refusal(case_24(1), BRIBING) == "first.bribe_no_target"


def test_f36_the_price_itself_cannot_be_offered_for_a_consent() -> None:
    state = case_24(3)
    given.spy(state, CLARA, 28)
    state = given.choose(state, BRIBING, at(28, CLARA))
    assert {c for c in given.options(state) if isinstance(c, MakeOffer)} == {
        MakeOffer(0),
        MakeOffer(1),
    }
    state = given.choose(state, MakeOffer(1), AcceptOffer(1), LEFT)
    assert given.purses(state) == [0, 4, 5]
    assert spies(state, CLARA, CardId(28)) == 0  # the spy that was used goes home
    assert spies(state, ANNA, CardId(28)) == 1


def test_the_switch_for_the_owner_as_receiver() -> None:
    state = case_24(2, FirstEditionOptions(bribe_pays_owner=True))
    state = given.choose(state, BRIBING, at(28))
    assert given.purses(state) == [0, 6, 4]
    assert not any(state.market_rupees)


def test_the_switch_for_the_hand_ignores_the_hand_limit() -> None:
    state = case_24(2, FirstEditionOptions(bribe_to_hand=True))
    given.hand(state, ANNA, 5)
    state = given.choose(state, BRIBING, at(28))
    assert state.players[ANNA].hand == [5, 28]
    assert state.players[BORIS].court == [20]
    assert spies(state, BORIS, CardId(28)) == 0
    assert is_menu(state)
