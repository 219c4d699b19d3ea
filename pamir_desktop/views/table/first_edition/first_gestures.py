"""How the choices of the first edition are made by hand; the others are made as in the second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from pamir_desktop.model.decisions import (
    Choice,
    ChooseLoyalty,
    Decision,
    DiscardCard,
    PlayAt,
)
from pamir_desktop.model.first_edition.choices import (
    AskForSpy,
    Attack,
    BaggageRow,
    KeepCard,
    March,
    Muster,
    PayToll,
    TakeToHand,
    TargetCard,
    UseCard,
)
from pamir_desktop.model.pieces import blocks_of, in_region, on_border, tribes
from pamir_desktop.model.state import COLUMNS, State
from pamir_desktop.model.terms import BORDERS_OF, CardId, Coalition, Region, Seat
from pamir_desktop.views.table.gestures import GESTURES, Gesture
from pamir_desktop.views.table.spots import (
    ActionTile,
    BlockStack,
    BlockSupply,
    CourtCard,
    CourtEndSpot,
    CylinderStack,
    DiscardPile,
    HandCard,
    HandZone,
    MarketSlot,
    PlayerPanel,
    RegionSpot,
    Spot,
)


def _number(decision: Decision, key: str) -> int:
    value = decision.args[key]
    assert isinstance(value, int)
    return value


def _own_armies(state: State, decision: Decision, region: Region) -> BlockStack:
    loyalty = state.players[decision.seat].loyalty
    assert loyalty is not None
    return BlockStack(loyalty, in_region(region))


def _use_card(state: State, decision: Decision, choice: UseCard) -> Gesture:
    spot = ActionTile(choice.card, choice.action)
    return Gesture(choice, grab=spot, click=spot)


def _play_at(state: State, decision: Decision, choice: PlayAt) -> Gesture:
    """The card comes from the hand, or from the court of a player who lost it by a bribe."""
    card = CardId(_number(decision, "card"))
    in_hand = card in state.players[decision.seat].hand
    end = CourtEndSpot(choice.end)
    return Gesture(choice, HandCard(card) if in_hand else CourtCard(card), end, end)


def _discard(state: State, decision: Decision, choice: DiscardCard) -> Gesture:
    """A click plays a hand card and picks up one that must leave: both go to the pile by drag."""
    if choice.card in state.players[decision.seat].hand:
        return Gesture(choice, HandCard(choice.card), DiscardPile())
    card = CourtCard(choice.card)
    several = any(isinstance(other, TakeToHand) for other in decision.choices)
    return Gesture(choice, card, DiscardPile(), None if several else card)


def _take_to_hand(state: State, decision: Decision, choice: TakeToHand) -> Gesture:
    """To the hand at the bottom, or to the panel of a player who decides in another's turn."""
    own_turn = decision.seat == state.active
    hand = HandZone() if own_turn else PlayerPanel(decision.seat)
    return Gesture(choice, CourtCard(choice.card), hand)


def _keep(state: State, decision: Decision, choice: KeepCard) -> Gesture:
    return Gesture(choice, click=CourtCard(choice.card), drop=CourtCard(choice.card))


def _target(state: State, decision: Decision, choice: TargetCard) -> Gesture:
    """Whose spy is used matters, so the spy is clicked."""
    spy = CylinderStack(choice.spy_of, choice.card)
    return Gesture(choice, drop=spy, click=spy)


def _ask_for_spy(state: State, decision: Decision, choice: AskForSpy) -> Gesture:
    return Gesture(choice, drop=PlayerPanel(choice.seat), click=PlayerPanel(choice.seat))


def _muster(state: State, decision: Decision, choice: Muster) -> Gesture:
    return Gesture(choice, drop=RegionSpot(choice.region), click=RegionSpot(choice.region))


def _march(state: State, decision: Decision, choice: March) -> Gesture:
    origin = Region(_number(decision, "region"))
    spot = RegionSpot(choice.region)
    return Gesture(choice, grab=_own_armies(state, decision, origin), drop=spot, click=spot)


def _attack(state: State, decision: Decision, choice: Attack) -> Gesture:
    """A button as well; on the table the pile of the coalition's pieces."""
    return Gesture(choice, drop=BlockSupply(choice.empire), click=BlockSupply(choice.empire))


def _baggage_row(state: State, decision: Decision, choice: BaggageRow) -> Gesture:
    row = range(choice.row * COLUMNS, (choice.row + 1) * COLUMNS)
    slot = max(slot for slot in row if state.market_cards[slot])
    return Gesture(choice, PlayerPanel(decision.seat), MarketSlot(slot), MarketSlot(slot))


def _pay_toll(state: State, decision: Decision, choice: PayToll) -> Gesture:
    owner = Seat(_number(decision, "owner"))
    return Gesture(choice, PlayerPanel(decision.seat), PlayerPanel(owner))


FIRST_GESTURES: Final[dict[type[Choice], Callable[[State, Decision, Any], Gesture]]] = {
    **GESTURES,
    AskForSpy: _ask_for_spy,
    Attack: _attack,
    BaggageRow: _baggage_row,
    DiscardCard: _discard,
    KeepCard: _keep,
    March: _march,
    Muster: _muster,
    PayToll: _pay_toll,
    PlayAt: _play_at,
    TakeToHand: _take_to_hand,
    TargetCard: _target,
    UseCard: _use_card,
}
"""Choices without an entry are buttons of the prompt bar only."""

ALSO_BUTTONS: Final = (AskForSpy, Attack, BaggageRow, ChooseLoyalty, PayToll, PlayAt)


def further_gestures(state: State, decision: Decision) -> Iterator[Gesture]:
    """Other ways to make a choice, where one is not enough."""
    for choice in decision.choices:
        match choice:
            case DiscardCard(card) if card in state.players[decision.seat].hand:
                # without a mouse: first the pile, then the card
                yield Gesture(choice, DiscardPile(), HandCard(card))
            case Muster(region):
                armies = _own_armies(state, decision, region)
                yield Gesture(choice, grab=armies, click=armies)
            case Attack(empire):
                for spot in _pieces_of(state, empire, Region(_number(decision, "region"))):
                    yield Gesture(choice, click=spot)
            case TargetCard(card, _) if _is_only_target(decision, choice):
                yield Gesture(choice, drop=CourtCard(card), click=CourtCard(card))
            case _:
                pass


def _pieces_of(state: State, empire: Coalition, region: Region) -> Iterator[Spot]:
    """What can be attacked there: armies, roads on its borders, tribes of loyal players."""
    here, blocks = in_region(region), blocks_of(state, empire)
    for place in (here, *(on_border(border) for border in BORDERS_OF[region])):
        if place in blocks:
            yield BlockStack(empire, place)
    for seat, player in enumerate(state.players):
        if player.loyalty is empire and tribes(state, Seat(seat), region):
            yield CylinderStack(Seat(seat), here)


def _is_only_target(decision: Decision, choice: TargetCard) -> bool:
    """There is no other spy on the card, or this one needs no one's consent."""
    targets = [c for c in decision.choices if isinstance(c, TargetCard) and c.card == choice.card]
    return len(targets) == 1 or choice.spy_of == decision.seat
