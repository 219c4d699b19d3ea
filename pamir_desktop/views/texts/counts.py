"""Numbers of things, as labels: `Count(3).rupees()` is "3 rupees"."""

from __future__ import annotations

from pamir_desktop.model.terms import Coalition
from pamir_desktop.model.values import frozen

from .translation import Translated


@frozen
class Count(Translated):
    number: int

    def rupees(self) -> str:
        return self.tr("%n rupee(s)", "", self.number)

    def cards(self) -> str:
        return self.tr("%n card(s)", "", self.number)

    def victory_points(self) -> str:
        return self.tr("%n victory point(s)", "", self.number)

    def influence_points(self) -> str:
        return self.tr("%n influence point(s)", "", self.number)

    def cylinders(self) -> str:
        return self.tr("%n cylinder(s)", "", self.number)

    def tribes(self) -> str:
        return self.tr("%n tribe(s)", "", self.number)

    def spies(self) -> str:
        return self.tr("%n spy/spies", "", self.number)

    def armies(self, coalition: Coalition) -> str:
        match coalition:
            case Coalition.AFGHAN:
                return self.tr("%n Afghan army/armies", "", self.number)
            case Coalition.BRITISH:
                return self.tr("%n British army/armies", "", self.number)
            case Coalition.RUSSIAN:
                return self.tr("%n Russian army/armies", "", self.number)

    def roads(self, coalition: Coalition) -> str:
        match coalition:
            case Coalition.AFGHAN:
                return self.tr("%n Afghan road(s)", "", self.number)
            case Coalition.BRITISH:
                return self.tr("%n British road(s)", "", self.number)
            case Coalition.RUSSIAN:
                return self.tr("%n Russian road(s)", "", self.number)

    def blocks(self, coalition: Coalition) -> str:
        match coalition:
            case Coalition.AFGHAN:
                return self.tr("%n Afghan block(s)", "", self.number)
            case Coalition.BRITISH:
                return self.tr("%n British block(s)", "", self.number)
            case Coalition.RUSSIAN:
                return self.tr("%n Russian block(s)", "", self.number)
