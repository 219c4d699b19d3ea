"""Between the session and the views: what is shown, to whom, and when.

It turns the table to the player who decides, raises the curtain, plays Wakhan's turn back,
answers decisions that have only one answer, and keeps the second half of a gesture until it is
asked for.
"""

from __future__ import annotations

from typing import NamedTuple

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from pamir_desktop.model import Choice, Decision, LogEntry, Outcome, Reason, Setup, State
from pamir_desktop.model.card_facts import CardFacts, card_facts
from pamir_desktop.model.forecast import Outlook, ToppleOutlook
from pamir_desktop.model.history import Identity
from pamir_desktop.model.preview import Preview
from pamir_desktop.model.terms import NOBODY, CardId, Seat
from pamir_desktop.settings import Pace, Settings
from pamir_desktop.views.prompt.question import Barrier, Caution, Question, Why
from pamir_desktop.views.table.edition_hands import hands_of
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.table.spots import Spot, card_at

from . import presenter
from .automatic_answers import answers_at, only_answer
from .cautions import Cautions
from .guide import Guide
from .presenter import UndoOptions
from .seating import Seating
from .session import Session
from .undo_barriers import UndoBarriers
from .wakhan_playback import WakhanPlayback, acting_card, split_outcome


class Past(NamedTuple):
    """A position of the past, from one side of the table."""

    state: State
    bottom: Seat
    hand_shown: bool


