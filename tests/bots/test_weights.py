"""Weights: complete, known, and bent by temperaments."""

from __future__ import annotations

import pytest

from pamir_desktop.bots.terms import TERMS
from pamir_desktop.bots.weights import INCLINATIONS, NOVICE_TERMS, SOLO, TABLE, weights_of
from pamir_desktop.model.bot import Temperament


@pytest.mark.parametrize("table", [TABLE, SOLO])
def test_every_term_has_a_weight(table: dict[str, float]) -> None:
    assert set(table) == set(TERMS)


def test_factors_are_of_known_terms() -> None:
    assert set(INCLINATIONS) == set(Temperament)
    assert {term for factors in INCLINATIONS.values() for term in factors} <= set(TERMS)
    assert set(TERMS) >= NOVICE_TERMS


def test_temperaments_differ() -> None:
    bent = {tuple(weights_of(TABLE, temperament)) for temperament in Temperament}
    assert len(bent) == len(Temperament)
    assert all(type(weight) is int for weights in bent for weight in weights)
