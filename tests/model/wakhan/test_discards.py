"""Her discards, leverage and overthrow (wakhan.md 3.0.6, 4.15)."""

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
from pamir_desktop.model.pieces import cylinders_in_play
from pamir_desktop.model.rules.battle import Battle
from pamir_desktop.model.rules.betray import Betray
from pamir_desktop.model.rules.cleanup import KeepCourtLimit
from pamir_desktop.model.rules.discard import DiscardFromCourt, PayDebtWithCards
from pamir_desktop.model.setup import Printing
from pamir_desktop.model.terms import CardId, Seat, Suit
from pamir_desktop.model.wakhan.hand import PlayHand
from tests.model import given
from tests.model.given import BRITISH, KABUL, PUNJAB
from tests.model.wakhan import given_wakhan
from tests.model.wakhan.given_wakhan import H, Seen, W


def play(state: State, card: int) -> Seen:
    """She plays a card from her hand at once."""
    given.hand(state, W, card)
    return given_wakhan.watch(state, PlayHand())


@pytest.mark.parametrize(
    ("court", "spies_there", "chosen", "decided"),
    [
        ((9, 11, 20, 86), (), 9, "not_patriot"),
        ((9, 14, 46, 78), (), 9, "not_leveraged"),
        ((9, 13, 29, 48), ((H, 29, 2), (H, 9, 1)), 29, "spy_surplus"),
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
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    state.favored = Suit.ECONOMIC
    given.court(state, W, *court)
    for seat, card, count in spies_there:
        given.spy(state, seat, card, count)

    # When she keeps the limit
    seen = given_wakhan.watch(state, KeepCourtLimit(W))

    # Then the first step that leaves one card decides
    trace = seen.all("trace.discard")[0]
    assert (trace["chosen"], trace["decided"]) == (chosen, decided)
    assert trace["purpose"] == "limit"
    assert chosen not in state.players[W].court


def test_political_cards_are_the_last_to_go() -> None:
    # Given the older printing, a debt of one card, and one card that is not political
    state = given_wakhan.solo(options=WakhanOptions(printing=Printing.OLDER))
    given_wakhan.reading(state, front=1)
    given.court(state, W, 5, 9, 25)
    seen = given_wakhan.watch(state, PayDebtWithCards(W, 2))
    assert [t["decided"] for t in seen.all("trace.discard")] == ["not_political", "not_patriot"]
    assert state.players[W].court == [25]


def test_w58_equal_or_fewer_human_spies_are_no_surplus() -> None:
    # Given as many human spies as hers on 29, and fewer on 13: no step 4, then the fewest spies
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.court(state, W, 9, 13, 29, 48)
    given.spy(state, W, 29)
    given.spy(state, H, 29)
    given.spy(state, W, 9, 1)
    given.spy(state, W, 13, 1)
    trace = given_wakhan.watch(state, KeepCourtLimit(W)).one("trace.discard")
    assert trace["left"] == (4, 4, 4, 4, 1, 1, 1, 1)
    assert trace["chosen"] == 48


@pytest.mark.parametrize(
    ("printing", "chosen", "decided"),
    [(Printing.NEWEST, 38, "spy_surplus"), (Printing.OLDER, 33, "human_spies")],
)
def test_w74_the_greatest_surplus_goes_first_in_the_older_printing_the_most_human_spies(
    printing: Printing, chosen: int, decided: str
) -> None:
    # Given three human spies against two of hers on 33, two against none on 38; on 29 she leads
    state = given_wakhan.solo(options=WakhanOptions(printing=printing))
    given_wakhan.reading(state, front=1)
    given.court(state, W, 29, 33, 38, 48)
    given.spy(state, H, 33, 3)
    given.spy(state, W, 33, 2)
    given.spy(state, H, 38, 2)
    given.spy(state, H, 29, 4)
    given.spy(state, W, 29, 5)
    trace = given_wakhan.watch(state, KeepCourtLimit(W)).one("trace.discard")
    assert (trace["chosen"], trace["decided"]) == (chosen, decided)
    assert trace["left"] == (4, 4, 4, 1, 1, 1, 1, 1)


def test_w73_a_card_counts_as_leveraged_before_its_rupees_are_paid_out() -> None:
    # Given three cards with the icon, none of them paid out yet; 30 has the lowest rank
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.court(state, W, 12, 14, 30, 46)
    state.leveraged = 0
    trace = given_wakhan.watch(state, KeepCourtLimit(W)).one("trace.discard")
    assert (trace["chosen"], trace["decided"]) == (12, "not_leveraged")


def test_case_34_w57_she_repays_what_she_has_and_loses_no_other_card() -> None:
    # Given her leveraged 14 carries a human spy and she has one rupee
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.court(state, W, 14, 9)
    given.rupees(state, W, 1)
    given.spy(state, H, 14)
    state.active = H
    given.doing(state, Betray(H))

    # When the human betrays it
    after, seen = given_wakhan.answer(state, BetrayCard(CardId(14)))

    # Then she pays 1, the rest is waived, and 9 stays
    assert after.players[W].rupees == 0
    assert after.players[W].court == [9]
    assert seen.one("leverage.repaid") == {"seat": W, "rupees": 1}
    assert seen.one("leverage.waived") == {"seat": W, "rupees": 1}


def test_older_printing_she_discards_a_court_card_for_each_unpaid_rupee() -> None:
    state = given_wakhan.solo(options=WakhanOptions(printing=Printing.OLDER))
    given_wakhan.reading(state, front=1)
    given.court(state, W, 14, 9, 13)
    given.rupees(state, W, 1)
    seen = given_wakhan.watch(state, DiscardFromCourt(W, (CardId(14),), "betrayed"))
    assert state.players[W].court == [13]
    assert seen.one("trace.discard")["purpose"] == "debt"
    assert "leverage.waived" not in seen.ids()


def test_a_bought_card_she_could_not_play_owes_no_leverage() -> None:
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.tribe(state, H, PUNJAB, 9)
    seen = play(state, 27)
    assert state.players[W].rupees == 4
    assert "leverage.repaid" not in seen.ids()
    assert state.discard == [27]


def test_w67_cards_that_leave_together_are_piled_in_discard_order() -> None:
    # Given two Kabul political cards: 6 is a patriot, 7 is not
    state = given_wakhan.reading(given_wakhan.solo(), front=1)
    given.court(state, W, 6, 7, 9)
    given.tribe(state, W, KABUL)
    given.army(state, BRITISH, KABUL)
    state.active = H
    given.doing(state, Battle(H, 1))

    # When a human removes her last tribe in Kabul
    after, _ = given_wakhan.answer(state, BattleIn(KABUL))
    tribe_of_hers = next(
        c for c in given_wakhan.asked(after).choices if isinstance(c, RemoveCylinder)
    )
    after, seen = given_wakhan.answer(after, tribe_of_hers)

    # Then both cards leave together, 7 first
    assert seen.one("overthrow.court")["cards"] == (7, 6)
    assert after.discard == [7, 6]


def test_case_40_w7_humans_attack_her_tribes_whatever_front_shows() -> None:
    # Given her only tribe in Kabul, a loyal British army there, AI 5 (Afghan for her)
    for front in (1, 5):
        state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=front)
        given.court(state, W, 7)
        given.tribe(state, W, KABUL)
        given.army(state, BRITISH, KABUL)
        state.active = H
        given.doing(state, Battle(H, 1))

        # When the human battles there
        after, _ = given_wakhan.answer(state, BattleIn(KABUL))

        # Then the tribe may be removed, and her political card goes with it
        (only,) = given_wakhan.asked(after).choices
        assert isinstance(only, RemoveCylinder)
        after, _ = given_wakhan.answer(after, only)
        assert cylinders_in_play(after, W) == 0
        assert after.players[W].court == []


def test_a_human_debt_in_her_turn_is_the_humans_choice() -> None:
    # Given she discards a leveraged card of a poor human, by betraying it
    state = given_wakhan.reading(given_wakhan.solo(BRITISH), front=8)
    given.court(state, W, 16)
    given.court(state, H, 79, 9, 13)
    given.rupees(state, H, 1)
    given.spy(state, W, 79)

    # When she betrays 79
    seen = given_wakhan.try_line(state, "betray")

    # Then the human is asked which card pays the missing rupee, and her turn waits
    decision = given_wakhan.asked(state)
    assert (decision.seat, decision.prompt) == (H, "debt.card")
    assert "prize.taken" not in seen.ids()

    # When the human answers, her betrayal goes on
    after, seen = given_wakhan.answer(state, DiscardCard(CardId(9)))
    assert seen.one("prize.taken") == {"seat": W, "card": 79}
    assert LeavePrize() not in given_wakhan.asked(state).choices
    assert after.players[H].court == [13]
