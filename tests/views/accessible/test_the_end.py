"""The program ends well while a screen reader is on the table."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible
from pamir_desktop.app import Application
from pamir_desktop.control.startup import quick_setup
from pamir_desktop.control.qt_application import qt_application
from pamir_desktop.settings import Settings

def walk(interface):
    for index in range(interface.childCount()):
        child = interface.child(index)
        if child is not None:
            QAccessible.uniqueId(child)
            walk(child)

def main():
    app = qt_application()
    application = Application(app, Settings(None))
    application.window.show()
    QAccessible.setActive(True)
    root = QAccessible.queryAccessibleInterface(application.window.table.view)
    application.session.start(quick_setup("hotseat:3", 1))
    walk(root)
    application.window.table.view.pointer.step(1)
    QTimer.singleShot(0, application.window.close)
    return app.exec()

sys.exit(main())
"""


def test_qt_and_python_agree_who_deletes_what() -> None:
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", PROGRAM],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0, done.stderr
