"""Whose side of the table is shown, when the curtain hangs, and how Wakhan's turn is followed."""

from __future__ import annotations

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from pamir_desktop.control.session import Session
from pamir_desktop.control.table_control import TableControl
from pamir_desktop.model import Outcome
from pamir_desktop.model.decisions import (
    AcceptBribe,
    Choice,
    ChooseLoyalty,
    CounterBribe,
    DeclineBribe,
    EndTurn,
    PlayAt,
    PlayCard,
    ProposeBribe,
    Purchase,
)
from pamir_desktop.model.history import Game
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import HIDDEN, CardId, Coalition, CourtEnd, Seat
from pamir_desktop.settings import Pace
from pamir_desktop.views.prompt.question import Question
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.table.spots import CourtEndSpot
from tests.model import given, positions
from tests.model.given import ANNA, BORIS
from tests.window.application import calm_settings, sensible, table


class Onlooker:
    """Keeps what the control emits."""

    def __init__(self, control: TableControl) -> None:
        self.positions: list[Position] = []
        self.questions: list[Question] = []
        self.curtains: list[Seat] = []
        self.logged: list[str] = []
        control.display.position_changed.connect(self.positions.append)
        control.display.prompt_changed.connect(self.questions.append)
        control.display.curtain_raised.connect(self.curtains.append)
        control.display.log_appended.connect(
            lambda entries: self.logged.extend(entry.id for entry in entries)
        )


def make(**values: object) -> tuple[TableControl, Onlooker]:
    control = TableControl(Session(), calm_settings(**values))
    return control, Onlooker(control)


def play_until(control: TableControl, prompt: str) -> None:
    """Let chance play until a player is asked this."""
    dice = Dice(3)
    for _ in range(4000):
        decision = control.session.decision
        if decision is None:
            setup = control.session.state.setup
            control.session.start(evolve(setup, seed=setup.seed + 1))
            continue
        if decision.prompt == prompt:
            return
        control.display.lift_curtain()
        control.choose(sensible(decision, dice))
    pytest.fail(f"nobody was asked {prompt}")


def test_a_solo_game_never_hides_anything(qtbot: QtBot) -> None:
    control, seen = make()
    control.session.start(table(1, wakhan=True))
    play_until(control, "turn.action")
    for _ in range(30):
        decision = control.session.decision
        if decision is None:
            break
        control.choose(sensible(decision, Dice(control.session.state.turn)))
    assert seen.curtains == []
    assert all(position.hand_shown for position in seen.positions)
    assert {position.player(position.seat).loyalty for position in seen.positions} & set(Coalition)
    assert len({position.seat for position in seen.positions}) == 1


def test_open_hands_need_no_curtain(qtbot: QtBot) -> None:
    control, seen = make()
    control.session.start(table(3, open_hands=True))
    play_until(control, "limit.hand")
    assert seen.curtains == []
    assert HIDDEN not in seen.positions[-1].state.players[1].hand


def test_an_empty_hand_needs_no_curtain(qtbot: QtBot) -> None:
    control, seen = make()
    control.session.start(table(2))
    play_until(control, "turn.action")
    assert seen.curtains == []
    assert seen.positions[-1].decision is not None


@pytest.mark.parametrize("people", [2, 3, 5])
def test_a_closed_hand_is_shown_to_its_owner_only(people: int, qtbot: QtBot) -> None:
    """In a few hundred positions no card of a hand is in a position that others look at."""
    control, seen = make()
    control.session.start(table(people, seed=people))
    dice = Dice(5)
    for _ in range(400):
        decision = control.session.decision
        if decision is None:
            break
        position = control.display.position()
        if control.display.question(position).handing_over:
            assert position.decision is None
            assert all(set(player.hand) <= {HIDDEN} for player in position.state.players)
            control.display.lift_curtain()
            position = control.display.position()
            assert position.seat == decision.seat
        for seat, player in enumerate(position.state.players):
            assert set(player.hand) <= {HIDDEN} or seat == decision.seat == position.seat
        control.choose(sensible(decision, dice))
    assert len(seen.curtains) > 5


def test_a_public_answer_needs_no_curtain_but_turns_the_hand_over(qtbot: QtBot) -> None:
    control, seen = make()
    control.session.start(table(3, seed=8))
    play_until(control, "bribe.answer")
    position = control.display.position()
    assert position.decision is not None
    assert position.seat == control.session.state.active
    assert position.decision.seat != position.seat
    assert not position.hand_shown
    assert seen.questions[-1].seat == position.decision.seat


