"""Faces painted ahead, one in each idle moment: a card that is bought or played shows at once."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from pamir_desktop.model.words import HIDDEN, NO_CARD, CardId
from pamir_desktop.views.art.faces import face
from pamir_desktop.views.texts.card_texts import card_words

from .position import Position
from .table_item import Setting

PAUSE_MILLISECONDS = 25  # between two faces, so that input never waits for more than one


class FacesAhead(QObject):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: list[tuple[CardId, float]] = []
        self._setting: Setting | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE_MILLISECONDS)
        self._timer.timeout.connect(self._paint_one)

    def prepare(self, position: Position, setting: Setting) -> None:
        """What lies in the market may be bought; what is held may be played."""
        layout, state = setting.layout, position.state
        market = [card for card in state.market_cards if card != NO_CARD]
        hand = [card for card in position.player(position.seat).hand if card != HIDDEN]
        self._setting = setting
        self._wanted = [(card, layout.own_card) for card in market if card <= 100]
        self._wanted += [(card, layout.other_card) for card in hand + market if card <= 100]
        self._timer.start()

    def _paint_one(self) -> None:
        setting = self._setting
        if not self._wanted or setting is None:
            self._timer.stop()
            return
        card, width = self._wanted.pop(0)
        look = setting.look
        face(card, card_words(card), width, setting.ratio, look.theme, look.palette)
