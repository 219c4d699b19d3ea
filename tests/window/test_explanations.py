"""Every icon and term explains itself under the mouse and by keyboard, and leads to its rule."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from pamir_desktop import LANGUAGES
from pamir_desktop.app import Application
from pamir_desktop.demo import play_on
from pamir_desktop.model.cards import CARDS, EVENTS, is_event
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.terms import NOBODY, CardAction, CardId
from pamir_desktop.views.panels.inspector_words import fact_lines
from pamir_desktop.views.panels.log_signs import link_of, log_sign, sign_of
from pamir_desktop.views.panels.sign_labels import SignLabel, TermText
from pamir_desktop.views.panels.sign_sheet import SignSheet
from pamir_desktop.views.rulebook.pages import PAGES, page_for_sign
from pamir_desktop.views.table.card_signs import card_signs
from pamir_desktop.views.table.signs import Sign, Term
from pamir_desktop.views.table.spots import CourtCard
from pamir_desktop.views.table.table_texts import (
    court_word,
    cylinders_word,
    hand_word,
    influence_word,
    shelter_word,
)
from pamir_desktop.views.texts.sign_texts import sign_text
from tests.window.application import table
from tests.window.by_hand import tip_at
from tests.window.languages.words_painted import recorded


@pytest.fixture(autouse=True)
def no_tip_left() -> Iterator[None]:
    yield
    QToolTip.hideText()


def crowded(application: Application) -> None:
    """A position with something of nearly everything."""
    application.session.start(random_setup(4, 56))
    play_on(application, Dice(56), 200)
    application.checks.skip()
    application.control.display.lift_curtain()
    application.app.processEvents()


def one_line(tip: str) -> str:
    """Without the line breaks that keep it narrow."""
    return tip.replace("\u2060", "").replace("\n", " ")


def all_signs() -> list[Sign]:
    """Of every card, and of everything else on the table."""
    printed = [sign for card in (*CARDS, *EVENTS) for sign, _ in card_signs(CardId(card), 120)]
    on_cards = {sign.term for sign in printed}
    return printed + [Sign(term, 1) for term in Term if term not in on_cards]


def test_every_sign_has_words_and_a_page() -> None:
    setup = table(3)
    for sign in all_signs():
        said = sign_text(sign, setup)
        assert said.title, sign
        assert said.text.endswith("."), (sign, said)
        assert page_for_sign(sign) in PAGES, sign


def test_every_mark_of_a_card_is_explained_where_it_is() -> None:
    for card, facts in CARDS.items():
        terms = [sign.term for sign, _ in card_signs(CardId(card), 120)]
        assert terms.count(Term.ACTION) == len(facts.actions), card
        assert terms.count(Term.IMPACT) >= len(facts.impact), card
        assert (Term.PATRIOT in terms) == (facts.patriot is not None), card
        assert (Term.PRIZE in terms) == (facts.prize is not None), card
        assert (Term.ABILITY in terms) == (facts.ability is not None), card


def hover(application: Application, at: QPointF) -> None:
    view = application.window.table.view
    place, none = QPointF(view.mapFromScene(at)), Qt.MouseButton.NoButton
    glob = QPointF(view.viewport().mapToGlobal(place.toPoint()))
    kind, keys = QEvent.Type.MouseMove, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(view.viewport(), QMouseEvent(kind, place, glob, none, none, keys))


def test_everything_on_the_table_explains_itself_under_the_mouse(
    application: Application,
) -> None:
    crowded(application)
    scene = application.window.table.view.table
    seen: set[object] = set()
    for item in (scene.prices, *scene.table_items(), scene.points):
        for sign, rect in item.signs():
            centre = item.mapRectToScene(rect).center()
            found = application.window.table.view.help.explainer.place_at(centre)
            if found is None or found.sign != sign:
                continue  # a spy or a coin is above it
            said = sign_text(sign, application.control.display.setup)
            assert said.text in one_line(tip_at(application, centre)), sign
            seen.add(sign.term)
    assert {Term.SUIT, Term.RANK, Term.REGION, Term.ACTION, Term.IMPACT, Term.PRICE} <= seen
    assert {Term.RUPEES, Term.SHELTER, Term.HAND, Term.COURT, Term.CYLINDERS} <= seen
    assert {Term.POINTS, Term.LOYALTY, Term.INFLUENCE, Term.GIFTS, Term.SUPPLY} <= seen
    assert {Term.DECK, Term.CHECKS_LEFT, Term.DISCARD, Term.RULER} <= seen


def test_costs_are_named(application: Application) -> None:
    setup = table(2)
    by_action = {
        action: next(c for c, facts in CARDS.items() if action in facts.actions)
        for action in CardAction
    }
    for action, cost in ((CardAction.BUILD, "2"), (CardAction.BETRAY, "2"), (CardAction.GIFT, "6")):
        sign = Sign(Term.ACTION, action, CardId(by_action[action]))
        assert cost in sign_text(sign, setup).text


def test_f1_opens_the_rule_of_the_sign_under_the_mouse(application: Application) -> None:
    crowded(application)
    scene = application.window.table.view.table
    (sign, rect) = scene.prices.signs()[2]
    hover(application, scene.prices.mapRectToScene(rect).center())
    QTest.keyClick(application.window, Qt.Key.Key_F1)
    rules = application.window.rules_help.rules
    assert rules is not None
    assert rules.page == page_for_sign(sign) == "buying"


def test_the_keyboard_goes_from_sign_to_sign(application: Application) -> None:
    crowded(application)
    window, view = application.window, application.window.table.view
    heard: list[str] = []
    view.help.explainer.explained.connect(heard.append)
    card = next(spot for spot in view.table.spots() if isinstance(spot, CourtCard))
    view.pointer.focus(card)
    item = view.table.item_of(card)
    assert item is not None
    signs = [sign for sign, _ in item.signs()]
    for sign in signs:
        QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
        assert view.help.explainer.shown_sign() == sign
        said = sign_text(sign, application.control.display.setup)
        assert said.text in one_line(QToolTip.text())
        assert heard[-1] == said.spoken()
    QTest.keyClick(window, Qt.Key.Key_F1)
    rules = window.rules_help.rules
    assert rules is not None
    assert rules.page == page_for_sign(signs[-1])


def test_another_key_ends_the_explanation(application: Application) -> None:
    crowded(application)
    view = application.window.table.view
    QTest.keyClick(application.window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert view.help.explainer.shown_sign() is not None
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert view.help.explainer.shown_sign() is None


def details(application: Application, card: CardId) -> list[SignLabel]:
    application.window.resize(1920, 1080)
    application.app.processEvents()
    application.control.display.read(card)
    inspector = application.window.table.side.inspector
    inspector.complete()
    application.app.processEvents()
    return inspector.findChildren(SignLabel)


def test_terms_of_the_card_details_explain_themselves_and_lead_to_their_rules(
    application: Application,
) -> None:
    crowded(application)
    court = application.session.state.players[0].court
    card = next(card for card in court if not is_event(card))
    terms = [term for term in details(application, card) if term.isVisible()]
    assert len(terms) >= 3
    for term in terms:
        said = sign_text(term.sign, application.control.display.setup)
        assert said.text in one_line(term.toolTip())
        QTest.mouseClick(term, Qt.MouseButton.LeftButton)
        rules = application.window.rules_help.rules
        assert rules is not None
        assert rules.page == page_for_sign(term.sign)


def test_empty_card_details_lead_to_how_cards_are_read(application: Application) -> None:
    application.session.start(table(2))
    words = application.window.table.side.inspector.findChild(TermText)
    assert words is not None
    assert "Point at a card" in words.text()
    words.linkActivated.emit("0")
    rules = application.window.rules_help.rules
    assert rules is not None
    assert rules.page == "read_card"


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_of_three_players_are_named_at_1920x1080(
    application: Application, language: str
) -> None:
    """Icons alone say nothing to newcomers."""
    application.settings.change(language=language)
    application.window.resize(1920, 1080)
    application.session.start(table(3))
    while application.session.state.active == NOBODY:
        assert application.session.decision is not None
        application.control.choose(application.session.decision.choices[0])
    with recorded() as recorder:
        application.window.table.view.viewport().grab()
    for word in (shelter_word(), hand_word(), court_word(), influence_word(), cylinders_word()):
        assert sum(painted.text == word for painted in recorder.painted) == 3


def test_the_terms_are_one_stop_of_the_tab_key_and_arrows_go_on(application: Application) -> None:
    crowded(application)
    card = application.session.state.players[0].court[0]
    terms = [term for term in details(application, card) if term.isVisible()]
    stops = [term for term in terms if term.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == terms[:1]
    application.window.activateWindow()
    terms[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert terms[0].toolTip() == QToolTip.text()
    QTest.keyClick(terms[0], Qt.Key.Key_Down)
    assert terms[1].hasFocus()
    QTest.keyClick(terms[1], Qt.Key.Key_Return)
    rules = application.window.rules_help.rules
    assert rules is not None
    assert rules.page == page_for_sign(terms[1].sign)


def test_the_enlarged_card_explains_what_is_under_the_mouse(application: Application) -> None:
    crowded(application)
    card = application.session.state.players[0].court[0]
    details(application, card)
    picture = application.window.table.side.inspector.picture
    wide = picture.pixmap().width() / picture.pixmap().devicePixelRatio()
    for sign, rect in card_signs(card, wide):
        at = rect.center() + QPointF((picture.width() - wide) / 2, 0)
        QTest.mouseMove(picture, at.toPoint())
        none, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, keys)
        QApplication.sendEvent(picture, event)
        assert sign_text(sign, application.control.display.setup).title in picture.toolTip()
    QTest.mouseClick(picture, Qt.MouseButton.LeftButton, pos=QPoint(int(at.x()), int(at.y())))
    assert application.window.rules_help.rules is not None


def point(widget: QWidget, at: QPointF) -> None:
    none, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    glob = QPointF(widget.mapToGlobal(at.toPoint()))
    event = QMouseEvent(QEvent.Type.MouseMove, at, glob, none, none, keys)
    QApplication.sendEvent(widget, event)


def forecast(application: Application) -> SignSheet:
    application.window.resize(1920, 1080)
    application.app.processEvents()
    if not application.window.table.part_shown("forecast"):
        QTest.keyClick(application.window, Qt.Key.Key_F4)
    application.app.processEvents()
    return application.window.table.side.forecast.sheet


def test_everything_in_the_forecast_explains_itself_under_the_mouse(
    application: Application,
) -> None:
    crowded(application)
    sheet = forecast(application)
    setup = application.control.display.setup
    seen = set()
    for sign, rect in sheet.signs():
        point(sheet, rect.center())
        assert sign_text(sign, setup).text in one_line(sheet.toolTip())
        QTest.keyClick(application.window, Qt.Key.Key_F1)
        rules = application.window.rules_help.rules
        assert rules is not None
        assert rules.page == page_for_sign(sign)
        seen.add(sign.term)
    assert {Term.DOMINANCE, Term.BLOCKS_IN_PLAY, Term.ON_FAILURE, Term.ON_SUCCESS} <= seen
    assert Term.CHECKS_LEFT in seen
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(20, 30))
    assert rules is not None
    assert rules.page == "checks"


def test_arrows_go_through_the_forecast(application: Application) -> None:
    crowded(application)
    sheet = forecast(application)
    application.window.activateWindow()
    sheet.setFocus(Qt.FocusReason.TabFocusReason)
    for sign, _ in sheet.signs():
        said = sign_text(sign, application.control.display.setup)
        assert said.text in one_line(QToolTip.text())
        assert sheet.accessibleDescription() == said.spoken()
        QTest.keyClick(sheet, Qt.Key.Key_Return)
        rules = application.window.rules_help.rules
        assert rules is not None
        assert rules.page == page_for_sign(sign)
        QTest.keyClick(sheet, Qt.Key.Key_Down)


def test_what_the_details_say_about_this_game_explains_itself(application: Application) -> None:
    crowded(application)
    state = application.session.state
    card = next(card for card in state.market_cards if card in CARDS)
    details(application, card)
    inspector = application.window.table.side.inspector
    text = inspector.findChild(TermText)
    assert text is not None
    assert inspector.facts is not None
    application.window.activateWindow()
    text.setFocus(Qt.FocusReason.TabFocusReason)
    for sign, _ in fact_lines(inspector.facts, state.setup):
        while sign_text(sign, state.setup).spoken() != text.accessibleDescription():
            QTest.keyClick(text, Qt.Key.Key_Tab)
            assert text.hasFocus(), sign
        assert sign_text(sign, state.setup).text in one_line(QToolTip.text())
        QTest.keyClick(text, Qt.Key.Key_Return)
        rules = application.window.rules_help.rules
        assert rules is not None
        assert rules.page == page_for_sign(sign)


def test_icons_of_the_log_explain_themselves_and_lead_to_their_rules(
    application: Application,
) -> None:
    crowded(application)
    application.window.resize(1920, 1080)
    application.app.processEvents()
    log = application.window.table.side.log
    setup = application.control.display.setup
    game = application.session.game
    assert game is not None
    found = [log_sign(entry, setup.edition) for entry in game.log]
    signs = {sign.sign for sign in found if sign is not None}
    assert {Term.ACTION, Term.PRICE, Term.PLAYING, Term.RULER} <= {sign.term for sign in signs}
    html = log.toHtml()
    for sign in signs:
        link = link_of(sign)
        assert f'href="{link}"' in html, sign
        log.highlighted.emit(QUrl(link))
        assert sign_text(sign, setup).text in one_line(log.toolTip())
        log.anchorClicked.emit(QUrl(link))
        rules = application.window.rules_help.rules
        assert rules is not None
        assert rules.page == page_for_sign(sign)


def test_the_tab_key_explains_icons_of_the_log(application: Application) -> None:
    crowded(application)
    application.window.resize(1920, 1080)
    application.app.processEvents()
    log = application.window.table.side.log
    application.window.activateWindow()
    log.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(20):
        QTest.keyClick(log, Qt.Key.Key_Tab)
        sign = sign_of(log.textCursor().charFormat().anchorHref())
        if sign is not None:
            break
    assert sign is not None
    said = sign_text(sign, application.control.display.setup)
    assert said.text in one_line(QToolTip.text())
    assert log.accessibleDescription() == said.spoken()
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert application.window.rules_help.rules is not None
    assert application.window.rules_help.rules.page == page_for_sign(sign)
