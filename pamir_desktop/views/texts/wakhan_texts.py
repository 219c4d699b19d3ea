"""What Wakhan's AI cards say, and the rules she follows, in our own words."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.ai_cards import AiAction

from .translation import QT_TRANSLATE_NOOP, look_up

AI_LINES: Final[dict[AiAction, str]] = {
    AiAction.BATTLE: QT_TRANSLATE_NOOP(
        "Wakhan",
        "Battle: first region in priority with her army and rival pieces (tribes, armies, roads); "
        "otherwise spies on a court card",
    ),
    AiAction.BATTLE_MOST_SPIED_CARD: QT_TRANSLATE_NOOP(
        "Wakhan", "Battle: court card with the most spies, Wakhan present; ties by card priority"
    ),
    AiAction.BETRAY: QT_TRANSLATE_NOOP(
        "Wakhan", "Betray: highest-priority card with a prize and a Wakhan spy; she keeps the prize"
    ),
    AiAction.BUILD: QT_TRANSLATE_NOOP(
        "Wakhan", "Build: as many armies as possible in the first region she rules by priority"
    ),
    AiAction.MOVE: QT_TRANSLATE_NOOP(
        "Wakhan",
        "Move: armies only, no roads needed, into adjacent regions with rival tribes until armies "
        "equal tribes; she never loses a ruler token",
    ),
    AiAction.RADICALIZE: QT_TRANSLATE_NOOP("Wakhan", "Radicalize: no special instructions"),
    AiAction.RADICALIZE_ANY_INTELLIGENCE: QT_TRANSLATE_NOOP(
        "Wakhan", "Radicalize: cheapest intelligence card"
    ),
    AiAction.RADICALIZE_GAIN_REGION_CONTROL: QT_TRANSLATE_NOOP(
        "Wakhan", "Radicalize: card that makes Wakhan ruler of a region"
    ),
    AiAction.RADICALIZE_HIGHEST_RANKED_ECONOMIC_IF_POLITICAL_FAVORED: QT_TRANSLATE_NOOP(
        "Wakhan", "Favored suit is political → Radicalize: highest-ranked economic card"
    ),
    AiAction.RADICALIZE_HIGHEST_RANKED_INTELLIGENCE: QT_TRANSLATE_NOOP(
        "Wakhan", "Radicalize: highest-ranked intelligence card"
    ),
    AiAction.RADICALIZE_HIGHEST_RANKED_INTELLIGENCE_IF_FEWER_SPIES: QT_TRANSLATE_NOOP(
        "Wakhan",
        "Someone has more spies than Wakhan → Radicalize: highest-ranked intelligence card",
    ),
    AiAction.RADICALIZE_HIGHEST_RANKED_MILITARY_IF_MILITARY_FAVORED: QT_TRANSLATE_NOOP(
        "Wakhan", "Favored suit is military → Radicalize: highest-ranked military card"
    ),
    AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL: QT_TRANSLATE_NOOP(
        "Wakhan", "Radicalize: highest-ranked political card"
    ),
    AiAction.RADICALIZE_HIGHEST_RANKED_POLITICAL_IF_COURT_FULL: QT_TRANSLATE_NOOP(
        "Wakhan", "Wakhan’s court is full → Radicalize: highest-ranked political card"
    ),
    AiAction.RADICALIZE_MOST_BLOCKS: QT_TRANSLATE_NOOP(
        "Wakhan", "Radicalize: card with the most army and road icons"
    ),
    AiAction.RADICALIZE_MOST_CYLINDERS_IF_NO_DOMINANCE: QT_TRANSLATE_NOOP(
        "Wakhan", "No dominant coalition → Radicalize: card with the most spy and tribe icons"
    ),
    AiAction.RADICALIZE_MOST_NET_RUPEES_IF_UNDER_TWO_RUPEES: QT_TRANSLATE_NOOP(
        "Wakhan", "Wakhan holds 0 or 1 rupee → Radicalize: card that gains the most rupees"
    ),
    AiAction.RADICALIZE_MOVE_CARD_IF_COURT_HAS_NONE: QT_TRANSLATE_NOOP(
        "Wakhan", "No move action in Wakhan’s court → Radicalize: card with that action"
    ),
    AiAction.RADICALIZE_PATRIOT_OF_DOMINANT_COALITION: QT_TRANSLATE_NOOP(
        "Wakhan", "A coalition is dominant → Radicalize: patriot of that coalition"
    ),
    AiAction.TAX: QT_TRANSLATE_NOOP(
        "Wakhan",
        "Tax: the richest player first, otherwise the market from the left; ties by red arrow",
    ),
}


def ai_line(action: AiAction) -> str:
    """A line of an AI card."""
    return look_up("Wakhan", AI_LINES[action])
