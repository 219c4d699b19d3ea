<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Ability</name>
    <message>
        <source>Indispensable Advisors</source>
        <translation>Unverzichtbare Berater</translation>
    </message>
    <message>
        <source>Battles on court cards never cost you a spy.</source>
        <translation>Schlachten auf Hofkarten kosten dich nie einen Spion.</translation>
    </message>
    <message>
        <source>Insurrection</source>
        <translation>Aufstand</translation>
    </message>
    <message>
        <source>As soon as a Dominance Check is over, 2 Afghan armies join Kabul.</source>
        <translation>Sobald ein Dominanzcheck vorbei ist, kommen 2&#xa0;afghanische Armeen nach Kabul.</translation>
    </message>
    <message>
        <source>Claim of Ancient Lineage</source>
        <translation>Uralte Herrscherlinie</translation>
    </message>
    <message>
        <source>For your tax actions, all six regions count as ruled by you.</source>
        <translation>Beim Besteuern giltst du als Herrscher aller sechs Regionen.</translation>
    </message>
    <message>
        <source>Bodyguards</source>
        <translation>Leibwache</translation>
    </message>
    <message>
        <source>Your court’s political cards cannot be betrayed.</source>
        <translation>Keine politische Karte in deinem Hof kann verraten werden.</translation>
    </message>
    <message>
        <source>Citadel</source>
        <translation>Zitadelle</translation>
    </message>
    <message>
        <source>Your tribes in Kabul are safe from battles.</source>
        <translation>Deine Stämme in Kabul sind vor Schlachten sicher.</translation>
    </message>
    <message>
        <source>Your tribes in Transcaspia are safe from battles.</source>
        <translation>Deine Stämme in Transkaspien sind vor Schlachten sicher.</translation>
    </message>
    <message>
        <source>Strange Bedfellows</source>
        <translation>Ungleiche Verbündete</translation>
    </message>
    <message>
        <source>When your spies move, all court cards of one region are neighbors.</source>
        <translation>Ziehen deine Spione, sind alle Hofkarten einer Region benachbart.</translation>
    </message>
    <message>
        <source>Civil Service Reforms</source>
        <translation>Verwaltungsreformen</translation>
    </message>
    <message>
        <source>Actions of your cards held hostage cost no bribe.</source>
        <translation>Geiselaktionen deiner Karten kosten kein Bestechungsgeld.</translation>
    </message>
    <message>
        <source>Safe House</source>
        <translation>Geheimer Unterschlupf</translation>
    </message>
    <message>
        <source>A spy you lose in someone else’s battle may come here instead of your supply.</source>
        <translation>Ein Spion, den du in fremden Schlachten verlierst, darf statt in den Vorrat hierher.</translation>
    </message>
    <message>
        <source>Charismatic Courtiers</source>
        <translation>Charismatische Höflinge</translation>
    </message>
    <message>
        <source>Playing cards never costs you a bribe.</source>
        <translation>Beim Ausspielen zahlst du nie Bestechungsgeld.</translation>
    </message>
    <message>
        <source>Blackmail</source>
        <translation>Erpressung</translation>
    </message>
    <message>
        <source>When your turn starts, you may add 1 spy to a Kandahar court card that has none.</source>
        <translation>Beginnt dein Zug, darfst du 1&#xa0;Spion auf eine Kandahar-Hofkarte setzen, die noch keinen trägt.</translation>
    </message>
    <message>
        <source>When your turn starts, you may add 1 spy to a Herat court card that has none.</source>
        <translation>Beginnt dein Zug, darfst du 1&#xa0;Spion auf eine Herat-Hofkarte setzen, die noch keinen trägt.</translation>
    </message>
    <message>
        <source>Indian Supplies</source>
        <translation>Indische Vorräte</translation>
    </message>
    <message>
        <source>Your armies cross any border, road or not.</source>
        <translation>Deine Armeen überqueren jede Grenze, ob mit Straße oder nicht.</translation>
    </message>
    <message>
        <source>Well-Connected</source>
        <translation>Gute Verbindungen</translation>
    </message>
    <message>
        <source>One move takes your spy up to 2 cards far.</source>
        <translation>Mit einer Bewegung zieht dein Spion bis zu 2&#xa0;Karten weit.</translation>
    </message>
    <message>
        <source>Herat Influence</source>
        <translation>Herater Einfluss</translation>
    </message>
    <message>
        <source>Market cards of Herat are free for you.</source>
        <translation>Herat-Karten im Markt sind für dich kostenlos.</translation>
    </message>
    <message>
        <source>Persian Influence</source>
        <translation>Persischer Einfluss</translation>
    </message>
    <message>
        <source>Market cards of Persia are free for you.</source>
        <translation>Persien-Karten im Markt sind für dich kostenlos.</translation>
    </message>
    <message>
        <source>Russian Influence</source>
        <translation>Russischer Einfluss</translation>
    </message>
    <message>
        <source>Russian patriots on the market are free for you.</source>
        <translation>Russische Patrioten im Markt sind für dich kostenlos.</translation>
    </message>
    <message>
        <source>Infrastructure</source>
        <translation>Infrastruktur</translation>
    </message>
    <message>
        <source>Each build action gives you 1 more block for free; place it as if built.</source>
        <translation>Jede Bauaktion bringt dir 1&#xa0;Gratisblock; platziere ihn wie einen gebauten.</translation>
    </message>
    <message>
        <source>Savvy Operator</source>
        <translation>Gewiefter Drahtzieher</translation>
    </message>
    <message>
        <source>Counts as favored, whatever the favored suit.</source>
        <translation>Zählt zur bevorzugten Farbe, welche es auch sei.</translation>
    </message>
    <message>
        <source>Irregulars</source>
        <translation>Irreguläre</translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>tax</source>
        <translation>Besteuerung</translation>
    </message>
    <message>
        <source>gift</source>
        <translation>Geschenk</translation>
    </message>
    <message>
        <source>build</source>
        <translation>Bauaktion</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>betray</source>
        <translation>Verrat</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>Schlacht</translation>
    </message>
</context>
<context>
    <name>Action button</name>
    <message>
        <source>Tax</source>
        <translation>Besteuern</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Schenken</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Betray</source>
        <translation>Verraten</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Kämpfen</translation>
    </message>
</context>
<context>
    <name>ActionLine</name>
    <message numerus="yes">
        <source>Tax {rank}: take up to %n rupee(s) from market cards, or from players with a court card of a region you rule.</source>
        <translation>
            <numerusform>Besteuerung {rank}: Nimm bis zu %n&#xa0;Rupie von Marktkarten oder von Spielern, in deren Hof eine Karte einer von dir beherrschten Region liegt.</numerusform>
            <numerusform>Besteuerung {rank}: Nimm bis zu %n&#xa0;Rupien von Marktkarten oder von Spielern, in deren Hof eine Karte einer von dir beherrschten Region liegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gift: pay 2, 4 or 6 rupees and put a cylinder on that space; it counts as one influence point.</source>
        <translation>Geschenk: Zahle 2, 4&#xa0;oder 6&#xa0;Rupien und stelle einen Zylinder auf dieses Feld; er zählt als ein Einflusspunkt.</translation>
    </message>
    <message>
        <source>Build: up to 3 armies or roads in regions you rule, 2 rupees each.</source>
        <translation>Bauaktion: bis zu 3&#xa0;Armeen oder Straßen in Regionen, die du beherrschst, je 2&#xa0;Rupien.</translation>
    </message>
    <message numerus="yes">
        <source>Move {rank}: up to %n move(s) of your coalition’s armies or your spies.</source>
        <translation>
            <numerusform>Bewegung {rank}: bis zu %n&#xa0;Bewegung deiner Spione oder der Armeen deiner Koalition.</numerusform>
            <numerusform>Bewegung {rank}: bis zu %n&#xa0;Bewegungen deiner Spione oder der Armeen deiner Koalition.</numerusform>
        </translation>
    </message>
    <message>
        <source>Betray: pay 2 rupees and discard a card with a spy of yours; you may keep its prize.</source>
        <translation>Verrat: Zahle 2&#xa0;Rupien und wirf eine Karte ab, auf der ein Spion von dir ist; ihre Beute darfst du behalten.</translation>
    </message>
    <message numerus="yes">
        <source>Battle {rank}: remove up to %n enemy piece(s) in one place, no more than you have armies or spies there.</source>
        <translation>
            <numerusform>Schlacht {rank}: Entferne an einem Ort bis zu %n&#xa0;feindlichen Spielstein, höchstens so viele, wie du dort Armeen oder Spione hast.</numerusform>
            <numerusform>Schlacht {rank}: Entferne an einem Ort bis zu %n&#xa0;feindliche Spielsteine, höchstens so viele, wie du dort Armeen oder Spione hast.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionTrace</name>
    <message>
        <source>Cards with the action ({action}): {cards}. None can be paid.</source>
        <translation>Karten mit der Aktion ({action}): {cards}. Keine ist bezahlbar.</translation>
    </message>
    <message>
        <source>Cards Wakhan can use for the action ({action}): {payable}.</source>
        <translation>Karten, die Wakhan für die Aktion ({action}) nutzen kann: {payable}.</translation>
    </message>
    <message>
        <source>Tax {rank}: no player can be taxed; from the market: {market}.</source>
        <translation>Besteuerung {rank}: Kein Spieler ist besteuerbar; vom Markt: {market}.</translation>
    </message>
    <message>
        <source>Tax {rank}: the richest first: {humans}; from the market: {market}.</source>
        <translation>Besteuerung {rank}: die Reichsten zuerst: {humans}; vom Markt: {market}.</translation>
    </message>
    <message>
        <source>The cheapest free gift costs {price}.</source>
        <translation>Das günstigste freie Geschenk kostet {price}.</translation>
    </message>
    <message numerus="yes">
        <source>{region} is the first region she rules: %n army/armies come there.</source>
        <translation>
            <numerusform>{region} ist die erste Region unter ihrer Herrschaft: %n&#xa0;Armee kommt dorthin.</numerusform>
            <numerusform>{region} ist die erste Region unter ihrer Herrschaft: %n&#xa0;Armeen kommen dorthin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move: no army has a goal. Moves left: {left}.</source>
        <translation>Bewegung: Keine Armee hat ein Ziel. Bewegungen übrig: {left}.</translation>
    </message>
    <message>
        <source>Move: an army goes {from_origin} {into_destination}. Moves left: {left}.</source>
        <translation>Bewegung: Eine Armee zieht {from_origin} {into_destination}. Bewegungen übrig: {left}.</translation>
    </message>
    <message>
        <source>Spy Movement: from “{origin}” to “{destination}”. Moves left: {left}.</source>
        <translation>Spionbewegung: von „{origin}“ zu „{destination}“. Bewegungen übrig: {left}.</translation>
    </message>
    <message>
        <source>Battle: no region has both her force and a target.</source>
        <translation>Schlacht: In keiner Region gibt es ihre Streitmacht und ein Ziel.</translation>
    </message>
    <message>
        <source>Battle {in_chosen}: the first region with her force and a target.</source>
        <translation>Schlacht {in_chosen}: die erste Region mit ihrer Streitmacht und einem Ziel.</translation>
    </message>
    <message>
        <source>Battle: most spies lie on {kept}.</source>
        <translation>Schlacht: Die meisten Spione liegen hier: {kept}.</translation>
    </message>
    <message>
        <source>Limit of losses: {limit} (rank {rank}, force {force}). Hit first: {named}.</source>
        <translation>Höchstzahl der Verluste: {limit} (Rang {rank}, Stärke {force}). Zuerst trifft es: {named}.</translation>
    </message>
    <message>
        <source>Road icon {icon} of “{card}”: {chosen}. Order of borders: {borders}.</source>
        <translation>Straßensymbol {icon} von „{card}“: {chosen}. Reihenfolge der Grenzen: {borders}.</translation>
    </message>
    <message>
        <source>The supply is empty. Order of places: {places}; taken from: {chosen}.</source>
        <translation>Der Vorrat ist leer. Reihenfolge der Orte: {places}; genommen von: {chosen}.</translation>
    </message>
    <message>
        <source>The red arrow names {chosen}.</source>
        <translation>Der rote Pfeil bestimmt: {chosen}.</translation>
    </message>
    <message>
        <source>Wakhan keeps the favored suit: {suit}.</source>
        <translation>Wakhan behält die bevorzugte Farbe bei: {suit}.</translation>
    </message>
    <message>
        <source>{chosen} is the first region with pieces of another player.</source>
        <translation>{chosen} ist die erste Region mit Spielsteinen eines Mitspielers.</translation>
    </message>
    <message>
        <source>{chosen} is the first region with any pieces.</source>
        <translation>{chosen} ist die erste Region, in der überhaupt Spielsteine stehen.</translation>
    </message>
    <message>
        <source>No region has pieces; {chosen} is the first in order.</source>
        <translation>In keiner Region stehen Spielsteine; {chosen} ist die erste der Reihenfolge.</translation>
    </message>
</context>
<context>
    <name>BlockLog</name>
    <message>
        <source>An Afghan army moves {origin} {target}.</source>
        <translation>Eine afghanische Armee zieht {origin} {target}.</translation>
    </message>
    <message>
        <source>A British army moves {origin} {target}.</source>
        <translation>Eine britische Armee zieht {origin} {target}.</translation>
    </message>
    <message>
        <source>A Russian army moves {origin} {target}.</source>
        <translation>Eine russische Armee zieht {origin} {target}.</translation>
    </message>
    <message>
        <source>An Afghan army is placed {in_region}.</source>
        <translation>Eine afghanische Armee wird {in_region} platziert.</translation>
    </message>
    <message>
        <source>A British army is placed {in_region}.</source>
        <translation>Eine britische Armee wird {in_region} platziert.</translation>
    </message>
    <message>
        <source>A Russian army is placed {in_region}.</source>
        <translation>Eine russische Armee wird {in_region} platziert.</translation>
    </message>
    <message>
        <source>An Afghan road is placed on the border {border}.</source>
        <translation>Eine afghanische Straße wird auf der Grenze {border} platziert.</translation>
    </message>
    <message>
        <source>A British road is placed on the border {border}.</source>
        <translation>Eine britische Straße wird auf der Grenze {border} platziert.</translation>
    </message>
    <message>
        <source>A Russian road is placed on the border {border}.</source>
        <translation>Eine russische Straße wird auf der Grenze {border} platziert.</translation>
    </message>
    <message>
        <source>An Afghan army is placed {in_region}, taken from play: {origin}.</source>
        <translation>Eine afghanische Armee wird {in_region} platziert, genommen vom Spielplan: {origin}.</translation>
    </message>
    <message>
        <source>A British army is placed {in_region}, taken from play: {origin}.</source>
        <translation>Eine britische Armee wird {in_region} platziert, genommen vom Spielplan: {origin}.</translation>
    </message>
    <message>
        <source>A Russian army is placed {in_region}, taken from play: {origin}.</source>
        <translation>Eine russische Armee wird {in_region} platziert, genommen vom Spielplan: {origin}.</translation>
    </message>
    <message>
        <source>An Afghan road is placed on the border {border}, taken from play: {origin}.</source>
        <translation>Eine afghanische Straße wird auf der Grenze {border} platziert, genommen vom Spielplan: {origin}.</translation>
    </message>
    <message>
        <source>A British road is placed on the border {border}, taken from play: {origin}.</source>
        <translation>Eine britische Straße wird auf der Grenze {border} platziert, genommen vom Spielplan: {origin}.</translation>
    </message>
    <message>
        <source>A Russian road is placed on the border {border}, taken from play: {origin}.</source>
        <translation>Eine russische Straße wird auf der Grenze {border} platziert, genommen vom Spielplan: {origin}.</translation>
    </message>
    <message>
        <source>An Afghan army is removed {from_region}.</source>
        <translation>Eine afghanische Armee wird {from_region} entfernt.</translation>
    </message>
    <message>
        <source>A British army is removed {from_region}.</source>
        <translation>Eine britische Armee wird {from_region} entfernt.</translation>
    </message>
    <message>
        <source>A Russian army is removed {from_region}.</source>
        <translation>Eine russische Armee wird {from_region} entfernt.</translation>
    </message>
    <message>
        <source>An Afghan road is removed from the border {border}.</source>
        <translation>Eine afghanische Straße wird von der Grenze {border} entfernt.</translation>
    </message>
    <message>
        <source>A British road is removed from the border {border}.</source>
        <translation>Eine britische Straße wird von der Grenze {border} entfernt.</translation>
    </message>
    <message>
        <source>A Russian road is removed from the border {border}.</source>
        <translation>Eine russische Straße wird von der Grenze {border} entfernt.</translation>
    </message>
