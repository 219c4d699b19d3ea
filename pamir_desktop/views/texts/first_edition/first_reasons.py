"""Why something cannot be done now in the first edition; other reasons are those of the second."""

from __future__ import annotations

from pamir_desktop.views.texts.sentences import Sentences


class FirstWhyNot(Sentences):
    """One method per id that only the first edition has, or that it means differently."""

    def not_now(self) -> str:
        if self.args["prompt"] == "first.action":
            return self.tr("Nothing to choose here now: buy, play, discard or use a card.")
        return self.tr("Not now: you must decide something else first.")

    def first_toll(self) -> str:
        return self.tr("You cannot pay the toll for “{card}”. Due: {due}, your rupees: {have}.")

    def first_must_act(self) -> str:
        return self.tr("You must take two actions as long as one is possible.")

    def first_discard_not_in_hand(self) -> str:
        return self.tr("“{card}” is not in your hand.")

    def first_discard_no_actions(self) -> str:
        return self.tr("You have no actions left to discard “{card}”.")

    # --- Special actions ---------------------------------------------------------------------

    def first_act_no_actions(self) -> str:
        return self.tr("You have no actions left, and this action is not free in this regime.")

    def first_commerce_nothing(self) -> str:
        return self.tr("There are no rupees on market cards.")

    def first_gift_no_piece(self) -> str:
        return self.tr("You have no piece for a gift.")

    def first_tax_not_there(self) -> str:
        return self.tr("{other} has neither a tribe nor a road {in_region}.")

    def first_travel_no_spy(self) -> str:
        return self.tr("You have no spy on any card.")

    def first_travel_nowhere(self) -> str:
        return self.tr("There is no other card for your spies to go to.")

    def first_counter_espionage_no_spy(self) -> str:
        return self.tr("No other player has a spy in your court.")

    def first_assassination_no_spy(self) -> str:
        return self.tr("There is no card with a spy that you can use.")

    def first_bribe_no_target(self) -> str:
        return self.tr("There is no card with a spy that you can bribe and pay for.")

    def first_target_no_spy(self) -> str:
        return self.tr("There is no such spy on “{card}”.")

    def first_target_own(self) -> str:
        return self.tr("“{card}” is in your own court.")

    def first_target_patriot(self) -> str:
        return self.tr("“{card}” is a patriot: it cannot be bribed.")

    def first_target_rank(self) -> str:
        return self.tr("The rank of “{card}” is too high for this action.")

    def first_target_too_dear(self) -> str:
        return self.tr("You cannot pay for “{card}”: a bribe costs twice its rank.")

    # --- Campaign ----------------------------------------------------------------------------

    def first_march_not_adjacent(self) -> str:
        return self.tr("The armies can move to an adjacent region only.")

    def first_march_too_dear(self) -> str:
        return self.tr("There is no road, and you cannot pay for the baggage train.")

    # --- Deals -------------------------------------------------------------------------------

    def first_deal_alone(self) -> str:
        return self.tr("A deal needs two players.")

    def first_deal_empty(self) -> str:
        return self.tr("A deal must contain something.")

    def first_deal_doer(self) -> str:
        return self.tr("Rupees can be set aside only for what the active player does.")

    def first_deal_no_rupees(self) -> str:
        return self.tr("At least 1 rupee must be set aside.")

    def first_deal_act(self) -> str:
        return self.tr("Say what the rupees are set aside for.")

    def first_deal_too_dear(self) -> str:
        return self.tr("Someone in this deal does not have that many rupees.")

    def first_deal_not_in_hand(self) -> str:
        return self.tr("A card of this deal is not in that hand.")

    def first_deal_hand_full(self) -> str:
        return self.tr("The player who would take the card has no room in their hand.")

    # --- Inside an action --------------------------------------------------------------------

    def act_not_printed(self) -> str:
        return self.tr("“{card}” does not have this action in the first edition.")

    def first_buy_hand_full(self) -> str:
        return self.tr("You cannot buy “{card}”: your hand is full. Limit: {limit}.")

    def first_tax_no_majority(self) -> str:
        return self.tr("You do not have the most units in the region of “{card}”.")

    def first_tax_nothing(self) -> str:
        return self.tr("No one in the region of “{card}” has rupees that you can take.")

    def first_campaign_no_army(self) -> str:
        return self.tr("There are no armies of your coalition on the map.")

    def first_campaign_nothing(self) -> str:
        return self.tr("Your armies can neither move nor attack.")

    def first_muster_no_army(self) -> str:
        return self.tr("There are no armies of your coalition {in_region}.")

    def first_muster_nothing(self) -> str:
        return self.tr("The armies {in_region} can neither move nor attack.")

    def first_campaign_must_attack(self) -> str:
        return self.tr("A campaign must move or attack.")

    def first_stay_nothing(self) -> str:
        return self.tr("There is nothing to attack {in_region}: the armies must move.")

    def first_attack_nothing(self) -> str:
        return self.tr("{coalition} has no pieces {in_region} that you could attack.")

    def first_attack_own(self) -> str:
        return self.tr("You cannot attack your own coalition ({coalition}).")

    def first_armies_first(self) -> str:
        return self.tr("Armies must be eliminated first, unless you have intel.")

    def first_not_enemy(self) -> str:
        return self.tr("This piece does not belong to the coalition under attack ({coalition}).")

    def first_not_in_battle(self) -> str:
        return self.tr("This piece is not {in_region}.")

    def first_at_least_one(self) -> str:
        return self.tr("You must do this at least once.")

    def first_mode_decided(self) -> str:
        return self.tr("You have already chosen which card of this suit stays.")

    def first_no_rupees(self) -> str:
        return self.tr("{other} has no rupees.")

    def first_not_foreign_spy(self) -> str:
        return self.tr("This is not another player’s spy in your court.")

    def first_not_your_spy(self) -> str:
        return self.tr("This is not one of your spies.")

    def first_not_yours(self) -> str:
        return self.tr("This piece does not belong to you.")

    def first_take_gift(self) -> str:
        return self.tr("Gifts stay where they are.")

    def first_take_placed(self) -> str:
        return self.tr("This piece was placed by the same card.")

    def first_travel_too_far(self) -> str:
        return self.tr("The spy cannot reach “{card}” in one step.")
