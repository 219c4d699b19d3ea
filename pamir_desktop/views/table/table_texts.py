"""The few texts on the table itself."""

from __future__ import annotations

from pamir_desktop.views.texts.translation import translate


def points_label() -> str:
    return translate("Table", "VP", "abbreviation of victory points")


def hand_label(cards: int, limit: int) -> str:
    return translate("Table", "Hand {cards}/{limit}").format(cards=cards, limit=limit)


def court_label(cards: int, limit: int) -> str:
    return translate("Table", "Court {cards}/{limit}").format(cards=cards, limit=limit)


def favored_suit_label() -> str:
    return translate("Table", "Favored suit")


def deck_label() -> str:
    return translate("Table", "Deck")


def checks_label() -> str:
    return translate("Table", "Checks left")


def short_checks_label() -> str:
    return translate("Table", "Checks", "Dominance Checks left, where there is little room")


def discard_label() -> str:
    return translate("Table", "Discard")


def supply_label() -> str:
    return translate("Table", "Supply")


def events_label() -> str:
    return translate("Table", "Events")


def no_events_label() -> str:
    return translate("Table", "none", "no events in force")


def loyalty_label() -> str:
    return translate("Table", "Loyalty")


def gifts_label() -> str:
    return translate("Table", "Gifts")


def prizes_label() -> str:
    return translate("Table", "Prizes")


def no_prizes_label() -> str:
    return translate("Table", "none", "no prizes")


def no_loyalty_label() -> str:
    return translate("Table", "not chosen", "loyalty before the first choice")


def shelter_word() -> str:
    return translate("Table", "sheltered", "rupees; after their number")


def hand_word() -> str:
    return translate("Table", "hand", "after the number of cards")


def court_word() -> str:
    return translate("Table", "court", "after the number of cards")


def influence_word() -> str:
    return translate("Table", "influence", "after its number")


def cylinders_word() -> str:
    return translate("Table", "in play", "cylinders; after their number")


# --- First edition ---------------------------------------------------------------------------


def regime_label() -> str:
    return translate("Table", "Regime", "of the first edition, over the suits")


def topples_label() -> str:
    return translate("Table", "Topples left")


def short_topples_label() -> str:
    return translate("Table", "Topples", "left in the game, where there is little room")


def favor_label() -> str:
    return translate("Table", "Favor", "heading of the favor cards")


def loyalty_card_label() -> str:
    return translate("Table", "Start", "the starting loyalty card, where there is little room")


def loyalty_card_number(number: int) -> str:
    return translate("Table", "card {number}", "the starting loyalty card").format(number=number)


def lost_loyalty_card() -> str:
    return translate("Table", "lost", "the starting loyalty card")


def stars_word() -> str:
    return translate("Table", "military stars", "after their number")


def tokens_word() -> str:
    return translate("Table", "tokens", "Badal tokens; after their number")


def set_aside_word() -> str:
    return translate("Table", "set aside", "rupees; after their number")
