"""How hard each level thinks. Budgets are evaluations, so a bot plays the same on any machine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pamir_desktop.model.bot import Level
from pamir_desktop.model.values import frozen

from .weights import UNIT


@frozen
class Effort:
    """What a level puts into one decision."""

    width: int = 1  # positions of a turn that are followed at a time
    breadth: int = 1  # answers to the first question of an action that are followed
    noise: int = 0  # how far values are misjudged
    own_board_only: bool = False
    remembers: bool = True  # which cards the others bought
    plans: int = 0  # plans tried in sampled worlds; 0: none
    rounds: int = 1  # how far those worlds are played on
    solo_rounds: int = 2  # the same with Wakhan, whose turns are easier to predict
    replies: int = 1  # positions of a turn that are followed at a time where others answer
    budget: int = 4_000  # evaluations


EFFORTS: Final[Mapping[Level, Effort]] = {
    Level.NOVICE: Effort(noise=UNIT * 35 // 100, own_board_only=True, remembers=False, budget=300),
    Level.SKILLED: Effort(budget=300),
    Level.STRONG: Effort(width=10, breadth=3, budget=4_000),
    Level.EXPERT: Effort(width=10, breadth=3, plans=8, replies=3, budget=16_000),
}
