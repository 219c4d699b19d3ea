"""If a check came now, and when the next one can come."""

from __future__ import annotations

import pytest

from pamir_desktop.model import Forecast, State, apply, if_scored_now, next_check, visible_to
from pamir_desktop.model.decisions import Purchase
from pamir_desktop.model.forecast import NextCheck
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.terms import CardId, Coalition, Seat
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL, PUNJAB, RUSSIAN
from tests.model.playing import walk


def test_without_dominance_cylinders_in_play_decide() -> None:
    # Given 3 blocks against 0, and cylinders 2, 1 and 0
    state = given.table()
    given.army(state, AFGHAN, KABUL, 3)
    given.tribe(state, ANNA, KABUL)
    given.gift(state, ANNA, 0)
    given.tribe(state, BORIS, HERAT)

    forecast = if_scored_now(state)

    assert forecast.blocks == (3, 0, 0)
    assert forecast.lead_needed == 4
    assert forecast.check.dominant is None
    assert forecast.check == forecast.failure
    assert forecast.check.measures == (2, 1, 0)
    assert forecast.check.points == (3, 1, 0)
    assert forecast.wins_at_once is None


def test_with_dominance_influence_decides() -> None:
    state = given.table(loyalties=(AFGHAN, AFGHAN, BRITISH))
    given.army(state, AFGHAN, KABUL, 3)
    given.road(state, AFGHAN, 0)
    given.gift(state, BORIS, 0)
    given.tribe(state, CLARA, PUNJAB, 4)

    forecast = if_scored_now(state)

    assert forecast.check.dominant is AFGHAN
    assert forecast.check.measures == (1, 2, -1)
    assert forecast.check.points == (3, 5, 0)
    # and what would be otherwise
    assert forecast.failure.points == (0, 1, 3)
    assert [score.points for score in forecast.success] == [(3, 5, 0), (0, 0, 5), (0, 0, 0)]
    assert [score.dominant for score in forecast.success] == [AFGHAN, BRITISH, RUSSIAN]


def test_conflict_fatigue_halves_the_lead_needed() -> None:
    state = given.table()
    given.army(state, RUSSIAN, KABUL, 2)
    assert if_scored_now(state).check.dominant is None
    given.event(state, 109)
    forecast = if_scored_now(state)
    assert forecast.lead_needed == 2
    assert forecast.check.dominant is RUSSIAN


def test_the_last_check_counts_double() -> None:
    state = given.table()
    given.tribe(state, ANNA, KABUL)
    state.resolved_checks = [CardId(101), CardId(103)]
    assert not if_scored_now(state).check.final
    state.resolved_checks.append(CardId(104))
    forecast = if_scored_now(state)
    assert forecast.check.final
    assert forecast.check.points == (6, 1, 1)


@pytest.mark.parametrize(
    ("scores", "winner"),
    [
        ((0, 0, 0), None),
        ((1, 0, 0), None),
        ((2, 0, 0), ANNA),
        ((0, 8, 0), BORIS),
        ((3, 3, 0), None),
    ],
)
def test_the_alarm_names_who_would_win_at_once(
    scores: tuple[int, int, int], winner: Seat | None
) -> None:
    # Given a failed check would give Anna 3 points and Boris 1
    state = given.table()
    given.scores(state, *scores)
    given.tribe(state, ANNA, KABUL, 2)
    given.tribe(state, BORIS, HERAT)
    assert if_scored_now(state).wins_at_once == winner


@pytest.mark.parametrize(
    ("scores", "rupees", "winners"),
    [
        ((0, 2, 0), (4, 4, 4), (ANNA,)),
        ((0, 5, 0), (4, 4, 4), (ANNA, BORIS)),
        ((0, 5, 0), (4, 5, 4), (BORIS,)),
        ((1, 5, 0), (4, 5, 4), (ANNA,)),
    ],
)
def test_the_final_check_names_who_would_win(
    scores: tuple[int, int, int], rupees: tuple[int, int, int], winners: tuple[Seat, ...]
) -> None:
    # Given the final check would fail and give Anna 6 points and the others 1 each
    state = given.table()
    given.scores(state, *scores)
    given.tribe(state, ANNA, KABUL)
    for seat, purse in enumerate(rupees):
        given.rupees(state, Seat(seat), purse)
    assert if_scored_now(state).final_winners == ()
    state.resolved_checks = [CardId(card) for card in (101, 102, 103)]
    forecast = if_scored_now(state)
    assert forecast.wins_at_once is None
    assert forecast.final_winners == winners


