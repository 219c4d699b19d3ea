"""Assassination, our reading of a lost action (3.3): a spy's card is discarded, perhaps a prize."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision, TakePrize
from pamir_desktop.model.parts.courts import owner_of
from pamir_desktop.model.parts.prizes import TAKE_OR_LEAVE, keep_prize, leave_prize
from pamir_desktop.model.pieces import COURT_CARDS, own_places
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import NOBODY, CardId, Seat
from pamir_desktop.model.values import frozen

from .escrow import note_target
from .leverage import ASSASSINATED, DiscardFromTableau
from .loyalty import ChangeLoyalty
from .offers import MOST_REFUSALS
from .spied_cards import Target, spied_cards
from .standing import LOCATION_OF, PRIZE_OF, RANK_OF


def has_rank_limit(state: State) -> bool:
    options = state.setup.first_edition
    return options is not None and options.assassination_rank_limit


def targets(state: State, seat: Seat, rank: int) -> list[Target]:
    """Any tableau card with a spy, the player's own included (F29)."""
    found = spied_cards(state, seat)
    if has_rank_limit(state):
        return [target for target in found if RANK_OF[target.card] <= rank]
    return list(found)


def obstacle(state: State, seat: Seat, rank: int) -> str | None:
    if COURT_CARDS.isdisjoint(state.cylinders):
        return "first.assassination_no_spy"
    if not has_rank_limit(state):
        # one of their spies, or someone who can be asked
        may_ask = state.declined_bribes < MOST_REFUSALS
        if may_ask or not COURT_CARDS.isdisjoint(own_places(state, seat)):
            return None
    return None if targets(state, seat, rank) else "first.assassination_no_spy"


def card_obstacle(state: State, seat: Seat, rank: int, card: CardId, spy_of: Seat) -> str | None:
    if any(t.card == card and t.spy_of == spy_of for t in spied_cards(state, seat)):
        too_high = has_rank_limit(state) and RANK_OF[card] > rank
        return "first.target_rank" if too_high else None
    return "first.target_no_spy"


def assassinate(state: State, seat: Seat, card: CardId, spy_of: Seat) -> None:
    """No unit on the map is touched; the discard is settled before the prize is offered."""
    owner = owner_of(state, card)
    note_target(state, owner, LOCATION_OF[card])
    state.add_log("assassination.done", seat=seat, card=card, owner=owner, spy_of=spy_of)
    if PRIZE_OF[card] is not None:
        state.then(AcceptPrize(seat, card))
    lender = NOBODY if spy_of == seat else spy_of
    state.then(DiscardFromTableau(owner, (card,), ASSASSINATED, lender))


@step("first.accept-prize")
@frozen
class AcceptPrize(Step):
    """The prize is optional; a foreign one changes loyalty first."""

    seat: Seat
    card: CardId

    def ask(self, state: State) -> Decision | None:
        return Decision(self.seat, "first.prize", {"card": self.card}, TAKE_OR_LEAVE)

    def run(self, state: State, choice: Choice | None) -> None:
        if not isinstance(choice, TakePrize):
            leave_prize(state, self.seat, self.card)
            return
        state.then(KeepPrize(self.seat, self.card))
        foreign = state.players[self.seat].foreign(PRIZE_OF[self.card])
        if foreign is not None:
            state.then(ChangeLoyalty(self.seat, foreign))


@step("first.keep-prize")
@frozen
class KeepPrize(Step):
    """The card comes back from the discard pile."""

    seat: Seat
    card: CardId

    def run(self, state: State, choice: Choice | None) -> None:
        keep_prize(state, self.seat, self.card)
