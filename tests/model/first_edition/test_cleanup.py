"""Cleanup (1.13)."""

from __future__ import annotations

from pamir_desktop.model import State
from pamir_desktop.model.decisions import DiscardCard, EndTurn
from pamir_desktop.model.terms import Border, CardId
from tests.model import given
from tests.model.first_edition.tables import (
    MILITARY,
    acting,
    count_rupees,
    is_menu,
    table,
    topples,
)
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL


def ending(state: State) -> State:
    state.actions_left = 0
    return acting(state)


def test_t20_f25_a_patriot_in_column_0_goes_without_effect() -> None:
    state = table()
    given.full_market(state)
    state.market_cards[0] = CardId(40)
    given.rupees_on(state, 0, 2)
    given.rupees_on(state, 1, 1)
    state = given.choose(ending(state), EndTurn())
    assert state.discard == [40]
    # the next card has slid to column 0; a court card without patriot band in column 0 stays
    assert state.market_cards[0] == given.FULL_TOP[1]
    assert state.market_rupees[0] == 3
    assert state.market_cards[6] == given.FULL_BOTTOM[0]
    assert given.purses(state) == [4, 4, 4]
    assert is_menu(state, BORIS)


def test_f25_rupees_go_to_the_other_row_or_are_removed() -> None:
    state = table()
    given.market(state, top=(40,), bottom=(0, 9))
    given.rupees_on(state, 0, 2)
    state = given.choose(ending(state), EndTurn())
    assert (state.market_cards[6], state.market_rupees[6]) == (9, 2)
    state = table()
    given.market(state, bottom=(40,))
    given.rupees_on(state, 6, 2)
    state = given.choose(ending(state), EndTurn())
    assert not any(state.market_rupees)
    assert state.rupees_in_game == 12


def test_f25_a_topple_in_column_0_has_no_effect_unless_it_is_the_last() -> None:
    state = table()
    topples(state, 2)
    given.market(state, top=(103,), bottom=(9, 104))
    state = given.choose(ending(state), EndTurn())
    assert state.result is None
    assert state.resolved_checks == [101, 102, 103]


def test_t23_f24_the_last_topple_is_discarded() -> None:
    state = table()
    topples(state, 1)
    given.market(state, top=(104,))
    given.court(state, ANNA, 33)
    given.court(state, BORIS, 35)
    for seat, rupees in zip((ANNA, BORIS, CLARA), (3, 3, 9), strict=True):
        given.rupees(state, seat, rupees)
    state = given.choose(ending(state), EndTurn())
    assert state.result is not None
    assert (state.result.how, state.result.winners) == ("final_topple", ())


def test_t37_the_game_ends_at_once_without_check_or_limit() -> None:
    # Given British supremacy, too many cards in Anna's tableau, and the final topple at (1,0)
    state = table(3, (BRITISH, AFGHAN, AFGHAN), MILITARY)
    topples(state, 1)
    given.market(state, top=(20, 9), bottom=(104,))
    given.deck(state, 13)
    given.rupees_on(state, 0, 1)
    given.army(state, BRITISH, KABUL, 3)
    given.road(state, BRITISH, Border.HERAT_KABUL)
    given.tribe(state, ANNA, HERAT)
    given.court(state, ANNA, 8, 10, 12, 14, 28)
    given.spy(state, ANNA, 8)
    given.rupees(state, CLARA, 6)
    outcome = given.outcome(ending(state), EndTurn())
    result = outcome.state.result
    assert result is not None
    # Then it ends by the tie rule: no supremacy, no discard, no refill
    assert (result.how, result.winners) == ("final_topple", (CLARA,))
    assert outcome.state.discard == [20]
    assert outcome.state.market_rupees[1] == 1
    assert len(outcome.state.players[ANNA].court) == 5
    assert outcome.state.deck == [13]


def test_the_tableau_limit_is_computed_again_after_each_discard() -> None:
    state = table()
    given.court(state, ANNA, 5, 8, 9, 10, 11)  # one political star: limit 4
    given.court(state, BORIS, 12, 13, 14, 16, 17)  # others are not checked
    state = given.choose(ending(state), EndTurn())
    asked = given.asked(state)
    assert (asked.prompt, asked.args["limit"], asked.args["excess"]) == ("first.limit", 4, 1)
    state = given.choose(state, DiscardCard(CardId(5)))
    assert given.asked(state).args["limit"] == 3
    state = given.choose(state, DiscardCard(CardId(8)))
    assert is_menu(state, BORIS)
    assert len(state.players[BORIS].court) == 5


def test_the_leverage_of_a_card_above_the_limit_is_due() -> None:
    state = table()
    given.court(state, ANNA, 8, 9, 10, 30)
    state = given.choose(ending(state), EndTurn(), DiscardCard(CardId(30)))
    assert given.purses(state)[ANNA] == 3


def test_t38_hands_are_never_checked() -> None:
    state = table()
    given.hand(state, ANNA, 5, 6, 8, 9)
    state.actions_left = 0
    state = given.choose(acting(state), EndTurn())
    assert len(state.players[ANNA].hand) == 4


def test_the_market_slides_and_is_filled_column_by_column() -> None:
    state = table()
    given.market(state, top=(9, 0, 13), bottom=(0, 55))
    given.deck(state, 29, 33, 38, 59)
    given.rupees_on(state, 2, 1)
    state = given.choose(ending(state), EndTurn())
    assert state.market_cards == [9, 13, 33, 59, 0, 0, 55, 29, 38, 0, 0, 0]
    assert state.market_rupees[1] == 1


def test_f30_an_empty_deck_leaves_the_market_smaller() -> None:
    state = table()
    given.market(state, top=(9,))
    count_rupees(state)
    state = given.choose(ending(state), EndTurn())
    assert state.market_cards == [9, *[0] * 11]
    assert is_menu(state, BORIS)


def test_f31_two_topples_in_the_market_mean_nothing() -> None:
    state = table()
    topples(state, 3)
    given.market(state, top=(9, 102))
    given.deck(state, 103, 104)
    state = given.choose(ending(state), EndTurn())
    assert state.market_cards[:8] == [9, 102, 0, 0, 0, 0, 103, 104]
    assert state.result is None
