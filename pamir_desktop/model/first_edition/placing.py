"""Placing pieces; with an empty supply they are taken from where they are in play (F10)."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision, TakeBlock, TakeCylinder
from pamir_desktop.model.pieces import (
    BLOCKS_EACH,
    CYLINDERS_EACH,
    SUPPLY,
    Place,
    is_gift,
    place_block,
    place_cylinder,
    takeable_blocks,
    takeable_cylinders,
)
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import Coalition, Seat
from pamir_desktop.model.values import frozen

from .terms import EMPIRE_PIECES


def forget_placed(state: State) -> None:
    """Another card places now: only pieces of the same card are exempt (F10)."""
    state.placed_blocks = state.placed_cylinders = 0


def empire_supply(state: State, empire: Coalition) -> int:
    """An army or road of the empire that is not in play, -1 if there is none."""
    first = BLOCKS_EACH * empire
    return state.blocks.find(SUPPLY, first, first + EMPIRE_PIECES)


def own_supply(state: State, seat: Seat) -> int:
    first = CYLINDERS_EACH * seat
    return state.cylinders.find(SUPPLY, first, first + CYLINDERS_EACH)


def takeable_pieces(state: State, seat: Seat) -> list[int]:
    """Tribes and spies that this card did not place, one for each place; never gifts."""
    places = state.cylinders
    return [piece for piece in takeable_cylinders(state, seat) if not is_gift(places[piece])]


def has_empire_piece(state: State, empire: Coalition) -> bool:
    return empire_supply(state, empire) >= 0 or bool(takeable_blocks(state, empire))


@step("first.place-empire-piece")
@frozen
class PlaceEmpirePiece(Step):
    """One piece of an empire becomes an army or a road."""

    seat: Seat
    empire: Coalition
    place: Place

    def ask(self, state: State) -> Decision | None:
        if empire_supply(state, self.empire) >= 0:
            return None
        blocks = takeable_blocks(state, self.empire)
        if not blocks:
            return None
        args = {"coalition": self.empire, "place": self.place}
        choices = tuple(TakeBlock(block) for block in blocks)
        return Decision(self.seat, "first.take_empire_piece", {**args}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        block = choice.block if isinstance(choice, TakeBlock) else empire_supply(state, self.empire)
        if block < 0:
            state.add_log("placement.skipped", seat=self.seat, place=self.place)
        else:
            place_block(state, block, self.place)


@step("first.place-piece")
@frozen
class PlacePiece(Step):
    """One of the seat's pieces becomes a tribe, a spy or a gift; a tribe taken is no overthrow."""

    seat: Seat
    place: Place

    def ask(self, state: State) -> Decision | None:
        if own_supply(state, self.seat) >= 0:
            return None
        pieces = takeable_pieces(state, self.seat)
        if not pieces:
            return None
        choices = tuple(TakeCylinder(piece) for piece in pieces)
        return Decision(self.seat, "first.take_piece", {"place": self.place}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        piece = (
            choice.cylinder if isinstance(choice, TakeCylinder) else own_supply(state, self.seat)
        )
        if piece < 0:
            state.add_log("placement.skipped", seat=self.seat, place=self.place)
        else:
            place_cylinder(state, piece, self.place)
