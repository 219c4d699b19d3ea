"""Events discarded from the leftmost column: their upper halves (3.14)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import Choice, DiscardCard, EndTurn, PlayCard, TaxSlot
from pamir_desktop.model.pieces import armies, blocks_in_play, gifts, roads, tribes
from pamir_desktop.model.rules.ruling import influence
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import (
    BORDERS_OF,
    NOBODY,
    CardAction,
    CardId,
    Coalition,
    Region,
    Seat,
    Suit,
)
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL, PERSIA, PUNJAB

PASHTUNWALI = 115
RIOTS = [(109, PUNJAB), (110, HERAT), (112, KABUL), (113, PERSIA)]


def at_the_left(event: int, seat: Seat = ANNA) -> State:
    """The event is in the leftmost column, and it is this player's turn."""
    state = given.table()
    given.market(state, top=(event,))
    given.deck(state, 9)
    return given.acting(state, seat)


def discard(card: int) -> DiscardCard:
    return DiscardCard(CardId(card))


@pytest.mark.parametrize("event", [105, 108, 109, 110, 111, 112, 113, 114, 115, 116])
def test_an_event_without_lasting_effect_goes_to_the_discard_pile(event: int) -> None:
    state = given.choose(at_the_left(event), EndTurn())

    assert state.discard == [event]
    assert not state.events
    assert state.market_cards[0] == 9
    assert not state.agenda


@pytest.mark.parametrize("event", [106, 107])
def test_a_lasting_event_is_beside_the_map_for_everyone(event: int) -> None:
    state = given.choose(at_the_left(event), EndTurn())

    assert state.events == [(event, NOBODY)]
    assert not state.discard


# --- 105, 115, 116: the favored suit ---------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "suit"), [(105, Suit.MILITARY), (115, Suit.INTELLIGENCE), (116, Suit.POLITICAL)]
)
def test_the_icon_of_a_discarded_event_moves_the_favor(event: int, suit: Suit) -> None:
    state = at_the_left(event)
    state.favored = Suit.ECONOMIC

    assert given.choose(state, EndTurn()).favored is suit


@pytest.mark.parametrize("event", [105, 116])
def test_r69_under_pashtunwali_values_the_icon_is_ignored(event: int) -> None:
    state = at_the_left(event)
    state.favored = Suit.ECONOMIC
    given.event(state, PASHTUNWALI)

    state = given.choose(state, EndTurn())

    assert state.favored is Suit.ECONOMIC
    assert state.discard == [event]


# --- 106 to 108 ------------------------------------------------------------------------------


def test_106_embarrassment_of_riches_makes_all_gifts_worthless() -> None:
    # Given gifts of two players, and a patriot and a prize of Anna
    state = at_the_left(106)
    given.gift(state, ANNA, 0)
    given.gift(state, BORIS, 1)
    given.court(state, ANNA, 11)
    given.prizes(state, ANNA, 4)

    state = given.choose(state, EndTurn())

    assert influence(state, ANNA, AFGHAN) == 3
    assert influence(state, BORIS, BRITISH) == 1
    assert gifts(state, ANNA) == [0]


def test_107_disregard_for_customs_ends_all_bribes() -> None:
    # Given Boris rules Punjab and holds Anna's Tax card
    state = given.choose(at_the_left(107), EndTurn())
    given.tribe(state, BORIS, PUNJAB, 2)
    given.court(state, ANNA, 61)
    given.spy(state, BORIS, 61, 2)
    given.hand(state, ANNA, 31)
    given.rupees(state, ANNA, 0)
    given.rupees_on(state, 0, 2)
    given.acting(state)

    # Then neither has to be asked
    assert given.asked(given.choose(state, PlayCard(CardId(31)))).prompt == "play.end"
    state = given.choose(state, given.act(61, CardAction.TAX), TaxSlot(0))
    assert given.purses(state)[:2] == [1, 4]