def test_the_forecast_is_what_a_check_then_gives() -> None:
    """Wherever a check can be bought in random games, buy it and compare."""
    bought = 0
    for players in (2, 3, 4, 5):
        for seed in range(12):
            for state, decision, _ in walk(random_setup(players, seed)):
                for choice in decision.choices:
                    if isinstance(choice, Purchase) and is_check(state, choice.slot):
                        check_forecast(state, choice)
                        bought += 1
    assert bought > 40


def is_check(state: State, slot: int) -> bool:
    return 101 <= state.market_cards[slot] <= 104


def check_forecast(state: State, choice: Purchase) -> None:
    forecast: Forecast = if_scored_now(state)
    outcome = apply(state, choice)
    logged = next(entry.args for entry in outcome.log if entry.id == "check.scored")
    assert logged["points"] == forecast.check.points
    assert logged["measures"] == forecast.check.measures
    assert logged["blocks"] == forecast.blocks
    assert logged["final"] == forecast.check.final
    dominant = forecast.check.dominant
    assert logged["dominant"] == (-1 if dominant is None else dominant)
    result = outcome.state.result
    by_lead = result.winners[0] if result is not None and result.how == "lead" else None
    assert forecast.wins_at_once == by_lead
    final = result is not None and result.how == "final_check"
    assert bool(forecast.final_winners) == final


def test_a_forecast_needs_nothing_hidden() -> None:
    for count, (state, _, _) in enumerate(walk(random_setup(3, 5))):
        if count % 10 == 0:
            for seat in range(3):
                seen = visible_to(state, Seat(seat))
                assert if_scored_now(seen) == if_scored_now(state)
                assert next_check(seen) == next_check(state)


def test_a_forecast_changes_nothing() -> None:
    state = given.table()
    given.army(state, AFGHAN, KABUL, 5)
    record = state.clone()
    if_scored_now(state)
    next_check(state)
    assert state == record
    assert len(if_scored_now(state).success) == len(Coalition)


# --- The next check --------------------------------------------------------------------------


def true_distance(state: State) -> int:
    """Cards to turn over until a check shows, counting it; -1 if there is none left."""
    for depth, card in enumerate(reversed(state.deck), start=1):
        if 101 <= card <= 104:
            return depth
    return -1


def test_at_the_start_no_check_can_be_in_the_first_two_piles() -> None:
    # Given 3 players: piles of 8, 10, 10 ...; 12 cards are in the market
    for state, _, _ in walk(random_setup(3, 1)):
        assert next_check(state) == NextCheck(in_market=-1, earliest=7, latest=16)
        break


def test_a_check_in_the_market_has_its_column() -> None:
    state = given.table()
    given.market(state, top=(9, 13, 29, 102), bottom=(55, 59))
    assert next_check(state) == NextCheck(in_market=3, earliest=0, latest=0)
    given.market(state, bottom=(55, 104))
    assert next_check(state) == NextCheck(in_market=1, earliest=0, latest=0)


def test_after_the_fourth_check_none_can_come() -> None:
    state = given.table()
    state.resolved_checks = [CardId(card) for card in range(101, 105)]
    assert next_check(state) == NextCheck(-1, -1, -1)


@pytest.mark.parametrize("left", [0, 1, 2, 20, 60])
@pytest.mark.parametrize("seen", range(4))
def test_in_a_position_of_no_game_the_next_check_is_still_in_the_deck(left: int, seen: int) -> None:
    # Given a file with fewer cards, or fewer checks, than any game has
    state = given.table()
    given.market(state, top=(9, 13, 29))
    state.deck = [CardId(card) for card in range(30, 30 + left)]
    state.resolved_checks = [CardId(card) for card in range(101, 101 + seen)]

    # Then the next check comes with one of the cards that are left, or not at all
    found = next_check(state)
    if left:
        assert 1 <= found.earliest <= found.latest <= left
    else:
        assert found == NextCheck(-1, -1, -1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_true_distance_is_within_the_bounds_and_reaches_both(players: int) -> None:
    touched = set()
    for seed in range(25):
        for state, _, _ in walk(random_setup(players, seed)):
            found = next_check(state)
            if found.in_market >= 0:
                assert any(is_check(state, slot) for slot in (found.in_market, found.in_market + 6))
                continue
            distance = true_distance(state)
            assert found.earliest <= distance <= found.latest, f"seed {seed}, turn {state.turn}"
            touched.add((distance == found.earliest, distance == found.latest))
    assert {(True, False), (False, True), (False, False)} <= touched
