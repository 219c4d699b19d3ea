"""What the monkey does: every kind of input to the window, at random, from a seed."""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from attrs import evolve
from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QAction, QDropEvent, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QWidget,
)

from pamir_desktop.app import Application
from pamir_desktop.games.errors import SaveError
from pamir_desktop.model import Outcome
from pamir_desktop.model.bot import Bot, Level
from pamir_desktop.model.decisions import Decision, EndTurn, ProposeEnd
from pamir_desktop.model.first_edition.random_play import RandomPlayer
from pamir_desktop.model.selfplay import random_first_setup, random_setup
from pamir_desktop.model.setup import RULEBOOK, Edition, Setup
from pamir_desktop.settings import Pace, PaletteChoice, Speed, ThemeChoice
from pamir_desktop.views.accessible.outline import OutlineEntry
from pamir_desktop.views.dialogs.key_groups import menus_by_action
from pamir_desktop.views.table.edition_hands import hands_of
from pamir_desktop.views.table.spots import Spot

from .random_dialogs import LEFT, RandomDialogs, double_click, put_away, quits

RIGHT: Final = Qt.MouseButton.RightButton
CONTROL: Final = Qt.KeyboardModifier.ControlModifier
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
PLAIN: Final = Qt.KeyboardModifier.NoModifier

_PLAIN_KEYS: Final = (
    "Left Right Up Down PageUp PageDown Home End Return Space Escape Tab Backtab Plus Minus"
    " 0 1 2 3 4 5 6 7 8 9 F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 Delete Menu"
)
_CONTROL_KEYS: Final = "Z Y Return Plus Minus 0 S W O N R A C V Comma"
KEYS: Final = [
    *((Qt.Key[f"Key_{name}"], PLAIN) for name in _PLAIN_KEYS.split()),
    *((Qt.Key[f"Key_{name}"], CONTROL) for name in _CONTROL_KEYS.split()),
    *((Qt.Key[f"Key_{name}"], CONTROL | SHIFT) for name in ("Z", "O", "S")),
    (Qt.Key.Key_Question, CONTROL),
]
OPTIONS: Final[dict[str, Sequence[object]]] = {
    "language": ("en", "de", "ru"),
    "theme": tuple(ThemeChoice),
    "palette": tuple(PaletteChoice),
    "scale": (80, 100, 125, 150, 200),
    "animation": tuple(Speed),
    "pace": tuple(Pace),
    "auto_answer": (True, False),
    "confirm_end": (True, False),
    "volume": (0, 50, 100),
}
DEALS: Final = 0.2
"""The chance that two players make a deal instead of the choice of an action."""

LATE_ENDS: Final = 0.98
"""The chance that a player who would propose to end the game plays on instead."""


