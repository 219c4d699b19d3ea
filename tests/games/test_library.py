"""The library: listing, searching, renaming, copying, deleting; recent files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pamir_desktop.games.autosave_folder import AutosaveFolder
from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.folders import Folders
from pamir_desktop.games.library import Library, LibraryEntry, file_name, search
from pamir_desktop.games.recent import Recent
from pamir_desktop.games.save_format import open_game, save_bytes
from pamir_desktop.model import SeatSetup, Setup
from pamir_desktop.model.history import Game
from pamir_desktop.model.terms import Colour
from tools.attacks.sample_games import TABLES, played


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(Folders(tmp_path / "data"))


def put(library: Library, name: str, game: Game, age: int = 0) -> Path:
    path = library.folders.games / f"{name}.pamir"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(save_bytes(game.record()))
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


def autosave(library: Library, game: Game) -> Path:
    folder = AutosaveFolder.fresh(library.folders.autosaves)
    folder.begin(game.record())
    folder.close()
    return folder.path


def of(library: Library, path: Path) -> LibraryEntry:
    return next(entry for entry in library.entries() if entry.path == path)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def people(*names: str) -> Setup:
    return Setup([SeatSetup(name, Colour(i)) for i, name in enumerate(names)], seed=1)


def test_an_empty_library(library: Library) -> None:
    assert library.entries() == []
    assert not library.folders.root.exists()


def test_saves_and_autosaves_are_listed_with_their_headers(library: Library) -> None:
    old = put(library, "old", played(TABLES["3 players"](1), 30), age=50)
    new = put(library, "new", played(TABLES["solo"](1)))
    (library.folders.games / "broken.pamir").write_bytes(b"rubbish")
    (library.folders.games / "letter.txt").write_bytes(b"Dear Shuja,")
    running = autosave(library, played(TABLES["2 players"](1), 12))
    entries = library.entries()
    assert {entry.path.name for entry in entries} == {
        "old.pamir",
        "new.pamir",
        "broken.pamir",
        running.name,
    }
    assert [entry.path for entry in entries].index(new) < [e.path for e in entries].index(old)
    assert of(library, new).header is not None
    header = of(library, running).header
    assert header is not None
    assert header.made == 12
    assert of(library, running).autosaved
    broken = of(library, library.folders.games / "broken.pamir")
    assert broken.header is None
    assert broken.problem is not None
    assert broken.problem.id == "save.foreign"


def test_a_game_that_is_being_played_is_marked(library: Library) -> None:
    folder = AutosaveFolder.fresh(library.folders.autosaves)
    folder.begin(played(TABLES["2 players"](1), 12).record())
    assert of(library, folder.path).in_use
    folder.close()
    assert not of(library, folder.path).in_use


def test_a_game_whose_window_was_killed_is_marked(library: Library) -> None:
    folder = autosave(library, played(TABLES["2 players"](1), 12))
    assert not of(library, folder).crashed
    (folder / "lock").write_text('{"pid": 12345678, "host": "here"}', "ascii")
    for _ in range(2):
        assert of(library, folder).crashed
        assert not of(library, folder).in_use
    AutosaveFolder(folder).close()
    assert not of(library, folder).crashed


def test_a_file_that_changes_is_read_again(library: Library) -> None:
    path = put(library, "game", played(TABLES["3 players"](1), 30))
    first = of(library, path)
    assert of(library, path) is first
    put(library, "game", played(TABLES["3 players"](1), 31), age=1)
    header = of(library, path).header
    assert header is not None
    assert header.made == 31


def test_searching_looks_at_names_of_files_and_players(library: Library) -> None:
    put(library, "Sunday", played(people("Anna", "Борис"), 5))
    put(library, "Monday", played(people("Clara", "Daria"), 5))
    entries = library.entries()

    def found(text: str) -> list[str]:
        return sorted(entry.name for entry in search(entries, text))

    assert found("") == found("  day ") == ["Monday", "Sunday"]
    assert found("борис") == found("ANNA sun") == ["Sunday"]
    assert found("anna clara") == []


def test_renaming(library: Library) -> None:
    path = put(library, "game", played(TABLES["2 players"](1), 5))
    other = put(library, "other", played(TABLES["2 players"](2), 5))
    renamed = library.rename(path, " Шуджа: the / first? ")
    assert renamed.name == "Шуджа_ the _ first_.pamir"
    assert open_game(renamed).game.made == 5
    with pytest.raises(SaveError) as refusal:
        library.rename(renamed, "other")
    assert refusal.value.id == "save.name_taken"
    assert library.rename(renamed, renamed.stem) == renamed
    assert names(library.folders.games) == sorted([other.name, renamed.name])


@pytest.mark.parametrize("name", ["", "  ", "...", ".pamir"])
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(SaveError) as refusal:
        file_name(name)
    assert refusal.value.id == "save.bad_name"


def test_long_names_are_cut_between_letters() -> None:
    name = file_name("Ш" * 500)
    assert name == "Ш" * 60 + ".pamir"
    assert file_name("a.pamir") == "a.pamir"


@pytest.mark.parametrize("name", ["con", "NUL", "Lpt1.old"])
def test_names_that_are_devices_get_a_stroke(name: str) -> None:
    assert file_name(name) == f"_{name}.pamir"


def test_copies_and_exports_are_the_same_file(library: Library, tmp_path: Path) -> None:
    path = put(library, "game", played(TABLES["2 players"](1), 5))
    copies = [library.copy(of(library, path)) for _ in range(2)]
    assert [copy.name for copy in copies] == ["game (2).pamir", "game (3).pamir"]
    library.export(of(library, path), tmp_path / "mine.pamir")
    assert {f.read_bytes() for f in (*copies, tmp_path / "mine.pamir")} == {path.read_bytes()}


def test_an_autosaved_game_is_copied_to_a_file(library: Library, tmp_path: Path) -> None:
    game = played(people("Anna", "Boris"), 12)
    entry = of(library, autosave(library, game))
    copy = library.copy(entry)
    assert copy.name == f"Anna, Boris {game.identity.created[:10]}.pamir"
    assert open_game(copy).game == game
    library.export(entry, tmp_path / "mine.pamir")
    assert open_game(tmp_path / "mine.pamir").game == game


class Trash:
    """A folder that things are moved to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()

    def take(self, path: Path) -> bool:
        path.rename(self.folder / path.name)
        return True


