"""What a seat may know, and nothing else: all that a bot ever gets of a game.

Hands are hidden, but every card in them was bought from the open market. A bot remembers as much
of that as the public log says.
"""

from __future__ import annotations

from collections.abc import Iterable

from pamir_desktop.model.decisions import Decision
from pamir_desktop.model.engine import pending
from pamir_desktop.model.log import LogEntry
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import HIDDEN, CardId, Seat
from pamir_desktop.model.values import frozen
from pamir_desktop.model.visibility import visible_to

COURT_CARDS = 100


@frozen
class Knowledge:
    """A position in the eyes of the seat that has to decide. Hidden cards are HIDDEN."""

    seat: Seat
    state: State

    def decision(self) -> Decision:
        """The question to the seat; only public information and its own hand enter into it."""
        decision = pending(self.state)
        assert decision is not None
        assert decision.seat == self.seat
        return decision


def knowledge_of(state: State, seat: Seat, log: Iterable[LogEntry] = ()) -> Knowledge:
    """What the seat knows in a position, if it has seen this much of the game's log.

    The agenda stays: everything that is under way when a seat has to decide happens in the open.
    """
    seen = visible_to(state, seat)
    seen.agenda = state.agenda[:]
    seen.setup = seen.setup.without_bots()
    if not state.setup.open_hands:
        in_sight = visible_cards(seen)
        shown = cards_under_way(state)
        for other, bought in enumerate(bought_by_seat(log, len(state.players))):
            hand = seen.players[other].hand
            if other != seat:
                known = [card for card in state.players[other].hand if card in shown]
                known += [card for card in bought if card not in in_sight]
                hand[:] = (known + hand)[: len(hand)]
    return Knowledge(seat, seen)


def forgetful(knowledge: Knowledge) -> Knowledge:
    """The same without memory of what the others bought."""
    if knowledge.state.setup.open_hands:
        return knowledge
    state = knowledge.state.clone()
    shown = cards_under_way(state)
    for seat, player in enumerate(state.players):
        if seat != knowledge.seat:
            player.hand = [card if card in shown else HIDDEN for card in player.hand]
    return Knowledge(knowledge.seat, state)


def visible_cards(state: State) -> set[CardId]:
    """Every card whose face can be seen somewhere."""
    cards = {*state.market_cards, *state.discard, *state.resolved_checks}
    cards.update(card for card, _ in state.events)
    for player in state.players:
        cards.update(player.court, player.prizes, player.hand)
    cards |= cards_under_way(state)
    cards.discard(HIDDEN)
    return cards


def cards_under_way(state: State) -> set[CardId]:
    """Cards that are being played, bought or betrayed: everyone has seen them."""
    return {CardId(card) for step in state.agenda if (card := getattr(step, "card", 0))}


def bought_by_seat(log: Iterable[LogEntry], seats: int) -> list[list[CardId]]:
    """Court cards that came into each hand, in order; those played since are among them."""
    bought: list[list[CardId]] = [[] for _ in range(seats)]
    for entry in log:
        if entry.id == "card.bought":
            card = entry.number("card")
            if card <= COURT_CARDS:
                bought[entry.number("seat")].append(CardId(card))
        elif entry.id == "hands.swapped":
            one, other = entry.number("seat"), entry.number("other")
            bought[one], bought[other] = bought[other], bought[one]
    return bought
