"""The special abilities of court cards, in our own words."""

from __future__ import annotations

from typing import Final

from .translation import QT_TRANSLATE_NOOP

ABILITIES: Final = {
    "indispensable_advisors": (
        QT_TRANSLATE_NOOP("Ability", "Indispensable Advisors"),
        QT_TRANSLATE_NOOP("Ability", "Battles on court cards never cost you a spy."),
    ),
    "insurrection": (
        QT_TRANSLATE_NOOP("Ability", "Insurrection"),
        QT_TRANSLATE_NOOP(
            "Ability",
            "After each Dominance Check, 2 Afghan armies join Kabul.",
        ),
    ),
    "claim_of_ancient_lineage": (
        QT_TRANSLATE_NOOP("Ability", "Claim of Ancient Lineage"),
        QT_TRANSLATE_NOOP(
            "Ability",
            "When you tax, you count as ruler of all six regions.",
        ),
    ),
    "bodyguards": (
        QT_TRANSLATE_NOOP("Ability", "Bodyguards"),
        QT_TRANSLATE_NOOP("Ability", "Political cards in your court cannot be betrayed."),
    ),
    "citadel_kabul": (
        QT_TRANSLATE_NOOP("Ability", "Citadel"),
        QT_TRANSLATE_NOOP("Ability", "Your tribes in Kabul are safe from battle."),
    ),
    "citadel_transcaspia": (
        QT_TRANSLATE_NOOP("Ability", "Citadel"),
        QT_TRANSLATE_NOOP("Ability", "Your tribes in Transcaspia are safe from battle."),
    ),
    "strange_bedfellows": (
        QT_TRANSLATE_NOOP("Ability", "Strange Bedfellows"),
        QT_TRANSLATE_NOOP(
            "Ability",
            "For your spies, all court cards of the same region count as adjacent.",
        ),
    ),
    "civil_service_reforms": (
        QT_TRANSLATE_NOOP("Ability", "Civil Service Reforms"),
        QT_TRANSLATE_NOOP("Ability", "Your cards held hostage can act without a bribe."),
    ),
    "safe_house": (
        QT_TRANSLATE_NOOP("Ability", "Safe House"),
        QT_TRANSLATE_NOOP(
            "Ability",
            "A spy you lose in someone else’s battle may come here instead of going to your "
            "supply.",
        ),
    ),
    "charismatic_courtiers": (
        QT_TRANSLATE_NOOP("Ability", "Charismatic Courtiers"),
        QT_TRANSLATE_NOOP("Ability", "You never owe a bribe for playing a card."),
    ),
    "blackmail_kandahar": (
        QT_TRANSLATE_NOOP("Ability", "Blackmail"),
        QT_TRANSLATE_NOOP(
            "Ability",
            "At the start of your turn, you may place 1 spy on a Kandahar court card without "
            "spies.",
        ),
    ),
    "blackmail_herat": (
        QT_TRANSLATE_NOOP("Ability", "Blackmail"),
        QT_TRANSLATE_NOOP(
            "Ability",
            "At the start of your turn, you may place 1 spy on a Herat court card without spies.",
        ),
    ),
    "indian_supplies": (
        QT_TRANSLATE_NOOP("Ability", "Indian Supplies"),
        QT_TRANSLATE_NOOP("Ability", "Your armies can cross any border, road or not."),
    ),
    "well_connected": (
        QT_TRANSLATE_NOOP("Ability", "Well-Connected"),
        QT_TRANSLATE_NOOP("Ability", "One move can take your spy up to 2 cards."),
    ),
    "herat_influence": (
        QT_TRANSLATE_NOOP("Ability", "Herat Influence"),
        QT_TRANSLATE_NOOP("Ability", "Herat cards in the market are free for you."),
    ),
    "persian_influence": (
        QT_TRANSLATE_NOOP("Ability", "Persian Influence"),
        QT_TRANSLATE_NOOP("Ability", "Persia cards in the market are free for you."),
    ),
    "russian_influence": (
        QT_TRANSLATE_NOOP("Ability", "Russian Influence"),
        QT_TRANSLATE_NOOP("Ability", "Russian patriots in the market are free for you."),
    ),
    "infrastructure": (
        QT_TRANSLATE_NOOP("Ability", "Infrastructure"),
        QT_TRANSLATE_NOOP(
            "Ability",
            "Each build action gives you 1 extra block for free, placed like the others.",
        ),
    ),
    "savvy_operator": (
        QT_TRANSLATE_NOOP("Ability", "Savvy Operator"),
        QT_TRANSLATE_NOOP("Ability", "Always counts as favored, whatever the favored suit."),
    ),
    "irregulars": (
        QT_TRANSLATE_NOOP("Ability", "Irregulars"),
        QT_TRANSLATE_NOOP("Ability", "Always counts as favored, whatever the favored suit."),
    ),
}
"""By id: the title, and what it does."""
