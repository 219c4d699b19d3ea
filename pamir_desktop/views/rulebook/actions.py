"""The six card actions, and the ring along which spies move."""

from __future__ import annotations

from typing import Final

from pamir_desktop.views.texts.translation import QT_TRANSLATE_NOOP

from .page import Chapter, Page

CHAPTER: Final = Chapter(
    QT_TRANSLATE_NOOP("Rules", "Card actions"),
    (
        Page(
            "actions",
            title=QT_TRANSLATE_NOOP("Rules", "Card actions: overview"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "action, activate, use, court, costs, rank, payment"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Each of your court cards can act once per turn, with one of the actions "
                    "printed on it. That costs one of your two actions, or none if the card is "
                    "[favored](favored).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| Action | Cost | In short\n"
                    "| [Tax](tax) | none | take rupees, up to the rank\n"
                    "| [Gift](gift) | 2, 4 or 6 | gain influence\n"
                    "| [Build](build) | 2 per block | up to 3 armies or roads\n"
                    "| [Move](move) | none | move armies and spies, up to the rank\n"
                    "| [Betray](betray) | 2 | discard a card with one of your spies\n"
                    "| [Battle](battle) | none | remove enemy pieces, up to the rank",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Paying costs.* Place the rupees on market cards, one on each, starting at "
                    "the right end of both rows: top, bottom, then one column further left. Skip "
                    "empty slots; when one row runs out, continue in the other. Rupees for which "
                    "there is no card leave the game. You cannot [buy](buying) cards on "
                    "which you have placed rupees this turn.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If spies hold the card [hostage](hostages), a bribe is due first.",
                ),
            ),
        ),
        Page(
            "tax",
            title=QT_TRANSLATE_NOOP("Rules", "Tax"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "tax, money, rupees, shelter, rich, income, take from players, steal"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Take at least one rupee, and up to the rank of the card, from any mix of "
                    "these:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- any cards in the market;\n"
                    "- other players who have at least one court card of a region you "
                    "[rule](ruling).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Tax shelter.* Gold stars protect your rupees: a player with three gold "
                    "stars (ranks of economic cards) in court keeps the last three rupees. The "
                    "shelter works only against taxes, not against bribes or debts.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Rupees in empty market slots are out of reach. You may take rupees you paid "
                    "yourself this turn, and you may tax players of your own coalition. With "
                    "[Claim of Ancient Lineage](claim_of_ancient_lineage) you may tax everyone "
                    "who has a court card.",
                ),
            ),
        ),
        Page(
            "gift",
            title=QT_TRANSLATE_NOOP("Rules", "Gift"),
            keywords=QT_TRANSLATE_NOOP("Rules", "gift, influence, dial, present, donate"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Choose an empty gift space on your loyalty dial, pay its price of 2, 4 or 6 "
                    "rupees to the [market](actions) and place a cylinder there. You may choose "
                    "any empty space you can afford.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Each gift is worth one point of [influence](influence) and counts as a "
                    "cylinder in play. When your loyalty changes, all gifts go back to your "
                    "supply.",
                ),
            ),
        ),
        Page(
            "build",
            title=QT_TRANSLATE_NOOP("Rules", "Build"),
            keywords=QT_TRANSLATE_NOOP("Rules", "build, construct, armies, roads, blocks"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Place one, two or three blocks of your coalition for 2 rupees each, paid to "
                    "the [market](actions). Each block becomes an army in a region you "
                    "[rule](ruling) or a road on a border of such a region. The rank of the card "
                    "does not matter.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Whether you rule the region is checked again for each block. If the supply "
                    "of blocks is empty, you [take one from the map](supplies).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "[Nation Building](nation_building) gives two blocks for the price of one, "
                    "and [Infrastructure](infrastructure) one extra for free.",
                ),
            ),
        ),
        Page(
            "move",
            title=QT_TRANSLATE_NOOP("Rules", "Move"),
            keywords=QT_TRANSLATE_NOOP("Rules", "move, march, travel, armies, spies, roads"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Make at least one move and at most as many as the rank of the card. Divide "
                    "them among your pieces as you like; one piece may move several times.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- An army of your coalition moves to an adjacent region if there is a road "
                    "of that coalition on the border between them.\n"
                    "- One of your spies moves to an adjacent card on the [ring of "
                    "courts](spy_ring).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Roads and tribes do not move; only the owner of [Nationalism](nationalism) "
                    "moves tribes. With [Indian Supplies](indian_supplies) armies need no roads. "
                    "Moving armies away can cost you a region: rulers are checked again after "
                    "every move.",
                ),
            ),
        ),
        Page(
            "spy_ring",
            title=QT_TRANSLATE_NOOP("Rules", "The ring of courts"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules",
                "spy, spies, neighbors, adjacent, walk, track, order of cards, left, right",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "For spies, all court cards form one closed ring, in the order the players "
                    "sit around the table. Within a court, a card is adjacent to the cards beside "
                    "it. From the left end of your court the ring continues at the right end of "
                    "the next player’s court, and from your right end at the left end of the "
                    "previous player’s.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Each move is one step in either direction. Empty courts are skipped. If "
                    "there is only one card in all the courts, spies stay where they are.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "[Strange Bedfellows](strange_bedfellows) makes all cards of the same region "
                    "adjacent, and [Well-Connected](well_connected) allows two steps per move.",
                ),
            ),
        ),
        Page(
            "betray",
            title=QT_TRANSLATE_NOOP("Rules", "Betray"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "betray, betrayal, assassinate, kill, spy, prize, discard"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Pay 2 rupees to the [market](actions) and choose a court card with at least "
                    "one of your spies on it, in any court, including your own.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The card is discarded: all spies on it return to their owners, and its "
                    "owner may be [overthrown](overthrow) or have to pay back "
                    "[leverage](leverage). All of this is resolved before the next step.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If the card shows a prize, you may keep it as a [prize](influence). If the "
                    "prize belongs to a coalition other than yours, taking it [changes your "
                    "loyalty](loyalty). You may decline it.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "[Bodyguards](bodyguards) protect the political cards of a court.",
                ),
            ),
        ),
        Page(
            "battle",
            title=QT_TRANSLATE_NOOP("Rules", "Battle"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "battle, fight, combat, war, attack, remove, armies, spies"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Choose one region or one court card. Remove at least one enemy piece there "
                    "and at most as many as the rank of the card, but never more than you have "
                    "armies or spies there.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| | In a region | On a court card\n"
                    "| You fight with | armies of your coalition | your spies\n"
                    "| Can be removed | other coalitions’ armies there and their roads on its "
                    "borders; tribes of players with another loyalty | spies of all other "
                    "players\n"
                    "| Cannot be removed | blocks of your coalition; tribes of players loyal to "
                    "it | your own spies",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "All the pieces return to their supplies at the same time. You lose nothing. "
                    "Whoever loses their last tribe in the region is [overthrown](overthrow) "
                    "there.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Protection: [Citadel](citadel) for tribes, [Indispensable "
                    "Advisors](indispensable_advisors) for spies, [Safe House](safe_house) for "
                    "spies that were removed.",
                ),
            ),
        ),
    ),
)
