"""Autosave folders: what was written comes back, whatever has happened to some of the files."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pamir_desktop.games.autosave_folder import (
    GENERATIONS,
    TURNS,
    AutosaveFolder,
    JournalStep,
    generations,
    is_in_use,
    turn_made,
)
from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.journal import entries, entry_of, line_of
from pamir_desktop.games.recovery import autosave_header, autosave_preview, recover
from pamir_desktop.games.save_format import open_game
from pamir_desktop.model import State, onlooker, pending
from pamir_desktop.model.history import Game
from tools.attacks.mutations import cuts, flips, holes
from tools.attacks.sample_games import TABLES, choices, dealt, played


def autosaved(folder: Path, game: Game, count: int, dice: int = 5) -> list[State]:
    """Play on in a folder; every position on the way."""
    saving = AutosaveFolder(folder)
    saving.begin(game.record())
    states = [game.state]
    for _, choice in zip(range(count), choices(game, dice), strict=False):
        saving.append([JournalStep(choice, game.made, game.state)])
        states.append(game.state)
    saving.close()
    return states


@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game_comes_back(table: str, tmp_path: Path) -> None:
    game = dealt(TABLES[table](3))
    autosaved(tmp_path / "game", game, 1000)
    found = recover(tmp_path / "game")
    assert found.game == game
    assert (found.behind, found.cut_short) == (0, False)
    header = autosave_header(tmp_path / "game")
    assert header.result == game.state.result is not None
    assert header.turn == game.state.turn
    assert autosave_preview(tmp_path / "game") == onlooker(game.state)


def test_a_journal_cut_anywhere_gives_the_last_whole_line(tmp_path: Path) -> None:
    """A power cut may leave any part of what was written last."""
    game = dealt(TABLES["3 players"](3))
    states = autosaved(tmp_path / "game", game, 6)
    for turn in (tmp_path / "game").glob("turn-*"):
        turn.unlink()
    journal = tmp_path / "game" / "gen-000001.journal"
    data = journal.read_bytes()
    for cut in range(0, len(data) + 1, 7):
        journal.write_bytes(data[:cut])
        found = recover(tmp_path / "game").game
        assert found.state == states[data[:cut].count(b"\n")]
        journal.write_bytes(data[:cut] + bytes(300))
        assert recover(tmp_path / "game").game.state == found.state


def test_lines_are_bound_to_their_file_and_to_each_other() -> None:
    game = dealt(TABLES["2 players"](3))
    mark, lines = "start", []
    for _, choice in zip(range(5), choices(game, 1), strict=False):
        line, mark = line_of(entry_of(choice, game.made, game.state), mark)
        lines.append(line)
    assert [entry.made for entry in entries(b"".join(lines), "start")] == [1, 2, 3, 4, 5]
    assert list(entries(b"".join(lines), "other")) == []
    swapped = [lines[0], lines[2], lines[1], *lines[3:]]
    assert len(list(entries(b"".join(swapped), "start"))) == 1
    doubled = [lines[0], lines[1], *lines[1:]]
    assert len(list(entries(b"".join(doubled), "start"))) == 2
    missing = lines[:2] + lines[3:]
    assert len(list(entries(b"".join(missing), "start"))) == 2
    assert list(entries(lines[0].rstrip(), "start")) == []
    assert list(entries(b"x" * 5000 + b"\n", "start")) == []
    assert list(entries(b"[" * 3000 + b"\n", "start")) == []


def test_choices_taken_back_stay_taken_back(tmp_path: Path) -> None:
    game = dealt(TABLES["2 players"](3), practice=True)
    saving = AutosaveFolder(tmp_path / "game")
    saving.begin(game.record())
    for _, choice in zip(range(30), choices(game, 1), strict=False):
        saving.append([JournalStep(choice, game.made, game.state)])
    for _ in range(20):
        assert game.undo()
        saving.append([JournalStep(None, game.made, game.state)])
    found = recover(tmp_path / "game").game
    assert (found.past, found.state, found.made) == (game.past, game.state, 10)
    assert all(turn_made(path) <= 10 for path in saving.path.glob("turn-*"))
    again = game.redo()
    saving.append([JournalStep(again, game.made, game.state)])
    assert recover(tmp_path / "game").game.state == game.state
    saving.close()


def test_a_damaged_journal_falls_back_on_the_last_turn(tmp_path: Path) -> None:
    game = dealt(TABLES["3 players"](3))
    states = autosaved(tmp_path / "game", game, 60)
    journal = tmp_path / "game" / "gen-000001.journal"
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines[:10], b"rubbish\n", *lines[11:]]))
    last = max(turn_made(path) for path in journal.parent.glob("turn-*"))
    found = recover(tmp_path / "game")
    assert found.cut_short
    assert found.game.made == last > 10
    assert found.game.state == states[last]


def test_a_line_that_leads_elsewhere_now_is_not_followed(tmp_path: Path) -> None:
    """The rules have changed since: what the journal says is right, but not any more."""
    game = dealt(TABLES["3 players"](3))
    states = autosaved(tmp_path / "game", game, 3)
    base, journal = (tmp_path / "game" / f"gen-000001{suffix}" for suffix in (".pamir", ".journal"))
    mark = open_game(base).seal
    for entry in entries(journal.read_bytes(), mark):
        _, mark = line_of(entry, mark)
    decision = pending(game.state)
    assert decision is not None
    wrong, _ = line_of(entry_of(decision.choices[0], 4, states[0]), mark)
    with journal.open("ab") as file:
        file.write(wrong)
    found = recover(tmp_path / "game")
    assert (found.game.state, found.game.made) == (states[-1], 3)
    assert found.cut_short


def test_a_generation_that_begins_earlier_forgets_later_turns(tmp_path: Path) -> None:
    game = dealt(TABLES["3 players"](3))
    autosaved(tmp_path / "game", game, 60)
    earlier = game.branch(20)
    autosaved(tmp_path / "game", earlier, 0)
    found = recover(tmp_path / "game")
    assert (found.game, found.cut_short) == (earlier, False)


def test_a_damaged_generation_falls_back_on_the_one_before(tmp_path: Path) -> None:
    folder = tmp_path / "game"
    game = dealt(TABLES["3 players"](3))
    for _ in range(5):
        states = autosaved(folder, game, 3)
    assert generations(folder) == [5, 4, 3]
    for turn in folder.glob("turn-*"):
        turn.unlink()
    (folder / "gen-000005.pamir").write_bytes(b"rubbish")
    found = recover(folder)
    assert (found.behind, found.game.state, found.game.made) == (1, states[0], 12)
    assert len(list(folder.glob("gen-*"))) == 2 * GENERATIONS
    for number in (3, 4):
        (folder / f"gen-00000{number}.pamir").unlink()
    with pytest.raises(SaveError) as refusal:
        recover(folder)
    assert refusal.value.id == "save.foreign"


def test_whatever_is_damaged_only_what_occurred_comes_back(tmp_path: Path) -> None:
    folder = tmp_path / "game"
    game = dealt(TABLES["3 players"](3))
    states = [state for _ in range(4) for state in autosaved(folder, game, 8)]
    originals = {path: path.read_bytes() for path in folder.glob("*-*")}
    whims = random.Random(4)
    for _ in range(120):
        for path, data in originals.items():
            path.write_bytes(data)
        for path in whims.sample(sorted(originals), 3):
            data = originals[path] or b"x"
            path.write_bytes(whims.choice(spoilt(data, whims.randrange(1000))))
        assert recover(folder).game.state in states


def spoilt(data: bytes, seed: int) -> list[bytes]:
    return [*cuts(data, 9), *flips(data, 9, seed), *holes(data, 9, seed)]


def test_only_the_last_turns_are_kept(tmp_path: Path) -> None:
    game = dealt(TABLES["5 players"](3))
    autosaved(tmp_path / "game", game, 1000)
    assert game.state.turn > TURNS
    assert len(list((tmp_path / "game").glob("turn-*"))) == TURNS


def test_the_journal_grows_by_a_line_a_choice_however_long_the_game(tmp_path: Path) -> None:
    """What is written for a choice does not depend on how many were made before."""
    game = dealt(TABLES["5 players"](3))
    autosaved(tmp_path / "game", game, 1000)
    journal = (tmp_path / "game" / "gen-000001.journal").read_bytes()
    lengths = [len(line) for line in journal.splitlines()]
    assert len(lengths) == game.made
    assert max(lengths) < 400


def test_leftovers_of_a_killed_writer_are_removed(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / ".gen-000001.pamir.abc.tmp").touch()
    AutosaveFolder(tmp_path / "game").close()
    assert [path.name for path in (tmp_path / "game").iterdir()] == ["lock"]


def test_nobody_else_may_write_to_a_folder(tmp_path: Path) -> None:
    mine = AutosaveFolder(tmp_path / "game")
    assert is_in_use(tmp_path / "game")
    with pytest.raises(SaveError) as refusal:
        AutosaveFolder(tmp_path / "game")
    assert refusal.value.id == "save.in_use"
    mine.close()
    assert not is_in_use(tmp_path / "game")
    AutosaveFolder(tmp_path / "game").discard()
    assert not (tmp_path / "game").exists()


def test_a_game_put_away_and_taken_up_again(tmp_path: Path) -> None:
    game = played(TABLES["solo"](3), 5)
    autosaved(tmp_path / "game", game, 5)
    second = recover(tmp_path / "game").game
    autosaved(tmp_path / "game", second, 5)
    third = recover(tmp_path / "game").game
    assert third == second
    assert third.made == 15
