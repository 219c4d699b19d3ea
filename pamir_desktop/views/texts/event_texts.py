"""The halves of the event cards, in our own words."""

from __future__ import annotations

from typing import Final

from .translation import QT_TRANSLATE_NOOP

EVENT_HALVES: Final = {
    "dominance_check": (
        QT_TRANSLATE_NOOP("Event", "Dominance Check"),
        QT_TRANSLATE_NOOP(
            "Event",
            "A Dominance Check is made now. If it succeeds, all blocks leave the map.",
        ),
    ),
    "favor_military": (
        QT_TRANSLATE_NOOP("Event", "Favored suit: military"),
        QT_TRANSLATE_NOOP("Event", "The favored suit is now military."),
    ),
    "new_tactics": (
        QT_TRANSLATE_NOOP("Event", "New Tactics"),
        QT_TRANSLATE_NOOP(
            "Event",
            "Until the next Dominance Check, all your military cards count as favored.",
        ),
    ),
    "embarrassment_of_riches": (
        QT_TRANSLATE_NOOP("Event", "Embarrassment of Riches"),
        QT_TRANSLATE_NOOP(
            "Event",
            "Through the next Dominance Check, gifts give no influence.",
        ),
    ),
    "koh_i_noor_recovered": (
        QT_TRANSLATE_NOOP("Event", "Koh-i-noor Recovered"),
        QT_TRANSLATE_NOOP(
            "Event",
            "Through the next Dominance Check, each of your gifts gives 1 extra influence.",
        ),
    ),
    "disregard_for_customs": (
        QT_TRANSLATE_NOOP("Event", "Disregard for Customs"),
        QT_TRANSLATE_NOOP("Event", "Until the next Dominance Check, no one pays bribes."),
    ),
    "courtly_manners": (
        QT_TRANSLATE_NOOP("Event", "Courtly Manners"),
        QT_TRANSLATE_NOOP(
            "Event",
            "Until the next Dominance Check, every bribe is optional for you.",
        ),
    ),
    "failure_to_impress": (
        QT_TRANSLATE_NOOP("Event", "Failure to Impress"),
        QT_TRANSLATE_NOOP("Event", "Each player loses all their prizes."),
    ),
    "rumor": (
        QT_TRANSLATE_NOOP("Event", "Rumor"),
        QT_TRANSLATE_NOOP(
            "Event",
            "Choose a player: through the next Dominance Check, patriots give that player no "
            "influence.",
        ),
    ),
    "riots_in_punjab": (
        QT_TRANSLATE_NOOP("Event", "Riots in Punjab"),
        QT_TRANSLATE_NOOP("Event", "Every army and tribe in Punjab goes back to its supply."),
    ),
    "conflict_fatigue": (
        QT_TRANSLATE_NOOP("Event", "Conflict Fatigue"),
        QT_TRANSLATE_NOOP(
            "Event",
            "At the next Dominance Check, a lead of 2 blocks is enough for dominance.",
        ),
    ),
    "riots_in_herat": (
        QT_TRANSLATE_NOOP("Event", "Riots in Herat"),
        QT_TRANSLATE_NOOP("Event", "Every army and tribe in Herat goes back to its supply."),
    ),
    "nationalism": (
        QT_TRANSLATE_NOOP("Event", "Nationalism"),
        QT_TRANSLATE_NOOP(
            "Event",
            "Until the next Dominance Check, your tribes can move and battle like armies.",
        ),
    ),
    "no_effect": (
        QT_TRANSLATE_NOOP("Event", "No effect"),
        QT_TRANSLATE_NOOP("Event", "Nothing happens."),
    ),
    "public_withdrawal": (
        QT_TRANSLATE_NOOP("Event", "Public Withdrawal"),
        QT_TRANSLATE_NOOP("Event", "Not for sale. Rupees placed on it leave the game."),
    ),
    "riots_in_kabul": (
        QT_TRANSLATE_NOOP("Event", "Riots in Kabul"),
        QT_TRANSLATE_NOOP("Event", "Every army and tribe in Kabul goes back to its supply."),
    ),
    "nation_building": (
        QT_TRANSLATE_NOOP("Event", "Nation Building"),
        QT_TRANSLATE_NOOP(
            "Event",
            "Until the next Dominance Check, your build actions place twice as many blocks at no "
            "extra cost.",
        ),
    ),
    "riots_in_persia": (
        QT_TRANSLATE_NOOP("Event", "Riots in Persia"),
        QT_TRANSLATE_NOOP("Event", "Every army and tribe in Persia goes back to its supply."),
    ),
    "backing_of_persian_aristocracy": (
        QT_TRANSLATE_NOOP("Event", "Backing of Persian Aristocracy"),
        QT_TRANSLATE_NOOP("Event", "The bank pays you 3 rupees."),
    ),
    "confidence_failure": (
        QT_TRANSLATE_NOOP("Event", "Confidence Failure"),
        QT_TRANSLATE_NOOP("Event", "Everyone with cards in hand discards 1 of them."),
    ),
    "other_persuasive_methods": (
        QT_TRANSLATE_NOOP("Event", "Other Persuasive Methods"),
        QT_TRANSLATE_NOOP(
            "Event",
            "Swap hands with a player you choose, even if you hold no cards.",
        ),
    ),
    "favor_intelligence": (
        QT_TRANSLATE_NOOP("Event", "Favored suit: intelligence"),
        QT_TRANSLATE_NOOP("Event", "The favored suit is now intelligence."),
    ),
    "pashtunwali_values": (
        QT_TRANSLATE_NOOP("Event", "Pashtunwali Values"),
        QT_TRANSLATE_NOOP(
            "Event",
            "Choose the favored suit. Until the next Dominance Check, icons that change it do "
            "nothing.",
        ),
    ),
    "favor_political": (
        QT_TRANSLATE_NOOP("Event", "Favored suit: political"),
        QT_TRANSLATE_NOOP("Event", "The favored suit is now political."),
    ),
    "rebuke": (
        QT_TRANSLATE_NOOP("Event", "Rebuke"),
        QT_TRANSLATE_NOOP(
            "Event",
            "Choose a region: every army and tribe there goes back to its supply.",
        ),
    ),
}
"""By id: the title, and what it does."""
