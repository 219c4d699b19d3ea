"""What a court is worth (2.5): stars, limits, favored cards, influence; dominance; hostages."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State
from pamir_desktop.model.parts.courts import stars
from pamir_desktop.model.rules.dominance import score_check
from pamir_desktop.model.rules.ruling import (
    court_limit,
    dominant_coalition,
    hand_limit,
    holder_of,
    influence,
    is_favored,
    shelter,
)
from pamir_desktop.model.terms import NOBODY, CardId, Coalition, Seat, Suit
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, KABUL, RUSSIAN

# --- Stars and limits ------------------------------------------------------------------------


def test_stars_are_the_ranks_of_the_cards_of_a_suit_in_court() -> None:
    # Given political cards of rank 2 and 1, one of rank 3 of two suits, a military one of rank 1
    state = given.table()
    given.court(state, ANNA, 7, 5, 1, 12, 16)
    given.hand(state, ANNA, 56)
    given.prizes(state, ANNA, 26)
    assert [stars(state, ANNA, suit) for suit in Suit] == [3, 3, 3, 1]
    assert court_limit(state, ANNA) == 6
    assert hand_limit(state, ANNA) == 5
    assert shelter(state, ANNA) == 3


def test_without_stars_the_limits_are_three_and_two() -> None:
    state = given.table()
    assert (court_limit(state, BORIS), hand_limit(state, BORIS)) == (3, 2)
    assert shelter(state, BORIS) == 0


def test_r99_a_hostage_keeps_its_stars_and_its_shelter() -> None:
    state = given.table()
    given.court(state, ANNA, 14, 7)
    given.spy(state, BORIS, 14)
    given.spy(state, BORIS, 7)
    assert holder_of(state, ANNA, CardId(14)) == (BORIS, 1)
    assert shelter(state, ANNA) == 2
    assert court_limit(state, ANNA) == 5


# --- Favored cards ---------------------------------------------------------------------------


@pytest.mark.parametrize("suit", Suit)
def test_a_card_of_the_favored_suit_is_favored(suit: Suit) -> None:
    state = given.table()
    state.favored = suit
    cards = {Suit.POLITICAL: 5, Suit.INTELLIGENCE: 4, Suit.ECONOMIC: 9, Suit.MILITARY: 16}
    found = [s for s, card in cards.items() if is_favored(state, ANNA, CardId(card))]
    assert found == [suit]


@pytest.mark.parametrize("card", [91, 99])
@pytest.mark.parametrize("suit", Suit)
def test_r67_two_cards_are_always_favored(card: int, suit: Suit) -> None:
    state = given.table()
    state.favored = suit
    assert is_favored(state, ANNA, CardId(card))


def test_r66_new_tactics_favors_military_cards_of_the_buyer_only() -> None:
    state = given.table()
    given.event(state, 105, ANNA)
    assert is_favored(state, ANNA, CardId(16))
    assert not is_favored(state, ANNA, CardId(9))
    assert not is_favored(state, BORIS, CardId(16))


# --- Influence -------------------------------------------------------------------------------


def afghan_of_influence(state: State) -> None:
    """Anna with two patriots, one prize and two gifts."""
    given.court(state, ANNA, 3, 58, 9)
    given.prizes(state, ANNA, 5)
    given.gift(state, ANNA, 0)
    given.gift(state, ANNA, 2)


def test_everyone_has_an_influence_of_one() -> None:
    state = given.table()
    assert influence(state, ANNA, AFGHAN) == 1


def test_patriots_prizes_and_gifts_count_one_each() -> None:
    state = given.table()
    afghan_of_influence(state)
    assert influence(state, ANNA, AFGHAN) == 1 + 2 + 1 + 2


def test_koh_i_noor_doubles_the_gifts_of_its_buyer_only() -> None:
    state = given.table(loyalties=(AFGHAN, AFGHAN, RUSSIAN))
    afghan_of_influence(state)
    given.gift(state, BORIS, 1)
    given.event(state, 106, ANNA)
    assert influence(state, ANNA, AFGHAN) == 1 + 2 + 1 + 4
    assert influence(state, BORIS, AFGHAN) == 2


def test_embarrassment_of_riches_makes_all_gifts_worthless() -> None:
    state = given.table(loyalties=(AFGHAN, AFGHAN, RUSSIAN))
    afghan_of_influence(state)
    given.gift(state, BORIS, 1)
    given.event(state, 106)
    assert influence(state, ANNA, AFGHAN) == 1 + 2 + 1
    assert influence(state, BORIS, AFGHAN) == 1


def test_rumor_silences_present_and_future_patriots_of_one_player() -> None:
    state = given.table(loyalties=(AFGHAN, AFGHAN, RUSSIAN))
    afghan_of_influence(state)
    given.court(state, BORIS, 25)
    given.event(state, 108, ANNA)
    assert influence(state, ANNA, AFGHAN) == 1 + 1 + 2
    assert influence(state, BORIS, AFGHAN) == 2

    given.court(state, ANNA, 3, 58, 9, 6)
    assert influence(state, ANNA, AFGHAN) == 1 + 1 + 2


def test_influence_ranks_the_players_of_the_dominant_coalition() -> None:
    # Given two Russians, one of them with a gift
    state = given.table(loyalties=(AFGHAN, RUSSIAN, RUSSIAN))
    given.gift(state, CLARA, 0)
    score = score_check(state, RUSSIAN, final=False)
    assert score.measures == (-1, 1, 2)
    assert score.points == (0, 3, 5)


# --- Dominance -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("blocks", "fatigue", "dominant"),
    [
        ((8, 4, 4), False, AFGHAN),
        ((7, 4, 4), False, None),
        ((8, 5, 0), False, None),
        ((0, 0, 4), False, RUSSIAN),
        ((0, 0, 0), False, None),
        ((4, 6, 4), True, BRITISH),
        ((4, 5, 4), True, None),
        ((6, 6, 0), True, None),
    ],
)
def test_e12_r72_dominance_needs_the_lead_over_each_other_coalition(
    blocks: tuple[int, int, int], fatigue: bool, dominant: Coalition | None
) -> None:
    state = given.table()
    for coalition, count in zip(Coalition, blocks, strict=True):
        given.army(state, coalition, KABUL, count - count // 2)
        given.road(state, coalition, 0, count // 2)
    if fatigue:
        given.event(state, 109)
    assert dominant_coalition(state) is dominant


# --- Hostage holders -------------------------------------------------------------------------

MONEY_LENDERS = CardId(14)


@pytest.mark.parametrize(
    ("spies", "holder", "count"),
    [
        ((0, 0, 0), NOBODY, 0),
        ((1, 0, 0), NOBODY, 0),
        ((0, 1, 0), BORIS, 1),
        ((1, 2, 0), BORIS, 2),
        ((2, 2, 0), NOBODY, 0),
        ((3, 2, 0), NOBODY, 0),
        ((0, 2, 2), NOBODY, 0),
        ((1, 2, 2), NOBODY, 0),
        ((0, 2, 3), CLARA, 3),
        ((2, 1, 3), CLARA, 3),
    ],
)
def test_e6_strictly_most_spies_hold_a_card(
    spies: tuple[int, int, int], holder: Seat, count: int
) -> None:
    # Given Money Lenders in Anna's court
    state = given.table()
    given.court(state, ANNA, 14)
    for seat, number in zip((ANNA, BORIS, CLARA), spies, strict=True):
        given.spy(state, seat, 14, number)
    assert holder_of(state, ANNA, MONEY_LENDERS) == (holder, count)
