"""Words on the table are made so small that they are not cut."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from pamir_desktop.views.art.fonts import Family
from pamir_desktop.views.art.text_fit import fitted_font, text_width


@pytest.mark.parametrize("text", ["Großbritannien", "Geheimdienst", "Афганистан"])
def test_a_name_fits_at_any_size(qtbot: QtBot, text: str) -> None:
    for size in (11.0, 13.3, 15.7, 17.2, 20.4):
        broad = text_width(text, fitted_font(Family.SERIF, text, 9999, size, 700))
        for share in range(62, 103):
            width = broad * share / 100
            used = fitted_font(Family.SERIF, text, width, size, 700)
            assert text_width(text, used) <= width, (size, share)
