"""The menus of the main window: their actions, shortcuts and check marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from pamir_desktop import LANGUAGES
from pamir_desktop.keymap import Keymap
from pamir_desktop.settings import Options, Pace, PaletteChoice, Speed, ThemeChoice
from pamir_desktop.views.texts.key_names import use_keymap
from pamir_desktop.views.texts.translation import percent_text

from .game_menu import GameMenu

PARTS: Final = ("inspector", "forecast", "wakhan", "log")
SCALES: Final = (80, 90, 100, 110, 125, 150, 175, 200)


class Menus(QObject):
    """Builds the menu bar once and retranslates it when the language changes."""

    option_chosen = Signal(str, object)  # name and value of an option
    undo_asked = Signal()
    redo_asked = Signal()
    part_toggled = Signal(str)
    outline_asked = Signal()
    ring_asked = Signal()
    full_screen_asked = Signal()
    end_turn_asked = Signal()
    copy_asked = Signal()
    settings_asked = Signal()
    why_asked = Signal()
    hint_asked = Signal()
    rules_asked = Signal()
    explain_asked = Signal()
    first_game_asked = Signal()
    lessons_asked = Signal()
    puzzles_asked = Signal()
    daily_asked = Signal()
    lesson_note_asked = Signal()
    keys_asked = Signal()
    report_asked = Signal()
    about_asked = Signal()
    renamed = Signal()  # in another language

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._menus: dict[str, QMenu] = {}
        self.actions: dict[str, QAction] = {}
        self.groups: dict[str, QActionGroup] = {}
        self.keymap: Keymap | None = None  # no keymap yet
        self._scale = 100
        self._barrier: str | None = None
        self._undone = self._redone = ""
        self._build()
        self.retranslate()

    # --- Building --------------------------------------------------------------------------

    def _build(self) -> None:
        self.game = GameMenu(self._window.menuBar().addMenu(""), self)
        self.actions.update(self.game.actions)
        edit = self._menu("edit")
        self._action(edit, "undo", self.undo_asked.emit)
        self._action(edit, "redo", self.redo_asked.emit)
        edit.addSeparator()
        self._action(edit, "copy_card", self.copy_asked.emit)
        edit.addSeparator()
        settings = self._action(edit, "settings", self.settings_asked.emit)
        settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self._build_view(self._menu("view"))
        play = self._menu("play")
        self._action(play, "end_turn", self.end_turn_asked.emit)
        self._action(play, "why_not", self.why_asked.emit)
        self._action(play, "hint", self.hint_asked.emit)
        play.addSeparator()
        self._choices(play, "pace", list(Pace))
        self._choices(play, "animation", list(Speed))
        play.addSeparator()
        self._check(play, "auto_answer")
        self._check(play, "confirm_end")
        help_menu = self._menu("help")
        self._action(help_menu, "rules", self.rules_asked.emit)
        self._action(help_menu, "explain", self.explain_asked.emit)
        self._action(help_menu, "lessons", self.lessons_asked.emit)
        self._action(help_menu, "puzzles", self.puzzles_asked.emit)
        self._action(help_menu, "daily", self.daily_asked.emit)
        self._action(help_menu, "lesson_note", self.lesson_note_asked.emit)
        self._action(help_menu, "first_game", self.first_game_asked.emit)
        self._action(help_menu, "keys", self.keys_asked.emit)
        help_menu.addSeparator()
        self._action(help_menu, "report", self.report_asked.emit)
        about = self._action(help_menu, "about", self.about_asked.emit)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _build_view(self, view: QMenu) -> None:
        for name in PARTS:
            self._action(view, name, self._toggler(name)).setCheckable(True)
        self._action(view, "outline", self.outline_asked.emit).setCheckable(True)
        self._action(view, "ring", self.ring_asked.emit).setCheckable(True)
        view.addSeparator()
        self._choices(view, "theme", list(ThemeChoice))
        self._choices(view, "palette", list(PaletteChoice))
        self._choices(view, "scale", list(SCALES))
        self._action(view, "larger", lambda: self._zoom(1))
        self._action(view, "smaller", lambda: self._zoom(-1))
        self._action(view, "usual", lambda: self._zoom(0))
        view.addSeparator()
        self._choices(view, "language", ["", *LANGUAGES])
        self._action(view, "full_screen", self.full_screen_asked.emit)

    def _menu(self, name: str) -> QMenu:
        menu = self._window.menuBar().addMenu("")
        self._menus[name] = menu
        return menu

    def _action(self, menu: QMenu, name: str, act: Callable[[], object]) -> QAction:
        action = menu.addAction("")
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.triggered.connect(lambda _checked: act())
        self.actions[name] = action
        return action

    def _toggler(self, name: str) -> Callable[[], object]:
        return lambda: self.part_toggled.emit(name)

    def _choices(self, menu: QMenu, name: str, values: Sequence[str | int]) -> None:
        """A submenu of values, one of which is checked."""
        sub = menu.addMenu("")
        self._menus[name] = sub
        group = self.groups[name] = QActionGroup(self)
        for value in values:
            action = sub.addAction("")
            action.setMenuRole(QAction.MenuRole.NoRole)
            action.setCheckable(True)
            action.setData(value)
            group.addAction(action)
        group.triggered.connect(lambda action: self.option_chosen.emit(name, action.data()))

    def _check(self, menu: QMenu, name: str) -> None:
        action = menu.addAction("")
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.setCheckable(True)
        action.triggered.connect(lambda checked: self.option_chosen.emit(name, checked))
        self.actions[name] = action

    def _zoom(self, direction: int) -> None:
        """To the next size; 0 is the default."""
        larger = [scale for scale in SCALES if scale > self._scale]
        smaller = [scale for scale in SCALES if scale < self._scale]
        wanted = {1: larger[:1], -1: smaller[-1:], 0: [100]}[direction]
        for scale in wanted:
            self.option_chosen.emit("scale", scale)

    # --- Checked and enabled ---------------------------------------------------------------

    def show_options(self, options: Options) -> None:
        self._scale = options.scale
        self._show_keys(Keymap(options.keys))
        values = {
            "theme": options.theme,
            "palette": options.palette,
            "scale": options.scale,
            "language": options.language,
            "pace": options.pace,
            "animation": options.animation,
        }
        for name, value in values.items():
            for action in self.groups[name].actions():
                action.setChecked(action.data() == value)
        self.actions["auto_answer"].setChecked(options.auto_answer)
        self.actions["confirm_end"].setChecked(options.confirm_end)

    def _show_keys(self, keymap: Keymap) -> None:
        if keymap != self.keymap:
            self.keymap = keymap
            use_keymap(keymap)
            for name, action in self.actions.items():
                action.setShortcuts([QKeySequence(keys) for keys in keymap.keys(name)])

    def allow(self, allowed: Mapping[str, bool]) -> None:
        for name, enabled in allowed.items():
            self.actions[name].setEnabled(enabled)

    def show_undo(self, barrier: str | None, undone: str, redone: str) -> None:
        """Why the last choice cannot be undone, None if it can; and what would be undone."""
        self._barrier, self._undone, self._redone = barrier, undone, redone
        self.actions["undo"].setText(self._undo())
        self.actions["redo"].setText(self._redo())

    # --- Texts -----------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.game.retranslate()
        for name, text in self._titles().items():
            self._menus[name].setTitle(text)
        for name, text in self._names().items():
            self.actions[name].setText(text)
        # their names, regardless of what they would do now
        self.actions["undo"].setIconText(self.tr("Undo"))
        self.actions["redo"].setIconText(self.tr("Redo"))
        for name, texts in self._values().items():
            actions = self.groups[name].actions()
            for action, text in zip(actions, texts, strict=True):
                action.setText(text)
        self.renamed.emit()

    def _titles(self) -> dict[str, str]:
        return {
            "edit": self.tr("&Edit"),
            "view": self.tr("&View"),
            "play": self.tr("&Play"),
            "help": self.tr("&Help"),
            "theme": self.tr("Theme"),
            "palette": self.tr("Colors"),
            "scale": self.tr("Size"),
            "language": self.tr("Language"),
            "pace": self.tr("Wakhan’s pace"),
            "animation": self.tr("Animation"),
        }

    def _names(self) -> dict[str, str]:
        return {
            "undo": self._undo(),
            "redo": self._redo(),
            "copy_card": self.tr("Copy card text"),
            "settings": self.tr("Settings…"),
            "inspector": self.tr("Card details"),
            "forecast": self.tr("If scored now"),
            "wakhan": self.tr("Wakhan’s reasons"),
            "log": self.tr("Log"),
            "outline": self.tr("Outline"),
            "ring": self.tr("Ring of courts"),
            "larger": self.tr("Larger"),
            "smaller": self.tr("Smaller"),
            "usual": self.tr("Default size"),
            "full_screen": self.tr("Full screen"),
            "end_turn": self.tr("End turn"),
            "why_not": self.tr("Why not?"),
            "hint": self.tr("Hint"),
            "auto_answer": self.tr("Resolve forced choices automatically"),
            "confirm_end": self.tr("Confirm if actions are left"),
            "rules": self.tr("Rules"),
            "explain": self.tr("What does this mean?"),
            "lessons": self.tr("Lessons"),
            "puzzles": self.tr("Puzzles"),
            "daily": self.tr("Game of the day"),
            "lesson_note": self.tr("Repeat the lesson’s sentence"),
            "first_game": self.tr("Your first game"),
            "keys": self.tr("Keyboard shortcuts…"),
            "report": self.tr("Report a problem…"),
            "about": self.tr("About Pamir Desktop"),
        }

    def _undo(self) -> str:
        match self._barrier:
            case "revealed":
                return self.tr("Cannot undo: new cards have been revealed")
            case "other_decided":
                return self.tr("Cannot undo: another player has decided since")
            case "hand_shown":
                return self.tr("Cannot undo: the next player has seen their hand")
            case None if self._undone:
                return self.tr("Undo: {choice}").format(choice=_in_menu(self._undone))
            case _:
                return self.tr("Undo")

    def _redo(self) -> str:
        if not self._redone:
            return self.tr("Redo")
        return self.tr("Redo: {choice}").format(choice=_in_menu(self._redone))

    def _values(self) -> dict[str, list[str]]:
        return {
            "theme": [self.tr("System default"), self.tr("Light"), self.tr("Dusk")],
            "palette": [
                self.tr("Color-blind friendly"),
                self.tr("High contrast"),
                self.tr("As in the printed game"),
            ],
            "scale": [percent_text(scale) for scale in SCALES],
            "language": [self.tr("System default"), *LANGUAGES.values()],
            "pace": [self.tr("Step by step"), self.tr("Watch"), self.tr("Instant")],
            "animation": [
                self.tr("Off"),
                self.tr("Fast"),
                self.tr("Normal"),
                self.tr("Slow"),
            ],
        }


def _in_menu(text: str) -> str:
    """Names may contain an ampersand, which a menu would take for a mnemonic."""
    return text.replace("&", "&&")
