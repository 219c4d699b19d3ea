"""Hints at the table: asked for by key or button, thought of in a worker, previewed and played."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.bots.hints import hints
from pamir_desktop.bots.knowledge import knowledge_of
from pamir_desktop.control.hint_control import offers_hints
from pamir_desktop.games.save_format import read_header
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import EndTurn, PlayCard, Withdraw
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.terms import Coalition, Region
from pamir_desktop.settings import HintsChoice
from tests.model import given
from tests.model.given import ANNA, BORIS
from tests.window.application import USUAL_SIZE, ApplicationMaker, calm_settings, table
from tests.window.saved_games import Opener
from tests.window.table_positions import show_state

PATIENCE = 60_000
"""Milliseconds that a busy machine may need."""


def at_the_menu(application: Application, people: int = 1, seed: int = 3) -> None:
    """The first turn of a person, alone against Wakhan or with others."""
    session = application.session
    session.start(table(people, seed, wakhan=people == 1))
    while session.decision is not None and EndTurn() not in session.decision.choices:
        application.control.display.lift_curtain()
        application.control.choose(session.decision.choices[0])
    application.control.display.lift_curtain()


def wait_for_hints(application: Application, qtbot: QtBot) -> None:
    slip = application.window.table.hints
    qtbot.waitUntil(lambda: slip.percent is None and bool(slip.rows), timeout=PATIENCE)


def press_h(application: Application) -> None:
    QTest.keyClick(application.window.table.view, Qt.Key.Key_H)


def test_the_key_shows_what_expert_finds_and_where(application: Application, qtbot: QtBot) -> None:
    # Given a person who has to choose an action
    at_the_menu(application)
    session, page = application.session, application.window.table
    decision = session.decision
    assert decision is not None

    # When the key is pressed
    press_h(application)
    assert page.hints.percent is not None
    assert not page.hints.rows
    wait_for_hints(application, qtbot)

    # Then the slip has the hints for what this seat knows, each marked on the table
    assert session.game is not None
    found = hints(knowledge_of(session.state, decision.seat, session.game.log))
    assert [hint.choice for hint in page.hints.hints] == [hint.choice for hint in found]
    assert all(row.text() and row.reasons for row in page.hints.rows)
    assert [number for number, _ in page.view.hint_badges.places()] == [1, 2, 3][: len(found)]


def test_the_button_does_the_same_and_closes_it_again(
    application: Application, qtbot: QtBot
) -> None:
    at_the_menu(application)
    page = application.window.table
    QTest.mouseClick(page.bar.hint_button, Qt.MouseButton.LeftButton)
    wait_for_hints(application, qtbot)
    QTest.mouseClick(page.bar.hint_button, Qt.MouseButton.LeftButton)
    assert page.hints.isHidden()
    assert page.view.hint_badges.hints == ()
    assert page.view.hasFocus()


def test_pointing_at_a_hint_previews_it(application: Application, qtbot: QtBot) -> None:
    at_the_menu(application)
    press_h(application)
    wait_for_hints(application, qtbot)
    page = application.window.table
    previewed: list[object] = []
    application.control.previewed.connect(lambda choice, _: previewed.append(choice))
    page.view.setFocus()

    last = page.hints.rows[-1]
    QTest.mouseMove(page, QPoint(5, 5))
    QTest.mouseMove(last, last.rect().center())
    qtbot.waitUntil(lambda: bool(previewed) and previewed[-1] == page.hints.hints[-1].choice)
    assert page.bar.sentence().startswith(last.text())


def test_keys_choose_among_the_hints_and_play_one(application: Application, qtbot: QtBot) -> None:
    # Given hints, of which the first has the focus
    at_the_menu(application)
    press_h(application)
    wait_for_hints(application, qtbot)
    slip, session = application.window.table.hints, application.session
    assert slip.rows[0].hasFocus()
    wanted = slip.hints[1].choice

    # When the second is chosen by keys
    QTest.keyClick(slip.rows[0], Qt.Key.Key_Down)
    QTest.keyClick(slip.rows[1], Qt.Key.Key_Return)

    # Then it is played and the slip is gone
    assert session.game is not None
    assert wanted in [moment.choice for moment in session.game.past[-2:]]
    assert slip.isHidden()


def test_enter_plays_the_hint_with_the_focus_while_the_bar_asks_for_a_sum(
    application: Application, qtbot: QtBot
) -> None:
    # Given a player who owes a bribe and has less, so that Enter would offer the sum
    application.settings.change(hints=HintsChoice.ALWAYS)
    state = given.table(3)
    card = next(card for card in CARDS if CARDS[card].region is Region.KABUL)
    given.hand(state, ANNA, card)
    given.tribe(state, BORIS, Region.KABUL, 2)
    given.army(state, Coalition.BRITISH, Region.KABUL)
    given.rupees(state, ANNA, 1)
    show_state(application, given.acting(state))
    application.control.choose(PlayCard(card))
    bar, slip = application.window.table.bar, application.window.table.hints
    assert bar.stepper.isVisible()

    # When a hint to cancel has the focus and Enter is pressed
    press_h(application)
    wait_for_hints(application, qtbot)
    places = [place for place, hint in enumerate(slip.hints) if hint.choice == Withdraw()]
    for _ in range(places[0]):
        QTest.keyClick(application.window.focusWidget(), Qt.Key.Key_Down)
    QTest.keyClick(application.window.focusWidget(), Qt.Key.Key_Return)

    # Then that is played
    assert application.session.game is not None
    assert application.session.game.past[-1].choice == Withdraw()


def test_a_click_plays_a_hint(application: Application, qtbot: QtBot) -> None:
    at_the_menu(application)
    press_h(application)
    wait_for_hints(application, qtbot)
    slip, session = application.window.table.hints, application.session
    wanted = slip.hints[0].choice
    QTest.mouseClick(slip.rows[0], Qt.MouseButton.LeftButton)
    assert session.game is not None
    assert wanted in [moment.choice for moment in session.game.past[-2:]]


def test_asking_again_is_answered_at_once_and_without_a_worker(
    application: Application, qtbot: QtBot
) -> None:
    at_the_menu(application)
    press_h(application)
    wait_for_hints(application, qtbot)
    slip = application.window.table.hints
    first = slip.hints
    QTest.keyClick(slip.rows[0], Qt.Key.Key_Escape)
    assert slip.isHidden()
    application.hints.worker.process.stop()

    press_h(application)
    assert slip.hints == first
    assert application.hints.worker.process.pid == 0


def test_another_position_puts_the_hints_away(application: Application, qtbot: QtBot) -> None:
    at_the_menu(application)
    press_h(application)
    wait_for_hints(application, qtbot)
    decision = application.session.decision
    assert decision is not None
    application.control.choose(decision.choices[0])
    assert application.window.table.hints.isHidden()


def test_a_search_can_be_stopped(application: Application, qtbot: QtBot) -> None:
    at_the_menu(application)
    press_h(application)
    slip = application.window.table.hints
    QTest.mouseClick(slip.close_button, Qt.MouseButton.LeftButton)
    assert slip.isHidden()
    assert application.hints.worker.process._request is None, "no one thinks about it any more"
    press_h(application)
    wait_for_hints(application, qtbot)


def test_a_killed_worker_is_replaced(
    application: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("pamir_desktop.control.bot_process.answered_here")
    at_the_menu(application)
    press_h(application)
    killed = application.hints.worker.process.pid
    os.kill(killed, signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
    wait_for_hints(application, qtbot)
    assert application.hints.worker.process.pid not in {0, killed}


def test_where_several_people_play_hints_have_to_be_allowed(
    applications: ApplicationMaker, qtbot: QtBot
) -> None:
    # Given two people at one screen and the usual options
    application = applications(calm_settings(), None, USUAL_SIZE)
    at_the_menu(application, people=2)
    bar = application.window.table.bar

    # Then there is neither a button nor an answer to the key
    assert bar.hint_button.isHidden()
    press_h(application)
    assert not application.window.menus.actions["hint"].isEnabled()

    # When hints are allowed in every game, there are
    application.settings.change(hints=HintsChoice.ALWAYS)
    assert bar.hint_button.isVisible()
    press_h(application)
    wait_for_hints(application, qtbot)

    # And they stay open when another option is changed, but not once they are switched off
    application.settings.change(language="de")
    assert not application.window.table.hints.isHidden()
    assert application.window.table.hints.hints
    application.settings.change(hints=HintsChoice.NEVER)
    assert application.window.table.hints.isHidden()
    assert bar.hint_button.isHidden()


def test_the_first_edition_has_no_hints() -> None:
    setup = table(2, 1)
    assert offers_hints(HintsChoice.ALWAYS, setup)
    assert not offers_hints(HintsChoice.ALWAYS, evolve(setup, first_edition=FirstEditionOptions()))


def test_another_language_keeps_the_hints(application: Application, qtbot: QtBot) -> None:
    at_the_menu(application)
    press_h(application)
    wait_for_hints(application, qtbot)
    slip = application.window.table.hints
    english = [row.text() for row in slip.rows]
    application.settings.change(language="ru")
    QApplication.processEvents()
    assert slip.isVisible()
    assert [row.text() for row in slip.rows] != english


def test_a_game_with_hints_is_marked_in_its_files(
    opened: Opener, qtbot: QtBot, tmp_path: Path
) -> None:
    # Given two games, in one of which hints were asked for
    application = opened()
    at_the_menu(application)
    plain, marked = tmp_path / "plain.pamir", tmp_path / "marked.pamir"
    application.session.save(plain)
    press_h(application)
    wait_for_hints(application, qtbot)
    application.session.save(marked)

    # Then the header of its file says so, and the autosave too
    assert not read_header(plain).identity.hinted
    assert read_header(marked).identity.hinted
    assert application.session.store is not None
    application.session.store.flush()
    folders = application.files.folders
    assert folders is not None
    saves = sorted(folders.autosaves.glob("*/gen-*.pamir"))
    assert [read_header(file).identity.hinted for file in saves] == [False, True]

    # And opened again it is still marked
    application.files.open(marked)
    assert application.session.game is not None
    assert application.session.game.identity.hinted
