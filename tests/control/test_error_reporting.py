"""An unexpected error is logged and reported, the window stays open, and the game goes on."""

from __future__ import annotations

import importlib
import logging
import pkgutil
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, QtMsgType, Signal, qInstallMessageHandler, qWarning
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsRectItem,
    QStyleOptionGraphicsItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

import pamir_desktop
from pamir_desktop import __version__
from pamir_desktop.app import Application
from pamir_desktop.control.error_dialogs import ErrorReporter, install_error_reporting
from pamir_desktop.control.error_hooks import (
    QT_LEVELS,
    ErrorHooks,
    UnexpectedError,
    log_qt_message,
)
from pamir_desktop.control.problem_report import ProblemReport
from pamir_desktop.control.program_log import ProgramLog, start_log
from pamir_desktop.games.save_format import open_game
from pamir_desktop.model import history
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.views.dialogs.error_dialog import ErrorDialog
from tests.window.application import sensible, table

pytestmark = pytest.mark.qt_no_exception_capture


class Clumsy(QObject):
    asked = Signal()

    def stumble(self, *_given: object) -> None:
        raise ValueError("stumbled over a carpet")


class Canvas(QWidget):
    """Stumbles with a painter in the hand."""

    clumsy = True

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        painter = QPainter(self)
        painter.drawLine(0, 0, 10, 10)
        if self.clumsy:
            raise ValueError("stumbled over a carpet")
        painter.end()


class ClumsyItem(QGraphicsRectItem):
    def __init__(self) -> None:
        super().__init__(100, 100, 50, 50)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        raise ValueError("stumbled over a carpet")


@pytest.fixture
def program_log(tmp_path: Path) -> Iterator[ProgramLog]:
    root = logging.getLogger()
    level = root.level
    made = start_log(tmp_path / "log", "error")
    yield made
    made.close()
    root.setLevel(level)


@pytest.fixture
def reporter(application: Application, program_log: ProgramLog) -> Iterator[ErrorReporter]:
    made = install_error_reporting(application.session, application.window, program_log)
    yield made
    if made.dialog is not None:
        made.dialog.reject()
    made.failures.uninstall()


def stumble_in_a_slot(times: int = 1) -> None:
    clumsy = Clumsy()
    clumsy.asked.connect(clumsy.stumble)
    for _ in range(times):
        clumsy.asked.emit()
    QApplication.processEvents()


