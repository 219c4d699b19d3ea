"""Bribes (3.3): the bargain, and who owes nothing; hostages are in test_bribe_hostage."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State
from pamir_desktop.model.decisions import (
    AcceptBribe,
    Act,
    Choice,
    CounterBribe,
    DeclineBribe,
    EndTurn,
    PayBribe,
    PlayCard,
    ProposeBribe,
    Withdraw,
    WithholdBribe,
)
from pamir_desktop.model.rules.bribe import bribe_to_act, bribe_to_play
from pamir_desktop.model.terms import CardAction, CardId, Coalition, Seat
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, KABUL, PUNJAB

MONEY_LENDERS = CardId(14)
KHYBER_PASS = CardId(29)
PLAY = PlayCard(KHYBER_PASS)
GIFT = Act(MONEY_LENDERS, CardAction.GIFT)


def before_the_ruler(tribes: int = 3, rupees: int = 4) -> State:
    """Anna has a Punjab card in hand; Boris rules Punjab."""
    state = given.table()
    given.hand(state, ANNA, KHYBER_PASS)
    given.tribe(state, BORIS, PUNJAB, tribes)
    given.rupees(state, ANNA, rupees)
    return given.acting(state)


def with_hostage(spies: int = 2, rupees: int = 4) -> State:
    """Money Lenders (Gift, Build) in Anna's court are held by Boris; Anna rules Kabul."""
    state = given.table()
    given.court(state, ANNA, MONEY_LENDERS)
    given.spy(state, BORIS, MONEY_LENDERS, spies)
    given.tribe(state, ANNA, KABUL)
    given.rupees(state, ANNA, rupees)
    return given.acting(state)


def proposals(*rupees: int) -> set[Choice]:
    return {ProposeBribe(k) for k in rupees}


# --- The payer's options ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rupees", "expected"),
    [
        (4, {PayBribe(3), *proposals(0, 1, 2)}),
        (3, {PayBribe(3), *proposals(0, 1, 2)}),
        (2, proposals(0, 1, 2)),
        (1, proposals(0, 1)),
        (0, proposals(0)),
    ],
)
def test_r56_the_payer_pays_proposes_less_or_gives_up(rupees: int, expected: set[Choice]) -> None:
    state = given.choose(before_the_ruler(3, rupees), PLAY)
    assert given.asked(state).seat == ANNA
    assert given.options(state) == {*expected, Withdraw()}


def test_only_tribes_count_for_the_bribe_not_armies() -> None:
    state = before_the_ruler(1)
    given.army(state, BRITISH, PUNJAB, 5)
    after = given.choose(state, PLAY)
    assert given.asked(after).args["due"] == 1


def test_r58_paying_moves_the_money_from_payer_to_recipient_and_nowhere_else() -> None:
    after = given.choose(before_the_ruler(), PLAY, PayBribe(3))
    assert [player.rupees for player in after.players] == [1, 7, 4]
    assert after.declined_bribes == 0
    assert after.players[ANNA].court == [KHYBER_PASS]


# --- The recipient's answer ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rupees", "proposed", "counters"),
    [(4, 0, (1, 2, 3)), (4, 2, (3,)), (2, 0, (1, 2)), (2, 2, ()), (0, 0, ()), (9, 1, (2, 3))],
)
def test_r56_the_recipient_accepts_asks_for_more_or_declines(
    rupees: int, proposed: int, counters: tuple[int, ...]
) -> None:
    state = given.choose(before_the_ruler(3, rupees), PLAY, ProposeBribe(proposed))
    assert given.asked(state).seat == BORIS
    assert given.options(state) == {
        AcceptBribe(proposed),
        *(CounterBribe(k) for k in counters),
        DeclineBribe(),
    }


@pytest.mark.parametrize("rupees", [0, 1, 2])
def test_r56_the_agreed_price_is_what_is_paid(rupees: int) -> None:
    after = given.choose(before_the_ruler(), PLAY, ProposeBribe(rupees), AcceptBribe(rupees))
    assert [player.rupees for player in after.players] == [4 - rupees, 4 + rupees, 4]
    assert after.players[ANNA].court == [KHYBER_PASS]
    assert after.actions_left == 1


