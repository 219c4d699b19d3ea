"""The second edition's cards as the first edition reads them (3.1, 3.2)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from pamir_desktop.model.cards import CARDS
from pamir_desktop.model.first_edition.cards import ACTIONS_OF, IMPACT_OF, TOPPLES, is_topple
from pamir_desktop.model.first_edition.terms import MODE_OF, SpecialAction
from pamir_desktop.model.terms import FAVOR_SUIT, CardId, Coalition, Impact, Suit

SPECIFICATION = Path(__file__).parents[3] / "docs" / "rules" / "first-edition.md"
SHORT = dict(zip(("Co", "Gi", "Tx", "Ca", "Br", "As", "Tr", "Ce"), SpecialAction, strict=True))


def specified_actions() -> dict[int, tuple[SpecialAction, ...]]:
    """The list of 3.2, as it is written in the specification."""
    text = SPECIFICATION.read_text(encoding="utf-8")
    block = next(b for b in text.split("```") if b.strip().startswith("1 Tr"))
    found = {}
    for entry in block.replace("·", "\n").strip().splitlines():
        number, actions = entry.split()
        found[int(number)] = tuple(SHORT[name] for name in actions.split("/"))
    return found


def test_every_card_has_the_actions_of_the_specification() -> None:
    assert specified_actions() == ACTIONS_OF


def test_the_totals_of_the_actions() -> None:
    totals = Counter(action for row in ACTIONS_OF.values() for action in row)
    assert totals == {
        SpecialAction.TRAVEL: 34,
        SpecialAction.TAX: 28,
        SpecialAction.CAMPAIGN: 26,
        SpecialAction.COMMERCE: 25,
        SpecialAction.GIFTS: 22,
        SpecialAction.ASSASSINATION: 22,
        SpecialAction.COUNTER_ESPIONAGE: 14,
        SpecialAction.BRIBE: 14,
    }
    assert Counter(len(row) for row in ACTIONS_OF.values()) == {1: 29, 2: 57, 3: 14}


def test_every_card_can_use_the_regime_of_its_own_mode() -> None:
    for number, row in ACTIONS_OF.items():
        assert any(MODE_OF[action] is CARDS[number].suit for action in row)


def test_what_is_left_of_the_icons() -> None:
    icons = Counter(icon for row in IMPACT_OF.values() for icon in row)
    assert icons[Impact.LEVERAGED] == 13
    assert icons[Impact.ARMY] == 18
    assert icons[Impact.SPY] == 13
    assert not {Impact.TRIBE, Impact.ROAD} & icons.keys()
    regimes = Counter(FAVOR_SUIT[i] for row in IMPACT_OF.values() for i in row if i in FAVOR_SUIT)
    assert regimes == {
        Suit.POLITICAL: 9,
        Suit.INTELLIGENCE: 9,
        Suit.ECONOMIC: 8,
        Suit.MILITARY: 6,
    }
    assert all(sum(icon in FAVOR_SUIT for icon in row) <= 1 for row in IMPACT_OF.values())


def test_the_totals_of_modes_ranks_patriots_and_prizes() -> None:
    cards = CARDS.values()
    ranks = {mode: [0, 0, 0] for mode in Suit}
    for card in cards:
        ranks[card.suit][card.rank - 1] += 1
    assert ranks == {
        Suit.ECONOMIC: [12, 14, 2],
        Suit.MILITARY: [13, 9, 2],
        Suit.POLITICAL: [18, 5, 0],
        Suit.INTELLIGENCE: [13, 11, 1],
    }
    patriots, prizes = Counter(c.patriot for c in cards), Counter(c.prize for c in cards)
    assert [patriots[e] for e in Coalition] == [7, 13, 10]
    assert [prizes[e] for e in Coalition] == [18, 17, 17]
    assert sum(c.patriot is not None and c.prize is not None for c in cards) == 22
    assert [c.number for c in cards if c.patriot is not None and c.shows_leverage] == [
        40,
        42,
        80,
        81,
    ]
    same = [c.number for c in cards if c.patriot is not None and c.patriot is c.prize]
    assert same == [42]


def test_only_one_card_prints_fewer_units_than_its_rank() -> None:
    native = {
        Suit.MILITARY: Impact.ARMY,
        Suit.ECONOMIC: Impact.ROAD,
        Suit.POLITICAL: Impact.TRIBE,
        Suit.INTELLIGENCE: Impact.SPY,
    }
    differing = [c.number for c in CARDS.values() if c.impact.count(native[c.suit]) != c.rank]
    assert differing == [67]


def test_the_topples_are_the_dominance_checks() -> None:
    assert sorted(TOPPLES) == [101, 102, 103, 104]
    assert is_topple(CardId(103))
    assert not is_topple(CardId(100))
    assert not is_topple(CardId(105))
