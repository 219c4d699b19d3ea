"""The process in which bots think, run in a thread of the test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from threading import Thread

import pytest

from pamir_desktop.bots import worker as worker_module
from pamir_desktop.bots.knowledge import Knowledge, knowledge_of
from pamir_desktop.bots.thinking import Pace, Thought, ThoughtCancelledError, Watch, choose
from pamir_desktop.bots.worker import (
    Answer,
    Cancel,
    Failure,
    Hurry,
    Progress,
    Request,
    Worker,
    packed,
    unpacked,
)
from pamir_desktop.model.bot import Bot, Level
from pamir_desktop.model.selfplay import random_setup
from tests.bots.bot_games import bot_game

BOT = Bot(Level.SKILLED, seed=4)


class Program:
    """The other end of both pipes."""

    def __init__(self) -> None:
        read, self._write = os.pipe()
        self._read, write = os.pipe()
        source, target = open(read, "rb"), open(write, "wb")  # noqa: SIM115, PTH123
        self.worker = Worker(source, target)
        self._thread = Thread(target=self._run, args=(source, target), daemon=True)
        self._buffer = bytearray()
        self._waiting: list[object] = []

    def _run(self, source: object, target: object) -> None:
        self.worker.run()
        source.close()  # type: ignore[attr-defined]
        target.close()  # type: ignore[attr-defined]

    def start(self) -> None:
        self._thread.start()

    def send(self, *messages: object) -> None:
        os.write(self._write, b"".join(packed(message) for message in messages))

    def receive(self) -> object:
        while not self._waiting:
            data = os.read(self._read, 1 << 16)
            if not data:
                return None
            self._buffer += data
            self._waiting.extend(unpacked(self._buffer))
        return self._waiting.pop(0)

    def result(self) -> object:
        """What comes after all progress."""
        while isinstance(message := self.receive(), Progress):
            pass
        return message

    def close(self) -> None:
        os.close(self._write)
        if self._thread.is_alive():
            self._thread.join(30)
        assert not self._thread.is_alive()
        os.close(self._read)


@pytest.fixture
def program() -> Iterator[Program]:
    made = Program()
    yield made
    made.close()


def knowledge() -> Knowledge:
    for count, (state, decision) in enumerate(bot_game(random_setup(3, 12))):
        if count > 30 and decision.prompt == "turn.action" and len(decision.choices) > 3:
            return knowledge_of(state, decision.seat)
    raise AssertionError("no such decision")


def test_a_request_is_answered_as_the_program_itself_would(program: Program) -> None:
    known = knowledge()
    program.start()
    program.send(Request(7, known, BOT))
    assert program.result() == Answer(7, choose(known, BOT))


def test_requests_are_answered_one_after_the_other(program: Program) -> None:
    known = knowledge()
    program.start()
    program.send(Request(1, known, BOT), Request(2, known, BOT))
    answers = [program.result(), program.result()]
    assert [answer.number for answer in answers if isinstance(answer, Answer)] == [1, 2]


def test_what_was_canceled_before_its_turn_is_not_thought_about(program: Program) -> None:
    known = knowledge()
    program.send(Request(1, known, BOT), Request(2, known, BOT), Cancel(1), Request(3, known, BOT))
    program.start()
    numbers: list[int] = []
    while not numbers or numbers[-1] < 3:
        answer = program.result()
        assert isinstance(answer, Answer)
        numbers.append(answer.number)
    assert numbers[-2:] == [2, 3]


def watching(paces: list[Pace]) -> object:
    """A choice that only asks how to go on."""

    def think(known: Knowledge, bot: Bot, plan: object, watch: Watch) -> Thought:
        while True:
            pace = watch(len(paces), 1000)
            paces.append(pace)
            if pace is Pace.CANCEL:
                raise ThoughtCancelledError
            if pace is Pace.HURRY:
                return Thought(known.decision().choices[0])

    return think


def test_a_hurried_request_is_answered_with_what_is_known(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    paces: list[Pace] = []
    monkeypatch.setattr(worker_module, "choose", watching(paces))
    program.start()
    program.send(Request(4, knowledge(), BOT))
    assert isinstance(program.receive(), Progress)
    program.send(Hurry(3), Hurry(4))
    assert isinstance(program.result(), Answer)
    assert paces[0] is Pace.GO_ON


def test_a_canceled_request_gets_no_answer(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    paces: list[Pace] = []
    monkeypatch.setattr(worker_module, "choose", watching(paces))
    program.start()
    program.send(Request(4, knowledge(), BOT))
    assert isinstance(program.receive(), Progress)
    program.send(Cancel(4), Request(5, knowledge(), BOT), Hurry(5))
    answer = program.result()
    assert isinstance(answer, Answer)
    assert answer.number == 5


def test_an_error_is_reported_and_the_worker_goes_on(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Thought:
        raise ZeroDivisionError("a bad thought")

    with monkeypatch.context() as broken:
        broken.setattr(worker_module, "choose", fail)
        program.start()
        program.send(Request(8, knowledge(), BOT))
        failure = program.result()
    assert isinstance(failure, Failure)
    assert failure.number == 8
    assert "a bad thought" in failure.details
    program.send(Request(9, knowledge(), BOT))
    assert isinstance(program.result(), Answer)


def test_the_worker_ends_with_the_program_even_in_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    paces: list[Pace] = []
    monkeypatch.setattr(worker_module, "choose", watching(paces))
    program = Program()
    program.start()
    program.send(Request(1, knowledge(), BOT))
    assert isinstance(program.receive(), Progress)
    program.close()
    assert paces[-1] is Pace.CANCEL


def test_a_message_in_pieces_is_put_together() -> None:
    data = packed(Hurry(3)) + packed(Cancel(4))
    buffer, found = bytearray(), []
    for byte in data:
        buffer.append(byte)
        found += list(unpacked(buffer))
    assert found == [Hurry(3), Cancel(4)]
    assert not buffer
