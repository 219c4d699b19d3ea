"""Texts of the command line: help, usage errors, and the message when there is no display.

Only Qt's core is needed here, so all three languages work without a display.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication

from pamir_desktop import PROGRAM
from pamir_desktop.cli import CommandError, parser

from .languages import system_language, use_language
from .translation import FilledIn, translate


@contextmanager
def in_language(wanted: str | None) -> Iterator[None]:
    """Use the requested language, or the system's, before any window exists."""
    app = QCoreApplication.instance() or QCoreApplication([])
    use_language(app, wanted or system_language())
    yield


# --- Help ----------------------------------------------------------------------------------


def usage() -> str:
    text = translate("Command", "usage: {program} [FILE] [options]")
    return text.format(program=PROGRAM)


def help_text() -> str:
    texts = {**_titles(), **_texts()}
    wording = parser(lambda name: texts[name].replace("%", "%%")).format_help()
    return f"{usage()}\n\n{wording}"


def _titles() -> dict[str, str]:
    return {
        "program": translate("Command", "Pax Pamir: Second Edition at one table on one screen."),
        "game": translate("Command", "game"),
        "window": translate("Command", "window"),
        "without": translate("Command", "without a window"),
        "about": translate("Command", "about the program"),
    }


def _texts() -> dict[str, str]:
    return {
        "file": translate("Command", "a saved game to open (*.pamir)"),
        "replay": translate("Command", "open a saved game and look back at it from its beginning"),
        "new": translate(
            "Command",
            "start a game at once: solo, 2w (two and Wakhan), or hotseat:N with N from 2 to 5",
        ),
        "seed": translate("Command", "seed of the new game, so that it can be dealt again"),
        "lang": translate("Command", "language of this run"),
        "scale": translate(
            "Command", "size of text and pieces in this run, from 0.8 to 2, or in percent"
        ),
        "safe_mode": translate(
            "Command",
            "start with the default settings and without your games, and keep nothing of this run"
            " but the log",
        ),
        "config_dir": translate("Command", "folder of the settings, the games and the log"),
        "log_level": translate("Command", "from which weight on messages stand on the terminal"),
        "demo": translate(
            "Command", "play a short game without a screen and leave pictures of it in DIR"
        ),
        "verify": translate(
            "Command",
            "replay a saved game and tell what is in it; ends with 0: sound, 1: not sound, 2: no"
            " such file",
        ),
        "selfplay": translate(
            "Command", "play N games among random players and print what happened"
        ),
        "players": translate("Command", "seats for --selfplay, Wakhan’s included (2 to 5)"),
        "wakhan": translate("Command", "let Wakhan take one of the seats in --selfplay"),
        "help": translate("Command", "show this help and end"),
        "version": translate("Command", "show the version and end"),
    }


def no_display() -> str:
    return translate(
        "Command",
        "Pamir Desktop needs a screen, and there is none here (neither DISPLAY nor WAYLAND_DISPLAY"
        " is set).\nTry --demo DIR for pictures of a short game, or --selfplay N for games without"
        " any.",
    )


# --- Errors --------------------------------------------------------------------------------


def wrong_command(problem: CommandError) -> str:
    sentence: str = getattr(CommandProblem(problem), problem.id)()
    hint = translate("Command", "{program} --help tells everything that is understood.")
    return f"{usage()}\n{PROGRAM}: {sentence}\n{hint.format(program=PROGRAM)}"


class CommandProblem(FilledIn):
    """One method for each id."""

    def __init__(self, problem: CommandError) -> None:
        self._args = problem.args_of_id

    def __getitem__(self, key: str) -> str:
        return self._args[key]

    def unknown(self) -> str:
        return self.tr("This is not understood: {arguments}")

    def needs_value(self) -> str:
        return self.tr("{option} needs a value after it.")

    def takes_no_value(self) -> str:
        return self.tr("{option} takes no value.")

    def no_choice(self) -> str:
        return self.tr("{option} cannot be “{value}”. Possible: {choices}.")

    def no_positive(self) -> str:
        return self.tr("{option} cannot be “{value}”: it is a whole number above 0.")

    def no_players(self) -> str:
        return self.tr("{option} cannot be “{value}”: two to five sit at a table.")

    def no_seed(self) -> str:
        return self.tr("{option} cannot be “{value}”: it is a whole number from 0 to 2**63 - 1.")

    def no_scale(self) -> str:
        return self.tr("{option} cannot be “{value}”: it goes from 0.8 to 2, or from 80% to 200%.")

    def two_tasks(self) -> str:
        return self.tr("{one} and {other} do not go together: leave out one of them.")

    def of_selfplay(self) -> str:
        return self.tr("--players and --wakhan belong to --selfplay.")

    def wakhan_table(self) -> str:
        return self.tr("Wakhan plays with one or two humans: --players 2 or --players 3.")

    def no_window(self) -> str:
        return self.tr("{task} has no window: leave out {option}.")

    def safe_mode(self) -> str:
        return self.tr("--safe-mode keeps no settings: leave out --config-dir.")

    def lone_seed(self) -> str:
        return self.tr("--seed belongs to --new, --demo or --selfplay.")
