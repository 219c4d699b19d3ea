"""Where games are saved."""

from __future__ import annotations

from pathlib import Path

import platformdirs

from pamir_desktop import PROGRAM
from pamir_desktop.model.values import frozen


@frozen
class Folders:
    """All folders below one root; only saved games may be elsewhere."""

    root: Path
    chosen: Path | None = None  # the folder for saved games, if not the default

    @classmethod
    def of_user(cls) -> Folders:
        """The platform's folder for this user's data."""
        return cls(platformdirs.user_data_path(PROGRAM, appauthor=False, roaming=True))

    @property
    def games(self) -> Path:
        """Where games are saved; a chosen folder may be on a disk that is not mounted."""
        if self.chosen is not None and self.chosen.is_dir():
            return self.chosen
        return self.usual_games

    @property
    def usual_games(self) -> Path:
        return self.root / "games"

    @property
    def listed(self) -> tuple[Path, ...]:
        """Where saved games are searched for: those in the default folder are always listed."""
        return tuple(dict.fromkeys((self.games, self.usual_games)))

    @property
    def autosaves(self) -> Path:
        return self.root / "autosaves"

    @property
    def locks(self) -> Path:
        return self.root / "locks"

    @property
    def daily(self) -> Path:
        """Results of the games of the day."""
        return self.root / "daily.json"

    @property
    def recent(self) -> Path:
        return self.root / "recent.json"
