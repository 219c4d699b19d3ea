"""All that can happen in the rest of a turn, up to where hidden cards would be turned over.

Choices that differ only by which of several pieces in the same place they name count as one, and so
do positions that differ only by that.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from enum import Enum

from pamir_desktop.model import Choice, Decision, LogEntry, State
from pamir_desktop.model.decisions import (
    Act,
    DiscardCard,
    EndTurn,
    MoveArmy,
    MoveSpy,
    MoveTribe,
    PlayCard,
    ProposeEnd,
    Purchase,
    RemoveBlock,
    RemoveCylinder,
    TakeBlock,
    TakeCylinder,
)
from pamir_desktop.model.engine import advance, pending
from pamir_desktop.model.pieces import BLOCKS_EACH, CYLINDERS_EACH
from pamir_desktop.model.rules.market import RefillMarket
from pamir_desktop.model.rules.turn import TakeActions
from pamir_desktop.model.terms import CardAction, CardId, Seat
from pamir_desktop.model.values import frozen

END_TURN = EndTurn()


class Verb(Enum):
    BUY = "buy"
    PLAY = "play"
    ACT = "act"


@frozen
class Action:
    """One action of a turn, whatever it is aimed at."""

    verb: Verb
    card: CardId
    action: CardAction | None = None


def action_of(state: State, choice: Choice) -> Action | None:
    """None for answers to questions, and for the end of the turn."""
    match choice:
        case Purchase(slot):
            return Action(Verb.BUY, state.market_cards[slot])
        case PlayCard(card):
            return Action(Verb.PLAY, card)
        case Act(card, action):
            return Action(Verb.ACT, card, action)
        case _:
            return None


def is_at_menu(state: State, seat: Seat) -> bool:
    """The seat is about to choose an action of its turn, or to end it."""
    step = state.agenda[-1] if state.agenda else None
    return type(step) is TakeActions and step.seat == seat


def is_turn_over(state: State) -> bool:
    """The game is over, or the market is about to be refilled."""
    return not state.agenda or type(state.agenda[-1]) is RefillMarket


def followed(state: State, choice: Choice) -> State | None:
    """The position after a choice; the turn stops before the market is refilled.

    None if something hidden would be seen: no puzzle goes that far.
    """
    after = state.clone()
    decision = advance(after, choice, stop_at_chance=True, menus=False)
    if after.agenda and after.agenda[-1].reveals and not is_turn_over(after):
        return None
    if decision is not None and decision.seat != after.active and _names_a_hand(after, decision):
        return None
    return after


def log_of(state: State, choice: Choice) -> tuple[LogEntry, ...]:
    """What a choice leads to, up to where the turn is over."""
    after = state.clone()
    after.log = []
    advance(after, choice, stop_at_chance=True)
    return tuple(after.log)


def _names_a_hand(state: State, decision: Decision) -> bool:
    hand = state.players[decision.seat].hand
    return any(isinstance(c, DiscardCard) and c.card in hand for c in decision.choices)


def was_taken(state: State, action: Action) -> bool:
    """A bribe can be refused or withdrawn: then the action has not happened."""
    match action.verb:
        case Verb.BUY:
            return True
        case Verb.PLAY:
            return action.card not in state.players[state.active].hand
        case Verb.ACT:
            return bool(state.used >> action.card & 1)


def actions_taken(start: State, choices: Iterable[Choice]) -> frozenset[Action]:
    """The actions of a turn so far; one that is under way counts."""
    taken: set[Action] = set()
    state: State | None = start
    for choice in choices:
        assert state is not None
        action = action_of(state, choice)
        state = followed(state, choice)
        if action is not None:
            taken.add(action)
        if state is not None and is_at_menu(state, state.active):
            taken = {one for one in taken if was_taken(state, one)}
    return frozenset(taken)


def distinct_choices(state: State, decision: Decision | None = None) -> list[Choice]:
    """The choices that differ by more than by which of several alike pieces they name."""
    decision = decision or pending(state)
    assert decision is not None
    found: dict[Hashable, Choice] = {}
    for choice in decision.choices:
        if type(choice) is not ProposeEnd:
            found.setdefault(alike(state, choice), choice)
    return list(found.values())


def alike(state: State, choice: Choice) -> Hashable:
    """Equal for choices whose pieces are alike: same owner, same place, placed before or now."""
    match choice:
        case TakeBlock(piece) | RemoveBlock(piece):
            return type(choice), _block(state, piece)
        case TakeCylinder(piece) | RemoveCylinder(piece):
            return type(choice), _cylinder(state, piece)
        case MoveArmy(piece, region):
            return type(choice), _block(state, piece), region
        case MoveTribe(piece, region):
            return type(choice), _cylinder(state, piece), region
        case MoveSpy(piece, card):
            return type(choice), _cylinder(state, piece), card
        case _:
            return choice


def _block(state: State, block: int) -> tuple[int, int, int]:
    return block // BLOCKS_EACH, state.blocks[block], state.placed_blocks >> block & 1


def _cylinder(state: State, cylinder: int) -> tuple[int, int, int]:
    placed = state.placed_cylinders >> cylinder & 1
    return cylinder // CYLINDERS_EACH, state.cylinders[cylinder], placed


def identity(state: State) -> Hashable:
    """Equal for positions from which the turn goes on in the same way."""
    at_menu = is_at_menu(state, state.active)
    return (
        _alike_blocks(state) if at_menu else (bytes(state.blocks), state.placed_blocks),
        _alike_cylinders(state) if at_menu else (bytes(state.cylinders), state.placed_cylinders),
        () if at_menu else tuple(state.agenda),
        tuple(state.market_cards),
        tuple(state.market_rupees),
        (state.used, state.banned, state.leveraged, state.actions_left, state.declined_bribes),
        (state.favored, tuple(state.events), tuple(state.resolved_checks), tuple(state.discard)),
        tuple(
            (p.rupees, p.score, p.loyalty, tuple(p.hand), tuple(p.court), tuple(p.prizes))
            for p in state.players
        ),
    )


def _alike_blocks(state: State) -> Hashable:
    placed = state.placed_blocks
    marked = [place << 1 | placed >> block & 1 for block, place in enumerate(state.blocks)]
    groups = range(0, len(marked), BLOCKS_EACH)
    return tuple(tuple(sorted(marked[first : first + BLOCKS_EACH])) for first in groups)


def _alike_cylinders(state: State) -> Hashable:
    placed = state.placed_cylinders
    marked = [place << 1 | placed >> piece & 1 for piece, place in enumerate(state.cylinders)]
    groups = range(0, len(marked), CYLINDERS_EACH)
    return tuple(tuple(sorted(marked[first : first + CYLINDERS_EACH])) for first in groups)
