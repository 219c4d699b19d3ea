"""Options are typed, remembered, and never broken by a damaged file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from pamir_desktop.settings import Options, Pace, PaletteChoice, Settings, ThemeChoice, config_file

from .window.application import table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "pamir-desktop.ini"


def test_the_defaults_follow_the_system() -> None:
    options = Settings(None).options
    assert options == Options()
    assert options.language == ""
    assert options.theme is ThemeChoice.SYSTEM
    assert options.palette is PaletteChoice.SAFE


def test_a_change_is_signaled_and_found_again(file: Path, qtbot: QtBot) -> None:
    settings = Settings(file)
    with qtbot.waitSignal(settings.changed) as signal:
        settings.change(language="de", scale=150, pace="step", confirm_end=False)
    assert signal.args == [settings.options]
    again = Settings(file).options
    assert again == Options(language="de", scale=150, pace=Pace.STEP, confirm_end=False)
    assert again.pace is Pace.STEP


def test_a_change_to_the_same_is_not_signaled(file: Path, qtbot: QtBot) -> None:
    settings = Settings(file)
    with qtbot.assertNotEmitted(settings.changed):
        settings.change(scale=100)


def test_an_override_lasts_for_this_run_only(file: Path) -> None:
    settings = Settings(file)
    settings.override(scale=200)
    assert settings.options.scale == 200
    assert Settings(file).options.scale == 100


@pytest.mark.parametrize(
    "line",
    [
        "scale=1000",
        "scale=big",
        "theme=pink",
        "language=xx",
        "auto_answer=perhaps",
        "pace=",
        "volume=101",
    ],
)
def test_nonsense_in_the_file_is_as_if_it_were_not_there(file: Path, line: str) -> None:
    file.write_text(f"[options]\n{line}\npalette=printed\n", encoding="utf-8")
    assert Settings(file).options == Options(palette=PaletteChoice.PRINTED)


def test_a_scale_out_of_bounds_is_refused() -> None:
    with pytest.raises(ValueError, match="scale"):
        Settings(None).change(scale=500)


def test_the_last_table_is_remembered_without_its_seed(file: Path) -> None:
    settings = Settings(file)
    assert settings.last_table() is None
    settings.remember_table(table(4, seed=99, open_hands=True))
    found = Settings(file).last_table()
    assert found == table(4, seed=0, open_hands=True)


@pytest.mark.parametrize("text", ["{}", "nonsense", '{"seats": []}', "[1, 2"])
def test_a_damaged_table_is_no_table(file: Path, text: str) -> None:
    settings = Settings(file)
    settings._write("table/setup", text)
    assert Settings(file).last_table() is None


def test_safe_mode_writes_nothing(tmp_path: Path) -> None:
    settings = Settings(None)
    settings.change(scale=120)
    settings.remember_table(table(2))
    assert settings.last_table() is None
    assert list(tmp_path.iterdir()) == []


def test_the_file_can_be_anywhere(tmp_path: Path) -> None:
    assert config_file(tmp_path) == tmp_path / "pamir-desktop.ini"
    assert config_file(None).name == "pamir-desktop.ini"


DEEP = "[" * 5000


@pytest.mark.parametrize("key", ["table/setup", "window/screen", "options/scale", "keys/new"])
def test_deep_nesting_in_the_file_does_no_harm(file: Path, key: str) -> None:
    group, name = key.split("/")
    file.write_text(f'[{group}]\n{name}="{DEEP}"\n', encoding="utf-8")
    settings = Settings(file)
    assert settings.options == Options(keys=settings.options.keys)
    assert settings.last_table() is None


def test_a_huge_file_is_neither_read_nor_changed(file: Path) -> None:
    file.write_text("[options]\nscale=150\n" + "x=1\n" * 500_000, encoding="utf-8")
    size = file.stat().st_size
    settings = Settings(file)
    settings.change(scale=125)
    assert settings.options == Options(scale=125)
    assert file.stat().st_size == size


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_in_place_of_the_file_is_not_waited_for(file: Path) -> None:
    os.mkfifo(file)
    assert Settings(file).options == Options()


@pytest.mark.skipif(os.name != "posix", reason="no such permissions here")
def test_only_the_owner_reads_them(file: Path) -> None:
    file.write_text("[options]\nscale=150\n", encoding="utf-8")
    file.chmod(0o644)
    settings = Settings(file)
    settings.change(scale=125)
    assert Settings(file).options.scale == 125
    assert file.stat().st_mode & 0o777 == 0o600
