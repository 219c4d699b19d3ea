"""Between the session and the views: whose side of the table is shown, and when.

It decides which seat lies at the bottom and whether its hand is open, raises the curtain, plays
Wakhan's film at the pace that was set, answers what has one answer only, and keeps the second half
of a gesture until it is asked for.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from pamir_desktop.model import (
    Choice,
    Decision,
    Outcome,
    Reason,
    Setup,
    State,
    if_scored_now,
    next_check,
    visible_to,
)
from pamir_desktop.model.decisions import Act, EndTurn, PlayAt, Withdraw
from pamir_desktop.model.facts import facts
from pamir_desktop.model.history import Identity
from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.terms import NOBODY, CardId, CourtEnd, Seat
from pamir_desktop.settings import Pace, Settings, Speed
from pamir_desktop.views.prompt.question import Barrier, CardFacts, Question
from pamir_desktop.views.table.gestures import GestureMap
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.table.spots import Spot
from pamir_desktop.views.texts.forecast_lines import Outlook

from .card_facts import card_at, card_facts
from .seating import Seating
from .session import Session
from .undo_barriers import UndoBarriers
from .wakhan_playback import PlaybackStep, group_by_action, split_outcome

SCENE_TIME: Final = {Speed.OFF: 400, Speed.FAST: 500, Speed.NORMAL: 900, Speed.SLOW: 1500}
"""Milliseconds a scene of Wakhan's turn is shown."""


class Past(NamedTuple):
    """A moment that is looked back at, from one side of the table."""

    state: State
    bottom: Seat
    hand_shown: bool


