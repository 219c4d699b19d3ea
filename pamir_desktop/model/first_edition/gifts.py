"""Gifts (1.5): a player piece on an empty spot, for its price to the market (F35)."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision, GiveGift
from pamir_desktop.model.parts.money import payees, put_on_card, remove_rupees
from pamir_desktop.model.pieces import FIRST_GIFT, SUPPLY, gifts, on_gift, own_places
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import GIFT_PRICES, Seat
from pamir_desktop.model.values import frozen

from .placing import PlacePiece, forget_placed, takeable_pieces


def pay_to_market(state: State, seat: Seat, rupees: int) -> None:
    """One rupee per card from the right, the rows in turn; the rest is removed (F35)."""
    order = payees(state)[:rupees]
    for slot in order:
        put_on_card(state, seat, slot, 1)
    if surplus := rupees - len(order):
        remove_rupees(state, seat, surplus)


def obstacle(state: State, seat: Seat) -> str | None:
    own, rupees = own_places(state, seat), state.players[seat].rupees
    for gift, price in enumerate(GIFT_PRICES):
        if FIRST_GIFT + gift in own:
            continue
        if price > rupees:
            return "gift.too_dear"
        has_piece = SUPPLY in own or movable_pieces(state, seat)
        return None if has_piece else "first.gift_no_piece"
    return "gift.all_given"


def movable_pieces(state: State, seat: Seat) -> bool:
    """The marks of an earlier card do not matter, since another action places now."""
    marks, state.placed_cylinders = state.placed_cylinders, 0
    found = bool(takeable_pieces(state, seat))
    state.placed_cylinders = marks
    return found


def spot_obstacle(state: State, seat: Seat, gift: int) -> str | None:
    if gift not in free_spots(state, seat):
        return "gift.given"
    return "gift.too_dear" if GIFT_PRICES[gift] > state.players[seat].rupees else None


def free_spots(state: State, seat: Seat) -> list[int]:
    given = gifts(state, seat)
    return [gift for gift in range(3) if gift not in given]


@step("first.gift")
@frozen
class Gift(Step):
    seat: Seat

    def ask(self, state: State) -> Decision | None:
        spots = [g for g in range(3) if spot_obstacle(state, self.seat, g) is None]
        return Decision(self.seat, "first.gift", {}, tuple(GiveGift(gift) for gift in spots))

    def run(self, state: State, choice: Choice | None) -> None:
        assert isinstance(choice, GiveGift)
        state.add_log("gift.given", seat=self.seat, gift=choice.gift)
        pay_to_market(state, self.seat, GIFT_PRICES[choice.gift])
        forget_placed(state)
        state.then(PlacePiece(self.seat, on_gift(choice.gift)))
