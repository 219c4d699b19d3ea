"""What players do at the table becomes a choice of the session, a preview or a reason why not."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from pamir_desktop.model import Choice, Decision, Reason
from pamir_desktop.model.preview import Preview, follow_ups
from pamir_desktop.settings import Settings
from pamir_desktop.views.prompt.question import Why
from pamir_desktop.views.table.spots import Spot, card_at

from .guide import choose_with
from .session import Session
from .table_display import TableDisplay


class TableControl(QObject):
    """What comes of it is shown by `display`."""

    refused = Signal(Reason)
    previewed = Signal(Choice, Preview)  # None and None for no preview

    def __init__(self, session: Session, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.settings = settings
        self.display = TableDisplay(session, settings, self)
        self._held_back: tuple[Choice, Spot | None] | None = None  # until a warning is answered

    # --- Choices ---------------------------------------------------------------------------

    def choose(self, choice: Choice) -> None:
        """Make a choice, or say why it cannot be made."""
        decision = self.display.open_decision()
        if decision is None:
            return
        if choice not in self.display.offered(decision):
            self.ask(choice)
            return
        caution = self.display.caution_before(choice)
        if caution is None:
            choose_with(self.display.guide, self.session, choice)
        else:
            self._held_back = (choice, self.display.aim)
            self.display.aim = None
            self.display.show_caution(caution)

    def propose(self, deal: Choice) -> None:
        """Make an offer to another player: the rules check it instead of listing it."""
        if self.display.open_decision() is None:
            return
        if self.session.why_not(deal) is None:
            self.session.choose(deal)
        else:
            self.ask(deal)

    def choose_anyway(self, choice: Choice) -> None:
        """Make a choice that was warned of."""
        held_back, self._held_back = self._held_back, None
        decision = self.display.open_decision()
        if decision is not None and choice in self.display.offered(decision):
            if held_back is not None and held_back[0] == choice:
                self.display.aim = held_back[1]
            choose_with(self.display.guide, self.session, choice)

    def aim(self, choice: Choice, spot: Spot) -> None:
        """Make a choice and answer the decision that follows it with the spot."""
        self.display.aim = spot
        self.choose(choice)

    def choose_for_bot(self, choice: Choice, why: Why | None) -> None:
        """The bot that has to decide has decided."""
        assert self.display.bot_decision() is not None
        self.display.aim = None
        self.display.reasons.keep(why)
        self.session.choose(choice)

    def undo(self) -> None:
        """Undo the last choice a player made, with all automatic answers after it."""
        if self.display.guide is not None:
            self.display.guide.go_back()
            return
        if self.display.is_watching or not self.session.can_undo():
            return
        with self.display.one_change():
            self.session.undo()
            while self.display.open_forced() is not None and self.session.can_undo():
                self.session.undo()

    def redo(self) -> None:
        if self.display.guide is None and not self.display.is_watching and self.session.can_redo():
            self.session.redo()

    # --- Questions -------------------------------------------------------------------------

    def follow_ups(self, choice: Choice) -> tuple[Decision, ...]:
        """The decisions that a choice would lead to."""
        decision = self.display.open_decision()
        if decision is None or choice not in decision.choices:
            return ()
        return follow_ups(self.session.preview(choice))

    def ask(self, attempt: Choice) -> None:
        """Say why a choice cannot be made."""
        if self.display.guide is not None and self.display.guide.answer(attempt):
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
        is_closed = self.session.decision is not None and self.display.open_decision() is None
        return None if is_closed else self.session.why_not(attempt)

    def point(self, spot: Spot | None) -> None:
        """A spot is under the mouse or has the focus: its card is inspected."""
        if self.session.game is None:
            return
        card = card_at(spot, self.display.position().state)
        if card is not None:
            self.display.read(card)

    def consider(self, choice: Choice | None) -> None:
        """Preview the choice that is pointed at; None: no choice is."""
        decision = self.display.open_decision()
        if choice is None or decision is None or choice not in decision.choices:
            self.previewed.emit(None, None)
        else:
            self.previewed.emit(choice, self.session.preview(choice))
