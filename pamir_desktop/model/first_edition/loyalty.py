"""Loyalty: the secret choice at the start, and its change (1.1, 1.9)."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, ChooseLoyalty, Decision
from pamir_desktop.model.pieces import on_gift, return_all_cylinders
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import NO_CARD, CardId, Coalition, Seat
from pamir_desktop.model.values import frozen

from .favor import recheck_favors
from .leverage import LOYALTY, DiscardFromTableau
from .standing import PATRIOT_OF, table_of
from .terms import LOYALTY_CARDS


@step("first.choose-loyalty")
@frozen
class ChooseOrientation(Step):
    """Each player secretly picks one of the two empires on the loyalty card (F3)."""

    seat: Seat

    def ask(self, state: State) -> Decision | None:
        card = table_of(state).loyalty_cards[self.seat]
        choices = tuple(ChooseLoyalty(empire) for empire in LOYALTY_CARDS[card - 1])
        return Decision(self.seat, "first.loyalty", {"card": card}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        assert isinstance(choice, ChooseLoyalty)
        table_of(state).secret[self.seat] = choice.coalition
        state.add_log("loyalty.decided", seat=self.seat)


@step("first.reveal-loyalties")
@frozen
class RevealLoyalties(Step):
    """All together; then the favor cards find their holders."""

    reveals = True

    def run(self, state: State, choice: Choice | None) -> None:
        table = table_of(state)
        state.add_log("loyalties.revealed")
        for seat, (player, empire) in enumerate(zip(state.players, table.secret, strict=True)):
            assert empire is not None
            player.loyalty = empire
            state.add_log("loyalty.chosen", seat=seat, coalition=empire)
        table.secret = [None] * len(state.players)
        table.starting_cards = (1 << len(state.players)) - 1
        recheck_favors(state)


@step("first.change-loyalty")
@frozen
class ChangeLoyalty(Step):
    """A foreign patriot was played or a foreign prize is taken (F37)."""

    seat: Seat
    empire: Coalition
    kept: CardId = NO_CARD  # the patriot that caused it

    def run(self, state: State, choice: Choice | None) -> None:
        lose_gifts(state, self.seat)
        lose_markers(state, self.seat)
        patriots = other_patriots(state, self.seat, self.kept)
        state.then(AdoptLoyalty(self.seat, self.empire, self.kept))
        if patriots:
            state.then(DiscardFromTableau(self.seat, patriots, LOYALTY))


@step("first.adopt-loyalty")
@frozen
class AdoptLoyalty(Step):
    """If a debt took the patriot that caused it, no marker is left, and F19 decides (F37)."""

    seat: Seat
    empire: Coalition
    kept: CardId

    def run(self, state: State, choice: Choice | None) -> None:
        player = state.players[self.seat]
        if self.kept != NO_CARD and self.kept not in player.court:
            return
        player.loyalty = self.empire
        state.add_log("loyalty.changed", seat=self.seat, coalition=self.empire)


def lose_gifts(state: State, seat: Seat) -> None:
    lost = sum(return_all_cylinders(state, on_gift(gift), seat) for gift in range(3))
    if lost:
        state.add_log("gifts.lost", seat=seat, gifts=lost)


def lose_markers(state: State, seat: Seat) -> None:
    """The starting loyalty card and old prizes are gone for good."""
    table, player = table_of(state), state.players[seat]
    if table.starting_cards >> seat & 1:
        table.starting_cards &= ~(1 << seat)
        state.add_log("starting_card.lost", seat=seat)
    if player.prizes:
        state.add_log("prizes.lost", seat=seat, cards=tuple(player.prizes))
        state.discard.extend(player.prizes)
        player.prizes.clear()


def other_patriots(state: State, seat: Seat, kept: CardId) -> tuple[CardId, ...]:
    tableau = state.players[seat].court
    return tuple(card for card in tableau if card != kept and PATRIOT_OF[card] is not None)
