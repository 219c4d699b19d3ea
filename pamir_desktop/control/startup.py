"""What the command line means for a start: where games are kept, and a quick table."""

from __future__ import annotations

import argparse
import atexit
import os
from pathlib import Path
from typing import TYPE_CHECKING

from pamir_desktop import PROGRAM
from pamir_desktop.model import SeatKind, SeatSetup, Setup
from pamir_desktop.model.first_edition.options import preset_options
from pamir_desktop.model.quick_tables import TABLES
from pamir_desktop.model.terms import Colour
from pamir_desktop.views.texts import terms

if TYPE_CHECKING:
    from pamir_desktop.games.folders import Folders


def folders_of(options: argparse.Namespace) -> Folders | None:
    """Where this run saves games: among the user's games only by default."""
    if options.demo is not None:
        return None
    from pamir_desktop.games.folders import Folders  # noqa: PLC0415  # a quick start does without

    if options.safe_mode:
        import tempfile  # noqa: PLC0415  # only this run needs it

        folder = tempfile.TemporaryDirectory(prefix=f"{PROGRAM}-")
        atexit.register(folder.cleanup)
        return Folders(Path(folder.name))
    return Folders.of_user() if options.config_dir is None else Folders(options.config_dir)


def quick_setup(table: str, seed: int | None) -> Setup:
    """What --new starts: each player is named after their color."""
    people, has_wakhan, is_first_edition = TABLES[table]
    colours = (Colour.RED, Colour.BLUE, Colour.TAN, Colour.BLACK, Colour.GREY)
    chairs = [SeatSetup(terms.colour_name(colour), colour) for colour in colours[:people]]
    if has_wakhan:
        chairs.append(SeatSetup("Wakhan", colours[people], SeatKind.WAKHAN))
    options = preset_options(people) if is_first_edition else None
    drawn = int.from_bytes(os.urandom(4)) if seed is None else seed
    return Setup(chairs, seed=drawn, first_edition=options)
