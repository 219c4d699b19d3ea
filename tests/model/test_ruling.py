"""Who rules a region (2.4), influence (2.5), stars, limits, favored cards, hostage holders."""

from __future__ import annotations

from random import Random

import pytest

from pamir_desktop.model import Printing, Setup, State, WakhanOptions, new_game
from pamir_desktop.model.pieces import armies as armies_of
from pamir_desktop.model.pieces import tribes as tribes_of
from pamir_desktop.model.rules.dominance import score_check
from pamir_desktop.model.rules.ruling import (
    court_limit,
    dominant_coalition,
    hand_limit,
    holder_of,
    influence,
    is_favored,
    ruled_by,
    ruler_of,
    rulers,
    shelter,
    stars,
    strengths,
)
from pamir_desktop.model.words import NOBODY, CardId, Coalition, Region, Seat, Suit
from tests.model import given
from tests.model.given import (
    AFGHAN,
    ANNA,
    BORIS,
    BRITISH,
    CLARA,
    HERAT,
    KABUL,
    KANDAHAR,
    PERSIA,
    PUNJAB,
    RUSSIAN,
)

# --- Ruling ----------------------------------------------------------------------------------


def test_e1_one_tribe_and_two_armies_rule_against_two_groups_of_two() -> None:
    # Given Anna is Afghan and alone with a tribe among two armies of each coalition
    state = given.table(players=2)
    given.tribe(state, ANNA, KANDAHAR)
    for coalition in Coalition:
        given.army(state, coalition, KANDAHAR, 2)

    # Then she rules
    assert ruler_of(state, KANDAHAR) == ANNA

    # And with a third Russian army nobody does
    given.army(state, RUSSIAN, KANDAHAR)
    assert ruler_of(state, KANDAHAR) == NOBODY


def test_armies_without_a_tribe_rule_nothing() -> None:
    state = given.table()
    given.army(state, AFGHAN, HERAT, 5)
    assert ruler_of(state, HERAT) == NOBODY


def test_a_single_tribe_rules_an_empty_region() -> None:
    state = given.table()
    given.tribe(state, CLARA, PERSIA)
    assert rulers(state) == (CLARA, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY)


def test_equal_strength_means_no_ruler() -> None:
    state = given.table()
    given.tribe(state, ANNA, HERAT)
    given.tribe(state, BORIS, HERAT)
    assert ruler_of(state, HERAT) == NOBODY

    given.tribe(state, BORIS, HERAT)
    assert ruler_of(state, HERAT) == BORIS


def test_a_tie_below_a_stronger_third_player_does_not_matter() -> None:
    state = given.table()
    given.tribe(state, ANNA, HERAT, 2)
    given.tribe(state, BORIS, HERAT, 2)
    given.tribe(state, CLARA, HERAT, 3)
    assert ruler_of(state, HERAT) == CLARA


def test_players_of_one_coalition_share_its_armies_and_compare_tribes() -> None:
    # Given Anna and Boris are both Afghan
    state = given.table(loyalties=(AFGHAN, AFGHAN, RUSSIAN))
    given.army(state, AFGHAN, KABUL, 3)
    given.tribe(state, ANNA, KABUL)
    given.tribe(state, BORIS, KABUL)
    assert ruler_of(state, KABUL) == NOBODY

    given.tribe(state, BORIS, KABUL)
    assert ruler_of(state, KABUL) == BORIS
    assert strengths(state, KABUL) == [4, 5, 0]


def test_r94_armies_of_a_coalition_nobody_serves_can_block_rule() -> None:
    # Given nobody is Russian
    state = given.table(players=2, loyalties=(AFGHAN, BRITISH))
    given.tribe(state, ANNA, PUNJAB, 2)
    given.army(state, RUSSIAN, PUNJAB, 2)
    assert ruler_of(state, PUNJAB) == NOBODY

    # When one more tribe arrives she outnumbers them
    given.tribe(state, ANNA, PUNJAB)
    assert ruler_of(state, PUNJAB) == ANNA


def test_r94_enemy_coalitions_are_compared_one_by_one_not_together() -> None:
    state = given.table(players=2, loyalties=(AFGHAN, AFGHAN))
    given.tribe(state, ANNA, PUNJAB, 3)
    given.army(state, RUSSIAN, PUNJAB, 2)
    given.army(state, BRITISH, PUNJAB, 2)
    assert ruler_of(state, PUNJAB) == ANNA


