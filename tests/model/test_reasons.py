"""Why not: every reason of the catalogue comes from a real position, with its numbers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pamir_desktop.model import Choice, Reason, State, why_not
from pamir_desktop.model.decisions import (
    AgreeEnd,
    Args,
    BattleIn,
    BattleOn,
    BetrayCard,
    BuildArmy,
    BuildRoad,
    ChooseLoyalty,
    DiscardCard,
    GiveGift,
    MoveArmy,
    MoveSpy,
    MoveTribe,
    NameSuit,
    PayBribe,
    PlayCard,
    ProposeEnd,
    Purchase,
    RemoveBlock,
    RemoveCylinder,
    Skip,
    Stop,
    TakeBlock,
    TakeCylinder,
    TakePrize,
    TaxPlayer,
    TaxSlot,
)
from pamir_desktop.model.reason_ids import REASONS
from pamir_desktop.model.reasons import CONTEXT_OF, EXPLAINERS
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.terms import Border, CardAction, CardId, Region, Seat, Suit
from tests.model import attempted_actions as inside
from tests.model import given
from tests.model.attempted_choices import CASES, TAX, Case, in_turn, shop
from tests.model.given import AFGHAN, ANNA, KABUL
from tests.model.playing import walk


@pytest.mark.parametrize(
    ("reason", "make"),
    [(reason, make) for reason, made in CASES.items() for make in made],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_the_reason_and_its_numbers(reason: str, make: Callable[[], Case]) -> None:
    state, attempt, numbers = make()
    found = why_not(state, attempt)
    seat: Args = {} if reason == "game.over" else {"seat": ANNA}
    assert found == Reason(reason, {**seat, **numbers})


def test_asking_why_changes_nothing() -> None:
    for made in CASES.values():
        for make in made:
            state, attempt, _ = make()
            record = state.clone()
            why_not(state, attempt)
            assert state == record


def test_every_kind_of_attempt_is_explained_in_a_place_where_it_makes_sense() -> None:
    assert set(EXPLAINERS) == set(CONTEXT_OF)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_offered_needs_no_reason(players: int) -> None:
    for state, decision, _ in walk(random_setup(players, seed=1)):
        assert all(why_not(state, choice) is None for choice in decision.choices)


def test_every_attempt_in_every_position_gets_a_reason_of_the_catalogue() -> None:
    """Whatever can be pointed at: never an error, never an unknown reason."""
    found = set()
    for players in (2, 4):
        everything = all_attempts(players)
        for count, (state, decision, _) in enumerate(walk(random_setup(players, seed=2))):
            offered = set(decision.choices)
            for attempt in everything[count % 23 :: 23]:
                reason = why_not(state, attempt)
                assert (reason is None) == (attempt in offered), attempt
                if reason is not None:
                    found.add(reason.id)
                    assert reason.args["seat"] == decision.seat
    assert found <= set(REASONS)
    assert len(found) > 25


def all_attempts(players: int) -> list[Choice]:
    """Every choice that names something on a table of this size."""
    cards = [CardId(card) for card in range(1, 101)]
    cylinders = range(10 * players)
    return [
        *map(Purchase, range(12)),
        *map(TaxSlot, range(12)),
        *map(GiveGift, range(3)),
        *map(BuildArmy, Region),
        *map(BuildRoad, Border),
        *map(BattleIn, Region),
        *(kind(card) for kind in (PlayCard, BetrayCard, BattleOn) for card in cards),
        *(given.act(card, action) for card in cards for action in CardAction),
        *(TaxPlayer(Seat(seat)) for seat in range(players)),
        *(kind(block) for kind in (RemoveBlock, TakeBlock) for block in range(36)),
        *(kind(piece) for kind in (RemoveCylinder, TakeCylinder) for piece in cylinders),
        *(MoveArmy(block, region) for block in range(36) for region in Region),
        *(MoveTribe(piece, region) for piece in cylinders for region in Region),
        *(MoveSpy(piece, card) for piece in cylinders for card in cards[::9]),
    ]


@pytest.mark.parametrize(
    "attempt",
    [
        Purchase(-1),
        Purchase(12),
        PlayCard(CardId(0)),
        PlayCard(CardId(105)),
        PlayCard(CardId(999)),
        given.act(0, TAX),
        given.act(111, TAX),
    ],
)
def test_nonsense_on_the_menu_is_called_so(attempt: Choice) -> None:
    reason = why_not(in_turn(shop()), attempt)
    assert reason == Reason("no_such_thing", {"seat": ANNA})


@pytest.mark.parametrize(
    ("make", "attempt"),
    [
        (inside.taxing, TaxSlot(-1)),
        (inside.taxing, TaxPlayer(Seat(-1))),
        (inside.taxing, TaxPlayer(Seat(3))),
        (inside.giving, GiveGift(-1)),
        (inside.giving, GiveGift(3)),
        (inside.moving, MoveArmy(-1, KABUL)),
        (inside.moving, MoveArmy(36, KABUL)),
        (inside.moving, MoveSpy(-1, CardId(9))),
        (inside.moving, MoveSpy(30, CardId(9))),
        (inside.moving, MoveSpy(0, CardId(77))),
        (inside.moving, MoveTribe(30, KABUL)),
        (inside.betraying, BetrayCard(CardId(77))),
        (inside.betraying, BetrayCard(CardId(103))),
        (inside.betraying, BetrayCard(CardId(999))),
        (inside.at_war, BattleOn(CardId(77))),
        (inside.at_war, BattleOn(CardId(104))),
        (inside.removing, RemoveBlock(36)),
        (inside.removing, RemoveCylinder(40)),
        (inside.out_of_blocks, TakeBlock(-1)),
        (inside.out_of_cylinders, TakeCylinder(30)),
    ],
    ids=lambda value: value.__name__ if callable(value) else str(value),
)
def test_nonsense_inside_an_action_is_called_so(make: Callable[[], State], attempt: Choice) -> None:
    assert why_not(make(), attempt) == Reason("no_such_thing", {"seat": ANNA})


@pytest.mark.parametrize(
    "attempt",
    [
        Stop(),
        Skip(),
        ChooseLoyalty(AFGHAN),
        PayBribe(1),
        AgreeEnd(),
        ProposeEnd(),
        TakePrize(),
        DiscardCard(CardId(9)),
        NameSuit(Suit.MILITARY),
        TaxPlayer(ANNA),
        RemoveCylinder(99),
        TakeBlock(0),
    ],
    ids=str,
)
def test_a_choice_that_answers_another_question_is_not_for_now(attempt: Choice) -> None:
    state = in_turn(shop())
    given.deck(state, 1)
    reason = why_not(state, attempt)
    assert reason == Reason("not_now", {"seat": ANNA, "prompt": "turn.action"})
