"""Sounds: what is heard when, through a player of the system, and silence without one."""

from __future__ import annotations

import os
import wave
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from pamir_desktop.app import Application
from pamir_desktop.control import sound_player
from pamir_desktop.control.sound_player import SOUNDS, SoundPlayer, find_player, quieter
from pamir_desktop.control.sounds import IMPORTANCE, SOUND_OF, sound_of
from pamir_desktop.model.decisions import Purchase
from pamir_desktop.model.first_edition.log import FIRST_EDITION_LOG_IDS
from pamir_desktop.model.log import LOG_IDS, LogEntry
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.views.dialogs.message_box import MessageBox
from pamir_desktop.views.settings.play_page import PlayPage
from tests.window.application import table

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the player is a shell script")


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only player of the system; it writes down what it plays."""
    folder = tmp_path / "bin"
    folder.mkdir()
    heard = tmp_path / "heard"
    player = folder / "pw-play"
    player.write_text(f'#!/bin/sh\necho "$(basename "$1")" >> "{heard}"\n', encoding="utf-8")
    player.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    monkeypatch.setattr(sound_player, "PLAYERS", sound_player.PLAYERS[:1])
    return heard


def lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").split() if file.exists() else []


def test_every_sound_is_there_and_short() -> None:
    for name in {*SOUND_OF.values(), *IMPORTANCE}:
        with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
            assert 0.05 < file.getnframes() / file.getframerate() < 2, name
            assert (file.getnchannels(), file.getsampwidth()) == (1, 2)


def test_only_what_is_logged_is_heard() -> None:
    assert set(SOUND_OF) <= {*LOG_IDS, *FIRST_EDITION_LOG_IDS}


@pytest.mark.parametrize(
    ("ids", "sound"),
    [
        (("card.bought", "rupees.placed"), "coin"),
        (("card.bought",), "card"),
        (("card.played", "cylinder.placed"), "piece"),
        (("turn.started", "market.dealt"), "card"),
        (("check.scored", "market.dealt"), "check"),
        (("check.scored", "game.ended"), "win"),
        (("card.bought", "supremacy.checked"), "check"),
        (("toll.paid",), "coin"),
        (("turn.started",), None),
    ],
)
def test_of_several_things_the_most_important_is_heard(
    ids: tuple[str, ...], sound: str | None
) -> None:
    assert sound_of(tuple(LogEntry(each, {}) for each in ids)) == sound


def test_it_is_off_until_it_is_switched_on(
    application: Application, played: Path, qtbot: QtBot
) -> None:
    assert not application.settings.options.sound
    application.session.start(table(2))
    dice = Dice(1)
    for _ in range(6):
        decision = application.session.decision
        assert decision is not None
        application.control.choose(dice.pick(decision))
    qtbot.wait(50)
    assert lines(played) == []


def test_a_purchase_is_heard(application: Application, played: Path, qtbot: QtBot) -> None:
    application.settings.change(sound=True, volume=30)
    qtbot.waitUntil(lambda: lines(played) == ["coin-30.wav"], timeout=10_000)  # tried out
    application.session.start(table(2))
    dice = Dice(1)
    while True:
        decision = application.session.decision
        assert decision is not None
        application.control.display.lift_curtain()
        bought = next((c for c in decision.choices if isinstance(c, Purchase)), None)
        application.control.choose(bought or dice.pick(decision))
        if bought is not None:
            break
    qtbot.waitUntil(lambda: len(lines(played)) > 1, timeout=10_000)
    assert lines(played)[-1] in {"coin-30.wav", "card-30.wav"}


def test_the_volume_is_in_the_samples() -> None:
    loud = bytes([0x00, 0x40, 0x00, 0xC0])  # 16384 and -16384
    assert quieter(loud, 50) == bytes([0x00, 0x20, 0x00, 0xE0])
    assert quieter(loud, 0) == bytes(4)


def test_without_a_player_there_is_silence(
    application: Application, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_player() is None
    application.settings.change(sound=True)
    application.sounds.play("win")
    qtbot.wait(20)
    assert not application.window.findChildren(MessageBox)
    page = PlayPage(can_play=False)
    qtbot.addWidget(page)
    page.show_options(application.settings.options)
    assert not page.sound.isEnabled()
    assert not page.volume.isEnabled()


def test_a_player_that_fails_is_not_tried_forever(
    played: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    broken = tmp_path / "bin" / "pw-play"
    broken.write_text(f'#!/bin/sh\necho tried >> "{played}"\nexit 3\n', encoding="utf-8")
    player = SoundPlayer()
    for attempt in range(1, 4):
        player.play("card", 50)
        qtbot.waitUntil(lambda: not player.is_busy, timeout=10_000)
        assert len(lines(played)) == attempt
    player.play("card", 50)
    qtbot.wait(100)
    assert len(lines(played)) == 3


def test_a_player_that_hangs_is_left_behind(played: Path, tmp_path: Path, qtbot: QtBot) -> None:
    slow = tmp_path / "bin" / "pw-play"
    slow.write_text(f'#!/bin/sh\necho tried >> "{played}"\nexec sleep 60\n', encoding="utf-8")
    player = SoundPlayer()
    for _ in range(10):
        player.play("card", 50)
    qtbot.waitUntil(lambda: len(lines(played)) == sound_player.MOST_AT_ONCE, timeout=10_000)
    player.stop()
    assert not player.is_busy
