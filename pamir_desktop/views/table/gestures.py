"""How choices are made: what is picked up, where it goes, what a click needs.

Drag, click and keyboard all use the same table, so they can never disagree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from attrs import Factory

from pamir_desktop.model.decisions import (
    Act,
    BattleIn,
    BattleOn,
    BetrayCard,
    Blackmail,
    BuildArmy,
    BuildRoad,
    Choice,
    ChooseLoyalty,
    Decision,
    DiscardCard,
    GiveGift,
    MoveArmy,
    MoveSpy,
    MoveTribe,
    NamePlayer,
    NameRegion,
    NameSuit,
    PayBribe,
    PlaceRoad,
    PlaceSpy,
    PlayAt,
    PlayCard,
    Purchase,
    RemoveBlock,
    RemoveCylinder,
    ShelterSpy,
    TakeBlock,
    TakeCylinder,
    TaxPlayer,
    TaxSlot,
)
from pamir_desktop.model.pieces import (
    FIRST_GIFT,
    border_at,
    coalition_of_block,
    is_card,
    is_gift,
    is_region,
    owner_of_cylinder,
    region_at,
)
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Seat
from pamir_desktop.model.values import define

from .spots import (
    ActionTile,
    BlockStack,
    BlockSupply,
    BorderSpot,
    CourtCard,
    CourtEndSpot,
    CylinderStack,
    CylinderSupply,
    DialSpot,
    DiscardPile,
    GiftSpace,
    HandCard,
    HandZone,
    MarketSlot,
    PlayerPanel,
    RegionSpot,
    Spot,
    SuitSpot,
)


class Gesture(NamedTuple):
    """How one choice is made.

    `click` alone is enough for a click; without it, `grab` is clicked first and then `drop`.
    """

    choice: Choice
    grab: Spot | None = None
    drop: Spot | None = None
    click: Spot | None = None


def place_spot(place: int, seat: Seat) -> Spot:
    """The spot a piece is placed on."""
    if is_card(place):
        return CourtCard(CardId(place))
    if is_region(place):
        return RegionSpot(region_at(place))
    if is_gift(place):
        return GiftSpace(seat, place - FIRST_GIFT)
    return BorderSpot(border_at(place))


def _purchase(state: State, decision: Decision, choice: Purchase) -> Gesture:
    spot = MarketSlot(choice.slot)
    return Gesture(choice, grab=spot, drop=HandZone(), click=spot)


def _play(state: State, decision: Decision, choice: PlayCard) -> Gesture:
    spot = HandCard(choice.card)
    return Gesture(choice, grab=spot, click=spot)


def _act(state: State, decision: Decision, choice: Act) -> Gesture:
    spot = ActionTile(choice.card, choice.action)
    return Gesture(choice, grab=spot, click=spot)


def _play_at(state: State, decision: Decision, choice: PlayAt) -> Gesture:
    card = decision.args["card"]
    assert isinstance(card, int)
    return Gesture(
        choice,
        grab=HandCard(CardId(card)),
        drop=CourtEndSpot(choice.end),
        click=CourtEndSpot(choice.end),
    )


def _loyalty(state: State, decision: Decision, choice: ChooseLoyalty) -> Gesture:
    return Gesture(choice, click=DialSpot(choice.coalition), drop=DialSpot(choice.coalition))


def _on_card(card: CardId) -> Callable[[Choice, Decision], Gesture]:
    return lambda choice, decision: Gesture(
        choice,
        grab=CylinderSupply(decision.seat),
        drop=CourtCard(card),
        click=CourtCard(card),
    )


def _place_spy(state: State, decision: Decision, choice: PlaceSpy | ShelterSpy) -> Gesture:
    return _on_card(choice.card)(choice, decision)


def _blackmail(state: State, decision: Decision, choice: Blackmail) -> Gesture:
    return _on_card(choice.target)(choice, decision)


def _own_blocks(state: State, decision: Decision) -> Spot | None:
    loyalty = state.players[decision.seat].loyalty
    return None if loyalty is None else BlockSupply(loyalty)


def _on_border(state: State, decision: Decision, choice: PlaceRoad | BuildRoad) -> Gesture:
    spot = BorderSpot(choice.border)
    return Gesture(choice, grab=_own_blocks(state, decision), drop=spot, click=spot)


def _build_army(state: State, decision: Decision, choice: BuildArmy) -> Gesture:
    spot = RegionSpot(choice.region)
    return Gesture(choice, grab=_own_blocks(state, decision), drop=spot, click=spot)


def _block_stack(state: State, block: int) -> BlockStack:
    return BlockStack(coalition_of_block(block), state.blocks[block])


def _cylinder_spot(state: State, cylinder: int) -> Spot:
    """A gift is a stack on its own space; tribes and spies form stacks."""
    seat, place = owner_of_cylinder(cylinder), state.cylinders[cylinder]
    return GiftSpace(seat, place - FIRST_GIFT) if is_gift(place) else CylinderStack(seat, place)


def _take_block(state: State, decision: Decision, choice: TakeBlock) -> Gesture:
    spot, place = _block_stack(state, choice.block), decision.args["place"]
    assert isinstance(place, int)
    return Gesture(choice, grab=spot, drop=place_spot(place, decision.seat), click=spot)


def _take_cylinder(state: State, decision: Decision, choice: TakeCylinder) -> Gesture:
    spot, place = _cylinder_spot(state, choice.cylinder), decision.args["place"]
    assert isinstance(place, int)
    return Gesture(choice, grab=spot, drop=place_spot(place, decision.seat), click=spot)


def _tax_slot(state: State, decision: Decision, choice: TaxSlot) -> Gesture:
    spot = MarketSlot(choice.slot)
    return Gesture(choice, grab=spot, drop=PlayerPanel(decision.seat), click=spot)


def _tax_player(state: State, decision: Decision, choice: TaxPlayer) -> Gesture:
    spot = PlayerPanel(choice.seat)
    return Gesture(choice, grab=spot, drop=PlayerPanel(decision.seat), click=spot)


def _gift(state: State, decision: Decision, choice: GiveGift) -> Gesture:
    spot = GiftSpace(decision.seat, choice.gift)
    return Gesture(choice, grab=CylinderSupply(decision.seat), drop=spot, click=spot)


def _move_army(state: State, decision: Decision, choice: MoveArmy) -> Gesture:
    return Gesture(choice, _block_stack(state, choice.block), RegionSpot(choice.region))


def _move_tribe(state: State, decision: Decision, choice: MoveTribe) -> Gesture:
    return Gesture(choice, _cylinder_spot(state, choice.cylinder), RegionSpot(choice.region))


def _move_spy(state: State, decision: Decision, choice: MoveSpy) -> Gesture:
    return Gesture(choice, _cylinder_spot(state, choice.cylinder), CourtCard(choice.card))


def _court_card(state: State, decision: Decision, choice: BetrayCard | BattleOn) -> Gesture:
    return Gesture(choice, drop=CourtCard(choice.card), click=CourtCard(choice.card))


def _region(state: State, decision: Decision, choice: BattleIn | NameRegion) -> Gesture:
    return Gesture(choice, drop=RegionSpot(choice.region), click=RegionSpot(choice.region))


def _remove_block(state: State, decision: Decision, choice: RemoveBlock) -> Gesture:
    spot = _block_stack(state, choice.block)
    return Gesture(choice, grab=spot, drop=BlockSupply(spot.coalition), click=spot)


def _remove_cylinder(state: State, decision: Decision, choice: RemoveCylinder) -> Gesture:
    spot = _cylinder_spot(state, choice.cylinder)
    owner = owner_of_cylinder(choice.cylinder)
    return Gesture(choice, grab=spot, drop=PlayerPanel(owner), click=spot)


def _discard(state: State, decision: Decision, choice: DiscardCard) -> Gesture:
    in_hand = choice.card in state.players[decision.seat].hand
    spot = HandCard(choice.card) if in_hand else CourtCard(choice.card)
    return Gesture(choice, grab=spot, drop=DiscardPile(), click=spot)


def _name_player(state: State, decision: Decision, choice: NamePlayer) -> Gesture:
    return Gesture(choice, drop=PlayerPanel(choice.seat), click=PlayerPanel(choice.seat))


def _name_suit(state: State, decision: Decision, choice: NameSuit) -> Gesture:
    return Gesture(choice, drop=SuitSpot(choice.suit), click=SuitSpot(choice.suit))


def _pay_bribe(state: State, decision: Decision, choice: PayBribe) -> Gesture:
    recipient = decision.args["recipient"]
    assert isinstance(recipient, int)
    return Gesture(choice, PlayerPanel(decision.seat), PlayerPanel(Seat(recipient)))


GESTURES: Final[dict[type[Choice], Callable[[State, Decision, Any], Gesture]]] = {
    Act: _act,
    BattleIn: _region,
    BattleOn: _court_card,
    BetrayCard: _court_card,
    Blackmail: _blackmail,
    BuildArmy: _build_army,
    BuildRoad: _on_border,
    ChooseLoyalty: _loyalty,
    DiscardCard: _discard,
    GiveGift: _gift,
    MoveArmy: _move_army,
    MoveSpy: _move_spy,
    MoveTribe: _move_tribe,
    NamePlayer: _name_player,
    NameRegion: _region,
    NameSuit: _name_suit,
    PayBribe: _pay_bribe,
    PlaceRoad: _on_border,
    PlaceSpy: _place_spy,
    PlayAt: _play_at,
    PlayCard: _play,
    Purchase: _purchase,
    RemoveBlock: _remove_block,
    RemoveCylinder: _remove_cylinder,
    ShelterSpy: _place_spy,
    TakeBlock: _take_block,
    TakeCylinder: _take_cylinder,
    TaxPlayer: _tax_player,
    TaxSlot: _tax_slot,
}
"""Choices without an entry are buttons of the prompt bar only."""


def gesture(state: State, decision: Decision, choice: Choice) -> Gesture:
    make = GESTURES.get(type(choice))
    return Gesture(choice) if make is None else make(state, decision, choice)


def has_button(choice: Choice) -> bool:
    """It is (also) a button of the prompt bar: everything that is not on the table."""
    return type(choice) not in GESTURES or isinstance(choice, PayBribe | ChooseLoyalty | PlayAt)


@define
class GestureMap:
    """A decision in terms of spots: which can be clicked, picked up, dropped onto."""

    gestures: list[Gesture] = Factory(list)

    @classmethod
    def of(cls, state: State, decision: Decision | None) -> GestureMap:
        if decision is None:
            return cls()
        from .edition_hands import hands_of  # noqa: PLC0415  # it is made of these gestures

        return cls(hands_of(state.setup).gestures(state, decision))

    def clickable(self) -> set[Spot]:
        """Spots that make, or begin to make, a choice."""
        return {
            spot
            for g in self.gestures
            for spot in (g.click if g.click is not None else g.grab,)
            if spot is not None
        }

    def grabbable(self) -> set[Spot]:
        return {g.grab for g in self.gestures if g.grab is not None}

    def clicked(self, spot: Spot) -> list[Choice]:
        """Choices that one click on the spot makes."""
        return [g.choice for g in self.gestures if g.click == spot]

    def beginning_at(self, spot: Spot) -> list[Choice]:
        """Choices that a click on the spot makes or begins to make."""
        return [g.choice for g in self.gestures if spot in (g.click, g.grab)]

    def targets(self, grab: Spot) -> set[Spot]:
        """Where an item that was picked up can go."""
        return {g.drop for g in self.gestures if g.grab == grab and g.drop is not None}

    def dropped(self, grab: Spot, drop: Spot) -> list[Choice]:
        return [g.choice for g in self.gestures if g.grab == grab and g.drop == drop]

    def touching(self, spot: Spot) -> list[Choice]:
        """Choices that end at the spot: the target of a tile dragged there."""
        return [g.choice for g in self.gestures if spot in (g.click, g.drop)]
