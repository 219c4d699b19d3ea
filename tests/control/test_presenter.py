"""What the views are given, built from positions without a window."""

from __future__ import annotations

import subprocess
import sys

import pytest
from attrs import evolve

from pamir_desktop.control import presenter
from pamir_desktop.control.presenter import UndoOptions
from pamir_desktop.model import (
    Decision,
    LogEntry,
    Setup,
    State,
    if_scored_now,
    next_check,
    pending,
)
from pamir_desktop.model.bot import Bot, Level
from pamir_desktop.model.decisions import Act, Choice, EndTurn, PlayCard, ProposeBribe
from pamir_desktop.model.history import Game
from pamir_desktop.model.rules.abilities import HERAT_INFLUENCE
from pamir_desktop.model.terms import HIDDEN, NOBODY, CardAction, CardId, Seat, Suit
from pamir_desktop.views.prompt.question import Barrier, Question, UndoStep, Why
from pamir_desktop.views.table.position import Position
from tests.model import given, positions
from tests.model.given import ANNA, BORIS, CLARA, KABUL
from tools.attacks.sample_games import dealt

KARAKUL_SHEEP = 61  # of Herat
LAPIS_LAZULI_MINE = 11  # economic, with tax and gift
NO_UNDO = UndoOptions(barrier="start")


def test_the_presenter_loads_no_qt() -> None:
    program = """
import sys
import pamir_desktop.control.presenter
print(sorted({name.split(".")[0] for name in sys.modules} & {"PySide6", "shiboken6"}))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


# --- Position ----------------------------------------------------------------------------------


def with_hands() -> State:
    state = given.acting(given.table())
    given.hand(state, ANNA, 2, 3)
    given.hand(state, BORIS, 4)
    given.deck(state, 5, 6, 7)
    return state


def seen(
    state: State, seat: Seat = ANNA, decision: Decision | None = None, *, hand_shown: bool = True
) -> Position:
    return presenter.position(state, seat, decision, ANNA, hand_shown=hand_shown)


def test_a_position_shows_the_hand_at_the_bottom_and_no_other() -> None:
    state = with_hands()
    position = seen(state, BORIS)
    assert position.seat == BORIS
    assert position.hand_shown
    assert [player.hand for player in position.state.players] == [[HIDDEN, HIDDEN], [4], []]
    assert set(position.state.deck) == {HIDDEN}
    assert state.players[ANNA].hand == [2, 3]


def test_a_closed_hand_is_hidden_at_the_bottom_too() -> None:
    position = seen(with_hands(), ANNA, hand_shown=False)
    assert not position.hand_shown
    assert [player.hand for player in position.state.players] == [[HIDDEN] * 2, [HIDDEN], []]


def test_a_position_has_the_facts_of_the_whole_state() -> None:
    """Favored cards, rulers and prices are public, so they are not computed from what is hidden."""
    state = given.table()
    given.full_market(state)
    given.tribe(state, CLARA, KABUL)
    state.favored = Suit.MILITARY
    facts = seen(state, hand_shown=False).facts
    assert facts.rulers[KABUL] == CLARA
    assert facts.prices[:6] == (0, 2, 4, 6, 8, 10)


def test_prices_are_those_of_the_payer() -> None:
    """Boris has Herat Influence, so Herat cards are free for him."""
    state = given.table()
    given.market(state, top=(0, 0, KARAKUL_SHEEP))
    given.court(state, BORIS, HERAT_INFLUENCE)
    prices = [
        presenter.position(state, ANNA, None, payer, hand_shown=True).facts.prices[2]
        for payer in (ANNA, BORIS)
    ]
    assert prices == [2, 0]


def test_the_active_player_pays_and_before_the_first_turn_the_seat_at_the_bottom() -> None:
    state = given.table()
    assert presenter.payer_of(state, BORIS) == ANNA
    state.active = NOBODY
    assert presenter.payer_of(state, BORIS) == BORIS


# --- Question ----------------------------------------------------------------------------------


def test_a_question_is_asked_of_the_player_who_decides() -> None:
    """Boris answers a bribe in Anna's turn."""
    state = given.choose(positions.of_a_bribe(), PlayCard(CardId(2)), ProposeBribe(1))
    decision = given.asked(state)
    assert decision.prompt == "bribe.answer"
    question = presenter.question(seen(state, ANNA, decision), NO_UNDO)
    assert question.seat == BORIS
    assert question.decision is decision
    assert not question.handing_over


def test_without_a_decision_it_shows_whose_turn_it_is() -> None:
    state = given.table()
    state.active = CLARA
    assert presenter.question(seen(state, ANNA), NO_UNDO).seat == CLARA


def test_when_it_is_nobodys_turn_it_shows_the_seat_at_the_bottom() -> None:
    state = given.table()
    state.active = NOBODY
    assert presenter.question(seen(state, BORIS), NO_UNDO).seat == BORIS


def test_behind_the_curtain_it_names_the_player_on_it() -> None:
    state = given.acting(given.table())
    question = presenter.question(seen(state, ANNA), NO_UNDO, curtain=BORIS)
    assert question.seat == BORIS
    assert question.handing_over


def test_a_question_contains_no_hidden_card_and_no_seed() -> None:
    state = with_hands()
    question = presenter.question(seen(state, BORIS), NO_UNDO)
    assert question.state.players[ANNA].hand == [HIDDEN, HIDDEN]
    assert question.setup == state.setup.without_seed()


