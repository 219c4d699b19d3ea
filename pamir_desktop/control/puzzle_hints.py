"""The hints of a puzzle: the cards it depends on, then one step of the solution after the other."""

from __future__ import annotations

from collections.abc import Iterable

from pamir_desktop.model import Choice, Decision, State
from pamir_desktop.model.decisions import Act, PlayCard, Purchase
from pamir_desktop.model.terms import CardId, Seat, word
from pamir_desktop.puzzles.proof import Solver, TooLargeError
from pamir_desktop.puzzles.puzzle import Puzzle
from pamir_desktop.puzzles.turn_tree import actions_taken
from pamir_desktop.views.texts.choice_labels import menu_label
from pamir_desktop.views.texts.puzzle_texts import cards_hint, off_the_way, step_hint
from pamir_desktop.views.texts.voice import Voice


class PuzzleHints:
    def __init__(self) -> None:
        self.was_helped = False
        self.step: Choice | None = None  # the next step of the solution, if it was asked for
        self._cards: tuple[CardId, ...] = ()
        self._is_off = False  # the solution does not go on from here

    def forget(self) -> None:
        """Another position: what was said about the last one is over."""
        self.step = None
        self._cards = ()
        self._is_off = False

    def give(self, puzzle: Puzzle, state: State, made: Iterable[Choice]) -> None:
        """The first hint names cards; whoever asks again is shown the next step.

        `made` are the choices of the turn so far.
        """
        is_first = not self.was_helped
        self.was_helped = True
        self.forget()
        if is_first:
            self._cards = tuple(sorted({action.card for action in puzzle.actions}))
            return
        left = puzzle.actions - actions_taken(puzzle.state, made)
        solver = Solver(puzzle.state, puzzle.goal, puzzle.seat)
        try:
            self.step = solver.next_step(state, left)
        except TooLargeError:  # far from the way of the solution
            self.step = None
        self._is_off = self.step is None

    def words(self, state: State, decision: Decision | None) -> str:
        """What the hint says; empty without one."""
        if self.step is not None and decision is not None:
            return step_hint(menu_label(self.step, decision, state, Voice(state.setup)))
        if self._is_off:
            return off_the_way()
        return cards_hint(len(self._cards)) if self._cards else ""

    def links(self, state: State, seat: Seat) -> tuple[str, ...]:
        """What is lit."""
        match self.step:
            case Purchase(slot):
                return (f"slot:{slot}",)
            case PlayCard(card):
                return (f"hand:{card}",)
            case Act(card, action):
                return (f"action:{card}:{word(action)}",)
        return tuple(link_of(card, state, seat) for card in self._cards)


def link_of(card: CardId, state: State, seat: Seat) -> str:
    if card in state.market_cards:
        return f"slot:{state.market_cards.index(card)}"
    return f"hand:{card}" if card in state.players[seat].hand else f"card:{card}"
