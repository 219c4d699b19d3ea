"""The log of blocks and cylinders; every coalition and piece has its own sentence."""

from __future__ import annotations

from pamir_desktop.model.pieces import (
    FIRST_GIFT,
    SUPPLY,
    Place,
    border_at,
    coalition_of_block,
    is_card,
    is_gift,
    is_region,
    owner_of_cylinder,
    region_at,
)
from pamir_desktop.model.terms import CardId, Coalition

from . import terms
from .sentences import Sentences
from .translation import translate


class BlockLog(Sentences):
    """Armies and roads. The entries around it say who placed a block."""

    def block_placed(self) -> str:
        place = self.number("place")
        self._name(place)
        if self.number("origin") != SUPPLY:
            self.let(origin=self._origin())
            return self._army_taken() if is_region(place) else self._road_taken()
        return self._army_placed() if is_region(place) else self._road_placed()

    def block_moved(self) -> str:
        place, origin = self.number("place"), self.number("origin")
        self.let(
            origin=self.voice.from_region(region_at(origin)),
            target=self.voice.into_region(region_at(place)),
        )
        match self._coalition():
            case Coalition.AFGHAN:
                return self.tr("An Afghan army moves {origin} {target}.")
            case Coalition.BRITISH:
                return self.tr("A British army moves {origin} {target}.")
            case Coalition.RUSSIAN:
                return self.tr("A Russian army moves {origin} {target}.")

    def block_returned(self) -> str:
        origin = self.number("origin")
        self._name(origin)
        return self._army_lost() if is_region(origin) else self._road_lost()

    def _coalition(self) -> Coalition:
        return coalition_of_block(self.number("block"))

    def _name(self, place: Place) -> None:
        if is_region(place):
            region = region_at(place)
            self.let(
                in_region=self.voice.in_region(region), from_region=self.voice.from_region(region)
            )
        else:
            self.let(border=self.voice.border(border_at(place)))

    def _origin(self) -> str:
        """Where the block was in play before; the sentence names its coalition."""
        origin = self.number("origin")
        if is_region(origin):
            where = self.voice.in_region(region_at(origin))
            return translate("Place", "army {in_region}").format(in_region=where)
        border = self.voice.border(border_at(origin))
        return translate("Place", "road on {border}").format(border=border)

    def _army_placed(self) -> str:
        match self._coalition():
            case Coalition.AFGHAN:
                return self.tr("An Afghan army is placed {in_region}.")
            case Coalition.BRITISH:
                return self.tr("A British army is placed {in_region}.")
            case Coalition.RUSSIAN:
                return self.tr("A Russian army is placed {in_region}.")

    def _road_placed(self) -> str:
        match self._coalition():
            case Coalition.AFGHAN:
                return self.tr("An Afghan road is placed on the {border} border.")
            case Coalition.BRITISH:
                return self.tr("A British road is placed on the {border} border.")
            case Coalition.RUSSIAN:
                return self.tr("A Russian road is placed on the {border} border.")

    def _army_taken(self) -> str:
        match self._coalition():
            case Coalition.AFGHAN:
                return self.tr("An Afghan army is placed {in_region}, taken from play: {origin}.")
            case Coalition.BRITISH:
                return self.tr("A British army is placed {in_region}, taken from play: {origin}.")
            case Coalition.RUSSIAN:
                return self.tr("A Russian army is placed {in_region}, taken from play: {origin}.")

    def _road_taken(self) -> str:
        match self._coalition():
            case Coalition.AFGHAN:
                return self.tr(
                    "An Afghan road is placed on the {border} border, taken from play: {origin}."
                )
            case Coalition.BRITISH:
                return self.tr(
                    "A British road is placed on the {border} border, taken from play: {origin}."
                )
            case Coalition.RUSSIAN:
                return self.tr(
                    "A Russian road is placed on the {border} border, taken from play: {origin}."
                )

    def _army_lost(self) -> str:
        match self._coalition():
            case Coalition.AFGHAN:
                return self.tr("An Afghan army is removed {from_region}.")
            case Coalition.BRITISH:
                return self.tr("A British army is removed {from_region}.")
            case Coalition.RUSSIAN:
                return self.tr("A Russian army is removed {from_region}.")

    def _road_lost(self) -> str:
        match self._coalition():
            case Coalition.AFGHAN:
                return self.tr("An Afghan road is removed from the {border} border.")
            case Coalition.BRITISH:
                return self.tr("A British road is removed from the {border} border.")
            case Coalition.RUSSIAN:
                return self.tr("A Russian road is removed from the {border} border.")