def test_nothing_can_be_chosen_behind_the_curtain(qtbot: QtBot) -> None:
    control, seen = make()
    control.session.start(table(2, seed=4))
    dice = Dice(1)
    while (
        not seen.curtains or not control.display.question(control.display.position()).handing_over
    ):
        decision = control.session.decision
        assert decision is not None
        control.display.lift_curtain()
        control.choose(sensible(decision, dice))
    before = control.session.state
    control.choose(EndTurn())
    control.ask(Purchase(0))
    assert control.session.state is before


def test_an_impossible_choice_is_explained(qtbot: QtBot) -> None:
    control, _ = make()
    control.session.start(table(2))
    with qtbot.waitSignal(control.refused):
        control.choose(EndTurn())


def test_nothing_is_explained_once_the_game_is_closed(qtbot: QtBot) -> None:
    control, _ = make()
    refused: list[object] = []
    control.refused.connect(refused.append)
    control.session.start(table(2))
    control.session.close()
    assert control.why_not(EndTurn()) is None
    control.ask(EndTurn())
    control.choose(EndTurn())
    assert refused == []


def buy_and_begin_to_play(control: TableControl) -> PlayCard:
    """A turn in which a card in hand can be played."""
    dice = Dice(2)
    for _ in range(2000):
        decision = control.session.decision
        assert decision is not None
        control.display.lift_curtain()
        court = control.session.state.players[decision.seat].court
        plays = [choice for choice in decision.choices if isinstance(choice, PlayCard)]
        if plays and court:
            return plays[0]
        control.choose(sensible(decision, dice))
    pytest.fail("nobody could play a card")


def test_a_card_dropped_at_an_end_of_the_court_is_played_there(qtbot: QtBot) -> None:
    control, _ = make()
    control.session.start(table(2, seed=6))
    play = buy_and_begin_to_play(control)
    seat = control.session.state.active
    control.aim(play, CourtEndSpot(CourtEnd.LEFT))
    decision = control.session.decision
    assert decision is not None
    if decision.prompt == "bribe.offer":
        control.choose(decision.choices[0])
    assert control.session.state.players[seat].court[0] == play.card


def test_an_aim_is_forgotten_when_the_turn_goes_on(qtbot: QtBot) -> None:
    control, _ = make(auto_answer=False)
    control.session.start(table(2, seed=6))
    play = buy_and_begin_to_play(control)
    control.aim(Purchase(0), CourtEndSpot(CourtEnd.LEFT))
    control.choose(play)
    decision = control.session.decision
    assert decision is not None
    assert decision.prompt in {"play.end", "bribe.offer"}


def test_what_has_one_answer_is_answered_and_undone_with_its_cause(qtbot: QtBot) -> None:
    control, _ = make()
    control.session.start(table(2, seed=6))
    forced = 0
    for seed in range(200):
        decision = control.session.decision
        if decision is None:
            break
        control.display.lift_curtain()
        past = len(control.session.game.past) if control.session.game else 0
        before = control.session.state
        control.choose(sensible(decision, Dice(seed)))
        assert control.session.game is not None
        if len(control.session.game.past) > past + 1 and control.session.can_undo():
            forced += 1
            control.undo()
            assert control.session.state == before
            control.redo()
            control.choose(sensible(control.session.decision, Dice(seed)))  # type: ignore[arg-type]
    assert forced


def test_without_the_option_everything_is_asked(qtbot: QtBot) -> None:
    control, _ = make(auto_answer=False)
    control.session.start(table(2, seed=6))
    for seed in range(150):
        decision = control.session.decision
        if decision is None:
            break
        control.display.lift_curtain()
        assert control.session.game is not None
        past = len(control.session.game.past)
        control.choose(sensible(decision, Dice(seed)))
        assert len(control.session.game.past) == past + 1


def to_wakhans_turn(control: TableControl) -> Outcome:
    """End turns until Wakhan acts; returns what came of it."""
    outcomes: list[Outcome] = []
    control.session.advanced.connect(outcomes.append)
    dice = Dice(7)
    for _ in range(500):
        decision = control.session.decision
        assert decision is not None
        end = EndTurn()
        control.choose(end if end in decision.choices else dice.pick(decision))
        if control.display.is_watching or any(e.id == "trace.drawn" for e in outcomes[-1].log):
            return outcomes[-1]
    pytest.fail("Wakhan never acted")


