"""“If scored now”: blocks, the required lead, and the points everyone would score."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from pamir_desktop.model.forecast import Outlook, ToppleOutlook
from pamir_desktop.model.terms import Coalition, Seat
from pamir_desktop.views.art.interface_glyphs import Glyph
from pamir_desktop.views.style import Style
from pamir_desktop.views.table.signs import Sign, Term
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.forecast_lines import ForecastLines
from pamir_desktop.views.texts.voice import Voice

from .forecast_parts import (
    DOMINANCE,
    BlockRow,
    ForecastPart,
    Head,
    Note,
    Notice,
    PointsTable,
)
from .sign_sheet import SignSheet


class ForecastPanel(QScrollArea):
    """Shows the given outlook; scrolls if the window is very low."""

    height_changed = Signal()  # its contents need more room, or less

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.outlook: Outlook | ToppleOutlook | None = None
        self._style = Style()
        self.sheet = SignSheet()
        self.setWidget(self.sheet)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.sheet.setAutoFillBackground(False)

    def show_outlook(self, outlook: Outlook | ToppleOutlook) -> None:
        if outlook != self.outlook:
            self.outlook = outlook
            self._refill()

    def set_look(self, style: Style) -> None:
        self._style = style
        self._refill()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(350), self.sheet.minimumHeight() + self._style.px(4))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._refill()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # --- Filling ---------------------------------------------------------------------------

    def _refill(self) -> None:
        if self.outlook is None:
            return
        wording = self.text()
        self.sheet.setAccessibleName(wording)
        self.sheet.show_parts(self._parts(self.outlook), self.outlook.setup, self._style)
        self._fit()

    def _fit(self) -> None:
        high = self.sheet.fitting_height(self.viewport().width())
        if high != self.sheet.minimumHeight():
            self.sheet.setMinimumHeight(high)
            self.height_changed.emit()

    def _parts(self, outlook: Outlook | ToppleOutlook) -> list[ForecastPart]:
        if isinstance(outlook, ToppleOutlook):
            return _topple_parts(outlook)
        lines = ForecastLines(outlook)
        forecast = outlook.forecast
        title = self.tr("If scored now")
        parts: list[ForecastPart] = [Head(Glyph.SCALES, title, lines.needed(), DOMINANCE)]
        parts += [BlockRow(side, forecast.blocks[side]) for side in outlook.ranking]
        succeeds = forecast.check.dominant is not None
        parts.append(Notice(Glyph.SCALES, lines.verdict(), succeeds))
        if alarm := lines.alarm():
            at_once = forecast.wins_at_once is not None
            ends = Sign(Term.EARLY_END if at_once else Term.FINAL_CHECK)
            parts.append(Notice(Glyph.WARNING, alarm, good=False, sign=ends))
        captions = (
            self.tr("fails", "a check; over a narrow column of points"),
            self.tr("dominance", "of one of three coalitions; over their columns of points"),
        )
        parts.append(PointsTable(outlook, captions))
        parts += [Note(text, Sign(term)) for term, text in lines.notes()]
        return parts

    # --- Texts -----------------------------------------------------------------------------

    def text(self) -> str:
        """Everything the panel shows, for a screen reader."""
        outlook = self.outlook
        if outlook is None:
            return ""
        if isinstance(outlook, ToppleOutlook):
            return _topple_text(outlook)
        lines = ForecastLines(outlook)
        blocks = ", ".join(
            f"{terms.coalition_name(side)} {outlook.forecast.blocks[side]}"
            for side in outlook.ranking
        )
        wording = [self.tr("If scored now") + ": " + blocks, lines.needed(), lines.verdict()]
        wording += [lines.alarm(), *self._points(outlook)]
        wording += [text for _, text in lines.notes()]
        return "\n".join(text for text in wording if text)

    def _points(self, outlook: Outlook) -> list[str]:
        forecast, voice = outlook.forecast, Voice(outlook.setup)
        cases = [(self.tr("on failure"), forecast.failure)]
        for coalition in Coalition:
            success = self.tr("dominant: {coalition}")
            name = terms.coalition_name(coalition)
            cases.append((success.format(coalition=name), forecast.success[coalition]))
        wording = [(self.tr("now"), forecast.check), *cases]
        return [
            f"{case}: "
            + ", ".join(
                f"{voice.player(Seat(seat))} +{points}" for seat, points in enumerate(score.points)
            )
            for case, score in wording
        ]


def _topple_parts(outlook: ToppleOutlook) -> list[ForecastPart]:
    from .topple_parts import topple_parts  # noqa: PLC0415  # most games do without it

    return topple_parts(outlook)


def _topple_text(outlook: ToppleOutlook) -> str:
    from pamir_desktop.views.texts.first_edition.topple_lines import (  # noqa: PLC0415  # as above
        ToppleLines,
    )

    return ToppleLines(outlook).text()
