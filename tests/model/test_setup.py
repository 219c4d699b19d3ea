"""Setting up: every table that cannot be is refused in clear words."""

from __future__ import annotations

import pytest

from pamir_desktop.model import IMPROVED, SeatKind, SeatSetup, Setup, SetupError, new_game
from pamir_desktop.model.terms import Colour, Seat
from tests.model import given

WAKHAN = SeatSetup("Wakhan", Colour.BLACK, SeatKind.WAKHAN)


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_two_to_five_players_sit_down(count: int) -> None:
    setup = Setup(given.seats(count))
    assert len(setup.seats) == count
    assert not setup.has_wakhan
    assert len(new_game(setup).players) == count


@pytest.mark.parametrize("humans", [1, 2])
def test_wakhan_sits_down_with_one_or_two_humans(humans: int) -> None:
    setup = Setup([*given.seats(humans), WAKHAN], wakhan=IMPROVED)
    assert setup.has_wakhan
    assert len(setup.seats) == humans + 1


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ([], "2 to 5 seats, not 0"),
        (given.seats(1), "2 to 5 seats, not 1"),
        ([*given.seats(5), SeatSetup("Faust", Colour.RED)], "2 to 5 seats, not 6"),
        ([WAKHAN], "2 to 5 seats, not 1"),
        ([SeatSetup("Anna", Colour.RED), SeatSetup("Boris", Colour.RED)], "same colour"),
        ([SeatSetup("Anna", Colour.RED), SeatSetup("Anna", Colour.TAN)], "same name"),
        ([SeatSetup("Anna", Colour.RED), SeatSetup(" Anna ", Colour.TAN)], "same name"),
        ([SeatSetup("Anna", Colour.RED), SeatSetup("", Colour.TAN)], "needs a name"),
        ([SeatSetup("Anna", Colour.RED), SeatSetup(" \t", Colour.TAN)], "needs a name"),
        ([*given.seats(3), WAKHAN], "one or two humans"),
        ([*given.seats(4), WAKHAN], "one or two humans"),
        (
            [WAKHAN, SeatSetup("Another", Colour.RED, SeatKind.WAKHAN), *given.seats(1)],
            "one seat only",
        ),
        ([WAKHAN, SeatSetup("Another", Colour.RED, SeatKind.WAKHAN)], "one seat only"),
    ],
)
def test_seats_that_cannot_be(seats: list[SeatSetup], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        Setup(seats)


@pytest.mark.parametrize("seed", [-1, 2**64, 10**30])
def test_a_seed_out_of_range(seed: int) -> None:
    with pytest.raises(SetupError, match=r"seed must be a number from 0 to 2\*\*64 - 1"):
        Setup(given.seats(2), seed=seed)


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
def test_every_other_seed_gives_a_game(seed: int) -> None:
    assert new_game(Setup(given.seats(2), seed=seed)).setup.seed == seed


@pytest.mark.parametrize("chooser", [-1, 3, 99])
def test_nobody_sits_in_the_first_choosers_seat(chooser: int) -> None:
    with pytest.raises(SetupError, match=f"no seat {chooser}"):
        Setup(given.seats(3), first_chooser=Seat(chooser))


def test_with_wakhan_the_first_chooser_cannot_be_named() -> None:
    with pytest.raises(SetupError, match="by lot"):
        Setup([*given.seats(1), WAKHAN], first_chooser=Seat(0))


@pytest.mark.parametrize("chooser", [0, 1, 2])
def test_the_first_chooser_named_is_asked_first(chooser: int) -> None:
    state = new_game(Setup(given.seats(3), seed=5, first_chooser=Seat(chooser)))
    assert given.asked(state).prompt == "loyalty.choose"
    assert given.asked(state).seat == chooser


@pytest.mark.parametrize("value", ["7", 7.0, None, True])
def test_a_seed_that_is_no_whole_number(value: object) -> None:
    with pytest.raises(SetupError, match="seed"):
        Setup(given.seats(2), seed=value)  # type: ignore[arg-type]


def test_every_setup_error_is_a_value_error() -> None:
    assert issubclass(SetupError, ValueError)


def test_a_setup_without_its_seed_keeps_the_rest() -> None:
    setup = Setup(given.seats(4), seed=77, open_hands=True, first_chooser=Seat(2))
    assert setup.without_seed() == Setup(given.seats(4), open_hands=True, first_chooser=Seat(2))
