"""Campaign (1.7): muster a group, perhaps move it, perhaps attack one other empire."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision, Skip
from pamir_desktop.model.parts.money import put_on_card, remove_rupees, return_to_bank
from pamir_desktop.model.pieces import (
    BLOCKS_EACH,
    FIRST_REGION,
    REGION_PLACES,
    armies,
    blocks_of,
    in_region,
    move_block,
    region_at,
    roads,
    tribes,
)
from pamir_desktop.model.state import COLUMNS, State
from pamir_desktop.model.terms import (
    BORDER_BETWEEN,
    COALITIONS,
    NEIGHBOURS,
    REGIONS,
    Coalition,
    Region,
    Seat,
)
from pamir_desktop.model.values import frozen

from .battle import seek_intel
from .choices import Attack, BaggageRow, March, Muster, NoAttack, Stay, UseFavor
from .escrow import note_target
from .favor import is_held_by
from .gifts import pay_to_market
from .standing import ROAD_PLACES, loyalty_of
from .terms import HIGHEST_RANK

BAGGAGE = 2
BAGGAGE_WITH_FAVOR = 1

MUSTERS: Final = tuple(Muster(region) for region in REGIONS)
MARCHES: Final = tuple(March(region) for region in REGIONS)
ATTACKS: Final = tuple(Attack(empire) for empire in COALITIONS)
STAY: Final = Stay()
NO_ATTACK: Final = NoAttack()


# --- What is possible ------------------------------------------------------------------------


def baggage_price(state: State, seat: Seat) -> int:
    afghan = is_held_by(state, seat, Coalition.AFGHAN)
    return BAGGAGE_WITH_FAVOR if afghan else BAGGAGE


def can_pay_baggage(state: State, seat: Seat) -> bool:
    rupees = state.players[seat].rupees
    return rupees >= BAGGAGE or rupees >= baggage_price(state, seat)


def mustering(state: State, seat: Seat) -> list[Region]:
    """Locations with armies of the player's empire."""
    places = REGION_PLACES.intersection(blocks_of(state, loyalty_of(state, seat)))
    return sorted(region_at(place) for place in places)


def has_road(state: State, seat: Seat, origin: Region, region: Region) -> bool:
    return roads(state, loyalty_of(state, seat), BORDER_BETWEEN[origin, region]) > 0


def march_obstacle(state: State, seat: Seat, origin: Region, region: Region) -> str | None:
    if region not in NEIGHBOURS[origin]:
        return "first.march_not_adjacent"
    if has_road(state, seat, origin, region):
        return None
    return None if can_pay_baggage(state, seat) else "first.march_too_dear"


def marches(state: State, seat: Seat, origin: Region) -> list[Region]:
    if can_pay_baggage(state, seat):
        return list(NEIGHBOURS[origin])
    return [region for region in NEIGHBOURS[origin] if has_road(state, seat, origin, region)]


def is_attackable(state: State, empire: Coalition, region: Region) -> bool:
    """Armies there, roads on adjacent connections or tribes of loyal players: any one is enough."""
    place, blocks = FIRST_REGION + region, blocks_of(state, empire)
    if place in blocks or not ROAD_PLACES[region].isdisjoint(blocks):
        return True
    if place in state.cylinders:
        for seat, player in enumerate(state.players):
            if player.loyalty is empire and tribes(state, Seat(seat), region):
                return True
    return False


def attackable(state: State, seat: Seat, region: Region) -> list[Coalition]:
    """Never the player's own side."""
    own = loyalty_of(state, seat)
    return [e for e in COALITIONS if e is not own and is_attackable(state, e, region)]


def has_effect(state: State, seat: Seat, region: Region) -> bool:
    """The action must move or eliminate something (F14)."""
    return can_pay_baggage(state, seat) or has_aim(state, seat, region)


def has_aim(state: State, seat: Seat, region: Region) -> bool:
    """A road beside the group is one to march on or one to eliminate."""
    if not ROAD_PLACES[region].isdisjoint(state.blocks):
        return True
    return bool(attackable(state, seat, region))


def obstacle(state: State, seat: Seat) -> str | None:
    own = blocks_of(state, loyalty_of(state, seat))
    if REGION_PLACES.isdisjoint(own):
        return "first.campaign_no_army"
    if can_pay_baggage(state, seat):
        return None  # any group can move then
    for place in REGION_PLACES.intersection(own):
        if has_aim(state, seat, region_at(place)):
            return None
    return "first.campaign_nothing"


def muster_obstacle(state: State, seat: Seat, region: Region) -> str | None:
    if region not in mustering(state, seat):
        return "first.muster_no_army"
    return None if has_effect(state, seat, region) else "first.muster_nothing"


# --- The sequence ----------------------------------------------------------------------------


