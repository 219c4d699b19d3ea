"""Positions and attempts that fail, for `test_reasons.py`: any time and on the menu."""

from __future__ import annotations

from collections.abc import Callable

from pamir_desktop.model import Choice, State
from pamir_desktop.model.agenda import Step
from pamir_desktop.model.decisions import (
    Args,
    BuildArmy,
    PlayCard,
    Purchase,
    Stop,
    TaxPlayer,
    TaxSlot,
)
from pamir_desktop.model.rules.dominance import end_game
from pamir_desktop.model.rules.tax import Tax
from pamir_desktop.model.terms import CardAction, CardId, Suit
from tests.model import given
from tests.model.given import AFGHAN, ANNA, BORIS, CLARA, HERAT, KABUL

TAX, GIFT, BUILD, MOVE, BETRAY, BATTLE = CardAction

Case = tuple[State, Choice, Args]
CASES: dict[str, list[Callable[[], Case]]] = {}


def case(reason: str) -> Callable[[Callable[[], Case]], Callable[[], Case]]:
    """A position, an attempt, and the numbers that the reason must name besides the seat."""

    def keep(make: Callable[[], Case]) -> Callable[[], Case]:
        CASES.setdefault(reason, []).append(make)
        return make

    return keep


def in_turn(state: State) -> State:
    return given.acting(state)


def during(state: State, *steps: Step) -> State:
    """In the middle of an action."""
    assert given.doing(state, *steps) is not None
    return state


def shop() -> State:
    state = given.table()
    given.full_market(state)
    return state


# --- Any time --------------------------------------------------------------------------------


@case("game.over")
def _over() -> Case:
    state = in_turn(shop())
    end_game(state, "agreement")
    return state, Purchase(0), {}


@case("not_now")
def _another_question() -> Case:
    state = shop()
    given.rupees_on(state, 0, 2)
    during(state, Tax(ANNA, left=2))
    return state, Purchase(0), {"prompt": "tax.take"}


@case("not_now")
def _end_in_the_middle() -> Case:
    return in_turn(shop()), Stop(), {"prompt": "turn.action"}


@case("no_such_thing")
def _thirteenth_slot() -> Case:
    return in_turn(shop()), Purchase(12), {}


# --- Buy and play ----------------------------------------------------------------------------


@case("buy.vacant")
def _vacant() -> Case:
    state = in_turn(shop())
    state.market_cards[2] = CardId(0)
    return state, Purchase(2), {"card": 0, "cost": 2, "have": 4, "short": 0}


@case("buy.no_actions")
def _no_actions_to_buy() -> Case:
    state = in_turn(shop())
    state.actions_left = 0
    return state, Purchase(1), {"card": 13, "cost": 1, "have": 4, "short": 0}


@case("buy.withdrawal")
def _public_withdrawal() -> Case:
    state = in_turn(shop())
    state.market_cards[0] = CardId(111)
    return state, Purchase(0), {"card": 111, "cost": 0, "have": 4, "short": 0}


@case("buy.paid_on")
def _paid_on_this_turn() -> Case:
    state = given.choose(in_turn(shop()), Purchase(2))
    return state, Purchase(1), {"card": 13, "cost": 1, "have": 2, "short": 0}


@case("buy.too_dear")
def _too_dear() -> Case:
    return in_turn(shop()), Purchase(11), {"card": 75, "cost": 5, "have": 4, "short": 1}


@case("buy.too_dear")
def _too_dear_at_double_prices() -> Case:
    state = in_turn(shop())
    state.favored = Suit.MILITARY
    return state, Purchase(10), {"card": 67, "cost": 8, "have": 4, "short": 4}


@case("play.not_in_hand")
def _hand_of_another() -> Case:
    state = in_turn(given.table())
    given.hand(state, BORIS, 2)
    return state, PlayCard(CardId(2)), {"card": 2}


@case("play.no_actions")
def _no_actions_to_play() -> Case:
    state = in_turn(given.table())
    given.hand(state, ANNA, 2)
    state.actions_left = 0
    return state, PlayCard(CardId(2)), {"card": 2}


@case("play.bribe")
def _bribe_refused_too_often() -> Case:
    state = in_turn(given.table())
    given.hand(state, ANNA, 2)
    given.tribe(state, BORIS, KABUL, 5)
    state.declined_bribes = 3
    return state, PlayCard(CardId(2)), {"card": 2, "recipient": BORIS, "due": 5, "have": 4}


# --- Action tiles ----------------------------------------------------------------------------


def tile(card: int, action: CardAction, suit: Suit, cost: int = 0, have: int = 4) -> Args:
    return {"card": card, "action": action, "suit": suit, "cost": cost, "have": have}


@case("act.first")
def _not_chosen_yet() -> Case:
    state = in_turn(given.table())
    given.court(state, ANNA, 61)
    return state, TaxPlayer(BORIS), {"action": TAX}


@case("act.none")
def _nothing_to_do_it_with() -> Case:
    state = in_turn(given.table())
    given.court(state, ANNA, 61)
    return state, BuildArmy(KABUL), {"action": BUILD}


@case("act.not_printed")
def _not_printed() -> Case:
    state = in_turn(given.table())
    given.court(state, ANNA, 61)
    return state, given.act(61, BATTLE), tile(61, BATTLE, Suit.ECONOMIC)