def test_a_question_says_what_is_being_watched_and_what_can_be_undone() -> None:
    state = given.acting(given.table())
    decision = given.asked(state)
    step = UndoStep(EndTurn(), decision, state)
    entries = (LogEntry("turn.cleanup", {"seat": 0}),)
    undo = UndoOptions("revealed", can_redo=True, undoes=step, redoes=step)
    question = presenter.question(seen(state), undo, watching=entries)
    assert question.watching == entries
    assert (question.barrier, question.can_redo) == ("revealed", True)
    assert question.undoes is question.redoes is step


def test_a_question_is_asked_for_barriers_choice_by_choice() -> None:
    asked: list[Choice] = []

    def ahead(choice: Choice) -> Barrier:
        asked.append(choice)
        return Barrier("revealed")

    question = presenter.question(seen(given.acting(given.table())), NO_UNDO, ahead=ahead)
    assert question.ahead(EndTurn()) == Barrier("revealed")
    assert asked == [EndTurn()]


# --- While others decide -----------------------------------------------------------------------


def game_with_bots() -> Game:
    """Anna against two bots; everyone has chosen a loyalty."""
    anna, *others = given.seats(3)
    chairs = [anna, *(evolve(chair, bot=Bot(Level.NOVICE, seed=1)) for chair in others)]
    game = dealt(Setup(chairs, seed=3))
    while len(game.past) < 3 or not game.is_bots(game.past[-1].seat):
        decision = pending(game.state)
        assert decision is not None
        game.choose(decision.choices[0])
    return game


def bars(game: Game) -> Question:
    return presenter.question(seen(game.state, ANNA), NO_UNDO)


def test_while_a_bot_decides_what_a_bot_did_last_is_shown() -> None:
    game = game_with_bots()
    assert game.is_bots(game.past[-1].seat)
    shown = presenter.while_bot_decides(bars(game), game, BORIS, None)
    assert shown.seat == BORIS
    assert shown.watching == game.past[-1].log != ()


def test_the_choice_of_a_person_is_not_shown_as_that_of_a_bot() -> None:
    game = game_with_bots()
    while game.is_bots(game.past[-1].seat):
        game.past.pop()
    shown = presenter.while_bot_decides(bars(game), game, BORIS, None)
    assert shown.watching == ()


def test_a_bot_gives_reasons_only_for_its_last_choice_in_its_own_turn() -> None:
    game, why = game_with_bots(), Why(BORIS, (("rupees", 1),), ())
    for active in Seat(1), Seat(2):
        question = bars(game)._replace(state=evolve(game.state.clone(), active=active))
        expected = why if active == BORIS else None
        assert presenter.while_bot_decides(question, game, BORIS, why).why is expected


def test_in_a_lesson_the_bar_says_whose_turn_it_is() -> None:
    state = given.acting(given.table())
    question, decision = presenter.question(seen(state), NO_UNDO), given.asked(state)
    own = presenter.guided(question, decision, decision)
    assert (own.guided, own.decision, own.other_acts) == (True, decision, False)
    others = presenter.guided(question, None, evolve(decision, seat=CLARA))
    assert (others.decision, others.seat, others.other_acts) == (None, CLARA, True)
    over = presenter.guided(question, None, None)
    assert (over.guided, over.other_acts) == (True, False)


# --- Bonus cards -------------------------------------------------------------------------------


def bonus(state: State) -> Question:
    return presenter.question(seen(state, ANNA, pending(state)), NO_UNDO)


@pytest.mark.parametrize(("suit", "count"), [(Suit.ECONOMIC, 1), (Suit.INTELLIGENCE, 0)])
def test_cards_of_the_favored_suit_that_can_act_are_counted(suit: Suit, count: int) -> None:
    state = given.table()
    given.full_market(state)
    given.rupees_on(state, 0, 3)
    given.court(state, ANNA, LAPIS_LAZULI_MINE)
    state.favored = suit
    given.acting(state)
    assert Act(CardId(LAPIS_LAZULI_MINE), CardAction.TAX) in given.options(state)
    assert bonus(state).bonus_cards == count


def test_a_favored_card_counts_once_however_many_actions_it_has() -> None:
    state = given.table()
    given.full_market(state)
    given.rupees(state, ANNA, 10)
    given.rupees_on(state, 0, 3)
    given.court(state, ANNA, LAPIS_LAZULI_MINE)
    state.favored = Suit.ECONOMIC
    given.acting(state)
    acts = [choice for choice in given.options(state) if isinstance(choice, Act)]
    assert len(acts) > 1
    assert bonus(state).bonus_cards == 1


def test_a_favored_card_that_has_acted_is_not_counted() -> None:
    state = given.table()
    given.full_market(state)
    given.rupees_on(state, 0, 3)
    given.court(state, ANNA, LAPIS_LAZULI_MINE)
    state.favored = Suit.ECONOMIC
    state.used |= 1 << LAPIS_LAZULI_MINE
    given.acting(state)
    assert bonus(state).bonus_cards == 0


def test_outside_the_choice_of_an_action_there_are_no_bonus_cards() -> None:
    state = positions.of_a_debt()
    state.favored = Suit.ECONOMIC
    given.court(state, ANNA, LAPIS_LAZULI_MINE)
    assert given.asked(state).prompt != "turn.action"
    assert bonus(state).bonus_cards == 0


# --- Outlook -----------------------------------------------------------------------------------


def test_the_outlook_is_the_check_of_the_shown_state() -> None:
    state = given.table()
    given.army(state, given.BRITISH, KABUL, 5)
    outlook = presenter.outlook(state)
    assert outlook.setup == state.setup
    assert outlook.forecast == if_scored_now(state)
    assert outlook.coming == next_check(state)
    assert (outlook.ranking[0], outlook.lead) == (given.BRITISH, 5)
