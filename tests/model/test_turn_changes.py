"""What has changed since a player's last turn is what the two positions say, losses first."""

from __future__ import annotations

from pamir_desktop.model import new_game, pending
from pamir_desktop.model.history import Game
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.turn_changes import after_turn, changes_since_turn
from tests.window.application import table


def test_every_loss_of_random_games_is_listed() -> None:
    seen: set[str] = set()
    for seed in range(5):
        setup = table(3, seed)
        game, dice = Game(setup, new_game(setup)), Dice(seed)
        turn = 0
        while (decision := pending(game.state)) is not None:
            if decision.prompt == "turn.action" and game.state.turn != turn:
                turn = game.state.turn
                before, seat = after_turn(game, decision.seat), decision.seat
                changes = changes_since_turn(game, seat)
                if before is None:
                    assert not changes
                else:
                    old, new = before.players[seat], game.state.players[seat]
                    lost = {card for card in old.court if card not in new.court}
                    named = {c.args["card"] for c in changes if c.id == "court_lost"}
                    assert named == lost
                    less = [c.args["number"] for c in changes if c.id == "rupees_lost"]
                    assert less == ([old.rupees - new.rupees] if old.rupees > new.rupees else [])
                    gained = [c.args["number"] for c in changes if c.id == "own_points"]
                    assert gained == ([new.score - old.score] if new.score > old.score else [])
                    kinds = [change.is_loss for change in changes]
                    assert kinds == sorted(kinds, reverse=True)
                    seen |= {change.id for change in changes}
            game.choose(dice.pick(decision))
    assert seen >= {
        "court_lost",
        "tribes_lost",
        "spies_lost",
        "rupees_won",
        "rule_lost",
        "favor",
        "check",
        "points",
        "own_points",
    }
