"""What a choice would lead to, before it is made."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State, new_game, pending, preview
from pamir_desktop.model.decisions import Choice, ChooseLoyalty, EndTurn, PlayCard, Purchase
from pamir_desktop.model.first_edition.choices import AcceptDeal, ProposeDeal, TargetCard
from pamir_desktop.model.first_edition.deal import Goods, Promise
from pamir_desktop.model.first_edition.facts import TablePreview
from pamir_desktop.model.first_edition.terms import Deed
from pamir_desktop.model.selfplay import picker
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.first_edition.tables import (
    ASSASSINATION,
    MILITARY,
    acting,
    first_setup,
    table,
    use,
)
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, PERSIA, RUSSIAN


def first_preview(state: State, choice: Choice) -> TablePreview:
    seen = preview(state, choice)
    assert isinstance(seen, TablePreview)
    return seen


def test_a_foreign_patriot() -> None:
    state = table(3, (BRITISH, RUSSIAN, AFGHAN))
    given.court(state, ANNA, 20)
    given.gift(state, ANNA, 0)
    given.hand(state, ANNA, 84)
    seen = first_preview(acting(state), PlayCard(CardId(84)))
    assert seen.loyalties == {ANNA: (BRITISH, RUSSIAN)}
    assert seen.influence[ANNA] == (3, 1)  # in British hands before, in Russian after
    assert seen.courts_lost == ((ANNA, 20),)
    assert seen.gifts == {ANNA: (1, 0)}
    assert seen.favors == {RUSSIAN: (BORIS, ANNA)}
    assert seen.asks is not None


def test_a_toll_comes_first() -> None:
    state = table(3, (BRITISH, RUSSIAN, AFGHAN))
    given.tribe(state, BORIS, PERSIA)
    given.hand(state, ANNA, 84)
    given.prizes(state, ANNA, 25)
    seen = first_preview(acting(state), PlayCard(CardId(84)))
    assert seen.tolls == ((BORIS, 1),)
    assert seen.loyalties == {}


def test_a_debt_of_another_player() -> None:
    state = table()
    given.court(state, ANNA, 15)
    given.court(state, BORIS, 14, 9)
    given.spy(state, ANNA, 14)
    given.rupees(state, BORIS, 1)
    state = given.choose(acting(state), use(15, ASSASSINATION))
    seen = first_preview(state, TargetCard(CardId(14), ANNA))
    assert seen.debts == {BORIS: 1}
    assert seen.removed == 1
    assert seen.asks is not None
    assert (seen.asks.seat, seen.asks.choices) == (BORIS, ())  # what others may answer is theirs


def test_a_deal_with_escrow() -> None:
    state = acting(table())
    promise = Promise(2, Deed.PLAY, CardId(84))
    state = given.choose(state, ProposeDeal(BORIS, ANNA, Goods(1), Goods(), promise))
    seen = first_preview(state, AcceptDeal())
    assert seen.rupees == {ANNA: (4, 5), BORIS: (4, 1)}


def test_a_purchase_puts_rupees_on_the_cards_before_it() -> None:
    state = table(regime=MILITARY)
    given.full_market(state)
    seen = first_preview(acting(state), Purchase(1))
    assert seen.market == {0: (0, 2)}


def test_f43_the_last_choice_of_a_loyalty_reveals_nothing_in_a_preview() -> None:
    state = new_game(first_setup(2, 3))
    state = given.choose(state, given.asked(state).choices[0])
    choice = given.asked(state).choices[0]
    assert isinstance(choice, ChooseLoyalty)
    seen = first_preview(state, choice)
    assert seen.loyalties == {}
    assert seen.asks is None


def test_the_end_of_a_turn_shows_no_card_of_the_deck() -> None:
    state = table()
    given.deck(state, 9, 13)
    state.actions_left = 0
    seen = first_preview(acting(state), EndTurn())
    assert "market.dealt" not in [entry.id for entry in seen.log]


@pytest.mark.parametrize("seed", range(6))
def test_every_choice_of_a_game_can_be_previewed_and_changes_nothing(seed: int) -> None:
    setup = first_setup(2 + seed % 4, seed, badal=True)
    state, pick = new_game(setup), picker(setup, seed)
    for number in range(120):
        decision = pending(state)
        if decision is None:
            break
        if number % 10 == 0:
            before = state.clone()
            for choice in decision.choices:
                first_preview(state, choice)
            assert state == before
        state = given.choose(state, pick(state, decision))
