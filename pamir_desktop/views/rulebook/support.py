"""What helps people to learn and to practice, and whom they play against."""

from __future__ import annotations

from typing import Final

from pamir_desktop.views.texts.translation import QT_TRANSLATE_NOOP

from .page import Chapter, Page

CHAPTER: Final = Chapter(
    QT_TRANSLATE_NOOP("Rules", "Help and opponents"),
    (
        Page(
            "learning",
            title=QT_TRANSLATE_NOOP("Rules", "Lessons, hints and puzzles"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules",
                "lesson, tutorial, course, how to play, hint, help, advice, tip, best move, "
                "warning, caution, puzzle, challenge, exercise, problem, solution, practice, "
                "daily, game of the day, look back, analysis, review, mistakes, chance of winning",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- *Lessons* teach the game at the table, in one story: *How to play* on the "
                    "start page. Most of them have challenges to try afterward.\n"
                    "- *Hints* ({key_hint}) show up to three moves worth considering, with what "
                    "they gain and cost. They use only what you may know.\n"
                    "- *Warnings* ask again before moves that beginners often regret. Hints and "
                    "warnings can be turned off in the settings.\n"
                    "- *Puzzles* are single turns from games between computer players. Each has "
                    "one solution.\n"
                    "- *The game of the day* has the same cards and opponents for everyone. Past "
                    "days can be played too.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Looking back* at a game, from the menu or at its end, shows how the chances "
                    "of winning changed, where the game turned and what Expert would have played "
                    "in the turns that cost the most.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "In a *practice* game every choice can be undone, and it does not count in the "
                    "statistics. If you would rather read, see [your first game](first_game). "
                    "Opponents are described under [computer players](bots).",
                ),
            ),
        ),
        Page(
            "bots",
            title=QT_TRANSLATE_NOOP("Rules", "Computer players"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules",
                "computer, bot, bots, AI, opponent, level, difficulty, easy, hard, novice, "
                "skilled, strong, expert, temperament, personality, cheating, why, hot seat, "
                "pass and play, online, network",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "In the second edition computer players can take any seat. They know no more "
                    "than a person in their seat would. Several people take turns at one screen, "
                    "and a curtain hides their hands; there is no play over a network.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| Level | How it plays\n"
                    "| Novice | looks only at its own court and hand and sometimes misjudges "
                    "things\n"
                    "| Skilled | takes the action that improves its position most\n"
                    "| Strong | plans its whole turn\n"
                    "| Expert | also considers how the others may respond",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A *temperament* adds a preference: *Merchant* likes money, taxes and gifts, "
                    "*General* armies, roads and battles, *Spymaster* spies and other players’ "
                    "cards; *Turncoat* changes sides whenever it pays. *Balanced* has none.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "“Why?” in the bar and in the log tells what a turn was meant to gain, what it "
                    "cost and what else was considered. It never gives away a hand.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "[Wakhan](wakhan) is not one of them: she comes with the printed game and "
                    "follows her cards. To practice, see "
                    "[lessons, hints and puzzles](learning).",
                ),
            ),
        ),
    ),
)
