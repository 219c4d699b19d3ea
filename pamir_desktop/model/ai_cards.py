"""Wakhan's 24 AI cards, one typed line each (wakhan.md section 2)."""

from __future__ import annotations

from enum import StrEnum, auto
from typing import Final

from .terms import Coalition, CourtEnd, Region
from .values import frozen


class AiAction(StrEnum):
    """The lines an AI card can show: card actions, and ways to radicalize (wakhan.md 4.2)."""

    BATTLE = auto()
    BATTLE_MOST_SPIED_CARD = auto()
    BETRAY = auto()
    BUILD = auto()
    MOVE = auto()
    RADICALIZE = auto()
    RADICALIZE_ANY_INTELLIGENCE = auto()
    RADICALIZE_GAIN_REGION_CONTROL = auto()
    RADICALIZE_HIGHEST_RANKED_ECONOMIC_IF_POLITICAL_FAVORED = (
        "radicalize_highest_ranked_economic_if_political_favored"
    )
    RADICALIZE_HIGHEST_RANKED_INTELLIGENCE = auto()
    RADICALIZE_HIGHEST_RANKED_INTELLIGENCE_IF_FEWER_SPIES = (
        "radicalize_highest_ranked_intelligence_if_fewer_spies"
    )
    RADICALIZE_HIGHEST_RANKED_MILITARY_IF_MILITARY_FAVORED = (
        "radicalize_highest_ranked_military_if_military_favored"
    )
    RADICALIZE_HIGHEST_RANKED_POLITICAL = auto()
    RADICALIZE_HIGHEST_RANKED_POLITICAL_IF_COURT_FULL = (
        "radicalize_highest_ranked_political_if_court_full"
    )
    RADICALIZE_MOST_BLOCKS = auto()
    RADICALIZE_MOST_CYLINDERS_IF_NO_DOMINANCE = auto()
    RADICALIZE_MOST_NET_RUPEES_IF_UNDER_TWO_RUPEES = (
        "radicalize_most_net_rupees_if_under_two_rupees"
    )
    RADICALIZE_MOVE_CARD_IF_COURT_HAS_NONE = auto()
    RADICALIZE_PATRIOT_OF_DOMINANT_COALITION = auto()
    TAX = auto()


@frozen
class AiCard:
    """Front: three lines, two arrows, two orders. Back: what the arrows of another front point at.

    A side is a CourtEnd: LEFT means "top (left)", RIGHT means "bottom (right)".
    """

    number: int
    lines: tuple[AiAction, ...]
    column_arrow: int
    side_arrow: int
    pragmatic_loyalty: tuple[Coalition, ...]
    region_order: tuple[Region, ...]
    back_columns: tuple[int, ...]
    back_sides: tuple[CourtEnd, ...]


def _card(
    number: int,
    lines: str,
    arrows: tuple[int, int],
    loyalty: str,
    regions: str,
    first_column: int,
    first_side: CourtEnd,
) -> AiCard:
    """The six columns of a back are a cyclic sequence, so the first one determines the rest."""
    other = CourtEnd.RIGHT if first_side is CourtEnd.LEFT else CourtEnd.LEFT
    return AiCard(
        number=number,
        lines=tuple(AiAction(line) for line in lines.split()),
        column_arrow=arrows[0],
        side_arrow=arrows[1],
        pragmatic_loyalty=tuple(Coalition[name] for name in loyalty.split()),
        region_order=tuple(Region[name] for name in regions.split()),
        back_columns=tuple((first_column + i) % 6 for i in range(6)),
        back_sides=(first_side, other),
    )


_LEFT, _RIGHT = CourtEnd.LEFT, CourtEnd.RIGHT

