"""The action that a choice is a part of: what has to be chosen before it can be made."""

from __future__ import annotations

from .cards import CARDS
from .decisions import (
    BattleIn,
    BattleOn,
    BetrayCard,
    BuildArmy,
    BuildRoad,
    Choice,
    GiveGift,
    MoveArmy,
    MoveSpy,
    MoveTribe,
    RemoveBlock,
    RemoveCylinder,
    TaxPlayer,
    TaxSlot,
)
from .pieces import coalition_of_block, is_region, owner_of_cylinder
from .state import State
from .terms import CardAction, Seat


def action_for(state: State, seat: Seat, attempt: Choice) -> CardAction | None:
    """None if no action of the seat could lead to it; pieces of others are attacked, not moved."""
    match attempt:
        case TaxPlayer(other) if other == seat:
            return None
        case TaxSlot() | TaxPlayer():
            return CardAction.TAX
        case GiveGift():
            return CardAction.GIFT
        case BuildArmy() | BuildRoad():
            return CardAction.BUILD
        case BetrayCard():
            return CardAction.BETRAY
        case BattleIn() | BattleOn() | RemoveBlock() | RemoveCylinder():
            return CardAction.BATTLE
        case MoveArmy(block):
            if coalition_of_block(block) != state.players[seat].loyalty:
                return CardAction.BATTLE
            return CardAction.MOVE if is_region(state.blocks[block]) else None
        case MoveSpy(cylinder) | MoveTribe(cylinder):
            is_own = owner_of_cylinder(cylinder) == seat
            return CardAction.MOVE if is_own else CardAction.BATTLE
        case _:
            return None


def has_action(state: State, seat: Seat, action: CardAction) -> bool:
    """A card in the court of the seat has it, whether it can be used now or not."""
    return any(action in CARDS[card].actions for card in state.players[seat].court)
