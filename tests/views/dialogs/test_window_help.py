"""Help and Edit in the real window: the report, what the program is, a card as text."""

from __future__ import annotations

import logging
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QFileDialog

from pamir_desktop import __version__
from pamir_desktop.app import Application
from pamir_desktop.control.error_dialogs import ErrorReporter, install_error_reporting
from pamir_desktop.control.program_log import ProgramLog, start_log
from pamir_desktop.model.terms import CardId
from pamir_desktop.views.dialogs.about_dialog import AboutDialog
from pamir_desktop.views.dialogs.report_dialog import ReportDialog
from pamir_desktop.views.widgets.wrapped_label import WrappedLabel
from tests.window.application import table
from tests.window.saved_games import clear_away, play


@pytest.fixture(autouse=True)
def nothing_is_left_open(qapp: QApplication) -> Iterator[None]:
    yield
    clear_away(qapp)


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
    made.failures.uninstall()


def asked(application: Application) -> ReportDialog:
    application.window.menus.actions["report"].trigger()
    dialog = application.window.findChild(ReportDialog)
    assert isinstance(dialog, ReportDialog)
    return dialog


def save(dialog: ReportDialog, file: Path) -> None:
    dialog.report_button.click()
    asking = dialog.findChild(QFileDialog)
    assert isinstance(asking, QFileDialog)
    asking.fileSelected.emit(str(file))
    asking.done(1)


@pytest.mark.usefixtures("reporter")
def test_a_report_says_what_is_in_it_and_is_saved_where_one_likes(
    application: Application, tmp_path: Path
) -> None:
    application.session.start(table(2))
    play(application, 4)
    dialog = asked(application)
    assert "Nothing is sent." in dialog.text.text()
    assert "its players’ names" in dialog.text.text()
    file = tmp_path / "report.zip"
    save(dialog, file)
    assert str(file) in dialog.result_line.text()
    with zipfile.ZipFile(file) as bundle:
        assert {"versions.txt", "log.txt", "game.pamir"} <= set(bundle.namelist())
        assert __version__ in bundle.read("versions.txt").decode()
        assert bundle.read("error.txt") == b""


@pytest.mark.usefixtures("reporter")
def test_without_a_game_the_report_has_none(application: Application, tmp_path: Path) -> None:
    dialog = asked(application)
    assert "its players’ names" not in dialog.text.text()
    save(dialog, tmp_path / "report.zip")
    with zipfile.ZipFile(tmp_path / "report.zip") as bundle:
        assert "game.pamir" not in bundle.namelist()


@pytest.mark.usefixtures("reporter")
def test_a_report_that_cannot_be_written_is_reported(
    application: Application, tmp_path: Path
) -> None:
    dialog = asked(application)
    save(dialog, tmp_path / "missing" / "report.zip")
    assert "could not be saved" in dialog.result_line.text()


def test_about_names_license_authors_and_that_it_is_unofficial(application: Application) -> None:
    action = application.window.menus.actions["about"]
    assert action.menuRole() is QAction.MenuRole.AboutRole
    action.trigger()
    dialog = application.window.findChild(AboutDialog)
    assert isinstance(dialog, AboutDialog)
    for words in ("unofficial", "Cole Wehrle", "Richard Wilkins", "MIT", "Source Serif"):
        assert words in dialog.text.text()


@pytest.mark.parametrize("name", ["about", "report"])
@pytest.mark.usefixtures("reporter")
def test_words_have_the_height_they_need_at_twice_the_size(
    application: Application, name: str
) -> None:
    application.settings.change(language="ru", scale=200)
    application.app.processEvents()
    application.window.menus.actions[name].trigger()
    application.app.processEvents()
    text = application.window.findChild(WrappedLabel)
    assert isinstance(text, WrappedLabel)
    assert text.height() >= text.heightForWidth(text.width())


def test_only_three_entries_are_moved_by_macos(application: Application) -> None:
    roles = {
        name: action.menuRole()
        for name, action in application.window.menus.actions.items()
        if action.menuRole() is not QAction.MenuRole.NoRole
    }
    role = QAction.MenuRole
    assert roles == {
        "quit": role.QuitRole,
        "settings": role.PreferencesRole,
        "about": role.AboutRole,
    }


def test_the_text_of_a_card_is_copied(application: Application) -> None:
    application.app.clipboard().setText("before")
    application.session.start(table(2))
    application.window.menus.actions["copy_card"].trigger()
    assert application.app.clipboard().text() == "before"
    application.control.display.read(CardId(3))
    application.window.menus.actions["copy_card"].trigger()
    first, *lines = application.app.clipboard().text().splitlines()
    assert first == "Prince Akbar Khan"
    assert len(lines) > 4


def test_a_card_that_was_read_in_another_game_is_not_copied(application: Application) -> None:
    """Its owner may not even sit at this table."""
    application.session.start(table(5))
    application.control.display.read(CardId(3))
    application.session.start(table(2))
    application.app.clipboard().setText("before")
    application.window.menus.actions["copy_card"].trigger()
    assert application.app.clipboard().text() == "before"
