"""What went wrong with a saved game: one or two sentences per id, for the user."""

from __future__ import annotations

from pamir_desktop.games.errors import SaveError

from .plain_text import clean_name
from .sentences import method_name
from .translation import FilledIn, number_text


def save_error_text(error: SaveError) -> str:
    text: str = getattr(SaveProblem(error), method_name(error.id))()
    return text


class SaveProblem(FilledIn):
    """One method per id in `errors.PROBLEMS`."""

    def __init__(self, error: SaveError) -> None:
        self._args = error.args_of_id

    def __getitem__(self, key: str) -> str:
        value = self._args[key]
        return clean_name(value) if isinstance(value, str) else number_text(value)

    # --- Opening -----------------------------------------------------------------------------

    def save_missing(self) -> str:
        return self.tr("There is no file named “{file}”.")

    def save_unreadable(self) -> str:
        return self.tr("“{file}” cannot be read. System message: {system}.")

    def save_too_large(self) -> str:
        return self.tr("“{file}” is too large to be a saved game.")

    def save_too_deep(self) -> str:
        return self.tr("“{file}” does not have the structure of a saved game.")

    def save_foreign(self) -> str:
        return self.tr("“{file}” is not a saved game.")

    def save_cut(self) -> str:
        return self.tr("“{file}” is incomplete: its end is missing.")

    def save_damaged(self) -> str:
        return self.tr("“{file}” is damaged and cannot be opened.")

    def save_newer(self) -> str:
        return self.tr("“{file}” was saved by a newer version of the program: {app}.")

    def save_illegal(self) -> str:
        return self.tr("“{file}” contains a choice that the rules do not allow (choice {number}).")

    # --- Saving ------------------------------------------------------------------------------

    def save_disk_full(self) -> str:
        return self.tr("“{file}” could not be saved: the disk is full.")

    def save_read_only(self) -> str:
        return self.tr("“{file}” could not be saved: you do not have permission to write there.")

    def save_unwritable(self) -> str:
        return self.tr("“{file}” could not be saved. System message: {system}.")

    def save_vanished(self) -> str:
        return self.tr("“{file}” was removed by another program and has been written again.")

    def save_changed(self) -> str:
        return self.tr("“{file}” has been changed by another window or program.")

    def save_in_use(self) -> str:
        return self.tr("“{file}” is open in another window (process {pid} on {host}).")

    # --- The list of games -------------------------------------------------------------------

    def save_name_taken(self) -> str:
        return self.tr("A file named “{file}” already exists.")

    def save_bad_name(self) -> str:
        return self.tr("“{file}” is not a valid file name.")

    def save_no_trash(self) -> str:
        return self.tr("“{file}” could not be moved to the trash. Nothing was deleted.")
