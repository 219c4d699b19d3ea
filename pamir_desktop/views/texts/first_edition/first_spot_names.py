"""The spoken names of items that mean something else in the first edition."""

from __future__ import annotations

from pamir_desktop.model.first_edition.facts import FirstFacts, FirstPlayerFacts
from pamir_desktop.model.first_edition.terms import MODE_OF, SpecialAction
from pamir_desktop.model.terms import NOBODY, CardId, Coalition, Region, Seat, Suit
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.table.spots import (
    ActionTile,
    DialSpot,
    DrawDeck,
    FavorSpot,
    PlayerPanel,
    RegionSpot,
    Spot,
    SuitSpot,
)
from pamir_desktop.views.texts import terms
from pamir_desktop.views.texts.counts import Count
from pamir_desktop.views.texts.sentences import Sentences
from pamir_desktop.views.texts.translation import translate
from pamir_desktop.views.texts.voice import Voice

from .first_terms import favor_effect, regime_effect, regime_name, special_action_title


class FirstSpotName(Sentences):
    """One method per kind of item, each a list of short parts."""

    def __init__(self, position: Position, voice: Voice) -> None:
        super().__init__({}, voice)
        self.position = position
        self.state = position.state
        assert position.facts.first is not None
        self.first: FirstFacts = position.facts.first

    def parts(self, spot: Spot) -> list[str] | None:
        """None: it is called as in the second edition."""
        match spot:
            case ActionTile(card, SpecialAction() as action):
                return self._action(card, action)
            case RegionSpot(region):
                return self._region(region)
            case PlayerPanel(seat):
                return self._player(seat)
            case SuitSpot(suit):
                return self._regime(suit)
            case DrawDeck():
                return self._deck()
            case FavorSpot(coalition):
                return self._favor(coalition)
            case _:
                return None

    def _action(self, card: CardId, action: SpecialAction) -> list[str]:
        parts = [special_action_title(action), self.voice.card(card)]
        if MODE_OF[action] is self.state.favored:
            parts.append(self.tr("free action in this regime"))
        return parts

    def _region(self, region: Region) -> list[str]:
        return [self.voice.region(region)]

    def _regime(self, suit: Suit) -> list[str]:
        self.let(regime=regime_name(suit))
        parts = [self.tr("regime: {regime}"), regime_effect(suit)]
        if self.state.favored is suit:
            parts.append(self.tr("in effect"))
        return parts

    def _deck(self) -> list[str]:
        self.let(topples=str(self.first.topples_left))
        cards = Count(len(self.state.deck)).cards()
        return [self.tr("deck"), cards, self.tr("topples left: {topples}")]

    def _favor(self, coalition: Coalition) -> list[str]:
        holder = self.first.favor_holders[coalition]
        if holder == NOBODY:
            return [favor_effect(coalition), self.tr("held by no one")]
        self.let(holder=self.voice.player(holder))
        return [favor_effect(coalition), self.tr("held by {holder}")]

    # --- Players -----------------------------------------------------------------------------

    def _player(self, seat: Seat) -> list[str]:
        player, facts = self.state.players[seat], self.first.players[seat]
        chair = self.state.setup.seats[seat]
        self.let(
            colour=terms.colour_name(chair.colour),
            loyalty=terms.no_coalition()
            if player.loyalty is None
            else terms.coalition_name(player.loyalty),
            hand=Count(len(player.hand)).cards(),
            court=Count(len(player.court)).cards(),
            number=str(facts.loyalty_card),
        )
        parts = [
            self.voice.player(seat),
            self.tr("color: {colour}"),
            self.tr("loyalty: {loyalty}"),
            Count(player.rupees).rupees(),
            self.tr("hand: {hand}"),
            self.tr("court: {court}"),
            *self._influence(facts),
        ]
        if facts.has_starting_card:
            parts.append(self.tr("starting loyalty card {number}"))
        parts += self._holdings(seat, facts)
        if seat == self.state.active:
            parts.append(self.tr("active player"))
        if self.position.decision is not None and self.position.decision.seat == seat:
            parts.append(self.tr("to decide"))
        return parts

    def _influence(self, facts: FirstPlayerFacts) -> list[str]:
        found = []
        for coalition, influence in facts.influence.items():
            self.let(coalition=terms.coalition_name(coalition), influence=str(influence))
            found.append(self.tr("influence, {coalition}: {influence}"))
        return found

    def _holdings(self, seat: Seat, facts: FirstPlayerFacts) -> list[str]:
        found = [
            favor_effect(coalition)
            for coalition, holder in self.first.favor_holders.items()
            if holder == seat
        ]
        if facts.tokens:
            self.let(tokens=str(facts.tokens))
            found.append(self.tr("Badal tokens: {tokens}"))
        if facts.set_aside:
            self.let(aside=Count(facts.set_aside).rupees())
            found.append(self.tr("set aside: {aside}"))
        return found


def first_idle_reason(spot: Spot) -> str | None:
    """What an item is waiting for, where this is different from the second edition."""
    match spot:
        case SuitSpot():
            return translate(
                "First edition",
                "The regime changes when a card with another regime’s icon is played.",
            )
        case DialSpot():
            return translate(
                "First edition",
                "Loyalty changes when you play a patriot or take a prize of another coalition, or "
                "lose every sign of it.",
            )
        case FavorSpot():
            return translate(
                "First edition",
                "A favor card belongs to whoever has the most influence in its coalition.",
            )
        case _:
            return None
