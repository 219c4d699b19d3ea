"""Getting started: a first game, the goal, the turn, the controls."""

from __future__ import annotations

from typing import Final

from pamir_desktop.views.texts.translation import QT_TRANSLATE_NOOP

from .page import Chapter, Page

CHAPTER: Final = Chapter(
    QT_TRANSLATE_NOOP("Rules", "Getting started"),
    (
        Page(
            "first_game",
            title=QT_TRANSLATE_NOOP("Rules", "Your first game"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "beginner, tutorial, learn, introduction, strategy, tips"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "In the nineteenth century, Britain and Russia compete for Central Asia while "
                    "the Afghans fight for a state of their own. You are none of the three: you "
                    "lead a small court, back one of the coalitions as long as it suits you, and "
                    "change sides when the time is right.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*What counts.* Points come only from four [Dominance Checks](checks). If one "
                    "coalition is far ahead on the map, its most influential supporters score. If "
                    "none is, everyone scores for cylinders in play. So watch the map, and ask "
                    "yourself which of the two will happen next.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*The pieces.* A block is an army in a region or a road on a border; it "
                    "belongs to a coalition. A cylinder is a tribe in a region, a spy on a card "
                    "or a gift on a dial; it belongs to a player.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Your turn* consists of two actions. On your first turns that means: [buy a "
                    "card](buying) from the market, then [play it](playing). Cards at the left "
                    "end of the market cost nothing. A played card puts pieces on the table at "
                    "once and stays in your court, where its [actions](actions) are yours to use.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Good first cards.* A political card brings a tribe, and with a tribe you "
                    "can [rule a region](ruling). Economic cards with the tax action bring "
                    "money. Intelligence cards bring spies, which count in an unsuccessful check "
                    "and can take other players’ cards hostage. It is good to have a card with "
                    "move or battle before the second check.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Money circulates.* Nearly everything you pay goes to market cards and then "
                    "to whoever buys them. A card with three rupees on it is worth a look, "
                    "whatever else it does.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Mind your limits.* At the end of your turn you may keep three court cards "
                    "plus one for each purple star, and two hand cards plus one for each blue "
                    "star. See [limits](limits).",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*Before a check,* look at who would score now (key: {key_forecast}). If your "
                    "coalition is about to win, collect [influence](influence) in it. If another "
                    "is, a single patriot can switch your loyalty, at the price of your gifts, "
                    "prizes and old patriots. If none is, put cylinders into play.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "*When you are stuck,* point at anything: the program tells you what it is "
                    "and, if you cannot use it, why. One key ({key_rules}) opens these rules at "
                    "the page for whatever you point at. Most steps can be undone, so try things "
                    "out.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "All of this is also shown at the table: see [lessons](learning). If there "
                    "is no one to play with, try [computer players](bots).",
                ),
            ),
        ),
        Page(
            "goal",
            title=QT_TRANSLATE_NOOP("Rules", "Goal and end of the game"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "win, how to win, victory, points, winner, tie, tiebreaker, end, game over"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Victory points come only from [Dominance Checks](checks). There are four in "
                    "the deck, and each is scored once.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The game ends as soon as one of these is true after a check has been scored:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- One player is at least 4 points ahead of every other player. That player "
                    "wins at once.\n"
                    "- It was the final check: there is no other in the market or in the deck. "
                    "Its points are doubled, and whoever has the most points wins.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "A tie after the final check is broken by red stars in court (ranks of "
                    "military cards), then by rupees. If there is still a tie, the victory is "
                    "shared.",
                ),
            ),
        ),
        Page(
            "turn",
            title=QT_TRANSLATE_NOOP("Rules", "The turn"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules", "actions, cleanup, phases, round, two actions, end turn, pass"
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You have two actions, but you do not have to use them. An action is one of "
                    "these:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "- [Buy](buying) a card from the market.\n"
                    "- [Play](playing) a card from your hand.\n"
                    "- Take one [card action](actions) in your court. Each card can act once per "
                    "turn.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Actions of cards in the [favored suit](favored) are bonus actions: you may "
                    "take them before, between and after your two actions, even when none is left.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "When you end your turn, cleanup follows in this order:",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "# Discard court cards down to your [court limit](limits), one by one.\n"
                    "# Discard hand cards down to your [hand limit](limits).\n"
                    "# [Events](events) in the leftmost column are discarded and take effect, "
                    "the top one first.\n"
                    "# The [market](market) is refilled.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "At the start of the game everyone has 4 rupees, and players choose their "
                    "loyalty in turn; several may choose the same one. The last to choose takes "
                    "the first turn. The first favored suit is political.",
                ),
            ),
        ),
        Page(
            "controls",
            title=QT_TRANSLATE_NOOP("Rules", "Controls"),
            keywords=QT_TRANSLATE_NOOP(
                "Rules",
                "keyboard, mouse, keys, undo, drag, shortcut, hotkey, F1, save, load, "
                "settings, language, sound, text size, colors",
            ),
            blocks=(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "You can do everything in three ways: drag a piece or card to its target, "
                    "click it and then its target, or use the keyboard. Whatever you can choose "
                    "now is outlined.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "| Key | What it does\n"
                    "| Arrow keys | move from item to item\n"
                    "| Page Down, Page Up | next or previous choice\n"
                    "| Enter | choose\n"
                    "| 1 to 9 | press the button with that number\n"
                    "| + and - | change an amount\n"
                    "| Esc | put down or cancel\n"
                    "| {key_undo}, {key_redo} | undo, redo\n"
                    "| {key_end_turn} | end the turn\n"
                    "| {key_rules} | these rules, at the page for what you point at\n"
                    "| {key_inspector}, {key_log} | card details, log\n"
                    "| {key_explain} | what the icon or figure in focus means\n"
                    "| {key_why_not} | why you cannot choose what you point at\n"
                    "| {key_hint} | a [hint](learning)\n"
                    "| {key_forecast} | what a check would score now\n"
                    "| {key_wakhan} | why Wakhan did what she did\n"
                    "| {key_ring} | the ring of courts for spies\n"
                    "| {key_save}, {key_open} | save the game, open a game\n"
                    "| {key_full_screen} | full screen",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Undo goes back step by step, but not past a revealed card or another "
                    "player’s decision.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Function keys and shortcuts with Ctrl can be changed: *Edit > Settings > "
                    "Shortcuts*. The other settings ({key_settings}) are about language, colors, "
                    "sizes, pace, sound and the folder for games.",
                ),
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "In these rules, Ctrl+F goes to the search field, Alt+Left and Alt+Right go "
                    "back and forward, and Esc closes the window.",
                ),
            ),
        ),
    ),
)
