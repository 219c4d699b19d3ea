"""Files up to version 2 name steps and choices by their classes; later ones use tags.

These tables say what the classes were called then. They never change, even if a class is renamed or
deleted.
"""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.codec import Data

LAST_SCHEMA: Final = 2
"""The last version that wrote class names."""

STEP_TAGS: Final[dict[str, str]] = {
    "DiscardFromCourt": "discard.from-court",
    "RepayLeverage": "leverage.repay",
    "PayDebtWithCards": "leverage.discard-cards",
    "ChooseFirstLoyalty": "loyalty.choose-first",
    "ChangeLoyalty": "loyalty.change",
    "TurnDial": "loyalty.turn-dial",
    "Overthrow": "overthrow",
    "PlaceBlock": "place.block",
    "PlaceCylinder": "place.cylinder",
    "DominanceCheck": "dominance-check",
    "LoseConfidence": "event.confidence-failure",
    "SpreadRumor": "event.rumor",
    "SwapHands": "event.other-persuasive-methods",
    "FixFavoredSuit": "event.pashtunwali-values",
    "Rebuke": "event.rebuke",
    "DiscardLeftmostEvent": "market.discard-leftmost-event",
    "RefillMarket": "market.refill",
    "DiscardBothChecks": "market.discard-both-checks",
    "ResolveIcons": "play.impact-icons",
    "Tax": "tax",
    "Battle": "battle.choose-site",
    "MarkLosses": "battle.mark-losses",
    "SeekSafeHouse": "battle.safe-house",
    "Betray": "betray.choose-card",
    "AcceptPrize": "betray.accept-prize",
    "KeepPrize": "betray.keep-prize",
    "Build": "build",
    "BuildInfrastructure": "build.infrastructure",
    "Gift": "gift",
    "Move": "move",
    "OfferBribe": "bribe.offer",
    "AnswerBribe": "bribe.answer",
    "CommitAct": "turn.card-action",
    "PutInCourt": "play.choose-end",
    "UseBlackmail": "turn.blackmail",
    "KeepCourtLimit": "cleanup.court-limit",
    "KeepHandLimit": "cleanup.hand-limit",
    "StartTurn": "turn.start",
    "TakeActions": "turn.actions",
    "PassTurn": "turn.pass",
    "AgreeToEnd": "game-end.agree",
    "WakhanMove": "wakhan.move",
    "WakhanAct": "wakhan.card-action",
    "ShuffleHand": "wakhan.shuffle-hand",
    "PlayHand": "wakhan.play-hand",
    "EnterCourt": "wakhan.play-card",
    "BonusPhase": "wakhan.bonus-actions",
    "DrawAiCard": "wakhan.draw-ai-card",
    "BlackmailFirst": "wakhan.blackmail",
    "WalkLines": "wakhan.ai-card-lines",
    "CleanUp": "wakhan.cleanup",
}

CHOICE_TAGS: Final[dict[str, str]] = {
    "ChooseLoyalty": "choose-loyalty",
    "Blackmail": "blackmail",
    "Skip": "skip",
    "Purchase": "purchase",
    "PlayCard": "play-card",
    "Act": "act",
    "EndTurn": "end-turn",
    "ProposeEnd": "propose-end",
    "AgreeEnd": "agree-end",
    "RefuseEnd": "refuse-end",
    "PayBribe": "pay-bribe",
    "WithholdBribe": "withhold-bribe",
    "ProposeBribe": "propose-bribe",
    "Withdraw": "withdraw",
    "AcceptBribe": "accept-bribe",
    "CounterBribe": "counter-bribe",
    "DeclineBribe": "decline-bribe",
    "PlayAt": "play-at",
    "PlaceSpy": "place-spy",
    "PlaceRoad": "place-road",
    "TakeBlock": "take-block",
    "TakeCylinder": "take-cylinder",
    "Stop": "stop",
    "TaxSlot": "tax-slot",
    "TaxPlayer": "tax-player",
    "GiveGift": "give-gift",
    "BuildArmy": "build-army",
    "BuildRoad": "build-road",
    "MoveArmy": "move-army",
    "MoveTribe": "move-tribe",
    "MoveSpy": "move-spy",
    "BetrayCard": "betray-card",
    "TakePrize": "take-prize",
    "LeavePrize": "leave-prize",
    "BattleIn": "battle-in",
    "BattleOn": "battle-on",
    "RemoveBlock": "remove-block",
    "RemoveCylinder": "remove-cylinder",
    "ShelterSpy": "shelter-spy",
    "ReturnSpy": "return-spy",
    "DiscardCard": "discard-card",
    "NamePlayer": "name-player",
    "NameSuit": "name-suit",
    "NameRegion": "name-region",
}

CLASS_NAMES: Final = {tag: name for name, tag in STEP_TAGS.items()}


def tagged_choice(choice: object) -> object:
    """The data of a choice with the tag of its class. Anything unknown is left for the reader."""
    return _renamed(choice, CHOICE_TAGS)


def tagged_state(state: object) -> object:
    """The data of a position with tags on its agenda."""
    if type(state) is not dict or type(state.get("agenda")) is not list:
        return state
    return {**state, "agenda": [_renamed(step, STEP_TAGS) for step in state["agenda"]]}


def untagged_state(state: Data) -> Data:
    """The data of a position as version 2 wrote it: the journals of that version have its hash."""
    return {**state, "agenda": [_renamed(step, CLASS_NAMES) for step in state["agenda"]]}


def _renamed(data: object, names: dict[str, str]) -> object:
    if type(data) is not dict or type(data.get("kind")) is not str:
        return data
    return {**data, "kind": names.get(data["kind"], data["kind"])}
