"""Court cards that leave (3.11): spies, overthrow by card, leverage and its debts."""

from __future__ import annotations

from pamir_desktop.model import State
from pamir_desktop.model.decisions import (
    Act,
    BetrayCard,
    DiscardCard,
    EndTurn,
    LeavePrize,
    TakePrize,
)
from pamir_desktop.model.pieces import cylinders_in_play, spies, tribes
from pamir_desktop.model.rules.discard import DiscardFromCourt, discard_card
from pamir_desktop.model.terms import CardAction, CardId, Seat
from tests.model import given
from tests.model.given import (
    AFGHAN,
    ANNA,
    BORIS,
    BRITISH,
    CLARA,
    HERAT,
    KABUL,
    KANDAHAR,
    PUNJAB,
    RUSSIAN,
)


def losing(state: State, owner: Seat, *cards: int) -> State:
    """These cards leave the court together."""
    leaving = tuple(CardId(card) for card in cards)
    given.doing(state, DiscardFromCourt(owner, leaving, "limit"))
    return state


def discards(*cards: int) -> set[DiscardCard]:
    return {DiscardCard(CardId(card)) for card in cards}


# --- Spies and tribes ------------------------------------------------------------------------


def test_every_spy_on_a_lost_card_returns() -> None:
    state = given.table()
    given.court(state, ANNA, 9, 13)
    given.spy(state, ANNA, 9)
    given.spy(state, BORIS, 9, 2)
    given.spy(state, CLARA, 13)
    losing(state, ANNA, 9)
    assert state.players[ANNA].court == [13]
    assert state.discard == [9]
    assert [cylinders_in_play(state, Seat(seat)) for seat in range(3)] == [0, 0, 1]
    assert not state.agenda


def test_losing_the_last_political_card_of_a_region_overthrows_the_tribes_there() -> None:
    state = given.table()
    given.court(state, ANNA, 57, 9)
    given.tribe(state, ANNA, HERAT, 2)
    given.tribe(state, ANNA, KABUL)
    given.tribe(state, BORIS, HERAT)
    state.log = []
    losing(state, ANNA, 57)
    logged = {entry.id: entry.args for entry in state.log}
    assert logged["overthrow.tribes"] == {"seat": ANNA, "region": HERAT, "tribes": 2}
    assert tribes(state, ANNA, HERAT) == 0
    assert tribes(state, ANNA, KABUL) == 1
    assert tribes(state, BORIS, HERAT) == 1


def test_another_political_card_of_the_region_protects_the_tribes() -> None:
    state = given.table()
    given.court(state, ANNA, 57, 55)
    given.tribe(state, ANNA, HERAT, 2)
    losing(state, ANNA, 57)
    assert tribes(state, ANNA, HERAT) == 2

    # Then with the last one they are gone
    losing(state, ANNA, 55)
    assert tribes(state, ANNA, HERAT) == 0


def test_a_card_of_another_suit_overthrows_nobody_and_protects_nobody() -> None:
    state = given.table()
    given.court(state, ANNA, 57, 61)
    given.tribe(state, ANNA, HERAT)
    losing(state, ANNA, 61)
    assert tribes(state, ANNA, HERAT) == 1

    given.court(state, ANNA, 57, 61)
    losing(state, ANNA, 57)
    assert tribes(state, ANNA, HERAT) == 0


def test_a_political_card_without_tribes_overthrows_nobody() -> None:
    state = given.table()
    given.court(state, ANNA, 57)
    state.log = []
    losing(state, ANNA, 57)
    assert [entry.id for entry in state.log] == ["card.discarded"]


def test_two_political_cards_leaving_together_overthrow_in_both_regions() -> None:
    state = given.table()
    given.court(state, ANNA, 57, 5, 45)
    for region in (HERAT, KABUL, KANDAHAR):
        given.tribe(state, ANNA, region)
    losing(state, ANNA, 57, 5)
    assert [tribes(state, ANNA, region) for region in (HERAT, KABUL, KANDAHAR)] == [0, 0, 1]


