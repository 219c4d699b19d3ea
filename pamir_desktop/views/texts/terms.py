"""The terms of the game in the current language, one text per term and case."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.terms import CardAction, Coalition, Colour, CourtEnd, Impact, Region, Suit

from .translation import QT_TRANSLATE_NOOP, look_up, look_up_hyphenated, translate

# Every table is in the order of its enum.

_REGION: Final = (
    QT_TRANSLATE_NOOP("Region", "Persia"),
    QT_TRANSLATE_NOOP("Region", "Transcaspia"),
    QT_TRANSLATE_NOOP("Region", "Herat"),
    QT_TRANSLATE_NOOP("Region", "Kabul"),
    QT_TRANSLATE_NOOP("Region", "Kandahar"),
    QT_TRANSLATE_NOOP("Region", "Punjab"),
)
_IN_REGION: Final = (
    QT_TRANSLATE_NOOP("Region", "in Persia"),
    QT_TRANSLATE_NOOP("Region", "in Transcaspia"),
    QT_TRANSLATE_NOOP("Region", "in Herat"),
    QT_TRANSLATE_NOOP("Region", "in Kabul"),
    QT_TRANSLATE_NOOP("Region", "in Kandahar"),
    QT_TRANSLATE_NOOP("Region", "in Punjab"),
)
_INTO_REGION: Final = (
    QT_TRANSLATE_NOOP("Region", "to Persia"),
    QT_TRANSLATE_NOOP("Region", "to Transcaspia"),
    QT_TRANSLATE_NOOP("Region", "to Herat"),
    QT_TRANSLATE_NOOP("Region", "to Kabul"),
    QT_TRANSLATE_NOOP("Region", "to Kandahar"),
    QT_TRANSLATE_NOOP("Region", "to Punjab"),
)
_FROM_REGION: Final = (
    QT_TRANSLATE_NOOP("Region", "from Persia"),
    QT_TRANSLATE_NOOP("Region", "from Transcaspia"),
    QT_TRANSLATE_NOOP("Region", "from Herat"),
    QT_TRANSLATE_NOOP("Region", "from Kabul"),
    QT_TRANSLATE_NOOP("Region", "from Kandahar"),
    QT_TRANSLATE_NOOP("Region", "from Punjab"),
)
_OF_REGION: Final = (
    QT_TRANSLATE_NOOP("Region", "of Persia"),
    QT_TRANSLATE_NOOP("Region", "of Transcaspia"),
    QT_TRANSLATE_NOOP("Region", "of Herat"),
    QT_TRANSLATE_NOOP("Region", "of Kabul"),
    QT_TRANSLATE_NOOP("Region", "of Kandahar"),
    QT_TRANSLATE_NOOP("Region", "of Punjab"),
)
_COALITION: Final = (
    QT_TRANSLATE_NOOP("Coalition", "Afghanistan"),
    QT_TRANSLATE_NOOP("Coalition", "Britain"),
    QT_TRANSLATE_NOOP("Coalition", "Russia"),
)
_SHORT_COALITION: Final = (
    QT_TRANSLATE_NOOP("Coalition in a small place", "Afghanistan"),
    QT_TRANSLATE_NOOP("Coalition in a small place", "Britain"),
    QT_TRANSLATE_NOOP("Coalition in a small place", "Russia"),
)
_PATRIOT: Final = (
    QT_TRANSLATE_NOOP("Piece", "Afghan patriot"),
    QT_TRANSLATE_NOOP("Piece", "British patriot"),
    QT_TRANSLATE_NOOP("Piece", "Russian patriot"),
)
_PRIZE: Final = (
    QT_TRANSLATE_NOOP("Piece", "Afghan prize"),
    QT_TRANSLATE_NOOP("Piece", "British prize"),
    QT_TRANSLATE_NOOP("Piece", "Russian prize"),
)
_SUIT: Final = (
    QT_TRANSLATE_NOOP("Suit", "Political"),
    QT_TRANSLATE_NOOP("Suit", "Intelligence"),
    QT_TRANSLATE_NOOP("Suit", "Economic"),
    QT_TRANSLATE_NOOP("Suit", "Military"),
)
_SUIT_CARD: Final = (
    QT_TRANSLATE_NOOP("Suit", "political card"),
    QT_TRANSLATE_NOOP("Suit", "intelligence card"),
    QT_TRANSLATE_NOOP("Suit", "economic card"),
    QT_TRANSLATE_NOOP("Suit", "military card"),
)
_ACTION: Final = (
    QT_TRANSLATE_NOOP("Action", "tax"),
    QT_TRANSLATE_NOOP("Action", "gift"),
    QT_TRANSLATE_NOOP("Action", "build"),
    QT_TRANSLATE_NOOP("Action", "move"),
    QT_TRANSLATE_NOOP("Action", "betray"),
    QT_TRANSLATE_NOOP("Action", "battle"),
)
_ACTION_BUTTON: Final = (
    QT_TRANSLATE_NOOP("Action button", "Tax"),
    QT_TRANSLATE_NOOP("Action button", "Gift"),
    QT_TRANSLATE_NOOP("Action button", "Build"),
    QT_TRANSLATE_NOOP("Action button", "Move"),
    QT_TRANSLATE_NOOP("Action button", "Betray"),
    QT_TRANSLATE_NOOP("Action button", "Battle"),
)
_IMPACT: Final = (
    QT_TRANSLATE_NOOP("Impact", "Tribe"),
    QT_TRANSLATE_NOOP("Impact", "Spy"),
    QT_TRANSLATE_NOOP("Impact", "Army"),
    QT_TRANSLATE_NOOP("Impact", "Road"),
    QT_TRANSLATE_NOOP("Impact", "Leverage"),
    QT_TRANSLATE_NOOP("Impact", "Favored suit: political"),
    QT_TRANSLATE_NOOP("Impact", "Favored suit: intelligence"),
    QT_TRANSLATE_NOOP("Impact", "Favored suit: economic"),
    QT_TRANSLATE_NOOP("Impact", "Favored suit: military"),
)
_COLOUR: Final = (
    QT_TRANSLATE_NOOP("Player color", "Gray"),
    QT_TRANSLATE_NOOP("Player color", "Blue"),
    QT_TRANSLATE_NOOP("Player color", "Tan"),
    QT_TRANSLATE_NOOP("Player color", "Red"),
    QT_TRANSLATE_NOOP("Player color", "Black"),
)
_MARK: Final = (
    QT_TRANSLATE_NOOP("Player mark", "bar"),
    QT_TRANSLATE_NOOP("Player mark", "ring"),
    QT_TRANSLATE_NOOP("Player mark", "dot"),
    QT_TRANSLATE_NOOP("Player mark", "cross"),
    QT_TRANSLATE_NOOP("Player mark", "triangle"),
)
_COURT_END: Final = (
    QT_TRANSLATE_NOOP("Court", "left end of the court"),
    QT_TRANSLATE_NOOP("Court", "right end of the court"),
)
_GIFT: Final = (
    QT_TRANSLATE_NOOP("Piece", "gift for 2 rupees"),
    QT_TRANSLATE_NOOP("Piece", "gift for 4 rupees"),
    QT_TRANSLATE_NOOP("Piece", "gift for 6 rupees"),
)


def region_name(region: Region) -> str:
    return look_up("Region", _REGION[region])


def in_region(region: Region) -> str:
    """Where: in Kabul."""
    return look_up("Region", _IN_REGION[region])


def into_region(region: Region) -> str:
    """Where to: to Kabul."""
    return look_up("Region", _INTO_REGION[region])


def from_region(region: Region) -> str:
    return look_up("Region", _FROM_REGION[region])


def of_region(region: Region) -> str:
    """Whose: the ruler of Kabul."""
    return look_up("Region", _OF_REGION[region])


def coalition_name(coalition: Coalition) -> str:
    """A label; in sentences every coalition has its own text."""
    return look_up("Coalition", _COALITION[coalition])


def short_coalition_name(coalition: Coalition) -> str:
    """A label where there is little room."""
    return look_up("Coalition in a small place", _SHORT_COALITION[coalition])


def painted_coalition_name(coalition: Coalition) -> str:
    """With soft hyphens, for a narrow column."""
    return look_up_hyphenated("Coalition in a small place", _SHORT_COALITION[coalition])


def no_coalition() -> str:
    """Where no coalition is dominant."""
    return translate("Coalition", "none")


def patriot_name(coalition: Coalition) -> str:
    return look_up("Piece", _PATRIOT[coalition])


def prize_name(coalition: Coalition) -> str:
    return look_up("Piece", _PRIZE[coalition])


def gift_name(gift: int) -> str:
    """A gift on the space 0, 1 or 2."""
    return look_up("Piece", _GIFT[gift])


def suit_name(suit: Suit) -> str:
    return look_up("Suit", _SUIT[suit])


def painted_suit_name(suit: Suit) -> str:
    """With soft hyphens, for a narrow column."""
    return look_up_hyphenated("Suit", _SUIT[suit])


def suit_card(suit: Suit) -> str:
    """What a card of the suit is called."""
    return look_up("Suit", _SUIT_CARD[suit])


def action_name(action: CardAction) -> str:
    """The action as a noun, for the inside of a sentence."""
    return look_up("Action", _ACTION[action])


def action_button(action: CardAction) -> str:
    """The action as something to do, for buttons, menus and the head of a tooltip."""
    return look_up("Action button", _ACTION_BUTTON[action])


def impact_name(impact: Impact) -> str:
    return look_up("Impact", _IMPACT[impact])


def colour_name(colour: Colour) -> str:
    """Also the default name of a seat."""
    return look_up("Player color", _COLOUR[colour])


def mark_name(colour: Colour) -> str:
    """The sign on every piece of a player, for players who cannot distinguish the colors."""
    return look_up("Player mark", _MARK[colour])


def court_end_name(end: CourtEnd) -> str:
    return look_up("Court", _COURT_END[end])


def nobody() -> str:
    return translate("Player", "no one")


def wakhan_name() -> str:
    return translate("Player", "Wakhan")
