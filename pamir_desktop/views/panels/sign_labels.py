"""Labels of the card details that explain themselves and lead to their page of the rules."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from pamir_desktop.model.setup import Setup
from pamir_desktop.model.terms import NO_CARD, CardId
from pamir_desktop.views.table.card_signs import card_signs
from pamir_desktop.views.table.signs import Sign
from pamir_desktop.views.texts.plain_text import narrow_tip
from pamir_desktop.views.texts.sign_texts import sign_text
from pamir_desktop.views.widgets.plain_label import PlainLabel

STEPS: Final = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
}


class SignLabel(PlainLabel):
    """A term: a click or Enter asks for its rule, arrows go to the next term."""

    asked = Signal(Sign)
    pointed = Signal(Sign)  # under the mouse or the focus; None for none
    left = Signal(int)  # by an arrow: -1 backward, 1 forward

    def __init__(self, text: str, sign: Sign, setup: Setup, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.sign = sign
        said = sign_text(sign, setup)
        self.setToolTip(narrow_tip(said.tip()))
        self.setAccessibleDescription(said.text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty("part", "term")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.asked.emit(self.sign)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.asked.emit(self.sign)
        elif key in STEPS:
            self.left.emit(STEPS[key])
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(self.sign)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """By keyboard it explains itself as under the mouse."""
        super().focusInEvent(event)
        self.pointed.emit(self.sign)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            QToolTip.showText(self.mapToGlobal(QPoint(0, self.height() - 8)), self.toolTip(), self)


class CardPicture(PlainLabel):
    """The enlarged card: what is under the mouse explains itself."""

    asked = Signal(Sign)
    pointed = Signal(Sign)  # under the mouse; None for none

    def __init__(self) -> None:
        super().__init__()
        self._card: CardId = NO_CARD
        self._setup: Setup | None = None
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)

    def show_signs(self, card: CardId, setup: Setup | None) -> None:
        """Of the card that is pictured."""
        self._card, self._setup = card, setup
        self.setToolTip("")

    def _sign_at(self, at: QPointF) -> Sign | None:
        picture = self.pixmap()
        wide = picture.width() / max(1.0, picture.devicePixelRatio())
        if not wide:
            return None
        inside = at - QPointF((self.width() - wide) / 2, 0)
        signs = card_signs(self._card, wide)
        return next((sign for sign, rect in signs if rect.contains(inside)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        sign = self._sign_at(event.position())
        is_known = sign is not None and self._setup is not None
        shape = Qt.CursorShape.PointingHandCursor if is_known else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        tip = ""
        if sign is not None and self._setup is not None:
            tip = narrow_tip(sign_text(sign, self._setup).tip())
        if tip != self.toolTip():
            self.setToolTip(tip)
            QToolTip.hideText()
            self.pointed.emit(sign)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        sign = self._sign_at(event.position())
        if sign is not None and event.button() == Qt.MouseButton.LeftButton:
            self.asked.emit(sign)

    def leaveEvent(self, event: QEvent) -> None:
        self.setToolTip("")
        self.pointed.emit(None)
        super().leaveEvent(event)


class TermText(PlainLabel):
    """Sentences with terms as links, which Tab goes through one by one."""

    asked = Signal(Sign)
    pointed = Signal(Sign)  # under the mouse or the focus; None for none

    def __init__(self) -> None:
        super().__init__()
        self._signs: tuple[Sign, ...] = ()
        self._setup: Setup | None = None
        self._focused: int | None = None
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.linkHovered.connect(self._hover)
        self.linkActivated.connect(lambda link: self.asked.emit(self._signs[int(link)]))

    def show_terms(self, html: str, signs: tuple[Sign, ...], setup: Setup | None) -> None:
        """The text links to each sign by its number."""
        self._signs, self._setup, self._focused = signs, setup, None
        self.setToolTip("")
        self.setText(html)

    def _tip(self, sign: Sign) -> str:
        return "" if self._setup is None else narrow_tip(sign_text(sign, self._setup).tip())

    def _hover(self, link: str) -> None:
        sign = self._signs[int(link)] if link else None
        self.setToolTip("" if sign is None else self._tip(sign))
        self.pointed.emit(sign)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Qt selects the next link, or leaves the label after the last one."""
        stays = super().focusNextPrevChild(forward)
        if stays and self.hasSelectedText():
            beyond = -1 if forward else len(self._signs)
            before = beyond if self._focused is None else self._focused
            self._focus(before + (1 if forward else -1))
        return stays

    def _focus(self, place: int) -> None:
        self._focused = place
        sign = self._signs[place]
        if self._setup is not None:
            self.setAccessibleDescription(sign_text(sign, self._setup).spoken())
        QToolTip.showText(self.mapToGlobal(QPoint(0, self.height() - 8)), self._tip(sign), self)
        self.pointed.emit(sign)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        ways = {Qt.FocusReason.TabFocusReason: True, Qt.FocusReason.BacktabFocusReason: False}
        if self._signs and event.reason() in ways:
            self.focusNextPrevChild(ways[event.reason()])

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._focused = None
        self.pointed.emit(None)
