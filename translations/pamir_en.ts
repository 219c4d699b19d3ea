<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActionLine</name>
    <message numerus="yes">
        <source>Tax, rank {rank}: take up to %n rupee(s) in all from market cards and from players with a court card of a region you rule.</source>
        <translation>
            <numerusform>Tax, rank {rank}: take %n&#xa0;rupee from a market card or from a player with a court card of a region you rule.</numerusform>
            <numerusform>Tax, rank {rank}: take up to %n&#xa0;rupees in all from market cards and from players with a court card of a region you rule.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move, rank {rank}: make up to %n move(s) with your coalition’s armies or your spies.</source>
        <translation>
            <numerusform>Move, rank {rank}: make %n&#xa0;move with an army of your coalition or one of your spies.</numerusform>
            <numerusform>Move, rank {rank}: make up to %n&#xa0;moves with your coalition’s armies or your spies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle, rank {rank}: remove up to %n enemy piece(s) in one place, but no more than you have armies or spies there.</source>
        <translation>
            <numerusform>Battle, rank {rank}: remove %n&#xa0;enemy piece from a place where you have an army or a spy.</numerusform>
            <numerusform>Battle, rank {rank}: remove up to %n&#xa0;enemy pieces in one place, but no more than you have armies or spies there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionTrace</name>
    <message numerus="yes">
        <source>{region} is the first region she rules: she builds %n army/armies there.</source>
        <translation>
            <numerusform>{region} is the first region she rules: she builds %n&#xa0;army there.</numerusform>
            <numerusform>{region} is the first region she rules: she builds %n&#xa0;armies there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BribeLog</name>
    <message numerus="yes">
        <source>{seat} owes {recipient} a bribe of %n rupee(s) for “{card}”.</source>
        <translation>
            <numerusform>{seat} owes {recipient} a bribe of %n&#xa0;rupee for “{card}”.</numerusform>
            <numerusform>{seat} owes {recipient} a bribe of %n&#xa0;rupees for “{card}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} offers {recipient} %n rupee(s) instead of {due}.</source>
        <translation>
            <numerusform>{seat} offers {recipient} %n&#xa0;rupee instead of {due}.</numerusform>
            <numerusform>{seat} offers {recipient} %n&#xa0;rupees instead of {due}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} demands %n rupee(s) from {payer}.</source>
        <translation>
            <numerusform>{seat} demands %n&#xa0;rupee from {payer}.</numerusform>
            <numerusform>{seat} demands %n&#xa0;rupees from {payer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays {recipient} a bribe of %n rupee(s).</source>
        <translation>
            <numerusform>{seat} pays {recipient} a bribe of %n&#xa0;rupee.</numerusform>
            <numerusform>{seat} pays {recipient} a bribe of %n&#xa0;rupees.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message numerus="yes">
        <source>Pay %n rupee(s)</source>
        <translation>
            <numerusform>Pay %n&#xa0;rupee</numerusform>
            <numerusform>Pay %n&#xa0;rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer %n rupee(s)</source>
        <translation>
            <numerusform>Offer %n&#xa0;rupee</numerusform>
            <numerusform>Offer %n&#xa0;rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accept %n rupee(s)</source>
        <translation>
            <numerusform>Accept %n&#xa0;rupee</numerusform>
            <numerusform>Accept %n&#xa0;rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Demand %n rupee(s)</source>
        <translation>
            <numerusform>Demand %n&#xa0;rupee</numerusform>
            <numerusform>Demand %n&#xa0;rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s)</source>
        <translation>
            <numerusform>%n&#xa0;rupee</numerusform>
            <numerusform>%n&#xa0;rupees</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CampaignLog</name>
    <message numerus="yes">
        <source>{seat} campaigns with %n army/armies {in_region}.</source>
        <translation>
            <numerusform>{seat} campaigns with %n&#xa0;army {in_region}.</numerusform>
            <numerusform>{seat} campaigns with %n&#xa0;armies {in_region}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} moves %n army/armies {from_origin} {into_region}.</source>
        <translation>
            <numerusform>{seat} moves %n&#xa0;army {from_origin} {into_region}.</numerusform>
            <numerusform>{seat} moves %n&#xa0;armies {from_origin} {into_region}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays %n rupee(s) for the baggage train.</source>
        <translation>
            <numerusform>{seat} pays %n&#xa0;rupee for the baggage train.</numerusform>
            <numerusform>{seat} pays %n&#xa0;rupees for the baggage train.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} bribes “{card}” in {owner}’s court for %n rupee(s), using their own spy.</source>
        <translation>
            <numerusform>{seat} bribes “{card}” in {owner}’s court for %n&#xa0;rupee, using their own spy.</numerusform>
            <numerusform>{seat} bribes “{card}” in {owner}’s court for %n&#xa0;rupees, using their own spy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} bribes “{card}” in {owner}’s court for %n rupee(s), using {spy_of}’s spy.</source>
        <translation>
            <numerusform>{seat} bribes “{card}” in {owner}’s court for %n&#xa0;rupee, using {spy_of}’s spy.</numerusform>
            <numerusform>{seat} bribes “{card}” in {owner}’s court for %n&#xa0;rupees, using {spy_of}’s spy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardLog</name>
    <message numerus="yes">
        <source>{seat} buys “{card}” for %n rupee(s); rupees gained: {gained}.</source>
        <translation>
            <numerusform>{seat} buys “{card}” for %n&#xa0;rupee; rupees gained:&#xa0;{gained}.</numerusform>
            <numerusform>{seat} buys “{card}” for %n&#xa0;rupees; rupees gained:&#xa0;{gained}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} buys “{card}” for %n rupee(s).</source>
        <translation>
            <numerusform>{seat} buys “{card}” for %n&#xa0;rupee.</numerusform>
            <numerusform>{seat} buys “{card}” for %n&#xa0;rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes “{card}” for free, along with the %n rupee(s) on it.</source>
        <translation>
            <numerusform>{seat} takes “{card}” for free, along with the %n&#xa0;rupee on it.</numerusform>
            <numerusform>{seat} takes “{card}” for free, along with the %n&#xa0;rupees on it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeLine</name>
    <message numerus="yes">
        <source>You lost %n tribe(s) {in_region}.</source>
        <translation>
            <numerusform>You lost %n&#xa0;tribe {in_region}.</numerusform>
            <numerusform>You lost %n&#xa0;tribes {in_region}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lost %n spy(s).</source>
        <translation>
            <numerusform>You lost %n&#xa0;spy.</numerusform>
            <numerusform>You lost %n&#xa0;spies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lost %n gift(s).</source>
        <translation>
            <numerusform>You lost %n&#xa0;gift.</numerusform>
            <numerusform>You lost %n&#xa0;gifts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n fewer rupee(s).</source>
        <translation>
            <numerusform>You have %n&#xa0;rupee less.</numerusform>
            <numerusform>You have %n&#xa0;fewer rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more rupee(s).</source>
        <translation>
            <numerusform>You have %n&#xa0;more rupee.</numerusform>
            <numerusform>You have %n&#xa0;more rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} scored %n point(s).</source>
        <translation>
            <numerusform>{seat} scored %n&#xa0;point.</numerusform>
            <numerusform>{seat} scored %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>You scored %n&#xa0;point.</numerusform>
            <numerusform>You scored %n&#xa0;points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckLines</name>
    <message numerus="yes">
        <source>%n cylinder(s) in play</source>
        <translation>
            <numerusform>%n&#xa0;cylinder in play</numerusform>
            <numerusform>%n&#xa0;cylinders in play</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message numerus="yes">
        <source>%n rupee(s)</source>
        <translation>
            <numerusform>%n&#xa0;rupee</numerusform>
            <numerusform>%n&#xa0;rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;card</numerusform>
            <numerusform>%n&#xa0;cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n&#xa0;victory point</numerusform>
            <numerusform>%n&#xa0;victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence point(s)</source>
        <translation>
            <numerusform>%n&#xa0;influence point</numerusform>
            <numerusform>%n&#xa0;influence points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cylinder(s)</source>
        <translation>
            <numerusform>%n&#xa0;cylinder</numerusform>
            <numerusform>%n&#xa0;cylinders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s)</source>
        <translation>
            <numerusform>%n&#xa0;tribe</numerusform>
            <numerusform>%n&#xa0;tribes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy/spies</source>
        <translation>
            <numerusform>%n&#xa0;spy</numerusform>
            <numerusform>%n&#xa0;spies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Afghan army/armies</source>
        <translation>
            <numerusform>%n&#xa0;Afghan army</numerusform>
            <numerusform>%n&#xa0;Afghan armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n British army/armies</source>
        <translation>
            <numerusform>%n&#xa0;British army</numerusform>
            <numerusform>%n&#xa0;British armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Russian army/armies</source>
        <translation>
            <numerusform>%n&#xa0;Russian army</numerusform>
            <numerusform>%n&#xa0;Russian armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Afghan road(s)</source>
        <translation>
            <numerusform>%n&#xa0;Afghan road</numerusform>
            <numerusform>%n&#xa0;Afghan roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n British road(s)</source>
        <translation>
            <numerusform>%n&#xa0;British road</numerusform>
            <numerusform>%n&#xa0;British roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Russian road(s)</source>
        <translation>
            <numerusform>%n&#xa0;Russian road</numerusform>
            <numerusform>%n&#xa0;Russian roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Afghan block(s)</source>
        <translation>
            <numerusform>%n&#xa0;Afghan block</numerusform>
            <numerusform>%n&#xa0;Afghan blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n British block(s)</source>
        <translation>
            <numerusform>%n&#xa0;British block</numerusform>
            <numerusform>%n&#xa0;British blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Russian block(s)</source>
        <translation>
            <numerusform>%n&#xa0;Russian block</numerusform>
            <numerusform>%n&#xa0;Russian blocks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CylinderLog</name>
    <message numerus="yes">
        <source>{seat} battles on “{card}” and may remove up to %n spy/spies.</source>
        <translation>
            <numerusform>{seat} battles on “{card}” and may remove %n&#xa0;spy.</numerusform>
            <numerusform>{seat} battles on “{card}” and may remove up to %n&#xa0;spies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} battles {in_region} and may remove up to %n piece(s).</source>
        <translation>
            <numerusform>{seat} battles {in_region} and may remove %n&#xa0;piece.</numerusform>
            <numerusform>{seat} battles {in_region} and may remove up to %n&#xa0;pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Overthrow {in_region}: {seat} loses %n tribe(s).</source>
        <translation>
            <numerusform>Overthrow {in_region}: {seat} loses %n&#xa0;tribe.</numerusform>
            <numerusform>Overthrow {in_region}: {seat} loses %n&#xa0;tribes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message numerus="yes">
        <source>Against %n computer player(s): {levels}.</source>
        <translation>
            <numerusform>Against %n&#xa0;computer player: {levels}.</numerusform>
            <numerusform>Against %n&#xa0;computer players: {levels}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games finished: %n. The best one counts.</source>
        <translation>
            <numerusform>Games finished: %n.</numerusform>
            <numerusform>Games finished: %n. The best one counts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealWords</name>
    <message numerus="yes">
        <source>%n rupee(s) set aside, paid if this does not happen: {deed}.</source>
        <translation>
            <numerusform>%n&#xa0;rupee set aside, paid if this does not happen: {deed}.</numerusform>
            <numerusform>%n&#xa0;rupees set aside, paid if this does not happen: {deed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) set aside, paid for: {deed}.</source>
        <translation>
            <numerusform>%n&#xa0;rupee set aside, paid for: {deed}.</numerusform>
            <numerusform>%n&#xa0;rupees set aside, paid for: {deed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstButton</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n&#xa0;token</numerusform>
            <numerusform>%n&#xa0;tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n rupee(s)</source>
        <translation>
            <numerusform>Pay %n&#xa0;rupee</numerusform>
            <numerusform>Pay %n&#xa0;rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer %n rupee(s)</source>
        <translation>
            <numerusform>Offer %n&#xa0;rupee</numerusform>
            <numerusform>Offer %n&#xa0;rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Agree to %n rupee(s)</source>
        <translation>
            <numerusform>Agree to %n&#xa0;rupee</numerusform>
            <numerusform>Agree to %n&#xa0;rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Demand %n rupee(s)</source>
        <translation>
            <numerusform>Demand %n&#xa0;rupee</numerusform>
            <numerusform>Demand %n&#xa0;rupees</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstChangeLine</name>
    <message numerus="yes">
        <source>{coalition} lost %n army/armies.</source>
        <translation>
            <numerusform>{coalition} lost %n&#xa0;army.</numerusform>
            <numerusform>{coalition} lost %n&#xa0;armies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{coalition} lost %n road(s).</source>
        <translation>
            <numerusform>{coalition} lost %n&#xa0;road.</numerusform>
            <numerusform>{coalition} lost %n&#xa0;roads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your rupees is/are set aside for a deal.</source>
        <translation>
            <numerusform>%n&#xa0;of your rupees is set aside for a deal.</numerusform>
            <numerusform>%n&#xa0;of your rupees are set aside for a deal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more Badal token(s).</source>
        <translation>
            <numerusform>You have %n&#xa0;more Badal token.</numerusform>
            <numerusform>You have %n&#xa0;more Badal tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n fewer Badal token(s).</source>
        <translation>
            <numerusform>You have %n&#xa0;fewer Badal token.</numerusform>
            <numerusform>You have %n&#xa0;fewer Badal tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A topple has left the game; %n is/are left.</source>
        <translation>
            <numerusform>A topple has left the game; %n&#xa0;is left.</numerusform>
            <numerusform>A topple has left the game; %n&#xa0;are left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstPreviewLine</name>
    <message numerus="yes">
        <source>toll first: %n rupee(s) to {player}</source>
        <translation>
            <numerusform>toll first: %n&#xa0;rupee to {player}</numerusform>
            <numerusform>toll first: %n&#xa0;rupees to {player}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstPrompt</name>
    <message numerus="yes">
        <source>%n action(s) to take: buy, play, discard or use a card.</source>
        <translation>
            <numerusform>%n&#xa0;action to take: buy, play, discard or use a card.</numerusform>
            <numerusform>%n&#xa0;actions to take: buy, play, discard or use a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{card}”: place %n road(s) on borders {of_region}.</source>
        <translation>
            <numerusform>“{card}”: place %n&#xa0;road on borders {of_region}.</numerusform>
            <numerusform>“{card}”: place %n&#xa0;roads on borders {of_region}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Toll for “{card}”: {owner} would accept %n rupee(s) instead of {due}.</source>
        <translation>
            <numerusform>Toll for “{card}”: {owner} would accept %n&#xa0;rupee instead of {due}.</numerusform>
            <numerusform>Toll for “{card}”: {owner} would accept %n&#xa0;rupees instead of {due}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Toll for “{card}”: %n rupee(s) to {owner}. Pay it, or ask for less.</source>
        <translation>
            <numerusform>Toll for “{card}”: %n&#xa0;rupee to {owner}. Pay it, or ask for less.</numerusform>
            <numerusform>Toll for “{card}”: %n&#xa0;rupees to {owner}. Pay it, or ask for less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Toll for “{card}”: {asker} offers %n rupee(s) instead of {due}.</source>
        <translation>
            <numerusform>Toll for “{card}”: {asker} offers %n&#xa0;rupee instead of {due}.</numerusform>
            <numerusform>Toll for “{card}”: {asker} offers %n&#xa0;rupees instead of {due}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spy on “{card}”: {owner} wants %n rupee(s) for their consent.</source>
        <translation>
            <numerusform>Spy on “{card}”: {owner} wants %n&#xa0;rupee for their consent.</numerusform>
            <numerusform>Spy on “{card}”: {owner} wants %n&#xa0;rupees for their consent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{asker} wants to assassinate “{card}” with your spy and offers %n rupee(s).</source>
        <translation>
            <numerusform>{asker} wants to assassinate “{card}” with your spy and offers %n&#xa0;rupee.</numerusform>
            <numerusform>{asker} wants to assassinate “{card}” with your spy and offers %n&#xa0;rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{asker} wants to bribe “{card}” with your spy, which then returns to your supply, and offers %n rupee(s).</source>
        <translation>
            <numerusform>{asker} wants to bribe “{card}” with your spy, which then returns to your supply, and offers %n&#xa0;rupee.</numerusform>
            <numerusform>{asker} wants to bribe “{card}” with your spy, which then returns to your supply, and offers %n&#xa0;rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{asker} asks for your spy on “{card}” as intel and offers %n rupee(s).</source>
        <translation>
            <numerusform>{asker} asks for your spy on “{card}” as intel and offers %n&#xa0;rupee.</numerusform>
            <numerusform>{asker} asks for your spy on “{card}” as intel and offers %n&#xa0;rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Commerce: take up to %n more rupee(s) from market cards.</source>
        <translation>
            <numerusform>Commerce: take %n&#xa0;more rupee from a market card.</numerusform>
            <numerusform>Commerce: take up to %n&#xa0;more rupees from market cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tax {in_region}: take up to %n more rupee(s) from players.</source>
        <translation>
            <numerusform>Tax {in_region}: take %n&#xa0;more rupee from a player.</numerusform>
            <numerusform>Tax {in_region}: take up to %n&#xa0;more rupees from players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Travel (our reading): move your spies, %n step(s) left.</source>
        <translation>
            <numerusform>Travel (our reading): move your spies, %n&#xa0;step left.</numerusform>
            <numerusform>Travel (our reading): move your spies, %n&#xa0;steps left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counter-espionage (our reading): remove up to %n more spy/spies from your court.</source>
        <translation>
            <numerusform>Counter-espionage (our reading): remove %n&#xa0;more spy from your court.</numerusform>
            <numerusform>Counter-espionage (our reading): remove up to %n&#xa0;more spies from your court.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Campaign, 1 of 4: choose your armies; they can eliminate up to %n piece(s).</source>
        <translation>
            <numerusform>Campaign, 1 of 4: choose your armies; they can eliminate %n&#xa0;piece.</numerusform>
            <numerusform>Campaign, 1 of 4: choose your armies; they can eliminate up to %n&#xa0;pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Campaign, 2 of 4: choose where the armies {from_region} go. Without a road it costs %n rupee(s).</source>
        <translation>
            <numerusform>Campaign, 2 of 4: choose where the armies {from_region} go. Without a road it costs %n&#xa0;rupee.</numerusform>
            <numerusform>Campaign, 2 of 4: choose where the armies {from_region} go. Without a road it costs %n&#xa0;rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Campaign, 2 of 4: move the armies {from_region}? Without a road it costs %n rupee(s).</source>
        <translation>
            <numerusform>Campaign, 2 of 4: move the armies {from_region}? Without a road it costs %n&#xa0;rupee.</numerusform>
            <numerusform>Campaign, 2 of 4: move the armies {from_region}? Without a road it costs %n&#xa0;rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Campaign, 4 of 4: eliminate up to %n more piece(s) in any order (intel).</source>
        <translation>
            <numerusform>Campaign, 4 of 4: eliminate %n&#xa0;more piece of any kind (intel).</numerusform>
            <numerusform>Campaign, 4 of 4: eliminate up to %n&#xa0;more pieces in any order (intel).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Campaign, 4 of 4: eliminate up to %n more piece(s), armies first.</source>
        <translation>
            <numerusform>Campaign, 4 of 4: eliminate %n&#xa0;more piece, armies first.</numerusform>
            <numerusform>Campaign, 4 of 4: eliminate up to %n&#xa0;more pieces, armies first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still owe %n rupee(s): return a piece in play to your supply or discard a court card.</source>
        <translation>
            <numerusform>You still owe %n&#xa0;rupee: return a piece in play to your supply or discard a court card.</numerusform>
            <numerusform>You still owe %n&#xa0;rupees: return a piece in play to your supply or discard a court card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Court limit {limit}: discard %n card(s) from your court.</source>
        <translation>
            <numerusform>Court limit {limit}: discard %n&#xa0;card from your court.</numerusform>
            <numerusform>Court limit {limit}: discard %n&#xa0;cards from your court.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) must leave your court: discard each or take it into your hand.</source>
        <translation>
            <numerusform>%n&#xa0;card must leave your court: discard it or take it into your hand.</numerusform>
            <numerusform>%n&#xa0;cards must leave your court: discard each or take it into your hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstTurnLog</name>
    <message numerus="yes">
        <source>{seat} takes %n rupee(s) from the bank (British favor).</source>
        <translation>
            <numerusform>{seat} takes %n&#xa0;rupee from the bank (British favor).</numerusform>
            <numerusform>{seat} takes %n&#xa0;rupees from the bank (British favor).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} spends %n Badal token(s).</source>
        <translation>
            <numerusform>{seat} spends %n&#xa0;Badal token.</numerusform>
            <numerusform>{seat} spends %n&#xa0;Badal tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForecastLines</name>
    <message numerus="yes">
        <source>{winner} would win at once: at least %n point(s) ahead of everyone else.</source>
        <translation>
            <numerusform>{winner} would win at once: at least %n&#xa0;point ahead of everyone else.</numerusform>
            <numerusform>{winner} would win at once: at least %n&#xa0;points ahead of everyone else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{coalition} needs %n more block(s) for dominance; left in supply: {supply}.</source>
        <translation>
            <numerusform>{coalition} needs %n&#xa0;more block for dominance; left in supply: {supply}.</numerusform>
            <numerusform>{coalition} needs %n&#xa0;more blocks for dominance; left in supply: {supply}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next Dominance Check comes after %n more card(s).</source>
        <translation>
            <numerusform>The next Dominance Check comes after %n&#xa0;more card.</numerusform>
            <numerusform>The next Dominance Check comes after %n&#xa0;more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next Dominance Check: after {earliest} to %n more card(s).</source>
        <translation>
            <numerusform>Next Dominance Check: after {earliest} to %n&#xa0;more card.</numerusform>
            <numerusform>Next Dominance Check: after {earliest} to %n&#xa0;more cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n&#xa0;minute</numerusform>
            <numerusform>about %n&#xa0;minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoyaltyLog</name>
    <message numerus="yes">
        <source>{seat} loses %n gift(s).</source>
        <translation>
            <numerusform>{seat} loses %n&#xa0;gift.</numerusform>
            <numerusform>{seat} loses %n&#xa0;gifts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message numerus="yes">
        <source>Give a gift for %n rupee(s)</source>
        <translation>
            <numerusform>Give a gift for %n&#xa0;rupee</numerusform>
            <numerusform>Give a gift for %n&#xa0;rupees</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoneyLog</name>
    <message numerus="yes">
        <source>{seat} places %n rupee(s) on “{card}”.</source>
        <translation>
            <numerusform>{seat} places %n&#xa0;rupee on “{card}”.</numerusform>
            <numerusform>{seat} places %n&#xa0;rupees on “{card}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays %n rupee(s) that leave the game.</source>
        <translation>
            <numerusform>{seat} pays %n&#xa0;rupee that leaves the game.</numerusform>
            <numerusform>{seat} pays %n&#xa0;rupees that leave the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on “Public Withdrawal” leave the game.</source>
        <translation>
            <numerusform>%n&#xa0;rupee on “Public Withdrawal” leaves the game.</numerusform>
            <numerusform>%n&#xa0;rupees on “Public Withdrawal” leave the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n rupee(s) from the bank.</source>
        <translation>
            <numerusform>{seat} takes %n&#xa0;rupee from the bank.</numerusform>
            <numerusform>{seat} takes %n&#xa0;rupees from the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n rupee(s) in tax from “{card}”.</source>
        <translation>
            <numerusform>{seat} takes %n&#xa0;rupee in tax from “{card}”.</numerusform>
            <numerusform>{seat} takes %n&#xa0;rupees in tax from “{card}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n rupee(s) in tax from {other}.</source>
        <translation>
            <numerusform>{seat} takes %n&#xa0;rupee in tax from {other}.</numerusform>
            <numerusform>{seat} takes %n&#xa0;rupees in tax from {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} gives a gift for %n rupee(s).</source>
        <translation>
            <numerusform>{seat} gives a gift for %n&#xa0;rupee.</numerusform>
            <numerusform>{seat} gives a gift for %n&#xa0;rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} repays %n rupee(s) of leverage.</source>
        <translation>
            <numerusform>{seat} repays %n&#xa0;rupee of leverage.</numerusform>
            <numerusform>{seat} repays %n&#xa0;rupees of leverage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} cannot repay; a debt of %n rupee(s) is forgiven.</source>
        <translation>
            <numerusform>{seat} cannot repay; a debt of %n&#xa0;rupee is forgiven.</numerusform>
            <numerusform>{seat} cannot repay; a debt of %n&#xa0;rupees is forgiven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} does not have to repay %n rupee(s) of leverage.</source>
        <translation>
            <numerusform>{seat} does not have to repay %n&#xa0;rupee of leverage.</numerusform>
            <numerusform>{seat} does not have to repay %n&#xa0;rupees of leverage.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferLog</name>
    <message numerus="yes">
        <source>{seat} pays {owner} a toll of %n rupee(s).</source>
        <translation>
            <numerusform>{seat} pays {owner} a toll of %n&#xa0;rupee.</numerusform>
            <numerusform>{seat} pays {owner} a toll of %n&#xa0;rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} offers {asked} %n rupee(s) as the toll for “{card}”.</source>
        <translation>
            <numerusform>{seat} offers {asked} %n&#xa0;rupee as the toll for “{card}”.</numerusform>
            <numerusform>{seat} offers {asked} %n&#xa0;rupees as the toll for “{card}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} offers {asked} %n rupee(s) for a spy on “{card}”.</source>
        <translation>
            <numerusform>{seat} offers {asked} %n&#xa0;rupee for a spy on “{card}”.</numerusform>
            <numerusform>{seat} offers {asked} %n&#xa0;rupees for a spy on “{card}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} demands %n rupee(s) from {asker}.</source>
        <translation>
            <numerusform>{seat} demands %n&#xa0;rupee from {asker}.</numerusform>
            <numerusform>{seat} demands %n&#xa0;rupees from {asker}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} lends {asker} the spy on “{card}” for %n rupee(s).</source>
        <translation>
            <numerusform>{seat} lends {asker} the spy on “{card}” for %n&#xa0;rupee.</numerusform>
            <numerusform>{seat} lends {asker} the spy on “{card}” for %n&#xa0;rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} is paid the %n rupee(s) that {payer} had set aside.</source>
        <translation>
            <numerusform>{seat} is paid the %n&#xa0;rupee that {payer} had set aside.</numerusform>
            <numerusform>{seat} is paid the %n&#xa0;rupees that {payer} had set aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{payer} takes back the %n rupee(s) set aside.</source>
        <translation>
            <numerusform>{payer} takes back the %n&#xa0;rupee set aside.</numerusform>
            <numerusform>{payer} takes back the %n&#xa0;rupees set aside.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaymentLog</name>
    <message numerus="yes">
        <source>{seat} places %n rupee(s) on each of these cards: {cards}.</source>
        <translation>
            <numerusform>{seat} places %n&#xa0;rupee on each of these cards: {cards}.</numerusform>
            <numerusform>{seat} places %n&#xa0;rupees on each of these cards: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewLine</name>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n&#xa0;gift</numerusform>
            <numerusform>%n&#xa0;gifts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bribe first: %n rupee(s) to {player}</source>
        <translation>
            <numerusform>bribe first: %n&#xa0;rupee to {player}</numerusform>
            <numerusform>bribe first: %n&#xa0;rupees to {player}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n gift(s)</source>
        <translation>
            <numerusform>{player} loses %n&#xa0;gift</numerusform>
            <numerusform>{player} loses %n&#xa0;gifts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} must discard cards to cover %n rupee(s)</source>
        <translation>
            <numerusform>{player} must discard cards to cover %n&#xa0;rupee</numerusform>
            <numerusform>{player} must discard cards to cover %n&#xa0;rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) leave the game</source>
        <translation>
            <numerusform>%n&#xa0;rupee leaves the game</numerusform>
            <numerusform>%n&#xa0;rupees leave the game</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message numerus="yes">
        <source>%n action(s) left: buy, play or use a card.</source>
        <translation>
            <numerusform>%n&#xa0;action left: buy, play or use a card.</numerusform>
            <numerusform>%n&#xa0;actions left: buy, play or use a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{card}”: {recipient} may demand a bribe of %n rupee(s).</source>
        <translation>
            <numerusform>“{card}”: {recipient} may demand a bribe of %n&#xa0;rupee.</numerusform>
            <numerusform>“{card}”: {recipient} may demand a bribe of %n&#xa0;rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{card}”: {recipient} demands %n rupee(s). Do you accept?</source>
        <translation>
            <numerusform>“{card}”: {recipient} demands %n&#xa0;rupee. Do you accept?</numerusform>
            <numerusform>“{card}”: {recipient} demands %n&#xa0;rupees. Do you accept?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{payer} offers you %n rupee(s) for “{card}” instead of {due}.</source>
        <translation>
            <numerusform>{payer} offers you %n&#xa0;rupee for “{card}” instead of {due}.</numerusform>
            <numerusform>{payer} offers you %n&#xa0;rupees for “{card}” instead of {due}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tax: take up to %n more rupee(s).</source>
        <translation>
            <numerusform>Tax: take %n&#xa0;more rupee.</numerusform>
            <numerusform>Tax: take up to %n&#xa0;more rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build: place up to %n more block(s); the next costs 2 rupees.</source>
        <translation>
            <numerusform>Build: place %n&#xa0;more block for 2&#xa0;rupees.</numerusform>
            <numerusform>Build: place up to %n&#xa0;more blocks; the next costs 2&#xa0;rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build: place up to %n more block(s); the next is free.</source>
        <translation>
            <numerusform>Build: place %n&#xa0;more block for free.</numerusform>
            <numerusform>Build: place up to %n&#xa0;more blocks; the next is free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move: %n move(s) left. Choose a piece and its destination.</source>
        <translation>
            <numerusform>Move: %n&#xa0;move left. Choose a piece and its destination.</numerusform>
            <numerusform>Move: %n&#xa0;moves left. Choose a piece and its destination.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: choose a region or court card; remove up to %n piece(s).</source>
        <translation>
            <numerusform>Battle: choose a region or court card; remove %n&#xa0;piece.</numerusform>
            <numerusform>Battle: choose a region or court card; remove up to %n&#xa0;pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle {in_region}: remove up to %n more piece(s).</source>
        <translation>
            <numerusform>Battle {in_region}: remove %n&#xa0;more piece.</numerusform>
            <numerusform>Battle {in_region}: remove up to %n&#xa0;more pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle on “{card}”: remove up to %n more spy/spies.</source>
        <translation>
            <numerusform>Battle on “{card}”: remove %n&#xa0;more spy.</numerusform>
            <numerusform>Battle on “{card}”: remove up to %n&#xa0;more spies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still owe %n rupee(s): discard a card from hand or court.</source>
        <translation>
            <numerusform>You still owe %n&#xa0;rupee: discard a card from hand or court.</numerusform>
            <numerusform>You still owe %n&#xa0;rupees: discard a card from hand or court.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Court limit {limit}: discard %n card(s) from your court.</source>
        <translation>
            <numerusform>Court limit {limit}: discard %n&#xa0;card from your court.</numerusform>
            <numerusform>Court limit {limit}: discard %n&#xa0;cards from your court.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand limit {limit}: discard %n card(s) from your hand.</source>
        <translation>
            <numerusform>Hand limit {limit}: discard %n&#xa0;card from your hand.</numerusform>
            <numerusform>Hand limit {limit}: discard %n&#xa0;cards from your hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message numerus="yes">
        <source>End the turn with %n action(s) and {bonus} unused?</source>
        <translation>
            <numerusform>End the turn with %n&#xa0;action and {bonus} unused?</numerusform>
            <numerusform>End the turn with %n&#xa0;actions and {bonus} unused?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus action(s)</source>
        <translation>
            <numerusform>%n&#xa0;bonus action</numerusform>
            <numerusform>%n&#xa0;bonus actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n action(s) unused?</source>
        <translation>
            <numerusform>End the turn with %n&#xa0;action unused?</numerusform>
            <numerusform>End the turn with %n&#xa0;actions unused?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n bonus action(s) unused?</source>
        <translation>
            <numerusform>End the turn with %n&#xa0;bonus action unused?</numerusform>
            <numerusform>End the turn with %n&#xa0;bonus actions unused?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n&#xa0;star</numerusform>
            <numerusform>%n&#xa0;stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;player</numerusform>
            <numerusform>%n&#xa0;players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} solved</source>
        <translation>
            <numerusform>%n&#xa0;of {total} solved</numerusform>
            <numerusform>%n&#xa0;of {total} solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToppleLog</name>
    <message numerus="yes">
        <source>%n rupee(s) move to “{card}”.</source>
        <translation>
            <numerusform>%n&#xa0;rupee moves to “{card}”.</numerusform>
            <numerusform>%n&#xa0;rupees move to “{card}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) leave the game: there is no card to take them.</source>
        <translation>
            <numerusform>%n&#xa0;rupee leaves the game: there is no card to take it.</numerusform>
            <numerusform>%n&#xa0;rupees leave the game: there is no card to take them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToppleSceneLines</name>
    <message numerus="yes">
        <source>loses %n piece(s)</source>
        <translation>
            <numerusform>loses %n&#xa0;piece</numerusform>
            <numerusform>loses %n&#xa0;pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court card(s) to discard or take into hand</source>
        <translation>
            <numerusform>%n&#xa0;court card to discard or take into hand</numerusform>
            <numerusform>%n&#xa0;court cards to discard or take into hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnTrace</name>
    <message numerus="yes">
        <source>The AI cards are shuffled into a new deck of %n.</source>
        <translation>
            <numerusform>The AI cards are shuffled into a new deck of %n.</numerusform>
            <numerusform>The AI cards are shuffled into a new deck of %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line is possible: Wakhan loses %n action(s).</source>
        <translation>
            <numerusform>No line is possible: Wakhan loses %n&#xa0;action.</numerusform>
            <numerusform>No line is possible: Wakhan loses %n&#xa0;actions.</numerusform>
        </translation>
    </message>
</context>
</TS>
