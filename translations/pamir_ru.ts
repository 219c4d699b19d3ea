<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Ability</name>
    <message>
        <source>Indispensable Advisors</source>
        <translation>Незаменимые советники</translation>
    </message>
    <message>
        <source>Battles on court cards never cost you a spy.</source>
        <translation>Сражения на картах двора не отнимают у&#xa0;вас шпионов.</translation>
    </message>
    <message>
        <source>Insurrection</source>
        <translation>Мятеж</translation>
    </message>
    <message>
        <source>As soon as a Dominance Check is over, 2 Afghan armies join Kabul.</source>
        <translation>Как только проверка господства окончена, в&#xa0;Кабул приходят 2&#xa0;афганские армии.</translation>
    </message>
    <message>
        <source>Claim of Ancient Lineage</source>
        <translation>Притязания древнего рода</translation>
    </message>
    <message>
        <source>For your tax actions, all six regions count as ruled by you.</source>
        <translation>Для ваших действий налога вы считаетесь правителем всех шести регионов.</translation>
    </message>
    <message>
        <source>Bodyguards</source>
        <translation>Телохранители</translation>
    </message>
    <message>
        <source>Your court’s political cards cannot be betrayed.</source>
        <translation>Ни одну карту политики в&#xa0;вашем дворе нельзя предать.</translation>
    </message>
    <message>
        <source>Citadel</source>
        <translation>Цитадель</translation>
    </message>
    <message>
        <source>Your tribes in Kabul are safe from battles.</source>
        <translation>Вашим племенам в&#xa0;Кабуле сражения не угрожают.</translation>
    </message>
    <message>
        <source>Your tribes in Transcaspia are safe from battles.</source>
        <translation>Вашим племенам в&#xa0;Закаспии сражения не угрожают.</translation>
    </message>
    <message>
        <source>Strange Bedfellows</source>
        <translation>Странные союзники</translation>
    </message>
    <message>
        <source>When your spies move, all court cards of one region are neighbors.</source>
        <translation>Когда перемещаются ваши шпионы, все карты двора одного региона считаются соседними.</translation>
    </message>
    <message>
        <source>Civil Service Reforms</source>
        <translation>Реформа госслужбы</translation>
    </message>
    <message>
        <source>Actions of your cards held hostage cost no bribe.</source>
        <translation>За действия ваших карт-заложников взятка не нужна.</translation>
    </message>
    <message>
        <source>Safe House</source>
        <translation>Убежище</translation>
    </message>
    <message>
        <source>A spy you lose in someone else’s battle may come here instead of your supply.</source>
        <translation>Шпиона, потерянного в&#xa0;чужом сражении, можно вернуть не в&#xa0;запас, а сюда.</translation>
    </message>
    <message>
        <source>Charismatic Courtiers</source>
        <translation>Обаятельные придворные</translation>
    </message>
    <message>
        <source>Playing cards never costs you a bribe.</source>
        <translation>Вы разыгрываете карты без взяток.</translation>
    </message>
    <message>
        <source>Blackmail</source>
        <translation>Шантаж</translation>
    </message>
    <message>
        <source>When your turn starts, you may add 1 spy to a Kandahar court card that has none.</source>
        <translation>Когда начинается ваш ход, можете добавить 1&#xa0;шпиона на карту двора Кандагара, где шпионов ещё нет.</translation>
    </message>
    <message>
        <source>When your turn starts, you may add 1 spy to a Herat court card that has none.</source>
        <translation>Когда начинается ваш ход, можете добавить 1&#xa0;шпиона на карту двора Герата, где шпионов ещё нет.</translation>
    </message>
    <message>
        <source>Indian Supplies</source>
        <translation>Индийские поставки</translation>
    </message>
    <message>
        <source>Your armies cross any border, road or not.</source>
        <translation>Ваши армии переходят любую границу, есть там дорога или нет.</translation>
    </message>
    <message>
        <source>Well-Connected</source>
        <translation>Влиятельное положение</translation>
    </message>
    <message>
        <source>One move takes your spy up to 2 cards far.</source>
        <translation>За одно перемещение ваш шпион проходит до 2&#xa0;карт.</translation>
    </message>
    <message>
        <source>Herat Influence</source>
        <translation>Гератское влияние</translation>
    </message>
    <message>
        <source>Market cards of Herat are free for you.</source>
        <translation>Карты Герата на рынке для вас бесплатны.</translation>
    </message>
    <message>
        <source>Persian Influence</source>
        <translation>Персидское влияние</translation>
    </message>
    <message>
        <source>Market cards of Persia are free for you.</source>
        <translation>Карты Персии на рынке для вас бесплатны.</translation>
    </message>
    <message>
        <source>Russian Influence</source>
        <translation>Русское влияние</translation>
    </message>
    <message>
        <source>Russian patriots on the market are free for you.</source>
        <translation>Патриоты Российской империи на рынке для вас бесплатны.</translation>
    </message>
    <message>
        <source>Infrastructure</source>
        <translation>Инфраструктура</translation>
    </message>
    <message>
        <source>Each build action gives you 1 more block for free; place it as if built.</source>
        <translation>Каждое строительство даёт вам ещё 1&#xa0;фишку бесплатно; ставьте её как построенную.</translation>
    </message>
    <message>
        <source>Savvy Operator</source>
        <translation>Ловкий делец</translation>
    </message>
    <message>
        <source>Counts as favored, whatever the favored suit.</source>
        <translation>Считается картой ведущей масти, какой бы та ни была.</translation>
    </message>
    <message>
        <source>Irregulars</source>
        <translation>Нерегулярная армия</translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>tax</source>
        <translation>налог</translation>
    </message>
    <message>
        <source>gift</source>
        <translation>подарок</translation>
    </message>
    <message>
        <source>build</source>
        <translation>строительство</translation>
    </message>
    <message>
        <source>move</source>
        <translation>перемещение</translation>
    </message>
    <message>
        <source>betray</source>
        <translation>предательство</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>сражение</translation>
    </message>
</context>
<context>
    <name>Action button</name>
    <message>
        <source>Tax</source>
        <translation>Собрать налог</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Сделать подарок</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Построить</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Переместить</translation>
    </message>
    <message>
        <source>Betray</source>
        <translation>Предать</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Сразиться</translation>
    </message>
</context>
<context>
    <name>ActionLine</name>
    <message numerus="yes">
        <source>Tax {rank}: take up to %n rupee(s) from market cards, or from players with a court card of a region you rule.</source>
        <translation>
            <numerusform>Налог {rank}: возьмите до %n&#xa0;рупии с&#xa0;карт рынка или у&#xa0;игроков, в&#xa0;чьём дворе есть карта региона, которым вы правите.</numerusform>
            <numerusform>Налог {rank}: возьмите до %n&#xa0;рупий с&#xa0;карт рынка или у&#xa0;игроков, в&#xa0;чьём дворе есть карта региона, которым вы правите.</numerusform>
            <numerusform>Налог {rank}: возьмите до %n&#xa0;рупий с&#xa0;карт рынка или у&#xa0;игроков, в&#xa0;чьём дворе есть карта региона, которым вы правите.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gift: pay 2, 4 or 6 rupees and put a cylinder on that space; it counts as one influence point.</source>
        <translation>Подарок: заплатите 2, 4&#xa0;или 6&#xa0;рупий и поставьте маркер на эту ячейку; он считается одним очком влияния.</translation>
    </message>
    <message>
        <source>Build: up to 3 armies or roads in regions you rule, 2 rupees each.</source>
        <translation>Строительство: до 3&#xa0;армий или дорог в&#xa0;регионах, которыми вы правите, по 2&#xa0;рупии за каждую.</translation>
    </message>
    <message numerus="yes">
        <source>Move {rank}: up to %n move(s) of your coalition’s armies or your spies.</source>
        <translation>
            <numerusform>Перемещение {rank}: до %n&#xa0;перемещения армий вашей коалиции или ваших шпионов.</numerusform>
            <numerusform>Перемещение {rank}: до %n&#xa0;перемещений армий вашей коалиции или ваших шпионов.</numerusform>
            <numerusform>Перемещение {rank}: до %n&#xa0;перемещений армий вашей коалиции или ваших шпионов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Betray: pay 2 rupees and discard a card with a spy of yours; you may keep its prize.</source>
        <translation>Предательство: заплатите 2&#xa0;рупии и сбросьте карту с&#xa0;вашим шпионом; её можно забрать как трофей.</translation>
    </message>
    <message numerus="yes">
        <source>Battle {rank}: remove up to %n enemy piece(s) in one place, no more than you have armies or spies there.</source>
        <translation>
            <numerusform>Сражение {rank}: удалите в&#xa0;одном месте до %n&#xa0;вражеского компонента, но не больше, чем у&#xa0;вас там армий или шпионов.</numerusform>
            <numerusform>Сражение {rank}: удалите в&#xa0;одном месте до %n&#xa0;вражеских компонентов, но не больше, чем у&#xa0;вас там армий или шпионов.</numerusform>
            <numerusform>Сражение {rank}: удалите в&#xa0;одном месте до %n&#xa0;вражеских компонентов, но не больше, чем у&#xa0;вас там армий или шпионов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionTrace</name>
    <message>
        <source>Cards with the action ({action}): {cards}. None can be paid.</source>
        <translation>Карты с&#xa0;действием ({action}): {cards}. Ни за одну нельзя заплатить.</translation>
    </message>
    <message>
        <source>Cards Wakhan can use for the action ({action}): {payable}.</source>
        <translation>Карты, которые Вахан может использовать для действия ({action}): {payable}.</translation>
    </message>
    <message>
        <source>Tax {rank}: no player can be taxed; from the market: {market}.</source>
        <translation>Налог {rank}: ни с&#xa0;кого из игроков взять нельзя; с&#xa0;рынка: {market}.</translation>
    </message>
    <message>
        <source>Tax {rank}: the richest first: {humans}; from the market: {market}.</source>
        <translation>Налог {rank}: сначала самые богатые: {humans}; с&#xa0;рынка: {market}.</translation>
    </message>
    <message>
        <source>The cheapest free gift costs {price}.</source>
        <translation>Самый дешёвый свободный подарок стоит {price}.</translation>
    </message>
    <message numerus="yes">
        <source>{region} is the first region she rules: %n army/armies come there.</source>
        <translation>
            <numerusform>{region}&#xa0;— первый регион под её властью: туда приходит %n&#xa0;армия.</numerusform>
            <numerusform>{region}&#xa0;— первый регион под её властью: туда приходят %n&#xa0;армии.</numerusform>
            <numerusform>{region}&#xa0;— первый регион под её властью: туда приходят %n&#xa0;армий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move: no army has a goal. Moves left: {left}.</source>
        <translation>Перемещение: ни у&#xa0;одной армии нет цели. Осталось перемещений: {left}.</translation>
    </message>
    <message>
        <source>Move: an army goes {from_origin} {into_destination}. Moves left: {left}.</source>
        <translation>Перемещение: армия идёт {from_origin} {into_destination}. Осталось перемещений: {left}.</translation>
    </message>
    <message>
        <source>Spy Movement: from “{origin}” to “{destination}”. Moves left: {left}.</source>
        <translation>Перемещение шпиона: «{origin}» → «{destination}». Осталось перемещений: {left}.</translation>
    </message>
    <message>
        <source>Battle: no region has both her force and a target.</source>
        <translation>Сражение: ни в&#xa0;одном регионе нет разом её сил и цели.</translation>
    </message>
    <message>
        <source>Battle {in_chosen}: the first region with her force and a target.</source>
        <translation>Сражение {in_chosen}: первый регион, где есть её силы и цель.</translation>
    </message>
    <message>
        <source>Battle: most spies lie on {kept}.</source>
        <translation>Сражение: больше всего шпионов здесь: {kept}.</translation>
    </message>
    <message>
        <source>Limit of losses: {limit} (rank {rank}, force {force}). Hit first: {named}.</source>
        <translation>Предел потерь: {limit} (ранг {rank}, сила {force}). Сначала под ударом: {named}.</translation>
    </message>
    <message>
        <source>Road icon {icon} of “{card}”: {chosen}. Order of borders: {borders}.</source>
        <translation>Символ дороги {icon} на карте «{card}»: {chosen}. Порядок границ: {borders}.</translation>
    </message>
    <message>
        <source>The supply is empty. Order of places: {places}; taken from: {chosen}.</source>
        <translation>Запас пуст. Порядок мест: {places}; взято отсюда: {chosen}.</translation>
    </message>
    <message>
        <source>The red arrow names {chosen}.</source>
        <translation>Красная стрелка указывает: {chosen}.</translation>
    </message>
    <message>
        <source>Wakhan keeps the favored suit: {suit}.</source>
        <translation>Вахан оставляет ведущую масть: {suit}.</translation>
    </message>
    <message>
        <source>{chosen} is the first region with pieces of another player.</source>
        <translation>{chosen}&#xa0;— первый регион с&#xa0;чужими компонентами.</translation>
    </message>
    <message>
        <source>{chosen} is the first region with any pieces.</source>
        <translation>{chosen}&#xa0;— первый регион, где вообще есть компоненты.</translation>
    </message>
    <message>
        <source>No region has pieces; {chosen} is the first in order.</source>
        <translation>Ни в&#xa0;одном регионе нет компонентов; первый по порядку&#xa0;— {chosen}.</translation>
    </message>
</context>
<context>
    <name>BlockLog</name>
    <message>
        <source>An Afghan army moves {origin} {target}.</source>
        <translation>Афганская армия переходит {origin} {target}.</translation>
    </message>
    <message>
        <source>A British army moves {origin} {target}.</source>
        <translation>Британская армия переходит {origin} {target}.</translation>
    </message>
    <message>
        <source>A Russian army moves {origin} {target}.</source>
        <translation>Русская армия переходит {origin} {target}.</translation>
    </message>
    <message>
        <source>An Afghan army is placed {in_region}.</source>
        <translation>Афганская армия размещается {in_region}.</translation>
    </message>
    <message>
        <source>A British army is placed {in_region}.</source>
        <translation>Британская армия размещается {in_region}.</translation>
    </message>
    <message>
        <source>A Russian army is placed {in_region}.</source>
        <translation>Русская армия размещается {in_region}.</translation>
    </message>
    <message>
        <source>An Afghan road is placed on the border {border}.</source>
        <translation>Афганская дорога размещается на границе {border}.</translation>
    </message>
    <message>
        <source>A British road is placed on the border {border}.</source>
        <translation>Британская дорога размещается на границе {border}.</translation>
    </message>
    <message>
        <source>A Russian road is placed on the border {border}.</source>
        <translation>Русская дорога размещается на границе {border}.</translation>
    </message>
    <message>
        <source>An Afghan army is placed {in_region}, taken from play: {origin}.</source>
        <translation>Афганская армия размещается {in_region}; фишка взята с&#xa0;поля: {origin}.</translation>
    </message>
    <message>
        <source>A British army is placed {in_region}, taken from play: {origin}.</source>
        <translation>Британская армия размещается {in_region}; фишка взята с&#xa0;поля: {origin}.</translation>
    </message>
    <message>
        <source>A Russian army is placed {in_region}, taken from play: {origin}.</source>
        <translation>Русская армия размещается {in_region}; фишка взята с&#xa0;поля: {origin}.</translation>
    </message>
    <message>
        <source>An Afghan road is placed on the border {border}, taken from play: {origin}.</source>
        <translation>Афганская дорога размещается на границе {border}; фишка взята с&#xa0;поля: {origin}.</translation>
    </message>
    <message>
        <source>A British road is placed on the border {border}, taken from play: {origin}.</source>
        <translation>Британская дорога размещается на границе {border}; фишка взята с&#xa0;поля: {origin}.</translation>
    </message>
    <message>
        <source>A Russian road is placed on the border {border}, taken from play: {origin}.</source>
        <translation>Русская дорога размещается на границе {border}; фишка взята с&#xa0;поля: {origin}.</translation>
    </message>
    <message>
        <source>An Afghan army is removed {from_region}.</source>
        <translation>Афганская армия уходит {from_region}.</translation>
    </message>
    <message>
        <source>A British army is removed {from_region}.</source>
        <translation>Британская армия уходит {from_region}.</translation>
    </message>
    <message>
        <source>A Russian army is removed {from_region}.</source>
        <translation>Русская армия уходит {from_region}.</translation>
    </message>
    <message>
        <source>An Afghan road is removed from the border {border}.</source>
        <translation>Афганская дорога исчезает с&#xa0;границы {border}.</translation>
    </message>
    <message>
        <source>A British road is removed from the border {border}.</source>
        <translation>Британская дорога исчезает с&#xa0;границы {border}.</translation>
    </message>
    <message>
        <source>A Russian road is removed from the border {border}.</source>
        <translation>Русская дорога исчезает с&#xa0;границы {border}.</translation>
    </message>
