"""Files of lessons are read as a whole or refused with a reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from pamir_desktop.lessons.lesson import StepKind
from pamir_desktop.lessons.marks import FOLDER
from pamir_desktop.lessons.reader import load_lessons, read_file, read_lesson
from pamir_desktop.model import DamagedData

Data = dict[str, Any]


def whole() -> Data:
    data: Data = json.loads((FOLDER / "1-market.json").read_text(encoding="utf-8"))
    return data


def test_there_are_eight_lessons_in_their_order() -> None:
    assert [lesson.number for lesson in load_lessons()] == list(range(8))
    assert len({lesson.id for lesson in load_lessons()}) == 8


def test_a_lesson_teaches_by_doing() -> None:
    for lesson in load_lessons():
        kinds = {step.kind for step in lesson.steps}
        assert kinds & {StepKind.DO, StepKind.GOAL}


def damage(path: str, value: object) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        *way, last = path.split(".")
        place: Any = data
        for key in way:
            place = place[int(key) if key.isdigit() else key]
        if value is None:
            del place[last]
        else:
            place[int(last) if last.isdigit() else last] = value

    return change


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("format", "pamir-save", "not a lesson"),
        ("title", None, "'title' is missing"),
        ("surprise", 1, "no field 'surprise'"),
        ("me", 3, "from 0 to 2"),
        ("steps.0.kind", "dance", "no kind of step"),
        ("steps.0.say", " ".join(["word"] * 36), "more than 35 words"),
        ("steps.0.say", 7, "expected a text"),
        ("steps.0.surprise", 7, "no field 'surprise'"),
        ("steps.2.expect.0.kind", "dance", "known kind of choice"),
        ("steps.2.expect.0.card", 7, "Purchase has no field 'card'"),
        ("steps.2.check.0.0", "riches", "no fact 'riches'"),
        ("steps.2.check.0.1", [0], "expected a word"),
        ("steps.2.check.0.2", "=", "no operator '='"),
        ("position.favored", "dancing", "'dancing'"),
        ("position.market.top", [48, 56, 6, 16, 77], "two rows of six"),
        ("position.deck.0", 48, "position breaks the rules"),
        ("position.players.0.rupees", 99, "from 0 to 36"),
        ("position.players.0.court", [4], "position breaks the rules"),
        ("position.spies.0", [2, 4, 12], "not so many cylinders"),
        ("position.seats.0.colour", "red", "same colour"),
    ],
)
def test_what_is_wrong_is_named(path: str, value: object, words: str) -> None:
    data = whole()
    read_lesson(data)
    damage(path, value)(data)
    with pytest.raises(DamagedData, match=words):
        read_lesson(data)


def test_a_rewind_leads_to_an_earlier_step() -> None:
    data = json.loads((FOLDER / "4-sides.json").read_text(encoding="utf-8"))
    data["steps"][4]["to"] = 9
    with pytest.raises(DamagedData, match="later step"):
        read_lesson(data)


def test_a_damaged_file_is_named(tmp_path: Any) -> None:
    file = tmp_path / "half.json"
    file.write_text('{"format":', encoding="utf-8")
    with pytest.raises(DamagedData, match=r"half\.json"):
        read_file(file)
