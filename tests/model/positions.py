"""Positions on the eve of something: one choice, and much follows from it."""

from __future__ import annotations

from pamir_desktop.model import State
from pamir_desktop.model.decisions import BattleOn
from pamir_desktop.model.pieces import in_region
from pamir_desktop.model.rules.battle import Battle, MarkLosses
from pamir_desktop.model.rules.betray import Betray
from pamir_desktop.model.terms import CardId, Suit

from . import given
from .given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, KABUL


def of_an_overthrow() -> State:
    """Boris rules Kabul with his last tribe; card 6 hangs on it, and a spy of Clara on 6."""
    state = given.table()
    given.army(state, AFGHAN, KABUL)
    given.army(state, BRITISH, KABUL)
    given.tribe(state, BORIS, KABUL)
    given.court(state, BORIS, 6, 61)
    given.spy(state, CLARA, 6)
    given.doing(state, MarkLosses(ANNA, in_region(KABUL), 1))
    return state


def of_another_loyalty() -> State:
    """Anna is Afghan with two gifts, a prize and a patriot, and holds a Russian patriot."""
    state = given.table()
    given.court(state, ANNA, 11)
    given.hand(state, ANNA, 69)
    given.gift(state, ANNA, 0)
    given.gift(state, ANNA, 2)
    given.prizes(state, ANNA, 26)
    return given.acting(state)


def of_a_debt() -> State:
    """Boris owes 2 for card 46 and has 1 rupee; Anna may betray it."""
    state = given.table()
    given.full_market(state)
    given.court(state, ANNA, 9)
    given.court(state, BORIS, 46, 29)
    given.hand(state, BORIS, 77)
    given.rupees(state, BORIS, 1)
    given.spy(state, ANNA, 46)
    given.doing(state, Betray(ANNA))
    return state


def of_a_purchase_past_vacant_slots() -> State:
    """The military suit is favoured, so prices are double; column 1 has a card below only, column
    2 none at all."""
    state = given.table()
    given.full_market(state)
    state.favored = Suit.MILITARY
    for slot in (1, 2, 8):
        state.market_cards[slot] = CardId(0)
    given.rupees_on(state, 3, 3)
    given.rupees(state, ANNA, 10)
    return given.acting(state)


def of_a_release() -> State:
    """Boris holds Anna's card with two spies to one; Anna battles on it."""
    state = given.table()
    given.court(state, ANNA, 61)
    given.spy(state, ANNA, 61)
    given.spy(state, BORIS, 61, 2)
    given.doing(state, Battle(ANNA, rank=1))
    return given.choose(state, BattleOn(CardId(61)))


def of_a_bribe() -> State:
    """Boris rules Kabul with two tribes; Anna holds card 2, which belongs there."""
    state = given.table()
    given.tribe(state, BORIS, KABUL, 2)
    given.hand(state, ANNA, 2)
    return given.acting(state)
