"""Every bad file through every door of the window: a sentence, and nothing else happens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from pamir_desktop.app import Application, begin
from pamir_desktop.cli import read_command_line
from pamir_desktop.games.documents import document_bytes, parse, sealed
from pamir_desktop.games.save_format import save_bytes
from pamir_desktop.model import state_from_data
from tests.window.application import table
from tests.window.saved_games import CONTROL, Opener, answer, drop, key, play, problem
from tools.attacks.sample_games import TABLES, played

SOUND = save_bytes(played(TABLES["3 players"](5), 14).record())
START = b'{"format": "pamir-game", "schema": 2, "x": '


def forged(**fields: object) -> bytes:
    bare = {key: value for key, value in parse(SOUND, "").items() if key != "sha256"}
    return document_bytes(sealed({**bare, **fields}))


def against_the_rules() -> bytes:
    choices = parse(SOUND, "")["choices"]
    return forged(choices=[*choices[:5], {"kind": "agree-end"}, *choices[6:]])


BAD: dict[str, tuple[bytes, tuple[str, str, str]]] = {
    "newer": (forged(schema=9, app="9.1"), ("newer version", "neueren Version", "новой верси")),
    "foreign": (b"\x89PNG" + bytes(900), ("not a saved", "kein Spielstand", "не сохранение")),
    "cut": (SOUND[: len(SOUND) // 2], ("end is missing", "Ende fehlt", "конец отсутствует")),
    "garbled": (SOUND.replace(b"5", b"6", 3), ("damaged", "beschädigt", "повреждён")),
    "oversized": (START + b'"' + b"x" * 5_000_000 + b'"}', ("too large", "zu groß", "большой")),
    "deep": (START + b"[" * 5000 + b"]" * 5000 + b"}", ("structure", "aufgebaut", "не похож")),
    "illegal": (against_the_rules(), ("rules do not allow", "Regeln", "правил")),
}

Door = Callable[[Application, Path], None]


def by_dialog(application: Application, path: Path) -> None:
    key(application, Qt.Key.Key_O, CONTROL)
    answer(application, path)


def by_drop(application: Application, path: Path) -> None:
    assert drop(application, path)


def by_command_line(application: Application, path: Path) -> None:
    begin(application, read_command_line([str(path)]))


@pytest.mark.parametrize("door", [by_dialog, by_drop, by_command_line])
@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_is_refused_with_a_sentence(
    opened: Opener, tmp_path: Path, kind: str, door: Door
) -> None:
    # Given a game on the table, and a file that is no good
    data, sentences = BAD[kind]
    path = tmp_path / "bad.pamir"
    path.write_bytes(data)
    application = opened()
    application.session.start(table(2))
    play(application, 3)
    state, title = application.session.state, application.window.windowTitle()

    for language, words in zip(("en", "de", "ru"), sentences, strict=True):
        application.settings.change(language=language)
        application.app.processEvents()

        # When it is opened
        door(application, path)

        # Then a sentence says what is wrong, and everything is as it was
        logged = problem(application)
        assert words in logged
        assert "bad.pamir" in logged
        assert application.session.state is state
        assert application.window.pages.is_at_table
        assert application.window.windowTitle() == title
        assert path.read_bytes() == data
    assert application.files.store is not None
    assert path not in application.files.store.recent.paths()


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "program’s rules"), ("de", "Regeln im Programm"), ("ru", "равила")],
)
def test_where_the_rules_have_changed_the_position_counts_and_the_banner_says_so(
    opened: Opener, tmp_path: Path, language: str, words: str
) -> None:
    # Given a file of an older version whose choices lead elsewhere by the rules of today
    before = parse(SOUND, "")
    data = forged(app="0.0.1", choices=[*before["choices"][:13], {"kind": "agree-end"}])
    path = tmp_path / "old.pamir"
    path.write_bytes(data)
    application = opened()
    application.settings.change(language=language)

    # When it is opened
    by_drop(application, path)

    # Then its last position is on the table, without a past, and the user knows
    game = application.session.game
    assert game is not None
    assert game.state == state_from_data(before["snapshot"])
    assert game.past == []
    assert game.made == 14
    assert application.window.banner.isVisible()
    assert words in application.window.banner.label.text()
    assert application.window.isWindowModified()
    assert path.read_bytes() == data
    play(application, 2)
    assert game.made > 14
