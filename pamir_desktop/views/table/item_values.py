"""From a position to what each item shows: plain values, computed and compared on every change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pamir_desktop.model.cards import CARDS, LASTING_WHEN_DISCARDED, is_event
from pamir_desktop.model.decisions import Decision
from pamir_desktop.model.pieces import CYLINDERS_EACH, armies, own_places, roads, spies, tribes
from pamir_desktop.model.setup import SeatKind
from pamir_desktop.model.state import COLUMNS, State
from pamir_desktop.model.terms import (
    HIDDEN,
    NO_CARD,
    NOBODY,
    Border,
    CardId,
    Coalition,
    Region,
    Seat,
)
from pamir_desktop.views.texts.card_texts import painted_title
from pamir_desktop.views.texts.map_texts import map_words
from pamir_desktop.views.texts.voice import Voice

from .card_item import CardShow, SpyPile
from .dial_item import DialShow
from .facts_item import FactsShow
from .map_board import MapShow
from .panel_item import PanelShow
from .position import Position
from .rail_items import PointsShow, SuitsShow
from .spots import CourtCard, HandCard, MarketSlot
from .tray_items import CourtHeadShow, OwnTrayShow

if TYPE_CHECKING:
    from .wakhan_tray import WakhanTrayShow


def panel(position: Position, seat: Seat) -> PanelShow:
    state, chair = position.state, position.state.setup.seats[seat]
    player = state.players[seat]
    return PanelShow(
        seat=seat,
        name=Voice(state.setup).player(seat),
        colour=chair.colour,
        loyalty=player.loyalty,
        is_wakhan=chair.kind is SeatKind.WAKHAN,
        score=player.score,
        rupees=player.rupees,
        hand=len(player.hand),
        court=len(player.court),
        facts=position.facts.players[seat],
        active=seat == state.active,
        deciding=_decides(position.decision, seat),
        bot=chair.bot,
    )


def _decides(decision: Decision | None, seat: Seat) -> bool:
    return decision is not None and decision.seat == seat


def points(position: Position) -> PointsShow:
    players = enumerate(position.state.players)
    return PointsShow(tuple((position.colour_of(Seat(s)), p.score) for s, p in players))


def suits(position: Position) -> SuitsShow:
    return SuitsShow(position.state.favored)


def map_show(position: Position) -> MapShow:
    state = position.state
    seats = [Seat(seat) for seat in range(len(state.players))]
    return MapShow(
        armies=tuple(tuple(armies(state, c, r) for c in Coalition) for r in Region),
        tribes=tuple(tuple(tribes(state, s, r) for s in seats) for r in Region),
        roads=tuple(tuple(roads(state, c, b) for c in Coalition) for b in Border),
        colours=tuple(position.colour_of(seat) for seat in seats),
        rulers=position.facts.rulers,
        words=map_words(),
        has_rulers=position.facts.first is None,
    )


def market_card(position: Position, slot: int) -> CardShow:
    state = position.state
    card = state.market_cards[slot]
    return CardShow(
        card=card,
        spot=MarketSlot(slot),
        rupees=state.market_rupees[slot],
        banned=card != NO_CARD and bool(state.banned >> card & 1),
        doomed=slot % COLUMNS == 0 and is_event(card),
    )


def court_card(position: Position, owner: Seat, card: CardId) -> CardShow:
    state = position.state
    return CardShow(
        card=card,
        spot=CourtCard(card),
        spies=spy_piles(position, card),
        hostage=position.facts.hostages.get(card, (NOBODY, 0))[1],
        used=owner == state.active and bool(state.used >> card & 1),
        bonus=card in position.facts.favored and owner == state.active == position.seat,
    )


def spy_piles(position: Position, card: CardId) -> tuple[SpyPile, ...]:
    state = position.state
    if card not in state.cylinders:
        return ()
    counts = [(Seat(s), spies(state, Seat(s), card)) for s in range(len(state.players))]
    return tuple(SpyPile(s, position.colour_of(s), n) for s, n in counts if n)


def hand_card(card: CardId, *, shown: bool) -> CardShow:
    return CardShow(card=card if shown else HIDDEN, spot=HandCard(card))


def facts_show(position: Position) -> FactsShow:
    state, facts = position.state, position.facts
    return FactsShow(
        deck=len(state.deck),
        checks_left=facts.checks_left,
        discard=len(state.discard),
        supply=facts.supply,
        events=events_of(state, NOBODY),
    )


def events_of(state: State, seat: Seat) -> tuple[tuple[CardId, str], ...]:
    """Events in force in front of a seat, or beside the map, with the title of the active half."""
    return tuple(
        (card, painted_title(card, _is_upper_half(card, owner)))
        for card, owner in state.events
        if owner == seat
    )


def _is_upper_half(card: CardId, owner: Seat) -> bool:
    """Only these two are beside the map because they were discarded, not bought."""
    return owner == NOBODY and card in LASTING_WHEN_DISCARDED


def court_head(position: Position, seat: Seat) -> CourtHeadShow:
    state = position.state
    player, facts = state.players[seat], position.facts.players[seat]
    return CourtHeadShow(
        seat=seat,
        name=Voice(state.setup).player(seat),
        colour=position.colour_of(seat),
        court=len(player.court),
        court_limit=facts.court_limit,
        hand=len(player.hand),
        gifts=facts.gifts,
        prizes=prizes_of(state, seat),
        events=tuple(card for card, owner in state.events if owner == seat),
        mind=_mind(position) if state.setup.seats[seat].kind is SeatKind.WAKHAN else None,
    )


def _mind(position: Position) -> WakhanTrayShow | None:
    """Empty before she has drawn her first AI card."""
    mind = position.state.wakhan
    if mind is None or not mind.front:
        return None
    from .wakhan_tray import tray_content  # noqa: PLC0415  # not needed to start

    return tray_content(position, mind.front)


def prizes_of(state: State, seat: Seat) -> tuple[tuple[CardId, Coalition], ...]:
    found = ((card, CARDS[card].prize) for card in state.players[seat].prizes)
    return tuple((card, prize) for card, prize in found if prize is not None)


def own_trays(position: Position) -> OwnTrayShow:
    player, facts = position.player(position.seat), position.facts.players[position.seat]
    return OwnTrayShow(
        hand=len(player.hand),
        hand_limit=facts.hand_limit,
        court=len(player.court),
        court_limit=facts.court_limit,
    )


def dial(position: Position) -> DialShow:
    state, seat = position.state, position.seat
    player, facts = state.players[seat], position.facts.players[seat]
    return DialShow(
        seat=seat,
        colour=position.colour_of(seat),
        loyalty=player.loyalty,
        influence=facts.influence.get(player.loyalty, 0) if player.loyalty is not None else 0,
        gifts=facts.gifts,
        prizes=prizes_of(state, seat),
        events=events_of(state, seat),
        supply=CYLINDERS_EACH - sum(1 for place in own_places(state, seat) if place),
    )
