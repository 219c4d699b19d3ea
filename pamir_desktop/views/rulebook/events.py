"""Every half of the event cards: its text on the card, and its consequences."""

from __future__ import annotations

from typing import Final

from pamir_desktop.views.texts.translation import QT_TRANSLATE_NOOP

from .page import Chapter, Page

CHAPTER: Final = Chapter(
    QT_TRANSLATE_NOOP("Rules", "Events"),
    (
        Page(
            "events",
            title=QT_TRANSLATE_NOOP("Rules", "Events: overview"),
            keywords=QT_TRANSLATE_NOOP("Rules", "event, discarded, purchased, halves, lasting"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "An event card has two halves. The upper half takes effect when the card is "
                    "discarded from the leftmost column during [cleanup](turn), and affects "
                    "everyone. The lower half takes effect when someone [buys](buying) the card, "
                    "and affects the buyer. Events never go to a player’s hand.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A lasting event stays in effect until the next [Dominance Check](checks) has "
                    "been scored, and still counts in it. It is kept in front of the player it "
                    "affects, or beside the map.",
                ),
            ),
        ),
        Page(
            "favor_icon",
            title=QT_TRANSLATE_NOOP("Rules", "Events with a suit"),
            keywords=QT_TRANSLATE_NOOP("Rules", "suit, favored, military, intelligence, political"),
            events=(
                "favor_military",
                "favor_intelligence",
                "favor_political",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The upper half of three events works like the [icon](icon_suit) on a court "
                    "card: the [favored suit](favored) changes when the event is discarded. "
                    "[Pashtunwali Values](pashtunwali_values) stops it.",
                ),
            ),
        ),
        Page(
            "riots",
            title=QT_TRANSLATE_NOOP("Rules", "Riots"),
            keywords=QT_TRANSLATE_NOOP("Rules", "riot, uprising, region, armies, tribes"),
            events=(
                "riots_in_punjab",
                "riots_in_herat",
                "riots_in_kabul",
                "riots_in_persia",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "It affects every player and every coalition, and [Citadel](citadel) does not "
                    "help. Roads stay. Whoever loses tribes is [overthrown](overthrow) in that "
                    "region.",
                ),
            ),
        ),
        Page(
            "new_tactics",
            events=("new_tactics",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Your military cards take [bonus actions](favored). The favored suit marker "
                    "does not move, so market prices are not doubled.",
                ),
            ),
        ),
        Page(
            "embarrassment_of_riches",
            events=("embarrassment_of_riches",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Gifts stay on the dials and still count as cylinders in play in an "
                    "unsuccessful [check](scoring). They only lose their [influence](influence).",
                ),
            ),
        ),
        Page(
            "koh_i_noor_recovered",
            events=("koh_i_noor_recovered",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Each of your gifts is worth 2 [influence](influence), including those you "
                    "give later.",
                ),
            ),
        ),
        Page(
            "disregard_for_customs",
            events=("disregard_for_customs",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "This applies to both kinds of [bribes](bribes): for playing cards and for "
                    "[hostages](hostages). No one has to ask or agree.",
                ),
            ),
        ),
        Page(
            "courtly_manners",
            events=("courtly_manners",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You may refuse to pay any [bribe](bribes) and act anyway. You may also pay, "
                    "if you want to please someone.",
                ),
            ),
        ),
        Page(
            "failure_to_impress",
            events=("failure_to_impress",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Loyalties, patriots and gifts stay as they are; only [prizes](influence) go "
                    "to the discard pile.",
                ),
            ),
        ),
        Page(
            "rumor",
            events=("rumor",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You may choose any player, even yourself. Patriots played later give that "
                    "player no [influence](influence) either.",
                ),
            ),
        ),
        Page(
            "conflict_fatigue",
            events=("conflict_fatigue",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "This applies to every coalition. The leader must still be 2 blocks ahead of "
                    "each of the others; if two coalitions are tied for the lead, the "
                    "[check](checks) is unsuccessful.",
                ),
            ),
        ),
        Page(
            "nationalism",
            events=("nationalism",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "They need roads of your coalition to [move](move) and count as armies when "
                    "you [battle](battle) in a region. In every other way they are still tribes. "
                    "If your last one leaves a region, you are [overthrown](overthrow) there at "
                    "once.",
                ),
            ),
        ),
        Page(
            "public_withdrawal",
            events=(
                "public_withdrawal",
                "no_effect",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "This works as long as the card is in the market. It still counts as a card: "
                    "rupees [paid](buying) to it are spent, but they leave the game. When it is "
                    "discarded, nothing happens.",
                ),
            ),
        ),
        Page(
            "nation_building",
            events=("nation_building",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "For every 2 rupees you place two blocks, so up to six with one "
                    "[build](build) action. An odd number is allowed; the last pair is then paid "
                    "in full.",
                ),
            ),
        ),
        Page(
            "backing_of_persian_aristocracy",
            events=("backing_of_persian_aristocracy",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The money comes from the bank, in addition to any rupees on the card. See "
                    "[buying](buying).",
                ),
            ),
        ),
        Page(
            "confidence_failure",
            events=("confidence_failure",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Everyone chooses a card in turn order, starting with the active player. "
                    "Cards discarded from hand owe no [leverage](leverage).",
                ),
            ),
        ),
        Page(
            "other_persuasive_methods",
            events=("other_persuasive_methods",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You must swap, but either hand may be empty. Hand limits are checked only in "
                    "each player’s own [cleanup](turn). [Wakhan](wakhan_events) has no hand: she "
                    "plays what she gets, and you get nothing.",
                ),
            ),
        ),
        Page(
            "pashtunwali_values",
            events=("pashtunwali_values",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You may choose the suit that is already favored. Icons on court cards and on "
                    "discarded events are ignored from then on. See [favored suit](favored).",
                ),
            ),
        ),
        Page(
            "rebuke",
            events=("rebuke",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "It works like [riots](riots) in the region you choose: nothing protects "
                    "against it, roads stay, and whoever loses tribes is [overthrown](overthrow). "
                    "You may choose an empty region.",
                ),
            ),
        ),
    ),
)
