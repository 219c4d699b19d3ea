"""Positions and attempts that fail, for `test_reasons.py`: inside an action."""

from __future__ import annotations

from pamir_desktop.model import State
from pamir_desktop.model.decisions import (
    Args,
    BattleIn,
    BattleOn,
    BetrayCard,
    BuildArmy,
    BuildRoad,
    GiveGift,
    MoveArmy,
    MoveSpy,
    MoveTribe,
    RemoveBlock,
    RemoveCylinder,
    TakeBlock,
    TakeCylinder,
    TaxPlayer,
    TaxSlot,
)
from pamir_desktop.model.pieces import in_region
from pamir_desktop.model.rules.battle import Battle, MarkLosses
from pamir_desktop.model.rules.betray import Betray
from pamir_desktop.model.rules.build import Build
from pamir_desktop.model.rules.gift import Gift
from pamir_desktop.model.rules.move import Move
from pamir_desktop.model.rules.placing import PlaceBlock, PlaceCylinder
from pamir_desktop.model.rules.tax import Tax
from pamir_desktop.model.terms import Border, CardId, Seat
from tests.model import given
from tests.model.attempted_choices import Case, case, during, shop
from tests.model.given import (
    AFGHAN,
    ANNA,
    BORIS,
    BRITISH,
    CLARA,
    HERAT,
    KABUL,
    KANDAHAR,
    PERSIA,
    PUNJAB,
    RUSSIAN,
    TRANSCASPIA,
)

# --- Inside an action ------------------------------------------------------------------------


def taxing() -> State:
    """Anna rules Kabul; Boris' court shelters all he has, Clara has no card there."""
    state = shop()
    given.rupees_on(state, 0, 2)
    given.tribe(state, ANNA, KABUL)
    given.court(state, BORIS, 8, 63)
    given.court(state, CLARA, 29)
    return during(state, Tax(ANNA, left=2))


@case("tax.no_rupees")
def _bare_card() -> Case:
    return taxing(), TaxSlot(4), {"card": 38}


@case("tax.loose")
def _loose_rupees() -> Case:
    state = taxing()
    state.market_cards[3] = CardId(0)
    given.rupees_on(state, 3, 2)
    return state, TaxSlot(3), {"card": 0}


@case("tax.oneself")
def _oneself() -> Case:
    return taxing(), TaxPlayer(ANNA), {"other": ANNA, "have": 4, "shelter": 0}


@case("tax.not_ruled")
def _no_card_in_a_ruled_region() -> Case:
    return taxing(), TaxPlayer(CLARA), {"other": CLARA, "have": 4, "shelter": 2}


@case("tax.sheltered")
def _sheltered() -> Case:
    return taxing(), TaxPlayer(BORIS), {"other": BORIS, "have": 4, "shelter": 5}


def giving() -> State:
    state = shop()
    given.gift(state, ANNA, 0)
    return during(state, Gift(ANNA))


@case("gift.given")
def _space_taken() -> Case:
    return giving(), GiveGift(0), {"cost": 2, "have": 4}


@case("gift.too_dear")
def _dear_gift() -> Case:
    return giving(), GiveGift(2), {"cost": 6, "have": 4}


def building() -> State:
    """Anna rules Kabul, Boris Punjab, in Herat both are equal, and Kandahar is Russian."""
    state = shop()
    given.tribe(state, ANNA, KABUL)
    given.tribe(state, BORIS, PUNJAB, 2)
    given.tribe(state, ANNA, HERAT)
    given.tribe(state, BORIS, HERAT)
    given.army(state, RUSSIAN, KANDAHAR, 3)
    return during(state, Build(ANNA))


@case("build.other_ruler")
def _ruled_by_boris() -> Case:
    return building(), BuildArmy(PUNJAB), {"region": PUNJAB, "own": 0, "rival": 2, "ruler": BORIS}


@case("build.tie")
def _tie() -> Case:
    return building(), BuildArmy(HERAT), {"region": HERAT, "own": 1, "rival": 1}


@case("build.no_tribe")
def _no_tribe() -> Case:
    return building(), BuildArmy(KANDAHAR), {"region": KANDAHAR, "own": 0, "rival": 3}


@case("build.border")
def _border_of_nobody() -> Case:
    border = Border.PERSIA_HERAT
    return building(), BuildRoad(border), {"border": border}


