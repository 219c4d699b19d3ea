"""The list of lessons: what each is about, how far the player is, and what has been learned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop.lessons.lesson import Lesson
from pamir_desktop.lessons.marks import Mark
from pamir_desktop.lessons.progress import Progress
from pamir_desktop.views.art.table_parts import paint_slip, table_cloth
from pamir_desktop.views.style import BODY, Style, list_sheet
from pamir_desktop.views.texts.lesson_texts import lesson_text, lesson_title, mark_text
from pamir_desktop.views.texts.translation import number_text
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .rosettes import rosette_icon

WIDTH: Final = 920
HEIGHT: Final = 560


class LessonsPage(QWidget):
    lesson_chosen = Signal(object)  # Lesson
    text_asked = Signal()  # "Your first game", to read instead
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self._lessons: tuple[Lesson, ...] = ()
        self._progress = Progress()
        self._panel = QWidget(self)
        self.title = PlainLabel()
        self.intro = PlainLabel()
        self.list = QListWidget()
        self.name, self.facts, self.text = PlainLabel(), PlainLabel(), PlainLabel()
        self.known_head, self.known = PlainLabel(), PlainLabel()
        self.start_button = QPushButton()
        self.start_button.setProperty("part", "primary")
        self.text_button = QPushButton()
        self.close_button = QPushButton()
        for label in (self.intro, self.name, self.text, self.known):
            label.setWordWrap(True)
        self.list.currentRowChanged.connect(self._show_details)
        self.list.itemActivated.connect(lambda _item: self._choose())
        self.start_button.clicked.connect(self._choose)
        self.text_button.clicked.connect(self.text_asked)
        self.close_button.clicked.connect(self.closed)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        details = QVBoxLayout()
        for label in (self.name, self.facts, self.text, self.known_head, self.known):
            details.addWidget(label)
        details.addStretch(1)
        details.addWidget(self.start_button, 0, Qt.AlignmentFlag.AlignRight)
        self._details = details
        middle = QHBoxLayout()
        middle.addWidget(self.list, 5)
        middle.addLayout(details, 6)
        self._middle = middle
        foot = QHBoxLayout()
        foot.addWidget(self.text_button)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        self._column = QVBoxLayout(self._panel)
        self._column.addWidget(self.title)
        self._column.addWidget(self.intro)
        self._column.addLayout(middle, 1)
        self._column.addLayout(foot)

    # --- Content -----------------------------------------------------------------------------

    def show_progress(self, lessons: Sequence[Lesson], progress: Progress) -> None:
        """The next lesson is selected."""
        self._lessons, self._progress = tuple(lessons), progress
        self.retranslate()
        self.list.setCurrentRow(self._lessons.index(progress.next_lesson(self._lessons)))

    def current(self) -> Lesson | None:
        row = self.list.currentRow()
        return self._lessons[row] if 0 <= row < len(self._lessons) else None

    def _choose(self) -> None:
        lesson = self.current()
        if lesson is not None:
            self.lesson_chosen.emit(lesson)

    def _fill(self) -> None:
        row = self.list.currentRow()
        with QSignalBlocker(self.list):
            self.list.clear()
            side, ratio = self._style.px(24), self.devicePixelRatioF()
            for lesson in self._lessons:
                mark = self._progress.mark(lesson)
                item = QListWidgetItem(rosette_icon(mark, side, self._style, ratio), "")
                item.setText(lesson_title(lesson))
                item.setData(
                    Qt.ItemDataRole.AccessibleTextRole, f"{lesson_title(lesson)}, {mark_text(mark)}"
                )
                item.setSizeHint(QSize(0, self._style.px(42)))
                self.list.addItem(item)
            self.list.setCurrentRow(row)

    def _show_details(self) -> None:
        lesson = self.current()
        if lesson is None:
            return
        mark = self._progress.mark(lesson)
        self.name.setText(lesson_text(lesson.title))
        minutes = self.tr("about %n minute(s)", "", lesson.minutes)
        facts = (str(lesson.year), minutes, mark_text(mark))
        self.facts.setText(" · ".join(facts))
        self.text.setText(lesson_text(lesson.opening))
        known = mark is Mark.DONE
        self.known_head.setVisible(known)
        self.known.setVisible(known)
        self.known.setText("\n".join(f"•  {lesson_text(text)}" for text in lesson.known))
        self.start_button.setText(self._start_words(lesson, mark))

    def _start_words(self, lesson: Lesson, mark: Mark) -> str:
        bookmark = self._progress.bookmark
        if bookmark is not None and bookmark.lesson == lesson.id and bookmark.step:
            text = self.tr("Continue at step {step} of {steps}")
            step, steps = number_text(bookmark.step + 1), number_text(len(lesson.steps))
            return text.format(step=step, steps=steps)
        return self.tr("Play again") if mark is Mark.DONE else self.tr("Begin")

    # --- Look and language -------------------------------------------------------------------

    def set_look(self, style: Style) -> None:
        self._style = style
        self._lay_out()
        self._fill()
        self._show_details()

    def retranslate(self) -> None:
        self.title.setText(self.tr("How to play"))
        self.intro.setText(
            self.tr(
                "Eight lessons at the real table, one story. Each takes a few minutes; you can"
                " stop at any time and go on later."
            )
        )
        self.known_head.setText(self.tr("What you know now"))
        self.text_button.setText(self.tr("Read “Your first game” instead"))
        self.close_button.setText(self.tr("Back to the start page"))
        self.list.setAccessibleName(self.tr("Lessons"))
        self._fill()
        self._show_details()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def focus_first(self) -> None:
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _grown(self) -> Style:
        return self._style.grown(self.width(), self.height())

    def _lay_out(self) -> None:
        style = self._grown()
        px, theme = style.px, style.theme
        self._column.setContentsMargins(px(30), px(24), px(30), px(22))
        self._column.setSpacing(px(12))
        self._middle.setSpacing(px(26))
        self._details.setSpacing(px(9))
        self.title.setFont(style.serif(BODY * 1.9, 700))
        self.intro.setFont(style.serif(BODY + 1))
        self.intro.setStyleSheet(f"color: {theme.ink_second};")
        self.name.setFont(style.serif(BODY * 1.5, 700))
        self.facts.setFont(style.sans(BODY - 1))
        self.facts.setStyleSheet(f"color: {theme.ink_second};")
        self.text.setFont(style.serif(BODY + 2))
        self.known_head.setFont(style.sans(BODY, 700))
        self.known.setFont(style.serif(BODY + 1))
        self.list.setFont(style.sans(BODY + 1))
        self.list.setIconSize(QSize(px(24), px(24)))
        self.list.setStyleSheet(list_sheet(style))
        self._panel.setGeometry(self._slip().toRect())
        self.update()

    def _slip(self) -> QRectF:
        scale = self._grown().scale
        wide = min(self.width() - 40.0, WIDTH * scale)
        high = min(self.height() - 24.0, HEIGHT * scale)
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) == Qt.Key.Key_Escape:
            self.closed.emit()
        elif Qt.Key(event.key()) in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            focused = self.focusWidget()
            if isinstance(focused, QPushButton):  # the list has chosen already
                focused.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._style.theme
        painter.drawPixmap(0, 0, table_cloth(self.size(), self.devicePixelRatioF(), theme))
        paint_slip(painter, self._slip(), theme, 12)
        painter.end()
