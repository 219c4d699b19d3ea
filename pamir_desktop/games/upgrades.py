"""Older files become documents of today step by step.

TO CHANGE THE FORMAT: raise SCHEMA, register a step from the version before, and store a file of
that version in tests/games/saves/. A test finds what is missing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pamir_desktop.model import DamagedData
from pamir_desktop.model.codec import entry, mapping, number

from .documents import Document, digest
from .errors import SaveError

SCHEMA: Final = 2

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
    """The same game in today's words; the document passed in stays as it is."""
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