@case("act.not_yours")
def _not_your_card() -> Case:
    state = in_turn(given.table())
    given.court(state, BORIS, 61)
    return state, given.act(61, TAX), tile(61, TAX, Suit.ECONOMIC)


@case("act.used")
def _used() -> Case:
    state = in_turn(shop())
    given.court(state, ANNA, 61)
    given.rupees_on(state, 0, 5)
    state = given.choose(state, given.act(61, TAX), TaxSlot(0), TaxSlot(0))
    return state, given.act(61, TAX), tile(61, TAX, Suit.ECONOMIC, have=6)


@case("act.no_actions")
def _no_actions_and_not_favoured() -> Case:
    state = in_turn(shop())
    given.court(state, ANNA, 61)
    given.rupees_on(state, 0, 5)
    state.actions_left = 0
    return state, given.act(61, TAX), tile(61, TAX, Suit.ECONOMIC)


@case("act.hostage")
def _hostage() -> Case:
    state = in_turn(shop())
    given.court(state, ANNA, 61)
    given.spy(state, CLARA, 61, 2)
    given.rupees(state, ANNA, 1)
    given.rupees_on(state, 0, 5)
    state.declined_bribes = 3
    bribe: Args = {"recipient": CLARA, "due": 2}
    return state, given.act(61, TAX), tile(61, TAX, Suit.ECONOMIC, have=1) | bribe


@case("tax.nothing")
def _nothing_to_tax() -> Case:
    state = in_turn(shop())
    given.court(state, ANNA, 61)
    return state, given.act(61, TAX), tile(61, TAX, Suit.ECONOMIC)


@case("gift.all_given")
def _three_gifts() -> Case:
    state = in_turn(shop())
    given.court(state, ANNA, 12)
    for space in range(3):
        given.gift(state, ANNA, space)
    return state, given.act(12, GIFT), tile(12, GIFT, Suit.ECONOMIC, cost=0)


@case("gift.too_dear")
def _first_gift_too_dear() -> Case:
    state = in_turn(shop())
    given.court(state, ANNA, 12)
    given.gift(state, ANNA, 0)
    given.rupees(state, ANNA, 3)
    return state, given.act(12, GIFT), tile(12, GIFT, Suit.ECONOMIC, cost=4, have=3)


@case("gift.no_cylinder")
def _every_cylinder_placed_this_turn() -> Case:
    state = in_turn(shop())
    given.court(state, ANNA, 12)
    given.tribe(state, ANNA, KABUL, 10)
    state.placed_cylinders = 0b11_1111_1111
    return state, given.act(12, GIFT), tile(12, GIFT, Suit.ECONOMIC, cost=2)


@case("build.too_dear")
def _no_money_to_build() -> Case:
    state = in_turn(shop())
    given.court(state, ANNA, 10)
    given.tribe(state, ANNA, KABUL)
    given.rupees(state, ANNA, 1)
    return state, given.act(10, BUILD), tile(10, BUILD, Suit.ECONOMIC, cost=2, have=1)


@case("build.no_block")
def _every_block_placed_this_turn() -> Case:
    state = in_turn(shop())
    given.court(state, ANNA, 10)
    given.tribe(state, ANNA, KABUL)
    given.army(state, AFGHAN, HERAT, 12)
    state.placed_blocks = (1 << 12) - 1
    return state, given.act(10, BUILD), tile(10, BUILD, Suit.ECONOMIC, cost=2)


@case("build.rule_none")
def _rules_nothing() -> Case:
    state = in_turn(shop())
    given.court(state, ANNA, 10)
    return state, given.act(10, BUILD), tile(10, BUILD, Suit.ECONOMIC, cost=2)


@case("move.nothing")
def _nothing_to_move() -> Case:
    state = in_turn(shop())
    given.court(state, ANNA, 63)
    given.army(state, AFGHAN, HERAT)
    return state, given.act(63, MOVE), tile(63, MOVE, Suit.ECONOMIC)


@case("betray.too_dear")
def _no_money_to_betray() -> Case:
    state = in_turn(shop())
    given.court(state, ANNA, 10)
    given.spy(state, ANNA, 10)
    given.rupees(state, ANNA, 1)
    return state, given.act(10, BETRAY), tile(10, BETRAY, Suit.ECONOMIC, cost=2, have=1)


@case("betray.no_spy")
def _no_spy_anywhere() -> Case:
    state = in_turn(shop())
    given.court(state, ANNA, 10)
    return state, given.act(10, BETRAY), tile(10, BETRAY, Suit.ECONOMIC, cost=2)


@case("betray.bodyguards")
def _all_guarded() -> Case:
    state = in_turn(shop())
    given.court(state, ANNA, 10)
    given.court(state, CLARA, 83, 44)
    given.spy(state, ANNA, 44)
    numbers = tile(10, BETRAY, Suit.ECONOMIC, cost=2) | {"owner": CLARA}
    return state, given.act(10, BETRAY), numbers


@case("battle.no_force")
def _no_force() -> Case:
    state = in_turn(shop())
    given.court(state, ANNA, 38)
    return state, given.act(38, BATTLE), tile(38, BATTLE, Suit.MILITARY)


@case("battle.nothing_to_remove")
def _nobody_to_fight() -> Case:
    state = in_turn(shop())
    given.court(state, ANNA, 38)
    given.army(state, AFGHAN, KABUL)
    return state, given.act(38, BATTLE), tile(38, BATTLE, Suit.MILITARY)
