"""The words of the puzzles: what they ask for, what was missing, and what the hints say."""

from __future__ import annotations

from typing import Final

from pamir_desktop.puzzles.goals import Goal
from pamir_desktop.puzzles.progress import Mark
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
                "It is your turn. End the game this turn by a Dominance Check, and win it alone.",
            )
        case Goal.SURVIVE:
            return translate(
                "Puzzles",
                "A Dominance Check is in the market, and as things are, someone else would win at"
                " it. Make sure that no one else does.",
            )
        case Goal.DOMINATE:
            return translate(
                "Puzzles",
                "At the end of this turn, the coalition you are loyal to must be dominant.",
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
        names["coalition"] = terms.short_coalition_name(verdict.coalition)
        names["other"] = terms.short_coalition_name(verdict.other)
    return _verdict(verdict).format_map(names)


def _verdict(verdict: Verdict) -> str:
    match verdict.why:
        case Why.SOLVED:
            return _solved(verdict.goal)
        case Why.NO_CHECK:
            return translate(
                "Puzzles",
                "No Dominance Check was scored this turn, so the game goes on and another player"
                " is next.",
            )
        case Why.GOES_ON:
            return translate(
                "Puzzles",
                "The check was scored, but the game goes on: you have {mine} points, {rival} has"
                " {theirs}. It takes a lead of 4 over everyone.",
            )
        case Why.SHARED:
            return translate("Puzzles", "You share the victory with {rival}. Win it alone.")
        case Why.LOST:
            return translate("Puzzles", "{rival} wins, {theirs} points to your {mine}.")
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
            return translate("Puzzles", "You win, {mine} points to {theirs}.")
        case Goal.SURVIVE:
            return translate("Puzzles", "No one else wins at this check.")
        case Goal.DOMINATE:
            return translate(
                "Puzzles",
                "Your coalition is dominant. Blocks in play: {coalition} {mine}, {other} {theirs}.",
            )


def cards_hint(count: int) -> str:
    if count == 1:
        return translate("Puzzles", "It depends on the card that is lit.")
    return translate("Puzzles", "It depends on the cards that are lit.")


def step_hint(words: str) -> str:
    return translate("Puzzles", "Next: {choice}.").format(choice=words)


def off_the_way() -> str:
    return translate(
        "Puzzles", "From here the solution does not go on. Go back, or start the puzzle again."
    )


def hidden_text() -> str:
    """The answer to a choice that would show hidden cards."""
    return translate("Puzzles", "That would show hidden cards. They are not part of the puzzle.")


def mark_text(mark: Mark) -> str:
    match mark:
        case Mark.NEW:
            return translate("Puzzles", "new")
        case Mark.TRIED:
            return translate("Puzzles", "not solved yet")
        case Mark.HELPED:
            return translate("Puzzles", "solved with help")
        case Mark.SOLVED:
            return translate("Puzzles", "solved")
