"""Instructed radicalize lines (wakhan.md 4.2 b)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State, WakhanOptions
from pamir_desktop.model.ai_cards import AiAction
from pamir_desktop.model.rules.ruling import ruler_of
from pamir_desktop.model.setup import Printing
from pamir_desktop.model.terms import CardId
from pamir_desktop.model.wakhan.market_options import MarketOption, market_options, net
from pamir_desktop.model.wakhan.radicalize import BuyPlan
from pamir_desktop.model.wakhan.turn import plan_for
from tests.model import given
from tests.model.given import HERAT, KABUL, PERSIA, TRANSCASPIA
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import H, W

NET = AiAction.RADICALIZE_MOST_NET_RUPEES_IF_UNDER_TWO_RUPEES
POLITICAL = AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL
OLDER = WakhanOptions(printing=Printing.OLDER)


def test_case_12_w20_an_instruction_beats_the_check_in_the_market() -> None:
    # Given AI 23, a check in T5, 3 rupees; political cards of rank 1, 2 and 2
    state = given_wakhan.reading(given_wakhan.solo(), front=23)
    given.market(state, top=(25, 0, 0, 93, 0, 101), bottom=(0, 0, 56))
    given.rupees(state, W, 3)

    # When line 1 is tried
    seen = given_wakhan.try_line(state, POLITICAL)

    # Then she buys 56: same rank as 93, and cheaper
    assert given_wakhan.bought(seen) == [56]
    trace = seen.one("trace.market")
    assert trace["cards"] == (56, 93, 25)
    assert trace["figures"] == (2, 2, 1)
    assert trace["costs"] == (2, 3, 0)
    assert (trace["figure"], trace["decided"], trace["chosen"]) == ("rank", "cost", 56)
    assert seen.lines() == [(POLITICAL, "valid", "instruction")]


def test_w26_the_last_tie_break_is_the_higher_number() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=23)
    given.market(state, top=(0, 25), bottom=(0, 27))
    seen = given_wakhan.try_line(state, POLITICAL)
    assert seen.one("trace.market")["decided"] == "number"
    assert given_wakhan.bought(seen) == [27]


def test_w21_the_highest_ranked_she_can_buy_now() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=23)
    given.market(state, top=(25, 0, 0, 93))
    given.rupees(state, W, 2)
    seen = given_wakhan.try_line(state, POLITICAL)
    assert given_wakhan.bought(seen) == [25]
    assert seen.one("trace.market")["decided"] == "only"


def net_position() -> State:
    """AI 4, one rupee; 9 in T0, 5 in T1, 54 in B0, Herat ruled by a human with two tribes."""
    state = given_wakhan.reading(given_wakhan.solo(), front=4)
    given.market(state, top=(9, 5), bottom=(54,))
    given.rupees(state, W, 1)
    given.tribe(state, H, HERAT, 2)
    return state


def test_case_15_net_rupees_count_price_coins_and_bribe() -> None:
    # Given two rupees on 5
    state = net_position()
    given.rupees_on(state, 1, 2)

    # Then the nets are 0, +1 and 0, for the bribe of 54 cannot be paid
    assert [(offer.card, net(state, offer)) for offer in market_options(state)] == [
        (9, 0),
        (5, 1),
        (54, 0),
    ]

    # When line 1 is tried, she buys 5
    seen = given_wakhan.try_line(state, NET)
    assert given_wakhan.bought(seen) == [5]
    trace = seen.one("trace.market")
    assert (trace["cards"], trace["figures"], trace["figure"]) == ((5,), (1,), "net")
    assert seen.one("trace.condition") == {"action": NET, "holds": 1, "have": 1, "wanted": 1}


def test_case_16_no_net_gain_is_no_candidate() -> None:
    seen = given_wakhan.try_line(net_position(), NET)
    assert seen.lines() == [(NET, "invalid", "no_candidate")]
    assert given_wakhan.bought(seen) == []


@pytest.mark.parametrize(
    ("card", "coins", "bribe", "expected"),
    [(54, 0, 0, 2), (54, 2, 2, 2), (54, 1, 3, 1), (113, 0, 0, 3), (113, 2, 0, 5), (112, 1, 0, 1)],
)
def test_w24_net_of_leverage_bribe_and_events(
    card: int, coins: int, bribe: int, expected: int
) -> None:
    # 54 is leveraged and of Herat; with 1 coin a bribe of 3 cannot be paid from an empty purse
    state = given_wakhan.reading(given_wakhan.solo(), front=4)
    given.market(state, top=(card,))
    given.rupees_on(state, 0, coins)
    given.rupees(state, W, 0)
    given.tribe(state, H, HERAT, bribe)
    assert net(state, MarketOption(0, CardId(card), 0)) == expected


def test_net_rupees_ranges_over_events_too() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=4)
    given.market(state, top=(113,))
    given.rupees(state, W, 0)
    seen = given_wakhan.try_line(state, NET)
    assert given_wakhan.bought(seen) == [113]
    assert state.players[W].rupees == 3


def test_net_rupees_needs_less_than_two_rupees() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=4)
    given.market(state, top=(113,))
    given.rupees(state, W, 2)
    seen = given_wakhan.try_line(state, NET)
    assert seen.lines() == [(NET, "invalid", "condition_false")]
    assert seen.one("trace.condition")["holds"] == 0


def test_w25_gain_control_is_simulated_with_all_icons() -> None:
    # Given a human rules Persia with one tribe; 75 would tie and her army breaks the tie
    control = AiAction.RADICALIZE_GAIN_REGION_CONTROL
    state = given_wakhan.reading(given_wakhan.solo(), front=5)
    given.tribe(state, H, PERSIA)
    given.market(state, top=(74, 75))

    # When the line is tried
    before = state.clone()
    assert plan_for(state, control) == BuyPlan(1, CardId(75), "instruction")
    assert state == before  # the simulation ran on a copy
    seen = given_wakhan.try_line(state, control)

    # Then 74 (a tribe) is no candidate and 75 (a tribe and an army) is bought and wins Persia
    assert seen.one("trace.market")["cards"] == (75,)
    assert given_wakhan.bought(seen) == [75]
    assert ruler_of(state, PERSIA) == W


def test_w25_an_army_alone_can_gain_control() -> None:
    # Given a tribe of hers and one of a human in Persia; 83 brings an army and no tribe
    control = AiAction.RADICALIZE_GAIN_REGION_CONTROL
    state = given_wakhan.reading(given_wakhan.solo(), front=5)
    given.tribe(state, W, PERSIA)
    given.tribe(state, H, PERSIA)
    given.market(state, top=(83,))
    assert given_wakhan.bought(given_wakhan.try_line(state, control)) == [83]
    assert ruler_of(state, PERSIA) == W


def test_w23_a_card_whose_bribe_she_cannot_pay_gains_no_control() -> None:
    control = AiAction.RADICALIZE_GAIN_REGION_CONTROL
    state = given_wakhan.reading(given_wakhan.solo(), front=5)
    given.tribe(state, H, PERSIA)
    given.market(state, top=(75,))
    given.rupees(state, W, 0)
    seen = given_wakhan.try_line(state, control)
    assert seen.lines() == [(control, "invalid", "no_candidate")]


def test_gain_control_ignores_regions_she_rules_already() -> None:
    control = AiAction.RADICALIZE_GAIN_REGION_CONTROL
    state = given_wakhan.reading(given_wakhan.solo(), front=5)
    given.tribe(state, W, PERSIA)
    given.market(state, top=(75, 93))
    seen = given_wakhan.try_line(state, control)
    assert given_wakhan.bought(seen) == [93]
    assert ruler_of(state, TRANSCASPIA) == W


def test_w22_most_blocks_must_be_at_least_one_and_playable() -> None:
    action = AiAction.RADICALIZE_MOST_BLOCKS
    # Given 12 (four blocks) in Kabul behind a bribe she cannot pay, 98 with three, 87 with none
    state = given_wakhan.reading(given_wakhan.solo(), front=9)
    given.tribe(state, H, KABUL, 5)
    given.market(state, top=(12, 98, 87))
    seen = given_wakhan.try_line(state, action)
    assert seen.one("trace.market")["cards"] == (98,)
    assert given_wakhan.bought(seen) == [98]

    # And with nothing but spies on offer the line is invalid
    empty = given_wakhan.reading(given_wakhan.solo(), front=9)
    given.market(empty, top=(87,))
    assert given_wakhan.try_line(empty, action).lines() == [(action, "invalid", "no_candidate")]


def test_w27_a_court_at_its_limit_is_full() -> None:
    action = AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL_IF_COURT_FULL
    state = given_wakhan.reading(given_wakhan.solo(), front=17)
    given.court(state, W, 9, 13)
    given.market(state, top=(25,))
    seen = given_wakhan.try_line(state, action)
    assert seen.one("trace.condition") == {"action": action, "holds": 0, "have": 2, "wanted": 3}

    given.court(state, W, 9, 13, 29)
    seen = given_wakhan.try_line(state, action)
    assert given_wakhan.bought(seen) == [25]


@pytest.mark.parametrize(("left", "right", "holds"), [(0, 2, 1), (1, 1, 0), (2, 0, 1)])
def test_w28_fewer_spies_than_one_human_suffices(left: int, right: int, holds: int) -> None:
    action = AiAction.RADICALIZE_HIGHEST_RANKED_INTELLIGENCE_IF_FEWER_SPIES
    state = given_wakhan.reading(given_wakhan.trio(), front=24)
    given.court(state, given_wakhan.LEFT, 9)
    given.spy(state, W, 9)
    given.spy(state, given_wakhan.LEFT, 9, left)
    given.spy(state, given_wakhan.RIGHT, 9, right)
    seen = given_wakhan.try_line(state, action)
    assert seen.one("trace.condition")["holds"] == holds


def test_w11_new_tactics_does_not_make_military_favored() -> None:
    action = AiAction.RADICALIZE_HIGHEST_RANKED_MILITARY_IF_MILITARY_FAVORED
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.event(state, 105, W)
    given.market(state, top=(33,))
    assert given_wakhan.try_line(state, action).lines() == [(action, "invalid", "condition_false")]


def test_w71_a_card_with_an_unpayable_bribe_is_still_the_highest_ranked() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=23)
    given.tribe(state, H, TRANSCASPIA, 9)
    given.market(state, top=(93,), bottom=(25,))
    seen = given_wakhan.try_line(state, POLITICAL)
    assert given_wakhan.bought(seen) == [93]
    assert seen.one("hand.discarded") == {"seat": W, "card": 93, "cause": "bribe"}
