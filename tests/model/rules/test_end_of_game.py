"""After the points: the end of the game, expiring events, Insurrection (3.15, 3.16)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import EndTurn, Purchase, TakeBlock
from pamir_desktop.model.engine import pending
from pamir_desktop.model.pieces import armies, blocks_in_play, roads
from pamir_desktop.model.rules.dominance import DominanceCheck
from pamir_desktop.model.rules.turn import StartTurn
from pamir_desktop.model.state import Result, State
from pamir_desktop.model.terms import NOBODY, Border, CardId, Seat
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL, PERSIA, RUSSIAN

FIRST, SECOND, THIRD, FOURTH = (CardId(card) for card in range(101, 105))
INSURRECTION = 3


def check(state: State, *, final: bool = False) -> State:
    if final:
        state.resolved_checks = [SECOND, THIRD, FOURTH]
    given.doing(state, DominanceCheck((FIRST,)))
    return state


# --- The end ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "ends"), [((6, 2, 0), True), ((6, 3, 0), False)])
def test_e16_a_lead_of_four_after_a_check_ends_the_game(
    before: tuple[int, int, int], ends: bool
) -> None:
    # Given everyone gets one point: 7 to 3, or 7 to 4
    state = given.table()
    given.scores(state, *before)
    given.market(state, top=(FIRST,))
    given.acting(state, BORIS)

    state = given.choose(state, Purchase(0))

    assert given.points(state)[0] == 7
    if ends:
        assert state.result == Result("lead", (ANNA,))
        assert pending(state) is None
    else:
        assert state.result is None
        assert given.asked(state).seat == BORIS


def test_a_lead_without_a_check_does_not_end_the_game() -> None:
    state = given.table()
    given.scores(state, 9, 0, 0)
    given.doing(state, StartTurn(ANNA))

    state = given.choose(state, EndTurn())

    assert state.result is None
    assert given.asked(state).seat == BORIS


def test_e14_the_final_check_is_doubled_and_ends_the_game() -> None:
    # Given three Afghan blocks; two, one and one cylinders in play
    state = given.table()
    given.army(state, AFGHAN, PERSIA, 3)
    given.tribe(state, ANNA, HERAT, 2)
    given.tribe(state, BORIS, HERAT)
    given.tribe(state, CLARA, KABUL)

    check(state, final=True)

    assert given.points(state) == [6, 1, 1]
    assert state.result is not None
    assert state.result.winners == (ANNA,)
    assert pending(state) is None


def test_r85_when_the_game_ends_nothing_is_cleared_any_more() -> None:
    # Given an Afghan success that gives Anna the lead, a lasting event and Insurrection
    state = given.table()
    given.army(state, AFGHAN, KABUL, 4)
    given.court(state, ANNA, INSURRECTION)
    given.event(state, 109)

    check(state)

    assert state.result == Result("lead", (ANNA,))
    assert armies(state, AFGHAN, KABUL) == 4
    assert state.events == [(109, NOBODY)]


def test_r85_a_lead_on_the_final_check_wins_too() -> None:
    state = given.table()
    given.army(state, BRITISH, KABUL, 4)

    check(state, final=True)

    assert given.points(state) == [0, 10, 0]
    assert state.result is not None
    assert state.result.winners == (BORIS,)


# --- Tie-breaks ------------------------------------------------------------------------------


def tied(scores: tuple[int, ...], courts: tuple[int, ...], rupees: tuple[int, ...]) -> Result:
    """The result of a final check without points: a success of a coalition nobody serves."""
    state = given.table(loyalties=(AFGHAN, BRITISH, BRITISH))
    given.army(state, RUSSIAN, PERSIA, 4)
    given.scores(state, *scores)
    for seat, (card, purse) in enumerate(zip(courts, rupees, strict=True)):
        given.court(state, Seat(seat), card)
        given.rupees(state, Seat(seat), purse)
    check(state, final=True)
    assert given.points(state) == list(scores)
    assert state.result is not None
    assert state.result.how == "final_check"
    return state.result


def test_r91_most_points_win_whatever_the_stars_and_rupees() -> None:
    assert tied((5, 6, 4), (98, 9, 33), (9, 0, 9)).winners == (BORIS,)


def test_r91_a_tie_is_broken_by_military_stars() -> None:
    # Given Boris has two stars, Anna one, and Clara three without the points
    assert tied((6, 6, 5), (16, 33, 98), (9, 0, 9)).winners == (BORIS,)


def test_r91_then_by_rupees() -> None:
    assert tied((6, 6, 6), (33, 38, 16), (3, 4, 9)).winners == (BORIS,)


def test_d25_still_tied_the_victory_is_shared() -> None:
    """R91."""
    assert tied((6, 6, 5), (33, 38, 59), (4, 4, 9)).winners == (ANNA, BORIS)


def test_r91_stars_of_other_suits_do_not_break_a_tie() -> None:
    # Given Anna has three economic stars, Boris one military star
    assert tied((6, 6, 5), (63, 16, 9), (9, 0, 0)).winners == (BORIS,)


# --- Lasting events expire -------------------------------------------------------------------


def test_r89_all_lasting_events_end_with_the_check_and_still_count_for_it() -> None:
    # Given Conflict Fatigue makes two blocks enough, and two other events are in force
    state = given.table()
    given.army(state, AFGHAN, PERSIA, 2)
    given.scores(state, 0, 4, 4)
    given.event(state, 109)
    given.event(state, 110, BORIS)
    given.event(state, 106, CLARA)

    check(state)

    assert given.points(state) == [5, 4, 4]
    assert not state.events
    assert state.discard == [109, 110, 106]


def test_r89_lasting_events_end_with_a_failed_check_too() -> None:
    state = given.table()
    given.event(state, 115)

    check(state)

    assert not state.events
    assert state.discard == [115]


def test_r81_a_lasting_event_above_a_check_affects_it_and_ends_with_it() -> None:
    # Given Embarrassment of Riches on top of a check; Anna's gift would outrank Boris
    state = given.table(players=2, loyalties=(AFGHAN, AFGHAN))
    given.army(state, AFGHAN, PERSIA, 4)
    given.gift(state, ANNA, 0)
    given.market(state, top=(106,), bottom=(FIRST,))
    given.acting(state)

    state = given.choose(state, EndTurn())

    assert given.points(state) == [4, 4]
    assert not state.events
    assert state.discard == [106]


def test_r81_a_lasting_event_below_a_check_waits_for_the_next_one() -> None:
    state = given.table(players=2, loyalties=(AFGHAN, AFGHAN))
    given.army(state, AFGHAN, PERSIA, 4)
    given.gift(state, ANNA, 0)
    given.market(state, top=(FIRST,), bottom=(106,))
    given.acting(state)

    state = given.choose(state, EndTurn())

    assert given.points(state) == [5, 3]
    assert state.events == [(106, NOBODY)]


# --- Insurrection ----------------------------------------------------------------------------


@pytest.mark.parametrize("british", [0, 5])
def test_r90_after_every_check_the_owner_places_two_afghan_armies_in_kabul(british: int) -> None:
    # Given Anna owns Insurrection; the check fails, or succeeds for the British
    state = given.table()
    given.scores(state, 4, 0, 4)
    given.court(state, ANNA, INSURRECTION)
    given.army(state, BRITISH, KABUL, british)
    given.army(state, AFGHAN, KABUL, 1 if british else 0)

    check(state)

    # Then they are there after the clearing, placed this turn (R21)
    assert state.result is None
    assert armies(state, AFGHAN, KABUL) == 2
    assert blocks_in_play(state, BRITISH) == 0
    assert state.placed_blocks.bit_count() == 2


def test_r89_r90_the_map_is_cleared_and_events_expire_before_insurrection() -> None:
    # Given Anna owns Insurrection, the British dominate, and a lasting event is in force
    state = given.table()
    given.scores(state, 4, 0, 4)
    given.court(state, ANNA, INSURRECTION)
    given.army(state, BRITISH, KABUL, 4)
    given.event(state, 106)
    given.market(state, top=(FIRST,))
    given.acting(state, BORIS)

    result = given.outcome(state, Purchase(0))

    after_points = given.logged(result)[given.logged(result).index("check.scored") + 1 :]
    assert after_points == [
        *["block.returned"] * 4,
        "blocks.cleared",
        "event.expired",
        "insurrection",
        *["block.placed"] * 2,
    ]


def test_r90_a_bought_check_calls_insurrection_and_the_turn_goes_on() -> None:
    state = given.table()
    given.court(state, ANNA, INSURRECTION)
    given.market(state, top=(FIRST,))
    given.acting(state, BORIS)

    state = given.choose(state, Purchase(0))

    assert armies(state, AFGHAN, KABUL) == 2
    assert given.asked(state).seat == BORIS


def test_without_its_card_in_a_court_there_is_no_insurrection() -> None:
    state = given.table()
    given.hand(state, ANNA, INSURRECTION)

    assert blocks_in_play(check(state), AFGHAN) == 0


def test_r90_with_a_short_supply_the_owner_picks_blocks_not_placed_this_turn() -> None:
    # Given in Boris' turn one Afghan block is in supply; of the others, one army was placed this
    # turn, three roads and seven armies before; the British keep the check from succeeding
    state = given.table()
    given.court(state, ANNA, INSURRECTION)
    given.army(state, AFGHAN, KABUL)
    given.road(state, AFGHAN, Border.PERSIA_HERAT, 3)
    given.army(state, AFGHAN, HERAT, 7)
    given.army(state, BRITISH, PERSIA, 11)
    state.placed_blocks = 0b1
    given.market(state, top=(FIRST,))
    given.acting(state, BORIS)

    # When the check fails, the first army comes from supply and Anna picks the second
    state = given.choose(state, Purchase(0))
    assert given.asked(state).seat == ANNA
    assert given.options(state) == {TakeBlock(1), TakeBlock(4)}
    state = given.choose(state, TakeBlock(1))

    assert armies(state, AFGHAN, KABUL) == 3
    assert roads(state, AFGHAN, Border.PERSIA_HERAT) == 2
    assert given.asked(state).seat == BORIS


def test_insurrection_of_the_first_check_waits_before_the_second_in_the_column() -> None:
    """R80: the first is resolved completely before the second is looked at."""
    # Given two checks in the leftmost column, two Afghan blocks, and Insurrection
    state = given.table(players=2)
    given.scores(state, 0, 3)
    given.court(state, ANNA, INSURRECTION)
    given.army(state, AFGHAN, PERSIA, 2)
    given.market(state, top=(FIRST,), bottom=(SECOND,))
    given.acting(state)

    state = given.choose(state, EndTurn())

    # Then the first fails (2 each), and with two armies more the second succeeds for Anna
    assert given.points(state) == [7, 5]
    assert armies(state, AFGHAN, PERSIA) == 0
    assert armies(state, AFGHAN, KABUL) == 2
