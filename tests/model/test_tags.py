"""The names of steps and choices in saved games: none may change, whatever a class is called."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

import attrs
import pytest

import pamir_desktop.model
from pamir_desktop.model.agenda import STEPS, Step, step
from pamir_desktop.model.decisions import CHOICES, Choice, choice
from pamir_desktop.model.first_edition.choices import FIRST_EDITION_CHOICES

STORED = Path(__file__).parent / "tags.txt"
"""Every tag with its fields. A new class adds a line. To change or remove a line, raise the version
of the format (see games/upgrades.py): files on people's disks have it."""

for module in pkgutil.walk_packages(pamir_desktop.model.__path__, "pamir_desktop.model."):
    importlib.import_module(module.name)


def described(group: str, tag: str, kind: type[Step] | type[Choice]) -> str:
    assert attrs.has(kind)
    fields = (f"{field.name}:{str(field.type).replace(' ', '')}" for field in attrs.fields(kind))
    return " ".join((group, tag, *fields))


def test_no_tag_and_no_field_has_changed() -> None:
    today = [described("step", tag, kind) for tag, kind in STEPS.items()]
    choices = CHOICES | FIRST_EDITION_CHOICES
    today += [described("choice", tag, kind) for tag, kind in choices.items()]
    assert sorted(today) == STORED.read_text("utf-8").splitlines()


def test_a_tag_belongs_to_one_class() -> None:
    assert not STEPS.keys() & (CHOICES.keys() | FIRST_EDITION_CHOICES.keys())
    assert not CHOICES.keys() & FIRST_EDITION_CHOICES.keys()
    with pytest.raises(ValueError, match=r"turn\.pass"):
        step("turn.pass")(STEPS["turn.start"])
    with pytest.raises(ValueError, match="end-turn"):
        choice("end-turn")(CHOICES["skip"])
    assert (STEPS["turn.start"].tag, CHOICES["skip"].tag) == ("turn.start", "skip")
