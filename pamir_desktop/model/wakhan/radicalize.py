"""Radicalize (wakhan.md 4.2): which market card Wakhan buys, and by which rule."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.ai_cards import AiAction
from pamir_desktop.model.cards import CARDS, is_check, is_event
from pamir_desktop.model.rules.buy import buy
from pamir_desktop.model.rules.payment import price
from pamir_desktop.model.rules.ruling import dominant_coalition
from pamir_desktop.model.setup import Printing
from pamir_desktop.model.state import COLUMNS, State
from pamir_desktop.model.terms import CardId
from pamir_desktop.model.values import frozen

from .arrows import column, market_rows, seat_of, side
from .hand import PlayHand
from .instructions import INSTRUCTIONS, dominant_patriot
from .market_options import (
    MarketOption,
    WeighedOption,
    best_option,
    block_icons,
    cylinder_icons,
    market_options,
    net,
    verdict,
)
from .trace import deciding

DOMINANCE_RULE: Final = "dominance_rule"


@frozen
class BuyPlan:
    """The card she will buy, and the rule that chose it: instruction, dominance_rule, arrows."""

    slot: int
    card: CardId
    reason: str


def plan_purchase(state: State, action: AiAction) -> BuyPlan | str:
    """The purchase of a radicalize line, or why the line is invalid."""
    instruction = INSTRUCTIONS.get(action)
    if instruction is not None and not _condition_holds(state, action):
        return "condition_false"
    has_check = any(map(is_check, state.market_cards))
    is_older = state.setup.wakhan.printing is Printing.OLDER
    if has_check and (instruction is None or is_older):
        chosen = by_dominance_rule(state, is_older)
        if chosen is not None:
            return BuyPlan(chosen.slot, chosen.card, DOMINANCE_RULE)
        if not is_older:
            return "no_candidate"
    if instruction is not None:
        chosen = by_instruction(state, action)
        # an instructed line never falls back to the other rules
        return "no_candidate" if chosen is None else _plan(chosen, "instruction")
    chosen = by_arrows(state)
    return "no_candidate" if chosen is None else _plan(chosen, "arrows")


def _plan(offer: MarketOption, reason: str) -> BuyPlan:
    return BuyPlan(offer.slot, offer.card, reason)


def carry_out(state: State, plan: BuyPlan) -> None:
    """One action in total: buy, then play at once what came into her hand (4.3)."""
    if not is_event(plan.card):
        state.then(PlayHand())
    buy(state, seat_of(state), plan.slot)


# --- (b) Instructions ------------------------------------------------------------------------


def _condition_holds(state: State, action: AiAction) -> bool:
    test = INSTRUCTIONS[action].test
    if test is None:
        return True
    found = test(state)
    if state.log is not None:
        state.add_log(
            "trace.condition",
            action=action,
            holds=int(found.holds),
            have=int(found.have),
            wanted=int(found.wanted),
        )
    return found.holds


def by_instruction(state: State, action: AiAction) -> MarketOption | None:
    """The best she can buy now, not the best in the market (W21)."""
    instruction = INSTRUCTIONS[action]
    weighed = [
        WeighedOption(figure, offer)
        for offer in market_options(state)
        if (figure := instruction.figure(state, offer)) is not None
    ]
    return best_option(state, action, instruction.measure, weighed)


# --- (c) A Dominance Check in the market -----------------------------------------------------


def by_dominance_rule(state: State, is_older: bool) -> MarketOption | None:
    """Patriots of the dominant coalition, else blocks; if none is, cylinders (W20, W30, W31)."""
    buyable = market_options(state)
    if dominant_coalition(state) is None:
        return _most_cylinders(state, buyable)
    patriots = [WeighedOption(0, o) for o in buyable if dominant_patriot(state, o) is not None]
    if patriots:
        return best_option(state, "dominance_patriot", "none", patriots)
    if is_older:
        return None
    weighed = [WeighedOption(block_icons(offer.card), offer) for offer in buyable]
    return best_option(state, "dominance_blocks", "blocks", weighed)


def _most_cylinders(state: State, buyable: list[MarketOption]) -> MarketOption | None:
    """The most can also be zero; two variants then compare the rupees (7.1)."""
    weighed = [WeighedOption(cylinder_icons(offer.card), offer) for offer in buyable]
    options = state.setup.wakhan
    looks_at_money = options.savvy_purchasing or options.coin_erratum
    if looks_at_money and not any(entry.figure for entry in weighed):
        weighed = [WeighedOption(net(state, offer), offer) for offer in buyable]
        rule = "savvy_net" if options.savvy_purchasing else "coin_net"
        return best_option(state, rule, "net", weighed)
    return best_option(state, "dominance_cylinders", "cylinders", weighed)


# --- (d) The arrows --------------------------------------------------------------------------


def by_arrows(state: State) -> MarketOption | None:
    """From the black arrow's column to the left, first in the red arrow's row (W33)."""
    searched: list[int] = []
    verdicts: list[str] = []
    chosen = -1
    for start in market_rows(state):
        for slot in range(start + column(state), start - 1, -1):
            why_not = verdict(state, slot)
            searched.append(slot)
            verdicts.append(why_not or "buyable")
            if why_not is None:
                chosen = slot
                break
        if chosen >= 0:
            break
    if state.log is not None:
        state.add_log(
            "trace.arrows",
            column=column(state),
            side=side(state),
            slots=tuple(searched),
            verdicts=" ".join(verdicts),
            chosen=chosen,
        )
    if chosen < 0:
        return None
    found = MarketOption(chosen, state.market_cards[chosen], price(state, seat_of(state), chosen))
    return _savvy(state, found) if state.setup.wakhan.savvy_purchasing else found


def _savvy(state: State, found: MarketOption) -> MarketOption:
    """Savvy Purchasing (7.1): a cheaper card of the same suit that ranks no lower."""
    if is_event(found.card):
        return found
    facts = CARDS[found.card]
    cheaper = [
        offer
        for offer in market_options(state)
        if offer.cost < found.cost
        and not is_event(offer.card)
        and CARDS[offer.card].suit is facts.suit
        and CARDS[offer.card].rank >= facts.rank
    ]
    if not cheaper:
        return found
    row = market_rows(state)[0]

    def rank(offer: MarketOption) -> tuple[int, int, int]:
        return offer.cost, offer.slot % COLUMNS, int(offer.slot - offer.slot % COLUMNS != row)

    cheaper.sort(key=rank)
    if state.log is not None:
        state.add_log(
            "trace.savvy",
            found=found.card,
            price=found.cost,
            cards=tuple(offer.card for offer in cheaper),
            costs=tuple(offer.cost for offer in cheaper),
            decided=deciding(("cost", "column", "row"), [rank(offer) for offer in cheaper]),
            chosen=cheaper[0].card,
        )
    return cheaper[0]