def test_wakhan_acts_at_once_at_the_instant_pace(qtbot: QtBot) -> None:
    control, seen = make(pace=Pace.INSTANT)
    control.session.start(table(1, wakhan=True))
    outcome = to_wakhans_turn(control)
    assert not control.display.is_watching
    assert seen.logged[-len(outcome.log) :] == [entry.id for entry in outcome.log]


def test_wakhan_is_followed_step_by_step(qtbot: QtBot) -> None:
    control, seen = make(pace=Pace.STEP)
    control.session.start(table(1, wakhan=True))
    outcome = to_wakhans_turn(control)
    assert control.display.is_watching
    assert seen.positions[-1].decision is None
    steps = 0
    while control.display.is_watching:
        before = control.session.state
        control.choose(EndTurn())
        control.undo()
        assert control.session.state is before
        control.display.playback.next_step()
        steps += 1
    assert 2 <= steps <= len(outcome.frames)
    assert seen.logged[-len(outcome.log) :] == [entry.id for entry in outcome.log]
    assert seen.questions[-1].decision == control.session.decision


def test_wakhan_is_watched_like_a_film(qtbot: QtBot) -> None:
    control, _ = make(pace=Pace.STEP)
    control.session.start(table(1, wakhan=True))
    to_wakhans_turn(control)
    control.display.playback.watch()
    qtbot.waitUntil(lambda: not control.display.is_watching, timeout=20_000)
    assert control.display.position().decision is not None


def test_the_film_can_be_finished(qtbot: QtBot) -> None:
    control, seen = make(pace=Pace.WATCH)
    control.session.start(table(1, wakhan=True))
    outcome = to_wakhans_turn(control)
    control.display.playback.finish()
    assert not control.display.is_watching
    assert seen.logged[-len(outcome.log) :] == [entry.id for entry in outcome.log]


def test_loyalty_is_chosen_at_the_players_side_of_the_table(qtbot: QtBot) -> None:
    control, seen = make()
    control.session.start(table(3))
    for coalition in Coalition:
        decision = control.session.decision
        assert decision is not None
        assert decision.prompt == "loyalty.choose"
        assert seen.positions[-1].seat == decision.seat
        control.choose(ChooseLoyalty(coalition))


def test_the_empty_court_has_one_end(qtbot: QtBot) -> None:
    control, _ = make()
    control.session.start(table(2, seed=3))
    dice = Dice(9)
    for _ in range(300):
        decision = control.session.decision
        assert decision is not None
        control.display.lift_curtain()
        plays = [choice for choice in decision.choices if isinstance(choice, PlayCard)]
        if plays:
            control.choose(plays[0])
            last = control.session.game.past[-1].choice if control.session.game else None
            assert last == PlayAt(CourtEnd.LEFT) or isinstance(last, PlayCard) is False
            return
        control.choose(sensible(decision, dice))


@pytest.mark.parametrize("answer", [AcceptBribe(0), DeclineBribe(), CounterBribe(1)])
def test_whoever_offers_a_bribe_gets_the_screen_back_behind_a_curtain(
    qtbot: QtBot, answer: Choice
) -> None:
    """Another player has had the screen to answer."""
    # Given Anna, who has more cards in hand, and Boris, who is asked for a lower bribe
    control, seen = make(auto_answer=False)
    state = positions.of_a_bribe()
    given.hand(state, ANNA, 2, 5)
    control.session.game = Game(state.setup, state)
    control.session.replaced.emit()
    control.display.lift_curtain()
    control.choose(PlayCard(CardId(2)))
    control.choose(ProposeBribe(0))
    asked = control.session.decision
    assert asked is not None
    assert asked.seat == BORIS
    assert not control.display.position().hand_shown, "Boris sees nothing of it"
    curtains = len(seen.curtains)

    # When Boris has answered, then it is Anna's turn again, and her hand is behind a curtain
    control.choose(answer)
    decision = control.session.decision
    assert decision is not None
    assert decision.seat == ANNA
    assert seen.curtains[curtains:] == [ANNA]
    hidden = control.display.position()
    assert not hidden.hand_shown
    assert set(hidden.player(ANNA).hand) == {HIDDEN}

    # And she sees it once she has the screen
    control.display.lift_curtain()
    shown = control.display.position()
    assert shown.hand_shown
    assert CardId(5) in shown.player(ANNA).hand
