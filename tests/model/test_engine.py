"""The machine: asking, applying, settling, and logging what happened in order."""

from __future__ import annotations

import copy

import pytest
from attrs import evolve

from pamir_desktop.model import IllegalChoice, State, apply, new_game, pending, why_not
from pamir_desktop.model.decisions import (
    BattleIn,
    Choice,
    ChooseLoyalty,
    DiscardCard,
    EndTurn,
    PlayCard,
    Purchase,
    RemoveCylinder,
    Stop,
    TaxSlot,
)
from pamir_desktop.model.engine import advance, settle
from pamir_desktop.model.rules.battle import Battle
from pamir_desktop.model.rules.cleanup import begin_cleanup
from pamir_desktop.model.rules.dominance import DominanceCheck, end_game
from pamir_desktop.model.rules.loyalty import ChooseFirstLoyalty
from pamir_desktop.model.rules.overthrow import Overthrow
from pamir_desktop.model.rules.tax import Tax
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.setup import RULEBOOK, WakhanOptions
from pamir_desktop.model.terms import NOBODY, CardId, Coalition
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, KABUL


def shopping() -> State:
    """Anna may buy; the sixth card is too expensive."""
    state = given.table()
    given.full_market(state)
    return given.acting(state)


def test_apply_leaves_the_given_state_untouched() -> None:
    state = shopping()
    record = copy.deepcopy(state)

    outcome = apply(state, Purchase(2))

    assert state == record
    assert state.log is None
    assert outcome.state is not state
    assert outcome.state != state


def test_an_outcome_holds_the_next_decision() -> None:
    outcome = apply(shopping(), Purchase(2))
    assert outcome.decision == pending(outcome.state)
    assert outcome.state.log is None


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        (Purchase(5), "buy.too_dear"),
        (PlayCard(CardId(2)), "play.not_in_hand"),
        (Stop(), "not_now"),
        (ChooseLoyalty(Coalition.RUSSIAN), "not_now"),
        (TaxSlot(0), "act.none"),
        (Purchase(12), "no_such_thing"),
    ],
)
def test_an_illegal_choice_says_why_and_changes_nothing(choice: Choice, reason: str) -> None:
    state = shopping()
    record = copy.deepcopy(state)

    with pytest.raises(IllegalChoice) as error:
        apply(state, choice)

    assert error.value.reason.id == reason
    assert reason in str(error.value)
    assert isinstance(error.value, ValueError)
    assert state == record


def test_something_that_is_no_choice_is_illegal_too() -> None:
    with pytest.raises(IllegalChoice, match="not_now"):
        apply(shopping(), "buy everything")  # type: ignore[arg-type]


def test_why_not_has_no_reason_for_what_can_be_done() -> None:
    state = shopping()
    assert all(why_not(state, choice) is None for choice in given.options(state))


def test_asking_changes_nothing() -> None:
    state = shopping()
    record = copy.deepcopy(state)
    assert pending(state) == pending(state)
    assert state == record


def test_when_the_game_is_over_nothing_is_asked_and_nothing_can_be_done() -> None:
    # Given a game that ends in the middle of a turn
    state = shopping()
    end_game(state, "agreement")

    assert pending(state) is None
    assert settle(state) is None
    reason = why_not(state, EndTurn())
    assert reason is not None
    assert reason.id == "game.over"
    with pytest.raises(IllegalChoice, match=r"game\.over"):
        apply(state, EndTurn())


def test_the_choice_that_ends_the_game_leaves_no_decision() -> None:
    # Given a dominance check for 1 rupee, and only Anna with cylinders in play: 3 points to 1;
    # she leads by 2 already
    state = given.table()
    given.market(state, top=(9, 103))
    given.scores(state, 3, 1, 0)
    given.tribe(state, ANNA, KABUL)
    given.acting(state)

    outcome = apply(state, Purchase(1))

    assert outcome.decision is None
    assert outcome.state.agenda == []
    assert outcome.state.result is not None
    assert outcome.state.result.winners == (ANNA,)
    assert given.logged(outcome)[-1] == "game.ended"


def test_steps_without_a_question_run_by_themselves() -> None:
    # Given three tasks: two checks of rulers without work, and a question between them
    state = given.table()
    state.then(Overthrow(ANNA, KABUL), ChooseFirstLoyalty(BORIS), Overthrow(CLARA, KABUL))

    decision = settle(state)

    assert decision is not None
    assert decision.seat == BORIS
    assert state.agenda == [Overthrow(CLARA, KABUL), ChooseFirstLoyalty(BORIS)]


def test_settling_twice_changes_nothing_more() -> None:
    state = shopping()
    record = copy.deepcopy(state)
    assert settle(state) == pending(state)
    assert state == record


def test_a_preview_stops_in_front_of_what_nobody_has_seen() -> None:
    # Given a cleanup that will turn a card over
    state = given.table()
    given.deck(state, 9)
    begin_cleanup(state, ANNA)

    assert settle(state, stop_at_chance=True) is None

    assert state.deck == [9]
    assert state.agenda


def test_the_fast_path_reaches_the_same_position_in_place() -> None:
    state = shopping()
    outcome = apply(state, Purchase(3))
    decision = advance(state, Purchase(3))
    assert state == outcome.state
    assert decision == outcome.decision


