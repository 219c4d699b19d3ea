"""Special abilities (section 4): which card gives what, and who has it.

An ability works from the moment its card is in a court until it leaves, hostage or not (R99).
"""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Coalition, Region, Seat

INDISPENSABLE_ADVISORS: Final = CardId(1)
INSURRECTION: Final = CardId(3)
CLAIM_OF_ANCIENT_LINEAGE: Final = CardId(5)
BODYGUARDS: Final = (CardId(15), CardId(83))
CITADEL_OF: Final = {Region.KABUL: CardId(17), Region.TRANSCASPIA: CardId(97)}
STRANGE_BEDFELLOWS: Final = CardId(21)
CIVIL_SERVICE_REFORMS: Final = CardId(24)
SAFE_HOUSES: Final = (CardId(41), CardId(72))
CHARISMATIC_COURTIERS: Final = CardId(42)
BLACKMAIL_OF: Final = {CardId(43): Region.KANDAHAR, CardId(54): Region.HERAT}
INDIAN_SUPPLIES: Final = CardId(51)
WELL_CONNECTED: Final = CardId(56)
HERAT_INFLUENCE: Final = CardId(66)
PERSIAN_INFLUENCE: Final = CardId(68)
RUSSIAN_INFLUENCE: Final = CardId(70)
INFRASTRUCTURE: Final = CardId(78)
ALWAYS_FAVORED: Final = (CardId(91), CardId(99))
COVERED_BY: Final = {
    HERAT_INFLUENCE: frozenset(c.number for c in CARDS.values() if c.region is Region.HERAT),
    PERSIAN_INFLUENCE: frozenset(c.number for c in CARDS.values() if c.region is Region.PERSIA),
    RUSSIAN_INFLUENCE: frozenset(
        c.number for c in CARDS.values() if c.patriot is Coalition.RUSSIAN
    ),
}
"""The court cards that each Influence card buys for nothing."""


def has(state: State, seat: Seat, card: CardId) -> bool:
    return card in state.players[seat].court


def has_bodyguards(state: State, seat: Seat) -> bool:
    """The seat's political cards cannot be betrayed, by anyone (R18)."""
    court = state.players[seat].court
    return BODYGUARDS[0] in court or BODYGUARDS[1] in court


def has_citadel(state: State, seat: Seat, region: Region) -> bool:
    """The seat's tribes in the region cannot be removed in battle (R53)."""
    card = CITADEL_OF.get(region)
    return card is not None and card in state.players[seat].court


def safe_houses(state: State, seat: Seat) -> list[CardId]:
    court = state.players[seat].court
    return [card for card in SAFE_HOUSES if card in court]


def has_influence(state: State, seat: Seat) -> bool:
    """The seat buys some cards for nothing."""
    court = state.players[seat].court
    return HERAT_INFLUENCE in court or PERSIAN_INFLUENCE in court or RUSSIAN_INFLUENCE in court


def buys_for_nothing(state: State, seat: Seat, card: CardId) -> bool:
    """Herat, Persian or Russian Influence covers this court card."""
    court = state.players[seat].court
    return any(card in covered for by, covered in COVERED_BY.items() if by in court)
