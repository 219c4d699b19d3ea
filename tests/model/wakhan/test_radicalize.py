"""Price, bribe and side of a card she buys (wakhan.md 4.1, 4.3)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import WakhanOptions
from pamir_desktop.model.ai_cards import AiAction
from pamir_desktop.model.pieces import tribes
from pamir_desktop.model.setup import Printing
from pamir_desktop.model.terms import CourtEnd
from tests.model import given
from tests.model.given import BRITISH, KANDAHAR, PERSIA
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import BOTTOM, TOP, H, W

POLITICAL = AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL
OLDER = WakhanOptions(printing=Printing.OLDER)


@pytest.mark.parametrize(("holder", "card"), [(66, 61), (68, 72), (70, 86)])
def test_influence_cards_make_their_cards_free(holder: int, card: int) -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1, column=5, side=TOP)
    given.court(state, W, holder)
    given.market(state, top=(9, 13, 29, 33, 38, card))
    given.rupees(state, W, 0)
    seen = given_wakhan.radicalize(state)
    assert seen.one("card.bought")["price"] == 0
    assert given_wakhan.bought(seen) == [card]
    assert state.market_rupees == [0] * 12


def test_case_18_a_card_whose_bribe_she_cannot_pay_is_bought_and_lost() -> None:
    # Given Persia ruled by a human with three tribes, 2 rupees; the arrows choose 75
    state = given_wakhan.reading(given_wakhan.solo(), front=1, column=0, side=TOP)
    given.tribe(state, H, PERSIA, 3)
    given.market(state, top=(75,))
    given.rupees(state, W, 2)

    # When she radicalizes
    seen = given_wakhan.radicalize(state)

    # Then the card goes to the discard pile, the action is spent, the rupees stay
    trace = seen.one("trace.bribe")
    assert (trace["recipient"], trace["due"], trace["rupees"]) == (H, 3, 2)
    assert trace["verdict"] == "cannot_pay"
    assert state.discard == [75]
    assert state.players[W].rupees == 2
    assert state.players[W].hand == state.players[W].court == []
    assert state.actions_left == 0


def test_w34_she_pays_a_bribe_in_full_without_asking() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1, column=0, side=TOP)
    given.tribe(state, H, PERSIA, 4)
    given.market(state, top=(75,))
    seen = given_wakhan.radicalize(state)
    assert seen.one("bribe.paid") == {"seat": W, "recipient": H, "rupees": 4}
    assert seen.one("trace.bribe")["verdict"] == "paid"
    assert given.purses(state) == [0, 8]
    assert tribes(state, W, PERSIA) == 1
    assert not state.agenda


@pytest.mark.parametrize("bribe", [1, 9])
def test_w64_with_courtly_manners_she_refuses_to_pay(bribe: int) -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1, column=0, side=TOP)
    given.event(state, 107, W)
    given.tribe(state, H, PERSIA, bribe)
    given.market(state, top=(75,))
    seen = given_wakhan.radicalize(state)
    assert seen.one("trace.bribe")["verdict"] == "withheld"
    assert given.purses(state) == [4, 4]
    assert state.players[W].court == [75]


def test_card_42_and_disregard_for_customs_spare_her_the_bribe() -> None:
    for courtiers in (True, False):
        state = given_wakhan.reading(given_wakhan.solo(), front=1, column=0, side=TOP)
        if courtiers:
            given.court(state, W, 42)
            given.tribe(state, W, KANDAHAR)
        else:
            given.event(state, 107)
        given.tribe(state, H, PERSIA, 9)
        given.market(state, top=(75,))
        seen = given_wakhan.radicalize(state)
        assert "trace.bribe" not in seen.ids()
        assert 75 in state.players[W].court


@pytest.mark.parametrize(("side", "court"), [(TOP, [93, 9, 13]), (BOTTOM, [9, 13, 93])])
def test_w36_the_red_arrow_says_which_end_even_for_an_instructed_card(
    side: CourtEnd, court: list[int]
) -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=23, side=side)
    given.court(state, W, 9, 13)
    given.market(state, top=(93,))
    seen = given_wakhan.try_line(state, POLITICAL)
    assert state.players[W].court == court
    assert seen.one("trace.side") == {"card": 93, "end": side}


def test_a_patriot_changes_no_loyalty_and_costs_nothing() -> None:
    # Given a court of an Afghan patriot, a British prize and a gift
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=1, column=0, side=TOP)
    given.court(state, W, 11)
    given.prizes(state, W, 96)
    given.gift(state, W, 0)
    given.market(state, top=(86,))
    given_wakhan.radicalize(state)
    assert state.players[W].court == [86, 11]
    assert state.players[W].prizes == [96]
    assert state.players[W].loyalty is None
