"""The ring of courts: moves of a spy from card to card."""

from __future__ import annotations

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.ring import ring_from
from pamir_desktop.model.rules.abilities import STRANGE_BEDFELLOWS, WELL_CONNECTED
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.given import ANNA, BORIS

PLAIN = tuple(
    card
    for card, facts in CARDS.items()
    if facts.number not in {WELL_CONNECTED, STRANGE_BEDFELLOWS}
)


def moves(*values: int) -> dict[CardId, int]:
    return {CardId(card): steps for card, steps in zip(values[::2], values[1::2], strict=True)}


def test_the_ring_goes_round_the_table() -> None:
    state = given.table(2)
    given.court(state, ANNA, 2, 6)
    given.court(state, BORIS, 11, 13, 17)
    ring = ring_from(state, ANNA, CardId(6))
    assert ring is not None
    assert ring.cards == tuple(map(CardId, (6, 2, 17, 13, 11)))
    assert ring.moves == moves(6, 0, 2, 1, 17, 2, 13, 2, 11, 1)
    assert not ring.well_connected
    assert not ring.strange_bedfellows


def test_well_connected_spies_make_two_steps() -> None:
    state = given.table(2)
    given.court(state, ANNA, 2, 6, WELL_CONNECTED)
    given.court(state, BORIS, 11, 13, 17)
    own = ring_from(state, ANNA, CardId(6))
    other = ring_from(state, BORIS, CardId(6))
    assert own is not None
    assert other is not None
    assert own.well_connected
    assert not other.well_connected
    assert own.moves == {card: (steps + 1) // 2 for card, steps in other.moves.items()}


def test_strange_bedfellows_jump_within_a_region() -> None:
    region = CARDS[CardId(6)].region
    same = next(card for card in PLAIN if card != 6 and CARDS[card].region is region)
    others = [card for card in PLAIN if CARDS[card].region is not region and card != 2][:4]
    state = given.table(2)
    given.court(state, ANNA, 6, STRANGE_BEDFELLOWS)
    given.court(state, BORIS, others[0], others[1], same, others[2], others[3])
    own = ring_from(state, ANNA, CardId(6))
    other = ring_from(state, BORIS, CardId(6))
    assert own is not None
    assert other is not None
    assert own.strange_bedfellows
    assert own.moves[same] == 1
    assert other.moves[same] > 1


def test_a_single_card_and_a_card_elsewhere() -> None:
    state = given.table(2)
    given.court(state, ANNA, 2)
    ring = ring_from(state, ANNA, CardId(2))
    assert ring is not None
    assert ring.moves == {CardId(2): 0}
    assert ring_from(state, ANNA, CardId(99)) is None
