"""What must be true of every position of the first edition."""

from __future__ import annotations

from pamir_desktop.model.integrity import wrong_number_of_cards
from pamir_desktop.model.pieces import BLOCKS_EACH, SUPPLY
from pamir_desktop.model.state import State
from pamir_desktop.model.terms import COALITIONS, Coalition

from .cards import TOPPLES
from .favor import entitled
from .loyalty import RevealLoyalties
from .standing import PATRIOT_OF, PRIZE_OF, has_marker
from .table import FirstEditionTable
from .terms import BADAL_TOKENS, EMPIRE_PIECES
from .turn import TakeActions


def broken_in_first_edition(state: State) -> list[str]:
    table = state.first
    if table is None:
        return ["the first edition is played without its table"]
    found = [
        *wrong_number_of_cards(state, 40 + 8 * len(state.players) + len(TOPPLES)),
        *_foreign_things(state),
        *_broken_blocks(state),
        *_broken_table(state, table),
    ]
    if found:
        return found
    choosing = any(isinstance(step, RevealLoyalties) for step in state.agenda)
    return _broken_choosing(state, table) if choosing else _broken_play(state, table)


def _foreign_things(state: State) -> list[str]:
    """What the first edition does not have."""
    found = []
    if state.wakhan is not None or state.events:
        found.append("Wakhan or an event is in a game of the first edition")
    if any(player.score for player in state.players):
        found.append("someone has points in a game of the first edition")
    if not set(state.resolved_checks) <= TOPPLES:
        found.append("a court card was resolved as a topple")
    return found


def _broken_blocks(state: State) -> list[str]:
    """Two of an empire's twelve blocks stay in the box."""
    return [
        f"empire {empire} has more than {EMPIRE_PIECES} pieces"
        for empire in COALITIONS
        for spare in range(EMPIRE_PIECES, BLOCKS_EACH)
        if state.blocks[BLOCKS_EACH * empire + spare] != SUPPLY
    ]


def _broken_table(state: State, table: FirstEditionTable) -> list[str]:
    found = []
    options, seats = state.setup.first_edition, len(state.players)
    numbers = table.loyalty_cards
    if list(numbers) != sorted(set(numbers)):
        found.append("the seats are not in the order of the loyalty cards")
    if len(table.tokens) != (seats if options is not None and options.badal else 0):
        found.append("the Badal tokens do not fit the options")
    if sum(table.tokens) > BADAL_TOKENS:
        found.append(f"{sum(table.tokens)} Badal tokens")
    if any(e.payer == state.active or e.promise.rupees < 1 for e in table.escrows):
        found.append("an escrow is not that of another player")
    return found


def _broken_choosing(state: State, table: FirstEditionTable) -> list[str]:
    if table.starting_cards or any(player.loyalty is not None for player in state.players):
        return ["a loyalty is known before all are revealed"]
    return []


def _broken_play(state: State, table: FirstEditionTable) -> list[str]:
    if any(choice is not None for choice in table.secret):
        return ["a secret choice is left after the reveal"]
    if any(player.loyalty is None for player in state.players):
        return ["someone is loyal to nobody"]
    is_settled = bool(state.agenda) and isinstance(state.agenda[-1], TakeActions)
    return [*_broken_loyalties(state), *_broken_favors(state, table)] if is_settled else []


def _broken_loyalties(state: State) -> list[str]:
    """All markers a player owns show the same empire; without any it is the Afghan one."""
    found = []
    for seat, player in enumerate(state.players):
        shown = {PATRIOT_OF[card] for card in player.court} | {PRIZE_OF[c] for c in player.prizes}
        if shown - {None, player.loyalty}:
            found.append(f"seat {seat} owns markers of another empire")
    found += [
        f"seat {seat} is loyal without a marker"
        for seat in state.turn_order(state.active)
        if state.players[seat].loyalty is not Coalition.AFGHAN and not has_marker(state, seat)
    ]
    return found


def _broken_favors(state: State, table: FirstEditionTable) -> list[str]:
    """Favor cards are stored; between actions their holders are as they are defined (F22)."""
    right = entitled(state)
    return [
        f"the favor card of empire {empire} is held by {table.favor_holders[empire]}"
        for empire in COALITIONS
        if table.favor_holders[empire] != right[empire]
    ]
