"""Why something cannot be done: every attempt has a reason, and every reason is listed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import pamir_desktop.model.first_edition
from pamir_desktop.model import Choice, State, new_game, pending, why_not
from pamir_desktop.model import decisions as d
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.engine import advance
from pamir_desktop.model.first_edition import choices as c
from pamir_desktop.model.first_edition.cards import ACTIONS_OF
from pamir_desktop.model.first_edition.random_play import RandomPlayer
from pamir_desktop.model.first_edition.reason_ids import FIRST_EDITION_REASONS, SHARED_REASONS
from pamir_desktop.model.first_edition.terms import SpecialAction
from pamir_desktop.model.reason_ids import REASONS
from pamir_desktop.model.selfplay import picker
from pamir_desktop.model.terms import COALITIONS, REGIONS, Border, CardId, Coalition, CourtEnd, Seat
from tests.model.first_edition.tables import first_setup

SOURCES = Path(pamir_desktop.model.first_edition.__file__).parent


def attempts(state: State) -> Iterator[Choice]:
    """Anything anyone could try, on the table or not."""
    yield from (kind() for kind in (d.EndTurn, d.Stop, d.Skip, d.Withdraw, d.TakePrize, c.Stay))
    yield from (kind() for kind in (c.NoAttack, c.UseFavor, c.AcceptDeal, c.RefuseOffer))
    yield from (d.Purchase(slot) for slot in (*range(12), 99))
    yield from (d.TaxSlot(slot) for slot in range(12))
    for seat in range(6):
        yield from (d.TaxPlayer(Seat(seat)), d.NamePlayer(Seat(seat)), c.AskForSpy(Seat(seat)))
    for card in (CardId(number) for number in (*range(1, 101, 7), *_in_play(state))):
        yield from (d.PlayCard(card), d.DiscardCard(card), c.KeepCard(card), c.TakeToHand(card))
        yield from (c.UseCard(card, action) for action in SpecialAction if card in CARDS)
        yield from (c.TargetCard(card, Seat(seat)) for seat in range(len(state.players)))
        yield d.MoveSpy(0, card)
    for region in REGIONS:
        yield from (c.Muster(region), c.March(region))
    yield from (c.Attack(empire) for empire in COALITIONS)
    yield from (d.RemoveBlock(block) for block in (0, 12, 24, 36))
    yield from (d.RemoveCylinder(piece) for piece in range(0, len(state.cylinders) + 1, 3))
    yield from (d.TakeBlock(0), d.TakeBlock(13), d.TakeCylinder(0), d.TakeCylinder(11))
    yield from (d.GiveGift(gift) for gift in range(4))
    yield from (d.PlayAt(CourtEnd.LEFT), d.PlaceRoad(Border.HERAT_KABUL), c.BaggageRow(0))
    yield from (d.ChooseLoyalty(Coalition.AFGHAN), c.MakeOffer(3), c.PayToll(1), c.SpendTokens(1))
    yield from (RandomPlayer(seed).deal(state) for seed in range(3))


def _in_play(state: State) -> set[int]:
    return {card for player in state.players for card in (*player.hand, *player.court)}


@pytest.mark.parametrize("seed", range(8))
def test_what_is_offered_can_be_done_and_everything_else_has_a_listed_reason(seed: int) -> None:
    setup = first_setup(2 + seed % 4, seed, badal=seed % 2 == 0)
    state, pick = new_game(setup), picker(setup, seed)
    known = {*SHARED_REASONS, *FIRST_EDITION_REASONS}
    for number in range(150):
        decision = pending(state)
        if decision is None:
            break
        if number % 3 == 0:
            for attempt in attempts(state):
                reason = why_not(state, attempt)
                if isinstance(attempt, c.ProposeDeal):
                    assert reason is None or reason.id in known
                    continue
                assert (reason is None) == (attempt in decision.choices), attempt
                if reason is not None:
                    assert reason.id in known, reason
                    expected = FIRST_EDITION_REASONS.get(reason.id)
                    if expected is not None:
                        assert tuple(name for name in reason.args if name != "seat") == expected
        advance(state, pick(state, decision))


def test_every_id_in_the_sources_is_listed_and_every_listed_one_is_used() -> None:
    text = "\n".join(
        path.read_text(encoding="utf-8")
        for path in SOURCES.glob("*.py")
        if path.name != "reason_ids.py"
    )
    ours = {name for name in FIRST_EDITION_REASONS if f'"{name}"' in text}
    assert ours == set(FIRST_EDITION_REASONS)
    assert set(SHARED_REASONS) <= set(REASONS)
    shared = {name for name in SHARED_REASONS if f'"{name}"' in text}
    assert shared | {"game.over"} == set(SHARED_REASONS)


def test_every_action_of_every_card_can_be_explained() -> None:
    state = new_game(first_setup(3, 1))
    for card, actions in ACTIONS_OF.items():
        for action in actions:
            reason = why_not(state, c.UseCard(card, action))
            assert reason is not None
            assert reason.id == "not_now"
