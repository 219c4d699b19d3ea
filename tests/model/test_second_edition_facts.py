"""The second edition's reading of a position: a card's end in the court is a formality."""

from __future__ import annotations

from pamir_desktop.model import SeatSetup, Setup, apply, new_game, pending, preview
from pamir_desktop.model.decisions import PlayCard
from pamir_desktop.model.second_edition_facts import SECOND_EDITION
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import Colour

SEATS = (SeatSetup("Anna", Colour.RED), SeatSetup("Boris", Colour.BLUE))


def test_a_preview_does_not_stop_to_ask_for_the_end_of_the_court() -> None:
    state, dice = new_game(Setup(SEATS, seed=2)), Dice(2)
    seen = 0
    while (decision := pending(state)) is not None and seen < 5:
        for choice in decision.choices:
            if isinstance(choice, PlayCard) and state.players[decision.seat].court:
                asked = preview(state, choice).asks
                assert asked is None or asked.prompt != "play.end"
                played = apply(state, choice).state
                is_asked = pending(played)
                if is_asked is not None and is_asked.prompt == "play.end":
                    assert isinstance(played.agenda[-1], SECOND_EDITION.formalities)
                    seen += 1
        state = apply(state, dice.pick(decision)).state
    assert seen
