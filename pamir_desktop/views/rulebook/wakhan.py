"""Wakhan, the automated player."""

from __future__ import annotations

from typing import Final

from pamir_desktop.views.texts.translation import QT_TRANSLATE_NOOP

from .page import Chapter, Page

CHAPTER: Final = Chapter(
    QT_TRANSLATE_NOOP("Rules", "Wakhan"),
    (
        Page(
            "wakhan",
            title=QT_TRANSLATE_NOOP("Rules", "Wakhan, the automated opponent"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules",
                "Wakhan, solo, solitaire, bot, automa, AI, automatic, automated, opponent, setup",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Wakhan plays against one or two people. She is a player like any other: she "
                    "has cylinders, a court, points and 4 rupees at the start, and she can win. "
                    "She takes the first turn, has no hand and no loyalty dial, and decides by "
                    "fixed rules and a deck of 24 AI cards.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*The AI card.* The front of the card drawn this turn shows three lines of "
                    "actions, an order of coalitions and an order of regions. Its two arrows "
                    "point to the back of the next card: the black one to a market column, the "
                    "red one to a side.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| The red arrow says | top (left) | bottom (right)\n"
                    "| row of the market | the top one | the bottom one\n"
                    "| end of her court | the left one | the right one\n"
                    "| player | who plays after her | who plays before her",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "More about her: [turn](wakhan_turn), [loyalty and ruling](wakhan_loyalty), "
                    "[radicalize](wakhan_radicalize), [icons](wakhan_icons), "
                    "[actions](wakhan_actions), [priorities](wakhan_priorities), "
                    "[ambition](wakhan_ambition), [bribes and events](wakhan_events), "
                    "[variants](wakhan_variants).",
                ),
            ),
        ),
        Page(
            "wakhan_turn",
            title=QT_TRANSLATE_NOOP("Rules", "Wakhan: her turn"),
            keywords=QT_TRANSLATE_NOOP("Rules", "Wakhan, turn, AI card, lines, bonus"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- She draws an AI card, then uses [Blackmail](blackmail) if she has it.\n"
                    "- She goes through the three lines from top to bottom and does what is "
                    "possible, then starts again at the top, until she has spent two actions.\n"
                    "- Before each line she considers her [ambition](wakhan_ambition).\n"
                    "- A card action of a [favored](favored) card costs her no action. Radicalize "
                    "always costs one.\n"
                    "- If three lines in a row are impossible, she stops, and her remaining "
                    "actions are lost.\n"
                    "- Then all unused favored cards in her court act, from left to right, each "
                    "with its first possible action. This is the only way she gives gifts.\n"
                    "- Her cleanup is like yours; she has no hand to discard.",
                ),
            ),
        ),
        Page(
            "wakhan_loyalty",
            title=QT_TRANSLATE_NOOP("Rules", "Wakhan: loyalty and ruling"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "Wakhan, pragmatic loyalty, ruling, influence, coalition"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Pragmatic loyalty.* She places, moves and battles with blocks of the first "
                    "coalition on her AI card that no other player is loyal to. It can change "
                    "with every AI card and whenever you change loyalty.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Ruling.* Her ruling pieces in a region are her tribes and the armies of "
                    "whichever single coalition has the most there. She needs a tribe and must "
                    "have more ruling pieces than every other player.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Influence.* She counts as loyal to all three coalitions at once. In each "
                    "she has 1 influence, plus its patriots and prizes, plus all her gifts, which "
                    "count everywhere. So she takes part in every successful [check](checks). "
                    "Patriots and prizes never make her lose anything.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You may always remove her tribes and spies in battle: she never shares your "
                    "loyalty.",
                ),
            ),
        ),
        Page(
            "wakhan_radicalize",
            title=QT_TRANSLATE_NOOP("Rules", "Wakhan: radicalize"),
            keywords=QT_TRANSLATE_NOOP("Rules", "Wakhan, radicalize, buy, arrows, choice"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "With this action she buys a card and plays it at once. The first of these "
                    "that applies decides which card:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "# *An instruction on the line,* such as the highest-ranked political card. "
                    "If its condition is not met or no card fits, the line is skipped.\n"
                    "# *A Dominance Check in the market.* If a coalition is dominant, she takes "
                    "one of its patriots, otherwise the card with the most army and road icons. "
                    "If none is dominant, the card with the most spy and tribe icons.\n"
                    "# *The arrows.* She looks at the column of the black arrow in the row of the "
                    "red one, then further left, then at the other row in the same way.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "She considers only cards she can afford and on which she has placed no "
                    "rupees this turn. She never radicalizes a Dominance Check or [Public "
                    "Withdrawal](public_withdrawal). Ties go to the cheaper card, then to the "
                    "higher number.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The card goes to the end of her court shown by the red arrow. If another "
                    "player rules its region, she pays the full bribe; if she cannot, the card is "
                    "discarded, and the action is still spent. An event takes effect at once.",
                ),
            ),
        ),
        Page(
            "wakhan_icons",
            title=QT_TRANSLATE_NOOP("Rules", "Wakhan: impact icons"),
            keywords=QT_TRANSLATE_NOOP("Rules", "Wakhan, icons, spies, roads, armies"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| Icon | What she does\n"
                    "| Army | places a block of her pragmatic loyalty, even for a patriot\n"
                    "| Road | goes around the borders of the region, in the order in which her AI "
                    "card lists the regions beyond them\n"
                    "| Tribe | places a tribe in the region\n"
                    "| Spy | takes the card of highest [priority](wakhan_priorities) in the "
                    "region on which she does not yet have the most spies; if there is none, the "
                    "card of highest priority\n"
                    "| Leverage | takes 2 rupees\n"
                    "| Suit | changes the favored suit",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If her supply is empty, she takes tribes first, by region priority, then "
                    "spies, then gifts; for blocks, armies first, then roads.",
                ),
            ),
        ),
        Page(
            "wakhan_actions",
            title=QT_TRANSLATE_NOOP("Rules", "Wakhan: card actions"),
            keywords=QT_TRANSLATE_NOOP("Rules", "Wakhan, tax, build, move, betray, battle, gift"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "She acts with the card of highest [priority](wakhan_priorities) that has the "
                    "action and that she can afford to use.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| Action | What she does\n"
                    "| Tax | the richest taxable player first, down to the shelter, then the "
                    "next; the rest from the market, from the left, the row of the red arrow "
                    "first\n"
                    "| Gift | the cheapest empty space\n"
                    "| Build | as many armies as she can afford, up to three, in the first region "
                    "of her order that she rules; never roads\n"
                    "| Move | armies only, without roads, into adjacent regions with rival "
                    "tribes, until there are as many armies there as tribes; she never gives up a "
                    "region to do so\n"
                    "| Betray | the card of highest priority with a prize and one of her spies; "
                    "she always keeps the prize\n"
                    "| Battle | in the first region of her order where she has an army and rivals "
                    "have pieces: first tribes, then armies, then roads; if there is none, spies "
                    "on the card of highest priority",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "When several players are equal targets, the red arrow decides. She pays a "
                    "debt from [leverage](leverage) as far as her rupees go; the rest is forgiven.",
                ),
            ),
        ),
        Page(
            "wakhan_priorities",
            title=QT_TRANSLATE_NOOP("Rules", "Wakhan: priorities"),
            keywords=QT_TRANSLATE_NOOP("Rules", "Wakhan, priority, order, discard"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "When she chooses among court cards, the first difference in this list "
                    "decides:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "# in the court of another player\n"
                    "# favored\n"
                    "# patriot of the dominant coalition\n"
                    "# with a prize of the dominant coalition\n"
                    "# patriot of any coalition\n"
                    "# leveraged\n"
                    "# higher rank\n"
                    "# higher number",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "When she has to discard from her own court, the first difference in this "
                    "list decides:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "# not political\n"
                    "# not a patriot\n"
                    "# not leveraged\n"
                    "# most outnumbered by other players’ spies\n"
                    "# fewest spies\n"
                    "# lowest rank\n"
                    "# not favored\n"
                    "# lowest number",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "She takes regions in the order on her AI card. A coalition counts as "
                    "dominant here if it would be dominant in a [check](checks) made now.",
                ),
            ),
        ),
        Page(
            "wakhan_ambition",
            title=QT_TRANSLATE_NOOP("Rules", "Wakhan: ambition"),
            keywords=QT_TRANSLATE_NOOP("Rules", "Wakhan, ambition, dominance check, buy"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "As long as she has an action left, Wakhan looks at a [Dominance "
                    "Check](checks) in the market before every line. If she can afford it, and it "
                    "would score her more points than anyone else or win her the game, she buys "
                    "it with that action. Then she continues with the line she was at.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A tie for the most points is not enough. So keep an eye on her influence and "
                    "her cylinders when a check becomes cheap.",
                ),
            ),
        ),
        Page(
            "wakhan_events",
            title=QT_TRANSLATE_NOOP("Rules", "Wakhan: bribes, abilities and events"),
            keywords=QT_TRANSLATE_NOOP("Rules", "Wakhan, bribe, event, ability, hand"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Bribes.* Wakhan pays in full or not at all, and she never waives what you "
                    "owe her. If you cannot pay her, you cannot take the action.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Abilities* that are optional are always used. She needs no roads and moves "
                    "no spies, so Indian Supplies, Strange Bedfellows and Well-Connected do "
                    "nothing for her, except with a [variant](wakhan_variants).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Events* are bought like other cards. If she has to choose a player, the red "
                    "arrow decides; if a suit, she keeps the current one; if a region, she takes "
                    "the first in her order with another player’s pieces.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If [Other Persuasive Methods](other_persuasive_methods) gives her a hand, "
                    "she plays all of it at once in random order, without spending actions; cards "
                    "whose bribe she cannot pay are discarded.",
                ),
            ),
        ),
        Page(
            "wakhan_variants",
            title=QT_TRANSLATE_NOOP("Rules", "Wakhan: variants"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules",
                "Wakhan, variant, option, house rules, printing, savvy, spies, steadfast, coin, "
                "erratum",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You choose them when you set up a game. The preset “Rulebook” uses none of "
                    "them, “Improved” the first three.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- *Savvy Purchasing.* When the arrows choose a court card, she instead takes "
                    "a cheaper one of the same suit with at least the same rank. With a Dominance "
                    "Check in the market, no dominant coalition and no card with spies or tribes, "
                    "she takes the card that gains her the most rupees.\n"
                    "- *Spy Movement.* When no army can move, she moves a spy that is not needed "
                    "where it is: from the court card of lowest priority to the one of highest "
                    "priority where she does not yet have the most spies. Directly means to any "
                    "card, step by step only to an adjacent card on the [ring](spy_ring).\n"
                    "- *Steadfast Loyalty.* Her pragmatic loyalty is, among the coalitions no one "
                    "else is loyal to, the one with the most blocks on the map; if tied, the one "
                    "further left on the AI card.\n"
                    "- *Coin Erratum.* An unofficial correction by players. With a Dominance "
                    "Check in the market, no dominant coalition and no card with spies or tribes, "
                    "she takes the card that gains her the most rupees; if tied, the cheapest, "
                    "then the one with the highest number. Savvy Purchasing includes this.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Older printing.* She rules with the armies of her pragmatic loyalty only; "
                    "ambition considers points, not winning; a Dominance Check in the market "
                    "takes precedence over printed instructions; for each rupee of leverage she "
                    "cannot pay back, she discards a court card; and among her cards on which "
                    "rival spies outnumber hers, she first discards the one with the most rival "
                    "spies.",
                ),
            ),
        ),
    ),
)