</context>
<context>
    <name>Border</name>
    <message>
        <source>{one}–{other}</source>
        <translation>{one}&#xa0;— {other}</translation>
    </message>
</context>
<context>
    <name>BribeLog</name>
    <message numerus="yes">
        <source>{seat} owes {recipient} a bribe of %n rupee(s) for “{card}”.</source>
        <translation>
            <numerusform>Взятка за карту «{card}»: {seat} → {recipient}, %n&#xa0;рупия.</numerusform>
            <numerusform>Взятка за карту «{card}»: {seat} → {recipient}, %n&#xa0;рупии.</numerusform>
            <numerusform>Взятка за карту «{card}»: {seat} → {recipient}, %n&#xa0;рупий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} offers {recipient} %n rupee(s) instead of {due}.</source>
        <translation>
            <numerusform>{seat} предлагает %n&#xa0;рупию вместо {due} (получает: {recipient}).</numerusform>
            <numerusform>{seat} предлагает %n&#xa0;рупии вместо {due} (получает: {recipient}).</numerusform>
            <numerusform>{seat} предлагает %n&#xa0;рупий вместо {due} (получает: {recipient}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} asks {recipient} to waive the bribe.</source>
        <translation>{seat} просит об уступке во взятке (отвечает: {recipient}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} demands %n rupee(s) of {payer}.</source>
        <translation>
            <numerusform>{seat} требует %n&#xa0;рупию (платит: {payer}).</numerusform>
            <numerusform>{seat} требует %n&#xa0;рупии (платит: {payer}).</numerusform>
            <numerusform>{seat} требует %n&#xa0;рупий (платит: {payer}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} refuses the offer of {payer}.</source>
        <translation>{seat} отклоняет предложение (предлагает: {payer}).</translation>
    </message>
    <message>
        <source>{seat} gives up the attempt with “{card}”.</source>
        <translation>{seat} отказывается от попытки с&#xa0;картой «{card}».</translation>
    </message>
    <message>
        <source>{seat} pays {recipient} no bribe (Courtly Manners).</source>
        <translation>{seat} не платит взятку (Придворные манеры; получает: {recipient}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays {recipient} a bribe of %n rupee(s).</source>
        <translation>
            <numerusform>{seat} даёт взятку: %n&#xa0;рупия (получает: {recipient}).</numerusform>
            <numerusform>{seat} даёт взятку: %n&#xa0;рупии (получает: {recipient}).</numerusform>
            <numerusform>{seat} даёт взятку: %n&#xa0;рупий (получает: {recipient}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{recipient} waives the bribe of {seat}.</source>
        <translation>{recipient} прощает взятку (кому: {seat}).</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Buy “{card}”</source>
        <translation>Купить: «{card}»</translation>
    </message>
    <message>
        <source>Play “{card}”</source>
        <translation>Разыграть: «{card}»</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message>
        <source>Propose to end the game</source>
        <translation>Предложить закончить игру</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Согласиться</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n rupee(s)</source>
        <translation>
            <numerusform>Заплатить %n&#xa0;рупию</numerusform>
            <numerusform>Заплатить %n&#xa0;рупии</numerusform>
            <numerusform>Заплатить %n&#xa0;рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not pay</source>
        <translation>Не платить</translation>
    </message>
    <message numerus="yes">
        <source>Offer %n rupee(s)</source>
        <translation>
            <numerusform>Предложить %n&#xa0;рупию</numerusform>
            <numerusform>Предложить %n&#xa0;рупии</numerusform>
            <numerusform>Предложить %n&#xa0;рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask to waive</source>
        <translation>Попросить об уступке</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Отказаться</translation>
    </message>
    <message numerus="yes">
        <source>Accept %n rupee(s)</source>
        <translation>
            <numerusform>Принять %n&#xa0;рупию</numerusform>
            <numerusform>Принять %n&#xa0;рупии</numerusform>
            <numerusform>Принять %n&#xa0;рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Простить</translation>
    </message>
    <message numerus="yes">
        <source>Demand %n rupee(s)</source>
        <translation>
            <numerusform>Потребовать %n&#xa0;рупию</numerusform>
            <numerusform>Потребовать %n&#xa0;рупии</numerusform>
            <numerusform>Потребовать %n&#xa0;рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Отказать</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Справа</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s)</source>
        <translation>
            <numerusform>%n&#xa0;рупия</numerusform>
            <numerusform>%n&#xa0;рупии</numerusform>
            <numerusform>%n&#xa0;рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>Army {in_region}</source>
        <translation>Армия {in_region}</translation>
    </message>
    <message>
        <source>Road {border}</source>
        <translation>Дорога {border}</translation>
    </message>
    <message>
        <source>Army: {origin} → {target}</source>
        <translation>Армия: {origin} → {target}</translation>
    </message>
    <message>
        <source>Tribe: {origin} → {target}</source>
        <translation>Племя: {origin} → {target}</translation>
    </message>
    <message>
        <source>Spy: {origin} → {target}</source>
        <translation>Шпион: {origin} → {target}</translation>
    </message>
    <message>
        <source>Take the prize</source>
        <translation>Забрать трофей</translation>
    </message>
    <message>
        <source>Without prize</source>
        <translation>Без трофея</translation>
    </message>
    <message>
        <source>{owner}: {piece}</source>
        <translation>{owner}: {piece}</translation>
    </message>
    <message>
        <source>Back to the supply</source>
        <translation>Вернуть в&#xa0;запас</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Mohan Lal</source>
        <translation>Мохан Лал</translation>
    </message>
    <message>
        <source>Jan-Fishan Khan</source>
        <translation>Джан-Фишан-хан</translation>
    </message>
    <message>
        <source>Prince Akbar Khan</source>
        <translation>Эмир Акбар-хан</translation>
    </message>
    <message>
        <source>Charles Stoddart</source>
        <translation>Чарльз Стоддарт</translation>
    </message>
    <message>
        <source>Shah Shuja Durrani</source>
        <translation>Шуджа-шах Дуррани</translation>
    </message>
    <message>
        <source>Aminullah Khan Logari</source>
        <translation>Аминулла-хан Логари</translation>
    </message>
    <message>
        <source>Dost Mohammad</source>
        <translation>Дост-Мухаммед</translation>
    </message>
    <message>
        <source>Kabul Bazaar</source>
        <translation>Кабульский базар</translation>
    </message>
    <message>
        <source>Afghan Handicrafts</source>
        <translation>Афганские ремёсла</translation>
    </message>
    <message>
        <source>Balkh Arsenic Mine</source>
        <translation>Мышьяковая шахта в&#xa0;Балхе</translation>
    </message>
    <message>
        <source>Lapis Lazuli Mine</source>
        <translation>Лазуритовая шахта</translation>
    </message>
    <message>
        <source>City of Ghazni</source>
        <translation>Город Газни</translation>
    </message>
    <message>
        <source>Ghilzai Nomads</source>
        <translation>Гильзаи-кочевники</translation>
    </message>
    <message>
        <source>Money Lenders</source>
        <translation>Ростовщики</translation>
    </message>
    <message>
        <source>Durrani Royal Guard</source>
        <translation>Королевская гвардия Дуррани</translation>
    </message>
    <message>
        <source>Bala Hissar</source>
        <translation>Бала-Хиссар</translation>
    </message>
    <message>
        <source>Citadel of Ghazni</source>
        <translation>Цитадель Газни</translation>
    </message>
    <message>
        <source>Harry Flashman</source>
        <translation>Гарри Флэшмен</translation>
    </message>
    <message>
        <source>Eldred Pottinger</source>
        <translation>Элдред Поттинджер</translation>
    </message>
    <message>
        <source>Henry Rawlinson</source>
        <translation>Генри Роулинсон</translation>
    </message>
    <message>
        <source>Alexander Burnes</source>
        <translation>Александр Бёрнс</translation>
    </message>
    <message>
        <source>George Hayward</source>
        <translation>Джордж Хейуорд</translation>
    </message>
    <message>
        <source>Henry Pottinger</source>
        <translation>Генри Поттинджер</translation>
    </message>
    <message>
        <source>Ranjit Singh</source>
        <translation>Ранджит Сингх</translation>
    </message>
    <message>
        <source>Josiah Harlan</source>
        <translation>Джосайя Харлан</translation>
    </message>
    <message>
        <source>Paolo Avitabile</source>
        <translation>Паоло Авитабиле</translation>
    </message>
    <message>
        <source>Maqpon Dynasty</source>
        <translation>Династия Макпон</translation>
    </message>
    <message>
        <source>Anarkali Bazaar</source>
        <translation>Базар Анаркали</translation>
    </message>
    <message>
        <source>Khyber Pass</source>
        <translation>Хайберский проход</translation>
    </message>
    <message>
        <source>Sikh Merchants in Lahore</source>
        <translation>Сикхские купцы в&#xa0;Лахоре</translation>
    </message>
    <message>
        <source>Company Weapons</source>
        <translation>Оружие Компании</translation>
    </message>
    <message>
        <source>Army of the Indus</source>
        <translation>Армия Инда</translation>
    </message>
    <message>
        <source>Zorawar Singh Kahluria</source>
        <translation>Зоравар Сингх Кахлурия</translation>
    </message>
    <message>
        <source>Sindhi Warriors</source>
        <translation>Синдхские воины</translation>
    </message>
    <message>
        <source>Hari Singh Nalwa</source>
        <translation>Хари Сингх Налва</translation>
    </message>
    <message>
        <source>Bengal Native Infantry</source>
        <translation>Бенгальская туземная пехота</translation>
    </message>
    <message>
        <source>Seaforth Highlanders</source>
        <translation>Сифортские горцы</translation>
    </message>
    <message>
        <source>Akali Sikhs</source>
        <translation>Сикхи-акали</translation>
    </message>
    <message>
        <source>William Moorcroft</source>
        <translation>Уильям Муркрофт</translation>
    </message>
    <message>
        <source>William Hay Macnaghten</source>
        <translation>Уильям Хей Макнотен</translation>
    </message>
    <message>
        <source>Charles Masson</source>
        <translation>Чарльз Массон</translation>
    </message>
    <message>
        <source>Barakzai Sadars</source>
        <translation>Баракзайские сардары</translation>
    </message>
    <message>
        <source>Giljee Nobles</source>
        <translation>Гильзайская знать</translation>
    </message>
    <message>
        <source>Baluchi Chiefs</source>
        <translation>Белуджские вожди</translation>
    </message>
    <message>
        <source>Haji Khan Kakar</source>
        <translation>Хаджи-хан Какар</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Банкирский дом</translation>
    </message>
    <message>
        <source>Bolan Pass</source>
        <translation>Боланский проход</translation>
    </message>
    <message>
        <source>Fruit Markets</source>
        <translation>Фруктовые рынки</translation>
    </message>
    <message>
        <source>Kandahari Markets</source>
        <translation>Рынки Кандагара</translation>
    </message>
    <message>
        <source>British Regulars</source>
        <translation>Британская регулярная армия</translation>
    </message>
    <message>
        <source>Sir John Keane</source>
        <translation>Сэр Джон Кин</translation>
    </message>
    <message>
        <source>Pashtun Mercenary</source>
        <translation>Пуштунский наёмник</translation>
    </message>
    <message>
        <source>Jezail Sharpshooters</source>
        <translation>Стрелки с&#xa0;джезайлами</translation>
    </message>
    <message>
        <source>Herati Bandits</source>
        <translation>Гератские разбойники</translation>
    </message>
    <message>
        <source>Hazara Chiefs</source>
        <translation>Хазарейские вожди</translation>
    </message>
    <message>
        <source>Yar Mohammad Alikozai</source>
        <translation>Яр-Мухаммед Аликозай</translation>
    </message>
    <message>
        <source>Exiled Durrani Nobility</source>
        <translation>Знать Дуррани в&#xa0;изгнании</translation>
    </message>
    <message>
        <source>Ishaqzai Chiefs</source>
        <translation>Вожди исхакзаев</translation>
    </message>
    <message>
        <source>Tajik Warband</source>
        <translation>Таджикские воины</translation>
    </message>
    <message>
        <source>Nomadic Warlord</source>
        <translation>Предводитель кочевников</translation>
    </message>
    <message>
        <source>Karakul Sheep</source>
        <translation>Каракульские овцы</translation>
    </message>
    <message>
        <source>Qanat System</source>
        <translation>Система кяризов</translation>
    </message>
    <message>
        <source>Farah Road</source>
        <translation>Дорога через Фарах</translation>
    </message>
    <message>
        <source>Opium Fields</source>
        <translation>Опиумные поля</translation>
    </message>
    <message>
        <source>Minaret of Jam</source>
        <translation>Джамский минарет</translation>
    </message>
    <message>
        <source>Baluchi Smugglers</source>
        <translation>Белуджские контрабандисты</translation>
    </message>
    <message>
        <source>Wheat Fields</source>
        <translation>Пшеничные поля</translation>
    </message>
    <message>
        <source>Ghaem Magham Farahani</source>
        <translation>Каем-Макам Фарахани</translation>
    </message>
    <message>
        <source>Count Ivan Simonich</source>
        <translation>Граф Иван Симонич</translation>
    </message>
    <message>
        <source>Alexander Griboyedov</source>
        <translation>Александр Грибоедов</translation>
    </message>
    <message>
        <source>Joseph Wolff</source>
        <translation>Джозеф Вольф</translation>
    </message>
    <message>
        <source>Claude Wade</source>
        <translation>Клод Уэйд</translation>
    </message>
    <message>
        <source>Jean-François Allard</source>
        <translation>Жан-Франсуа Аллар</translation>
    </message>
    <message>
        <source>Hajj Mirza Aghasi</source>
        <translation>Хаджи Мирза Агаси</translation>
    </message>
    <message>
        <source>Abbas Mirza</source>
        <translation>Аббас-Мирза</translation>
    </message>
    <message>
        <source>Fath-Ali Shah</source>
        <translation>Фетх-Али-шах</translation>
    </message>
    <message>
        <source>Mohammad Shah</source>
        <translation>Мохаммед-шах</translation>
    </message>
    <message>
        <source>Civic Improvements</source>
        <translation>Благоустройство городов</translation>
    </message>
    <message>
        <source>Persian Slave Markets</source>
        <translation>Невольничьи рынки Персии</translation>
    </message>
    <message>
        <source>Anglo-Persian Trade</source>
        <translation>Англо-персидская торговля</translation>
    </message>
    <message>
        <source>Russo-Persian Trade</source>
        <translation>Русско-персидская торговля</translation>
    </message>
    <message>
        <source>Persian Army</source>
        <translation>Персидская армия</translation>
    </message>
    <message>
        <source>Shah’s Guard</source>
        <translation>Шахская гвардия</translation>
    </message>
    <message>
        <source>Russian Regulars</source>
        <translation>Русская армия</translation>
    </message>
    <message>
        <source>Bukharan Jews</source>
        <translation>Бухарские евреи</translation>
    </message>
    <message>
        <source>Jan Prosper Witkiewicz</source>
        <translation>Ян Проспер Виткевич</translation>
    </message>
    <message>
        <source>Imperial Surveyors</source>
        <translation>Имперские топографы</translation>
    </message>
    <message>
        <source>Arthur Conolly</source>
        <translation>Артур Конолли</translation>
    </message>
    <message>
        <source>Aga Mehdi</source>
        <translation>Ага-Мехди</translation>
    </message>
    <message>
        <source>Nasrullah Khan</source>
        <translation>Насрулла-хан</translation>
    </message>
    <message>
        <source>Allah Quli Bahadur</source>
        <translation>Аллакули Бахадур-хан</translation>
    </message>
    <message>
        <source>Mir Murad Beg</source>
        <translation>Мир Мурад-бек</translation>
    </message>
    <message>
        <source>Madali Khan</source>
        <translation>Мадали-хан</translation>
    </message>
    <message>
        <source>Khivan Slave Markets</source>
        <translation>Невольничьи рынки Хивы</translation>
    </message>
    <message>
        <source>Supplies from Orenburg</source>
        <translation>Поставки из Оренбурга</translation>
    </message>
    <message>
        <source>Panjdeh Oasis</source>
        <translation>Оазис Пенджде</translation>
    </message>
    <message>
        <source>The Ark of Bukhara</source>
        <translation>Бухарский Арк</translation>
    </message>
    <message>
        <source>European Cannons</source>
        <translation>Европейские пушки</translation>
    </message>
    <message>
        <source>Cossacks</source>
        <translation>Казаки</translation>
    </message>
    <message>
        <source>Count Perovsky</source>
        <translation>Граф Перовский</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>закрытая карта</translation>
    </message>
    <message>
        <source>empty slot</source>
        <translation>пустая ячейка</translation>
    </message>
    <message>
        <source>“{card}”</source>
        <translation>«{card}»</translation>
    </message>
</context>
<context>
    <name>CardLog</name>
    <message numerus="yes">
        <source>{seat} buys “{card}” for %n rupee(s); rupees on it: {gained}.</source>
        <translation>
            <numerusform>{seat} покупает карту «{card}» за %n&#xa0;рупию; рупий на ней: {gained}.</numerusform>
            <numerusform>{seat} покупает карту «{card}» за %n&#xa0;рупии; рупий на ней: {gained}.</numerusform>
            <numerusform>{seat} покупает карту «{card}» за %n&#xa0;рупий; рупий на ней: {gained}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} buys “{card}” for %n rupee(s).</source>
        <translation>
            <numerusform>{seat} покупает карту «{card}» за %n&#xa0;рупию.</numerusform>
            <numerusform>{seat} покупает карту «{card}» за %n&#xa0;рупии.</numerusform>
            <numerusform>{seat} покупает карту «{card}» за %n&#xa0;рупий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes “{card}” for free, with %n rupee(s) on it.</source>
        <translation>
            <numerusform>{seat} бесплатно берёт карту «{card}» и %n&#xa0;рупию с&#xa0;неё.</numerusform>
            <numerusform>{seat} бесплатно берёт карту «{card}» и %n&#xa0;рупии с&#xa0;неё.</numerusform>
            <numerusform>{seat} бесплатно берёт карту «{card}» и %n&#xa0;рупий с&#xa0;неё.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} takes “{card}” for free.</source>
        <translation>{seat} бесплатно берёт карту «{card}».</translation>
    </message>
    <message>
        <source>{seat} plays “{card}” at the left end of the court.</source>
        <translation>{seat} разыгрывает карту «{card}» у&#xa0;левого края двора.</translation>
    </message>
    <message>
        <source>{seat} plays “{card}” at the right end of the court.</source>
        <translation>{seat} разыгрывает карту «{card}» у&#xa0;правого края двора.</translation>
    </message>
    <message>
        <source>{seat} betrays “{card}” in their own court.</source>
        <translation>{seat} предаёт карту «{card}» в&#xa0;собственном дворе.</translation>
    </message>
    <message>
        <source>{seat} betrays “{card}” (court: {owner}).</source>
        <translation>{seat} предаёт карту «{card}» (двор: {owner}).</translation>
    </message>
    <message>
        <source>{seat} discards “{card}” from the court to pay a debt.</source>
        <translation>{seat} сбрасывает карту «{card}» из двора в&#xa0;счёт долга.</translation>
    </message>
    <message>
        <source>{seat} loses the patriot “{card}” by changing loyalty.</source>
        <translation>{seat} из-за смены лояльности теряет карту патриота «{card}».</translation>
    </message>
    <message>
        <source>{seat} discards “{card}”: the court is over its limit.</source>
        <translation>{seat} сбрасывает карту «{card}»: превышен предел двора.</translation>
    </message>
    <message>
        <source>{seat} discards “{card}” from the court.</source>
        <translation>{seat} сбрасывает карту «{card}» из двора.</translation>
    </message>
    <message>
        <source>{seat} discards “{card}” from hand to pay a debt.</source>
        <translation>{seat} сбрасывает карту «{card}» из руки в&#xa0;счёт долга.</translation>
    </message>
    <message>
        <source>{seat} discards “{card}”: the hand is over its limit.</source>
        <translation>{seat} сбрасывает карту «{card}»: превышен предел руки.</translation>
    </message>
    <message>
        <source>{seat} discards “{card}”: the bribe is too high.</source>
        <translation>{seat} сбрасывает карту «{card}»: взятка слишком велика.</translation>
    </message>
    <message>
        <source>{seat} discards “{card}” from hand.</source>
        <translation>{seat} сбрасывает карту «{card}» из руки.</translation>
    </message>
    <message>
        <source>{seat} keeps “{card}” as a prize ({prize}).</source>
        <translation>{seat} забирает карту «{card}» как трофей ({prize}).</translation>
    </message>
    <message>
        <source>{seat} declines the prize “{card}”.</source>
        <translation>{seat} отказывается от трофея «{card}».</translation>
    </message>
    <message>
        <source>{seat} loses prizes: {cards}.</source>
        <translation>{seat} теряет трофеи: {cards}.</translation>
    </message>
    <message>
        <source>“{card}” has left the court: the rest of its icons is lost.</source>
        <translation>Карты «{card}» больше нет во дворе: остальные её символы пропадают.</translation>
    </message>
    <message>
        <source>An icon of “{card}” is skipped: no piece is left.</source>
        <translation>Символ карты «{card}» пропускается: компонентов не осталось.</translation>
    </message>
    <message>
        <source>Overthrow {in_region}: {seat} discards {cards}.</source>
        <translation>Свержение {in_region}. {seat} сбрасывает: {cards}.</translation>
    </message>
    <message>
        <source>{seat} swaps hands with {other} (receives: {received}, gives: {given}).</source>
        <translation>{seat} обменивается картами в&#xa0;руке (с&#xa0;кем: {other}; получает: {received}, отдаёт: {given}).</translation>
    </message>
</context>
<context>
    <name>CardTrace</name>
    <message>
        <source>Cards by rank: {rated}.</source>
        <translation>Карты по рангу: {rated}.</translation>
    </message>
    <message>
        <source>Cards by rupees gained: {rated}.</source>
        <translation>Карты по прибыли в&#xa0;рупиях: {rated}.</translation>
    </message>
    <message>
        <source>Cards that win a region: {cards}.</source>
        <translation>Карты, дающие власть над регионом: {cards}.</translation>
    </message>
    <message>
        <source>Cards by army and road icons: {rated}.</source>
        <translation>Карты по символам армий и дорог: {rated}.</translation>
    </message>
    <message>
        <source>Cards by spy and tribe icons: {rated}.</source>
        <translation>Карты по символам шпионов и племён: {rated}.</translation>
    </message>
    <message>
        <source>Cards that qualify: {cards}.</source>
        <translation>Подходящие карты: {cards}.</translation>
    </message>
    <message>
        <source>“{chosen}” is the only one.</source>
        <translation>Подходит только «{chosen}».</translation>
    </message>
    <message>
        <source>“{chosen}” is ahead.</source>
        <translation>Впереди «{chosen}».</translation>
    </message>
    <message>
        <source>“{chosen}” is the cheapest of the best.</source>
        <translation>«{chosen}»&#xa0;— самая дешёвая из лучших.</translation>
    </message>
    <message>
        <source>“{chosen}” has the highest number of the best.</source>
        <translation>«{chosen}»&#xa0;— с&#xa0;самым большим номером из лучших.</translation>
    </message>
    <message>
        <source>Spies of Wakhan and most spies of another player: {rated}.</source>
        <translation>Шпионы Вахан и больше всего шпионов у&#xa0;другого игрока: {rated}.</translation>
    </message>
    <message>
        <source>Cards for the spy, where Wakhan does not lead: {cards}.</source>
        <translation>Карты для шпиона, на которых Вахан не лидирует: {cards}.</translation>
    </message>
    <message>
        <source>Wakhan leads everywhere; cards for the spy: {cards}.</source>
        <translation>Вахан лидирует везде; карты для шпиона: {cards}.</translation>
    </message>
    <message>
        <source>Cards without spies for Blackmail: {cards}.</source>
        <translation>Карты без шпионов для шантажа: {cards}.</translation>
    </message>
    <message>
        <source>Safe Houses for the spy: {cards}.</source>
        <translation>Убежища для шпиона: {cards}.</translation>
    </message>
    <message>
        <source>Cards to betray: {cards}.</source>
        <translation>Карты для предательства: {cards}.</translation>
    </message>
    <message>
        <source>Cards to battle on: {cards}.</source>
        <translation>Карты для сражения: {cards}.</translation>
    </message>
    <message>
        <source>Cards to act with: {cards}.</source>
        <translation>Карты для действия: {cards}.</translation>
    </message>
    <message>
        <source>“{chosen}” lies in another player’s court.</source>
        <translation>«{chosen}» лежит в&#xa0;чужом дворе.</translation>
    </message>
    <message>
        <source>“{chosen}” is favored.</source>
        <translation>«{chosen}»&#xa0;— карта ведущей масти.</translation>
    </message>
    <message>
        <source>“{chosen}” is a patriot of the dominant coalition.</source>
        <translation>«{chosen}»&#xa0;— патриот господствующей коалиции.</translation>
    </message>
    <message>
        <source>“{chosen}” is a prize of the dominant coalition.</source>
        <translation>«{chosen}»&#xa0;— трофей господствующей коалиции.</translation>
    </message>
    <message>
        <source>“{chosen}” is a patriot.</source>
        <translation>«{chosen}»&#xa0;— патриот.</translation>
    </message>
    <message>
        <source>“{chosen}” is leveraged.</source>
        <translation>«{chosen}»&#xa0;— карта с&#xa0;символом займа.</translation>
    </message>
    <message>
        <source>“{chosen}” has the highest rank.</source>
        <translation>У&#xa0;карты «{chosen}» самый высокий ранг.</translation>
    </message>
    <message>
        <source>“{chosen}” has the highest number.</source>
        <translation>У&#xa0;карты «{chosen}» самый большой номер.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: it is the only one.</source>
        <translation>Вахан отдаёт карту «{chosen}»: других карт нет.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: it is not political.</source>
        <translation>Вахан отдаёт карту «{chosen}»: это не карта политики.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: it is no patriot.</source>
        <translation>Вахан отдаёт карту «{chosen}»: это не патриот.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: it is not leveraged.</source>
        <translation>Вахан отдаёт карту «{chosen}»: на ней нет займа.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: most foreign spies are on it.</source>
        <translation>Вахан отдаёт карту «{chosen}»: здесь сильнее всего перевес чужих шпионов.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: fewest spies are on it.</source>
        <translation>Вахан отдаёт карту «{chosen}»: здесь меньше всего шпионов.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: it has the lowest rank.</source>
        <translation>Вахан отдаёт карту «{chosen}»: самый низкий ранг.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: it is not favored.</source>
        <translation>Вахан отдаёт карту «{chosen}»: масть не ведущая.</translation>
    </message>
    <message>
        <source>Wakhan gives up “{chosen}”: it has the lowest number.</source>
        <translation>Вахан отдаёт карту «{chosen}»: самый маленький номер.</translation>
    </message>
</context>
<context>
    <name>CheckLog</name>
    <message>
        <source>Blocks: {blocks}.</source>
        <translation>Фишки: {blocks}.</translation>
    </message>
    <message>
        <source>The final Dominance Check is unsuccessful.</source>
        <translation>Финальная проверка господства не состоялась.</translation>
    </message>
    <message>
        <source>The Dominance Check is unsuccessful.</source>
        <translation>Проверка господства не состоялась.</translation>
    </message>
    <message>
        <source>The final Dominance Check is successful: {dominant}.</source>
        <translation>Финальная проверка господства успешна: {dominant}.</translation>
    </message>
    <message>
        <source>The Dominance Check is successful: {dominant}.</source>
        <translation>Проверка господства успешна: {dominant}.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Никто не получает очков.</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Очки: {points}.</translation>
    </message>
    <message>
        <source>All blocks leave the map.</source>
        <translation>Все фишки уходят с&#xa0;поля.</translation>
    </message>
    <message>
        <source>Final scores: {scores}.</source>
        <translation>Итоговый счёт: {scores}.</translation>
    </message>
    <message>
        <source>A lead of 4 points ends the game.</source>
        <translation>Отрыв в&#xa0;4&#xa0;очка завершает игру.</translation>
    </message>
    <message>
        <source>The players agree to end the game.</source>
        <translation>Игроки соглашаются закончить игру.</translation>
    </message>
    <message>
        <source>The game ends with the final Dominance Check.</source>
        <translation>Игра завершается финальной проверкой господства.</translation>
    </message>
    <message>
        <source>Shared victory: {winners}.</source>
        <translation>Победу делят: {winners}.</translation>
    </message>
    <message>
        <source>Winner: {winners}.</source>
        <translation>Победа: {winners}.</translation>
    </message>
</context>
<context>
    <name>Coalition</name>
    <message>
        <source>Afghanistan</source>
        <translation>Афганистан</translation>
    </message>
    <message>
        <source>Britain</source>
        <translation>Британская империя</translation>
    </message>
    <message>
        <source>Russia</source>
        <translation>Российская империя</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message numerus="yes">
        <source>%n rupee(s)</source>
        <translation>
            <numerusform>%n&#xa0;рупия</numerusform>
            <numerusform>%n&#xa0;рупии</numerusform>
            <numerusform>%n&#xa0;рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карты</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n&#xa0;действие</numerusform>
            <numerusform>%n&#xa0;действия</numerusform>
            <numerusform>%n&#xa0;действий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n&#xa0;победное очко</numerusform>
            <numerusform>%n&#xa0;победных очка</numerusform>
            <numerusform>%n&#xa0;победных очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence point(s)</source>
        <translation>
            <numerusform>%n&#xa0;очко влияния</numerusform>
            <numerusform>%n&#xa0;очка влияния</numerusform>
            <numerusform>%n&#xa0;очков влияния</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cylinder(s)</source>
        <translation>
            <numerusform>%n&#xa0;маркер</numerusform>
            <numerusform>%n&#xa0;маркера</numerusform>
            <numerusform>%n&#xa0;маркеров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s)</source>
        <translation>
            <numerusform>%n&#xa0;племя</numerusform>
            <numerusform>%n&#xa0;племени</numerusform>
            <numerusform>%n&#xa0;племён</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy/spies</source>
        <translation>
            <numerusform>%n&#xa0;шпион</numerusform>
            <numerusform>%n&#xa0;шпиона</numerusform>
            <numerusform>%n&#xa0;шпионов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n&#xa0;подарок</numerusform>
            <numerusform>%n&#xa0;подарка</numerusform>
            <numerusform>%n&#xa0;подарков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n&#xa0;трофей</numerusform>
            <numerusform>%n&#xa0;трофея</numerusform>
            <numerusform>%n&#xa0;трофеев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Afghan army/armies</source>
        <translation>
            <numerusform>%n&#xa0;афганская армия</numerusform>
            <numerusform>%n&#xa0;афганские армии</numerusform>
            <numerusform>%n&#xa0;афганских армий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n British army/armies</source>
        <translation>
            <numerusform>%n&#xa0;британская армия</numerusform>
            <numerusform>%n&#xa0;британские армии</numerusform>
            <numerusform>%n&#xa0;британских армий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Russian army/armies</source>
        <translation>
            <numerusform>%n&#xa0;русская армия</numerusform>
            <numerusform>%n&#xa0;русские армии</numerusform>
            <numerusform>%n&#xa0;русских армий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Afghan road(s)</source>
        <translation>
            <numerusform>%n&#xa0;афганская дорога</numerusform>
            <numerusform>%n&#xa0;афганские дороги</numerusform>
            <numerusform>%n&#xa0;афганских дорог</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n British road(s)</source>
        <translation>
            <numerusform>%n&#xa0;британская дорога</numerusform>
            <numerusform>%n&#xa0;британские дороги</numerusform>
            <numerusform>%n&#xa0;британских дорог</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Russian road(s)</source>
        <translation>
            <numerusform>%n&#xa0;русская дорога</numerusform>
            <numerusform>%n&#xa0;русские дороги</numerusform>
            <numerusform>%n&#xa0;русских дорог</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Afghan block(s)</source>
        <translation>
            <numerusform>%n&#xa0;афганская фишка</numerusform>
            <numerusform>%n&#xa0;афганские фишки</numerusform>
            <numerusform>%n&#xa0;афганских фишек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n British block(s)</source>
        <translation>
            <numerusform>%n&#xa0;британская фишка</numerusform>
            <numerusform>%n&#xa0;британские фишки</numerusform>
            <numerusform>%n&#xa0;британских фишек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Russian block(s)</source>
        <translation>
            <numerusform>%n&#xa0;русская фишка</numerusform>
            <numerusform>%n&#xa0;русские фишки</numerusform>
            <numerusform>%n&#xa0;русских фишек</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Court</name>
    <message>
        <source>left end of the court</source>
        <translation>левый край двора</translation>
    </message>
    <message>
        <source>right end of the court</source>
        <translation>правый край двора</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand the seat to {name}</source>
        <translation>Передайте ход игроку: {name}</translation>
    </message>
    <message>
        <source>I am {name}: show my hand</source>
        <translation>Я {name}: показать руку</translation>
    </message>
    <message>
        <source>Hold the button or Enter for a moment.</source>
        <translation>Удерживайте кнопку или Enter пару секунд.</translation>
    </message>
</context>
<context>
    <name>CylinderLog</name>
    <message>
        <source>{owner} places a spy on “{card}”.</source>
        <translation>{owner} размещает шпиона на карте «{card}».</translation>
    </message>
    <message>
        <source>{owner} places a tribe {in_region}.</source>
        <translation>{owner} размещает племя {in_region}.</translation>
    </message>
    <message>
        <source>{owner} takes a cylinder from play for the gift: {origin}.</source>
        <translation>{owner} берёт для подарка маркер, бывший в&#xa0;игре: {origin}.</translation>
    </message>
    <message>
        <source>{owner} places a spy on “{card}”, taken from play: {origin}.</source>
        <translation>{owner} размещает шпиона на карте «{card}»; маркер взят отсюда: {origin}.</translation>
    </message>
    <message>
        <source>{owner} places a tribe {in_region}, taken from play: {origin}.</source>
        <translation>{owner} размещает племя {in_region}; маркер взят отсюда: {origin}.</translation>
    </message>
    <message>
        <source>{owner} moves a spy from “{origin}” to “{target}”.</source>
        <translation>{owner} перемещает шпиона: «{origin}» → «{target}».</translation>
    </message>
    <message>
        <source>{owner} moves a tribe {origin} {target}.</source>
        <translation>{owner} перемещает племя {origin} {target}.</translation>
    </message>
    <message>
        <source>{owner} loses a spy on “{card}”.</source>
        <translation>{owner} теряет шпиона на карте «{card}».</translation>
    </message>
    <message>
        <source>{owner} loses a tribe {in_region}.</source>
        <translation>{owner} теряет племя {in_region}.</translation>
    </message>
    <message>
        <source>{seat} shelters the spy on “{card}” (Safe House).</source>
        <translation>{seat} укрывает шпиона на карте «{card}» (Убежище).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} battles on “{card}”: up to %n spy/spies.</source>
        <translation>
            <numerusform>{seat} сражается на карте «{card}»: до %n&#xa0;шпиона.</numerusform>
            <numerusform>{seat} сражается на карте «{card}»: до %n&#xa0;шпионов.</numerusform>
            <numerusform>{seat} сражается на карте «{card}»: до %n&#xa0;шпионов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} battles {in_region}: up to %n piece(s).</source>
        <translation>
            <numerusform>{seat} сражается {in_region}: до %n&#xa0;компонента.</numerusform>
            <numerusform>{seat} сражается {in_region}: до %n&#xa0;компонентов.</numerusform>
            <numerusform>{seat} сражается {in_region}: до %n&#xa0;компонентов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Overthrow {in_region}: {seat} loses %n tribe(s).</source>
        <translation>
            <numerusform>Свержение {in_region}: {seat} теряет %n&#xa0;племя.</numerusform>
            <numerusform>Свержение {in_region}: {seat} теряет %n&#xa0;племени.</numerusform>
            <numerusform>Свержение {in_region}: {seat} теряет %n&#xa0;племён.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} has no piece left to place ({place}).</source>
        <translation>{seat}: нечего разместить, компонентов не осталось ({place}).</translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message>
        <source>until discarded</source>
        <translation>До сброса</translation>
    </message>
    <message>
        <source>if purchased</source>
        <translation>При покупке</translation>
    </message>
    <message>
        <source>if discarded</source>
        <translation>При сбросе</translation>
    </message>
    <message>
        <source>Dominance Check</source>
        <translation>Проверка господства</translation>
    </message>
    <message>
        <source>A Dominance Check takes place now. If it succeeds, the map loses all blocks.</source>
        <translation>Сейчас состоится проверка господства. При успехе поле очищается от всех фишек.</translation>
    </message>
    <message>
        <source>Favored suit: military</source>
        <translation>Ведущая масть: военные силы</translation>
    </message>
    <message>
        <source>The favored suit is now military.</source>
        <translation>Ведущей мастью становятся военные силы.</translation>
    </message>
    <message>
        <source>New Tactics</source>
        <translation>Новая тактика</translation>
    </message>
    <message>
        <source>Until the next Dominance Check, all your military cards count as favored.</source>
        <translation>До следующей проверки господства ваши карты военных сил считаются картами ведущей масти.</translation>
    </message>
    <message>
        <source>Embarrassment of Riches</source>
        <translation>Избыток богатств</translation>
    </message>
    <message>
        <source>Through the next Dominance Check, no gift gives any influence.</source>
        <translation>По следующую проверку господства включительно подарки не дают влияния.</translation>
    </message>
    <message>
        <source>Koh-i-noor Recovered</source>
        <translation>Возвращение Кохинура</translation>
    </message>
    <message>
        <source>Through the next Dominance Check, every gift of yours gives 1 influence more.</source>
        <translation>По следующую проверку господства включительно каждый ваш подарок даёт на 1&#xa0;очко влияния больше.</translation>
    </message>
    <message>
        <source>Disregard for Customs</source>
        <translation>Пренебрежение обычаями</translation>
    </message>
    <message>
        <source>Until the next Dominance Check, nobody pays bribes.</source>
        <translation>До следующей проверки господства никто не платит взяток.</translation>
    </message>
    <message>
        <source>Courtly Manners</source>
        <translation>Придворные манеры</translation>
    </message>
    <message>
        <source>Until the next Dominance Check, every bribe is optional for you.</source>
        <translation>До следующей проверки господства вы платите взятки лишь по желанию.</translation>
    </message>
    <message>
        <source>Failure to Impress</source>
        <translation>Неудачное впечатление</translation>
    </message>
    <message>
        <source>Each player loses every prize.</source>
        <translation>Все игроки теряют все свои трофеи.</translation>
    </message>
    <message>
        <source>Rumor</source>
        <translation>Слухи</translation>
    </message>
    <message>
        <source>Pick a player: through the next Dominance Check, patriots give that player no influence.</source>
        <translation>Укажите игрока: по следующую проверку господства включительно его патриоты не дают влияния.</translation>
    </message>
    <message>
        <source>Riots in Punjab</source>
        <translation>Беспорядки в&#xa0;Пенджабе</translation>
    </message>
    <message>
        <source>Every army and tribe in Punjab goes back to its supply.</source>
        <translation>Все армии и племена в&#xa0;Пенджабе уходят в&#xa0;запас.</translation>
    </message>
    <message>
        <source>Conflict Fatigue</source>
        <translation>Затяжной конфликт</translation>
    </message>
    <message>
        <source>At the next Dominance Check, a lead of 2 blocks is enough for dominance.</source>
        <translation>На следующей проверке господства для успеха хватит перевеса в&#xa0;2&#xa0;фишки.</translation>
    </message>
    <message>
        <source>Riots in Herat</source>
        <translation>Беспорядки в&#xa0;Герате</translation>
    </message>
    <message>
        <source>Every army and tribe in Herat goes back to its supply.</source>
        <translation>Все армии и племена в&#xa0;Герате уходят в&#xa0;запас.</translation>
    </message>
    <message>
        <source>Nationalism</source>
        <translation>Национализм</translation>
    </message>
    <message>
        <source>Until the next Dominance Check, your tribes can do what armies do: move and battle.</source>
        <translation>До следующей проверки господства ваши племена могут перемещаться и сражаться, как армии.</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Без эффекта</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Ничего не происходит.</translation>
    </message>
    <message>
        <source>Public Withdrawal</source>
        <translation>Уход из общественной жизни</translation>
    </message>
    <message>
        <source>Not for sale. Rupees put on it leave the game.</source>
        <translation>Не продаётся. Положенные сюда рупии выбывают из игры.</translation>
    </message>
    <message>
        <source>Riots in Kabul</source>
        <translation>Беспорядки в&#xa0;Кабуле</translation>
    </message>
    <message>
        <source>Every army and tribe in Kabul goes back to its supply.</source>
        <translation>Все армии и племена в&#xa0;Кабуле уходят в&#xa0;запас.</translation>
    </message>
    <message>
        <source>Nation Building</source>
        <translation>Государственное строительство</translation>
    </message>
    <message>
        <source>Until the next Dominance Check, your build actions yield double blocks at no extra cost.</source>
        <translation>До следующей проверки господства строительство даёт вам вдвое больше фишек за ту же цену.</translation>
    </message>
    <message>
        <source>Riots in Persia</source>
        <translation>Беспорядки в&#xa0;Персии</translation>
    </message>
    <message>
        <source>Every army and tribe in Persia goes back to its supply.</source>
        <translation>Все армии и племена в&#xa0;Персии уходят в&#xa0;запас.</translation>
    </message>
    <message>
        <source>Backing of Persian Aristocracy</source>
        <translation>Поддержка персидской знати</translation>
    </message>
    <message>
        <source>The bank pays you 3 rupees.</source>
        <translation>Банк выплачивает вам 3&#xa0;рупии.</translation>
    </message>
    <message>
        <source>Confidence Failure</source>
        <translation>Утрата доверия</translation>
    </message>
    <message>
        <source>Everyone with cards in hand discards 1 of them.</source>
        <translation>Каждый, у&#xa0;кого есть карты в&#xa0;руке, сбрасывает 1&#xa0;из них.</translation>
    </message>
    <message>
        <source>Other Persuasive Methods</source>
        <translation>Иные методы убеждения</translation>
    </message>
    <message>
        <source>Swap hands with a player you choose, even if you hold no cards.</source>
        <translation>Обменяйтесь картами в&#xa0;руке с&#xa0;выбранным игроком, даже если у&#xa0;вас карт нет.</translation>
    </message>
    <message>
        <source>Favored suit: intelligence</source>
        <translation>Ведущая масть: разведка</translation>
    </message>
    <message>
        <source>The favored suit is now intelligence.</source>
        <translation>Ведущей мастью становится разведка.</translation>
    </message>
    <message>
        <source>Pashtunwali Values</source>
        <translation>Ценности пуштунвали</translation>
    </message>
    <message>
        <source>Name the favored suit. Until the next Dominance Check, icons that change it do nothing.</source>
        <translation>Назначьте ведущую масть. До следующей проверки господства символы смены масти не действуют.</translation>
    </message>
    <message>
        <source>Favored suit: political</source>
        <translation>Ведущая масть: политика</translation>
    </message>
    <message>
        <source>The favored suit is now political.</source>
        <translation>Ведущей мастью становится политика.</translation>
    </message>
    <message>
        <source>Rebuke</source>
        <translation>Отповедь</translation>
    </message>
    <message>
        <source>Pick a region: every army and tribe there goes back to its supply.</source>
        <translation>Укажите регион: все армии и племена оттуда уходят в&#xa0;запас.</translation>
    </message>