def test_the_log_has_things_in_the_order_they_happened() -> None:
    # Given Boris rules Kabul with one tribe, and his political card carries a spy of Clara
    state = given.table()
    given.army(state, AFGHAN, KABUL)
    given.army(state, BRITISH, KABUL)
    given.tribe(state, BORIS, KABUL)
    given.court(state, BORIS, 6)
    given.spy(state, CLARA, 6)
    given.doing(state, Battle(ANNA, rank=2))
    tribe = state.cylinders.index(104, 10)

    fought = apply(state, BattleIn(KABUL))
    removed = apply(fought.state, RemoveCylinder(tribe))

    assert given.logged(fought) == ["battle.fought"]
    assert given.logged(removed) == [
        "cylinder.returned",
        "ruler.changed",
        "overthrow.court",
        "card.discarded",
        "cylinder.returned",
    ]


def test_new_rulers_are_logged_after_the_step_that_made_them() -> None:
    # Given Anna and Boris are equal in Kabul
    state = given.table()
    given.army(state, AFGHAN, KABUL, 2)
    given.tribe(state, ANNA, KABUL)
    given.tribe(state, BORIS, KABUL, 3)
    given.doing(state, Battle(ANNA, rank=1))

    outcome = apply(given.choose(state, BattleIn(KABUL)), RemoveCylinder(10))

    changed = [entry.args for entry in outcome.log if entry.id == "ruler.changed"]
    assert changed == [{"region": KABUL, "old": NOBODY, "new": ANNA}]
    assert given.logged(outcome) == ["cylinder.returned", "ruler.changed"]


def test_rulers_lost_in_a_step_that_asks_nothing_are_logged_too() -> None:
    # Given a successful check that ends nothing: with the armies gone Anna's tribe rules Kabul
    state = given.table(loyalties=(AFGHAN, BRITISH, BRITISH))
    given.tribe(state, ANNA, KABUL)
    given.army(state, BRITISH, KABUL, 5)
    given.market(state, top=(9, 101))
    given.acting(state)

    outcome = apply(state, Purchase(1))

    logged = given.logged(outcome)
    assert logged.index("ruler.changed") > logged.index("blocks.cleared")
    assert [e.args["new"] for e in outcome.log if e.id == "ruler.changed"] == [ANNA]


def test_rulers_that_stay_are_not_logged() -> None:
    state = given.table()
    given.full_market(state)
    given.rupees_on(state, 0, 1)
    given.tribe(state, ANNA, KABUL)
    given.doing(state, Tax(ANNA, left=1))
    assert given.logged(apply(state, TaxSlot(0))) == ["tax.market"]


def test_a_decision_of_another_player_comes_back_to_the_first() -> None:
    # Given Confidence Failure is discarded at the end of Anna's turn
    state = given.table()
    given.market(state, top=(114,))
    given.hand(state, BORIS, 9, 13)
    given.hand(state, CLARA, 29)
    given.beginning(state)

    # Then Boris and Clara decide in turn order, and the next turn is Boris'
    after = given.choose(state, EndTurn())
    assert (given.asked(after).seat, given.asked(after).prompt) == (BORIS, "event.confidence")
    after = given.choose(after, DiscardCard(CardId(13)))
    assert (given.asked(after).seat, given.asked(after).prompt) == (CLARA, "event.confidence")
    after = given.choose(after, DiscardCard(CardId(29)))
    assert (given.asked(after).seat, given.asked(after).prompt) == (BORIS, "turn.action")


def test_the_end_of_the_game_wipes_what_was_still_to_be_done() -> None:
    state = given.table()
    given.scores(state, 9, 0, 0)
    state.resolved_checks = [CardId(101), CardId(102), CardId(103)]
    state.then(DominanceCheck((CardId(104),)), ChooseFirstLoyalty(BORIS))
    assert settle(state) is None
    assert state.result is not None


@pytest.mark.parametrize(("seats", "wakhan"), [(4, None), (3, RULEBOOK)])
def test_a_game_without_menus_is_the_same_game(seats: int, wakhan: WakhanOptions | None) -> None:
    state = new_game(random_setup(seats, 11, wakhan))
    dice = Dice(11)
    menus = 0
    while (decision := pending(state)) is not None:
        choice = dice.pick(decision)
        whole = state.clone()
        listed = advance(whole, choice)

        announced = advance(state, choice, menus=False)

        assert state == whole
        if announced is not None and announced.prompt == "turn.action":
            assert listed is not None
            assert announced == evolve(listed, choices=())
            menus += 1
        else:
            assert announced == listed
    assert menus


def test_search_can_stop_before_anything_hidden() -> None:
    state = shopping()
    before = list(state.market_cards)

    assert advance(state, EndTurn(), stop_at_chance=True) is None

    assert state.market_cards == before
    assert state.result is None


def test_the_steps_of_an_outcome_lead_from_position_to_position() -> None:
    state = new_game(random_setup(3, 4))
    dice = Dice(4)
    for _ in range(40):
        decision = pending(state)
        assert decision is not None
        outcome = apply(state, dice.pick(decision))
        steps = list(outcome.steps(state))
        assert tuple(entry for _, _, entries in steps for entry in entries) == outcome.log
        assert [before for before, _, _ in steps][1:] == [after for _, after, _ in steps][:-1]
        assert not steps or steps[0][0] is state
        state = outcome.state
