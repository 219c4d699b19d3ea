"""How each edition says things. The words are found here by the setup of the game, nowhere else.

`EditionTexts` is the second edition and the base of all others: an edition overrides what it says
differently. Methods name the group of sentences that has the method for an id, because the name of
its class is the context of the translations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pamir_desktop.model.setup import Edition, Setup

if TYPE_CHECKING:
    from pamir_desktop.model.decisions import Decision
    from pamir_desktop.model.preview import Preview
    from pamir_desktop.views.art.icons import Icon
    from pamir_desktop.views.table.position import Position
    from pamir_desktop.views.table.signs import Sign
    from pamir_desktop.views.table.spots import Spot

    from .choice_labels import Button, Menu
    from .prompts import Prompt
    from .sentences import Sentences
    from .sign_texts import SignText
    from .voice import Voice


class EditionTexts:
    """The words of the second edition."""

    menus = frozenset({"turn.action"})
    """Prompts of the menu of a turn."""

    def prompt(self, name: str) -> type[Prompt]:
        from .prompts import Prompt  # noqa: PLC0415  # it asks for the edition itself

        return Prompt

    def button(self, name: str) -> type[Button]:
        from .choice_labels import Button  # noqa: PLC0415  # it asks for the edition itself

        return Button

    def menu(self, name: str) -> type[Menu] | None:
        """None: the button says all of it."""
        from .choice_labels import Menu  # noqa: PLC0415  # it asks for the edition itself

        return Menu if name in vars(Menu) else None

    def log(self, name: str) -> type[Sentences]:
        from .log_lines import SENTENCES  # noqa: PLC0415  # it asks for the edition itself

        return SENTENCES[name]

    def reason(self, name: str) -> type[Sentences]:
        from .reasons import WhyNot  # noqa: PLC0415  # it asks for the edition itself

        return WhyNot

    def spot_parts(self, spot: Spot, position: Position, voice: Voice) -> list[str]:
        """The name of an item and its state."""
        from .spot_names import SpotName  # noqa: PLC0415  # it asks for the edition itself

        return SpotName(position, voice).parts(spot)

    def sign_text(self, sign: Sign, setup: Setup) -> SignText | None:
        """What an icon or a figure means, if this edition says it differently."""
        return None

    def further_consequences(self, preview: Preview, voice: Voice) -> list[str]:
        """What else a choice changes that only this edition knows."""
        return []

    def change(self, name: str) -> tuple[type[Sentences], Icon]:
        """What has changed since one's last turn, and its icon."""
        from .change_lines import ICONS, ChangeLine  # noqa: PLC0415  # it asks for the edition itself

        return ChangeLine, ICONS[name]

    def check_in_market(self, price: int, *, is_last: bool) -> str:
        """A Dominance Check has entered the market."""
        from .check_lines import CheckInMarket  # noqa: PLC0415  # not needed in most turns

        return CheckInMarket().text(price)

    def idle_reason(self, spot: Spot, decision: Decision) -> str | None:
        """Why an item is not part of a decision, if this edition says it differently."""
        return None


_SECOND = EditionTexts()


def texts_of(setup: Setup) -> EditionTexts:
    if setup.edition is Edition.SECOND:
        return _SECOND
    from .first_edition.first_texts import FIRST  # noqa: PLC0415  # most games do without it

    return FIRST
