"""Empty supplies (wakhan.md 4.14)."""

from __future__ import annotations

from pamir_desktop.model.pieces import (
    FIRST_GIFT,
    gifts,
    in_region,
    on_border,
    spies,
    takeable_cylinders,
    tribes,
)
from pamir_desktop.model.rules.placing import PlaceBlock, PlaceCylinder
from pamir_desktop.model.terms import Border, CardId
from tests.model import given
from tests.model.given import HERAT, KABUL, KANDAHAR, PERSIA, PUNJAB, RUSSIAN
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import H, W


def test_case_36_a_tribe_in_region_order_becomes_the_spy_and_costs_the_court() -> None:
    # Given no cylinder in supply; tribes Herat 2, Kabul 1, seven spies; AI 9: Kabul before Herat
    state = given_wakhan.reading(given_wakhan.solo(), front=9)
    given.court(state, W, 5, 9)
    given.tribe(state, W, HERAT, 2)
    given.tribe(state, W, KABUL, 1)
    given.spy(state, W, 9, 7)
    given.court(state, H, 49)

    # When she must place a spy
    seen = given_wakhan.watch(state, PlaceCylinder(W, 49))

    # Then the Kabul tribe becomes the spy, and her Kabul political card is discarded
    trace = seen.one("trace.take")
    assert trace["places"] == (in_region(KABUL), in_region(HERAT), 9)
    assert (trace["kind"], trace["chosen"]) == ("cylinder", in_region(KABUL))
    assert tribes(state, W, KABUL) == 0
    assert spies(state, W, CardId(49)) == 1
    assert seen.one("overthrow.court")["cards"] == (5,)
    assert state.players[W].court == [9]


def test_w56_spies_from_the_highest_priority_then_gifts() -> None:
    # Given three gifts and spies on two human cards, 93 ranking above 26
    state = given_wakhan.reading(given_wakhan.solo(), front=9)
    given.court(state, H, 26, 93)
    for space in range(3):
        given.gift(state, W, space)
    given.spy(state, W, 26, 3)
    given.spy(state, W, 93, 4)
    seen = given_wakhan.watch(state, PlaceCylinder(W, in_region(PERSIA)))
    assert seen.one("trace.take")["places"] == (93, 26, *range(FIRST_GIFT, FIRST_GIFT + 3))
    assert spies(state, W, CardId(93)) == 3

    # And gifts are given up from the cheapest
    state = given_wakhan.reading(given_wakhan.solo(), front=9)
    for space in range(3):
        given.gift(state, W, space)
    given.tribe(state, W, PERSIA, 7)
    given_wakhan.watch(state, PlaceCylinder(W, in_region(PERSIA)))
    assert gifts(state, W) == [1, 2]
    assert tribes(state, W, PERSIA) == 8


def test_pieces_placed_this_turn_stay_and_the_target_itself_is_the_last_resort() -> None:
    # Given seven tribes in Persia placed this turn, one older in Persia, two in Herat placed too
    state = given_wakhan.reading(given_wakhan.solo(), front=9)
    given.tribe(state, W, PERSIA, 8)
    given.tribe(state, W, HERAT, 2)
    state.placed_cylinders = 0b11_0111_1111
    assert takeable_cylinders(state, W) == [7]

    # When a tribe is placed in Persia, the older one is taken and put back: nothing changes
    seen = given_wakhan.watch(state, PlaceCylinder(W, in_region(PERSIA)))
    assert seen.one("trace.take")["chosen"] == in_region(PERSIA)
    assert tribes(state, W, PERSIA) == 8

    # And now nothing is left to take
    seen = given_wakhan.watch(state, PlaceCylinder(W, in_region(PERSIA)))
    assert "placement.skipped" in seen.ids()


def test_blocks_are_taken_from_armies_then_roads_in_region_order() -> None:
    # Given all Russian blocks in play; AI 1: Transcaspia, Kabul, Kandahar, Persia, Herat, Punjab
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.army(state, RUSSIAN, HERAT, 1)
    given.army(state, RUSSIAN, KANDAHAR, 1)
    given.road(state, RUSSIAN, Border.KANDAHAR_PUNJAB, 5)
    given.road(state, RUSSIAN, Border.KABUL_PUNJAB, 5)
    seen = given_wakhan.watch(state, *[PlaceBlock(W, RUSSIAN, in_region(PUNJAB))] * 3)
    assert [t["chosen"] for t in seen.all("trace.take")] == [
        in_region(KANDAHAR),
        in_region(HERAT),
        on_border(Border.KABUL_PUNJAB),
    ]
    assert seen.all("trace.take")[0]["kind"] == "block"
