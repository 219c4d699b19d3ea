"""Deals (F26, F40 to F42): checked instead of listed, binding as soon as the partner agrees.

Whoever makes an offer hears at once why it cannot be made, so nothing that the proposer may not
know is checked here. Whether the partner has the cards asked for matters only for the answer.
"""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Args, Choice, Decision
from pamir_desktop.model.parts.money import hand_over
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import HIDDEN, NO_CARD, CardId, Seat
from pamir_desktop.model.values import frozen
from pamir_desktop.model.visibility import visible_to

from .cards import is_topple
from .choices import AcceptDeal, CloseDeal, ProposeDeal, RefuseDeal
from .deal import Escrow, Goods, Promise
from .settling import SETTLE
from .standing import hand_limit, table_of
from .terms import Deed

NO_CHANCE: Final = (RefuseDeal(), CloseDeal())
"""The answers to an offer that asks for a card the partner does not have."""


def obstacle(state: State, deal: ProposeDeal) -> str | None:
    """Why an offer cannot be made now; None if it can."""
    seats, promise = range(len(state.players)), deal.promise
    if deal.proposer not in seats or deal.partner not in seats:
        return "no_such_thing"
    if deal.proposer == deal.partner:
        return "first.deal_alone"
    if deal.gives.is_nothing and deal.takes.is_nothing and promise is None:
        return "first.deal_empty"
    if promise is not None and (found := promise_obstacle(state, deal, promise)):
        return found
    return (
        _half_obstacle(state, deal.proposer, deal.gives, deal)
        or _half_obstacle(state, deal.partner, deal.takes, deal)
        or _cards_obstacle(state, deal)
        or _room_obstacle(state, deal.proposer, deal.gives, deal.takes)
        or _room_obstacle(state, deal.partner, deal.takes, deal.gives)
    )


def payer_of(state: State, deal: ProposeDeal) -> Seat:
    """Who sets the rupees of a promise aside: the one who is not the active player."""
    return deal.partner if deal.proposer == state.active else deal.proposer


def promise_obstacle(state: State, deal: ProposeDeal, promise: Promise) -> str | None:
    """Only the active player can be the doer, so no money can be hidden from a tax (F42)."""
    if state.active not in (deal.proposer, deal.partner):
        return "first.deal_doer"
    if promise.rupees < 1:
        return "first.deal_no_rupees"
    if promise.deed is Deed.USE:
        named = promise.action is not None and promise.card == NO_CARD
        exists = promise.on_player is None or 0 <= promise.on_player < len(state.players)
        return None if named and exists else "first.deal_act"
    is_card = promise.card in CARDS or (promise.deed is Deed.BUY and is_topple(promise.card))
    uses = (promise.action, promise.on_player, promise.on_location)
    return None if is_card and uses == (None, None, None) else "first.deal_act"


def _half_obstacle(state: State, seat: Seat, goods: Goods, deal: ProposeDeal) -> str | None:
    """The rupees given are there to give."""
    player, aside = state.players[seat], 0
    if deal.promise is not None and payer_of(state, deal) == seat:
        aside = deal.promise.rupees
    if goods.rupees < 0 or len(set(goods.cards)) < len(goods.cards):
        return "no_such_thing"
    if goods.rupees + aside > player.rupees:
        return "first.deal_too_dear"
    return None


def _cards_obstacle(state: State, deal: ProposeDeal) -> str | None:
    """The cards given are in the proposer's hand, those asked for could be in the partner's."""
    own, asked = state.players[deal.proposer].hand, deal.takes.cards
    if any(card not in own for card in deal.gives.cards):
        return "first.deal_not_in_hand"
    if asked and not _could_have(visible_to(state, deal.proposer), deal.partner, asked):
        return "first.deal_not_in_hand"
    return None


