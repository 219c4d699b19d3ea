"""What has changed for a player since their last turn, as the first edition counts it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pamir_desktop.model import State, new_game, pending
from pamir_desktop.model.first_edition.deal import Escrow, Promise
from pamir_desktop.model.first_edition.standing import wealth
from pamir_desktop.model.first_edition.terms import Deed
from pamir_desktop.model.first_edition.turn_changes import changes_in_first_edition
from pamir_desktop.model.history import Game
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import Border, CardId
from pamir_desktop.model.turn_changes import TurnChange, after_turn, changes_since_turn
from tests.model import given
from tests.model.first_edition.tables import (
    BADAL,
    MILITARY,
    first_of,
    first_setup,
    hold_favor,
    table,
    topples,
)
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, KABUL, RUSSIAN


def full() -> State:
    """Anna, Afghan, has something of everything."""
    state = table(options=BADAL)
    given.court(state, ANNA, 5, 7)
    given.prizes(state, ANNA, 4)
    given.tribe(state, ANNA, KABUL, 2)
    given.spy(state, ANNA, 5)
    given.gift(state, ANNA, 0)
    given.army(state, AFGHAN, KABUL, 3)
    given.road(state, AFGHAN, Border.HERAT_KABUL, 2)
    hold_favor(state, ANNA, BRITISH)
    hold_favor(state, BORIS, RUSSIAN)
    first_of(state).tokens[ANNA] = 1
    topples(state, 3)
    return state


def lose_court(state: State) -> None:
    state.players[ANNA].court.remove(CardId(7))


def lose_prize(state: State) -> None:
    state.players[ANNA].prizes.clear()


def lose_pieces(state: State) -> None:
    state.cylinders[:] = bytes(len(state.cylinders))


def lose_blocks(state: State) -> None:
    state.blocks[:] = bytes(len(state.blocks))


def lose_loyalty(state: State) -> None:
    state.players[ANNA].loyalty = BRITISH
    state.players[BORIS].loyalty = RUSSIAN


def swap_favors(state: State) -> None:
    hold_favor(state, BORIS, BRITISH)
    hold_favor(state, ANNA, RUSSIAN)


def pay(state: State) -> None:
    given.rupees(state, ANNA, 1)


def set_aside(state: State) -> None:
    """Two of four rupees: nothing is lost."""
    given.rupees(state, ANNA, 2)
    promise = Promise(2, Deed.BUY, CardId(9))
    first_of(state).escrows.append(Escrow(ANNA, promise))


def take_tokens(state: State) -> None:
    first_of(state).tokens[ANNA] = 3


def give_tokens(state: State) -> None:
    first_of(state).tokens[ANNA] = 0


def change_regime(state: State) -> None:
    state.favored = MILITARY


def topple_leaves(state: State) -> None:
    topples(state, 2)


def topple_comes(state: State) -> None:
    """At twice its column, because of the regime."""
    state.favored = MILITARY
    given.market(state, bottom=(9, 13, 103))


CASES: tuple[tuple[Callable[[State], None], list[TurnChange]], ...] = (
    (lambda _state: None, []),
    (lose_court, [TurnChange("court_lost", {"card": 7}, is_loss=True)]),
    (lose_prize, [TurnChange("prize_lost", {"card": 4}, is_loss=True)]),
    (
        lose_pieces,
        [
            TurnChange("tribes_lost", {"region": KABUL, "number": 2}, is_loss=True),
            TurnChange("spies_lost", {"number": 1}, is_loss=True),
            TurnChange("gifts_lost", {"number": 1}, is_loss=True),
        ],
    ),
    (
        lose_blocks,
        [
            TurnChange("armies_lost", {"coalition": AFGHAN, "number": 3}, is_loss=True),
            TurnChange("roads_lost", {"coalition": AFGHAN, "number": 2}, is_loss=True),
        ],
    ),
    (
        lose_loyalty,
        [
            TurnChange("own_loyalty", {"seat": ANNA, "coalition": BRITISH}, is_loss=True),
            TurnChange("loyalty", {"seat": BORIS, "coalition": RUSSIAN}),
        ],
    ),
    (
        swap_favors,
        [
            TurnChange("favor_card_lost", {"coalition": BRITISH, "new": BORIS}, is_loss=True),
            TurnChange("favor_card_won", {"coalition": RUSSIAN, "new": ANNA}),
        ],
    ),
    (pay, [TurnChange("rupees_lost", {"number": 3}, is_loss=True)]),
    (set_aside, [TurnChange("set_aside", {"number": 2})]),
    (take_tokens, [TurnChange("tokens_won", {"number": 2})]),
    (give_tokens, [TurnChange("tokens_lost", {"number": 1}, is_loss=True)]),
    (change_regime, [TurnChange("regime", {"suit": MILITARY})]),
    (topple_leaves, [TurnChange("topples_left", {"number": 2})]),
    (
        topple_comes,
        [TurnChange("regime", {"suit": MILITARY}), TurnChange("topple", {"number": 4})],
    ),
)


def case_name(case: object) -> str:
    return getattr(case, "__name__", "")


@pytest.mark.parametrize(("change", "listed"), CASES, ids=case_name)
def test_every_change_is_listed(change: Callable[[State], None], listed: list[TurnChange]) -> None:
    before = full()
    now = before.clone()
    change(now)
    found = list(changes_in_first_edition(before, now, ANNA))
    assert len(found) == len(listed)
    assert all(one in found for one in listed)


def test_favor_cards_that_others_exchange_are_not_listed() -> None:
    before = full()
    now = before.clone()
    hold_favor(now, given.CLARA, RUSSIAN)
    assert not list(changes_in_first_edition(before, now, ANNA))


def test_losses_come_first_in_random_games() -> None:
    seen: set[str] = set()
    for seed in range(4):
        setup = first_setup(3 + seed % 2, seed, badal=True)
        game, dice, turn = Game(setup, new_game(setup)), Dice(seed), 0
        while (decision := pending(game.state)) is not None:
            if decision.prompt == "first.action" and game.state.turn != turn:
                turn, seat = game.state.turn, decision.seat
                before, changes = after_turn(game, seat), changes_since_turn(game, seat)
                kinds = [change.is_loss for change in changes]
                assert kinds == sorted(kinds, reverse=True)
                if before is not None:
                    gain = wealth(game.state, seat) - wealth(before, seat)
                    more = [c.args["number"] for c in changes if c.id == "rupees_won"]
                    assert more == ([gain] if gain > 0 else [])
                seen |= {change.id for change in changes}
            game.choose(dice.pick(decision))
    assert seen >= {"tribes_lost", "regime", "topple", "favor_card_lost", "favor_card_won"}
