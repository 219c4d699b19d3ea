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
            keywords=QT_TRANSLATE_NOOP("Rules", "ruler, rule, strength, tribes, armies, crown"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Your strength in a region is the number of your tribes plus the number of "
                    "armies of your coalition there. You rule the region if",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- you have at least one tribe there,\n"
                    "- you are stronger than every other player, and\n"
                    "- your strength is greater than the number of armies of each other "
                    "coalition, even of one nobody follows.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "At a tie nobody rules. Example: one tribe of yours and two Afghan armies are "
                    "3 if you are loyal to Afghanistan. Two British and two Russian armies do not "
                    "stop you; three Russian ones do.",
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
                    "the ruler | 1 rupee for each tribe of the ruler there; armies do not count\n"
                    "| You act with a card held [hostage](hostages) | the player holding it | 1 "
                    "rupee for each spy of that player on it",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You may pay in full, offer less, or cancel. The other player can accept an "
                    "offer, name another sum up to the full bribe, or refuse. What is agreed on "
                    "counts for this one time. If you do not agree, nothing has happened: no "
                    "action is spent, and a card shown goes back to your hand.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The rupees your action itself needs are set aside first; they cannot be "
                    "offered. After three offers without success in a turn you can make no more. "
                    "Players of your own coalition are owed bribes too.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "No bribe: with [Charismatic Courtiers](charismatic_courtiers) for playing, "
                    "with [Civil Service Reforms](civil_service_reforms) for hostages, during "
                    "[Disregard for Customs](disregard_for_customs) for anything. [Courtly "
                    "Manners](courtly_manners) makes all bribes voluntary.",
                ),
            ),
        ),
        Page(
            "hostages",
            title=QT_TRANSLATE_NOOP("Rules", "Hostages"),
            keywords=QT_TRANSLATE_NOOP("Rules", "hostage, spies, bribe, held"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A court card is held hostage if one player other than its owner has more "
                    "spies on it than anybody else. The owner’s own spies count against that. At "
                    "a tie the card is free.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "To use an action of the card, its owner owes that player a [bribe](bribes): "
                    "one rupee for each of that player’s spies on it, for bonus actions too.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Only actions are held. Stars, tax shelter and special ability keep working, "
                    "and nobody but the owner can use the card.",
                ),
            ),
        ),
        Page(
            "loyalty",
            title=QT_TRANSLATE_NOOP("Rules", "Loyalty and changing it"),
            keywords=QT_TRANSLATE_NOOP("Rules", "loyalty, coalition, patriot, change sides, dial"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You are loyal to one coalition: Afghanistan, Britain or Russia. Your loyalty "
                    "decides which blocks you place, which armies help you, and in which checks "
                    "you score.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "It changes when you play a patriot of another coalition or take a prize of "
                    "another coalition. Then, in this order,",
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
                    "Discarded patriots can cause an [overthrow](overthrow) and claim "
                    "[leverage](leverage). Blocks on the map, tribes, spies, rupees and hand stay "
                    "as they are, but other [rulers](ruling) may follow.",
                ),
            ),
        ),
        Page(
            "influence",
            title=QT_TRANSLATE_NOOP("Rules", "Influence: patriots, prizes, gifts"),
            keywords=QT_TRANSLATE_NOOP("Rules", "influence, patriot, prize, gift, points"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Influence decides who scores how much when your coalition is dominant in a "
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
                    "A *patriot* is a court card with the sign of a coalition. A *prize* is a "
                    "[betrayed](betray) card you kept. A *gift* is a cylinder on your dial, from "
                    "the action [gift](gift). All of them always belong to your present "
                    "coalition: a [change of loyalty](loyalty) throws away the rest.",
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
            keywords=QT_TRANSLATE_NOOP("Rules", "overthrow, tribes, political, last tribe"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Tribes and political cards of the same region stand or fall together, for "
                    "each player:",
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
                    "It happens at once, whatever the cause: battle, betrayal, riots, a change of "
                    "loyalty, your own cleanup, or a tribe taken because the [supply](supplies) "
                    "was empty. Having none from the start is no loss and triggers nothing.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If several players are hit, they are dealt with in turn order, beginning "
                    "with the player whose turn it is.",
                ),
            ),
        ),
        Page(
            "leverage",
            title=QT_TRANSLATE_NOOP("Rules", "Leverage"),
            keywords=QT_TRANSLATE_NOOP("Rules", "leverage, debt, loan, repay, discard"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A card with the leverage [icon](icon_leverage) brings 2 rupees when it is "
                    "played. When it leaves your court, for whatever reason, you owe the bank 2 "
                    "rupees at once.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You must pay with rupees as far as they go. For each rupee missing you "
                    "discard one card of your choice from your hand or court. If that card is "
                    "leveraged itself, its debt comes first. When you have no cards left, the "
                    "rest is forgiven.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The owner of the card pays, also when somebody else betrays it and keeps it "
                    "as a prize. A card discarded from the hand owes nothing.",
                ),
            ),
        ),
        Page(
            "supplies",
            title=QT_TRANSLATE_NOOP("Rules", "Empty supplies"),
            keywords=QT_TRANSLATE_NOOP("Rules", "supply, empty, take, pieces, cylinders, blocks"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "There are ten cylinders for each player and twelve blocks for each "
                    "coalition. If you have to place one and the supply is empty, you take one "
                    "that is already in play:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- instead of a cylinder, any tribe, spy or gift of your own;\n"
                    "- instead of a block, any army or road of that coalition, whoever placed it.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Its kind may change on the way: a tribe can become a spy, an army a road. "
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
