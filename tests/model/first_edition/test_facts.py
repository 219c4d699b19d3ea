"""What a table shows of the first edition."""

from __future__ import annotations

from attrs import evolve

from pamir_desktop.model import State
from pamir_desktop.model.first_edition.deal import Escrow, Promise
from pamir_desktop.model.first_edition.facts import (
    first_card_facts,
    first_facts,
    if_toppled_now,
)
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.first_edition.terms import Deed
from pamir_desktop.model.terms import NOBODY, Border, CardId
from tests.model import given
from tests.model.first_edition.tables import (
    BADAL,
    MILITARY,
    acting,
    first_of,
    lose_starting_card,
    table,
    topples,
)
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL, RUSSIAN


def test_the_facts_of_a_table() -> None:
    state = table(3, (BRITISH, RUSSIAN, AFGHAN), MILITARY, BADAL)
    given.full_market(state)
    topples(state, 3)
    given.court(state, ANNA, 1, 7, 12)
    given.gift(state, ANNA, 1)
    given.spy(state, ANNA, 1, 2)
    given.army(state, RUSSIAN, KABUL, 4)
    lose_starting_card(state, CLARA)
    first_of(state).tokens = [0, 3, 0]
    first_of(state).escrows.append(Escrow(BORIS, Promise(1, Deed.PLAY, CardId(84))))
    facts = first_facts(acting(state))
    assert facts.regime is MILITARY
    assert (facts.prices[3], facts.unit_price) == (6, 2)
    assert facts.supply == (10, 10, 6)
    assert facts.topples_left == 3
    assert facts.favor_holders == {AFGHAN: BORIS, BRITISH: ANNA, RUSSIAN: BORIS}
    anna, boris, clara = facts.players
    assert (anna.hand_limit, anna.tableau_limit, anna.shelter) == (4, 5, 3)
    assert anna.influence == {AFGHAN: 0, BRITISH: 2, RUSSIAN: 0}
    assert (anna.pieces, anna.gifts) == (3, (1,))
    assert (boris.tokens, boris.set_aside) == (3, 1)
    assert anna.has_starting_card
    assert not clara.has_starting_card
    assert not clara.has_marker
    assert anna.loyalty_card < boris.loyalty_card < clara.loyalty_card


def test_the_facts_of_a_card() -> None:
    state = table()
    given.full_market(state)
    given.rupees_on(state, 2, 3)
    given.tribe(state, BORIS, KABUL, 2)
    given.court(state, CLARA, 14)
    given.spy(state, ANNA, 14)
    given.prizes(state, BORIS, 4)
    acting(state)
    state.banned = 1 << given.FULL_TOP[2]
    state.used = 1 << 14
    in_market = first_card_facts(state, CardId(given.FULL_TOP[2]), ANNA)
    assert (in_market.price, in_market.rupees, in_market.banned) == (2, 3, True)
    in_hand = first_card_facts(state, CardId(5), ANNA)
    assert in_hand.toll == ((BORIS, 2),)
    in_tableau = first_card_facts(state, CardId(14), ANNA)
    assert (in_tableau.owner, in_tableau.spies) == (CLARA, ((ANNA, 1),))
    assert (in_tableau.leveraged, in_tableau.used) == (True, True)
    assert first_card_facts(state, CardId(4)).owner == BORIS
    assert first_card_facts(state, CardId(101), ANNA).toll == ()


def supreme(options: FirstEditionOptions | None = None, left: int = 4) -> State:
    state = table(3, (BRITISH, RUSSIAN, AFGHAN), MILITARY, options or FirstEditionOptions())
    topples(state, left)
    given.army(state, BRITISH, KABUL, 3)
    given.road(state, BRITISH, Border.HERAT_KABUL)
    given.tribe(state, ANNA, HERAT)
    given.court(state, BORIS, 5)
    given.spy(state, ANNA, 5)
    return state


def test_if_toppled_now() -> None:
    forecast = if_toppled_now(supreme())
    assert (forecast.supreme, forecast.ends_game, forecast.winner) == (BRITISH, True, ANNA)
    assert forecast.missing[BRITISH] == ()
    assert len(forecast.missing[RUSSIAN]) == 4
    assert forecast.units[MILITARY] == (0, 3, 0)
    assert forecast.influence == ((0, 1, 0), (0, 0, 1), (1, 0, 0))


def test_if_toppled_now_it_may_fail_or_be_the_last() -> None:
    state = supreme()
    state.cylinders[1] = 0
    failed = if_toppled_now(state)
    assert (failed.supreme, failed.ends_game, failed.is_final) == (None, False, False)
    topples(state, 1)
    given.rupees(state, CLARA, 5)
    last = if_toppled_now(state)
    assert (last.is_final, last.ends_game, last.winner) == (True, True, CLARA)


def test_if_toppled_now_under_nation_building() -> None:
    options = FirstEditionOptions(nation_building=True)
    state = supreme(options)
    assert if_toppled_now(state).is_honeymoon
    assert not if_toppled_now(state).ends_game
    assert if_toppled_now(state).winner == NOBODY
    first_of(state).last_supreme = BRITISH
    assert if_toppled_now(state).ends_game
    assert not if_toppled_now(supreme(evolve(options), left=1)).is_honeymoon
