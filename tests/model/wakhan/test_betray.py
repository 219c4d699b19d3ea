"""Her betrayals (wakhan.md 4.10)."""

from __future__ import annotations

from pamir_desktop.model.pieces import gifts, spies
from pamir_desktop.model.rules.ruling import influence
from pamir_desktop.model.terms import CardId, Suit
from tests.model import given
from tests.model.given import BRITISH
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import H, W


def test_case_32_a_humans_card_outranks_a_favored_one_of_hers() -> None:
    # Given spies on 93 (political, its owner holds 15), on 96 (prize British), on her own 2
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=8)
    state.favored = Suit.INTELLIGENCE
    given.court(state, H, 93, 96, 15)
    given.court(state, W, 2, 16)
    for card in (93, 96, 2):
        given.spy(state, W, card)
    before = influence(state, W, BRITISH)

    # When she betrays
    seen = given_wakhan.try_line(state, "betray")

    # Then 96 goes, 93 being protected, and its prize is hers
    trace = seen.one("trace.cards", purpose="betray")
    assert (trace["cards"], trace["decided"]) == ((96, 2), "human_court")
    assert state.players[W].prizes == [96]
    assert influence(state, W, BRITISH) == before + 1
    assert state.players[W].loyalty is None
    assert state.players[W].rupees == 2
    assert spies(state, W, CardId(96)) == 0


def test_w55_she_may_betray_the_acting_card_and_keeps_gifts_and_prizes() -> None:
    # Given her only target is the acting card itself, with a foreign prize
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=8)
    given.court(state, W, 10)
    given.gift(state, W, 0)
    given.prizes(state, W, 13)
    given.spy(state, W, 10)
    given_wakhan.try_line(state, "betray")
    assert state.players[W].court == []
    assert state.players[W].prizes == [13, 10]
    assert gifts(state, W) == [0]


def test_betray_needs_a_prize_and_respects_her_own_bodyguards() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=8)
    given.court(state, W, 16, 15, 91)
    given.court(state, H, 9)
    given.spy(state, W, 9)  # no prize
    given.spy(state, W, 91)  # political, protected by her own 15
    assert given_wakhan.try_line(state, "betray").lines() == [("betray", "invalid", "no_target")]


def test_betraying_a_leveraged_card_of_hers_costs_the_loan() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=8)
    given.court(state, W, 79, 16)
    given.spy(state, W, 79)
    seen = given_wakhan.try_line(state, "betray")
    assert seen.one("leverage.repaid") == {"seat": W, "rupees": 2}
    assert state.players[W].rupees == 0
    assert state.players[W].prizes == [79]
