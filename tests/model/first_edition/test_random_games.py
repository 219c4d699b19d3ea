"""Random games of the first edition: every position keeps the invariants, and every game ends.

`PAMIR_LONG_GAMES=N` plays N seeds a table instead of the default, for long runs:

    PAMIR_LONG_GAMES=500 pytest -n auto tests/model/first_edition/test_random_games.py
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator

import pytest

from pamir_desktop.model import (
    Choice,
    Setup,
    State,
    apply,
    choice_from_data,
    choice_to_data,
    new_game,
    pending,
    setup_from_data,
    setup_to_data,
    state_from_data,
    state_to_data,
    visible_to,
)
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.engine import advance
from pamir_desktop.model.first_edition.facts import first_facts, if_toppled_now
from pamir_desktop.model.first_edition.turn import MENU
from pamir_desktop.model.integrity import broken_invariants
from pamir_desktop.model.selfplay import MOST_CHOICES, play_random
from pamir_desktop.model.terms import HIDDEN, NOBODY, Coalition, Seat, Suit
from tests.model.first_edition.games import TABLES, walk
from tests.model.first_edition.tables import first_of

SEEDS = int(os.environ.get("PAMIR_LONG_GAMES", "10"))
BATCH = 5
BATCHES = [(first, min(first + BATCH, SEEDS)) for first in range(0, SEEDS, BATCH)]


def naive_influence(state: State, seat: int, empire: Coalition) -> int:
    """The definition of 1.10, word for word and piece by piece."""
    player, first = state.players[seat], first_of(state)
    options = state.setup.first_edition
    assert options is not None
    total = 0
    for owner, other in enumerate(state.players):
        for card in other.court:
            band = CARDS[card].patriot
            if band is None and options.prize_band_spies:
                band = CARDS[card].prize
            if owner != seat and band is empire:
                total += state.cylinders[10 * seat : 10 * seat + 10].count(card)
    if player.loyalty is empire:
        total += first.starting_cards >> seat & 1
        total += len(player.prizes)
        total += sum(place >= 116 for place in state.cylinders[10 * seat : 10 * seat + 10])
        total += sum(CARDS[card].patriot is not None for card in player.court)
    return total


def naive_holder(state: State, empire: Coalition) -> int:
    """The definition of 1.11 and F22: filter by influence, military stars and rupees in turn."""
    players, escrows = state.players, first_of(state).escrows
    holder = first_of(state).favor_holders[empire]
    influence = [naive_influence(state, seat, empire) for seat in range(len(players))]
    stars = [
        sum(CARDS[card].rank for card in player.court if CARDS[card].suit is Suit.MILITARY)
        for player in players
    ]
    rupees = [
        player.rupees + sum(e.promise.rupees for e in escrows if e.payer == seat)
        for seat, player in enumerate(players)
    ]
    tied = [seat for seat, value in enumerate(influence) if value == max(influence)]
    left = tied
    for measure in (stars, rupees):
        most = max(measure[seat] for seat in left)
        left = [seat for seat in left if measure[seat] == most]
    if len(left) == 1:
        return left[0]
    return holder if holder in tied else NOBODY


def check_position(state: State) -> None:
    assert broken_invariants(state) == []
    assert all(player.rupees >= 0 for player in state.players)
    decision = pending(state)
    assert (decision is None) == (state.result is not None)
    if decision is None:
        return
    assert decision.choices, f"{decision.prompt} leaves no choice"
    assert len(set(decision.choices)) == len(decision.choices), f"{decision.prompt} offers it twice"
    assert 0 <= decision.seat < len(state.players)
    if decision.prompt == MENU:
        check_favors(state)


def check_favors(state: State) -> None:
    """Between actions favor cards are held as they are defined, and influence is as it is."""
    facts = first_facts(state)
    for empire in Coalition:
        assert facts.favor_holders[empire] == naive_holder(state, empire)
        for seat, player in enumerate(facts.players):
            assert player.influence[empire] == naive_influence(state, seat, empire)
    assert if_toppled_now(state).regime is state.favored


def check_copies(state: State) -> None:
    """A copy by any road is the same position."""
    through_json = state_from_data(json.loads(json.dumps(state_to_data(state))))
    assert through_json == state
    assert through_json.clone() == state
    assert pending(through_json) == pending(state)


def check_sight(state: State) -> None:
    for seat in range(len(state.players)):
        seen = visible_to(state, Seat(seat))
        assert seen.players[seat].hand == state.players[seat].hand
        others = [p.hand for s, p in enumerate(seen.players) if s != seat]
        assert all(card == HIDDEN for hand in others for card in hand)
        assert set(seen.deck) <= {HIDDEN}


def setups(table: str, first: int, last: int) -> Iterator[Setup]:
    return (TABLES[table](seed) for seed in range(first, last))


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(("first", "last"), BATCHES)
def test_every_position_of_a_random_game_is_sound(table: str, first: int, last: int) -> None:
    for setup in setups(table, first, last):
        for count, (state, _, choice) in enumerate(walk(setup)):
            assert count < MOST_CHOICES
            check_position(state)
            if count % 16 == 0:
                check_copies(state)
                check_sight(state)
            if count % 8 == 0:
                before = state.clone()
                outcome = apply(state, choice)
                assert state == before, f"{choice} has changed the state it was given"
                assert outcome.decision == pending(outcome.state)
        check_position(state)
        check_copies(state)
        assert state.result is not None
        assert len(state.result.winners) <= 1
        assert state.agenda == []
        assert first_of(state).escrows == []


@pytest.mark.parametrize("table", TABLES)
def test_setup_and_choices_replay_to_the_same_positions(table: str) -> None:
    for setup in setups(table, 100, 102):
        # Given a game as it would be written down: setup and choices as JSON
        played = [choice for _, _, choice in walk(setup)]
        record = json.dumps([setup_to_data(setup), [choice_to_data(choice) for choice in played]])
        written_setup, written_choices = json.loads(record)
        again = setup_from_data(written_setup)
        choices = [choice_from_data(data) for data in written_choices]
        assert (again, choices) == (setup, played)
        # Then every position is the one of the first game, played fast and in silence
        state = new_game(again)
        for number, fast in enumerate(positions_of(setup, played)):
            assert state == fast, f"seed {setup.seed}: another game after {number} choices"
            if number < len(choices):
                state = apply(state, choices[number]).state


def positions_of(setup: Setup, choices: list[Choice]) -> Iterator[State]:
    state = new_game(setup)
    for choice in choices:
        yield state
        advance(state, choice)
    yield state


def test_the_games_are_not_all_alike() -> None:
    """Every way to end a game, every seat as a winner, and games without one come up."""
    games = [play_random(setup, checked=False).state for setup in setups("4 players", 0, 60)]
    results = [state.result for state in games if state.result is not None]
    assert len(results) == len(games)
    assert {result.how for result in results} >= {"supremacy", "final_topple"}
    assert {seat for result in results for seat in result.winners} == {0, 1, 2, 3}


def test_f45_both_of_two_players_may_serve_one_empire() -> None:
    loyalties = set()
    for setup in setups("2 players", 0, 20):
        for state, decision, _ in walk(setup):
            if decision.prompt == MENU:
                loyalties.add(len({player.loyalty for player in state.players}))
                break
    assert loyalties == {1, 2}
