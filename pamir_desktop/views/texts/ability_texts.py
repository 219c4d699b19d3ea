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
            "As soon as a Dominance Check is over, 2 Afghan armies join Kabul.",
        ),
    ),
    "claim_of_ancient_lineage": (
        QT_TRANSLATE_NOOP("Ability", "Claim of Ancient Lineage"),
        QT_TRANSLATE_NOOP(
            "Ability",
            "For your tax actions, all six regions count as ruled by you.",
        ),
    ),
    "bodyguards": (
        QT_TRANSLATE_NOOP("Ability", "Bodyguards"),
        QT_TRANSLATE_NOOP("Ability", "Your court’s political cards cannot be betrayed."),
    ),
    "citadel_kabul": (
        QT_TRANSLATE_NOOP("Ability", "Citadel"),
        QT_TRANSLATE_NOOP("Ability", "Your tribes in Kabul are safe from battles."),
    ),
    "citadel_transcaspia": (
        QT_TRANSLATE_NOOP("Ability", "Citadel"),
        QT_TRANSLATE_NOOP("Ability", "Your tribes in Transcaspia are safe from battles."),
    ),
    "strange_bedfellows": (
        QT_TRANSLATE_NOOP("Ability", "Strange Bedfellows"),
        QT_TRANSLATE_NOOP(
            "Ability",
            "When your spies move, all court cards of one region are neighbors.",
        ),
    ),
    "civil_service_reforms": (
        QT_TRANSLATE_NOOP("Ability", "Civil Service Reforms"),
        QT_TRANSLATE_NOOP("Ability", "Actions of your cards held hostage cost no bribe."),
    ),
    "safe_house": (
        QT_TRANSLATE_NOOP("Ability", "Safe House"),
        QT_TRANSLATE_NOOP(
            "Ability",
            "A spy you lose in someone else’s battle may come here instead of your supply.",
        ),
    ),
    "charismatic_courtiers": (
        QT_TRANSLATE_NOOP("Ability", "Charismatic Courtiers"),
        QT_TRANSLATE_NOOP("Ability", "Playing cards never costs you a bribe."),
    ),
    "blackmail_kandahar": (
        QT_TRANSLATE_NOOP("Ability", "Blackmail"),
        QT_TRANSLATE_NOOP(
            "Ability",
            "When your turn starts, you may add 1 spy to a Kandahar court card that has none.",
        ),
    ),
    "blackmail_herat": (
        QT_TRANSLATE_NOOP("Ability", "Blackmail"),
        QT_TRANSLATE_NOOP(
            "Ability",
            "When your turn starts, you may add 1 spy to a Herat court card that has none.",
        ),
    ),
    "indian_supplies": (
        QT_TRANSLATE_NOOP("Ability", "Indian Supplies"),
        QT_TRANSLATE_NOOP("Ability", "Your armies cross any border, road or not."),
    ),
    "well_connected": (
        QT_TRANSLATE_NOOP("Ability", "Well-Connected"),
        QT_TRANSLATE_NOOP("Ability", "One move takes your spy up to 2 cards far."),
    ),
    "herat_influence": (
        QT_TRANSLATE_NOOP("Ability", "Herat Influence"),
        QT_TRANSLATE_NOOP("Ability", "Market cards of Herat are free for you."),
    ),
    "persian_influence": (
        QT_TRANSLATE_NOOP("Ability", "Persian Influence"),
        QT_TRANSLATE_NOOP("Ability", "Market cards of Persia are free for you."),
    ),
    "russian_influence": (
        QT_TRANSLATE_NOOP("Ability", "Russian Influence"),
        QT_TRANSLATE_NOOP("Ability", "Russian patriots on the market are free for you."),
    ),
    "infrastructure": (
        QT_TRANSLATE_NOOP("Ability", "Infrastructure"),
        QT_TRANSLATE_NOOP(
            "Ability",
            "Each build action gives you 1 more block for free; place it as if built.",
        ),
    ),
    "savvy_operator": (
        QT_TRANSLATE_NOOP("Ability", "Savvy Operator"),
        QT_TRANSLATE_NOOP("Ability", "Counts as favored, whatever the favored suit."),
    ),
    "irregulars": (
        QT_TRANSLATE_NOOP("Ability", "Irregulars"),
        QT_TRANSLATE_NOOP("Ability", "Counts as favored, whatever the favored suit."),
    ),
}
"""By id: the title, and what it does."""
