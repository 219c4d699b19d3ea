"""Special actions of tableau cards: whether they may start, and how they begin (1.3, F28)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from pamir_desktop.model.agenda import Step, step
from pamir_desktop.model.decisions import Choice, Decision
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import NO_CARD, CardId, Seat, Suit
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

ACTIONS: Final = tuple(
    sum(1 << action for action in ACTIONS_OF.get(CardId(card), ())) for card in range(101)
)
"""The special actions of each card as bits, by card number."""

FREE_ACTIONS: Final = tuple(
    sum(1 << action for action in SpecialAction if MODE_OF[action] is mode) for mode in Suit
)
"""Those that are free, as bits, by the mode of the regime."""

BY_CARD: Final = frozenset((SpecialAction.TAX, SpecialAction.BRIBE))
"""Whether they can start is another question with every card; most start with all or with none."""

ALL: Final = (1 << len(SpecialAction)) - 1
ALIKE: Final = sum(1 << action for action in SpecialAction if action not in BY_CARD)
ALIKE_WITH_RANKS: Final = ALIKE & ~(1 << SpecialAction.ASSASSINATION)
"""By the switch a card's rank matters for an assassination as well."""

MEMBERS: Final = tuple(
    tuple((1 << action, action) for action in SpecialAction if mask >> action & 1)
    for mask in range(ALL + 1)
)
"""The actions in every set of them, which is given by its bits."""


def _uses_within(card: CardId) -> dict[int, tuple[UseCard, ...]]:
    """By the actions that can start, as bits: the card's uses in its own order."""
    uses = [UseCard(card, action) for action in ACTIONS_OF[card]]
    parts = (part for count in range(len(uses) + 1) for part in combinations(uses, count))
    return {sum(1 << use.action for use in part): part for part in parts}


USES: Final = {card: _uses_within(card) for card in ACTIONS_OF}


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
    return OBSTACLES[action](state, seat, card, rank)


OBSTACLES: Final[tuple[Callable[[State, Seat, CardId, int], str | None], ...]] = (
    lambda state, seat, card, rank: commerce.obstacle(state),
    lambda state, seat, card, rank: gifts.obstacle(state, seat),
    lambda state, seat, card, rank: tax.obstacle(state, seat, card),
    lambda state, seat, card, rank: campaign.obstacle(state, seat),
    lambda state, seat, card, rank: bribe.obstacle(state, seat, rank),
    lambda state, seat, card, rank: assassination.obstacle(state, seat, rank),
    lambda state, seat, card, rank: travel.obstacle(state, seat),
    lambda state, seat, card, rank: counter_espionage.obstacle(state, seat),
)
"""In the order of `SpecialAction`."""


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
    """Every special action on offer. What is the same with all cards is asked once."""
    tableau = state.players[seat].court
    if used := state.used:
        tableau = [card for card in tableau if not used >> card & 1]
    present = 0
    for card in tableau:
        present |= ACTIONS[card]
    if not state.actions_left:
        present &= FREE_ACTIONS[state.favored]
    if not present:
        return []
    alike = ALIKE_WITH_RANKS if assassination.has_rank_limit(state) else ALIKE
    startable = 0
    for bit, action in MEMBERS[present & alike]:
        if OBSTACLES[action](state, seat, NO_CARD, 0) is None:
            startable |= bit
    present &= ~alike
    found: list[UseCard] = []
    for card in tableau:
        actions = ACTIONS[card]
        can = actions & startable
        if actions & present:
            can |= _startable_with(state, seat, card, actions & present)
        if can:
            found += USES[card][can]
    return found


def _startable_with(state: State, seat: Seat, card: CardId, actions: int) -> int:
    """Which of these actions can start with this card, as bits."""
    found, has_tokens = 0, bool(table_of(state).tokens)
    for bit, action in MEMBERS[actions]:
        rank = highest_rank(state, seat, card, action) if has_tokens else RANK_OF[card]
        if OBSTACLES[action](state, seat, card, rank) is None:
            found |= bit
    return found


def is_compulsory(state: State, seat: Seat, use: UseCard) -> bool:
    """A counted action that needs no one's consent (F34)."""
    if is_free(state, use.action):
        return False
    targets = targets_of(state, seat, use, highest_rank(state, seat, use.card, use.action))
    return targets is None or any(target.spy_of == seat for target in targets)


def targets_of(state: State, seat: Seat, use: UseCard, rank: int) -> list[Target] | None:
    """What the two actions with a spy's target can be used on; None for all others."""
    if use.action is SpecialAction.ASSASSINATION:
        return assassination.targets(state, seat, rank)
    if use.action is SpecialAction.BRIBE:
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
    if action in (SpecialAction.ASSASSINATION, SpecialAction.BRIBE):
        state.then(ChooseTarget(seat, card, action, tokens))
        return
    commit(state, seat, card, action, tokens)
    rank = RANK_OF[card] + tokens
    match action:
        case SpecialAction.COMMERCE:
            state.then(commerce.Commerce(seat, rank))
        case SpecialAction.GIFTS:
            state.then(gifts.Gift(seat))
        case SpecialAction.TAX:
            state.then(tax.Tax(seat, LOCATION_OF[card], rank))
        case SpecialAction.CAMPAIGN:
            state.then(campaign.Campaign(seat, rank))
        case SpecialAction.TRAVEL:
            state.then(travel.Travel(seat, rank))
        case SpecialAction.COUNTER_ESPIONAGE:
            state.then(counter_espionage.CounterEspionage(seat, rank))


def commit(state: State, seat: Seat, card: CardId, action: SpecialAction, tokens: int) -> None:
    """Charge the action unless it is free, spend the tokens, mark the card."""
    free = is_free(state, action)
    if not free:
        state.actions_left -= 1
    state.used |= 1 << card
    begin_act(state, Deed.USE, card, action)
    spend(state, seat, tokens)
    rank = RANK_OF[card] + tokens
    state.add_log("special.begun", seat=seat, card=card, action=action, rank=rank, free=int(free))
    state.then(SETTLE)


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
        targets = targets_of(state, self.seat, UseCard(self.card, self.action), rank) or ()
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