</context>
<context>
    <name>FactsLine</name>
    <message>
        <source>{suit_card}, rank {rank}, {region}</source>
        <translation>{suit_card}, ранг {rank}, {region}</translation>
    </message>
</context>
<context>
    <name>GameOver</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Посмотреть на стол</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Победа: {name}</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>Победу делят: {names}</translation>
    </message>
    <message>
        <source>A lead of 4 points after a Dominance Check ends the game.</source>
        <translation>Отрыв в&#xa0;4&#xa0;очка после проверки господства завершает игру.</translation>
    </message>
    <message>
        <source>The players agreed to end the game.</source>
        <translation>Игроки согласились закончить игру.</translation>
    </message>
    <message>
        <source>The final Dominance Check has been scored.</source>
        <translation>Финальная проверка господства подсчитана.</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} ПО</translation>
    </message>
</context>
<context>
    <name>Impact</name>
    <message>
        <source>Tribe</source>
        <translation>Племя</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Шпион</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Армия</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Дорога</translation>
    </message>
    <message>
        <source>Leverage</source>
        <translation>Заём</translation>
    </message>
    <message>
        <source>Favored suit: political</source>
        <translation>Ведущая масть: политика</translation>
    </message>
    <message>
        <source>Favored suit: intelligence</source>
        <translation>Ведущая масть: разведка</translation>
    </message>
    <message>
        <source>Favored suit: economic</source>
        <translation>Ведущая масть: экономика</translation>
    </message>
    <message>
        <source>Favored suit: military</source>
        <translation>Ведущая масть: военные силы</translation>
    </message>
