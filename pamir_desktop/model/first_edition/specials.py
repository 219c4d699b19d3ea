"""Special actions of tableau cards: whether they may start, and how they begin (1.3, F28)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import CardId, Seat, Suit
from pamir_desktop.model.values import frozen

from . import assassination, bribe, campaign, commerce, counter_espionage, gifts, tax, travel
from .badal import spend
from .cards import ACTIONS_OF
from .choices import SpendTokens, TargetCard, UseCard
from .escrow import begin_act
from .offers import AskConsent
from .settling import SETTLE
from .spied_cards import Target
from .standing import LOCATION_OF, RANK_OF, table_of
from .terms import HIGHEST_RANK, MODE_OF, Deed, SpecialAction

USES_OF: Final = {
    card: tuple((int(action), UseCard(card, action)) for action in actions)
    for card, actions in ACTIONS_OF.items()
}
"""What each card can do, with the action as a plain number: lists find those sooner."""
FREE_USES_OF: Final = tuple(
    {
        card: tuple(pair for pair in uses_of_card if MODE_OF[pair[1].action] is mode)
        for card, uses_of_card in USES_OF.items()
    }
    for mode in Suit
)
"""The special actions that are free, by the mode of the regime."""

ALIKE: Final[tuple[Callable[[State, Seat], str | None] | None, ...]] = (
    commerce.obstacle,
    gifts.obstacle,
    None,
    campaign.obstacle,
    None,
    None,
    travel.obstacle,
    counter_espionage.obstacle,
)
"""By action: the obstacle of those that can start with every card or with none."""
FIRST_STEP: Final[tuple[Callable[[Seat, CardId, int], Step] | None, ...]] = (
    lambda seat, _, rank: commerce.Commerce(seat, rank),
    lambda seat, _, rank: gifts.Gift(seat),
    lambda seat, card, rank: tax.Tax(seat, LOCATION_OF[card], rank),
    lambda seat, _, rank: campaign.Campaign(seat, rank),
    None,
    None,
    lambda seat, _, rank: travel.Travel(seat, rank),
    lambda seat, _, rank: counter_espionage.CounterEspionage(seat, rank),
)
"""By action: how it begins, with its card and rank; None if a target and a consent come first."""
TAX, BRIBE, ASSASSINATION = SpecialAction.TAX, SpecialAction.BRIBE, SpecialAction.ASSASSINATION


def is_free(state: State, action: SpecialAction) -> bool:
    """The regime's mode is read at the moment the action is picked (F5)."""
    return MODE_OF[action] is state.favored


def uses_rank(state: State, action: SpecialAction) -> bool:
    """Whether tokens can raise the action (F28)."""
    if action is SpecialAction.ASSASSINATION:
        return assassination.has_rank_limit(state)
    return action is not SpecialAction.GIFTS


def most_tokens(state: State, seat: Seat, card: CardId, action: SpecialAction) -> int:
    """The rank never gets above 3."""
    tokens = table_of(state).tokens
    if not tokens or not uses_rank(state, action):
        return 0
    return max(0, min(tokens[seat], HIGHEST_RANK - RANK_OF[card]))


def start_obstacle(
    state: State, seat: Seat, card: CardId, action: SpecialAction, rank: int
) -> str | None:
    """Why the action could change nothing now, with this rank."""
    alike = ALIKE[action]
    if alike is not None:
        return alike(state, seat)
    if action is TAX:
        return tax.obstacle(state, seat, card)
    if action is BRIBE:
        return bribe.obstacle(state, seat, rank)
    return assassination.obstacle(state, seat, rank)


def highest_rank(state: State, seat: Seat, card: CardId, action: SpecialAction) -> int:
    return RANK_OF[card] + most_tokens(state, seat, card, action)


def obstacle(state: State, seat: Seat, card: CardId, action: SpecialAction) -> str | None:
    """Why this action of this card cannot be taken now."""
    if card not in state.players[seat].court:
        return "act.not_yours"
    if action not in ACTIONS_OF[card]:
        return "act.not_printed"
    if state.used >> card & 1:
        return "act.used"
    if not state.actions_left and not is_free(state, action):
        return "first.act_no_actions"
    return start_obstacle(state, seat, card, action, highest_rank(state, seat, card, action))


def uses(state: State, seat: Seat) -> list[UseCard]:
    """Every special action on offer. Those that are alike for all cards are checked once."""
    found: list[UseCard] = []
    # lists instead of dictionaries: hashing a member of an enum takes long
    can_start: list[bool | None] = [None] * len(ALIKE)
    used, of_card = state.used, USES_OF if state.actions_left else FREE_USES_OF[state.favored]
    has_tokens = bool(table_of(state).tokens)
    for card in state.players[seat].court:
        if used >> card & 1:
            continue
        for number, use in of_card[card]:
            starts = can_start[number]
            if starts is None:
                action = use.action
                alike = ALIKE[number]
                if alike is not None:
                    starts = can_start[number] = alike(state, seat) is None
                else:
                    rank = highest_rank(state, seat, card, action) if has_tokens else RANK_OF[card]
                    starts = start_obstacle(state, seat, card, action, rank) is None
            if starts:
                found.append(use)
    return found


