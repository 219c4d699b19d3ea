"""The market and what is done with cards."""

from __future__ import annotations

from typing import Final

from pamir_desktop.views.texts.translation import QT_TRANSLATE_NOOP

from .page import Chapter, Page

CHAPTER: Final = Chapter(
    QT_TRANSLATE_NOOP("Rules", "Market and cards"),
    (
        Page(
            "market",
            title=QT_TRANSLATE_NOOP("Rules", "The market and its refill"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules",
                "rows, columns, price, slide, refill, loose rupees, deck, draw pile, display",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The market has two rows of six cards. The price of a card depends on its "
                    "column:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| Column, from the left | 0 | 1 | 2 | 3 | 4 | 5\n"
                    "| Price | 0 | 1 | 2 | 3 | 4 | 5\n"
                    "| Price while military is favored | 0 | 2 | 4 | 6 | 8 | 10",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Empty slots stay empty until the end of the turn; nothing slides before "
                    "that, so prices do not change.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Refill.* First the cards of each row slide left, with the rupees on them. "
                    "Then empty slots are filled from the deck, column by column from the left, "
                    "the top row first. Rupees left behind by a discarded event stay in their "
                    "slot and belong to the next card that moves there.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "If a second Dominance Check appears in the market, it causes "
                    "[instability](instability). When the deck is empty, the market simply "
                    "shrinks.",
                ),
            ),
        ),
        Page(
            "buying",
            title=QT_TRANSLATE_NOOP("Rules", "Buying a card"),
            keywords=QT_TRANSLATE_NOOP("Rules", "purchase, buy, price, cost, market, rupees"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Buying costs one action and the [price](market) of the column. Place one "
                    "rupee on each card to the left in the same row, or two on each while "
                    "military is favored. If a slot to the left is empty, place the rupee on the "
                    "card of the other row in the same column; if that slot is empty too, the "
                    "rupee leaves the game.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You take the card and all rupees on it. You cannot use them to pay for the "
                    "card itself.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You cannot buy a card on which you have placed a rupee this turn, for "
                    "whatever reason, until your next turn.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A court card goes to your hand. The lower half of an [event](events) takes "
                    "effect at once. A [Dominance Check](checks) is made at once; then your turn "
                    "continues.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "[Herat Influence](herat_influence), [Persian Influence](persian_influence) "
                    "and [Russian Influence](russian_influence) make some cards free for their "
                    "owner.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Once you have no actions left, [favored](favored) cards in your court can "
                    "still act, but you cannot buy or play cards.",
                ),
            ),
        ),
        Page(
            "playing",
            title=QT_TRANSLATE_NOOP("Rules", "Playing a card"),
            keywords=QT_TRANSLATE_NOOP("Rules", "play, court, tableau, bribe, ends, hand, order"),
            blocks=(
                QT_TRANSLATE_NOOP("Rules", "Playing a card costs one action. Follow these steps:"),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "# If another player rules the region of the card, a [bribe](bribes) is due. "
                    "If you do not agree on it, the card returns to your hand and no action is "
                    "spent.\n"
                    "# Put the card at the left or right end of your court. Its position matters "
                    "for [spies](spy_ring).\n"
                    "# If it is a patriot of another coalition, you [change your "
                    "loyalty](loyalty) now, with all the consequences.\n"
                    "# Resolve its impact icons from top to bottom. You cannot decline any of "
                    "them.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| Icon | Effect\n"
                    "| [Tribe](icon_tribe) | one of your tribes in the region\n"
                    "| [Spy](icon_spy) | one of your spies on any court card of the region\n"
                    "| [Army](icon_army) | an army of your coalition in the region\n"
                    "| [Road](icon_road) | a road of your coalition on a border of the region\n"
                    "| [Leverage](icon_leverage) | 2 rupees from the bank, to be paid back later\n"
                    "| [Suit](icon_suit) | a new favored suit",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The [special ability](abilities) of a card works as soon as the card is in "
                    "your court. The card can act on the same turn.",
                ),
            ),
        ),
        Page(
            "limits",
            title=QT_TRANSLATE_NOOP("Rules", "Court and hand limits"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules",
                "limit, court size, tableau size, hand size, stars, suits, privilege, cleanup",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A card’s stars show its rank. Each suit grants a privilege that counts all "
                    "of that suit’s stars in your court:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| Suit | Stars | Privilege\n"
                    "| Political | purple | court limit: 3 cards plus 1 per star\n"
                    "| Intelligence | blue | hand limit: 2 cards plus 1 per star\n"
                    "| Economic | gold | tax shelter: 1 rupee per star\n"
                    "| Military | red | tie-breaker at the end of the game",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Limits are checked only in the cleanup of your own turn; until then your "
                    "court and hand may be larger. You discard court cards one by one, and losing "
                    "a political card lowers the limit at once. The hand limit is checked after "
                    "that, with the court as it then is.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "When a court card is discarded, its spies return to their owners, and it may "
                    "cause an [overthrow](overthrow) or a [leverage](leverage) payment.",
                ),
            ),
        ),
        Page(
            "favored",
            title=QT_TRANSLATE_NOOP("Rules", "Favored suit and bonus actions"),
            keywords=QT_TRANSLATE_NOOP("Rules", "favored, bonus, free action, suit, marker"),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "One suit is always favored. [Card actions](actions) of cards in that suit "
                    "are bonus actions: they do not count against your two actions. Everything "
                    "else still applies: each card acts once per turn, costs are paid, and a "
                    "[hostage](hostages) still needs a bribe.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The favored suit is changed by [icons](icon_suit) on played cards and by "
                    "some events. The change takes effect at once, even for the rest of your turn.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "While military is favored, every price in the market is doubled.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Cards with [Savvy Operator](savvy_operator) and [Irregulars](irregulars) "
                    "always take bonus actions, and with [New Tactics](new_tactics) so do your "
                    "military cards.",
                ),
            ),
        ),
    ),
)
