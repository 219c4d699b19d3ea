"""A monkey at the window for some seconds: nothing raises, and the scene equals the state."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from pamir_desktop.app import Desk
from pamir_desktop.games.folders import Places
from tests.application import DeskMaker, calm_settings
from tools.monkey import Monkey

pytestmark = pytest.mark.qt_no_exception_capture


@pytest.fixture
def kept_desk(desks: DeskMaker, tmp_path: Path) -> Desk:
    """A desk that keeps its games."""
    return desks(calm_settings(), Places(tmp_path / "data"), None)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_breaks_nothing(kept_desk: Desk, tmp_path: Path, seed: int) -> None:
    monkey = Monkey(kept_desk, seed, tmp_path)
    monkey.run(3)
    assert not monkey.troubles, "\n\n".join(map(str, monkey.troubles))
    assert sum(monkey.pranks.done.values()) >= 20
    assert monkey.pranks.started
    assert monkey.checks


def test_every_entry_of_every_menu_can_be_pressed(kept_desk: Desk, tmp_path: Path) -> None:
    monkey = Monkey(kept_desk, 3, tmp_path)
    monkey.run(0, everything=True)
    assert not monkey.troubles, "\n\n".join(map(str, monkey.troubles))
    assert monkey.pranks.done["press_everything"] > 30


class TestWhatItNotices:
    def test_an_exception_in_a_slot(self, kept_desk: Desk, tmp_path: Path) -> None:
        def stumble() -> None:
            raise ValueError("stumbled")

        monkey = Monkey(kept_desk, 1, tmp_path)
        QTimer.singleShot(0, stumble)
        monkey.run(0.2)
        assert [trouble.kind for trouble in monkey.troubles] == ["exception"]
        assert "ValueError: stumbled" in monkey.troubles[0].text

    def test_a_scene_that_differs_from_the_state(self, kept_desk: Desk, tmp_path: Path) -> None:
        monkey = Monkey(kept_desk, 1, tmp_path)
        monkey.pranks.start_game()
        monkey.check()
        kept_desk.session.state.players[0].rupees += 1
        with pytest.raises(AssertionError):
            monkey.check()
