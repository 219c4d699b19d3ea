"""Impact icons of a card just played (3.2 step 5)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import (
    DiscardCard,
    PlaceRoad,
    PlaceSpy,
    PlayAt,
    PlayCard,
    TakeBlock,
    TakeCylinder,
)
from pamir_desktop.model.pieces import (
    armies,
    blocks_in_play,
    cylinder_at,
    cylinders_in_play,
    in_region,
    roads,
    spies,
    tribes,
)
from pamir_desktop.model.terms import (
    BORDERS_OF,
    FAVOR_SUIT,
    Border,
    CardId,
    CourtEnd,
    Impact,
    Region,
    Suit,
)
from tests.model import given
from tests.model.given import (
    AFGHAN,
    ANNA,
    BORIS,
    BRITISH,
    HERAT,
    KABUL,
    KANDAHAR,
    PERSIA,
    PUNJAB,
    RUSSIAN,
    TRANSCASPIA,
)

LEFT = PlayAt(CourtEnd.LEFT)


def playing(state: State, card: int) -> State:
    """Anna, with an empty court, plays the card; no bribe is due."""
    given.hand(state, ANNA, card)
    given.acting(state)
    return given.choose(state, PlayCard(CardId(card)))


# --- One icon after the other ----------------------------------------------------------------


def test_r6_icons_are_resolved_in_the_printed_order() -> None:
    # Given Dost Mohammad: tribe, tribe, army, spy
    state = given.table()
    given.hand(state, ANNA, 7)
    given.acting(state)
    result = given.outcome(state, PlayCard(CardId(7)))

    # Then two tribes and an army are there before the spy is asked for
    logged = [entry.id for entry in result.log if entry.id.endswith("placed")]
    assert logged == ["cylinder.placed", "cylinder.placed", "block.placed"]
    assert tribes(result.state, ANNA, KABUL) == 2
    assert armies(result.state, AFGHAN, KABUL) == 1
    assert given.asked(result.state).prompt == "impact.spy"


@pytest.mark.parametrize(
    ("card", "prompts"),
    [
        (8, ["impact.road", "impact.road", "impact.spy"]),  # roads before the spy
        (91, ["impact.spy"]),
        (12, ["impact.road"] * 3),
        (53, ["impact.spy"]),
    ],
)
def test_r6_the_questions_come_in_the_printed_order(card: int, prompts: list[str]) -> None:
    state = playing(given.table(), card)
    asked = []
    while (decision := given.asked(state)).prompt != "turn.action":
        asked.append(decision.prompt)
        state = given.choose(state, decision.choices[0])
    assert asked == prompts


@pytest.mark.parametrize("card", sorted(CARDS))
def test_every_card_places_exactly_what_its_icons_show(card: int) -> None:
    """All hundred cards, played into an empty court with the patriot's loyalty."""
    facts = CARDS[CardId(card)]
    loyalty = AFGHAN if facts.patriot is None else facts.patriot
    state = given.table(loyalties=(loyalty, BRITISH, RUSSIAN))
    state.favored = Suit.POLITICAL
    after = playing(state, card)
    while (decision := given.asked(after)).prompt != "turn.action":
        after = given.choose(after, decision.choices[0])

    count = facts.impact.count
    assert tribes(after, ANNA, facts.region) == count(Impact.TRIBE)
    assert spies(after, ANNA, CardId(card)) == count(Impact.SPY)
    assert cylinders_in_play(after, ANNA) == count(Impact.TRIBE) + count(Impact.SPY)
    assert armies(after, loyalty, facts.region) == count(Impact.ARMY)
    assert roads(after, loyalty, BORDERS_OF[facts.region][0]) == count(Impact.ROAD)
    leverage = count(Impact.LEVERAGED)
    assert after.players[ANNA].rupees == 4 + 2 * leverage
    assert after.leveraged == leverage << card
    suits = [FAVOR_SUIT[icon] for icon in facts.impact if icon in FAVOR_SUIT]
    assert after.favored is (suits[0] if suits else Suit.POLITICAL)


# --- Spies -----------------------------------------------------------------------------------


def test_a_spy_goes_on_any_card_of_the_region_in_any_court() -> None:
    # Given Punjab cards in two courts and in a hand, and a Kabul card
    state = given.table()
    given.court(state, BORIS, 24, 9, 33)
    given.hand(state, BORIS, 29)
    after = playing(state, 18)
    assert given.options(after) == {PlaceSpy(CardId(card)) for card in (18, 24, 33)}
    assert given.asked(after).args == {"card": 18, "region": PUNJAB, "index": 0}


def test_each_spy_icon_chooses_again() -> None:
    state = given.table()
    given.court(state, BORIS, 9)
    after = playing(state, 1)
    after = given.choose(after, PlaceSpy(CardId(9)), PlaceSpy(CardId(1)), PlaceSpy(CardId(9)))
    assert spies(after, ANNA, CardId(9)) == 2
    assert spies(after, ANNA, CardId(1)) == 1


# --- Roads and armies ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "region", "count"),
    [(9, KABUL, 4), (62, HERAT, 4), (49, KANDAHAR, 3), (95, TRANSCASPIA, 3), (80, PERSIA, 2)],
)
def test_a_road_goes_on_any_border_of_the_region(card: int, region: Region, count: int) -> None:
    after = playing(given.table(), card)
    assert given.options(after) == {PlaceRoad(border) for border in BORDERS_OF[region]}
    assert len(given.options(after)) == count


def test_blocks_are_of_the_current_loyalty_even_of_a_foreign_patriot() -> None:
    # Given Anna is Afghan and plays Army of the Indus, a British patriot
    after = playing(given.table(), 32)
    assert armies(after, BRITISH, PUNJAB) == 3
    assert blocks_in_play(after, AFGHAN) == 0


