"""Saves the running game: to its file on request, to an autosave folder all the time."""

from __future__ import annotations

from pathlib import Path

from pamir_desktop.model import Choice, State
from pamir_desktop.model.history import Game

from .autosave_folder import AutosaveFolder
from .autosave_thread import Autosaver, Report
from .errors import SaveError
from .folders import Folders
from .library import Library
from .litter import remove_litter
from .origin import read_origin
from .recent import Recent
from .recovery import Recovered, recover
from .save_file import SaveFile
from .save_format import Opened
from .stale import discard_contained


class GameStore:
    """One per window. A method that raises SaveError has changed nothing."""

    def __init__(self, folders: Folders, report: Report) -> None:
        self.library = Library(folders)
        self.recent = Recent(folders.recent)
        self._folders = folders
        self._autosaver = Autosaver(folders.autosaves, report)
        self._file: SaveFile | None = None
        self._saved: State | None = None
        self._autosaver.run(lambda: remove_litter(folders))

    def use_folders(self, folders: Folders) -> None:
        """Games are saved elsewhere from now on; the running one stays where it is."""
        self.library.folders = self._folders = folders

    # --- Files -----------------------------------------------------------------------------

    @property
    def file(self) -> Path | None:
        """Where the game was opened from or saved to."""
        return None if self._file is None else self._file.path

    def is_saved(self, game: Game) -> bool:
        """The file contains the current position."""
        return self._saved is not None and self._saved == game.state

    def save(self, game: Game, path: Path | None = None, overwrite: bool = False) -> None:
        """To a new path, for which overwriting was confirmed, or to the current file."""
        file = self._file
        if path is not None and (file is None or file.path != path):
            file = SaveFile(path, self._folders)
        if file is None:
            raise SaveError("save.bad_name", file="")
        file.save(game.record(), overwrite)
        self._file, self._saved = file, game.state
        self._autosaver.lies_in(file.origin)
        self.recent.add(file.path)

    # --- Starting a game -------------------------------------------------------------------

    def begin(self, game: Game) -> None:
        """A game without a file yet."""
        self._file = self._saved = None
        self._autosaver.begin(game.record())

    def open(self, path: Path) -> tuple[SaveFile, Opened]:
        """Read a file; autosaving still concerns the running game."""
        return SaveFile.opened(path, self._folders)

    def begin_opened(self, file: SaveFile, opened: Opened) -> None:
        self._file = file
        self._saved = None if opened.rules_changed else opened.game.state
        self._autosaver.begin(opened.game.record())
        self._autosaver.lies_in(file.origin)
        self.recent.add(file.path)

    def resume(self, folder: Path) -> tuple[AutosaveFolder, Recovered]:
        """Read an autosave folder that is not in use by another window."""
        if not folder.is_dir():
            raise SaveError("save.missing", file=folder.name)
        locked = AutosaveFolder(folder)
        try:
            return locked, recover(folder)
        except SaveError:
            locked.close()
            raise

    def begin_resumed(self, locked: AutosaveFolder, recovered: Recovered) -> None:
        """If the game had a file, it is saved there again."""
        origin = read_origin(locked.path)
        self._file = None if origin is None else SaveFile.found_again(origin, self._folders)
        self._saved = None
        self._autosaver.begin(recovered.game.record(), locked)

    # --- Playing ---------------------------------------------------------------------------

    def chose(self, choice: Choice, game: Game) -> None:
        self._autosaver.chose(choice, game.made, game.state)

    def went_back(self, game: Game) -> None:
        self._autosaver.went_back(game.made, game.state)

    def marked(self, game: Game) -> None:
        """Something is known about the game now that its header says."""
        self._autosaver.marked(game.identity)

    # --- Closing a game --------------------------------------------------------------------

    def put_away(self, game: Game) -> None:
        """Delete the autosave if a file contains the game; save a finished game to a file."""
        kept = self.is_saved(game) or not game.made
        if not kept and game.state.result is not None:
            try:
                self.recent.add(self.library.keep(game.record()))
                kept = True
            except SaveError:
                kept = False
        self._autosaver.end(keep=not kept)
        if kept and game.made:
            record, autosaves = game.record(), self._folders.autosaves
            self._autosaver.run(lambda: discard_contained(autosaves, record))
        self._file = self._saved = None

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until everything was tried to be written."""
        return self._autosaver.flush(seconds)

    def stop(self) -> None:
        """The window closes."""
        self._autosaver.stop()
