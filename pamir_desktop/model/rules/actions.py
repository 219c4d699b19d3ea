"""The six card actions: whether they may start, what they cost and how they begin (2.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Act, Choice
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardAction, CardId, Seat
from pamir_desktop.model.values import frozen

from . import battle, betray, build, gift, move, tax
from .bribe import Bribe, OfferBribe, bribe_to_act, can_settle
from .ruling import is_favored

ACTS_OF: Final = {
    card.number: tuple(Act(card.number, action) for action in card.actions)
    for card in CARDS.values()
}

OBSTACLES: Final[tuple[Callable[[State, Seat], str | None], ...]] = (
    tax.obstacle,
    gift.obstacle,
    build.obstacle,
    move.obstacle,
    betray.obstacle,
    battle.obstacle,
)
"""Why an action cannot start, whichever card it is on, in the order of CardAction."""

FIRST_STEP: Final[tuple[Callable[[Seat, int], Step], ...]] = (
    tax.Tax,
    lambda seat, _: gift.Gift(seat),
    lambda seat, _: build.Build(seat),
    move.Move,
    lambda seat, _: betray.Betray(seat),
    battle.Battle,
)
"""How an action begins, given its seat and the rank of its card, in the order of CardAction."""


def least_cost(state: State, seat: Seat, action: CardAction) -> int:
    """The minimum number of rupees the action needs; they cannot be offered as a bribe (R57)."""
    match action:
        case CardAction.GIFT:
            return gift.least_cost(state, seat)
        case CardAction.BUILD:
            return build.INSTALMENT
        case CardAction.BETRAY:
            return betray.PRICE
        case _:
            return 0


def card_obstacle(state: State, seat: Seat, card: CardId) -> str | None:
    """Why no action of a court card can be taken at all."""
    if card not in state.players[seat].court:
        return "act.not_yours"
    return turn_obstacle(state, seat, card)


def turn_obstacle(state: State, seat: Seat, card: CardId) -> str | None:
    """Why a card of the seat's court cannot act any more in this turn."""
    if state.used >> card & 1:
        return "act.used"
    if state.actions_left or is_favored(state, seat, card):
        return None
    return "act.no_actions"


def bribe_obstacle(state: State, seat: Seat, bribe: Bribe | None, action: CardAction) -> str | None:
    """A hostage whose bribe prompt could offer nothing but canceling (2.2)."""
    if bribe is None or can_settle(state, seat, bribe, least_cost(state, seat, action)):
        return None
    return "act.hostage"


def obstacle(state: State, seat: Seat, card: CardId, action: CardAction) -> str | None:
    """Why this action of this card cannot be taken now; the bribe counts as 0 here (R60)."""
    if action not in CARDS[card].actions:
        return "act.not_printed"
    return (
        card_obstacle(state, seat, card)
        or OBSTACLES[action](state, seat)
        or bribe_obstacle(state, seat, bribe_to_act(state, seat, card), action)
    )


def acts(state: State, seat: Seat) -> list[Act]:
    """Every card action on offer. Whether an action can start is checked once."""
    found: list[Act] = []
    can_start: dict[CardAction, bool] = {}
    cylinders = state.cylinders
    for card in state.players[seat].court:
        if turn_obstacle(state, seat, card):
            continue
        for act in ACTS_OF[card]:
            action = act.action
            if action not in can_start:
                can_start[action] = OBSTACLES[action](state, seat) is None
            if can_start[action] and (
                card not in cylinders
                or not bribe_obstacle(state, seat, bribe_to_act(state, seat, card), action)
            ):
                found.append(act)
    return found


def begin_act(state: State, seat: Seat, card: CardId, action: CardAction) -> None:
    state.then(CommitAct(seat, card, action))
    bribe = bribe_to_act(state, seat, card)
    if bribe is not None:
        reserve = least_cost(state, seat, action)
        state.add_log(
            "bribe.due", seat=seat, card=card, recipient=bribe.recipient, rupees=bribe.due
        )
        state.then(OfferBribe(seat, card, bribe.recipient, bribe.due, reserve))


@step("turn.card-action")
@frozen
class CommitAct(Step):
    """The bribe is settled: charge the action unless it is a bonus, mark the card, begin."""

    seat: Seat
    card: CardId
    action: CardAction

    def run(self, state: State, choice: Choice | None) -> None:
        commit(state, self.seat, self.card, self.action)
        rank = CARDS[self.card].rank  # fixed now, even if the card is lost during the action (R47)
        state.then(FIRST_STEP[self.action](self.seat, rank))


def commit(state: State, seat: Seat, card: CardId, action: CardAction) -> None:
    bonus = is_favored(state, seat, card)
    if not bonus:
        state.actions_left -= 1
    state.used |= 1 << card
    if state.log is not None:
        state.add_log("action.begun", seat=seat, card=card, action=action, bonus=int(bonus))
