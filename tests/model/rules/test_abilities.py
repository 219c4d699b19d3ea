"""Special abilities (section 4) in trade, bribes, Build and bonus actions.

Those about spies are in test_abilities_spies, those about armies and tribes in test_abilities_map.
"""

from __future__ import annotations

import pytest

from pamir_desktop.model import State
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import (
    Act,
    BuildArmy,
    BuildRoad,
    Choice,
    GiveGift,
    PayBribe,
    PlayAt,
    PlayCard,
    ProposeBribe,
    Purchase,
    Stop,
    TaxPlayer,
    TaxSlot,
    Withdraw,
)
from pamir_desktop.model.parts.courts import stars
from pamir_desktop.model.pieces import armies
from pamir_desktop.model.rules import abilities, build
from pamir_desktop.model.rules.discard import DiscardFromCourt
from pamir_desktop.model.rules.payment import price
from pamir_desktop.model.terms import BORDERS_OF, CardAction, CardId, CourtEnd, Suit
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, KABUL, PUNJAB, RUSSIAN

LEFT = PlayAt(CourtEnd.LEFT)


def test_every_ability_on_the_cards_has_its_rule() -> None:
    """22 cards, 18 titles, 20 effects."""
    on_cards = {card.number: card.ability for card in CARDS.values() if card.ability}
    in_rules = {
        abilities.INDISPENSABLE_ADVISORS: "indispensable_advisors",
        abilities.INSURRECTION: "insurrection",
        abilities.CLAIM_OF_ANCIENT_LINEAGE: "claim_of_ancient_lineage",
        **dict.fromkeys(abilities.BODYGUARDS, "bodyguards"),
        **{card: f"citadel_{r.name.lower()}" for r, card in abilities.CITADEL_OF.items()},
        abilities.STRANGE_BEDFELLOWS: "strange_bedfellows",
        abilities.CIVIL_SERVICE_REFORMS: "civil_service_reforms",
        **dict.fromkeys(abilities.SAFE_HOUSES, "safe_house"),
        abilities.CHARISMATIC_COURTIERS: "charismatic_courtiers",
        **{card: f"blackmail_{r.name.lower()}" for card, r in abilities.BLACKMAIL_OF.items()},
        abilities.INDIAN_SUPPLIES: "indian_supplies",
        abilities.WELL_CONNECTED: "well_connected",
        abilities.HERAT_INFLUENCE: "herat_influence",
        abilities.PERSIAN_INFLUENCE: "persian_influence",
        abilities.RUSSIAN_INFLUENCE: "russian_influence",
        abilities.INFRASTRUCTURE: "infrastructure",
        abilities.ALWAYS_FAVORED[0]: "savvy_operator",
        abilities.ALWAYS_FAVORED[1]: "irregulars",
    }
    assert in_rules == on_cards
    assert (len(on_cards), len(set(on_cards.values()))) == (22, 20)


# --- Claim of Ancient Lineage (#5) -----------------------------------------------------------


def claimant() -> State:
    """Anna has #5 and a Tax card, and rules nothing; Boris has 6 rupees."""
    state = given.table(players=2)
    given.court(state, ANNA, 5, 13)
    given.rupees(state, BORIS, 6)
    return given.acting(state)


TAX = Act(CardId(13), CardAction.TAX)


def test_d20_r38_the_claim_taxes_any_court_but_an_empty_one() -> None:
    state = claimant()
    assert TAX not in given.options(state)

    # When Boris has a card of any region without an Economic star
    given.court(state, BORIS, 38)
    after = given.choose(state, TAX)
    assert given.options(after) == {TaxPlayer(BORIS)}
    after = given.choose(after, TaxPlayer(BORIS), TaxPlayer(BORIS))
    assert [player.rupees for player in after.players] == [6, 4]


def test_the_claim_stops_at_the_shelter() -> None:
    state = claimant()
    given.court(state, BORIS, 38, 12)
    given.rupees(state, BORIS, 4)
    after = given.choose(state, TAX, TaxPlayer(BORIS))
    assert given.asked(after).prompt == "turn.action"
    assert after.players[BORIS].rupees == 3


def test_the_claim_neither_builds_nor_takes_bribes() -> None:
    state = claimant()
    given.full_market(state)
    assert build.obstacle(state, ANNA) == "build.rule_none"
    state.agenda.clear()
    given.hand(state, BORIS, 29)
    given.acting(state, BORIS)
    assert given.asked(given.choose(state, PlayCard(CardId(29)))).prompt == "impact.road"


