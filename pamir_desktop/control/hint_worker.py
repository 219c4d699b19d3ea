"""The worker process that looks for hints: started when it is first asked, and no sooner."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from pamir_desktop.bots.knowledge import Knowledge

    from .bot_process import BotProcess


class HintWorker(QObject):
    answered = Signal(int, object)  # the number of a question, and a tuple of hints
    progressed = Signal(int, int)  # the number of a question, percent

    @cached_property
    def process(self) -> BotProcess:
        from .bot_process import BotProcess  # noqa: PLC0415  # most games do without hints

        made = BotProcess(self)
        made.answered.connect(self.answered)
        made.progressed.connect(self.progressed)
        return made

    def ask(self, number: int, knowledge: Knowledge) -> None:
        """Look for hints for what a seat knows, and no longer for anything else."""
        from pamir_desktop.bots.worker import HintRequest  # noqa: PLC0415  # see `process`

        self.process.ask(HintRequest(number, knowledge))

    def forget(self) -> None:
        """No one needs the answer any more."""
        if self._is_started:
            self.process.forget()

    def stop(self) -> None:
        if self._is_started:
            self.process.stop()

    @property
    def _is_started(self) -> bool:
        return "process" in self.__dict__
