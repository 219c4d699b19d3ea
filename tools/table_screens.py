"""Screens of the table: its moments, its panels, what the bar asks, and what covers it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import product
from typing import Final

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QWidget

from pamir_desktop.games.errors import SaveError
from pamir_desktop.games.save_format import save_bytes
from pamir_desktop.model import (
    Choice,
    Setup,
    State,
    apply,
    if_scored_now,
    new_game,
    pending,
    preview,
)
from pamir_desktop.model.check_report import dominance_reports, scored_checks
from pamir_desktop.model.decisions import BetrayCard, EndTurn, PlayCard, Purchase, RemoveCylinder
from pamir_desktop.model.history import Game, Identity
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.state import COLUMNS
from pamir_desktop.model.terms import CardId, Region, Suit
from pamir_desktop.model.turn_changes import TurnChange
from pamir_desktop.settings import Pace
from pamir_desktop.views.table.gestures import gesture
from pamir_desktop.views.texts.change_lines import change_items
from pamir_desktop.views.texts.voice import Voice
from tools.stage import (
    MOMENTS,
    PATIENCE,
    READ,
    SCENES,
    SECONDS_FOR_A_BOT,
    SOLO_MOMENTS,
    TABLES,
    Stage,
    scene,
)

for _table, (_moment, _count) in product(TABLES, MOMENTS.items()):
    _choices = SOLO_MOMENTS[_moment] if _table == "solo" else _count
    SCENES[f"table-{_table}-{_moment}"] = partial(Stage.play, table=_table, choices=_choices)


def inspector(stage: Stage, card: CardId) -> QWidget:
    stage.play("4", 60)
    stage.show_part("inspector")
    stage.application.control.display.read(card)
    stage.table.side.inspector.complete()
    return stage.window


for _card in READ:
    SCENES[f"inspector-{_card}"] = partial(inspector, card=_card)


def part(stage: Stage, name: str) -> QWidget:
    stage.play("4", 60)
    stage.show_part(name)
    return stage.window


for _part in ("log", "forecast"):
    SCENES[_part] = partial(part, name=_part)


@scene("outline")
def outline(stage: Stage) -> QWidget:
    stage.play("3", 60)
    stage.application.outline.show()
    return stage.window


@scene("ring")
def ring(stage: Stage) -> QWidget:
    stage.play("4", 60)
    stage.application.ring.toggle()
    return stage.window


@cache
def scored(setup: Setup, kind: str) -> tuple[State, Choice]:
    """A choice of a random game that led to a check of this kind, and the position before."""
    for seed in range(PATIENCE):
        state, dice = new_game(evolve(setup, seed=seed)), Dice(seed)
        while (decision := pending(state)) is not None:
            choice = dice.pick(decision)
            outcome = apply(state, choice)
            if scored_checks(outcome.log):
                report = dominance_reports(state, choice)[-1]
                is_of = {
                    "success": report.dominant is not None and not report.ending,
                    "failure": report.dominant is None and not report.ending,
                    "final": bool(report.ending),
                }
                if is_of[kind]:
                    return state, choice
            state = outcome.state
    raise LookupError(kind)


def check(stage: Stage, table: str, kind: str) -> QWidget:
    """The scene of a Dominance Check, with everything shown."""
    stage.play(table, 10)
    report = dominance_reports(*scored(stage.setup(table), kind))[-1]
    stage.table.checks.scene.show_report(report, 0, stays=True)
    return stage.window


for _table, _kind in (("3", "success"), ("5", "failure"), ("solo", "final")):
    SCENES[f"check-{_kind}"] = partial(check, table=_table, kind=_kind)


@scene("recap-solo")
def recap_solo(stage: Stage) -> QWidget:
    """What changed since the last turn of a player who plays alone."""
    stage.play("solo", 32)
    changes = (
        TurnChange("court_lost", {"card": READ[0]}, is_loss=True),
        TurnChange("tribes_lost", {"region": Region.KABUL, "number": 2}, is_loss=True),
        TurnChange("rupees_won", {"number": 1}),
        TurnChange("check", {"number": 5}),
    )
    voice = Voice(stage.setup("solo"))
    stage.table.recap.show_recap(lambda: change_items(changes, voice))
    return stage.window


@scene("check-announced")
def check_announced(stage: Stage) -> QWidget:
    stage.play("3", 60)
    stage.table.checks.notice.announce(stage.setup("4"), 4, is_last=False)
    return stage.window


def previewed_items(stage: Stage, name: str) -> QWidget:
    """The mouse rests on a choice of this kind; random games are searched for one."""
    game, choice = searched(stage.setup("3"), name)
    stage.open(save_bytes(game.record()))
    decision = pending(game.state)
    assert decision is not None
    hands = gesture(game.state, decision, choice)
    assert hands.click is not None
    stage.table.view.pointer.hover([hands.click])
    return stage.window


@cache
def searched(setup: Setup, name: str) -> tuple[Game, Choice]:
    """The first position in which a choice would lead to the condition."""
    for seed in range(PATIENCE):
        made = evolve(setup, seed=seed)
        identity = Identity(id=str(seed), created="2023-11-14T22:13:20Z")
        game, dice = Game(made, new_game(made), identity=identity), Dice(seed)
        while (decision := pending(game.state)) is not None:
            for choice in decision.choices:
                if SEARCHED[name](game.state, choice):
                    return game, choice
            game.choose(dice.pick(decision))
    raise AssertionError(f"no game has {name}")


def passes_vacant_slots(state: State, choice: Choice) -> bool:
    """A purchase at double prices for which rupees go to the other row."""
    if not isinstance(choice, Purchase) or state.favored is not Suit.MILITARY:
        return False
    row = choice.slot // COLUMNS
    got = [slot for slot, (old, new) in preview(state, choice).market.items() if new > old]
    return len(got) > 1 and any(slot // COLUMNS != row for slot in got)


def overthrows(state: State, choice: Choice) -> bool:
    if not isinstance(choice, RemoveCylinder | BetrayCard):
        return False
    seen = preview(state, choice)
    return bool(seen.rulers and seen.courts_lost)


def changes_loyalty(state: State, choice: Choice) -> bool:
    if not isinstance(choice, PlayCard):
        return False
    seen = preview(state, choice)
    return bool(seen.loyalties and seen.gifts and seen.courts_lost)


def would_win(state: State, choice: Choice) -> bool:
    """Called once per decision: whenever a turn could end."""
    return isinstance(choice, EndTurn) and if_scored_now(state).wins_at_once is not None


SEARCHED: Final[dict[str, Callable[[State, Choice], bool]]] = {
    "purchase": passes_vacant_slots,
    "overthrow": overthrows,
    "loyalty": changes_loyalty,
    "alarm": would_win,
}

for _kind in ("purchase", "overthrow", "loyalty"):
    SCENES[f"preview-{_kind}"] = partial(previewed_items, name=_kind)


def lit(stage: Stage, link: str) -> QWidget:
    """The mouse rests on a link of the log."""
    stage.play("4", 60)
    stage.show_part("log")
    stage.table.side.log.link_pointed.emit(link)
    return stage.window


for _link in ("region:kabul", "player:1"):
    SCENES[f"log-link-{_link.partition(':')[0]}"] = partial(lit, link=_link)


@scene("forecast-alarm")
def alarm(stage: Stage) -> QWidget:
    """A player would win at once."""
    game, _ = searched(stage.setup("3"), "alarm")
    stage.open(save_bytes(game.record()))
    stage.show_part("forecast")
    return stage.window


@scene("bar-reason")
def reason(stage: Stage) -> QWidget:
    """A card is too expensive."""
    stage.play("3", 60)
    stage.play_until(lambda: stage.offers(EndTurn))
    for slot in range(12):
        stage.application.control.ask(Purchase(slot))
    return stage.window


@scene("bar-bribe")
def bribe(stage: Stage) -> QWidget:
    """An amount must be chosen."""
    return stage.play("4", 44)


@scene("bar-end")
def end_of_turn(stage: Stage) -> QWidget:
    """Something would be wasted."""
    stage.play("3", 14)
    stage.play_until(lambda: stage.offers(EndTurn))
    stage.table.bar.end_turn()
    return stage.window


@scene("bar-warning")
def warning(stage: Stage) -> QWidget:
    """A card would cost patriots and gifts."""
    game, choice = searched(stage.setup("3"), "loyalty")
    stage.open(save_bytes(game.record()))
    stage.application.control.choose(choice)
    return stage.window


@scene("hints")
def hints(stage: Stage) -> QWidget:
    """Three moves, one of them pointed at."""
    stage.play("solo", 60)
    stage.play_until(lambda: stage.offers(PlayCard) and stage.offers(Purchase))
    stage.application.hints.toggle()
    slip = stage.table.hints
    while slip.percent is not None:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 100)
    return stage.window


@scene("hints-search")
def hints_search(stage: Stage) -> QWidget:
    """They are still being looked for."""
    stage.play("solo", 30)
    stage.play_until(lambda: stage.offers(EndTurn))
    stage.application.hints.toggle()
    stage.application.hints.worker.process.forget()
    stage.table.hints.show_search(35)
    return stage.window


@scene("curtain")
def curtain(stage: Stage) -> QWidget:
    """It shows what happened since."""
    stage.play("3", 60)
    dice = Dice(2)
    while stage.table.curtain.isHidden() or not stage.table.curtain.recap:
        stage.application.control.display.lift_curtain()
        assert stage.application.session.decision is not None
        stage.application.control.choose_anyway(dice.pick(stage.application.session.decision))
    return stage.window


for _table in ("bots2", "bots4"):
    SCENES[f"table-{_table}"] = partial(Stage.play, table=_table, choices=90)


@scene("bots")
def bots(stage: Stage) -> QWidget:
    """The turn of a computer player step by step, and why it plays so."""
    stage.application.settings.override(pace=Pace.STEP)
    stage.play("bots2", 20)
    stage.play_until(lambda: stage.application.control.display.bot_decision() is not None)
    bar, waited = stage.table.bar, QDeadlineTimer(SECONDS_FOR_A_BOT * 1000)
    while bar.question is None or bar.question.why is None:
        assert not waited.hasExpired()
        stage.application.bots.next_step()
        QCoreApplication.processEvents()
    bar.show_why(bar.question.seat, bar.question.why)
    stage.application.bots.pause()
    stage.application.settings.override(pace=Pace.INSTANT)
    return stage.window


@scene("wakhan")
def wakhan(stage: Stage) -> QWidget:
    """Her turn step by step, with her reasons beside it."""
    stage.play("solo", 24)
    stage.application.settings.override(pace=Pace.STEP)
    stage.play_until(lambda: stage.application.control.display.is_watching)
    stage.application.control.display.playback.next_step()
    stage.application.settings.override(pace=Pace.INSTANT)
    stage.show_part("wakhan")
    return stage.window


@scene("replay")
def replay(stage: Stage) -> QWidget:
    stage.play("3", 60)
    stage.application.replay.start(20)
    return stage.window


@scene("banner")
def banner(stage: Stage) -> QWidget:
    """The disk is full."""
    stage.play("3", 14)
    stage.application.session.trouble.emit(SaveError("save.disk_full", file="…"))
    QCoreApplication.processEvents()
    return stage.window
