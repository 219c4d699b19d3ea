"""The choices that only the first edition has."""

from __future__ import annotations

from pamir_desktop.model.decisions import CHOICES
from pamir_desktop.model.first_edition.choices import FIRST_EDITION_CHOICES, ProposeDeal
from pamir_desktop.model.first_edition.deal import Goods
from tests.model.given import ANNA, BORIS


def test_their_tags_say_which_edition_they_belong_to() -> None:
    assert len(FIRST_EDITION_CHOICES) > 20
    assert all(tag.startswith("first.") for tag in FIRST_EDITION_CHOICES)
    assert not any(tag.startswith("first.") for tag in CHOICES)


def test_a_deal_is_compared_by_all_of_its_parts() -> None:
    deal = ProposeDeal(ANNA, BORIS, Goods(1), Goods())
    assert deal == ProposeDeal(ANNA, BORIS, Goods(1), Goods())
    assert deal != ProposeDeal(ANNA, BORIS, Goods(2), Goods())
    assert hash(deal) == hash(ProposeDeal(ANNA, BORIS, Goods(1), Goods()))
