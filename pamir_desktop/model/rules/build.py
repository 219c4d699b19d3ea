"""Build (3.6): loyal blocks in ruled regions and on their borders, 2 rupees each."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import BuildArmy, BuildRoad, Choice, Decision
from pamir_desktop.model.pieces import has_block, in_region, on_border, tribes
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import BORDER_ENDS, BORDERS_OF, NOBODY, Border, Region, Seat
from pamir_desktop.model.values import frozen

from . import in_force
from .abilities import INFRASTRUCTURE, has
from .impact import loyalty_of
from .payment import pay_action_cost
from .placing import PlaceBlock
from .ruling import ruled_by, ruler_of
from .tax import STOP

ARMIES: Final = tuple(map(BuildArmy, Region))
ROADS: Final = tuple(map(BuildRoad, Border))
INSTALMENT = 2
MOST_INSTALMENTS = 3


def obstacle(state: State, seat: Seat) -> str | None:
    if state.players[seat].rupees < INSTALMENT:
        return "build.too_dear"
    if not has_block(state, loyalty_of(state, seat)):
        return "build.no_block"
    return None if ruled_by(state, seat) else "build.rule_none"


def region_obstacle(state: State, seat: Seat, region: Region) -> str | None:
    ruler = ruler_of(state, region)
    if ruler == seat:
        return None
    if ruler != NOBODY:
        return "build.other_ruler"
    return "build.tie" if tribes(state, seat, region) else "build.no_tribe"


def border_obstacle(state: State, seat: Seat, border: int) -> str | None:
    """A road may be on any border of a ruled region."""
    if any(ruler_of(state, region) == seat for region in BORDER_ENDS[border]):
        return None
    return "build.border"


def blocks_an_instalment(state: State, seat: Seat) -> int:
    """Nation Building gives two blocks for each one paid (R42)."""
    return 2 if in_force.on_player(state, in_force.NATION_BUILDING, seat) else 1


def spaces(state: State, seat: Seat) -> list[Choice]:
    """Where a block may go now, judged before it is taken (R41)."""
    regions = ruled_by(state, seat)
    borders = sorted({border for region in regions for border in BORDERS_OF[region]})
    return [*(ARMIES[region] for region in regions), *(ROADS[border] for border in borders)]


@step("build")
@frozen
class Build(Step):
    """Block by block; all installments of one build are one payment (2.7)."""

    seat: Seat
    built: int = 0

    def ask(self, state: State) -> Decision | None:
        each = blocks_an_instalment(state, self.seat)
        if self.built >= MOST_INSTALMENTS * each:
            return None
        due = INSTALMENT if self.built % each == 0 else 0
        if state.players[self.seat].rupees < due or not has_block(
            state, loyalty_of(state, self.seat)
        ):
            return None
        choices = spaces(state, self.seat)
        if not choices:
            return None
        if self.built:
            choices.append(STOP)
        args = {"built": self.built, "most": MOST_INSTALMENTS * each, "due": due}
        return Decision(self.seat, "build.block", {**args}, tuple(choices))

    def run(self, state: State, choice: Choice | None) -> None:
        if not isinstance(choice, BuildArmy | BuildRoad):
            if has(state, self.seat, INFRASTRUCTURE):
                state.then(BuildInfrastructure(self.seat))
            return
        each = blocks_an_instalment(state, self.seat)
        if self.built % each == 0:
            pay_action_cost(state, self.seat, INSTALMENT, self.built // each * INSTALMENT)
        state.then(Build(self.seat, self.built + 1))
        build(state, self.seat, choice)


@step("build.infrastructure")
@frozen
class BuildInfrastructure(Step):
    """One more block without paying; mandatory when possible and skipped when not (R43)."""

    seat: Seat

    def ask(self, state: State) -> Decision | None:
        if not has_block(state, loyalty_of(state, self.seat)):
            return None
        choices = spaces(state, self.seat)
        return Decision(self.seat, "build.free", {}, tuple(choices)) if choices else None

    def run(self, state: State, choice: Choice | None) -> None:
        if isinstance(choice, BuildArmy | BuildRoad):
            state.add_log("infrastructure", seat=self.seat)
            build(state, self.seat, choice)


def build(state: State, seat: Seat, choice: BuildArmy | BuildRoad) -> None:
    place = in_region(choice.region) if isinstance(choice, BuildArmy) else on_border(choice.border)
    state.then(PlaceBlock(seat, loyalty_of(state, seat), place))
