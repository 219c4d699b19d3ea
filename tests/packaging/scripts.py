"""The scripts in packaging/, which is no package: its name would hide one of PyPI's."""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType

from .building import ROOT


def script(name: str) -> ModuleType:
    """A script of packaging/ as a module."""
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return sys.modules[name]
