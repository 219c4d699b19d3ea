"""Who rules a region (2.4); influence, stars and limits are in test_ruling_court."""

from __future__ import annotations

from random import Random

import pytest

from pamir_desktop.model import Printing, Setup, State, WakhanOptions, new_game
from pamir_desktop.model.pieces import armies as armies_of
from pamir_desktop.model.pieces import tribes as tribes_of
from pamir_desktop.model.rules.ruling import ruled_by, ruler_of, rulers, strengths
from pamir_desktop.model.terms import NOBODY, Coalition, Region, Seat
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


def test_strengths_are_tribes_and_armies_of_each_players_own_coalition() -> None:
    state = given.table()
    for seat, coalition, count in ((ANNA, AFGHAN, 12), (BORIS, BRITISH, 11), (CLARA, RUSSIAN, 9)):
        given.army(state, coalition, HERAT, count)
        given.tribe(state, seat, HERAT, 1)
    assert strengths(state, HERAT) == [13, 12, 10]


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
    given.tribe(state, ANNA, KABUL, 2)
    given.tribe(state, BORIS, KABUL)
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


def test_w8_the_largest_single_army_counts_for_wakhan() -> None:
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


def test_w8_in_the_older_printing_only_her_pragmatic_loyalty_counts_for_wakhan() -> None:
    # Given nobody has read an AI card yet: her first free coalition is the Afghan one
    older = WakhanOptions(printing=Printing.OLDER)
    state = given.table_with_wakhan(humans=1, loyalties=(BRITISH,), options=older)
    given.tribe(state, Seat(0), KABUL)
    given.army(state, AFGHAN, KABUL, 2)
    given.army(state, RUSSIAN, KABUL, 3)
    assert strengths(state, KABUL) == [3, 0]
    assert ruler_of(state, KABUL) == NOBODY