def test_r56_a_counter_offer_may_be_accepted_answered_or_given_up() -> None:
    # Given Boris asks for two instead of nothing
    state = given.choose(before_the_ruler(), PLAY, ProposeBribe(0), CounterBribe(2))
    assert given.asked(state).seat == ANNA
    assert given.asked(state).prompt == "bribe.counter"
    assert given.options(state) == {AcceptBribe(2), *proposals(0, 1, 2), Withdraw()}

    # When Anna accepts
    after = given.choose(state, AcceptBribe(2))
    assert [player.rupees for player in after.players] == [2, 6, 4]
    assert after.players[ANNA].court == [KHYBER_PASS]

    # Or gives up
    after = given.choose(state, Withdraw())
    assert [player.rupees for player in after.players] == [4, 4, 4]
    assert after.players[ANNA].hand == [KHYBER_PASS]

    # Or proposes something else, which Boris accepts
    after = given.choose(state, ProposeBribe(1), AcceptBribe(1))
    assert [player.rupees for player in after.players] == [3, 5, 4]


def test_r56_the_price_is_good_for_one_attempt_only() -> None:
    # Given a free passage was granted for one card of two
    state = before_the_ruler()
    given.hand(state, ANNA, KHYBER_PASS, 33)
    after = given.choose(state, PLAY, ProposeBribe(0), AcceptBribe(0))
    while given.asked(after).prompt != "turn.action":
        after = given.choose(after, given.asked(after).choices[0])
    after = given.choose(after, PlayCard(CardId(33)))
    assert given.asked(after).args["due"] == 3


# --- The limit of proposals ------------------------------------------------------------------


def test_after_three_refusals_only_the_full_price_is_left() -> None:
    state = before_the_ruler()
    for _ in range(3):
        state = given.choose(state, PLAY, ProposeBribe(0), DeclineBribe())
    assert state.declined_bribes == 3
    state = given.choose(state, PLAY)
    assert given.options(state) == {PayBribe(3), Withdraw()}


def test_after_three_refusals_a_card_one_cannot_pay_for_is_not_offered() -> None:
    state = before_the_ruler(3, rupees=2)
    for _ in range(3):
        assert PLAY in given.options(state)
        state = given.choose(state, PLAY, ProposeBribe(0), DeclineBribe())
    assert PLAY not in given.options(state)
    assert EndTurn() in given.options(state)


def test_counter_offers_count_too_and_the_last_one_may_still_be_accepted() -> None:
    state = given.choose(before_the_ruler(), PLAY)
    for _ in range(3):
        state = given.choose(state, ProposeBribe(0), CounterBribe(1))
    assert state.declined_bribes == 3
    assert given.options(state) == {AcceptBribe(1), Withdraw()}
    after = given.choose(state, AcceptBribe(1))
    assert [player.rupees for player in after.players] == [3, 5, 4]


def test_agreement_does_not_count_as_a_refusal() -> None:
    after = given.choose(before_the_ruler(), PLAY, ProposeBribe(1), AcceptBribe(1))
    assert after.declined_bribes == 0


def test_the_next_turn_forgets_the_refusals() -> None:
    # Given three refusals in Anna's turn
    state = given.table(players=2)
    given.hand(state, ANNA, KHYBER_PASS)
    given.tribe(state, BORIS, PUNJAB)
    given.beginning(state)
    for _ in range(3):
        state = given.choose(state, PLAY, ProposeBribe(0), DeclineBribe())
    state = given.choose(state, EndTurn(), EndTurn())
    assert given.asked(state).seat == ANNA
    assert state.declined_bribes == 0
    assert given.options(given.choose(state, PLAY)) == {PayBribe(1), ProposeBribe(0), Withdraw()}


# --- Exemptions ------------------------------------------------------------------------------


@pytest.mark.parametrize("coalition", Coalition)
def test_a_recipient_of_the_same_coalition_is_owed_all_the_same(coalition: Coalition) -> None:
    state = before_the_ruler(2)
    for player in state.players:
        player.loyalty = coalition
    assert given.asked(given.choose(state, PLAY)).args["due"] == 2


def test_disregard_for_customs_ends_both_kinds() -> None:
    state = before_the_ruler()
    given.court(state, ANNA, MONEY_LENDERS)
    given.spy(state, BORIS, MONEY_LENDERS, 2)
    given.event(state, 107)
    assert bribe_to_play(state, ANNA, KHYBER_PASS) is None
    assert bribe_to_act(state, ANNA, MONEY_LENDERS) is None
    assert given.asked(given.choose(state, PLAY)).prompt == "play.end"
    assert given.asked(given.choose(state, GIFT)).prompt == "gift.choose"


