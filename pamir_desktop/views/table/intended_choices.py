"""What a player who points at something impossible probably wanted, to explain why not."""

from __future__ import annotations

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import (
    Act,
    BattleIn,
    BattleOn,
    BetrayCard,
    BuildArmy,
    BuildRoad,
    Choice,
    Decision,
    GiveGift,
    MoveArmy,
    MoveSpy,
    MoveTribe,
    PlayCard,
    Purchase,
    RemoveBlock,
    RemoveCylinder,
    Stop,
    TakeBlock,
    TakeCylinder,
    TaxPlayer,
    TaxSlot,
)
from pamir_desktop.model.pieces import block_at, cylinder_at, is_card, is_region, on_gift, region_at
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import NEIGHBOURS, CardAction, CardId

from .spots import (
    ActionTile,
    BlockStack,
    BorderSpot,
    CourtCard,
    CylinderStack,
    GiftSpace,
    HandCard,
    MarketSlot,
    PlayerPanel,
    RegionSpot,
    Spot,
)


def intended_choices(spot: Spot, decision: Decision | None, state: State) -> list[Choice]:
    """Everything that could be wanted of an item; without a decision the game is over.

    Items that are only for looking at are treated like something for later.
    """
    prompt = "" if decision is None else decision.prompt
    if isinstance(spot, CourtCard) and prompt in ("", "turn.action"):
        acts: list[Choice] = [Act(spot.card, action) for action in CARDS[spot.card].actions]
        return acts or [Stop()]
    return [intended_choice(spot, prompt, state) or Stop()]


def intended_choice(spot: Spot, prompt: str, state: State) -> Choice | None:
    """The most likely one; None for items that are only for looking at."""
    match spot, prompt:
        case MarketSlot(slot), "tax.take":
            return TaxSlot(slot)
        case MarketSlot(slot), _:
            return Purchase(slot)
        case HandCard(card), _:
            return PlayCard(card)
        case ActionTile(card, CardAction() as action), _:
            return Act(card, action)
        case CourtCard(card), _:
            return _card_attempt(card, prompt)
        case RegionSpot(region), "battle.site":
            return BattleIn(region)
        case RegionSpot(region), _:
            return BuildArmy(region)
        case BorderSpot(border), _:
            return BuildRoad(border)
        case PlayerPanel(seat), _:
            return TaxPlayer(seat)
        case GiftSpace(seat, gift), "take.cylinder" if cylinder_at(state, seat, on_gift(gift)) >= 0:
            return TakeCylinder(cylinder_at(state, seat, on_gift(gift)))
        case GiftSpace(_, gift), _:
            return GiveGift(gift)
        case BlockStack() | CylinderStack(), _:
            return _piece_attempt(spot, prompt, state)
        case _:
            return None


def _card_attempt(card: CardId, prompt: str) -> Choice | None:
    match prompt:
        case "betray.card":
            return BetrayCard(card)
        case "battle.site":
            return BattleOn(card)
        case _ if CARDS[card].actions:
            return Act(card, CARDS[card].actions[0])
        case _:
            return None


def _piece_attempt(spot: Spot, prompt: str, state: State) -> Choice:
    """Pieces are taken, removed or moved, depending on the decision."""
    if isinstance(spot, BlockStack):
        block = block_at(state, spot.coalition, spot.place)
        match prompt:
            case "battle.remove":
                return RemoveBlock(block)
            case "take.block":
                return TakeBlock(block)
            case _:
                near = NEIGHBOURS[region_at(spot.place)] if is_region(spot.place) else NEIGHBOURS[0]
                return MoveArmy(block, near[0])
    assert isinstance(spot, CylinderStack)
    cylinder = cylinder_at(state, spot.seat, spot.place)
    match prompt:
        case "battle.remove":
            return RemoveCylinder(cylinder)
        case "take.cylinder":
            return TakeCylinder(cylinder)
        case _ if is_card(spot.place):
            return MoveSpy(cylinder, CardId(spot.place))
        case _:
            return MoveTribe(cylinder, NEIGHBOURS[region_at(spot.place)][0])


def carried_attempt(grab: Spot, drop: Spot, state: State) -> Choice | None:
    """What the player wanted by dropping a piece where it cannot go."""
    match grab, drop:
        case BlockStack(coalition, place), RegionSpot(region):
            return MoveArmy(block_at(state, coalition, place), region)
        case CylinderStack(seat, place), RegionSpot(region) if is_region(place):
            return MoveTribe(cylinder_at(state, seat, place), region)
        case CylinderStack(seat, place), CourtCard(card) if is_card(place):
            return MoveSpy(cylinder_at(state, seat, place), card)
        case _:
            return None
