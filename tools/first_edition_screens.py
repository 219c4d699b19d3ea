"""The screens of the first edition: its table, its questions, its panels."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from attrs import evolve
from PySide6.QtWidgets import QWidget

from pamir_desktop.games.save_format import save_bytes
from pamir_desktop.model import SeatSetup, Setup, apply, new_game, pending
from pamir_desktop.model.decisions import AgreeEnd, Choice, Decision, EndTurn, PlayCard, ProposeEnd
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.first_edition.topple_report import ToppleReport, topple_reports
from pamir_desktop.model.history import Game, Identity
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.terms import Coalition, Suit
from pamir_desktop.model.turn_changes import TurnChange
from pamir_desktop.views.dialogs.deal_dialog import DealDialog
from pamir_desktop.views.texts.change_lines import change_items
from pamir_desktop.views.texts.voice import Voice
from tools.stage import COLOURS, PATIENCE, SCENES, Stage

PROMPTS: Final = (
    "first.loyalty",
    "first.toll_answer",
    "first.march",
    "first.eliminate",
    "first.target",
    "first.treat",
    "first.consent_answer",
)


def first_setup(names: tuple[str, ...], people: int, seed: int = 3) -> Setup:
    chairs = tuple(SeatSetup(names[i], COLOURS[i]) for i in range(people))
    options = FirstEditionOptions(badal=people > 3)
    return Setup(chairs, seed=seed, first_edition=options)


def pick(decision: Decision, dice: Dice) -> Choice:
    """Chance, but no one ends the game early."""
    while isinstance(choice := dice.pick(decision), ProposeEnd | AgreeEnd):
        pass
    return choice


def begun(setup: Setup) -> Game:
    identity = Identity(id=str(setup.seed), created="2023-11-14T22:13:20Z")
    return Game(setup, new_game(setup), identity=identity)


@cache
def first_game(setup: Setup, most: int) -> bytes:
    """A random game after at most this many choices, as a file."""
    game, dice = begun(setup), Dice(setup.seed)
    while game.made < most and (decision := pending(game.state)) is not None:
        game.choose(pick(decision, dice))
    return save_bytes(game.record())


@cache
def asking(setup: Setup, prompt: str) -> bytes:
    """A random game in which this is asked."""
    for seed in range(PATIENCE):
        game, dice = begun(setup), Dice(seed)
        while (decision := pending(game.state)) is not None:
            if decision.prompt == prompt and len(decision.choices) > 1:
                return save_bytes(game.record())
            game.choose(pick(decision, dice))
    raise LookupError(prompt)


def table(stage: Stage, people: int, choices: int) -> QWidget:
    stage.open(first_game(first_setup(stage.names, people), choices))
    return stage.window


def question(stage: Stage, prompt: str) -> QWidget:
    stage.open(asking(first_setup(stage.names, 4), prompt))
    return stage.window


def forecast(stage: Stage) -> QWidget:
    table(stage, 4, 150)
    stage.show_part("forecast")
    return stage.window


def log(stage: Stage) -> QWidget:
    table(stage, 4, 150)
    stage.show_part("log")
    return stage.window


@cache
def topple(setup: Setup, kind: str) -> ToppleReport:
    """The last topple of its kind in random games."""
    assert setup.first_edition is not None
    options = evolve(setup.first_edition, nation_building=kind == "honeymoon")
    for seed in range(PATIENCE):
        state, dice = new_game(evolve(setup, seed=seed, first_edition=options)), Dice(seed)
        while (decision := pending(state)) is not None:
            choice = pick(decision, dice)
            for report in topple_reports(state, choice):
                is_of = {
                    "purge": any(line.to_keep for line in report.lines) and not report.ending,
                    "supremacy": report.ending == "supremacy",
                    "honeymoon": report.is_honeymoon,
                    "last": report.ending == "final_topple" and report.was_bought,
                    "leaves": not report.was_bought,
                }
                if is_of[kind]:
                    return report
            state = apply(state, choice).state
    raise LookupError(kind)


def topple_scene(stage: Stage, people: int, kind: str) -> QWidget:
    """The scene of a topple, with everything shown."""
    table(stage, people, 90)
    report = topple(first_setup(stage.names, people), kind)
    stage.table.checks.scene.show_report(report, 0, stays=True)
    return stage.window


def recap(stage: Stage) -> QWidget:
    """The curtain with what has changed since one's last turn."""
    table(stage, 3, 150)
    dice, display = Dice(4), stage.application.control.display
    while stage.table.curtain.isHidden():
        decision = stage.application.session.decision
        assert decision is not None
        end = EndTurn()
        choice = end if end in decision.choices else pick(decision, dice)
        stage.application.session.choose(choice)
    setup = stage.application.session.state.setup
    changes = (
        TurnChange("armies_lost", {"coalition": Coalition.RUSSIAN, "number": 2}, is_loss=True),
        TurnChange("own_loyalty", {"seat": 0, "coalition": Coalition.AFGHAN}, is_loss=True),
        TurnChange("favor_card_lost", {"coalition": Coalition.RUSSIAN, "new": 1}, is_loss=True),
        TurnChange("set_aside", {"number": 2}),
        TurnChange("regime", {"suit": Suit.INTELLIGENCE}),
        TurnChange("topple", {"number": 10}),
    )
    stage.table.curtain.raise_for(
        display.handed_to, setup, lambda: change_items(changes, Voice(setup))
    )
    return stage.window


