"""How the first edition is played by hand."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.decisions import (
    AgreeEnd,
    Choice,
    Decision,
    DiscardCard,
    PlayCard,
    Purchase,
    Skip,
    Stop,
    TakePrize,
    Withdraw,
)
from pamir_desktop.model.first_edition.choices import (
    AcceptDeal,
    AcceptOffer,
    MakeOffer,
    Muster,
    NoAttack,
    PayToll,
    RefuseDeal,
    RefuseOffer,
    UseCard,
    UseFavor,
)
from pamir_desktop.model.state import State
from pamir_desktop.views.table.edition_hands import EditionHands, Kinds
from pamir_desktop.views.table.gestures import Gesture
from pamir_desktop.views.table.spots import Spot

from .first_gestures import ALSO_BUTTONS, FIRST_GESTURES, further_gestures
from .first_intents import first_carried, first_intent, first_intents


class FirstEditionHands(EditionHands):
    aiming: Kinds = (UseCard, Muster)
    declining: Kinds = (Skip, Withdraw, RefuseOffer, RefuseDeal, NoAttack)
    agreeing: Kinds = (AcceptOffer, AcceptDeal, AgreeEnd, PayToll, Stop, TakePrize, UseFavor)
    offering: Kinds = (MakeOffer,)
    acting: Kinds = (UseCard, PlayCard, Purchase, DiscardCard)
    menu = "first.action"
    has_deals = True

    def gestures(self, state: State, decision: Decision) -> list[Gesture]:
        found = []
        for choice in decision.choices:
            make = FIRST_GESTURES.get(type(choice))
            found.append(Gesture(choice) if make is None else make(state, decision, choice))
        return [*found, *further_gestures(state, decision)]

    def has_button(self, choice: Choice) -> bool:
        return type(choice) not in FIRST_GESTURES or isinstance(choice, ALSO_BUTTONS)

    def intents(self, spot: Spot, decision: Decision | None, state: State) -> list[Choice]:
        return first_intents(spot, decision, state)

    def intent(self, spot: Spot, decision: Decision | None, state: State) -> Choice | None:
        return first_intent(spot, decision, state)

    def carried(self, grab: Spot, drop: Spot, state: State) -> Choice | None:
        return first_carried(grab, drop, state)


FIRST: Final = FirstEditionHands()
