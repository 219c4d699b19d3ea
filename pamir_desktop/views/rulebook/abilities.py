"""Every special ability: its text on the card, and its consequences."""

from __future__ import annotations

from typing import Final

from pamir_desktop.views.texts.translation import QT_TRANSLATE_NOOP

from .page import Chapter, Page

CHAPTER: Final = Chapter(
    QT_TRANSLATE_NOOP("Rules", "Special abilities"),
    (
        Page(
            "abilities",
            title=QT_TRANSLATE_NOOP("Rules", "Special abilities: overview"),
            keywords=QT_TRANSLATE_NOOP("Rules", "ability, special, court card"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Some court cards have a special ability. It works for the owner of the court "
                    "from the moment the card lies there until it leaves, on everybody’s turns, "
                    "and also while the card is held [hostage](hostages).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "An ability that says you may is your choice each time. All others work by "
                    "themselves. A text on a card goes before the rules.",
                ),
            ),
        ),
        Page(
            "indispensable_advisors",
            abilities=("indispensable_advisors",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Your spies are safe on every court card, not only on this one. They still "
                    "return to your supply when the card they stand on is discarded, for example "
                    "after a [betrayal](betray).",
                ),
            ),
        ),
        Page(
            "insurrection",
            abilities=("insurrection",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "It comes after every [check](checks) that does not end the game, successful "
                    "or not, and after the map has been cleared. If blocks are short, the owner "
                    "takes them [from the map](supplies).",
                ),
            ),
        ),
        Page(
            "claim_of_ancient_lineage",
            abilities=("claim_of_ancient_lineage",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "So you can [tax](tax) everybody who has at least one court card. Tax shelter "
                    "still protects. For building, bribes and everything else only the regions "
                    "you really [rule](ruling) count.",
                ),
            ),
        ),
        Page(
            "bodyguards",
            abilities=("bodyguards",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Nobody can choose them for [betrayal](betray), not even you. Other cards, "
                    "the guard included, stay exposed. It does not help against an "
                    "[overthrow](overthrow), a change of loyalty or debts.",
                ),
            ),
        ),
        Page(
            "citadel",
            abilities=(
                "citadel_kabul",
                "citadel_transcaspia",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Only [battles](battle) are kept off. Riots, Rebuke, an "
                    "[overthrow](overthrow) or an [empty supply](supplies) still take the tribes "
                    "away, and armies and roads are not protected.",
                ),
            ),
        ),
        Page(
            "strange_bedfellows",
            abilities=("strange_bedfellows",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The neighbors on the [ring of courts](spy_ring) stay neighbors too. Together "
                    "with [Well-Connected](well_connected) each of the two steps may be of either "
                    "kind.",
                ),
            ),
        ),
        Page(
            "civil_service_reforms",
            abilities=("civil_service_reforms",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You act with a [hostage](hostages) as if no spy stood on it. For playing "
                    "cards you still owe bribes.",
                ),
            ),
        ),
        Page(
            "safe_house",
            abilities=("safe_house",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You decide for each spy, after the [battle](battle). It works also when the "
                    "battle was on this very card. The spy counts as removed all the same. Spies "
                    "lost by betrayal or in other ways go to your supply.",
                ),
            ),
        ),
        Page(
            "charismatic_courtiers",
            abilities=("charismatic_courtiers",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "For playing this card itself a [bribe](bribes) is still due: it does not lie "
                    "in your court yet.",
                ),
            ),
        ),
        Page(
            "blackmail",
            abilities=(
                "blackmail_kandahar",
                "blackmail_herat",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The card you choose may lie in any court, but no spy of anybody may stand on "
                    "it. It happens before your first action and costs none. With an [empty "
                    "supply](supplies) you take a cylinder from play. In the turn in which you "
                    "play the card it does not work yet.",
                ),
            ),
        ),
        Page(
            "indian_supplies",
            abilities=("indian_supplies",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The regions must still be neighbors. If you own [Nationalism](nationalism), "
                    "your tribes travel without roads too.",
                ),
            ),
        ),
        Page(
            "well_connected",
            abilities=("well_connected",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The two steps along the [ring of courts](spy_ring) cost one move together. "
                    "The spy must end on another card than it began on.",
                ),
            ),
        ),
        Page(
            "herat_influence",
            abilities=("herat_influence",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "No rupees are paid to the left, whatever the column and the favored suit. "
                    "Rupees on the card are yours as always. See [buying](buying).",
                ),
            ),
        ),
        Page(
            "persian_influence",
            abilities=("persian_influence",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Court cards of Persia cost nothing in any column; the action for "
                    "[buying](buying) is still spent.",
                ),
            ),
        ),
        Page(
            "russian_influence",
            abilities=("russian_influence",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "It holds for Russian patriots of every region. The action for "
                    "[buying](buying) is still spent.",
                ),
            ),
        ),
        Page(
            "infrastructure",
            abilities=("infrastructure",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "It works with every [build](build) action of yours, whichever card acts. You "
                    "have to place the block if you can. Nation Building does not double it.",
                ),
            ),
        ),
        Page(
            "savvy_operator",
            abilities=("savvy_operator",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Its actions are always [bonus actions](favored). The stars keep their own "
                    "suit.",
                ),
            ),
        ),
        Page(
            "irregulars",
            abilities=("irregulars",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The Cossacks never spend one of your two actions: what they do is always a "
                    "[bonus action](favored). Their star stays red.",
                ),
            ),
        ),
    ),
)
