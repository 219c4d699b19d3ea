"""All pages of the rules: by id, by subject, by words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from pamir_desktop.model.cards import CARDS, EVENTS, is_event
from pamir_desktop.model.pieces import is_region
from pamir_desktop.model.terms import NO_CARD, CardAction, CardId, Impact
from pamir_desktop.views.table import spots
from pamir_desktop.views.table.signs import FirstTerm, Sign, Term
from pamir_desktop.views.table.spots import Spot

from . import (
    abilities,
    actions,
    cards,
    checks,
    events,
    first_edition,
    glance,
    icons,
    power,
    start,
    support,
    wakhan,
)
from .page import FIRST, Chapter
from .page_text import page_html, page_keywords, page_title, page_words

CHAPTERS: Final[tuple[Chapter, ...]] = (
    start.CHAPTER,
    support.CHAPTER,
    glance.CHAPTER,
    cards.CHAPTER,
    icons.CHAPTER,
    actions.CHAPTER,
    power.CHAPTER,
    checks.CHAPTER,
    abilities.CHAPTER,
    events.CHAPTER,
    wakhan.CHAPTER,
    first_edition.CHAPTER,
)
PAGES: Final = {page.id: page for chapter in CHAPTERS for page in chapter.pages}
_OF_ABILITY: Final = {ability: page.id for page in PAGES.values() for ability in page.abilities}
_OF_HALF: Final = {
    "dominance_check": "checks",
    **{half: page.id for page in PAGES.values() for half in page.events},
}


def html_of(page_id: str) -> str:
    return page_html(PAGES[page_id], _OF_HALF)


# --- What a page is about --------------------------------------------------------------------


def page_for_card(card: CardId) -> str:
    """What is special about a card: its ability, the lower half of an event, or its actions."""
    if is_event(card):
        return _OF_HALF[EVENTS[card].if_purchased]
    ability = CARDS[card].ability
    return "actions" if ability is None else _OF_ABILITY[ability]


def page_for_reason(reason: str) -> str:
    """The rule that forbids it."""
    return _OF_REASON.get(reason) or _OF_REASON[reason.partition(".")[0]]


_OF_REASON: Final = {
    "game": "goal",
    "not_now": "turn",
    "no_such_thing": "controls",
    "buy": "buying",
    "buy.withdrawal": "public_withdrawal",
    "play": "playing",
    "play.bribe": "bribes",
    "act": "actions",
    "act.no_actions": "favored",
    "act.hostage": "hostages",
    "tax": "tax",
    "gift": "gift",
    "gift.no_cylinder": "supplies",
    "build": "build",
    "build.no_block": "supplies",
    "build.rule_none": "ruling",
    "build.other_ruler": "ruling",
    "build.tie": "ruling",
    "build.no_tribe": "ruling",
    "move": "move",
    "move.no_spy": "spy_ring",
    "move.too_far": "spy_ring",
    "move.tribe": "nationalism",
    "betray": "betray",
    "betray.bodyguards": "bodyguards",
    "battle": "battle",
    "battle.citadel": "citadel",
    "battle.advisors": "indispensable_advisors",
    "take": "supplies",
}
"""By id, or by the part before its dot."""


def page_for_spot(spot: Spot | None, market: Sequence[CardId] = ()) -> str:
    """The page F1 opens for the focused spot; the market's cards identify events there."""
    match spot:
        case None:
            return FIRST
        case spots.MarketSlot(slot) if slot < len(market) and market[slot] != NO_CARD:
            card = market[slot]
            return page_for_card(card) if is_event(card) else "buying"
        case spots.CourtCard(card) | spots.EventBadge(card):
            return page_for_card(card)
        case spots.ActionTile(_, action):
            return action.name.lower()
        case spots.BlockStack(_, place):
            return "icon_army" if is_region(place) else "icon_road"
        case spots.CylinderStack(_, place):
            return "icon_tribe" if is_region(place) else "hostages"
        case _:
            return _OF_SPOT[type(spot)]


_OF_SPOT: Final[dict[type[Spot], str]] = {
    spots.MarketSlot: "buying",
    spots.HandCard: "playing",
    spots.RegionSpot: "ruling",
    spots.BorderSpot: "icon_road",
    spots.BlockSupply: "supplies",
    spots.CylinderSupply: "supplies",
    spots.GiftSpace: "gift",
    spots.PlayerPanel: "limits",
    spots.CourtEndSpot: "playing",
    spots.HandZone: "limits",
    spots.DialSpot: "loyalty",
    spots.SuitSpot: "favored",
    spots.DiscardPile: "market",
    spots.DrawDeck: "deck",
    spots.PrizeCard: "influence",
    spots.FavorSpot: "first_turn",
}