class TableControl(QObject):
    """Passes choices to the session and what comes of them to the views."""

    position_changed = Signal(Position)
    prompt_changed = Signal(Question)
    log_appended = Signal(object)  # the log entries of one outcome or playback step
    log_reset = Signal(object)  # the whole log: a list of such groups
    refused = Signal(Reason)
    previewed = Signal(Choice, Preview)  # None and None for no preview
    inspected = Signal(CardFacts)
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
        self.guide: Guide | None = None
        self._seating = Seating()
        self._shown_game: Identity | None = None
        self._past: Past | None = None
        self._whys: dict[int, tuple[State, Why]] = {}  # of turns of bots, and where they began
        self._is_undoing = False  # several choices, of which only the last position is shown
        self._aim: Spot | None = None  # the second half of a gesture
        self._held_back: tuple[Choice, Spot | None] | None = None  # until a warning is answered
        self._cautions = Cautions()
        self._barriers = UndoBarriers(session, self._forced)
        self.playback = WakhanPlayback(settings, self)
        self.playback.logged.connect(self._append_log)
        self.playback.step_shown.connect(self._show_step)
        self.playback.ended.connect(self._settle)
        session.replaced.connect(self._replaced)
        session.advanced.connect(self._advanced)
        session.closed.connect(self._closed)

    # --- Called by the views ---------------------------------------------------------------

    def choose(self, choice: Choice) -> None:
        """Make a choice, or say why it cannot be made."""
        decision = self.open_decision()
        if decision is None:
            return
        if choice not in self._offered(decision):
            self.ask(choice)
            return
        caution = self._caution(choice)
        if caution is None:
            self._make(choice)
        else:
            self._cautions.remember(self.session.state, caution)
            self._held_back = (choice, self._aim)
            self._aim = None
            self.prompt_changed.emit(self.question(self.position())._replace(caution=caution))

    def propose(self, deal: Choice) -> None:
        """Make an offer to another player: the rules check it instead of listing it."""
        if self.open_decision() is None:
            return
        if self.session.why_not(deal) is None:
            self.session.choose(deal)
        else:
            self.ask(deal)

    def choose_anyway(self, choice: Choice) -> None:
        """Make a choice that was warned of."""
        held_back, self._held_back = self._held_back, None
        decision = self.open_decision()
        if decision is not None and choice in self._offered(decision):
            if held_back is not None and held_back[0] == choice:
                self._aim = held_back[1]
            self._make(choice)

    def _caution(self, choice: Choice) -> Caution | None:
        """What to ask before a choice."""
        decision = self.open_decision()
        if decision is None or self.guide is not None or not self.settings.options.warnings:
            return None
        return self._cautions.before(self.session.state, decision, choice)

    def _make(self, choice: Choice) -> None:
        if self.guide is None or not self.guide.takes_over(choice):
            self.session.choose(choice)

    def aim(self, choice: Choice, spot: Spot) -> None:
        """Make a choice and answer the decision that follows it with the spot."""
        self._aim = spot
        self.choose(choice)

    def follow_up(self, choice: Choice) -> Decision | None:
        """The decision that a choice would lead to."""
        decision = self.open_decision()
        if decision is None or choice not in decision.choices:
            return None
        return self.session.preview(choice).asks

    def ask(self, attempt: Choice) -> None:
        """Say why a choice cannot be made."""
        if self.guide is not None and self.guide.answer(attempt):
            return
        reason = self.why_not(attempt)
        if reason is not None:
            self.refused.emit(reason)

    def why_not(self, attempt: Choice) -> Reason | None:
        """Why a choice cannot be made; None while others decide or the past is shown.

        None without a game too: the table keeps its last position behind the start page.
        """
        if self.session.game is None:
            return None
        is_closed = self.session.decision is not None and self.open_decision() is None
        return None if is_closed else self.session.why_not(attempt)

    def undo(self) -> None:
        """Undo the last choice a player made, with all automatic answers after it."""
        if self.guide is not None:
            self.guide.go_back()
            return
        if self.is_watching or not self.session.can_undo():
            return
        self._is_undoing = True
        try:
            self.session.undo()
            while self._open_forced() is not None and self.session.can_undo():
                self.session.undo()
        finally:
            self._is_undoing = False
        self._replaced()

    def redo(self) -> None:
        if self.guide is None and not self.is_watching and self.session.can_redo():
            self.session.redo()

    def choose_for_bot(self, choice: Choice, why: Why | None) -> None:
        """The bot that has to decide has decided."""
        assert self.bot_decision() is not None
        self._aim = None
        if why is not None and why.seat == self.session.state.active:
            state, before = self.session.state, self.why_of(self.session.state.turn)
            if before is None:
                self._whys[state.turn] = state, why
            else:
                self._whys[state.turn] = self._whys[state.turn][0], before.followed_by(why)
        self.session.choose(choice)

    def why_of(self, turn: int) -> Why | None:
        """Why a bot played a turn as it did; None if the turn was undone or opened from a file."""
        game, (began, why) = self.session.game, self._whys.get(turn, (None, None))
        past = [] if game is None else game.past
        return why if any(moment.state is began for moment in past) else None

    def player_of(self, turn: int) -> Seat | None:
        """The seat whose turn it was."""
        game = self.session.game
        moments = [] if game is None else game.past
        return next((m.state.active for m in moments if m.state.turn == turn), None)

    def hold(self, held: bool) -> None:
        """Wakhan and bots wait while something else is shown."""
        self.playback.hold(held)
        self.held.emit(held)

    def lift_curtain(self) -> None:
        """The player named on the curtain has taken over the screen."""
        if self._seating.curtain_hangs:
            self._seating.lift_curtain()
            self.session.hand_shown(self._seating.revealed)
            self.curtain_lifted.emit()
            self.show()

    def point(self, spot: Spot | None) -> None:
        """A spot is under the mouse or has the focus: its card is inspected."""
        if self.session.game is None:
            return
        card = card_at(spot, self.position().state)
        if card is not None:
            self.read(card)

    def consider(self, choice: Choice | None) -> None:
        """Preview the choice that is pointed at; None: no choice is."""
        decision = self.open_decision()
        if choice is None or decision is None or choice not in decision.choices:
            self.previewed.emit(None, None)
        else:
            self.previewed.emit(choice, self.session.preview(choice))

    def read(self, card: CardId) -> None:
        """Show a card in the inspector."""
        if self.session.game is not None:
            self.card_read = card
            self.inspected.emit(self.facts_read())

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
        if recap_entries is not None:
            question = self.question(position)
            self.prompt_changed.emit(question._replace(watching=recap_entries, recapping=True))

    # --- Signals of the session ------------------------------------------------------------

    def _replaced(self) -> None:
        if self._is_undoing:
            return
        self._stop()
        if self.session.is_kept:
            self.guide = None
        assert self.session.game is not None
        game = self.session.game
        if not game.past or game.identity != self._shown_game:
            self._seating = Seating()
            self.card_read = None
            self._whys = {}
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
        self._aim = None
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
        self._aim = None
        if self._seating.curtain_hangs:
            self._seating.curtain = NOBODY
            self.curtain_lifted.emit()

    def _settle(self) -> None:
        """Answer automatically if possible; otherwise show the table and the decision."""
        decision = self.session.decision
        answer = self._aimed(decision) or self._open_forced()
        if answer is None:
            self.show()
        elif decision is None or answer in self._offered(decision):
            self._make(answer)
        else:
            self.show()
            self.ask(answer)

    def _aimed(self, decision: Decision | None) -> Choice | None:
        """The answer given by the second half of a gesture, if it fits this decision."""
        if self._aim is None or decision is None:
            return None
        found = answers_at(self._aim, self.session.state, decision)
        if found or decision.prompt == hands_of(self.setup).menu:
            self._aim = None
        return found[0] if len(found) == 1 else None

    def _open_forced(self) -> Choice | None:
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
        self.prompt_changed.emit(self.question(position))
        self.forecast_changed.emit(self.outlook())
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

    def _offered(self, decision: Decision) -> tuple[Choice, ...]:
        """What can be chosen now: everything legal, unless a guide offers less."""
        return decision.choices if self.guide is None else self.guide.offered(decision)

    def _guided(self, decision: Decision) -> Decision:
        return evolve(decision, choices=self._offered(decision))

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
            why = self.why_of(game.state.turn)
            return presenter.while_bot_decides(question, game, bots.seat, why)
        if self.guide is None:
            return question._replace(is_warned_of=lambda choice: self._caution(choice) is not None)
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
