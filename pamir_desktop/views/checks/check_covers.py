"""What covers the table for a Dominance Check: its scene, and the note of a check in the market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from pamir_desktop.views.style import Style
from pamir_desktop.views.table.view import TableView

if TYPE_CHECKING:
    from .check_notice import CheckNotice
    from .check_scene import CheckScene


class CheckCovers(QObject):
    """Both are created on first use: a game is played before a check."""

    scene_made = Signal(QWidget)  # the CheckScene, still empty

    def __init__(self, page: QWidget, view: TableView) -> None:
        super().__init__(page)
        self._page = page
        self._view = view
        self._style = Style()
        self._scene: CheckScene | None = None
        self._notice: CheckNotice | None = None

    @property
    def scene(self) -> CheckScene:
        if self._scene is None:
            from .check_scene import CheckScene  # noqa: PLC0415  # see the class

            self._scene = CheckScene(self._page)
            self._scene.set_look(self._style)
            self._scene.setGeometry(self._page.rect())
            self.scene_made.emit(self._scene)
        return self._scene

    @property
    def shows_scene(self) -> bool:
        """A Dominance Check covers the table."""
        return self._scene is not None and not self._scene.isHidden()

    @property
    def notice(self) -> CheckNotice:
        if self._notice is None:
            from .check_notice import CheckNotice  # noqa: PLC0415  # see the class

            self._notice = CheckNotice(self._view, self._view.map_area)
            self._notice.set_look(self._style)
        return self._notice

    def notice_geometry(self) -> QRectF | None:
        """Where a check in the market is announced; None if it is not."""
        if self._notice is None or self._notice.isHidden():
            return None
        return QRectF(self._notice.geometry())

    def hide_notice(self) -> None:
        if self._notice is not None:
            self._notice.hide()

    def set_look(self, style: Style) -> None:
        self._style = style
        for part in (self._scene, self._notice):
            if part is not None:
                part.set_look(style)

    def lay_out(self) -> None:
        """Above everything else on the page."""
        if self._notice is not None:
            self._notice.place()
        if self._scene is not None:
            self._scene.setGeometry(self._page.rect())
            self._scene.raise_()
