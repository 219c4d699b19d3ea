"""A topple stops the table, whoever triggers it, at every pace and in replays."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.model import Choice, LogEntry, Setup, apply, facts, new_game, pending
from pamir_desktop.model.cards import is_check
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.first_edition.topple_report import ToppleReport, topple_reports
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import CardId
from pamir_desktop.settings import Pace, Speed
from pamir_desktop.views.checks.check_scene import CheckScene
from pamir_desktop.views.checks.topple_sheet import COUNTING, ToppleSheet
from tests.window.first_edition import first_table, without_early_end
from tests.window.games_to_checks import play_before

Wanted = Callable[[ToppleReport], bool]


def purges(report: ToppleReport) -> bool:
    return not report.ending and any(line.to_keep for line in report.lines)


def wins(report: ToppleReport) -> bool:
    return report.ending == "supremacy"


def leaves(report: ToppleReport) -> bool:
    return not report.was_bought


def honeymoons(report: ToppleReport) -> bool:
    return report.is_honeymoon


@cache
def game_to_topple(wanted: Wanted) -> tuple[Setup, tuple[Choice, ...], ToppleReport]:
    """A table, its choices, the last of which leads to a topple, and the report of that topple."""
    for seed in range(200):
        options = FirstEditionOptions(nation_building=wanted is honeymoons)
        setup = first_table(3, seed, options)
        state, dice, made = new_game(setup), Dice(seed), []
        while (decision := pending(state)) is not None:
            choice = without_early_end(decision, dice)
            made.append(choice)
            reports = topple_reports(state, choice)
            if reports and wanted(reports[0]):
                return setup, tuple(made), reports[0]
            state = apply(state, choice).state
    raise LookupError("no such topple")


def topple(application: Application, wanted: Wanted) -> ToppleReport:
    """Play a game to a topple."""
    setup, choices, report = game_to_topple(wanted)
    play_before(application, setup, choices)
    application.control.choose(choices[-1])
    return report


def scene_of(application: Application) -> CheckScene:
    scene = application.window.table.checks.scene
    assert scene.isVisible()
    return scene


@pytest.mark.parametrize("pace", list(Pace))
def test_a_topple_is_a_scene_of_its_own_and_the_purge_waits_for_it(
    application: Application, pace: Pace
) -> None:
    # Given a topple after which the players have to choose cards
    application.settings.change(pace=pace)
    report = topple(application, purges)

    # Then the scene is shown, with the units, the verdict and every player
    scene = scene_of(application)
    assert scene.report == report
    spoken = scene.accessibleName()
    assert "No supremacy" in spoken
    assert "Purge" in spoken
    for chair in application.session.state.setup.seats:
        assert chair.name in spoken
    assert scene.button.text() == "Continue"

    # When keys of the table are pressed, then nothing is chosen behind it
    game = application.session.game
    assert game is not None
    made = game.made
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_PageDown):
        QTest.keyClick(scene, key)
    assert (game.made, scene.isVisible()) == (made, True)

    # When Enter is pressed, then the purge is asked for
    QTest.keyClick(scene, Qt.Key.Key_Return)
    assert not scene.isVisible()
    decision = application.session.decision
    assert decision is not None
    assert decision.prompt == "first.keep"


def test_it_unfolds_and_a_click_shows_all_of_it(application: Application) -> None:
    application.settings.change(animation=Speed.SLOW)
    topple(application, purges)
    scene = scene_of(application)
    assert not scene.is_complete
    QTest.mouseClick(scene, Qt.MouseButton.LeftButton)
    assert scene.is_complete
    assert scene.isVisible()
    QTest.mouseClick(scene.button, Qt.MouseButton.LeftButton)
    assert not scene.isVisible()


def test_the_units_of_the_regime_are_counted_one_by_one() -> None:
    _setup, _choices, report = game_to_topple(wins)
    sheet, regime = ToppleSheet(report), report.regime
    assert sheet.counted(0.0).units[regime] == (0, 0, 0)
    half = sheet.counted(COUNTING / 2).units[regime]
    assert max(half) <= max(report.counted)
    assert sheet.counted(COUNTING).units == report.units


def test_supremacy_names_the_winner_and_the_ranking_follows(application: Application) -> None:
    report = topple(application, wins)
    scene = scene_of(application)
    ranking = application.window.table.game_over
    assert not ranking.isVisible()
    winner = report.setup.seats[report.winners[0]].name
    assert f"{winner} wins" in scene.accessibleName()
    assert scene.button.text() == "See the ranking"
    QTest.mouseClick(scene.button, Qt.MouseButton.LeftButton)
    assert ranking.isVisible()


def test_a_last_topple_that_leaves_the_market_is_a_scene_too(application: Application) -> None:
    topple(application, leaves)
    scene = scene_of(application)
    assert "supremacy is not checked" in scene.accessibleName()
    assert not application.window.table.game_over.isVisible()
    QTest.keyClick(scene, Qt.Key.Key_Space)
    assert application.window.table.game_over.isVisible()


def test_a_honeymoon_says_what_the_next_topple_needs(application: Application) -> None:
    topple(application, honeymoons)
    assert "wins with supremacy at the next topple" in scene_of(application).accessibleName()


def test_a_replay_stops_at_a_topple_and_plays_on(application: Application) -> None:
    # Given a game with a topple, and one more choice, replayed from the moment before it
    report = topple(application, purges)
    application.checks.skip()
    application.control.display.lift_curtain()
    decision = application.session.decision
    assert decision is not None
    application.control.choose(decision.choices[0])
    game = application.session.game
    assert game is not None
    application.replay.start(game.made - 2)
    application.replay.toggle()

    # When it plays on, then the topple is a scene and the replay waits for it
    application.replay._go_on()
    scene = scene_of(application)
    assert scene.report == report
    assert not application.replay.clock.isActive()
    QTest.keyClick(scene, Qt.Key.Key_Space)
    assert application.replay.clock.isActive()
    application.replay.leave()


def is_topple_dealt(entry: LogEntry) -> bool:
    card = entry.args.get("card")
    return entry.id == "market.dealt" and isinstance(card, int) and is_check(CardId(card))


def test_a_topple_that_enters_the_market_is_announced(application: Application) -> None:
    # Given a game in which a topple is about to enter the market
    setup = first_table(3, 1)
    application.settings.change(auto_answer=False)
    application.session.start(setup)
    dice, entered = Dice(1), False
    while not entered:
        application.control.display.lift_curtain()
        decision = application.session.decision
        assert decision is not None
        application.control.choose(without_early_end(decision, dice))
        game = application.session.game
        assert game is not None
        entered = any(is_topple_dealt(entry) for entry in game.past[-1].log)

    # Then the note says so, with its price
    notice, state = application.window.table.checks.notice, application.session.state
    slot = next(slot for slot, card in enumerate(state.market_cards) if is_check(card))
    assert notice.isVisible()
    assert notice.text().startswith("A topple has entered the market")
    assert f"price {facts(state).prices[slot]}" in notice.text()

    # When the next choice has been made, then the note is gone
    application.control.display.lift_curtain()
    decision = application.session.decision
    assert decision is not None
    application.control.choose(without_early_end(decision, dice))
    assert not notice.isVisible()


def test_the_note_of_the_last_topple_says_that_the_game_ends(application: Application) -> None:
    setup = first_table(3)
    application.session.start(setup)
    notice = application.window.table.checks.notice
    notice.announce(setup, 4, is_last=True)
    assert "The last topple" in notice.text()
    assert "The game ends" in notice.text()


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("scale", [100, 150])
def test_the_scene_fits_the_window(
    application: Application, qtbot: QtBot, size: tuple[int, int], scale: int
) -> None:
    application.settings.change(scale=scale)
    application.window.resize(*size)
    topple(application, wins)
    scene = scene_of(application)
    application.app.processEvents()
    slip = scene.slip()
    assert QRectF(scene.rect()).contains(slip)
    assert slip.contains(QRectF(scene.button.geometry()))
