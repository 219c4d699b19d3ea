"""Dominance Checks and their points."""

from __future__ import annotations

from typing import Final

from pamir_desktop.views.texts.translation import QT_TRANSLATE_NOOP

from .page import Chapter, Page

CHAPTER: Final = Chapter(
    QT_TRANSLATE_NOOP("Rules", "Dominance Checks"),
    (
        Page(
            "checks",
            title=QT_TRANSLATE_NOOP("Rules", "Dominance Check"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules",
                "dominance, check, scoring card, coalition, blocks, successful, unsuccessful, "
                "succeed, fail, failed",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A check takes place when someone buys the card, when it is discarded from "
                    "the leftmost column during cleanup, or through [instability](instability).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- Count each coalition’s blocks on the map, armies and roads. A coalition is "
                    "dominant if it has at least 4 more than each of the other two. With "
                    "[Conflict Fatigue](conflict_fatigue) a lead of 2 is enough.\n"
                    "- *Successful:* only players loyal to the dominant coalition score, ranked "
                    "by [influence](influence).\n"
                    "- *Unsuccessful,* because no coalition is dominant: all players score, "
                    "ranked by cylinders in play (tribes, spies and gifts).\n"
                    "- If the game does not [end](goal), a successful check clears all blocks of "
                    "all coalitions from the map. After an unsuccessful one they stay.\n"
                    "- Lasting events are discarded. Then [Insurrection](insurrection) takes "
                    "effect.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Examples: 8, 4 and 4 blocks: dominance. 7, 4 and 4: none. 8, 5 and 0: none. "
                    "For the points, see [scoring](scoring).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If no one is loyal to the dominant coalition, no one scores, but the map is "
                    "still cleared. Tribes, spies, gifts, prizes, cards and rupees always stay.",
                ),
            ),
        ),
        Page(
            "scoring",
            title=QT_TRANSLATE_NOOP("Rules", "Scoring tables"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "points, victory points, VP, score, scoring, tie, places, table, final"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Points for each place; when players tie, each of them scores:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| Successful check | alone | 2 tied | 3 tied | 4 tied | 5 tied\n"
                    "| 1st place | 5 | 4 | 3 | 2 | 1\n"
                    "| 2nd place | 3 | 2 | 1 | 1 | –\n"
                    "| 3rd place | 1 | 0 | 0 | – | –",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| Unsuccessful check | alone | 2 tied | 3 tied | 4 tied | 5 tied\n"
                    "| 1st place | 3 | 2 | 1 | 1 | 0\n"
                    "| 2nd place | 1 | 0 | 0 | 0 | –",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The final check counts double, and points are doubled before ties are split:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| Final check, successful | alone | 2 tied | 3 tied | 4 tied | 5 tied\n"
                    "| 1st place | 10 | 8 | 6 | 4 | 3\n"
                    "| 2nd place | 6 | 4 | 2 | 2 | –\n"
                    "| 3rd place | 2 | 1 | 0 | – | –",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| Final check, unsuccessful | alone | 2 tied | 3 tied | 4 tied | 5 tied\n"
                    "| 1st place | 6 | 4 | 2 | 2 | 1\n"
                    "| 2nd place | 2 | 1 | 0 | 0 | –",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Tied players add up the points of the places they occupy and split the "
                    "total, rounded down. The next player takes the next open place: after two "
                    "tied for first comes third place. In an unsuccessful check, even players "
                    "with no cylinders in play are ranked.",
                ),
            ),
        ),
        Page(
            "instability",
            title=QT_TRANSLATE_NOOP("Rules", "Instability"),
            keywords=QT_TRANSLATE_NOOP("Rules", "instability, two checks, refill"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If the refill reveals a Dominance Check while another is already in the "
                    "market, a [check](checks) is made at once. Then both cards are discarded, "
                    "and the market slides and is refilled. Rupees that were on them stay in "
                    "their slots.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The two cards cause only one check. If they were the last two, it is the "
                    "final one, and its points are doubled.",
                ),
            ),
        ),
    ),
)