def page_for_sign(sign: Sign) -> str:
    """The page about an icon, a figure or a term."""
    match sign.term:
        case Term.ACTION:
            return CardAction(sign.value).name.lower()
        case Term.IMPACT:
            return _OF_IMPACT.get(Impact(sign.value), "icon_suit")
        case Term.ABILITY | Term.IF_PURCHASED:
            return page_for_card(sign.card)
        case Term.IF_DISCARDED:
            return _OF_HALF[EVENTS[sign.card].if_discarded]
        case Term():
            return _OF_TERM[sign.term]
        case FirstTerm():
            return "first_edition"


_OF_IMPACT: Final = {
    Impact.TRIBE: "icon_tribe",
    Impact.SPY: "icon_spy",
    Impact.ARMY: "icon_army",
    Impact.ROAD: "icon_road",
    Impact.LEVERAGED: "icon_leverage",
}
_OF_TERM: Final = {
    Term.SUIT: "suits",
    Term.CARD: "read_card",
    Term.RANK: "read_card",
    Term.REGION: "read_card",
    Term.PATRIOT: "loyalty",
    Term.PRIZE: "influence",
    Term.CHECK: "checks",
    Term.RUPEES_ON_CARD: "money",
    Term.PAID_THIS_TURN: "buying",
    Term.LAST_TURN: "events",
    Term.HOSTAGE: "hostages",
    Term.COLOUR: "supplies",
    Term.RUPEES: "money",
    Term.SHELTER: "tax",
    Term.HAND: "limits",
    Term.COURT: "limits",
    Term.INFLUENCE: "influence",
    Term.CYLINDERS: "scoring",
    Term.POINTS: "scoring",
    Term.LOYALTY: "loyalty",
    Term.GIFTS: "gift",
    Term.PRIZES: "influence",
    Term.EVENTS: "events",
    Term.SUPPLY: "supplies",
    Term.WAKHAN_LOYALTY: "wakhan_loyalty",
    Term.WAKHAN_CARDS: "wakhan_turn",
    Term.DECK: "deck",
    Term.CHECKS_LEFT: "deck",
    Term.DISCARD: "market",
    Term.BLOCKS: "supplies",
    Term.PRICE: "buying",
    Term.RULER: "ruler_marker",
    Term.DOMINANCE: "checks",
    Term.BLOCKS_IN_PLAY: "checks",
    Term.ON_FAILURE: "scoring",
    Term.ON_SUCCESS: "scoring",
    Term.EARLY_END: "goal",
    Term.FINAL_CHECK: "scoring",
    Term.PLAYING: "playing",
    Term.BRIBE: "bribes",
    Term.SPIES: "hostages",
    Term.OVERTHROW: "overthrow",
    Term.LEVERAGE: "leverage",
    Term.FAVORED: "favored",
}


# --- Searching -------------------------------------------------------------------------------

NOWHERE: Final = 99
IN_KEYWORDS: Final = 1


def find(words: str) -> list[str]:
    """The pages with all these words, best first; titles count most, then keywords.

    If no title and no keywords have them exactly, their last letters may differ: languages inflect.
    """
    wanted = _folded(words).split()
    if not wanted:
        return list(PAGES)
    hits = _hits(wanted)
    if all(hit.farthest > IN_KEYWORDS for hit in hits):
        hits = _hits([_stem(word) for word in wanted])
    return [hit.page for hit in sorted(hits, key=lambda hit: (hit.together, hit.apart))]


class _Hit(NamedTuple):
    """Where a page has the words: ranks of `_rank`, lower is better."""

    page: str
    together: int  # as they were typed
    apart: int  # the sum of all words
    farthest: int


def _hits(wanted: list[str]) -> list[_Hit]:
    found = []
    for page in PAGES.values():
        fields = [page_title(page), page_keywords(page), page_words(page)]
        fields = [f" {_folded(field)}" for field in fields]
        together, *apart = (_rank(words, fields) for words in (" ".join(wanted), *wanted))
        if NOWHERE not in apart:
            found.append(_Hit(page.id, together, sum(apart), max(apart)))
    return found


def _rank(word: str, fields: list[str]) -> int:
    """The first field with the word; word beginnings count more than middles."""
    for before in (" ", ""):
        for place, field in enumerate(fields):
            if before + word in field:
                return place if before else place + len(fields)
    return NOWHERE


def _folded(text: str) -> str:
    return re.sub(r"[^\w]+", " ", text.casefold().replace("ё", "е"))


def _stem(word: str) -> str:
    return word[: max(4, len(word) - 2)]
