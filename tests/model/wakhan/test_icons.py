"""Impact icons, empty supplies, her discards, leverage, overthrow (wakhan.md 3.0.6, 4.4, 4.14)."""

from __future__ import annotations

import pytest

from pamir_desktop.model import State, WakhanOptions
from pamir_desktop.model.decisions import (
    BattleIn,
    BetrayCard,
    DiscardCard,
    LeavePrize,
    RemoveCylinder,
)
from pamir_desktop.model.pieces import (
    FIRST_GIFT,
    armies,
    cylinders_in_play,
    gifts,
    in_region,
    on_border,
    roads,
    spies,
    takeable_cylinders,
    tribes,
)
from pamir_desktop.model.rules.battle import Battle
from pamir_desktop.model.rules.betray import Betray
from pamir_desktop.model.rules.cleanup import KeepCourtLimit
from pamir_desktop.model.rules.discard import DiscardFromCourt, PayDebtWithCards
from pamir_desktop.model.rules.placing import PlaceBlock, PlaceCylinder
from pamir_desktop.model.rules.ruling import influence
from pamir_desktop.model.setup import Printing
from pamir_desktop.model.wakhan.hand import PlayHand
from pamir_desktop.model.wakhan.priority import PRIORITY, by_priority
from pamir_desktop.model.words import Border, CardId, Seat, Suit
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
)
from tests.model.wakhan import scenes
from tests.model.wakhan.scenes import H, Seen, W


def play(state: State, card: int) -> Seen:
    """She plays a card from her hand at once."""
    given.hand(state, W, card)
    return scenes.watch(state, PlayHand())


# --- Spies -----------------------------------------------------------------------------------


def test_case_19_spies_go_to_the_highest_card_where_she_has_not_the_most() -> None:
    # Given economic favored; the human's 49 (economic) and 44, no spies
    state = scenes.reading(scenes.solo(), front=1)
    state.favored = Suit.ECONOMIC
    given.court(state, H, 49, 44)

    # When she plays 41 (Kandahar, two spies)
    seen = play(state, 41)

    # Then the first goes to 49, the second to 44, none to 41
    assert list(scenes.spies_of(state, W)) == [(44, 1), (49, 1)]
    first, second = seen.all("trace.cards")
    assert (first["cards"], first["decided"], first["chosen"]) == ((49, 44, 41), "favored", 49)
    assert (second["cards"], second["decided"]) == ((44, 41), "human_court")
    assert seen.all("trace.spies")[1] == {
        "cards": (41, 49, 44),
        "own": (0, 1, 0),
        "most": (0, 0, 0),
    }
    figures = first["priorities"]
    assert isinstance(figures, tuple)
    assert len(figures) == 3 * len(PRIORITY)
    assert figures[:8] == (1, 1, 0, 0, 0, 0, 1, 49)


def test_w38_a_tie_qualifies_and_a_lead_everywhere_falls_back_to_priority() -> None:
    # Given one spy each on the human's 49; she leads on 44
    state = scenes.reading(scenes.solo(), front=1)
    given.court(state, H, 49, 44)
    given.spy(state, W, 49)
    given.spy(state, H, 49)
    given.spy(state, W, 44)

    # When a spy is placed, the tied 49 takes it; the next one goes to 39 itself
    state.players[W].court = []
    seen = play(state, 39)
    assert spies(state, W, CardId(49)) == 2
    assert seen.one("trace.cards")["purpose"] == "spy"

    # And when she leads on all of them, the highest priority takes it
    given.spy(state, W, 39)
    seen = play(state, 53)
    assert seen.one("trace.cards")["chosen"] == 53
    given.spy(state, W, 53)
    seen = play(state, 40)
    assert [t["purpose"] for t in seen.all("trace.cards")] == ["spy", "spy_everywhere_ahead"]


def test_priority_compares_eight_figures_in_order() -> None:
    # Given Russia dominant; cards that differ in one figure each
    state = scenes.reading(scenes.solo(), front=1)
    state.favored = Suit.ECONOMIC
    given.army(state, RUSSIAN, PUNJAB, 4)
    given.court(state, H, 25)  # a human's card
    given.court(state, W, 9, 86, 72, 6, 27, 98, 33, 38)
    ranked = [card for _, card in by_priority(state, [*state.players[W].court, CardId(25)])]
    # human, favored, patriot of Russia, prize of Russia, patriot, leveraged, rank 3, then 38 > 33
    assert ranked == [25, 9, 86, 72, 6, 27, 98, 38, 33]


