"""Keys can be changed, never two actions have the same, and nonsense is as if it were not there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from pamir_desktop.keymap import FIXED, USUAL, Keymap, pressed_keys, usual_keys

pytestmark = pytest.mark.usefixtures("qapp")

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


def all_keys(keymap: Keymap) -> list[str]:
    return [keys for name in USUAL for keys in keymap.keys(name)]


def test_no_two_actions_usually_have_the_same_keys() -> None:
    keys = all_keys(Keymap())
    assert len(keys) == len(set(keys))
    assert not FIXED & set(keys)


def test_keys_go_to_another_action() -> None:
    keymap = Keymap().with_keys("ring", "F1")
    assert keymap.keys("ring") == ("F1",)
    assert keymap.keys("rules") == ()
    assert keymap.owner("F1") == "ring"
    assert keymap.owner("F8") is None
    further = keymap.with_keys("log", "F1")
    assert (further.keys("ring"), further.keys("log")) == ((), ("F1",))


def test_an_action_with_several_keys_loses_only_those_taken() -> None:
    first, *others = usual_keys("redo")
    keymap = Keymap().with_keys("log", first)
    assert keymap.keys("redo") == tuple(others)


def test_an_action_gets_its_usual_keys_back() -> None:
    keymap = Keymap().with_keys("ring", "F1").with_usual("rules")
    assert keymap.keys("rules") == ("F1",)
    assert keymap.keys("ring") == ()
    assert keymap.with_usual("ring") == Keymap()


def test_usual_keys_need_not_be_remembered() -> None:
    assert Keymap().with_keys("ring", "F6").with_keys("ring", "F8").own == {}


def test_keys_are_taken_away() -> None:
    keymap = Keymap().with_keys("quit", "")
    assert keymap.keys("quit") == ()
    assert not keymap.has_usual("quit")
    assert keymap.own == {"quit": ""}


@pytest.mark.parametrize(
    "own",
    [
        {"cheat": "F1"},
        {"log": "Nonsense"},
        {"log": "Ctrl+Nonsense"},
        {"log": "Left"},
        {"log": "1"},
        {"log": "Ctrl+K, Ctrl+L"},
        {"log": "['Ctrl+K', 'Ctrl+L']"},
    ],
    ids=str,
)
def test_nonsense_is_as_if_it_were_not_there(own: dict[str, str]) -> None:
    assert Keymap(own) == Keymap()


def test_of_two_actions_with_the_same_keys_the_first_has_them() -> None:
    keymap = Keymap({"ring": "Ctrl+J", "log": "Ctrl+J"})
    assert keymap.keys("log") == ("Ctrl+J",)
    assert keymap.keys("ring") == usual_keys("ring")


@pytest.mark.parametrize(
    ("key", "modifiers", "text"),
    [
        (Qt.Key.Key_J, CONTROL, "Ctrl+J"),
        (Qt.Key.Key_J, CONTROL | SHIFT, "Ctrl+Shift+J"),
        (Qt.Key.Key_Question, CONTROL | SHIFT, "Ctrl+?"),
        (Qt.Key.Key_F6, SHIFT, "Shift+F6"),
        (Qt.Key.Key_5, Qt.KeyboardModifier.KeypadModifier, "5"),
        (Qt.Key.Key_Control, CONTROL, ""),
        (Qt.Key.Key_Shift, SHIFT, ""),
        (Qt.Key.Key_unknown, NONE, ""),
    ],
)
def test_keys_that_are_pressed(
    qapp: QApplication, key: Qt.Key, modifiers: Qt.KeyboardModifier, text: str
) -> None:
    assert pressed_keys(key, modifiers) == text
