"""A deal between two people at one screen: what each gives, and perhaps rupees set aside.

The one who proposes fills in both halves; the rules say at once why an offer cannot be made. The
other one answers in the prompt bar. Cards named in an offer are shown to all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from pamir_desktop.model.decisions import Choice, Reason
from pamir_desktop.model.first_edition.choices import ProposeDeal
from pamir_desktop.model.first_edition.deal import Goods, Promise
from pamir_desktop.model.first_edition.terms import Deed, SpecialAction
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import HIDDEN, NO_CARD, CardId, Region, Seat
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.first_edition.first_terms import special_action_title
from pamir_desktop.views.texts.reasons import reason_text
from pamir_desktop.views.texts.voice import Voice
from pamir_desktop.views.widgets.paper_combo import PaperCombo
from pamir_desktop.views.widgets.plain_label import PlainLabel

MOST_RUPEES = 99
ANY = -1
"""No player or region is named."""


class GoodsBox(QWidget):
    """One half of a deal: rupees and hand cards."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = PlainLabel()
        self.title.setProperty("part", "caption")
        self.rupees_label = PlainLabel()
        self.rupees = QSpinBox()
        self.rupees.setRange(0, MOST_RUPEES)
        self.rupees_label.setBuddy(self.rupees)
        self.cards = QListWidget()
        self.cards.setMaximumHeight(110)
        row = QHBoxLayout()
        row.addWidget(self.rupees_label)
        row.addWidget(self.rupees, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.title)
        layout.addLayout(row)
        layout.addWidget(self.cards)
        self.reveal = QPushButton()
        self.reveal.setAutoDefault(False)
        layout.addWidget(self.reveal)
        layout.addStretch(1)
        self.rupees.valueChanged.connect(self.changed)
        self.cards.itemChanged.connect(self.changed)

    def fill(self, state: State, seat: Seat, voice: Voice) -> None:
        """What the player can give; a closed hand is shown when its owner asks for it."""
        player = state.players[seat]
        self.rupees.setMaximum(player.rupees)
        self.reveal.setVisible(HIDDEN in player.hand)
        self.show_cards([card for card in player.hand if card != HIDDEN], voice)

    def show_cards(self, cards: Sequence[CardId], voice: Voice) -> None:
        self.cards.clear()
        for card in cards:
            item = QListWidgetItem(voice.card(card))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
            item.setData(Qt.ItemDataRole.UserRole, int(card))
            self.cards.addItem(item)
        self.cards.setVisible(bool(cards))

    def goods(self) -> Goods:
        items = [self.cards.item(row) for row in range(self.cards.count())]
        cards = tuple(
            CardId(item.data(Qt.ItemDataRole.UserRole))
            for item in items
            if item.checkState() is Qt.CheckState.Checked
        )
        return Goods(self.rupees.value(), cards)