def test_w10_always_favored_cards_and_new_tactics_count_as_favored_in_priority() -> None:
    state = scenes.reading(scenes.solo(), front=1)
    state.favored = Suit.ECONOMIC
    given.event(state, 105, H)
    given.court(state, H, 33, 91, 93)
    ranked = by_priority(state, state.players[H].court)
    assert [(card, figures[1]) for figures, card in ranked] == [(33, 1), (91, 1), (93, 0)]


# --- Roads, armies, suits --------------------------------------------------------------------


def test_case_20_roads_go_round_the_borders_in_region_order() -> None:
    # Given AI 4: Kandahar, Kabul, Herat, Punjab, Transcaspia, Persia; she serves Russia
    state = scenes.reading(scenes.solo(BRITISH), front=4)

    # When she plays 12 (Kabul: three roads, army)
    seen = play(state, 12)

    # Then the roads lead to Kandahar, Herat and Punjab, and an army stands in Kabul
    for border in (Border.KABUL_KANDAHAR, Border.HERAT_KABUL, Border.KABUL_PUNJAB):
        assert roads(state, RUSSIAN, border) == 1
    assert roads(state, RUSSIAN, Border.TRANSCASPIA_KABUL) == 0
    assert armies(state, RUSSIAN, KABUL) == 1
    assert [(t["icon"], t["chosen"]) for t in seen.all("trace.road")] == [
        (1, Border.KABUL_KANDAHAR),
        (2, Border.HERAT_KABUL),
        (3, Border.KABUL_PUNJAB),
    ]


def test_w37_each_card_starts_at_the_first_border_again_and_roads_may_double() -> None:
    state = scenes.reading(scenes.solo(BRITISH), front=4)
    play(state, 9)
    play(state, 10)
    assert roads(state, RUSSIAN, Border.KABUL_KANDAHAR) == 2


def test_case_21_a_patriot_places_blocks_of_her_pragmatic_loyalty() -> None:
    # Given AI 2: she serves the Afghans
    state = scenes.reading(scenes.solo(BRITISH), front=2)
    before = influence(state, W, RUSSIAN)

    # When she plays 84 (Russian patriot, two armies, economic)
    play(state, 84)

    # Then two Afghan armies stand in Persia and her Russian influence has grown
    assert armies(state, AFGHAN, PERSIA) == 2
    assert armies(state, RUSSIAN, PERSIA) == 0
    assert state.favored is Suit.ECONOMIC
    assert influence(state, W, RUSSIAN) == before + 1
    assert state.discard == []


def test_leverage_brings_her_two_rupees_and_pashtunwali_locks_the_suit() -> None:
    state = scenes.reading(scenes.solo(), front=2)
    given.event(state, 115)
    seen = play(state, 78)
    assert state.players[W].rupees == 6
    assert state.favored is Suit.POLITICAL
    assert "favor.ignored" in seen.ids()


# --- Empty supplies --------------------------------------------------------------------------


def test_case_36_a_tribe_in_region_order_becomes_the_spy_and_costs_the_court() -> None:
    # Given no cylinder in supply; tribes Herat 2, Kabul 1, seven spies; AI 9: Kabul before Herat
    state = scenes.reading(scenes.solo(), front=9)
    given.court(state, W, 5, 9)
    given.tribe(state, W, HERAT, 2)
    given.tribe(state, W, KABUL, 1)
    given.spy(state, W, 9, 7)
    given.court(state, H, 49)

    # When she must place a spy
    seen = scenes.watch(state, PlaceCylinder(W, 49))

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
    state = scenes.reading(scenes.solo(), front=9)
    given.court(state, H, 26, 93)
    for space in range(3):
        given.gift(state, W, space)
    given.spy(state, W, 26, 3)
    given.spy(state, W, 93, 4)
    seen = scenes.watch(state, PlaceCylinder(W, in_region(PERSIA)))
    assert seen.one("trace.take")["places"] == (93, 26, *range(FIRST_GIFT, FIRST_GIFT + 3))
    assert spies(state, W, CardId(93)) == 3

    # And gifts are given up from the cheapest
    state = scenes.reading(scenes.solo(), front=9)
    for space in range(3):
        given.gift(state, W, space)
    given.tribe(state, W, PERSIA, 7)
    scenes.watch(state, PlaceCylinder(W, in_region(PERSIA)))
    assert gifts(state, W) == [1, 2]
    assert tribes(state, W, PERSIA) == 8


