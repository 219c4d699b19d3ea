"""What a player of the first edition probably wanted, to explain why it is not possible."""

from __future__ import annotations

from pamir_desktop.model.decisions import (
    Choice,
    Decision,
    GiveGift,
    MoveSpy,
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
from pamir_desktop.model.first_edition.choices import March, Muster, TargetCard, UseCard
from pamir_desktop.model.first_edition.terms import SpecialAction
from pamir_desktop.model.pieces import block_at, cylinder_at, is_card
from pamir_desktop.model.setup import Edition
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId
from pamir_desktop.views.art.cards.printed import printed
from pamir_desktop.views.table.spots import (
    ActionTile,
    BlockStack,
    CourtCard,
    CylinderStack,
    GiftSpace,
    HandCard,
    MarketSlot,
    PlayerPanel,
    RegionSpot,
    Spot,
)

TAKING_RUPEES = frozenset({"first.commerce", "first.bonus"})


def uses_of(card: CardId) -> list[Choice]:
    actions = printed(card, Edition.FIRST).actions
    return [UseCard(card, action) for action in actions if isinstance(action, SpecialAction)]


def first_intents(spot: Spot, decision: Decision | None, state: State) -> list[Choice]:
    """Everything that could be wanted of an item; without a decision the game is over."""
    prompt = "" if decision is None else decision.prompt
    if isinstance(spot, CourtCard) and prompt in ("", "first.action"):
        return uses_of(spot.card)
    return [first_intent(spot, decision, state) or Stop()]


def first_intent(spot: Spot, decision: Decision | None, state: State) -> Choice | None:
    """The most likely one; None for items that are only for looking at."""
    prompt = "" if decision is None else decision.prompt
    match spot:
        case MarketSlot(slot):
            return TaxSlot(slot) if prompt in TAKING_RUPEES else Purchase(slot)
        case HandCard(card):
            return PlayCard(card)
        case ActionTile(card, SpecialAction() as action):
            return UseCard(card, action)
        case CourtCard(card) if prompt == "first.target" and decision is not None:
            return TargetCard(card, decision.seat)
        case CourtCard(card):
            return uses_of(card)[0]
        case RegionSpot(region):
            return March(region) if prompt == "first.march" else Muster(region)
        case PlayerPanel(seat):
            return TaxPlayer(seat)
        case GiftSpace(_, gift):
            return GiveGift(gift)
        case BlockStack(coalition, place):
            block = block_at(state, coalition, place)
            taking = prompt == "first.take_empire_piece"
            return TakeBlock(block) if taking else RemoveBlock(block)
        case CylinderStack(seat, place):
            return _piece_intent(cylinder_at(state, seat, place), place, prompt)
        case _:
            return None


def _piece_intent(cylinder: int, place: int, prompt: str) -> Choice:
    if prompt == "first.take_piece":
        return TakeCylinder(cylinder)
    if prompt == "first.travel" and is_card(place):
        return MoveSpy(cylinder, CardId(place))
    return RemoveCylinder(cylinder)


def first_carried(grab: Spot, drop: Spot, state: State) -> Choice | None:
    """What the player wanted by dropping a piece where it cannot go."""
    match grab, drop:
        case BlockStack(), RegionSpot(region):
            return March(region)
        case CylinderStack(seat, place), CourtCard(card) if is_card(place):
            return MoveSpy(cylinder_at(state, seat, place), card)
        case _:
            return None
