"""Impact icons of the cards she plays, and card priority (wakhan.md 3.0.5, 4.4)."""

from __future__ import annotations

from pamir_desktop.model import State
from pamir_desktop.model.pieces import armies, roads, spies
from pamir_desktop.model.rules.ruling import influence
from pamir_desktop.model.terms import Border, CardId, Suit
from pamir_desktop.model.wakhan.hand import PlayHand
from pamir_desktop.model.wakhan.priority import PRIORITY, by_priority
from tests.model import given
from tests.model.given import AFGHAN, BRITISH, KABUL, PERSIA, PUNJAB, RUSSIAN
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import H, Seen, W


def play(state: State, card: int) -> Seen:
    """She plays a card from her hand at once."""
    given.hand(state, W, card)
    return given_wakhan.watch(state, PlayHand())


# --- Spies -----------------------------------------------------------------------------------


def test_case_19_spies_go_to_the_highest_card_where_she_has_not_the_most() -> None:
    # Given economic favored; the human's 49 (economic) and 44, no spies
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    state.favored = Suit.ECONOMIC
    given.court(state, H, 49, 44)

    # When she plays 41 (Kandahar, two spies)
    seen = play(state, 41)

    # Then the first goes to 49, the second to 44, none to 41
    assert list(given_wakhan.spies_of(state, W)) == [(44, 1), (49, 1)]
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


def test_w73_leveraged_means_the_printed_icon_also_before_it_is_paid_out() -> None:
    # Given her 59, of higher rank
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.court(state, W, 59)

    # When she plays 54, whose spy comes before its leverage
    seen = play(state, 54)

    # Then 54 counts as leveraged already
    assert list(given_wakhan.spies_of(state, W)) == [(54, 1)]
    trace = seen.one("trace.cards")
    assert (trace["cards"], trace["decided"]) == ((54, 59), "leveraged")


def test_w38_a_tie_qualifies_and_a_lead_everywhere_falls_back_to_priority() -> None:
    # Given one spy each on the human's 49; she leads on 44
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
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
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    state.favored = Suit.ECONOMIC
    given.army(state, RUSSIAN, PUNJAB, 4)
    given.court(state, H, 25)  # a human's card
    given.court(state, W, 9, 86, 72, 6, 27, 98, 33, 38)
    ranked = [card for _, card in by_priority(state, [*state.players[W].court, CardId(25)])]
    # human, favored, patriot of Russia, prize of Russia, patriot, leveraged, rank 3, then 38 > 33
    assert ranked == [25, 9, 86, 72, 6, 27, 98, 38, 33]


def test_w10_always_favored_cards_and_new_tactics_count_as_favored_in_priority() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    state.favored = Suit.ECONOMIC
    given.event(state, 105, H)
    given.court(state, H, 33, 91, 93)
    ranked = by_priority(state, state.players[H].court)
    assert [(card, figures[1]) for figures, card in ranked] == [(33, 1), (91, 1), (93, 0)]


# --- Roads, armies, suits --------------------------------------------------------------------


def test_case_20_roads_go_round_the_borders_in_region_order() -> None:
    # Given AI 4: Kandahar, Kabul, Herat, Punjab, Transcaspia, Persia; she serves Russia
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=4)

    # When she plays 12 (Kabul: three roads, army)
    seen = play(state, 12)

    # Then the roads lead to Kandahar, Herat and Punjab, and an army is in Kabul
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
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=4)
    play(state, 9)
    play(state, 10)
    assert roads(state, RUSSIAN, Border.KABUL_KANDAHAR) == 2


def test_case_21_a_patriot_places_blocks_of_her_pragmatic_loyalty() -> None:
    # Given AI 2: she serves the Afghans
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=2)
    before = influence(state, W, RUSSIAN)

    # When she plays 84 (Russian patriot, two armies, economic)
    play(state, 84)

    # Then two Afghan armies are in Persia and her Russian influence has grown
    assert armies(state, AFGHAN, PERSIA) == 2
    assert armies(state, RUSSIAN, PERSIA) == 0
    assert state.favored is Suit.ECONOMIC
    assert influence(state, W, RUSSIAN) == before + 1
    assert state.discard == []


def test_leverage_brings_her_two_rupees_and_pashtunwali_locks_the_suit() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=2)
    given.event(state, 115)
    seen = play(state, 78)
    assert state.players[W].rupees == 6
    assert state.favored is Suit.POLITICAL
    assert "favor.ignored" in seen.ids()
