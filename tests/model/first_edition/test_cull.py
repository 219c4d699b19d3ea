"""The purge (1.12, F23)."""

from __future__ import annotations

from pamir_desktop.model import State, why_not
from pamir_desktop.model.decisions import DiscardCard, Purchase
from pamir_desktop.model.first_edition.choices import KeepCard, TakeToHand
from pamir_desktop.model.pieces import armies, gifts, roads, spies, tribes
from pamir_desktop.model.terms import Border, CardId
from tests.model import given
from tests.model.first_edition.tables import (
    acting,
    first_of,
    hold_favor,
    influence_in,
    is_menu,
    lose_starting_card,
    table,
    topples,
)
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, HERAT, RUSSIAN


def keep(card: int) -> KeepCard:
    return KeepCard(CardId(card))


def discard(card: int) -> DiscardCard:
    return DiscardCard(CardId(card))


def take(card: int) -> TakeToHand:
    return TakeToHand(CardId(card))


def toppling(state: State) -> State:
    """Anna buys a topple that fails."""
    topples(state, 4)
    given.market(state, top=(104,))
    acting(state)
    return state


def test_t22_one_piece_of_each_color_but_all_of_the_afghans() -> None:
    state = table()
    given.army(state, RUSSIAN, HERAT, 3)
    given.army(state, AFGHAN, HERAT, 3)
    given.tribe(state, BORIS, HERAT, 2)
    given.court(state, ANNA, 8, 14)
    given.court(state, BORIS, 9, 13)
    state = given.choose(toppling(state), Purchase(0))
    assert (armies(state, RUSSIAN, HERAT), armies(state, AFGHAN, HERAT)) == (1, 3)
    assert tribes(state, BORIS, HERAT) == 1
    # Anna culls first; a leveraged card taken to hand costs nothing
    assert (given.asked(state).seat, given.asked(state).prompt) == (ANNA, "first.keep")
    state = given.choose(state, keep(8), take(14))
    assert given.purses(state)[ANNA] == 4
    assert not state.leveraged
    assert given.asked(state).seat == BORIS


def case_30(*extra: int) -> State:
    """Anna is Russian by #84 alone, with another military card, a gift and two tribes."""
    state = table(3, (RUSSIAN, BRITISH, BRITISH))
    lose_starting_card(state, ANNA)
    given.court(state, ANNA, 84, *extra)
    given.gift(state, ANNA, 0)
    given.tribe(state, ANNA, HERAT)
    given.tribe(state, ANNA, given.KABUL)
    given.army(state, RUSSIAN, HERAT)
    return toppling(state)


def test_t30_f19_the_only_patriot_is_taken_to_hand() -> None:
    state = given.choose(case_30(98), Purchase(0), keep(98), take(84))
    assert state.players[ANNA].loyalty is AFGHAN
    assert gifts(state, ANNA) == []
    assert tribes(state, ANNA, HERAT) == 1
    assert armies(state, RUSSIAN, HERAT) == 1
    assert influence_in(state, ANNA) == (0, 0, 0)


def test_t30_the_only_card_of_a_mode_is_kept() -> None:
    state = given.choose(case_30(5), Purchase(0))
    assert is_menu(state)
    assert state.players[ANNA].court == [84, 5]


def test_t30_f19_an_afghan_keeps_the_gift() -> None:
    state = table(3, (AFGHAN, BRITISH, BRITISH))
    lose_starting_card(state, ANNA)
    given.court(state, ANNA, 3, 1)
    given.gift(state, ANNA, 0)
    state = given.choose(toppling(state), Purchase(0), keep(1), take(3))
    assert state.players[ANNA].loyalty is AFGHAN
    assert gifts(state, ANNA) == [0]


def test_t31_roads_leverage_and_the_british_favor() -> None:
    state = table(3, (BRITISH, RUSSIAN, RUSSIAN))
    given.road(state, BRITISH, Border.HERAT_KABUL, 2)
    given.road(state, RUSSIAN, Border.HERAT_KABUL)
    given.road(state, AFGHAN, Border.HERAT_KABUL, 2)
    given.court(state, BORIS, 12, 30)
    toppling(state)
    hold_favor(state, ANNA, BRITISH)
    state = given.choose(state, Purchase(0))
    left = [roads(state, e, Border.HERAT_KABUL) for e in (BRITISH, RUSSIAN, AFGHAN)]
    assert left == [1, 1, 2]
    state = given.choose(state, keep(12))
    assert given.options(state) == {discard(30), take(30)}  # not both may go
    state = given.choose(state, discard(30))
    assert given.purses(state) == [5, 3, 4]
    assert state.players[BORIS].court == [12]
    assert is_menu(state)


def test_f23_the_kept_cards_are_named_first_then_the_others_in_any_order() -> None:
    state = table()
    given.court(state, ANNA, 5, 7, 8, 9, 16)
    given.spy(state, BORIS, 5)
    given.spy(state, BORIS, 7)
    state = given.choose(toppling(state), Purchase(0))
    assert given.options(state) == {keep(card) for card in (5, 7, 8, 9)}
    state = given.choose(state, keep(8))
    reason = why_not(state, keep(9))
    assert reason is not None
    assert reason.id == "first.mode_decided"
    state = given.choose(state, keep(7))
    assert given.options(state) == {discard(5), take(5), discard(9), take(9)}
    state = given.choose(state, take(9), discard(5))
    assert state.players[ANNA].court == [7, 8, 16]
    assert state.players[ANNA].hand == [9]
    # spies on cards that leave go home, others stay
    assert (spies(state, BORIS, CardId(5)), spies(state, BORIS, CardId(7))) == (0, 1)


def test_f23_a_debt_may_take_any_card_kept_ones_and_untreated_ones_too() -> None:
    state = table()
    given.court(state, ANNA, 12, 14, 9)
    given.rupees(state, ANNA, 0)
    state = given.choose(toppling(state), Purchase(0), keep(12), discard(14))
    assert given.options(state) == {discard(12), discard(9)}
    state = given.choose(state, discard(12), discard(9))
    assert state.players[ANNA].court == []
    assert is_menu(state)


def test_f22_favors_move_only_after_the_whole_purge() -> None:
    state = table(3, (BRITISH, BRITISH, RUSSIAN))
    given.court(state, ANNA, 19, 20)
    given.court(state, BORIS, 30, 12)
    toppling(state)
    assert first_of(state).favor_holders[BRITISH] == ANNA
    # Anna gives up a patriot, and her lead with it; Boris has more rupees
    given.rupees(state, BORIS, 9)
    state = given.choose(state, Purchase(0), keep(19), discard(20))
    assert first_of(state).favor_holders[BRITISH] == ANNA
    state = given.choose(state, keep(30), take(12))
    assert first_of(state).favor_holders[BRITISH] == ANNA  # 2 against 1
