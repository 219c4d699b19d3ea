"""Her move (wakhan.md 4.9)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import WakhanOptions
from pamir_desktop.model.pieces import armies, block_at, in_region, tribes
from pamir_desktop.model.rules.pragmatic import pragmatic_loyalty
from pamir_desktop.model.rules.ruling import ruler_of
from pamir_desktop.model.setup import Printing
from pamir_desktop.model.terms import Coalition
from pamir_desktop.model.wakhan.move import WakhanMove
from tests.model import given
from tests.model.given import (
    AFGHAN,
    BRITISH,
    HERAT,
    KABUL,
    KANDAHAR,
    PERSIA,
    PUNJAB,
    RUSSIAN,
    TRANSCASPIA,
)
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import H, W


def test_case_26_armies_go_to_human_tribes_and_do_not_hop_on() -> None:
    # Given AI 15 (Russian), three Russian armies in Kabul; human tribes Transcaspia 1, Herat 2
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=15)
    given.court(state, W, 29)
    given.army(state, RUSSIAN, KABUL, 3)
    given.tribe(state, H, TRANSCASPIA, 1)
    given.tribe(state, H, HERAT, 2)

    # When she moves with rank 2
    seen = given_wakhan.try_line(state, "move")

    # Then Kabul to Transcaspia, then Kabul to Herat: the army in Transcaspia is not spare (W48)
    assert [(t["origin"], t["destination"]) for t in seen.all("trace.move")] == [
        (KABUL, TRANSCASPIA),
        (KABUL, HERAT),
    ]
    assert [armies(state, RUSSIAN, r) for r in (KABUL, TRANSCASPIA, HERAT)] == [1, 1, 1]
    first = seen.all("trace.move")[0]
    assert first["regions"] == (TRANSCASPIA, KABUL, PUNJAB, PERSIA, HERAT, KANDAHAR)
    assert (first["armies"], first["tribes"]) == ((0, 3, 0, 0, 0, 0), (1, 0, 0, 0, 2, 0))
    assert first["enemies"] == (1, 0, 0, 0, 1, 0)


def test_move_stops_early_when_nothing_is_left_to_do() -> None:
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=15)
    given.army(state, RUSSIAN, KABUL, 3)
    given.tribe(state, H, TRANSCASPIA)
    seen = given_wakhan.watch(state, WakhanMove(3))
    assert [t["origin"] for t in seen.all("trace.move")] == [KABUL, -1]
    assert armies(state, RUSSIAN, KABUL) == 2


def test_the_very_first_block_is_an_army_like_any_other() -> None:
    # Given she serves the Afghans, and their first block is her only army
    state = given_wakhan.reading(given_wakhan.solo(RUSSIAN), front=2)
    assert pragmatic_loyalty(state) is AFGHAN
    given.army(state, AFGHAN, KABUL)
    assert block_at(state, AFGHAN, in_region(KABUL)) == 0
    given.tribe(state, H, HERAT)
    given_wakhan.watch(state, WakhanMove(1))
    assert armies(state, AFGHAN, HERAT) == 1
    assert tribes(state, H, HERAT) == 1


def test_w47_her_own_tribes_count_as_tribes_to_match() -> None:
    # Given Herat with a human and a Wakhan tribe and one army: still one army short
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=15)
    given.army(state, RUSSIAN, KABUL, 3)
    given.tribe(state, H, HERAT)
    given.tribe(state, W, HERAT)
    given.army(state, RUSSIAN, HERAT)
    given_wakhan.watch(state, WakhanMove(3))
    assert armies(state, RUSSIAN, HERAT) == 2


def test_an_army_whose_leaving_costs_the_rule_stays() -> None:
    # Given Kabul: she rules by one army against a human with British armies; Herat wants an army
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=15)
    state.players[H].loyalty = BRITISH
    given.tribe(state, W, KABUL)
    given.tribe(state, H, KABUL)
    given.army(state, BRITISH, KABUL, 2)
    given.army(state, RUSSIAN, KABUL, 3)
    given.tribe(state, H, HERAT)
    assert ruler_of(state, KABUL) == W
    given.court(state, W, 29)
    assert given_wakhan.try_line(state, "move").lines() == [("move", "invalid", "no_target")]

    # And one more army makes one spare
    given.army(state, RUSSIAN, KABUL, 1)
    given_wakhan.watch(state, WakhanMove(1))
    assert armies(state, RUSSIAN, HERAT) == 1


def test_the_steadfast_in_the_older_printing_give_up_no_rule_by_moving() -> None:
    # Given Herat: her tribe rules with two Russian armies against two Afghan and two British ones,
    # as many Russian as Afghan blocks in play, and a human tribe in Kabul
    options = WakhanOptions(printing=Printing.OLDER, steadfast_loyalty=True)
    state = given_wakhan.reading(given_wakhan.solo(BRITISH, options), front=15)
    given.court(state, W, 9)
    given.tribe(state, W, HERAT)
    for coalition in Coalition:
        given.army(state, coalition, HERAT, 2)
    given.tribe(state, H, KABUL)
    assert ruler_of(state, HERAT) == W

    # When she wants to move, then no army can leave: Russians would count on, one fewer
    seen = given_wakhan.try_line(state, "move")
    assert seen.lines() == [("move", "invalid", "no_target")]
    assert ruler_of(state, HERAT) == W


def test_w49_nationalism_moves_tribes_but_never_into_her_own_overthrow() -> None:
    # Given she holds Nationalism, two tribes in Kabul, a human tribe in Herat
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=15)
    given.event(state, 110, W)
    given.court(state, W, 7)
    given.tribe(state, W, KABUL, 2)
    given.tribe(state, H, HERAT)

    # When she moves, one tribe goes; the last one would cost her 7 and stays
    given_wakhan.watch(state, WakhanMove(2))
    assert (tribes(state, W, KABUL), tribes(state, W, HERAT)) == (1, 1)

    # And an army leaves before a tribe
    given.army(state, RUSSIAN, KABUL)
    given.tribe(state, H, HERAT, 2)
    given_wakhan.watch(state, WakhanMove(1))
    assert armies(state, RUSSIAN, HERAT) == 1
    assert tribes(state, W, KABUL) == 1


@pytest.mark.parametrize(("court", "destination"), [((), HERAT), ((7,), -1)])
def test_w49_a_last_tribe_leaves_only_where_neither_rule_nor_court_hangs_on_it(
    court: tuple[int, ...], destination: int
) -> None:
    # Given the older printing: her one tribe in Kabul rules nothing beside three Afghan armies
    state = given_wakhan.solo(BRITISH, WakhanOptions(printing=Printing.OLDER))
    given_wakhan.reading(state, front=15)
    given.event(state, 110, W)
    given.court(state, W, *court)
    given.tribe(state, W, KABUL)
    given.army(state, AFGHAN, KABUL, 3)
    given.tribe(state, H, HERAT)
    seen = given_wakhan.watch(state, WakhanMove(1))
    assert seen.one("trace.move")["destination"] == destination


def test_w49_a_last_tribe_that_rules_stays() -> None:
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=15)
    given.event(state, 110, W)
    given.tribe(state, W, KABUL)
    given.tribe(state, H, HERAT)
    assert given_wakhan.watch(state, WakhanMove(1)).one("trace.move")["origin"] == -1
