"""The window's modules are imported quickly, and everything is as before afterwards."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import gc, linecache, sys
from pamir_desktop.control.quick_imports import quick_imports
with quick_imports():
    assert not gc.isenabled()
    import pamir_desktop.app
read = [name for name in linecache.cache if "pamir_desktop" in name and name.endswith(".py")]
print(gc.isenabled(), gc.get_freeze_count() > 10_000, read)
"""


def test_no_source_is_read_and_no_garbage_searched_while_the_window_is_imported() -> None:
    """In a process of its own: what has been imported stays imported."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    assert done.stdout.split(maxsplit=2) == ["True", "True", "[]\n"]
