"""Dominance Check: who is dominant, and the points it gives (3.15, Appendix B)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import EndTurn, Purchase
from pamir_desktop.model.pieces import armies, blocks_in_play, gifts, tribes
from pamir_desktop.model.rules.dominance import DominanceCheck
from pamir_desktop.model.state import Result, State
from pamir_desktop.model.terms import Border, CardId, Coalition, Seat
from tests.model import given
from tests.model.given import (
    AFGHAN,
    ANNA,
    BORIS,
    BRITISH,
    CLARA,
    HERAT,
    KABUL,
    PERSIA,
    RUSSIAN,
    TRANSCASPIA,
)

FIRST, SECOND, THIRD, FOURTH = (CardId(card) for card in range(101, 105))
CONFLICT_FATIGUE = 109


def check(state: State, card: CardId = FIRST, *, final: bool = False) -> State:
    """Resolve a check; a final one is the last of the four."""
    if final:
        state.resolved_checks = [c for c in (FIRST, SECOND, THIRD, FOURTH) if c != card]
    given.doing(state, DominanceCheck((card,)))
    return state


def blocks(state: State, *counts: int) -> None:
    """Armies of the three coalitions, all in Persia."""
    for coalition, count in zip(Coalition, counts, strict=True):
        given.army(state, coalition, PERSIA, count)


# --- Dominance -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "dominant"),
    [
        ((8, 4, 4), AFGHAN),
        ((7, 4, 4), None),
        ((8, 5, 0), None),
        ((4, 8, 4), BRITISH),
        ((0, 0, 4), RUSSIAN),
        ((0, 0, 3), None),
        ((0, 0, 0), None),
        ((12, 12, 0), None),
        ((12, 8, 8), AFGHAN),
    ],
)
def test_e12_a_coalition_dominates_with_four_blocks_more_than_each_other(
    counts: tuple[int, int, int], dominant: Coalition | None
) -> None:
    # Given one player of each coalition, only Clara with a piece in play
    state = given.table()
    blocks(state, *counts)
    given.tribe(state, CLARA, HERAT)

    check(state)

    # Then the one who serves it has 5 points; after a failure Clara has 3
    expected = [0, 0, 0]
    expected[CLARA if dominant is None else dominant] = 3 if dominant is None else 5
    assert given.points(state) == expected


def test_armies_and_roads_count_alike_wherever_they_are() -> None:
    state = given.table()
    given.army(state, AFGHAN, KABUL)
    given.army(state, AFGHAN, HERAT)
    given.road(state, AFGHAN, Border.KABUL_PUNJAB, 2)

    assert check(state).players[ANNA].score == 5


@pytest.mark.parametrize(
    ("counts", "dominant"),
    [
        ((2, 0, 0), AFGHAN),
        ((1, 0, 0), None),
        ((3, 5, 3), BRITISH),
        ((5, 5, 0), None),
        ((4, 3, 0), None),
    ],
)
def test_r72_under_conflict_fatigue_a_lead_of_two_over_each_suffices(
    counts: tuple[int, int, int], dominant: Coalition | None
) -> None:
    state = given.table()
    given.event(state, CONFLICT_FATIGUE)
    blocks(state, *counts)
    given.tribe(state, CLARA, HERAT)

    check(state)

    expected = [0, 0, 0]
    expected[CLARA if dominant is None else dominant] = 3 if dominant is None else 5
    assert given.points(state) == expected


# --- Success ---------------------------------------------------------------------------------


def test_e13_a_bought_check_succeeds_and_the_turn_goes_on() -> None:
    # Given the third check in the market; six Russian, two Afghan blocks; Anna and Boris are
    # Russian, and Anna has more influence
    state = given.table(loyalties=(RUSSIAN, RUSSIAN, AFGHAN))
    state.resolved_checks = [FIRST, SECOND]
    given.market(state, top=(THIRD, 9))
    given.deck(state, 13, FOURTH)
    given.army(state, RUSSIAN, TRANSCASPIA, 3)
    given.army(state, RUSSIAN, KABUL)
    given.army(state, RUSSIAN, PERSIA)
    given.road(state, RUSSIAN, Border.TRANSCASPIA_KABUL)
    given.army(state, AFGHAN, KABUL)
    given.road(state, AFGHAN, Border.KABUL_PUNJAB)
    given.gift(state, ANNA, 0)
    given.tribe(state, CLARA, KABUL, 5)
    given.acting(state)

    # When Anna buys it
    state = given.choose(state, Purchase(0))

    # Then they score 5 and 3, the map is clear of blocks, and she has an action left
    assert given.points(state) == [5, 3, 0]
    assert [blocks_in_play(state, coalition) for coalition in Coalition] == [0, 0, 0]
    assert state.result is None
    assert (given.asked(state).seat, state.actions_left) == (ANNA, 1)
    assert state.resolved_checks == [FIRST, SECOND, THIRD]

    # And everything but blocks is where it was
    assert tribes(state, CLARA, KABUL) == 5
    assert gifts(state, ANNA) == [0]


def test_influence_is_one_and_patriots_prizes_and_gifts() -> None:
    """2.5."""
    # Given four Afghans: with two patriots, a prize and a gift, two gifts, nothing
    state = given.table(players=5, loyalties=(AFGHAN, AFGHAN, AFGHAN, AFGHAN, BRITISH))
    blocks(state, 4, 0, 0)
    given.court(state, BORIS, 11, 58, 9)
    given.prizes(state, CLARA, 4)
    given.gift(state, CLARA, 2)
    given.gift(state, ANNA, 0)
    given.tribe(state, given.EMIL, HERAT, 9)

    # Then Boris and Clara tie for first (5+3)/2, Anna is third
    check(state)
    assert given.points(state) == [1, 4, 4, 0, 0]


def test_d15_a_dominant_coalition_nobody_serves_clears_the_map_all_the_same() -> None:
    """R86."""
    state = given.table(players=2, loyalties=(AFGHAN, RUSSIAN))
    blocks(state, 1, 6, 2)
    given.tribe(state, ANNA, HERAT, 3)

    check(state)

    assert given.points(state) == [0, 0]
    assert [blocks_in_play(state, coalition) for coalition in Coalition] == [0, 0, 0]


def test_after_a_success_cleared_blocks_are_ordinary_supply_pieces() -> None:
    """R21, R103."""
    state = given.table()
    given.scores(state, 0, 4, 4)
    blocks(state, 4, 0, 0)
    state.placed_blocks = 0b1111

    assert check(state).placed_blocks == 0


# --- Failure ---------------------------------------------------------------------------------


def test_after_a_failure_the_blocks_stay() -> None:
    state = given.table()
    blocks(state, 3, 2, 1)

    check(state)

    assert [armies(state, coalition, PERSIA) for coalition in Coalition] == [3, 2, 1]


def test_a_failure_counts_tribes_spies_and_gifts() -> None:
    state = given.table()
    given.court(state, BORIS, 9)
    given.tribe(state, ANNA, HERAT)
    given.spy(state, ANNA, 9)
    given.gift(state, ANNA, 1)
    given.tribe(state, BORIS, KABUL, 2)

    assert given.points(check(state)) == [3, 1, 0]


def test_d16_zero_cylinders_take_part() -> None:
    """R87."""
    state = given.table(players=2)
    given.tribe(state, ANNA, HERAT, 4)

    assert given.points(check(state)) == [3, 1]


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1)])
def test_e15_tied_players_share_the_places_rounded_down(players: int, each: int) -> None:
    """R88."""
    state = given.table(players=players)

    assert given.points(check(state)) == [each] * players


# --- Appendix B ------------------------------------------------------------------------------

TABLE_B = {
    ("success", False): {1: (5, 4, 3, 2, 1), 2: (3, 2, 1, 1), 3: (1, 0, 0)},
    ("failure", False): {1: (3, 2, 1, 1, 0), 2: (1, 0, 0, 0), 3: (0, 0, 0)},
    ("success", True): {1: (10, 8, 6, 4, 3), 2: (6, 4, 2, 2), 3: (2, 1, 0)},
    ("failure", True): {1: (6, 4, 2, 2, 1), 2: (2, 1, 0, 0), 3: (0, 0, 0)},
}


@pytest.mark.parametrize(
    ("how", "final", "place", "tied", "points"),
    [
        (how, final, place, tied, points)
        for (how, final), places in TABLE_B.items()
        for place, row in places.items()
        for tied, points in enumerate(row, start=1)
    ],
)
def test_appendix_b(how: str, final: bool, place: int, tied: int, points: int) -> None:
    """R88: a group of tied players at a place, each place above it held by one player."""
    # Given five players, ranked by influence from gifts or by tribes
    state = given.table(players=5, loyalties=(BRITISH,) * 5)
    ranks = [*range(place - 1), *[place - 1] * tied]
    ranks += [place] * (5 - len(ranks))
    for seat, rank in enumerate(ranks):
        for piece in range(3 - rank):
            if how == "success":
                given.gift(state, Seat(seat), piece)
            else:
                given.tribe(state, Seat(seat), KABUL)
    blocks(state, 0, 4 if how == "success" else 3, 0)

    check(state, final=final)

    assert given.points(state)[place - 1 : place - 1 + tied] == [points] * tied


# --- Where a check comes from ----------------------------------------------------------------


def test_a_check_in_the_leftmost_column_is_resolved_in_cleanup_and_leaves_the_game() -> None:
    """R80."""
    state = given.table(players=2)
    given.market(state, top=(FIRST, 9))
    given.rupees_on(state, 0, 2)
    given.tribe(state, BORIS, HERAT)
    given.acting(state)

    state = given.choose(state, EndTurn())

    assert given.points(state) == [1, 3]
    assert state.resolved_checks == [FIRST]
    assert not state.discard
    assert (state.market_cards[0], state.market_rupees[0]) == (9, 2)


def test_r80_two_checks_in_the_leftmost_column_are_two_checks() -> None:
    state = given.table(players=2)
    given.market(state, top=(FIRST,), bottom=(SECOND,))
    given.tribe(state, ANNA, KABUL)
    given.tribe(state, BORIS, HERAT)
    given.acting(state)

    state = given.choose(state, EndTurn())

    assert given.points(state) == [4, 4]
    assert state.resolved_checks == [FIRST, SECOND]


def test_rupees_on_a_bought_check_are_collected() -> None:
    """R34."""
    state = given.table()
    given.market(state, top=(9, FIRST))
    given.rupees_on(state, 1, 3)
    given.acting(state)

    state = given.choose(state, Purchase(1))

    assert state.players[ANNA].rupees == 4 - 1 + 3
    assert state.resolved_checks == [FIRST]


def test_r84_a_check_is_final_only_when_no_other_remains() -> None:
    # Given three are over; the fourth is bought
    state = given.table(players=2)
    state.resolved_checks = [FIRST, THIRD, FOURTH]
    given.market(state, top=(SECOND,))
    given.scores(state, 4, 1)
    given.tribe(state, BORIS, HERAT)
    given.acting(state)

    state = given.choose(state, Purchase(0))

    # Then it is doubled, and the game is over though nobody leads by four
    assert given.points(state) == [6, 7]
    assert state.result == Result("final_check", (BORIS,))
    assert not state.agenda
