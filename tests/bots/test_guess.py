"""A guessed world is one the seat could be in, and it can be played to the end."""

from __future__ import annotations

import pytest

from pamir_desktop.bots.guess import guess
from pamir_desktop.bots.knowledge import knowledge_of
from pamir_desktop.model import IMPROVED, RULEBOOK, Setup, pending
from pamir_desktop.model.cards import is_check, is_event
from pamir_desktop.model.engine import advance
from pamir_desktop.model.integrity import broken_invariants
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.terms import HIDDEN, CardId
from tests.model.playing import walk

SETUPS = [
    random_setup(2, 1),
    random_setup(3, 2),
    random_setup(5, 3),
    random_setup(2, 4, RULEBOOK),
    random_setup(3, 5, IMPROVED),
]


def kinds(cards: list[CardId]) -> tuple[int, int]:
    """How many checks and other events are among cards."""
    checks = sum(map(is_check, cards))
    return checks, sum(map(is_event, cards)) - checks


@pytest.mark.parametrize("setup", SETUPS)
def test_a_guess_agrees_with_all_that_is_known(setup: Setup) -> None:
    for count, (state, decision, _) in enumerate(walk(setup)):
        knowledge = knowledge_of(state, decision.seat)
        world = guess(knowledge, Dice(count))
        assert broken_invariants(world) == []
        assert knowledge_of(world, decision.seat) == knowledge
        size = 7 + len(state.players)
        for start in range(0, len(state.deck), size):
            pile, guessed = (deck[start : start + size] for deck in (state.deck, world.deck))
            assert kinds(guessed) == kinds(pile)


def test_other_dice_make_another_world() -> None:
    state, decision, _ = next(walk(random_setup(3, 2)))
    knowledge = knowledge_of(state, decision.seat)
    assert guess(knowledge, Dice(1)) != guess(knowledge, Dice(2))
    assert guess(knowledge, Dice(1)) == guess(knowledge, Dice(1))


@pytest.mark.parametrize("setup", SETUPS)
def test_a_guess_can_be_played_to_the_end(setup: Setup) -> None:
    for count, (state, decision, _) in enumerate(walk(setup)):
        if count % 60 != 30:
            continue
        world = guess(knowledge_of(state, decision.seat), Dice(count))
        assert HIDDEN not in world.deck
        dice, pended = Dice(count), pending(world)
        while pended is not None:
            pended = advance(world, dice.pick(pended))
        assert world.result is not None