class TestTheDialog:
    def test_an_error_in_a_slot_is_reported_and_the_game_goes_on(
        self, application: Application, reporter: ErrorReporter, program_log: ProgramLog
    ) -> None:
        # Given a game in which some decisions were made
        application.session.start(table(2, open_hands=True))
        dice = Dice(1)
        for _ in range(8):
            decision = application.session.decision
            assert decision is not None
            application.control.display.lift_curtain()
            application.control.choose(sensible(decision, dice))
        game = application.session.game
        assert game is not None
        before = game.state

        # When something stumbles
        stumble_in_a_slot()

        # Then the dialog says so, and the log has all of it
        dialog = reporter.dialog
        assert dialog is not None
        assert dialog.isVisible()
        assert "stumbled over a carpet" in dialog.sentences.text()
        assert f"Decisions made so far: {game.made}" in dialog.sentences.text()
        assert "in stumble" in dialog.details.toPlainText()
        assert "in stumble" in program_log.tail()

        # And the game goes on from the last decision
        dialog.go_on_button.click()
        QApplication.processEvents()
        assert reporter.dialog is None
        assert application.window.isVisible()
        assert application.session.state == before
        decision = application.session.decision
        assert decision is not None
        made = game.made
        application.control.display.lift_curtain()
        application.control.choose(sensible(decision, dice))
        assert game.made > made

    def test_the_table_is_shown_again_after_an_error_in_between(
        self, application: Application, reporter: ErrorReporter
    ) -> None:
        application.session.start(table(2, open_hands=True))
        stumble_in_a_slot()
        shown: list[object] = []
        application.control.display.position_changed.connect(shown.append)
        assert reporter.dialog is not None
        reporter.dialog.reject()
        assert shown

    def test_the_table_is_shown_again_after_an_error_in_the_middle_of_an_undo(
        self, application: Application, reporter: ErrorReporter, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def stumble() -> None:
            raise ValueError("stumbled")

        application.session.start(table(2, open_hands=True))
        decision = application.session.decision
        assert decision is not None
        application.control.choose(decision.choices[0])
        with monkeypatch.context() as broken:
            broken.setattr(application.session, "undo", stumble)
            with pytest.raises(ValueError, match="stumbled"):
                application.control.undo()
        stumble_in_a_slot()
        shown: list[object] = []
        application.control.display.position_changed.connect(shown.append)
        assert reporter.dialog is not None
        reporter.dialog.reject()
        assert shown

    def test_many_errors_are_one_dialog(
        self, application: Application, reporter: ErrorReporter
    ) -> None:
        stumble_in_a_slot(5)
        assert reporter.dialog is not None
        assert reporter.dialog.sentences.text().count("stumbled") == 1
        assert "Other errors: 4" in reporter.dialog.sentences.text()
        assert reporter.dialog.go_on_button.text() == "Continue"

    def test_errors_in_timers_and_threads_are_reported_too(
        self, application: Application, reporter: ErrorReporter, qtbot: QtBot
    ) -> None:
        QTimer.singleShot(0, Clumsy().stumble)
        thread = threading.Thread(target=Clumsy().stumble)
        thread.start()
        thread.join()
        qtbot.waitUntil(lambda: reporter.dialog is not None)
        assert reporter.dialog is not None

    def test_the_report_says_where_it_is_or_why_it_is_not(
        self, application: Application, reporter: ErrorReporter, tmp_path: Path
    ) -> None:
        stumble_in_a_slot()
        dialog = reporter.dialog
        assert dialog is not None
        reporter.save_report(tmp_path / "nowhere" / "report.zip")
        assert "could not be saved" in dialog.result_line.text()
        reporter.save_report(tmp_path / "report.zip")
        assert str(tmp_path / "report.zip") in dialog.result_line.text()
        assert zipfile.is_zipfile(tmp_path / "report.zip")


class TestWhereverItHappens:
    def test_in_the_engine_the_game_goes_on_from_the_last_decision(
        self, application: Application, reporter: ErrorReporter, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        application.session.start(table(2, open_hands=True))
        before = application.session.state
        clumsy = Clumsy()
        decision = application.session.decision
        assert decision is not None
        clumsy.asked.connect(lambda: application.control.choose(decision.choices[0]))
        with monkeypatch.context() as patch:
            patch.setattr(history, "apply", lambda *_: clumsy.stumble())
            clumsy.asked.emit()
        QApplication.processEvents()
        dialog = reporter.dialog
        assert dialog is not None
        dialog.go_on_button.click()
        assert application.session.state == before
        application.control.choose(decision.choices[0])
        assert application.session.state != before

    def test_in_a_paint_event_the_painter_is_let_go(
        self,
        application: Application,
        reporter: ErrorReporter,
        program_log: ProgramLog,
        qtbot: QtBot,
    ) -> None:
        canvas = Canvas(application.window)
        canvas.resize(50, 50)
        canvas.show()
        qtbot.waitUntil(lambda: reporter.dialog is not None)
        assert not canvas.paintingActive()
        assert "in paintEvent" in program_log.tail()
        assert "active painter" not in program_log.tail()
        canvas.clumsy = False

    @pytest.mark.parametrize(
        "stumble",
        [
            "application.window.table.view.table.addItem(item := ClumsyItem())",
            "CardItem.draw = Clumsy.stumble; application.window.table.view.grab()",
            "RingOverlay.render = Clumsy.stumble;"
            "ring = RingOverlay(application.window.table.view.table);"
            "ring.setZValue(-1); ring.setVisible(True); application.window.table.view.grab()",
        ],
        ids=[
            "while the window is painted",
            "while a picture of it is asked for",
            "in the ring of courts",
        ],
    )
    def test_in_an_item_of_the_table(self, stumble: str) -> None:
        """In the program's own event loop: an override that raises inside a call from Python, as
        tests make them, leaves PySide's count of references wrong."""
        program = (
            "import os\n"
            "from pamir_desktop.app import Application\n"
            "from pamir_desktop.control.qt_application import qt_application\n"
            "from pamir_desktop.control.program_log import start_log\n"
            "from pamir_desktop.control.error_dialogs import install_error_reporting\n"
            "from pamir_desktop.views.table.card_item import CardItem\n"
            "from pamir_desktop.views.table.ring_overlay import RingOverlay\n"
            "from PySide6.QtCore import QTimer\n"
            "from tests.window.application import calm_settings, table\n"
            "from tests.control.test_error_reporting import Clumsy, ClumsyItem\n"
            "app = qt_application()\n"
            "application = Application(app, calm_settings())\n"
            "log = start_log(None, 'error')\n"
            "reporter = install_error_reporting(application.session, application.window, log)\n"
            "application.window.show()\n"
            "application.session.start(table(2, open_hands=True))\n"
            "def look():\n"
            "    if reporter.dialog is not None:\n"
            "        shown = 'stumbled over a carpet' in reporter.dialog.details.toPlainText()\n"
            "        print('shown', shown, application.window.isVisible(), flush=True)\n"
            "        os._exit(0)\n"
            "timer = QTimer(interval=20)\n"
            "timer.timeout.connect(look)\n"
            "timer.start()\n"
            f"{stumble}\n"
            "app.exec()\n"
        )
        done = subprocess.run(
            [sys.executable, "-c", program], check=False, capture_output=True, text=True
        )
        assert (done.returncode, done.stdout) == (0, "shown True True\n"), done.stderr

    def test_painting_goes_through_no_python(self) -> None:
        """What is painted from within `event` or `viewportEvent` of Python keeps its error until
        that returns; the next thing of ours that Qt calls before then ends the program."""
        for module in pkgutil.walk_packages(pamir_desktop.__path__, "pamir_desktop."):
            if not module.name.endswith("__main__"):
                importlib.import_module(module.name)
        ours = [kind for kind in kinds_of(QObject) if kind.__module__.startswith("pamir_desktop")]
        assert len(ours) > 50
        through = {"event", "viewportEvent", "sceneEvent", "notify"}
        assert not [kind for kind in ours if through & vars(kind).keys()]


def kinds_of(kind: type[object]) -> set[type[object]]:
    """Every class that is made from this one."""
    found = {kind}
    for made in kind.__subclasses__():
        found |= kinds_of(made)
    return found


class TestAgainAndAgain:
    def test_the_same_error_is_reported_in_full_once(
        self, application: Application, reporter: ErrorReporter, program_log: ProgramLog
    ) -> None:
        stumble_in_a_slot(100)
        assert reporter.dialog is not None
        assert "Other errors: 99" in reporter.dialog.sentences.text()
        assert reporter.dialog.details.toPlainText().count("in stumble") == 1
        assert program_log.tail().count("in stumble") == 1
        assert "unexpected error, 64 times: ValueError: stumbled" in program_log.tail()
        assert len(program_log.tail().splitlines()) < 30

    def test_different_errors_are_reported_up_to_a_limit(
        self, application: Application, reporter: ErrorReporter
    ) -> None:
        for number in range(50):
            reporter.failures.report(ValueError(f"carpet {number}"))
        QApplication.processEvents()
        assert reporter.dialog is not None
        assert reporter.dialog.details.toPlainText().count("carpet") == 20

    def test_what_comes_back_at_once_opens_no_second_dialog(
        self, application: Application, reporter: ErrorReporter
    ) -> None:
        now = [100.0]
        reporter.clock = lambda: now[0]
        stumble_in_a_slot()
        assert reporter.dialog is not None
        reporter.dialog.reject()
        stumble_in_a_slot()
        assert reporter.dialog is None  # logged only

        reporter.failures.report(ValueError("something else"))
        QApplication.processEvents()
        assert reporter.dialog is not None  # another error is reported
        reporter.dialog.reject()

        now[0] += 60
        stumble_in_a_slot()
        assert reporter.dialog is not None  # and so is an old one after a while

    def test_a_dialog_that_fails_itself_is_not_tried_again(
        self,
        application: Application,
        reporter: ErrorReporter,
        program_log: ProgramLog,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        def fail(self: ErrorDialog) -> None:
            raise RuntimeError("no words")

        monkeypatch.setattr(ErrorDialog, "retranslate", fail)
        stumble_in_a_slot()
        for _ in range(20):
            QApplication.processEvents()
        assert reporter.dialog is None
        assert program_log.tail().count("RuntimeError: no words") <= 3
        assert "this error was not shown: RuntimeError: no words" in program_log.tail()
        assert application.window.isVisible()


class TestTheBundle:
    def test_it_contains_log_versions_error_and_game(
        self, application: Application, program_log: ProgramLog, tmp_path: Path
    ) -> None:
        application.session.start(table(3))
        logging.getLogger("another").warning("about to stumble")
        failure = UnexpectedError.of(ValueError("stumbled"))
        file = tmp_path / "report.zip"
        ProblemReport(failure, program_log, application.session.game).write(file)
        with zipfile.ZipFile(file) as bundle:
            parts = {name: bundle.read(name) for name in bundle.namelist()}
        assert set(parts) == {"versions.txt", "error.txt", "log.txt", "game.pamir"}
        assert __version__ in parts["versions.txt"].decode()
        assert sys.version in parts["versions.txt"].decode()
        assert "ValueError: stumbled" in parts["error.txt"].decode()
        assert "about to stumble" in parts["log.txt"].decode()
        saved = tmp_path / "game.pamir"
        saved.write_bytes(parts["game.pamir"])
        assert open_game(saved).game.state == application.session.state

    def test_without_a_game_there_is_none_in_it(self, program_log: ProgramLog) -> None:
        assert set(ProblemReport(None, program_log, None).parts()) == {
            "versions.txt",
            "error.txt",
            "log.txt",
        }


class TestTheLog:
    def test_qt_messages_go_to_it(self, program_log: ProgramLog) -> None:
        former = qInstallMessageHandler(log_qt_message)
        try:
            qWarning("a carpet is in the way")
        finally:
            qInstallMessageHandler(former)
        assert "WARNING qt: default: a carpet is in the way" in program_log.tail()

    def test_every_kind_of_qt_message_has_a_level(self) -> None:
        assert set(QtMsgType) <= set(QT_LEVELS)


def test_hooks_are_given_back() -> None:
    before = (sys.excepthook, threading.excepthook)
    failures = ErrorHooks()
    failures.install()
    failures.install()
    assert sys.excepthook != before[0]
    failures.uninstall()
    failures.uninstall()
    assert (sys.excepthook, threading.excepthook) == before
