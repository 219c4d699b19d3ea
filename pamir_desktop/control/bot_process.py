"""The worker process from the side of the program: it is started, asked, and started again."""

from __future__ import annotations

import logging
import sys
from typing import Final

from PySide6.QtCore import QObject, QProcess, Signal

from pamir_desktop import BOT_WORKER
from pamir_desktop.bots.hints import Hint
from pamir_desktop.bots.thinking import Thought
from pamir_desktop.bots.worker import (
    Answer,
    AnyRequest,
    Cancel,
    Failure,
    HintRequest,
    Hurry,
    Progress,
    answer_to,
    packed,
    unpacked,
)

MOST_STARTS: Final = 3
"""Workers that may die over one decision; then it is made without one."""

TIME_TO_END: Final = 2000
"""Milliseconds to wait for a killed worker."""

_log = logging.getLogger(__name__)


class BotProcess(QObject):
    """Thinks about one request at a time. A worker that dies is replaced and asked again."""

    answered = Signal(int, object)  # number of the request, Thought or tuple of hints
    progressed = Signal(int, int)  # number of the request, percent

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._buffer = bytearray()
        self._request: AnyRequest | None = None
        self._starts = 0  # of workers, for this request

    @property
    def pid(self) -> int:
        """Of the worker; 0 without one."""
        return 0 if self._process is None else self._process.processId()

    def start(self) -> None:
        """Before the first request, so that the worker is ready for it."""
        if self._process is not None:
            return
        process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._failed)
        self._process, self._buffer = process, bytearray()
        program, *arguments = worker_command()
        process.start(program, arguments)

    def ask(self, request: AnyRequest) -> None:
        """Think about this, and no longer about anything else."""
        self.forget()
        self._request, self._starts = request, 1
        self.start()
        self._send(request)

    def hurry(self) -> None:
        """Answer with what is known now."""
        if self._request is not None:
            self._send(Hurry(self._request.number))

    def forget(self) -> None:
        """No one needs the answer any more."""
        if self._request is not None:
            self._send(Cancel(self._request.number))
            self._request = None

    def stop(self) -> None:
        self._request = None
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(TIME_TO_END)
            process.deleteLater()

    # --- What comes back -------------------------------------------------------------------

    def _send(self, message: object) -> None:
        if self._process is not None:
            self._process.write(packed(message))

    def _read(self) -> None:
        if self._process is None:
            return
        self._buffer += self._process.readAllStandardOutput().data()
        for message in list(unpacked(self._buffer)):
            self._take(message)

    def _take(self, message: object) -> None:
        request = self._request
        match message:
            case Progress(number, percent) if request and number == request.number:
                self.progressed.emit(number, percent)
            case Answer(number, answer) if request and number == request.number:
                self._request = None
                self.answered.emit(number, answer)
            case Failure(number, details) if request and number == request.number:
                _log.error("a bot failed to decide:\n%s", details)
                self._answer_here()

    def _failed(self, error: QProcess.ProcessError) -> None:
        """A worker that does not even start never finishes; other errors are followed by that."""
        if error is QProcess.ProcessError.FailedToStart:
            self._ended()

    def _ended(self) -> None:
        """The worker was killed or has crashed: start another and ask again."""
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.deleteLater()
        _log.warning("the worker of the bots has ended")
        if self._request is None:
            return
        if self._starts >= MOST_STARTS:
            self._answer_here()
            return
        self._starts += 1
        self.start()
        self._send(self._request)

    def _answer_here(self) -> None:
        """Without a worker: the window waits for it, but the game goes on."""
        request, self._request = self._request, None
        assert request is not None
        self.answered.emit(request.number, answered_here(request))


def answered_here(request: AnyRequest) -> Thought | tuple[Hint, ...]:
    try:
        return answer_to(request)
    except Exception:
        _log.exception("a bot failed to decide")
        if isinstance(request, HintRequest):
            return ()
        return Thought(request.knowledge.decision().choices[-1])  # ends a turn, if it is a turn


def worker_command() -> list[str]:
    """The same program with the argument of a worker; packages have no separate Python."""
    if getattr(sys, "frozen", False):
        return [sys.executable, BOT_WORKER]
    return [sys.executable, "-m", "pamir_desktop", BOT_WORKER]
