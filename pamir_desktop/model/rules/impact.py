"""Impact icons of a card just played, strictly from top to bottom (3.2 step 5, R6)."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Choice, Decision, PlaceRoad, PlaceSpy
from pamir_desktop.model.parts.money import take_from_bank
from pamir_desktop.model.pieces import (
    blocks_of,
    has_block,
    has_cylinder,
    in_region,
    on_border,
    own_places,
)
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import (
    BORDERS_OF,
    FAVOR_SUIT,
    LEVERAGE,
    CardId,
    Coalition,
    Impact,
    Region,
    Seat,
)
from pamir_desktop.model.values import frozen

from . import in_force
from .favor import change_favored_suit
from .placing import PlaceBlock, PlaceCylinder
from .pragmatic import pragmatic_loyalty

SPY: Final = Impact.SPY
ROAD: Final = Impact.ROAD
ARMY: Final = Impact.ARMY
TRIBE: Final = Impact.TRIBE
LEVERAGED: Final = Impact.LEVERAGED
SPIES: Final = {card: PlaceSpy(card) for card in CARDS}
ROADS: Final = tuple(tuple(map(PlaceRoad, borders)) for borders in BORDERS_OF)
"""The choices for a road icon, by region."""


@step("play.impact-icons")
@frozen
class ResolveIcons(Step):
    """The icons from `index` on. Once the card has left the court the rest is lost (R10, R101)."""

    seat: Seat
    card: CardId
    index: int

    def ask(self, state: State) -> Decision | None:
        if self.card not in state.players[self.seat].court:
            return None
        facts = CARDS[self.card]
        icon = facts.impact[self.index]
        if icon is SPY and has_cylinder(state, self.seat):
            prompt, targets = "impact.spy", cards_of_region(state, facts.region)
            choices: tuple[Choice, ...] = tuple([SPIES[card] for card in targets])
        elif icon is ROAD and has_block(state, loyalty_of(state, self.seat)):
            prompt, choices = "impact.road", ROADS[facts.region]
        else:
            return None
        args = {"card": self.card, "region": facts.region, "index": self.index}
        return Decision(self.seat, prompt, {**args}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        facts = CARDS[self.card]
        if self.card not in state.players[self.seat].court:
            state.add_log("icons.lost", seat=self.seat, card=self.card)
            return
        if self.index + 1 < len(facts.impact):
            state.then(ResolveIcons(self.seat, self.card, self.index + 1))
        if isinstance(choice, PlaceSpy):
            state.then(PlaceCylinder(self.seat, choice.card))
        elif isinstance(choice, PlaceRoad):
            coalition = loyalty_of(state, self.seat)
            state.then(PlaceBlock(self.seat, coalition, on_border(choice.border)))
        else:
            resolve_plain_icon(state, self.seat, self.card, facts.impact[self.index])


def resolve_plain_icon(state: State, seat: Seat, card: CardId, icon: Impact) -> None:
    """An icon that leaves no choice; spies and roads only get here when no piece is left (R23)."""
    if icon in FAVOR_SUIT:
        change_favored_suit(state, FAVOR_SUIT[icon])
    elif icon is ARMY:
        place = in_region(CARDS[card].region)
        state.then(PlaceBlock(seat, loyalty_of(state, seat), place))
    elif icon is TRIBE:
        state.then(PlaceCylinder(seat, in_region(CARDS[card].region)))
    elif icon is LEVERAGED:
        take_leverage(state, seat, card)
    else:
        state.add_log("icon.skipped", seat=seat, card=card, icon=icon)


def take_leverage(state: State, seat: Seat, card: CardId) -> None:
    """The card is leveraged from this moment on, not earlier."""
    take_from_bank(state, seat, LEVERAGE)
    state.leveraged |= 1 << card
    state.add_log("leverage.taken", seat=seat, card=card)


def cards_of_region(state: State, region: Region) -> list[CardId]:
    """Every court card of a region, in any court."""
    return [
        card for player in state.players for card in player.court if CARDS[card].region is region
    ]


def loyalty_of(state: State, seat: Seat) -> Coalition:
    """The coalition whose blocks a player places, moves and fights with; Wakhan has no dial."""
    loyalty = state.players[seat].loyalty
    return pragmatic_loyalty(state) if loyalty is None else loyalty


def army_places(state: State, seat: Seat) -> bytearray:
    """Where a player's loyal blocks are, with Nationalism the player's cylinders too."""
    places = blocks_of(state, loyalty_of(state, seat))
    if in_force.on_player(state, in_force.NATIONALISM, seat):
        places += own_places(state, seat)
    return places
