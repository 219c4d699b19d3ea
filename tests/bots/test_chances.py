"""The chances of winning: from what everyone can see, and more or less true."""

from __future__ import annotations

from math import log

import pytest

from pamir_desktop.bots.chance_weights import EARLY, LATE
from pamir_desktop.bots.chances import SEEN_TERMS, chances, progress, seen_terms
from pamir_desktop.model import Setup, State, new_game
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.terms import Seat
from tests.bots.bot_games import SETUPS, bot_game, otherwise


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_chances_are_shares_of_the_whole(setup: Setup) -> None:
    late = -1.0
    for state, _ in bot_game(setup):
        found = chances(state)
        assert len(found) == len(state.players)
        assert sum(found) == pytest.approx(1)
        assert min(found) >= 0
        assert progress(state) >= late or state.turn < 2
        late = progress(state)
    assert late > 0.3


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_chances_do_not_depend_on_hidden_cards(setup: Setup) -> None:
    for count, (state, _) in enumerate(bot_game(setup)):
        if count % 10 == 0:
            nobody_knows = otherwise(state, Seat(0), count)
            nobody_knows = otherwise(nobody_knows, Seat(1), count)
            assert chances(nobody_knows) == chances(state)


def test_before_the_first_turn_all_are_equal_and_at_the_end_it_is_certain() -> None:
    state = new_game(random_setup(4, 2))
    assert chances(state) == (0.25,) * 4
    for last, _ in bot_game(random_setup(4, 2)):
        state = last
    assert state.result is not None
    assert [seat for seat, chance in enumerate(chances(state)) if chance] == list(
        state.result.winners
    )


def test_there_is_a_weight_for_every_term_that_can_be_seen() -> None:
    assert len(EARLY) == len(LATE) == len(SEEN_TERMS)


def test_early_weights_give_way_to_late_ones_as_the_deck_is_dealt() -> None:
    beginning = next(state for state, _ in bot_game(random_setup(3, 2)) if state.turn >= 3)
    ended = beginning.clone()
    ended.deck.clear()
    assert progress(beginning) < 0.3
    assert progress(ended) == 1

    def lead(state: State) -> float:
        first, second, _ = chances(state)
        return log(first / second)

    def weighed(weights: tuple[float, ...], state: State) -> float:
        first, second, _ = seen_terms(state)
        pairs = zip(weights, first, second, strict=True)
        return sum(weight * (one - other) for weight, one, other in pairs)

    assert lead(ended) == pytest.approx(weighed(LATE, ended))
    share = progress(beginning)
    mixed = (1 - share) * weighed(EARLY, beginning) + share * weighed(LATE, beginning)
    assert lead(beginning) == pytest.approx(mixed)


def test_the_favorite_of_the_second_half_wins_more_often_than_not() -> None:
    right = total = 0
    for seed in range(30, 42):
        seen = []
        for state, _ in bot_game(random_setup(3, seed)):
            seen.append(chances(state))
        assert state.result is not None
        found = seen[len(seen) * 3 // 4]
        right += found.index(max(found)) in state.result.winners
        total += 1
    assert right > total / 2
