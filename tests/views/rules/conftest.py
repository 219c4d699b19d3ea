"""The rules are read in the languages of the texts."""

from __future__ import annotations

from ..texts.conftest import compiled, speak

__all__ = ["compiled", "speak"]