def test_r77_failure_to_impress_discards_all_prizes_and_nothing_else() -> None:
    state = at_the_left(108)
    given.prizes(state, ANNA, 4, 28)
    given.prizes(state, CLARA, 13)
    given.court(state, ANNA, 11)
    given.gift(state, ANNA, 0)

    state = given.choose(state, EndTurn())

    assert [player.prizes for player in state.players] == [[], [], []]
    assert sorted(state.discard) == [4, 13, 28, 108]
    assert [player.loyalty for player in state.players] == list(Coalition)
    assert state.players[ANNA].court == [11]
    assert gifts(state, ANNA) == [0]


# --- 109, 110, 112, 113: riots ---------------------------------------------------------------


@pytest.mark.parametrize(("event", "region"), RIOTS)
def test_riots_send_every_tribe_and_army_of_the_region_home_and_leave_roads(
    event: int, region: Region
) -> None:
    # Given in every region a tribe of each player and an army of each coalition, and roads
    state = at_the_left(event)
    for place in Region:
        for seat in (ANNA, BORIS, CLARA):
            given.tribe(state, seat, place)
        for coalition in Coalition:
            given.army(state, coalition, place)
    border = BORDERS_OF[region][0]
    given.road(state, BRITISH, border)

    state = given.choose(state, EndTurn())

    for place in Region:
        left = int(place is not region)
        assert [tribes(state, Seat(seat), place) for seat in range(3)] == [left] * 3
        assert [armies(state, coalition, place) for coalition in Coalition] == [left] * 3
    assert roads(state, BRITISH, border) == 1
    assert blocks_in_play(state, BRITISH) == 6


def test_r53_a_citadel_does_not_help_against_riots() -> None:
    state = at_the_left(112)
    given.court(state, BORIS, 17)
    given.tribe(state, BORIS, KABUL, 2)

    assert tribes(given.choose(state, EndTurn()), BORIS, KABUL) == 0


def test_r76_riots_overthrow_in_turn_order_from_the_active_player() -> None:
    # Given it is Boris' turn; Clara's Punjab card is leveraged and she has no rupee; Anna and
    # Boris have Punjab cards as well
    state = at_the_left(109, BORIS)
    given.court(state, ANNA, 26)
    given.court(state, BORIS, 24, 9)
    given.court(state, CLARA, 27)
    given.hand(state, CLARA, 2, 4, 18)
    given.rupees(state, CLARA, 0)
    for seat in (ANNA, BORIS, CLARA):
        given.tribe(state, seat, PUNJAB)

    # When his turn ends, he is hit first, then Clara, who settles her debt before Anna's turn
    state = given.choose(state, EndTurn())
    assert state.players[BORIS].court == [9]
    assert (given.asked(state).seat, given.asked(state).prompt) == (CLARA, "debt.card")
    assert state.players[ANNA].court == [26]
    state = given.choose(state, discard(2), discard(4))

    assert state.discard == [109, 24, 27, 2, 4, 26]
    assert not state.agenda


def test_riots_overthrow_nobody_who_had_no_tribe_there() -> None:
    state = at_the_left(112)
    given.court(state, BORIS, 5)
    given.tribe(state, BORIS, HERAT)

    state = given.choose(state, EndTurn())

    assert state.players[BORIS].court == [5]


# --- 114 -------------------------------------------------------------------------------------


def test_r73_confidence_failure_costs_every_player_with_a_hand_one_card_of_choice() -> None:
    # Given it is Boris' turn; Clara's hand is empty
    state = at_the_left(114, BORIS)
    given.hand(state, ANNA, 14)
    given.hand(state, BORIS, 2, 4)
    given.rupees(state, ANNA, 0)

    # Then he discards first, then Anna; her leveraged card owes nothing from hand
    state = given.choose(state, EndTurn())
    assert given.asked(state).seat == BORIS
    expected: set[Choice] = {discard(2), discard(4)}
    assert given.options(state) == expected
    state = given.choose(state, discard(4))
    assert given.asked(state).seat == ANNA
    assert given.options(state) == {discard(14)}
    state = given.choose(state, discard(14))

    assert state.players[BORIS].hand == [2]
    assert state.discard == [114, 4, 14]
    assert not state.agenda