@step("first.campaign")
@frozen
class Campaign(Step):
    """All armies of the player's empire in one location are the battle group (F14)."""

    seat: Seat
    rank: int

    def ask(self, state: State) -> Decision | None:
        regions = [r for r in mustering(state, self.seat) if has_effect(state, self.seat, r)]
        choices = tuple([MUSTERS[region] for region in regions])
        return Decision(self.seat, "first.muster", {"rank": self.rank}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        assert isinstance(choice, Muster)
        group = armies(state, loyalty_of(state, self.seat), choice.region)
        state.add_log("campaign.mustered", seat=self.seat, region=choice.region, armies=group)
        state.then(MoveGroup(self.seat, self.rank, choice.region))


@step("first.move-group")
@frozen
class MoveGroup(Step):
    """To one adjacent location, by road or with the baggage train, or not at all."""

    seat: Seat
    rank: int
    origin: Region

    def ask(self, state: State) -> Decision | None:
        choices: list[Choice] = [MARCHES[r] for r in marches(state, self.seat, self.origin)]
        if attackable(state, self.seat, self.origin):
            choices.append(STAY)
        args = {"region": self.origin, "rank": self.rank}
        args["baggage"] = baggage_price(state, self.seat)
        return Decision(self.seat, "first.march", {**args}, tuple(choices))

    def run(self, state: State, choice: Choice | None) -> None:
        if not isinstance(choice, March):
            state.then(ChooseAttack(self.seat, self.rank, self.origin, moved=False))
            return
        region = choice.region
        state.then(Arrive(self.seat, self.rank, self.origin, region))
        if not has_road(state, self.seat, self.origin, region):
            state.then(PayBaggage(self.seat))


@step("first.pay-baggage")
@frozen
class PayBaggage(Step):
    """Before the move. With the Afghan favor one rupee on the rightmost card of either row."""

    seat: Seat

    def ask(self, state: State) -> Decision | None:
        rows = self._rows(state)
        if len(rows) < 2:
            return None
        return Decision(self.seat, "first.baggage", {}, tuple(BaggageRow(row) for row in rows))

    def run(self, state: State, choice: Choice | None) -> None:
        cost = baggage_price(state, self.seat)
        state.add_log("baggage.paid", seat=self.seat, rupees=cost)
        rows = self._rows(state)
        if not is_held_by(state, self.seat, Coalition.AFGHAN):
            pay_to_market(state, self.seat, cost)
        elif rows:
            row = choice.row if isinstance(choice, BaggageRow) else rows[0]
            put_on_card(state, self.seat, rightmost(state, row), cost)
        else:
            remove_rupees(state, self.seat, cost)

    def _rows(self, state: State) -> list[int]:
        """The rows to pick from; one without cards cannot be picked (F35)."""
        if not is_held_by(state, self.seat, Coalition.AFGHAN):
            return []
        return [row for row in range(2) if rightmost(state, row) >= 0]


def rightmost(state: State, row: int) -> int:
    """The slot of the rightmost card of a row, -1 if it has none."""
    slots = range((row + 1) * COLUMNS - 1, row * COLUMNS - 1, -1)
    return next((slot for slot in slots if state.market_cards[slot]), -1)


@step("first.arrive")
@frozen
class Arrive(Step):
    """The whole group moves; armies of its empire that are there already join it."""

    seat: Seat
    rank: int
    origin: Region
    region: Region

    def run(self, state: State, choice: Choice | None) -> None:
        empire = loyalty_of(state, self.seat)
        first, place = BLOCKS_EACH * empire, FIRST_REGION + self.origin
        group = [b for b in range(first, first + BLOCKS_EACH) if state.blocks[b] == place]
        state.add_log(
            "campaign.marched",
            seat=self.seat,
            origin=self.origin,
            region=self.region,
            armies=len(group),
        )
        for block in group:
            move_block(state, block, in_region(self.region))
        note_target(state, region=self.region)
        state.then(ChooseAttack(self.seat, self.rank, self.region, moved=True))


@step("first.choose-attack")
@frozen
class ChooseAttack(Step):
    """One other empire, where the group now is; without an attack only if it moved."""

    seat: Seat
    rank: int
    region: Region
    moved: bool

    def ask(self, state: State) -> Decision | None:
        choices: list[Choice] = [ATTACKS[e] for e in attackable(state, self.seat, self.region)]
        if not choices:
            return None
        if self.moved:
            choices.append(NO_ATTACK)
        args = {"region": self.region, "rank": self.rank}
        return Decision(self.seat, "first.attack", {**args}, tuple(choices))

    def run(self, state: State, choice: Choice | None) -> None:
        if not isinstance(choice, Attack):
            return
        empire = choice.empire
        state.add_log("campaign.attacked", seat=self.seat, empire=empire, region=self.region)
        note_target(state, region=self.region)
        state.then(OfferFavor(self.seat, self.rank, self.region, empire, self.moved))


@step("first.offer-favor")
@frozen
class OfferFavor(Step):
    """Russian favor: 1 rupee to the box for one rank more, below rank 3 (F38)."""

    seat: Seat
    rank: int
    region: Region
    empire: Coalition
    moved: bool

    def ask(self, state: State) -> Decision | None:
        if self.rank >= HIGHEST_RANK or not is_held_by(state, self.seat, Coalition.RUSSIAN):
            return None
        if not state.players[self.seat].rupees:
            return None
        args = {"rank": self.rank, "region": self.region, "coalition": self.empire}
        return Decision(self.seat, "first.favor", {**args}, (UseFavor(), Skip()))

    def run(self, state: State, choice: Choice | None) -> None:
        rank = self.rank
        if isinstance(choice, UseFavor):
            return_to_bank(state, self.seat, 1)
            state.add_log("favor.used", seat=self.seat, empire=Coalition.RUSSIAN)
            rank += 1
        seek_intel(state, self.seat, rank, self.region, self.empire, self.moved)
