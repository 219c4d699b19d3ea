"""The first edition (2015), adapted: what is different from the second edition."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.first_edition.terms import SpecialAction
from pamir_desktop.views.table import spots
from pamir_desktop.views.table.signs import FirstTerm, Sign, Term
from pamir_desktop.views.table.spots import Spot
from pamir_desktop.views.texts.translation import QT_TRANSLATE_NOOP

from .page import Chapter, Page

CHAPTER: Final = Chapter(
    QT_TRANSLATE_NOOP("Rules", "First edition"),
    (
        Page(
            "first_edition",
            title=QT_TRANSLATE_NOOP("Rules", "The first edition"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "2015, first edition, old edition, adapted, our reading"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The game of 2015, for two to five people around one screen. We know its "
                    "rules, but neither its cards nor the text of four actions. So it is played "
                    "with the cards of the second edition, and bribe, assassination, travel and "
                    "counter-espionage are *our reading*.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- *Goal:* someone buys a [topple](first_topple) while a coalition has "
                    "supremacy; whoever has the most influence in it wins, loyal to it or not.\n"
                    "- *Turn:* two [actions](first_turn), and any number of free ones.\n"
                    "- *Cards:* each has its own row of [special actions](first_actions).\n"
                    "- *War:* armies fight in a [campaign](first_campaign).\n"
                    "- *Talk:* players may make binding [deals](first_deals).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The rules of 2015 call a court a tableau, a coalition an empire, a region a "
                    "location and a suit a mode. There are no rulers, hostages, abilities, "
                    "events or victory points.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Every tie is broken by military stars, then by rupees; if that is not "
                    "enough, no one is ahead, and a game can end without a winner.",
                ),
            ),
        ),
        Page(
            "first_turn",
            title=QT_TRANSLATE_NOOP("Rules", "Turn, regime and loyalty"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "regime, toll, discard, purchase, play, loyalty, favor card, influence"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You must take two actions as long as one is possible: buy, play, discard or "
                    "use a card. Actions of the regime’s suit are free and do not count.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- *Buy:* your hand limit is 1 plus your intelligence stars. Under Military "
                    "Struggle, prices are doubled.\n"
                    "- *Play:* pay a toll of 1 rupee for each tribe of another player in the "
                    "region; owners may agree to less. Then the card places as many pieces as "
                    "its rank: armies, roads, tribes, or spies on itself.\n"
                    "- *Discard:* a hand card. Two discards in one turn bring 1 rupee.\n"
                    "- *Cleanup:* patriots and topples in the first column are discarded; your "
                    "court keeps 3 cards plus your political stars.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Loyalty is chosen in secret from the two sides of a loyalty card. Whoever "
                    "plays a patriot or takes a prize of another coalition changes sides and loses "
                    "gifts, starting card, prizes and other patriots. Without any sign of loyalty "
                    "you are loyal to Afghanistan.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Influence: 1 for the starting card and each gift, prize and patriot, in your "
                    "coalition; 1 for each of your spies on another player’s patriot, in that "
                    "coalition. Whoever leads in a coalition holds its favor card. See also "
                    "[the first edition](first_edition).",
                ),
            ),
        ),
        Page(
            "first_actions",
            title=QT_TRANSLATE_NOOP("Rules", "Special actions"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules",
                "commerce, gifts, tax, bribe, assassination, travel, counter-espionage, leverage",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- *Commerce:* take up to the card’s rank in rupees from market cards.\n"
                    "- *Gifts:* pay 2, 4 or 6 rupees for an empty gift space.\n"
                    "- *Tax:* if you have the most units in the card’s region, take up to its "
                    "rank in rupees from players with a tribe there or a road beside it. "
                    "Economic stars shelter rupees.\n"
                    "- *Campaign:* see [campaign](first_campaign).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Our reading of the lost actions:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- *Travel:* move your spies along the ring of courts, up to the card’s rank "
                    "in steps.\n"
                    "- *Counter-espionage:* remove up to the card’s rank in other players’ spies "
                    "from your court.\n"
                    "- *Assassination:* discard a card with a spy on it and keep its prize if "
                    "you like.\n"
                    "- *Bribe:* win over another player’s card that has a spy on it, is not a "
                    "patriot and has at most this rank, for twice its rank in rupees.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You may use another player’s spy with their consent, for which you can "
                    "offer rupees. A leveraged card brings its rank in rupees; when it is "
                    "discarded from a court, its owner pays them back, in pieces or cards if "
                    "necessary.",
                ),
            ),
        ),
        Page(
            "first_campaign",
            title=QT_TRANSLATE_NOOP("Rules", "Campaign"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "campaign, battle, army, baggage train, intel, overthrow"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "# Choose a region: all armies of your coalition there fight.\n"
                    "# They may move to an adjacent region, along a road of your coalition or "
                    "with the baggage train for 2 rupees.\n"
                    "# They may attack one other coalition: its armies there, its roads on the "
                    "borders, and tribes of players loyal to it.\n"
                    "# Eliminate up to the card’s rank in pieces, armies first; each army you "
                    "eliminate costs you one.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "With intel, a spy on any card of the region, armies do not have to be "
                    "eliminated first. Whoever loses their last tribe there discards a political "
                    "card of the region. See also [special actions](first_actions).",
                ),
            ),
        ),
        Page(
            "first_topple",
            title=QT_TRANSLATE_NOOP("Rules", "Topple and purge"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "topple, supremacy, purge, honeymoon, units, winner, end"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Supremacy: a coalition has more units of the regime’s suit than the two "
                    "others together, and at least one army, road, tribe and spy. Tribes and spies "
                    "count for their owner’s loyalty.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- *With supremacy* the game ends: whoever has the most influence in that "
                    "coalition wins.\n"
                    "- *Without it* there is a purge: one piece of each color stays in every "
                    "place, and all Afghan armies and roads stay; everyone keeps one card of "
                    "each suit and discards the others or takes them into hand.\n"
                    "- *The last topple* ends the game in any case; military stars decide, then "
                    "rupees.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Options: with Nation Building, a coalition needs supremacy twice in a row, "
                    "and the map is cleared in between; with Weak States, it does not need one "
                    "piece of each kind; with Badal, losses bring tokens that raise ranks. See "
                    "also [the first edition](first_edition).",
                ),
            ),
        ),
        Page(
            "first_deals",
            title=QT_TRANSLATE_NOOP("Rules", "Deals"),
            keywords=QT_TRANSLATE_NOOP("Rules", "deal, negotiation, consent, set aside, escrow"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "During a turn any two players can make a deal with the button in the bar: "
                    "rupees and hand cards on both sides. Both halves happen at once. Cards "
                    "named in an offer are shown to everyone, and a hand must have room.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Another player can set rupees aside for something the active player does, "
                    "or does not do, this turn. They are paid when the promise is kept; "
                    "otherwise they go back. See also [the first edition](first_edition).",
                ),
            ),
        ),
    ),
)


def first_page_for_spot(spot: Spot | None) -> str:
    match spot:
        case spots.ActionTile(_, SpecialAction.CAMPAIGN) | spots.RegionSpot():
            return "first_campaign"
        case spots.ActionTile() | spots.CylinderStack() | spots.GiftSpace():
            return "first_actions"
        case spots.DrawDeck():
            return "first_topple"
        case None:
            return "first_edition"
        case _:
            return "first_turn"


def first_page_for_sign(sign: Sign) -> str:
    match sign.term:
        case Term.ACTION if sign.value == SpecialAction.CAMPAIGN:
            return "first_campaign"
        case Term.ACTION | FirstTerm.TOKENS:
            return "first_actions"
        case Term.CHECK | Term.CHECKS_LEFT | FirstTerm.UNITS | FirstTerm.MILITARY_STARS:
            return "first_topple"
        case FirstTerm.SET_ASIDE:
            return "first_deals"
        case _:
            return "first_turn"


def first_page_for_reason(reason: str) -> str:
    name = reason.partition(".")[2]
    if name.startswith("deal_"):
        return "first_deals"
    if name.startswith(("campaign_", "march_", "muster_", "attack_", "armies_")):
        return "first_campaign"
    if reason.startswith(("act.", "tax.", "gift.")) or name.startswith(("target_", "travel_")):
        return "first_actions"
    return "first_turn"
