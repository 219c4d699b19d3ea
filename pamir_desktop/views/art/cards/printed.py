"""What is printed on a court card, by edition: only the second edition has cards of its own.

The first edition is played with the same cards, but reads other actions and impacts from them.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from pamir_desktop.model.cards import CARDS, Card
from pamir_desktop.model.first_edition.terms import SpecialAction
from pamir_desktop.model.setup import Edition
from pamir_desktop.model.terms import CardAction, CardId, Coalition, Impact, Region, Suit
from pamir_desktop.model.values import frozen

Action: TypeAlias = CardAction | SpecialAction


@frozen
class PrintedCard:
    """A card of the second edition as another edition reads it."""

    number: CardId
    region: Region
    suit: Suit
    rank: int
    impact: tuple[Impact, ...]  # from top to bottom
    actions: tuple[Action, ...]  # from left to right
    patriot: Coalition | None
    prize: Coalition | None
    ability: str | None = None


Face: TypeAlias = Card | PrintedCard


def printed(card: CardId, edition: Edition = Edition.SECOND) -> Face:
    """The facts on the face of a court card."""
    return CARDS[card] if edition is Edition.SECOND else _in_first_edition(card)


@cache
def _in_first_edition(card: CardId) -> PrintedCard:
    """Its own actions; the units by rank come after the other impacts."""
    from pamir_desktop.model.first_edition.cards import (  # noqa: PLC0415  # most games do without
        ACTIONS_OF,
        IMPACT_OF,
        NATIVE,
    )

    facts = CARDS[card]
    return PrintedCard(
        number=card,
        region=facts.region,
        suit=facts.suit,
        rank=facts.rank,
        impact=(*IMPACT_OF[card], *[NATIVE[facts.suit]] * facts.rank),
        actions=ACTIONS_OF[card],
        patriot=facts.patriot,
        prize=facts.prize,
    )
