"""Tax (1.6, F12, F13)."""

from __future__ import annotations

from pamir_desktop.model import State, why_not
from pamir_desktop.model.decisions import Choice, Stop, TaxPlayer
from pamir_desktop.model.first_edition.choices import SpendTokens
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.first_edition.tax import units_in, victims
from pamir_desktop.model.terms import Border
from tests.model import given
from tests.model.first_edition.tables import (
    BADAL,
    PLAIN,
    TAX,
    acting,
    first_of,
    is_menu,
    table,
    use,
    uses,
)
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, KABUL, RUSSIAN


def case_13(options: FirstEditionOptions = PLAIN) -> State:
    state = table(3, (RUSSIAN, BRITISH, RUSSIAN), options=options)
    given.tribe(state, ANNA, KABUL)
    given.army(state, RUSSIAN, KABUL, 2)
    given.tribe(state, BORIS, KABUL, 2)
    given.road(state, RUSSIAN, Border.HERAT_KABUL)
    given.rupees(state, BORIS, 3)
    given.rupees(state, CLARA, 3)
    given.court(state, ANNA, 7)
    return acting(state)


def refusal(state: State, attempt: Choice) -> str | None:
    reason = why_not(state, attempt)
    return None if reason is None else reason.id


def test_t13_tribes_and_roads_make_victims() -> None:
    state = case_13()
    assert units_in(state, KABUL) == [3, 2, 2]
    asked = given.choose(state, use(7, TAX))
    assert given.options(asked) == {TaxPlayer(BORIS), TaxPlayer(CLARA)}
    split = given.choose(asked, TaxPlayer(BORIS), TaxPlayer(CLARA))
    assert given.purses(split) == [6, 2, 2]
    one = given.choose(asked, TaxPlayer(CLARA), TaxPlayer(CLARA))
    assert given.purses(one) == [6, 3, 1]
    assert is_menu(one)


def test_f12_one_unit_more_of_anyone_forbids_the_tax() -> None:
    state = case_13()
    given.tribe(state, BORIS, KABUL, 2)
    assert units_in(state, KABUL) == [3, 4, 2]
    assert refusal(state, use(7, TAX)) == "first.tax_no_majority"


def test_t13_with_a_token_the_sum_is_three() -> None:
    state = case_13(BADAL)
    first_of(state).tokens[ANNA] = 1
    state = given.choose(state, use(7, TAX), SpendTokens(1))
    state = given.choose(state, TaxPlayer(BORIS), TaxPlayer(CLARA), TaxPlayer(CLARA))
    assert given.purses(state) == [7, 2, 1]
    assert first_of(state).tokens == [0, 0, 0]


def test_t14_a_tie_goes_through_the_tie_rule() -> None:
    state = table()
    given.tribe(state, ANNA, KABUL, 3)
    given.tribe(state, BORIS, KABUL, 3)
    given.court(state, ANNA, 7)
    given.rupees(state, ANNA, 2)
    given.rupees(state, BORIS, 5)
    acting(state)
    assert refusal(state, use(7, TAX)) == "first.tax_no_majority"
    # with more military stars Anna is superior
    given.court(state, ANNA, 7, 16)
    assert use(7, TAX) in uses(state)


def test_t15_the_shelter_is_safe_from_tax() -> None:
    state = case_13()
    given.rupees(state, BORIS, 4)
    given.court(state, BORIS, 12)
    state = given.choose(state, use(7, TAX), TaxPlayer(BORIS))
    assert given.options(state) == {TaxPlayer(CLARA), Stop()}
    assert refusal(state, TaxPlayer(BORIS)) == "tax.sheltered"


def test_f12_armies_alone_are_enough_but_not_nothing() -> None:
    state = table()
    given.court(state, ANNA, 7)
    given.tribe(state, BORIS, KABUL)
    acting(state)
    assert refusal(state, use(7, TAX)) == "first.tax_no_majority"
    given.army(state, AFGHAN, KABUL, 2)
    # armies of an empire without players are ignored
    given.army(state, BRITISH, KABUL)
    state.players[BORIS].loyalty = RUSSIAN
    assert use(7, TAX) in uses(state)


def test_f13_fellows_are_taxed_and_oneself_never() -> None:
    state = case_13()
    state = given.choose(state, use(7, TAX))
    assert refusal(state, TaxPlayer(ANNA)) == "tax.oneself"
    assert refusal(state, Stop()) == "first.at_least_one"
    # Clara is loyal to the same empire as Anna, and only its road makes her a victim
    state.blocks[24 + 2] = 0
    assert victims(state, ANNA, KABUL) == [BORIS]
    assert refusal(state, TaxPlayer(CLARA)) == "first.tax_not_there"


def test_nothing_to_take() -> None:
    state = case_13()
    for seat in (BORIS, CLARA):
        given.rupees(state, seat, 0)
    assert refusal(state, use(7, TAX)) == "first.tax_nothing"
