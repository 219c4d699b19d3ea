"""Shortcut settings: every menu action and its keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from pamir_desktop.keymap import FIXED, NO_KEYS, Keymap, pressed_keys, usual_keys
from pamir_desktop.settings import Options
from pamir_desktop.views.dialogs.key_groups import KeyGroup
from pamir_desktop.views.style import Style, list_sheet
from pamir_desktop.views.texts.key_names import native
from pamir_desktop.views.texts.plain_text import plain_tip
from pamir_desktop.views.texts.translation import listed
from pamir_desktop.views.widgets.plain_label import PlainLabel

from .flow_row import FlowRow
from .page import SettingsPage

NAME = Qt.ItemDataRole.UserRole


class KeysPage(SettingsPage):
    """Enter on an action waits for its new keys; conflicts are named."""

    names = ("keys",)

    def __init__(
        self, groups: Callable[[], Sequence[KeyGroup]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._groups = groups
        self._keymap = Keymap()
        self._recording: str | None = None  # the action that is waiting for keys
        self._attempt: Keymap | None = None  # the new keymap, once the conflict is confirmed
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.tree = QTreeWidget()
        self.tree.setColumnCount(2)
        self.tree.setHeaderHidden(True)
        self.tree.setRootIsDecorated(False)
        self.tree.setItemsExpandable(False)
        self.tree.setIndentation(0)
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(0, self.tree.header().ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, self.tree.header().ResizeMode.ResizeToContents)
        self.tree.itemActivated.connect(lambda _item: self.record())
        self.tree.currentItemChanged.connect(lambda _item: self._renew())
        self.tree.installEventFilter(self)
        self.message = PlainLabel()
        self.message.setWordWrap(True)
        self.agree = QPushButton()
        self.change = QPushButton()
        self.remove = QPushButton()
        self.reset = QPushButton()
        for button, act in (
            (self.agree, self._agree),
            (self.change, self.record),
            (self.remove, self.take_away),
            (self.reset, self.give_usual),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(act)
        self._lay_out()
        self._fill()
        self.retranslate()

    def _lay_out(self) -> None:
        self._column.addWidget(self.search)
        self._column.addWidget(self.tree, 1)
        policy = self.agree.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # the list keeps its height when it is shown
        self.agree.setSizePolicy(policy)
        wording = QHBoxLayout()
        wording.addWidget(self.message, 1)
        wording.addWidget(self.agree)
        self._column.addLayout(wording)
        self._row = FlowRow((self.change, self.remove, self.reset))
        self._column.addWidget(self._row)
        self._hint = self.add_hint()

    # --- The list --------------------------------------------------------------------------

    def _fill(self) -> None:
        """Menu headings cannot be selected, and the arrow keys skip them."""
        for group in self._groups():
            head = QTreeWidgetItem(self.tree)
            head.setFlags(Qt.ItemFlag.NoItemFlags)
            head.setFirstColumnSpanned(True)
            for action in group.actions:
                QTreeWidgetItem(self.tree).setData(0, NAME, action.name)
        for item in self.items()[:1]:
            self.tree.setCurrentItem(item)

    def _entries(self) -> list[QTreeWidgetItem]:
        rows = map(self.tree.topLevelItem, range(self.tree.topLevelItemCount()))
        return [entry for entry in rows if entry is not None]

    def items(self) -> list[QTreeWidgetItem]:
        return [entry for entry in self._entries() if entry.data(0, NAME)]

    def heads(self) -> list[QTreeWidgetItem]:
        return [entry for entry in self._entries() if not entry.data(0, NAME)]

    def item_of(self, name: str) -> QTreeWidgetItem:
        return next(item for item in self.items() if item.data(0, NAME) == name)

    def current(self) -> str:
        """The name of the selected action."""
        item = self.tree.currentItem()
        return "" if item is None else str(item.data(0, NAME) or "")

    def _called(self, name: str) -> str:
        return self.item_of(name).text(0)

    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        shown: list[QTreeWidgetItem] = []
        head: QTreeWidgetItem | None = None
        for entry in self._entries():
            if not entry.data(0, NAME):
                head = entry
                head.setHidden(True)
                continue
            wording = f"{entry.text(0)} {entry.text(1)}".casefold()
            found = all(word in wording for word in words)
            entry.setHidden(not found)
            if found and head is not None:
                head.setHidden(False)
                shown.append(entry)
        if shown and self.tree.currentItem() not in shown:
            self.tree.setCurrentItem(shown[0])

    # --- Changing --------------------------------------------------------------------------

    def record(self) -> None:
        """The next keys pressed are for the selected action."""
        if self.current():
            self._recording = self.current()
            self.tree.setFocus()
            self._say(
                self.tr("Press the new shortcut for “{action}”. Esc cancels.").format(
                    action=self._called(self.current())
                )
            )

    def take_away(self) -> None:
        if self.current():
            self._set(self._keymap.with_keys(self.current(), NO_KEYS))

    def give_usual(self) -> None:
        """The default keys of the selected action, if no other action has them now."""
        name = self.current()
        if name:
            taken = [
                keys for keys in usual_keys(name) if self._keymap.owner(keys) not in (None, name)
            ]
            self._offer(taken[0] if taken else "", self._keymap.with_usual(name))

    def press(self, keys: str) -> None:
        """Keys for the action that is waiting."""
        name, self._recording = self._recording, None
        if name is None or keys == "Esc":
            self._say("")
        elif keys in FIXED:
            self._say(
                self.tr("“{keys}” is used to play and cannot be reassigned.").format(
                    keys=native(keys)
                ),
                warning=True,
            )
        elif self._keymap.owner(keys) == name:
            self._say("")
        else:
            self._offer(keys, self._keymap.with_keys(name, keys))

    def _offer(self, keys: str, attempt: Keymap) -> None:
        """Apply it, unless it takes keys from another action: then ask first."""
        owner = self._keymap.owner(keys) if keys else None
        if owner is None or owner == self.current():
            self._set(attempt)
            return
        self._say(
            self.tr("“{keys}” is already used for “{action}”.").format(
                keys=native(keys), action=self._called(owner)
            ),
            warning=True,
        )
        self._attempt = attempt
        self.agree.show()

    def _agree(self) -> None:
        if self._attempt is not None:
            self._set(self._attempt)
            self.tree.setFocus()

    def _set(self, keymap: Keymap) -> None:
        self._say("")
        self.option_chosen.emit("keys", dict(keymap.own))

    def _say(self, text: str, *, warning: bool = False) -> None:
        self._attempt = None
        self.agree.hide()
        self.message.setText(text)
        self.message.setProperty("part", "warning" if warning else "")
        self.message.style().unpolish(self.message)
        self.message.style().polish(self.message)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While waiting for keys, no shortcut works."""
        kind = event.type()
        if kind == QEvent.Type.FocusOut and self._recording is not None:
            self.press("Esc")
        elif kind == QEvent.Type.ShortcutOverride and self._recording is not None:
            event.accept()
            return True
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._hear(event)
        return super().eventFilter(watched, event)

    def _hear(self, event: QKeyEvent) -> bool:
        if self._recording is not None:
            keys = pressed_keys(event.key(), event.modifiers())
            if keys:
                self.press(keys)
            return True
        if event.key() == Qt.Key.Key_Delete:
            self.take_away()
            return True
        return False

    # --- Common to all pages ---------------------------------------------------------------

    def title(self) -> str:
        return self.tr("Shortcuts")

    def show_options(self, options: Options) -> None:
        self._keymap = Keymap(options.keys)
        self._renew()

    def _renew(self) -> None:
        for item in self.items():
            keys = self._keymap.keys(item.data(0, NAME))
            item.setText(1, native(keys[0]) if keys else "–")
            item.setToolTip(1, plain_tip(listed([native(each) for each in keys])))
            font = item.font(1)
            font.setBold(not self._keymap.has_usual(item.data(0, NAME)))
            item.setFont(1, font)
        name = self.current()
        self.change.setEnabled(bool(name))
        self.remove.setEnabled(bool(name) and bool(self._keymap.keys(name)))
        self.reset.setEnabled(bool(name) and not self._keymap.has_usual(name))

    def set_look(self, style: Style) -> None:
        super().set_look(style)
        self.tree.setStyleSheet(list_sheet(style))
        self.tree.setMinimumHeight(style.px(120))
        self._row.set_look(style)
        for entry in self._entries():
            entry.setSizeHint(0, QSize(0, style.px(24)))
        for head in self.heads():
            head.setFont(0, style.sans(12.0, 700, spacing=0.5))
            head.setForeground(0, QColor(style.theme.ink_second))
        for item in self.items():
            for column in (0, 1):
                item.setFont(column, style.sans())
                item.setForeground(column, QColor(style.theme.ink))
        self._renew()

    def retranslate(self) -> None:
        self.search.setPlaceholderText(self.tr("Search actions and shortcuts"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.tree.setAccessibleName(self.tr("Shortcuts"))
        groups = self._groups()
        for head, group in zip(self.heads(), groups, strict=True):
            head.setText(0, group.title)
        texts = {action.name: action.text for group in groups for action in group.actions}
        for item in self.items():
            item.setText(0, texts[item.data(0, NAME)])
            item.setToolTip(0, item.text(0))
        self.change.setText(self.tr("Change…"))
        self.remove.setText(self.tr("Remove"))
        self.reset.setText(self.tr("Restore defaults"))
        self.agree.setText(self.tr("Use anyway"))
        self._row.turn()
        self._hint.setText(
            self.tr(
                "Fixed, because they are used to play: arrow keys, Page Up and Page Down, Home "
                "and End, Enter, Space, Esc, Tab, 1 to 9, + and -."
            )
        )
        self._say("")
        self._renew()