</context>
<context>
    <name>ImpactLine</name>
    <message>
        <source>Tribe: place one of your tribes {in_region}.</source>
        <translation>Племя: разместите своё племя {in_region}.</translation>
    </message>
    <message>
        <source>Spy: place one of your spies on any court card {of_region}.</source>
        <translation>Шпион: разместите своего шпиона на любой карте двора {of_region}.</translation>
    </message>
    <message>
        <source>Army: place an army of your coalition {in_region}.</source>
        <translation>Армия: разместите армию своей коалиции {in_region}.</translation>
    </message>
    <message>
        <source>Road: place a road of your coalition on a border {of_region}.</source>
        <translation>Дорога: разместите дорогу своей коалиции на границе {of_region}.</translation>
    </message>
    <message>
        <source>Leverage: take 2 rupees; pay them back when the card leaves.</source>
        <translation>Заём: возьмите 2&#xa0;рупии; верните их, когда карта покинет двор.</translation>
    </message>
    <message>
        <source>Favored suit: it becomes political.</source>
        <translation>Ведущая масть: ею становится политика.</translation>
    </message>
    <message>
        <source>Favored suit: it becomes intelligence.</source>
        <translation>Ведущая масть: ею становится разведка.</translation>
    </message>
    <message>
        <source>Favored suit: it becomes economic.</source>
        <translation>Ведущая масть: ею становится экономика.</translation>
    </message>
    <message>
        <source>Favored suit: it becomes military; purchases cost double.</source>
        <translation>Ведущая масть: ею становятся военные силы; покупки стоят вдвое дороже.</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Card details</source>
        <translation>О&#xa0;карте</translation>
    </message>
    <message>
        <source>Keep this card here</source>
        <translation>Закрепить эту карту</translation>
    </message>
    <message>
        <source>Keep this card</source>
        <translation>Закрепить карту</translation>
    </message>
    <message>
        <source>Point at a card to read it here.</source>
        <translation>Наведите указатель на карту, чтобы прочитать её здесь.</translation>
    </message>
</context>
<context>
    <name>InspectorWords</name>
    <message>
        <source>Paid on this turn: it cannot be bought before the next one.</source>
        <translation>На неё платили в&#xa0;этот ход: купить можно только в&#xa0;следующий.</translation>
    </message>
    <message>
        <source>Belongs to {name}.</source>
        <translation>Владелец: {name}.</translation>
    </message>
    <message>
        <source>Spies: {name} {count}</source>
        <translation>Шпионы: {name} {count}</translation>
    </message>
    <message>
        <source>Held hostage by {name}; bribe: {sum}.</source>
        <translation>В&#xa0;заложниках; удерживает: {name}; взятка: {sum}.</translation>
    </message>
    <message>
        <source>To play it, {name} may demand {sum}.</source>
        <translation>При розыгрыше положена взятка: {sum} (получает: {name}).</translation>
    </message>
    <message>
        <source>Leveraged: 2 rupees are due when it leaves the court.</source>
        <translation>С&#xa0;займом: когда карта покинет двор, нужно вернуть 2&#xa0;рупии.</translation>
    </message>
    <message>
        <source>Price: {price}; on the card: {sum}.</source>
        <translation>Цена: {price}; на карте: {sum}.</translation>
    </message>
    <message>
        <source>Price: {price}.</source>
        <translation>Цена: {price}.</translation>
    </message>
</context>
<context>
    <name>LoyaltyLine</name>
    <message>
        <source>{patriot}: whoever plays it becomes loyal to that coalition.</source>
        <translation>{patriot}: разыграв карту, вы переходите на сторону этой коалиции.</translation>
    </message>
    <message>
        <source>{prize}: whoever betrays the card may keep it for influence.</source>
        <translation>{prize}: предав карту, можно забрать её ради влияния.</translation>
    </message>
</context>
<context>
    <name>LoyaltyLog</name>
    <message>
        <source>{seat} chooses a loyalty: {coalition}.</source>
        <translation>{seat} выбирает лояльность: {coalition}.</translation>
    </message>
    <message>
        <source>{seat} changes loyalty: {coalition}.</source>
        <translation>{seat} меняет лояльность: {coalition}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} loses %n gift(s).</source>
        <translation>
            <numerusform>{seat} теряет %n&#xa0;подарок.</numerusform>
            <numerusform>{seat} теряет %n&#xa0;подарка.</numerusform>
            <numerusform>{seat} теряет %n&#xa0;подарков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody rules {region} any more.</source>
        <translation>Регионом {region} больше никто не правит.</translation>
    </message>
    <message>
        <source>{new} now rules {region}.</source>
        <translation>Регионом {region} теперь правит {new}.</translation>
    </message>
    <message>
        <source>The favored suit is now political.</source>
        <translation>Ведущей мастью становится политика.</translation>
    </message>
    <message>
        <source>The favored suit is now intelligence.</source>
        <translation>Ведущей мастью становится разведка.</translation>
    </message>
    <message>
        <source>The favored suit is now economic.</source>
        <translation>Ведущей мастью становится экономика.</translation>
    </message>
    <message>
        <source>The favored suit is now military: purchases cost double.</source>
        <translation>Ведущей мастью становятся военные силы: покупки стоят вдвое дороже.</translation>
    </message>
    <message>
        <source>The favored suit stays as it is: the icon ({suit}) has no effect.</source>
        <translation>Ведущая масть не меняется: символ ({suit}) не действует.</translation>
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
        <translation>Стрелки: переход от предмета к&#xa0;предмету
