"""How the first edition reads a position for a table that both editions share."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.card_facts import CardFacts
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.decisions import Decision
from pamir_desktop.model.edition_facts import EditionFacts
from pamir_desktop.model.facts import Facts, PlayerFacts
from pamir_desktop.model.parts.courts import stars
from pamir_desktop.model.parts.trial import changes, missing
from pamir_desktop.model.pieces import cylinders_in_play, gifts
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import COALITIONS, NOBODY, CardId, Coalition, Region, Seat, Suit

from .bribe import JoinTableau
from .cards import ACTIONS_OF
from .facts import TablePreview, first_card_facts, first_facts
from .leverage import PayInKind
from .play import PutInTableau
from .standing import RANK_OF, influence, influences, table_of, wealth
from .supremacy import count_units, supreme_empire
from .terms import MODE_OF
from .toll import SettleToll, tolls
from .topple_report import settled_topples, topple_reports
from .turn_changes import changes_in_first_edition


def shared_facts(state: State, buyer: Seat) -> Facts:
    """No one rules a region, and no card is held hostage."""
    first = first_facts(state)
    return Facts(
        rulers=(NOBODY,) * len(Region),
        players=tuple(
            PlayerFacts(
                shelter=player.shelter,
                hand_limit=player.hand_limit,
                court_limit=player.tableau_limit,
                influence=player.influence,
                cylinders=player.pieces,
                gifts=player.gifts,
            )
            for player in first.players
        ),
        hostages={},
        favored=frozenset(
            card
            for player in state.players
            for card in player.court
            if any(MODE_OF[action] is state.favored for action in ACTIONS_OF[card])
        ),
        prices=first.prices,
        unit_price=first.unit_price,
        supply=first.supply,
        checks_left=first.topples_left,
        pragmatic=None,
        first=first,
    )


def shared_card_facts(state: State, card: CardId, payer: Seat) -> CardFacts:
    seen = first_card_facts(state, card, payer)
    return CardFacts(
        card,
        owner=seen.owner,
        spies=seen.spies,
        price=seen.price,
        rupees=seen.rupees,
        banned=seen.banned,
        owed=RANK_OF[card] if seen.leveraged else 0,
        tolls=seen.toll if card in CARDS and payer != NOBODY else (),
    )


def compare(before: State, after: State, decision: Decision | None) -> TablePreview:
    """Influence is that in the player's own empire."""
    seats = [Seat(seat) for seat in range(len(before.players))]
    old, new = before.players, after.players
    top = after.agenda[-1] if after.agenda else None
    was, now = table_of(before).favor_holders, table_of(after).favor_holders
    return TablePreview(
        rupees=changes((s, old[s].rupees, new[s].rupees) for s in seats),
        market=changes(
            (slot, before.market_rupees[slot], after.market_rupees[slot])
            for slot in range(len(before.market_rupees))
        ),
        removed=before.rupees_in_game - after.rupees_in_game,
        rulers={},
        loyalties=changes((s, old[s].loyalty, new[s].loyalty) for s in seats),
        influence=changes((s, own_influence(before, s), own_influence(after, s)) for s in seats),
        scores={},
        cylinders=changes(
            (s, cylinders_in_play(before, s), cylinders_in_play(after, s)) for s in seats
        ),
        hostages={},
        courts_lost=missing(seats, [p.court for p in old], [p.court for p in new]),
        prizes_lost=missing(seats, [p.prizes for p in old], [p.prizes for p in new]),
        gifts=changes((s, len(gifts(before, s)), len(gifts(after, s))) for s in seats),
        debts={top.owner: top.missing} if isinstance(top, PayInKind) else {},
        bribe=None,
        loyalty_ahead=None,
        worthless=(),
        asks=decision,
        log=tuple(after.log or ()),
        tolls=tolls(after, top.seat, top.card) if isinstance(top, SettleToll) else (),
        favors=changes((empire, was[empire], now[empire]) for empire in COALITIONS),
    )


def own_influence(state: State, seat: Seat) -> int:
    loyalty = state.players[seat].loyalty
    return 0 if loyalty is None else influences(state)[seat][loyalty]


def standing(state: State, seat: Seat) -> tuple[int, int, int]:
    """Influence in the empire with supremacy, if one ended the game; then the tie rule (1.2)."""
    empire = supreme(state)
    decisive = 0 if empire is None else influence(state, seat, empire)
    return decisive, stars(state, seat, Suit.MILITARY), wealth(state, seat)


def supreme(state: State) -> Coalition | None:
    """The empire whose supremacy has ended the game; nothing has changed since then (1.12)."""
    if state.result is None or state.result.how != "supremacy":
        return None
    return supreme_empire(state, count_units(state))


FIRST_EDITION: Final = EditionFacts(
    shared_facts,
    shared_card_facts,
    compare,
    (PutInTableau, JoinTableau),
    standing,
    supreme,
    settled_topples,
    topple_reports,
    changes_in_first_edition,
)
