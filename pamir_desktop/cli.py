"""The command line, parsed before Qt starts, so that it is fast and works without a display.

Errors are ids with arguments here; `views/texts/command_line_texts.py` has the texts and is
imported only when something has to be printed.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Final, NoReturn, TextIO, TypeVar

from . import LANGUAGES, PROGRAM, __version__
from .model import IMPROVED, RULEBOOK
from .model.bot import Bot, Level, Temperament
from .model.quick_tables import TABLES
from .model.setup import Edition

WAKHAN_PRESETS = {"rulebook": RULEBOOK, "improved": IMPROVED}
LOG_LEVELS = ("debug", "info", "warning", "error")
TASKS: Final = ("file", "replay", "new", "demo", "verify", "selfplay")
"""The modes of a run: only one of them, or a new game for the demo."""

WINDOWLESS: Final = ("verify", "selfplay")
OF_THE_WINDOW: Final = ("scale", "safe_mode", "config_dir")

T = TypeVar("T")


class CommandError(Exception):
    """An error on the command line, by its id."""

    def __init__(self, problem: str, **args: str) -> None:
        super().__init__(problem)
        self.id = problem
        self.args_of_id = args


class HelpRequested(Exception):  # noqa: N818  # nothing is wrong
    """The other arguments."""


# --- Parsing -------------------------------------------------------------------------------


def parser(texts: Callable[[str], str] = str) -> argparse.ArgumentParser:
    """`texts` provides the help text of a group or an option, and the name of a value."""
    made = argparse.ArgumentParser(
        prog=PROGRAM,
        usage=argparse.SUPPRESS,  # argparse would add its own prefix
        description=texts("program"),
        add_help=False,
        allow_abbrev=False,
        exit_on_error=False,
    )
    game = made.add_argument_group(texts("game"))
    game.add_argument("file", metavar=texts("FILE"), nargs="?", type=Path, help=texts("file"))
    game.add_argument("--replay", metavar=texts("FILE"), type=Path, help=texts("replay"))
    game.add_argument(
        "--new", metavar=texts("TABLE"), type=_one_of("--new", TABLES), help=texts("new")
    )
    game.add_argument("--seed", metavar="S", type=_reading("--seed", seed), help=texts("seed"))
    _add_window_options(made, texts)
    _add_other_tasks(made, texts)
    about = made.add_argument_group(texts("about"))
    about.add_argument("-h", "--help", action=AskForHelp, nargs=0, help=texts("help"))
    about.add_argument("--version", action="store_true", help=texts("version"))
    return made


def _add_window_options(made: argparse.ArgumentParser, texts: Callable[[str], str]) -> None:
    window = made.add_argument_group(texts("window"))
    window.add_argument(
        "--lang", metavar="|".join(LANGUAGES), type=_one_of("--lang", LANGUAGES), help=texts("lang")
    )
    window.add_argument(
        "--scale", metavar="F", type=_reading("--scale", scale), help=texts("scale")
    )
    window.add_argument("--safe-mode", action="store_true", help=texts("safe_mode"))
    window.add_argument("--config-dir", metavar=texts("DIR"), type=Path, help=texts("config_dir"))
    window.add_argument(
        "--log-level",
        metavar="|".join(LOG_LEVELS),
        type=_one_of("--log-level", LOG_LEVELS),
        default="warning",
        help=texts("log_level"),
    )


def _add_other_tasks(made: argparse.ArgumentParser, texts: Callable[[str], str]) -> None:
    without = made.add_argument_group(texts("without"))
    without.add_argument("--demo", metavar=texts("DIR"), type=Path, help=texts("demo"))
    without.add_argument("--verify", metavar=texts("FILE"), type=Path, help=texts("verify"))
    without.add_argument(
        "--selfplay", metavar="N", type=_reading("--selfplay", positive), help=texts("selfplay")
    )
    without.add_argument(
        "--players", metavar="P", type=_reading("--players", players), help=texts("players")
    )
    without.add_argument(
        "--edition",
        metavar="|".join(Edition),
        type=_one_of("--edition", tuple(Edition)),
        help=texts("edition"),
    )
    without.add_argument(
        "--bots", metavar=texts("LEVELS"), type=_reading("--bots", bots), help=texts("bots")
    )
    without.add_argument(
        "--wakhan",
        metavar="|".join(WAKHAN_PRESETS),
        nargs="?",
        const="rulebook",
        type=_one_of("--wakhan", WAKHAN_PRESETS),
        help=texts("wakhan"),
    )


def bots(text: str) -> tuple[Bot, ...]:
    """Levels, each perhaps with a temperament: expert,skilled:general."""
    found = tuple(_bot(word) for word in text.split(","))
    _within(len(found), 1, 5)
    return found


def _bot(word: str) -> Bot:
    level, _, temperament = word.strip().lower().partition(":")
    for name, known in ((level, Level), (temperament or Temperament.BALANCED, Temperament)):
        if name not in set(known):
            listed = ", ".join(known)
            raise CommandError("no_choice", option="--bots", value=name, choices=listed)
    return Bot(Level(level), Temperament(temperament or Temperament.BALANCED))


class AskForHelp(argparse.Action):
    def __call__(self, *_: object, **__: object) -> NoReturn:
        raise HelpRequested


def _reading(option: str, read: Callable[[str], T]) -> Callable[[str], T]:
    """A value that cannot be read is an error of this option."""

    def value_of(text: str) -> T:
        try:
            return read(text)
        except (ValueError, OverflowError) as error:
            raise CommandError(f"no_{read.__name__}", option=option, value=text) from error

    return value_of


def _one_of(option: str, known: Collection[str]) -> Callable[[str], str]:
    def value_of(text: str) -> str:
        if text not in known:
            listed = ", ".join(known)
            raise CommandError("no_choice", option=option, value=text, choices=listed)
        return text

    return value_of


def _within(value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise ValueError(value)
    return value


def positive(text: str) -> int:
    return _within(int(text), 1, 10**9)


def players(text: str) -> int:
    return _within(int(text), 2, 5)


def seed(text: str) -> int:
    return _within(int(text), 0, (1 << 63) - 1)


def scale(text: str) -> int:
    """In percent; a small number is a factor."""
    value = float(text.removesuffix("%"))
    return _within(round(value * 100 if value <= 10 else value), 80, 200)


# --- Combinations --------------------------------------------------------------------------


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Raises CommandError, or HelpRequested."""
    made = parser()
    try:
        options, unknown = made.parse_known_args(arguments)
    except argparse.ArgumentError as error:
        # values are parsed by our own functions: what is left is one too few or one too many
        takes_none = error.argument_name in {"--safe-mode", "--version", "-h/--help"}
        problem = "takes_no_value" if takes_none else "needs_value"
        raise CommandError(problem, option=str(error.argument_name)) from error
    if unknown:
        raise CommandError("unknown", arguments=" ".join(unknown))
    if not options.version:
        for contradiction in _contradictions(options):
            raise contradiction
    if options.bots is not None:
        options.players = len(options.bots) + bool(options.wakhan)
    if options.players is None:
        options.players = 2 if options.wakhan else 3
    return options


