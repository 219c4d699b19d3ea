"""Events bought from the market: their lower halves (3.14)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import (
    Choice,
    EndTurn,
    NamePlayer,
    NameRegion,
    NameSuit,
    PayBribe,
    PlayAt,
    PlayCard,
    ProposeBribe,
    Purchase,
    Withdraw,
    WithholdBribe,
)
from pamir_desktop.model.pieces import armies, roads, tribes
from pamir_desktop.model.rules.market import RefillMarket
from pamir_desktop.model.rules.ruling import influence
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import (
    NOBODY,
    Border,
    CardAction,
    CardId,
    CourtEnd,
    Region,
    Seat,
    Suit,
)
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, KABUL, KANDAHAR, PUNJAB


def on_offer(event: int, players: int = 3) -> State:
    """The event is in the free column of the market; it is Anna's turn."""
    state = given.table(players=players)
    given.market(state, top=(event, 9))
    given.deck(state, 13)
    return given.acting(state)


@pytest.mark.parametrize(
    ("event", "answers", "owner"),
    [
        (105, (), ANNA),
        (106, (), ANNA),
        (107, (), ANNA),
        (108, (NamePlayer(CLARA),), CLARA),
        (109, (), NOBODY),
        (110, (), ANNA),
        (112, (), ANNA),
        (115, (NameSuit(Suit.ECONOMIC),), NOBODY),
    ],
)
def test_where_a_bought_lasting_event_goes(
    event: int, answers: tuple[Choice, ...], owner: Seat
) -> None:
    # Given two rupees on the event
    state = on_offer(event)
    given.rupees_on(state, 0, 2)

    # When Anna buys it
    state = given.choose(state, Purchase(0), *answers)

    # Then it is in force there and nowhere else; its rupees are hers (R34), the turn goes on
    assert state.events == [(event, owner)]
    assert not state.discard
    assert not state.players[ANNA].hand
    assert state.market_cards[0] == 0
    assert state.players[ANNA].rupees == 6
    assert (given.asked(state).seat, given.asked(state).prompt) == (ANNA, "turn.action")
    assert state.actions_left == 1

    # And it stays in force over the end of the turn
    assert given.choose(state, EndTurn()).events == [(event, owner)]


@pytest.mark.parametrize(
    ("event", "answers"),
    [(113, ()), (114, (NamePlayer(BORIS),)), (116, (NameRegion(KABUL),))],
)
def test_a_bought_event_that_happens_once_goes_to_the_discard_pile(
    event: int, answers: tuple[Choice, ...]
) -> None:
    state = given.choose(on_offer(event), Purchase(0), *answers)

    assert state.discard == [event]
    assert not state.events
    assert given.asked(state).prompt == "turn.action"
    assert state.actions_left == 1


# --- 106 to 108: influence and bribes --------------------------------------------------------


def test_106_koh_i_noor_doubles_the_gifts_of_the_buyer_only() -> None:
    state = given.table()
    given.market(state, top=(106,))
    for seat in (ANNA, BORIS):
        given.gift(state, seat, 0)
        given.gift(state, seat, 2)
    given.acting(state)

    state = given.choose(state, Purchase(0))

    assert influence(state, ANNA, AFGHAN) == 1 + 4
    assert influence(state, BORIS, BRITISH) == 1 + 2


def test_107_courtly_manners_let_the_buyer_withhold_the_bribe_to_a_ruler() -> None:
    """R63."""
    # Given Boris rules Punjab with two tribes
    state = on_offer(107)
    given.tribe(state, BORIS, PUNJAB, 2)
    given.hand(state, ANNA, 33)
    state = given.choose(state, Purchase(0), PlayCard(CardId(33)))

    # Then Anna may pay, bargain or withhold
    assert given.options(state) == {
        PayBribe(2),
        ProposeBribe(0),
        ProposeBribe(1),
        WithholdBribe(),
        Withdraw(),
    }
    paid = given.choose(state, PayBribe(2))
    assert given.purses(paid) == [2, 6, 4]
    withheld = given.choose(state, WithholdBribe())
    assert given.purses(withheld) == [4, 4, 4]
    assert paid.players[ANNA].court == withheld.players[ANNA].court == [33]


