"""What guides Wakhan is written in her tray: never too small to read, never below her hand."""

from __future__ import annotations

import pytest

from pamir_desktop import LANGUAGES
from pamir_desktop.app import Application
from pamir_desktop.model.ai_cards import AI_CARDS
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.terms import Seat
from pamir_desktop.views.art.text_fit import LEGIBLE, without_soft_hyphens
from pamir_desktop.views.texts.wakhan_texts import ai_line
from tests.model import given
from tests.window.languages.words_painted import Recorder, recorded
from tests.window.table_positions import show_state

WAKHAN = Seat(0)
CARDS_USED = list(CARDS)


def show_tray(application: Application, front: int, court: int, hand: int) -> None:
    """Anna's turn, after one in which Wakhan has read this card."""
    state = given.table_with_wakhan()
    assert state.wakhan is not None
    state.wakhan.discard = [front]
    given.court(state, WAKHAN, *CARDS_USED[:court])
    given.hand(state, WAKHAN, *CARDS_USED[court : court + hand])
    show_state(application, given.acting(state, Seat(1)))


def written(recorder: Recorder, lines: set[str]) -> list[tuple[float, float]]:
    """The right end and the size of everything painted that belongs to these lines."""
    return [
        (one.rect.right(), one.size)
        for one in recorder.painted
        if len(one.text) > 3 and any(one.text in line for line in lines)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_her_card_are_legible_and_clear_of_her_hand(
    application: Application, language: str
) -> None:
    application.settings.change(language=language)
    view = application.window.table.view
    seen = set()
    for front, card in AI_CARDS.items():
        lines = {without_soft_hyphens(ai_line(line)) for line in card.lines}
        for court in range(5):
            for hand in (0, 1):
                # Given Wakhan with a court, and perhaps a card that comes into it
                show_tray(application, front, court, hand)
                (head,) = view.table.heads

                # When her tray is painted
                with recorded() as recorder:
                    head.update()
                    view.grab()
                found = written(recorder, lines)

                # Then nothing is too small, and nothing where the card is
                assert all(size >= LEGIBLE - 0.1 for _, size in found)
                box = view.mapFromScene(head.mapToScene(head.hand_rect())).boundingRect()
                assert not hand or all(right <= box.left() for right, _ in found)
                seen.add((court, hand, bool(found)))

    # And with a small court her card is there
    assert {(0, 0, True), (0, 1, True), (1, 1, True)} <= seen
    assert (0, 0, False) not in seen
