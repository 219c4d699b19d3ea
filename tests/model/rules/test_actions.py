"""Card actions: what they cost, when they are free, how often a card acts (2.2, 2.3)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import (
    AcceptBribe,
    Choice,
    DeclineBribe,
    DiscardCard,
    EndTurn,
    MoveTribe,
    PayBribe,
    PlayAt,
    PlayCard,
    ProposeBribe,
    Purchase,
    Stop,
    TaxSlot,
    Withdraw,
)
from pamir_desktop.model.parts.courts import stars
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import Border, CardAction, CardId, CourtEnd, Suit
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, KABUL, PUNJAB, RUSSIAN

TAX, GIFT, MOVE, BATTLE = CardAction.TAX, CardAction.GIFT, CardAction.MOVE, CardAction.BATTLE
BETRAY = CardAction.BETRAY
NEW_TACTICS = 105


def rich_market(state: State) -> State:
    """Plenty to tax; favored is Political, as at the start of the game."""
    given.full_market(state)
    given.deck(state, 96)
    for slot in range(12):
        given.rupees_on(state, slot, 3)
    return state


def tax_once(state: State, card: int) -> State:
    """Tax one rupee with this card."""
    state = given.choose(state, given.act(card, TAX), TaxSlot(0))
    return given.choose(state, Stop()) if Stop() in given.options(state) else state


def test_purchase_and_play_cost_one_action_each() -> None:
    state = rich_market(given.table())
    given.acting(state)

    state = given.choose(state, Purchase(0))
    assert state.actions_left == 1

    # When the card bought is played, both actions are gone
    state = given.choose(state, PlayCard(CardId(9)))
    state = given.choose(state, given.asked(state).choices[0])
    assert state.actions_left == 0
    assert state.players[ANNA].court == [9]


def test_a_card_action_costs_one_action() -> None:
    state = rich_market(given.table())
    given.court(state, ANNA, 61)
    given.acting(state)

    assert tax_once(state, 61).actions_left == 1


def test_an_action_on_a_favored_card_is_free_even_while_actions_are_left() -> None:
    state = rich_market(given.table())
    given.court(state, ANNA, 55)
    given.acting(state)

    assert tax_once(state, 55).actions_left == 2


def test_without_actions_only_favored_cards_act_and_nothing_is_bought_or_played() -> None:
    # Given Political is favored; a political and an economic Tax card; no action left
    state = rich_market(given.table())
    given.court(state, ANNA, 55, 61)
    given.hand(state, ANNA, 2)
    state.actions_left = 0
    given.acting(state)

    assert given.options(state) == {given.act(55, TAX), EndTurn()}
    state = tax_once(state, 55)
    assert state.actions_left == 0
    assert given.options(state) == {EndTurn()}


def test_every_card_acts_once_a_turn_whichever_action_it_was() -> None:
    # Given a favored card that could tax and battle
    state = rich_market(given.table())
    given.court(state, ANNA, 55, 90)
    given.army(state, AFGHAN, KABUL)
    given.army(state, RUSSIAN, KABUL)
    given.acting(state)
    assert given.acts(state) == {given.act(55, TAX), given.act(55, BATTLE), given.act(90, TAX)}

    state = tax_once(state, 55)

    assert given.acts(state) == {given.act(90, TAX)}


def test_a_card_played_this_turn_may_act_this_turn() -> None:
    state = rich_market(given.table())
    given.court(state, ANNA, 29)
    given.hand(state, ANNA, 16)
    given.acting(state)

    state = given.choose(state, PlayCard(CardId(16)), PlayAt(CourtEnd.RIGHT))
    assert given.act(16, TAX) in given.acts(state)
    assert tax_once(state, 16).actions_left == 0


def test_r68_the_suit_favored_when_the_action_is_picked_decides() -> None:
    # Given Political is favored and Anna plays a card whose icon favors Economic
    state = rich_market(given.table())
    given.court(state, ANNA, 55, 61)
    given.hand(state, ANNA, 34)
    given.acting(state)
    state = given.choose(state, PlayCard(CardId(34)), PlayAt(CourtEnd.LEFT))
    assert state.favored is Suit.ECONOMIC

    # Then the economic card acts for nothing and the political one for an action
    assert tax_once(state, 61).actions_left == 1
    assert tax_once(state, 55).actions_left == 0


def test_only_the_owner_acts_with_a_card_whoever_holds_it() -> None:
    """R100."""
    # Given Boris has two spies on Anna's card, and a card of his own
    state = rich_market(given.table())
    given.court(state, ANNA, 61)
    given.court(state, BORIS, 55)
    given.spy(state, BORIS, 61, 2)
    given.acting(state, BORIS)

    assert given.acts(state) == {given.act(55, TAX), given.act(55, MOVE)}


# --- Cards that are always favored -----------------------------------------------------------


def test_r67_savvy_operator_always_acts_for_nothing() -> None:
    # Given Economic is favored and #91 can betray a card
    state = rich_market(given.table())
    state.favored = Suit.ECONOMIC
    given.court(state, ANNA, 91)
    given.court(state, BORIS, 8)
    given.spy(state, ANNA, 8)
    state.actions_left = 0
    given.acting(state)

    assert given.acts(state) == {given.act(91, BETRAY)}
    assert stars(state, ANNA, Suit.POLITICAL) == 1
    assert stars(state, ANNA, Suit.ECONOMIC) == 0


def test_r67_irregulars_always_act_for_nothing_and_stay_military() -> None:
    state = rich_market(given.table(loyalties=(RUSSIAN, AFGHAN, AFGHAN)))
    given.court(state, ANNA, 99)
    given.army(state, RUSSIAN, KABUL)
    given.army(state, AFGHAN, KABUL)
    state.actions_left = 0
    given.acting(state)

    assert given.acts(state) == {given.act(99, BATTLE)}
    assert stars(state, ANNA, Suit.MILITARY) == 1
    assert stars(state, ANNA, Suit.POLITICAL) == 0


def test_d14_new_tactics_frees_military_actions_and_leaves_prices_alone() -> None:
    """R66, R67."""
    # Given New Tactics in front of Anna while Political is favored
    state = rich_market(given.table())
    given.event(state, NEW_TACTICS, ANNA)
    given.court(state, ANNA, 16)
    given.acting(state)

    # Then her military card acts for nothing
    assert tax_once(state, 16).actions_left == 2

    # And the card in column 2 costs two rupees
    after = given.choose(state, Purchase(2))
    assert after.market_rupees[0:2] == [4, 4]
    assert after.players[ANNA].rupees == 4 - 2 + 3


def test_new_tactics_of_another_player_frees_nothing() -> None:
    state = rich_market(given.table())
    given.event(state, NEW_TACTICS, BORIS)
    given.court(state, ANNA, 16)
    given.acting(state)

    assert tax_once(state, 16).actions_left == 1


# --- Hostages --------------------------------------------------------------------------------


def hostage(rupees: int, card: int = 61) -> State:
    """Boris holds Anna's card with two spies."""
    state = rich_market(given.table())
    given.court(state, ANNA, card)
    given.spy(state, BORIS, card, 2)
    given.rupees(state, ANNA, rupees)
    return given.acting(state)