</context>
<context>
    <name>Border</name>
    <message>
        <source>{one}–{other}</source>
        <translation>{one}–{other}</translation>
    </message>
</context>
<context>
    <name>BribeLog</name>
    <message numerus="yes">
        <source>{seat} owes {recipient} a bribe of %n rupee(s) for “{card}”.</source>
        <translation>
            <numerusform>{seat} schuldet für „{card}“ %n&#xa0;Rupie Bestechungsgeld (an: {recipient}).</numerusform>
            <numerusform>{seat} schuldet für „{card}“ %n&#xa0;Rupien Bestechungsgeld (an: {recipient}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} offers {recipient} %n rupee(s) instead of {due}.</source>
        <translation>
            <numerusform>{seat} bietet %n&#xa0;Rupie statt {due} (an: {recipient}).</numerusform>
            <numerusform>{seat} bietet %n&#xa0;Rupien statt {due} (an: {recipient}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} asks {recipient} to waive the bribe.</source>
        <translation>{seat} bittet um Erlass des Bestechungsgelds (Antwort: {recipient}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} demands %n rupee(s) of {payer}.</source>
        <translation>
            <numerusform>{seat} fordert %n&#xa0;Rupie (von: {payer}).</numerusform>
            <numerusform>{seat} fordert %n&#xa0;Rupien (von: {payer}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} refuses the offer of {payer}.</source>
        <translation>{seat} lehnt das Angebot ab (von: {payer}).</translation>
    </message>
    <message>
        <source>{seat} gives up the attempt with “{card}”.</source>
        <translation>{seat} gibt den Versuch mit „{card}“ auf.</translation>
    </message>
    <message>
        <source>{seat} pays {recipient} no bribe (Courtly Manners).</source>
        <translation>{seat} zahlt kein Bestechungsgeld (Höfische Manieren; an: {recipient}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays {recipient} a bribe of %n rupee(s).</source>
        <translation>
            <numerusform>{seat} zahlt %n&#xa0;Rupie Bestechungsgeld (an: {recipient}).</numerusform>
            <numerusform>{seat} zahlt %n&#xa0;Rupien Bestechungsgeld (an: {recipient}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{recipient} waives the bribe of {seat}.</source>
        <translation>{recipient} erlässt das Bestechungsgeld (für: {seat}).</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Buy “{card}”</source>
        <translation>„{card}“ kaufen</translation>
    </message>
    <message>
        <source>Play “{card}”</source>
        <translation>„{card}“ ausspielen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Propose to end the game</source>
        <translation>Spielende vorschlagen</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n rupee(s)</source>
        <translation>
            <numerusform>%n&#xa0;Rupie zahlen</numerusform>
            <numerusform>%n&#xa0;Rupien zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not pay</source>
        <translation>Nicht zahlen</translation>
    </message>
    <message numerus="yes">
        <source>Offer %n rupee(s)</source>
        <translation>
            <numerusform>%n&#xa0;Rupie anbieten</numerusform>
            <numerusform>%n&#xa0;Rupien anbieten</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask to waive</source>
        <translation>Um Erlass bitten</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message numerus="yes">
        <source>Accept %n rupee(s)</source>
        <translation>
            <numerusform>%n&#xa0;Rupie annehmen</numerusform>
            <numerusform>%n&#xa0;Rupien annehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Erlassen</translation>
    </message>
    <message numerus="yes">
        <source>Demand %n rupee(s)</source>
        <translation>
            <numerusform>%n&#xa0;Rupie fordern</numerusform>
            <numerusform>%n&#xa0;Rupien fordern</numerusform>
        </translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Linkes Ende</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Rechtes Ende</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s)</source>
        <translation>
            <numerusform>%n&#xa0;Rupie</numerusform>
            <numerusform>%n&#xa0;Rupien</numerusform>
        </translation>
    </message>
    <message>
        <source>Army {in_region}</source>
        <translation>Armee {in_region}</translation>
    </message>
    <message>
        <source>Road {border}</source>
        <translation>Straße {border}</translation>
    </message>
    <message>
        <source>Army: {origin} → {target}</source>
        <translation>Armee: {origin} → {target}</translation>
    </message>
    <message>
        <source>Tribe: {origin} → {target}</source>
        <translation>Stamm: {origin} → {target}</translation>
    </message>
    <message>
        <source>Spy: {origin} → {target}</source>
        <translation>Spion: {origin} → {target}</translation>
    </message>
    <message>
        <source>Take the prize</source>
        <translation>Beute nehmen</translation>
    </message>
    <message>
        <source>Without prize</source>
        <translation>Ohne Beute</translation>
    </message>
    <message>
        <source>{owner}: {piece}</source>
        <translation>{owner}: {piece}</translation>
    </message>
    <message>
        <source>Back to the supply</source>
        <translation>Zurück in den Vorrat</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Mohan Lal</source>
        <translation>Mohan Lal</translation>
    </message>
    <message>
        <source>Jan-Fishan Khan</source>
        <translation>Jan-Fishan Khan</translation>
    </message>
    <message>
        <source>Prince Akbar Khan</source>
        <translation>Prinz Akbar Khan</translation>
    </message>
    <message>
        <source>Charles Stoddart</source>
        <translation>Charles Stoddart</translation>
    </message>
    <message>
        <source>Shah Shuja Durrani</source>
        <translation>Schah Shujah Durrani</translation>
    </message>
    <message>
        <source>Aminullah Khan Logari</source>
        <translation>Aminullah Khan Logari</translation>
    </message>
    <message>
        <source>Dost Mohammad</source>
        <translation>Dost Mohammad</translation>
    </message>
    <message>
        <source>Kabul Bazaar</source>
        <translation>Basar von Kabul</translation>
    </message>
    <message>
        <source>Afghan Handicrafts</source>
        <translation>Afghanisches Kunsthandwerk</translation>
    </message>
    <message>
        <source>Balkh Arsenic Mine</source>
        <translation>Arsenmine von Balkh</translation>
    </message>
    <message>
        <source>Lapis Lazuli Mine</source>
        <translation>Lapislazulimine</translation>
    </message>
    <message>
        <source>City of Ghazni</source>
        <translation>Stadt Ghazni</translation>
    </message>
    <message>
        <source>Ghilzai Nomads</source>
        <translation>Ghilzai-Nomaden</translation>
    </message>
    <message>
        <source>Money Lenders</source>
        <translation>Geldverleiher</translation>
    </message>
    <message>
        <source>Durrani Royal Guard</source>
        <translation>Königliche Garde der Durrani</translation>
    </message>
    <message>
        <source>Bala Hissar</source>
        <translation>Bala Hissar</translation>
    </message>
    <message>
        <source>Citadel of Ghazni</source>
        <translation>Zitadelle von Ghazni</translation>
    </message>
    <message>
        <source>Harry Flashman</source>
        <translation>Harry Flashman</translation>
    </message>
    <message>
        <source>Eldred Pottinger</source>
        <translation>Eldred Pottinger</translation>
    </message>
    <message>
        <source>Henry Rawlinson</source>
        <translation>Henry Rawlinson</translation>
    </message>
    <message>
        <source>Alexander Burnes</source>
        <translation>Alexander Burnes</translation>
    </message>
    <message>
        <source>George Hayward</source>
        <translation>George Hayward</translation>
    </message>
    <message>
        <source>Henry Pottinger</source>
        <translation>Henry Pottinger</translation>
    </message>
    <message>
        <source>Ranjit Singh</source>
        <translation>Ranjit Singh</translation>
    </message>
    <message>
        <source>Josiah Harlan</source>
        <translation>Josiah Harlan</translation>
    </message>
    <message>
        <source>Paolo Avitabile</source>
        <translation>Paolo Avitabile</translation>
    </message>
    <message>
        <source>Maqpon Dynasty</source>
        <translation>Maqpon-Dynastie</translation>
    </message>
    <message>
        <source>Anarkali Bazaar</source>
        <translation>Anarkali-Basar</translation>
    </message>
    <message>
        <source>Khyber Pass</source>
        <translation>Khyber-Pass</translation>
    </message>
    <message>
        <source>Sikh Merchants in Lahore</source>
        <translation>Sikh-Händler in Lahore</translation>
    </message>
    <message>
        <source>Company Weapons</source>
        <translation>Waffen der Kompanie</translation>
    </message>
    <message>
        <source>Army of the Indus</source>
        <translation>Army of the Indus</translation>
    </message>
    <message>
        <source>Zorawar Singh Kahluria</source>
        <translation>Zorawar Singh Kahluria</translation>
    </message>
    <message>
        <source>Sindhi Warriors</source>
        <translation>Sindhi-Krieger</translation>
    </message>
    <message>
        <source>Hari Singh Nalwa</source>
        <translation>Hari Singh Nalwa</translation>
    </message>
    <message>
        <source>Bengal Native Infantry</source>
        <translation>Bengal Native Infantry</translation>
    </message>
    <message>
        <source>Seaforth Highlanders</source>
        <translation>Seaforth Highlanders</translation>
    </message>
    <message>
        <source>Akali Sikhs</source>
        <translation>Akali-Sikhs</translation>
    </message>
    <message>
        <source>William Moorcroft</source>
        <translation>William Moorcroft</translation>
    </message>
    <message>
        <source>William Hay Macnaghten</source>
        <translation>William Hay Macnaghten</translation>
    </message>
    <message>
        <source>Charles Masson</source>
        <translation>Charles Masson</translation>
    </message>
    <message>
        <source>Barakzai Sadars</source>
        <translation>Barakzai-Sardare</translation>
    </message>
    <message>
        <source>Giljee Nobles</source>
        <translation>Ghilzai-Adlige</translation>
    </message>
    <message>
        <source>Baluchi Chiefs</source>
        <translation>Belutschische Stammesführer</translation>
    </message>
    <message>
        <source>Haji Khan Kakar</source>
        <translation>Haji Khan Kakar</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bankhaus</translation>
    </message>
    <message>
        <source>Bolan Pass</source>
        <translation>Bolan-Pass</translation>
    </message>
    <message>
        <source>Fruit Markets</source>
        <translation>Obstmärkte</translation>
    </message>
    <message>
        <source>Kandahari Markets</source>
        <translation>Die Märkte von Kandahar</translation>
    </message>
    <message>
        <source>British Regulars</source>
        <translation>Britische Reguläre</translation>
    </message>
    <message>
        <source>Sir John Keane</source>
        <translation>Sir John Keane</translation>
    </message>
    <message>
        <source>Pashtun Mercenary</source>
        <translation>Paschtunischer Söldner</translation>
    </message>
    <message>
        <source>Jezail Sharpshooters</source>
        <translation>Jezail-Scharfschützen</translation>
    </message>
    <message>
        <source>Herati Bandits</source>
        <translation>Banditen aus Herat</translation>
    </message>
    <message>
        <source>Hazara Chiefs</source>
        <translation>Hazara-Stammesführer</translation>
    </message>
    <message>
        <source>Yar Mohammad Alikozai</source>
        <translation>Yar Mohammad Alikozai</translation>
    </message>
    <message>
        <source>Exiled Durrani Nobility</source>
        <translation>Durrani-Adel im Exil</translation>
    </message>
    <message>
        <source>Ishaqzai Chiefs</source>
        <translation>Ishaqzai-Stammesführer</translation>
    </message>
    <message>
        <source>Tajik Warband</source>
        <translation>Tajik-Krieger</translation>
    </message>
    <message>
        <source>Nomadic Warlord</source>
        <translation>Nomadischer Kriegsherr</translation>
    </message>
    <message>
        <source>Karakul Sheep</source>
        <translation>Karakulschafe</translation>
    </message>
    <message>
        <source>Qanat System</source>
        <translation>Qanat-System</translation>
    </message>
    <message>
        <source>Farah Road</source>
        <translation>Straße über Farah</translation>
    </message>
    <message>
        <source>Opium Fields</source>
        <translation>Opiumfelder</translation>
    </message>
    <message>
        <source>Minaret of Jam</source>
        <translation>Minarett von Dscham</translation>
    </message>
    <message>
        <source>Baluchi Smugglers</source>
        <translation>Belutschische Schmuggler</translation>
    </message>
    <message>
        <source>Wheat Fields</source>
        <translation>Weizenfelder</translation>
    </message>
    <message>
        <source>Ghaem Magham Farahani</source>
        <translation>Ghaem Magham Farahani</translation>
    </message>
    <message>
        <source>Count Ivan Simonich</source>
        <translation>Graf Ivan Simonich</translation>
    </message>
    <message>
        <source>Alexander Griboyedov</source>
        <translation>Alexander Gribojedow</translation>
    </message>
    <message>
        <source>Joseph Wolff</source>
        <translation>Joseph Wolff</translation>
    </message>
    <message>
        <source>Claude Wade</source>
        <translation>Claude Wade</translation>
    </message>
    <message>
        <source>Jean-François Allard</source>
        <translation>Jean-François Allard</translation>
    </message>
    <message>
        <source>Hajj Mirza Aghasi</source>
        <translation>Haji Mirza Aghasi</translation>
    </message>
    <message>
        <source>Abbas Mirza</source>
        <translation>Abbas Mirza</translation>
    </message>
    <message>
        <source>Fath-Ali Shah</source>
        <translation>Fath Ali Schah</translation>
    </message>
    <message>
        <source>Mohammad Shah</source>
        <translation>Mohammad Schah</translation>
    </message>
    <message>
        <source>Civic Improvements</source>
        <translation>Öffentliche Bauvorhaben</translation>
    </message>
    <message>
        <source>Persian Slave Markets</source>
        <translation>Persische Sklavenmärkte</translation>
    </message>
    <message>
        <source>Anglo-Persian Trade</source>
        <translation>Britisch-persischer Handel</translation>
    </message>
    <message>
        <source>Russo-Persian Trade</source>
        <translation>Russisch-persischer Handel</translation>
    </message>
    <message>
        <source>Persian Army</source>
        <translation>Die persische Armee</translation>
    </message>
    <message>
        <source>Shah’s Guard</source>
        <translation>Garde des Schahs</translation>
    </message>
    <message>
        <source>Russian Regulars</source>
        <translation>Russische Reguläre</translation>
    </message>
    <message>
        <source>Bukharan Jews</source>
        <translation>Bucharische Juden</translation>
    </message>
    <message>
        <source>Jan Prosper Witkiewicz</source>
        <translation>Jan Prosper Witkiewicz</translation>
    </message>
    <message>
        <source>Imperial Surveyors</source>
        <translation>Kaiserliche Landvermesser</translation>
    </message>
    <message>
        <source>Arthur Conolly</source>
        <translation>Arthur Conolly</translation>
    </message>
    <message>
        <source>Aga Mehdi</source>
        <translation>Aga Mehdi</translation>
    </message>
    <message>
        <source>Nasrullah Khan</source>
        <translation>Nasrullah Khan</translation>
    </message>
    <message>
        <source>Allah Quli Bahadur</source>
        <translation>Allah Quli Bahadur</translation>
    </message>
    <message>
        <source>Mir Murad Beg</source>
        <translation>Mir Murad Beg</translation>
    </message>
    <message>
        <source>Madali Khan</source>
        <translation>Madali Khan</translation>
    </message>
    <message>
        <source>Khivan Slave Markets</source>
        <translation>Sklavenmärkte von Khiva</translation>
    </message>
    <message>
        <source>Supplies from Orenburg</source>
        <translation>Nachschub aus Orenburg</translation>
    </message>
    <message>
        <source>Panjdeh Oasis</source>
        <translation>Die Panjdeh-Oase</translation>
    </message>
    <message>
        <source>The Ark of Bukhara</source>
        <translation>Ark von Buchara</translation>
    </message>
    <message>
        <source>European Cannons</source>
        <translation>Europäische Kanonen</translation>
    </message>
    <message>
        <source>Cossacks</source>
        <translation>Kosaken</translation>
    </message>
    <message>
        <source>Count Perovsky</source>
        <translation>Graf Perovsky</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>empty slot</source>
        <translation>leeres Feld</translation>
    </message>
    <message>
        <source>“{card}”</source>
        <translation>„{card}“</translation>
    </message>
