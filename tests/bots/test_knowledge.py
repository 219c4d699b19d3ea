"""What a bot gets of a game: what its seat may know, and what it remembers from the log."""

from __future__ import annotations

from pamir_desktop.bots.knowledge import forgetful, knowledge_of
from pamir_desktop.model import RULEBOOK
from pamir_desktop.model.decisions import PlayCard, ProposeBribe
from pamir_desktop.model.engine import advance
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.terms import HIDDEN, CardId
from tests.bots.bot_games import bot_game, otherwise
from tests.model import given
from tests.model.given import ANNA, BORIS, KABUL


def test_without_a_log_hands_of_others_are_hidden() -> None:
    for state, decision in bot_game(random_setup(3, 2)):
        seat = decision.seat
        known = knowledge_of(state, seat).state
        shown = {getattr(step, "card", 0) for step in state.agenda}
        for other, player in enumerate(state.players):
            if other == seat:
                assert known.players[other].hand == player.hand
            else:
                hidden = [HIDDEN if card not in shown else card for card in player.hand]
                assert sorted(known.players[other].hand) == sorted(hidden)


def test_the_log_reveals_every_hand() -> None:
    """Cards are bought in the open, and hands are only swapped whole."""
    for seed in (2, 3):
        for state, decision in bot_game(random_setup(3, seed)):
            known = knowledge_of(state, decision.seat, state.log or ()).state
            for before, player in zip(known.players, state.players, strict=True):
                assert sorted(before.hand) == sorted(player.hand)


def test_a_forgetful_bot_knows_only_its_own_hand() -> None:
    for state, decision in bot_game(random_setup(4, 3)):
        knowledge = knowledge_of(state, decision.seat, state.log or ())
        assert forgetful(knowledge) == knowledge_of(state, decision.seat)


def test_nothing_hidden_is_in_it() -> None:
    for setup in (random_setup(3, 5), random_setup(2, 6, RULEBOOK)):
        for count, (state, decision) in enumerate(bot_game(setup)):
            other = otherwise(state, decision.seat, count)
            assert knowledge_of(other, decision.seat) == knowledge_of(state, decision.seat)


def test_a_card_someone_wants_to_play_is_known() -> None:
    state = given.acting(given.table())
    given.tribe(state, BORIS, KABUL)
    given.hand(state, ANNA, 5, 6)
    given.rupees(state, ANNA, 0)
    advance(state, PlayCard(CardId(5)))
    advance(state, ProposeBribe(0))
    assert knowledge_of(state, BORIS).state.players[ANNA].hand == [5, HIDDEN]
