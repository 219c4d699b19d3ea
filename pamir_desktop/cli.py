"""The command line, read before Qt starts, so that it works without a display."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from . import __version__
from .model import IMPROVED, RULEBOOK
from .model.selfplay import selfplay

WAKHAN_PRESETS = {"rulebook": RULEBOOK, "improved": IMPROVED}
LANGUAGES = ("en", "de", "ru")
LOG_LEVELS = ("debug", "info", "warning", "error")
TABLES = {"solo": (1, True), "2w": (2, True), **{f"hotseat:{n}": (n, False) for n in range(2, 6)}}
"""What --new takes: the humans at the table, and whether Wakhan is."""


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="pamir-desktop", description="Pax Pamir: Second Edition at one table on one screen."
    )
    made.add_argument("--version", action="version", version=f"pamir-desktop {__version__}")
    made.add_argument(
        "file", metavar="FILE", nargs="?", type=Path, help="a saved game to open (*.pamir)"
    )
    _add_window_options(made)
    _add_game_options(made)
    return made


def _add_window_options(made: argparse.ArgumentParser) -> None:
    window = made.add_argument_group("window")
    window.add_argument("--lang", choices=LANGUAGES, help="language of this run")
    window.add_argument(
        "--scale",
        metavar="F",
        type=scale,
        help="size of text and pieces in this run, from 0.8 to 2, or in percent",
    )
    window.add_argument(
        "--safe-mode",
        action="store_true",
        help="start with the default options, and neither read nor write any",
    )
    window.add_argument(
        "--config-dir", metavar="D", type=Path, help="folder of the options file and of the games"
    )
    window.add_argument(
        "--log-level", choices=LOG_LEVELS, default="warning", help="what is told on the terminal"
    )


def _add_game_options(made: argparse.ArgumentParser) -> None:
    game = made.add_argument_group("game")
    game.add_argument(
        "--new",
        metavar="TABLE",
        choices=sorted(TABLES),
        help="start a game at once: solo, 2w (two and Wakhan), or hotseat:N with N from 2 to 5",
    )
    game.add_argument(
        "--demo",
        metavar="DIR",
        type=Path,
        help="play a short game without a screen and leave pictures of it in DIR",
    )
    game.add_argument(
        "--verify",
        metavar="FILE",
        type=Path,
        help="replay a saved game without a window and tell what is in it;"
        " 0: sound, 1: not, 2: no such file",
    )
    game.add_argument(
        "--selfplay",
        metavar="N",
        type=positive,
        help="play N games among random players without a window and print what happened",
    )
    game.add_argument(
        "--players",
        metavar="P",
        type=int,
        choices=range(2, 6),
        default=None,
        help="seats at the table for --selfplay, Wakhan's included (2 to 5)",
    )
    game.add_argument(
        "--wakhan",
        nargs="?",
        const="rulebook",
        choices=sorted(WAKHAN_PRESETS),
        help="let Wakhan take one of the seats in --selfplay",
    )
    game.add_argument("--seed", metavar="S", type=natural, default=None, help="seed of the game")


def positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number above 0")
    return value


def natural(text: str) -> int:
    value = int(text)
    if not 0 <= value < 1 << 63:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 0 to 2**63 - 1")
    return value


def scale(text: str) -> int:
    """In percent; a small number is a factor."""
    value = float(text.removesuffix("%"))
    percent = round(value * 100 if value <= 10 else value)
    if not 80 <= percent <= 200:
        raise argparse.ArgumentTypeError(f"{text} is not a scale from 0.8 to 2")
    return percent


def read_command_line(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options, or exit code 2 with a sentence that says what is wrong."""
    made = parser()
    options = made.parse_args(arguments)
    if contradiction := _contradiction(options):
        made.error(contradiction)
    if options.players is None:
        options.players = 2 if options.wakhan else 3
    return options


def _contradiction(options: argparse.Namespace) -> str | None:
    if options.selfplay is None and (options.players or options.wakhan):
        return "--players and --wakhan belong to --selfplay"
    if options.wakhan and (options.players or 2) > 3:
        return "Wakhan plays with one or two humans: --players 2 or 3"
    if misplaced := _misplaced(options):
        return misplaced
    if options.safe_mode and options.config_dir:
        return "--safe-mode reads no options: leave out --config-dir"
    if options.seed is not None and not (options.new or options.demo or options.selfplay):
        return "--seed belongs to --new, --demo or --selfplay"
    return None


def _misplaced(options: argparse.Namespace) -> str | None:
    """What belongs to a window, or to another game than the one that is wished."""
    windowed = ("lang", "scale", "safe_mode", "config_dir", "new", "demo")
    for without in ("selfplay", "verify"):
        for name in windowed if getattr(options, without) is not None else ():
            if getattr(options, name):
                return f"--{without} has no window: leave out --{name.replace('_', '-')}"
    for name in ("new", "demo", "selfplay", "verify"):
        if options.file is not None and getattr(options, name) is not None:
            return f"--{name} opens no game: leave out {options.file}"
    if options.verify is not None and options.selfplay is not None:
        return "--verify and --selfplay are two things: leave out one"
    return None


def run_verify(options: argparse.Namespace) -> int:
    """Print what was found in a file."""
    from .games.verify import verify  # noqa: PLC0415  # only this run needs it

    lines, code = verify(options.verify)
    encoding = sys.stdout.encoding or "ascii"
    print("\n".join(lines).encode(encoding, "replace").decode(encoding))
    return code


def run_selfplay(options: argparse.Namespace) -> int:
    """Print the tally; 1 if any game broke a rule."""
    wakhan = WAKHAN_PRESETS[options.wakhan] if options.wakhan else None
    tally = selfplay(options.selfplay, options.players, options.seed or 0, wakhan)
    print("\n".join(tally.lines()))
    return 1 if tally.broken else 0
