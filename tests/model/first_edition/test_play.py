"""Play (1.4): place, loyalty, impact icons, units by rank."""

from __future__ import annotations

from pamir_desktop.model import State, why_not
from pamir_desktop.model.decisions import DiscardCard, PlaceRoad, PlayCard, TakeCylinder
from pamir_desktop.model.first_edition.standing import hand_limit
from pamir_desktop.model.pieces import armies, on_gift, roads, spies, tribes
from pamir_desktop.model.terms import Border, CardId
from tests.model import given
from tests.model.first_edition.tables import (
    ECONOMIC,
    LEFT,
    MILITARY,
    POLITICAL,
    RIGHT,
    acting,
    first_of,
    influence_in,
    is_menu,
    lose_starting_card,
    table,
)
from tests.model.given import (
    AFGHAN,
    ANNA,
    BORIS,
    BRITISH,
    HERAT,
    KABUL,
    PERSIA,
    PUNJAB,
    RUSSIAN,
)


def with_hand(*cards: int) -> State:
    """Anna is British."""
    state = table(loyalties=(BRITISH, RUSSIAN, RUSSIAN))
    given.hand(state, ANNA, *cards)
    return acting(state)


def play(card: int) -> PlayCard:
    return PlayCard(CardId(card))


def test_t9_spies_are_placed_on_the_card_itself() -> None:
    state = given.choose(with_hand(1), play(1))
    assert spies(state, ANNA, CardId(1)) == 3
    assert hand_limit(state, ANNA) == 4
    # also if there are other cards of the location
    state = with_hand(2)
    given.court(state, ANNA, 4)
    state = given.choose(state, play(2), RIGHT)
    assert [spies(state, ANNA, CardId(card)) for card in (4, 2)] == [0, 2]


def test_t10_garrison_and_informants_of_a_political_card() -> None:
    state = given.choose(with_hand(7), play(7))
    assert armies(state, BRITISH, KABUL) == 1
    assert spies(state, ANNA, CardId(7)) == 1
    assert tribes(state, ANNA, KABUL) == 2


def test_t11_units_by_rank_not_by_icon() -> None:
    state = given.choose(with_hand(67), play(67))
    assert given.options(state) == {
        PlaceRoad(border)
        for border in (
            Border.PERSIA_HERAT,
            Border.TRANSCASPIA_HERAT,
            Border.HERAT_KABUL,
            Border.HERAT_KANDAHAR,
        )
    }
    state = given.choose(state, PlaceRoad(Border.PERSIA_HERAT), PlaceRoad(Border.HERAT_KABUL))
    assert roads(state, BRITISH, Border.PERSIA_HERAT) == 1
    assert roads(state, BRITISH, Border.HERAT_KABUL) == 1
    assert is_menu(state)


def test_armies_of_a_military_card_in_its_location() -> None:
    state = given.choose(with_hand(33), play(33))
    assert armies(state, BRITISH, PUNJAB) == 2


def test_f8_a_card_goes_to_either_end() -> None:
    state = with_hand(9)
    given.court(state, ANNA, 4, 5)
    asked = given.choose(state, play(9))
    assert given.choose(asked, LEFT).players[ANNA].court == [9, 4, 5]
    assert given.choose(asked, RIGHT).players[ANNA].court == [4, 5, 9]


def test_t8_a_foreign_patriot_changes_loyalty() -> None:
    state = with_hand(84)
    given.court(state, ANNA, 20)
    given.spy(state, ANNA, 20)
    given.spy(state, BORIS, 20)
    given.gift(state, ANNA, 0)
    state = given.choose(state, play(84), LEFT)
    assert state.players[ANNA].loyalty is RUSSIAN
    assert state.players[ANNA].court == [84]
    assert 20 in state.discard
    assert first_of(state).starting_cards == 0b110
    assert state.favored is ECONOMIC
    assert armies(state, RUSSIAN, PERSIA) == 2
    assert influence_in(state, ANNA) == (0, 0, 1)
    assert not any(state.cylinders)  # the gift and the spies are home


def test_f8_f37_garrison_and_units_use_the_new_loyalty() -> None:
    # #3 is an Afghan patriot with a garrison in Kabul
    state = given.choose(with_hand(3), play(3))
    assert (armies(state, AFGHAN, KABUL), armies(state, BRITISH, KABUL)) == (1, 0)
    assert state.favored is MILITARY


def test_f37_a_debt_takes_the_patriot_just_played() -> None:
    # Given Anna, British by the leveraged patriots #40 and #80 alone, without a rupee
    state = with_hand(84)
    lose_starting_card(state, ANNA)
    given.court(state, ANNA, 40, 80)
    given.rupees(state, ANNA, 0)
    # When she plays a Russian patriot and pays the debt of 3 with it
    state = given.choose(state, play(84), LEFT)
    assert given.asked(state).args["missing"] == 3
    outcome = given.outcome(state, DiscardCard(CardId(84)))
    # Then its icons and units are lost, the rest of the debt is forgiven, and she is Afghan
    state = outcome.state
    assert "icons.lost" in given.logged(outcome)
    assert "leverage.forgiven" in given.logged(outcome)
    assert state.players[ANNA].loyalty is AFGHAN
    assert "loyalty.changed" not in given.logged(outcome)  # she was never Russian
    assert not any(state.blocks)
    assert state.favored is POLITICAL


def test_leverage_money_cannot_pay_the_toll_f8() -> None:
    state = with_hand(14)
    given.tribe(state, BORIS, KABUL)
    given.rupees(state, ANNA, 0)
    state.declined_bribes = 3
    reason = why_not(state, play(14))
    assert reason is not None
    assert reason.id == "first.toll"


def test_the_obstacles_of_a_play() -> None:
    state = with_hand(9)
    reason = why_not(state, play(8))
    assert reason is not None
    assert reason.id == "play.not_in_hand"
    state.actions_left = 0
    reason = why_not(state, play(9))
    assert reason is not None
    assert reason.id == "play.no_actions"


def test_f46_an_icon_of_the_present_regime_changes_nothing() -> None:
    state = with_hand(58)
    state.favored = ECONOMIC
    outcome = given.outcome(given.choose(state), play(58))
    assert "regime.changed" not in given.logged(outcome)
    assert outcome.state.favored is ECONOMIC


def test_t41_with_an_empty_supply_pieces_are_taken_from_play() -> None:
    # Given ten pieces in play: three gifts, five tribes and two spies
    state = with_hand(1)
    for gift in range(3):
        given.gift(state, ANNA, gift)
    given.tribe(state, ANNA, KABUL, 4)
    given.tribe(state, ANNA, HERAT)
    given.court(state, ANNA, 5, 7)
    given.spy(state, ANNA, 5)
    given.spy(state, ANNA, 7)
    state = given.choose(state, play(1), RIGHT)
    # When #1 places three spies, each is one of those pieces, but never a gift
    for _ in range(3):
        asked = given.asked(state)
        assert asked.prompt == "first.take_piece"
        pieces = [c.cylinder for c in asked.choices if isinstance(c, TakeCylinder)]
        places = {state.cylinders[piece] for piece in pieces}
        assert not places & {on_gift(0), on_gift(1), on_gift(2)}
        assert 1 not in places  # a spy just put there cannot be taken again
        state = given.choose(state, asked.choices[-1])
    # Then no overthrow follows, even where the last tribe left
    assert spies(state, ANNA, CardId(1)) == 3
    assert state.players[ANNA].court == [5, 7, 1]
    assert is_menu(state)
