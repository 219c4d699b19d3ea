"""Deals (F26, F40, F41)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from attrs import evolve

from pamir_desktop.model import State, why_not
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.first_edition.choices import (
    AcceptDeal,
    CloseDeal,
    ProposeDeal,
    RefuseDeal,
)
from pamir_desktop.model.first_edition.deal import Goods, Promise
from pamir_desktop.model.first_edition.random_play import RandomPlayer
from pamir_desktop.model.first_edition.terms import Deed
from pamir_desktop.model.first_edition.turn import MENU
from pamir_desktop.model.history import Game
from pamir_desktop.model.terms import CardId, Region, Seat
from tests.model import given
from tests.model.first_edition.games import walk
from tests.model.first_edition.tables import (
    TAX,
    acting,
    first_of,
    first_setup,
    is_menu,
    table,
)
from tests.model.given import ANNA, BORIS, BRITISH, CLARA, RUSSIAN

NOTHING = Goods()
SWAP = ProposeDeal(ANNA, BORIS, Goods(2), Goods(0, (CardId(9),)))


def dealing() -> State:
    state = table()
    given.hand(state, ANNA, 5)
    given.hand(state, BORIS, 9, 13)
    given.court(state, ANNA, 4)  # hand limit 2
    return acting(state)


def refusal(state: State, deal: ProposeDeal) -> str | None:
    reason = why_not(state, deal)
    return None if reason is None else reason.id


def test_f40_both_halves_happen_together() -> None:
    state = given.choose(dealing(), SWAP)
    assert (given.asked(state).seat, given.asked(state).prompt) == (BORIS, "first.deal")
    assert given.purses(state) == [4, 4, 4]
    asked = given.asked(state).args
    assert (asked["gives"], asked["takes_cards"]) == (2, (9,))  # Boris is asked about all of it
    state = given.choose(state, AcceptDeal())
    assert given.purses(state) == [2, 6, 4]
    assert state.players[ANNA].hand == [5, 9]
    assert state.players[BORIS].hand == [13]
    assert is_menu(state)
    assert state.actions_left == 2


@pytest.mark.parametrize("answer", [RefuseDeal(), CloseDeal()])
def test_f41_refused_or_closed_nothing_happens(answer: RefuseDeal | CloseDeal) -> None:
    state = given.choose(dealing(), SWAP, answer)
    assert given.purses(state) == [4, 4, 4]
    assert is_menu(state)


def test_f41_a_deal_is_checked_not_listed() -> None:
    state = dealing()
    assert SWAP not in given.options(state)
    assert refusal(state, SWAP) is None


def test_f41_the_cards_of_an_offer_are_shown_to_all() -> None:
    entry = given.outcome(dealing(), SWAP).log[0]
    assert entry.id == "deal.proposed"
    assert entry.args["takes_cards"] == (9,)


def test_f26_any_two_players_deal_while_the_active_one_chooses() -> None:
    deal = ProposeDeal(CLARA, BORIS, Goods(3), Goods(1))
    state = given.choose(dealing(), deal, AcceptDeal())
    assert given.purses(state) == [4, 6, 2]
    # but not in the middle of an action
    assert refusal(given.choose(dealing(), SWAP), deal) == "not_now"


@pytest.mark.parametrize(
    ("deal", "cause"),
    [
        (evolve(SWAP, partner=ANNA), "first.deal_alone"),
        (evolve(SWAP, partner=Seat(3)), "no_such_thing"),
        (evolve(SWAP, gives=NOTHING, takes=NOTHING), "first.deal_empty"),
        (evolve(SWAP, gives=Goods(5)), "first.deal_too_dear"),
        (evolve(SWAP, gives=Goods(-1)), "no_such_thing"),
        (evolve(SWAP, takes=Goods(0, (CardId(5),))), "first.deal_not_in_hand"),
        (evolve(SWAP, takes=Goods(0, (CardId(9), CardId(9)))), "no_such_thing"),
        (evolve(SWAP, takes=Goods(0, (CardId(9), CardId(13)))), "first.deal_hand_full"),
        (evolve(SWAP, gives=Goods(0, (CardId(5),))), "first.deal_hand_full"),
        (evolve(SWAP, promise=Promise(3, Deed.PLAY, CardId(5))), None),
        (evolve(SWAP, promise=Promise(5, Deed.PLAY, CardId(5))), "first.deal_too_dear"),
        (evolve(SWAP, promise=Promise(0, Deed.PLAY, CardId(5))), "first.deal_no_rupees"),
        (evolve(SWAP, promise=Promise(1, Deed.PLAY, CardId(101))), "first.deal_act"),
        (evolve(SWAP, promise=Promise(1, Deed.BUY, CardId(101))), None),
        (evolve(SWAP, promise=Promise(1, Deed.USE)), "first.deal_act"),
        (evolve(SWAP, promise=Promise(1, Deed.USE, action=TAX, on_player=CLARA)), None),
        (evolve(SWAP, promise=Promise(1, Deed.USE, action=TAX, on_location=Region.KABUL)), None),
        (
            ProposeDeal(CLARA, BORIS, NOTHING, NOTHING, Promise(1, Deed.PLAY, CardId(5))),
            "first.deal_doer",
        ),
    ],
)
def test_f40_f42_what_a_deal_can_contain(deal: ProposeDeal, cause: str | None) -> None:
    assert refusal(dealing(), deal) == cause


def test_f40_hand_room_is_counted_after_the_cards_given_away_have_left() -> None:
    state = dealing()
    deal = ProposeDeal(ANNA, BORIS, Goods(0, (CardId(5),)), Goods(0, (CardId(9), CardId(13))))
    assert refusal(state, deal) is None
    state = given.choose(state, deal, AcceptDeal())
    assert (state.players[ANNA].hand, state.players[BORIS].hand) == ([9, 13], [5])


def test_f41_an_offer_can_ask_for_any_card_a_closed_hand_may_hold() -> None:
    # Given Boris has card 9 and not card 33, which lies nowhere in the open
    state = dealing()
    asks = evolve(SWAP, takes=Goods(0, (CardId(33),)))
    # Then both offers can be made, but only his own answer tells them apart
    assert refusal(state, asks) is refusal(state, SWAP) is None
    assert AcceptDeal() in given.options(given.choose(state, SWAP))
    offered = given.choose(state, asks)
    assert set(given.options(offered)) == {RefuseDeal(), CloseDeal()}
    reason = why_not(offered, AcceptDeal())
    assert reason is not None
    assert reason.id == "first.deal_not_in_hand"


def test_f41_cards_in_the_open_cannot_be_asked_for() -> None:
    state = dealing()
    given.market(state, top=(0, 0, 0, 40))
    given.court(state, CLARA, 41)
    state.players[CLARA].prizes.append(CardId(42))
    state.discard.append(CardId(43))
    # in the market, a tableau, the prizes, the discard pile, a tableau and the hand of Anna
    for card in (40, 41, 42, 43, 4, 5):
        assert refusal(state, evolve(SWAP, takes=Goods(0, (CardId(card),)))) == (
            "first.deal_not_in_hand"
        )


def test_f41_with_open_hands_an_offer_asks_for_what_is_there() -> None:
    state = dealing()
    state.setup = evolve(state.setup, open_hands=True)
    assert refusal(state, SWAP) is None
    assert refusal(state, evolve(SWAP, takes=Goods(0, (CardId(33),)))) == "first.deal_not_in_hand"


def test_f41_a_hand_has_no_more_cards_than_it_has() -> None:
    state = dealing()
    given.court(state, ANNA, 1)  # hand limit 4
    three = Goods(0, (CardId(9), CardId(13), CardId(33)))
    assert refusal(state, evolve(SWAP, takes=three)) == "first.deal_not_in_hand"


@pytest.mark.parametrize("seed", range(6))
def test_f41_no_reason_depends_on_what_closed_hands_hold(seed: int) -> None:
    """Whatever is offered, and whatever the other hands and the deck hold instead."""
    dice = random.Random(seed)
    player = RandomPlayer(seed)
    compared: Counter[str | None] = Counter()
    for state, decision, _ in walk(first_setup(4, seed)):
        if decision.prompt != MENU:
            continue
        for takes in (None, Goods(0, (dice.choice(list(CARDS)),)), Goods(0, (CardId(1),))):
            deal = player.deal(state)
            deal = deal if takes is None else evolve(deal, takes=takes)
            found = refusal(state, deal)
            assert refusal(shuffled(state, deal.proposer, dice), deal) == found
            compared[found] += bool(deal.takes.cards)
    assert compared[None] > 3
    assert compared["first.deal_not_in_hand"] > 3


def shuffled(state: State, seat: Seat, dice: random.Random) -> State:
    """The same position for this seat: other hands and the deck exchange their cards."""
    other = state.clone()
    hands = [player.hand for number, player in enumerate(other.players) if number != seat]
    hidden = [*(card for hand in hands for card in hand), *other.deck]
    cards = [card for card in hidden if card in CARDS]
    dice.shuffle(cards)
    for hand in hands:
        hand[:] = [cards.pop() for _ in hand]
    other.deck = [card if card not in CARDS else cards.pop() for card in other.deck]
    return other


def test_f22_a_deal_can_move_a_favor() -> None:
    state = table(3, (BRITISH, BRITISH, RUSSIAN))
    acting(state)
    state = given.choose(state, ProposeDeal(ANNA, BORIS, Goods(1), NOTHING), AcceptDeal())
    assert first_of(state).favor_holders[BRITISH] == BORIS


def test_f43_a_deal_bars_undo() -> None:
    state = dealing()
    game = Game(state.setup, state)
    game.choose(SWAP)
    assert game.barrier() == "revealed"  # its cards were shown
    game.choose(AcceptDeal())
    assert game.barrier() == "other_decided"
    # also if the active player is the one who answers
    other = Game(state.setup, state)
    other.choose(ProposeDeal(BORIS, ANNA, Goods(1), NOTHING))
    other.choose(AcceptDeal())
    assert other.barrier() == "other_decided"
    assert not other.undo()
