"""Language, theme and letters of the application, from the options and the system."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication

from pamir_desktop.control.appearance import Appearance
from pamir_desktop.settings import Settings, ThemeChoice
from pamir_desktop.views.art.palette import PALETTES
from pamir_desktop.views.texts.languages import use_language


@pytest.fixture
def settings(qapp: QApplication) -> Iterator[Settings]:
    font, palette, sheet = qapp.font(), qapp.palette(), qapp.styleSheet()
    yield Settings(None)
    use_language(qapp, "en")
    qapp.setFont(font)
    qapp.setPalette(palette)
    qapp.setStyleSheet(sheet)


def test_the_language_of_the_options_is_used_once(qapp: QApplication, settings: Settings) -> None:
    settings.change(language="de")
    appearance = Appearance(qapp, settings)
    assert appearance.language == "de"
    assert not appearance.change_language()
    settings.change(language="ru")
    assert appearance.change_language()
    assert appearance.language == "ru"
    assert not appearance.change_language()


def test_without_one_the_system_decides(qapp: QApplication, settings: Settings) -> None:
    system = QLocale.system().name()[:2]
    settings.change(language="")
    expected = system if system in {"de", "ru"} else "en"
    assert Appearance(qapp, settings).language == expected


@pytest.mark.parametrize(("theme", "dark"), [(ThemeChoice.DUSK, True), (ThemeChoice.LIGHT, False)])
def test_theme_palette_and_scale_make_the_style(
    theme: ThemeChoice, dark: bool, qapp: QApplication, settings: Settings
) -> None:
    settings.change(theme=theme, palette="printed", scale=150)
    style = Appearance(qapp, settings).style()
    assert (style.theme.is_dark, style.palette, style.scale) == (dark, PALETTES["printed"], 1.5)


def test_the_system_may_choose_the_theme(qapp: QApplication, settings: Settings) -> None:
    settings.change(theme=ThemeChoice.SYSTEM)
    hints = qapp.styleHints()
    try:
        for scheme in (Qt.ColorScheme.Dark, Qt.ColorScheme.Light):
            hints.setColorScheme(scheme)
            if hints.colorScheme() is not scheme:
                pytest.skip("this platform has no color schemes")
            style = Appearance(qapp, settings).style()
            assert style.theme.is_dark == (scheme is Qt.ColorScheme.Dark)
    finally:
        hints.unsetColorScheme()


def test_widgets_get_letters_and_colors(qapp: QApplication, settings: Settings) -> None:
    settings.change(scale=150, theme=ThemeChoice.DUSK)
    style = Appearance(qapp, settings).apply()
    assert qapp.font().pixelSize() == style.sans().pixelSize()
    assert qapp.palette().window().color().lightness() < 128
    before = qapp.styleSheet()
    settings.change(theme=ThemeChoice.LIGHT)
    Appearance(qapp, settings).apply()
    assert qapp.palette().window().color().lightness() > 128
    assert qapp.styleSheet() != before