def moving() -> State:
    """Anna: an army in Kabul with a road to Punjab, a road, a spy on 61, tribes in Herat."""
    state = shop()
    given.army(state, AFGHAN, KABUL, 2)
    given.road(state, AFGHAN, Border.KABUL_PUNJAB)
    given.army(state, BRITISH, KABUL)
    given.court(state, ANNA, 61, 9, 13)
    given.court(state, BORIS, 29, 30)
    given.spy(state, ANNA, 61, 2)
    given.spy(state, BORIS, 61)
    given.tribe(state, ANNA, HERAT)
    return during(state, Move(ANNA, left=3))


@case("move.not_loyal")
def _british_army() -> Case:
    return moving(), MoveArmy(12, PUNJAB), {"coalition": BRITISH}


@case("move.no_army")
def _a_road() -> Case:
    return moving(), MoveArmy(2, PUNJAB), {}


@case("move.no_step")
def _fellow_army() -> Case:
    return moving(), MoveArmy(1, PUNJAB), {"region": KABUL}


@case("move.not_neighbour")
def _far_region() -> Case:
    return moving(), MoveArmy(0, PERSIA), {"region": KABUL, "target": PERSIA}


@case("move.no_road")
def _no_road() -> Case:
    numbers: Args = {"region": KABUL, "target": HERAT, "coalition": AFGHAN}
    return moving(), MoveArmy(0, HERAT), numbers


@case("move.not_yours")
def _spy_of_boris() -> Case:
    return moving(), MoveSpy(10, CardId(9)), {"other": BORIS}


@case("move.not_yours")
def _tribe_of_boris() -> Case:
    return moving(), MoveTribe(11, KABUL), {"other": BORIS}


@case("move.no_spy")
def _a_tribe_is_no_spy() -> Case:
    return moving(), MoveSpy(2, CardId(9)), {}


@case("move.too_far")
def _two_cards_away() -> Case:
    return moving(), MoveSpy(0, CardId(13)), {"card": 61, "target": 13}


@case("move.tribe")
def _tribes_stay() -> Case:
    return moving(), MoveTribe(2, KABUL), {}


@case("move.no_road")
def _no_road_for_a_tribe() -> Case:
    state = moving()
    given.event(state, 110, ANNA)
    numbers: Args = {"region": HERAT, "target": KABUL, "coalition": AFGHAN}
    return state, MoveTribe(2, KABUL), numbers


@case("move.not_neighbour")
def _far_region_for_a_tribe() -> Case:
    state = moving()
    given.event(state, 110, ANNA)
    return state, MoveTribe(2, PUNJAB), {"region": HERAT, "target": PUNJAB}


@case("take.same_stack")
def _fellow_spy() -> Case:
    return moving(), MoveSpy(1, CardId(9)), {}


@case("betray.no_spy_there")
def _no_spy_there() -> Case:
    return betraying(), BetrayCard(CardId(29)), {"card": 29, "owner": CLARA}


@case("betray.bodyguards")
def _guarded() -> Case:
    return betraying(), BetrayCard(CardId(44)), {"card": 44, "owner": BORIS}


def betraying() -> State:
    state = shop()
    given.court(state, ANNA, 61)
    given.court(state, BORIS, 15, 44)
    given.court(state, CLARA, 29)
    given.spy(state, ANNA, 44)
    given.spy(state, ANNA, 61)
    return during(state, Betray(ANNA))


def at_war() -> State:
    """Anna can fight in Kabul and on card 29; her army in Herat is alone."""
    state = given.table()
    given.army(state, AFGHAN, KABUL, 2)
    given.army(state, AFGHAN, HERAT)
    given.army(state, BRITISH, KABUL, 3)
    given.court(state, BORIS, 29, 30)
    given.spy(state, ANNA, 29)
    given.spy(state, CLARA, 29)
    given.spy(state, ANNA, 30)
    return during(state, Battle(ANNA, rank=2))


@case("battle.no_army")
def _no_army_there() -> Case:
    return at_war(), BattleIn(TRANSCASPIA), {"region": TRANSCASPIA}


@case("battle.nothing_there")
def _empty_region() -> Case:
    return at_war(), BattleIn(HERAT), {"region": HERAT}


