"""`pamir-desktop --verify FILE`: what a file contains, without a window."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pamir_desktop.model import state_to_data
from pamir_desktop.model.values import frozen

from .documents import digest
from .errors import SaveError
from .header import Header, header_of
from .save_format import open_game

SOUND, UNSOUND, NOT_FOUND = 0, 1, 2
ABSENT: Final = frozenset({"save.missing", "save.unreadable"})


@frozen
class SaveFacts:
    """What is known about a sound file."""

    schema: int
    app: str  # the version that wrote it
    header: Header
    position: str  # the digest of the last one
    rules_changed: bool


@frozen
class Verification:
    found: SaveFacts | SaveError

    @property
    def code(self) -> int:
        """The exit code of the process."""
        if isinstance(self.found, SaveError):
            return NOT_FOUND if self.found.id in ABSENT else UNSOUND
        return SOUND


def verify(path: Path) -> Verification:
    try:
        opened = open_game(path)
    except SaveError as error:
        return Verification(error)
    game = opened.game
    return Verification(
        SaveFacts(
            schema=opened.schema,
            app=opened.app,
            header=header_of(game.identity, game.state, game.made),
            position=digest(state_to_data(game.state)),
            rules_changed=opened.rules_changed,
        )
    )
