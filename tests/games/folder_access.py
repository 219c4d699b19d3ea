"""Folders of tests that another user must reach."""

from __future__ import annotations

from pathlib import Path


def opened_up(folder: Path) -> Path:
    """A folder that another user may enter."""
    for parent in (folder, *folder.parents[:4]):
        if parent.owner() == folder.owner() and parent.stat().st_mode & 0o777 == 0o700:
            parent.chmod(0o711)
    return folder
