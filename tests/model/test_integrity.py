"""Every invariant is reported when it is broken, and none when the position is sound."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pamir_desktop.model import IMPROVED, State, new_game
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.integrity import all_cards, broken_invariants
from pamir_desktop.model.pieces import in_region, on_border, on_gift
from pamir_desktop.model.rules.event_cards import SpreadRumor
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.terms import NO_CARD, CardId, Coalition, Region
from tests.model.given import ANNA, BORIS


def sound() -> State:
    """Three players after the deal, with loyalties."""
    state = new_game(random_setup(3, 4))
    state.agenda = state.agenda[:1]
    for player in state.players:
        player.loyalty = Coalition.BRITISH
    return state


def with_wakhan() -> State:
    return new_game(random_setup(3, 4, IMPROVED))


def court_card(state: State) -> CardId:
    """Take a court card out of the deck."""
    card = next(card for card in state.deck if card <= 100)
    state.deck.remove(card)
    return card


def dominance_check(state: State) -> CardId:
    return next(card for card in state.deck if 101 <= card <= 104)


def test_sound_positions_report_nothing() -> None:
    assert broken_invariants(sound()) == []
    assert broken_invariants(with_wakhan()) == []


def test_a_card_may_be_nowhere_while_its_event_is_resolved() -> None:
    state = sound()
    event = next(card for card in state.deck if card > 104)
    state.deck.remove(event)
    assert "57 cards instead of 58" in broken_invariants(state)
    state.agenda.append(SpreadRumor(ANNA, event))
    assert broken_invariants(state) == []
    state.discard.append(event)
    assert broken_invariants(state) == [f"card {event} is in 2 places"]


def _two_places(state: State) -> None:
    state.players[0].hand.append(next(card for card in state.deck if card <= 100))


def _twice_in_one_place(state: State) -> None:
    state.discard += [state.market_cards[0]]


def _lost_card(state: State) -> None:
    court_card(state)


def _check_in_hand(state: State) -> None:
    check = dominance_check(state)
    state.deck.remove(check)
    state.players[1].hand.append(check)


def _check_lost(state: State) -> None:
    unused = next(card for card in CARDS if card not in all_cards(state))
    state.deck[state.deck.index(dominance_check(state))] = unused


def _leverage_outside_courts(state: State) -> None:
    state.leveraged = 1 << next(card for card in state.deck if card <= 100)


def _court_card_in_force(state: State) -> None:
    state.events.append((court_card(state), ANNA))


def _block_on_card(state: State) -> None:
    state.blocks[5] = 42


def _block_on_dial(state: State) -> None:
    state.blocks[5] = on_gift(0)


def _block_missing(state: State) -> None:
    state.blocks.pop()


def _placed_block_in_supply(state: State) -> None:
    state.placed_blocks = 1 << 7


def _cylinder_on_border(state: State) -> None:
    state.cylinders[11] = on_border(3)


def _spy_nowhere(state: State) -> None:
    state.cylinders[11] = 42


def _two_gifts_on_a_space(state: State) -> None:
    state.cylinders[10] = state.cylinders[11] = on_gift(1)


def _cylinder_missing(state: State) -> None:
    state.cylinders.pop()


def _placed_cylinder_in_supply(state: State) -> None:
    state.placed_cylinders = 1 << 21


def _negative_purse(state: State) -> None:
    state.players[BORIS].rupees = -1
    state.rupees_in_game = 7


def _negative_slot(state: State) -> None:
    state.market_rupees[3] = -2
    state.rupees_in_game = 10


def _forged_rupees(state: State) -> None:
    state.players[ANNA].rupees += 1


def _seat_missing(state: State) -> None:
    state.players.pop()


def _no_loyalty(state: State) -> None:
    state.players[BORIS].loyalty = None


@pytest.mark.parametrize(
    ("break_it", "report"),
    [
        (_two_places, "is in 2 places"),
        (_twice_in_one_place, "is in 2 places"),
        (_lost_card, "57 cards instead of 58"),
        (_check_in_hand, "is held like a court card"),
        (_check_lost, "3 dominance checks instead of 4"),
        (_leverage_outside_courts, "leveraged outside the courts"),
        (_court_card_in_force, "in force is no event"),
        (_block_on_card, "block 5 is neither army nor road"),
        (_block_on_dial, "block 5 is neither army nor road"),
        (_block_missing, "35 blocks instead of 36"),
        (_placed_block_in_supply, "block 7 was placed this turn and is in supply"),
        (_cylinder_on_border, "cylinder 11 lies on a border"),
        (_spy_nowhere, "cylinder 11 is a spy on card 42, which is in no court"),
        (_two_gifts_on_a_space, "2 gifts of seat 1 on one space"),
        (_cylinder_missing, "29 cylinders for 3 players"),
        (_placed_cylinder_in_supply, "cylinder 21 was placed this turn and is in supply"),
        (_negative_purse, "seat 1 has -1 rupees"),
        (_negative_slot, "slot 3 holds -2 rupees"),
        (_forged_rupees, "13 rupees on the table, 12 in the books"),
        (_seat_missing, "2 players in 3 seats"),
        (_no_loyalty, "seat 1 serves no one"),
    ],
)
def test_a_broken_invariant_is_reported(break_it: Callable[[State], None], report: str) -> None:
    state = sound()
    break_it(state)
    found = broken_invariants(state)
    assert len(found) == 1, found
    assert report in found[0]


def test_pieces_in_allowed_places_are_not_reported() -> None:
    state = sound()
    card = court_card(state)
    state.players[ANNA].court.append(card)
    state.leveraged = 1 << card
    state.blocks[:2] = bytes([in_region(Region.KABUL), on_border(8)])
    state.cylinders[:3] = bytes([in_region(Region.KABUL), card, on_gift(2)])
    state.cylinders[10] = on_gift(2)
    state.placed_blocks, state.placed_cylinders = 0b11, 0b111
    state.market_cards[4], gone = NO_CARD, state.market_cards[4]
    state.discard.append(gone)
    state.market_rupees[0] = 3
    state.players[ANNA].rupees = 1
    assert broken_invariants(state) == []


def test_before_the_loyalties_are_chosen_nobody_needs_one() -> None:
    assert broken_invariants(new_game(random_setup(5, 4))) == []


def _her_mind_is_gone(state: State) -> None:
    state.wakhan = None
    state.players[0].loyalty = Coalition.AFGHAN


def _she_moved(state: State) -> None:
    assert state.wakhan is not None
    state.wakhan.seat = BORIS
    state.players[0].loyalty = Coalition.AFGHAN


def _she_lost_a_card(state: State) -> None:
    assert state.wakhan is not None
    state.wakhan.deck.pop()


def _she_has_a_card_twice(state: State) -> None:
    assert state.wakhan is not None
    state.wakhan.discard.append(state.wakhan.deck[0])


def _she_serves(state: State) -> None:
    state.players[0].loyalty = Coalition.AFGHAN


@pytest.mark.parametrize(
    ("break_it", "report"),
    [
        (_her_mind_is_gone, "has a seat and no mind"),
        (_she_moved, "is not in her seat"),
        (_she_lost_a_card, "not the 24 AI cards"),
        (_she_has_a_card_twice, "not the 24 AI cards"),
        (_she_serves, "serves one coalition"),
    ],
)
def test_what_is_wrong_with_wakhan_is_reported(
    break_it: Callable[[State], None], report: str
) -> None:
    state = with_wakhan()
    break_it(state)
    found = broken_invariants(state)
    assert len(found) == 1, found
    assert report in found[0]


def test_nobody_else_has_wakhans_mind() -> None:
    state, other = sound(), with_wakhan()
    state.wakhan = other.wakhan
    assert "Wakhan is not in her seat" in broken_invariants(state)
