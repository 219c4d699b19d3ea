"""A position for every kind of decision and every kind of choice, with Wakhan and without."""

from __future__ import annotations

from functools import cache

from attrs import frozen

from pamir_desktop.model import Choice, State
from pamir_desktop.model.decisions import Act, BuildArmy, Stop
from pamir_desktop.model.terms import CardAction, CardId, Region, Seat
from tests.model import given
from tests.views.table.playing import decisions

GAMES = (
    (5, (*range(12), 23), False),
    (2, (3,), False),
    (3, (27,), False),
    (2, (0, 1, 2), True),
    (3, (0, 1, 2), True),
)
"""Seats, seeds and whether Wakhan plays: random games in which everything is asked once."""

Kind = tuple[str, type[Choice], bool]
"""The question, a kind of answer, and whether Wakhan sits at the table."""


def free_block() -> State:
    """Random games hardly ever come to the free block of Infrastructure."""
    anna, kabul, card = Seat(0), Region.KABUL, CardId(78)
    state = given.table()
    given.full_market(state)
    given.court(state, anna, card)
    given.tribe(state, anna, kabul)
    built = (Act(card, CardAction.BUILD), BuildArmy(kabul), Stop())
    return given.choose(given.acting(state), *built)


@frozen
class Sample:
    state: State
    kinds: frozenset[Kind]  # for which it was chosen


@cache
def samples() -> tuple[Sample, ...]:
    found = [Sample(free_block(), frozenset({("build.free", BuildArmy, False)}))]
    seen: set[Kind] = set()
    for seats, seeds, wakhan in GAMES:
        for seed in seeds:
            for session, decision in decisions(seats, range(seed, seed + 1), wakhan=wakhan):
                new = {(decision.prompt, type(choice), wakhan) for choice in decision.choices}
                new -= seen
                if new:
                    found.append(Sample(session.state, frozenset(new)))
                    seen |= new
    return tuple(found)
