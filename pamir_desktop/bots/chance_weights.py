"""Weights of the winning chances, written by `tools/fit_chances.py`.

Fitted to 765 games of Skilled and Strong bots, seeds 500001 to 500183.
"""

from __future__ import annotations

from typing import Final

WAKHAN_EARLY: Final = 0.5661
WAKHAN_LATE: Final = 0.3785
"""What Wakhan has above what her position is worth."""

EARLY: Final = (
    0.111285,  # score
    0.044470,  # lead
    0.003648,  # points_soon
    -0.000661,  # points_later
    0.035902,  # win_soon
    -0.005905,  # win_later
    0.262371,  # cylinders
    -0.064155,  # cylinder_lead
    0.102602,  # influence
    -0.097415,  # influence_lead
    -0.001479,  # block_margin
    0.001189,  # money
    -0.035079,  # taxable
    0.004540,  # hand
    -0.006956,  # ruled
    0.194903,  # exposed
    0.077711,  # hostages_held
    -0.058836,  # hostages_lost
    0.185348,  # prize_targets
    0.061137,  # tempo
    0.123549,  # build_power
    -0.324790,  # gift_power
    -0.087272,  # betray_power
    -0.018524,  # tax_power
    0.116956,  # court
    -1.496693,  # excess
    -0.182634,  # stars_political
    -0.115003,  # stars_intelligence
    0.029012,  # stars_economic
    0.024866,  # stars_military
    0.011585,  # favored
    0.027358,  # leveraged
    0.052232,  # can_tax
    0.329384,  # can_gift
    -0.014275,  # can_build
    -0.217037,  # can_move
    0.007062,  # can_betray
    0.058318,  # can_battle
)
LATE: Final = (
    0.155468,  # score
    0.040641,  # lead
    0.002456,  # points_soon
    0.001413,  # points_later
    0.018741,  # win_soon
    0.000212,  # win_later
    0.149525,  # cylinders
    0.002407,  # cylinder_lead
    -0.008998,  # influence
    0.017980,  # influence_lead
    0.056887,  # block_margin
    0.002493,  # money
    0.034397,  # taxable
    0.113616,  # hand
    0.074183,  # ruled
    -0.327531,  # exposed
    -0.136383,  # hostages_held
    0.014121,  # hostages_lost
    -0.121936,  # prize_targets
    0.390289,  # tempo
    -0.192813,  # build_power
    0.212835,  # gift_power
    -0.090235,  # betray_power
    0.012143,  # tax_power
    -0.106029,  # court
    0.336606,  # excess
    -0.044619,  # stars_political
    0.033261,  # stars_intelligence
    0.041676,  # stars_economic
    -0.006498,  # stars_military
    0.098011,  # favored
    -0.026495,  # leveraged
    -0.045046,  # can_tax
    -0.349851,  # can_gift
    -0.037128,  # can_build
    0.035718,  # can_move
    0.604167,  # can_betray
    0.101162,  # can_battle
)
"""For each term that everyone can see: at the first deal, at the last."""
