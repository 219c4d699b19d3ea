"""Tax (3.4): up to the card's rank in rupees, from market cards and taxable players."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Choice, Decision, Stop, TaxPlayer, TaxSlot
from pamir_desktop.model.parts.money import take_from_player, take_from_slot
from pamir_desktop.model.state import SLOTS, State
from pamir_desktop.model.terms import REGIONS, Region, Seat
from pamir_desktop.model.values import frozen

from .abilities import CLAIM_OF_ANCIENT_LINEAGE, has
from .ruling import ruled_by, shelter

TAX_SLOTS: Final = tuple(TaxSlot(slot) for slot in range(SLOTS))
STOP: Final = Stop()


def obstacle(state: State, seat: Seat) -> str | None:
    if taxable_slots(state) or taxable_players(state, seat):
        return None
    return "tax.nothing"


def slot_obstacle(state: State, slot: int) -> str | None:
    """Loose rupees on vacant slots are out of reach (R36)."""
    if slot in taxable_slots(state):
        return None
    return "tax.loose" if state.market_rupees[slot] else "tax.no_rupees"


def taxable_slots(state: State) -> list[int]:
    cards = state.market_cards
    return [slot for slot, rupees in enumerate(state.market_rupees) if rupees and cards[slot]]


def player_obstacle(state: State, seat: Seat, other: Seat) -> str | None:
    if other == seat:
        return "tax.oneself"
    return _player_obstacle(state, other, regions_for_tax(state, seat))


def _player_obstacle(state: State, other: Seat, regions: list[Region]) -> str | None:
    player = state.players[other]
    for card in player.court:
        if CARDS[card].region in regions:
            return "tax.sheltered" if player.rupees <= shelter(state, other) else None
    return "tax.not_ruled"


def regions_for_tax(state: State, seat: Seat) -> list[Region]:
    """Claim of Ancient Lineage: all six regions; even so, an empty court is never taxable (R38)."""
    if has(state, seat, CLAIM_OF_ANCIENT_LINEAGE):
        return list(REGIONS)
    return ruled_by(state, seat)


def taxable_players(state: State, seat: Seat) -> list[Seat]:
    regions = regions_for_tax(state, seat)
    if not regions:
        return []
    others = (Seat(s) for s in range(len(state.players)) if s != seat)
    return [other for other in others if _player_obstacle(state, other, regions) is None]


@step("tax")
@frozen
class Tax(Step):
    """Rupee by rupee; at least one (R37)."""

    seat: Seat
    left: int
    taken: int = 0

    def ask(self, state: State) -> Decision | None:
        if not self.left:
            return None
        choices: list[Choice] = [TAX_SLOTS[slot] for slot in taxable_slots(state)]
        choices.extend(TaxPlayer(other) for other in taxable_players(state, self.seat))
        if not choices:
            return None
        if self.taken:
            choices.append(STOP)
        args = {"left": self.left, "taken": self.taken}
        return Decision(self.seat, "tax.take", {**args}, tuple(choices))

    def run(self, state: State, choice: Choice | None) -> None:
        if isinstance(choice, TaxSlot):
            take_from_slot(state, self.seat, choice.slot, 1)
        elif isinstance(choice, TaxPlayer):
            take_from_player(state, self.seat, choice.seat, 1)
        else:
            return
        state.then(Tax(self.seat, self.left - 1, self.taken + 1))
