"""Supremacy (1.12): who would win by a topple."""

from __future__ import annotations

from pamir_desktop.model import State
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.first_edition.supremacy import (
    count_units,
    missing_modes,
    most_influential,
    superior_of_all,
    supreme_empire,
)
from pamir_desktop.model.terms import NOBODY, Border, Coalition
from tests.model import given
from tests.model.first_edition.tables import (
    ECONOMIC,
    INTELLIGENCE,
    MILITARY,
    PLAIN,
    POLITICAL,
    lose_starting_card,
    table,
)
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL, RUSSIAN


def supreme(state: State) -> Coalition | None:
    return supreme_empire(state, count_units(state))


def case_21(options: FirstEditionOptions = PLAIN, players: int = 3) -> State:
    """Armies: British 4, Afghan 2, Russian 1; the British have also a road, a tribe and a spy."""
    state = table(players, (BRITISH, RUSSIAN, AFGHAN, AFGHAN), MILITARY, options)
    given.army(state, BRITISH, KABUL, 4)
    given.army(state, AFGHAN, KABUL, 2)
    given.army(state, RUSSIAN, HERAT)
    given.road(state, BRITISH, Border.HERAT_KABUL)
    given.tribe(state, ANNA, HERAT)
    given.court(state, BORIS, 5)
    given.spy(state, ANNA, 5)
    return state


def test_t21_british_supremacy() -> None:
    state = case_21()
    assert count_units(state)[MILITARY] == (2, 4, 1)
    assert supreme(state) is BRITISH


def test_t21_equal_to_the_others_together_is_not_enough() -> None:
    state = case_21()
    given.army(state, RUSSIAN, HERAT)
    assert supreme(state) is None


def test_t21_without_a_loyal_spy_it_fails() -> None:
    state = case_21()
    state.cylinders[1] = 0
    assert supreme(state) is None
    assert missing_modes(state, count_units(state), BRITISH) == (INTELLIGENCE,)


def test_weak_states_needs_no_unit_of_each_mode() -> None:
    state = case_21(FirstEditionOptions(weak_states=True), players=4)
    state.cylinders[1] = 0
    assert supreme(state) is BRITISH


def test_tribes_and_spies_count_for_their_owners_loyalty_and_gifts_do_not() -> None:
    state = table(3, (BRITISH, RUSSIAN, RUSSIAN), POLITICAL)
    given.tribe(state, ANNA, KABUL, 2)
    given.tribe(state, BORIS, KABUL)
    given.tribe(state, CLARA, HERAT)
    given.court(state, CLARA, 5)
    given.spy(state, ANNA, 5)
    given.gift(state, ANNA, 1)
    units = count_units(state)
    assert (units[POLITICAL], units[INTELLIGENCE]) == ((0, 2, 2), (0, 1, 0))
    # a spy that gives influence elsewhere is still one of its owner's empire
    state.players[ANNA].loyalty = RUSSIAN
    assert count_units(state)[INTELLIGENCE] == (0, 0, 1)


def test_t21_the_most_influential_wins_even_by_spies_alone() -> None:
    # Given influences of 4, 3 and 2 in Britain, only Anna being loyal to it
    state = case_21()
    lose_starting_card(state, BORIS, CLARA)
    given.court(state, ANNA, 19, 20, 22)
    given.spy(state, BORIS, 19, 3)
    given.spy(state, CLARA, 20, 2)
    assert most_influential(state, BRITISH) == ANNA
    # were it 4, 5 and 2, Boris would win, although loyal elsewhere
    given.spy(state, BORIS, 22, 2)
    assert most_influential(state, BRITISH) == BORIS


def case_27(rupees: int) -> State:
    """Anna and Boris have 3 British influence and 2 military stars each, Clara influence 1."""
    state = table(3, (BRITISH, BRITISH, RUSSIAN), ECONOMIC)
    given.court(state, ANNA, 33, 19, 20)
    given.court(state, BORIS, 35, 22, 23)
    given.court(state, CLARA, 100)
    given.spy(state, CLARA, 19)
    given.road(state, BRITISH, Border.HERAT_KABUL, 4)
    given.road(state, RUSSIAN, Border.HERAT_KABUL, 2)
    given.road(state, AFGHAN, Border.HERAT_KABUL)
    given.army(state, BRITISH, KABUL)
    given.tribe(state, ANNA, KABUL)
    given.spy(state, ANNA, 19)
    given.rupees(state, ANNA, rupees)
    return state


def test_t27_three_against_three_is_no_supremacy() -> None:
    state = case_27(5)
    assert supreme(state) is BRITISH
    state.blocks[12] = 0
    assert count_units(state)[ECONOMIC] == (1, 3, 2)
    assert supreme(state) is None


def test_t27_a_tie_in_influence_goes_through_the_tie_rule() -> None:
    assert most_influential(case_27(5), BRITISH) == ANNA
    # with equal rupees there is no winner, not even Clara
    assert most_influential(case_27(4), BRITISH) == NOBODY


def test_without_any_influence_all_players_are_compared() -> None:
    state = case_21()
    lose_starting_card(state, ANNA)
    given.rupees(state, CLARA, 5)
    assert most_influential(state, BRITISH) == CLARA


def test_f24_superior_of_all() -> None:
    state = table()
    assert superior_of_all(state) == NOBODY
    given.court(state, BORIS, 16)
    given.rupees(state, CLARA, 9)
    assert superior_of_all(state) == BORIS
