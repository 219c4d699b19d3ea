"""How the first edition is read for a table that both editions share."""

from __future__ import annotations

from pamir_desktop.model import SeatSetup, Setup, State, apply, facts, new_game, pending, preview
from pamir_desktop.model.card_facts import card_facts
from pamir_desktop.model.decisions import AgreeEnd, Choice, Decision, PlayCard, ProposeEnd
from pamir_desktop.model.first_edition.facts import TablePreview, first_facts
from pamir_desktop.model.first_edition.options import FirstEditionOptions
from pamir_desktop.model.first_edition.toll import tolls
from pamir_desktop.model.selfplay import Dice
from pamir_desktop.model.standings import ending
from pamir_desktop.model.terms import NOBODY, Colour

SEATS = tuple(SeatSetup(name, Colour(i)) for i, name in enumerate(("Anna", "Boris", "Clara")))


def pick(decision: Decision, dice: Dice) -> Choice:
    while isinstance(choice := dice.pick(decision), ProposeEnd | AgreeEnd):
        pass
    return choice


def game(seed: int) -> list[State]:
    """Every position of a random game."""
    state, dice = new_game(Setup(SEATS, seed=seed, first_edition=FirstEditionOptions())), Dice(seed)
    found = [state]
    while (decision := pending(state)) is not None:
        state = apply(state, pick(decision, dice)).state
        found.append(state)
    return found


def test_shared_facts_say_what_the_first_editions_facts_say() -> None:
    for state in game(3)[::10]:
        shared, first = facts(state), first_facts(state)
        assert shared.first == first
        assert set(shared.rulers) == {NOBODY}
        assert not shared.hostages
        assert [p.influence for p in shared.players] == [p.influence for p in first.players]
        assert shared.prices == first.prices


def test_a_preview_names_the_toll_and_a_card_its_owners() -> None:
    seen = 0
    for state in game(4):
        decision = pending(state)
        if decision is None or decision.prompt != "first.action":
            continue
        for choice in decision.choices:
            if isinstance(choice, PlayCard) and (due := tolls(state, decision.seat, choice.card)):
                seen_ahead = preview(state, choice)
                assert isinstance(seen_ahead, TablePreview)
                assert seen_ahead.tolls == due
                assert card_facts(state, choice.card, decision.seat).tolls == due
                seen += 1
    assert seen


def test_the_winner_alone_is_ranked_first_and_no_one_wins_a_tie() -> None:
    for seed in range(6):
        over = ending(game(seed)[-1])
        first = [standing.seat for standing in over.standings if standing.place == 1]
        assert first == list(over.winners) or (not over.winners and len(first) > 1)
