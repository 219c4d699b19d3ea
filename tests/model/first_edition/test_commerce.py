"""Commerce (1.5, F11)."""

from __future__ import annotations

from pamir_desktop.model import State, why_not
from pamir_desktop.model.decisions import Purchase, Stop, TaxSlot
from tests.model import given
from tests.model.first_edition.tables import COMMERCE, ECONOMIC, acting, is_menu, table, use, uses
from tests.model.given import ANNA


def trading(card: int = 8) -> State:
    """Rank 2; 2 rupees on one card and 1 on another."""
    state = table(regime=ECONOMIC)
    given.full_market(state)
    given.court(state, ANNA, card)
    given.rupees_on(state, 3, 2)
    given.rupees_on(state, 7, 1)
    return acting(state)


def test_up_to_the_rank_in_any_split() -> None:
    state = given.choose(trading(), use(8, COMMERCE))
    assert given.options(state) == {TaxSlot(3), TaxSlot(7)}
    state = given.choose(state, TaxSlot(3))
    assert given.options(state) == {TaxSlot(3), TaxSlot(7), Stop()}
    state = given.choose(state, TaxSlot(7))
    assert is_menu(state)
    assert given.purses(state)[ANNA] == 6
    assert state.actions_left == 2  # free in an Economic Boom


def test_at_least_one_and_a_slot_without_rupees() -> None:
    state = given.choose(trading(), use(8, COMMERCE))
    for attempt, cause in ((Stop(), "first.at_least_one"), (TaxSlot(0), "tax.no_rupees")):
        reason = why_not(state, attempt)
        assert reason is not None
        assert reason.id == cause


def test_f11_as_much_as_there_is() -> None:
    state = trading()
    state.market_rupees[3] = 0
    state = given.choose(state, use(8, COMMERCE), TaxSlot(7))
    assert is_menu(state)
    assert uses(state) == set()


def test_f11_rupees_placed_this_turn_may_be_taken() -> None:
    state = trading()
    state.market_rupees = [0] * 12
    assert uses(state) == set()
    state = given.choose(state, Purchase(1))
    assert uses(state) == {use(8, COMMERCE)}
