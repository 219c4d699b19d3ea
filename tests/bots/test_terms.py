"""The terms of a position agree with the rules, however much of it was seen before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pamir_desktop.bots.terms import TERMS, terms
from pamir_desktop.model import State, new_game, pending
from pamir_desktop.model.engine import advance
from pamir_desktop.model.pieces import cylinders_in_play
from pamir_desktop.model.rules.ruling import holder_of, influence, ruled_by, stars
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.setup import RULEBOOK, WakhanOptions
from pamir_desktop.model.terms import NOBODY, Seat, Suit


def positions(seats: int, wakhan: WakhanOptions | None) -> Iterator[State]:
    """Positions of a few random games once everyone has chosen a loyalty."""
    for seed in range(3):
        state, dice = new_game(random_setup(seats, seed, wakhan)), Dice(seed)
        while (decision := pending(state)) is not None:
            advance(state, dice.pick(decision))
            if state.active != NOBODY:
                yield state


@pytest.mark.parametrize(("seats", "wakhan"), [(2, None), (3, None), (5, None), (3, RULEBOOK)])
def test_terms_agree_with_the_rules(seats: int, wakhan: WakhanOptions | None) -> None:
    for state in positions(seats, wakhan):
        for number, row in enumerate(terms(state)):
            term, seat = dict(zip(TERMS, row, strict=True)), Seat(number)
            player = state.players[seat]
            assert term["score"] == player.score
            assert term["cylinders"] == cylinders_in_play(state, seat)
            assert term["ruled"] == len(ruled_by(state, seat))
            assert term["court"] == len(player.court)
            assert term["hand"] == len(player.hand)
            for suit in Suit:
                assert term[f"stars_{suit.name.lower()}"] == stars(state, seat, suit)
            hostages = [holder_of(state, seat, card)[0] != NOBODY for card in player.court]
            assert term["hostages_lost"] == sum(hostages)
            if player.loyalty is not None:
                assert term["influence"] == influence(state, seat, player.loyalty) - 1