def _could_have(seen: State, partner: Seat, cards: tuple[CardId, ...]) -> bool:
    """For all that is known, the cards are in the partner's hand: they lie nowhere in the open."""
    hand = seen.players[partner].hand
    if HIDDEN not in hand:
        return set(cards) <= set(hand)
    in_the_open = {*seen.market_cards, *seen.discard}
    for player in seen.players:
        in_the_open.update(player.court, player.prizes, player.hand)
    return len(cards) <= len(hand) and set(cards) <= CARDS.keys() - in_the_open


def _room_obstacle(state: State, seat: Seat, gives: Goods, takes: Goods) -> str | None:
    """Hand room is counted after the cards given away have left (F40)."""
    held = len(state.players[seat].hand) - len(gives.cards) + len(takes.cards)
    if takes.cards and held > hand_limit(state, seat):
        return "first.deal_hand_full"
    return None


def propose(state: State, deal: ProposeDeal) -> None:
    """The cards named in an offer are shown to all (F41)."""
    content = content_of(deal.gives, deal.takes, deal.promise)
    state.add_log(
        "deal.proposed",
        seat=deal.proposer,
        partner=deal.partner,
        gives=content["gives"],
        gives_cards=content["gives_cards"],
        takes=content["takes"],
        takes_cards=content["takes_cards"],
        escrow=content["escrow"],
        deed=content["deed"],
        card=content["card"],
        action=content["action"],
        on_player=content["on_player"],
        on_location=content["on_location"],
        omission=content["omission"],
    )
    state.then(AnswerDeal(deal.proposer, deal.partner, deal.gives, deal.takes, deal.promise))


def content_of(gives: Goods, takes: Goods, promise: Promise | None) -> Args:
    """What changes hands and what is promised, for the log and for whoever has to answer."""
    return {
        "gives": gives.rupees,
        "gives_cards": gives.cards,
        "takes": takes.rupees,
        "takes_cards": takes.cards,
        "escrow": 0 if promise is None else promise.rupees,
        "deed": -1 if promise is None else promise.deed,
        "card": NO_CARD if promise is None else promise.card,
        "action": -1 if promise is None or promise.action is None else promise.action,
        "on_player": -1 if promise is None or promise.on_player is None else promise.on_player,
        "on_location": -1
        if promise is None or promise.on_location is None
        else promise.on_location,
        "omission": int(promise is not None and promise.is_omission),
    }


@step("first.answer-deal")
@frozen
class AnswerDeal(Step):
    """The other seat agrees or refuses on the same screen; the active player can close it."""

    proposer: Seat
    partner: Seat
    gives: Goods
    takes: Goods
    promise: Promise | None

    def ask(self, state: State) -> Decision | None:
        content = content_of(self.gives, self.takes, self.promise)
        args: Args = {"proposer": self.proposer, "partner": self.partner, **content}
        has_cards = set(self.takes.cards) <= set(state.players[self.partner].hand)
        choices = (AcceptDeal(), RefuseDeal(), CloseDeal()) if has_cards else NO_CHANCE
        return Decision(self.partner, "first.deal", args, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        match choice:
            case AcceptDeal():
                state.add_log("deal.struck", seat=self.partner, proposer=self.proposer)
                self._carry_out(state)
                state.then(SETTLE)
            case RefuseDeal():
                state.add_log("deal.refused", seat=self.partner, proposer=self.proposer)
            case _:
                state.add_log("deal.closed", seat=state.active)

    def _carry_out(self, state: State) -> None:
        """Both halves happen together."""
        one, other = state.players[self.proposer], state.players[self.partner]
        hand_over(state, self.proposer, self.partner, self.gives.rupees)
        hand_over(state, self.partner, self.proposer, self.takes.rupees)
        for card in self.gives.cards:
            one.hand.remove(card)
        for card in self.takes.cards:
            other.hand.remove(card)
        one.hand.extend(self.takes.cards)
        other.hand.extend(self.gives.cards)
        if self.promise is not None:
            payer = self.partner if self.proposer == state.active else self.proposer
            state.players[payer].rupees -= self.promise.rupees
            table_of(state).escrows.append(Escrow(payer, self.promise))