def is_compulsory(state: State, seat: Seat, use: UseCard) -> bool:
    """A counted action that needs no one's consent (F34)."""
    if is_free(state, use.action):
        return False
    rank = highest_rank(state, seat, use.card, use.action)
    targets = targets_of(state, seat, use.action, rank)
    return targets is None or any(target.spy_of == seat for target in targets)


def targets_of(state: State, seat: Seat, action: SpecialAction, rank: int) -> list[Target] | None:
    """What the two actions with a spy's target can be used on; None for all others."""
    if action is ASSASSINATION:
        return assassination.targets(state, seat, rank)
    if action is BRIBE:
        return bribe.targets(state, seat, rank)
    return None


# --- Beginning -------------------------------------------------------------------------------


def begin_use(state: State, seat: Seat, card: CardId, action: SpecialAction) -> None:
    if most_tokens(state, seat, card, action):
        state.then(ChooseTokens(seat, card, action))
    else:
        begin_action(state, seat, card, action, 0)


@step("first.choose-tokens")
@frozen
class ChooseTokens(Step):
    """Badal: before all other choices of the action."""

    seat: Seat
    card: CardId
    action: SpecialAction

    def ask(self, state: State) -> Decision | None:
        rank, most = RANK_OF[self.card], most_tokens(state, self.seat, self.card, self.action)
        choices = tuple(
            SpendTokens(tokens)
            for tokens in range(most + 1)
            if start_obstacle(state, self.seat, self.card, self.action, rank + tokens) is None
        )
        args = {"card": self.card, "action": self.action, "rank": rank}
        return Decision(self.seat, "first.tokens", {**args}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        assert isinstance(choice, SpendTokens)
        begin_action(state, self.seat, self.card, self.action, choice.tokens)


def begin_action(
    state: State, seat: Seat, card: CardId, action: SpecialAction, tokens: int
) -> None:
    """With a target the consent comes first, and until then nothing is spent (F36)."""
    first_step = FIRST_STEP[action]
    if first_step is None:
        state.then(ChooseTarget(seat, card, action, tokens))
        return
    commit(state, seat, card, action, tokens)
    state.then(first_step(seat, card, RANK_OF[card] + tokens))


def commit(state: State, seat: Seat, card: CardId, action: SpecialAction, tokens: int) -> None:
    """Charge the action unless it is free, spend the tokens, mark the card."""
    free = is_free(state, action)
    if not free:
        state.actions_left -= 1
    state.used |= 1 << card
    begin_act(state, Deed.USE, card, action)
    spend(state, seat, tokens)
    if state.log is not None:
        rank = RANK_OF[card] + tokens
        state.add_log(
            "special.begun", seat=seat, card=card, action=action, rank=rank, free=int(free)
        )
    state.agenda.append(SETTLE)


@step("first.choose-target")
@frozen
class ChooseTarget(Step):
    """The card to assassinate or to bribe, and whose spy on it is used."""

    seat: Seat
    card: CardId
    action: SpecialAction
    tokens: int

    def ask(self, state: State) -> Decision | None:
        rank = RANK_OF[self.card] + self.tokens
        targets = targets_of(state, self.seat, self.action, rank) or ()
        choices = tuple(TargetCard(target.card, target.spy_of) for target in targets)
        args = {"card": self.card, "action": self.action, "rank": rank}
        return Decision(self.seat, "first.target", {**args}, choices)

    def run(self, state: State, choice: Choice | None) -> None:
        assert isinstance(choice, TargetCard)
        target, spy_of = choice.card, choice.spy_of
        state.then(
            Strike(self.seat, self.card, self.action, self.tokens, target=target, spy_of=spy_of)
        )
        if spy_of != self.seat:
            is_bribe = self.action is SpecialAction.BRIBE
            purpose, reserve = ("bribe", bribe.price(target)) if is_bribe else ("assassination", 0)
            state.then(AskConsent(self.seat, spy_of, target, purpose, reserve))


@step("first.strike")
@frozen
class Strike(Step):
    """The spy may be used: only now is anything spent. A refusal pops this step."""

    seat: Seat
    card: CardId
    action: SpecialAction
    tokens: int
    target: CardId
    spy_of: Seat

    def run(self, state: State, choice: Choice | None) -> None:
        commit(state, self.seat, self.card, self.action, self.tokens)
        if self.action is SpecialAction.BRIBE:
            bribe.bribe(state, self.seat, self.target, self.spy_of)
        else:
            assassination.assassinate(state, self.seat, self.target, self.spy_of)
