"""The spoken name of an item of the table: its name, then its state."""

from __future__ import annotations

from pamir_desktop.model.cards import CARDS, is_event
from pamir_desktop.model.pieces import (
    CYLINDERS_EACH,
    armies,
    border_at,
    is_card,
    is_region,
    own_places,
    region_at,
    roads,
    spies,
    spies_by_seat,
    tribes,
)
from pamir_desktop.model.state import COLUMNS
from pamir_desktop.model.terms import (
    HIDDEN,
    NO_CARD,
    NOBODY,
    CardAction,
    CardId,
    Coalition,
    Region,
    Seat,
    Suit,
)
from pamir_desktop.views.table.position import Position
from pamir_desktop.views.table.spots import (
    ActionTile,
    BlockStack,
    BlockSupply,
    BorderSpot,
    CourtCard,
    CourtEndSpot,
    CylinderStack,
    CylinderSupply,
    DialSpot,
    DiscardPile,
    DrawDeck,
    EventBadge,
    GiftSpace,
    HandCard,
    HandZone,
    MarketSlot,
    PlayerPanel,
    PrizeCard,
    RegionSpot,
    Spot,
    SuitSpot,
)

from . import terms
from .card_lines import facts_line
from .counts import Count
from .editions import texts_of
from .sentences import Sentences
from .voice import Voice


def spot_name(spot: Spot, position: Position, voice: Voice) -> str:
    """A name in a few words, the most informative first; never empty."""
    return ", ".join(texts_of(voice.setup).spot_parts(spot, position, voice))


