"""Assassination, our reading (3.3)."""

from __future__ import annotations

from pamir_desktop.model import State, why_not
from pamir_desktop.model.decisions import Choice, LeavePrize, Purchase, TakePrize, Withdraw
from pamir_desktop.model.first_edition.choices import (
    AcceptOffer,
    CounterOffer,
    MakeOffer,
    RefuseOffer,
    TargetCard,
)
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.first_edition.standing import hand_limit
from pamir_desktop.model.pieces import spies, tribes
from pamir_desktop.model.terms import CardId, Seat
from tests.model import given
from tests.model.first_edition.tables import (
    ASSASSINATION,
    INTELLIGENCE,
    PLAIN,
    acting,
    first_of,
    influence_in,
    is_menu,
    table,
    use,
)
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, KABUL, RUSSIAN

ASSASSIN = use(15, ASSASSINATION)  # rank 1


def plotting(target: int = 7, options: FirstEditionOptions = PLAIN) -> State:
    state = table(3, (AFGHAN, BRITISH, RUSSIAN), options=options)
    given.court(state, ANNA, 15)
    given.court(state, BORIS, target)
    given.spy(state, ANNA, target)
    return acting(state)


def at(card: int, spy_of: Seat = ANNA) -> TargetCard:
    return TargetCard(CardId(card), spy_of)


def refusal(state: State, attempt: Choice) -> str | None:
    reason = why_not(state, attempt)
    return None if reason is None else reason.id


def test_t33_no_tribe_is_touched() -> None:
    state = plotting()
    given.tribe(state, BORIS, KABUL, 2)
    given.spy(state, CLARA, 7)
    state = given.choose(state, ASSASSIN, at(7))
    assert state.players[BORIS].court == []
    assert tribes(state, BORIS, KABUL) == 2
    assert (spies(state, ANNA, CardId(7)), spies(state, CLARA, CardId(7))) == (0, 0)
    assert state.actions_left == 1
    assert is_menu(state)


def test_t38_a_lower_hand_limit_costs_no_card() -> None:
    state = plotting(1)
    given.full_market(state)
    given.hand(state, BORIS, 5, 6, 8, 9)
    assert hand_limit(state, BORIS) == 4
    state = given.choose(state, ASSASSIN, at(1), LeavePrize())
    assert hand_limit(state, BORIS) == 1
    assert len(state.players[BORIS].hand) == 4
    state.agenda.clear()
    state.actions_left = 2
    acting(state, BORIS)
    assert refusal(state, Purchase(0)) == "first.buy_hand_full"
    state.market_cards[0] = CardId(101)
    assert refusal(state, Purchase(0)) is None


def test_a_prize_may_be_taken_and_a_foreign_one_changes_loyalty() -> None:
    state = given.choose(plotting(1), ASSASSIN, at(1))  # a Russian prize
    assert given.options(state) == {TakePrize(), LeavePrize()}
    left = given.choose(state, LeavePrize())
    assert left.players[ANNA].loyalty is AFGHAN
    assert 1 in left.discard
    taken = given.choose(state, TakePrize())
    assert taken.players[ANNA].loyalty is RUSSIAN
    assert taken.players[ANNA].prizes == [1]
    assert influence_in(taken, ANNA) == (0, 0, 1)
    assert not first_of(taken).starting_cards & 1


def test_f37_f39_a_prize_taken_by_the_same_assassination_is_the_new_marker() -> None:
    # Given Anna's only marker is the Afghan patriot #74, which she assassinates herself
    state = table(3, (AFGHAN, BRITISH, RUSSIAN))
    given.court(state, ANNA, 15, 74)
    first_of(state).starting_cards = 0b110
    given.spy(state, ANNA, 74)
    state = given.choose(acting(state), ASSASSIN, at(74), TakePrize())
    # Then the Russian prize saves her from the default
    assert state.players[ANNA].loyalty is RUSSIAN


def test_f29_an_own_card_even_the_acting_one() -> None:
    state = table(regime=INTELLIGENCE)
    given.court(state, ANNA, 18)
    given.spy(state, ANNA, 18)
    state = given.choose(acting(state), use(18, ASSASSINATION), at(18))
    assert state.players[ANNA].court == []
    assert is_menu(state)
    assert state.actions_left == 2


def with_foreign_spy() -> State:
    state = plotting()
    state.cylinders[0] = 0
    given.spy(state, CLARA, 7)
    return given.choose(state, ASSASSIN)


def test_f36_another_players_spy_needs_consent_before_anything_is_spent() -> None:
    state = with_foreign_spy()
    assert given.options(state) == {at(7, CLARA)}
    state = given.choose(state, at(7, CLARA), MakeOffer(1))
    refused = given.choose(state, RefuseOffer())
    assert is_menu(refused)
    assert (refused.actions_left, refused.used, given.purses(refused)[ANNA]) == (2, 0, 4)
    agreed = given.choose(state, AcceptOffer(1))
    assert given.purses(agreed) == [3, 4, 5]
    assert agreed.players[BORIS].court == []
    countered = given.choose(state, CounterOffer(3))
    assert given.asked(countered).args["asked"] == 3
    assert is_menu(given.choose(countered, Withdraw()))
    assert given.purses(given.choose(countered, AcceptOffer(3))) == [1, 4, 7]


def test_why_a_card_is_no_target() -> None:
    state = with_foreign_spy()
    assert refusal(state, at(7, ANNA)) == "first.target_no_spy"
    assert refusal(state, at(15, ANNA)) == "first.target_no_spy"


def test_the_switch_for_a_rank_limit() -> None:
    limited = FirstEditionOptions(assassination_rank_limit=True)
    assert refusal(plotting(7, limited), ASSASSIN) == "first.assassination_no_spy"
    state = plotting(5, limited)
    given.court(state, CLARA, 7)
    given.spy(state, ANNA, 7)
    state = given.choose(state, ASSASSIN)
    assert given.options(state) == {at(5)}
    assert refusal(state, at(7)) == "first.target_rank"