</context>
<context>
    <name>CardLog</name>
    <message numerus="yes">
        <source>{seat} buys “{card}” for %n rupee(s); rupees on it: {gained}.</source>
        <translation>
            <numerusform>{seat} kauft die Karte „{card}“ für %n&#xa0;Rupie; Rupien darauf: {gained}.</numerusform>
            <numerusform>{seat} kauft die Karte „{card}“ für %n&#xa0;Rupien; Rupien darauf: {gained}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} buys “{card}” for %n rupee(s).</source>
        <translation>
            <numerusform>{seat} kauft die Karte „{card}“ für %n&#xa0;Rupie.</numerusform>
            <numerusform>{seat} kauft die Karte „{card}“ für %n&#xa0;Rupien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes “{card}” for free, with %n rupee(s) on it.</source>
        <translation>
            <numerusform>{seat} nimmt die Karte „{card}“ kostenlos, mit %n&#xa0;Rupie darauf.</numerusform>
            <numerusform>{seat} nimmt die Karte „{card}“ kostenlos, mit %n&#xa0;Rupien darauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} takes “{card}” for free.</source>
        <translation>{seat} nimmt die Karte „{card}“ kostenlos.</translation>
    </message>
    <message>
        <source>{seat} plays “{card}” at the left end of the court.</source>
        <translation>{seat} spielt „{card}“ am linken Ende des Hofs aus.</translation>
    </message>
    <message>
        <source>{seat} plays “{card}” at the right end of the court.</source>
        <translation>{seat} spielt „{card}“ am rechten Ende des Hofs aus.</translation>
    </message>
    <message>
        <source>{seat} betrays “{card}” in their own court.</source>
        <translation>{seat} verrät „{card}“ im eigenen Hof.</translation>
    </message>
    <message>
        <source>{seat} betrays “{card}” (court: {owner}).</source>
        <translation>{seat} verrät „{card}“ (Hof: {owner}).</translation>
    </message>
    <message>
        <source>{seat} discards “{card}” from the court to pay a debt.</source>
        <translation>{seat} wirft „{card}“ aus dem Hof ab, um Schulden zu begleichen.</translation>
    </message>
    <message>
        <source>{seat} loses the patriot “{card}” by changing loyalty.</source>
        <translation>{seat} verliert durch den Loyalitätswechsel den Patrioten „{card}“.</translation>
    </message>
    <message>
        <source>{seat} discards “{card}”: the court is over its limit.</source>
        <translation>{seat} wirft „{card}“ ab: Das Hoflimit ist überschritten.</translation>
    </message>
    <message>
        <source>{seat} discards “{card}” from the court.</source>
        <translation>{seat} wirft „{card}“ aus dem Hof ab.</translation>
    </message>
    <message>
        <source>{seat} discards “{card}” from hand to pay a debt.</source>
        <translation>{seat} wirft „{card}“ von der Hand ab, um Schulden zu begleichen.</translation>
    </message>
    <message>
        <source>{seat} discards “{card}”: the hand is over its limit.</source>
        <translation>{seat} wirft „{card}“ ab: Das Handkartenlimit ist überschritten.</translation>
    </message>
    <message>
        <source>{seat} discards “{card}”: the bribe is too high.</source>
        <translation>{seat} wirft „{card}“ ab: Das Bestechungsgeld ist zu hoch.</translation>
    </message>
    <message>
        <source>{seat} discards “{card}” from hand.</source>
        <translation>{seat} wirft „{card}“ von der Hand ab.</translation>
    </message>
    <message>
        <source>{seat} keeps “{card}” as a prize ({prize}).</source>
        <translation>{seat} behält „{card}“ als Beute ({prize}).</translation>
    </message>
    <message>
        <source>{seat} declines the prize “{card}”.</source>
        <translation>{seat} verzichtet auf die Beute „{card}“.</translation>
    </message>
    <message>
        <source>{seat} loses prizes: {cards}.</source>
        <translation>{seat} verliert Beute: {cards}.</translation>
    </message>
    <message>
        <source>“{card}” has left the court: the rest of its icons is lost.</source>
        <translation>Die Karte „{card}“ liegt nicht mehr im Hof: Ihre übrigen Symbole verfallen.</translation>
    </message>
    <message>
        <source>An icon of “{card}” is skipped: no piece is left.</source>
        <translation>Ein Symbol von „{card}“ entfällt: Es ist kein Spielstein übrig.</translation>
    </message>
    <message>
        <source>Overthrow {in_region}: {seat} discards {cards}.</source>
        <translation>Umsturz {in_region}. {seat} wirft ab: {cards}.</translation>
    </message>
    <message>
        <source>{seat} swaps hands with {other} (receives: {received}, gives: {given}).</source>
        <translation>{seat} tauscht die Kartenhand (mit: {other}; erhält: {received}, gibt: {given}).</translation>
    </message>
</context>
<context>
    <name>CardTrace</name>
    <message>
        <source>Cards by rank: {rated}.</source>
        <translation>Karten nach Rang: {rated}.</translation>
    </message>
    <message>
        <source>Cards by rupees gained: {rated}.</source>
        <translation>Karten nach Rupiengewinn: {rated}.</translation>
    </message>
    <message>
        <source>Cards that win a region: {cards}.</source>
        <translation>Karten, die eine Region einbringen: {cards}.</translation>
    </message>
    <message>
        <source>Cards by army and road icons: {rated}.</source>
        <translation>Karten nach Armee- und Straßensymbolen: {rated}.</translation>
    </message>
    <message>
        <source>Cards by spy and tribe icons: {rated}.</source>
        <translation>Karten nach Spion- und Stammsymbolen: {rated}.</translation>
    </message>
    <message>
        <source>Cards that qualify: {cards}.</source>
        <translation>Geeignete Karten: {cards}.</translation>
    </message>
    <message>
        <source>“{chosen}” is the only one.</source>
        <translation>Nur „{chosen}“ kommt infrage.</translation>
    </message>
    <message>
        <source>“{chosen}” is ahead.</source>
        <translation>„{chosen}“ liegt vorn.</translation>
    </message>
    <message>
        <source>“{chosen}” is the cheapest of the best.</source>
        <translation>„{chosen}“ ist die günstigste der besten.</translation>
    </message>
    <message>
        <source>“{chosen}” has the highest number of the best.</source>
        <translation>„{chosen}“ hat unter den besten die höchste Nummer.</translation>
    </message>
    <message>
        <source>Spies of Wakhan and most spies of another player: {rated}.</source>
        <translation>Spione von Wakhan und die meisten eines Mitspielers: {rated}.</translation>
    </message>
    <message>
        <source>Cards for the spy, where Wakhan does not lead: {cards}.</source>
        <translation>Karten für den Spion, auf denen Wakhan nicht führt: {cards}.</translation>
    </message>
    <message>
        <source>Wakhan leads everywhere; cards for the spy: {cards}.</source>
        <translation>Wakhan führt überall; Karten für den Spion: {cards}.</translation>
    </message>
    <message>
        <source>Cards without spies for Blackmail: {cards}.</source>
        <translation>Karten ohne Spione für die Erpressung: {cards}.</translation>
    </message>
    <message>
        <source>Safe Houses for the spy: {cards}.</source>
        <translation>Unterschlupf für den Spion: {cards}.</translation>
    </message>
    <message>
        <source>Cards to betray: {cards}.</source>
        <translation>Karten für den Verrat: {cards}.</translation>
    </message>
    <message>
        <source>Cards to battle on: {cards}.</source>
        <translation>Karten für die Schlacht: {cards}.</translation>
    </message>
    <message>
        <source>Cards to act with: {cards}.</source>
        <translation>Karten für die Aktion: {cards}.</translation>
    </message>
    <message>
        <source>“{chosen}” lies in another player’s court.</source>
        <translation>„{chosen}“ liegt in einem fremden Hof.</translation>
    </message>
    <message>
        <source>“{chosen}” is favored.</source>
        <translation>„{chosen}“ gehört zur bevorzugten Farbe.</translation>
    </message>
    <message>
        <source>“{chosen}” is a patriot of the dominant coalition.</source>
        <translation>„{chosen}“ ist ein Patriot der dominanten Koalition.</translation>
    </message>
    <message>
        <source>“{chosen}” is a prize of the dominant coalition.</source>
        <translation>„{chosen}“ ist Beute der dominanten Koalition.</translation>
    </message>
    <message>
        <source>“{chosen}” is a patriot.</source>
        <translation>„{chosen}“ ist ein Patriot.</translation>
    </message>
    <message>
        <source>“{chosen}” is leveraged.</source>
        <translation>„{chosen}“ ist fremdfinanziert.</translation>
    </message>
    <message>
        <source>“{chosen}” has the highest rank.</source>
        <translation>„{chosen}“ hat den höchsten Rang.</translation>
    </message>
    <message>
        <source>“{chosen}” has the highest number.</source>
        <translation>„{chosen}“ hat die höchste Nummer.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: it is the only one.</source>
        <translation>Wakhan gibt „{chosen}“ auf: Es ist die einzige Karte.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: it is not political.</source>
        <translation>Wakhan gibt „{chosen}“ auf: keine politische Karte.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: it is no patriot.</source>
        <translation>Wakhan gibt „{chosen}“ auf: kein Patriot.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: it is not leveraged.</source>
        <translation>Wakhan gibt „{chosen}“ auf: nicht fremdfinanziert.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: most foreign spies are on it.</source>
        <translation>Wakhan gibt „{chosen}“ auf: Hier überwiegen fremde Spione am stärksten.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: fewest spies are on it.</source>
        <translation>Wakhan gibt „{chosen}“ auf: Hier sind die wenigsten Spione.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: it has the lowest rank.</source>
        <translation>Wakhan gibt „{chosen}“ auf: niedrigster Rang.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: it is not favored.</source>
        <translation>Wakhan gibt „{chosen}“ auf: keine bevorzugte Farbe.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: it has the lowest number.</source>
        <translation>Wakhan gibt „{chosen}“ auf: kleinste Nummer.</translation>
    </message>
</context>
<context>
    <name>CheckLog</name>
    <message>
        <source>Blocks: {blocks}.</source>
        <translation>Blöcke: {blocks}.</translation>
    </message>
    <message>
        <source>The final Dominance Check is unsuccessful.</source>
        <translation>Der letzte Dominanzcheck ist nicht erfolgreich.</translation>
    </message>
    <message>
        <source>The Dominance Check is unsuccessful.</source>
        <translation>Der Dominanzcheck ist nicht erfolgreich.</translation>
    </message>
    <message>
        <source>The final Dominance Check is successful: {dominant}.</source>
        <translation>Der letzte Dominanzcheck ist erfolgreich: {dominant}.</translation>
    </message>
    <message>
        <source>The Dominance Check is successful: {dominant}.</source>
        <translation>Der Dominanzcheck ist erfolgreich: {dominant}.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Niemand erhält Punkte.</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Punkte: {points}.</translation>
    </message>
    <message>
        <source>All blocks leave the map.</source>
        <translation>Alle Blöcke verlassen den Spielplan.</translation>
    </message>
    <message>
        <source>Final scores: {scores}.</source>
        <translation>Endstand: {scores}.</translation>
    </message>
    <message>
        <source>A lead of 4 points ends the game.</source>
        <translation>Ein Vorsprung von 4&#xa0;Punkten beendet das Spiel.</translation>
    </message>
    <message>
        <source>The players agree to end the game.</source>
        <translation>Die Spieler einigen sich auf das Spielende.</translation>
    </message>
    <message>
        <source>The game ends with the final Dominance Check.</source>
        <translation>Das Spiel endet mit dem letzten Dominanzcheck.</translation>
    </message>
    <message>
        <source>Shared victory: {winners}.</source>
        <translation>Geteilter Sieg: {winners}.</translation>
    </message>
    <message>
        <source>Winner: {winners}.</source>
        <translation>Sieg: {winners}.</translation>
    </message>
</context>
<context>
    <name>Coalition</name>
    <message>
        <source>Afghanistan</source>
        <translation>Afghanistan</translation>
    </message>
    <message>
        <source>Britain</source>
        <translation>Großbritannien</translation>
    </message>
    <message>
        <source>Russia</source>
        <translation>Russland</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message numerus="yes">
        <source>%n rupee(s)</source>
        <translation>
            <numerusform>%n&#xa0;Rupie</numerusform>
            <numerusform>%n&#xa0;Rupien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;Karte</numerusform>
            <numerusform>%n&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n&#xa0;Aktion</numerusform>
            <numerusform>%n&#xa0;Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n&#xa0;Siegpunkt</numerusform>
            <numerusform>%n&#xa0;Siegpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence point(s)</source>
        <translation>
            <numerusform>%n&#xa0;Einflusspunkt</numerusform>
            <numerusform>%n&#xa0;Einflusspunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cylinder(s)</source>
        <translation>
            <numerusform>%n&#xa0;Zylinder</numerusform>
            <numerusform>%n&#xa0;Zylinder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s)</source>
        <translation>
            <numerusform>%n&#xa0;Stamm</numerusform>
            <numerusform>%n&#xa0;Stämme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy/spies</source>
        <translation>
            <numerusform>%n&#xa0;Spion</numerusform>
            <numerusform>%n&#xa0;Spione</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n&#xa0;Geschenk</numerusform>
            <numerusform>%n&#xa0;Geschenke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n&#xa0;Beutekarte</numerusform>
            <numerusform>%n&#xa0;Beutekarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Afghan army/armies</source>
        <translation>
            <numerusform>%n&#xa0;afghanische Armee</numerusform>
            <numerusform>%n&#xa0;afghanische Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n British army/armies</source>
        <translation>
            <numerusform>%n&#xa0;britische Armee</numerusform>
            <numerusform>%n&#xa0;britische Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Russian army/armies</source>
        <translation>
            <numerusform>%n&#xa0;russische Armee</numerusform>
            <numerusform>%n&#xa0;russische Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Afghan road(s)</source>
        <translation>
            <numerusform>%n&#xa0;afghanische Straße</numerusform>
            <numerusform>%n&#xa0;afghanische Straßen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n British road(s)</source>
        <translation>
            <numerusform>%n&#xa0;britische Straße</numerusform>
            <numerusform>%n&#xa0;britische Straßen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Russian road(s)</source>
        <translation>
            <numerusform>%n&#xa0;russische Straße</numerusform>
            <numerusform>%n&#xa0;russische Straßen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Afghan block(s)</source>
        <translation>
            <numerusform>%n&#xa0;afghanischer Block</numerusform>
            <numerusform>%n&#xa0;afghanische Blöcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n British block(s)</source>
        <translation>
            <numerusform>%n&#xa0;britischer Block</numerusform>
            <numerusform>%n&#xa0;britische Blöcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Russian block(s)</source>
        <translation>
            <numerusform>%n&#xa0;russischer Block</numerusform>
            <numerusform>%n&#xa0;russische Blöcke</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Court</name>
    <message>
        <source>left end of the court</source>
        <translation>linkes Ende des Hofs</translation>
    </message>
    <message>
        <source>right end of the court</source>
        <translation>rechtes Ende des Hofs</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand the seat to {name}</source>
        <translation>Weitergeben an: {name}</translation>
    </message>
    <message>
        <source>I am {name}: show my hand</source>
        <translation>Ich bin {name}: Kartenhand zeigen</translation>
    </message>
    <message>
        <source>Hold the button or Enter for a moment.</source>
        <translation>Halte die Taste oder Enter einen Moment gedrückt.</translation>
    </message>
