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
            keywords=QT_TRANSLATE_NOOP("Rules", "ability, special power, court card"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Some court cards have a special ability. It works for the owner of the court "
                    "as long as the card is there, on every player’s turn, and even while the "
                    "card is held [hostage](hostages).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "An ability that says “you may” is optional each time. All others are "
                    "automatic. Card text takes precedence over the rules.",
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
                    "return to your supply when the card they are on is discarded, for example "
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
                    "This happens after every [check](checks) that does not end the game, "
                    "successful or not, and after the map has been cleared. If there are not "
                    "enough blocks, the owner takes them [from the map](supplies).",
                ),
            ),
        ),
        Page(
            "claim_of_ancient_lineage",
            abilities=("claim_of_ancient_lineage",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "So you can [tax](tax) everyone who has at least one court card. Tax shelter "
                    "still protects them. For building, bribes and everything else, only the "
                    "regions you actually [rule](ruling) count.",
                ),
            ),
        ),
        Page(
            "bodyguards",
            abilities=("bodyguards",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "No one can choose them for [betrayal](betray), not even you. Other cards, "
                    "including the guard itself, can still be betrayed. This does not help "
                    "against an [overthrow](overthrow), a change of loyalty or debts.",
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
                    "This protects only against [battles](battle). Riots, Rebuke, an "
                    "[overthrow](overthrow) or an [empty supply](supplies) can still take the "
                    "tribes away, and armies and roads are not protected.",
                ),
            ),
        ),
        Page(
            "strange_bedfellows",
            abilities=("strange_bedfellows",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Adjacent cards on the [ring of courts](spy_ring) stay adjacent. With "
                    "[Well-Connected](well_connected), each of the two steps may be of either "
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
                    "You act with a [hostage](hostages) as if there were no spies on it. You "
                    "still owe bribes for playing cards.",
                ),
            ),
        ),
        Page(
            "safe_house",
            abilities=("safe_house",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You decide for each spy, after the [battle](battle). It also works when the "
                    "battle is on this very card. The spy still counts as removed. Spies lost to "
                    "betrayal or in other ways go to your supply.",
                ),
            ),
        ),
        Page(
            "charismatic_courtiers",
            abilities=("charismatic_courtiers",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A [bribe](bribes) is still due for playing this card itself: it is not in "
                    "your court yet.",
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
                    "The card you choose may be in any court, but must have no spies on it, not "
                    "even your own. This happens before your first action and does not cost one. "
                    "With an [empty supply](supplies), you take a cylinder from play. It does not "
                    "work yet on the turn you play the card.",
                ),
            ),
        ),
        Page(
            "indian_supplies",
            abilities=("indian_supplies",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The regions must still be adjacent. If you own [Nationalism](nationalism), "
                    "your tribes move without roads too.",
                ),
            ),
        ),
        Page(
            "well_connected",
            abilities=("well_connected",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The two steps along the [ring of courts](spy_ring) together cost one move. "
                    "The spy must end on a different card from the one it started on.",
                ),
            ),
        ),
        Page(
            "herat_influence",
            abilities=("herat_influence",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You place no rupees on the cards to the left, whatever the column and the "
                    "favored suit. Rupees on the card are yours as always. See [buying](buying).",
                ),
            ),
        ),
        Page(
            "persian_influence",
            abilities=("persian_influence",),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Persia court cards cost nothing in any column; the action for "
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
                    "This applies to Russian patriots of every region. The action for "
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
                    "This works with each of your [build](build) actions, whichever card you use. "
                    "You must place the block if you can. Nation Building does not double it.",
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
                    "The Cossacks never spend one of your two actions: whatever they do is always "
                    "a [bonus action](favored). Their star stays red.",
                ),
            ),
        ),
    ),
)