class CylinderLog(Sentences):
    """Tribes, spies and gifts, battles and overthrows."""

    def cylinder_placed(self) -> str | None:
        """A gift from the supply is covered by the entry before."""
        place, origin = self.number("place"), self.number("origin")
        self._name_owner()
        self._name(place)
        if origin == SUPPLY:
            if is_gift(place):
                return None
            if is_card(place):
                return self.tr("{owner} places a spy on “{card}”.")
            return self.tr("{owner} places a tribe {in_region}.")
        self.let(origin=self._origin())
        if is_gift(place):
            return self.tr("{owner} takes a cylinder from play for the gift: {origin}.")
        if is_card(place):
            return self.tr("{owner} places a spy on “{card}”, taken from play: {origin}.")
        return self.tr("{owner} places a tribe {in_region}, taken from play: {origin}.")

    def cylinder_moved(self) -> str:
        place, origin = self.number("place"), self.number("origin")
        self._name_owner()
        if is_card(place):
            self.let(origin=self.voice.card(CardId(origin)), target=self.voice.card(CardId(place)))
            return self.tr("{owner} moves a spy from “{origin}” to “{target}”.")
        self.let(
            origin=self.voice.from_region(region_at(origin)),
            target=self.voice.into_region(region_at(place)),
        )
        return self.tr("{owner} moves a tribe {origin} {target}.")

    def cylinder_returned(self) -> str | None:
        """Lost gifts are covered by the entry after."""
        origin = self.number("origin")
        if is_gift(origin):
            return None
        self._name_owner()
        self._name(origin)
        if is_card(origin):
            return self.tr("{owner} loses a spy on “{card}”.")
        return self.tr("{owner} loses a tribe {in_region}.")

    def spy_sheltered(self) -> str:
        return self.tr("{seat} moves the spy to “{card}” (Safe House).")

    def battle_fought(self) -> str:
        place, limit = self.number("place"), self.number("limit")
        self._name(place)
        if is_card(place):
            return self.tr(
                "{seat} battles on “{card}” and may remove up to %n spy/spies.", "", limit
            )
        return self.tr("{seat} battles {in_region} and may remove up to %n piece(s).", "", limit)

    def overthrow_tribes(self) -> str:
        return self.tr(
            "Overthrow {in_region}: {seat} loses %n tribe(s).", "", self.number("tribes")
        )

    def placement_skipped(self) -> str:
        return self.tr("{seat} has no piece left to place ({place}).")

    def _name_owner(self) -> None:
        self.let(owner=self.voice.player(owner_of_cylinder(self.number("cylinder"))))

    def _name(self, place: Place) -> None:
        if is_card(place):
            self.let(card=self.voice.card(CardId(place)))
        elif is_region(place):
            self.let(in_region=self.voice.in_region(region_at(place)))

    def _origin(self) -> str:
        origin = self.number("origin")
        if is_card(origin):
            card = self.voice.card(CardId(origin))
            return translate("Place", "spy on “{card}”").format(card=card)
        if is_region(origin):
            where = self.voice.in_region(region_at(origin))
            return translate("Place", "tribe {in_region}").format(in_region=where)
        return terms.gift_name(origin - FIRST_GIFT)
