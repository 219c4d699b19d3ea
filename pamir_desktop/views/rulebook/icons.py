"""The impact icons, one page each."""

from __future__ import annotations

from typing import Final

from pamir_desktop.views.texts.translation import QT_TRANSLATE_NOOP

from .page import Chapter, Page

CHAPTER: Final = Chapter(
    QT_TRANSLATE_NOOP("Rules", "Impact icons"),
    (
        Page(
            "icon_tribe",
            title=QT_TRANSLATE_NOOP("Rules", "Icon: tribe"),
            keywords=QT_TRANSLATE_NOOP("Rules", "tribe, cylinder, pawn, place"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Place one of your cylinders in the region of the card. There it is a tribe "
                    "and counts toward [ruling](ruling). Only political cards have this icon, and "
                    "every political card has at least one.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Tribes and political cards of a region need each other: losing the last of "
                    "either means an [overthrow](overthrow). If you have no cylinder left, see "
                    "[empty supplies](supplies).",
                ),
            ),
        ),
        Page(
            "icon_spy",
            title=QT_TRANSLATE_NOOP("Rules", "Icon: spy"),
            keywords=QT_TRANSLATE_NOOP("Rules", "spy, spies, agent, cylinder, court card"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Place one of your cylinders on any court card of the same region, in any "
                    "court, including the card just played. For a second icon you may choose a "
                    "different card.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Spies take cards [hostage](hostages), make [betrayal](betray) possible and "
                    "battle each other on cards. They move along the [ring of courts](spy_ring).",
                ),
            ),
        ),
        Page(
            "icon_army",
            title=QT_TRANSLATE_NOOP("Rules", "Icon: army"),
            keywords=QT_TRANSLATE_NOOP("Rules", "army, troops, block, cube, place"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Place one block of your own coalition in the region of the card. There it is "
                    "an army. A patriot brings armies of its own color, because you have already "
                    "changed your loyalty by then.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Armies belong to a coalition, not to a player: they help everyone loyal to "
                    "it to [rule](ruling), and anyone loyal to it may [move](move) them or "
                    "[battle](battle) with them.",
                ),
            ),
        ),
        Page(
            "icon_road",
            title=QT_TRANSLATE_NOOP("Rules", "Icon: road"),
            keywords=QT_TRANSLATE_NOOP("Rules", "road, block, cube, border"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Place one block of your own coalition on a border of the region, whatever "
                    "else is there. Armies of that coalition can then cross this border when they "
                    "[move](move). In a [Dominance Check](checks) a road counts as much as an "
                    "army.",
                ),
            ),
        ),
        Page(
            "icon_leverage",
            title=QT_TRANSLATE_NOOP("Rules", "Icon: leverage"),
            keywords=QT_TRANSLATE_NOOP("Rules", "leverage, loan, credit, rupees, bank"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Take 2 rupees from the bank. The card is now leveraged: when it leaves your "
                    "court, 2 rupees must be [paid back](leverage).",
                ),
            ),
        ),
        Page(
            "icon_suit",
            title=QT_TRANSLATE_NOOP("Rules", "Icon: favored suit"),
            keywords=QT_TRANSLATE_NOOP("Rules", "suit, favored, change"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The suit shown becomes the [favored suit](favored) at once. While "
                    "[Pashtunwali Values](pashtunwali_values) is in effect, the icon does nothing.",
                ),
            ),
        ),
    ),
)
