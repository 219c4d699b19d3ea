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
                "dominance, check, coalition, blocks, successful, unsuccessful",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A check takes place when somebody buys the card, when it is discarded from "
                    "the leftmost column in a cleanup, or by [instability](instability).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- The blocks of each coalition on the map are counted, armies and roads. A "
                    "coalition is dominant if it has at least 4 more than each of the other "
                    "two. With [Conflict Fatigue](conflict_fatigue) a lead of 2 is enough.\n"
                    "- *Successful:* only players loyal to the dominant coalition score, ranked "
                    "by [influence](influence).\n"
                    "- *Unsuccessful,* because no coalition is dominant: all players score, "
                    "ranked by cylinders in play (tribes, spies and gifts).\n"
                    "- If the game does not [end](goal), a successful check clears all blocks "
                    "of all coalitions from the map. After an unsuccessful one they stay.\n"
                    "- Lasting events are discarded. Then [Insurrection](insurrection) takes "
                    "effect.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Examples: 8, 4 and 4 blocks: dominance. 7, 4 and 4: none. 8, 5 and 0: none. "
                    "For the points see [scoring](scoring).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If nobody is loyal to the dominant coalition, nobody scores, but the map is "
                    "cleared all the same. Tribes, spies, gifts, prizes, cards and rupees always "
                    "stay.",
                ),
            ),
        ),
        Page(
            "scoring",
            title=QT_TRANSLATE_NOOP("Rules", "Scoring tables"),
            keywords=QT_TRANSLATE_NOOP("Rules", "points, scoring, tie, places, table, final"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Points for each place, and for each of several tied players:",
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
                    "The last check counts double, and points are doubled before they are shared:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| Last check, successful | alone | 2 tied | 3 tied | 4 tied | 5 tied\n"
                    "| 1st place | 10 | 8 | 6 | 4 | 3\n"
                    "| 2nd place | 6 | 4 | 2 | 2 | –\n"
                    "| 3rd place | 2 | 1 | 0 | – | –",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| Last check, unsuccessful | alone | 2 tied | 3 tied | 4 tied | 5 tied\n"
                    "| 1st place | 6 | 4 | 2 | 2 | 1\n"
                    "| 2nd place | 2 | 1 | 0 | 0 | –",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Tied players add up the places they take together and share the sum, rounded "
                    "down. Whoever follows takes the next free place: after two tied for first "
                    "comes third place. At an unsuccessful check even players without a cylinder "
                    "in play take part.",
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
                    "If the refill turns over a Dominance Check while another one already lies in "
                    "the market, a [check](checks) is made at once. Then both cards are "
                    "discarded, and the market slides and is filled again. Rupees that lay on "
                    "them stay in their slots.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Two cards make only one check. If they were the last two, it is the final "
                    "one, and its points are doubled.",
                ),
            ),
        ),
    ),
)
