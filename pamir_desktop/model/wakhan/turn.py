"""Wakhan's turn (wakhan.md 3.1): draw an AI card, go through its lines, bonus actions, cleanup."""

from __future__ import annotations

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.ai_cards import AiAction
from pamir_desktop.model.decisions import Choice
from pamir_desktop.model.pieces import blocks_in_play
from pamir_desktop.model.rng import shuffle
from pamir_desktop.model.rules.abilities import BLACKMAIL_OF, has
from pamir_desktop.model.rules.blackmail import UseBlackmail
from pamir_desktop.model.rules.cleanup import begin_cleanup
from pamir_desktop.model.rules.pragmatic import pragmatic_loyalty
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import Coalition
from pamir_desktop.model.values import frozen

from . import ambition, card_actions, radicalize
from .arrows import back, column, front, mind_of, named_human, region_order, seat_of, side
from .bonus import BonusPhase
from .card_actions import LISTED, ActPlan, plan_act
from .radicalize import BuyPlan, plan_purchase

LINES = 3


def begin_wakhan_turn(state: State) -> None:
    state.then(DrawAiCard(), BlackmailFirst(), WalkLines(), BonusPhase(), CleanUp())


@step("wakhan.draw-ai-card")
@frozen
class DrawAiCard(Step):
    """The last card of the deck never acts: there must always be a back to read (W4)."""

    reveals = True

    def run(self, state: State, choice: Choice | None) -> None:
        mind = mind_of(state)
        mind.discard.append(mind.deck.pop())
        if not mind.deck:
            mind.deck, mind.discard = mind.discard, mind.deck
            shuffle(state, mind.deck)
            state.add_log("trace.reshuffled", cards=len(mind.deck))
            mind.discard.append(mind.deck.pop())
        if state.log is not None:
            log_drawn(state)


@step("wakhan.blackmail")
@frozen
class BlackmailFirst(Step):
    """Blackmail comes after the AI card, in region order if she holds both (W40)."""

    def run(self, state: State, choice: Choice | None) -> None:
        seat, order = seat_of(state), region_order(state)
        cards = [card for card in BLACKMAIL_OF if has(state, seat, card)]
        cards.sort(key=lambda card: order.index(BLACKMAIL_OF[card]))
        state.then(*(UseBlackmail(seat, (card,)) for card in cards))


@step("wakhan.ai-card-lines")
@frozen
class WalkLines(Step):
    """One visit to a line; three invalid ones in a row mean that nothing would change (W17)."""

    line: int = 0
    invalid_run: int = 0

    def run(self, state: State, choice: Choice | None) -> None:
        if not state.actions_left:
            return
        if self.invalid_run == LINES:
            state.add_log("trace.stopped", actions_left=state.actions_left)
            return
        slot = ambition.ambition(state)
        if slot is not None:
            state.then(WalkLines(self.line))  # ambition is not a line (W72)
            ambition.carry_out(state, slot)
            return
        action = front(state).lines[self.line]
        plan = plan_for(state, action)
        if state.log is not None:
            log_line(state, self.line, action, plan)
        next_line = (self.line + 1) % LINES
        match plan:
            case BuyPlan():
                state.then(WalkLines(next_line))
                radicalize.carry_out(state, plan)
            case ActPlan():
                state.then(WalkLines(next_line))
                card_actions.carry_out(state, plan)
            case _:
                state.then(WalkLines(next_line, self.invalid_run + 1))


@step("wakhan.cleanup")
@frozen
class CleanUp(Step):
    """As for everyone (3.5); the discard order decides what she discards."""

    def run(self, state: State, choice: Choice | None) -> None:
        begin_cleanup(state, seat_of(state))


def plan_for(state: State, action: AiAction) -> BuyPlan | ActPlan | str:
    """What a line would do now, or the reason it is not valid."""
    return plan_act(state, action) if action in LISTED else plan_purchase(state, action)


def log_drawn(state: State) -> None:
    """Only the back of the next card (W70)."""
    card, next_back = front(state), back(state)
    state.add_log(
        "trace.drawn",
        card=card.number,
        loyalty_order=card.pragmatic_loyalty,
        region_order=card.region_order,
        column_arrow=card.column_arrow,
        side_arrow=card.side_arrow,
        columns=next_back.back_columns,
        sides=next_back.back_sides,
        column=column(state),
        side=side(state),
        named=named_human(state),
        served=tuple(p.loyalty for p in state.players if p.loyalty is not None),
        blocks=tuple(blocks_in_play(state, coalition) for coalition in Coalition),
        loyalty=pragmatic_loyalty(state),
    )


def log_line(state: State, line: int, action: AiAction, plan: BuyPlan | ActPlan | str) -> None:
    is_bonus = isinstance(plan, ActPlan) and plan.is_bonus
    match plan:
        case BuyPlan(reason=why) | str(why):
            reason = why
        case _:
            reason = "favored" if is_bonus else "target"
    state.add_log(
        "trace.line",
        turn=state.turn,
        ai_card=front(state).number,
        line=line,
        action=action.value,
        result="invalid" if isinstance(plan, str) else "valid",
        reason=reason,
        acting=plan.card if isinstance(plan, ActPlan) else 0,
        chosen=plan.card if isinstance(plan, BuyPlan) else 0,
        bonus=int(is_bonus),
        actions_left=state.actions_left,
    )
