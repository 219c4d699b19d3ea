"""Hatch's hook: a wheel or sdist is never built without the compiled translations.

An sdist contains them, so that building from one needs only hatchling. From a clone they are
compiled with PySide6's lrelease, which is declared as a build dependency.
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
        """What pip installs before the build: Qt's tools in the version the program requires."""
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
