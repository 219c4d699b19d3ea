"""Ruling, bribes, loyalty, and how power is lost."""

from __future__ import annotations

from typing import Final

from pamir_desktop.views.texts.translation import QT_TRANSLATE_NOOP

from .page import Chapter, Page

CHAPTER: Final = Chapter(
    QT_TRANSLATE_NOOP("Rules", "Power and money"),
    (
        Page(
            "ruling",
            title=QT_TRANSLATE_NOOP("Rules", "Ruling a region"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules",
                "ruler, rule, control, majority, ruling pieces, strength, tribes, armies, crown",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Your ruling pieces in a region are your tribes and the armies of your "
                    "coalition there. You rule the region if",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- you have at least one tribe there,\n"
                    "- you have more ruling pieces than every other player, and\n"
                    "- you have more ruling pieces than any other coalition has armies there, "
                    "even one no player is loyal to.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If there is a tie, no one rules. Example: one of your tribes and two Afghan "
                    "armies make 3 if you are loyal to Afghanistan. Two British and two Russian "
                    "armies do not stop you; three Russian armies do.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The ruler can [build](build) there, [tax](tax) players with court cards of "
                    "that region, and receives a [bribe](bribes) when others play such cards.",
                ),
            ),
        ),
        Page(
            "bribes",
            title=QT_TRANSLATE_NOOP("Rules", "Bribes"),
            keywords=QT_TRANSLATE_NOOP("Rules", "bribe, pay, waive, offer, negotiate, ruler"),
            blocks=(
                QT_TRANSLATE_NOOP("Rules", "A bribe is due in two cases:"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| When | To whom | How much\n"
                    "| You [play](playing) a card of a region another player [rules](ruling) | "
                    "the ruler | 1 rupee for each of the ruler’s tribes there; armies do not "
                    "count\n"
                    "| You act with a card held [hostage](hostages) | the player holding it | 1 "
                    "rupee for each of that player’s spies on it",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You may pay in full, offer less or cancel. The other player can accept an "
                    "offer, name another amount up to the full bribe or refuse. An agreement is "
                    "good for this one time. If you do not agree, it is as if nothing happened: "
                    "no action is spent, and the card you showed returns to your hand.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The rupees your action itself needs are set aside first; you cannot offer "
                    "them. After three unsuccessful offers in a turn you can make no more. You "
                    "owe bribes to players of your own coalition too.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "No bribe is due for playing cards with [Charismatic "
                    "Courtiers](charismatic_courtiers), for hostages with [Civil Service "
                    "Reforms](civil_service_reforms), or at all during [Disregard for "
                    "Customs](disregard_for_customs). [Courtly Manners](courtly_manners) makes "
                    "all your bribes optional.",
                ),
            ),
        ),
        Page(
            "hostages",
            title=QT_TRANSLATE_NOOP("Rules", "Hostages"),
            keywords=QT_TRANSLATE_NOOP("Rules", "hostage, captive, spies, bribe, held"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A court card is held hostage if one player other than its owner has more "
                    "spies on it than anyone else. The owner’s own spies count too. If there is a "
                    "tie, the card is not a hostage.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "To use an action of the card, its owner owes that player a [bribe](bribes): "
                    "one rupee for each of that player’s spies on it, for bonus actions too.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Only its actions are held hostage. Stars, tax shelter and special ability "
                    "keep working, and no one but the owner can use the card.",
                ),
            ),
        ),
        Page(
            "loyalty",
            title=QT_TRANSLATE_NOOP("Rules", "Loyalty and changing it"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "loyalty, coalition, faction, alliance, patriot, change sides, dial"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You are loyal to one coalition: Afghanistan, Britain or Russia. Your loyalty "
                    "decides which blocks you place, which armies help you and in which checks "
                    "you score.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "It changes when you play a patriot or take a prize of another coalition. "
                    "Then, in this order,",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "# all your gifts return to your supply,\n"
                    "# all your prizes are discarded,\n"
                    "# all patriots in your court are discarded together, except the one just "
                    "played,\n"
                    "# your dial turns to the new coalition.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Discarded patriots can cause an [overthrow](overthrow) and a "
                    "[leverage](leverage) payment. Blocks on the map, tribes, spies, rupees and "
                    "your hand stay as they are, but regions may change [rulers](ruling).",
                ),
            ),
        ),
        Page(
            "influence",
            title=QT_TRANSLATE_NOOP("Rules", "Influence: patriots, prizes, gifts"),
            keywords=QT_TRANSLATE_NOOP("Rules", "influence, patriot, prize, trophy, gift, points"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Influence decides how much you score when your coalition is dominant in a "
                    "[check](scoring).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| What | Influence\n"
                    "| your loyalty itself | 1\n"
                    "| each patriot in your court | 1\n"
                    "| each prize | 1\n"
                    "| each gift | 1",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A *patriot* is a court card with the symbol of a coalition. A *prize* is a "
                    "[betrayed](betray) card you kept. A *gift* is a cylinder on your dial, "
                    "placed with the [gift](gift) action. All of them always belong to your "
                    "current coalition: a [change of loyalty](loyalty) discards the rest.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Events can change these values: [Embarrassment of "
                    "Riches](embarrassment_of_riches), [Koh-i-noor "
                    "Recovered](koh_i_noor_recovered) and [Rumor](rumor).",
                ),
            ),
        ),
        Page(
            "overthrow",
            title=QT_TRANSLATE_NOOP("Rules", "Overthrow"),
            keywords=QT_TRANSLATE_NOOP("Rules", "overthrow, revolt, tribes, political, last tribe"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Each player’s tribes and political cards of the same region stand or fall "
                    "together:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- You lose your last tribe in a region: all your political cards of that "
                    "region are discarded.\n"
                    "- You lose your last political card of a region: all your tribes there "
                    "return to your supply.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "This happens at once, whatever the cause: battle, betrayal, riots, a change "
                    "of loyalty, your own cleanup or a tribe taken because the "
                    "[supply](supplies) was empty. Never having had any is not a loss and "
                    "triggers nothing.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If several players are affected, resolve them in turn order, starting with "
                    "the active player.",
                ),
            ),
        ),
        Page(
            "leverage",
            title=QT_TRANSLATE_NOOP("Rules", "Leverage"),
            keywords=QT_TRANSLATE_NOOP("Rules", "leverage, debt, loan, credit, repay, discard"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A card with the leverage [icon](icon_leverage) gives you 2 rupees when you "
                    "play it. When it leaves your court, for whatever reason, you owe the bank 2 "
                    "rupees at once.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You must pay as much as you can in rupees. For each rupee you cannot pay, "
                    "discard one card of your choice from your hand or court. If that card is "
                    "leveraged itself, its debt comes first. When you have no cards left, the "
                    "rest is forgiven.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The owner of the card pays, even when someone else betrays it and keeps it "
                    "as a prize. A card discarded from hand owes nothing.",
                ),
            ),
        ),
        Page(
            "supplies",
            title=QT_TRANSLATE_NOOP("Rules", "Empty supplies"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "supply, reserve, empty, run out, take, pieces, cylinders, blocks"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "There are ten cylinders for each player and twelve blocks for each "
                    "coalition. If you have to place one and the supply is empty, you take one "
                    "that is already in play:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- instead of a cylinder, any of your own tribes, spies or gifts;\n"
                    "- instead of a block, any army or road of that coalition, whoever placed it.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The piece may change its type: a tribe can become a spy, an army a road. "
                    "Pieces placed this turn cannot be taken; moving does not count as placing. "
                    "If there is no such piece, nothing is placed.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Taking your last tribe from a region means an [overthrow](overthrow).",
                ),
            ),
        ),
    ),
)