def refuse(path: Path) -> bool:
    """A disk without a trash."""
    return False


def test_deleted_games_are_in_the_trash(library: Library, tmp_path: Path) -> None:
    trash = Trash(tmp_path / "trash")
    game = played(TABLES["2 players"](1), 12)
    file, folder = put(library, "game", game), autosave(library, game)
    for path in (file, folder):
        library.delete(of(library, path), trash.take)
    assert library.entries() == []
    assert names(trash.folder) == sorted([file.name, folder.name])
    assert open_game(trash.folder / file.name).game == game


def test_without_a_trash_nothing_is_deleted(library: Library) -> None:
    game = played(TABLES["2 players"](1), 12)
    for path in (put(library, "game", game), autosave(library, game)):
        with pytest.raises(SaveError) as refused:
            library.delete(of(library, path), refuse)
        assert refused.value.id == "save.no_trash"
    assert len(library.entries()) == 2


def test_a_game_that_is_played_is_not_deleted(library: Library, tmp_path: Path) -> None:
    trash = Trash(tmp_path / "trash")
    folder = AutosaveFolder.fresh(library.folders.autosaves)
    folder.begin(played(TABLES["2 players"](1), 12).record())
    with pytest.raises(SaveError) as refused:
        library.delete(of(library, folder.path), trash.take)
    assert refused.value.id == "save.in_use"
    assert refused.value.args_of_id["pid"] == os.getpid()
    folder.close()
    library.delete(of(library, folder.path), trash.take)
    assert library.entries() == []


def test_a_game_that_is_gone_cannot_be_deleted(library: Library, tmp_path: Path) -> None:
    path = put(library, "game", played(TABLES["2 players"](1), 5))
    entry = of(library, path)
    path.unlink()
    with pytest.raises(SaveError) as refused:
        library.delete(entry, Trash(tmp_path / "trash").take)
    assert refused.value.id == "save.missing"


def test_recent_files(tmp_path: Path) -> None:
    recent = Recent(tmp_path / "data" / "recent.json")
    assert recent.paths() == []
    paths = [tmp_path / f"Игра {number}.pamir" for number in range(12)]
    for path in paths:
        recent.add(path)
    recent.add(paths[5])
    assert recent.paths()[:2] == [paths[5], paths[11]]
    assert len(recent.paths()) == 10
    recent.forget(paths[11])
    assert paths[11] not in Recent(tmp_path / "data" / "recent.json").paths()
    recent.clear()
    assert recent.paths() == []


@pytest.mark.parametrize("data", [b"", b"{}", b"[1, null]", b"\xff", b"[" * 50_000])
def test_a_damaged_list_of_recent_files_is_empty(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "recent.json").write_bytes(data)
    recent = Recent(tmp_path / "recent.json")
    assert recent.paths() == []
    recent.add(tmp_path / "game.pamir")
    assert recent.paths() == [tmp_path / "game.pamir"]


def test_a_list_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    recent = Recent(tmp_path / "file" / "recent.json")
    recent.add(tmp_path / "game.pamir")
    assert recent.paths() == []
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_places_of_the_user() -> None:
    folders = Folders.of_user()
    assert folders.root.name == "pamir-desktop"
    below = {folders.games, folders.autosaves, folders.locks, folders.recent}
    assert all(place.parent == folders.root for place in below)
    assert len(below) == 4
