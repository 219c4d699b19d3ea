"""Play (3.2): a hand card goes to one end of the court; bribe, loyalty, then its icons."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Choice, Decision, PlayAt, PlayCard
from pamir_desktop.model.parts.courts import enter_court
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, CourtEnd, Seat
from pamir_desktop.model.values import frozen

from .bribe import OfferBribe, bribe_to_play, can_settle
from .impact import ResolveIcons
from .loyalty import ChangeLoyalty

PLAYS: Final = {card: PlayCard(card) for card in CARDS}
LEFT: Final = CourtEnd.LEFT
ENDS: Final = (PlayAt(LEFT), PlayAt(CourtEnd.RIGHT))


def obstacle(state: State, seat: Seat, card: CardId) -> str | None:
    """Why a hand card cannot be played now; None if it can, possibly after a bribe."""
    if card not in state.players[seat].hand:
        return "play.not_in_hand"
    if not state.actions_left:
        return "play.no_actions"
    return None if _can_bribe(state, seat, card) else "play.bribe"


def plays(state: State, seat: Seat) -> list[PlayCard]:
    """Every hand card that can be played now."""
    return [PLAYS[card] for card in state.players[seat].hand if _can_bribe(state, seat, card)]


def _can_bribe(state: State, seat: Seat, card: CardId) -> bool:
    """Nothing is owed for the card, or the prompt would offer something besides canceling."""
    bribe = bribe_to_play(state, seat, card)
    return bribe is None or can_settle(state, seat, bribe, reserve=0)


def begin_play(state: State, seat: Seat, card: CardId) -> None:
    """The card becomes public when a bribe is demanded (R98)."""
    bribe = bribe_to_play(state, seat, card)
    state.then(PutInCourt(seat, card))
    if bribe is not None:
        state.add_log(
            "bribe.due", seat=seat, card=card, recipient=bribe.recipient, rupees=bribe.due
        )
        state.then(OfferBribe(seat, card, bribe.recipient, bribe.due, 0))


@step("play.choose-end")
@frozen
class PutInCourt(Step):
    """The end is chosen after the bribe (R64); in an empty court both ends are the same."""

    seat: Seat
    card: CardId

    def ask(self, state: State) -> Decision | None:
        if not state.players[self.seat].court:
            return None
        return Decision(self.seat, "play.end", {"card": self.card}, ENDS)

    def run(self, state: State, choice: Choice | None) -> None:
        player = state.players[self.seat]
        end = choice.end if isinstance(choice, PlayAt) else LEFT
        state.actions_left -= 1
        player.hand.remove(self.card)
        enter_court(state, self.seat, self.card, end)
        state.then(ResolveIcons(self.seat, self.card, 0))
        foreign = player.foreign(CARDS[self.card].patriot)
        if foreign is not None:
            state.then(ChangeLoyalty(self.seat, foreign, kept=self.card))
