"""Help on one item of the table: its name, what can be done with it, and why the rest cannot.

A tooltip shows it beside the mouse, a menu offers it.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QMenu, QWidget

from pamir_desktop.model.decisions import Choice, Reason, Stop
from pamir_desktop.model.values import frozen
from pamir_desktop.views.texts.prompts import menu_label
from pamir_desktop.views.texts.reasons import reason_text
from pamir_desktop.views.texts.spot_names import spot_name
from pamir_desktop.views.texts.spot_reasons import idle_reason
from pamir_desktop.views.texts.translation import translate
from pamir_desktop.views.texts.voice import Voice

from .edition_hands import hands_of
from .gestures import GestureMap
from .position import Position
from .spots import Spot

WhyNot = Callable[[Choice], Reason | None]
"""The engine's reason; None if there is none, or nothing may be asked now."""


@frozen
class SpotHelp:
    name: str
    acts: tuple[tuple[Choice, str], ...]  # what can be done, and its label
    reasons: tuple[tuple[Choice, str], ...]  # what cannot be done, and why not

    @classmethod
    def on(cls, spot: Spot, position: Position, offer: GestureMap, why_not: WhyNot) -> SpotHelp:
        state, decision, voice = position.state, position.decision, Voice(position.state.setup)
        acts: dict[str, Choice] = {}
        if decision is not None:
            for choice in offer.beginning_at(spot):
                acts.setdefault(menu_label(choice, decision, state, voice), choice)
        reasons: dict[str, Choice] = {}
        for attempt in hands_of(state.setup).intents(spot, decision, state):
            reason = None if attempt in acts.values() else why_not(attempt)
            if reason is None or (acts and reason.id == "not_now"):
                continue
            idle = isinstance(attempt, Stop)  # nothing is ever chosen by pointing at it
            text = (
                idle_reason(spot, decision, setup=state.setup)
                if idle
                else reason_text(reason, voice)
            )
            reasons.setdefault(text, attempt)
        return cls(
            spot_name(spot, position, voice),
            tuple((choice, label) for label, choice in acts.items()),
            tuple((attempt, text) for text, attempt in reasons.items()),
        )

    def tip(self) -> str:
        return "\n".join([self.name, *(text for _, text in (*self.acts, *self.reasons))])

    def menu(
        self,
        parent: QWidget,
        choose: Callable[[Choice], object],
        ask: Callable[[Choice], object],
        closed: QIcon,
    ) -> QMenu:
        """The name, then what can be chosen, then the reasons; one of those is in the bar."""
        menu = QMenu(parent)
        menu.addAction(_plain(self.name)).setEnabled(False)
        menu.addSeparator()
        for choice, label in self.acts:
            _on(menu.addAction(_plain(label)), choose, choice)
        for attempt, text in self.reasons:
            _on(menu.addAction(closed, _plain(text)), ask, attempt)
        return menu


def rule_label() -> str:
    return translate("SpotHelp", "See rule")


def _on(action: QAction, act: Callable[[Choice], object], choice: Choice) -> None:
    action.triggered.connect(lambda: act(choice))


def _plain(text: str) -> str:
    """No letter of a menu is a mnemonic."""
    return text.replace("&", "&&")
