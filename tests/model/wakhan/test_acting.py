"""Which card acts, and what it pays (wakhan.md 4.5)."""

from __future__ import annotations

from pamir_desktop.model.terms import Suit
from tests.model import given
from tests.model.given import PUNJAB
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import H, W


def test_w41_the_highest_priority_card_acts_hostage_or_not() -> None:
    # Given three tax cards; 29 is hostage for one rupee
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.court(state, W, 9, 29, 13)
    given.spy(state, H, 29)
    given.market(state, top=(55,))
    given.rupees_on(state, 0, 3)

    # When the tax line is tried
    seen = given_wakhan.try_line(state, "tax")

    # Then 29 acts, and the bribe is paid first
    trace = seen.one("trace.acting")
    assert (trace["cards"], trace["bribes"], trace["payable"]) == (
        (9, 29, 13),
        (0, 1, 0),
        (1, 1, 1),
    )
    choice = seen.one("trace.cards", purpose="act")
    assert (choice["cards"], choice["decided"]) == ((29, 13, 9), "number")
    assert seen.one("trace.line")["acting"] == 29
    assert given.purses(state) == [4 - 1 + 2, 5]
    ids = seen.ids()
    assert ids.index("bribe.paid") < ids.index("action.begun") < ids.index("tax.market")


def test_a_card_acts_once_and_a_missing_card_is_the_reason() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.market(state, top=(55,))
    given.rupees_on(state, 0, 3)
    assert given_wakhan.try_line(state, "tax").lines() == [("tax", "invalid", "no_acting_card")]
    given.court(state, W, 9)
    state.used = 1 << 9
    assert given_wakhan.try_line(state, "tax").lines() == [("tax", "invalid", "no_acting_card")]


def test_case_24_a_hostage_she_cannot_pay_for_is_not_eligible() -> None:
    # Given her only tax card carries two human spies, and a taxable rupee exists
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.court(state, W, 9)
    given.spy(state, H, 9, 2)
    given.market(state, top=(55,))
    given.rupees_on(state, 0, 1)

    # When she has 1 rupee the line is invalid
    given.rupees(state, W, 1)
    assert given_wakhan.try_line(state, "tax").lines() == [("tax", "invalid", "cannot_pay")]

    # When she has 2 she pays them to that human, then taxes
    given.rupees(state, W, 2)
    seen = given_wakhan.try_line(state, "tax")
    assert seen.one("bribe.paid") == {"seat": W, "recipient": H, "rupees": 2}
    assert given.purses(state) == [1, 6]


def test_civil_service_and_courtly_manners_free_her_hostages() -> None:
    for reforms in (True, False):
        state = given_wakhan.reading(given_wakhan.solo(), front=1)
        given.court(state, W, 9)
        if reforms:
            given.court(state, W, 9, 24)
            given.tribe(state, W, PUNJAB)
        else:
            given.event(state, 107, W)
        given.spy(state, H, 9, 2)
        given.market(state, top=(55,))
        given.rupees_on(state, 0, 1)
        given.rupees(state, W, 0)
        seen = given_wakhan.try_line(state, "tax")
        assert seen.lines() == [("tax", "valid", "target")]
        assert given.purses(state) == [1, 4]
        assert ("bribe.withheld" in seen.ids()) is not reforms


def test_a_favored_card_acts_as_a_bonus_and_spends_no_action() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    state.favored = Suit.ECONOMIC
    given.court(state, W, 9)
    given.market(state, top=(55,))
    given.rupees_on(state, 0, 1)
    first = given_wakhan.try_line(state, "tax").all("trace.line")[0]
    assert (first["bonus"], first["reason"], first["actions_left"]) == (1, "favored", 1)
