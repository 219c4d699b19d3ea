"""What counts as one choice or one position, and where a turn of a puzzle stops."""

from __future__ import annotations

from pamir_desktop.model import State, pending
from pamir_desktop.model.decisions import EndTurn, MoveArmy, Purchase
from pamir_desktop.model.pieces import SUPPLY, in_region
from pamir_desktop.model.terms import CardId, Coalition, Region
from pamir_desktop.puzzles.reader import load_puzzles
from pamir_desktop.puzzles.turn_tree import (
    Action,
    Verb,
    alike,
    distinct_choices,
    followed,
    identity,
    is_turn_over,
    log_of,
    was_taken,
)

OTHER_PERSUASIVE_METHODS = CardId(114)


def position() -> State:
    return load_puzzles()[0].state.clone()


def test_alike_pieces_are_one_choice_and_one_position() -> None:
    state = position()
    kabul = in_region(Region.KABUL)
    first, second = 12 * Coalition.BRITISH, 12 * Coalition.BRITISH + 1
    state.blocks[first] = state.blocks[second] = kabul
    one, other = MoveArmy(first, Region.HERAT), MoveArmy(second, Region.HERAT)
    assert alike(state, one) == alike(state, other)
    state.blocks[first] = SUPPLY
    swapped = state.clone()
    swapped.blocks[first], swapped.blocks[second] = kabul, SUPPLY
    assert identity(swapped) == identity(state)
    swapped.placed_blocks |= 1 << first
    assert identity(swapped) != identity(state), "placed this turn"
    assert alike(swapped, one) != alike(state, other)


def test_the_turn_stops_before_the_market_is_refilled() -> None:
    state = position()
    after = followed(state, EndTurn())
    assert after is not None
    assert is_turn_over(after)
    assert after.deck == state.deck
    assert not any(entry.id == "market.dealt" for entry in log_of(state, EndTurn()))


def test_hidden_cards_stay_hidden() -> None:
    state = position()
    slot = 0
    gone = state.market_cards[slot]
    state.discard.append(gone)
    state.market_cards[slot] = OTHER_PERSUASIVE_METHODS
    state.players[state.active].rupees = 5
    assert followed(state, Purchase(slot)) is None


def test_an_action_that_was_not_paid_for_was_not_taken() -> None:
    state = position()
    card = state.players[state.active].court[0]
    assert not was_taken(state, Action(Verb.ACT, card))
    state.used |= 1 << card
    assert was_taken(state, Action(Verb.ACT, card))


def test_every_distinct_choice_is_legal() -> None:
    state = position()
    decision = pending(state)
    assert decision is not None
    assert set(distinct_choices(state)) <= set(decision.choices)
