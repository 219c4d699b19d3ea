"""After an unexpected error: shows the dialog, continues from the last decision, saves a report.

A report can also be requested without an error: Help, Report a problem.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt

from pamir_desktop import PROGRAM
from pamir_desktop.views.main_window import MainWindow

from .error_hooks import ErrorHooks, UnexpectedError, log
from .program_log import ProgramLog
from .session import Session

if TYPE_CHECKING:
    from pamir_desktop.views.dialogs.error_dialog import ErrorDialog
    from pamir_desktop.views.dialogs.report_saving_dialog import ReportingDialog


QUIET: Final = 5.0
"""Seconds in which a repeated error, as in painting, is logged but not shown."""


def install_error_reporting(
    session: Session, window: MainWindow, program_log: ProgramLog
) -> ErrorReporter:
    """From now on no unexpected error goes unnoticed."""
    failures = ErrorHooks(window)
    failures.install()
    return ErrorReporter(failures, session, window, program_log)


class ErrorReporter(QObject):
    """One dialog for any number of errors at once."""

    def __init__(
        self, failures: ErrorHooks, session: Session, window: MainWindow, program_log: ProgramLog
    ) -> None:
        super().__init__(window)
        self.failures = failures
        self._session = session
        self._window = window
        self._program_log = program_log
        self._first: UnexpectedError | None = None
        self.dialog: ErrorDialog | None = None
        self.clock = time.monotonic
        self._gone_on = -QUIET
        self._opening: UnexpectedError | None = None  # stays if its dialog could not be opened
        self._asking: ReportingDialog | None = None  # for a report
        # queued: the current event ends first, and other threads are served in this one
        failures.happened.connect(self._show, Qt.ConnectionType.QueuedConnection)
        window.menus.report_asked.connect(self.offer_report)

    def _show(self, failure: UnexpectedError) -> None:
        if self.dialog is not None:
            self.dialog.add(failure.details)
        elif failure != self._first or self.clock() > self._gone_on + QUIET:
            self._open(failure)

    def _open(self, failure: UnexpectedError) -> None:
        if self._opening is not None:
            log.critical("this error was not shown: %s", failure.summary)  # the dialog failed too
            return
        self._opening = failure
        self._make_dialog(failure)
        self._opening = None

    def _make_dialog(self, failure: UnexpectedError) -> None:
        self._first = failure
        game = self._session.game
        from pamir_desktop.views.dialogs.error_dialog import (  # noqa: PLC0415  # hardly any run needs it
            ErrorDialog,
        )

        self.dialog = ErrorDialog(failure.summary, failure.details, self._window)
        self.dialog.show_game(None if game is None else game.made)
        self._listen(self.dialog)
        self.dialog.went_on.connect(self._go_on)
        self.dialog.show()

    def _go_on(self) -> None:
        """Show the position after the last decision again."""
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
        self._gone_on = self.clock()
        if self._session.game is not None:
            self._session.replaced.emit()

    # --- The report ------------------------------------------------------------------------

    def offer_report(self) -> None:
        """No error is known: say what a report would contain."""
        from pamir_desktop.views.dialogs.report_dialog import (  # noqa: PLC0415  # hardly any run needs it
            ReportDialog,
        )

        self._first = None
        dialog = ReportDialog(self._window, has_game=self._session.game is not None)
        self._listen(dialog)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _listen(self, dialog: ReportingDialog) -> None:
        self._asking = dialog
        dialog.report_asked.connect(self._ask_where)

    def _ask_where(self) -> None:
        from pamir_desktop.views.dialogs.file_dialogs import (  # noqa: PLC0415  # hardly any run needs it
            ask_for_report,
            documents,
        )

        name = f"{PROGRAM}-{time.strftime('%Y-%m-%d-%H%M%S')}.zip"
        ask_for_report(self._asking or self._window, documents() / name, self.save_report)

    def save_report(self, file: Path) -> None:
        """Write the bundle, and show in the dialog whether that worked."""
        from .problem_report import ProblemReport  # noqa: PLC0415  # hardly any run needs it

        try:
            ProblemReport(self._first, self._program_log, self._session.game).write(file)
        except OSError as error:
            log.warning("no report was written: %s", error)
            if self._asking is not None:
                self._asking.show_not_saved(error.strerror or str(error))
            return
        if self._asking is not None:
            self._asking.show_saved(str(file))
