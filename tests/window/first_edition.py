"""A person who plays the first edition at the window, for tests."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pamir_desktop.model import Choice, Decision, SeatSetup, Setup
from pamir_desktop.model.decisions import AgreeEnd, EndTurn, ProposeEnd
from pamir_desktop.model.first_edition.choices import CounterOffer, MakeOffer
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.rng import draw
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import Colour
from pamir_desktop.views.prompt.prompt_choices import button_choices
from pamir_desktop.views.table.edition_hands import hands_of
from pamir_desktop.views.table.gestures import Gesture
from tests.window.application import NAMES
from tests.window.person import Person

PLAIN = FirstEditionOptions()


def first_table(
    people: int, seed: int = 1, options: FirstEditionOptions = PLAIN, *, open_hands: bool = False
) -> Setup:
    chairs = tuple(SeatSetup(NAMES[i], Colour(i)) for i in range(people))
    return Setup(chairs, seed=seed, open_hands=open_hands, first_edition=options)


def without_early_end(decision: Decision, dice: Dice) -> Choice:
    """Chance, but nobody agrees to end the game, and turns end soon."""
    end = EndTurn()
    if draw(dice, 3) == 0 and end in decision.choices:
        return end
    while isinstance(choice := dice.pick(decision), ProposeEnd | AgreeEnd):
        if len(decision.choices) == 1:
            break
    return choice


class FirstPerson(Person):
    made = 0  # choices by hand

    def make(self, decision: Decision, choice: Choice) -> None:
        position = self.view.table.position
        assert position is not None
        assert position.decision == decision
        hands = hands_of(position.state.setup)
        ways = [g for g in hands.gestures(position.state, decision) if g.choice == choice]
        if isinstance(choice, EndTurn):
            QTest.keyClick(self.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        elif isinstance(choice, MakeOffer | CounterOffer):
            self.offer(choice)
        elif all(way == Gesture(choice) for way in ways):
            digit = dict(button_choices(decision, hands))[choice] + (decision.prompt == hands.menu)
            QTest.keyClick(self.view, Qt.Key(Qt.Key.Key_0 + digit))
        else:
            self._by_hand(ways)
        QApplication.processEvents()

    def _by_hand(self, ways: list[Gesture]) -> None:
        """Mouse, drag and keyboard in turn; what needs a drag is dragged."""
        self.made += 1
        way = ways[self.made % len(ways)]
        next(self.ways)(way.grab, way.drop, way.click)

    def offer(self, choice: MakeOffer | CounterOffer) -> None:
        stepper = self.page.bar.stepper
        for _ in range(40):
            if stepper.rupees() == choice.rupees:
                break
            up = stepper.rupees() < choice.rupees
            QTest.keyClick(self.view, Qt.Key.Key_Plus if up else Qt.Key.Key_Minus)
        QTest.keyClick(self.view, Qt.Key(Qt.Key.Key_0 + stepper.key))
