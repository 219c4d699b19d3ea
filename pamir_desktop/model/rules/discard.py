"""Court cards that leave: spies return, tribes are overthrown, leverage is called in (3.11)."""

from __future__ import annotations

from attrs import evolve

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Choice, Decision, DiscardCard
from pamir_desktop.model.parts.money import repay_leverage
from pamir_desktop.model.pieces import in_region, return_all_cylinders
from pamir_desktop.model.setup import Printing
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import LEVERAGE, POLITICAL, CardId, Region, Seat
from pamir_desktop.model.values import frozen


@step("discard.from-court")
@frozen
class DiscardFromCourt(Step):
    """A set of cards of one owner leaves together (R9)."""

    owner: Seat
    cards: tuple[CardId, ...]
    cause: str  # "limit", "debt", "betrayed", "overthrow", "loyalty"

    def run(self, state: State, choice: Choice | None) -> None:
        player = state.players[self.owner]
        debt = 0
        for card in self.cards:
            player.court.remove(card)
            state.discard.append(card)
            if state.leveraged >> card & 1:
                state.leveraged &= ~(1 << card)
                debt += LEVERAGE
            state.add_log("card.discarded", seat=self.owner, card=card, cause=self.cause)
            return_all_cylinders(state, card)
        for region in political_regions_lost(state, self.owner, self.cards):
            overthrow_tribes(state, self.owner, region)
        if debt:
            state.then(RepayLeverage(self.owner, debt))


def political_regions_lost(state: State, owner: Seat, cards: tuple[CardId, ...]) -> list[Region]:
    """Regions of which a political card left and none remains in the owner's court."""
    left = {
        CARDS[card].region for card in state.players[owner].court if CARDS[card].suit is POLITICAL
    }
    gone = {CARDS[card].region for card in cards if CARDS[card].suit is POLITICAL}
    return sorted(gone - left)


def overthrow_tribes(state: State, owner: Seat, region: Region) -> None:
    """The last political card of a region is gone, so the tribes there go too."""
    count = return_all_cylinders(state, in_region(region), owner)
    if count:
        state.add_log("overthrow.tribes", seat=owner, region=region, tribes=count)


@step("leverage.repay")
@frozen
class RepayLeverage(Step):
    """Rupees first, without a choice (R11); a card for each missing rupee."""

    owner: Seat
    debt: int

    def run(self, state: State, choice: Choice | None) -> None:
        if missing := repay_leverage(state, self.owner, self.debt):
            if is_waived(state, self.owner):
                state.add_log("leverage.waived", seat=self.owner, rupees=missing)
            else:
                state.then(PayDebtWithCards(self.owner, missing))


def is_waived(state: State, owner: Seat) -> bool:
    """In the current printing Wakhan loses no cards for what she cannot repay (W57)."""
    if state.wakhan is None or owner != state.wakhan.seat:
        return False
    return state.setup.wakhan.printing is not Printing.OLDER


@step("leverage.discard-cards")
@frozen
class PayDebtWithCards(Step):
    """The owner chooses a card to discard for each missing rupee, on anyone's turn."""

    owner: Seat
    missing: int

    def ask(self, state: State) -> Decision | None:
        player = state.players[self.owner]
        cards = player.hand + player.court
        if not cards:
            return None
        return Decision(
            self.owner,
            "debt.card",
            {"missing": self.missing},
            tuple(DiscardCard(card) for card in cards),
        )

    def run(self, state: State, choice: Choice | None) -> None:
        if not isinstance(choice, DiscardCard):
            # hand and court are empty: the rest is forgiven (R12)
            state.add_log("leverage.forgiven", seat=self.owner, rupees=self.missing)
            return
        if self.missing > 1:
            state.then(evolve(self, missing=self.missing - 1))
        discard_card(state, self.owner, choice.card, "debt")


def discard_card(state: State, owner: Seat, card: CardId, cause: str) -> None:
    """A hand card just goes to the pile; a court card has its consequences first (R13)."""
    player = state.players[owner]
    if card in player.court:
        state.then(DiscardFromCourt(owner, (card,), cause))
    else:
        player.hand.remove(card)
        state.discard.append(card)
        state.add_log("hand.discarded", seat=owner, card=card, cause=cause)
