"""Limits, influence and the tie rule (1.2, 1.10)."""

from __future__ import annotations

from pamir_desktop.model.first_edition.deal import Escrow, Promise
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.first_edition.standing import (
    INFLUENCE_BITS,
    MILITARY_STARS,
    STAR_BITS,
    hand_limit,
    has_marker,
    influence,
    shelter,
    superior,
    tableau_limit,
    wealth,
)
from pamir_desktop.model.first_edition.terms import Deed
from pamir_desktop.model.state_data import MOST_RUPEES
from pamir_desktop.model.terms import NOBODY, CardId
from tests.model import given
from tests.model.first_edition.tables import (
    first_of,
    influence_in,
    lose_starting_card,
    table,
)
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, RUSSIAN

EVERYONE = (ANNA, BORIS, CLARA)


def test_f33_stars_then_rupees_among_the_tied_only() -> None:
    state = table()
    given.court(state, ANNA, 16)
    given.court(state, BORIS, 17)
    given.rupees(state, CLARA, 9)
    # Clara is the richest, but has no star
    given.rupees(state, BORIS, 5)
    assert superior(state, EVERYONE) == BORIS
    assert superior(state, (ANNA, CLARA)) == ANNA
    given.rupees(state, BORIS, 4)
    assert superior(state, EVERYONE) == NOBODY


def test_f33_rupees_in_escrow_count_for_the_payer() -> None:
    state = table()
    first_of(state).escrows.append(Escrow(BORIS, Promise(2, Deed.PLAY, CardId(84))))
    assert wealth(state, BORIS) == 6
    assert superior(state, EVERYONE) == BORIS


def test_influence_of_a_loyal_player() -> None:
    state = table(3, (BRITISH, RUSSIAN, AFGHAN))
    given.court(state, ANNA, 20, 22, 5)
    given.prizes(state, ANNA, 25)
    given.gift(state, ANNA, 0)
    given.gift(state, ANNA, 2)
    # starting card, two patriots, a prize, two gifts
    assert influence_in(state, ANNA) == (0, 6, 0)
    lose_starting_card(state, ANNA)
    assert influence_in(state, ANNA) == (0, 5, 0)


def test_f21_every_spy_on_a_foreign_patriot_counts_one() -> None:
    state = table(3, (BRITISH, RUSSIAN, AFGHAN))
    given.court(state, BORIS, 84, 100)
    given.spy(state, ANNA, 84, 2)
    given.spy(state, ANNA, 100)
    assert influence_in(state, ANNA) == (0, 1, 3)
    # own spies on own cards never count
    given.spy(state, BORIS, 84, 2)
    assert influence_in(state, BORIS) == (0, 0, 3)


def test_f20_spies_on_prize_bands_count_by_the_switch_only() -> None:
    for switch, expected in ((False, 0), (True, 2)):
        state = table(
            3, (BRITISH, RUSSIAN, AFGHAN), options=FirstEditionOptions(prize_band_spies=switch)
        )
        given.court(state, BORIS, 1, 84)  # #1: a Russian prize, no patriot; #84: an Afghan prize
        given.spy(state, ANNA, 1, 2)
        given.spy(state, ANNA, 84)
        assert influence(state, ANNA, RUSSIAN) == expected + 1
        assert influence(state, ANNA, AFGHAN) == 0


def test_limits_by_stars() -> None:
    state = table()
    assert [limit(state, ANNA) for limit in (hand_limit, tableau_limit, shelter)] == [1, 3, 0]
    given.court(state, ANNA, 1, 7, 12)
    assert [limit(state, ANNA) for limit in (hand_limit, tableau_limit, shelter)] == [4, 5, 3]


def test_markers_of_loyalty() -> None:
    state = table()
    assert has_marker(state, ANNA)
    lose_starting_card(state, ANNA)
    given.gift(state, ANNA, 0)
    assert not has_marker(state, ANNA)  # gifts are no marker
    given.prizes(state, ANNA, 4)
    assert has_marker(state, ANNA)
    given.prizes(state, ANNA)
    given.court(state, ANNA, 6)
    assert has_marker(state, ANNA)


def test_no_rupees_outweigh_a_star_and_no_stars_an_influence() -> None:
    assert MOST_RUPEES < 1 << STAR_BITS
    assert sum(MILITARY_STARS) + MOST_RUPEES < 1 << INFLUENCE_BITS
