"""The prompt bar: who decides, what is asked, and buttons for choices that are not on the table.

End turn is alone at the far right, so that no other button ever appears in its place.
"""

from __future__ import annotations

import math
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from pamir_desktop.model.decisions import Choice, EndTurn, Reason
from pamir_desktop.model.preview import Preview
from pamir_desktop.model.terms import Seat
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts.key_names import key_name
from pamir_desktop.views.texts.plain_text import plain_tip
from pamir_desktop.views.texts.prompts import choice_label
from pamir_desktop.views.texts.voice import Voice

from .bar_button import BarButton, ButtonKind, glyph_button
from .bar_entries import BarCommand, BarEntry, bar_amounts, bar_entries
from .bar_keys import BarKeys
from .bar_painting import MARGIN, BarContent, BarPainter, fit_buttons
from .bar_sentence import BarSentence
from .prompt_choices import LAST_KEY, wastes_actions
from .prompt_words import PromptWords
from .question import Question, Why
from .stepper import Stepper

REASON_TIME: Final = 6000
"""Milliseconds for which the bar shows a reason."""


class PromptBar(QWidget):
    """Shows a question and returns the choice made with a button."""

    chosen = Signal(Choice)
    considered = Signal(Choice)  # of the button under mouse or focus; None for none
    undo_asked = Signal()
    redo_asked = Signal()
    next_asked = Signal()  # step of Wakhan's turn
    watch_asked = Signal()
    finish_asked = Signal()
    hint_asked = Signal()
    why_asked = Signal()  # a bot waits while its reasons are read
    confirm_switched_off = Signal()
    confirmed = Signal(Choice)  # in spite of a warning
    warnings_switched_off = Signal()
    deal_asked = Signal()  # two players want to make one (first edition)
    enter_taken = Signal(bool)  # Enter agrees here, or belongs to the table
    rule_asked = Signal(str)  # id of the reason in the bar

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question: Question | None = None
        self.confirms_end = True
        self.content = BarContent()
        self._style = Style()
        self._asking_to_end = False
        self._reason: Reason | None = None
        self._preview: tuple[Choice, Preview] | None = None
        self._pointed = ""  # the barrier of the button under the mouse
        self._why: tuple[Seat, Why | None] | None = None  # the reasons of a bot that are shown
        self._thinking: int | None = None  # how far a bot has thought, in percent
        self.buttons: list[BarButton] = []
        self.stepper = Stepper(self)
        self.stepper.chosen.connect(self.chosen)
        self.undo_button = glyph_button(self, Glyph.UNDO)
        self.redo_button = glyph_button(self, Glyph.REDO)
        self.end_button = BarButton(self, ButtonKind.DANGER, Glyph.END_TURN)
        self.hint_button = BarButton(self, glyph=Glyph.HINT)
        self.hint_button.hide()
        self.hint_button.clicked.connect(self.hint_asked)
        self.undo_button.clicked.connect(self.undo_asked)
        self.redo_button.clicked.connect(self.redo_asked)
        self.end_button.clicked.connect(self.end_turn)
        for button in (self.end_button, self.stepper.say):
            button.pointed.connect(partial(self._point, button))
        self.end_button.pointed.connect(partial(self._consider, EndTurn()))
        self.stepper.say.pointed.connect(lambda here: self._consider(self.stepper.choice(), here))
        self.rule_button = BarButton(self)
        self.rule_button.clicked.connect(self._ask_for_rule)
        self.rule_button.hide()
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(REASON_TIME)
        self._patience.timeout.connect(self.forget_reason)
        self._keys: BarKeys | None = None
        self._room = 0.0
        self.stepper.hide()

    def listen_on(self, page: QWidget) -> BarKeys:
        """Make the bar's keys work wherever the focus is inside the page."""
        self._keys = BarKeys(self, page)
        return self._keys

    # --- What is shown ---------------------------------------------------------------------

    def show_question(self, question: Question) -> None:
        self.question = question
        self._asking_to_end = False
        self._thinking = None
        self._why = None
        self._preview = None
        self._pointed = ""
        self._reason = None
        self._patience.stop()
        self._refill()

    def show_reason(self, reason: Reason) -> None:
        """Show for a while why something is impossible, instead of the question."""
        self._reason = reason
        self._patience.start()
        if self._asking_to_end:  # a reason is never shown above the buttons of another question
            self._asking_to_end = False
            self._refill()
        self._refresh_texts()

    def show_why(self, seat: Seat, why: Why | None) -> None:
        """Show the reasons of a bot until something else happens."""
        self._why = (seat, why)
        self.forget_reason()
        self._refresh_texts()

    def show_thinking(self, percent: int) -> None:
        """The bot that has to decide takes its time."""
        self._thinking = percent
        self._refresh_texts()

    def offer_hint(self, is_offered: bool, can_ask: bool) -> None:
        """Whether hints can be asked for in this game, and now."""
        self.hint_button.setEnabled(can_ask)
        if is_offered is self.hint_button.isHidden():
            self.hint_button.setVisible(is_offered)
            self._lay_out()

    @property
    def reason(self) -> Reason | None:
        """The reason shown instead of the question."""
        return self._reason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a reason opens the rule behind it."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._ask_for_rule()
        super().mouseReleaseEvent(event)

    def _ask_for_rule(self) -> None:
        if self._reason is not None:
            self.rule_asked.emit(self._reason.id)

    def _consider(self, choice: Choice | None, here: bool) -> None:
        self.considered.emit(choice if here else None)

    def forget_reason(self) -> None:
        self._reason = None
        self._refresh_texts()

    def show_preview(self, choice: Choice | None, preview: Preview | None) -> None:
        """Show what the choice under the mouse would change."""
        self._preview = None if choice is None or preview is None else (choice, preview)
        self._refresh_texts()

    def set_look(self, style: Style) -> None:
        self._style = style
        self._lay_out()
        self.update()

    def place(self, rect: QRectF) -> None:
        """Cover this rectangle of the table, and a little more for the shadow."""
        self.setGeometry(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect())

    def retranslate(self) -> None:
        """Fill the bar in the new language and keep the sum that was set."""
        if self.question is not None:
            named = self.stepper.named
            self._refill()
            if named is not None:
                self.stepper.name(named)
                self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # --- What is done ----------------------------------------------------------------------

    def press(self, key: int) -> None:
        """Press the button with this digit."""
        for button in self.buttons:
            if button.key == key and button.isEnabled():
                button.click()
                return
        if self.stepper.key == key and self.stepper.isVisibleTo(self):
            self.stepper.commit()

    def agree(self) -> None:
        """Enter: choose the sum that was set, otherwise press the first button.

        If that one declines, Enter offers the sum: nothing is refused by accident.
        """
        if self.stepper.is_offering and (self.stepper.touched or self.only_declines):
            self.stepper.commit()
        elif self.buttons:
            self.buttons[0].click()

    @property
    def only_declines(self) -> bool:
        """No button agrees to anything."""
        return all(button.key == LAST_KEY for button in self.buttons)

    @property
    def sum_place(self) -> int:
        """The sum stands behind the button that agrees, and before those that decline."""
        return 0 if self.only_declines else 1

    def end_turn(self) -> None:
        """End the turn, or ask first if actions would be wasted."""
        question = self.question
        if question is None or not question.can_end:
            return
        if self.confirms_end and not self._asking_to_end and wastes_actions(question):
            self._asking_to_end = True
            self._preview, self._pointed = None, ""  # the question comes first
            self._reason = None
            self._patience.stop()
            self._refill()
            return
        self.chosen.emit(EndTurn())

    # --- Filling ---------------------------------------------------------------------------

    def _refill(self) -> None:
        question = self.question
        assert question is not None
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        entries = bar_entries(question, ending=self._asking_to_end)
        self.buttons = [self._make_button(entry) for entry in entries]
        amounts = bar_amounts(question, ending=self._asking_to_end)
        self.stepper.offer(amounts, self._label_of)
        self.stepper.key = 1 + sum(entry.key < LAST_KEY for entry in entries)
        self._lock(self.stepper.say, self.stepper.choice())
        self._refill_fixed(question)
        self._order_tabs()
        self._refresh_texts()
        if self._keys is not None:
            asks = self._asking_to_end or self.stepper.is_offering
            self._keys.allow(question, asks=asks)

    def _order_tabs(self) -> None:
        """The Tab key goes through the buttons from left to right."""
        buttons: list[BarButton] = [*self.buttons]
        if self.stepper.is_offering:
            buttons[self.sum_place : self.sum_place] = self.stepper.buttons
        fixed = [self.hint_button, self.undo_button, self.redo_button, self.end_button]
        for before, after in pairwise([self.rule_button, *buttons, *fixed]):
            self.setTabOrder(before, after)

    def _make_button(self, entry: BarEntry) -> BarButton:
        kind = ButtonKind.PRIMARY if entry.is_primary else ButtonKind.PLAIN
        button = BarButton(self, kind, entry.icon)
        button.setText(entry.text)
        button.key = entry.key
        button.show_barrier(entry.barrier)
        button.pointed.connect(partial(self._point, button))
        if isinstance(entry.action, Choice):
            button.pointed.connect(partial(self._consider, entry.action))
        button.clicked.connect(partial(self._run, entry.action))
        button.show()
        return button

    def _run(self, action: Choice | BarCommand) -> None:
        match action:
            case Choice():
                self.chosen.emit(action)
            case BarCommand.END_RECAP:
                pass  # any key or click ends it already
            case BarCommand.NEXT_STEP:
                self.next_asked.emit()
            case BarCommand.WATCH:
                self.watch_asked.emit()
            case BarCommand.FINISH:
                self.finish_asked.emit()
            case BarCommand.WHY:
                assert self.question is not None
                self.show_why(self.question.seat, self.question.why)
                self.why_asked.emit()
            case BarCommand.END_TURN:
                self.end_turn()
            case BarCommand.KEEP_PLAYING:
                self._asking_to_end = False
                self._refill()
            case BarCommand.DO_ANYWAY:
                self._do_anyway()
            case BarCommand.RECONSIDER:
                assert self.question is not None
                self.show_question(self.question._replace(caution=None))
            case BarCommand.NEVER_WARN:
                self.warnings_switched_off.emit()
                self._do_anyway()
            case BarCommand.DEAL:
                self.deal_asked.emit()
            case BarCommand.NEVER_CONFIRM:
                self.confirm_switched_off.emit()
                self.chosen.emit(EndTurn())

    def _do_anyway(self) -> None:
        assert self.question is not None
        if self.question.caution is not None:
            self.confirmed.emit(self.question.caution.choice)

    def _lock(self, button: BarButton, choice: Choice | None) -> None:
        """Show on a button that its choice cannot be undone."""
        assert self.question is not None
        words = PromptWords(self.question)
        button.show_barrier("" if choice is None else words.barrier_of(choice))

    def _point(self, button: BarButton, entered: bool) -> None:
        """Say instead of the question why the button under the mouse could not be undone."""
        pointed = button.barrier if entered else ""
        if pointed != self._pointed:
            self._pointed = pointed
            self._refresh_texts()

    def _refill_fixed(self, question: Question) -> None:
        """Update undo, redo and End turn, which are always there."""
        self.undo_button.setEnabled(question.barrier is None)
        self.undo_button.setToolTip(plain_tip(PromptWords(question).undo()))
        self.undo_button.setAccessibleName(self.tr("Undo"))
        self.redo_button.setEnabled(question.can_redo)
        self.redo_button.setToolTip(plain_tip(PromptWords(question).redo()))
        self.redo_button.setAccessibleName(self.tr("Redo"))
        self.hint_button.setText(self.tr("Hint"))
        keys = key_name("hint")
        tip = self.tr("Three moves worth considering ({keys})") if keys else ""
        self.hint_button.setToolTip(plain_tip(tip.format(keys=keys)))
        self.end_button.setText(self.tr("End turn"))
        self.end_button.arm()
        is_asking = self._asking_to_end or question.caution is not None
        self.end_button.setEnabled(question.can_end and not is_asking)
        self._lock(self.end_button, EndTurn() if question.can_end else None)

    # --- Words -----------------------------------------------------------------------------

    def _label_of(self, choice: Choice) -> str:
        question = self.question
        assert question is not None
        assert question.decision is not None
        return choice_label(choice, question.decision, question.state, Voice(question.setup))

    def sentence(self) -> str:
        """The text in the bar."""
        said = self._said()
        return "" if said is None else said.text()

    def _said(self) -> BarSentence | None:
        if self.question is None:
            return None
        return BarSentence(
            self.question,
            reason=self._reason,
            preview=self._preview,
            pointed=self._pointed,
            why=self._why,
            thinking=self._thinking,
            ending=self._asking_to_end,
        )

    def _refresh_texts(self) -> None:
        said = self._said()
        if said is None:
            return
        self.content = said.content()
        self.rule_button.setText(self.tr("See rule"))
        self.rule_button.setVisible(self._reason is not None)
        self.setToolTip(plain_tip(self._shown_in_tip()))
        self.setAccessibleName(self.tr("Prompt"))
        self.setAccessibleDescription(f"{self.content.name}: {self.content.sentence}")
        self._lay_out()

    def _shown_in_tip(self) -> str:
        if self._reason is None:
            return self.content.sentence
        keys = key_name("rules")
        if keys:
            hint = self.tr("Click or press {keys} to read the rule").format(keys=keys)
        else:
            hint = self.tr("Click to read the rule")
        return f"{self.content.sentence}\n{hint}"

    # --- Laying out and painting -----------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        room, self._room = self._room, fit_buttons(self, self._style)
        if room == self._room:  # only the sentence changed: the buttons need no repaint
            self.update(0, 0, math.ceil(room) + 1, self.height())
        else:
            self.update()

    def words_rect(self) -> QRectF:
        """The name, the actions left and the sentence, left of the buttons."""
        inside = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        inside.setRight(max(inside.left(), self._room))
        return inside

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        BarPainter(painter, QRectF(self.rect()), self._style, self.content).paint(self._room)
        painter.end()
