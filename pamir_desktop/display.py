"""Is there a display? Checked before Qt starts, which would abort without one."""

from __future__ import annotations

import sys
from collections.abc import Mapping


def has_display(environment: Mapping[str, str]) -> bool:
    """On Windows and macOS there always is one."""
    if not sys.platform.startswith(("linux", "freebsd")):
        return True
    return any(environment.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
