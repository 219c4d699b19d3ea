"""What each term is worth, in units of log-odds to win; `tools/tune.py` writes these tables.

Terms in percent (points, victories) and the purse are a hundred times as large as the rest, so
their weights are given for a whole point, victory and root of a rupee.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pamir_desktop.model.bot import Temperament

from .terms import TERMS

UNIT: Final = 100_000
"""One unit of log-odds as a whole number."""

IN_HUNDREDTHS: Final = frozenset({"points_soon", "points_later", "win_soon", "win_later", "money"})

TABLE: Final[Mapping[str, float]] = {
    "score": 0.25, "lead": 0.15,
    "points_soon": 0.5, "points_later": 0.3, "win_soon": 2.5, "win_later": 0.8,
    "cylinders": 0.2, "cylinder_lead": 0.2, "influence": 0.15, "influence_lead": 0.1,
    "block_margin": 0.06, "money": 0.12, "taxable": 0.0, "court": 0.25, "excess": -0.4,
    "stars_political": 0.09, "stars_intelligence": 0.05, "stars_economic": 0.07,
    "stars_military": 0.06, "hand": 0.22, "hand_ranks": 0.05, "hand_patriots": 0.05,
    "ruled": 0.2, "exposed": -0.08, "hostages_held": 0.03, "hostages_lost": -0.08,
    "prize_targets": 0.06, "favored": 0.08, "leveraged": -0.05, "tempo": 0.1,
    "can_tax": 0.15, "can_gift": 0.15, "can_build": 0.2, "can_move": 0.02,
    "can_betray": 0.1, "can_battle": 0.08,
    "build_power": 0.04, "gift_power": 0.04, "betray_power": 0.04, "tax_power": 0.01,
}  # fmt: skip
"""Games among two to five."""

SOLO: Final[Mapping[str, float]] = {**TABLE}
"""Games with Wakhan."""

NOVICE_TERMS: Final = frozenset(
    {
        "score", "points_soon", "points_later", "cylinders", "influence", "money", "court",
        "hand", "hand_ranks", "ruled", "block_margin", "can_tax", "can_build", "can_gift",
    }
)  # fmt: skip
"""What a beginner looks at: their own court, purse and pieces; no threats."""

INCLINATIONS: Final[Mapping[Temperament, Mapping[str, float]]] = {
    Temperament.BALANCED: {},
    Temperament.MERCHANT: {
        "money": 1.6, "stars_economic": 1.8, "can_tax": 1.6, "tax_power": 2.0, "gift_power": 1.5,
        "can_gift": 1.5, "exposed": 1.2,
    },
    Temperament.GENERAL: {
        "block_margin": 1.6, "stars_military": 2.0, "can_battle": 2.0, "can_build": 1.4,
        "build_power": 2.0, "ruled": 1.3, "can_move": 2.0,
    },
    Temperament.SPYMASTER: {
        "cylinders": 1.15, "cylinder_lead": 1.15, "hostages_held": 2.0, "prize_targets": 1.5,
        "stars_intelligence": 2.0, "can_betray": 1.4, "betray_power": 1.5, "hand": 1.1,
    },
    Temperament.TURNCOAT: {
        "influence": 0.7, "influence_lead": 1.2, "hand_patriots": 2.0, "prize_targets": 2.0,
        "can_betray": 1.6, "betray_power": 2.0, "points_soon": 1.15,
    },
}  # fmt: skip
"""Factors on the weights: enough to be noticed, too little to play badly."""


def weights_of(
    table: Mapping[str, float], temperament: Temperament = Temperament.BALANCED
) -> list[int]:
    """The weights as whole numbers in the order of TERMS, bent by a temperament."""
    factors = INCLINATIONS[temperament]
    return [round(table.get(term, 0.0) * factors.get(term, 1.0) * _scale(term)) for term in TERMS]


def _scale(term: str) -> int:
    return UNIT // 100 if term in IN_HUNDREDTHS else UNIT