def test_an_enemy_player_combines_tribes_and_armies() -> None:
    state = given.table(players=2)
    given.tribe(state, ANNA, HERAT, 3)
    given.tribe(state, BORIS, HERAT)
    given.army(state, BRITISH, HERAT, 2)
    assert ruler_of(state, HERAT) == NOBODY

    given.army(state, BRITISH, HERAT)
    assert ruler_of(state, HERAT) == BORIS


def test_before_the_first_loyalty_is_chosen_nobody_has_any_strength() -> None:
    state = new_game(Setup(given.seats(2)))
    given.army(state, AFGHAN, HERAT)
    assert strengths(state, HERAT) == [0, 0]
    assert rulers(state) == (NOBODY,) * 6


def test_roads_do_not_help_to_rule() -> None:
    state = given.table(players=2)
    given.tribe(state, ANNA, HERAT)
    given.tribe(state, BORIS, HERAT)
    given.road(state, AFGHAN, 1, 3)
    assert ruler_of(state, HERAT) == NOBODY


def test_a_player_may_rule_several_regions() -> None:
    state = given.table(players=2)
    for region in (PERSIA, PUNJAB):
        given.tribe(state, BORIS, region)
    given.tribe(state, ANNA, KABUL)
    assert ruled_by(state, BORIS) == [PERSIA, PUNJAB]
    assert ruled_by(state, ANNA) == [KABUL]


@pytest.mark.parametrize("region", Region)
def test_every_region_finds_its_own_ruler(region: Region) -> None:
    state = given.table(players=2)
    given.tribe(state, BORIS, region)
    assert [r for r in Region if ruler_of(state, r) == BORIS] == [region]


def ruler_by_the_book(state: State, region: Region) -> Seat:
    """2.4 word for word."""
    armies = {c: armies_of(state, c, region) for c in Coalition}
    seats = [Seat(seat) for seat in range(len(state.players))]
    tribes = {p: tribes_of(state, p, region) for p in seats}
    loyalty = {p: state.players[p].loyalty for p in seats}
    strength = {p: tribes[p] + armies[c] for p in seats if (c := loyalty[p]) is not None}
    for p in seats:
        if (
            tribes[p] >= 1
            and all(strength[p] > strength[q] for q in seats if q != p)
            and all(strength[p] > armies[c] for c in Coalition if c is not loyalty[p])
        ):
            return p
    return NOBODY


def test_ruling_agrees_with_the_definition_in_many_positions() -> None:
    chance = Random(24)
    seen = set()
    for _ in range(2000):
        players = chance.randint(2, 5)
        loyalties = tuple(chance.choice(list(Coalition)) for _ in range(players))
        state = given.table(players, loyalties)
        for coalition in Coalition:
            given.army(state, coalition, KABUL, chance.randint(0, 3))
        for seat in range(players):
            given.tribe(state, Seat(seat), KABUL, chance.randint(0, 3))
        ruler = ruler_of(state, KABUL)
        assert ruler == ruler_by_the_book(state, KABUL), (state.blocks, state.cylinders)
        seen.add(ruler)
    assert len(seen) == 6


def test_w8_the_largest_single_army_stands_with_wakhan() -> None:
    # Given Wakhan with one tribe among two British and three Russian armies; the human is British
    state = given.table_with_wakhan(humans=1, loyalties=(BRITISH,))
    wakhan, human = Seat(0), Seat(1)
    given.tribe(state, wakhan, KABUL)
    given.army(state, BRITISH, KABUL, 2)
    given.army(state, RUSSIAN, KABUL, 3)
    given.tribe(state, human, KABUL)
    assert strengths(state, KABUL) == [4, 3]
    assert ruler_of(state, KABUL) == wakhan

    # When the human has one tribe more it is a tie, and with two more he rules
    given.tribe(state, human, KABUL)
    assert ruler_of(state, KABUL) == NOBODY
    given.tribe(state, human, KABUL)
    assert ruler_of(state, KABUL) == human


def test_w8_in_the_older_printing_only_her_pragmatic_loyalty_stands_with_wakhan() -> None:
    # Given nobody has read an AI card yet: her first free coalition is the Afghan one
    older = WakhanOptions(printing=Printing.OLDER)
    state = given.table_with_wakhan(humans=1, loyalties=(BRITISH,), options=older)
    given.tribe(state, Seat(0), KABUL)
    given.army(state, AFGHAN, KABUL, 2)
    given.army(state, RUSSIAN, KABUL, 3)
    assert strengths(state, KABUL) == [3, 0]
    assert ruler_of(state, KABUL) == NOBODY


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


def test_everybody_has_an_influence_of_one() -> None:
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
