"""What a beginner may have overlooked, found before a choice is made. Pure functions without Qt.

Everything said is public or the player's own, and true in the position: nothing is guessed.
"""

from __future__ import annotations

from pamir_desktop.model import Choice, Decision, State, facts, if_scored_now, preview
from pamir_desktop.model.cards import is_check
from pamir_desktop.model.decisions import Act, EndTurn, PlayCard, Purchase
from pamir_desktop.model.forecast import Forecast
from pamir_desktop.model.preview import LoyaltyAhead, Preview
from pamir_desktop.model.terms import Seat
from pamir_desktop.views.prompt.question import Caution


class Cautions:
    """Warnings of one table: about one thing only once a turn, unless something is lost at once."""

    def __init__(self) -> None:
        self._asked = (-1, "")  # the turn and the topic of the last one

    def before(self, state: State, decision: Decision, choice: Choice) -> Caution | None:
        caution = caution_of(state, decision, choice)
        if caution is None or caution.id == "loyalty":
            return caution
        return None if (state.turn, caution.id) == self._asked else caution

    def remember(self, state: State, caution: Caution) -> None:
        """It has been shown."""
        self._asked = (state.turn, caution.id)


def caution_of(state: State, decision: Decision, choice: Choice) -> Caution | None:
    """What to say before this choice of the player who decides; None: nothing."""
    if state.setup.first_edition is not None:
        return None
    match choice:
        case EndTurn():
            return _before_ending(state, decision, choice)
        case Purchase(slot) if is_check(state.market_cards[slot]):
            return _before_check(state, decision.seat, choice)
        case _:
            return _before_changing_sides(state, decision.seat, choice)


# --- Changing sides ------------------------------------------------------------------------


def _before_changing_sides(state: State, seat: Seat, choice: Choice) -> Caution | None:
    """Patriots, prizes and gifts that a change of loyalty would cost."""
    if state.players[seat].loyalty is None:
        return None
    ahead = lost_loyalty(preview(state, choice), seat)
    if ahead is None or not (ahead.gifts or ahead.prizes or ahead.patriots):
        return None
    return Caution("loyalty", choice, ahead=ahead)


def lost_loyalty(shown: Preview, seat: Seat) -> LoyaltyAhead | None:
    """What a seat's change of loyalty costs it, whether at once or after a bribe."""
    if shown.loyalty_ahead is not None and shown.loyalty_ahead.seat == seat:
        return shown.loyalty_ahead
    _, after = shown.loyalties.get(seat, (None, None))
    if after is None:
        return None
    given, left = shown.gifts.get(seat, (0, 0))
    return LoyaltyAhead(
        seat,
        after,
        given - left,
        tuple(card for owner, card in shown.prizes_lost if owner == seat),
        tuple(card for owner, card in shown.courts_lost if owner == seat),
    )


# --- Dominance Checks ----------------------------------------------------------------------


def winners_of(forecast: Forecast) -> tuple[Seat, ...]:
    """Who would win the game if a check were scored now."""
    if forecast.wins_at_once is not None:
        return (forecast.wins_at_once,)
    return forecast.final_winners


def _before_check(state: State, seat: Seat, choice: Choice) -> Caution | None:
    """The check that the player is about to buy makes someone else win."""
    winners = winners_of(if_scored_now(state))
    if not winners or seat in winners:
        return None
    return Caution("check", choice, winners[0])


def _before_ending(state: State, decision: Decision, choice: Choice) -> Caution | None:
    """Only where something else can still be done."""
    others = [one for one in decision.choices if isinstance(one, Act | PlayCard | Purchase)]
    if not others:
        return None
    seat = decision.seat
    buyer = _buyer(state, seat)
    if buyer is not None:
        forecast = if_scored_now(state)
        winners = winners_of(forecast)
        if winners and seat not in winners:
            return Caution("victory", choice, winners[0])
        if not winners and (leader := _overtaken_by(state, seat, forecast)) is not None:
            return Caution("lead", choice, leader, buyer=buyer[0], price=buyer[1])
    free = _helpful_free_action(state, decision)
    return None if free is None else Caution("free", choice, free=free)


def _buyer(state: State, seat: Seat) -> tuple[Seat, int] | None:
    """The next of the others who can pay for a check in the market, and its price."""
    checks = [slot for slot, card in enumerate(state.market_cards) if is_check(card)]
    count = len(state.players)
    for distance in range(1, count):
        other = Seat((seat + distance) % count)
        prices = facts(state, other).prices
        for slot in checks:
            if prices[slot] <= state.players[other].rupees:
                return other, prices[slot]
    return None


def _overtaken_by(state: State, seat: Seat, forecast: Forecast) -> Seat | None:
    """Who would be ahead after a check, if the player is alone ahead now."""
    scores = [player.score for player in state.players]
    if scores.count(max(scores)) > 1 or scores[seat] != max(scores):
        return None
    totals = [score + gain for score, gain in zip(scores, forecast.check.points, strict=True)]
    return None if totals[seat] == max(totals) else Seat(totals.index(max(totals)))


# --- Bonus actions -------------------------------------------------------------------------


def _helpful_free_action(state: State, decision: Decision) -> Choice | None:
    """A bonus action that is better than none, in the judgment of the computer players."""
    favored = facts(state).favored
    free = [one for one in decision.choices if isinstance(one, Act) and one.card in favored]
    if state.actions_left or not free:
        return None
    from pamir_desktop.bots.hints import best_of  # noqa: PLC0415  # few turns end so
    from pamir_desktop.bots.knowledge import knowledge_of  # noqa: PLC0415

    return best_of(knowledge_of(state, decision.seat), free)
