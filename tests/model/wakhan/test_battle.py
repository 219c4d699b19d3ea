"""Her battles in regions and on cards (wakhan.md 4.11, 4.12)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State
from pamir_desktop.model.decisions import ReturnSpy, ShelterSpy
from pamir_desktop.model.pieces import armies, in_region, roads, spies, tribes
from pamir_desktop.model.terms import Border, CardAction, CardId, CourtEnd, Seat
from pamir_desktop.model.wakhan.card_actions import WakhanAct
from tests.model import given
from tests.model.given import AFGHAN, BRITISH, KABUL, PERSIA, RUSSIAN
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import BOTTOM, LEFT, RIGHT, TOP, H, Seen, W


def act(state: State, card: int, action: CardAction) -> Seen:
    """She carries out an action with exactly this card."""
    return given_wakhan.watch(state, WakhanAct(CardId(card), action, most_spied=False))


def battle_position() -> State:
    """AI 15 (Russian): Transcaspia, Kabul, Punjab, Persia, Herat, Kandahar."""
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=15)
    given.court(state, W, 33)
    return state


def test_battle_takes_tribes_then_armies_then_roads() -> None:
    # Given three Russian armies in Kabul, one British army, one British road, one human tribe
    state = battle_position()
    given.army(state, RUSSIAN, KABUL, 3)
    given.army(state, BRITISH, KABUL)
    given.road(state, BRITISH, Border.KABUL_PUNJAB)
    given.tribe(state, H, KABUL)

    # When she battles with rank 2
    seen = given_wakhan.try_line(state, "battle")

    # Then the tribe and the army go, the road stays
    assert tribes(state, H, KABUL) == 0
    assert armies(state, BRITISH, KABUL) == 0
    assert roads(state, BRITISH, Border.KABUL_PUNJAB) == 1
    sites = seen.one("trace.sites")
    assert (sites["forces"], sites["targets"]) == ((0, 3, 0, 0, 0, 0), (0, 3, 1, 0, 0, 0))
    assert sites["chosen"] == KABUL
    victims = seen.one("trace.victims")
    assert (victims["rank"], victims["force"], victims["limit"]) == (2, 3, 2)
    assert victims["place"] == in_region(KABUL)


def test_w52_equal_roads_go_by_the_far_region() -> None:
    state = battle_position()
    given.army(state, RUSSIAN, KABUL, 1)
    for border in (Border.HERAT_KABUL, Border.KABUL_PUNJAB):
        given.road(state, BRITISH, border)
    given_wakhan.try_line(state, "battle")
    assert roads(state, BRITISH, Border.KABUL_PUNJAB) == 0  # Punjab comes before Herat
    assert roads(state, BRITISH, Border.HERAT_KABUL) == 1


@pytest.mark.parametrize(("side", "first"), [(TOP, LEFT), (BOTTOM, RIGHT)])
def test_w51_kinds_in_order_and_the_red_arrow_inside_each(side: CourtEnd, first: Seat) -> None:
    # Given both humans have a tribe and an army in Kabul; she serves Russia
    state = given_wakhan.reading(given_wakhan.trio(BRITISH, AFGHAN), front=15, side=side)
    given.court(state, W, 98)
    given.army(state, RUSSIAN, KABUL, 3)
    given.army(state, BRITISH, KABUL)
    given.army(state, AFGHAN, KABUL)
    given.tribe(state, LEFT, KABUL)
    given.tribe(state, RIGHT, KABUL)

    # When three pieces go
    seen = act(state, 98, CardAction.BATTLE)

    # Then both tribes, then the army of the human the arrow names
    victims = seen.one("trace.victims")
    assert victims["named"] == first
    gone = BRITISH if first == LEFT else AFGHAN
    kept = AFGHAN if first == LEFT else BRITISH
    assert armies(state, gone, KABUL) == 0
    assert armies(state, kept, KABUL) == 1
    assert tribes(state, LEFT, KABUL) == tribes(state, RIGHT, KABUL) == 0


def test_case_29_w53_a_citadel_leaves_no_site() -> None:
    # Given her army in Kabul, where the only target is a tribe of the human holding 17
    state = battle_position()
    given.army(state, RUSSIAN, KABUL)
    given.tribe(state, H, KABUL)
    given.court(state, H, 17)
    assert given_wakhan.try_line(state, "battle").lines() == [("battle", "invalid", "no_target")]

    # When Persia has a target, that is the next region
    given.army(state, RUSSIAN, PERSIA)
    given.army(state, BRITISH, PERSIA)
    seen = given_wakhan.try_line(state, "battle")
    assert seen.one("trace.sites")["chosen"] == PERSIA
    assert tribes(state, H, KABUL) == 1


def test_case_29_without_a_region_a_court_card_is_the_site() -> None:
    state = battle_position()
    given.army(state, RUSSIAN, KABUL)
    given.tribe(state, H, KABUL)
    given.court(state, H, 17)
    given.spy(state, W, 17)
    given.spy(state, H, 17)
    seen = given_wakhan.try_line(state, "battle")
    assert seen.one("trace.sites")["chosen"] == -1
    assert seen.one("trace.victims")["place"] == 17
    assert spies(state, H, CardId(17)) == 0


def test_case_30_w50_blocks_nobody_serves_are_no_targets() -> None:
    # Given Persia: two Russian, two Afghan armies, nothing British, no human tribe
    state = battle_position()
    given.army(state, RUSSIAN, PERSIA, 2)
    given.army(state, AFGHAN, PERSIA, 2)
    assert given_wakhan.try_line(state, "battle").lines() == [("battle", "invalid", "no_target")]


def test_case_44_nationalism_makes_her_tribes_a_force() -> None:
    # Given she holds Nationalism; Kabul: two tribes of hers, no army, one human tribe; rank 1
    state = battle_position()
    given.court(state, W, 52)
    given.event(state, 110, W)
    given.tribe(state, W, KABUL, 2)
    given.tribe(state, H, KABUL)
    seen = given_wakhan.try_line(state, "battle")
    assert seen.one("trace.victims")["force"] == 2
    assert tribes(state, H, KABUL) == 0


def test_a_human_losing_the_last_tribe_is_overthrown() -> None:
    state = battle_position()
    given.court(state, H, 7)
    given.tribe(state, H, KABUL)
    given.army(state, RUSSIAN, KABUL)
    seen = given_wakhan.try_line(state, "battle")
    assert seen.one("overthrow.court") == {"seat": H, "region": KABUL, "cards": (7,)}


def test_spies_of_a_human_with_card_1_are_safe() -> None:
    state = battle_position()
    given.court(state, H, 1, 13)
    given.spy(state, W, 13)
    given.spy(state, H, 13)
    assert given_wakhan.try_line(state, "battle").lines() == [("battle", "invalid", "no_target")]


def test_spy_battle_removes_the_red_arrows_human_first_up_to_her_spies() -> None:
    state = given_wakhan.reading(given_wakhan.trio(), front=15, side=BOTTOM)
    given.court(state, W, 33)
    given.court(state, LEFT, 13)
    given.spy(state, W, 13)
    given.spy(state, LEFT, 13)
    given.spy(state, RIGHT, 13)
    given_wakhan.try_line(state, "battle")
    assert spies(state, LEFT, CardId(13)) == 1
    assert spies(state, RIGHT, CardId(13)) == 0


def test_a_humans_safe_house_interrupts_her_turn_for_each_spy() -> None:
    # Given two human spies to be removed, the human holds 41
    state = battle_position()
    given.court(state, H, 13, 41)
    given.spy(state, W, 13, 2)
    given.spy(state, H, 13, 2)
    given_wakhan.try_line(state, "battle")

    # Then the human is asked, once for each, and her turn goes on after it
    decision = given_wakhan.asked(state)
    assert (decision.seat, decision.prompt) == (H, "battle.safe_house")
    after, _ = given_wakhan.answer(state, ShelterSpy(CardId(41)))
    after, _ = given_wakhan.answer(after, ReturnSpy())
    assert spies(after, H, CardId(41)) == 1
    assert not after.agenda


def test_w54_the_most_spied_card_counts_all_spies_and_needs_a_removable_one() -> None:
    # Given AI 14; 13 with three spies, 9 with two, 29 with four but none of a human
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=14)
    given.court(state, W, 33)
    given.court(state, H, 13, 9, 29)
    given.army(state, AFGHAN, KABUL)
    given.tribe(state, H, KABUL)  # a region battle would be possible
    given.spy(state, W, 13, 2)
    given.spy(state, H, 13)
    given.spy(state, W, 9)
    given.spy(state, H, 9)
    given.spy(state, W, 29, 4)
    seen = given_wakhan.try_line(state, "battle_most_spied_card")
    trace = seen.one("trace.spied")
    assert (trace["cards"], trace["spies"], trace["kept"]) == ((9, 13), (2, 3), (13,))
    assert spies(state, H, CardId(13)) == 0
    assert tribes(state, H, KABUL) == 1


def test_w54_equal_counts_go_by_priority_and_it_never_becomes_a_region_battle() -> None:
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=14)
    given.court(state, W, 33)
    given.court(state, H, 13, 9)
    for card in (13, 9):
        given.spy(state, W, card)
        given.spy(state, H, card)
    seen = given_wakhan.try_line(state, "battle_most_spied_card")
    assert seen.one("trace.cards", purpose="battle_most_spied")["decided"] == "rank"
    assert spies(state, H, CardId(13)) == 0

    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=14)
    given.court(state, W, 33)
    given.army(state, AFGHAN, KABUL)
    given.tribe(state, H, KABUL)
    assert given_wakhan.try_line(state, "battle_most_spied_card").lines() == [
        ("battle_most_spied_card", "invalid", "no_target")
    ]
