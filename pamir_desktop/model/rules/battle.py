"""Battle (3.9): remove enemy pieces from one region, or other players' spies from one card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import (
    BattleIn,
    BattleOn,
    Choice,
    Decision,
    RemoveBlock,
    RemoveCylinder,
    ReturnSpy,
    ShelterSpy,
)
from pamir_desktop.model.pieces import (
    BLOCKS_EACH,
    CYLINDERS_EACH,
    FIRST_REGION,
    REGION_PLACES,
    Place,
    block_at,
    cards_with_spy,
    cylinder_at,
    has_spy,
    in_region,
    is_card,
    on_border,
    owner_of_cylinder,
    place_cylinder,
    region_at,
    return_block,
    return_cylinder,
    spies,
)
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import BORDERS_OF, COALITIONS, REGIONS, CardId, Region, Seat
from pamir_desktop.model.values import frozen

from .abilities import INDISPENSABLE_ADVISORS, has, has_citadel, safe_houses
from .impact import army_places, loyalty_of
from .overthrow import overthrow_in_turn_order
from .tax import STOP


@frozen
class Losses:
    """Pieces chosen for removal. They stay where they are until all are chosen."""

    blocks: tuple[int, ...] = ()
    cylinders: tuple[int, ...] = ()

    def __len__(self) -> int:
        return len(self.blocks) + len(self.cylinders)


NO_LOSSES = Losses()

BATTLE_IN: Final = tuple(map(BattleIn, REGIONS))
REMOVE_BLOCK: Final = tuple(map(RemoveBlock, range(len(COALITIONS) * BLOCKS_EACH)))
REMOVE_CYLINDER: Final = tuple(map(RemoveCylinder, range(5 * CYLINDERS_EACH)))

FOUGHT_OVER: Final = tuple(
    (in_region(region), *(on_border(border) for border in BORDERS_OF[region])) for region in Region
)
"""The places of the blocks that can be removed by a battle in each region."""


def force_in(state: State, seat: Seat, region: Region) -> int:
    """Loyal armies, and the player's tribes with Nationalism; roads are not a force (R52)."""
    return army_places(state, seat).count(in_region(region))


def removable_in(
    state: State, seat: Seat, region: Region, marked: Losses = NO_LOSSES
) -> Iterator[Choice]:
    """Enemy armies, enemy roads on any border of the region, enemy tribes: one entry per stack."""
    places = [place for place in FOUGHT_OVER[region] if place in state.blocks]
    if places:
        loyalty = loyalty_of(state, seat)
        for coalition in COALITIONS:
            if coalition is loyalty:
                continue
            for place in places:
                if (block := block_at(state, coalition, place, marked.blocks)) >= 0:
                    yield REMOVE_BLOCK[block]
    if FIRST_REGION + region not in state.cylinders:
        return
    for other in range(len(state.players)):
        cylinder = cylinder_at(state, Seat(other), in_region(region), marked.cylinders)
        if cylinder >= 0 and tribe_obstacle(state, seat, Seat(other), region) is None:
            yield REMOVE_CYLINDER[cylinder]


def tribe_obstacle(state: State, seat: Seat, other: Seat, region: Region) -> str | None:
    """Tribes of the same loyalty are safe, including the player's own; so is a Citadel (R50)."""
    if state.players[other].loyalty is state.players[seat].loyalty:
        return "battle.same_loyalty"
    return "battle.citadel" if has_citadel(state, other, region) else None


def removable_on(
    state: State, seat: Seat, card: CardId, marked: Losses = NO_LOSSES
) -> Iterator[Choice]:
    """Spies of other players, whatever their loyalty: one entry per player."""
    for other in range(len(state.players)):
        cylinder = cylinder_at(state, Seat(other), card, marked.cylinders)
        if cylinder >= 0 and spy_obstacle(state, seat, Seat(other)) is None:
            yield REMOVE_CYLINDER[cylinder]


def spy_obstacle(state: State, seat: Seat, other: Seat) -> str | None:
    """Indispensable Advisors protect all spies of their owner (R55)."""
    if other == seat:
        return "battle.own_spy"
    return "battle.advisors" if has(state, other, INDISPENSABLE_ADVISORS) else None


def is_enemy_in(state: State, seat: Seat, region: Region) -> bool:
    """There is something for `removable_in` to list."""
    first = BLOCKS_EACH * loyalty_of(state, seat)
    blocks = state.blocks
    others = blocks[:first] + blocks[first + BLOCKS_EACH :]
    for place in FOUGHT_OVER[region]:
        if place in others:
            return True
    place = FIRST_REGION + region
    return place in state.cylinders and any(
        tribe_obstacle(state, seat, Seat(other), region) is None
        for other in range(len(state.players))
        if cylinder_at(state, Seat(other), place) >= 0
    )


def is_enemy_on(state: State, seat: Seat, card: CardId) -> bool:
    """There is something for `removable_on` to list."""
    if state.cylinders.count(card) == spies(state, seat, card):
        return False
    return next(removable_on(state, seat, card), None) is not None


