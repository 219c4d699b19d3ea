"""The attack of a campaign (1.7): intel, eliminations one by one, overthrow (F15, F16)."""

from __future__ import annotations

from attrs import evolve

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import (
    Choice,
    Decision,
    DiscardCard,
    RemoveBlock,
    RemoveCylinder,
    Skip,
)
from pamir_desktop.model.pieces import (
    armies,
    block_at,
    cylinder_at,
    in_region,
    is_region,
    on_border,
    owner_of_cylinder,
    return_block,
    return_cylinder,
    roads,
    spies_by_seat,
    tribes,
)
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import BORDERS_OF, CardId, Coalition, Region, Seat, Suit
from pamir_desktop.model.values import frozen

from .badal import harm
from .choices import AskForSpy
from .commerce import STOP
from .escrow import note_target
from .leverage import OVERTHROW, DiscardFromTableau
from .offers import MOST_REFUSALS, AskConsent
from .standing import LOCATION_OF, MODE_OF_CARD, loyalty_of


def soft_targets(state: State, empire: Coalition, region: Region) -> list[Choice]:
    """Roads on adjacent connections and tribes of loyal players, one for each place and owner."""
    choices: list[Choice] = [
        RemoveBlock(block_at(state, empire, on_border(border)))
        for border in BORDERS_OF[region]
        if roads(state, empire, border)
    ]
    choices.extend(
        RemoveCylinder(cylinder_at(state, Seat(seat), in_region(region)))
        for seat, player in enumerate(state.players)
        if player.loyalty is empire and tribes(state, Seat(seat), region)
    )
    return choices


# --- Intel -----------------------------------------------------------------------------------


def spies_at(state: State, region: Region) -> dict[Seat, CardId]:
    """Everyone with a spy on a tableau card of the location, and one such card."""
    found: dict[Seat, CardId] = {}
    for player in state.players:
        for card in player.court:
            if LOCATION_OF[card] is region and card in state.cylinders:
                for seat, spies in enumerate(spies_by_seat(state, card)):
                    if spies:
                        found.setdefault(Seat(seat), card)
    return found


def seek_intel(
    state: State, seat: Seat, rank: int, region: Region, empire: Coalition, moved: bool
) -> None:
    """One's spy consents by itself; others are asked where it would matter."""
    has_armies = armies(state, empire, region) > 0
    intel = has_armies and seat in spies_at(state, region)
    state.then(Eliminate(seat, region, empire, rank, intel, moved))
    if intel:
        state.add_log("intel.used", seat=seat, spy_of=seat)
    elif has_armies:
        state.then(SeekIntel(seat, region, empire))


@step("first.seek-intel")
@frozen
class SeekIntel(Step):
    """Another player's spy may be used with consent; it is on top of the attack."""

    seat: Seat
    region: Region
    empire: Coalition

    def ask(self, state: State) -> Decision | None:
        if state.declined_bribes >= MOST_REFUSALS:
            return None
        if not soft_targets(state, self.empire, self.region):
            return None
        owners = spies_at(state, self.region)
        if not owners:
            return None
        choices = (*(AskForSpy(owner) for owner in sorted(owners)), Skip())
        args = {"region": self.region, "coalition": self.empire}
        return Decision(self.seat, "first.intel", {**args}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        if not isinstance(choice, AskForSpy):
            return
        owner = choice.seat
        card = spies_at(state, self.region)[owner]
        question = AskConsent(self.seat, owner, card, "intel", reserve=0)
        state.then(question, UseIntel(self.seat, owner), self)


@step("first.use-intel")
@frozen
class UseIntel(Step):
    """The consent was given: the attack goes on with intel. A refusal pops this step."""

    seat: Seat
    owner: Seat

    def run(self, state: State, choice: Choice | None) -> None:
        state.add_log("intel.used", seat=self.seat, spy_of=self.owner)
        state.agenda.pop()  # no one else has to be asked
        attack = state.agenda.pop()
        assert isinstance(attack, Eliminate)
        state.then(evolve(attack, intel=True))


# --- Eliminations ----------------------------------------------------------------------------


@step("first.eliminate")
@frozen
class Eliminate(Step):
    """Armies first, then roads and tribes in any order; each enemy army costs one of yours."""

    seat: Seat
    region: Region
    empire: Coalition
    left: int
    intel: bool = False
    moved: bool = False
    gone: int = 0
    losers: int = 0  # seats that lost a tribe, as bits

    def ask(self, state: State) -> Decision | None:
        if not self.left or not armies(state, loyalty_of(state, self.seat), self.region):
            return None
        choices: list[Choice] = []
        enemy = block_at(state, self.empire, in_region(self.region))
        if enemy >= 0:
            choices.append(RemoveBlock(enemy))
        if enemy < 0 or self.intel:
            choices.extend(soft_targets(state, self.empire, self.region))
        if not choices:
            return None
        if self.gone or self.moved:
            choices.append(STOP)
        args = {"region": self.region, "coalition": self.empire, "left": self.left}
        args |= {"gone": self.gone, "intel": int(self.intel)}
        return Decision(self.seat, "first.eliminate", {**args}, tuple(choices))

    def run(self, state: State, choice: Choice | None) -> None:
        match choice:
            case RemoveBlock(block):
                is_army = is_region(state.blocks[block])
                return_block(state, block)
                if is_army:
                    own = loyalty_of(state, self.seat)
                    return_block(state, block_at(state, own, in_region(self.region)))
                state.then(self._again(self.losers))
            case RemoveCylinder(tribe):
                owner = owner_of_cylinder(tribe)
                note_target(state, seat=owner)
                harm(state, owner)
                return_cylinder(state, tribe)
                state.then(self._again(self.losers | 1 << owner))
            case _ if self.losers:
                state.then(
                    *(
                        Overthrow(seat, self.region)
                        for seat in state.turn_order(self.seat)
                        if self.losers >> seat & 1 and not tribes(state, seat, self.region)
                    )
                )

    def _again(self, losers: int) -> Eliminate:
        left, gone = self.left - 1, self.gone + 1
        return Eliminate(
            self.seat, self.region, self.empire, left, self.intel, self.moved, gone, losers
        )


@step("first.overthrow")
@frozen
class Overthrow(Step):
    """Whoever lost the last tribe there discards one political card of the location (F16)."""

    seat: Seat
    region: Region

    def ask(self, state: State) -> Decision | None:
        cards = self._cards(state)
        if len(cards) < 2:
            return None
        choices = tuple(DiscardCard(card) for card in cards)
        return Decision(self.seat, "first.overthrow", {"region": self.region}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        cards = self._cards(state)
        if not cards:
            return
        state.add_log("overthrow.card", seat=self.seat, region=self.region)
        card = choice.card if isinstance(choice, DiscardCard) else cards[0]
        state.then(DiscardFromTableau(self.seat, (card,), OVERTHROW))

    def _cards(self, state: State) -> list[CardId]:
        return [
            card
            for card in state.players[self.seat].court
            if MODE_OF_CARD[card] is Suit.POLITICAL and LOCATION_OF[card] is self.region
        ]
