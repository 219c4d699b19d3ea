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
    texts = {**_titles(), **_values(), **_texts()}
    wording = parser(lambda name: texts[name].replace("%", "%%")).format_help()
    return f"{usage()}\n\n{wording}"


def _titles() -> dict[str, str]:
    return {
        "program": translate(
            "Command", "Play Pax Pamir: Second Edition, solo or around one screen."
        ),
        "game": translate("Command", "game"),
        "window": translate("Command", "window"),
        "without": translate("Command", "without a window"),
        "about": translate("Command", "about the program"),
    }


def _values() -> dict[str, str]:
    """What an option needs after it; the help texts use the same names."""
    return {
        "FILE": translate("Command", "FILE"),
        "DIR": translate("Command", "DIR"),
        "TABLE": translate("Command", "TABLE"),
        "LEVELS": translate("Command", "LEVELS"),
    }


def _texts() -> dict[str, str]:
    return {
        "file": translate("Command", "a saved game to open (*.pamir)"),
        "replay": translate("Command", "replay a saved game from the beginning"),
        "new": translate(
            "Command",
            "start a new game right away: solo, 2w (two players and Wakhan), hotseat:N with N "
            "from 2 to 5, or first:N for the first edition",
        ),
        "seed": translate("Command", "seed for the new game; the same seed deals the same cards"),
        "lang": translate("Command", "language for this session"),
        "scale": translate(
            "Command",
            "size of text and pieces for this session: a factor from 0.8 to 2, or a percentage",
        ),
        "safe_mode": translate(
            "Command",
            "start with default settings and without your games, and save nothing",
        ),
        "config_dir": translate("Command", "folder for settings, games and log"),
        "log_level": translate("Command", "lowest level of messages to print on the terminal"),
        "demo": translate(
            "Command", "play a short game without a display and save pictures of it in DIR"
        ),
        "verify": translate(
            "Command",
            "replay a saved game and report its contents; exit status 0: valid, 1: invalid, 2: no "
            "such file",
        ),
        "selfplay": translate(
            "Command", "play N games with random players and print the results (in English)"
        ),
        "players": translate(
            "Command", "number of seats for --selfplay, including Wakhan’s (2 to 5)"
        ),
        "edition": translate(
            "Command",
            "edition for --selfplay; the first one (2015, adapted) is played without Wakhan and "
            "without computer players",
        ),
        "bots": translate(
            "Command",
            "seat computer players in --selfplay: 2 to 5 levels (novice, skilled, strong, "
            "expert) separated by commas, as in expert,skilled:general",
        ),
        "wakhan": translate("Command", "give Wakhan one of the seats in --selfplay"),
        "help": translate("Command", "show this help and exit"),
        "version": translate("Command", "show the version and exit"),
    }


def no_display() -> str:
    return translate(
        "Command",
        "Pamir Desktop needs a display, but none was found (neither DISPLAY nor WAYLAND_DISPLAY "
        "is set).\n"
        "Try --demo DIR for pictures of a short game, or --selfplay N to run games without a "
        "window.",
    )


def no_window() -> str:
    return translate(
        "Command",
        "Pamir Desktop could not open a window. Check that the display in DISPLAY or "
        "WAYLAND_DISPLAY is running, and that QT_QPA_PLATFORM, if it is set, names a platform of "
        "Qt.\n"
        "Try --demo DIR for pictures of a short game, or --selfplay N to run games without a "
        "window.",
    )


# --- Errors --------------------------------------------------------------------------------


def wrong_command(problem: CommandError) -> str:
    sentence: str = getattr(CommandProblem(problem), problem.id)()
    hint = translate("Command", "Run {program} --help to see all options.")
    return f"{usage()}\n{PROGRAM}: {sentence}\n{hint.format(program=PROGRAM)}"


class CommandProblem(FilledIn):
    """One method for each id."""

    def __init__(self, problem: CommandError) -> None:
        self._args = problem.args_of_id

    def __getitem__(self, key: str) -> str:
        return self._args[key]

    def unknown(self) -> str:
        return self.tr("Unknown argument: {arguments}")

    def needs_value(self) -> str:
        return self.tr("{option} needs a value.")

    def takes_no_value(self) -> str:
        return self.tr("{option} does not take a value.")

    def no_choice(self) -> str:
        return self.tr("{option} cannot be “{value}”. Possible values: {choices}.")

    def no_positive(self) -> str:
        return self.tr("{option} cannot be “{value}”: it must be a whole number above 0.")

    def no_players(self) -> str:
        return self.tr("{option} cannot be “{value}”: a game has 2 to 5 players.")

    def no_bots(self) -> str:
        return self.tr("{option} cannot be “{value}”: name 2 to 5 levels separated by commas.")

    def no_seed(self) -> str:
        return self.tr(
            "{option} cannot be “{value}”: it must be a whole number from 0 to 2**63 - 1."
        )

    def no_scale(self) -> str:
        return self.tr(
            "{option} cannot be “{value}”: it must be from 0.8 to 2, or from 80% to 200%."
        )

    def two_tasks(self) -> str:
        return self.tr("{one} and {other} cannot be used together.")

    def of_selfplay(self) -> str:
        return self.tr(
            "--players, --edition, --bots and --wakhan can only be used with --selfplay."
        )

    def first_edition(self) -> str:
        return self.tr("--edition first cannot be used with --wakhan or --bots.")

    def wakhan_table(self) -> str:
        return self.tr("Wakhan plays against one or two people: --players 2 or --players 3.")

    def no_window(self) -> str:
        return self.tr("{task} opens no window and cannot be used with {option}.")

    def safe_mode(self) -> str:
        return self.tr("--safe-mode saves no settings and cannot be used with --config-dir.")

    def lone_seed(self) -> str:
        return self.tr("--seed can only be used with --new, --demo or --selfplay.")