class SpotName(Sentences):
    """One method per kind of item, each a list of short parts."""

    def __init__(self, position: Position, voice: Voice) -> None:
        super().__init__({}, voice)
        self.position = position
        self.state = position.state
        self.facts = position.facts

    def parts(self, spot: Spot) -> list[str]:
        match spot:
            case MarketSlot() | HandCard() | CourtCard() | EventBadge() | PrizeCard():
                return self._card_parts(spot)
            case ActionTile(card, CardAction() as action):
                return self._action(card, action)
            case BlockStack() | CylinderStack() | BlockSupply() | CylinderSupply():
                return [self._pieces(spot)]
            case RegionSpot(region):
                return self._region(region)
            case GiftSpace(seat, gift):
                return self._gift(seat, gift)
            case PlayerPanel(seat):
                return self._player(seat)
            case DialSpot(coalition):
                return self._dial(coalition)
            case SuitSpot(suit):
                return self._suit(suit)
            case _:
                return self._place(spot)

    # --- Cards -------------------------------------------------------------------------------

    def _card_parts(self, spot: Spot) -> list[str]:
        match spot:
            case MarketSlot(slot):
                return self._market(slot)
            case HandCard(card):
                return self._printed(card)
            case CourtCard(card):
                return [*self._printed(card), *self._in_court(card)]
            case EventBadge(card):
                owner = next((seat for event, seat in self.state.events if event == card), NOBODY)
                return [self.voice.event_in_force(card, owner), self.tr("event in effect")]
            case PrizeCard(card):
                prize = CARDS[card].prize
                name = self.voice.card(card)
                return [name] if prize is None else [terms.prize_name(prize), name]
            case _:
                raise AssertionError(f"no card: {spot}")

    def _printed(self, card: CardId) -> list[str]:
        """What is on the face."""
        name = self.voice.card(card)
        if card in (HIDDEN, NO_CARD):
            return [name]
        if is_event(card):
            return [name, self.tr("event")]
        facts = CARDS[card]
        parts = [name, facts_line(card, self.voice)]
        if facts.patriot is not None:
            parts.append(terms.patriot_name(facts.patriot))
        if facts.prize is not None:
            parts.append(terms.prize_name(facts.prize))
        return parts

    def _market(self, slot: int) -> list[str]:
        card, rupees = self.state.market_cards[slot], self.state.market_rupees[slot]
        parts = self._printed(card)
        if card != NO_CARD:
            self.let(price=Count(self.facts.prices[slot]).rupees())
            parts.append(self.tr("price: {price}"))
        if rupees:
            self.let(rupees=Count(rupees).rupees())
            parts.append(self.tr("{rupees} on it"))
        if card != NO_CARD and self.state.banned >> card & 1:
            parts.append(self.tr("rupees placed on it this turn"))
        if slot % COLUMNS == 0 and is_event(card):
            parts.append(self.tr("discarded at the end of this turn"))
        return parts

    def _in_court(self, card: CardId) -> list[str]:
        parts = []
        for seat, count in enumerate(spies_by_seat(self.state, card)):
            if count:
                parts.append(f"{self.voice.player(Seat(seat))}: {Count(count).spies()}")
        if card in self.facts.hostages:
            holder, bribe = self.facts.hostages[card]
            self.let(holder=self.voice.player(holder), bribe=str(bribe))
            parts.append(self.tr("held hostage by {holder}, bribe: {bribe}"))
        owner = self._owner_of(card)
        if owner == self.state.active != NOBODY:
            if self.state.used >> card & 1:
                parts.append(self.tr("used this turn"))
            elif card in self.facts.favored:
                parts.append(self.tr("bonus actions"))
        return parts

    def _owner_of(self, card: CardId) -> Seat:
        players = enumerate(self.state.players)
        return next((Seat(seat) for seat, player in players if card in player.court), NOBODY)

    def _action(self, card: CardId, action: CardAction) -> list[str]:
        parts = [terms.action_button(action), self.voice.card(card)]
        mine = self._owner_of(card) == self.state.active
        if mine and card in self.facts.favored and not self.state.used >> card & 1:
            parts.append(self.tr("bonus action"))
        return parts

    # --- Pieces and places -------------------------------------------------------------------

    def _pieces(self, spot: Spot) -> str:
        match spot:
            case BlockStack(coalition, place) if is_region(place):
                count = Count(armies(self.state, coalition, region_at(place)))
                return f"{count.armies(coalition)} {self.voice.in_region(region_at(place))}"
            case BlockStack(coalition, place):
                count = Count(roads(self.state, coalition, border_at(place)))
                self.let(pieces=count.roads(coalition), border=self.voice.border(border_at(place)))
                return self.tr("{pieces}, {border} border")
            case CylinderStack(seat, place):
                return self._cylinders(seat, place)
            case BlockSupply(coalition):
                self.let(pieces=Count(self.facts.supply[coalition]).blocks(coalition))
                return self.tr("supply: {pieces}")
            case CylinderSupply(seat):
                left = CYLINDERS_EACH - sum(1 for place in own_places(self.state, seat) if place)
                self.let(pieces=Count(left).cylinders())
                return self.tr("supply: {pieces}")
            case _:
                raise AssertionError(f"no pieces: {spot}")

    def _cylinders(self, seat: Seat, place: int) -> str:
        if is_card(place):
            self.let(
                owner=self.voice.player(seat),
                pieces=Count(spies(self.state, seat, CardId(place))).spies(),
                card=self.voice.card(CardId(place)),
            )
            return self.tr("{owner}: {pieces} on “{card}”")
        region = region_at(place)
        pieces = Count(tribes(self.state, seat, region)).tribes()
        return f"{self.voice.player(seat)}: {pieces} {self.voice.in_region(region)}"

    def _region(self, region: Region) -> list[str]:
        ruler = self.facts.rulers[region]
        if ruler == NOBODY:
            return [self.voice.region(region), self.tr("no ruler")]
        self.let(ruler=self.voice.player(ruler))
        return [self.voice.region(region), self.tr("ruler: {ruler}")]

    def _gift(self, seat: Seat, gift: int) -> list[str]:
        filled = gift in self.facts.players[seat].gifts
        state = self.tr("given") if filled else self.tr("empty")
        return [terms.gift_name(gift), self.voice.player(seat), state]

    def _place(self, spot: Spot) -> list[str]:
        match spot:
            case BorderSpot(border):
                self.let(border=self.voice.border(border))
                return [self.tr("{border} border")]
            case CourtEndSpot(end):
                return [terms.court_end_name(end)]
            case HandZone():
                limit = self.facts.players[self.position.seat].hand_limit
                held = len(self.position.player(self.position.seat).hand)
                self.let(cards=Count(held).cards(), limit=str(limit))
                return [self.tr("your hand: {cards}, limit {limit}")]
            case DiscardPile():
                return [self.tr("discard pile"), Count(len(self.state.discard)).cards()]
            case DrawDeck():
                self.let(checks=str(self.facts.checks_left))
                cards = Count(len(self.state.deck)).cards()
                return [self.tr("deck"), cards, self.tr("Dominance Checks left: {checks}")]
            case _:
                raise AssertionError(f"nothing is called like {spot}")

    # --- Players -----------------------------------------------------------------------------

    def _player(self, seat: Seat) -> list[str]:
        player, facts = self.state.players[seat], self.facts.players[seat]
        chair = self.state.setup.seats[seat]
        self.let(
            colour=terms.colour_name(chair.colour),
            loyalty=terms.no_coalition()
            if player.loyalty is None
            else terms.coalition_name(player.loyalty),
            hand=Count(len(player.hand)).cards(),
            court=Count(len(player.court)).cards(),
        )
        parts = [
            self.voice.player(seat),
            self.tr("color: {colour}"),
            self.tr("loyalty: {loyalty}"),
            Count(player.score).victory_points(),
            Count(player.rupees).rupees(),
            self.tr("hand: {hand}"),
            self.tr("court: {court}"),
        ]
        if player.loyalty in facts.influence:
            parts.append(Count(facts.influence[player.loyalty]).influence_points())
        if seat == self.state.active:
            parts.append(self.tr("active player"))
        if self.position.decision is not None and self.position.decision.seat == seat:
            parts.append(self.tr("to decide"))
        return parts

    def _dial(self, coalition: Coalition) -> list[str]:
        self.let(coalition=terms.coalition_name(coalition))
        parts = [self.tr("loyalty: {coalition}")]
        if self.position.player(self.position.seat).loyalty is coalition:
            parts.append(self.tr("chosen"))
        return parts

    def _suit(self, suit: Suit) -> list[str]:
        self.let(suit=terms.suit_name(suit))
        parts = [self.tr("suit: {suit}")]
        if self.state.favored is suit:
            parts.append(self.tr("favored"))
        return parts
