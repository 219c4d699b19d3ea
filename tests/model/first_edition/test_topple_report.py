"""A topple is explained as the rules settled it: units, supremacy, influence, ties, losses."""

from __future__ import annotations

from collections.abc import Iterator

from pamir_desktop.model import Choice, State, apply, new_game, pending
from pamir_desktop.model.check_report import check_reports, settled_checks
from pamir_desktop.model.decisions import AgreeEnd, EndTurn, ProposeEnd, Purchase
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.first_edition.topple_report import (
    EmpireInfluence,
    ToppleReport,
    topple_reports,
)
from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import Border
from tests.model import given
from tests.model.first_edition.tables import (
    INTELLIGENCE,
    MILITARY,
    POLITICAL,
    acting,
    count_rupees,
    first_setup,
    table,
    topples,
)
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL, RUSSIAN

NATION_BUILDING = FirstEditionOptions(nation_building=True)


def report_of(state: State, choice: Choice) -> ToppleReport:
    (report,) = topple_reports(state, choice)
    return report


def supreme_table(options: FirstEditionOptions = FirstEditionOptions()) -> State:  # noqa: B008
    """The British have 4 of 5 armies and one unit of each other kind; the topple costs nothing."""
    state = table(3, (BRITISH, RUSSIAN, AFGHAN), MILITARY, options)
    topples(state, 4)
    given.market(state, top=(104,))
    given.army(state, BRITISH, KABUL, 4)
    given.army(state, AFGHAN, KABUL)
    given.road(state, BRITISH, Border.HERAT_KABUL)
    given.tribe(state, ANNA, HERAT)
    given.court(state, BORIS, 5)
    given.court(state, CLARA, 20)  # a British patriot
    given.spy(state, ANNA, 5)
    given.spy(state, BORIS, 20, 2)
    return state


def test_supremacy_is_explained_by_units_and_the_winner_by_influence() -> None:
    report = report_of(acting(supreme_table()), Purchase(0))
    assert (report.supreme, report.has_majority, report.missing) == (BRITISH, True, ())
    assert report.counted == (1, 4, 0)
    # Boris has two spies on a British patriot, Anna only her starting card
    assert (report.ending, report.winners) == ("supremacy", (BORIS,))
    first, second, third = report.lines
    assert (first.seat, first.influence) == (BORIS, EmpireInfluence(0, 0, 0, 0, 2))
    assert (second.seat, second.influence) == (ANNA, EmpireInfluence(1, 0, 0, 0, 0))
    assert third.influence == EmpireInfluence(0, 0, 0, 0, 0)


def test_a_tie_in_influence_is_settled_by_stars_and_rupees() -> None:
    state = supreme_table()
    given.prizes(state, ANNA, 4)
    given.rupees(state, ANNA, 9)
    report = report_of(acting(state), Purchase(0))
    assert [line.influence and line.influence.total for line in report.lines] == [2, 2, 0]
    assert report.lines[0].seat == ANNA
    assert report.lines[0].rupees == 9
    assert report.winners == (ANNA,)


def test_a_majority_without_other_units_says_what_is_missing() -> None:
    state = supreme_table()
    state.cylinders[:] = bytes(len(state.cylinders))
    report = report_of(acting(state), Purchase(0))
    assert report.supreme is None
    assert report.has_majority
    assert report.leader is BRITISH
    assert report.missing == (POLITICAL, INTELLIGENCE)
    assert report.ending == ""


def test_a_purge_says_who_loses_what_and_from_what_everyone_keeps_one() -> None:
    # Given no supremacy, three Russian armies and two of Boris's tribes in one place
    state = table(regime=POLITICAL)
    topples(state, 4)
    given.market(state, top=(104,))
    given.army(state, RUSSIAN, HERAT, 3)
    given.army(state, AFGHAN, HERAT, 2)
    given.road(state, BRITISH, Border.HERAT_KABUL, 2)
    given.tribe(state, BORIS, HERAT, 2)
    given.court(state, ANNA, 16, 17, 5)  # two military cards
    report = report_of(acting(state), Purchase(0))
    assert (report.armies_lost, report.roads_lost) == (2, 1)
    lines = {line.seat: line for line in report.lines}
    assert list(lines) == [ANNA, BORIS, CLARA]  # from the active player clockwise
    assert lines[ANNA].to_keep == ((MILITARY, 2),)
    assert lines[BORIS].lost == 1
    assert lines[CLARA].lost == 0
    assert not lines[CLARA].to_keep


def test_a_honeymoon_clears_the_map_and_names_the_coalition() -> None:
    report = report_of(acting(supreme_table(NATION_BUILDING)), Purchase(0))
    assert report.is_honeymoon
    assert (report.supreme, report.ending) == (BRITISH, "")
    assert (report.armies_lost, report.roads_lost) == (5, 1)
    assert [line.lost for line in report.lines] == [2, 2, 0]
    assert [line.court for line in report.lines] == [0, 1, 1]


def test_t37_the_last_topple_that_leaves_the_market_is_explained_too() -> None:
    state = table()
    topples(state, 1)
    given.market(state, top=(104,))
    given.rupees(state, CLARA, 9)
    count_rupees(state)
    state = acting(state)
    state.actions_left = 0
    report = report_of(state, EndTurn())
    assert not report.was_bought
    assert report.final
    assert (report.ending, report.winners) == ("final_topple", (CLARA,))
    assert report.lines[0].seat == CLARA


def games() -> Iterator[tuple[State, Choice, tuple[LogEntry, ...]]]:
    for seed in range(14):
        setup = first_setup(2 + seed % 4, seed, nation_building=seed % 3 == 0)
        state, dice = new_game(setup), Dice(seed)
        while (decision := pending(state)) is not None:
            choice = dice.pick(decision)
            if isinstance(choice, ProposeEnd | AgreeEnd):
                continue
            outcome = apply(state, choice)
            yield state, choice, outcome.log
            state = outcome.state


def test_in_random_games_the_first_line_wins_and_every_topple_has_a_report() -> None:
    endings: set[str] = set()
    for state, choice, log in games():
        bought = [entry for entry in log if entry.id == "supremacy.checked"]
        over = any(entry.id == "game.ended" for entry in log)
        if not bought and not over:
            continue
        reports = topple_reports(state, choice)
        assert reports == check_reports(state, choice)
        assert {report.cards for report in reports} == settled_checks(state.setup, log)
        for report, entry in zip(reports, bought, strict=False):
            assert [number for row in report.units for number in row] == list(
                entry.numbers("units")
            )
        for report in reports:
            endings.add(report.ending)
            if report.winners:
                assert report.lines[0].seat == report.winners[0]
    assert endings == {"", "supremacy", "final_topple"}


def test_an_agreement_to_end_the_game_is_no_topple() -> None:
    state = acting(table())
    ended = given.choose(state, ProposeEnd())
    while (decision := pending(ended)) is not None and AgreeEnd() in decision.choices:
        before, ended = ended, given.choose(ended, AgreeEnd())
    assert ended.result is not None
    assert topple_reports(before, AgreeEnd()) == ()