def test_an_action_is_charged_and_the_card_marked_only_when_the_bribe_is_settled() -> None:
    state = given.choose(hostage(rupees=4), given.act(61, TAX))
    assert state.actions_left == 2
    assert not state.used

    state = given.choose(state, PayBribe(2))
    assert state.actions_left == 1
    assert state.used == 1 << 61
    assert given.purses(state) == [2, 6, 4]


@pytest.mark.parametrize("answers", [(Withdraw(),), (ProposeBribe(1), DeclineBribe())])
def test_r61_a_cancelled_or_refused_attempt_costs_nothing(answers: tuple[Choice, ...]) -> None:
    state = given.choose(hostage(rupees=4), given.act(61, TAX), *answers)

    assert state.actions_left == 2
    assert not state.used
    assert given.purses(state) == [4, 4, 4]
    assert given.act(61, TAX) in given.acts(state)


def test_r60_an_attempt_may_start_without_the_money_for_the_bribe() -> None:
    state = given.choose(hostage(rupees=0), given.act(61, TAX))

    # Then Anna can ask Boris to waive it
    assert given.options(state) == {ProposeBribe(0), Withdraw()}
    state = given.choose(state, ProposeBribe(0), AcceptBribe(0), TaxSlot(0))
    assert state.players[ANNA].rupees == 1


def test_an_attempt_that_could_only_be_cancelled_is_not_offered() -> None:
    """2.2: no proposal is possible any more, and the money is short."""
    state = hostage(rupees=1)
    state.declined_bribes = 3
    assert given.act(61, TAX) not in given.acts(state)

    # With enough money it is offered again
    given.rupees(state, ANNA, 2)
    assert given.act(61, TAX) in given.acts(state)


def test_r57_money_the_action_needs_cannot_be_offered() -> None:
    # Given a held Gift card and just the price of the cheapest gift
    state = given.choose(hostage(rupees=2, card=12), given.act(12, GIFT))

    assert given.options(state) == {ProposeBribe(0), Withdraw()}


def test_a_bonus_action_of_a_hostage_needs_the_bribe_too() -> None:
    state = given.choose(hostage(rupees=4, card=55), given.act(55, TAX))

    assert given.asked(state).prompt == "bribe.offer"
    state = given.choose(state, PayBribe(2), TaxSlot(0))
    assert state.actions_left == 2


# --- The acting card is lost -----------------------------------------------------------------


def test_r47_an_action_goes_on_when_its_card_is_lost_on_the_way() -> None:
    # Given under Nationalism Anna's only Punjab tribe can move; her political card there is
    # leveraged, she has no rupee, and the acting card is all she could pay with
    state = given.table()
    given.event(state, 110, ANNA)
    given.court(state, ANNA, 27, 29)
    given.tribe(state, ANNA, PUNJAB)
    given.road(state, AFGHAN, Border.KABUL_PUNJAB)
    given.rupees(state, ANNA, 0)
    given.acting(state)

    # When it moves out and the debt takes the acting card
    state = given.choose(state, given.act(29, MOVE), MoveTribe(0, KABUL))
    assert given.options(state) == {DiscardCard(CardId(29))}
    state = given.choose(state, DiscardCard(CardId(29)))

    # Then the second move of the card is still hers
    assert not state.players[ANNA].court
    assert given.options(state) == {MoveTribe(0, PUNJAB), Stop()}
    state = given.choose(state, MoveTribe(0, PUNJAB))
    assert given.asked(state).prompt == "turn.action"
    assert state.actions_left == 1
