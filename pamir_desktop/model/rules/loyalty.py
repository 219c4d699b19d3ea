"""Change of loyalty (3.10): gifts, prizes and patriots go first, the dial turns last (R7)."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Choice, ChooseLoyalty, Decision
from pamir_desktop.model.pieces import on_gift, return_all_cylinders
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import NO_CARD, CardId, Coalition, Seat
from pamir_desktop.model.values import frozen

from .discard import DiscardFromCourt


@step("loyalty.choose-first")
@frozen
class ChooseFirstLoyalty(Step):
    """At the start of the game each player openly picks a coalition (1.3)."""

    seat: Seat

    def ask(self, state: State) -> Decision | None:
        choices = tuple(ChooseLoyalty(coalition) for coalition in Coalition)
        return Decision(self.seat, "loyalty.choose", {}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        assert isinstance(choice, ChooseLoyalty)
        state.players[self.seat].loyalty = choice.coalition
        state.add_log("loyalty.chosen", seat=self.seat, coalition=choice.coalition)


@step("loyalty.change")
@frozen
class ChangeLoyalty(Step):
    """A foreign patriot was played or a foreign prize was taken."""

    seat: Seat
    coalition: Coalition
    kept: CardId = NO_CARD  # the patriot that caused it

    def run(self, state: State, choice: Choice | None) -> None:
        lost = sum(return_all_cylinders(state, on_gift(gift), self.seat) for gift in range(3))
        if lost:
            state.add_log("gifts.lost", seat=self.seat, gifts=lost)
        discard_prizes(state, self.seat)
        patriots = foreign_patriots(state, self.seat, self.kept)
        state.then(TurnDial(self.seat, self.coalition))
        if patriots:
            state.then(DiscardFromCourt(self.seat, patriots, "loyalty"))


@step("loyalty.turn-dial")
@frozen
class TurnDial(Step):
    """The loyalty changes even if the kept card was lost to a debt in between (R10)."""

    seat: Seat
    coalition: Coalition

    def run(self, state: State, choice: Choice | None) -> None:
        state.players[self.seat].loyalty = self.coalition
        state.add_log("loyalty.changed", seat=self.seat, coalition=self.coalition)


def foreign_patriots(state: State, seat: Seat, kept: CardId) -> tuple[CardId, ...]:
    """The patriots lost to a change of loyalty: all but the one that caused it."""
    court = state.players[seat].court
    return tuple(card for card in court if card != kept and CARDS[card].patriot is not None)


def discard_prizes(state: State, seat: Seat) -> None:
    player = state.players[seat]
    if player.prizes:
        state.add_log("prizes.lost", seat=seat, cards=tuple(player.prizes))
        state.discard.extend(player.prizes)
        player.prizes.clear()
