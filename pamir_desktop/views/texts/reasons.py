"""Why something cannot be done now: one sentence per id, with its numbers."""

from __future__ import annotations

from pamir_desktop.model.decisions import Reason
from pamir_desktop.model.terms import Coalition

from .editions import texts_of
from .sentences import Sentences, method_name
from .voice import Voice


def reason_text(reason: Reason, voice: Voice) -> str:
    """Addresses the player who tried it."""
    name = method_name(reason.id)
    text: str = getattr(texts_of(voice.setup).reason(name)(reason.args, voice), name)()
    return text


class WhyNot(Sentences):
    """One method per id in `reason_ids.REASONS`."""

    def game_over(self) -> str:
        return self.tr("The game is over.")

    def not_now(self) -> str:
        if self.args["prompt"] == "turn.action":
            return self.tr("Nothing to choose here now: buy, play or use a card.")
        return self.tr("Not now: you must decide something else first.")

    def no_such_thing(self) -> str:
        return self.tr("This is not on the table.")

    # --- Buying and playing ------------------------------------------------------------------

    def buy_vacant(self) -> str:
        return self.tr("There is no card in this slot.")

    def buy_no_actions(self) -> str:
        return self.tr("You have no actions left to buy “{card}”.")

    def buy_withdrawal(self) -> str:
        return self.tr("“{card}” is not for sale.")

    def buy_paid_on(self) -> str:
        return self.tr("You cannot buy “{card}”: you have placed rupees on it this turn.")

    def buy_too_dear(self) -> str:
        return self.tr("You cannot afford “{card}”. Price: {cost}, your rupees: {have}.")

    def play_not_in_hand(self) -> str:
        return self.tr("“{card}” is not in your hand.")

    def play_no_actions(self) -> str:
        return self.tr("You have no actions left to play “{card}”.")

    def play_bribe(self) -> str:
        return self.tr(
            "You cannot pay {recipient} the bribe for “{card}”. Due: {due}, your rupees: {have}."
        )

    def act_first(self) -> str:
        return self.tr("This is part of the {action} action: first choose it on a court card.")

    def act_none(self) -> str:
        return self.tr("This is part of the {action} action, which none of your court cards has.")

    def act_not_printed(self) -> str:
        return self.tr("“{card}” does not have the {action} action.")

    def act_not_yours(self) -> str:
        return self.tr("“{card}” is not in your court.")

    def act_used(self) -> str:
        return self.tr("You have already used “{card}” this turn.")

    def act_no_actions(self) -> str:
        return self.tr("You have no actions left, and “{card}” ({suit}) is not favored.")

    def act_hostage(self) -> str:
        return self.tr(
            "{recipient} holds “{card}” hostage. Bribe: {due}, cost of the action: {cost}, your "
            "rupees: {have}."
        )

    # --- Tax, gift, build --------------------------------------------------------------------

    def tax_nothing(self) -> str:
        return self.tr("There is nothing you can tax, in the market or from other players.")

    def tax_no_rupees(self) -> str:
        return self.tr("There are no rupees in this slot.")

    def tax_loose(self) -> str:
        return self.tr("These rupees are not on a card: they cannot be taxed.")

    def tax_oneself(self) -> str:
        return self.tr("You cannot tax yourself.")

    def tax_not_ruled(self) -> str:
        return self.tr("{other} has no court card of a region you rule.")

    def tax_sheltered(self) -> str:
        return self.tr("All of {other}’s rupees are sheltered. Rupees: {have}, shelter: {shelter}.")

    def gift_all_given(self) -> str:
        return self.tr("You have given all three gifts.")

    def gift_too_dear(self) -> str:
        return self.tr("You cannot afford this gift. Price: {cost}, your rupees: {have}.")

    def gift_no_cylinder(self) -> str:
        return self.tr("You have no cylinder for a gift: all were placed this turn.")

    def gift_given(self) -> str:
        return self.tr("You have already given this gift.")

    def build_too_dear(self) -> str:
        return self.tr("Building costs 2 rupees per block. Your rupees: {have}.")

    def build_no_block(self) -> str:
        return self.tr("There is no block of your coalition left to place.")

    def build_rule_none(self) -> str:
        return self.tr("You do not rule any region.")

    def build_other_ruler(self) -> str:
        return self.tr("You do not rule {region}: {ruler} does.")

    def build_tie(self) -> str:
        return self.tr(
            "You do not rule {region}. Your ruling pieces: {own}, strongest rival: {rival}."
        )

    def build_no_tribe(self) -> str:
        return self.tr("You have no tribe {in_region}.")

    def build_border(self) -> str:
        return self.tr("You rule neither side of the {border} border.")

    # --- Move --------------------------------------------------------------------------------

    def move_nothing(self) -> str:
        return self.tr("You have no piece that can move.")

    def move_not_loyal(self) -> str:
        return self.tr("You are not loyal to the coalition of this army: {coalition}.")

    def move_no_army(self) -> str:
        return self.tr("This block is a road; roads do not move.")

    def move_no_step(self) -> str:
        return self.tr("The armies {in_region} are alike: choose the outlined one.")

    def move_not_neighbour(self) -> str:
        regions = (self.region("region"), self.region("target"))
        self.let(regions=self.voice.regions(regions))
        return self.tr("These regions do not share a border: {regions}.")

    def move_no_road(self) -> str:
        match self.coalition():
            case Coalition.AFGHAN:
                return self.tr("There is no Afghan road {from_region} {into_target}.")
            case Coalition.BRITISH:
                return self.tr("There is no British road {from_region} {into_target}.")
            case Coalition.RUSSIAN:
                return self.tr("There is no Russian road {from_region} {into_target}.")

    def move_not_yours(self) -> str:
        return self.tr("This piece belongs to {other}.")

    def move_no_spy(self) -> str:
        return self.tr("This cylinder is not a spy.")

    def move_too_far(self) -> str:
        return self.tr("The spy cannot reach “{target}” from “{card}” in one move.")

    def move_tribe(self) -> str:
        return self.tr("Tribes move only for the owner of Nationalism.")

    # --- Betray and battle -------------------------------------------------------------------

    def betray_too_dear(self) -> str:
        return self.tr("Betraying a card costs 2 rupees. Your rupees: {have}.")

    def betray_no_spy(self) -> str:
        return self.tr("You have no spy on any court card.")

    def betray_no_spy_there(self) -> str:
        return self.tr("You have no spy on “{card}”.")

    def betray_bodyguards(self) -> str:
        return self.tr("Bodyguards protect the political cards in {owner}’s court.")

    def battle_no_force(self) -> str:
        return self.tr("You have neither armies nor spies to battle with.")

    def battle_nothing_to_remove(self) -> str:
        return self.tr("There is nothing you can remove where you have armies or spies.")

    def battle_no_army(self) -> str:
        return self.tr("You have no army {in_region}.")

    def battle_no_spy(self) -> str:
        return self.tr("You have no spy on “{card}”.")

    def battle_nothing_there(self) -> str:
        """About a region or a card."""
        if "region" in self.args:
            return self.tr("There is nothing you can remove {in_region}.")
        return self.tr("There is nothing you can remove on “{card}”.")

    def battle_same_loyalty(self) -> str:
        return self.tr("{other} shares your loyalty: this tribe cannot be removed.")

    def battle_same_loyalty_block(self) -> str:
        return self.tr("This block belongs to your own coalition ({coalition}).")

    def battle_citadel(self) -> str:
        return self.tr("{other}’s Citadel protects this tribe.")

    def battle_own_spy(self) -> str:
        return self.tr("This is your own spy.")

    def battle_advisors(self) -> str:
        return self.tr("{other}’s Indispensable Advisors protect this spy.")

    def battle_elsewhere(self) -> str:
        return self.tr("This piece is not at the site of the battle.")

    def battle_marked(self) -> str:
        return self.tr("This piece is already chosen.")

    # --- Taking from play --------------------------------------------------------------------

    def take_other_coalition(self) -> str:
        return self.tr("This block belongs to the wrong coalition: {coalition}.")

    def take_other_player(self) -> str:
        return self.tr("This cylinder belongs to {other}.")

    def take_placed_this_turn(self) -> str:
        return self.tr("This piece was placed this turn: it cannot be taken.")

    def take_same_stack(self) -> str:
        return self.tr("The pieces here are alike: choose the outlined one.")
