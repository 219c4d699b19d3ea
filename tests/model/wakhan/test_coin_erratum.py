"""The unofficial coin erratum as a variant (wakhan.md 7.1)."""

from __future__ import annotations

import pytest
from attrs import evolve

from pamir_desktop.model import State, WakhanOptions
from pamir_desktop.model.setup import IMPROVED, RULEBOOK, Printing
from tests.model import given
from tests.model.given import KABUL, RUSSIAN
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import TOP, W

COIN = WakhanOptions(coin_erratum=True)


def position(options: WakhanOptions, top: tuple[int, ...], bottom: tuple[int, ...] = ()) -> State:
    """No dominant coalition; a Dominance Check that she does not want; nine rupees."""
    state = given_wakhan.solo(options=options)
    given_wakhan.reading(state, front=1, column=4, side=TOP)
    given.market(state, top=(*top, *(0,) * (5 - len(top)), 101), bottom=bottom)
    given.rupees(state, W, 9)
    return state


def test_no_preset_has_it() -> None:
    assert not RULEBOOK.coin_erratum
    assert not IMPROVED.coin_erratum


@pytest.mark.parametrize("printing", Printing)
def test_without_spies_and_tribes_she_buys_what_nets_the_most_rupees(printing: Printing) -> None:
    # Given no card with spies or tribes; 14 costs one rupee and brings two
    cards = (9, 14), (112,)

    # When she radicalizes by the rulebook, then the cheapest with the highest number is bought
    state = position(WakhanOptions(printing=printing), *cards)
    assert given_wakhan.bought(given_wakhan.radicalize(state)) == [112]

    # When she does so with the erratum, then the money decides
    seen = given_wakhan.radicalize(position(evolve(COIN, printing=printing), *cards))
    assert given_wakhan.bought(seen) == [14]
    trace = seen.one("trace.market")
    assert (trace["rule"], trace["figure"], trace["decided"]) == ("coin_net", "net", "figure")
    assert (trace["cards"], trace["figures"]) == ((14, 112, 9), (1, 0, 0))


def test_equal_nets_go_to_the_cheapest_then_to_the_highest_number() -> None:
    # Given 13 for the one rupee on it; 9 and 12 for nothing
    state = position(COIN, (9, 13), (12,))
    given.rupees_on(state, 1, 1)
    seen = given_wakhan.radicalize(state)
    assert given_wakhan.bought(seen) == [12]
    trace = seen.one("trace.market")
    assert (trace["cards"], trace["decided"]) == ((12, 9, 13), "number")


def test_a_card_with_spies_or_tribes_still_goes_first() -> None:
    # Given 14 brings money; 55 costs two rupees and has a tribe
    seen = given_wakhan.radicalize(position(COIN, (9, 14, 55)))
    assert given_wakhan.bought(seen) == [55]
    assert seen.one("trace.market")["rule"] == "dominance_cylinders"


def test_a_dominant_coalition_leaves_it_out() -> None:
    # Given Russia is dominant, and the check is too expensive for her; 48 has one block icon
    state = position(COIN, (48, 11, 14))
    given.army(state, RUSSIAN, KABUL, 4)
    given.rupees(state, W, 3)
    seen = given_wakhan.radicalize(state)
    assert seen.one("trace.market")["rule"] == "dominance_blocks"
    assert given_wakhan.bought(seen) == [11]


def test_without_a_dominance_check_the_arrows_decide() -> None:
    # Given the arrows find 13 in T4; 29 is cheaper, of the same suit and no lower rank
    state = given_wakhan.reading(given_wakhan.solo(options=COIN), front=1, column=4, side=TOP)
    given.market(state, top=(9, 14, 0, 0, 13), bottom=(0, 29))
    given.rupees(state, W, 9)
    assert given_wakhan.bought(given_wakhan.radicalize(state)) == [13]
