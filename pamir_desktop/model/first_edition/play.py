"""Play (1.4, F8): toll, place, loyalty, impact icons, units by rank."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Choice, Decision, PlaceRoad, PlayAt, PlayCard
from pamir_desktop.model.parts.courts import enter_court
from pamir_desktop.model.pieces import in_region, on_border
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import BORDERS_OF, FAVOR_SUIT, CardId, CourtEnd, Impact, Seat, Suit
from pamir_desktop.model.values import frozen

from .cards import IMPACT_OF
from .escrow import begin_act
from .leverage import take_leverage
from .loyalty import ChangeLoyalty
from .offers import MOST_REFUSALS
from .placing import PlaceEmpirePiece, PlacePiece, forget_placed, has_empire_piece
from .settling import SETTLE
from .standing import LOCATION_OF, MODE_OF_CARD, PATRIOT_OF, RANK_OF, loyalty_of
from .terms import Deed
from .toll import SettleToll, toll_of

LEVERAGED, ARMY = Impact.LEVERAGED, Impact.ARMY
POLITICAL, ECONOMIC, MILITARY = Suit.POLITICAL, Suit.ECONOMIC, Suit.MILITARY
PLAYS: Final = {card: PlayCard(card) for card in CARDS}
ENDS: Final = (PlayAt(CourtEnd.LEFT), PlayAt(CourtEnd.RIGHT))
ROADS_OF: Final = tuple(tuple(PlaceRoad(border) for border in borders) for borders in BORDERS_OF)


def obstacle(state: State, seat: Seat, card: CardId) -> str | None:
    """Why a hand card cannot be played now; None if it can, possibly after a discount."""
    if card not in state.players[seat].hand:
        return "play.not_in_hand"
    if not state.actions_left:
        return "play.no_actions"
    return None if can_settle_toll(state, seat, card) else "first.toll"


def can_settle_toll(state: State, seat: Seat, card: CardId) -> bool:
    if state.declined_bribes < MOST_REFUSALS:
        return True
    return toll_of(state, seat, card) <= state.players[seat].rupees


def plays(state: State, seat: Seat) -> list[PlayCard]:
    """Every hand card that can be played; only for a player who has an action left."""
    hand = state.players[seat].hand
    if state.declined_bribes < MOST_REFUSALS:
        return [PLAYS[card] for card in hand]
    return [PLAYS[card] for card in hand if can_settle_toll(state, seat, card)]


def begin_play(state: State, seat: Seat, card: CardId) -> None:
    state.then(PutInTableau(seat, card))
    if toll_of(state, seat, card):
        state.then(SettleToll(seat, card))


@step("first.put-in-tableau")
@frozen
class PutInTableau(Step):
    """At either end; in an empty tableau both are the same."""

    seat: Seat
    card: CardId

    def ask(self, state: State) -> Decision | None:
        if not state.players[self.seat].court:
            return None
        return Decision(self.seat, "first.end", {"card": self.card}, ENDS)

    def run(self, state: State, choice: Choice | None) -> None:
        end = choice.end if isinstance(choice, PlayAt) else CourtEnd.LEFT
        state.actions_left -= 1
        begin_act(state, Deed.PLAY, self.card)
        forget_placed(state)
        player = state.players[self.seat]
        player.hand.remove(self.card)
        enter_court(state, self.seat, self.card, end)
        state.then(SETTLE)
        state.then(ResolveImpacts(self.seat, self.card, 0))
        foreign = player.foreign(PATRIOT_OF[self.card])
        if foreign is not None:
            state.then(ChangeLoyalty(self.seat, foreign, kept=self.card))


@step("first.resolve-impacts")
@frozen
class ResolveImpacts(Step):
    """The icons from `index` on, then the units. All lost if a debt took the card (F37)."""

    seat: Seat
    card: CardId
    index: int

    def run(self, state: State, choice: Choice | None) -> None:
        icons = IMPACT_OF[self.card]
        if self.card not in state.players[self.seat].court:
            state.add_log("icons.lost", seat=self.seat, card=self.card)
            return
        if self.index == len(icons):
            begin_units(state, self.seat, self.card)
            return
        state.then(ResolveImpacts(self.seat, self.card, self.index + 1))
        icon = icons[self.index]
        if icon in FAVOR_SUIT:
            change_regime(state, FAVOR_SUIT[icon])
        elif icon is LEVERAGED:
            take_leverage(state, self.seat, self.card)
        elif icon is ARMY:
            garrison = in_region(LOCATION_OF[self.card])
            state.then(PlaceEmpirePiece(self.seat, loyalty_of(state, self.seat), garrison))
        else:
            state.then(PlacePiece(self.seat, self.card))


def change_regime(state: State, mode: Suit) -> None:
    """Effective at once (F5); an icon that names the present regime changes nothing (F46)."""
    if state.favored is not mode:
        state.favored = mode
        state.add_log("regime.changed", suit=mode)


def begin_units(state: State, seat: Seat, card: CardId) -> None:
    """Exactly as many units as the card's rank, by its mode."""
    rank, mode = RANK_OF[card], MODE_OF_CARD[card]
    state.add_log("units.begun", seat=seat, card=card, units=rank)
    if mode is ECONOMIC:
        state.then(PlaceRoads(seat, card, rank))
        return
    if mode is MILITARY:
        place = in_region(LOCATION_OF[card])
        unit: Step = PlaceEmpirePiece(seat, loyalty_of(state, seat), place)
    else:
        unit = PlacePiece(seat, in_region(LOCATION_OF[card]) if mode is POLITICAL else card)
    state.then(*[unit] * rank)


@step("first.place-roads")
@frozen
class PlaceRoads(Step):
    """One by one, on any connections of the location."""

    seat: Seat
    card: CardId
    left: int

    def ask(self, state: State) -> Decision | None:
        if not has_empire_piece(state, loyalty_of(state, self.seat)):
            return None
        location = LOCATION_OF[self.card]
        args = {"card": self.card, "region": location, "left": self.left}
        return Decision(self.seat, "first.road", {**args}, ROADS_OF[location])

    def run(self, state: State, choice: Choice | None) -> None:
        if not isinstance(choice, PlaceRoad):
            place = in_region(LOCATION_OF[self.card])
            state.add_log("placement.skipped", seat=self.seat, place=place)
            return
        if self.left > 1:
            state.then(PlaceRoads(self.seat, self.card, self.left - 1))
        empire = loyalty_of(state, self.seat)
        state.then(PlaceEmpirePiece(self.seat, empire, on_border(choice.border)))