# fmt: off
_ALL: Final = (
    _card(
        1, "tax radicalize_highest_ranked_military_if_military_favored radicalize",
        (2, 1), "RUSSIAN AFGHAN BRITISH",
        "TRANSCASPIA KABUL KANDAHAR PERSIA HERAT PUNJAB", 3, _LEFT,
    ),
    _card(
        2, "radicalize_highest_ranked_economic_if_political_favored radicalize_highest_ranked_political radicalize",
        (1, 0), "AFGHAN BRITISH RUSSIAN",
        "PERSIA PUNJAB KANDAHAR HERAT TRANSCASPIA KABUL", 4, _RIGHT,
    ),
    _card(
        3, "tax radicalize_highest_ranked_intelligence radicalize",
        (3, 1), "BRITISH RUSSIAN AFGHAN",
        "PUNJAB PERSIA HERAT KANDAHAR TRANSCASPIA KABUL", 2, _LEFT,
    ),
    _card(
        4, "radicalize_most_net_rupees_if_under_two_rupees build radicalize",
        (4, 0), "RUSSIAN AFGHAN BRITISH",
        "KANDAHAR KABUL HERAT PUNJAB TRANSCASPIA PERSIA", 1, _LEFT,
    ),
    _card(
        5, "radicalize_gain_region_control battle radicalize",
        (1, 0), "BRITISH AFGHAN RUSSIAN",
        "PERSIA KANDAHAR HERAT TRANSCASPIA KABUL PUNJAB", 4, _LEFT,
    ),
    _card(
        6, "radicalize_any_intelligence move radicalize",
        (0, 0), "BRITISH RUSSIAN AFGHAN",
        "HERAT PERSIA TRANSCASPIA KABUL PUNJAB KANDAHAR", 5, _LEFT,
    ),
    _card(
        7, "build move radicalize",
        (4, 1), "AFGHAN RUSSIAN BRITISH",
        "PUNJAB TRANSCASPIA KABUL PERSIA KANDAHAR HERAT", 1, _RIGHT,
    ),
    _card(
        8, "tax betray radicalize",
        (4, 1), "BRITISH RUSSIAN AFGHAN",
        "TRANSCASPIA PERSIA PUNJAB KANDAHAR HERAT KABUL", 1, _RIGHT,
    ),
    _card(
        9, "radicalize_most_blocks radicalize_most_cylinders_if_no_dominance radicalize",
        (5, 1), "RUSSIAN BRITISH AFGHAN",
        "KABUL PUNJAB KANDAHAR PERSIA HERAT TRANSCASPIA", 0, _LEFT,
    ),
    _card(
        10, "radicalize_move_card_if_court_has_none move radicalize",
        (0, 1), "AFGHAN BRITISH RUSSIAN",
        "PERSIA KANDAHAR KABUL HERAT PUNJAB TRANSCASPIA", 5, _RIGHT,
    ),
    _card(
        11, "radicalize_most_cylinders_if_no_dominance radicalize_highest_ranked_military_if_military_favored radicalize",
        (0, 1), "AFGHAN RUSSIAN BRITISH",
        "PUNJAB PERSIA HERAT KANDAHAR KABUL TRANSCASPIA", 5, _LEFT,
    ),
    _card(
        12, "move betray radicalize",
        (4, 1), "BRITISH AFGHAN RUSSIAN",
        "KANDAHAR HERAT PERSIA KABUL TRANSCASPIA PUNJAB", 1, _LEFT,
    ),
    _card(
        13, "radicalize_patriot_of_dominant_coalition radicalize_most_cylinders_if_no_dominance radicalize",
        (2, 0), "AFGHAN BRITISH RUSSIAN",
        "HERAT KABUL TRANSCASPIA PUNJAB PERSIA KANDAHAR", 3, _LEFT,
    ),
    _card(
        14, "battle_most_spied_card battle radicalize",
        (3, 0), "AFGHAN RUSSIAN BRITISH",
        "KABUL TRANSCASPIA PERSIA PUNJAB KANDAHAR HERAT", 2, _RIGHT,
    ),
    _card(
        15, "move battle radicalize",
        (2, 1), "RUSSIAN BRITISH AFGHAN",
        "TRANSCASPIA KABUL PUNJAB PERSIA HERAT KANDAHAR", 3, _RIGHT,
    ),
    _card(
        16, "radicalize_most_cylinders_if_no_dominance battle_most_spied_card radicalize",
        (5, 0), "AFGHAN RUSSIAN BRITISH",
        "PUNJAB TRANSCASPIA PERSIA KANDAHAR KABUL HERAT", 0, _LEFT,
    ),
    _card(
        17, "radicalize_highest_ranked_political_if_court_full tax radicalize",
        (0, 0), "RUSSIAN BRITISH AFGHAN",
        "TRANSCASPIA KANDAHAR PERSIA HERAT PUNJAB KABUL", 5, _RIGHT,
    ),
    _card(
        18, "tax betray radicalize",
        (3, 0), "RUSSIAN BRITISH AFGHAN",
        "KABUL PUNJAB KANDAHAR HERAT PERSIA TRANSCASPIA", 2, _LEFT,
    ),
    _card(
        19, "build move radicalize",
        (2, 0), "RUSSIAN AFGHAN BRITISH",
        "KANDAHAR HERAT PUNJAB TRANSCASPIA KABUL PERSIA", 3, _RIGHT,
    ),
    _card(
        20, "radicalize_most_net_rupees_if_under_two_rupees build radicalize",
        (1, 1), "RUSSIAN AFGHAN BRITISH",
        "KANDAHAR HERAT KABUL TRANSCASPIA PERSIA PUNJAB", 2, _RIGHT,
    ),
    _card(
        21, "radicalize_gain_region_control build radicalize",
        (5, 0), "BRITISH AFGHAN RUSSIAN",
        "HERAT KANDAHAR TRANSCASPIA KABUL PUNJAB PERSIA", 0, _RIGHT,
    ),
    _card(
        22, "betray battle_most_spied_card radicalize",
        (5, 1), "BRITISH AFGHAN RUSSIAN",
        "KABUL HERAT PUNJAB TRANSCASPIA PERSIA KANDAHAR", 0, _RIGHT,
    ),
    _card(
        23, "radicalize_highest_ranked_political radicalize_highest_ranked_military_if_military_favored radicalize",
        (3, 1), "BRITISH RUSSIAN AFGHAN",
        "HERAT PUNJAB TRANSCASPIA KABUL KANDAHAR PERSIA", 2, _RIGHT,
    ),
    _card(
        24, "radicalize_highest_ranked_intelligence_if_fewer_spies battle_most_spied_card radicalize",
        (1, 1), "AFGHAN BRITISH RUSSIAN",
        "PERSIA TRANSCASPIA KABUL PUNJAB KANDAHAR HERAT", 4, _LEFT,
    ),
)
# fmt: on

AI_CARDS: Final[dict[int, AiCard]] = {card.number: card for card in _ALL}
