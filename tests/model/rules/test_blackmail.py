"""Blackmail at the start of a turn (2.1, section 4, R65, R104)."""

from __future__ import annotations

from pamir_desktop.model.decisions import (
    Blackmail,
    DiscardCard,
    EndTurn,
    PlayAt,
    PlayCard,
    Skip,
    TakeCylinder,
)
from pamir_desktop.model.pieces import spies
from pamir_desktop.model.rules.turn import StartTurn
from pamir_desktop.model.terms import CardId, CourtEnd
from tests.model import given
from tests.model.given import ANNA, BORIS, CLARA, KANDAHAR

BANDITS, NOBLES = CardId(54), CardId(43)  # Herat, Kandahar


def by(card: CardId, target: int) -> Blackmail:
    return Blackmail(card, CardId(target))


def test_d19_only_cards_of_the_region_without_any_spy_are_offered() -> None:
    """R65."""
    # Given #54 in Anna's court; Boris has two Herat cards, one with a spy of Clara
    state = given.table()
    given.court(state, ANNA, BANDITS)
    given.court(state, BORIS, 57, 61)
    given.court(state, CLARA, 39)
    given.spy(state, CLARA, 57)
    given.doing(state, StartTurn(ANNA))

    # Then the other one and #54 itself are offered, and she may decline
    assert given.asked(state).seat == ANNA
    assert given.options(state) == {by(BANDITS, 54), by(BANDITS, 61), Skip()}
    declined = given.choose(state, Skip())
    assert given.asked(declined).prompt == "turn.action"
    assert spies(declined, ANNA, CardId(61)) == 0

    # And a spy put there costs nothing and counts as placed this turn (R21)
    used = given.choose(state, by(BANDITS, 61))
    assert given.asked(used).prompt == "turn.action"
    assert spies(used, ANNA, CardId(61)) == 1
    assert used.placed_cylinders == 0b1
    assert used.actions_left == 2
    assert not used.used


def test_r65_an_own_spy_bars_a_card_too_and_then_nothing_is_asked() -> None:
    state = given.table()
    given.court(state, ANNA, BANDITS)
    given.spy(state, ANNA, BANDITS)
    given.doing(state, StartTurn(ANNA))

    assert given.asked(state).prompt == "turn.action"


def test_d19_there_is_no_offer_in_the_turn_the_card_is_played() -> None:
    state = given.table(players=2)
    given.court(state, ANNA, 61)
    given.hand(state, ANNA, NOBLES)
    given.deck(state, *range(1, 9))
    given.doing(state, StartTurn(ANNA))
    state = given.choose(state, PlayCard(NOBLES), PlayAt(CourtEnd.LEFT))
    assert given.asked(state).prompt == "turn.action"

    # But in her next turn there is, and none in Boris' turn
    state = given.choose(state, EndTurn())
    assert (given.asked(state).seat, given.asked(state).prompt) == (BORIS, "turn.action")
    state = given.choose(state, EndTurn())
    assert given.options(state) == {by(NOBLES, NOBLES), Skip()}


def test_r65_two_blackmail_cards_are_used_separately_in_either_order() -> None:
    # Given Anna has both
    state = given.table()
    given.court(state, ANNA, BANDITS, NOBLES)
    given.court(state, BORIS, 61, 39)
    given.doing(state, StartTurn(ANNA))
    herat = {by(BANDITS, 54), by(BANDITS, 61)}
    kandahar = {by(NOBLES, 43), by(NOBLES, 39)}
    assert given.options(state) == herat | kandahar | {Skip()}

    # When one is used, the other can still be used or not
    herat_first = given.choose(state, by(BANDITS, 61))
    assert given.options(herat_first) == kandahar | {Skip()}
    kandahar_first = given.choose(state, by(NOBLES, 39))
    assert given.options(kandahar_first) == herat | {Skip()}
    both = given.choose(herat_first, by(NOBLES, 39))
    assert given.asked(both).prompt == "turn.action"
    one = given.choose(kandahar_first, Skip())
    assert given.asked(one).prompt == "turn.action"
    assert (spies(one, ANNA, CardId(39)), spies(one, ANNA, CardId(61))) == (1, 0)


def test_r104_with_an_empty_supply_a_piece_in_play_must_be_taken() -> None:
    # Given Anna's ten cylinders are in play
    state = given.table()
    given.court(state, ANNA, BANDITS)
    given.tribe(state, ANNA, KANDAHAR, 8)
    given.spy(state, ANNA, BANDITS)
    given.gift(state, ANNA, 1)
    given.court(state, BORIS, 61)
    given.doing(state, StartTurn(ANNA))

    state = given.choose(state, by(BANDITS, 61))

    assert given.options(state) == {TakeCylinder(0), TakeCylinder(8), TakeCylinder(9)}
    state = given.choose(state, TakeCylinder(8))
    assert spies(state, ANNA, BANDITS) == 0
    assert spies(state, ANNA, CardId(61)) == 1


def test_r104_a_spy_moved_by_the_first_use_frees_its_card_for_the_second() -> None:
    # Given an empty supply, and Anna's spy on the only other Kandahar card
    state = given.table()
    given.court(state, ANNA, BANDITS, NOBLES)
    given.court(state, BORIS, 61, 39)
    given.spy(state, ANNA, 39)
    given.tribe(state, ANNA, KANDAHAR, 9)
    given.doing(state, StartTurn(ANNA))
    assert by(NOBLES, 39) not in given.options(state)

    state = given.choose(state, by(BANDITS, 61), TakeCylinder(0))

    assert given.options(state) == {by(NOBLES, 43), by(NOBLES, 39), Skip()}


def test_a_blackmail_card_lost_to_the_first_use_gives_no_second() -> None:
    """Section 4: an ability works until its card leaves the court."""
    # Given Anna's supply is empty, and one cylinder is her last tribe in Kandahar
    state = given.table()
    given.court(state, ANNA, BANDITS, NOBLES)
    given.court(state, BORIS, 61, 39)
    given.tribe(state, ANNA, KANDAHAR)
    given.spy(state, ANNA, BANDITS, 9)
    given.doing(state, StartTurn(ANNA))

    # When #54 takes it, the overthrow costs her #43
    state = given.choose(state, by(BANDITS, 61), TakeCylinder(0))

    assert state.players[ANNA].court == [BANDITS]
    assert given.asked(state).prompt == "turn.action"


def test_debts_caused_by_blackmail_are_settled_before_the_actions() -> None:
    # Given the last Kandahar tribe holds up a leveraged card, and Anna has no rupee
    state = given.table()
    given.court(state, ANNA, BANDITS, 42)
    given.court(state, BORIS, 61)
    given.tribe(state, ANNA, KANDAHAR)
    given.spy(state, ANNA, BANDITS, 9)
    given.hand(state, ANNA, 9, 13)
    given.rupees(state, ANNA, 0)
    given.doing(state, StartTurn(ANNA))

    state = given.choose(state, by(BANDITS, 61), TakeCylinder(0))

    assert given.asked(state).prompt == "debt.card"
    state = given.choose(state, DiscardCard(CardId(9)), DiscardCard(CardId(13)))
    assert given.asked(state).prompt == "turn.action"
    assert state.players[ANNA].court == [BANDITS]
