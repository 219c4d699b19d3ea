"""Cards in Wakhan's hand are played at once (wakhan.md 4.3, 4.17): bribe, side, icons."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice
from pamir_desktop.model.parts.courts import enter_court
from pamir_desktop.model.rng import shuffle
from pamir_desktop.model.rules.bribe import OfferBribe, bribe_to_play, may_withhold
from pamir_desktop.model.rules.discard import discard_card
from pamir_desktop.model.rules.impact import ResolveIcons
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId
from pamir_desktop.model.values import frozen

from .arrows import seat_of, side


@step("wakhan.shuffle-hand")
@frozen
class ShuffleHand(Step):
    """A hand received through Other Persuasive Methods is played in random order (W60)."""

    reveals = True

    def run(self, state: State, choice: Choice | None) -> None:
        hand = state.players[seat_of(state)].hand
        shuffle(state, hand)
        state.add_log("trace.hand", cards=tuple(hand))
        state.then(PlayHand())


@step("wakhan.play-hand")
@frozen
class PlayHand(Step):
    """Card after card, without spending actions; an unplayable card never stops the rest."""

    def run(self, state: State, choice: Choice | None) -> None:
        seat = seat_of(state)
        hand = state.players[seat].hand
        if not hand:
            return
        card = hand[0]
        state.then(self)
        bribe = bribe_to_play(state, seat, card)
        if bribe is None:
            state.then(EnterCourt(card))
            return
        rupees = state.players[seat].rupees
        state.add_log(
            "bribe.due", seat=seat, card=card, recipient=bribe.recipient, rupees=bribe.due
        )
        if rupees < due_to_play(state, card):
            state.add_log(
                "trace.bribe",
                card=card,
                recipient=bribe.recipient,
                due=bribe.due,
                rupees=rupees,
                verdict="cannot_pay",
            )
            discard_card(state, seat, card, "bribe")
            return
        state.then(OfferBribe(seat, card, bribe.recipient, bribe.due, 0), EnterCourt(card))


@step("wakhan.play-card")
@frozen
class EnterCourt(Step):
    """The red arrow decides which end (W36); a patriot changes nothing else (4.3)."""

    card: CardId

    def run(self, state: State, choice: Choice | None) -> None:
        seat, end = seat_of(state), side(state)
        state.add_log("trace.side", card=self.card, end=end)
        state.players[seat].hand.remove(self.card)
        enter_court(state, seat, self.card, end)
        state.then(ResolveIcons(seat, self.card, 0))


def due_to_play(state: State, card: CardId) -> int:
    """What playing a court card costs her in bribes; nothing with Courtly Manners (W64)."""
    seat = seat_of(state)
    bribe = bribe_to_play(state, seat, card)
    return 0 if bribe is None or may_withhold(state, seat) else bribe.due
