"""Speed and memory of the window, compared with a bare window on the same machine.

Prints one number per line and exits with 1 if a limit is exceeded. Runs without a display.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

LIMIT_START = 3.0
LIMIT_REPAINT_MS = 50.0
LIMIT_HOVER_MS = 16.0
LIMIT_CHOICE_MS = 25.0
LIMIT_MEMORY = 4.0
STARTS = 20
ROUNDS = 5
"""The number of processes that run the same inputs.

The best time of each input counts, because the rest is due to other programs.
"""
IDLE_SECONDS = 5.0
CROWDED_SEED, CROWDED_CHOICES = 56, 230
"""A random 5-player game that fills map and courts…"""
NEXT_SEED, NEXT_CHOICES = 11, 70
"""…and lasts at least this long."""

Report = dict[str, Any]


# --- Children: one process each, so that nothing is cached ----------------------------------


def resident_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def bare_window() -> Report:
    """A QGraphicsView with nothing in it, painted once."""
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    app = QApplication([])
    window = QMainWindow()
    view = QGraphicsView(QGraphicsScene())
    window.setCentralWidget(view)
    window.resize(1280, 800)
    window.show()
    return first_picture(app, view)


def first_picture(app: Any, view: Any) -> Report:
    """When the view was first painted, and how long that took."""
    from PySide6.QtCore import QEvent, QObject

    class Watcher(QObject):
        is_painted = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            Watcher.is_painted |= event.type() == QEvent.Type.Paint
            return False

    watcher = Watcher()
    view.viewport().installEventFilter(watcher)
    while not Watcher.is_painted:
        app.processEvents()
    return {"painted": time.time(), "memory": resident_mb()}


def application() -> Any:
    """The whole application as `pamir-desktop --safe-mode` creates it."""
    from pamir_desktop.app import Application
    from pamir_desktop.control.qt_application import qt_application
    from pamir_desktop.settings import Pace, Settings, Speed

    settings = Settings(None)
    settings.override(pace=Pace.INSTANT, animation=Speed.OFF, language="en")
    made = Application(qt_application(), settings)
    made.window.resize(1280, 800)
    made.window.show()
    return made


def table_window() -> Report:
    """From nothing to the first painted position of a game, measured by the program itself."""
    from pamir_desktop import __main__  # before Qt, as the command does

    from PySide6.QtWidgets import QApplication  # isort: skip

    found: list[Report] = []

    def first_events(app: QApplication) -> int:
        from pamir_desktop.views.main_window import MainWindow

        (window,) = (w for w in app.topLevelWidgets() if isinstance(w, MainWindow))
        found.append(first_picture(app, window.table.view))
        return 0

    QApplication.exec = first_events  # type: ignore[assignment]  # instead of running for long
    __main__.main(["--safe-mode", "--new", "hotseat:3", "--seed", "1", "--lang", "en"])
    return found[0]


def settle(made: Any) -> None:
    """A person pauses between two inputs; meanwhile faces are painted ahead."""
    paint_queue = made.window.table.view.table.paint_queue
    made.app.processEvents()
    while paint_queue.is_busy:
        made.app.processEvents()
    made.app.processEvents()


def busy_table() -> Report:
    """Input and idleness in a crowded 5-player position."""
    from PySide6.QtCore import QEvent, QObject, QPoint, Qt
    from PySide6.QtTest import QTest

    from pamir_desktop.demo import play_on
    from pamir_desktop.model.selfplay import Dice, random_setup

    made = application()
    made.session.start(random_setup(5, CROWDED_SEED))
    play_on(made, Dice(CROWDED_SEED), CROWDED_CHOICES)
    made.checks.skip()  # it covers the table
    made.control.display.lift_curtain()
    made.app.processEvents()
    view = made.window.table.view
    view.setFocus()

    class Counter(QObject):
        paints = 0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                Counter.paints += 1
            return False

    def timed(act: Callable[[], None]) -> float:
        start = time.perf_counter()
        act()
        made.app.processEvents()
        return (time.perf_counter() - start) * 1000

    def hovered() -> list[float]:
        """The mouse moves over the whole table."""
        settle(made)
        size = view.viewport().size()
        return [
            timed(partial(QTest.mouseMove, view.viewport(), QPoint(x, y)))
            for y in range(70, size.height(), 90)
            for x in range(40, size.width(), 60)
        ]

    made.window.resize(1920, 1080)  # with the inspector and the other panels open
    wide = hovered()
    made.window.resize(1280, 800)
    hovers = hovered()
    keys = [timed(lambda: QTest.keyClick(view, Qt.Key.Key_PageDown)) for _ in range(60)]
    settle(made)
    counter = Counter()
    made.app.installEventFilter(counter)
    Counter.paints = 0
    end = time.monotonic() + IDLE_SECONDS
    while time.monotonic() < end:
        made.app.processEvents()
        time.sleep(0.01)
    made.app.removeEventFilter(counter)
    dice = Dice(NEXT_SEED)
    choices: list[float] = []
    for _ in range(NEXT_CHOICES):
        decision = made.session.decision
        assert decision is not None
        choice = dice.pick(decision)
        choices.append(timed(partial(made.control.choose, choice)))
        settle(made)
        if made.checks.is_open:
            choices.append(timed(made.checks.skip))
            settle(made)
        if made.window.table.curtain.isVisible():
            choices.append(timed(made.control.display.lift_curtain))
            settle(made)
    return {
        "hover": hovers,
        "wide": wide,
        "key": keys,
        "choice": choices,
        "idle": Counter.paints,
    }


CHILDREN: dict[str, Callable[[], Report]] = {
    "bare": bare_window,
    "table": table_window,
    "busy": busy_table,
}


# --- The parent -------------------------------------------------------------------------------


def child(name: str) -> Report:
    started = time.time()
    # programs are installed with their bytecode
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, __file__, name],
        check=True,
        capture_output=True,
        text=True,
        env=environment,
    )
    report: Report = json.loads(done.stdout.strip().splitlines()[-1])
    if "painted" in report:
        report["seconds"] = report["painted"] - started
    return report


def percentile(values: list[float], share: float = 0.95) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def best(rounds: list[Report], name: str) -> list[float]:
    """The shortest time of each input."""
    return [min(times) for times in zip(*(one[name] for one in rounds), strict=True)]


def main() -> int:
    child("table")  # writes the bytecode
    # alternating, because the speed of a machine varies
    starts = [(child("bare"), child("table")) for _ in range(STARTS)]
    bare, table = [one for one, _ in starts], [other for _, other in starts]
    rounds = [child("busy") for _ in range(ROUNDS)]
    hover, wide, key, choice = (best(rounds, name) for name in ("hover", "wide", "key", "choice"))
    hover_p95, wide_p95 = percentile(hover), percentile(wide)
    input_p95 = percentile(hover + key + choice)
    idle = max(one["idle"] for one in rounds)
    start_bare = min(report["seconds"] for report in bare)
    start_table = min(report["seconds"] for report in table)
    memory_bare = min(report["memory"] for report in bare)
    memory_table = min(report["memory"] for report in table)
    print(f"start_bare_s: {start_bare:.3f}")
    print(f"start_table_s: {start_table:.3f}")
    print(f"start_ratio: {start_table / start_bare:.2f}")
    print(f"hover_p95_ms: {hover_p95:.1f}")
    print(f"hover_wide_p95_ms: {wide_p95:.1f}")
    print(f"key_p95_ms: {percentile(key):.1f}")
    print(f"choice_p95_ms: {percentile(choice):.1f}")
    print(f"input_p95_ms: {input_p95:.1f}")
    print(f"idle_repaints: {idle}")
    print(f"memory_bare_mb: {memory_bare:.0f}")
    print(f"memory_table_mb: {memory_table:.0f}")
    print(f"memory_ratio: {memory_table / memory_bare:.2f}")
    good = (
        start_table / start_bare <= LIMIT_START
        and input_p95 < LIMIT_REPAINT_MS
        and max(hover_p95, wide_p95) < LIMIT_HOVER_MS
        and percentile(choice) < LIMIT_CHOICE_MS
        and idle == 0
        and memory_table / memory_bare <= LIMIT_MEMORY
    )
    return 0 if good else 1


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps(CHILDREN[sys.argv[1]]()))
        os._exit(0)  # the measurement is done; skip the teardown
    sys.exit(main())
