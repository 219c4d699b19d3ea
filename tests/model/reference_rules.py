"""The rules of section 3 written a second time: slow, literal, and without the engine's help.

Every function reads the raw lists of the state and gives the options the specification allows,
as plain tuples. Pieces that are alike are one option, named by where they are.
"""

from __future__ import annotations

from collections.abc import Iterator

from pamir_desktop.model import State
from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.terms import BORDER_ENDS, Border, CardAction, CardId, Suit

Option = tuple[object, ...]

SUPPLY, REGIONS, BORDERS, GIFTS = 0, 101, 107, 116
PRICES = (2, 4, 6)


# --- Reading the table -----------------------------------------------------------------------


def tribes(state: State, seat: int, region: int) -> int:
    return sum(
        1
        for c, place in enumerate(state.cylinders)
        if c // 10 == seat and place == REGIONS + region
    )


def armies(state: State, coalition: int, region: int) -> int:
    return sum(
        1
        for b, place in enumerate(state.blocks)
        if b // 12 == coalition and place == REGIONS + region
    )


def spies(state: State, seat: int, card: int) -> int:
    return sum(1 for c, place in enumerate(state.cylinders) if c // 10 == seat and place == card)


def loyalty(state: State, seat: int) -> int:
    coalition = state.players[seat].loyalty
    assert coalition is not None
    return coalition


def ruler(state: State, region: int) -> int | None:
    """2.4."""
    seats = range(len(state.players))
    strength = [tribes(state, p, region) + armies(state, loyalty(state, p), region) for p in seats]
    for p in seats:
        if (
            tribes(state, p, region) >= 1
            and all(strength[p] > strength[q] for q in seats if q != p)
            and all(
                strength[p] > armies(state, c, region) for c in range(3) if c != loyalty(state, p)
            )
        ):
            return p
    return None


def ruled(state: State, seat: int) -> list[int]:
    return [region for region in range(6) if ruler(state, region) == seat]


def stars(state: State, seat: int, suit: Suit) -> int:
    return sum(CARDS[c].rank for c in state.players[seat].court if CARDS[c].suit is suit)


def in_court(state: State, seat: int, card: int) -> bool:
    return card in state.players[seat].court


def before(state: State, seat: int, event: int) -> bool:
    """The event is in front of this player."""
    return (event, seat) in state.events


def beside_map(state: State, event: int) -> bool:
    return (event, -1) in state.events


def can_place_block(state: State, coalition: int) -> bool:
    """3.3b: from supply, else from play if not placed this turn."""
    own = range(12 * coalition, 12 * coalition + 12)
    return any(state.blocks[b] == SUPPLY or not state.placed_blocks >> b & 1 for b in own)


def can_place_cylinder(state: State, seat: int) -> bool:
    own = range(10 * seat, 10 * seat + 10)
    return any(state.cylinders[c] == SUPPLY or not state.placed_cylinders >> c & 1 for c in own)


# --- Card actions ----------------------------------------------------------------------------


def tax(state: State, seat: int) -> set[Option]:
    """3.4."""
    found: set[Option] = {
        ("slot", slot)
        for slot in range(12)
        if state.market_cards[slot] and state.market_rupees[slot] > 0
    }
    regions = list(range(6)) if in_court(state, seat, 5) else ruled(state, seat)
    for other, player in enumerate(state.players):
        reachable = other != seat and any(CARDS[c].region in regions for c in player.court)
        if reachable and player.rupees - stars(state, other, Suit.ECONOMIC) > 0:
            found.add(("player", other))
    return found


def gift(state: State, seat: int) -> set[Option]:
    """3.5."""
    if not can_place_cylinder(state, seat):
        return set()
    own = state.cylinders[10 * seat : 10 * seat + 10]
    return {
        ("gift", space)
        for space, price in enumerate(PRICES)
        if GIFTS + space not in own and price <= state.players[seat].rupees
    }


def build_spaces(state: State, seat: int) -> set[Option]:
    """3.6 step 1."""
    if not can_place_block(state, loyalty(state, seat)):
        return set()
    regions = ruled(state, seat)
    found: set[Option] = {("army", region) for region in regions}
    for border in Border:
        if any(end in regions for end in BORDER_ENDS[border]):
            found.add(("road", int(border)))
    return found


def can_build(state: State, seat: int) -> bool:
    return state.players[seat].rupees >= 2 and bool(build_spaces(state, seat))


def ways_out(state: State, seat: int, region: int) -> Iterator[int]:
    """3.7: where an army of the player's loyalty can go from here."""
    first = 12 * loyalty(state, seat)
    for border in Border:
        ends = BORDER_ENDS[border]
        if region in ends:
            road = BORDERS + border in state.blocks[first : first + 12]
            if road or in_court(state, seat, 51):
                yield int(ends[1] if ends[0] == region else ends[0])


def one_step(state: State, seat: int, card: int) -> set[int]:
    """3.7, the court track."""
    ring: list[int] = []
    for player in state.players:
        ring += player.court[::-1]
    at = ring.index(card)
    near = {ring[(at + 1) % len(ring)], ring[(at - 1) % len(ring)]}
    if in_court(state, seat, 21):
        near |= {c for c in ring if CARDS[CardId(c)].region == CARDS[CardId(card)].region}
    return near - {card}


def spy_moves(state: State, seat: int, card: int) -> set[int]:
    near = one_step(state, seat, card)
    if in_court(state, seat, 56):
        near = near | {far for c in near for far in one_step(state, seat, c)}
    return near - {card}


def move(state: State, seat: int) -> set[Option]:
    """3.7."""
    found: set[Option] = set()
    for block, place in enumerate(state.blocks):
        if block // 12 == loyalty(state, seat) and REGIONS <= place < BORDERS:
            mark = state.placed_blocks >> block & 1
            for to in ways_out(state, seat, place - REGIONS):
                found.add(("army", place, mark, to))
    for cylinder, place in enumerate(state.cylinders):
        if cylinder // 10 != seat:
            continue
        mark = state.placed_cylinders >> cylinder & 1
        if 1 <= place <= 100:
            found |= {("spy", place, mark, to) for to in spy_moves(state, seat, place)}
        elif REGIONS <= place < BORDERS and before(state, seat, 110):
            for to in ways_out(state, seat, place - REGIONS):
                found.add(("tribe", place, mark, to))
    return found


def betray(state: State, seat: int) -> set[Option]:
    """3.8."""
    found: set[Option] = set()
    if state.players[seat].rupees < 2:
        return found
    for owner, player in enumerate(state.players):
        guarded = in_court(state, owner, 15) or in_court(state, owner, 83)
        for card in player.court:
            safe = guarded and CARDS[card].suit is Suit.POLITICAL
            if spies(state, seat, card) and not safe:
                found.add(("card", card))
    return found


def removable(state: State, seat: int, place: int, gone: set[Option]) -> set[Option]:
    """3.9: what a battle can still remove at a place; `gone` are pieces already marked."""
    found: set[Option] = set()
    region = place - REGIONS
    if 1 <= place <= 100:
        for cylinder, where in enumerate(state.cylinders):
            owner = cylinder // 10
            if where == place and owner != seat and not in_court(state, owner, 1):
                found.add(("cylinder", cylinder))
        return found - gone
    for block, where in enumerate(state.blocks):
        on_border = BORDERS <= where < GIFTS and region in BORDER_ENDS[Border(where - BORDERS)]
        if block // 12 != loyalty(state, seat) and (where == place or on_border):
            found.add(("block", block))
    for cylinder, where in enumerate(state.cylinders):
        owner = cylinder // 10
        citadel = {3: 17, 1: 97}.get(region)
        safe = citadel is not None and in_court(state, owner, citadel)
        if where == place and loyalty(state, owner) != loyalty(state, seat) and not safe:
            found.add(("cylinder", cylinder))
    return found - gone


def force(state: State, seat: int, place: int) -> int:
    if 1 <= place <= 100:
        return spies(state, seat, place)
    region = place - REGIONS
    extra = tribes(state, seat, region) if before(state, seat, 110) else 0
    return armies(state, loyalty(state, seat), region) + extra


def battle(state: State, seat: int) -> set[Option]:
    """3.9."""
    places = [REGIONS + region for region in range(6)]
    places += [card for player in state.players for card in player.court]
    return {
        ("site", place)
        for place in places
        if force(state, seat, place) and removable(state, seat, place, set())
    }


def can_start(state: State, seat: int, action: CardAction) -> bool:
    match action:
        case CardAction.TAX:
            return bool(tax(state, seat))
        case CardAction.GIFT:
            return bool(gift(state, seat))
        case CardAction.BUILD:
            return can_build(state, seat)
        case CardAction.MOVE:
            return bool(move(state, seat))
        case CardAction.BETRAY:
            return bool(betray(state, seat))
        case CardAction.BATTLE:
            return bool(battle(state, seat))


# --- The action menu -------------------------------------------------------------------------


def favored(state: State, seat: int, card: CardId) -> bool:
    """2.3."""
    suit = CARDS[card].suit
    tactics = suit is Suit.MILITARY and before(state, seat, 105)
    return suit is state.favored or card in {91, 99} or tactics


def price(state: State, seat: int, slot: int) -> int:
    """2.6."""
    card = CARDS.get(state.market_cards[slot])
    if card is not None and (
        (in_court(state, seat, 66) and card.region.name == "HERAT")
        or (in_court(state, seat, 68) and card.region.name == "PERSIA")
        or (
            in_court(state, seat, 70)
            and card.patriot is not None
            and card.patriot.name == "RUSSIAN"
        )
    ):
        return 0
    return slot % 6 * (2 if state.favored is Suit.MILITARY else 1)


def settles(state: State, seat: int, due: int, reserve: int) -> bool:
    """2.2, last paragraph: the bribe prompt would offer more than Cancel."""
    rupees = state.players[seat].rupees
    return rupees >= due + reserve or before(state, seat, 107) or state.declined_bribes < 3


def may_play(state: State, seat: int, card: CardId) -> bool:
    """3.2, 3.3."""
    region = CARDS[card].region
    host = ruler(state, region)
    if host is None or host == seat or beside_map(state, 107) or in_court(state, seat, 42):
        return True
    return settles(state, seat, tribes(state, host, region), 0)


def may_use(state: State, seat: int, card: CardId, action: CardAction) -> bool:
    """3.3: the hostage bribe."""
    counts = [spies(state, other, card) for other in range(len(state.players))]
    most = max(counts)
    leaders = [other for other, count in enumerate(counts) if count == most]
    free = beside_map(state, 107) or in_court(state, seat, 24)
    if not most or len(leaders) > 1 or leaders[0] == seat or free:
        return True
    reserve = {CardAction.BUILD: 2, CardAction.BETRAY: 2}.get(action, 0)
    if action is CardAction.GIFT:
        own = state.cylinders[10 * seat : 10 * seat + 10]
        reserve = min(p for space, p in enumerate(PRICES) if GIFTS + space not in own)
    return settles(state, seat, most, reserve)


def menu(state: State, seat: int) -> set[Option]:
    """2.2."""
    found: set[Option] = {("end turn",)}
    if not state.deck and not state.end_proposed:
        found.add(("propose end",))
    player = state.players[seat]
    if state.actions_left:
        for slot, card in enumerate(state.market_cards):
            barred = not card or card == 111 or state.banned >> card & 1
            if not barred and price(state, seat, slot) <= player.rupees:
                found.add(("buy", slot))
        found |= {("play", card) for card in player.hand if may_play(state, seat, card)}
    for card in player.court:
        used = state.used >> card & 1
        if not used and (state.actions_left or favored(state, seat, card)):
            found |= {
                ("act", card, action)
                for action in CARDS[card].actions
                if can_start(state, seat, action) and may_use(state, seat, card, action)
            }
    return found
