"""What the first edition says differently."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pamir_desktop.model.first_edition.facts import TablePreview
from pamir_desktop.views.texts.choice_labels import Button, Menu
from pamir_desktop.views.texts.editions import EditionTexts
from pamir_desktop.views.texts.prompts import Prompt
from pamir_desktop.views.texts.sentences import Sentences

from .first_changes import ICONS, FirstChangeLine
from .first_labels import FirstButton, FirstMenu
from .first_log import CampaignLog, FirstTurnLog, OfferLog, ToppleLog
from .first_previews import FirstPreviewLine
from .first_prompts import FirstPrompt
from .first_reasons import FirstWhyNot
from .first_signs import FirstCardSigns, FirstTableSigns
from .first_spot_names import FirstSpotName, first_idle_reason
from .topple_lines import ToppleInMarket

if TYPE_CHECKING:
    from pamir_desktop.model.decisions import Decision
    from pamir_desktop.model.preview import Preview
    from pamir_desktop.model.setup import Setup
    from pamir_desktop.views.art.icons import Icon
    from pamir_desktop.views.table.position import Position
    from pamir_desktop.views.table.signs import Sign
    from pamir_desktop.views.table.spots import Spot
    from pamir_desktop.views.texts.sign_texts import SignText
    from pamir_desktop.views.texts.voice import Voice

LOG: Final[dict[str, type[Sentences]]] = {
    name: group
    for group in (FirstTurnLog, OfferLog, CampaignLog, ToppleLog)
    for name in vars(group)
    if not name.startswith("_")
}


class FirstEditionTexts(EditionTexts):
    menus = frozenset({"first.action"})

    def prompt(self, name: str) -> type[Prompt]:
        return FirstPrompt if name in vars(FirstPrompt) else super().prompt(name)

    def button(self, name: str) -> type[Button]:
        return FirstButton if name in vars(FirstButton) else super().button(name)

    def menu(self, name: str) -> type[Menu] | None:
        if name in vars(FirstMenu):
            return FirstMenu
        return None if name in vars(FirstButton) else super().menu(name)

    def log(self, name: str) -> type[Sentences]:
        return LOG.get(name) or super().log(name)

    def reason(self, name: str) -> type[Sentences]:
        return FirstWhyNot if name in vars(FirstWhyNot) else super().reason(name)

    def spot_parts(self, spot: Spot, position: Position, voice: Voice) -> list[str]:
        found = FirstSpotName(position, voice).parts(spot)
        return super().spot_parts(spot, position, voice) if found is None else found

    def sign_text(self, sign: Sign, setup: Setup) -> SignText | None:
        return FirstCardSigns(sign, setup).found() or FirstTableSigns(sign, setup).found()

    def further_consequences(self, preview: Preview, voice: Voice) -> list[str]:
        assert isinstance(preview, TablePreview)
        return FirstPreviewLine({}, voice).all(preview)

    def change(self, name: str) -> tuple[type[Sentences], Icon]:
        return (FirstChangeLine, ICONS[name]) if name in ICONS else super().change(name)

    def check_in_market(self, price: int, *, is_last: bool) -> str:
        return ToppleInMarket().text(price, is_last=is_last)

    def idle_reason(self, spot: Spot, decision: Decision) -> str | None:
        return first_idle_reason(spot)


FIRST: Final = FirstEditionTexts()
