"""A Dominance Check stops the table, whoever triggers it, at every pace and in replays."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.model import LogEntry
from pamir_desktop.model.cards import is_check
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import CardId
from pamir_desktop.settings import Pace, Speed
from pamir_desktop.views.checks.check_scene import CheckScene
from tests.window.application import sensible, table
from tests.window.games_to_checks import (
    ends,
    game_to_check,
    game_to_log,
    goes_on,
    play_before,
    succeeds,
)


def scene_of(application: Application) -> CheckScene:
    scene = application.window.table.checks.scene
    assert scene.isVisible()
    assert scene.report is not None
    return scene


@pytest.mark.parametrize("pace", list(Pace))
@pytest.mark.parametrize(("people", "wakhan"), [(2, False), (1, True)])
def test_a_check_is_a_scene_of_its_own(
    application: Application, people: int, wakhan: bool, pace: Pace
) -> None:
    # Given a game one choice before a check, which a person or Wakhan triggers
    setup, choices, report = game_to_check(people, wakhan, goes_on)
    play_before(application, setup, choices)
    application.settings.change(pace=pace)
    assert not application.checks.is_open

    # When the choice is made and, step by step, everything that follows from it
    application.control.choose(choices[-1])
    playback = application.control.display.playback
    while playback.is_running and not application.checks.is_open:
        playback.next_step()

    # Then the scene is shown, and Wakhan waits
    scene = scene_of(application)
    assert scene.report == report
    assert not playback._timer.isActive()

    # When Enter is pressed, then the game goes on
    QTest.keyClick(scene, Qt.Key.Key_Return)
    assert not scene.isVisible()
    assert playback._timer.isActive() == (playback.is_running and pace is Pace.WATCH)


def test_a_click_shows_all_of_it_and_the_next_one_closes_it(application: Application) -> None:
    # Given a scene that unfolds
    setup, choices, report = game_to_check(2, False, succeeds)
    play_before(application, setup, choices)
    application.settings.change(animation=Speed.SLOW, pace=Pace.WATCH)
    application.control.choose(choices[-1])
    scene = scene_of(application)
    assert scene.report == report
    assert not scene.is_complete

    # When it is clicked once, then everything is shown; when once more, it is over
    QTest.mouseClick(scene, Qt.MouseButton.LeftButton)
    assert scene.is_complete
    assert scene.isVisible()
    QTest.mouseClick(scene.button, Qt.MouseButton.LeftButton)
    assert not scene.isVisible()


@pytest.mark.parametrize(("pace", "stays"), [(Pace.INSTANT, False), (Pace.WATCH, True)])
def test_it_passes_by_itself_only_where_everything_goes_at_once(
    application: Application,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    pace: Pace,
    stays: bool,
) -> None:
    monkeypatch.setattr("pamir_desktop.views.checks.check_scene.READING_TIME", 1)
    setup, choices, _report = game_to_check(2, False, goes_on)
    play_before(application, setup, choices)
    application.settings.change(pace=pace)
    application.control.choose(choices[-1])
    scene = scene_of(application)
    if stays:
        qtbot.wait(50)
        assert scene.isVisible()
    else:
        qtbot.waitUntil(lambda: not scene.isVisible())


def test_the_last_scene_names_the_winner_and_the_ranking_follows(application: Application) -> None:
    # Given a game one choice before its end
    setup, choices, _report = game_to_check(2, False, ends)
    play_before(application, setup, choices)

    # When the choice is made, then the scene comes before the ranking
    application.control.choose(choices[-1])
    scene = scene_of(application)
    ranking = application.window.table.game_over
    assert not ranking.isVisible()
    assert "wins" in scene.accessibleName() or "victory" in scene.accessibleName()
    assert scene.button.text() == "See the ranking"

    # When it is closed, then the ranking is shown
    QTest.mouseClick(scene.button, Qt.MouseButton.LeftButton)
    assert ranking.isVisible()


def test_a_replay_stops_at_a_check_and_plays_on(application: Application) -> None:
    # Given a game with a check, replayed from the moment before it
    setup, choices, report = game_to_check(2, False, goes_on)
    play_before(application, setup, choices)
    application.control.choose(choices[-1])
    application.checks.skip()
    application.control.display.lift_curtain()
    for _ in range(2):
        decision = application.session.decision
        assert decision is not None
        application.control.choose(decision.choices[0])
        application.checks.skip()
    moment = len(choices) - 1
    application.replay.start(moment)
    application.replay.toggle()
    assert application.replay.clock.isActive()

    # When it plays on, then the check is a scene and the replay waits
    application.replay._go_on()
    scene = scene_of(application)
    assert scene.report == report
    assert not application.replay.clock.isActive()

    # When it is closed, then the replay plays on
    QTest.keyClick(scene, Qt.Key.Key_Space)
    assert application.replay.clock.isActive()

    # When the replay jumps over the check, then no scene interrupts
    application.replay.show_moment(moment - 1)
    application.replay.show_moment(moment + 1)
    assert not application.checks.is_open
    application.replay.leave()


def test_no_scene_is_left_when_another_game_begins(application: Application) -> None:
    setup, choices, _report = game_to_check(2, False, goes_on)
    play_before(application, setup, choices)
    application.control.choose(choices[-1])
    scene = scene_of(application)
    application.session.start(table(3))
    assert not scene.isVisible()
    assert not application.checks.is_open


def enters_market(entry: LogEntry) -> bool:
    card = entry.args.get("card")
    return entry.id == "market.dealt" and isinstance(card, int) and is_check(CardId(card))


def test_a_check_that_enters_the_market_is_announced_until_the_next_choice(
    application: Application,
) -> None:
    # Given a game in which a check is about to enter the market
    setup, choices = game_to_log(2, enters_market)
    play_before(application, setup, tuple(choices))
    application.window.table.checks.hide_notice()

    # When it does, then that is said, with its price
    application.control.choose(choices[-1])
    notice = application.window.table.checks.notice
    state = application.session.state
    slot = next(slot for slot, card in enumerate(state.market_cards) if is_check(card))
    assert notice.isVisible()
    assert f"price {slot % 6}" in notice.text()

    # When the next choice has been made, then the note is gone
    application.control.display.lift_curtain()
    decision = application.session.decision
    assert decision is not None
    application.control.choose(sensible(decision, Dice(1)))
    assert not notice.isVisible()


def test_a_click_closes_the_announcement(application: Application) -> None:
    application.session.start(table(2))
    notice = application.window.table.checks.notice
    notice.announce(table(2), 3, is_last=False)
    assert notice.isVisible()
    QTest.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert not notice.isVisible()


def test_keys_of_the_table_choose_nothing_behind_the_scene(application: Application) -> None:
    setup, choices, _report = game_to_check(2, False, goes_on)
    play_before(application, setup, choices)
    application.control.choose(choices[-1])
    scene = scene_of(application)
    made = len(choices)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_PageDown, Qt.Key.Key_Plus):
        QTest.keyClick(scene, key)
    game = application.session.game
    assert game is not None
    assert game.made == made
    assert scene.isVisible()


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("scale", [100, 150])
def test_the_note_covers_nothing_but_the_map(
    application: Application, size: tuple[int, int], scale: int
) -> None:
    application.settings.change(scale=scale)
    application.window.resize(*size)
    application.session.start(table(4))
    application.app.processEvents()
    page = application.window.table
    page.checks.notice.announce(table(4), 3, is_last=False)
    context = page.view.table.context
    assert context is not None
    layout, note = context.layout, QRectF(page.checks.notice.geometry())
    assert layout.map.contains(note)
    for zone in (*layout.panels, layout.market, layout.suits, layout.prompt):
        assert not zone.intersects(note)
