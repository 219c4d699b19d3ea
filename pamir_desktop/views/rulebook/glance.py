"""What players look for first: how to read a card, the suits, money, the deck, negotiation."""

from __future__ import annotations

from typing import Final

from pamir_desktop.views.texts.translation import QT_TRANSLATE_NOOP

from .page import Chapter, Page

CHAPTER: Final = Chapter(
    QT_TRANSLATE_NOOP("Rules", "At a glance"),
    (
        Page(
            "read_card",
            title=QT_TRANSLATE_NOOP("Rules", "How to read a card"),
            keywords=QT_TRANSLATE_NOOP("Rules", "card, marks, icons, spine, rank, ribbon"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The colored spine on the left is what matters while the card is in a court:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- At the top its [suit](suits), and below it the stars of its rank\n"
                    "- Then the picture of its region\n"
                    "- Then its [actions](actions), one tile each",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The icons on the right take effect once, from top to bottom, when the card "
                    "is [played](playing). A name on a colored band marks a patriot of that "
                    "coalition, who can change your [loyalty](loyalty). The ribbon at the bottom "
                    "shows which coalition’s prize the card is if it is [betrayed](betray). A "
                    "line with a star names a special ability.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Rest the mouse on any mark on the table and it is explained; with the "
                    "keyboard, {key_explain} goes from mark to mark.",
                ),
            ),
        ),
        Page(
            "suits",
            title=QT_TRANSLATE_NOOP("Rules", "The four suits at a glance"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "suits, political, intelligence, economic, military, stars"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| Suit | What its stars give you | What its cards bring\n"
                    "| Political | a larger court | tribes\n"
                    "| Intelligence | a larger hand | spies\n"
                    "| Economic | rupees that cannot be taxed | roads\n"
                    "| Military | victory in a tie | armies",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Actions of cards of the [favored suit](favored) are bonus actions. While "
                    "military is favored, purchases cost double. See also "
                    "[how to read a card](read_card) and [limits](limits).",
                ),
            ),
        ),
        Page(
            "money",
            title=QT_TRANSLATE_NOOP("Rules", "Where money comes from"),
            keywords=QT_TRANSLATE_NOOP("Rules", "money, rupees, coins, income, bank"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- Rupees on a card in the market go to whoever [buys](buying) it\n"
                    "- The [tax](tax) action takes rupees from the market or from other players\n"
                    "- Rulers and holders of hostages receive [bribes](bribes)\n"
                    "- A card with [leverage](leverage) gives 2 rupees, which you owe if you "
                    "lose it",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "What you pay for cards goes to the market, so it comes back into play. "
                    "There is no income between turns. For what can be agreed about money, see "
                    "[negotiation](negotiation).",
                ),
            ),
        ),
        Page(
            "negotiation",
            title=QT_TRANSLATE_NOOP("Rules", "Negotiation"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "negotiation, deal, trade, offer, waive, table talk, promise"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Players may talk about anything at any time, but no promise is binding. Cards "
                    "never change hands by agreement, and rupees only through taxes and "
                    "[bribes](bribes).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A bribe can be lowered: offer less, and the other player accepts, names "
                    "another amount or insists. Agreed amounts are paid at once and apply to "
                    "this card only. If you cancel, the card stays where it was and no action is "
                    "spent.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Whoever rules a region is shown by the [ruler token](ruler_marker).",
                ),
            ),
        ),
        Page(
            "ruler_marker",
            title=QT_TRANSLATE_NOOP("Rules", "The ruler token"),
            keywords=QT_TRANSLATE_NOOP("Rules", "ruler, token, marker, crown, seal"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The crown beside the name of a region shows who [rules](ruling) it, in the "
                    "color and with the mark of that player. A dashed ring means that no one does.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The token changes by itself as soon as pieces do. A ruler may "
                    "[build](build) there, tax players with cards of the region and demand "
                    "bribes. Next: [how the deck is built](deck).",
                ),
            ),
        ),
        Page(
            "deck",
            title=QT_TRANSLATE_NOOP("Rules", "How the deck is built"),
            keywords=QT_TRANSLATE_NOOP("Rules", "deck, piles, setup, when checks come"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The deck consists of 6 piles, each shuffled separately and stacked on top "
                    "of one another. Each has 5 court cards and one more per player.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- The first pile has no events\n"
                    "- The second has 2 events\n"
                    "- Each of the last four has 1 event and 1 [Dominance Check](checks)",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "So the checks come at roughly even intervals, never two from one pile. The "
                    "panel “If scored now” shows how many cards away the next one is. If the "
                    "deck runs out, see [ending by agreement](agreement).",
                ),
            ),
        ),
        Page(
            "agreement",
            title=QT_TRANSLATE_NOOP("Rules", "Ending by agreement"),
            keywords=QT_TRANSLATE_NOOP("Rules", "end, agreement, draw, empty deck, stall"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A game ends with a [check](checks). If the deck is empty and no one wants "
                    "to buy the final check, the game could go on forever; a player may then "
                    "propose to end it. If all agree, the current points decide. With Wakhan "
                    "only the people are asked; for her cards, see [her deck](wakhan_deck).",
                ),
            ),
        ),
        Page(
            "wakhan_deck",
            title=QT_TRANSLATE_NOOP("Rules", "Wakhan’s deck"),
            keywords=QT_TRANSLATE_NOOP("Rules", "Wakhan, deck, reshuffle, AI cards"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "At the start of her [turn](wakhan_turn) Wakhan draws an AI card. The back of "
                    "the next card completes its arrows, so there always has to be a next one: "
                    "when the last card is drawn, all 24 are shuffled and she draws again. "
                    "She never shuffles in the middle of a turn. See also "
                    "[where money comes from](money).",
                ),
            ),
        ),
    ),
)