def test_r63_courtly_manners_let_the_buyer_withhold_a_play_bribe() -> None:
    state = before_the_ruler(3, rupees=0)
    given.event(state, 107, ANNA)
    state.declined_bribes = 3
    after = given.choose(state, PLAY)
    assert given.options(after) == {WithholdBribe(), Withdraw()}
    after = given.choose(after, WithholdBribe())
    assert after.players[ANNA].court == [KHYBER_PASS]
    assert [player.rupees for player in after.players] == [0, 4, 4]


def test_r63_courtly_manners_let_the_buyer_withhold_a_hostage_bribe_or_pay_it() -> None:
    state = with_hostage()
    given.event(state, 107, ANNA)
    after = given.choose(state, GIFT)
    assert given.options(after) == {
        PayBribe(2),
        WithholdBribe(),
        *proposals(0, 1),
        Withdraw(),
    }
    assert given.choose(after, WithholdBribe()).players[BORIS].rupees == 4
    assert given.choose(after, PayBribe(2)).players[BORIS].rupees == 6


def test_r63_courtly_manners_also_help_against_a_counter_offer() -> None:
    state = before_the_ruler()
    given.event(state, 107, ANNA)
    after = given.choose(state, PLAY, ProposeBribe(0), CounterBribe(1))
    assert given.options(after) == {
        AcceptBribe(1),
        WithholdBribe(),
        *proposals(0, 1, 2),
        Withdraw(),
    }


def test_courtly_manners_of_another_player_do_not_help() -> None:
    state = before_the_ruler()
    given.event(state, 107, BORIS)
    after = given.choose(state, PLAY)
    assert WithholdBribe() not in given.options(after)


def test_charismatic_courtiers_owe_nothing_for_playing_but_for_hostages() -> None:
    state = before_the_ruler()
    given.court(state, ANNA, 42, MONEY_LENDERS)
    given.spy(state, BORIS, MONEY_LENDERS)
    assert given.asked(given.choose(state, PLAY)).prompt == "play.end"
    assert given.asked(given.choose(state, GIFT)).prompt == "bribe.offer"


def test_civil_service_reforms_owe_nothing_for_hostages_but_for_playing() -> None:
    state = before_the_ruler()
    given.court(state, ANNA, 24, MONEY_LENDERS)
    given.spy(state, BORIS, MONEY_LENDERS)
    assert given.asked(given.choose(state, GIFT)).prompt == "gift.choose"
    assert given.asked(given.choose(state, PLAY)).prompt == "bribe.offer"


def test_the_recipient_may_be_anybody_who_rules() -> None:
    state = before_the_ruler(1)
    given.tribe(state, CLARA, PUNJAB, 2)
    after = given.choose(state, PLAY, ProposeBribe(1), AcceptBribe(1))
    assert [player.rupees for player in after.players] == [3, 4, 5]


def test_r59_the_leverage_of_the_card_cannot_fund_its_bribe() -> None:
    state = before_the_ruler(2, rupees=0)
    given.hand(state, ANNA, 27)
    after = given.choose(state, PlayCard(CardId(27)))
    assert given.options(after) == {*proposals(0), Withdraw()}


def test_w35_wakhan_never_bargains() -> None:
    # Given Wakhan rules Punjab with two tribes
    state = given.table_with_wakhan(humans=1, loyalties=(AFGHAN,))
    human = Seat(1)
    given.hand(state, human, KHYBER_PASS)
    given.tribe(state, Seat(0), PUNJAB, 2)
    given.acting(state, human)
    assert given.options(given.choose(state, PLAY)) == {PayBribe(2), Withdraw()}

    given.rupees(state, human, 1)
    assert PLAY not in given.options(state)


def test_the_log_records_the_whole_bargain() -> None:
    state = before_the_ruler()
    logged = []
    for choice in (PLAY, ProposeBribe(0), CounterBribe(2), AcceptBribe(2)):
        result = given.outcome(state, choice)
        logged.extend(given.logged(result))
        state = result.state
    assert logged[:4] == ["bribe.due", "bribe.proposed", "bribe.countered", "bribe.paid"]