# --- Leverage --------------------------------------------------------------------------------


def test_a_lost_leveraged_card_costs_two_rupees() -> None:
    state = given.table()
    given.court(state, ANNA, 14)
    before = state.rupees_in_game
    losing(state, ANNA, 14)
    assert state.players[ANNA].rupees == 2
    assert state.rupees_in_game == before - 2
    assert state.leveraged == 0
    assert not state.agenda


def test_r10_a_card_whose_leverage_never_paid_out_owes_nothing() -> None:
    state = given.table()
    given.court(state, ANNA, 14)
    state.leveraged = 0
    losing(state, ANNA, 14)
    assert state.players[ANNA].rupees == 4


def test_r11_rupees_are_used_before_cards() -> None:
    state = given.table()
    given.court(state, ANNA, 14, 9)
    given.hand(state, ANNA, 13)
    given.rupees(state, ANNA, 1)
    losing(state, ANNA, 14)
    assert state.players[ANNA].rupees == 0
    assert given.asked(state).args == {"missing": 1}
    assert given.options(state) == discards(13, 9)


def test_r9_two_leveraged_cards_leaving_together_are_one_debt_of_four() -> None:
    state = given.table()
    given.court(state, ANNA, 14, 46, 9)
    given.rupees(state, ANNA, 3)
    losing(state, ANNA, 14, 46)
    assert given.asked(state).args == {"missing": 1}
    assert given.options(state) == discards(9)


def test_r12_what_nobody_can_pay_is_forgiven() -> None:
    state = given.table()
    given.court(state, ANNA, 14)
    given.rupees(state, ANNA, 0)
    state.log = []
    losing(state, ANNA, 14)
    assert not state.agenda
    assert state.players[ANNA].rupees == 0
    assert [entry.id for entry in state.log] == ["card.discarded", "leverage.forgiven"]


def test_r12_the_rest_is_forgiven_once_the_last_card_is_gone() -> None:
    state = given.table()
    given.court(state, ANNA, 14, 9)
    given.rupees(state, ANNA, 0)
    losing(state, ANNA, 14)
    result = given.outcome(state, DiscardCard(CardId(9)))
    assert result.state.discard == [14, 9]
    assert not result.state.agenda
    assert given.logged(result)[-1] == "leverage.forgiven"
    assert result.log[-1].args == {"seat": ANNA, "rupees": 1}


def test_r13_r103_a_nested_debt_is_settled_before_the_next_missing_rupee() -> None:
    # Given two leveraged cards, no money, and hand cards
    state = given.table()
    given.court(state, ANNA, 14, 46)
    given.hand(state, ANNA, 9, 13, 29, 33)
    given.rupees(state, ANNA, 0)
    losing(state, ANNA, 14)
    assert given.asked(state).args == {"missing": 2}

    # When Anna pays the first missing rupee with the other leveraged card
    after = given.choose(state, DiscardCard(CardId(46)))

    # Then its own two come first, and the second of the old debt last
    assert given.asked(after).args == {"missing": 2}
    after = given.choose(after, DiscardCard(CardId(9)))
    assert given.asked(after).args == {"missing": 1}
    after = given.choose(after, DiscardCard(CardId(13)))
    assert given.asked(after).args == {"missing": 1}
    assert given.options(after) == discards(29, 33)
    after = given.choose(after, DiscardCard(CardId(33)))
    assert after.players[ANNA].hand == [29]
    assert after.discard == [14, 46, 9, 13, 33]
    assert not after.agenda


def test_r13_a_court_card_given_for_a_debt_takes_its_tribes_with_it() -> None:
    state = given.table()
    given.court(state, ANNA, 14, 57)
    given.tribe(state, ANNA, HERAT)
    given.spy(state, BORIS, 57)
    given.rupees(state, ANNA, 1)
    losing(state, ANNA, 14)
    after = given.choose(state, DiscardCard(CardId(57)))
    assert tribes(after, ANNA, HERAT) == 0
    assert spies(after, BORIS, CardId(57)) == 0


