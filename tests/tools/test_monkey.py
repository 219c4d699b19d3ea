"""A monkey at the window for some seconds: nothing raises, and the scene equals the state."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from pamir_desktop.app import Application
from pamir_desktop.games.folders import Folders
from tests.window.application import ApplicationMaker, calm_settings
from tools.monkey import Monkey

pytestmark = pytest.mark.qt_no_exception_capture


@pytest.fixture
def saving_application(applications: ApplicationMaker, tmp_path: Path) -> Application:
    """An application that keeps its games."""
    return applications(calm_settings(), Folders(tmp_path / "data"), None)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_breaks_nothing(
    saving_application: Application, tmp_path: Path, seed: int
) -> None:
    monkey = Monkey(saving_application, seed, tmp_path)
    monkey.run(3)
    assert not monkey.troubles, "\n\n".join(map(str, monkey.troubles))
    assert sum(monkey.inputs.done.values()) >= 20
    assert monkey.inputs.started
    assert monkey.checks


def test_every_entry_of_every_menu_can_be_pressed(
    saving_application: Application, tmp_path: Path
) -> None:
    monkey = Monkey(saving_application, 3, tmp_path)
    monkey.run(0, everything=True)
    assert not monkey.troubles, "\n\n".join(map(str, monkey.troubles))
    assert monkey.inputs.done["press_everything"] > 30


class TestWhatItNotices:
    def test_an_exception_in_a_slot(self, saving_application: Application, tmp_path: Path) -> None:
        def stumble() -> None:
            raise ValueError("stumbled")

        monkey = Monkey(saving_application, 1, tmp_path)
        QTimer.singleShot(0, stumble)
        monkey.run(0.2)
        assert [trouble.kind for trouble in monkey.troubles] == ["exception"]
        assert "ValueError: stumbled" in monkey.troubles[0].text

    def test_a_scene_that_differs_from_the_state(
        self, saving_application: Application, tmp_path: Path
    ) -> None:
        monkey = Monkey(saving_application, 1, tmp_path)
        monkey.inputs.start_game()
        monkey.check()
        saving_application.session.state.players[0].rupees += 1
        with pytest.raises(AssertionError):
            monkey.check()
