"""The style of widgets around the table: colors and type of dialogs, menus and buttons.

Everything derives from theme and scale, so dialogs match the table by day and at dusk.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPalette

from pamir_desktop.views.art.brush import mix
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.palette import LIGHT, SAFE, Palette, Theme

BODY: Final = 14.0
"""The height of ordinary text in pixels at 100 %."""

LARGE: Final = QSize(1920, 1080)
"""Windows larger than this get larger panels."""


MENU_BAR: Final = 24
"""Height of a title in the menu bar, at any scale: what the bar takes, the table loses."""


def letter_growth(scale: float) -> float:
    """How much letters grow within a row whose height does not depend on the scale."""
    return min(1.3, 0.4 + 0.6 * scale)


class Style(NamedTuple):
    """Theme, game palette and scale, as passed to every widget around the table."""

    theme: Theme = LIGHT
    palette: Palette = SAFE
    scale: float = 1.0

    def grown(self, width: float, height: float) -> Style:
        """For a very large window: in steps, so that faces are not repainted for every pixel."""
        factor = min(width / LARGE.width(), height / LARGE.height(), 2.0)
        return self if factor < 1.25 else self._replace(scale=self.scale * round(factor * 4) / 4)

    def px(self, length: float) -> int:
        return round(length * self.scale)

    def sans(self, size: float = BODY, weight: int = 400, *, spacing: float = 0.0) -> QFont:
        return font(Family.SANS, round(size * self.scale, 1), weight, spacing=spacing)

    def serif(self, size: float = BODY, weight: int = 400) -> QFont:
        return font(Family.SERIF, round(size * self.scale, 1), weight)


def qt_palette(style: Style) -> QPalette:
    """The colors of everything without a rule in the style sheet."""
    theme = style.theme
    made = QPalette()
    roles = {
        QPalette.ColorRole.Window: theme.paper,
        QPalette.ColorRole.WindowText: theme.ink,
        QPalette.ColorRole.Base: _field(theme),
        QPalette.ColorRole.AlternateBase: theme.paper_deep,
        QPalette.ColorRole.Text: theme.ink,
        QPalette.ColorRole.Button: theme.paper_deep,
        QPalette.ColorRole.ButtonText: theme.ink,
        QPalette.ColorRole.Highlight: theme.focus,
        QPalette.ColorRole.HighlightedText: _on_focus(theme),
        QPalette.ColorRole.ToolTipBase: theme.bar,
        QPalette.ColorRole.ToolTipText: theme.bar_ink,
        QPalette.ColorRole.Link: theme.focus,
        QPalette.ColorRole.PlaceholderText: theme.ink_second,
    }
    for role, colour in roles.items():
        made.setColor(role, QColor(colour))
    faded = mix(theme.ink, theme.paper, 0.55)
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        made.setColor(QPalette.ColorGroup.Disabled, role, faded)
    return made


def _on_focus(theme: Theme) -> str:
    """A text color that is readable on the focus color, which is light at dusk."""
    return theme.paper if theme.is_dark else "#FFFFFF"


def _field(theme: Theme) -> str:
    """The background of input fields: a little lighter than paper by day, darker at dusk."""
    if theme.is_dark:
        return mix(theme.paper, "#000000", 0.28).name()
    return mix(theme.paper, "#FFFFFF", 0.55).name()


def sheet(style: Style) -> str:
    """The style sheet of the whole application."""
    theme, px = style.theme, style.px
    words = {
        "paper": theme.paper,
        "deep": theme.paper_deep,
        "field": _field(theme),
        "ink": theme.ink,
        "second": theme.ink_second,
        "faded": mix(theme.ink, theme.paper, 0.55).name(),
        "line": theme.line,
        "brass": theme.brass,
        "gold": theme.gold,
        "focus": theme.focus,
        "on_focus": _on_focus(theme),
        "menu": theme.menu,
        "bar": theme.bar,
        "bar_ink": theme.bar_ink,
        "hover": mix(theme.paper_deep, theme.gold, 0.22).name(),
        "down": mix(theme.paper_deep, theme.brass, 0.30).name(),
        "primary": theme.bar,
        "primary_hover": mix(theme.bar, theme.gold, 0.22).name(),
        "chosen": mix(theme.paper, theme.gold, 0.30).name(),
        "warn": theme.warn,
        "body": f"{px(BODY)}px",
        "menu_title": f"{round(BODY * letter_growth(style.scale))}px",
        "menu_pad": f"{_menu_pad(style)}px",
        "title": f"{px(BODY * 1.7)}px",
        "large": f"{px(BODY + 2)}px",
        "small": f"{px(BODY - 2)}px",
        "radius": f"{px(6)}px",
        "pad": f"{px(6)}px",
        "target": f"{max(24, px(24))}px",
        "wide": f"{px(14)}px",
        # the border of the focused widget is wider by one: nothing else moves
        "pad_inside": f"{px(6) - 1}px",
        "wide_inside": f"{px(14) - 1}px",
        "thin": f"{px(3)}px",
        "thin_inside": f"{px(3) - 1}px",
        "half_inside": f"{px(8) - 1}px",
        "row": f"{px(18)}px",
        "box": f"{px(15)}px",
        "tick": f"{px(15) - 4}px",  # what is left of a box within its padding
        "half": f"{px(8)}px",
        "groove": f"{px(10)}px",
    }
    return re.sub(r"@(\w+)", lambda found: words[found[1]], _SHEET)


def _menu_pad(style: Style) -> int:
    letters = font(Family.SANS, round(BODY * letter_growth(style.scale)), 400)
    return max(0, (MENU_BAR - QFontMetrics(letters).height()) // 2)


def list_sheet(style: Style) -> str:
    """For a list or a tree of entries, one of which is selected."""
    theme, px = style.theme, style.px
    return (
        f"QAbstractItemView {{ background: transparent; border: 1px solid {theme.line};"
        f" border-radius: {px(4)}px; outline: none; padding: 1px; }}"
        f"QAbstractItemView:focus {{ border: 2px solid {theme.focus}; padding: 0px; }}"
        f"QAbstractItemView::item {{ padding-left: {px(10)}px; }}"
        f"QAbstractItemView::item:hover {{ background: {theme.paper_deep}; }}"
        f"QAbstractItemView::item:selected {{ background:"
        f" {mix(theme.paper, theme.gold, 0.3).name()}; color: {theme.ink}; }}"
        f"QAbstractItemView::item:disabled {{ color: {theme.ink_second}; }}"
    )


_SHEET: Final = """
QMenuBar, QMenu, QPushButton, QLineEdit, QComboBox, QCheckBox, QRadioButton, QToolTip,
QProgressBar, QDialog QLabel, QAbstractItemView, QHeaderView, QDockWidget {
  font-family: "Source Sans Pro", "Noto Sans", "DejaVu Sans", sans-serif; font-size: @body;
}
QMainWindow, QDialog { background: @paper; color: @ink; }
QLabel { color: @ink; background: transparent; }
QLabel[part="head"] {
  color: @second; font-size: @small; font-weight: 700; letter-spacing: 1px;
  font-family: "Source Sans Pro", "Noto Sans", "DejaVu Sans", sans-serif;
}
QLabel[part="title"] {
  font-family: "Source Serif Pro", "Noto Serif", "DejaVu Serif", serif; font-size: @title;
  font-weight: 600;
}
QPushButton[grown="true"] { font-size: @large; }
QLabel[part="caption"] { font-weight: 600; }
QLabel[part="hint"] { color: @second; font-size: @small; }
QLabel[part="warning"] { color: @warn; font-weight: 600; }
QMenuBar {
  background: @menu; color: @ink; border-bottom: 1px solid @line; font-size: @menu_title;
}
QMenuBar::item { padding: @menu_pad @wide; background: transparent; border-radius: 4px; }
QMenuBar::item:selected { background: @hover; }
QMenu { background: @paper; color: @ink; border: 1px solid @line; padding: @thin; }
QMenu::item { padding: @thin @row; border-radius: 4px; }
QMenu::item:selected { background: @chosen; color: @ink; }
QMenu::item:disabled { color: @faded; }
QMenu::separator { height: 1px; background: @line; margin: @thin; }
QToolTip { background: @bar; color: @bar_ink; border: 1px solid @gold; padding: @thin; }
QPushButton {
  background: @deep; color: @ink; border: 1px solid @line; border-radius: @radius;
  padding: @pad @wide;
}
QPushButton:hover { background: @hover; border-color: @brass; }
QPushButton:pressed { background: @down; }
QPushButton:focus { border: 2px solid @focus; padding: @pad_inside @wide_inside; }
QPushButton:disabled { color: @faded; }
QPushButton[part="primary"] {
  background: @primary; color: @bar_ink; border: 1px solid @gold; font-weight: 600;
}
QPushButton[part="primary"]:hover { background: @primary_hover; }
QPushButton[part="primary"]:focus {
  border: 2px solid @gold; padding: @pad_inside @wide_inside;
}
QPushButton[part="primary"]:disabled { color: @faded; background: @deep; border-color: @line; }
QPushButton:checked { background: @chosen; border-color: @brass; font-weight: 600; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 4px; }
QToolButton:hover { background: @hover; border-color: @line; }
QToolButton:checked { background: @chosen; border-color: @brass; }
QToolButton:focus { border: 1px solid @focus; }
QLabel[part="term"] { border: 1px solid transparent; border-radius: 4px; }
QLabel[part="term"]:hover { background: @hover; }
QLabel[part="term"]:focus { border: 1px solid @focus; background: @chosen; }
QLineEdit {
  background: @field; color: @ink; border: 1px solid @line; border-radius: 4px; padding: @thin;
  selection-background-color: @focus; selection-color: @on_focus;
}
QLineEdit:focus { border: 2px solid @focus; }
QLineEdit:disabled { color: @faded; background: @paper; }
PaperCombo {
  background: @field; color: @ink; border: 1px solid @line; border-radius: 4px;
  padding: @thin @half;
}
PaperCombo:hover { border-color: @brass; }
PaperCombo:focus { border: 2px solid @focus; padding: @thin_inside @half_inside; }
PaperCombo:disabled { color: @faded; background: @paper; }
PaperCombo::drop-down { border: none; width: @row; }
PaperCombo::down-arrow { image: none; }
QComboBox QAbstractItemView {
  background: @paper; color: @ink; border: 1px solid @line; outline: none;
  selection-background-color: @chosen; selection-color: @ink;
}
QRadioButton, QCheckBox {
    color: @ink; background: transparent; spacing: @half; min-height: @target;
}
QRadioButton:disabled, QCheckBox:disabled { color: @faded; }
QCheckBox::indicator, QListView::indicator {
  width: @box; height: @box; border: 1px solid @brass; border-radius: 3px; background: @field;
}
QCheckBox::indicator:checked, QListView::indicator:checked {
  background: @brass; background-clip: content; padding: 2px; width: @tick; height: @tick;
}
QRadioButton:focus, QCheckBox:focus { color: @focus; }
QCheckBox::indicator:focus { border: 2px solid @focus; }
QScrollBar:vertical { background: transparent; width: @groove; margin: 0px; }
QScrollBar::handle:vertical { background: @line; border-radius: 4px; min-height: @row; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0px; width: 0px; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QScrollBar:horizontal { background: transparent; height: @groove; }
QScrollBar::handle:horizontal { background: @line; border-radius: 4px; }
QProgressBar {
  background: @field; color: @ink; border: 1px solid @line; border-radius: 4px; text-align: center;
  min-height: @target;
}
QProgressBar::chunk { background: @chosen; border-radius: 3px; }
QSlider { background: transparent; }
QSlider::groove:horizontal { height: @pad; border-radius: @thin; background: @line; }
QSlider::sub-page:horizontal { border-radius: @thin; background: @brass; }
QSlider::handle:horizontal {
  width: @row; margin: -@pad 0; border-radius: @half; background: @paper; border: 2px solid @brass;
}
QSlider::sub-page:horizontal:disabled { background: @line; }
QSlider::handle:horizontal:disabled { border-color: @line; background: @deep; }
QSlider::handle:horizontal:focus { border: 3px solid @focus; }
QTextBrowser { background: transparent; color: @ink; border: none; }
QScrollArea { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QSplitter::handle { background: transparent; }
QDockWidget { color: @ink; }
QDockWidget::title { background: @deep; padding: @pad @half; }
"""
