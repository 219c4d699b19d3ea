"""Wakhan's card actions (wakhan.md 4.5): is one valid, with which card, and how it begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.ai_cards import AiAction
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Choice
from pamir_desktop.model.rules.actions import commit, least_cost
from pamir_desktop.model.rules.bribe import OfferBribe, bribe_to_act, may_withhold
from pamir_desktop.model.rules.ruling import is_favored
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardAction, CardId
from pamir_desktop.model.values import frozen

from . import battle, betray, build, gift, move, tax
from .arrows import seat_of
from .priority import highest

LISTED: Final = {
    AiAction.TAX: CardAction.TAX,
    AiAction.BUILD: CardAction.BUILD,
    AiAction.MOVE: CardAction.MOVE,
    AiAction.BETRAY: CardAction.BETRAY,
    AiAction.BATTLE: CardAction.BATTLE,
    AiAction.BATTLE_MOST_SPIED_CARD: CardAction.BATTLE,
}
"""The card action a line of an AI card means; gifts are on no AI card."""

TARGETS: Final[tuple[Callable[[State], bool], ...]] = (
    tax.has_target,
    gift.has_target,
    build.has_target,
    move.has_target,
    betray.has_target,
    battle.has_target,
)
"""Whether the action would have an effect, in the order of CardAction."""


@frozen
class ActPlan:
    """The card she acts with."""

    card: CardId
    action: CardAction
    is_bonus: bool  # evaluated before it is carried out
    most_spied: bool = False


def plan_act(state: State, line: AiAction) -> ActPlan | str:
    """The action of a line with her best card for it, or the reason it is invalid."""
    action = LISTED[line]
    most_spied = line is AiAction.BATTLE_MOST_SPIED_CARD
    unused = unused_cards(state, action)
    if not unused:
        return "no_acting_card"
    payable = [card for card in unused if can_pay(state, card, action)]
    if state.log is not None:
        log_acting(state, action, unused, payable)
    if not payable:
        return "cannot_pay"
    if not has_target(state, action, most_spied):
        return "no_target"
    card = highest(state, payable, "act")  # a hostage is not avoided (W41)
    return ActPlan(card, action, is_favored(state, seat_of(state), card), most_spied)


def obstacle_with(state: State, card: CardId, action: CardAction) -> str | None:
    """Why an action cannot be taken with exactly this card, in the bonus phase."""
    if not can_pay(state, card, action):
        return "cannot_pay"
    return None if has_target(state, action, most_spied=False) else "no_target"


def unused_cards(state: State, action: CardAction) -> list[CardId]:
    """Her cards that show the action and have not been used; cards played this turn count (W18)."""
    return [
        card
        for card in state.players[seat_of(state)].court
        if action in CARDS[card].actions and not state.used >> card & 1
    ]


def can_pay(state: State, card: CardId, action: CardAction) -> bool:
    seat = seat_of(state)
    needed = due_to_act(state, card) + least_cost(state, seat, action)
    return needed <= state.players[seat].rupees


def due_to_act(state: State, card: CardId) -> int:
    """The hostage bribe; with Courtly Manners she never pays one (W64)."""
    seat = seat_of(state)
    bribe = bribe_to_act(state, seat, card)
    return 0 if bribe is None or may_withhold(state, seat) else bribe.due


def has_target(state: State, action: CardAction, most_spied: bool) -> bool:
    if most_spied:
        return bool(battle.card_sites(state))
    return TARGETS[action](state)


def carry_out(state: State, plan: ActPlan) -> None:
    """The hostage bribe comes first, then everything else (4.5)."""
    seat = seat_of(state)
    state.then(WakhanAct(plan.card, plan.action, plan.most_spied))
    bribe = bribe_to_act(state, seat, plan.card)
    if bribe is not None:
        reserve = least_cost(state, seat, plan.action)
        state.add_log(
            "bribe.due", seat=seat, card=plan.card, recipient=bribe.recipient, rupees=bribe.due
        )
        state.then(OfferBribe(seat, plan.card, bribe.recipient, bribe.due, reserve))


@step("wakhan.card-action")
@frozen
class WakhanAct(Step):
    """Mark the card, find the targets, pay the cost, apply the effect."""

    card: CardId
    action: CardAction
    most_spied: bool

    def run(self, state: State, choice: Choice | None) -> None:
        commit(state, seat_of(state), self.card, self.action)
        rank = CARDS[self.card].rank
        match self.action:
            case CardAction.TAX:
                tax.tax(state, rank)
            case CardAction.GIFT:
                gift.give_gift(state)
            case CardAction.BUILD:
                build.build(state)
            case CardAction.MOVE:
                state.then(move.WakhanMove(rank))
            case CardAction.BETRAY:
                betray.betray(state)
            case CardAction.BATTLE if self.most_spied:
                battle.battle_most_spied(state, rank)
            case CardAction.BATTLE:
                battle.battle(state, rank)


def log_acting(
    state: State, action: CardAction, unused: list[CardId], payable: list[CardId]
) -> None:
    seat = seat_of(state)
    state.add_log(
        "trace.acting",
        action=action,
        cards=tuple(unused),
        bribes=tuple(due_to_act(state, card) for card in unused),
        cost=least_cost(state, seat, action),
        rupees=state.players[seat].rupees,
        payable=tuple(int(card in payable) for card in unused),
    )
