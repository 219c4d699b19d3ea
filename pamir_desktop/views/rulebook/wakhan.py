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
            title=QT_TRANSLATE_NOOP("Rules", "Wakhan, the automatic player"),
            keywords=QT_TRANSLATE_NOOP("Rules", "Wakhan, solo, bot, automatic, opponent, setup"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Wakhan plays with one or two people. She is a player like any other: she has "
                    "cylinders, a court, 4 rupees at the start and points, and she can win. She "
                    "begins, has no hand and no loyalty dial, and she decides by fixed rules and "
                    "a deck of 24 AI cards.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*The AI card.* The front of the card drawn this turn shows three lines of "
                    "actions, an order of coalitions and an order of regions. Its two arrows "
                    "point at the back of the next card: the black one at a market column, the "
                    "red one at a side.",
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
                    "- A card action by a [favored](favored) card costs her no action. "
                    "Radicalize always costs one.\n"
                    "- If three lines in a row are impossible, she stops, and what is left of "
                    "her actions is lost.\n"
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
                    "*Pragmatic loyalty.* Whatever she does with blocks, she does with those of "
                    "the first coalition on her AI card that no other player follows. It can "
                    "change with every card and with your loyalty.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Ruling.* Her strength in a region is the number of her tribes plus the "
                    "largest army of any single coalition there. She needs a tribe and must be "
                    "stronger than every other player.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Influence.* She counts as loyal to all three coalitions at once: 1, plus "
                    "patriots and prizes of that coalition, plus all her gifts, which count "
                    "everywhere. So she takes part in every successful [check](checks). Patriots "
                    "and prizes never make her lose anything.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You may always battle her tribes and spies: she never shares your loyalty.",
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
                    "With this action she buys a card and plays it at once. Which card it is, is "
                    "decided by the first of these that applies:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "# *An instruction on the line,* such as the political card of highest "
                    "rank. If its condition is not met or no card fits, the line is skipped.\n"
                    "# *A Dominance Check lies in the market.* If a coalition is dominant, she "
                    "takes a patriot of it, else the card with the most army and road icons. If "
                    "none is dominant, the card with the most spy and tribe icons.\n"
                    "# *The arrows.* She looks at the column of the black arrow in the row of the "
                    "red one, then further left, then at the other row in the same way.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Only cards she can pay for and has put no rupee on this turn are "
                    "considered. She never radicalizes a Dominance Check or [Public "
                    "Withdrawal](public_withdrawal). Ties go to the cheaper card, then to the "
                    "higher number.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The card goes to the end of her court shown by the red arrow. If a human "
                    "rules its region, she pays the full bribe; if she cannot, the card is "
                    "discarded, and the action is spent all the same. An event takes effect at "
                    "once.",
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
                    "| Road | goes round the borders of the region, in the order in which her "
                    "AI card names the regions beyond them\n"
                    "| Tribe | places a tribe in the region\n"
                    "| Spy | takes the card of highest [priority](wakhan_priorities) in the "
                    "region on which she does not have most spies yet; if there is none, the "
                    "card of highest priority\n"
                    "| Leverage | takes 2 rupees\n"
                    "| Suit | changes the favored suit",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If her supply is empty, she gives up tribes first, by the order of regions, "
                    "then spies, then gifts; of blocks first armies, then roads.",
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
                    "She acts with the card of highest [priority](wakhan_priorities) that shows "
                    "the action and can be paid for.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| Action | What she does\n"
                    "| Tax | the richest taxable player first, down to the shelter, then the "
                    "next; what is left of the rank from the market, from the left, the row of "
                    "the red arrow first\n"
                    "| Gift | the cheapest empty space\n"
                    "| Build | as many armies as she can pay for, up to three, in the first "
                    "region of her order that she rules; never roads\n"
                    "| Move | armies only, without roads, into regions with tribes of others, "
                    "until there are as many armies there as tribes; she gives up no region for "
                    "it\n"
                    "| Betray | the card of highest priority with a prize and a spy of hers; "
                    "she always keeps the prize\n"
                    "| Battle | in the first region of her order where she has an army: first "
                    "tribes, then armies, then roads of the other players; if there is none, "
                    "spies on the card of highest priority",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "When several players are equal targets, the red arrow decides. A debt from "
                    "[leverage](leverage) she pays as far as her rupees go; the rest is forgiven.",
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
                    "# prize of the dominant coalition\n"
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
                    "# no patriot\n"
                    "# not leveraged\n"
                    "# most outnumbered by other players’ spies\n"
                    "# with fewest spies\n"
                    "# of lowest rank\n"
                    "# not favored\n"
                    "# of lowest number",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Regions she takes in the order on her AI card. A coalition counts as "
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
                    "Check](checks) in the market before every line. If she can pay for it, and "
                    "it would bring her more points than anybody else or win her the game, she "
                    "buys it with that action. Then she goes on with the line she was at.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A tie for most points is not enough. So keep an eye on her influence and her "
                    "cylinders when a check becomes cheap.",
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
                    "owe her. If you cannot pay her, you cannot do it.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Abilities* that are optional she always uses. She needs no roads and moves "
                    "no spies, so Indian Supplies, Strange Bedfellows and Well-Connected do "
                    "nothing for her, except with a [variant](wakhan_variants).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Events* she buys like other cards. Where a player has to be named, the red "
                    "arrow decides; where a suit, she keeps the present one; where a region, she "
                    "takes the first in her order that makes sense.",
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
                "Wakhan, variant, option, printing, savvy, spies, steadfast, coin, erratum",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You choose them when you set up a game. The preset “Rulebook” has none of "
                    "them, “Improved” has the first three.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- *Savvy Purchasing.* When the arrows choose a court card, she takes "
                    "instead a cheaper one of the same suit that has at least the same rank. "
                    "With a Dominance Check in the market, no dominant coalition and no card "
                    "with spies or tribes, she takes the card that brings most rupees.\n"
                    "- *Spy movement.* When no army can move, she moves a spy that is not "
                    "needed where it stands: from the court card of lowest priority to the one "
                    "of highest priority where she does not lead yet. Directly means to any "
                    "card, by steps only to a neighbor on the [ring](spy_ring).\n"
                    "- *Steadfast Loyalty.* Her pragmatic loyalty is, among the coalitions nobody "
                    "else follows, the one with most blocks on the map; at a tie the one further "
                    "left on the AI card.\n"
                    "- *Coin Erratum.* An unofficial correction by players. With a Dominance "
                    "Check in the market, no dominant coalition and no card with spies or tribes, "
                    "she takes the card that brings most rupees, at a tie the cheapest, then the "
                    "one with the highest number. Savvy Purchasing includes this.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Older printing.* She rules with the armies of her pragmatic loyalty only; "
                    "ambition looks at points, not at the win; a Dominance Check in the market "
                    "goes before printed instructions; for each rupee of leverage she cannot "
                    "pay back she discards a court card; and among her cards with more spies of "
                    "other players than of her own, she discards the one with most of their spies "
                    "first.",
                ),
            ),
        ),
    ),
)
