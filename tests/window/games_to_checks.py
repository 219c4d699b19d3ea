"""Random games up to the choice that leads to a Dominance Check."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from pamir_desktop.app import Application
from pamir_desktop.model import Choice, LogEntry, Setup, apply, new_game, pending
from pamir_desktop.model.check_report import CheckReport, dominance_reports, scored_checks
from pamir_desktop.model.selfplay import Dice

from .application import table

Wanted = Callable[[CheckReport], bool]


def goes_on(report: CheckReport) -> bool:
    return not report.ending


def ends(report: CheckReport) -> bool:
    return bool(report.ending)


def succeeds(report: CheckReport) -> bool:
    return report.dominant is not None and not report.ending


@cache
def game_to_check(
    people: int, wakhan: bool, wanted: Wanted
) -> tuple[Setup, tuple[Choice, ...], CheckReport]:
    """A table, its choices, the last of which leads to a check, and the report of that check."""
    for seed in range(200):
        setup = table(people, seed, wakhan=wakhan)
        state, dice, made = new_game(setup), Dice(seed), []
        while (decision := pending(state)) is not None:
            choice = dice.pick(decision)
            outcome = apply(state, choice)
            made.append(choice)
            if scored_checks(outcome.log):
                reports = dominance_reports(state, choice)
                if len(reports) == 1 and wanted(reports[0]):
                    return setup, tuple(made), reports[0]
            state = outcome.state
    raise LookupError("no such check")


@cache
def game_to_log(people: int, wanted: Callable[[LogEntry], bool]) -> tuple[Setup, list[Choice]]:
    """A table and its choices, the last of which logs a wanted entry."""
    for seed in range(200):
        setup = table(people, seed)
        state, dice, made = new_game(setup), Dice(seed), []
        while (decision := pending(state)) is not None:
            choice = dice.pick(decision)
            outcome = apply(state, choice)
            made.append(choice)
            if any(wanted(entry) for entry in outcome.log):
                return setup, made
            state = outcome.state
    raise LookupError("no such entry")


def play_before(application: Application, setup: Setup, choices: tuple[Choice, ...]) -> None:
    """All choices but the last; scenes of earlier checks are closed."""
    application.settings.change(auto_answer=False)
    application.session.start(setup)
    for choice in choices[:-1]:
        application.control.display.lift_curtain()
        application.control.choose(choice)
        application.checks.skip()
    application.control.display.lift_curtain()
