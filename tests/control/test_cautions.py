"""Warnings: true, from public facts, and only where a beginner may have overlooked something."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pamir_desktop.bots.hints import best_of
from pamir_desktop.bots.knowledge import knowledge_of
from pamir_desktop.control.cautions import caution_of
from pamir_desktop.model import Setup, State, preview
from pamir_desktop.model.cards import CARDS, is_check
from pamir_desktop.model.decisions import Act, Decision, EndTurn, PlayCard, Purchase
from pamir_desktop.model.engine import advance
from pamir_desktop.model.pieces import gifts
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.terms import CardId, Coalition
from pamir_desktop.views.prompt.question import Caution
from tests.bots.bot_games import otherwise
from tests.model import given
from tests.model.given import ANNA
from tests.model.playing import walk

SETUPS = [random_setup(2 + seed % 4, seed) for seed in range(24)]


def warned(setups: list[Setup]) -> Iterator[tuple[State, Decision, Caution]]:
    """Every warning before any choice of these random games."""
    for setup in setups:
        for state, decision, _ in walk(setup):
            for choice in decision.choices:
                caution = caution_of(state, decision, choice)
                if caution is not None:
                    yield state, decision, caution


@pytest.fixture(scope="module")
def found() -> list[tuple[State, Decision, Caution]]:
    return [(state.clone(), decision, caution) for state, decision, caution in warned(SETUPS)]


@pytest.mark.parametrize("kind", ["loyalty", "check", "victory", "lead", "free"])
def test_every_warning_comes_up(kind: str, found: list[tuple[State, Decision, Caution]]) -> None:
    assert any(caution.id == kind for _, _, caution in found)


def test_a_warning_of_losses_names_what_is_lost(
    found: list[tuple[State, Decision, Caution]],
) -> None:
    for state, decision, caution in found:
        if caution.id != "loyalty":
            continue
        ahead, player = caution.ahead, state.players[decision.seat]
        assert ahead is not None
        assert ahead.seat == decision.seat
        assert ahead.coalition is not player.loyalty
        assert ahead.gifts or ahead.prizes or ahead.patriots
        assert set(ahead.patriots) <= set(player.court)
        assert set(ahead.prizes) <= set(player.prizes)
        assert ahead.gifts == len(gifts(state, decision.seat))
        after = state.clone()
        following = advance(after, caution.choice, stop_at_chance=True)
        if after.players[decision.seat].loyalty is not player.loyalty and following is not None:
            assert not set(ahead.prizes) & set(after.players[decision.seat].prizes)


@pytest.mark.parametrize("lost", ["patriot", "prize", "gift"])
def test_one_thing_that_would_be_lost_is_enough_for_a_warning(lost: str) -> None:
    # Given a player who is loyal to the Afghans and has a British patriot in hand
    state = given.table()
    state.players[ANNA].loyalty = Coalition.AFGHAN
    given.hand(state, ANNA, 19)
    choice = PlayCard(CardId(19))
    state = given.acting(state)
    assert caution_of(state, given.asked(state), choice) is None

    # When there is one thing that the Afghans gave
    match lost:
        case "patriot":
            given.court(state, ANNA, 11)
        case "prize":
            given.prizes(state, ANNA, 4)
        case "gift":
            given.gift(state, ANNA, 0)

    # Then playing it is warned of, and the thing is named
    caution = caution_of(state, given.asked(state), choice)
    assert caution is not None
    assert caution.id == "loyalty"
    ahead = caution.ahead
    assert ahead is not None
    assert (len(ahead.patriots), len(ahead.prizes), ahead.gifts) == (
        lost == "patriot",
        lost == "prize",
        lost == "gift",
    )


def test_a_card_of_another_coalition_without_losses_needs_no_warning() -> None:
    quiet = 0
    for setup in SETUPS[:6]:
        for state, decision, _ in walk(setup):
            player = state.players[decision.seat]
            for choice in decision.choices:
                if not isinstance(choice, PlayCard) or player.loyalty is None:
                    continue
                patriot = CARDS[choice.card].patriot
                is_plain = patriot is None or patriot is player.loyalty
                nothing = not player.prizes and not preview(state, choice).gifts
                if is_plain:
                    assert caution_of(state, decision, choice) is None
                quiet += is_plain and nothing
    assert quiet > 20


def test_whoever_is_named_wins_if_the_check_is_bought(
    found: list[tuple[State, Decision, Caution]],
) -> None:
    bought = 0
    for state, decision, caution in found:
        if caution.id != "check":
            continue
        after = state.clone()
        advance(after, caution.choice, stop_at_chance=True)
        if after.result is not None:
            assert caution.seat in after.result.winners
            assert decision.seat not in after.result.winners
            bought += 1
    assert bought


def test_a_victory_and_a_lead_are_only_lost_where_someone_can_pay_for_a_check(
    found: list[tuple[State, Decision, Caution]],
) -> None:
    for state, decision, caution in found:
        if caution.id not in {"victory", "lead"}:
            continue
        assert caution.choice == EndTurn()
        assert caution.seat != decision.seat
        assert any(is_check(card) for card in state.market_cards)
        assert any(isinstance(choice, Act | PlayCard | Purchase) for choice in decision.choices)
        if caution.id == "lead":
            scores = [player.score for player in state.players]
            assert scores[decision.seat] == max(scores)
            assert scores.count(max(scores)) == 1, "who is not ahead alone has no lead to lose"
            assert caution.price <= state.players[caution.buyer].rupees


def test_a_bonus_action_is_named_that_costs_no_action(
    found: list[tuple[State, Decision, Caution]],
) -> None:
    free = [one for one in found if one[2].id == "free"]
    assert free
    for state, decision, caution in free:
        assert caution.free in decision.choices
        assert state.actions_left == 0


def test_a_bonus_action_is_named_only_if_it_is_better_than_none() -> None:
    useless = 0
    for setup in SETUPS[:8]:
        for state, decision, _ in walk(setup):
            free = [one for one in decision.choices if isinstance(one, Act)]
            if EndTurn() not in decision.choices or state.actions_left or not free:
                continue
            best = best_of(knowledge_of(state, decision.seat), free)
            caution = caution_of(state, decision, EndTurn())
            if caution is None or caution.id == "free":
                assert (caution and caution.free) == best
                useless += best is None
    assert useless


def test_warnings_do_not_depend_on_what_the_player_cannot_know(
    found: list[tuple[State, Decision, Caution]],
) -> None:
    compared: dict[str, int] = {}
    for number, (state, decision, caution) in enumerate(found):
        if compared.get(caution.id, 0) < 25:
            compared[caution.id] = compared.get(caution.id, 0) + 1
            other = otherwise(state, decision.seat, number)
            assert caution_of(other, decision, caution.choice) == caution
    assert len(compared) == 5
