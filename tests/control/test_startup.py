"""What the command line means for a start: folders and quick tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from pamir_desktop.cli import read_command_line
from pamir_desktop.control.startup import folders_of, quick_setup
from pamir_desktop.games.folders import Folders
from pamir_desktop.model import SeatKind
from pamir_desktop.model.quick_tables import TABLES


@pytest.mark.parametrize("table", sorted(TABLES))
def test_every_table_of_the_command_line_can_be_played(table: str) -> None:
    setup = quick_setup(table, 5)
    people, has_wakhan, is_first_edition = TABLES[table]
    assert sum(chair.kind is SeatKind.HUMAN for chair in setup.seats) == people
    assert setup.has_wakhan == has_wakhan
    assert (setup.first_edition is not None) == is_first_edition
    assert setup.seed == 5


def test_without_a_seed_every_table_is_another_game() -> None:
    assert len({quick_setup("hotseat:3", None).seed for _ in range(20)}) > 15


def test_players_of_a_quick_table_are_named_after_their_colors() -> None:
    setup = quick_setup("solo", 5)
    assert [(chair.name, chair.colour.name) for chair in setup.seats] == [
        ("Red", "RED"),
        ("Wakhan", "BLUE"),
    ]


@pytest.mark.parametrize("arguments", [["--safe-mode"], ["--demo", "D"], ["--config-dir", "D"]])
def test_the_users_folder_is_left_alone_on_request(arguments: list[str]) -> None:
    folders = folders_of(read_command_line(arguments))
    assert folders is None or folders != Folders.of_user()


def test_a_folder_of_its_own_has_all_games(tmp_path: Path) -> None:
    assert folders_of(read_command_line(["--config-dir", str(tmp_path)])) == Folders(tmp_path)
    assert folders_of(read_command_line([])) == Folders.of_user()
