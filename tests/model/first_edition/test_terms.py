"""The first edition's own terms, and the map it shares (F1)."""

from __future__ import annotations

from pamir_desktop.model.first_edition.terms import (
    EMPIRE_PIECES,
    LOYALTY_CARDS,
    MODE_OF,
    OUR_READING,
    SpecialAction,
)
from pamir_desktop.model.pieces import BLOCKS_EACH
from pamir_desktop.model.terms import BORDER_ENDS, Suit


def test_f1_the_connections_are_the_nine_borders() -> None:
    assert len(BORDER_ENDS) == 9


def test_every_action_has_a_mode_and_the_four_lost_ones_are_of_intelligence() -> None:
    assert len(MODE_OF) == len(SpecialAction)
    lost = {action for action in SpecialAction if MODE_OF[action] is Suit.INTELLIGENCE}
    assert lost == OUR_READING


def test_ten_pieces_of_each_empire_and_five_loyalty_cards() -> None:
    assert EMPIRE_PIECES == 10 < BLOCKS_EACH
    assert len(LOYALTY_CARDS) == 5
    assert all(one is not other for one, other in LOYALTY_CARDS)