def test_without_the_claim_an_unruled_court_cannot_be_taxed() -> None:
    state = claimant()
    given.court(state, ANNA, 13)
    given.court(state, BORIS, 38)
    assert TAX not in given.options(state)


# --- Civil Service Reforms (#24), Charismatic Courtiers (#42) --------------------------------


def test_civil_service_reforms_pay_no_hostage_bribe_even_when_held_themselves() -> None:
    # Given Ranjit Singh and a Gift card, both held by Boris
    state = given.table()
    given.full_market(state)
    given.court(state, ANNA, 24, 18)
    given.spy(state, BORIS, 24, 2)
    given.spy(state, BORIS, 18, 3)
    given.acting(state)
    after = given.choose(state, Act(CardId(18), CardAction.GIFT))
    assert given.options(after) == {GiveGift(0), GiveGift(1)}
    assert after.players[BORIS].rupees == 4


def test_civil_service_reforms_do_not_help_others_nor_for_playing() -> None:
    state = given.table()
    given.court(state, CLARA, 24)
    given.court(state, ANNA, 18)
    given.spy(state, BORIS, 18, 2)
    given.acting(state)
    after = given.choose(state, Act(CardId(18), CardAction.GIFT))
    assert given.options(after) == {PayBribe(2), ProposeBribe(0), ProposeBribe(1), Withdraw()}


def test_charismatic_courtiers_play_into_any_ruled_region_for_nothing() -> None:
    state = given.table()
    given.court(state, ANNA, 42)
    given.spy(state, BORIS, 42)
    given.hand(state, ANNA, 29)
    given.tribe(state, BORIS, PUNJAB, 3)
    given.acting(state)
    after = given.choose(state, PlayCard(CardId(29)), LEFT)
    assert after.players[ANNA].court == [29, 42]
    assert after.players[BORIS].rupees == 4


def test_charismatic_courtiers_cover_the_card_that_drives_them_out() -> None:
    # Given Anna leaves the Afghans with a British patriot for Punjab, which Boris rules
    state = given.table()
    given.court(state, ANNA, 42)
    given.hand(state, ANNA, 32, 29)
    given.tribe(state, BORIS, PUNJAB)
    given.acting(state)
    after = given.choose(state, PlayCard(CardId(32)), LEFT)

    # Then #42 left with its debt, and the next card owes a bribe
    assert after.players[ANNA].court == [32]
    assert after.players[ANNA].rupees == 2
    after = given.choose(after, PlayCard(CardId(29)))
    assert given.asked(after).prompt == "bribe.offer"


# --- Influence in the market (#66, #68, #70) -------------------------------------------------


@pytest.mark.parametrize(
    ("owned", "free"),
    [
        (66, [CardId(n) for n in range(54, 68)]),
        (68, [CardId(n) for n in range(68, 85)]),
        (70, [CardId(n) for n in (69, 70, 81, 84, 86, 87, 89, 95, 99, 100)]),
    ],
)
def test_influence_makes_exactly_these_cards_free(owned: int, free: list[CardId]) -> None:
    state = given.table()
    given.court(state, ANNA, owned)
    found = []
    for number in range(1, 117):
        state.market_cards[5] = CardId(number)
        if price(state, ANNA, 5) == 0:
            found.append(number)
        assert price(state, BORIS, 5) == 5
    assert found == free


@pytest.mark.parametrize(("owned", "wanted"), [(66, 58), (68, 75), (70, 99)])
def test_a_free_card_is_bought_without_rupees_or_ban_at_military_prices(
    owned: int, wanted: int
) -> None:
    state = given.table(loyalties=(RUSSIAN, BRITISH, AFGHAN))
    given.full_market(state)
    state.market_cards[11] = CardId(wanted)
    given.rupees_on(state, 11, 1)
    given.court(state, ANNA, owned)
    given.spy(state, BORIS, owned)
    given.rupees(state, ANNA, 0)
    state.favored = Suit.MILITARY
    given.acting(state)
    after = given.choose(state, Purchase(11))
    assert after.players[ANNA].hand == [wanted]
    assert after.players[ANNA].rupees == 1
    assert (after.banned, sum(after.market_rupees)) == (0, 0)


# --- Infrastructure (#78) --------------------------------------------------------------------


def builder(*court: int) -> State:
    """Anna rules Kabul alone."""
    state = given.table()
    given.full_market(state)
    given.court(state, ANNA, *court)
    given.tribe(state, ANNA, KABUL)
    return given.acting(state)


SPACES: set[Choice] = {BuildArmy(KABUL), *(BuildRoad(border) for border in BORDERS_OF[KABUL])}


