"""Texts of choices: short for a button, complete for a context menu.

A button is below the question it answers, so it names only the answer: "Kabul", "Pay 2 rupees". A
menu is opened on an item of the table and says everything: "Build an army in Kabul".
"""

from __future__ import annotations

import re

from pamir_desktop.model import decisions as d
from pamir_desktop.model.pieces import (
    FIRST_GIFT,
    border_at,
    coalition_of_block,
    is_card,
    is_region,
    owner_of_cylinder,
    region_at,
)
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import GIFT_PRICES, CardAction, CardId, Coalition, CourtEnd

from . import terms
from .editions import texts_of
from .sentences import Sentences
from .voice import Voice


def choice_label(choice: d.Choice, decision: d.Decision, state: State, voice: Voice) -> str:
    """What a button for this choice says."""
    name = method_of(choice)
    text: str = getattr(texts_of(state.setup).button(name)(state, voice), name)(choice)
    return text


def menu_label(choice: d.Choice, decision: d.Decision, state: State, voice: Voice) -> str:
    """What a context menu says; the same as the button if that is already complete."""
    name = method_of(choice)
    group = texts_of(state.setup).menu(name)
    if group is None:
        return choice_label(choice, decision, state, voice)
    text: str = getattr(group(state, voice), name)(choice)
    return text


