"""The content of Wakhan's AI card from her trace: its texts, and which lines she has tried."""

from __future__ import annotations

from collections.abc import Sequence

from pamir_desktop.model.ai_cards import AI_CARDS
from pamir_desktop.model.decisions import Args
from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.terms import Coalition, CourtEnd, Region
from pamir_desktop.views.art.cards.ai_card import AiFace, AiLine
from pamir_desktop.views.texts.translation import number_text, translate
from pamir_desktop.views.texts.wakhan_texts import ai_line


def ai_face(entries: Sequence[LogEntry]) -> AiFace | None:
    """The card she drew last; None before she drew any."""
    drawn = next((entry for entry in reversed(entries) if entry.id == "trace.drawn"), None)
    if drawn is None:
        return None
    tried = [entry.args for entry in entries if entry.id == "trace.line"]
    card = AI_CARDS[drawn.number("card")]
    title = translate("AiCard", "AI card {number}").format(number=number_text(card.number))
    column = translate("AiCard", "column {column}")
    return AiFace(
        title=title,
        lines=tuple(
            _line(place, ai_line(action), tried) for place, action in enumerate(card.lines)
        ),
        loyalty_head=translate("AiCard", "Loyalty"),
        loyalty_order=tuple(map(Coalition, drawn.numbers("loyalty_order"))),
        loyalty=Coalition(drawn.number("loyalty")),
        region_head=translate("AiCard", "Region priority"),
        region_order=tuple(map(Region, drawn.numbers("region_order"))),
        back_head=translate("AiCard", "Arrows on the back of the next card:"),
        columns=drawn.numbers("columns"),
        column_arrow=drawn.number("column_arrow"),
        column_words=column.format(column=number_text(drawn.number("column"))),
        sides=tuple(map(CourtEnd, drawn.numbers("sides"))),
        side_arrow=drawn.number("side_arrow"),
        side_words=_side(CourtEnd(drawn.number("side"))),
    )


def _line(place: int, text: str, tried: Sequence[Args]) -> AiLine:
    """A line of the card, and its last result."""
    own = [args for args in tried if args["line"] == place]
    possible = own[-1]["result"] == "valid" if own else None
    is_last = bool(tried) and tried[-1]["line"] == place and bool(possible)
    return AiLine(text, possible, is_last)


def _side(side: CourtEnd) -> str:
    if side is CourtEnd.LEFT:
        return translate("AiCard", "top (left)")
    return translate("AiCard", "bottom (right)")
