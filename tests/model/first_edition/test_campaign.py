"""Campaign (1.7): the group, its move and the baggage train."""

from __future__ import annotations

from pamir_desktop.model import State, why_not
from pamir_desktop.model.decisions import Choice, RemoveBlock, Skip, Stop
from pamir_desktop.model.first_edition.choices import (
    Attack,
    BaggageRow,
    March,
    Muster,
    NoAttack,
    Stay,
    UseFavor,
)
from pamir_desktop.model.pieces import armies, roads
from pamir_desktop.model.terms import NO_CARD, NOBODY, Border
from tests.model import given
from tests.model.first_edition.tables import (
    CAMPAIGN,
    acting,
    hold_favor,
    is_menu,
    lose_starting_card,
    table,
    use,
    uses,
)
from tests.model.given import (
    AFGHAN,
    ANNA,
    BRITISH,
    HERAT,
    KABUL,
    PERSIA,
    PUNJAB,
    RUSSIAN,
    TRANSCASPIA,
)

BRITISH_ANNA = (BRITISH, RUSSIAN, RUSSIAN)


def refusal(state: State, attempt: Choice) -> str | None:
    reason = why_not(state, attempt)
    return None if reason is None else reason.id


def marching(rupees: int = 2, card: int = 33) -> State:
    state = table(loyalties=BRITISH_ANNA)
    given.full_market(state)
    given.court(state, ANNA, card)
    given.army(state, BRITISH, KABUL, 2)
    given.rupees(state, ANNA, rupees)
    acting(state)
    hold_favor(state, NOBODY, AFGHAN)  # her military stars would give it to Anna
    return state


def begin(state: State, card: int = 33) -> State:
    return given.choose(state, use(card, CAMPAIGN), Muster(KABUL))


def test_t18_the_baggage_train_costs_two_rupees() -> None:
    state = given.choose(begin(marching()), March(HERAT))
    assert (state.market_rupees[5], state.market_rupees[11]) == (1, 1)
    for slot in (5, 11):
        assert state.banned >> state.market_cards[slot] & 1
    assert armies(state, BRITISH, HERAT) == 2
    assert is_menu(state)


def test_t18_with_the_afghan_favor_one_rupee_on_one_row() -> None:
    state = marching()
    hold_favor(state, ANNA, AFGHAN)
    state = given.choose(begin(state), March(HERAT))
    assert given.options(state) == {BaggageRow(0), BaggageRow(1)}
    state = given.choose(state, BaggageRow(1))
    assert (state.market_rupees[5], state.market_rupees[11]) == (0, 1)
    assert given.purses(state)[ANNA] == 1


def test_f35_a_row_without_cards_cannot_be_picked() -> None:
    state = marching()
    hold_favor(state, ANNA, AFGHAN)
    state.market_cards[:6] = [NO_CARD] * 6
    state = given.choose(begin(state), March(HERAT))
    assert state.market_rupees[11] == 1
    empty = marching()
    hold_favor(empty, ANNA, AFGHAN)
    empty.market_cards = [NO_CARD] * 12
    empty = given.choose(begin(empty), March(HERAT))
    assert given.purses(empty)[ANNA] == 1
    assert empty.rupees_in_game == 9


def test_f14_nothing_is_paid_where_a_road_is() -> None:
    state = marching(0)
    given.road(state, BRITISH, Border.HERAT_KABUL)
    state = begin(state)
    assert given.options(state) == {March(HERAT)}
    assert refusal(state, March(PUNJAB)) == "first.march_too_dear"
    assert refusal(state, March(PERSIA)) == "first.march_not_adjacent"
    assert refusal(state, Stay()) == "first.stay_nothing"
    state = given.choose(state, March(HERAT))
    assert not any(state.market_rupees)


def test_f14_a_campaign_must_move_or_eliminate_something() -> None:
    state = marching(1)
    assert refusal(state, use(33, CAMPAIGN)) == "first.campaign_nothing"
    assert uses(state) == set()
    given.road(state, RUSSIAN, Border.KABUL_PUNJAB)
    assert uses(state) == {use(33, CAMPAIGN)}
    state.blocks[12:24] = bytes(12)
    assert refusal(state, use(33, CAMPAIGN)) == "first.campaign_no_army"


