"""Every screen of the program, reached in a real application, for screenshots and tests.

A new screen is a function in one of the modules imported here. `tools/screenshots.py` takes
pictures of it, and the tests of languages read it in a pseudo-language, change its language and
measure its texts.
"""

from __future__ import annotations

from collections.abc import Iterator

# importing registers the screens: the start page comes before any game, as in a new window
from tools import page_screens

# isort: split
from tools import table_screens

# isort: split
from tools import first_edition_screens

# isort: split
from tools.stage import SCENES, Scene

__all__ = ["SCENES", "first_edition_screens", "page_screens", "table_screens", "wanted"]


def wanted(beginning: str = "") -> Iterator[tuple[str, Scene]]:
    """The screens whose names begin like this."""
    return ((name, made) for name, made in SCENES.items() if name.startswith(beginning))