def topple_announced(stage: Stage) -> QWidget:
    table(stage, 3, 90)
    setup = stage.application.session.state.setup
    stage.table.checks.notice.announce(setup, 10, is_last=True)
    return stage.window


def inspector(stage: Stage) -> QWidget:
    table(stage, 4, 150)
    stage.show_part("inspector")
    state = stage.application.session.state
    card = next(card for player in state.players for card in player.court)
    stage.application.control.display.read(card)
    stage.table.side.inspector.complete()
    return stage.window


@cache
def ended(setup: Setup, how: str) -> bytes:
    """A random game that ends in this way."""
    for seed in range(PATIENCE):
        game, dice = begun(evolve(setup, seed=seed)), Dice(seed)
        while (decision := pending(game.state)) is not None:
            game.choose(pick(decision, dice))
        assert game.state.result is not None
        if game.state.result.how == how:
            return save_bytes(game.record())
    raise LookupError(how)


def over(stage: Stage, people: int, how: str) -> QWidget:
    stage.open(ended(first_setup(stage.names, people), how))
    return stage.window


def deal(stage: Stage) -> QWidget:
    table(stage, 3, 90)
    stage.play_until(lambda: stage.offers(PlayCard))
    stage.application.deals.ask()
    dialog = stage.opened()
    assert isinstance(dialog, DealDialog)
    dialog.promises.setChecked(True)
    return dialog


def new_game_of_first_edition(stage: Stage) -> QWidget:
    stage.window.last_table = first_setup(stage.names, 4)
    stage.window.ask_for_game()
    return stage.opened()


for _people, _choices in ((2, 90), (3, 12), (4, 240), (5, 150)):
    SCENES[f"first-{_people}"] = partial(table, people=_people, choices=_choices)
for _prompt in PROMPTS:
    SCENES[f"first-asks-{_prompt.removeprefix('first.')}"] = partial(question, prompt=_prompt)
for _number, _kind in (
    (3, "purge"),
    (5, "purge"),
    (4, "supremacy"),
    (3, "honeymoon"),
    (5, "last"),
    (2, "leaves"),
):
    SCENES[f"first-topple-{_kind}-{_number}"] = partial(topple_scene, people=_number, kind=_kind)
SCENES["first-topple-announced"] = topple_announced
SCENES["first-recap"] = recap
SCENES["first-forecast"] = forecast
SCENES["first-log"] = log
SCENES["first-inspector"] = inspector
SCENES["first-over"] = partial(over, people=3, how="final_topple")
SCENES["first-over-supremacy"] = partial(over, people=5, how="supremacy")
SCENES["first-deal"] = deal
SCENES["first-new-game"] = new_game_of_first_edition