def test_f14_where_a_group_can_be_mustered() -> None:
    state = given.choose(marching(), use(33, CAMPAIGN))
    assert given.options(state) == {Muster(KABUL)}
    assert refusal(state, Muster(HERAT)) == "first.muster_no_army"
    # the location of the acting card is irrelevant: #33 is of Punjab


def case_32(rupees: int) -> State:
    state = marching(rupees)
    given.army(state, BRITISH, HERAT)
    given.army(state, RUSSIAN, HERAT, 2)
    given.road(state, RUSSIAN, Border.PERSIA_HERAT)
    return state


def test_t32_a_group_of_three_meets_two_armies_and_a_road() -> None:
    state = given.choose(begin(case_32(2)), March(HERAT), Attack(RUSSIAN))
    assert (state.market_rupees[5], state.market_rupees[11]) == (1, 1)
    for _ in range(2):
        assert given.options(state) - {Stop()} == {RemoveBlock(first_block(state))}
        state = given.choose(state, RemoveBlock(first_block(state)))
    assert is_menu(state)
    assert (armies(state, BRITISH, HERAT), armies(state, RUSSIAN, HERAT)) == (1, 0)
    assert roads(state, RUSSIAN, Border.PERSIA_HERAT) == 1


def test_t32_with_the_russian_favor_the_road_falls_too() -> None:
    state = case_32(3)
    hold_favor(state, ANNA, RUSSIAN)
    state = given.choose(begin(state), March(HERAT), Attack(RUSSIAN))
    assert given.options(state) == {UseFavor(), Skip()}
    state = given.choose(state, UseFavor())
    assert given.purses(state)[ANNA] == 0
    for _ in range(3):
        state = given.choose(state, given.asked(state).choices[0])
    assert is_menu(state)
    assert roads(state, RUSSIAN, Border.PERSIA_HERAT) == 0
    assert armies(state, BRITISH, HERAT) == 1  # the road cost no army


def test_t32_with_a_british_road_nothing_is_paid() -> None:
    state = case_32(2)
    given.road(state, BRITISH, Border.HERAT_KABUL)
    state = given.choose(begin(state), March(HERAT))
    assert given.purses(state)[ANNA] == 2


def first_block(state: State) -> int:
    choice = given.asked(state).choices[0]
    assert isinstance(choice, RemoveBlock)
    return choice.block


def test_t19_f38_the_russian_favor_is_for_ranks_below_three() -> None:
    for card, offered in ((33, True), (98, False)):
        state = marching(1, card)
        given.road(state, RUSSIAN, Border.KABUL_PUNJAB, 4)
        hold_favor(state, ANNA, RUSSIAN)
        state = given.choose(begin(state, card), Stay(), Attack(RUSSIAN))
        assert (UseFavor() in given.options(state)) is offered
        state = given.choose(state, UseFavor()) if offered else state
        assert given.asked(state).args["left"] == 3


def test_f38_it_needs_a_rupee_and_an_attack() -> None:
    state = marching(0)
    given.road(state, RUSSIAN, Border.KABUL_PUNJAB)
    hold_favor(state, ANNA, RUSSIAN)
    state = given.choose(begin(state), Stay(), Attack(RUSSIAN))
    assert given.asked(state).prompt == "first.eliminate"
    # without an attack it is never asked
    state = case_32(4)
    hold_favor(state, ANNA, RUSSIAN)
    state = given.choose(begin(state), March(HERAT), NoAttack())
    assert is_menu(state)
    assert given.purses(state)[ANNA] == 2


def test_one_other_empire_is_attacked_and_never_ones_empire() -> None:
    state = marching()
    given.army(state, RUSSIAN, KABUL)
    given.army(state, AFGHAN, KABUL)  # an empire without loyal players can be attacked
    state = given.choose(begin(state), Stay())
    assert given.options(state) == {Attack(RUSSIAN), Attack(AFGHAN)}
    assert refusal(state, Attack(BRITISH)) == "first.attack_own"
    assert refusal(state, NoAttack()) == "first.campaign_must_attack"


def test_the_group_is_all_armies_of_the_location() -> None:
    state = marching(2)
    given.army(state, BRITISH, TRANSCASPIA)
    lose_starting_card(state)
    outcome = given.outcome(begin(state), March(TRANSCASPIA))
    marched = next(entry for entry in outcome.log if entry.id == "campaign.marched")
    assert marched.args["armies"] == 2
    assert armies(outcome.state, BRITISH, TRANSCASPIA) == 3
