"""How items of the table are named in a sentence: plainly, or as links.

The same sentence is used for the log panel, the clipboard and a screen reader; only the voice
differs.
"""

from __future__ import annotations

from collections.abc import Iterable

from pamir_desktop.model.cards import LASTING_WHEN_DISCARDED
from pamir_desktop.model.pieces import (
    FIRST_GIFT,
    SUPPLY,
    Place,
    border_at,
    is_card,
    is_gift,
    is_region,
    region_at,
)
from pamir_desktop.model.setup import SeatKind, Setup
from pamir_desktop.model.terms import (
    BORDER_ENDS,
    HIDDEN,
    NO_CARD,
    NOBODY,
    Border,
    CardId,
    Region,
    Seat,
    word,
)
from pamir_desktop.model.values import frozen

from . import terms
from .card_texts import card_name, event_title
from .plain_text import clean_name
from .translation import listed, translate


@frozen
class Voice:
    """Names as plain text. Players are named as in the setup, never inflected."""

    setup: Setup

    def mark(self, kind: str, key: str, text: str) -> str:
        """The name of an item; `kind` and `key` identify it."""
        return text

    def player(self, seat: Seat) -> str:
        if seat == NOBODY:
            return terms.nobody()
        chair = self.setup.seats[seat]
        name = terms.wakhan_name() if chair.kind is SeatKind.WAKHAN else clean_name(chair.name)
        return self.mark("player", str(seat), name)

    def players(self, seats: Iterable[Seat]) -> str:
        return listed([self.player(seat) for seat in seats])

    def card(self, card: CardId) -> str:
        """Without quotation marks, which belong to the sentence."""
        name = card_name(card, self.setup.edition)
        return name if card in {HIDDEN, NO_CARD} else self.mark("card", str(card), name)

    def quoted(self, card: CardId) -> str:
        """In quotation marks, alone or in a list."""
        return translate("Card", "“{card}”").format(card=self.card(card))

    def cards(self, cards: Iterable[CardId]) -> str:
        return listed([self.quoted(card) for card in cards])

    def event(self, card: CardId, discarded: bool) -> str:
        """An event card named after one of its halves."""
        return self.mark("card", str(card), event_title(card, discarded))

    def region(self, region: Region) -> str:
        return self._region(region, terms.region_name(region))

    def in_region(self, region: Region) -> str:
        return self._region(region, terms.in_region(region))

    def into_region(self, region: Region) -> str:
        return self._region(region, terms.into_region(region))

    def from_region(self, region: Region) -> str:
        return self._region(region, terms.from_region(region))

    def of_region(self, region: Region) -> str:
        return self._region(region, terms.of_region(region))

    def regions(self, regions: Iterable[Region]) -> str:
        return listed([self.region(region) for region in regions])

    def _region(self, region: Region, text: str) -> str:
        return self.mark("region", word(region), text)

    def border(self, border: Border) -> str:
        """The two regions of a border, to be used after the word for border."""
        one, other = BORDER_ENDS[border]
        ends = translate("Border", "{one}–{other}").format(
            one=terms.region_name(one), other=terms.region_name(other)
        )
        return self.mark("border", word(border), ends)

    def place(self, place: Place) -> str:
        """Any place where a piece can be."""
        if place == SUPPLY:
            return translate("Place", "supply")
        if is_card(place):
            return self.quoted(CardId(place))
        if is_region(place):
            return self.region(region_at(place))
        if is_gift(place):
            return terms.gift_name(place - FIRST_GIFT)
        return self.border(border_at(place))

    def event_in_force(self, card: CardId, seat: Seat) -> str:
        """A lasting event by the half in force; `seat` is the player it is in front of."""
        return self.event(card, discarded=seat == NOBODY and card in LASTING_WHEN_DISCARDED)


@frozen
class LinkedVoice(Voice):
    """Names as links for rich text, such as `<a href="card:12">`; everything else is escaped."""

    def mark(self, kind: str, key: str, text: str) -> str:
        from html import escape  # noqa: PLC0415  # not needed to start

        return f'<a href="{kind}:{escape(key)}">{escape(text)}</a>'
