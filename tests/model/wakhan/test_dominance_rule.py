"""A Dominance Check in the market, and the arrows (wakhan.md 4.2 c, d)."""

from __future__ import annotations

from pamir_desktop.model import State, WakhanOptions
from pamir_desktop.model.ai_cards import AiAction
from pamir_desktop.model.setup import Printing
from pamir_desktop.model.terms import Suit
from tests.model import given
from tests.model.given import KABUL, PUNJAB, RUSSIAN
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import BOTTOM, TOP, H, W

POLITICAL = AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL
OLDER = WakhanOptions(printing=Printing.OLDER)


# --- (c) A Dominance Check in the market -----------------------------------------------------


def dominance_position(*top: int) -> State:
    """Russia dominant but served by the human, so that Ambition stays away; a check in T5."""
    state = given_wakhan.reading(given_wakhan.solo(RUSSIAN), front=1)
    given.army(state, RUSSIAN, PUNJAB, 4)
    given.gift(state, H, 0)
    given.market(state, top=(*top, 101), bottom=(0, 0, 0, 87))
    given.rupees(state, W, 2)
    return state


def test_case_13_dominance_rule_prefers_the_cheapest_patriot_then_block_icons() -> None:
    # Given 84 in T2, 87 in B3 (too expensive), 12 in T1, 98 in T0
    state = dominance_position(98, 12, 84, 0, 0)
    seen = given_wakhan.radicalize(state)
    assert given_wakhan.bought(seen) == [84]
    assert seen.one("trace.market")["rule"] == "dominance_patriot"
    assert seen.lines() == [("radicalize", "valid", "dominance_rule")]

    # When 84 is absent, 12 with four block icons beats 98 with three
    state = dominance_position(98, 12, 0, 0, 0)
    seen = given_wakhan.radicalize(state)
    trace = seen.one("trace.market")
    assert (trace["cards"], trace["figures"]) == ((12, 98), (4, 3))
    assert trace["rule"] == "dominance_blocks"
    assert given_wakhan.bought(seen) == [12]


def test_case_50_older_printing_lets_the_arrows_decide_without_a_patriot() -> None:
    # Given no buyable Russian patriot; arrows: column 0, top
    state = given_wakhan.solo(RUSSIAN, OLDER)
    given_wakhan.reading(state, front=1, column=0, side=TOP)
    given.army(state, RUSSIAN, PUNJAB, 4)
    given.gift(state, H, 0)
    given.market(state, top=(98, 12, 0, 0, 0, 101))
    given.rupees(state, W, 2)
    seen = given_wakhan.radicalize(state)
    assert given_wakhan.bought(seen) == [98]
    assert seen.lines() == [("radicalize", "valid", "arrows")]


def test_older_printing_the_dominance_rule_precedes_an_instruction() -> None:
    # Given AI 23 wants a political card, and a patriot of the dominant coalition is on offer
    state = given_wakhan.solo(RUSSIAN, OLDER)
    given_wakhan.reading(state, front=23)
    given.army(state, RUSSIAN, PUNJAB, 4)
    given.gift(state, H, 0)
    given.market(state, top=(25, 84, 0, 0, 0, 101))
    seen = given_wakhan.try_line(state, POLITICAL)
    assert given_wakhan.bought(seen) == [84]
    assert seen.lines() == [(POLITICAL, "valid", "dominance_rule")]

    # And without the patriot the instruction counts again
    state = given_wakhan.solo(RUSSIAN, OLDER)
    given_wakhan.reading(state, front=23)
    given.army(state, RUSSIAN, PUNJAB, 4)
    given.gift(state, H, 0)
    given.market(state, top=(25, 12, 0, 0, 0, 101))
    seen = given_wakhan.try_line(state, POLITICAL)
    assert given_wakhan.bought(seen) == [25]
    assert seen.lines() == [(POLITICAL, "valid", "instruction")]


def test_older_printing_a_condition_must_hold_even_with_a_check() -> None:
    action = AiAction.RADICALIZE_HIGHEST_RANKED_MILITARY_IF_MILITARY_FAVORED
    state = given_wakhan.solo(RUSSIAN, OLDER)
    given_wakhan.reading(state, front=1)
    given.army(state, RUSSIAN, PUNJAB, 4)
    given.gift(state, H, 0)
    given.market(state, top=(84, 0, 0, 0, 0, 101))
    assert given_wakhan.try_line(state, action).lines() == [(action, "invalid", "condition_false")]


def test_without_dominance_the_most_cylinders_and_a_most_of_none_is_a_most() -> None:
    # Given a check she does not want, 7 with three cylinders, 1 with three, 9 with none
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.gift(state, H, 0)
    given.market(state, top=(9, 7, 1, 0, 0, 101))
    seen = given_wakhan.radicalize(state)
    trace = seen.one("trace.market")
    assert (trace["cards"], trace["figures"]) == ((7, 1, 9), (3, 3, 0))
    assert (trace["rule"], trace["decided"]) == ("dominance_cylinders", "cost")
    assert given_wakhan.bought(seen) == [7]

    # And when nothing shows a cylinder, the cheapest, then the highest number, events included
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.gift(state, H, 0)
    given.market(state, top=(9, 14, 0, 0, 0, 101), bottom=(112,))  # 14 is leveraged
    seen = given_wakhan.radicalize(state)
    assert given_wakhan.bought(seen) == [112]
    assert seen.one("trace.market")["decided"] == "number"


def test_w31_the_dominance_rule_ignores_bribes() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.tribe(state, H, KABUL, 9)
    given.market(state, top=(7, 18, 0, 0, 0, 101))
    seen = given_wakhan.radicalize(state)
    assert given_wakhan.bought(seen) == [7]
    assert seen.one("hand.discarded")["card"] == 7


def test_w30_neither_the_check_nor_public_withdrawal_is_ever_a_candidate() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.gift(state, H, 0)
    given.market(state, top=(111, 101))
    seen = given_wakhan.radicalize(state)
    assert seen.lines() == [("radicalize", "invalid", "no_candidate")]


# --- (d) The arrows --------------------------------------------------------------------------


def test_case_47_military_favor_doubles_the_price() -> None:
    # Given the marker on military, 3 rupees, arrows: column 2, top
    state = given_wakhan.reading(given_wakhan.solo(), front=1, column=2, side=TOP)
    state.favored = Suit.MILITARY
    given.market(state, top=(55, 61, 67))
    given.rupees(state, W, 3)

    # When she radicalizes
    seen = given_wakhan.radicalize(state)

    # Then T2 costs 4 and is out of reach, T1 costs 2: bought, two rupees on T0
    trace = seen.one("trace.arrows")
    assert (trace["slots"], trace["verdicts"]) == ((2, 1), "buy.too_dear buyable")
    assert given_wakhan.bought(seen) == [61]
    assert state.market_rupees[0] == 2
    assert state.players[W].rupees == 1


def test_w33_the_other_row_is_searched_from_the_same_column() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1, column=2, side=BOTTOM)
    given.market(state, top=(55, 61, 67, 48))
    seen = given_wakhan.radicalize(state)
    assert seen.one("trace.arrows")["slots"] == (8, 7, 6, 2)
    assert given_wakhan.bought(seen) == [67]


def test_a_card_she_paid_on_and_a_check_are_passed_by() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1, column=2, side=TOP)
    given.market(state, top=(55, 111, 67))
    state.banned = 1 << 67
    seen = given_wakhan.radicalize(state)
    assert seen.one("trace.arrows")["verdicts"] == "buy.paid_on buy.withdrawal buyable"
    assert given_wakhan.bought(seen) == [55]