def test_pieces_placed_this_turn_stay_and_the_target_itself_is_the_last_resort() -> None:
    # Given seven tribes in Persia placed this turn, one older in Persia, two in Herat placed too
    state = scenes.reading(scenes.solo(), front=9)
    given.tribe(state, W, PERSIA, 8)
    given.tribe(state, W, HERAT, 2)
    state.placed_cylinders = 0b11_0111_1111
    assert takeable_cylinders(state, W) == [7]

    # When a tribe is placed in Persia, the older one is taken and put back: nothing changes
    seen = scenes.watch(state, PlaceCylinder(W, in_region(PERSIA)))
    assert seen.one("trace.take")["chosen"] == in_region(PERSIA)
    assert tribes(state, W, PERSIA) == 8

    # And now nothing is left to take
    seen = scenes.watch(state, PlaceCylinder(W, in_region(PERSIA)))
    assert "placement.skipped" in seen.ids()


def test_blocks_are_taken_from_armies_then_roads_in_region_order() -> None:
    # Given all Russian blocks in play; AI 1: Transcaspia, Kabul, Kandahar, Persia, Herat, Punjab
    state = scenes.reading(scenes.solo(), front=1)
    given.army(state, RUSSIAN, HERAT, 1)
    given.army(state, RUSSIAN, KANDAHAR, 1)
    given.road(state, RUSSIAN, Border.KANDAHAR_PUNJAB, 5)
    given.road(state, RUSSIAN, Border.KABUL_PUNJAB, 5)
    seen = scenes.watch(state, *[PlaceBlock(W, RUSSIAN, in_region(PUNJAB))] * 3)
    assert [t["chosen"] for t in seen.all("trace.take")] == [
        in_region(KANDAHAR),
        in_region(HERAT),
        on_border(Border.KABUL_PUNJAB),
    ]
    assert seen.all("trace.take")[0]["kind"] == "block"


# --- Discards --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("court", "spies_there", "chosen", "decided"),
    [
        ((9, 11, 20, 86), (), 9, "not_patriot"),
        ((9, 14, 46, 78), (), 9, "not_leveraged"),
        ((9, 13, 29, 48), ((H, 29, 2), (H, 9, 1)), 29, "human_spies"),
        ((9, 13, 29, 48), ((W, 9, 2), (W, 13, 1), (W, 29, 1)), 48, "fewest_spies"),
        ((98, 12, 63, 33), (), 33, "lowest_rank"),
        ((9, 17, 48, 62), (), 17, "not_favored"),
        ((9, 48, 62, 49), (), 9, "lowest_number"),
    ],
)
def test_discard_order_step_by_step(
    court: tuple[int, ...],
    spies_there: tuple[tuple[Seat, int, int], ...],
    chosen: int,
    decided: str,
) -> None:
    # Given economic favored and a court over its limit
    state = scenes.reading(scenes.solo(), front=1)
    state.favored = Suit.ECONOMIC
    given.court(state, W, *court)
    for seat, card, count in spies_there:
        given.spy(state, seat, card, count)

    # When she keeps the limit
    seen = scenes.watch(state, KeepCourtLimit(W))

    # Then the first step that leaves one card decides
    trace = seen.all("trace.discard")[0]
    assert (trace["chosen"], trace["decided"]) == (chosen, decided)
    assert trace["purpose"] == "limit"
    assert chosen not in state.players[W].court


def test_political_cards_are_the_last_to_go() -> None:
    # Given the older printing, a debt of one card, and one card that is not political
    state = scenes.solo(options=WakhanOptions(printing=Printing.OLDER))
    scenes.reading(state, front=1)
    given.court(state, W, 5, 9, 25)
    seen = scenes.watch(state, PayDebtWithCards(W, 2))
    assert [t["decided"] for t in seen.all("trace.discard")] == ["not_political", "not_patriot"]
    assert state.players[W].court == [25]


def test_w58_equal_or_fewer_human_spies_are_no_surplus() -> None:
    # Given as many human spies as hers on 29, and fewer on 13: no step 4, then the fewest spies
    state = scenes.reading(scenes.solo(), front=1)
    given.court(state, W, 9, 13, 29, 48)
    given.spy(state, W, 29)
    given.spy(state, H, 29)
    given.spy(state, W, 9, 1)
    given.spy(state, W, 13, 1)
    trace = scenes.watch(state, KeepCourtLimit(W)).one("trace.discard")
    assert trace["left"] == (4, 4, 4, 4, 1, 1, 1, 1)
    assert trace["chosen"] == 48


