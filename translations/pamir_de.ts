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
        <source>Claim of Ancient Lineage</source>
        <translation>Uralte Herrscherlinie</translation>
    </message>
    <message>
        <source>Bodyguards</source>
        <translation>Leibwache</translation>
    </message>
    <message>
        <source>Citadel</source>
        <translation>Zitadelle</translation>
    </message>
    <message>
        <source>Strange Bedfellows</source>
        <translation>Ungleiche Verbündete</translation>
    </message>
    <message>
        <source>Civil Service Reforms</source>
        <translation>Verwaltungs­reformen</translation>
    </message>
    <message>
        <source>Safe House</source>
        <translation>Geheimer Unterschlupf</translation>
    </message>
    <message>
        <source>Charismatic Courtiers</source>
        <translation>Charismatische Höflinge</translation>
    </message>
    <message>
        <source>Blackmail</source>
        <translation>Erpressung</translation>
    </message>
    <message>
        <source>Indian Supplies</source>
        <translation>Indische Vorräte</translation>
    </message>
    <message>
        <source>Well-Connected</source>
        <translation>Gute Verbindungen</translation>
    </message>
    <message>
        <source>Herat Influence</source>
        <translation>Herater Einfluss</translation>
    </message>
    <message>
        <source>Persian Influence</source>
        <translation>Persischer Einfluss</translation>
    </message>
    <message>
        <source>Russian Influence</source>
        <translation>Russischer Einfluss</translation>
    </message>
    <message>
        <source>Infrastructure</source>
        <translation>Infrastruktur</translation>
    </message>
    <message>
        <source>Savvy Operator</source>
        <translation>Gewiefter Drahtzieher</translation>
    </message>
    <message>
        <source>Irregulars</source>
        <translation>Irreguläre</translation>
    </message>
    <message>
        <source>After each Dominance Check, 2 Afghan armies join Kabul.</source>
        <translation>Nach jedem Dominanzcheck kommen 2&#xa0;afghanische Armeen nach Kabul.</translation>
    </message>
    <message>
        <source>When you tax, you count as ruler of all six regions.</source>
        <translation>Beim Besteuern giltst du als Herrscher aller sechs Regionen.</translation>
    </message>
    <message>
        <source>Political cards in your court cannot be betrayed.</source>
        <translation>Keine politische Karte in deinem Hof kann verraten werden.</translation>
    </message>
    <message>
        <source>Your tribes in Kabul are safe from battle.</source>
        <translation>Deine Stämme in Kabul sind vor Schlachten sicher.</translation>
    </message>
    <message>
        <source>Your tribes in Transcaspia are safe from battle.</source>
        <translation>Deine Stämme in Transkaspien sind vor Schlachten sicher.</translation>
    </message>
    <message>
        <source>For your spies, all court cards of the same region count as adjacent.</source>
        <translation>Ziehen deine Spione, sind alle Hofkarten einer Region benachbart.</translation>
    </message>
    <message>
        <source>Your cards held hostage can act without a bribe.</source>
        <translation>Geiselaktionen deiner Karten kosten kein Bestechungsgeld.</translation>
    </message>
    <message>
        <source>A spy you lose in someone else’s battle may come here instead of going to your supply.</source>
        <translation>Ein Spion, den du in fremden Schlachten verlierst, darf statt in den Vorrat hierher.</translation>
    </message>
    <message>
        <source>You never owe a bribe for playing a card.</source>
        <translation>Beim Ausspielen schuldest du nie Bestechungsgeld.</translation>
    </message>
    <message>
        <source>At the start of your turn, you may place 1 spy on a Kandahar court card without spies.</source>
        <translation>Zu Beginn deines Zugs darfst du 1&#xa0;Spion auf eine Kandahar-Hofkarte ohne Spione setzen.</translation>
    </message>
    <message>
        <source>At the start of your turn, you may place 1 spy on a Herat court card without spies.</source>
        <translation>Zu Beginn deines Zugs darfst du 1&#xa0;Spion auf eine Herat-Hofkarte ohne Spione setzen.</translation>
    </message>
    <message>
        <source>Your armies can cross any border, road or not.</source>
        <translation>Deine Armeen überqueren jede Grenze, ob mit Straße oder nicht.</translation>
    </message>
    <message>
        <source>One move can take your spy up to 2 cards.</source>
        <translation>Mit einer Bewegung zieht dein Spion bis zu 2&#xa0;Karten weit.</translation>
    </message>
    <message>
        <source>Herat cards in the market are free for you.</source>
        <translation>Herat-Karten im Markt sind für dich kostenlos.</translation>
    </message>
    <message>
        <source>Persia cards in the market are free for you.</source>
        <translation>Persien-Karten im Markt sind für dich kostenlos.</translation>
    </message>
    <message>
        <source>Russian patriots in the market are free for you.</source>
        <translation>Russische Patrioten im Markt sind für dich kostenlos.</translation>
    </message>
    <message>
        <source>Each build action gives you 1 extra block for free, placed like the others.</source>
        <translation>Jede Bauaktion bringt dir 1&#xa0;weiteren Block kostenlos; platziere ihn nach den Regeln der Bauaktion.</translation>
    </message>
    <message>
        <source>Always counts as favored, whatever the favored suit.</source>
        <translation>Gilt immer als Karte der bevorzugten Farbe.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Pamir Desktop</source>
        <translation>Über Pamir Desktop</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>A table for Pax Pamir: Second Edition. This is an unofficial fan project, neither made nor endorsed by the game’s designers or publisher.</source>
        <translation>Ein Tisch für Pax Pamir: Second Edition. Dies ist ein inoffizielles Fanprojekt: Weder Autor noch Verlag des Spiels haben daran mitgewirkt oder es gutgeheißen.</translation>
    </message>
    <message>
        <source>Pax Pamir: Second Edition was designed by Cole Wehrle and is published by Wehrlegig Games. Wakhan was designed by Richard Wilkins. If you enjoy playing here, please buy the game.</source>
        <translation>Pax Pamir: Second Edition ist von Cole Wehrle und erscheint bei Wehrlegig Games. Wakhan ist von Richard Wilkins. Wenn es dir hier gefällt, kauf das Spiel.</translation>
    </message>
    <message>
        <source>Everything you see is drawn by this program, and all its texts are original. It is free software under the MIT license. It contains no network code and sends nothing to anyone.</source>
        <translation>Alles, was du siehst, zeichnet dieses Programm, und alle Texte wurden dafür neu geschrieben. Es ist freie Software unter der MIT-Lizenz. Es stellt keine Netzverbindung her und sendet niemandem etwas.</translation>
    </message>
    <message>
        <source>Made with Python, Qt for Python (LGPL) and the typefaces Source Serif and Source Sans (SIL Open Font License).</source>
        <translation>Gemacht mit Python, mit Qt für Python (LGPL) und mit den Schriften Source Serif und Source Sans (SIL Open Font License).</translation>
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
        <translation>Bauen</translation>
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
        <source>Tax, rank {rank}: take up to %n rupee(s) in all from market cards and from players with a court card of a region you rule.</source>
        <translation>
            <numerusform>Besteuerung, Rang {rank}: Nimm %n&#xa0;Rupie von einer Marktkarte oder von einem Spieler, in dessen Hof eine Karte einer von dir beherrschten Region liegt.</numerusform>
            <numerusform>Besteuerung, Rang {rank}: Nimm insgesamt bis zu %n&#xa0;Rupien von Marktkarten und von Spielern, in deren Hof eine Karte einer von dir beherrschten Region liegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gift: pay 2, 4 or 6 rupees and place a cylinder on that gift space; it is worth 1 influence point.</source>
        <translation>Geschenk: Zahle 2, 4 oder 6&#xa0;Rupien und stelle einen Zylinder auf dieses Geschenkefeld; er zählt als ein Einflusspunkt.</translation>
    </message>
    <message>
        <source>Build: place up to 3 armies or roads in regions you rule, for 2 rupees each.</source>
        <translation>Bauen: bis zu 3&#xa0;Armeen oder Straßen in Regionen, die du beherrschst, je 2&#xa0;Rupien.</translation>
    </message>
    <message numerus="yes">
        <source>Move, rank {rank}: make up to %n move(s) with your coalition’s armies or your spies.</source>
        <translation>
            <numerusform>Bewegung, Rang {rank}: %n&#xa0;Bewegung einer Armee deiner Koalition oder eines deiner Spione.</numerusform>
            <numerusform>Bewegung, Rang {rank}: bis zu %n&#xa0;Bewegungen deiner Spione oder der Armeen deiner Koalition.</numerusform>
        </translation>
    </message>
    <message>
        <source>Betray: pay 2 rupees to discard a card with one of your spies on it; you may keep its prize.</source>
        <translation>Verrat: Zahle 2&#xa0;Rupien und wirf eine Karte ab, auf der ein Spion von dir ist; ihre Beute darfst du behalten.</translation>
    </message>
    <message numerus="yes">
        <source>Battle, rank {rank}: remove up to %n enemy piece(s) in one place, but no more than you have armies or spies there.</source>
        <translation>
            <numerusform>Schlacht, Rang {rank}: Entferne %n&#xa0;feindlichen Spielstein an einem Ort, an dem du eine Armee oder einen Spion hast.</numerusform>
            <numerusform>Schlacht, Rang {rank}: Entferne an einem Ort bis zu %n&#xa0;feindliche Spielsteine, höchstens so viele, wie du dort Armeen oder Spione hast.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionTrace</name>
    <message>
        <source>Wakhan’s rupees: {rupees}.</source>
        <translation>Wakhans Rupien: {rupees}.</translation>
    </message>
    <message>
        <source>Tax, rank {rank}: no player can be taxed; from the market: {market}.</source>
        <translation>Besteuerung, Rang {rank}: Kein Spieler ist besteuerbar; vom Markt: {market}.</translation>
    </message>
    <message>
        <source>Spy Movement: from “{origin}” to “{destination}”. Moves left: {left}.</source>
        <translation>Spionbewegung: von „{origin}“ zu „{destination}“. Bewegungen übrig: {left}.</translation>
    </message>
    <message>
        <source>Wakhan keeps the favored suit: {suit}.</source>
        <translation>Wakhan behält die bevorzugte Farbe bei: {suit}.</translation>
    </message>
    <message>
        <source>{chosen} is the first region with any pieces.</source>
        <translation>{chosen} ist die erste Region, in der Spielsteine stehen.</translation>
    </message>
    <message>
        <source>Cards with the {action} action: {cards}. Wakhan cannot afford any of them.</source>
        <translation>Karten mit der Aktion „{action}“: {cards}. Für keine reichen Wakhans Rupien.</translation>
    </message>
    <message>
        <source>Cards Wakhan can use for the {action} action: {payable}.</source>
        <translation>Karten, die Wakhan für die Aktion „{action}“ nutzen kann: {payable}.</translation>
    </message>
    <message>
        <source>Tax, rank {rank}, richest player first: {humans}; from the market: {market}.</source>
        <translation>Besteuerung, Rang {rank}, die Reichsten zuerst: {humans}; vom Markt: {market}.</translation>
    </message>
    <message>
        <source>Her cheapest empty gift space costs {price}.</source>
        <translation>Ihr günstigstes leeres Geschenkefeld kostet {price}.</translation>
    </message>
    <message numerus="yes">
        <source>{region} is the first region she rules: she builds %n army/armies there.</source>
        <translation>
            <numerusform>Erste von ihr beherrschte Region nach Regionenpriorität: {region}; dorthin kommt %n&#xa0;Armee.</numerusform>
            <numerusform>Erste von ihr beherrschte Region nach Regionenpriorität: {region}; dorthin kommen %n&#xa0;Armeen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks available: {available}.</source>
        <translation>Verfügbare Blöcke: {available}.</translation>
    </message>
    <message>
        <source>Move: no army has anywhere to go. Moves left: {left}.</source>
        <translation>Bewegung: Keine Armee hat ein Ziel. Bewegungen übrig: {left}.</translation>
    </message>
    <message>
        <source>Move: an army moves {from_origin} {into_destination}. Moves left: {left}.</source>
        <translation>Bewegung: Eine Armee zieht {from_origin} {into_destination}. Bewegungen übrig: {left}.</translation>
    </message>
    <message>
        <source>Battle: no region has both a Wakhan army and a target.</source>
        <translation>Schlacht: In keiner Region hat Wakhan eine Armee und zugleich ein Ziel.</translation>
    </message>
    <message>
        <source>Battle {in_chosen}: the first region with a Wakhan army and a target.</source>
        <translation>Schlacht {in_chosen}: die erste Region mit einer Armee Wakhans und einem Ziel.</translation>
    </message>
    <message>
        <source>Battle: the most spies are on {kept}.</source>
        <translation>Schlacht: Die meisten Spione stehen hier: {kept}.</translation>
    </message>
    <message>
        <source>Can remove: {limit} (rank {rank}, armies or spies {force}). First target: {named}.</source>
        <translation>Entfernbar: {limit} (Rang {rank}, Armeen oder Spione: {force}). Erstes Ziel: {named}.</translation>
    </message>
    <message>
        <source>Road icon {icon} on “{card}”: {chosen}. Order of borders: {borders}.</source>
        <translation>Straßensymbol {icon} von „{card}“: {chosen}. Reihenfolge der Grenzen: {borders}.</translation>
    </message>
    <message>
        <source>The supply is empty. Search order: {places}; taken from: {chosen}.</source>
        <translation>Der Vorrat ist leer. Reihenfolge der Orte: {places}; genommen von: {chosen}.</translation>
    </message>
    <message>
        <source>The red arrow picks {chosen}.</source>
        <translation>Der rote Pfeil bestimmt: {chosen}.</translation>
    </message>
    <message>
        <source>{chosen} is the first region with another player’s pieces.</source>
        <translation>{chosen} ist die erste Region mit Spielsteinen eines Mitspielers.</translation>
    </message>
    <message>
        <source>No region has pieces; {chosen} is first in the region priority.</source>
        <translation>In keiner Region stehen Spielsteine; die erste nach Regionenpriorität ist {chosen}.</translation>
    </message>
</context>
<context>
    <name>AdviceDialog</name>
    <message>
        <source>Export log</source>
        <translation>Protokoll exportieren</translation>
    </message>
    <message>
        <source>Expert is thinking about the turns that cost the most.</source>
        <translation>Der Experte denkt über die Züge nach, die am meisten kosteten.</translation>
    </message>
    <message>
        <source>Do not wait</source>
        <translation>Nicht warten</translation>
    </message>
</context>
<context>
    <name>AiCard</name>
    <message>
        <source>AI card {number}</source>
        <translation>KI-Karte {number}</translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation>Spalte {column}</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation>Loyalität</translation>
    </message>
    <message>
        <source>Region priority</source>
        <translation>Regionenpriorität</translation>
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
        <source>Arrows on the back of the next card:</source>
        <translation>Pfeile auf der Rückseite der nächsten Karte:</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close this note</source>
        <translation>Hinweis schließen</translation>
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
        <source>An Afghan army is placed {in_region}, taken from play: {origin}.</source>
        <translation>Eine afghanische Armee wird {in_region} platziert (entnommen: {origin}).</translation>
    </message>
    <message>
        <source>A British army is placed {in_region}, taken from play: {origin}.</source>
        <translation>Eine britische Armee wird {in_region} platziert (entnommen: {origin}).</translation>
    </message>
    <message>
        <source>A Russian army is placed {in_region}, taken from play: {origin}.</source>
        <translation>Eine russische Armee wird {in_region} platziert (entnommen: {origin}).</translation>
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
        <source>An Afghan road is placed on the {border} border.</source>
        <translation>Eine afghanische Straße wird auf der Grenze {border} platziert.</translation>
    </message>
    <message>
        <source>A British road is placed on the {border} border.</source>
        <translation>Eine britische Straße wird auf der Grenze {border} platziert.</translation>
    </message>
    <message>
        <source>A Russian road is placed on the {border} border.</source>
        <translation>Eine russische Straße wird auf der Grenze {border} platziert.</translation>
    </message>
    <message>
        <source>An Afghan road is placed on the {border} border, taken from play: {origin}.</source>
        <translation>Eine afghanische Straße wird auf der Grenze {border} platziert (entnommen: {origin}).</translation>
    </message>
    <message>
        <source>A British road is placed on the {border} border, taken from play: {origin}.</source>
        <translation>Eine britische Straße wird auf der Grenze {border} platziert (entnommen: {origin}).</translation>
    </message>
    <message>
        <source>A Russian road is placed on the {border} border, taken from play: {origin}.</source>
        <translation>Eine russische Straße wird auf der Grenze {border} platziert (entnommen: {origin}).</translation>
    </message>
    <message>
        <source>An Afghan road is removed from the {border} border.</source>
        <translation>Eine afghanische Straße wird von der Grenze {border} entfernt.</translation>
    </message>
    <message>
        <source>A British road is removed from the {border} border.</source>
        <translation>Eine britische Straße wird von der Grenze {border} entfernt.</translation>
    </message>
    <message>
        <source>A Russian road is removed from the {border} border.</source>
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
    <name>BotName</name>
    <message>
        <source>Shirin</source>
        <translation>Shirin</translation>
    </message>
    <message>
        <source>Daud</source>
        <translation>Daud</translation>
    </message>
    <message>
        <source>Laleh</source>
        <translation>Laleh</translation>
    </message>
    <message>
        <source>Farhad</source>
        <translation>Farhad</translation>
    </message>
    <message>
        <source>Nilufar</source>
        <translation>Nilufar</translation>
    </message>
</context>
<context>
    <name>BotReason</name>
    <message>
        <source>victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>cylinders in play</source>
        <translation>Zylinder im Spiel</translation>
    </message>
    <message>
        <source>influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>coalition blocks</source>
        <translation>Koalitionsblöcke</translation>
    </message>
    <message>
        <source>rupees</source>
        <translation>Rupien</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>regions under its rule</source>
        <translation>beherrschte Regionen</translation>
    </message>
    <message>
        <source>safety for its pieces and cards</source>
        <translation>Sicherheit eigener Spielsteine und Karten</translation>
    </message>
    <message>
        <source>prizes within reach</source>
        <translation>Beute in Reichweite</translation>
    </message>
    <message>
        <source>cards in its court</source>
        <translation>Karten im Hof</translation>
    </message>
    <message>
        <source>options for its court</source>
        <translation>Möglichkeiten des eigenen Hofs</translation>
    </message>
</context>
<context>
    <name>BotReasons</name>
    <message>
        <source>{name} expects to gain: {list}.</source>
        <translation>{name} erhofft sich: {list}.</translation>
    </message>
    <message>
        <source>The price: {list}.</source>
        <translation>Der Preis dafür: {list}.</translation>
    </message>
    <message>
        <source>Also considered: {list}.</source>
        <translation>Auch erwogen: {list}.</translation>
    </message>
    <message>
        <source>{name} sees no difference between the choices.</source>
        <translation>{name} sieht zwischen den Möglichkeiten keinen Unterschied.</translation>
    </message>
</context>
<context>
    <name>BotRow</name>
    <message>
        <source>Seat {number}: level</source>
        <translation>Platz {number}: Stärke</translation>
    </message>
    <message>
        <source>Seat {number}: temperament</source>
        <translation>Platz {number}: Temperament</translation>
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
        <translation>{seat} bittet um Erlass des Bestechungsgelds (bei: {recipient}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays {recipient} a bribe of %n rupee(s).</source>
        <translation>
            <numerusform>{seat} zahlt %n&#xa0;Rupie Bestechungsgeld (an: {recipient}).</numerusform>
            <numerusform>{seat} zahlt %n&#xa0;Rupien Bestechungsgeld (an: {recipient}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} demands %n rupee(s) from {payer}.</source>
        <translation>
            <numerusform>{seat} fordert %n&#xa0;Rupie (von: {payer}).</numerusform>
            <numerusform>{seat} fordert %n&#xa0;Rupien (von: {payer}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} refuses {payer}’s offer.</source>
        <translation>{seat} lehnt das Angebot ab (von: {payer}).</translation>
    </message>
    <message>
        <source>{seat} gives up on “{card}”.</source>
        <translation>{seat} bricht den Versuch mit „{card}“ ab.</translation>
    </message>
    <message>
        <source>{seat} does not pay {recipient} the bribe (Courtly Manners).</source>
        <translation>{seat} zahlt kein Bestechungsgeld (Höfische Manieren; an: {recipient}).</translation>
    </message>
    <message>
        <source>{recipient} waives {seat}’s bribe.</source>
        <translation>{recipient} erlässt das Bestechungsgeld (fällig von: {seat}).</translation>
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
        <source>Agree</source>
        <translation>Zustimmen</translation>
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
        <translation>Links anlegen</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Rechts anlegen</translation>
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
        <source>{owner}: {piece}</source>
        <translation>{owner}: {piece}</translation>
    </message>
    <message>
        <source>Propose ending the game</source>
        <translation>Spielende vorschlagen</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Ask for a waiver</source>
        <translation>Um Erlass bitten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Road: {border}</source>
        <translation>Straße {border}</translation>
    </message>
    <message>
        <source>Keep the prize</source>
        <translation>Beute nehmen</translation>
    </message>
    <message>
        <source>Decline the prize</source>
        <translation>Ohne Beute</translation>
    </message>
    <message>
        <source>Return to supply</source>
        <translation>Zurück in den Vorrat</translation>
    </message>
</context>
<context>
    <name>CampaignLog</name>
    <message numerus="yes">
        <source>{seat} campaigns with %n army/armies {in_region}.</source>
        <translation>
            <numerusform>{seat} führt %n&#xa0;Armee {in_region} in den Feldzug.</numerusform>
            <numerusform>{seat} führt %n&#xa0;Armeen {in_region} in den Feldzug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} moves %n army/armies {from_origin} {into_region}.</source>
        <translation>
            <numerusform>{seat} zieht %n&#xa0;Armee {from_origin} {into_region}.</numerusform>
            <numerusform>{seat} zieht %n&#xa0;Armeen {from_origin} {into_region}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} attacks the Afghans {in_region}.</source>
        <translation>{seat} greift {in_region} die afghanische Koalition an.</translation>
    </message>
    <message>
        <source>{seat} attacks the British {in_region}.</source>
        <translation>{seat} greift {in_region} die britische Koalition an.</translation>
    </message>
    <message>
        <source>{seat} attacks the Russians {in_region}.</source>
        <translation>{seat} greift {in_region} die russische Koalition an.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays %n rupee(s) for the baggage train.</source>
        <translation>
            <numerusform>{seat} zahlt %n&#xa0;Rupie für den Tross.</numerusform>
            <numerusform>{seat} zahlt %n&#xa0;Rupien für den Tross.</numerusform>
        </translation>
    </message>
    <message>
        <source>Overthrow {in_region}: {seat} discards a political card.</source>
        <translation>Umsturz {in_region}. {seat} wirft eine politische Karte ab.</translation>
    </message>
    <message>
        <source>{seat} assassinates “{card}” in their own court, using {spy_of}’s spy.</source>
        <translation>{seat} verübt im eigenen Hof ein Attentat auf „{card}“ (Spion von: {spy_of}).</translation>
    </message>
    <message>
        <source>{seat} assassinates “{card}” in their own court, using their own spy.</source>
        <translation>{seat} verübt im eigenen Hof mit einem eigenen Spion ein Attentat auf „{card}“.</translation>
    </message>
    <message>
        <source>{seat} assassinates “{card}” in {owner}’s court, using their own spy.</source>
        <translation>{seat} verübt mit einem eigenen Spion ein Attentat auf „{card}“ (Hof: {owner}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} bribes “{card}” in {owner}’s court for %n rupee(s), using their own spy.</source>
        <translation>
            <numerusform>{seat} besticht „{card}“ mit einem eigenen Spion für %n&#xa0;Rupie (Hof: {owner}).</numerusform>
            <numerusform>{seat} besticht „{card}“ mit einem eigenen Spion für %n&#xa0;Rupien (Hof: {owner}).</numerusform>
        </translation>
    </message>
    <message>
        <source>“{card}” joins {seat}’s court.</source>
        <translation>„{card}“ kommt in einen anderen Hof ({seat}).</translation>
    </message>
    <message>
        <source>{seat} discards “{card}” from court to pay a debt.</source>
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
        <source>{seat} discards “{card}” from court.</source>
        <translation>{seat} wirft „{card}“ aus dem Hof ab.</translation>
    </message>
    <message>
        <source>{seat} gets intel from one of their own spies.</source>
        <translation>{seat} erhält Aufklärung durch einen eigenen Spion.</translation>
    </message>
    <message>
        <source>{seat} gets intel from {spy_of}’s spy.</source>
        <translation>{seat} erhält Aufklärung durch einen fremden Spion (von: {spy_of}).</translation>
    </message>
    <message>
        <source>{seat} assassinates “{card}” in {owner}’s court, using {spy_of}’s spy.</source>
        <translation>{seat} verübt ein Attentat auf „{card}“ (Hof: {owner}, Spion von: {spy_of}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} bribes “{card}” in {owner}’s court for %n rupee(s), using {spy_of}’s spy.</source>
        <translation>
            <numerusform>{seat} besticht „{card}“ für %n&#xa0;Rupie (Hof: {owner}, Spion von: {spy_of}).</numerusform>
            <numerusform>{seat} besticht „{card}“ für %n&#xa0;Rupien (Hof: {owner}, Spion von: {spy_of}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Candidates</name>
    <message>
        <source>rank {figure}</source>
        <translation>Rang {figure}</translation>
    </message>
    <message>
        <source>gain {figure}</source>
        <translation>Gewinn {figure}</translation>
    </message>
    <message>
        <source>icons {figure}</source>
        <translation>Symbole {figure}</translation>
    </message>
    <message>
        <source>number {figure}</source>
        <translation>Kartennummer {figure}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>top row, column {column}</source>
        <translation>obere Reihe, Spalte {column}</translation>
    </message>
    <message>
        <source>bottom row, column {column}</source>
        <translation>untere Reihe, Spalte {column}</translation>
    </message>
    <message>
        <source>vacant</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>too expensive</source>
        <translation>zu teuer</translation>
    </message>
    <message>
        <source>Dominance Check</source>
        <translation>Dominanzcheck</translation>
    </message>
    <message>
        <source>can be bought</source>
        <translation>kann gekauft werden</translation>
    </message>
    <message>
        <source>cannot be bought</source>
        <translation>nicht käuflich</translation>
    </message>
    <message>
        <source>targets: {targets}</source>
        <translation>Ziele: {targets}</translation>
    </message>
    <message>
        <source>sheltered: {sheltered}</source>
        <translation>Steuerzuflucht: {sheltered}</translation>
    </message>
    <message>
        <source>taken: {paid}</source>
        <translation>genommen: {paid}</translation>
    </message>
    <message>
        <source>another player has tribes there</source>
        <translation>dort stehen fremde Stämme</translation>
    </message>
    <message>
        <source>a spy is not needed here</source>
        <translation>hier wird ein Spion nicht gebraucht</translation>
    </message>
    <message>
        <source>other pieces only</source>
        <translation>nur andere Spielsteine</translation>
    </message>
    <message>
        <source>no pieces</source>
        <translation>keine Spielsteine</translation>
    </message>
    <message>
        <source>rupees placed on it this turn</source>
        <translation>in diesem Zug Rupien daraufgelegt</translation>
    </message>
    <message>
        <source>her armies: {force}</source>
        <translation>ihre Armeen: {force}</translation>
    </message>
    <message>
        <source>affordable</source>
        <translation>bezahlbar</translation>
    </message>
    <message>
        <source>not affordable</source>
        <translation>nicht bezahlbar</translation>
    </message>
    <message>
        <source>a spy is needed here</source>
        <translation>hier fehlt ein Spion</translation>
    </message>
    <message>
        <source>another player’s pieces</source>
        <translation>Spielsteine eines Mitspielers</translation>
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
        <translation>Afgha­nisches Kunst­hand­werk</translation>
    </message>
    <message>
        <source>Balkh Arsenic Mine</source>
        <translation>Arsenmine von Balkh</translation>
    </message>
    <message>
        <source>Lapis Lazuli Mine</source>
        <translation>Lapis­lazuli­mine</translation>
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
        <translation>Geld­verleiher</translation>
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
        <translation>Seaforth High­landers</translation>
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
        <translation>Belu­tschische Stammes­führer</translation>
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
        <translation>Paschtu­nischer Söldner</translation>
    </message>
    <message>
        <source>Jezail Sharpshooters</source>
        <translation>Jezail-Scharf­schützen</translation>
    </message>
    <message>
        <source>Herati Bandits</source>
        <translation>Banditen aus Herat</translation>
    </message>
    <message>
        <source>Hazara Chiefs</source>
        <translation>Hazara-Stammes­führer</translation>
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
        <translation>Ishaqzai-Stammes­führer</translation>
    </message>
    <message>
        <source>Tajik Warband</source>
        <translation>Tajik-Krieger</translation>
    </message>
    <message>
        <source>Nomadic Warlord</source>
        <translation>Noma­discher Kriegs­herr</translation>
    </message>
    <message>
        <source>Karakul Sheep</source>
        <translation>Karakul­schafe</translation>
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
        <translation>Opium­felder</translation>
    </message>
    <message>
        <source>Minaret of Jam</source>
        <translation>Minarett von Dscham</translation>
    </message>
    <message>
        <source>Baluchi Smugglers</source>
        <translation>Belu­tschische Schmugg­ler</translation>
    </message>
    <message>
        <source>Wheat Fields</source>
        <translation>Weizen­felder</translation>
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
        <translation>Öffent­liche Bau­vorhaben</translation>
    </message>
    <message>
        <source>Persian Slave Markets</source>
        <translation>Persische Sklaven­märkte</translation>
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
        <translation>Bucha­rische Juden</translation>
    </message>
    <message>
        <source>Jan Prosper Witkiewicz</source>
        <translation>Jan Prosper Witkiewicz</translation>
    </message>
    <message>
        <source>Imperial Surveyors</source>
        <translation>Kaiser­liche Land­vermesser</translation>
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
        <translation>Sklaven­märkte von Khiva</translation>
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
        <translation>Euro­päische Kanonen</translation>
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
        <source>{seat} buys “{card}” for %n rupee(s).</source>
        <translation>
            <numerusform>{seat} kauft die Karte „{card}“ für %n&#xa0;Rupie.</numerusform>
            <numerusform>{seat} kauft die Karte „{card}“ für %n&#xa0;Rupien.</numerusform>
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
        <source>{seat} loses the patriot “{card}” by changing loyalty.</source>
        <translation>{seat} verliert durch den Loyalitätswechsel den Patrioten „{card}“.</translation>
    </message>
    <message>
        <source>{seat} discards “{card}”: the court is over its limit.</source>
        <translation>{seat} wirft „{card}“ ab: Das Hoflimit ist überschritten.</translation>
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
        <source>Overthrow {in_region}: {seat} discards {cards}.</source>
        <translation>Umsturz {in_region}. {seat} wirft ab: {cards}.</translation>
    </message>
    <message>
        <source>{seat} swaps hands with {other} (receives: {received}, gives: {given}).</source>
        <translation>{seat} tauscht die Kartenhand (mit: {other}; erhält: {received}, gibt: {given}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} buys “{card}” for %n rupee(s); rupees gained: {gained}.</source>
        <translation>
            <numerusform>{seat} kauft die Karte „{card}“ für %n&#xa0;Rupie; Rupien darauf:&#xa0;{gained}.</numerusform>
            <numerusform>{seat} kauft die Karte „{card}“ für %n&#xa0;Rupien; Rupien darauf:&#xa0;{gained}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes “{card}” for free, along with the %n rupee(s) on it.</source>
        <translation>
            <numerusform>{seat} nimmt die Karte „{card}“ kostenlos, mit %n&#xa0;Rupie darauf.</numerusform>
            <numerusform>{seat} nimmt die Karte „{card}“ kostenlos, mit %n&#xa0;Rupien darauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} betrays “{card}” in {owner}’s court.</source>
        <translation>{seat} verrät „{card}“ (Hof: {owner}).</translation>
    </message>
    <message>
        <source>{seat} discards “{card}” from court to pay a debt.</source>
        <translation>{seat} wirft „{card}“ aus dem Hof ab, um Schulden zu begleichen.</translation>
    </message>
    <message>
        <source>{seat} discards “{card}” from court.</source>
        <translation>{seat} wirft „{card}“ aus dem Hof ab.</translation>
    </message>
    <message>
        <source>{seat} cannot pay the bribe and discards “{card}”.</source>
        <translation>{seat} kann das Bestechungsgeld nicht zahlen und wirft „{card}“ ab.</translation>
    </message>
    <message>
        <source>“{card}” has left the court: its remaining icons are not resolved.</source>
        <translation>Die Karte „{card}“ liegt nicht mehr im Hof: Ihre übrigen Symbole verfallen.</translation>
    </message>
    <message>
        <source>An icon on “{card}” is skipped: there is no piece left to place.</source>
        <translation>Ein Symbol von „{card}“ entfällt: Es ist kein Spielstein übrig.</translation>
    </message>
</context>
<context>
    <name>CardNote</name>
    <message>
        <source>A British officer (1806–1842) sent to Bukhara in 1838 to win over the emir. He was imprisoned for years and executed there together with Arthur Conolly.</source>
        <translation>Britischer Offizier (1806–1842), 1838 nach Buchara entsandt, um den Emir zu gewinnen. Er saß dort jahrelang in Haft und wurde zusammen mit Arthur Conolly hingerichtet.</translation>
    </message>
    <message>
        <source>A grandson of the founder of the Durrani empire, ruler from 1803 to 1809. The British put him back on the throne in 1839; in April 1842 he was killed outside Kabul.</source>
        <translation>Enkel des Gründers des Durrani-Reichs, Herrscher von 1803 bis 1809. Die Briten setzten ihn 1839 wieder auf den Thron; im April 1842 wurde er vor Kabul getötet.</translation>
    </message>
    <message>
        <source>A chief from the Logar valley south of Kabul. In November 1841 he was among the leaders of the rising in the city.</source>
        <translation>Stammesführer aus dem Logar-Tal südlich von Kabul. Im November 1841 gehörte er zu den Anführern des Aufstands in der Stadt.</translation>
    </message>
    <message>
        <source>Carpets, felts, silks and embroidered sheepskin coats were made in workshops and homes all over the country. Caravans took them to India and to Bukhara.</source>
        <translation>Teppiche, Filze, Seidenstoffe und bestickte Schaffellmäntel entstanden im ganzen Land in Werkstätten und Wohnhäusern. Karawanen brachten sie nach Indien und Buchara.</translation>
    </message>
    <message>
        <source>The arsenic minerals orpiment and realgar were sold as pigments and used in tanning. Balkh, one of the oldest cities of the region, lies on the way from Kabul to Bukhara.</source>
        <translation>Die Arsenminerale Auripigment und Realgar dienten als Malfarben und in der Gerberei. Balkh, eine der ältesten Städte der Gegend, liegt am Weg von Kabul nach Buchara.</translation>
    </message>
    <message>
        <source>Ghazni lies on the road from Kabul to Kandahar. Around the year 1000 it was the capital of Sultan Mahmud, whose empire reached from Persia to northern India.</source>
        <translation>Ghazni liegt an der Straße von Kabul nach Kandahar. Um das Jahr 1000 war es die Hauptstadt Sultan Mahmuds, dessen Reich von Persien bis Nordindien reichte.</translation>
    </message>
    <message>
        <source>Every fall the trading nomads of the Ghilzai led caravans over the passes to the plains of the Indus. In spring they came back with Indian goods.</source>
        <translation>Jeden Herbst zogen die handeltreibenden Nomaden der Ghilzai mit Karawanen über die Pässe in die Ebenen des Indus. Im Frühjahr kehrten sie mit indischen Waren zurück.</translation>
    </message>
    <message>
        <source>The Durrani shahs recruited their household cavalry largely from the Qizilbash, Shiites of Turkic and Persian descent. They had their own quarter in Kabul.</source>
        <translation>Die Schahs der Durrani warben ihre Leibreiterei großenteils unter den Kisilbasch an, Schiiten türkischer und persischer Herkunft. In Kabul hatten diese ein eigenes Viertel.</translation>
    </message>
    <message>
        <source>The fortress on a ridge in the south of old Kabul was for centuries the seat of its rulers. British troops pulled down most of the palace quarter in 1879–80.</source>
        <translation>Die Festung auf einem Höhenzug im Süden der Kabuler Altstadt war jahrhundertelang Sitz der Herrscher. 1879/80 rissen britische Truppen den größten Teil des Palastviertels ab.</translation>
    </message>
    <message>
        <source>An officer, diplomat and scholar (1810–1895), political agent at Kandahar from 1840 to 1842. His copies of the Behistun inscription helped decipher cuneiform.</source>
        <translation>Offizier, Diplomat und Gelehrter (1810–1895), von 1840 bis 1842 politischer Agent in Kandahar. Seine Abschriften der Inschrift von Behistun halfen, die Keilschrift zu entziffern.</translation>
    </message>
    <message>
        <source>A British explorer who reached Yarkand and Kashgar in 1869 and received the gold medal of the Royal Geographical Society. In July 1870 he was murdered in the mountains of Yasin.</source>
        <translation>Britischer Forschungsreisender, der 1869 Jarkand und Kaschgar erreichte und die Goldmedaille der Royal Geographical Society erhielt. Im Juli 1870 wurde er in den Bergen von Yasin ermordet.</translation>
    </message>
    <message>
        <source>For centuries the dynasty ruled Baltistan from Skardu on the upper Indus. In 1840 it lost its independence to the army of Zorawar Singh.</source>
        <translation>Die Dynastie regierte jahrhundertelang von Skardu am oberen Indus aus Baltistan. 1840 verlor sie ihre Unabhängigkeit an das Heer Zorawar Singhs.</translation>
    </message>
    <message>
        <source>The road from Peshawar to Kabul leads through this narrow valley. The Afridi and other tribes along it took tolls from caravans and armies.</source>
        <translation>Durch dieses enge Tal führt die Straße von Peschawar nach Kabul. Die Afridi und andere Stämme an ihrem Rand nahmen von Karawanen und Heeren Wegegeld.</translation>
    </message>
    <message>
        <source>From 1799 to 1849 Lahore was the capital of the Sikh empire. Shawls from Kashmir, salt and indigo passed through the hands of its merchants.</source>
        <translation>Von 1799 bis 1849 war Lahore die Hauptstadt des Sikh-Reichs. Schals aus Kaschmir, Salz und Indigo gingen durch die Hände seiner Kaufleute.</translation>
    </message>
    <message>
        <source>The East India Company had muskets made to its own pattern, shorter and cheaper than the army’s. In the 1790s the British army adopted that pattern.</source>
        <translation>Die Ostindien-Kompanie ließ Musketen nach eigenem Muster fertigen, kürzer und billiger als die der Armee. In den 1790er-Jahren übernahm die britische Armee dieses Muster.</translation>
    </message>
    <message>
        <source>The British Indian force that invaded Afghanistan in 1839 by way of Sindh and the Bolan Pass. It entered Kandahar in April and Kabul in August.</source>
        <translation>Das britisch-indische Heer, das 1839 über Sindh und den Bolan-Pass in Afghanistan einmarschierte. Im April zog es in Kandahar ein, im August in Kabul.</translation>
    </message>
    <message>
        <source>Sindh was ruled by the Talpur amirs, whose fighters were mostly of Baluch descent. In February 1843 the British defeated them at Miani and annexed the country.</source>
        <translation>Sindh regierten die Emire der Talpur, deren Kämpfer meist belutschischer Herkunft waren. Im Februar 1843 besiegten die Briten sie bei Miani und annektierten das Land.</translation>
    </message>
    <message>
        <source>Regiments of Indian sepoys under British officers in the East India Company’s Bengal Army. Several were destroyed on the retreat from Kabul in January 1842.</source>
        <translation>Regimenter indischer Sepoys unter britischen Offizieren in der bengalischen Armee der Ostindien-Kompanie. Mehrere gingen im Januar 1842 auf dem Rückzug aus Kabul unter.</translation>
    </message>
    <message>
        <source>Half-brothers of Dost Mohammad who ruled Kandahar together, the foremost of them Kohandil Khan. They fled to Persia when the British came in 1839.</source>
        <translation>Halbbrüder Dost Mohammads, die gemeinsam über Kandahar herrschten, allen voran Kohandil Khan. Als 1839 die Briten kamen, flohen sie nach Persien.</translation>
    </message>
    <message>
        <source>A chief of the Kakar Pashtuns who changed sides more than once. In 1839 he left the lords of Kandahar for Shah Shuja, then obstructed the pursuit of Dost Mohammad and was arrested.</source>
        <translation>Führer der Kakar-Paschtunen, der mehr als einmal die Seite wechselte. 1839 verließ er die Herren von Kandahar für Schah Shujah, behinderte dann die Verfolgung Dost Mohammads und wurde verhaftet.</translation>
    </message>
    <message>
        <source>Ahmad Shah Durrani laid out the new city of Kandahar in 1761. Its four main streets, all bazaars, met under a dome in the middle.</source>
        <translation>Ahmad Schah Durrani legte 1761 das neue Kandahar an. Seine vier Hauptstraßen, allesamt Basare, trafen sich in der Mitte unter einer Kuppel.</translation>
    </message>
    <message>
        <source>For centuries Pashtun horsemen and foot soldiers served the princes of northern India. The region of Rohilkhand is named after those who settled there.</source>
        <translation>Jahrhundertelang dienten paschtunische Reiter und Fußsoldaten den Fürsten Nordindiens. Die Landschaft Rohilkhand trägt den Namen derer, die sich dort niederließen.</translation>
    </message>
    <message>
        <source>The roads around Herat suffered from raiders, above all from Turkmen horsemen. Captives were sold as slaves in Khiva and Bukhara.</source>
        <translation>Die Straßen um Herat litten unter Überfällen, vor allem durch turkmenische Reiter. Gefangene wurden in Khiva und Buchara als Sklaven verkauft.</translation>
    </message>
    <message>
        <source>The Hazaras, mostly Shiites who speak a form of Persian, live in the central highlands. Their chiefs stayed largely independent until the emir of Kabul subdued them in the 1890s.</source>
        <translation>Die Hazara, meist Schiiten mit einer persischen Mundart, leben im zentralen Hochland. Ihre Führer blieben weitgehend unabhängig, bis der Emir von Kabul sie in den 1890er-Jahren unterwarf.</translation>
    </message>
    <message>
        <source>Vizier of Herat during the Persian siege of 1837–38. In 1842 he had his master Kamran Shah killed and ruled the city himself until 1851.</source>
        <translation>Wesir von Herat während der persischen Belagerung von 1837/38. 1842 ließ er seinen Herrn Kamran Schah töten und regierte die Stadt bis 1851 selbst.</translation>
    </message>
    <message>
        <source>When the Barakzai brothers took Kabul in 1818, Mahmud Shah and his son Kamran fled to Herat. There the old dynasty held out until 1842.</source>
        <translation>Als die Barakzai-Brüder 1818 Kabul nahmen, flohen Mahmud Schah und sein Sohn Kamran nach Herat. Dort hielt sich die alte Dynastie bis 1842.</translation>
    </message>
    <message>
        <source>Persian-speaking Tajiks formed much of the settled population of Herat and of the north. In 1841 Tajiks of Kohistan joined the rising against the British.</source>
        <translation>Persischsprachige Tadschiken stellten einen Großteil der sesshaften Bevölkerung von Herat und im Norden. 1841 schlossen sich die Tadschiken von Kohistan dem Aufstand gegen die Briten an.</translation>
    </message>
    <message>
        <source>The Aimaq tribes moved with tents and herds through the hills east and north of Herat. Their horsemen served whoever held the city, or raided it.</source>
        <translation>Die Aimak-Stämme zogen mit Zelten und Herden durch das Hügelland östlich und nördlich von Herat. Ihre Reiter dienten dem, der die Stadt hielt, oder überfielen sie.</translation>
    </message>
    <message>
        <source>A hardy breed named after Karakul near Bukhara. The curly black pelts of its newborn lambs were exported to Persia, Russia and Europe.</source>
        <translation>Eine genügsame Rasse, benannt nach Karakul bei Buchara. Die gelockten schwarzen Felle ihrer neugeborenen Lämmer gingen nach Persien, Russland und Europa.</translation>
    </message>
    <message>
        <source>Baluch camel drivers knew the deserts between Persia, Herat and the Arabian Sea. Borders through their country were drawn only after 1870.</source>
        <translation>Belutschische Kameltreiber kannten die Wüsten zwischen Persien, Herat und dem Arabischen Meer. Grenzen zog man durch ihr Land erst nach 1870.</translation>
    </message>
    <message>
        <source>A statesman (1779–1835) and master of Persian prose, minister to Abbas Mirza and first prime minister of Mohammad Shah. In 1835 the shah had him killed.</source>
        <translation>Staatsmann (1779–1835) und Meister der persischen Prosa, Minister Abbas Mirzas und erster Premierminister Mohammad Schahs. 1835 ließ der Schah ihn töten.</translation>
    </message>
    <message>
        <source>Shah of Persia from 1797 to 1834. By the treaties of Gulistan (1813) and Turkmenchay (1828) he lost the Caucasus to Russia.</source>
        <translation>Schah von Persien von 1797 bis 1834. Mit den Verträgen von Gulistan (1813) und Turkmantschai (1828) verlor er Persiens Gebiete im Kaukasus an Russland.</translation>
    </message>
    <message>
        <source>Shah of Persia from 1834 to 1848, a son of Abbas Mirza. He besieged Herat in 1837–38 and gave up after British threats.</source>
        <translation>Schah von Persien von 1834 bis 1848, ein Sohn Abbas Mirzas. Er belagerte 1837/38 Herat und gab nach britischen Drohungen auf.</translation>
    </message>
    <message>
        <source>The Jews of Bukhara spoke their own form of Persian. Many were merchants or dyers of silk and cotton, and their trade ties reached into Russia.</source>
        <translation>Die Juden von Buchara sprachen eine eigene Form des Persischen. Viele waren Kaufleute oder färbten Seide und Baumwolle, und ihre Handelswege reichten bis nach Russland.</translation>
    </message>
    <message>
        <source>The Corps of Military Topographers was founded in Russia in 1822. Its officers mapped the steppe and the khanates, often in the company of trade caravans.</source>
        <translation>Das Korps der Militärtopografen wurde in Russland 1822 gegründet. Seine Offiziere vermaßen Steppe und Khanate, oft im Gefolge von Handelskarawanen.</translation>
    </message>
    <message>
        <source>Emir of Bukhara from 1827 to 1860. He crushed the power of the nobles, made war on Kokand and had Stoddart and Conolly executed.</source>
        <translation>Emir von Buchara von 1827 bis 1860. Er brach die Macht des Adels, führte Krieg gegen Kokand und ließ Stoddart und Conolly hinrichten.</translation>
    </message>
    <message>
        <source>Khan of Khiva from 1825 to 1842. In 1840, after a Russian march on his capital had failed in the snow, he released several hundred Russian captives.</source>
        <translation>Khan von Khiva von 1825 bis 1842. Nachdem der russische Marsch auf seine Hauptstadt im Schnee gescheitert war, ließ er 1840 mehrere Hundert russische Gefangene frei.</translation>
    </message>
    <message>
        <source>Turkmen and Kazakh raiders sold Persians and Russians in Khiva. After the Russian conquest in 1873 the khan had to abolish slavery.</source>
        <translation>Turkmenische und kasachische Räuber verkauften in Khiva Perser und Russen. Nach der russischen Eroberung 1873 musste der Khan die Sklaverei abschaffen.</translation>
    </message>
    <message>
        <source>The walled citadel of Bukhara was the residence of the emirs, with a throne hall, a mint and a prison. Much of it burned in 1920 when the Red Army took the city.</source>
        <translation>Die ummauerte Zitadelle von Buchara war Residenz der Emire, mit Thronsaal, Münze und Gefängnis. Vieles brannte 1920 ab, als die Rote Armee die Stadt nahm.</translation>
    </message>
    <message>
        <source>European-style guns were rare in the khanates. In Bukhara a Persian soldier of fortune, Abd al-Samad Khan, cast cannon for the emir and drilled his infantry.</source>
        <translation>Geschütze europäischer Art waren in den Khanaten selten. In Buchara goss ein persischer Glücksritter, Abd al-Samad Khan, dem Emir Kanonen und drillte seine Infanterie.</translation>
    </message>
    <message>
        <source>A Kashmiri (1812–1877) educated in Delhi, interpreter and companion to Alexander Burnes. During the rising of 1841–42 he sent news from Kabul; later he wrote a biography of Dost Mohammad.</source>
        <translation>Kaschmiri (1812–1877), in Delhi ausgebildet, Dolmetscher und Begleiter von Alexander Burnes. Während des Aufstands von 1841/42 schickte er Nachrichten aus Kabul; später schrieb er eine Biografie Dost Mohammads.</translation>
    </message>
    <message>
        <source>The title of Sayyid Muhammad Shah of Paghman, who sided with Shah Shuja and the British. After 1842 he lived in exile in India and was granted lands at Sardhana.</source>
        <translation>Der Titel von Sayyid Muhammad Schah aus Paghman, der zu Schah Shujah und den Briten hielt. Nach 1842 lebte er im indischen Exil und erhielt Ländereien in Sardhana.</translation>
    </message>
    <message>
        <source>A son of Dost Mohammad, Akbar Khan (1816–1847) was the leading figure of the rising against the British in 1841–42. In December 1841 he killed the envoy Macnaghten at a parley.</source>
        <translation>Akbar Khan (1816–1847), ein Sohn Dost Mohammads, war der führende Kopf des Aufstands gegen die Briten 1841/42. Im Dezember 1841 tötete er bei einer Unterredung den Gesandten Macnaghten.</translation>
    </message>
    <message>
        <source>Dost Mohammad (1793–1863) ruled Kabul from 1826, later with the title of emir. The British deposed him in 1839; he returned in 1843 and took Herat shortly before his death.</source>
        <translation>Dost Mohammad (1793–1863) herrschte seit 1826 in Kabul, später mit dem Titel eines Emirs. Die Briten setzten ihn 1839 ab; 1843 kehrte er zurück, und kurz vor seinem Tod nahm er Herat ein.</translation>
    </message>
    <message>
        <source>The covered bazaar of Kabul, with its four arcades, dated from the seventeenth century. British troops blew it up in October 1842 as a reprisal.</source>
        <translation>Der überdachte Basar von Kabul mit seinen vier Arkaden stammte aus dem 17.&#xa0;Jahrhundert. Britische Truppen sprengten ihn im Oktober 1842 als Vergeltung.</translation>
    </message>
    <message>
        <source>The mines in Badakhshan have been worked for thousands of years. Their blue stone went to ancient Egypt and, ground to powder, gave European painters ultramarine.</source>
        <translation>Die Minen von Badachschan werden seit Jahrtausenden ausgebeutet. Ihr blauer Stein gelangte bis ins alte Ägypten, und gemahlen lieferte er Europas Malern das Ultramarin.</translation>
    </message>
    <message>
        <source>Hindu merchants from Shikarpur in Sindh lent money in every sizable town between Kabul and Bukhara. Rulers as well as traders borrowed from them.</source>
        <translation>Hinduistische Kaufleute aus Shikarpur in Sindh verliehen Geld in allen größeren Städten zwischen Kabul und Buchara. Bei ihnen borgten Herrscher ebenso wie Händler.</translation>
    </message>
    <message>
        <source>The fortress of Ghazni was thought to be impregnable. On July 23, 1839, British engineers blew up one of its gates before dawn, and by morning it was taken.</source>
        <translation>Die Festung von Ghazni galt als uneinnehmbar. Am 23.&#xa0;Juli 1839 sprengten britische Pioniere vor Tagesanbruch eines ihrer Tore, und am Morgen war sie gefallen.</translation>
    </message>
    <message>
        <source>A fictional character: first the bully in a school novel by Thomas Hughes (1857), then the antihero of a series by George MacDonald Fraser, the first volume of which takes him to Kabul in 1841.</source>
        <translation>Eine erfundene Gestalt: erst der Schulhofschläger in einem Roman von Thomas Hughes (1857), dann der Antiheld der Romane von George MacDonald Fraser, deren erster ihn 1841 nach Kabul führt.</translation>
    </message>
    <message>
        <source>Pottinger (1811–1843), a young officer of the East India Company, came to Herat in disguise in 1837 and helped to defend it against the Persian siege. Henry Pottinger was his uncle.</source>
        <translation>Pottinger (1811–1843), ein junger Offizier der Ostindien-Kompanie, kam 1837 verkleidet nach Herat und half, es gegen die persische Belagerung zu verteidigen. Henry Pottinger war sein Onkel.</translation>
    </message>
    <message>
        <source>A Scottish officer (1805–1841) whose book on his journey to Bukhara in 1832 made him famous. On November 2, 1841, a crowd killed him in his house in Kabul.</source>
        <translation>Schottischer Offizier (1805–1841), den das Buch über seine Reise nach Buchara von 1832 berühmt machte. Am 2.&#xa0;November 1841 tötete ihn in Kabul eine Menge in seinem Haus.</translation>
    </message>
    <message>
        <source>A British officer (1789–1856) who crossed Baluchistan and Persia in 1810 disguised as a horse dealer. Three decades later he signed the Treaty of Nanking and became the first governor of Hong Kong.</source>
        <translation>Als Pferdehändler verkleidet durchquerte Pottinger (1789–1856) im Jahr 1810 Belutschistan und Persien. Drei Jahrzehnte später unterzeichnete er den Vertrag von Nanking und wurde erster Gouverneur von Hongkong.</translation>
    </message>
    <message>
        <source>Ranjit Singh (1780–1839) founded the Sikh empire in Punjab and ruled it from Lahore. In 1813 he obtained the Koh-i-noor diamond from the exiled Shah Shuja.</source>
        <translation>Ranjit Singh (1780–1839) gründete das Sikh-Reich im Punjab und regierte es von Lahore aus. 1813 erlangte er vom vertriebenen Schah Shujah den Diamanten Koh-i-Noor.</translation>
    </message>
    <message>
        <source>Harlan (1799–1871), an adventurer from Pennsylvania, served Ranjit Singh and later Dost Mohammad. In the mountains of Ghor he had himself proclaimed a prince.</source>
        <translation>Harlan (1799–1871), ein Abenteurer aus Pennsylvania, diente Ranjit Singh und später Dost Mohammad. In den Bergen von Ghor ließ er sich zum Fürsten ausrufen.</translation>
    </message>
    <message>
        <source>Avitabile (1791–1850), a soldier from the Kingdom of Naples, served Ranjit Singh. As governor of Peshawar he was feared for his harsh punishments.</source>
        <translation>Avitabile (1791–1850), ein Soldat aus dem Königreich Neapel, stand in Diensten Ranjit Singhs. Als Gouverneur von Peschawar war er für seine harten Strafen gefürchtet.</translation>
    </message>
    <message>
        <source>One of the oldest markets of Lahore, outside the Lohari Gate of the walled city. It is named after the nearby Mughal tomb of Anarkali.</source>
        <translation>Einer der ältesten Märkte von Lahore, vor dem Lohari-Tor der ummauerten Stadt. Er heißt nach dem nahen Mogulgrab der Anarkali.</translation>
    </message>
    <message>
        <source>Zorawar Singh (1786–1841), a general of the raja of Jammu, conquered Ladakh and Baltistan. He was killed on a winter campaign in western Tibet.</source>
        <translation>Zorawar Singh (1786–1841), General des Radschas von Jammu, eroberte Ladakh und Baltistan. Er fiel auf einem Winterfeldzug im Westen Tibets.</translation>
    </message>
    <message>
        <source>Hari Singh (1791–1837) was a leading general of the Sikh empire and governor on its Afghan frontier. He was killed at Jamrud, at the entrance to the Khyber Pass.</source>
        <translation>Hari Singh (1791–1837) war ein führender General des Sikh-Reichs und Statthalter an dessen afghanischer Grenze. Er fiel bei Jamrud am Eingang zum Khyber-Pass.</translation>
    </message>
    <message>
        <source>A Scottish regiment first raised by the Earl of Seaforth in 1778. In 1880 its 72nd Foot marched with Roberts from Kabul to Kandahar.</source>
        <translation>Schottisches Regiment, 1778 vom Earl of Seaforth aufgestellt. Seine Männer vom 72.&#xa0;Infanterieregiment marschierten 1880 mit Roberts von Kabul nach Kandahar.</translation>
    </message>
    <message>
        <source>An armed order of Sikhs in blue, devoted to the shrine in Amritsar. Their leader Phula Singh fell in 1823 at the battle of Nowshera against the Afghans.</source>
        <translation>Bewaffneter, blau gekleideter Orden der Sikhs, dem Heiligtum von Amritsar verpflichtet. Sein Anführer Phula Singh fiel 1823 in der Schlacht von Nowshera gegen die Afghanen.</translation>
    </message>
    <message>
        <source>Moorcroft (1767–1825), a veterinary surgeon, was in charge of the East India Company’s stud. In search of better horses he traveled by way of Ladakh to Bukhara and died on the way back.</source>
        <translation>Moorcroft (1767–1825), ein Tierarzt, leitete das Gestüt der Ostindien-Kompanie. Auf der Suche nach besseren Pferden reiste er über Ladakh nach Buchara und starb auf dem Rückweg.</translation>
    </message>
    <message>
        <source>Macnaghten (1793–1841), secretary to the government of India, was an architect of the invasion of 1839 and then British envoy in Kabul. He was killed at a meeting with Akbar Khan.</source>
        <translation>Macnaghten (1793–1841), Sekretär der Regierung Indiens, war ein Urheber des Einmarschs von 1839 und danach britischer Gesandter in Kabul. Er wurde bei einem Treffen mit Akbar Khan getötet.</translation>
    </message>
    <message>
        <source>The name under which James Lewis, a deserter from the East India Company’s artillery, traveled through Afghanistan. Near Kabul he dug up Buddhist relics and collected tens of thousands of old coins.</source>
        <translation>Unter diesem Namen durchzog James Lewis, ein Deserteur der Artillerie der Ostindien-Kompanie, Afghanistan. Bei Kabul grub er buddhistische Reliquien aus und sammelte Zehntausende alter Münzen.</translation>
    </message>
    <message>
        <source>The Ghilzai were the great rivals of the Durrani; from 1722 to 1729 a Ghilzai dynasty held the throne of Persia. In 1841 their chiefs closed the passes east of Kabul when British payments were cut.</source>
        <translation>Die Ghilzai waren die großen Rivalen der Durrani; von 1722 bis 1729 hatten sie sogar den Thron Persiens inne. 1841 sperrten ihre Führer die Pässe östlich von Kabul, als britische Zahlungen gekürzt wurden.</translation>
    </message>
    <message>
        <source>Most Baluch chiefs acknowledged the khan of Kalat. In November 1839 a British column stormed Kalat, and Mehrab Khan died defending it.</source>
        <translation>Die meisten belutschischen Führer erkannten den Khan von Kalat an. Im November 1839 stürmte eine britische Kolonne Kalat, und Mehrab Khan fiel bei der Verteidigung.</translation>
    </message>
    <message>
        <source>Bankers in Kandahar issued bills of exchange that were honored from India to Central Asia, so that a merchant could cross the mountains without carrying silver.</source>
        <translation>Bankiers in Kandahar stellten Wechsel aus, die von Indien bis Zentralasien eingelöst wurden. So konnte ein Kaufmann die Berge ohne Silber im Gepäck überqueren.</translation>
    </message>
    <message>
        <source>A gorge some ninety kilometers long between the plain of the Indus and Quetta, the easiest route from Sindh to Kandahar. The British army marched through it in March 1839.</source>
        <translation>Eine rund neunzig Kilometer lange Schlucht zwischen der Indusebene und Quetta, der leichteste Weg von Sindh nach Kandahar. Das britische Heer durchzog sie im März 1839.</translation>
    </message>
    <message>
        <source>The gardens around Kandahar are known for pomegranates, grapes and apricots. Dried or packed in cotton, they were sold as far away as India.</source>
        <translation>Die Gärten um Kandahar sind für Granatäpfel, Trauben und Aprikosen bekannt. Getrocknet oder in Baumwolle verpackt verkaufte man sie bis nach Indien.</translation>
    </message>
    <message>
        <source>Besides the East India Company’s troops, regiments of the royal army served in India. One of them, the 44th Foot, made its last stand at Gandamak on January 13, 1842.</source>
        <translation>Neben den Truppen der Ostindien-Kompanie dienten in Indien Regimenter der königlichen Armee. Eines davon, das 44.&#xa0;Infanterieregiment, wurde am 13.&#xa0;Januar 1842 bei Gandamak aufgerieben.</translation>
    </message>
    <message>
        <source>A British general (1781–1844) who commanded the Army of the Indus in 1839. For taking Ghazni he was raised to the peerage as Baron Keane.</source>
        <translation>Keane (1781–1844) befehligte 1839 die Army of the Indus. Für die Einnahme von Ghazni wurde er als Baron Keane in den Adelsstand erhoben.</translation>
    </message>
    <message>
        <source>The jezail is a long muzzle-loader, made by hand and often with a curved stock. Fired from a rest, it outranged the British muskets of 1841.</source>
        <translation>Die Jezail ist ein langer, handgefertigter Vorderlader, oft mit gekrümmtem Kolben. Aufgelegt abgefeuert trug sie weiter als die britischen Musketen von 1841.</translation>
    </message>
    <message>
        <source>The Ishaqzai are one of the Durrani tribes of the southwest. Their lands lie between Kandahar and Herat, along the Helmand and around Farah.</source>
        <translation>Die Ishaqzai sind einer der Durrani-Stämme des Südwestens. Ihr Land liegt zwischen Kandahar und Herat, am Helmand und um Farah.</translation>
    </message>
    <message>
        <source>Underground channels carry water from the foot of the mountains to the fields by gravity alone. They have been built in Iran for more than two thousand years; the Afghans call them karez.</source>
        <translation>Unterirdische Kanäle führen Wasser allein durch Gefälle vom Fuß der Berge auf die Felder. In Iran baut man sie seit mehr als zweitausend Jahren; in Afghanistan heißen sie Karez.</translation>
    </message>
    <message>
        <source>The road from Herat to Kandahar skirts the mountains by way of Farah and is passable for wagons and guns. That is why British officers called Herat the key to India.</source>
        <translation>Der Weg von Herat nach Kandahar umgeht über Farah das Gebirge und ist für Wagen und Geschütze befahrbar. Deshalb nannten britische Offiziere Herat den Schlüssel zu Indien.</translation>
    </message>
    <message>
        <source>Poppies grew in Persia and in the valleys around Herat. The East India Company held a monopoly on the opium of Bengal and sold it for export to China, which led to war in 1839.</source>
        <translation>Mohn wuchs in Persien und in den Tälern um Herat. Die Ostindien-Kompanie besaß das Monopol auf das Opium Bengalens und verkaufte es für den chinesischen Markt, was 1839 zum Krieg führte.</translation>
    </message>
    <message>
        <source>A brick tower about sixty-five meters tall in a lonely valley of Ghor, built by the Ghurid sultans in the twelfth century. It has been a World Heritage Site since 2002.</source>
        <translation>Ein rund fünfundsechzig Meter hoher Ziegelturm in einem einsamen Tal von Ghor, im 12.&#xa0;Jahrhundert von den Ghuriden-Sultanen erbaut. Seit 2002 gehört er zum Welterbe.</translation>
    </message>
    <message>
        <source>The valley of the Hari Rud around Herat is watered by canals and was known for its grain. An army marching to or from India could feed itself there.</source>
        <translation>Das Tal des Hari Rud um Herat ist von Kanälen bewässert und war für sein Getreide bekannt. Ein Heer auf dem Weg nach Indien oder von dort konnte sich hier versorgen.</translation>
    </message>
    <message>
        <source>A general from Dalmatia in Russian service, envoy in Tehran in the 1830s. He encouraged the shah to besiege Herat, and British protests led to his recall.</source>
        <translation>General aus Dalmatien in russischen Diensten, in den 1830er-Jahren Gesandter in Teheran. Er ermunterte den Schah zur Belagerung Herats; auf britischen Protest wurde er abberufen.</translation>
    </message>
    <message>
        <source>A diplomat (1795–1829) and the author of the comedy “Woe from Wit”. He worked on the Treaty of Turkmenchay and died when a crowd stormed the Russian legation in Tehran.</source>
        <translation>Diplomat (1795–1829) und Dichter der Komödie „Verstand schafft Leiden“, beteiligt am Vertrag von Turkmantschai. Er starb, als eine Menge die russische Gesandtschaft in Teheran stürmte.</translation>
    </message>
    <message>
        <source>A Christian missionary (1795–1862) and the son of a German rabbi. In 1844 he went to Bukhara to learn the fate of Stoddart and Conolly, and came back alive.</source>
        <translation>Rabbinersohn (1795–1862) aus Deutschland, der christlicher Missionar wurde. 1844 reiste er nach Buchara, um das Schicksal von Stoddart und Conolly zu klären, und kam lebend zurück.</translation>
    </message>
    <message>
        <source>Wade (1794–1861) was the British agent at Ludhiana on the Sikh frontier, in charge of relations with Punjab and Kabul. In 1839 he led a force through the Khyber Pass.</source>
        <translation>Wade (1794–1861) war britischer Agent in Ludhiana an der Grenze der Sikhs, zuständig für die Beziehungen zum Punjab und zu Kabul. 1839 führte er eine Truppe durch den Khyber-Pass.</translation>
    </message>
    <message>
        <source>Allard (1785–1839), one of Napoleon’s cavalry officers, sought employment in Persia after Waterloo. In 1822 he reached Lahore, where he trained Ranjit Singh’s horsemen.</source>
        <translation>Allard (1785–1839), ein Kavallerieoffizier Napoleons, suchte nach Waterloo in Persien Anstellung. 1822 kam er nach Lahore und bildete Ranjit Singhs Reiter aus.</translation>
    </message>
    <message>
        <source>Tutor to the future Mohammad Shah and his prime minister from 1835 to 1848. His family came from Erivan, and he leaned toward Sufism; cannon and irrigation were his favorite projects.</source>
        <translation>Erzieher des späteren Mohammad Schah und von 1835 bis 1848 dessen Premierminister. Seine Familie kam aus Eriwan, und er neigte dem Sufismus zu; Kanonen und Bewässerung waren seine Lieblingsvorhaben.</translation>
    </message>
    <message>
        <source>Abbas Mirza (1789–1833), crown prince of Persia, raised troops on the European model. He commanded in two wars against Russia; both were lost.</source>
        <translation>Abbas Mirza (1789–1833), Kronprinz von Persien, stellte Truppen nach europäischem Vorbild auf. Er befehligte in zwei Kriegen gegen Russland; beide gingen verloren.</translation>
    </message>
    <message>
        <source>Amir Kabir, prime minister from 1848 to 1851, reformed taxation, the post and the army. In Tehran he founded the country’s first modern college.</source>
        <translation>Amir Kabir, Premierminister von 1848 bis 1851, reformierte Steuern, Post und Heer. In Teheran gründete er die erste moderne Hochschule des Landes.</translation>
    </message>
    <message>
        <source>Slaves from East Africa reached Persia through the ports of the Gulf. In 1848 Mohammad Shah banned their import by sea under British pressure.</source>
        <translation>Sklaven aus Ostafrika kamen über die Häfen am Golf nach Persien. 1848 verbot Mohammad Schah auf britischen Druck ihre Einfuhr über See.</translation>
    </message>
    <message>
        <source>British cotton goods reached Persia by way of Bushehr on the Gulf and, from the 1830s on, through Trebizond and Tabriz. A commercial treaty followed in 1841.</source>
        <translation>Britische Baumwollstoffe kamen über Buschehr am Golf und seit den 1830er-Jahren über Trapezunt und Täbris nach Persien. 1841 folgte ein Handelsvertrag.</translation>
    </message>
    <message>
        <source>The Treaty of Turkmenchay of 1828 fixed the duty on goods at five percent and kept Persian warships off the Caspian Sea. Russian merchants traded through Astrakhan and the Caucasus.</source>
        <translation>Der Vertrag von Turkmantschai von 1828 setzte den Warenzoll auf fünf Prozent fest und hielt persische Kriegsschiffe vom Kaspischen Meer fern. Russische Kaufleute handelten über Astrachan und den Kaukasus.</translation>
    </message>
    <message>
        <source>French, British and other European officers drilled the new infantry of the Qajars. Alongside it the old levies of tribal horsemen continued to serve.</source>
        <translation>Französische, britische und andere europäische Offiziere drillten die neue Infanterie der Kadscharen. Daneben dienten weiterhin die alten Aufgebote der Stammesreiter.</translation>
    </message>
    <message>
        <source>Among the shah’s best troops was a battalion of deserters from the Russian army, the Bahadoran. At the end of the 1830s most of them were taken home at the tsar’s demand.</source>
        <translation>Zu den besten Truppen des Schahs zählte ein Bataillon aus Deserteuren der russischen Armee, die Bahadoran. Ende der 1830er-Jahre wurden die meisten auf Verlangen des Zaren heimgeführt.</translation>
    </message>
    <message>
        <source>Peasants were drafted into the tsar’s infantry for twenty-five years, or twenty from 1834 on. Wars with Persia and the Ottomans had hardened the regiments of the Caucasus.</source>
        <translation>Bauern wurden für fünfundzwanzig Jahre zur Infanterie des Zaren eingezogen, seit 1834 für zwanzig. Kriege gegen Perser und Osmanen hatten die Regimenter im Kaukasus abgehärtet.</translation>
    </message>
    <message>
        <source>Exiled to Orenburg as a schoolboy for joining a Polish secret society, Witkiewicz (1808–1839) rose to become Russia’s envoy in Kabul in 1837. He was found dead in Saint Petersburg.</source>
        <translation>Witkiewicz (1808–1839) wurde als Schüler wegen eines polnischen Geheimbunds nach Orenburg verbannt; 1837 war er Russlands Gesandter in Kabul. In Sankt Petersburg fand man ihn tot auf.</translation>
    </message>
    <message>
        <source>A British officer and traveler (1807–1842) whose letters contain the phrase “the great game”. He was executed in Bukhara.</source>
        <translation>Britischer Offizier und Reisender (1807–1842), in dessen Briefen das Wort vom „großen Spiel“ steht. Er wurde in Buchara hingerichtet.</translation>
    </message>
    <message>
        <source>The merchant Mehdi Rafailov dealt in Kashmir shawls and traveled for Russia to Ladakh and Kashmir. In 1820 he set out with a letter to Ranjit Singh and died on the way.</source>
        <translation>Der Kaufmann Mehdi Rafailow handelte mit Kaschmirschals und reiste für Russland nach Ladakh und Kaschmir. 1820 brach er mit einem Brief an Ranjit Singh auf und starb unterwegs.</translation>
    </message>
    <message>
        <source>The Uzbek lord of Kunduz, master of the lands between the Hindu Kush and the Oxus around 1830. He held the traveler Moorcroft for ransom.</source>
        <translation>Der usbekische Herr von Kunduz, um 1830 Gebieter der Länder zwischen Hindukusch und Oxus. Den Reisenden Moorcroft hielt er für Lösegeld gefangen.</translation>
    </message>
    <message>
        <source>Khan of Kokand from 1822. Under him the khanate in the Ferghana valley was larger than ever; in 1842 the emir of Bukhara took the city and had him executed.</source>
        <translation>Seit 1822 Khan von Kokand, dessen Reich im Ferghanatal nie größer war als unter ihm. 1842 nahm der Emir von Buchara die Stadt und ließ ihn hinrichten.</translation>
    </message>
    <message>
        <source>Orenburg, founded in 1743, was Russia’s base at the edge of the Kazakh steppe. From there camel caravans left for Khiva and Bukhara.</source>
        <translation>Orenburg, 1743 gegründet, war Russlands Stützpunkt am Rand der kasachischen Steppe. Von dort brachen Kamelkarawanen nach Khiva und Buchara auf.</translation>
    </message>
    <message>
        <source>A Turkmen oasis on the Murghab and Kushk rivers. In March 1885 Russian troops drove the Afghans out, and Britain and Russia came close to war.</source>
        <translation>Eine Oase der Turkmenen an den Flüssen Murgab und Kuschk. Im März 1885 vertrieben russische Truppen die Afghanen, und Großbritannien und Russland standen am Rand eines Krieges.</translation>
    </message>
    <message>
        <source>The Orenburg and Ural Cossacks guarded the forts on the edge of the steppe. In return for land and privileges they served the tsar on their own horses.</source>
        <translation>Die Orenburger und Ural-Kosaken bewachten die Festungen am Rand der Steppe. Für Land und Vorrechte schuldeten sie dem Zaren Dienst auf eigenen Pferden.</translation>
    </message>
    <message>
        <source>Count Perovsky (1795–1857) was governor of Orenburg in the 1830s and again in the 1850s. His winter march on Khiva in 1839–40 failed; in 1853 he took the fort of Ak-Mechet on the Syr Darya.</source>
        <translation>Graf Perovsky (1795–1857), Gouverneur in Orenburg in den 1830er- und wieder in den 1850er-Jahren. Sein Wintermarsch auf Khiva 1839/40 scheiterte; 1853 nahm er die Festung Ak-Metschet am Syrdarja.</translation>
    </message>
</context>
<context>
    <name>CardPlate</name>
    <message>
        <source>Suit</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Rank: its stars</source>
        <translation>Rang: ihre Sterne</translation>
    </message>
    <message>
        <source>Its region</source>
        <translation>Ihre Region</translation>
    </message>
    <message>
        <source>Actions, with their cost</source>
        <translation>Aktionen mit Kosten</translation>
    </message>
    <message>
        <source>Special ability</source>
        <translation>Besondere Fähigkeit</translation>
    </message>
    <message>
        <source>Impact icons: once, when it is played</source>
        <translation>Wirkungssymbole: einmal, beim Ausspielen</translation>
    </message>
    <message>
        <source>Name; on a color: a patriot</source>
        <translation>Name; auf Koalitionsfarbe: Patriot</translation>
    </message>
    <message>
        <source>Hatched tab: leverage</source>
        <translation>Schraffur: fremdfinanziert</translation>
    </message>
    <message>
        <source>Prize of a betrayal</source>
        <translation>Beute bei Verrat</translation>
    </message>
</context>
<context>
    <name>CardSigns</name>
    <message>
        <source>Each star of your political cards lets your court hold one more card. While the suit is favored, actions of political cards are bonus actions.</source>
        <translation>Für jeden Stern deiner politischen Karten darf dein Hof eine Karte mehr enthalten. Solange die Farbe bevorzugt ist, sind Aktionen politischer Karten Bonusaktionen.</translation>
    </message>
    <message>
        <source>Each star of your intelligence cards lets you keep one more card in hand. While the suit is favored, actions of intelligence cards are bonus actions.</source>
        <translation>Für jeden Stern deiner Geheimdienstkarten darfst du eine Karte mehr auf der Hand behalten. Solange die Farbe bevorzugt ist, sind Aktionen von Geheimdienstkarten Bonusaktionen.</translation>
    </message>
    <message>
        <source>Each star of your economic cards shelters one of your rupees from taxes. While the suit is favored, actions of economic cards are bonus actions.</source>
        <translation>Jeder Stern deiner ökonomischen Karten schützt eine deiner Rupien vor Besteuerung. Solange die Farbe bevorzugt ist, sind Aktionen ökonomischer Karten Bonusaktionen.</translation>
    </message>
    <message>
        <source>Stars of your military cards decide a tie at the end of the game. While the suit is favored, purchases cost double and actions of military cards are bonus actions.</source>
        <translation>Sterne deiner militärischen Karten entscheiden einen Gleichstand am Spielende. Solange die Farbe bevorzugt ist, kosten Käufe das Doppelte und Aktionen militärischer Karten sind Bonusaktionen.</translation>
    </message>
    <message>
        <source>Rank {rank}</source>
        <translation>Rang {rank}</translation>
    </message>
    <message>
        <source>The region of the card: its tribes, armies and roads are placed there, and whoever rules it may demand a bribe when the card is played.</source>
        <translation>Die Region der Karte: Dort werden ihre Stämme, Armeen und Straßen platziert, und wer sie beherrscht, darf Bestechungsgeld verlangen, wenn die Karte ausgespielt wird.</translation>
    </message>
    <message>
        <source>In your court it is worth 1 influence point. Playing it makes you loyal to its coalition; if you were not, you lose your gifts, prizes and other patriots.</source>
        <translation>In deinem Hof zählt die Karte 1&#xa0;Einflusspunkt. Wer sie ausspielt, wird loyal zu ihrer Koalition; warst du es nicht, verlierst du Geschenke, Beute und andere Patrioten.</translation>
    </message>
    <message>
        <source>Whoever betrays this card may keep it as a prize, worth 1 influence point. It makes them loyal to its coalition.</source>
        <translation>Wer diese Karte verrät, darf sie als Beute behalten: 1&#xa0;Einflusspunkt und Loyalität zu ihrer Koalition.</translation>
    </message>
    <message>
        <source>Whoever buys the card takes them.</source>
        <translation>Wer die Karte kauft, nimmt sie.</translation>
    </message>
    <message>
        <source>{sum} on the card</source>
        <translation>{sum} auf der Karte</translation>
    </message>
    <message>
        <source>Paid on this turn</source>
        <translation>In diesem Zug bezahlt</translation>
    </message>
    <message>
        <source>This event is discarded at the end of the turn unless it is bought: then its upper half takes effect.</source>
        <translation>Wird das Ereignis nicht gekauft, wird es am Ende des Zugs abgeworfen: Dann gilt seine obere Hälfte.</translation>
    </message>
    <message>
        <source>Last turn in the market</source>
        <translation>Letzter Zug im Markt</translation>
    </message>
    <message>
        <source>Held hostage</source>
        <translation>Als Geisel gehalten</translation>
    </message>
    <message>
        <source>The number of its stars. Its actions tax up to as many rupees, make up to as many moves or remove up to as many pieces.</source>
        <translation>Die Zahl ihrer Sterne. Mit ihren Aktionen nimmst du höchstens so viele Rupien, ziehst höchstens so oft oder entfernst höchstens so viele Spielsteine.</translation>
    </message>
    <message>
        <source>How to read a card</source>
        <translation>Wie man eine Karte liest</translation>
    </message>
    <message>
        <source>Every mark on a card, in a picture.</source>
        <translation>Jedes Zeichen einer Karte in einem Bild.</translation>
    </message>
    <message>
        <source>A rupee was placed on it this turn, so it cannot be bought now.</source>
        <translation>Auf die Karte wurde eine Rupie gelegt: Sie lässt sich in diesem Zug nicht kaufen.</translation>
    </message>
    <message>
        <source>Another player has the most spies on it. Using its actions costs a bribe of {sum}, unless that player waives it.</source>
        <translation>Jemand anderes hat die meisten Spione auf der Karte. Für ihre Aktionen ist Bestechungsgeld fällig: {sum}, sofern es nicht erlassen wird.</translation>
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
        <source>Savvy Purchasing: no card has spies or tribes.</source>
        <translation>Kluger Einkauf: Keine Karte hat Spione oder Stämme.</translation>
    </message>
    <message>
        <source>Coin Erratum: no card has spies or tribes.</source>
        <translation>Münz-Erratum: Keine Karte hat Spione oder Stämme.</translation>
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
        <source>“{chosen}” is favored.</source>
        <translation>„{chosen}“ gehört zur bevorzugten Farbe.</translation>
    </message>
    <message>
        <source>“{chosen}” is a patriot of the dominant coalition.</source>
        <translation>„{chosen}“ ist ein Patriot der dominanten Koalition.</translation>
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
        <source>“{chosen}” is the only candidate.</source>
        <translation>Nur „{chosen}“ kommt infrage.</translation>
    </message>
    <message>
        <source>“{chosen}” comes first.</source>
        <translation>„{chosen}“ liegt vorn.</translation>
    </message>
    <message>
        <source>“{chosen}” is the cheapest of those tied.</source>
        <translation>„{chosen}“ ist unter den gleichrangigen die günstigste.</translation>
    </message>
    <message>
        <source>“{chosen}” has the highest card number of those tied.</source>
        <translation>„{chosen}“ hat unter den gleichrangigen die höchste Kartennummer.</translation>
    </message>
    <message>
        <source>Wakhan’s spies and the most any other player has: {rated}.</source>
        <translation>Spione von Wakhan und die meisten eines Mitspielers: {rated}.</translation>
    </message>
    <message>
        <source>Cards where Wakhan does not have the most spies: {cards}.</source>
        <translation>Karten, auf denen Wakhan nicht die meisten Spione hat: {cards}.</translation>
    </message>
    <message>
        <source>Wakhan has the most spies everywhere; possible cards: {cards}.</source>
        <translation>Wakhan hat überall die meisten Spione; mögliche Karten: {cards}.</translation>
    </message>
    <message>
        <source>Cards that can take the action: {cards}.</source>
        <translation>Karten für die Aktion: {cards}.</translation>
    </message>
    <message>
        <source>“{chosen}” is in another player’s court.</source>
        <translation>„{chosen}“ liegt in einem fremden Hof.</translation>
    </message>
    <message>
        <source>“{chosen}” has a prize of the dominant coalition.</source>
        <translation>„{chosen}“ zeigt Beute der dominanten Koalition.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it is the only one.</source>
        <translation>Wakhan wirft „{chosen}“ ab: Es ist die einzige Karte.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it is not political.</source>
        <translation>Wakhan wirft „{chosen}“ ab: keine politische Karte.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it is not a patriot.</source>
        <translation>Wakhan wirft „{chosen}“ ab: kein Patriot.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it is not leveraged.</source>
        <translation>Wakhan wirft „{chosen}“ ab: nicht fremdfinanziert.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: rival spies outnumber hers there the most.</source>
        <translation>Wakhan wirft „{chosen}“ ab: Hier überwiegen fremde Spione am stärksten.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it has the most rival spies.</source>
        <translation>Wakhan wirft „{chosen}“ ab: Hier sind die meisten fremden Spione.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it has the fewest spies.</source>
        <translation>Wakhan wirft „{chosen}“ ab: Hier sind die wenigsten Spione.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it has the lowest rank.</source>
        <translation>Wakhan wirft „{chosen}“ ab: niedrigster Rang.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it is not favored.</source>
        <translation>Wakhan wirft „{chosen}“ ab: gehört nicht zur bevorzugten Farbe.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it has the lowest card number.</source>
        <translation>Wakhan wirft „{chosen}“ ab: kleinste Nummer.</translation>
    </message>
</context>
<context>
    <name>CautionLines</name>
    <message>
        <source>{name} would win at this Dominance Check. Buy it anyway?</source>
        <translation>Bei diesem Dominanzcheck würde {name} gewinnen. Trotzdem kaufen?</translation>
    </message>
    <message>
        <source>{name} would win at the next Dominance Check. End the turn anyway?</source>
        <translation>Beim nächsten Dominanzcheck würde {name} gewinnen. Den Zug trotzdem beenden?</translation>
    </message>
    <message>
        <source>{buyer} can buy the Dominance Check (price: {price}) and would then be ahead of you. End the turn anyway?</source>
        <translation>{buyer} kann den Dominanzcheck kaufen (Preis: {price}) und läge danach vor dir. Den Zug trotzdem beenden?</translation>
    </message>
    <message>
        <source>{buyer} can buy the Dominance Check (price: {price}), and then {name} would be ahead of you. End the turn anyway?</source>
        <translation>{buyer} kann den Dominanzcheck kaufen (Preis: {price}); danach läge {name} vor dir. Den Zug trotzdem beenden?</translation>
    </message>
    <message>
        <source>A bonus action would still help you: {move}. End the turn anyway?</source>
        <translation>Eine Bonusaktion würde dir noch helfen: {move}. Den Zug trotzdem beenden?</translation>
    </message>
    <message>
        <source>This changes your loyalty to {coalition}. You lose {losses}. Do it anyway?</source>
        <translation>Damit wechselst du die Loyalität zu {coalition}. Du verlierst {losses}. Trotzdem?</translation>
    </message>
</context>
<context>
    <name>ChangeLine</name>
    <message>
        <source>You lost “{card}” from your court.</source>
        <translation>Du hast „{card}“ im Hof verloren.</translation>
    </message>
    <message>
        <source>You lost the prize “{card}”.</source>
        <translation>Du hast die Beute „{card}“ verloren.</translation>
    </message>
    <message>
        <source>{other} holds “{card}” hostage.</source>
        <translation>{other} hält „{card}“ als Geisel.</translation>
    </message>
    <message numerus="yes">
        <source>You lost %n tribe(s) {in_region}.</source>
        <translation>
            <numerusform>Du hast %n&#xa0;Stamm {in_region} verloren.</numerusform>
            <numerusform>Du hast %n&#xa0;Stämme {in_region} verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lost %n spy(s).</source>
        <translation>
            <numerusform>Du hast %n&#xa0;Spion verloren.</numerusform>
            <numerusform>Du hast %n&#xa0;Spione verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>You no longer rule {region}.</source>
        <translation>Du beherrschst die Region {region} nicht mehr.</translation>
    </message>
    <message>
        <source>You now rule {region}.</source>
        <translation>Du beherrschst jetzt die Region {region}.</translation>
    </message>
    <message numerus="yes">
        <source>You lost %n gift(s).</source>
        <translation>
            <numerusform>Du hast %n&#xa0;Geschenk verloren.</numerusform>
            <numerusform>Du hast %n&#xa0;Geschenke verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n fewer rupee(s).</source>
        <translation>
            <numerusform>Du hast %n&#xa0;Rupie weniger.</numerusform>
            <numerusform>Du hast %n&#xa0;Rupien weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more rupee(s).</source>
        <translation>
            <numerusform>Du hast %n&#xa0;Rupie mehr.</numerusform>
            <numerusform>Du hast %n&#xa0;Rupien mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} scored %n point(s).</source>
        <translation>
            <numerusform>{seat} erhielt %n&#xa0;Punkt.</numerusform>
            <numerusform>{seat} erhielt %n&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>Du hast %n&#xa0;Punkt erhalten.</numerusform>
            <numerusform>Du hast %n&#xa0;Punkte erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} is now loyal to {coalition}.</source>
        <translation>{seat} hat die Loyalität gewechselt: {coalition}.</translation>
    </message>
    <message>
        <source>The favored suit is now: {suit}.</source>
        <translation>Bevorzugte Farbe ist jetzt: {suit}.</translation>
    </message>
    <message>
        <source>A Dominance Check is in the market at price {number}.</source>
        <translation>Ein Dominanzcheck liegt zum Preis {number} im Markt.</translation>
    </message>
</context>
<context>
    <name>CheckInMarket</name>
    <message>
        <source>A Dominance Check has entered the market at price {price}. It is scored when someone buys it, when it is discarded from column 0 or when a second one comes.</source>
        <translation>Ein Dominanzcheck liegt jetzt zum Preis&#xa0;{price} im Markt. Er wird gewertet, wenn ihn jemand kauft, wenn er aus Spalte&#xa0;0 abgeworfen wird oder wenn ein zweiter dazukommt.</translation>
    </message>
</context>
<context>
    <name>CheckLines</name>
    <message>
        <source>The final Dominance Check</source>
        <translation>Der letzte Dominanzcheck</translation>
    </message>
    <message>
        <source>Instability: an immediate Dominance Check</source>
        <translation>Instabilität: sofortiger Dominanzcheck</translation>
    </message>
    <message>
        <source>Dominance Check</source>
        <translation>Dominanzcheck</translation>
    </message>
    <message>
        <source>Unsuccessful: no coalition has the most blocks.</source>
        <translation>Misserfolg: Keine Koalition hat die meisten Blöcke.</translation>
    </message>
    <message>
        <source>Points for influence in {coalition}, doubled: {points}.</source>
        <translation>Punkte für Einfluss ({coalition}), verdoppelt: {points}.</translation>
    </message>
    <message>
        <source>Points for influence in {coalition}: {points}.</source>
        <translation>Punkte für Einfluss ({coalition}): {points}.</translation>
    </message>
    <message>
        <source>Points for cylinders in play, doubled: {points}.</source>
        <translation>Punkte für Zylinder im Spiel, verdoppelt: {points}.</translation>
    </message>
    <message>
        <source>Points for cylinders in play: {points}.</source>
        <translation>Punkte für Zylinder im Spiel: {points}.</translation>
    </message>
    <message>
        <source>no points: loyal to {loyalty}</source>
        <translation>keine Punkte: loyal zu {loyalty}</translation>
    </message>
    <message>
        <source>{measure}; tied players share the points</source>
        <translation>{measure}; bei Gleichstand werden die Punkte geteilt</translation>
    </message>
    <message numerus="yes">
        <source>%n cylinder(s) in play</source>
        <translation>
            <numerusform>%n&#xa0;Zylinder im Spiel</numerusform>
            <numerusform>%n&#xa0;Zylinder im Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>influence {total}: {parts}</source>
        <translation>Einfluss {total}: {parts}</translation>
    </message>
    <message>
        <source>loyalty {count}</source>
        <translation>Loyalität {count}</translation>
    </message>
    <message>
        <source>patriots {count}</source>
        <translation>Patrioten {count}</translation>
    </message>
    <message>
        <source>prizes {count}</source>
        <translation>Beute {count}</translation>
    </message>
    <message>
        <source>gifts {count}</source>
        <translation>Geschenke {count}</translation>
    </message>
    <message>
        <source>The game is over. Shared victory: {winners}.</source>
        <translation>Das Spiel ist zu Ende. Geteilter Sieg: {winners}.</translation>
    </message>
    <message>
        <source>{winners} leads by at least 4 points and wins the game.</source>
        <translation>{winners} führt mit mindestens 4&#xa0;Punkten und gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>The game is over: {winners} wins.</source>
        <translation>Das Spiel ist zu Ende: {winners} gewinnt.</translation>
    </message>
    <message>
        <source>All blocks are removed from the map.</source>
        <translation>Alle Blöcke werden vom Spielplan entfernt.</translation>
    </message>
    <message>
        <source>Successful: {coalition} leads by {lead} (needed: {needed}).</source>
        <translation>Erfolg: {coalition} führt mit {lead} (nötig: {needed}).</translation>
    </message>
    <message>
        <source>Unsuccessful: {coalition} leads by {lead} (needed: {needed}).</source>
        <translation>Misserfolg: {coalition} führt nur mit {lead} (nötig: {needed}).</translation>
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
        <source>Points: {points}.</source>
        <translation>Punkte: {points}.</translation>
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
    <message>
        <source>The final Dominance Check is successful: {dominant} is dominant.</source>
        <translation>Der letzte Dominanzcheck ist erfolgreich: {dominant} ist dominant.</translation>
    </message>
    <message>
        <source>The Dominance Check is successful: {dominant} is dominant.</source>
        <translation>Der Dominanzcheck ist erfolgreich: {dominant} ist dominant.</translation>
    </message>
    <message>
        <source>No one scores.</source>
        <translation>Niemand erhält Punkte.</translation>
    </message>
    <message>
        <source>All blocks are removed from the map.</source>
        <translation>Alle Blöcke werden vom Spielplan entfernt.</translation>
    </message>
</context>
<context>
    <name>CheckScene</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>See the ranking</source>
        <translation>Rangliste ansehen</translation>
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
    <name>Coalition in a small place</name>
    <message>
        <source>Afghanistan</source>
        <translation>Afghanistan</translation>
    </message>
    <message>
        <source>Britain</source>
        <translation>Groß­britannien</translation>
    </message>
    <message>
        <source>Russia</source>
        <translation>Russland</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>usage: {program} [FILE] [options]</source>
        <translation>Aufruf: {program} [DATEI] [Optionen]</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>without a window</source>
        <translation>Ohne Fenster</translation>
    </message>
    <message>
        <source>about the program</source>
        <translation>Über das Programm</translation>
    </message>
    <message>
        <source>a saved game to open (*.pamir)</source>
        <translation>ein gespeichertes Spiel, das geöffnet wird (*.pamir)</translation>
    </message>
    <message>
        <source>give Wakhan one of the seats in --selfplay</source>
        <translation>Wakhan bei --selfplay einen der Plätze geben</translation>
    </message>
    <message>
        <source>Play Pax Pamir: Second Edition, solo or around one screen.</source>
        <translation>Pax Pamir: Second Edition allein oder gemeinsam an einem Bildschirm spielen.</translation>
    </message>
    <message>
        <source>LEVELS</source>
        <translation>STÄRKEN</translation>
    </message>
    <message>
        <source>replay a saved game from the beginning</source>
        <translation>ein gespeichertes Spiel von Anfang an wiedergeben</translation>
    </message>
    <message>
        <source>seed for the new game; the same seed deals the same cards</source>
        <translation>Startwert des neuen Spiels; derselbe Startwert ergibt dieselben Karten</translation>
    </message>
    <message>
        <source>language for this session</source>
        <translation>Sprache für diesen Start</translation>
    </message>
    <message>
        <source>size of text and pieces for this session: a factor from 0.8 to 2, or a percentage</source>
        <translation>Größe von Schrift und Tisch für diesen Start: ein Faktor von 0.8 bis 2 oder eine Prozentzahl</translation>
    </message>
    <message>
        <source>start with default settings and without your games, and save nothing</source>
        <translation>mit den Standardeinstellungen und ohne deine Spiele starten; gespeichert wird nichts</translation>
    </message>
    <message>
        <source>folder for settings, games and log</source>
        <translation>Ordner für Einstellungen, Spiele und Protokoll</translation>
    </message>
    <message>
        <source>lowest level of messages to print on the terminal</source>
        <translation>ab welcher Stufe Meldungen im Terminal erscheinen</translation>
    </message>
    <message>
        <source>play a short game without a display and save pictures of it in DIR</source>
        <translation>ein kurzes Spiel ohne Bildschirm spielen und Bilder davon in ORDNER ablegen</translation>
    </message>
    <message>
        <source>replay a saved game and report its contents; exit status 0: valid, 1: invalid, 2: no such file</source>
        <translation>ein gespeichertes Spiel nachprüfen und seinen Inhalt nennen; Rückgabewert 0: gültig, 1: ungültig, 2: keine solche Datei</translation>
    </message>
    <message>
        <source>play N games with random players and print the results (in English)</source>
        <translation>N Spiele mit zufällig ziehenden Spielern spielen und das Ergebnis ausgeben (auf Englisch)</translation>
    </message>
    <message>
        <source>number of seats for --selfplay, including Wakhan’s (2 to 5)</source>
        <translation>Plätze für --selfplay, den von Wakhan eingeschlossen (2 bis 5)</translation>
    </message>
    <message>
        <source>seat computer players in --selfplay: 2 to 5 levels (novice, skilled, strong, expert) separated by commas, as in expert,skilled:general</source>
        <translation>Computerspieler bei --selfplay einsetzen: 2&#xa0;bis 5&#xa0;Stärken (novice, skilled, strong, expert), durch Kommas getrennt, wie expert,skilled:general</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>diese Hilfe zeigen und beenden</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>die Version zeigen und beenden</translation>
    </message>
    <message>
        <source>Pamir Desktop needs a display, but none was found (neither DISPLAY nor WAYLAND_DISPLAY is set).
Try --demo DIR for pictures of a short game, or --selfplay N to run games without a window.</source>
        <translation>Pamir Desktop braucht einen Bildschirm, und hier gibt es keinen (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt).
Versuche --demo ORDNER für Bilder eines kurzen Spiels oder --selfplay N für Spiele ohne Fenster.</translation>
    </message>
    <message>
        <source>Run {program} --help to see all options.</source>
        <translation>{program} --help zeigt alle Optionen.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>TISCH</translation>
    </message>
    <message>
        <source>Pamir Desktop could not open a window. Check that the display in DISPLAY or WAYLAND_DISPLAY is running, and that QT_QPA_PLATFORM, if it is set, names a platform of Qt.
Try --demo DIR for pictures of a short game, or --selfplay N to run games without a window.</source>
        <translation>Pamir Desktop konnte kein Fenster öffnen. Prüfe, ob die Anzeige aus DISPLAY oder WAYLAND_DISPLAY läuft und ob QT_QPA_PLATFORM, falls gesetzt, eine Plattform von Qt nennt.
Versuche --demo ORDNER für Bilder eines kurzen Spiels oder --selfplay N für Spiele ohne Fenster.</translation>
    </message>
    <message>
        <source>edition for --selfplay; the first one (2015, adapted) is played without Wakhan and without computer players</source>
        <translation>Ausgabe für --selfplay; die erste (2015, bearbeitet) wird ohne Wakhan und ohne Computerspieler gespielt</translation>
    </message>
    <message>
        <source>start a new game right away: solo, 2w (two players and Wakhan), hotseat:N with N from 2 to 5, or first:N for the first edition</source>
        <translation>sofort ein neues Spiel beginnen: solo, 2w (zwei Spieler und Wakhan), hotseat:N mit N von 2 bis 5 oder first:N für die erste Ausgabe</translation>
    </message>
</context>
<context>
    <name>CommandProblem</name>
    <message>
        <source>Unknown argument: {arguments}</source>
        <translation>Unbekannte Angabe: {arguments}</translation>
    </message>
    <message>
        <source>{option} needs a value.</source>
        <translation>Nach {option} fehlt ein Wert.</translation>
    </message>
    <message>
        <source>{option} does not take a value.</source>
        <translation>{option} nimmt keinen Wert an.</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”. Possible values: {choices}.</source>
        <translation>Ungültiger Wert für {option}: „{value}“. Möglich: {choices}.</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”: it must be a whole number above 0.</source>
        <translation>Ungültiger Wert für {option}: „{value}“. Erwartet wird eine ganze Zahl über 0.</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”: a game has 2 to 5 players.</source>
        <translation>Ungültiger Wert für {option}: „{value}“. Ein Spiel hat 2&#xa0;bis 5&#xa0;Spieler.</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”: name 2 to 5 levels separated by commas.</source>
        <translation>Ungültiger Wert für {option}: „{value}“. Nenne 2&#xa0;bis 5&#xa0;Stärken, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”: it must be a whole number from 0 to 2**63 - 1.</source>
        <translation>Ungültiger Wert für {option}: „{value}“. Erwartet wird eine ganze Zahl von 0 bis 2**63 - 1.</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”: it must be from 0.8 to 2, or from 80% to 200%.</source>
        <translation>Ungültiger Wert für {option}: „{value}“. Möglich ist 0.8 bis 2 oder 80% bis 200%.</translation>
    </message>
    <message>
        <source>{one} and {other} cannot be used together.</source>
        <translation>{one} und {other} sind nicht zusammen möglich.</translation>
    </message>
    <message>
        <source>Wakhan plays against one or two people: --players 2 or --players 3.</source>
        <translation>Wakhan spielt gegen einen oder zwei Menschen: --players 2 oder --players 3.</translation>
    </message>
    <message>
        <source>{task} opens no window and cannot be used with {option}.</source>
        <translation>{task} öffnet kein Fenster und ist nicht mit {option} möglich.</translation>
    </message>
    <message>
        <source>--safe-mode saves no settings and cannot be used with --config-dir.</source>
        <translation>--safe-mode speichert keine Einstellungen und ist nicht mit --config-dir möglich.</translation>
    </message>
    <message>
        <source>--seed can only be used with --new, --demo or --selfplay.</source>
        <translation>--seed ist nur mit --new, --demo oder --selfplay möglich.</translation>
    </message>
    <message>
        <source>--players, --edition, --bots and --wakhan can only be used with --selfplay.</source>
        <translation>--players, --edition, --bots und --wakhan sind nur mit --selfplay möglich.</translation>
    </message>
    <message>
        <source>--edition first cannot be used with --wakhan or --bots.</source>
        <translation>--edition first ist nicht zusammen mit --wakhan oder --bots möglich.</translation>
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
        <source>I am {name}: show my hand</source>
        <translation>Ich bin {name}: Kartenhand zeigen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Noch einmal zeigen</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Weitergeben an: {name}</translation>
    </message>
    <message>
        <source>Hold the button or Enter.</source>
        <translation>Halte die Schaltfläche oder die Eingabetaste gedrückt.</translation>
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
        <translation>{owner} verwendet für das Geschenk einen Zylinder, der schon im Spiel war: {origin}.</translation>
    </message>
    <message>
        <source>{owner} places a spy on “{card}”, taken from play: {origin}.</source>
        <translation>{owner} platziert einen Spion auf „{card}“ (entnommen: {origin}).</translation>
    </message>
    <message>
        <source>{owner} places a tribe {in_region}, taken from play: {origin}.</source>
        <translation>{owner} platziert einen Stamm {in_region} (entnommen: {origin}).</translation>
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
    <message numerus="yes">
        <source>{seat} battles on “{card}” and may remove up to %n spy/spies.</source>
        <translation>
            <numerusform>{seat} kämpft auf „{card}“ und darf %n&#xa0;Spion entfernen.</numerusform>
            <numerusform>{seat} kämpft auf „{card}“ und darf bis zu %n&#xa0;Spione entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} battles {in_region} and may remove up to %n piece(s).</source>
        <translation>
            <numerusform>{seat} kämpft {in_region} und darf %n&#xa0;Spielstein entfernen.</numerusform>
            <numerusform>{seat} kämpft {in_region} und darf bis zu %n&#xa0;Spielsteine entfernen.</numerusform>
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
    <message>
        <source>{seat} moves the spy to “{card}” (Safe House).</source>
        <translation>{seat} versetzt den Spion auf „{card}“ (Geheimer Unterschlupf).</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Play today’s game</source>
        <translation>Heutiges Spiel spielen</translation>
    </message>
    <message>
        <source>Play this game</source>
        <translation>Dieses Spiel spielen</translation>
    </message>
    <message>
        <source>The file with your results cannot be read and is ignored ({file}). The next result is written to a new file; the old one is kept beside it.</source>
        <translation>Die Datei mit deinen Ergebnissen lässt sich nicht lesen und wird übergangen ({file}). Das nächste Ergebnis kommt in eine neue Datei; die alte bleibt daneben erhalten.</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>Days played: {played}, won: {won}</source>
        <translation>Gespielte Tage: {played}, gewonnen: {won}</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Every day has its own deal and opponents, the same for everyone. Past days can be played too.</source>
        <translation>Jeder Tag hat seine eigenen Karten und Gegner, für alle dieselben. Auch vergangene Tage lassen sich spielen.</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>Solo against {wakhan}.</source>
        <translation>Allein gegen {wakhan}.</translation>
    </message>
    <message numerus="yes">
        <source>Against %n computer player(s): {levels}.</source>
        <translation>
            <numerusform>Gegen %n&#xa0;Computerspieler: {levels}.</numerusform>
            <numerusform>Gegen %n&#xa0;Computerspieler: {levels}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Noch nicht gespielt.</translation>
    </message>
    <message>
        <source>Won. Points: {points} to {others}.</source>
        <translation>Gewonnen mit {points} zu {others} Punkten.</translation>
    </message>
    <message>
        <source>Place {place} of {players}. Points: {points} to {others}.</source>
        <translation>Platz {place} von {players} mit {points} zu {others} Punkten.</translation>
    </message>
    <message numerus="yes">
        <source>Games finished: %n. The best one counts.</source>
        <translation>
            <numerusform>Beendete Spiele: %n.</numerusform>
            <numerusform>Beendete Spiele: %n. Das beste zählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}, no game</source>
        <translation>{day}, kein Spiel</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal</source>
        <translation>Abmachung</translation>
    </message>
    <message>
        <source>Who offers</source>
        <translation>Wer bietet an</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>Wem</translation>
    </message>
    <message>
        <source>Rupees</source>
        <translation>Rupien</translation>
    </message>
    <message>
        <source>Cards from the hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Show this hand here</source>
        <translation>Diese Hand hier zeigen</translation>
    </message>
    <message>
        <source>For its owner only: everyone else looks away.</source>
        <translation>Nur für den Besitzer: Alle anderen schauen weg.</translation>
    </message>
    <message>
        <source>Set rupees aside for something the active player does</source>
        <translation>Rupien für etwas beiseitelegen, das der aktive Spieler tut</translation>
    </message>
    <message>
        <source>Pay if this does not happen</source>
        <translation>Zahlen, wenn das nicht geschieht</translation>
    </message>
    <message>
        <source>Both halves happen at once, or not at all. Cards named in an offer are shown to everyone.</source>
        <translation>Beide Hälften werden zugleich ausgeführt oder gar nicht. Karten in einem Angebot werden allen gezeigt.</translation>
    </message>
    <message>
        <source>Make the offer</source>
        <translation>Angebot machen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rupees set aside</source>
        <translation>Beiseitegelegte Rupien</translation>
    </message>
    <message>
        <source>{player} gives</source>
        <translation>{player} gibt</translation>
    </message>
    <message>
        <source>{payer} sets rupees aside for something {doer} does</source>
        <translation>{payer} legt Rupien für etwas beiseite, das {doer} tut</translation>
    </message>
    <message>
        <source>buys</source>
        <translation>kauft</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>spielt aus</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>wirft ab</translation>
    </message>
    <message>
        <source>uses</source>
        <translation>nutzt</translation>
    </message>
    <message>
        <source>on any player</source>
        <translation>gegen irgendwen</translation>
    </message>
    <message>
        <source>in any region</source>
        <translation>in irgendeiner Region</translation>
    </message>
</context>
<context>
    <name>DealWords</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) set aside, paid if this does not happen: {deed}.</source>
        <translation>
            <numerusform>%n&#xa0;Rupie beiseitegelegt, zu zahlen, falls dies nicht geschieht: {deed}.</numerusform>
            <numerusform>%n&#xa0;Rupien beiseitegelegt, zu zahlen, falls dies nicht geschieht: {deed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) set aside, paid for: {deed}.</source>
        <translation>
            <numerusform>%n&#xa0;Rupie beiseitegelegt, zu zahlen für: {deed}.</numerusform>
            <numerusform>%n&#xa0;Rupien beiseitegelegt, zu zahlen für: {deed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>buying “{card}”</source>
        <translation>Kauf von „{card}“</translation>
    </message>
    <message>
        <source>playing “{card}”</source>
        <translation>Ausspielen von „{card}“</translation>
    </message>
    <message>
        <source>discarding “{card}”</source>
        <translation>Abwerfen von „{card}“</translation>
    </message>
    <message>
        <source>on {target_player}</source>
        <translation>gegen: {target_player}</translation>
    </message>
</context>
<context>
    <name>DisplayPage</name>
    <message>
        <source>Display</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
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
        <source>Colors of suits, coalitions and players</source>
        <translation>Farben von Karten, Koalitionen und Spielern</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Color-blind friendly</source>
        <translation>Für Farbenblinde geeignet</translation>
    </message>
    <message>
        <source>As in the printed game</source>
        <translation>Wie das gedruckte Spiel</translation>
    </message>
    <message>
        <source>Every piece also has its own symbol.</source>
        <translation>Jeder Spielstein hat außerdem ein eigenes Zeichen.</translation>
    </message>
    <message>
        <source>Text and table size</source>
        <translation>Größe von Schrift und Tisch</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Second edition</source>
        <translation>Zweite Ausgabe</translation>
    </message>
    <message>
        <source>First edition (2015), adapted</source>
        <translation>Erste Ausgabe (2015), bearbeitet</translation>
    </message>
</context>
<context>
    <name>EndingCharts</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Cylinders</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Spielsteine</translation>
    </message>
    <message>
        <source>Rupees</source>
        <translation>Rupien</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Armies and roads</source>
        <translation>Armeen und Straßen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Regions ruled</source>
        <translation>Beherrschte Regionen</translation>
    </message>
    <message>
        <source>The chart could not be saved: {file}</source>
        <translation>Das Diagramm konnte nicht gespeichert werden: {file}</translation>
    </message>
</context>
<context>
    <name>EndingReport</name>
    <message>
        <source>Dominance Checks</source>
        <translation>Dominanzchecks</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>unsuccessful</source>
        <translation>nicht erfolgreich</translation>
    </message>
    <message>
        <source>dominant: {coalition}</source>
        <translation>dominant: {coalition}</translation>
    </message>
    <message>
        <source>{outcome}, final (points doubled)</source>
        <translation>{outcome}, letzter Check (Punkte doppelt)</translation>
    </message>
    <message>
        <source>no supremacy ({units})</source>
        <translation>keine Vormacht ({units})</translation>
    </message>
    <message>
        <source>supremacy: {coalition} ({units})</source>
        <translation>Vormacht: {coalition} ({units})</translation>
    </message>
    <message>
        <source>Rupees spent</source>
        <translation>Ausgegebene Rupien</translation>
    </message>
    <message>
        <source>Bribes paid</source>
        <translation>Gezahltes Bestechungsgeld</translation>
    </message>
    <message>
        <source>Bribes received</source>
        <translation>Erhaltenes Bestechungsgeld</translation>
    </message>
    <message>
        <source>Loyalty changes</source>
        <translation>Loyalitätswechsel</translation>
    </message>
    <message>
        <source>In parentheses: cylinders in play if the check was unsuccessful, otherwise influence.</source>
        <translation>In Klammern: Zylinder bei nicht erfolgreichem Check, sonst Einfluss.</translation>
    </message>
    <message>
        <source>Topples</source>
        <translation>Stürze</translation>
    </message>
    <message>
        <source>no supremacy, other units lacking ({units})</source>
        <translation>keine Vormacht, andere Einheiten fehlen ({units})</translation>
    </message>
    <message>
        <source>{outcome}, last topple</source>
        <translation>{outcome}, letzter Sturz</translation>
    </message>
    <message>
        <source>Of each coalition the units that counted; of each player the influence in the coalition with supremacy.</source>
        <translation>Von jeder Koalition die Einheiten, die zählten; von jedem Spieler der Einfluss in der Koalition mit Vormacht.</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Käufe</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Ausgespielte Karten</translation>
    </message>
    <message>
        <source>Taxes</source>
        <translation>Steuern</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Geschenke</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Bauaktionen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Bewegungen</translation>
    </message>
    <message>
        <source>Betrayals</source>
        <translation>Verrat</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>Tolls paid</source>
        <translation>Gezahlter Zoll</translation>
    </message>
    <message>
        <source>Tolls received</source>
        <translation>Erhaltener Zoll</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Your game is safe. Decisions made so far: {number}</source>
        <translation>Dein Spiel ist sicher. Bisherige Entscheidungen: {number}</translation>
    </message>
    <message>
        <source>Continue from the last decision</source>
        <translation>Nach der letzten Entscheidung weiterspielen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Unexpected error: {error}</source>
        <translation>Unerwarteter Fehler: {error}</translation>
    </message>
    <message>
        <source>Other errors: {number}</source>
        <translation>Weitere Fehler: {number}</translation>
    </message>
    <message>
        <source>A report is a zip file with the log, the version numbers and the game, including its players’ names. It stays on this computer unless you share it.</source>
        <translation>Ein Bericht ist eine Zip-Datei mit dem Programmprotokoll, den Versionen und dem Spiel samt den Namen der Spieler. Er bleibt auf diesem Computer, solange du ihn nicht weitergibst.</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>until discarded</source>
        <translation>bis zum Abwurf</translation>
    </message>
    <message>
        <source>if purchased</source>
        <translation>bei Kauf</translation>
    </message>
    <message>
        <source>if discarded</source>
        <translation>bei Abwurf</translation>
    </message>
    <message>
        <source>Dominance Check</source>
        <translation>Dominanz­check</translation>
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
        <source>Koh-i-noor Recovered</source>
        <translation>Koh-i-Noor zurück­gewonnen</translation>
    </message>
    <message>
        <source>Disregard for Customs</source>
        <translation>Miss­achtung der Bräuche</translation>
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
        <translation>Miss­lungener Auftritt</translation>
    </message>
    <message>
        <source>Rumor</source>
        <translation>Gerücht</translation>
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
        <translation>Nationa­lismus</translation>
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
        <translation>Rückzug aus der Öffent­lichkeit</translation>
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
        <translation>Staats­aufbau</translation>
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
        <translation>Vertrauens­verlust</translation>
    </message>
    <message>
        <source>Everyone with cards in hand discards 1 of them.</source>
        <translation>Wer Handkarten hat, wirft 1 davon ab.</translation>
    </message>
    <message>
        <source>Other Persuasive Methods</source>
        <translation>Andere Über­zeugungs­mittel</translation>
    </message>
    <message>
        <source>Swap hands with a player you choose, even if you hold no cards.</source>
        <translation>Tausche die Kartenhand mit einem Spieler deiner Wahl, auch wenn du keine Karten hast.</translation>
    </message>
    <message>
        <source>Favored suit: intelligence</source>
        <translation>Bevorzugte Farbe: Geheim­dienst</translation>
    </message>
    <message>
        <source>The favored suit is now intelligence.</source>
        <translation>Geheimdienst ist jetzt die bevorzugte Farbe.</translation>
    </message>
    <message>
        <source>Pashtunwali Values</source>
        <translation>Werte des Paschtun­wali</translation>
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
        <translation>Maß­regelung</translation>
    </message>
    <message>
        <source>A Dominance Check is made now. If it succeeds, all blocks leave the map.</source>
        <translation>Jetzt findet ein Dominanzcheck statt. Ist er erfolgreich, werden alle Blöcke vom Spielplan entfernt.</translation>
    </message>
    <message>
        <source>Through the next Dominance Check, gifts give no influence.</source>
        <translation>Bis zum nächsten Dominanzcheck (einschließlich) bringt kein Geschenk Einfluss.</translation>
    </message>
    <message>
        <source>Through the next Dominance Check, each of your gifts gives 1 extra influence.</source>
        <translation>Bis zum nächsten Dominanzcheck (einschließlich) bringt jedes deiner Geschenke 1&#xa0;Einflusspunkt mehr.</translation>
    </message>
    <message>
        <source>Until the next Dominance Check, no one pays bribes.</source>
        <translation>Bis zum nächsten Dominanzcheck zahlt niemand Bestechungsgeld.</translation>
    </message>
    <message>
        <source>Each player loses all their prizes.</source>
        <translation>Alle Spieler verlieren ihre gesamte Beute.</translation>
    </message>
    <message>
        <source>Choose a player: through the next Dominance Check, patriots give that player no influence.</source>
        <translation>Bestimme einen Spieler: Bis zum nächsten Dominanzcheck (einschließlich) bringen ihm Patrioten keinen Einfluss.</translation>
    </message>
    <message>
        <source>Until the next Dominance Check, your tribes can move and battle like armies.</source>
        <translation>Bis zum nächsten Dominanzcheck dürfen deine Stämme wie Armeen ziehen und kämpfen.</translation>
    </message>
    <message>
        <source>Not for sale. Rupees placed on it leave the game.</source>
        <translation>Unverkäuflich. Hier abgelegte Rupien scheiden aus dem Spiel aus.</translation>
    </message>
    <message>
        <source>Until the next Dominance Check, your build actions place twice as many blocks at no extra cost.</source>
        <translation>Bis zum nächsten Dominanzcheck bringen deine Bauaktionen doppelt so viele Blöcke zum selben Preis.</translation>
    </message>
    <message>
        <source>Choose the favored suit. Until the next Dominance Check, icons that change it do nothing.</source>
        <translation>Bestimme die bevorzugte Farbe. Bis zum nächsten Dominanzcheck sind Farbwechsel-Symbole wirkungslos.</translation>
    </message>
    <message>
        <source>Choose a region: every army and tribe there goes back to its supply.</source>
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
    <name>Favor</name>
    <message>
        <source>Afghan favor: the baggage train costs 1 rupee instead of 2</source>
        <translation>Afghanische Gunst: Der Tross kostet 1 statt 2&#xa0;Rupien</translation>
    </message>
    <message>
        <source>British favor: 1 rupee for each leveraged card a court loses</source>
        <translation>Britische Gunst: 1&#xa0;Rupie für jede fremdfinanzierte Karte, die ein Hof verliert</translation>
    </message>
    <message>
        <source>Russian favor: pay 1 rupee for one more rank in a campaign</source>
        <translation>Russische Gunst: für 1&#xa0;Rupie ein Rang mehr im Feldzug</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Folder for saved games</source>
        <translation>Ordner für gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>First edition</name>
    <message>
        <source>Topple</source>
        <translation>Sturz</translation>
    </message>
    <message>
        <source>Does a coalition have supremacy? Then the game ends; otherwise there is a purge.</source>
        <translation>Hat eine Koalition die Vormacht? Dann endet das Spiel; sonst folgt eine Säuberung.</translation>
    </message>
    <message>
        <source>The regime changes when a card with another regime’s icon is played.</source>
        <translation>Das Regime wechselt, wenn eine Karte mit dem Symbol eines anderen Regimes ausgespielt wird.</translation>
    </message>
    <message>
        <source>Loyalty changes when you play a patriot or take a prize of another coalition, or lose every sign of it.</source>
        <translation>Die Loyalität wechselt, wenn du einen Patrioten einer anderen Koalition ausspielst, ihre Beute nimmst oder alle Zeichen deiner Loyalität verlierst.</translation>
    </message>
    <message>
        <source>A favor card belongs to whoever has the most influence in its coalition.</source>
        <translation>Eine Gunstkarte gehört dem Spieler mit dem meisten Einfluss bei ihrer Koalition.</translation>
    </message>
    <message>
        <source>our reading</source>
        <translation>unsere Lesart</translation>
    </message>
    <message>
        <source>{action} (our reading)</source>
        <translation>{action} (unsere Lesart)</translation>
    </message>
</context>
<context>
    <name>First edition action</name>
    <message>
        <source>commerce</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>gifts</source>
        <translation>Geschenke</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>Besteuerung</translation>
    </message>
    <message>
        <source>campaign</source>
        <translation>Feldzug</translation>
    </message>
    <message>
        <source>bribe</source>
        <translation>Bestechung</translation>
    </message>
    <message>
        <source>assassination</source>
        <translation>Attentat</translation>
    </message>
    <message>
        <source>travel</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>counter-espionage</source>
        <translation>Spionageabwehr</translation>
    </message>
</context>
<context>
    <name>First edition action button</name>
    <message>
        <source>Commerce</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Geschenke</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Besteuerung</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Feldzug</translation>
    </message>
    <message>
        <source>Bribe</source>
        <translation>Bestechung</translation>
    </message>
    <message>
        <source>Assassination</source>
        <translation>Attentat</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>Counter-espionage</source>
        <translation>Spionageabwehr</translation>
    </message>
</context>
<context>
    <name>FirstButton</name>
    <message>
        <source>Offer {partner} a deal</source>
        <translation>Abmachung anbieten (an: {partner})</translation>
    </message>
    <message>
        <source>Accept the deal</source>
        <translation>Abmachung annehmen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Close the offer</source>
        <translation>Angebot schließen</translation>
    </message>
    <message>
        <source>No token</source>
        <translation>Kein Marker</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n&#xa0;Marker</numerusform>
            <numerusform>%n&#xa0;Marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n rupee(s)</source>
        <translation>
            <numerusform>%n&#xa0;Rupie zahlen</numerusform>
            <numerusform>%n&#xa0;Rupien zahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer %n rupee(s)</source>
        <translation>
            <numerusform>%n&#xa0;Rupie anbieten</numerusform>
            <numerusform>%n&#xa0;Rupien anbieten</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask without paying</source>
        <translation>Ohne Bezahlung bitten</translation>
    </message>
    <message numerus="yes">
        <source>Agree to %n rupee(s)</source>
        <translation>
            <numerusform>Mit %n&#xa0;Rupie einverstanden</numerusform>
            <numerusform>Mit %n&#xa0;Rupien einverstanden</numerusform>
        </translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message numerus="yes">
        <source>Demand %n rupee(s)</source>
        <translation>
            <numerusform>%n&#xa0;Rupie fordern</numerusform>
            <numerusform>%n&#xa0;Rupien fordern</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Bottom row</source>
        <translation>Untere Reihe</translation>
    </message>
    <message>
        <source>Top row</source>
        <translation>Obere Reihe</translation>
    </message>
    <message>
        <source>Attack Afghanistan</source>
        <translation>Afghanistan angreifen</translation>
    </message>
    <message>
        <source>Attack Britain</source>
        <translation>Großbritannien angreifen</translation>
    </message>
    <message>
        <source>Attack Russia</source>
        <translation>Russland angreifen</translation>
    </message>
    <message>
        <source>Do not attack</source>
        <translation>Nicht angreifen</translation>
    </message>
    <message>
        <source>Pay 1 rupee</source>
        <translation>1&#xa0;Rupie zahlen</translation>
    </message>
    <message>
        <source>Ask {other}</source>
        <translation>Fragen: {other}</translation>
    </message>
    <message>
        <source>Take “{card}” to your hand</source>
        <translation>„{card}“ auf die Hand nehmen</translation>
    </message>
    <message>
        <source>“{card}”, with {other}’s spy</source>
        <translation>„{card}“, mit dem Spion von: {other}</translation>
    </message>
</context>
<context>
    <name>FirstCardSigns</name>
    <message>
        <source>The region of the card. Playing it costs a toll of 1 rupee for each tribe of another player there.</source>
        <translation>Die Region der Karte. Sie auszuspielen kostet 1&#xa0;Rupie Zoll für jeden fremden Stamm dort.</translation>
    </message>
    <message>
        <source>Last turn in the market</source>
        <translation>Letzter Zug im Markt</translation>
    </message>
    <message>
        <source>Rank {rank}</source>
        <translation>Rang {rank}</translation>
    </message>
    <message>
        <source>Each star of your political cards lets your court hold one more card. Regime: {regime} ({effect}).</source>
        <translation>Für jeden Stern deiner politischen Karten darf dein Hof eine Karte mehr enthalten. Regime: {regime} ({effect}).</translation>
    </message>
    <message>
        <source>Each star of your intelligence cards lets you buy with one more card in hand. Regime: {regime} ({effect}).</source>
        <translation>Für jeden Stern deiner Geheimdienstkarten darfst du mit einer Karte mehr auf der Hand kaufen. Regime: {regime} ({effect}).</translation>
    </message>
    <message>
        <source>Each star of your economic cards shelters one of your rupees from taxes. Regime: {regime} ({effect}).</source>
        <translation>Jeder Stern deiner ökonomischen Karten schützt eine deiner Rupien vor Besteuerung. Regime: {regime} ({effect}).</translation>
    </message>
    <message>
        <source>Stars of your military cards break every tie. Regime: {regime} ({effect}).</source>
        <translation>Sterne deiner militärischen Karten entscheiden jeden Gleichstand. Regime: {regime} ({effect}).</translation>
    </message>
    <message>
        <source>Take up to its rank in rupees from market cards.</source>
        <translation>Nimm höchstens so viele Rupien, wie ihr Rang angibt, von Karten im Markt.</translation>
    </message>
    <message>
        <source>Pay 2, 4 or 6 rupees to the market and place one of your pieces on that gift space; it is worth 1 influence point.</source>
        <translation>Zahle 2, 4 oder 6&#xa0;Rupien in den Markt und lege einen deiner Spielsteine auf dieses Geschenkefeld; er zählt 1&#xa0;Einflusspunkt.</translation>
    </message>
    <message>
        <source>If you have the most units in its region: take up to its rank in rupees from players with a tribe there or a road of their coalition beside it.</source>
        <translation>Wenn du in ihrer Region die meisten Einheiten hast: Nimm höchstens so viele Rupien, wie ihr Rang angibt, von Spielern mit einem Stamm dort oder einer angrenzenden Straße ihrer Koalition.</translation>
    </message>
    <message>
        <source>All armies of your coalition in one region may move to an adjacent region and may attack one other coalition: up to its rank in pieces, armies first.</source>
        <translation>Alle Armeen deiner Koalition in einer Region dürfen in eine benachbarte Region ziehen und eine andere Koalition angreifen: höchstens so viele Spielsteine, wie ihr Rang angibt, Armeen zuerst.</translation>
    </message>
    <message>
        <source>Our reading: win over another player’s card that has a spy on it, is not a patriot and has at most this rank, for twice its rank in rupees.</source>
        <translation>Unsere Lesart: Gewinne eine fremde Karte, auf der ein Spion steht, die kein Patriot ist und höchstens diesen Rang hat, für das Doppelte ihres Rangs in Rupien.</translation>
    </message>
    <message>
        <source>Our reading: discard a court card with a spy on it; you may keep its prize.</source>
        <translation>Unsere Lesart: Wirf eine Hofkarte mit einem Spion darauf ab; du darfst sie als Beute behalten.</translation>
    </message>
    <message>
        <source>Our reading: move your spies up to its rank in steps along the ring of courts.</source>
        <translation>Unsere Lesart: Bewege deine Spione durch den Ring der Höfe, höchstens so viele Schritte, wie ihr Rang angibt.</translation>
    </message>
    <message>
        <source>Our reading: remove up to its rank in other players’ spies from your court.</source>
        <translation>Unsere Lesart: Entferne höchstens so viele fremde Spione aus deinem Hof, wie ihr Rang angibt.</translation>
    </message>
    <message>
        <source>New regime: {regime}</source>
        <translation>Neues Regime: {regime}</translation>
    </message>
    <message>
        <source>Place one of your tribes {in_region}.</source>
        <translation>Platziere einen deiner Stämme {in_region}.</translation>
    </message>
    <message>
        <source>Place one of your spies on this card.</source>
        <translation>Platziere einen deiner Spione auf dieser Karte.</translation>
    </message>
    <message>
        <source>Place an army of your coalition {in_region}.</source>
        <translation>Platziere eine Armee deiner Koalition {in_region}.</translation>
    </message>
    <message>
        <source>Place a road of your coalition on a border {of_region}.</source>
        <translation>Platziere eine Straße deiner Koalition auf einer Grenze {of_region}.</translation>
    </message>
    <message>
        <source>Take {rank} now; pay back as much when the card is discarded.</source>
        <translation>Nimm jetzt {rank}; zahle ebenso viel zurück, wenn die Karte abgeworfen wird.</translation>
    </message>
    <message>
        <source>From now on: {effect}.</source>
        <translation>Von nun an: {effect}.</translation>
    </message>
    <message>
        <source>A sign of loyalty, worth 1 influence point. Playing it makes you loyal to its coalition; if you were not, you lose gifts, starting card, prizes and other patriots. Others’ spies on it are worth 1 influence point each.</source>
        <translation>Ein Zeichen der Loyalität, 1&#xa0;Einflusspunkt. Wer ihn ausspielt, wird loyal zu seiner Koalition; wer es nicht war, verliert Geschenke, Startkarte, Beute und andere Patrioten. Fremde Spione darauf zählen je 1&#xa0;Einflusspunkt.</translation>
    </message>
    <message>
        <source>Whoever assassinates this card may keep it as a prize, worth 1 influence point. It makes them loyal to its coalition.</source>
        <translation>Wer auf diese Karte ein Attentat verübt, darf sie als Beute behalten: 1&#xa0;Einflusspunkt und Loyalität zu ihrer Koalition.</translation>
    </message>
    <message>
        <source>Topple</source>
        <translation>Sturz</translation>
    </message>
    <message>
        <source>Patriots and topples in the first column are discarded at the end of the turn; their rupees move to the next card.</source>
        <translation>Patrioten und Sturzkarten in der ersten Spalte werden am Ende des Zuges abgeworfen; ihre Rupien kommen auf die nächste Karte.</translation>
    </message>
    <message>
        <source>The number of its stars, the number of pieces it places when played, and how much its actions do.</source>
        <translation>So viele Sterne hat sie, so viele Spielsteine bringt sie beim Ausspielen, und so viel bewirken ihre Aktionen.</translation>
    </message>
    <message>
        <source>When bought, it checks for supremacy: a coalition with more units of the regime’s suit than the two others together, and one of each kind. If there is one, whoever has the most influence in it wins; otherwise there is a purge.</source>
        <translation>Beim Kauf wird die Vormacht geprüft: eine Koalition mit mehr Einheiten der Farbe des Regimes als die beiden anderen zusammen und mindestens einer jeder Art. Dann gewinnt, wer bei ihr den meisten Einfluss hat; sonst folgt eine Säuberung.</translation>
    </message>
</context>
<context>
    <name>FirstChangeLine</name>
    <message numerus="yes">
        <source>{coalition} lost %n army/armies.</source>
        <translation>
            <numerusform>{coalition} hat %n&#xa0;Armee verloren.</numerusform>
            <numerusform>{coalition} hat %n&#xa0;Armeen verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{coalition} lost %n road(s).</source>
        <translation>
            <numerusform>{coalition} hat %n&#xa0;Straße verloren.</numerusform>
            <numerusform>{coalition} hat %n&#xa0;Straßen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are now loyal to {coalition}.</source>
        <translation>Deine Loyalität ist jetzt: {coalition}.</translation>
    </message>
    <message>
        <source>You lost the Afghan favor card.</source>
        <translation>Du hast die afghanische Gunst verloren.</translation>
    </message>
    <message>
        <source>You lost the British favor card.</source>
        <translation>Du hast die britische Gunst verloren.</translation>
    </message>
    <message>
        <source>You lost the Russian favor card.</source>
        <translation>Du hast die russische Gunst verloren.</translation>
    </message>
    <message>
        <source>You now hold the Afghan favor card.</source>
        <translation>Du hast jetzt die afghanische Gunst.</translation>
    </message>
    <message>
        <source>You now hold the British favor card.</source>
        <translation>Du hast jetzt die britische Gunst.</translation>
    </message>
    <message>
        <source>You now hold the Russian favor card.</source>
        <translation>Du hast jetzt die russische Gunst.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your rupees is/are set aside for a deal.</source>
        <translation>
            <numerusform>%n&#xa0;deiner Rupien liegt für eine Abmachung bereit.</numerusform>
            <numerusform>%n&#xa0;deiner Rupien liegen für eine Abmachung bereit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more Badal token(s).</source>
        <translation>
            <numerusform>Du hast %n&#xa0;Badal-Marker mehr.</numerusform>
            <numerusform>Du hast %n&#xa0;Badal-Marker mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n fewer Badal token(s).</source>
        <translation>
            <numerusform>Du hast %n&#xa0;Badal-Marker weniger.</numerusform>
            <numerusform>Du hast %n&#xa0;Badal-Marker weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>The regime is now {regime}.</source>
        <translation>Das Regime ist jetzt: {regime}.</translation>
    </message>
    <message numerus="yes">
        <source>A topple has left the game; %n is/are left.</source>
        <translation>
            <numerusform>Ein Sturz ist aus dem Spiel; %n&#xa0;ist noch da.</numerusform>
            <numerusform>Ein Sturz ist aus dem Spiel; %n&#xa0;sind noch da.</numerusform>
        </translation>
    </message>
    <message>
        <source>A topple is in the market at price {number}.</source>
        <translation>Ein Sturz liegt zum Preis {number} im Markt.</translation>
    </message>
</context>
<context>
    <name>FirstEditionBox</name>
    <message>
        <source>Nation Building</source>
        <translation>Staatsaufbau</translation>
    </message>
    <message>
        <source>Weak States</source>
        <translation>Schwache Staaten</translation>
    </message>
    <message>
        <source>Badal</source>
        <translation>Badal</translation>
    </message>
    <message>
        <source>Assassination by rank</source>
        <translation>Attentat nach Rang</translation>
    </message>
    <message>
        <source>Bribe to hand</source>
        <translation>Bestechung auf die Hand</translation>
    </message>
    <message>
        <source>Bribe pays the owner</source>
        <translation>Bestechung geht an den Besitzer</translation>
    </message>
    <message>
        <source>Travel within a region</source>
        <translation>Reise innerhalb einer Region</translation>
    </message>
    <message>
        <source>Spies on prizes count</source>
        <translation>Spione auf Beute zählen</translation>
    </message>
    <message>
        <source>A coalition needs supremacy at two topples in a row. For two players, and for experienced ones.</source>
        <translation>Eine Koalition braucht die Vormacht bei zwei Stürzen nacheinander. Für zwei und für erfahrene Spieler.</translation>
    </message>
    <message>
        <source>Supremacy does not need one piece of each kind. For four or five players.</source>
        <translation>Die Vormacht braucht nicht einen Spielstein jeder Art. Für vier oder fünf Spieler.</translation>
    </message>
    <message>
        <source>A player who loses something because of others takes a token, which can raise a rank later.</source>
        <translation>Wer durch andere etwas verliert, nimmt einen Marker, der später einen Rang erhöhen kann.</translation>
    </message>
    <message>
        <source>Our reading: the target’s rank may not be higher than that of the card you use.</source>
        <translation>Unsere Lesart: Der Rang des Ziels darf nicht höher sein als der der genutzten Karte.</translation>
    </message>
    <message>
        <source>Our reading: a bribed card goes to the hand.</source>
        <translation>Unsere Lesart: Eine bestochene Karte kommt auf die Hand.</translation>
    </message>
    <message>
        <source>Our reading: the price of a bribe goes to the owner instead of the market.</source>
        <translation>Unsere Lesart: Der Preis einer Bestechung geht an den Besitzer statt in den Markt.</translation>
    </message>
    <message>
        <source>Our reading: a spy’s step may lead to any card of the same region.</source>
        <translation>Unsere Lesart: Ein Schritt eines Spions darf auf jede Karte derselben Region führen.</translation>
    </message>
    <message>
        <source>Our reading: spies on prizes give influence as well.</source>
        <translation>Unsere Lesart: Auch Spione auf Beutesymbolen geben Einfluss.</translation>
    </message>
    <message>
        <source>The first edition is for two to five people around one screen. Wakhan’s cards and the computer players are made for the second edition only.</source>
        <translation>Die erste Ausgabe ist für zwei bis fünf Personen an einem Bildschirm. Wakhans Karten und die Computerspieler sind nur für die zweite Ausgabe gemacht.</translation>
    </message>
    <message>
        <source>The rules of 2015, played with the cards of the second edition: the cards of 2015 are not known to us. The text of four actions is lost; travel, counter-espionage, assassination and bribe are our reading.</source>
        <translation>Die Regeln von 2015, gespielt mit den Karten der zweiten Ausgabe: Die Karten von 2015 kennen wir nicht. Der Text von vier Aktionen ist verloren; Reise, Spionageabwehr, Attentat und Bestechung sind unsere Lesart.</translation>
    </message>
</context>
<context>
    <name>FirstMenu</name>
    <message>
        <source>{action} with “{card}”</source>
        <translation>{action} mit „{card}“</translation>
    </message>
    <message>
        <source>Campaign with the armies {in_region}</source>
        <translation>Feldzug mit den Armeen {in_region}</translation>
    </message>
    <message>
        <source>Move the armies {into_region}</source>
        <translation>Die Armeen {into_region} ziehen</translation>
    </message>
    <message>
        <source>Keep “{card}”</source>
        <translation>„{card}“ behalten</translation>
    </message>
    <message>
        <source>Discard “{card}”</source>
        <translation>„{card}“ abwerfen</translation>
    </message>
</context>
<context>
    <name>FirstPreviewLine</name>
    <message numerus="yes">
        <source>toll first: %n rupee(s) to {player}</source>
        <translation>
            <numerusform>zuerst %n&#xa0;Rupie Zoll (an: {player})</numerusform>
            <numerusform>zuerst %n&#xa0;Rupien Zoll (an: {player})</numerusform>
        </translation>
    </message>
    <message>
        <source>no one holds the Afghan favor card</source>
        <translation>niemand hat die afghanische Gunst</translation>
    </message>
    <message>
        <source>no one holds the British favor card</source>
        <translation>niemand hat die britische Gunst</translation>
    </message>
    <message>
        <source>no one holds the Russian favor card</source>
        <translation>niemand hat die russische Gunst</translation>
    </message>
    <message>
        <source>the Afghan favor card goes to {player}</source>
        <translation>die afghanische Gunst wechselt (an: {player})</translation>
    </message>
    <message>
        <source>the British favor card goes to {player}</source>
        <translation>die britische Gunst wechselt (an: {player})</translation>
    </message>
    <message>
        <source>the Russian favor card goes to {player}</source>
        <translation>die russische Gunst wechselt (an: {player})</translation>
    </message>
</context>
<context>
    <name>FirstPrompt</name>
    <message>
        <source>Loyalty card {number}: secretly choose one of its sides ({coalitions}). All are revealed together.</source>
        <translation>Loyalitätskarte {number}: Wähle geheim eine ihrer Seiten ({coalitions}). Alle werden gemeinsam aufgedeckt.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) to take: buy, play, discard or use a card.</source>
        <translation>
            <numerusform>Noch %n&#xa0;Aktion: Karte kaufen, ausspielen, abwerfen oder nutzen.</numerusform>
            <numerusform>Noch %n&#xa0;Aktionen: Karte kaufen, ausspielen, abwerfen oder nutzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both actions are taken, but some actions of this regime are free.</source>
        <translation>Beide Aktionen sind genutzt, aber einige Aktionen dieses Regimes sind frei.</translation>
    </message>
    <message>
        <source>Both actions are taken: end your turn.</source>
        <translation>Beide Aktionen sind genutzt: Beende deinen Zug.</translation>
    </message>
    <message>
        <source>Do you agree to end the game now? Military stars decide, then rupees; there may be no winner.</source>
        <translation>Bist du einverstanden, das Spiel jetzt zu beenden? Militärische Sterne entscheiden, dann Rupien; vielleicht gewinnt niemand.</translation>
    </message>
    <message>
        <source>Two discards: take 1 rupee from another player or from a market card.</source>
        <translation>Zweimal abgeworfen: Nimm 1&#xa0;Rupie von einem Mitspieler oder einer Karte im Markt.</translation>
    </message>
    <message>
        <source>“{card}”: at the left or right end of your court?</source>
        <translation>„{card}“: am linken oder am rechten Ende deines Hofs?</translation>
    </message>
    <message>
        <source>“{card}”: left or right? Your loyalty will change to {patriot}.</source>
        <translation>„{card}“: links oder rechts? Deine neue Loyalität: {patriot}.</translation>
    </message>
    <message numerus="yes">
        <source>“{card}”: place %n road(s) on borders {of_region}.</source>
        <translation>
            <numerusform>„{card}“: Platziere %n&#xa0;Straße auf Grenzen {of_region}.</numerusform>
            <numerusform>„{card}“: Platziere %n&#xa0;Straßen auf Grenzen {of_region}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No Afghan pieces left: take one from the map for {place}.</source>
        <translation>Es ist kein afghanischer Spielstein übrig: Nimm einen vom Spielplan (für: {place}).</translation>
    </message>
    <message>
        <source>No British pieces left: take one from the map for {place}.</source>
        <translation>Es ist kein britischer Spielstein übrig: Nimm einen vom Spielplan (für: {place}).</translation>
    </message>
    <message>
        <source>No Russian pieces left: take one from the map for {place}.</source>
        <translation>Es ist kein russischer Spielstein übrig: Nimm einen vom Spielplan (für: {place}).</translation>
    </message>
    <message>
        <source>Your supply is empty: take one of your tribes or spies for the gift.</source>
        <translation>Dein Vorrat ist leer: Nimm für das Geschenk einen deiner Stämme oder Spione.</translation>
    </message>
    <message>
        <source>Your supply is empty: take one of your tribes or spies for a spy on {place}.</source>
        <translation>Dein Vorrat ist leer: Nimm als Spion für {place} einen deiner Stämme oder Spione.</translation>
    </message>
    <message>
        <source>Your supply is empty: take one of your tribes or spies for a tribe in {place}.</source>
        <translation>Dein Vorrat ist leer: Nimm als Stamm (für: {place}) einen deiner Stämme oder Spione.</translation>
    </message>
    <message numerus="yes">
        <source>Toll for “{card}”: {owner} would accept %n rupee(s) instead of {due}.</source>
        <translation>
            <numerusform>Zoll für „{card}“: %n&#xa0;Rupie statt {due} (Angebot von: {owner}).</numerusform>
            <numerusform>Zoll für „{card}“: %n&#xa0;Rupien statt {due} (Angebot von: {owner}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Toll for “{card}”: %n rupee(s) to {owner}. Pay it, or ask for less.</source>
        <translation>
            <numerusform>Zoll für „{card}“: %n&#xa0;Rupie (an: {owner}). Zahle oder bitte um weniger.</numerusform>
            <numerusform>Zoll für „{card}“: %n&#xa0;Rupien (an: {owner}). Zahle oder bitte um weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>{asker} asks you to waive the toll for “{card}”. Due: {due}.</source>
        <translation>{asker} bittet dich, den Zoll für „{card}“ zu erlassen. Fällig: {due}.</translation>
    </message>
    <message numerus="yes">
        <source>Toll for “{card}”: {asker} offers %n rupee(s) instead of {due}.</source>
        <translation>
            <numerusform>Zoll für „{card}“: {asker} bietet %n&#xa0;Rupie statt {due}.</numerusform>
            <numerusform>Zoll für „{card}“: {asker} bietet %n&#xa0;Rupien statt {due}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spy on “{card}”: {owner} wants %n rupee(s) for their consent.</source>
        <translation>
            <numerusform>Spion auf „{card}“: {owner} fordert %n&#xa0;Rupie für die Zustimmung.</numerusform>
            <numerusform>Spion auf „{card}“: {owner} fordert %n&#xa0;Rupien für die Zustimmung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Assassination: ask {owner} to lend the spy on “{card}”.</source>
        <translation>Attentat: Bitte um den Spion auf „{card}“ (von: {owner}).</translation>
    </message>
    <message>
        <source>Bribe: ask {owner} to lend the spy on “{card}”.</source>
        <translation>Bestechung: Bitte um den Spion auf „{card}“ (von: {owner}).</translation>
    </message>
    <message>
        <source>Intel: ask {owner} to lend the spy on “{card}”.</source>
        <translation>Aufklärung: Bitte um den Spion auf „{card}“ (von: {owner}).</translation>
    </message>
    <message>
        <source>{asker} wants to assassinate “{card}” with your spy without paying for it.</source>
        <translation>{asker} will mit deinem Spion ein Attentat auf „{card}“ verüben, ohne dafür zu zahlen.</translation>
    </message>
    <message>
        <source>{asker} wants to bribe “{card}” with your spy, which then returns to your supply, without paying for it.</source>
        <translation>{asker} will „{card}“ mit deinem Spion bestechen, der dann in den Vorrat geht, ohne dafür zu zahlen.</translation>
    </message>
    <message>
        <source>{asker} asks for your spy on “{card}” as intel without paying for it.</source>
        <translation>{asker} bittet um deinen Spion auf „{card}“ als Aufklärung, ohne dafür zu zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>{asker} wants to assassinate “{card}” with your spy and offers %n rupee(s).</source>
        <translation>
            <numerusform>{asker} will mit deinem Spion ein Attentat auf „{card}“ verüben und bietet %n&#xa0;Rupie.</numerusform>
            <numerusform>{asker} will mit deinem Spion ein Attentat auf „{card}“ verüben und bietet %n&#xa0;Rupien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{asker} wants to bribe “{card}” with your spy, which then returns to your supply, and offers %n rupee(s).</source>
        <translation>
            <numerusform>{asker} will „{card}“ mit deinem Spion bestechen, der dann in den Vorrat geht, und bietet %n&#xa0;Rupie.</numerusform>
            <numerusform>{asker} will „{card}“ mit deinem Spion bestechen, der dann in den Vorrat geht, und bietet %n&#xa0;Rupien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{asker} asks for your spy on “{card}” as intel and offers %n rupee(s).</source>
        <translation>
            <numerusform>{asker} bittet um deinen Spion auf „{card}“ als Aufklärung und bietet %n&#xa0;Rupie.</numerusform>
            <numerusform>{asker} bittet um deinen Spion auf „{card}“ als Aufklärung und bietet %n&#xa0;Rupien.</numerusform>
        </translation>
    </message>
    <message>
        <source>{proposer} offers you a deal. You receive: {gives}. You give: {takes}.</source>
        <translation>{proposer} bietet dir eine Abmachung an. Du bekommst: {gives}. Du gibst: {takes}.</translation>
    </message>
    <message>
        <source>{action} with “{card}”, rank {rank}: spend Badal tokens to raise it?</source>
        <translation>{action} mit „{card}“, Rang {rank}: Mit Badal-Markern erhöhen?</translation>
    </message>
    <message numerus="yes">
        <source>Commerce: take up to %n more rupee(s) from market cards.</source>
        <translation>
            <numerusform>Handel: Nimm noch %n&#xa0;Rupie von einer Karte im Markt.</numerusform>
            <numerusform>Handel: Nimm noch bis zu %n&#xa0;Rupien von Karten im Markt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gifts: choose an empty gift space.</source>
        <translation>Geschenke: Wähle ein leeres Geschenkefeld.</translation>
    </message>
    <message numerus="yes">
        <source>Tax {in_region}: take up to %n more rupee(s) from players.</source>
        <translation>
            <numerusform>Besteuerung {in_region}: Nimm noch %n&#xa0;Rupie von einem Mitspieler.</numerusform>
            <numerusform>Besteuerung {in_region}: Nimm noch bis zu %n&#xa0;Rupien von Mitspielern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Travel (our reading): move your spies, %n step(s) left.</source>
        <translation>
            <numerusform>Reise (unsere Lesart): Bewege deine Spione, noch %n&#xa0;Schritt.</numerusform>
            <numerusform>Reise (unsere Lesart): Bewege deine Spione, noch %n&#xa0;Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counter-espionage (our reading): remove up to %n more spy/spies from your court.</source>
        <translation>
            <numerusform>Spionageabwehr (unsere Lesart): Entferne noch %n&#xa0;Spion aus deinem Hof.</numerusform>
            <numerusform>Spionageabwehr (unsere Lesart): Entferne noch bis zu %n&#xa0;Spione aus deinem Hof.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bribe (our reading): choose a spy on the card to win over.</source>
        <translation>Bestechung (unsere Lesart): Wähle einen Spion auf der Karte, die du gewinnen willst.</translation>
    </message>
    <message>
        <source>Assassination (our reading): choose a spy on the card to discard.</source>
        <translation>Attentat (unsere Lesart): Wähle einen Spion auf der Karte, die abgeworfen wird.</translation>
    </message>
    <message>
        <source>Keep “{card}” as a prize?</source>
        <translation>„{card}“ als Beute behalten?</translation>
    </message>
    <message>
        <source>Keep “{card}” as a prize? Your loyalty would change to {prize}.</source>
        <translation>„{card}“ als Beute behalten? Deine neue Loyalität wäre: {prize}.</translation>
    </message>
    <message numerus="yes">
        <source>Campaign, 1 of 4: choose your armies; they can eliminate up to %n piece(s).</source>
        <translation>
            <numerusform>Feldzug, 1&#xa0;von 4: Wähle die Armeen; sie können %n&#xa0;Spielstein entfernen.</numerusform>
            <numerusform>Feldzug, 1&#xa0;von 4: Wähle die Armeen; sie können bis zu %n&#xa0;Spielsteine entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Campaign, 2 of 4: choose where the armies {from_region} go. Without a road it costs %n rupee(s).</source>
        <translation>
            <numerusform>Feldzug, 2 von 4: Wähle, wohin die Armeen {from_region} ziehen. Ohne Straße kostet es %n&#xa0;Rupie.</numerusform>
            <numerusform>Feldzug, 2 von 4: Wähle, wohin die Armeen {from_region} ziehen. Ohne Straße kostet es %n&#xa0;Rupien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Campaign, 2 of 4: move the armies {from_region}? Without a road it costs %n rupee(s).</source>
        <translation>
            <numerusform>Feldzug, 2 von 4: Die Armeen {from_region} bewegen? Ohne Straße kostet es %n&#xa0;Rupie.</numerusform>
            <numerusform>Feldzug, 2 von 4: Die Armeen {from_region} bewegen? Ohne Straße kostet es %n&#xa0;Rupien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Afghan favor: in which row of the market do you pay the rupee?</source>
        <translation>Afghanische Gunst: In welcher Reihe des Markts zahlst du die Rupie?</translation>
    </message>
    <message>
        <source>Campaign, 3 of 4: whom do you attack {in_region}?</source>
        <translation>Feldzug, 3&#xa0;von 4: Wen greifst du {in_region} an?</translation>
    </message>
    <message>
        <source>Russian favor: pay 1 rupee for rank {more} instead of {rank}?</source>
        <translation>Russische Gunst: 1&#xa0;Rupie für Rang {more} statt {rank} zahlen?</translation>
    </message>
    <message>
        <source>Intel {in_region}: ask for a spy, so that armies do not have to be eliminated first?</source>
        <translation>Aufklärung {in_region}: Um einen Spion bitten, damit Armeen nicht zuerst entfernt werden müssen?</translation>
    </message>
    <message numerus="yes">
        <source>Campaign, 4 of 4: eliminate up to %n more piece(s) in any order (intel).</source>
        <translation>
            <numerusform>Feldzug, 4&#xa0;von 4: Entferne noch %n&#xa0;beliebigen Spielstein (Aufklärung).</numerusform>
            <numerusform>Feldzug, 4&#xa0;von 4: Entferne noch bis zu %n&#xa0;Spielsteine in beliebiger Reihenfolge (Aufklärung).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Campaign, 4 of 4: eliminate up to %n more piece(s), armies first.</source>
        <translation>
            <numerusform>Feldzug, 4&#xa0;von 4: Entferne noch %n&#xa0;Spielstein, Armeen zuerst.</numerusform>
            <numerusform>Feldzug, 4&#xa0;von 4: Entferne noch bis zu %n&#xa0;Spielsteine, Armeen zuerst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Overthrow {in_region}: discard one of your political cards of the region.</source>
        <translation>Umsturz {in_region}: Wirf eine deiner politischen Karten der Region ab.</translation>
    </message>
    <message numerus="yes">
        <source>You still owe %n rupee(s): return a piece in play to your supply or discard a court card.</source>
        <translation>
            <numerusform>Du schuldest noch %n&#xa0;Rupie: Lege einen Spielstein zurück in deinen Vorrat oder wirf eine Hofkarte ab.</numerusform>
            <numerusform>Du schuldest noch %n&#xa0;Rupien: Lege einen Spielstein zurück in deinen Vorrat oder wirf eine Hofkarte ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Court limit {limit}: discard %n card(s) from your court.</source>
        <translation>
            <numerusform>Hoflimit {limit}: Wirf %n&#xa0;Karte aus deinem Hof ab.</numerusform>
            <numerusform>Hoflimit {limit}: Wirf %n&#xa0;Karten aus deinem Hof ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Purge: choose one card of each suit to keep.</source>
        <translation>Säuberung: Wähle von jeder Farbe eine Karte, die du behältst.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) must leave your court: discard each or take it into your hand.</source>
        <translation>
            <numerusform>%n&#xa0;Karte muss deinen Hof verlassen: Wirf sie ab oder nimm sie auf die Hand.</numerusform>
            <numerusform>%n&#xa0;Karten müssen deinen Hof verlassen: Wirf sie ab oder nimm sie auf die Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Badal: the bank is empty. Take a token from another player?</source>
        <translation>Badal: Die Bank ist leer. Einen Marker von einem Mitspieler nehmen?</translation>
    </message>
</context>
<context>
    <name>FirstSpotName</name>
    <message>
        <source>free action in this regime</source>
        <translation>freie Aktion in diesem Regime</translation>
    </message>
    <message>
        <source>regime: {regime}</source>
        <translation>Regime: {regime}</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>topples left: {topples}</source>
        <translation>übrige Sturzkarten: {topples}</translation>
    </message>
    <message>
        <source>held by no one</source>
        <translation>niemand hat sie</translation>
    </message>
    <message>
        <source>held by {holder}</source>
        <translation>hat: {holder}</translation>
    </message>
    <message>
        <source>color: {colour}</source>
        <translation>Spielerfarbe: {colour}</translation>
    </message>
    <message>
        <source>loyalty: {loyalty}</source>
        <translation>Loyalität: {loyalty}</translation>
    </message>
    <message>
        <source>hand: {hand}</source>
        <translation>auf der Hand: {hand}</translation>
    </message>
    <message>
        <source>court: {court}</source>
        <translation>im Hof: {court}</translation>
    </message>
    <message>
        <source>starting loyalty card {number}</source>
        <translation>Loyalitätskarte {number}</translation>
    </message>
    <message>
        <source>active player</source>
        <translation>ist am Zug</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>entscheidet</translation>
    </message>
    <message>
        <source>influence, {coalition}: {influence}</source>
        <translation>Einfluss, {coalition}: {influence}</translation>
    </message>
    <message>
        <source>Badal tokens: {tokens}</source>
        <translation>Badal-Marker: {tokens}</translation>
    </message>
    <message>
        <source>set aside: {aside}</source>
        <translation>beiseitegelegt: {aside}</translation>
    </message>
    <message>
        <source>in effect</source>
        <translation>in Kraft</translation>
    </message>
</context>
<context>
    <name>FirstTableSigns</name>
    <message>
        <source>Rupees</source>
        <translation>Rupien</translation>
    </message>
    <message>
        <source>They pay for purchases, tolls, gifts, bribes and the baggage train, and break ties after military stars.</source>
        <translation>Sie bezahlen Käufe, Zölle, Geschenke, Bestechungen und den Tross und entscheiden Gleichstände nach den militärischen Sternen.</translation>
    </message>
    <message>
        <source>Cards in hand, and the limit</source>
        <translation>Handkarten und Limit</translation>
    </message>
    <message>
        <source>The limit is 1, plus one for each intelligence star of the court. It matters only for purchases and deals.</source>
        <translation>Das Limit ist 1, plus eins für jeden Geheimdienststern des Hofs. Es gilt nur für Käufe und Abmachungen.</translation>
    </message>
    <message>
        <source>Pieces in play</source>
        <translation>Spielsteine im Spiel</translation>
    </message>
    <message>
        <source>Tribes, spies and gifts. Tribes and spies count for the supremacy of the player’s coalition.</source>
        <translation>Stämme, Spione und Geschenke. Stämme und Spione zählen für die Vormacht der Koalition des Spielers.</translation>
    </message>
    <message>
        <source>Military stars</source>
        <translation>Militärische Sterne</translation>
    </message>
    <message>
        <source>They break every tie; if that is not enough, rupees do.</source>
        <translation>Sie entscheiden jeden Gleichstand; reicht das nicht, entscheiden Rupien.</translation>
    </message>
    <message>
        <source>Badal tokens</source>
        <translation>Badal-Marker</translation>
    </message>
    <message>
        <source>Taken for losses caused by others. Each raises the rank of one action by 1, up to 3.</source>
        <translation>Für Verluste durch andere. Jeder erhöht den Rang einer Aktion um 1, höchstens auf 3.</translation>
    </message>
    <message>
        <source>Rupees set aside</source>
        <translation>Beiseitegelegte Rupien</translation>
    </message>
    <message>
        <source>Promised in a deal for something the active player does or does not do.</source>
        <translation>In einer Abmachung für etwas versprochen, das der aktive Spieler tut oder lässt.</translation>
    </message>
    <message>
        <source>Influence points</source>
        <translation>Einflusspunkte</translation>
    </message>
    <message>
        <source>1 for the starting card and for each prize, gift and patriot, in the player’s coalition; 1 for each spy on another player’s patriot, in that patriot’s coalition.</source>
        <translation>1 für die Startkarte und für jede Beute, jedes Geschenk und jeden Patrioten, bei der eigenen Koalition; 1 für jeden Spion auf einem fremden Patrioten, bei dessen Koalition.</translation>
    </message>
    <message>
        <source>Loyalty and influence</source>
        <translation>Loyalität und Einfluss</translation>
    </message>
    <message>
        <source>The coalition this player is loyal to, and their influence in all three: you can win with a coalition you are not loyal to.</source>
        <translation>Die Koalition dieses Spielers und sein Einfluss bei allen dreien: Du kannst auch mit einer Koalition gewinnen, zu der du nicht loyal bist.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Beute</translation>
    </message>
    <message>
        <source>Cards kept from assassinations. Each is worth 1 influence point until loyalty changes.</source>
        <translation>Karten aus Attentaten. Jede zählt 1&#xa0;Einflusspunkt bis zum Loyalitätswechsel.</translation>
    </message>
    <message>
        <source>Favor cards</source>
        <translation>Gunstkarten</translation>
    </message>
    <message>
        <source>Each belongs to whoever has the most influence in its coalition. British: 1 rupee for each leveraged card a court loses. Russian: pay 1 rupee for one rank more in a campaign. Afghan: the baggage train costs 1 rupee.</source>
        <translation>Jede gehört dem Spieler mit dem meisten Einfluss bei ihrer Koalition. Britisch: 1&#xa0;Rupie für jede fremdfinanzierte Karte, die ein Hof verliert. Russisch: für 1&#xa0;Rupie ein Rang mehr im Feldzug. Afghanisch: Der Tross kostet 1&#xa0;Rupie.</translation>
    </message>
    <message>
        <source>Starting loyalty card</source>
        <translation>Loyalitätskarte zu Spielbeginn</translation>
    </message>
    <message>
        <source>It is worth 1 influence point and is lost when loyalty first changes. Its number decides the seating order.</source>
        <translation>Sie zählt 1&#xa0;Einflusspunkt und geht beim ersten Loyalitätswechsel verloren. Ihre Nummer bestimmt die Sitzordnung.</translation>
    </message>
    <message>
        <source>Units by suit</source>
        <translation>Einheiten nach Farbe</translation>
    </message>
    <message>
        <source>Roads, armies, tribes and spies of each coalition. For supremacy a coalition needs more units of the framed suit than the two others together, and at least one of each kind.</source>
        <translation>Straßen, Armeen, Stämme und Spione jeder Koalition. Für die Vormacht braucht eine Koalition mehr Einheiten der umrahmten Farbe als die beiden anderen zusammen und mindestens eine jeder Art.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Cards that have not entered the market yet. The topples are spread over the lower part of the deck.</source>
        <translation>Karten, die noch nicht in den Markt gekommen sind. Die Sturzkarten sind über den unteren Teil des Stapels verteilt.</translation>
    </message>
    <message>
        <source>Topples left</source>
        <translation>Übrige Sturzkarten</translation>
    </message>
    <message>
        <source>In the deck and in the market. The last one ends the game in any case.</source>
        <translation>Im Stapel und im Markt. Die letzte beendet das Spiel in jedem Fall.</translation>
    </message>
    <message>
        <source>Pieces in the supply</source>
        <translation>Spielsteine im Vorrat</translation>
    </message>
    <message>
        <source>Ten armies and roads of each coalition. If none is left, one is taken from play.</source>
        <translation>Zehn Armeen und Straßen jeder Koalition. Ist keine übrig, wird eine aus dem Spiel genommen.</translation>
    </message>
    <message>
        <source>Price: {sum}</source>
        <translation>Preis: {sum}</translation>
    </message>
    <message>
        <source>Paid to the cards to its left in the same row. Prices are doubled under Military Struggle.</source>
        <translation>Bezahlt wird auf die Karten links davon in derselben Reihe. Im Militärischen Ringen verdoppeln sich die Preise.</translation>
    </message>
</context>
<context>
    <name>FirstTurnLog</name>
    <message>
        <source>{seat} has secretly chosen a loyalty.</source>
        <translation>{seat} hat geheim eine Loyalität gewählt.</translation>
    </message>
    <message>
        <source>All loyalty cards are revealed.</source>
        <translation>Alle Loyalitätskarten werden aufgedeckt.</translation>
    </message>
    <message>
        <source>{seat} has no sign of loyalty left and is now loyal to Afghanistan.</source>
        <translation>{seat} hat kein Zeichen der Loyalität mehr und ist nun loyal zur afghanischen Koalition.</translation>
    </message>
    <message>
        <source>{seat} loses the starting loyalty card.</source>
        <translation>{seat} verliert die Loyalitätskarte vom Spielbeginn.</translation>
    </message>
    <message>
        <source>The regime is now: {regime}.</source>
        <translation>Das Regime ist jetzt: {regime}.</translation>
    </message>
    <message>
        <source>{seat} uses “{card}” for a free action: {action}.</source>
        <translation>{seat} nutzt „{card}“ für eine freie Aktion: {action}.</translation>
    </message>
    <message>
        <source>{seat} uses “{card}”: {action}.</source>
        <translation>{seat} nutzt „{card}“: {action}.</translation>
    </message>
    <message>
        <source>{new} now holds the Afghan favor card.</source>
        <translation>{new} hat jetzt die afghanische Gunst.</translation>
    </message>
    <message>
        <source>{new} now holds the British favor card.</source>
        <translation>{new} hat jetzt die britische Gunst.</translation>
    </message>
    <message>
        <source>{new} now holds the Russian favor card.</source>
        <translation>{new} hat jetzt die russische Gunst.</translation>
    </message>
    <message>
        <source>No one holds the Afghan favor card anymore.</source>
        <translation>Niemand hat mehr die afghanische Gunst.</translation>
    </message>
    <message>
        <source>No one holds the British favor card anymore.</source>
        <translation>Niemand hat mehr die britische Gunst.</translation>
    </message>
    <message>
        <source>No one holds the Russian favor card anymore.</source>
        <translation>Niemand hat mehr die russische Gunst.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n rupee(s) from the bank (British favor).</source>
        <translation>
            <numerusform>{seat} nimmt %n&#xa0;Rupie aus der Bank (britische Gunst).</numerusform>
            <numerusform>{seat} nimmt %n&#xa0;Rupien aus der Bank (britische Gunst).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} pays 1 rupee for one more rank (Russian favor).</source>
        <translation>{seat} zahlt 1&#xa0;Rupie für einen Rang mehr (russische Gunst).</translation>
    </message>
    <message>
        <source>{seat} takes as many rupees from the bank as the rank of “{card}” (leverage).</source>
        <translation>{seat} nimmt so viele Rupien aus der Bank, wie der Rang von „{card}“ angibt (Fremdfinanzierung).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} spends %n Badal token(s).</source>
        <translation>
            <numerusform>{seat} setzt %n&#xa0;Badal-Marker ein.</numerusform>
            <numerusform>{seat} setzt %n&#xa0;Badal-Marker ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} takes a Badal token.</source>
        <translation>{seat} nimmt einen Badal-Marker.</translation>
    </message>
    <message>
        <source>{seat} takes a Badal token from {holder}.</source>
        <translation>{seat} nimmt einen Badal-Marker (von: {holder}).</translation>
    </message>
</context>
<context>
    <name>FirstWhyNot</name>
    <message>
        <source>Nothing to choose here now: buy, play, discard or use a card.</source>
        <translation>Hier gibt es jetzt nichts zu wählen: Kaufe eine Karte, spiele sie aus, nutze sie oder wirf sie ab.</translation>
    </message>
    <message>
        <source>You cannot buy “{card}”: your hand is full. Limit: {limit}.</source>
        <translation>Du kannst „{card}“ nicht kaufen: Deine Hand ist voll. Limit: {limit}.</translation>
    </message>
    <message>
        <source>You cannot pay the toll for “{card}”. Due: {due}, your rupees: {have}.</source>
        <translation>Du kannst den Zoll für „{card}“ nicht zahlen. Fällig: {due}, deine Rupien: {have}.</translation>
    </message>
    <message>
        <source>Not now: you must decide something else first.</source>
        <translation>Jetzt nicht: Du musst zuerst etwas anderes entscheiden.</translation>
    </message>
    <message>
        <source>You must take two actions as long as one is possible.</source>
        <translation>Du musst zwei Aktionen ausführen, solange eine möglich ist.</translation>
    </message>
    <message>
        <source>“{card}” is not in your hand.</source>
        <translation>„{card}“ ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>You have no actions left to discard “{card}”.</source>
        <translation>Du hast keine Aktion mehr, um „{card}“ abzuwerfen.</translation>
    </message>
    <message>
        <source>You have no actions left, and this action is not free in this regime.</source>
        <translation>Du hast keine Aktion mehr, und diese Aktion ist in diesem Regime nicht frei.</translation>
    </message>
    <message>
        <source>There are no rupees on market cards.</source>
        <translation>Auf den Karten im Markt sind keine Rupien.</translation>
    </message>
    <message>
        <source>You have no piece for a gift.</source>
        <translation>Du hast keinen Spielstein für ein Geschenk.</translation>
    </message>
    <message>
        <source>{other} has neither a tribe nor a road {in_region}.</source>
        <translation>{other} hat {in_region} weder Stamm noch Straße.</translation>
    </message>
    <message>
        <source>You have no spy on any card.</source>
        <translation>Du hast auf keiner Karte einen Spion.</translation>
    </message>
    <message>
        <source>There is no other card for your spies to go to.</source>
        <translation>Es gibt keine andere Karte für deine Spione.</translation>
    </message>
    <message>
        <source>There is no card with a spy that you can use.</source>
        <translation>Es gibt keine Karte mit einem Spion, den du nutzen kannst.</translation>
    </message>
    <message>
        <source>There is no card with a spy that you can bribe and pay for.</source>
        <translation>Es gibt keine Karte mit einem Spion, die du bestechen und bezahlen kannst.</translation>
    </message>
    <message>
        <source>There is no such spy on “{card}”.</source>
        <translation>Auf „{card}“ ist kein solcher Spion.</translation>
    </message>
    <message>
        <source>“{card}” is in your own court.</source>
        <translation>„{card}“ ist in deinem eigenen Hof.</translation>
    </message>
    <message>
        <source>“{card}” is a patriot: it cannot be bribed.</source>
        <translation>„{card}“ ist ein Patriot und nicht bestechlich.</translation>
    </message>
    <message>
        <source>The rank of “{card}” is too high for this action.</source>
        <translation>Der Rang von „{card}“ ist für diese Aktion zu hoch.</translation>
    </message>
    <message>
        <source>You cannot pay for “{card}”: a bribe costs twice its rank.</source>
        <translation>Du kannst „{card}“ nicht bezahlen: Eine Bestechung kostet das Doppelte des Rangs.</translation>
    </message>
    <message>
        <source>The armies can move to an adjacent region only.</source>
        <translation>Die Armeen können nur in eine benachbarte Region ziehen.</translation>
    </message>
    <message>
        <source>There is no road, and you cannot pay for the baggage train.</source>
        <translation>Es gibt keine Straße, und du kannst den Tross nicht bezahlen.</translation>
    </message>
    <message>
        <source>A deal needs two players.</source>
        <translation>Zu einer Abmachung gehören zwei Spieler.</translation>
    </message>
    <message>
        <source>A deal must contain something.</source>
        <translation>Eine Abmachung muss etwas enthalten.</translation>
    </message>
    <message>
        <source>Rupees can be set aside only for what the active player does.</source>
        <translation>Rupien lassen sich nur für das beiseitelegen, was der aktive Spieler tut.</translation>
    </message>
    <message>
        <source>At least 1 rupee must be set aside.</source>
        <translation>Mindestens 1&#xa0;Rupie muss beiseitegelegt werden.</translation>
    </message>
    <message>
        <source>Say what the rupees are set aside for.</source>
        <translation>Sag, wofür die Rupien beiseitegelegt werden.</translation>
    </message>
    <message>
        <source>A card of this deal is not in that hand.</source>
        <translation>Eine Karte dieser Abmachung ist nicht auf dieser Hand.</translation>
    </message>
    <message>
        <source>The player who would take the card has no room in their hand.</source>
        <translation>Wer die Karte nähme, hat auf der Hand keinen Platz dafür.</translation>
    </message>
    <message>
        <source>“{card}” does not have this action in the first edition.</source>
        <translation>„{card}“ hat diese Aktion in der ersten Ausgabe nicht.</translation>
    </message>
    <message>
        <source>You do not have the most units in the region of “{card}”.</source>
        <translation>Du hast in der Region von „{card}“ nicht die meisten Einheiten.</translation>
    </message>
    <message>
        <source>No one in the region of “{card}” has rupees that you can take.</source>
        <translation>Niemand in der Region von „{card}“ hat Rupien, die du nehmen kannst.</translation>
    </message>
    <message>
        <source>There are no armies of your coalition on the map.</source>
        <translation>Auf dem Spielplan sind keine Armeen deiner Koalition.</translation>
    </message>
    <message>
        <source>Your armies can neither move nor attack.</source>
        <translation>Deine Armeen können weder ziehen noch angreifen.</translation>
    </message>
    <message>
        <source>There are no armies of your coalition {in_region}.</source>
        <translation>Es gibt keine Armeen deiner Koalition {in_region}.</translation>
    </message>
    <message>
        <source>The armies {in_region} can neither move nor attack.</source>
        <translation>Die Armeen {in_region} können weder ziehen noch angreifen.</translation>
    </message>
    <message>
        <source>A campaign must move or attack.</source>
        <translation>Ein Feldzug muss ziehen oder angreifen.</translation>
    </message>
    <message>
        <source>There is nothing to attack {in_region}: the armies must move.</source>
        <translation>Es gibt {in_region} nichts anzugreifen: Die Armeen müssen ziehen.</translation>
    </message>
    <message>
        <source>{coalition} has no pieces {in_region} that you could attack.</source>
        <translation>Es gibt {in_region} keine Spielsteine, die du angreifen könntest (Koalition: {coalition}).</translation>
    </message>
    <message>
        <source>You cannot attack your own coalition ({coalition}).</source>
        <translation>Du kannst deine eigene Koalition nicht angreifen ({coalition}).</translation>
    </message>
    <message>
        <source>Armies must be eliminated first, unless you have intel.</source>
        <translation>Zuerst müssen Armeen entfernt werden, außer mit Aufklärung.</translation>
    </message>
    <message>
        <source>This piece does not belong to the coalition under attack ({coalition}).</source>
        <translation>Dieser Spielstein gehört nicht zur angegriffenen Koalition ({coalition}).</translation>
    </message>
    <message>
        <source>This piece is not {in_region}.</source>
        <translation>Dieser Spielstein ist nicht {in_region}.</translation>
    </message>
    <message>
        <source>You must do this at least once.</source>
        <translation>Du musst es mindestens einmal tun.</translation>
    </message>
    <message>
        <source>You have already chosen which card of this suit stays.</source>
        <translation>Du hast schon gewählt, welche Karte dieser Farbe bleibt.</translation>
    </message>
    <message>
        <source>{other} has no rupees.</source>
        <translation>{other} hat keine Rupien.</translation>
    </message>
    <message>
        <source>This is not another player’s spy in your court.</source>
        <translation>Das ist kein fremder Spion in deinem Hof.</translation>
    </message>
    <message>
        <source>This is not one of your spies.</source>
        <translation>Das ist keiner deiner Spione.</translation>
    </message>
    <message>
        <source>This piece does not belong to you.</source>
        <translation>Dieser Spielstein gehört dir nicht.</translation>
    </message>
    <message>
        <source>Gifts stay where they are.</source>
        <translation>Geschenke bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>This piece was placed by the same card.</source>
        <translation>Dieser Spielstein wurde von derselben Karte platziert.</translation>
    </message>
    <message>
        <source>The spy cannot reach “{card}” in one step.</source>
        <translation>Der Spion erreicht „{card}“ nicht mit einem Schritt.</translation>
    </message>
    <message>
        <source>No other player has a spy in your court.</source>
        <translation>In deinem Hof ist kein fremder Spion.</translation>
    </message>
    <message>
        <source>Someone in this deal does not have that many rupees.</source>
        <translation>Jemand in dieser Abmachung hat nicht so viele Rupien.</translation>
    </message>
</context>
<context>
    <name>FoldersPage</name>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Games are not saved in this session.</source>
        <translation>In dieser Sitzung wird kein Spiel gespeichert.</translation>
    </message>
    <message>
        <source>Games are saved in</source>
        <translation>Hier werden Spiele gespeichert</translation>
    </message>
    <message>
        <source>Change folder…</source>
        <translation>Anderen Ordner wählen …</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Default folder</source>
        <translation>Standardordner</translation>
    </message>
    <message>
        <source>This folder cannot be found. Until it is back, games are saved in the default folder.</source>
        <translation>Diesen Ordner gibt es gerade nicht. Bis er wieder da ist, werden Spiele im Standardordner gespeichert.</translation>
    </message>
    <message>
        <source>A new folder applies to games saved from now on. Games saved earlier stay where they are: those in the default folder remain in the list of games; open others with Open. The game in progress is saved by the program itself and is safe whichever folder you choose.</source>
        <translation>Ein neuer Ordner gilt für Spiele, die von jetzt an gespeichert werden. Früher gespeicherte bleiben, wo sie sind; die im Standardordner bleiben in der Liste der Spiele, andere findest du mit „Öffnen“. Das laufende Spiel sichert das Programm selbst, gleich in welchem Ordner.</translation>
    </message>
</context>
<context>
    <name>ForecastLines</name>
    <message>
        <source>{coalition} leads by {lead}: the check would succeed.</source>
        <translation>{coalition} liegt um&#xa0;{lead} vorn: Der Check wäre erfolgreich.</translation>
    </message>
    <message>
        <source>No coalition leads: the check would fail.</source>
        <translation>Keine Koalition liegt vorn: Der Check wäre nicht erfolgreich.</translation>
    </message>
    <message>
        <source>{coalition} leads by {lead}: the check would fail.</source>
        <translation>{coalition} liegt um&#xa0;{lead} vorn: Der Check wäre nicht erfolgreich.</translation>
    </message>
    <message>
        <source>lead needed: {needed}</source>
        <translation>nötiger Vorsprung: {needed}</translation>
    </message>
    <message>
        <source>The game would end: {winners} would win.</source>
        <translation>Das Spiel wäre zu Ende. Sieg: {winners}.</translation>
    </message>
    <message>
        <source>The game would end in a shared victory: {winners}.</source>
        <translation>Das Spiel wäre zu Ende. Geteilter Sieg: {winners}.</translation>
    </message>
    <message>
        <source>The next check is the final one: all points count double.</source>
        <translation>Der nächste Check ist der letzte: Alle Punkte zählen doppelt.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} would win at once: at least %n point(s) ahead of everyone else.</source>
        <translation>
            <numerusform>Sofortiger Sieg für {winner}: mindestens %n&#xa0;Punkt Vorsprung vor allen.</numerusform>
            <numerusform>Sofortiger Sieg für {winner}: mindestens %n&#xa0;Punkte Vorsprung vor allen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{coalition} needs %n more block(s) for dominance; left in supply: {supply}.</source>
        <translation>
            <numerusform>{coalition}: Zur Dominanz fehlt %n&#xa0;Block; im Vorrat: {supply}.</numerusform>
            <numerusform>{coalition}: Zur Dominanz fehlen %n&#xa0;Blöcke; im Vorrat: {supply}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Dominance Check is in the market, column {column}.</source>
        <translation>Ein Dominanzcheck liegt im Markt, Spalte {column}.</translation>
    </message>
    <message>
        <source>No Dominance Checks are left.</source>
        <translation>Es gibt keinen Dominanzcheck mehr.</translation>
    </message>
    <message numerus="yes">
        <source>The next Dominance Check comes after %n more card(s).</source>
        <translation>
            <numerusform>Der nächste Dominanzcheck kommt nach %n&#xa0;neuen Karte.</numerusform>
            <numerusform>Der nächste Dominanzcheck kommt nach %n&#xa0;neuen Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next Dominance Check: after {earliest} to %n more card(s).</source>
        <translation>
            <numerusform>Nächster Dominanzcheck: frühestens nach&#xa0;{earliest}, spätestens nach %n&#xa0;neuen Karte.</numerusform>
            <numerusform>Nächster Dominanzcheck: frühestens nach&#xa0;{earliest}, spätestens nach %n&#xa0;neuen Karten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>If scored now</source>
        <translation>Wertungsvorschau</translation>
    </message>
    <message>
        <source>fails</source>
        <comment>a check; over a narrow column of points</comment>
        <translation>Misserfolg</translation>
    </message>
    <message>
        <source>dominance</source>
        <comment>of one of three coalitions; over their columns of points</comment>
        <translation>Dominanz</translation>
    </message>
    <message>
        <source>on failure</source>
        <translation>bei Misserfolg</translation>
    </message>
    <message>
        <source>dominant: {coalition}</source>
        <translation>dominant: {coalition}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Log: {names}</source>
        <translation>Protokoll: {names}</translation>
    </message>
    <message>
        <source>Part of the autosave was damaged. The game resumes from its last intact position.</source>
        <translation>Ein Teil der automatischen Sicherung war beschädigt. Das Spiel geht vom letzten unversehrten Stand aus weiter.</translation>
    </message>
    <message>
        <source>The program’s rules have changed since this game was saved. It resumes from its last position, without the earlier choices.</source>
        <translation>Die Regeln im Programm haben sich geändert, seit dieses Spiel gespeichert wurde. Es geht vom letzten Stand aus weiter, ohne die Entscheidungen davor.</translation>
    </message>
    <message>
        <source>The disk is full: the game cannot be saved. You can keep playing; the program will keep trying.</source>
        <translation>Der Datenträger ist voll: Das Spiel kann nicht gesichert werden. Du kannst weiterspielen; das Sichern wird immer wieder versucht.</translation>
    </message>
    <message>
        <source>The game cannot be saved: its folder is not writable. You can keep playing; the program will keep trying.</source>
        <translation>Das Spiel kann nicht gesichert werden: In seinem Ordner darf nicht geschrieben werden. Du kannst weiterspielen; das Sichern wird immer wieder versucht.</translation>
    </message>
    <message>
        <source>The game cannot be saved ({problem}). You can keep playing; the program will keep trying.</source>
        <translation>Das Spiel kann nicht gesichert werden ({problem}). Du kannst weiterspielen; das Sichern wird immer wieder versucht.</translation>
    </message>
    <message>
        <source>The current game could not be saved and will be lost.</source>
        <translation>Das laufende Spiel konnte nicht gesichert werden und geht verloren.</translation>
    </message>
    <message>
        <source>Discard game</source>
        <translation>Spiel verwerfen</translation>
    </message>
    <message>
        <source>The automatic save of this game was removed from the disk. It has been written again; nothing is lost.</source>
        <translation>Die automatische Sicherung dieses Spiels wurde vom Datenträger gelöscht. Sie wurde neu geschrieben; nichts ist verloren.</translation>
    </message>
    <message>
        <source>This version does not have one of this game’s computer players; the most similar one plays instead.</source>
        <translation>Diese Version hat einen der Computerspieler dieses Spiels nicht; stattdessen spielt der ähnlichste.</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Clear this list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel …</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Gespeicherte Spiele …</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistik …</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Log as text…</source>
        <translation>Protokoll als Text …</translation>
    </message>
    <message>
        <source>Log as Markdown…</source>
        <translation>Protokoll als Markdown …</translation>
    </message>
    <message>
        <source>Table as picture…</source>
        <translation>Tisch als Bild …</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Close game</source>
        <translation>Spiel schließen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>{name} (missing from {folder})</source>
        <translation>{name} – fehlt in {folder}</translation>
    </message>
    <message>
        <source>Look back…</source>
        <translation>Rückblick …</translation>
    </message>
</context>
<context>
    <name>GameOver</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>Diagramm …</translation>
    </message>
    <message>
        <source>Export log…</source>
        <translation>Protokoll …</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
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
        <source>Emblem: influence. In a tie, military stars decide, then rupees.</source>
        <translation>Emblem: Einfluss. Bei Gleichstand entscheiden militärische Sterne, dann Rupien.</translation>
    </message>
    <message>
        <source>Star and coin: military stars decide, then rupees.</source>
        <translation>Stern und Münze: Militärische Sterne entscheiden, dann Rupien.</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points}&#xa0;SP</translation>
    </message>
    <message>
        <source>View table</source>
        <translation>Zum Tisch</translation>
    </message>
    <message>
        <source>Start a new game right away with the same players and options.</source>
        <translation>Sofort ein neues Spiel mit denselben Spielern und Optionen.</translation>
    </message>
    <message>
        <source>Look back…</source>
        <translation>Rückblick …</translation>
    </message>
    <message>
        <source>How the chances of winning changed, and what Expert would have played.</source>
        <translation>Wie sich die Siegchancen änderten und was der Experte gespielt hätte.</translation>
    </message>
    <message>
        <source>Supremacy: {coalition}. The most influence there wins.</source>
        <translation>Vormacht: {coalition}. Es gewinnt, wer dort den meisten Einfluss hat.</translation>
    </message>
    <message>
        <source>Star and coin: in a tie, military stars decide, then rupees.</source>
        <translation>Stern und Münze: Bei Gleichstand entscheiden militärische Sterne, dann Rupien.</translation>
    </message>
    <message>
        <source>No one wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>After the last topple, military stars decide, then rupees.</source>
        <translation>Nach dem letzten Sturz entscheiden militärische Sterne, dann Rupien.</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>{points} VP</source>
        <translation>{points}&#xa0;SP</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>open in another window</source>
        <translation>in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>recovered after a crash</source>
        <translation>nach einem Absturz wiederhergestellt</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>open hands</source>
        <translation>offene Kartenhände</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Unreadable game</source>
        <translation>Unlesbares Spiel</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft gerade</translation>
    </message>
    <message>
        <source>autosaved</source>
        <translation>automatisch gesichert</translation>
    </message>
    <message>
        <source>Finished. No one wins.</source>
        <translation>Beendet. Niemand gewinnt.</translation>
    </message>
    <message>
        <source>Finished. Winner: {names}</source>
        <translation>Beendet. Sieg: {names}</translation>
    </message>
    <message>
        <source>Finished, {points}. Winner: {names}</source>
        <translation>Beendet, {points}. Sieg: {names}</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>Am Zug: {name}</translation>
    </message>
    <message>
        <source>branched from another game</source>
        <translation>aus einem anderen Spiel abgezweigt</translation>
    </message>
    <message>
        <source>Started: {day}. Choices made: {made}.</source>
        <translation>Begonnen: {day}. Entscheidungen: {made}.</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>mit Hinweisen</translation>
    </message>
</context>
<context>
    <name>GamesBrowser</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Search names and players</source>
        <translation>Nach Namen und Spielern suchen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistik …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Reading games: {read} of {found}</source>
        <translation>Spiele werden gelesen: {read} von {found}</translation>
    </message>
    <message>
        <source>No games yet. Every game you start is saved here automatically.</source>
        <translation>Noch gibt es keine Spiele. Jedes Spiel, das du beginnst, wird hier automatisch gesichert.</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Neuer Name des Spiels:</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>No game has these words in its name or its players’ names.</source>
        <translation>Kein Spiel hat diese Wörter im Namen oder in den Namen der Spieler.</translation>
    </message>
</context>
<context>
    <name>GamesBrowserControl</name>
    <message>
        <source>Exported to “{file}”.</source>
        <translation>Exportiert nach „{file}“.</translation>
    </message>
    <message>
        <source>Game renamed.</source>
        <translation>Umbenannt.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Eine Kopie ist angelegt.</translation>
    </message>
    <message>
        <source>Game moved to the trash.</source>
        <translation>Das Spiel liegt im Papierkorb.</translation>
    </message>
</context>
<context>
    <name>HintLines</name>
    <message>
        <source>{reasons} Then: {moves}.</source>
        <translation>{reasons} Danach: {moves}.</translation>
    </message>
    <message>
        <source>This wins the game.</source>
        <translation>Damit ist das Spiel gewonnen.</translation>
    </message>
    <message>
        <source>Better: {gains}. Worse: {costs}.</source>
        <translation>Besser: {gains}. Schlechter: {costs}.</translation>
    </message>
    <message>
        <source>Better: {gains}.</source>
        <translation>Besser: {gains}.</translation>
    </message>
    <message>
        <source>Worse: {costs}.</source>
        <translation>Schlechter: {costs}.</translation>
    </message>
    <message>
        <source>Nothing else can be chosen.</source>
        <translation>Anderes lässt sich nicht wählen.</translation>
    </message>
    <message>
        <source>Nothing else comes close.</source>
        <translation>Nichts anderes kommt da heran.</translation>
    </message>
    <message>
        <source>About as good as the others.</source>
        <translation>Etwa so gut wie die anderen.</translation>
    </message>
</context>
<context>
    <name>HintSlip</name>
    <message>
        <source>Looking for good moves: {percent}</source>
        <translation>Gute Züge werden gesucht: {percent}</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Es wurde kein Hinweis gefunden.</translation>
    </message>
    <message>
        <source>What you could do</source>
        <translation>Was du tun könntest</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>HintTopic</name>
    <message>
        <source>victory points {by}</source>
        <translation>Siegpunkte {by}</translation>
    </message>
    <message>
        <source>cylinders in play {by}</source>
        <translation>Zylinder im Spiel {by}</translation>
    </message>
    <message>
        <source>influence {by}</source>
        <translation>Einfluss {by}</translation>
    </message>
    <message>
        <source>coalition’s lead in blocks {by}</source>
        <translation>Vorsprung der eigenen Koalition an Blöcken {by}</translation>
    </message>
    <message>
        <source>rupees {by}</source>
        <translation>Rupien {by}</translation>
    </message>
    <message>
        <source>cards in hand {by}</source>
        <translation>Handkarten {by}</translation>
    </message>
    <message>
        <source>regions ruled {by}</source>
        <translation>beherrschte Regionen {by}</translation>
    </message>
    <message>
        <source>regions with tribes at risk {by}</source>
        <translation>Regionen mit gefährdeten Stämmen {by}</translation>
    </message>
    <message>
        <source>hostages taken {by}</source>
        <translation>Geiseln {by}</translation>
    </message>
    <message>
        <source>own cards held hostage {by}</source>
        <translation>eigene Karten als Geiseln {by}</translation>
    </message>
    <message>
        <source>prizes within reach {by}</source>
        <translation>Beutekarten in Reichweite {by}</translation>
    </message>
    <message>
        <source>cards in court {by}</source>
        <translation>Karten im Hof {by}</translation>
    </message>
    <message>
        <source>purple stars {by}</source>
        <translation>lila Sterne {by}</translation>
    </message>
    <message>
        <source>blue stars {by}</source>
        <translation>blaue Sterne {by}</translation>
    </message>
    <message>
        <source>gold stars {by}</source>
        <translation>goldene Sterne {by}</translation>
    </message>
    <message>
        <source>red stars {by}</source>
        <translation>rote Sterne {by}</translation>
    </message>
    <message>
        <source>leveraged cards {by}</source>
        <translation>fremdfinanzierte Karten {by}</translation>
    </message>
    <message>
        <source>affordable patriots {by}</source>
        <translation>bezahlbare Patrioten {by}</translation>
    </message>
    <message>
        <source>others’ victory points {by}</source>
        <translation>Siegpunkte der anderen {by}</translation>
    </message>
    <message>
        <source>others’ cylinders in play {by}</source>
        <translation>Zylinder der anderen im Spiel {by}</translation>
    </message>
    <message>
        <source>others’ influence {by}</source>
        <translation>Einfluss der anderen {by}</translation>
    </message>
    <message>
        <source>others’ rupees {by}</source>
        <translation>Rupien der anderen {by}</translation>
    </message>
    <message>
        <source>cards in other hands {by}</source>
        <translation>Handkarten der anderen {by}</translation>
    </message>
    <message>
        <source>regions others rule {by}</source>
        <translation>von anderen beherrschte Regionen {by}</translation>
    </message>
    <message>
        <source>cards in other courts {by}</source>
        <translation>Hofkarten der anderen {by}</translation>
    </message>
    <message>
        <source>points at the next check</source>
        <translation>Punkte beim nächsten Dominanzcheck</translation>
    </message>
    <message>
        <source>chance to win at the next check</source>
        <translation>Siegchance beim nächsten Dominanzcheck</translation>
    </message>
    <message>
        <source>options for the court</source>
        <translation>Möglichkeiten des Hofs</translation>
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
        <source>Leverage: take 2 rupees; pay them back when the card leaves your court.</source>
        <translation>Fremdfinanzierung: Nimm 2&#xa0;Rupien; zahle sie zurück, wenn die Karte deinen Hof verlässt.</translation>
    </message>
    <message>
        <source>Favored suit: changes to political.</source>
        <translation>Bevorzugte Farbe: Sie wechselt zu Politik.</translation>
    </message>
    <message>
        <source>Favored suit: changes to intelligence.</source>
        <translation>Bevorzugte Farbe: Sie wechselt zu Geheimdienst.</translation>
    </message>
    <message>
        <source>Favored suit: changes to economic.</source>
        <translation>Bevorzugte Farbe: Sie wechselt zu Ökonomie.</translation>
    </message>
    <message>
        <source>Favored suit: changes to military; purchases cost double.</source>
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
        <source>When played</source>
        <translation>Beim Ausspielen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Point at a card to read it here.</source>
        <translation>Zeige auf eine Karte, um sie hier zu lesen.</translation>
    </message>
    <message>
        <source>Pin this card here</source>
        <translation>Diese Karte anheften</translation>
    </message>
    <message>
        <source>Pin this card</source>
        <translation>Diese Karte anheften</translation>
    </message>
</context>
<context>
    <name>InspectorWords</name>
    <message>
        <source>Belongs to {name}.</source>
        <translation>Besitzer: {name}.</translation>
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
        <source>Price: {price}; on the card: {sum}.</source>
        <translation>Preis: {price}; auf der Karte: {sum}.</translation>
    </message>
    <message>
        <source>Price: {price}.</source>
        <translation>Preis: {price}.</translation>
    </message>
    <message>
        <source>Rupees were placed on it this turn: it cannot be bought until the next.</source>
        <translation>In diesem Zug Rupien daraufgelegt: erst in deinem nächsten Zug käuflich.</translation>
    </message>
    <message>
        <source>{name} may demand {sum} when it is played.</source>
        <translation>Beim Ausspielen fällig: {sum} (an: {name}).</translation>
    </message>
    <message>
        <source>Leveraged: its owner owes 2 rupees when it leaves the court.</source>
        <translation>Fremdfinanziert: Verlässt sie den Hof, schuldet ihr Besitzer 2&#xa0;Rupien.</translation>
    </message>
    <message>
        <source>Toll to {name} when it is played: {sum}.</source>
        <translation>Zoll beim Ausspielen (an: {name}): {sum}.</translation>
    </message>
    <message>
        <source>Leveraged: its owner owes {sum} when it is discarded.</source>
        <translation>Fremdfinanziert: Wird sie abgeworfen, schuldet ihr Besitzer {sum}.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>press the button with that number</source>
        <translation>Schaltfläche mit dieser Nummer drücken</translation>
    </message>
    <message>
        <source>+ and -</source>
        <translation>+ und -</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>Tastenkürzel ändern …</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>move from item to item</source>
        <translation>von Element zu Element springen</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Bild ab, Bild auf</translation>
    </message>
    <message>
        <source>next or previous choice</source>
        <translation>zum nächsten oder vorigen wählbaren Element</translation>
    </message>
    <message>
        <source>first or last choice</source>
        <translation>zum ersten oder letzten wählbaren Element</translation>
    </message>
    <message>
        <source>change an amount</source>
        <translation>eine Summe ändern</translation>
    </message>
    <message>
        <source>put down or cancel</source>
        <translation>ablegen oder abbrechen</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Press the new shortcut for “{action}”. Esc cancels.</source>
        <translation>Drücke das neue Tastenkürzel für „{action}“. Esc bricht ab.</translation>
    </message>
    <message>
        <source>“{keys}” is used to play and cannot be reassigned.</source>
        <translation>„{keys}“ wird zum Spielen am Tisch gebraucht und lässt sich nicht anders belegen.</translation>
    </message>
    <message>
        <source>“{keys}” is already used for “{action}”.</source>
        <translation>„{keys}“ ist schon mit „{action}“ belegt.</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search actions and shortcuts</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Standard wiederherstellen</translation>
    </message>
    <message>
        <source>Use anyway</source>
        <translation>Trotzdem zuweisen</translation>
    </message>
    <message>
        <source>Fixed, because they are used to play: arrow keys, Page Up and Page Down, Home and End, Enter, Space, Esc, Tab, 1 to 9, + and -.</source>
        <translation>Fest, denn damit wird am Tisch gespielt: Pfeile, Bild auf und Bild ab, Pos1 und Ende, Eingabe, Leertaste, Esc, Tab, 1 bis 9, + und -.</translation>
    </message>
</context>
<context>
    <name>LessonNote</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Mach es für mich</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Start the lesson again</source>
        <translation>Lektion neu beginnen</translation>
    </message>
    <message>
        <source>Skip this lesson</source>
        <translation>Lektion überspringen</translation>
    </message>
    <message>
        <source>Leave the lessons</source>
        <translation>Lektionen verlassen</translation>
    </message>
    <message>
        <source>Start again, skip or leave the lesson</source>
        <translation>Lektion neu beginnen, überspringen oder verlassen</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Start the puzzle again</source>
        <translation>Rätsel neu beginnen</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Leave the puzzles</source>
        <translation>Rätsel verlassen</translation>
    </message>
    <message>
        <source>Solution, start again, next puzzle or leave</source>
        <translation>Lösung, neu beginnen, nächstes Rätsel oder verlassen</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Weiter: {title}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Lesson complete</source>
        <translation>Lektion geschafft</translation>
    </message>
    <message>
        <source>What you know now</source>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>Stop for today</source>
        <translation>Schluss für heute</translation>
    </message>
    <message>
        <source>Mirzad</source>
        <translation>Mirzad</translation>
    </message>
    <message>
        <source>Sarbaz</source>
        <translation>Sarbaz</translation>
    </message>
    <message>
        <source>Devidas</source>
        <translation>Devidas</translation>
    </message>
    <message>
        <source>Yusuf</source>
        <translation>Yusuf</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Lektion {number}: {title}</translation>
    </message>
    <message>
        <source>Lesson {number} · {year}</source>
        <translation>Lektion {number} · {year}</translation>
    </message>
    <message>
        <source>Lesson {number}, step {step} of {steps}.</source>
        <translation>Lektion {number}, Schritt {step} von {steps}.</translation>
    </message>
    <message>
        <source>That card will have its day. Let us finish this thought first.</source>
        <translation>Diese Karte bekommt ihren Tag. Bringen wir erst diesen Gedanken zu Ende.</translation>
    </message>
    <message>
        <source>That card can do it, you are right. In a moment; first what is lit.</source>
        <translation>Diese Karte kann das, du hast recht. Gleich; erst kommt, was leuchtet.</translation>
    </message>
    <message>
        <source>You still have something to do this turn. What is lit is worth it.</source>
        <translation>In diesem Zug hast du noch etwas zu tun. Was leuchtet, lohnt sich.</translation>
    </message>
    <message>
        <source>Withdrawing costs nothing, remember that. But here we go through with it.</source>
        <translation>Zurückziehen kostet nichts, merk dir das. Aber hier ziehen wir es durch.</translation>
    </message>
    <message>
        <source>Not yet: one more is possible, and it helps us.</source>
        <translation>Noch nicht: Eines geht noch, und es hilft uns.</translation>
    </message>
    <message>
        <source>That would be possible. For this lesson take what is lit; afterward you can come back and try it.</source>
        <translation>Das wäre möglich. Nimm in dieser Lektion, was leuchtet; danach kannst du wiederkommen und es ausprobieren.</translation>
    </message>
    <message>
        <source>In a moment. First read this, then press Continue.</source>
        <translation>Gleich. Lies erst das hier und drücke dann auf „Weiter“.</translation>
    </message>
    <message>
        <source>In a moment. First click what the sentence names.</source>
        <translation>Gleich. Klicke erst auf das, wovon der Satz spricht.</translation>
    </message>
    <message>
        <source>That is where it happens. Begin with what has a blue outline.</source>
        <translation>Dort geschieht es. Beginne mit dem, was blau umrandet ist.</translation>
    </message>
    <message>
        <source>There is no hurry: a card with coins, a purple card or a spy is seldom wrong.</source>
        <translation>Es eilt nicht: Eine Karte mit Münzen, eine lila Karte oder ein Spion ist selten verkehrt.</translation>
    </message>
    <message>
        <source>We stopped here. The pieces are as you left them.</source>
        <translation>Hier haben wir aufgehört. Alles steht so, wie du es verlassen hast.</translation>
    </message>
    <message>
        <source>Click what the sentence names.</source>
        <translation>Klicke auf das, wovon der Satz spricht.</translation>
    </message>
    <message>
        <source>Press “End turn” ({key_end_turn}).</source>
        <translation>Drücke „Zug beenden“ ({key_end_turn}).</translation>
    </message>
    <message>
        <source>Choose one of the outlined things.</source>
        <translation>Wähle eines der umrandeten Dinge.</translation>
    </message>
    <message>
        <source>Choose what is outlined.</source>
        <translation>Wähle, was umrandet ist.</translation>
    </message>
    <message>
        <source>Everything is allowed.</source>
        <translation>Alles ist erlaubt.</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>nicht begonnen</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>The goal</source>
        <extracomment>Lesson 0, title</extracomment>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Kabul, 1829. It is your father’s last great day at this table. I am Yusuf, secretary of your house. His eyes are tired, so you move the pieces for him.</source>
        <extracomment>Lesson 0, opening</extracomment>
        <translation>Kabul, 1829. Es ist der letzte große Tag deines Vaters an diesem Tisch. Ich bin Yusuf, der Schreiber deines Hauses. Seine Augen sind müde, also führst du die Spielsteine für ihn.</translation>
    </message>
    <message>
        <source>Three coalitions fight on this map: Afghans, British, Russians. We belong to none of them. We are a small house with a few friends, loyal to whoever will win.</source>
        <extracomment>Lesson 0, step 1</extracomment>
        <translation>Drei Koalitionen kämpfen auf diesem Spielplan: Afghanen, Briten, Russen. Wir gehören zu keiner. Wir sind ein kleines Haus mit ein paar Freunden, loyal zu dem, der gewinnen wird.</translation>
    </message>
    <message>
        <source>Every block, army or road, counts for its coalition. 7 are green, 3 pink, 2 yellow. Click a green one: today our house is loyal to the Afghans.</source>
        <extracomment>Lesson 0, step 2</extracomment>
        <translation>Jeder Block zählt für seine Koalition, ob Armee oder Straße. 7 sind grün, 3 rosa, 2 gelb. Klicke auf einen grünen: Heute ist unser Haus loyal zu den Afghanen.</translation>
    </message>
    <message>
        <source>That block belongs to another coalition. Ours are green, with the diamond.</source>
        <extracomment>Lesson 0, step 2</extracomment>
        <translation>Dieser Block gehört einer anderen Koalition. Unsere sind grün, mit der Raute.</translation>
    </message>
    <message>
        <source>A coalition with at least 4 blocks more than each of the others is dominant. 7 against 3: right now the Afghans are. Remember the number 4.</source>
        <extracomment>Lesson 0, step 3</extracomment>
        <translation>Eine Koalition mit mindestens 4&#xa0;Blöcken mehr als jede andere ist dominant. 7 gegen 3: Im Moment sind es die Afghanen. Merk dir die Zahl 4.</translation>
    </message>
    <message>
        <source>Points come only from Dominance Checks. One is at the free end of the market. It pays friends of the dominant coalition by influence. Click our panel: the medal shows 3, more than Sarbaz has.</source>
        <extracomment>Lesson 0, step 4</extracomment>
        <translation>Punkte kommen nur aus Dominanzchecks. Einer liegt am kostenlosen Ende des Marktes. Er belohnt Freunde der dominanten Koalition nach Einfluss. Klicke auf unsere Tafel: Die Medaille zeigt 3, mehr als Sarbaz hat.</translation>
    </message>
    <message>
        <source>That is another house. Ours is the blue panel, the first one.</source>
        <extracomment>Lesson 0, step 4</extracomment>
        <translation>Das ist ein anderes Haus. Unseres ist die blaue Tafel, die erste.</translation>
    </message>
    <message>
        <source>Your father’s hand shakes; let yours do it. Take the Dominance Check. The Afghans are dominant and no one has more influence with them: this is the moment.</source>
        <extracomment>Lesson 0, step 5</extracomment>
        <translation>Deinem Vater zittert die Hand; nimm deine. Nimm den Dominanzcheck. Die Afghanen sind dominant, und niemand hat mehr Einfluss bei ihnen: Jetzt ist der Moment.</translation>
    </message>
    <message>
        <source>First the check: the Afghans lead today, and next turn they may not.</source>
        <extracomment>Lesson 0, step 5, to another choice</extracomment>
        <translation>Erst der Check: Heute führen die Afghanen, im nächsten Zug vielleicht nicht mehr.</translation>
    </message>
    <message>
        <source>If you end the turn the check is scored all the same. But take it yourself, to see how it goes.</source>
        <extracomment>Lesson 0, step 5, to another choice</extracomment>
        <translation>Auch wenn du den Zug beendest, wird der Check gewertet. Aber nimm ihn selbst, um zu sehen, wie es geht.</translation>
    </message>
    <message>
        <source>5 points for us, with the most influence among the Afghans. 3 for Sarbaz in second place. Nothing for Devidas, who is loyal to the British. Then all blocks leave the map.</source>
        <extracomment>Lesson 0, step 6</extracomment>
        <translation>5&#xa0;Punkte für uns, mit dem größten Einfluss unter den Afghanen. 3 für Sarbaz auf Platz zwei. Nichts für Devidas, der zu den Briten loyal ist. Dann werden alle Blöcke vom Spielplan entfernt.</translation>
    </message>
    <message>
        <source>With the map empty, no coalition is dominant. A check now counts something else: cylinders in play, our own little discs. Tribes, spies and gifts all count. We have 2, Sarbaz 2.</source>
        <extracomment>Lesson 0, step 7</extracomment>
        <translation>Auf dem leeren Spielplan ist keine Koalition dominant. Ein Check zählt nun etwas anderes: Zylinder im Spiel, unsere eigenen kleinen Scheiben. Stämme, Spione und Geschenke zählen alle. Wir haben 2, Sarbaz 2.</translation>
    </message>
    <message>
        <source>Not yet: with 2 cylinders each, we and Sarbaz would share. Harlan’s tribe makes the difference.</source>
        <extracomment>Lesson 0, step 8, to another choice</extracomment>
        <translation>Noch nicht: Mit je 2&#xa0;Zylindern würden wir mit Sarbaz teilen. Harlans Stamm macht den Unterschied.</translation>
    </message>
    <message>
        <source>Both actions are spent. End the turn: the market moves left, and new cards come from the deck.</source>
        <extracomment>Lesson 0, step 10</extracomment>
        <translation>Beide Aktionen sind verbraucht. Beende den Zug: Der Markt rückt nach links, und neue Karten kommen vom Stapel.</translation>
    </message>
    <message>
        <source>A second check has come! Sarbaz cannot pay 5 rupees for it, and he would not want to. He takes a card.</source>
        <extracomment>Lesson 0, step 11</extracomment>
        <translation>Ein zweiter Check ist da! Sarbaz kann die 5&#xa0;Rupien nicht zahlen, und er würde es auch nicht wollen. Er nimmt eine Karte.</translation>
    </message>
    <message>
        <source>Devidas takes a card too. With each card taken the check slides one place to the left and gets cheaper.</source>
        <extracomment>Lesson 0, step 12</extracomment>
        <translation>Auch Devidas nimmt eine Karte. Mit jeder Karte rückt der Check einen Platz nach links und wird billiger.</translation>
    </message>
    <message>
        <source>The price of the check is 3 rupees now. Open the forecast: no coalition is dominant, and we have the most cylinders. 3 points for us, 1 for Sarbaz.</source>
        <extracomment>Lesson 0, step 13</extracomment>
        <translation>Der Check kostet jetzt 3&#xa0;Rupien. Öffne die Wertungsvorschau: Keine Koalition ist dominant, und wir haben die meisten Zylinder. 3&#xa0;Punkte für uns, 1 für Sarbaz.</translation>
    </message>
    <message>
        <source>Buy it. 8 points against 4: whoever leads everyone by 4 wins at once.</source>
        <extracomment>Lesson 0, step 14</extracomment>
        <translation>Kaufe ihn. 8&#xa0;Punkte gegen 4: Wer vor allen mit 4 führt, gewinnt sofort.</translation>
    </message>
    <message>
        <source>Sarbaz needs only one more cylinder to spoil this. Buy the check while it pays us.</source>
        <extracomment>Lesson 0, step 14, to another choice</extracomment>
        <translation>Sarbaz braucht nur einen Zylinder mehr, um das zu verderben. Kaufe den Check, solange er uns nützt.</translation>
    </message>
    <message>
        <source>That is the whole game: be the winner’s best friend or, if no one wins, have the most cylinders. And choose your moment.</source>
        <extracomment>Lesson 0, closing</extracomment>
        <translation>Das ist das ganze Spiel: Sei der beste Freund des Siegers oder habe, wenn keiner siegt, die meisten Zylinder. Und wähle den richtigen Moment.</translation>
    </message>
    <message>
        <source>Points come only from checks.</source>
        <extracomment>Lesson 0, what you know now</extracomment>
        <translation>Punkte kommen nur aus Checks.</translation>
    </message>
    <message>
        <source>Dominant: 4 more blocks than each of the others. Then influence counts.</source>
        <extracomment>Lesson 0, what you know now</extracomment>
        <translation>Dominant: 4&#xa0;Blöcke mehr als jede andere. Dann zählt Einfluss.</translation>
    </message>
    <message>
        <source>No coalition dominant: cylinders count.</source>
        <extracomment>Lesson 0, what you know now</extracomment>
        <translation>Keine Koalition dominant: Zylinder zählen.</translation>
    </message>
    <message>
        <source>4 points ahead of everyone wins.</source>
        <extracomment>Lesson 0, what you know now</extracomment>
        <translation>4&#xa0;Punkte vor allen anderen: gewonnen.</translation>
    </message>
    <message>
        <source>The market</source>
        <extracomment>Lesson 1, title</extracomment>
        <translation>Der Markt</translation>
    </message>
    <message>
        <source>Kabul, 1832. Your father is gone, and his friends went with him. The table is laid again. I will tell you what I told him when he began.</source>
        <extracomment>Lesson 1, opening</extracomment>
        <translation>Kabul, 1832. Dein Vater ist nicht mehr, und mit ihm gingen seine Freunde. Der Tisch ist wieder gedeckt. Ich sage dir, was ich ihm sagte, als er anfing.</translation>
    </message>
    <message>
        <source>An empty court: no one to act for us. You have 2 actions per turn. At first that means: buy a card, then play it.</source>
        <extracomment>Lesson 1, step 1</extracomment>
        <translation>Ein leerer Hof: niemand, der für uns handelt. Du hast 2&#xa0;Aktionen pro Zug. Am Anfang heißt das: eine Karte kaufen und sie dann ausspielen.</translation>
    </message>
    <message>
        <source>The columns have prices: nothing at the left end, 5 rupees at the right. Click the card you think suits a house in Kabul that needs people of its own.</source>
        <extracomment>Lesson 1, step 2</extracomment>
        <translation>Die Spalten haben Preise: nichts am linken Ende, 5&#xa0;Rupien rechts. Klicke auf die Karte, die zu einem Haus in Kabul passt, das eigene Leute braucht.</translation>
    </message>
    <message>
        <source>Worth a look, but it brings no tribe to Kabul. Look for the purple card from Kabul.</source>
        <extracomment>Lesson 1, step 2</extracomment>
        <translation>Einen Blick wert, aber sie bringt keinen Stamm nach Kabul. Such die lila Karte aus Kabul.</translation>
    </message>
    <message>
        <source>[Aminullah Khan Logari](6) brings a tribe, an army and a spy, all to Kabul. Column 2, price 2 rupees. Buy him.</source>
        <extracomment>Lesson 1, step 3</extracomment>
        <translation>[Aminullah Khan Logari](6) bringt einen Stamm, eine Armee und einen Spion, alles nach Kabul. Spalte 2, Preis 2&#xa0;Rupien. Kaufe ihn.</translation>
    </message>
    <message>
        <source>Free, yes. But without a tribe we rule nothing. First the man from Kabul.</source>
        <extracomment>Lesson 1, step 3, to another choice</extracomment>
        <translation>Kostenlos, ja. Aber ohne Stamm beherrschen wir nichts. Erst der Mann aus Kabul.</translation>
    </message>
    <message>
        <source>Those caravans will wait a turn, and gather coins meanwhile. First the man from Kabul.</source>
        <extracomment>Lesson 1, step 3, to another choice</extracomment>
        <translation>Diese Karawanen warten einen Zug und sammeln inzwischen Münzen. Erst der Mann aus Kabul.</translation>
    </message>
    <message>
        <source>See where the money went: 1 rupee on each card to the left. It is not lost. Whoever buys those cards gets the rupees, but you cannot buy them this turn.</source>
        <extracomment>Lesson 1, step 4</extracomment>
        <translation>Sieh, wohin das Geld ging: 1&#xa0;Rupie auf jede Karte links davon. Es ist nicht verloren. Wer diese Karten kauft, bekommt die Rupien; nur du kannst sie in diesem Zug nicht kaufen.</translation>
    </message>
    <message>
        <source>A card in hand does nothing yet. Play it into your court: that is your second action.</source>
        <extracomment>Lesson 1, step 5</extracomment>
        <translation>Eine Karte auf der Hand tut noch nichts. Spiele sie in deinen Hof: Das ist deine zweite Aktion.</translation>
    </message>
    <message>
        <source>Your second action would be lost. Play the card you have paid for.</source>
        <extracomment>Lesson 1, step 5, to another choice</extracomment>
        <translation>Deine zweite Aktion wäre verloren. Spiele die Karte aus, die du bezahlt hast.</translation>
    </message>
    <message>
        <source>Its icons take effect at once, from top to bottom: tribe, army and now the spy. Put the spy on [Charles Stoddart](4): an eye in the house of Devidas.</source>
        <extracomment>Lesson 1, step 6</extracomment>
        <translation>Ihre Symbole wirken sofort, von oben nach unten: Stamm, Armee und nun der Spion. Setze ihn auf [Charles Stoddart](4): ein Auge im Haus von Devidas.</translation>
    </message>
    <message>
        <source>A spy at home counts as a cylinder, but it watches no one. Stoddart is worth more: you will see in the next lesson.</source>
        <extracomment>Lesson 1, step 6, to another choice</extracomment>
        <translation>Ein Spion zu Hause zählt als Zylinder, aber er beobachtet niemanden. Stoddart ist mehr wert: Du wirst es in der nächsten Lektion sehen.</translation>
    </message>
    <message>
        <source>One card, and Kabul is ours: our tribe and the Afghan army together outnumber everyone else there. The crown shows our color.</source>
        <extracomment>Lesson 1, step 7</extracomment>
        <translation>Eine Karte, und Kabul gehört uns: Unser Stamm und die afghanische Armee sind dort zusammen stärker als alle anderen. Die Krone zeigt unsere Spielerfarbe.</translation>
    </message>
    <message>
        <source>Both actions are spent. Purple is favored, so Aminullah could take a bonus action; that can wait. End the turn: the row closes up, and cards behind the gap get cheaper.</source>
        <extracomment>Lesson 1, step 8</extracomment>
        <translation>Beide Aktionen sind verbraucht. Lila ist bevorzugt, mit Aminullah wäre also eine Bonusaktion möglich; das kann warten. Beende den Zug: Die Reihe rückt auf, und Karten hinter der Lücke werden billiger.</translation>
    </message>
    <message>
        <source>Well seen: purple is favored, so he could take a bonus action. It costs 2 rupees that we will need. Another day.</source>
        <extracomment>Lesson 1, step 8, to another choice</extracomment>
        <translation>Gut gesehen: Lila ist bevorzugt, mit ihm wäre eine Bonusaktion möglich. Sie kostet 2&#xa0;Rupien, die wir noch brauchen. Ein andermal.</translation>
    </message>
    <message>
        <source>Sarbaz buys Yar Mohammad, with your rupee on him, and plays him at once: 2 tribes, and Herat is his.</source>
        <extracomment>Lesson 1, step 9</extracomment>
        <translation>Sarbaz kauft Yar Mohammad samt deiner Rupie und spielt ihn sofort aus: 2&#xa0;Stämme, und Herat gehört ihm.</translation>
    </message>
    <message>
        <source>Devidas the banker pays 3 rupees for [Money Lenders](14), then takes [Fruit Markets](48) for free, with 2 rupees on them. So money travels.</source>
        <extracomment>Lesson 1, step 10</extracomment>
        <translation>Devidas, der Bankier, zahlt 3&#xa0;Rupien für die [Geldverleiher](14) und nimmt dann die [Obstmärkte](48) kostenlos, mit 2&#xa0;Rupien darauf. So wandert Geld.</translation>
    </message>
    <message>
        <source>Your turn. There are 2 rupees on one card in the lower row: Devidas left one there. Click it.</source>
        <extracomment>Lesson 1, step 11</extracomment>
        <translation>Du bist am Zug. Auf einer Karte der unteren Reihe sind 2&#xa0;Rupien: Eine hat Devidas dort gelassen. Klicke sie an.</translation>
    </message>
    <message>
        <source>Look at the coins in the lower row: which card has 2?</source>
        <extracomment>Lesson 1, step 11</extracomment>
        <translation>Schau auf die Münzen in der unteren Reihe: Welche Karte hat 2?</translation>
    </message>
    <message>
        <source>[Ghilzai Nomads](13), the caravan people, our oldest friends. The price is 1, and there are 2 rupees on them: they pay for themselves. Buy them.</source>
        <extracomment>Lesson 1, step 12</extracomment>
        <translation>Die [Ghilzai-Nomaden](13), das Karawanenvolk, unsere ältesten Freunde. Der Preis ist 1, und 2&#xa0;Rupien sind darauf: Sie bezahlen sich selbst. Kaufe sie.</translation>
    </message>
    <message>
        <source>1 rupee for free, not bad. But the nomads bring 2, and a way to tax.</source>
        <extracomment>Lesson 1, step 12, to another choice</extracomment>
        <translation>1&#xa0;Rupie geschenkt, nicht schlecht. Aber die Nomaden bringen 2, und sie können besteuern.</translation>
    </message>
    <message>
        <source>Your rupee is on [Minaret of Jam](65) now. You placed it there, so you cannot buy that card this turn. A rule against paying yourself.</source>
        <extracomment>Lesson 1, step 13</extracomment>
        <translation>Deine Rupie ist jetzt auf dem [Minarett von Dscham](65). Du hast sie dort platziert, also kannst du diese Karte in diesem Zug nicht kaufen. Niemand soll sich selbst bezahlen.</translation>
    </message>
    <message>
        <source>Play the nomads. Left end or right, it does not matter today; later, spies will walk from card to card.</source>
        <extracomment>Lesson 1, step 14</extracomment>
        <translation>Spiele die Nomaden aus. Ob am linken oder am rechten Ende, ist heute egal; später gehen Spione von Karte zu Karte.</translation>
    </message>
    <message>
        <source>Then the nomads would wait in your hand a whole round. Play them now.</source>
        <extracomment>Lesson 1, step 14, to another choice</extracomment>
        <translation>Dann würden die Nomaden eine ganze Runde auf deiner Hand warten. Spiele sie jetzt aus.</translation>
    </message>
    <message>
        <source>They open roads on the borders of Kabul. The first one to Kandahar: armies march only along roads of their own coalition, and Kandahar will be next.</source>
        <extracomment>Lesson 1, step 16</extracomment>
        <translation>Sie öffnen Straßen an den Grenzen von Kabul. Die erste nach Kandahar: Armeen marschieren nur über Straßen ihrer eigenen Koalition, und Kandahar kommt als Nächstes.</translation>
    </message>
    <message>
        <source>That road may come later. First the one we will need soon: Kabul to Kandahar.</source>
        <extracomment>Lesson 1, step 16, to another choice</extracomment>
        <translation>Diese Straße kommt vielleicht später. Erst die, die wir bald brauchen: Kabul–Kandahar.</translation>
    </message>
    <message>
        <source>The second road where you like: every road is one more Afghan block when a check comes.</source>
        <extracomment>Lesson 1, step 17</extracomment>
        <translation>Die zweite Straße, wo du willst: Jede Straße ist ein afghanischer Block mehr, wenn ein Check kommt.</translation>
    </message>
    <message>
        <source>2 court cards, 3 rupees, Kabul ours. We keep Aminullah’s bonus action for the next lesson. End the turn.</source>
        <extracomment>Lesson 1, step 18</extracomment>
        <translation>2&#xa0;Hofkarten, 3&#xa0;Rupien, Kabul gehört uns. Aminullahs Bonusaktion heben wir für die nächste Lektion auf. Beende den Zug.</translation>
    </message>
    <message>
        <source>Well seen: he may, for purple is favored. Building and battle are the next lesson; keep your rupees until then.</source>
        <extracomment>Lesson 1, step 18, to another choice</extracomment>
        <translation>Gut gesehen: Er darf, denn Lila ist bevorzugt. Bauen und Kämpfen kommen in der nächsten Lektion; behalte deine Rupien bis dahin.</translation>
    </message>
    <message>
        <source>Money circulates, cards slide, and a court grows one card at a time. Buy what brings pieces, and look at the coins before you look at the price.</source>
        <extracomment>Lesson 1, closing</extracomment>
        <translation>Geld kreist, Karten rücken, und ein Hof wächst Karte um Karte. Kaufe, was Spielsteine bringt, und sieh auf die Münzen, bevor du auf den Preis siehst.</translation>
    </message>
    <message>
        <source>2 actions: usually buy, then play.</source>
        <extracomment>Lesson 1, what you know now</extracomment>
        <translation>2&#xa0;Aktionen: meist kaufen, dann ausspielen.</translation>
    </message>
    <message>
        <source>You place rupees on cards; others collect them.</source>
        <extracomment>Lesson 1, what you know now</extracomment>
        <translation>Du legst Rupien auf Karten; andere sammeln sie ein.</translation>
    </message>
    <message>
        <source>Coins on a card can make it better than free.</source>
        <extracomment>Lesson 1, what you know now</extracomment>
        <translation>Münzen machen eine Karte manchmal besser als kostenlos.</translation>
    </message>
    <message>
        <source>Icons take effect once, when the card is played.</source>
        <extracomment>Lesson 1, what you know now</extracomment>
        <translation>Symbole wirken einmal, beim Ausspielen der Karte.</translation>
    </message>
    <message>
        <source>What the cards do</source>
        <extracomment>Lesson 2, title</extracomment>
        <translation>Was die Karten tun</translation>
    </message>
    <message>
        <source>Two years later. Haji Khan Kakar has joined us; people say he has had four masters. The British have marched into Kandahar.</source>
        <extracomment>Lesson 2, opening</extracomment>
        <translation>Zwei Jahre später. Haji Khan Kakar ist zu uns gekommen; man sagt, er habe schon vier Herren gehabt. Die Briten sind in Kandahar einmarschiert.</translation>
    </message>
    <message>
        <source>Three cards, and on their left edges six different actions. Each card can act once per turn, and that uses one of your 2 actions. Let us try them all.</source>
        <extracomment>Lesson 2, step 1</extracomment>
        <translation>Drei Karten, und an ihren linken Rändern sechs verschiedene Aktionen. Jede Karte kannst du einmal pro Zug nutzen, und das verbraucht eine deiner 2&#xa0;Aktionen. Probieren wir alle aus.</translation>
    </message>
    <message>
        <source>Money first. [Ghilzai Nomads](13) can tax. Their rank is 2, as the stars show: up to 2 rupees.</source>
        <extracomment>Lesson 2, step 2</extracomment>
        <translation>Erst das Geld. Die [Ghilzai-Nomaden](13) können besteuern. Ihr Rang ist 2, wie die Sterne zeigen: bis zu 2&#xa0;Rupien.</translation>
    </message>
    <message>
        <source>We will build in a moment. First fill the purse: building costs money.</source>
        <extracomment>Lesson 2, step 2, to another choice</extracomment>
        <translation>Wir bauen gleich. Erst den Beutel füllen: Bauen kostet Geld.</translation>
    </message>
    <message>
        <source>Armies can wait. First fill the purse.</source>
        <extracomment>Lesson 2, step 2, to another choice</extracomment>
        <translation>Armeen können warten. Erst den Beutel füllen.</translation>
    </message>
    <message>
        <source>Take rupees from any cards of the market. Which ones? Perhaps those your rivals hoped for.</source>
        <extracomment>Lesson 2, step 3</extracomment>
        <translation>Nimm Rupien von beliebigen Karten des Marktes. Von welchen? Vielleicht von denen, auf die deine Rivalen hofften.</translation>
    </message>
    <message>
        <source>From Devidas himself? You may, for we rule Kabul and he has a Kabul card. The next lesson is about that; today the market.</source>
        <extracomment>Lesson 2, step 3, to another choice</extracomment>
        <translation>Von Devidas selbst? Das darfst du, denn wir beherrschen Kabul, und er hat eine Karte aus Kabul. Das kommt in der nächsten Lektion; heute der Markt.</translation>
    </message>
    <message>
        <source>Their rank allows 2. Take the second one too.</source>
        <extracomment>Lesson 2, step 4, to another choice</extracomment>
        <translation>Ihr Rang erlaubt 2. Nimm auch die zweite.</translation>
    </message>
    <message>
        <source>Now build. Aminullah may build where we rule: in Kabul. Blocks cost 2 rupees each, up to 3 blocks.</source>
        <extracomment>Lesson 2, step 5</extracomment>
        <translation>Jetzt bauen. Aminullah kann bauen, wo wir herrschen: in Kabul. Ein Block kostet 2&#xa0;Rupien, bis zu 3&#xa0;Blöcke.</translation>
    </message>
    <message>
        <source>A gift is next turn’s business. The British gather in Kandahar: build first.</source>
        <extracomment>Lesson 2, step 5, to another choice</extracomment>
        <translation>Ein Geschenk ist Sache des nächsten Zuges. Die Briten sammeln sich in Kandahar: erst bauen.</translation>
    </message>
    <message>
        <source>Build an army in Kabul. It is an Afghan army, not ours: it helps everyone loyal to the Afghans, and it counts when a check comes.</source>
        <extracomment>Lesson 2, step 6</extracomment>
        <translation>Baue eine Armee in Kabul. Es ist eine afghanische Armee, nicht unsere: Sie hilft allen, die zu den Afghanen loyal sind, und sie zählt, wenn ein Check kommt.</translation>
    </message>
    <message>
        <source>A road helps, but it does not fight. An army this time.</source>
        <extracomment>Lesson 2, step 6, to another choice</extracomment>
        <translation>Eine Straße hilft, aber sie kämpft nicht. Diesmal eine Armee.</translation>
    </message>
    <message>
        <source>Stop here. We keep 4 rupees: a gift and a betrayal will cost 2 each. What you paid is at the right end of the market.</source>
        <extracomment>Lesson 2, step 7</extracomment>
        <translation>Hör hier auf. Wir behalten 4&#xa0;Rupien: Ein Geschenk und ein Verrat kosten je 2. Was du bezahlt hast, ist am rechten Ende des Marktes.</translation>
    </message>
    <message>
        <source>That would empty the purse before the gift and the betrayal.</source>
        <extracomment>Lesson 2, step 7, to another choice</extracomment>
        <translation>Das würde den Beutel leeren, vor dem Geschenk und dem Verrat.</translation>
    </message>
    <message>
        <source>Both actions are used: one brought money, one an army. End the turn.</source>
        <extracomment>Lesson 2, step 8</extracomment>
        <translation>Beide Aktionen sind verbraucht: Eine brachte Geld, eine eine Armee. Beende den Zug.</translation>
    </message>
    <message>
        <source>Sarbaz takes [Qanat System](62) from the free end of the market.</source>
        <extracomment>Lesson 2, step 9</extracomment>
        <translation>Sarbaz nimmt das [Qanat-System](62) vom kostenlosen Ende des Marktes.</translation>
    </message>
    <message>
        <source>Devidas takes [Minaret of Jam](65), for the same reason. Bankers like free things.</source>
        <extracomment>Lesson 2, step 10</extracomment>
        <translation>Devidas nimmt das [Minarett von Dscham](65), aus demselben Grund. Bankiers mögen, was nichts kostet.</translation>
    </message>
    <message>
        <source>[Haji Khan Kakar](45) has friends everywhere. Let him bring a gift to our coalition: a cylinder on our dial, one more influence point.</source>
        <extracomment>Lesson 2, step 11</extracomment>
        <translation>[Haji Khan Kakar](45) hat überall Freunde. Er soll unserer Koalition ein Geschenk bringen: einen Zylinder auf unser Loyalitätsrad, einen Einflusspunkt mehr.</translation>
    </message>
    <message>
        <source>In a moment. First the gift, while we have the money.</source>
        <extracomment>Lesson 2, step 11, to another choice</extracomment>
        <translation>Gleich. Erst das Geschenk, solange wir das Geld haben.</translation>
    </message>
    <message>
        <source>The first gift space costs 2, the others 4 and 6. A cheap gift counts as much as an expensive one.</source>
        <extracomment>Lesson 2, step 12</extracomment>
        <translation>Das erste Geschenkefeld kostet 2, die anderen 4 und 6. Ein billiges Geschenk zählt so viel wie ein teures.</translation>
    </message>
    <message>
        <source>It would count the same and cost 4.</source>
        <extracomment>Lesson 2, step 12, to another choice</extracomment>
        <translation>Es würde gleich viel zählen und 4 kosten.</translation>
    </message>
    <message>
        <source>In Kandahar we have 2 pieces, the British 2: no one rules. Let the nomads move an army along your road.</source>
        <extracomment>Lesson 2, step 13</extracomment>
        <translation>In Kandahar haben wir 2&#xa0;Spielsteine, die Briten 2: Niemand herrscht. Die Nomaden sollen eine Armee über deine Straße bewegen.</translation>
    </message>
    <message>
        <source>The coins can wait: in Kandahar it is 2 against 2.</source>
        <extracomment>Lesson 2, step 13, to another choice</extracomment>
        <translation>Die Münzen können warten: In Kandahar steht es 2 gegen 2.</translation>
    </message>
    <message>
        <source>Move one army from Kabul to Kandahar. One stays, so Kabul is safe.</source>
        <extracomment>Lesson 2, step 14</extracomment>
        <translation>Bewege eine Armee von Kabul nach Kandahar. Eine bleibt, also ist Kabul sicher.</translation>
    </message>
    <message>
        <source>That way leads out of the quarrel. Kandahar is where one army decides.</source>
        <extracomment>Lesson 2, step 14, to another choice</extracomment>
        <translation>Dieser Weg führt weg vom Streit. In Kandahar entscheidet eine einzige Armee.</translation>
    </message>
    <message>
        <source>3 against 2: Kandahar is ours. Rank 2 would allow a second move. Stop here.</source>
        <extracomment>Lesson 2, step 15</extracomment>
        <translation>3 gegen 2: Kandahar gehört uns. Rang 2 würde eine zweite Bewegung erlauben. Hör hier auf.</translation>
    </message>
    <message>
        <source>Then Kabul or Kandahar would be exposed. One move was enough.</source>
        <extracomment>Lesson 2, step 15, to another choice</extracomment>
        <translation>Dann stünde Kabul oder Kandahar offen. Eine Bewegung war genug.</translation>
    </message>
    <message>
        <source>Kandahar is ours, and 2 rupees are left for tomorrow. End the turn.</source>
        <extracomment>Lesson 2, step 16</extracomment>
        <translation>Kandahar gehört uns, und 2&#xa0;Rupien bleiben für morgen. Beende den Zug.</translation>
    </message>
    <message>
        <source>Sarbaz takes a card and looks at Kandahar. Our armies make him think.</source>
        <extracomment>Lesson 2, step 17</extracomment>
        <translation>Sarbaz nimmt eine Karte und schaut auf Kandahar. Unsere Armeen geben ihm zu denken.</translation>
    </message>
    <message>
        <source>Devidas takes a card. He has not noticed our spy beside [Charles Stoddart](4).</source>
        <extracomment>Lesson 2, step 18</extracomment>
        <translation>Devidas nimmt eine Karte. Er hat unseren Spion neben [Charles Stoddart](4) nicht bemerkt.</translation>
    </message>
    <message>
        <source>Aminullah can also battle. One British block fewer: a weaker hold on Kandahar, and dominance further off.</source>
        <extracomment>Lesson 2, step 19</extracomment>
        <translation>Aminullah kann auch kämpfen. Ein britischer Block weniger: weniger Macht in Kandahar, und die Dominanz rückt in die Ferne.</translation>
    </message>
    <message>
        <source>Building is for later. 2 British armies are beside ours.</source>
        <extracomment>Lesson 2, step 19, to another choice</extracomment>
        <translation>Gebaut wird später. Neben unseren Armeen sind 2&#xa0;britische.</translation>
    </message>
    <message>
        <source>Battle in Kandahar. 2 Afghan armies could remove 2 pieces, but never more than the card’s rank. Aminullah has rank 1: one piece.</source>
        <extracomment>Lesson 2, step 20</extracomment>
        <translation>Kämpfe in Kandahar. 2&#xa0;afghanische Armeen könnten 2&#xa0;Spielsteine entfernen, aber nie mehr als der Rang der Karte. Aminullah hat Rang 1: ein Spielstein.</translation>
    </message>
    <message>
        <source>Spies can fight on a card, too. Ours has a better use in a moment. Kandahar.</source>
        <extracomment>Lesson 2, step 20, to another choice</extracomment>
        <translation>Auch Spione können kämpfen, auf einer Karte. Unserer wird gleich besser gebraucht. Kandahar.</translation>
    </message>
    <message>
        <source>Remove a British army: it competes with us for Kandahar. The attacker never loses anything in a battle.</source>
        <extracomment>Lesson 2, step 21</extracomment>
        <translation>Entferne eine britische Armee: Sie macht uns Kandahar streitig. Der Angreifer verliert in einer Schlacht nie etwas.</translation>
    </message>
    <message>
        <source>The road is a block too. But the army disputes Kandahar with us: take the army.</source>
        <extracomment>Lesson 2, step 21, to another choice</extracomment>
        <translation>Auch die Straße ist ein Block. Aber die Armee macht uns Kandahar streitig: Nimm die Armee.</translation>
    </message>
    <message>
        <source>Last, the darkest one. [Haji Khan Kakar](45) betrays, for 2 rupees, any card with one of our spies on it.</source>
        <extracomment>Lesson 2, step 22</extracomment>
        <translation>Zuletzt die dunkelste Aktion. [Haji Khan Kakar](45) verrät für 2&#xa0;Rupien eine beliebige Karte, auf der einer unserer Spione ist.</translation>
    </message>
    <message>
        <source>Another gift would cost 4, and we have 2.</source>
        <extracomment>Lesson 2, step 22, to another choice</extracomment>
        <translation>Ein weiteres Geschenk würde 4 kosten, und wir haben 2.</translation>
    </message>
    <message>
        <source>His card is an Afghan prize. We are loyal to the Afghans, so take it: one more influence point.</source>
        <extracomment>Lesson 2, step 24</extracomment>
        <translation>Seine Karte ist afghanische Beute. Wir sind loyal zu den Afghanen, also nimm sie: ein Einflusspunkt mehr.</translation>
    </message>
    <message>
        <source>A prize of our own coalition costs nothing and counts for every check to come.</source>
        <extracomment>Lesson 2, step 24, to another choice</extracomment>
        <translation>Beute der eigenen Koalition kostet nichts und zählt bei jedem künftigen Check.</translation>
    </message>
    <message>
        <source>Six actions, six verbs: tax, gift, build, move, battle, betray. Cards give you pieces once, and these verbs every turn.</source>
        <extracomment>Lesson 2, closing</extracomment>
        <translation>Sechs Aktionen, sechs Verben: besteuern, schenken, bauen, bewegen, kämpfen, verraten. Spielsteine geben die Karten einmal, diese Verben in jedem Zug.</translation>
    </message>
    <message>
        <source>Tax: coins from the market. Rank = how many.</source>
        <extracomment>Lesson 2, what you know now</extracomment>
        <translation>Besteuern: Münzen vom Markt. Rang = wie viele.</translation>
    </message>
    <message>
        <source>Gift: influence. Build: blocks where you rule.</source>
        <extracomment>Lesson 2, what you know now</extracomment>
        <translation>Schenken: Einfluss. Bauen: Blöcke, wo du herrschst.</translation>
    </message>
    <message>
        <source>Move: armies by road. Battle: remove others’ pieces.</source>
        <extracomment>Lesson 2, what you know now</extracomment>
        <translation>Bewegen: Armeen über Straßen. Kämpfen: fremde Spielsteine entfernen.</translation>
    </message>
    <message>
        <source>Betray: your spy’s card falls; its prize may be yours.</source>
        <extracomment>Lesson 2, what you know now</extracomment>
        <translation>Verraten: Die Karte mit deinem Spion fällt; ihre Beute kann deine sein.</translation>
    </message>
    <message>
        <source>Ruling, tribes and bribes</source>
        <extracomment>Lesson 3, title</extracomment>
        <translation>Herrschaft, Stämme und Bestechung</translation>
    </message>
    <message>
        <source>1836. Dost Mohammad himself asks for a place in our court, and riders from Herat are for hire. But Sarbaz rules Herat.</source>
        <extracomment>Lesson 3, opening</extracomment>
        <translation>1836. Dost Mohammad selbst bittet um einen Platz in unserem Hof, und Reiter aus Herat sind zu haben. Aber Herat beherrscht Sarbaz.</translation>
    </message>
    <message>
        <source>We rule Kabul and Kandahar. To rule, a house needs a tribe there, and its tribes and its coalition’s armies together must outnumber everyone else. Click the region Sarbaz rules.</source>
        <extracomment>Lesson 3, step 1</extracomment>
        <translation>Wir beherrschen Kabul und Kandahar. Dazu braucht ein Haus dort einen Stamm, und seine Stämme und die Armeen seiner Koalition müssen alle anderen übertreffen. Klicke auf die Region, die Sarbaz beherrscht.</translation>
    </message>
    <message>
        <source>Look for the red crown: red is Sarbaz’s color.</source>
        <extracomment>Lesson 3, step 1</extracomment>
        <translation>Such die rote Krone: Rot ist die Spielerfarbe von Sarbaz.</translation>
    </message>
    <message>
        <source>Herat, with 2 tribes and nothing else. A ruler has three rights: to build there, to tax those who hold cards of the region, and to be paid when others play such cards.</source>
        <extracomment>Lesson 3, step 2</extracomment>
        <translation>Herat, mit 2&#xa0;Stämmen und sonst nichts. Ein Herrscher hat drei Rechte: dort zu bauen, Besitzer von Karten der Region zu besteuern und bezahlt zu werden, wenn andere solche Karten ausspielen.</translation>
    </message>
    <message>
        <source>Make Kabul firm first. [Dost Mohammad](7) brings 2 tribes, an army and a spy. Kabul is ours, so no one asks us for a bribe.</source>
        <extracomment>Lesson 3, step 3</extracomment>
        <translation>Festige erst Kabul. [Dost Mohammad](7) bringt 2&#xa0;Stämme, eine Armee und einen Spion. Kabul gehört uns, also verlangt niemand Bestechungsgeld.</translation>
    </message>
    <message>
        <source>That one plays in Herat, under the eyes of Sarbaz. First Dost Mohammad.</source>
        <extracomment>Lesson 3, step 3, to another choice</extracomment>
        <translation>Diese Karte spielt in Herat, unter den Augen von Sarbaz. Erst Dost Mohammad.</translation>
    </message>
    <message>
        <source>At home he sees nothing new. Money Lenders are worth watching.</source>
        <extracomment>Lesson 3, step 5, to another choice</extracomment>
        <translation>Zu Hause sieht er nichts Neues. Die Geldverleiher sind es wert, beobachtet zu werden.</translation>
    </message>
    <message>
        <source>Now [Tajik Warband](59), a card of Herat. Sarbaz rules there: to play it we owe him a bribe, 1 rupee for each of his tribes.</source>
        <extracomment>Lesson 3, step 6</extracomment>
        <translation>Nun die [Tajik-Krieger](59), eine Karte aus Herat. Dort herrscht Sarbaz: Um sie auszuspielen, schulden wir ihm Bestechungsgeld, 1&#xa0;Rupie für jeden seiner Stämme.</translation>
    </message>
    <message>
        <source>The turn is young: there is a second action.</source>
        <extracomment>Lesson 3, step 6, to another choice</extracomment>
        <translation>Der Zug ist jung: Es gibt noch eine zweite Aktion.</translation>
    </message>
    <message>
        <source>2 rupees are due. But a bribe can be negotiated. Offer 1: he has a single rupee and may take what he gets.</source>
        <extracomment>Lesson 3, step 7</extracomment>
        <translation>2&#xa0;Rupien sind fällig. Aber über Bestechungsgeld lässt sich verhandeln. Biete 1: Er hat eine einzige Rupie und nimmt vielleicht, was er bekommt.</translation>
    </message>
    <message>
        <source>Nothing at all? He would only laugh. Offer him 1.</source>
        <extracomment>Lesson 3, step 7, to another choice</extracomment>
        <translation>Gar nichts? Er würde nur lachen. Biete ihm 1.</translation>
    </message>
    <message>
        <source>You may always withdraw; it costs nothing. But these riders are worth it.</source>
        <extracomment>Lesson 3, step 7, to another choice</extracomment>
        <translation>Zurückziehen darfst du immer; es kostet nichts. Aber diese Reiter sind es wert.</translation>
    </message>
    <message>
        <source>Sarbaz thinks of his empty purse.</source>
        <extracomment>Lesson 3, step 8</extracomment>
        <translation>Sarbaz denkt an seinen leeren Beutel.</translation>
    </message>
    <message>
        <source>Agreed and paid. Place the card.</source>
        <extracomment>Lesson 3, step 9</extracomment>
        <translation>Einig und bezahlt. Lege die Karte in deinen Hof.</translation>
    </message>
    <message>
        <source>2 Afghan armies are in Herat now, against his 2 tribes. A tie means no ruler: he took our money and lost Herat.</source>
        <extracomment>Lesson 3, step 10</extracomment>
        <translation>2&#xa0;afghanische Armeen sind jetzt in Herat, gegen seine 2&#xa0;Stämme. Gleichstand heißt kein Herrscher: Er nahm unser Geld und verlor Herat.</translation>
    </message>
    <message>
        <source>End the turn, and see how it feels on the other side.</source>
        <extracomment>Lesson 3, step 11</extracomment>
        <translation>Beende den Zug und sieh, wie es sich auf der anderen Seite anfühlt.</translation>
    </message>
    <message>
        <source>Sarbaz sulks and takes a card.</source>
        <extracomment>Lesson 3, step 12</extracomment>
        <translation>Sarbaz schmollt und nimmt eine Karte.</translation>
    </message>
    <message>
        <source>Devidas wants to play [Afghan Handicrafts](9), a Kabul card. With our 3 tribes there that costs him 3 rupees. He offers 1.</source>
        <extracomment>Lesson 3, step 13</extracomment>
        <translation>Devidas will das [Afghanische Kunsthandwerk](9) ausspielen, eine Karte aus Kabul. Mit unseren 3&#xa0;Stämmen dort kostet ihn das 3&#xa0;Rupien. Er bietet 1.</translation>
    </message>
    <message>
        <source>Yours to decide: take 1, ask for more, or decline and keep him out of Kabul. Nothing here is wrong; think what his card would do.</source>
        <extracomment>Lesson 3, step 14</extracomment>
        <translation>Du entscheidest: Nimm 1, verlange mehr, oder lehne ab und halte ihn aus Kabul fern. Nichts davon ist falsch; überlege, was seine Karte täte.</translation>
    </message>
    <message>
        <source>Every ruler is a toll gate. The more tribes you have in a region, the more expensive it is for everyone else.</source>
        <extracomment>Lesson 3, step 16</extracomment>
        <translation>Jeder Herrscher ist eine Zollstation. Je mehr Stämme du in einer Region hast, desto teurer wird sie für alle anderen.</translation>
    </message>
    <message>
        <source>Now another right of rulers. Devidas has a Kabul card in court, and we rule Kabul: [Ghilzai Nomads](13) may tax him.</source>
        <extracomment>Lesson 3, step 17</extracomment>
        <translation>Nun ein weiteres Recht der Herrscher. Devidas hat eine Karte aus Kabul im Hof, und wir beherrschen Kabul: Die [Ghilzai-Nomaden](13) dürfen ihn besteuern.</translation>
    </message>
    <message>
        <source>Another time. The purse of Devidas is open today.</source>
        <extracomment>Lesson 3, step 17, to another choice</extracomment>
        <translation>Ein andermal. Heute steht der Beutel von Devidas offen.</translation>
    </message>
    <message>
        <source>Take a rupee from Devidas. Each gold star in his court shelters 1 rupee; only what he has above that can be taxed.</source>
        <extracomment>Lesson 3, step 18</extracomment>
        <translation>Nimm eine Rupie von Devidas. Jeder goldene Stern in seinem Hof schützt 1&#xa0;Rupie; besteuern kannst du nur, was darüber hinausgeht.</translation>
    </message>
    <message>
        <source>The coins in the market are there for everyone. His are only for rulers.</source>
        <extracomment>Lesson 3, step 18, to another choice</extracomment>
        <translation>Die Münzen im Markt sind für alle da. Seine sind nur für Herrscher.</translation>
    </message>
    <message>
        <source>And a second one, from him or from the market.</source>
        <extracomment>Lesson 3, step 19</extracomment>
        <translation>Und eine zweite, von ihm oder vom Markt.</translation>
    </message>
    <message>
        <source>The nomads have rank 2: a second rupee is yours.</source>
        <extracomment>Lesson 3, step 19, to another choice</extracomment>
        <translation>Die Nomaden haben Rang 2: Eine zweite Rupie steht dir zu.</translation>
    </message>
    <message>
        <source>Tribes make you a ruler, armies keep you one. A ruler builds, taxes and is paid; and a tie is enough to end it.</source>
        <extracomment>Lesson 3, closing</extracomment>
        <translation>Stämme machen dich zum Herrscher, Armeen halten dich an der Macht. Ein Herrscher baut, besteuert und wird bezahlt; und ein Gleichstand genügt, um das zu beenden.</translation>
    </message>
    <message>
        <source>Ruler: your own tribe + the most ruling pieces. Tie: no one.</source>
        <extracomment>Lesson 3, what you know now</extracomment>
        <translation>Herrscher: eigener Stamm + die meisten Herrschaftsspielsteine. Gleichstand: niemand.</translation>
    </message>
    <message>
        <source>Bribe: 1 rupee for each of the ruler’s tribes, negotiable.</source>
        <extracomment>Lesson 3, what you know now</extracomment>
        <translation>Bestechung: 1&#xa0;Rupie für jeden Stamm des Herrschers, verhandelbar.</translation>
    </message>
    <message>
        <source>Rulers build, tax court cards of the region and are bribed.</source>
        <extracomment>Lesson 3, what you know now</extracomment>
        <translation>Herrscher bauen, besteuern Hofkarten der Region und werden bestochen.</translation>
    </message>
    <message>
        <source>Gold stars shelter rupees from tax.</source>
        <extracomment>Lesson 3, what you know now</extracomment>
        <translation>Goldene Sterne schützen Rupien vor Besteuerung.</translation>
    </message>
    <message>
        <source>Changing sides</source>
        <extracomment>Lesson 4, title</extracomment>
        <translation>Die Seiten wechseln</translation>
    </message>
    <message>
        <source>1839. The British march with twenty thousand men, and Devidas has been their man for years. The riders of Herat have gone home. We still wear Afghan green.</source>
        <extracomment>Lesson 4, opening</extracomment>
        <translation>1839. Die Briten marschieren mit zwanzigtausend Mann, und Devidas ist seit Jahren ihr Mann. Die Reiter von Herat sind heimgekehrt. Wir tragen noch afghanisches Grün.</translation>
    </message>
    <message>
        <source>The [Army of the Indus](32) has come. Count the blocks: British 7, Afghans 3, Russians 2. Click a block of the dominant coalition.</source>
        <extracomment>Lesson 4, step 1</extracomment>
        <translation>Die [Army of the Indus](32) ist da. Zähle die Blöcke: Briten 7, Afghanen 3, Russen 2. Klicke auf einen Block der dominanten Koalition.</translation>
    </message>
    <message>
        <source>Count again: 4 more than each of the others. Pink, I fear.</source>
        <extracomment>Lesson 4, step 1</extracomment>
        <translation>Zähle noch einmal: 4 mehr als jede andere. Rosa, fürchte ich.</translation>
    </message>
    <message>
        <source>A check is at the left end: it will be scored when your turn ends, whatever you do. No one has more influence with the Afghans than we do: 4. And the Afghans lose.</source>
        <extracomment>Lesson 4, step 2</extracomment>
        <translation>Am linken Ende ist ein Check: Er wird gewertet, wenn dein Zug endet, was auch immer du tust. Niemand hat bei den Afghanen mehr Einfluss als wir: 4. Und die Afghanen verlieren.</translation>
    </message>
    <message>
        <source>Let us see what loyalty is worth. End the turn and look. Do not worry: we will undo it.</source>
        <extracomment>Lesson 4, step 3</extracomment>
        <translation>Sehen wir, was Loyalität wert ist. Beende den Zug und schau hin. Keine Sorge: Wir machen es rückgängig.</translation>
    </message>
    <message>
        <source>You see it already. First look at what happens without it; then it will be your turn.</source>
        <extracomment>Lesson 4, step 3, to another choice</extracomment>
        <translation>Du siehst es schon. Schau erst, was ohne sie geschieht; dann bist du an der Reihe.</translation>
    </message>
    <message>
        <source>Buying changes nothing about the count. See first how the check goes.</source>
        <extracomment>Lesson 4, step 3, to another choice</extracomment>
        <translation>Ein Kauf ändert nichts an der Zählung. Sieh erst, wie der Check ausgeht.</translation>
    </message>
    <message>
        <source>5 points for Devidas, none for us, and with a lead of 5 he has won the whole game. That was loyalty. Now the other way.</source>
        <extracomment>Lesson 4, step 4</extracomment>
        <translation>5&#xa0;Punkte für Devidas, keine für uns, und mit 5 Vorsprung hat er das ganze Spiel gewonnen. Das war Loyalität. Nun der andere Weg.</translation>
    </message>
    <message>
        <source>We are back before the end of the turn. In this game no one owes a coalition anything. Houses that last change sides.</source>
        <extracomment>Lesson 4, step 5</extracomment>
        <translation>Wir sind wieder vor dem Ende des Zuges. In diesem Spiel schuldet niemand einer Koalition etwas. Häuser, die bestehen, wechseln die Seiten.</translation>
    </message>
    <message>
        <source>[British Regulars](50) are in your hand, with a pink name band: a patriot. Playing a patriot of another coalition makes us loyal to it at once.</source>
        <extracomment>Lesson 4, step 6</extracomment>
        <translation>Auf deiner Hand sind [Britische Reguläre](50), mit rosa Namensband: ein Patriot. Spielst du einen Patrioten einer anderen Koalition aus, sind wir sofort zu ihr loyal.</translation>
    </message>
    <message>
        <source>Pick up the card and see what it would cost before you let go: one gift, one prize and every patriot of the old side. Then play it.</source>
        <extracomment>Lesson 4, step 7</extracomment>
        <translation>Nimm die Karte auf und sieh dir an, was sie kosten würde, bevor du loslässt: ein Geschenk, eine Beutekarte und jeden Patrioten der alten Seite. Dann spiele sie aus.</translation>
    </message>
    <message>
        <source>You have seen how that ends.</source>
        <extracomment>Lesson 4, step 7, to another choice</extracomment>
        <translation>Du hast gesehen, wie das endet.</translation>
    </message>
    <message>
        <source>More influence with the Afghans, while the British win? The card in your hand, this time.</source>
        <extracomment>Lesson 4, step 7, to another choice</extracomment>
        <translation>Mehr Einfluss bei den Afghanen, während die Briten gewinnen? Diesmal die Karte auf deiner Hand.</translation>
    </message>
    <message>
        <source>The gift, the prize and Aminullah are gone. Kept: the tribes, the spies, the money, everyone else in court. And 2 more British armies, for we are British now.</source>
        <extracomment>Lesson 4, step 9</extracomment>
        <translation>Geschenk, Beute und Aminullah sind weg. Es bleiben: die Stämme, die Spione, das Geld und alle anderen im Hof. Dazu 2&#xa0;britische Armeen mehr, denn nun sind wir Briten.</translation>
    </message>
    <message>
        <source>Influence 2, and Devidas has 2. We would share: 4 points each. 1 action is left. What gives influence?</source>
        <extracomment>Lesson 4, step 10</extracomment>
        <translation>Einfluss 2, und Devidas hat 2. Wir würden teilen: je 4&#xa0;Punkte. 1&#xa0;Aktion bleibt. Was bringt Einfluss?</translation>
    </message>
    <message>
        <source>A gift, this time to the British. [Haji Khan Kakar](45) carries it; he knows the way by now.</source>
        <extracomment>Lesson 4, step 11</extracomment>
        <translation>Ein Geschenk, diesmal für die Briten. [Haji Khan Kakar](45) überbringt es; er kennt inzwischen den Weg.</translation>
    </message>
    <message>
        <source>Then we would share with Devidas. 2 rupees put us first.</source>
        <extracomment>Lesson 4, step 11, to another choice</extracomment>
        <translation>Dann würden wir mit Devidas teilen. 2&#xa0;Rupien bringen uns auf den ersten Platz.</translation>
    </message>
    <message>
        <source>The cheapest space counts as much.</source>
        <extracomment>Lesson 4, step 12, to another choice</extracomment>
        <translation>Das billigste Feld zählt genauso viel.</translation>
    </message>
    <message>
        <source>3 against 2. Now end the turn.</source>
        <extracomment>Lesson 4, step 13</extracomment>
        <translation>3 gegen 2. Jetzt beende den Zug.</translation>
    </message>
    <message>
        <source>5 for us, 3 for Devidas, who was loyal to the British all his life. The game does not ask how long you were a friend. The map is empty; everything begins again.</source>
        <extracomment>Lesson 4, step 14</extracomment>
        <translation>5 für uns, 3 für Devidas, der sein Leben lang zu den Briten loyal war. Das Spiel fragt nicht, wie lange du ein Freund warst. Der Spielplan ist leer; alles beginnt von vorn.</translation>
    </message>
    <message>
        <source>Never ask whom you love; ask who will be dominant when the next check is scored, and whether one patriot can get you there in time.</source>
        <extracomment>Lesson 4, closing</extracomment>
        <translation>Frag nie, wen du liebst; frag, wer beim nächsten Check dominant ist und ob ein Patriot dich rechtzeitig dorthin bringt.</translation>
    </message>
    <message>
        <source>One patriot of another coalition changes your side.</source>
        <extracomment>Lesson 4, what you know now</extracomment>
        <translation>Ein Patriot einer anderen Koalition, und du wechselst die Seite.</translation>
    </message>
    <message>
        <source>Lost: gifts, prizes, old patriots. Kept: the rest.</source>
        <extracomment>Lesson 4, what you know now</extracomment>
        <translation>Verloren: Geschenke, Beute, alte Patrioten. Behalten: der Rest.</translation>
    </message>
    <message>
        <source>Late is not too late: influence counts at the check, not before.</source>
        <extracomment>Lesson 4, what you know now</extracomment>
        <translation>Spät ist nicht zu spät: Einfluss zählt beim Check, nicht vorher.</translation>
    </message>
    <message>
        <source>Before every check ask: am I on the right side?</source>
        <extracomment>Lesson 4, what you know now</extracomment>
        <translation>Frag vor jedem Check: Bin ich auf der richtigen Seite?</translation>
    </message>
    <message>
        <source>Spies, hostages and betrayal</source>
        <extracomment>Lesson 5, title</extracomment>
        <translation>Spione, Geiseln und Verrat</translation>
    </message>
    <message>
        <source>[Eldred Pottinger](19) brings 2 spies. Spies from icons go on cards of the same region, in any court. He is a Punjab man. Play him.</source>
        <extracomment>Lesson 5, step 2</extracomment>
        <translation>[Eldred Pottinger](19) bringt 2&#xa0;Spione. Spione von Symbolen kommen auf Karten derselben Region, in jedem Hof. Er ist ein Mann des Punjab. Spiele ihn aus.</translation>
    </message>
    <message>
        <source>First the spies. Sarbaz strikes next turn.</source>
        <extracomment>Lesson 5, step 2, to another choice</extracomment>
        <translation>Erst die Spione. Im nächsten Zug schlägt Sarbaz zu.</translation>
    </message>
    <message>
        <source>[Akali Sikhs](38) are a Punjab card too. The first spy there.</source>
        <extracomment>Lesson 5, step 4</extracomment>
        <translation>Auch die [Akali-Sikhs](38) sind eine Karte aus dem Punjab. Dorthin der erste Spion.</translation>
    </message>
    <message>
        <source>Army of the Indus marches for our own coalition. The Sikhs are the danger.</source>
        <extracomment>Lesson 5, step 4, to another choice</extracomment>
        <translation>Die Army of the Indus marschiert für unsere eigene Koalition. Gefährlich sind die Sikhs.</translation>
    </message>
    <message>
        <source>At home he only watches Pottinger. Put him beside the Sikhs.</source>
        <extracomment>Lesson 5, step 4, to another choice</extracomment>
        <translation>Zu Hause bewacht er nur Pottinger. Setze ihn zu den Sikhs.</translation>
    </message>
    <message>
        <source>And the second. 2 of our spies, none of his: now the card is our hostage.</source>
        <extracomment>Lesson 5, step 5</extracomment>
        <translation>Und der zweite. 2 unserer Spione, keiner von ihm: Nun ist die Karte unsere Geisel.</translation>
    </message>
    <message>
        <source>Together they are worth more: each spy there raises the price.</source>
        <extracomment>Lesson 5, step 5, to another choice</extracomment>
        <translation>Zusammen sind sie mehr wert: Jeder Spion dort erhöht den Preis.</translation>
    </message>
    <message>
        <source>Hostage means: to use any action on that card, Sarbaz must bribe us, 1 rupee for each spy. He keeps the card, but it is no longer quite his.</source>
        <extracomment>Lesson 5, step 6</extracomment>
        <translation>Geisel heißt: Für jede Aktion dieser Karte muss Sarbaz uns bestechen, mit 1&#xa0;Rupie je Spion. Er behält die Karte, aber sie gehört ihm nicht mehr ganz.</translation>
    </message>
    <message>
        <source>1 action is left. Take a free card, or do not: our money is needed for a betrayal. End the turn when you like.</source>
        <extracomment>Lesson 5, step 7</extracomment>
        <translation>1&#xa0;Aktion bleibt. Nimm eine kostenlose Karte oder lass es: Unser Geld brauchen wir für einen Verrat. Beende den Zug, wann du willst.</translation>
    </message>
    <message>
        <source>Keep the money: a betrayal will cost 2. Only the cards at the left end are free.</source>
        <extracomment>Lesson 5, step 7, to another choice</extracomment>
        <translation>Behalte das Geld: Ein Verrat kostet 2. Kostenlos sind nur die Karten am linken Ende.</translation>
    </message>
    <message>
        <source>A bonus action: gold has been favored since Pottinger came. Sharp eye! Keep it in mind; another lesson is about that.</source>
        <extracomment>Lesson 5, step 7, to another choice</extracomment>
        <translation>Eine Bonusaktion: Seit Pottinger da ist, ist Gold bevorzugt. Scharfes Auge! Merk es dir; davon handelt eine andere Lektion.</translation>
    </message>
    <message>
        <source>Now end the turn.</source>
        <extracomment>Lesson 5, step 8</extracomment>
        <translation>Jetzt beende den Zug.</translation>
    </message>
    <message>
        <source>Sarbaz wants to battle with [Akali Sikhs](38). 2 rupees are due to us; he has 1, and offers it.</source>
        <extracomment>Lesson 5, step 9</extracomment>
        <translation>Sarbaz will mit den [Akali-Sikhs](38) kämpfen. 2&#xa0;Rupien stehen uns zu; er hat 1 und bietet sie an.</translation>
    </message>
    <message>
        <source>1 rupee for 2 dead armies? You do not have to accept. Decline, and his attack does not happen.</source>
        <extracomment>Lesson 5, step 10</extracomment>
        <translation>1&#xa0;Rupie für 2&#xa0;tote Armeen? Du musst nicht annehmen. Lehne ab, und sein Angriff findet nicht statt.</translation>
    </message>
    <message>
        <source>His attack is off. It cost him nothing but the moment. He takes a card.</source>
        <extracomment>Lesson 5, step 11</extracomment>
        <translation>Sein Angriff fällt aus. Es kostete ihn nichts als den Augenblick. Er nimmt eine Karte.</translation>
    </message>
    <message>
        <source>Devidas uses [Money Lenders](14). Our old spy is still there alone, so he pays us 1 rupee, then gives the British a gift.</source>
        <extracomment>Lesson 5, step 12</extracomment>
        <translation>Devidas nutzt die [Geldverleiher](14). Unser alter Spion ist noch allein dort, also zahlt er uns 1&#xa0;Rupie und macht dann den Briten ein Geschenk.</translation>
    </message>
    <message>
        <source>Spies can walk, too. All courts form one ring around the table, card beside card. Yar Mohammad is next to the Sikhs: one step.</source>
        <extracomment>Lesson 5, step 13</extracomment>
        <translation>Spione können auch gehen. Alle Höfe bilden einen Ring um den Tisch, Karte neben Karte. Yar Mohammad ist neben den Sikhs: ein Schritt.</translation>
    </message>
    <message>
        <source>Let Pottinger move our spies: rank 2, so 2 moves.</source>
        <extracomment>Lesson 5, step 14</extracomment>
        <translation>Pottinger soll unsere Spione bewegen: Rang 2, also 2&#xa0;Bewegungen.</translation>
    </message>
    <message>
        <source>Pottinger could betray too, but our man is not on the right card yet.</source>
        <extracomment>Lesson 5, step 14, to another choice</extracomment>
        <translation>Auch Pottinger könnte verraten, aber unser Mann ist noch nicht auf der richtigen Karte.</translation>
    </message>
    <message>
        <source>Kakar will be needed in a moment. First the walk.</source>
        <extracomment>Lesson 5, step 14, to another choice</extracomment>
        <translation>Kakar brauchen wir gleich. Erst der Gang.</translation>
    </message>
    <message>
        <source>One spy from the Sikhs to Yar Mohammad. The other stays and keeps the hostage.</source>
        <extracomment>Lesson 5, step 15</extracomment>
        <translation>Ein Spion von den Sikhs zu Yar Mohammad. Der andere bleibt und hält die Geisel.</translation>
    </message>
    <message>
        <source>The other way he would leave Yar Mohammad behind.</source>
        <extracomment>Lesson 5, step 15, to another choice</extracomment>
        <translation>Andersherum ließe er Yar Mohammad hinter sich.</translation>
    </message>
    <message>
        <source>Armies another day. It is a spy’s night.</source>
        <extracomment>Lesson 5, step 15, to another choice</extracomment>
        <translation>Armeen ein andermal. Dies ist die Nacht eines Spions.</translation>
    </message>
    <message>
        <source>Enough: one spy on each card does more than two on one.</source>
        <extracomment>Lesson 5, step 16</extracomment>
        <translation>Genug: Je ein Spion auf beiden Karten bringt mehr als zwei auf einer.</translation>
    </message>
    <message>
        <source>Leave the other where he is: as long as he is there, Sarbaz pays.</source>
        <extracomment>Lesson 5, step 16, to another choice</extracomment>
        <translation>Lass den anderen, wo er ist: Solange er dort ist, zahlt Sarbaz.</translation>
    </message>
    <message>
        <source>Yar Mohammad is the only purple card Sarbaz has in Herat. If he falls, the tribes there fall too. Kakar, betray.</source>
        <extracomment>Lesson 5, step 17</extracomment>
        <translation>Yar Mohammad ist die einzige lila Karte von Sarbaz in Herat. Fällt er, fallen auch die Stämme dort. Kakar, verrate.</translation>
    </message>
    <message>
        <source>A gift is for quiet days. Yar Mohammad is exposed now.</source>
        <extracomment>Lesson 5, step 17, to another choice</extracomment>
        <translation>Geschenke sind für ruhige Tage. Jetzt ist Yar Mohammad ungeschützt.</translation>
    </message>
    <message>
        <source>Tomorrow he may be gone.</source>
        <extracomment>Lesson 5, step 17, to another choice</extracomment>
        <translation>Morgen ist er vielleicht weg.</translation>
    </message>
    <message>
        <source>The Sikhs are worth a prize. But with Yar Mohammad all of Herat falls.</source>
        <extracomment>Lesson 5, step 18, to another choice</extracomment>
        <translation>Die Sikhs sind Beute wert. Aber mit Yar Mohammad fällt ganz Herat.</translation>
    </message>
    <message>
        <source>His card, his 2 tribes and Herat: gone for 2 rupees. The prize is Afghan, though. Taking it would make us Afghans: gift and patriots lost. Leave it.</source>
        <extracomment>Lesson 5, step 19</extracomment>
        <translation>Seine Karte, seine 2&#xa0;Stämme und Herat: weg für 2&#xa0;Rupien. Die Beute ist allerdings afghanisch. Sie würde uns zu Afghanen machen: Geschenk und Patrioten verloren. Lass sie.</translation>
    </message>
    <message>
        <source>Sometimes that is the cheapest way to change sides. Today it would cost a gift, Pottinger and the Regulars.</source>
        <extracomment>Lesson 5, step 19, to another choice</extracomment>
        <translation>Manchmal ist das der billigste Weg, die Seite zu wechseln. Heute würde es ein Geschenk, Pottinger und die Regulären kosten.</translation>
    </message>
    <message>
        <source>A spy counts for a check, earns bribes and opens the door to betrayal. Look at your own court as well: whose discs are there?</source>
        <extracomment>Lesson 5, closing</extracomment>
        <translation>Ein Spion zählt bei einem Check, verdient Bestechungsgeld und öffnet dem Verrat die Tür. Schau auch in deinen eigenen Hof: Wessen Scheiben sind dort?</translation>
    </message>
    <message>
        <source>Spies land on cards of the icon’s region.</source>
        <extracomment>Lesson 5, what you know now</extracomment>
        <translation>Spione kommen auf Karten der Region des Symbols.</translation>
    </message>
    <message>
        <source>Most spies on a card: its owner pays you for every action.</source>
        <extracomment>Lesson 5, what you know now</extracomment>
        <translation>Die meisten Spione auf einer Karte: Ihr Besitzer zahlt dir für jede Aktion.</translation>
    </message>
    <message>
        <source>Betray purple cards: tribes fall with them.</source>
        <extracomment>Lesson 5, what you know now</extracomment>
        <translation>Verrate lila Karten: Mit ihnen fallen Stämme.</translation>
    </message>
    <message>
        <source>A prize of another coalition changes your side: take it only if you want that.</source>
        <extracomment>Lesson 5, what you know now</extracomment>
        <translation>Mit Beute einer anderen Koalition wechselst du die Seite: Nimm sie nur, wenn du das willst.</translation>
    </message>
    <message>
        <source>Checks and timing</source>
        <extracomment>Lesson 6, title</extracomment>
        <translation>Checks und der richtige Moment</translation>
    </message>
    <message>
        <source>1842. Russian gold has bought Sarbaz an army, and a second check is in the market. Today the house of Mirzad stands or falls.</source>
        <extracomment>Lesson 6, opening</extracomment>
        <translation>1842. Russisches Gold hat Sarbaz eine Armee gekauft, und ein zweiter Check ist im Markt. Heute steht oder fällt das Haus Mirzad.</translation>
    </message>
    <message>
        <source>Two things at once. Overthrow: with the last tribe of a region our purple cards from there are lost. And the card was leveraged: its 2 rupees had to be repaid.</source>
        <extracomment>Lesson 6, step 3</extracomment>
        <translation>Zweierlei auf einmal. Umsturz: Mit dem letzten Stamm einer Region gehen unsere lila Karten von dort verloren. Und die Karte war fremdfinanziert: Ihre 2&#xa0;Rupien mussten zurückgezahlt werden.</translation>
    </message>
    <message>
        <source>Then [Count Perovsky](100) brings 2 more Russian armies.</source>
        <extracomment>Lesson 6, step 4</extracomment>
        <translation>Dann bringt [Graf Perovsky](100) 2&#xa0;weitere russische Armeen.</translation>
    </message>
    <message>
        <source>Devidas has 1 rupee and no idea. He takes a free card, and the check slides to column 2.</source>
        <extracomment>Lesson 6, step 5</extracomment>
        <translation>Devidas hat 1&#xa0;Rupie und keine Idee. Er nimmt eine kostenlose Karte, und der Check rückt in Spalte 2.</translation>
    </message>
    <message>
        <source>Russia 7, Britain 3: dominant by exactly 4. Open the forecast: 5 points for Sarbaz, none for us. Click the check everyone is waiting for.</source>
        <extracomment>Lesson 6, step 6</extracomment>
        <translation>Russland 7, Großbritannien 3: dominant um genau 4. Öffne die Wertungsvorschau: 5&#xa0;Punkte für Sarbaz, keine für uns. Klicke auf den Check, auf den alle warten.</translation>
    </message>
    <message>
        <source>Look along the upper row for the scales.</source>
        <extracomment>Lesson 6, step 6</extracomment>
        <translation>Such in der oberen Reihe die Waage.</translation>
    </message>
    <message>
        <source>Count backward. One Russian block fewer, and no coalition is dominant: then cylinders count. We have 7, Sarbaz 3, Devidas 2.</source>
        <extracomment>Lesson 6, step 7</extracomment>
        <translation>Zähle rückwärts. Ein russischer Block weniger, und keine Koalition ist dominant: Dann zählen Zylinder. Wir haben 7, Sarbaz 3, Devidas 2.</translation>
    </message>
    <message>
        <source>Without dominance: 3 points for us, 8 in all, 5 more than anyone else. We would win today. But the price of the check is 2, and we have 1 rupee.</source>
        <extracomment>Lesson 6, step 8</extracomment>
        <translation>Ohne Dominanz: 3&#xa0;Punkte für uns, zusammen 8, 5 mehr als alle anderen. Wir würden heute gewinnen. Aber der Check kostet 2, und wir haben 1&#xa0;Rupie.</translation>
    </message>
    <message>
        <source>See the marker: economic is favored. Gold cards can take bonus actions, without using up your 2 actions. [Ghilzai Nomads](13) are gold, and they tax.</source>
        <extracomment>Lesson 6, step 9</extracomment>
        <translation>Sieh auf den Marker: Ökonomie ist bevorzugt. Aktionen goldener Karten sind Bonusaktionen und verbrauchen deine 2&#xa0;Aktionen nicht. Die [Ghilzai-Nomaden](13) sind golden, und sie besteuern.</translation>
    </message>
    <message>
        <source>Now you. Break the dominance, find the money, buy the check, all this turn. The order is up to you; undo as much as you like.</source>
        <extracomment>Lesson 6, step 10</extracomment>
        <translation>Nun du. Brich die Dominanz, finde das Geld, kaufe den Check, alles in diesem Zug. Die Reihenfolge bestimmst du; mach rückgängig, so viel du willst.</translation>
    </message>
    <message>
        <source>British Regulars can battle. Our 2 armies are in Kandahar, beside a Russian army and a Russian road.</source>
        <extracomment>Lesson 6, step 10, hint</extracomment>
        <translation>Die Britischen Regulären können kämpfen. Unsere 2&#xa0;Armeen sind in Kandahar, neben einer russischen Armee und einer russischen Straße.</translation>
    </message>
    <message>
        <source>The nomads’ tax is a bonus action: it does not use up an action.</source>
        <extracomment>Lesson 6, step 10, hint</extracomment>
        <translation>Die Besteuerung der Nomaden ist eine Bonusaktion: Sie verbraucht keine Aktion.</translation>
    </message>
    <message>
        <source>Battle, tax, then buy the check. If the forecast says 3 points for us, it is time.</source>
        <extracomment>Lesson 6, step 10, hint</extracomment>
        <translation>Kämpfen, besteuern, dann den Check kaufen. Zeigt die Wertungsvorschau 3&#xa0;Punkte für uns, ist es Zeit.</translation>
    </message>
    <message>
        <source>Russia was still dominant, so Sarbaz got the points. Break the dominance first. Let us undo that.</source>
        <extracomment>Lesson 6, step 10, failed</extracomment>
        <translation>Russland war noch dominant, also bekam Sarbaz die Punkte. Brich erst die Dominanz. Machen wir das rückgängig.</translation>
    </message>
    <message>
        <source>The turn is over and the check is still there; Sarbaz would not wait. Let us undo that.</source>
        <extracomment>Lesson 6, step 10, failed</extracomment>
        <translation>Der Zug ist vorbei, und der Check ist noch da; Sarbaz würde nicht warten. Machen wir das rückgängig.</translation>
    </message>
    <message>
        <source>With one battle you broke a dominance and seized the moment. That is the art: not strength but timing.</source>
        <extracomment>Lesson 6, closing</extracomment>
        <translation>Mit einer Schlacht hast du eine Dominanz gebrochen und den Moment genutzt. Das ist die Kunst: nicht Stärke, sondern der richtige Zeitpunkt.</translation>
    </message>
    <message>
        <source>Last tribe gone: purple cards gone.</source>
        <extracomment>Lesson 6, what you know now</extracomment>
        <translation>Letzter Stamm weg: lila Karten weg.</translation>
    </message>
    <message>
        <source>Leverage must be repaid.</source>
        <extracomment>Lesson 6, what you know now</extracomment>
        <translation>Fremdfinanzierung muss zurückgezahlt werden.</translation>
    </message>
    <message>
        <source>Favored suit: bonus actions.</source>
        <extracomment>Lesson 6, what you know now</extracomment>
        <translation>Bevorzugte Farbe: Bonusaktionen.</translation>
    </message>
    <message>
        <source>Before a check: dominance, or none? Which pays me?</source>
        <extracomment>Lesson 6, what you know now</extracomment>
        <translation>Vor einem Check: Dominanz oder keine? Was nützt mir?</translation>
    </message>
    <message>
        <source>If it pays you now, buy the check now.</source>
        <extracomment>Lesson 6, what you know now</extracomment>
        <translation>Nützt er dir jetzt, kaufe den Check jetzt.</translation>
    </message>
    <message>
        <source>A game of your own</source>
        <extracomment>Lesson 7, title</extracomment>
        <translation>Ein eigenes Spiel</translation>
    </message>
    <message>
        <source>1855. The British have gone home, the Russians are far away, and a new rider has come over the Wakhan. I am old. This time I only watch.</source>
        <extracomment>Lesson 7, opening</extracomment>
        <translation>1855. Die Briten sind heimgekehrt, die Russen sind fern, und über den Wakhan ist eine neue Reiterin gekommen. Ich bin alt. Diesmal schaue ich nur zu.</translation>
    </message>
    <message>
        <source>No more guiding hand: a real table. You have 3 points, Wakhan 1. 3 checks are left, and the final one counts double. She brings nothing but 4 rupees.</source>
        <extracomment>Lesson 7, step 1</extracomment>
        <translation>Keine führende Hand mehr: ein richtiger Tisch. Du hast 3&#xa0;Punkte, Wakhan 1. 3&#xa0;Checks sind noch übrig, und der letzte zählt doppelt. Sie bringt nichts mit als 4&#xa0;Rupien.</translation>
    </message>
    <message>
        <source>First choose your loyalty. See which patriots are near: [Ishaqzai Chiefs](58) are Afghan, [Eldred Pottinger](19) British, [Russo-Persian Trade](81) Russian. You can change later; you know how.</source>
        <extracomment>Lesson 7, step 2</extracomment>
        <translation>Wähle erst deine Loyalität. Sieh, welche Patrioten nahe sind: [Ishaqzai-Stammesführer](58) afghanisch, [Eldred Pottinger](19) britisch, [Russisch-persischer Handel](81) russisch. Wechseln kannst du später; du weißt, wie.</translation>
    </message>
    <message>
        <source>Wakhan has taken her turn. She draws a card and works down its lines until 2 actions are done. She has no hand: she buys and plays at once. One key tells why.</source>
        <extracomment>Lesson 7, step 3</extracomment>
        <translation>Wakhan war am Zug. Sie deckt eine Karte auf und geht deren Zeilen durch, bis 2&#xa0;Aktionen getan sind. Sie hat keine Handkarten: Sie kauft und spielt sofort aus. Eine Taste sagt, warum.</translation>
    </message>
    <message>
        <source>She has no loyalty and counts for every coalition: whichever is dominant, she scores by influence. If it is not yours, she scores and you do not.</source>
        <extracomment>Lesson 7, step 4</extracomment>
        <translation>Sie hat keine Loyalität und zählt für jede Koalition: Welche auch dominant ist, sie punktet nach Einfluss. Ist es nicht deine, punktet sie und du nicht.</translation>
    </message>
    <message>
        <source>She never bargains: a bribe to her is paid in full. As soon as a check would bring her more points than you, she buys it. Watch the forecast, and change the count in time.</source>
        <extracomment>Lesson 7, step 5</extracomment>
        <translation>Sie verhandelt nie: Ihr Bestechungsgeld wird voll bezahlt. Sobald ein Check ihr mehr brächte als dir, kauft sie ihn. Achte auf die Wertungsvorschau und ändere die Zählung rechtzeitig.</translation>
    </message>
    <message>
        <source>The rest is yours. I speak only when I see something; ask for a hint when you want one, and undo as much as you like.</source>
        <extracomment>Lesson 7, step 6</extracomment>
        <translation>Das Weitere liegt bei dir. Ich spreche nur, wenn ich etwas sehe; frag nach einem Hinweis, wenn du einen willst, und mach rückgängig, so viel du willst.</translation>
    </message>
    <message>
        <source>Buy the check now: you would lead by 4, and that wins at once.</source>
        <extracomment>Lesson 7, win_now</extracomment>
        <translation>Kaufe den Check jetzt: Du lägst mit 4 vorn, und damit gewinnst du sofort.</translation>
    </message>
    <message>
        <source>A check now would bring you more points than Wakhan. Buy it before things change.</source>
        <extracomment>Lesson 7, take_check</extracomment>
        <translation>Ein Check brächte dir jetzt mehr Punkte als Wakhan. Kaufe ihn, bevor sich das ändert.</translation>
    </message>
    <message>
        <source>A check is near, and another coalition is dominant. A patriot of theirs, a prize of theirs, or one block fewer for them: what can you reach?</source>
        <extracomment>Lesson 7, wrong_side</extracomment>
        <translation>Ein Check ist nahe, und eine andere Koalition ist dominant. Ein Patriot von ihr, Beute von ihr oder ein Block weniger für sie: Was kannst du erreichen?</translation>
    </message>
    <message>
        <source>If the check came now, Wakhan would gain more than you, and she buys such checks. Change the count first: cylinders, influence or one block.</source>
        <extracomment>Lesson 7, she_takes_it</extracomment>
        <translation>Käme der Check jetzt, gewänne Wakhan mehr als du, und solche Checks kauft sie. Ändere erst die Zählung: Zylinder, Einfluss oder ein Block.</translation>
    </message>
    <message>
        <source>You rule nothing yet. A purple card brings a tribe, and a tribe can rule.</source>
        <extracomment>Lesson 7, first_tribe</extracomment>
        <translation>Noch beherrschst du nichts. Eine lila Karte bringt einen Stamm, und ein Stamm kann herrschen.</translation>
    </message>
    <message>
        <source>Cards in hand do nothing. Play one: its icons take effect at once and its actions are yours.</source>
        <extracomment>Lesson 7, play_hand</extracomment>
        <translation>Handkarten tun nichts. Spiele eine aus: Ihre Symbole wirken sofort, und ihre Aktionen gehören dir.</translation>
    </message>
    <message>
        <source>A card in the market has more rupees on it than its price. Whatever else it does, it pays for itself.</source>
        <extracomment>Lesson 7, coins</extracomment>
        <translation>Auf einer Karte im Markt sind mehr Rupien, als sie kostet. Was sie auch sonst tut, sie bezahlt sich selbst.</translation>
    </message>
    <message>
        <source>Your purse is nearly empty, and one of your cards can tax.</source>
        <extracomment>Lesson 7, poor</extracomment>
        <translation>Dein Beutel ist fast leer, und eine deiner Karten kann besteuern.</translation>
    </message>
    <message>
        <source>One of your favored cards has not acted yet. It can still take a bonus action.</source>
        <extracomment>Lesson 7, bonus</extracomment>
        <translation>Eine deiner Karten der bevorzugten Farbe ist noch ungenutzt. Eine Bonusaktion ist noch möglich.</translation>
    </message>
    <message>
        <source>A single tribe holds a purple card, and foreign armies are beside it. If it falls, the card falls.</source>
        <extracomment>Lesson 7, lone_tribe</extracomment>
        <translation>Ein einzelner Stamm hält eine lila Karte, und fremde Armeen sind neben ihm. Fällt er, fällt die Karte.</translation>
    </message>
    <message>
        <source>Your court is above its limit: you will have to discard. Purple stars make room.</source>
        <extracomment>Lesson 7, court_full</extracomment>
        <translation>Dein Hof ist über dem Limit: Du wirst abwerfen müssen. Lila Sterne schaffen Platz.</translation>
    </message>
    <message>
        <source>Wakhan’s spies hold one of your cards hostage. Its actions cost a full bribe; use another card, or battle on it.</source>
        <extracomment>Lesson 7, hostage</extracomment>
        <translation>Wakhans Spione halten eine deiner Karten als Geisel. Ihre Aktionen kosten das volle Bestechungsgeld; nutze eine andere Karte oder kämpfe auf dieser.</translation>
    </message>
    <message>
        <source>No coalition is dominant, so cylinders will count, and Wakhan has more. Tribes, spies and gifts all count the same.</source>
        <extracomment>Lesson 7, few_cylinders</extracomment>
        <translation>Keine Koalition ist dominant, also zählen Zylinder, und Wakhan hat mehr. Stämme, Spione und Geschenke zählen alle gleich.</translation>
    </message>
    <message>
        <source>Your coalition leads on the map. A gift for 2 rupees is one more influence point when the check comes.</source>
        <extracomment>Lesson 7, gift_cheap</extracomment>
        <translation>Deine Koalition führt auf dem Spielplan. Ein Geschenk für 2&#xa0;Rupien ist ein Einflusspunkt mehr, wenn der Check kommt.</translation>
    </message>
    <message>
        <source>You have played a whole game, and whatever the score, you chose your moments yourself. The table is yours now.</source>
        <extracomment>Lesson 7, closing</extracomment>
        <translation>Du hast ein ganzes Spiel gespielt, und wie es auch ausging: Den Moment hast du jedes Mal selbst gewählt. Der Tisch gehört jetzt dir.</translation>
    </message>
    <message>
        <source>You know everything you need for a first game.</source>
        <extracomment>Lesson 7, what you know now</extracomment>
        <translation>Du weißt alles, was du für ein erstes Spiel brauchst.</translation>
    </message>
    <message>
        <source>New game, Wakhan, three houses or friends: the same table.</source>
        <extracomment>Lesson 7, what you know now</extracomment>
        <translation>Neues Spiel, Wakhan, drei Häuser oder Freunde: derselbe Tisch.</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <translation>Lektion {number}</translation>
    </message>
    <message>
        <source>Lesson {number} · {step}/{steps}</source>
        <translation>Lektion {number} · {step}/{steps}</translation>
    </message>
    <message>
        <source>Challenge done</source>
        <translation>Aufgabe geschafft</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Challenge: {title}</source>
        <translation>Aufgabe: {title}</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>A better friend</source>
        <extracomment>Lesson 0, challenge 0a</extracomment>
        <translation>Ein besserer Freund</translation>
    </message>
    <message>
        <source>Start the day again. Score the first check with influence 4 instead of 3.</source>
        <extracomment>Lesson 0, challenge 0a</extracomment>
        <translation>Beginne den Tag noch einmal. Werte den ersten Check mit Einfluss 4 statt 3.</translation>
    </message>
    <message>
        <source>A patriot played before the check counts for influence at once.</source>
        <extracomment>Lesson 0, challenge 0a</extracomment>
        <translation>Ein Patriot, der vor dem Check ausgespielt wird, zählt sofort für den Einfluss.</translation>
    </message>
    <message>
        <source>The turn is over, and it was not enough. Go back and try another way.</source>
        <extracomment>Lesson 0, challenge 0a
----------
Lesson 0, challenge 0b
----------
Lesson 1, challenge 1a
----------
Lesson 1, challenge 1b
----------
Lesson 2, challenge 2a
----------
Lesson 2, challenge 2b
----------
Lesson 2, challenge 2c
----------
Lesson 3, challenge 3a
----------
Lesson 3, challenge 3b
----------
Lesson 4, challenge 4a
----------
Lesson 4, challenge 4b
----------
Lesson 5, challenge 5a
----------
Lesson 5, challenge 5b
----------
Lesson 5, challenge 5c
----------
Lesson 6, challenge 6a
----------
Lesson 6, challenge 6b</extracomment>
        <translation>Der Zug ist vorbei, und es hat nicht gereicht. Geh zurück und versuche einen anderen Weg.</translation>
    </message>
    <message>
        <source>Let it fall</source>
        <extracomment>Lesson 0, challenge 0b</extracomment>
        <translation>Lass ihn fallen</translation>
    </message>
    <message>
        <source>Start the day again. Have the first check scored without buying it, and use both actions for something else: a third court card and a new card in hand.</source>
        <extracomment>Lesson 0, challenge 0b</extracomment>
        <translation>Beginne den Tag noch einmal. Lass den ersten Check werten, ohne ihn zu kaufen, und nutze beide Aktionen anders: für eine dritte Hofkarte und eine neue Handkarte.</translation>
    </message>
    <message>
        <source>A check in the leftmost column is scored when the turn ends.</source>
        <extracomment>Lesson 0, challenge 0b</extracomment>
        <translation>Ein Check in der Spalte ganz links wird am Ende des Zuges gewertet.</translation>
    </message>
    <message>
        <source>Not a rupee less</source>
        <extracomment>Lesson 1, challenge 1a</extracomment>
        <translation>Keine Rupie weniger</translation>
    </message>
    <message>
        <source>Start this lesson’s first turn again. End it with 2 cards in hand and still 4 rupees.</source>
        <extracomment>Lesson 1, challenge 1a</extracomment>
        <translation>Beginne den ersten Zug dieser Lektion noch einmal. Beende ihn mit 2&#xa0;Handkarten und weiterhin 4&#xa0;Rupien.</translation>
    </message>
    <message>
        <source>Gather the coins</source>
        <extracomment>Lesson 1, challenge 1b</extracomment>
        <translation>Sammle die Münzen ein</translation>
    </message>
    <message>
        <source>From your second turn: have at least 4 rupees at its end.</source>
        <extracomment>Lesson 1, challenge 1b</extracomment>
        <translation>Ab deinem zweiten Zug: Habe an seinem Ende mindestens 4&#xa0;Rupien.</translation>
    </message>
    <message>
        <source>There are coins on two cards in the lower row. Which must you buy first, so as not to place a rupee on it?</source>
        <extracomment>Lesson 1, challenge 1b</extracomment>
        <translation>In der unteren Reihe liegen auf zwei Karten Münzen. Welche musst du zuerst kaufen, um keine Rupie auf sie zu legen?</translation>
    </message>
    <message>
        <source>A forest of green</source>
        <extracomment>Lesson 2, challenge 2a</extracomment>
        <translation>Ein Wald in Grün</translation>
    </message>
    <message>
        <source>Start this lesson’s first turn again. End it with 7 Afghan blocks in play.</source>
        <extracomment>Lesson 2, challenge 2a</extracomment>
        <translation>Beginne den ersten Zug dieser Lektion noch einmal. Beende ihn mit 7&#xa0;afghanischen Blöcken im Spiel.</translation>
    </message>
    <message>
        <source>3 blocks cost 6 rupees. You have 4, and the nomads can tax.</source>
        <extracomment>Lesson 2, challenge 2a</extracomment>
        <translation>3&#xa0;Blöcke kosten 6&#xa0;Rupien. Du hast 4, und die Nomaden können besteuern.</translation>
    </message>
    <message>
        <source>Kandahar for nothing</source>
        <extracomment>Lesson 2, challenge 2b</extracomment>
        <translation>Kandahar umsonst</translation>
    </message>
    <message>
        <source>Start again. Rule Kandahar by the end of this turn without spending a rupee.</source>
        <extracomment>Lesson 2, challenge 2b</extracomment>
        <translation>Beginne noch einmal. Beherrsche Kandahar am Ende dieses Zuges, ohne eine Rupie auszugeben.</translation>
    </message>
    <message>
        <source>2 against 2: one more of ours or one fewer of theirs.</source>
        <extracomment>Lesson 2, challenge 2b</extracomment>
        <translation>2 gegen 2: einer mehr von uns oder einer weniger von ihnen.</translation>
    </message>
    <message>
        <source>A prize and a full purse</source>
        <extracomment>Lesson 2, challenge 2c</extracomment>
        <translation>Beute und ein voller Beutel</translation>
    </message>
    <message>
        <source>From the third turn: take [Charles Stoddart](4)’s prize and still have 2 rupees.</source>
        <extracomment>Lesson 2, challenge 2c</extracomment>
        <translation>Ab dem dritten Zug: Nimm [Charles Stoddart](4) als Beute und habe noch 2&#xa0;Rupien.</translation>
    </message>
    <message>
        <source>Betraying costs 2. Who can fetch the rupees first?</source>
        <extracomment>Lesson 2, challenge 2c</extracomment>
        <translation>Ein Verrat kostet 2. Wer kann die Rupien vorher holen?</translation>
    </message>
    <message>
        <source>A cheap tie</source>
        <extracomment>Lesson 3, challenge 3a</extracomment>
        <translation>Ein billiger Gleichstand</translation>
    </message>
    <message>
        <source>Start this lesson again. End the turn with Herat ruled by no one and at least 2 rupees left.</source>
        <extracomment>Lesson 3, challenge 3a</extracomment>
        <translation>Beginne diese Lektion noch einmal. Beende den Zug so, dass niemand Herat beherrscht und dir mindestens 2&#xa0;Rupien bleiben.</translation>
    </message>
    <message>
        <source>Sarbaz accepts 1 rupee if you offer it.</source>
        <extracomment>Lesson 3, challenge 3a</extracomment>
        <translation>Sarbaz nimmt 1&#xa0;Rupie an, wenn du sie bietest.</translation>
    </message>
    <message>
        <source>Empty his purse</source>
        <extracomment>Lesson 3, challenge 3b</extracomment>
        <translation>Leere seinen Beutel</translation>
    </message>
    <message>
        <source>From your second turn: have at least 5 rupees at its end.</source>
        <extracomment>Lesson 3, challenge 3b</extracomment>
        <translation>Ab deinem zweiten Zug: Habe an seinem Ende mindestens 5&#xa0;Rupien.</translation>
    </message>
    <message>
        <source>Who has cards of a region you rule, and more rupees than gold stars?</source>
        <extracomment>Lesson 3, challenge 3b</extracomment>
        <translation>Wer hat Karten einer Region, die du beherrschst, und mehr Rupien als goldene Sterne?</translation>
    </message>
    <message>
        <source>A poor friend</source>
        <extracomment>Lesson 4, challenge 4a</extracomment>
        <translation>Ein armer Freund</translation>
    </message>
    <message>
        <source>Start again with the check before you. Score at least 4 points without giving a gift.</source>
        <extracomment>Lesson 4, challenge 4a</extracomment>
        <translation>Beginne noch einmal vor dem Check. Erziele mindestens 4&#xa0;Punkte, ohne ein Geschenk zu machen.</translation>
    </message>
    <message>
        <source>In a tie with Devidas, you share the first two places.</source>
        <extracomment>Lesson 4, challenge 4a</extracomment>
        <translation>Bei Gleichstand teilst du dir mit Devidas die ersten beiden Plätze.</translation>
    </message>
    <message>
        <source>No one’s triumph</source>
        <extracomment>Lesson 4, challenge 4b</extracomment>
        <translation>Niemandes Triumph</translation>
    </message>
    <message>
        <source>Start again. Stay an Afghan, and make sure no coalition is dominant when the check is scored.</source>
        <extracomment>Lesson 4, challenge 4b</extracomment>
        <translation>Beginne noch einmal. Bleib bei den Afghanen und sorge dafür, dass beim Check keine Koalition dominant ist.</translation>
    </message>
    <message>
        <source>British 7, Afghans 3: one more block, and the lead is 3. Then cylinders count, and you have the most.</source>
        <extracomment>Lesson 4, challenge 4b</extracomment>
        <translation>Briten 7, Afghanen 3: Noch ein Block, und der Vorsprung ist 3. Dann zählen Zylinder, und du hast die meisten.</translation>
    </message>
    <message>
        <source>A prize of our own</source>
        <extracomment>Lesson 5, challenge 5a</extracomment>
        <translation>Eigene Beute</translation>
    </message>
    <message>
        <source>From your second turn: win a prize without changing sides.</source>
        <extracomment>Lesson 5, challenge 5a</extracomment>
        <translation>Ab deinem zweiten Zug: Gewinne Beute, ohne die Seite zu wechseln.</translation>
    </message>
    <message>
        <source>Which card has a British prize and one of our spies on it?</source>
        <extracomment>Lesson 5, challenge 5a</extracomment>
        <translation>Auf welcher Karte mit britischer Beute ist einer unserer Spione?</translation>
    </message>
    <message>
        <source>Hostages everywhere</source>
        <extracomment>Lesson 5, challenge 5b</extracomment>
        <translation>Überall Geiseln</translation>
    </message>
    <message>
        <source>One spy is enough where no one else has one.</source>
        <extracomment>Lesson 5, challenge 5b</extracomment>
        <translation>Ein Spion genügt, wo sonst niemand einen hat.</translation>
    </message>
    <message>
        <source>The turncoat</source>
        <extracomment>Lesson 5, challenge 5c</extracomment>
        <translation>Der Überläufer</translation>
    </message>
    <message>
        <source>From your second turn: become an Afghan again this turn.</source>
        <extracomment>Lesson 5, challenge 5c</extracomment>
        <translation>Ab deinem zweiten Zug: Werde in diesem Zug wieder Afghane.</translation>
    </message>
    <message>
        <source>Yar Mohammad has an Afghan prize.</source>
        <extracomment>Lesson 5, challenge 5c</extracomment>
        <translation>Yar Mohammad hat afghanische Beute.</translation>
    </message>
    <message>
        <source>Only one block</source>
        <extracomment>Lesson 6, challenge 6a</extracomment>
        <translation>Nur ein Block</translation>
    </message>
    <message>
        <source>Start your last turn again. Win, and remove only a single Russian block.</source>
        <extracomment>Lesson 6, challenge 6a</extracomment>
        <translation>Beginne deinen letzten Zug noch einmal. Gewinne und entferne dabei nur einen einzigen russischen Block.</translation>
    </message>
    <message>
        <source>A lead of 3 is not dominance. And only 1 rupee is missing.</source>
        <extracomment>Lesson 6, challenge 6a</extracomment>
        <translation>Ein Vorsprung von 3 ist keine Dominanz. Und nur 1&#xa0;Rupie fehlt.</translation>
    </message>
    <message>
        <source>Another day</source>
        <extracomment>Lesson 6, challenge 6b</extracomment>
        <translation>Ein andermal</translation>
    </message>
    <message>
        <source>Start your last turn again. Leave the check alone: end with no coalition dominant and [Russian Regulars](84) gone from Sarbaz’s court.</source>
        <extracomment>Lesson 6, challenge 6b</extracomment>
        <translation>Beginne deinen letzten Zug noch einmal. Lass den Check liegen: Am Ende ist keine Koalition dominant, und [Russische Reguläre](84) sind nicht mehr im Hof von Sarbaz.</translation>
    </message>
    <message>
        <source>Our spy is on that card. Betraying costs 2 rupees; the nomads can fetch them as a bonus.</source>
        <extracomment>Lesson 6, challenge 6b</extracomment>
        <translation>Unser Spion ist auf dieser Karte. Ein Verrat kostet 2&#xa0;Rupien; die Nomaden können sie als Bonus holen.</translation>
    </message>
    <message>
        <source>A good purchase, but not yet. What is lit comes first.</source>
        <translation>Ein guter Kauf, aber noch nicht jetzt. Erst kommt, was leuchtet.</translation>
    </message>
    <message>
        <source>One action is left. Play [Josiah Harlan](25) from your hand: he brings a tribe to Punjab. That is our third cylinder, one more than Sarbaz has.</source>
        <extracomment>Lesson 0, step 8</extracomment>
        <translation>Eine Aktion bleibt. Spiele [Josiah Harlan](25) aus: Er bringt einen Stamm in den Punjab. Das ist unser dritter Zylinder, einer mehr, als Sarbaz hat.</translation>
    </message>
    <message>
        <source>[Charles Stoddart](4): you put a spy beside him long ago. He leaves Devidas’s court, and all spies on him return to their supplies.</source>
        <extracomment>Lesson 2, step 23</extracomment>
        <translation>[Charles Stoddart](4): Schon vor langer Zeit hast du ihm einen Spion zur Seite gestellt. Er verlässt den Hof von Devidas, und alle Spione auf ihm kehren in ihren Vorrat zurück.</translation>
    </message>
    <message>
        <source>His spy goes on a Kabul card, in any court. Devidas’s [Money Lenders](14) are one: from now on we know what the banker does.</source>
        <extracomment>Lesson 3, step 5</extracomment>
        <translation>Sein Spion kommt auf eine Karte aus Kabul, in einem beliebigen Hof. Die [Geldverleiher](14) von Devidas sind eine: Von nun an wissen wir, was der Bankier tut.</translation>
    </message>
    <message>
        <source>1840. We wear British pink, as half of Kabul does. Sarbaz has Russian gold and soldiers from Punjab. Time for quiet work.</source>
        <extracomment>Lesson 5, opening</extracomment>
        <translation>1840. Wir tragen britisches Rosa wie halb Kabul. Sarbaz hat russisches Gold und Soldaten aus dem Punjab. Zeit für leise Arbeit.</translation>
    </message>
    <message>
        <source>Sarbaz has hired [Akali Sikhs](38), and their card can battle: 2 Russian armies in Punjab against our 2. Click that card.</source>
        <extracomment>Lesson 5, step 1</extracomment>
        <translation>Sarbaz hat die [Akali-Sikhs](38) angeworben, und ihre Karte kann kämpfen: 2&#xa0;russische Armeen im Punjab gegen unsere 2. Klicke diese Karte an.</translation>
    </message>
    <message>
        <source>In Sarbaz’s court, the red card from Punjab.</source>
        <extracomment>Lesson 5, step 1</extracomment>
        <translation>Im Hof von Sarbaz, die rote Karte aus dem Punjab.</translation>
    </message>
    <message>
        <source>For 1 rupee he would clear our armies out of Punjab. Decline, this time.</source>
        <extracomment>Lesson 5, step 10, to another choice</extracomment>
        <translation>Für 1&#xa0;Rupie würde er unsere Armeen aus dem Punjab fegen. Lehne diesmal ab.</translation>
    </message>
    <message>
        <source>Look at [Maqpon Dynasty](27), far left in our court. One tribe in Punjab holds it, and it is leveraged: 2 rupees came with it. Russian armies are beside that tribe.</source>
        <extracomment>Lesson 6, step 1</extracomment>
        <translation>Sieh dir die [Maqpon-Dynastie](27) an, ganz links in unserem Hof. Ein Stamm im Punjab hält sie, und sie ist fremdfinanziert: Sie brachte 2&#xa0;Rupien. Neben diesem Stamm sind russische Armeen.</translation>
    </message>
    <message>
        <source>Sarbaz battles in Punjab and removes our only tribe there.</source>
        <extracomment>Lesson 6, step 2</extracomment>
        <translation>Sarbaz kämpft im Punjab und entfernt dort unseren einzigen Stamm.</translation>
    </message>
    <message>
        <source>One card is free. Another has its price on it.</source>
        <extracomment>Lesson 1, challenge 1a</extracomment>
        <translation>Eine Karte ist kostenlos. Auf einer anderen liegt ihr Preis schon.</translation>
    </message>
    <message>
        <source>From your second turn: hold 1 card in Devidas’s court hostage and 2 in Sarbaz’s.</source>
        <extracomment>Lesson 5, challenge 5b</extracomment>
        <translation>Ab deinem zweiten Zug: Halte 1&#xa0;Karte im Hof von Devidas als Geisel und 2 in dem von Sarbaz.</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>etwa %n&#xa0;Minute</numerusform>
            <numerusform>etwa %n&#xa0;Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue at step {step} of {steps}</source>
        <translation>Weiter bei Schritt {step} von {steps}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Eight lessons at the real table, telling one story. Each takes a few minutes; you can stop at any time and continue later.</source>
        <translation>Acht Lektionen am richtigen Tisch, die eine Geschichte erzählen. Jede dauert ein paar Minuten; du kannst jederzeit aufhören und später weitermachen.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <translation>Was du jetzt weißt</translation>
    </message>
    <message>
        <source>Read “Your first game” instead</source>
        <translation>Lieber lesen: Dein erstes Spiel</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Aufgaben</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Novice</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Fortgeschritten</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Looks only at its own court and hand and sometimes misjudges things.</source>
        <translation>Achtet nur auf den eigenen Hof und die eigene Hand und verschätzt sich manchmal.</translation>
    </message>
    <message>
        <source>Takes the action that improves its position most.</source>
        <translation>Wählt die Aktion, die die eigene Lage am meisten verbessert.</translation>
    </message>
    <message>
        <source>Plans its whole turn before it begins.</source>
        <translation>Plant den ganzen Zug, bevor er beginnt.</translation>
    </message>
    <message>
        <source>Plans its turn and considers how the others may respond.</source>
        <translation>Plant den Zug und bedenkt, wie die anderen antworten könnten.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>warum?</translation>
    </message>
    <message>
        <source>Double-click a line to see that moment again</source>
        <translation>Doppelklick auf eine Zeile: diesen Moment noch einmal sehen</translation>
    </message>
    <message>
        <source>Go to the newest line</source>
        <translation>Zur neuesten Zeile</translation>
    </message>
</context>
<context>
    <name>LookBackControl</name>
    <message>
        <source>Looking back works only for games of the second edition.</source>
        <translation>Ein Rückblick ist nur bei Spielen der zweiten Ausgabe möglich.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Es wurde noch nichts gespielt.</translation>
    </message>
</context>
<context>
    <name>LookBackLines</name>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Chance of winning in %</source>
        <translation>Siegchance in %</translation>
    </message>
    <message>
        <source>Each player’s chance of winning at the start of every turn, judged by what everyone could see. It was fitted to games between computer players and is calibrated: of 100 positions rated 30%, about 30 are won. In the first turns it says little.</source>
        <translation>Die Siegchance aller Spieler zu Beginn jedes Zuges, beurteilt nach dem, was alle sehen konnten. Sie wurde an Spiele zwischen Computerspielern angepasst und ist kalibriert: Von 100&#xa0;Positionen mit 30&#xa0;% werden etwa 30&#xa0;gewonnen. In den ersten Zügen sagt sie wenig aus.</translation>
    </message>
    <message>
        <source>Dashed vertical lines are Dominance Checks.</source>
        <translation>Gestrichelte senkrechte Linien sind Dominanzchecks.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>No turn changed anyone’s chances by much.</source>
        <translation>Kein Zug änderte die Chancen deutlich.</translation>
    </message>
    <message>
        <source>Turn {turn} ({name})</source>
        <translation>Zug {turn} ({name})</translation>
    </message>
    <message>
        <source>{name}’s chance: {before} → {after}</source>
        <translation>Chance ({name}): {before} → {after}</translation>
    </message>
    <message>
        <source>Played: nothing.</source>
        <translation>Gespielt: nichts.</translation>
    </message>
    <message>
        <source>Played: {moves}.</source>
        <translation>Gespielt: {moves}.</translation>
    </message>
    <message>
        <source>Expert is thinking about it: {percent}</source>
        <translation>Der Experte denkt darüber nach: {percent}</translation>
    </message>
    <message>
        <source>Expert would have begun the same way: {move}. {reasons}</source>
        <translation>Der Experte hätte ebenso begonnen: {move}. {reasons}</translation>
    </message>
    <message>
        <source>Expert would have played: {move}. {reasons}</source>
        <translation>Der Experte hätte gespielt: {move}. {reasons}</translation>
    </message>
    <message>
        <source>{name} {percent}</source>
        <translation>{name} {percent}</translation>
    </message>
    <message>
        <source>Turn {turn}: {chances}</source>
        <translation>Zug {turn}: {chances}</translation>
    </message>
    <message>
        <source>Turns that cost their player the most</source>
        <translation>Züge, die ihre Spieler am meisten kosteten</translation>
    </message>
</context>
<context>
    <name>LookBackView</name>
    <message>
        <source>Export log…</source>
        <translation>Protokoll exportieren …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>LoyaltyLog</name>
    <message numerus="yes">
        <source>{seat} loses %n gift(s).</source>
        <translation>
            <numerusform>{seat} verliert %n&#xa0;Geschenk.</numerusform>
            <numerusform>{seat} verliert %n&#xa0;Geschenke.</numerusform>
        </translation>
    </message>
    <message>
        <source>{new} now rules {region}.</source>
        <translation>{new} beherrscht jetzt die Region {region}.</translation>
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
    <message>
        <source>{seat} chooses loyalty: {coalition}.</source>
        <translation>{seat} wählt eine Loyalität: {coalition}.</translation>
    </message>
    <message>
        <source>{seat} changes loyalty to {coalition}.</source>
        <translation>{seat} wechselt die Loyalität: {coalition}.</translation>
    </message>
    <message>
        <source>No one rules {region} anymore.</source>
        <translation>Die Region {region} hat keinen Herrscher mehr.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>Khiva</source>
        <translation>Khiva</translation>
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
        <translation>Balkh</translation>
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
        <source>and the adjoining lands · 1823</source>
        <translation>und die angrenzenden Länder · 1823</translation>
    </message>
</context>
<context>
    <name>MarketLog</name>
    <message>
        <source>“{title}” is discarded. {effect}</source>
        <translation>Abgeworfen: „{title}“. {effect}</translation>
    </message>
    <message>
        <source>Insurrection: {seat} places 2 Afghan armies in Kabul.</source>
        <translation>Aufstand: {seat} platziert 2&#xa0;afghanische Armeen in Kabul.</translation>
    </message>
    <message>
        <source>New in the market: “{card}”.</source>
        <translation>Neu im Markt: „{card}“.</translation>
    </message>
    <message>
        <source>A Dominance Check is discarded from the market.</source>
        <translation>Ein Dominanzcheck wird aus dem Markt abgeworfen.</translation>
    </message>
    <message>
        <source>Instability: two Dominance Checks are in the market.</source>
        <translation>Instabilität: Zwei Dominanzchecks liegen im Markt.</translation>
    </message>
    <message>
        <source>Rumor: {seat}’s patriots give no influence (through the next Dominance Check).</source>
        <translation>Gerücht: Patrioten geben keinen Einfluss, bis der nächste Dominanzcheck gewertet ist (betrifft: {seat}).</translation>
    </message>
    <message>
        <source>“{title}” is in effect for {seat} until the next Dominance Check.</source>
        <translation>„{title}“ gilt, bis der nächste Dominanzcheck gewertet ist (für: {seat}).</translation>
    </message>
    <message>
        <source>“{title}” is in effect until the next Dominance Check.</source>
        <translation>„{title}“ gilt, bis der nächste Dominanzcheck gewertet ist.</translation>
    </message>
    <message>
        <source>“{title}” is no longer in effect.</source>
        <translation>„{title}“ gilt nicht mehr.</translation>
    </message>
    <message>
        <source>{seat} removes all armies and tribes from {region}.</source>
        <translation>{seat} entfernt alle Armeen und Stämme (Region: {region}).</translation>
    </message>
</context>
<context>
    <name>Menu</name>
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
        <source>Take from play: {piece}</source>
        <translation>Entnehmen: {piece}</translation>
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
        <source>Return the spy to the supply</source>
        <translation>Spion zurück in den Vorrat legen</translation>
    </message>
    <message>
        <source>Discard “{card}”</source>
        <translation>„{card}“ abwerfen</translation>
    </message>
    <message>
        <source>Choose the favored suit: {suit}</source>
        <translation>Bevorzugte Farbe wählen: {suit}</translation>
    </message>
    <message>
        <source>Choose loyalty: {coalition}</source>
        <translation>Loyalität wählen: {coalition}</translation>
    </message>
    <message>
        <source>Place a road on the {border} border</source>
        <translation>Straße auf der Grenze {border} platzieren</translation>
    </message>
    <message>
        <source>Build a road on the {border} border</source>
        <translation>Straße auf der Grenze {border} bauen</translation>
    </message>
    <message>
        <source>Move the spy to “{card}”</source>
        <translation>Spion auf „{card}“ versetzen</translation>
    </message>
    <message>
        <source>Choose {other}</source>
        <translation>Diesen Spieler wählen: {other}</translation>
    </message>
    <message>
        <source>Choose {region}</source>
        <translation>Diese Region wählen: {region}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
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
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Copy card text</source>
        <translation>Kartentext kopieren</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>Card details</source>
        <translation>Kartendetails</translation>
    </message>
    <message>
        <source>If scored now</source>
        <translation>Wertungsvorschau</translation>
    </message>
    <message>
        <source>Wakhan’s reasons</source>
        <translation>Wakhans Gründe</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Tischübersicht</translation>
    </message>
    <message>
        <source>Ring of courts</source>
        <translation>Ring der Höfe</translation>
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
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>What does this mean?</source>
        <translation>Was bedeutet das?</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Dein erstes Spiel</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Problem melden …</translation>
    </message>
    <message>
        <source>About Pamir Desktop</source>
        <translation>Über Pamir Desktop</translation>
    </message>
    <message>
        <source>Undo: {choice}</source>
        <translation>Rückgängig: {choice}</translation>
    </message>
    <message>
        <source>Redo: {choice}</source>
        <translation>Wiederherstellen: {choice}</translation>
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
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
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
    <message>
        <source>Colors</source>
        <translation>Farbpalette</translation>
    </message>
    <message>
        <source>Default size</source>
        <translation>Normale Größe</translation>
    </message>
    <message>
        <source>Resolve forced choices automatically</source>
        <translation>Einzige Möglichkeiten automatisch wählen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation>Tastenkürzel …</translation>
    </message>
    <message>
        <source>Cannot undo: new cards have been revealed</source>
        <translation>Nicht rückgängig zu machen: Neue Karten wurden aufgedeckt</translation>
    </message>
    <message>
        <source>Cannot undo: another player has decided since</source>
        <translation>Nicht rückgängig zu machen: Inzwischen hat jemand anderes entschieden</translation>
    </message>
    <message>
        <source>Cannot undo: the next player has seen their hand</source>
        <translation>Nicht rückgängig zu machen: Die nächste Person hat ihre Handkarten gesehen</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Color-blind friendly</source>
        <translation>Für Farbenblinde geeignet</translation>
    </message>
    <message>
        <source>As in the printed game</source>
        <translation>Wie das gedruckte Spiel</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Repeat the lesson’s sentence</source>
        <translation>Den Satz der Lektion wiederholen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Confirm if actions are left</source>
        <translation>Nachfragen, wenn noch Aktionen übrig sind</translation>
    </message>
</context>
<context>
    <name>MoneyLog</name>
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
        <source>{seat} places %n rupee(s) on “{card}”.</source>
        <translation>
            <numerusform>{seat} legt %n&#xa0;Rupie auf „{card}“.</numerusform>
            <numerusform>{seat} legt %n&#xa0;Rupien auf „{card}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays %n rupee(s) that leave the game.</source>
        <translation>
            <numerusform>{seat} zahlt %n&#xa0;Rupie; sie scheidet aus dem Spiel aus.</numerusform>
            <numerusform>{seat} zahlt %n&#xa0;Rupien; sie scheiden aus dem Spiel aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n rupee(s) in tax from “{card}”.</source>
        <translation>
            <numerusform>{seat} nimmt %n&#xa0;Rupie Steuern von „{card}“.</numerusform>
            <numerusform>{seat} nimmt %n&#xa0;Rupien Steuern von „{card}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n rupee(s) in tax from {other}.</source>
        <translation>
            <numerusform>{seat} nimmt %n&#xa0;Rupie Steuern (von: {other}).</numerusform>
            <numerusform>{seat} nimmt %n&#xa0;Rupien Steuern (von: {other}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} cannot repay; a debt of %n rupee(s) is forgiven.</source>
        <translation>
            <numerusform>{seat} kann nicht zurückzahlen; %n&#xa0;Rupie Schulden wird erlassen.</numerusform>
            <numerusform>{seat} kann nicht zurückzahlen; %n&#xa0;Rupien Schulden werden erlassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} does not have to repay %n rupee(s) of leverage.</source>
        <translation>
            <numerusform>{seat} muss %n&#xa0;Rupie Fremdfinanzierung nicht zurückzahlen.</numerusform>
            <numerusform>{seat} muss %n&#xa0;Rupien Fremdfinanzierung nicht zurückzahlen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Seed</source>
        <translation>Startwert (Zufall)</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Determines how all cards are shuffled: the same seed and the same choices lead to the same game.</source>
        <translation>Bestimmt, wie alle Karten gemischt werden: Gleicher Startwert und gleiche Entscheidungen ergeben das gleiche Spiel.</translation>
    </message>
    <message>
        <source>First to choose loyalty</source>
        <translation>Wählt zuerst die Loyalität</translation>
    </message>
    <message>
        <source>The others follow clockwise; whoever chooses last takes the first turn.</source>
        <translation>Die anderen folgen im Uhrzeigersinn; wer zuletzt wählt, beginnt.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offene Kartenhände</translation>
    </message>
    <message>
        <source>Everyone sees every hand, and no curtain is needed.</source>
        <translation>Alle sehen alle Kartenhände, ein Vorhang ist nicht nötig.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Every choice can be undone, and the game does not count in the statistics.</source>
        <translation>Jede Entscheidung lässt sich rückgängig machen; das Spiel zählt nicht in der Statistik.</translation>
    </message>
    <message>
        <source>The seed must be a number of up to 18 digits.</source>
        <translation>Der Startwert ist eine Zahl mit höchstens 18&#xa0;Ziffern.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
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
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr …</translation>
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
        <source>{player} plays only in games of up to {number} players: choose fewer players.</source>
        <translation>{player} spielt nur in Spielen mit höchstens {number} Spielern mit: Wähle weniger Spieler.</translation>
    </message>
</context>
<context>
    <name>NoteSlip</name>
    <message>
        <source>Click to close this note.</source>
        <translation>Klicke, um diesen Hinweis zu schließen.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>OfferLog</name>
    <message>
        <source>{owner} waives {seat}’s toll.</source>
        <translation>{owner} erlässt den Zoll (fällig von: {seat}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays {owner} a toll of %n rupee(s).</source>
        <translation>
            <numerusform>{seat} zahlt %n&#xa0;Rupie Zoll (an: {owner}).</numerusform>
            <numerusform>{seat} zahlt %n&#xa0;Rupien Zoll (an: {owner}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} asks {asked} to waive the toll for “{card}”.</source>
        <translation>{seat} bittet um Erlass des Zolls für „{card}“ (bei: {asked}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} offers {asked} %n rupee(s) as the toll for “{card}”.</source>
        <translation>
            <numerusform>{seat} bietet %n&#xa0;Rupie Zoll für „{card}“ (an: {asked}).</numerusform>
            <numerusform>{seat} bietet %n&#xa0;Rupien Zoll für „{card}“ (an: {asked}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} asks {asked} for a spy on “{card}” without paying for it.</source>
        <translation>{seat} bittet um einen Spion auf „{card}“, ohne dafür zu zahlen (bei: {asked}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} offers {asked} %n rupee(s) for a spy on “{card}”.</source>
        <translation>
            <numerusform>{seat} bietet %n&#xa0;Rupie für einen Spion auf „{card}“ (an: {asked}).</numerusform>
            <numerusform>{seat} bietet %n&#xa0;Rupien für einen Spion auf „{card}“ (an: {asked}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} demands %n rupee(s) from {asker}.</source>
        <translation>
            <numerusform>{seat} fordert %n&#xa0;Rupie (von: {asker}).</numerusform>
            <numerusform>{seat} fordert %n&#xa0;Rupien (von: {asker}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} refuses {asker}’s offer.</source>
        <translation>{seat} lehnt das Angebot ab (von: {asker}).</translation>
    </message>
    <message>
        <source>{seat} gives up on “{card}”.</source>
        <translation>{seat} bricht den Versuch mit „{card}“ ab.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} lends {asker} the spy on “{card}” for %n rupee(s).</source>
        <translation>
            <numerusform>{seat} leiht den Spion auf „{card}“ für %n&#xa0;Rupie aus (an: {asker}).</numerusform>
            <numerusform>{seat} leiht den Spion auf „{card}“ für %n&#xa0;Rupien aus (an: {asker}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} lends {asker} the spy on “{card}”.</source>
        <translation>{seat} leiht den Spion auf „{card}“ aus (an: {asker}).</translation>
    </message>
    <message>
        <source>{seat} offers {partner} a deal. Gives: {gives}. Receives: {takes}.</source>
        <translation>{seat} bietet eine Abmachung an (an: {partner}). Gibt: {gives}. Erhält: {takes}.</translation>
    </message>
    <message>
        <source>{seat} accepts {proposer}’s deal.</source>
        <translation>{seat} nimmt die Abmachung an (von: {proposer}).</translation>
    </message>
    <message>
        <source>{seat} refuses {proposer}’s deal.</source>
        <translation>{seat} lehnt die Abmachung ab (von: {proposer}).</translation>
    </message>
    <message>
        <source>{seat} closes the offer.</source>
        <translation>{seat} schließt das Angebot.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is paid the %n rupee(s) that {payer} had set aside.</source>
        <translation>
            <numerusform>{seat} erhält die beiseitegelegten Rupien: %n&#xa0;Rupie (von: {payer}).</numerusform>
            <numerusform>{seat} erhält die beiseitegelegten Rupien: %n&#xa0;Rupien (von: {payer}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{payer} takes back the %n rupee(s) set aside.</source>
        <translation>
            <numerusform>{payer} nimmt beiseitegelegte Rupien zurück: %n&#xa0;Rupie.</numerusform>
            <numerusform>{payer} nimmt beiseitegelegte Rupien zurück: %n&#xa0;Rupien.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Favored suit</source>
        <translation>Bevorzugte Farbe</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Deck, supplies and events</source>
        <translation>Stapel, Vorräte und Ereignisse</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>Höfe</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Kartenhand</translation>
    </message>
    <message>
        <source>Your loyalty dial</source>
        <translation>Eigenes Loyalitätsrad</translation>
    </message>
    <message>
        <source>Top row</source>
        <translation>Obere Reihe</translation>
    </message>
    <message>
        <source>Bottom row</source>
        <translation>Untere Reihe</translation>
    </message>
    <message>
        <source>{player}’s court</source>
        <translation>Hof: {player}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
</context>
<context>
    <name>OutlinePanel</name>
    <message>
        <source>can be chosen</source>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Tischübersicht</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Close the outline</source>
        <translation>Tischübersicht schließen</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>Detach or reattach the outline</source>
        <translation>Tischübersicht aus dem Fenster lösen oder wieder andocken</translation>
    </message>
</context>
<context>
    <name>PaymentLog</name>
    <message numerus="yes">
        <source>{seat} places %n rupee(s) on each of these cards: {cards}.</source>
        <translation>
            <numerusform>{seat} legt je %n&#xa0;Rupie auf diese Karten: {cards}.</numerusform>
            <numerusform>{seat} legt je %n&#xa0;Rupien auf diese Karten: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Piece</name>
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
        <source>tribe {in_region}</source>
        <translation>Stamm {in_region}</translation>
    </message>
    <message>
        <source>spy on “{card}”</source>
        <translation>Spion auf „{card}“</translation>
    </message>
    <message>
        <source>Afghan road on {border}</source>
        <translation>Afghanische Straße {border}</translation>
    </message>
    <message>
        <source>British road on {border}</source>
        <translation>Britische Straße {border}</translation>
    </message>
    <message>
        <source>Russian road on {border}</source>
        <translation>Russische Straße {border}</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>army {in_region}</source>
        <translation>Armee {in_region}</translation>
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
    <message>
        <source>road on {border}</source>
        <translation>Straße {border}</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Play</source>
        <translation>Spielablauf</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
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
    <message>
        <source>Wakhan’s pace</source>
        <translation>Wakhans Tempo</translation>
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
        <source>How cards and pieces move. Any key or click skips the animation.</source>
        <translation>Wie Karten und Spielsteine wandern. Jede Taste und jeder Klick bringt sie sofort ans Ziel.</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Step by step: she waits for a key after everything she does. Instant: only the log shows what she did.</source>
        <translation>Schritt für Schritt: Sie wartet nach allem, was sie tut, auf eine Taste. Sofort: Nur das Protokoll zeigt, was sie getan hat.</translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation>Nachfragen</translation>
    </message>
    <message>
        <source>Resolve forced choices automatically</source>
        <translation>Einzige Möglichkeiten automatisch wählen</translation>
    </message>
    <message>
        <source>You can undo such a choice like any other.</source>
        <translation>Eine solche Entscheidung lässt sich rückgängig machen wie jede andere.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>In jedem Spiel</translation>
    </message>
    <message>
        <source>Hints use only what the player who asks may know. If several people share the screen, they all see the hint. Games with hints are marked.</source>
        <translation>Hinweise nutzen nur, was die fragende Person wissen darf. Teilen sich mehrere den Bildschirm, sehen alle den Hinweis. Spiele mit Hinweisen werden gekennzeichnet.</translation>
    </message>
    <message>
        <source>Warn about moves beginners often regret</source>
        <translation>Vor Zügen warnen, die Neulinge oft bereuen</translation>
    </message>
    <message>
        <source>When playing alone</source>
        <translation>Wenn du allein spielst</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Play sounds for cards, rupees, pieces and checks</source>
        <translation>Klänge für Karten, Rupien, Spielsteine und Checks abspielen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>The volume of the sounds.</source>
        <translation>Die Lautstärke der Klänge.</translation>
    </message>
    <message>
        <source>This system has no program to play sounds with.</source>
        <translation>Auf diesem System gibt es kein Programm, das Klänge abspielt.</translation>
    </message>
    <message>
        <source>Confirm if actions are left</source>
        <translation>Nachfragen, wenn noch Aktionen übrig sind</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Wakhan</source>
        <translation>Wakhan</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>niemand</translation>
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
    <name>PlayerKind</name>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
</context>
<context>
    <name>PreviewLine</name>
    <message>
        <source>{player} loses {cards}</source>
        <translation>{player} verliert {cards}</translation>
    </message>
    <message>
        <source>the prize {card}</source>
        <translation>die Beute {card}</translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n gift(s)</source>
        <translation>
            <numerusform>{player} verliert %n&#xa0;Geschenk</numerusform>
            <numerusform>{player} verliert %n&#xa0;Geschenke</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: influence {before} → {after}</source>
        <translation>{player}: Einfluss {before} → {after}</translation>
    </message>
    <message>
        <source>{player}: points {before} → {after}</source>
        <translation>{player}: Punkte {before} → {after}</translation>
    </message>
    <message>
        <source>{player}: rupees {before} → {after}</source>
        <translation>{player}: Rupien {before} → {after}</translation>
    </message>
    <message>
        <source>{player}: cylinders in play {before} → {after}</source>
        <translation>{player}: Zylinder im Spiel {before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) leave the game</source>
        <translation>
            <numerusform>%n&#xa0;Rupie scheidet aus dem Spiel aus</numerusform>
            <numerusform>%n&#xa0;Rupien scheiden aus dem Spiel aus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bribe first: %n rupee(s) to {player}</source>
        <translation>
            <numerusform>zuerst %n&#xa0;Rupie Bestechungsgeld (an: {player})</numerusform>
            <numerusform>zuerst %n&#xa0;Rupien Bestechungsgeld (an: {player})</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} loses prizes: {cards}</source>
        <translation>{player} verliert Beute: {cards}</translation>
    </message>
    <message>
        <source>“{card}” is no longer a hostage</source>
        <translation>„{card}“ ist keine Geisel mehr</translation>
    </message>
    <message>
        <source>“{card}” becomes {player}’s hostage</source>
        <translation>„{card}“ wird Geisel (von: {player})</translation>
    </message>
    <message numerus="yes">
        <source>{player} must discard cards to cover %n rupee(s)</source>
        <translation>
            <numerusform>{player} muss für %n&#xa0;fehlende Rupie eine Karte abwerfen</numerusform>
            <numerusform>{player} muss für %n&#xa0;fehlende Rupien Karten abwerfen</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s loyalty changes: {before} → {after}</source>
        <translation>{player} wechselt die Loyalität: {before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n&#xa0;Geschenk</numerusform>
            <numerusform>%n&#xa0;Geschenke</numerusform>
        </translation>
    </message>
    <message>
        <source>you rule with its armies, move along its roads and score if it dominates a check</source>
        <translation>du herrschst mit ihren Armeen, ziehst über ihre Straßen und punktest, wenn sie einen Check dominiert</translation>
    </message>
    <message>
        <source>then {player}’s loyalty changes to {after}</source>
        <translation>danach wechselt {player} die Loyalität zu {after}</translation>
    </message>
    <message>
        <source>no influence for gifts: Embarrassment of Riches is in effect</source>
        <translation>Geschenke geben keinen Einfluss: „Überfluss“ wirkt</translation>
    </message>
    <message>
        <source>no influence for patriots: the rumor is in effect</source>
        <translation>Patrioten geben keinen Einfluss: Das Gerücht wirkt</translation>
    </message>
    <message>
        <source>ruler of {region}: {before} → {after}</source>
        <comment>ruler</comment>
        <translation>Herrschaft ({region}): {before} → {after}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message numerus="yes">
        <source>%n action(s) left: buy, play or use a card.</source>
        <translation>
            <numerusform>Noch %n&#xa0;Aktion: Karte kaufen, ausspielen oder nutzen.</numerusform>
            <numerusform>Noch %n&#xa0;Aktionen: Karte kaufen, ausspielen oder nutzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No actions left: end your turn.</source>
        <translation>Keine Aktionen mehr: Beende deinen Zug.</translation>
    </message>
    <message>
        <source>The deck is empty. Do you agree to end the game?</source>
        <translation>Der Kartenstapel ist leer. Stimmst du dem Spielende zu?</translation>
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
        <source>{payer} asks you to waive the bribe for “{card}”. Due: {due}.</source>
        <translation>{payer} bittet dich, das Bestechungsgeld für „{card}“ zu erlassen. Fällig: {due}.</translation>
    </message>
    <message>
        <source>“{card}”: place a spy on a court card {of_region}.</source>
        <translation>„{card}“: Platziere einen Spion auf einer Hofkarte {of_region}.</translation>
    </message>
    <message>
        <source>“{card}”: place a road on a border {of_region}.</source>
        <translation>„{card}“: Platziere eine Straße auf einer Grenze {of_region}.</translation>
    </message>
    <message numerus="yes">
        <source>Tax: take up to %n more rupee(s).</source>
        <translation>
            <numerusform>Besteuerung: Nimm noch %n&#xa0;Rupie.</numerusform>
            <numerusform>Besteuerung: Nimm noch bis zu %n&#xa0;Rupien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Infrastructure: place one more block for free.</source>
        <translation>Infrastruktur: Platziere einen weiteren Block kostenlos.</translation>
    </message>
    <message>
        <source>Keep “{card}” as a prize?</source>
        <translation>„{card}“ als Beute behalten?</translation>
    </message>
    <message numerus="yes">
        <source>Battle {in_region}: remove up to %n more piece(s).</source>
        <translation>
            <numerusform>Schlacht {in_region}: Entferne noch %n&#xa0;Spielstein.</numerusform>
            <numerusform>Schlacht {in_region}: Entferne noch bis zu %n&#xa0;Spielsteine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle on “{card}”: remove up to %n more spy/spies.</source>
        <translation>
            <numerusform>Schlacht auf „{card}“: Entferne noch %n&#xa0;Spion.</numerusform>
            <numerusform>Schlacht auf „{card}“: Entferne noch bis zu %n&#xa0;Spione.</numerusform>
        </translation>
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
        <source>Pashtunwali Values: choose the favored suit.</source>
        <translation>„Werte des Paschtunwali“: Wähle die bevorzugte Farbe.</translation>
    </message>
    <message>
        <source>Blackmail: place a spy on a card without spies, or skip.</source>
        <translation>Erpressung: Wähle für einen deiner Spione eine Karte ohne Spione oder überspringe.</translation>
    </message>
    <message>
        <source>No actions left, but you can still take bonus actions.</source>
        <translation>Keine Aktionen mehr, aber Bonusaktionen sind möglich.</translation>
    </message>
    <message>
        <source>Play “{card}” at the left or right end of your court?</source>
        <translation>„{card}“ ausspielen: am linken oder am rechten Ende deines Hofs?</translation>
    </message>
    <message>
        <source>Play “{card}” left or right? Your loyalty will change to {patriot}.</source>
        <translation>„{card}“ ausspielen: links oder rechts? Deine neue Loyalität: {patriot}.</translation>
    </message>
    <message>
        <source>No Afghan blocks left: take one from the map for {place}.</source>
        <translation>Es ist kein afghanischer Block übrig: Nimm einen vom Spielplan (für: {place}).</translation>
    </message>
    <message>
        <source>No British blocks left: take one from the map for {place}.</source>
        <translation>Es ist kein britischer Block übrig: Nimm einen vom Spielplan (für: {place}).</translation>
    </message>
    <message>
        <source>No Russian blocks left: take one from the map for {place}.</source>
        <translation>Es ist kein russischer Block übrig: Nimm einen vom Spielplan (für: {place}).</translation>
    </message>
    <message>
        <source>Your supply is empty: take one of your cylinders in play for the gift.</source>
        <translation>Dein Vorrat ist leer: Nimm für das Geschenk einen deiner Zylinder, die im Spiel sind.</translation>
    </message>
    <message>
        <source>Your supply is empty: take one of your cylinders in play for a spy on {place}.</source>
        <translation>Dein Vorrat ist leer: Nimm als Spion für {place} einen deiner Zylinder, die im Spiel sind.</translation>
    </message>
    <message>
        <source>Your supply is empty: take one of your cylinders in play for a tribe in {place}.</source>
        <translation>Dein Vorrat ist leer: Nimm als Stamm für die Region {place} einen deiner Zylinder, die im Spiel sind.</translation>
    </message>
    <message>
        <source>Gift: choose an empty gift space.</source>
        <translation>Geschenk: Wähle ein leeres Geschenkefeld.</translation>
    </message>
    <message numerus="yes">
        <source>Build: place up to %n more block(s); the next costs 2 rupees.</source>
        <translation>
            <numerusform>Bauen: noch %n&#xa0;Block, für 2&#xa0;Rupien.</numerusform>
            <numerusform>Bauen: noch bis zu %n&#xa0;Blöcke, der nächste für 2&#xa0;Rupien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build: place up to %n more block(s); the next is free.</source>
        <translation>
            <numerusform>Bauen: noch %n&#xa0;Block, kostenlos.</numerusform>
            <numerusform>Bauen: noch bis zu %n&#xa0;Blöcke, der nächste kostenlos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move: %n move(s) left. Choose a piece and its destination.</source>
        <translation>
            <numerusform>Noch %n&#xa0;Bewegung: Wähle einen Spielstein und sein Ziel.</numerusform>
            <numerusform>Noch %n&#xa0;Bewegungen: Wähle einen Spielstein und sein Ziel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Betray: choose a card with one of your spies.</source>
        <translation>Verrat: Wähle eine Karte mit einem deiner Spione.</translation>
    </message>
    <message>
        <source>Keep “{card}” as a prize? Your loyalty would change to {prize}.</source>
        <translation>„{card}“ als Beute behalten? Deine neue Loyalität wäre: {prize}.</translation>
    </message>
    <message numerus="yes">
        <source>Battle: choose a region or court card; remove up to %n piece(s).</source>
        <translation>
            <numerusform>Schlacht: Wähle eine Region oder eine Hofkarte; entferne %n&#xa0;Spielstein.</numerusform>
            <numerusform>Schlacht: Wähle eine Region oder eine Hofkarte; entferne bis zu %n&#xa0;Spielsteine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Safe House: where does the lost spy go?</source>
        <translation>Geheimer Unterschlupf: Wohin mit dem verlorenen Spion?</translation>
    </message>
    <message>
        <source>Confidence Failure: discard a card from your hand.</source>
        <translation>„Vertrauensverlust“: Wirf eine Karte von der Hand ab.</translation>
    </message>
    <message>
        <source>Rumor: whose patriots give no influence?</source>
        <translation>„Gerücht“: Wessen Patrioten sollen keinen Einfluss bringen?</translation>
    </message>
    <message>
        <source>Other Persuasive Methods: with whom do you swap hands?</source>
        <translation>„Andere Überzeugungsmittel“: Mit wem tauschst du die Kartenhand?</translation>
    </message>
    <message>
        <source>Rebuke: choose a region to clear of armies and tribes.</source>
        <translation>„Maßregelung“: Wähle eine Region, die alle Armeen und Stämme verliert.</translation>
    </message>
    <message>
        <source>Choose your loyalty: if this coalition dominates a check, you score by your influence in it. You can change sides later, at a price.</source>
        <translation>Wähle deine Loyalität: Dominiert diese Koalition einen Check, punktest du nach deinem Einfluss in ihr. Später kannst du wechseln, aber das kostet.</translation>
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
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Skip to end</source>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>See rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Click or press {keys} to read the rule</source>
        <translation>Klick oder {keys}: Regel lesen</translation>
    </message>
    <message>
        <source>Click to read the rule</source>
        <translation>Klick: Regel lesen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Three moves worth considering ({keys})</source>
        <translation>Drei Züge, die infrage kommen ({keys})</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Trotzdem tun</translation>
    </message>
    <message>
        <source>Choose something else</source>
        <translation>Anderes wählen</translation>
    </message>
    <message>
        <source>Do not warn again</source>
        <translation>Nicht mehr warnen</translation>
    </message>
    <message>
        <source>Deal…</source>
        <translation>Abmachung …</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
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
        <source>End the turn with %n action(s) unused?</source>
        <translation>
            <numerusform>Zug beenden, obwohl noch %n&#xa0;Aktion ungenutzt ist?</numerusform>
            <numerusform>Zug beenden, obwohl noch %n&#xa0;Aktionen ungenutzt sind?</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo: {choice}</source>
        <translation>Wiederherstellen: {choice}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Replay: {text}</source>
        <translation>Wiedergabe: {text}</translation>
    </message>
    <message>
        <source>Hand over to {name}.</source>
        <translation>Weitergeben an: {name}.</translation>
    </message>
    <message>
        <source>Not now. {question}</source>
        <translation>Jetzt nicht. {question}</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus action(s)</source>
        <translation>
            <numerusform>%n&#xa0;Bonusaktion</numerusform>
            <numerusform>%n&#xa0;Bonusaktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n bonus action(s) unused?</source>
        <translation>
            <numerusform>Zug beenden, obwohl noch %n&#xa0;Bonusaktion möglich ist?</numerusform>
            <numerusform>Zug beenden, obwohl noch %n&#xa0;Bonusaktionen möglich sind?</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone: new cards will be revealed.</source>
        <translation>Das lässt sich nicht rückgängig machen: Es werden neue Karten aufgedeckt.</translation>
    </message>
    <message>
        <source>This cannot be undone: it is your answer to {name}.</source>
        <translation>Das lässt sich nicht rückgängig machen: Es ist deine Antwort an {name}.</translation>
    </message>
    <message>
        <source>This cannot be undone once {name} has decided.</source>
        <translation>Das lässt sich nicht rückgängig machen, sobald {name} entschieden hat.</translation>
    </message>
    <message>
        <source>This cannot be undone once {name} has seen their hand.</source>
        <translation>Das lässt sich nicht rückgängig machen, sobald {name} die eigene Kartenhand gesehen hat.</translation>
    </message>
    <message>
        <source>Undo: {choice}</source>
        <translation>Rückgängig: {choice}</translation>
    </message>
    <message>
        <source>Undo the last choice</source>
        <translation>Letzte Entscheidung rückgängig machen</translation>
    </message>
    <message>
        <source>Cannot undo: new cards have been revealed.</source>
        <translation>Nicht rückgängig zu machen: Neue Karten wurden aufgedeckt.</translation>
    </message>
    <message>
        <source>Cannot undo: another player has decided since.</source>
        <translation>Nicht rückgängig zu machen: Inzwischen hat jemand anderes entschieden.</translation>
    </message>
    <message>
        <source>Cannot undo: the next player has seen their hand.</source>
        <translation>Nicht rückgängig zu machen: Die nächste Person hat ihre Handkarten gesehen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>{name} is deciding.</source>
        <translation>{name} überlegt.</translation>
    </message>
    <message>
        <source>Playing it changes your loyalty to {coalition}.</source>
        <translation>Wenn du sie ausspielst, wechselt deine Loyalität ({coalition}).</translation>
    </message>
    <message>
        <source>Playing it changes your loyalty to {coalition}; you lose {losses}.</source>
        <translation>Wenn du sie ausspielst, wechselt deine Loyalität ({coalition}); du verlierst {losses}.</translation>
    </message>
    <message>
        <source>{name} is thinking: {percent}%</source>
        <translation>{name} denkt nach: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{name} gave no reasons for that turn.</source>
        <translation>Zu diesem Zug sind keine Gründe von {name} bekannt.</translation>
    </message>
    <message>
        <source>Wakhan is still taking her turn.</source>
        <translation>Wakhan ist noch am Zug.</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n&#xa0;Stern</numerusform>
            <numerusform>%n&#xa0;Sterne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;Spieler</numerusform>
            <numerusform>%n&#xa0;Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} solved</source>
        <translation>
            <numerusform>%n&#xa0;von {total} gelöst</numerusform>
            <numerusform>%n&#xa0;von {total} gelöst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Alle Rätsel</translation>
    </message>
    <message>
        <source>Puzzle {number}: {goal}</source>
        <translation>Rätsel {number}: {goal}</translation>
    </message>
    <message>
        <source>Puzzle {number}  {stars}</source>
        <translation>Rätsel {number}  {stars}</translation>
    </message>
    <message>
        <source>Win at this check</source>
        <translation>Gewinne bei diesem Check</translation>
    </message>
    <message>
        <source>Do not lose</source>
        <translation>Verliere nicht</translation>
    </message>
    <message>
        <source>Become dominant</source>
        <translation>Werde dominant</translation>
    </message>
    <message>
        <source>End the game with a Dominance Check this turn, and be the only winner.</source>
        <translation>Beende das Spiel in diesem Zug mit einem Dominanzcheck und gewinne es allein.</translation>
    </message>
    <message>
        <source>Make sure the coalition you are loyal to is dominant at the end of this turn.</source>
        <translation>Sorge dafür, dass am Ende dieses Zuges die Koalition dominant ist, zu der du loyal bist.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Nicht gelöst</translation>
    </message>
    <message>
        <source>No Dominance Check was scored this turn. The game goes on, and it is another player’s turn.</source>
        <translation>In diesem Zug wurde kein Dominanzcheck gewertet. Das Spiel geht weiter, und jemand anderes ist am Zug.</translation>
    </message>
    <message>
        <source>The check was scored, but the game goes on. Points: you {mine}, {rival} {theirs}; you need to be 4 ahead of everyone.</source>
        <translation>Der Check wurde gewertet, aber das Spiel geht weiter. Punkte: du {mine}, {rival} {theirs}; nötig sind 4&#xa0;Vorsprung vor allen.</translation>
    </message>
    <message>
        <source>You share the victory with {rival}. Be the only winner.</source>
        <translation>Der Sieg ist geteilt (mit: {rival}). Gewinne allein.</translation>
    </message>
    <message>
        <source>{rival} wins. Points: {theirs}, you have {mine}.</source>
        <translation>{rival} gewinnt. Punkte: {theirs}, du hast {mine}.</translation>
    </message>
    <message>
        <source>The check is still in the market. If it were scored now, {rival} would win.</source>
        <translation>Der Check liegt noch im Markt. Würde er jetzt gewertet, gewänne {rival}.</translation>
    </message>
    <message>
        <source>Blocks in play: {coalition} {mine}, {other} {theirs}. To be dominant, your coalition must lead each of the others by {lead}.</source>
        <translation>Blöcke im Spiel: {coalition} {mine}, {other} {theirs}. Um dominant zu sein, braucht deine Koalition vor jeder anderen einen Vorsprung von {lead}.</translation>
    </message>
    <message>
        <source>You win. Points: {mine} to {theirs}.</source>
        <translation>Gewonnen mit {mine} zu {theirs} Punkten.</translation>
    </message>
    <message>
        <source>No one else wins the game at this check.</source>
        <translation>Bei diesem Check gewinnt niemand anderes das Spiel.</translation>
    </message>
    <message>
        <source>Your coalition is dominant. Blocks in play: {coalition} {mine}, {other} {theirs}.</source>
        <translation>Die Koalition, zu der du loyal bist, ist dominant. Blöcke im Spiel: {coalition} {mine}, {other} {theirs}.</translation>
    </message>
    <message>
        <source>The highlighted card is the key.</source>
        <translation>Die hervorgehobene Karte ist der Schlüssel.</translation>
    </message>
    <message>
        <source>The highlighted cards are the key.</source>
        <translation>Die hervorgehobenen Karten sind der Schlüssel.</translation>
    </message>
    <message>
        <source>Next: {choice}.</source>
        <translation>Als Nächstes: {choice}.</translation>
    </message>
    <message>
        <source>There is no solution from here. Go back, or start the puzzle again.</source>
        <translation>Von hier aus gibt es keine Lösung. Geh zurück oder beginne das Rätsel neu.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>noch nicht gelöst</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>mit Hilfe gelöst</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Rätsel {number}</translation>
    </message>
    <message>
        <source>A Dominance Check is in the market. If it were scored now, another player would win the game. Prevent that this turn.</source>
        <translation>Im Markt liegt ein Dominanzcheck. Würde er jetzt gewertet, gewänne jemand anderes das Spiel. Verhindere das in diesem Zug.</translation>
    </message>
    <message>
        <source>That would reveal hidden cards, which are not part of the puzzle.</source>
        <translation>Das würde verdeckte Karten aufdecken. Sie gehören nicht zum Rätsel.</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Each puzzle is one turn from a game between computer players. It has one solution, whose actions can sometimes be taken in another order.</source>
        <translation>Jedes Rätsel ist ein Zug aus einem Spiel zwischen Computerspielern. Es hat eine Lösung; manchmal spielt die Reihenfolge ihrer Aktionen keine Rolle.</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Table</source>
        <translation>Spieltisch</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>Spiele werden gelesen …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>RecapSlip</name>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
</context>
<context>
    <name>Regime</name>
    <message>
        <source>Political Fragmentation</source>
        <translation>Politische Zersplitterung</translation>
    </message>
    <message>
        <source>Intelligence War</source>
        <translation>Krieg der Geheimdienste</translation>
    </message>
    <message>
        <source>Economic Boom</source>
        <translation>Wirtschaftsblüte</translation>
    </message>
    <message>
        <source>Military Struggle</source>
        <translation>Militärisches Ringen</translation>
    </message>
    <message>
        <source>Tax is free, tribes count</source>
        <translation>Besteuerung ist frei, Stämme zählen</translation>
    </message>
    <message>
        <source>all four intelligence actions are free, spies count</source>
        <translation>alle vier Geheimdienstaktionen sind frei, Spione zählen</translation>
    </message>
    <message>
        <source>Commerce and Gifts are free, roads count</source>
        <translation>Handel und Geschenke sind frei, Straßen zählen</translation>
    </message>
    <message>
        <source>Campaign is free, armies count, prices are doubled</source>
        <translation>Feldzug ist frei, Armeen zählen, Preise sind verdoppelt</translation>
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
    <name>ReplayBar</name>
    <message>
        <source>Turn {turn} · choice {moment} of {count}</source>
        <translation>Zug {turn} · Entscheidung {moment} von {count}</translation>
    </message>
    <message>
        <source>Choice {moment} of {count}</source>
        <translation>Entscheidung {moment} von {count}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One choice back</source>
        <translation>Eine Entscheidung zurück</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>End replay</source>
        <translation>Wiedergabe beenden</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Go to the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Das Spiel beginnt.</translation>
    </message>
    <message>
        <source>One choice forward</source>
        <translation>Eine Entscheidung vor</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Zeitpunkt im Spiel</translation>
    </message>
    <message>
        <source>Start a new game from this moment; this one stays as it is.</source>
        <translation>Beginnt an dieser Stelle ein neues Spiel; dieses bleibt, wie es ist.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>A report is a zip file that helps others find out what went wrong. It contains the versions of the program, Qt and your system, the size of your screens and the last pages of the program’s log.</source>
        <translation>Ein Bericht ist eine Zip-Datei, die anderen hilft herauszufinden, was schiefging. Darin stehen die Versionen des Programms, von Qt und deines Systems, die Größe deiner Bildschirme und die letzten Seiten des Programmprotokolls.</translation>
    </message>
    <message>
        <source>It also contains the game in progress, with its players’ names and hands.</source>
        <translation>Auch das laufende Spiel ist darin, mit den Namen der Spieler und ihren Handkarten.</translation>
    </message>
    <message>
        <source>Nothing is sent. The file stays where you save it unless you share it yourself.</source>
        <translation>Nichts wird gesendet. Die Datei bleibt, wo du sie speicherst, solange du sie nicht selbst weitergibst.</translation>
    </message>
    <message>
        <source>The log and the description of an error contain paths of files on this computer, and with them possibly your user name.</source>
        <translation>Das Protokoll und die Beschreibung eines Fehlers enthalten Pfade von Dateien auf diesem Computer und damit vielleicht deinen Benutzernamen.</translation>
    </message>
</context>
<context>
    <name>ReportingDialog</name>
    <message>
        <source>Save a report…</source>
        <translation>Bericht speichern …</translation>
    </message>
    <message>
        <source>Report saved to {file}</source>
        <translation>Der Bericht ist in dieser Datei: {file}</translation>
    </message>
    <message>
        <source>The report could not be saved: {reason}</source>
        <translation>Der Bericht konnte nicht geschrieben werden: {reason}</translation>
    </message>
</context>
<context>
    <name>RingLines</name>
    <message>
        <source>Possible spy moves from “{card}” ({seat})</source>
        <translation>Bewegungen eines Spions ab „{card}“ ({seat})</translation>
    </message>
    <message>
        <source>Well-Connected: two steps per move</source>
        <translation>Gute Verbindungen: zwei Schritte je Bewegung</translation>
    </message>
    <message>
        <source>Strange Bedfellows: cards of the same region are adjacent</source>
        <translation>Ungleiche Verbündete: Karten einer Region sind Nachbarn</translation>
    </message>
</context>
<context>
    <name>RuleSigns</name>
    <message>
        <source>Dominance</source>
        <translation>Dominanz</translation>
    </message>
    <message>
        <source>A coalition is dominant if it has at least 4 more blocks in play than each of the other two. Conflict Fatigue lowers this to 2.</source>
        <translation>Eine Koalition ist dominant, wenn sie mindestens 4&#xa0;Blöcke mehr im Spiel hat als jede der beiden anderen. „Ermattung“ senkt das auf 2.</translation>
    </message>
    <message>
        <source>Blocks in play: {coalition}</source>
        <translation>Blöcke im Spiel: {coalition}</translation>
    </message>
    <message>
        <source>Armies and roads on the map, of 12 in all. They decide whether the coalition is dominant.</source>
        <translation>Armeen und Straßen auf dem Spielplan, von insgesamt 12. Sie entscheiden, ob die Koalition dominant ist.</translation>
    </message>
    <message>
        <source>Unsuccessful check</source>
        <translation>Nicht erfolgreicher Dominanzcheck</translation>
    </message>
    <message>
        <source>Without a dominant coalition, cylinders in play decide: the most score 3 points, the second most 1. The small figures are the cylinders; a frame marks what a check would score now.</source>
        <translation>Ohne dominante Koalition entscheiden Zylinder im Spiel: Die meisten bringen 3&#xa0;Punkte, die zweitmeisten 1. Die kleinen Zahlen sind die Zylinder; der Rahmen zeigt, was ein Check jetzt bringen würde.</translation>
    </message>
    <message>
        <source>Successful check: {coalition}</source>
        <translation>Erfolgreicher Dominanzcheck: {coalition}</translation>
    </message>
    <message>
        <source>If this coalition is dominant, influence points of those loyal to it decide: 5, 3 and 1 points. The small figures are the influence points; a frame marks what a check would score now.</source>
        <translation>Ist diese Koalition dominant, entscheiden die Einflusspunkte derer, die zu ihr loyal sind: 5, 3&#xa0;und 1&#xa0;Punkte. Die kleinen Zahlen sind die Einflusspunkte; der Rahmen zeigt, was ein Check jetzt bringen würde.</translation>
    </message>
    <message>
        <source>Early end</source>
        <translation>Vorzeitiges Spielende</translation>
    </message>
    <message>
        <source>A player who is at least 4 victory points ahead of everyone else after a check wins at once.</source>
        <translation>Wer nach einem Check mit mindestens 4&#xa0;Siegpunkten vor allen anderen liegt, gewinnt sofort.</translation>
    </message>
    <message>
        <source>Final Dominance Check</source>
        <translation>Letzter Dominanzcheck</translation>
    </message>
    <message>
        <source>The last of the checks ends the game, and its points count double.</source>
        <translation>Der letzte Check beendet das Spiel, und seine Punkte zählen doppelt.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Eine Karte ausspielen</translation>
    </message>
    <message>
        <source>The card is added to either end of the court, then its icons take effect from top to bottom. The ruler of its region may demand a bribe first.</source>
        <translation>Die Karte kommt an eines der beiden Enden des Hofs, dann wirken ihre Symbole von oben nach unten. Der Herrscher ihrer Region kann vorher Bestechungsgeld verlangen.</translation>
    </message>
    <message>
        <source>Bribe</source>
        <translation>Bestechungsgeld</translation>
    </message>
    <message>
        <source>Due to the ruler of the region of a card that is played, 1 rupee for each of their tribes there, and to whoever holds a card hostage whose actions are used, 1 rupee for each of their spies on it. They may accept less.</source>
        <translation>Fällig beim Ausspielen einer Karte an den Herrscher ihrer Region (1&#xa0;Rupie je Stamm des Herrschers dort) und für Aktionen einer Geisel an den Geiselnehmer (1&#xa0;Rupie je Spion dieses Spielers darauf). Beide können weniger annehmen.</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>Spione</translation>
    </message>
    <message>
        <source>Whoever has the most spies on another player’s card holds it hostage: its actions cost a bribe. Spies can also battle there and betray the card.</source>
        <translation>Wer auf der Karte eines anderen die meisten Spione hat, hält sie als Geisel: Ihre Aktionen kosten Bestechungsgeld. Spione können dort auch kämpfen und die Karte verraten.</translation>
    </message>
    <message>
        <source>Overthrow</source>
        <translation>Umsturz</translation>
    </message>
    <message>
        <source>A player who loses their last tribe in a region loses their political cards of that region, and the other way around.</source>
        <translation>Wer den letzten Stamm einer Region verliert, verliert alle eigenen politischen Karten dieser Region, und umgekehrt.</translation>
    </message>
    <message>
        <source>Leverage</source>
        <translation>Fremdfinanzierung</translation>
    </message>
    <message>
        <source>A leveraged card gives 2 rupees when it is played, and costs 2 when it leaves the court. For each rupee that cannot be paid, a card is discarded.</source>
        <translation>Eine fremdfinanzierte Karte bringt beim Ausspielen 2&#xa0;Rupien und kostet 2, wenn sie den Hof verlässt. Für jede Rupie, die nicht bezahlt werden kann, wird eine Karte abgeworfen.</translation>
    </message>
    <message>
        <source>Favored suit</source>
        <translation>Bevorzugte Farbe</translation>
    </message>
    <message>
        <source>Actions of cards of the favored suit are bonus actions: they do not count as one of the two actions of a turn.</source>
        <translation>Aktionen von Karten der bevorzugten Farbe sind Bonusaktionen: Sie zählen nicht zu den zwei Aktionen eines Zugs.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Special abilities</source>
        <translation>Besondere Fähigkeiten</translation>
    </message>
    <message>
        <source>Special abilities: overview</source>
        <translation>Besondere Fähigkeiten: Übersicht</translation>
    </message>
    <message>
        <source>ability, special power, court card</source>
        <translation>Fähigkeit, Sonderfähigkeit, besondere, Hofkarte</translation>
    </message>
    <message>
        <source>Its actions are always [bonus actions](favored). The stars keep their own suit.</source>
        <translation>Ihre Aktionen sind immer [Bonusaktionen](favored). Die Sterne behalten ihre eigene Farbe.</translation>
    </message>
    <message>
        <source>Card actions</source>
        <translation>Kartenaktionen</translation>
    </message>
    <message>
        <source>Card actions: overview</source>
        <translation>Kartenaktionen: Übersicht</translation>
    </message>
    <message>
        <source>action, activate, use, court, costs, rank, payment</source>
        <translation>Aktion, aktivieren, Hof, Kosten, Rang, Bezahlung</translation>
    </message>
    <message>
        <source>If spies hold the card [hostage](hostages), a bribe is due first.</source>
        <translation>Halten Spione die Karte als [Geisel](hostages), ist zuerst Bestechungsgeld fällig.</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Besteuerung</translation>
    </message>
    <message>
        <source>tax, money, rupees, shelter, rich, income, take from players, steal</source>
        <translation>Besteuern, Steuer, Geld, Rupien, Steuerzuflucht, Einkommen, stehlen</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Geschenk</translation>
    </message>
    <message>
        <source>gift, influence, dial, present, donate</source>
        <translation>Geschenk, schenken, Einfluss, Loyalitätsrad</translation>
    </message>
    <message>
        <source>Each gift is worth one point of [influence](influence) and counts as a cylinder in play. When your loyalty changes, all gifts go back to your supply.</source>
        <translation>Jedes Geschenk bringt einen [Einflusspunkt](influence) und zählt als Zylinder im Spiel. Wechselst du die Loyalität, kommen alle Geschenke zurück in deinen Vorrat.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>build, construct, armies, roads, blocks</source>
        <translation>Bauen, errichten, Armeen, Straßen, Blöcke</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>move, march, travel, armies, spies, roads</source>
        <translation>bewegen, ziehen, marschieren, Armeen, Spione, Straßen</translation>
    </message>
    <message>
        <source>The ring of courts</source>
        <translation>Der Ring der Höfe</translation>
    </message>
    <message>
        <source>Betray</source>
        <translation>Verrat</translation>
    </message>
    <message>
        <source>betray, betrayal, assassinate, kill, spy, prize, discard</source>
        <translation>verraten, Attentat, Spion, Beute, abwerfen</translation>
    </message>
    <message>
        <source>[Bodyguards](bodyguards) protect the political cards of a court.</source>
        <translation>Eine [Leibwache](bodyguards) schützt die politischen Karten eines Hofs.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>battle, fight, combat, war, attack, remove, armies, spies</source>
        <translation>kämpfen, Kampf, Gefecht, Krieg, Angriff, entfernen, Armeen, Spione</translation>
    </message>
    <message>
        <source>Protection: [Citadel](citadel) for tribes, [Indispensable Advisors](indispensable_advisors) for spies, [Safe House](safe_house) for spies that were removed.</source>
        <translation>Schutz: [Zitadelle](citadel) für Stämme, [Unverzichtbare Berater](indispensable_advisors) für Spione, [Geheimer Unterschlupf](safe_house) für entfernte Spione.</translation>
    </message>
    <message>
        <source>Market and cards</source>
        <translation>Markt und Karten</translation>
    </message>
    <message>
        <source>The market and its refill</source>
        <translation>Der Markt und das Auffüllen</translation>
    </message>
    <message>
        <source>rows, columns, price, slide, refill, loose rupees, deck, draw pile, display</source>
        <translation>Reihen, Spalten, Preis, nachrücken, auffüllen, Auslage, Kartenstapel, Nachziehstapel</translation>
    </message>
    <message>
        <source>The market has two rows of six cards. The price of a card depends on its column:</source>
        <translation>Der Markt hat zwei Reihen zu sechs Karten. Der Preis einer Karte hängt von ihrer Spalte ab:</translation>
    </message>
    <message>
        <source>| Column, from the left | 0 | 1 | 2 | 3 | 4 | 5
| Price | 0 | 1 | 2 | 3 | 4 | 5
| Price while military is favored | 0 | 2 | 4 | 6 | 8 | 10</source>
        <translation>| Spalte, von links | 0 | 1 | 2 | 3 | 4 | 5
| Preis | 0 | 1 | 2 | 3 | 4 | 5
| Preis, solange Militär bevorzugt ist | 0 | 2 | 4 | 6 | 8 | 10</translation>
    </message>
    <message>
        <source>Empty slots stay empty until the end of the turn; nothing slides before that, so prices do not change.</source>
        <translation>Frei gewordene Felder bleiben bis zum Ende des Zuges leer; vorher rückt nichts nach, also ändern sich auch keine Preise.</translation>
    </message>
    <message>
        <source>Buying a card</source>
        <translation>Eine Karte kaufen</translation>
    </message>
    <message>
        <source>purchase, buy, price, cost, market, rupees</source>
        <translation>kaufen, Kauf, Kaufaktion, Basisaktion, Preis, Kosten, Markt, Rupien</translation>
    </message>
    <message>
        <source>[Herat Influence](herat_influence), [Persian Influence](persian_influence) and [Russian Influence](russian_influence) make some cards free for their owner.</source>
        <translation>[Herater Einfluss](herat_influence), [Persischer Einfluss](persian_influence) und [Russischer Einfluss](russian_influence) machen manche Karten für ihren Besitzer kostenlos.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Eine Karte ausspielen</translation>
    </message>
    <message>
        <source>play, court, tableau, bribe, ends, hand, order</source>
        <translation>ausspielen, Basisaktion, Hof, Tableau, Bestechungsgeld, Kartenhand, Reihenfolge</translation>
    </message>
    <message>
        <source>Court and hand limits</source>
        <translation>Hoflimit und Handkartenlimit</translation>
    </message>
    <message>
        <source>limit, court size, tableau size, hand size, stars, suits, privilege, cleanup</source>
        <translation>Limit, Hofgröße, Handlimit, Handgröße, Kartenhand, Sterne, Farben, Vorrecht, Verwaltung</translation>
    </message>
    <message>
        <source>Favored suit and bonus actions</source>
        <translation>Bevorzugte Farbe und Bonusaktionen</translation>
    </message>
    <message>
        <source>favored, bonus, free action, suit, marker</source>
        <translation>bevorzugt, Bonus, gratis, Gratisaktion, Farbe, Marker</translation>
    </message>
    <message>
        <source>While military is favored, every price in the market is doubled.</source>
        <translation>Solange Militär bevorzugt ist, sind alle Preise im Markt verdoppelt.</translation>
    </message>
    <message>
        <source>Dominance Checks</source>
        <translation>Dominanzchecks</translation>
    </message>
    <message>
        <source>Dominance Check</source>
        <translation>Dominanzcheck</translation>
    </message>
    <message>
        <source>dominance, check, scoring card, coalition, blocks, successful, unsuccessful, succeed, fail, failed</source>
        <translation>Dominanz, Check, Dominanzprüfung, Koalition, Blöcke, erfolgreich, Misserfolg, gescheitert</translation>
    </message>
    <message>
        <source>Scoring tables</source>
        <translation>Wertungstabellen</translation>
    </message>
    <message>
        <source>| Successful check | alone | 2 tied | 3 tied | 4 tied | 5 tied
| 1st place | 5 | 4 | 3 | 2 | 1
| 2nd place | 3 | 2 | 1 | 1 | –
| 3rd place | 1 | 0 | 0 | – | –</source>
        <translation>| Erfolgreicher Check | allein | zu zweit | zu dritt | zu viert | zu fünft
| 1.&#xa0;Platz | 5 | 4 | 3 | 2 | 1
| 2.&#xa0;Platz | 3 | 2 | 1 | 1 | –
| 3.&#xa0;Platz | 1 | 0 | 0 | – | –</translation>
    </message>
    <message>
        <source>| Unsuccessful check | alone | 2 tied | 3 tied | 4 tied | 5 tied
| 1st place | 3 | 2 | 1 | 1 | 0
| 2nd place | 1 | 0 | 0 | 0 | –</source>
        <translation>| Nicht erfolgreicher Check | allein | zu zweit | zu dritt | zu viert | zu fünft
| 1.&#xa0;Platz | 3 | 2 | 1 | 1 | 0
| 2.&#xa0;Platz | 1 | 0 | 0 | 0 | –</translation>
    </message>
    <message>
        <source>Instability</source>
        <translation>Instabilität</translation>
    </message>
    <message>
        <source>instability, two checks, refill</source>
        <translation>Instabilität, zwei Checks, Auffüllen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Events: overview</source>
        <translation>Ereignisse: Übersicht</translation>
    </message>
    <message>
        <source>event, discarded, purchased, halves, lasting</source>
        <translation>Ereignis, abgeworfen, gekauft, Hälften, dauerhaft</translation>
    </message>
    <message>
        <source>Events with a suit</source>
        <translation>Ereignisse mit Farbsymbol</translation>
    </message>
    <message>
        <source>suit, favored, military, intelligence, political</source>
        <translation>Farbe, bevorzugt, Militär, Geheimdienst, Politik</translation>
    </message>
    <message>
        <source>The upper half of three events works like the [icon](icon_suit) on a court card: the [favored suit](favored) changes when the event is discarded. [Pashtunwali Values](pashtunwali_values) stops it.</source>
        <translation>Die obere Hälfte dreier Ereignisse wirkt wie das [Symbol](icon_suit) auf einer Hofkarte: Die [bevorzugte Farbe](favored) wechselt, wenn das Ereignis abgeworfen wird. [Werte des Paschtunwali](pashtunwali_values) verhindert das.</translation>
    </message>
    <message>
        <source>Riots</source>
        <translation>Aufstände</translation>
    </message>
    <message>
        <source>riot, uprising, region, armies, tribes</source>
        <translation>Aufstand, Unruhen, Region, Armeen, Stämme</translation>
    </message>
    <message>
        <source>Loyalties, patriots and gifts stay as they are; only [prizes](influence) go to the discard pile.</source>
        <translation>Loyalitäten, Patrioten und Geschenke bleiben; nur die [Beute](influence) kommt auf den Abwurfstapel.</translation>
    </message>
    <message>
        <source>Impact icons</source>
        <translation>Wirkungssymbole</translation>
    </message>
    <message>
        <source>Icon: tribe</source>
        <translation>Symbol: Stamm</translation>
    </message>
    <message>
        <source>tribe, cylinder, pawn, place</source>
        <translation>Stamm, Stämme, Zylinder, Figur, platzieren</translation>
    </message>
    <message>
        <source>Tribes and political cards of a region need each other: losing the last of either means an [overthrow](overthrow). If you have no cylinder left, see [empty supplies](supplies).</source>
        <translation>Stämme und politische Karten einer Region hängen zusammen: Wer dort den letzten Stamm oder die letzte politische Karte verliert, erleidet einen [Umsturz](overthrow). Hast du keinen Zylinder mehr, siehe [leere Vorräte](supplies).</translation>
    </message>
    <message>
        <source>Icon: spy</source>
        <translation>Symbol: Spion</translation>
    </message>
    <message>
        <source>spy, spies, agent, cylinder, court card</source>
        <translation>Spion, Spione, Agent, Zylinder, Hofkarte</translation>
    </message>
    <message>
        <source>Icon: army</source>
        <translation>Symbol: Armee</translation>
    </message>
    <message>
        <source>army, troops, block, cube, place</source>
        <translation>Armee, Truppen, Block, Klötzchen, platzieren</translation>
    </message>
    <message>
        <source>Icon: road</source>
        <translation>Symbol: Straße</translation>
    </message>
    <message>
        <source>road, block, cube, border</source>
        <translation>Straße, Weg, Block, Klötzchen, Grenze</translation>
    </message>
    <message>
        <source>Icon: leverage</source>
        <translation>Symbol: Fremdfinanzierung</translation>
    </message>
    <message>
        <source>leverage, loan, credit, rupees, bank</source>
        <translation>Fremdfinanzierung, Kredit, Darlehen, Rupien, Bank</translation>
    </message>
    <message>
        <source>Icon: favored suit</source>
        <translation>Symbol: bevorzugte Farbe</translation>
    </message>
    <message>
        <source>suit, favored, change</source>
        <translation>Farbe, bevorzugt, Farbwechsel</translation>
    </message>
    <message>
        <source>Power and money</source>
        <translation>Macht und Geld</translation>
    </message>
    <message>
        <source>Ruling a region</source>
        <translation>Eine Region beherrschen</translation>
    </message>
    <message>
        <source>The ruler can [build](build) there, [tax](tax) players with court cards of that region, and receives a [bribe](bribes) when others play such cards.</source>
        <translation>Der Herrscher kann dort [bauen](build), Spieler mit Hofkarten dieser Region [besteuern](tax) und erhält [Bestechungsgeld](bribes), wenn andere solche Karten ausspielen.</translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Bestechungsgeld</translation>
    </message>
    <message>
        <source>bribe, pay, waive, offer, negotiate, ruler</source>
        <translation>Bestechung, zahlen, erlassen, anbieten, verhandeln, Verhandlungen, Absprachen, Herrscher</translation>
    </message>
    <message>
        <source>A bribe is due in two cases:</source>
        <translation>Bestechungsgeld ist in zwei Fällen fällig:</translation>
    </message>
    <message>
        <source>Hostages</source>
        <translation>Geiseln</translation>
    </message>
    <message>
        <source>hostage, captive, spies, bribe, held</source>
        <translation>Geisel, Geiselnahme, Geiselaktion, Spione, Bestechungsgeld, gehalten</translation>
    </message>
    <message>
        <source>To use an action of the card, its owner owes that player a [bribe](bribes): one rupee for each of that player’s spies on it, for bonus actions too.</source>
        <translation>Um eine Aktion der Karte zu nutzen, schuldet der Besitzer diesem Spieler [Bestechungsgeld](bribes): eine Rupie je Spion dieses Spielers darauf, auch bei Bonusaktionen.</translation>
    </message>
    <message>
        <source>Loyalty and changing it</source>
        <translation>Loyalität und Loyalitätswechsel</translation>
    </message>
    <message>
        <source>loyalty, coalition, faction, alliance, patriot, change sides, dial</source>
        <translation>Loyalität, Koalition, Fraktion, Bündnis, Patriot, Seitenwechsel, Loyalitätsrad, Drehrad</translation>
    </message>
    <message>
        <source>You are loyal to one coalition: Afghanistan, Britain or Russia. Your loyalty decides which blocks you place, which armies help you and in which checks you score.</source>
        <translation>Du bist loyal zu einer Koalition: Afghanistan, Großbritannien oder Russland. Deine Loyalität bestimmt, welche Blöcke du platzierst, welche Armeen dir helfen und bei welchen Checks du punktest.</translation>
    </message>
    <message>
        <source># all your gifts return to your supply,
# all your prizes are discarded,
# all patriots in your court are discarded together, except the one just played,
# your dial turns to the new coalition.</source>
        <translation># kehren alle deine Geschenke in deinen Vorrat zurück,
# wird deine gesamte Beute abgeworfen,
# werden alle Patrioten in deinem Hof gemeinsam abgeworfen, außer dem eben ausgespielten,
# zeigt dein Loyalitätsrad die neue Koalition.</translation>
    </message>
    <message>
        <source>Influence: patriots, prizes, gifts</source>
        <translation>Einfluss: Patrioten, Beute, Geschenke</translation>
    </message>
    <message>
        <source>influence, patriot, prize, trophy, gift, points</source>
        <translation>Einfluss, Einflusspunkte, Patrioten, Beute, Trophäe, Geschenke</translation>
    </message>
    <message>
        <source>| What | Influence
| your loyalty itself | 1
| each patriot in your court | 1
| each prize | 1
| each gift | 1</source>
        <translation>| Was | Einfluss
| deine Loyalität selbst | 1
| jeder Patriot in deinem Hof | 1
| jede Beutekarte | 1
| jedes Geschenk | 1</translation>
    </message>
    <message>
        <source>Events can change these values: [Embarrassment of Riches](embarrassment_of_riches), [Koh-i-noor Recovered](koh_i_noor_recovered) and [Rumor](rumor).</source>
        <translation>Ereignisse können diese Werte ändern: [Überfluss](embarrassment_of_riches), [Koh-i-Noor zurückgewonnen](koh_i_noor_recovered) und [Gerücht](rumor).</translation>
    </message>
    <message>
        <source>Overthrow</source>
        <translation>Umsturz</translation>
    </message>
    <message>
        <source>overthrow, revolt, tribes, political, last tribe</source>
        <translation>Umsturz, Sturz, Stämme, politische Karten, letzter Stamm</translation>
    </message>
    <message>
        <source>- You lose your last tribe in a region: all your political cards of that region are discarded.
- You lose your last political card of a region: all your tribes there return to your supply.</source>
        <translation>- Verlierst du deinen letzten Stamm in einer Region, werden alle deine politischen Karten dieser Region abgeworfen.
- Verlierst du deine letzte politische Karte einer Region, kehren alle deine Stämme dort in deinen Vorrat zurück.</translation>
    </message>
    <message>
        <source>Leverage</source>
        <translation>Fremdfinanzierung</translation>
    </message>
    <message>
        <source>leverage, debt, loan, credit, repay, discard</source>
        <translation>Fremdfinanzierung, Schulden, Kredit, Darlehen, zurückzahlen, abwerfen</translation>
    </message>
    <message>
        <source>Empty supplies</source>
        <translation>Leere Vorräte</translation>
    </message>
    <message>
        <source>supply, reserve, empty, run out, take, pieces, cylinders, blocks</source>
        <translation>Vorrat, Reserve, leer, nehmen, Spielsteine, Zylinder, Blöcke</translation>
    </message>
    <message>
        <source>There are ten cylinders for each player and twelve blocks for each coalition. If you have to place one and the supply is empty, you take one that is already in play:</source>
        <translation>Es gibt zehn Zylinder je Spieler und zwölf Blöcke je Koalition. Musst du einen platzieren und der Vorrat ist leer, nimmst du einen, der schon im Spiel ist:</translation>
    </message>
    <message>
        <source>Taking your last tribe from a region means an [overthrow](overthrow).</source>
        <translation>Nimmst du den letzten eigenen Stamm aus einer Region, folgt ein [Umsturz](overthrow).</translation>
    </message>
    <message>
        <source>Getting started</source>
        <translation>Einstieg</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Dein erstes Spiel</translation>
    </message>
    <message>
        <source>beginner, tutorial, learn, introduction, strategy, tips</source>
        <translation>Anfänger, Einführung, lernen, Anleitung, Strategie, Tipps</translation>
    </message>
    <message>
        <source>All of this is also shown at the table: see [lessons](learning). If there is no one to play with, try [computer players](bots).</source>
        <translation>All das wird auch am Tisch gezeigt: in den [Lektionen](learning). Hast du niemanden zum Spielen, nimm [Computerspieler](bots).</translation>
    </message>
    <message>
        <source>Goal and end of the game</source>
        <translation>Ziel und Ende des Spiels</translation>
    </message>
    <message>
        <source>The game ends as soon as one of these is true after a check has been scored:</source>
        <translation>Das Spiel endet, sobald nach der Wertung eines Checks eine dieser Bedingungen erfüllt ist:</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Spielzug</translation>
    </message>
    <message>
        <source>actions, cleanup, phases, round, two actions, end turn, pass</source>
        <translation>Aktionen, Basisaktionen, Verwaltung, Phasen, Runde, Zug beenden, passen</translation>
    </message>
    <message>
        <source>When you end your turn, cleanup follows in this order:</source>
        <translation>Beendest du deinen Zug, folgt die Verwaltung in dieser Reihenfolge:</translation>
    </message>
    <message>
        <source># Discard court cards down to your [court limit](limits), one by one.
# Discard hand cards down to your [hand limit](limits).
# [Events](events) in the leftmost column are discarded and take effect, the top one first.
# The [market](market) is refilled.</source>
        <translation># Wirf Hofkarten bis auf dein [Hoflimit](limits) ab, eine nach der anderen.
# Wirf Handkarten bis auf dein [Handkartenlimit](limits) ab.
# [Ereignisse](events) in der Spalte ganz links werden abgeworfen und ausgeführt, das obere zuerst.
# Der [Markt](market) wird aufgefüllt.</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Bedienung</translation>
    </message>
    <message>
        <source>In these rules, Ctrl+F goes to the search field, Alt+Left and Alt+Right go back and forward, and Esc closes the window.</source>
        <translation>In diesen Regeln führt Strg+F zum Suchfeld, Alt+Links und Alt+Rechts blättern zurück und vor, und Esc schließt das Fenster.</translation>
    </message>
    <message>
        <source>“{card}”</source>
        <translation>„{card}“</translation>
    </message>
    <message>
        <source>Found on: {cards}</source>
        <translation>Zu finden auf: {cards}</translation>
    </message>
    <message>
        <source>Event card, {when}: {title}</source>
        <translation>Ereigniskarte – {when}: {title}</translation>
    </message>
    <message>
        <source>The other half of the card: [{title}]({page})</source>
        <translation>Die andere Hälfte der Karte: [{title}]({page})</translation>
    </message>
    <message>
        <source>Wakhan</source>
        <translation>Wakhan</translation>
    </message>
    <message>
        <source>| The red arrow says | top (left) | bottom (right)
| row of the market | the top one | the bottom one
| end of her court | the left one | the right one
| player | who plays after her | who plays before her</source>
        <translation>| Der rote Pfeil sagt | oben (links) | unten (rechts)
| Reihe des Markts | die obere | die untere
| Ende ihres Hofs | das linke | das rechte
| Spieler | wer nach ihr am Zug ist | wer vor ihr am Zug ist</translation>
    </message>
    <message>
        <source>More about her: [turn](wakhan_turn), [loyalty and ruling](wakhan_loyalty), [radicalize](wakhan_radicalize), [icons](wakhan_icons), [actions](wakhan_actions), [priorities](wakhan_priorities), [ambition](wakhan_ambition), [bribes and events](wakhan_events), [variants](wakhan_variants).</source>
        <translation>Mehr über sie: [Zug](wakhan_turn), [Loyalität und Herrschaft](wakhan_loyalty), [Radikalisierung](wakhan_radicalize), [Symbole](wakhan_icons), [Aktionen](wakhan_actions), [Prioritäten](wakhan_priorities), [Ambitionen](wakhan_ambition), [Bestechung und Ereignisse](wakhan_events), [Varianten](wakhan_variants).</translation>
    </message>
    <message>
        <source>Wakhan: her turn</source>
        <translation>Wakhan: ihr Zug</translation>
    </message>
    <message>
        <source>Wakhan, turn, AI card, lines, bonus</source>
        <translation>Wakhan, Zug, KI-Karte, Zeilen, Bonus</translation>
    </message>
    <message>
        <source>Wakhan: loyalty and ruling</source>
        <translation>Wakhan: Loyalität und Herrschaft</translation>
    </message>
    <message>
        <source>Wakhan, pragmatic loyalty, ruling, influence, coalition</source>
        <translation>Wakhan, pragmatische Loyalität, Herrschaft, Einfluss, Koalition</translation>
    </message>
    <message>
        <source>Wakhan: radicalize</source>
        <translation>Wakhan: Radikalisierung</translation>
    </message>
    <message>
        <source>Wakhan, radicalize, buy, arrows, choice</source>
        <translation>Wakhan, radikalisieren, kaufen, Pfeile, Wahl</translation>
    </message>
    <message>
        <source>When she has to discard from her own court, the first difference in this list decides:</source>
        <translation>Muss sie aus dem eigenen Hof abwerfen, entscheidet der erste Unterschied in dieser Liste:</translation>
    </message>
    <message>
        <source>Wakhan: impact icons</source>
        <translation>Wakhan: Wirkungssymbole</translation>
    </message>
    <message>
        <source>Wakhan, icons, spies, roads, armies</source>
        <translation>Wakhan, Symbole, Spione, Straßen, Armeen</translation>
    </message>
    <message>
        <source>Wakhan: card actions</source>
        <translation>Wakhan: Kartenaktionen</translation>
    </message>
    <message>
        <source>Wakhan, tax, build, move, betray, battle, gift</source>
        <translation>Wakhan, Besteuerung, Bauen, Bewegung, Verrat, Schlacht, Geschenk</translation>
    </message>
    <message>
        <source>Wakhan: priorities</source>
        <translation>Wakhan: Prioritäten</translation>
    </message>
    <message>
        <source>Wakhan, priority, order, discard</source>
        <translation>Wakhan, Priorität, Reihenfolge, Abwurf</translation>
    </message>
    <message>
        <source>When she chooses among court cards, the first difference in this list decides:</source>
        <translation>Wählt sie unter Hofkarten, entscheidet der erste Unterschied in dieser Liste:</translation>
    </message>
    <message>
        <source>Wakhan: ambition</source>
        <translation>Wakhan: Ambitionen</translation>
    </message>
    <message>
        <source>Wakhan, ambition, dominance check, buy</source>
        <translation>Wakhan, Ambitionen, Dominanzcheck, kaufen</translation>
    </message>
    <message>
        <source>Wakhan: bribes, abilities and events</source>
        <translation>Wakhan: Bestechung, Fähigkeiten, Ereignisse</translation>
    </message>
    <message>
        <source>Wakhan, bribe, event, ability, hand</source>
        <translation>Wakhan, Bestechungsgeld, Ereignis, Fähigkeit, Kartenhand</translation>
    </message>
    <message>
        <source>If [Other Persuasive Methods](other_persuasive_methods) gives her a hand, she plays all of it at once in random order, without spending actions; cards whose bribe she cannot pay are discarded.</source>
        <translation>Bekommt sie durch [Andere Überzeugungsmittel](other_persuasive_methods) eine Kartenhand, spielt sie alles sofort in zufälliger Reihenfolge aus, ohne Aktionen zu verbrauchen; Karten, deren Bestechungsgeld sie nicht zahlen kann, werden abgeworfen.</translation>
    </message>
    <message>
        <source>Wakhan: variants</source>
        <translation>Wakhan: Varianten</translation>
    </message>
    <message>
        <source>Wakhan, variant, option, house rules, printing, savvy, spies, steadfast, coin, erratum</source>
        <translation>Wakhan, Variante, Option, Hausregeln, Auflage, Spione, standhaft, Münze, Erratum</translation>
    </message>
    <message>
        <source>Some court cards have a special ability. It works for the owner of the court as long as the card is there, on every player’s turn, and even while the card is held [hostage](hostages).</source>
        <translation>Manche Hofkarten haben eine besondere Fähigkeit. Sie wirkt für den Besitzer des Hofs, solange die Karte dort liegt: in den Zügen aller Spieler und auch, wenn die Karte [Geisel](hostages) ist.</translation>
    </message>
    <message>
        <source>An ability that says “you may” is optional each time. All others are automatic. Card text takes precedence over the rules.</source>
        <translation>Fähigkeiten, die etwas erlauben, nutzt du nach Wahl. Alle anderen wirken von selbst. Der Text einer Karte hat Vorrang vor den Regeln.</translation>
    </message>
    <message>
        <source>Your spies are safe on every court card, not only on this one. They still return to your supply when the card they are on is discarded, for example after a [betrayal](betray).</source>
        <translation>Deine Spione sind auf jeder Hofkarte sicher, nicht nur auf dieser. Wird die Karte unter ihnen abgeworfen, etwa nach einem [Verrat](betray), kehren sie trotzdem in deinen Vorrat zurück.</translation>
    </message>
    <message>
        <source>This happens after every [check](checks) that does not end the game, successful or not, and after the map has been cleared. If there are not enough blocks, the owner takes them [from the map](supplies).</source>
        <translation>Er tritt nach jedem [Check](checks) ein, der das Spiel nicht beendet, ob erfolgreich oder nicht, und nachdem der Spielplan geräumt ist. Fehlen Blöcke, nimmt der Besitzer sie [vom Spielplan](supplies).</translation>
    </message>
    <message>
        <source>So you can [tax](tax) everyone who has at least one court card. Tax shelter still protects them. For building, bribes and everything else, only the regions you actually [rule](ruling) count.</source>
        <translation>Du kannst also jeden [besteuern](tax), der mindestens eine Hofkarte hat. Die Steuerzuflucht schützt weiterhin. Für Bauen, Bestechungsgeld und alles andere zählen nur die Regionen, die du wirklich [beherrschst](ruling).</translation>
    </message>
    <message>
        <source>No one can choose them for [betrayal](betray), not even you. Other cards, including the guard itself, can still be betrayed. This does not help against an [overthrow](overthrow), a change of loyalty or debts.</source>
        <translation>Niemand kann sie für einen [Verrat](betray) wählen, auch du nicht. Andere Karten, auch die Karte mit der Leibwache, können weiter verraten werden. Gegen [Umsturz](overthrow), Loyalitätswechsel oder Schulden hilft sie nicht.</translation>
    </message>
    <message>
        <source>This protects only against [battles](battle). Riots, Rebuke, an [overthrow](overthrow) or an [empty supply](supplies) can still take the tribes away, and armies and roads are not protected.</source>
        <translation>Geschützt sind sie nur vor [Schlachten](battle). Aufstände, „Maßregelung“, ein [Umsturz](overthrow) oder ein [leerer Vorrat](supplies) nehmen die Stämme trotzdem, und Armeen und Straßen sind nicht geschützt.</translation>
    </message>
    <message>
        <source>Adjacent cards on the [ring of courts](spy_ring) stay adjacent. With [Well-Connected](well_connected), each of the two steps may be of either kind.</source>
        <translation>Die Nachbarn im [Ring der Höfe](spy_ring) bleiben Nachbarn. Zusammen mit [Gute Verbindungen](well_connected) darf jeder der beiden Schritte auf die eine oder die andere Art erfolgen.</translation>
    </message>
    <message>
        <source>You act with a [hostage](hostages) as if there were no spies on it. You still owe bribes for playing cards.</source>
        <translation>Du nutzt eine [Geisel](hostages), als stünde kein Spion darauf. Beim Ausspielen schuldest du weiterhin Bestechungsgeld.</translation>
    </message>
    <message>
        <source>You decide for each spy, after the [battle](battle). It also works when the battle is on this very card. The spy still counts as removed. Spies lost to betrayal or in other ways go to your supply.</source>
        <translation>Du entscheidest für jeden Spion nach der [Schlacht](battle). Es gilt auch, wenn die Schlacht auf eben dieser Karte war. Der Spion zählt trotzdem als entfernt. Durch Verrat oder sonst verlorene Spione gehen in den Vorrat.</translation>
    </message>
    <message>
        <source>A [bribe](bribes) is still due for playing this card itself: it is not in your court yet.</source>
        <translation>Für das Ausspielen dieser Karte selbst ist noch [Bestechungsgeld](bribes) fällig: Sie liegt ja noch nicht in deinem Hof.</translation>
    </message>
    <message>
        <source>The card you choose may be in any court, but must have no spies on it, not even your own. This happens before your first action and does not cost one. With an [empty supply](supplies), you take a cylinder from play. It does not work yet on the turn you play the card.</source>
        <translation>Die gewählte Karte darf in jedem Hof liegen, aber es darf noch gar kein Spion darauf stehen. Es geschieht vor deiner ersten Aktion und kostet keine. Bei [leerem Vorrat](supplies) nimmst du einen Zylinder, der schon im Spiel ist. In dem Zug, in dem du die Karte ausspielst, wirkt es noch nicht.</translation>
    </message>
    <message>
        <source>The regions must still be adjacent. If you own [Nationalism](nationalism), your tribes move without roads too.</source>
        <translation>Die Regionen müssen weiterhin benachbart sein. Besitzt du [Nationalismus](nationalism), reisen auch deine Stämme ohne Straßen.</translation>
    </message>
    <message>
        <source>The two steps along the [ring of courts](spy_ring) together cost one move. The spy must end on a different card from the one it started on.</source>
        <translation>Die zwei Schritte im [Ring der Höfe](spy_ring) kosten zusammen eine Bewegung. Der Spion darf nicht auf der Karte enden, auf der er begann.</translation>
    </message>
    <message>
        <source>You place no rupees on the cards to the left, whatever the column and the favored suit. Rupees on the card are yours as always. See [buying](buying).</source>
        <translation>Du legst links keine Rupien ab, gleich welche Spalte und welche bevorzugte Farbe. Rupien auf der Karte bekommst du wie immer. Siehe [Kaufen](buying).</translation>
    </message>
    <message>
        <source>Persia court cards cost nothing in any column; the action for [buying](buying) is still spent.</source>
        <translation>Hofkarten Persiens kosten in keiner Spalte etwas; die Aktion für das [Kaufen](buying) wird trotzdem verbraucht.</translation>
    </message>
    <message>
        <source>This applies to Russian patriots of every region. The action for [buying](buying) is still spent.</source>
        <translation>Das gilt für russische Patrioten aller Regionen. Die Aktion für das [Kaufen](buying) wird trotzdem verbraucht.</translation>
    </message>
    <message>
        <source>This works with each of your [build](build) actions, whichever card you use. You must place the block if you can. Nation Building does not double it.</source>
        <translation>Sie wirkt bei jeder deiner [Bauaktionen](build), gleich mit welcher Karte. Du musst den Block platzieren, wenn es geht. „Staatsaufbau“ verdoppelt ihn nicht.</translation>
    </message>
    <message>
        <source>The Cossacks never spend one of your two actions: whatever they do is always a [bonus action](favored). Their star stays red.</source>
        <translation>Die Kosaken verbrauchen nie eine deiner zwei Aktionen: Was sie tun, ist immer eine [Bonusaktion](favored). Ihr Stern bleibt rot.</translation>
    </message>
    <message>
        <source>Each of your court cards can act once per turn, with one of the actions printed on it. That costs one of your two actions, or none if the card is [favored](favored).</source>
        <translation>Jede deiner Hofkarten kannst du einmal pro Zug für eine der aufgedruckten Aktionen nutzen. Das kostet eine deiner beiden Aktionen oder keine, wenn die Karte [bevorzugt](favored) ist.</translation>
    </message>
    <message>
        <source>| Action | Cost | In short
| [Tax](tax) | none | take rupees, up to the rank
| [Gift](gift) | 2, 4 or 6 | gain influence
| [Build](build) | 2 per block | up to 3 armies or roads
| [Move](move) | none | move armies and spies, up to the rank
| [Betray](betray) | 2 | discard a card with one of your spies
| [Battle](battle) | none | remove enemy pieces, up to the rank</source>
        <translation>| Aktion | Kosten | Kurz gesagt
| [Besteuerung](tax) | keine | so viele Rupien nehmen, wie der Rang angibt
| [Geschenk](gift) | 2, 4 oder 6 | Einfluss gewinnen
| [Bauen](build) | 2&#xa0;je Block | bis zu 3&#xa0;Armeen oder Straßen
| [Bewegung](move) | keine | Armeen und Spione ziehen, so oft, wie der Rang angibt
| [Verrat](betray) | 2 | eine Karte mit einem Spion von dir abwerfen
| [Schlacht](battle) | keine | so viele feindliche Spielsteine entfernen, wie der Rang angibt</translation>
    </message>
    <message>
        <source>*Paying costs.* Place the rupees on market cards, one on each, starting at the right end of both rows: top, bottom, then one column further left. Skip empty slots; when one row runs out, continue in the other. Rupees for which there is no card leave the game. You cannot [buy](buying) cards on which you have placed rupees this turn.</source>
        <translation>*Kosten bezahlen.* Lege die Rupien auf Karten im Markt, je eine, vom rechten Ende beider Reihen an: oben, unten, dann eine Spalte weiter links. Leere Felder werden übersprungen; ist eine Reihe zu Ende, geht es in der anderen weiter. Rupien, für die es keine Karte mehr gibt, scheiden aus dem Spiel aus. Karten, auf die du in diesem Zug gezahlt hast, kannst du in diesem Zug nicht [kaufen](buying).</translation>
    </message>
    <message>
        <source>Take at least one rupee, and up to the rank of the card, from any mix of these:</source>
        <translation>Nimm Rupien, mindestens eine und höchstens so viele, wie der Rang der Karte angibt, beliebig kombiniert:</translation>
    </message>
    <message>
        <source>- any cards in the market;
- other players who have at least one court card of a region you [rule](ruling).</source>
        <translation>- von beliebigen Karten im Markt;
- von anderen Spielern, die mindestens eine Hofkarte einer Region haben, die du [beherrschst](ruling).</translation>
    </message>
    <message>
        <source>*Tax shelter.* Gold stars protect your rupees: a player with three gold stars (ranks of economic cards) in court keeps the last three rupees. The shelter works only against taxes, not against bribes or debts.</source>
        <translation>*Steuerzuflucht.* Goldene Sterne schützen: Wer drei goldene Sterne (Ränge ökonomischer Karten) im Hof hat, behält die letzten drei Rupien. Die Zuflucht hilft nur gegen Steuern, nicht gegen Bestechungsgeld oder Schulden.</translation>
    </message>
    <message>
        <source>Choose an empty gift space on your loyalty dial, pay its price of 2, 4 or 6 rupees to the [market](actions) and place a cylinder there. You may choose any empty space you can afford.</source>
        <translation>Wähle ein leeres Geschenkefeld auf deinem Loyalitätsrad, zahle seinen Preis von 2, 4 oder 6&#xa0;Rupien in den [Markt](actions) und setze einen Zylinder darauf. Du darfst jedes leere Feld wählen, das du bezahlen kannst.</translation>
    </message>
    <message>
        <source>Place one, two or three blocks of your coalition for 2 rupees each, paid to the [market](actions). Each block becomes an army in a region you [rule](ruling) or a road on a border of such a region. The rank of the card does not matter.</source>
        <translation>Platziere einen, zwei oder drei Blöcke deiner Koalition für je 2&#xa0;Rupien, die in den [Markt](actions) gehen. Jeder Block wird eine Armee in einer Region, die du [beherrschst](ruling), oder eine Straße auf einer Grenze einer solchen Region. Der Rang der Karte spielt keine Rolle.</translation>
    </message>
    <message>
        <source>Whether you rule the region is checked again for each block. If the supply of blocks is empty, you [take one from the map](supplies).</source>
        <translation>Ob du die Region beherrschst, wird für jeden Block neu geprüft. Ist der Vorrat an Blöcken leer, nimmst du einen [vom Spielplan](supplies).</translation>
    </message>
    <message>
        <source>[Nation Building](nation_building) gives two blocks for the price of one, and [Infrastructure](infrastructure) one extra for free.</source>
        <translation>[Staatsaufbau](nation_building) bringt zwei Blöcke zum Preis von einem, [Infrastruktur](infrastructure) einen weiteren gratis.</translation>
    </message>
    <message>
        <source>Make at least one move and at most as many as the rank of the card. Divide them among your pieces as you like; one piece may move several times.</source>
        <translation>Mache Bewegungen, mindestens eine und höchstens so viele, wie der Rang der Karte angibt. Verteile sie nach Belieben auf deine Spielsteine; einer darf auch mehrmals ziehen.</translation>
    </message>
    <message>
        <source>- An army of your coalition moves to an adjacent region if there is a road of that coalition on the border between them.
- One of your spies moves to an adjacent card on the [ring of courts](spy_ring).</source>
        <translation>- Eine Armee deiner Koalition zieht in eine Nachbarregion, wenn auf der Grenze eine Straße dieser Koalition liegt.
- Ein Spion von dir zieht auf eine Nachbarkarte im [Ring der Höfe](spy_ring).</translation>
    </message>
    <message>
        <source>Rupees in empty market slots are out of reach. You may take rupees you paid yourself this turn, and you may tax players of your own coalition. With [Claim of Ancient Lineage](claim_of_ancient_lineage) you may tax everyone who has a court card.</source>
        <translation>Rupien auf leeren Feldern des Markts sind unerreichbar. Rupien, die du in diesem Zug selbst gezahlt hast, darfst du nehmen, und auch Spieler deiner eigenen Koalition darfst du besteuern. Mit [Uralte Herrscherlinie](claim_of_ancient_lineage) darfst du jeden besteuern, der eine Hofkarte hat.</translation>
    </message>
    <message>
        <source>Roads and tribes do not move; only the owner of [Nationalism](nationalism) moves tribes. With [Indian Supplies](indian_supplies) armies need no roads. Moving armies away can cost you a region: rulers are checked again after every move.</source>
        <translation>Straßen und Stämme ziehen nicht; nur wer [Nationalismus](nationalism) besitzt, bewegt Stämme. Mit [Indische Vorräte](indian_supplies) brauchen Armeen keine Straßen. Mit einer Armee kann auch die Herrschaft gehen: Wer herrscht, wird nach jeder Bewegung neu bestimmt.</translation>
    </message>
    <message>
        <source>spy, spies, neighbors, adjacent, walk, track, order of cards, left, right</source>
        <translation>Spion, Spione, Nachbarn, benachbart, angrenzend, Weg, Kartenreihenfolge, links, rechts</translation>
    </message>
    <message>
        <source>For spies, all court cards form one closed ring, in the order the players sit around the table. Within a court, a card is adjacent to the cards beside it. From the left end of your court the ring continues at the right end of the next player’s court, and from your right end at the left end of the previous player’s.</source>
        <translation>Für Spione bilden alle Hofkarten einen geschlossenen Ring, so wie die Spieler um den Tisch sitzen. Innerhalb eines Hofs sind die Karten daneben die Nachbarn. Vom linken Ende deines Hofs geht es am rechten Ende des nächsten Hofs weiter, vom rechten Ende am linken Ende des vorigen.</translation>
    </message>
    <message>
        <source>Each move is one step in either direction. Empty courts are skipped. If there is only one card in all the courts, spies stay where they are.</source>
        <translation>Jede Bewegung ist ein Schritt in beliebiger Richtung. Leere Höfe werden übersprungen. Liegt in allen Höfen zusammen nur eine Karte, bleiben Spione, wo sie sind.</translation>
    </message>
    <message>
        <source>[Strange Bedfellows](strange_bedfellows) makes all cards of the same region adjacent, and [Well-Connected](well_connected) allows two steps per move.</source>
        <translation>Mit [Ungleiche Verbündete](strange_bedfellows) sind alle Karten einer Region benachbart, [Gute Verbindungen](well_connected) erlaubt zwei Schritte mit einer Bewegung.</translation>
    </message>
    <message>
        <source>Pay 2 rupees to the [market](actions) and choose a court card with at least one of your spies on it, in any court, including your own.</source>
        <translation>Zahle 2&#xa0;Rupien in den [Markt](actions) und wähle eine Hofkarte, auf der mindestens ein Spion von dir steht. Sie darf in jedem Hof liegen, auch in deinem eigenen.</translation>
    </message>
    <message>
        <source>The card is discarded: all spies on it return to their owners, and its owner may be [overthrown](overthrow) or have to pay back [leverage](leverage). All of this is resolved before the next step.</source>
        <translation>Die Karte wird abgeworfen: Alle Spione darauf kehren zu ihren Besitzern zurück, und ihren Besitzer kann ein [Umsturz](overthrow) oder eine [Rückzahlung](leverage) treffen. All das wird vor dem nächsten Schritt erledigt.</translation>
    </message>
    <message>
        <source>If the card shows a prize, you may keep it as a [prize](influence). If the prize belongs to a coalition other than yours, taking it [changes your loyalty](loyalty). You may decline it.</source>
        <translation>Zeigt die Karte eine Beute, darfst du sie als [Beute](influence) behalten. Gehört die Beute zu einer anderen Koalition als deiner, [wechselst du damit die Loyalität](loyalty). Du darfst auch verzichten.</translation>
    </message>
    <message>
        <source>Choose one region or one court card. Remove at least one enemy piece there and at most as many as the rank of the card, but never more than you have armies or spies there.</source>
        <translation>Wähle eine Region oder eine Hofkarte. Dort entfernst du mindestens einen feindlichen Spielstein und höchstens so viele, wie der Rang der Karte angibt, aber nie mehr, als du dort Armeen oder Spione hast.</translation>
    </message>
    <message>
        <source>| | In a region | On a court card
| You fight with | armies of your coalition | your spies
| Can be removed | other coalitions’ armies there and their roads on its borders; tribes of players with another loyalty | spies of all other players
| Cannot be removed | blocks of your coalition; tribes of players loyal to it | your own spies</source>
        <translation>| | In einer Region | Auf einer Hofkarte
| Gekämpft wird mit | Armeen deiner Koalition | deine Spione
| Entfernbar | Armeen anderer Koalitionen dort und ihre Straßen auf den Grenzen; Stämme von Spielern anderer Loyalität | Spione aller anderen Spieler, auch derselben Koalition
| Nicht entfernbar | Blöcke deiner Koalition; Stämme von Spielern derselben Loyalität | eigene Spione</translation>
    </message>
    <message>
        <source>All the pieces return to their supplies at the same time. You lose nothing. Whoever loses their last tribe in the region is [overthrown](overthrow) there.</source>
        <translation>Die Spielsteine kehren gleichzeitig in ihre Vorräte zurück. Du selbst verlierst nichts. Wer den letzten Stamm in der Region verliert, erleidet dort einen [Umsturz](overthrow).</translation>
    </message>
    <message>
        <source>*Refill.* First the cards of each row slide left, with the rupees on them. Then empty slots are filled from the deck, column by column from the left, the top row first. Rupees left behind by a discarded event stay in their slot and belong to the next card that moves there.</source>
        <translation>*Auffüllen.* Zuerst rücken die Karten jeder Reihe nach links, samt den Rupien darauf. Dann werden leere Felder vom Kartenstapel gefüllt, Spalte für Spalte von links, die obere Reihe zuerst. Rupien, die ein abgeworfenes Ereignis zurückließ, bleiben auf ihrem Feld und gehören zur nächsten Karte, die dort liegen bleibt.</translation>
    </message>
    <message>
        <source>If a second Dominance Check appears in the market, it causes [instability](instability). When the deck is empty, the market simply shrinks.</source>
        <translation>Erscheint ein zweiter Dominanzcheck im Markt, herrscht [Instabilität](instability). Ist der Kartenstapel leer, wird der Markt einfach kleiner.</translation>
    </message>
    <message>
        <source>Buying costs one action and the [price](market) of the column. Place one rupee on each card to the left in the same row, or two on each while military is favored. If a slot to the left is empty, place the rupee on the card of the other row in the same column; if that slot is empty too, the rupee leaves the game.</source>
        <translation>Kaufen kostet eine Aktion und den [Preis](market) der Spalte. Lege je eine Rupie auf jede Karte links davon in derselben Reihe, oder je zwei, solange Militär bevorzugt ist. Ist ein Feld links leer, kommt die Rupie auf die Karte der anderen Reihe in derselben Spalte; ist auch dieses Feld leer, scheidet die Rupie aus dem Spiel aus.</translation>
    </message>
    <message>
        <source>You take the card and all rupees on it. You cannot use them to pay for the card itself.</source>
        <translation>Du nimmst die Karte und alle Rupien, die darauf liegen. Mit ihnen kannst du die Karte selbst nicht bezahlen.</translation>
    </message>
    <message>
        <source>You cannot buy a card on which you have placed a rupee this turn, for whatever reason, until your next turn.</source>
        <translation>Eine Karte, auf die du in diesem Zug eine Rupie gelegt hast, gleich warum, kannst du erst wieder in deinem nächsten Zug kaufen.</translation>
    </message>
    <message>
        <source>A court card goes to your hand. The lower half of an [event](events) takes effect at once. A [Dominance Check](checks) is made at once; then your turn continues.</source>
        <translation>Eine Hofkarte kommt auf deine Hand. Ein [Ereignis](events) wirkt sofort mit seiner unteren Hälfte. Ein [Dominanzcheck](checks) findet sofort statt; danach geht dein Zug weiter.</translation>
    </message>
    <message>
        <source>Once you have no actions left, [favored](favored) cards in your court can still act, but you cannot buy or play cards.</source>
        <translation>Hast du keine Aktion mehr, kannst du [bevorzugte](favored) Karten in deinem Hof noch nutzen, aber nichts mehr kaufen oder ausspielen.</translation>
    </message>
    <message>
        <source>Playing a card costs one action. Follow these steps:</source>
        <translation>Das Ausspielen einer Karte kostet eine Aktion. So läuft es ab:</translation>
    </message>
    <message>
        <source># If another player rules the region of the card, a [bribe](bribes) is due. If you do not agree on it, the card returns to your hand and no action is spent.
# Put the card at the left or right end of your court. Its position matters for [spies](spy_ring).
# If it is a patriot of another coalition, you [change your loyalty](loyalty) now, with all the consequences.
# Resolve its impact icons from top to bottom. You cannot decline any of them.</source>
        <translation># Beherrscht ein anderer Spieler die Region der Karte, ist [Bestechungsgeld](bribes) fällig. Ohne Einigung kommt die Karte zurück auf deine Hand, und keine Aktion ist verbraucht.
# Lege die Karte ans linke oder rechte Ende deines Hofs. Der Ort ist für [Spione](spy_ring) wichtig.
# Ist sie ein Patriot einer anderen Koalition, [wechselst du jetzt die Loyalität](loyalty), mit allem, was dazugehört.
# Führe ihre Wirkungssymbole von oben nach unten aus. Auf keines kannst du verzichten.</translation>
    </message>
    <message>
        <source>| Icon | Effect
| [Tribe](icon_tribe) | one of your tribes in the region
| [Spy](icon_spy) | one of your spies on any court card of the region
| [Army](icon_army) | an army of your coalition in the region
| [Road](icon_road) | a road of your coalition on a border of the region
| [Leverage](icon_leverage) | 2 rupees from the bank, to be paid back later
| [Suit](icon_suit) | a new favored suit</source>
        <translation>| Symbol | Wirkung
| [Stamm](icon_tribe) | ein Stamm von dir in der Region
| [Spion](icon_spy) | ein Spion von dir auf einer beliebigen Hofkarte der Region
| [Armee](icon_army) | eine Armee deiner Koalition in der Region
| [Straße](icon_road) | eine Straße deiner Koalition auf einer Grenze der Region
| [Fremdfinanzierung](icon_leverage) | 2&#xa0;Rupien aus der Bank, später zurückzuzahlen
| [Farbe](icon_suit) | eine neue bevorzugte Farbe</translation>
    </message>
    <message>
        <source>The [special ability](abilities) of a card works as soon as the card is in your court. The card can act on the same turn.</source>
        <translation>Die [besondere Fähigkeit](abilities) einer Karte wirkt, sobald sie in deinem Hof liegt. Ihre Aktionen kannst du noch im selben Zug nutzen.</translation>
    </message>
    <message>
        <source>A card’s stars show its rank. Each suit grants a privilege that counts all of that suit’s stars in your court:</source>
        <translation>Die Sterne einer Karte sind ihr Rang. Jede Farbe gibt ein Vorrecht für alle ihre Sterne in deinem Hof zusammen:</translation>
    </message>
    <message>
        <source>| Suit | Stars | Privilege
| Political | purple | court limit: 3 cards plus 1 per star
| Intelligence | blue | hand limit: 2 cards plus 1 per star
| Economic | gold | tax shelter: 1 rupee per star
| Military | red | tie-breaker at the end of the game</source>
        <translation>| Farbe | Sterne | Vorrecht
| Politik | lila | Hoflimit: 3&#xa0;Karten und 1&#xa0;weitere je Stern
| Geheimdienst | blau | Handkartenlimit: 2&#xa0;Karten und 1&#xa0;weitere je Stern
| Ökonomie | golden | Steuerzuflucht: je Stern 1&#xa0;Rupie sicher
| Militär | rot | entscheidet ganz am Ende bei Gleichstand</translation>
    </message>
    <message>
        <source>Limits are checked only in the cleanup of your own turn; until then your court and hand may be larger. You discard court cards one by one, and losing a political card lowers the limit at once. The hand limit is checked after that, with the court as it then is.</source>
        <translation>Die Limits gelten nur in der Verwaltung deines eigenen Zuges; sonst dürfen Hof und Kartenhand größer sein. Hofkarten wirfst du einzeln ab, und der Verlust einer politischen Karte senkt das Limit sofort. Danach kommt das Handkartenlimit, mit dem Hof, wie er dann ist.</translation>
    </message>
    <message>
        <source>When a court card is discarded, its spies return to their owners, and it may cause an [overthrow](overthrow) or a [leverage](leverage) payment.</source>
        <translation>Eine abgeworfene Hofkarte schickt ihre Spione nach Hause und kann einen [Umsturz](overthrow) auslösen oder eine [Rückzahlung](leverage) fordern.</translation>
    </message>
    <message>
        <source>One suit is always favored. [Card actions](actions) of cards in that suit are bonus actions: they do not count against your two actions. Everything else still applies: each card acts once per turn, costs are paid, and a [hostage](hostages) still needs a bribe.</source>
        <translation>Stets ist eine Farbe bevorzugt. [Kartenaktionen](actions) von Karten dieser Farbe sind Bonusaktionen: Sie zählen nicht zu deinen zwei Aktionen. Alles andere bleibt: Jede Karte lässt sich nur einmal pro Zug nutzen, Kosten werden bezahlt, und für eine [Geisel](hostages) ist weiter Bestechungsgeld fällig.</translation>
    </message>
    <message>
        <source>The favored suit is changed by [icons](icon_suit) on played cards and by some events. The change takes effect at once, even for the rest of your turn.</source>
        <translation>Die bevorzugte Farbe wechselt durch [Symbole](icon_suit) auf ausgespielten Karten und durch manche Ereignisse. Der Wechsel gilt sofort, auch für den Rest deines Zuges.</translation>
    </message>
    <message>
        <source>Cards with [Savvy Operator](savvy_operator) and [Irregulars](irregulars) always take bonus actions, and with [New Tactics](new_tactics) so do your military cards.</source>
        <translation>Mit [Gewiefter Drahtzieher](savvy_operator) und [Irreguläre](irregulars) sind die Aktionen der Karte immer Bonusaktionen, mit [Neue Taktiken](new_tactics) auch die deiner militärischen Karten.</translation>
    </message>
    <message>
        <source>A check takes place when someone buys the card, when it is discarded from the leftmost column during cleanup, or through [instability](instability).</source>
        <translation>Ein Check findet statt, wenn jemand die Karte kauft, wenn sie in einer Verwaltung aus der Spalte ganz links abgeworfen wird oder durch [Instabilität](instability).</translation>
    </message>
    <message>
        <source>- Count each coalition’s blocks on the map, armies and roads. A coalition is dominant if it has at least 4 more than each of the other two. With [Conflict Fatigue](conflict_fatigue) a lead of 2 is enough.
- *Successful:* only players loyal to the dominant coalition score, ranked by [influence](influence).
- *Unsuccessful,* because no coalition is dominant: all players score, ranked by cylinders in play (tribes, spies and gifts).
- If the game does not [end](goal), a successful check clears all blocks of all coalitions from the map. After an unsuccessful one they stay.
- Lasting events are discarded. Then [Insurrection](insurrection) takes effect.</source>
        <translation>- Gezählt werden die Blöcke jeder Koalition auf dem Spielplan, Armeen und Straßen. Eine Koalition ist dominant, wenn sie mindestens 4&#xa0;mehr hat als jede der beiden anderen. Mit [Ermattung](conflict_fatigue) genügt ein Vorsprung von 2.
- *Erfolgreich:* Nur Spieler, die loyal zur dominanten Koalition sind, punkten, nach [Einfluss](influence).
- *Nicht erfolgreich,* weil keine Koalition dominant ist: Alle Spieler punkten, nach Zylindern im Spiel (Stämme, Spione und Geschenke).
- Wenn das Spiel nicht [endet](goal), räumt ein erfolgreicher Check alle Blöcke aller Koalitionen vom Spielplan. Nach einem nicht erfolgreichen bleiben sie.
- Dauerhafte Ereignisse werden abgeworfen. Danach wirkt [Aufstand](insurrection).</translation>
    </message>
    <message>
        <source>Examples: 8, 4 and 4 blocks: dominance. 7, 4 and 4: none. 8, 5 and 0: none. For the points, see [scoring](scoring).</source>
        <translation>Beispiele: 8, 4 und 4&#xa0;Blöcke: Dominanz. 7, 4 und 4: keine. 8, 5 und 0: keine. Zu den Punkten siehe [Wertung](scoring).</translation>
    </message>
    <message>
        <source>If no one is loyal to the dominant coalition, no one scores, but the map is still cleared. Tribes, spies, gifts, prizes, cards and rupees always stay.</source>
        <translation>Ist niemand loyal zur dominanten Koalition, punktet niemand, aber der Spielplan wird trotzdem geräumt. Stämme, Spione, Geschenke, Beute, Karten und Rupien bleiben immer.</translation>
    </message>
    <message>
        <source>points, victory points, VP, score, scoring, tie, places, table, final</source>
        <translation>Punkte, Siegpunkte, SP, Wertung, Punktevergabe, Gleichstand, Plätze, Tabelle, letzter</translation>
    </message>
    <message>
        <source>Points for each place; when players tie, each of them scores:</source>
        <translation>Punkte je Platz, bei Gleichstand für jeden der beteiligten Spieler:</translation>
    </message>
    <message>
        <source>The final check counts double, and points are doubled before ties are split:</source>
        <translation>Der letzte Check zählt doppelt, und verdoppelt wird vor dem Teilen:</translation>
    </message>
    <message>
        <source>| Final check, successful | alone | 2 tied | 3 tied | 4 tied | 5 tied
| 1st place | 10 | 8 | 6 | 4 | 3
| 2nd place | 6 | 4 | 2 | 2 | –
| 3rd place | 2 | 1 | 0 | – | –</source>
        <translation>| Letzter Check, erfolgreich | allein | zu zweit | zu dritt | zu viert | zu fünft
| 1.&#xa0;Platz | 10 | 8 | 6 | 4 | 3
| 2.&#xa0;Platz | 6 | 4 | 2 | 2 | –
| 3.&#xa0;Platz | 2 | 1 | 0 | – | –</translation>
    </message>
    <message>
        <source>| Final check, unsuccessful | alone | 2 tied | 3 tied | 4 tied | 5 tied
| 1st place | 6 | 4 | 2 | 2 | 1
| 2nd place | 2 | 1 | 0 | 0 | –</source>
        <translation>| Letzter Check, nicht erfolgreich | allein | zu zweit | zu dritt | zu viert | zu fünft
| 1.&#xa0;Platz | 6 | 4 | 2 | 2 | 1
| 2.&#xa0;Platz | 2 | 1 | 0 | 0 | –</translation>
    </message>
    <message>
        <source>Tied players add up the points of the places they occupy and split the total, rounded down. The next player takes the next open place: after two tied for first comes third place. In an unsuccessful check, even players with no cylinders in play are ranked.</source>
        <translation>Bei Gleichstand werden die Punkte der gemeinsam belegten Plätze zusammengezählt und geteilt, abgerundet. Wer folgt, bekommt den nächsten freien Platz: Nach zwei Ersten kommt der dritte Platz. Bei einem nicht erfolgreichen Check nehmen auch Spieler ohne Zylinder im Spiel teil.</translation>
    </message>
    <message>
        <source>If the refill reveals a Dominance Check while another is already in the market, a [check](checks) is made at once. Then both cards are discarded, and the market slides and is refilled. Rupees that were on them stay in their slots.</source>
        <translation>Wird beim Auffüllen ein Dominanzcheck aufgedeckt, während schon einer im Markt liegt, findet sofort ein [Check](checks) statt. Danach werden beide Karten abgeworfen, und der Markt rückt nach und wird weiter gefüllt. Rupien, die darauf lagen, bleiben auf ihren Feldern.</translation>
    </message>
    <message>
        <source>The two cards cause only one check. If they were the last two, it is the final one, and its points are doubled.</source>
        <translation>Zwei Karten ergeben nur einen Check. Waren es die letzten beiden, ist es der letzte, und seine Punkte zählen doppelt.</translation>
    </message>
    <message>
        <source>An event card has two halves. The upper half takes effect when the card is discarded from the leftmost column during [cleanup](turn), and affects everyone. The lower half takes effect when someone [buys](buying) the card, and affects the buyer. Events never go to a player’s hand.</source>
        <translation>Eine Ereigniskarte hat zwei Hälften. Die obere wirkt, wenn die Karte in der [Verwaltung](turn) aus der Spalte ganz links abgeworfen wird, und betrifft alle. Die untere wirkt, wenn jemand die Karte [kauft](buying), und betrifft den Käufer. Ereignisse kommen nie auf die Hand.</translation>
    </message>
    <message>
        <source>A lasting event stays in effect until the next [Dominance Check](checks) has been scored, and still counts in it. It is kept in front of the player it affects, or beside the map.</source>
        <translation>Ein dauerhaftes Ereignis gilt, bis der nächste [Dominanzcheck](checks) gewertet ist, und zählt bei ihm noch mit. Es liegt vor dem Spieler, den es betrifft, oder neben dem Spielplan.</translation>
    </message>
    <message>
        <source>It affects every player and every coalition, and [Citadel](citadel) does not help. Roads stay. Whoever loses tribes is [overthrown](overthrow) in that region.</source>
        <translation>Sie treffen alle Spieler und alle Koalitionen, und eine [Zitadelle](citadel) hilft nicht. Straßen bleiben. Wer Stämme verliert, erleidet in dieser Region einen [Umsturz](overthrow).</translation>
    </message>
    <message>
        <source>Your military cards take [bonus actions](favored). The favored suit marker does not move, so market prices are not doubled.</source>
        <translation>Deine militärischen Karten führen [Bonusaktionen](favored) aus. Der Marker der bevorzugten Farbe bleibt, wo er ist, also verdoppeln sich die Preise im Markt nicht.</translation>
    </message>
    <message>
        <source>Gifts stay on the dials and still count as cylinders in play in an unsuccessful [check](scoring). They only lose their [influence](influence).</source>
        <translation>Geschenke bleiben auf den Loyalitätsrädern und zählen bei einem nicht erfolgreichen [Check](scoring) weiter als Zylinder im Spiel. Nur ihr [Einfluss](influence) entfällt.</translation>
    </message>
    <message>
        <source>Each of your gifts is worth 2 [influence](influence), including those you give later.</source>
        <translation>Jedes deiner Geschenke ist 2&#xa0;[Einflusspunkte](influence) wert, auch jene, die du später machst.</translation>
    </message>
    <message>
        <source>This applies to both kinds of [bribes](bribes): for playing cards and for [hostages](hostages). No one has to ask or agree.</source>
        <translation>Das gilt für beide Arten von [Bestechungsgeld](bribes): beim Ausspielen und für [Geiseln](hostages). Niemand muss fragen oder verhandeln.</translation>
    </message>
    <message>
        <source>You may refuse to pay any [bribe](bribes) and act anyway. You may also pay, if you want to please someone.</source>
        <translation>Du darfst die Zahlung jedes [Bestechungsgelds](bribes) verweigern und trotzdem handeln. Du darfst auch zahlen, wenn du jemandem gefallen willst.</translation>
    </message>
    <message>
        <source>You may choose any player, even yourself. Patriots played later give that player no [influence](influence) either.</source>
        <translation>Du darfst jeden Spieler bestimmen, sogar dich selbst. Auch später ausgespielte Patrioten bringen ihm keinen [Einfluss](influence).</translation>
    </message>
    <message>
        <source>This applies to every coalition. The leader must still be 2 blocks ahead of each of the others; if two coalitions are tied for the lead, the [check](checks) is unsuccessful.</source>
        <translation>Das gilt für jede Koalition. Die führende muss immer noch 2&#xa0;Blöcke vor jeder anderen liegen; bei zwei gleichauf führenden ist der [Check](checks) nicht erfolgreich.</translation>
    </message>
    <message>
        <source>They need roads of your coalition to [move](move) and count as armies when you [battle](battle) in a region. In every other way they are still tribes. If your last one leaves a region, you are [overthrown](overthrow) there at once.</source>
        <translation>Zum [Bewegen](move) brauchen sie Straßen deiner Koalition, und in einer [Schlacht](battle) in einer Region zählen sie zu deiner Streitmacht. Für alles andere bleiben sie Stämme. Verlässt der letzte eine Region, trifft dich dort sofort der [Umsturz](overthrow).</translation>
    </message>
    <message>
        <source>This works as long as the card is in the market. It still counts as a card: rupees [paid](buying) to it are spent, but they leave the game. When it is discarded, nothing happens.</source>
        <translation>Das gilt, solange die Karte im Markt liegt. Sie zählt weiter als Karte: Rupien, die man auf sie [zahlt](buying), sind ausgegeben, aber verschwunden. Wird sie abgeworfen, geschieht nichts.</translation>
    </message>
    <message>
        <source>For every 2 rupees you place two blocks, so up to six with one [build](build) action. An odd number is allowed; the last pair is then paid in full.</source>
        <translation>Für je 2&#xa0;Rupien platzierst du zwei Blöcke, mit einer [Bauaktion](build) also bis zu sechs. Eine ungerade Zahl ist erlaubt; das letzte Paar ist dann trotzdem voll zu bezahlen.</translation>
    </message>
    <message>
        <source>The money comes from the bank, in addition to any rupees on the card. See [buying](buying).</source>
        <translation>Das Geld kommt aus der Bank, zusätzlich zu den Rupien, die auf der Karte liegen. Siehe [Kaufen](buying).</translation>
    </message>
    <message>
        <source>Everyone chooses a card in turn order, starting with the active player. Cards discarded from hand owe no [leverage](leverage).</source>
        <translation>Jeder wählt eine Karte, in Spielreihenfolge, beginnend mit dem Spieler am Zug. Für Handkarten ist keine [Rückzahlung](leverage) fällig.</translation>
    </message>
    <message>
        <source>You must swap, but either hand may be empty. Hand limits are checked only in each player’s own [cleanup](turn). [Wakhan](wakhan_events) has no hand: she plays what she gets, and you get nothing.</source>
        <translation>Du musst tauschen, und jede der beiden Hände darf leer sein. Handkartenlimits gelten erst in der eigenen [Verwaltung](turn). [Wakhan](wakhan_events) hat keine Kartenhand: Sie spielt aus, was sie bekommt, und du bekommst nichts.</translation>
    </message>
    <message>
        <source>You may choose the suit that is already favored. Icons on court cards and on discarded events are ignored from then on. See [favored suit](favored).</source>
        <translation>Du darfst auch die schon bevorzugte Farbe bestimmen. Symbole auf Hofkarten und auf abgeworfenen Ereignissen werden fortan ignoriert. Siehe [bevorzugte Farbe](favored).</translation>
    </message>
    <message>
        <source>It works like [riots](riots) in the region you choose: nothing protects against it, roads stay, and whoever loses tribes is [overthrown](overthrow). You may choose an empty region.</source>
        <translation>Sie wirkt wie [Aufstände](riots) in der gewählten Region: Nichts schützt, Straßen bleiben, und wer Stämme verliert, erleidet einen [Umsturz](overthrow). Du darfst auch eine leere Region wählen.</translation>
    </message>
    <message>
        <source>Place one of your cylinders in the region of the card. There it is a tribe and counts toward [ruling](ruling). Only political cards have this icon, and every political card has at least one.</source>
        <translation>Platziere einen deiner Zylinder in der Region der Karte. Dort ist er ein Stamm und zählt für die [Herrschaft](ruling). Nur politische Karten haben dieses Symbol, und jede hat mindestens eines.</translation>
    </message>
    <message>
        <source>Place one of your cylinders on any court card of the same region, in any court, including the card just played. For a second icon you may choose a different card.</source>
        <translation>Platziere einen deiner Zylinder auf einer beliebigen Hofkarte derselben Region, gleich in welchem Hof. Auch die eben ausgespielte Karte ist erlaubt. Für ein zweites Symbol darfst du eine andere Karte wählen.</translation>
    </message>
    <message>
        <source>Spies take cards [hostage](hostages), make [betrayal](betray) possible and battle each other on cards. They move along the [ring of courts](spy_ring).</source>
        <translation>Spione nehmen Karten als [Geisel](hostages), machen [Verrat](betray) möglich und kämpfen auf Karten gegeneinander. Sie ziehen am [Ring der Höfe](spy_ring) entlang.</translation>
    </message>
    <message>
        <source>Place one block of your own coalition in the region of the card. There it is an army. A patriot brings armies of its own color, because you have already changed your loyalty by then.</source>
        <translation>Platziere einen Block deiner Koalition in der Region der Karte. Dort ist er eine Armee. Ein Patriot bringt Armeen seiner eigenen Koalition, denn deine Loyalität hast du dann schon gewechselt.</translation>
    </message>
    <message>
        <source>Armies belong to a coalition, not to a player: they help everyone loyal to it to [rule](ruling), and anyone loyal to it may [move](move) them or [battle](battle) with them.</source>
        <translation>Armeen gehören einer Koalition, nicht einem Spieler: Sie helfen allen ihren Anhängern beim [Herrschen](ruling), und jeder von ihnen darf sie [bewegen](move) oder mit ihnen [kämpfen](battle).</translation>
    </message>
    <message>
        <source>Place one block of your own coalition on a border of the region, whatever else is there. Armies of that coalition can then cross this border when they [move](move). In a [Dominance Check](checks) a road counts as much as an army.</source>
        <translation>Platziere einen Block deiner Koalition auf einer Grenze der Region, gleich was dort schon liegt. Armeen dieser Koalition können diese Grenze dann bei einer [Bewegung](move) überqueren. Bei einem [Dominanzcheck](checks) zählt eine Straße so viel wie eine Armee.</translation>
    </message>
    <message>
        <source>Take 2 rupees from the bank. The card is now leveraged: when it leaves your court, 2 rupees must be [paid back](leverage).</source>
        <translation>Nimm 2&#xa0;Rupien aus der Bank. Ab jetzt ist die Karte fremdfinanziert: Verlässt sie deinen Hof, sind 2&#xa0;Rupien [zurückzuzahlen](leverage).</translation>
    </message>
    <message>
        <source>The suit shown becomes the [favored suit](favored) at once. While [Pashtunwali Values](pashtunwali_values) is in effect, the icon does nothing.</source>
        <translation>Die gezeigte Farbe wird sofort zur [bevorzugten Farbe](favored). Solange [Werte des Paschtunwali](pashtunwali_values) gilt, bewirkt das Symbol nichts.</translation>
    </message>
    <message>
        <source>ruler, rule, control, majority, ruling pieces, strength, tribes, armies, crown</source>
        <translation>Herrscher, Herrschaft, Kontrolle, Mehrheit, Herrschaftsmarker, Stärke, Stämme, Armeen</translation>
    </message>
    <message>
        <source>Your ruling pieces in a region are your tribes and the armies of your coalition there. You rule the region if</source>
        <translation>Deine Herrschaftsspielsteine in einer Region sind deine Stämme und die Armeen deiner Koalition dort. Du beherrschst die Region, wenn</translation>
    </message>
    <message>
        <source>- you have at least one tribe there,
- you have more ruling pieces than every other player, and
- you have more ruling pieces than any other coalition has armies there, even one no player is loyal to.</source>
        <translation>- du dort mindestens einen Stamm hast,
- du mehr Herrschaftsspielsteine hast als jeder andere Spieler und
- du dort mehr Herrschaftsspielsteine hast als jede andere Koalition Armeen, auch eine, zu der niemand loyal ist.</translation>
    </message>
    <message>
        <source>If there is a tie, no one rules. Example: one of your tribes and two Afghan armies make 3 if you are loyal to Afghanistan. Two British and two Russian armies do not stop you; three Russian armies do.</source>
        <translation>Bei Gleichstand herrscht niemand. Beispiel: Ein Stamm von dir und zwei afghanische Armeen sind 3, wenn du loyal zu Afghanistan bist. Zwei britische und zwei russische Armeen hindern dich nicht; drei russische schon.</translation>
    </message>
    <message>
        <source>| When | To whom | How much
| You [play](playing) a card of a region another player [rules](ruling) | the ruler | 1 rupee for each of the ruler’s tribes there; armies do not count
| You act with a card held [hostage](hostages) | the player holding it | 1 rupee for each of that player’s spies on it</source>
        <translation>| Wann | An wen | Wie viel
| Beim [Ausspielen](playing) einer Karte, deren Region ein anderer [beherrscht](ruling) | an den Herrscher | 1&#xa0;Rupie je Stamm des Herrschers dort; Armeen zählen nicht
| Beim Nutzen einer Karte, die [Geisel](hostages) ist | an den Geiselnehmer | 1&#xa0;Rupie je Spion dieses Spielers darauf</translation>
    </message>
    <message>
        <source>You may pay in full, offer less or cancel. The other player can accept an offer, name another amount up to the full bribe or refuse. An agreement is good for this one time. If you do not agree, it is as if nothing happened: no action is spent, and the card you showed returns to your hand.</source>
        <translation>Du kannst voll zahlen, weniger anbieten oder abbrechen. Der andere kann ein Angebot annehmen, eine andere Summe bis zur vollen Höhe nennen oder ablehnen. Was vereinbart ist, gilt für dieses eine Mal. Ohne Einigung ist nichts geschehen: Keine Aktion ist verbraucht, und eine gezeigte Karte kommt zurück auf deine Hand.</translation>
    </message>
    <message>
        <source>The rupees your action itself needs are set aside first; you cannot offer them. After three unsuccessful offers in a turn you can make no more. You owe bribes to players of your own coalition too.</source>
        <translation>Die Rupien, die deine Aktion selbst kostet, bleiben reserviert; anbieten kannst du sie nicht. Nach drei erfolglosen Angeboten in einem Zug kannst du keines mehr machen. Auch Spielern deiner eigenen Koalition steht Bestechungsgeld zu.</translation>
    </message>
    <message>
        <source>No bribe is due for playing cards with [Charismatic Courtiers](charismatic_courtiers), for hostages with [Civil Service Reforms](civil_service_reforms), or at all during [Disregard for Customs](disregard_for_customs). [Courtly Manners](courtly_manners) makes all your bribes optional.</source>
        <translation>Kein Bestechungsgeld: mit [Charismatische Höflinge](charismatic_courtiers) beim Ausspielen, mit [Verwaltungsreformen](civil_service_reforms) bei Geiseln, während [Missachtung der Bräuche](disregard_for_customs) für alle. Mit [Höfische Manieren](courtly_manners) ist jede Zahlung freiwillig.</translation>
    </message>
    <message>
        <source>A court card is held hostage if one player other than its owner has more spies on it than anyone else. The owner’s own spies count too. If there is a tie, the card is not a hostage.</source>
        <translation>Eine Hofkarte ist Geisel, wenn ein Spieler, der nicht ihr Besitzer ist, mehr Spione darauf hat als jeder andere. Die Spione des Besitzers zählen dabei mit. Bei Gleichstand ist die Karte keine Geisel.</translation>
    </message>
    <message>
        <source>Only its actions are held hostage. Stars, tax shelter and special ability keep working, and no one but the owner can use the card.</source>
        <translation>Nur Aktionen sind betroffen. Sterne, Steuerzuflucht und besondere Fähigkeit wirken weiter, und niemand außer dem Besitzer kann die Karte nutzen.</translation>
    </message>
    <message>
        <source>It changes when you play a patriot or take a prize of another coalition. Then, in this order,</source>
        <translation>Sie wechselt, wenn du einen Patrioten einer anderen Koalition ausspielst oder eine Beute einer anderen Koalition nimmst. Dann, in dieser Reihenfolge,</translation>
    </message>
    <message>
        <source>Discarded patriots can cause an [overthrow](overthrow) and a [leverage](leverage) payment. Blocks on the map, tribes, spies, rupees and your hand stay as they are, but regions may change [rulers](ruling).</source>
        <translation>Abgeworfene Patrioten können einen [Umsturz](overthrow) und [Rückzahlungen](leverage) auslösen. Blöcke auf dem Spielplan, Stämme, Spione, Rupien und Kartenhand bleiben, aber die [Herrschaft](ruling) kann sich ändern.</translation>
    </message>
    <message>
        <source>Influence decides how much you score when your coalition is dominant in a [check](scoring).</source>
        <translation>Einfluss entscheidet, wer wie viel punktet, wenn deine Koalition bei einem [Check](scoring) dominant ist.</translation>
    </message>
    <message>
        <source>A *patriot* is a court card with the symbol of a coalition. A *prize* is a [betrayed](betray) card you kept. A *gift* is a cylinder on your dial, placed with the [gift](gift) action. All of them always belong to your current coalition: a [change of loyalty](loyalty) discards the rest.</source>
        <translation>Ein *Patriot* ist eine Hofkarte mit dem Zeichen einer Koalition. Eine *Beute* ist eine [verratene](betray) Karte, die du behalten hast. Ein *Geschenk* ist ein Zylinder auf deinem Loyalitätsrad, aus der Aktion [Geschenk](gift). Alle gehören stets zu deiner jetzigen Koalition: Ein [Loyalitätswechsel](loyalty) räumt den Rest ab.</translation>
    </message>
    <message>
        <source>Each player’s tribes and political cards of the same region stand or fall together:</source>
        <translation>Stämme und politische Karten derselben Region stehen und fallen miteinander, bei jedem Spieler:</translation>
    </message>
    <message>
        <source>This happens at once, whatever the cause: battle, betrayal, riots, a change of loyalty, your own cleanup or a tribe taken because the [supply](supplies) was empty. Never having had any is not a loss and triggers nothing.</source>
        <translation>Das geschieht sofort, gleich warum: Schlacht, Verrat, Aufstände, Loyalitätswechsel, die eigene Verwaltung oder ein Stamm, der wegen eines [leeren Vorrats](supplies) entnommen wird. Von Anfang an keine zu haben ist kein Verlust und löst nichts aus.</translation>
    </message>
    <message>
        <source>If several players are affected, resolve them in turn order, starting with the active player.</source>
        <translation>Trifft es mehrere Spieler, geht es in Spielreihenfolge, beginnend mit dem Spieler am Zug.</translation>
    </message>
    <message>
        <source>A card with the leverage [icon](icon_leverage) gives you 2 rupees when you play it. When it leaves your court, for whatever reason, you owe the bank 2 rupees at once.</source>
        <translation>Eine Karte mit dem [Symbol](icon_leverage) für Fremdfinanzierung bringt beim Ausspielen 2&#xa0;Rupien. Verlässt sie deinen Hof, gleich warum, schuldest du der Bank sofort 2&#xa0;Rupien.</translation>
    </message>
    <message>
        <source>You must pay as much as you can in rupees. For each rupee you cannot pay, discard one card of your choice from your hand or court. If that card is leveraged itself, its debt comes first. When you have no cards left, the rest is forgiven.</source>
        <translation>Du musst zahlen, soweit deine Rupien reichen. Für jede fehlende Rupie wirfst du eine Karte deiner Wahl aus Hand oder Hof ab. Ist diese selbst fremdfinanziert, kommt ihre Schuld zuerst. Hast du keine Karten mehr, wird der Rest erlassen.</translation>
    </message>
    <message>
        <source>The owner of the card pays, even when someone else betrays it and keeps it as a prize. A card discarded from hand owes nothing.</source>
        <translation>Es zahlt der Besitzer der Karte, auch wenn ein anderer sie verrät und als Beute behält. Eine aus der Hand abgeworfene Karte schuldet nichts.</translation>
    </message>
    <message>
        <source>- instead of a cylinder, any of your own tribes, spies or gifts;
- instead of a block, any army or road of that coalition, whoever placed it.</source>
        <translation>- statt eines Zylinders einen beliebigen eigenen Stamm, Spion oder ein eigenes Geschenk;
- statt eines Blocks eine beliebige Armee oder Straße dieser Koalition, gleich von wem.</translation>
    </message>
    <message>
        <source>The piece may change its type: a tribe can become a spy, an army a road. Pieces placed this turn cannot be taken; moving does not count as placing. If there is no such piece, nothing is placed.</source>
        <translation>Die Art darf sich dabei ändern: Aus einem Stamm kann ein Spion werden, aus einer Armee eine Straße. In diesem Zug platzierte Spielsteine sind tabu; bewegen gilt nicht als platzieren. Gibt es keinen solchen Spielstein, wird nichts platziert.</translation>
    </message>
    <message>
        <source>In the nineteenth century, Britain and Russia compete for Central Asia while the Afghans fight for a state of their own. You are none of the three: you lead a small court, back one of the coalitions as long as it suits you, and change sides when the time is right.</source>
        <translation>Im 19.&#xa0;Jahrhundert ringen Großbritannien und Russland um Zentralasien, während die Afghanen um einen eigenen Staat kämpfen. Du bist keiner der drei: Du führst einen kleinen Hof, stützt eine der Koalitionen, solange es dir nützt, und wechselst rechtzeitig die Seite.</translation>
    </message>
    <message>
        <source>*What counts.* Points come only from four [Dominance Checks](checks). If one coalition is far ahead on the map, its most influential supporters score. If none is, everyone scores for cylinders in play. So watch the map, and ask yourself which of the two will happen next.</source>
        <translation>*Worum es geht.* Punkte gibt es nur bei den vier [Dominanzchecks](checks). Liegt eine Koalition auf dem Spielplan weit vorn, punkten ihre einflussreichsten Anhänger. Liegt keine weit genug vorn, punkten alle für Zylinder im Spiel. Behalte also den Spielplan im Auge und frage dich, welcher der beiden Fälle als Nächstes eintritt.</translation>
    </message>
    <message>
        <source>*The pieces.* A block is an army in a region or a road on a border; it belongs to a coalition. A cylinder is a tribe in a region, a spy on a card or a gift on a dial; it belongs to a player.</source>
        <translation>*Die Spielsteine.* Ein Block ist in einer Region eine Armee und auf einer Grenze eine Straße; er gehört einer Koalition. Ein Zylinder ist in einer Region ein Stamm, auf einer Karte ein Spion und auf einem Loyalitätsrad ein Geschenk; er gehört einem Spieler.</translation>
    </message>
    <message>
        <source>*Your turn* consists of two actions. On your first turns that means: [buy a card](buying) from the market, then [play it](playing). Cards at the left end of the market cost nothing. A played card puts pieces on the table at once and stays in your court, where its [actions](actions) are yours to use.</source>
        <translation>*In deinem Zug* hast du zwei Aktionen. In den ersten Zügen heißt das: [eine Karte kaufen](buying) und sie [ausspielen](playing). Karten ganz links im Markt kosten nichts. Eine ausgespielte Karte bringt sofort Spielsteine auf den Tisch und bleibt in deinem Hof, wo du ihre [Aktionen](actions) nutzen kannst.</translation>
    </message>
    <message>
        <source>*Good first cards.* A political card brings a tribe, and with a tribe you can [rule a region](ruling). Economic cards with the tax action bring money. Intelligence cards bring spies, which count in an unsuccessful check and can take other players’ cards hostage. It is good to have a card with move or battle before the second check.</source>
        <translation>*Gute erste Karten.* Eine politische Karte bringt einen Stamm, und mit einem Stamm kannst du [eine Region beherrschen](ruling). Ökonomische Karten mit der Aktion Besteuerung bringen Geld. Geheimdienstkarten bringen Spione, die bei einem nicht erfolgreichen Check zählen und fremde Karten als Geisel nehmen können. Eine Karte mit Bewegung oder Schlacht solltest du vor dem zweiten Check haben.</translation>
    </message>
    <message>
        <source>*Money circulates.* Nearly everything you pay goes to market cards and then to whoever buys them. A card with three rupees on it is worth a look, whatever else it does.</source>
        <translation>*Geld bleibt im Umlauf.* Fast alles, was du zahlst, landet auf Karten im Markt und kommt dem zugute, der sie kauft. Eine Karte mit drei Rupien darauf lohnt immer einen Blick, was sie auch sonst kann.</translation>
    </message>
    <message>
        <source>*Mind your limits.* At the end of your turn you may keep three court cards plus one for each purple star, and two hand cards plus one for each blue star. See [limits](limits).</source>
        <translation>*Achte auf deine Limits.* Am Ende deines Zuges behältst du drei Hofkarten plus eine je lila Stern und zwei Handkarten plus eine je blauem Stern. Siehe [Limits](limits).</translation>
    </message>
    <message>
        <source>*Before a check,* look at who would score now (key: {key_forecast}). If your coalition is about to win, collect [influence](influence) in it. If another is, a single patriot can switch your loyalty, at the price of your gifts, prizes and old patriots. If none is, put cylinders into play.</source>
        <translation>*Vor einem Check* sieh nach, wer jetzt punkten würde (Taste: {key_forecast}). Ist deine Koalition kurz vor dem Erfolg, sammle bei ihr [Einfluss](influence). Ist es eine andere, bringt dich ein einziger Patriot hinüber, um den Preis deiner Geschenke, deiner Beute und der alten Patrioten. Ist es keine, bringe Zylinder ins Spiel.</translation>
    </message>
    <message>
        <source>*When you are stuck,* point at anything: the program tells you what it is and, if you cannot use it, why. One key ({key_rules}) opens these rules at the page for whatever you point at. Most steps can be undone, so try things out.</source>
        <translation>*Wenn du nicht weiterweißt,* zeige auf irgendetwas: Das Programm sagt, was es ist, und wenn etwas nicht geht, warum nicht. Eine Taste ({key_rules}) öffnet diese Regeln bei dem, worauf du zeigst. Die meisten Schritte lassen sich rückgängig machen, also probiere ruhig.</translation>
    </message>
    <message>
        <source>win, how to win, victory, points, winner, tie, tiebreaker, end, game over</source>
        <translation>gewinnen, wie gewinnt man, Sieg, Siegpunkte, Gewinner, Gleichstand, Spielende</translation>
    </message>
    <message>
        <source>Victory points come only from [Dominance Checks](checks). There are four in the deck, and each is scored once.</source>
        <translation>Siegpunkte gibt es nur bei [Dominanzchecks](checks). Vier davon stecken im Kartenstapel, und jeder bringt einmal Punkte.</translation>
    </message>
    <message>
        <source>- One player is at least 4 points ahead of every other player. That player wins at once.
- It was the final check: there is no other in the market or in the deck. Its points are doubled, and whoever has the most points wins.</source>
        <translation>- Ein Spieler liegt mindestens 4&#xa0;Punkte vor allen anderen. Er gewinnt sofort.
- Es war der letzte Check: Weder im Markt noch im Kartenstapel gibt es einen weiteren. Seine Punkte zählen doppelt, und wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>A tie after the final check is broken by red stars in court (ranks of military cards), then by rupees. If there is still a tie, the victory is shared.</source>
        <translation>Bei Gleichstand nach dem letzten Check entscheiden die roten Sterne im Hof (Ränge der militärischen Karten), danach die Rupien. Herrscht auch dann Gleichstand, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>You have two actions, but you do not have to use them. An action is one of these:</source>
        <translation>Du hast zwei Aktionen, musst sie aber nicht nutzen. Möglich sind:</translation>
    </message>
    <message>
        <source>- [Buy](buying) a card from the market.
- [Play](playing) a card from your hand.
- Take one [card action](actions) in your court. Each card can act once per turn.</source>
        <translation>- Eine Karte vom Markt [kaufen](buying).
- Eine Handkarte [ausspielen](playing).
- Eine [Kartenaktion](actions) in deinem Hof nutzen. Jede Karte nur einmal pro Zug.</translation>
    </message>
    <message>
        <source>Actions of cards in the [favored suit](favored) are bonus actions: you may take them before, between and after your two actions, even when none is left.</source>
        <translation>Aktionen von Karten der [bevorzugten Farbe](favored) sind Bonusaktionen: Du darfst sie vor, zwischen und nach deinen beiden Aktionen ausführen, auch wenn keine mehr übrig ist.</translation>
    </message>
    <message>
        <source>At the start of the game everyone has 4 rupees, and players choose their loyalty in turn; several may choose the same one. The last to choose takes the first turn. The first favored suit is political.</source>
        <translation>Zu Spielbeginn haben alle 4&#xa0;Rupien und wählen reihum eine Loyalität; mehrere dürfen dieselbe wählen. Wer zuletzt gewählt hat, beginnt. Zuerst ist Politik die bevorzugte Farbe.</translation>
    </message>
    <message>
        <source>keyboard, mouse, keys, undo, drag, shortcut, hotkey, F1, save, load, settings, language, sound, text size, colors</source>
        <translation>Tastatur, Maus, Tasten, rückgängig, ziehen, Tastenkürzel, F1, speichern, laden, Einstellungen, Sprache, Klang, Ton, Schriftgröße, Farben</translation>
    </message>
    <message>
        <source>You can do everything in three ways: drag a piece or card to its target, click it and then its target, or use the keyboard. Whatever you can choose now is outlined.</source>
        <translation>Alles geht auf drei Arten: Ziehe etwas dorthin, wo es hingehört, klicke es und dann sein Ziel an, oder nimm die Tastatur. Was jetzt gewählt werden kann, ist umrandet.</translation>
    </message>
    <message>
        <source>| Key | What it does
| Arrow keys | move from item to item
| Page Down, Page Up | next or previous choice
| Enter | choose
| 1 to 9 | press the button with that number
| + and - | change an amount
| Esc | put down or cancel
| {key_undo}, {key_redo} | undo, redo
| {key_end_turn} | end the turn
| {key_rules} | these rules, at the page for what you point at
| {key_inspector}, {key_log} | card details, log
| {key_explain} | what the icon or figure in focus means
| {key_why_not} | why you cannot choose what you point at
| {key_hint} | a [hint](learning)
| {key_forecast} | what a check would score now
| {key_wakhan} | why Wakhan did what she did
| {key_ring} | the ring of courts for spies
| {key_save}, {key_open} | save the game, open a game
| {key_full_screen} | full screen</source>
        <translation>| Taste | Wirkung
| Pfeile | von Element zu Element springen
| Bild ab, Bild auf | zum nächsten oder vorigen wählbaren Element
| Eingabe | wählen
| 1 bis 9 | Schaltfläche mit dieser Nummer drücken
| + und – | eine Summe ändern
| Esc | Auswahl aufheben
| {key_undo}, {key_redo} | rückgängig, wiederherstellen
| {key_end_turn} | den Zug beenden
| {key_rules} | diese Regeln, bei dem, worauf du zeigst
| {key_inspector}, {key_log} | Kartendetails, Protokoll
| {key_explain} | was das Symbol oder die Zahl im Fokus bedeutet
| {key_why_not} | warum etwas, worauf du zeigst, nicht gewählt werden kann
| {key_hint} | ein [Hinweis](learning)
| {key_forecast} | was ein Check jetzt brächte
| {key_wakhan} | warum Wakhan so gehandelt hat
| {key_ring} | der Ring der Höfe für Spione
| {key_save}, {key_open} | Spiel speichern, Spiel öffnen
| {key_full_screen} | Vollbild</translation>
    </message>
    <message>
        <source>Undo goes back step by step, but not past a revealed card or another player’s decision.</source>
        <translation>Rückgängig geht Schritt für Schritt zurück, aber nicht über eine aufgedeckte Karte oder die Entscheidung eines anderen Spielers hinaus.</translation>
    </message>
    <message>
        <source>Function keys and shortcuts with Ctrl can be changed: *Edit &gt; Settings &gt; Shortcuts*. The other settings ({key_settings}) are about language, colors, sizes, pace, sound and the folder for games.</source>
        <translation>Funktionstasten und Tasten mit Strg lassen sich ändern: *Bearbeiten &gt; Einstellungen &gt; Tastenkürzel*. In den anderen Einstellungen ({key_settings}) geht es um Sprache, Farben, Größen, Tempo, Klang und den Ordner für Spiele.</translation>
    </message>
    <message>
        <source>Wakhan, the automated opponent</source>
        <translation>Wakhan, die automatische Mitspielerin</translation>
    </message>
    <message>
        <source>Wakhan plays against one or two people. She is a player like any other: she has cylinders, a court, points and 4 rupees at the start, and she can win. She takes the first turn, has no hand and no loyalty dial, and decides by fixed rules and a deck of 24 AI cards.</source>
        <translation>Wakhan spielt mit einer oder zwei Personen. Sie ist eine Mitspielerin wie jede andere: Sie hat Zylinder, einen Hof, zu Beginn 4&#xa0;Rupien und Punkte, und sie kann gewinnen. Sie beginnt, hat weder Kartenhand noch Loyalitätsrad und entscheidet nach festen Regeln und mit 24&#xa0;KI-Karten.</translation>
    </message>
    <message>
        <source>*The AI card.* The front of the card drawn this turn shows three lines of actions, an order of coalitions and an order of regions. Its two arrows point to the back of the next card: the black one to a market column, the red one to a side.</source>
        <translation>*Die KI-Karte.* Die Vorderseite der in diesem Zug gezogenen Karte zeigt drei Zeilen mit Aktionen, eine Reihenfolge der Koalitionen und die Regionenpriorität. Ihre zwei Pfeile zeigen auf die Rückseite der nächsten Karte: der schwarze auf eine Spalte des Markts, der rote auf eine Seite.</translation>
    </message>
    <message>
        <source>- She draws an AI card, then uses [Blackmail](blackmail) if she has it.
- She goes through the three lines from top to bottom and does what is possible, then starts again at the top, until she has spent two actions.
- Before each line she considers her [ambition](wakhan_ambition).
- A card action of a [favored](favored) card costs her no action. Radicalize always costs one.
- If three lines in a row are impossible, she stops, and her remaining actions are lost.
- Then all unused favored cards in her court act, from left to right, each with its first possible action. This is the only way she gives gifts.
- Her cleanup is like yours; she has no hand to discard.</source>
        <translation>- Sie zieht eine KI-Karte und nutzt dann [Erpressung](blackmail), wenn sie diese hat.
- Sie geht die drei Zeilen von oben nach unten durch, tut, was möglich ist, und beginnt wieder von vorn, bis sie zwei Aktionen verbraucht hat.
- Vor jeder Zeile prüft sie ihre [Ambitionen](wakhan_ambition).
- Eine Kartenaktion mit einer [bevorzugten](favored) Karte kostet sie keine Aktion. Radikalisierung kostet immer eine.
- Sind drei Zeilen nacheinander unmöglich, hört sie auf, und übrige Aktionen verfallen.
- Danach nutzt sie alle ungenutzten bevorzugten Karten ihres Hofs von links nach rechts, jede mit ihrer ersten möglichen Aktion. Nur so macht sie Geschenke.
- Ihre Verwaltung läuft wie deine; eine Kartenhand hat sie nicht.</translation>
    </message>
    <message>
        <source>*Ruling.* Her ruling pieces in a region are her tribes and the armies of whichever single coalition has the most there. She needs a tribe and must have more ruling pieces than every other player.</source>
        <translation>*Herrschaft.* Ihre Herrschaftsspielsteine in einer Region sind ihre Stämme und die Armeen derjenigen Koalition, die dort die meisten hat. Sie braucht einen Stamm und mehr Herrschaftsspielsteine als jeder andere Spieler.</translation>
    </message>
    <message>
        <source>*Influence.* She counts as loyal to all three coalitions at once. In each she has 1 influence, plus its patriots and prizes, plus all her gifts, which count everywhere. So she takes part in every successful [check](checks). Patriots and prizes never make her lose anything.</source>
        <translation>*Einfluss.* Sie ist zu allen drei Koalitionen zugleich loyal: 1&#xa0;plus Patrioten und Beute dieser Koalition plus alle ihre Geschenke, die überall zählen. So nimmt sie an jedem erfolgreichen [Check](checks) teil. Durch Patrioten und Beute verliert sie nie etwas.</translation>
    </message>
    <message>
        <source>You may always remove her tribes and spies in battle: she never shares your loyalty.</source>
        <translation>Ihre Stämme und Spione darfst du immer angreifen: Sie teilt deine Loyalität nie.</translation>
    </message>
    <message>
        <source>With this action she buys a card and plays it at once. The first of these that applies decides which card:</source>
        <translation>Mit dieser Aktion kauft sie eine Karte und spielt sie sofort aus. Welche, entscheidet der erste zutreffende Punkt:</translation>
    </message>
    <message>
        <source># *An instruction on the line,* such as the highest-ranked political card. If its condition is not met or no card fits, the line is skipped.
# *A Dominance Check in the market.* If a coalition is dominant, she takes one of its patriots, otherwise the card with the most army and road icons. If none is dominant, the card with the most spy and tribe icons.
# *The arrows.* She looks at the column of the black arrow in the row of the red one, then further left, then at the other row in the same way.</source>
        <translation># *Eine Anweisung der Zeile,* etwa die ranghöchste politische Karte. Ist die Bedingung nicht erfüllt oder passt keine Karte, entfällt die Zeile.
# *Ein Dominanzcheck liegt im Markt.* Ist eine Koalition dominant, nimmt sie einen Patrioten von ihr, sonst die Karte mit den meisten Armee- und Straßensymbolen. Ist keine dominant, die Karte mit den meisten Spion- und Stammsymbolen.
# *Die Pfeile.* Sie schaut in der Reihe des roten Pfeils auf die Spalte des schwarzen, dann weiter links, dann ebenso in der anderen Reihe.</translation>
    </message>
    <message>
        <source># in the court of another player
# favored
# patriot of the dominant coalition
# with a prize of the dominant coalition
# patriot of any coalition
# leveraged
# higher rank
# higher number</source>
        <translation># im Hof eines anderen Spielers
# bevorzugt
# Patriot der dominanten Koalition
# Beute der dominanten Koalition
# Patriot irgendeiner Koalition
# fremdfinanziert
# höherer Rang
# höhere Nummer</translation>
    </message>
    <message>
        <source># not political
# not a patriot
# not leveraged
# most outnumbered by other players’ spies
# fewest spies
# lowest rank
# not favored
# lowest number</source>
        <translation># nicht politisch
# kein Patriot
# nicht fremdfinanziert
# mit dem größten Überhang fremder Spione
# mit den wenigsten Spionen
# mit dem niedrigsten Rang
# nicht bevorzugt
# mit der kleinsten Nummer</translation>
    </message>
    <message>
        <source>She considers only cards she can afford and on which she has placed no rupees this turn. She never radicalizes a Dominance Check or [Public Withdrawal](public_withdrawal). Ties go to the cheaper card, then to the higher number.</source>
        <translation>Infrage kommen nur Karten, die sie bezahlen kann und auf die sie in diesem Zug keine Rupie gelegt hat. Einen Dominanzcheck oder [Rückzug aus der Öffentlichkeit](public_withdrawal) radikalisiert sie nie. Bei Gleichstand gilt die günstigere Karte, dann die höhere Nummer.</translation>
    </message>
    <message>
        <source>Wakhan, solo, solitaire, bot, automa, AI, automatic, automated, opponent, setup</source>
        <translation>Wakhan, Solo, allein, Automa, Bot, KI, Automat, Gegnerin, Spielaufbau</translation>
    </message>
    <message>
        <source>*Pragmatic loyalty.* She places, moves and battles with blocks of the first coalition on her AI card that no other player is loyal to. It can change with every AI card and whenever you change loyalty.</source>
        <translation>*Pragmatische Loyalität.* Die Blöcke, die sie platziert, bewegt und mit denen sie kämpft, gehören zur ersten Koalition auf ihrer KI-Karte, zu der kein Mitspieler loyal ist. Das kann mit jeder Karte und mit deiner Loyalität wechseln.</translation>
    </message>
    <message>
        <source>The card goes to the end of her court shown by the red arrow. If another player rules its region, she pays the full bribe; if she cannot, the card is discarded, and the action is still spent. An event takes effect at once.</source>
        <translation>Die Karte kommt an das Ende ihres Hofs, das der rote Pfeil zeigt. Beherrscht ein anderer Spieler die Region, zahlt sie das volle Bestechungsgeld; kann sie das nicht, wird die Karte abgeworfen, und die Aktion ist trotzdem verbraucht. Ein Ereignis wirkt sofort.</translation>
    </message>
    <message>
        <source>| Icon | What she does
| Army | places a block of her pragmatic loyalty, even for a patriot
| Road | goes around the borders of the region, in the order in which her AI card lists the regions beyond them
| Tribe | places a tribe in the region
| Spy | takes the card of highest [priority](wakhan_priorities) in the region on which she does not yet have the most spies; if there is none, the card of highest priority
| Leverage | takes 2 rupees
| Suit | changes the favored suit</source>
        <translation>| Symbol | Was sie tut
| Armee | platziert einen Block ihrer pragmatischen Loyalität, auch bei einem Patrioten
| Straße | geht die Grenzen der Region durch, in der Reihenfolge, in der ihre KI-Karte die Regionen dahinter nennt
| Stamm | platziert einen Stamm in der Region
| Spion | nimmt die Karte höchster [Priorität](wakhan_priorities) der Region, auf der sie noch nicht die meisten Spione hat; gibt es keine, die Karte höchster Priorität
| Fremdfinanzierung | nimmt 2&#xa0;Rupien
| Farbe | ändert die bevorzugte Farbe</translation>
    </message>
    <message>
        <source>If her supply is empty, she takes tribes first, by region priority, then spies, then gifts; for blocks, armies first, then roads.</source>
        <translation>Ist ihr Vorrat leer, gibt sie zuerst Stämme her, in der Reihenfolge der Regionen, dann Spione, dann Geschenke; bei Blöcken zuerst Armeen, dann Straßen.</translation>
    </message>
    <message>
        <source>She acts with the card of highest [priority](wakhan_priorities) that has the action and that she can afford to use.</source>
        <translation>Sie nutzt die Karte höchster [Priorität](wakhan_priorities), die die Aktion zeigt und deren Kosten sie zahlen kann.</translation>
    </message>
    <message>
        <source>| Action | What she does
| Tax | the richest taxable player first, down to the shelter, then the next; the rest from the market, from the left, the row of the red arrow first
| Gift | the cheapest empty space
| Build | as many armies as she can afford, up to three, in the first region of her order that she rules; never roads
| Move | armies only, without roads, into adjacent regions with rival tribes, until there are as many armies there as tribes; she never gives up a region to do so
| Betray | the card of highest priority with a prize and one of her spies; she always keeps the prize
| Battle | in the first region of her order where she has an army and rivals have pieces: first tribes, then armies, then roads; if there is none, spies on the card of highest priority</source>
        <translation>| Aktion | Was sie tut
| Besteuerung | zuerst der reichste Spieler, den sie besteuern kann, bis zur Steuerzuflucht, dann der nächste; was vom Rang übrig ist, aus dem Markt von links, die Reihe des roten Pfeils zuerst
| Geschenk | das günstigste leere Feld
| Bauen | so viele Armeen, wie sie bezahlen kann, bis zu drei, in der ersten von ihr beherrschten Region nach Regionenpriorität; nie Straßen
| Bewegung | nur Armeen, ohne Straßen, in Regionen mit fremden Stämmen, bis dort so viele Armeen wie Stämme sind; die Herrschaft über eine Region gibt sie dafür nie auf
| Verrat | die Karte höchster Priorität mit Beute und einem Spion von ihr; die Beute behält sie immer
| Schlacht | in der ersten Region nach Regionenpriorität, in der sie eine Armee hat: erst Stämme, dann Armeen, dann Straßen der Mitspieler; gibt es keine, Spione auf der Karte höchster Priorität</translation>
    </message>
    <message>
        <source>When several players are equal targets, the red arrow decides. She pays a debt from [leverage](leverage) as far as her rupees go; the rest is forgiven.</source>
        <translation>Sind mehrere Spieler gleich gute Ziele, entscheidet der rote Pfeil. Schulden aus [Fremdfinanzierung](leverage) zahlt sie, soweit ihre Rupien reichen; der Rest wird ihr erlassen.</translation>
    </message>
    <message>
        <source>She takes regions in the order on her AI card. A coalition counts as dominant here if it would be dominant in a [check](checks) made now.</source>
        <translation>Regionen nimmt sie in der Reihenfolge ihrer KI-Karte. Als dominant gilt hier eine Koalition, die bei einem [Check](checks) in diesem Augenblick dominant wäre.</translation>
    </message>
    <message>
        <source>As long as she has an action left, Wakhan looks at a [Dominance Check](checks) in the market before every line. If she can afford it, and it would score her more points than anyone else or win her the game, she buys it with that action. Then she continues with the line she was at.</source>
        <translation>Solange sie noch eine Aktion hat, schaut Wakhan vor jeder Zeile auf einen [Dominanzcheck](checks) im Markt. Kann sie ihn bezahlen und brächte er ihr mehr Punkte als allen anderen oder den Sieg, kauft sie ihn mit dieser Aktion. Danach macht sie mit der Zeile weiter, an der sie war.</translation>
    </message>
    <message>
        <source>A tie for the most points is not enough. So keep an eye on her influence and her cylinders when a check becomes cheap.</source>
        <translation>Gleich viele Punkte reichen nicht. Behalte also ihren Einfluss und ihre Zylinder im Auge, wenn ein Check billig wird.</translation>
    </message>
    <message>
        <source>*Bribes.* Wakhan pays in full or not at all, and she never waives what you owe her. If you cannot pay her, you cannot take the action.</source>
        <translation>*Bestechung.* Wakhan zahlt voll oder gar nicht und erlässt dir nie, was du ihr schuldest. Kannst du sie nicht bezahlen, geht es nicht.</translation>
    </message>
    <message>
        <source>*Abilities* that are optional are always used. She needs no roads and moves no spies, so Indian Supplies, Strange Bedfellows and Well-Connected do nothing for her, except with a [variant](wakhan_variants).</source>
        <translation>*Fähigkeiten,* die freiwillig sind, nutzt sie immer. Sie braucht keine Straßen und bewegt keine Spione; „Indische Vorräte“, „Ungleiche Verbündete“ und „Gute Verbindungen“ nützen ihr daher nichts, außer mit einer [Variante](wakhan_variants).</translation>
    </message>
    <message>
        <source>*Events* are bought like other cards. If she has to choose a player, the red arrow decides; if a suit, she keeps the current one; if a region, she takes the first in her order with another player’s pieces.</source>
        <translation>*Ereignisse* kauft sie wie andere Karten. Ist ein Spieler zu bestimmen, entscheidet der rote Pfeil; bei einer Farbe bleibt sie bei der jetzigen; bei einer Region nimmt sie die erste sinnvolle nach Regionenpriorität.</translation>
    </message>
    <message>
        <source>You choose them when you set up a game. The preset “Rulebook” uses none of them, “Improved” the first three.</source>
        <translation>Du wählst sie beim Einrichten eines Spiels. Die Vorgabe „Nach Regelheft“ hat keine davon, „Verbessert“ die ersten drei.</translation>
    </message>
    <message>
        <source>- *Savvy Purchasing.* When the arrows choose a court card, she instead takes a cheaper one of the same suit with at least the same rank. With a Dominance Check in the market, no dominant coalition and no card with spies or tribes, she takes the card that gains her the most rupees.
- *Spy Movement.* When no army can move, she moves a spy that is not needed where it is: from the court card of lowest priority to the one of highest priority where she does not yet have the most spies. Directly means to any card, step by step only to an adjacent card on the [ring](spy_ring).
- *Steadfast Loyalty.* Her pragmatic loyalty is, among the coalitions no one else is loyal to, the one with the most blocks on the map; if tied, the one further left on the AI card.
- *Coin Erratum.* An unofficial correction by players. With a Dominance Check in the market, no dominant coalition and no card with spies or tribes, she takes the card that gains her the most rupees; if tied, the cheapest, then the one with the highest number. Savvy Purchasing includes this.</source>
        <translation>- *Kluger Einkauf.* Wählen die Pfeile eine Hofkarte, nimmt sie stattdessen eine günstigere derselben Farbe, die mindestens denselben Rang hat. Liegt ein Dominanzcheck im Markt, ist keine Koalition dominant und bringt keine Karte Spione oder Stämme, nimmt sie die Karte mit dem größten Rupiengewinn.
- *Spionbewegung.* Kann keine Armee ziehen, zieht sie einen Spion, der an seinem Ort nicht gebraucht wird: von der Hofkarte niedrigster Priorität auf die höchster Priorität, auf der sie noch nicht führt. „Direkt“ heißt auf jede Karte, „schrittweise“ nur auf eine Nachbarkarte im [Ring](spy_ring).
- *Standhafte Loyalität.* Ihre pragmatische Loyalität gilt unter den Koalitionen, zu denen sonst niemand loyal ist, der mit den meisten Blöcken auf dem Spielplan; bei Gleichstand der weiter links auf der KI-Karte.
- *Münz-Erratum.* Eine inoffizielle Korrektur aus dem Kreis der Spieler. Liegt ein Dominanzcheck im Markt, ist keine Koalition dominant und bringt keine Karte Spione oder Stämme, nimmt sie die Karte mit dem größten Rupiengewinn, bei Gleichstand die günstigste, dann die mit der höchsten Nummer. Kluger Einkauf schließt das ein.</translation>
    </message>
    <message>
        <source>*Older printing.* She rules with the armies of her pragmatic loyalty only; ambition considers points, not winning; a Dominance Check in the market takes precedence over printed instructions; for each rupee of leverage she cannot pay back, she discards a court card; and among her cards on which rival spies outnumber hers, she first discards the one with the most rival spies.</source>
        <translation>*Ältere Auflage.* Sie herrscht nur mit Armeen ihrer pragmatischen Loyalität; die Ambitionen achten auf Punkte, nicht auf den Sieg; ein Dominanzcheck im Markt hat Vorrang vor gedruckten Anweisungen; für jede Rupie Fremdfinanzierung, die sie nicht zurückzahlen kann, wirft sie eine Hofkarte ab; und unter ihren Karten, auf denen mehr fremde als eigene Spione sind, wirft sie zuerst die mit den meisten fremden Spionen ab.</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>Auf einen Blick</translation>
    </message>
    <message>
        <source>How to read a card</source>
        <translation>Wie man eine Karte liest</translation>
    </message>
    <message>
        <source>card, marks, icons, spine, rank, ribbon</source>
        <translation>Karte, Zeichen, Symbole, Leiste, Rang, Band</translation>
    </message>
    <message>
        <source>The colored spine on the left is what matters while the card is in a court:</source>
        <translation>Die farbige Leiste links zählt, solange die Karte in einem Hof liegt:</translation>
    </message>
    <message>
        <source>- At the top its [suit](suits), and below it the stars of its rank
- Then the picture of its region
- Then its [actions](actions), one tile each</source>
        <translation>- Oben ihre [Farbe](suits), darunter Sterne für ihren Rang
- Dann das Bild ihrer Region
- Dann ihre [Aktionen](actions), je ein Feld</translation>
    </message>
    <message>
        <source>Rest the mouse on any mark on the table and it is explained; with the keyboard, {key_explain} goes from mark to mark.</source>
        <translation>Lass die Maus auf einem Zeichen auf dem Tisch ruhen, und es wird erklärt; mit der Tastatur führt {key_explain} von Zeichen zu Zeichen.</translation>
    </message>
    <message>
        <source>The four suits at a glance</source>
        <translation>Die vier Farben auf einen Blick</translation>
    </message>
    <message>
        <source>suits, political, intelligence, economic, military, stars</source>
        <translation>Farben, Politik, Geheimdienst, Ökonomie, Militär, Sterne</translation>
    </message>
    <message>
        <source>| Suit | What its stars give you | What its cards bring
| Political | a larger court | tribes
| Intelligence | a larger hand | spies
| Economic | rupees that cannot be taxed | roads
| Military | victory in a tie | armies</source>
        <translation>| Farbe | Was ihre Sterne geben | Was ihre Karten bringen
| Politik | einen größeren Hof | Stämme
| Geheimdienst | eine größere Hand | Spione
| Ökonomie | Rupien, die niemand besteuern darf | Straßen
| Militär | den Sieg bei Gleichstand | Armeen</translation>
    </message>
    <message>
        <source>Actions of cards of the [favored suit](favored) are bonus actions. While military is favored, purchases cost double. See also [how to read a card](read_card) and [limits](limits).</source>
        <translation>Aktionen von Karten der [bevorzugten Farbe](favored) sind Bonusaktionen. Ist Militär bevorzugt, kosten Käufe doppelt. Siehe auch [wie man eine Karte liest](read_card) und [Limits](limits).</translation>
    </message>
    <message>
        <source>Where money comes from</source>
        <translation>Woher das Geld kommt</translation>
    </message>
    <message>
        <source>money, rupees, coins, income, bank</source>
        <translation>Geld, Rupien, Münzen, Einkommen, Bank</translation>
    </message>
    <message>
        <source>- Rupees on a card in the market go to whoever [buys](buying) it
- The [tax](tax) action takes rupees from the market or from other players
- Rulers and holders of hostages receive [bribes](bribes)
- A card with [leverage](leverage) gives 2 rupees, which you owe if you lose it</source>
        <translation>- Rupien auf einer Marktkarte bekommt, wer sie [kauft](buying)
- Mit der Aktion [Besteuerung](tax) nimmst du Rupien aus dem Markt oder von anderen
- Wer eine Region beherrscht oder Geiseln hält, bekommt [Bestechungsgeld](bribes)
- Eine Karte mit [Fremdfinanzierung](leverage) gibt 2&#xa0;Rupien, die du schuldest, wenn du sie verlierst</translation>
    </message>
    <message>
        <source>What you pay for cards goes to the market, so it comes back into play. There is no income between turns. For what can be agreed about money, see [negotiation](negotiation).</source>
        <translation>Was du für Karten zahlst, geht in den Markt und kommt so wieder ins Spiel. Ein Einkommen zwischen den Zügen gibt es nicht. Was sich über Geld vereinbaren lässt, steht unter [Verhandeln](negotiation).</translation>
    </message>
    <message>
        <source>Negotiation</source>
        <translation>Verhandeln</translation>
    </message>
    <message>
        <source>Players may talk about anything at any time, but no promise is binding. Cards never change hands by agreement, and rupees only through taxes and [bribes](bribes).</source>
        <translation>Alle dürfen jederzeit über alles reden, aber kein Versprechen bindet. Karten wechseln nie durch Absprache den Besitzer, Rupien nur durch Steuern und [Bestechungsgeld](bribes).</translation>
    </message>
    <message>
        <source>A bribe can be lowered: offer less, and the other player accepts, names another amount or insists. Agreed amounts are paid at once and apply to this card only. If you cancel, the card stays where it was and no action is spent.</source>
        <translation>Bestechungsgeld lässt sich senken: Biete weniger, dann nimmt der andere an, nennt einen anderen Betrag oder besteht auf der vollen Summe. Was vereinbart ist, wird sofort bezahlt und gilt nur für diese Karte. Brichst du ab, bleibt die Karte, wo sie war, und keine Aktion ist verbraucht.</translation>
    </message>
    <message>
        <source>Whoever rules a region is shown by the [ruler token](ruler_marker).</source>
        <translation>Wer eine Region beherrscht, zeigt der [Herrschaftsmarker](ruler_marker).</translation>
    </message>
    <message>
        <source>The ruler token</source>
        <translation>Der Herrschaftsmarker</translation>
    </message>
    <message>
        <source>ruler, token, marker, crown, seal</source>
        <translation>Herrscher, Marker, Krone, Siegel, Plättchen</translation>
    </message>
    <message>
        <source>The crown beside the name of a region shows who [rules](ruling) it, in the color and with the mark of that player. A dashed ring means that no one does.</source>
        <translation>Die Krone neben dem Namen einer Region zeigt, wer sie [beherrscht](ruling), in der Farbe und mit dem Zeichen dieses Spielers. Ein gestrichelter Ring heißt: niemand.</translation>
    </message>
    <message>
        <source>The token changes by itself as soon as pieces do. A ruler may [build](build) there, tax players with cards of the region and demand bribes. Next: [how the deck is built](deck).</source>
        <translation>Der Marker wechselt von selbst, sobald sich Spielsteine ändern. Wer herrscht, darf dort [bauen](build), Spieler mit Karten der Region besteuern und Bestechungsgeld fordern. Weiter: [wie der Stapel gebaut ist](deck).</translation>
    </message>
    <message>
        <source>How the deck is built</source>
        <translation>Wie der Stapel gebaut ist</translation>
    </message>
    <message>
        <source>deck, piles, setup, when checks come</source>
        <translation>Stapel, Aufbau, wann Checks kommen</translation>
    </message>
    <message>
        <source>- The first pile has no events
- The second has 2 events
- Each of the last four has 1 event and 1 [Dominance Check](checks)</source>
        <translation>- Der erste hat keine Ereignisse
- Der zweite hat 2&#xa0;Ereignisse
- Jeder der letzten vier hat 1&#xa0;Ereignis und 1 [Dominanzcheck](checks)</translation>
    </message>
    <message>
        <source>So the checks come at roughly even intervals, never two from one pile. The panel “If scored now” shows how many cards away the next one is. If the deck runs out, see [ending by agreement](agreement).</source>
        <translation>So kommen die Checks in etwa gleichen Abständen, nie zwei aus einem Teilstapel. Das Feld „Wertungsvorschau“ sagt, nach wie vielen Karten der nächste kommt. Ist der Stapel leer, siehe [Ende durch Einigung](agreement).</translation>
    </message>
    <message>
        <source>Ending by agreement</source>
        <translation>Ende durch Einigung</translation>
    </message>
    <message>
        <source>end, agreement, draw, empty deck, stall</source>
        <translation>Ende, Einigung, Remis, leerer Stapel, Stillstand</translation>
    </message>
    <message>
        <source>Wakhan’s deck</source>
        <translation>Wakhans Stapel</translation>
    </message>
    <message>
        <source>Wakhan, deck, reshuffle, AI cards</source>
        <translation>Wakhan, Stapel, neu mischen, KI-Karten</translation>
    </message>
    <message>
        <source>At the start of her [turn](wakhan_turn) Wakhan draws an AI card. The back of the next card completes its arrows, so there always has to be a next one: when the last card is drawn, all 24 are shuffled and she draws again. She never shuffles in the middle of a turn. See also [where money comes from](money).</source>
        <translation>Zu Beginn ihres [Zuges](wakhan_turn) zieht Wakhan eine KI-Karte. Die Rückseite der nächsten Karte ergänzt ihre Pfeile, also muss es immer eine nächste geben: Ist die letzte gezogen, werden alle 24 gemischt und sie zieht erneut. Mitten im Zug mischt sie nie. Siehe auch [woher Geld kommt](money).</translation>
    </message>
    <message>
        <source>The deck consists of 6 piles, each shuffled separately and stacked on top of one another. Each has 5 court cards and one more per player.</source>
        <translation>Der Stapel besteht aus 6 Teilstapeln, jeder für sich gemischt und aufeinandergelegt. Jeder hat 5&#xa0;Hofkarten und eine mehr je Spieler.</translation>
    </message>
    <message>
        <source>The icons on the right take effect once, from top to bottom, when the card is [played](playing). A name on a colored band marks a patriot of that coalition, who can change your [loyalty](loyalty). The ribbon at the bottom shows which coalition’s prize the card is if it is [betrayed](betray). A line with a star names a special ability.</source>
        <translation>Die Symbole rechts wirken einmal, von oben nach unten, wenn die Karte [ausgespielt](playing) wird. Ein Name auf farbigem Band ist ein Patriot dieser Koalition, der deine [Loyalität](loyalty) ändern kann. Das Band unten zeigt, wessen Beute die Karte ist, wenn sie [verraten](betray) wird. Eine Zeile mit Stern nennt eine besondere Fähigkeit.</translation>
    </message>
    <message>
        <source>negotiation, deal, trade, offer, waive, table talk, promise</source>
        <translation>verhandeln, handeln, Handel, tauschen, Abmachung, Angebot, verzichten, Absprache, Versprechen</translation>
    </message>
    <message>
        <source>A game ends with a [check](checks). If the deck is empty and no one wants to buy the final check, the game could go on forever; a player may then propose to end it. If all agree, the current points decide. With Wakhan only the people are asked; for her cards, see [her deck](wakhan_deck).</source>
        <translation>Ein Spiel endet mit einem [Check](checks). Ist der Stapel leer und will niemand den letzten Check kaufen, ginge es ewig weiter; dann kann jemand das Spielende vorschlagen. Sind alle einverstanden, entscheiden die jetzigen Punkte. Mit Wakhan werden nur die Menschen gefragt; zu ihren Karten siehe [ihr Stapel](wakhan_deck).</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Erste Ausgabe</translation>
    </message>
    <message>
        <source>The first edition</source>
        <translation>Die erste Ausgabe</translation>
    </message>
    <message>
        <source>2015, first edition, old edition, adapted, our reading</source>
        <translation>2015, erste Ausgabe, erste Edition, erste Auflage, alte Ausgabe, bearbeitet, unsere Lesart</translation>
    </message>
    <message>
        <source>The game of 2015, for two to five people around one screen. We know its rules, but neither its cards nor the text of four actions. So it is played with the cards of the second edition, and bribe, assassination, travel and counter-espionage are *our reading*.</source>
        <translation>Das Spiel von 2015, für zwei bis fünf Personen an einem Bildschirm. Wir kennen seine Regeln, aber weder seine Karten noch den Text von vier Aktionen. Darum wird es mit den Karten der zweiten Ausgabe gespielt, und Bestechung, Attentat, Reise und Spionageabwehr sind *unsere Lesart*.</translation>
    </message>
    <message>
        <source>- *Goal:* someone buys a [topple](first_topple) while a coalition has supremacy; whoever has the most influence in it wins, loyal to it or not.
- *Turn:* two [actions](first_turn), and any number of free ones.
- *Cards:* each has its own row of [special actions](first_actions).
- *War:* armies fight in a [campaign](first_campaign).
- *Talk:* players may make binding [deals](first_deals).</source>
        <translation>- *Ziel:* Jemand kauft einen [Sturz](first_topple), während eine Koalition die Vormacht hat; es gewinnt, wer bei ihr den meisten Einfluss hat, loyal oder nicht.
- *Zug:* zwei [Aktionen](first_turn) und beliebig viele freie.
- *Karten:* Jede hat ihre eigene Reihe von [Sonderaktionen](first_actions).
- *Krieg:* Armeen kämpfen im [Feldzug](first_campaign).
- *Verhandeln:* Spieler dürfen bindende [Abmachungen](first_deals) treffen.</translation>
    </message>
    <message>
        <source>The rules of 2015 call a court a tableau, a coalition an empire, a region a location and a suit a mode. There are no rulers, hostages, abilities, events or victory points.</source>
        <translation>Die Regeln von 2015 nennen einen Hof Tableau, eine Koalition Imperium, eine Region Ort und eine Farbe Modus. Es gibt keine Herrscher, Geiseln, besonderen Fähigkeiten, Ereignisse und Siegpunkte.</translation>
    </message>
    <message>
        <source>Every tie is broken by military stars, then by rupees; if that is not enough, no one is ahead, and a game can end without a winner.</source>
        <translation>Jeden Gleichstand entscheiden militärische Sterne, dann Rupien; hilft das nicht, liegt niemand vorn, und ein Spiel kann ohne Sieger enden.</translation>
    </message>
    <message>
        <source>Turn, regime and loyalty</source>
        <translation>Zug, Regime, Loyalität</translation>
    </message>
    <message>
        <source>regime, toll, discard, purchase, play, loyalty, favor card, influence</source>
        <translation>Regime, Zoll, abwerfen, Kauf, ausspielen, Loyalität, Gunstkarte, Einfluss</translation>
    </message>
    <message>
        <source>You must take two actions as long as one is possible: buy, play, discard or use a card. Actions of the regime’s suit are free and do not count.</source>
        <translation>Du musst zwei Aktionen ausführen, solange eine möglich ist: kaufen, ausspielen, abwerfen oder eine Karte nutzen. Aktionen der Farbe des Regimes sind frei und zählen nicht.</translation>
    </message>
    <message>
        <source>- *Buy:* your hand limit is 1 plus your intelligence stars. Under Military Struggle, prices are doubled.
- *Play:* pay a toll of 1 rupee for each tribe of another player in the region; owners may agree to less. Then the card places as many pieces as its rank: armies, roads, tribes, or spies on itself.
- *Discard:* a hand card. Two discards in one turn bring 1 rupee.
- *Cleanup:* patriots and topples in the first column are discarded; your court keeps 3 cards plus your political stars.</source>
        <translation>- *Kaufen:* Das Handkartenlimit ist 1&#xa0;plus deine Geheimdienststerne. Im Militärischen Ringen verdoppeln sich die Preise.
- *Ausspielen:* Zahle 1&#xa0;Rupie Zoll für jeden fremden Stamm in der Region; Besitzer dürfen sich mit weniger begnügen. Dann platziert die Karte so viele Spielsteine wie ihr Rang: Armeen, Straßen, Stämme oder Spione auf sich selbst.
- *Abwerfen:* eine Handkarte. Zweimal in einem Zug bringt 1&#xa0;Rupie.
- *Verwaltung:* Patrioten und Sturzkarten in der ersten Spalte werden abgeworfen; dein Hof behält 3&#xa0;Karten plus deine politischen Sterne.</translation>
    </message>
    <message>
        <source>Loyalty is chosen in secret from the two sides of a loyalty card. Whoever plays a patriot or takes a prize of another coalition changes sides and loses gifts, starting card, prizes and other patriots. Without any sign of loyalty you are loyal to Afghanistan.</source>
        <translation>Die Loyalität wird geheim aus den zwei Seiten einer Loyalitätskarte gewählt. Wer einen Patrioten ausspielt oder eine Beute einer anderen Koalition nimmt, wechselt die Seite und verliert Geschenke, Startkarte, Beute und andere Patrioten. Ohne jedes Zeichen bist du loyal zur afghanischen Koalition.</translation>
    </message>
    <message>
        <source>Influence: 1 for the starting card and each gift, prize and patriot, in your coalition; 1 for each of your spies on another player’s patriot, in that coalition. Whoever leads in a coalition holds its favor card. See also [the first edition](first_edition).</source>
        <translation>Einfluss: 1 für die Startkarte und jedes Geschenk, jede Beute und jeden Patrioten, bei deiner Koalition; 1 für jeden deiner Spione auf einem fremden Patrioten, bei dessen Koalition. Wer bei einer Koalition führt, hat ihre Gunstkarte. Siehe auch [die erste Ausgabe](first_edition).</translation>
    </message>
    <message>
        <source>Special actions</source>
        <translation>Sonderaktionen</translation>
    </message>
    <message>
        <source>commerce, gifts, tax, bribe, assassination, travel, counter-espionage, leverage</source>
        <translation>Handel, Geschenke, Besteuerung, Bestechung, Attentat, Reise, Spionageabwehr, Fremdfinanzierung, Beleihung</translation>
    </message>
    <message>
        <source>- *Commerce:* take up to the card’s rank in rupees from market cards.
- *Gifts:* pay 2, 4 or 6 rupees for an empty gift space.
- *Tax:* if you have the most units in the card’s region, take up to its rank in rupees from players with a tribe there or a road beside it. Economic stars shelter rupees.
- *Campaign:* see [campaign](first_campaign).</source>
        <translation>- *Handel:* Nimm höchstens so viele Rupien, wie der Rang angibt, von Karten im Markt.
- *Geschenke:* Zahle 2, 4 oder 6&#xa0;Rupien für ein leeres Geschenkefeld.
- *Besteuerung:* Mit den meisten Einheiten in der Region der Karte nimmst du höchstens so viele Rupien, wie ihr Rang angibt, von Spielern mit einem Stamm dort oder einer Straße daneben. Ökonomische Sterne schützen.
- *Feldzug:* siehe [Feldzug](first_campaign).</translation>
    </message>
    <message>
        <source>Our reading of the lost actions:</source>
        <translation>Unsere Lesart der verlorenen Aktionen:</translation>
    </message>
    <message>
        <source>- *Travel:* move your spies along the ring of courts, up to the card’s rank in steps.
- *Counter-espionage:* remove up to the card’s rank in other players’ spies from your court.
- *Assassination:* discard a card with a spy on it and keep its prize if you like.
- *Bribe:* win over another player’s card that has a spy on it, is not a patriot and has at most this rank, for twice its rank in rupees.</source>
        <translation>- *Reise:* Bewege deine Spione durch den Ring der Höfe, höchstens so viele Schritte, wie der Rang angibt.
- *Spionageabwehr:* Entferne höchstens so viele fremde Spione aus deinem Hof, wie der Rang angibt.
- *Attentat:* Wirf eine Karte mit einem Spion darauf ab und behalte sie als Beute, wenn du willst.
- *Bestechung:* Gewinne eine fremde Karte von höchstens diesem Rang, keinen Patrioten, mit einem Spion darauf, für das Doppelte ihres Rangs in Rupien.</translation>
    </message>
    <message>
        <source>You may use another player’s spy with their consent, for which you can offer rupees. A leveraged card brings its rank in rupees; when it is discarded from a court, its owner pays them back, in pieces or cards if necessary.</source>
        <translation>Einen fremden Spion darfst du mit Zustimmung seines Besitzers nutzen, für die du Rupien bieten kannst. Eine fremdfinanzierte Karte bringt so viele Rupien wie ihr Rang; wird sie aus einem Hof abgeworfen, zahlt ihr Besitzer sie zurück, notfalls in Spielsteinen oder Karten.</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Feldzug</translation>
    </message>
    <message>
        <source>campaign, battle, army, baggage train, intel, overthrow</source>
        <translation>Feldzug, Schlacht, Armee, Tross, Aufklärung, Umsturz</translation>
    </message>
    <message>
        <source># Choose a region: all armies of your coalition there fight.
# They may move to an adjacent region, along a road of your coalition or with the baggage train for 2 rupees.
# They may attack one other coalition: its armies there, its roads on the borders, and tribes of players loyal to it.
# Eliminate up to the card’s rank in pieces, armies first; each army you eliminate costs you one.</source>
        <translation># Wähle eine Region: Alle Armeen deiner Koalition dort kämpfen.
# Sie dürfen in eine benachbarte Region ziehen, über eine Straße deiner Koalition oder mit dem Tross für 2&#xa0;Rupien.
# Sie dürfen eine andere Koalition angreifen: ihre Armeen dort, ihre Straßen auf den Grenzen und Stämme von Spielern, die zu ihr loyal sind.
# Entferne höchstens so viele Spielsteine, wie der Rang angibt, Armeen zuerst; jede entfernte Armee kostet dich eine eigene.</translation>
    </message>
    <message>
        <source>With intel, a spy on any card of the region, armies do not have to be eliminated first. Whoever loses their last tribe there discards a political card of the region. See also [special actions](first_actions).</source>
        <translation>Mit Aufklärung, einem Spion auf einer Karte der Region, müssen Armeen nicht zuerst entfernt werden. Wer dort den letzten Stamm verliert, wirft eine politische Karte der Region ab. Siehe auch [Sonderaktionen](first_actions).</translation>
    </message>
    <message>
        <source>Topple and purge</source>
        <translation>Sturz und Säuberung</translation>
    </message>
    <message>
        <source>topple, supremacy, purge, honeymoon, units, winner, end</source>
        <translation>Sturz, Vormacht, Säuberung, Flitterwochen, Einheiten, Sieger, Ende</translation>
    </message>
    <message>
        <source>Supremacy: a coalition has more units of the regime’s suit than the two others together, and at least one army, road, tribe and spy. Tribes and spies count for their owner’s loyalty.</source>
        <translation>Vormacht: Eine Koalition hat mehr Einheiten der Farbe des Regimes als die beiden anderen zusammen und mindestens je eine Armee, eine Straße, einen Stamm und einen Spion. Stämme und Spione zählen für die Loyalität ihres Besitzers.</translation>
    </message>
    <message>
        <source>- *With supremacy* the game ends: whoever has the most influence in that coalition wins.
- *Without it* there is a purge: one piece of each color stays in every place, and all Afghan armies and roads stay; everyone keeps one card of each suit and discards the others or takes them into hand.
- *The last topple* ends the game in any case; military stars decide, then rupees.</source>
        <translation>- *Mit Vormacht* endet das Spiel: Es gewinnt, wer bei dieser Koalition den meisten Einfluss hat.
- *Ohne sie* folgt eine Säuberung: An jedem Ort bleibt ein Spielstein jeder Spielerfarbe und Koalition, alle afghanischen Armeen und Straßen bleiben; jeder behält eine Karte jeder Farbe und wirft die anderen ab oder nimmt sie auf die Hand.
- *Der letzte Sturz* beendet das Spiel in jedem Fall; es entscheiden militärische Sterne, dann Rupien.</translation>
    </message>
    <message>
        <source>Options: with Nation Building, a coalition needs supremacy twice in a row, and the map is cleared in between; with Weak States, it does not need one piece of each kind; with Badal, losses bring tokens that raise ranks. See also [the first edition](first_edition).</source>
        <translation>Optionen: Mit Staatsaufbau braucht eine Koalition zweimal nacheinander die Vormacht, dazwischen wird der Spielplan geleert; mit Schwache Staaten braucht sie nicht einen Spielstein jeder Art; mit Badal bringen Verluste Marker, die Ränge erhöhen. Siehe auch [die erste Ausgabe](first_edition).</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Abmachungen</translation>
    </message>
    <message>
        <source>deal, negotiation, consent, set aside, escrow</source>
        <translation>Abmachung, Verhandlung, Zustimmung, beiseitelegen, Hinterlegung</translation>
    </message>
    <message>
        <source>During a turn any two players can make a deal with the button in the bar: rupees and hand cards on both sides. Both halves happen at once. Cards named in an offer are shown to everyone, and a hand must have room.</source>
        <translation>Während eines Zugs können je zwei Spieler über die Schaltfläche in der Leiste eine Abmachung treffen: Rupien und Handkarten auf beiden Seiten. Beide Hälften werden zugleich ausgeführt. Karten in einem Angebot werden allen gezeigt, und die Hand muss Platz haben.</translation>
    </message>
    <message>
        <source>Another player can set rupees aside for something the active player does, or does not do, this turn. They are paid when the promise is kept; otherwise they go back. See also [the first edition](first_edition).</source>
        <translation>Ein anderer Spieler kann Rupien für etwas beiseitelegen, das der aktive Spieler in diesem Zug tut oder lässt. Sie werden bezahlt, wenn das Versprechen gehalten wird, sonst gehen sie zurück. Siehe auch [die erste Ausgabe](first_edition).</translation>
    </message>
    <message>
        <source>Help and opponents</source>
        <translation>Hilfe und Gegner</translation>
    </message>
    <message>
        <source>Lessons, hints and puzzles</source>
        <translation>Lektionen, Hinweise und Rätsel</translation>
    </message>
    <message>
        <source>lesson, tutorial, course, how to play, hint, help, advice, tip, best move, warning, caution, puzzle, challenge, exercise, problem, solution, practice, daily, game of the day, look back, analysis, review, mistakes, chance of winning</source>
        <translation>Lektion, Tutorial, Kurs, lernen, so wird gespielt, Hinweis, Hilfe, Tipp, Rat, bester Zug, Warnung, Nachfrage, Rätsel, Aufgabe, Übung, Problem, Lösung, üben, täglich, Spiel des Tages, Rückblick, Analyse, Auswertung, Fehler, Siegchance</translation>
    </message>
    <message>
        <source>- *Lessons* teach the game at the table, in one story: *How to play* on the start page. Most of them have challenges to try afterward.
- *Hints* ({key_hint}) show up to three moves worth considering, with what they gain and cost. They use only what you may know.
- *Warnings* ask again before moves that beginners often regret. Hints and warnings can be turned off in the settings.
- *Puzzles* are single turns from games between computer players. Each has one solution.
- *The game of the day* has the same cards and opponents for everyone. Past days can be played too.</source>
        <translation>- *Lektionen* erklären das Spiel am Tisch und erzählen dabei eine Geschichte: *So wird gespielt* auf der Startseite. Zu den meisten gehören Aufgaben zum Weiterprobieren.
- *Hinweise* ({key_hint}) zeigen bis zu drei Züge, die infrage kommen, und was sie bringen und kosten. Sie nutzen nur, was du wissen darfst.
- *Warnungen* fragen nach, bevor du etwas tust, was Neulinge oft bereuen. Hinweise und Warnungen lassen sich in den Einstellungen abschalten.
- *Rätsel* sind einzelne Züge aus Spielen zwischen Computerspielern. Jedes hat eine Lösung.
- *Das Spiel des Tages* hat für alle dieselben Karten und Gegner. Auch vergangene Tage lassen sich spielen.</translation>
    </message>
    <message>
        <source>*Looking back* at a game, from the menu or at its end, shows how the chances of winning changed, where the game turned and what Expert would have played in the turns that cost the most.</source>
        <translation>Ein *Rückblick*, aus dem Menü oder am Ende eines Spiels, zeigt, wie sich die Siegchancen änderten, wo sich das Spiel wendete und was der Experte in den Zügen gespielt hätte, die am meisten kosteten.</translation>
    </message>
    <message>
        <source>In a *practice* game every choice can be undone, and it does not count in the statistics. If you would rather read, see [your first game](first_game). Opponents are described under [computer players](bots).</source>
        <translation>In einem Spiel zur *Übung* lässt sich jede Entscheidung rückgängig machen; es zählt nicht in der Statistik. Wenn du lieber liest: [dein erstes Spiel](first_game). Über Gegner steht mehr unter [Computerspieler](bots).</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>computer, bot, bots, AI, opponent, level, difficulty, easy, hard, novice, skilled, strong, expert, temperament, personality, cheating, why, hot seat, pass and play, online, network</source>
        <translation>Computer, Bot, Bots, KI, Gegner, Computergegner, Stärke, Schwierigkeit, Schwierigkeitsgrad, leicht, schwer, Anfänger, fortgeschritten, stark, Experte, Temperament, Charakter, schummeln, warum, Hotseat, reihum, online, Netzwerk</translation>
    </message>
    <message>
        <source>In the second edition computer players can take any seat. They know no more than a person in their seat would. Several people take turns at one screen, and a curtain hides their hands; there is no play over a network.</source>
        <translation>In der zweiten Ausgabe kann auf jedem Platz ein Computerspieler sitzen. Er weiß nicht mehr, als ein Mensch auf diesem Platz wüsste. Mehrere Menschen spielen reihum an einem Bildschirm, und ein Vorhang verdeckt ihre Kartenhände; übers Netz wird nicht gespielt.</translation>
    </message>
    <message>
        <source>| Level | How it plays
| Novice | looks only at its own court and hand and sometimes misjudges things
| Skilled | takes the action that improves its position most
| Strong | plans its whole turn
| Expert | also considers how the others may respond</source>
        <translation>| Stärke | So spielt er
| Anfänger | achtet nur auf den eigenen Hof und die eigene Hand und verschätzt sich manchmal
| Fortgeschritten | wählt die Aktion, die die eigene Lage am meisten verbessert
| Stark | plant den ganzen Zug
| Experte | bedenkt auch, wie die anderen antworten könnten</translation>
    </message>
    <message>
        <source>A *temperament* adds a preference: *Merchant* likes money, taxes and gifts, *General* armies, roads and battles, *Spymaster* spies and other players’ cards; *Turncoat* changes sides whenever it pays. *Balanced* has none.</source>
        <translation>Das *Temperament* gibt ihm eine Vorliebe: Ein *Händler* mag Geld, Steuern und Geschenke, ein *Feldherr* Armeen, Straßen und Schlachten, ein *Spionagechef* Spione und die Karten der anderen; ein *Überläufer* wechselt die Seite, wann immer es sich lohnt. *Ausgewogen* heißt: keine Vorlieben.</translation>
    </message>
    <message>
        <source>“Why?” in the bar and in the log tells what a turn was meant to gain, what it cost and what else was considered. It never gives away a hand.</source>
        <translation>„Warum?“ in der Leiste und im Protokoll sagt, was ein Zug bringen sollte, was er kostete und was sonst erwogen wurde. Die Kartenhand verrät es nie.</translation>
    </message>
    <message>
        <source>[Wakhan](wakhan) is not one of them: she comes with the printed game and follows her cards. To practice, see [lessons, hints and puzzles](learning).</source>
        <translation>[Wakhan](wakhan) gehört nicht dazu: Sie ist Teil des gedruckten Spiels und folgt ihren Karten. Zum Üben siehe [Lektionen, Hinweise und Rätsel](learning).</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>No pages match.</source>
        <translation>Keine Seite enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>SaveProblem</name>
    <message>
        <source>“{file}” is too large to be a saved game.</source>
        <translation>„{file}“ ist zu groß für einen Spielstand.</translation>
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
        <source>“{file}” could not be saved: the disk is full.</source>
        <translation>„{file}“ konnte nicht gespeichert werden: Der Datenträger ist voll.</translation>
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
        <source>“{file}” could not be moved to the trash. Nothing was deleted.</source>
        <translation>„{file}“ konnte nicht in den Papierkorb verschoben werden. Es wurde nichts gelöscht.</translation>
    </message>
    <message>
        <source>There is no file named “{file}”.</source>
        <translation>Die Datei „{file}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read. System message: {system}.</source>
        <translation>„{file}“ lässt sich nicht lesen. Das System meldet: {system}.</translation>
    </message>
    <message>
        <source>“{file}” does not have the structure of a saved game.</source>
        <translation>„{file}“ ist nicht wie ein Spielstand aufgebaut.</translation>
    </message>
    <message>
        <source>“{file}” contains a choice that the rules do not allow (choice {number}).</source>
        <translation>„{file}“ enthält eine Entscheidung, die die Regeln nicht erlauben. Nummer der Entscheidung: {number}.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved: you do not have permission to write there.</source>
        <translation>„{file}“ konnte nicht gespeichert werden: Dort darf nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved. System message: {system}.</source>
        <translation>„{file}“ konnte nicht gespeichert werden. Das System meldet: {system}.</translation>
    </message>
    <message>
        <source>A file named “{file}” already exists.</source>
        <translation>Eine Datei „{file}“ gibt es schon.</translation>
    </message>
    <message>
        <source>“{file}” is not a valid file name.</source>
        <translation>„{file}“ ist kein gültiger Dateiname.</translation>
    </message>
    <message>
        <source>“{file}” was removed by another program and has been written again.</source>
        <translation>„{file}“ wurde von einem anderen Programm gelöscht und neu geschrieben.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat {number}: player</source>
        <translation>Platz {number}: Spieler</translation>
    </message>
    <message>
        <source>Seat {number}: color</source>
        <translation>Platz {number}: Spielerfarbe</translation>
    </message>
    <message>
        <source>Seat {number}: name</source>
        <translation>Platz {number}: Name</translation>
    </message>
</context>
<context>
    <name>SettingsControl</name>
    <message>
        <source>No file manager was found. Your games are in “{folder}”.</source>
        <translation>Dieses System hat kein Programm, das Ordner anzeigt. Die Spiele liegen in „{folder}“.</translation>
    </message>
    <message>
        <source>The folder “{folder}” cannot be opened. System message: {system}.</source>
        <translation>Der Ordner „{folder}“ lässt sich nicht öffnen. Das System meldet: {system}.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Diese Seite zurücksetzen</translation>
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
    <name>SignText</name>
    <message>
        <source>{key}: read the rule</source>
        <translation>{key}: zur Regel</translation>
    </message>
</context>
<context>
    <name>SpotHelp</name>
    <message>
        <source>See rule</source>
        <translation>Die Regel dazu</translation>
    </message>
</context>
<context>
    <name>SpotName</name>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>price: {price}</source>
        <translation>Preis: {price}</translation>
    </message>
    <message>
        <source>{rupees} on it</source>
        <translation>{rupees} darauf</translation>
    </message>
    <message>
        <source>used this turn</source>
        <translation>in diesem Zug benutzt</translation>
    </message>
    <message>
        <source>bonus actions</source>
        <translation>Bonusaktionen</translation>
    </message>
    <message>
        <source>bonus action</source>
        <translation>Bonusaktion</translation>
    </message>
    <message>
        <source>supply: {pieces}</source>
        <translation>Vorrat: {pieces}</translation>
    </message>
    <message>
        <source>{owner}: {pieces} on “{card}”</source>
        <translation>{owner}: {pieces} auf „{card}“</translation>
    </message>
    <message>
        <source>no ruler</source>
        <translation>kein Herrscher</translation>
    </message>
    <message>
        <source>ruler: {ruler}</source>
        <translation>Herrscher: {ruler}</translation>
    </message>
    <message>
        <source>given</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>Abwurfstapel</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Dominance Checks left: {checks}</source>
        <translation>Dominanzchecks übrig: {checks}</translation>
    </message>
    <message>
        <source>color: {colour}</source>
        <translation>Spielerfarbe: {colour}</translation>
    </message>
    <message>
        <source>loyalty: {loyalty}</source>
        <translation>Loyalität: {loyalty}</translation>
    </message>
    <message>
        <source>hand: {hand}</source>
        <translation>auf der Hand: {hand}</translation>
    </message>
    <message>
        <source>court: {court}</source>
        <translation>im Hof: {court}</translation>
    </message>
    <message>
        <source>loyalty: {coalition}</source>
        <translation>Loyalität: {coalition}</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>suit: {suit}</source>
        <translation>Farbe: {suit}</translation>
    </message>
    <message>
        <source>favored</source>
        <translation>bevorzugt</translation>
    </message>
    <message>
        <source>event in effect</source>
        <translation>Ereignis in Kraft</translation>
    </message>
    <message>
        <source>rupees placed on it this turn</source>
        <translation>in diesem Zug schon Rupien daraufgelegt</translation>
    </message>
    <message>
        <source>discarded at the end of this turn</source>
        <translation>wird am Ende dieses Zuges abgeworfen</translation>
    </message>
    <message>
        <source>held hostage by {holder}, bribe: {bribe}</source>
        <translation>als Geisel gehalten von {holder}, Bestechungsgeld {bribe}</translation>
    </message>
    <message>
        <source>{pieces}, {border} border</source>
        <translation>{pieces}, Grenze {border}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{border} border</source>
        <translation>Grenze {border}</translation>
    </message>
    <message>
        <source>your hand: {cards}, limit {limit}</source>
        <translation>Kartenhand: {cards}, Limit {limit}</translation>
    </message>
    <message>
        <source>active player</source>
        <translation>ist am Zug</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>entscheidet</translation>
    </message>
</context>
<context>
    <name>SpotReason</name>
    <message>
        <source>Discarded cards are out of the game.</source>
        <translation>Abgeworfene Karten sind aus dem Spiel.</translation>
    </message>
    <message>
        <source>Pieces leave the supply when a card or an action places them.</source>
        <translation>Spielsteine verlassen den Vorrat, wenn eine Karte oder eine Aktion sie einsetzt.</translation>
    </message>
    <message>
        <source>There is nothing to decide right now.</source>
        <translation>Im Moment ist nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>You cannot put this here. Press Esc to put it down.</source>
        <translation>Was du aufgenommen hast, gehört nicht hierher. Esc legt es zurück.</translation>
    </message>
    <message>
        <source>The favored suit changes when a card with another suit’s icon is played.</source>
        <translation>Die bevorzugte Farbe wechselt, wenn jemand eine Karte mit dem Symbol einer anderen Farbe ausspielt.</translation>
    </message>
    <message>
        <source>Cards are drawn automatically when the market is refilled.</source>
        <translation>Karten kommen von selbst vom Stapel, wenn der Markt aufgefüllt wird.</translation>
    </message>
    <message>
        <source>To play a card here, pick it up from your hand first.</source>
        <translation>Nimm zuerst eine Karte aus der Hand auf, um sie hier auszuspielen.</translation>
    </message>
    <message>
        <source>To buy a card, pick it up from the market first.</source>
        <translation>Nimm zuerst eine Karte vom Markt auf, um sie zu kaufen.</translation>
    </message>
    <message>
        <source>Loyalty changes when you play a patriot or take a prize of another coalition.</source>
        <translation>Die Loyalität wechselt, wenn du einen Patrioten einer anderen Koalition ausspielst oder deren Beute nimmst.</translation>
    </message>
    <message>
        <source>This is not part of the current decision.</source>
        <translation>Bei dieser Entscheidung geht es um etwas anderes.</translation>
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
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>The program closed unexpectedly. Nothing is lost: the game resumes where it was. Players: {names}.</source>
        <translation>Das Programm wurde unerwartet beendet. Nichts ist verloren: Das Spiel geht dort weiter, wo es war. Am Tisch: {names}.</translation>
    </message>
    <message>
        <source>Last game, turn {turn}: {names}.</source>
        <translation>Das letzte Spiel, Zug {turn}: {names}.</translation>
    </message>
    <message>
        <source>A game is in progress: {names}.</source>
        <translation>Ein Spiel läuft: {names}.</translation>
    </message>
    <message>
        <source>Intrigue, tribes and empires in Afghanistan, solo or around one screen.</source>
        <translation>Intrigen, Stämme und Imperien in Afghanistan, allein oder gemeinsam an einem Bildschirm.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>{least} to {most}, median {middle}</source>
        <translation>{least} bis {most}, Median {middle}</translation>
    </message>
    <message>
        <source>Without a winner</source>
        <translation>Ohne Sieger</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>against one player</source>
        <translation>gegen eine Person</translation>
    </message>
    <message>
        <source>against two players</source>
        <translation>gegen zwei Personen</translation>
    </message>
    <message>
        <source>How games ended</source>
        <translation>Wie Spiele endeten</translation>
    </message>
    <message>
        <source>by a lead after a Dominance Check</source>
        <translation>durch Vorsprung nach einem Dominanzcheck</translation>
    </message>
    <message>
        <source>with supremacy at a topple</source>
        <translation>mit Vormacht bei einem Sturz</translation>
    </message>
    <message>
        <source>with the last topple, without supremacy</source>
        <translation>mit dem letzten Sturz, ohne Vormacht</translation>
    </message>
    <message>
        <source>by agreement</source>
        <translation>im Einvernehmen</translation>
    </message>
    <message>
        <source>{won} of {played} won</source>
        <translation>{won} von {played} gewonnen</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Practice and branched games</source>
        <translation>Übungen und Abzweigungen</translation>
    </message>
    <message>
        <source>Results appear here when games are finished.</source>
        <translation>Ist ein Spiel zu Ende, wird sein Ergebnis hier gezählt.</translation>
    </message>
    <message>
        <source>Turns per game</source>
        <translation>Züge je Spiel</translation>
    </message>
    <message>
        <source>Wins by loyalty</source>
        <translation>Siege nach Loyalität</translation>
    </message>
    <message>
        <source>with the final Dominance Check</source>
        <translation>mit dem letzten Dominanzcheck</translation>
    </message>
    <message>
        <source>{points} VP per game</source>
        <translation>{points}&#xa0;SP je Spiel</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>People, by their strongest computer opponent</source>
        <translation>Menschen, nach ihrem stärksten Computergegner</translation>
    </message>
    <message>
        <source>Finished with hints</source>
        <translation>Beendet, mit Hinweisen</translation>
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
        <translation>Geheim­dienst</translation>
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
        <source>political card</source>
        <translation>politische Karte</translation>
    </message>
    <message>
        <source>intelligence card</source>
        <translation>Geheimdienstkarte</translation>
    </message>
    <message>
        <source>economic card</source>
        <translation>ökonomische Karte</translation>
    </message>
    <message>
        <source>military card</source>
        <translation>militärische Karte</translation>
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
        <translation>Checks</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwurf</translation>
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
        <source>none</source>
        <comment>no prizes</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>not chosen</source>
        <comment>loyalty before the first choice</comment>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>sheltered</source>
        <comment>rupees; after their number</comment>
        <translation>geschützt</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>after the number of cards</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>court</source>
        <comment>after the number of cards</comment>
        <translation>Hof</translation>
    </message>
    <message>
        <source>influence</source>
        <comment>after its number</comment>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>in play</source>
        <comment>cylinders; after their number</comment>
        <translation>im Spiel</translation>
    </message>
    <message>
        <source>Against one</source>
        <translation>Gegen einen</translation>
    </message>
    <message>
        <source>Against two</source>
        <translation>Gegen zwei</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Against Wakhan</source>
        <translation>Gegen Wakhan</translation>
    </message>
    <message>
        <source>Two people and Wakhan</source>
        <translation>Zu zweit mit Wakhan</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Nur Menschen</translation>
    </message>
    <message>
        <source>Everyone takes turns at this screen; between turns a curtain hides the hands.</source>
        <translation>Alle spielen nacheinander an diesem Bildschirm; zwischen den Zügen verdeckt ein Vorhang die Kartenhände.</translation>
    </message>
    <message>
        <source>Wakhan is the automated opponent that comes with the game: each turn a card from her own deck tells her what to do. She is loyal to all three coalitions at once, and she explains every step.</source>
        <translation>Wakhan ist die automatische Gegnerin, die zum Spiel gehört: In jedem Zug sagt ihr eine Karte ihres eigenen Stapels, was zu tun ist. Sie ist zu allen drei Koalitionen zugleich loyal, und sie erklärt jeden Schritt.</translation>
    </message>
    <message>
        <source>Computer players think for themselves; they know no more than a person in their seat would.</source>
        <translation>Computerspieler denken selbst; sie wissen nicht mehr, als ein Mensch auf ihrem Platz wüsste.</translation>
    </message>
    <message>
        <source>Regime</source>
        <comment>of the first edition, over the suits</comment>
        <translation>Regime</translation>
    </message>
    <message>
        <source>Topples left</source>
        <translation>Übrige Sturzkarten</translation>
    </message>
    <message>
        <source>Topples</source>
        <comment>left in the game, where there is little room</comment>
        <translation>Stürze</translation>
    </message>
    <message>
        <source>Favor</source>
        <comment>heading of the favor cards</comment>
        <translation>Gunst</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>the starting loyalty card, where there is little room</comment>
        <translation>Startkarte</translation>
    </message>
    <message>
        <source>card {number}</source>
        <comment>the starting loyalty card</comment>
        <translation>Karte {number}</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the starting loyalty card</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>military stars</source>
        <comment>after their number</comment>
        <translation>militärische Sterne</translation>
    </message>
    <message>
        <source>tokens</source>
        <comment>Badal tokens; after their number</comment>
        <translation>Marker</translation>
    </message>
    <message>
        <source>set aside</source>
        <comment>rupees; after their number</comment>
        <translation>beiseitegelegt</translation>
    </message>
</context>
<context>
    <name>TableSigns</name>
    <message>
        <source>Color and mark</source>
        <translation>Spielerfarbe und Zeichen</translation>
    </message>
    <message>
        <source>All cylinders of this player have this color and this mark.</source>
        <translation>Alle Zylinder dieses Mitspielers haben diese Farbe und dieses Zeichen.</translation>
    </message>
    <message>
        <source>Rupees</source>
        <translation>Rupien</translation>
    </message>
    <message>
        <source>They pay for purchases, gifts, blocks, betrayals and bribes.</source>
        <translation>Mit ihnen werden Käufe, Geschenke, Blöcke, Verrat und Bestechungsgeld bezahlt.</translation>
    </message>
    <message>
        <source>Sheltered rupees</source>
        <translation>Geschützte Rupien</translation>
    </message>
    <message>
        <source>One for each economic star of the court: others cannot tax them.</source>
        <translation>Eine für jeden ökonomischen Stern des Hofs: Andere können sie nicht besteuern.</translation>
    </message>
    <message>
        <source>Cards in hand, and the limit</source>
        <translation>Handkarten und Limit</translation>
    </message>
    <message>
        <source>The limit is 2, plus one for each intelligence star of the court. Cards above it are discarded at the end of the turn.</source>
        <translation>Das Limit ist 2, plus eins für jeden Geheimdienststern des Hofs. Was darüber ist, wird am Ende des Zugs abgeworfen.</translation>
    </message>
    <message>
        <source>Cards in the court, and the limit</source>
        <translation>Karten im Hof und Limit</translation>
    </message>
    <message>
        <source>The limit is 3, plus one for each political star of the court. Cards above it are discarded at the end of the turn.</source>
        <translation>Das Limit ist 3, plus eins für jeden politischen Stern des Hofs. Was darüber ist, wird am Ende des Zugs abgeworfen.</translation>
    </message>
    <message>
        <source>Cylinders in play</source>
        <translation>Zylinder im Spiel</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Influence points</source>
        <translation>Einflusspunkte</translation>
    </message>
    <message>
        <source>1 for being loyal, plus 1 for each patriot, prize and gift. If your coalition is dominant at a Dominance Check, they decide how much you score.</source>
        <translation>1 für die Loyalität, plus 1 für jeden Patrioten, jede Beutekarte und jedes Geschenk. Ist deine Koalition bei einem Dominanzcheck dominant, entscheiden sie, wie viel du erhältst.</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation>Loyalität</translation>
    </message>
    <message>
        <source>The coalition this player is loyal to: they build, move and battle with its blocks. Whoever changes loyalty loses gifts, prizes and patriots.</source>
        <translation>Die Koalition, mit deren Blöcken gebaut, bewegt und gekämpft wird. Wer sie wechselt, verliert Geschenke, Beute und Patrioten.</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Geschenke</translation>
    </message>
    <message>
        <source>They cost 2, 4 and 6 rupees, with the gift action. Each is worth 1 influence point until loyalty changes.</source>
        <translation>Mit der Geschenkaktion kosten sie 2, 4 und 6&#xa0;Rupien. Jedes zählt 1&#xa0;Einflusspunkt, bis sich die Loyalität ändert.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Beute</translation>
    </message>
    <message>
        <source>Cards kept from betrayals. Each is worth 1 influence point until loyalty changes.</source>
        <translation>Karten, die beim Verrat behalten wurden. Jede zählt 1&#xa0;Einflusspunkt, bis sich die Loyalität ändert.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>The events that are in effect now.</source>
        <translation>Die Ereignisse, die jetzt gelten.</translation>
    </message>
    <message>
        <source>Cylinders in the supply</source>
        <translation>Zylinder im Vorrat</translation>
    </message>
    <message>
        <source>For tribes, spies and gifts. Each player has ten; if none is left, one is taken from play.</source>
        <translation>Für Stämme, Spione und Geschenke. Jeder hat zehn; ist keiner übrig, wird einer aus dem Spiel genommen.</translation>
    </message>
    <message>
        <source>Wakhan’s influence</source>
        <translation>Wakhans Einfluss</translation>
    </message>
    <message>
        <source>Wakhan is loyal to all three coalitions at once: her influence points in each of them.</source>
        <translation>Wakhan ist zu allen drei Koalitionen zugleich loyal: ihre Einflusspunkte bei jeder von ihnen.</translation>
    </message>
    <message>
        <source>Wakhan’s AI cards</source>
        <translation>Wakhans KI-Karten</translation>
    </message>
    <message>
        <source>They decide which coalition counts as hers, which region comes first and what she tries to do, from top to bottom.</source>
        <translation>Sie bestimmen, welche Koalition als ihre gilt, welche Region zuerst kommt und was sie von oben nach unten versucht.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Cards that have not entered the market yet. The Dominance Checks are spread over the lower part of the deck.</source>
        <translation>Karten, die noch nicht im Markt waren. Die Dominanzchecks sind über den unteren Teil des Stapels verteilt.</translation>
    </message>
    <message>
        <source>Checks left</source>
        <translation>Checks übrig</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Abwurfstapel</translation>
    </message>
    <message>
        <source>Discarded cards do not come back.</source>
        <translation>Abgeworfene Karten kommen nicht zurück.</translation>
    </message>
    <message>
        <source>Blocks in the supply</source>
        <translation>Blöcke im Vorrat</translation>
    </message>
    <message>
        <source>For armies and roads of each coalition. If none is left, one is taken from play.</source>
        <translation>Für Armeen und Straßen jeder Koalition. Ist keiner übrig, wird einer aus dem Spiel genommen.</translation>
    </message>
    <message>
        <source>Price: free</source>
        <translation>Preis: kostenlos</translation>
    </message>
    <message>
        <source>Cards in this column cost nothing.</source>
        <translation>Karten in dieser Spalte kosten nichts.</translation>
    </message>
    <message>
        <source>Price: {sum}</source>
        <translation>Preis: {sum}</translation>
    </message>
    <message>
        <source>Paid to the cards to its left in the same row. Prices are doubled while military is the favored suit.</source>
        <translation>Bezahlt wird auf die Karten links davon in derselben Reihe. Die Preise verdoppeln sich, solange Militär die bevorzugte Farbe ist.</translation>
    </message>
    <message>
        <source>Ruler token</source>
        <translation>Herrschaftsmarker</translation>
    </message>
    <message>
        <source>A region is ruled by the player with at least one tribe there and more tribes and armies of their coalition than anyone else. Only rulers build there, and they may demand bribes for its cards.</source>
        <translation>Eine Region beherrscht, wer dort mindestens einen Stamm hat und mehr Stämme und Armeen der eigenen Koalition als alle anderen. Nur der Herrscher baut dort, und er darf für ihre Karten Bestechungsgeld verlangen.</translation>
    </message>
    <message>
        <source>Tribes, spies and gifts. If no coalition is dominant at a Dominance Check, whoever has the most of them scores the most.</source>
        <translation>Stämme, Spione und Geschenke. Ist bei einem Dominanzcheck keine Koalition dominant, erhält am meisten, wer die meisten hat.</translation>
    </message>
    <message>
        <source>Dominance Checks award them. Whoever leads by at least 4 after a check wins at once; otherwise whoever has the most at the end wins.</source>
        <translation>Es gibt sie bei Dominanzchecks. Wer nach einem Check mit mindestens 4 führt, gewinnt sofort, sonst wer am Ende die meisten hat.</translation>
    </message>
    <message>
        <source>Dominance Checks that are still to come, in the deck and in the market. The final one ends the game and awards twice the points.</source>
        <translation>Dominanzchecks, die noch kommen, im Stapel und im Markt. Der letzte beendet das Spiel und bringt doppelte Punkte.</translation>
    </message>
</context>
<context>
    <name>Temperament</name>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Feldherr</translation>
    </message>
    <message>
        <source>Spymaster</source>
        <translation>Spionagechef</translation>
    </message>
    <message>
        <source>Turncoat</source>
        <translation>Überläufer</translation>
    </message>
    <message>
        <source>Has no preferences.</source>
        <translation>Hat keine Vorlieben.</translation>
    </message>
    <message>
        <source>Likes money, taxes and gifts.</source>
        <translation>Mag Geld, Steuern und Geschenke.</translation>
    </message>
    <message>
        <source>Likes armies, roads and battles.</source>
        <translation>Mag Armeen, Straßen und Schlachten.</translation>
    </message>
    <message>
        <source>Likes spies, and other players’ cards.</source>
        <translation>Mag Spione und die Karten der anderen.</translation>
    </message>
    <message>
        <source>Changes sides whenever it pays.</source>
        <translation>Wechselt die Seite, wann immer es sich lohnt.</translation>
    </message>
</context>
<context>
    <name>ToppleInMarket</name>
    <message>
        <source>The last topple has entered the market at price {price}. The game ends when someone buys it or when it leaves the market from the leftmost column.</source>
        <translation>Der letzte Sturz liegt jetzt zum Preis&#xa0;{price} im Markt. Das Spiel endet, wenn ihn jemand kauft oder er aus der Spalte ganz links den Markt verlässt.</translation>
    </message>
    <message>
        <source>A topple has entered the market at price {price}. Supremacy is checked as soon as someone buys it; from the leftmost column it leaves without effect.</source>
        <translation>Ein Sturz liegt jetzt zum Preis&#xa0;{price} im Markt. Die Vormacht wird geprüft, sobald ihn jemand kauft; aus der Spalte ganz links verlässt er den Markt ohne Wirkung.</translation>
    </message>
</context>
<context>
    <name>ToppleLines</name>
    <message>
        <source>If toppled now</source>
        <translation>Sturz jetzt</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Honeymoon: the map and all courts are cleared.</source>
        <translation>Flitterwochen: Spielplan und alle Höfe werden geleert.</translation>
    </message>
    <message>
        <source>There is a purge.</source>
        <translation>Es folgt eine Säuberung.</translation>
    </message>
    <message>
        <source>Afghan supremacy.</source>
        <translation>Afghanische Vormacht.</translation>
    </message>
    <message>
        <source>British supremacy.</source>
        <translation>Britische Vormacht.</translation>
    </message>
    <message>
        <source>Russian supremacy.</source>
        <translation>Russische Vormacht.</translation>
    </message>
    <message>
        <source>No supremacy at the last topple.</source>
        <translation>Keine Vormacht beim letzten Sturz.</translation>
    </message>
    <message>
        <source>No supremacy.</source>
        <translation>Keine Vormacht.</translation>
    </message>
    <message>
        <source>The game ends without a winner.</source>
        <translation>Das Spiel endet ohne Sieger.</translation>
    </message>
    <message>
        <source>The game ends: {winner} wins.</source>
        <translation>Das Spiel endet: {winner} gewinnt.</translation>
    </message>
    <message>
        <source>Supremacy needs more of the framed units ({units}) than the two other coalitions together, and at least one of each kind.</source>
        <translation>Die Vormacht verlangt mehr der umrahmten Einheiten ({units}) als die beiden anderen Koalitionen zusammen und mindestens eine jeder Art.</translation>
    </message>
    <message>
        <source>Missing for {coalition}: {missing}.</source>
        <translation>Es fehlt ({coalition}): {missing}.</translation>
    </message>
    <message>
        <source>influence</source>
        <comment>of the players, over three columns</comment>
        <translation>Einfluss</translation>
    </message>
</context>
<context>
    <name>ToppleLog</name>
    <message>
        <source>The last topple fails: no coalition has supremacy. {units}.</source>
        <translation>Der letzte Sturz misslingt: Keine Koalition hat die Vormacht. {units}.</translation>
    </message>
    <message>
        <source>The topple fails: no coalition has supremacy. {units}.</source>
        <translation>Der Sturz misslingt: Keine Koalition hat die Vormacht. {units}.</translation>
    </message>
    <message>
        <source>The topple succeeds: Afghan supremacy. {units}.</source>
        <translation>Der Sturz gelingt: afghanische Vormacht. {units}.</translation>
    </message>
    <message>
        <source>The topple succeeds: British supremacy. {units}.</source>
        <translation>Der Sturz gelingt: britische Vormacht. {units}.</translation>
    </message>
    <message>
        <source>The topple succeeds: Russian supremacy. {units}.</source>
        <translation>Der Sturz gelingt: russische Vormacht. {units}.</translation>
    </message>
    <message>
        <source>Purge: one piece of each color stays in every place; all Afghan armies and roads stay.</source>
        <translation>Säuberung: An jedem Ort bleibt ein Spielstein jeder Spielerfarbe und Koalition; alle afghanischen Armeen und Straßen bleiben.</translation>
    </message>
    <message>
        <source>Honeymoon: Afghanistan needs supremacy again at the next topple.</source>
        <translation>Flitterwochen: Afghanistan braucht beim nächsten Sturz erneut die Vormacht.</translation>
    </message>
    <message>
        <source>Honeymoon: Britain needs supremacy again at the next topple.</source>
        <translation>Flitterwochen: Großbritannien braucht beim nächsten Sturz erneut die Vormacht.</translation>
    </message>
    <message>
        <source>Honeymoon: Russia needs supremacy again at the next topple.</source>
        <translation>Flitterwochen: Russland braucht beim nächsten Sturz erneut die Vormacht.</translation>
    </message>
    <message>
        <source>{seat} keeps “{card}”.</source>
        <translation>{seat} behält „{card}“.</translation>
    </message>
    <message>
        <source>{seat} takes “{card}” back into hand.</source>
        <translation>{seat} nimmt „{card}“ zurück auf die Hand.</translation>
    </message>
    <message>
        <source>The patriot “{card}” is discarded from the market.</source>
        <translation>Der Patriot „{card}“ wird aus dem Markt abgeworfen.</translation>
    </message>
    <message>
        <source>A topple is discarded from the market.</source>
        <translation>Eine Sturzkarte wird aus dem Markt abgeworfen.</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) move to “{card}”.</source>
        <translation>
            <numerusform>%n&#xa0;Rupie kommt auf „{card}“.</numerusform>
            <numerusform>%n&#xa0;Rupien kommen auf „{card}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) leave the game: there is no card to take them.</source>
        <translation>
            <numerusform>%n&#xa0;Rupie scheidet aus dem Spiel aus: Es gibt keine Karte dafür.</numerusform>
            <numerusform>%n&#xa0;Rupien scheiden aus dem Spiel aus: Es gibt keine Karte dafür.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one wins.</source>
        <translation>Niemand gewinnt.</translation>
    </message>
    <message>
        <source>{winner} wins.</source>
        <translation>{winner} gewinnt.</translation>
    </message>
    <message>
        <source>The game ends: a coalition has supremacy.</source>
        <translation>Das Spiel endet: Eine Koalition hat die Vormacht.</translation>
    </message>
    <message>
        <source>The game ends with the last topple.</source>
        <translation>Das Spiel endet mit dem letzten Sturz.</translation>
    </message>
    <message>
        <source>The game ends by agreement.</source>
        <translation>Das Spiel endet im Einvernehmen.</translation>
    </message>
</context>
<context>
    <name>ToppleSceneLines</name>
    <message>
        <source>The last topple leaves the market</source>
        <translation>Der letzte Sturz verlässt den Markt</translation>
    </message>
    <message>
        <source>The last topple</source>
        <translation>Der letzte Sturz</translation>
    </message>
    <message>
        <source>Topple</source>
        <translation>Sturz</translation>
    </message>
    <message>
        <source>No one bought it, so supremacy is not checked.</source>
        <translation>Niemand hat ihn gekauft, daher wird die Vormacht nicht geprüft.</translation>
    </message>
    <message>
        <source>Supremacy: {coalition} ({units}: {most}, the others together {rest}).</source>
        <translation>Vormacht: {coalition} ({units}: {most}, die anderen zusammen {rest}).</translation>
    </message>
    <message>
        <source>No supremacy. There are none of the units that count ({units}).</source>
        <translation>Keine Vormacht. Von den Einheiten, die zählen, ist keine im Spiel ({units}).</translation>
    </message>
    <message>
        <source>No supremacy. {coalition} has a majority ({units}: {most}, the others together {rest}) but lacks other units: {missing}.</source>
        <translation>Keine Vormacht. {coalition} hat die Mehrheit ({units}: {most}, die anderen zusammen {rest}), aber es fehlen andere Einheiten: {missing}.</translation>
    </message>
    <message>
        <source>No supremacy. No coalition has more than the two others together ({units}, {coalition}: {most}, the others together {rest}).</source>
        <translation>Keine Vormacht. Keine Koalition hat mehr als die beiden anderen zusammen ({units}, {coalition}: {most}, die anderen zusammen {rest}).</translation>
    </message>
    <message>
        <source>Supremacy: {coalition} ({units}: {most}, the others together {rest}; at least one of the other units each).</source>
        <translation>Vormacht: {coalition} ({units}: {most}, die anderen zusammen {rest}; von den übrigen Einheiten je mindestens eine).</translation>
    </message>
    <message>
        <source>Honeymoon: all armies, roads, tribes and spies leave, and every court is emptied. {coalition} wins with supremacy at the next topple too.</source>
        <translation>Flitterwochen: Alle Armeen, Straßen, Stämme und Spione werden entfernt, und jeder Hof wird geleert. {coalition} gewinnt mit der Vormacht auch beim nächsten Sturz.</translation>
    </message>
    <message>
        <source>The game ends. Military stars decide, then rupees.</source>
        <translation>Das Spiel endet. Militärische Sterne entscheiden, dann Rupien.</translation>
    </message>
    <message>
        <source>No one has influence in {coalition}: military stars decide, then rupees.</source>
        <translation>Niemand hat dort Einfluss ({coalition}): Militärische Sterne entscheiden, dann Rupien.</translation>
    </message>
    <message>
        <source>The most influence in {coalition} wins. In a tie, military stars decide, then rupees.</source>
        <translation>Wer den meisten Einfluss hat, gewinnt ({coalition}). Bei Gleichstand entscheiden militärische Sterne, dann Rupien.</translation>
    </message>
    <message>
        <source>Purge: in every place one piece of each color stays, and all Afghan armies and roads.</source>
        <translation>Säuberung: An jedem Ort bleibt ein Spielstein jeder Farbe; alle afghanischen Armeen und Straßen bleiben.</translation>
    </message>
    <message>
        <source>Removed from the map: {gone}.</source>
        <translation>Vom Spielplan entfernt: {gone}.</translation>
    </message>
    <message>
        <source>no influence</source>
        <translation>kein Einfluss</translation>
    </message>
    <message>
        <source>loyalty card 1</source>
        <translation>Loyalitätskarte 1</translation>
    </message>
    <message>
        <source>patriots {count}</source>
        <translation>Patrioten {count}</translation>
    </message>
    <message>
        <source>prizes {count}</source>
        <translation>Beute {count}</translation>
    </message>
    <message>
        <source>gifts {count}</source>
        <translation>Geschenke {count}</translation>
    </message>
    <message>
        <source>spies in other courts {count}</source>
        <translation>Spione in anderen Höfen {count}</translation>
    </message>
    <message numerus="yes">
        <source>loses %n piece(s)</source>
        <translation>
            <numerusform>verliert %n&#xa0;Spielstein</numerusform>
            <numerusform>verliert %n&#xa0;Spielsteine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court card(s) to discard or take into hand</source>
        <translation>
            <numerusform>%n&#xa0;Hofkarte abwerfen oder auf die Hand nehmen</numerusform>
            <numerusform>%n&#xa0;Hofkarten abwerfen oder auf die Hand nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>keeps one card each: {suits}</source>
        <translation>behält je eine Karte: {suits}</translation>
    </message>
    <message>
        <source>keeps all court cards</source>
        <translation>behält alle Hofkarten</translation>
    </message>
    <message>
        <source>{suit} (of {count})</source>
        <translation>{suit} (von {count})</translation>
    </message>
    <message>
        <source>The game is over: a tie that nothing breaks, so no one wins.</source>
        <translation>Das Spiel ist zu Ende: Gleichstand, den nichts auflöst. Niemand gewinnt.</translation>
    </message>
    <message>
        <source>The game is over: {winner} wins.</source>
        <translation>Das Spiel ist zu Ende: {winner} gewinnt.</translation>
    </message>
    <message>
        <source>The players now decide about their cards, then {active} goes on.</source>
        <translation>Jetzt entscheiden die Spieler über ihre Karten, dann geht der Zug weiter ({active}).</translation>
    </message>
    <message>
        <source>{active} goes on with the turn.</source>
        <translation>Der Zug geht weiter ({active}).</translation>
    </message>
    <message>
        <source>influence {count}</source>
        <translation>Einfluss {count}</translation>
    </message>
    <message>
        <source>military stars {stars}, rupees {rupees}</source>
        <translation>militärische Sterne {stars}, Rupien {rupees}</translation>
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
        <source>{seat} agrees to end the game.</source>
        <translation>{seat} stimmt dem Spielende zu.</translation>
    </message>
    <message>
        <source>{seat} uses Blackmail (“{card}”).</source>
        <translation>{seat} nutzt die Erpressung („{card}“).</translation>
    </message>
    <message>
        <source>{seat} uses “{card}”: {action}.</source>
        <translation>{seat} nutzt „{card}“: {action}.</translation>
    </message>
    <message>
        <source>{seat} builds one more block for free (Infrastructure).</source>
        <translation>{seat} baut einen weiteren Block kostenlos (Infrastruktur).</translation>
    </message>
    <message>
        <source>{seat} proposes ending the game.</source>
        <translation>{seat} schlägt das Spielende vor.</translation>
    </message>
    <message>
        <source>{seat} wants to keep playing.</source>
        <translation>{seat} möchte weiterspielen.</translation>
    </message>
    <message>
        <source>{seat} uses “{card}” for a bonus action: {action}.</source>
        <translation>{seat} nutzt „{card}“ für eine Bonusaktion: {action}.</translation>
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
        <source>Order of loyalties: {order}.</source>
        <translation>Reihenfolge der Loyalitäten: {order}.</translation>
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
        <source>Line {line} ({action}) is skipped: not enough rupees.</source>
        <translation>Zeile {line} ({action}) entfällt: nicht genug Rupien.</translation>
    </message>
    <message>
        <source>No bonus action with “{card}” ({action}): not enough rupees.</source>
        <translation>Keine Bonusaktion mit „{card}“ ({action}): nicht genug Rupien.</translation>
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
        <source>Condition: a full court. Cards: {have}, court limit: {wanted}.</source>
        <translation>Bedingung: ein voller Hof. Karten: {have}, Hoflimit: {wanted}.</translation>
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
        <source>Arrows: column {column}, {side}; the first card that can be bought.</source>
        <translation>Pfeile: Spalte {column}, {side}; die erste käufliche Karte.</translation>
    </message>
    <message>
        <source>Savvy Purchasing: “{chosen}” is as good as “{found}” and cheaper.</source>
        <translation>Kluger Einkauf: „{chosen}“ ist so gut wie „{found}“ und günstiger.</translation>
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
        <source>Ambition: Wakhan cannot afford the Dominance Check. Price: {price}.</source>
        <translation>Ambitionen: Wakhan kann den Dominanzcheck nicht kaufen. Preis: {price}.</translation>
    </message>
    <message>
        <source>Ambition: Wakhan has placed rupees on the Dominance Check this turn.</source>
        <translation>Ambitionen: Wakhan hat in diesem Zug Rupien auf den Dominanzcheck gelegt.</translation>
    </message>
    <message>
        <source>Ambition: the check would score Wakhan the most points: {points}.</source>
        <translation>Ambitionen: Der Dominanzcheck brächte Wakhan die meisten Punkte: {points}.</translation>
    </message>
    <message>
        <source>Ambition: the check would win Wakhan the game: {totals}.</source>
        <translation>Ambitionen: Der Dominanzcheck brächte Wakhan den Sieg: {totals}.</translation>
    </message>
    <message>
        <source>Ambition: the check would not help Wakhan: {points}.</source>
        <translation>Ambitionen: Der Dominanzcheck würde Wakhan nichts nützen: {points}.</translation>
    </message>
    <message>
        <source>Line {line} ({action}): “{chosen}”, as the line instructs.</source>
        <translation>Zeile {line} ({action}): „{chosen}“, wie die Zeile verlangt.</translation>
    </message>
    <message>
        <source>Line {line} ({action}): “{chosen}”, because a check is in the market.</source>
        <translation>Zeile {line} ({action}): „{chosen}“, weil ein Dominanzcheck im Markt liegt.</translation>
    </message>
    <message>
        <source>Line {line} ({action}): “{chosen}”, chosen by the arrows.</source>
        <translation>Zeile {line} ({action}): „{chosen}“, wie die Pfeile zeigen.</translation>
    </message>
    <message>
        <source>Line {line} ({action}) is skipped: no unused card has this action.</source>
        <translation>Zeile {line} ({action}) entfällt: Keine ungenutzte Karte hat diese Aktion.</translation>
    </message>
    <message>
        <source>Line {line} ({action}) is skipped: no valid target.</source>
        <translation>Zeile {line} ({action}) entfällt: kein Ziel.</translation>
    </message>
    <message numerus="yes">
        <source>No line is possible: Wakhan loses %n action(s).</source>
        <translation>
            <numerusform>Keine Zeile ist möglich: Wakhan verliert %n&#xa0;Aktion.</numerusform>
            <numerusform>Keine Zeile ist möglich: Wakhan verliert %n&#xa0;Aktionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No bonus action with “{card}” ({action}): no valid target.</source>
        <translation>Keine Bonusaktion mit „{card}“ ({action}): kein Ziel.</translation>
    </message>
    <message>
        <source>Condition: no move action in her court. Cards with it: {have}.</source>
        <translation>Bedingung: keine Bewegungsaktion in ihrem Hof. Karten mit dieser Aktion: {have}.</translation>
    </message>
    <message>
        <source>Condition: someone has more spies. Wakhan: {have}, the most anyone else has: {wanted}.</source>
        <translation>Bedingung: Jemand hat mehr Spione. Wakhan: {have}, höchste Zahl eines anderen: {wanted}.</translation>
    </message>
    <message>
        <source>Condition: the favored suit is {suit}. Now: {now}.</source>
        <translation>Bedingung: bevorzugte Farbe „{suit}“. Sie ist jetzt: {now}.</translation>
    </message>
    <message>
        <source>Arrows: column {column}, {side}. No card there can be bought.</source>
        <translation>Pfeile: Spalte {column}, {side}. Dort ist keine Karte käuflich.</translation>
    </message>
    <message>
        <source>It is the only such card.</source>
        <translation>Das gilt für keine andere Karte.</translation>
    </message>
    <message>
        <source>It is the cheapest.</source>
        <translation>Sie ist die günstigste.</translation>
    </message>
    <message>
        <source>Of the cheapest, it is furthest left.</source>
        <translation>Von den günstigsten liegt sie am weitesten links.</translation>
    </message>
    <message>
        <source>Of the cheapest, it is in the red arrow’s row.</source>
        <translation>Von den günstigsten liegt sie in der Reihe des roten Pfeils.</translation>
    </message>
    <message>
        <source>Wakhan pays {recipient} the full bribe for “{card}”.</source>
        <translation>Wakhan zahlt das Bestechungsgeld für „{card}“ in voller Höhe (an: {recipient}).</translation>
    </message>
    <message>
        <source>Wakhan does not have to pay {recipient} a bribe for “{card}”.</source>
        <translation>Wakhan muss das Bestechungsgeld für „{card}“ nicht zahlen (an: {recipient}).</translation>
    </message>
    <message>
        <source>Wakhan plays her hand in random order: {cards}.</source>
        <translation>Wakhan spielt ihre Kartenhand in ausgeloster Reihenfolge: {cards}.</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>tribes</source>
        <translation>Stämme</translation>
    </message>
    <message>
        <source>spies</source>
        <translation>Spione</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>armies</source>
        <translation>Armeen</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>problem: {id}</source>
        <translation>Problem: {id}</translation>
    </message>
    <message>
        <source>schema: {number}</source>
        <translation>Format: {number}</translation>
    </message>
    <message>
        <source>written by: {version}</source>
        <translation>geschrieben von: {version}</translation>
    </message>
    <message>
        <source>game: {id}</source>
        <translation>Spiel: {id}</translation>
    </message>
    <message>
        <source>created: {time}</source>
        <translation>begonnen: {time}</translation>
    </message>
    <message>
        <source>turn: {number}</source>
        <translation>Zug: {number}</translation>
    </message>
    <message>
        <source>choices: {number}</source>
        <translation>Entscheidungen: {number}</translation>
    </message>
    <message>
        <source>finished: yes</source>
        <translation>beendet: ja</translation>
    </message>
    <message>
        <source>finished: no</source>
        <translation>beendet: nein</translation>
    </message>
    <message>
        <source>position: {digest}</source>
        <translation>Stellung: {digest}</translation>
    </message>
    <message>
        <source>replay: the same position</source>
        <translation>Wiedergabe: dieselbe Stellung</translation>
    </message>
    <message>
        <source>verified: yes</source>
        <translation>geprüft: ja</translation>
    </message>
    <message>
        <source>edition: first (2015), adapted</source>
        <translation>Ausgabe: erste (2015), bearbeitet</translation>
    </message>
    <message>
        <source>player: {name}</source>
        <translation>am Tisch: {name}</translation>
    </message>
    <message>
        <source>player: Wakhan, points: {points}</source>
        <translation>am Tisch: Wakhan, Punkte: {points}</translation>
    </message>
    <message>
        <source>player: {name}, points: {points}</source>
        <translation>am Tisch: {name}, Punkte: {points}</translation>
    </message>
    <message>
        <source>details: {sentence}</source>
        <translation>Einzelheiten: {sentence}</translation>
    </message>
    <message>
        <source>replay: the rules have changed since; starts from the last position</source>
        <translation>Wiedergabe: Die Regeln haben sich seither geändert, sie beginnt mit der letzten Stellung</translation>
    </message>
</context>
<context>
    <name>Wakhan</name>
    <message>
        <source>radicalize</source>
        <translation>Radikalisierung</translation>
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
        <source>Radicalize: card with the most army and road icons</source>
        <translation>Radikalisierung: Karte mit den meisten Armee- und Straßensymbolen</translation>
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
        <source>Battle: first region in priority with her army and rival pieces (tribes, armies, roads); otherwise spies on a court card</source>
        <translation>Schlacht: erste Region nach Regionenpriorität mit eigener Armee und fremden Spielsteinen (Stämme, Armeen, Straßen); sonst Spione auf einer Hofkarte</translation>
    </message>
    <message>
        <source>Battle: court card with the most spies, Wakhan present; ties by card priority</source>
        <translation>Schlacht: Hofkarte mit den meisten Spionen, auch einem von Wakhan; bei Gleichstand Kartenpriorität</translation>
    </message>
    <message>
        <source>Betray: highest-priority card with a prize and a Wakhan spy; she keeps the prize</source>
        <translation>Verrat: Karte höchster Priorität mit Beute und einem Spion von Wakhan; die Beute behält sie</translation>
    </message>
    <message>
        <source>Build: as many armies as possible in the first region she rules by priority</source>
        <translation>Bauen: möglichst viele Armeen in der ersten beherrschten Region nach Regionenpriorität</translation>
    </message>
    <message>
        <source>Move: armies only, no roads needed, into adjacent regions with rival tribes until armies equal tribes; she never loses a ruler token</source>
        <translation>Bewegung: nur Armeen, ohne Straßen, in Nachbarregionen mit fremden Stämmen, bis es dort so viele Armeen wie Stämme sind; kein Herrschaftsmarker wird aufgegeben</translation>
    </message>
    <message>
        <source>Radicalize: no special instructions</source>
        <translation>Radikalisierung: ohne besondere Anweisung</translation>
    </message>
    <message>
        <source>Favored suit is political → Radicalize: highest-ranked economic card</source>
        <translation>Politik bevorzugt → Radikalisierung: ranghöchste ökonomische Karte</translation>
    </message>
    <message>
        <source>Radicalize: highest-ranked intelligence card</source>
        <translation>Radikalisierung: ranghöchste Geheimdienstkarte</translation>
    </message>
    <message>
        <source>Someone has more spies than Wakhan → Radicalize: highest-ranked intelligence card</source>
        <translation>Jemand hat mehr Spione als Wakhan → Radikalisierung: ranghöchste Geheimdienstkarte</translation>
    </message>
    <message>
        <source>Favored suit is military → Radicalize: highest-ranked military card</source>
        <translation>Militär bevorzugt → Radikalisierung: ranghöchste militärische Karte</translation>
    </message>
    <message>
        <source>Radicalize: highest-ranked political card</source>
        <translation>Radikalisierung: ranghöchste politische Karte</translation>
    </message>
    <message>
        <source>Wakhan’s court is full → Radicalize: highest-ranked political card</source>
        <translation>Wakhans Hof ist voll → Radikalisierung: ranghöchste politische Karte</translation>
    </message>
    <message>
        <source>No dominant coalition → Radicalize: card with the most spy and tribe icons</source>
        <translation>Keine dominante Koalition → Radikalisierung: Karte mit den meisten Spion- und Stammsymbolen</translation>
    </message>
    <message>
        <source>Wakhan holds 0 or 1 rupee → Radicalize: card that gains the most rupees</source>
        <translation>Wakhan besitzt 0 oder 1&#xa0;Rupie → Radikalisierung: Karte mit dem größten Rupiengewinn</translation>
    </message>
    <message>
        <source>Tax: the richest player first, otherwise the market from the left; ties by red arrow</source>
        <translation>Besteuerung: zuerst der reichste Spieler, sonst der Markt von links; Gleichstand: roter Pfeil</translation>
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
        <source>She plays as in the rulebook.</source>
        <translation>Sie spielt wie im Regelheft.</translation>
    </message>
    <message>
        <source>Three house rules make her a stronger opponent.</source>
        <translation>Drei Hausregeln machen sie zu einer stärkeren Gegnerin.</translation>
    </message>
    <message>
        <source>Printing and variants as you choose them below.</source>
        <translation>Auflage und Varianten, wie du sie darunter wählst.</translation>
    </message>
    <message>
        <source>Steadfast Loyalty</source>
        <translation>Standhafte Loyalität</translation>
    </message>
    <message>
        <source>Coin Erratum</source>
        <translation>Münz-Erratum</translation>
    </message>
    <message>
        <source>Her rules differ a little between printings: how she rules regions, prepares for checks and pays debts.</source>
        <translation>Ihre Regeln unterscheiden sich je nach Auflage ein wenig: wie sie Regionen beherrscht, sich auf Dominanzchecks vorbereitet und Schulden bezahlt.</translation>
    </message>
    <message>
        <source>She buys a cheaper card of the same suit if its rank is at least as high.</source>
        <translation>Sie kauft eine billigere Karte derselben Farbe, wenn deren Rang mindestens so hoch ist.</translation>
    </message>
    <message>
        <source>She is loyal to the strongest coalition that none of you is loyal to, not to the one on her card.</source>
        <translation>Sie ist loyal zur stärksten Koalition, zu der kein Mensch loyal ist, nicht zu der auf ihrer Karte.</translation>
    </message>
    <message>
        <source>When her armies cannot move, spies she does not need stay where they are, move straight to the best card or move there card by card.</source>
        <translation>Wenn ihre Armeen nicht ziehen können, bleiben entbehrliche Spione stehen, ziehen direkt zur besten Karte oder Karte für Karte dorthin.</translation>
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
        <source>Wakhan’s rules</source>
        <translation>Wakhans Regeln</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene Auswahl</translation>
    </message>
    <message>
        <source>With a Dominance Check in the market, no dominant coalition and no card with spies or tribes, she buys the card that gains her the most rupees.</source>
        <translation>Liegt ein Dominanzcheck im Markt, ist keine Koalition dominant und bringt keine Karte Spione oder Stämme, kauft sie die Karte mit dem größten Rupiengewinn.</translation>
    </message>
    <message>
        <source>Spies move step by step</source>
        <translation>Spione ziehen schrittweise</translation>
    </message>
</context>
<context>
    <name>WakhanPanel</name>
    <message>
        <source>turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>Her next turn</source>
        <translation>Ihr nächster Zug</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy her reasons as text</source>
        <translation>Ihre Gründe als Text kopieren</translation>
    </message>
    <message>
        <source>Close Wakhan’s reasons</source>
        <translation>Wakhans Gründe schließen</translation>
    </message>
    <message>
        <source>Her reasons appear here after her first turn.</source>
        <translation>Hier stehen ihre Gründe, sobald sie am Zug war.</translation>
    </message>
    <message>
        <source>Her previous turn</source>
        <translation>Ihr voriger Zug</translation>
    </message>
    <message>
        <source>Wakhan</source>
        <translation>Wakhan</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Not now: you must decide something else first.</source>
        <translation>Jetzt nicht: Du musst zuerst etwas anderes entscheiden.</translation>
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
        <source>“{card}” is not in your hand.</source>
        <translation>„{card}“ ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>You have no actions left to play “{card}”.</source>
        <translation>Du hast keine Aktion mehr, um „{card}“ auszuspielen.</translation>
    </message>
    <message>
        <source>“{card}” is not in your court.</source>
        <translation>„{card}“ liegt nicht in deinem Hof.</translation>
    </message>
    <message>
        <source>There are no rupees in this slot.</source>
        <translation>In diesem Feld liegen keine Rupien.</translation>
    </message>
    <message>
        <source>You cannot tax yourself.</source>
        <translation>Du kannst dich nicht selbst besteuern.</translation>
    </message>
    <message>
        <source>You have given all three gifts.</source>
        <translation>Du hast schon alle drei Geschenke gemacht.</translation>
    </message>
    <message>
        <source>You have no cylinder for a gift: all were placed this turn.</source>
        <translation>Du hast keinen Zylinder für ein Geschenk: Alle wurden in diesem Zug platziert.</translation>
    </message>
    <message>
        <source>There is no block of your coalition left to place.</source>
        <translation>Von deiner Koalition ist kein Block mehr zum Platzieren übrig.</translation>
    </message>
    <message>
        <source>You have no tribe {in_region}.</source>
        <translation>Du hast keinen Stamm {in_region}.</translation>
    </message>
    <message>
        <source>You have no piece that can move.</source>
        <translation>Du hast keinen Spielstein, der sich bewegen kann.</translation>
    </message>
    <message>
        <source>You are not loyal to the coalition of this army: {coalition}.</source>
        <translation>Du bist nicht loyal zur Koalition dieser Armee: {coalition}.</translation>
    </message>
    <message>
        <source>There is no Afghan road {from_region} {into_target}.</source>
        <translation>Es führt keine afghanische Straße {from_region} {into_target}.</translation>
    </message>
    <message>
        <source>There is no British road {from_region} {into_target}.</source>
        <translation>Es führt keine britische Straße {from_region} {into_target}.</translation>
    </message>
    <message>
        <source>There is no Russian road {from_region} {into_target}.</source>
        <translation>Es führt keine russische Straße {from_region} {into_target}.</translation>
    </message>
    <message>
        <source>Tribes move only for the owner of Nationalism.</source>
        <translation>Stämme bewegen sich nur für den Besitzer von „Nationalismus“.</translation>
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
        <source>You have neither armies nor spies to battle with.</source>
        <translation>Du hast weder Armeen noch Spione für eine Schlacht.</translation>
    </message>
    <message>
        <source>You have no army {in_region}.</source>
        <translation>Du hast keine Armee {in_region}.</translation>
    </message>
    <message>
        <source>This is your own spy.</source>
        <translation>Das ist dein eigener Spion.</translation>
    </message>
    <message>
        <source>This is not on the table.</source>
        <translation>So etwas liegt nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>You cannot buy “{card}”: you have placed rupees on it this turn.</source>
        <translation>Du hast in diesem Zug Rupien auf „{card}“ gelegt und kannst die Karte daher nicht kaufen.</translation>
    </message>
    <message>
        <source>You cannot afford “{card}”. Price: {cost}, your rupees: {have}.</source>
        <translation>Du kannst dir „{card}“ nicht leisten. Preis: {cost}, deine Rupien: {have}.</translation>
    </message>
    <message>
        <source>You cannot pay {recipient} the bribe for “{card}”. Due: {due}, your rupees: {have}.</source>
        <translation>Du kannst das Bestechungsgeld für „{card}“ nicht zahlen (an: {recipient}). Fällig: {due}, deine Rupien: {have}.</translation>
    </message>
    <message>
        <source>This is part of the {action} action: first choose it on a court card.</source>
        <translation>Das gehört zu einer Aktion ({action}): Wähle sie zuerst auf einer Hofkarte.</translation>
    </message>
    <message>
        <source>This is part of the {action} action, which none of your court cards has.</source>
        <translation>Das gehört zu einer Aktion ({action}), die keine deiner Hofkarten hat.</translation>
    </message>
    <message>
        <source>“{card}” does not have the {action} action.</source>
        <translation>„{card}“ hat diese Aktion nicht ({action}).</translation>
    </message>
    <message>
        <source>You have already used “{card}” this turn.</source>
        <translation>„{card}“ wurde in diesem Zug schon genutzt.</translation>
    </message>
    <message>
        <source>You have no actions left, and “{card}” ({suit}) is not favored.</source>
        <translation>Du hast keine Aktion mehr, und die Farbe von „{card}“ ({suit}) ist nicht bevorzugt.</translation>
    </message>
    <message>
        <source>{recipient} holds “{card}” hostage. Bribe: {due}, cost of the action: {cost}, your rupees: {have}.</source>
        <translation>„{card}“ wird als Geisel gehalten (von: {recipient}). Bestechungsgeld: {due}, Aktionskosten: {cost}, deine Rupien: {have}.</translation>
    </message>
    <message>
        <source>There is nothing you can tax, in the market or from other players.</source>
        <translation>Es gibt nichts zu besteuern, weder im Markt noch bei Mitspielern.</translation>
    </message>
    <message>
        <source>These rupees are not on a card: they cannot be taxed.</source>
        <translation>Diese Rupien liegen auf keiner Karte und sind daher nicht besteuerbar.</translation>
    </message>
    <message>
        <source>{other} has no court card of a region you rule.</source>
        <translation>{other} hat keine Hofkarte einer Region, die du beherrschst.</translation>
    </message>
    <message>
        <source>All of {other}’s rupees are sheltered. Rupees: {have}, shelter: {shelter}.</source>
        <translation>Alle diese Rupien sind in der Steuerzuflucht ({other}). Rupien: {have}, Steuerzuflucht: {shelter}.</translation>
    </message>
    <message>
        <source>You cannot afford this gift. Price: {cost}, your rupees: {have}.</source>
        <translation>Du kannst dir dieses Geschenk nicht leisten. Preis: {cost}, deine Rupien: {have}.</translation>
    </message>
    <message>
        <source>You have already given this gift.</source>
        <translation>Dieses Geschenk hast du schon gemacht.</translation>
    </message>
    <message>
        <source>Building costs 2 rupees per block. Your rupees: {have}.</source>
        <translation>Bauen kostet 2&#xa0;Rupien je Block. Deine Rupien: {have}.</translation>
    </message>
    <message>
        <source>You do not rule any region.</source>
        <translation>Du beherrschst keine Region.</translation>
    </message>
    <message>
        <source>You do not rule {region}: {ruler} does.</source>
        <translation>Du beherrschst die Region {region} nicht; das tut {ruler}.</translation>
    </message>
    <message>
        <source>You do not rule {region}. Your ruling pieces: {own}, strongest rival: {rival}.</source>
        <translation>Du beherrschst die Region {region} nicht. Deine Herrschaftsspielsteine: {own}, die des stärksten Gegners: {rival}.</translation>
    </message>
    <message>
        <source>You rule neither side of the {border} border.</source>
        <translation>Du beherrschst keine Seite der Grenze {border}.</translation>
    </message>
    <message>
        <source>This block is a road; roads do not move.</source>
        <translation>Dieser Block ist eine Straße; Straßen bewegen sich nicht.</translation>
    </message>
    <message>
        <source>The armies {in_region} are alike: choose the outlined one.</source>
        <translation>Die Armeen {in_region} sind gleich: Wähle die umrandete.</translation>
    </message>
    <message>
        <source>These regions do not share a border: {regions}.</source>
        <translation>Diese Regionen haben keine gemeinsame Grenze: {regions}.</translation>
    </message>
    <message>
        <source>This piece belongs to {other}.</source>
        <translation>Dieser Spielstein gehört dir nicht ({other}).</translation>
    </message>
    <message>
        <source>This cylinder is not a spy.</source>
        <translation>Dieser Zylinder ist kein Spion.</translation>
    </message>
    <message>
        <source>The spy cannot reach “{target}” from “{card}” in one move.</source>
        <translation>Der Spion erreicht „{target}“ von „{card}“ aus nicht mit einer Bewegung.</translation>
    </message>
    <message>
        <source>Betraying a card costs 2 rupees. Your rupees: {have}.</source>
        <translation>Verrat kostet 2&#xa0;Rupien. Deine Rupien: {have}.</translation>
    </message>
    <message>
        <source>Bodyguards protect the political cards in {owner}’s court.</source>
        <translation>Eine Leibwache schützt die politischen Karten dieses Hofs ({owner}).</translation>
    </message>
    <message>
        <source>There is nothing you can remove where you have armies or spies.</source>
        <translation>Wo du Armeen oder Spione hast, kannst du nichts entfernen.</translation>
    </message>
    <message>
        <source>There is nothing you can remove {in_region}.</source>
        <translation>Du kannst {in_region} nichts entfernen.</translation>
    </message>
    <message>
        <source>There is nothing you can remove on “{card}”.</source>
        <translation>Du kannst auf „{card}“ nichts entfernen.</translation>
    </message>
    <message>
        <source>{other} shares your loyalty: this tribe cannot be removed.</source>
        <translation>{other} teilt deine Loyalität: Dieser Stamm kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>This block belongs to your own coalition ({coalition}).</source>
        <translation>Dieser Block gehört deiner eigenen Koalition: {coalition}.</translation>
    </message>
    <message>
        <source>{other}’s Citadel protects this tribe.</source>
        <translation>Eine Zitadelle schützt diesen Stamm ({other}).</translation>
    </message>
    <message>
        <source>{other}’s Indispensable Advisors protect this spy.</source>
        <translation>Unverzichtbare Berater schützen diesen Spion ({other}).</translation>
    </message>
    <message>
        <source>This piece is not at the site of the battle.</source>
        <translation>Dieser Spielstein ist nicht am Ort der Schlacht.</translation>
    </message>
    <message>
        <source>This piece is already chosen.</source>
        <translation>Dieser Spielstein ist schon gewählt.</translation>
    </message>
    <message>
        <source>This block belongs to the wrong coalition: {coalition}.</source>
        <translation>Dieser Block gehört zur falschen Koalition: {coalition}.</translation>
    </message>
    <message>
        <source>This cylinder belongs to {other}.</source>
        <translation>Dieser Zylinder gehört dir nicht ({other}).</translation>
    </message>
    <message>
        <source>This piece was placed this turn: it cannot be taken.</source>
        <translation>Dieser Spielstein wurde in diesem Zug platziert und kann nicht genommen werden.</translation>
    </message>
    <message>
        <source>The pieces here are alike: choose the outlined one.</source>
        <translation>Die Spielsteine hier sind gleich: Wähle den umrandeten.</translation>
    </message>
    <message>
        <source>Nothing to choose here now: buy, play or use a card.</source>
        <translation>Hier gibt es jetzt nichts zu wählen: Kaufe eine Karte, spiele sie aus oder nutze sie.</translation>
    </message>
</context>
</TS>