class TableControl(QObject):
    """Shows what happens at the table and hands on what is chosen."""

    position_changed = Signal(object)  # Position
    prompt_changed = Signal(object)  # Question
    log_appended = Signal(object)  # the log entries of one outcome or scene
    log_reset = Signal(object)  # the whole log anew: a list of such groups
    refused = Signal(object)  # Reason
    previewed = Signal(object, object)  # Choice and Preview; None and None
    inspected = Signal(object)  # CardFacts
    forecast_changed = Signal(object)  # Outlook on the next check
    stepping = Signal()  # Wakhan's turn begins, step by step
    curtain_raised = Signal(object)  # Seat that is to take the mouse
    curtain_lifted = Signal()
    began = Signal(object)  # State of a game that is shown from now on
    ended = Signal(object)  # State with a result

    def __init__(self, session: Session, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.settings = settings
        self.log: list[tuple[LogEntry, ...]] = []
        """What has been told so far; in the middle of a film that is not all there is."""
        self.card_read: CardId | None = None
        self._seating = Seating()
        self._shown_game: Identity | None = None
        self._film: list[PlaybackStep] = []
        self._seen: PlaybackStep | None = None
        self._past: Past | None = None
        self._is_undoing = False  # several choices, of which only the last position is shown
        self._pace = Pace.WATCH
        self._aim: Spot | None = None  # the second half of a gesture
        self._barriers = UndoBarriers(session, self._forced)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.next_scene)
        session.replaced.connect(self._replaced)
        session.advanced.connect(self._advanced)
        session.closed.connect(self._closed)

    # --- What the views ask for ------------------------------------------------------------

    def choose(self, choice: Choice) -> None:
        """Make a choice, or tell why it cannot be made."""
        decision = self._open_decision()
        if decision is None:
            return
        if choice in decision.choices:
            self.session.choose(choice)
        else:
            self.ask(choice)

    def aim(self, choice: Choice, spot: Spot) -> None:
        """A whole gesture: what the choice leads to is answered with the spot."""
        self._aim = spot
        self.choose(choice)

    def follow_up(self, choice: Choice) -> Decision | None:
        """What a choice would ask next."""
        decision = self._open_decision()
        if decision is None or choice not in decision.choices:
            return None
        return self.session.preview(choice).asks

    def ask(self, attempt: Choice) -> None:
        """Tell why a choice cannot be made."""
        reason = self.why_not(attempt)
        if reason is not None:
            self.refused.emit(reason)

    def why_not(self, attempt: Choice) -> Reason | None:
        """Why a choice cannot be made; None while nobody can choose anything."""
        if self.session.game is None or self.is_watching or self._seating.curtain_hangs:
            return None
        return self.session.why_not(attempt)

    def undo(self) -> None:
        """Back over everything that was answered without asking."""
        if self.is_watching or not self.session.can_undo():
            return
        self._is_undoing = True
        self.session.undo()
        while self._open_forced() is not None and self.session.can_undo():
            self.session.undo()
        self._is_undoing = False
        self._replaced()

    def redo(self) -> None:
        if not self.is_watching and self.session.can_redo():
            self.session.redo()

    def lift_curtain(self) -> None:
        """The player named on the curtain sits at the screen."""
        if self._seating.curtain_hangs:
            self._seating.lift_curtain()
            self.session.hand_shown(self._seating.revealed)
            self.curtain_lifted.emit()
            self.show()

    def point(self, spot: Spot | None, held: Spot | None = None) -> None:
        """Something is under the mouse or has the focus, while something may be picked up."""
        if self.session.game is None:
            return
        position = self.position()
        card = card_at(spot, position.state)
        if card is not None:
            self.read(card)

    def consider(self, choice: Choice | None) -> None:
        """A choice is pointed at: tell what it would lead to; None: nothing is."""
        decision = self._open_decision()
        if choice is None or decision is None or choice not in decision.choices:
            self.previewed.emit(None, None)
        else:
            self.previewed.emit(choice, self.session.preview(choice))

    def read(self, card: CardId) -> None:
        """Tell the inspector about a card."""
        if self.session.game is not None:
            self.card_read = card
            self.inspected.emit(self.facts_read())

    def facts_read(self) -> CardFacts | None:
        """What is true now of the card that was read last in this game."""
        if self.session.game is None or self.card_read is None:
            return None
        return card_facts(self._shown_state(), self.card_read, self._payer())

    # --- Wakhan's film ---------------------------------------------------------------------

    @property
    def is_watching(self) -> bool:
        """Wakhan's film or a moment of the past: there is nothing to choose."""
        return bool(self._film) or self._past is not None

    def next_scene(self) -> None:
        """The next thing Wakhan does; after the last one the table is as it stands."""
        if not self._film:
            return
        self._seen = self._film.pop(0)
        self._append_log(self._seen.entries)
        if not self._film:
            self._seen = None
            self._settle()
            return
        self.show()
        if self._pace is Pace.WATCH:
            self._clock.start(SCENE_TIME[self.settings.options.animation])

    def watch(self) -> None:
        """Let the film run by itself."""
        self._pace = Pace.WATCH
        self.next_scene()

    def finish(self) -> None:
        """Everything that is left of the film at once."""
        self._clock.stop()
        if self._film:
            rest = self._film
            self._film = [rest[-1]]
            for scene in rest[:-1]:
                self._append_log(scene.entries)
            self.next_scene()

    # --- Looking back ----------------------------------------------------------------------

    @property
    def handed_to(self) -> Seat:
        """Who is to take the seat while the curtain hangs."""
        return self._seating.curtain

    def look_back(
        self, past: Past | None, recap_entries: tuple[LogEntry, ...] | None = None
    ) -> None:
        """Show a moment of the past; None: the table as it stands.

        `recap_entries` is what led to it, where the bar is to tell that.
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

    # --- What the session tells ------------------------------------------------------------

    def _replaced(self) -> None:
        if self._is_undoing:
            return
        self._stop()
        assert self.session.game is not None
        game = self.session.game
        if not game.past or game.identity != self._shown_game:
            self._seating = Seating()
            self.card_read = None
        self._shown_game = game.identity
        self.began.emit(self.session.state)
        self.reset_log()
        self.show()

    def _advanced(self, outcome: Outcome) -> None:
        wakhan = outcome.state.wakhan
        at_once, scenes = split_outcome(outcome, wakhan.seat if wakhan else None)
        self._pace = self.settings.options.pace
        if self._pace is Pace.INSTANT or len(scenes) < 2:
            self._append_log(outcome.log)
            self._settle()
            return
        self._aim = None
        self._append_log(at_once)
        self._film = group_by_action(scenes) if self._pace is Pace.STEP else scenes
        if self._pace is Pace.STEP:
            self.stepping.emit()
        self.next_scene()

    def _closed(self) -> None:
        self._stop()
        self._seating = Seating()

    def _stop(self) -> None:
        self._clock.stop()
        self._film.clear()
        self._seen = None
        self._past = None
        self._aim = None
        if self._seating.curtain_hangs:
            self._seating.curtain = NOBODY
            self.curtain_lifted.emit()

    def _settle(self) -> None:
        """Answer what needs no asking, else show the table and the question."""
        decision = self.session.decision
        answer = self._aimed(decision) or self._open_forced()
        if answer is not None:
            self.session.choose(answer)
        else:
            self.show()

    def _aimed(self, decision: Decision | None) -> Choice | None:
        """The second half of a gesture, once its turn has come."""
        if self._aim is None or decision is None:
            return None
        found = GestureMap.of(self.session.state, decision).touching(self._aim)
        if decision.prompt == "turn.action":
            found = []
        if found or decision.prompt == "turn.action":
            self._aim = None
        return found[0] if len(found) == 1 else None

    def _open_forced(self) -> Choice | None:
        return self._forced(self.session.state, self.session.decision)

    def _forced(self, state: State, decision: Decision | None) -> Choice | None:
        """The only answer there is. Turns are ended, and attempts given up, by people only."""
        if decision is None or not self.settings.options.auto_answer:
            return None
        if decision.prompt == "play.end" and not state.players[decision.seat].court:
            return PlayAt(CourtEnd.LEFT)
        only = decision.choices[0] if len(decision.choices) == 1 else None
        return None if isinstance(only, EndTurn | Withdraw) else only

    def _append_log(self, entries: tuple[LogEntry, ...]) -> None:
        self.log.append(entries)
        self.log_appended.emit(entries)

    def reset_log(self) -> None:
        """The whole log, a group for the beginning and for every choice."""
        self.log = self.outcome_groups()
        self.log_reset.emit(self.log)

    # --- What is shown ---------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        return self.session.state.setup

    def show(self) -> None:
        """The table as it may be seen now, and the question that is open."""
        decision = None if self.is_watching else self.session.decision
        self._barriers.forget()
        hung = self._seating.curtain_hangs
        self._seating.turn_to(self.session.state, decision)
        if self._seating.curtain_hangs and not hung:
            self.curtain_raised.emit(self._seating.curtain)
        position = self.position()
        self.position_changed.emit(position)
        self.prompt_changed.emit(self.question(position))
        self.forecast_changed.emit(self.outlook())
        if self.session.state.result is not None and not self.is_watching:
            self.ended.emit(self.session.state)

    def position(self) -> Position:
        state, decision, bottom = self._shown_state(), self._open_decision(), self._seating.bottom
        hand_shown = self._seating.shows_hand(self.setup, decision)
        if self._past is not None:
            bottom, hand_shown = self._past.bottom, self._past.hand_shown
        seen = visible_to(state, bottom if hand_shown else NOBODY)
        return Position(seen, facts(state, self._payer()), bottom, decision, hand_shown)

    def outlook(self) -> Outlook:
        """The next check, as the table that is shown would have it; all of it is public."""
        state = self._shown_state()
        return Outlook(self.setup, if_scored_now(state), next_check(state))

    def question(self, position: Position) -> Question:
        decision = position.decision
        seat = self._shown_state().active if decision is None else decision.seat
        if self._seating.curtain_hangs:
            seat = self._seating.curtain
        return Question(
            setup=self.setup,
            state=position.state,
            seat=position.seat if seat == NOBODY else seat,
            decision=decision,
            bonus_cards=_bonus_cards(position),
            watching=None if self._seen is None else self._seen.entries,
            barrier="watching" if self.is_watching else self.session.barrier(),
            can_redo=not self.is_watching and self.session.can_redo(),
            handing_over=self._seating.curtain_hangs,
            undoes=None if self.is_watching else self._barriers.undoes(),
            redoes=None if self.is_watching else self._barriers.redoes(),
            ahead=self.barrier_of,
        )

    def barrier_of(self, choice: Choice) -> Barrier | None:
        """Why a choice could not be taken back, told before it is made."""
        decision = self._open_decision()
        if decision is None or choice not in decision.choices:
            return None
        return self._barriers.barrier_of(choice)

    def _payer(self) -> Seat:
        """For whom prices are told."""
        active = self._shown_state().active
        return self._seating.bottom if active == NOBODY else active

    def _open_decision(self) -> Decision | None:
        if self.session.game is None or self.is_watching or self._seating.curtain_hangs:
            return None
        return self.session.decision

    def _shown_state(self) -> State:
        if self._past is not None:
            return self._past.state
        return self.session.state if self._seen is None else self._seen.state

    def outcome_groups(self) -> list[tuple[LogEntry, ...]]:
        """The whole log, as it was told."""
        game = self.session.game
        return [] if game is None else [game.first_log, *(moment.log for moment in game.past)]


def _bonus_cards(position: Position) -> int:
    """Cards that can still act without spending an action."""
    decision = position.decision
    if decision is None or decision.prompt != "turn.action":
        return 0
    cards = {choice.card for choice in decision.choices if isinstance(choice, Act)}
    return len(cards & position.facts.favored)