Page Down, Page Up: следующий или предыдущий предмет, который можно выбрать
Enter: выбрать
1–9: кнопка с&#xa0;этим номером
+ и -: сумма
Esc: отпустить
Ctrl+Z, Ctrl+Shift+Z: отменить, повторить
Ctrl+Enter: завершить ход
F2: о&#xa0;карте, F7: журнал</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>An unofficial table for Pax Pamir: Second Edition, the game by Cole Wehrle.
All pictures and texts are our own; the program is under the MIT licence.</source>
        <translation>Неофициальный стол для игры Pax Pamir: Second Edition Коула Верле.
Все рисунки и тексты&#xa0;— наши собственные; программа распространяется по лицензии MIT.</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>Khiva</source>
        <translation>Хива</translation>
    </message>
    <message>
        <source>Bukhara</source>
        <translation>Бухара</translation>
    </message>
    <message>
        <source>Merv</source>
        <translation>Мерв</translation>
    </message>
    <message>
        <source>Mashhad</source>
        <translation>Мешхед</translation>
    </message>
    <message>
        <source>Kerman</source>
        <translation>Керман</translation>
    </message>
    <message>
        <source>Farah</source>
        <translation>Фарах</translation>
    </message>
    <message>
        <source>Balkh</source>
        <translation>Балх</translation>
    </message>
    <message>
        <source>Ghazni</source>
        <translation>Газни</translation>
    </message>
    <message>
        <source>Girishk</source>
        <translation>Гиришк</translation>
    </message>
    <message>
        <source>Kalat</source>
        <translation>Калат</translation>
    </message>
    <message>
        <source>Attock</source>
        <translation>Атток</translation>
    </message>
    <message>
        <source>Lahore</source>
        <translation>Лахор</translation>
    </message>
    <message>
        <source>Multan</source>
        <translation>Мултан</translation>
    </message>
    <message>
        <source>Caspian Sea</source>
        <translation>Каспийское море</translation>
    </message>
    <message>
        <source>Arabian Sea</source>
        <translation>Аравийское море</translation>
    </message>
    <message>
        <source>Afghanistan</source>
        <translation>Афганистан</translation>
    </message>
    <message>
        <source>and the lands about it · 1823</source>
        <translation>и сопредельные земли · 1823</translation>
    </message>
</context>
<context>
    <name>MarketLog</name>
    <message>
        <source>New on the market: “{card}”.</source>
        <translation>Новая карта на рынке: «{card}».</translation>
    </message>
    <message>
        <source>A Dominance Check leaves the market.</source>
        <translation>Проверка господства уходит с&#xa0;рынка.</translation>
    </message>
    <message>
        <source>Instability: two Dominance Checks lie in the market.</source>
        <translation>Нестабильность: на рынке две проверки господства.</translation>
    </message>
    <message>
        <source>“{title}” is discarded. {effect}</source>
        <translation>Сброшено событие «{title}». {effect}</translation>
    </message>
    <message>
        <source>The rumor is about {seat} (until the next Dominance Check).</source>
        <translation>Кого касаются слухи (по следующую проверку господства включительно): {seat}.</translation>
    </message>
    <message>
        <source>“{title}” is in force for {seat} until the next Dominance Check.</source>
        <translation>Событие «{title}» действует до следующей проверки господства (для кого: {seat}).</translation>
    </message>
    <message>
        <source>“{title}” is in force until the next Dominance Check.</source>
        <translation>Событие «{title}» действует до следующей проверки господства.</translation>
    </message>
    <message>
        <source>“{title}” is over.</source>
        <translation>Событие «{title}» больше не действует.</translation>
    </message>
    <message>
        <source>{seat} clears {region} of armies and tribes.</source>
        <translation>{seat} удаляет все армии и племена (регион {region}).</translation>
    </message>
    <message>
        <source>Insurrection: {seat} places 2 Afghan armies in Kabul.</source>
        <translation>Мятеж: {seat} размещает в&#xa0;Кабуле 2&#xa0;афганские армии.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Choose a loyalty: {coalition}</source>
        <translation>Выбрать лояльность: {coalition}</translation>
    </message>
    <message>
        <source>Place a spy on “{card}” (Blackmail)</source>
        <translation>Разместить шпиона на карте «{card}» (шантаж)</translation>
    </message>
    <message>
        <source>Tax with “{card}”</source>
        <translation>Собрать налог (карта «{card}»)</translation>
    </message>
    <message>
        <source>Give a gift with “{card}”</source>
        <translation>Сделать подарок (карта «{card}»)</translation>
    </message>
    <message>
        <source>Build with “{card}”</source>
        <translation>Построить (карта «{card}»)</translation>
    </message>
    <message>
        <source>Move with “{card}”</source>
        <translation>Переместить (карта «{card}»)</translation>
    </message>
    <message>
        <source>Betray with “{card}”</source>
        <translation>Предать (карта «{card}»)</translation>
    </message>
    <message>
        <source>Battle with “{card}”</source>
        <translation>Сразиться (карта «{card}»)</translation>
    </message>
    <message>
        <source>Play at the left end of the court</source>
        <translation>Разыграть у&#xa0;левого края двора</translation>
    </message>
    <message>
        <source>Play at the right end of the court</source>
        <translation>Разыграть у&#xa0;правого края двора</translation>
    </message>
    <message>
        <source>Place a spy on “{card}”</source>
        <translation>Разместить шпиона на карте «{card}»</translation>
    </message>
    <message>
        <source>Place a road on the border {border}</source>
        <translation>Разместить дорогу на границе {border}</translation>
    </message>
    <message>
        <source>Take from play: {piece}</source>
        <translation>Взять из игры: {piece}</translation>
    </message>
    <message>
        <source>Take 1 rupee from “{card}”</source>
        <translation>Взять 1&#xa0;рупию с&#xa0;карты «{card}»</translation>
    </message>
    <message>
        <source>Take 1 rupee from {other}</source>
        <translation>Взять 1&#xa0;рупию (платит: {other})</translation>
    </message>
    <message numerus="yes">
        <source>Give a gift for %n rupee(s)</source>
        <translation>
            <numerusform>Сделать подарок за %n&#xa0;рупию</numerusform>
            <numerusform>Сделать подарок за %n&#xa0;рупии</numerusform>
            <numerusform>Сделать подарок за %n&#xa0;рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>Build an army {in_region}</source>
        <translation>Построить армию {in_region}</translation>
    </message>
    <message>
        <source>Build a road on the border {border}</source>
        <translation>Построить дорогу на границе {border}</translation>
    </message>
    <message>
        <source>Betray “{card}”</source>
        <translation>Предать карту «{card}»</translation>
    </message>
    <message>
        <source>Battle {in_region}</source>
        <translation>Сразиться {in_region}</translation>
    </message>
    <message>
        <source>Battle on “{card}”</source>
        <translation>Сразиться на карте «{card}»</translation>
    </message>
    <message>
        <source>Remove: {piece}</source>
        <translation>Удалить: {piece}</translation>
    </message>
    <message>
        <source>Remove: {piece} ({owner})</source>
        <translation>Удалить: {piece} ({owner})</translation>
    </message>
    <message>
        <source>Shelter the spy on “{card}”</source>
        <translation>Укрыть шпиона на карте «{card}»</translation>
    </message>
    <message>
        <source>Return the spy to the supply</source>
        <translation>Вернуть шпиона в&#xa0;запас</translation>
    </message>
    <message>
        <source>Discard “{card}”</source>
        <translation>Сбросить карту «{card}»</translation>
    </message>
    <message>
        <source>Choose this player: {other}</source>
        <translation>Выбрать игрока: {other}</translation>
    </message>
    <message>
        <source>Choose the favored suit: {suit}</source>
        <translation>Выбрать ведущую масть: {suit}</translation>
    </message>
    <message>
        <source>Choose this region: {region}</source>
        <translation>Выбрать регион: {region}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Оформление</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Палитра</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Wakhan’s pace</source>
        <translation>Темп Вахан</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>New game …</source>
        <translation>Новая игра…</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>На начальную страницу</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Card details</source>
        <translation>О&#xa0;карте</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Обычный размер</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Полный экран</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message>
        <source>Answer by itself what has one answer only</source>
        <translation>Отвечать автоматически, если ответ только один</translation>
    </message>
    <message>
        <source>Ask before a turn ends with something unused</source>
        <translation>Спрашивать, если в&#xa0;конце хода что-то не использовано</translation>
    </message>
    <message>
        <source>Keys …</source>
        <translation>Клавиши…</translation>
    </message>
    <message>
        <source>About Pamir Desktop</source>
        <translation>О&#xa0;программе Pamir Desktop</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Как в&#xa0;системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлое</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Сумерки</translation>
    </message>
    <message>
        <source>Safe for colour-blind eyes</source>
        <translation>Для дальтоников</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокая контрастность</translation>
    </message>
    <message>
        <source>Like the printed game</source>
        <translation>Как в&#xa0;печатной игре</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>По шагам</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Сразу</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
</context>
<context>
    <name>MoneyLog</name>
    <message numerus="yes">
        <source>{seat} puts %n rupee(s) on “{card}”.</source>
        <translation>
            <numerusform>{seat} кладёт %n&#xa0;рупию на карту «{card}».</numerusform>
            <numerusform>{seat} кладёт %n&#xa0;рупии на карту «{card}».</numerusform>
            <numerusform>{seat} кладёт %n&#xa0;рупий на карту «{card}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays %n rupee(s) out of the game.</source>
        <translation>
            <numerusform>{seat} платит %n&#xa0;рупию; она выбывает из игры.</numerusform>
            <numerusform>{seat} платит %n&#xa0;рупии; они выбывают из игры.</numerusform>
            <numerusform>{seat} платит %n&#xa0;рупий; они выбывают из игры.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on “Public Withdrawal” leave the game.</source>
        <translation>
            <numerusform>%n&#xa0;рупия на карте «Уход из общественной жизни» выбывает из игры.</numerusform>
            <numerusform>%n&#xa0;рупии на карте «Уход из общественной жизни» выбывают из игры.</numerusform>
            <numerusform>%n&#xa0;рупий на карте «Уход из общественной жизни» выбывают из игры.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n rupee(s) from the bank.</source>
        <translation>
            <numerusform>{seat} берёт %n&#xa0;рупию из банка.</numerusform>
            <numerusform>{seat} берёт %n&#xa0;рупии из банка.</numerusform>
            <numerusform>{seat} берёт %n&#xa0;рупий из банка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} taxes %n rupee(s) from “{card}”.</source>
        <translation>
            <numerusform>{seat} собирает налог: %n&#xa0;рупия с&#xa0;карты «{card}».</numerusform>
            <numerusform>{seat} собирает налог: %n&#xa0;рупии с&#xa0;карты «{card}».</numerusform>
            <numerusform>{seat} собирает налог: %n&#xa0;рупий с&#xa0;карты «{card}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} taxes %n rupee(s) from {other}.</source>
        <translation>
            <numerusform>{seat} собирает налог: %n&#xa0;рупия (платит: {other}).</numerusform>
            <numerusform>{seat} собирает налог: %n&#xa0;рупии (платит: {other}).</numerusform>
            <numerusform>{seat} собирает налог: %n&#xa0;рупий (платит: {other}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} gives a gift for %n rupee(s).</source>
        <translation>
            <numerusform>{seat} делает подарок за %n&#xa0;рупию.</numerusform>
            <numerusform>{seat} делает подарок за %n&#xa0;рупии.</numerusform>
            <numerusform>{seat} делает подарок за %n&#xa0;рупий.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} takes 2 rupees of leverage from the bank (“{card}”).</source>
        <translation>{seat} берёт из банка заём в&#xa0;2&#xa0;рупии («{card}»).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} repays %n rupee(s) of leverage.</source>
        <translation>
            <numerusform>{seat} возвращает %n&#xa0;рупию займа.</numerusform>
            <numerusform>{seat} возвращает %n&#xa0;рупии займа.</numerusform>
            <numerusform>{seat} возвращает %n&#xa0;рупий займа.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} cannot repay; %n rupee(s) of debt are forgiven.</source>
        <translation>
            <numerusform>{seat} не может вернуть заём; прощается %n&#xa0;рупия долга.</numerusform>
            <numerusform>{seat} не может вернуть заём; прощаются %n&#xa0;рупии долга.</numerusform>
            <numerusform>{seat} не может вернуть заём; прощаются %n&#xa0;рупий долга.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} need not repay %n rupee(s) of leverage.</source>
        <translation>
            <numerusform>{seat} может не возвращать %n&#xa0;рупию займа.</numerusform>
            <numerusform>{seat} может не возвращать %n&#xa0;рупии займа.</numerusform>
            <numerusform>{seat} может не возвращать %n&#xa0;рупий займа.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Открытые руки</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>по жребию</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Solo against Wakhan</source>
        <translation>Один на один с&#xa0;Вахан</translation>
    </message>
    <message>
        <source>Two and Wakhan</source>
        <translation>Вдвоём и Вахан</translation>
    </message>
    <message>
        <source>Hot-seat</source>
        <translation>Игра за одним экраном</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Chooses loyalty first</source>
        <translation>Первым выбирает лояльность</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно случайности</translation>
    </message>
    <message>
        <source>The same seed and the same choices make the same game.</source>
        <translation>То же зерно и те же решения дают ту же партию.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>У&#xa0;каждого игрока должно быть имя.</translation>
    </message>
    <message>
        <source>Two players cannot have the same name.</source>
        <translation>Имена игроков не должны совпадать.</translation>
    </message>
    <message>
        <source>The seed is a number of at most 18 digits.</source>
        <translation>Зерно&#xa0;— число не длиннее 18&#xa0;цифр.</translation>
    </message>
</context>
<context>
    <name>PaymentLog</name>
    <message numerus="yes">
        <source>{seat} puts %n rupee(s) on each of these cards: {cards}.</source>
        <translation>
            <numerusform>{seat} кладёт по %n&#xa0;рупии на карты: {cards}.</numerusform>
            <numerusform>{seat} кладёт по %n&#xa0;рупии на карты: {cards}.</numerusform>
            <numerusform>{seat} кладёт по %n&#xa0;рупий на карты: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>Afghan army</source>
        <translation>Афганская армия</translation>
    </message>
    <message>
        <source>British army</source>
        <translation>Британская армия</translation>
    </message>
    <message>
        <source>Russian army</source>
        <translation>Русская армия</translation>
    </message>
    <message>
        <source>Afghan road</source>
        <translation>Афганская дорога</translation>
    </message>
    <message>
        <source>British road</source>
        <translation>Британская дорога</translation>
    </message>
    <message>
        <source>Russian road</source>
        <translation>Русская дорога</translation>
    </message>
    <message>
        <source>Afghan block</source>
        <translation>Афганская фишка</translation>
    </message>
    <message>
        <source>British block</source>
        <translation>Британская фишка</translation>
    </message>
    <message>
        <source>Russian block</source>
        <translation>Русская фишка</translation>
    </message>
    <message>
        <source>Afghan patriot</source>
        <translation>Афганский патриот</translation>
    </message>
    <message>
        <source>British patriot</source>
        <translation>Патриот Британской империи</translation>
    </message>
    <message>
        <source>Russian patriot</source>
        <translation>Патриот Российской империи</translation>
    </message>
    <message>
        <source>Afghan prize</source>
        <translation>Афганский трофей</translation>
    </message>
    <message>
        <source>British prize</source>
        <translation>Трофей Британской империи</translation>
    </message>
    <message>
        <source>Russian prize</source>
        <translation>Трофей Российской империи</translation>
    </message>
    <message>
        <source>gift for 2 rupees</source>
        <translation>подарок за 2&#xa0;рупии</translation>
    </message>
    <message>
        <source>gift for 4 rupees</source>
        <translation>подарок за 4&#xa0;рупии</translation>
    </message>
    <message>
        <source>gift for 6 rupees</source>
        <translation>подарок за 6&#xa0;рупий</translation>
    </message>
    <message>
        <source>tribe</source>
        <translation>племя</translation>
    </message>
    <message>
        <source>spy</source>
        <translation>шпион</translation>
    </message>
