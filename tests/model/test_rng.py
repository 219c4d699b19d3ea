"""Chance: the same on every machine and Python version, and fair."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from attrs import define
from hypothesis import given
from hypothesis import strategies as st

from pamir_desktop.model.rng import draw, next_bits, shuffle


@define
class Holder:
    rng: int


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        # the published reference values of splitmix64
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]),
        (
            1234567,
            [
                6457827717110365317,
                3203168211198807973,
                9817491932198370423,
                4593380528125082431,
                16408922859458223821,
            ],
        ),
    ],
)
def test_the_generator_gives_the_reference_values(seed: int, expected: list[int]) -> None:
    holder = Holder(seed)
    assert [next_bits(holder) for _ in expected] == expected


def test_the_generator_stays_within_64_bits_at_the_largest_seed() -> None:
    holder = Holder(2**64 - 1)
    assert next_bits(holder) == 0xE4D971771B652C20
    assert holder.rng == 0x9E3779B97F4A7C14


def test_draws_and_shuffles_are_the_same_everywhere() -> None:
    holder = Holder(7)
    assert [draw(holder, bound) for bound in (2, 6, 10, 100, 1000)] == [1, 0, 6, 3, 674]
    cards = list(range(12))
    shuffle(holder, cards)
    assert cards == [7, 11, 3, 5, 0, 4, 6, 10, 8, 2, 1, 9]


def test_a_draw_is_fair() -> None:
    holder = Holder(2024)
    counts = Counter(draw(holder, 7) for _ in range(70_000))
    assert sorted(counts) == list(range(7))
    # five standard deviations of a fair draw are 463
    assert all(abs(count - 10_000) < 463 for count in counts.values())


def test_bits_above_the_last_whole_multiple_are_drawn_again() -> None:
    """Without it the low numbers would come up more often."""
    bound = 2**63 + 1  # rejects almost every second draw
    redrawn = 0
    for seed in range(64):
        holder, plain = Holder(seed), Holder(seed)
        bits = next_bits(plain)
        drawn = draw(holder, bound)
        if bits >= bound:
            redrawn += 1
            assert drawn != bits % bound
        else:
            assert drawn == bits
    assert 16 < redrawn < 48


@given(seed=st.integers(0, 2**64 - 1), bound=st.integers(1, 2**64))
def test_a_draw_is_below_its_bound(seed: int, bound: int) -> None:
    assert 0 <= draw(Holder(seed), bound) < bound


@given(seed=st.integers(0, 2**64 - 1), size=st.integers(0, 120))
def test_a_shuffle_loses_nothing(seed: int, size: int) -> None:
    cards = list(range(size))
    shuffle(Holder(seed), cards)
    assert sorted(cards) == list(range(size))


def test_every_order_of_three_cards_is_equally_likely() -> None:
    holder = Holder(99)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [1, 2, 3]
        shuffle(holder, cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    # five standard deviations are 204
    assert all(abs(count - 2000) < 204 for count in orders.values())


def test_it_shares_nothing_with_the_generator_of_python() -> None:
    random.seed(1)
    before = random.getstate()
    shuffle(Holder(1), list(range(50)))
    assert random.getstate() == before
