"""Replay in the window: steps, slider, speed, jumps from the log, and games that branch off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.control.replay import MOMENT_TIME
from pamir_desktop.model.history import Game
from pamir_desktop.model.terms import HIDDEN, CardId
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.texts.card_texts import card_name
from tests.window.application import table
from tests.window.saved_games import CONTROL, Opener, key, play, saved_game
from tools.attacks.sample_games import TABLES, played


def game_of(application: Application) -> Game:
    assert application.session.game is not None
    return application.session.game


def position(application: Application) -> Position:
    shown = application.window.table.view.table.position
    assert shown is not None
    return shown


def click(button: QAbstractButton) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def running(application: Application) -> Application:
    """A game of two with closed hands, in the middle."""
    application.session.start(table(2))
    play(application, 14)
    application.control.display.lift_curtain()
    return application


def test_the_bar_of_the_replay_takes_the_place_of_the_prompt_bar(running: Application) -> None:
    page = running.window.table
    key(running, Qt.Key.Key_R, CONTROL)
    assert page.replay_bar.isVisible()
    assert not page.bar.isVisible()
    assert page.replay_bar.geometry() == page.bar.geometry()
    assert not running.window.menus.actions["undo"].isEnabled()
    click(page.replay_bar.leave)
    assert page.bar.isVisible()
    assert not page.replay_bar.isVisible()
    assert position(running).state.turn == running.session.state.turn
    assert position(running).decision == running.session.decision


def test_buttons_step_through_the_game(running: Application) -> None:
    game, bar = game_of(running), running.window.table.replay_bar
    running.replay.start()
    assert position(running).state.turn == game.position(0).turn
    for moment in range(1, 4):
        click(bar.forward)
        assert running.replay.moment == moment
        shown, past = position(running).state, game.position(moment)
        assert [p.rupees for p in shown.players] == [p.rupees for p in past.players]
        assert [p.court for p in shown.players] == [p.court for p in past.players]
    click(bar.back)
    assert running.replay.moment == 2
    click(bar.last)
    assert running.replay.moment == len(game.past)
    assert not bar.forward.isEnabled()
    click(bar.first)
    assert running.replay.moment == 0
    assert not bar.back.isEnabled()


def test_the_slider_goes_anywhere_by_keys(running: Application) -> None:
    running.replay.start()
    slider = running.window.table.replay_bar.slider
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert running.replay.moment == 1
    QTest.keyClick(slider, Qt.Key.Key_End)
    assert running.replay.moment == len(game_of(running).past)
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert running.replay.moment == 0
    QTest.keyClick(slider, Qt.Key.Key_Escape)
    assert not running.replay.is_shown


def test_escape_ends_it_after_a_click_on_the_table(running: Application) -> None:
    running.replay.start()
    view = running.window.table.view
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not running.replay.is_shown


def test_the_slider_goes_where_the_mouse_is(running: Application) -> None:
    running.replay.start()
    slider, count = running.window.table.replay_bar.slider, len(game_of(running).past)
    middle = slider.rect().center()
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=middle)
    assert abs(running.replay.moment - count / 2) <= 1
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=middle)
    for step in range(1, 5):
        QTest.mouseMove(slider, middle + QPoint(step * slider.width() // 6, 0))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=slider.rect().topRight())
    assert running.replay.moment == count
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(2, middle.y()))
    assert running.replay.moment == 0


@pytest.mark.parametrize("wakhan", [False, True])
def test_every_line_of_the_log_leads_to_its_moment(application: Application, wakhan: bool) -> None:
    # Given a game in its middle, logged while it was played
    application.session.start(table(1 if wakhan else 2, 3, wakhan=wakhan))
    log = application.window.table.side.log
    if not log.isVisible():
        key(application, Qt.Key.Key_F7, Qt.KeyboardModifier.NoModifier)
    play(application, 14)
    application.control.display.lift_curtain()
    application.app.processEvents()
    game = game_of(application)

    # When the last line of a choice is double-clicked
    for moment in (5, 9, len(game.past)):
        application.replay.leave()
        block = log._blocks_of(moment)[-1]
        cursor = QTextCursor(block)
        log.setTextCursor(cursor)
        log.ensureCursorVisible()
        at = log.cursorRect(cursor).center() + QPoint(3, 0)
        QTest.mouseDClick(log.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseRelease(log.viewport(), Qt.MouseButton.LeftButton, pos=at)

        # Then the table is as it was after that choice
        assert application.replay.is_shown
        assert application.replay.moment == moment
        assert position(application).state.turn == game.position(moment).turn


def test_keys_alone_begin_a_new_game_from_a_moment(running: Application) -> None:
    old = game_of(running)
    key(running, Qt.Key.Key_R, CONTROL)
    bar = running.window.table.replay_bar
    bar.slider.setFocus()
    for _ in range(4):
        QTest.keyClick(bar.slider, Qt.Key.Key_Right)
    for _ in range(12):
        if bar.go_on.hasFocus():
            break
        QTest.keyClick(running.app.focusWidget() or bar, Qt.Key.Key_Tab)
    assert bar.go_on.hasFocus()
    QTest.keyClick(bar.go_on, Qt.Key.Key_Space)
    assert game_of(running).identity.branched
    assert game_of(running).state == old.position(4)


def test_nothing_can_be_chosen_meanwhile(running: Application) -> None:
    state, decision = running.session.state, running.session.decision
    assert decision is not None
    running.replay.start(3)
    running.control.choose(decision.choices[0])
    running.control.undo()
    running.window.table.bar.press(1)
    assert running.session.state is state
    assert position(running).decision is None


def test_closed_hands_stay_closed_while_the_game_runs(running: Application) -> None:
    running.replay.start()
    for moment in range(len(game_of(running).past) + 1):
        running.replay.show_moment(moment)
        shown = position(running)
        assert not shown.hand_shown
        assert all(card == HIDDEN for player in shown.state.players for card in player.hand)


def test_the_hand_of_who_decided_is_open_when_the_game_is_over(application: Application) -> None:
    game = played(TABLES["2 players"](4))
    application.session.game = game
    application.session.replaced.emit()
    assert application.window.table.game_over.isVisible()
    application.replay.start()
    assert not application.window.table.game_over.isVisible()
    hands = 0
    for moment, past in enumerate(game.past[:80]):
        application.replay.show_moment(moment)
        shown = position(application)
        assert shown.hand_shown
        assert shown.seat == past.seat
        assert shown.player(past.seat).hand == past.state.players[past.seat].hand
        hands += len(past.state.players[past.seat].hand)
    assert hands
    application.replay.leave()
    assert application.window.table.game_over.isVisible()


def test_it_plays_by_itself_at_the_speed_chosen(running: Application, qtbot: QtBot) -> None:
    bar = running.window.table.replay_bar
    running.replay.start(len(game_of(running).past) - 2)
    for _ in range(3):
        click(bar.speed)
    assert bar.speed.text() == "8 ×"
    click(bar.play)
    assert bar.is_playing
    qtbot.waitUntil(lambda: not bar.is_playing, timeout=MOMENT_TIME * 4)
    assert running.replay.moment == len(game_of(running).past)
    click(bar.play)  # from the beginning again
    assert running.replay.moment == 0
    click(bar.play)
    assert not bar.is_playing


def test_a_turn_in_the_log_leads_to_its_moment(running: Application) -> None:
    log = running.window.table.side.log
    turn = running.session.state.turn
    assert turn > 1
    assert f"turn:{turn}" in log.toHtml()
    log.anchorClicked.emit(QUrl(f"turn:{turn}"))
    assert running.replay.is_shown
    assert game_of(running).position(running.replay.moment).turn == turn
    assert game_of(running).position(running.replay.moment - 1).turn == turn - 1
    assert log.extraSelections()
    running.replay.leave()
    assert not log.extraSelections()


def test_a_new_game_begins_from_a_moment(opened: Opener) -> None:
    application = opened()
    application.session.start(table(2))
    play(application, 14)
    old = game_of(application)
    application.replay.start(6)
    click(application.window.table.replay_bar.go_on)

    # Then a new game is at that moment and can be played on
    game = game_of(application)
    assert game.identity != old.identity
    assert game.identity.branched
    assert game.state == old.position(6)
    assert not application.replay.is_shown
    assert application.window.table.bar.isVisible()
    play(application, 2)
    assert len(game.past) >= 8

    # And the old one is still kept
    application.games.show()
    browser = application.games.browser
    assert browser is not None
    assert browser.list.count() == 2
    browser.reject()


def test_a_game_is_replayed_from_the_browser(opened: Opener) -> None:
    application = opened()
    assert application.files.folders is not None
    saved_game(application.files.folders.games, "Evening")
    application.games.show()
    browser = application.games.browser
    assert browser is not None
    QTest.mouseClick(browser.buttons["replay"], Qt.MouseButton.LeftButton)
    assert application.replay.is_shown
    assert application.replay.moment == 0
    assert "of 30" in application.window.table.replay_bar.sentence()


def test_another_game_ends_the_replay(running: Application) -> None:
    running.replay.start(2)
    running.session.start(table(3))
    assert not running.replay.is_shown
    assert running.window.table.bar.isVisible()


def test_a_replay_never_shows_the_log_of_the_future(application: Application) -> None:
    # Given a game of some turns, replayed
    application.session.start(table(2, seed=3))
    play(application, 40)
    game = application.session.game
    assert game is not None
    log = application.window.table.side.log
    application.replay.start()

    # When it is at a moment, then the log is exactly what was logged by then
    whole: list[str] = []
    last = len(game.past)
    for moment in (0, 1, 2, 3, 7, 20, last, 12, 13, 5, 0, last):
        application.replay.show_moment(moment)
        log_then = log.toPlainText()
        log.reset_log(game.log_groups())
        assert log.toPlainText() == log_then
        whole.append(log_then)
    assert whole[0] == whole[10]
    assert whole[6] == whole[11]
    assert whole[6].startswith(whole[5])
    assert len(whole[0]) < len(whole[4]) < len(whole[5]) < len(whole[6])

    # And afterwards all of it is there again
    application.replay.show_moment(4)
    application.replay.leave()
    assert log.toPlainText() == whole[6]


def test_a_replay_never_shows_reasons_of_the_future(application: Application) -> None:
    # Given a game with several turns of Wakhan, replayed
    application.session.start(table(1, seed=3, wakhan=True))
    play(application, 40)
    game = game_of(application)
    panel = application.window.table.side.wakhan
    last = panel.turn
    assert last is not None
    application.replay.start()
    assert panel.turn is None or panel.turn <= position(application).state.turn

    # When it is at a moment, then nothing can be leafed to that comes later
    seen = set()
    for moment in range(len(game.past)):
        application.replay.show_moment(moment)
        for _ in range(3):
            if panel.after.isEnabled():
                click(panel.after)
        logged = [entry for group in game.log_groups()[: moment + 1] for entry in group]
        assert all(entry in logged for entry in panel.entries())
        seen.add(panel.turn)
    assert len(seen) > 2

    # And afterwards all of them are there again
    application.replay.leave()
    assert panel.turn == last


def test_a_replay_says_what_happens_and_shows_the_card(application: Application) -> None:
    # Given a game in which cards were bought
    application.session.start(table(2, seed=3))
    play(application, 40)
    game = application.session.game
    assert game is not None
    bought = next(
        number
        for number, moment in enumerate(game.past)
        if moment.log and moment.log[0].id == "card.bought"
    )

    # When the replay comes to such a moment, then the bar says it and the card is in the details
    application.replay.start(bought + 1)
    card = game.past[bought].log[0].args["card"]
    bar = application.window.table.replay_bar
    assert card_name(CardId(int(str(card)))) in bar.event_text()
    assert bar.event_text() in bar.accessibleDescription()
    assert application.control.display.card_read == card
    application.replay.leave()


def test_the_card_details_go_back_with_the_table(application: Application) -> None:
    # Given a game in which a card was bought and played, which is in the card details
    application.session.start(table(1, seed=3, wakhan=True))
    play(application, 40)
    start, now = game_of(application).position(0), application.session.state
    card, owner = next(
        (card, seat)
        for seat, player in enumerate(now.players)
        for card in player.court
        if card in start.market_cards
    )
    display, facts = application.control.display, application.window.table.side.inspector
    display.read(card)
    assert facts.facts is not None
    assert facts.facts.owner == owner

    # When the replay begins, then it is in the market again
    application.replay.start()
    assert facts.facts.owner is None
    assert facts.facts.price == start.market_cards.index(card) % 6
    application.replay.leave()
    assert facts.facts.owner == owner


def test_before_the_first_turn_the_bar_of_the_replay_counts_choices_only(
    running: Application,
) -> None:
    running.replay.start()
    bar = running.window.table.replay_bar
    count = len(game_of(running).past)
    assert (bar.event_text(), bar.sentence()) == ("The game begins.", f"Choice 0 of {count}")
    running.replay.show_moment(count)
    assert bar.sentence().startswith("Turn ")


def test_no_button_of_the_replay_is_where_end_turn_was(running: Application) -> None:
    page = running.window.table
    end_turn = page.bar.end_button.geometry()
    running.replay.start()
    bar = page.replay_bar
    for button in (bar.leave, bar.go_on):
        assert button.isVisible()
        assert not button.geometry().intersects(end_turn)