</context>
<context>
    <name>PieceName</name>
    <message>
        <source>Afghan army {in_region}</source>
        <translation>Афганская армия {in_region}</translation>
    </message>
    <message>
        <source>British army {in_region}</source>
        <translation>Британская армия {in_region}</translation>
    </message>
    <message>
        <source>Russian army {in_region}</source>
        <translation>Русская армия {in_region}</translation>
    </message>
    <message>
        <source>Afghan road {border}</source>
        <translation>Афганская дорога {border}</translation>
    </message>
    <message>
        <source>British road {border}</source>
        <translation>Британская дорога {border}</translation>
    </message>
    <message>
        <source>Russian road {border}</source>
        <translation>Русская дорога {border}</translation>
    </message>
    <message>
        <source>tribe {in_region}</source>
        <translation>племя {in_region}</translation>
    </message>
    <message>
        <source>spy on “{card}”</source>
        <translation>шпион на карте «{card}»</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>army {in_region}</source>
        <translation>армия {in_region}</translation>
    </message>
    <message>
        <source>road {border}</source>
        <translation>дорога {border}</translation>
    </message>
    <message>
        <source>spy on “{card}”</source>
        <translation>шпион на карте «{card}»</translation>
    </message>
    <message>
        <source>tribe {in_region}</source>
        <translation>племя {in_region}</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>запас</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>Wakhan</source>
        <translation>Вахан</translation>
    </message>
</context>
<context>
    <name>Player color</name>
    <message>
        <source>Gray</source>
        <translation>Серый</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Tan</source>
        <translation>Бежевый</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красный</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрный</translation>
    </message>
</context>
<context>
    <name>Player mark</name>
    <message>
        <source>bar</source>
        <translation>полоса</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>кольцо</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>точка</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>крест</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>треугольник</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Choose the coalition you are loyal to.</source>
        <translation>Выберите коалицию, которой будете верны.</translation>
    </message>
    <message>
        <source>Blackmail: choose a card without spies for one of your spies, or skip.</source>
        <translation>Шантаж: выберите для своего шпиона карту без шпионов или пропустите.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left: buy, play or use a card.</source>
        <translation>
            <numerusform>Осталось %n&#xa0;действие: купите, разыграйте или используйте карту.</numerusform>
            <numerusform>Осталось %n&#xa0;действия: купите, разыграйте или используйте карту.</numerusform>
            <numerusform>Осталось %n&#xa0;действий: купите, разыграйте или используйте карту.</numerusform>
        </translation>
    </message>
    <message>
        <source>No actions left, but bonus actions are possible.</source>
        <translation>Действий не осталось, но возможны бонусные действия.</translation>
    </message>
    <message>
        <source>No actions left: end your turn.</source>
        <translation>Действий не осталось: завершите ход.</translation>
    </message>
    <message>
        <source>The deck is empty. Do you agree to end the game?</source>
        <translation>Колода пуста. Согласны закончить игру?</translation>
    </message>
    <message>
        <source>Play “{card}”: at the left or the right end of your court?</source>
        <translation>Карта «{card}»: разыграть у&#xa0;левого или у&#xa0;правого края двора?</translation>
    </message>
    <message>
        <source>Play “{card}”: left or right? Your new loyalty will be: {patriot}.</source>
        <translation>Карта «{card}»: слева или справа? Ваша новая лояльность: {patriot}.</translation>
    </message>
    <message numerus="yes">
        <source>“{card}”: {recipient} may demand a bribe of %n rupee(s).</source>
        <translation>
            <numerusform>«{card}»: {recipient} может требовать взятку в&#xa0;%n&#xa0;рупию.</numerusform>
            <numerusform>«{card}»: {recipient} может требовать взятку в&#xa0;%n&#xa0;рупии.</numerusform>
            <numerusform>«{card}»: {recipient} может требовать взятку в&#xa0;%n&#xa0;рупий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{card}”: {recipient} demands %n rupee(s). Do you accept?</source>
        <translation>
            <numerusform>«{card}»: {recipient} требует %n&#xa0;рупию. Согласны?</numerusform>
            <numerusform>«{card}»: {recipient} требует %n&#xa0;рупии. Согласны?</numerusform>
            <numerusform>«{card}»: {recipient} требует %n&#xa0;рупий. Согласны?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{payer} offers you %n rupee(s) for “{card}” instead of {due}.</source>
        <translation>
            <numerusform>{payer} предлагает вам за карту «{card}» %n&#xa0;рупию вместо {due}.</numerusform>
            <numerusform>{payer} предлагает вам за карту «{card}» %n&#xa0;рупии вместо {due}.</numerusform>
            <numerusform>{payer} предлагает вам за карту «{card}» %n&#xa0;рупий вместо {due}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{payer} asks you to waive the bribe for “{card}” ({due}).</source>
        <translation>{payer} просит вас простить взятку за карту «{card}» ({due}).</translation>
    </message>
    <message>
        <source>“{card}”: place a spy on a court card {of_region}.</source>
        <translation>«{card}»: разместите шпиона на карте двора {of_region}.</translation>
    </message>
    <message>
        <source>“{card}”: place a road on a border {of_region}.</source>
        <translation>«{card}»: разместите дорогу на границе {of_region}.</translation>
    </message>
    <message>
        <source>No Afghan block is left: take one from the map ({place}).</source>
        <translation>Не осталось афганских фишек: возьмите одну с&#xa0;поля ({place}).</translation>
    </message>
    <message>
        <source>No British block is left: take one from the map ({place}).</source>
        <translation>Не осталось британских фишек: возьмите одну с&#xa0;поля ({place}).</translation>
    </message>
    <message>
        <source>No Russian block is left: take one from the map ({place}).</source>
        <translation>Не осталось русских фишек: возьмите одну с&#xa0;поля ({place}).</translation>
    </message>
    <message>
        <source>Your supply is empty: take a cylinder in play for the gift.</source>
        <translation>Ваш запас пуст: возьмите для подарка маркер, который уже в&#xa0;игре.</translation>
    </message>
    <message>
        <source>Your supply is empty: take a cylinder in play as a spy for {place}.</source>
        <translation>Ваш запас пуст: возьмите как шпиона для карты {place} маркер, который уже в&#xa0;игре.</translation>
    </message>
    <message>
        <source>Your supply is empty: take a cylinder in play as a tribe for {place}.</source>
        <translation>Ваш запас пуст: возьмите как племя для региона {place} маркер, который уже в&#xa0;игре.</translation>
    </message>
    <message numerus="yes">
        <source>Tax: take up to %n more rupee(s).</source>
        <translation>
            <numerusform>Налог: возьмите ещё до %n&#xa0;рупии.</numerusform>
            <numerusform>Налог: возьмите ещё до %n&#xa0;рупий.</numerusform>
            <numerusform>Налог: возьмите ещё до %n&#xa0;рупий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gift: choose a free space.</source>
        <translation>Подарок: выберите свободную ячейку.</translation>
    </message>
    <message numerus="yes">
        <source>Build: up to %n more block(s), the next for 2 rupees.</source>
        <translation>
            <numerusform>Строительство: ещё до %n&#xa0;фишки, следующая за 2&#xa0;рупии.</numerusform>
            <numerusform>Строительство: ещё до %n&#xa0;фишек, следующая за 2&#xa0;рупии.</numerusform>
            <numerusform>Строительство: ещё до %n&#xa0;фишек, следующая за 2&#xa0;рупии.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build: up to %n more block(s), the next for free.</source>
        <translation>
            <numerusform>Строительство: ещё до %n&#xa0;фишки, следующая бесплатно.</numerusform>
            <numerusform>Строительство: ещё до %n&#xa0;фишек, следующая бесплатно.</numerusform>
            <numerusform>Строительство: ещё до %n&#xa0;фишек, следующая бесплатно.</numerusform>
        </translation>
    </message>
    <message>
        <source>Infrastructure: place one more block for free.</source>
        <translation>Инфраструктура: разместите ещё одну фишку бесплатно.</translation>
    </message>
    <message numerus="yes">
        <source>Move: %n move(s) left. Choose a piece and where it goes.</source>
        <translation>
            <numerusform>Перемещение: осталось %n. Выберите компонент и куда он идёт.</numerusform>
            <numerusform>Перемещение: осталось %n. Выберите компонент и куда он идёт.</numerusform>
            <numerusform>Перемещение: осталось %n. Выберите компонент и куда он идёт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Betray: choose a card with a spy of yours.</source>
        <translation>Предательство: выберите карту с&#xa0;вашим шпионом.</translation>
    </message>
    <message>
        <source>Keep “{card}” as a prize?</source>
        <translation>Забрать карту «{card}» как трофей?</translation>
    </message>
    <message>
        <source>Keep “{card}” as a prize? Your new loyalty would be: {prize}.</source>
        <translation>Забрать карту «{card}» как трофей? Ваша новая лояльность: {prize}.</translation>
    </message>
    <message numerus="yes">
        <source>Battle: choose a region or a court card; at most %n loss(es).</source>
        <translation>
            <numerusform>Сражение: выберите регион или карту двора; не более %n&#xa0;потери.</numerusform>
            <numerusform>Сражение: выберите регион или карту двора; не более %n&#xa0;потерь.</numerusform>
            <numerusform>Сражение: выберите регион или карту двора; не более %n&#xa0;потерь.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle {in_region}: remove up to %n more piece(s).</source>
        <translation>
            <numerusform>Сражение {in_region}: удалите ещё до %n&#xa0;компонента.</numerusform>
            <numerusform>Сражение {in_region}: удалите ещё до %n&#xa0;компонентов.</numerusform>
            <numerusform>Сражение {in_region}: удалите ещё до %n&#xa0;компонентов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle on “{card}”: remove up to %n more spy/spies.</source>
        <translation>
            <numerusform>Сражение на карте «{card}»: удалите ещё до %n&#xa0;шпиона.</numerusform>
            <numerusform>Сражение на карте «{card}»: удалите ещё до %n&#xa0;шпионов.</numerusform>
            <numerusform>Сражение на карте «{card}»: удалите ещё до %n&#xa0;шпионов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Safe House: where shall the lost spy go?</source>
        <translation>Убежище: куда отправить потерянного шпиона?</translation>
    </message>
    <message numerus="yes">
        <source>You still owe %n rupee(s): discard a card from hand or court.</source>
        <translation>
            <numerusform>Ваш долг&#xa0;— ещё %n&#xa0;рупия: сбросьте карту из руки или двора.</numerusform>
            <numerusform>Ваш долг&#xa0;— ещё %n&#xa0;рупии: сбросьте карту из руки или двора.</numerusform>
            <numerusform>Ваш долг&#xa0;— ещё %n&#xa0;рупий: сбросьте карту из руки или двора.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Court limit {limit}: discard %n card(s) from your court.</source>
        <translation>
            <numerusform>Предел двора&#xa0;— {limit}: сбросьте из двора %n&#xa0;карту.</numerusform>
            <numerusform>Предел двора&#xa0;— {limit}: сбросьте из двора %n&#xa0;карты.</numerusform>
            <numerusform>Предел двора&#xa0;— {limit}: сбросьте из двора %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand limit {limit}: discard %n card(s) from your hand.</source>
        <translation>
            <numerusform>Предел руки&#xa0;— {limit}: сбросьте из руки %n&#xa0;карту.</numerusform>
            <numerusform>Предел руки&#xa0;— {limit}: сбросьте из руки %n&#xa0;карты.</numerusform>
            <numerusform>Предел руки&#xa0;— {limit}: сбросьте из руки %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Confidence Failure: discard a card from your hand.</source>
        <translation>Утрата доверия: сбросьте карту из руки.</translation>
    </message>
    <message>
        <source>Rumor: whose patriots shall give no influence?</source>
        <translation>Слухи: чьи патриоты не будут давать влияния?</translation>
    </message>
    <message>
        <source>Other Persuasive Methods: with whom do you swap hands?</source>
        <translation>Иные методы убеждения: с&#xa0;кем вы обменяетесь картами в&#xa0;руке?</translation>
    </message>
    <message>
        <source>Pashtunwali Values: choose the favored suit.</source>
        <translation>Ценности пуштунвали: выберите ведущую масть.</translation>
    </message>
    <message>
        <source>Rebuke: choose a region that loses all armies and tribes.</source>
        <translation>Отповедь: выберите регион, из которого уйдут все армии и племена.</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>До конца</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Never ask again</source>
        <translation>Больше не спрашивать</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Завершить ход</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>Hand the seat to {name}.</source>
        <translation>Передайте ход игроку: {name}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n action(s) and {bonus} unused?</source>
        <translation>
            <numerusform>Завершить ход? Не использовано: %n&#xa0;действие, {bonus}.</numerusform>
            <numerusform>Завершить ход? Не использовано: %n&#xa0;действия, {bonus}.</numerusform>
            <numerusform>Завершить ход? Не использовано: %n&#xa0;действий, {bonus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus card(s)</source>
        <translation>
            <numerusform>%n&#xa0;бонусная карта</numerusform>
            <numerusform>%n&#xa0;бонусные карты</numerusform>
            <numerusform>%n&#xa0;бонусных карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n action(s) unused?</source>
        <translation>
            <numerusform>Завершить ход? Не использовано: %n&#xa0;действие.</numerusform>
            <numerusform>Завершить ход? Не использовано: %n&#xa0;действия.</numerusform>
            <numerusform>Завершить ход? Не использовано: %n&#xa0;действий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n bonus card(s) unused?</source>
        <translation>
            <numerusform>Завершить ход? Не использовано: %n&#xa0;бонусная карта.</numerusform>
            <numerusform>Завершить ход? Не использовано: %n&#xa0;бонусные карты.</numerusform>
            <numerusform>Завершить ход? Не использовано: %n&#xa0;бонусных карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the last choice back</source>
        <translation>Отменить последний выбор</translation>
    </message>
    <message>
        <source>No way back: new cards have been seen.</source>
        <translation>Отменить нельзя: открыты новые карты.</translation>
    </message>
    <message>
        <source>No way back: another player has decided since.</source>
        <translation>Отменить нельзя: после этого решал другой игрок.</translation>
    </message>
    <message>
        <source>No way back: the next player has seen the own hand.</source>
        <translation>Назад нельзя: следующий игрок уже видел свои карты.</translation>
    </message>
    <message>
        <source>Wakhan is still acting.</source>
        <translation>Вахан ещё действует.</translation>
    </message>
    <message>
        <source>Nothing has been chosen yet.</source>
        <translation>Пока ничего не выбрано.</translation>
    </message>
</context>
<context>
    <name>Region</name>
    <message>
        <source>Persia</source>
        <translation>Персия</translation>
    </message>
    <message>
        <source>Transcaspia</source>
        <translation>Закаспий</translation>
    </message>
    <message>
        <source>Herat</source>
        <translation>Герат</translation>
    </message>
    <message>
        <source>Kabul</source>
        <translation>Кабул</translation>
    </message>
    <message>
        <source>Kandahar</source>
        <translation>Кандагар</translation>
    </message>
    <message>
        <source>Punjab</source>
        <translation>Пенджаб</translation>
    </message>
    <message>
        <source>in Persia</source>
        <translation>в&#xa0;Персии</translation>
    </message>
    <message>
        <source>in Transcaspia</source>
        <translation>в&#xa0;Закаспии</translation>
    </message>
    <message>
        <source>in Herat</source>
        <translation>в&#xa0;Герате</translation>
    </message>
    <message>
        <source>in Kabul</source>
        <translation>в&#xa0;Кабуле</translation>
    </message>
    <message>
        <source>in Kandahar</source>
        <translation>в&#xa0;Кандагаре</translation>
    </message>
    <message>
        <source>in Punjab</source>
        <translation>в&#xa0;Пенджабе</translation>
    </message>
    <message>
        <source>to Persia</source>
        <translation>в&#xa0;Персию</translation>
    </message>
    <message>
        <source>to Transcaspia</source>
        <translation>в&#xa0;Закаспий</translation>
    </message>
    <message>
        <source>to Herat</source>
        <translation>в&#xa0;Герат</translation>
    </message>
    <message>
        <source>to Kabul</source>
        <translation>в&#xa0;Кабул</translation>
    </message>
    <message>
        <source>to Kandahar</source>
        <translation>в&#xa0;Кандагар</translation>
    </message>
    <message>
        <source>to Punjab</source>
        <translation>в&#xa0;Пенджаб</translation>
    </message>
    <message>
        <source>from Persia</source>
        <translation>из Персии</translation>
    </message>
    <message>
        <source>from Transcaspia</source>
        <translation>из Закаспия</translation>
    </message>
    <message>
        <source>from Herat</source>
        <translation>из Герата</translation>
    </message>
    <message>
        <source>from Kabul</source>
        <translation>из Кабула</translation>
    </message>
    <message>
        <source>from Kandahar</source>
        <translation>из Кандагара</translation>
    </message>
    <message>
        <source>from Punjab</source>
        <translation>из Пенджаба</translation>
    </message>
    <message>
        <source>of Persia</source>
        <translation>Персии</translation>
    </message>
    <message>
        <source>of Transcaspia</source>
        <translation>Закаспия</translation>
    </message>
    <message>
        <source>of Herat</source>
        <translation>Герата</translation>
    </message>
    <message>
        <source>of Kabul</source>
        <translation>Кабула</translation>
    </message>
    <message>
        <source>of Kandahar</source>
        <translation>Кандагара</translation>
    </message>
    <message>
        <source>of Punjab</source>
        <translation>Пенджаба</translation>
    </message>
