"""Qt without a screen, for every test."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
pytest.register_assert_rewrite("tools.scene_check")  # so that its differences are shown
