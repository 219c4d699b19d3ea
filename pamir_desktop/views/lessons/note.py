"""The note: the teacher's words on a slip of parchment, beside what they speak of."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPropertyAnimation,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QContextMenuEvent, QFont, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGraphicsOpacityEffect,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop.views.art.brush import alpha
from pamir_desktop.views.art.table_parts import paint_slip
from pamir_desktop.views.style import BODY, Style
from pamir_desktop.views.texts.lesson_texts import teacher_name
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .note_content import NoteContent
from .seal import seal

WIDTH: Final = 348
SHADOW: Final = 10
FADED: Final = 0.2
SEAL: Final = 46
GLIDE: Final = 260
"""Milliseconds that a note takes to its next place."""
NOD: Final = 4
"""Pixels by which the teacher nods."""
NOD_TIME: Final = 320


class LessonNote(QWidget):
    continued = Signal()
    back_asked = Signal()
    show_asked = Signal()  # show the way of the hand
    help_asked = Signal()  # make the choice for the player
    hint_asked = Signal()
    solution_asked = Signal()
    restart_asked = Signal()
    skip_asked = Signal()
    leave_asked = Signal()
    tool_asked = Signal(str)  # the name of a menu action
    link_pointed = Signal(str)
    link_chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.content = NoteContent("", "")
        self._style = Style()
        self._tools: list[QPushButton] = []
        self.seal = QToolButton()
        self.seal.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.seal.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.menu = QMenu(self)
        self.seal.setMenu(self.menu)
        self._restart, self._skip, self._leave = QAction(self), QAction(self), QAction(self)
        self._solution = QAction(self)
        for action, signal in (
            (self._restart, self.restart_asked),
            (self._skip, self.skip_asked),
            (self._solution, self.solution_asked),
            (self._leave, self.leave_asked),
        ):
            self.menu.addAction(action)
            action.triggered.connect(signal)
        self.heading = PlainLabel()
        self.reaction = PlainLabel()
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.text.linkHovered.connect(self.link_pointed)
        self.text.linkActivated.connect(self.link_chosen)
        self.waiting = PlainLabel()
        for label in (self.reaction, self.text, self.waiting):
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.back_button = QPushButton()
        self.hint_button = QPushButton()
        self.show_button = QPushButton()
        self.help_button = QPushButton()
        self.continue_button = QPushButton()
        self.continue_button.setProperty("part", "primary")
        self.back_button.clicked.connect(self.back_asked)
        self.hint_button.clicked.connect(self.hint_asked)
        self.show_button.clicked.connect(self.show_asked)
        self.help_button.clicked.connect(self.help_asked)
        self.continue_button.clicked.connect(self.continued)
        self._lay_out()
        self._fade = QGraphicsOpacityEffect(self)
        self._fade.setOpacity(FADED)
        self._fade.setEnabled(False)
        self.setGraphicsEffect(self._fade)
        self._glide = QPropertyAnimation(self, b"pos", self)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._nod = QPropertyAnimation(self.seal, b"pos", self)
        self._nod.setDuration(NOD_TIME)
        self.setAccessibleName(teacher_name())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.retranslate()
        self.hide()

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._top = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(3)
        for label in (self.heading, self.reaction, self.text):
            words.addWidget(label)
        words.addStretch(1)
        self._top.addWidget(self.seal, 0, Qt.AlignmentFlag.AlignTop)
        self._top.addLayout(words, 1)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.back_button)
        self._foot.addStretch(1)
        for button in (self.hint_button, self.show_button, self.help_button, self.continue_button):
            self._foot.addWidget(button)
        self._column.addLayout(self._top)
        self._column.addWidget(self.waiting)
        self._column.addLayout(self._foot)

    # --- Content -----------------------------------------------------------------------------

    def show_content(self, content: NoteContent) -> None:
        """Fill the note; whoever shows it places it afterwards."""
        is_other = content.is_puzzle != self.content.is_puzzle
        self.content = content
        if is_other:
            self.retranslate()
        self.heading.setText(content.heading)
        self.reaction.setText(content.reaction)
        self.reaction.setVisible(bool(content.reaction))
        self.text.setText(content.text)
        self.waiting.setText(content.waiting)
        self.waiting.setVisible(bool(content.waiting))
        self.back_button.setVisible(content.can_go_back)
        self.hint_button.setVisible(content.can_hint)
        self.show_button.setVisible(content.can_show and not content.can_help)
        self.help_button.setVisible(content.can_help)
        self.continue_button.setVisible(content.can_continue)
        emphasis = "primary" if content.can_undo else ""
        if self.back_button.property("part") != emphasis:
            self.back_button.setProperty("part", emphasis)
            self.back_button.style().unpolish(self.back_button)
            self.back_button.style().polish(self.back_button)
        self.setAccessibleDescription(" ".join(filter(None, (content.reaction, content.waiting))))

    def show_tools(self, tools: list[tuple[str, str]]) -> None:
        """Buttons for the keys the sentence speaks of: the name of the action and its words."""
        for button in self._tools:
            button.hide()
            button.deleteLater()
        self._tools = []
        for name, words in tools:
            button = QPushButton(words, self)
            button.clicked.connect(lambda _=False, name=name: self.tool_asked.emit(name))
            self._foot.insertWidget(2, button)
            self._tools.append(button)

    def wanted_size(self, width: int = 0) -> QSize:
        """As wide as usual or as the room that is left for it, as high as the words need."""
        width = (width or self._style.px(WIDTH)) + 2 * SHADOW
        self._column.invalidate()
        self._column.activate()
        least = self._column.minimumSize().width()
        width = max(width, least)
        return QSize(width, self._column.heightForWidth(width))

    def paper(self) -> QRectF:
        """The slip itself, without its shadow, in coordinates of the parent."""
        return QRectF(self.geometry()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)

    def move_to(self, place: QRectF, milliseconds: int) -> None:
        """`place` is that of the paper; the note glides there unless there is no motion."""
        corner = QPoint(round(place.left()) - SHADOW, round(place.top()) - SHADOW)
        size = QSize(round(place.width()) + 2 * SHADOW, round(place.height()) + 2 * SHADOW)
        self._glide.stop()
        self.resize(size)
        if not milliseconds or self.isHidden() or self.pos() == corner:
            self.move(corner)
            return
        self._glide.setDuration(min(GLIDE, milliseconds))
        self._glide.setEndValue(corner)
        self._glide.start()

    def target(self) -> QRectF:
        """Where the paper is, or is gliding to."""
        moving = self._glide.state() is QPropertyAnimation.State.Running
        corner = self._glide.endValue() if moving else self.pos()
        paper = self.paper()
        paper.moveTopLeft(corner + QPoint(SHADOW, SHADOW))
        return paper

    def nod(self) -> None:
        """The teacher agrees: his seal goes down a little and up again, once."""
        self._column.activate()
        place = self.seal.pos()
        self._nod.stop()
        self._nod.setKeyValueAt(0, place)
        self._nod.setKeyValueAt(0.45, place + QPoint(0, self._style.px(NOD)))
        self._nod.setKeyValueAt(1, place)
        self._nod.start()

    def fade(self, faded: bool) -> None:
        """While something is dragged, what is below can be seen."""
        self._fade.setEnabled(faded)

    # --- Look and language -------------------------------------------------------------------

    def set_look(self, style: Style) -> None:
        self._style = style
        px, theme = style.px, style.theme
        pad = px(12) + SHADOW
        self._column.setContentsMargins(pad, px(11) + SHADOW, pad, px(12) + SHADOW)
        self._column.setSpacing(px(7))
        self._top.setSpacing(px(10))
        self._foot.setSpacing(px(6))
        side = px(SEAL)
        self.seal.setIcon(QIcon(seal(style, side, self.devicePixelRatioF())))
        self.seal.setIconSize(QSize(side, side))
        self.seal.setFixedSize(side + 4, side + 4)
        self.text.setFont(style.serif(BODY + 2))
        italic = QFont(style.serif(BODY + 1))
        italic.setItalic(True)
        self.reaction.setFont(italic)
        self.heading.setFont(style.sans(BODY - 2.5, 600))
        self.waiting.setFont(style.sans(BODY - 2))
        second = f"color: {theme.ink_second};"
        self.heading.setStyleSheet(second)
        self.waiting.setStyleSheet(second)
        self.reaction.setStyleSheet(f"color: {theme.brass};")
        self.setStyleSheet(
            f"QPushButton {{ padding: {px(3)}px {px(10)}px; font-size: {px(BODY - 1)}px; }}"
            f"QPushButton:focus {{ padding: {px(3) - 1}px {px(10) - 1}px; }}"
            "QToolButton::menu-indicator { image: none; }"
        )
        self.update()

    def retranslate(self) -> None:
        self.back_button.setText(self.tr("Back"))
        self.hint_button.setText(self.tr("Hint"))
        self.show_button.setText(self.tr("Show me"))
        self.help_button.setText(self.tr("Do it for me"))
        self.continue_button.setText(self.tr("Continue"))
        self._solution.setVisible(self.content.is_puzzle)
        if self.content.is_puzzle:
            self._solution.setText(self.tr("Show the solution"))
            self._restart.setText(self.tr("Start the puzzle again"))
            self._skip.setText(self.tr("Next puzzle"))
            self._leave.setText(self.tr("Leave the puzzles"))
            about = self.tr("Solution, start again, next puzzle or leave")
        else:
            self._restart.setText(self.tr("Start the lesson again"))
            self._skip.setText(self.tr("Skip this lesson"))
            self._leave.setText(self.tr("Leave the lessons"))
            about = self.tr("Start again, skip or leave the lesson")
        self.seal.setToolTip(about)
        self.seal.setAccessibleName(about)
        self.setAccessibleName(teacher_name())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """By the right button, or by the menu key once the note has the focus."""
        self.menu.popup(self.seal.mapToGlobal(self.seal.rect().bottomLeft()))

    # --- Painting ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        paint_slip(painter, box, self._style.theme, 9, active=self.hasFocus())
        self._paint_dots(painter, box)
        painter.end()

    def _paint_dots(self, painter: QPainter, box: QRectF) -> None:
        """A row along the lower edge: the steps so far, this one, and those to come."""
        steps, theme = self.content.steps, self._style.theme
        if not steps:
            return
        room = box.adjusted(self._style.px(14), 0, -self._style.px(14), 0)
        pitch = min(room.width() / steps, self._style.px(12))
        reach = max(1.2, min(pitch * 0.22, self._style.scale * 2.2))
        left, y = box.center().x() - pitch * (steps - 1) / 2, box.bottom() - self._style.px(5)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(steps):
            here = step == self.content.step
            painter.setBrush(alpha(theme.brass, 1.0 if step <= self.content.step else 0.28))
            size = reach * (1.5 if here else 1.0)
            painter.drawEllipse(QRectF(left + step * pitch - size, y - size, 2 * size, 2 * size))
