"""The session: one game at a time, kept on disk all the while."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from pamir_desktop.control.session import Session
from pamir_desktop.games.autosave_folder import AutosaveFolder
from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.folders import Folders
from pamir_desktop.games.game_store import GameStore
from pamir_desktop.games.library import LibraryEntry
from pamir_desktop.games.save_format import open_game
from pamir_desktop.model.selfplay import Dice
from tools.attacks.sample_games import TABLES, played


@pytest.fixture
def session(qtbot: QtBot, tmp_path: Path) -> Iterator[Session]:
    made = Session()
    made.keep_in(Folders(tmp_path))
    yield made
    made.quit()


def play(session: Session, count: int, dice: int = 3) -> None:
    picks = Dice(dice)
    for _ in range(count):
        if session.decision is not None:
            session.choose(picks.pick(session.decision))


def store(session: Session) -> GameStore:
    assert session.store is not None
    return session.store


def left(session: Session) -> list[LibraryEntry]:
    """Autosaves, once everything is written."""
    assert store(session).flush(60)
    return list(store(session).library.autosaves())


def saves(session: Session) -> list[LibraryEntry]:
    return [entry for entry in store(session).library.entries() if not entry.autosaved]


def test_a_session_without_a_place_keeps_nothing(qtbot: QtBot) -> None:
    session = Session()
    session.start(TABLES["2 players"](1))
    play(session, 5)
    session.undo()
    session.redo()
    session.close()
    session.quit()
    assert session.is_saved


def test_saving_and_opening(session: Session, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "mine.pamir"
    session.start(TABLES["3 players"](1))
    play(session, 20)
    assert not session.is_saved
    with pytest.raises(SaveError):
        session.save()
    session.save(path)
    game = session.game
    assert session.is_saved
    assert store(session).file == path
    play(session, 1)
    assert not session.is_saved
    session.save()
    session.start(TABLES["2 players"](1))
    with qtbot.waitSignal(session.replaced):
        opened = session.open(path)
    assert session.game == game
    assert opened.game is session.game
    assert session.is_saved
    assert store(session).recent.paths() == [path]


def test_a_file_that_does_not_open_leaves_the_game_alone(session: Session, tmp_path: Path) -> None:
    (tmp_path / "broken.pamir").write_bytes(b"rubbish")
    session.start(TABLES["3 players"](1))
    play(session, 20)
    game, file = session.game, store(session).file
    for name in ("broken.pamir", "missing.pamir"):
        with pytest.raises(SaveError):
            session.open(tmp_path / name)
    damaged = tmp_path / "damaged"
    damaged.mkdir()
    (damaged / "gen-000001.pamir").write_bytes(b"rubbish")
    for folder in (tmp_path / "missing", damaged):
        with pytest.raises(SaveError):
            session.resume(folder)
    assert not (tmp_path / "missing").exists()
    AutosaveFolder(damaged).close()
    assert session.game is game
    assert store(session).file == file
    play(session, 1)
    entries = left(session)
    assert any(entry.header and entry.in_use for entry in entries)


def test_a_game_that_is_put_away_can_be_taken_up_again(session: Session) -> None:
    session.start(TABLES["2 humans and Wakhan"](1))
    play(session, 10)
    game = session.game
    session.close()
    (entry,) = left(session)
    assert not entry.in_use
    recovered = session.resume(entry.path)
    assert session.game == recovered.game == game
    play(session, 1)
    assert [found.path for found in left(session)] == [entry.path]


def test_a_game_of_another_window_is_not_taken(session: Session, tmp_path: Path) -> None:
    other = AutosaveFolder.fresh(tmp_path / "autosaves")
    other.begin(played(TABLES["2 players"](2), 5).record())
    with pytest.raises(SaveError) as refusal:
        session.resume(other.path)
    assert refusal.value.id == "save.in_use"
    other.close()
    session.resume(other.path)


def test_what_a_file_holds_is_not_kept_twice(session: Session, tmp_path: Path) -> None:
    session.start(TABLES["3 players"](1))
    play(session, 5)
    session.save(tmp_path / "mine.pamir")
    session.close()
    assert left(session) == []


def test_a_game_without_any_choice_is_not_kept(session: Session) -> None:
    session.start(TABLES["3 players"](1))
    session.close()
    assert left(session) == []


def test_a_finished_game_gets_a_file_by_itself(session: Session) -> None:
    session.start(TABLES["solo"](1))
    play(session, 1000)
    game = session.game
    session.close()
    assert left(session) == []
    (entry,) = saves(session)
    assert open_game(entry.path).game == game


def test_undo_and_redo_are_kept_too(session: Session) -> None:
    session.start(TABLES["solo"](1), practice=True)
    play(session, 8)
    for _ in range(5):
        session.undo()
    session.redo()
    game = session.game
    assert game is not None
    record = game.record()
    session.close()
    (entry,) = left(session)
    assert session.resume(entry.path).game.record() == record
    assert session.can_undo()
    assert not session.can_redo()


def test_barriers_hold_in_the_session(session: Session) -> None:
    session.start(TABLES["2 players"](6))
    assert (session.barrier(), session.can_undo()) == ("start", False)
    play(session, 1)
    decision = session.decision
    assert decision is not None
    assert session.barrier() is None
    session.hand_shown(decision.seat)
    assert session.barrier() == "hand_shown"
    state = session.state
    session.undo()
    assert session.state is state


def test_continuing_from_a_moment_keeps_both_games(session: Session) -> None:
    session.start(TABLES["3 players"](1))
    play(session, 30)
    first = session.game
    session.continue_from(12)
    second = session.game
    assert first is not None
    assert second is not None
    assert second.state == first.position(12)
    play(session, 3)
    assert len(left(session)) == 2
    found = {entry.header.identity.id for entry in left(session) if entry.header}
    assert found == {first.identity.id, second.identity.id}


def test_trouble_is_reported(session: Session, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "autosaves").write_bytes(b"in the way")
    with qtbot.waitSignal(session.trouble) as logged:
        session.start(TABLES["3 players"](1))
        play(session, 3)
    assert logged.args is not None
    assert logged.args[0].id == "save.unwritable"
    (tmp_path / "autosaves").unlink()
    with qtbot.waitSignal(session.trouble) as logged:
        play(session, 1)
    assert logged.args == [None]
    assert len(left(session)) == 1
