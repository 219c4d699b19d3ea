"""What the table shows, to whom, and when: from the session to the views.

It turns the table to the player who decides, raises the curtain, plays Wakhan's turn back and
answers decisions that have only one answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from pamir_desktop.model import Choice, Decision, LogEntry, Outcome, Setup, State
from pamir_desktop.model.card_facts import CardFacts, card_facts
from pamir_desktop.model.forecast import Outlook, ToppleOutlook
from pamir_desktop.model.history import Identity
from pamir_desktop.model.terms import NOBODY, CardId, Seat
from pamir_desktop.settings import Pace, Settings
from pamir_desktop.views.prompt.question import Barrier, Caution, Question
from pamir_desktop.views.table.edition_hands import hands_of
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.table.spots import Spot

from . import presenter
from .automatic_answers import answers_at, only_answer
from .cautions import Cautions
from .guide import Guide, choose_with
from .presenter import UndoOptions
from .seating import Seating
from .session import Session
from .turn_reasons import TurnReasons
from .undo_barriers import UndoBarriers
from .wakhan_playback import WakhanPlayback, acting_card, split_outcome


class Past(NamedTuple):
    """A position of the past, from one side of the table."""

    state: State
    bottom: Seat
    hand_shown: bool


class TableDisplay(QObject):
    position_changed = Signal(Position)
    prompt_changed = Signal(Question)
    log_appended = Signal(object)  # the log entries of one outcome or playback step
    log_reset = Signal(object)  # the whole log: a list of such groups
    inspected = Signal(CardFacts)
    hand_closed = Signal(object)  # a set of the cards that are face down from now on
    forecast_changed = Signal(object)  # an Outlook on the next check, or a ToppleOutlook
    curtain_raised = Signal(int)  # Seat the screen is handed over to
    curtain_lifted = Signal()
    shown = Signal()  # the current position, with whoever has to decide
    held = Signal(bool)  # what others do has to wait; no longer
    began = Signal(State)  # of the game shown from now on
    ended = Signal(State)  # with a result

    def __init__(self, session: Session, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.settings = settings
        self.log: list[tuple[LogEntry, ...]] = []
        """What the views have been shown of the log; during playback not all of it."""
        self.card_read: CardId | None = None
        self._hands: frozenset[CardId] = frozenset()  # cards of the hands that are open now
        self.guide: Guide | None = None
        self.aim: Spot | None = None  # the second half of a gesture, until it is asked for
        self.reasons = TurnReasons(session)
        self._seating = Seating()
        self._shown_game: Identity | None = None
        self._past: Past | None = None
        self._is_changing = False  # several changes, of which only the last position is shown
        self._cautions = Cautions()
        self._barriers = UndoBarriers(session, self._forced)
        self.playback = WakhanPlayback(settings, self)
        self.playback.logged.connect(self._append_log)
        self.playback.step_shown.connect(self._show_step)
        self.playback.ended.connect(self._settle)
        session.replaced.connect(self._replaced)
        session.advanced.connect(self._advanced)
        session.closed.connect(self._closed)

    # --- The curtain, and the card that is read --------------------------------------------

    def lift_curtain(self) -> None:
        """The player named on the curtain has taken over the screen."""
        if self._seating.curtain_hangs:
            self._seating.lift_curtain()
            self.session.hand_shown(self._seating.revealed)
            self.curtain_lifted.emit()
            self.show()

    def read(self, card: CardId) -> None:
        """Show a card in the inspector."""
        if self.session.game is not None:
            self.card_read = card
            self.inspected.emit(self.facts_read())

    def _read_again(self) -> None:
        """The card in the inspector is as it is in the position shown."""
        if self.card_read is not None:
            self.inspected.emit(self.facts_read())

    def _turn_hands(self, shown: frozenset[CardId]) -> None:
        """What was read of a hand that is turned face down now is no longer shown either."""
        closed = (self._hands - shown) & presenter.cards_in_hands(self.session.state)
        self._hands = shown
        if self.card_read in closed:
            self.card_read = None
        if closed:
            self.hand_closed.emit(closed)

    def facts_read(self) -> CardFacts | None:
        """The facts of the card inspected last in this game."""
        if self.session.game is None or self.card_read is None:
            return None
        return card_facts(self._shown_state(), self.card_read, self._payer())

    # --- Looking back ----------------------------------------------------------------------

    @property
    def is_watching(self) -> bool:
        """Wakhan's turn or a moment of the past is shown: there is nothing to choose."""
        return self.playback.is_running or self._past is not None

    @property
    def handed_to(self) -> Seat:
        """The player named on the curtain; NOBODY without one."""
        return self._seating.curtain

    def look_back(
        self, past: Past | None, recap_entries: tuple[LogEntry, ...] | None = None
    ) -> None:
        """Show a position of the past; None: the current one again.

        With `recap_entries`, the prompt bar shows what led to it.
        """
        if past is not None:
            self._stop()
        self._past = past
        if past is None:
            self.show()
            return
        position = self.position()
        self.position_changed.emit(position)
        self.forecast_changed.emit(self.outlook())
        self._read_again()
        if recap_entries is not None:
            question = self.question(position)
            self.prompt_changed.emit(question._replace(watching=recap_entries, recapping=True))

    def hold(self, held: bool) -> None:
        """Wakhan and bots wait while something else is shown."""
        self.playback.hold(held)
        self.held.emit(held)

    # --- Signals of the session ------------------------------------------------------------

    def _replaced(self) -> None:
        if self._is_changing:
            return
        self._stop()
        if self.session.is_kept:
            self.guide = None
        assert self.session.game is not None
        game = self.session.game
        if not game.past or game.identity != self._shown_game:
            self._seating = Seating()
            self.card_read = None
            self.reasons.forget()
        self._shown_game = game.identity
        self.began.emit(self.session.state)
        self.reset_log()
        self.show()

    def _advanced(self, outcome: Outcome) -> None:
        if self.guide is not None:
            self.guide.advanced(outcome)
        wakhan = outcome.state.wakhan
        at_once, steps = split_outcome(outcome, wakhan.seat if wakhan else None)
        if self.settings.options.pace is Pace.INSTANT or len(steps) < 2:
            self._append_log(outcome.log)
            self._settle()
            return
        self.aim = None
        self._append_log(at_once)
        self.playback.start(steps)

    def _show_step(self) -> None:
        """A step of Wakhan's turn, and the card she acts with."""
        self.show()
        step = self.playback.shown
        card = None if step is None else acting_card(step.entries)
        if card is not None:
            self.read(card)

    def _closed(self) -> None:
        self._stop()
        self.guide = None
        self._seating = Seating()

    def _stop(self) -> None:
        self.playback.stop()
        self._past = None
        self.aim = None
        if self._seating.curtain_hangs:
            self._seating.curtain = NOBODY
            self.curtain_lifted.emit()

    @contextmanager
    def one_change(self) -> Iterator[None]:
        """The session changes several times: only the last position is shown."""
        self._is_changing = True
        try:
            yield
        finally:
            self._is_changing = False
        self._replaced()

    # --- What follows by itself ------------------------------------------------------------

    def _settle(self) -> None:
        """Answer automatically if possible; otherwise show the table and the decision."""
        decision = self.session.decision
        answer = self._aimed(decision) or self.open_forced()
        if answer is None:
            self.show()
        elif decision is None or answer in self.offered(decision):
            choose_with(self.guide, self.session, answer)
        else:
            self.show()
            assert self.guide is not None  # who else offers less than the rules allow?
            self.guide.answer(answer)

    def _aimed(self, decision: Decision | None) -> Choice | None:
        """The answer given by the second half of a gesture, if it fits this decision."""
        if self.aim is None or decision is None:
            return None
        found = answers_at(self.aim, self.session.state, decision)
        if found or decision.prompt == hands_of(self.setup).menu:
            self.aim = None
        return found[0] if len(found) == 1 else None

    def open_forced(self) -> Choice | None:
        return self._forced(self.session.state, self.session.decision)

    def _forced(self, state: State, decision: Decision | None) -> Choice | None:
        if decision is None or self.guide is not None or not self.settings.options.auto_answer:
            return None
        return only_answer(state, decision)

    def _append_log(self, entries: tuple[LogEntry, ...]) -> None:
        self.log.append(entries)
        self.log_appended.emit(entries)

    def reset_log(self) -> None:
        """Show the whole log from the beginning."""
        game = self.session.game
        self.log = [] if game is None else game.log_groups()
        self.log_reset.emit(self.log)

    def caution_before(self, choice: Choice) -> Caution | None:
        """What to ask before a choice."""
        decision = self.open_decision()
        if decision is None or self.guide is not None or not self.settings.options.warnings:
            return None
        return self._cautions.before(self.session.state, decision, choice)

    def show_caution(self, caution: Caution) -> None:
        """Ask once more before a choice."""
        self._cautions.remember(self.session.state, caution)
        self.prompt_changed.emit(self.question(self.position())._replace(caution=caution))

    # --- What is shown ---------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        return self.session.state.setup

    def show(self) -> None:
        """Show the table as it may be seen now, and the open decision."""
        decision = None if self.is_watching else self.session.decision
        self._barriers.forget()
        hung = self._seating.curtain_hangs
        if self.guide is None:
            self._seating.turn_to(self.session.state, decision)
        if self._seating.curtain_hangs and not hung:
            self.curtain_raised.emit(self._seating.curtain)
        position = self.position()
        self.position_changed.emit(position)
        self._turn_hands(presenter.cards_in_hands(position.state))
        self.prompt_changed.emit(self.question(position))
        self.forecast_changed.emit(self.outlook())
        self._read_again()
        is_over = self.session.state.result is not None and not self.is_watching
        if is_over and self.guide is None:
            self.ended.emit(self.session.state)
        self.shown.emit()

    def position(self) -> Position:
        state, decision, payer = self._shown_state(), self.open_decision(), self._payer()
        seat, hand_shown = self._seating.bottom, self._seating.shows_hand(self.setup, decision)
        if self.guide is not None:
            seat, hand_shown = self.guide.seat, True
            decision = None if decision is None else self._guided(decision)
        if self._past is not None:
            seat, hand_shown = self._past.bottom, self._past.hand_shown
        return presenter.position(state, seat, decision, payer, hand_shown=hand_shown)

    def offered(self, decision: Decision) -> tuple[Choice, ...]:
        """What can be chosen now: everything legal, unless a guide offers less."""
        return decision.choices if self.guide is None else self.guide.offered(decision)

    def _guided(self, decision: Decision) -> Decision:
        return evolve(decision, choices=self.offered(decision))

    def outlook(self) -> Outlook | ToppleOutlook:
        return presenter.outlook(self._shown_state())

    def question(self, position: Position) -> Question:
        step = self.playback.shown
        question = presenter.question(
            position,
            self._undo_options(),
            curtain=self._seating.curtain,
            watching=None if step is None else step.entries,
            ahead=self.barrier_of,
            turning=presenter.loyalty_ahead_of(self._shown_state(), position.decision),
        )
        game, bots = self.session.game, self.bot_decision()
        if game is not None and bots is not None:
            why = self.reasons.of(game.state.turn)
            return presenter.while_bot_decides(question, game, bots.seat, why)
        if self.guide is None:
            return question._replace(
                is_warned_of=lambda choice: self.caution_before(choice) is not None
            )
        asked = None if self.is_watching else self.session.decision
        return presenter.guided(question, self.open_decision(), asked)._replace(tag=self._tag)

    def _tag(self) -> str:
        return "" if self.guide is None else self.guide.tag

    def _undo_options(self) -> UndoOptions:
        if self.guide is not None:
            return UndoOptions(barrier=None if self.guide.can_go_back else "start")
        if self.is_watching:
            return UndoOptions(barrier="watching")
        return UndoOptions(
            barrier=self.session.barrier(),
            can_redo=self.session.can_redo(),
            undoes=self._barriers.undoes(),
            redoes=self._barriers.redoes(),
        )

    def barrier_of(self, choice: Choice) -> Barrier | None:
        """Why a choice could not be undone, before it is made."""
        decision = self.open_decision()
        if decision is None or choice not in decision.choices:
            return None
        return self._barriers.barrier_of(choice)

    def _payer(self) -> Seat:
        bottom = self._seating.bottom if self.guide is None else self.guide.seat
        return presenter.payer_of(self._shown_state(), bottom)

    def open_decision(self) -> Decision | None:
        """What the person at the table has to decide now."""
        if self.session.game is None or self.is_watching or self._seating.curtain_hangs:
            return None
        decision = self.session.decision
        if decision is None or self._is_bots(decision):
            return None
        if self.guide is not None and decision.seat != self.guide.seat:
            return None
        return decision

    def bot_decision(self) -> Decision | None:
        """What a bot has to decide now; None if it is not its turn, or the past is shown."""
        if self.session.game is None or self.is_watching or self.guide is not None:
            return None
        decision = self.session.decision
        return decision if decision is not None and self._is_bots(decision) else None

    def _is_bots(self, decision: Decision) -> bool:
        return self.guide is None and self.setup.seats[decision.seat].bot is not None

    def _shown_state(self) -> State:
        if self._past is not None:
            return self._past.state
        step = self.playback.shown
        return self.session.state if step is None else step.state
