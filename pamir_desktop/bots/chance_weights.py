"""Weights of the winning chances, written by `tools/fit_chances.py`.

Fitted to 762 games of Skilled and Strong bots, seeds 500001 to 500183.
"""

from __future__ import annotations

from typing import Final

WAKHAN_EARLY: Final = 0.5786
WAKHAN_LATE: Final = 0.3775
"""What Wakhan has above what her position is worth."""

EARLY: Final = (
    0.084082,  # score
    0.067973,  # lead
    0.003794,  # points_soon
    -0.000597,  # points_later
    0.034973,  # win_soon
    -0.005907,  # win_later
    0.251734,  # cylinders
    -0.060138,  # cylinder_lead
    0.105965,  # influence
    -0.092499,  # influence_lead
    -0.002831,  # block_margin
    0.001319,  # money
    -0.035849,  # taxable
    0.011627,  # hand
    -0.021369,  # ruled
    0.193596,  # exposed
    0.094287,  # hostages_held
    -0.060222,  # hostages_lost
    0.188708,  # prize_targets
    0.065663,  # tempo
    0.109149,  # build_power
    -0.323133,  # gift_power
    -0.129937,  # betray_power
    -0.010274,  # tax_power
    0.138999,  # court
    -1.253275,  # excess
    -0.170454,  # stars_political
    -0.132963,  # stars_intelligence
    0.023807,  # stars_economic
    0.010260,  # stars_military
    -0.004190,  # favored
    0.010907,  # leveraged
    -0.024309,  # can_tax
    0.320219,  # can_gift
    -0.002342,  # can_build
    -0.206711,  # can_move
    0.001501,  # can_betray
    0.045807,  # can_battle
)
LATE: Final = (
    0.159723,  # score
    0.038067,  # lead
    0.002429,  # points_soon
    0.001379,  # points_later
    0.018820,  # win_soon
    0.000356,  # win_later
    0.153792,  # cylinders
    0.001987,  # cylinder_lead
    -0.019850,  # influence
    0.020315,  # influence_lead
    0.057447,  # block_margin
    0.002374,  # money
    0.034214,  # taxable
    0.112681,  # hand
    0.070192,  # ruled
    -0.319631,  # exposed
    -0.141122,  # hostages_held
    0.010304,  # hostages_lost
    -0.128517,  # prize_targets
    0.392875,  # tempo
    -0.173922,  # build_power
    0.209193,  # gift_power
    -0.092859,  # betray_power
    -0.005055,  # tax_power
    -0.097116,  # court
    0.325937,  # excess
    -0.059210,  # stars_political
    0.021519,  # stars_intelligence
    0.036040,  # stars_economic
    -0.008447,  # stars_military
    0.112777,  # favored
    -0.023750,  # leveraged
    0.067364,  # can_tax
    -0.343555,  # can_gift
    -0.069932,  # can_build
    0.026609,  # can_move
    0.628896,  # can_betray
    0.109885,  # can_battle
)
"""For each term that everyone can see: at the first deal, at the last."""