def test_107_courtly_manners_cover_hostages_too() -> None:
    """R63."""
    state = given.table()
    given.event(state, 107, ANNA)
    given.court(state, ANNA, 12)
    given.spy(state, BORIS, 12, 3)
    given.rupees(state, ANNA, 2)
    given.acting(state)

    state = given.choose(state, given.act(12, CardAction.GIFT))
    assert WithholdBribe() in given.options(state)
    state = given.choose(state, WithholdBribe())
    assert given.asked(state).prompt == "gift.choose"
    assert given.purses(state) == [2, 4, 4]


def test_107_courtly_manners_of_another_player_are_no_help() -> None:
    state = given.table()
    given.event(state, 107, CLARA)
    given.tribe(state, BORIS, PUNJAB)
    given.hand(state, ANNA, 33)
    given.acting(state)

    state = given.choose(state, PlayCard(CardId(33)))

    assert WithholdBribe() not in given.options(state)


def test_r70_rumor_may_name_any_player_the_buyer_included() -> None:
    state = given.choose(on_offer(108), Purchase(0))

    assert given.asked(state).seat == ANNA
    assert given.options(state) == {NamePlayer(ANNA), NamePlayer(BORIS), NamePlayer(CLARA)}
    assert given.choose(state, NamePlayer(ANNA)).events == [(108, ANNA)]


def test_108_rumor_takes_the_influence_of_present_and_future_patriots() -> None:
    # Given Boris has a British patriot and a gift, Anna an Afghan patriot
    state = on_offer(108)
    given.court(state, ANNA, 11)
    given.court(state, BORIS, 50)
    given.gift(state, BORIS, 0)

    state = given.choose(state, Purchase(0), NamePlayer(BORIS))

    assert influence(state, BORIS, BRITISH) == 1 + 1
    assert influence(state, ANNA, AFGHAN) == 1 + 1
    given.court(state, BORIS, 50, 37)
    assert influence(state, BORIS, BRITISH) == 1 + 1


# --- 113, 114 --------------------------------------------------------------------------------


def test_113_persian_aristocracy_gives_three_rupees_from_the_bank() -> None:
    state = on_offer(113)

    after = given.choose(state, Purchase(0))

    assert given.purses(after) == [7, 4, 4]
    assert after.rupees_in_game == state.rupees_in_game + 3


def test_113_the_three_rupees_cannot_pay_for_the_event_itself() -> None:
    """R33."""
    state = given.table()
    given.market(state, top=(9, 13, 113))
    given.rupees_on(state, 2, 5)
    given.rupees(state, ANNA, 1)
    given.acting(state)

    assert Purchase(2) not in given.options(state)


@pytest.mark.parametrize(("own", "theirs"), [((2, 4), (33,)), ((), (33, 38)), ((2,), ()), ((), ())])
def test_r74_other_persuasive_methods_swap_whole_hands_empty_or_not(
    own: tuple[int, ...], theirs: tuple[int, ...]
) -> None:
    state = on_offer(114)
    given.hand(state, ANNA, *own)
    given.hand(state, CLARA, *theirs)
    given.hand(state, BORIS, 59)

    # Given the event is bought, another player must be named
    state = given.choose(state, Purchase(0))
    assert given.options(state) == {NamePlayer(BORIS), NamePlayer(CLARA)}
    state = given.choose(state, NamePlayer(CLARA))

    assert state.players[ANNA].hand == list(theirs)
    assert state.players[CLARA].hand == list(own)
    assert state.players[BORIS].hand == [59]