# --- Leverage and suits ----------------------------------------------------------------------


def test_leverage_takes_two_rupees_from_the_bank() -> None:
    state = given.table()
    after = given.choose(playing(state, 54), PlaceSpy(CardId(54)))
    assert after.players[ANNA].rupees == 6
    assert after.rupees_in_game == state.rupees_in_game + 2
    assert after.leveraged == 1 << 54


def test_the_card_is_leveraged_only_once_its_icon_was_resolved() -> None:
    after = playing(given.table(), 54)
    assert given.asked(after).prompt == "impact.spy"
    assert after.leveraged == 0


def test_r69_suit_icons_are_ignored_under_pashtunwali_values() -> None:
    state = given.table()
    given.event(state, 115)
    after = playing(state, 31)
    assert after.favored is Suit.POLITICAL
    assert armies(after, AFGHAN, PUNJAB) == 1


# --- Icons that cannot be resolved -----------------------------------------------------------


def all_placed(state: State) -> None:
    """Every Afghan block and every cylinder of Anna is in play and was placed this turn."""
    given.army(state, AFGHAN, HERAT, 12)
    given.tribe(state, ANNA, HERAT, 10)
    state.placed_blocks = (1 << 12) - 1
    state.placed_cylinders = (1 << 10) - 1


def test_r23_icons_without_a_piece_to_place_are_skipped_and_play_goes_on() -> None:
    # Given nothing is left to place, and #91: tribe, army, spy
    state = given.table()
    all_placed(state)
    after = playing(state, 91)
    assert given.asked(after).prompt == "turn.action"
    assert tribes(after, ANNA, TRANSCASPIA) == 0
    assert armies(after, AFGHAN, TRANSCASPIA) == 0
    assert CardId(91) not in after.cylinders
    assert after.players[ANNA].court == [91]


def test_r23_d24_a_skipped_road_does_not_stop_the_leverage_after_it() -> None:
    # Given #30: road, spy, leverage
    state = given.table()
    all_placed(state)
    given.hand(state, ANNA, 30)
    given.acting(state)
    result = given.outcome(state, PlayCard(CardId(30)))
    assert given.logged(result).count("icon.skipped") == 2
    assert result.state.players[ANNA].rupees == 6
    assert result.state.leveraged == 1 << 30


def test_icons_may_not_be_declined() -> None:
    state = playing(given.table(), 18)
    assert given.options(state) == {PlaceSpy(CardId(18))}


def test_an_empty_supply_asks_which_piece_to_take_for_each_icon() -> None:
    # Given twelve armies in Herat and ten tribes in Persia, none placed this turn
    state = given.table()
    given.army(state, AFGHAN, HERAT, 12)
    given.tribe(state, ANNA, PERSIA, 10)
    after = playing(state, 30)
    after = given.choose(after, PlaceRoad(Border.KABUL_PUNJAB))
    assert given.options(after) == {TakeBlock(0)}
    after = given.choose(after, TakeBlock(0))
    after = given.choose(after, PlaceSpy(CardId(30)))
    assert given.options(after) == {TakeCylinder(0)}
    after = given.choose(after, TakeCylinder(0))
    assert roads(after, AFGHAN, Border.KABUL_PUNJAB) == 1
    assert spies(after, ANNA, CardId(30)) == 1


# --- Icons lost with the card ----------------------------------------------------------------


def test_r101_a_card_lost_between_its_icons_loses_the_rest() -> None:
    # Given Anna has all cylinders in play, the only Punjab tribe among them, a leveraged Political
    # card of Punjab, no money, and plays #79: road, spy, leverage
    state = given.table()
    given.court(state, ANNA, 27)
    given.tribe(state, ANNA, PUNJAB)
    given.tribe(state, ANNA, HERAT, 9)
    given.rupees(state, ANNA, 0)
    given.court(state, BORIS, 75)
    given.hand(state, ANNA, 79)
    given.acting(state)
    after = given.choose(state, PlayCard(CardId(79)), LEFT)
    after = given.choose(after, PlaceRoad(Border.PERSIA_HERAT), PlaceSpy(CardId(75)))

    # When she takes that tribe for the spy, the overthrow takes #27, whose debt takes #79
    tribe = cylinder_at(after, ANNA, in_region(PUNJAB))
    after = given.choose(after, TakeCylinder(tribe))
    assert given.options(after) == {DiscardCard(CardId(79))}
    after = given.choose(after, DiscardCard(CardId(79)))

    # Then the leverage never pays out
    assert after.players[ANNA].rupees == 0
    assert after.leveraged == 0
    assert spies(after, ANNA, CardId(75)) == 1
    assert after.discard == [27, 79]
    assert given.asked(after).prompt == "turn.action"


def test_r101_the_card_that_stays_resolves_its_leverage_after_the_debt() -> None:
    # Given the same, with two hand cards to pay instead
    state = given.table()
    given.court(state, ANNA, 27)
    given.tribe(state, ANNA, PUNJAB)
    given.tribe(state, ANNA, HERAT, 9)
    given.rupees(state, ANNA, 0)
    given.hand(state, ANNA, 79, 9, 13)
    given.acting(state)
    after = given.choose(state, PlayCard(CardId(79)), LEFT)
    after = given.choose(after, PlaceRoad(Border.PERSIA_HERAT), PlaceSpy(CardId(79)))
    tribe = cylinder_at(after, ANNA, in_region(PUNJAB))
    after = given.choose(
        after, TakeCylinder(tribe), DiscardCard(CardId(9)), DiscardCard(CardId(13))
    )
    assert after.players[ANNA].court == [79]
    assert after.players[ANNA].rupees == 2
    assert after.leveraged == 1 << 79
    assert spies(after, ANNA, CardId(79)) == 1
