"""Radicalize: which card she buys and how she plays it (wakhan.md 4.1 to 4.3)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State, WakhanOptions
from pamir_desktop.model.ai_cards import AiAction
from pamir_desktop.model.pieces import tribes
from pamir_desktop.model.rules.ruling import ruler_of
from pamir_desktop.model.setup import Printing
from pamir_desktop.model.wakhan.offers import Offer, net, offers
from pamir_desktop.model.wakhan.radicalize import BuyPlan
from pamir_desktop.model.wakhan.turn import plan_for
from pamir_desktop.model.words import CardId, CourtEnd, Suit
from tests.model import given
from tests.model.given import (
    BRITISH,
    HERAT,
    KABUL,
    KANDAHAR,
    PERSIA,
    PUNJAB,
    RUSSIAN,
    TRANSCASPIA,
)
from tests.model.wakhan import scenes
from tests.model.wakhan.scenes import BOTTOM, TOP, H, W

NET = AiAction.RADICALIZE_MOST_NET_RUPEES_IF_UNDER_TWO_RUPEES
POLITICAL = AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL
OLDER = WakhanOptions(printing=Printing.OLDER)
SAVVY = WakhanOptions(savvy_purchasing=True)


# --- (b) Instructions ------------------------------------------------------------------------


def test_case_12_an_instruction_beats_the_check_in_the_market() -> None:
    # Given AI 23, a check in T5, 3 rupees; political cards of rank 1, 2 and 2
    state = scenes.reading(scenes.solo(), front=23)
    given.market(state, top=(25, 0, 0, 93, 0, 101), bottom=(0, 0, 56))
    given.rupees(state, W, 3)

    # When line 1 is tried
    seen = scenes.try_line(state, POLITICAL)

    # Then she buys 56: same rank as 93, and cheaper
    assert scenes.bought(seen) == [56]
    trace = seen.one("trace.market")
    assert trace["cards"] == (56, 93, 25)
    assert trace["figures"] == (2, 2, 1)
    assert trace["costs"] == (2, 3, 0)
    assert (trace["figure"], trace["decided"], trace["chosen"]) == ("rank", "cost", 56)
    assert seen.lines() == [(POLITICAL, "valid", "instruction")]


def test_w26_the_last_tie_break_is_the_higher_number() -> None:
    state = scenes.reading(scenes.solo(), front=23)
    given.market(state, top=(0, 25), bottom=(0, 27))
    seen = scenes.try_line(state, POLITICAL)
    assert seen.one("trace.market")["decided"] == "number"
    assert scenes.bought(seen) == [27]


def test_w21_the_highest_ranked_she_can_buy_now() -> None:
    state = scenes.reading(scenes.solo(), front=23)
    given.market(state, top=(25, 0, 0, 93))
    given.rupees(state, W, 2)
    seen = scenes.try_line(state, POLITICAL)
    assert scenes.bought(seen) == [25]
    assert seen.one("trace.market")["decided"] == "only"


def net_position() -> State:
    """AI 4, one rupee; 9 in T0, 5 in T1, 54 in B0, Herat ruled by a human with two tribes."""
    state = scenes.reading(scenes.solo(), front=4)
    given.market(state, top=(9, 5), bottom=(54,))
    given.rupees(state, W, 1)
    given.tribe(state, H, HERAT, 2)
    return state


def test_case_15_net_rupees_count_price_coins_and_bribe() -> None:
    # Given two rupees on 5
    state = net_position()
    given.rupees_on(state, 1, 2)

    # Then the nets are 0, +1 and 0, for the bribe of 54 cannot be paid
    assert [(offer.card, net(state, offer)) for offer in offers(state)] == [(9, 0), (5, 1), (54, 0)]

    # When line 1 is tried, she buys 5
    seen = scenes.try_line(state, NET)
    assert scenes.bought(seen) == [5]
    trace = seen.one("trace.market")
    assert (trace["cards"], trace["figures"], trace["figure"]) == ((5,), (1,), "net")
    assert seen.one("trace.condition") == {"action": NET, "holds": 1, "have": 1, "wanted": 1}


def test_case_16_no_net_gain_is_no_candidate() -> None:
    seen = scenes.try_line(net_position(), NET)
    assert seen.lines() == [(NET, "invalid", "no_candidate")]
    assert scenes.bought(seen) == []


@pytest.mark.parametrize(
    ("card", "coins", "bribe", "expected"),
    [(54, 0, 0, 2), (54, 2, 2, 2), (54, 1, 2, 1), (113, 0, 0, 3), (113, 2, 0, 5), (112, 1, 0, 1)],
)
def test_w24_net_of_leverage_bribe_and_events(
    card: int, coins: int, bribe: int, expected: int
) -> None:
    # 54 is leveraged and of Herat; with 1 coin a bribe of 2 cannot be paid from an empty purse
    state = scenes.reading(scenes.solo(), front=4)
    given.market(state, top=(card,))
    given.rupees_on(state, 0, coins)
    given.rupees(state, W, 0)
    given.tribe(state, H, HERAT, bribe)
    assert net(state, Offer(0, CardId(card), 0)) == expected


def test_net_rupees_ranges_over_events_too() -> None:
    state = scenes.reading(scenes.solo(), front=4)
    given.market(state, top=(113,))
    given.rupees(state, W, 0)
    seen = scenes.try_line(state, NET)
    assert scenes.bought(seen) == [113]
    assert state.players[W].rupees == 3


def test_net_rupees_needs_less_than_two_rupees() -> None:
    state = scenes.reading(scenes.solo(), front=4)
    given.market(state, top=(113,))
    given.rupees(state, W, 2)
    seen = scenes.try_line(state, NET)
    assert seen.lines() == [(NET, "invalid", "condition_false")]
    assert seen.one("trace.condition")["holds"] == 0


def test_w25_gain_control_is_simulated_with_all_icons() -> None:
    # Given a human rules Persia with one tribe; 75 would tie and her army breaks the tie
    control = AiAction.RADICALIZE_GAIN_REGION_CONTROL
    state = scenes.reading(scenes.solo(), front=5)
    given.tribe(state, H, PERSIA)
    given.market(state, top=(74, 75))

    # When the line is tried
    before = state.clone()
    assert plan_for(state, control) == BuyPlan(1, CardId(75), "instruction")
    assert state == before  # the simulation ran on a copy
    seen = scenes.try_line(state, control)

    # Then 74 (a tribe) is no candidate and 75 (a tribe and an army) is bought and wins Persia
    assert seen.one("trace.market")["cards"] == (75,)
    assert scenes.bought(seen) == [75]
    assert ruler_of(state, PERSIA) == W


def test_w23_a_card_whose_bribe_she_cannot_pay_gains_no_control() -> None:
    control = AiAction.RADICALIZE_GAIN_REGION_CONTROL
    state = scenes.reading(scenes.solo(), front=5)
    given.tribe(state, H, PERSIA)
    given.market(state, top=(75,))
    given.rupees(state, W, 0)
    seen = scenes.try_line(state, control)
    assert seen.lines() == [(control, "invalid", "no_candidate")]


def test_gain_control_ignores_regions_she_rules_already() -> None:
    control = AiAction.RADICALIZE_GAIN_REGION_CONTROL
    state = scenes.reading(scenes.solo(), front=5)
    given.tribe(state, W, PERSIA)
    given.market(state, top=(75, 93))
    seen = scenes.try_line(state, control)
    assert scenes.bought(seen) == [93]
    assert ruler_of(state, TRANSCASPIA) == W


def test_w22_most_blocks_must_be_at_least_one_and_playable() -> None:
    action = AiAction.RADICALIZE_MOST_BLOCKS
    # Given 12 (four blocks) in Kabul behind a bribe she cannot pay, 98 with three, 87 with none
    state = scenes.reading(scenes.solo(), front=9)
    given.tribe(state, H, KABUL, 5)
    given.market(state, top=(12, 98, 87))
    seen = scenes.try_line(state, action)
    assert seen.one("trace.market")["cards"] == (98,)
    assert scenes.bought(seen) == [98]

    # And with nothing but spies on offer the line is invalid
    empty = scenes.reading(scenes.solo(), front=9)
    given.market(empty, top=(87,))
    assert scenes.try_line(empty, action).lines() == [(action, "invalid", "no_candidate")]


def test_w27_a_court_at_its_limit_is_full() -> None:
    action = AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL_IF_COURT_FULL
    state = scenes.reading(scenes.solo(), front=17)
    given.court(state, W, 9, 13)
    given.market(state, top=(25,))
    seen = scenes.try_line(state, action)
    assert seen.one("trace.condition") == {"action": action, "holds": 0, "have": 2, "wanted": 3}

    given.court(state, W, 9, 13, 29)
    seen = scenes.try_line(state, action)
    assert scenes.bought(seen) == [25]


@pytest.mark.parametrize(("left", "right", "holds"), [(0, 2, 1), (1, 1, 0), (2, 0, 1)])
def test_w28_fewer_spies_than_one_human_suffices(left: int, right: int, holds: int) -> None:
    action = AiAction.RADICALIZE_HIGHEST_RANKED_INTELLIGENCE_IF_FEWER_SPIES
    state = scenes.reading(scenes.trio(), front=24)
    given.court(state, scenes.LEFT, 9)
    given.spy(state, W, 9)
    given.spy(state, scenes.LEFT, 9, left)
    given.spy(state, scenes.RIGHT, 9, right)
    seen = scenes.try_line(state, action)
    assert seen.one("trace.condition")["holds"] == holds


def test_w11_new_tactics_does_not_make_military_favored() -> None:
    action = AiAction.RADICALIZE_HIGHEST_RANKED_MILITARY_IF_MILITARY_FAVORED
    state = scenes.reading(scenes.solo(), front=1)
    given.event(state, 105, W)
    given.market(state, top=(33,))
    assert scenes.try_line(state, action).lines() == [(action, "invalid", "condition_false")]


def test_w71_a_card_with_an_unpayable_bribe_is_still_the_highest_ranked() -> None:
    state = scenes.reading(scenes.solo(), front=23)
    given.tribe(state, H, TRANSCASPIA, 9)
    given.market(state, top=(93,), bottom=(25,))
    seen = scenes.try_line(state, POLITICAL)
    assert scenes.bought(seen) == [93]
    assert seen.one("hand.discarded") == {"seat": W, "card": 93, "cause": "bribe"}


# --- (c) A Dominance Check in the market -----------------------------------------------------


def dominance_position(*top: int) -> State:
    """Russia dominant but served by the human, so that Ambition stays away; a check in T5."""
    state = scenes.reading(scenes.solo(RUSSIAN), front=1)
    given.army(state, RUSSIAN, PUNJAB, 4)
    given.gift(state, H, 0)
    given.market(state, top=(*top, 101), bottom=(0, 0, 0, 87))
    given.rupees(state, W, 2)
    return state


def test_case_13_dominance_rule_prefers_the_cheapest_patriot_then_block_icons() -> None:
    # Given 84 in T2, 87 in B3 (too dear), 12 in T1, 98 in T0
    state = dominance_position(98, 12, 84, 0, 0)
    seen = scenes.radicalize(state)
    assert scenes.bought(seen) == [84]
    assert seen.one("trace.market")["rule"] == "dominance_patriot"
    assert seen.lines() == [("radicalize", "valid", "dominance_rule")]

    # When 84 is absent, 12 with four block icons beats 98 with three
    state = dominance_position(98, 12, 0, 0, 0)
    seen = scenes.radicalize(state)
    trace = seen.one("trace.market")
    assert (trace["cards"], trace["figures"]) == ((12, 98), (4, 3))
    assert trace["rule"] == "dominance_blocks"
    assert scenes.bought(seen) == [12]


def test_case_50_older_printing_lets_the_arrows_decide_without_a_patriot() -> None:
    # Given no buyable Russian patriot; arrows: column 0, top
    state = scenes.solo(RUSSIAN, OLDER)
    scenes.reading(state, front=1, column=0, side=TOP)
    given.army(state, RUSSIAN, PUNJAB, 4)
    given.gift(state, H, 0)
    given.market(state, top=(98, 12, 0, 0, 0, 101))
    given.rupees(state, W, 2)
    seen = scenes.radicalize(state)
    assert scenes.bought(seen) == [98]
    assert seen.lines() == [("radicalize", "valid", "arrows")]


def test_older_printing_the_dominance_rule_precedes_an_instruction() -> None:
    # Given AI 23 wants a political card, and a patriot of the dominant coalition is on offer
    state = scenes.solo(RUSSIAN, OLDER)
    scenes.reading(state, front=23)
    given.army(state, RUSSIAN, PUNJAB, 4)
    given.gift(state, H, 0)
    given.market(state, top=(25, 84, 0, 0, 0, 101))
    seen = scenes.try_line(state, POLITICAL)
    assert scenes.bought(seen) == [84]
    assert seen.lines() == [(POLITICAL, "valid", "dominance_rule")]

    # And without the patriot the instruction counts again
    state = scenes.solo(RUSSIAN, OLDER)
    scenes.reading(state, front=23)
    given.army(state, RUSSIAN, PUNJAB, 4)
    given.gift(state, H, 0)
    given.market(state, top=(25, 12, 0, 0, 0, 101))
    seen = scenes.try_line(state, POLITICAL)
    assert scenes.bought(seen) == [25]
    assert seen.lines() == [(POLITICAL, "valid", "instruction")]


def test_older_printing_a_condition_must_hold_even_with_a_check() -> None:
    action = AiAction.RADICALIZE_HIGHEST_RANKED_MILITARY_IF_MILITARY_FAVORED
    state = scenes.solo(RUSSIAN, OLDER)
    scenes.reading(state, front=1)
    given.army(state, RUSSIAN, PUNJAB, 4)
    given.gift(state, H, 0)
    given.market(state, top=(84, 0, 0, 0, 0, 101))
    assert scenes.try_line(state, action).lines() == [(action, "invalid", "condition_false")]


def test_without_dominance_the_most_cylinders_and_a_most_of_none_is_a_most() -> None:
    # Given a check she does not want, 7 with three cylinders, 1 with three, 9 with none
    state = scenes.reading(scenes.solo(), front=1)
    given.gift(state, H, 0)
    given.market(state, top=(9, 7, 1, 0, 0, 101))
    seen = scenes.radicalize(state)
    trace = seen.one("trace.market")
    assert (trace["cards"], trace["figures"]) == ((7, 1, 9), (3, 3, 0))
    assert (trace["rule"], trace["decided"]) == ("dominance_cylinders", "cost")
    assert scenes.bought(seen) == [7]

    # And when nothing shows a cylinder, the cheapest, then the highest number, events included
    state = scenes.reading(scenes.solo(), front=1)
    given.gift(state, H, 0)
    given.market(state, top=(9, 13, 0, 0, 0, 101), bottom=(112,))
    seen = scenes.radicalize(state)
    assert scenes.bought(seen) == [112]
    assert seen.one("trace.market")["decided"] == "number"


def test_w31_the_dominance_rule_ignores_bribes() -> None:
    state = scenes.reading(scenes.solo(), front=1)
    given.tribe(state, H, KABUL, 9)
    given.market(state, top=(7, 18, 0, 0, 0, 101))
    seen = scenes.radicalize(state)
    assert scenes.bought(seen) == [7]
    assert seen.one("hand.discarded")["card"] == 7


def test_w30_neither_the_check_nor_public_withdrawal_is_ever_a_candidate() -> None:
    state = scenes.reading(scenes.solo(), front=1)
    given.gift(state, H, 0)
    given.market(state, top=(111, 101))
    seen = scenes.radicalize(state)
    assert seen.lines() == [("radicalize", "invalid", "no_candidate")]


# --- (d) The arrows --------------------------------------------------------------------------


def test_case_47_military_favor_doubles_the_price() -> None:
    # Given the marker on military, 3 rupees, arrows: column 2, top
    state = scenes.reading(scenes.solo(), front=1, column=2, side=TOP)
    state.favored = Suit.MILITARY
    given.market(state, top=(55, 61, 67))
    given.rupees(state, W, 3)

    # When she radicalizes
    seen = scenes.radicalize(state)

    # Then T2 costs 4 and is out of reach, T1 costs 2: bought, two rupees on T0
    trace = seen.one("trace.arrows")
    assert (trace["slots"], trace["verdicts"]) == ((2, 1), "buy.too_dear buyable")
    assert scenes.bought(seen) == [61]
    assert state.market_rupees[0] == 2
    assert state.players[W].rupees == 1


def test_the_other_row_is_searched_from_the_same_column() -> None:
    state = scenes.reading(scenes.solo(), front=1, column=2, side=BOTTOM)
    given.market(state, top=(55, 61, 67, 48))
    seen = scenes.radicalize(state)
    assert seen.one("trace.arrows")["slots"] == (8, 7, 6, 2)
    assert scenes.bought(seen) == [67]


def test_a_card_she_paid_on_and_a_check_are_passed_by() -> None:
    state = scenes.reading(scenes.solo(), front=1, column=2, side=TOP)
    given.market(state, top=(55, 111, 67))
    state.banned = 1 << 67
    seen = scenes.radicalize(state)
    assert seen.one("trace.arrows")["verdicts"] == "buy.paid_on buy.withdrawal buyable"
    assert scenes.bought(seen) == [55]


# --- Prices and playing ----------------------------------------------------------------------


@pytest.mark.parametrize(("holder", "card"), [(66, 61), (68, 72), (70, 86)])
def test_influence_cards_make_their_cards_free(holder: int, card: int) -> None:
    state = scenes.reading(scenes.solo(), front=1, column=5, side=TOP)
    given.court(state, W, holder)
    given.market(state, top=(9, 13, 29, 33, 38, card))
    given.rupees(state, W, 0)
    seen = scenes.radicalize(state)
    assert seen.one("card.bought")["price"] == 0
    assert scenes.bought(seen) == [card]
    assert state.market_rupees == [0] * 12


def test_case_18_a_card_whose_bribe_she_cannot_pay_is_bought_and_lost() -> None:
    # Given Persia ruled by a human with three tribes, 2 rupees; the arrows choose 75
    state = scenes.reading(scenes.solo(), front=1, column=0, side=TOP)
    given.tribe(state, H, PERSIA, 3)
    given.market(state, top=(75,))
    given.rupees(state, W, 2)

    # When she radicalizes
    seen = scenes.radicalize(state)

    # Then the card goes to the discard pile, the action is spent, the rupees stay
    trace = seen.one("trace.bribe")
    assert (trace["recipient"], trace["due"], trace["rupees"]) == (H, 3, 2)
    assert trace["verdict"] == "cannot_pay"
    assert state.discard == [75]
    assert state.players[W].rupees == 2
    assert state.players[W].hand == state.players[W].court == []
    assert state.actions_left == 0


def test_w34_she_pays_a_bribe_in_full_without_asking() -> None:
    state = scenes.reading(scenes.solo(), front=1, column=0, side=TOP)
    given.tribe(state, H, PERSIA, 3)
    given.market(state, top=(75,))
    seen = scenes.radicalize(state)
    assert seen.one("bribe.paid") == {"seat": W, "recipient": H, "rupees": 3}
    assert seen.one("trace.bribe")["verdict"] == "paid"
    assert given.purses(state) == [1, 7]
    assert tribes(state, W, PERSIA) == 1
    assert not state.agenda


def test_w64_with_courtly_manners_she_refuses_to_pay() -> None:
    state = scenes.reading(scenes.solo(), front=1, column=0, side=TOP)
    given.event(state, 107, W)
    given.tribe(state, H, PERSIA, 9)
    given.market(state, top=(75,))
    seen = scenes.radicalize(state)
    assert seen.one("trace.bribe")["verdict"] == "withheld"
    assert given.purses(state) == [4, 4]
    assert state.players[W].court == [75]


def test_card_42_and_disregard_for_customs_spare_her_the_bribe() -> None:
    for courtiers in (True, False):
        state = scenes.reading(scenes.solo(), front=1, column=0, side=TOP)
        if courtiers:
            given.court(state, W, 42)
            given.tribe(state, W, KANDAHAR)
        else:
            given.event(state, 107)
        given.tribe(state, H, PERSIA, 9)
        given.market(state, top=(75,))
        seen = scenes.radicalize(state)
        assert "trace.bribe" not in seen.ids()
        assert 75 in state.players[W].court


@pytest.mark.parametrize(("side", "court"), [(TOP, [93, 9, 13]), (BOTTOM, [9, 13, 93])])
def test_w36_the_red_arrow_says_which_end_even_for_an_instructed_card(
    side: CourtEnd, court: list[int]
) -> None:
    state = scenes.reading(scenes.solo(), front=23, side=side)
    given.court(state, W, 9, 13)
    given.market(state, top=(93,))
    seen = scenes.try_line(state, POLITICAL)
    assert state.players[W].court == court
    assert seen.one("trace.side") == {"card": 93, "end": side}


def test_a_patriot_changes_no_loyalty_and_costs_nothing() -> None:
    # Given a court of an Afghan patriot, a British prize and a gift
    state = scenes.reading(scenes.solo(BRITISH), front=1, column=0, side=TOP)
    given.court(state, W, 11)
    given.prizes(state, W, 96)
    given.gift(state, W, 0)
    given.market(state, top=(86,))
    scenes.radicalize(state)
    assert state.players[W].court == [86, 11]
    assert state.players[W].prizes == [96]
    assert state.players[W].loyalty is None


# --- Savvy Purchasing ------------------------------------------------------------------------


def savvy_position(*, top: tuple[int, ...], bottom: tuple[int, ...]) -> State:
    state = scenes.solo(options=SAVVY)
    scenes.reading(state, front=1, column=4, side=TOP)
    given.market(state, top=top, bottom=bottom)
    given.rupees(state, W, 9)
    return state


def test_savvy_buys_a_cheaper_card_of_the_suit_that_ranks_no_lower() -> None:
    # Given the arrows find 13 (economic, rank 2) in T4; 9 ranks lower, 29 and 12 do not
    state = savvy_position(top=(9, 55, 12, 0, 13), bottom=(75, 29))
    seen = scenes.radicalize(state)
    assert scenes.bought(seen) == [29]
    trace = seen.one("trace.savvy")
    assert (trace["found"], trace["price"]) == (13, 4)
    assert (trace["cards"], trace["costs"]) == ((29, 12), (1, 2))
    assert (trace["decided"], trace["chosen"]) == ("cost", 29)


def test_savvy_breaks_ties_by_the_red_arrows_row() -> None:
    state = savvy_position(top=(9, 29, 0, 0, 13), bottom=(75, 61))
    seen = scenes.radicalize(state)
    assert scenes.bought(seen) == [29]
    assert seen.one("trace.savvy")["decided"] == "row"


def test_savvy_breaks_equal_costs_by_the_lower_column() -> None:
    # Given Herat Influence: both 61 and 64 are free
    state = savvy_position(top=(9, 0, 61, 64, 13), bottom=())
    given.court(state, W, 66)
    seen = scenes.radicalize(state)
    assert scenes.bought(seen) == [61]
    assert seen.one("trace.savvy")["decided"] == "column"


def test_savvy_keeps_an_event_and_a_card_without_a_rival() -> None:
    assert scenes.bought(scenes.radicalize(savvy_position(top=(9, 0, 0, 0, 112), bottom=()))) == [
        112
    ]
    assert scenes.bought(scenes.radicalize(savvy_position(top=(9, 0, 0, 0, 13), bottom=()))) == [13]


def test_savvy_takes_the_best_net_when_no_card_shows_a_cylinder() -> None:
    # Given a check, no dominance, no cylinders on offer; 14 is leveraged
    state = savvy_position(top=(9, 14, 0, 0, 0, 101), bottom=(112,))
    given.gift(state, H, 0)
    seen = scenes.radicalize(state)
    assert scenes.bought(seen) == [14]
    trace = seen.one("trace.market")
    assert (trace["rule"], trace["cards"], trace["figures"]) == (
        "savvy_net",
        (14, 112, 9),
        (1, 0, 0),
    )


def test_savvy_leaves_instructions_alone() -> None:
    state = scenes.solo(options=SAVVY)
    scenes.reading(state, front=23)
    given.market(state, top=(25, 0, 0, 93))
    assert scenes.bought(scenes.try_line(state, POLITICAL)) == [93]
