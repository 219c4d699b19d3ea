"""The attack of a campaign (1.7): eliminations, intel, overthrow."""

from __future__ import annotations

from pamir_desktop.model import State, why_not
from pamir_desktop.model.decisions import (
    Choice,
    DiscardCard,
    RemoveBlock,
    RemoveCylinder,
    Skip,
    Stop,
)
from pamir_desktop.model.first_edition.choices import (
    AcceptOffer,
    AskForSpy,
    Attack,
    MakeOffer,
    Muster,
    RefuseOffer,
    Stay,
)
from pamir_desktop.model.pieces import armies, cylinder_at, in_region, spies, tribes
from pamir_desktop.model.terms import Border, CardId, Coalition, Seat
from tests.model import given
from tests.model.first_edition.tables import CAMPAIGN, MILITARY, acting, is_menu, table, use
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL, RUSSIAN


def case_16() -> State:
    """One Afghan army against two British ones and three loyal tribes in Kabul."""
    state = table(3, (AFGHAN, BRITISH, BRITISH))
    given.court(state, ANNA, 98)
    given.army(state, AFGHAN, KABUL)
    given.army(state, BRITISH, KABUL, 2)
    given.tribe(state, BORIS, KABUL, 2)
    given.tribe(state, CLARA, KABUL)
    return acting(state)


def attack(state: State, empire: Coalition = BRITISH) -> State:
    return given.choose(state, use(98, CAMPAIGN), Muster(KABUL), Stay(), Attack(empire))


def refusal(state: State, attempt: Choice) -> str | None:
    reason = why_not(state, attempt)
    return None if reason is None else reason.id


def tribe_of(state: State, seat: Seat) -> RemoveCylinder:
    return RemoveCylinder(cylinder_at(state, seat, in_region(KABUL)))


def test_t16_each_enemy_army_costs_one_of_the_group() -> None:
    state = attack(case_16())
    assert given.options(state) == {RemoveBlock(12)}
    assert refusal(state, tribe_of(state, BORIS)) == "first.armies_first"
    assert refusal(state, RemoveBlock(0)) == "first.not_enemy"
    state = given.choose(state, RemoveBlock(12))
    assert is_menu(state)
    assert (armies(state, AFGHAN, KABUL), armies(state, BRITISH, KABUL)) == (0, 1)
    assert tribes(state, BORIS, KABUL) == 2


def test_t17_an_own_spy_in_the_location_lifts_the_duty() -> None:
    state = case_16()
    given.court(state, BORIS, 5)
    given.court(state, CLARA, 9)  # an economic card of Kabul
    given.spy(state, ANNA, 9)
    state = attack(state)
    for seat in (BORIS, BORIS, CLARA):
        assert {RemoveBlock(12), tribe_of(state, seat)} <= given.options(state)
        state = given.choose(state, tribe_of(state, seat))
    assert is_menu(state)
    assert armies(state, AFGHAN, KABUL) == 1
    assert state.players[BORIS].court == []  # overthrown
    assert state.players[CLARA].court == [9]
    assert spies(state, ANNA, CardId(9)) == 1  # the spy stays where it is


def with_spy_of(*owners: Seat) -> State:
    """Spies of others are on a card of Kabul in Boris's tableau."""
    state = case_16()
    given.court(state, BORIS, 9)
    for owner in owners:
        given.spy(state, owner, 9)
    return attack(state)


def test_f15_f36_another_players_spy_with_consent() -> None:
    state = with_spy_of(CLARA)
    assert given.options(state) == {AskForSpy(CLARA), Skip()}
    state = given.choose(state, AskForSpy(CLARA), MakeOffer(2))
    assert given.asked(state).seat == CLARA
    state = given.choose(state, AcceptOffer(2))
    assert given.purses(state) == [2, 4, 6]
    # a spy's owner may consent against own pieces
    assert tribe_of(state, CLARA) in given.options(state)


def test_f36_refused_the_campaign_goes_on_without_intel() -> None:
    state = given.choose(with_spy_of(CLARA), AskForSpy(CLARA), MakeOffer(0), RefuseOffer())
    assert given.asked(state).prompt == "first.intel"
    state = given.choose(state, Skip())
    assert given.options(state) == {RemoveBlock(12)}
    # three refusals, and nobody is asked again
    state = with_spy_of(BORIS, CLARA)
    for _ in range(3):
        state = given.choose(state, AskForSpy(BORIS), MakeOffer(0), RefuseOffer())
    assert given.asked(state).prompt == "first.eliminate"