</context>
<context>
    <name>CylinderLog</name>
    <message>
        <source>{owner} places a spy on “{card}”.</source>
        <translation>{owner} platziert einen Spion auf „{card}“.</translation>
    </message>
    <message>
        <source>{owner} places a tribe {in_region}.</source>
        <translation>{owner} platziert einen Stamm {in_region}.</translation>
    </message>
    <message>
        <source>{owner} takes a cylinder from play for the gift: {origin}.</source>
        <translation>{owner} nimmt für das Geschenk einen Zylinder aus dem Spiel: {origin}.</translation>
    </message>
    <message>
        <source>{owner} places a spy on “{card}”, taken from play: {origin}.</source>
        <translation>{owner} platziert einen Spion auf „{card}“, bisher im Spiel: {origin}.</translation>
    </message>
    <message>
        <source>{owner} places a tribe {in_region}, taken from play: {origin}.</source>
        <translation>{owner} platziert einen Stamm {in_region}, bisher im Spiel: {origin}.</translation>
    </message>
    <message>
        <source>{owner} moves a spy from “{origin}” to “{target}”.</source>
        <translation>{owner} zieht einen Spion von „{origin}“ zu „{target}“.</translation>
    </message>
    <message>
        <source>{owner} moves a tribe {origin} {target}.</source>
        <translation>{owner} zieht einen Stamm {origin} {target}.</translation>
    </message>
    <message>
        <source>{owner} loses a spy on “{card}”.</source>
        <translation>{owner} verliert einen Spion auf „{card}“.</translation>
    </message>
    <message>
        <source>{owner} loses a tribe {in_region}.</source>
        <translation>{owner} verliert einen Stamm {in_region}.</translation>
    </message>
    <message>
        <source>{seat} shelters the spy on “{card}” (Safe House).</source>
        <translation>{seat} versteckt den Spion auf „{card}“ (Geheimer Unterschlupf).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} battles on “{card}”: up to %n spy/spies.</source>
        <translation>
            <numerusform>{seat} kämpft auf „{card}“: bis zu %n&#xa0;Spion.</numerusform>
            <numerusform>{seat} kämpft auf „{card}“: bis zu %n&#xa0;Spione.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} battles {in_region}: up to %n piece(s).</source>
        <translation>
            <numerusform>{seat} kämpft {in_region}: bis zu %n&#xa0;Spielstein.</numerusform>
            <numerusform>{seat} kämpft {in_region}: bis zu %n&#xa0;Spielsteine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Overthrow {in_region}: {seat} loses %n tribe(s).</source>
        <translation>
            <numerusform>Umsturz {in_region}: {seat} verliert %n&#xa0;Stamm.</numerusform>
            <numerusform>Umsturz {in_region}: {seat} verliert %n&#xa0;Stämme.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has no piece left to place ({place}).</source>
        <translation>{seat} hat keinen Spielstein mehr zum Platzieren ({place}).</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>until discarded</source>
        <translation>Bis zum Abwurf</translation>
    </message>
    <message>
        <source>if purchased</source>
        <translation>Wenn gekauft</translation>
    </message>
    <message>
        <source>if discarded</source>
        <translation>Wenn abgeworfen</translation>
    </message>
    <message>
        <source>Dominance Check</source>
        <translation>Dominanzcheck</translation>
    </message>
    <message>
        <source>A Dominance Check takes place now. If it succeeds, the map loses all blocks.</source>
        <translation>Jetzt findet ein Dominanzcheck statt. Gelingt er, verliert der Spielplan alle Blöcke.</translation>
    </message>
    <message>
        <source>Favored suit: military</source>
        <translation>Bevorzugte Farbe: Militär</translation>
    </message>
    <message>
        <source>The favored suit is now military.</source>
        <translation>Militär ist jetzt die bevorzugte Farbe.</translation>
    </message>
    <message>
        <source>New Tactics</source>
        <translation>Neue Taktiken</translation>
    </message>
    <message>
        <source>Until the next Dominance Check, all your military cards count as favored.</source>
        <translation>Bis zum nächsten Dominanzcheck zählen deine militärischen Karten zur bevorzugten Farbe.</translation>
    </message>
    <message>
        <source>Embarrassment of Riches</source>
        <translation>Überfluss</translation>
    </message>
    <message>
        <source>Through the next Dominance Check, no gift gives any influence.</source>
        <translation>Bis einschließlich des nächsten Dominanzchecks bringt kein Geschenk Einfluss.</translation>
    </message>
    <message>
        <source>Koh-i-noor Recovered</source>
        <translation>Koh-i-Noor zurückgewonnen</translation>
    </message>
    <message>
        <source>Through the next Dominance Check, every gift of yours gives 1 influence more.</source>
        <translation>Bis einschließlich des nächsten Dominanzchecks bringt jedes deiner Geschenke 1&#xa0;Einflusspunkt mehr.</translation>
    </message>
    <message>
        <source>Disregard for Customs</source>
        <translation>Missachtung der Bräuche</translation>
    </message>
    <message>
        <source>Until the next Dominance Check, nobody pays bribes.</source>
        <translation>Bis zum nächsten Dominanzcheck zahlt niemand Bestechungsgeld.</translation>
    </message>
    <message>
        <source>Courtly Manners</source>
        <translation>Höfische Manieren</translation>
    </message>
    <message>
        <source>Until the next Dominance Check, every bribe is optional for you.</source>
        <translation>Bis zum nächsten Dominanzcheck ist jedes Bestechungsgeld für dich freiwillig.</translation>
    </message>
    <message>
        <source>Failure to Impress</source>
        <translation>Verfehlter Eindruck</translation>
    </message>
    <message>
        <source>Each player loses every prize.</source>
        <translation>Alle Spieler verlieren ihre gesamte Beute.</translation>
    </message>
    <message>
        <source>Rumor</source>
        <translation>Gerücht</translation>
    </message>
    <message>
        <source>Pick a player: through the next Dominance Check, patriots give that player no influence.</source>
        <translation>Bestimme einen Spieler: Bis einschließlich des nächsten Dominanzchecks bringen ihm Patrioten keinen Einfluss.</translation>
    </message>
    <message>
        <source>Riots in Punjab</source>
        <translation>Aufstände im Punjab</translation>
    </message>
    <message>
        <source>Every army and tribe in Punjab goes back to its supply.</source>
        <translation>Jede Armee und jeder Stamm im Punjab geht zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>Conflict Fatigue</source>
        <translation>Ermattung</translation>
    </message>
    <message>
        <source>At the next Dominance Check, a lead of 2 blocks is enough for dominance.</source>
        <translation>Beim nächsten Dominanzcheck reicht ein Vorsprung von 2&#xa0;Blöcken zur Dominanz.</translation>
    </message>
    <message>
        <source>Riots in Herat</source>
        <translation>Aufstände in Herat</translation>
    </message>
    <message>
        <source>Every army and tribe in Herat goes back to its supply.</source>
        <translation>Jede Armee und jeder Stamm in Herat geht zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>Nationalism</source>
        <translation>Nationalismus</translation>
    </message>
    <message>
        <source>Until the next Dominance Check, your tribes can do what armies do: move and battle.</source>
        <translation>Bis zum nächsten Dominanzcheck dürfen deine Stämme wie Armeen ziehen und kämpfen.</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Kein Effekt</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Es geschieht nichts.</translation>
    </message>
    <message>
        <source>Public Withdrawal</source>
        <translation>Rückzug aus der Öffentlichkeit</translation>
    </message>
    <message>
        <source>Not for sale. Rupees put on it leave the game.</source>
        <translation>Unverkäuflich. Hier abgelegte Rupien scheiden aus dem Spiel aus.</translation>
    </message>
    <message>
        <source>Riots in Kabul</source>
        <translation>Aufstände in Kabul</translation>
    </message>
    <message>
        <source>Every army and tribe in Kabul goes back to its supply.</source>
        <translation>Jede Armee und jeder Stamm in Kabul geht zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>Nation Building</source>
        <translation>Staatsaufbau</translation>
    </message>
    <message>
        <source>Until the next Dominance Check, your build actions yield double blocks at no extra cost.</source>
        <translation>Bis zum nächsten Dominanzcheck bringen deine Bauaktionen doppelt so viele Blöcke zum selben Preis.</translation>
    </message>
    <message>
        <source>Riots in Persia</source>
        <translation>Aufstände in Persien</translation>
    </message>
    <message>
        <source>Every army and tribe in Persia goes back to its supply.</source>
        <translation>Jede Armee und jeder Stamm in Persien geht zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>Backing of Persian Aristocracy</source>
        <translation>Rückhalt im persischen Adel</translation>
    </message>
    <message>
        <source>The bank pays you 3 rupees.</source>
        <translation>Die Bank zahlt dir 3&#xa0;Rupien.</translation>
    </message>
    <message>
        <source>Confidence Failure</source>
        <translation>Vertrauensverlust</translation>
    </message>
    <message>
        <source>Everyone with cards in hand discards 1 of them.</source>
        <translation>Wer Handkarten hat, wirft 1&#xa0;davon ab.</translation>
    </message>
    <message>
        <source>Other Persuasive Methods</source>
        <translation>Andere Überzeugungsmittel</translation>
    </message>
    <message>
        <source>Swap hands with a player you choose, even if you hold no cards.</source>
        <translation>Tausche die Kartenhand mit einem Spieler deiner Wahl, auch wenn du keine Karten hast.</translation>
    </message>
    <message>
        <source>Favored suit: intelligence</source>
        <translation>Bevorzugte Farbe: Geheimdienst</translation>
    </message>
    <message>
        <source>The favored suit is now intelligence.</source>
        <translation>Geheimdienst ist jetzt die bevorzugte Farbe.</translation>
    </message>
    <message>
        <source>Pashtunwali Values</source>
        <translation>Werte des Paschtunwali</translation>
    </message>
    <message>
        <source>Name the favored suit. Until the next Dominance Check, icons that change it do nothing.</source>
        <translation>Bestimme die bevorzugte Farbe. Bis zum nächsten Dominanzcheck sind Farbwechsel-Symbole wirkungslos.</translation>
    </message>
    <message>
        <source>Favored suit: political</source>
        <translation>Bevorzugte Farbe: Politik</translation>
    </message>
    <message>
        <source>The favored suit is now political.</source>
        <translation>Politik ist jetzt die bevorzugte Farbe.</translation>
    </message>
    <message>
        <source>Rebuke</source>
        <translation>Maßregelung</translation>
    </message>
    <message>
        <source>Pick a region: every army and tribe there goes back to its supply.</source>
        <translation>Bestimme eine Region: Jede Armee und jeder Stamm dort geht zurück in den Vorrat.</translation>
    </message>
</context>
<context>
    <name>FactsLine</name>
    <message>
        <source>{suit_card}, rank {rank}, {region}</source>
        <translation>{suit_card}, Rang {rank}, {region}</translation>
    </message>
</context>
<context>
    <name>GameOver</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Sieg: {name}</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>Geteilter Sieg: {names}</translation>
    </message>
    <message>
        <source>A lead of 4 points after a Dominance Check ends the game.</source>
        <translation>Ein Vorsprung von 4&#xa0;Punkten nach einem Dominanzcheck beendet das Spiel.</translation>
    </message>
    <message>
        <source>The players agreed to end the game.</source>
        <translation>Die Spieler haben sich auf das Spielende geeinigt.</translation>
    </message>
    <message>
        <source>The final Dominance Check has been scored.</source>
        <translation>Der letzte Dominanzcheck ist gewertet.</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} SP</translation>
    </message>
</context>
<context>
    <name>Impact</name>
    <message>
        <source>Tribe</source>
        <translation>Stamm</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Leverage</source>
        <translation>Fremdfinanzierung</translation>
    </message>
    <message>
        <source>Favored suit: political</source>
        <translation>Bevorzugte Farbe: Politik</translation>
    </message>
    <message>
        <source>Favored suit: intelligence</source>
        <translation>Bevorzugte Farbe: Geheimdienst</translation>
    </message>
    <message>
        <source>Favored suit: economic</source>
        <translation>Bevorzugte Farbe: Ökonomie</translation>
    </message>
    <message>
        <source>Favored suit: military</source>
        <translation>Bevorzugte Farbe: Militär</translation>
    </message>
</context>
<context>
    <name>ImpactLine</name>
    <message>
        <source>Tribe: place one of your tribes {in_region}.</source>
        <translation>Stamm: Platziere einen deiner Stämme {in_region}.</translation>
    </message>
    <message>
        <source>Spy: place one of your spies on any court card {of_region}.</source>
        <translation>Spion: Platziere einen deiner Spione auf einer beliebigen Hofkarte {of_region}.</translation>
    </message>
    <message>
        <source>Army: place an army of your coalition {in_region}.</source>
        <translation>Armee: Platziere eine Armee deiner Koalition {in_region}.</translation>
    </message>
    <message>
        <source>Road: place a road of your coalition on a border {of_region}.</source>
        <translation>Straße: Platziere eine Straße deiner Koalition auf einer Grenze {of_region}.</translation>
    </message>
    <message>
        <source>Leverage: take 2 rupees; pay them back when the card leaves.</source>
        <translation>Fremdfinanzierung: Nimm 2&#xa0;Rupien; zahle sie zurück, wenn die Karte deinen Hof verlässt.</translation>
    </message>
    <message>
        <source>Favored suit: it becomes political.</source>
        <translation>Bevorzugte Farbe: Sie wechselt zu Politik.</translation>
    </message>
    <message>
        <source>Favored suit: it becomes intelligence.</source>
        <translation>Bevorzugte Farbe: Sie wechselt zu Geheimdienst.</translation>
    </message>
    <message>
        <source>Favored suit: it becomes economic.</source>
        <translation>Bevorzugte Farbe: Sie wechselt zu Ökonomie.</translation>
    </message>
    <message>
        <source>Favored suit: it becomes military; purchases cost double.</source>
        <translation>Bevorzugte Farbe: Sie wechselt zu Militär; Käufe kosten das Doppelte.</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Card details</source>
        <translation>Kartendetails</translation>
    </message>
    <message>
        <source>Keep this card here</source>
        <translation>Diese Karte hier behalten</translation>
    </message>
    <message>
        <source>Keep this card</source>
        <translation>Diese Karte behalten</translation>
    </message>
    <message>
        <source>Point at a card to read it here.</source>
        <translation>Zeige auf eine Karte, um sie hier zu lesen.</translation>
    </message>
</context>
<context>
    <name>InspectorWords</name>
    <message>
        <source>Paid on this turn: it cannot be bought before the next one.</source>
        <translation>In diesem Zug bezahlt: erst im nächsten Zug käuflich.</translation>
    </message>
    <message>
        <source>Belongs to {name}.</source>
        <translation>Gehört: {name}.</translation>
    </message>
    <message>
        <source>Spies: {name} {count}</source>
        <translation>Spione: {name} {count}</translation>
    </message>
    <message>
        <source>Held hostage by {name}; bribe: {sum}.</source>
        <translation>Als Geisel gehalten von: {name}; Bestechungsgeld: {sum}.</translation>
    </message>
    <message>
        <source>To play it, {name} may demand {sum}.</source>
        <translation>Beim Ausspielen fällig: {sum} (an: {name}).</translation>
    </message>
    <message>
        <source>Leveraged: 2 rupees are due when it leaves the court.</source>
        <translation>Fremdfinanziert: 2&#xa0;Rupien sind fällig, wenn sie den Hof verlässt.</translation>
    </message>
    <message>
        <source>Price: {price}; on the card: {sum}.</source>
        <translation>Preis: {price}; auf der Karte: {sum}.</translation>
    </message>
    <message>
        <source>Price: {price}.</source>
        <translation>Preis: {price}.</translation>
    </message>
</context>
<context>
    <name>LoyaltyLine</name>
    <message>
        <source>{patriot}: whoever plays it becomes loyal to that coalition.</source>
        <translation>{patriot}: Wer die Karte ausspielt, wechselt zu dieser Koalition.</translation>
    </message>
    <message>
        <source>{prize}: whoever betrays the card may keep it for influence.</source>
        <translation>{prize}: Wer die Karte verrät, darf sie für Einfluss behalten.</translation>
    </message>
</context>
<context>
    <name>LoyaltyLog</name>
    <message>
        <source>{seat} chooses a loyalty: {coalition}.</source>
        <translation>{seat} wählt eine Loyalität: {coalition}.</translation>
    </message>
    <message>
        <source>{seat} changes loyalty: {coalition}.</source>
        <translation>{seat} wechselt die Loyalität: {coalition}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} loses %n gift(s).</source>
        <translation>
            <numerusform>{seat} verliert %n&#xa0;Geschenk.</numerusform>
            <numerusform>{seat} verliert %n&#xa0;Geschenke.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody rules {region} any more.</source>
        <translation>Die Region {region} hat keinen Herrscher mehr.</translation>
    </message>
    <message>
        <source>{new} now rules {region}.</source>
        <translation>Herrschaft über die Region {region}: {new}.</translation>
    </message>
    <message>
        <source>The favored suit is now political.</source>
        <translation>Politik ist jetzt die bevorzugte Farbe.</translation>
    </message>
    <message>
        <source>The favored suit is now intelligence.</source>
        <translation>Geheimdienst ist jetzt die bevorzugte Farbe.</translation>
    </message>
    <message>
        <source>The favored suit is now economic.</source>
        <translation>Ökonomie ist jetzt die bevorzugte Farbe.</translation>
    </message>
    <message>
        <source>The favored suit is now military: purchases cost double.</source>
        <translation>Militär ist jetzt die bevorzugte Farbe: Käufe kosten das Doppelte.</translation>
    </message>
    <message>
        <source>The favored suit stays as it is: the icon ({suit}) has no effect.</source>
        <translation>Die bevorzugte Farbe bleibt: Das Symbol ({suit}) ist wirkungslos.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Arrows: go from thing to thing
