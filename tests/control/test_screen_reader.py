"""The reader of the table: created on first use, and able to say why an entry is closed."""

from __future__ import annotations

import pytest

from pamir_desktop.app import Application
from pamir_desktop.control.screen_reader import connect_screen_reader
from pamir_desktop.model.decisions import Purchase
from pamir_desktop.model.rules.turn import TakeActions
from pamir_desktop.views.accessible.reader import Reader
from pamir_desktop.views.table.spots import DrawDeck, MarketSlot
from pamir_desktop.views.texts.reasons import reason_text
from pamir_desktop.views.texts.spot_reasons import idle_reason
from pamir_desktop.views.texts.voice import Voice
from tests.model import given
from tests.model.given import ANNA
from tests.window.table_positions import show_state


@pytest.fixture
def reader(application: Application) -> Reader:
    view = application.window.table.view
    made = connect_screen_reader(application.control, view)
    before = view.findChildren(Reader)
    reader = made()
    assert reader not in before, "it is created on first use"
    assert made() is reader
    return reader


def lay_market(application: Application) -> None:
    state = given.table()
    given.market(state, top=(1, 2, 3, 4, 5, 6))
    given.rupees(state, ANNA, 1)
    state.agenda.append(TakeActions(ANNA))
    show_state(application, state)


def test_a_closed_entry_says_what_the_rules_say(application: Application, reader: Reader) -> None:
    lay_market(application)
    reason = application.session.why_not(Purchase(4))
    assert reason is not None
    assert reason.id == "buy.too_dear"
    assert reader.why_not(MarketSlot(4)) == reason_text(
        reason, Voice(application.control.display.setup)
    )


def test_an_entry_that_no_rule_forbids_says_what_it_waits_for(
    application: Application, reader: Reader
) -> None:
    lay_market(application)
    decision = application.session.decision
    assert decision is not None
    assert reader.why_not(DrawDeck()) == idle_reason(DrawDeck(), decision)


def test_without_a_game_nothing_is_to_be_decided(reader: Reader) -> None:
    assert reader.why_not(MarketSlot(0)) == idle_reason(MarketSlot(0), None)


def test_the_view_offers_the_root_of_its_reader(application: Application, reader: Reader) -> None:
    root = application.window.table.view.accessible_root
    assert root is not None
    assert root() is reader.root()
