"""The icons, figures and terms that explain themselves: plain, comparable data.

A spot is what can be done something with; a sign is what means something.
"""

from __future__ import annotations

from enum import Enum, auto

from pamir_desktop.model.terms import NO_CARD, CardId
from pamir_desktop.model.values import frozen


class Term(Enum):
    """What a sign means; what its value is, is said behind it."""

    # printed on a card
    CARD = auto()  # all of them
    SUIT = auto()  # Suit
    RANK = auto()  # stars
    REGION = auto()  # Region
    ACTION = auto()  # CardAction
    IMPACT = auto()  # Impact
    PATRIOT = auto()  # Coalition
    PRIZE = auto()  # Coalition
    ABILITY = auto()
    IF_DISCARDED = auto()
    IF_PURCHASED = auto()
    CHECK = auto()
    # on a card
    RUPEES_ON_CARD = auto()  # rupees
    PAID_THIS_TURN = auto()
    LAST_TURN = auto()
    HOSTAGE = auto()  # rupees of the bribe
    # of a player
    COLOUR = auto()
    RUPEES = auto()
    SHELTER = auto()
    HAND = auto()
    COURT = auto()
    INFLUENCE = auto()
    CYLINDERS = auto()
    POINTS = auto()
    LOYALTY = auto()
    GIFTS = auto()
    PRIZES = auto()
    EVENTS = auto()
    SUPPLY = auto()
    WAKHAN_LOYALTY = auto()
    WAKHAN_CARDS = auto()
    # of the table
    DECK = auto()
    CHECKS_LEFT = auto()
    DISCARD = auto()
    BLOCKS = auto()
    PRICE = auto()  # rupees
    RULER = auto()
    # of a Dominance Check
    DOMINANCE = auto()
    BLOCKS_IN_PLAY = auto()  # Coalition
    ON_FAILURE = auto()
    ON_SUCCESS = auto()  # Coalition
    EARLY_END = auto()
    FINAL_CHECK = auto()
    # of the log
    PLAYING = auto()
    BRIBE = auto()
    SPIES = auto()
    OVERTHROW = auto()
    LEVERAGE = auto()
    FAVORED = auto()


class FirstTerm(Enum):
    """What only the first edition shows."""

    FAVOR = auto()  # the favor cards
    UNITS = auto()
    MILITARY_STARS = auto()
    TOKENS = auto()
    SET_ASIDE = auto()
    STARTING_CARD = auto()


@frozen
class Sign:
    term: Term | FirstTerm
    value: int = 0
    card: CardId = NO_CARD