def test_r14_tribes_are_overthrown_before_the_debt_is_asked_for() -> None:
    # Given Maqpon Dynasty, political and leveraged
    state = given.table()
    given.court(state, ANNA, 27, 9)
    given.tribe(state, ANNA, PUNJAB)
    given.rupees(state, ANNA, 0)
    losing(state, ANNA, 27)
    assert given.asked(state).prompt == "debt.card"
    assert tribes(state, ANNA, PUNJAB) == 0


def test_a_leveraged_card_discarded_from_hand_owes_nothing() -> None:
    # Given a debt of one and a leveraged card in hand
    state = given.table()
    given.court(state, ANNA, 14)
    given.hand(state, ANNA, 46, 9)
    given.rupees(state, ANNA, 1)
    losing(state, ANNA, 14)
    after = given.choose(state, DiscardCard(CardId(46)))
    assert after.players[ANNA].hand == [9]
    assert not after.agenda


def test_a_leveraged_card_above_the_hand_limit_owes_nothing() -> None:
    state = given.table()
    given.hand(state, ANNA, 14, 46, 27)
    given.acting(state)
    after = given.choose(state, EndTurn(), DiscardCard(CardId(14)))
    assert after.players[ANNA].rupees == 4
    assert after.discard == [14]


def test_discard_card_finds_out_where_the_card_is() -> None:
    state = given.table()
    given.court(state, ANNA, 14)
    given.hand(state, ANNA, 9)
    discard_card(state, ANNA, CardId(9), "debt")
    assert state.players[ANNA].hand == []
    assert state.players[ANNA].rupees == 4
    discard_card(state, ANNA, CardId(14), "debt")
    given.doing(state)
    assert state.players[ANNA].rupees == 2


# --- Who pays, and when ----------------------------------------------------------------------


def betraying(take: TakePrize | LeavePrize, owner_rupees: int) -> State:
    """Anna betrays #94 (leveraged, British prize) in Boris's court."""
    state = given.table(loyalties=(BRITISH, AFGHAN, RUSSIAN))
    given.full_market(state)
    given.court(state, ANNA, 16)
    given.court(state, BORIS, 94, 9)
    given.spy(state, ANNA, 94)
    given.rupees(state, BORIS, owner_rupees)
    given.acting(state)
    after = given.choose(state, Act(CardId(16), CardAction.BETRAY), BetrayCard(CardId(94)))
    return given.choose(after, take) if owner_rupees >= 2 else after


def test_r102_the_owner_repays_also_when_the_betrayer_keeps_the_card_as_a_prize() -> None:
    after = betraying(TakePrize(), owner_rupees=3)
    assert after.players[BORIS].rupees == 1
    assert after.players[ANNA].rupees == 2
    assert after.players[ANNA].prizes == [94]
    assert after.leveraged == 0


def test_r15_r102_the_owner_decides_about_the_debt_in_the_betrayers_turn() -> None:
    after = betraying(TakePrize(), owner_rupees=1)
    decision = given.asked(after)
    assert decision.seat == BORIS
    assert decision.prompt == "debt.card"
    assert given.options(after) == discards(9)

    # When it is settled, the prize is offered
    after = given.choose(after, DiscardCard(CardId(9)))
    assert given.asked(after).seat == ANNA
    assert given.options(after) == {TakePrize(), LeavePrize()}


def test_r103_cylinders_that_come_home_are_usable_at_once_even_if_placed_this_turn() -> None:
    state = given.table()
    given.court(state, ANNA, 9)
    given.spy(state, ANNA, 9, 10)
    state.placed_cylinders = (1 << 10) - 1
    losing(state, ANNA, 9)
    assert state.placed_cylinders == 0
    assert cylinders_in_play(state, ANNA) == 0
