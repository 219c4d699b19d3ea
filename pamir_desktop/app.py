"""The application: Qt, settings, translations, the window; the only place that wires things."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from pamir_desktop.control.appearance import Appearance
from pamir_desktop.control.check_scenes import CheckScenes
from pamir_desktop.control.deal_control import DealControl
from pamir_desktop.control.error_dialogs import install_error_reporting
from pamir_desktop.control.hint_control import HintControl
from pamir_desktop.control.link_control import LinkControl
from pamir_desktop.control.no_window import no_window_explained
from pamir_desktop.control.pastimes import Pastimes
from pamir_desktop.control.program_log import log_folder, start_log
from pamir_desktop.control.qt_application import qt_application
from pamir_desktop.control.replay import Replay
from pamir_desktop.control.ring_control import RingControl
from pamir_desktop.control.screen_reader import connect_screen_reader
from pamir_desktop.control.session import Session
from pamir_desktop.control.startup import folders_of, quick_setup
from pamir_desktop.control.table_control import TableControl
from pamir_desktop.control.turn_recap import TurnRecap
from pamir_desktop.control.wakhan_playback import WakhanPlayback
from pamir_desktop.control.window_memory import WindowMemory
from pamir_desktop.views.main_window import MainWindow

from .cli import print_no_display
from .model import Setup, State
from .settings import Options, Settings, Speed, config_file

if TYPE_CHECKING:
    from pamir_desktop.control.bot_control import BotControl
    from pamir_desktop.control.daily_control import DailyControl
    from pamir_desktop.control.exports import Appendix
    from pamir_desktop.control.game_files import GameFiles
    from pamir_desktop.control.games_browser_control import GamesBrowserControl
    from pamir_desktop.control.lesson_control import LessonControl
    from pamir_desktop.control.look_back_control import LookBackControl
    from pamir_desktop.control.puzzle_control import PuzzleControl
    from pamir_desktop.control.settings_control import SettingsControl
    from pamir_desktop.games.folders import Folders
    from pamir_desktop.model.history import Game
    from pamir_desktop.views.accessible.reader import Reader
    from pamir_desktop.views.panels.outline_panel import OutlinePanel
    from pamir_desktop.views.panels.side_panel import SidePanel

TRAVEL_TIME: Final = {Speed.OFF: 0, Speed.FAST: 180, Speed.NORMAL: 380, Speed.SLOW: 800}
"""Milliseconds cards and pieces travel."""


def run(options: argparse.Namespace) -> int:
    """Start, show the window and return the exit code."""
    os.umask(0o077)  # only the owner reads what this run writes
    writes = not (options.demo or options.safe_mode)
    program_log = start_log(log_folder(options.config_dir) if writes else None, options.log_level)
    if options.demo is not None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with no_window_explained(lambda: print_no_display(options, is_dead=True)):
        app = qt_application()
    settings = Settings(config_file(options.config_dir) if writes else None)
    overrides = {"language": options.lang, "scale": options.scale}
    settings.override(**{name: value for name, value in overrides.items() if value})
    defer_files = options.new is not None and options.demo is None
    application = Application(app, settings, folders_of(options), defer_files=defer_files)
    if options.demo is not None:
        from .demo import play_demo  # noqa: PLC0415  # only this run needs it

        setup = quick_setup(options.new or "hotseat:3", options.seed or 0)
        return play_demo(application, options.demo, setup)
    install_error_reporting(application.session, application.window, program_log)
    if options.new:
        application.window.pages.show_table()  # there is no need of the start page
    application.window.show()
    begin(application, options)
    return app.exec()


def begin(application: Application, options: argparse.Namespace) -> None:
    """Start with the game that the command line names, or show why it cannot be opened."""
    if options.file is not None:
        application.files.open(options.file)
    elif options.new:
        application.session.start(quick_setup(options.new, options.seed))
    elif options.replay is not None:
        application.files.open(options.replay, then=application.replay.start)


class Application(QObject):
    """Session, control and window, connected."""

    def __init__(
        self,
        app: QApplication,
        settings: Settings,
        folders: Folders | None = None,
        *,
        defer_files: bool = False,
    ) -> None:
        """`folders=None` disables saving; `defer_files` calls `finish_startup` after a frame."""
        super().__init__(app)
        self.app = app
        self.settings = settings
        self._folders = folders
        self._is_settled = False
        self.session = Session(self)
        self.control = TableControl(self.session, settings, self)
        self.ring = RingControl(self.control, self)
        self.appearance = Appearance(app, settings)
        self.window = MainWindow(self.control.follow_ups, self.control.why_not, self._may_close)
        self.window.last_table = settings.last_table()
        self._connect_control()
        self._connect_window()
        self._reader = connect_screen_reader(self.control, self.window.table.view)
        self._outline: OutlinePanel | None = None
        self.replay = Replay(self.control, self.window, self)
        self.recap = TurnRecap(self.control, self.window, self)
        self.checks = CheckScenes(self.control, self.window, self.replay, self._show_ending, self)
        self.pastimes = Pastimes(
            self.control,
            self.window,
            settings,
            self.replay,
            self.checks,
            lambda: self.files,
            lambda: self.reader,
            folders,
            self,
        )
        self.hints = HintControl(self.control, self.window, self)
        self.hints.announced.connect(lambda text: self.reader.say(text, at_once=True))
        self.deals = DealControl(self.control, self.window, self.appearance.style, self)
        self.links = LinkControl(self.control, self.window, self.replay, self)
        settings.changed.connect(self._show_options)
        app.styleHints().colorSchemeChanged.connect(self._show_scheme)
        self._show_options(settings.options)
        self.memory = WindowMemory(self.window, settings, lambda: self.outline, self)
        if defer_files:
            self.window.table.view.table.paint_queue.opened.connect(self.finish_startup)
            self.session.advanced.connect(self.finish_startup)
        else:
            self.finish_startup()

    def finish_startup(self) -> None:
        """Create the file and settings controllers; autosaving starts here.

        A new game does without it until it has been shown, and at the latest until the first
        choice: before that there is nothing to lose.
        """
        if not self._is_settled:
            self._is_settled = True
            self.games.replay_asked.connect(self.replay.start)
            self.games.look_back_asked.connect(self.show_look_back)
            self.pastimes.offer_lessons()
            self._connect_sounds()
            if sys.platform == "darwin":
                self.app.installEventFilter(self.files)
            self._show_options(self.settings.options)

    @cached_property
    def files(self) -> GameFiles:
        from pamir_desktop.control.game_files import GameFiles  # noqa: PLC0415  # see `finish_startup`

        return GameFiles(
            self.session,
            self.window,
            self._folders,
            self._write_look_back,
            self,
        )

    @cached_property
    def games(self) -> GamesBrowserControl:
        from pamir_desktop.control.games_browser_control import (  # noqa: PLC0415  # see `finish_startup`
            GamesBrowserControl,
        )

        return GamesBrowserControl(self.files, self.appearance.style, self)

    @property
    def lessons(self) -> LessonControl:
        return self.pastimes.lessons

    @property
    def puzzles(self) -> PuzzleControl:
        return self.pastimes.puzzles

    @property
    def daily(self) -> DailyControl:
        return self.pastimes.daily

    @cached_property
    def settings_control(self) -> SettingsControl:
        from pamir_desktop.control.settings_control import (  # noqa: PLC0415  # see `finish_startup`
            SettingsControl,
        )

        return SettingsControl(self.settings, self.files, self)

    @cached_property
    def bots(self) -> BotControl:
        from pamir_desktop.control.bot_control import (  # noqa: PLC0415  # most starts do without
            BotControl,
        )

        made = BotControl(self.control, self)
        made.thinking.connect(self.window.table.bar.show_thinking)
        self.window.closing.connect(made.stop)
        return made

    def _connect_sounds(self) -> None:
        from pamir_desktop.control.sounds import Sounds  # noqa: PLC0415  # see `finish_startup`

        self.sounds = Sounds(self.control, self.settings, self)
        self.window.closing.connect(self.sounds.player.stop)

    @cached_property
    def looking_back(self) -> LookBackControl:
        from pamir_desktop.control.look_back_control import (  # noqa: PLC0415  # most starts do without
            LookBackControl,
        )

        return LookBackControl(
            self.session,
            self.window,
            self.replay,
            self.appearance.style,
            self,
        )

    def _write_look_back(self, game: Game, then: Callable[[Appendix | None], None]) -> None:
        self.looking_back.write(game, then)

    def show_look_back(self) -> None:
        """The chances of the current game over its turns."""
        self.looking_back.open()

    def _pause_bots(self) -> None:
        self.bots.pause()

    def _seat_bots(self, setup: Setup) -> None:
        if setup.has_bots or "bots" in self.__dict__:
            self.bots.begin(setup)

    def _connect_control(self) -> None:
        control, window, table = self.control, self.window, self.window.table
        control.display.began.connect(lambda state: window.begin(state.setup))
        control.display.began.connect(lambda state: self._seat_bots(state.setup))
        control.display.position_changed.connect(table.show_position)
        control.display.prompt_changed.connect(window.show_question)
        control.display.log_appended.connect(table.view.queue_animation)
        control.display.playback.stepping.connect(window.show_reasons)
        control.display.forecast_changed.connect(table.rail.show_outlook)
        control.refused.connect(table.bar.show_reason)
        control.previewed.connect(table.bar.show_preview)
        control.previewed.connect(table.view.show_preview)
        self.ring.ringed.connect(table.view.ring.show_ring)
        control.display.curtain_raised.connect(
            lambda seat: window.raise_curtain(seat, partial(self.recap.items, seat))
        )
        control.display.curtain_lifted.connect(table.curtain.hide)
        control.display.curtain_lifted.connect(table.view.setFocus)

    def _connect_window(self) -> None:
        control, window, table = self.control, self.window, self.window.table
        pointer = table.view.pointer
        # queued, so that a mouse event ends before items move
        pointer.chosen.connect(control.choose, Qt.ConnectionType.QueuedConnection)
        pointer.aimed.connect(control.aim, Qt.ConnectionType.QueuedConnection)
        pointer.asked.connect(control.ask)
        pointer.pointed.connect(control.point)
        pointer.pointed.connect(lambda spot: self.ring.point(table.view.held or spot))
        for previewed in (pointer, table.bar):
            previewed.considered.connect(control.consider)
        window.menus.game.look_back_asked.connect(self.show_look_back)
        table.ending_made.connect(lambda made: made.look_back_asked.connect(self.show_look_back))
        window.menus.ring_asked.connect(self.ring.toggle)
        window.menus.copy_asked.connect(self._copy_card)
        window.menus.outline_asked.connect(
            lambda: self.outline.setVisible(not self.outline.isVisible())
        )
        table.bar.chosen.connect(control.choose)
        table.bar.next_asked.connect(lambda: self._player().next_step())
        table.bar.watch_asked.connect(lambda: self._player().watch())
        table.bar.finish_asked.connect(lambda: self._player().finish())
        table.bar.why_asked.connect(self._pause_bots)
        table.bar.confirm_switched_off.connect(lambda: self.settings.change(confirm_end=False))
        table.bar.confirmed.connect(control.choose_anyway)
        table.bar.warnings_switched_off.connect(lambda: self.settings.change(warnings=False))
        table.curtain.lifted.connect(control.display.lift_curtain)
        table.side_made.connect(self._connect_side)
        for source in (table.bar, window.menus):
            source.undo_asked.connect(control.undo)
            source.redo_asked.connect(control.redo)
        window.menus.option_chosen.connect(self._set_option)
        window.setup_chosen.connect(self._start)

    def _player(self) -> WakhanPlayback | BotControl:
        """Of the turn that is shown."""
        playback = self.control.display.playback
        return playback if playback.is_running else self.bots

    def _connect_side(self, side: SidePanel) -> None:
        """The side panel has been opened for the first time: show what it has missed."""
        control = self.control
        for panel in (side.log, side.wakhan):
            control.display.log_appended.connect(panel.append_entries)
            control.display.log_reset.connect(panel.reset_log)
        control.display.began.connect(lambda state: side.begin(state.setup))
        control.display.inspected.connect(side.inspector.show_card)
        control.display.hand_closed.connect(side.inspector.forget)
        control.display.forecast_changed.connect(side.forecast.show_outlook)
        if self.session.game is not None:
            side.begin(control.display.setup)
            for panel in (side.log, side.wakhan):
                panel.reset_log(control.display.log)
            side.forecast.show_outlook(control.display.outlook())
            if control.display.card_read is not None:
                control.display.read(control.display.card_read)

    # --- The table for assistive technology, and as a tree ---------------------------------

    @property
    def reader(self) -> Reader:
        return self._reader()

    @property
    def outline(self) -> OutlinePanel:
        if self._outline is None:
            from pamir_desktop.views.panels.outline_panel import (  # noqa: PLC0415  # hidden at first
                add_outline,
            )

            self._outline = add_outline(self.window, self.reader)
            action = self.window.menus.actions["outline"]
            self._outline.visibilityChanged.connect(action.setChecked)
        return self._outline

    # --- Games -----------------------------------------------------------------------------

    def _start(self, setup: Setup, practice: bool = False) -> None:
        def start() -> None:
            self.settings.remember_table(setup)
            self.window.last_table = setup
            self.pastimes.offer_lessons()
            self.session.start(setup, practice)

        self.files.leave(start)

    def _may_close(self) -> bool:
        return not self._is_settled or self.files.may_close()

    def _copy_card(self) -> None:
        """Copy the text of the card that was read last."""
        facts = self.control.display.facts_read()
        if facts is not None:
            from pamir_desktop.views.panels.card_text import (  # noqa: PLC0415  # hardly any run needs it
                card_text,
            )

            self.app.clipboard().setText(card_text(facts, self.control.display.setup))

    def _show_ending(self, state: State) -> None:
        from pamir_desktop.model.game_summary import (  # noqa: PLC0415  # a game is played before it ends
            game_summary,
        )
        from pamir_desktop.model.standings import ending  # noqa: PLC0415

        assert self.session.game is not None
        self.window.table.game_over.show_ending(ending(state), game_summary(self.session.game))

    # --- Options ---------------------------------------------------------------------------

    def _set_option(self, name: str, value: object) -> None:
        self.settings.change(**{name: value})

    def _show_options(self, options: Options) -> None:
        if self.appearance.change_language() and self._is_settled:
            self.files.refresh_texts()
        style = self.appearance.apply()
        self.window.show_options(options, self.appearance.language, style)
        if self._is_settled:
            self.settings_control.show_options(options, style)
            self.files.save_in(options.games_folder)
        self.window.table.view.set_motion(TRAVEL_TIME[options.animation])

    def _show_scheme(self) -> None:
        """The system has turned light or dark. Qt disconnects a method with its object."""
        self._show_options(self.settings.options)
