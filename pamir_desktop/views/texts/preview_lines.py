"""The consequences of a choice, a few words for each figure that changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pamir_desktop.model.preview import Change, LoyaltyAhead, Preview
from pamir_desktop.model.terms import NOBODY, CardId, Coalition, Region, Seat

from . import terms
from .editions import texts_of
from .sentences import Sentences
from .translation import SEPARATOR, listed
from .voice import Voice

CHANGED: Final = (Coalition.AFGHAN, None)
"""For those whose loyalty stays: their influence is named."""


def preview_text(label: str, preview: Preview, seat: Seat, voice: Voice) -> str:
    """The choice and its consequences in one line, most important first; `seat` is choosing."""
    return SEPARATOR.join([label, *PreviewLine({}, voice).all(preview, seat)])


class PreviewLine(Sentences):
    """The player's own rupees are shown separately and not repeated."""

    def all(self, preview: Preview, seat: Seat) -> Iterator[str]:
        if preview.bribe is not None:
            yield self.bribe(*preview.bribe)
        yield from self._changed_loyalties(preview)
        yield from self._losses(preview)
        for worthless in preview.worthless:
            yield self.worthless(worthless)
        for region, rulers in preview.rulers.items():
            yield self.ruler(region, rulers)
        for card, (_, holder) in preview.hostages.items():
            yield self.hostage(card, Seat(holder))
        for debtor, missing in preview.debts.items():
            yield self.debt(debtor, missing)
        for changed, change in preview.influence.items():
            if preview.loyalties.get(changed, CHANGED)[0] is not None:
                yield self.influence(changed, change)
        for changed, change in preview.scores.items():
            yield self.score(changed, change)
        for changed, change in preview.rupees.items():
            if changed != seat:
                yield self.purse(changed, change)
        for changed, change in preview.cylinders.items():
            yield self.cylinders(changed, change)
        if preview.removed > 0:
            yield self.removed(preview.removed)
        yield from texts_of(self.voice.setup).further_consequences(preview, self.voice)

    def _changed_loyalties(self, preview: Preview) -> Iterator[str]:
        """Also of one that follows once others have answered; the first is no change."""
        for changed, (before, after) in preview.loyalties.items():
            if before is None:
                yield self.first_loyalty()
            elif after is not None:
                yield self.loyalty(changed, before, after)
        ahead = preview.loyalty_ahead
        if ahead is not None:
            yield self.loyalty_ahead(ahead)
            yield from self.lost_ahead(ahead)

    def lost_ahead(self, ahead: LoyaltyAhead) -> Iterator[str]:
        """What a change of loyalty costs."""
        if ahead.patriots:
            yield self.lost_court(ahead.seat, list(ahead.patriots))
        if ahead.prizes:
            yield self.lost_prizes(ahead.seat, list(ahead.prizes))
        if ahead.gifts:
            yield self.lost_gifts(ahead.seat, ahead.gifts)

    def lost_by_you(self, ahead: LoyaltyAhead) -> str:
        """The same in a sentence to the player who decides, who is not named there."""
        lost = [self.voice.quoted(card) for card in ahead.patriots]
        lost += [self.your_prize(card) for card in ahead.prizes]
        if ahead.gifts:
            lost.append(self.tr("%n gift(s)", "", ahead.gifts))
        return listed(lost)

    def _losses(self, preview: Preview) -> Iterator[str]:
        seats = dict.fromkeys(seat for seat, _ in (*preview.courts_lost, *preview.prizes_lost))
        for seat in seats:
            court = [card for owner, card in preview.courts_lost if owner == seat]
            prizes = [card for owner, card in preview.prizes_lost if owner == seat]
            if court:
                yield self.lost_court(seat, court)
            if prizes:
                yield self.lost_prizes(seat, prizes)
        for seat, (before, after) in preview.gifts.items():
            if after < before:
                yield self.lost_gifts(seat, before - after)

    # --- Sentences -----------------------------------------------------------------------------

    def _of(self, seat: Seat, change: Change) -> None:
        self.let(player=self.voice.player(seat), before=str(change[0]), after=str(change[1]))

    def bribe(self, recipient: Seat, rupees: int) -> str:
        self.let(player=self.voice.player(recipient))
        return self.tr("bribe first: %n rupee(s) to {player}", "", rupees)

    def lost_court(self, seat: Seat, cards: list[CardId]) -> str:
        self.let(player=self.voice.player(seat), cards=self.voice.cards(cards))
        return self.tr("{player} loses {cards}")

    def lost_prizes(self, seat: Seat, cards: list[CardId]) -> str:
        self.let(player=self.voice.player(seat), cards=self.voice.cards(cards))
        return self.tr("{player} loses prizes: {cards}")

    def your_prize(self, card: CardId) -> str:
        self.let(card=self.voice.quoted(card))
        return self.tr("the prize {card}")

    def lost_gifts(self, seat: Seat, count: int) -> str:
        self.let(player=self.voice.player(seat))
        return self.tr("{player} loses %n gift(s)", "", count)

    def loyalty(self, seat: Seat, before: Coalition, after: Coalition) -> str:
        self.let(
            player=self.voice.player(seat),
            before=terms.coalition_name(before),
            after=terms.coalition_name(after),
        )
        return self.tr("{player}’s loyalty changes: {before} → {after}")

    def first_loyalty(self) -> str:
        return self.tr(
            "you rule with its armies, move along its roads and score if it dominates a check"
        )

    def loyalty_ahead(self, ahead: LoyaltyAhead) -> str:
        self.let(player=self.voice.player(ahead.seat), after=terms.coalition_name(ahead.coalition))
        return self.tr("then {player}’s loyalty changes to {after}")

    def worthless(self, what: str) -> str:
        """What an event makes useless for now."""
        if what == "gift":
            return self.tr("no influence for gifts: Embarrassment of Riches is in effect")
        return self.tr("no influence for patriots: the rumor is in effect")

    def ruler(self, region: Region, change: Change) -> str:
        before, after = (self.voice.player(Seat(seat)) for seat in change)
        self.let(region=self.voice.region(region), before=before, after=after)
        return self.tr("ruler of {region}: {before} → {after}", "ruler")

    def hostage(self, card: CardId, holder: Seat) -> str:
        self.let(card=self.voice.card(card))
        if holder == NOBODY:
            return self.tr("“{card}” is no longer a hostage")
        self.let(player=self.voice.player(holder))
        return self.tr("“{card}” becomes {player}’s hostage")

    def debt(self, seat: Seat, missing: int) -> str:
        self.let(player=self.voice.player(seat))
        return self.tr("{player} must discard cards to cover %n rupee(s)", "", missing)

    def influence(self, seat: Seat, change: Change) -> str:
        self._of(seat, change)
        return self.tr("{player}: influence {before} → {after}")

    def score(self, seat: Seat, change: Change) -> str:
        self._of(seat, change)
        return self.tr("{player}: points {before} → {after}")

    def purse(self, seat: Seat, change: Change) -> str:
        self._of(seat, change)
        return self.tr("{player}: rupees {before} → {after}")

    def cylinders(self, seat: Seat, change: Change) -> str:
        self._of(seat, change)
        return self.tr("{player}: cylinders in play {before} → {after}")

    def removed(self, rupees: int) -> str:
        return self.tr("%n rupee(s) leave the game", "", rupees)
