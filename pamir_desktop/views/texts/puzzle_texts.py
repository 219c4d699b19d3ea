"""The words of the puzzles: what they ask for, what was missing, and what the hints say."""

from __future__ import annotations

from typing import Final

from pamir_desktop.puzzles.goals import Goal
from pamir_desktop.puzzles.progress import PuzzleMark
from pamir_desktop.puzzles.puzzle import MOST_STARS, Puzzle
from pamir_desktop.puzzles.verdict import Verdict, Why

from . import terms
from .translation import Translated, number_text, translate
from .voice import Voice

FULL: Final = "★"
EMPTY: Final = "☆"


def stars(puzzle: Puzzle) -> str:
    return FULL * puzzle.stars + EMPTY * (MOST_STARS - puzzle.stars)


def puzzle_title(puzzle: Puzzle) -> str:
    text = translate("Puzzles", "Puzzle {number}: {goal}")
    return text.format(number=number_text(puzzle.number), goal=goal_title(puzzle.goal))


def puzzle_head(puzzle: Puzzle) -> str:
    text = translate("Puzzles", "Puzzle {number}  {stars}")
    return text.format(number=number_text(puzzle.number), stars=stars(puzzle))


def puzzle_tag(puzzle: Puzzle) -> str:
    return translate("Puzzles", "Puzzle {number}").format(number=number_text(puzzle.number))


def goal_title(goal: Goal) -> str:
    match goal:
        case Goal.WIN:
            return translate("Puzzles", "Win at this check")
        case Goal.SURVIVE:
            return translate("Puzzles", "Do not lose")
        case Goal.DOMINATE:
            return translate("Puzzles", "Become dominant")


def goal_text(puzzle: Puzzle) -> str:
    match puzzle.goal:
        case Goal.WIN:
            return translate(
                "Puzzles",
                "End the game with a Dominance Check this turn, and be the only winner.",
            )
        case Goal.SURVIVE:
            return translate(
                "Puzzles",
                "A Dominance Check is in the market. If it were scored now, another player would "
                "win the game. Prevent that this turn.",
            )
        case Goal.DOMINATE:
            return translate(
                "Puzzles",
                "Make sure the coalition you are loyal to is dominant at the end of this turn.",
            )


class PuzzleWords(Translated):
    """Texts with numbers in them."""

    def stars_name(self, puzzle: Puzzle) -> str:
        """For a screen reader."""
        return self.tr("%n star(s)", "", puzzle.stars)

    def players(self, puzzle: Puzzle) -> str:
        return self.tr("%n player(s)", "", len(puzzle.state.players))

    def solved(self, count: int, total: int) -> str:
        text = self.tr("%n of {total} solved", "", count)
        return text.format(total=number_text(total))


def verdict_title(verdict: Verdict) -> str:
    if verdict.is_solved:
        return translate("Puzzles", "Solved")
    return translate("Puzzles", "Not solved")


def verdict_text(verdict: Verdict, voice: Voice) -> str:
    """Whether the turn did it, and if not, what was missing."""
    names = {
        "rival": "" if verdict.rival < 0 else voice.player(verdict.rival),
        "mine": number_text(verdict.mine),
        "theirs": number_text(verdict.theirs),
        "lead": number_text(verdict.lead),
    }
    if verdict.coalition is not None and verdict.other is not None:
        names["coalition"] = terms.coalition_name(verdict.coalition)
        names["other"] = terms.coalition_name(verdict.other)
    return _verdict(verdict).format_map(names)


def _verdict(verdict: Verdict) -> str:
    match verdict.why:
        case Why.SOLVED:
            return _solved(verdict.goal)
        case Why.NO_CHECK:
            return translate(
                "Puzzles",
                "No Dominance Check was scored this turn. The game goes on, and it is another "
                "player’s turn.",
            )
        case Why.GOES_ON:
            return translate(
                "Puzzles",
                "The check was scored, but the game goes on. Points: you {mine}, {rival} "
                "{theirs}; you need to be 4 ahead of everyone.",
            )
        case Why.SHARED:
            return translate("Puzzles", "You share the victory with {rival}. Be the only winner.")
        case Why.LOST:
            return translate("Puzzles", "{rival} wins. Points: {theirs}, you have {mine}.")
        case Why.WOULD_LOSE:
            return translate(
                "Puzzles",
                "The check is still in the market. If it were scored now, {rival} would win.",
            )
        case Why.NOT_LOYAL:
            return translate(
                "Puzzles",
                "Blocks in play: {coalition} {mine}, {other} {theirs}. To be dominant, your"
                " coalition must lead each of the others by {lead}.",
            )


def _solved(goal: Goal) -> str:
    match goal:
        case Goal.WIN:
            return translate("Puzzles", "You win. Points: {mine} to {theirs}.")
        case Goal.SURVIVE:
            return translate("Puzzles", "No one else wins the game at this check.")
        case Goal.DOMINATE:
            return translate(
                "Puzzles",
                "Your coalition is dominant. Blocks in play: {coalition} {mine}, {other} {theirs}.",
            )


def cards_hint(count: int) -> str:
    if count == 1:
        return translate("Puzzles", "The highlighted card is the key.")
    return translate("Puzzles", "The highlighted cards are the key.")


def step_hint(words: str) -> str:
    return translate("Puzzles", "Next: {choice}.").format(choice=words)


def off_the_way() -> str:
    return translate(
        "Puzzles", "There is no solution from here. Go back, or start the puzzle again."
    )


def hidden_text() -> str:
    """The answer to a choice that would show hidden cards."""
    return translate("Puzzles", "That would reveal hidden cards, which are not part of the puzzle.")


def mark_text(mark: PuzzleMark) -> str:
    match mark:
        case PuzzleMark.NEW:
            return translate("Puzzles", "new")
        case PuzzleMark.TRIED:
            return translate("Puzzles", "not solved yet")
        case PuzzleMark.HELPED:
            return translate("Puzzles", "solved with help")
        case PuzzleMark.SOLVED:
            return translate("Puzzles", "solved")
