"""The worker process of the bots: the same program, installed or frozen."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from pamir_desktop import BOT_WORKER
from pamir_desktop.bots.knowledge import knowledge_of
from pamir_desktop.bots.thinking import Thought, choose
from pamir_desktop.bots.worker import Answer, Request, packed, unpacked
from pamir_desktop.control.bot_process import worker_command
from pamir_desktop.model import new_game, pending
from pamir_desktop.model.bot import Bot, Level
from pamir_desktop.model.selfplay import random_setup


def test_a_frozen_program_is_its_own_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/pamir-desktop/pamir-desktop")
    assert worker_command() == ["/opt/pamir-desktop/pamir-desktop", BOT_WORKER]


def test_a_worker_answers_as_the_bot_would_and_ends_with_its_input() -> None:
    # Given a question to a bot
    state = new_game(random_setup(3, 4))
    decision = pending(state)
    assert decision is not None
    knowledge, bot = knowledge_of(state, decision.seat), Bot(Level.SKILLED, seed=3)

    # When a worker is asked it
    pipe = subprocess.PIPE
    with subprocess.Popen(worker_command(), stdin=pipe, stdout=pipe) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(packed(Request(7, knowledge, bot, ())))
        worker.stdin.flush()
        message = None
        buffer = bytearray()
        while message is None:
            buffer += os.read(worker.stdout.fileno(), 1 << 16)
            message = next((m for m in unpacked(buffer) if isinstance(m, Answer)), None)

        # Then its answer is that of the bot, and it is gone when nobody asks any more
        assert message.number == 7
        assert isinstance(message.answer, Thought)
        assert message.answer.choice == choose(knowledge, bot).choice
        worker.stdin.close()
        assert worker.wait() == 0