Page down, Page up: next or previous thing that can be chosen
Enter: choose
1 to 9: button of that number
+ and -: a sum
Esc: let go
Ctrl+Z, Ctrl+Shift+Z: undo, redo
Ctrl+Enter: end turn
F2: card details, F7: log</source>
        <translation>Pfeiltasten: von Ding zu Ding gehen
Bild ab, Bild auf: nächstes oder voriges wählbares Ding
Enter: wählen
1&#xa0;bis 9: Schaltfläche mit dieser Nummer
+ und -: ein Betrag
Esc: loslassen
Strg+Z, Strg+Umschalt+Z: rückgängig, wiederherstellen
Strg+Enter: Zug beenden
F2: Kartendetails, F7: Protokoll</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>An unofficial table for Pax Pamir: Second Edition, the game by Cole Wehrle.
All pictures and texts are our own; the program is under the MIT licence.</source>
        <translation>Ein inoffizieller Tisch für Pax Pamir: Second Edition, das Spiel von Cole Wehrle.
Alle Bilder und Texte sind unsere eigenen; das Programm steht unter der MIT-Lizenz.</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>Khiva</source>
        <translation>Chiwa</translation>
    </message>
    <message>
        <source>Bukhara</source>
        <translation>Buchara</translation>
    </message>
    <message>
        <source>Merv</source>
        <translation>Merw</translation>
    </message>
    <message>
        <source>Mashhad</source>
        <translation>Maschhad</translation>
    </message>
    <message>
        <source>Kerman</source>
        <translation>Kerman</translation>
    </message>
    <message>
        <source>Farah</source>
        <translation>Farah</translation>
    </message>
    <message>
        <source>Balkh</source>
        <translation>Balch</translation>
    </message>
    <message>
        <source>Ghazni</source>
        <translation>Ghazni</translation>
    </message>
    <message>
        <source>Girishk</source>
        <translation>Girischk</translation>
    </message>
    <message>
        <source>Kalat</source>
        <translation>Kalat</translation>
    </message>
    <message>
        <source>Attock</source>
        <translation>Attock</translation>
    </message>
    <message>
        <source>Lahore</source>
        <translation>Lahore</translation>
    </message>
    <message>
        <source>Multan</source>
        <translation>Multan</translation>
    </message>
    <message>
        <source>Caspian Sea</source>
        <translation>Kaspisches Meer</translation>
    </message>
    <message>
        <source>Arabian Sea</source>
        <translation>Arabisches Meer</translation>
    </message>
    <message>
        <source>Afghanistan</source>
        <translation>Afghanistan</translation>
    </message>
    <message>
        <source>and the lands about it · 1823</source>
        <translation>und die Länder ringsum · 1823</translation>
    </message>
</context>
<context>
    <name>MarketLog</name>
    <message>
        <source>New on the market: “{card}”.</source>
        <translation>Neu im Markt: „{card}“.</translation>
    </message>
    <message>
        <source>A Dominance Check leaves the market.</source>
        <translation>Ein Dominanzcheck verlässt den Markt.</translation>
    </message>
    <message>
        <source>Instability: two Dominance Checks lie in the market.</source>
        <translation>Instabilität: Zwei Dominanzchecks liegen im Markt.</translation>
    </message>
    <message>
        <source>“{title}” is discarded. {effect}</source>
        <translation>Abgeworfen: „{title}“. {effect}</translation>
    </message>
    <message>
        <source>The rumor is about {seat} (until the next Dominance Check).</source>
        <translation>Das Gerücht betrifft (bis einschließlich des nächsten Dominanzchecks): {seat}.</translation>
    </message>
    <message>
        <source>“{title}” is in force for {seat} until the next Dominance Check.</source>
        <translation>„{title}“ gilt bis zum nächsten Dominanzcheck (für: {seat}).</translation>
    </message>
    <message>
        <source>“{title}” is in force until the next Dominance Check.</source>
        <translation>„{title}“ gilt bis zum nächsten Dominanzcheck.</translation>
    </message>
    <message>
        <source>“{title}” is over.</source>
        <translation>„{title}“ endet.</translation>
    </message>
    <message>
        <source>{seat} clears {region} of armies and tribes.</source>
        <translation>{seat} entfernt alle Armeen und Stämme (Region {region}).</translation>
    </message>
    <message>
        <source>Insurrection: {seat} places 2 Afghan armies in Kabul.</source>
        <translation>Aufstand: {seat} platziert 2&#xa0;afghanische Armeen in Kabul.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Choose a loyalty: {coalition}</source>
        <translation>Loyalität wählen: {coalition}</translation>
    </message>
    <message>
        <source>Place a spy on “{card}” (Blackmail)</source>
        <translation>Spion auf „{card}“ platzieren (Erpressung)</translation>
    </message>
    <message>
        <source>Tax with “{card}”</source>
        <translation>Mit „{card}“ besteuern</translation>
    </message>
    <message>
        <source>Give a gift with “{card}”</source>
        <translation>Mit „{card}“ schenken</translation>
    </message>
    <message>
        <source>Build with “{card}”</source>
        <translation>Mit „{card}“ bauen</translation>
    </message>
    <message>
        <source>Move with “{card}”</source>
        <translation>Mit „{card}“ bewegen</translation>
    </message>
    <message>
        <source>Betray with “{card}”</source>
        <translation>Mit „{card}“ verraten</translation>
    </message>
    <message>
        <source>Battle with “{card}”</source>
        <translation>Mit „{card}“ kämpfen</translation>
    </message>
    <message>
        <source>Play at the left end of the court</source>
        <translation>Am linken Ende des Hofs ausspielen</translation>
    </message>
    <message>
        <source>Play at the right end of the court</source>
        <translation>Am rechten Ende des Hofs ausspielen</translation>
    </message>
    <message>
        <source>Place a spy on “{card}”</source>
        <translation>Spion auf „{card}“ platzieren</translation>
    </message>
    <message>
        <source>Place a road on the border {border}</source>
        <translation>Straße auf der Grenze {border} platzieren</translation>
    </message>
    <message>
        <source>Take from play: {piece}</source>
        <translation>Aus dem Spiel nehmen: {piece}</translation>
    </message>
    <message>
        <source>Take 1 rupee from “{card}”</source>
        <translation>1&#xa0;Rupie von „{card}“ nehmen</translation>
    </message>
    <message>
        <source>Take 1 rupee from {other}</source>
        <translation>1&#xa0;Rupie nehmen (von: {other})</translation>
    </message>
    <message numerus="yes">
        <source>Give a gift for %n rupee(s)</source>
        <translation>
            <numerusform>Geschenk für %n&#xa0;Rupie machen</numerusform>
            <numerusform>Geschenk für %n&#xa0;Rupien machen</numerusform>
        </translation>
    </message>
    <message>
        <source>Build an army {in_region}</source>
        <translation>Armee {in_region} bauen</translation>
    </message>
    <message>
        <source>Build a road on the border {border}</source>
        <translation>Straße auf der Grenze {border} bauen</translation>
    </message>
    <message>
        <source>Betray “{card}”</source>
        <translation>„{card}“ verraten</translation>
    </message>
    <message>
        <source>Battle {in_region}</source>
        <translation>Schlacht {in_region}</translation>
    </message>
    <message>
        <source>Battle on “{card}”</source>
        <translation>Schlacht auf „{card}“</translation>
    </message>
    <message>
        <source>Remove: {piece}</source>
        <translation>Entfernen: {piece}</translation>
    </message>
    <message>
        <source>Remove: {piece} ({owner})</source>
        <translation>Entfernen: {piece} ({owner})</translation>
    </message>
    <message>
        <source>Shelter the spy on “{card}”</source>
        <translation>Spion auf „{card}“ verstecken</translation>
    </message>
    <message>
        <source>Return the spy to the supply</source>
        <translation>Spion zurück in den Vorrat legen</translation>
    </message>
    <message>
        <source>Discard “{card}”</source>
        <translation>„{card}“ abwerfen</translation>
    </message>
    <message>
        <source>Choose this player: {other}</source>
        <translation>Diesen Spieler wählen: {other}</translation>
    </message>
    <message>
        <source>Choose the favored suit: {suit}</source>
        <translation>Bevorzugte Farbe wählen: {suit}</translation>
    </message>
    <message>
        <source>Choose this region: {region}</source>
        <translation>Diese Region wählen: {region}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielzug</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Farbpalette</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Wakhan’s pace</source>
        <translation>Wakhans Tempo</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>New game …</source>
        <translation>Neues Spiel …</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Card details</source>
        <translation>Kartendetails</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Normale Größe</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Answer by itself what has one answer only</source>
        <translation>Automatisch antworten, wenn es nur eine Antwort gibt</translation>
    </message>
    <message>
        <source>Ask before a turn ends with something unused</source>
        <translation>Nachfragen, wenn ein Zug mit Ungenutztem endet</translation>
    </message>
    <message>
        <source>Keys …</source>
        <translation>Tasten …</translation>
    </message>
    <message>
        <source>About Pamir Desktop</source>
        <translation>Über Pamir Desktop</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Dämmerung</translation>
    </message>
    <message>
        <source>Safe for colour-blind eyes</source>
        <translation>Für Farbenblinde geeignet</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Like the printed game</source>
        <translation>Wie das gedruckte Spiel</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
</context>
<context>
    <name>MoneyLog</name>
    <message numerus="yes">
        <source>{seat} puts %n rupee(s) on “{card}”.</source>
        <translation>
            <numerusform>{seat} legt %n&#xa0;Rupie auf „{card}“.</numerusform>
            <numerusform>{seat} legt %n&#xa0;Rupien auf „{card}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays %n rupee(s) out of the game.</source>
        <translation>
            <numerusform>{seat} zahlt %n&#xa0;Rupie; sie scheidet aus dem Spiel aus.</numerusform>
            <numerusform>{seat} zahlt %n&#xa0;Rupien; sie scheiden aus dem Spiel aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on “Public Withdrawal” leave the game.</source>
        <translation>
            <numerusform>%n&#xa0;Rupie auf „Rückzug aus der Öffentlichkeit“ scheidet aus dem Spiel aus.</numerusform>
            <numerusform>%n&#xa0;Rupien auf „Rückzug aus der Öffentlichkeit“ scheiden aus dem Spiel aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n rupee(s) from the bank.</source>
        <translation>
            <numerusform>{seat} nimmt %n&#xa0;Rupie aus der Bank.</numerusform>
            <numerusform>{seat} nimmt %n&#xa0;Rupien aus der Bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} taxes %n rupee(s) from “{card}”.</source>
        <translation>
            <numerusform>{seat} nimmt %n&#xa0;Rupie Steuern von „{card}“.</numerusform>
            <numerusform>{seat} nimmt %n&#xa0;Rupien Steuern von „{card}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} taxes %n rupee(s) from {other}.</source>
        <translation>
            <numerusform>{seat} nimmt %n&#xa0;Rupie Steuern (von: {other}).</numerusform>
            <numerusform>{seat} nimmt %n&#xa0;Rupien Steuern (von: {other}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} gives a gift for %n rupee(s).</source>
        <translation>
            <numerusform>{seat} macht ein Geschenk für %n&#xa0;Rupie.</numerusform>
            <numerusform>{seat} macht ein Geschenk für %n&#xa0;Rupien.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} takes 2 rupees of leverage from the bank (“{card}”).</source>
        <translation>{seat} nimmt 2&#xa0;Rupien Fremdfinanzierung aus der Bank („{card}“).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} repays %n rupee(s) of leverage.</source>
        <translation>
            <numerusform>{seat} zahlt %n&#xa0;Rupie Fremdfinanzierung zurück.</numerusform>
            <numerusform>{seat} zahlt %n&#xa0;Rupien Fremdfinanzierung zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} cannot repay; %n rupee(s) of debt are forgiven.</source>
        <translation>
            <numerusform>{seat} kann nicht zurückzahlen; %n&#xa0;Rupie Schulden wird erlassen.</numerusform>
            <numerusform>{seat} kann nicht zurückzahlen; %n&#xa0;Rupien Schulden werden erlassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} need not repay %n rupee(s) of leverage.</source>
        <translation>
            <numerusform>{seat} muss %n&#xa0;Rupie Fremdfinanzierung nicht zurückzahlen.</numerusform>
            <numerusform>{seat} muss %n&#xa0;Rupien Fremdfinanzierung nicht zurückzahlen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offene Kartenhände</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Solo against Wakhan</source>
        <translation>Allein gegen Wakhan</translation>
    </message>
    <message>
        <source>Two and Wakhan</source>
        <translation>Zu zweit mit Wakhan</translation>
    </message>
    <message>
        <source>Hot-seat</source>
        <translation>Hotseat</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Chooses loyalty first</source>
        <translation>Wählt zuerst die Loyalität</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert (Zufall)</translation>
    </message>
    <message>
        <source>The same seed and the same choices make the same game.</source>
        <translation>Gleicher Startwert und gleiche Entscheidungen ergeben das gleiche Spiel.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Jeder Spieler braucht einen Namen.</translation>
    </message>
    <message>
        <source>Two players cannot have the same name.</source>
        <translation>Zwei Spieler können nicht gleich heißen.</translation>
    </message>
    <message>
        <source>The seed is a number of at most 18 digits.</source>
        <translation>Der Startwert ist eine Zahl mit höchstens 18&#xa0;Ziffern.</translation>
    </message>
</context>
<context>
    <name>PaymentLog</name>
    <message numerus="yes">
        <source>{seat} puts %n rupee(s) on each of these cards: {cards}.</source>
        <translation>
            <numerusform>{seat} legt je %n&#xa0;Rupie auf diese Karten: {cards}.</numerusform>
            <numerusform>{seat} legt je %n&#xa0;Rupien auf diese Karten: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>Afghan army</source>
        <translation>Afghanische Armee</translation>
    </message>
    <message>
        <source>British army</source>
        <translation>Britische Armee</translation>
    </message>
    <message>
        <source>Russian army</source>
        <translation>Russische Armee</translation>
    </message>
    <message>
        <source>Afghan road</source>
        <translation>Afghanische Straße</translation>
    </message>
    <message>
        <source>British road</source>
        <translation>Britische Straße</translation>
    </message>
    <message>
        <source>Russian road</source>
        <translation>Russische Straße</translation>
    </message>
    <message>
        <source>Afghan block</source>
        <translation>Afghanischer Block</translation>
    </message>
    <message>
        <source>British block</source>
        <translation>Britischer Block</translation>
    </message>
    <message>
        <source>Russian block</source>
        <translation>Russischer Block</translation>
    </message>
    <message>
        <source>Afghan patriot</source>
        <translation>Afghanischer Patriot</translation>
    </message>
    <message>
        <source>British patriot</source>
        <translation>Britischer Patriot</translation>
    </message>
    <message>
        <source>Russian patriot</source>
        <translation>Russischer Patriot</translation>
    </message>
    <message>
        <source>Afghan prize</source>
        <translation>Afghanische Beute</translation>
    </message>
    <message>
        <source>British prize</source>
        <translation>Britische Beute</translation>
    </message>
    <message>
        <source>Russian prize</source>
        <translation>Russische Beute</translation>
    </message>
    <message>
        <source>gift for 2 rupees</source>
        <translation>Geschenk für 2&#xa0;Rupien</translation>
    </message>
    <message>
        <source>gift for 4 rupees</source>
        <translation>Geschenk für 4&#xa0;Rupien</translation>
    </message>
    <message>
        <source>gift for 6 rupees</source>
        <translation>Geschenk für 6&#xa0;Rupien</translation>
    </message>
    <message>
        <source>tribe</source>
        <translation>Stamm</translation>
    </message>
    <message>
        <source>spy</source>
        <translation>Spion</translation>
    </message>
