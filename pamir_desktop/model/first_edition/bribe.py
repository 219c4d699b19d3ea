"""Bribe, our reading of a lost action (3.3): a spy's card changes sides for a price."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision, PlayAt
from pamir_desktop.model.parts.courts import owner_of
from pamir_desktop.model.parts.money import hand_over
from pamir_desktop.model.pieces import cylinder_at, return_cylinder
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, CourtEnd, Seat
from pamir_desktop.model.values import frozen

from .badal import harm, harm_spies
from .cull import take_to_hand
from .escrow import note_target
from .gifts import pay_to_market
from .play import ENDS
from .spied_cards import Target, spied_cards, spies_on
from .standing import LOCATION_OF, PATRIOT_OF, RANK_OF

PRICE_PER_RANK = 2


def price(card: CardId) -> int:
    return PRICE_PER_RANK * RANK_OF[card]


def targets(state: State, seat: Seat, rank: int) -> list[Target]:
    """A card of another player, no patriot, of at most the acting rank, whose price can be paid."""
    highest = min(rank, state.players[seat].rupees // PRICE_PER_RANK)
    if not highest:
        return []  # as it is most of the time
    cylinders = state.cylinders
    return [
        target
        for owner, player in enumerate(state.players)
        if owner != seat
        for card in player.court
        if card in cylinders and RANK_OF[card] <= highest and PATRIOT_OF[card] is None
        for target in spies_on(state, seat, Seat(owner), card)
    ]


def obstacle(state: State, seat: Seat, rank: int) -> str | None:
    return None if targets(state, seat, rank) else "first.bribe_no_target"


def card_obstacle(state: State, seat: Seat, rank: int, card: CardId, spy_of: Seat) -> str | None:
    if not any(t.card == card and t.spy_of == spy_of for t in spied_cards(state, seat)):
        return "first.target_no_spy"
    if owner_of(state, card) == seat:
        return "first.target_own"
    if PATRIOT_OF[card] is not None:
        return "first.target_patriot"
    if RANK_OF[card] > rank:
        return "first.target_rank"
    return "first.target_too_dear" if price(card) > state.players[seat].rupees else None


def bribe(state: State, seat: Seat, card: CardId, spy_of: Seat) -> None:
    """The spy that was used goes home; it was no discard, so the debt travels with the card."""
    options = state.setup.first_edition
    assert options is not None
    owner, cost = owner_of(state, card), price(card)
    note_target(state, owner, LOCATION_OF[card])
    harm(state, owner)
    state.add_log("bribery.done", seat=seat, card=card, owner=owner, spy_of=spy_of, rupees=cost)
    if options.bribe_pays_owner:
        hand_over(state, seat, owner, cost)
    else:
        pay_to_market(state, seat, cost)
    return_cylinder(state, cylinder_at(state, spy_of, card))
    state.used |= 1 << card
    if options.bribe_to_hand:
        harm_spies(state, card)  # the spy that was used is gone already (F28)
        state.players[owner].court.remove(card)
        state.players[seat].court.append(card)
        take_to_hand(state, seat, card)
    else:
        state.then(JoinTableau(seat, card))


@step("first.join-tableau")
@frozen
class JoinTableau(Step):
    """At either end; no impact icons, no units, no toll."""

    seat: Seat
    card: CardId

    def ask(self, state: State) -> Decision | None:
        if not state.players[self.seat].court:
            return None
        return Decision(self.seat, "first.end", {"card": self.card}, ENDS)

    def run(self, state: State, choice: Choice | None) -> None:
        end = choice.end if isinstance(choice, PlayAt) else CourtEnd.LEFT
        state.players[owner_of(state, self.card)].court.remove(self.card)
        court = state.players[self.seat].court
        court.insert(0 if end is CourtEnd.LEFT else len(court), self.card)
        state.add_log("card.joined", seat=self.seat, card=self.card, end=end)