def test_r74_a_hand_swapped_too_large_is_trimmed_only_in_its_owners_cleanup() -> None:
    # Given Anna gives three cards to Boris and gets three
    state = on_offer(114, players=2)
    given.hand(state, ANNA, 2, 4, 18)
    given.hand(state, BORIS, 33, 38, 59)
    state = given.choose(state, Purchase(0), NamePlayer(BORIS))
    assert given.asked(state).prompt == "turn.action"

    state = given.choose(state, EndTurn())

    assert (given.asked(state).seat, given.asked(state).prompt) == (ANNA, "limit.hand")
    state = given.choose(state, given.asked(state).choices[0])
    assert not state.agenda
    assert len(state.players[BORIS].hand) == 3


# --- 115 -------------------------------------------------------------------------------------


@pytest.mark.parametrize("suit", list(Suit))
def test_115_pashtunwali_values_favor_any_suit_also_the_current_one(suit: Suit) -> None:
    state = given.choose(on_offer(115), Purchase(0))

    expected: set[Choice] = {NameSuit(other) for other in Suit}
    assert given.options(state) == expected
    assert given.choose(state, NameSuit(suit)).favored is suit


def test_r69_under_pashtunwali_values_suit_icons_of_court_cards_are_ignored() -> None:
    # Given #34 would favor Economic
    state = on_offer(115)
    given.hand(state, ANNA, 34)
    state = given.choose(state, Purchase(0), NameSuit(Suit.MILITARY))

    state = given.choose(state, PlayCard(CardId(34)))

    assert state.players[ANNA].court == [34]
    assert state.favored is Suit.MILITARY


def test_without_pashtunwali_values_the_icon_counts() -> None:
    state = given.table()
    given.hand(state, ANNA, 34)
    given.court(state, ANNA, 9)
    given.acting(state)

    state = given.choose(state, PlayCard(CardId(34)), PlayAt(CourtEnd.LEFT))

    assert state.favored is Suit.ECONOMIC


# --- 116 -------------------------------------------------------------------------------------


def test_116_rebuke_is_a_riot_in_any_region_also_an_empty_one() -> None:
    """R75."""
    # Given pieces in Kandahar, and none in Punjab
    state = on_offer(116)
    given.tribe(state, ANNA, KANDAHAR)
    given.tribe(state, CLARA, KANDAHAR, 2)
    given.army(state, AFGHAN, KANDAHAR)
    given.army(state, BRITISH, KANDAHAR, 3)
    given.road(state, BRITISH, Border.KANDAHAR_PUNJAB)
    given.army(state, AFGHAN, KABUL)
    state = given.choose(state, Purchase(0))
    expected: set[Choice] = {NameRegion(region) for region in Region}
    assert given.options(state) == expected

    # When Kandahar is named, its tribes and armies return and roads stay
    after = given.choose(state, NameRegion(KANDAHAR))
    assert [tribes(after, Seat(seat), KANDAHAR) for seat in range(3)] == [0, 0, 0]
    assert armies(after, AFGHAN, KANDAHAR) == armies(after, BRITISH, KANDAHAR) == 0
    assert roads(after, BRITISH, Border.KANDAHAR_PUNJAB) == 1
    assert armies(after, AFGHAN, KABUL) == 1

    # When Punjab is named, nothing happens
    after = given.choose(state, NameRegion(PUNJAB))
    assert after.cylinders == state.cylinders
    assert after.blocks == state.blocks


def test_116_rebuke_overthrows_even_the_buyer() -> None:
    state = on_offer(116)
    given.court(state, ANNA, 5, 9)
    given.tribe(state, ANNA, KABUL)

    state = given.choose(state, Purchase(0), NameRegion(KABUL))

    assert state.players[ANNA].court == [9]
    assert state.discard == [116, 5]


def test_an_event_stays_an_event_when_dealt_to_the_market() -> None:
    """Nothing happens until it is bought or discarded."""
    state = given.table()
    given.deck(state, 105, 112)

    given.doing(state, RefillMarket())

    assert state.market_cards[0] == 105
    assert state.market_cards[6] == 112
    assert state.favored is Suit.POLITICAL
    assert not state.events
