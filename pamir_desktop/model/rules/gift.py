"""Gift (3.5): a cylinder on an empty space of the loyalty dial, for its price."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision, GiveGift
from pamir_desktop.model.pieces import gifts, has_cylinder, on_gift, own_places
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import GIFT_PRICES, Seat
from pamir_desktop.model.values import frozen

from .payment import pay_action_cost
from .placing import PlaceCylinder

PRICE_AT: Final = tuple((on_gift(gift), price) for gift, price in enumerate(GIFT_PRICES))
"""The place of each gift and its price, the cheapest first."""


def obstacle(state: State, seat: Seat) -> str | None:
    own = own_places(state, seat)
    price = next((price for place, price in PRICE_AT if place not in own), None)
    if price is None:
        return "gift.all_given"
    if price > state.players[seat].rupees:
        return "gift.too_dear"
    return None if has_cylinder(state, seat) else "gift.no_cylinder"


def gift_obstacle(state: State, seat: Seat, gift: int) -> str | None:
    """Any empty space may be chosen, at its own price (R27)."""
    if gift not in free_gifts(state, seat):
        return "gift.given"
    return "gift.too_dear" if GIFT_PRICES[gift] > state.players[seat].rupees else None


def free_gifts(state: State, seat: Seat) -> list[int]:
    given = gifts(state, seat)
    return [gift for gift in range(3) if gift not in given]


def least_cost(state: State, seat: Seat) -> int:
    free = free_gifts(state, seat)
    return GIFT_PRICES[free[0]] if free else 0


@step("gift")
@frozen
class Gift(Step):
    seat: Seat

    def ask(self, state: State) -> Decision | None:
        choices = tuple(
            GiveGift(gift) for gift in range(3) if gift_obstacle(state, self.seat, gift) is None
        )
        return Decision(self.seat, "gift.choose", {}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        assert isinstance(choice, GiveGift)
        give(state, self.seat, choice.gift)


def give(state: State, seat: Seat, gift: int) -> None:
    state.add_log("gift.given", seat=seat, gift=gift)
    pay_action_cost(state, seat, GIFT_PRICES[gift])
    state.then(PlaceCylinder(seat, on_gift(gift)))
