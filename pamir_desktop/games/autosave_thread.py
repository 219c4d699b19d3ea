"""Background autosaving: one thread writes queued changes in order.

Nothing queued is ever dropped. What cannot be written is kept in memory, a problem is reported
once, and with the next choice everything is tried again.
"""

from __future__ import annotations

import atexit
import contextlib
import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final

from attrs import evolve

from pamir_desktop.model import Choice, State
from pamir_desktop.model.history import Identity, Record
from pamir_desktop.model.values import define

from .autosave_folder import AutosaveFolder, JournalStep, written_so_far
from .errors import SaveError, writing_error
from .origin import Origin, write_origin

Report = Callable[[SaveError | None], None]
"""Called with a problem, and with None once it is over, in the thread of the autosaver."""

PATIENCE: Final = 0.02
"""Seconds a choice waits at most until the one before is on the disk."""


@define
class _Order:
    """Things to do, in the order of the fields."""

    steps: list[JournalStep]
    begin: tuple[Record, AutosaveFolder | None] | None = None
    identity: Identity | None = None  # for the headers from now on
    origin: Origin | None = None
    end: str = ""  # "keep" or "discard"
    after: Callable[[], None] | None = None


class Autosaver:
    """Keeps one game after the other."""

    def __init__(self, parent: Path, report: Report, patience: float = PATIENCE) -> None:
        self._parent = parent
        self._report = report
        self._patience = patience
        self._orders: deque[_Order] = deque()
        self._change = threading.Condition()
        self._busy = False
        self._stopped = False
        self._folder: AutosaveFolder | None = None
        self._record: Record | None = None
        self._choices: list[Choice] = []
        self._origin: Origin | None = None  # still to be written
        self._problem: SaveError | None = None
        self._thread = threading.Thread(target=self._work, name="autosave", daemon=True)
        self._thread.start()
        atexit.register(self.stop)

    # --- For the thread that plays ---------------------------------------------------------

    def begin(self, record: Record, folder: AutosaveFolder | None = None) -> None:
        """Keep this game from now on, in the folder it was found in or in one of its own."""
        self._give(_Order([], begin=(record, folder)))

    def lies_in(self, origin: Origin) -> None:
        """The game has a file of its own."""
        self._give(_Order([], origin=origin))

    def chose(self, choice: Choice, made: int, state: State) -> None:
        self._give(_Order([JournalStep(choice, made, state)]))

    def went_back(self, made: int, state: State) -> None:
        self._give(_Order([JournalStep(None, made, state)]))

    def marked(self, identity: Identity) -> None:
        """A new generation begins, because a header is never written twice."""
        self._give(_Order([], identity=identity))

    def end(self, keep: bool) -> None:
        """The game is over or put away; without `keep` its folder goes."""
        self._give(_Order([], end="keep" if keep else "discard"))

    def run(self, work: Callable[[], None]) -> None:
        """Something else with files, once everything before is on the disk."""
        self._give(_Order([], after=work))

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until everything queued so far has been tried."""
        with self._change:
            return self._change.wait_for(self._is_idle, seconds)

    def stop(self, seconds: float = 5.0) -> None:
        """Write what is left, then let go of the game."""
        atexit.unregister(self.stop)
        with self._change:
            self._orders.append(_Order([], end="keep"))
            self._stopped = True
            self._change.notify_all()
        self._thread.join(seconds)

    def _is_idle(self) -> bool:
        return not self._orders and not self._busy

    def _give(self, order: _Order) -> None:
        with self._change:
            self._change.wait_for(self._is_idle, self._patience)
            self._orders.append(order)
            self._change.notify_all()

    # --- In the autosaver's own thread -----------------------------------------------------

    def _work(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._orders or self._stopped)
                if not self._orders:
                    return
                order = self._next()
                self._busy = True
                self._change.notify_all()
            self._obey(order)
            with self._change:
                self._busy = False
                self._change.notify_all()

    def _next(self) -> _Order:
        """All steps that wait are one order: one write and one sync for them together."""
        order = self._orders.popleft()
        while order.steps and self._orders and self._orders[0].steps:
            order.steps.extend(self._orders.popleft().steps)
        return order

    def _obey(self, order: _Order) -> None:
        if order.after is not None:
            with contextlib.suppress(Exception):  # nothing may end the saving of games
                order.after()
            return
        if order.begin is not None:
            self._let_go(keep=True)
            self._record, self._folder = order.begin
            self._choices = list(self._record.choices)
        if self._record is None:
            return
        if order.identity is not None:
            self._record = evolve(self._record, identity=order.identity)
        self._origin = order.origin or self._origin
        self._remember(order.steps)
        try:
            vanished = self._write(order.steps, renew=order.identity is not None)
        except SaveError as error:
            self._report_problem(error)
        except OSError as error:
            self._report_problem(writing_error(self._parent, error))
        except Exception as error:  # no error may end the saving of games
            self._report_problem(
                SaveError("save.unwritable", file=self._parent.name, system=repr(error))
            )
        else:
            self._report_problem(vanished)
        if order.end:
            self._let_go(keep=order.end == "keep")

    def _remember(self, steps: list[JournalStep]) -> None:
        assert self._record is not None
        start = self._record.start.made if self._record.start else 0
        for step in steps:
            if step.choice is None:
                del self._choices[step.made - start :]
            else:
                self._choices.append(step.choice)
            self._record = evolve(self._record, state=step.state)

    def _write(self, steps: list[JournalStep], *, renew: bool) -> SaveError | None:
        """A line for each step, or the whole game where there is no sound journal.

        Returns a problem if the files had been removed, although they are on the disk again.
        """
        assert self._record is not None
        vanished = self._found_vanished()
        if self._folder is None:
            self._folder = AutosaveFolder.fresh(self._parent)
        if renew or not self._folder.is_writing:
            self._folder.begin(evolve(self._record, choices=tuple(self._choices)))
        elif steps:
            self._folder.append(steps)
        if self._origin is not None:
            written = written_so_far(self._folder.path)
            write_origin(self._folder.path, evolve(self._origin, written=written))
            self._origin = None
        return vanished

    def _found_vanished(self) -> SaveError | None:
        """The folder or the journal was removed from outside: begin again in the same place."""
        if self._folder is None or not self._folder.is_writing or self._folder.is_intact():
            return None
        path = self._folder.path
        self._folder.close()
        self._folder = None
        self._folder = AutosaveFolder(path)
        return SaveError("save.vanished", file=path.name)

    def _let_go(self, keep: bool) -> None:
        folder, self._folder, self._record = self._folder, None, None
        self._choices = []
        self._origin = None
        if folder is not None:
            with contextlib.suppress(OSError):
                if keep:
                    folder.close()
                else:
                    folder.discard()

    def _report_problem(self, problem: SaveError | None) -> None:
        known = self._problem
        self._problem = problem
        if (known and known.id) != (problem and problem.id):
            with contextlib.suppress(RuntimeError):  # the window may be gone
                self._report(problem)
