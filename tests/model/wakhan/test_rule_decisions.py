"""Decisions of wakhan.md section 5 that no other test shows on a position of its own."""

from __future__ import annotations

import pytest

from pamir_desktop.model.ai_cards import AiAction
from pamir_desktop.model.decisions import NamePlayer
from pamir_desktop.model.rules.cleanup import KeepCourtLimit
from pamir_desktop.model.rules.ruling import ruler_of
from pamir_desktop.model.terms import Border, CourtEnd
from tests.model import given
from tests.model.given import BRITISH, KABUL, PUNJAB, RUSSIAN
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import BOTTOM, TOP, H, W


@pytest.mark.parametrize(("side", "court"), [(TOP, [33, 9]), (BOTTOM, [9, 33])])
def test_w5_outside_her_turn_the_latest_ai_card_still_counts(
    side: CourtEnd, court: list[int]
) -> None:
    # Given her court of 9; a human gives her 33 by Other Persuasive Methods
    state = given_wakhan.arrow_table(side=side)
    given.court(state, W, 9)
    given.hand(state, H, 33)
    state = given_wakhan.human_buys(state, 114)
    after, _ = given_wakhan.answer(state, NamePlayer(W))
    assert after.players[W].court == court


def test_w8_armies_of_any_coalition_never_keep_her_from_ruling() -> None:
    # Given one tribe of hers beside nine British armies and no human tribe
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=1)
    given.tribe(state, W, KABUL)
    given.army(state, BRITISH, KABUL, 9)
    assert ruler_of(state, KABUL) == W


def test_w9_dominance_is_read_as_if_a_check_came_now_with_conflict_fatigue() -> None:
    # Given Russia ahead by two blocks, one of them a road
    action = AiAction.RADICALIZE_PATRIOT_OF_DOMINANT_COALITION
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=13)
    given.army(state, RUSSIAN, PUNJAB)
    given.road(state, RUSSIAN, Border.KABUL_PUNJAB)
    given.market(state, top=(86,))
    assert given_wakhan.try_line(state.clone(), action).one("trace.condition")["holds"] == 0

    # When Conflict Fatigue is in force, that is dominance
    given.event(state, 109)
    seen = given_wakhan.try_line(state, action)
    assert seen.one("trace.condition") == {
        "action": action,
        "holds": 1,
        "have": RUSSIAN,
        "wanted": 0,
    }
    assert given_wakhan.bought(seen) == [86]


def test_w32_the_cheapest_card_is_the_one_that_costs_her_least() -> None:
    # Given Herat Influence: 57 is free to her in T5, 90 costs 1 in T1
    state = given_wakhan.reading(given_wakhan.solo(), front=23)
    given.court(state, W, 66)
    given.market(state, top=(9, 90, 0, 0, 0, 57))
    seen = given_wakhan.try_line(state, AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL)
    trace = seen.one("trace.market")
    assert (trace["cards"], trace["costs"], trace["decided"]) == ((57, 90), (0, 1), "cost")
    assert given_wakhan.bought(seen) == [57]


def test_w43_she_does_not_pay_a_bribe_to_tax_the_same_coin() -> None:
    # Given her only tax card is hostage for 1, the human is penniless and the market bare
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.court(state, W, 29)
    given.spy(state, H, 29)
    given.tribe(state, W, PUNJAB)
    given.court(state, H, 33)
    given.rupees(state, H, 0)
    assert given_wakhan.try_line(state, "tax").lines() == [("tax", "invalid", "no_target")]

    # When the human has one rupee, she pays one and takes two: amounts count after the bribe
    given.rupees(state, H, 1)
    seen = given_wakhan.try_line(state, "tax")
    assert seen.one("trace.tax")["rupees"] == (2,)
    assert given.purses(state) == [5, 0]


def test_w59_the_fewest_spies_count_those_of_all_owners() -> None:
    # Given two of hers on 9, one of each player on 13, one of hers on 29, three on 63
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.court(state, W, 9, 13, 29, 63)
    for seat, card, count in ((W, 9, 2), (W, 13, 1), (H, 13, 1), (W, 29, 1), (W, 63, 3)):
        given.spy(state, seat, card, count)
    trace = given_wakhan.watch(state, KeepCourtLimit(W)).one("trace.discard")
    assert (trace["chosen"], trace["decided"]) == (29, "fewest_spies")
