"""Screen reader support: connects the game to the reader of the view."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from pamir_desktop.model import Reason
from pamir_desktop.views.accessible.factory import install
from pamir_desktop.views.table.edition_hands import hands_of
from pamir_desktop.views.table.spots import Spot
from pamir_desktop.views.table.view import TableView
from pamir_desktop.views.texts.reasons import reason_text
from pamir_desktop.views.texts.spot_reasons import idle_reason
from pamir_desktop.views.texts.voice import Voice

from .table_control import TableControl

if TYPE_CHECKING:
    from pamir_desktop.views.accessible.reader import Reader


def connect_screen_reader(control: TableControl, view: TableView) -> Callable[[], Reader]:
    """Let assistive technology follow the game that the control shows in the view.

    Returns a function that creates the reader on first use.
    """

    def sentence(reason: Reason | None) -> str:
        return "" if reason is None else reason_text(reason, Voice(control.display.setup))

    def why_not(spot: Spot) -> str:
        """Computed by the engine only on request."""
        position = view.table.position
        decision = None if position is None else position.decision
        if position is None or decision is None or control.session.game is None:
            return idle_reason(spot, None)
        setup = position.state.setup
        wanted = hands_of(setup).intent(spot, decision, position.state)
        reason = None if wanted is None else control.session.why_not(wanted)
        return sentence(reason) or idle_reason(
            spot, decision, holding=view.held is not None, setup=setup
        )

    @cache
    def made() -> Reader:
        from pamir_desktop.views.accessible.reader import (  # noqa: PLC0415  # not needed to start
            Reader,
        )

        reader = Reader(view, why_not)
        control.display.began.connect(reader.begin)
        control.display.log_appended.connect(reader.announce_log)
        control.display.position_changed.connect(reader.show_position)
        control.display.prompt_changed.connect(reader.ask)
        control.refused.connect(lambda reason: reader.refuse(sentence(reason)))
        view.help.explainer.explained.connect(lambda text: reader.say(text, at_once=True))
        return reader

    install()
    view.accessible_root = lambda: made().root()
    return made
