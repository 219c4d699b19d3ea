"""Random games of the first edition: their options, and players who also make deals."""

from __future__ import annotations

from typing import Final, TypeVar

from attrs import fields_dict

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Choice, Decision, ProposeEnd
from pamir_desktop.model.rng import draw
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import NO_CARD, REGIONS, CardId, Seat
from pamir_desktop.model.values import define

from . import deals
from .choices import ProposeDeal
from .deal import Goods, Promise
from .options import FirstEditionOptions, preset_options
from .terms import Deed, SpecialAction
from .turn import MENU

T = TypeVar("T")

ONE_DEAL_IN: Final = 48
ONE_END_IN: Final = 400
"""How often one of them comes up."""


OPTIONS: Final = tuple(fields_dict(FirstEditionOptions))
"""Their names."""

ONE_PRESET_IN: Final = 4
"""How often a table plays without a change of the options."""

FEWEST_FOR_WEAK_STATES: Final = 4


def drawn_options(players: int, seed: int) -> FirstEditionOptions:
    """Options for a random game: each of them on or off, but as preset in every fourth game."""
    dice = RandomPlayer(seed)
    if not draw(dice, ONE_PRESET_IN):
        return preset_options(players)
    chosen = {name: bool(draw(dice, 2)) for name in OPTIONS}
    chosen["weak_states"] &= players >= FEWEST_FOR_WEAK_STATES
    return FirstEditionOptions(**chosen)


@define
class RandomPlayer:
    """Every choice equally likely, except the end by agreement: no game would get far (F30)."""

    rng: int

    def pick(self, state: State, decision: Decision) -> Choice:
        choices = decision.choices
        if decision.prompt != MENU:
            return choices[draw(self, len(choices))]
        # one throw says which choice, and whether there is a deal instead
        roll = draw(self, len(choices) * ONE_DEAL_IN)
        if roll < len(choices):
            deal = self.deal(state)
            if deals.obstacle(state, deal) is None:
                return deal
        choice = choices[roll % len(choices)]
        while isinstance(choice, ProposeEnd) and draw(self, ONE_END_IN):
            choice = choices[draw(self, len(choices))]
        return choice

    def deal(self, state: State) -> ProposeDeal:
        """Any two halves, possible or not."""
        count = len(state.players)
        proposer = Seat(draw(self, count))
        partner = Seat((proposer + 1 + draw(self, count - 1)) % count)
        is_doer = state.active in (proposer, partner)
        promise = self._promise(state) if is_doer and draw(self, 2) else None
        return ProposeDeal(
            proposer, partner, self._goods(state, proposer), self._goods(state, partner), promise
        )

    def _goods(self, state: State, seat: Seat) -> Goods:
        player = state.players[seat]
        cards = (self._one_of(tuple(player.hand)),) if player.hand and not draw(self, 3) else ()
        return Goods(draw(self, min(player.rupees, 2) + 1), cards)

    def _promise(self, state: State) -> Promise:
        deed = self._one_of(tuple(Deed))
        rupees, is_omission = 1 + draw(self, 2), not draw(self, 3)
        if deed is not Deed.USE:
            return Promise(rupees, deed, self._card(state, deed), is_omission=is_omission)
        return Promise(
            rupees,
            deed,
            NO_CARD,
            self._one_of(tuple(SpecialAction)),
            None if draw(self, 2) else Seat(draw(self, len(state.players))),
            None if draw(self, 2) else self._one_of(REGIONS),
            is_omission,
        )

    def _card(self, state: State, deed: Deed) -> CardId:
        """One that the active player could buy, play or discard."""
        in_reach = state.market_cards if deed is Deed.BUY else state.players[state.active].hand
        return self._one_of(tuple(card for card in in_reach if card) or tuple(CARDS))

    def _one_of(self, values: tuple[T, ...]) -> T:
        return values[draw(self, len(values))]