</context>
<context>
    <name>PieceName</name>
    <message>
        <source>Afghan army {in_region}</source>
        <translation>Afghanische Armee {in_region}</translation>
    </message>
    <message>
        <source>British army {in_region}</source>
        <translation>Britische Armee {in_region}</translation>
    </message>
    <message>
        <source>Russian army {in_region}</source>
        <translation>Russische Armee {in_region}</translation>
    </message>
    <message>
        <source>Afghan road {border}</source>
        <translation>Afghanische Straße {border}</translation>
    </message>
    <message>
        <source>British road {border}</source>
        <translation>Britische Straße {border}</translation>
    </message>
    <message>
        <source>Russian road {border}</source>
        <translation>Russische Straße {border}</translation>
    </message>
    <message>
        <source>tribe {in_region}</source>
        <translation>Stamm {in_region}</translation>
    </message>
    <message>
        <source>spy on “{card}”</source>
        <translation>Spion auf „{card}“</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>army {in_region}</source>
        <translation>Armee {in_region}</translation>
    </message>
    <message>
        <source>road {border}</source>
        <translation>Straße {border}</translation>
    </message>
    <message>
        <source>spy on “{card}”</source>
        <translation>Spion auf „{card}“</translation>
    </message>
    <message>
        <source>tribe {in_region}</source>
        <translation>Stamm {in_region}</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>Vorrat</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Wakhan</source>
        <translation>Wakhan</translation>
    </message>
</context>
<context>
    <name>Player color</name>
    <message>
        <source>Gray</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Tan</source>
        <translation>Beige</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
</context>
<context>
    <name>Player mark</name>
    <message>
        <source>bar</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Choose the coalition you are loyal to.</source>
        <translation>Wähle die Koalition, der du dich anschließt.</translation>
    </message>
    <message>
        <source>Blackmail: choose a card without spies for one of your spies, or skip.</source>
        <translation>Erpressung: Wähle für einen deiner Spione eine Karte ohne Spione oder überspringe.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left: buy, play or use a card.</source>
        <translation>
            <numerusform>Noch %n&#xa0;Aktion: Kaufe, spiele oder nutze eine Karte.</numerusform>
            <numerusform>Noch %n&#xa0;Aktionen: Kaufe, spiele oder nutze eine Karte.</numerusform>
        </translation>
    </message>
    <message>
        <source>No actions left, but bonus actions are possible.</source>
        <translation>Keine Aktionen mehr, aber Bonusaktionen sind möglich.</translation>
    </message>
    <message>
        <source>No actions left: end your turn.</source>
        <translation>Keine Aktionen mehr: Beende deinen Zug.</translation>
    </message>
    <message>
        <source>The deck is empty. Do you agree to end the game?</source>
        <translation>Der Kartenstapel ist leer. Stimmst du dem Spielende zu?</translation>
    </message>
    <message>
        <source>Play “{card}”: at the left or the right end of your court?</source>
        <translation>„{card}“ ausspielen: am linken oder am rechten Ende deines Hofs?</translation>
    </message>
    <message>
        <source>Play “{card}”: left or right? Your new loyalty will be: {patriot}.</source>
        <translation>„{card}“ ausspielen: links oder rechts? Deine neue Loyalität: {patriot}.</translation>
    </message>
    <message numerus="yes">
        <source>“{card}”: {recipient} may demand a bribe of %n rupee(s).</source>
        <translation>
            <numerusform>„{card}“: %n&#xa0;Rupie Bestechungsgeld fällig (an: {recipient}).</numerusform>
            <numerusform>„{card}“: %n&#xa0;Rupien Bestechungsgeld fällig (an: {recipient}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{card}”: {recipient} demands %n rupee(s). Do you accept?</source>
        <translation>
            <numerusform>„{card}“: {recipient} fordert %n&#xa0;Rupie. Nimmst du an?</numerusform>
            <numerusform>„{card}“: {recipient} fordert %n&#xa0;Rupien. Nimmst du an?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{payer} offers you %n rupee(s) for “{card}” instead of {due}.</source>
        <translation>
            <numerusform>{payer} bietet dir für „{card}“ %n&#xa0;Rupie statt {due}.</numerusform>
            <numerusform>{payer} bietet dir für „{card}“ %n&#xa0;Rupien statt {due}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{payer} asks you to waive the bribe for “{card}” ({due}).</source>
        <translation>{payer} bittet dich, das Bestechungsgeld für „{card}“ zu erlassen ({due}).</translation>
    </message>
    <message>
        <source>“{card}”: place a spy on a court card {of_region}.</source>
        <translation>„{card}“: Platziere einen Spion auf einer Hofkarte {of_region}.</translation>
    </message>
    <message>
        <source>“{card}”: place a road on a border {of_region}.</source>
        <translation>„{card}“: Platziere eine Straße auf einer Grenze {of_region}.</translation>
    </message>
    <message>
        <source>No Afghan block is left: take one from the map ({place}).</source>
        <translation>Es ist kein afghanischer Block übrig: Nimm einen vom Spielplan ({place}).</translation>
    </message>
    <message>
        <source>No British block is left: take one from the map ({place}).</source>
        <translation>Es ist kein britischer Block übrig: Nimm einen vom Spielplan ({place}).</translation>
    </message>
    <message>
        <source>No Russian block is left: take one from the map ({place}).</source>
        <translation>Es ist kein russischer Block übrig: Nimm einen vom Spielplan ({place}).</translation>
    </message>
    <message>
        <source>Your supply is empty: take a cylinder in play for the gift.</source>
        <translation>Dein Vorrat ist leer: Nimm für das Geschenk einen Zylinder, der im Spiel ist.</translation>
    </message>
    <message>
        <source>Your supply is empty: take a cylinder in play as a spy for {place}.</source>
        <translation>Dein Vorrat ist leer: Nimm als Spion für {place} einen Zylinder, der im Spiel ist.</translation>
    </message>
    <message>
        <source>Your supply is empty: take a cylinder in play as a tribe for {place}.</source>
        <translation>Dein Vorrat ist leer: Nimm als Stamm für die Region {place} einen Zylinder, der im Spiel ist.</translation>
    </message>
    <message numerus="yes">
        <source>Tax: take up to %n more rupee(s).</source>
        <translation>
            <numerusform>Besteuerung: Nimm noch bis zu %n&#xa0;Rupie.</numerusform>
            <numerusform>Besteuerung: Nimm noch bis zu %n&#xa0;Rupien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gift: choose a free space.</source>
        <translation>Geschenk: Wähle ein freies Feld.</translation>
    </message>
    <message numerus="yes">
        <source>Build: up to %n more block(s), the next for 2 rupees.</source>
        <translation>
            <numerusform>Bauen: noch bis zu %n&#xa0;Block, der nächste für 2&#xa0;Rupien.</numerusform>
            <numerusform>Bauen: noch bis zu %n&#xa0;Blöcke, der nächste für 2&#xa0;Rupien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build: up to %n more block(s), the next for free.</source>
        <translation>
            <numerusform>Bauen: noch bis zu %n&#xa0;Block, der nächste kostenlos.</numerusform>
            <numerusform>Bauen: noch bis zu %n&#xa0;Blöcke, der nächste kostenlos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Infrastructure: place one more block for free.</source>
        <translation>Infrastruktur: Platziere einen weiteren Block kostenlos.</translation>
    </message>
    <message numerus="yes">
        <source>Move: %n move(s) left. Choose a piece and where it goes.</source>
        <translation>
            <numerusform>Noch %n&#xa0;Bewegung: Wähle einen Spielstein und sein Ziel.</numerusform>
            <numerusform>Noch %n&#xa0;Bewegungen: Wähle einen Spielstein und sein Ziel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Betray: choose a card with a spy of yours.</source>
        <translation>Verrat: Wähle eine Karte mit einem Spion von dir.</translation>
    </message>
    <message>
        <source>Keep “{card}” as a prize?</source>
        <translation>„{card}“ als Beute behalten?</translation>
    </message>
    <message>
        <source>Keep “{card}” as a prize? Your new loyalty would be: {prize}.</source>
        <translation>„{card}“ als Beute behalten? Deine neue Loyalität wäre: {prize}.</translation>
    </message>
    <message numerus="yes">
        <source>Battle: choose a region or a court card; at most %n loss(es).</source>
        <translation>
            <numerusform>Schlacht: Wähle eine Region oder eine Hofkarte; höchstens %n&#xa0;Verlust.</numerusform>
            <numerusform>Schlacht: Wähle eine Region oder eine Hofkarte; höchstens %n&#xa0;Verluste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle {in_region}: remove up to %n more piece(s).</source>
        <translation>
            <numerusform>Schlacht {in_region}: Entferne noch bis zu %n&#xa0;Spielstein.</numerusform>
            <numerusform>Schlacht {in_region}: Entferne noch bis zu %n&#xa0;Spielsteine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle on “{card}”: remove up to %n more spy/spies.</source>
        <translation>
            <numerusform>Schlacht auf „{card}“: Entferne noch bis zu %n&#xa0;Spion.</numerusform>
            <numerusform>Schlacht auf „{card}“: Entferne noch bis zu %n&#xa0;Spione.</numerusform>
        </translation>
    </message>
    <message>
        <source>Safe House: where shall the lost spy go?</source>
        <translation>Geheimer Unterschlupf: Wohin mit dem verlorenen Spion?</translation>
    </message>
    <message numerus="yes">
        <source>You still owe %n rupee(s): discard a card from hand or court.</source>
        <translation>
            <numerusform>Du schuldest noch %n&#xa0;Rupie: Wirf eine Karte aus Hand oder Hof ab.</numerusform>
            <numerusform>Du schuldest noch %n&#xa0;Rupien: Wirf eine Karte aus Hand oder Hof ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Court limit {limit}: discard %n card(s) from your court.</source>
        <translation>
            <numerusform>Hoflimit {limit}: Wirf %n&#xa0;Karte aus deinem Hof ab.</numerusform>
            <numerusform>Hoflimit {limit}: Wirf %n&#xa0;Karten aus deinem Hof ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand limit {limit}: discard %n card(s) from your hand.</source>
        <translation>
            <numerusform>Handkartenlimit {limit}: Wirf %n&#xa0;Karte von der Hand ab.</numerusform>
            <numerusform>Handkartenlimit {limit}: Wirf %n&#xa0;Karten von der Hand ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Confidence Failure: discard a card from your hand.</source>
        <translation>Vertrauensverlust: Wirf eine Karte von der Hand ab.</translation>
    </message>
    <message>
        <source>Rumor: whose patriots shall give no influence?</source>
        <translation>Gerücht: Wessen Patrioten sollen keinen Einfluss bringen?</translation>
    </message>
    <message>
        <source>Other Persuasive Methods: with whom do you swap hands?</source>
        <translation>Andere Überzeugungsmittel: Mit wem tauschst du die Kartenhand?</translation>
    </message>
    <message>
        <source>Pashtunwali Values: choose the favored suit.</source>
        <translation>Werte des Paschtunwali: Wähle die bevorzugte Farbe.</translation>
    </message>
    <message>
        <source>Rebuke: choose a region that loses all armies and tribes.</source>
        <translation>Maßregelung: Wähle eine Region, die alle Armeen und Stämme verliert.</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Never ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>Hand the seat to {name}.</source>
        <translation>Weitergeben an: {name}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n action(s) and {bonus} unused?</source>
        <translation>
            <numerusform>Zug beenden, obwohl noch %n&#xa0;Aktion und {bonus} ungenutzt sind?</numerusform>
            <numerusform>Zug beenden, obwohl noch %n&#xa0;Aktionen und {bonus} ungenutzt sind?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus card(s)</source>
        <translation>
            <numerusform>%n&#xa0;Bonuskarte</numerusform>
            <numerusform>%n&#xa0;Bonuskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n action(s) unused?</source>
        <translation>
            <numerusform>Zug beenden, obwohl noch %n&#xa0;Aktion ungenutzt ist?</numerusform>
            <numerusform>Zug beenden, obwohl noch %n&#xa0;Aktionen ungenutzt sind?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n bonus card(s) unused?</source>
        <translation>
            <numerusform>Zug beenden, obwohl noch %n&#xa0;Bonuskarte ungenutzt ist?</numerusform>
            <numerusform>Zug beenden, obwohl noch %n&#xa0;Bonuskarten ungenutzt sind?</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the last choice back</source>
        <translation>Die letzte Wahl zurücknehmen</translation>
    </message>
    <message>
        <source>No way back: new cards have been seen.</source>
        <translation>Kein Zurück: Neue Karten wurden gesehen.</translation>
    </message>
    <message>
        <source>No way back: another player has decided since.</source>
        <translation>Kein Zurück: Inzwischen hat jemand anderes entschieden.</translation>
    </message>
    <message>
        <source>No way back: the next player has seen the own hand.</source>
        <translation>Kein Zurück: Wer an der Reihe ist, hat die eigene Hand gesehen.</translation>
    </message>
    <message>
        <source>Wakhan is still acting.</source>
        <translation>Wakhan ist noch am Zug.</translation>
    </message>
    <message>
        <source>Nothing has been chosen yet.</source>
        <translation>Es wurde noch nichts gewählt.</translation>
    </message>
</context>
<context>
    <name>Region</name>
    <message>
        <source>Persia</source>
        <translation>Persien</translation>
    </message>
    <message>
        <source>Transcaspia</source>
        <translation>Transkaspien</translation>
    </message>
    <message>
        <source>Herat</source>
        <translation>Herat</translation>
    </message>
    <message>
        <source>Kabul</source>
        <translation>Kabul</translation>
    </message>
    <message>
        <source>Kandahar</source>
        <translation>Kandahar</translation>
    </message>
    <message>
        <source>Punjab</source>
        <translation>Punjab</translation>
    </message>
    <message>
        <source>in Persia</source>
        <translation>in Persien</translation>
    </message>
    <message>
        <source>in Transcaspia</source>
        <translation>in Transkaspien</translation>
    </message>
    <message>
        <source>in Herat</source>
        <translation>in Herat</translation>
    </message>
    <message>
        <source>in Kabul</source>
        <translation>in Kabul</translation>
    </message>
    <message>
        <source>in Kandahar</source>
        <translation>in Kandahar</translation>
    </message>
    <message>
        <source>in Punjab</source>
        <translation>im Punjab</translation>
    </message>
    <message>
        <source>to Persia</source>
        <translation>nach Persien</translation>
    </message>
    <message>
        <source>to Transcaspia</source>
        <translation>nach Transkaspien</translation>
    </message>
    <message>
        <source>to Herat</source>
        <translation>nach Herat</translation>
    </message>
    <message>
        <source>to Kabul</source>
        <translation>nach Kabul</translation>
    </message>
    <message>
        <source>to Kandahar</source>
        <translation>nach Kandahar</translation>
    </message>
    <message>
        <source>to Punjab</source>
        <translation>in den Punjab</translation>
    </message>
    <message>
        <source>from Persia</source>
        <translation>aus Persien</translation>
    </message>
    <message>
        <source>from Transcaspia</source>
        <translation>aus Transkaspien</translation>
    </message>
    <message>
        <source>from Herat</source>
        <translation>aus Herat</translation>
    </message>
    <message>
        <source>from Kabul</source>
        <translation>aus Kabul</translation>
    </message>
    <message>
        <source>from Kandahar</source>
        <translation>aus Kandahar</translation>
    </message>
    <message>
        <source>from Punjab</source>
        <translation>aus dem Punjab</translation>
    </message>
    <message>
        <source>of Persia</source>
        <translation>der Region Persien</translation>
    </message>
    <message>
        <source>of Transcaspia</source>
        <translation>der Region Transkaspien</translation>
    </message>
    <message>
        <source>of Herat</source>
        <translation>der Region Herat</translation>
    </message>
    <message>
        <source>of Kabul</source>
        <translation>der Region Kabul</translation>
    </message>
    <message>
        <source>of Kandahar</source>
        <translation>der Region Kandahar</translation>
    </message>
    <message>
        <source>of Punjab</source>
        <translation>der Region Punjab</translation>
    </message>
