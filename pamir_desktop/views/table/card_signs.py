"""What is printed on a card, and where: the signs of its face."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from pamir_desktop.model.cards import is_check, is_event
from pamir_desktop.model.setup import Edition
from pamir_desktop.model.terms import HIDDEN, NO_CARD, CardId, Impact
from pamir_desktop.views.art.cards.layout import ASPECT, CardLayout
from pamir_desktop.views.art.cards.printed import Face, printed
from pamir_desktop.views.art.cards.room import roomy_layout
from pamir_desktop.views.texts.card_texts import card_words

from .signs import Sign, Term

DEBT_TAB = 17.0
"""The width of the tab of a leveraged card, in units."""


def card_signs(
    card: CardId, width: float, edition: Edition = Edition.SECOND
) -> list[tuple[Sign, QRectF]]:
    """In pixels of a face this wide, in reading order."""
    if card in (HIDDEN, NO_CARD):
        return []
    high = width * ASPECT
    if is_check(card):
        return [(Sign(Term.CHECK, card=card), QRectF(0, 0, width, high))]
    if is_event(card):
        return [
            (Sign(Term.IF_DISCARDED, card=card), QRectF(0, 0, width, high / 2)),
            (Sign(Term.IF_PURCHASED, card=card), QRectF(0, high / 2, width, high / 2)),
        ]
    facts = printed(card, edition)
    layout = roomy_layout(facts, card_words(card, edition), width)
    return [*_on_spine(facts, layout), *_beside_it(facts, layout)]


def _on_spine(card: Face, layout: CardLayout) -> list[tuple[Sign, QRectF]]:
    spine, region = layout.spine, layout.region
    centre, radius = layout.medallion
    below = centre.y() + radius
    suit = QRectF(spine.left(), spine.top(), spine.width(), below)
    stars = QRectF(spine.left(), below, spine.width(), region.top() - below)
    number = card.number
    return [
        (Sign(Term.SUIT, card.suit, number), suit),
        (Sign(Term.RANK, card.rank, number), stars),
        (Sign(Term.REGION, card.region, number), region),
        *(
            (Sign(Term.ACTION, action, number), tile)
            for action, tile in zip(card.actions, layout.tiles, strict=True)
        ),
    ]


def _beside_it(card: Face, layout: CardLayout) -> list[tuple[Sign, QRectF]]:
    found: list[tuple[Sign, QRectF]] = []
    number, strip = card.number, layout.ability_strip
    if not layout.is_tiny:
        found += [
            (Sign(Term.IMPACT, impact, number), layout.impact(place))
            for place, impact in enumerate(card.impact)
        ]
    if card.patriot is not None:
        found.append((Sign(Term.PATRIOT, card.patriot, number), layout.name_band))
    if Impact.LEVERAGED in card.impact:
        tab = DEBT_TAB * layout.unit
        debt = QRectF(strip.right() - tab, strip.top(), tab, strip.height())
        found.append((Sign(Term.IMPACT, Impact.LEVERAGED, number), debt))
    if card.ability is not None:
        found.append((Sign(Term.ABILITY, card=number), strip))
    if card.prize is not None:
        found.append((Sign(Term.PRIZE, card.prize, number), layout.ribbon))
    return found
