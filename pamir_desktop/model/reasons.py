"""Why something cannot be done now: the first rule that forbids it, with its numbers.

The rules themselves say what is legal through functions named `obstacle`; here those answers get
the numbers a player wants to read. Nothing in this module decides anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pamir_desktop.model.parts.courts import court_ring, owner_of
from pamir_desktop.model.rules.bribe import Bribe, bribe_to_act, bribe_to_play
from pamir_desktop.model.rules.impact import loyalty_of
from pamir_desktop.model.rules.payment import price
from pamir_desktop.model.rules.ruling import ruler_of, shelter, strengths

from .begun_actions import action_for, has_action
from .cards import CARDS
from .decisions import (
    Act,
    Args,
    BattleIn,
    BattleOn,
    BetrayCard,
    BuildArmy,
    BuildRoad,
    Choice,
    Decision,
    GiveGift,
    MoveArmy,
    MoveSpy,
    MoveTribe,
    PlayCard,
    Purchase,
    Reason,
    RemoveBlock,
    RemoveCylinder,
    TakeBlock,
    TakeCylinder,
    TaxPlayer,
    TaxSlot,
)
from .pieces import (
    BLOCKS_EACH,
    coalition_of_block,
    in_region,
    is_card,
    is_region,
    on_border,
    owner_of_cylinder,
    region_at,
    spies,
)
from .rules import actions, battle, betray, build, buy, gift, in_force, move, play, tax
from .state import State
from .terms import BORDER_BETWEEN, BORDERS_OF, GIFT_PRICES, NOBODY, CardId, Region, Seat

Found = tuple[str, Args] | None

MENU: Final = "turn.action"


def explain(state: State, decision: Decision, attempt: Choice) -> Reason:
    """Why a choice is not among those of the pending decision.

    Any choice may be passed, for the seat whose decision is pending.
    """
    not_now = Reason("not_now", {"seat": decision.seat, "prompt": decision.prompt})
    if type(attempt) not in EXPLAINERS:
        return not_now
    if decision.prompt not in CONTEXT_OF[type(attempt)]:
        return _missing_action(state, decision, attempt) or not_now
    if is_off_the_table(state, attempt):
        return Reason("no_such_thing", {"seat": decision.seat})
    try:
        found = EXPLAINERS[type(attempt)](state, decision, attempt)
    except (LookupError, ValueError):
        # a card or piece that is not where the choice needs it
        return Reason("no_such_thing", {"seat": decision.seat})
    if found is None:
        return not_now
    return Reason(found[0], {"seat": decision.seat, **found[1]})


def _missing_action(state: State, decision: Decision, attempt: Choice) -> Reason | None:
    """On the menu: the action that has to be chosen before this."""
    if decision.prompt != MENU or is_off_the_table(state, attempt):
        return None
    action = action_for(state, decision.seat, attempt)
    if action is None:
        return None
    cause = "act.first" if has_action(state, decision.seat, action) else "act.none"
    return Reason(cause, {"seat": decision.seat, "action": action})


def is_off_the_table(state: State, attempt: Choice) -> bool:
    """A slot, gift space, seat or piece that does not exist."""
    sizes = {
        "slot": len(state.market_cards),
        "gift": len(GIFT_PRICES),
        "seat": len(state.players),
        "block": len(state.blocks),
        "cylinder": len(state.cylinders),
    }
    return any(not 0 <= getattr(attempt, name, 0) < size for name, size in sizes.items())


# --- The action menu -------------------------------------------------------------------------


def _purchase(state: State, decision: Decision, attempt: Purchase) -> Found:
    cause = buy.obstacle(state, decision.seat, attempt.slot)
    if cause is None:
        return None
    have = state.players[decision.seat].rupees
    cost = price(state, decision.seat, attempt.slot)
    card = state.market_cards[attempt.slot]
    return cause, {"card": card, "cost": cost, "have": have, "short": max(0, cost - have)}


def _play(state: State, decision: Decision, attempt: PlayCard) -> Found:
    cause = play.obstacle(state, decision.seat, attempt.card)
    if cause is None:
        return None
    bribe = bribe_to_play(state, decision.seat, attempt.card)
    return cause, {"card": attempt.card, **_bribe_args(state, decision.seat, bribe)}


def _bribe_args(state: State, seat: Seat, bribe: Bribe | None) -> Args:
    if bribe is None:
        return {}
    have = state.players[seat].rupees
    return {"recipient": bribe.recipient, "due": bribe.due, "have": have}


def _act(state: State, decision: Decision, attempt: Act) -> Found:
    seat = decision.seat
    cause = actions.obstacle(state, seat, attempt.card, attempt.action)
    if cause is None:
        return None
    args: Args = {
        "card": attempt.card,
        "action": attempt.action,
        "suit": CARDS[attempt.card].suit,
        "cost": actions.least_cost(state, seat, attempt.action),
        "have": state.players[seat].rupees,
    }
    if cause == "act.hostage":
        args |= _bribe_args(state, seat, bribe_to_act(state, seat, attempt.card))
    if cause == "betray.bodyguards":
        args |= {"owner": _guarded_owner(state, seat)}
    return cause, args


def _guarded_owner(state: State, seat: Seat) -> Seat:
    """Whose Bodyguards prevent every betrayal."""
    guarded = (
        card
        for card in range(1, 101)
        if spies(state, seat, CardId(card))
        and betray.card_obstacle(state, seat, CardId(card)) == "betray.bodyguards"
    )
    return owner_of(state, CardId(next(guarded)))


# --- Inside an action ------------------------------------------------------------------------


def _tax_slot(state: State, decision: Decision, attempt: TaxSlot) -> Found:
    cause = tax.slot_obstacle(state, attempt.slot)
    return None if cause is None else (cause, {"card": state.market_cards[attempt.slot]})


def _tax_player(state: State, decision: Decision, attempt: TaxPlayer) -> Found:
    cause = tax.player_obstacle(state, decision.seat, attempt.seat)
    if cause is None:
        return None
    have, safe = state.players[attempt.seat].rupees, shelter(state, attempt.seat)
    return cause, {"other": attempt.seat, "have": have, "shelter": safe}


def _give_gift(state: State, decision: Decision, attempt: GiveGift) -> Found:
    cause = gift.gift_obstacle(state, decision.seat, attempt.gift)
    have = state.players[decision.seat].rupees
    return None if cause is None else (cause, {"cost": GIFT_PRICES[attempt.gift], "have": have})


def _build_army(state: State, decision: Decision, attempt: BuildArmy) -> Found:
    cause = build.region_obstacle(state, decision.seat, attempt.region)
    if cause is None:
        return None
    rival = sorted(
        (n for seat, n in enumerate(strengths(state, attempt.region)) if seat != decision.seat)
    )[-1]
    own = strengths(state, attempt.region)[decision.seat]
    args: Args = {
        "region": attempt.region,
        "own": own,
        "rival": max(rival, _largest_army(state, attempt)),
    }
    ruler = ruler_of(state, attempt.region)
    return cause, args if ruler == NOBODY else {**args, "ruler": ruler}


def _largest_army(state: State, attempt: BuildArmy) -> int:
    place = in_region(attempt.region)
    return max(state.blocks.count(place, n, n + BLOCKS_EACH) for n in (0, 12, 24))


def _build_road(state: State, decision: Decision, attempt: BuildRoad) -> Found:
    cause = build.border_obstacle(state, decision.seat, attempt.border)
    return None if cause is None else (cause, {"border": attempt.border})


def _move_army(state: State, decision: Decision, attempt: MoveArmy) -> Found:
    place = state.blocks[attempt.block]
    coalition = coalition_of_block(attempt.block)
    if coalition is not state.players[decision.seat].loyalty:
        return "move.not_loyal", {"coalition": coalition}
    if not is_region(place):
        return "move.no_army", {}
    origin = region_at(place)
    if attempt.region in (origin, *move.region_targets(state, decision.seat, origin)):
        return "move.no_step", {"region": origin}
    return _no_way(state, decision.seat, origin, attempt.region)


def _no_way(state: State, seat: Seat, origin: Region, target: Region) -> Found:
    """Why a piece of this player cannot move from one region to another."""
    if (origin, target) not in BORDER_BETWEEN:
        return "move.not_neighbour", {"region": origin, "target": target}
    coalition = loyalty_of(state, seat)
    return "move.no_road", {"region": origin, "target": target, "coalition": coalition}


def _move_spy(state: State, decision: Decision, attempt: MoveSpy) -> Found:
    if owner_of_cylinder(attempt.cylinder) != decision.seat:
        return "move.not_yours", {"other": owner_of_cylinder(attempt.cylinder)}
    place = state.cylinders[attempt.cylinder]
    if not is_card(place):
        return "move.no_spy", {}
    owner_of(state, attempt.card)  # the target is in a court, or there is no such thing
    near = move.spy_targets(state, decision.seat, CardId(place), court_ring(state))
    if attempt.card in (place, *near):
        return "take.same_stack", {}
    return "move.too_far", {"card": place, "target": attempt.card}


def _move_tribe(state: State, decision: Decision, attempt: MoveTribe) -> Found:
    if owner_of_cylinder(attempt.cylinder) != decision.seat:
        return "move.not_yours", {"other": owner_of_cylinder(attempt.cylinder)}
    if not in_force.on_player(state, in_force.NATIONALISM, decision.seat):
        return "move.tribe", {}
    origin = region_at(state.cylinders[attempt.cylinder])
    if attempt.region in (origin, *move.region_targets(state, decision.seat, origin)):
        return "take.same_stack", {}
    return _no_way(state, decision.seat, origin, attempt.region)


def _betray(state: State, decision: Decision, attempt: BetrayCard) -> Found:
    cause = betray.card_obstacle(state, decision.seat, attempt.card)
    if cause is None:
        return None
    owner = owner_of(state, attempt.card)
    return cause, {"card": attempt.card, "owner": owner}


def _battle_in(state: State, decision: Decision, attempt: BattleIn) -> Found:
    cause = battle.region_obstacle(state, decision.seat, attempt.region)
    return None if cause is None else (cause, {"region": attempt.region})


def _battle_on(state: State, decision: Decision, attempt: BattleOn) -> Found:
    owner_of(state, attempt.card)  # in a court, or there is no such thing
    cause = battle.card_obstacle(state, decision.seat, attempt.card)
    return None if cause is None else (cause, {"card": attempt.card})


def _site(decision: Decision) -> int:
    place = decision.args["place"]
    assert isinstance(place, int)
    return place


def _remove_block(state: State, decision: Decision, attempt: RemoveBlock) -> Found:
    coalition = coalition_of_block(attempt.block)
    if coalition is state.players[decision.seat].loyalty:
        return "battle.same_loyalty_block", {"coalition": coalition}
    site = _site(decision)
    near = [site]
    if is_region(site):
        near += [on_border(border) for border in BORDERS_OF[region_at(site)]]
    if state.blocks[attempt.block] not in near:
        return "battle.elsewhere", {}
    return _marked(state, attempt), {}


def _remove_cylinder(state: State, decision: Decision, attempt: RemoveCylinder) -> Found:
    site, other = _site(decision), owner_of_cylinder(attempt.cylinder)
    if state.cylinders[attempt.cylinder] != site:
        return "battle.elsewhere", {}
    if is_region(site):
        cause = battle.tribe_obstacle(state, decision.seat, other, region_at(site))
    else:
        cause = battle.spy_obstacle(state, decision.seat, other)
    return cause or _marked(state, attempt), {"other": other}


def _marked(state: State, attempt: RemoveBlock | RemoveCylinder) -> str:
    """Only one piece of a stack is offered; the others are not chosen, but identical."""
    step = state.agenda[-1]
    assert isinstance(step, battle.MarkLosses)
    if isinstance(attempt, RemoveBlock):
        chosen = attempt.block in step.blocks
    else:
        chosen = attempt.cylinder in step.cylinders
    return "battle.marked" if chosen else "take.same_stack"


def _take_block(state: State, decision: Decision, attempt: TakeBlock) -> Found:
    coalition = coalition_of_block(attempt.block)
    if coalition != decision.args["coalition"]:
        return "take.other_coalition", {"coalition": coalition}
    return _take(state.placed_blocks >> attempt.block & 1)


def _take_cylinder(state: State, decision: Decision, attempt: TakeCylinder) -> Found:
    other = owner_of_cylinder(attempt.cylinder)
    if other != decision.seat:
        return "take.other_player", {"other": other}
    return _take(state.placed_cylinders >> attempt.cylinder & 1)


def _take(placed: int) -> Found:
    """Pieces are taken from play only when the supply is empty, so the piece is in play."""
    return ("take.placed_this_turn" if placed else "take.same_stack"), {}


EXPLAINERS: Final[dict[type[Choice], Callable[[State, Decision, Any], Found]]] = {
    Purchase: _purchase,
    PlayCard: _play,
    Act: _act,
    TaxSlot: _tax_slot,
    TaxPlayer: _tax_player,
    GiveGift: _give_gift,
    BuildArmy: _build_army,
    BuildRoad: _build_road,
    MoveArmy: _move_army,
    MoveSpy: _move_spy,
    MoveTribe: _move_tribe,
    BetrayCard: _betray,
    BattleIn: _battle_in,
    BattleOn: _battle_on,
    RemoveBlock: _remove_block,
    RemoveCylinder: _remove_cylinder,
    TakeBlock: _take_block,
    TakeCylinder: _take_cylinder,
}

CONTEXT_OF: Final[dict[type[Choice], tuple[str, ...]]] = {
    Purchase: (MENU,),
    PlayCard: (MENU,),
    Act: (MENU,),
    TaxSlot: ("tax.take",),
    TaxPlayer: ("tax.take",),
    GiveGift: ("gift.choose",),
    BuildArmy: ("build.block", "build.free"),
    BuildRoad: ("build.block", "build.free"),
    MoveArmy: ("move.unit",),
    MoveSpy: ("move.unit",),
    MoveTribe: ("move.unit",),
    BetrayCard: ("betray.card",),
    BattleIn: ("battle.site",),
    BattleOn: ("battle.site",),
    RemoveBlock: ("battle.remove",),
    RemoveCylinder: ("battle.remove",),
    TakeBlock: ("take.block",),
    TakeCylinder: ("take.cylinder",),
}
"""The prompts in which a choice makes sense; elsewhere something else must be decided first."""
