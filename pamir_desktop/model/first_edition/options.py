"""The optional rules and switches of a game of the first edition (1.15, 3.3)."""

from __future__ import annotations

from pamir_desktop.model.values import frozen


@frozen
class FirstEditionOptions:
    """All off is the game as the specification describes it."""

    nation_building: bool = False
    weak_states: bool = False  # for four and five players (F45)
    badal: bool = False
    # the switches of our reading of the lost actions (3.3)
    assassination_rank_limit: bool = False  # the target's rank is at most that of the acting card
    bribe_to_hand: bool = False  # a bribed card goes to the hand instead of the tableau
    bribe_pays_owner: bool = False  # the price of a bribe goes to the owner instead of the market
    travel_same_location: bool = False  # a step may also lead to any card of the same location
    prize_band_spies: bool = False  # spies on prize bands count as well (F20)


def preset_options(players: int) -> FirstEditionOptions:
    """Nation Building is on for two players (F27)."""
    return FirstEditionOptions(nation_building=players == 2)
