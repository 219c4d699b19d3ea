"""The first edition's own terms in the current language: special actions, regimes, favor cards."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.first_edition.terms import OUR_READING, SpecialAction
from pamir_desktop.model.terms import Coalition, Suit
from pamir_desktop.views.texts.translation import QT_TRANSLATE_NOOP, look_up, translate

# Every table is in the order of its enum.

_ACTION: Final = (
    QT_TRANSLATE_NOOP("First edition action", "commerce"),
    QT_TRANSLATE_NOOP("First edition action", "gifts"),
    QT_TRANSLATE_NOOP("First edition action", "tax"),
    QT_TRANSLATE_NOOP("First edition action", "campaign"),
    QT_TRANSLATE_NOOP("First edition action", "bribe"),
    QT_TRANSLATE_NOOP("First edition action", "assassination"),
    QT_TRANSLATE_NOOP("First edition action", "travel"),
    QT_TRANSLATE_NOOP("First edition action", "counter-espionage"),
)
_ACTION_BUTTON: Final = (
    QT_TRANSLATE_NOOP("First edition action button", "Commerce"),
    QT_TRANSLATE_NOOP("First edition action button", "Gifts"),
    QT_TRANSLATE_NOOP("First edition action button", "Tax"),
    QT_TRANSLATE_NOOP("First edition action button", "Campaign"),
    QT_TRANSLATE_NOOP("First edition action button", "Bribe"),
    QT_TRANSLATE_NOOP("First edition action button", "Assassination"),
    QT_TRANSLATE_NOOP("First edition action button", "Travel"),
    QT_TRANSLATE_NOOP("First edition action button", "Counter-espionage"),
)
_REGIME: Final = (
    QT_TRANSLATE_NOOP("Regime", "Political Fragmentation"),
    QT_TRANSLATE_NOOP("Regime", "Intelligence War"),
    QT_TRANSLATE_NOOP("Regime", "Economic Boom"),
    QT_TRANSLATE_NOOP("Regime", "Military Struggle"),
)
_FREE: Final = (
    QT_TRANSLATE_NOOP("Regime", "Tax is free, tribes count"),
    QT_TRANSLATE_NOOP("Regime", "all four intelligence actions are free, spies count"),
    QT_TRANSLATE_NOOP("Regime", "Commerce and Gifts are free, roads count"),
    QT_TRANSLATE_NOOP("Regime", "Campaign is free, armies count, prices are doubled"),
)
_FAVOR: Final = (
    QT_TRANSLATE_NOOP("Favor", "Afghan favor: the baggage train costs 1 rupee instead of 2"),
    QT_TRANSLATE_NOOP("Favor", "British favor: 1 rupee for each leveraged card a court loses"),
    QT_TRANSLATE_NOOP("Favor", "Russian favor: pay 1 rupee for one more rank in a campaign"),
)
_UNITS: Final = (
    QT_TRANSLATE_NOOP("Units", "tribes"),
    QT_TRANSLATE_NOOP("Units", "spies"),
    QT_TRANSLATE_NOOP("Units", "roads"),
    QT_TRANSLATE_NOOP("Units", "armies"),
)


def special_action_name(action: SpecialAction) -> str:
    """The action as a noun, for the inside of a sentence."""
    return look_up("First edition action", _ACTION[action])


def special_action_button(action: SpecialAction) -> str:
    return look_up("First edition action button", _ACTION_BUTTON[action])


def our_reading() -> str:
    """Where the text of 2015 is lost."""
    return translate("First edition", "our reading")


def special_action_title(action: SpecialAction) -> str:
    """The action, and that it is our reading if its text of 2015 is lost."""
    name = special_action_button(action)
    if action not in OUR_READING:
        return name
    return translate("First edition", "{action} (our reading)").format(action=name)


def regime_name(suit: Suit) -> str:
    return look_up("Regime", _REGIME[suit])


def regime_effect(suit: Suit) -> str:
    return look_up("Regime", _FREE[suit])


def favor_effect(coalition: Coalition) -> str:
    return look_up("Favor", _FAVOR[coalition])


def units_name(suit: Suit) -> str:
    """What is counted for supremacy under the regime of this suit."""
    return look_up("Units", _UNITS[suit])
