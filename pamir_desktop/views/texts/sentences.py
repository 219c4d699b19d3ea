"""The base class of all groups of sentences that are selected by an id and its arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pamir_desktop.model.decisions import Args, number_in, numbers_in
from pamir_desktop.model.terms import Border, CardAction, CardId, Coalition, Region, Seat, Suit

from . import terms
from .translation import FilledIn, number_text
from .voice import Voice

PLAYERS: Final = frozenset(
    {"seat", "other", "recipient", "payer", "owner", "old", "new", "ruler", "named"}
)
CARDS: Final = frozenset({"card", "target"})


class Sentences(FilledIn):
    """A subclass has one method per id, and its name is the context of its translations.

    A placeholder in a sentence is replaced by the argument of the same name, as the voice names it:
    `{seat}`, `{card}`, `{region}`. The other cases of a region include the preposition:
    `{in_region}`, `{into_target}`, `{from_region}`, `{of_region}`. `%n` is the number given last.
    """

    def __init__(self, args: Args, voice: Voice) -> None:
        self.args = args
        self.voice = voice
        self._given: dict[str, str] = {}

    def let(self, **given: str) -> None:
        """Words for placeholders that are not arguments."""
        self._given.update(given)

    def number(self, key: str) -> int:
        return number_in(self.args, key)

    def numbers(self, key: str) -> tuple[int, ...]:
        return numbers_in(self.args, key)

    def name(self, key: str) -> str:
        """An argument that is itself an id."""
        value = self.args[key]
        assert isinstance(value, str)
        return value

    def seat(self, key: str = "seat") -> Seat:
        return Seat(self.number(key))

    def card(self, key: str = "card") -> CardId:
        return CardId(self.number(key))

    def cards(self, key: str = "cards") -> list[CardId]:
        return [CardId(card) for card in self.numbers(key)]

    def coalition(self, key: str = "coalition") -> Coalition:
        return Coalition(self.number(key))

    def region(self, key: str = "region") -> Region:
        return Region(self.number(key))

    def __getitem__(self, key: str) -> str:
        if key in self._given:
            return self._given[key]
        form, _, rest = key.partition("_")
        if rest in self.args and form in FORMS:
            return FORMS[form](self.voice, self.region(rest))
        return self._argument(key)

    def _argument(self, key: str) -> str:
        value = self.args[key]
        if isinstance(value, str):
            return value
        if isinstance(value, tuple):
            return self.voice.cards(CardId(card) for card in value)
        if key in PLAYERS:
            return self.voice.player(Seat(value))
        if key in CARDS:
            return self.voice.card(CardId(value))
        if key in WORDS:
            return WORDS[key](self.voice, value)
        return number_text(value)


FORMS: Final[dict[str, Callable[[Voice, Region], str]]] = {
    "in": lambda voice, region: voice.in_region(region),
    "into": lambda voice, region: voice.into_region(region),
    "from": lambda voice, region: voice.from_region(region),
    "of": lambda voice, region: voice.of_region(region),
}

WORDS: Final[dict[str, Callable[[Voice, int], str]]] = {
    "region": lambda voice, value: voice.region(Region(value)),
    "border": lambda voice, value: voice.border(Border(value)),
    "place": lambda voice, value: voice.place(value),
    "coalition": lambda voice, value: terms.coalition_name(Coalition(value)),
    "suit": lambda voice, value: terms.suit_name(Suit(value)),
    "action": lambda voice, value: terms.action_name(CardAction(value)),
}
"""Arguments that are neither players nor cards nor plain numbers."""


def method_name(identity: str) -> str:
    """The method that renders an id: `tax_market` for `tax.market`."""
    return identity.replace(".", "_")
