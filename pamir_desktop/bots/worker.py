"""The process in which bots think: requests come in on one pipe, answers go out on another.

Messages are pickled. The pipes belong to the program and to the worker it started, and the codec of
saved games refuses positions with hidden cards, which is all that a bot ever gets.
"""

from __future__ import annotations

import os
import pickle
import struct
import traceback
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Event, Thread
from typing import BinaryIO, Final

from attrs import field

from pamir_desktop.model.bot import Bot
from pamir_desktop.model.values import define, frozen

from .hints import Hint, hints
from .knowledge import Knowledge
from .thinking import Expected, Pace, Thought, ThoughtCancelledError, Watch, choose

LENGTH: Final = struct.Struct("<I")
"""Before each message: how many bytes it has."""


@frozen
class Request:
    """A decision to think about; its number comes back with the answer."""

    number: int
    knowledge: Knowledge
    bot: Bot
    plan: tuple[Expected, ...] = ()


@frozen
class HintRequest:
    """What a person could do; the answer is a tuple of hints."""

    number: int
    knowledge: Knowledge


AnyRequest = Request | HintRequest


@frozen
class Hurry:
    number: int


@frozen
class Cancel:
    number: int


@frozen
class Progress:
    number: int
    percent: int


@frozen
class Answer:
    number: int
    answer: Thought | tuple[Hint, ...]


@frozen
class Failure:
    """An error in the program; the decision has to be made in another way."""

    number: int
    details: str


def answer_to(request: AnyRequest, watch: Watch | None = None) -> Thought | tuple[Hint, ...]:
    """Think about a request, in any process."""
    match request:
        case Request(_, knowledge, bot, plan):
            return choose(knowledge, bot, plan, watch)
        case HintRequest(_, knowledge):
            return hints(knowledge, watch)


def packed(message: object) -> bytes:
    data = pickle.dumps(message)
    return LENGTH.pack(len(data)) + data


def unpacked(buffer: bytearray) -> Iterator[object]:
    """Take all complete messages out of a buffer."""
    while len(buffer) >= LENGTH.size:
        (size,) = LENGTH.unpack_from(buffer)
        end = LENGTH.size + size
        if len(buffer) < end:
            return
        message: object = pickle.loads(buffer[LENGTH.size : end])  # of our own process
        del buffer[:end]
        yield message


@define
class Worker:
    """Thinks about one request after another; a thread of its own reads what comes in."""

    source: BinaryIO
    target: BinaryIO
    requests: SimpleQueue[AnyRequest | None] = field(factory=SimpleQueue)
    hurried: int = -1  # number of the last request that was hurried
    cancelled: int = -1  # all requests up to this one are no longer needed
    shown: int = -1  # percent last reported
    closed: Event = field(factory=Event)

    def run(self) -> None:
        Thread(target=self._listen, daemon=True).start()
        while (request := self.requests.get()) is not None:
            self._answer(request)

    def _listen(self) -> None:
        buffer = bytearray()
        while data := os.read(self.source.fileno(), 1 << 16):
            buffer += data
            for message in unpacked(buffer):
                self._take(message)
        self.closed.set()
        self.requests.put(None)

    def _take(self, message: object) -> None:
        match message:
            case Request() | HintRequest():
                self.requests.put(message)
            case Hurry(number):
                self.hurried = number
            case Cancel(number):
                self.cancelled = number

    def _answer(self, request: AnyRequest) -> None:
        number = request.number
        self.shown = -1
        if number <= self.cancelled:
            return

        def watch(done: int, planned: int) -> Pace:
            if number <= self.cancelled or self.closed.is_set():
                return Pace.CANCEL
            self._report(number, min(99, 100 * done // max(1, planned)))
            return Pace.HURRY if self.hurried == number else Pace.GO_ON

        try:
            answer = answer_to(request, watch)
        except ThoughtCancelledError:
            return
        except Exception:  # the program decides what becomes of it
            self._send(Failure(number, traceback.format_exc()))
            return
        self._send(Answer(number, answer))

    def _report(self, number: int, percent: int) -> None:
        if percent >= self.shown + 5 or self.shown < 0:
            self.shown = percent
            self._send(Progress(number, percent))

    def _send(self, message: object) -> None:
        self.target.write(packed(message))
        self.target.flush()


def run_worker() -> int:
    """Until the program closes the pipe or is gone."""
    with open(0, "rb", closefd=False) as source, open(1, "wb", closefd=False) as target:
        Worker(source, target).run()
    return 0
