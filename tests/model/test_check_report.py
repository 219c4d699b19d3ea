"""The report of a check agrees with the engine, and says who got points and why."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from pamir_desktop.model import Choice, State, apply, new_game, pending
from pamir_desktop.model.check_report import CheckReport, dominance_reports, scored_checks
from pamir_desktop.model.decisions import Purchase
from pamir_desktop.model.pieces import cylinders_in_play
from pamir_desktop.model.rules.ruling import influence
from pamir_desktop.model.selfplay import Dice
from tests.window.application import table


@cache
def scored_choices(people: int, wakhan: bool, games: int) -> tuple[tuple[State, Choice], ...]:
    """Choices of random games that led to a check, with the positions before."""
    found: list[tuple[State, Choice]] = []
    for seed in range(games):
        state, dice = new_game(table(people, seed, wakhan=wakhan)), Dice(seed)
        while (decision := pending(state)) is not None:
            choice = dice.pick(decision)
            outcome = apply(state, choice)
            if scored_checks(outcome.log):
                found.append((state, choice))
            state = outcome.state
    return tuple(found)


def reports(people: int, *, wakhan: bool = False, games: int = 6) -> Iterator[CheckReport]:
    for state, choice in scored_choices(people, wakhan, games):
        yield from dominance_reports(state, choice)


@pytest.mark.parametrize(("people", "wakhan"), [(3, False), (2, False), (1, True)])
def test_every_check_of_a_game_has_its_report(people: int, wakhan: bool) -> None:
    for state, choice in scored_choices(people, wakhan, 6):
        log = apply(state, choice).log
        scored = [entry for entry in log if entry.id == "check.scored"]
        made = dominance_reports(state, choice)
        assert [report.cards for report in made] == [entry.args["cards"] for entry in scored]
        for report, entry in zip(made, scored, strict=True):
            by_seat = sorted(report.awards, key=lambda award: award.seat)
            assert tuple(award.points for award in by_seat) == entry.args["points"]
            assert tuple(award.after for award in by_seat) == entry.args["scores"]


def test_success_and_failure_follow_from_the_lead() -> None:
    seen = set()
    for report in [*reports(3), *reports(1, wakhan=True)]:
        success = report.lead >= report.lead_needed
        assert (report.dominant is not None) == success
        assert report.dominant in {None, report.leader}
        seen.add(success)
    assert seen == {True, False}


def test_influence_is_explained_by_its_parts() -> None:
    explained = 0
    for report in [*reports(3), *reports(1, wakhan=True)]:
        for award in report.awards:
            parts = award.influence
            assert (parts is None) == (report.dominant is None or award.measure < 0)
            if parts is not None:
                total = parts.loyalty + parts.patriots + parts.prizes + parts.gifts
                assert total == award.measure
                assert min(parts.patriots, parts.prizes, parts.gifts) >= 0
                explained += 1
    assert explained > 3


def test_those_of_another_loyalty_come_last_and_get_nothing() -> None:
    found = 0
    for report in reports(3):
        places = [award.place for award in report.awards]
        ranked = [place for place in places if place]
        assert places == sorted(ranked) + [0] * places.count(0)
        for award in report.awards:
            if award.place == 0:
                assert award.points == 0
                assert award.loyalty is not report.dominant
                found += 1
    assert found


def test_a_purchase_shows_the_position_it_was_made_in() -> None:
    """Cylinders and influence are those of the moment, not those after the check."""
    bought = 0
    for state, choice in scored_choices(3, False, 6):
        if not isinstance(choice, Purchase):
            continue
        bought += 1
        (report,) = dominance_reports(state, choice)
        for award in report.awards:
            if report.dominant is None:
                assert award.measure == cylinders_in_play(state, award.seat)
            elif award.measure >= 0:
                assert award.measure == influence(state, award.seat, report.dominant)
    assert bought


def test_the_last_report_of_a_game_names_the_winner() -> None:
    for wakhan in (False, True):
        chosen = scored_choices(1 if wakhan else 3, wakhan, 6)
        ended = 0
        for state, choice in chosen:
            *others, last = dominance_reports(state, choice)
            result = apply(state, choice).state.result
            assert all(not report.ending for report in others)
            assert last.ending == ("" if result is None else result.how)
            assert last.winners == (() if result is None else result.winners)
            ended += result is not None
        assert ended > 3  # others ended by agreement


def test_a_choice_without_a_check_has_no_report() -> None:
    state = new_game(table(2, open_hands=True))
    decision = pending(state)
    assert decision is not None
    assert not dominance_reports(state, decision.choices[0])