class DealDialog(QDialog):
    """Asks for an offer; `chosen` is emitted with it."""

    chosen = Signal(Choice)

    def __init__(
        self,
        state: State,
        hand_of: Callable[[Seat], Sequence[CardId]],
        why_not: Callable[[Choice], Reason | None],
        style: Style,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._state = state
        self._hand_of = hand_of
        self._why_not = why_not
        self._voice = Voice(state.setup)
        self.proposer, self.partner = PaperCombo(), PaperCombo()
        self.gives, self.takes = GoodsBox(), GoodsBox()
        self.promises = QCheckBox()
        self.aside = QSpinBox()
        self.aside.setRange(1, MOST_RUPEES)
        self.deed, self.thing = PaperCombo(), PaperCombo()
        self.on_player, self.on_region = PaperCombo(), PaperCombo()
        self.omission = QCheckBox()
        self.message = PlainLabel()
        self.message.setWordWrap(True)
        self.message.setProperty("part", "warning")
        self.offer, self.cancel = QPushButton(), QPushButton()
        self._build(style)
        self._fill_players()
        self._fill_deeds()
        self._name()
        self._refill_goods()
        self._connect()
        self._renew()

    def _build(self, style: Style) -> None:
        px = style.px
        self.offer.setProperty("part", "primary")
        self.offer.setDefault(True)
        head = QGridLayout()
        self._from, self._to = PlainLabel(), PlainLabel()
        for column, (label, combo) in enumerate(
            ((self._from, self.proposer), (self._to, self.partner))
        ):
            label.setBuddy(combo)
            head.addWidget(label, 0, column)
            head.addWidget(combo, 1, column)
        halves = QHBoxLayout()
        halves.addWidget(self.gives, 1)
        halves.addWidget(self.takes, 1)
        promise = QGridLayout()
        self._aside = PlainLabel()
        self._aside.setBuddy(self.aside)
        promise.addWidget(self._aside, 0, 0)
        promise.addWidget(self.aside, 0, 1)
        promise.addWidget(self.deed, 0, 2)
        promise.addWidget(self.thing, 0, 3)
        promise.addWidget(self.on_player, 1, 2)
        promise.addWidget(self.on_region, 1, 3)
        promise.addWidget(self.omission, 2, 2, 1, 2)
        promise.setColumnStretch(3, 1)
        promise.setContentsMargins(0, 0, 0, 0)
        self._promise = QWidget()
        self._promise.setLayout(promise)
        self._hint = PlainLabel()
        self._hint.setWordWrap(True)
        self._hint.setProperty("part", "hint")
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.offer)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(20), px(16), px(20), px(16))
        layout.setSpacing(px(10))
        layout.addLayout(head)
        layout.addLayout(halves)
        layout.addWidget(self.promises)
        layout.addWidget(self._promise)
        layout.addWidget(self._hint)
        layout.addWidget(self.message)
        layout.addLayout(buttons)
        self.setMinimumWidth(px(560))

    def _name(self) -> None:
        self.setWindowTitle(self.tr("Deal"))
        self._from.setText(self.tr("Who offers"))
        self._to.setText(self.tr("To whom"))
        for box in (self.gives, self.takes):
            box.rupees_label.setText(self.tr("Rupees"))
            box.cards.setAccessibleName(self.tr("Cards from the hand"))
            box.reveal.setText(self.tr("Show this hand here"))
            box.reveal.setToolTip(self.tr("For its owner only: everyone else looks away."))
        self._aside.setText(self.tr("Rupees"))
        self.omission.setText(self.tr("Pay if this does not happen"))
        self._hint.setText(
            self.tr(
                "Both halves happen at once, or not at all. Cards named in an offer are shown to"
                " everyone."
            )
        )
        self.offer.setText(self.tr("Make the offer"))
        self.cancel.setText(self.tr("Cancel"))
        self.aside.setAccessibleName(self.tr("Rupees set aside"))

    def _name_players(self) -> None:
        """Who gives what; only the active player can be paid for a deed."""
        active = self._state.active
        pair = [Seat(self.proposer.currentData()), Seat(self.partner.currentData())]
        gives = self.tr("{player} gives")
        for seat, box in zip(pair, (self.gives, self.takes), strict=True):
            box.title.setText(gives.format(player=self._voice.player(seat)))
        payers = [seat for seat in pair if seat != active]
        if len(payers) == 1:
            text = self.tr("{payer} sets rupees aside for something {doer} does")
            payer, doer = self._voice.player(payers[0]), self._voice.player(active)
            self.promises.setText(text.format(payer=payer, doer=doer))
        else:
            self.promises.setText(self.tr("Set rupees aside for something the active player does"))

    def _connect(self) -> None:
        self.proposer.currentIndexChanged.connect(self._refill_goods)
        self.partner.currentIndexChanged.connect(self._refill_goods)
        self.deed.currentIndexChanged.connect(self._refill_things)
        for box in (self.gives, self.takes):
            box.changed.connect(self._renew)
        self.gives.reveal.clicked.connect(lambda: self._reveal(self.gives, self.proposer))
        self.takes.reveal.clicked.connect(lambda: self._reveal(self.takes, self.partner))
        self.promises.toggled.connect(self._renew)
        self.omission.toggled.connect(self._renew)
        self.aside.valueChanged.connect(self._renew)
        for combo in (self.thing, self.on_player, self.on_region):
            combo.currentIndexChanged.connect(self._renew)
        self.offer.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    # --- What can be chosen ----------------------------------------------------------------

    def _fill_players(self) -> None:
        active = self._state.active
        for seat in range(len(self._state.players)):
            name = self._voice.player(Seat(seat))
            self.proposer.addItem(name, seat)
            self.partner.addItem(name, seat)
        self.proposer.setCurrentIndex(active)
        self.partner.setCurrentIndex((active + 1) % len(self._state.players))

    def _fill_deeds(self) -> None:
        names = (
            self.tr("buys"),
            self.tr("plays"),
            self.tr("discards"),
            self.tr("uses"),
        )
        for deed, name in zip(Deed, names, strict=True):
            self.deed.addItem(name, int(deed))
        self.on_player.addItem(self.tr("on any player"), ANY)
        for seat in range(len(self._state.players)):
            self.on_player.addItem(self._voice.player(Seat(seat)), seat)
        self.on_region.addItem(self.tr("in any region"), ANY)
        for region in Region:
            self.on_region.addItem(terms.region_name(region), int(region))
        self._refill_things()

    def _refill_things(self) -> None:
        """Cards of the market, cards of the hand, or special actions."""
        self.thing.clear()
        deed = Deed(self.deed.currentData())
        if deed is Deed.USE:
            for action in SpecialAction:
                self.thing.addItem(special_action_title(action), int(action))
        else:
            for card in self._cards_for(deed):
                self.thing.addItem(self._voice.card(card), int(card))
        self._renew()

    def _cards_for(self, deed: Deed) -> list[CardId]:
        market = [card for card in self._state.market_cards if card != NO_CARD]
        hand = [card for card in self._state.players[self._state.active].hand if card != HIDDEN]
        return market if deed is Deed.BUY else [*hand, *(c for c in market if c <= 100)]

    def _refill_goods(self) -> None:
        self._name_players()
        self.gives.fill(self._state, Seat(self.proposer.currentData()), self._voice)
        self.takes.fill(self._state, Seat(self.partner.currentData()), self._voice)
        self._renew()

    def _reveal(self, box: GoodsBox, whose: PaperCombo) -> None:
        """The owner of a closed hand wants to see it here."""
        box.reveal.hide()
        box.show_cards(self._hand_of(Seat(whose.currentData())), self._voice)
        self._renew()

    # --- The offer -------------------------------------------------------------------------

    def deal(self) -> ProposeDeal:
        return ProposeDeal(
            Seat(self.proposer.currentData()),
            Seat(self.partner.currentData()),
            self.gives.goods(),
            self.takes.goods(),
            self._promised() if self.promises.isChecked() else None,
        )

    def _promised(self) -> Promise:
        deed, thing = Deed(self.deed.currentData()), self.thing.currentData()
        rupees, omission = self.aside.value(), self.omission.isChecked()
        if deed is not Deed.USE:
            card = NO_CARD if thing is None else CardId(thing)
            return Promise(rupees, deed, card=card, is_omission=omission)
        player, region = self.on_player.currentData(), self.on_region.currentData()
        return Promise(
            rupees,
            deed,
            action=SpecialAction(thing),
            on_player=None if player == ANY else Seat(player),
            on_location=None if region == ANY else Region(region),
            is_omission=omission,
        )

    def _renew(self) -> None:
        """Say at once why the offer cannot be made, but do not begin with a warning."""
        self._promise.setVisible(self.promises.isChecked())
        uses = Deed(self.deed.currentData()) is Deed.USE
        self.on_player.setVisible(uses)
        self.on_region.setVisible(uses)
        deal = self.deal()
        reason = self._why_not(deal)
        text = "" if reason is None else reason_text(reason, self._voice)
        begun = deal.promise or not (deal.gives.is_nothing and deal.takes.is_nothing)
        self.message.setText(text if begun or deal.proposer == deal.partner else "")
        self.offer.setToolTip(text)
        self.offer.setEnabled(reason is None)

    def accept(self) -> None:
        if self._why_not(self.deal()) is None:
            super().accept()
            self.chosen.emit(self.deal())
