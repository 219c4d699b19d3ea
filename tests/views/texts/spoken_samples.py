"""Everything the model says in many random games: log entries, decisions and refused attempts."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from attrs import Factory, define, evolve

from pamir_desktop.model import (
    IMPROVED,
    RULEBOOK,
    Decision,
    LogEntry,
    Printing,
    Reason,
    Setup,
    SpyMovement,
    State,
    WakhanOptions,
    apply,
    new_game,
    pending,
    why_not,
)
from pamir_desktop.model.selfplay import Dice, random_setup
from pamir_desktop.model.terms import Coalition
from tests.model import attempted_actions, attempted_choices
from tests.views.texts import rare_samples

MODEL = Path(__file__).parents[3] / "pamir_desktop" / "model"
GAMES = 45  # for each number of players
SOLO_GAMES = 12  # for each set of Wakhan's options
SAMPLES = 40  # decisions kept of each prompt and of each kind of choice
OLDER = WakhanOptions(
    printing=Printing.OLDER, savvy_purchasing=True, spy_movement=SpyMovement.ADJACENT
)


@define
class Talk:
    entries: dict[str, tuple[LogEntry, Setup]] = Factory(dict)
    decisions: list[tuple[Decision, State]] = Factory(list)
    kept: Counter[str] = Factory(Counter)

    def hear(self, entries: tuple[LogEntry, ...], setup: Setup) -> None:
        for entry in entries:
            self.entries.setdefault(f"{entry.id} {entry.args}", (entry, setup))

    def see(self, decision: Decision, state: State) -> None:
        """Rare ones are kept every time, common ones now and then."""
        kinds = [decision.prompt, *{type(choice).__name__ for choice in decision.choices}]
        if min(self.kept[kind] for kind in kinds) < SAMPLES:
            self.kept.update(kinds)
            self.decisions.append((decision, state))


def named(setup: Setup) -> Setup:
    """Names without a Latin letter, so that no English hides behind them."""
    names = ("Анна", "Борис", "Клара", "Дарья", "Егор")
    seats = (evolve(seat, name=name) for seat, name in zip(setup.seats, names, strict=False))
    return evolve(setup, seats=tuple(seats))


def setups() -> Iterator[Setup]:
    for players in range(2, 6):
        for seed in range(GAMES):
            yield named(random_setup(players, seed))
    for options in (RULEBOOK, IMPROVED, OLDER):
        for seed in range(SOLO_GAMES):
            yield named(random_setup(2 + seed % 2, seed, options))


@cache
def talk() -> Talk:
    announced = Talk()
    announced.hear(rare_samples.ENTRIES, named(random_setup(5, 1)))
    announced.decisions += rare_samples.decisions(named(random_setup(5, 1)))
    for setup in setups():
        state = new_game(setup)
        dice = Dice(setup.seed)
        decision = pending(state)
        while decision is not None:
            announced.see(decision, state)
            outcome = apply(state, dice.pick(decision))
            state, decision = outcome.state, outcome.decision
            announced.hear(outcome.log, state.setup)
    return announced


def reasons() -> Iterator[tuple[Reason, Setup]]:
    """Every reason of the catalogue, from the positions that prove it."""
    assert attempted_actions
    for made in attempted_choices.CASES.values():
        for make in made:
            state, attempt, _ = make()
            reason = why_not(state, attempt)
            assert reason is not None
            setup = named(state.setup)
            for coalition in Coalition if "coalition" in reason.args else ():
                yield Reason(reason.id, {**reason.args, "coalition": coalition}), setup
            yield reason, setup


def second_edition_sources() -> list[Path]:
    """The model without the first edition, which has words of its own."""
    return [path for path in MODEL.rglob("*.py") if "first_edition" not in path.parts]


def logged_ids() -> set[str]:
    """The ids of all log entries, as they are in the sources of the model."""
    return {
        call.args[0].value
        for path in second_edition_sources()
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "add_log"
        and call.args
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    }


def asked_prompts() -> set[str]:
    """The ids of all prompts that are in a Decision in the model's sources, and those asked."""
    written = {
        argument.value
        for path in second_edition_sources()
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "Decision"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    return written | {decision.prompt for decision, _ in talk().decisions}
