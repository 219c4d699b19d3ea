"""Hatch's hook: a wheel or sdist is never built without the compiled translations.

An sdist carries them, so that building from one needs nothing but hatchling. From a clone they are
compiled with the lrelease of PySide6, which is asked for as a build dependency.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        """What pip installs before the build: Qt's tools as the program itself wants them."""
        if self._is_sdist():
            return []
        wanted = self.metadata.core.dependencies
        return [dependency for dependency in wanted if dependency.startswith("pyside6")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not self._is_sdist():
            translate = Path(self.root, "tools", "translate.py")
            subprocess.run([sys.executable, str(translate), "compile"], check=True)

    def _is_sdist(self) -> bool:
        return Path(self.root, "PKG-INFO").exists()