class RandomInputs(QObject):
    """Each method is a random input; it returns a short description."""

    def __init__(self, application: Application, seed: int, folder: Path) -> None:
        super().__init__()
        self.application = application
        self.random = random.Random(seed)
        self.folder = folder
        self.dialogs = RandomDialogs(self.random, application.window, folder)
        self.view = application.window.table.view
        self.done: Counter[str] = Counter()
        self.last: deque[str] = deque(maxlen=40)
        self.started = 0
        self.finished = 0
        self.share_of_first = 0.4  # of the games that are started: the first edition
        self.share_with_bots = 0.4  # of the others
        self.choices_made: Counter[Edition] = Counter()
        application.control.display.ended.connect(self._count_ending)
        application.session.advanced.connect(self._count_choice)
        self._acts: list[tuple[int, Callable[[], str]]] = [
            (30, self.play),
            (20, self.click_spot),
            (10, self.click_anywhere),
            (12, self.drag),
            (20, self.type),
            (6, self.hover),
            (3, self.wheel),
            (4, self.change_option),
            (3, self.resize),
            (6, self.press_menu),
            (2, self.open_menu),
            (2, self.save),
            (1, self.open),
            (1, self.drop_file),
            (1, self.start_game),
            (1, self.play_on),
            (2, self.look_back),
            (4, self.read_aloud),
            (3, self.walk_outline),
            (2, self.play_with_window),
            (2, self.deal),
        ]

    def _count_ending(self) -> None:
        self.finished += 1

    def _count_choice(self, outcome: Outcome) -> None:
        self.choices_made[outcome.state.setup.edition] += 1

    def do(self, count: int) -> None:
        """This many inputs, including those to windows they opened."""
        weights = [weight for weight, _ in self._acts]
        for _ in range(count):
            if not self.play_with_dialog():
                (_, act) = self.random.choices(self._acts, weights)[0]
                self._note(act.__name__, act)
            QApplication.processEvents()

    def _note(self, name: str, act: Callable[[], str]) -> None:
        self.done[name] += 1
        self.last.append(name)
        self.last[-1] = f"{name} {act()}"

    # --- Dialogs and menus -----------------------------------------------------------------

    def play_with_dialog(self) -> bool:
        """Use the topmost dialog for a while, then close it."""
        popup = QApplication.activePopupWidget()
        dialog = QApplication.activeModalWidget()
        if popup is not None:
            self._note("popup", lambda: self.dialogs.use_popup(popup))
        elif dialog is not None:
            self._note("dialog", lambda: self.dialogs.use(dialog))
        return popup is not None or dialog is not None

    def close_dialogs(self) -> None:
        """Close everything on top of the window."""
        for _ in range(20):
            on_top = QApplication.activePopupWidget() or QApplication.activeModalWidget()
            if on_top is None:
                return
            put_away(on_top)
            QApplication.processEvents()

    def open_menu(self) -> str:
        """With the mouse, from the menu bar."""
        bar = self.application.window.menuBar()
        action = self.random.choice(bar.actions())
        QTest.mouseClick(bar, LEFT, pos=bar.actionGeometry(action).center())
        return action.text()

    def menu_actions(self) -> list[QAction]:
        menus = menus_by_action(self.application.window.menuBar())
        return [
            action
            for menu in menus.values()
            for action in menu.actions()
            if action not in menus and not action.isSeparator() and not quits(action)
        ]

    def press_menu(self) -> str:
        """An entry of any menu, by its shortcut."""
        action = self.random.choice(self.menu_actions())
        name = action.text()
        if action.isEnabled():
            action.trigger()
        return name

    def press_everything(self) -> None:
        """Every entry of every menu once, each with a game in progress; then a whole game."""
        for number in range(len(self.menu_actions())):
            if (
                self.application.session.game is None
                or not self.application.window.pages.is_at_table
            ):
                self.start_game()
            actions = self.menu_actions()
            if number < len(actions) and actions[number].isEnabled():
                self._note("press_everything", partial(_press, actions[number]))
            QApplication.processEvents()
            self.close_dialogs()
        self._note("press_everything", self.play_to_the_end)

    def play_with_window(self) -> str:
        """A window beside the main one, such as the rules."""
        others = [
            window
            for window in QApplication.topLevelWidgets()
            if window.isVisible()
            and window is not self.application.window
            and window.windowType() in {Qt.WindowType.Window, Qt.WindowType.Dialog}
        ]
        return self.dialogs.use(self.random.choice(others)) if others else ""

    # --- At the table ----------------------------------------------------------------------

    def play(self) -> str:
        """Something sensible, so that games make progress."""
        control, session = self.application.control, self.application.session
        if self._is_over():
            return self.start_game()
        self.application.replay.leave()
        control.display.playback.finish()
        control.display.lift_curtain()
        decision = session.decision
        if decision is None:
            return "over"
        if self._may_deal(decision) and self.random.random() < DEALS:
            return self._propose()
        choice = self.random.choice(decision.choices)
        if EndTurn() in decision.choices and self.random.random() < 0.3:
            choice = EndTurn()
        while isinstance(choice, ProposeEnd) and self.random.random() < LATE_ENDS:
            choice = self.random.choice(decision.choices)
        control.choose_anyway(choice)
        return repr(choice)

    def _may_deal(self, decision: Decision) -> bool:
        hands = hands_of(self.application.session.state.setup)
        return hands.has_deals and decision.prompt == hands.menu

    def _propose(self) -> str:
        """An offer, possible or not; what is not possible is explained at the table."""
        dice = RandomPlayer(self.random.randrange(1 << 30))
        deal = dice.deal(self.application.session.state)
        self.application.control.propose(deal)
        return repr(deal)

    def deal(self) -> str:
        """The dialog for deals, which the inputs that follow fill in, or an offer without it."""
        decision = self.application.control.display.open_decision()
        if decision is None or not self._may_deal(decision):
            return ""
        if self.random.random() < 0.3:
            return self._propose()
        self.application.window.table.bar.deal_asked.emit()
        return "dialog"

    def play_on(self) -> str:
        """Many choices in a row, half of the time to the end of the game."""
        return self._play(2000 if self.random.random() < 0.5 else 40)

    def play_to_the_end(self) -> str:
        """A whole game, including its end and a replay of it."""
        seed = self.random.randrange(1 << 30)
        is_first = self.random.random() < self.share_of_first
        setup = random_first_setup(3, seed) if is_first else random_setup(2, seed, RULEBOOK)
        self.application.session.start(setup)
        made = self._play(2000)
        self.application.replay.start()
        self.application.replay.leave()
        return made

    def _play(self, choices: int) -> str:
        made = 0
        while made < choices and not self._is_over():
            self.play()
            made += 1
            if made % 10 == 0:
                QApplication.processEvents()
        return str(made)

    def _is_over(self) -> bool:
        session = self.application.session
        return session.game is None or session.decision is None

    def spot(self) -> Spot | None:
        spots = self.view.pointer.open_spots() if self.random.random() < 0.7 else []
        spots = spots or self.view.table.spots()
        return self.random.choice(spots) if spots else None

    def at(self, spot: Spot | None) -> QPoint:
        if spot is None:
            return QPoint(5, 5)
        return self.view.mapFromScene(self.view.table.spot_centre(spot))

    def anywhere(self) -> tuple[QWidget, QPoint]:
        """A widget of the window and a point in it."""
        window = self.application.window
        point = QPoint(
            self.random.randrange(window.width()), self.random.randrange(window.height())
        )
        target: QWidget = window.childAt(point) or window
        return target, target.mapFrom(window, point)

    def click_spot(self) -> str:
        spot = self.spot()
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.at(spot))
        return repr(spot)

    def click_anywhere(self) -> str:
        target, point = self.anywhere()
        button = RIGHT if self.random.random() < 0.2 else LEFT
        if self.random.random() < 0.1:
            double_click(target, self.application.window, button, point)
        else:
            QTest.mouseClick(target, button, pos=point)
        return f"{type(target).__name__} {point.x()} {point.y()} {button.name}"

    def hover(self) -> str:
        target, point = self.anywhere()
        QTest.mouseMove(target, point)
        return f"{type(target).__name__} {point.x()} {point.y()}"

    def wheel(self) -> str:
        target, point = self.anywhere()
        turn = self.random.choice([-240, -120, 120, 240])
        event = QWheelEvent(
            QPointF(point),
            QPointF(target.mapToGlobal(point)),
            QPoint(),
            QPoint(0, turn),
            Qt.MouseButton.NoButton,
            self.random.choice([PLAIN, CONTROL]),
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(target, event)
        return f"{type(target).__name__} {turn}"

    def drag(self) -> str:
        viewport, start, end = self.view.viewport(), self.at(self.spot()), self.at(self.spot())
        QTest.mousePress(viewport, LEFT, pos=start)
        QTest.mouseMove(viewport, start + QPoint(14, 9))
        if self.random.random() < 0.2:
            self.type()  # in the middle of a drag
        QTest.mouseMove(viewport, end)
        QTest.mouseRelease(viewport, LEFT, pos=end)
        return f"{start} {end}"

    def type(self) -> str:
        target = QApplication.focusWidget() or self.application.window
        if self.random.random() < 0.1:
            text = self.random.choice("aZ?ß я")
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                # QTest only knows Latin letters
                QApplication.sendEvent(target, QKeyEvent(kind, 0, PLAIN, text))
            return text
        key, modifiers = self.random.choice(KEYS)
        QTest.keyClick(target, key, modifiers)
        return f"{modifiers} {key}"

    # --- The window ------------------------------------------------------------------------

    def change_option(self) -> str:
        name = self.random.choice(sorted(OPTIONS))
        value = self.random.choice(OPTIONS[name])
        self.application.settings.change(**{name: value})
        return f"{name} {value}"

    def resize(self) -> str:
        window = self.application.window
        fate = self.random.random()
        if fate < 0.1:
            window.showMaximized()
            return "maximized"
        if fate < 0.15:
            window.showMinimized()
            return "minimized"
        window.showNormal()
        size = QSize(self.random.randrange(1024, 2000), self.random.randrange(640, 1200))
        window.resize(size)
        return str(size)

    # --- Games -----------------------------------------------------------------------------

    def save(self) -> str:
        if self.application.session.game is None:
            return ""
        file = self.folder / f"{self.random.randrange(3)}.pamir"
        try:
            self.application.session.save(file, overwrite=True)
        except SaveError as error:
            return repr(error)
        return file.name

    def open(self) -> str:
        """As the menu does: failures are shown in a dialog."""
        name = self.random.choice(["0", "1", "2", "missing", "nonsense"])
        self.application.files.open(self.folder / f"{name}.pamir")
        return name

    def drop_file(self) -> str:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(self.folder / f"{self.random.randrange(3)}.pamir"))])
        event = QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, data, LEFT, PLAIN)
        self.application.window.dropEvent(event)
        return data.urls()[0].fileName()

    def start_game(self) -> str:
        if self.random.random() < self.share_of_first:
            return self._start_first_game()
        wakhan = RULEBOOK if self.random.random() < 0.4 else None
        seats = self.random.randrange(2, 4 if wakhan else 6)
        practice = self.random.random() < 0.3
        setup = random_setup(seats, self.random.randrange(1 << 30), wakhan)
        has_bots = self.random.random() < self.share_with_bots
        bots = self.random.randrange(1, 3) if has_bots else 0
        setup = with_bots(setup, bots)
        self.application.session.start(setup, practice)
        self.started += 1
        return f"{seats} {wakhan is not None} {bots}"

    def _start_first_game(self) -> str:
        """The first edition is for people only; its options come from the seed."""
        setup = random_first_setup(self.random.randrange(2, 6), self.random.randrange(1 << 30))
        setup = evolve(setup, open_hands=self.random.random() < 0.2)
        self.application.session.start(setup, self.random.random() < 0.3)
        self.started += 1
        return f"{Edition.FIRST} {len(setup.seats)} {setup.first_edition}"

    def look_back(self) -> str:
        """Into a replay, around in it, out of it, or continue from there."""
        replay, game = self.application.replay, self.application.session.game
        if game is None:
            return ""
        if not replay.is_shown:
            replay.start()
            return "start"
        act = self.random.choice(["moment", "moment", "toggle", "leave", "continue"])
        match act:
            case "moment":
                replay.show_moment(self.random.randrange(len(game.past) + 1))
            case "toggle":
                replay.toggle()
            case "leave":
                replay.leave()
            case "continue":
                replay.continue_here()
        return act

    # --- Texts -----------------------------------------------------------------------------

    def entries(self) -> list[OutlineEntry]:
        found, rest = [], list(self.application.reader.zones())
        while rest:
            entry = rest.pop()
            found.append(entry)
            rest += entry.children
        return found

    def read_aloud(self) -> str:
        """As a screen reader does: name, state, description, press."""
        wording = [entry for entry in self.entries() if entry.spot is not None]
        if not wording:
            return ""
        entry = self.random.choice(wording)
        assert entry.spot is not None
        self.application.reader.why_not(entry.spot)
        self.application.reader.press(entry.spot)
        return entry.name

    def walk_outline(self) -> str:
        """With arrow keys and Enter in the outline, which is opened for that."""
        panel = self.application.outline
        if not panel.isVisible():
            panel.toggleViewAction().trigger()
        key = self.random.choice(["Up", "Down", "Left", "Right", "Return"])
        QTest.keyClick(panel.tree, Qt.Key[f"Key_{key}"])
        return key


def with_bots(setup: Setup, bots: int) -> Setup:
    """The same table with novices on the last seats that are people's; one stays a person's."""
    taken = setup.people[1:][-bots:] if bots else ()
    chairs = [
        evolve(chair, bot=Bot(Level.NOVICE, seed=seat)) if seat in taken else chair
        for seat, chair in enumerate(setup.seats)
    ]
    return evolve(setup, seats=chairs)


def _press(action: QAction) -> str:
    name = action.text()
    action.trigger()
    return name
