"""In random games every option of every action is what the book says, no more and no less."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from pamir_desktop.model import State
from pamir_desktop.model import decisions as d
from pamir_desktop.model.rules.battle import MarkLosses
from pamir_desktop.model.rules.build import Build
from pamir_desktop.model.selfplay import random_setup
from pamir_desktop.model.terms import Seat
from tests.model import reference_rules
from tests.model.playing import walk
from tests.model.reference_rules import Option

SEEDS = int(os.environ.get("PAMIR_LONG_GAMES", "20"))


def spelled(state: State, choice: d.Choice) -> Option:
    """The choice in the words of the book; similar pieces are named by place and mark."""
    match choice:
        case d.TaxSlot(slot):
            return "slot", slot
        case d.TaxPlayer(seat):
            return "player", seat
        case d.GiveGift(space):
            return "gift", space
        case d.BuildArmy(region):
            return "army", region
        case d.BuildRoad(border):
            return "road", border
        case d.MoveArmy(block, region):
            return "army", state.blocks[block], state.placed_blocks >> block & 1, region
        case d.MoveSpy(cylinder, to):
            mark = state.placed_cylinders >> cylinder & 1
            return "spy", state.cylinders[cylinder], mark, to
        case d.MoveTribe(cylinder, region):
            mark = state.placed_cylinders >> cylinder & 1
            return "tribe", state.cylinders[cylinder], mark, region
        case d.BetrayCard(card):
            return "card", card
        case d.BattleIn(region):
            return "site", reference_rules.REGIONS + region
        case d.BattleOn(card):
            return "site", card
        case d.RemoveBlock(block):
            return "block", block // 12, state.blocks[block]
        case d.RemoveCylinder(cylinder):
            return "cylinder", cylinder // 10, state.cylinders[cylinder]
        case d.Purchase(slot):
            return "buy", slot
        case d.PlayCard(card):
            return "play", card
        case d.Act(card, action):
            return "act", card, action
        case d.EndTurn():
            return ("end turn",)
        case d.ProposeEnd():
            return ("propose end",)
        case d.Stop():
            return ("stop",)
    raise AssertionError(choice)


def stop(begun: int | bool) -> set[Option]:
    return {("stop",)} if begun else set()


def expected_tax(state: State, seat: Seat, args: d.Args) -> set[Option]:
    return reference_rules.tax(state, seat) | stop(args["taken"] != 0)


def expected_gift(state: State, seat: Seat, args: d.Args) -> set[Option]:
    return reference_rules.gift(state, seat)


def expected_build(state: State, seat: Seat, args: d.Args) -> set[Option]:
    step = state.agenda[-1]
    assert isinstance(step, Build)
    each = 2 if reference_rules.before(state, seat, 112) else 1
    assert step.built < 3 * each
    assert step.built % each or state.players[seat].rupees >= 2
    return reference_rules.build_spaces(state, seat) | stop(step.built)


def expected_free_block(state: State, seat: Seat, args: d.Args) -> set[Option]:
    assert reference_rules.in_court(state, seat, 78)
    return reference_rules.build_spaces(state, seat)


def expected_move(state: State, seat: Seat, args: d.Args) -> set[Option]:
    return reference_rules.move(state, seat) | stop(args["moved"] != 0)


def expected_betrayal(state: State, seat: Seat, args: d.Args) -> set[Option]:
    return reference_rules.betray(state, seat)


def expected_site(state: State, seat: Seat, args: d.Args) -> set[Option]:
    return reference_rules.battle(state, seat)


def expected_losses(state: State, seat: Seat, args: d.Args) -> set[Option]:
    step = state.agenda[-1]
    assert isinstance(step, MarkLosses)
    marked: set[Option] = {("block", block) for block in step.blocks}
    marked |= {("cylinder", cylinder) for cylinder in step.cylinders}
    assert len(marked) < step.limit <= reference_rules.force(state, seat, step.place)
    found = stop(len(marked))
    for kind, piece in reference_rules.removable(state, seat, step.place, marked):
        assert isinstance(piece, int)
        if kind == "block":
            found.add(("block", piece // 12, state.blocks[piece]))
        else:
            found.add(("cylinder", piece // 10, state.cylinders[piece]))
    return found


def expected_menu(state: State, seat: Seat, args: d.Args) -> set[Option]:
    return reference_rules.menu(state, seat)


EXPECTED: dict[str, Callable[[State, Seat, d.Args], set[Option]]] = {
    "turn.action": expected_menu,
    "tax.take": expected_tax,
    "gift.choose": expected_gift,
    "build.block": expected_build,
    "build.free": expected_free_block,
    "move.unit": expected_move,
    "betray.card": expected_betrayal,
    "battle.site": expected_site,
    "battle.remove": expected_losses,
}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_option_of_an_action_is_what_the_book_says(players: int) -> None:
    seen = set()
    for seed in range(SEEDS):
        for state, decision, _ in walk(random_setup(players, seed)):
            expected = EXPECTED.get(decision.prompt)
            if expected is None:
                continue
            seen.add(decision.prompt)
            offered = [spelled(state, choice) for choice in decision.choices]
            assert len(set(offered)) == len(offered), decision
            assert set(offered) == expected(state, decision.seat, decision.args), decision
    assert seen >= EXPECTED.keys() - {"build.free"}, "too few games to see every action"