</context>
<context>
    <name>SaveProblem</name>
    <message>
        <source>There is no file “{file}”.</source>
        <translation>Файла «{file}» нет.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read. The system says: {system}.</source>
        <translation>«{file}» не читается. Система сообщает: {system}.</translation>
    </message>
    <message>
        <source>“{file}” is too large to be a saved game.</source>
        <translation>«{file}»: слишком большой файл для сохранения.</translation>
    </message>
    <message>
        <source>“{file}” is not built like a saved game.</source>
        <translation>«{file}»: файл устроен не как сохранение.</translation>
    </message>
    <message>
        <source>“{file}” is not a saved game.</source>
        <translation>«{file}»: это не сохранение.</translation>
    </message>
    <message>
        <source>“{file}” is incomplete: its end is missing.</source>
        <translation>«{file}»: файл неполный, у&#xa0;него нет конца.</translation>
    </message>
    <message>
        <source>“{file}” is damaged and cannot be opened.</source>
        <translation>«{file}»: файл повреждён и&#xa0;не открывается.</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of the program: {app}.</source>
        <translation>«{file}»: файл сохранён более новой версией программы: {app}.</translation>
    </message>
    <message>
        <source>“{file}” contains a choice that the rules do not allow. Number of the choice: {number}.</source>
        <translation>«{file}»: в&#xa0;файле есть решение, которого правила не допускают. Номер решения: {number}.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved: the disk is full.</source>
        <translation>Не удалось сохранить «{file}»: на диске нет места.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved: writing is not permitted there.</source>
        <translation>Не удалось сохранить «{file}»: запись туда не разрешена.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved. The system says: {system}.</source>
        <translation>Не удалось сохранить «{file}». Система сообщает: {system}.</translation>
    </message>
    <message>
        <source>“{file}” has been changed by another window or program.</source>
        <translation>«{file}»: файл изменён другим окном или другой программой.</translation>
    </message>
    <message>
        <source>“{file}” is open in another window (process {pid} on {host}).</source>
        <translation>«{file}»: файл открыт в&#xa0;другом окне (процесс {pid} на {host}).</translation>
    </message>
    <message>
        <source>There is already a file “{file}”.</source>
        <translation>Файл «{file}» уже есть.</translation>
    </message>
    <message>
        <source>“{file}” cannot be the name of a file.</source>
        <translation>Файл не может называться «{file}».</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>A game is on the table: {names}.</source>
        <translation>На столе партия: {names}.</translation>
    </message>
    <message>
        <source>Intrigue, tribes and empires in Afghanistan, at one table on one screen.</source>
        <translation>Интриги, племена и империи в&#xa0;Афганистане&#xa0;— за одним столом на одном экране.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Больше</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>Political</source>
        <translation>Политика</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Разведка</translation>
    </message>
    <message>
        <source>Economic</source>
        <translation>Экономика</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Военные силы</translation>
    </message>
    <message>
        <source>Political card</source>
        <translation>Карта политики</translation>
    </message>
    <message>
        <source>Intelligence card</source>
        <translation>Карта разведки</translation>
    </message>
    <message>
        <source>Economic card</source>
        <translation>Карта экономики</translation>
    </message>
    <message>
        <source>Military card</source>
        <translation>Карта военных сил</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>VP</source>
        <comment>abbreviation of victory points</comment>
        <translation>ПО</translation>
    </message>
    <message>
        <source>Hand {cards}/{limit}</source>
        <translation>Рука {cards}/{limit}</translation>
    </message>
    <message>
        <source>Court {cards}/{limit}</source>
        <translation>Двор {cards}/{limit}</translation>
    </message>
    <message>
        <source>Favored suit</source>
        <translation>Ведущая масть</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Checks left</source>
        <translation>Осталось проверок</translation>
    </message>
    <message>
        <source>Checks</source>
        <comment>Dominance Checks left, where there is little room</comment>
        <translation>Проверки</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Запас</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no events in force</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation>Лояльность</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Подарки</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Трофеи</translation>
    </message>
    <message>
        <source>not chosen</source>
        <comment>loyalty before the first choice</comment>
        <translation>не выбрана</translation>
    </message>
</context>
<context>
    <name>TurnLog</name>
    <message>
        <source>Turn {turn}: {seat}</source>
        <translation>Ход {turn}: {seat}</translation>
    </message>
    <message>
        <source>{seat} ends the turn.</source>
        <translation>{seat} завершает ход.</translation>
    </message>
    <message>
        <source>{seat} proposes to end the game.</source>
        <translation>{seat} предлагает закончить игру.</translation>
    </message>
    <message>
        <source>{seat} agrees to end the game.</source>
        <translation>{seat} соглашается закончить игру.</translation>
    </message>
    <message>
        <source>{seat} wants to play on.</source>
        <translation>{seat} хочет играть дальше.</translation>
    </message>
    <message>
        <source>{seat} uses Blackmail (“{card}”).</source>
        <translation>{seat} применяет шантаж («{card}»).</translation>
    </message>
    <message>
        <source>{seat} uses “{card}” as a bonus action: {action}.</source>
        <translation>{seat} использует карту «{card}» для бонусного действия: {action}.</translation>
    </message>
    <message>
        <source>{seat} uses “{card}”: {action}.</source>
        <translation>{seat} использует карту «{card}»: {action}.</translation>
    </message>
    <message>
        <source>{seat} builds one more block for free (Infrastructure).</source>
        <translation>{seat} бесплатно строит ещё одну фишку (Инфраструктура).</translation>
    </message>
</context>
<context>
    <name>TurnTrace</name>
    <message numerus="yes">
        <source>The AI cards are shuffled into a new deck of %n.</source>
        <translation>
            <numerusform>Карты ИИ замешиваются в&#xa0;новую колоду: %n&#xa0;карта.</numerusform>
            <numerusform>Карты ИИ замешиваются в&#xa0;новую колоду: %n&#xa0;карты.</numerusform>
            <numerusform>Карты ИИ замешиваются в&#xa0;новую колоду: %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>AI card {number}. Pragmatic loyalty: {loyalty}.</source>
        <translation>Карта ИИ {number}. Прагматичная лояльность: {loyalty}.</translation>
    </message>
    <message>
        <source>Red arrow: {side}, {named}; black arrow: column {column}.</source>
        <translation>Красная стрелка: {side}, {named}; чёрная стрелка: столбец {column}.</translation>
    </message>
    <message>
        <source>Region priority: {regions}.</source>
        <translation>Приоритет регионов: {regions}.</translation>
    </message>
    <message>
        <source>top (left)</source>
        <translation>верхний (левый)</translation>
    </message>
    <message>
        <source>bottom (right)</source>
        <translation>нижний (правый)</translation>
    </message>
    <message>
        <source>Ambition: Wakhan cannot buy the Dominance Check. Price: {price}.</source>
        <translation>Амбиции: Вахан не может купить проверку господства. Цена: {price}.</translation>
    </message>
    <message>
        <source>Ambition: Wakhan has put rupees on the Dominance Check this turn.</source>
        <translation>Амбиции: в&#xa0;этот ход Вахан уже положила рупии на проверку господства.</translation>
    </message>
    <message>
        <source>Ambition: the check brings Wakhan the most points: {points}.</source>
        <translation>Амбиции: проверка даёт Вахан больше всех очков: {points}.</translation>
    </message>
    <message>
        <source>Ambition: the check makes Wakhan win: {totals}.</source>
        <translation>Амбиции: проверка приносит Вахан победу: {totals}.</translation>
    </message>
    <message>
        <source>Ambition: the check would not serve Wakhan: {points}.</source>
        <translation>Амбиции: проверка не выгодна Вахан: {points}.</translation>
    </message>
    <message>
        <source>Line {line} ({action}): “{chosen}”, as the line demands.</source>
        <translation>Строка {line} ({action}): «{chosen}», как велит строка.</translation>
    </message>
    <message>
        <source>Line {line} ({action}): “{chosen}”, for the coming check.</source>
        <translation>Строка {line} ({action}): «{chosen}», ради предстоящей проверки.</translation>
    </message>
    <message>
        <source>Line {line} ({action}): “{chosen}”, as the arrows point.</source>
        <translation>Строка {line} ({action}): «{chosen}», как указывают стрелки.</translation>
    </message>
    <message>
        <source>Line {line} ({action}): bonus action with “{acting}”.</source>
        <translation>Строка {line} ({action}): бонусное действие карты «{acting}».</translation>
    </message>
    <message>
        <source>Line {line} ({action}): with “{acting}”.</source>
        <translation>Строка {line} ({action}): карта «{acting}».</translation>
    </message>
    <message>
        <source>Line {line} ({action}) is skipped: its condition is not met.</source>
        <translation>Строка {line} ({action}) пропускается: условие не выполнено.</translation>
    </message>
    <message>
        <source>Line {line} ({action}) is skipped: no such card can be bought.</source>
        <translation>Строка {line} ({action}) пропускается: такой карты не купить.</translation>
    </message>
    <message>
        <source>Line {line} ({action}) is skipped: no unused card for it.</source>
        <translation>Строка {line} ({action}) пропускается: нет неиспользованной карты.</translation>
    </message>
    <message>
        <source>Line {line} ({action}) is skipped: not enough rupees.</source>
        <translation>Строка {line} ({action}) пропускается: не хватает рупий.</translation>
    </message>
    <message>
        <source>Line {line} ({action}) is skipped: nothing to aim at.</source>
        <translation>Строка {line} ({action}) пропускается: нет цели.</translation>
    </message>
    <message numerus="yes">
        <source>No line is possible: Wakhan forgoes %n action(s).</source>
        <translation>
            <numerusform>Ни одну строку выполнить нельзя: Вахан теряет %n&#xa0;действие.</numerusform>
            <numerusform>Ни одну строку выполнить нельзя: Вахан теряет %n&#xa0;действия.</numerusform>
            <numerusform>Ни одну строку выполнить нельзя: Вахан теряет %n&#xa0;действий.</numerusform>
        </translation>
    </message>
    <message>
        <source>No bonus action with “{card}” ({action}): not enough rupees.</source>
        <translation>Бонусное действие карты «{card}» невозможно ({action}): не хватает рупий.</translation>
    </message>
    <message>
        <source>No bonus action with “{card}” ({action}): nothing to aim at.</source>
        <translation>Бонусное действие карты «{card}» невозможно ({action}): нет цели.</translation>
    </message>
    <message>
        <source>Bonus action with “{card}”: {action}.</source>
        <translation>Бонусное действие карты «{card}»: {action}.</translation>
    </message>
    <message>
        <source>Condition: at most 1 rupee. Wakhan’s rupees: {have}.</source>
        <translation>Условие: не больше 1&#xa0;рупии. Рупий у&#xa0;Вахан: {have}.</translation>
    </message>
    <message>
        <source>Condition: no move action in her court. There are: {have}.</source>
        <translation>Условие: в&#xa0;её дворе нет перемещения. Есть: {have}.</translation>
    </message>
    <message>
        <source>Condition: a full court. Cards: {have}, court limit: {wanted}.</source>
        <translation>Условие: двор заполнен. Карт: {have}, предел двора: {wanted}.</translation>
    </message>
    <message>
        <source>Condition: someone has more spies. Wakhan: {have}, someone else: {wanted}.</source>
        <translation>Условие: у&#xa0;кого-то больше шпионов. Вахан: {have}, другой игрок: {wanted}.</translation>
    </message>
    <message>
        <source>Condition: the favored suit is “{suit}”. It is now: {now}.</source>
        <translation>Условие: ведущая масть&#xa0;— «{suit}». Сейчас: {now}.</translation>
    </message>
    <message>
        <source>Condition: a dominant coalition. Dominant now: {dominant}.</source>
        <translation>Условие: есть господствующая коалиция. Сейчас: {dominant}.</translation>
    </message>
    <message>
        <source>Condition: no dominant coalition. Dominant now: {dominant}.</source>
        <translation>Условие: нет господствующей коалиции. Сейчас: {dominant}.</translation>
    </message>
    <message>
        <source>Arrows: column {column}, {side}. No card can be bought there.</source>
        <translation>Стрелки: столбец {column}, {side}. Там нечего купить.</translation>
    </message>
    <message>
        <source>Arrows: column {column}, {side}; the first card that can be bought.</source>
        <translation>Стрелки: столбец {column}, {side}; первая карта, которую можно купить.</translation>
    </message>
    <message>
        <source>Savvy Purchasing: “{chosen}” is as good as “{found}” and cheaper.</source>
        <translation>Выгодная покупка: «{chosen}» не хуже, чем «{found}», и дешевле.</translation>
    </message>
    <message>
        <source>Wakhan pays the bribe for “{card}” in full ({recipient}).</source>
        <translation>Вахан платит взятку за карту «{card}» полностью (получает: {recipient}).</translation>
    </message>
    <message>
        <source>Wakhan need not pay the bribe for “{card}” ({recipient}).</source>
        <translation>Вахан не обязана платить взятку за карту «{card}» (получает: {recipient}).</translation>
    </message>
    <message>
        <source>Wakhan cannot pay the bribe for “{card}”. Due: {due}, rupees: {rupees}.</source>
        <translation>Вахан не может заплатить взятку за карту «{card}». Нужно: {due}, рупий: {rupees}.</translation>
    </message>
    <message>
        <source>Red arrow: “{card}” goes to the left end of the court.</source>
        <translation>Красная стрелка: «{card}»&#xa0;— к&#xa0;левому краю двора.</translation>
    </message>
    <message>
        <source>Red arrow: “{card}” goes to the right end of the court.</source>
        <translation>Красная стрелка: «{card}»&#xa0;— к&#xa0;правому краю двора.</translation>
    </message>
    <message>
        <source>Wakhan plays her hand in this order, by lot: {cards}.</source>
        <translation>Вахан разыгрывает свою руку в&#xa0;случайном порядке: {cards}.</translation>
    </message>