def test_f15_nobody_is_asked_where_intel_would_not_matter() -> None:
    state = case_16()
    state.blocks[12] = state.blocks[13] = 0
    given.court(state, BORIS, 9)
    given.spy(state, CLARA, 9)
    assert given.asked(attack(state)).prompt == "first.eliminate"


def test_roads_alone_and_stopping() -> None:
    state = case_16()
    given.road(state, RUSSIAN, Border.HERAT_KABUL, 2)
    state = attack(state, RUSSIAN)
    assert given.options(state) == {RemoveBlock(24)}
    assert refusal(state, Stop()) == "first.at_least_one"
    assert refusal(state, RemoveBlock(26)) == "first.not_in_battle"
    state = given.choose(state, RemoveBlock(24))
    assert Stop() in given.options(state)
    state = given.choose(state, Stop())
    assert is_menu(state)
    assert armies(state, AFGHAN, KABUL) == 1


def overthrowing(*court: int) -> State:
    """Boris's last tribe in Kabul falls."""
    state = table(3, (AFGHAN, BRITISH, RUSSIAN), MILITARY)
    given.court(state, ANNA, 98)
    given.army(state, AFGHAN, KABUL)
    given.tribe(state, BORIS, KABUL)
    given.court(state, BORIS, *court)
    state = attack(acting(state))
    return given.choose(state, tribe_of(state, BORIS))


def test_t33_f16_one_political_card_of_the_location_by_the_owners_choice() -> None:
    state = overthrowing(5, 7, 24)
    asked = given.asked(state)
    assert (asked.seat, asked.prompt) == (BORIS, "first.overthrow")
    assert given.options(state) == {DiscardCard(CardId(5)), DiscardCard(CardId(7))}
    state = given.choose(state, DiscardCard(CardId(7)))
    assert state.players[BORIS].court == [5, 24]
    assert is_menu(state)


def test_f16_whoever_keeps_a_tribe_there_loses_no_card() -> None:
    # Given Boris has two tribes in Kabul, and no army protects them
    state = case_16()
    state.blocks[12] = state.blocks[13] = 0
    given.court(state, BORIS, 5)
    state = attack(state)
    # When one of the two falls
    state = given.choose(state, tribe_of(state, BORIS), Stop())
    # Then he loses no political card
    assert state.players[BORIS].court == [5]
    assert is_menu(state)


def test_t33_without_such_a_card_nothing_is_lost() -> None:
    state = overthrowing(24, 9)
    assert state.players[BORIS].court == [24, 9]
    assert is_menu(state)


def test_f16_f44_several_owners_from_the_active_player_clockwise() -> None:
    state = case_16()
    state.blocks[12] = state.blocks[13] = 0
    state.cylinders[11] = in_region(HERAT)  # Boris has one tribe in Kabul
    given.court(state, BORIS, 5, 6)
    given.court(state, CLARA, 7, 24)
    state = attack(state)
    # Clara's tribe falls first, but Boris is asked first; she has no choice
    state = given.choose(state, tribe_of(state, CLARA), tribe_of(state, BORIS))
    assert (given.asked(state).seat, state.players[CLARA].court) == (BORIS, [7, 24])
    state = given.choose(state, DiscardCard(CardId(5)))
    assert (state.players[BORIS].court, state.players[CLARA].court) == ([6], [24])


def test_f39_the_defenders_keep_their_loyalty_to_the_end_of_the_campaign() -> None:
    state = table(3, (RUSSIAN, AFGHAN, AFGHAN), MILITARY)
    given.court(state, ANNA, 98)
    given.army(state, RUSSIAN, KABUL)
    given.tribe(state, BORIS, KABUL)
    given.tribe(state, CLARA, KABUL)
    given.court(state, BORIS, 6)  # an Afghan patriot of Kabul, political
    state = attack(acting(state), AFGHAN)
    state = given.choose(state, tribe_of(state, BORIS))
    # Then the overthrow waits: Clara's tribe can still be eliminated
    assert state.players[BORIS].court == [6]
    assert tribe_of(state, CLARA) in given.options(state)
    state = given.choose(state, Stop())
    assert state.players[BORIS].court == []
