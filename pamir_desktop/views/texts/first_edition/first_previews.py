"""Consequences of a choice that only the first edition knows: tolls and favor cards."""

from __future__ import annotations

from pamir_desktop.model.first_edition.facts import TablePreview
from pamir_desktop.model.terms import NOBODY, Coalition, Seat
from pamir_desktop.views.texts.sentences import Sentences


class FirstPreviewLine(Sentences):
    def all(self, preview: TablePreview) -> list[str]:
        found = [self.toll(owner, due) for owner, due in preview.tolls]
        for coalition, (_, holder) in preview.favors.items():
            found.append(self.favor(coalition, Seat(holder)))
        return found

    def toll(self, owner: Seat, due: int) -> str:
        self.let(player=self.voice.player(owner))
        return self.tr("toll first: %n rupee(s) to {player}", "", due)

    def favor(self, coalition: Coalition, holder: Seat) -> str:
        self.let(player=self.voice.player(holder))
        match coalition:
            case Coalition.AFGHAN if holder == NOBODY:
                return self.tr("no one holds the Afghan favor card")
            case Coalition.BRITISH if holder == NOBODY:
                return self.tr("no one holds the British favor card")
            case Coalition.RUSSIAN if holder == NOBODY:
                return self.tr("no one holds the Russian favor card")
            case Coalition.AFGHAN:
                return self.tr("the Afghan favor card goes to {player}")
            case Coalition.BRITISH:
                return self.tr("the British favor card goes to {player}")
            case Coalition.RUSSIAN:
                return self.tr("the Russian favor card goes to {player}")