def method_of(choice: d.Choice) -> str:
    """A choice of class PayBribe is described by the method pay_bribe."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", type(choice).__name__).lower()


class PieceName(Sentences):
    """Pieces by where they are, since pieces of one kind in one place are identical."""

    def __init__(self, state: State, voice: Voice) -> None:
        super().__init__({}, voice)
        self.state = state

    def block(self, block: int) -> str:
        place = self.state.blocks[block]
        if is_region(place):
            self.let(in_region=self.voice.in_region(region_at(place)))
            return self._army(coalition_of_block(block))
        self.let(border=self.voice.border(border_at(place)))
        return self._road(coalition_of_block(block))

    def _army(self, coalition: Coalition) -> str:
        match coalition:
            case Coalition.AFGHAN:
                return self.tr("Afghan army {in_region}")
            case Coalition.BRITISH:
                return self.tr("British army {in_region}")
            case Coalition.RUSSIAN:
                return self.tr("Russian army {in_region}")

    def _road(self, coalition: Coalition) -> str:
        match coalition:
            case Coalition.AFGHAN:
                return self.tr("Afghan road on {border}")
            case Coalition.BRITISH:
                return self.tr("British road on {border}")
            case Coalition.RUSSIAN:
                return self.tr("Russian road on {border}")

    def cylinder(self, cylinder: int) -> str:
        place = self.state.cylinders[cylinder]
        if is_region(place):
            self.let(in_region=self.voice.in_region(region_at(place)))
            return self.tr("tribe {in_region}")
        if is_card(place):
            self.let(card=self.voice.card(CardId(place)))
            return self.tr("spy on “{card}”")
        return terms.gift_name(place - FIRST_GIFT)


class Button(Sentences):
    def __init__(self, state: State, voice: Voice) -> None:
        super().__init__({}, voice)
        self.state = state

    # --- The turn ----------------------------------------------------------------------------

    def choose_loyalty(self, choice: d.ChooseLoyalty) -> str:
        return terms.coalition_name(choice.coalition)

    def blackmail(self, choice: d.Blackmail) -> str:
        return self.voice.card(choice.target)

    def skip(self, choice: d.Skip) -> str:
        return self.tr("Skip")

    def purchase(self, choice: d.Purchase) -> str:
        self.let(card=self.voice.card(self.state.market_cards[choice.slot]))
        return self.tr("Buy “{card}”")

    def play_card(self, choice: d.PlayCard) -> str:
        self.let(card=self.voice.card(choice.card))
        return self.tr("Play “{card}”")

    def act(self, choice: d.Act) -> str:
        return terms.action_button(choice.action)

    def end_turn(self, choice: d.EndTurn) -> str:
        return self.tr("End turn")

    def propose_end(self, choice: d.ProposeEnd) -> str:
        return self.tr("Propose ending the game")

    def agree_end(self, choice: d.AgreeEnd) -> str:
        return self.tr("Agree")

    def refuse_end(self, choice: d.RefuseEnd) -> str:
        return self.tr("Keep playing")

    # --- Bribes ------------------------------------------------------------------------------

    def pay_bribe(self, choice: d.PayBribe) -> str:
        return self.tr("Pay %n rupee(s)", "", choice.rupees)

    def withhold_bribe(self, choice: d.WithholdBribe) -> str:
        return self.tr("Do not pay")

    def propose_bribe(self, choice: d.ProposeBribe) -> str:
        if choice.rupees:
            return self.tr("Offer %n rupee(s)", "", choice.rupees)
        return self.tr("Ask for a waiver")

    def withdraw(self, choice: d.Withdraw) -> str:
        return self.tr("Cancel")

    def accept_bribe(self, choice: d.AcceptBribe) -> str:
        if choice.rupees:
            return self.tr("Accept %n rupee(s)", "", choice.rupees)
        return self.tr("Waive")

    def counter_bribe(self, choice: d.CounterBribe) -> str:
        return self.tr("Demand %n rupee(s)", "", choice.rupees)

    def decline_bribe(self, choice: d.DeclineBribe) -> str:
        return self.tr("Refuse")

    # --- Playing a card ----------------------------------------------------------------------

    def play_at(self, choice: d.PlayAt) -> str:
        if choice.end is CourtEnd.LEFT:
            return self.tr("Left end")
        return self.tr("Right end")

    def place_spy(self, choice: d.PlaceSpy) -> str:
        return self.voice.card(choice.card)

    def place_road(self, choice: d.PlaceRoad) -> str:
        return self.voice.border(choice.border)

    def take_block(self, choice: d.TakeBlock) -> str:
        return PieceName(self.state, self.voice).block(choice.block)

    def take_cylinder(self, choice: d.TakeCylinder) -> str:
        piece = PieceName(self.state, self.voice).cylinder(choice.cylinder)
        return piece[:1].upper() + piece[1:]

    # --- Card actions ------------------------------------------------------------------------

    def stop(self, choice: d.Stop) -> str:
        return self.tr("Done")

    def tax_slot(self, choice: d.TaxSlot) -> str:
        return self.voice.card(self.state.market_cards[choice.slot])

    def tax_player(self, choice: d.TaxPlayer) -> str:
        return self.voice.player(choice.seat)

    def give_gift(self, choice: d.GiveGift) -> str:
        return self.tr("%n rupee(s)", "", GIFT_PRICES[choice.gift])

    def build_army(self, choice: d.BuildArmy) -> str:
        self.let(in_region=self.voice.in_region(choice.region))
        return self.tr("Army {in_region}")

    def build_road(self, choice: d.BuildRoad) -> str:
        self.let(border=self.voice.border(choice.border))
        return self.tr("Road: {border}")

    def move_army(self, choice: d.MoveArmy) -> str:
        self.let(
            origin=self.voice.place(self.state.blocks[choice.block]),
            target=self.voice.region(choice.region),
        )
        return self.tr("Army: {origin} → {target}")

    def move_tribe(self, choice: d.MoveTribe) -> str:
        self.let(
            origin=self.voice.place(self.state.cylinders[choice.cylinder]),
            target=self.voice.region(choice.region),
        )
        return self.tr("Tribe: {origin} → {target}")

    def move_spy(self, choice: d.MoveSpy) -> str:
        self.let(
            origin=self.voice.place(self.state.cylinders[choice.cylinder]),
            target=self.voice.quoted(choice.card),
        )
        return self.tr("Spy: {origin} → {target}")

    def betray_card(self, choice: d.BetrayCard) -> str:
        return self.voice.card(choice.card)

    def take_prize(self, choice: d.TakePrize) -> str:
        return self.tr("Keep the prize")

    def leave_prize(self, choice: d.LeavePrize) -> str:
        return self.tr("Decline the prize")

    def battle_in(self, choice: d.BattleIn) -> str:
        return self.voice.region(choice.region)

    def battle_on(self, choice: d.BattleOn) -> str:
        return self.voice.card(choice.card)

    def remove_block(self, choice: d.RemoveBlock) -> str:
        return PieceName(self.state, self.voice).block(choice.block)

    def remove_cylinder(self, choice: d.RemoveCylinder) -> str:
        self.let(
            owner=self.voice.player(owner_of_cylinder(choice.cylinder)),
            piece=PieceName(self.state, self.voice).cylinder(choice.cylinder),
        )
        return self.tr("{owner}: {piece}")

    def shelter_spy(self, choice: d.ShelterSpy) -> str:
        return self.voice.card(choice.card)

    def return_spy(self, choice: d.ReturnSpy) -> str:
        return self.tr("Return to supply")

    # --- Discards and events -----------------------------------------------------------------

    def discard_card(self, choice: d.DiscardCard) -> str:
        return self.voice.card(choice.card)

    def name_player(self, choice: d.NamePlayer) -> str:
        return self.voice.player(choice.seat)

    def name_suit(self, choice: d.NameSuit) -> str:
        return terms.suit_name(choice.suit)

    def name_region(self, choice: d.NameRegion) -> str:
        return self.voice.region(choice.region)


class Menu(Sentences):
    """Only what a button does not say."""

    def __init__(self, state: State, voice: Voice) -> None:
        super().__init__({}, voice)
        self.state = state

    def choose_loyalty(self, choice: d.ChooseLoyalty) -> str:
        self.let(coalition=terms.coalition_name(choice.coalition))
        return self.tr("Choose loyalty: {coalition}")

    def blackmail(self, choice: d.Blackmail) -> str:
        self.let(card=self.voice.card(choice.target))
        return self.tr("Place a spy on “{card}” (Blackmail)")

    def act(self, choice: d.Act) -> str:
        self.let(card=self.voice.card(choice.card))
        match choice.action:
            case CardAction.TAX:
                return self.tr("Tax with “{card}”")
            case CardAction.GIFT:
                return self.tr("Give a gift with “{card}”")
            case CardAction.BUILD:
                return self.tr("Build with “{card}”")
            case CardAction.MOVE:
                return self.tr("Move with “{card}”")
            case CardAction.BETRAY:
                return self.tr("Betray with “{card}”")
            case CardAction.BATTLE:
                return self.tr("Battle with “{card}”")

    def play_at(self, choice: d.PlayAt) -> str:
        if choice.end is CourtEnd.LEFT:
            return self.tr("Play at the left end of the court")
        return self.tr("Play at the right end of the court")

    def place_spy(self, choice: d.PlaceSpy) -> str:
        self.let(card=self.voice.card(choice.card))
        return self.tr("Place a spy on “{card}”")

    def place_road(self, choice: d.PlaceRoad) -> str:
        self.let(border=self.voice.border(choice.border))
        return self.tr("Place a road on the {border} border")

    def take_block(self, choice: d.TakeBlock) -> str:
        self.let(piece=PieceName(self.state, self.voice).block(choice.block))
        return self.tr("Take from play: {piece}")

    def take_cylinder(self, choice: d.TakeCylinder) -> str:
        self.let(piece=PieceName(self.state, self.voice).cylinder(choice.cylinder))
        return self.tr("Take from play: {piece}")

    def tax_slot(self, choice: d.TaxSlot) -> str:
        self.let(card=self.voice.card(self.state.market_cards[choice.slot]))
        return self.tr("Take 1 rupee from “{card}”")

    def tax_player(self, choice: d.TaxPlayer) -> str:
        self.let(other=self.voice.player(choice.seat))
        return self.tr("Take 1 rupee from {other}")

    def give_gift(self, choice: d.GiveGift) -> str:
        return self.tr("Give a gift for %n rupee(s)", "", GIFT_PRICES[choice.gift])

    def build_army(self, choice: d.BuildArmy) -> str:
        self.let(in_region=self.voice.in_region(choice.region))
        return self.tr("Build an army {in_region}")

    def build_road(self, choice: d.BuildRoad) -> str:
        self.let(border=self.voice.border(choice.border))
        return self.tr("Build a road on the {border} border")

    def betray_card(self, choice: d.BetrayCard) -> str:
        self.let(card=self.voice.card(choice.card))
        return self.tr("Betray “{card}”")

    def battle_in(self, choice: d.BattleIn) -> str:
        self.let(in_region=self.voice.in_region(choice.region))
        return self.tr("Battle {in_region}")

    def battle_on(self, choice: d.BattleOn) -> str:
        self.let(card=self.voice.card(choice.card))
        return self.tr("Battle on “{card}”")

    def remove_block(self, choice: d.RemoveBlock) -> str:
        self.let(piece=PieceName(self.state, self.voice).block(choice.block))
        return self.tr("Remove: {piece}")

    def remove_cylinder(self, choice: d.RemoveCylinder) -> str:
        self.let(
            owner=self.voice.player(owner_of_cylinder(choice.cylinder)),
            piece=PieceName(self.state, self.voice).cylinder(choice.cylinder),
        )
        return self.tr("Remove: {piece} ({owner})")

    def shelter_spy(self, choice: d.ShelterSpy) -> str:
        self.let(card=self.voice.card(choice.card))
        return self.tr("Move the spy to “{card}”")

    def return_spy(self, choice: d.ReturnSpy) -> str:
        return self.tr("Return the spy to the supply")

    def discard_card(self, choice: d.DiscardCard) -> str:
        self.let(card=self.voice.card(choice.card))
        return self.tr("Discard “{card}”")

    def name_player(self, choice: d.NamePlayer) -> str:
        self.let(other=self.voice.player(choice.seat))
        return self.tr("Choose {other}")

    def name_suit(self, choice: d.NameSuit) -> str:
        self.let(suit=terms.suit_name(choice.suit))
        return self.tr("Choose the favored suit: {suit}")

    def name_region(self, choice: d.NameRegion) -> str:
        self.let(region=self.voice.region(choice.region))
        return self.tr("Choose {region}")