@pytest.mark.parametrize("acting_card", [17, 78])
def test_r43_infrastructure_adds_a_free_block_after_a_build_with_any_card(
    acting_card: int,
) -> None:
    state = builder(78, 17)
    army = BuildArmy(KABUL)
    after = given.choose(state, Act(CardId(acting_card), CardAction.BUILD), army, Stop())
    assert given.asked(after).prompt == "build.free"
    assert given.options(after) == SPACES  # it cannot be declined
    after = given.choose(after, army)
    assert armies(after, AFGHAN, KABUL) == 2
    assert after.players[ANNA].rupees == 2
    assert given.asked(after).prompt == "turn.action"


def test_r40_infrastructure_needs_a_paid_block_first() -> None:
    state = builder(78)
    after = given.choose(state, Act(CardId(78), CardAction.BUILD))
    assert given.options(after) == SPACES


def test_nation_building_does_not_double_infrastructure() -> None:
    state = builder(78)
    given.event(state, 112, ANNA)
    army = BuildArmy(KABUL)
    after = given.choose(state, Act(CardId(78), CardAction.BUILD), army, army, Stop(), army)
    assert armies(after, AFGHAN, KABUL) == 3
    assert after.players[ANNA].rupees == 2
    assert given.asked(after).prompt == "turn.action"


def test_infrastructure_of_another_player_builds_nothing() -> None:
    state = builder(17)
    given.court(state, BORIS, 78)
    after = given.choose(state, Act(CardId(17), CardAction.BUILD), BuildArmy(KABUL), Stop())
    assert given.asked(after).prompt == "turn.action"


# --- Savvy Operator (#91), Irregulars (#99) --------------------------------------------------


def test_r67_savvy_operator_betrays_for_no_action_also_after_the_last_one() -> None:
    state = given.table()
    given.full_market(state)
    given.court(state, ANNA, 91)
    given.court(state, BORIS, 9)
    given.spy(state, ANNA, 9)
    state.favored = Suit.ECONOMIC
    state.actions_left = 0
    given.acting(state)
    betray = Act(CardId(91), CardAction.BETRAY)
    after = given.choose(state, betray)
    assert after.actions_left == 0
    assert after.used == 1 << 91


def test_r67_irregulars_battle_for_no_action_once_a_turn() -> None:
    state = given.table(loyalties=(RUSSIAN, BRITISH, AFGHAN))
    given.court(state, ANNA, 99)
    given.army(state, RUSSIAN, KABUL)
    given.army(state, BRITISH, KABUL, 2)
    given.acting(state)
    battle = Act(CardId(99), CardAction.BATTLE)
    after = given.choose(state, battle)
    while given.asked(after).prompt != "turn.action":
        after = given.choose(after, given.asked(after).choices[0])
    assert after.actions_left == 2
    assert armies(after, BRITISH, KABUL) == 1
    assert battle not in given.options(after)


def test_r67_both_cards_keep_their_own_suit_for_stars() -> None:
    state = given.table()
    given.court(state, ANNA, 91, 99)
    state.favored = Suit.ECONOMIC
    assert [stars(state, ANNA, suit) for suit in Suit] == [1, 0, 0, 1]


# --- When an ability works -------------------------------------------------------------------


def test_an_ability_ends_the_moment_its_card_leaves() -> None:
    state = given.table()
    given.court(state, ANNA, 66)
    state.market_cards[5] = CardId(58)
    assert price(state, ANNA, 5) == 0
    given.doing(state, DiscardFromCourt(ANNA, (CardId(66),), "limit"))
    assert price(state, ANNA, 5) == 5


def test_a_card_in_hand_has_no_ability() -> None:
    state = given.table()
    given.hand(state, ANNA, 66)
    state.market_cards[5] = CardId(58)
    assert price(state, ANNA, 5) == 5


def test_r99_abilities_of_a_hostage_keep_working() -> None:
    state = claimant()
    given.court(state, BORIS, 38)
    given.spy(state, BORIS, 5, 2)
    after = given.choose(state, TAX)
    assert given.options(after) == {TaxPlayer(BORIS)}


def test_an_ability_works_during_the_play_of_its_own_card() -> None:
    # Given Anna has a Tax card and plays #5
    state = given.table(players=2)
    given.full_market(state)
    given.rupees_on(state, 3, 1)
    given.court(state, ANNA, 90)
    given.court(state, BORIS, 38)
    given.hand(state, ANNA, 5)
    given.acting(state)
    after = given.choose(state, PlayCard(CardId(5)), LEFT, Act(CardId(90), CardAction.TAX))
    assert given.options(after) == {TaxPlayer(BORIS), TaxSlot(3)}
