"""Files of older versions are upgraded to the current format, one version at a time.

TO CHANGE THE FORMAT: raise SCHEMA, register a step from the version before, and store files of
that version in tests/games/saves/. A test finds what is missing. Journals have no version of their
own: `journal.py` reads them in the version of the file they belong to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pamir_desktop.model import DamagedData
from pamir_desktop.model.codec import entry, mapping, number

from .class_names import tagged_choice, tagged_state
from .documents import Document, digest
from .errors import SaveError

SCHEMA: Final = 3

Step = Callable[[Document], Document]
STEPS: Final[dict[int, Step]] = {}
"""By the version a step starts from."""


def step_from(schema: int) -> Callable[[Step], Step]:
    def register(step: Step) -> Step:
        STEPS[schema] = step
        return step

    return register


def schema_of(document: Document, file: str) -> int:
    """The version a document was written in, if we know it."""
    try:
        schema = number(entry(document, "schema"), 1, 1_000_000)
    except DamagedData as error:
        raise SaveError("save.damaged", file=file, detail=str(error)) from error
    if schema > SCHEMA:
        app = document.get("app")
        raise SaveError("save.newer", file=file, app=app[:20] if type(app) is str else "?")
    return schema


def upgraded(document: Document, schema: int) -> Document:
    """The same game in the current format; the document passed in is not changed."""
    for old in range(schema, SCHEMA):
        document = {**STEPS[old](document), "schema": old + 1}
    return document


@step_from(1)
def add_identity(document: Document) -> Document:
    """Version 2 tells games apart, knows practice games, and a history may begin midway."""
    header = mapping(entry(document, "header"))
    identity = {
        "game": digest(entry(document, "setup"))[:16],
        "created": entry(header, "saved"),
        "practice": False,
        "branched": False,
    }
    return {**document, "header": {**header, **identity}, "start": None}


@step_from(2)
def replace_class_names(document: Document) -> Document:
    """Version 3 names steps and choices by tags that do not depend on the code."""
    start, choices, snapshot = (entry(document, key) for key in ("start", "choices", "snapshot"))
    if type(start) is dict:
        start = {**start, "state": tagged_state(start.get("state"))}
    if type(choices) is list:
        choices = [tagged_choice(choice) for choice in choices]
    document = {**document, "start": start, "choices": choices, "snapshot": tagged_state(snapshot)}
    if entry(document, "snapshot_sha256") == digest(snapshot):  # a wrong one stays wrong
        document["snapshot_sha256"] = digest(document["snapshot"])
    return document
