"""Why something cannot be done now: the first rule that forbids it, with its numbers.

The rules themselves say what is legal through functions named `obstacle`; here those answers get
the numbers a player wants to read. Nothing in this module decides anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pamir_desktop.model.decisions import (
    Args,
    Choice,
    Decision,
    DiscardCard,
    EndTurn,
    GiveGift,
    MoveSpy,
    PlayCard,
    Purchase,
    Reason,
    RemoveBlock,
    RemoveCylinder,
    Stop,
    TakeBlock,
    TakeCylinder,
    TaxPlayer,
    TaxSlot,
    number_in,
)
from pamir_desktop.model.parts.courts import court_ring, owner_of
from pamir_desktop.model.pieces import (
    coalition_of_block,
    in_region,
    is_card,
    is_gift,
    owner_of_cylinder,
)
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import GIFT_PRICES, CardId, Coalition, Region

from . import (
    assassination,
    bribe,
    campaign,
    cull,
    deals,
    discarding,
    gifts,
    play,
    purchase,
    specials,
    standing,
    tax,
    travel,
    turn,
)
from .choices import (
    AcceptDeal,
    Attack,
    KeepCard,
    March,
    Muster,
    NoAttack,
    ProposeDeal,
    Stay,
    TargetCard,
    UseCard,
)
from .terms import SpecialAction
from .toll import toll_of

Found = tuple[str, Args] | None


def explain(state: State, decision: Decision, attempt: Choice) -> Reason | None:
    """Why a choice is not among those of the pending decision; None for a deal that is possible."""
    not_now = Reason("not_now", {"seat": decision.seat, "prompt": decision.prompt})
    explainer = EXPLAINERS.get((decision.prompt, type(attempt)))
    if explainer is None:
        return not_now
    if is_off_the_table(state, attempt):
        return Reason("no_such_thing", {"seat": decision.seat})
    try:
        found = explainer(state, decision, attempt)
    except (LookupError, ValueError):
        # a card or piece that is not where the choice needs it
        return Reason("no_such_thing", {"seat": decision.seat})
    if found is not None:
        return Reason(found[0], {"seat": decision.seat, **found[1]})
    return None if isinstance(attempt, ProposeDeal) else not_now


def is_off_the_table(state: State, attempt: Choice) -> bool:
    """A slot, gift spot, seat or piece that does not exist."""
    sizes = {
        "slot": len(state.market_cards),
        "gift": len(GIFT_PRICES),
        "seat": len(state.players),
        "spy_of": len(state.players),
        "block": len(state.blocks),
        "cylinder": len(state.cylinders),
    }
    return any(not 0 <= getattr(attempt, name, 0) < size for name, size in sizes.items())


# --- The menu --------------------------------------------------------------------------------


def _purchase(state: State, decision: Decision, attempt: Purchase) -> Found:
    cause = purchase.obstacle(state, decision.seat, attempt.slot)
    if cause is None:
        return None
    player, cost = state.players[decision.seat], purchase.price(state, attempt.slot)
    card = state.market_cards[attempt.slot]
    short = max(0, cost - player.rupees)
    args: Args = {"card": card, "cost": cost, "have": player.rupees, "short": short}
    if cause == "first.buy_hand_full":
        args |= {"hand": len(player.hand), "limit": standing.hand_limit(state, decision.seat)}
    return cause, args


def _play(state: State, decision: Decision, attempt: PlayCard) -> Found:
    cause = play.obstacle(state, decision.seat, attempt.card)
    if cause != "first.toll":
        return None if cause is None else (cause, {"card": attempt.card})
    due, have = toll_of(state, decision.seat, attempt.card), state.players[decision.seat].rupees
    return cause, {"card": attempt.card, "due": due, "have": have}


def _discard(state: State, decision: Decision, attempt: DiscardCard) -> Found:
    cause = discarding.obstacle(state, decision.seat, attempt.card)
    return None if cause is None else (cause, {"card": attempt.card})


def _use(state: State, decision: Decision, attempt: UseCard) -> Found:
    cause = specials.obstacle(state, decision.seat, attempt.card, attempt.action)
    if cause is None:
        return None
    cost = 0
    if attempt.action is SpecialAction.GIFTS:
        cost = next((GIFT_PRICES[spot] for spot in gifts.free_spots(state, decision.seat)), 0)
    have = state.players[decision.seat].rupees
    return cause, {"card": attempt.card, "action": attempt.action, "cost": cost, "have": have}


def _end_turn(state: State, decision: Decision, attempt: EndTurn) -> Found:
    cause = turn.end_obstacle(state, decision.seat)
    return None if cause is None else (cause, {"actions": state.actions_left})


def _deal(state: State, decision: Decision, attempt: ProposeDeal) -> Found:
    cause = deals.obstacle(state, attempt)
    return None if cause is None else (cause, {})


def _accept_deal(state: State, decision: Decision, attempt: AcceptDeal) -> Found:
    return "first.deal_not_in_hand", {}


# --- Rupees ----------------------------------------------------------------------------------


def _take_from_slot(state: State, decision: Decision, attempt: TaxSlot) -> Found:
    return "tax.no_rupees", {"card": state.market_cards[attempt.slot]}


def _bonus_from_player(state: State, decision: Decision, attempt: TaxPlayer) -> Found:
    cause = "tax.oneself" if attempt.seat == decision.seat else "first.no_rupees"
    return cause, {"other": attempt.seat}


def _tax_player(state: State, decision: Decision, attempt: TaxPlayer) -> Found:
    location = Region(number_in(decision.args, "region"))
    cause = tax.player_obstacle(state, decision.seat, attempt.seat, location)
    if cause is None:
        return None
    have, safe = state.players[attempt.seat].rupees, standing.shelter(state, attempt.seat)
    args: Args = {"other": attempt.seat, "have": have, "shelter": safe}
    return cause, {**args, "region": location} if cause == "first.tax_not_there" else args


def _gift(state: State, decision: Decision, attempt: GiveGift) -> Found:
    cause = gifts.spot_obstacle(state, decision.seat, attempt.gift)
    have = state.players[decision.seat].rupees
    return None if cause is None else (cause, {"cost": GIFT_PRICES[attempt.gift], "have": have})


def _stop(state: State, decision: Decision, attempt: Stop) -> Found:
    return "first.at_least_one", {}


# --- Campaign --------------------------------------------------------------------------------


def _muster(state: State, decision: Decision, attempt: Muster) -> Found:
    cause = campaign.muster_obstacle(state, decision.seat, attempt.region)
    return None if cause is None else (cause, {"region": attempt.region})


def _march(state: State, decision: Decision, attempt: March) -> Found:
    origin = Region(number_in(decision.args, "region"))
    cause = campaign.march_obstacle(state, decision.seat, origin, attempt.region)
    cost, have = campaign.baggage_price(state, decision.seat), state.players[decision.seat].rupees
    return None if cause is None else (cause, {"region": origin, "cost": cost, "have": have})


def _stay(state: State, decision: Decision, attempt: Stay) -> Found:
    return "first.stay_nothing", {"region": number_in(decision.args, "region")}


def _attack(state: State, decision: Decision, attempt: Attack) -> Found:
    own = attempt.empire is standing.loyalty_of(state, decision.seat)
    cause = "first.attack_own" if own else "first.attack_nothing"
    return cause, {"coalition": attempt.empire, "region": number_in(decision.args, "region")}


def _no_attack(state: State, decision: Decision, attempt: NoAttack) -> Found:
    return "first.campaign_must_attack", {}


def _eliminate_block(state: State, decision: Decision, attempt: RemoveBlock) -> Found:
    empire = Coalition(number_in(decision.args, "coalition"))
    return _eliminate(state, decision, coalition_of_block(attempt.block) is empire)


def _eliminate_tribe(state: State, decision: Decision, attempt: RemoveCylinder) -> Found:
    empire = Coalition(number_in(decision.args, "coalition"))
    owner = state.players[owner_of_cylinder(attempt.cylinder)]
    return _eliminate(state, decision, owner.loyalty is empire)


def _eliminate(state: State, decision: Decision, is_enemy: bool) -> Found:
    empire, region = number_in(decision.args, "coalition"), number_in(decision.args, "region")
    if not is_enemy:
        return "first.not_enemy", {"coalition": empire}
    place = in_region(Region(region))
    armies = any(
        there == place and coalition_of_block(block) == empire
        for block, there in enumerate(state.blocks)
    )
    if armies and not number_in(decision.args, "intel"):
        return "first.armies_first", {"coalition": empire, "region": region}
    return "first.not_in_battle", {"region": region}


# --- Spies and cards -------------------------------------------------------------------------


def _foreign_spy(state: State, decision: Decision, attempt: RemoveCylinder) -> Found:
    return "first.not_foreign_spy", {}


def _own_piece(state: State, decision: Decision, attempt: RemoveCylinder) -> Found:
    is_own = owner_of_cylinder(attempt.cylinder) == decision.seat
    return ("no_such_thing", {}) if is_own else ("first.not_yours", {})


def _travel(state: State, decision: Decision, attempt: MoveSpy) -> Found:
    place = state.cylinders[attempt.cylinder]
    if owner_of_cylinder(attempt.cylinder) != decision.seat or not is_card(place):
        return "first.not_your_spy", {}
    owner_of(state, attempt.card)  # the target is in a tableau, or there is no such thing
    near = travel.spy_targets(state, CardId(place), court_ring(state))
    return None if attempt.card in near else ("first.travel_too_far", {"card": attempt.card})


def _target(state: State, decision: Decision, attempt: TargetCard) -> Found:
    rank, seat = number_in(decision.args, "rank"), decision.seat
    is_bribe = number_in(decision.args, "action") == SpecialAction.BRIBE
    module = bribe if is_bribe else assassination
    cause = module.card_obstacle(state, seat, rank, attempt.card, attempt.spy_of)
    if cause is None:
        return None
    cost = bribe.price(attempt.card) if is_bribe else 0
    have = state.players[seat].rupees
    return cause, {"card": attempt.card, "cost": cost, "have": have, "rank": rank}


def _keep(state: State, decision: Decision, attempt: KeepCard) -> Found:
    if attempt.card not in state.players[decision.seat].court:
        return "no_such_thing", {}
    alone = attempt.card not in cull.to_decide(state, decision.seat, ())
    return None if alone else ("first.mode_decided", {"card": attempt.card})


def _take_block(state: State, decision: Decision, attempt: TakeBlock) -> Found:
    if coalition_of_block(attempt.block) is not standing.loyalty_of(state, decision.seat):
        return "first.not_yours", {}
    placed = state.placed_blocks >> attempt.block & 1
    return ("first.take_placed", {}) if placed else ("no_such_thing", {})


def _take_cylinder(state: State, decision: Decision, attempt: TakeCylinder) -> Found:
    if owner_of_cylinder(attempt.cylinder) != decision.seat:
        return "first.not_yours", {}
    if state.placed_cylinders >> attempt.cylinder & 1:
        return "first.take_placed", {}
    is_given = is_gift(state.cylinders[attempt.cylinder])
    return ("first.take_gift", {}) if is_given else ("no_such_thing", {})


EXPLAINERS: Final[dict[tuple[str, type[Choice]], Callable[[State, Decision, Any], Found]]] = {
    (turn.MENU, Purchase): _purchase,
    (turn.MENU, PlayCard): _play,
    (turn.MENU, DiscardCard): _discard,
    (turn.MENU, UseCard): _use,
    (turn.MENU, EndTurn): _end_turn,
    (turn.MENU, ProposeDeal): _deal,
    ("first.deal", AcceptDeal): _accept_deal,
    ("first.bonus", TaxSlot): _take_from_slot,
    ("first.bonus", TaxPlayer): _bonus_from_player,
    ("first.commerce", TaxSlot): _take_from_slot,
    ("first.commerce", Stop): _stop,
    ("first.tax", TaxPlayer): _tax_player,
    ("first.tax", Stop): _stop,
    ("first.gift", GiveGift): _gift,
    ("first.muster", Muster): _muster,
    ("first.march", March): _march,
    ("first.march", Stay): _stay,
    ("first.attack", Attack): _attack,
    ("first.attack", NoAttack): _no_attack,
    ("first.eliminate", RemoveBlock): _eliminate_block,
    ("first.eliminate", RemoveCylinder): _eliminate_tribe,
    ("first.eliminate", Stop): _stop,
    ("first.travel", MoveSpy): _travel,
    ("first.travel", Stop): _stop,
    ("first.counter_espionage", RemoveCylinder): _foreign_spy,
    ("first.counter_espionage", Stop): _stop,
    ("first.debt", RemoveCylinder): _own_piece,
    ("first.target", TargetCard): _target,
    ("first.keep", KeepCard): _keep,
    ("first.take_empire_piece", TakeBlock): _take_block,
    ("first.take_piece", TakeCylinder): _take_cylinder,
}
"""By prompt and choice: what is in the way. Elsewhere something else must be decided first."""
