"""The command line, read before Qt starts, so that it works without a display."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from . import __version__
from .model import IMPROVED, RULEBOOK
from .model.selfplay import selfplay

WAKHAN_PRESETS = {"rulebook": RULEBOOK, "improved": IMPROVED}


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="pamir-desktop", description="Pax Pamir: Second Edition at one table on one screen."
    )
    made.add_argument("--version", action="version", version=f"pamir-desktop {__version__}")
    made.add_argument(
        "--selfplay",
        metavar="N",
        type=positive,
        help="play N games among random players without a window and print what happened",
    )
    made.add_argument(
        "--players",
        metavar="P",
        type=int,
        choices=range(2, 6),
        default=None,
        help="seats at the table for --selfplay, Wakhan's included (2 to 5)",
    )
    made.add_argument(
        "--wakhan",
        nargs="?",
        const="rulebook",
        choices=sorted(WAKHAN_PRESETS),
        help="let Wakhan take one of the seats in --selfplay",
    )
    made.add_argument("--seed", metavar="S", type=natural, default=0, help="seed of the game")
    return made


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


def read_command_line(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options, or exit code 2 with a sentence that says what is wrong."""
    made = parser()
    options = made.parse_args(arguments)
    if options.selfplay is None and (options.players or options.wakhan):
        made.error("--players and --wakhan belong to --selfplay")
    if options.players is None:
        options.players = 2 if options.wakhan else 3
    if options.wakhan and options.players > 3:
        made.error("Wakhan plays with one or two humans: --players 2 or 3")
    return options


def run_selfplay(options: argparse.Namespace) -> int:
    """Print the tally; 1 if any game broke a rule."""
    wakhan = WAKHAN_PRESETS[options.wakhan] if options.wakhan else None
    tally = selfplay(options.selfplay, options.players, options.seed, wakhan)
    print("\n".join(tally.lines()))
    return 1 if tally.broken else 0