def _contradictions(options: argparse.Namespace) -> Iterator[CommandError]:
    tasks = [name for name in TASKS if getattr(options, name) is not None]
    for one, other in combinations(tasks, 2):
        if (one, other) != ("new", "demo"):
            yield CommandError(
                "two_tasks", one=_spelled(one, options), other=_spelled(other, options)
            )
    if options.selfplay is None and (
        options.players or options.wakhan or options.bots or options.edition
    ):
        yield CommandError("of_selfplay")
    if options.edition == Edition.FIRST and (options.wakhan or options.bots):
        yield CommandError("first_edition")
    if options.bots and options.players:
        yield CommandError("two_tasks", one="--bots", other="--players")
    if options.wakhan and ((options.players or 2) > 3 or len(options.bots or ()) > 2):
        yield CommandError("wakhan_table")
    if options.bots and len(options.bots) + bool(options.wakhan) < 2:
        yield CommandError("no_bots", option="--bots", value=options.bots[0].level)
    for task in WINDOWLESS:
        for name in OF_THE_WINDOW if getattr(options, task) is not None else ():
            if getattr(options, name):
                yield CommandError("no_window", task=f"--{task}", option=_spelled(name, options))
    if options.safe_mode and options.config_dir:
        yield CommandError("safe_mode")
    if options.seed is not None and not (options.new or options.demo or options.selfplay):
        yield CommandError("lone_seed")