</context>
<context>
    <name>Wakhan</name>
    <message>
        <source>radicalize</source>
        <translation>радикализация</translation>
    </message>
    <message>
        <source>Battle: first region in priority with her army and rival pieces (tribes, armies, roads); else spies on a court card</source>
        <translation>Сражение: первый по приоритету регион с&#xa0;её армией и чужими компонентами (племена, армии, дороги); иначе шпионы на карте двора</translation>
    </message>
    <message>
        <source>Battle: court card with most spies, Wakhan present; ties by card priority</source>
        <translation>Сражение: карта двора, где больше всего шпионов и есть шпион Вахан; при равенстве&#xa0;— приоритет карт</translation>
    </message>
    <message>
        <source>Betray: card of top priority with a prize and a Wakhan spy; she keeps the prize</source>
        <translation>Предательство: карта высшего приоритета с&#xa0;трофеем и шпионом Вахан; трофей она забирает</translation>
    </message>
    <message>
        <source>Build: as many armies as possible in the first ruled region of the priority list</source>
        <translation>Строительство: как можно больше армий в&#xa0;первом по приоритету регионе, которым она правит</translation>
    </message>
    <message>
        <source>Move: armies only, no roads needed, into neighboring regions with rival tribes until armies equal tribes; no ruler token is given up</source>
        <translation>Перемещение: только армии, без дорог, в&#xa0;соседние регионы с&#xa0;чужими племенами, пока армий не станет столько же, сколько племён; жетоны правителя не отдаются</translation>
    </message>
    <message>
        <source>Radicalize: by the usual choice</source>
        <translation>Радикализация: по обычному выбору</translation>
    </message>
    <message>
        <source>Radicalize: cheapest intelligence card</source>
        <translation>Радикализация: самая дешёвая карта разведки</translation>
    </message>
    <message>
        <source>Radicalize: card that makes Wakhan ruler of a region</source>
        <translation>Радикализация: карта, которая делает Вахан правительницей региона</translation>
    </message>
    <message>
        <source>Favored suit is political → Radicalize: economic card of top rank</source>
        <translation>Ведущая масть&#xa0;— политика → Радикализация: старшая по рангу карта экономики</translation>
    </message>
    <message>
        <source>Radicalize: intelligence card of top rank</source>
        <translation>Радикализация: старшая по рангу карта разведки</translation>
    </message>
    <message>
        <source>Someone has more spies than Wakhan → Radicalize: intelligence card of top rank</source>
        <translation>У&#xa0;кого-то больше шпионов, чем у&#xa0;Вахан → Радикализация: старшая по рангу карта разведки</translation>
    </message>
    <message>
        <source>Favored suit is military → Radicalize: military card of top rank</source>
        <translation>Ведущая масть&#xa0;— военные силы → Радикализация: старшая по рангу карта военных сил</translation>
    </message>
    <message>
        <source>Radicalize: political card of top rank</source>
        <translation>Радикализация: старшая по рангу карта политики</translation>
    </message>
    <message>
        <source>Wakhan’s court is full → Radicalize: political card of top rank</source>
        <translation>Двор Вахан заполнен → Радикализация: старшая по рангу карта политики</translation>
    </message>
    <message>
        <source>Radicalize: card with most army and road icons</source>
        <translation>Радикализация: карта с&#xa0;наибольшим количеством символов армий и дорог</translation>
    </message>
    <message>
        <source>No dominant coalition → Radicalize: card with most spy and tribe icons</source>
        <translation>Нет господствующей коалиции → Радикализация: карта с&#xa0;наибольшим количеством символов шпионов и племён</translation>
    </message>
    <message>
        <source>Wakhan holds 0 or 1 rupee → Radicalize: card with the best rupee gain</source>
        <translation>У&#xa0;Вахан 0&#xa0;или 1&#xa0;рупия → Радикализация: карта с&#xa0;наибольшей прибылью в&#xa0;рупиях</translation>
    </message>
    <message>
        <source>No move action in Wakhan’s court → Radicalize: card with that action</source>
        <translation>Во дворе Вахан нет перемещения → Радикализация: карта с&#xa0;этим действием</translation>
    </message>
    <message>
        <source>A coalition is dominant → Radicalize: patriot of that coalition</source>
        <translation>Есть господствующая коалиция → Радикализация: патриот этой коалиции</translation>
    </message>
    <message>
        <source>Tax: the richest player first, else the market from the left; ties by red arrow</source>
        <translation>Налог: сначала самый богатый игрок, иначе рынок слева направо; при равенстве&#xa0;— красная стрелка</translation>
    </message>
    <message>
        <source>Actions left over: start again with the first line</source>
        <translation>Остались действия: снова с&#xa0;первой строки</translation>
    </message>
    <message>
        <source>Gift: the cheapest within reach; it counts for all three coalitions</source>
        <translation>Подарок: самый дешёвый из доступных; он действует на все три коалиции</translation>
    </message>
    <message>
        <source>Bonus actions: unused favored cards from left to right, the first possible action of each</source>
        <translation>Бонусные действия: неиспользованные карты ведущей масти слева направо, на каждой&#xa0;— первое возможное действие</translation>
    </message>
    <message>
        <source>Ambition: if the Dominance Check would bring her most points or the win, Wakhan buys it first</source>
        <translation>Амбиции: если проверка господства даст ей больше всех очков или победу, Вахан сначала покупает её</translation>
    </message>
    <message>
        <source>Spies: card of top priority in that region, unless Wakhan already leads there</source>
        <translation>Шпионы: карта высшего приоритета этого региона, если Вахан на ней ещё не лидирует</translation>
    </message>
    <message>
        <source>Roads: one border after another by region priority, then again from the start</source>
        <translation>Дороги: граница за границей по приоритету регионов, затем с&#xa0;начала</translation>
    </message>
    <message>
        <source>Blocks: always of the pragmatic loyalty, even for patriots</source>
        <translation>Фишки: всегда по прагматичной лояльности, даже у&#xa0;патриотов</translation>
    </message>
    <message>
        <source>Pragmatic loyalty: first AI card coalition that no rival follows</source>
        <translation>Прагматичная лояльность: первая коалиция на карте ИИ, не занятая другими игроками</translation>
    </message>
    <message>
        <source>Arrows: red sets market row and court side, black sets the column; if barred, go left, then the other row</source>
        <translation>Стрелки: красная задаёт ряд рынка и сторону двора, чёрная&#xa0;— столбец; если нельзя, то левее, затем другой ряд</translation>
    </message>
    <message>
        <source>Priority: rival court, favored suit, dominant patriot, dominant prize, other patriot, loan, higher rank, higher number</source>
        <translation>Приоритет: чужой двор, ведущая масть, патриот господствующей коалиции, её трофей, прочий патриот, заём, старший ранг, больший номер</translation>
    </message>
    <message>
        <source>Court discards first: not political, no patriot, no loan, most outnumbered by rival spies, fewer spies, lower rank, suit not favored, lower number</source>
        <translation>Сброс двора сначала: не политика, не патриот, без займа, наибольший перевес чужих шпионов, меньше шпионов, низший ранг, не ведущая масть, меньший номер</translation>
    </message>
</context>
<context>
    <name>WakhanBox</name>
    <message>
        <source>Rulebook</source>
        <translation>По правилам</translation>
    </message>
    <message>
        <source>Improved</source>
        <translation>Улучшенная</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>Свой выбор</translation>
    </message>
    <message>
        <source>Newest printing</source>
        <translation>Новейшее издание</translation>
    </message>
    <message>
        <source>Older printing</source>
        <translation>Старое издание</translation>
    </message>
    <message>
        <source>Savvy Purchasing</source>
        <translation>Выгодная покупка</translation>
    </message>
    <message>
        <source>She takes a cheaper card if it is as good.</source>
        <translation>Берёт карту дешевле, если та не хуже.</translation>
    </message>
    <message>
        <source>Steadfast Loyalty</source>
        <translation>Стойкая лояльность</translation>
    </message>
    <message>
        <source>She keeps her pragmatic loyalty as long as she can.</source>
        <translation>Сохраняет прагматичную лояльность, пока может.</translation>
    </message>
    <message>
        <source>Spies stay</source>
        <translation>Шпионы стоят</translation>
    </message>
    <message>
        <source>Spies move directly</source>
        <translation>Шпионы идут напрямую</translation>
    </message>
    <message>
        <source>Spies move by steps</source>
        <translation>Шпионы идут по шагам</translation>
    </message>
    <message>
        <source>Wakhan’s rules</source>
        <translation>Правила Вахан</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>Not now: {seat} has something else to decide first.</source>
        <translation>Не сейчас: сначала {seat} принимает другое решение.</translation>
    </message>
    <message>
        <source>There is no such thing on the table.</source>
        <translation>Такого на столе нет.</translation>
    </message>
    <message>
        <source>There is no card in this slot.</source>
        <translation>В&#xa0;этой ячейке нет карты.</translation>
    </message>
    <message>
        <source>You have no actions left to buy “{card}”.</source>
        <translation>У&#xa0;вас не осталось действий, чтобы купить карту «{card}».</translation>
    </message>
    <message>
        <source>“{card}” is not for sale.</source>
        <translation>Карта «{card}» не продаётся.</translation>
    </message>
    <message>
        <source>You have put rupees on “{card}” this turn, so you cannot buy it.</source>
        <translation>В&#xa0;этот ход вы положили рупии на карту «{card}», поэтому купить её нельзя.</translation>
    </message>
    <message>
        <source>“{card}” is too dear. Price: {cost}, your rupees: {have}.</source>
        <translation>Карта «{card}» слишком дорога. Цена: {cost}, ваши рупии: {have}.</translation>
    </message>
    <message>
        <source>“{card}” is not in your hand.</source>
        <translation>Карты «{card}» нет у&#xa0;вас в&#xa0;руке.</translation>
    </message>
    <message>
        <source>You have no actions left to play “{card}”.</source>
        <translation>У&#xa0;вас не осталось действий, чтобы разыграть карту «{card}».</translation>
    </message>
    <message>
        <source>You cannot pay the bribe for “{card}” ({recipient}). Due: {due}, your rupees: {have}.</source>
        <translation>Вы не можете заплатить взятку за карту «{card}» (получает: {recipient}). Нужно: {due}, ваши рупии: {have}.</translation>
    </message>
    <message>
        <source>“{card}” does not have this action ({action}).</source>
        <translation>У&#xa0;карты «{card}» нет такого действия ({action}).</translation>
    </message>
    <message>
        <source>“{card}” is not in your court.</source>
        <translation>Карты «{card}» нет в&#xa0;вашем дворе.</translation>
    </message>
    <message>
        <source>You have used “{card}” this turn already.</source>
        <translation>Карта «{card}» уже использована в&#xa0;этот ход.</translation>
    </message>
    <message>
        <source>You have no actions left, and the suit of “{card}” is not favored: {suit}.</source>
        <translation>У&#xa0;вас не осталось действий, а масть карты «{card}» не ведущая: {suit}.</translation>
    </message>
    <message>
        <source>“{card}” is held hostage ({recipient}). Bribe: {due}, cost of the action: {cost}, your rupees: {have}.</source>
        <translation>Карта «{card}» в&#xa0;заложниках (удерживает: {recipient}). Взятка: {due}, стоимость действия: {cost}, ваши рупии: {have}.</translation>
    </message>
    <message>
        <source>There is nothing to tax, neither on the market nor with other players.</source>
        <translation>Налог взять не с&#xa0;кого: ни на рынке, ни у&#xa0;других игроков.</translation>
    </message>
    <message>
        <source>There are no rupees in this slot.</source>
        <translation>В&#xa0;этой ячейке нет рупий.</translation>
    </message>
    <message>
        <source>These rupees lie on no card: they cannot be taxed.</source>
        <translation>Эти рупии не лежат на карте: налогом их не взять.</translation>
    </message>
    <message>
        <source>You cannot tax yourself.</source>
        <translation>Нельзя взять налог с&#xa0;самого себя.</translation>
    </message>
    <message>
        <source>No court card of a region you rule: {other}.</source>
        <translation>Во дворе нет карт регионов, которыми вы правите: {other}.</translation>
    </message>
    <message>
        <source>All rupees are sheltered: {other}. Rupees: {have}, shelter: {shelter}.</source>
        <translation>Все рупии защищены от налога: {other}. Рупий: {have}, защищено: {shelter}.</translation>
    </message>
    <message>
        <source>You have given all three gifts.</source>
        <translation>Все три подарка уже сделаны.</translation>
    </message>
    <message>
        <source>The gift is too dear. Price: {cost}, your rupees: {have}.</source>
        <translation>Подарок слишком дорог. Цена: {cost}, ваши рупии: {have}.</translation>
    </message>
    <message>
        <source>You have no cylinder for a gift: all were placed this turn.</source>
        <translation>Нет маркера для подарка: все размещены в&#xa0;этот ход.</translation>
    </message>
    <message>
        <source>You have given this gift already.</source>
        <translation>Этот подарок уже сделан.</translation>
    </message>
    <message>
        <source>Building costs 2 rupees a block. Your rupees: {have}.</source>
        <translation>Строительство стоит 2&#xa0;рупии за фишку. Ваши рупии: {have}.</translation>
    </message>
    <message>
        <source>There is no block of your coalition left to place.</source>
        <translation>Не осталось фишек вашей коалиции, которые можно разместить.</translation>
    </message>
    <message>
        <source>You rule no region.</source>
        <translation>Вы не правите ни одним регионом.</translation>
    </message>
    <message>
        <source>{region} has another ruler: {ruler}.</source>
        <translation>Регионом {region} правит {ruler}.</translation>
    </message>
    <message>
        <source>You do not rule {region}. Your strength: {own}, rival strength: {rival}.</source>
        <translation>Вы не правите регионом {region}. Ваша сила: {own}, сила соперника: {rival}.</translation>
    </message>
    <message>
        <source>You have no tribe {in_region}.</source>
        <translation>У&#xa0;вас нет племён {in_region}.</translation>
    </message>
    <message>
        <source>You rule neither side of the border {border}.</source>
        <translation>Вы не правите ни одной из сторон границы {border}.</translation>
    </message>
    <message>
        <source>You have no piece that can move.</source>
        <translation>У&#xa0;вас нет компонентов, которые можно переместить.</translation>
    </message>
    <message>
        <source>You are not loyal to the coalition of this army: {coalition}.</source>
        <translation>Вы не на стороне коалиции этой армии: {coalition}.</translation>
    </message>
    <message>
        <source>This block is no army; roads do not move.</source>
        <translation>Эта фишка не армия; дороги не перемещаются.</translation>
    </message>
    <message>
        <source>Another army {in_region} already stands for this move.</source>
        <translation>Для этого перемещения уже предлагается другая армия {in_region}.</translation>
    </message>
    <message>
        <source>These regions have no common border: {regions}.</source>
        <translation>У&#xa0;этих регионов нет общей границы: {regions}.</translation>
    </message>
    <message>
        <source>There is no Afghan road {from_region} {into_target}.</source>
        <translation>Нет афганской дороги {from_region} {into_target}.</translation>
    </message>
    <message>
        <source>There is no British road {from_region} {into_target}.</source>
        <translation>Нет британской дороги {from_region} {into_target}.</translation>
    </message>
    <message>
        <source>There is no Russian road {from_region} {into_target}.</source>
        <translation>Нет русской дороги {from_region} {into_target}.</translation>
    </message>
    <message>
        <source>This piece belongs to another player: {other}.</source>
        <translation>Этот компонент принадлежит другому игроку: {other}.</translation>
    </message>
    <message>
        <source>This cylinder is no spy.</source>
        <translation>Этот маркер не шпион.</translation>
    </message>
    <message>
        <source>“{target}” is out of reach from “{card}”.</source>
        <translation>Карта «{target}» слишком далеко от карты «{card}».</translation>
    </message>
    <message>
        <source>Tribes move only for the owner of Nationalism.</source>
        <translation>Племена перемещаются только при «Национализме».</translation>
    </message>
    <message>
        <source>Betraying costs 2 rupees. Your rupees: {have}.</source>
        <translation>Предательство стоит 2&#xa0;рупии. Ваши рупии: {have}.</translation>
    </message>
    <message>
        <source>You have no spy on any court card.</source>
        <translation>Ни на одной карте двора нет вашего шпиона.</translation>
    </message>
    <message>
        <source>You have no spy on “{card}”.</source>
        <translation>На карте «{card}» нет вашего шпиона.</translation>
    </message>
    <message>
        <source>Bodyguards protect the political cards of this court: {owner}.</source>
        <translation>Телохранители защищают карты политики этого двора: {owner}.</translation>
    </message>
    <message>
        <source>You have neither armies nor spies to battle with.</source>
        <translation>У&#xa0;вас нет ни армий, ни шпионов для сражения.</translation>
    </message>
    <message>
        <source>There is nothing you could remove where you have armies or spies.</source>
        <translation>Там, где есть ваши армии или шпионы, удалять нечего.</translation>
    </message>
    <message>
        <source>You have no army {in_region}.</source>
        <translation>У&#xa0;вас нет армий {in_region}.</translation>
    </message>
    <message>
        <source>There is nothing you could remove {in_region}.</source>
        <translation>Удалять {in_region} нечего.</translation>
    </message>
    <message>
        <source>There is nothing you could remove on “{card}”.</source>
        <translation>На карте «{card}» удалять нечего.</translation>
    </message>
    <message>
        <source>This tribe shares your loyalty: {other}.</source>
        <translation>Это племя верно той же коалиции, что и вы: {other}.</translation>
    </message>
    <message>
        <source>This block belongs to your own coalition: {coalition}.</source>
        <translation>Это фишка вашей собственной коалиции: {coalition}.</translation>
    </message>
    <message>
        <source>A citadel protects this tribe: {other}.</source>
        <translation>Это племя защищено цитаделью: {other}.</translation>
    </message>
    <message>
        <source>This is your own spy.</source>
        <translation>Это ваш собственный шпион.</translation>
    </message>
    <message>
        <source>Indispensable Advisors protect this spy: {other}.</source>
        <translation>Этого шпиона защищают незаменимые советники: {other}.</translation>
    </message>
    <message>
        <source>This piece is not where the battle is.</source>
        <translation>Этот компонент не на месте сражения.</translation>
    </message>
    <message>
        <source>This piece is chosen already.</source>
        <translation>Этот компонент уже выбран.</translation>
    </message>
    <message>
        <source>A block of another coalition is needed, not of this one: {coalition}.</source>
        <translation>Нужна фишка другой коалиции, не этой: {coalition}.</translation>
    </message>
    <message>
        <source>This cylinder belongs to another player: {other}.</source>
        <translation>Этот маркер принадлежит другому игроку: {other}.</translation>
    </message>
    <message>
        <source>This piece was placed this turn.</source>
        <translation>Этот компонент размещён в&#xa0;этот ход.</translation>
    </message>
    <message>
        <source>Another piece at the same place stands for this one.</source>
        <translation>Вместо него предлагается другой компонент из того же места.</translation>
    </message>
</context>
</TS>