@case("battle.nothing_there")
def _no_other_spy() -> Case:
    return at_war(), BattleOn(CardId(30)), {"card": 30}


@case("battle.no_spy")
def _no_spy_of_hers() -> Case:
    state = at_war()
    given.court(state, CLARA, 61)
    return state, BattleOn(CardId(61)), {"card": 61}


def removing() -> State:
    """Anna's battle in Kabul: Boris behind a Citadel, Clara as Afghan as Anna, an army marked."""
    state = given.table(players=4, loyalties=(AFGHAN, BRITISH, AFGHAN, RUSSIAN))
    given.army(state, AFGHAN, KABUL, 3)
    given.army(state, BRITISH, KABUL, 3)
    given.army(state, RUSSIAN, HERAT)
    given.court(state, BORIS, 17)
    for seat in range(1, 4):
        given.tribe(state, Seat(seat), KABUL)
    given.tribe(state, BORIS, HERAT)
    during(state, MarkLosses(ANNA, in_region(KABUL), 3))
    return given.choose(state, RemoveBlock(12))


@case("battle.same_loyalty")
def _tribe_of_an_ally() -> Case:
    return removing(), RemoveCylinder(20), {"other": CLARA}


@case("battle.same_loyalty_block")
def _own_army() -> Case:
    return removing(), RemoveBlock(0), {"coalition": AFGHAN}


@case("battle.citadel")
def _citadel() -> Case:
    return removing(), RemoveCylinder(10), {"other": BORIS}


@case("battle.elsewhere")
def _army_in_herat() -> Case:
    return removing(), RemoveBlock(24), {}


@case("battle.elsewhere")
def _tribe_in_herat() -> Case:
    return removing(), RemoveCylinder(11), {}


@case("battle.marked")
def _chosen_already() -> Case:
    return removing(), RemoveBlock(12), {}


@case("battle.marked")
def _tribe_chosen_already() -> Case:
    state = given.choose(removing(), RemoveCylinder(30))
    return state, RemoveCylinder(30), {"other": given.DARIA}


@case("take.same_stack")
def _fellow_of_a_marked_army() -> Case:
    return removing(), RemoveBlock(14), {}


def on_a_card() -> State:
    state = given.table()
    given.court(state, BORIS, 29)
    given.court(state, CLARA, 1)
    for seat in (ANNA, BORIS, CLARA):
        given.spy(state, seat, 29)
    return during(state, MarkLosses(ANNA, 29, 1))


@case("battle.own_spy")
def _own_spy() -> Case:
    return on_a_card(), RemoveCylinder(0), {"other": ANNA}


@case("battle.advisors")
def _advisors() -> Case:
    return on_a_card(), RemoveCylinder(20), {"other": CLARA}


def out_of_blocks() -> State:
    """All Afghan blocks are in play, two on a border and one of those placed this turn."""
    state = given.table()
    given.army(state, AFGHAN, HERAT, 10)
    given.road(state, AFGHAN, Border.HERAT_KABUL, 2)
    given.army(state, BRITISH, HERAT)
    state.placed_blocks = 1 << 11
    return during(state, PlaceBlock(ANNA, AFGHAN, in_region(KABUL)))


@case("take.other_coalition")
def _british_block() -> Case:
    return out_of_blocks(), TakeBlock(12), {"coalition": BRITISH}


@case("take.placed_this_turn")
def _placed_this_turn() -> Case:
    return out_of_blocks(), TakeBlock(11), {}


@case("take.same_stack")
def _fellow_block() -> Case:
    return out_of_blocks(), TakeBlock(1), {}


def out_of_cylinders() -> State:
    state = given.table()
    given.tribe(state, ANNA, HERAT, 8)
    given.tribe(state, ANNA, KABUL, 2)
    state.placed_cylinders = 1 << 9
    return during(state, PlaceCylinder(ANNA, in_region(PUNJAB)))


@case("take.other_player")
def _cylinder_of_boris() -> Case:
    return out_of_cylinders(), TakeCylinder(12), {"other": BORIS}


@case("take.placed_this_turn")
def _cylinder_placed_this_turn() -> Case:
    return out_of_cylinders(), TakeCylinder(9), {}


@case("take.same_stack")
def _fellow_tribe() -> Case:
    return out_of_cylinders(), TakeCylinder(1), {}
