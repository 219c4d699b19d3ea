"""Imports of the many modules of the window, without what makes them slow.

While modules are imported, everything they make is there to stay, and Python would search it for
garbage again and again. PySide reads the source of every module it sees imported, to find out
whether its features (`snake_case`, `true_property`) could be meant; this program uses none.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import PySide6.QtCore  # noqa: F401  # loads the search for features


@contextmanager
def quick_imports() -> Iterator[None]:
    gc.disable()
    features = sys.modules.get("shibokensupport.feature")
    if hasattr(features, "_mod_uses_pyside"):
        vars(features)["_mod_uses_pyside"] = lambda _module: False
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
