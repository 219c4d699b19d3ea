"""Language, colors and letters of the whole application, from the options and the system."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from pamir_desktop.settings import Options, Settings, ThemeChoice
from pamir_desktop.views.art.palette import DUSK, LIGHT, PALETTES
from pamir_desktop.views.style import Style, qt_palette, sheet
from pamir_desktop.views.texts.languages import system_language, use_language


class Appearance:
    """What every window shares."""

    def __init__(self, app: QApplication, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self.language = use_language(app, self._wanted_language())

    def _wanted_language(self) -> str:
        return self._settings.options.language or system_language()

    def change_language(self) -> bool:
        """To that of the options; whether it is another one."""
        wanted = self._wanted_language()
        if wanted == self.language:
            return False
        self.language = use_language(self._app, wanted)
        return True

    def style(self) -> Style:
        options = self._settings.options
        theme = DUSK if self._is_dark(options) else LIGHT
        return Style(theme, PALETTES[options.palette], options.scale / 100)

    def _is_dark(self, options: Options) -> bool:
        if options.theme is ThemeChoice.SYSTEM:
            return self._app.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return options.theme is ThemeChoice.DUSK

    def apply(self) -> Style:
        """Give widgets their letters and colors."""
        style = self.style()
        self._app.setFont(style.sans())
        self._app.setPalette(qt_palette(style))
        text = sheet(style)
        if self._app.styleSheet() != text:
            self._app.setStyleSheet(text)
        return style
