"""The favored suit and what moves its marker (R69)."""

from __future__ import annotations

import pytest

from pamir_desktop.model.decisions import EndTurn, NameSuit, PlayCard, Purchase
from pamir_desktop.model.rules.dominance import expire_events
from pamir_desktop.model.rules.favor import change_favored_suit, set_favored_suit
from pamir_desktop.model.terms import CardId, Suit
from tests.model import given
from tests.model.given import ANNA

EVENT_ICONS = [(105, Suit.MILITARY), (115, Suit.INTELLIGENCE), (116, Suit.POLITICAL)]
CARD_ICONS = [
    (35, Suit.POLITICAL),
    (31, Suit.INTELLIGENCE),
    (34, Suit.ECONOMIC),
    (10, Suit.MILITARY),
]


@pytest.mark.parametrize(("card", "suit"), CARD_ICONS)
@pytest.mark.parametrize("before", Suit)
def test_a_suit_icon_moves_the_marker(card: int, suit: Suit, before: Suit) -> None:
    state = given.table()
    state.favored = before
    given.hand(state, ANNA, card)
    given.acting(state)
    after = given.choose(state, PlayCard(CardId(card)))
    while given.asked(after).prompt != "turn.action":
        assert after.favored is before
        after = given.choose(after, given.asked(after).choices[0])
    assert after.favored is suit


@pytest.mark.parametrize(("card", "suit"), CARD_ICONS)
def test_r69_pashtunwali_values_make_icons_of_court_cards_void(card: int, suit: Suit) -> None:
    state = given.table()
    state.favored = next(other for other in Suit if other is not suit)
    given.event(state, 115)
    given.hand(state, ANNA, card)
    given.acting(state)
    after = given.choose(state, PlayCard(CardId(card)))
    while given.asked(after).prompt != "turn.action":
        after = given.choose(after, given.asked(after).choices[0])
    assert after.favored is state.favored


@pytest.mark.parametrize(("event", "suit"), EVENT_ICONS)
@pytest.mark.parametrize("fixed", [False, True])
def test_r69_icons_of_discarded_events_move_the_marker_unless_it_is_fixed(
    event: int, suit: Suit, fixed: bool
) -> None:
    # Given the event is at the left end, and perhaps Pashtunwali Values beside the map
    state = given.table()
    given.market(state, top=(event,))
    state.favored = Suit.ECONOMIC
    if fixed:
        given.event(state, 115)
    given.acting(state)

    # When Anna ends her turn
    after = given.choose(state, EndTurn())

    # Then the marker moved, or the icon was ignored
    assert after.favored is (Suit.ECONOMIC if fixed else suit)
    assert after.discard == [event]


@pytest.mark.parametrize("suit", Suit)
def test_r69_the_buyer_of_pashtunwali_values_picks_any_suit_also_the_current_one(
    suit: Suit,
) -> None:
    state = given.table()
    given.market(state, top=(115,))
    given.acting(state)
    after = given.choose(state, Purchase(0))
    assert given.options(after) == {NameSuit(each) for each in Suit}
    after = given.choose(after, NameSuit(suit))
    assert after.favored is suit
    change_favored_suit(after, Suit((suit + 1) % 4))
    assert after.favored is suit


def test_once_pashtunwali_values_expire_icons_count_again() -> None:
    state = given.table()
    given.event(state, 115)
    seen = []
    change_favored_suit(state, Suit.MILITARY)
    seen.append(state.favored)
    expire_events(state)
    change_favored_suit(state, Suit.MILITARY)
    seen.append(state.favored)
    assert seen == [Suit.POLITICAL, Suit.MILITARY]


def test_the_log_names_a_change_of_an_ignored_icon_and_nothing_else() -> None:
    state = given.table()
    state.log = []
    set_favored_suit(state, Suit.POLITICAL)
    set_favored_suit(state, Suit.ECONOMIC)
    given.event(state, 115)
    change_favored_suit(state, Suit.MILITARY)
    assert [(entry.id, entry.args["suit"]) for entry in state.log] == [
        ("favor.changed", Suit.ECONOMIC),
        ("favor.ignored", Suit.MILITARY),
    ]
