"""Between a puzzle and the table: one turn, played in the window.

It is the guide of the table control. Everything legal is offered, except what would show hidden
cards. The choice that ends the turn is not made, because the market would be refilled: the position
before that is judged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from attrs import evolve
from PySide6.QtCore import QObject, QTimer, Signal

from pamir_desktop.model import Choice, Decision, Outcome, State
from pamir_desktop.model.decisions import DeclineBribe
from pamir_desktop.model.history import Moment
from pamir_desktop.model.terms import Seat
from pamir_desktop.puzzles.goals import is_decided
from pamir_desktop.puzzles.progress import (
    PuzzleMark,
    PuzzleProgress,
    progress_from_text,
    progress_to_text,
)
from pamir_desktop.puzzles.puzzle import Puzzle
from pamir_desktop.puzzles.reader import load_puzzles
from pamir_desktop.puzzles.turn_tree import followed, is_turn_over, log_of
from pamir_desktop.puzzles.verdict import Verdict, verdict
from pamir_desktop.settings import Settings
from pamir_desktop.views.main_window import MainWindow
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.puzzle_texts import hidden_text, puzzle_tag

from .check_scenes import CheckScenes
from .lesson_notes import outline_lines, way_of
from .puzzle_hints import PuzzleHints
from .puzzle_notes import note_content, spoken_note, verdict_slip
from .replay import Replay
from .table_control import TableControl

PAUSE: Final = 900
"""Milliseconds before another player answers."""


class PuzzleControl(QObject):
    """One per window; between two puzzles it is idle."""

    announced = Signal(str, bool)  # for a screen reader, and whether it interrupts
    outlined = Signal(object)  # what the note says and lights, as lines for the outline
    list_asked = Signal()

    def __init__(
        self,
        control: TableControl,
        window: MainWindow,
        settings: Settings,
        replay: Replay,
        checks: CheckScenes,
        leave: Callable[[], None],
        parent: QObject,
    ) -> None:
        """`leave` closes what is on the table and shows the start page."""
        super().__init__(parent)
        self._control = control
        self._session = control.session
        self._window = window
        self._settings = settings
        self._replay = replay
        self._checks = checks
        self._leave = leave
        self.progress = progress_from_text(settings.puzzles_done())
        self.puzzle: Puzzle | None = None
        self._start: State | None = None
        self._hints = PuzzleHints()
        self._reaction = ""
        self._ended: State | None = None  # the position in which the turn has ended
        self._shows_solution = False
        self._is_rehearsing = False
        self._said = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._act_for_others)
        self._session.replaced.connect(self._replaced)
        self._session.closed.connect(self._end)
        control.display.prompt_changed.connect(self.refresh)
        replay.left.connect(self._solution_left)
        window.menus.renamed.connect(self.retranslate)
        self._connect_stage()

    def _connect_stage(self) -> None:
        note, slip = self._window.table.stage.note, self._window.table.stage.slip
        for signal, answer in (
            (note.back_asked, self.go_back),
            (note.hint_asked, self.give_hint),
            (note.solution_asked, self.show_solution),
            (note.restart_asked, self.restart),
            (note.skip_asked, self.skip),
            (note.leave_asked, self._leave),
            (slip.closed, self._leave),
        ):
            signal.connect(lambda answer=answer: answer() if self.is_running else None)
        slip.pressed.connect(self._pressed)
        self._window.table.checks.scene.closed.connect(self.refresh)

    # --- Puzzles -----------------------------------------------------------------------------

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        return load_puzzles()

    @property
    def is_running(self) -> bool:
        return self.puzzle is not None and self._control.display.guide is self

    def start(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._hints = PuzzleHints()
        self._keep(self.progress.marked(puzzle, PuzzleMark.TRIED))
        self._rehearse(())
        self._window.table.view.setFocus()

    def restart(self) -> None:
        """The turn from its beginning; hints that were given stay given."""
        self._rehearse(())
        self._window.table.view.setFocus()

    def skip(self) -> None:
        """To the next puzzle that is not solved."""
        self.start(self.progress.next_puzzle(self.puzzles, self.puzzle))

    def _keep(self, progress: PuzzleProgress) -> None:
        if progress != self.progress:
            self.progress = progress
            self._settings.remember_puzzles(progress_to_text(progress))

    def _replaced(self) -> None:
        """Another game is on the table."""
        if not self._is_rehearsing:
            self._end()

    def _end(self) -> None:
        if self.puzzle is not None:
            self.puzzle = None
            self._shows_solution = False
            self._timer.stop()
            self._window.table.stage.hide_note()
            self._window.table.stage.hide_slip()
            self.outlined.emit(())

    def _rehearse(self, choices: tuple[Choice, ...]) -> None:
        """Show the position that these choices of the turn lead to."""
        assert self.puzzle is not None
        self._start = named(self.puzzle.state)
        self._control.display.guide = self
        self._ended = None
        self._reaction = ""
        self._said = ""
        self._timer.stop()
        self._window.table.stage.hide_slip()
        self._is_rehearsing = True
        try:
            self._session.rehearse(self._start, choices)
        finally:
            self._is_rehearsing = False
        self._control.display.show()

    # --- The guide of the table --------------------------------------------------------------

    @property
    def seat(self) -> Seat:
        assert self.puzzle is not None
        return self.puzzle.seat

    @property
    def tag(self) -> str:
        return "" if self.puzzle is None else puzzle_tag(self.puzzle)

    @property
    def has_replay(self) -> bool:
        return self._shows_solution

    def offered(self, decision: Decision) -> tuple[Choice, ...]:
        if self._ended is not None or self._shows_solution:
            return ()
        state = self._session.state
        return tuple(c for c in decision.choices if followed(state, c) is not None)

    def answer(self, attempt: Choice) -> bool:
        """What is hidden stays hidden; what is impossible has its own reason."""
        decision = self._session.decision
        if decision is None or attempt not in decision.choices or self._ended is not None:
            return False
        if attempt in self.offered(decision):
            return False  # a click beside the action that was meant
        self._react(hidden_text())
        return True

    def takes_over(self, choice: Choice) -> bool:
        """The turn ends with this choice, and the game goes on: that is no part of the puzzle."""
        state = self._session.state
        after = followed(state, choice)
        if after is None or after.result is not None or not is_turn_over(after):
            return False
        self._ended = after
        self._checks.show_moment(Moment(state, choice, log_of(state, choice)))
        self._control.display.show()
        return True

    def advanced(self, outcome: Outcome) -> None:
        if self.puzzle is None or self._start is None:
            return
        self._reaction = ""
        self._hints.forget()
        if is_decided(self.puzzle.goal, self._start, outcome.state):
            self._ended = outcome.state

    @property
    def can_go_back(self) -> bool:
        game = self._session.game
        return game is not None and bool(game.past) and not self._shows_solution

    def go_back(self) -> None:
        """Take the last choice of the player back, with the answers of others to it."""
        game = self._session.game
        if game is None or not self.can_go_back:
            return
        past = list(game.past)
        while past and past[-1].seat != self.seat:
            past.pop()
        self._hints.forget()
        self._rehearse(tuple(moment.choice for moment in past[:-1]))

    def _act_for_others(self) -> None:
        decision = self._session.decision
        if self.is_running and decision is not None and decision.seat != self.seat:
            choice = usual_answer(decision)
            if not self.takes_over(choice):
                self._session.choose(choice)

    # --- Hints and the solution --------------------------------------------------------------

    def give_hint(self) -> None:
        """First the cards it depends on, then every next step."""
        assert self.puzzle is not None
        self._keep(self.progress.marked(self.puzzle, PuzzleMark.TRIED))
        assert self._session.game is not None
        made = [moment.choice for moment in self._session.game.past]
        self._hints.give(self.puzzle, self._session.state, made)
        self._reaction = ""
        self.refresh()
        step, decision = self._hints.step, self._session.decision
        if step is not None and decision is not None:
            table = self._window.table
            table.stage.show_way(way_of(step, decision, self._session.state, table))

    def show_solution(self) -> None:
        """As a replay, up to the end of the turn."""
        assert self.puzzle is not None
        self._hints.was_helped = True
        line = self.puzzle.lines[0]
        last = self.puzzle.state
        for choice in line[:-1]:
            after = followed(last, choice)
            assert after is not None
            last = after
        ended = followed(last, line[-1])
        is_shown = ended is not None and not is_turn_over(ended)
        is_shown = is_shown or (ended is not None and ended.result is not None)
        self._shows_solution = True
        self._rehearse(line if is_shown else line[:-1])
        self._replay.start()
        self._replay.toggle()

    def _solution_left(self) -> None:
        if self._shows_solution and not self._is_rehearsing:
            self._shows_solution = False
            if self.is_running:
                QTimer.singleShot(0, self.restart)  # once the replay is put away

    # --- What is shown -----------------------------------------------------------------------

    def _react(self, text: str) -> None:
        self._reaction = text
        self.announced.emit(text, True)
        self.refresh()

    def refresh(self) -> None:
        """Show the note, or how the turn has ended; called after everything that is shown."""
        if not self.is_running or self._is_rehearsing or self.puzzle is None:
            return
        stage = self._window.table.stage
        if (
            self._window.table.checks.shows_scene
            or self._control.display.is_watching
            or self._shows_solution
        ):
            stage.hide_note()
            return
        if self._ended is not None:
            self._show_verdict(verdict(self.puzzle, self._ended))
            return
        state, decision = self._session.state, self._session.decision
        links = self._hints.links(state, self.seat)
        words = self._hints.words(state, decision)
        begins = self._said == ""
        content = note_content(self.puzzle, words, self._reaction, can_go_back=self.can_go_back)
        stage.note.show_tools([])
        motion = self._window.table.view.motion.milliseconds
        stage.show_note(content, links, begins=begins, motion=motion)
        said = spoken_note(self.puzzle, words)
        if said != self._said:
            self._said = said
            self.announced.emit(said, True)
        self.outlined.emit(outline_lines((self._reaction, said), links, self._window.table))
        if decision is not None and decision.seat != self.seat and not self._timer.isActive():
            self._timer.start(PAUSE)

    def repeat(self) -> None:
        """Have the note read again, with the focus on it."""
        note = self._window.table.stage.note
        if self.is_running and note.isVisible():
            self._said = ""
            note.setFocus()
            self.refresh()

    def _show_verdict(self, found: Verdict) -> None:
        assert self.puzzle is not None
        if found.is_solved:
            mark = PuzzleMark.HELPED if self._hints.was_helped else PuzzleMark.SOLVED
            self._keep(self.progress.marked(self.puzzle, mark))
        stage = self._window.table.stage
        stage.hide_note()
        if stage.slip.isHidden():
            stage.slip.show_content(verdict_slip(self.puzzle, found, self._session.state.setup))
            self.announced.emit(stage.slip.said(), True)

    def _pressed(self, button: str) -> None:
        if not self.is_running:
            return
        self._window.table.stage.hide_slip()
        match button:
            case "again":
                self.restart()
            case "next":
                self.skip()
            case "solution":
                self.show_solution()
            case "list":
                self._leave()
                self.list_asked.emit()

    def retranslate(self) -> None:
        """Another language: the players are called by their colors."""
        if not self.is_running or self.puzzle is None or not self._window.pages.is_at_table:
            return
        ended = self._ended
        assert self._session.game is not None
        if named(self.puzzle.state).setup != self._session.state.setup:
            self._rehearse(tuple(moment.choice for moment in self._session.game.past))
            self._ended = ended
        self._window.table.stage.slip.hide()
        self.refresh()


def named(state: State) -> State:
    """The position with players that are called by their colors in the current language."""
    seats = [evolve(seat, name=terms.colour_name(seat.colour)) for seat in state.setup.seats]
    renamed = state.clone()
    renamed.setup = evolve(state.setup, seats=tuple(seats))
    return renamed


def usual_answer(decision: Decision) -> Choice:
    """How others answer in the player's turn: they take no bribe, and do the first thing."""
    declined = (choice for choice in decision.choices if isinstance(choice, DeclineBribe))
    return next(declined, decision.choices[0])