</context>
<context>
    <name>SaveProblem</name>
    <message>
        <source>There is no file “{file}”.</source>
        <translation>Die Datei „{file}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read. The system says: {system}.</source>
        <translation>„{file}“ lässt sich nicht lesen. Das System meldet: {system}.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a saved game.</source>
        <translation>„{file}“ ist zu groß für einen Spielstand.</translation>
    </message>
    <message>
        <source>“{file}” is not built like a saved game.</source>
        <translation>„{file}“ ist nicht wie ein Spielstand aufgebaut.</translation>
    </message>
    <message>
        <source>“{file}” is not a saved game.</source>
        <translation>„{file}“ ist kein Spielstand.</translation>
    </message>
    <message>
        <source>“{file}” is incomplete: its end is missing.</source>
        <translation>„{file}“ ist unvollständig: Das Ende fehlt.</translation>
    </message>
    <message>
        <source>“{file}” is damaged and cannot be opened.</source>
        <translation>„{file}“ ist beschädigt und lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of the program: {app}.</source>
        <translation>„{file}“ wurde mit einer neueren Version des Programms gespeichert: {app}.</translation>
    </message>
    <message>
        <source>“{file}” contains a choice that the rules do not allow. Number of the choice: {number}.</source>
        <translation>„{file}“ enthält eine Entscheidung, die die Regeln nicht erlauben. Nummer der Entscheidung: {number}.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved: the disk is full.</source>
        <translation>„{file}“ konnte nicht gespeichert werden: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved: writing is not permitted there.</source>
        <translation>„{file}“ konnte nicht gespeichert werden: Dort darf nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved. The system says: {system}.</source>
        <translation>„{file}“ konnte nicht gespeichert werden. Das System meldet: {system}.</translation>
    </message>
    <message>
        <source>“{file}” has been changed by another window or program.</source>
        <translation>„{file}“ wurde von einem anderen Fenster oder Programm geändert.</translation>
    </message>
    <message>
        <source>“{file}” is open in another window (process {pid} on {host}).</source>
        <translation>„{file}“ ist in einem anderen Fenster geöffnet (Prozess {pid} auf {host}).</translation>
    </message>
    <message>
        <source>There is already a file “{file}”.</source>
        <translation>Eine Datei „{file}“ gibt es schon.</translation>
    </message>
    <message>
        <source>“{file}” cannot be the name of a file.</source>
        <translation>„{file}“ kann keine Datei heißen.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>A game is on the table: {names}.</source>
        <translation>Ein Spiel liegt auf dem Tisch: {names}.</translation>
    </message>
    <message>
        <source>Intrigue, tribes and empires in Afghanistan, at one table on one screen.</source>
        <translation>Intrigen, Stämme und Imperien in Afghanistan, an einem Tisch auf einem Bildschirm.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>Political</source>
        <translation>Politik</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Geheimdienst</translation>
    </message>
    <message>
        <source>Economic</source>
        <translation>Ökonomie</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Militär</translation>
    </message>
    <message>
        <source>Political card</source>
        <translation>Politische Karte</translation>
    </message>
    <message>
        <source>Intelligence card</source>
        <translation>Geheimdienstkarte</translation>
    </message>
    <message>
        <source>Economic card</source>
        <translation>Ökonomische Karte</translation>
    </message>
    <message>
        <source>Military card</source>
        <translation>Militärische Karte</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>VP</source>
        <comment>abbreviation of victory points</comment>
        <translation>SP</translation>
    </message>
    <message>
        <source>Hand {cards}/{limit}</source>
        <translation>Hand {cards}/{limit}</translation>
    </message>
    <message>
        <source>Court {cards}/{limit}</source>
        <translation>Hof {cards}/{limit}</translation>
    </message>
    <message>
        <source>Favored suit</source>
        <translation>Bevorzugte Farbe</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Checks left</source>
        <translation>Checks übrig</translation>
    </message>
    <message>
        <source>Checks</source>
        <comment>Dominance Checks left, where there is little room</comment>
        <translation>Noch Checks</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no events in force</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation>Loyalität</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Geschenke</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Beute</translation>
    </message>
    <message>
        <source>not chosen</source>
        <comment>loyalty before the first choice</comment>
        <translation>nicht gewählt</translation>
    </message>
</context>
<context>
    <name>TurnLog</name>
    <message>
        <source>Turn {turn}: {seat}</source>
        <translation>Zug {turn}: {seat}</translation>
    </message>
    <message>
        <source>{seat} ends the turn.</source>
        <translation>{seat} beendet den Zug.</translation>
    </message>
    <message>
        <source>{seat} proposes to end the game.</source>
        <translation>{seat} schlägt das Spielende vor.</translation>
    </message>
    <message>
        <source>{seat} agrees to end the game.</source>
        <translation>{seat} stimmt dem Spielende zu.</translation>
    </message>
    <message>
        <source>{seat} wants to play on.</source>
        <translation>{seat} möchte weiterspielen.</translation>
    </message>
    <message>
        <source>{seat} uses Blackmail (“{card}”).</source>
        <translation>{seat} nutzt die Erpressung („{card}“).</translation>
    </message>
    <message>
        <source>{seat} uses “{card}” as a bonus action: {action}.</source>
        <translation>{seat} nutzt „{card}“ als Bonusaktion: {action}.</translation>
    </message>
    <message>
        <source>{seat} uses “{card}”: {action}.</source>
        <translation>{seat} nutzt „{card}“: {action}.</translation>
    </message>
    <message>
        <source>{seat} builds one more block for free (Infrastructure).</source>
        <translation>{seat} baut einen weiteren Block kostenlos (Infrastruktur).</translation>
    </message>
</context>
<context>
    <name>TurnTrace</name>
    <message numerus="yes">
        <source>The AI cards are shuffled into a new deck of %n.</source>
        <translation>
            <numerusform>Die KI-Karten werden zu einem neuen Stapel gemischt: %n&#xa0;Karte.</numerusform>
            <numerusform>Die KI-Karten werden zu einem neuen Stapel gemischt: %n&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>AI card {number}. Pragmatic loyalty: {loyalty}.</source>
        <translation>KI-Karte {number}. Pragmatische Loyalität: {loyalty}.</translation>
    </message>
    <message>
        <source>Red arrow: {side}, {named}; black arrow: column {column}.</source>
        <translation>Roter Pfeil: {side}, {named}; schwarzer Pfeil: Spalte {column}.</translation>
    </message>
    <message>
        <source>Region priority: {regions}.</source>
        <translation>Regionenpriorität: {regions}.</translation>
    </message>
    <message>
        <source>top (left)</source>
        <translation>oben (links)</translation>
    </message>
    <message>
        <source>bottom (right)</source>
        <translation>unten (rechts)</translation>
    </message>
    <message>
        <source>Ambition: Wakhan cannot buy the Dominance Check. Price: {price}.</source>
        <translation>Ambitionen: Wakhan kann den Dominanzcheck nicht kaufen. Preis: {price}.</translation>
    </message>
    <message>
        <source>Ambition: Wakhan has put rupees on the Dominance Check this turn.</source>
        <translation>Ambitionen: Wakhan hat in diesem Zug Rupien auf den Dominanzcheck gelegt.</translation>
    </message>
    <message>
        <source>Ambition: the check brings Wakhan the most points: {points}.</source>
        <translation>Ambitionen: Der Dominanzcheck bringt Wakhan die meisten Punkte: {points}.</translation>
    </message>
    <message>
        <source>Ambition: the check makes Wakhan win: {totals}.</source>
        <translation>Ambitionen: Der Dominanzcheck bringt Wakhan den Sieg: {totals}.</translation>
    </message>
    <message>
        <source>Ambition: the check would not serve Wakhan: {points}.</source>
        <translation>Ambitionen: Der Dominanzcheck würde Wakhan nichts nützen: {points}.</translation>
    </message>
    <message>
        <source>Line {line} ({action}): “{chosen}”, as the line demands.</source>
        <translation>Zeile {line} ({action}): „{chosen}“, wie die Zeile verlangt.</translation>
    </message>
    <message>
        <source>Line {line} ({action}): “{chosen}”, for the coming check.</source>
        <translation>Zeile {line} ({action}): „{chosen}“, mit Blick auf den Dominanzcheck.</translation>
    </message>
    <message>
        <source>Line {line} ({action}): “{chosen}”, as the arrows point.</source>
        <translation>Zeile {line} ({action}): „{chosen}“, wie die Pfeile zeigen.</translation>
    </message>
    <message>
        <source>Line {line} ({action}): bonus action with “{acting}”.</source>
        <translation>Zeile {line} ({action}): Bonusaktion mit „{acting}“.</translation>
    </message>
    <message>
        <source>Line {line} ({action}): with “{acting}”.</source>
        <translation>Zeile {line} ({action}): mit „{acting}“.</translation>
    </message>
    <message>
        <source>Line {line} ({action}) is skipped: its condition is not met.</source>
        <translation>Zeile {line} ({action}) entfällt: Die Bedingung ist nicht erfüllt.</translation>
    </message>
    <message>
        <source>Line {line} ({action}) is skipped: no such card can be bought.</source>
        <translation>Zeile {line} ({action}) entfällt: Keine solche Karte ist käuflich.</translation>
    </message>
    <message>
        <source>Line {line} ({action}) is skipped: no unused card for it.</source>
        <translation>Zeile {line} ({action}) entfällt: Keine ungenutzte Karte dafür.</translation>
    </message>
    <message>
        <source>Line {line} ({action}) is skipped: not enough rupees.</source>
        <translation>Zeile {line} ({action}) entfällt: Nicht genug Rupien.</translation>
    </message>
    <message>
        <source>Line {line} ({action}) is skipped: nothing to aim at.</source>
        <translation>Zeile {line} ({action}) entfällt: Kein Ziel.</translation>
    </message>
    <message numerus="yes">
        <source>No line is possible: Wakhan forgoes %n action(s).</source>
        <translation>
            <numerusform>Keine Zeile ist möglich: Wakhan verzichtet auf %n&#xa0;Aktion.</numerusform>
            <numerusform>Keine Zeile ist möglich: Wakhan verzichtet auf %n&#xa0;Aktionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No bonus action with “{card}” ({action}): not enough rupees.</source>
        <translation>Keine Bonusaktion mit „{card}“ ({action}): Nicht genug Rupien.</translation>
    </message>
    <message>
        <source>No bonus action with “{card}” ({action}): nothing to aim at.</source>
        <translation>Keine Bonusaktion mit „{card}“ ({action}): Kein Ziel.</translation>
    </message>
    <message>
        <source>Bonus action with “{card}”: {action}.</source>
        <translation>Bonusaktion mit „{card}“: {action}.</translation>
    </message>
    <message>
        <source>Condition: at most 1 rupee. Wakhan’s rupees: {have}.</source>
        <translation>Bedingung: höchstens 1&#xa0;Rupie. Wakhans Rupien: {have}.</translation>
    </message>
    <message>
        <source>Condition: no move action in her court. There are: {have}.</source>
        <translation>Bedingung: keine Bewegung in ihrem Hof. Vorhanden: {have}.</translation>
    </message>
    <message>
        <source>Condition: a full court. Cards: {have}, court limit: {wanted}.</source>
        <translation>Bedingung: ein voller Hof. Karten: {have}, Hoflimit: {wanted}.</translation>
    </message>
    <message>
        <source>Condition: someone has more spies. Wakhan: {have}, someone else: {wanted}.</source>
        <translation>Bedingung: Jemand hat mehr Spione. Wakhan: {have}, jemand anderes: {wanted}.</translation>
    </message>
    <message>
        <source>Condition: the favored suit is “{suit}”. It is now: {now}.</source>
        <translation>Bedingung: bevorzugte Farbe „{suit}“. Sie ist jetzt: {now}.</translation>
    </message>
    <message>
        <source>Condition: a dominant coalition. Dominant now: {dominant}.</source>
        <translation>Bedingung: eine dominante Koalition. Jetzt dominant: {dominant}.</translation>
    </message>
    <message>
        <source>Condition: no dominant coalition. Dominant now: {dominant}.</source>
        <translation>Bedingung: keine dominante Koalition. Jetzt dominant: {dominant}.</translation>
    </message>
    <message>
        <source>Arrows: column {column}, {side}. No card can be bought there.</source>
        <translation>Pfeile: Spalte {column}, {side}. Dort ist keine Karte käuflich.</translation>
    </message>
    <message>
        <source>Arrows: column {column}, {side}; the first card that can be bought.</source>
        <translation>Pfeile: Spalte {column}, {side}; die erste käufliche Karte.</translation>
    </message>
    <message>
        <source>Savvy Purchasing: “{chosen}” is as good as “{found}” and cheaper.</source>
        <translation>Kluger Einkauf: „{chosen}“ ist so gut wie „{found}“ und günstiger.</translation>
    </message>
    <message>
        <source>Wakhan pays the bribe for “{card}” in full ({recipient}).</source>
        <translation>Wakhan zahlt das Bestechungsgeld für „{card}“ in voller Höhe (an: {recipient}).</translation>
    </message>
    <message>
        <source>Wakhan need not pay the bribe for “{card}” ({recipient}).</source>
        <translation>Wakhan muss das Bestechungsgeld für „{card}“ nicht zahlen (an: {recipient}).</translation>
    </message>
    <message>
        <source>Wakhan cannot pay the bribe for “{card}”. Due: {due}, rupees: {rupees}.</source>
        <translation>Wakhan kann das Bestechungsgeld für „{card}“ nicht zahlen. Fällig: {due}, Rupien: {rupees}.</translation>
    </message>
    <message>
        <source>Red arrow: “{card}” goes to the left end of the court.</source>
        <translation>Roter Pfeil: „{card}“ kommt ans linke Ende des Hofs.</translation>
    </message>
    <message>
        <source>Red arrow: “{card}” goes to the right end of the court.</source>
        <translation>Roter Pfeil: „{card}“ kommt ans rechte Ende des Hofs.</translation>
    </message>
    <message>
        <source>Wakhan plays her hand in this order, by lot: {cards}.</source>
        <translation>Wakhan spielt ihre Kartenhand in ausgeloster Reihenfolge: {cards}.</translation>
    </message>
