"""Where games are kept."""

from __future__ import annotations

from pathlib import Path

import platformdirs

from pamir_desktop import PROGRAM
from pamir_desktop.model.values import frozen


@frozen
class Folders:
    """All folders below one root; only saved games may lie elsewhere."""

    root: Path
    chosen: Path | None = None  # the folder for saved games, if not the usual one

    @classmethod
    def of_user(cls) -> Folders:
        """Where the system wants the data of this user."""
        return cls(platformdirs.user_data_path(PROGRAM, appauthor=False, roaming=True))

    @property
    def games(self) -> Path:
        """Where games are saved; a chosen folder may lie on a disk that is not there now."""
        if self.chosen is not None and self.chosen.is_dir():
            return self.chosen
        return self.usual_games

    @property
    def usual_games(self) -> Path:
        return self.root / "games"

    @property
    def listed(self) -> tuple[Path, ...]:
        """Where saved games are looked for: those in the usual folder never get out of sight."""
        return tuple(dict.fromkeys((self.games, self.usual_games)))

    @property
    def autosaves(self) -> Path:
        return self.root / "autosaves"

    @property
    def locks(self) -> Path:
        return self.root / "locks"

    @property
    def recent(self) -> Path:
        return self.root / "recent.json"