def test_case_34_w57_she_repays_what_she_has_and_loses_no_other_card() -> None:
    # Given her leveraged 14 carries a human spy and she has one rupee
    state = scenes.reading(scenes.solo(), front=1)
    given.court(state, W, 14, 9)
    given.rupees(state, W, 1)
    given.spy(state, H, 14)
    state.active = H
    given.doing(state, Betray(H))

    # When the human betrays it
    after, seen = scenes.answer(state, BetrayCard(CardId(14)))

    # Then she pays 1, the rest is waived, and 9 stays
    assert after.players[W].rupees == 0
    assert after.players[W].court == [9]
    assert seen.one("leverage.repaid") == {"seat": W, "rupees": 1}
    assert seen.one("leverage.waived") == {"seat": W, "rupees": 1}


def test_older_printing_she_discards_a_court_card_for_each_unpaid_rupee() -> None:
    state = scenes.solo(options=WakhanOptions(printing=Printing.OLDER))
    scenes.reading(state, front=1)
    given.court(state, W, 14, 9, 13)
    given.rupees(state, W, 1)
    seen = scenes.watch(state, DiscardFromCourt(W, (CardId(14),), "betrayed"))
    assert state.players[W].court == [13]
    assert seen.one("trace.discard")["purpose"] == "debt"
    assert "leverage.waived" not in seen.ids()


def test_a_bought_card_she_could_not_play_owes_no_leverage() -> None:
    state = scenes.reading(scenes.solo(), front=1)
    given.tribe(state, H, PUNJAB, 9)
    seen = play(state, 27)
    assert state.players[W].rupees == 4
    assert "leverage.repaid" not in seen.ids()
    assert state.discard == [27]


def test_w67_cards_that_leave_together_are_piled_in_discard_order() -> None:
    # Given two Kabul political cards: 6 is a patriot, 7 is not
    state = scenes.reading(scenes.solo(), front=1)
    given.court(state, W, 6, 7, 9)
    given.tribe(state, W, KABUL)
    given.army(state, BRITISH, KABUL)
    state.active = H
    given.doing(state, Battle(H, 1))

    # When a human removes her last tribe in Kabul
    after, _ = scenes.answer(state, BattleIn(KABUL))
    tribe_of_hers = next(c for c in scenes.asked(after).choices if isinstance(c, RemoveCylinder))
    after, seen = scenes.answer(after, tribe_of_hers)

    # Then both cards leave together, 7 first
    assert seen.one("overthrow.court")["cards"] == (7, 6)
    assert after.discard == [7, 6]


def test_case_40_humans_attack_her_tribes_whatever_front_shows() -> None:
    # Given her only tribe in Kabul, a loyal British army there, AI 5 (Afghan for her)
    for front in (1, 5):
        state = scenes.reading(scenes.solo(BRITISH), front=front)
        given.court(state, W, 7)
        given.tribe(state, W, KABUL)
        given.army(state, BRITISH, KABUL)
        state.active = H
        given.doing(state, Battle(H, 1))

        # When the human battles there
        after, _ = scenes.answer(state, BattleIn(KABUL))

        # Then the tribe may be removed, and her political card goes with it
        (only,) = scenes.asked(after).choices
        assert isinstance(only, RemoveCylinder)
        after, _ = scenes.answer(after, only)
        assert cylinders_in_play(after, W) == 0
        assert after.players[W].court == []


def test_a_human_debt_in_her_turn_is_the_humans_choice() -> None:
    # Given she discards a leveraged card of a poor human, by betraying it
    state = scenes.reading(scenes.solo(BRITISH), front=8)
    given.court(state, W, 16)
    given.court(state, H, 79, 9, 13)
    given.rupees(state, H, 1)
    given.spy(state, W, 79)

    # When she betrays 79
    seen = scenes.try_line(state, "betray")

    # Then the human is asked which card pays the missing rupee, and her turn waits
    decision = scenes.asked(state)
    assert (decision.seat, decision.prompt) == (H, "debt.card")
    assert "prize.taken" not in seen.ids()

    # When the human answers, her betrayal goes on
    after, seen = scenes.answer(state, DiscardCard(CardId(9)))
    assert seen.one("prize.taken") == {"seat": W, "card": 79}
    assert LeavePrize() not in scenes.asked(state).choices
    assert after.players[H].court == [13]
