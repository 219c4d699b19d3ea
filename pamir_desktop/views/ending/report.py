"""The game in figures: every check with its counts and points, and what each player did."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import QImage, QPainter, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from pamir_desktop.model.first_edition.terms import SpecialAction
from pamir_desktop.model.game_summary import (
    CheckRecord,
    GameSummary,
    PlayerTotals,
    ToppleRecord,
)
from pamir_desktop.model.setup import Edition
from pamir_desktop.model.terms import CardAction, Coalition, Seat
from pamir_desktop.views.art.icons import draw_emblem
from pamir_desktop.views.style import Style
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.first_edition.first_terms import (
    special_action_button,
    units_name,
)
from pamir_desktop.views.texts.voice import Voice
from pamir_desktop.views.widgets.glyph_icon import player_icon

MARK = 15


class EndingReport(QTextBrowser):
    """Two tables, one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.summary: GameSummary | None = None
        self._style = Style()
        self.setUndoRedoEnabled(False)
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_summary(self, summary: GameSummary) -> None:
        self.summary = summary
        self._refill()

    def set_look(self, style: Style) -> None:
        self._style = style
        self.document().setDefaultFont(style.sans(13))
        self._refill()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._refill()
        super().changeEvent(event)

    # --- Filling ---------------------------------------------------------------------------

    def _refill(self) -> None:
        summary = self.summary
        if summary is None:
            return
        self._add_marks(summary)
        parts = [self._table(self._total_heads(summary), self._total_rows(summary))]
        if summary.checks:
            checks = self._table(self._check_heads(summary), self._check_rows(summary))
            parts.insert(0, checks + self._note(self._of_checks()))
        if summary.topples:
            topples = self._table(self._topple_heads(summary), self._topple_rows(summary))
            parts.insert(0, topples + self._note(self._of_topples()))
        gap = f"<p style='font-size:{self._style.px(5)}px'>&nbsp;</p>"
        self.setHtml(gap.join(parts))

    def _add_marks(self, summary: GameSummary) -> None:
        kind, side = QTextDocument.ResourceType.ImageResource, self._style.px(MARK)
        for seat, chair in enumerate(summary.setup.seats):
            icon = player_icon(chair.colour, self._style.palette, side)
            picture = icon.pixmap(QSize(side, side), 2.0).toImage()
            self.document().addResource(kind, QUrl(f"mark:{seat}"), picture)
        for coalition in Coalition:
            image = QImage(side * 2, side * 2, QImage.Format.Format_ARGB32)
            image.setDevicePixelRatio(2)
            image.fill(0)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(1, 1, side - 2, side - 2)
            draw_emblem(painter, coalition, box, self._style.palette)
            painter.end()
            self.document().addResource(kind, QUrl(f"emblem:{coalition.value}"), image)

    def _table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        theme, px = self._style.theme, self._style.px
        faint = f"color:{theme.ink_second}; font-size:{px(11.5)}px"
        top = _row(heads, faint)
        body = "".join(_row(row, f"color:{theme.ink}") for row in rows)
        pad = px(3)
        return f"<table width='100%' cellspacing='0' cellpadding='{pad}'>{top}{body}</table>"

    def _image(self, kind: str, key: int) -> str:
        side = self._style.px(MARK)
        middle = "style='vertical-align:middle'"
        return f"<img src='{kind}:{key}' width='{side}' height='{side}' {middle}>"

    def _who(self, summary: GameSummary, seat: int) -> str:
        name = escape(Voice(summary.setup).player(Seat(seat)))
        return f"{self._image('mark', seat)}&nbsp;<b>{name}</b>"

    # --- The checks ------------------------------------------------------------------------

    def _check_heads(self, summary: GameSummary) -> list[str]:
        emblems = [self._image("emblem", coalition) for coalition in Coalition]
        players = [self._who(summary, seat) for seat in range(len(summary.setup.seats))]
        return [escape(self.tr("Dominance Checks")), escape(self.tr("Turn")), *emblems, *players]

    def _check_rows(self, summary: GameSummary) -> list[list[str]]:
        return [
            [
                f"{number}. {escape(self.outcome(check))}",
                str(check.turn),
                *map(str, check.blocks),
                *map(self._scored, check.points, check.measures),
            ]
            for number, check in enumerate(summary.checks, 1)
        ]

    def _scored(self, points: int, measure: int) -> str:
        """What a player scored, and the count that led to it."""
        gained = f"<b>+{points}</b>" if points else "–"
        if measure < 0:
            return gained
        return f"{gained} <span style='color:{self._style.theme.ink_second}'>({measure})</span>"

    def _of_checks(self) -> str:
        return self.tr(
            "In parentheses: cylinders in play if the check was unsuccessful, otherwise influence."
        )

    def _note(self, wording: str) -> str:
        theme, px = self._style.theme, self._style.px
        style = f"margin:{px(2)}px 0 0 {px(3)}px; color:{theme.ink_second}; font-size:{px(11.5)}px"
        return f"<p style='{style}'>{escape(wording)}</p>"

    def outcome(self, check: CheckRecord) -> str:
        wording = self.tr("unsuccessful")
        if check.dominant is not None:
            coalition = terms.coalition_name(check.dominant)
            wording = self.tr("dominant: {coalition}").format(coalition=coalition)
        if check.final:
            return self.tr("{outcome}, final (points doubled)").format(outcome=wording)
        return wording

    # --- The topples of the first edition --------------------------------------------------

    def _topple_heads(self, summary: GameSummary) -> list[str]:
        emblems = [self._image("emblem", coalition) for coalition in Coalition]
        players = [self._who(summary, seat) for seat in range(len(summary.setup.seats))]
        return [escape(self.tr("Topples")), escape(self.tr("Turn")), *emblems, *players]

    def _topple_rows(self, summary: GameSummary) -> list[list[str]]:
        nothing = ("–",) * len(summary.setup.seats)
        return [
            [
                f"{number}. {escape(self.topple_outcome(topple))}",
                str(topple.turn),
                *map(str, topple.units),
                *(map(str, topple.influence) if topple.influence else nothing),
            ]
            for number, topple in enumerate(summary.topples, 1)
        ]

    def topple_outcome(self, topple: ToppleRecord) -> str:
        units = units_name(topple.regime)
        if topple.empire is not None:
            coalition = terms.coalition_name(topple.empire)
            wording = self.tr("supremacy: {coalition} ({units})")
            wording = wording.format(coalition=coalition, units=units)
        elif topple.lacks_units:
            wording = self.tr("no supremacy, other units lacking ({units})").format(units=units)
        else:
            wording = self.tr("no supremacy ({units})").format(units=units)
        if topple.final:
            return self.tr("{outcome}, last topple").format(outcome=wording)
        return wording

    def _of_topples(self) -> str:
        return self.tr(
            "Of each coalition the units that counted; of each player the influence in the "
            "coalition with supremacy."
        )

    # --- What everyone did -----------------------------------------------------------------

    def _total_heads(self, summary: GameSummary) -> list[str]:
        is_second = summary.setup.edition is Edition.SECOND
        heads = [
            self.tr("Totals"),
            self.tr("Purchases"),
            self.tr("Cards played"),
            *(self._action_heads() if is_second else map(special_action_button, SpecialAction)),
            self.tr("Rupees spent"),
            self.tr("Bribes paid") if is_second else self.tr("Tolls paid"),
            self.tr("Bribes received") if is_second else self.tr("Tolls received"),
            self.tr("Loyalty changes"),
        ]
        return [escape(head) for head in heads]

    def _action_heads(self) -> list[str]:
        """In the order of CardAction."""
        return [
            self.tr("Taxes"),
            self.tr("Gifts"),
            self.tr("Builds"),
            self.tr("Moves"),
            self.tr("Betrayals"),
            self.tr("Battles"),
        ]

    def _total_rows(self, summary: GameSummary) -> list[list[str]]:
        return [
            [self._who(summary, seat), *map(str, figures(totals, summary.setup.edition))]
            for seat, totals in enumerate(summary.totals)
        ]


def _row(cells: Sequence[str], style: str) -> str:
    """The first cell is left-aligned, figures are centered."""
    sides = ["left", *["center"] * (len(cells) - 1)]
    columns = [
        f"<td align='{side}' valign='middle' style='{style}'>{cell}</td>"
        for side, cell in zip(sides, cells, strict=True)
    ]
    return f"<tr>{''.join(columns)}</tr>"


def figures(totals: PlayerTotals, edition: Edition = Edition.SECOND) -> list[int]:
    """In the order of the table's columns."""
    actions = CardAction if edition is Edition.SECOND else SpecialAction
    return [
        totals.bought,
        totals.played,
        *(totals.actions[action] for action in actions),
        totals.spent,
        totals.bribes_paid,
        totals.bribes_received,
        totals.loyalty_changes,
    ]
