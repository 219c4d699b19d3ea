<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActionLine</name>
    <message numerus="yes">
        <source>Tax {rank}: take up to %n rupee(s) from market cards, or from players with a court card of a region you rule.</source>
        <translation>
            <numerusform>Tax {rank}: take up to %n&#xa0;rupee from market cards, or from players with a court card of a region you rule.</numerusform>
            <numerusform>Tax {rank}: take up to %n&#xa0;rupees from market cards, or from players with a court card of a region you rule.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move {rank}: up to %n move(s) of your coalition’s armies or your spies.</source>
        <translation>
            <numerusform>Move {rank}: up to %n&#xa0;move of your coalition’s armies or your spies.</numerusform>
            <numerusform>Move {rank}: up to %n&#xa0;moves of your coalition’s armies or your spies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle {rank}: remove up to %n enemy piece(s) in one place, no more than you have armies or spies there.</source>
        <translation>
            <numerusform>Battle {rank}: remove up to %n&#xa0;enemy piece in one place, no more than you have armies or spies there.</numerusform>
            <numerusform>Battle {rank}: remove up to %n&#xa0;enemy pieces in one place, no more than you have armies or spies there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionTrace</name>
    <message numerus="yes">
        <source>{region} is the first region she rules: %n army/armies come there.</source>
        <translation>
            <numerusform>{region} is the first region she rules: %n&#xa0;army comes there.</numerusform>
            <numerusform>{region} is the first region she rules: %n&#xa0;armies come there.</numerusform>
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
        <source>{seat} demands %n rupee(s) of {payer}.</source>
        <translation>
            <numerusform>{seat} demands %n&#xa0;rupee of {payer}.</numerusform>
            <numerusform>{seat} demands %n&#xa0;rupees of {payer}.</numerusform>
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
    <name>CardLog</name>
    <message numerus="yes">
        <source>{seat} buys “{card}” for %n rupee(s); rupees on it: {gained}.</source>
        <translation>
            <numerusform>{seat} buys “{card}” for %n&#xa0;rupee; rupees on it:&#xa0;{gained}.</numerusform>
            <numerusform>{seat} buys “{card}” for %n&#xa0;rupees; rupees on it:&#xa0;{gained}.</numerusform>
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
        <source>{seat} takes “{card}” for free, with %n rupee(s) on it.</source>
        <translation>
            <numerusform>{seat} takes “{card}” for free, with %n&#xa0;rupee on it.</numerusform>
            <numerusform>{seat} takes “{card}” for free, with %n&#xa0;rupees on it.</numerusform>
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
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n&#xa0;action</numerusform>
            <numerusform>%n&#xa0;actions</numerusform>
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
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n&#xa0;gift</numerusform>
            <numerusform>%n&#xa0;gifts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n&#xa0;prize</numerusform>
            <numerusform>%n&#xa0;prizes</numerusform>
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
        <source>{seat} battles on “{card}”: up to %n spy/spies.</source>
        <translation>
            <numerusform>{seat} battles on “{card}”: up to %n&#xa0;spy.</numerusform>
            <numerusform>{seat} battles on “{card}”: up to %n&#xa0;spies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} battles {in_region}: up to %n piece(s).</source>
        <translation>
            <numerusform>{seat} battles {in_region}: up to %n&#xa0;piece.</numerusform>
            <numerusform>{seat} battles {in_region}: up to %n&#xa0;pieces.</numerusform>
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
    <name>ForecastLines</name>
    <message numerus="yes">
        <source>{winner} would win at once: at least %n point(s) ahead of everybody.</source>
        <translation>
            <numerusform>{winner} would win at once: at least %n&#xa0;point ahead of everybody.</numerusform>
            <numerusform>{winner} would win at once: at least %n&#xa0;points ahead of everybody.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{coalition} lacks %n block(s) for dominance; left in supply: {supply}.</source>
        <translation>
            <numerusform>{coalition} lacks %n&#xa0;block for dominance; left in supply: {supply}.</numerusform>
            <numerusform>{coalition} lacks %n&#xa0;blocks for dominance; left in supply: {supply}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next Dominance Check comes after %n new card(s).</source>
        <translation>
            <numerusform>The next Dominance Check comes after %n&#xa0;new card.</numerusform>
            <numerusform>The next Dominance Check comes after %n&#xa0;new cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next Dominance Check: after at least {earliest}, at most %n new card(s).</source>
        <translation>
            <numerusform>Next Dominance Check: after at least {earliest}, at most %n&#xa0;new card.</numerusform>
            <numerusform>Next Dominance Check: after at least {earliest}, at most %n&#xa0;new cards.</numerusform>
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
        <source>{seat} puts %n rupee(s) on “{card}”.</source>
        <translation>
            <numerusform>{seat} puts %n&#xa0;rupee on “{card}”.</numerusform>
            <numerusform>{seat} puts %n&#xa0;rupees on “{card}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays %n rupee(s) out of the game.</source>
        <translation>
            <numerusform>{seat} pays %n&#xa0;rupee out of the game.</numerusform>
            <numerusform>{seat} pays %n&#xa0;rupees out of the game.</numerusform>
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
        <source>{seat} taxes %n rupee(s) from “{card}”.</source>
        <translation>
            <numerusform>{seat} taxes %n&#xa0;rupee from “{card}”.</numerusform>
            <numerusform>{seat} taxes %n&#xa0;rupees from “{card}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} taxes %n rupee(s) from {other}.</source>
        <translation>
            <numerusform>{seat} taxes %n&#xa0;rupee from {other}.</numerusform>
            <numerusform>{seat} taxes %n&#xa0;rupees from {other}.</numerusform>
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
        <source>{seat} cannot repay; %n rupee(s) of debt are forgiven.</source>
        <translation>
            <numerusform>{seat} cannot repay; %n&#xa0;rupee of debt is forgiven.</numerusform>
            <numerusform>{seat} cannot repay; %n&#xa0;rupees of debt are forgiven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} need not repay %n rupee(s) of leverage.</source>
        <translation>
            <numerusform>{seat} need not repay %n&#xa0;rupee of leverage.</numerusform>
            <numerusform>{seat} need not repay %n&#xa0;rupees of leverage.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaymentLog</name>
    <message numerus="yes">
        <source>{seat} puts %n rupee(s) on each of these cards: {cards}.</source>
        <translation>
            <numerusform>{seat} puts %n&#xa0;rupee on each of these cards: {cards}.</numerusform>
            <numerusform>{seat} puts %n&#xa0;rupees on each of these cards: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewLine</name>
    <message numerus="yes">
        <source>first a bribe of %n rupee(s): {player}</source>
        <translation>
            <numerusform>first a bribe of %n&#xa0;rupee: {player}</numerusform>
            <numerusform>first a bribe of %n&#xa0;rupees: {player}</numerusform>
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
        <source>{player} must give up cards for %n rupee(s)</source>
        <translation>
            <numerusform>{player} must give up cards for %n&#xa0;rupee</numerusform>
            <numerusform>{player} must give up cards for %n&#xa0;rupees</numerusform>
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
            <numerusform>Tax: take up to %n&#xa0;more rupee.</numerusform>
            <numerusform>Tax: take up to %n&#xa0;more rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build: up to %n more block(s), the next for 2 rupees.</source>
        <translation>
            <numerusform>Build: up to %n&#xa0;more block, the next for 2&#xa0;rupees.</numerusform>
            <numerusform>Build: up to %n&#xa0;more blocks, the next for 2&#xa0;rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build: up to %n more block(s), the next for free.</source>
        <translation>
            <numerusform>Build: up to %n&#xa0;more block, the next for free.</numerusform>
            <numerusform>Build: up to %n&#xa0;more blocks, the next for free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move: %n move(s) left. Choose a piece and where it goes.</source>
        <translation>
            <numerusform>Move: %n&#xa0;move left. Choose a piece and where it goes.</numerusform>
            <numerusform>Move: %n&#xa0;moves left. Choose a piece and where it goes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: choose a region or a court card; at most %n loss(es).</source>
        <translation>
            <numerusform>Battle: choose a region or a court card; at most %n&#xa0;loss.</numerusform>
            <numerusform>Battle: choose a region or a court card; at most %n&#xa0;losses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle {in_region}: remove up to %n more piece(s).</source>
        <translation>
            <numerusform>Battle {in_region}: remove up to %n&#xa0;more piece.</numerusform>
            <numerusform>Battle {in_region}: remove up to %n&#xa0;more pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle on “{card}”: remove up to %n more spy/spies.</source>
        <translation>
            <numerusform>Battle on “{card}”: remove up to %n&#xa0;more spy.</numerusform>
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
        <source>%n bonus card(s)</source>
        <translation>
            <numerusform>%n&#xa0;bonus card</numerusform>
            <numerusform>%n&#xa0;bonus cards</numerusform>
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
        <source>End the turn with %n bonus card(s) unused?</source>
        <translation>
            <numerusform>End the turn with %n&#xa0;bonus card unused?</numerusform>
            <numerusform>End the turn with %n&#xa0;bonus cards unused?</numerusform>
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
        <source>No line is possible: Wakhan forgoes %n action(s).</source>
        <translation>
            <numerusform>No line is possible: Wakhan forgoes %n&#xa0;action.</numerusform>
            <numerusform>No line is possible: Wakhan forgoes %n&#xa0;actions.</numerusform>
        </translation>
    </message>
</context>
</TS>