def _spelled(name: str, options: argparse.Namespace) -> str:
    return str(options.file) if name == "file" else f"--{name.replace('_', '-')}"


# --- Output --------------------------------------------------------------------------------


def read_command_line(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options; otherwise the process ends: with 0 after help or version, 2 after an error."""
    try:
        options = parse(arguments)
    except CommandError as problem:
        from pamir_desktop.views.texts.command_line_texts import (  # noqa: PLC0415
            in_language,
            wrong_command,
        )

        with in_language(requested_language(arguments)):
            print_to(wrong_command(problem), sys.stderr)
        sys.exit(2)
    except HelpRequested:
        from pamir_desktop.views.texts.command_line_texts import (  # noqa: PLC0415
            help_text,
            in_language,
        )

        with in_language(requested_language(arguments)):
            print_to(help_text(), sys.stdout)
        sys.exit(0)
    if options.version:
        print_to(f"{PROGRAM} {__version__}", sys.stdout)
        sys.exit(0)
    return options


def requested_language(arguments: Sequence[str] | None) -> str | None:
    """What --lang says, even if the rest is invalid."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for place, argument in enumerate(given):
        option, _, value = argument.partition("=")
        if option == "--lang":
            wanted = value or next(iter(given[place + 1 :]), "")
            return wanted if wanted in LANGUAGES else None
    return None


def print_to(text: str, stream: TextIO) -> None:
    """Characters the terminal cannot print become question marks."""
    encoding = stream.encoding or "ascii"
    with contextlib.suppress(BrokenPipeError):  # the reader has closed the pipe
        print(text.rstrip("\n").encode(encoding, "replace").decode(encoding), file=stream)


def run_verify(options: argparse.Namespace) -> int:
    """Print what was found in a file."""
    from pamir_desktop.games.verify import verify  # noqa: PLC0415  # only this run needs it
    from pamir_desktop.views.texts.command_line_texts import in_language  # noqa: PLC0415
    from pamir_desktop.views.texts.verdict_lines import verdict_lines  # noqa: PLC0415

    verdict = verify(options.verify)
    with in_language(options.lang):
        print_to("\n".join(verdict_lines(verdict)), sys.stdout)
    return verdict.code


def run_selfplay(options: argparse.Namespace) -> int:
    """Print the results; 1 if any game broke a rule."""
    wakhan = WAKHAN_PRESETS[options.wakhan] if options.wakhan else None
    if options.bots is not None:
        from pamir_desktop.bots.selfplay import bots_selfplay  # noqa: PLC0415  # only this run needs it

        tally = bots_selfplay(options.selfplay, options.bots, options.seed or 0, wakhan)
        print("\n".join(tally.lines()))
        return 1 if tally.broken else 0
    from pamir_desktop.model.selfplay import selfplay  # noqa: PLC0415  # only this run needs it

    edition = Edition(options.edition or Edition.SECOND)
    tally = selfplay(options.selfplay, options.players, options.seed or 0, wakhan, edition)
    print("\n".join(tally.lines()))
    return 1 if tally.broken else 0


def print_no_display(options: argparse.Namespace, *, is_dead: bool = False) -> int:
    """A window is needed, and there is no display, or none that Qt can use."""
    from pamir_desktop.views.texts.command_line_texts import (  # noqa: PLC0415
        in_language,
        no_display,
        no_window,
    )

    with in_language(options.lang):
        print_to(no_window() if is_dead else no_display(), sys.stderr)
    return 2