</context>
<context>
    <name>Wakhan</name>
    <message>
        <source>radicalize</source>
        <translation>Radikalisierung</translation>
    </message>
    <message>
        <source>Battle: first region in priority with her army and rival pieces (tribes, armies, roads); else spies on a court card</source>
        <translation>Schlacht: erste Region der Liste mit eigener Armee und fremden Steinen (Stämme, Armeen, Straßen); sonst Spione auf einer Hofkarte</translation>
    </message>
    <message>
        <source>Battle: court card with most spies, Wakhan present; ties by card priority</source>
        <translation>Schlacht: Hofkarte mit den meisten Spionen, auch einem von Wakhan; bei Gleichstand Kartenpriorität</translation>
    </message>
    <message>
        <source>Betray: card of top priority with a prize and a Wakhan spy; she keeps the prize</source>
        <translation>Verrat: Karte höchster Priorität mit Beute und einem Spion von Wakhan; die Beute behält sie</translation>
    </message>
    <message>
        <source>Build: as many armies as possible in the first ruled region of the priority list</source>
        <translation>Bauen: möglichst viele Armeen in der ersten beherrschten Region der Prioritätsliste</translation>
    </message>
    <message>
        <source>Move: armies only, no roads needed, into neighboring regions with rival tribes until armies equal tribes; no ruler token is given up</source>
        <translation>Bewegung: nur Armeen, ohne Straßen, in Nachbarregionen mit fremden Stämmen, bis es dort so viele Armeen wie Stämme sind; kein Herrschaftsmarker wird aufgegeben</translation>
    </message>
    <message>
        <source>Radicalize: by the usual choice</source>
        <translation>Radikalisierung: nach üblicher Wahl</translation>
    </message>
    <message>
        <source>Radicalize: cheapest intelligence card</source>
        <translation>Radikalisierung: günstigste Geheimdienstkarte</translation>
    </message>
    <message>
        <source>Radicalize: card that makes Wakhan ruler of a region</source>
        <translation>Radikalisierung: Karte, die Wakhan zur Herrscherin einer Region macht</translation>
    </message>
    <message>
        <source>Favored suit is political → Radicalize: economic card of top rank</source>
        <translation>Politik bevorzugt → Radikalisierung: ranghöchste ökonomische Karte</translation>
    </message>
    <message>
        <source>Radicalize: intelligence card of top rank</source>
        <translation>Radikalisierung: ranghöchste Geheimdienstkarte</translation>
    </message>
    <message>
        <source>Someone has more spies than Wakhan → Radicalize: intelligence card of top rank</source>
        <translation>Jemand hat mehr Spione als Wakhan → Radikalisierung: ranghöchste Geheimdienstkarte</translation>
    </message>
    <message>
        <source>Favored suit is military → Radicalize: military card of top rank</source>
        <translation>Militär bevorzugt → Radikalisierung: ranghöchste militärische Karte</translation>
    </message>
    <message>
        <source>Radicalize: political card of top rank</source>
        <translation>Radikalisierung: ranghöchste politische Karte</translation>
    </message>
    <message>
        <source>Wakhan’s court is full → Radicalize: political card of top rank</source>
        <translation>Wakhans Hof ist voll → Radikalisierung: ranghöchste politische Karte</translation>
    </message>
    <message>
        <source>Radicalize: card with most army and road icons</source>
        <translation>Radikalisierung: Karte mit den meisten Armee- und Straßensymbolen</translation>
    </message>
    <message>
        <source>No dominant coalition → Radicalize: card with most spy and tribe icons</source>
        <translation>Keine dominante Koalition → Radikalisierung: Karte mit den meisten Spion- und Stammsymbolen</translation>
    </message>
    <message>
        <source>Wakhan holds 0 or 1 rupee → Radicalize: card with the best rupee gain</source>
        <translation>Wakhan besitzt 0&#xa0;oder 1&#xa0;Rupie → Radikalisierung: Karte mit dem größten Rupiengewinn</translation>
    </message>
    <message>
        <source>No move action in Wakhan’s court → Radicalize: card with that action</source>
        <translation>Keine Bewegung in Wakhans Hof → Radikalisierung: Karte mit dieser Aktion</translation>
    </message>
    <message>
        <source>A coalition is dominant → Radicalize: patriot of that coalition</source>
        <translation>Eine Koalition ist dominant → Radikalisierung: Patriot dieser Koalition</translation>
    </message>
    <message>
        <source>Tax: the richest player first, else the market from the left; ties by red arrow</source>
        <translation>Besteuerung: zuerst der reichste Spieler, sonst der Markt von links; Gleichstand: roter Pfeil</translation>
    </message>
    <message>
        <source>Actions left over: start again with the first line</source>
        <translation>Aktionen übrig: wieder mit der ersten Zeile beginnen</translation>
    </message>
    <message>
        <source>Gift: the cheapest within reach; it counts for all three coalitions</source>
        <translation>Geschenk: das günstigste bezahlbare; es zählt für alle drei Koalitionen</translation>
    </message>
    <message>
        <source>Bonus actions: unused favored cards from left to right, the first possible action of each</source>
        <translation>Bonusaktionen: ungenutzte Karten der bevorzugten Farbe von links nach rechts, je die erste mögliche Aktion</translation>
    </message>
    <message>
        <source>Ambition: if the Dominance Check would bring her most points or the win, Wakhan buys it first</source>
        <translation>Ambitionen: Brächte ihr der Dominanzcheck die meisten Punkte oder den Sieg, kauft Wakhan ihn zuerst</translation>
    </message>
    <message>
        <source>Spies: card of top priority in that region, unless Wakhan already leads there</source>
        <translation>Spione: Karte höchster Priorität der Region, sofern Wakhan dort nicht schon führt</translation>
    </message>
    <message>
        <source>Roads: one border after another by region priority, then again from the start</source>
        <translation>Straßen: Grenze für Grenze nach Regionenpriorität, danach wieder von vorn</translation>
    </message>
    <message>
        <source>Blocks: always of the pragmatic loyalty, even for patriots</source>
        <translation>Blöcke: immer nach pragmatischer Loyalität, auch bei Patrioten</translation>
    </message>
    <message>
        <source>Pragmatic loyalty: first AI card coalition that no rival follows</source>
        <translation>Pragmatische Loyalität: erste Koalition der KI-Karte, der kein Mitspieler folgt</translation>
    </message>
    <message>
        <source>Arrows: red sets market row and court side, black sets the column; if barred, go left, then the other row</source>
        <translation>Pfeile: Rot bestimmt Marktreihe und Hofseite, Schwarz die Spalte; falls unmöglich, nach links, dann andere Reihe</translation>
    </message>
    <message>
        <source>Priority: rival court, favored suit, dominant patriot, dominant prize, other patriot, loan, higher rank, higher number</source>
        <translation>Priorität: fremder Hof, bevorzugte Farbe, dominanter Patriot, dominante Beute, sonstiger Patriot, Fremdfinanzierung, höherer Rang, höhere Nummer</translation>
    </message>
    <message>
        <source>Court discards first: not political, no patriot, no loan, most outnumbered by rival spies, fewer spies, lower rank, suit not favored, lower number</source>
        <translation>Abwurf zuerst: nicht politisch, kein Patriot, nicht fremdfinanziert, am stärksten fremd bespitzelt, wenigste Spione, niedrigster Rang, nicht bevorzugt, kleinste Nummer</translation>
    </message>
</context>
<context>
    <name>WakhanBox</name>
    <message>
        <source>Rulebook</source>
        <translation>Nach Regelheft</translation>
    </message>
    <message>
        <source>Improved</source>
        <translation>Verbessert</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>Eigene Auswahl</translation>
    </message>
    <message>
        <source>Newest printing</source>
        <translation>Neueste Auflage</translation>
    </message>
    <message>
        <source>Older printing</source>
        <translation>Ältere Auflage</translation>
    </message>
    <message>
        <source>Savvy Purchasing</source>
        <translation>Kluger Einkauf</translation>
    </message>
    <message>
        <source>She takes a cheaper card if it is as good.</source>
        <translation>Sie nimmt eine günstigere Karte, wenn sie genauso gut ist.</translation>
    </message>
    <message>
        <source>Steadfast Loyalty</source>
        <translation>Standhafte Loyalität</translation>
    </message>
    <message>
        <source>She keeps her pragmatic loyalty as long as she can.</source>
        <translation>Sie behält ihre pragmatische Loyalität, solange sie kann.</translation>
    </message>
    <message>
        <source>Spies stay</source>
        <translation>Spione bleiben</translation>
    </message>
    <message>
        <source>Spies move directly</source>
        <translation>Spione ziehen direkt</translation>
    </message>
    <message>
        <source>Spies move by steps</source>
        <translation>Spione ziehen schrittweise</translation>
    </message>
    <message>
        <source>Wakhan’s rules</source>
        <translation>Wakhans Regeln</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Not now: {seat} has something else to decide first.</source>
        <translation>Jetzt nicht: {seat} muss zuerst etwas anderes entscheiden.</translation>
    </message>
    <message>
        <source>There is no such thing on the table.</source>
        <translation>So etwas liegt nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>There is no card in this slot.</source>
        <translation>In diesem Feld liegt keine Karte.</translation>
    </message>
    <message>
        <source>You have no actions left to buy “{card}”.</source>
        <translation>Du hast keine Aktion mehr, um „{card}“ zu kaufen.</translation>
    </message>
    <message>
        <source>“{card}” is not for sale.</source>
        <translation>„{card}“ ist unverkäuflich.</translation>
    </message>
    <message>
        <source>You have put rupees on “{card}” this turn, so you cannot buy it.</source>
        <translation>Du hast in diesem Zug Rupien auf „{card}“ gelegt und kannst die Karte daher nicht kaufen.</translation>
    </message>
    <message>
        <source>“{card}” is too dear. Price: {cost}, your rupees: {have}.</source>
        <translation>„{card}“ ist zu teuer. Preis: {cost}, deine Rupien: {have}.</translation>
    </message>
    <message>
        <source>“{card}” is not in your hand.</source>
        <translation>„{card}“ ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>You have no actions left to play “{card}”.</source>
        <translation>Du hast keine Aktion mehr, um „{card}“ auszuspielen.</translation>
    </message>
    <message>
        <source>You cannot pay the bribe for “{card}” ({recipient}). Due: {due}, your rupees: {have}.</source>
        <translation>Du kannst das Bestechungsgeld für „{card}“ nicht zahlen (an: {recipient}). Fällig: {due}, deine Rupien: {have}.</translation>
    </message>
    <message>
        <source>“{card}” does not have this action ({action}).</source>
        <translation>„{card}“ hat diese Aktion nicht ({action}).</translation>
    </message>
    <message>
        <source>“{card}” is not in your court.</source>
        <translation>„{card}“ liegt nicht in deinem Hof.</translation>
    </message>
    <message>
        <source>You have used “{card}” this turn already.</source>
        <translation>„{card}“ wurde in diesem Zug schon genutzt.</translation>
    </message>
    <message>
        <source>You have no actions left, and the suit of “{card}” is not favored: {suit}.</source>
        <translation>Du hast keine Aktion mehr, und die Farbe von „{card}“ ist nicht bevorzugt: {suit}.</translation>
    </message>
    <message>
        <source>“{card}” is held hostage ({recipient}). Bribe: {due}, cost of the action: {cost}, your rupees: {have}.</source>
        <translation>„{card}“ wird als Geisel gehalten (von: {recipient}). Bestechungsgeld: {due}, Aktionskosten: {cost}, deine Rupien: {have}.</translation>
    </message>
    <message>
        <source>There is nothing to tax, neither on the market nor with other players.</source>
        <translation>Es gibt nichts zu besteuern, weder im Markt noch bei Mitspielern.</translation>
    </message>
    <message>
        <source>There are no rupees in this slot.</source>
        <translation>In diesem Feld liegen keine Rupien.</translation>
    </message>
    <message>
        <source>These rupees lie on no card: they cannot be taxed.</source>
        <translation>Diese Rupien liegen auf keiner Karte und sind daher nicht besteuerbar.</translation>
    </message>
    <message>
        <source>You cannot tax yourself.</source>
        <translation>Du kannst dich nicht selbst besteuern.</translation>
    </message>
    <message>
        <source>No court card of a region you rule: {other}.</source>
        <translation>Keine Hofkarte einer von dir beherrschten Region: {other}.</translation>
    </message>
    <message>
        <source>All rupees are sheltered: {other}. Rupees: {have}, shelter: {shelter}.</source>
        <translation>Alle Rupien sind in der Steuerzuflucht: {other}. Rupien: {have}, Steuerzuflucht: {shelter}.</translation>
    </message>
    <message>
        <source>You have given all three gifts.</source>
        <translation>Du hast schon alle drei Geschenke gemacht.</translation>
    </message>
    <message>
        <source>The gift is too dear. Price: {cost}, your rupees: {have}.</source>
        <translation>Das Geschenk ist zu teuer. Preis: {cost}, deine Rupien: {have}.</translation>
    </message>
    <message>
        <source>You have no cylinder for a gift: all were placed this turn.</source>
        <translation>Du hast keinen Zylinder für ein Geschenk: Alle wurden in diesem Zug platziert.</translation>
    </message>
    <message>
        <source>You have given this gift already.</source>
        <translation>Dieses Geschenk hast du schon gemacht.</translation>
    </message>
    <message>
        <source>Building costs 2 rupees a block. Your rupees: {have}.</source>
        <translation>Bauen kostet 2&#xa0;Rupien je Block. Deine Rupien: {have}.</translation>
    </message>
    <message>
        <source>There is no block of your coalition left to place.</source>
        <translation>Von deiner Koalition ist kein Block mehr zum Platzieren übrig.</translation>
    </message>
    <message>
        <source>You rule no region.</source>
        <translation>Du beherrschst keine Region.</translation>
    </message>
    <message>
        <source>{region} has another ruler: {ruler}.</source>
        <translation>Über die Region {region} herrscht: {ruler}.</translation>
    </message>
    <message>
        <source>You do not rule {region}. Your strength: {own}, rival strength: {rival}.</source>
        <translation>Du beherrschst die Region {region} nicht. Deine Stärke: {own}, gegnerische Stärke: {rival}.</translation>
    </message>
    <message>
        <source>You have no tribe {in_region}.</source>
        <translation>Du hast keinen Stamm {in_region}.</translation>
    </message>
    <message>
        <source>You rule neither side of the border {border}.</source>
        <translation>Du beherrschst keine Seite der Grenze {border}.</translation>
    </message>
    <message>
        <source>You have no piece that can move.</source>
        <translation>Du hast keinen Spielstein, der sich bewegen kann.</translation>
    </message>
    <message>
        <source>You are not loyal to the coalition of this army: {coalition}.</source>
        <translation>Deine Loyalität gilt nicht der Koalition dieser Armee: {coalition}.</translation>
    </message>
    <message>
        <source>This block is no army; roads do not move.</source>
        <translation>Dieser Block ist keine Armee; Straßen bewegen sich nicht.</translation>
    </message>
    <message>
        <source>Another army {in_region} already stands for this move.</source>
        <translation>Eine andere Armee {in_region} steht schon für diese Bewegung.</translation>
    </message>
    <message>
        <source>These regions have no common border: {regions}.</source>
        <translation>Diese Regionen haben keine gemeinsame Grenze: {regions}.</translation>
    </message>
    <message>
        <source>There is no Afghan road {from_region} {into_target}.</source>
        <translation>Es gibt keine afghanische Straße {from_region} {into_target}.</translation>
    </message>
    <message>
        <source>There is no British road {from_region} {into_target}.</source>
        <translation>Es gibt keine britische Straße {from_region} {into_target}.</translation>
    </message>
    <message>
        <source>There is no Russian road {from_region} {into_target}.</source>
        <translation>Es gibt keine russische Straße {from_region} {into_target}.</translation>
    </message>
    <message>
        <source>This piece belongs to another player: {other}.</source>
        <translation>Dieser Spielstein gehört einem Mitspieler: {other}.</translation>
    </message>
    <message>
        <source>This cylinder is no spy.</source>
        <translation>Dieser Zylinder ist kein Spion.</translation>
    </message>
    <message>
        <source>“{target}” is out of reach from “{card}”.</source>
        <translation>„{target}“ ist von „{card}“ aus nicht erreichbar.</translation>
    </message>
    <message>
        <source>Tribes move only for the owner of Nationalism.</source>
        <translation>Stämme bewegen sich nur mit „Nationalismus“.</translation>
    </message>
    <message>
        <source>Betraying costs 2 rupees. Your rupees: {have}.</source>
        <translation>Verrat kostet 2&#xa0;Rupien. Deine Rupien: {have}.</translation>
    </message>
    <message>
        <source>You have no spy on any court card.</source>
        <translation>Du hast keinen Spion auf einer Hofkarte.</translation>
    </message>
    <message>
        <source>You have no spy on “{card}”.</source>
        <translation>Du hast keinen Spion auf „{card}“.</translation>
    </message>
    <message>
        <source>Bodyguards protect the political cards of this court: {owner}.</source>
        <translation>Eine Leibwache schützt die politischen Karten dieses Hofs: {owner}.</translation>
    </message>
    <message>
        <source>You have neither armies nor spies to battle with.</source>
        <translation>Du hast weder Armeen noch Spione für eine Schlacht.</translation>
    </message>
    <message>
        <source>There is nothing you could remove where you have armies or spies.</source>
        <translation>Wo du Armeen oder Spione hast, gibt es nichts zu entfernen.</translation>
    </message>
    <message>
        <source>You have no army {in_region}.</source>
        <translation>Du hast keine Armee {in_region}.</translation>
    </message>
    <message>
        <source>There is nothing you could remove {in_region}.</source>
        <translation>Du kannst {in_region} nichts entfernen.</translation>
    </message>
    <message>
        <source>There is nothing you could remove on “{card}”.</source>
        <translation>Du kannst auf „{card}“ nichts entfernen.</translation>
    </message>
    <message>
        <source>This tribe shares your loyalty: {other}.</source>
        <translation>Dieser Stamm teilt deine Loyalität: {other}.</translation>
    </message>
    <message>
        <source>This block belongs to your own coalition: {coalition}.</source>
        <translation>Dieser Block gehört deiner eigenen Koalition: {coalition}.</translation>
    </message>
    <message>
        <source>A citadel protects this tribe: {other}.</source>
        <translation>Eine Zitadelle schützt diesen Stamm: {other}.</translation>
    </message>
    <message>
        <source>This is your own spy.</source>
        <translation>Das ist dein eigener Spion.</translation>
    </message>
    <message>
        <source>Indispensable Advisors protect this spy: {other}.</source>
        <translation>Unverzichtbare Berater schützen diesen Spion: {other}.</translation>
    </message>
    <message>
        <source>This piece is not where the battle is.</source>
        <translation>Dieser Spielstein ist nicht am Ort der Schlacht.</translation>
    </message>
    <message>
        <source>This piece is chosen already.</source>
        <translation>Dieser Spielstein ist schon gewählt.</translation>
    </message>
    <message>
        <source>A block of another coalition is needed, not of this one: {coalition}.</source>
        <translation>Gebraucht wird ein Block einer anderen Koalition, nicht dieser: {coalition}.</translation>
    </message>
    <message>
        <source>This cylinder belongs to another player: {other}.</source>
        <translation>Dieser Zylinder gehört einem Mitspieler: {other}.</translation>
    </message>
    <message>
        <source>This piece was placed this turn.</source>
        <translation>Dieser Spielstein wurde in diesem Zug platziert.</translation>
    </message>
    <message>
        <source>Another piece at the same place stands for this one.</source>
        <translation>Ein anderer Spielstein am selben Ort steht für diesen.</translation>
    </message>
</context>
</TS>
