"""What does not fit: texts that are cut, shortened or written over each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QTextEdit,
    QToolButton,
    QWidget,
)

from pamir_desktop.views.art.text_fit import LEGIBLE

from .words_painted import SLACK, Painted, Recorder

ROUNDING = 0.15
"""Of pixels that became points and pixels again."""
READ_ON_TABLE = 90
"""The width from which on a card is read where it is (see `layout.detail_at`)."""
LEAST_OVERLAP = 2.0
"""Pixels in both directions from which on two texts disturb each other."""


def misfits(widget: QWidget, recorder: Recorder) -> set[str]:
    """Everything on the widget, which has just been painted while the recorder was on."""
    found = {f"cut: {one.text}" for one in recorder.painted if one.is_cut and one.text}
    for together in recorder.on_widgets():
        found |= {f"outside: {one.text}" for one in together if _is_outside(one, widget)}
        found |= {
            f"overlap: {one.text} / {other.text}"
            for one, other in combinations(together, 2)
            if _overlap(one, other)
        }
    return found | narrow(widget)


def unreadable(recorder: Recorder) -> set[str]:
    """Words in letters too small to read, except on cards of others, which are read enlarged."""
    return {
        f"{one.size:.1f} px: {one.text}"
        for one in recorder.painted
        if one.size < LEGIBLE - ROUNDING
        and any(map(str.isalpha, one.text))
        and (one.widget is not None or one.surface_width >= READ_ON_TABLE)
    }


def narrow(widget: QWidget) -> set[str]:
    """What Qt itself paints: widgets that are too small for their words, or cover each other."""
    shown = [widget, *(child for child in widget.findChildren(QWidget) if child.isVisible())]
    found = {f"narrow {type(one).__name__}: {_text(one)}" for one in shown if not _is_roomy(one)}
    return found | {f"widgets overlap: {_text(a)} / {_text(b)}" for a, b in _covering(shown)}


# --- Painted texts -----------------------------------------------------------------------------


def _is_outside(one: Painted, window: QWidget) -> bool:
    """It leaves the widget on which it is painted."""
    surface = one.widget
    assert surface is not None
    at = surface.mapTo(window, surface.rect().topLeft()) if surface is not window else None
    room = QRect(surface.rect()) if at is None else QRect(at, surface.size())
    inside = room.toRectF().adjusted(-SLACK, -SLACK, SLACK, SLACK)
    return bool(one.text.strip()) and not inside.contains(one.rect)


def _overlap(one: Painted, other: Painted) -> bool:
    """A text and its own shadow do not disturb each other."""
    common = one.rect.intersected(other.rect)
    both = common.width() > LEAST_OVERLAP and common.height() > LEAST_OVERLAP
    return both and one.text != other.text


# --- Widgets -----------------------------------------------------------------------------------


def _text(widget: QWidget) -> str:
    match widget:
        case QLabel() | QAbstractButton() | QLineEdit():
            return widget.text()
        case QComboBox():
            return widget.currentText()
        case _:
            return widget.objectName()


def _is_roomy(widget: QWidget) -> bool:
    room = widget.contentsRect().size()
    match widget:
        case QLabel() if widget.text():
            return _label_fits(widget)
        case QPushButton() | QCheckBox() | QRadioButton() | QComboBox():
            need = widget.sizeHint()
            return widget.width() >= need.width() - 1 and widget.height() >= need.height() - 1
        case QToolButton() if widget.text() and widget.icon().isNull():
            return room.width() >= widget.fontMetrics().horizontalAdvance(widget.text())
        case QLineEdit():
            text = widget.text() or widget.placeholderText()
            return room.width() - 8 >= widget.fontMetrics().horizontalAdvance(text)
        case QListWidget():
            return not list(_shortened(widget))
        case QTextEdit():
            return widget.horizontalScrollBar().maximum() <= 2 * widget.document().documentMargin()
        case QGraphicsView():
            return True
        case QAbstractScrollArea():
            inner = getattr(widget, "widget", lambda: None)()
            return inner is None or inner.width() <= widget.viewport().width()
        case _:
            return True


def _label_fits(label: QLabel) -> bool:
    room: QSize = label.contentsRect().size()
    if label.wordWrap():
        return label.heightForWidth(label.width()) <= label.height() + 1
    if "<" in label.text():
        document = QTextDocument()
        document.setDefaultFont(label.font())
        document.setHtml(label.text())
        return document.idealWidth() <= room.width() + SLACK
    lines = label.text().split("\n")
    metrics = label.fontMetrics()
    wide = max(metrics.horizontalAdvance(line.replace("&", "")) for line in lines)
    return wide <= room.width() + 1 and metrics.height() * len(lines) <= room.height() + 1


def _shortened(view: QListWidget) -> Iterator[str]:
    """Entries that end with an ellipsis; a list that paints its own is recorded elsewhere."""
    if type(view.itemDelegate()).__module__.startswith("pamir_desktop"):
        return
    for row in range(view.count()):
        item = view.item(row)
        wide = view.fontMetrics().horizontalAdvance(item.text())
        if not item.isHidden() and wide > view.visualItemRect(item).width() - 12:
            yield item.text()


def _covering(shown: list[QWidget]) -> Iterator[tuple[QWidget, QWidget]]:
    """Two that say something and overlap in the same parent."""
    speaking = [one for one in shown if isinstance(one, QLabel | QAbstractButton) and _text(one)]
    for one, other in combinations(speaking, 2):
        if one.parentWidget() is other.parentWidget():
            common = one.geometry().intersected(other.geometry())
            if common.width() > LEAST_OVERLAP and common.height() > LEAST_OVERLAP:
                yield one, other