def region_obstacle(state: State, seat: Seat, region: Region) -> str | None:
    if not force_in(state, seat, region):
        return "battle.no_army"
    return None if is_enemy_in(state, seat, region) else "battle.nothing_there"


def card_obstacle(state: State, seat: Seat, card: CardId) -> str | None:
    if not spies(state, seat, card):
        return "battle.no_spy"
    return None if is_enemy_on(state, seat, card) else "battle.nothing_there"


def sites(state: State, seat: Seat) -> Iterator[Choice]:
    for place in sorted(REGION_PLACES.intersection(army_places(state, seat))):
        region = region_at(place)
        if is_enemy_in(state, seat, region):
            yield BATTLE_IN[region]
    for card in cards_with_spy(state, seat):
        if is_enemy_on(state, seat, card):
            yield BattleOn(card)


def obstacle(state: State, seat: Seat) -> str | None:
    if next(sites(state, seat), None) is not None:
        return None
    has_force = not REGION_PLACES.isdisjoint(army_places(state, seat))
    if has_force or has_spy(state, seat):
        return "battle.nothing_to_remove"
    return "battle.no_force"


@step("battle.choose-site")
@frozen
class Battle(Step):
    """Choose the site; the force is fixed now (R49)."""

    seat: Seat
    rank: int

    def ask(self, state: State) -> Decision | None:
        return Decision(
            self.seat, "battle.site", {"rank": self.rank}, tuple(sites(state, self.seat))
        )

    def run(self, state: State, choice: Choice | None) -> None:
        match choice:
            case BattleIn(region):
                limit = min(self.rank, force_in(state, self.seat, region))
                place = in_region(region)
            case BattleOn(card):
                limit = min(self.rank, spies(state, self.seat, card))
                place = card
            case _:
                return
        state.add_log("battle.fought", seat=self.seat, place=place, limit=limit)
        state.then(MarkLosses(self.seat, place, limit))


@step("battle.mark-losses")
@frozen
class MarkLosses(Step):
    """Choose piece by piece; they are all removed at the same time (R48, R51)."""

    seat: Seat
    place: Place
    limit: int
    blocks: tuple[int, ...] = ()
    cylinders: tuple[int, ...] = ()

    @property
    def marked(self) -> Losses:
        return Losses(self.blocks, self.cylinders)

    def ask(self, state: State) -> Decision | None:
        marked = self.marked
        if len(marked) == self.limit:
            return None
        if is_card(self.place):
            choices = list(removable_on(state, self.seat, CardId(self.place), marked))
        else:
            choices = list(removable_in(state, self.seat, region_at(self.place), marked))
        if not choices:
            return None
        if len(marked):
            choices.append(STOP)
        args = {"place": self.place, "limit": self.limit, "marked": len(marked)}
        return Decision(self.seat, "battle.remove", {**args}, tuple(choices))

    def run(self, state: State, choice: Choice | None) -> None:
        match choice:
            case RemoveBlock(block):
                state.then(self._with((*self.blocks, block), self.cylinders))
            case RemoveCylinder(cylinder):
                state.then(self._with(self.blocks, (*self.cylinders, cylinder)))
            case _:
                remove_losses(state, self.place, self.marked)

    def _with(self, blocks: tuple[int, ...], cylinders: tuple[int, ...]) -> MarkLosses:
        return MarkLosses(self.seat, self.place, self.limit, blocks, cylinders)


def remove_losses(state: State, place: Place, losses: Losses) -> None:
    """All marked pieces return to supply together; then Safe House, then overthrow."""
    for block in losses.blocks:
        return_block(state, block)
    for cylinder in losses.cylinders:
        return_cylinder(state, cylinder)
    if is_card(place):
        offer_safe_houses(state, losses.cylinders)
    else:
        losers = {owner_of_cylinder(cylinder) for cylinder in losses.cylinders}
        overthrow_in_turn_order(state, region_at(place), losers)


def offer_safe_houses(state: State, cylinders: tuple[int, ...]) -> None:
    """One decision for each removed spy, turn order from the active player (R54)."""
    state.then(
        *(
            SeekSafeHouse(owner, cylinder)
            for owner in state.turn_order(state.active)
            for cylinder in cylinders
            if owner_of_cylinder(cylinder) == owner and safe_houses(state, owner)
        )
    )


@step("battle.safe-house")
@frozen
class SeekSafeHouse(Step):
    """The owner may put a removed spy on a Safe House card instead."""

    owner: Seat
    cylinder: int

    def ask(self, state: State) -> Decision | None:
        houses = safe_houses(state, self.owner)
        choices = (*(ShelterSpy(card) for card in houses), ReturnSpy())
        return Decision(self.owner, "battle.safe_house", {"cylinder": self.cylinder}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        if isinstance(choice, ShelterSpy):
            place_cylinder(state, self.cylinder, choice.card)
            state.add_log("spy.sheltered", seat=self.owner, card=choice.card)
