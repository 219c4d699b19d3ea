"""Change of loyalty (1.9, F37); the secret choice at the start is in test_dealing."""

from __future__ import annotations

from pamir_desktop.model.first_edition.leverage import DiscardFromTableau
from pamir_desktop.model.first_edition.loyalty import ChangeLoyalty, other_patriots
from pamir_desktop.model.first_edition.settling import SETTLE
from pamir_desktop.model.pieces import armies, gifts, spies, tribes
from pamir_desktop.model.terms import CardId
from tests.model import given
from tests.model.first_edition.tables import first_of, influence_in, lose_starting_card, table
from tests.model.given import AFGHAN, ANNA, BORIS, BRITISH, CLARA, HERAT, KABUL, RUSSIAN


def test_everything_that_marked_the_old_loyalty_goes() -> None:
    state = table(3, (BRITISH, RUSSIAN, RUSSIAN))
    given.court(state, ANNA, 20, 5, 40)
    given.prizes(state, ANNA, 25)
    given.gift(state, ANNA, 0)
    given.gift(state, ANNA, 1)
    given.tribe(state, ANNA, KABUL)
    given.spy(state, ANNA, 5)
    given.army(state, BRITISH, HERAT)
    state.log = []
    given.doing(state, ChangeLoyalty(ANNA, RUSSIAN))
    assert state.players[ANNA].court == [5]
    assert state.players[ANNA].prizes == []
    assert gifts(state, ANNA) == []
    assert not first_of(state).starting_cards & 1
    assert given.purses(state)[ANNA] == 2  # the leverage of #40
    assert influence_in(state, ANNA) == (0, 0, 0)
    # tribes and spies follow the player, armies stay with the empire
    assert (tribes(state, ANNA, KABUL), spies(state, ANNA, CardId(5))) == (1, 1)
    assert armies(state, BRITISH, HERAT) == 1
    assert [entry.id for entry in state.log][:3] == [
        "cylinder.returned",
        "cylinder.returned",
        "gifts.lost",
    ]
    assert state.log[-1].id == "loyalty.changed"


def test_the_patriot_that_causes_it_is_kept() -> None:
    state = table(3, (BRITISH, RUSSIAN, RUSSIAN))
    given.court(state, ANNA, 20, 84)
    assert other_patriots(state, ANNA, CardId(84)) == (20,)
    given.doing(state, ChangeLoyalty(ANNA, RUSSIAN, kept=CardId(84)))
    assert state.players[ANNA].court == [84]
    assert state.players[ANNA].loyalty is RUSSIAN


def test_f19_without_any_marker_the_loyalty_is_afghan() -> None:
    state = table(3, (BRITISH, RUSSIAN, AFGHAN))
    lose_starting_card(state, ANNA, BORIS)
    given.court(state, BORIS, 84)
    given.gift(state, ANNA, 0)
    given.gift(state, BORIS, 0)
    given.doing(state, SETTLE)
    assert [player.loyalty for player in state.players] == [AFGHAN, RUSSIAN, AFGHAN]
    assert (gifts(state, ANNA), gifts(state, BORIS)) == ([], [0])


def test_f39_several_players_from_the_active_one_clockwise() -> None:
    state = table(3, (BRITISH, RUSSIAN, RUSSIAN))
    lose_starting_card(state, ANNA, BORIS, CLARA)
    state.active = BORIS
    state.log = []
    given.doing(state, SETTLE)
    defaults = [entry.args["seat"] for entry in state.log if entry.id == "loyalty.default"]
    assert defaults == [1, 2, 0]


def test_f39_the_default_waits_until_everything_is_settled() -> None:
    state = table(3, (BRITISH, RUSSIAN, RUSSIAN))
    lose_starting_card(state, ANNA)
    given.court(state, ANNA, 20)
    given.doing(state, DiscardFromTableau(ANNA, (CardId(20),), "limit"))
    assert state.players[ANNA].loyalty is BRITISH
    given.doing(state, SETTLE)
    assert state.players[ANNA].loyalty is AFGHAN
