"""The house variant Savvy Purchasing (wakhan.md 7.1)."""

from __future__ import annotations

from pamir_desktop.model import State, WakhanOptions
from pamir_desktop.model.ai_cards import AiAction
from pamir_desktop.model.setup import Printing
from tests.model import given
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import TOP, H, W

POLITICAL = AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL
OLDER = WakhanOptions(printing=Printing.OLDER)
SAVVY = WakhanOptions(savvy_purchasing=True)


def savvy_position(*, top: tuple[int, ...], bottom: tuple[int, ...]) -> State:
    state = given_wakhan.solo(options=SAVVY)
    given_wakhan.reading(state, front=1, column=4, side=TOP)
    given.market(state, top=top, bottom=bottom)
    given.rupees(state, W, 9)
    return state


def test_savvy_buys_a_cheaper_card_of_the_suit_that_ranks_no_lower() -> None:
    # Given the arrows find 13 (economic, rank 2) in T4; 9 ranks lower, 29 and 12 do not
    state = savvy_position(top=(9, 55, 12, 0, 13), bottom=(75, 29))
    seen = given_wakhan.radicalize(state)
    assert given_wakhan.bought(seen) == [29]
    trace = seen.one("trace.savvy")
    assert (trace["found"], trace["price"]) == (13, 4)
    assert (trace["cards"], trace["costs"]) == ((29, 12), (1, 2))
    assert (trace["decided"], trace["chosen"]) == ("cost", 29)


def test_savvy_breaks_ties_by_the_red_arrows_row() -> None:
    state = savvy_position(top=(9, 29, 0, 0, 13), bottom=(75, 61))
    seen = given_wakhan.radicalize(state)
    assert given_wakhan.bought(seen) == [29]
    assert seen.one("trace.savvy")["decided"] == "row"


def test_savvy_breaks_equal_costs_by_the_lower_column() -> None:
    # Given Herat Influence: both 61 and 64 are free
    state = savvy_position(top=(9, 0, 61, 64, 13), bottom=())
    given.court(state, W, 66)
    seen = given_wakhan.radicalize(state)
    assert given_wakhan.bought(seen) == [61]
    assert seen.one("trace.savvy")["decided"] == "column"


def test_savvy_keeps_an_event_and_a_card_without_a_rival() -> None:
    assert given_wakhan.bought(
        given_wakhan.radicalize(savvy_position(top=(9, 0, 0, 0, 112), bottom=()))
    ) == [112]
    assert given_wakhan.bought(
        given_wakhan.radicalize(savvy_position(top=(9, 0, 0, 0, 13), bottom=()))
    ) == [13]


def test_savvy_takes_the_best_net_when_no_card_shows_a_cylinder() -> None:
    # Given a check, no dominance, no cylinders on offer; 14 is leveraged
    state = savvy_position(top=(9, 14, 0, 0, 0, 101), bottom=(112,))
    given.gift(state, H, 0)
    seen = given_wakhan.radicalize(state)
    assert given_wakhan.bought(seen) == [14]
    trace = seen.one("trace.market")
    assert (trace["rule"], trace["cards"], trace["figures"]) == (
        "savvy_net",
        (14, 112, 9),
        (1, 0, 0),
    )


def test_savvy_leaves_instructions_alone() -> None:
    state = given_wakhan.solo(options=SAVVY)
    given_wakhan.reading(state, front=23)
    given.market(state, top=(25, 0, 0, 93))
    assert given_wakhan.bought(given_wakhan.try_line(state, POLITICAL)) == [93]
