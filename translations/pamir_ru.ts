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
        <translation>В&#xa0;сражениях на картах двора вы не теряете шпионов.</translation>
    </message>
    <message>
        <source>Insurrection</source>
        <translation>Мятеж</translation>
    </message>
    <message>
        <source>Claim of Ancient Lineage</source>
        <translation>Притязания древнего рода</translation>
    </message>
    <message>
        <source>Bodyguards</source>
        <translation>Телохранители</translation>
    </message>
    <message>
        <source>Citadel</source>
        <translation>Цитадель</translation>
    </message>
    <message>
        <source>Strange Bedfellows</source>
        <translation>Странные союзники</translation>
    </message>
    <message>
        <source>Civil Service Reforms</source>
        <translation>Реформа госслужбы</translation>
    </message>
    <message>
        <source>Safe House</source>
        <translation>Убежище</translation>
    </message>
    <message>
        <source>Charismatic Courtiers</source>
        <translation>Обаятельные придворные</translation>
    </message>
    <message>
        <source>Blackmail</source>
        <translation>Шантаж</translation>
    </message>
    <message>
        <source>Indian Supplies</source>
        <translation>Индийские поставки</translation>
    </message>
    <message>
        <source>Well-Connected</source>
        <translation>Влиятельное положение</translation>
    </message>
    <message>
        <source>Herat Influence</source>
        <translation>Гератское влияние</translation>
    </message>
    <message>
        <source>Persian Influence</source>
        <translation>Персидское влияние</translation>
    </message>
    <message>
        <source>Russian Influence</source>
        <translation>Русское влияние</translation>
    </message>
    <message>
        <source>Infrastructure</source>
        <translation>Инфра­структура</translation>
    </message>
    <message>
        <source>Savvy Operator</source>
        <translation>Ловкий делец</translation>
    </message>
    <message>
        <source>Irregulars</source>
        <translation>Нерегулярная армия</translation>
    </message>
    <message>
        <source>After each Dominance Check, 2 Afghan armies join Kabul.</source>
        <translation>После каждой проверки господства в&#xa0;Кабуле появляются 2&#xa0;афганские армии.</translation>
    </message>
    <message>
        <source>When you tax, you count as ruler of all six regions.</source>
        <translation>Собирая налоги, вы считаетесь правителем всех шести регионов.</translation>
    </message>
    <message>
        <source>Political cards in your court cannot be betrayed.</source>
        <translation>Ни одну карту политики в&#xa0;вашем дворе нельзя предать.</translation>
    </message>
    <message>
        <source>Your tribes in Kabul are safe from battle.</source>
        <translation>Вашим племенам в&#xa0;Кабуле сражения не угрожают.</translation>
    </message>
    <message>
        <source>Your tribes in Transcaspia are safe from battle.</source>
        <translation>Вашим племенам в&#xa0;Закаспии сражения не угрожают.</translation>
    </message>
    <message>
        <source>For your spies, all court cards of the same region count as adjacent.</source>
        <translation>Когда перемещаются ваши шпионы, все карты двора одного региона считаются соседними.</translation>
    </message>
    <message>
        <source>Your cards held hostage can act without a bribe.</source>
        <translation>За действия ваших карт-заложников взятка не нужна.</translation>
    </message>
    <message>
        <source>A spy you lose in someone else’s battle may come here instead of going to your supply.</source>
        <translation>Шпиона, потерянного в&#xa0;сражении другого игрока, можно поместить не в&#xa0;запас, а&#xa0;на эту карту.</translation>
    </message>
    <message>
        <source>You never owe a bribe for playing a card.</source>
        <translation>За розыгрыш карт с&#xa0;вас никогда не причитается взятка.</translation>
    </message>
    <message>
        <source>At the start of your turn, you may place 1 spy on a Kandahar court card without spies.</source>
        <translation>В&#xa0;начале своего хода можете разместить 1&#xa0;шпиона на карте Кандагара в&#xa0;любом дворе, если на ней нет шпионов.</translation>
    </message>
    <message>
        <source>At the start of your turn, you may place 1 spy on a Herat court card without spies.</source>
        <translation>В&#xa0;начале своего хода можете разместить 1&#xa0;шпиона на карте Герата в&#xa0;любом дворе, если на ней нет шпионов.</translation>
    </message>
    <message>
        <source>Your armies can cross any border, road or not.</source>
        <translation>Ваши армии переходят любую границу, есть там дорога или нет.</translation>
    </message>
    <message>
        <source>One move can take your spy up to 2 cards.</source>
        <translation>За одно перемещение ваш шпион проходит до&#xa0;2&#xa0;карт.</translation>
    </message>
    <message>
        <source>Herat cards in the market are free for you.</source>
        <translation>Карты Герата на рынке для вас бесплатны.</translation>
    </message>
    <message>
        <source>Persia cards in the market are free for you.</source>
        <translation>Карты Персии на рынке для вас бесплатны.</translation>
    </message>
    <message>
        <source>Russian patriots in the market are free for you.</source>
        <translation>Патриоты Российской империи на рынке для вас бесплатны.</translation>
    </message>
    <message>
        <source>Each build action gives you 1 extra block for free, placed like the others.</source>
        <translation>При каждом строительстве бесплатно размещайте ещё 1&#xa0;фишку по тем же правилам.</translation>
    </message>
    <message>
        <source>Always counts as favored, whatever the favored suit.</source>
        <translation>Считается картой ведущей масти, какой бы та ни была.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Pamir Desktop</source>
        <translation>О&#xa0;программе Pamir Desktop</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>A table for Pax Pamir: Second Edition. This is an unofficial fan project, neither made nor endorsed by the game’s designers or publisher.</source>
        <translation>Pax Pamir (второе издание) на вашем компьютере. Это неофициальный любительский проект: авторы и&#xa0;издатели игры не имеют к&#xa0;нему отношения и&#xa0;не одобряли его.</translation>
    </message>
    <message>
        <source>Pax Pamir: Second Edition was designed by Cole Wehrle and is published by Wehrlegig Games. Wakhan was designed by Richard Wilkins. If you enjoy playing here, please buy the game.</source>
        <translation>Автор второго издания Pax Pamir&#xa0;— Коул Верль, издатель&#xa0;— Wehrlegig Games. Автор Вахан&#xa0;— Ричард Уилкинс. Если вам здесь понравилось, купите игру.</translation>
    </message>
    <message>
        <source>Everything you see is drawn by this program, and all its texts are original. It is free software under the MIT license. It contains no network code and sends nothing to anyone.</source>
        <translation>Все изображения рисует сама программа, все тексты написаны для неё. Это свободная программа под лицензией MIT. Она не пользуется сетью и&#xa0;никому ничего не отправляет.</translation>
    </message>
    <message>
        <source>Made with Python, Qt for Python (LGPL) and the typefaces Source Serif and Source Sans (SIL Open Font License).</source>
        <translation>Сделано на Python с&#xa0;библиотекой Qt for Python (LGPL) и&#xa0;шрифтами Source Serif и&#xa0;Source Sans (SIL Open Font License).</translation>
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
        <source>Tax, rank {rank}: take up to %n rupee(s) in all from market cards and from players with a court card of a region you rule.</source>
        <translation>
            <numerusform>Налог {rank}-го ранга: возьмите %n&#xa0;рупию с&#xa0;карты рынка или у&#xa0;игрока, во дворе которого есть карта региона, которым вы правите.</numerusform>
            <numerusform>Налог {rank}-го ранга: возьмите в&#xa0;сумме до&#xa0;%n&#xa0;рупий с&#xa0;карт рынка и&#xa0;у&#xa0;игроков, во дворах которых есть карты регионов, которыми вы правите.</numerusform>
            <numerusform>Налог {rank}-го ранга: возьмите в&#xa0;сумме до&#xa0;%n&#xa0;рупий с&#xa0;карт рынка и&#xa0;у&#xa0;игроков, во дворах которых есть карты регионов, которыми вы правите.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gift: pay 2, 4 or 6 rupees and place a cylinder on that gift space; it is worth 1 influence point.</source>
        <translation>Подарок: заплатите 2, 4&#xa0;или 6&#xa0;рупий и&#xa0;поместите маркер в&#xa0;соответствующую ячейку подарка; он даёт 1&#xa0;очко влияния.</translation>
    </message>
    <message>
        <source>Build: place up to 3 armies or roads in regions you rule, for 2 rupees each.</source>
        <translation>Строительство: до&#xa0;3&#xa0;армий или дорог в&#xa0;регионах, которыми вы правите, по&#xa0;2&#xa0;рупии за каждую.</translation>
    </message>
    <message numerus="yes">
        <source>Move, rank {rank}: make up to %n move(s) with your coalition’s armies or your spies.</source>
        <translation>
            <numerusform>Перемещение {rank}-го ранга: %n&#xa0;перемещение армии вашей коалиции или вашего шпиона.</numerusform>
            <numerusform>Перемещение {rank}-го ранга: до&#xa0;%n&#xa0;перемещений армий вашей коалиции или ваших шпионов.</numerusform>
            <numerusform>Перемещение {rank}-го ранга: до&#xa0;%n&#xa0;перемещений армий вашей коалиции или ваших шпионов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Betray: pay 2 rupees to discard a card with one of your spies on it; you may keep its prize.</source>
        <translation>Предательство: заплатите 2&#xa0;рупии и&#xa0;сбросьте карту с&#xa0;вашим шпионом; если на ней есть трофей, можете забрать его.</translation>
    </message>
    <message numerus="yes">
        <source>Battle, rank {rank}: remove up to %n enemy piece(s) in one place, but no more than you have armies or spies there.</source>
        <translation>
            <numerusform>Сражение {rank}-го ранга: удалите в&#xa0;одном месте %n&#xa0;вражеский компонент, если у&#xa0;вас там есть армия или шпион.</numerusform>
            <numerusform>Сражение {rank}-го ранга: удалите в&#xa0;одном месте до&#xa0;%n&#xa0;вражеских компонентов, но не больше, чем у&#xa0;вас там армий или шпионов.</numerusform>
            <numerusform>Сражение {rank}-го ранга: удалите в&#xa0;одном месте до&#xa0;%n&#xa0;вражеских компонентов, но не больше, чем у&#xa0;вас там армий или шпионов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionTrace</name>
    <message>
        <source>Wakhan’s rupees: {rupees}.</source>
        <translation>Рупий у&#xa0;Вахан: {rupees}.</translation>
    </message>
    <message>
        <source>Tax, rank {rank}: no player can be taxed; from the market: {market}.</source>
        <translation>Налог {rank}-го ранга: ни с&#xa0;кого из игроков взять нельзя; с&#xa0;рынка: {market}.</translation>
    </message>
    <message>
        <source>Spy Movement: from “{origin}” to “{destination}”. Moves left: {left}.</source>
        <translation>Перемещение шпиона: «{origin}» → «{destination}». Осталось перемещений: {left}.</translation>
    </message>
    <message>
        <source>Wakhan keeps the favored suit: {suit}.</source>
        <translation>Вахан оставляет ведущую масть: {suit}.</translation>
    </message>
    <message>
        <source>{chosen} is the first region with any pieces.</source>
        <translation>{chosen}&#xa0;— первый регион, где есть компоненты.</translation>
    </message>
    <message>
        <source>Cards with the {action} action: {cards}. Wakhan cannot afford any of them.</source>
        <translation>Карты с&#xa0;действием «{action}»: {cards}. Ни на одну не хватает рупий.</translation>
    </message>
    <message>
        <source>Cards Wakhan can use for the {action} action: {payable}.</source>
        <translation>Карты, которые Вахан может использовать для действия «{action}»: {payable}.</translation>
    </message>
    <message>
        <source>Tax, rank {rank}, richest player first: {humans}; from the market: {market}.</source>
        <translation>Налог {rank}-го ранга, сначала самые богатые: {humans}; с&#xa0;рынка: {market}.</translation>
    </message>
    <message>
        <source>Her cheapest empty gift space costs {price}.</source>
        <translation>Самая дешёвая свободная ячейка подарка: {price}.</translation>
    </message>
    <message numerus="yes">
        <source>{region} is the first region she rules: she builds %n army/armies there.</source>
        <translation>
            <numerusform>{region}&#xa0;— первый регион под её властью: там размещается %n&#xa0;армия.</numerusform>
            <numerusform>{region}&#xa0;— первый регион под её властью: там размещаются %n&#xa0;армии.</numerusform>
            <numerusform>{region}&#xa0;— первый регион под её властью: там размещается %n&#xa0;армий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks available: {available}.</source>
        <translation>Доступно фишек: {available}.</translation>
    </message>
    <message>
        <source>Move: no army has anywhere to go. Moves left: {left}.</source>
        <translation>Перемещение: ни у&#xa0;одной армии нет цели. Осталось перемещений: {left}.</translation>
    </message>
    <message>
        <source>Move: an army moves {from_origin} {into_destination}. Moves left: {left}.</source>
        <translation>Перемещение: армия идёт {from_origin} {into_destination}. Осталось перемещений: {left}.</translation>
    </message>
    <message>
        <source>Battle: no region has both a Wakhan army and a target.</source>
        <translation>Сражение: нет региона, где были бы и&#xa0;её армия, и&#xa0;цель.</translation>
    </message>
    <message>
        <source>Battle {in_chosen}: the first region with a Wakhan army and a target.</source>
        <translation>Сражение {in_chosen}: первый регион, где есть её армия и&#xa0;цель.</translation>
    </message>
    <message>
        <source>Battle: the most spies are on {kept}.</source>
        <translation>Сражение: больше всего шпионов здесь: {kept}.</translation>
    </message>
    <message>
        <source>Can remove: {limit} (rank {rank}, armies or spies {force}). First target: {named}.</source>
        <translation>Можно удалить: {limit} (ранг {rank}, армий или шпионов: {force}). Первая цель: {named}.</translation>
    </message>
    <message>
        <source>Road icon {icon} on “{card}”: {chosen}. Order of borders: {borders}.</source>
        <translation>Символ дороги {icon} на карте «{card}»: {chosen}. Порядок границ: {borders}.</translation>
    </message>
    <message>
        <source>The supply is empty. Search order: {places}; taken from: {chosen}.</source>
        <translation>Запас пуст. Порядок мест: {places}; взято отсюда: {chosen}.</translation>
    </message>
    <message>
        <source>The red arrow picks {chosen}.</source>
        <translation>Красная стрелка указывает на игрока: {chosen}.</translation>
    </message>
    <message>
        <source>{chosen} is the first region with another player’s pieces.</source>
        <translation>{chosen}&#xa0;— первый регион с&#xa0;чужими компонентами.</translation>
    </message>
    <message>
        <source>No region has pieces; {chosen} is first in the region priority.</source>
        <translation>Ни в&#xa0;одном регионе нет компонентов; первый по приоритету регионов&#xa0;— {chosen}.</translation>
    </message>
</context>
<context>
    <name>AdviceDialog</name>
    <message>
        <source>Export log</source>
        <translation>Экспорт журнала</translation>
    </message>
    <message>
        <source>Expert is thinking about the turns that cost the most.</source>
        <translation>Эксперт обдумывает ходы, которые обошлись дороже всего.</translation>
    </message>
    <message>
        <source>Do not wait</source>
        <translation>Не ждать</translation>
    </message>
</context>
<context>
    <name>AiCard</name>
    <message>
        <source>AI card {number}</source>
        <translation>Карта ИИ {number}</translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation>столбец {column}</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation>Лояльность</translation>
    </message>
    <message>
        <source>Region priority</source>
        <translation>Приоритет регионов</translation>
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
        <source>Arrows on the back of the next card:</source>
        <translation>Стрелки на рубашке следующей карты:</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close this note</source>
        <translation>Закрыть сообщение</translation>
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
        <source>An Afghan army is removed {from_region}.</source>
        <translation>Афганская армия удалена {from_region}.</translation>
    </message>
    <message>
        <source>A British army is removed {from_region}.</source>
        <translation>Британская армия удалена {from_region}.</translation>
    </message>
    <message>
        <source>A Russian army is removed {from_region}.</source>
        <translation>Русская армия удалена {from_region}.</translation>
    </message>
    <message>
        <source>An Afghan road is placed on the {border} border.</source>
        <translation>Афганская дорога размещается на границе {border}.</translation>
    </message>
    <message>
        <source>A British road is placed on the {border} border.</source>
        <translation>Британская дорога размещается на границе {border}.</translation>
    </message>
    <message>
        <source>A Russian road is placed on the {border} border.</source>
        <translation>Русская дорога размещается на границе {border}.</translation>
    </message>
    <message>
        <source>An Afghan road is placed on the {border} border, taken from play: {origin}.</source>
        <translation>Афганская дорога размещается на границе {border}; фишка взята с&#xa0;поля: {origin}.</translation>
    </message>
    <message>
        <source>A British road is placed on the {border} border, taken from play: {origin}.</source>
        <translation>Британская дорога размещается на границе {border}; фишка взята с&#xa0;поля: {origin}.</translation>
    </message>
    <message>
        <source>A Russian road is placed on the {border} border, taken from play: {origin}.</source>
        <translation>Русская дорога размещается на границе {border}; фишка взята с&#xa0;поля: {origin}.</translation>
    </message>
    <message>
        <source>An Afghan road is removed from the {border} border.</source>
        <translation>Афганская дорога удалена с&#xa0;границы {border}.</translation>
    </message>
    <message>
        <source>A British road is removed from the {border} border.</source>
        <translation>Британская дорога удалена с&#xa0;границы {border}.</translation>
    </message>
    <message>
        <source>A Russian road is removed from the {border} border.</source>
        <translation>Русская дорога удалена с&#xa0;границы {border}.</translation>
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
    <name>BotName</name>
    <message>
        <source>Shirin</source>
        <translation>Ширин</translation>
    </message>
    <message>
        <source>Daud</source>
        <translation>Дауд</translation>
    </message>
    <message>
        <source>Laleh</source>
        <translation>Лале</translation>
    </message>
    <message>
        <source>Farhad</source>
        <translation>Фархад</translation>
    </message>
    <message>
        <source>Nilufar</source>
        <translation>Нилуфар</translation>
    </message>
</context>
<context>
    <name>BotReason</name>
    <message>
        <source>victory points</source>
        <translation>победные очки</translation>
    </message>
    <message>
        <source>cylinders in play</source>
        <translation>маркеры в&#xa0;игре</translation>
    </message>
    <message>
        <source>influence</source>
        <translation>влияние</translation>
    </message>
    <message>
        <source>coalition blocks</source>
        <translation>фишки коалиции</translation>
    </message>
    <message>
        <source>rupees</source>
        <translation>рупии</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>карты в&#xa0;руке</translation>
    </message>
    <message>
        <source>regions under its rule</source>
        <translation>регионы под своей властью</translation>
    </message>
    <message>
        <source>safety for its pieces and cards</source>
        <translation>безопасность компонентов и&#xa0;карт</translation>
    </message>
    <message>
        <source>prizes within reach</source>
        <translation>доступные трофеи</translation>
    </message>
    <message>
        <source>cards in its court</source>
        <translation>карты во&#xa0;дворе</translation>
    </message>
    <message>
        <source>options for its court</source>
        <translation>возможности своего двора</translation>
    </message>
</context>
<context>
    <name>BotReasons</name>
    <message>
        <source>{name} expects to gain: {list}.</source>
        <translation>{name} получит: {list}.</translation>
    </message>
    <message>
        <source>The price: {list}.</source>
        <translation>Цена: {list}.</translation>
    </message>
    <message>
        <source>Also considered: {list}.</source>
        <translation>Другие варианты: {list}.</translation>
    </message>
    <message>
        <source>{name} sees no difference between the choices.</source>
        <translation>{name} не видит разницы между вариантами.</translation>
    </message>
</context>
<context>
    <name>BotRow</name>
    <message>
        <source>Seat {number}: level</source>
        <translation>Место {number}: уровень</translation>
    </message>
    <message>
        <source>Seat {number}: temperament</source>
        <translation>Место {number}: характер</translation>
    </message>
</context>
<context>
    <name>BribeLog</name>
    <message numerus="yes">
        <source>{seat} owes {recipient} a bribe of %n rupee(s) for “{card}”.</source>
        <translation>
            <numerusform>За карту «{card}» положена взятка: %n&#xa0;рупия ({seat} → {recipient}).</numerusform>
            <numerusform>За карту «{card}» положена взятка: %n&#xa0;рупии ({seat} → {recipient}).</numerusform>
            <numerusform>За карту «{card}» положена взятка: %n&#xa0;рупий ({seat} → {recipient}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} offers {recipient} %n rupee(s) instead of {due}.</source>
        <translation>
            <numerusform>{seat} предлагает %n&#xa0;рупию вместо {due} (кому: {recipient}).</numerusform>
            <numerusform>{seat} предлагает %n&#xa0;рупии вместо {due} (кому: {recipient}).</numerusform>
            <numerusform>{seat} предлагает %n&#xa0;рупий вместо {due} (кому: {recipient}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} asks {recipient} to waive the bribe.</source>
        <translation>{seat} просит не брать взятку (решает: {recipient}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays {recipient} a bribe of %n rupee(s).</source>
        <translation>
            <numerusform>{seat} даёт взятку: %n&#xa0;рупия (получает: {recipient}).</numerusform>
            <numerusform>{seat} даёт взятку: %n&#xa0;рупии (получает: {recipient}).</numerusform>
            <numerusform>{seat} даёт взятку: %n&#xa0;рупий (получает: {recipient}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} demands %n rupee(s) from {payer}.</source>
        <translation>
            <numerusform>{seat} требует %n&#xa0;рупию (платит: {payer}).</numerusform>
            <numerusform>{seat} требует %n&#xa0;рупии (платит: {payer}).</numerusform>
            <numerusform>{seat} требует %n&#xa0;рупий (платит: {payer}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} refuses {payer}’s offer.</source>
        <translation>{seat} отклоняет предложение (предлагает: {payer}).</translation>
    </message>
    <message>
        <source>{seat} gives up on “{card}”.</source>
        <translation>{seat} отказывается от действия (карта «{card}»).</translation>
    </message>
    <message>
        <source>{seat} does not pay {recipient} the bribe (Courtly Manners).</source>
        <translation>{seat} не платит взятку («Придворные манеры»; кому: {recipient}).</translation>
    </message>
    <message>
        <source>{recipient} waives {seat}’s bribe.</source>
        <translation>{recipient} отказывается от взятки (должник: {seat}).</translation>
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
        <translation>Купить карту «{card}»</translation>
    </message>
    <message>
        <source>Play “{card}”</source>
        <translation>Разыграть карту «{card}»</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Согласиться</translation>
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
        <translation>Не брать взятку</translation>
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
        <translation>Отклонить</translation>
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
        <source>{owner}: {piece}</source>
        <translation>{owner}: {piece}</translation>
    </message>
    <message>
        <source>Propose ending the game</source>
        <translation>Предложить закончить игру</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Ask for a waiver</source>
        <translation>Попросить об уступке</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Передумать</translation>
    </message>
    <message>
        <source>Road: {border}</source>
        <translation>Дорога {border}</translation>
    </message>
    <message>
        <source>Keep the prize</source>
        <translation>Забрать трофей</translation>
    </message>
    <message>
        <source>Decline the prize</source>
        <translation>Без трофея</translation>
    </message>
    <message>
        <source>Return to supply</source>
        <translation>Вернуть в&#xa0;запас</translation>
    </message>
</context>
<context>
    <name>CampaignLog</name>
    <message numerus="yes">
        <source>{seat} campaigns with %n army/armies {in_region}.</source>
        <translation>
            <numerusform>{seat} начинает поход {in_region}: %n&#xa0;армия.</numerusform>
            <numerusform>{seat} начинает поход {in_region}: %n&#xa0;армии.</numerusform>
            <numerusform>{seat} начинает поход {in_region}: %n&#xa0;армий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} moves %n army/armies {from_origin} {into_region}.</source>
        <translation>
            <numerusform>{seat} перемещает %n&#xa0;армию {from_origin} {into_region}.</numerusform>
            <numerusform>{seat} перемещает %n&#xa0;армии {from_origin} {into_region}.</numerusform>
            <numerusform>{seat} перемещает %n&#xa0;армий {from_origin} {into_region}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} attacks the Afghans {in_region}.</source>
        <translation>{seat} нападает {in_region} на афганцев.</translation>
    </message>
    <message>
        <source>{seat} attacks the British {in_region}.</source>
        <translation>{seat} нападает {in_region} на британцев.</translation>
    </message>
    <message>
        <source>{seat} attacks the Russians {in_region}.</source>
        <translation>{seat} нападает {in_region} на русских.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays %n rupee(s) for the baggage train.</source>
        <translation>
            <numerusform>{seat} платит за обоз: %n&#xa0;рупия.</numerusform>
            <numerusform>{seat} платит за обоз: %n&#xa0;рупии.</numerusform>
            <numerusform>{seat} платит за обоз: %n&#xa0;рупий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Overthrow {in_region}: {seat} discards a political card.</source>
        <translation>Свержение {in_region}. {seat} сбрасывает карту политики.</translation>
    </message>
    <message>
        <source>{seat} assassinates “{card}” in their own court, using {spy_of}’s spy.</source>
        <translation>{seat} совершает убийство в&#xa0;собственном дворе: карта «{card}» (шпион: {spy_of}).</translation>
    </message>
    <message>
        <source>{seat} assassinates “{card}” in their own court, using their own spy.</source>
        <translation>{seat} собственным шпионом совершает убийство в&#xa0;собственном дворе: карта «{card}».</translation>
    </message>
    <message>
        <source>{seat} assassinates “{card}” in {owner}’s court, using their own spy.</source>
        <translation>{seat} собственным шпионом совершает убийство: карта «{card}» (двор: {owner}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} bribes “{card}” in {owner}’s court for %n rupee(s), using their own spy.</source>
        <translation>
            <numerusform>{seat} собственным шпионом подкупает карту «{card}» за&#xa0;%n&#xa0;рупию (двор: {owner}).</numerusform>
            <numerusform>{seat} собственным шпионом подкупает карту «{card}» за&#xa0;%n&#xa0;рупии (двор: {owner}).</numerusform>
            <numerusform>{seat} собственным шпионом подкупает карту «{card}» за&#xa0;%n&#xa0;рупий (двор: {owner}).</numerusform>
        </translation>
    </message>
    <message>
        <source>“{card}” joins {seat}’s court.</source>
        <translation>Карта «{card}» переходит в&#xa0;другой двор ({seat}).</translation>
    </message>
    <message>
        <source>{seat} discards “{card}” from court to pay a debt.</source>
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
        <source>{seat} discards “{card}” from court.</source>
        <translation>{seat} сбрасывает карту «{card}» из двора.</translation>
    </message>
    <message>
        <source>{seat} gets intel from one of their own spies.</source>
        <translation>{seat} получает разведданные от собственного шпиона.</translation>
    </message>
    <message>
        <source>{seat} gets intel from {spy_of}’s spy.</source>
        <translation>{seat} получает разведданные от чужого шпиона (владелец: {spy_of}).</translation>
    </message>
    <message>
        <source>{seat} assassinates “{card}” in {owner}’s court, using {spy_of}’s spy.</source>
        <translation>{seat} совершает убийство: карта «{card}» (двор: {owner}, шпион: {spy_of}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} bribes “{card}” in {owner}’s court for %n rupee(s), using {spy_of}’s spy.</source>
        <translation>
            <numerusform>{seat} подкупает карту «{card}» за&#xa0;%n&#xa0;рупию (двор: {owner}, шпион: {spy_of}).</numerusform>
            <numerusform>{seat} подкупает карту «{card}» за&#xa0;%n&#xa0;рупии (двор: {owner}, шпион: {spy_of}).</numerusform>
            <numerusform>{seat} подкупает карту «{card}» за&#xa0;%n&#xa0;рупий (двор: {owner}, шпион: {spy_of}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Candidates</name>
    <message>
        <source>rank {figure}</source>
        <translation>ранг {figure}</translation>
    </message>
    <message>
        <source>gain {figure}</source>
        <translation>прибыль {figure}</translation>
    </message>
    <message>
        <source>icons {figure}</source>
        <translation>символов: {figure}</translation>
    </message>
    <message>
        <source>number {figure}</source>
        <translation>номер {figure}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>top row, column {column}</source>
        <translation>верхний ряд, столбец {column}</translation>
    </message>
    <message>
        <source>bottom row, column {column}</source>
        <translation>нижний ряд, столбец {column}</translation>
    </message>
    <message>
        <source>vacant</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>too expensive</source>
        <translation>слишком дорого</translation>
    </message>
    <message>
        <source>Dominance Check</source>
        <translation>проверка господства</translation>
    </message>
    <message>
        <source>can be bought</source>
        <translation>можно купить</translation>
    </message>
    <message>
        <source>cannot be bought</source>
        <translation>купить нельзя</translation>
    </message>
    <message>
        <source>targets: {targets}</source>
        <translation>цели: {targets}</translation>
    </message>
    <message>
        <source>sheltered: {sheltered}</source>
        <translation>защищено: {sheltered}</translation>
    </message>
    <message>
        <source>taken: {paid}</source>
        <translation>взято: {paid}</translation>
    </message>
    <message>
        <source>another player has tribes there</source>
        <translation>там чужие племена</translation>
    </message>
    <message>
        <source>a spy is not needed here</source>
        <translation>здесь шпион не нужен</translation>
    </message>
    <message>
        <source>other pieces only</source>
        <translation>только прочие компоненты</translation>
    </message>
    <message>
        <source>no pieces</source>
        <translation>нет компонентов</translation>
    </message>
    <message>
        <source>rupees placed on it this turn</source>
        <translation>в&#xa0;этот ход на неё платили</translation>
    </message>
    <message>
        <source>her armies: {force}</source>
        <translation>её армии: {force}</translation>
    </message>
    <message>
        <source>affordable</source>
        <translation>можно оплатить</translation>
    </message>
    <message>
        <source>not affordable</source>
        <translation>не хватает рупий</translation>
    </message>
    <message>
        <source>a spy is needed here</source>
        <translation>здесь нужен шпион</translation>
    </message>
    <message>
        <source>another player’s pieces</source>
        <translation>чужие компоненты</translation>
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
        <translation>Мышья­ковая шахта в&#xa0;Балхе</translation>
    </message>
    <message>
        <source>Lapis Lazuli Mine</source>
        <translation>Лазури­товая шахта</translation>
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
        <translation>Коро­левская гвардия Дуррани</translation>
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
        <translation>Элдред Поттин­джер</translation>
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
        <translation>Генри Поттин­джер</translation>
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
        <translation>Бенгаль­ская туземная пехота</translation>
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
        <translation>Баракзай­ские сардары</translation>
    </message>
    <message>
        <source>Giljee Nobles</source>
        <translation>Гильзай­ская знать</translation>
    </message>
    <message>
        <source>Baluchi Chiefs</source>
        <translation>Белудж­ские вожди</translation>
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
        <translation>Хазарей­ские вожди</translation>
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
        <translation>Предво­дитель кочев­ников</translation>
    </message>
    <message>
        <source>Karakul Sheep</source>
        <translation>Каракуль­ские овцы</translation>
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
        <translation>Белудж­ские контра­бандисты</translation>
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
        <translation>Благо­устройство городов</translation>
    </message>
    <message>
        <source>Persian Slave Markets</source>
        <translation>Неволь­ничьи рынки Персии</translation>
    </message>
    <message>
        <source>Anglo-Persian Trade</source>
        <translation>Англо-персид­ская торговля</translation>
    </message>
    <message>
        <source>Russo-Persian Trade</source>
        <translation>Русско-персид­ская торговля</translation>
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
        <translation>Неволь­ничьи рынки Хивы</translation>
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
        <translation>Европей­ские пушки</translation>
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
        <source>{seat} buys “{card}” for %n rupee(s).</source>
        <translation>
            <numerusform>{seat} покупает карту «{card}» за&#xa0;%n&#xa0;рупию.</numerusform>
            <numerusform>{seat} покупает карту «{card}» за&#xa0;%n&#xa0;рупии.</numerusform>
            <numerusform>{seat} покупает карту «{card}» за&#xa0;%n&#xa0;рупий.</numerusform>
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
        <source>{seat} loses the patriot “{card}” by changing loyalty.</source>
        <translation>{seat} из-за смены лояльности теряет карту патриота «{card}».</translation>
    </message>
    <message>
        <source>{seat} discards “{card}”: the court is over its limit.</source>
        <translation>{seat} сбрасывает карту «{card}»: превышен предел двора.</translation>
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
        <source>{seat} discards “{card}” from hand.</source>
        <translation>{seat} сбрасывает карту «{card}» из руки.</translation>
    </message>
    <message>
        <source>{seat} keeps “{card}” as a prize ({prize}).</source>
        <translation>{seat} забирает карту «{card}» как трофей ({prize}).</translation>
    </message>
    <message>
        <source>{seat} declines the prize “{card}”.</source>
        <translation>{seat} отказывается от трофея (карта «{card}»).</translation>
    </message>
    <message>
        <source>{seat} loses prizes: {cards}.</source>
        <translation>{seat} теряет трофеи: {cards}.</translation>
    </message>
    <message>
        <source>Overthrow {in_region}: {seat} discards {cards}.</source>
        <translation>Свержение {in_region}. {seat} сбрасывает: {cards}.</translation>
    </message>
    <message>
        <source>{seat} swaps hands with {other} (receives: {received}, gives: {given}).</source>
        <translation>{seat} обменивается картами в&#xa0;руке (с&#xa0;кем: {other}; получает: {received}, отдаёт: {given}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} buys “{card}” for %n rupee(s); rupees gained: {gained}.</source>
        <translation>
            <numerusform>{seat} покупает карту «{card}» за&#xa0;%n&#xa0;рупию; рупий на ней:&#xa0;{gained}.</numerusform>
            <numerusform>{seat} покупает карту «{card}» за&#xa0;%n&#xa0;рупии; рупий на ней:&#xa0;{gained}.</numerusform>
            <numerusform>{seat} покупает карту «{card}» за&#xa0;%n&#xa0;рупий; рупий на ней:&#xa0;{gained}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes “{card}” for free, along with the %n rupee(s) on it.</source>
        <translation>
            <numerusform>{seat} бесплатно берёт карту «{card}» и&#xa0;%n&#xa0;рупию с&#xa0;неё.</numerusform>
            <numerusform>{seat} бесплатно берёт карту «{card}» и&#xa0;%n&#xa0;рупии с&#xa0;неё.</numerusform>
            <numerusform>{seat} бесплатно берёт карту «{card}» и&#xa0;%n&#xa0;рупий с&#xa0;неё.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} betrays “{card}” in {owner}’s court.</source>
        <translation>{seat} предаёт карту «{card}» (двор: {owner}).</translation>
    </message>
    <message>
        <source>{seat} discards “{card}” from court to pay a debt.</source>
        <translation>{seat} сбрасывает карту «{card}» из двора в&#xa0;счёт долга.</translation>
    </message>
    <message>
        <source>{seat} discards “{card}” from court.</source>
        <translation>{seat} сбрасывает карту «{card}» из двора.</translation>
    </message>
    <message>
        <source>{seat} cannot pay the bribe and discards “{card}”.</source>
        <translation>{seat} не может заплатить взятку и&#xa0;сбрасывает карту «{card}».</translation>
    </message>
    <message>
        <source>“{card}” has left the court: its remaining icons are not resolved.</source>
        <translation>Карты «{card}» больше нет во дворе: остальные её символы пропадают.</translation>
    </message>
    <message>
        <source>An icon on “{card}” is skipped: there is no piece left to place.</source>
        <translation>Символ карты «{card}» пропускается: компонентов не осталось.</translation>
    </message>
</context>
<context>
    <name>CardNote</name>
    <message>
        <source>A British officer (1806–1842) sent to Bukhara in 1838 to win over the emir. He was imprisoned for years and executed there together with Arthur Conolly.</source>
        <translation>Британский офицер (1806–1842), отправленный в&#xa0;1838&#xa0;году в&#xa0;Бухару, чтобы склонить эмира на свою сторону. Годами сидел в&#xa0;тюрьме и&#xa0;был казнён вместе с&#xa0;Артуром Конолли.</translation>
    </message>
    <message>
        <source>A grandson of the founder of the Durrani empire, ruler from 1803 to 1809. The British put him back on the throne in 1839; in April 1842 he was killed outside Kabul.</source>
        <translation>Внук основателя державы Дуррани, правил в&#xa0;1803–1809&#xa0;годах. В&#xa0;1839&#xa0;году британцы вернули его на трон; в&#xa0;апреле 1842&#xa0;года он был убит под Кабулом.</translation>
    </message>
    <message>
        <source>A chief from the Logar valley south of Kabul. In November 1841 he was among the leaders of the rising in the city.</source>
        <translation>Вождь из долины Логар к&#xa0;югу от Кабула. В&#xa0;ноябре 1841&#xa0;года был одним из предводителей восстания в&#xa0;городе.</translation>
    </message>
    <message>
        <source>Carpets, felts, silks and embroidered sheepskin coats were made in workshops and homes all over the country. Caravans took them to India and to Bukhara.</source>
        <translation>Ковры, войлок, шёлк и&#xa0;вышитые овчинные тулупы делали по всей стране в&#xa0;мастерских и&#xa0;домах. Караваны везли их в&#xa0;Индию и&#xa0;Бухару.</translation>
    </message>
    <message>
        <source>The arsenic minerals orpiment and realgar were sold as pigments and used in tanning. Balkh, one of the oldest cities of the region, lies on the way from Kabul to Bukhara.</source>
        <translation>Мышьяковые минералы аурипигмент и&#xa0;реальгар шли на краски и&#xa0;на выделку кож. Балх, один из древнейших городов края, лежит на пути из Кабула в&#xa0;Бухару.</translation>
    </message>
    <message>
        <source>Ghazni lies on the road from Kabul to Kandahar. Around the year 1000 it was the capital of Sultan Mahmud, whose empire reached from Persia to northern India.</source>
        <translation>Газни стоит на дороге из Кабула в&#xa0;Кандагар. Около 1000&#xa0;года это была столица султана Махмуда, чья держава простиралась от Персии до Северной Индии.</translation>
    </message>
    <message>
        <source>Every fall the trading nomads of the Ghilzai led caravans over the passes to the plains of the Indus. In spring they came back with Indian goods.</source>
        <translation>Каждую осень торговые кочевники-гильзаи вели караваны через перевалы на равнины Инда. Весной они возвращались с&#xa0;индийскими товарами.</translation>
    </message>
    <message>
        <source>The Durrani shahs recruited their household cavalry largely from the Qizilbash, Shiites of Turkic and Persian descent. They had their own quarter in Kabul.</source>
        <translation>Шахи Дуррани набирали личную конницу главным образом из кызылбашей&#xa0;— шиитов тюркского и&#xa0;персидского происхождения. В&#xa0;Кабуле у&#xa0;них был свой квартал.</translation>
    </message>
    <message>
        <source>The fortress on a ridge in the south of old Kabul was for centuries the seat of its rulers. British troops pulled down most of the palace quarter in 1879–80.</source>
        <translation>Крепость на гряде к&#xa0;югу от старого Кабула веками была резиденцией правителей. В&#xa0;1879–1880&#xa0;годах британские войска снесли большую часть дворцового квартала.</translation>
    </message>
    <message>
        <source>An officer, diplomat and scholar (1810–1895), political agent at Kandahar from 1840 to 1842. His copies of the Behistun inscription helped decipher cuneiform.</source>
        <translation>Офицер, дипломат и&#xa0;учёный (1810–1895), в&#xa0;1840–1842&#xa0;годах политический агент в&#xa0;Кандагаре. Его копии Бехистунской надписи помогли расшифровать клинопись.</translation>
    </message>
    <message>
        <source>A British explorer who reached Yarkand and Kashgar in 1869 and received the gold medal of the Royal Geographical Society. In July 1870 he was murdered in the mountains of Yasin.</source>
        <translation>Британский путешественник, в&#xa0;1869&#xa0;году добравшийся до Яркенда и&#xa0;Кашгара и&#xa0;награждённый золотой медалью Королевского географического общества. В&#xa0;июле 1870&#xa0;года убит в&#xa0;горах Ясина.</translation>
    </message>
    <message>
        <source>For centuries the dynasty ruled Baltistan from Skardu on the upper Indus. In 1840 it lost its independence to the army of Zorawar Singh.</source>
        <translation>Династия веками правила Балтистаном из Скарду в&#xa0;верховьях Инда. В&#xa0;1840&#xa0;году она потеряла независимость под ударом войска Зоравара Сингха.</translation>
    </message>
    <message>
        <source>The road from Peshawar to Kabul leads through this narrow valley. The Afridi and other tribes along it took tolls from caravans and armies.</source>
        <translation>Через эту узкую долину идёт дорога из Пешавара в&#xa0;Кабул. Африди и&#xa0;другие племена вдоль неё брали пошлину с&#xa0;караванов и&#xa0;войск.</translation>
    </message>
    <message>
        <source>From 1799 to 1849 Lahore was the capital of the Sikh empire. Shawls from Kashmir, salt and indigo passed through the hands of its merchants.</source>
        <translation>С&#xa0;1799&#xa0;по&#xa0;1849&#xa0;год Лахор был столицей державы сикхов. Через руки его купцов проходили кашмирские шали, соль и&#xa0;индиго.</translation>
    </message>
    <message>
        <source>The East India Company had muskets made to its own pattern, shorter and cheaper than the army’s. In the 1790s the British army adopted that pattern.</source>
        <translation>Ост-Индская компания заказывала мушкеты собственного образца, короче и&#xa0;дешевле армейских. В&#xa0;1790-х годах этот образец приняла и&#xa0;британская армия.</translation>
    </message>
    <message>
        <source>The British Indian force that invaded Afghanistan in 1839 by way of Sindh and the Bolan Pass. It entered Kandahar in April and Kabul in August.</source>
        <translation>Британо-индийское войско, вторгшееся в&#xa0;Афганистан в&#xa0;1839&#xa0;году через Синд и&#xa0;Боланский проход. В&#xa0;апреле оно вошло в&#xa0;Кандагар, в&#xa0;августе&#xa0;— в&#xa0;Кабул.</translation>
    </message>
    <message>
        <source>Sindh was ruled by the Talpur amirs, whose fighters were mostly of Baluch descent. In February 1843 the British defeated them at Miani and annexed the country.</source>
        <translation>Синдом правили эмиры Талпуры, чьи воины были в&#xa0;основном белуджами. В&#xa0;феврале 1843&#xa0;года британцы разбили их при Миани и&#xa0;присоединили страну.</translation>
    </message>
    <message>
        <source>Regiments of Indian sepoys under British officers in the East India Company’s Bengal Army. Several were destroyed on the retreat from Kabul in January 1842.</source>
        <translation>Полки индийских сипаев под началом британских офицеров в&#xa0;Бенгальской армии Ост-Индской компании. Несколько из них погибли при отступлении из Кабула в&#xa0;январе 1842&#xa0;года.</translation>
    </message>
    <message>
        <source>Half-brothers of Dost Mohammad who ruled Kandahar together, the foremost of them Kohandil Khan. They fled to Persia when the British came in 1839.</source>
        <translation>Единокровные братья Дост-Мухаммеда, вместе правившие Кандагаром; главным был Кохандиль-хан. С&#xa0;приходом британцев в&#xa0;1839&#xa0;году бежали в&#xa0;Персию.</translation>
    </message>
    <message>
        <source>A chief of the Kakar Pashtuns who changed sides more than once. In 1839 he left the lords of Kandahar for Shah Shuja, then obstructed the pursuit of Dost Mohammad and was arrested.</source>
        <translation>Вождь пуштунов-какаров, не раз менявший сторону. В&#xa0;1839&#xa0;году ушёл от правителей Кандагара к&#xa0;Шуджа-шаху, затем мешал погоне за Дост-Мухаммедом и&#xa0;был арестован.</translation>
    </message>
    <message>
        <source>Ahmad Shah Durrani laid out the new city of Kandahar in 1761. Its four main streets, all bazaars, met under a dome in the middle.</source>
        <translation>Новый Кандагар заложил Ахмад-шах Дуррани в&#xa0;1761&#xa0;году. Четыре главные улицы-базара сходились в&#xa0;центре под куполом.</translation>
    </message>
    <message>
        <source>For centuries Pashtun horsemen and foot soldiers served the princes of northern India. The region of Rohilkhand is named after those who settled there.</source>
        <translation>Веками пуштунские всадники и&#xa0;пехотинцы нанимались к&#xa0;князьям Северной Индии. Область Рохилкханд носит имя тех, кто там осел.</translation>
    </message>
    <message>
        <source>The roads around Herat suffered from raiders, above all from Turkmen horsemen. Captives were sold as slaves in Khiva and Bukhara.</source>
        <translation>Дороги вокруг Герата страдали от набегов, прежде всего туркменских всадников. Пленников продавали в&#xa0;рабство в&#xa0;Хиве и&#xa0;Бухаре.</translation>
    </message>
    <message>
        <source>The Hazaras, mostly Shiites who speak a form of Persian, live in the central highlands. Their chiefs stayed largely independent until the emir of Kabul subdued them in the 1890s.</source>
        <translation>Хазарейцы, в&#xa0;большинстве шииты, говорящие на наречии персидского, живут в&#xa0;центральном нагорье. Их вожди оставались почти независимыми, пока эмир Кабула не покорил их в&#xa0;1890-х годах.</translation>
    </message>
    <message>
        <source>Vizier of Herat during the Persian siege of 1837–38. In 1842 he had his master Kamran Shah killed and ruled the city himself until 1851.</source>
        <translation>Визирь Герата во время персидской осады 1837–1838&#xa0;годов. В&#xa0;1842&#xa0;году велел убить своего государя Камран-шаха и&#xa0;сам правил городом до&#xa0;1851&#xa0;года.</translation>
    </message>
    <message>
        <source>When the Barakzai brothers took Kabul in 1818, Mahmud Shah and his son Kamran fled to Herat. There the old dynasty held out until 1842.</source>
        <translation>Когда в&#xa0;1818&#xa0;году братья Баракзаи взяли Кабул, Махмуд-шах с&#xa0;сыном Камраном бежал в&#xa0;Герат. Там старая династия продержалась до&#xa0;1842&#xa0;года.</translation>
    </message>
    <message>
        <source>Persian-speaking Tajiks formed much of the settled population of Herat and of the north. In 1841 Tajiks of Kohistan joined the rising against the British.</source>
        <translation>Персоязычные таджики составляли значительную часть оседлого населения Герата и&#xa0;севера. В&#xa0;1841&#xa0;году таджики Кохистана примкнули к&#xa0;восстанию против британцев.</translation>
    </message>
    <message>
        <source>The Aimaq tribes moved with tents and herds through the hills east and north of Herat. Their horsemen served whoever held the city, or raided it.</source>
        <translation>Племена аймаков кочевали с&#xa0;шатрами и&#xa0;стадами по холмам к&#xa0;востоку и&#xa0;северу от Герата. Их всадники служили хозяину города или совершали на него набеги.</translation>
    </message>
    <message>
        <source>A hardy breed named after Karakul near Bukhara. The curly black pelts of its newborn lambs were exported to Persia, Russia and Europe.</source>
        <translation>Выносливая порода, названная по Каракулю близ Бухары. Завитые чёрные шкурки новорождённых ягнят вывозили в&#xa0;Персию, Россию и&#xa0;Европу.</translation>
    </message>
    <message>
        <source>Baluch camel drivers knew the deserts between Persia, Herat and the Arabian Sea. Borders through their country were drawn only after 1870.</source>
        <translation>Белуджские погонщики верблюдов знали пустыни между Персией, Гератом и&#xa0;Аравийским морем. Границы через их земли провели лишь после 1870&#xa0;года.</translation>
    </message>
    <message>
        <source>A statesman (1779–1835) and master of Persian prose, minister to Abbas Mirza and first prime minister of Mohammad Shah. In 1835 the shah had him killed.</source>
        <translation>Государственный деятель (1779–1835) и&#xa0;мастер персидской прозы, министр Аббас-Мирзы и&#xa0;первый премьер Мохаммед-шаха. В&#xa0;1835&#xa0;году шах велел его убить.</translation>
    </message>
    <message>
        <source>Shah of Persia from 1797 to 1834. By the treaties of Gulistan (1813) and Turkmenchay (1828) he lost the Caucasus to Russia.</source>
        <translation>Шах Персии в&#xa0;1797–1834&#xa0;годах. По Гюлистанскому (1813) и&#xa0;Туркманчайскому (1828) договорам уступил России земли на Кавказе.</translation>
    </message>
    <message>
        <source>Shah of Persia from 1834 to 1848, a son of Abbas Mirza. He besieged Herat in 1837–38 and gave up after British threats.</source>
        <translation>Шах Персии в&#xa0;1834–1848&#xa0;годах, сын Аббас-Мирзы. В&#xa0;1837–1838&#xa0;годах осаждал Герат и&#xa0;отступил после британских угроз.</translation>
    </message>
    <message>
        <source>The Jews of Bukhara spoke their own form of Persian. Many were merchants or dyers of silk and cotton, and their trade ties reached into Russia.</source>
        <translation>Евреи Бухары говорили на собственном наречии персидского. Многие были купцами или красили шёлк и&#xa0;хлопок, а&#xa0;торговые связи вели их и&#xa0;в&#xa0;Россию.</translation>
    </message>
    <message>
        <source>The Corps of Military Topographers was founded in Russia in 1822. Its officers mapped the steppe and the khanates, often in the company of trade caravans.</source>
        <translation>Корпус военных топографов был учреждён в&#xa0;России в&#xa0;1822&#xa0;году. Его офицеры наносили на карту степь и&#xa0;ханства, часто двигаясь с&#xa0;торговыми караванами.</translation>
    </message>
    <message>
        <source>Emir of Bukhara from 1827 to 1860. He crushed the power of the nobles, made war on Kokand and had Stoddart and Conolly executed.</source>
        <translation>Эмир Бухары в&#xa0;1827–1860&#xa0;годах. Сломил знать, воевал с&#xa0;Кокандом и&#xa0;казнил Стоддарта и&#xa0;Конолли.</translation>
    </message>
    <message>
        <source>Khan of Khiva from 1825 to 1842. In 1840, after a Russian march on his capital had failed in the snow, he released several hundred Russian captives.</source>
        <translation>Хан Хивы в&#xa0;1825–1842&#xa0;годах. После того как русский поход на его столицу увяз в&#xa0;снегах, в&#xa0;1840&#xa0;году отпустил несколько сот русских пленников.</translation>
    </message>
    <message>
        <source>Turkmen and Kazakh raiders sold Persians and Russians in Khiva. After the Russian conquest in 1873 the khan had to abolish slavery.</source>
        <translation>Туркменские и&#xa0;казахские налётчики продавали в&#xa0;Хиве персов и&#xa0;русских. После русского завоевания 1873&#xa0;года хану пришлось отменить рабство.</translation>
    </message>
    <message>
        <source>The walled citadel of Bukhara was the residence of the emirs, with a throne hall, a mint and a prison. Much of it burned in 1920 when the Red Army took the city.</source>
        <translation>Крепость в&#xa0;Бухаре была резиденцией эмиров, с&#xa0;тронным залом, монетным двором и&#xa0;тюрьмой. Многое сгорело в&#xa0;1920&#xa0;году, когда город взяла Красная армия.</translation>
    </message>
    <message>
        <source>European-style guns were rare in the khanates. In Bukhara a Persian soldier of fortune, Abd al-Samad Khan, cast cannon for the emir and drilled his infantry.</source>
        <translation>Пушки европейского образца были в&#xa0;ханствах редкостью. В&#xa0;Бухаре персидский искатель удачи Абдусамад-хан отливал эмиру орудия и&#xa0;муштровал пехоту.</translation>
    </message>
    <message>
        <source>A Kashmiri (1812–1877) educated in Delhi, interpreter and companion to Alexander Burnes. During the rising of 1841–42 he sent news from Kabul; later he wrote a biography of Dost Mohammad.</source>
        <translation>Кашмирец (1812–1877), получивший образование в&#xa0;Дели, переводчик и&#xa0;спутник Александра Бёрнса. Во время восстания 1841–1842&#xa0;годов слал донесения из Кабула, позднее написал жизнеописание Дост-Мухаммеда.</translation>
    </message>
    <message>
        <source>The title of Sayyid Muhammad Shah of Paghman, who sided with Shah Shuja and the British. After 1842 he lived in exile in India and was granted lands at Sardhana.</source>
        <translation>Титул сейида Мухаммед-шаха из Пагмана, державшего сторону Шуджа-шаха и&#xa0;британцев. После 1842&#xa0;года жил в&#xa0;изгнании в&#xa0;Индии и&#xa0;получил земли в&#xa0;Сардхане.</translation>
    </message>
    <message>
        <source>A son of Dost Mohammad, Akbar Khan (1816–1847) was the leading figure of the rising against the British in 1841–42. In December 1841 he killed the envoy Macnaghten at a parley.</source>
        <translation>Акбар-хан (1816–1847), сын Дост-Мухаммеда, был главной фигурой восстания 1841–1842&#xa0;годов против британцев. В&#xa0;декабре 1841&#xa0;года на переговорах убил посланника Макнотена.</translation>
    </message>
    <message>
        <source>Dost Mohammad (1793–1863) ruled Kabul from 1826, later with the title of emir. The British deposed him in 1839; he returned in 1843 and took Herat shortly before his death.</source>
        <translation>Дост-Мухаммед (1793–1863) правил Кабулом с&#xa0;1826&#xa0;года, позднее с&#xa0;титулом эмира. В&#xa0;1839&#xa0;году свергнут британцами, вернулся в&#xa0;1843-м и&#xa0;незадолго до смерти занял Герат.</translation>
    </message>
    <message>
        <source>The covered bazaar of Kabul, with its four arcades, dated from the seventeenth century. British troops blew it up in October 1842 as a reprisal.</source>
        <translation>Крытый базар Кабула с&#xa0;четырьмя аркадами был построен в&#xa0;XVII веке. В&#xa0;октябре 1842&#xa0;года британские войска взорвали его в&#xa0;отместку.</translation>
    </message>
    <message>
        <source>The mines in Badakhshan have been worked for thousands of years. Their blue stone went to ancient Egypt and, ground to powder, gave European painters ultramarine.</source>
        <translation>Рудники Бадахшана разрабатываются тысячи лет. Их синий камень попадал ещё в&#xa0;Древний Египет, а&#xa0;растёртый в&#xa0;порошок давал европейским живописцам ультрамарин.</translation>
    </message>
    <message>
        <source>Hindu merchants from Shikarpur in Sindh lent money in every sizable town between Kabul and Bukhara. Rulers as well as traders borrowed from them.</source>
        <translation>Купцы-индусы из Шикарпура в&#xa0;Синде ссужали деньги во всех крупных городах от Кабула до Бухары. У&#xa0;них занимали и&#xa0;правители, и&#xa0;торговцы.</translation>
    </message>
    <message>
        <source>The fortress of Ghazni was thought to be impregnable. On July 23, 1839, British engineers blew up one of its gates before dawn, and by morning it was taken.</source>
        <translation>Крепость Газни считалась неприступной. 23&#xa0;июля 1839&#xa0;года британские сапёры до рассвета взорвали одни из ворот, и&#xa0;к&#xa0;утру она пала.</translation>
    </message>
    <message>
        <source>A fictional character: first the bully in a school novel by Thomas Hughes (1857), then the antihero of a series by George MacDonald Fraser, the first volume of which takes him to Kabul in 1841.</source>
        <translation>Вымышленный персонаж: сперва задира из школьного романа Томаса Хьюза (1857), затем антигерой романов Джорджа Макдональда Фрейзера, первый из которых приводит его в&#xa0;Кабул 1841&#xa0;года.</translation>
    </message>
    <message>
        <source>Pottinger (1811–1843), a young officer of the East India Company, came to Herat in disguise in 1837 and helped to defend it against the Persian siege. Henry Pottinger was his uncle.</source>
        <translation>Поттинджер (1811–1843), молодой офицер Ост-Индской компании, в&#xa0;1837&#xa0;году переодетым пришёл в&#xa0;Герат и&#xa0;помогал оборонять его от персов. Племянник Генри Поттинджера.</translation>
    </message>
    <message>
        <source>A Scottish officer (1805–1841) whose book on his journey to Bukhara in 1832 made him famous. On November 2, 1841, a crowd killed him in his house in Kabul.</source>
        <translation>Шотландский офицер (1805–1841), прославившийся книгой о&#xa0;поездке в&#xa0;Бухару в&#xa0;1832&#xa0;году. 2&#xa0;ноября 1841&#xa0;года толпа убила его в&#xa0;собственном доме в&#xa0;Кабуле.</translation>
    </message>
    <message>
        <source>A British officer (1789–1856) who crossed Baluchistan and Persia in 1810 disguised as a horse dealer. Three decades later he signed the Treaty of Nanking and became the first governor of Hong Kong.</source>
        <translation>Генри Поттинджер (1789–1856) в&#xa0;1810&#xa0;году под видом торговца лошадьми пересёк Белуджистан и&#xa0;Персию. Три десятилетия спустя подписал Нанкинский договор и&#xa0;стал первым губернатором Гонконга.</translation>
    </message>
    <message>
        <source>Ranjit Singh (1780–1839) founded the Sikh empire in Punjab and ruled it from Lahore. In 1813 he obtained the Koh-i-noor diamond from the exiled Shah Shuja.</source>
        <translation>Ранджит Сингх (1780–1839) основал державу сикхов в&#xa0;Пенджабе и&#xa0;правил ею из Лахора. В&#xa0;1813&#xa0;году получил от изгнанника Шуджа-шаха алмаз Кохинур.</translation>
    </message>
    <message>
        <source>Harlan (1799–1871), an adventurer from Pennsylvania, served Ranjit Singh and later Dost Mohammad. In the mountains of Ghor he had himself proclaimed a prince.</source>
        <translation>Харлан (1799–1871), авантюрист из Пенсильвании, служил Ранджиту Сингху, а&#xa0;затем Дост-Мухаммеду. В&#xa0;горной области Гор его провозгласили князем.</translation>
    </message>
    <message>
        <source>Avitabile (1791–1850), a soldier from the Kingdom of Naples, served Ranjit Singh. As governor of Peshawar he was feared for his harsh punishments.</source>
        <translation>Авитабиле (1791–1850), солдат из Неаполитанского королевства, служил Ранджиту Сингху. Будучи губернатором Пешавара, внушал страх суровыми карами.</translation>
    </message>
    <message>
        <source>One of the oldest markets of Lahore, outside the Lohari Gate of the walled city. It is named after the nearby Mughal tomb of Anarkali.</source>
        <translation>Один из старейших рынков Лахора, за воротами Лохари старого города. Назван по соседней могольской гробнице Анаркали.</translation>
    </message>
    <message>
        <source>Zorawar Singh (1786–1841), a general of the raja of Jammu, conquered Ladakh and Baltistan. He was killed on a winter campaign in western Tibet.</source>
        <translation>Зоравар Сингх (1786–1841), полководец раджи Джамму, покорил Ладакх и&#xa0;Балтистан. Погиб в&#xa0;зимнем походе в&#xa0;Западном Тибете.</translation>
    </message>
    <message>
        <source>Hari Singh (1791–1837) was a leading general of the Sikh empire and governor on its Afghan frontier. He was killed at Jamrud, at the entrance to the Khyber Pass.</source>
        <translation>Хари Сингх (1791–1837) был видным полководцем державы сикхов и&#xa0;наместником на её афганском рубеже. Погиб под Джамрудом, у&#xa0;входа в&#xa0;Хайберский проход.</translation>
    </message>
    <message>
        <source>A Scottish regiment first raised by the Earl of Seaforth in 1778. In 1880 its 72nd Foot marched with Roberts from Kabul to Kandahar.</source>
        <translation>Шотландский полк, впервые набранный графом Сифортом в&#xa0;1778&#xa0;году. Его солдаты из&#xa0;72-го пехотного в&#xa0;1880&#xa0;году шли с&#xa0;Робертсом из Кабула в&#xa0;Кандагар.</translation>
    </message>
    <message>
        <source>An armed order of Sikhs in blue, devoted to the shrine in Amritsar. Their leader Phula Singh fell in 1823 at the battle of Nowshera against the Afghans.</source>
        <translation>Вооружённое братство сикхов в&#xa0;синем, преданное святыне Амритсара. Их вождь Пхула Сингх пал в&#xa0;1823&#xa0;году в&#xa0;битве с&#xa0;афганцами при Наушере.</translation>
    </message>
    <message>
        <source>Moorcroft (1767–1825), a veterinary surgeon, was in charge of the East India Company’s stud. In search of better horses he traveled by way of Ladakh to Bukhara and died on the way back.</source>
        <translation>Муркрофт (1767–1825), ветеринар, заведовал конным заводом Ост-Индской компании. В&#xa0;поисках лучших лошадей проехал через Ладакх до Бухары и&#xa0;умер на обратном пути.</translation>
    </message>
    <message>
        <source>Macnaghten (1793–1841), secretary to the government of India, was an architect of the invasion of 1839 and then British envoy in Kabul. He was killed at a meeting with Akbar Khan.</source>
        <translation>Макнотен (1793–1841), секретарь правительства Индии, был одним из авторов вторжения 1839&#xa0;года, а&#xa0;затем британским посланником в&#xa0;Кабуле. Убит на встрече с&#xa0;Акбар-ханом.</translation>
    </message>
    <message>
        <source>The name under which James Lewis, a deserter from the East India Company’s artillery, traveled through Afghanistan. Near Kabul he dug up Buddhist relics and collected tens of thousands of old coins.</source>
        <translation>Под этим именем Афганистан исходил Джеймс Льюис, дезертир из артиллерии Ост-Индской компании. Под Кабулом он раскапывал буддийские святыни и&#xa0;собрал десятки тысяч древних монет.</translation>
    </message>
    <message>
        <source>The Ghilzai were the great rivals of the Durrani; from 1722 to 1729 a Ghilzai dynasty held the throne of Persia. In 1841 their chiefs closed the passes east of Kabul when British payments were cut.</source>
        <translation>Гильзаи были главными соперниками Дуррани; в&#xa0;1722–1729&#xa0;годах их династия занимала даже трон Персии. В&#xa0;1841&#xa0;году, когда британцы урезали выплаты, их вожди перекрыли перевалы к&#xa0;востоку от Кабула.</translation>
    </message>
    <message>
        <source>Most Baluch chiefs acknowledged the khan of Kalat. In November 1839 a British column stormed Kalat, and Mehrab Khan died defending it.</source>
        <translation>Большинство белуджских вождей признавало власть хана Калата. В&#xa0;ноябре 1839&#xa0;года британская колонна взяла Калат штурмом, и&#xa0;хан Мехраб погиб, защищая его.</translation>
    </message>
    <message>
        <source>Bankers in Kandahar issued bills of exchange that were honored from India to Central Asia, so that a merchant could cross the mountains without carrying silver.</source>
        <translation>Банкиры Кандагара выдавали векселя, которые оплачивались от Индии до Средней Азии. Поэтому купец мог пересечь горы, не везя с&#xa0;собой серебра.</translation>
    </message>
    <message>
        <source>A gorge some ninety kilometers long between the plain of the Indus and Quetta, the easiest route from Sindh to Kandahar. The British army marched through it in March 1839.</source>
        <translation>Ущелье длиной около девяноста километров между равниной Инда и&#xa0;Кветтой, самый удобный путь из Синда в&#xa0;Кандагар. В&#xa0;марте 1839&#xa0;года через него прошла британская армия.</translation>
    </message>
    <message>
        <source>The gardens around Kandahar are known for pomegranates, grapes and apricots. Dried or packed in cotton, they were sold as far away as India.</source>
        <translation>Сады вокруг Кандагара славятся гранатами, виноградом и&#xa0;абрикосами. Сушёными или упакованными в&#xa0;вату их возили вплоть до Индии.</translation>
    </message>
    <message>
        <source>Besides the East India Company’s troops, regiments of the royal army served in India. One of them, the 44th Foot, made its last stand at Gandamak on January 13, 1842.</source>
        <translation>Кроме войск Ост-Индской компании, в&#xa0;Индии служили полки королевской армии. Один из них, 44-й пехотный, дал последний бой при Гандамаке 13&#xa0;января 1842&#xa0;года.</translation>
    </message>
    <message>
        <source>A British general (1781–1844) who commanded the Army of the Indus in 1839. For taking Ghazni he was raised to the peerage as Baron Keane.</source>
        <translation>Британский генерал (1781–1844), в&#xa0;1839&#xa0;году командовавший Армией Инда. За взятие Газни получил титул барона Кина.</translation>
    </message>
    <message>
        <source>The jezail is a long muzzle-loader, made by hand and often with a curved stock. Fired from a rest, it outranged the British muskets of 1841.</source>
        <translation>Джезайль&#xa0;— длинное дульнозарядное ружьё ручной работы, часто с&#xa0;изогнутым прикладом. С&#xa0;упора оно било дальше британских мушкетов 1841&#xa0;года.</translation>
    </message>
    <message>
        <source>The Ishaqzai are one of the Durrani tribes of the southwest. Their lands lie between Kandahar and Herat, along the Helmand and around Farah.</source>
        <translation>Исхакзаи&#xa0;— одно из племён Дуррани на юго-западе. Их земли лежат между Кандагаром и&#xa0;Гератом, вдоль Гильменда и&#xa0;вокруг Фараха.</translation>
    </message>
    <message>
        <source>Underground channels carry water from the foot of the mountains to the fields by gravity alone. They have been built in Iran for more than two thousand years; the Afghans call them karez.</source>
        <translation>Подземные каналы самотёком ведут воду от подножия гор на поля. В&#xa0;Иране их строят более двух тысяч лет под названием «канат», в&#xa0;Афганистане говорят «кяриз».</translation>
    </message>
    <message>
        <source>The road from Herat to Kandahar skirts the mountains by way of Farah and is passable for wagons and guns. That is why British officers called Herat the key to India.</source>
        <translation>Путь из Герата в&#xa0;Кандагар огибает горы через Фарах и&#xa0;проходим для повозок и&#xa0;пушек. Поэтому британские офицеры называли Герат ключом к&#xa0;Индии.</translation>
    </message>
    <message>
        <source>Poppies grew in Persia and in the valleys around Herat. The East India Company held a monopoly on the opium of Bengal and sold it for export to China, which led to war in 1839.</source>
        <translation>Мак рос в&#xa0;Персии и&#xa0;в&#xa0;долинах вокруг Герата. Ост-Индская компания владела монополией на бенгальский опиум и&#xa0;сбывала его в&#xa0;Китай, что в&#xa0;1839&#xa0;году привело к&#xa0;войне.</translation>
    </message>
    <message>
        <source>A brick tower about sixty-five meters tall in a lonely valley of Ghor, built by the Ghurid sultans in the twelfth century. It has been a World Heritage Site since 2002.</source>
        <translation>Кирпичная башня высотой около шестидесяти пяти метров в&#xa0;глухой долине области Гор, построенная султанами Гуридами в&#xa0;XII веке. С&#xa0;2002&#xa0;года&#xa0;— объект Всемирного наследия.</translation>
    </message>
    <message>
        <source>The valley of the Hari Rud around Herat is watered by canals and was known for its grain. An army marching to or from India could feed itself there.</source>
        <translation>Долина Герируда вокруг Герата орошается каналами и&#xa0;славилась зерном. Войско, идущее в&#xa0;Индию или из неё, могло здесь прокормиться.</translation>
    </message>
    <message>
        <source>A general from Dalmatia in Russian service, envoy in Tehran in the 1830s. He encouraged the shah to besiege Herat, and British protests led to his recall.</source>
        <translation>Генерал русской службы родом из Далмации, в&#xa0;1830-х годах посланник в&#xa0;Тегеране. Подталкивал шаха к&#xa0;осаде Герата и&#xa0;после британского протеста был отозван.</translation>
    </message>
    <message>
        <source>A diplomat (1795–1829) and the author of the comedy “Woe from Wit”. He worked on the Treaty of Turkmenchay and died when a crowd stormed the Russian legation in Tehran.</source>
        <translation>Дипломат (1795–1829) и&#xa0;автор комедии «Горе от ума», участник заключения Туркманчайского договора. Погиб, когда толпа разгромила русскую миссию в&#xa0;Тегеране.</translation>
    </message>
    <message>
        <source>A Christian missionary (1795–1862) and the son of a German rabbi. In 1844 he went to Bukhara to learn the fate of Stoddart and Conolly, and came back alive.</source>
        <translation>Христианский миссионер (1795–1862), сын раввина из Германии. В&#xa0;1844&#xa0;году отправился в&#xa0;Бухару узнать о&#xa0;судьбе Стоддарта и&#xa0;Конолли и&#xa0;вернулся живым.</translation>
    </message>
    <message>
        <source>Wade (1794–1861) was the British agent at Ludhiana on the Sikh frontier, in charge of relations with Punjab and Kabul. In 1839 he led a force through the Khyber Pass.</source>
        <translation>Уэйд (1794–1861) был британским агентом в&#xa0;Лудхиане на сикхской границе и&#xa0;ведал сношениями с&#xa0;Пенджабом и&#xa0;Кабулом. В&#xa0;1839&#xa0;году провёл отряд через Хайберский проход.</translation>
    </message>
    <message>
        <source>Allard (1785–1839), one of Napoleon’s cavalry officers, sought employment in Persia after Waterloo. In 1822 he reached Lahore, where he trained Ranjit Singh’s horsemen.</source>
        <translation>Аллар (1785–1839), кавалерийский офицер Наполеона, после Ватерлоо искал службы в&#xa0;Персии. В&#xa0;1822&#xa0;году прибыл в&#xa0;Лахор и&#xa0;обучал конницу Ранджита Сингха.</translation>
    </message>
    <message>
        <source>Tutor to the future Mohammad Shah and his prime minister from 1835 to 1848. His family came from Erivan, and he leaned toward Sufism; cannon and irrigation were his favorite projects.</source>
        <translation>Воспитатель будущего Мохаммед-шаха и&#xa0;его премьер-министр в&#xa0;1835–1848&#xa0;годах. Из эриванской семьи, склонялся к&#xa0;суфизму; любимыми его делами были пушки и&#xa0;орошение.</translation>
    </message>
    <message>
        <source>Abbas Mirza (1789–1833), crown prince of Persia, raised troops on the European model. He commanded in two wars against Russia; both were lost.</source>
        <translation>Аббас-Мирза (1789–1833), наследный принц Персии, создавал войска по европейскому образцу. Командовал в&#xa0;двух войнах с&#xa0;Россией; обе были проиграны.</translation>
    </message>
    <message>
        <source>Amir Kabir, prime minister from 1848 to 1851, reformed taxation, the post and the army. In Tehran he founded the country’s first modern college.</source>
        <translation>Амир Кабир, премьер-министр в&#xa0;1848–1851&#xa0;годах, преобразовал налоги, почту и&#xa0;армию. В&#xa0;Тегеране он основал первое в&#xa0;стране современное училище.</translation>
    </message>
    <message>
        <source>Slaves from East Africa reached Persia through the ports of the Gulf. In 1848 Mohammad Shah banned their import by sea under British pressure.</source>
        <translation>Рабов из Восточной Африки ввозили в&#xa0;Персию через порты Персидского залива. В&#xa0;1848&#xa0;году Мохаммед-шах под давлением Британии запретил их ввоз морем.</translation>
    </message>
    <message>
        <source>British cotton goods reached Persia by way of Bushehr on the Gulf and, from the 1830s on, through Trebizond and Tabriz. A commercial treaty followed in 1841.</source>
        <translation>Британский ситец шёл в&#xa0;Персию через Бушир на Персидском заливе, а&#xa0;с&#xa0;1830-х годов&#xa0;— через Трапезунд и&#xa0;Тебриз. В&#xa0;1841&#xa0;году был подписан торговый договор.</translation>
    </message>
    <message>
        <source>The Treaty of Turkmenchay of 1828 fixed the duty on goods at five percent and kept Persian warships off the Caspian Sea. Russian merchants traded through Astrakhan and the Caucasus.</source>
        <translation>Туркманчайский договор 1828&#xa0;года установил пошлину в&#xa0;пять процентов и&#xa0;закрыл Каспий для персидских военных судов. Русские купцы торговали через Астрахань и&#xa0;Кавказ.</translation>
    </message>
    <message>
        <source>French, British and other European officers drilled the new infantry of the Qajars. Alongside it the old levies of tribal horsemen continued to serve.</source>
        <translation>Новую пехоту Каджаров обучали французские, британские и&#xa0;другие европейские офицеры. Рядом с&#xa0;ней по-прежнему служило старое ополчение племенной конницы.</translation>
    </message>
    <message>
        <source>Among the shah’s best troops was a battalion of deserters from the Russian army, the Bahadoran. At the end of the 1830s most of them were taken home at the tsar’s demand.</source>
        <translation>Среди лучших войск шаха был батальон дезертиров русской армии&#xa0;— «Багадеран». В&#xa0;конце 1830-х годов большинство из них по требованию царя вернули на родину.</translation>
    </message>
    <message>
        <source>Peasants were drafted into the tsar’s infantry for twenty-five years, or twenty from 1834 on. Wars with Persia and the Ottomans had hardened the regiments of the Caucasus.</source>
        <translation>Крестьян брали в&#xa0;пехоту на двадцать пять лет, с&#xa0;1834&#xa0;года&#xa0;— на двадцать. Кавказские полки закалились в&#xa0;войнах с&#xa0;персами и&#xa0;турками.</translation>
    </message>
    <message>
        <source>Exiled to Orenburg as a schoolboy for joining a Polish secret society, Witkiewicz (1808–1839) rose to become Russia’s envoy in Kabul in 1837. He was found dead in Saint Petersburg.</source>
        <translation>Сосланный гимназистом в&#xa0;Оренбург за участие в&#xa0;польском тайном обществе, Виткевич (1808–1839) в&#xa0;1837&#xa0;году стал посланцем России в&#xa0;Кабуле. Найден мёртвым в&#xa0;Петербурге.</translation>
    </message>
    <message>
        <source>A British officer and traveler (1807–1842) whose letters contain the phrase “the great game”. He was executed in Bukhara.</source>
        <translation>Британский офицер и&#xa0;путешественник (1807–1842), в&#xa0;чьих письмах встречается выражение «большая игра». Казнён в&#xa0;Бухаре.</translation>
    </message>
    <message>
        <source>The merchant Mehdi Rafailov dealt in Kashmir shawls and traveled for Russia to Ladakh and Kashmir. In 1820 he set out with a letter to Ranjit Singh and died on the way.</source>
        <translation>Купец Мехди Рафаилов торговал кашмирскими шалями и&#xa0;ездил по поручению России в&#xa0;Ладакх и&#xa0;Кашмир. В&#xa0;1820&#xa0;году отправился с&#xa0;письмом к&#xa0;Ранджиту Сингху и&#xa0;умер в&#xa0;пути.</translation>
    </message>
    <message>
        <source>The Uzbek lord of Kunduz, master of the lands between the Hindu Kush and the Oxus around 1830. He held the traveler Moorcroft for ransom.</source>
        <translation>Узбекский правитель Кундуза, около 1830&#xa0;года хозяин земель между Гиндукушем и&#xa0;Оксом. Держал путешественника Муркрофта в&#xa0;плену ради выкупа.</translation>
    </message>
    <message>
        <source>Khan of Kokand from 1822. Under him the khanate in the Ferghana valley was larger than ever; in 1842 the emir of Bukhara took the city and had him executed.</source>
        <translation>Хан Коканда с&#xa0;1822&#xa0;года; при нём держава в&#xa0;Ферганской долине была обширна как никогда. В&#xa0;1842&#xa0;году эмир Бухары взял город и&#xa0;казнил его.</translation>
    </message>
    <message>
        <source>Orenburg, founded in 1743, was Russia’s base at the edge of the Kazakh steppe. From there camel caravans left for Khiva and Bukhara.</source>
        <translation>Оренбург, основанный в&#xa0;1743&#xa0;году, был опорой России на краю казахской степи. Отсюда верблюжьи караваны уходили в&#xa0;Хиву и&#xa0;Бухару.</translation>
    </message>
    <message>
        <source>A Turkmen oasis on the Murghab and Kushk rivers. In March 1885 Russian troops drove the Afghans out, and Britain and Russia came close to war.</source>
        <translation>Туркменский оазис на реках Мургаб и&#xa0;Кушка. В&#xa0;марте 1885&#xa0;года русские войска вытеснили оттуда афганцев, и&#xa0;Британия с&#xa0;Россией оказались на грани войны.</translation>
    </message>
    <message>
        <source>The Orenburg and Ural Cossacks guarded the forts on the edge of the steppe. In return for land and privileges they served the tsar on their own horses.</source>
        <translation>Оренбургские и&#xa0;уральские казаки охраняли крепости на краю степи. За землю и&#xa0;вольности они несли царю службу на собственных конях.</translation>
    </message>
    <message>
        <source>Count Perovsky (1795–1857) was governor of Orenburg in the 1830s and again in the 1850s. His winter march on Khiva in 1839–40 failed; in 1853 he took the fort of Ak-Mechet on the Syr Darya.</source>
        <translation>Граф Перовский (1795–1857), губернатор в&#xa0;Оренбурге в&#xa0;1830-х и&#xa0;вновь в&#xa0;1850-х годах. Зимний поход на Хиву 1839–1840&#xa0;годов не удался; в&#xa0;1853&#xa0;году взял крепость Ак-Мечеть на Сырдарье.</translation>
    </message>
</context>
<context>
    <name>CardPlate</name>
    <message>
        <source>Suit</source>
        <translation>Масть</translation>
    </message>
    <message>
        <source>Rank: its stars</source>
        <translation>Ранг: звёзды</translation>
    </message>
    <message>
        <source>Its region</source>
        <translation>Регион</translation>
    </message>
    <message>
        <source>Actions, with their cost</source>
        <translation>Действия и&#xa0;их стоимость</translation>
    </message>
    <message>
        <source>Special ability</source>
        <translation>Особое свойство</translation>
    </message>
    <message>
        <source>Impact icons: once, when it is played</source>
        <translation>Символы воздействия: один раз, при розыгрыше</translation>
    </message>
    <message>
        <source>Name; on a color: a patriot</source>
        <translation>Название; на цвете коалиции&#xa0;— патриот</translation>
    </message>
    <message>
        <source>Hatched tab: leverage</source>
        <translation>Штриховка: заём</translation>
    </message>
    <message>
        <source>Prize of a betrayal</source>
        <translation>Трофей при предательстве</translation>
    </message>
</context>
<context>
    <name>CardSigns</name>
    <message>
        <source>Each star of your political cards lets your court hold one more card. While the suit is favored, actions of political cards are bonus actions.</source>
        <translation>Каждая звезда ваших карт политики позволяет держать во дворе на одну карту больше. Пока это ведущая масть, действия карт политики бонусные.</translation>
    </message>
    <message>
        <source>Each star of your intelligence cards lets you keep one more card in hand. While the suit is favored, actions of intelligence cards are bonus actions.</source>
        <translation>Каждая звезда ваших карт разведки позволяет держать в&#xa0;руке на одну карту больше. Пока это ведущая масть, действия карт разведки бонусные.</translation>
    </message>
    <message>
        <source>Each star of your economic cards shelters one of your rupees from taxes. While the suit is favored, actions of economic cards are bonus actions.</source>
        <translation>Каждая звезда ваших карт экономики защищает от налога одну вашу рупию. Пока это ведущая масть, действия карт экономики бонусные.</translation>
    </message>
    <message>
        <source>Stars of your military cards decide a tie at the end of the game. While the suit is favored, purchases cost double and actions of military cards are bonus actions.</source>
        <translation>Звёзды ваших карт военных сил решают ничью в&#xa0;конце игры. Пока это ведущая масть, покупки стоят вдвое дороже, а&#xa0;действия карт военных сил бонусные.</translation>
    </message>
    <message>
        <source>Rank {rank}</source>
        <translation>Ранг: {rank}</translation>
    </message>
    <message>
        <source>The region of the card: its tribes, armies and roads are placed there, and whoever rules it may demand a bribe when the card is played.</source>
        <translation>Регион карты: там размещаются её племена, армии и&#xa0;дороги, а&#xa0;правитель региона может потребовать взятку, когда карту разыгрывают.</translation>
    </message>
    <message>
        <source>In your court it is worth 1 influence point. Playing it makes you loyal to its coalition; if you were not, you lose your gifts, prizes and other patriots.</source>
        <translation>В&#xa0;вашем дворе карта приносит 1&#xa0;очко влияния. Разыграв её, вы становитесь лояльны её коалиции; если лояльность меняется, вы теряете подарки, трофеи и&#xa0;других патриотов.</translation>
    </message>
    <message>
        <source>Whoever betrays this card may keep it as a prize, worth 1 influence point. It makes them loyal to its coalition.</source>
        <translation>Кто предаёт эту карту, может взять её как трофей: 1&#xa0;очко влияния и&#xa0;лояльность её коалиции.</translation>
    </message>
    <message>
        <source>Whoever buys the card takes them.</source>
        <translation>Их забирает покупатель карты.</translation>
    </message>
    <message>
        <source>{sum} on the card</source>
        <translation>{sum} на карте</translation>
    </message>
    <message>
        <source>Paid on this turn</source>
        <translation>Оплата этого хода</translation>
    </message>
    <message>
        <source>This event is discarded at the end of the turn unless it is bought: then its upper half takes effect.</source>
        <translation>Если событие не купить, в&#xa0;конце хода оно сбрасывается и&#xa0;срабатывает его верхняя половина.</translation>
    </message>
    <message>
        <source>Last turn in the market</source>
        <translation>Последний ход на рынке</translation>
    </message>
    <message>
        <source>Held hostage</source>
        <translation>В&#xa0;заложниках</translation>
    </message>
    <message>
        <source>The number of its stars. Its actions tax up to as many rupees, make up to as many moves or remove up to as many pieces.</source>
        <translation>Число звёзд карты. Её действия дают не больше стольких рупий налога, перемещений или удалённых компонентов.</translation>
    </message>
    <message>
        <source>How to read a card</source>
        <translation>Как читать карту</translation>
    </message>
    <message>
        <source>Every mark on a card, in a picture.</source>
        <translation>Все обозначения на карте на одной картинке.</translation>
    </message>
    <message>
        <source>A rupee was placed on it this turn, so it cannot be bought now.</source>
        <translation>На карту положена рупия: в&#xa0;этот ход её купить нельзя.</translation>
    </message>
    <message>
        <source>Another player has the most spies on it. Using its actions costs a bribe of {sum}, unless that player waives it.</source>
        <translation>Больше всего шпионов на карте у&#xa0;другого игрока. За её действия положена взятка: {sum}, если этот игрок от неё не откажется.</translation>
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
        <translation>Карты по символам армий и&#xa0;дорог: {rated}.</translation>
    </message>
    <message>
        <source>Cards by spy and tribe icons: {rated}.</source>
        <translation>Карты по символам шпионов и&#xa0;племён: {rated}.</translation>
    </message>
    <message>
        <source>Cards that qualify: {cards}.</source>
        <translation>Подходящие карты: {cards}.</translation>
    </message>
    <message>
        <source>Savvy Purchasing: no card has spies or tribes.</source>
        <translation>Выгодная покупка: ни на одной карте нет шпионов и&#xa0;племён.</translation>
    </message>
    <message>
        <source>Coin Erratum: no card has spies or tribes.</source>
        <translation>Поправка о&#xa0;монетах: ни на одной карте нет шпионов и&#xa0;племён.</translation>
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
        <source>“{chosen}” is favored.</source>
        <translation>«{chosen}»&#xa0;— карта ведущей масти.</translation>
    </message>
    <message>
        <source>“{chosen}” is a patriot of the dominant coalition.</source>
        <translation>«{chosen}»&#xa0;— патриот господствующей коалиции.</translation>
    </message>
    <message>
        <source>“{chosen}” is a patriot.</source>
        <translation>«{chosen}»&#xa0;— патриот.</translation>
    </message>
    <message>
        <source>“{chosen}” is leveraged.</source>
        <translation>«{chosen}»&#xa0;— карта с&#xa0;займом.</translation>
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
        <source>“{chosen}” is the only candidate.</source>
        <translation>Подходит только «{chosen}».</translation>
    </message>
    <message>
        <source>“{chosen}” comes first.</source>
        <translation>Впереди «{chosen}».</translation>
    </message>
    <message>
        <source>“{chosen}” is the cheapest of those tied.</source>
        <translation>«{chosen}»&#xa0;— самая дешёвая из равных.</translation>
    </message>
    <message>
        <source>“{chosen}” has the highest card number of those tied.</source>
        <translation>«{chosen}»&#xa0;— с&#xa0;самым большим номером из равных.</translation>
    </message>
    <message>
        <source>Wakhan’s spies and the most any other player has: {rated}.</source>
        <translation>Шпионы Вахан и&#xa0;больше всего шпионов у&#xa0;другого игрока: {rated}.</translation>
    </message>
    <message>
        <source>Cards where Wakhan does not have the most spies: {cards}.</source>
        <translation>Карты, где Вахан не лидирует по числу шпионов: {cards}.</translation>
    </message>
    <message>
        <source>Wakhan has the most spies everywhere; possible cards: {cards}.</source>
        <translation>Вахан везде лидирует по числу шпионов; возможные карты: {cards}.</translation>
    </message>
    <message>
        <source>Cards that can take the action: {cards}.</source>
        <translation>Карты для действия: {cards}.</translation>
    </message>
    <message>
        <source>“{chosen}” is in another player’s court.</source>
        <translation>«{chosen}» лежит в&#xa0;чужом дворе.</translation>
    </message>
    <message>
        <source>“{chosen}” has a prize of the dominant coalition.</source>
        <translation>На карте «{chosen}» трофей господствующей коалиции.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it is the only one.</source>
        <translation>Вахан сбрасывает карту «{chosen}»: других карт нет.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it is not political.</source>
        <translation>Вахан сбрасывает карту «{chosen}»: это не карта политики.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it is not a patriot.</source>
        <translation>Вахан сбрасывает карту «{chosen}»: это не патриот.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it is not leveraged.</source>
        <translation>Вахан сбрасывает карту «{chosen}»: на ней нет символа займа.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: rival spies outnumber hers there the most.</source>
        <translation>Вахан сбрасывает карту «{chosen}»: перевес чужих шпионов на ней самый большой.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it has the most rival spies.</source>
        <translation>Вахан сбрасывает карту «{chosen}»: на ней больше всего чужих шпионов.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it has the fewest spies.</source>
        <translation>Вахан сбрасывает карту «{chosen}»: на ней меньше всего шпионов.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it has the lowest rank.</source>
        <translation>Вахан сбрасывает карту «{chosen}»: у&#xa0;неё самый низкий ранг.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it is not favored.</source>
        <translation>Вахан сбрасывает карту «{chosen}»: её масть не ведущая.</translation>
    </message>
    <message>
        <source>Wakhan discards “{chosen}”: it has the lowest card number.</source>
        <translation>Вахан сбрасывает карту «{chosen}»: у&#xa0;неё самый маленький номер.</translation>
    </message>
</context>
<context>
    <name>CautionLines</name>
    <message>
        <source>{name} would win at this Dominance Check. Buy it anyway?</source>
        <translation>При этой проверке господства победит {name}. Всё равно купить?</translation>
    </message>
    <message>
        <source>{name} would win at the next Dominance Check. End the turn anyway?</source>
        <translation>При следующей проверке господства победит {name}. Всё равно завершить ход?</translation>
    </message>
    <message>
        <source>{buyer} can buy the Dominance Check (price: {price}) and would then be ahead of you. End the turn anyway?</source>
        <translation>{buyer} может купить проверку господства (цена: {price}) и&#xa0;обогнать вас. Всё равно завершить ход?</translation>
    </message>
    <message>
        <source>{buyer} can buy the Dominance Check (price: {price}), and then {name} would be ahead of you. End the turn anyway?</source>
        <translation>{buyer} может купить проверку господства (цена: {price}); тогда вас обгонит {name}. Всё равно завершить ход?</translation>
    </message>
    <message>
        <source>A bonus action would still help you: {move}. End the turn anyway?</source>
        <translation>Вам ещё помогло бы бонусное действие: {move}. Всё равно завершить ход?</translation>
    </message>
    <message>
        <source>This changes your loyalty to {coalition}. You lose {losses}. Do it anyway?</source>
        <translation>Ваша лояльность сменится ({coalition}). Вы теряете: {losses}. Всё равно продолжить?</translation>
    </message>
</context>
<context>
    <name>ChangeLine</name>
    <message>
        <source>You lost “{card}” from your court.</source>
        <translation>Ваш двор потерял карту «{card}».</translation>
    </message>
    <message>
        <source>You lost the prize “{card}”.</source>
        <translation>Вы потеряли трофей «{card}».</translation>
    </message>
    <message>
        <source>{other} holds “{card}” hostage.</source>
        <translation>{other} держит карту «{card}» в&#xa0;заложниках.</translation>
    </message>
    <message numerus="yes">
        <source>You lost %n tribe(s) {in_region}.</source>
        <translation>
            <numerusform>Вы потеряли %n&#xa0;племя {in_region}.</numerusform>
            <numerusform>Вы потеряли %n&#xa0;племени {in_region}.</numerusform>
            <numerusform>Вы потеряли %n&#xa0;племён {in_region}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lost %n spy(s).</source>
        <translation>
            <numerusform>Вы потеряли %n&#xa0;шпиона.</numerusform>
            <numerusform>Вы потеряли %n&#xa0;шпионов.</numerusform>
            <numerusform>Вы потеряли %n&#xa0;шпионов.</numerusform>
        </translation>
    </message>
    <message>
        <source>You no longer rule {region}.</source>
        <translation>Вы больше не правите регионом {region}.</translation>
    </message>
    <message>
        <source>You now rule {region}.</source>
        <translation>Теперь вы правите регионом {region}.</translation>
    </message>
    <message numerus="yes">
        <source>You lost %n gift(s).</source>
        <translation>
            <numerusform>Вы потеряли %n&#xa0;подарок.</numerusform>
            <numerusform>Вы потеряли %n&#xa0;подарка.</numerusform>
            <numerusform>Вы потеряли %n&#xa0;подарков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n fewer rupee(s).</source>
        <translation>
            <numerusform>У&#xa0;вас на&#xa0;%n&#xa0;рупию меньше.</numerusform>
            <numerusform>У&#xa0;вас на&#xa0;%n&#xa0;рупии меньше.</numerusform>
            <numerusform>У&#xa0;вас на&#xa0;%n&#xa0;рупий меньше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more rupee(s).</source>
        <translation>
            <numerusform>У&#xa0;вас на&#xa0;%n&#xa0;рупию больше.</numerusform>
            <numerusform>У&#xa0;вас на&#xa0;%n&#xa0;рупии больше.</numerusform>
            <numerusform>У&#xa0;вас на&#xa0;%n&#xa0;рупий больше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} scored %n point(s).</source>
        <translation>
            <numerusform>{seat}: +%n&#xa0;очко.</numerusform>
            <numerusform>{seat}: +%n&#xa0;очка.</numerusform>
            <numerusform>{seat}: +%n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored %n point(s).</source>
        <translation>
            <numerusform>Вы получили %n&#xa0;очко.</numerusform>
            <numerusform>Вы получили %n&#xa0;очка.</numerusform>
            <numerusform>Вы получили %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} is now loyal to {coalition}.</source>
        <translation>{seat} меняет лояльность: {coalition}.</translation>
    </message>
    <message>
        <source>The favored suit is now: {suit}.</source>
        <translation>Ведущая масть теперь: {suit}.</translation>
    </message>
    <message>
        <source>A Dominance Check is in the market at price {number}.</source>
        <translation>На рынке проверка господства, цена {number}.</translation>
    </message>
</context>
<context>
    <name>CheckInMarket</name>
    <message>
        <source>A Dominance Check has entered the market at price {price}. It is scored when someone buys it, when it is discarded from column 0 or when a second one comes.</source>
        <translation>На рынке появилась проверка господства, цена&#xa0;{price}. Она проводится, если её кто-то купит, если её сбросят из столбца&#xa0;0 или если появится вторая.</translation>
    </message>
</context>
<context>
    <name>CheckLines</name>
    <message>
        <source>The final Dominance Check</source>
        <translation>Финальная проверка господства</translation>
    </message>
    <message>
        <source>Instability: an immediate Dominance Check</source>
        <translation>Нестабильность: немедленная проверка господства</translation>
    </message>
    <message>
        <source>Dominance Check</source>
        <translation>Проверка господства</translation>
    </message>
    <message>
        <source>Unsuccessful: no coalition has the most blocks.</source>
        <translation>Проверка не состоялась: ни у&#xa0;одной коалиции нет перевеса в&#xa0;фишках.</translation>
    </message>
    <message>
        <source>Points for influence in {coalition}, doubled: {points}.</source>
        <translation>Очки за влияние ({coalition}), удвоенные: {points}.</translation>
    </message>
    <message>
        <source>Points for influence in {coalition}: {points}.</source>
        <translation>Очки за влияние ({coalition}): {points}.</translation>
    </message>
    <message>
        <source>Points for cylinders in play, doubled: {points}.</source>
        <translation>Очки за маркеры в&#xa0;игре, удвоенные: {points}.</translation>
    </message>
    <message>
        <source>Points for cylinders in play: {points}.</source>
        <translation>Очки за маркеры в&#xa0;игре: {points}.</translation>
    </message>
    <message>
        <source>no points: loyal to {loyalty}</source>
        <translation>без очков, лояльность: {loyalty}</translation>
    </message>
    <message>
        <source>{measure}; tied players share the points</source>
        <translation>{measure}; при ничьей очки делятся</translation>
    </message>
    <message numerus="yes">
        <source>%n cylinder(s) in play</source>
        <translation>
            <numerusform>%n&#xa0;маркер в&#xa0;игре</numerusform>
            <numerusform>%n&#xa0;маркера в&#xa0;игре</numerusform>
            <numerusform>%n&#xa0;маркеров в&#xa0;игре</numerusform>
        </translation>
    </message>
    <message>
        <source>influence {total}: {parts}</source>
        <translation>влияние {total}: {parts}</translation>
    </message>
    <message>
        <source>loyalty {count}</source>
        <translation>лояльность {count}</translation>
    </message>
    <message>
        <source>patriots {count}</source>
        <translation>патриоты {count}</translation>
    </message>
    <message>
        <source>prizes {count}</source>
        <translation>трофеи {count}</translation>
    </message>
    <message>
        <source>gifts {count}</source>
        <translation>подарки {count}</translation>
    </message>
    <message>
        <source>The game is over. Shared victory: {winners}.</source>
        <translation>Игра окончена. Общая победа: {winners}.</translation>
    </message>
    <message>
        <source>{winners} leads by at least 4 points and wins the game.</source>
        <translation>{winners} опережает всех хотя бы на&#xa0;4&#xa0;очка и&#xa0;побеждает в&#xa0;игре.</translation>
    </message>
    <message>
        <source>The game is over: {winners} wins.</source>
        <translation>Игра окончена: побеждает {winners}.</translation>
    </message>
    <message>
        <source>All blocks are removed from the map.</source>
        <translation>С&#xa0;поля удаляются все фишки.</translation>
    </message>
    <message>
        <source>Successful: {coalition} leads by {lead} (needed: {needed}).</source>
        <translation>Проверка состоялась: {coalition}, перевес&#xa0;— {lead} (нужно: {needed}).</translation>
    </message>
    <message>
        <source>Unsuccessful: {coalition} leads by {lead} (needed: {needed}).</source>
        <translation>Проверка не состоялась: {coalition}, перевес&#xa0;— {lead} (нужно: {needed}).</translation>
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
        <source>Points: {points}.</source>
        <translation>Очки: {points}.</translation>
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
    <message>
        <source>The final Dominance Check is successful: {dominant} is dominant.</source>
        <translation>Финальная проверка господства состоялась. Господствует {dominant}.</translation>
    </message>
    <message>
        <source>The Dominance Check is successful: {dominant} is dominant.</source>
        <translation>Проверка господства состоялась. Господствует {dominant}.</translation>
    </message>
    <message>
        <source>No one scores.</source>
        <translation>Никто не получает очков.</translation>
    </message>
    <message>
        <source>All blocks are removed from the map.</source>
        <translation>С&#xa0;поля удаляются все фишки.</translation>
    </message>
</context>
<context>
    <name>CheckScene</name>
    <message>
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>See the ranking</source>
        <translation>Посмотреть итоги</translation>
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
    <name>Coalition in a small place</name>
    <message>
        <source>Afghanistan</source>
        <translation>Афганистан</translation>
    </message>
    <message>
        <source>Britain</source>
        <translation>Британия</translation>
    </message>
    <message>
        <source>Russia</source>
        <translation>Россия</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>usage: {program} [FILE] [options]</source>
        <translation>использование: {program} [ФАЙЛ] [параметры]</translation>
    </message>
    <message>
        <source>game</source>
        <translation>игра</translation>
    </message>
    <message>
        <source>window</source>
        <translation>окно</translation>
    </message>
    <message>
        <source>without a window</source>
        <translation>без окна</translation>
    </message>
    <message>
        <source>about the program</source>
        <translation>о&#xa0;программе</translation>
    </message>
    <message>
        <source>a saved game to open (*.pamir)</source>
        <translation>сохранённая игра, которую надо открыть (*.pamir)</translation>
    </message>
    <message>
        <source>give Wakhan one of the seats in --selfplay</source>
        <translation>отдать Вахан одно из мест при --selfplay</translation>
    </message>
    <message>
        <source>Play Pax Pamir: Second Edition, solo or around one screen.</source>
        <translation>Pax Pamir (второе издание): в&#xa0;одиночку или компанией за одним экраном.</translation>
    </message>
    <message>
        <source>LEVELS</source>
        <translation>УРОВНИ</translation>
    </message>
    <message>
        <source>replay a saved game from the beginning</source>
        <translation>показать повтор сохранённой игры с&#xa0;начала</translation>
    </message>
    <message>
        <source>seed for the new game; the same seed deals the same cards</source>
        <translation>зерно случайности новой игры; с&#xa0;тем же зерном раздаются те же карты</translation>
    </message>
    <message>
        <source>language for this session</source>
        <translation>язык на этот запуск</translation>
    </message>
    <message>
        <source>size of text and pieces for this session: a factor from 0.8 to 2, or a percentage</source>
        <translation>размер текста и&#xa0;стола на этот запуск: число от&#xa0;0.8 до&#xa0;2 или проценты</translation>
    </message>
    <message>
        <source>start with default settings and without your games, and save nothing</source>
        <translation>запустить с&#xa0;исходными настройками и&#xa0;без ваших игр и&#xa0;ничего не сохранять</translation>
    </message>
    <message>
        <source>folder for settings, games and log</source>
        <translation>папка для настроек, игр и&#xa0;журнала программы</translation>
    </message>
    <message>
        <source>lowest level of messages to print on the terminal</source>
        <translation>с&#xa0;какого уровня сообщения выводятся в&#xa0;терминал</translation>
    </message>
    <message>
        <source>play a short game without a display and save pictures of it in DIR</source>
        <translation>сыграть короткую игру без экрана и&#xa0;сохранить её снимки в&#xa0;папке ПАПКА</translation>
    </message>
    <message>
        <source>replay a saved game and report its contents; exit status 0: valid, 1: invalid, 2: no such file</source>
        <translation>проверить сохранённую игру и&#xa0;сообщить, что в&#xa0;ней; код завершения 0: игра верна, 1: повреждена, 2: файла нет</translation>
    </message>
    <message>
        <source>play N games with random players and print the results (in English)</source>
        <translation>сыграть N игр между случайными игроками и&#xa0;вывести итоги (по-английски)</translation>
    </message>
    <message>
        <source>number of seats for --selfplay, including Wakhan’s (2 to 5)</source>
        <translation>число мест за столом для --selfplay, считая Вахан (от&#xa0;2 до&#xa0;5)</translation>
    </message>
    <message>
        <source>seat computer players in --selfplay: 2 to 5 levels (novice, skilled, strong, expert) separated by commas, as in expert,skilled:general</source>
        <translation>компьютерные игроки для --selfplay: от&#xa0;2 до&#xa0;5&#xa0;уровней (novice, skilled, strong, expert) через запятую, например expert,skilled:general</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>показать эту справку и&#xa0;завершить работу</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>показать версию и&#xa0;завершить работу</translation>
    </message>
    <message>
        <source>Pamir Desktop needs a display, but none was found (neither DISPLAY nor WAYLAND_DISPLAY is set).
Try --demo DIR for pictures of a short game, or --selfplay N to run games without a window.</source>
        <translation>Программе Pamir Desktop нужен экран, а&#xa0;здесь его нет (не заданы ни DISPLAY, ни WAYLAND_DISPLAY).
Попробуйте --demo ПАПКА, чтобы получить снимки короткой игры, или --selfplay N для игр без окна.</translation>
    </message>
    <message>
        <source>Run {program} --help to see all options.</source>
        <translation>Все параметры: {program} --help.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ФАЙЛ</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>ПАПКА</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>СТОЛ</translation>
    </message>
    <message>
        <source>Pamir Desktop could not open a window. Check that the display in DISPLAY or WAYLAND_DISPLAY is running, and that QT_QPA_PLATFORM, if it is set, names a platform of Qt.
Try --demo DIR for pictures of a short game, or --selfplay N to run games without a window.</source>
        <translation>Pamir Desktop не удалось открыть окно. Проверьте, работает ли дисплей из DISPLAY или WAYLAND_DISPLAY и&#xa0;указана ли в&#xa0;QT_QPA_PLATFORM, если она задана, платформа Qt.
Попробуйте --demo ПАПКА, чтобы получить снимки короткой игры, или --selfplay N для игр без окна.</translation>
    </message>
    <message>
        <source>edition for --selfplay; the first one (2015, adapted) is played without Wakhan and without computer players</source>
        <translation>издание для --selfplay; в&#xa0;первое (2015, в&#xa0;обработке) играют без Вахан и&#xa0;без компьютерных игроков</translation>
    </message>
    <message>
        <source>start a new game right away: solo, 2w (two players and Wakhan), hotseat:N with N from 2 to 5, or first:N for the first edition</source>
        <translation>сразу начать новую игру: solo, 2w (два игрока и&#xa0;Вахан), hotseat:N, где N от&#xa0;2 до&#xa0;5, или first:N для первого издания</translation>
    </message>
</context>
<context>
    <name>CommandProblem</name>
    <message>
        <source>Unknown argument: {arguments}</source>
        <translation>Неизвестные аргументы: {arguments}</translation>
    </message>
    <message>
        <source>{option} needs a value.</source>
        <translation>После {option} нужно указать значение.</translation>
    </message>
    <message>
        <source>{option} does not take a value.</source>
        <translation>{option} не принимает значения.</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”. Possible values: {choices}.</source>
        <translation>Недопустимое значение {option}: «{value}». Возможны: {choices}.</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”: it must be a whole number above 0.</source>
        <translation>Недопустимое значение {option}: «{value}». Нужно целое число больше 0.</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”: a game has 2 to 5 players.</source>
        <translation>Недопустимое значение {option}: «{value}». В&#xa0;игре от&#xa0;2&#xa0;до&#xa0;5&#xa0;игроков.</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”: name 2 to 5 levels separated by commas.</source>
        <translation>Недопустимое значение {option}: «{value}». Укажите от&#xa0;2 до&#xa0;5&#xa0;уровней через запятую.</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”: it must be a whole number from 0 to 2**63 - 1.</source>
        <translation>Недопустимое значение {option}: «{value}». Нужно целое число от&#xa0;0 до&#xa0;2**63 - 1.</translation>
    </message>
    <message>
        <source>{option} cannot be “{value}”: it must be from 0.8 to 2, or from 80% to 200%.</source>
        <translation>Недопустимое значение {option}: «{value}». Нужно число от&#xa0;0.8 до&#xa0;2 или от&#xa0;80% до&#xa0;200%.</translation>
    </message>
    <message>
        <source>{one} and {other} cannot be used together.</source>
        <translation>{one} и&#xa0;{other} нельзя указать вместе.</translation>
    </message>
    <message>
        <source>Wakhan plays against one or two people: --players 2 or --players 3.</source>
        <translation>Вахан играет против одного или двух людей: --players 2 или --players 3.</translation>
    </message>
    <message>
        <source>{task} opens no window and cannot be used with {option}.</source>
        <translation>{task} работает без окна: {option} с&#xa0;ним указать нельзя.</translation>
    </message>
    <message>
        <source>--safe-mode saves no settings and cannot be used with --config-dir.</source>
        <translation>--safe-mode не хранит настройки: --config-dir с&#xa0;ним указать нельзя.</translation>
    </message>
    <message>
        <source>--seed can only be used with --new, --demo or --selfplay.</source>
        <translation>--seed можно указать только вместе с&#xa0;--new, --demo или --selfplay.</translation>
    </message>
    <message>
        <source>--players, --edition, --bots and --wakhan can only be used with --selfplay.</source>
        <translation>--players, --edition, --bots и&#xa0;--wakhan можно указать только вместе с&#xa0;--selfplay.</translation>
    </message>
    <message>
        <source>--edition first cannot be used with --wakhan or --bots.</source>
        <translation>--edition first нельзя указать вместе с&#xa0;--wakhan или --bots.</translation>
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
        <source>I am {name}: show my hand</source>
        <translation>Я {name}: показать руку</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Показать ещё раз</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Передайте ход игроку: {name}</translation>
    </message>
    <message>
        <source>Hold the button or Enter.</source>
        <translation>Нажмите и&#xa0;удерживайте кнопку или Enter.</translation>
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
        <translation>{owner} берёт для подарка маркер из игры: {origin}.</translation>
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
    <message numerus="yes">
        <source>{seat} battles on “{card}” and may remove up to %n spy/spies.</source>
        <translation>
            <numerusform>{seat} начинает сражение на карте «{card}»: можно удалить %n&#xa0;шпиона.</numerusform>
            <numerusform>{seat} начинает сражение на карте «{card}»: можно удалить до&#xa0;%n&#xa0;шпионов.</numerusform>
            <numerusform>{seat} начинает сражение на карте «{card}»: можно удалить до&#xa0;%n&#xa0;шпионов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} battles {in_region} and may remove up to %n piece(s).</source>
        <translation>
            <numerusform>{seat} начинает сражение {in_region}: можно удалить %n&#xa0;компонент.</numerusform>
            <numerusform>{seat} начинает сражение {in_region}: можно удалить до&#xa0;%n&#xa0;компонентов.</numerusform>
            <numerusform>{seat} начинает сражение {in_region}: можно удалить до&#xa0;%n&#xa0;компонентов.</numerusform>
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
        <translation>{seat} не может ничего разместить: компонентов не осталось ({place}).</translation>
    </message>
    <message>
        <source>{seat} moves the spy to “{card}” (Safe House).</source>
        <translation>{seat} перемещает шпиона на карту «{card}» («Убежище»).</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё раз</translation>
    </message>
    <message>
        <source>Play today’s game</source>
        <translation>Сыграть в&#xa0;игру дня</translation>
    </message>
    <message>
        <source>Play this game</source>
        <translation>Сыграть в&#xa0;эту игру</translation>
    </message>
    <message>
        <source>The file with your results cannot be read and is ignored ({file}). The next result is written to a new file; the old one is kept beside it.</source>
        <translation>Файл с&#xa0;вашими результатами не читается и&#xa0;не учитывается ({file}). Следующий результат будет записан в&#xa0;новый файл, старый останется рядом.</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>В&#xa0;этом месяце</translation>
    </message>
    <message>
        <source>Days played: {played}, won: {won}</source>
        <translation>Сыграно дней: {played}, побед: {won}</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Игра дня</translation>
    </message>
    <message>
        <source>Every day has its own deal and opponents, the same for everyone. Past days can be played too.</source>
        <translation>У&#xa0;каждого дня свой расклад и&#xa0;свои противники, для всех одинаковые. Можно сыграть и&#xa0;в&#xa0;прошедшие дни.</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Предыдущий месяц</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Следующий месяц</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>На начальную страницу</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>Solo against {wakhan}.</source>
        <translation>В&#xa0;одиночку против {wakhan}.</translation>
    </message>
    <message numerus="yes">
        <source>Against %n computer player(s): {levels}.</source>
        <translation>
            <numerusform>Против %n&#xa0;компьютерного игрока: {levels}.</numerusform>
            <numerusform>Против %n&#xa0;компьютерных игроков: {levels}.</numerusform>
            <numerusform>Против %n&#xa0;компьютерных игроков: {levels}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Ещё не сыграно.</translation>
    </message>
    <message>
        <source>Won. Points: {points} to {others}.</source>
        <translation>Победа. Очки: {points} против {others}.</translation>
    </message>
    <message>
        <source>Place {place} of {players}. Points: {points} to {others}.</source>
        <translation>Место {place} из {players}. Очки: {points} против {others}.</translation>
    </message>
    <message numerus="yes">
        <source>Games finished: %n. The best one counts.</source>
        <translation>
            <numerusform>Закончено игр: %n. Учитывается лучшая.</numerusform>
            <numerusform>Закончено игр: %n. Учитывается лучшая.</numerusform>
            <numerusform>Закончено игр: %n. Учитывается лучшая.</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}, no game</source>
        <translation>{day}, игры нет</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Deal</source>
        <translation>Сделка</translation>
    </message>
    <message>
        <source>Who offers</source>
        <translation>Кто предлагает</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>Rupees</source>
        <translation>Рупии</translation>
    </message>
    <message>
        <source>Cards from the hand</source>
        <translation>Карты из руки</translation>
    </message>
    <message>
        <source>Show this hand here</source>
        <translation>Показать эту руку здесь</translation>
    </message>
    <message>
        <source>For its owner only: everyone else looks away.</source>
        <translation>Только для владельца: остальные отворачиваются.</translation>
    </message>
    <message>
        <source>Set rupees aside for something the active player does</source>
        <translation>Отложить рупии за действие активного игрока</translation>
    </message>
    <message>
        <source>Pay if this does not happen</source>
        <translation>Заплатить, если этого не произойдёт</translation>
    </message>
    <message>
        <source>Both halves happen at once, or not at all. Cards named in an offer are shown to everyone.</source>
        <translation>Обе половины выполняются одновременно или никак. Карты из предложения видят все.</translation>
    </message>
    <message>
        <source>Make the offer</source>
        <translation>Предложить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Передумать</translation>
    </message>
    <message>
        <source>Rupees set aside</source>
        <translation>Отложенные рупии</translation>
    </message>
    <message>
        <source>{player} gives</source>
        <translation>{player} даёт</translation>
    </message>
    <message>
        <source>{payer} sets rupees aside for something {doer} does</source>
        <translation>{payer} откладывает рупии за действие (исполняет: {doer})</translation>
    </message>
    <message>
        <source>buys</source>
        <translation>покупает</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>разыгрывает</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>сбрасывает</translation>
    </message>
    <message>
        <source>uses</source>
        <translation>использует</translation>
    </message>
    <message>
        <source>on any player</source>
        <translation>против любого игрока</translation>
    </message>
    <message>
        <source>in any region</source>
        <translation>в&#xa0;любом регионе</translation>
    </message>
</context>
<context>
    <name>DealWords</name>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) set aside, paid if this does not happen: {deed}.</source>
        <translation>
            <numerusform>Отложено: %n&#xa0;рупия; выплата, если не произойдёт следующее: {deed}.</numerusform>
            <numerusform>Отложено: %n&#xa0;рупии; выплата, если не произойдёт следующее: {deed}.</numerusform>
            <numerusform>Отложено: %n&#xa0;рупий; выплата, если не произойдёт следующее: {deed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) set aside, paid for: {deed}.</source>
        <translation>
            <numerusform>Отложено: %n&#xa0;рупия; выплата за: {deed}.</numerusform>
            <numerusform>Отложено: %n&#xa0;рупии; выплата за: {deed}.</numerusform>
            <numerusform>Отложено: %n&#xa0;рупий; выплата за: {deed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>buying “{card}”</source>
        <translation>покупка карты «{card}»</translation>
    </message>
    <message>
        <source>playing “{card}”</source>
        <translation>розыгрыш карты «{card}»</translation>
    </message>
    <message>
        <source>discarding “{card}”</source>
        <translation>сброс карты «{card}»</translation>
    </message>
    <message>
        <source>on {target_player}</source>
        <translation>против: {target_player}</translation>
    </message>
</context>
<context>
    <name>DisplayPage</name>
    <message>
        <source>Display</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Оформление</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлое</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Сумеречное</translation>
    </message>
    <message>
        <source>Colors of suits, coalitions and players</source>
        <translation>Цвета мастей, коалиций и&#xa0;игроков</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокая контрастность</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Как в&#xa0;системе</translation>
    </message>
    <message>
        <source>Color-blind friendly</source>
        <translation>Для дальтоников</translation>
    </message>
    <message>
        <source>As in the printed game</source>
        <translation>Как в&#xa0;печатной игре</translation>
    </message>
    <message>
        <source>Every piece also has its own symbol.</source>
        <translation>Кроме цвета, у&#xa0;каждого компонента есть свой знак.</translation>
    </message>
    <message>
        <source>Text and table size</source>
        <translation>Размер текста и&#xa0;стола</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>Second edition</source>
        <translation>Второе издание</translation>
    </message>
    <message>
        <source>First edition (2015), adapted</source>
        <translation>Первое издание (2015), в&#xa0;обработке</translation>
    </message>
</context>
<context>
    <name>EndingCharts</name>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Влияние</translation>
    </message>
    <message>
        <source>Cylinders</source>
        <translation>Маркеры</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Маркеры</translation>
    </message>
    <message>
        <source>Rupees</source>
        <translation>Рупии</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Фишки</translation>
    </message>
    <message>
        <source>Armies and roads</source>
        <translation>Армии и&#xa0;дороги</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Изображение PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Векторное изображение SVG</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Сохранить график</translation>
    </message>
    <message>
        <source>Regions ruled</source>
        <translation>Подвластные регионы</translation>
    </message>
    <message>
        <source>The chart could not be saved: {file}</source>
        <translation>Не удалось сохранить график: {file}</translation>
    </message>
</context>
<context>
    <name>EndingReport</name>
    <message>
        <source>Dominance Checks</source>
        <translation>Проверки господства</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>unsuccessful</source>
        <translation>не состоялась</translation>
    </message>
    <message>
        <source>dominant: {coalition}</source>
        <translation>господствует {coalition}</translation>
    </message>
    <message>
        <source>{outcome}, final (points doubled)</source>
        <translation>{outcome}, финальная (очки удвоены)</translation>
    </message>
    <message>
        <source>Rupees spent</source>
        <translation>Потраченные рупии</translation>
    </message>
    <message>
        <source>Bribes paid</source>
        <translation>Уплаченные взятки</translation>
    </message>
    <message>
        <source>Bribes received</source>
        <translation>Полученные взятки</translation>
    </message>
    <message>
        <source>Loyalty changes</source>
        <translation>Смены лояльности</translation>
    </message>
    <message>
        <source>In parentheses: cylinders in play if the check was unsuccessful, otherwise influence.</source>
        <translation>В&#xa0;скобках: маркеры, если проверка не состоялась, иначе влияние.</translation>
    </message>
    <message>
        <source>Topples</source>
        <translation>Перевороты</translation>
    </message>
    <message>
        <source>no supremacy ({units})</source>
        <translation>превосходства нет ({units})</translation>
    </message>
    <message>
        <source>supremacy: {coalition} ({units})</source>
        <translation>превосходство: {coalition} ({units})</translation>
    </message>
    <message>
        <source>no supremacy, other units lacking ({units})</source>
        <translation>превосходства нет, не хватает других отрядов ({units})</translation>
    </message>
    <message>
        <source>{outcome}, last topple</source>
        <translation>{outcome}, последний переворот</translation>
    </message>
    <message>
        <source>Of each coalition the units that counted; of each player the influence in the coalition with supremacy.</source>
        <translation>У&#xa0;каждой коалиции&#xa0;— отряды, которые считались; у&#xa0;каждого игрока&#xa0;— влияние на коалицию с&#xa0;превосходством.</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Итоги</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Покупки</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Разыгранные карты</translation>
    </message>
    <message>
        <source>Taxes</source>
        <translation>Налоги</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Подарки</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Строительство</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Перемещения</translation>
    </message>
    <message>
        <source>Betrayals</source>
        <translation>Предательства</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Сражения</translation>
    </message>
    <message>
        <source>Tolls paid</source>
        <translation>Уплаченные пошлины</translation>
    </message>
    <message>
        <source>Tolls received</source>
        <translation>Полученные пошлины</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>Your game is safe. Decisions made so far: {number}</source>
        <translation>Игра сохранена. Принято решений: {number}</translation>
    </message>
    <message>
        <source>Continue from the last decision</source>
        <translation>Продолжить с&#xa0;последнего решения</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Unexpected error: {error}</source>
        <translation>Непредвиденная ошибка: {error}</translation>
    </message>
    <message>
        <source>Other errors: {number}</source>
        <translation>Ещё ошибок: {number}</translation>
    </message>
    <message>
        <source>A report is a zip file with the log, the version numbers and the game, including its players’ names. It stays on this computer unless you share it.</source>
        <translation>Отчёт&#xa0;— это zip-файл с&#xa0;журналом, версиями и&#xa0;игрой, включая имена игроков. Он остаётся на этом компьютере, пока вы сами его не передадите.</translation>
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
        <source>Koh-i-noor Recovered</source>
        <translation>Возвра­щение Кохинура</translation>
    </message>
    <message>
        <source>Disregard for Customs</source>
        <translation>Прене­брежение обычаями</translation>
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
        <translation>Неудач­ное впечат­ление</translation>
    </message>
    <message>
        <source>Rumor</source>
        <translation>Слухи</translation>
    </message>
    <message>
        <source>Riots in Punjab</source>
        <translation>Беспо­рядки в&#xa0;Пенд­жабе</translation>
    </message>
    <message>
        <source>Every army and tribe in Punjab goes back to its supply.</source>
        <translation>Все армии и&#xa0;племена из Пенджаба возвращаются в&#xa0;запас.</translation>
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
        <translation>Беспо­рядки в&#xa0;Герате</translation>
    </message>
    <message>
        <source>Every army and tribe in Herat goes back to its supply.</source>
        <translation>Все армии и&#xa0;племена из Герата возвращаются в&#xa0;запас.</translation>
    </message>
    <message>
        <source>Nationalism</source>
        <translation>Национа­лизм</translation>
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
        <translation>Уход из обще­ственной жизни</translation>
    </message>
    <message>
        <source>Riots in Kabul</source>
        <translation>Беспо­рядки в&#xa0;Кабуле</translation>
    </message>
    <message>
        <source>Every army and tribe in Kabul goes back to its supply.</source>
        <translation>Все армии и&#xa0;племена из Кабула возвращаются в&#xa0;запас.</translation>
    </message>
    <message>
        <source>Nation Building</source>
        <translation>Государ­ственное строи­тельство</translation>
    </message>
    <message>
        <source>Riots in Persia</source>
        <translation>Беспо­рядки в&#xa0;Персии</translation>
    </message>
    <message>
        <source>Every army and tribe in Persia goes back to its supply.</source>
        <translation>Все армии и&#xa0;племена из Персии возвращаются в&#xa0;запас.</translation>
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
        <translation>Обменяйтесь всеми картами в&#xa0;руке с&#xa0;выбранным игроком, даже если у&#xa0;вас карт нет.</translation>
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
        <source>A Dominance Check is made now. If it succeeds, all blocks leave the map.</source>
        <translation>Немедленно проводится проверка господства. Если она состоялась, с&#xa0;поля удаляются все фишки коалиций.</translation>
    </message>
    <message>
        <source>Through the next Dominance Check, gifts give no influence.</source>
        <translation>До конца следующей проверки господства подарки не дают влияния.</translation>
    </message>
    <message>
        <source>Through the next Dominance Check, each of your gifts gives 1 extra influence.</source>
        <translation>До конца следующей проверки господства каждый ваш подарок даёт на&#xa0;1&#xa0;очко влияния больше.</translation>
    </message>
    <message>
        <source>Until the next Dominance Check, no one pays bribes.</source>
        <translation>До следующей проверки господства никто не платит взяток.</translation>
    </message>
    <message>
        <source>Each player loses all their prizes.</source>
        <translation>Все игроки теряют все свои трофеи.</translation>
    </message>
    <message>
        <source>Choose a player: through the next Dominance Check, patriots give that player no influence.</source>
        <translation>Выберите игрока: до конца следующей проверки господства его патриоты не дают влияния.</translation>
    </message>
    <message>
        <source>Until the next Dominance Check, your tribes can move and battle like armies.</source>
        <translation>До следующей проверки господства ваши племена могут перемещаться и&#xa0;сражаться, как армии.</translation>
    </message>
    <message>
        <source>Not for sale. Rupees placed on it leave the game.</source>
        <translation>Не продаётся. Положенные сюда рупии выбывают из игры.</translation>
    </message>
    <message>
        <source>Until the next Dominance Check, your build actions place twice as many blocks at no extra cost.</source>
        <translation>До следующей проверки господства строительство даёт вам вдвое больше фишек за ту же цену.</translation>
    </message>
    <message>
        <source>Choose the favored suit. Until the next Dominance Check, icons that change it do nothing.</source>
        <translation>Назначьте ведущую масть. До следующей проверки господства символы смены масти не действуют.</translation>
    </message>
    <message>
        <source>Choose a region: every army and tribe there goes back to its supply.</source>
        <translation>Выберите регион: все армии и&#xa0;племена из него возвращаются в&#xa0;запас.</translation>
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
    <name>Favor</name>
    <message>
        <source>Afghan favor: the baggage train costs 1 rupee instead of 2</source>
        <translation>Фавор афганцев: обоз стоит 1&#xa0;рупию вместо 2</translation>
    </message>
    <message>
        <source>British favor: 1 rupee for each leveraged card a court loses</source>
        <translation>Фавор британцев: 1&#xa0;рупия за каждую карту с&#xa0;займом, которую теряет двор</translation>
    </message>
    <message>
        <source>Russian favor: pay 1 rupee for one more rank in a campaign</source>
        <translation>Фавор русских: за&#xa0;1&#xa0;рупию на один ранг больше в&#xa0;походе</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Open a game</source>
        <translation>Открыть игру</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Сохранить игру</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Folder for saved games</source>
        <translation>Папка для сохранённых игр</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Сохранённые игры</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Изображение</translation>
    </message>
</context>
<context>
    <name>First edition</name>
    <message>
        <source>Topple</source>
        <translation>Переворот</translation>
    </message>
    <message>
        <source>Does a coalition have supremacy? Then the game ends; otherwise there is a purge.</source>
        <translation>Есть ли у&#xa0;коалиции превосходство? Тогда игра окончена, иначе&#xa0;— чистка.</translation>
    </message>
    <message>
        <source>The regime changes when a card with another regime’s icon is played.</source>
        <translation>Режим меняется, когда разыгрывают карту с&#xa0;символом другого режима.</translation>
    </message>
    <message>
        <source>Loyalty changes when you play a patriot or take a prize of another coalition, or lose every sign of it.</source>
        <translation>Лояльность меняется, когда вы разыгрываете патриота или берёте трофей другой коалиции либо теряете все её знаки.</translation>
    </message>
    <message>
        <source>A favor card belongs to whoever has the most influence in its coalition.</source>
        <translation>Карта фавора принадлежит тому, у&#xa0;кого больше всего влияния на её коалицию.</translation>
    </message>
    <message>
        <source>our reading</source>
        <translation>наше прочтение</translation>
    </message>
    <message>
        <source>{action} (our reading)</source>
        <translation>{action} (наше прочтение)</translation>
    </message>
</context>
<context>
    <name>First edition action</name>
    <message>
        <source>commerce</source>
        <translation>торговля</translation>
    </message>
    <message>
        <source>gifts</source>
        <translation>подарки</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>налог</translation>
    </message>
    <message>
        <source>campaign</source>
        <translation>поход</translation>
    </message>
    <message>
        <source>bribe</source>
        <translation>подкуп</translation>
    </message>
    <message>
        <source>assassination</source>
        <translation>убийство</translation>
    </message>
    <message>
        <source>travel</source>
        <translation>поездка</translation>
    </message>
    <message>
        <source>counter-espionage</source>
        <translation>контрразведка</translation>
    </message>
</context>
<context>
    <name>First edition action button</name>
    <message>
        <source>Commerce</source>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Подарки</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Налог</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Поход</translation>
    </message>
    <message>
        <source>Bribe</source>
        <translation>Подкуп</translation>
    </message>
    <message>
        <source>Assassination</source>
        <translation>Убийство</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Поездка</translation>
    </message>
    <message>
        <source>Counter-espionage</source>
        <translation>Контрразведка</translation>
    </message>
</context>
<context>
    <name>FirstButton</name>
    <message>
        <source>Offer {partner} a deal</source>
        <translation>Предложить сделку ({partner})</translation>
    </message>
    <message>
        <source>Accept the deal</source>
        <translation>Принять сделку</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Отклонить</translation>
    </message>
    <message>
        <source>Close the offer</source>
        <translation>Закрыть предложение</translation>
    </message>
    <message>
        <source>No token</source>
        <translation>Без жетонов</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n&#xa0;жетон</numerusform>
            <numerusform>%n&#xa0;жетона</numerusform>
            <numerusform>%n&#xa0;жетонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n rupee(s)</source>
        <translation>
            <numerusform>Заплатить %n&#xa0;рупию</numerusform>
            <numerusform>Заплатить %n&#xa0;рупии</numerusform>
            <numerusform>Заплатить %n&#xa0;рупий</numerusform>
        </translation>
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
        <source>Ask without paying</source>
        <translation>Попросить без оплаты</translation>
    </message>
    <message numerus="yes">
        <source>Agree to %n rupee(s)</source>
        <translation>
            <numerusform>Согласиться: %n&#xa0;рупия</numerusform>
            <numerusform>Согласиться: %n&#xa0;рупии</numerusform>
            <numerusform>Согласиться: %n&#xa0;рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Согласиться</translation>
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
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>Bottom row</source>
        <translation>Нижний ряд</translation>
    </message>
    <message>
        <source>Top row</source>
        <translation>Верхний ряд</translation>
    </message>
    <message>
        <source>Attack Afghanistan</source>
        <translation>Напасть на афганцев</translation>
    </message>
    <message>
        <source>Attack Britain</source>
        <translation>Напасть на британцев</translation>
    </message>
    <message>
        <source>Attack Russia</source>
        <translation>Напасть на русских</translation>
    </message>
    <message>
        <source>Do not attack</source>
        <translation>Не нападать</translation>
    </message>
    <message>
        <source>Pay 1 rupee</source>
        <translation>Заплатить 1&#xa0;рупию</translation>
    </message>
    <message>
        <source>Ask {other}</source>
        <translation>Спросить: {other}</translation>
    </message>
    <message>
        <source>Take “{card}” to your hand</source>
        <translation>Взять карту «{card}» в&#xa0;руку</translation>
    </message>
    <message>
        <source>“{card}”, with {other}’s spy</source>
        <translation>«{card}», шпион: {other}</translation>
    </message>
</context>
<context>
    <name>FirstCardSigns</name>
    <message>
        <source>The region of the card. Playing it costs a toll of 1 rupee for each tribe of another player there.</source>
        <translation>Регион карты. Её розыгрыш стоит пошлины: 1&#xa0;рупия за каждое чужое племя в&#xa0;нём.</translation>
    </message>
    <message>
        <source>Last turn in the market</source>
        <translation>Последний ход на рынке</translation>
    </message>
    <message>
        <source>Rank {rank}</source>
        <translation>Ранг: {rank}</translation>
    </message>
    <message>
        <source>Each star of your political cards lets your court hold one more card. Regime: {regime} ({effect}).</source>
        <translation>Каждая звезда ваших карт политики позволяет держать во дворе на одну карту больше. Режим: {regime} ({effect}).</translation>
    </message>
    <message>
        <source>Each star of your intelligence cards lets you buy with one more card in hand. Regime: {regime} ({effect}).</source>
        <translation>Каждая звезда ваших карт разведки позволяет покупать, имея в&#xa0;руке на одну карту больше. Режим: {regime} ({effect}).</translation>
    </message>
    <message>
        <source>Each star of your economic cards shelters one of your rupees from taxes. Regime: {regime} ({effect}).</source>
        <translation>Каждая звезда ваших карт экономики защищает от налога одну вашу рупию. Режим: {regime} ({effect}).</translation>
    </message>
    <message>
        <source>Stars of your military cards break every tie. Regime: {regime} ({effect}).</source>
        <translation>Звёзды ваших карт военных сил решают любую ничью. Режим: {regime} ({effect}).</translation>
    </message>
    <message>
        <source>Take up to its rank in rupees from market cards.</source>
        <translation>Возьмите с&#xa0;карт рынка не больше рупий, чем ранг карты.</translation>
    </message>
    <message>
        <source>Pay 2, 4 or 6 rupees to the market and place one of your pieces on that gift space; it is worth 1 influence point.</source>
        <translation>Заплатите 2, 4 или 6&#xa0;рупий на рынок и&#xa0;поставьте свой маркер в&#xa0;эту ячейку подарка: 1&#xa0;очко влияния.</translation>
    </message>
    <message>
        <source>If you have the most units in its region: take up to its rank in rupees from players with a tribe there or a road of their coalition beside it.</source>
        <translation>Если в&#xa0;её регионе больше всего отрядов у&#xa0;вас: возьмите не больше рупий, чем её ранг, у&#xa0;игроков с&#xa0;племенем там или с&#xa0;дорогой их коалиции рядом.</translation>
    </message>
    <message>
        <source>All armies of your coalition in one region may move to an adjacent region and may attack one other coalition: up to its rank in pieces, armies first.</source>
        <translation>Все армии вашей коалиции в&#xa0;одном регионе могут перейти в&#xa0;соседний и&#xa0;напасть на другую коалицию: удалить не больше компонентов, чем ранг карты, сначала армии.</translation>
    </message>
    <message>
        <source>Our reading: win over another player’s card that has a spy on it, is not a patriot and has at most this rank, for twice its rank in rupees.</source>
        <translation>Наше прочтение: переманите чужую карту со шпионом на ней, не патриота и&#xa0;не выше этого ранга, за удвоенный её ранг в&#xa0;рупиях.</translation>
    </message>
    <message>
        <source>Our reading: discard a court card with a spy on it; you may keep its prize.</source>
        <translation>Наше прочтение: сбросьте карту двора, на которой стоит шпион; её можно взять как трофей.</translation>
    </message>
    <message>
        <source>Our reading: move your spies up to its rank in steps along the ring of courts.</source>
        <translation>Наше прочтение: переместите своих шпионов по кольцу дворов, всего не больше шагов, чем ранг карты.</translation>
    </message>
    <message>
        <source>Our reading: remove up to its rank in other players’ spies from your court.</source>
        <translation>Наше прочтение: удалите из своего двора не больше чужих шпионов, чем ранг карты.</translation>
    </message>
    <message>
        <source>New regime: {regime}</source>
        <translation>Новый режим: {regime}</translation>
    </message>
    <message>
        <source>Place one of your tribes {in_region}.</source>
        <translation>Разместите своё племя {in_region}.</translation>
    </message>
    <message>
        <source>Place one of your spies on this card.</source>
        <translation>Разместите своего шпиона на этой карте.</translation>
    </message>
    <message>
        <source>Place an army of your coalition {in_region}.</source>
        <translation>Разместите армию своей коалиции {in_region}.</translation>
    </message>
    <message>
        <source>Place a road of your coalition on a border {of_region}.</source>
        <translation>Разместите дорогу своей коалиции на границе {of_region}.</translation>
    </message>
    <message>
        <source>Take {rank} now; pay back as much when the card is discarded.</source>
        <translation>Получите сейчас: {rank}; верните столько же, когда карта будет сброшена.</translation>
    </message>
    <message>
        <source>From now on: {effect}.</source>
        <translation>С&#xa0;этого момента: {effect}.</translation>
    </message>
    <message>
        <source>A sign of loyalty, worth 1 influence point. Playing it makes you loyal to its coalition; if you were not, you lose gifts, starting card, prizes and other patriots. Others’ spies on it are worth 1 influence point each.</source>
        <translation>Знак лояльности, 1&#xa0;очко влияния. Разыграв его, вы становитесь лояльны его коалиции; если лояльность меняется, вы теряете подарки, начальную карту, трофеи и&#xa0;других патриотов. Чужие шпионы на нём приносят по&#xa0;1&#xa0;очку влияния.</translation>
    </message>
    <message>
        <source>Whoever assassinates this card may keep it as a prize, worth 1 influence point. It makes them loyal to its coalition.</source>
        <translation>Кто совершит убийство этой карты, может взять её как трофей: 1&#xa0;очко влияния и&#xa0;лояльность её коалиции.</translation>
    </message>
    <message>
        <source>Topple</source>
        <translation>Переворот</translation>
    </message>
    <message>
        <source>Patriots and topples in the first column are discarded at the end of the turn; their rupees move to the next card.</source>
        <translation>Патриоты и&#xa0;перевороты в&#xa0;первом столбце сбрасываются в&#xa0;конце хода; их рупии переходят на следующую карту.</translation>
    </message>
    <message>
        <source>The number of its stars, the number of pieces it places when played, and how much its actions do.</source>
        <translation>Число её звёзд, число компонентов при розыгрыше и&#xa0;мера её действий.</translation>
    </message>
    <message>
        <source>When bought, it checks for supremacy: a coalition with more units of the regime’s suit than the two others together, and one of each kind. If there is one, whoever has the most influence in it wins; otherwise there is a purge.</source>
        <translation>При покупке проверяется превосходство: у&#xa0;коалиции больше отрядов масти режима, чем у&#xa0;двух других вместе, и&#xa0;есть хотя бы один каждого вида. Тогда побеждает тот, у&#xa0;кого больше всего влияния на неё; иначе&#xa0;— чистка.</translation>
    </message>
</context>
<context>
    <name>FirstChangeLine</name>
    <message numerus="yes">
        <source>{coalition} lost %n army/armies.</source>
        <translation>
            <numerusform>{coalition}: потеряна %n&#xa0;армия.</numerusform>
            <numerusform>{coalition}: потеряны %n&#xa0;армии.</numerusform>
            <numerusform>{coalition}: потеряно %n&#xa0;армий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{coalition} lost %n road(s).</source>
        <translation>
            <numerusform>{coalition}: потеряна %n&#xa0;дорога.</numerusform>
            <numerusform>{coalition}: потеряны %n&#xa0;дороги.</numerusform>
            <numerusform>{coalition}: потеряно %n&#xa0;дорог.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are now loyal to {coalition}.</source>
        <translation>Ваша лояльность теперь: {coalition}.</translation>
    </message>
    <message>
        <source>You lost the Afghan favor card.</source>
        <translation>Фавор афганцев потерян.</translation>
    </message>
    <message>
        <source>You lost the British favor card.</source>
        <translation>Фавор британцев потерян.</translation>
    </message>
    <message>
        <source>You lost the Russian favor card.</source>
        <translation>Фавор русских потерян.</translation>
    </message>
    <message>
        <source>You now hold the Afghan favor card.</source>
        <translation>Фавор афганцев теперь у&#xa0;вас.</translation>
    </message>
    <message>
        <source>You now hold the British favor card.</source>
        <translation>Фавор британцев теперь у&#xa0;вас.</translation>
    </message>
    <message>
        <source>You now hold the Russian favor card.</source>
        <translation>Фавор русских теперь у&#xa0;вас.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your rupees is/are set aside for a deal.</source>
        <translation>
            <numerusform>Для сделки отложена %n&#xa0;ваша рупия.</numerusform>
            <numerusform>Для сделки отложены %n&#xa0;ваши рупии.</numerusform>
            <numerusform>Для сделки отложено %n&#xa0;ваших рупий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more Badal token(s).</source>
        <translation>
            <numerusform>У&#xa0;вас на&#xa0;%n&#xa0;жетон бадала больше.</numerusform>
            <numerusform>У&#xa0;вас на&#xa0;%n&#xa0;жетона бадала больше.</numerusform>
            <numerusform>У&#xa0;вас на&#xa0;%n&#xa0;жетонов бадала больше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n fewer Badal token(s).</source>
        <translation>
            <numerusform>У&#xa0;вас на&#xa0;%n&#xa0;жетон бадала меньше.</numerusform>
            <numerusform>У&#xa0;вас на&#xa0;%n&#xa0;жетона бадала меньше.</numerusform>
            <numerusform>У&#xa0;вас на&#xa0;%n&#xa0;жетонов бадала меньше.</numerusform>
        </translation>
    </message>
    <message>
        <source>The regime is now {regime}.</source>
        <translation>Режим теперь: {regime}.</translation>
    </message>
    <message numerus="yes">
        <source>A topple has left the game; %n is/are left.</source>
        <translation>
            <numerusform>Один переворот вышел из игры; остался %n.</numerusform>
            <numerusform>Один переворот вышел из игры; осталось %n.</numerusform>
            <numerusform>Один переворот вышел из игры; осталось %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A topple is in the market at price {number}.</source>
        <translation>Переворот на рынке, цена: {number}.</translation>
    </message>
</context>
<context>
    <name>FirstEditionBox</name>
    <message>
        <source>Nation Building</source>
        <translation>Государственное строительство</translation>
    </message>
    <message>
        <source>Weak States</source>
        <translation>Слабые государства</translation>
    </message>
    <message>
        <source>Badal</source>
        <translation>Бадал</translation>
    </message>
    <message>
        <source>Assassination by rank</source>
        <translation>Убийство по рангу</translation>
    </message>
    <message>
        <source>Bribe to hand</source>
        <translation>Подкуп в&#xa0;руку</translation>
    </message>
    <message>
        <source>Bribe pays the owner</source>
        <translation>Плата за подкуп владельцу</translation>
    </message>
    <message>
        <source>Travel within a region</source>
        <translation>Поездка внутри региона</translation>
    </message>
    <message>
        <source>Spies on prizes count</source>
        <translation>Шпионы на трофеях считаются</translation>
    </message>
    <message>
        <source>A coalition needs supremacy at two topples in a row. For two players, and for experienced ones.</source>
        <translation>Коалиции нужно превосходство при двух переворотах подряд. Для двух игроков и&#xa0;для опытных.</translation>
    </message>
    <message>
        <source>Supremacy does not need one piece of each kind. For four or five players.</source>
        <translation>Для превосходства не нужен компонент каждого вида. Для четырёх или пяти игроков.</translation>
    </message>
    <message>
        <source>A player who loses something because of others takes a token, which can raise a rank later.</source>
        <translation>Кто теряет что-то по вине других, берёт жетон, который позже может повысить ранг.</translation>
    </message>
    <message>
        <source>Our reading: the target’s rank may not be higher than that of the card you use.</source>
        <translation>Наше прочтение: ранг цели не выше ранга карты, которую вы используете.</translation>
    </message>
    <message>
        <source>Our reading: a bribed card goes to the hand.</source>
        <translation>Наше прочтение: подкупленная карта идёт в&#xa0;руку.</translation>
    </message>
    <message>
        <source>Our reading: the price of a bribe goes to the owner instead of the market.</source>
        <translation>Наше прочтение: цену подкупа получает владелец, а&#xa0;не рынок.</translation>
    </message>
    <message>
        <source>Our reading: a spy’s step may lead to any card of the same region.</source>
        <translation>Наше прочтение: шаг шпиона может вести на любую карту того же региона.</translation>
    </message>
    <message>
        <source>Our reading: spies on prizes give influence as well.</source>
        <translation>Наше прочтение: шпионы на трофеях тоже дают влияние.</translation>
    </message>
    <message>
        <source>The first edition is for two to five people around one screen. Wakhan’s cards and the computer players are made for the second edition only.</source>
        <translation>Первое издание&#xa0;— для двух–пяти человек за одним экраном. Карты Вахан и&#xa0;компьютерные игроки сделаны только для второго издания.</translation>
    </message>
    <message>
        <source>The rules of 2015, played with the cards of the second edition: the cards of 2015 are not known to us. The text of four actions is lost; travel, counter-espionage, assassination and bribe are our reading.</source>
        <translation>Правила 2015&#xa0;года с&#xa0;картами второго издания: карты 2015&#xa0;года нам неизвестны. Текст четырёх действий утрачен; поездка, контрразведка, убийство и&#xa0;подкуп&#xa0;— наше прочтение.</translation>
    </message>
</context>
<context>
    <name>FirstMenu</name>
    <message>
        <source>{action} with “{card}”</source>
        <translation>{action}: карта «{card}»</translation>
    </message>
    <message>
        <source>Campaign with the armies {in_region}</source>
        <translation>Поход с&#xa0;армиями {in_region}</translation>
    </message>
    <message>
        <source>Move the armies {into_region}</source>
        <translation>Переместить армии {into_region}</translation>
    </message>
    <message>
        <source>Keep “{card}”</source>
        <translation>Оставить карту «{card}»</translation>
    </message>
    <message>
        <source>Discard “{card}”</source>
        <translation>Сбросить карту «{card}»</translation>
    </message>
</context>
<context>
    <name>FirstPreviewLine</name>
    <message numerus="yes">
        <source>toll first: %n rupee(s) to {player}</source>
        <translation>
            <numerusform>сначала пошлина, %n&#xa0;рупия: {player}</numerusform>
            <numerusform>сначала пошлина, %n&#xa0;рупии: {player}</numerusform>
            <numerusform>сначала пошлина, %n&#xa0;рупий: {player}</numerusform>
        </translation>
    </message>
    <message>
        <source>no one holds the Afghan favor card</source>
        <translation>ни у&#xa0;кого нет фавора афганцев</translation>
    </message>
    <message>
        <source>no one holds the British favor card</source>
        <translation>ни у&#xa0;кого нет фавора британцев</translation>
    </message>
    <message>
        <source>no one holds the Russian favor card</source>
        <translation>ни у&#xa0;кого нет фавора русских</translation>
    </message>
    <message>
        <source>the Afghan favor card goes to {player}</source>
        <translation>фавор афганцев получает {player}</translation>
    </message>
    <message>
        <source>the British favor card goes to {player}</source>
        <translation>фавор британцев получает {player}</translation>
    </message>
    <message>
        <source>the Russian favor card goes to {player}</source>
        <translation>фавор русских получает {player}</translation>
    </message>
</context>
<context>
    <name>FirstPrompt</name>
    <message>
        <source>Loyalty card {number}: secretly choose one of its sides ({coalitions}). All are revealed together.</source>
        <translation>Карта лояльности {number}: тайно выберите одну из сторон ({coalitions}). Все открывают их вместе.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) to take: buy, play, discard or use a card.</source>
        <translation>
            <numerusform>Нужно ещё %n&#xa0;действие: купите, разыграйте, сбросьте или используйте карту.</numerusform>
            <numerusform>Нужно ещё %n&#xa0;действия: купите, разыграйте, сбросьте или используйте карту.</numerusform>
            <numerusform>Нужно ещё %n&#xa0;действий: купите, разыграйте, сбросьте или используйте карту.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both actions are taken, but some actions of this regime are free.</source>
        <translation>Оба действия выполнены, но некоторые действия этого режима свободны.</translation>
    </message>
    <message>
        <source>Both actions are taken: end your turn.</source>
        <translation>Оба действия выполнены: завершите ход.</translation>
    </message>
    <message>
        <source>Do you agree to end the game now? Military stars decide, then rupees; there may be no winner.</source>
        <translation>Вы согласны завершить игру? Решают звёзды военных сил, затем рупии; победителя может не быть.</translation>
    </message>
    <message>
        <source>Two discards: take 1 rupee from another player or from a market card.</source>
        <translation>Два сброса: возьмите 1&#xa0;рупию у&#xa0;другого игрока или с&#xa0;карты рынка.</translation>
    </message>
    <message>
        <source>“{card}”: at the left or right end of your court?</source>
        <translation>«{card}»: у&#xa0;левого или у&#xa0;правого края двора?</translation>
    </message>
    <message>
        <source>“{card}”: left or right? Your loyalty will change to {patriot}.</source>
        <translation>«{card}»: слева или справа? Ваша новая лояльность: {patriot}.</translation>
    </message>
    <message numerus="yes">
        <source>“{card}”: place %n road(s) on borders {of_region}.</source>
        <translation>
            <numerusform>«{card}»: разместите %n&#xa0;дорогу на границах {of_region}.</numerusform>
            <numerusform>«{card}»: разместите %n&#xa0;дороги на границах {of_region}.</numerusform>
            <numerusform>«{card}»: разместите %n&#xa0;дорог на границах {of_region}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No Afghan pieces left: take one from the map for {place}.</source>
        <translation>Не осталось афганских фишек: возьмите одну с&#xa0;поля (куда: {place}).</translation>
    </message>
    <message>
        <source>No British pieces left: take one from the map for {place}.</source>
        <translation>Не осталось британских фишек: возьмите одну с&#xa0;поля (куда: {place}).</translation>
    </message>
    <message>
        <source>No Russian pieces left: take one from the map for {place}.</source>
        <translation>Не осталось русских фишек: возьмите одну с&#xa0;поля (куда: {place}).</translation>
    </message>
    <message>
        <source>Your supply is empty: take one of your tribes or spies for the gift.</source>
        <translation>Ваш запас пуст: для подарка возьмите своё племя или шпиона.</translation>
    </message>
    <message>
        <source>Your supply is empty: take one of your tribes or spies for a spy on {place}.</source>
        <translation>Ваш запас пуст: для шпиона на карте {place} возьмите своё племя или шпиона.</translation>
    </message>
    <message>
        <source>Your supply is empty: take one of your tribes or spies for a tribe in {place}.</source>
        <translation>Ваш запас пуст: для племени (куда: {place}) возьмите своё племя или шпиона.</translation>
    </message>
    <message numerus="yes">
        <source>Toll for “{card}”: {owner} would accept %n rupee(s) instead of {due}.</source>
        <translation>
            <numerusform>Пошлина за карту «{card}»: {owner} согласится на&#xa0;%n&#xa0;рупию вместо {due}.</numerusform>
            <numerusform>Пошлина за карту «{card}»: {owner} согласится на&#xa0;%n&#xa0;рупии вместо {due}.</numerusform>
            <numerusform>Пошлина за карту «{card}»: {owner} согласится на&#xa0;%n&#xa0;рупий вместо {due}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Toll for “{card}”: %n rupee(s) to {owner}. Pay it, or ask for less.</source>
        <translation>
            <numerusform>Пошлина за карту «{card}»: %n&#xa0;рупия (получает: {owner}). Заплатите или попросите скидку.</numerusform>
            <numerusform>Пошлина за карту «{card}»: %n&#xa0;рупии (получает: {owner}). Заплатите или попросите скидку.</numerusform>
            <numerusform>Пошлина за карту «{card}»: %n&#xa0;рупий (получает: {owner}). Заплатите или попросите скидку.</numerusform>
        </translation>
    </message>
    <message>
        <source>{asker} asks you to waive the toll for “{card}”. Due: {due}.</source>
        <translation>{asker} просит вас не брать пошлину за карту «{card}». Положено: {due}.</translation>
    </message>
    <message numerus="yes">
        <source>Toll for “{card}”: {asker} offers %n rupee(s) instead of {due}.</source>
        <translation>
            <numerusform>Пошлина за карту «{card}»: {asker} предлагает %n&#xa0;рупию вместо {due}.</numerusform>
            <numerusform>Пошлина за карту «{card}»: {asker} предлагает %n&#xa0;рупии вместо {due}.</numerusform>
            <numerusform>Пошлина за карту «{card}»: {asker} предлагает %n&#xa0;рупий вместо {due}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spy on “{card}”: {owner} wants %n rupee(s) for their consent.</source>
        <translation>
            <numerusform>Шпион на карте «{card}»: {owner} требует %n&#xa0;рупию за согласие.</numerusform>
            <numerusform>Шпион на карте «{card}»: {owner} требует %n&#xa0;рупии за согласие.</numerusform>
            <numerusform>Шпион на карте «{card}»: {owner} требует %n&#xa0;рупий за согласие.</numerusform>
        </translation>
    </message>
    <message>
        <source>Assassination: ask {owner} to lend the spy on “{card}”.</source>
        <translation>Убийство: попросите шпиона на карте «{card}» (владелец: {owner}).</translation>
    </message>
    <message>
        <source>Bribe: ask {owner} to lend the spy on “{card}”.</source>
        <translation>Подкуп: попросите шпиона на карте «{card}» (владелец: {owner}).</translation>
    </message>
    <message>
        <source>Intel: ask {owner} to lend the spy on “{card}”.</source>
        <translation>Разведданные: попросите шпиона на карте «{card}» (владелец: {owner}).</translation>
    </message>
    <message>
        <source>{asker} wants to assassinate “{card}” with your spy without paying for it.</source>
        <translation>{asker} хочет совершить вашим шпионом убийство (карта «{card}»), ничего за это не платя.</translation>
    </message>
    <message>
        <source>{asker} wants to bribe “{card}” with your spy, which then returns to your supply, without paying for it.</source>
        <translation>{asker} хочет подкупить карту «{card}» вашим шпионом (он вернётся в&#xa0;запас), ничего за это не платя.</translation>
    </message>
    <message>
        <source>{asker} asks for your spy on “{card}” as intel without paying for it.</source>
        <translation>{asker} просит вашего шпиона на карте «{card}» для разведданных, ничего за это не платя.</translation>
    </message>
    <message numerus="yes">
        <source>{asker} wants to assassinate “{card}” with your spy and offers %n rupee(s).</source>
        <translation>
            <numerusform>{asker} хочет совершить вашим шпионом убийство (карта «{card}») и&#xa0;предлагает %n&#xa0;рупию.</numerusform>
            <numerusform>{asker} хочет совершить вашим шпионом убийство (карта «{card}») и&#xa0;предлагает %n&#xa0;рупии.</numerusform>
            <numerusform>{asker} хочет совершить вашим шпионом убийство (карта «{card}») и&#xa0;предлагает %n&#xa0;рупий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{asker} wants to bribe “{card}” with your spy, which then returns to your supply, and offers %n rupee(s).</source>
        <translation>
            <numerusform>{asker} хочет подкупить карту «{card}» вашим шпионом (он вернётся в&#xa0;запас) и&#xa0;предлагает %n&#xa0;рупию.</numerusform>
            <numerusform>{asker} хочет подкупить карту «{card}» вашим шпионом (он вернётся в&#xa0;запас) и&#xa0;предлагает %n&#xa0;рупии.</numerusform>
            <numerusform>{asker} хочет подкупить карту «{card}» вашим шпионом (он вернётся в&#xa0;запас) и&#xa0;предлагает %n&#xa0;рупий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{asker} asks for your spy on “{card}” as intel and offers %n rupee(s).</source>
        <translation>
            <numerusform>{asker} просит вашего шпиона на карте «{card}» для разведданных и&#xa0;предлагает %n&#xa0;рупию.</numerusform>
            <numerusform>{asker} просит вашего шпиона на карте «{card}» для разведданных и&#xa0;предлагает %n&#xa0;рупии.</numerusform>
            <numerusform>{asker} просит вашего шпиона на карте «{card}» для разведданных и&#xa0;предлагает %n&#xa0;рупий.</numerusform>
        </translation>
    </message>
    <message>
        <source>{proposer} offers you a deal. You receive: {gives}. You give: {takes}.</source>
        <translation>{proposer} предлагает вам сделку. Вы получаете: {gives}. Вы отдаёте: {takes}.</translation>
    </message>
    <message numerus="yes">
        <source>Campaign, 2 of 4: choose where the armies {from_region} go. Without a road it costs %n rupee(s).</source>
        <translation>
            <numerusform>Поход, 2 из&#xa0;4: выберите, куда переместить армии {from_region}. Без дороги это стоит %n&#xa0;рупию.</numerusform>
            <numerusform>Поход, 2 из&#xa0;4: выберите, куда переместить армии {from_region}. Без дороги это стоит %n&#xa0;рупии.</numerusform>
            <numerusform>Поход, 2 из&#xa0;4: выберите, куда переместить армии {from_region}. Без дороги это стоит %n&#xa0;рупий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Campaign, 2 of 4: move the armies {from_region}? Without a road it costs %n rupee(s).</source>
        <translation>
            <numerusform>Поход, 2 из&#xa0;4: переместить армии {from_region}? Без дороги это стоит %n&#xa0;рупию.</numerusform>
            <numerusform>Поход, 2 из&#xa0;4: переместить армии {from_region}? Без дороги это стоит %n&#xa0;рупии.</numerusform>
            <numerusform>Поход, 2 из&#xa0;4: переместить армии {from_region}? Без дороги это стоит %n&#xa0;рупий.</numerusform>
        </translation>
    </message>
    <message>
        <source>{action} with “{card}”, rank {rank}: spend Badal tokens to raise it?</source>
        <translation>{action}: карта «{card}», ранг {rank}. Повысить жетонами бадала?</translation>
    </message>
    <message numerus="yes">
        <source>Commerce: take up to %n more rupee(s) from market cards.</source>
        <translation>
            <numerusform>Торговля: можно взять с&#xa0;карт рынка ещё %n&#xa0;рупию.</numerusform>
            <numerusform>Торговля: можно взять с&#xa0;карт рынка ещё %n&#xa0;рупии.</numerusform>
            <numerusform>Торговля: можно взять с&#xa0;карт рынка ещё %n&#xa0;рупий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gifts: choose an empty gift space.</source>
        <translation>Подарки: выберите свободную ячейку.</translation>
    </message>
    <message numerus="yes">
        <source>Tax {in_region}: take up to %n more rupee(s) from players.</source>
        <translation>
            <numerusform>Налог {in_region}: можно взять у&#xa0;игроков ещё %n&#xa0;рупию.</numerusform>
            <numerusform>Налог {in_region}: можно взять у&#xa0;игроков ещё %n&#xa0;рупии.</numerusform>
            <numerusform>Налог {in_region}: можно взять у&#xa0;игроков ещё %n&#xa0;рупий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Travel (our reading): move your spies, %n step(s) left.</source>
        <translation>
            <numerusform>Поездка (наше прочтение): перемещайте шпионов, осталось %n&#xa0;шаг.</numerusform>
            <numerusform>Поездка (наше прочтение): перемещайте шпионов, осталось %n&#xa0;шага.</numerusform>
            <numerusform>Поездка (наше прочтение): перемещайте шпионов, осталось %n&#xa0;шагов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counter-espionage (our reading): remove up to %n more spy/spies from your court.</source>
        <translation>
            <numerusform>Контрразведка (наше прочтение): можно удалить из двора ещё %n&#xa0;шпиона.</numerusform>
            <numerusform>Контрразведка (наше прочтение): можно удалить из двора ещё %n&#xa0;шпионов.</numerusform>
            <numerusform>Контрразведка (наше прочтение): можно удалить из двора ещё %n&#xa0;шпионов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bribe (our reading): choose a spy on the card to win over.</source>
        <translation>Подкуп (наше прочтение): выберите шпиона на карте, которую переманите.</translation>
    </message>
    <message>
        <source>Assassination (our reading): choose a spy on the card to discard.</source>
        <translation>Убийство (наше прочтение): выберите шпиона на карте, которую сбросите.</translation>
    </message>
    <message>
        <source>Keep “{card}” as a prize?</source>
        <translation>Забрать карту «{card}» как трофей?</translation>
    </message>
    <message>
        <source>Keep “{card}” as a prize? Your loyalty would change to {prize}.</source>
        <translation>Забрать карту «{card}» как трофей? Ваша новая лояльность: {prize}.</translation>
    </message>
    <message numerus="yes">
        <source>Campaign, 1 of 4: choose your armies; they can eliminate up to %n piece(s).</source>
        <translation>
            <numerusform>Поход, 1&#xa0;из&#xa0;4: выберите армии (можно удалить %n&#xa0;компонент).</numerusform>
            <numerusform>Поход, 1&#xa0;из&#xa0;4: выберите армии (можно удалить до&#xa0;%n&#xa0;компонентов).</numerusform>
            <numerusform>Поход, 1&#xa0;из&#xa0;4: выберите армии (можно удалить до&#xa0;%n&#xa0;компонентов).</numerusform>
        </translation>
    </message>
    <message>
        <source>Afghan favor: in which row of the market do you pay the rupee?</source>
        <translation>Фавор афганцев: в&#xa0;каком ряду рынка вы платите рупию?</translation>
    </message>
    <message>
        <source>Campaign, 3 of 4: whom do you attack {in_region}?</source>
        <translation>Поход, 3&#xa0;из&#xa0;4: на кого вы нападаете {in_region}?</translation>
    </message>
    <message>
        <source>Russian favor: pay 1 rupee for rank {more} instead of {rank}?</source>
        <translation>Фавор русских: заплатить 1&#xa0;рупию за ранг {more} вместо {rank}?</translation>
    </message>
    <message>
        <source>Intel {in_region}: ask for a spy, so that armies do not have to be eliminated first?</source>
        <translation>Разведданные {in_region}: попросить шпиона, чтобы не удалять сначала армии?</translation>
    </message>
    <message numerus="yes">
        <source>Campaign, 4 of 4: eliminate up to %n more piece(s) in any order (intel).</source>
        <translation>
            <numerusform>Поход, 4&#xa0;из&#xa0;4: можно удалить ещё %n&#xa0;любой компонент (разведданные).</numerusform>
            <numerusform>Поход, 4&#xa0;из&#xa0;4: можно удалить ещё %n&#xa0;компонента в&#xa0;любом порядке (разведданные).</numerusform>
            <numerusform>Поход, 4&#xa0;из&#xa0;4: можно удалить ещё %n&#xa0;компонентов в&#xa0;любом порядке (разведданные).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Campaign, 4 of 4: eliminate up to %n more piece(s), armies first.</source>
        <translation>
            <numerusform>Поход, 4&#xa0;из&#xa0;4: можно удалить ещё %n&#xa0;компонент, сначала армии.</numerusform>
            <numerusform>Поход, 4&#xa0;из&#xa0;4: можно удалить ещё %n&#xa0;компонента, сначала армии.</numerusform>
            <numerusform>Поход, 4&#xa0;из&#xa0;4: можно удалить ещё %n&#xa0;компонентов, сначала армии.</numerusform>
        </translation>
    </message>
    <message>
        <source>Overthrow {in_region}: discard one of your political cards of the region.</source>
        <translation>Свержение {in_region}: сбросьте одну свою карту политики этого региона.</translation>
    </message>
    <message numerus="yes">
        <source>You still owe %n rupee(s): return a piece in play to your supply or discard a court card.</source>
        <translation>
            <numerusform>Ваш долг&#xa0;— ещё %n&#xa0;рупия: верните свой маркер в&#xa0;запас или сбросьте карту двора.</numerusform>
            <numerusform>Ваш долг&#xa0;— ещё %n&#xa0;рупии: верните свой маркер в&#xa0;запас или сбросьте карту двора.</numerusform>
            <numerusform>Ваш долг&#xa0;— ещё %n&#xa0;рупий: верните свой маркер в&#xa0;запас или сбросьте карту двора.</numerusform>
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
    <message>
        <source>Purge: choose one card of each suit to keep.</source>
        <translation>Чистка: выберите по одной карте каждой масти, которая останется.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) must leave your court: discard each or take it into your hand.</source>
        <translation>
            <numerusform>%n&#xa0;карта должна покинуть двор: сбросьте её или возьмите в&#xa0;руку.</numerusform>
            <numerusform>%n&#xa0;карты должны покинуть двор: каждую сбросьте или возьмите в&#xa0;руку.</numerusform>
            <numerusform>%n&#xa0;карт должны покинуть двор: каждую сбросьте или возьмите в&#xa0;руку.</numerusform>
        </translation>
    </message>
    <message>
        <source>Badal: the bank is empty. Take a token from another player?</source>
        <translation>Бадал: банк пуст. Взять жетон у&#xa0;другого игрока?</translation>
    </message>
</context>
<context>
    <name>FirstSpotName</name>
    <message>
        <source>free action in this regime</source>
        <translation>свободное действие при этом режиме</translation>
    </message>
    <message>
        <source>regime: {regime}</source>
        <translation>режим: {regime}</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>topples left: {topples}</source>
        <translation>осталось переворотов: {topples}</translation>
    </message>
    <message>
        <source>held by no one</source>
        <translation>ни у&#xa0;кого</translation>
    </message>
    <message>
        <source>held by {holder}</source>
        <translation>владелец: {holder}</translation>
    </message>
    <message>
        <source>color: {colour}</source>
        <translation>цвет: {colour}</translation>
    </message>
    <message>
        <source>loyalty: {loyalty}</source>
        <translation>лояльность: {loyalty}</translation>
    </message>
    <message>
        <source>hand: {hand}</source>
        <translation>рука: {hand}</translation>
    </message>
    <message>
        <source>court: {court}</source>
        <translation>двор: {court}</translation>
    </message>
    <message>
        <source>starting loyalty card {number}</source>
        <translation>начальная карта лояльности {number}</translation>
    </message>
    <message>
        <source>active player</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>решает</translation>
    </message>
    <message>
        <source>influence, {coalition}: {influence}</source>
        <translation>влияние, {coalition}: {influence}</translation>
    </message>
    <message>
        <source>Badal tokens: {tokens}</source>
        <translation>жетоны бадала: {tokens}</translation>
    </message>
    <message>
        <source>set aside: {aside}</source>
        <translation>отложено: {aside}</translation>
    </message>
    <message>
        <source>in effect</source>
        <translation>действует</translation>
    </message>
</context>
<context>
    <name>FirstTableSigns</name>
    <message>
        <source>Rupees</source>
        <translation>Рупии</translation>
    </message>
    <message>
        <source>They pay for purchases, tolls, gifts, bribes and the baggage train, and break ties after military stars.</source>
        <translation>Ими платят за покупки, пошлины, подарки, подкуп и&#xa0;обоз; они решают ничьи после звёзд военных сил.</translation>
    </message>
    <message>
        <source>Cards in hand, and the limit</source>
        <translation>Карты в&#xa0;руке и&#xa0;предел</translation>
    </message>
    <message>
        <source>The limit is 1, plus one for each intelligence star of the court. It matters only for purchases and deals.</source>
        <translation>Предел&#xa0;— 1 плюс один за каждую звезду разведки во дворе. Он важен только для покупок и&#xa0;сделок.</translation>
    </message>
    <message>
        <source>Pieces in play</source>
        <translation>Маркеры в&#xa0;игре</translation>
    </message>
    <message>
        <source>Tribes, spies and gifts. Tribes and spies count for the supremacy of the player’s coalition.</source>
        <translation>Племена, шпионы и&#xa0;подарки. Племена и&#xa0;шпионы учитываются для превосходства коалиции игрока.</translation>
    </message>
    <message>
        <source>Military stars</source>
        <translation>Звёзды военных сил</translation>
    </message>
    <message>
        <source>They break every tie; if that is not enough, rupees do.</source>
        <translation>Они решают любую ничью; если этого мало, решают рупии.</translation>
    </message>
    <message>
        <source>Badal tokens</source>
        <translation>Жетоны бадала</translation>
    </message>
    <message>
        <source>Taken for losses caused by others. Each raises the rank of one action by 1, up to 3.</source>
        <translation>Берутся за потери по вине других. Каждый повышает ранг одного действия на&#xa0;1, не выше 3.</translation>
    </message>
    <message>
        <source>Rupees set aside</source>
        <translation>Отложенные рупии</translation>
    </message>
    <message>
        <source>Promised in a deal for something the active player does or does not do.</source>
        <translation>Обещаны в&#xa0;сделке за то, что активный игрок сделает или не сделает.</translation>
    </message>
    <message>
        <source>Influence points</source>
        <translation>Очки влияния</translation>
    </message>
    <message>
        <source>1 for the starting card and for each prize, gift and patriot, in the player’s coalition; 1 for each spy on another player’s patriot, in that patriot’s coalition.</source>
        <translation>1 за начальную карту, каждый трофей, подарок и&#xa0;патриота&#xa0;— в&#xa0;своей коалиции; 1 за каждого шпиона на чужом патриоте&#xa0;— в&#xa0;коалиции этого патриота.</translation>
    </message>
    <message>
        <source>Loyalty and influence</source>
        <translation>Лояльность и&#xa0;влияние</translation>
    </message>
    <message>
        <source>The coalition this player is loyal to, and their influence in all three: you can win with a coalition you are not loyal to.</source>
        <translation>Коалиция этого игрока и&#xa0;влияние на все три: победить можно и&#xa0;с&#xa0;коалицией, которой вы не лояльны.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Трофеи</translation>
    </message>
    <message>
        <source>Cards kept from assassinations. Each is worth 1 influence point until loyalty changes.</source>
        <translation>Карты, взятые при убийствах. Каждая приносит 1&#xa0;очко влияния до смены лояльности.</translation>
    </message>
    <message>
        <source>Favor cards</source>
        <translation>Карты фавора</translation>
    </message>
    <message>
        <source>Each belongs to whoever has the most influence in its coalition. British: 1 rupee for each leveraged card a court loses. Russian: pay 1 rupee for one rank more in a campaign. Afghan: the baggage train costs 1 rupee.</source>
        <translation>Каждая принадлежит тому, у&#xa0;кого больше всего влияния на её коалицию. Британская: 1&#xa0;рупия за каждую карту с&#xa0;займом, которую теряет двор. Русская: за&#xa0;1&#xa0;рупию на ранг больше в&#xa0;походе. Афганская: обоз стоит 1&#xa0;рупию.</translation>
    </message>
    <message>
        <source>Starting loyalty card</source>
        <translation>Начальная карта лояльности</translation>
    </message>
    <message>
        <source>It is worth 1 influence point and is lost when loyalty first changes. Its number decides the seating order.</source>
        <translation>Приносит 1&#xa0;очко влияния и&#xa0;теряется при первой смене лояльности. Её номер определяет порядок мест.</translation>
    </message>
    <message>
        <source>Units by suit</source>
        <translation>Отряды по мастям</translation>
    </message>
    <message>
        <source>Roads, armies, tribes and spies of each coalition. For supremacy a coalition needs more units of the framed suit than the two others together, and at least one of each kind.</source>
        <translation>Дороги, армии, племена и&#xa0;шпионы каждой коалиции. Для превосходства нужно больше отрядов выделенной масти, чем у&#xa0;двух других коалиций вместе, и&#xa0;хотя бы один каждого вида.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Cards that have not entered the market yet. The topples are spread over the lower part of the deck.</source>
        <translation>Карты, ещё не вышедшие на рынок. Перевороты распределены в&#xa0;нижней части колоды.</translation>
    </message>
    <message>
        <source>Topples left</source>
        <translation>Осталось переворотов</translation>
    </message>
    <message>
        <source>In the deck and in the market. The last one ends the game in any case.</source>
        <translation>В&#xa0;колоде и&#xa0;на рынке. Последний в&#xa0;любом случае завершает игру.</translation>
    </message>
    <message>
        <source>Pieces in the supply</source>
        <translation>Фишки в&#xa0;запасе</translation>
    </message>
    <message>
        <source>Ten armies and roads of each coalition. If none is left, one is taken from play.</source>
        <translation>По десять армий и&#xa0;дорог каждой коалиции. Если их не осталось, берут одну из игры.</translation>
    </message>
    <message>
        <source>Price: {sum}</source>
        <translation>Цена: {sum}</translation>
    </message>
    <message>
        <source>Paid to the cards to its left in the same row. Prices are doubled under Military Struggle.</source>
        <translation>Рупии кладут на карты левее в&#xa0;том же ряду. При режиме «Военная борьба» цены удваиваются.</translation>
    </message>
</context>
<context>
    <name>FirstTurnLog</name>
    <message>
        <source>{seat} has secretly chosen a loyalty.</source>
        <translation>{seat} тайно выбирает лояльность.</translation>
    </message>
    <message>
        <source>All loyalty cards are revealed.</source>
        <translation>Все карты лояльности открываются.</translation>
    </message>
    <message>
        <source>{seat} has no sign of loyalty left and is now loyal to Afghanistan.</source>
        <translation>{seat} теряет все знаки лояльности; новая лояльность: Афганистан.</translation>
    </message>
    <message>
        <source>{seat} loses the starting loyalty card.</source>
        <translation>{seat} теряет начальную карту лояльности.</translation>
    </message>
    <message>
        <source>The regime is now: {regime}.</source>
        <translation>Теперь действует режим «{regime}».</translation>
    </message>
    <message>
        <source>{seat} uses “{card}” for a free action: {action}.</source>
        <translation>{seat} использует карту «{card}» для свободного действия: {action}.</translation>
    </message>
    <message>
        <source>{seat} uses “{card}”: {action}.</source>
        <translation>{seat} использует карту «{card}»: {action}.</translation>
    </message>
    <message>
        <source>{new} now holds the Afghan favor card.</source>
        <translation>{new} получает фавор афганцев.</translation>
    </message>
    <message>
        <source>{new} now holds the British favor card.</source>
        <translation>{new} получает фавор британцев.</translation>
    </message>
    <message>
        <source>{new} now holds the Russian favor card.</source>
        <translation>{new} получает фавор русских.</translation>
    </message>
    <message>
        <source>No one holds the Afghan favor card anymore.</source>
        <translation>Фавора афганцев больше нет ни у&#xa0;кого.</translation>
    </message>
    <message>
        <source>No one holds the British favor card anymore.</source>
        <translation>Фавора британцев больше нет ни у&#xa0;кого.</translation>
    </message>
    <message>
        <source>No one holds the Russian favor card anymore.</source>
        <translation>Фавора русских больше нет ни у&#xa0;кого.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n rupee(s) from the bank (British favor).</source>
        <translation>
            <numerusform>{seat} берёт %n&#xa0;рупию из банка (фавор британцев).</numerusform>
            <numerusform>{seat} берёт %n&#xa0;рупии из банка (фавор британцев).</numerusform>
            <numerusform>{seat} берёт %n&#xa0;рупий из банка (фавор британцев).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} pays 1 rupee for one more rank (Russian favor).</source>
        <translation>{seat} платит 1&#xa0;рупию и&#xa0;повышает ранг (фавор русских).</translation>
    </message>
    <message>
        <source>{seat} takes as many rupees from the bank as the rank of “{card}” (leverage).</source>
        <translation>{seat} берёт из банка столько рупий, каков ранг карты «{card}» (заём).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} spends %n Badal token(s).</source>
        <translation>
            <numerusform>{seat} тратит %n&#xa0;жетон бадала.</numerusform>
            <numerusform>{seat} тратит %n&#xa0;жетона бадала.</numerusform>
            <numerusform>{seat} тратит %n&#xa0;жетонов бадала.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} takes a Badal token.</source>
        <translation>{seat} берёт жетон бадала.</translation>
    </message>
    <message>
        <source>{seat} takes a Badal token from {holder}.</source>
        <translation>{seat} берёт жетон бадала (отдаёт: {holder}).</translation>
    </message>
</context>
<context>
    <name>FirstWhyNot</name>
    <message>
        <source>Nothing to choose here now: buy, play, discard or use a card.</source>
        <translation>Здесь сейчас нечего выбирать: купите, разыграйте, сбросьте или используйте карту.</translation>
    </message>
    <message>
        <source>You cannot buy “{card}”: your hand is full. Limit: {limit}.</source>
        <translation>Карту «{card}» купить нельзя: рука полна. Предел: {limit}.</translation>
    </message>
    <message>
        <source>You cannot pay the toll for “{card}”. Due: {due}, your rupees: {have}.</source>
        <translation>Вы не можете заплатить пошлину за карту «{card}». Нужно: {due}, ваши рупии: {have}.</translation>
    </message>
    <message>
        <source>Not now: you must decide something else first.</source>
        <translation>Не сейчас: сначала примите другое решение.</translation>
    </message>
    <message>
        <source>You must take two actions as long as one is possible.</source>
        <translation>Нужно выполнить два действия, пока возможно хоть одно.</translation>
    </message>
    <message>
        <source>“{card}” is not in your hand.</source>
        <translation>Карты «{card}» нет у&#xa0;вас в&#xa0;руке.</translation>
    </message>
    <message>
        <source>You have no actions left to discard “{card}”.</source>
        <translation>У&#xa0;вас не осталось действий, чтобы сбросить карту «{card}».</translation>
    </message>
    <message>
        <source>You have no actions left, and this action is not free in this regime.</source>
        <translation>Действий не осталось, а&#xa0;при этом режиме это действие не свободное.</translation>
    </message>
    <message>
        <source>There are no rupees on market cards.</source>
        <translation>На картах рынка нет рупий.</translation>
    </message>
    <message>
        <source>You have no piece for a gift.</source>
        <translation>У&#xa0;вас нет маркера для подарка.</translation>
    </message>
    <message>
        <source>{other} has neither a tribe nor a road {in_region}.</source>
        <translation>У&#xa0;игрока {other} {in_region} нет ни племени, ни дороги.</translation>
    </message>
    <message>
        <source>You have no spy on any card.</source>
        <translation>У&#xa0;вас нет шпионов на картах.</translation>
    </message>
    <message>
        <source>There is no other card for your spies to go to.</source>
        <translation>Вашим шпионам некуда идти: нет другой карты.</translation>
    </message>
    <message>
        <source>There is no card with a spy that you can use.</source>
        <translation>Нет карты со шпионом, которого можно использовать.</translation>
    </message>
    <message>
        <source>There is no card with a spy that you can bribe and pay for.</source>
        <translation>Нет карты со шпионом, которую можно подкупить и&#xa0;оплатить.</translation>
    </message>
    <message>
        <source>There is no such spy on “{card}”.</source>
        <translation>На карте «{card}» нет такого шпиона.</translation>
    </message>
    <message>
        <source>“{card}” is in your own court.</source>
        <translation>Карта «{card}» в&#xa0;вашем собственном дворе.</translation>
    </message>
    <message>
        <source>“{card}” is a patriot: it cannot be bribed.</source>
        <translation>«{card}»&#xa0;— патриот: его нельзя подкупить.</translation>
    </message>
    <message>
        <source>The rank of “{card}” is too high for this action.</source>
        <translation>Ранг карты «{card}» слишком высок для этого действия.</translation>
    </message>
    <message>
        <source>You cannot pay for “{card}”: a bribe costs twice its rank.</source>
        <translation>Вы не можете оплатить карту «{card}»: подкуп стоит удвоенный ранг.</translation>
    </message>
    <message>
        <source>The armies can move to an adjacent region only.</source>
        <translation>Армии могут перейти только в&#xa0;соседний регион.</translation>
    </message>
    <message>
        <source>There is no road, and you cannot pay for the baggage train.</source>
        <translation>Дороги нет, и&#xa0;вы не можете оплатить обоз.</translation>
    </message>
    <message>
        <source>A deal needs two players.</source>
        <translation>Для сделки нужны два игрока.</translation>
    </message>
    <message>
        <source>A deal must contain something.</source>
        <translation>Сделка не может быть пустой.</translation>
    </message>
    <message>
        <source>Rupees can be set aside only for what the active player does.</source>
        <translation>Рупии можно отложить только за действия активного игрока.</translation>
    </message>
    <message>
        <source>At least 1 rupee must be set aside.</source>
        <translation>Нужно отложить хотя бы 1&#xa0;рупию.</translation>
    </message>
    <message>
        <source>Say what the rupees are set aside for.</source>
        <translation>Укажите, за что отложены рупии.</translation>
    </message>
    <message>
        <source>A card of this deal is not in that hand.</source>
        <translation>Одной из карт сделки нет в&#xa0;этой руке.</translation>
    </message>
    <message>
        <source>The player who would take the card has no room in their hand.</source>
        <translation>У&#xa0;игрока, который взял бы карту, нет места в&#xa0;руке.</translation>
    </message>
    <message>
        <source>“{card}” does not have this action in the first edition.</source>
        <translation>У&#xa0;карты «{card}» в&#xa0;первом издании нет этого действия.</translation>
    </message>
    <message>
        <source>You do not have the most units in the region of “{card}”.</source>
        <translation>В&#xa0;регионе карты «{card}» больше всего отрядов не у&#xa0;вас.</translation>
    </message>
    <message>
        <source>No one in the region of “{card}” has rupees that you can take.</source>
        <translation>В&#xa0;регионе карты «{card}» ни у&#xa0;кого нет рупий, которые можно взять.</translation>
    </message>
    <message>
        <source>There are no armies of your coalition on the map.</source>
        <translation>На поле нет армий вашей коалиции.</translation>
    </message>
    <message>
        <source>Your armies can neither move nor attack.</source>
        <translation>Ваши армии не могут ни переместиться, ни напасть.</translation>
    </message>
    <message>
        <source>There are no armies of your coalition {in_region}.</source>
        <translation>Армий вашей коалиции {in_region} нет.</translation>
    </message>
    <message>
        <source>The armies {in_region} can neither move nor attack.</source>
        <translation>Армии {in_region} не могут ни переместиться, ни напасть.</translation>
    </message>
    <message>
        <source>A campaign must move or attack.</source>
        <translation>В&#xa0;походе нужно переместиться или напасть.</translation>
    </message>
    <message>
        <source>There is nothing to attack {in_region}: the armies must move.</source>
        <translation>Нападать {in_region} не на что: армии должны переместиться.</translation>
    </message>
    <message>
        <source>{coalition} has no pieces {in_region} that you could attack.</source>
        <translation>Нападать {in_region} не на что (коалиция: {coalition}).</translation>
    </message>
    <message>
        <source>You cannot attack your own coalition ({coalition}).</source>
        <translation>Нельзя напасть на свою коалицию ({coalition}).</translation>
    </message>
    <message>
        <source>Armies must be eliminated first, unless you have intel.</source>
        <translation>Сначала нужно удалить армии, если нет разведданных.</translation>
    </message>
    <message>
        <source>This piece does not belong to the coalition under attack ({coalition}).</source>
        <translation>Этот компонент не принадлежит атакуемой коалиции ({coalition}).</translation>
    </message>
    <message>
        <source>This piece is not {in_region}.</source>
        <translation>Этот компонент находится не {in_region}.</translation>
    </message>
    <message>
        <source>You must do this at least once.</source>
        <translation>Это нужно сделать хотя бы раз.</translation>
    </message>
    <message>
        <source>You have already chosen which card of this suit stays.</source>
        <translation>Вы уже выбрали, какая карта этой масти останется.</translation>
    </message>
    <message>
        <source>{other} has no rupees.</source>
        <translation>У&#xa0;игрока {other} нет рупий.</translation>
    </message>
    <message>
        <source>This is not another player’s spy in your court.</source>
        <translation>Это не чужой шпион в&#xa0;вашем дворе.</translation>
    </message>
    <message>
        <source>This is not one of your spies.</source>
        <translation>Это не ваш шпион.</translation>
    </message>
    <message>
        <source>This piece does not belong to you.</source>
        <translation>Этот компонент не ваш.</translation>
    </message>
    <message>
        <source>Gifts stay where they are.</source>
        <translation>Подарки остаются на месте.</translation>
    </message>
    <message>
        <source>This piece was placed by the same card.</source>
        <translation>Этот компонент размещён той же картой.</translation>
    </message>
    <message>
        <source>The spy cannot reach “{card}” in one step.</source>
        <translation>Шпион не может дойти до карты «{card}» за один шаг.</translation>
    </message>
    <message>
        <source>No other player has a spy in your court.</source>
        <translation>В&#xa0;вашем дворе нет чужих шпионов.</translation>
    </message>
    <message>
        <source>Someone in this deal does not have that many rupees.</source>
        <translation>У&#xa0;одной из сторон сделки нет столько рупий.</translation>
    </message>
</context>
<context>
    <name>FoldersPage</name>
    <message>
        <source>Folders</source>
        <translation>Папки</translation>
    </message>
    <message>
        <source>Games are not saved in this session.</source>
        <translation>В&#xa0;этом запуске игры не сохраняются.</translation>
    </message>
    <message>
        <source>Games are saved in</source>
        <translation>Игры сохраняются здесь</translation>
    </message>
    <message>
        <source>Change folder…</source>
        <translation>Выбрать другую папку…</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Default folder</source>
        <translation>Папка по умолчанию</translation>
    </message>
    <message>
        <source>This folder cannot be found. Until it is back, games are saved in the default folder.</source>
        <translation>Эта папка сейчас недоступна. Пока она не появится, игры сохраняются в&#xa0;папке по умолчанию.</translation>
    </message>
    <message>
        <source>A new folder applies to games saved from now on. Games saved earlier stay where they are: those in the default folder remain in the list of games; open others with Open. The game in progress is saved by the program itself and is safe whichever folder you choose.</source>
        <translation>В&#xa0;новой папке будут храниться игры, сохранённые с&#xa0;этого момента. Сохранённые раньше остаются на месте: игры из папки по умолчанию по-прежнему видны в&#xa0;списке игр, остальные можно найти через «Открыть». Текущую игру программа хранит сама, какой бы ни была папка.</translation>
    </message>
</context>
<context>
    <name>ForecastLines</name>
    <message>
        <source>{coalition} leads by {lead}: the check would succeed.</source>
        <translation>{coalition}: перевес&#xa0;{lead}, проверка состоялась бы.</translation>
    </message>
    <message>
        <source>No coalition leads: the check would fail.</source>
        <translation>Перевеса нет: проверка не состоялась бы.</translation>
    </message>
    <message>
        <source>{coalition} leads by {lead}: the check would fail.</source>
        <translation>{coalition}: перевес&#xa0;{lead}, проверка не состоялась бы.</translation>
    </message>
    <message>
        <source>lead needed: {needed}</source>
        <translation>нужен перевес: {needed}</translation>
    </message>
    <message>
        <source>The game would end: {winners} would win.</source>
        <translation>Игра закончилась бы. Победа: {winners}.</translation>
    </message>
    <message>
        <source>The game would end in a shared victory: {winners}.</source>
        <translation>Игра закончилась бы. Победу делят: {winners}.</translation>
    </message>
    <message>
        <source>The next check is the final one: all points count double.</source>
        <translation>Следующая проверка&#xa0;— финальная: все очки удваиваются.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} would win at once: at least %n point(s) ahead of everyone else.</source>
        <translation>
            <numerusform>Немедленная победа: {winner}, отрыв от всех не меньше %n&#xa0;очка.</numerusform>
            <numerusform>Немедленная победа: {winner}, отрыв от всех не меньше %n&#xa0;очков.</numerusform>
            <numerusform>Немедленная победа: {winner}, отрыв от всех не меньше %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{coalition} needs %n more block(s) for dominance; left in supply: {supply}.</source>
        <translation>
            <numerusform>{coalition}: до господства не хватает %n&#xa0;фишки, в&#xa0;запасе: {supply}.</numerusform>
            <numerusform>{coalition}: до господства не хватает %n&#xa0;фишек, в&#xa0;запасе: {supply}.</numerusform>
            <numerusform>{coalition}: до господства не хватает %n&#xa0;фишек, в&#xa0;запасе: {supply}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Dominance Check is in the market, column {column}.</source>
        <translation>Карта «Проверка господства» уже на рынке, столбец {column}.</translation>
    </message>
    <message>
        <source>No Dominance Checks are left.</source>
        <translation>Проверок господства больше нет.</translation>
    </message>
    <message numerus="yes">
        <source>The next Dominance Check comes after %n more card(s).</source>
        <translation>
            <numerusform>Следующая проверка господства появится через %n&#xa0;новую карту.</numerusform>
            <numerusform>Следующая проверка господства появится через %n&#xa0;новые карты.</numerusform>
            <numerusform>Следующая проверка господства появится через %n&#xa0;новых карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next Dominance Check: after {earliest} to %n more card(s).</source>
        <translation>
            <numerusform>Следующая проверка господства: не раньше чем через&#xa0;{earliest} и&#xa0;не позже чем через %n&#xa0;новую карту.</numerusform>
            <numerusform>Следующая проверка господства: не раньше чем через&#xa0;{earliest} и&#xa0;не позже чем через %n&#xa0;новые карты.</numerusform>
            <numerusform>Следующая проверка господства: не раньше чем через&#xa0;{earliest} и&#xa0;не позже чем через %n&#xa0;новых карт.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>If scored now</source>
        <translation>Прогноз подсчёта</translation>
    </message>
    <message>
        <source>fails</source>
        <comment>a check; over a narrow column of points</comment>
        <translation>не сост.</translation>
    </message>
    <message>
        <source>dominance</source>
        <comment>of one of three coalitions; over their columns of points</comment>
        <translation>господство</translation>
    </message>
    <message>
        <source>on failure</source>
        <translation>если не состоялась</translation>
    </message>
    <message>
        <source>dominant: {coalition}</source>
        <translation>господствует {coalition}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>сейчас</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Log: {names}</source>
        <translation>Журнал: {names}</translation>
    </message>
    <message>
        <source>Part of the autosave was damaged. The game resumes from its last intact position.</source>
        <translation>Часть автосохранения была повреждена. Игра продолжится с&#xa0;последнего уцелевшего момента.</translation>
    </message>
    <message>
        <source>The program’s rules have changed since this game was saved. It resumes from its last position, without the earlier choices.</source>
        <translation>С&#xa0;тех пор как эта игра была сохранена, правила в&#xa0;программе изменились. Игра продолжится с&#xa0;последней позиции, без прежних решений.</translation>
    </message>
    <message>
        <source>The disk is full: the game cannot be saved. You can keep playing; the program will keep trying.</source>
        <translation>Диск переполнен: игру не удаётся сохранить. Можно играть дальше: попытки сохранить её повторяются.</translation>
    </message>
    <message>
        <source>The game cannot be saved: its folder is not writable. You can keep playing; the program will keep trying.</source>
        <translation>Игру не удаётся сохранить: запись в&#xa0;её папку запрещена. Можно играть дальше: попытки сохранить её повторяются.</translation>
    </message>
    <message>
        <source>The game cannot be saved ({problem}). You can keep playing; the program will keep trying.</source>
        <translation>Игру не удаётся сохранить ({problem}). Можно играть дальше: попытки сохранить её повторяются.</translation>
    </message>
    <message>
        <source>The current game could not be saved and will be lost.</source>
        <translation>Текущую игру не удалось сохранить, она будет потеряна.</translation>
    </message>
    <message>
        <source>Discard game</source>
        <translation>Закрыть без сохранения</translation>
    </message>
    <message>
        <source>The automatic save of this game was removed from the disk. It has been written again; nothing is lost.</source>
        <translation>Автосохранение этой игры было удалено с&#xa0;диска. Оно записано заново, ничего не потеряно.</translation>
    </message>
    <message>
        <source>This version does not have one of this game’s computer players; the most similar one plays instead.</source>
        <translation>В&#xa0;этой версии нет одного из компьютерных игроков этой игры; вместо него играет самый похожий.</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Clear this list</source>
        <translation>Очистить список</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Недавние игры</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Новая игра…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Сохранённые игры…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Статистика…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Log as text…</source>
        <translation>Журнал в&#xa0;виде текста…</translation>
    </message>
    <message>
        <source>Log as Markdown…</source>
        <translation>Журнал в&#xa0;формате Markdown…</translation>
    </message>
    <message>
        <source>Table as picture…</source>
        <translation>Стол в&#xa0;виде изображения…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Close game</source>
        <translation>Закрыть игру</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>{name} (missing from {folder})</source>
        <translation>{name}&#xa0;— нет в&#xa0;папке {folder}</translation>
    </message>
    <message>
        <source>Look back…</source>
        <translation>Разбор…</translation>
    </message>
</context>
<context>
    <name>GameOver</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>График…</translation>
    </message>
    <message>
        <source>Export log…</source>
        <translation>Журнал…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
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
        <translation>Очки за финальную проверку господства подсчитаны.</translation>
    </message>
    <message>
        <source>Supremacy: {coalition}. The most influence there wins.</source>
        <translation>Превосходство: {coalition}. Побеждает тот, у&#xa0;кого больше всего влияния на неё.</translation>
    </message>
    <message>
        <source>Emblem: influence. In a tie, military stars decide, then rupees.</source>
        <translation>Эмблема: влияние. При равенстве решают звёзды военных сил, затем рупии.</translation>
    </message>
    <message>
        <source>Star and coin: military stars decide, then rupees.</source>
        <translation>Звезда и&#xa0;монета: решают звёзды военных сил, затем рупии.</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>очков: {points}</translation>
    </message>
    <message>
        <source>View table</source>
        <translation>К&#xa0;столу</translation>
    </message>
    <message>
        <source>Start a new game right away with the same players and options.</source>
        <translation>Сразу новая игра: те же игроки, те же настройки.</translation>
    </message>
    <message>
        <source>Look back…</source>
        <translation>Разбор…</translation>
    </message>
    <message>
        <source>How the chances of winning changed, and what Expert would have played.</source>
        <translation>Как менялись шансы на победу и&#xa0;что сыграл бы эксперт.</translation>
    </message>
    <message>
        <source>Star and coin: in a tie, military stars decide, then rupees.</source>
        <translation>Звезда и&#xa0;монета: при равенстве решают звёзды военных сил, затем рупии.</translation>
    </message>
    <message>
        <source>No one wins</source>
        <translation>Никто не побеждает</translation>
    </message>
    <message>
        <source>After the last topple, military stars decide, then rupees.</source>
        <translation>После последнего переворота решают звёзды военных сил, затем рупии.</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>{points} VP</source>
        <translation>очков: {points}</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>open in another window</source>
        <translation>открыта в&#xa0;другом окне</translation>
    </message>
    <message>
        <source>recovered after a crash</source>
        <translation>восстановлена после сбоя</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Ход {turn}</translation>
    </message>
    <message>
        <source>open hands</source>
        <translation>открытые руки</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>тренировка</translation>
    </message>
    <message>
        <source>Unreadable game</source>
        <translation>Нечитаемая игра</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>идёт сейчас</translation>
    </message>
    <message>
        <source>autosaved</source>
        <translation>сохранена автоматически</translation>
    </message>
    <message>
        <source>Finished. No one wins.</source>
        <translation>Завершена. Никто не побеждает.</translation>
    </message>
    <message>
        <source>Finished. Winner: {names}</source>
        <translation>Завершена. Победа: {names}</translation>
    </message>
    <message>
        <source>Finished, {points}. Winner: {names}</source>
        <translation>Завершена, {points}. Победа: {names}</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>Решает: {name}</translation>
    </message>
    <message>
        <source>branched from another game</source>
        <translation>ответвление другой игры</translation>
    </message>
    <message>
        <source>Started: {day}. Choices made: {made}.</source>
        <translation>Начата: {day}, решений принято: {made}.</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>с&#xa0;подсказками</translation>
    </message>
</context>
<context>
    <name>GamesBrowser</name>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Сохранённые игры</translation>
    </message>
    <message>
        <source>Search names and players</source>
        <translation>Поиск по названиям и&#xa0;игрокам</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Переименовать…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Создать копию</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Статистика…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Reading games: {read} of {found}</source>
        <translation>Чтение игр: {read} из&#xa0;{found}</translation>
    </message>
    <message>
        <source>No games yet. Every game you start is saved here automatically.</source>
        <translation>Игр пока нет. Каждая игра, которую вы начнёте, автоматически сохранится здесь.</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Новое название игры:</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Показать итог</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>В&#xa0;корзину</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>No game has these words in its name or its players’ names.</source>
        <translation>Этих слов нет ни в&#xa0;названии, ни среди имён игроков ни одной игры.</translation>
    </message>
</context>
<context>
    <name>GamesBrowserControl</name>
    <message>
        <source>Exported to “{file}”.</source>
        <translation>Экспортировано в&#xa0;«{file}».</translation>
    </message>
    <message>
        <source>Game renamed.</source>
        <translation>Переименовано.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Копия создана.</translation>
    </message>
    <message>
        <source>Game moved to the trash.</source>
        <translation>Игра перемещена в&#xa0;корзину.</translation>
    </message>
</context>
<context>
    <name>HintLines</name>
    <message>
        <source>{reasons} Then: {moves}.</source>
        <translation>{reasons} Затем: {moves}.</translation>
    </message>
    <message>
        <source>This wins the game.</source>
        <translation>Это победа.</translation>
    </message>
    <message>
        <source>Better: {gains}. Worse: {costs}.</source>
        <translation>Лучше: {gains}. Хуже: {costs}.</translation>
    </message>
    <message>
        <source>Better: {gains}.</source>
        <translation>Лучше: {gains}.</translation>
    </message>
    <message>
        <source>Worse: {costs}.</source>
        <translation>Хуже: {costs}.</translation>
    </message>
    <message>
        <source>Nothing else can be chosen.</source>
        <translation>Больше выбрать нечего.</translation>
    </message>
    <message>
        <source>Nothing else comes close.</source>
        <translation>Остальное заметно хуже.</translation>
    </message>
    <message>
        <source>About as good as the others.</source>
        <translation>Примерно так же хорошо, как остальные.</translation>
    </message>
</context>
<context>
    <name>HintSlip</name>
    <message>
        <source>Looking for good moves: {percent}</source>
        <translation>Поиск хороших ходов: {percent}</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Подсказка не найдена.</translation>
    </message>
    <message>
        <source>What you could do</source>
        <translation>Что можно сделать</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>HintTopic</name>
    <message>
        <source>victory points {by}</source>
        <translation>победные очки {by}</translation>
    </message>
    <message>
        <source>cylinders in play {by}</source>
        <translation>маркеры в&#xa0;игре {by}</translation>
    </message>
    <message>
        <source>influence {by}</source>
        <translation>влияние {by}</translation>
    </message>
    <message>
        <source>coalition’s lead in blocks {by}</source>
        <translation>перевес своей коалиции в&#xa0;фишках {by}</translation>
    </message>
    <message>
        <source>rupees {by}</source>
        <translation>рупии {by}</translation>
    </message>
    <message>
        <source>cards in hand {by}</source>
        <translation>карты в&#xa0;руке {by}</translation>
    </message>
    <message>
        <source>regions ruled {by}</source>
        <translation>регионы под своей властью {by}</translation>
    </message>
    <message>
        <source>regions with tribes at risk {by}</source>
        <translation>регионы, где племенам грозит опасность {by}</translation>
    </message>
    <message>
        <source>hostages taken {by}</source>
        <translation>заложники {by}</translation>
    </message>
    <message>
        <source>own cards held hostage {by}</source>
        <translation>свои карты в&#xa0;заложниках {by}</translation>
    </message>
    <message>
        <source>prizes within reach {by}</source>
        <translation>доступные трофеи {by}</translation>
    </message>
    <message>
        <source>cards in court {by}</source>
        <translation>карты во дворе {by}</translation>
    </message>
    <message>
        <source>purple stars {by}</source>
        <translation>фиолетовые звёзды {by}</translation>
    </message>
    <message>
        <source>blue stars {by}</source>
        <translation>синие звёзды {by}</translation>
    </message>
    <message>
        <source>gold stars {by}</source>
        <translation>жёлтые звёзды {by}</translation>
    </message>
    <message>
        <source>red stars {by}</source>
        <translation>красные звёзды {by}</translation>
    </message>
    <message>
        <source>leveraged cards {by}</source>
        <translation>карты с&#xa0;символом займа {by}</translation>
    </message>
    <message>
        <source>affordable patriots {by}</source>
        <translation>доступные по&#xa0;цене патриоты {by}</translation>
    </message>
    <message>
        <source>others’ victory points {by}</source>
        <translation>победные очки остальных {by}</translation>
    </message>
    <message>
        <source>others’ cylinders in play {by}</source>
        <translation>маркеры остальных в&#xa0;игре {by}</translation>
    </message>
    <message>
        <source>others’ influence {by}</source>
        <translation>влияние остальных {by}</translation>
    </message>
    <message>
        <source>others’ rupees {by}</source>
        <translation>рупии остальных {by}</translation>
    </message>
    <message>
        <source>cards in other hands {by}</source>
        <translation>карты в&#xa0;руках остальных {by}</translation>
    </message>
    <message>
        <source>regions others rule {by}</source>
        <translation>регионы, где правят остальные {by}</translation>
    </message>
    <message>
        <source>cards in other courts {by}</source>
        <translation>карты во дворах остальных {by}</translation>
    </message>
    <message>
        <source>points at the next check</source>
        <translation>очки за следующую проверку</translation>
    </message>
    <message>
        <source>chance to win at the next check</source>
        <translation>шанс победить при следующей проверке</translation>
    </message>
    <message>
        <source>options for the court</source>
        <translation>возможности двора</translation>
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
        <translation>Шпион: разместите своего шпиона на любой карте {of_region} в&#xa0;любом дворе.</translation>
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
        <source>Leverage: take 2 rupees; pay them back when the card leaves your court.</source>
        <translation>Заём: возьмите 2&#xa0;рупии; верните их, когда карта покинет двор.</translation>
    </message>
    <message>
        <source>Favored suit: changes to political.</source>
        <translation>Ведущей мастью становится политика.</translation>
    </message>
    <message>
        <source>Favored suit: changes to intelligence.</source>
        <translation>Ведущей мастью становится разведка.</translation>
    </message>
    <message>
        <source>Favored suit: changes to economic.</source>
        <translation>Ведущей мастью становится экономика.</translation>
    </message>
    <message>
        <source>Favored suit: changes to military; purchases cost double.</source>
        <translation>Ведущей мастью становятся военные силы; покупки стоят вдвое дороже.</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Card details</source>
        <translation>О&#xa0;карте</translation>
    </message>
    <message>
        <source>When played</source>
        <translation>При розыгрыше</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Действия</translation>
    </message>
    <message>
        <source>Point at a card to read it here.</source>
        <translation>Наведите указатель на карту, чтобы прочитать её здесь.</translation>
    </message>
    <message>
        <source>Pin this card here</source>
        <translation>Закрепить эту карту</translation>
    </message>
    <message>
        <source>Pin this card</source>
        <translation>Закрепить карту</translation>
    </message>
</context>
<context>
    <name>InspectorWords</name>
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
        <source>Price: {price}; on the card: {sum}.</source>
        <translation>Цена: {price}; на карте: {sum}.</translation>
    </message>
    <message>
        <source>Price: {price}.</source>
        <translation>Цена: {price}.</translation>
    </message>
    <message>
        <source>Rupees were placed on it this turn: it cannot be bought until the next.</source>
        <translation>На неё платили в&#xa0;этот ход: купить можно только в&#xa0;следующий.</translation>
    </message>
    <message>
        <source>{name} may demand {sum} when it is played.</source>
        <translation>При розыгрыше положена взятка: {sum} (получает: {name}).</translation>
    </message>
    <message>
        <source>Leveraged: its owner owes 2 rupees when it leaves the court.</source>
        <translation>С&#xa0;займом: когда карта покинет двор, владелец должен вернуть 2&#xa0;рупии.</translation>
    </message>
    <message>
        <source>Toll to {name} when it is played: {sum}.</source>
        <translation>Пошлина при розыгрыше (получает {name}): {sum}.</translation>
    </message>
    <message>
        <source>Leveraged: its owner owes {sum} when it is discarded.</source>
        <translation>Заём: при сбросе владелец должен {sum}.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, пробел</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>выбрать</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>от&#xa0;1 до&#xa0;9</translation>
    </message>
    <message>
        <source>press the button with that number</source>
        <translation>нажать кнопку с&#xa0;этим номером</translation>
    </message>
    <message>
        <source>+ and -</source>
        <translation>«+» и&#xa0;«−»</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Горячие клавиши</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>Изменить клавиши…</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>move from item to item</source>
        <translation>переход от элемента к&#xa0;элементу</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Page Down, Page Up</translation>
    </message>
    <message>
        <source>next or previous choice</source>
        <translation>следующий или предыдущий доступный элемент</translation>
    </message>
    <message>
        <source>first or last choice</source>
        <translation>первый или последний доступный элемент</translation>
    </message>
    <message>
        <source>change an amount</source>
        <translation>изменить сумму</translation>
    </message>
    <message>
        <source>put down or cancel</source>
        <translation>отпустить или отменить</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Change…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Press the new shortcut for “{action}”. Esc cancels.</source>
        <translation>Нажмите новое сочетание клавиш для «{action}». Esc&#xa0;— отмена.</translation>
    </message>
    <message>
        <source>“{keys}” is used to play and cannot be reassigned.</source>
        <translation>Клавиша «{keys}» нужна для игры: её нельзя переназначить.</translation>
    </message>
    <message>
        <source>“{keys}” is already used for “{action}”.</source>
        <translation>Клавиша «{keys}» уже занята: «{action}».</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Search actions and shortcuts</source>
        <translation>Поиск команд и&#xa0;клавиш</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Клавиши по умолчанию</translation>
    </message>
    <message>
        <source>Use anyway</source>
        <translation>Всё равно назначить</translation>
    </message>
    <message>
        <source>Fixed, because they are used to play: arrow keys, Page Up and Page Down, Home and End, Enter, Space, Esc, Tab, 1 to 9, + and -.</source>
        <translation>Не переназначаются, потому что нужны для игры: стрелки, Page Up и&#xa0;Page Down, Home и&#xa0;End, Enter, пробел, Esc, Tab, цифры от&#xa0;1 до&#xa0;9, + и&#xa0;-.</translation>
    </message>
</context>
<context>
    <name>LessonNote</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Сделать за меня</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Start the lesson again</source>
        <translation>Начать урок заново</translation>
    </message>
    <message>
        <source>Skip this lesson</source>
        <translation>Пропустить урок</translation>
    </message>
    <message>
        <source>Leave the lessons</source>
        <translation>Выйти из уроков</translation>
    </message>
    <message>
        <source>Start again, skip or leave the lesson</source>
        <translation>Начать урок заново, пропустить его или выйти</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Показать решение</translation>
    </message>
    <message>
        <source>Start the puzzle again</source>
        <translation>Начать задачу сначала</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Следующая задача</translation>
    </message>
    <message>
        <source>Leave the puzzles</source>
        <translation>Выйти из задач</translation>
    </message>
    <message>
        <source>Solution, start again, next puzzle or leave</source>
        <translation>Решение, начать сначала, следующая задача или выйти</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Все уроки</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Дальше: {title}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Lesson complete</source>
        <translation>Урок пройден</translation>
    </message>
    <message>
        <source>What you know now</source>
        <translation>Что вы теперь знаете</translation>
    </message>
    <message>
        <source>Stop for today</source>
        <translation>На сегодня хватит</translation>
    </message>
    <message>
        <source>Mirzad</source>
        <translation>Мирзад</translation>
    </message>
    <message>
        <source>Sarbaz</source>
        <translation>Сарбаз</translation>
    </message>
    <message>
        <source>Devidas</source>
        <translation>Девидас</translation>
    </message>
    <message>
        <source>Yusuf</source>
        <translation>Юсуф</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Урок {number}: {title}</translation>
    </message>
    <message>
        <source>Lesson {number} · {year}</source>
        <translation>Урок {number} · {year}</translation>
    </message>
    <message>
        <source>Lesson {number}, step {step} of {steps}.</source>
        <translation>Урок {number}, шаг {step} из {steps}.</translation>
    </message>
    <message>
        <source>That card will have its day. Let us finish this thought first.</source>
        <translation>Придёт день и&#xa0;для этой карты. Сначала закончим мысль.</translation>
    </message>
    <message>
        <source>That card can do it, you are right. In a moment; first what is lit.</source>
        <translation>Эта карта так может, вы правы. Чуть позже; сначала то, что подсвечено.</translation>
    </message>
    <message>
        <source>You still have something to do this turn. What is lit is worth it.</source>
        <translation>В&#xa0;этом ходу у&#xa0;вас ещё есть дело. То, что подсвечено, того стоит.</translation>
    </message>
    <message>
        <source>Withdrawing costs nothing, remember that. But here we go through with it.</source>
        <translation>Отказ ничего не стоит, запомните это. Но здесь мы доведём дело до конца.</translation>
    </message>
    <message>
        <source>Not yet: one more is possible, and it helps us.</source>
        <translation>Ещё нет: можно ещё раз, и&#xa0;это нам поможет.</translation>
    </message>
    <message>
        <source>That would be possible. For this lesson take what is lit; afterward you can come back and try it.</source>
        <translation>Это возможно. В&#xa0;этом уроке возьмите то, что подсвечено; потом можно вернуться и&#xa0;попробовать.</translation>
    </message>
    <message>
        <source>In a moment. First read this, then press Continue.</source>
        <translation>Минуту. Сначала прочтите это, потом нажмите «Дальше».</translation>
    </message>
    <message>
        <source>In a moment. First click what the sentence names.</source>
        <translation>Минуту. Сначала щёлкните по тому, о&#xa0;чём речь.</translation>
    </message>
    <message>
        <source>That is where it happens. Begin with what has a blue outline.</source>
        <translation>Там это и&#xa0;произойдёт. Начните с&#xa0;того, что обведено синим.</translation>
    </message>
    <message>
        <source>There is no hurry: a card with coins, a purple card or a spy is seldom wrong.</source>
        <translation>Спешить некуда: карта с&#xa0;монетами, фиолетовая карта или шпион редко бывают ошибкой.</translation>
    </message>
    <message>
        <source>We stopped here. The pieces are as you left them.</source>
        <translation>Здесь мы остановились. Всё так, как вы оставили.</translation>
    </message>
    <message>
        <source>Click what the sentence names.</source>
        <translation>Щёлкните по тому, о&#xa0;чём речь.</translation>
    </message>
    <message>
        <source>Press “End turn” ({key_end_turn}).</source>
        <translation>Нажмите «Завершить ход» ({key_end_turn}).</translation>
    </message>
    <message>
        <source>Choose one of the outlined things.</source>
        <translation>Выберите что-нибудь из обведённого.</translation>
    </message>
    <message>
        <source>Choose what is outlined.</source>
        <translation>Выберите то, что обведено.</translation>
    </message>
    <message>
        <source>Everything is allowed.</source>
        <translation>Можно всё.</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>не начат</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>начат</translation>
    </message>
    <message>
        <source>done</source>
        <translation>пройден</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>пропущен</translation>
    </message>
    <message>
        <source>The goal</source>
        <extracomment>Lesson 0, title</extracomment>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Kabul, 1829. It is your father’s last great day at this table. I am Yusuf, secretary of your house. His eyes are tired, so you move the pieces for him.</source>
        <extracomment>Lesson 0, opening</extracomment>
        <translation>Кабул, 1829&#xa0;год. Последний большой день вашего отца за этим столом. Я&#xa0;— Юсуф, секретарь вашего дома. Глаза у&#xa0;него устали: ходите за него вы.</translation>
    </message>
    <message>
        <source>Three coalitions fight on this map: Afghans, British, Russians. We belong to none of them. We are a small house with a few friends, loyal to whoever will win.</source>
        <extracomment>Lesson 0, step 1</extracomment>
        <translation>На этом поле воюют три коалиции: афганцы, британцы, русские. Мы не принадлежим ни к&#xa0;одной. Мы&#xa0;— небольшой дом с&#xa0;горсткой друзей, лояльный тому, кто победит.</translation>
    </message>
    <message>
        <source>Every block, army or road, counts for its coalition. 7 are green, 3 pink, 2 yellow. Click a green one: today our house is loyal to the Afghans.</source>
        <extracomment>Lesson 0, step 2</extracomment>
        <translation>Каждая фишка идёт в&#xa0;счёт своей коалиции, будь то армия или дорога. Зелёных 7, розовых 3, жёлтых 2. Щёлкните по зелёной: сегодня наш дом лоялен афганцам.</translation>
    </message>
    <message>
        <source>That block belongs to another coalition. Ours are green, with the diamond.</source>
        <extracomment>Lesson 0, step 2</extracomment>
        <translation>Эта фишка принадлежит другой коалиции. Наши зелёные, с&#xa0;ромбом.</translation>
    </message>
    <message>
        <source>A coalition with at least 4 blocks more than each of the others is dominant. 7 against 3: right now the Afghans are. Remember the number 4.</source>
        <extracomment>Lesson 0, step 3</extracomment>
        <translation>Коалиция, у&#xa0;которой хотя бы на&#xa0;4&#xa0;фишки больше, чем у&#xa0;каждой другой, господствует. 7&#xa0;против 3: сейчас это афганцы. Запомните число 4.</translation>
    </message>
    <message>
        <source>Points come only from Dominance Checks. One is at the free end of the market. It pays friends of the dominant coalition by influence. Click our panel: the medal shows 3, more than Sarbaz has.</source>
        <extracomment>Lesson 0, step 4</extracomment>
        <translation>Очки приносят только проверки господства. Одна из них на бесплатном краю рынка. Друзья господствующей коалиции получают очки по влиянию. Щёлкните по нашей панели: медаль показывает 3, больше, чем у&#xa0;Сарбаза.</translation>
    </message>
    <message>
        <source>That is another house. Ours is the blue panel, the first one.</source>
        <extracomment>Lesson 0, step 4</extracomment>
        <translation>Это другой дом. Наша панель синяя, первая.</translation>
    </message>
    <message>
        <source>Your father’s hand shakes; let yours do it. Take the Dominance Check. The Afghans are dominant and no one has more influence with them: this is the moment.</source>
        <extracomment>Lesson 0, step 5</extracomment>
        <translation>У&#xa0;вашего отца дрожит рука; пусть это сделает ваша. Возьмите проверку господства. Афганцы господствуют, и&#xa0;ни у&#xa0;кого нет на них большего влияния: самое время.</translation>
    </message>
    <message>
        <source>First the check: the Afghans lead today, and next turn they may not.</source>
        <extracomment>Lesson 0, step 5, to another choice</extracomment>
        <translation>Сначала проверка: сегодня афганцы впереди, а&#xa0;через ход может быть иначе.</translation>
    </message>
    <message>
        <source>If you end the turn the check is scored all the same. But take it yourself, to see how it goes.</source>
        <extracomment>Lesson 0, step 5, to another choice</extracomment>
        <translation>Если завершить ход, проверка всё равно состоится. Но возьмите её сами, чтобы увидеть, как это бывает.</translation>
    </message>
    <message>
        <source>5 points for us, with the most influence among the Afghans. 3 for Sarbaz in second place. Nothing for Devidas, who is loyal to the British. Then all blocks leave the map.</source>
        <extracomment>Lesson 0, step 6</extracomment>
        <translation>5&#xa0;очков нам: наше влияние на афганцев самое большое. 3&#xa0;очка Сарбазу за второе место. Ничего Девидасу, лояльному британцам. Затем с&#xa0;поля удаляются все фишки.</translation>
    </message>
    <message>
        <source>With the map empty, no coalition is dominant. A check now counts something else: cylinders in play, our own little discs. Tribes, spies and gifts all count. We have 2, Sarbaz 2.</source>
        <extracomment>Lesson 0, step 7</extracomment>
        <translation>На пустом поле никто не господствует. Теперь проверка считает другое: маркеры в&#xa0;игре, наши собственные кружки. Племена, шпионы и&#xa0;подарки&#xa0;— всё идёт в&#xa0;счёт. У&#xa0;нас 2, у&#xa0;Сарбаза 2.</translation>
    </message>
    <message>
        <source>Not yet: with 2 cylinders each, we and Sarbaz would share. Harlan’s tribe makes the difference.</source>
        <extracomment>Lesson 0, step 8, to another choice</extracomment>
        <translation>Ещё нет: при 2&#xa0;маркерах у&#xa0;каждого мы разделим очки с&#xa0;Сарбазом. Всё решит племя Харлана.</translation>
    </message>
    <message>
        <source>Both actions are spent. End the turn: the market moves left, and new cards come from the deck.</source>
        <extracomment>Lesson 0, step 10</extracomment>
        <translation>Оба действия потрачены. Завершите ход: рынок сдвинется влево, и&#xa0;из колоды придут новые карты.</translation>
    </message>
    <message>
        <source>A second check has come! Sarbaz cannot pay 5 rupees for it, and he would not want to. He takes a card.</source>
        <extracomment>Lesson 0, step 11</extracomment>
        <translation>Вышла вторая проверка! Сарбаз не может заплатить за неё 5&#xa0;рупий, да и&#xa0;не захотел бы. Он берёт карту.</translation>
    </message>
    <message>
        <source>Devidas takes a card too. With each card taken the check slides one place to the left and gets cheaper.</source>
        <extracomment>Lesson 0, step 12</extracomment>
        <translation>Девидас тоже берёт карту. С&#xa0;каждой взятой картой проверка сдвигается на место влево и&#xa0;дешевеет.</translation>
    </message>
    <message>
        <source>The price of the check is 3 rupees now. Open the forecast: no coalition is dominant, and we have the most cylinders. 3 points for us, 1 for Sarbaz.</source>
        <extracomment>Lesson 0, step 13</extracomment>
        <translation>Теперь проверка стоит 3&#xa0;рупии. Откройте прогноз подсчёта: никто не господствует, а&#xa0;маркеров больше всего у&#xa0;нас. 3&#xa0;очка нам, 1&#xa0;Сарбазу.</translation>
    </message>
    <message>
        <source>Buy it. 8 points against 4: whoever leads everyone by 4 wins at once.</source>
        <extracomment>Lesson 0, step 14</extracomment>
        <translation>Купите её. 8&#xa0;очков против 4: кто опережает всех на&#xa0;4, побеждает сразу.</translation>
    </message>
    <message>
        <source>Sarbaz needs only one more cylinder to spoil this. Buy the check while it pays us.</source>
        <extracomment>Lesson 0, step 14, to another choice</extracomment>
        <translation>Сарбазу нужен всего один маркер, чтобы всё испортить. Купите проверку, пока она выгодна нам.</translation>
    </message>
    <message>
        <source>That is the whole game: be the winner’s best friend or, if no one wins, have the most cylinders. And choose your moment.</source>
        <extracomment>Lesson 0, closing</extracomment>
        <translation>Вот и&#xa0;вся игра: будьте лучшим другом победителя, а&#xa0;если победителя нет, имейте больше всего маркеров. И&#xa0;выбирайте момент.</translation>
    </message>
    <message>
        <source>Points come only from checks.</source>
        <extracomment>Lesson 0, what you know now</extracomment>
        <translation>Очки приносят только проверки.</translation>
    </message>
    <message>
        <source>Dominant: 4 more blocks than each of the others. Then influence counts.</source>
        <extracomment>Lesson 0, what you know now</extracomment>
        <translation>Господство: на&#xa0;4&#xa0;фишки больше, чем у&#xa0;каждой другой. Тогда важно влияние.</translation>
    </message>
    <message>
        <source>No coalition dominant: cylinders count.</source>
        <extracomment>Lesson 0, what you know now</extracomment>
        <translation>Никто не господствует: считаются маркеры.</translation>
    </message>
    <message>
        <source>4 points ahead of everyone wins.</source>
        <extracomment>Lesson 0, what you know now</extracomment>
        <translation>4&#xa0;очка отрыва от всех: победа.</translation>
    </message>
    <message>
        <source>The market</source>
        <extracomment>Lesson 1, title</extracomment>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>Kabul, 1832. Your father is gone, and his friends went with him. The table is laid again. I will tell you what I told him when he began.</source>
        <extracomment>Lesson 1, opening</extracomment>
        <translation>Кабул, 1832&#xa0;год. Вашего отца больше нет, и&#xa0;друзья ушли с&#xa0;ним. Стол снова накрыт. Скажу вам то же, что говорил ему, когда он начинал.</translation>
    </message>
    <message>
        <source>An empty court: no one to act for us. You have 2 actions per turn. At first that means: buy a card, then play it.</source>
        <extracomment>Lesson 1, step 1</extracomment>
        <translation>Пустой двор: действовать за нас некому. У&#xa0;вас 2&#xa0;действия за ход. Поначалу это значит: купить карту, потом разыграть её.</translation>
    </message>
    <message>
        <source>The columns have prices: nothing at the left end, 5 rupees at the right. Click the card you think suits a house in Kabul that needs people of its own.</source>
        <extracomment>Lesson 1, step 2</extracomment>
        <translation>У&#xa0;столбцов есть цены: слева бесплатно, справа 5&#xa0;рупий. Щёлкните по карте, которая подойдёт кабульскому дому: ему нужны свои люди.</translation>
    </message>
    <message>
        <source>Worth a look, but it brings no tribe to Kabul. Look for the purple card from Kabul.</source>
        <extracomment>Lesson 1, step 2</extracomment>
        <translation>Стоит взглянуть, но племени в&#xa0;Кабул она не приведёт. Ищите фиолетовую карту Кабула.</translation>
    </message>
    <message>
        <source>[Aminullah Khan Logari](6) brings a tribe, an army and a spy, all to Kabul. Column 2, price 2 rupees. Buy him.</source>
        <extracomment>Lesson 1, step 3</extracomment>
        <translation>[Аминулла-хан Логари](6) приводит племя, армию и&#xa0;шпиона, всё в&#xa0;Кабул. Столбец 2, цена 2&#xa0;рупии. Купите его.</translation>
    </message>
    <message>
        <source>Free, yes. But without a tribe we rule nothing. First the man from Kabul.</source>
        <extracomment>Lesson 1, step 3, to another choice</extracomment>
        <translation>Бесплатно, да. Но без племени мы ничем не правим. Сначала человек из Кабула.</translation>
    </message>
    <message>
        <source>Those caravans will wait a turn, and gather coins meanwhile. First the man from Kabul.</source>
        <extracomment>Lesson 1, step 3, to another choice</extracomment>
        <translation>Эти караваны подождут ход и&#xa0;тем временем соберут монеты. Сначала человек из Кабула.</translation>
    </message>
    <message>
        <source>See where the money went: 1 rupee on each card to the left. It is not lost. Whoever buys those cards gets the rupees, but you cannot buy them this turn.</source>
        <extracomment>Lesson 1, step 4</extracomment>
        <translation>Смотрите, куда ушли деньги: по&#xa0;1&#xa0;рупии на каждую карту левее. Они не пропали. Кто купит эти карты, получит и&#xa0;рупии; только вам в&#xa0;этот ход их покупать нельзя.</translation>
    </message>
    <message>
        <source>A card in hand does nothing yet. Play it into your court: that is your second action.</source>
        <extracomment>Lesson 1, step 5</extracomment>
        <translation>Карта в&#xa0;руке ещё ничего не делает. Разыграйте её в&#xa0;свой двор: это ваше второе действие.</translation>
    </message>
    <message>
        <source>Your second action would be lost. Play the card you have paid for.</source>
        <extracomment>Lesson 1, step 5, to another choice</extracomment>
        <translation>Второе действие пропало бы. Разыграйте карту, за которую заплатили.</translation>
    </message>
    <message>
        <source>Its icons take effect at once, from top to bottom: tribe, army and now the spy. Put the spy on [Charles Stoddart](4): an eye in the house of Devidas.</source>
        <extracomment>Lesson 1, step 6</extracomment>
        <translation>Её символы срабатывают сразу, сверху вниз: племя, армия и&#xa0;теперь шпион. Поставьте его на карту [Чарльз Стоддарт](4): это глаз в&#xa0;доме Девидаса.</translation>
    </message>
    <message>
        <source>A spy at home counts as a cylinder, but it watches no one. Stoddart is worth more: you will see in the next lesson.</source>
        <extracomment>Lesson 1, step 6, to another choice</extracomment>
        <translation>И&#xa0;дома шпион идёт в&#xa0;счёт как маркер, но ни за кем не следит. Стоддарт ценнее: увидите в&#xa0;следующем уроке.</translation>
    </message>
    <message>
        <source>One card, and Kabul is ours: our tribe and the Afghan army together outnumber everyone else there. The crown shows our color.</source>
        <extracomment>Lesson 1, step 7</extracomment>
        <translation>Одна карта, и&#xa0;Кабул наш: наше племя и&#xa0;афганская армия вместе сильнее всех остальных. Корона показывает наш цвет.</translation>
    </message>
    <message>
        <source>Both actions are spent. Purple is favored, so Aminullah could take a bonus action; that can wait. End the turn: the row closes up, and cards behind the gap get cheaper.</source>
        <extracomment>Lesson 1, step 8</extracomment>
        <translation>Оба действия потрачены. Ведущая масть фиолетовая, и&#xa0;у&#xa0;Аминуллы есть бонусное действие; оно подождёт. Завершите ход: ряд сомкнётся, и&#xa0;карты за пустым местом подешевеют.</translation>
    </message>
    <message>
        <source>Well seen: purple is favored, so he could take a bonus action. It costs 2 rupees that we will need. Another day.</source>
        <extracomment>Lesson 1, step 8, to another choice</extracomment>
        <translation>Верно подмечено: ведущая масть фиолетовая, и&#xa0;у&#xa0;него есть бонусное действие. Оно стоит 2&#xa0;рупии, а&#xa0;они нам нужны. В&#xa0;другой раз.</translation>
    </message>
    <message>
        <source>Sarbaz buys Yar Mohammad, with your rupee on him, and plays him at once: 2 tribes, and Herat is his.</source>
        <extracomment>Lesson 1, step 9</extracomment>
        <translation>Сарбаз покупает Яр-Мухаммеда с&#xa0;вашей рупией на нём и&#xa0;сразу разыгрывает его: 2&#xa0;племени, и&#xa0;Герат его.</translation>
    </message>
    <message>
        <source>Devidas the banker pays 3 rupees for [Money Lenders](14), then takes [Fruit Markets](48) for free, with 2 rupees on them. So money travels.</source>
        <extracomment>Lesson 1, step 10</extracomment>
        <translation>Банкир Девидас платит 3&#xa0;рупии за [Ростовщиков](14), потом бесплатно берёт [Фруктовые рынки](48) с&#xa0;2&#xa0;рупиями на них. Так ходят деньги.</translation>
    </message>
    <message>
        <source>Your turn. There are 2 rupees on one card in the lower row: Devidas left one there. Click it.</source>
        <extracomment>Lesson 1, step 11</extracomment>
        <translation>Ваш ход. На одной карте нижнего ряда 2&#xa0;рупии: одну оставил Девидас. Щёлкните по ней.</translation>
    </message>
    <message>
        <source>Look at the coins in the lower row: which card has 2?</source>
        <extracomment>Lesson 1, step 11</extracomment>
        <translation>Посмотрите на монеты в&#xa0;нижнем ряду: на какой карте их 2?</translation>
    </message>
    <message>
        <source>[Ghilzai Nomads](13), the caravan people, our oldest friends. The price is 1, and there are 2 rupees on them: they pay for themselves. Buy them.</source>
        <extracomment>Lesson 1, step 12</extracomment>
        <translation>[Гильзаи-кочевники](13), караванный народ, наши старейшие друзья. Цена 1, а&#xa0;на них 2&#xa0;рупии: они сами себя окупят. Купите их.</translation>
    </message>
    <message>
        <source>1 rupee for free, not bad. But the nomads bring 2, and a way to tax.</source>
        <extracomment>Lesson 1, step 12, to another choice</extracomment>
        <translation>1&#xa0;рупия даром, неплохо. Но кочевники принесут 2&#xa0;и&#xa0;возможность собирать налог.</translation>
    </message>
    <message>
        <source>Your rupee is on [Minaret of Jam](65) now. You placed it there, so you cannot buy that card this turn. A rule against paying yourself.</source>
        <extracomment>Lesson 1, step 13</extracomment>
        <translation>Теперь ваша рупия на карте [Джамский минарет](65). Вы сами её туда положили, поэтому в&#xa0;этот ход эту карту купить нельзя. Никто не платит сам себе.</translation>
    </message>
    <message>
        <source>Play the nomads. Left end or right, it does not matter today; later, spies will walk from card to card.</source>
        <extracomment>Lesson 1, step 14</extracomment>
        <translation>Разыграйте кочевников. Левый край или правый, сегодня неважно; потом шпионы будут ходить от карты к&#xa0;карте.</translation>
    </message>
    <message>
        <source>Then the nomads would wait in your hand a whole round. Play them now.</source>
        <extracomment>Lesson 1, step 14, to another choice</extracomment>
        <translation>Тогда кочевники прождали бы в&#xa0;руке целый круг. Разыграйте их сейчас.</translation>
    </message>
    <message>
        <source>They open roads on the borders of Kabul. The first one to Kandahar: armies march only along roads of their own coalition, and Kandahar will be next.</source>
        <extracomment>Lesson 1, step 16</extracomment>
        <translation>Они открывают дороги на границах Кабула. Первую в&#xa0;Кандагар: армии ходят только по дорогам своей коалиции, а&#xa0;Кандагар&#xa0;— следующий.</translation>
    </message>
    <message>
        <source>That road may come later. First the one we will need soon: Kabul to Kandahar.</source>
        <extracomment>Lesson 1, step 16, to another choice</extracomment>
        <translation>Эта дорога, может быть, позже. Сначала та, что скоро понадобится: Кабул&#xa0;— Кандагар.</translation>
    </message>
    <message>
        <source>The second road where you like: every road is one more Afghan block when a check comes.</source>
        <extracomment>Lesson 1, step 17</extracomment>
        <translation>Вторую дорогу где угодно: каждая дорога&#xa0;— это ещё одна афганская фишка к&#xa0;проверке.</translation>
    </message>
    <message>
        <source>2 court cards, 3 rupees, Kabul ours. We keep Aminullah’s bonus action for the next lesson. End the turn.</source>
        <extracomment>Lesson 1, step 18</extracomment>
        <translation>2&#xa0;карты двора, 3&#xa0;рупии, Кабул наш. Бонусное действие Аминуллы оставим для следующего урока. Завершите ход.</translation>
    </message>
    <message>
        <source>Well seen: he may, for purple is favored. Building and battle are the next lesson; keep your rupees until then.</source>
        <extracomment>Lesson 1, step 18, to another choice</extracomment>
        <translation>Верно подмечено: он может, ведь ведущая масть фиолетовая. Строительство и&#xa0;сражение в&#xa0;следующем уроке; приберегите рупии.</translation>
    </message>
    <message>
        <source>Money circulates, cards slide, and a court grows one card at a time. Buy what brings pieces, and look at the coins before you look at the price.</source>
        <extracomment>Lesson 1, closing</extracomment>
        <translation>Деньги ходят по кругу, карты сдвигаются, двор растёт карта за картой. Покупайте то, что приносит компоненты, и&#xa0;смотрите на монеты раньше, чем на цену.</translation>
    </message>
    <message>
        <source>2 actions: usually buy, then play.</source>
        <extracomment>Lesson 1, what you know now</extracomment>
        <translation>2&#xa0;действия: обычно купить, потом разыграть.</translation>
    </message>
    <message>
        <source>You place rupees on cards; others collect them.</source>
        <extracomment>Lesson 1, what you know now</extracomment>
        <translation>Вы кладёте рупии на карты; собирают их другие.</translation>
    </message>
    <message>
        <source>Coins on a card can make it better than free.</source>
        <extracomment>Lesson 1, what you know now</extracomment>
        <translation>С&#xa0;монетами карта бывает лучше бесплатной.</translation>
    </message>
    <message>
        <source>Icons take effect once, when the card is played.</source>
        <extracomment>Lesson 1, what you know now</extracomment>
        <translation>Символы срабатывают один раз, когда карту разыгрывают.</translation>
    </message>
    <message>
        <source>What the cards do</source>
        <extracomment>Lesson 2, title</extracomment>
        <translation>Что делают карты</translation>
    </message>
    <message>
        <source>Two years later. Haji Khan Kakar has joined us; people say he has had four masters. The British have marched into Kandahar.</source>
        <extracomment>Lesson 2, opening</extracomment>
        <translation>Два года спустя. К&#xa0;нам пришёл Хаджи-хан Какар; говорят, у&#xa0;него было уже четыре господина. Британцы вошли в&#xa0;Кандагар.</translation>
    </message>
    <message>
        <source>Three cards, and on their left edges six different actions. Each card can act once per turn, and that uses one of your 2 actions. Let us try them all.</source>
        <extracomment>Lesson 2, step 1</extracomment>
        <translation>Три карты, и&#xa0;на левых краях шесть разных действий. Каждая карта действует раз за ход, и&#xa0;это тратит одно из ваших 2&#xa0;действий. Испробуем все.</translation>
    </message>
    <message>
        <source>Money first. [Ghilzai Nomads](13) can tax. Their rank is 2, as the stars show: up to 2 rupees.</source>
        <extracomment>Lesson 2, step 2</extracomment>
        <translation>Сначала деньги. [Гильзаи-кочевники](13) собирают налог. Их ранг 2, как показывают звёзды: до&#xa0;2&#xa0;рупий.</translation>
    </message>
    <message>
        <source>We will build in a moment. First fill the purse: building costs money.</source>
        <extracomment>Lesson 2, step 2, to another choice</extracomment>
        <translation>Строить будем чуть позже. Сначала наполните кошель: стройка стоит денег.</translation>
    </message>
    <message>
        <source>Armies can wait. First fill the purse.</source>
        <extracomment>Lesson 2, step 2, to another choice</extracomment>
        <translation>Армии подождут. Сначала наполните кошель.</translation>
    </message>
    <message>
        <source>Take rupees from any cards of the market. Which ones? Perhaps those your rivals hoped for.</source>
        <extracomment>Lesson 2, step 3</extracomment>
        <translation>Возьмите рупии с&#xa0;любых карт рынка. С&#xa0;каких? Может быть, с&#xa0;тех, на которые надеялись соперники.</translation>
    </message>
    <message>
        <source>From Devidas himself? You may, for we rule Kabul and he has a Kabul card. The next lesson is about that; today the market.</source>
        <extracomment>Lesson 2, step 3, to another choice</extracomment>
        <translation>У&#xa0;самого Девидаса? Можно: мы правим Кабулом, а&#xa0;у&#xa0;него карта Кабула. Об этом следующий урок; сегодня рынок.</translation>
    </message>
    <message>
        <source>Their rank allows 2. Take the second one too.</source>
        <extracomment>Lesson 2, step 4, to another choice</extracomment>
        <translation>Их ранг позволяет 2. Возьмите и&#xa0;вторую.</translation>
    </message>
    <message>
        <source>Now build. Aminullah may build where we rule: in Kabul. Blocks cost 2 rupees each, up to 3 blocks.</source>
        <extracomment>Lesson 2, step 5</extracomment>
        <translation>Теперь стройте. Аминулла может строить там, где мы правим: в&#xa0;Кабуле. Фишка стоит 2&#xa0;рупии, можно до&#xa0;3&#xa0;фишек.</translation>
    </message>
    <message>
        <source>A gift is next turn’s business. The British gather in Kandahar: build first.</source>
        <extracomment>Lesson 2, step 5, to another choice</extracomment>
        <translation>Подарок оставим на следующий ход. Британцы собираются в&#xa0;Кандагаре: сначала стройте.</translation>
    </message>
    <message>
        <source>Build an army in Kabul. It is an Afghan army, not ours: it helps everyone loyal to the Afghans, and it counts when a check comes.</source>
        <extracomment>Lesson 2, step 6</extracomment>
        <translation>Постройте армию в&#xa0;Кабуле. Это афганская армия, не наша: она помогает всем, кто лоялен афганцам, и&#xa0;идёт в&#xa0;счёт при проверке.</translation>
    </message>
    <message>
        <source>A road helps, but it does not fight. An army this time.</source>
        <extracomment>Lesson 2, step 6, to another choice</extracomment>
        <translation>Дорога полезна, но она не сражается. На этот раз армия.</translation>
    </message>
    <message>
        <source>Stop here. We keep 4 rupees: a gift and a betrayal will cost 2 each. What you paid is at the right end of the market.</source>
        <extracomment>Lesson 2, step 7</extracomment>
        <translation>Здесь остановитесь. Оставим 4&#xa0;рупии: подарок и&#xa0;предательство стоят по&#xa0;2. То, что вы заплатили, теперь на правом краю рынка.</translation>
    </message>
    <message>
        <source>That would empty the purse before the gift and the betrayal.</source>
        <extracomment>Lesson 2, step 7, to another choice</extracomment>
        <translation>Так кошель опустеет раньше подарка и&#xa0;предательства.</translation>
    </message>
    <message>
        <source>Both actions are used: one brought money, one an army. End the turn.</source>
        <extracomment>Lesson 2, step 8</extracomment>
        <translation>Оба действия потрачены: одно принесло деньги, другое армию. Завершите ход.</translation>
    </message>
    <message>
        <source>Sarbaz takes [Qanat System](62) from the free end of the market.</source>
        <extracomment>Lesson 2, step 9</extracomment>
        <translation>Сарбаз берёт [Систему кяризов](62) с&#xa0;бесплатного края рынка.</translation>
    </message>
    <message>
        <source>Devidas takes [Minaret of Jam](65), for the same reason. Bankers like free things.</source>
        <extracomment>Lesson 2, step 10</extracomment>
        <translation>Девидас берёт [Джамский минарет](65) по той же причине. Банкиры любят бесплатное.</translation>
    </message>
    <message>
        <source>[Haji Khan Kakar](45) has friends everywhere. Let him bring a gift to our coalition: a cylinder on our dial, one more influence point.</source>
        <extracomment>Lesson 2, step 11</extracomment>
        <translation>У&#xa0;[Хаджи-хана Какара](45) друзья повсюду. Пусть отнесёт подарок нашей коалиции: маркер на наш диск, ещё одно очко влияния.</translation>
    </message>
    <message>
        <source>In a moment. First the gift, while we have the money.</source>
        <extracomment>Lesson 2, step 11, to another choice</extracomment>
        <translation>Чуть позже. Сначала подарок, пока есть деньги.</translation>
    </message>
    <message>
        <source>The first gift space costs 2, the others 4 and 6. A cheap gift counts as much as an expensive one.</source>
        <extracomment>Lesson 2, step 12</extracomment>
        <translation>Первая ячейка подарка стоит 2, другие 4&#xa0;и&#xa0;6. Дешёвый подарок считается так же, как дорогой.</translation>
    </message>
    <message>
        <source>It would count the same and cost 4.</source>
        <extracomment>Lesson 2, step 12, to another choice</extracomment>
        <translation>Считалось бы столько же, а&#xa0;стоило бы 4.</translation>
    </message>
    <message>
        <source>In Kandahar we have 2 pieces, the British 2: no one rules. Let the nomads move an army along your road.</source>
        <extracomment>Lesson 2, step 13</extracomment>
        <translation>В&#xa0;Кандагаре у&#xa0;нас 2&#xa0;компонента и&#xa0;у&#xa0;британцев 2: никто не правит. Пусть кочевники переместят армию по вашей дороге.</translation>
    </message>
    <message>
        <source>The coins can wait: in Kandahar it is 2 against 2.</source>
        <extracomment>Lesson 2, step 13, to another choice</extracomment>
        <translation>Монеты подождут: в&#xa0;Кандагаре 2&#xa0;против 2.</translation>
    </message>
    <message>
        <source>Move one army from Kabul to Kandahar. One stays, so Kabul is safe.</source>
        <extracomment>Lesson 2, step 14</extracomment>
        <translation>Переместите одну армию из Кабула в&#xa0;Кандагар. Одна останется, так что Кабул в&#xa0;безопасности.</translation>
    </message>
    <message>
        <source>That way leads out of the quarrel. Kandahar is where one army decides.</source>
        <extracomment>Lesson 2, step 14, to another choice</extracomment>
        <translation>Этот путь уводит от спора. Одна армия решает дело в&#xa0;Кандагаре.</translation>
    </message>
    <message>
        <source>3 against 2: Kandahar is ours. Rank 2 would allow a second move. Stop here.</source>
        <extracomment>Lesson 2, step 15</extracomment>
        <translation>3&#xa0;против 2: Кандагар наш. Ранг 2&#xa0;позволил бы ещё одно перемещение. Здесь остановитесь.</translation>
    </message>
    <message>
        <source>Then Kabul or Kandahar would be exposed. One move was enough.</source>
        <extracomment>Lesson 2, step 15, to another choice</extracomment>
        <translation>Тогда Кабул или Кандагар остался бы открытым. Одного перемещения хватило.</translation>
    </message>
    <message>
        <source>Kandahar is ours, and 2 rupees are left for tomorrow. End the turn.</source>
        <extracomment>Lesson 2, step 16</extracomment>
        <translation>Кандагар наш, и&#xa0;2&#xa0;рупии остались на завтра. Завершите ход.</translation>
    </message>
    <message>
        <source>Sarbaz takes a card and looks at Kandahar. Our armies make him think.</source>
        <extracomment>Lesson 2, step 17</extracomment>
        <translation>Сарбаз берёт карту и&#xa0;смотрит на Кандагар. Наши армии заставили его задуматься.</translation>
    </message>
    <message>
        <source>Devidas takes a card. He has not noticed our spy beside [Charles Stoddart](4).</source>
        <extracomment>Lesson 2, step 18</extracomment>
        <translation>Девидас берёт карту. Он не заметил нашего шпиона рядом с&#xa0;[Чарльзом Стоддартом](4).</translation>
    </message>
    <message>
        <source>Aminullah can also battle. One British block fewer: a weaker hold on Kandahar, and dominance further off.</source>
        <extracomment>Lesson 2, step 19</extracomment>
        <translation>Аминулла умеет и&#xa0;сражаться. Одной британской фишкой меньше: слабее хватка в&#xa0;Кандагаре и&#xa0;дальше до господства.</translation>
    </message>
    <message>
        <source>Building is for later. 2 British armies are beside ours.</source>
        <extracomment>Lesson 2, step 19, to another choice</extracomment>
        <translation>Строить будем позже. Рядом с&#xa0;нашими армиями 2&#xa0;британские.</translation>
    </message>
    <message>
        <source>Battle in Kandahar. 2 Afghan armies could remove 2 pieces, but never more than the card’s rank. Aminullah has rank 1: one piece.</source>
        <extracomment>Lesson 2, step 20</extracomment>
        <translation>Сражайтесь в&#xa0;Кандагаре. 2&#xa0;афганские армии могли бы удалить 2&#xa0;компонента, но не больше ранга карты. У&#xa0;Аминуллы ранг 1: один компонент.</translation>
    </message>
    <message>
        <source>Spies can fight on a card, too. Ours has a better use in a moment. Kandahar.</source>
        <extracomment>Lesson 2, step 20, to another choice</extracomment>
        <translation>Шпионы тоже могут сражаться, на карте. Наш скоро пригодится лучше. Кандагар.</translation>
    </message>
    <message>
        <source>Remove a British army: it competes with us for Kandahar. The attacker never loses anything in a battle.</source>
        <extracomment>Lesson 2, step 21</extracomment>
        <translation>Удалите британскую армию: она спорит с&#xa0;нами за Кандагар. Нападающий в&#xa0;сражении ничего не теряет.</translation>
    </message>
    <message>
        <source>The road is a block too. But the army disputes Kandahar with us: take the army.</source>
        <extracomment>Lesson 2, step 21, to another choice</extracomment>
        <translation>Дорога тоже фишка. Но за Кандагар с&#xa0;нами спорит армия: удаляйте армию.</translation>
    </message>
    <message>
        <source>Last, the darkest one. [Haji Khan Kakar](45) betrays, for 2 rupees, any card with one of our spies on it.</source>
        <extracomment>Lesson 2, step 22</extracomment>
        <translation>Напоследок самое тёмное. [Хаджи-хан Какар](45) за&#xa0;2&#xa0;рупии предаёт любую карту, на которой есть наш шпион.</translation>
    </message>
    <message>
        <source>Another gift would cost 4, and we have 2.</source>
        <extracomment>Lesson 2, step 22, to another choice</extracomment>
        <translation>Ещё один подарок стоил бы 4, а&#xa0;у&#xa0;нас 2.</translation>
    </message>
    <message>
        <source>His card is an Afghan prize. We are loyal to the Afghans, so take it: one more influence point.</source>
        <extracomment>Lesson 2, step 24</extracomment>
        <translation>Его карта&#xa0;— афганский трофей. Мы лояльны афганцам, так что берите: ещё одно очко влияния.</translation>
    </message>
    <message>
        <source>A prize of our own coalition costs nothing and counts for every check to come.</source>
        <extracomment>Lesson 2, step 24, to another choice</extracomment>
        <translation>Трофей своей коалиции ничего не стоит и&#xa0;считается при каждой будущей проверке.</translation>
    </message>
    <message>
        <source>Six actions, six verbs: tax, gift, build, move, battle, betray. Cards give you pieces once, and these verbs every turn.</source>
        <extracomment>Lesson 2, closing</extracomment>
        <translation>Шесть действий, шесть глаголов: собирать налог, дарить, строить, перемещать, сражаться, предавать. Компоненты карта даёт один раз, глаголы каждый ход.</translation>
    </message>
    <message>
        <source>Tax: coins from the market. Rank = how many.</source>
        <extracomment>Lesson 2, what you know now</extracomment>
        <translation>Налог: монеты с&#xa0;рынка. Ранг = сколько.</translation>
    </message>
    <message>
        <source>Gift: influence. Build: blocks where you rule.</source>
        <extracomment>Lesson 2, what you know now</extracomment>
        <translation>Подарок: влияние. Строительство: фишки там, где вы правите.</translation>
    </message>
    <message>
        <source>Move: armies by road. Battle: remove others’ pieces.</source>
        <extracomment>Lesson 2, what you know now</extracomment>
        <translation>Перемещение: армии по дорогам. Сражение: удалить чужие компоненты.</translation>
    </message>
    <message>
        <source>Betray: your spy’s card falls; its prize may be yours.</source>
        <extracomment>Lesson 2, what you know now</extracomment>
        <translation>Предательство: карта с&#xa0;вашим шпионом падает; её трофей может стать вашим.</translation>
    </message>
    <message>
        <source>Ruling, tribes and bribes</source>
        <extracomment>Lesson 3, title</extracomment>
        <translation>Власть, племена и&#xa0;взятки</translation>
    </message>
    <message>
        <source>1836. Dost Mohammad himself asks for a place in our court, and riders from Herat are for hire. But Sarbaz rules Herat.</source>
        <extracomment>Lesson 3, opening</extracomment>
        <translation>1836&#xa0;год. Сам Дост-Мухаммед просит места в&#xa0;нашем дворе, а&#xa0;всадники из Герата готовы наняться. Но Гератом правит Сарбаз.</translation>
    </message>
    <message>
        <source>We rule Kabul and Kandahar. To rule, a house needs a tribe there, and its tribes and its coalition’s armies together must outnumber everyone else. Click the region Sarbaz rules.</source>
        <extracomment>Lesson 3, step 1</extracomment>
        <translation>Мы правим Кабулом и&#xa0;Кандагаром. Для этого дому нужно там племя, а&#xa0;его племена и&#xa0;армии его коалиции вместе должны превзойти всех остальных. Щёлкните по региону, которым правит Сарбаз.</translation>
    </message>
    <message>
        <source>Look for the red crown: red is Sarbaz’s color.</source>
        <extracomment>Lesson 3, step 1</extracomment>
        <translation>Ищите красную корону: красный цвет у&#xa0;Сарбаза.</translation>
    </message>
    <message>
        <source>Herat, with 2 tribes and nothing else. A ruler has three rights: to build there, to tax those who hold cards of the region, and to be paid when others play such cards.</source>
        <extracomment>Lesson 3, step 2</extracomment>
        <translation>Герат: 2&#xa0;племени и&#xa0;больше ничего. У&#xa0;правителя три права: строить там, облагать налогом владельцев карт региона и&#xa0;получать плату с&#xa0;тех, кто разыгрывает такие карты.</translation>
    </message>
    <message>
        <source>Make Kabul firm first. [Dost Mohammad](7) brings 2 tribes, an army and a spy. Kabul is ours, so no one asks us for a bribe.</source>
        <extracomment>Lesson 3, step 3</extracomment>
        <translation>Сначала укрепите Кабул. [Дост-Мухаммед](7) приводит 2&#xa0;племени, армию и&#xa0;шпиона. Кабул наш, так что взятки никто не просит.</translation>
    </message>
    <message>
        <source>That one plays in Herat, under the eyes of Sarbaz. First Dost Mohammad.</source>
        <extracomment>Lesson 3, step 3, to another choice</extracomment>
        <translation>Эта карта разыгрывается в&#xa0;Герате, на глазах у&#xa0;Сарбаза. Сначала Дост-Мухаммед.</translation>
    </message>
    <message>
        <source>At home he sees nothing new. Money Lenders are worth watching.</source>
        <extracomment>Lesson 3, step 5, to another choice</extracomment>
        <translation>Дома он не увидит ничего нового. За ростовщиками стоит последить.</translation>
    </message>
    <message>
        <source>Now [Tajik Warband](59), a card of Herat. Sarbaz rules there: to play it we owe him a bribe, 1 rupee for each of his tribes.</source>
        <extracomment>Lesson 3, step 6</extracomment>
        <translation>Теперь [Таджикские воины](59), карта Герата. Там правит Сарбаз: чтобы разыграть её, мы должны ему взятку, по&#xa0;1&#xa0;рупии за каждое его племя.</translation>
    </message>
    <message>
        <source>The turn is young: there is a second action.</source>
        <extracomment>Lesson 3, step 6, to another choice</extracomment>
        <translation>Ход только начался: есть второе действие.</translation>
    </message>
    <message>
        <source>2 rupees are due. But a bribe can be negotiated. Offer 1: he has a single rupee and may take what he gets.</source>
        <extracomment>Lesson 3, step 7</extracomment>
        <translation>Положено 2&#xa0;рупии. Но о&#xa0;взятке можно поторговаться. Предложите 1: у&#xa0;него всего одна рупия, и&#xa0;он может взять, что дают.</translation>
    </message>
    <message>
        <source>Nothing at all? He would only laugh. Offer him 1.</source>
        <extracomment>Lesson 3, step 7, to another choice</extracomment>
        <translation>Совсем ничего? Он только рассмеётся. Предложите 1.</translation>
    </message>
    <message>
        <source>You may always withdraw; it costs nothing. But these riders are worth it.</source>
        <extracomment>Lesson 3, step 7, to another choice</extracomment>
        <translation>Отказаться можно всегда; это ничего не стоит. Но эти всадники того стоят.</translation>
    </message>
    <message>
        <source>Sarbaz thinks of his empty purse.</source>
        <extracomment>Lesson 3, step 8</extracomment>
        <translation>Сарбаз думает о&#xa0;своём пустом кошеле.</translation>
    </message>
    <message>
        <source>Agreed and paid. Place the card.</source>
        <extracomment>Lesson 3, step 9</extracomment>
        <translation>Договорились и&#xa0;заплатили. Положите карту.</translation>
    </message>
    <message>
        <source>2 Afghan armies are in Herat now, against his 2 tribes. A tie means no ruler: he took our money and lost Herat.</source>
        <extracomment>Lesson 3, step 10</extracomment>
        <translation>Теперь в&#xa0;Герате 2&#xa0;афганские армии против его 2&#xa0;племён. Поровну&#xa0;— значит без правителя: он взял наши деньги и&#xa0;потерял Герат.</translation>
    </message>
    <message>
        <source>End the turn, and see how it feels on the other side.</source>
        <extracomment>Lesson 3, step 11</extracomment>
        <translation>Завершите ход и&#xa0;посмотрите, каково быть по другую сторону.</translation>
    </message>
    <message>
        <source>Sarbaz sulks and takes a card.</source>
        <extracomment>Lesson 3, step 12</extracomment>
        <translation>Сарбаз дуется и&#xa0;берёт карту.</translation>
    </message>
    <message>
        <source>Devidas wants to play [Afghan Handicrafts](9), a Kabul card. With our 3 tribes there that costs him 3 rupees. He offers 1.</source>
        <extracomment>Lesson 3, step 13</extracomment>
        <translation>Девидас хочет разыграть [Афганские ремёсла](9), карту Кабула. С&#xa0;нашими 3&#xa0;племенами там это стоит ему 3&#xa0;рупии. Он предлагает 1.</translation>
    </message>
    <message>
        <source>Yours to decide: take 1, ask for more, or decline and keep him out of Kabul. Nothing here is wrong; think what his card would do.</source>
        <extracomment>Lesson 3, step 14</extracomment>
        <translation>Решать вам: взять 1, просить больше или отказать и&#xa0;не пустить его в&#xa0;Кабул. Неверного ответа здесь нет; подумайте, что сделала бы его карта.</translation>
    </message>
    <message>
        <source>Every ruler is a toll gate. The more tribes you have in a region, the more expensive it is for everyone else.</source>
        <extracomment>Lesson 3, step 16</extracomment>
        <translation>Каждый правитель&#xa0;— это застава. Чем больше у&#xa0;вас племён в&#xa0;регионе, тем дороже он для всех остальных.</translation>
    </message>
    <message>
        <source>Now another right of rulers. Devidas has a Kabul card in court, and we rule Kabul: [Ghilzai Nomads](13) may tax him.</source>
        <extracomment>Lesson 3, step 17</extracomment>
        <translation>Ещё одно право правителей. У&#xa0;Девидаса во дворе карта Кабула, а&#xa0;Кабулом правим мы: [Гильзаи-кочевники](13) могут обложить его налогом.</translation>
    </message>
    <message>
        <source>Another time. The purse of Devidas is open today.</source>
        <extracomment>Lesson 3, step 17, to another choice</extracomment>
        <translation>В&#xa0;другой раз. Сегодня открыт кошель Девидаса.</translation>
    </message>
    <message>
        <source>Take a rupee from Devidas. Each gold star in his court shelters 1 rupee; only what he has above that can be taxed.</source>
        <extracomment>Lesson 3, step 18</extracomment>
        <translation>Возьмите рупию у&#xa0;Девидаса. Каждая жёлтая звезда в&#xa0;его дворе защищает 1&#xa0;рупию; обложить можно только то, что сверх того.</translation>
    </message>
    <message>
        <source>The coins in the market are there for everyone. His are only for rulers.</source>
        <extracomment>Lesson 3, step 18, to another choice</extracomment>
        <translation>Монеты на рынке&#xa0;— для всех. Его монеты&#xa0;— только для правителей.</translation>
    </message>
    <message>
        <source>And a second one, from him or from the market.</source>
        <extracomment>Lesson 3, step 19</extracomment>
        <translation>И&#xa0;вторую, у&#xa0;него или с&#xa0;рынка.</translation>
    </message>
    <message>
        <source>The nomads have rank 2: a second rupee is yours.</source>
        <extracomment>Lesson 3, step 19, to another choice</extracomment>
        <translation>У&#xa0;кочевников ранг 2: вторая рупия ваша.</translation>
    </message>
    <message>
        <source>Tribes make you a ruler, armies keep you one. A ruler builds, taxes and is paid; and a tie is enough to end it.</source>
        <extracomment>Lesson 3, closing</extracomment>
        <translation>Племена делают вас правителем, армии сохраняют власть. Правитель строит, собирает налоги и&#xa0;получает взятки; и&#xa0;равенства достаточно, чтобы всё кончилось.</translation>
    </message>
    <message>
        <source>Ruler: your own tribe + the most ruling pieces. Tie: no one.</source>
        <extracomment>Lesson 3, what you know now</extracomment>
        <translation>Правитель: своё племя и&#xa0;больше всего правящих компонентов. Поровну: никто.</translation>
    </message>
    <message>
        <source>Bribe: 1 rupee for each of the ruler’s tribes, negotiable.</source>
        <extracomment>Lesson 3, what you know now</extracomment>
        <translation>Взятка: 1&#xa0;рупия за каждое племя правителя, можно торговаться.</translation>
    </message>
    <message>
        <source>Rulers build, tax court cards of the region and are bribed.</source>
        <extracomment>Lesson 3, what you know now</extracomment>
        <translation>Правители строят, облагают налогом карты региона и&#xa0;получают взятки.</translation>
    </message>
    <message>
        <source>Gold stars shelter rupees from tax.</source>
        <extracomment>Lesson 3, what you know now</extracomment>
        <translation>Жёлтые звёзды защищают рупии от налога.</translation>
    </message>
    <message>
        <source>Changing sides</source>
        <extracomment>Lesson 4, title</extracomment>
        <translation>Смена стороны</translation>
    </message>
    <message>
        <source>1839. The British march with twenty thousand men, and Devidas has been their man for years. The riders of Herat have gone home. We still wear Afghan green.</source>
        <extracomment>Lesson 4, opening</extracomment>
        <translation>1839&#xa0;год. Британцы идут с&#xa0;двадцатью тысячами солдат, а&#xa0;Девидас уже много лет их человек. Всадники Герата ушли домой. На нас всё ещё афганский зелёный.</translation>
    </message>
    <message>
        <source>The [Army of the Indus](32) has come. Count the blocks: British 7, Afghans 3, Russians 2. Click a block of the dominant coalition.</source>
        <extracomment>Lesson 4, step 1</extracomment>
        <translation>Пришла [Армия Инда](32). Сосчитайте фишки: у&#xa0;британцев 7, у&#xa0;афганцев 3, у&#xa0;русских 2. Щёлкните по фишке господствующей коалиции.</translation>
    </message>
    <message>
        <source>Count again: 4 more than each of the others. Pink, I fear.</source>
        <extracomment>Lesson 4, step 1</extracomment>
        <translation>Сосчитайте ещё раз: на&#xa0;4&#xa0;больше, чем у&#xa0;каждой другой. Боюсь, розовые.</translation>
    </message>
    <message>
        <source>A check is at the left end: it will be scored when your turn ends, whatever you do. No one has more influence with the Afghans than we do: 4. And the Afghans lose.</source>
        <extracomment>Lesson 4, step 2</extracomment>
        <translation>На левом краю проверка: она состоится, когда ход закончится, что бы вы ни делали. Ни у&#xa0;кого нет большего влияния на афганцев, чем у&#xa0;нас: 4. И&#xa0;афганцы проигрывают.</translation>
    </message>
    <message>
        <source>Let us see what loyalty is worth. End the turn and look. Do not worry: we will undo it.</source>
        <extracomment>Lesson 4, step 3</extracomment>
        <translation>Посмотрим, чего стоит лояльность. Завершите ход и&#xa0;смотрите. Не волнуйтесь: мы это отменим.</translation>
    </message>
    <message>
        <source>You see it already. First look at what happens without it; then it will be your turn.</source>
        <extracomment>Lesson 4, step 3, to another choice</extracomment>
        <translation>Вы уже поняли. Сначала посмотрите, что будет без этого; потом настанет ваш черёд.</translation>
    </message>
    <message>
        <source>Buying changes nothing about the count. See first how the check goes.</source>
        <extracomment>Lesson 4, step 3, to another choice</extracomment>
        <translation>Покупка в&#xa0;подсчёте ничего не изменит. Сначала посмотрите, чем кончится проверка.</translation>
    </message>
    <message>
        <source>5 points for Devidas, none for us, and with a lead of 5 he has won the whole game. That was loyalty. Now the other way.</source>
        <extracomment>Lesson 4, step 4</extracomment>
        <translation>5&#xa0;очков Девидасу, нам ничего, и&#xa0;с&#xa0;отрывом в&#xa0;5&#xa0;очков он выиграл всю игру. Такова лояльность. Теперь другой путь.</translation>
    </message>
    <message>
        <source>We are back before the end of the turn. In this game no one owes a coalition anything. Houses that last change sides.</source>
        <extracomment>Lesson 4, step 5</extracomment>
        <translation>Мы снова перед концом хода. В&#xa0;этой игре никто ничего не должен коалиции. Дома, которые живут долго, меняют сторону.</translation>
    </message>
    <message>
        <source>[British Regulars](50) are in your hand, with a pink name band: a patriot. Playing a patriot of another coalition makes us loyal to it at once.</source>
        <extracomment>Lesson 4, step 6</extracomment>
        <translation>У&#xa0;вас в&#xa0;руке [Британская регулярная армия](50), с&#xa0;розовой лентой имени: патриот. Разыграв патриота другой коалиции, мы сразу становимся лояльны ей.</translation>
    </message>
    <message>
        <source>Pick up the card and see what it would cost before you let go: one gift, one prize and every patriot of the old side. Then play it.</source>
        <extracomment>Lesson 4, step 7</extracomment>
        <translation>Поднимите карту и, прежде чем отпустить, посмотрите, чего она будет стоить: подарок, трофей и&#xa0;все патриоты прежней стороны. Потом разыграйте её.</translation>
    </message>
    <message>
        <source>You have seen how that ends.</source>
        <extracomment>Lesson 4, step 7, to another choice</extracomment>
        <translation>Вы видели, чем это кончается.</translation>
    </message>
    <message>
        <source>More influence with the Afghans, while the British win? The card in your hand, this time.</source>
        <extracomment>Lesson 4, step 7, to another choice</extracomment>
        <translation>Больше влияния на афганцев, когда побеждают британцы? На этот раз карта из руки.</translation>
    </message>
    <message>
        <source>The gift, the prize and Aminullah are gone. Kept: the tribes, the spies, the money, everyone else in court. And 2 more British armies, for we are British now.</source>
        <extracomment>Lesson 4, step 9</extracomment>
        <translation>Подарка, трофея и&#xa0;Аминуллы больше нет. Остались: племена, шпионы, деньги и&#xa0;все остальные во дворе. И&#xa0;ещё 2&#xa0;британские армии, ведь теперь мы за британцев.</translation>
    </message>
    <message>
        <source>Influence 2, and Devidas has 2. We would share: 4 points each. 1 action is left. What gives influence?</source>
        <extracomment>Lesson 4, step 10</extracomment>
        <translation>Влияние 2, и&#xa0;у&#xa0;Девидаса 2. Мы поделили бы очки: по&#xa0;4. Осталось 1&#xa0;действие. Что даёт влияние?</translation>
    </message>
    <message>
        <source>A gift, this time to the British. [Haji Khan Kakar](45) carries it; he knows the way by now.</source>
        <extracomment>Lesson 4, step 11</extracomment>
        <translation>Подарок, теперь британцам. Его отнесёт [Хаджи-хан Какар](45); дорогу он уже знает.</translation>
    </message>
    <message>
        <source>Then we would share with Devidas. 2 rupees put us first.</source>
        <extracomment>Lesson 4, step 11, to another choice</extracomment>
        <translation>Тогда мы поделим очки с&#xa0;Девидасом. 2&#xa0;рупии сделают нас первыми.</translation>
    </message>
    <message>
        <source>The cheapest space counts as much.</source>
        <extracomment>Lesson 4, step 12, to another choice</extracomment>
        <translation>Самая дешёвая ячейка считается так же.</translation>
    </message>
    <message>
        <source>3 against 2. Now end the turn.</source>
        <extracomment>Lesson 4, step 13</extracomment>
        <translation>3&#xa0;против 2. Теперь завершите ход.</translation>
    </message>
    <message>
        <source>5 for us, 3 for Devidas, who was loyal to the British all his life. The game does not ask how long you were a friend. The map is empty; everything begins again.</source>
        <extracomment>Lesson 4, step 14</extracomment>
        <translation>5&#xa0;нам, 3&#xa0;Девидасу, который был лоялен британцам всю жизнь. Игра не спрашивает, долго ли вы дружили. Поле пусто; всё начинается сначала.</translation>
    </message>
    <message>
        <source>Never ask whom you love; ask who will be dominant when the next check is scored, and whether one patriot can get you there in time.</source>
        <extracomment>Lesson 4, closing</extracomment>
        <translation>Не спрашивайте, кого вы любите; спрашивайте, кто будет господствовать при следующей проверке и&#xa0;приведёт ли вас туда вовремя один патриот.</translation>
    </message>
    <message>
        <source>One patriot of another coalition changes your side.</source>
        <extracomment>Lesson 4, what you know now</extracomment>
        <translation>Один патриот другой коалиции&#xa0;— и&#xa0;вы меняете сторону.</translation>
    </message>
    <message>
        <source>Lost: gifts, prizes, old patriots. Kept: the rest.</source>
        <extracomment>Lesson 4, what you know now</extracomment>
        <translation>Теряются: подарки, трофеи, прежние патриоты. Остаётся всё прочее.</translation>
    </message>
    <message>
        <source>Late is not too late: influence counts at the check, not before.</source>
        <extracomment>Lesson 4, what you know now</extracomment>
        <translation>Поздно не значит слишком поздно: влияние считается при проверке, не раньше.</translation>
    </message>
    <message>
        <source>Before every check ask: am I on the right side?</source>
        <extracomment>Lesson 4, what you know now</extracomment>
        <translation>Перед каждой проверкой спросите: на той ли я стороне?</translation>
    </message>
    <message>
        <source>Spies, hostages and betrayal</source>
        <extracomment>Lesson 5, title</extracomment>
        <translation>Шпионы, заложники и&#xa0;предательство</translation>
    </message>
    <message>
        <source>[Eldred Pottinger](19) brings 2 spies. Spies from icons go on cards of the same region, in any court. He is a Punjab man. Play him.</source>
        <extracomment>Lesson 5, step 2</extracomment>
        <translation>[Элдред Поттинджер](19) приводит 2&#xa0;шпионов. Шпионы от символов идут на карты того же региона, в&#xa0;любом дворе. Он человек Пенджаба. Разыграйте его.</translation>
    </message>
    <message>
        <source>First the spies. Sarbaz strikes next turn.</source>
        <extracomment>Lesson 5, step 2, to another choice</extracomment>
        <translation>Сначала шпионы. Сарбаз ударит в&#xa0;следующий ход.</translation>
    </message>
    <message>
        <source>[Akali Sikhs](38) are a Punjab card too. The first spy there.</source>
        <extracomment>Lesson 5, step 4</extracomment>
        <translation>[Сикхи-акали](38) тоже карта Пенджаба. Первого шпиона туда.</translation>
    </message>
    <message>
        <source>Army of the Indus marches for our own coalition. The Sikhs are the danger.</source>
        <extracomment>Lesson 5, step 4, to another choice</extracomment>
        <translation>Армия Инда идёт за нашу же коалицию. Опасны сикхи.</translation>
    </message>
    <message>
        <source>At home he only watches Pottinger. Put him beside the Sikhs.</source>
        <extracomment>Lesson 5, step 4, to another choice</extracomment>
        <translation>Дома он следит только за Поттинджером. Поставьте его к&#xa0;сикхам.</translation>
    </message>
    <message>
        <source>And the second. 2 of our spies, none of his: now the card is our hostage.</source>
        <extracomment>Lesson 5, step 5</extracomment>
        <translation>И&#xa0;второго. Наших шпионов 2, его ни одного: теперь карта у&#xa0;нас в&#xa0;заложниках.</translation>
    </message>
    <message>
        <source>Together they are worth more: each spy there raises the price.</source>
        <extracomment>Lesson 5, step 5, to another choice</extracomment>
        <translation>Вместе они ценнее: каждый шпион там поднимает цену.</translation>
    </message>
    <message>
        <source>Hostage means: to use any action on that card, Sarbaz must bribe us, 1 rupee for each spy. He keeps the card, but it is no longer quite his.</source>
        <extracomment>Lesson 5, step 6</extracomment>
        <translation>Это значит: за любое действие этой карты Сарбаз должен дать нам взятку, по&#xa0;1&#xa0;рупии за шпиона. Карта остаётся у&#xa0;него, но уже не совсем его.</translation>
    </message>
    <message>
        <source>1 action is left. Take a free card, or do not: our money is needed for a betrayal. End the turn when you like.</source>
        <extracomment>Lesson 5, step 7</extracomment>
        <translation>Осталось 1&#xa0;действие. Возьмите бесплатную карту или не берите: деньги нужны для предательства. Завершите ход, когда захотите.</translation>
    </message>
    <message>
        <source>Keep the money: a betrayal will cost 2. Only the cards at the left end are free.</source>
        <extracomment>Lesson 5, step 7, to another choice</extracomment>
        <translation>Приберегите деньги: предательство стоит 2. Бесплатны только карты на левом краю.</translation>
    </message>
    <message>
        <source>A bonus action: gold has been favored since Pottinger came. Sharp eye! Keep it in mind; another lesson is about that.</source>
        <extracomment>Lesson 5, step 7, to another choice</extracomment>
        <translation>Бонусное действие: с&#xa0;приходом Поттинджера ведущая масть жёлтая. Острый глаз! Запомните; об этом другой урок.</translation>
    </message>
    <message>
        <source>Now end the turn.</source>
        <extracomment>Lesson 5, step 8</extracomment>
        <translation>Теперь завершите ход.</translation>
    </message>
    <message>
        <source>Sarbaz wants to battle with [Akali Sikhs](38). 2 rupees are due to us; he has 1, and offers it.</source>
        <extracomment>Lesson 5, step 9</extracomment>
        <translation>Сарбаз хочет сразиться картой [Сикхи-акали](38). Нам полагается 2&#xa0;рупии; у&#xa0;него 1, её он и&#xa0;предлагает.</translation>
    </message>
    <message>
        <source>1 rupee for 2 dead armies? You do not have to accept. Decline, and his attack does not happen.</source>
        <extracomment>Lesson 5, step 10</extracomment>
        <translation>1&#xa0;рупия за&#xa0;2&#xa0;погибшие армии? Вы не обязаны соглашаться. Откажите, и&#xa0;нападения не будет.</translation>
    </message>
    <message>
        <source>His attack is off. It cost him nothing but the moment. He takes a card.</source>
        <extracomment>Lesson 5, step 11</extracomment>
        <translation>Нападения не будет. Оно не стоило ему ничего, кроме минуты. Он берёт карту.</translation>
    </message>
    <message>
        <source>Devidas uses [Money Lenders](14). Our old spy is still there alone, so he pays us 1 rupee, then gives the British a gift.</source>
        <extracomment>Lesson 5, step 12</extracomment>
        <translation>Девидас использует [Ростовщиков](14). Наш старый шпион там всё ещё один, поэтому он платит нам 1&#xa0;рупию, а&#xa0;потом делает подарок британцам.</translation>
    </message>
    <message>
        <source>Spies can walk, too. All courts form one ring around the table, card beside card. Yar Mohammad is next to the Sikhs: one step.</source>
        <extracomment>Lesson 5, step 13</extracomment>
        <translation>Шпионы ещё и&#xa0;ходят. Все дворы образуют кольцо вокруг стола, карта к&#xa0;карте. Яр-Мухаммед рядом с&#xa0;сикхами: один шаг.</translation>
    </message>
    <message>
        <source>Let Pottinger move our spies: rank 2, so 2 moves.</source>
        <extracomment>Lesson 5, step 14</extracomment>
        <translation>Пусть Поттинджер переместит наших шпионов: ранг 2, значит 2&#xa0;перемещения.</translation>
    </message>
    <message>
        <source>Pottinger could betray too, but our man is not on the right card yet.</source>
        <extracomment>Lesson 5, step 14, to another choice</extracomment>
        <translation>Поттинджер тоже мог бы предать, но наш человек ещё не на той карте.</translation>
    </message>
    <message>
        <source>Kakar will be needed in a moment. First the walk.</source>
        <extracomment>Lesson 5, step 14, to another choice</extracomment>
        <translation>Какар скоро понадобится. Сначала прогулка.</translation>
    </message>
    <message>
        <source>One spy from the Sikhs to Yar Mohammad. The other stays and keeps the hostage.</source>
        <extracomment>Lesson 5, step 15</extracomment>
        <translation>Одного шпиона от сикхов к&#xa0;Яр-Мухаммеду. Другой остаётся и&#xa0;держит заложника.</translation>
    </message>
    <message>
        <source>The other way he would leave Yar Mohammad behind.</source>
        <extracomment>Lesson 5, step 15, to another choice</extracomment>
        <translation>В&#xa0;другую сторону он уйдёт от Яр-Мухаммеда.</translation>
    </message>
    <message>
        <source>Armies another day. It is a spy’s night.</source>
        <extracomment>Lesson 5, step 15, to another choice</extracomment>
        <translation>Армии&#xa0;— в&#xa0;другой раз. Это ночь шпиона.</translation>
    </message>
    <message>
        <source>Enough: one spy on each card does more than two on one.</source>
        <extracomment>Lesson 5, step 16</extracomment>
        <translation>Довольно: по одному шпиону на карте полезнее, чем два на одной.</translation>
    </message>
    <message>
        <source>Leave the other where he is: as long as he is there, Sarbaz pays.</source>
        <extracomment>Lesson 5, step 16, to another choice</extracomment>
        <translation>Другого не трогайте: пока он там, Сарбаз платит.</translation>
    </message>
    <message>
        <source>Yar Mohammad is the only purple card Sarbaz has in Herat. If he falls, the tribes there fall too. Kakar, betray.</source>
        <extracomment>Lesson 5, step 17</extracomment>
        <translation>Яр-Мухаммед&#xa0;— единственная фиолетовая карта Сарбаза в&#xa0;Герате. Если падёт он, падут и&#xa0;племена. Какар, предавайте.</translation>
    </message>
    <message>
        <source>A gift is for quiet days. Yar Mohammad is exposed now.</source>
        <extracomment>Lesson 5, step 17, to another choice</extracomment>
        <translation>Подарки&#xa0;— для спокойных дней. Яр-Мухаммед беззащитен сейчас.</translation>
    </message>
    <message>
        <source>Tomorrow he may be gone.</source>
        <extracomment>Lesson 5, step 17, to another choice</extracomment>
        <translation>Завтра его может и&#xa0;не быть.</translation>
    </message>
    <message>
        <source>The Sikhs are worth a prize. But with Yar Mohammad all of Herat falls.</source>
        <extracomment>Lesson 5, step 18, to another choice</extracomment>
        <translation>Сикхи стоят трофея. Но вместе с&#xa0;Яр-Мухаммедом падёт весь Герат.</translation>
    </message>
    <message>
        <source>His card, his 2 tribes and Herat: gone for 2 rupees. The prize is Afghan, though. Taking it would make us Afghans: gift and patriots lost. Leave it.</source>
        <extracomment>Lesson 5, step 19</extracomment>
        <translation>Его карты, 2&#xa0;племён и&#xa0;Герата больше нет, всего за&#xa0;2&#xa0;рупии. Но трофей афганский. Взяв его, мы станем афганцами: потеряем подарок и&#xa0;патриотов. Оставьте его.</translation>
    </message>
    <message>
        <source>Sometimes that is the cheapest way to change sides. Today it would cost a gift, Pottinger and the Regulars.</source>
        <extracomment>Lesson 5, step 19, to another choice</extracomment>
        <translation>Иногда это самый дешёвый способ сменить сторону. Сегодня он стоил бы подарка, Поттинджера и&#xa0;регулярной армии.</translation>
    </message>
    <message>
        <source>A spy counts for a check, earns bribes and opens the door to betrayal. Look at your own court as well: whose discs are there?</source>
        <extracomment>Lesson 5, closing</extracomment>
        <translation>Шпион считается при проверке, зарабатывает взятки и&#xa0;открывает дверь предательству. Взгляните и&#xa0;на свой двор: чьи там кружки?</translation>
    </message>
    <message>
        <source>Spies land on cards of the icon’s region.</source>
        <extracomment>Lesson 5, what you know now</extracomment>
        <translation>Шпионы идут на карты региона символа.</translation>
    </message>
    <message>
        <source>Most spies on a card: its owner pays you for every action.</source>
        <extracomment>Lesson 5, what you know now</extracomment>
        <translation>У&#xa0;вас больше всего шпионов на карте: владелец платит вам за каждое её действие.</translation>
    </message>
    <message>
        <source>Betray purple cards: tribes fall with them.</source>
        <extracomment>Lesson 5, what you know now</extracomment>
        <translation>Предавайте фиолетовые карты: с&#xa0;ними падают племена.</translation>
    </message>
    <message>
        <source>A prize of another coalition changes your side: take it only if you want that.</source>
        <extracomment>Lesson 5, what you know now</extracomment>
        <translation>С&#xa0;трофеем другой коалиции вы меняете сторону: берите его, только если хотите этого.</translation>
    </message>
    <message>
        <source>Checks and timing</source>
        <extracomment>Lesson 6, title</extracomment>
        <translation>Проверки и&#xa0;нужный момент</translation>
    </message>
    <message>
        <source>1842. Russian gold has bought Sarbaz an army, and a second check is in the market. Today the house of Mirzad stands or falls.</source>
        <extracomment>Lesson 6, opening</extracomment>
        <translation>1842&#xa0;год. Русское золото купило Сарбазу армию, и&#xa0;на рынке вторая проверка. Сегодня дом Мирзад устоит или падёт.</translation>
    </message>
    <message>
        <source>Two things at once. Overthrow: with the last tribe of a region our purple cards from there are lost. And the card was leveraged: its 2 rupees had to be repaid.</source>
        <extracomment>Lesson 6, step 3</extracomment>
        <translation>Сразу две беды. Свержение: с&#xa0;последним племенем региона теряются наши фиолетовые карты оттуда. И&#xa0;карта была с&#xa0;займом: её 2&#xa0;рупии пришлось вернуть.</translation>
    </message>
    <message>
        <source>Then [Count Perovsky](100) brings 2 more Russian armies.</source>
        <extracomment>Lesson 6, step 4</extracomment>
        <translation>Затем [Граф Перовский](100) приводит ещё 2&#xa0;русские армии.</translation>
    </message>
    <message>
        <source>Devidas has 1 rupee and no idea. He takes a free card, and the check slides to column 2.</source>
        <extracomment>Lesson 6, step 5</extracomment>
        <translation>У&#xa0;Девидаса 1&#xa0;рупия и&#xa0;ни одной мысли. Он берёт бесплатную карту, и&#xa0;проверка сдвигается в&#xa0;столбец 2.</translation>
    </message>
    <message>
        <source>Russia 7, Britain 3: dominant by exactly 4. Open the forecast: 5 points for Sarbaz, none for us. Click the check everyone is waiting for.</source>
        <extracomment>Lesson 6, step 6</extracomment>
        <translation>У&#xa0;русских 7, у&#xa0;британцев 3: господство ровно на&#xa0;4. Откройте прогноз подсчёта: 5&#xa0;очков Сарбазу, нам ничего. Щёлкните по проверке, которой все ждут.</translation>
    </message>
    <message>
        <source>Look along the upper row for the scales.</source>
        <extracomment>Lesson 6, step 6</extracomment>
        <translation>Ищите в&#xa0;верхнем ряду весы.</translation>
    </message>
    <message>
        <source>Count backward. One Russian block fewer, and no coalition is dominant: then cylinders count. We have 7, Sarbaz 3, Devidas 2.</source>
        <extracomment>Lesson 6, step 7</extracomment>
        <translation>Считайте назад. Одной русской фишкой меньше, и&#xa0;никто не господствует: тогда считаются маркеры. У&#xa0;нас 7, у&#xa0;Сарбаза 3, у&#xa0;Девидаса 2.</translation>
    </message>
    <message>
        <source>Without dominance: 3 points for us, 8 in all, 5 more than anyone else. We would win today. But the price of the check is 2, and we have 1 rupee.</source>
        <extracomment>Lesson 6, step 8</extracomment>
        <translation>Без господства: 3&#xa0;очка нам, всего 8, на&#xa0;5&#xa0;больше, чем у&#xa0;любого. Сегодня мы бы победили. Но проверка стоит 2, а&#xa0;у&#xa0;нас 1&#xa0;рупия.</translation>
    </message>
    <message>
        <source>See the marker: economic is favored. Gold cards can take bonus actions, without using up your 2 actions. [Ghilzai Nomads](13) are gold, and they tax.</source>
        <extracomment>Lesson 6, step 9</extracomment>
        <translation>Видите маркер: ведущая масть&#xa0;— экономика. Действия жёлтых карт бонусные и&#xa0;не тратят ваших 2&#xa0;действий. [Гильзаи-кочевники](13) жёлтые, и&#xa0;они собирают налог.</translation>
    </message>
    <message>
        <source>Now you. Break the dominance, find the money, buy the check, all this turn. The order is up to you; undo as much as you like.</source>
        <extracomment>Lesson 6, step 10</extracomment>
        <translation>Теперь вы. Сломайте господство, найдите деньги, купите проверку, всё за этот ход. Порядок за вами; отменяйте сколько угодно.</translation>
    </message>
    <message>
        <source>British Regulars can battle. Our 2 armies are in Kandahar, beside a Russian army and a Russian road.</source>
        <extracomment>Lesson 6, step 10, hint</extracomment>
        <translation>Британская регулярная армия умеет сражаться. Наши 2&#xa0;армии в&#xa0;Кандагаре, рядом с&#xa0;русской армией и&#xa0;русской дорогой.</translation>
    </message>
    <message>
        <source>The nomads’ tax is a bonus action: it does not use up an action.</source>
        <extracomment>Lesson 6, step 10, hint</extracomment>
        <translation>Налог кочевников&#xa0;— это бонусное действие: он не тратит действия.</translation>
    </message>
    <message>
        <source>Battle, tax, then buy the check. If the forecast says 3 points for us, it is time.</source>
        <extracomment>Lesson 6, step 10, hint</extracomment>
        <translation>Сражение, налог, потом покупка проверки. Если прогноз показывает 3&#xa0;очка нам, пора.</translation>
    </message>
    <message>
        <source>Russia was still dominant, so Sarbaz got the points. Break the dominance first. Let us undo that.</source>
        <extracomment>Lesson 6, step 10, failed</extracomment>
        <translation>Россия ещё господствовала, поэтому очки достались Сарбазу. Сначала сломайте господство. Отменим это.</translation>
    </message>
    <message>
        <source>The turn is over and the check is still there; Sarbaz would not wait. Let us undo that.</source>
        <extracomment>Lesson 6, step 10, failed</extracomment>
        <translation>Ход окончен, а&#xa0;проверка всё ещё там; Сарбаз ждать не станет. Отменим это.</translation>
    </message>
    <message>
        <source>With one battle you broke a dominance and seized the moment. That is the art: not strength but timing.</source>
        <extracomment>Lesson 6, closing</extracomment>
        <translation>Одним сражением вы сломали господство и&#xa0;не упустили момент. В&#xa0;этом искусство: не в&#xa0;силе, а&#xa0;в&#xa0;верной минуте.</translation>
    </message>
    <message>
        <source>Last tribe gone: purple cards gone.</source>
        <extracomment>Lesson 6, what you know now</extracomment>
        <translation>Нет последнего племени: нет фиолетовых карт.</translation>
    </message>
    <message>
        <source>Leverage must be repaid.</source>
        <extracomment>Lesson 6, what you know now</extracomment>
        <translation>Заём надо вернуть.</translation>
    </message>
    <message>
        <source>Favored suit: bonus actions.</source>
        <extracomment>Lesson 6, what you know now</extracomment>
        <translation>Ведущая масть: бонусные действия.</translation>
    </message>
    <message>
        <source>Before a check: dominance, or none? Which pays me?</source>
        <extracomment>Lesson 6, what you know now</extracomment>
        <translation>Перед проверкой: господство или нет? Что выгодно мне?</translation>
    </message>
    <message>
        <source>If it pays you now, buy the check now.</source>
        <extracomment>Lesson 6, what you know now</extracomment>
        <translation>Если проверка выгодна сейчас, купите её сейчас.</translation>
    </message>
    <message>
        <source>A game of your own</source>
        <extracomment>Lesson 7, title</extracomment>
        <translation>Своя игра</translation>
    </message>
    <message>
        <source>1855. The British have gone home, the Russians are far away, and a new rider has come over the Wakhan. I am old. This time I only watch.</source>
        <extracomment>Lesson 7, opening</extracomment>
        <translation>1855&#xa0;год. Британцы ушли домой, русские далеко, и&#xa0;через Вахан приехала новая всадница. Я стар. На этот раз я только смотрю.</translation>
    </message>
    <message>
        <source>No more guiding hand: a real table. You have 3 points, Wakhan 1. 3 checks are left, and the final one counts double. She brings nothing but 4 rupees.</source>
        <extracomment>Lesson 7, step 1</extracomment>
        <translation>Больше никто не ведёт вас за руку: стол настоящий. У&#xa0;вас 3&#xa0;очка, у&#xa0;Вахан 1. Осталось 3&#xa0;проверки, и&#xa0;финальная считается вдвойне. С&#xa0;ней только 4&#xa0;рупии.</translation>
    </message>
    <message>
        <source>First choose your loyalty. See which patriots are near: [Ishaqzai Chiefs](58) are Afghan, [Eldred Pottinger](19) British, [Russo-Persian Trade](81) Russian. You can change later; you know how.</source>
        <extracomment>Lesson 7, step 2</extracomment>
        <translation>Сначала выберите лояльность. Смотрите, какие патриоты близко: [Вожди исхакзаев](58) за афганцев, [Элдред Поттинджер](19) за британцев, [Русско-персидская торговля](81) за русских. Сменить можно потом; вы умеете.</translation>
    </message>
    <message>
        <source>Wakhan has taken her turn. She draws a card and works down its lines until 2 actions are done. She has no hand: she buys and plays at once. One key tells why.</source>
        <extracomment>Lesson 7, step 3</extracomment>
        <translation>Вахан сходила. Она открывает карту и&#xa0;идёт по её строкам, пока не сделает 2&#xa0;действия. Руки у&#xa0;неё нет: она покупает и&#xa0;сразу разыгрывает. Одна клавиша скажет почему.</translation>
    </message>
    <message>
        <source>She has no loyalty and counts for every coalition: whichever is dominant, she scores by influence. If it is not yours, she scores and you do not.</source>
        <extracomment>Lesson 7, step 4</extracomment>
        <translation>У&#xa0;неё нет лояльности, и&#xa0;она считается за каждую коалицию: кто бы ни господствовал, она получает очки по влиянию. Если не ваша коалиция, очки у&#xa0;неё, а&#xa0;не у&#xa0;вас.</translation>
    </message>
    <message>
        <source>She never bargains: a bribe to her is paid in full. As soon as a check would bring her more points than you, she buys it. Watch the forecast, and change the count in time.</source>
        <extracomment>Lesson 7, step 5</extracomment>
        <translation>Она не торгуется: взятка ей платится целиком. Как только проверка даст ей больше, чем вам, она её купит. Следите за прогнозом и&#xa0;меняйте подсчёт вовремя.</translation>
    </message>
    <message>
        <source>The rest is yours. I speak only when I see something; ask for a hint when you want one, and undo as much as you like.</source>
        <extracomment>Lesson 7, step 6</extracomment>
        <translation>Остальное за вами. Я говорю, только когда что-то вижу; хотите подсказку, попросите, и&#xa0;отменяйте сколько угодно.</translation>
    </message>
    <message>
        <source>Buy the check now: you would lead by 4, and that wins at once.</source>
        <extracomment>Lesson 7, win_now</extracomment>
        <translation>Купите проверку сейчас: вы оторвётесь на&#xa0;4, а&#xa0;это сразу победа.</translation>
    </message>
    <message>
        <source>A check now would bring you more points than Wakhan. Buy it before things change.</source>
        <extracomment>Lesson 7, take_check</extracomment>
        <translation>Проверка сейчас даст вам больше очков, чем Вахан. Купите её, пока всё не изменилось.</translation>
    </message>
    <message>
        <source>A check is near, and another coalition is dominant. A patriot of theirs, a prize of theirs, or one block fewer for them: what can you reach?</source>
        <extracomment>Lesson 7, wrong_side</extracomment>
        <translation>Проверка близко, а&#xa0;господствует другая коалиция. Её патриот, её трофей или одной её фишкой меньше: до чего вы дотянетесь?</translation>
    </message>
    <message>
        <source>If the check came now, Wakhan would gain more than you, and she buys such checks. Change the count first: cylinders, influence or one block.</source>
        <extracomment>Lesson 7, she_takes_it</extracomment>
        <translation>Случись проверка сейчас, Вахан получит больше вас, а&#xa0;такие проверки она покупает. Сначала измените подсчёт: маркеры, влияние или одна фишка.</translation>
    </message>
    <message>
        <source>You rule nothing yet. A purple card brings a tribe, and a tribe can rule.</source>
        <extracomment>Lesson 7, first_tribe</extracomment>
        <translation>Вы пока ничем не правите. Фиолетовая карта приводит племя, а&#xa0;племя может править.</translation>
    </message>
    <message>
        <source>Cards in hand do nothing. Play one: its icons take effect at once and its actions are yours.</source>
        <extracomment>Lesson 7, play_hand</extracomment>
        <translation>Карты в&#xa0;руке ничего не делают. Разыграйте одну: её символы сработают сразу, а&#xa0;действия станут вашими.</translation>
    </message>
    <message>
        <source>A card in the market has more rupees on it than its price. Whatever else it does, it pays for itself.</source>
        <extracomment>Lesson 7, coins</extracomment>
        <translation>На одной карте рынка больше рупий, чем она стоит. Что бы она ни делала, она окупит себя.</translation>
    </message>
    <message>
        <source>Your purse is nearly empty, and one of your cards can tax.</source>
        <extracomment>Lesson 7, poor</extracomment>
        <translation>Ваш кошель почти пуст, а&#xa0;одна из ваших карт собирает налог.</translation>
    </message>
    <message>
        <source>One of your favored cards has not acted yet. It can still take a bonus action.</source>
        <extracomment>Lesson 7, bonus</extracomment>
        <translation>Одна из ваших карт ведущей масти ещё не действовала. У&#xa0;неё есть бонусное действие.</translation>
    </message>
    <message>
        <source>A single tribe holds a purple card, and foreign armies are beside it. If it falls, the card falls.</source>
        <extracomment>Lesson 7, lone_tribe</extracomment>
        <translation>Одно племя держит фиолетовую карту, а&#xa0;рядом чужие армии. Если оно падёт, падёт и&#xa0;карта.</translation>
    </message>
    <message>
        <source>Your court is above its limit: you will have to discard. Purple stars make room.</source>
        <extracomment>Lesson 7, court_full</extracomment>
        <translation>Ваш двор больше предела: придётся сбросить карты. Фиолетовые звёзды дают место.</translation>
    </message>
    <message>
        <source>Wakhan’s spies hold one of your cards hostage. Its actions cost a full bribe; use another card, or battle on it.</source>
        <extracomment>Lesson 7, hostage</extracomment>
        <translation>Шпионы Вахан держат вашу карту в&#xa0;заложниках. Её действия стоят полной взятки; возьмите другую карту или сразитесь на этой.</translation>
    </message>
    <message>
        <source>No coalition is dominant, so cylinders will count, and Wakhan has more. Tribes, spies and gifts all count the same.</source>
        <extracomment>Lesson 7, few_cylinders</extracomment>
        <translation>Никто не господствует, значит, считаются маркеры, и&#xa0;у&#xa0;Вахан их больше. Племена, шпионы и&#xa0;подарки считаются одинаково.</translation>
    </message>
    <message>
        <source>Your coalition leads on the map. A gift for 2 rupees is one more influence point when the check comes.</source>
        <extracomment>Lesson 7, gift_cheap</extracomment>
        <translation>Ваша коалиция впереди на поле. Подарок за&#xa0;2&#xa0;рупии&#xa0;— это ещё одно очко влияния к&#xa0;проверке.</translation>
    </message>
    <message>
        <source>You have played a whole game, and whatever the score, you chose your moments yourself. The table is yours now.</source>
        <extracomment>Lesson 7, closing</extracomment>
        <translation>Вы сыграли целую игру, и&#xa0;каков бы ни был счёт, момент вы каждый раз выбирали сами. Теперь стол ваш.</translation>
    </message>
    <message>
        <source>You know everything you need for a first game.</source>
        <extracomment>Lesson 7, what you know now</extracomment>
        <translation>Вы знаете всё, что нужно для первой игры.</translation>
    </message>
    <message>
        <source>New game, Wakhan, three houses or friends: the same table.</source>
        <extracomment>Lesson 7, what you know now</extracomment>
        <translation>Новая игра, Вахан, три дома или друзья: стол тот же.</translation>
    </message>
    <message>
        <source>Lesson {number}</source>
        <translation>Урок {number}</translation>
    </message>
    <message>
        <source>Lesson {number} · {step}/{steps}</source>
        <translation>Урок {number} · {step}/{steps}</translation>
    </message>
    <message>
        <source>Challenge done</source>
        <translation>Испытание пройдено</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Challenge: {title}</source>
        <translation>Испытание: {title}</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Испытание</translation>
    </message>
    <message>
        <source>A better friend</source>
        <extracomment>Lesson 0, challenge 0a</extracomment>
        <translation>Лучший друг</translation>
    </message>
    <message>
        <source>Start the day again. Score the first check with influence 4 instead of 3.</source>
        <extracomment>Lesson 0, challenge 0a</extracomment>
        <translation>Начните этот день ещё раз. Проведите первую проверку с&#xa0;влиянием 4 вместо 3.</translation>
    </message>
    <message>
        <source>A patriot played before the check counts for influence at once.</source>
        <extracomment>Lesson 0, challenge 0a</extracomment>
        <translation>Патриот, разыгранный перед проверкой, сразу даёт влияние.</translation>
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
        <translation>Ход окончен, и&#xa0;этого не хватило. Вернитесь и&#xa0;попробуйте иначе.</translation>
    </message>
    <message>
        <source>Let it fall</source>
        <extracomment>Lesson 0, challenge 0b</extracomment>
        <translation>Пусть пройдёт сама</translation>
    </message>
    <message>
        <source>Start the day again. Have the first check scored without buying it, and use both actions for something else: a third court card and a new card in hand.</source>
        <extracomment>Lesson 0, challenge 0b</extracomment>
        <translation>Начните этот день ещё раз. Пусть первая проверка пройдёт без покупки, а&#xa0;оба действия потратьте иначе: на третью карту двора и&#xa0;новую карту в&#xa0;руке.</translation>
    </message>
    <message>
        <source>A check in the leftmost column is scored when the turn ends.</source>
        <extracomment>Lesson 0, challenge 0b</extracomment>
        <translation>Проверка в&#xa0;крайнем левом столбце проходит в&#xa0;конце хода.</translation>
    </message>
    <message>
        <source>Not a rupee less</source>
        <extracomment>Lesson 1, challenge 1a</extracomment>
        <translation>Ни рупией меньше</translation>
    </message>
    <message>
        <source>Start this lesson’s first turn again. End it with 2 cards in hand and still 4 rupees.</source>
        <extracomment>Lesson 1, challenge 1a</extracomment>
        <translation>Начните первый ход этого урока ещё раз. Закончите его с&#xa0;2&#xa0;картами в&#xa0;руке и&#xa0;по-прежнему с&#xa0;4&#xa0;рупиями.</translation>
    </message>
    <message>
        <source>Gather the coins</source>
        <extracomment>Lesson 1, challenge 1b</extracomment>
        <translation>Соберите монеты</translation>
    </message>
    <message>
        <source>From your second turn: have at least 4 rupees at its end.</source>
        <extracomment>Lesson 1, challenge 1b</extracomment>
        <translation>Со второго вашего хода: к&#xa0;его концу имейте не меньше 4&#xa0;рупий.</translation>
    </message>
    <message>
        <source>There are coins on two cards in the lower row. Which must you buy first, so as not to place a rupee on it?</source>
        <extracomment>Lesson 1, challenge 1b</extracomment>
        <translation>В&#xa0;нижнем ряду монеты лежат на двух картах. Какую купить первой, чтобы не положить на неё рупию?</translation>
    </message>
    <message>
        <source>A forest of green</source>
        <extracomment>Lesson 2, challenge 2a</extracomment>
        <translation>Зелёный лес</translation>
    </message>
    <message>
        <source>Start this lesson’s first turn again. End it with 7 Afghan blocks in play.</source>
        <extracomment>Lesson 2, challenge 2a</extracomment>
        <translation>Начните первый ход этого урока ещё раз. Закончите его с&#xa0;7&#xa0;афганскими фишками в&#xa0;игре.</translation>
    </message>
    <message>
        <source>3 blocks cost 6 rupees. You have 4, and the nomads can tax.</source>
        <extracomment>Lesson 2, challenge 2a</extracomment>
        <translation>3&#xa0;фишки стоят 6&#xa0;рупий. У&#xa0;вас 4, а&#xa0;кочевники могут собрать налог.</translation>
    </message>
    <message>
        <source>Kandahar for nothing</source>
        <extracomment>Lesson 2, challenge 2b</extracomment>
        <translation>Кандагар даром</translation>
    </message>
    <message>
        <source>Start again. Rule Kandahar by the end of this turn without spending a rupee.</source>
        <extracomment>Lesson 2, challenge 2b</extracomment>
        <translation>Начните ещё раз. К&#xa0;концу этого хода правьте Кандагаром, не потратив ни рупии.</translation>
    </message>
    <message>
        <source>2 against 2: one more of ours or one fewer of theirs.</source>
        <extracomment>Lesson 2, challenge 2b</extracomment>
        <translation>2 против 2: на одного больше наших или на одного меньше чужих.</translation>
    </message>
    <message>
        <source>A prize and a full purse</source>
        <extracomment>Lesson 2, challenge 2c</extracomment>
        <translation>Трофей и&#xa0;полный кошель</translation>
    </message>
    <message>
        <source>From the third turn: take [Charles Stoddart](4)’s prize and still have 2 rupees.</source>
        <extracomment>Lesson 2, challenge 2c</extracomment>
        <translation>С&#xa0;третьего хода: возьмите трофей, [Чарльза Стоддарта](4), и&#xa0;сохраните 2&#xa0;рупии.</translation>
    </message>
    <message>
        <source>Betraying costs 2. Who can fetch the rupees first?</source>
        <extracomment>Lesson 2, challenge 2c</extracomment>
        <translation>Предательство стоит 2. Кто может добыть рупии заранее?</translation>
    </message>
    <message>
        <source>A cheap tie</source>
        <extracomment>Lesson 3, challenge 3a</extracomment>
        <translation>Дешёвая ничья</translation>
    </message>
    <message>
        <source>Start this lesson again. End the turn with Herat ruled by no one and at least 2 rupees left.</source>
        <extracomment>Lesson 3, challenge 3a</extracomment>
        <translation>Начните этот урок ещё раз. Закончите ход так, чтобы Гератом никто не правил, а&#xa0;у&#xa0;вас осталось не меньше 2&#xa0;рупий.</translation>
    </message>
    <message>
        <source>Sarbaz accepts 1 rupee if you offer it.</source>
        <extracomment>Lesson 3, challenge 3a</extracomment>
        <translation>Сарбаз возьмёт и&#xa0;1&#xa0;рупию, если её предложить.</translation>
    </message>
    <message>
        <source>Empty his purse</source>
        <extracomment>Lesson 3, challenge 3b</extracomment>
        <translation>Опустошите его кошель</translation>
    </message>
    <message>
        <source>From your second turn: have at least 5 rupees at its end.</source>
        <extracomment>Lesson 3, challenge 3b</extracomment>
        <translation>Со второго вашего хода: к&#xa0;его концу имейте не меньше 5&#xa0;рупий.</translation>
    </message>
    <message>
        <source>Who has cards of a region you rule, and more rupees than gold stars?</source>
        <extracomment>Lesson 3, challenge 3b</extracomment>
        <translation>У&#xa0;кого есть карты региона, которым правите вы, и&#xa0;рупий больше, чем жёлтых звёзд?</translation>
    </message>
    <message>
        <source>A poor friend</source>
        <extracomment>Lesson 4, challenge 4a</extracomment>
        <translation>Бедный друг</translation>
    </message>
    <message>
        <source>Start again with the check before you. Score at least 4 points without giving a gift.</source>
        <extracomment>Lesson 4, challenge 4a</extracomment>
        <translation>Начните ещё раз перед проверкой. Получите не меньше 4&#xa0;очков, не сделав подарка.</translation>
    </message>
    <message>
        <source>In a tie with Devidas, you share the first two places.</source>
        <extracomment>Lesson 4, challenge 4a</extracomment>
        <translation>При ничьей с&#xa0;Девидасом первые два места делятся.</translation>
    </message>
    <message>
        <source>No one’s triumph</source>
        <extracomment>Lesson 4, challenge 4b</extracomment>
        <translation>Ничей триумф</translation>
    </message>
    <message>
        <source>Start again. Stay an Afghan, and make sure no coalition is dominant when the check is scored.</source>
        <extracomment>Lesson 4, challenge 4b</extracomment>
        <translation>Начните ещё раз. Останьтесь с&#xa0;афганцами и&#xa0;сделайте так, чтобы при проверке не господствовала ни одна коалиция.</translation>
    </message>
    <message>
        <source>British 7, Afghans 3: one more block, and the lead is 3. Then cylinders count, and you have the most.</source>
        <extracomment>Lesson 4, challenge 4b</extracomment>
        <translation>Британцы 7, афганцы 3: ещё одна фишка, и&#xa0;разрыв будет 3. Тогда считают маркеры, а&#xa0;у&#xa0;вас их больше всех.</translation>
    </message>
    <message>
        <source>A prize of our own</source>
        <extracomment>Lesson 5, challenge 5a</extracomment>
        <translation>Свой трофей</translation>
    </message>
    <message>
        <source>From your second turn: win a prize without changing sides.</source>
        <extracomment>Lesson 5, challenge 5a</extracomment>
        <translation>Со второго вашего хода: получите трофей, не меняя стороны.</translation>
    </message>
    <message>
        <source>Which card has a British prize and one of our spies on it?</source>
        <extracomment>Lesson 5, challenge 5a</extracomment>
        <translation>На какой карте с&#xa0;британским трофеем стоит наш шпион?</translation>
    </message>
    <message>
        <source>Hostages everywhere</source>
        <extracomment>Lesson 5, challenge 5b</extracomment>
        <translation>Всюду заложники</translation>
    </message>
    <message>
        <source>One spy is enough where no one else has one.</source>
        <extracomment>Lesson 5, challenge 5b</extracomment>
        <translation>Хватит и&#xa0;одного шпиона там, где нет чужих.</translation>
    </message>
    <message>
        <source>The turncoat</source>
        <extracomment>Lesson 5, challenge 5c</extracomment>
        <translation>Перебежчик</translation>
    </message>
    <message>
        <source>From your second turn: become an Afghan again this turn.</source>
        <extracomment>Lesson 5, challenge 5c</extracomment>
        <translation>Со второго вашего хода: станьте в&#xa0;этот ход снова афганцем.</translation>
    </message>
    <message>
        <source>Yar Mohammad has an Afghan prize.</source>
        <extracomment>Lesson 5, challenge 5c</extracomment>
        <translation>У&#xa0;Яр-Мухаммеда афганский трофей.</translation>
    </message>
    <message>
        <source>Only one block</source>
        <extracomment>Lesson 6, challenge 6a</extracomment>
        <translation>Только одна фишка</translation>
    </message>
    <message>
        <source>Start your last turn again. Win, and remove only a single Russian block.</source>
        <extracomment>Lesson 6, challenge 6a</extracomment>
        <translation>Начните ваш последний ход ещё раз. Победите, удалив только одну русскую фишку.</translation>
    </message>
    <message>
        <source>A lead of 3 is not dominance. And only 1 rupee is missing.</source>
        <extracomment>Lesson 6, challenge 6a</extracomment>
        <translation>Отрыв в&#xa0;3 ещё не господство. А&#xa0;не хватает лишь 1&#xa0;рупии.</translation>
    </message>
    <message>
        <source>Another day</source>
        <extracomment>Lesson 6, challenge 6b</extracomment>
        <translation>В&#xa0;другой день</translation>
    </message>
    <message>
        <source>Start your last turn again. Leave the check alone: end with no coalition dominant and [Russian Regulars](84) gone from Sarbaz’s court.</source>
        <extracomment>Lesson 6, challenge 6b</extracomment>
        <translation>Начните ваш последний ход ещё раз. Не трогайте проверку: пусть в&#xa0;конце не господствует никто, а&#xa0;[Русская армия](84) исчезнет из двора Сарбаза.</translation>
    </message>
    <message>
        <source>Our spy is on that card. Betraying costs 2 rupees; the nomads can fetch them as a bonus.</source>
        <extracomment>Lesson 6, challenge 6b</extracomment>
        <translation>На этой карте наш шпион. Предательство стоит 2&#xa0;рупии; кочевники могут добыть их бонусным действием.</translation>
    </message>
    <message>
        <source>A good purchase, but not yet. What is lit comes first.</source>
        <translation>Хорошая покупка, но не сейчас. Сначала то, что подсвечено.</translation>
    </message>
    <message>
        <source>One action is left. Play [Josiah Harlan](25) from your hand: he brings a tribe to Punjab. That is our third cylinder, one more than Sarbaz has.</source>
        <extracomment>Lesson 0, step 8</extracomment>
        <translation>Осталось одно действие. Разыграйте [Джосайю Харлана](25) из руки: он приведёт племя в&#xa0;Пенджаб. Это наш третий маркер, на один больше, чем у&#xa0;Сарбаза.</translation>
    </message>
    <message>
        <source>[Charles Stoddart](4): you put a spy beside him long ago. He leaves Devidas’s court, and all spies on him return to their supplies.</source>
        <extracomment>Lesson 2, step 23</extracomment>
        <translation>[Чарльз Стоддарт](4): вы давно поставили рядом с&#xa0;ним шпиона. Он уходит из двора Девидаса, и&#xa0;все шпионы на нём возвращаются в&#xa0;запас.</translation>
    </message>
    <message>
        <source>His spy goes on a Kabul card, in any court. Devidas’s [Money Lenders](14) are one: from now on we know what the banker does.</source>
        <extracomment>Lesson 3, step 5</extracomment>
        <translation>Его шпион идёт на карту Кабула, в&#xa0;любом дворе. [Ростовщики](14) Девидаса как раз такая: отныне мы знаем, что делает банкир.</translation>
    </message>
    <message>
        <source>1840. We wear British pink, as half of Kabul does. Sarbaz has Russian gold and soldiers from Punjab. Time for quiet work.</source>
        <extracomment>Lesson 5, opening</extracomment>
        <translation>1840&#xa0;год. На нас британский розовый, как и&#xa0;на половине Кабула. У&#xa0;Сарбаза русское золото и&#xa0;солдаты из Пенджаба. Время для тихой работы.</translation>
    </message>
    <message>
        <source>Sarbaz has hired [Akali Sikhs](38), and their card can battle: 2 Russian armies in Punjab against our 2. Click that card.</source>
        <extracomment>Lesson 5, step 1</extracomment>
        <translation>Сарбаз нанял [Сикхов-акали](38), и&#xa0;их карта умеет сражаться: 2&#xa0;русские армии в&#xa0;Пенджабе против наших 2. Щёлкните по этой карте.</translation>
    </message>
    <message>
        <source>In Sarbaz’s court, the red card from Punjab.</source>
        <extracomment>Lesson 5, step 1</extracomment>
        <translation>Во дворе Сарбаза, красная карта Пенджаба.</translation>
    </message>
    <message>
        <source>For 1 rupee he would clear our armies out of Punjab. Decline, this time.</source>
        <extracomment>Lesson 5, step 10, to another choice</extracomment>
        <translation>За&#xa0;1&#xa0;рупию он выметет наши армии из Пенджаба. На этот раз откажите.</translation>
    </message>
    <message>
        <source>Look at [Maqpon Dynasty](27), far left in our court. One tribe in Punjab holds it, and it is leveraged: 2 rupees came with it. Russian armies are beside that tribe.</source>
        <extracomment>Lesson 6, step 1</extracomment>
        <translation>Посмотрите на карту [Династия Макпон](27), слева в&#xa0;нашем дворе. Её держит одно племя в&#xa0;Пенджабе, и&#xa0;она с&#xa0;символом займа: с&#xa0;ней пришли 2&#xa0;рупии. Рядом с&#xa0;племенем русские армии.</translation>
    </message>
    <message>
        <source>Sarbaz battles in Punjab and removes our only tribe there.</source>
        <extracomment>Lesson 6, step 2</extracomment>
        <translation>Сарбаз сражается в&#xa0;Пенджабе и&#xa0;удаляет там наше единственное племя.</translation>
    </message>
    <message>
        <source>One card is free. Another has its price on it.</source>
        <extracomment>Lesson 1, challenge 1a</extracomment>
        <translation>Одна карта бесплатна. На другой уже лежит её цена.</translation>
    </message>
    <message>
        <source>From your second turn: hold 1 card in Devidas’s court hostage and 2 in Sarbaz’s.</source>
        <extracomment>Lesson 5, challenge 5b</extracomment>
        <translation>Со второго вашего хода: держите в&#xa0;заложниках 1&#xa0;карту во дворе Девидаса и&#xa0;2 во дворе Сарбаза.</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>около %n&#xa0;минуты</numerusform>
            <numerusform>около %n&#xa0;минут</numerusform>
            <numerusform>около %n&#xa0;минут</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue at step {step} of {steps}</source>
        <translation>Продолжить с&#xa0;шага {step} из {steps}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё раз</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>Eight lessons at the real table, telling one story. Each takes a few minutes; you can stop at any time and continue later.</source>
        <translation>Восемь уроков за настоящим столом, объединённых одной историей. Каждый занимает несколько минут; можно остановиться в&#xa0;любой момент и&#xa0;продолжить позже.</translation>
    </message>
    <message>
        <source>What you know now</source>
        <translation>Что вы теперь знаете</translation>
    </message>
    <message>
        <source>Read “Your first game” instead</source>
        <translation>Лучше почитать: «Ваша первая игра»</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>На начальную страницу</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Испытания</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Novice</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Опытный</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Сильный</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>Looks only at its own court and hand and sometimes misjudges things.</source>
        <translation>Смотрит только на свой двор и&#xa0;свою руку и&#xa0;иногда ошибается.</translation>
    </message>
    <message>
        <source>Takes the action that improves its position most.</source>
        <translation>Выбирает действие, которое больше всего улучшает его положение.</translation>
    </message>
    <message>
        <source>Plans its whole turn before it begins.</source>
        <translation>Обдумывает весь ход заранее.</translation>
    </message>
    <message>
        <source>Plans its turn and considers how the others may respond.</source>
        <translation>Обдумывает ход и&#xa0;то, как могут ответить остальные.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>replay</source>
        <translation>повтор</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>почему?</translation>
    </message>
    <message>
        <source>Double-click a line to see that moment again</source>
        <translation>Двойной щелчок по строке: снова показать этот момент</translation>
    </message>
    <message>
        <source>Go to the newest line</source>
        <translation>К&#xa0;последней записи</translation>
    </message>
</context>
<context>
    <name>LookBackControl</name>
    <message>
        <source>Looking back works only for games of the second edition.</source>
        <translation>Разбор возможен только для игр второго издания.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Ещё ничего не сыграно.</translation>
    </message>
</context>
<context>
    <name>LookBackLines</name>
    <message>
        <source>Looking back</source>
        <translation>Разбор игры</translation>
    </message>
    <message>
        <source>Chance of winning in %</source>
        <translation>Шанс победить, %</translation>
    </message>
    <message>
        <source>Each player’s chance of winning at the start of every turn, judged by what everyone could see. It was fitted to games between computer players and is calibrated: of 100 positions rated 30%, about 30 are won. In the first turns it says little.</source>
        <translation>Шанс каждого игрока на победу в&#xa0;начале каждого хода по тому, что видели все. Он подобран по играм между компьютерными игроками и&#xa0;откалиброван: из&#xa0;100&#xa0;позиций с&#xa0;оценкой 30&#xa0;% выигрывается около 30. В&#xa0;первых ходах он мало что значит.</translation>
    </message>
    <message>
        <source>Dashed vertical lines are Dominance Checks.</source>
        <translation>Вертикальные штриховые линии&#xa0;— проверки господства.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Переломные моменты</translation>
    </message>
    <message>
        <source>No turn changed anyone’s chances by much.</source>
        <translation>Ни один ход не изменил шансы заметно.</translation>
    </message>
    <message>
        <source>Turn {turn} ({name})</source>
        <translation>Ход {turn} ({name})</translation>
    </message>
    <message>
        <source>{name}’s chance: {before} → {after}</source>
        <translation>шанс ({name}): {before} → {after}</translation>
    </message>
    <message>
        <source>Played: nothing.</source>
        <translation>Сыграно: ничего.</translation>
    </message>
    <message>
        <source>Played: {moves}.</source>
        <translation>Сыграно: {moves}.</translation>
    </message>
    <message>
        <source>Expert is thinking about it: {percent}</source>
        <translation>Эксперт обдумывает ход: {percent}</translation>
    </message>
    <message>
        <source>Expert would have begun the same way: {move}. {reasons}</source>
        <translation>Эксперт начал бы так же: {move}. {reasons}</translation>
    </message>
    <message>
        <source>Expert would have played: {move}. {reasons}</source>
        <translation>Эксперт сыграл бы так: {move}. {reasons}</translation>
    </message>
    <message>
        <source>{name} {percent}</source>
        <translation>{name} {percent}</translation>
    </message>
    <message>
        <source>Turn {turn}: {chances}</source>
        <translation>Ход {turn}: {chances}</translation>
    </message>
    <message>
        <source>Turns that cost their player the most</source>
        <translation>Ходы, которые обошлись дороже всего</translation>
    </message>
</context>
<context>
    <name>LookBackView</name>
    <message>
        <source>Export log…</source>
        <translation>Экспорт журнала…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ход</translation>
    </message>
</context>
<context>
    <name>LoyaltyLog</name>
    <message numerus="yes">
        <source>{seat} loses %n gift(s).</source>
        <translation>
            <numerusform>{seat} теряет %n&#xa0;подарок.</numerusform>
            <numerusform>{seat} теряет %n&#xa0;подарка.</numerusform>
            <numerusform>{seat} теряет %n&#xa0;подарков.</numerusform>
        </translation>
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
    <message>
        <source>{seat} chooses loyalty: {coalition}.</source>
        <translation>{seat} выбирает лояльность: {coalition}.</translation>
    </message>
    <message>
        <source>{seat} changes loyalty to {coalition}.</source>
        <translation>{seat} меняет лояльность: {coalition}.</translation>
    </message>
    <message>
        <source>No one rules {region} anymore.</source>
        <translation>Регионом {region} больше никто не правит.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
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
        <source>and the adjoining lands · 1823</source>
        <translation>и&#xa0;сопредельные земли · 1823</translation>
    </message>
</context>
<context>
    <name>MarketLog</name>
    <message>
        <source>“{title}” is discarded. {effect}</source>
        <translation>Сброшено событие «{title}». {effect}</translation>
    </message>
    <message>
        <source>Insurrection: {seat} places 2 Afghan armies in Kabul.</source>
        <translation>Мятеж: {seat} размещает в&#xa0;Кабуле 2&#xa0;афганские армии.</translation>
    </message>
    <message>
        <source>New in the market: “{card}”.</source>
        <translation>Новая карта на рынке: «{card}».</translation>
    </message>
    <message>
        <source>A Dominance Check is discarded from the market.</source>
        <translation>Проверка господства сброшена с&#xa0;рынка.</translation>
    </message>
    <message>
        <source>Instability: two Dominance Checks are in the market.</source>
        <translation>Нестабильность: на рынке две проверки господства.</translation>
    </message>
    <message>
        <source>Rumor: {seat}’s patriots give no influence (through the next Dominance Check).</source>
        <translation>«Слухи»: до конца следующей проверки господства патриоты не дают влияния (игрок: {seat}).</translation>
    </message>
    <message>
        <source>“{title}” is in effect for {seat} until the next Dominance Check.</source>
        <translation>Событие «{title}» действует до следующей проверки господства (игрок: {seat}).</translation>
    </message>
    <message>
        <source>“{title}” is in effect until the next Dominance Check.</source>
        <translation>Событие «{title}» действует до следующей проверки господства.</translation>
    </message>
    <message>
        <source>“{title}” is no longer in effect.</source>
        <translation>Событие «{title}» больше не действует.</translation>
    </message>
    <message>
        <source>{seat} removes all armies and tribes from {region}.</source>
        <translation>{seat} удаляет все армии и&#xa0;племена (регион: {region}).</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Place a spy on “{card}” (Blackmail)</source>
        <translation>Разместить шпиона на карте «{card}» (шантаж)</translation>
    </message>
    <message>
        <source>Tax with “{card}”</source>
        <translation>Собрать налог действием карты «{card}»</translation>
    </message>
    <message>
        <source>Give a gift with “{card}”</source>
        <translation>Сделать подарок действием карты «{card}»</translation>
    </message>
    <message>
        <source>Build with “{card}”</source>
        <translation>Построить действием карты «{card}»</translation>
    </message>
    <message>
        <source>Move with “{card}”</source>
        <translation>Переместить компоненты действием карты «{card}»</translation>
    </message>
    <message>
        <source>Betray with “{card}”</source>
        <translation>Предать действием карты «{card}»</translation>
    </message>
    <message>
        <source>Battle with “{card}”</source>
        <translation>Сразиться действием карты «{card}»</translation>
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
        <source>Take from play: {piece}</source>
        <translation>Взять уже выставленное: {piece}</translation>
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
            <numerusform>Сделать подарок за&#xa0;%n&#xa0;рупию</numerusform>
            <numerusform>Сделать подарок за&#xa0;%n&#xa0;рупии</numerusform>
            <numerusform>Сделать подарок за&#xa0;%n&#xa0;рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>Build an army {in_region}</source>
        <translation>Построить армию {in_region}</translation>
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
        <source>Return the spy to the supply</source>
        <translation>Вернуть шпиона в&#xa0;запас</translation>
    </message>
    <message>
        <source>Discard “{card}”</source>
        <translation>Сбросить карту «{card}»</translation>
    </message>
    <message>
        <source>Choose the favored suit: {suit}</source>
        <translation>Выбрать ведущую масть: {suit}</translation>
    </message>
    <message>
        <source>Choose loyalty: {coalition}</source>
        <translation>Выбрать лояльность: {coalition}</translation>
    </message>
    <message>
        <source>Place a road on the {border} border</source>
        <translation>Разместить дорогу на границе {border}</translation>
    </message>
    <message>
        <source>Build a road on the {border} border</source>
        <translation>Построить дорогу на границе {border}</translation>
    </message>
    <message>
        <source>Move the spy to “{card}”</source>
        <translation>Переместить шпиона на карту «{card}»</translation>
    </message>
    <message>
        <source>Choose {other}</source>
        <translation>Выбрать игрока: {other}</translation>
    </message>
    <message>
        <source>Choose {region}</source>
        <translation>Выбрать регион: {region}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
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
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Copy card text</source>
        <translation>Копировать текст карты</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Настройки…</translation>
    </message>
    <message>
        <source>Card details</source>
        <translation>О&#xa0;карте</translation>
    </message>
    <message>
        <source>If scored now</source>
        <translation>Прогноз подсчёта</translation>
    </message>
    <message>
        <source>Wakhan’s reasons</source>
        <translation>Логика Вахан</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Обзор стола</translation>
    </message>
    <message>
        <source>Ring of courts</source>
        <translation>Кольцо дворов</translation>
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
        <source>Full screen</source>
        <translation>Полный экран</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Почему нельзя?</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>What does this mean?</source>
        <translation>Что это значит?</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Ваша первая игра</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Сообщить о&#xa0;проблеме…</translation>
    </message>
    <message>
        <source>About Pamir Desktop</source>
        <translation>О&#xa0;программе Pamir Desktop</translation>
    </message>
    <message>
        <source>Undo: {choice}</source>
        <translation>Отменить: {choice}</translation>
    </message>
    <message>
        <source>Redo: {choice}</source>
        <translation>Повторить: {choice}</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлое</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Сумеречное</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокая контрастность</translation>
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
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстрая</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычная</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленная</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Палитра</translation>
    </message>
    <message>
        <source>Default size</source>
        <translation>Обычный размер</translation>
    </message>
    <message>
        <source>Resolve forced choices automatically</source>
        <translation>Делать единственный возможный выбор за вас</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation>Горячие клавиши…</translation>
    </message>
    <message>
        <source>Cannot undo: new cards have been revealed</source>
        <translation>Отменить нельзя: открыты новые карты</translation>
    </message>
    <message>
        <source>Cannot undo: another player has decided since</source>
        <translation>Отменить нельзя: после этого решал другой игрок</translation>
    </message>
    <message>
        <source>Cannot undo: the next player has seen their hand</source>
        <translation>Отменить нельзя: следующий игрок уже видел свои карты</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Как в&#xa0;системе</translation>
    </message>
    <message>
        <source>Color-blind friendly</source>
        <translation>Для дальтоников</translation>
    </message>
    <message>
        <source>As in the printed game</source>
        <translation>Как в&#xa0;печатной игре</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Сразу</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Repeat the lesson’s sentence</source>
        <translation>Повторить фразу урока</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Игра дня</translation>
    </message>
    <message>
        <source>Confirm if actions are left</source>
        <translation>Спрашивать перед концом хода, если остались действия</translation>
    </message>
</context>
<context>
    <name>MoneyLog</name>
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
        <source>{seat} gives a gift for %n rupee(s).</source>
        <translation>
            <numerusform>{seat} делает подарок за&#xa0;%n&#xa0;рупию.</numerusform>
            <numerusform>{seat} делает подарок за&#xa0;%n&#xa0;рупии.</numerusform>
            <numerusform>{seat} делает подарок за&#xa0;%n&#xa0;рупий.</numerusform>
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
        <source>{seat} places %n rupee(s) on “{card}”.</source>
        <translation>
            <numerusform>{seat} кладёт %n&#xa0;рупию на карту «{card}».</numerusform>
            <numerusform>{seat} кладёт %n&#xa0;рупии на карту «{card}».</numerusform>
            <numerusform>{seat} кладёт %n&#xa0;рупий на карту «{card}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays %n rupee(s) that leave the game.</source>
        <translation>
            <numerusform>{seat} платит %n&#xa0;рупию; она выбывает из игры.</numerusform>
            <numerusform>{seat} платит %n&#xa0;рупии; они выбывают из игры.</numerusform>
            <numerusform>{seat} платит %n&#xa0;рупий; они выбывают из игры.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n rupee(s) in tax from “{card}”.</source>
        <translation>
            <numerusform>{seat} собирает налог: %n&#xa0;рупия с&#xa0;карты «{card}».</numerusform>
            <numerusform>{seat} собирает налог: %n&#xa0;рупии с&#xa0;карты «{card}».</numerusform>
            <numerusform>{seat} собирает налог: %n&#xa0;рупий с&#xa0;карты «{card}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n rupee(s) in tax from {other}.</source>
        <translation>
            <numerusform>{seat} собирает налог: %n&#xa0;рупия (платит: {other}).</numerusform>
            <numerusform>{seat} собирает налог: %n&#xa0;рупии (платит: {other}).</numerusform>
            <numerusform>{seat} собирает налог: %n&#xa0;рупий (платит: {other}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} cannot repay; a debt of %n rupee(s) is forgiven.</source>
        <translation>
            <numerusform>{seat} не может вернуть заём; прощается %n&#xa0;рупия долга.</numerusform>
            <numerusform>{seat} не может вернуть заём; прощаются %n&#xa0;рупии долга.</numerusform>
            <numerusform>{seat} не может вернуть заём; прощаются %n&#xa0;рупий долга.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} does not have to repay %n rupee(s) of leverage.</source>
        <translation>
            <numerusform>{seat} может не возвращать %n&#xa0;рупию займа.</numerusform>
            <numerusform>{seat} может не возвращать %n&#xa0;рупии займа.</numerusform>
            <numerusform>{seat} может не возвращать %n&#xa0;рупий займа.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>Seed</source>
        <translation>Зерно случайности</translation>
    </message>
    <message>
        <source>random</source>
        <translation>случайное</translation>
    </message>
    <message>
        <source>Determines how all cards are shuffled: the same seed and the same choices lead to the same game.</source>
        <translation>Определяет, как тасуются все карты: одно и&#xa0;то же зерно и&#xa0;те же решения дают ту же игру.</translation>
    </message>
    <message>
        <source>First to choose loyalty</source>
        <translation>Первым выбирает лояльность</translation>
    </message>
    <message>
        <source>The others follow clockwise; whoever chooses last takes the first turn.</source>
        <translation>Остальные выбирают по часовой стрелке; кто выбрал последним, ходит первым.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Открытые руки</translation>
    </message>
    <message>
        <source>Everyone sees every hand, and no curtain is needed.</source>
        <translation>Все видят карты всех игроков, и&#xa0;занавес не нужен.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Every choice can be undone, and the game does not count in the statistics.</source>
        <translation>Любое решение можно отменить; в&#xa0;статистике игра не учитывается.</translation>
    </message>
    <message>
        <source>The seed must be a number of up to 18 digits.</source>
        <translation>Зерно&#xa0;— число не длиннее 18&#xa0;цифр.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
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
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Ещё…</translation>
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
        <source>{player} plays only in games of up to {number} players: choose fewer players.</source>
        <translation>{player} участвует в&#xa0;играх не более чем на {number} мест: выберите меньше игроков.</translation>
    </message>
</context>
<context>
    <name>NoteSlip</name>
    <message>
        <source>Click to close this note.</source>
        <translation>Щёлкните, чтобы закрыть это сообщение.</translation>
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
        <translation>{owner} отказывается от пошлины (должник: {seat}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays {owner} a toll of %n rupee(s).</source>
        <translation>
            <numerusform>{seat} платит пошлину: %n&#xa0;рупия (получает: {owner}).</numerusform>
            <numerusform>{seat} платит пошлину: %n&#xa0;рупии (получает: {owner}).</numerusform>
            <numerusform>{seat} платит пошлину: %n&#xa0;рупий (получает: {owner}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} asks {asked} to waive the toll for “{card}”.</source>
        <translation>{seat} просит не брать пошлину за карту «{card}» (решает: {asked}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} offers {asked} %n rupee(s) as the toll for “{card}”.</source>
        <translation>
            <numerusform>{seat} предлагает %n&#xa0;рупию пошлины за карту «{card}» (решает: {asked}).</numerusform>
            <numerusform>{seat} предлагает %n&#xa0;рупии пошлины за карту «{card}» (решает: {asked}).</numerusform>
            <numerusform>{seat} предлагает %n&#xa0;рупий пошлины за карту «{card}» (решает: {asked}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} asks {asked} for a spy on “{card}” without paying for it.</source>
        <translation>{seat} просит шпиона на карте «{card}», ничего за это не платя (решает: {asked}).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} offers {asked} %n rupee(s) for a spy on “{card}”.</source>
        <translation>
            <numerusform>{seat} предлагает %n&#xa0;рупию за шпиона на карте «{card}» (решает: {asked}).</numerusform>
            <numerusform>{seat} предлагает %n&#xa0;рупии за шпиона на карте «{card}» (решает: {asked}).</numerusform>
            <numerusform>{seat} предлагает %n&#xa0;рупий за шпиона на карте «{card}» (решает: {asked}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} demands %n rupee(s) from {asker}.</source>
        <translation>
            <numerusform>{seat} требует %n&#xa0;рупию (платит: {asker}).</numerusform>
            <numerusform>{seat} требует %n&#xa0;рупии (платит: {asker}).</numerusform>
            <numerusform>{seat} требует %n&#xa0;рупий (платит: {asker}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} refuses {asker}’s offer.</source>
        <translation>{seat} отклоняет предложение (предлагает: {asker}).</translation>
    </message>
    <message>
        <source>{seat} gives up on “{card}”.</source>
        <translation>{seat} отказывается от действия (карта «{card}»).</translation>
    </message>
    <message numerus="yes">
        <source>{seat} lends {asker} the spy on “{card}” for %n rupee(s).</source>
        <translation>
            <numerusform>{seat} уступает шпиона на карте «{card}» за&#xa0;%n&#xa0;рупию (кому: {asker}).</numerusform>
            <numerusform>{seat} уступает шпиона на карте «{card}» за&#xa0;%n&#xa0;рупии (кому: {asker}).</numerusform>
            <numerusform>{seat} уступает шпиона на карте «{card}» за&#xa0;%n&#xa0;рупий (кому: {asker}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} lends {asker} the spy on “{card}”.</source>
        <translation>{seat} уступает шпиона на карте «{card}» (кому: {asker}).</translation>
    </message>
    <message>
        <source>{seat} offers {partner} a deal. Gives: {gives}. Receives: {takes}.</source>
        <translation>{seat} предлагает сделку (кому: {partner}). Даёт: {gives}. Получает: {takes}.</translation>
    </message>
    <message>
        <source>{seat} accepts {proposer}’s deal.</source>
        <translation>{seat} принимает сделку (предлагает: {proposer}).</translation>
    </message>
    <message>
        <source>{seat} refuses {proposer}’s deal.</source>
        <translation>{seat} отклоняет сделку (предлагает: {proposer}).</translation>
    </message>
    <message>
        <source>{seat} closes the offer.</source>
        <translation>{seat} закрывает предложение.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is paid the %n rupee(s) that {payer} had set aside.</source>
        <translation>
            <numerusform>{seat} получает отложенное: %n&#xa0;рупия (платит: {payer}).</numerusform>
            <numerusform>{seat} получает отложенное: %n&#xa0;рупии (платит: {payer}).</numerusform>
            <numerusform>{seat} получает отложенное: %n&#xa0;рупий (платит: {payer}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{payer} takes back the %n rupee(s) set aside.</source>
        <translation>
            <numerusform>{payer} забирает отложенное: %n&#xa0;рупия.</numerusform>
            <numerusform>{payer} забирает отложенное: %n&#xa0;рупии.</numerusform>
            <numerusform>{payer} забирает отложенное: %n&#xa0;рупий.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outline</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Игровое поле</translation>
    </message>
    <message>
        <source>Favored suit</source>
        <translation>Ведущая масть</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>Deck, supplies and events</source>
        <translation>Колода, запасы и&#xa0;события</translation>
    </message>
    <message>
        <source>Courts</source>
        <translation>Дворы</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ваша рука</translation>
    </message>
    <message>
        <source>Your loyalty dial</source>
        <translation>Ваш диск лояльности</translation>
    </message>
    <message>
        <source>Top row</source>
        <translation>Верхний ряд</translation>
    </message>
    <message>
        <source>Bottom row</source>
        <translation>Нижний ряд</translation>
    </message>
    <message>
        <source>{player}’s court</source>
        <translation>Двор: {player}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Задача</translation>
    </message>
</context>
<context>
    <name>OutlinePanel</name>
    <message>
        <source>can be chosen</source>
        <translation>можно выбрать</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Обзор стола</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>На столе</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>Close the outline</source>
        <translation>Закрыть обзор стола</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>взято</translation>
    </message>
    <message>
        <source>Detach or reattach the outline</source>
        <translation>Открепить обзор стола от окна или вернуть на место</translation>
    </message>
</context>
<context>
    <name>PaymentLog</name>
    <message numerus="yes">
        <source>{seat} places %n rupee(s) on each of these cards: {cards}.</source>
        <translation>
            <numerusform>{seat} кладёт по&#xa0;%n&#xa0;рупии на карты: {cards}.</numerusform>
            <numerusform>{seat} кладёт по&#xa0;%n&#xa0;рупии на карты: {cards}.</numerusform>
            <numerusform>{seat} кладёт по&#xa0;%n&#xa0;рупий на карты: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Piece</name>
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
        <translation>подарок за&#xa0;2&#xa0;рупии</translation>
    </message>
    <message>
        <source>gift for 4 rupees</source>
        <translation>подарок за&#xa0;4&#xa0;рупии</translation>
    </message>
    <message>
        <source>gift for 6 rupees</source>
        <translation>подарок за&#xa0;6&#xa0;рупий</translation>
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
        <source>tribe {in_region}</source>
        <translation>племя {in_region}</translation>
    </message>
    <message>
        <source>spy on “{card}”</source>
        <translation>шпион на карте «{card}»</translation>
    </message>
    <message>
        <source>Afghan road on {border}</source>
        <translation>Афганская дорога {border}</translation>
    </message>
    <message>
        <source>British road on {border}</source>
        <translation>Британская дорога {border}</translation>
    </message>
    <message>
        <source>Russian road on {border}</source>
        <translation>Русская дорога {border}</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>army {in_region}</source>
        <translation>армия {in_region}</translation>
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
    <message>
        <source>road on {border}</source>
        <translation>дорога {border}</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстрая</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычная</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленная</translation>
    </message>
    <message>
        <source>Wakhan’s pace</source>
        <translation>Темп Вахан</translation>
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
        <source>How cards and pieces move. Any key or click skips the animation.</source>
        <translation>Как движутся карты и&#xa0;компоненты. Любая клавиша или щелчок сразу ставит их на место.</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Сразу</translation>
    </message>
    <message>
        <source>Step by step: she waits for a key after everything she does. Instant: only the log shows what she did.</source>
        <translation>По шагам: после каждого действия Вахан ждёт нажатия клавиши. Сразу: что она сделала, показывает только журнал.</translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation>Подтверждения</translation>
    </message>
    <message>
        <source>Resolve forced choices automatically</source>
        <translation>Делать единственный возможный выбор за вас</translation>
    </message>
    <message>
        <source>You can undo such a choice like any other.</source>
        <translation>Такое решение можно отменить, как и&#xa0;любой другой.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>В&#xa0;каждой игре</translation>
    </message>
    <message>
        <source>Hints use only what the player who asks may know. If several people share the screen, they all see the hint. Games with hints are marked.</source>
        <translation>Подсказки опираются только на то, что вправе знать спросивший. Если за экраном несколько человек, подсказку видят все. Игры с&#xa0;подсказками отмечаются.</translation>
    </message>
    <message>
        <source>Warn about moves beginners often regret</source>
        <translation>Предупреждать о&#xa0;ходах, о&#xa0;которых новички часто жалеют</translation>
    </message>
    <message>
        <source>When playing alone</source>
        <translation>При игре в&#xa0;одиночку</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Play sounds for cards, rupees, pieces and checks</source>
        <translation>Звуки карт, рупий, компонентов и&#xa0;проверок</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>The volume of the sounds.</source>
        <translation>Громкость звуков.</translation>
    </message>
    <message>
        <source>This system has no program to play sounds with.</source>
        <translation>В&#xa0;этой системе нет программы для воспроизведения звука.</translation>
    </message>
    <message>
        <source>Confirm if actions are left</source>
        <translation>Спрашивать перед концом хода, если остались действия</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Wakhan</source>
        <translation>Вахан</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>никто</translation>
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
    <name>PlayerKind</name>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
</context>
<context>
    <name>PreviewLine</name>
    <message>
        <source>{player} loses {cards}</source>
        <translation>{player} теряет: {cards}</translation>
    </message>
    <message>
        <source>the prize {card}</source>
        <translation>трофей {card}</translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n gift(s)</source>
        <translation>
            <numerusform>{player} теряет %n&#xa0;подарок</numerusform>
            <numerusform>{player} теряет %n&#xa0;подарка</numerusform>
            <numerusform>{player} теряет %n&#xa0;подарков</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: influence {before} → {after}</source>
        <translation>{player}: влияние {before} → {after}</translation>
    </message>
    <message>
        <source>{player}: points {before} → {after}</source>
        <translation>{player}: очки {before} → {after}</translation>
    </message>
    <message>
        <source>{player}: rupees {before} → {after}</source>
        <translation>{player}: рупии {before} → {after}</translation>
    </message>
    <message>
        <source>{player}: cylinders in play {before} → {after}</source>
        <translation>{player}: маркеры в&#xa0;игре {before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) leave the game</source>
        <translation>
            <numerusform>%n&#xa0;рупия выбывает из игры</numerusform>
            <numerusform>%n&#xa0;рупии выбывают из игры</numerusform>
            <numerusform>%n&#xa0;рупий выбывают из игры</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bribe first: %n rupee(s) to {player}</source>
        <translation>
            <numerusform>сначала взятка, %n&#xa0;рупия: {player}</numerusform>
            <numerusform>сначала взятка, %n&#xa0;рупии: {player}</numerusform>
            <numerusform>сначала взятка, %n&#xa0;рупий: {player}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} loses prizes: {cards}</source>
        <translation>{player} теряет трофеи: {cards}</translation>
    </message>
    <message>
        <source>“{card}” is no longer a hostage</source>
        <translation>карта «{card}» больше не в&#xa0;заложниках</translation>
    </message>
    <message>
        <source>“{card}” becomes {player}’s hostage</source>
        <translation>карту «{card}» берёт в&#xa0;заложники {player}</translation>
    </message>
    <message numerus="yes">
        <source>{player} must discard cards to cover %n rupee(s)</source>
        <translation>
            <numerusform>{player} сбрасывает карты в&#xa0;счёт долга: %n&#xa0;рупия</numerusform>
            <numerusform>{player} сбрасывает карты в&#xa0;счёт долга: %n&#xa0;рупии</numerusform>
            <numerusform>{player} сбрасывает карты в&#xa0;счёт долга: %n&#xa0;рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s loyalty changes: {before} → {after}</source>
        <translation>{player} меняет лояльность: {before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n&#xa0;подарок</numerusform>
            <numerusform>%n&#xa0;подарка</numerusform>
            <numerusform>%n&#xa0;подарков</numerusform>
        </translation>
    </message>
    <message>
        <source>you rule with its armies, move along its roads and score if it dominates a check</source>
        <translation>с&#xa0;её армиями вы правите, по её дорогам ходите, её господство даёт вам очки</translation>
    </message>
    <message>
        <source>then {player}’s loyalty changes to {after}</source>
        <translation>затем {player} меняет лояльность: {after}</translation>
    </message>
    <message>
        <source>no influence for gifts: Embarrassment of Riches is in effect</source>
        <translation>подарки не дают влияния: действует «Избыток богатств»</translation>
    </message>
    <message>
        <source>no influence for patriots: the rumor is in effect</source>
        <translation>патриоты не дают влияния: действует слух</translation>
    </message>
    <message>
        <source>ruler of {region}: {before} → {after}</source>
        <comment>ruler</comment>
        <translation>правит ({region}): {before} → {after}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message numerus="yes">
        <source>%n action(s) left: buy, play or use a card.</source>
        <translation>
            <numerusform>Осталось %n&#xa0;действие: купите, разыграйте или используйте карту.</numerusform>
            <numerusform>Осталось %n&#xa0;действия: купите, разыграйте или используйте карту.</numerusform>
            <numerusform>Осталось %n&#xa0;действий: купите, разыграйте или используйте карту.</numerusform>
        </translation>
    </message>
    <message>
        <source>No actions left: end your turn.</source>
        <translation>Действий не осталось: завершите ход.</translation>
    </message>
    <message>
        <source>The deck is empty. Do you agree to end the game?</source>
        <translation>Колода пуста. Согласны закончить игру?</translation>
    </message>
    <message numerus="yes">
        <source>“{card}”: {recipient} may demand a bribe of %n rupee(s).</source>
        <translation>
            <numerusform>«{card}»: {recipient} может потребовать взятку в&#xa0;%n&#xa0;рупию.</numerusform>
            <numerusform>«{card}»: {recipient} может потребовать взятку в&#xa0;%n&#xa0;рупии.</numerusform>
            <numerusform>«{card}»: {recipient} может потребовать взятку в&#xa0;%n&#xa0;рупий.</numerusform>
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
        <source>{payer} asks you to waive the bribe for “{card}”. Due: {due}.</source>
        <translation>{payer} просит вас не брать взятку за карту «{card}». Положено: {due}.</translation>
    </message>
    <message>
        <source>“{card}”: place a spy on a court card {of_region}.</source>
        <translation>«{card}»: разместите шпиона на карте {of_region} в&#xa0;любом дворе.</translation>
    </message>
    <message>
        <source>“{card}”: place a road on a border {of_region}.</source>
        <translation>«{card}»: разместите дорогу на границе {of_region}.</translation>
    </message>
    <message numerus="yes">
        <source>Tax: take up to %n more rupee(s).</source>
        <translation>
            <numerusform>Налог: можно взять ещё %n&#xa0;рупию.</numerusform>
            <numerusform>Налог: можно взять ещё %n&#xa0;рупии.</numerusform>
            <numerusform>Налог: можно взять ещё %n&#xa0;рупий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Infrastructure: place one more block for free.</source>
        <translation>«Инфраструктура»: разместите ещё одну фишку бесплатно.</translation>
    </message>
    <message>
        <source>Keep “{card}” as a prize?</source>
        <translation>Забрать карту «{card}» как трофей?</translation>
    </message>
    <message numerus="yes">
        <source>Battle {in_region}: remove up to %n more piece(s).</source>
        <translation>
            <numerusform>Сражение {in_region}: можно удалить ещё %n&#xa0;компонент.</numerusform>
            <numerusform>Сражение {in_region}: можно удалить ещё %n&#xa0;компонента.</numerusform>
            <numerusform>Сражение {in_region}: можно удалить ещё %n&#xa0;компонентов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle on “{card}”: remove up to %n more spy/spies.</source>
        <translation>
            <numerusform>Сражение на карте «{card}»: можно удалить ещё %n&#xa0;шпиона.</numerusform>
            <numerusform>Сражение на карте «{card}»: можно удалить ещё %n&#xa0;шпионов.</numerusform>
            <numerusform>Сражение на карте «{card}»: можно удалить ещё %n&#xa0;шпионов.</numerusform>
        </translation>
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
        <source>Pashtunwali Values: choose the favored suit.</source>
        <translation>«Ценности пуштунвали»: выберите ведущую масть.</translation>
    </message>
    <message>
        <source>Blackmail: place a spy on a card without spies, or skip.</source>
        <translation>«Шантаж»: выберите карту без шпионов, чтобы разместить на ней своего, или пропустите.</translation>
    </message>
    <message>
        <source>No actions left, but you can still take bonus actions.</source>
        <translation>Действий не осталось, но возможны бонусные действия.</translation>
    </message>
    <message>
        <source>Play “{card}” at the left or right end of your court?</source>
        <translation>Карта «{card}»: разыграть у&#xa0;левого или у&#xa0;правого края двора?</translation>
    </message>
    <message>
        <source>Play “{card}” left or right? Your loyalty will change to {patriot}.</source>
        <translation>Карта «{card}»: слева или справа? Ваша новая лояльность: {patriot}.</translation>
    </message>
    <message>
        <source>No Afghan blocks left: take one from the map for {place}.</source>
        <translation>Не осталось афганских фишек: возьмите одну с&#xa0;поля (куда: {place}).</translation>
    </message>
    <message>
        <source>No British blocks left: take one from the map for {place}.</source>
        <translation>Не осталось британских фишек: возьмите одну с&#xa0;поля (куда: {place}).</translation>
    </message>
    <message>
        <source>No Russian blocks left: take one from the map for {place}.</source>
        <translation>Не осталось русских фишек: возьмите одну с&#xa0;поля (куда: {place}).</translation>
    </message>
    <message>
        <source>Your supply is empty: take one of your cylinders in play for the gift.</source>
        <translation>Ваш запас пуст: возьмите для подарка один из своих маркеров в&#xa0;игре.</translation>
    </message>
    <message>
        <source>Your supply is empty: take one of your cylinders in play for a spy on {place}.</source>
        <translation>Ваш запас пуст: для шпиона на карте {place} возьмите один из своих маркеров в&#xa0;игре.</translation>
    </message>
    <message>
        <source>Your supply is empty: take one of your cylinders in play for a tribe in {place}.</source>
        <translation>Ваш запас пуст: для племени в&#xa0;регионе {place} возьмите один из своих маркеров в&#xa0;игре.</translation>
    </message>
    <message>
        <source>Gift: choose an empty gift space.</source>
        <translation>Подарок: выберите свободную ячейку.</translation>
    </message>
    <message numerus="yes">
        <source>Build: place up to %n more block(s); the next costs 2 rupees.</source>
        <translation>
            <numerusform>Строительство: можно разместить ещё %n&#xa0;фишку за&#xa0;2&#xa0;рупии.</numerusform>
            <numerusform>Строительство: можно разместить ещё %n&#xa0;фишки, следующая&#xa0;— за&#xa0;2&#xa0;рупии.</numerusform>
            <numerusform>Строительство: можно разместить ещё %n&#xa0;фишек, следующая&#xa0;— за&#xa0;2&#xa0;рупии.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build: place up to %n more block(s); the next is free.</source>
        <translation>
            <numerusform>Строительство: можно бесплатно разместить ещё %n&#xa0;фишку.</numerusform>
            <numerusform>Строительство: можно разместить ещё %n&#xa0;фишки, следующая&#xa0;— бесплатно.</numerusform>
            <numerusform>Строительство: можно разместить ещё %n&#xa0;фишек, следующая&#xa0;— бесплатно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move: %n move(s) left. Choose a piece and its destination.</source>
        <translation>
            <numerusform>Осталось %n&#xa0;перемещение: выберите компонент и&#xa0;место для него.</numerusform>
            <numerusform>Осталось %n&#xa0;перемещения: выберите компонент и&#xa0;место для него.</numerusform>
            <numerusform>Осталось %n&#xa0;перемещений: выберите компонент и&#xa0;место для него.</numerusform>
        </translation>
    </message>
    <message>
        <source>Betray: choose a card with one of your spies.</source>
        <translation>Предательство: выберите карту с&#xa0;вашим шпионом.</translation>
    </message>
    <message>
        <source>Keep “{card}” as a prize? Your loyalty would change to {prize}.</source>
        <translation>Забрать карту «{card}» как трофей? Ваша новая лояльность: {prize}.</translation>
    </message>
    <message numerus="yes">
        <source>Battle: choose a region or court card; remove up to %n piece(s).</source>
        <translation>
            <numerusform>Сражение: выберите регион или карту двора; можно удалить %n&#xa0;компонент.</numerusform>
            <numerusform>Сражение: выберите регион или карту двора; можно удалить до&#xa0;%n&#xa0;компонентов.</numerusform>
            <numerusform>Сражение: выберите регион или карту двора; можно удалить до&#xa0;%n&#xa0;компонентов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Safe House: where does the lost spy go?</source>
        <translation>«Убежище»: куда отправить потерянного шпиона?</translation>
    </message>
    <message>
        <source>Confidence Failure: discard a card from your hand.</source>
        <translation>«Утрата доверия»: сбросьте карту из руки.</translation>
    </message>
    <message>
        <source>Rumor: whose patriots give no influence?</source>
        <translation>«Слухи»: чьи патриоты не будут давать влияния?</translation>
    </message>
    <message>
        <source>Other Persuasive Methods: with whom do you swap hands?</source>
        <translation>«Иные методы убеждения»: с&#xa0;кем вы обменяетесь картами в&#xa0;руке?</translation>
    </message>
    <message>
        <source>Rebuke: choose a region to clear of armies and tribes.</source>
        <translation>«Отповедь»: выберите регион, из которого удаляются все армии и&#xa0;племена.</translation>
    </message>
    <message>
        <source>Choose your loyalty: if this coalition dominates a check, you score by your influence in it. You can change sides later, at a price.</source>
        <translation>Выберите лояльность: господство этой коалиции принесёт вам очки. Сменить её позже можно, но не даром.</translation>
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
    <message>
        <source>Stop</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Skip to end</source>
        <translation>До конца</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Больше не спрашивать</translation>
    </message>
    <message>
        <source>See rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>Click or press {keys} to read the rule</source>
        <translation>Щелчок или {keys}: прочитать правило</translation>
    </message>
    <message>
        <source>Click to read the rule</source>
        <translation>Щелчок: прочитать правило</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Three moves worth considering ({keys})</source>
        <translation>Три хода, которые стоит обдумать ({keys})</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Всё равно сделать</translation>
    </message>
    <message>
        <source>Choose something else</source>
        <translation>Выбрать другое</translation>
    </message>
    <message>
        <source>Do not warn again</source>
        <translation>Не предупреждать</translation>
    </message>
    <message>
        <source>Deal…</source>
        <translation>Сделка…</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n action(s) and {bonus} unused?</source>
        <translation>
            <numerusform>Завершить ход? Не&#xa0;использовано: %n&#xa0;действие, {bonus}.</numerusform>
            <numerusform>Завершить ход? Не&#xa0;использовано: %n&#xa0;действия, {bonus}.</numerusform>
            <numerusform>Завершить ход? Не&#xa0;использовано: %n&#xa0;действий, {bonus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n action(s) unused?</source>
        <translation>
            <numerusform>Завершить ход? Не&#xa0;использовано: %n&#xa0;действие.</numerusform>
            <numerusform>Завершить ход? Не&#xa0;использовано: %n&#xa0;действия.</numerusform>
            <numerusform>Завершить ход? Не&#xa0;использовано: %n&#xa0;действий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo: {choice}</source>
        <translation>Повторить: {choice}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Replay: {text}</source>
        <translation>Повтор: {text}</translation>
    </message>
    <message>
        <source>Hand over to {name}.</source>
        <translation>Передайте ход игроку: {name}.</translation>
    </message>
    <message>
        <source>Not now. {question}</source>
        <translation>Не сейчас. {question}</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus action(s)</source>
        <translation>
            <numerusform>%n&#xa0;карта с&#xa0;бонусным действием</numerusform>
            <numerusform>%n&#xa0;карты с&#xa0;бонусным действием</numerusform>
            <numerusform>%n&#xa0;карт с&#xa0;бонусным действием</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End the turn with %n bonus action(s) unused?</source>
        <translation>
            <numerusform>Завершить ход? Не&#xa0;использовано: %n&#xa0;карта с&#xa0;бонусным действием.</numerusform>
            <numerusform>Завершить ход? Не&#xa0;использовано: %n&#xa0;карты с&#xa0;бонусным действием.</numerusform>
            <numerusform>Завершить ход? Не&#xa0;использовано: %n&#xa0;карт с&#xa0;бонусным действием.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone: new cards will be revealed.</source>
        <translation>Отменить будет нельзя: откроются новые карты.</translation>
    </message>
    <message>
        <source>This cannot be undone: it is your answer to {name}.</source>
        <translation>Отменить будет нельзя: это ответ игроку {name}.</translation>
    </message>
    <message>
        <source>This cannot be undone once {name} has decided.</source>
        <translation>Отменить будет нельзя, как только решение примет {name}.</translation>
    </message>
    <message>
        <source>This cannot be undone once {name} has seen their hand.</source>
        <translation>Отменить будет нельзя, как только {name} увидит свою руку.</translation>
    </message>
    <message>
        <source>Undo: {choice}</source>
        <translation>Отменить: {choice}</translation>
    </message>
    <message>
        <source>Undo the last choice</source>
        <translation>Отменить последнее решение</translation>
    </message>
    <message>
        <source>Cannot undo: new cards have been revealed.</source>
        <translation>Отменить нельзя: открыты новые карты.</translation>
    </message>
    <message>
        <source>Cannot undo: another player has decided since.</source>
        <translation>Отменить нельзя: после этого решал другой игрок.</translation>
    </message>
    <message>
        <source>Cannot undo: the next player has seen their hand.</source>
        <translation>Отменить нельзя: следующий игрок уже видел свои карты.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>{name} is deciding.</source>
        <translation>{name} решает.</translation>
    </message>
    <message>
        <source>Playing it changes your loyalty to {coalition}.</source>
        <translation>Если её разыграть, ваша лояльность сменится ({coalition}).</translation>
    </message>
    <message>
        <source>Playing it changes your loyalty to {coalition}; you lose {losses}.</source>
        <translation>Если её разыграть, ваша лояльность сменится ({coalition}); вы теряете: {losses}.</translation>
    </message>
    <message>
        <source>{name} is thinking: {percent}%</source>
        <translation>{name} думает: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{name} gave no reasons for that turn.</source>
        <translation>{name}: причины этого хода неизвестны.</translation>
    </message>
    <message>
        <source>Wakhan is still taking her turn.</source>
        <translation>Вахан ещё ходит.</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n&#xa0;звезда</numerusform>
            <numerusform>%n&#xa0;звезды</numerusform>
            <numerusform>%n&#xa0;звёзд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;игрок</numerusform>
            <numerusform>%n&#xa0;игрока</numerusform>
            <numerusform>%n&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} solved</source>
        <translation>
            <numerusform>Решена %n&#xa0;из {total}</numerusform>
            <numerusform>Решены %n&#xa0;из {total}</numerusform>
            <numerusform>Решено %n&#xa0;из {total}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Try again</source>
        <translation>Попробовать ещё раз</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Следующая задача</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Показать решение</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Все задачи</translation>
    </message>
    <message>
        <source>Puzzle {number}: {goal}</source>
        <translation>Задача {number}: {goal}</translation>
    </message>
    <message>
        <source>Puzzle {number}  {stars}</source>
        <translation>Задача {number}  {stars}</translation>
    </message>
    <message>
        <source>Win at this check</source>
        <translation>Победите при этой проверке</translation>
    </message>
    <message>
        <source>Do not lose</source>
        <translation>Не проиграйте</translation>
    </message>
    <message>
        <source>Become dominant</source>
        <translation>Добейтесь господства</translation>
    </message>
    <message>
        <source>End the game with a Dominance Check this turn, and be the only winner.</source>
        <translation>Закончите игру в&#xa0;этот ход проверкой господства и&#xa0;победите единолично.</translation>
    </message>
    <message>
        <source>Make sure the coalition you are loyal to is dominant at the end of this turn.</source>
        <translation>Сделайте так, чтобы в&#xa0;конце этого хода господствовала коалиция, которой вы лояльны.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Не решено</translation>
    </message>
    <message>
        <source>No Dominance Check was scored this turn. The game goes on, and it is another player’s turn.</source>
        <translation>В&#xa0;этот ход проверки господства не было: игра продолжается, и&#xa0;ходит другой игрок.</translation>
    </message>
    <message>
        <source>The check was scored, but the game goes on. Points: you {mine}, {rival} {theirs}; you need to be 4 ahead of everyone.</source>
        <translation>Проверка прошла, но игра продолжается. Очки: вы&#xa0;— {mine}, {rival}&#xa0;— {theirs}; нужен отрыв от всех на&#xa0;4.</translation>
    </message>
    <message>
        <source>You share the victory with {rival}. Be the only winner.</source>
        <translation>Победа общая, её делит с&#xa0;вами {rival}. Победите единолично.</translation>
    </message>
    <message>
        <source>{rival} wins. Points: {theirs}, you have {mine}.</source>
        <translation>Побеждает {rival}. Очки: {theirs}, у&#xa0;вас {mine}.</translation>
    </message>
    <message>
        <source>The check is still in the market. If it were scored now, {rival} would win.</source>
        <translation>Проверка всё ещё на рынке. Если бы она прошла сейчас, победил бы игрок {rival}.</translation>
    </message>
    <message>
        <source>Blocks in play: {coalition} {mine}, {other} {theirs}. To be dominant, your coalition must lead each of the others by {lead}.</source>
        <translation>Фишки в&#xa0;игре: {coalition}&#xa0;— {mine}, {other}&#xa0;— {theirs}. Для господства ваша коалиция должна опережать каждую из остальных на {lead}.</translation>
    </message>
    <message>
        <source>You win. Points: {mine} to {theirs}.</source>
        <translation>Вы победили. Очки: {mine} против {theirs}.</translation>
    </message>
    <message>
        <source>No one else wins the game at this check.</source>
        <translation>При этой проверке никто другой не выигрывает.</translation>
    </message>
    <message>
        <source>Your coalition is dominant. Blocks in play: {coalition} {mine}, {other} {theirs}.</source>
        <translation>Ваша коалиция господствует. Фишки в&#xa0;игре: {coalition}&#xa0;— {mine}, {other}&#xa0;— {theirs}.</translation>
    </message>
    <message>
        <source>The highlighted card is the key.</source>
        <translation>Ключ&#xa0;— подсвеченная карта.</translation>
    </message>
    <message>
        <source>The highlighted cards are the key.</source>
        <translation>Ключ&#xa0;— подсвеченные карты.</translation>
    </message>
    <message>
        <source>Next: {choice}.</source>
        <translation>Теперь: {choice}.</translation>
    </message>
    <message>
        <source>There is no solution from here. Go back, or start the puzzle again.</source>
        <translation>Отсюда решения нет. Вернитесь назад или начните задачу сначала.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новая</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>ещё не решена</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>решена с&#xa0;подсказкой</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>решена</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Задача {number}</translation>
    </message>
    <message>
        <source>A Dominance Check is in the market. If it were scored now, another player would win the game. Prevent that this turn.</source>
        <translation>На рынке проверка господства. Если бы она прошла сейчас, игру выиграл бы другой игрок. Помешайте этому в&#xa0;этот ход.</translation>
    </message>
    <message>
        <source>That would reveal hidden cards, which are not part of the puzzle.</source>
        <translation>Так открылись бы скрытые карты. Они не входят в&#xa0;задачу.</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Solve</source>
        <translation>Решать</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Each puzzle is one turn from a game between computer players. It has one solution, whose actions can sometimes be taken in another order.</source>
        <translation>Каждая задача&#xa0;— один ход из игры между компьютерными игроками. Решение у&#xa0;неё одно; порядок действий в&#xa0;нём иногда не важен.</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>На начальную страницу</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>ReadingDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>Чтение игр…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>RecapSlip</name>
    <message>
        <source>Since your last turn</source>
        <translation>С&#xa0;вашего прошлого хода</translation>
    </message>
</context>
<context>
    <name>Regime</name>
    <message>
        <source>Political Fragmentation</source>
        <translation>Политическая раздробленность</translation>
    </message>
    <message>
        <source>Intelligence War</source>
        <translation>Война разведок</translation>
    </message>
    <message>
        <source>Economic Boom</source>
        <translation>Экономический подъём</translation>
    </message>
    <message>
        <source>Military Struggle</source>
        <translation>Военная борьба</translation>
    </message>
    <message>
        <source>Tax is free, tribes count</source>
        <translation>налог свободный, считаются племена</translation>
    </message>
    <message>
        <source>all four intelligence actions are free, spies count</source>
        <translation>все четыре действия разведки свободные, считаются шпионы</translation>
    </message>
    <message>
        <source>Commerce and Gifts are free, roads count</source>
        <translation>торговля и&#xa0;подарки свободные, считаются дороги</translation>
    </message>
    <message>
        <source>Campaign is free, armies count, prices are doubled</source>
        <translation>поход свободный, считаются армии, цены удвоены</translation>
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
    <name>ReplayBar</name>
    <message>
        <source>Turn {turn} · choice {moment} of {count}</source>
        <translation>Ход {turn} · решение {moment} из {count}</translation>
    </message>
    <message>
        <source>Choice {moment} of {count}</source>
        <translation>Решение {moment} из {count}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>One choice back</source>
        <translation>На одно решение назад</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Продолжить отсюда</translation>
    </message>
    <message>
        <source>End replay</source>
        <translation>Закончить повтор</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Go to the beginning</source>
        <translation>К&#xa0;началу</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Игра начинается.</translation>
    </message>
    <message>
        <source>One choice forward</source>
        <translation>На одно решение вперёд</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>К&#xa0;концу</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Момент игры</translation>
    </message>
    <message>
        <source>Start a new game from this moment; this one stays as it is.</source>
        <translation>Начать новую игру с&#xa0;этого момента; эта останется как есть.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Сообщить о&#xa0;проблеме</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>A report is a zip file that helps others find out what went wrong. It contains the versions of the program, Qt and your system, the size of your screens and the last pages of the program’s log.</source>
        <translation>Отчёт&#xa0;— это zip-файл, который помогает другим понять, что пошло не так. В&#xa0;нём версии программы, Qt и&#xa0;вашей системы, размеры экранов и&#xa0;последние страницы журнала программы.</translation>
    </message>
    <message>
        <source>It also contains the game in progress, with its players’ names and hands.</source>
        <translation>В&#xa0;нём есть и&#xa0;текущая игра: имена игроков и&#xa0;карты в&#xa0;руке.</translation>
    </message>
    <message>
        <source>Nothing is sent. The file stays where you save it unless you share it yourself.</source>
        <translation>Ничего не отправляется. Файл остаётся там, где вы его сохраните, пока вы сами его не передадите.</translation>
    </message>
    <message>
        <source>The log and the description of an error contain paths of files on this computer, and with them possibly your user name.</source>
        <translation>Журнал и&#xa0;описание ошибки содержат пути к&#xa0;файлам на этом компьютере, а&#xa0;значит, возможно, и&#xa0;имя вашей учётной записи.</translation>
    </message>
</context>
<context>
    <name>ReportingDialog</name>
    <message>
        <source>Save a report…</source>
        <translation>Сохранить отчёт…</translation>
    </message>
    <message>
        <source>Report saved to {file}</source>
        <translation>Отчёт сохранён в&#xa0;файле: {file}</translation>
    </message>
    <message>
        <source>The report could not be saved: {reason}</source>
        <translation>Не удалось записать отчёт: {reason}</translation>
    </message>
</context>
<context>
    <name>RingLines</name>
    <message>
        <source>Possible spy moves from “{card}” ({seat})</source>
        <translation>Перемещения шпиона с&#xa0;карты «{card}» ({seat})</translation>
    </message>
    <message>
        <source>Well-Connected: two steps per move</source>
        <translation>«Влиятельное положение»: два шага за перемещение</translation>
    </message>
    <message>
        <source>Strange Bedfellows: cards of the same region are adjacent</source>
        <translation>«Странные союзники»: карты одного региона&#xa0;— соседние</translation>
    </message>
</context>
<context>
    <name>RuleSigns</name>
    <message>
        <source>Dominance</source>
        <translation>Господство</translation>
    </message>
    <message>
        <source>A coalition is dominant if it has at least 4 more blocks in play than each of the other two. Conflict Fatigue lowers this to 2.</source>
        <translation>Коалиция господствует, если у&#xa0;неё в&#xa0;игре хотя бы на&#xa0;4&#xa0;фишки больше, чем у&#xa0;каждой из двух других. «Затяжной конфликт» снижает перевес до&#xa0;2.</translation>
    </message>
    <message>
        <source>Blocks in play: {coalition}</source>
        <translation>Фишки в&#xa0;игре: {coalition}</translation>
    </message>
    <message>
        <source>Armies and roads on the map, of 12 in all. They decide whether the coalition is dominant.</source>
        <translation>Армии и&#xa0;дороги на игровом поле, всего их 12. От них зависит, господствует ли коалиция.</translation>
    </message>
    <message>
        <source>Unsuccessful check</source>
        <translation>Несостоявшаяся проверка</translation>
    </message>
    <message>
        <source>Without a dominant coalition, cylinders in play decide: the most score 3 points, the second most 1. The small figures are the cylinders; a frame marks what a check would score now.</source>
        <translation>Без господствующей коалиции решают маркеры в&#xa0;игре: за наибольшее число дают 3&#xa0;очка, за второе&#xa0;— 1. Малые цифры&#xa0;— маркеры; рамка показывает, что дала бы проверка сейчас.</translation>
    </message>
    <message>
        <source>Successful check: {coalition}</source>
        <translation>Успешная проверка: {coalition}</translation>
    </message>
    <message>
        <source>If this coalition is dominant, influence points of those loyal to it decide: 5, 3 and 1 points. The small figures are the influence points; a frame marks what a check would score now.</source>
        <translation>Если эта коалиция господствует, решают очки влияния тех, кто ей лоялен: 5, 3&#xa0;и&#xa0;1&#xa0;очко. Малые цифры&#xa0;— очки влияния; рамка показывает, что дала бы проверка сейчас.</translation>
    </message>
    <message>
        <source>Early end</source>
        <translation>Раннее завершение игры</translation>
    </message>
    <message>
        <source>A player who is at least 4 victory points ahead of everyone else after a check wins at once.</source>
        <translation>Кто после проверки опережает всех остальных хотя бы на&#xa0;4&#xa0;победных очка, сразу побеждает.</translation>
    </message>
    <message>
        <source>Final Dominance Check</source>
        <translation>Финальная проверка господства</translation>
    </message>
    <message>
        <source>The last of the checks ends the game, and its points count double.</source>
        <translation>Последняя из проверок завершает игру, и&#xa0;очки за неё удваиваются.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Розыгрыш карты</translation>
    </message>
    <message>
        <source>The card is added to either end of the court, then its icons take effect from top to bottom. The ruler of its region may demand a bribe first.</source>
        <translation>Карта кладётся на любой край двора, затем действуют её символы, сверху вниз. Сначала правитель её региона может потребовать взятку.</translation>
    </message>
    <message>
        <source>Bribe</source>
        <translation>Взятка</translation>
    </message>
    <message>
        <source>Due to the ruler of the region of a card that is played, 1 rupee for each of their tribes there, and to whoever holds a card hostage whose actions are used, 1 rupee for each of their spies on it. They may accept less.</source>
        <translation>Положена за розыгрыш карты правителю её региона, по&#xa0;1&#xa0;рупии за каждое его племя там, и&#xa0;за действия карты в&#xa0;заложниках тому, кто её удерживает, по&#xa0;1&#xa0;рупии за каждого его шпиона на ней. Можно согласиться на меньшее.</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>Шпионы</translation>
    </message>
    <message>
        <source>Whoever has the most spies on another player’s card holds it hostage: its actions cost a bribe. Spies can also battle there and betray the card.</source>
        <translation>У&#xa0;кого на чужой карте больше всего шпионов, тот держит её в&#xa0;заложниках: её действия стоят взятку. Шпионы могут и&#xa0;сражаться там, и&#xa0;предать карту.</translation>
    </message>
    <message>
        <source>Overthrow</source>
        <translation>Свержение</translation>
    </message>
    <message>
        <source>A player who loses their last tribe in a region loses their political cards of that region, and the other way around.</source>
        <translation>Кто теряет последнее племя в&#xa0;регионе, теряет и&#xa0;свои карты политики этого региона, и&#xa0;наоборот.</translation>
    </message>
    <message>
        <source>Leverage</source>
        <translation>Заём</translation>
    </message>
    <message>
        <source>A leveraged card gives 2 rupees when it is played, and costs 2 when it leaves the court. For each rupee that cannot be paid, a card is discarded.</source>
        <translation>Карта с&#xa0;займом приносит при розыгрыше 2&#xa0;рупии и&#xa0;стоит 2, когда покидает двор. За каждую рупию, которую нечем заплатить, сбрасывают карту.</translation>
    </message>
    <message>
        <source>Favored suit</source>
        <translation>Ведущая масть</translation>
    </message>
    <message>
        <source>Actions of cards of the favored suit are bonus actions: they do not count as one of the two actions of a turn.</source>
        <translation>Действия карт ведущей масти бонусные: они не входят в&#xa0;два действия хода.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Special abilities</source>
        <translation>Особые свойства</translation>
    </message>
    <message>
        <source>Special abilities: overview</source>
        <translation>Особые свойства: обзор</translation>
    </message>
    <message>
        <source>ability, special power, court card</source>
        <translation>свойство, способность, особое, карта двора</translation>
    </message>
    <message>
        <source>Its actions are always [bonus actions](favored). The stars keep their own suit.</source>
        <translation>Её действия всегда [бонусные](favored). Звёзды сохраняют свою масть.</translation>
    </message>
    <message>
        <source>Card actions</source>
        <translation>Действия карт</translation>
    </message>
    <message>
        <source>Card actions: overview</source>
        <translation>Действия карт: обзор</translation>
    </message>
    <message>
        <source>action, activate, use, court, costs, rank, payment</source>
        <translation>действие, активация, двор, стоимость, ранг, оплата</translation>
    </message>
    <message>
        <source>If spies hold the card [hostage](hostages), a bribe is due first.</source>
        <translation>Если шпионы держат карту в&#xa0;[заложниках](hostages), сначала нужно дать взятку.</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Налог</translation>
    </message>
    <message>
        <source>tax, money, rupees, shelter, rich, income, take from players, steal</source>
        <translation>налог, дань, деньги, рупии, доход, уклонение от налогов</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Подарок</translation>
    </message>
    <message>
        <source>gift, influence, dial, present, donate</source>
        <translation>подарок, подарить, влияние, диск лояльности</translation>
    </message>
    <message>
        <source>Each gift is worth one point of [influence](influence) and counts as a cylinder in play. When your loyalty changes, all gifts go back to your supply.</source>
        <translation>Каждый подарок даёт очко [влияния](influence) и&#xa0;считается маркером в&#xa0;игре. При смене лояльности все подарки возвращаются в&#xa0;ваш запас.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Строительство</translation>
    </message>
    <message>
        <source>build, construct, armies, roads, blocks</source>
        <translation>построить, стройка, армии, дороги, фишки</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Перемещение</translation>
    </message>
    <message>
        <source>move, march, travel, armies, spies, roads</source>
        <translation>переместить, движение, поход, армии, шпионы, дороги</translation>
    </message>
    <message>
        <source>The ring of courts</source>
        <translation>Кольцо дворов</translation>
    </message>
    <message>
        <source>Betray</source>
        <translation>Предательство</translation>
    </message>
    <message>
        <source>betray, betrayal, assassinate, kill, spy, prize, discard</source>
        <translation>предать, убийство, шпион, трофей, сбросить</translation>
    </message>
    <message>
        <source>[Bodyguards](bodyguards) protect the political cards of a court.</source>
        <translation>«[Телохранители](bodyguards)» защищают карты политики своего двора.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Сражение</translation>
    </message>
    <message>
        <source>battle, fight, combat, war, attack, remove, armies, spies</source>
        <translation>сразиться, бой, битва, война, атака, удалить, армии, шпионы</translation>
    </message>
    <message>
        <source>Protection: [Citadel](citadel) for tribes, [Indispensable Advisors](indispensable_advisors) for spies, [Safe House](safe_house) for spies that were removed.</source>
        <translation>Защита: «[Цитадель](citadel)» для племён, «[Незаменимые советники](indispensable_advisors)» для шпионов, «[Убежище](safe_house)» для удалённых шпионов.</translation>
    </message>
    <message>
        <source>Market and cards</source>
        <translation>Рынок и&#xa0;карты</translation>
    </message>
    <message>
        <source>The market and its refill</source>
        <translation>Рынок и&#xa0;его пополнение</translation>
    </message>
    <message>
        <source>rows, columns, price, slide, refill, loose rupees, deck, draw pile, display</source>
        <translation>ряды, столбцы, цена, сдвиг, пополнение, колода, стопка добора</translation>
    </message>
    <message>
        <source>The market has two rows of six cards. The price of a card depends on its column:</source>
        <translation>На рынке два ряда по шесть карт. Цена карты зависит от столбца:</translation>
    </message>
    <message>
        <source>| Column, from the left | 0 | 1 | 2 | 3 | 4 | 5
| Price | 0 | 1 | 2 | 3 | 4 | 5
| Price while military is favored | 0 | 2 | 4 | 6 | 8 | 10</source>
        <translation>| Столбец слева | 0 | 1 | 2 | 3 | 4 | 5
| Цена | 0 | 1 | 2 | 3 | 4 | 5
| Цена, пока ведущая масть&#xa0;— военные силы | 0 | 2 | 4 | 6 | 8 | 10</translation>
    </message>
    <message>
        <source>Empty slots stay empty until the end of the turn; nothing slides before that, so prices do not change.</source>
        <translation>Опустевшие ячейки остаются пустыми до конца хода; до этого ничего не сдвигается, и&#xa0;цены не меняются.</translation>
    </message>
    <message>
        <source>Buying a card</source>
        <translation>Покупка карты</translation>
    </message>
    <message>
        <source>purchase, buy, price, cost, market, rupees</source>
        <translation>купить, покупка, цена, стоимость, рынок, рупии</translation>
    </message>
    <message>
        <source>[Herat Influence](herat_influence), [Persian Influence](persian_influence) and [Russian Influence](russian_influence) make some cards free for their owner.</source>
        <translation>«[Гератское влияние](herat_influence)», «[Персидское влияние](persian_influence)» и&#xa0;«[Русское влияние](russian_influence)» делают некоторые карты бесплатными для владельца.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Розыгрыш карты</translation>
    </message>
    <message>
        <source>play, court, tableau, bribe, ends, hand, order</source>
        <translation>разыграть, сыграть карту, двор, планшет, взятка, рука, порядок</translation>
    </message>
    <message>
        <source>Court and hand limits</source>
        <translation>Пределы двора и&#xa0;руки</translation>
    </message>
    <message>
        <source>limit, court size, tableau size, hand size, stars, suits, privilege, cleanup</source>
        <translation>предел, лимит, размер двора, рука, звёзды, масти, привилегия, очистка</translation>
    </message>
    <message>
        <source>Favored suit and bonus actions</source>
        <translation>Ведущая масть и&#xa0;бонусные действия</translation>
    </message>
    <message>
        <source>favored, bonus, free action, suit, marker</source>
        <translation>ведущая, бонус, бесплатно, масть, маркер</translation>
    </message>
    <message>
        <source>While military is favored, every price in the market is doubled.</source>
        <translation>Пока ведущая масть&#xa0;— военные силы, все цены на рынке удвоены.</translation>
    </message>
    <message>
        <source>Dominance Checks</source>
        <translation>Проверки господства</translation>
    </message>
    <message>
        <source>Dominance Check</source>
        <translation>Проверка господства</translation>
    </message>
    <message>
        <source>dominance, check, scoring card, coalition, blocks, successful, unsuccessful, succeed, fail, failed</source>
        <translation>господство, доминирование, проверка, коалиция, фишки, успешная, несостоявшаяся, провал</translation>
    </message>
    <message>
        <source>Scoring tables</source>
        <translation>Таблицы подсчёта очков</translation>
    </message>
    <message>
        <source>| Successful check | alone | 2 tied | 3 tied | 4 tied | 5 tied
| 1st place | 5 | 4 | 3 | 2 | 1
| 2nd place | 3 | 2 | 1 | 1 | –
| 3rd place | 1 | 0 | 0 | – | –</source>
        <translation>| Успешная проверка | один | двое | трое | четверо | пятеро
| 1-е место | 5 | 4 | 3 | 2 | 1
| 2-е место | 3 | 2 | 1 | 1 | –
| 3-е место | 1 | 0 | 0 | – | –</translation>
    </message>
    <message>
        <source>| Unsuccessful check | alone | 2 tied | 3 tied | 4 tied | 5 tied
| 1st place | 3 | 2 | 1 | 1 | 0
| 2nd place | 1 | 0 | 0 | 0 | –</source>
        <translation>| Несостоявшаяся проверка | один | двое | трое | четверо | пятеро
| 1-е место | 3 | 2 | 1 | 1 | 0
| 2-е место | 1 | 0 | 0 | 0 | –</translation>
    </message>
    <message>
        <source>Instability</source>
        <translation>Нестабильность</translation>
    </message>
    <message>
        <source>instability, two checks, refill</source>
        <translation>нестабильность, две проверки, пополнение</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Events: overview</source>
        <translation>События: обзор</translation>
    </message>
    <message>
        <source>event, discarded, purchased, halves, lasting</source>
        <translation>событие, при сбросе, при покупке, половины, длительный</translation>
    </message>
    <message>
        <source>Events with a suit</source>
        <translation>События со сменой масти</translation>
    </message>
    <message>
        <source>suit, favored, military, intelligence, political</source>
        <translation>масть, ведущая, военные силы, разведка, политика</translation>
    </message>
    <message>
        <source>The upper half of three events works like the [icon](icon_suit) on a court card: the [favored suit](favored) changes when the event is discarded. [Pashtunwali Values](pashtunwali_values) stops it.</source>
        <translation>Верхняя половина трёх событий действует как [символ](icon_suit) на карте двора: [ведущая масть](favored) меняется, когда событие сбрасывают. «[Ценности пуштунвали](pashtunwali_values)» этому мешают.</translation>
    </message>
    <message>
        <source>Riots</source>
        <translation>Беспорядки</translation>
    </message>
    <message>
        <source>riot, uprising, region, armies, tribes</source>
        <translation>беспорядки, восстание, регион, армии, племена</translation>
    </message>
    <message>
        <source>Loyalties, patriots and gifts stay as they are; only [prizes](influence) go to the discard pile.</source>
        <translation>Лояльность, патриоты и&#xa0;подарки остаются; в&#xa0;сброс уходят только [трофеи](influence).</translation>
    </message>
    <message>
        <source>Impact icons</source>
        <translation>Символы воздействия</translation>
    </message>
    <message>
        <source>Icon: tribe</source>
        <translation>Символ: племя</translation>
    </message>
    <message>
        <source>tribe, cylinder, pawn, place</source>
        <translation>племя, маркер, цилиндр, разместить</translation>
    </message>
    <message>
        <source>Tribes and political cards of a region need each other: losing the last of either means an [overthrow](overthrow). If you have no cylinder left, see [empty supplies](supplies).</source>
        <translation>Племена и&#xa0;карты политики одного региона связаны: потеря последнего из тех или других ведёт к&#xa0;[свержению](overthrow). Если маркеров не осталось, см. [пустой запас](supplies).</translation>
    </message>
    <message>
        <source>Icon: spy</source>
        <translation>Символ: шпион</translation>
    </message>
    <message>
        <source>spy, spies, agent, cylinder, court card</source>
        <translation>шпион, шпионы, агент, маркер, цилиндр, карта двора</translation>
    </message>
    <message>
        <source>Icon: army</source>
        <translation>Символ: армия</translation>
    </message>
    <message>
        <source>army, troops, block, cube, place</source>
        <translation>армия, войска, фишка, блок, кубик, разместить</translation>
    </message>
    <message>
        <source>Icon: road</source>
        <translation>Символ: дорога</translation>
    </message>
    <message>
        <source>road, block, cube, border</source>
        <translation>дорога, фишка, блок, граница</translation>
    </message>
    <message>
        <source>Icon: leverage</source>
        <translation>Символ: заём</translation>
    </message>
    <message>
        <source>leverage, loan, credit, rupees, bank</source>
        <translation>заём, долг, кредит, рупии, банк</translation>
    </message>
    <message>
        <source>Icon: favored suit</source>
        <translation>Символ: ведущая масть</translation>
    </message>
    <message>
        <source>suit, favored, change</source>
        <translation>масть, ведущая, смена масти</translation>
    </message>
    <message>
        <source>Power and money</source>
        <translation>Власть и&#xa0;деньги</translation>
    </message>
    <message>
        <source>Ruling a region</source>
        <translation>Правление регионом</translation>
    </message>
    <message>
        <source>The ruler can [build](build) there, [tax](tax) players with court cards of that region, and receives a [bribe](bribes) when others play such cards.</source>
        <translation>Правитель может там [строить](build), брать [налог](tax) с&#xa0;игроков, у&#xa0;которых есть карты двора этого региона, и&#xa0;получает [взятку](bribes), когда другие разыгрывают такие карты.</translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>bribe, pay, waive, offer, negotiate, ruler</source>
        <translation>взятка, подкуп, заплатить, простить, предложить, торговаться, правитель</translation>
    </message>
    <message>
        <source>A bribe is due in two cases:</source>
        <translation>Взятка положена в&#xa0;двух случаях:</translation>
    </message>
    <message>
        <source>Hostages</source>
        <translation>Заложники</translation>
    </message>
    <message>
        <source>hostage, captive, spies, bribe, held</source>
        <translation>заложник, пленник, шпионы, взятка, удержание</translation>
    </message>
    <message>
        <source>To use an action of the card, its owner owes that player a [bribe](bribes): one rupee for each of that player’s spies on it, for bonus actions too.</source>
        <translation>Чтобы выполнить действие этой карты, владелец должен дать тому игроку [взятку](bribes): по рупии за каждого его шпиона на ней, в&#xa0;том числе за бонусные действия.</translation>
    </message>
    <message>
        <source>Loyalty and changing it</source>
        <translation>Лояльность и&#xa0;её смена</translation>
    </message>
    <message>
        <source>loyalty, coalition, faction, alliance, patriot, change sides, dial</source>
        <translation>лояльность, верность, коалиция, фракция, альянс, патриот, смена стороны, диск</translation>
    </message>
    <message>
        <source>You are loyal to one coalition: Afghanistan, Britain or Russia. Your loyalty decides which blocks you place, which armies help you and in which checks you score.</source>
        <translation>Вы лояльны одной коалиции: Афганистану, Британской или Российской империи. От лояльности зависит, чьи фишки вы размещаете, чьи армии вам помогают и&#xa0;на каких проверках вы получаете очки.</translation>
    </message>
    <message>
        <source># all your gifts return to your supply,
# all your prizes are discarded,
# all patriots in your court are discarded together, except the one just played,
# your dial turns to the new coalition.</source>
        <translation># все ваши подарки возвращаются в&#xa0;запас,
# все ваши трофеи сбрасываются,
# все патриоты в&#xa0;вашем дворе, кроме только что разыгранного, сбрасываются одновременно,
# диск лояльности поворачивается к&#xa0;новой коалиции.</translation>
    </message>
    <message>
        <source>Influence: patriots, prizes, gifts</source>
        <translation>Влияние: патриоты, трофеи, подарки</translation>
    </message>
    <message>
        <source>influence, patriot, prize, trophy, gift, points</source>
        <translation>влияние, очки влияния, патриоты, трофеи, приз, подарки</translation>
    </message>
    <message>
        <source>| What | Influence
| your loyalty itself | 1
| each patriot in your court | 1
| each prize | 1
| each gift | 1</source>
        <translation>| Что | Влияние
| сама ваша лояльность | 1
| каждый патриот в&#xa0;вашем дворе | 1
| каждый трофей | 1
| каждый подарок | 1</translation>
    </message>
    <message>
        <source>Events can change these values: [Embarrassment of Riches](embarrassment_of_riches), [Koh-i-noor Recovered](koh_i_noor_recovered) and [Rumor](rumor).</source>
        <translation>События могут изменить эти значения: «[Избыток богатств](embarrassment_of_riches)», «[Возвращение Кохинура](koh_i_noor_recovered)» и&#xa0;«[Слухи](rumor)».</translation>
    </message>
    <message>
        <source>Overthrow</source>
        <translation>Свержение</translation>
    </message>
    <message>
        <source>overthrow, revolt, tribes, political, last tribe</source>
        <translation>свержение, племена, политика, последнее племя</translation>
    </message>
    <message>
        <source>- You lose your last tribe in a region: all your political cards of that region are discarded.
- You lose your last political card of a region: all your tribes there return to your supply.</source>
        <translation>- Вы теряете последнее племя в&#xa0;регионе: все ваши карты политики этого региона сбрасываются.
- Вы теряете последнюю карту политики региона: все ваши племена там возвращаются в&#xa0;запас.</translation>
    </message>
    <message>
        <source>Leverage</source>
        <translation>Заём</translation>
    </message>
    <message>
        <source>leverage, debt, loan, credit, repay, discard</source>
        <translation>заём, долг, кредит, вернуть, сбросить</translation>
    </message>
    <message>
        <source>Empty supplies</source>
        <translation>Пустой запас</translation>
    </message>
    <message>
        <source>supply, reserve, empty, run out, take, pieces, cylinders, blocks</source>
        <translation>запас, резерв, пустой, взять, компоненты, маркеры, фишки</translation>
    </message>
    <message>
        <source>There are ten cylinders for each player and twelve blocks for each coalition. If you have to place one and the supply is empty, you take one that is already in play:</source>
        <translation>У&#xa0;каждого игрока десять маркеров, у&#xa0;каждой коалиции&#xa0;— двенадцать фишек. Если нужно разместить компонент, а&#xa0;запас пуст, вы берёте тот, что уже в&#xa0;игре:</translation>
    </message>
    <message>
        <source>Taking your last tribe from a region means an [overthrow](overthrow).</source>
        <translation>Если вы забрали из региона своё последнее племя, следует [свержение](overthrow).</translation>
    </message>
    <message>
        <source>Getting started</source>
        <translation>Начало игры</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Ваша первая игра</translation>
    </message>
    <message>
        <source>beginner, tutorial, learn, introduction, strategy, tips</source>
        <translation>новичок, обучение, введение, советы, стратегия</translation>
    </message>
    <message>
        <source>All of this is also shown at the table: see [lessons](learning). If there is no one to play with, try [computer players](bots).</source>
        <translation>Всё это показано и&#xa0;за столом: см. [уроки](learning). Если играть не с&#xa0;кем, есть [компьютерные игроки](bots).</translation>
    </message>
    <message>
        <source>Goal and end of the game</source>
        <translation>Цель и&#xa0;конец игры</translation>
    </message>
    <message>
        <source>The game ends as soon as one of these is true after a check has been scored:</source>
        <translation>Игра заканчивается, как только после подсчёта очков проверки выполнено одно из условий:</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>actions, cleanup, phases, round, two actions, end turn, pass</source>
        <translation>действия, очистка, фазы, раунд, завершить ход, пас</translation>
    </message>
    <message>
        <source>When you end your turn, cleanup follows in this order:</source>
        <translation>Когда вы завершаете ход, следует очистка в&#xa0;таком порядке:</translation>
    </message>
    <message>
        <source># Discard court cards down to your [court limit](limits), one by one.
# Discard hand cards down to your [hand limit](limits).
# [Events](events) in the leftmost column are discarded and take effect, the top one first.
# The [market](market) is refilled.</source>
        <translation># Сбросьте карты двора до [предела двора](limits), одну за другой.
# Сбросьте карты из руки до [предела руки](limits).
# [События](events) в&#xa0;крайнем левом столбце сбрасываются и&#xa0;срабатывают, сначала верхнее.
# [Рынок](market) пополняется.</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Управление</translation>
    </message>
    <message>
        <source>In these rules, Ctrl+F goes to the search field, Alt+Left and Alt+Right go back and forward, and Esc closes the window.</source>
        <translation>В&#xa0;этих правилах Ctrl+F переводит в&#xa0;поле поиска, Alt+Влево и&#xa0;Alt+Вправо листают назад и&#xa0;вперёд, а&#xa0;Esc закрывает окно.</translation>
    </message>
    <message>
        <source>“{card}”</source>
        <translation>«{card}»</translation>
    </message>
    <message>
        <source>Found on: {cards}</source>
        <translation>Где встречается: {cards}</translation>
    </message>
    <message>
        <source>Event card, {when}: {title}</source>
        <translation>{when}: {title}</translation>
    </message>
    <message>
        <source>The other half of the card: [{title}]({page})</source>
        <translation>Другая половина карты: [{title}]({page})</translation>
    </message>
    <message>
        <source>Wakhan</source>
        <translation>Вахан</translation>
    </message>
    <message>
        <source>| The red arrow says | top (left) | bottom (right)
| row of the market | the top one | the bottom one
| end of her court | the left one | the right one
| player | who plays after her | who plays before her</source>
        <translation>| Красная стрелка | верхний (левый) | нижний (правый)
| ряд рынка | верхний | нижний
| край её двора | левый | правый
| игрок | кто ходит после неё | кто ходит перед ней</translation>
    </message>
    <message>
        <source>More about her: [turn](wakhan_turn), [loyalty and ruling](wakhan_loyalty), [radicalize](wakhan_radicalize), [icons](wakhan_icons), [actions](wakhan_actions), [priorities](wakhan_priorities), [ambition](wakhan_ambition), [bribes and events](wakhan_events), [variants](wakhan_variants).</source>
        <translation>Подробнее о&#xa0;ней: [ход](wakhan_turn), [лояльность и&#xa0;правление](wakhan_loyalty), [радикализация](wakhan_radicalize), [символы](wakhan_icons), [действия](wakhan_actions), [приоритеты](wakhan_priorities), [амбиции](wakhan_ambition), [взятки и&#xa0;события](wakhan_events), [варианты](wakhan_variants).</translation>
    </message>
    <message>
        <source>Wakhan: her turn</source>
        <translation>Вахан: её ход</translation>
    </message>
    <message>
        <source>Wakhan, turn, AI card, lines, bonus</source>
        <translation>Вахан, ход, карта ИИ, строки, бонус</translation>
    </message>
    <message>
        <source>Wakhan: loyalty and ruling</source>
        <translation>Вахан: лояльность и&#xa0;правление</translation>
    </message>
    <message>
        <source>Wakhan, pragmatic loyalty, ruling, influence, coalition</source>
        <translation>Вахан, прагматичная лояльность, правление, влияние, коалиция</translation>
    </message>
    <message>
        <source>Wakhan: radicalize</source>
        <translation>Вахан: радикализация</translation>
    </message>
    <message>
        <source>Wakhan, radicalize, buy, arrows, choice</source>
        <translation>Вахан, радикализация, покупка, стрелки, выбор</translation>
    </message>
    <message>
        <source>When she has to discard from her own court, the first difference in this list decides:</source>
        <translation>Если нужно сбросить карту своего двора, решает первое различие в&#xa0;этом списке:</translation>
    </message>
    <message>
        <source>Wakhan: impact icons</source>
        <translation>Вахан: символы воздействия</translation>
    </message>
    <message>
        <source>Wakhan, icons, spies, roads, armies</source>
        <translation>Вахан, символы, шпионы, дороги, армии</translation>
    </message>
    <message>
        <source>Wakhan: card actions</source>
        <translation>Вахан: действия карт</translation>
    </message>
    <message>
        <source>Wakhan, tax, build, move, betray, battle, gift</source>
        <translation>Вахан, налог, строительство, перемещение, предательство, сражение, подарок</translation>
    </message>
    <message>
        <source>Wakhan: priorities</source>
        <translation>Вахан: приоритеты</translation>
    </message>
    <message>
        <source>Wakhan, priority, order, discard</source>
        <translation>Вахан, приоритет, порядок, сброс</translation>
    </message>
    <message>
        <source>When she chooses among court cards, the first difference in this list decides:</source>
        <translation>Выбирая среди карт двора, она смотрит на первое различие в&#xa0;этом списке:</translation>
    </message>
    <message>
        <source>Wakhan: ambition</source>
        <translation>Вахан: амбиции</translation>
    </message>
    <message>
        <source>Wakhan, ambition, dominance check, buy</source>
        <translation>Вахан, амбиции, проверка господства, покупка</translation>
    </message>
    <message>
        <source>Wakhan: bribes, abilities and events</source>
        <translation>Вахан: взятки, свойства и&#xa0;события</translation>
    </message>
    <message>
        <source>Wakhan, bribe, event, ability, hand</source>
        <translation>Вахан, взятка, событие, свойство, рука</translation>
    </message>
    <message>
        <source>If [Other Persuasive Methods](other_persuasive_methods) gives her a hand, she plays all of it at once in random order, without spending actions; cards whose bribe she cannot pay are discarded.</source>
        <translation>Если «[Иные методы убеждения](other_persuasive_methods)» дают ей руку, она сразу разыгрывает всё в&#xa0;случайном порядке, не тратя действий; карты, за которые она не может дать взятку, сбрасываются.</translation>
    </message>
    <message>
        <source>Wakhan: variants</source>
        <translation>Вахан: варианты</translation>
    </message>
    <message>
        <source>Wakhan, variant, option, house rules, printing, savvy, spies, steadfast, coin, erratum</source>
        <translation>Вахан, вариант, настройка, домашние правила, тираж, издание, шпионы, стойкая, монеты, поправка</translation>
    </message>
    <message>
        <source>Some court cards have a special ability. It works for the owner of the court as long as the card is there, on every player’s turn, and even while the card is held [hostage](hostages).</source>
        <translation>У&#xa0;некоторых карт двора есть особое свойство. Оно действует для владельца всё время, пока карта лежит в&#xa0;его дворе: в&#xa0;ходы всех игроков и&#xa0;даже тогда, когда карта в&#xa0;[заложниках](hostages).</translation>
    </message>
    <message>
        <source>An ability that says “you may” is optional each time. All others are automatic. Card text takes precedence over the rules.</source>
        <translation>Свойство, которое что-то разрешает, применяется по вашему выбору. Остальные работают сами. Текст карты важнее правил.</translation>
    </message>
    <message>
        <source>Your spies are safe on every court card, not only on this one. They still return to your supply when the card they are on is discarded, for example after a [betrayal](betray).</source>
        <translation>Ваши шпионы в&#xa0;безопасности на любой карте двора, а&#xa0;не только на этой. Но если карту под ними сбросят, например из-за [предательства](betray), они вернутся в&#xa0;запас.</translation>
    </message>
    <message>
        <source>This happens after every [check](checks) that does not end the game, successful or not, and after the map has been cleared. If there are not enough blocks, the owner takes them [from the map](supplies).</source>
        <translation>«Мятеж» срабатывает после каждой [проверки](checks), не завершившей игру, успешной или нет, уже после очистки поля. Если фишек не хватает, владелец берёт их [с&#xa0;поля](supplies).</translation>
    </message>
    <message>
        <source>So you can [tax](tax) everyone who has at least one court card. Tax shelter still protects them. For building, bribes and everything else, only the regions you actually [rule](ruling) count.</source>
        <translation>То есть [налог](tax) можно взять с&#xa0;каждого, у&#xa0;кого есть хотя бы одна карта двора. Уклонение от налогов по-прежнему защищает. Для строительства, взяток и&#xa0;прочего важны лишь регионы, которыми вы действительно [правите](ruling).</translation>
    </message>
    <message>
        <source>No one can choose them for [betrayal](betray), not even you. Other cards, including the guard itself, can still be betrayed. This does not help against an [overthrow](overthrow), a change of loyalty or debts.</source>
        <translation>Никто не может выбрать их для [предательства](betray), даже вы. Другие карты, включая саму гвардию, не защищены. От [свержения](overthrow), смены лояльности и&#xa0;долгов это не спасает.</translation>
    </message>
    <message>
        <source>This protects only against [battles](battle). Riots, Rebuke, an [overthrow](overthrow) or an [empty supply](supplies) can still take the tribes away, and armies and roads are not protected.</source>
        <translation>Защита только от [сражений](battle). Беспорядки, «Отповедь», [свержение](overthrow) или [пустой запас](supplies) всё равно отнимают племена, а&#xa0;армии и&#xa0;дороги не защищены.</translation>
    </message>
    <message>
        <source>Adjacent cards on the [ring of courts](spy_ring) stay adjacent. With [Well-Connected](well_connected), each of the two steps may be of either kind.</source>
        <translation>Соседи по [кольцу дворов](spy_ring) тоже остаются соседями. Вместе с&#xa0;«[Влиятельным положением](well_connected)» каждый из двух шагов может быть любого вида.</translation>
    </message>
    <message>
        <source>You act with a [hostage](hostages) as if there were no spies on it. You still owe bribes for playing cards.</source>
        <translation>Вы действуете картой-[заложником](hostages) так, словно на ней нет шпионов. За розыгрыш карт взятка по-прежнему положена.</translation>
    </message>
    <message>
        <source>You decide for each spy, after the [battle](battle). It also works when the battle is on this very card. The spy still counts as removed. Spies lost to betrayal or in other ways go to your supply.</source>
        <translation>Вы решаете за каждого шпиона после [сражения](battle). Это действует и&#xa0;тогда, когда сражение шло на этой самой карте. Шпион всё равно считается удалённым. Шпионы, потерянные из-за предательства или иначе, уходят в&#xa0;запас.</translation>
    </message>
    <message>
        <source>A [bribe](bribes) is still due for playing this card itself: it is not in your court yet.</source>
        <translation>За розыгрыш самой этой карты [взятка](bribes) ещё положена: карта пока не лежит в&#xa0;вашем дворе.</translation>
    </message>
    <message>
        <source>The card you choose may be in any court, but must have no spies on it, not even your own. This happens before your first action and does not cost one. With an [empty supply](supplies), you take a cylinder from play. It does not work yet on the turn you play the card.</source>
        <translation>Выбранная карта может лежать в&#xa0;любом дворе, но на ней не должно быть ничьих шпионов. Это происходит до вашего первого действия и&#xa0;ничего не стоит. При [пустом запасе](supplies) маркер берётся из игры. В&#xa0;тот ход, когда вы разыграли карту, свойство ещё не действует.</translation>
    </message>
    <message>
        <source>The regions must still be adjacent. If you own [Nationalism](nationalism), your tribes move without roads too.</source>
        <translation>Регионы по-прежнему должны быть соседними. Если у&#xa0;вас есть «[Национализм](nationalism)», племена тоже ходят без дорог.</translation>
    </message>
    <message>
        <source>The two steps along the [ring of courts](spy_ring) together cost one move. The spy must end on a different card from the one it started on.</source>
        <translation>Два шага по [кольцу дворов](spy_ring) вместе стоят одно перемещение. Шпион должен закончить не на той карте, с&#xa0;которой начал.</translation>
    </message>
    <message>
        <source>You place no rupees on the cards to the left, whatever the column and the favored suit. Rupees on the card are yours as always. See [buying](buying).</source>
        <translation>Рупии слева не выкладываются, каковы бы ни были столбец и&#xa0;ведущая масть. Рупии с&#xa0;карты вы получаете как обычно. См. [покупку](buying).</translation>
    </message>
    <message>
        <source>Persia court cards cost nothing in any column; the action for [buying](buying) is still spent.</source>
        <translation>Карты Персии бесплатны в&#xa0;любом столбце; действие на [покупку](buying) всё же тратится.</translation>
    </message>
    <message>
        <source>This applies to Russian patriots of every region. The action for [buying](buying) is still spent.</source>
        <translation>Это относится к&#xa0;патриотам Российской империи из любых регионов. Действие на [покупку](buying) всё же тратится.</translation>
    </message>
    <message>
        <source>This works with each of your [build](build) actions, whichever card you use. You must place the block if you can. Nation Building does not double it.</source>
        <translation>Действует при каждом вашем [строительстве](build), какой бы картой вы ни действовали. Фишку нужно разместить, если это возможно. «Государственное строительство» её не удваивает.</translation>
    </message>
    <message>
        <source>The Cossacks never spend one of your two actions: whatever they do is always a [bonus action](favored). Their star stays red.</source>
        <translation>Карта «Казаки» никогда не тратит ваши два действия: её действие всегда [бонусное](favored). Её звезда остаётся красной.</translation>
    </message>
    <message>
        <source>Each of your court cards can act once per turn, with one of the actions printed on it. That costs one of your two actions, or none if the card is [favored](favored).</source>
        <translation>Каждая карта вашего двора может действовать один раз за ход, выполнив одно из указанных на ней действий. Это стоит одно из двух ваших действий, а&#xa0;если карта [ведущей масти](favored)&#xa0;— ничего.</translation>
    </message>
    <message>
        <source>| Action | Cost | In short
| [Tax](tax) | none | take rupees, up to the rank
| [Gift](gift) | 2, 4 or 6 | gain influence
| [Build](build) | 2 per block | up to 3 armies or roads
| [Move](move) | none | move armies and spies, up to the rank
| [Betray](betray) | 2 | discard a card with one of your spies
| [Battle](battle) | none | remove enemy pieces, up to the rank</source>
        <translation>| Действие | Стоимость | Коротко
| [Налог](tax) | нет | взять рупии (не больше ранга карты)
| [Подарок](gift) | 2, 4&#xa0;или 6 | получить влияние
| [Строительство](build) | 2&#xa0;за фишку | до&#xa0;3&#xa0;армий или дорог
| [Перемещение](move) | нет | переместить армии и&#xa0;шпионов (не больше ранга карты)
| [Предательство](betray) | 2 | сбросить карту с&#xa0;вашим шпионом
| [Сражение](battle) | нет | удалить вражеские компоненты (не больше ранга карты)</translation>
    </message>
    <message>
        <source>*Paying costs.* Place the rupees on market cards, one on each, starting at the right end of both rows: top, bottom, then one column further left. Skip empty slots; when one row runs out, continue in the other. Rupees for which there is no card leave the game. You cannot [buy](buying) cards on which you have placed rupees this turn.</source>
        <translation>*Оплата.* Кладите рупии на карты рынка, по одной, начиная с&#xa0;правого края обоих рядов: верхний, нижний, затем столбец левее. Пустые ячейки пропускаются, а&#xa0;когда один ряд кончился, продолжайте в&#xa0;другом. Рупии, которым не хватило карт, выбывают из игры. Карты, на которые вы заплатили, в&#xa0;этот ход нельзя [купить](buying).</translation>
    </message>
    <message>
        <source>Take at least one rupee, and up to the rank of the card, from any mix of these:</source>
        <translation>Возьмите рупии&#xa0;— не меньше одной и&#xa0;не больше ранга карты&#xa0;— в&#xa0;любом сочетании:</translation>
    </message>
    <message>
        <source>- any cards in the market;
- other players who have at least one court card of a region you [rule](ruling).</source>
        <translation>- с&#xa0;любых карт на рынке;
- у&#xa0;других игроков, у&#xa0;которых есть во дворе хотя бы одна карта региона, которым вы [правите](ruling).</translation>
    </message>
    <message>
        <source>*Tax shelter.* Gold stars protect your rupees: a player with three gold stars (ranks of economic cards) in court keeps the last three rupees. The shelter works only against taxes, not against bribes or debts.</source>
        <translation>*Уклонение от налогов.* Жёлтые звёзды защищают: у&#xa0;кого во дворе три жёлтые звезды (ранги карт экономики), тот сохраняет последние три рупии. Это помогает только от налога, но не от взяток и&#xa0;долгов.</translation>
    </message>
    <message>
        <source>Choose an empty gift space on your loyalty dial, pay its price of 2, 4 or 6 rupees to the [market](actions) and place a cylinder there. You may choose any empty space you can afford.</source>
        <translation>Выберите свободную ячейку подарка на своём диске лояльности, выложите на [рынок](actions) её стоимость&#xa0;— 2, 4&#xa0;или 6&#xa0;рупий&#xa0;— и&#xa0;поместите туда маркер. Можно выбрать любую свободную ячейку, которая вам по средствам.</translation>
    </message>
    <message>
        <source>Place one, two or three blocks of your coalition for 2 rupees each, paid to the [market](actions). Each block becomes an army in a region you [rule](ruling) or a road on a border of such a region. The rank of the card does not matter.</source>
        <translation>Разместите одну, две или три фишки своей коалиции по&#xa0;2&#xa0;рупии за каждую; рупии кладите на карты [рынка](actions). Каждая фишка становится армией в&#xa0;регионе, которым вы [правите](ruling), или дорогой на его границе. Ранг карты не важен.</translation>
    </message>
    <message>
        <source>Whether you rule the region is checked again for each block. If the supply of blocks is empty, you [take one from the map](supplies).</source>
        <translation>Правите ли вы регионом, проверяется для каждой фишки заново. Если запас фишек пуст, вы берёте фишку [с&#xa0;поля](supplies).</translation>
    </message>
    <message>
        <source>[Nation Building](nation_building) gives two blocks for the price of one, and [Infrastructure](infrastructure) one extra for free.</source>
        <translation>«[Государственное строительство](nation_building)» даёт две фишки по цене одной, «[Инфраструктура](infrastructure)»&#xa0;— ещё одну бесплатно.</translation>
    </message>
    <message>
        <source>Make at least one move and at most as many as the rank of the card. Divide them among your pieces as you like; one piece may move several times.</source>
        <translation>Сделайте перемещения&#xa0;— не меньше одного и&#xa0;не больше ранга карты. Распределяйте их между компонентами как угодно; один компонент может переместиться несколько раз.</translation>
    </message>
    <message>
        <source>- An army of your coalition moves to an adjacent region if there is a road of that coalition on the border between them.
- One of your spies moves to an adjacent card on the [ring of courts](spy_ring).</source>
        <translation>- Армия вашей коалиции переходит в&#xa0;соседний регион, если на границе есть дорога этой коалиции.
- Ваш шпион переходит на соседнюю карту [кольца дворов](spy_ring).</translation>
    </message>
    <message>
        <source>Rupees in empty market slots are out of reach. You may take rupees you paid yourself this turn, and you may tax players of your own coalition. With [Claim of Ancient Lineage](claim_of_ancient_lineage) you may tax everyone who has a court card.</source>
        <translation>Рупии в&#xa0;пустых ячейках рынка недоступны. Можно забрать рупии, которые вы сами заплатили в&#xa0;этот ход, и&#xa0;можно облагать налогом игроков своей коалиции. «[Притязания древнего рода](claim_of_ancient_lineage)» позволяют взять налог с&#xa0;любого, у&#xa0;кого есть карта двора.</translation>
    </message>
    <message>
        <source>Roads and tribes do not move; only the owner of [Nationalism](nationalism) moves tribes. With [Indian Supplies](indian_supplies) armies need no roads. Moving armies away can cost you a region: rulers are checked again after every move.</source>
        <translation>Дороги и&#xa0;племена не перемещаются; племена двигает только владелец «[Национализма](nationalism)». С&#xa0;«[Индийскими поставками](indian_supplies)» армиям не нужны дороги. Уведя армию, можно лишиться региона: правитель определяется заново после каждого перемещения.</translation>
    </message>
    <message>
        <source>spy, spies, neighbors, adjacent, walk, track, order of cards, left, right</source>
        <translation>шпион, шпионы, соседи, соседние, путь, порядок карт, слева, справа</translation>
    </message>
    <message>
        <source>For spies, all court cards form one closed ring, in the order the players sit around the table. Within a court, a card is adjacent to the cards beside it. From the left end of your court the ring continues at the right end of the next player’s court, and from your right end at the left end of the previous player’s.</source>
        <translation>Для шпионов все карты дворов образуют замкнутое кольцо&#xa0;— так, как игроки сидят за столом. Внутри двора соседние карты&#xa0;— те, что лежат рядом. От левого края вашего двора кольцо продолжается к&#xa0;правому краю двора следующего игрока, а&#xa0;от правого&#xa0;— к&#xa0;левому краю двора предыдущего.</translation>
    </message>
    <message>
        <source>Each move is one step in either direction. Empty courts are skipped. If there is only one card in all the courts, spies stay where they are.</source>
        <translation>Каждое перемещение&#xa0;— один шаг в&#xa0;любую сторону. Пустые дворы пропускаются. Если во всех дворах вместе лишь одна карта, шпионы остаются на месте.</translation>
    </message>
    <message>
        <source>[Strange Bedfellows](strange_bedfellows) makes all cards of the same region adjacent, and [Well-Connected](well_connected) allows two steps per move.</source>
        <translation>«[Странные союзники](strange_bedfellows)» делают соседними все карты одного региона, «[Влиятельное положение](well_connected)» позволяет два шага за одно перемещение.</translation>
    </message>
    <message>
        <source>Pay 2 rupees to the [market](actions) and choose a court card with at least one of your spies on it, in any court, including your own.</source>
        <translation>Положите 2&#xa0;рупии на карты [рынка](actions) и&#xa0;выберите карту двора, на которой есть хотя бы один ваш шпион. Она может лежать в&#xa0;любом дворе, в&#xa0;том числе в&#xa0;вашем.</translation>
    </message>
    <message>
        <source>The card is discarded: all spies on it return to their owners, and its owner may be [overthrown](overthrow) or have to pay back [leverage](leverage). All of this is resolved before the next step.</source>
        <translation>Карта сбрасывается: все шпионы на ней возвращаются владельцам, а&#xa0;владельцу карты может грозить [свержение](overthrow), и&#xa0;он должен [вернуть заём](leverage), если на ней есть символ займа. Всё это завершается до следующего шага.</translation>
    </message>
    <message>
        <source>If the card shows a prize, you may keep it as a [prize](influence). If the prize belongs to a coalition other than yours, taking it [changes your loyalty](loyalty). You may decline it.</source>
        <translation>Если на карте есть трофей, вы можете оставить её себе как [трофей](influence). Если он принадлежит не вашей коалиции, вы тем самым [меняете лояльность](loyalty). Можно и&#xa0;отказаться.</translation>
    </message>
    <message>
        <source>Choose one region or one court card. Remove at least one enemy piece there and at most as many as the rank of the card, but never more than you have armies or spies there.</source>
        <translation>Выберите один регион или одну карту двора. Удалите там вражеские компоненты: не меньше одного, но не больше ранга карты и&#xa0;не больше числа своих сил в&#xa0;этом месте.</translation>
    </message>
    <message>
        <source>| | In a region | On a court card
| You fight with | armies of your coalition | your spies
| Can be removed | other coalitions’ armies there and their roads on its borders; tribes of players with another loyalty | spies of all other players
| Cannot be removed | blocks of your coalition; tribes of players loyal to it | your own spies</source>
        <translation>| | В&#xa0;регионе | На карте двора
| Ваши силы | армии вашей коалиции | ваши шпионы
| Можно удалить | армии других коалиций в&#xa0;регионе и&#xa0;их дороги на его границах; племена игроков с&#xa0;другой лояльностью | шпионов всех других игроков
| Нельзя удалить | фишки вашей коалиции; племена её сторонников | своих шпионов</translation>
    </message>
    <message>
        <source>All the pieces return to their supplies at the same time. You lose nothing. Whoever loses their last tribe in the region is [overthrown](overthrow) there.</source>
        <translation>Компоненты одновременно возвращаются в&#xa0;запасы. Вы ничего не теряете. Кто лишился последнего племени в&#xa0;регионе, того там ждёт [свержение](overthrow).</translation>
    </message>
    <message>
        <source>*Refill.* First the cards of each row slide left, with the rupees on them. Then empty slots are filled from the deck, column by column from the left, the top row first. Rupees left behind by a discarded event stay in their slot and belong to the next card that moves there.</source>
        <translation>*Пополнение.* Сначала карты каждого ряда сдвигаются влево вместе с&#xa0;рупиями на них. Затем пустые ячейки заполняются из колоды, столбец за столбцом слева направо, сначала верхний ряд. Рупии, оставшиеся от сброшенного события, лежат в&#xa0;своей ячейке и&#xa0;достаются карте, которая там окажется.</translation>
    </message>
    <message>
        <source>If a second Dominance Check appears in the market, it causes [instability](instability). When the deck is empty, the market simply shrinks.</source>
        <translation>Если на рынке появляется вторая «Проверка господства», наступает [нестабильность](instability). Когда колода пуста, рынок просто уменьшается.</translation>
    </message>
    <message>
        <source>Buying costs one action and the [price](market) of the column. Place one rupee on each card to the left in the same row, or two on each while military is favored. If a slot to the left is empty, place the rupee on the card of the other row in the same column; if that slot is empty too, the rupee leaves the game.</source>
        <translation>Для покупки нужно одно действие и&#xa0;[цена](market) столбца в&#xa0;рупиях. Положите по рупии на каждую карту левее в&#xa0;том же ряду, а&#xa0;если ведущая масть&#xa0;— военные силы, то по две. Если ячейка слева пуста, рупия ложится на карту другого ряда в&#xa0;том же столбце; если пуста и&#xa0;она, рупия выбывает из игры.</translation>
    </message>
    <message>
        <source>You take the card and all rupees on it. You cannot use them to pay for the card itself.</source>
        <translation>Вы берёте карту и&#xa0;все рупии, лежащие на ней. Оплатить ими саму эту карту нельзя.</translation>
    </message>
    <message>
        <source>You cannot buy a card on which you have placed a rupee this turn, for whatever reason, until your next turn.</source>
        <translation>Карту, на которую вы в&#xa0;этот ход по любой причине положили рупию, вы сможете купить только в&#xa0;следующий ход.</translation>
    </message>
    <message>
        <source>A court card goes to your hand. The lower half of an [event](events) takes effect at once. A [Dominance Check](checks) is made at once; then your turn continues.</source>
        <translation>Карта двора попадает в&#xa0;вашу руку. [Событие](events) сразу срабатывает нижней половиной. [Проверка господства](checks) проводится сразу, затем ваш ход продолжается.</translation>
    </message>
    <message>
        <source>Once you have no actions left, [favored](favored) cards in your court can still act, but you cannot buy or play cards.</source>
        <translation>Когда действий не осталось, карты [ведущей масти](favored) в&#xa0;вашем дворе ещё могут действовать, но купить или разыграть уже ничего нельзя.</translation>
    </message>
    <message>
        <source>Playing a card costs one action. Follow these steps:</source>
        <translation>Розыгрыш карты стоит одно действие. Порядок такой:</translation>
    </message>
    <message>
        <source># If another player rules the region of the card, a [bribe](bribes) is due. If you do not agree on it, the card returns to your hand and no action is spent.
# Put the card at the left or right end of your court. Its position matters for [spies](spy_ring).
# If it is a patriot of another coalition, you [change your loyalty](loyalty) now, with all the consequences.
# Resolve its impact icons from top to bottom. You cannot decline any of them.</source>
        <translation># Если регионом карты правит другой игрок, положена [взятка](bribes). Если вы не договорились, карта возвращается в&#xa0;руку, и&#xa0;действие не тратится.
# Положите карту с&#xa0;левого или правого края двора. Место важно для [шпионов](spy_ring).
# Если это патриот другой коалиции, вы сейчас же [меняете лояльность](loyalty) со всеми последствиями.
# Выполните символы воздействия сверху вниз. Отказаться нельзя ни от одного.</translation>
    </message>
    <message>
        <source>| Icon | Effect
| [Tribe](icon_tribe) | one of your tribes in the region
| [Spy](icon_spy) | one of your spies on any court card of the region
| [Army](icon_army) | an army of your coalition in the region
| [Road](icon_road) | a road of your coalition on a border of the region
| [Leverage](icon_leverage) | 2 rupees from the bank, to be paid back later
| [Suit](icon_suit) | a new favored suit</source>
        <translation>| Символ | Эффект
| [Племя](icon_tribe) | ваше племя в&#xa0;регионе
| [Шпион](icon_spy) | ваш шпион на любой карте двора этого региона
| [Армия](icon_army) | армия вашей коалиции в&#xa0;регионе
| [Дорога](icon_road) | дорога вашей коалиции на границе региона
| [Заём](icon_leverage) | 2&#xa0;рупии из банка, которые придётся вернуть
| [Масть](icon_suit) | новая ведущая масть</translation>
    </message>
    <message>
        <source>The [special ability](abilities) of a card works as soon as the card is in your court. The card can act on the same turn.</source>
        <translation>[Особое свойство](abilities) карты работает с&#xa0;того момента, как она легла в&#xa0;ваш двор. Карта может действовать в&#xa0;тот же ход.</translation>
    </message>
    <message>
        <source>A card’s stars show its rank. Each suit grants a privilege that counts all of that suit’s stars in your court:</source>
        <translation>Звёзды карты&#xa0;— это её ранг. Каждая масть даёт привилегию за все свои звёзды в&#xa0;вашем дворе вместе:</translation>
    </message>
    <message>
        <source>| Suit | Stars | Privilege
| Political | purple | court limit: 3 cards plus 1 per star
| Intelligence | blue | hand limit: 2 cards plus 1 per star
| Economic | gold | tax shelter: 1 rupee per star
| Military | red | tie-breaker at the end of the game</source>
        <translation>| Масть | Звёзды | Привилегия
| Политика | фиолетовые | предел двора: 3&#xa0;карты и&#xa0;ещё 1&#xa0;за каждую звезду
| Разведка | синие | предел руки: 2&#xa0;карты и&#xa0;ещё 1&#xa0;за каждую звезду
| Экономика | жёлтые | уклонение от налогов: 1&#xa0;защищённая рупия за каждую звезду
| Военные силы | красные | решают ничью в&#xa0;самом конце</translation>
    </message>
    <message>
        <source>Limits are checked only in the cleanup of your own turn; until then your court and hand may be larger. You discard court cards one by one, and losing a political card lowers the limit at once. The hand limit is checked after that, with the court as it then is.</source>
        <translation>Пределы проверяются только при очистке в&#xa0;конце вашего хода; в&#xa0;остальное время двор и&#xa0;рука могут быть больше. Карты двора вы сбрасываете по одной, и&#xa0;потеря карты политики сразу уменьшает предел. Предел руки проверяется после этого, по тому двору, что остался.</translation>
    </message>
    <message>
        <source>When a court card is discarded, its spies return to their owners, and it may cause an [overthrow](overthrow) or a [leverage](leverage) payment.</source>
        <translation>Сброшенная карта двора возвращает шпионов владельцам и&#xa0;может вызвать [свержение](overthrow) или [возврат займа](leverage).</translation>
    </message>
    <message>
        <source>One suit is always favored. [Card actions](actions) of cards in that suit are bonus actions: they do not count against your two actions. Everything else still applies: each card acts once per turn, costs are paid, and a [hostage](hostages) still needs a bribe.</source>
        <translation>В&#xa0;любой момент одна масть&#xa0;— ведущая. [Действия карт](actions) этой масти бонусные: они не входят в&#xa0;ваши два действия. Остальное в&#xa0;силе: каждая карта действует раз за ход, стоимость оплачивается, а&#xa0;за [заложника](hostages) всё так же нужна взятка.</translation>
    </message>
    <message>
        <source>The favored suit is changed by [icons](icon_suit) on played cards and by some events. The change takes effect at once, even for the rest of your turn.</source>
        <translation>Ведущую масть меняют [символы](icon_suit) на разыгранных картах и&#xa0;некоторые события. Смена действует сразу, в&#xa0;том числе до конца вашего хода.</translation>
    </message>
    <message>
        <source>Cards with [Savvy Operator](savvy_operator) and [Irregulars](irregulars) always take bonus actions, and with [New Tactics](new_tactics) so do your military cards.</source>
        <translation>Карты со свойствами «[Ловкий делец](savvy_operator)» и&#xa0;«[Нерегулярная армия](irregulars)» всегда выполняют бонусные действия, а&#xa0;«[Новая тактика](new_tactics)» делает бонусными действия ваших карт военных сил.</translation>
    </message>
    <message>
        <source>A check takes place when someone buys the card, when it is discarded from the leftmost column during cleanup, or through [instability](instability).</source>
        <translation>Проверка проводится, когда кто-то покупает эту карту, когда её сбрасывают из крайнего левого столбца при очистке или из-за [нестабильности](instability).</translation>
    </message>
    <message>
        <source>- Count each coalition’s blocks on the map, armies and roads. A coalition is dominant if it has at least 4 more than each of the other two. With [Conflict Fatigue](conflict_fatigue) a lead of 2 is enough.
- *Successful:* only players loyal to the dominant coalition score, ranked by [influence](influence).
- *Unsuccessful,* because no coalition is dominant: all players score, ranked by cylinders in play (tribes, spies and gifts).
- If the game does not [end](goal), a successful check clears all blocks of all coalitions from the map. After an unsuccessful one they stay.
- Lasting events are discarded. Then [Insurrection](insurrection) takes effect.</source>
        <translation>- Считаются фишки каждой коалиции на поле: армии и&#xa0;дороги. Коалиция господствует, если у&#xa0;неё хотя бы на&#xa0;4&#xa0;фишки больше, чем у&#xa0;каждой из двух других. С&#xa0;«[Затяжным конфликтом](conflict_fatigue)» хватает перевеса в&#xa0;2&#xa0;фишки.
- *Успешная:* очки получают только сторонники господствующей коалиции, по [влиянию](influence).
- *Несостоявшаяся,* если ни одна коалиция не господствует: очки получают все игроки, по числу маркеров в&#xa0;игре (племена, шпионы и&#xa0;подарки).
- Если игра не [закончилась](goal), после успешной проверки с&#xa0;поля удаляются все фишки всех коалиций. После несостоявшейся они остаются.
- Длительные события сбрасываются. Затем срабатывает «[Мятеж](insurrection)».</translation>
    </message>
    <message>
        <source>Examples: 8, 4 and 4 blocks: dominance. 7, 4 and 4: none. 8, 5 and 0: none. For the points, see [scoring](scoring).</source>
        <translation>Примеры: 8, 4&#xa0;и&#xa0;4&#xa0;фишки&#xa0;— господство. 7, 4&#xa0;и&#xa0;4&#xa0;— нет. 8, 5&#xa0;и&#xa0;0&#xa0;— нет. Об очках см. [подсчёт очков](scoring).</translation>
    </message>
    <message>
        <source>If no one is loyal to the dominant coalition, no one scores, but the map is still cleared. Tribes, spies, gifts, prizes, cards and rupees always stay.</source>
        <translation>Если у&#xa0;господствующей коалиции нет сторонников, очков не получает никто, но поле всё равно очищается. Племена, шпионы, подарки, трофеи, карты и&#xa0;рупии всегда остаются.</translation>
    </message>
    <message>
        <source>points, victory points, VP, score, scoring, tie, places, table, final</source>
        <translation>очки, победные очки, ПО, счёт, подсчёт, равенство, ничья, места, таблица, финальная</translation>
    </message>
    <message>
        <source>Points for each place; when players tie, each of them scores:</source>
        <translation>Очки за каждое место и&#xa0;каждому из игроков при равенстве:</translation>
    </message>
    <message>
        <source>The final check counts double, and points are doubled before ties are split:</source>
        <translation>Очки за финальную проверку удваиваются, причём до дележа:</translation>
    </message>
    <message>
        <source>| Final check, successful | alone | 2 tied | 3 tied | 4 tied | 5 tied
| 1st place | 10 | 8 | 6 | 4 | 3
| 2nd place | 6 | 4 | 2 | 2 | –
| 3rd place | 2 | 1 | 0 | – | –</source>
        <translation>| Финальная проверка, успешная | один | двое | трое | четверо | пятеро
| 1-е место | 10 | 8 | 6 | 4 | 3
| 2-е место | 6 | 4 | 2 | 2 | –
| 3-е место | 2 | 1 | 0 | – | –</translation>
    </message>
    <message>
        <source>| Final check, unsuccessful | alone | 2 tied | 3 tied | 4 tied | 5 tied
| 1st place | 6 | 4 | 2 | 2 | 1
| 2nd place | 2 | 1 | 0 | 0 | –</source>
        <translation>| Финальная проверка, несостоявшаяся | один | двое | трое | четверо | пятеро
| 1-е место | 6 | 4 | 2 | 2 | 1
| 2-е место | 2 | 1 | 0 | 0 | –</translation>
    </message>
    <message>
        <source>Tied players add up the points of the places they occupy and split the total, rounded down. The next player takes the next open place: after two tied for first comes third place. In an unsuccessful check, even players with no cylinders in play are ranked.</source>
        <translation>При равенстве игроки складывают очки занятых вместе мест и&#xa0;делят их с&#xa0;округлением в&#xa0;меньшую сторону. Следующий получает следующее свободное место: после двух первых идёт третье. В&#xa0;несостоявшейся проверке участвуют и&#xa0;игроки без маркеров в&#xa0;игре.</translation>
    </message>
    <message>
        <source>If the refill reveals a Dominance Check while another is already in the market, a [check](checks) is made at once. Then both cards are discarded, and the market slides and is refilled. Rupees that were on them stay in their slots.</source>
        <translation>Если при пополнении открылась «Проверка господства», а&#xa0;на рынке уже лежит такая карта, сразу проводится [проверка](checks). Затем обе карты сбрасываются, рынок сдвигается и&#xa0;пополняется дальше. Рупии с&#xa0;них остаются в&#xa0;своих ячейках.</translation>
    </message>
    <message>
        <source>The two cards cause only one check. If they were the last two, it is the final one, and its points are doubled.</source>
        <translation>Две карты дают лишь одну проверку. Если они были последними, она финальная, и&#xa0;её очки удваиваются.</translation>
    </message>
    <message>
        <source>An event card has two halves. The upper half takes effect when the card is discarded from the leftmost column during [cleanup](turn), and affects everyone. The lower half takes effect when someone [buys](buying) the card, and affects the buyer. Events never go to a player’s hand.</source>
        <translation>У&#xa0;карты события две половины. Верхняя срабатывает, когда карту сбрасывают из крайнего левого столбца при [очистке](turn), и&#xa0;касается всех. Нижняя&#xa0;— когда карту [покупают](buying), и&#xa0;касается покупателя. В&#xa0;руку события не попадают.</translation>
    </message>
    <message>
        <source>A lasting event stays in effect until the next [Dominance Check](checks) has been scored, and still counts in it. It is kept in front of the player it affects, or beside the map.</source>
        <translation>Длительное событие действует, пока не подсчитаны очки следующей [проверки господства](checks), и&#xa0;ещё учитывается в&#xa0;ней. Оно лежит перед игроком, которого касается, или рядом с&#xa0;полем.</translation>
    </message>
    <message>
        <source>It affects every player and every coalition, and [Citadel](citadel) does not help. Roads stay. Whoever loses tribes is [overthrown](overthrow) in that region.</source>
        <translation>Страдают все игроки и&#xa0;все коалиции, и&#xa0;«[Цитадель](citadel)» не спасает. Дороги остаются. Кто теряет племена, того в&#xa0;этом регионе ждёт [свержение](overthrow).</translation>
    </message>
    <message>
        <source>Your military cards take [bonus actions](favored). The favored suit marker does not move, so market prices are not doubled.</source>
        <translation>Ваши карты военных сил выполняют [бонусные действия](favored). Маркер ведущей масти не двигается, поэтому цены на рынке не удваиваются.</translation>
    </message>
    <message>
        <source>Gifts stay on the dials and still count as cylinders in play in an unsuccessful [check](scoring). They only lose their [influence](influence).</source>
        <translation>Подарки остаются на дисках и&#xa0;по-прежнему считаются маркерами в&#xa0;игре при несостоявшейся [проверке](scoring). Пропадает лишь их [влияние](influence).</translation>
    </message>
    <message>
        <source>Each of your gifts is worth 2 [influence](influence), including those you give later.</source>
        <translation>Каждый ваш подарок приносит 2&#xa0;очка [влияния](influence), в&#xa0;том числе сделанный позже.</translation>
    </message>
    <message>
        <source>This applies to both kinds of [bribes](bribes): for playing cards and for [hostages](hostages). No one has to ask or agree.</source>
        <translation>Это касается обоих видов [взяток](bribes): за розыгрыш карт и&#xa0;за [заложников](hostages). Спрашивать и&#xa0;договариваться не нужно.</translation>
    </message>
    <message>
        <source>You may refuse to pay any [bribe](bribes) and act anyway. You may also pay, if you want to please someone.</source>
        <translation>Вы можете не платить любую [взятку](bribes) и&#xa0;всё равно действовать. А&#xa0;можете и&#xa0;заплатить, если хотите кому-то угодить.</translation>
    </message>
    <message>
        <source>You may choose any player, even yourself. Patriots played later give that player no [influence](influence) either.</source>
        <translation>Можно указать любого игрока, даже себя. Патриоты, разыгранные позже, тоже не дадут ему [влияния](influence).</translation>
    </message>
    <message>
        <source>This applies to every coalition. The leader must still be 2 blocks ahead of each of the others; if two coalitions are tied for the lead, the [check](checks) is unsuccessful.</source>
        <translation>Это касается любой коалиции. Лидер всё же должен опережать каждую из других на&#xa0;2&#xa0;фишки; при двух равных лидерах [проверка](checks) не состоится.</translation>
    </message>
    <message>
        <source>They need roads of your coalition to [move](move) and count as armies when you [battle](battle) in a region. In every other way they are still tribes. If your last one leaves a region, you are [overthrown](overthrow) there at once.</source>
        <translation>Для [перемещения](move) им нужны дороги вашей коалиции, а&#xa0;в&#xa0;[сражении](battle) в&#xa0;регионе они считаются силами. Во всём прочем это племена. Если последнее уходит из региона, вас там сразу ждёт [свержение](overthrow).</translation>
    </message>
    <message>
        <source>This works as long as the card is in the market. It still counts as a card: rupees [paid](buying) to it are spent, but they leave the game. When it is discarded, nothing happens.</source>
        <translation>Действует, пока карта лежит на рынке. Она по-прежнему считается картой: рупии, [положенные](buying) на неё, потрачены и&#xa0;выбывают из игры. При её сбросе ничего не происходит.</translation>
    </message>
    <message>
        <source>For every 2 rupees you place two blocks, so up to six with one [build](build) action. An odd number is allowed; the last pair is then paid in full.</source>
        <translation>За каждые 2&#xa0;рупии вы размещаете две фишки, то есть до шести за одно [строительство](build). Можно и&#xa0;нечётное число, но последняя пара оплачивается полностью.</translation>
    </message>
    <message>
        <source>The money comes from the bank, in addition to any rupees on the card. See [buying](buying).</source>
        <translation>Деньги приходят из банка, вдобавок к&#xa0;рупиям, лежащим на карте. См. [покупку](buying).</translation>
    </message>
    <message>
        <source>Everyone chooses a card in turn order, starting with the active player. Cards discarded from hand owe no [leverage](leverage).</source>
        <translation>Каждый выбирает карту, в&#xa0;порядке хода начиная с&#xa0;того, кто ходит. За карты из руки [заём](leverage) не возвращают.</translation>
    </message>
    <message>
        <source>You must swap, but either hand may be empty. Hand limits are checked only in each player’s own [cleanup](turn). [Wakhan](wakhan_events) has no hand: she plays what she gets, and you get nothing.</source>
        <translation>Обмен обязателен, и&#xa0;любая из рук может быть пустой. Пределы руки проверяются только при собственной [очистке](turn) каждого. У&#xa0;[Вахан](wakhan_events) руки нет: она разыгрывает полученное, а&#xa0;вы не получаете ничего.</translation>
    </message>
    <message>
        <source>You may choose the suit that is already favored. Icons on court cards and on discarded events are ignored from then on. See [favored suit](favored).</source>
        <translation>Можно назначить и&#xa0;ту масть, что уже ведущая. Символы на картах двора и&#xa0;на сброшенных событиях с&#xa0;этого момента не действуют. См. [ведущую масть](favored).</translation>
    </message>
    <message>
        <source>It works like [riots](riots) in the region you choose: nothing protects against it, roads stay, and whoever loses tribes is [overthrown](overthrow). You may choose an empty region.</source>
        <translation>Действует как [беспорядки](riots) в&#xa0;выбранном регионе: ничто не защищает, дороги остаются, а&#xa0;кто теряет племена, того ждёт [свержение](overthrow). Можно выбрать и&#xa0;пустой регион.</translation>
    </message>
    <message>
        <source>Place one of your cylinders in the region of the card. There it is a tribe and counts toward [ruling](ruling). Only political cards have this icon, and every political card has at least one.</source>
        <translation>Разместите свой маркер в&#xa0;регионе карты. Там это племя, и&#xa0;оно учитывается при определении [правителя](ruling). Этот символ есть только на картах политики, и&#xa0;на каждой&#xa0;— хотя бы один.</translation>
    </message>
    <message>
        <source>Place one of your cylinders on any court card of the same region, in any court, including the card just played. For a second icon you may choose a different card.</source>
        <translation>Разместите свой маркер на любой карте двора того же региона, в&#xa0;любом дворе. Можно и&#xa0;на только что разыгранной. Для второго символа можно выбрать другую карту.</translation>
    </message>
    <message>
        <source>Spies take cards [hostage](hostages), make [betrayal](betray) possible and battle each other on cards. They move along the [ring of courts](spy_ring).</source>
        <translation>Шпионы берут карты в&#xa0;[заложники](hostages), делают возможным [предательство](betray) и&#xa0;сражаются друг с&#xa0;другом на картах. Ходят они по [кольцу дворов](spy_ring).</translation>
    </message>
    <message>
        <source>Place one block of your own coalition in the region of the card. There it is an army. A patriot brings armies of its own color, because you have already changed your loyalty by then.</source>
        <translation>Разместите фишку своей коалиции в&#xa0;регионе карты. Там это армия. Патриот приводит армии своего цвета, ведь к&#xa0;этому моменту вы уже сменили лояльность.</translation>
    </message>
    <message>
        <source>Armies belong to a coalition, not to a player: they help everyone loyal to it to [rule](ruling), and anyone loyal to it may [move](move) them or [battle](battle) with them.</source>
        <translation>Армии принадлежат коалиции, а&#xa0;не игроку: они помогают [править](ruling) всем её сторонникам, и&#xa0;любой из них может их [перемещать](move) и&#xa0;ими [сражаться](battle).</translation>
    </message>
    <message>
        <source>Place one block of your own coalition on a border of the region, whatever else is there. Armies of that coalition can then cross this border when they [move](move). In a [Dominance Check](checks) a road counts as much as an army.</source>
        <translation>Разместите фишку своей коалиции на границе региона, что бы там ни лежало. Армии этой коалиции смогут пересекать эту границу при [перемещении](move). При [проверке господства](checks) дорога считается наравне с&#xa0;армией.</translation>
    </message>
    <message>
        <source>Take 2 rupees from the bank. The card is now leveraged: when it leaves your court, 2 rupees must be [paid back](leverage).</source>
        <translation>Возьмите 2&#xa0;рупии из банка. Теперь карта с&#xa0;займом: когда она покинет ваш двор, 2&#xa0;рупии придётся [вернуть](leverage).</translation>
    </message>
    <message>
        <source>The suit shown becomes the [favored suit](favored) at once. While [Pashtunwali Values](pashtunwali_values) is in effect, the icon does nothing.</source>
        <translation>Указанная масть сразу становится [ведущей](favored). Пока действуют «[Ценности пуштунвали](pashtunwali_values)», символ ничего не делает.</translation>
    </message>
    <message>
        <source>ruler, rule, control, majority, ruling pieces, strength, tribes, armies, crown</source>
        <translation>правитель, править, контроль, большинство, сила, племена, армии</translation>
    </message>
    <message>
        <source>Your ruling pieces in a region are your tribes and the armies of your coalition there. You rule the region if</source>
        <translation>Ваши правящие компоненты в&#xa0;регионе&#xa0;— это ваши племена и&#xa0;армии вашей коалиции. Вы правите регионом, если</translation>
    </message>
    <message>
        <source>- you have at least one tribe there,
- you have more ruling pieces than every other player, and
- you have more ruling pieces than any other coalition has armies there, even one no player is loyal to.</source>
        <translation>- у&#xa0;вас там есть хотя бы одно племя,
- правящих компонентов у&#xa0;вас больше, чем у&#xa0;любого другого игрока, и
- их больше, чем там армий у&#xa0;каждой другой коалиции, даже если у&#xa0;неё нет сторонников.</translation>
    </message>
    <message>
        <source>If there is a tie, no one rules. Example: one of your tribes and two Afghan armies make 3 if you are loyal to Afghanistan. Two British and two Russian armies do not stop you; three Russian armies do.</source>
        <translation>При равенстве не правит никто. Пример: одно ваше племя и&#xa0;две афганские армии&#xa0;— это 3, если вы лояльны Афганистану. Две британские и&#xa0;две русские армии вам не помеха, а&#xa0;три русские&#xa0;— помеха.</translation>
    </message>
    <message>
        <source>| When | To whom | How much
| You [play](playing) a card of a region another player [rules](ruling) | the ruler | 1 rupee for each of the ruler’s tribes there; armies do not count
| You act with a card held [hostage](hostages) | the player holding it | 1 rupee for each of that player’s spies on it</source>
        <translation>| Когда | Кому | Сколько
| Вы [разыгрываете](playing) карту региона, которым [правит](ruling) другой | правителю | 1&#xa0;рупия за каждое его племя там; армии не считаются
| Вы действуете картой, которая в&#xa0;[заложниках](hostages) | тому, кто её удерживает | 1&#xa0;рупия за каждого его шпиона на ней</translation>
    </message>
    <message>
        <source>You may pay in full, offer less or cancel. The other player can accept an offer, name another amount up to the full bribe or refuse. An agreement is good for this one time. If you do not agree, it is as if nothing happened: no action is spent, and the card you showed returns to your hand.</source>
        <translation>Можно заплатить сполна, предложить меньше или отказаться от затеи. Другой игрок может принять предложение, назвать иную сумму не выше полной или отказать. Договорённость действует один раз. Если вы не сошлись, ничего не произошло: действие не потрачено, а&#xa0;показанная карта возвращается в&#xa0;руку.</translation>
    </message>
    <message>
        <source>The rupees your action itself needs are set aside first; you cannot offer them. After three unsuccessful offers in a turn you can make no more. You owe bribes to players of your own coalition too.</source>
        <translation>Рупии, нужные на само действие, откладываются: предложить их нельзя. После трёх неудачных предложений за ход больше предлагать нельзя. Игрокам, лояльным вашей коалиции, взятка тоже положена.</translation>
    </message>
    <message>
        <source>No bribe is due for playing cards with [Charismatic Courtiers](charismatic_courtiers), for hostages with [Civil Service Reforms](civil_service_reforms), or at all during [Disregard for Customs](disregard_for_customs). [Courtly Manners](courtly_manners) makes all your bribes optional.</source>
        <translation>Без взятки: со свойством «[Обаятельные придворные](charismatic_courtiers)»&#xa0;— за розыгрыш, с&#xa0;«[Реформой госслужбы](civil_service_reforms)»&#xa0;— за заложников, при «[Пренебрежении обычаями](disregard_for_customs)»&#xa0;— вообще ни за что. С&#xa0;«[Придворными манерами](courtly_manners)» платить или нет, решаете вы.</translation>
    </message>
    <message>
        <source>A court card is held hostage if one player other than its owner has more spies on it than anyone else. The owner’s own spies count too. If there is a tie, the card is not a hostage.</source>
        <translation>Карта двора в&#xa0;заложниках, если у&#xa0;одного игрока, не владельца, шпионов на ней больше, чем у&#xa0;любого другого. Шпионы владельца тоже учитываются. При равенстве карта не в&#xa0;заложниках.</translation>
    </message>
    <message>
        <source>Only its actions are held hostage. Stars, tax shelter and special ability keep working, and no one but the owner can use the card.</source>
        <translation>Это касается только действий. Звёзды, уклонение от налогов и&#xa0;особое свойство продолжают работать, и&#xa0;никто, кроме владельца, картой не пользуется.</translation>
    </message>
    <message>
        <source>It changes when you play a patriot or take a prize of another coalition. Then, in this order,</source>
        <translation>Она меняется, когда вы разыгрываете патриота другой коалиции или забираете трофей другой коалиции. Тогда по порядку:</translation>
    </message>
    <message>
        <source>Discarded patriots can cause an [overthrow](overthrow) and a [leverage](leverage) payment. Blocks on the map, tribes, spies, rupees and your hand stay as they are, but regions may change [rulers](ruling).</source>
        <translation>Сброшенные патриоты могут вызвать [свержение](overthrow) и&#xa0;[возврат займа](leverage). Фишки на поле, племена, шпионы, рупии и&#xa0;рука остаются, но [правители](ruling) могут смениться.</translation>
    </message>
    <message>
        <source>Influence decides how much you score when your coalition is dominant in a [check](scoring).</source>
        <translation>Влияние решает, кто сколько очков получит, когда ваша коалиция господствует при [проверке](scoring).</translation>
    </message>
    <message>
        <source>A *patriot* is a court card with the symbol of a coalition. A *prize* is a [betrayed](betray) card you kept. A *gift* is a cylinder on your dial, placed with the [gift](gift) action. All of them always belong to your current coalition: a [change of loyalty](loyalty) discards the rest.</source>
        <translation>*Патриот*&#xa0;— карта двора со знаком коалиции. *Трофей*&#xa0;— карта, которую вы [предали](betray) и&#xa0;оставили себе. *Подарок*&#xa0;— маркер на вашем диске от действия «[подарок](gift)». Всё это всегда относится к&#xa0;вашей нынешней коалиции: [смена лояльности](loyalty) отнимает остальное.</translation>
    </message>
    <message>
        <source>Each player’s tribes and political cards of the same region stand or fall together:</source>
        <translation>Племена и&#xa0;карты политики одного региона держатся вместе, у&#xa0;каждого игрока:</translation>
    </message>
    <message>
        <source>This happens at once, whatever the cause: battle, betrayal, riots, a change of loyalty, your own cleanup or a tribe taken because the [supply](supplies) was empty. Never having had any is not a loss and triggers nothing.</source>
        <translation>Это происходит сразу, по любой причине: сражение, предательство, беспорядки, смена лояльности, ваша очистка или племя, взятое из-за [пустого запаса](supplies). Если их не было с&#xa0;самого начала, это не потеря, и&#xa0;ничего не происходит.</translation>
    </message>
    <message>
        <source>If several players are affected, resolve them in turn order, starting with the active player.</source>
        <translation>Если это касается нескольких игроков, их черёд идёт в&#xa0;порядке хода, начиная с&#xa0;того, кто ходит.</translation>
    </message>
    <message>
        <source>A card with the leverage [icon](icon_leverage) gives you 2 rupees when you play it. When it leaves your court, for whatever reason, you owe the bank 2 rupees at once.</source>
        <translation>Карта с&#xa0;[символом](icon_leverage) займа приносит при розыгрыше 2&#xa0;рупии. Когда она по любой причине покидает ваш двор, вы сразу должны банку 2&#xa0;рупии.</translation>
    </message>
    <message>
        <source>You must pay as much as you can in rupees. For each rupee you cannot pay, discard one card of your choice from your hand or court. If that card is leveraged itself, its debt comes first. When you have no cards left, the rest is forgiven.</source>
        <translation>Платить нужно рупиями, пока их хватает. За каждую недостающую рупию вы сбрасываете карту по выбору из руки или двора. Если и&#xa0;она с&#xa0;займом, сначала погашается её долг. Когда карт не осталось, остаток прощается.</translation>
    </message>
    <message>
        <source>The owner of the card pays, even when someone else betrays it and keeps it as a prize. A card discarded from hand owes nothing.</source>
        <translation>Платит владелец карты, даже если её предал другой и&#xa0;забрал как трофей. Карта, сброшенная из руки, ничего не должна.</translation>
    </message>
    <message>
        <source>- instead of a cylinder, any of your own tribes, spies or gifts;
- instead of a block, any army or road of that coalition, whoever placed it.</source>
        <translation>- вместо маркера&#xa0;— любой свой маркер: племя, шпиона или подарок;
- вместо фишки&#xa0;— любую армию или дорогу этой коалиции, кто бы её ни поставил.</translation>
    </message>
    <message>
        <source>The piece may change its type: a tribe can become a spy, an army a road. Pieces placed this turn cannot be taken; moving does not count as placing. If there is no such piece, nothing is placed.</source>
        <translation>Вид компонента может измениться: племя станет шпионом, армия&#xa0;— дорогой. Размещённые в&#xa0;этот ход компоненты брать нельзя; перемещение размещением не считается. Если подходящего компонента нет, ничего не размещается.</translation>
    </message>
    <message>
        <source>In the nineteenth century, Britain and Russia compete for Central Asia while the Afghans fight for a state of their own. You are none of the three: you lead a small court, back one of the coalitions as long as it suits you, and change sides when the time is right.</source>
        <translation>В&#xa0;XIX веке Британия и&#xa0;Россия соперничают за Среднюю Азию, а&#xa0;афганцы борются за собственное государство. Вы&#xa0;— ни то, ни другое, ни третье: вы возглавляете небольшой двор, поддерживаете одну из коалиций, пока это выгодно, и&#xa0;вовремя переходите на другую сторону.</translation>
    </message>
    <message>
        <source>*What counts.* Points come only from four [Dominance Checks](checks). If one coalition is far ahead on the map, its most influential supporters score. If none is, everyone scores for cylinders in play. So watch the map, and ask yourself which of the two will happen next.</source>
        <translation>*Что важно.* Очки приносят только четыре [проверки господства](checks). Если одна коалиция далеко впереди на поле, очки получают самые влиятельные её сторонники. Если нет&#xa0;— очки получают все&#xa0;— за свои маркеры в&#xa0;игре. Поэтому следите за полем и&#xa0;думайте, какой из двух случаев ближе.</translation>
    </message>
    <message>
        <source>*The pieces.* A block is an army in a region or a road on a border; it belongs to a coalition. A cylinder is a tribe in a region, a spy on a card or a gift on a dial; it belongs to a player.</source>
        <translation>*Компоненты.* Фишка в&#xa0;регионе&#xa0;— это армия, на границе&#xa0;— дорога; она принадлежит коалиции. Маркер в&#xa0;регионе&#xa0;— это племя, на карте&#xa0;— шпион, на диске лояльности&#xa0;— подарок; он принадлежит игроку.</translation>
    </message>
    <message>
        <source>*Your turn* consists of two actions. On your first turns that means: [buy a card](buying) from the market, then [play it](playing). Cards at the left end of the market cost nothing. A played card puts pieces on the table at once and stays in your court, where its [actions](actions) are yours to use.</source>
        <translation>*Ваш ход*&#xa0;— это два действия. Поначалу это значит: [купить карту](buying) на рынке и&#xa0;[разыграть её](playing). Карты у&#xa0;левого края рынка ничего не стоят. Разыгранная карта сразу выставляет компоненты и&#xa0;остаётся в&#xa0;вашем дворе, где вам доступны её [действия](actions).</translation>
    </message>
    <message>
        <source>*Good first cards.* A political card brings a tribe, and with a tribe you can [rule a region](ruling). Economic cards with the tax action bring money. Intelligence cards bring spies, which count in an unsuccessful check and can take other players’ cards hostage. It is good to have a card with move or battle before the second check.</source>
        <translation>*Хорошие первые карты.* Карта политики даёт племя, а&#xa0;с&#xa0;племенем можно [править регионом](ruling). Карты экономики с&#xa0;действием налога приносят деньги. Карты разведки дают шпионов: они важны при несостоявшейся проверке и&#xa0;могут брать чужие карты в&#xa0;заложники. До второй проверки неплохо иметь карту с&#xa0;перемещением или сражением.</translation>
    </message>
    <message>
        <source>*Money circulates.* Nearly everything you pay goes to market cards and then to whoever buys them. A card with three rupees on it is worth a look, whatever else it does.</source>
        <translation>*Деньги ходят по кругу.* Почти всё, что вы платите, ложится на карты рынка и&#xa0;достаётся тому, кто их купит. На карту с&#xa0;тремя рупиями стоит взглянуть, что бы она ни делала.</translation>
    </message>
    <message>
        <source>*Mind your limits.* At the end of your turn you may keep three court cards plus one for each purple star, and two hand cards plus one for each blue star. See [limits](limits).</source>
        <translation>*Помните о&#xa0;пределах.* В&#xa0;конце хода вы оставляете три карты двора плюс по одной за каждую фиолетовую звезду и&#xa0;две карты в&#xa0;руке плюс по одной за каждую синюю. См. [пределы](limits).</translation>
    </message>
    <message>
        <source>*Before a check,* look at who would score now (key: {key_forecast}). If your coalition is about to win, collect [influence](influence) in it. If another is, a single patriot can switch your loyalty, at the price of your gifts, prizes and old patriots. If none is, put cylinders into play.</source>
        <translation>*Перед проверкой* посмотрите, кто набрал бы очки сейчас (клавиша: {key_forecast}). Если ваша коалиция близка к&#xa0;успеху, копите [влияние](influence) на неё. Если другая&#xa0;— один-единственный патриот переведёт вас на её сторону ценой подарков, трофеев и&#xa0;прежних патриотов. Если никакая&#xa0;— выставляйте маркеры.</translation>
    </message>
    <message>
        <source>*When you are stuck,* point at anything: the program tells you what it is and, if you cannot use it, why. One key ({key_rules}) opens these rules at the page for whatever you point at. Most steps can be undone, so try things out.</source>
        <translation>*Если не знаете, что делать,* наведите указатель на что угодно: программа скажет, что это, а&#xa0;если что-то нельзя&#xa0;— почему. Одна клавиша ({key_rules}) открывает эти правила на нужной странице. Большинство шагов можно отменить, так что смело пробуйте.</translation>
    </message>
    <message>
        <source>win, how to win, victory, points, winner, tie, tiebreaker, end, game over</source>
        <translation>победа, победить, как выиграть, победные очки, победитель, ничья, равенство, конец игры</translation>
    </message>
    <message>
        <source>Victory points come only from [Dominance Checks](checks). There are four in the deck, and each is scored once.</source>
        <translation>Победные очки приносят только [проверки господства](checks). В&#xa0;колоде их четыре, и&#xa0;каждая приносит очки один раз.</translation>
    </message>
    <message>
        <source>- One player is at least 4 points ahead of every other player. That player wins at once.
- It was the final check: there is no other in the market or in the deck. Its points are doubled, and whoever has the most points wins.</source>
        <translation>- Один игрок опережает каждого из остальных хотя бы на&#xa0;4&#xa0;очка. Он сразу побеждает.
- Это была финальная проверка: ни на рынке, ни в&#xa0;колоде других нет. Её очки удваиваются, и&#xa0;побеждает тот, у&#xa0;кого очков больше всех.</translation>
    </message>
    <message>
        <source>A tie after the final check is broken by red stars in court (ranks of military cards), then by rupees. If there is still a tie, the victory is shared.</source>
        <translation>При ничьей после финальной проверки решают красные звёзды во дворе (ранги карт военных сил), затем рупии. Если равенство и&#xa0;здесь, победа общая.</translation>
    </message>
    <message>
        <source>You have two actions, but you do not have to use them. An action is one of these:</source>
        <translation>У&#xa0;вас два действия, но тратить их не обязательно. Действие&#xa0;— это одно из трёх:</translation>
    </message>
    <message>
        <source>- [Buy](buying) a card from the market.
- [Play](playing) a card from your hand.
- Take one [card action](actions) in your court. Each card can act once per turn.</source>
        <translation>- [Купить](buying) карту на рынке.
- [Разыграть](playing) карту из руки.
- Выполнить одно [действие карты](actions) своего двора. Каждая карта действует один раз за ход.</translation>
    </message>
    <message>
        <source>Actions of cards in the [favored suit](favored) are bonus actions: you may take them before, between and after your two actions, even when none is left.</source>
        <translation>Действия карт [ведущей масти](favored) бонусные: их можно выполнять до двух обычных действий, между ними и&#xa0;после них, даже когда обычных не осталось.</translation>
    </message>
    <message>
        <source>At the start of the game everyone has 4 rupees, and players choose their loyalty in turn; several may choose the same one. The last to choose takes the first turn. The first favored suit is political.</source>
        <translation>В&#xa0;начале игры у&#xa0;всех по&#xa0;4&#xa0;рупии, и&#xa0;все по очереди выбирают лояльность; одну и&#xa0;ту же могут выбрать несколько игроков. Начинает тот, кто выбирал последним. Первая ведущая масть&#xa0;— политика.</translation>
    </message>
    <message>
        <source>keyboard, mouse, keys, undo, drag, shortcut, hotkey, F1, save, load, settings, language, sound, text size, colors</source>
        <translation>клавиатура, мышь, клавиши, отменить, перетащить, горячие клавиши, F1, сохранить, загрузить, настройки, язык, звук, размер текста, цвета</translation>
    </message>
    <message>
        <source>You can do everything in three ways: drag a piece or card to its target, click it and then its target, or use the keyboard. Whatever you can choose now is outlined.</source>
        <translation>Всё можно сделать тремя способами: перетащить элемент на его место, щёлкнуть по нему и&#xa0;затем по цели или воспользоваться клавиатурой. То, что можно выбрать сейчас, обведено рамкой.</translation>
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
        <translation>| Клавиша | Что делает
| Стрелки | переход от элемента к&#xa0;элементу
| Page Down, Page Up | следующий или предыдущий доступный элемент
| Enter | выбрать
| от&#xa0;1&#xa0;до&#xa0;9 | нажать кнопку с&#xa0;этим номером
| + и&#xa0;- | изменить сумму
| Esc | отпустить
| {key_undo}, {key_redo} | отменить, повторить
| {key_end_turn} | завершить ход
| {key_rules} | эти правила, на странице об этом элементе
| {key_inspector}, {key_log} | о&#xa0;карте, журнал
| {key_explain} | что значит символ или число в&#xa0;фокусе
| {key_why_not} | почему нельзя выбрать то, на что наведён указатель
| {key_hint} | [подсказка](learning)
| {key_forecast} | что дала бы проверка сейчас
| {key_wakhan} | почему Вахан поступила так
| {key_ring} | кольцо дворов для шпионов
| {key_save}, {key_open} | сохранить игру, открыть игру
| {key_full_screen} | полный экран</translation>
    </message>
    <message>
        <source>Undo goes back step by step, but not past a revealed card or another player’s decision.</source>
        <translation>Отмена идёт назад шаг за шагом, но не дальше открытой карты или решения другого игрока.</translation>
    </message>
    <message>
        <source>Function keys and shortcuts with Ctrl can be changed: *Edit &gt; Settings &gt; Shortcuts*. The other settings ({key_settings}) are about language, colors, sizes, pace, sound and the folder for games.</source>
        <translation>Функциональные клавиши и&#xa0;сочетания с&#xa0;Ctrl можно изменить: *Правка &gt; Настройки &gt; Клавиши*. Остальные настройки ({key_settings})&#xa0;— это язык, цвета, размеры, темп, звук и&#xa0;папка для игр.</translation>
    </message>
    <message>
        <source>Wakhan, the automated opponent</source>
        <translation>Вахан, виртуальная противница</translation>
    </message>
    <message>
        <source>Wakhan plays against one or two people. She is a player like any other: she has cylinders, a court, points and 4 rupees at the start, and she can win. She takes the first turn, has no hand and no loyalty dial, and decides by fixed rules and a deck of 24 AI cards.</source>
        <translation>Вахан играет с&#xa0;одним или двумя людьми. Она такой же игрок: у&#xa0;неё маркеры, двор, 4&#xa0;рупии в&#xa0;начале и&#xa0;очки, и&#xa0;она может победить. Она ходит первой, у&#xa0;неё нет ни руки, ни диска лояльности, а&#xa0;решает она по чётким правилам и&#xa0;колоде из&#xa0;24&#xa0;карт ИИ.</translation>
    </message>
    <message>
        <source>*The AI card.* The front of the card drawn this turn shows three lines of actions, an order of coalitions and an order of regions. Its two arrows point to the back of the next card: the black one to a market column, the red one to a side.</source>
        <translation>*Карта ИИ.* На лицевой стороне карты этого хода&#xa0;— три строки действий, порядок коалиций и&#xa0;порядок регионов. Две её стрелки указывают на рубашку следующей карты: чёрная&#xa0;— на столбец рынка, красная&#xa0;— на сторону.</translation>
    </message>
    <message>
        <source>- She draws an AI card, then uses [Blackmail](blackmail) if she has it.
- She goes through the three lines from top to bottom and does what is possible, then starts again at the top, until she has spent two actions.
- Before each line she considers her [ambition](wakhan_ambition).
- A card action of a [favored](favored) card costs her no action. Radicalize always costs one.
- If three lines in a row are impossible, she stops, and her remaining actions are lost.
- Then all unused favored cards in her court act, from left to right, each with its first possible action. This is the only way she gives gifts.
- Her cleanup is like yours; she has no hand to discard.</source>
        <translation>- Она берёт карту ИИ, затем применяет «[Шантаж](blackmail)», если он у&#xa0;неё есть.
- Она проходит три строки сверху вниз, делает то, что возможно, и&#xa0;начинает сначала, пока не потратит два действия.
- Перед каждой строкой она вспоминает о&#xa0;своих [амбициях](wakhan_ambition).
- Действие карты [ведущей масти](favored) у&#xa0;неё тоже бонусное. Радикализация всегда тратит одно действие.
- Если три строки подряд невозможны, она останавливается, и&#xa0;оставшиеся действия пропадают.
- Затем все неиспользованные карты ведущей масти её двора действуют слева направо, каждая&#xa0;— первым возможным действием. Только так она делает подарки.
- Очистка у&#xa0;неё такая же, как у&#xa0;вас, только без руки.</translation>
    </message>
    <message>
        <source>*Ruling.* Her ruling pieces in a region are her tribes and the armies of whichever single coalition has the most there. She needs a tribe and must have more ruling pieces than every other player.</source>
        <translation>*Правление.* Её правящие компоненты в&#xa0;регионе&#xa0;— это её племена и&#xa0;армии той одной коалиции, у&#xa0;которой их там больше всего. Ей нужно племя и&#xa0;больше правящих компонентов, чем у&#xa0;любого другого игрока.</translation>
    </message>
    <message>
        <source>*Influence.* She counts as loyal to all three coalitions at once. In each she has 1 influence, plus its patriots and prizes, plus all her gifts, which count everywhere. So she takes part in every successful [check](checks). Patriots and prizes never make her lose anything.</source>
        <translation>*Влияние.* Она лояльна всем трём коалициям сразу: 1&#xa0;плюс патриоты и&#xa0;трофеи этой коалиции плюс все её подарки, которые считаются везде. Поэтому она участвует в&#xa0;каждой успешной [проверке](checks). Из-за патриотов и&#xa0;трофеев она ничего не теряет.</translation>
    </message>
    <message>
        <source>You may always remove her tribes and spies in battle: she never shares your loyalty.</source>
        <translation>Сражаться с&#xa0;её племенами и&#xa0;шпионами можно всегда: вашей лояльности она не разделяет.</translation>
    </message>
    <message>
        <source>With this action she buys a card and plays it at once. The first of these that applies decides which card:</source>
        <translation>Этим действием она покупает карту и&#xa0;сразу её разыгрывает. Какую&#xa0;— решает первое подходящее правило:</translation>
    </message>
    <message>
        <source># *An instruction on the line,* such as the highest-ranked political card. If its condition is not met or no card fits, the line is skipped.
# *A Dominance Check in the market.* If a coalition is dominant, she takes one of its patriots, otherwise the card with the most army and road icons. If none is dominant, the card with the most spy and tribe icons.
# *The arrows.* She looks at the column of the black arrow in the row of the red one, then further left, then at the other row in the same way.</source>
        <translation># *Указание в&#xa0;строке,* например старшая по рангу карта политики. Если условие не выполнено или подходящей карты нет, строка пропускается.
# *На рынке лежит «Проверка господства».* Если какая-то коалиция господствует, Вахан берёт её патриота, а&#xa0;если его нет&#xa0;— карту с&#xa0;наибольшим числом символов армий и&#xa0;дорог. Если не господствует ни одна&#xa0;— карту с&#xa0;наибольшим числом символов шпионов и&#xa0;племён.
# *Стрелки.* Она смотрит на столбец чёрной стрелки в&#xa0;ряду красной, затем левее, затем так же в&#xa0;другом ряду.</translation>
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
        <translation># во дворе другого игрока
# ведущей масти
# патриот господствующей коалиции
# трофей господствующей коалиции
# патриот любой коалиции
# с&#xa0;займом
# старший ранг
# больший номер</translation>
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
        <translation># не политика
# не патриот
# без займа
# с&#xa0;наибольшим перевесом чужих шпионов
# с&#xa0;наименьшим числом шпионов
# низшего ранга
# не ведущей масти
# с&#xa0;наименьшим номером</translation>
    </message>
    <message>
        <source>She considers only cards she can afford and on which she has placed no rupees this turn. She never radicalizes a Dominance Check or [Public Withdrawal](public_withdrawal). Ties go to the cheaper card, then to the higher number.</source>
        <translation>Подходят только карты, на которые у&#xa0;неё хватает денег и&#xa0;на которые она в&#xa0;этот ход не клала рупий. «Проверку господства» и&#xa0;«[Уход из общественной жизни](public_withdrawal)» она так не берёт. При равенстве&#xa0;— более дешёвая карта, затем больший номер.</translation>
    </message>
    <message>
        <source>Wakhan, solo, solitaire, bot, automa, AI, automatic, automated, opponent, setup</source>
        <translation>Вахан, соло, в&#xa0;одиночку, бот, ИИ, автома, виртуальная, противница, подготовка</translation>
    </message>
    <message>
        <source>*Pragmatic loyalty.* She places, moves and battles with blocks of the first coalition on her AI card that no other player is loyal to. It can change with every AI card and whenever you change loyalty.</source>
        <translation>*Прагматичная лояльность.* Вахан размещает и&#xa0;перемещает фишки первой коалиции на карте ИИ, которой не лоялен ни один другой игрок, и&#xa0;сражается ими. Эта лояльность может меняться с&#xa0;каждой картой и&#xa0;с&#xa0;вашей лояльностью.</translation>
    </message>
    <message>
        <source>The card goes to the end of her court shown by the red arrow. If another player rules its region, she pays the full bribe; if she cannot, the card is discarded, and the action is still spent. An event takes effect at once.</source>
        <translation>Карта ложится на тот край её двора, что указан красной стрелкой. Если её регионом правит другой игрок, она даёт полную взятку; если не может, карта сбрасывается, а&#xa0;действие всё равно потрачено. Событие срабатывает сразу.</translation>
    </message>
    <message>
        <source>| Icon | What she does
| Army | places a block of her pragmatic loyalty, even for a patriot
| Road | goes around the borders of the region, in the order in which her AI card lists the regions beyond them
| Tribe | places a tribe in the region
| Spy | takes the card of highest [priority](wakhan_priorities) in the region on which she does not yet have the most spies; if there is none, the card of highest priority
| Leverage | takes 2 rupees
| Suit | changes the favored suit</source>
        <translation>| Символ | Что она делает
| Армия | размещает фишку по прагматичной лояльности, даже у&#xa0;патриота
| Дорога | обходит границы региона в&#xa0;том порядке, в&#xa0;каком её карта ИИ называет регионы за ними
| Племя | размещает племя в&#xa0;регионе
| Шпион | выбирает карту региона с&#xa0;высшим [приоритетом](wakhan_priorities), на которой она ещё не лидирует по числу шпионов; если такой нет&#xa0;— просто карту с&#xa0;высшим приоритетом
| Заём | берёт 2&#xa0;рупии
| Масть | меняет ведущую масть</translation>
    </message>
    <message>
        <source>If her supply is empty, she takes tribes first, by region priority, then spies, then gifts; for blocks, armies first, then roads.</source>
        <translation>Если её запас пуст, она отдаёт сначала племена в&#xa0;порядке регионов, затем шпионов, затем подарки; из фишек&#xa0;— сначала армии, потом дороги.</translation>
    </message>
    <message>
        <source>She acts with the card of highest [priority](wakhan_priorities) that has the action and that she can afford to use.</source>
        <translation>Она действует картой с&#xa0;высшим [приоритетом](wakhan_priorities), на которой есть это действие и&#xa0;на которую хватает денег.</translation>
    </message>
    <message>
        <source>| Action | What she does
| Tax | the richest taxable player first, down to the shelter, then the next; the rest from the market, from the left, the row of the red arrow first
| Gift | the cheapest empty space
| Build | as many armies as she can afford, up to three, in the first region of her order that she rules; never roads
| Move | armies only, without roads, into adjacent regions with rival tribes, until there are as many armies there as tribes; she never gives up a region to do so
| Betray | the card of highest priority with a prize and one of her spies; she always keeps the prize
| Battle | in the first region of her order where she has an army and rivals have pieces: first tribes, then armies, then roads; if there is none, spies on the card of highest priority</source>
        <translation>| Действие | Что она делает
| Налог | сначала самый богатый из доступных игроков, пока не останутся защищённые рупии, затем следующий; остаток ранга&#xa0;— с&#xa0;рынка слева направо, сначала ряд красной стрелки
| Подарок | самая дешёвая свободная ячейка
| Строительство | столько армий, на сколько хватает денег, но не больше трёх, в&#xa0;первом по порядку регионе, которым она правит; дорог не строит
| Перемещение | только армии, без дорог, в&#xa0;регионы с&#xa0;чужими племенами, пока армий там не станет столько же, сколько племён; ни одного региона она ради этого не отдаёт
| Предательство | карта высшего приоритета с&#xa0;трофеем и&#xa0;её шпионом; трофей она всегда забирает
| Сражение | в&#xa0;первом по порядку регионе, где у&#xa0;неё есть армия: сначала племена, затем армии, затем дороги других игроков; если такого нет&#xa0;— шпионы на карте высшего приоритета</translation>
    </message>
    <message>
        <source>When several players are equal targets, the red arrow decides. She pays a debt from [leverage](leverage) as far as her rupees go; the rest is forgiven.</source>
        <translation>Если цели равны, решает красная стрелка. Долг по [займу](leverage) она платит, насколько хватает рупий; остаток ей прощается.</translation>
    </message>
    <message>
        <source>She takes regions in the order on her AI card. A coalition counts as dominant here if it would be dominant in a [check](checks) made now.</source>
        <translation>Регионы она перебирает в&#xa0;порядке своей карты ИИ. Господствующей здесь считается коалиция, которая господствовала бы при [проверке](checks) прямо сейчас.</translation>
    </message>
    <message>
        <source>As long as she has an action left, Wakhan looks at a [Dominance Check](checks) in the market before every line. If she can afford it, and it would score her more points than anyone else or win her the game, she buys it with that action. Then she continues with the line she was at.</source>
        <translation>Пока у&#xa0;неё есть действие, Вахан перед каждой строкой смотрит, нет ли на рынке [проверки господства](checks). Если она может её оплатить и&#xa0;та принесёт ей больше очков, чем любому другому, или победу, она покупает её этим действием. Затем она продолжает с&#xa0;той же строки.</translation>
    </message>
    <message>
        <source>A tie for the most points is not enough. So keep an eye on her influence and her cylinders when a check becomes cheap.</source>
        <translation>Равенства очков недостаточно. Поэтому, когда проверка дешевеет, следите за её влиянием и&#xa0;маркерами.</translation>
    </message>
    <message>
        <source>*Bribes.* Wakhan pays in full or not at all, and she never waives what you owe her. If you cannot pay her, you cannot take the action.</source>
        <translation>*Взятки.* Вахан платит сполна или никак и&#xa0;никогда не прощает того, что должны вы. Если заплатить ей нечем, действие невозможно.</translation>
    </message>
    <message>
        <source>*Abilities* that are optional are always used. She needs no roads and moves no spies, so Indian Supplies, Strange Bedfellows and Well-Connected do nothing for her, except with a [variant](wakhan_variants).</source>
        <translation>*Свойства* по выбору она применяет всегда. Дороги ей не нужны, шпионов она не двигает, поэтому «Индийские поставки», «Странные союзники» и&#xa0;«Влиятельное положение» ей ничего не дают, разве что в&#xa0;одном из [вариантов](wakhan_variants).</translation>
    </message>
    <message>
        <source>*Events* are bought like other cards. If she has to choose a player, the red arrow decides; if a suit, she keeps the current one; if a region, she takes the first in her order with another player’s pieces.</source>
        <translation>*События* она покупает, как и&#xa0;другие карты. Игрока указывает красная стрелка; масть она оставляет нынешнюю; регион берёт первый подходящий по порядку.</translation>
    </message>
    <message>
        <source>You choose them when you set up a game. The preset “Rulebook” uses none of them, “Improved” the first three.</source>
        <translation>Их выбирают при создании игры. В&#xa0;наборе «Из книги правил» нет ни одного, в&#xa0;наборе «Улучшенные»&#xa0;— первые три.</translation>
    </message>
    <message>
        <source>- *Savvy Purchasing.* When the arrows choose a court card, she instead takes a cheaper one of the same suit with at least the same rank. With a Dominance Check in the market, no dominant coalition and no card with spies or tribes, she takes the card that gains her the most rupees.
- *Spy Movement.* When no army can move, she moves a spy that is not needed where it is: from the court card of lowest priority to the one of highest priority where she does not yet have the most spies. Directly means to any card, step by step only to an adjacent card on the [ring](spy_ring).
- *Steadfast Loyalty.* Her pragmatic loyalty is, among the coalitions no one else is loyal to, the one with the most blocks on the map; if tied, the one further left on the AI card.
- *Coin Erratum.* An unofficial correction by players. With a Dominance Check in the market, no dominant coalition and no card with spies or tribes, she takes the card that gains her the most rupees; if tied, the cheapest, then the one with the highest number. Savvy Purchasing includes this.</source>
        <translation>- *Выгодная покупка.* Если стрелки указали на карту двора, она берёт вместо неё более дешёвую той же масти и&#xa0;не ниже рангом. Если на рынке лежит «Проверка господства», ни одна коалиция не господствует и&#xa0;ни одна карта не даёт шпионов или племён, она берёт карту с&#xa0;наибольшей прибылью в&#xa0;рупиях.
- *Перемещение шпионов.* Если ни одна армия не может двигаться, она перемещает шпиона, который не нужен на своём месте: с&#xa0;карты двора низшего приоритета на карту высшего приоритета, где она ещё не лидирует. Напрямую&#xa0;— на любую карту, по шагам&#xa0;— только на соседнюю в&#xa0;[кольце](spy_ring).
- *Стойкая лояльность.* Её прагматичная лояльность&#xa0;— та из коалиций, которым не лоялен никто другой, у&#xa0;которой больше всего фишек на поле; при равенстве&#xa0;— та, что левее на карте ИИ.
- *Поправка о&#xa0;монетах.* Неофициальное исправление от игроков. Если на рынке лежит «Проверка господства», ни одна коалиция не господствует и&#xa0;ни одна карта не даёт шпионов или племён, она берёт карту с&#xa0;наибольшей прибылью в&#xa0;рупиях, при равенстве&#xa0;— самую дешёвую, затем с&#xa0;наибольшим номером. «Выгодная покупка» уже включает это правило.</translation>
    </message>
    <message>
        <source>*Older printing.* She rules with the armies of her pragmatic loyalty only; ambition considers points, not winning; a Dominance Check in the market takes precedence over printed instructions; for each rupee of leverage she cannot pay back, she discards a court card; and among her cards on which rival spies outnumber hers, she first discards the one with the most rival spies.</source>
        <translation>*Ранний тираж.* Она правит только армиями своей прагматичной лояльности; амбиции учитывают очки, а&#xa0;не победу; «Проверка господства» на рынке важнее указаний на карте; за каждую рупию займа, которую не может вернуть, она сбрасывает карту двора; а&#xa0;из своих карт, на которых чужих шпионов больше, чем её, первой сбрасывает ту, где чужих больше всего.</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>Кратко</translation>
    </message>
    <message>
        <source>How to read a card</source>
        <translation>Как читать карту</translation>
    </message>
    <message>
        <source>card, marks, icons, spine, rank, ribbon</source>
        <translation>карта, знаки, значки, полоса, ранг, лента</translation>
    </message>
    <message>
        <source>The colored spine on the left is what matters while the card is in a court:</source>
        <translation>Цветная полоса слева важна, пока карта лежит во дворе:</translation>
    </message>
    <message>
        <source>- At the top its [suit](suits), and below it the stars of its rank
- Then the picture of its region
- Then its [actions](actions), one tile each</source>
        <translation>- Сверху [масть](suits), под ней звёзды ранга
- Затем знак региона
- Затем [действия](actions), каждое на своей плитке</translation>
    </message>
    <message>
        <source>Rest the mouse on any mark on the table and it is explained; with the keyboard, {key_explain} goes from mark to mark.</source>
        <translation>Наведите мышь на любой знак на столе, и&#xa0;появится объяснение; с&#xa0;клавиатуры {key_explain} ведёт от знака к&#xa0;знаку.</translation>
    </message>
    <message>
        <source>The four suits at a glance</source>
        <translation>Четыре масти кратко</translation>
    </message>
    <message>
        <source>suits, political, intelligence, economic, military, stars</source>
        <translation>масти, политика, разведка, экономика, война, звёзды</translation>
    </message>
    <message>
        <source>| Suit | What its stars give you | What its cards bring
| Political | a larger court | tribes
| Intelligence | a larger hand | spies
| Economic | rupees that cannot be taxed | roads
| Military | victory in a tie | armies</source>
        <translation>| Масть | Что дают её звёзды | Что приносят её карты
| Политика | больше карт во дворе | племена
| Разведка | больше карт в&#xa0;руке | шпионов
| Экономика | рупии, с&#xa0;которых не взять налог | дороги
| Военные силы | победу при ничьей | армии</translation>
    </message>
    <message>
        <source>Actions of cards of the [favored suit](favored) are bonus actions. While military is favored, purchases cost double. See also [how to read a card](read_card) and [limits](limits).</source>
        <translation>Действия карт [ведущей масти](favored)&#xa0;— бонусные. Пока ведущая масть&#xa0;— военные силы, покупки стоят вдвое дороже. Смотрите также, [как читать карту](read_card), и&#xa0;[пределы](limits).</translation>
    </message>
    <message>
        <source>Where money comes from</source>
        <translation>Откуда берутся деньги</translation>
    </message>
    <message>
        <source>money, rupees, coins, income, bank</source>
        <translation>деньги, рупии, монета, монеты, доход, банк</translation>
    </message>
    <message>
        <source>- Rupees on a card in the market go to whoever [buys](buying) it
- The [tax](tax) action takes rupees from the market or from other players
- Rulers and holders of hostages receive [bribes](bribes)
- A card with [leverage](leverage) gives 2 rupees, which you owe if you lose it</source>
        <translation>- Рупии на карте рынка получает тот, кто её [покупает](buying)
- Действие «[налог](tax)» приносит рупии с&#xa0;рынка или от других игроков
- Правители и&#xa0;те, кто держит заложников, получают [взятки](bribes)
- Карта с&#xa0;[займом](leverage) даёт 2&#xa0;рупии, которые придётся вернуть, если её потерять</translation>
    </message>
    <message>
        <source>What you pay for cards goes to the market, so it comes back into play. There is no income between turns. For what can be agreed about money, see [negotiation](negotiation).</source>
        <translation>Плата за карты идёт на рынок и&#xa0;возвращается в&#xa0;игру. Дохода между ходами нет. О&#xa0;чём можно договориться, см. [переговоры](negotiation).</translation>
    </message>
    <message>
        <source>Negotiation</source>
        <translation>Переговоры</translation>
    </message>
    <message>
        <source>Players may talk about anything at any time, but no promise is binding. Cards never change hands by agreement, and rupees only through taxes and [bribes](bribes).</source>
        <translation>Говорить можно о&#xa0;чём угодно и&#xa0;когда угодно, но обещания никого не связывают. Карты по договорённости не передают, а&#xa0;рупии&#xa0;— только через налоги и&#xa0;[взятки](bribes).</translation>
    </message>
    <message>
        <source>A bribe can be lowered: offer less, and the other player accepts, names another amount or insists. Agreed amounts are paid at once and apply to this card only. If you cancel, the card stays where it was and no action is spent.</source>
        <translation>Взятку можно снизить: предложите меньше, и&#xa0;другой игрок согласится, назовёт свою сумму или настоит на полной. Условленное платят сразу, и&#xa0;только за эту карту. Если отменить, карта остаётся где была и&#xa0;действие не тратится.</translation>
    </message>
    <message>
        <source>Whoever rules a region is shown by the [ruler token](ruler_marker).</source>
        <translation>Кто правит регионом, показывает [жетон правителя](ruler_marker).</translation>
    </message>
    <message>
        <source>The ruler token</source>
        <translation>Жетон правителя</translation>
    </message>
    <message>
        <source>ruler, token, marker, crown, seal</source>
        <translation>правитель, жетон, знак, корона, печать</translation>
    </message>
    <message>
        <source>The crown beside the name of a region shows who [rules](ruling) it, in the color and with the mark of that player. A dashed ring means that no one does.</source>
        <translation>Корона рядом с&#xa0;названием региона показывает, кто им [правит](ruling): цветом и&#xa0;знаком игрока. Пунктирное кольцо&#xa0;— никто.</translation>
    </message>
    <message>
        <source>The token changes by itself as soon as pieces do. A ruler may [build](build) there, tax players with cards of the region and demand bribes. Next: [how the deck is built](deck).</source>
        <translation>Жетон меняется сам, как только меняются компоненты. Правитель может там [строить](build), брать налог с&#xa0;игроков, у&#xa0;которых есть карты региона, и&#xa0;требовать взятки. Далее: [как собрана колода](deck).</translation>
    </message>
    <message>
        <source>How the deck is built</source>
        <translation>Как собрана колода</translation>
    </message>
    <message>
        <source>deck, piles, setup, when checks come</source>
        <translation>колода, стопки, подготовка, когда придут проверки</translation>
    </message>
    <message>
        <source>- The first pile has no events
- The second has 2 events
- Each of the last four has 1 event and 1 [Dominance Check](checks)</source>
        <translation>- В&#xa0;первой событий нет
- Во второй 2&#xa0;события
- В&#xa0;каждой из последних четырёх 1&#xa0;событие и&#xa0;1 [проверка господства](checks)</translation>
    </message>
    <message>
        <source>So the checks come at roughly even intervals, never two from one pile. The panel “If scored now” shows how many cards away the next one is. If the deck runs out, see [ending by agreement](agreement).</source>
        <translation>Так проверки приходят примерно через равные промежутки и&#xa0;не по две из одной стопки. Панель «Прогноз подсчёта» говорит, через сколько карт будет следующая. Если колода кончилась, смотрите [конец по согласию](agreement).</translation>
    </message>
    <message>
        <source>Ending by agreement</source>
        <translation>Конец по согласию</translation>
    </message>
    <message>
        <source>end, agreement, draw, empty deck, stall</source>
        <translation>конец, согласие, пустая колода, тупик</translation>
    </message>
    <message>
        <source>Wakhan’s deck</source>
        <translation>Колода Вахан</translation>
    </message>
    <message>
        <source>Wakhan, deck, reshuffle, AI cards</source>
        <translation>Вахан, колода, перемешать, карты ИИ</translation>
    </message>
    <message>
        <source>At the start of her [turn](wakhan_turn) Wakhan draws an AI card. The back of the next card completes its arrows, so there always has to be a next one: when the last card is drawn, all 24 are shuffled and she draws again. She never shuffles in the middle of a turn. See also [where money comes from](money).</source>
        <translation>В&#xa0;начале [хода](wakhan_turn) Вахан берёт карту ИИ. Рубашка следующей карты дополняет её стрелки, поэтому следующая должна быть всегда: когда взята последняя, все 24 перемешивают и&#xa0;она берёт снова. Посреди хода колоду не перемешивают. Смотрите также, [откуда берутся деньги](money).</translation>
    </message>
    <message>
        <source>The deck consists of 6 piles, each shuffled separately and stacked on top of one another. Each has 5 court cards and one more per player.</source>
        <translation>Колода&#xa0;— это 6 стопок одна на другой, каждая перемешана отдельно. В&#xa0;каждой 5&#xa0;карт двора и&#xa0;ещё по одной на игрока.</translation>
    </message>
    <message>
        <source>The icons on the right take effect once, from top to bottom, when the card is [played](playing). A name on a colored band marks a patriot of that coalition, who can change your [loyalty](loyalty). The ribbon at the bottom shows which coalition’s prize the card is if it is [betrayed](betray). A line with a star names a special ability.</source>
        <translation>Символы справа срабатывают один раз, сверху вниз, когда карту [разыгрывают](playing). Имя на цветной полосе значит, что это патриот коалиции, который может сменить вашу [лояльность](loyalty). Лента внизу показывает, чей это трофей при [предательстве](betray). Строка со звездой называет особое свойство.</translation>
    </message>
    <message>
        <source>negotiation, deal, trade, offer, waive, table talk, promise</source>
        <translation>переговоры, сделка, обмен, торговаться, предложение, отказ, разговоры, обещание</translation>
    </message>
    <message>
        <source>A game ends with a [check](checks). If the deck is empty and no one wants to buy the final check, the game could go on forever; a player may then propose to end it. If all agree, the current points decide. With Wakhan only the people are asked; for her cards, see [her deck](wakhan_deck).</source>
        <translation>Игра кончается [проверкой](checks). Если колода пуста и&#xa0;никто не хочет купить финальную проверку, игра шла бы вечно; тогда можно предложить закончить её. Если все согласны, решают нынешние очки. В&#xa0;игре с&#xa0;Вахан спрашивают только людей; о&#xa0;её картах&#xa0;— [её колода](wakhan_deck).</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Первое издание</translation>
    </message>
    <message>
        <source>The first edition</source>
        <translation>О&#xa0;первом издании</translation>
    </message>
    <message>
        <source>2015, first edition, old edition, adapted, our reading</source>
        <translation>2015, первое издание, старое издание, обработка, наше прочтение</translation>
    </message>
    <message>
        <source>The game of 2015, for two to five people around one screen. We know its rules, but neither its cards nor the text of four actions. So it is played with the cards of the second edition, and bribe, assassination, travel and counter-espionage are *our reading*.</source>
        <translation>Игра 2015&#xa0;года для двух–пяти человек за одним экраном. Нам известны её правила, но не карты и&#xa0;не текст четырёх действий. Поэтому в&#xa0;неё играют картами второго издания, а&#xa0;подкуп, убийство, поездка и&#xa0;контрразведка&#xa0;— *наше прочтение*.</translation>
    </message>
    <message>
        <source>- *Goal:* someone buys a [topple](first_topple) while a coalition has supremacy; whoever has the most influence in it wins, loyal to it or not.
- *Turn:* two [actions](first_turn), and any number of free ones.
- *Cards:* each has its own row of [special actions](first_actions).
- *War:* armies fight in a [campaign](first_campaign).
- *Talk:* players may make binding [deals](first_deals).</source>
        <translation>- *Цель:* кто-то покупает [переворот](first_topple), когда у&#xa0;коалиции есть превосходство; побеждает тот, у&#xa0;кого больше всего влияния на неё, даже без лояльности ей.
- *Ход:* два [действия](first_turn) и&#xa0;сколько угодно свободных.
- *Карты:* у&#xa0;каждой свой ряд [особых действий](first_actions).
- *Война:* армии сражаются в&#xa0;[походе](first_campaign).
- *Переговоры:* игроки могут заключать обязательные [сделки](first_deals).</translation>
    </message>
    <message>
        <source>The rules of 2015 call a court a tableau, a coalition an empire, a region a location and a suit a mode. There are no rulers, hostages, abilities, events or victory points.</source>
        <translation>Правила 2015&#xa0;года называют двор планшетом, коалицию империей, регион местом, а&#xa0;масть режимом. Нет правителей, заложников, свойств карт, событий и&#xa0;победных очков.</translation>
    </message>
    <message>
        <source>Every tie is broken by military stars, then by rupees; if that is not enough, no one is ahead, and a game can end without a winner.</source>
        <translation>Любую ничью решают звёзды военных сил, затем рупии; если не помогает, впереди нет никого, и&#xa0;игра может завершиться без победителя.</translation>
    </message>
    <message>
        <source>Turn, regime and loyalty</source>
        <translation>Ход, режим, лояльность</translation>
    </message>
    <message>
        <source>regime, toll, discard, purchase, play, loyalty, favor card, influence</source>
        <translation>режим, пошлина, сброс, покупка, розыгрыш, лояльность, карта фавора, благосклонность, влияние</translation>
    </message>
    <message>
        <source>You must take two actions as long as one is possible: buy, play, discard or use a card. Actions of the regime’s suit are free and do not count.</source>
        <translation>Нужно выполнить два действия, пока возможно хоть одно: купить, разыграть, сбросить или использовать карту. Действия масти режима свободные и&#xa0;не считаются.</translation>
    </message>
    <message>
        <source>- *Buy:* your hand limit is 1 plus your intelligence stars. Under Military Struggle, prices are doubled.
- *Play:* pay a toll of 1 rupee for each tribe of another player in the region; owners may agree to less. Then the card places as many pieces as its rank: armies, roads, tribes, or spies on itself.
- *Discard:* a hand card. Two discards in one turn bring 1 rupee.
- *Cleanup:* patriots and topples in the first column are discarded; your court keeps 3 cards plus your political stars.</source>
        <translation>- *Покупка:* предел руки&#xa0;— 1&#xa0;плюс ваши звёзды разведки. При режиме «Военная борьба» цены удваиваются.
- *Розыгрыш:* заплатите пошлину, 1&#xa0;рупию за каждое чужое племя в&#xa0;регионе; владельцы могут согласиться на меньшее. Затем карта размещает столько компонентов, каков её ранг: армии, дороги, племена или шпионов на себе.
- *Сброс:* карта из руки. Два сброса за ход приносят 1&#xa0;рупию.
- *Очистка:* патриоты и&#xa0;перевороты из первого столбца сбрасываются; во дворе остаётся 3&#xa0;карты плюс ваши звёзды политики.</translation>
    </message>
    <message>
        <source>Loyalty is chosen in secret from the two sides of a loyalty card. Whoever plays a patriot or takes a prize of another coalition changes sides and loses gifts, starting card, prizes and other patriots. Without any sign of loyalty you are loyal to Afghanistan.</source>
        <translation>Лояльность тайно выбирают из двух сторон карты лояльности. Кто разыгрывает патриота или берёт трофей другой коалиции, меняет сторону и&#xa0;теряет подарки, начальную карту, трофеи и&#xa0;других патриотов. Без знаков лояльности вы лояльны Афганистану.</translation>
    </message>
    <message>
        <source>Influence: 1 for the starting card and each gift, prize and patriot, in your coalition; 1 for each of your spies on another player’s patriot, in that coalition. Whoever leads in a coalition holds its favor card. See also [the first edition](first_edition).</source>
        <translation>Влияние: 1 за начальную карту, каждый подарок, трофей и&#xa0;патриота&#xa0;— в&#xa0;своей коалиции; 1 за каждого вашего шпиона на чужом патриоте&#xa0;— в&#xa0;той коалиции. Лидер влияния держит карту фавора. См. также [о&#xa0;первом издании](first_edition).</translation>
    </message>
    <message>
        <source>Special actions</source>
        <translation>Особые действия</translation>
    </message>
    <message>
        <source>commerce, gifts, tax, bribe, assassination, travel, counter-espionage, leverage</source>
        <translation>торговля, подарки, налог, подкуп, убийство, поездка, контрразведка, заём</translation>
    </message>
    <message>
        <source>- *Commerce:* take up to the card’s rank in rupees from market cards.
- *Gifts:* pay 2, 4 or 6 rupees for an empty gift space.
- *Tax:* if you have the most units in the card’s region, take up to its rank in rupees from players with a tribe there or a road beside it. Economic stars shelter rupees.
- *Campaign:* see [campaign](first_campaign).</source>
        <translation>- *Торговля:* возьмите с&#xa0;карт рынка не больше рупий, чем ранг.
- *Подарки:* заплатите 2, 4 или 6&#xa0;рупий за свободную ячейку.
- *Налог:* если в&#xa0;регионе карты больше всего отрядов у&#xa0;вас, возьмите не больше рупий, чем её ранг, у&#xa0;игроков с&#xa0;племенем там или дорогой рядом. Звёзды экономики защищают.
- *Поход:* см. [поход](first_campaign).</translation>
    </message>
    <message>
        <source>Our reading of the lost actions:</source>
        <translation>Наше прочтение утраченных действий:</translation>
    </message>
    <message>
        <source>- *Travel:* move your spies along the ring of courts, up to the card’s rank in steps.
- *Counter-espionage:* remove up to the card’s rank in other players’ spies from your court.
- *Assassination:* discard a card with a spy on it and keep its prize if you like.
- *Bribe:* win over another player’s card that has a spy on it, is not a patriot and has at most this rank, for twice its rank in rupees.</source>
        <translation>- *Поездка:* перемещайте своих шпионов по кольцу дворов, всего не больше шагов, чем ранг.
- *Контрразведка:* удалите из своего двора не больше чужих шпионов, чем ранг.
- *Убийство:* сбросьте карту, на которой стоит шпион; при желании возьмите её как трофей.
- *Подкуп:* переманите чужую карту не выше этого ранга, не патриота, со шпионом на ней, за удвоенный ранг в&#xa0;рупиях.</translation>
    </message>
    <message>
        <source>You may use another player’s spy with their consent, for which you can offer rupees. A leveraged card brings its rank in rupees; when it is discarded from a court, its owner pays them back, in pieces or cards if necessary.</source>
        <translation>Чужого шпиона можно использовать с&#xa0;согласия владельца, предложив за это рупии. Карта с&#xa0;займом приносит рупии по рангу; если двор её сбрасывает, владелец возвращает их, при нехватке&#xa0;— компонентами или картами.</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Поход</translation>
    </message>
    <message>
        <source>campaign, battle, army, baggage train, intel, overthrow</source>
        <translation>поход, битва, армия, обоз, разведданные, свержение</translation>
    </message>
    <message>
        <source># Choose a region: all armies of your coalition there fight.
# They may move to an adjacent region, along a road of your coalition or with the baggage train for 2 rupees.
# They may attack one other coalition: its armies there, its roads on the borders, and tribes of players loyal to it.
# Eliminate up to the card’s rank in pieces, armies first; each army you eliminate costs you one.</source>
        <translation># Выберите регион: все армии вашей коалиции в&#xa0;нём сражаются.
# Они могут перейти в&#xa0;соседний регион по дороге своей коалиции или с&#xa0;обозом за&#xa0;2&#xa0;рупии.
# Они могут напасть на другую коалицию: её армии там, её дороги на границах и&#xa0;племена лояльных ей игроков.
# Удалите не больше компонентов, чем ранг карты, сначала армии; каждая удалённая армия стоит вам одной своей.</translation>
    </message>
    <message>
        <source>With intel, a spy on any card of the region, armies do not have to be eliminated first. Whoever loses their last tribe there discards a political card of the region. See also [special actions](first_actions).</source>
        <translation>Если есть разведданные&#xa0;— шпион на любой карте региона,&#xa0;— начинать с&#xa0;армий не нужно. Кто теряет там последнее племя, сбрасывает карту политики этого региона. Подробнее: [особые действия](first_actions).</translation>
    </message>
    <message>
        <source>Topple and purge</source>
        <translation>Переворот и&#xa0;чистка</translation>
    </message>
    <message>
        <source>topple, supremacy, purge, honeymoon, units, winner, end</source>
        <translation>переворот, превосходство, чистка, медовый месяц, отряды, победитель, конец</translation>
    </message>
    <message>
        <source>Supremacy: a coalition has more units of the regime’s suit than the two others together, and at least one army, road, tribe and spy. Tribes and spies count for their owner’s loyalty.</source>
        <translation>Превосходство: у&#xa0;коалиции больше отрядов масти режима, чем у&#xa0;двух других вместе, и&#xa0;есть хотя бы одна армия, дорога, племя и&#xa0;шпион. Племена и&#xa0;шпионы считаются за коалицию владельца.</translation>
    </message>
    <message>
        <source>- *With supremacy* the game ends: whoever has the most influence in that coalition wins.
- *Without it* there is a purge: one piece of each color stays in every place, and all Afghan armies and roads stay; everyone keeps one card of each suit and discards the others or takes them into hand.
- *The last topple* ends the game in any case; military stars decide, then rupees.</source>
        <translation>- *С&#xa0;превосходством* игра завершается: побеждает тот, у&#xa0;кого больше всего влияния на эту коалицию.
- *Без него*&#xa0;— чистка: в&#xa0;каждом месте остаётся по одному компоненту каждого цвета, все афганские армии и&#xa0;дороги остаются; каждый оставляет по одной карте каждой масти, а&#xa0;остальные сбрасывает или берёт в&#xa0;руку.
- *Последний переворот* завершает игру в&#xa0;любом случае: решают звёзды военных сил, затем рупии.</translation>
    </message>
    <message>
        <source>Options: with Nation Building, a coalition needs supremacy twice in a row, and the map is cleared in between; with Weak States, it does not need one piece of each kind; with Badal, losses bring tokens that raise ranks. See also [the first edition](first_edition).</source>
        <translation>Варианты: «Государственное строительство»&#xa0;— превосходство нужно дважды подряд, между ними поле очищается; «Слабые государства»&#xa0;— не нужен компонент каждого вида; «Бадал»&#xa0;— потери приносят жетоны, повышающие ранг. См. также [о&#xa0;первом издании](first_edition).</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Сделки</translation>
    </message>
    <message>
        <source>deal, negotiation, consent, set aside, escrow</source>
        <translation>сделка, переговоры, согласие, отложить, залог</translation>
    </message>
    <message>
        <source>During a turn any two players can make a deal with the button in the bar: rupees and hand cards on both sides. Both halves happen at once. Cards named in an offer are shown to everyone, and a hand must have room.</source>
        <translation>Во время хода любые два игрока могут заключить сделку кнопкой на панели: рупии и&#xa0;карты из руки с&#xa0;обеих сторон. Обе половины выполняются одновременно. Карты из предложения видят все, и&#xa0;в&#xa0;руке должно быть место.</translation>
    </message>
    <message>
        <source>Another player can set rupees aside for something the active player does, or does not do, this turn. They are paid when the promise is kept; otherwise they go back. See also [the first edition](first_edition).</source>
        <translation>Другой игрок может отложить рупии за то, что активный игрок в&#xa0;этот ход сделает или не сделает. Они выплачиваются, если обещание выполнено, иначе возвращаются. См. также [о&#xa0;первом издании](first_edition).</translation>
    </message>
    <message>
        <source>Help and opponents</source>
        <translation>Помощь и&#xa0;противники</translation>
    </message>
    <message>
        <source>Lessons, hints and puzzles</source>
        <translation>Уроки, подсказки и&#xa0;задачи</translation>
    </message>
    <message>
        <source>lesson, tutorial, course, how to play, hint, help, advice, tip, best move, warning, caution, puzzle, challenge, exercise, problem, solution, practice, daily, game of the day, look back, analysis, review, mistakes, chance of winning</source>
        <translation>урок, обучение, учебник, туториал, как играть, подсказка, помощь, совет, лучший ход, предупреждение, задача, головоломка, испытание, упражнение, решение, тренировка, ежедневная, игра дня, разбор, анализ, ошибки, шанс на победу</translation>
    </message>
    <message>
        <source>- *Lessons* teach the game at the table, in one story: *How to play* on the start page. Most of them have challenges to try afterward.
- *Hints* ({key_hint}) show up to three moves worth considering, with what they gain and cost. They use only what you may know.
- *Warnings* ask again before moves that beginners often regret. Hints and warnings can be turned off in the settings.
- *Puzzles* are single turns from games between computer players. Each has one solution.
- *The game of the day* has the same cards and opponents for everyone. Past days can be played too.</source>
        <translation>- *Уроки* учат игре прямо за столом и&#xa0;рассказывают историю: *Как играть* на начальной странице. К&#xa0;большинству есть испытания.
- *Подсказки* ({key_hint}) показывают до&#xa0;трёх ходов, которые стоит обдумать: что они дадут и&#xa0;чего будут стоить. Они опираются только на то, что вам можно знать.
- *Предупреждения* переспрашивают перед ходами, о&#xa0;которых новички часто жалеют. Подсказки и&#xa0;предупреждения можно выключить в&#xa0;настройках.
- *Задачи*&#xa0;— отдельные ходы из игр между компьютерными игроками. У&#xa0;каждой одно решение.
- *Игра дня*: карты и&#xa0;противники для всех одинаковые. Можно сыграть и&#xa0;в&#xa0;прошедшие дни.</translation>
    </message>
    <message>
        <source>*Looking back* at a game, from the menu or at its end, shows how the chances of winning changed, where the game turned and what Expert would have played in the turns that cost the most.</source>
        <translation>*Разбор* игры, из меню или после её конца, показывает, как менялись шансы на победу, где случился перелом и&#xa0;что сыграл бы эксперт в&#xa0;ходах, которые обошлись дороже всего.</translation>
    </message>
    <message>
        <source>In a *practice* game every choice can be undone, and it does not count in the statistics. If you would rather read, see [your first game](first_game). Opponents are described under [computer players](bots).</source>
        <translation>В&#xa0;*тренировке* любое решение можно отменить, а&#xa0;в&#xa0;статистике она не учитывается. Если вам удобнее читать, см. [вашу первую игру](first_game). О&#xa0;противниках&#xa0;— [компьютерные игроки](bots).</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Компьютерные игроки</translation>
    </message>
    <message>
        <source>computer, bot, bots, AI, opponent, level, difficulty, easy, hard, novice, skilled, strong, expert, temperament, personality, cheating, why, hot seat, pass and play, online, network</source>
        <translation>компьютер, бот, боты, ИИ, противник, соперник, уровень, сложность, лёгкий, трудный, новичок, опытный, сильный, эксперт, характер, жульничает, почему, за одним экраном, по очереди, онлайн, сеть</translation>
    </message>
    <message>
        <source>In the second edition computer players can take any seat. They know no more than a person in their seat would. Several people take turns at one screen, and a curtain hides their hands; there is no play over a network.</source>
        <translation>Во втором издании любое место может занять компьютерный игрок. Он знает не больше, чем знал бы человек на этом месте. Несколько человек играют по очереди за одним экраном, и&#xa0;занавес скрывает их карты; по сети не играют.</translation>
    </message>
    <message>
        <source>| Level | How it plays
| Novice | looks only at its own court and hand and sometimes misjudges things
| Skilled | takes the action that improves its position most
| Strong | plans its whole turn
| Expert | also considers how the others may respond</source>
        <translation>| Уровень | Как он играет
| Новичок | смотрит только на свой двор и&#xa0;свою руку и&#xa0;иногда ошибается
| Опытный | выбирает действие, которое больше всего улучшает его положение
| Сильный | обдумывает весь ход
| Эксперт | учитывает и&#xa0;то, как могут ответить остальные</translation>
    </message>
    <message>
        <source>A *temperament* adds a preference: *Merchant* likes money, taxes and gifts, *General* armies, roads and battles, *Spymaster* spies and other players’ cards; *Turncoat* changes sides whenever it pays. *Balanced* has none.</source>
        <translation>*Характер*&#xa0;— это предпочтения: *торговец* любит деньги, налоги и&#xa0;подарки, *генерал*&#xa0;— армии, дороги и&#xa0;сражения, *разведчик*&#xa0;— шпионов и&#xa0;чужие карты; *перебежчик* меняет сторону, когда это выгодно. У&#xa0;*уравновешенного* предпочтений нет.</translation>
    </message>
    <message>
        <source>“Why?” in the bar and in the log tells what a turn was meant to gain, what it cost and what else was considered. It never gives away a hand.</source>
        <translation>«Почему?» на панели и&#xa0;в&#xa0;журнале объясняет, что должен был дать ход, чего он стоил и&#xa0;какие были варианты. Карт в&#xa0;руке это не выдаёт.</translation>
    </message>
    <message>
        <source>[Wakhan](wakhan) is not one of them: she comes with the printed game and follows her cards. To practice, see [lessons, hints and puzzles](learning).</source>
        <translation>[Вахан](wakhan)&#xa0;— не из их числа: она часть печатной игры и&#xa0;следует своим картам. Чтобы потренироваться, см. [уроки, подсказки и&#xa0;задачи](learning).</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск по правилам</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>No pages match.</source>
        <translation>Таких слов нет ни на одной странице.</translation>
    </message>
</context>
<context>
    <name>SaveProblem</name>
    <message>
        <source>“{file}” is too large to be a saved game.</source>
        <translation>«{file}»: слишком большой файл для сохранения.</translation>
    </message>
    <message>
        <source>“{file}” is not a saved game.</source>
        <translation>«{file}»: это не сохранение.</translation>
    </message>
    <message>
        <source>“{file}” is incomplete: its end is missing.</source>
        <translation>«{file}»: файл неполный, конец отсутствует.</translation>
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
        <source>“{file}” could not be saved: the disk is full.</source>
        <translation>Не удалось сохранить «{file}»: на диске нет места.</translation>
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
        <source>“{file}” could not be moved to the trash. Nothing was deleted.</source>
        <translation>Не удалось переместить «{file}» в&#xa0;корзину. Ничего не&#xa0;удалено.</translation>
    </message>
    <message>
        <source>There is no file named “{file}”.</source>
        <translation>Файла «{file}» нет.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read. System message: {system}.</source>
        <translation>«{file}» не читается. Система сообщает: {system}.</translation>
    </message>
    <message>
        <source>“{file}” does not have the structure of a saved game.</source>
        <translation>«{file}»: файл не похож на сохранение.</translation>
    </message>
    <message>
        <source>“{file}” contains a choice that the rules do not allow (choice {number}).</source>
        <translation>«{file}»: в&#xa0;файле есть решение, которого правила не допускают. Номер решения: {number}.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved: you do not have permission to write there.</source>
        <translation>Не удалось сохранить «{file}»: запись туда не разрешена.</translation>
    </message>
    <message>
        <source>“{file}” could not be saved. System message: {system}.</source>
        <translation>Не удалось сохранить «{file}». Система сообщает: {system}.</translation>
    </message>
    <message>
        <source>A file named “{file}” already exists.</source>
        <translation>Файл «{file}» уже есть.</translation>
    </message>
    <message>
        <source>“{file}” is not a valid file name.</source>
        <translation>Файл не может называться «{file}».</translation>
    </message>
    <message>
        <source>“{file}” was removed by another program and has been written again.</source>
        <translation>Файл «{file}» был удалён другой программой и&#xa0;записан заново.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat {number}: player</source>
        <translation>Место {number}: игрок</translation>
    </message>
    <message>
        <source>Seat {number}: color</source>
        <translation>Место {number}: цвет</translation>
    </message>
    <message>
        <source>Seat {number}: name</source>
        <translation>Место {number}: имя</translation>
    </message>
</context>
<context>
    <name>SettingsControl</name>
    <message>
        <source>No file manager was found. Your games are in “{folder}”.</source>
        <translation>В&#xa0;этой системе нет программы, которая показывает папки. Игры лежат в&#xa0;папке «{folder}».</translation>
    </message>
    <message>
        <source>The folder “{folder}” cannot be opened. System message: {system}.</source>
        <translation>Не удаётся открыть папку «{folder}». Система сообщает: {system}.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Сбросить эту страницу</translation>
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
    <name>SignText</name>
    <message>
        <source>{key}: read the rule</source>
        <translation>{key}: открыть правило</translation>
    </message>
</context>
<context>
    <name>SpotHelp</name>
    <message>
        <source>See rule</source>
        <translation>Правило об этом</translation>
    </message>
</context>
<context>
    <name>SpotName</name>
    <message>
        <source>event</source>
        <translation>событие</translation>
    </message>
    <message>
        <source>price: {price}</source>
        <translation>цена: {price}</translation>
    </message>
    <message>
        <source>{rupees} on it</source>
        <translation>{rupees} на ней</translation>
    </message>
    <message>
        <source>used this turn</source>
        <translation>использована в&#xa0;этот ход</translation>
    </message>
    <message>
        <source>bonus actions</source>
        <translation>бонусные действия</translation>
    </message>
    <message>
        <source>bonus action</source>
        <translation>бонусное действие</translation>
    </message>
    <message>
        <source>supply: {pieces}</source>
        <translation>запас: {pieces}</translation>
    </message>
    <message>
        <source>{owner}: {pieces} on “{card}”</source>
        <translation>{owner}: {pieces} на карте «{card}»</translation>
    </message>
    <message>
        <source>no ruler</source>
        <translation>правителя нет</translation>
    </message>
    <message>
        <source>ruler: {ruler}</source>
        <translation>правитель: {ruler}</translation>
    </message>
    <message>
        <source>given</source>
        <translation>сделан</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>сброс</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>Dominance Checks left: {checks}</source>
        <translation>осталось проверок господства: {checks}</translation>
    </message>
    <message>
        <source>color: {colour}</source>
        <translation>цвет: {colour}</translation>
    </message>
    <message>
        <source>loyalty: {loyalty}</source>
        <translation>лояльность: {loyalty}</translation>
    </message>
    <message>
        <source>hand: {hand}</source>
        <translation>рука: {hand}</translation>
    </message>
    <message>
        <source>court: {court}</source>
        <translation>двор: {court}</translation>
    </message>
    <message>
        <source>loyalty: {coalition}</source>
        <translation>лояльность: {coalition}</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбрана</translation>
    </message>
    <message>
        <source>suit: {suit}</source>
        <translation>масть: {suit}</translation>
    </message>
    <message>
        <source>favored</source>
        <translation>ведущая</translation>
    </message>
    <message>
        <source>event in effect</source>
        <translation>действующее событие</translation>
    </message>
    <message>
        <source>rupees placed on it this turn</source>
        <translation>в&#xa0;этот ход на неё уже платили</translation>
    </message>
    <message>
        <source>discarded at the end of this turn</source>
        <translation>будет сброшена в&#xa0;конце этого хода</translation>
    </message>
    <message>
        <source>held hostage by {holder}, bribe: {bribe}</source>
        <translation>в&#xa0;заложниках (удерживает {holder}, взятка {bribe})</translation>
    </message>
    <message>
        <source>{pieces}, {border} border</source>
        <translation>{pieces}, граница {border}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>не сделан</translation>
    </message>
    <message>
        <source>{border} border</source>
        <translation>граница {border}</translation>
    </message>
    <message>
        <source>your hand: {cards}, limit {limit}</source>
        <translation>ваша рука: {cards}, предел {limit}</translation>
    </message>
    <message>
        <source>active player</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>решает</translation>
    </message>
</context>
<context>
    <name>SpotReason</name>
    <message>
        <source>Discarded cards are out of the game.</source>
        <translation>Сброшенные карты выбывают из игры.</translation>
    </message>
    <message>
        <source>Pieces leave the supply when a card or an action places them.</source>
        <translation>Фишки и&#xa0;маркеры покидают запас, когда их выставляет карта или действие.</translation>
    </message>
    <message>
        <source>There is nothing to decide right now.</source>
        <translation>Сейчас решать нечего.</translation>
    </message>
    <message>
        <source>You cannot put this here. Press Esc to put it down.</source>
        <translation>Взятое сюда положить нельзя. Esc вернёт его на место.</translation>
    </message>
    <message>
        <source>The favored suit changes when a card with another suit’s icon is played.</source>
        <translation>Ведущая масть меняется, когда разыгрывают карту с&#xa0;символом другой масти.</translation>
    </message>
    <message>
        <source>Cards are drawn automatically when the market is refilled.</source>
        <translation>Карты сами приходят из колоды, когда пополняется рынок.</translation>
    </message>
    <message>
        <source>To play a card here, pick it up from your hand first.</source>
        <translation>Сначала возьмите карту из руки, чтобы разыграть её здесь.</translation>
    </message>
    <message>
        <source>To buy a card, pick it up from the market first.</source>
        <translation>Сначала возьмите карту с&#xa0;рынка, чтобы купить её.</translation>
    </message>
    <message>
        <source>Loyalty changes when you play a patriot or take a prize of another coalition.</source>
        <translation>Лояльность меняется, когда вы разыгрываете патриота другой коалиции или берёте её трофей.</translation>
    </message>
    <message>
        <source>This is not part of the current decision.</source>
        <translation>Сейчас решается другое.</translation>
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
        <source>How to play</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Сохранённые игры</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>The program closed unexpectedly. Nothing is lost: the game resumes where it was. Players: {names}.</source>
        <translation>Программа неожиданно завершилась. Ничего не потеряно: игра продолжится с&#xa0;того же места. За столом: {names}.</translation>
    </message>
    <message>
        <source>Last game, turn {turn}: {names}.</source>
        <translation>Последняя игра, ход {turn}: {names}.</translation>
    </message>
    <message>
        <source>A game is in progress: {names}.</source>
        <translation>Идёт игра: {names}.</translation>
    </message>
    <message>
        <source>Intrigue, tribes and empires in Afghanistan, solo or around one screen.</source>
        <translation>Интриги, племена и&#xa0;империи в&#xa0;Афганистане&#xa0;— в&#xa0;одиночку или компанией за одним экраном.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Игра дня</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завершено</translation>
    </message>
    <message>
        <source>{least} to {most}, median {middle}</source>
        <translation>от {least} до {most}, медиана {middle}</translation>
    </message>
    <message>
        <source>Without a winner</source>
        <translation>Без победителя</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>against one player</source>
        <translation>против одного игрока</translation>
    </message>
    <message>
        <source>against two players</source>
        <translation>против двух игроков</translation>
    </message>
    <message>
        <source>How games ended</source>
        <translation>Как заканчивались игры</translation>
    </message>
    <message>
        <source>by a lead after a Dominance Check</source>
        <translation>отрывом после проверки господства</translation>
    </message>
    <message>
        <source>with supremacy at a topple</source>
        <translation>превосходством при перевороте</translation>
    </message>
    <message>
        <source>with the last topple, without supremacy</source>
        <translation>последним переворотом, без превосходства</translation>
    </message>
    <message>
        <source>by agreement</source>
        <translation>по соглашению</translation>
    </message>
    <message>
        <source>{won} of {played} won</source>
        <translation>побед: {won} из {played}</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Не завершено</translation>
    </message>
    <message>
        <source>Practice and branched games</source>
        <translation>Тренировки и&#xa0;ответвлённые игры</translation>
    </message>
    <message>
        <source>Results appear here when games are finished.</source>
        <translation>Когда игра закончится, её результат будет учтён здесь.</translation>
    </message>
    <message>
        <source>Turns per game</source>
        <translation>Ходов за игру</translation>
    </message>
    <message>
        <source>Wins by loyalty</source>
        <translation>Победы по лояльности</translation>
    </message>
    <message>
        <source>with the final Dominance Check</source>
        <translation>финальной проверкой господства</translation>
    </message>
    <message>
        <source>{points} VP per game</source>
        <translation>очков за игру: {points}</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Компьютерные игроки</translation>
    </message>
    <message>
        <source>People, by their strongest computer opponent</source>
        <translation>Люди, по сильнейшему компьютерному противнику</translation>
    </message>
    <message>
        <source>Finished with hints</source>
        <translation>Сыграно с&#xa0;подсказками</translation>
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
        <source>political card</source>
        <translation>карта политики</translation>
    </message>
    <message>
        <source>intelligence card</source>
        <translation>карта разведки</translation>
    </message>
    <message>
        <source>economic card</source>
        <translation>карта экономики</translation>
    </message>
    <message>
        <source>military card</source>
        <translation>карта военных сил</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>VP</source>
        <comment>abbreviation of victory points</comment>
        <translation>очки</translation>
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
        <source>none</source>
        <comment>no prizes</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>not chosen</source>
        <comment>loyalty before the first choice</comment>
        <translation>не выбрана</translation>
    </message>
    <message>
        <source>sheltered</source>
        <comment>rupees; after their number</comment>
        <translation>защищено</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>after the number of cards</comment>
        <translation>рука</translation>
    </message>
    <message>
        <source>court</source>
        <comment>after the number of cards</comment>
        <translation>двор</translation>
    </message>
    <message>
        <source>influence</source>
        <comment>after its number</comment>
        <translation>влияние</translation>
    </message>
    <message>
        <source>in play</source>
        <comment>cylinders; after their number</comment>
        <translation>в&#xa0;игре</translation>
    </message>
    <message>
        <source>Against one</source>
        <translation>Против одного</translation>
    </message>
    <message>
        <source>Against two</source>
        <translation>Против двоих</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Against Wakhan</source>
        <translation>Против Вахан</translation>
    </message>
    <message>
        <source>Two people and Wakhan</source>
        <translation>Вдвоём и&#xa0;Вахан</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Только люди</translation>
    </message>
    <message>
        <source>Everyone takes turns at this screen; between turns a curtain hides the hands.</source>
        <translation>Все играют по очереди за этим экраном; между ходами занавес скрывает карты в&#xa0;руках.</translation>
    </message>
    <message>
        <source>Wakhan is the automated opponent that comes with the game: each turn a card from her own deck tells her what to do. She is loyal to all three coalitions at once, and she explains every step.</source>
        <translation>Вахан&#xa0;— виртуальная противница из самой игры: каждый ход карта её собственной колоды говорит ей, что делать. Она лояльна сразу всем трём коалициям и&#xa0;объясняет каждый свой шаг.</translation>
    </message>
    <message>
        <source>Computer players think for themselves; they know no more than a person in their seat would.</source>
        <translation>Компьютерные игроки думают сами; они знают не больше, чем знал бы человек на&#xa0;их месте.</translation>
    </message>
    <message>
        <source>Regime</source>
        <comment>of the first edition, over the suits</comment>
        <translation>Режим</translation>
    </message>
    <message>
        <source>Topples left</source>
        <translation>Осталось переворотов</translation>
    </message>
    <message>
        <source>Topples</source>
        <comment>left in the game, where there is little room</comment>
        <translation>Перевороты</translation>
    </message>
    <message>
        <source>Favor</source>
        <comment>heading of the favor cards</comment>
        <translation>Фавор</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>the starting loyalty card, where there is little room</comment>
        <translation>Карта</translation>
    </message>
    <message>
        <source>card {number}</source>
        <comment>the starting loyalty card</comment>
        <translation>карта {number}</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the starting loyalty card</comment>
        <translation>потеряна</translation>
    </message>
    <message>
        <source>military stars</source>
        <comment>after their number</comment>
        <translation>военные звёзды</translation>
    </message>
    <message>
        <source>tokens</source>
        <comment>Badal tokens; after their number</comment>
        <translation>жетоны</translation>
    </message>
    <message>
        <source>set aside</source>
        <comment>rupees; after their number</comment>
        <translation>отложено</translation>
    </message>
</context>
<context>
    <name>TableSigns</name>
    <message>
        <source>Color and mark</source>
        <translation>Цвет и&#xa0;знак</translation>
    </message>
    <message>
        <source>All cylinders of this player have this color and this mark.</source>
        <translation>Все маркеры этого игрока такого цвета и&#xa0;с&#xa0;таким знаком.</translation>
    </message>
    <message>
        <source>Rupees</source>
        <translation>Рупии</translation>
    </message>
    <message>
        <source>They pay for purchases, gifts, blocks, betrayals and bribes.</source>
        <translation>Ими платят за карты, подарки, фишки, предательство и&#xa0;взятки.</translation>
    </message>
    <message>
        <source>Sheltered rupees</source>
        <translation>Защищено от налога</translation>
    </message>
    <message>
        <source>One for each economic star of the court: others cannot tax them.</source>
        <translation>По одной за каждую звезду экономики во дворе: другие не могут обложить их налогом.</translation>
    </message>
    <message>
        <source>Cards in hand, and the limit</source>
        <translation>Карты в&#xa0;руке и&#xa0;предел</translation>
    </message>
    <message>
        <source>The limit is 2, plus one for each intelligence star of the court. Cards above it are discarded at the end of the turn.</source>
        <translation>Предел&#xa0;— 2, плюс один за каждую звезду разведки во дворе. Лишние карты сбрасывают в&#xa0;конце хода.</translation>
    </message>
    <message>
        <source>Cards in the court, and the limit</source>
        <translation>Карты во дворе и&#xa0;предел</translation>
    </message>
    <message>
        <source>The limit is 3, plus one for each political star of the court. Cards above it are discarded at the end of the turn.</source>
        <translation>Предел&#xa0;— 3, плюс один за каждую звезду политики во дворе. Лишние карты сбрасывают в&#xa0;конце хода.</translation>
    </message>
    <message>
        <source>Cylinders in play</source>
        <translation>Маркеры в&#xa0;игре</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Победные очки</translation>
    </message>
    <message>
        <source>Influence points</source>
        <translation>Очки влияния</translation>
    </message>
    <message>
        <source>1 for being loyal, plus 1 for each patriot, prize and gift. If your coalition is dominant at a Dominance Check, they decide how much you score.</source>
        <translation>1 за лояльность и&#xa0;по&#xa0;1 за каждого патриота, трофей и&#xa0;подарок. Если ваша коалиция господствует при проверке, от них зависит, сколько вы получите.</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation>Лояльность</translation>
    </message>
    <message>
        <source>The coalition this player is loyal to: they build, move and battle with its blocks. Whoever changes loyalty loses gifts, prizes and patriots.</source>
        <translation>Коалиция, фишками которой игрок строит, перемещается и&#xa0;сражается. При смене теряются подарки, трофеи и&#xa0;патриоты.</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Подарки</translation>
    </message>
    <message>
        <source>They cost 2, 4 and 6 rupees, with the gift action. Each is worth 1 influence point until loyalty changes.</source>
        <translation>С&#xa0;действием подарка они стоят 2, 4 и&#xa0;6&#xa0;рупий. Каждый даёт 1&#xa0;очко влияния, пока не сменится лояльность.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Трофеи</translation>
    </message>
    <message>
        <source>Cards kept from betrayals. Each is worth 1 influence point until loyalty changes.</source>
        <translation>Карты, взятые при предательстве. Каждая даёт 1&#xa0;очко влияния, пока не сменится лояльность.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>The events that are in effect now.</source>
        <translation>События, которые действуют сейчас.</translation>
    </message>
    <message>
        <source>Cylinders in the supply</source>
        <translation>Маркеры в&#xa0;запасе</translation>
    </message>
    <message>
        <source>For tribes, spies and gifts. Each player has ten; if none is left, one is taken from play.</source>
        <translation>Для племён, шпионов и&#xa0;подарков. У&#xa0;каждого игрока их десять; если не осталось ни одного, берут из игры.</translation>
    </message>
    <message>
        <source>Wakhan’s influence</source>
        <translation>Влияние Вахан</translation>
    </message>
    <message>
        <source>Wakhan is loyal to all three coalitions at once: her influence points in each of them.</source>
        <translation>Вахан лояльна сразу всем трём коалициям: её очки влияния на каждую из них.</translation>
    </message>
    <message>
        <source>Wakhan’s AI cards</source>
        <translation>Карты ИИ Вахан</translation>
    </message>
    <message>
        <source>They decide which coalition counts as hers, which region comes first and what she tries to do, from top to bottom.</source>
        <translation>Они определяют, какая коалиция считается её, какой регион важнее и&#xa0;что она пробует сделать, сверху вниз.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Cards that have not entered the market yet. The Dominance Checks are spread over the lower part of the deck.</source>
        <translation>Карты, которых ещё не было на рынке. Проверки господства распределены в&#xa0;нижней части колоды.</translation>
    </message>
    <message>
        <source>Checks left</source>
        <translation>Осталось проверок</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Discarded cards do not come back.</source>
        <translation>Сброшенные карты не возвращаются.</translation>
    </message>
    <message>
        <source>Blocks in the supply</source>
        <translation>Фишки в&#xa0;запасе</translation>
    </message>
    <message>
        <source>For armies and roads of each coalition. If none is left, one is taken from play.</source>
        <translation>Для армий и&#xa0;дорог каждой коалиции. Если не осталось ни одной, берут из игры.</translation>
    </message>
    <message>
        <source>Price: free</source>
        <translation>Цена: бесплатно</translation>
    </message>
    <message>
        <source>Cards in this column cost nothing.</source>
        <translation>Карты этого столбца бесплатны.</translation>
    </message>
    <message>
        <source>Price: {sum}</source>
        <translation>Цена: {sum}</translation>
    </message>
    <message>
        <source>Paid to the cards to its left in the same row. Prices are doubled while military is the favored suit.</source>
        <translation>Рупии кладут на карты левее в&#xa0;том же ряду. Цены удваиваются, пока ведущая масть&#xa0;— военные силы.</translation>
    </message>
    <message>
        <source>Ruler token</source>
        <translation>Жетон правителя</translation>
    </message>
    <message>
        <source>A region is ruled by the player with at least one tribe there and more tribes and armies of their coalition than anyone else. Only rulers build there, and they may demand bribes for its cards.</source>
        <translation>Регионом правит игрок, у&#xa0;которого там есть хотя бы одно племя и&#xa0;больше племён и&#xa0;армий своей коалиции, чем у&#xa0;любого другого. Только правитель строит там и&#xa0;может требовать взятки за карты региона.</translation>
    </message>
    <message>
        <source>Tribes, spies and gifts. If no coalition is dominant at a Dominance Check, whoever has the most of them scores the most.</source>
        <translation>Племена, шпионы и&#xa0;подарки. Если при проверке господства нет господствующей коалиции, больше всех получает тот, у&#xa0;кого их больше.</translation>
    </message>
    <message>
        <source>Dominance Checks award them. Whoever leads by at least 4 after a check wins at once; otherwise whoever has the most at the end wins.</source>
        <translation>Их дают проверки господства. Кто после проверки впереди хотя бы на&#xa0;4, побеждает сразу; иначе&#xa0;— тот, у&#xa0;кого больше всех в&#xa0;конце.</translation>
    </message>
    <message>
        <source>Dominance Checks that are still to come, in the deck and in the market. The final one ends the game and awards twice the points.</source>
        <translation>Проверки господства, которые ещё впереди, в&#xa0;колоде и&#xa0;на рынке. Финальная завершает игру и&#xa0;приносит вдвое больше очков.</translation>
    </message>
</context>
<context>
    <name>Temperament</name>
    <message>
        <source>Balanced</source>
        <translation>Уравновешенный</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Торговец</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Генерал</translation>
    </message>
    <message>
        <source>Spymaster</source>
        <translation>Разведчик</translation>
    </message>
    <message>
        <source>Turncoat</source>
        <translation>Перебежчик</translation>
    </message>
    <message>
        <source>Has no preferences.</source>
        <translation>Без особых предпочтений.</translation>
    </message>
    <message>
        <source>Likes money, taxes and gifts.</source>
        <translation>Любит деньги, налоги и&#xa0;подарки.</translation>
    </message>
    <message>
        <source>Likes armies, roads and battles.</source>
        <translation>Любит армии, дороги и&#xa0;сражения.</translation>
    </message>
    <message>
        <source>Likes spies, and other players’ cards.</source>
        <translation>Любит шпионов и&#xa0;чужие карты.</translation>
    </message>
    <message>
        <source>Changes sides whenever it pays.</source>
        <translation>Меняет сторону, когда это выгодно.</translation>
    </message>
</context>
<context>
    <name>ToppleInMarket</name>
    <message>
        <source>The last topple has entered the market at price {price}. The game ends when someone buys it or when it leaves the market from the leftmost column.</source>
        <translation>Последний переворот появился на рынке, цена: {price}. Игра закончится, когда его купят или когда он уйдёт с&#xa0;рынка из крайнего левого столбца.</translation>
    </message>
    <message>
        <source>A topple has entered the market at price {price}. Supremacy is checked as soon as someone buys it; from the leftmost column it leaves without effect.</source>
        <translation>Переворот появился на рынке, цена: {price}. Превосходство проверяют, как только его купят; из крайнего левого столбца он уходит без последствий.</translation>
    </message>
</context>
<context>
    <name>ToppleLines</name>
    <message>
        <source>If toppled now</source>
        <translation>Переворот сейчас</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>Honeymoon: the map and all courts are cleared.</source>
        <translation>Медовый месяц: поле и&#xa0;все дворы очищаются.</translation>
    </message>
    <message>
        <source>There is a purge.</source>
        <translation>Происходит чистка.</translation>
    </message>
    <message>
        <source>Afghan supremacy.</source>
        <translation>Превосходство афганцев.</translation>
    </message>
    <message>
        <source>British supremacy.</source>
        <translation>Превосходство британцев.</translation>
    </message>
    <message>
        <source>Russian supremacy.</source>
        <translation>Превосходство русских.</translation>
    </message>
    <message>
        <source>No supremacy at the last topple.</source>
        <translation>При последнем перевороте превосходства нет.</translation>
    </message>
    <message>
        <source>No supremacy.</source>
        <translation>Превосходства нет.</translation>
    </message>
    <message>
        <source>The game ends without a winner.</source>
        <translation>Игра завершается без победителя.</translation>
    </message>
    <message>
        <source>The game ends: {winner} wins.</source>
        <translation>Игра окончена: побеждает {winner}.</translation>
    </message>
    <message>
        <source>Supremacy needs more of the framed units ({units}) than the two other coalitions together, and at least one of each kind.</source>
        <translation>Для превосходства нужно больше выделенных отрядов ({units}), чем у&#xa0;двух других коалиций вместе, и&#xa0;хотя бы один каждого вида.</translation>
    </message>
    <message>
        <source>Missing for {coalition}: {missing}.</source>
        <translation>Отсутствуют ({coalition}): {missing}.</translation>
    </message>
    <message>
        <source>influence</source>
        <comment>of the players, over three columns</comment>
        <translation>влияние</translation>
    </message>
</context>
<context>
    <name>ToppleLog</name>
    <message>
        <source>The last topple fails: no coalition has supremacy. {units}.</source>
        <translation>Последний переворот не удался: ни у&#xa0;одной коалиции нет превосходства. {units}.</translation>
    </message>
    <message>
        <source>The topple fails: no coalition has supremacy. {units}.</source>
        <translation>Переворот не удался: ни у&#xa0;одной коалиции нет превосходства. {units}.</translation>
    </message>
    <message>
        <source>The topple succeeds: Afghan supremacy. {units}.</source>
        <translation>Переворот удался: превосходство афганцев. {units}.</translation>
    </message>
    <message>
        <source>The topple succeeds: British supremacy. {units}.</source>
        <translation>Переворот удался: превосходство британцев. {units}.</translation>
    </message>
    <message>
        <source>The topple succeeds: Russian supremacy. {units}.</source>
        <translation>Переворот удался: превосходство русских. {units}.</translation>
    </message>
    <message>
        <source>Purge: one piece of each color stays in every place; all Afghan armies and roads stay.</source>
        <translation>Чистка: в&#xa0;каждом месте остаётся по одному компоненту каждого цвета; все афганские армии и&#xa0;дороги остаются.</translation>
    </message>
    <message>
        <source>Honeymoon: Afghanistan needs supremacy again at the next topple.</source>
        <translation>Медовый месяц: при следующем перевороте Афганистану снова нужно превосходство.</translation>
    </message>
    <message>
        <source>Honeymoon: Britain needs supremacy again at the next topple.</source>
        <translation>Медовый месяц: при следующем перевороте британцам снова нужно превосходство.</translation>
    </message>
    <message>
        <source>Honeymoon: Russia needs supremacy again at the next topple.</source>
        <translation>Медовый месяц: при следующем перевороте русским снова нужно превосходство.</translation>
    </message>
    <message>
        <source>{seat} keeps “{card}”.</source>
        <translation>{seat} оставляет карту «{card}».</translation>
    </message>
    <message>
        <source>{seat} takes “{card}” back into hand.</source>
        <translation>{seat} возвращает карту «{card}» в&#xa0;руку.</translation>
    </message>
    <message>
        <source>The patriot “{card}” is discarded from the market.</source>
        <translation>Патриот «{card}» сброшен с&#xa0;рынка.</translation>
    </message>
    <message>
        <source>A topple is discarded from the market.</source>
        <translation>Карта переворота сброшена с&#xa0;рынка.</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) move to “{card}”.</source>
        <translation>
            <numerusform>%n&#xa0;рупия переходит на карту «{card}».</numerusform>
            <numerusform>%n&#xa0;рупии переходят на карту «{card}».</numerusform>
            <numerusform>%n&#xa0;рупий переходят на карту «{card}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) leave the game: there is no card to take them.</source>
        <translation>
            <numerusform>%n&#xa0;рупия выбывает из игры: переложить её некуда.</numerusform>
            <numerusform>%n&#xa0;рупии выбывают из игры: переложить их некуда.</numerusform>
            <numerusform>%n&#xa0;рупий выбывают из игры: переложить их некуда.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one wins.</source>
        <translation>Никто не побеждает.</translation>
    </message>
    <message>
        <source>{winner} wins.</source>
        <translation>Побеждает {winner}.</translation>
    </message>
    <message>
        <source>The game ends: a coalition has supremacy.</source>
        <translation>Игра завершается: у&#xa0;коалиции превосходство.</translation>
    </message>
    <message>
        <source>The game ends with the last topple.</source>
        <translation>Игра завершается последним переворотом.</translation>
    </message>
    <message>
        <source>The game ends by agreement.</source>
        <translation>Игра завершается по соглашению.</translation>
    </message>
</context>
<context>
    <name>ToppleSceneLines</name>
    <message>
        <source>The last topple leaves the market</source>
        <translation>Последний переворот уходит с&#xa0;рынка</translation>
    </message>
    <message>
        <source>The last topple</source>
        <translation>Последний переворот</translation>
    </message>
    <message>
        <source>Topple</source>
        <translation>Переворот</translation>
    </message>
    <message>
        <source>No one bought it, so supremacy is not checked.</source>
        <translation>Его никто не купил, поэтому превосходство не проверяют.</translation>
    </message>
    <message>
        <source>Supremacy: {coalition} ({units}: {most}, the others together {rest}).</source>
        <translation>Превосходство: {coalition} ({units}: {most}, у&#xa0;других вместе {rest}).</translation>
    </message>
    <message>
        <source>No supremacy. There are none of the units that count ({units}).</source>
        <translation>Превосходства нет. Отрядов, которые считаются, нет в&#xa0;игре ({units}).</translation>
    </message>
    <message>
        <source>No supremacy. {coalition} has a majority ({units}: {most}, the others together {rest}) but lacks other units: {missing}.</source>
        <translation>Превосходства нет. Большинство: {coalition} ({units}: {most}, у&#xa0;других вместе {rest}), но не хватает других отрядов: {missing}.</translation>
    </message>
    <message>
        <source>No supremacy. No coalition has more than the two others together ({units}, {coalition}: {most}, the others together {rest}).</source>
        <translation>Превосходства нет. Ни у&#xa0;одной коалиции нет больше, чем у&#xa0;двух других вместе ({units}, {coalition}: {most}, у&#xa0;других вместе {rest}).</translation>
    </message>
    <message>
        <source>Supremacy: {coalition} ({units}: {most}, the others together {rest}; at least one of the other units each).</source>
        <translation>Превосходство: {coalition} ({units}: {most}, у&#xa0;других вместе {rest}; других отрядов&#xa0;— хотя бы по одному).</translation>
    </message>
    <message>
        <source>Honeymoon: all armies, roads, tribes and spies leave, and every court is emptied. {coalition} wins with supremacy at the next topple too.</source>
        <translation>Медовый месяц: все армии, дороги, племена и&#xa0;шпионы удаляются, все дворы очищаются. {coalition} побеждает, если превосходство будет и&#xa0;при следующем перевороте.</translation>
    </message>
    <message>
        <source>The game ends. Military stars decide, then rupees.</source>
        <translation>Игра заканчивается. Решают звёзды военных сил, затем рупии.</translation>
    </message>
    <message>
        <source>No one has influence in {coalition}: military stars decide, then rupees.</source>
        <translation>Ни у&#xa0;кого нет влияния ({coalition}): решают звёзды военных сил, затем рупии.</translation>
    </message>
    <message>
        <source>The most influence in {coalition} wins. In a tie, military stars decide, then rupees.</source>
        <translation>Побеждает тот, у&#xa0;кого больше всего влияния ({coalition}). При равенстве решают звёзды военных сил, затем рупии.</translation>
    </message>
    <message>
        <source>Purge: in every place one piece of each color stays, and all Afghan armies and roads.</source>
        <translation>Чистка: в&#xa0;каждом месте остаётся по одному компоненту каждого цвета; все афганские армии и&#xa0;дороги остаются.</translation>
    </message>
    <message>
        <source>Removed from the map: {gone}.</source>
        <translation>Удалены с&#xa0;поля: {gone}.</translation>
    </message>
    <message>
        <source>no influence</source>
        <translation>влияния нет</translation>
    </message>
    <message>
        <source>loyalty card 1</source>
        <translation>карта лояльности 1</translation>
    </message>
    <message>
        <source>patriots {count}</source>
        <translation>патриоты {count}</translation>
    </message>
    <message>
        <source>prizes {count}</source>
        <translation>трофеи {count}</translation>
    </message>
    <message>
        <source>gifts {count}</source>
        <translation>подарки {count}</translation>
    </message>
    <message>
        <source>spies in other courts {count}</source>
        <translation>шпионы в&#xa0;чужих дворах {count}</translation>
    </message>
    <message numerus="yes">
        <source>loses %n piece(s)</source>
        <translation>
            <numerusform>теряет %n&#xa0;маркер</numerusform>
            <numerusform>теряет %n&#xa0;маркера</numerusform>
            <numerusform>теряет %n&#xa0;маркеров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n court card(s) to discard or take into hand</source>
        <translation>
            <numerusform>%n&#xa0;карту двора сбросить или взять в&#xa0;руку</numerusform>
            <numerusform>%n&#xa0;карты двора сбросить или взять в&#xa0;руку</numerusform>
            <numerusform>%n&#xa0;карт двора сбросить или взять в&#xa0;руку</numerusform>
        </translation>
    </message>
    <message>
        <source>keeps one card each: {suits}</source>
        <translation>оставляет по одной карте: {suits}</translation>
    </message>
    <message>
        <source>keeps all court cards</source>
        <translation>оставляет все карты двора</translation>
    </message>
    <message>
        <source>{suit} (of {count})</source>
        <translation>{suit} (из {count})</translation>
    </message>
    <message>
        <source>The game is over: a tie that nothing breaks, so no one wins.</source>
        <translation>Игра окончена: ничья, которую нечем разрешить. Никто не побеждает.</translation>
    </message>
    <message>
        <source>The game is over: {winner} wins.</source>
        <translation>Игра окончена: побеждает {winner}.</translation>
    </message>
    <message>
        <source>The players now decide about their cards, then {active} goes on.</source>
        <translation>Теперь игроки решают судьбу своих карт, затем ход продолжает {active}.</translation>
    </message>
    <message>
        <source>{active} goes on with the turn.</source>
        <translation>Ход продолжает {active}.</translation>
    </message>
    <message>
        <source>influence {count}</source>
        <translation>влияние {count}</translation>
    </message>
    <message>
        <source>military stars {stars}, rupees {rupees}</source>
        <translation>звёзды военных сил {stars}, рупии {rupees}</translation>
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
        <source>{seat} agrees to end the game.</source>
        <translation>{seat} соглашается закончить игру.</translation>
    </message>
    <message>
        <source>{seat} uses Blackmail (“{card}”).</source>
        <translation>{seat} применяет шантаж («{card}»).</translation>
    </message>
    <message>
        <source>{seat} uses “{card}”: {action}.</source>
        <translation>{seat} использует карту «{card}»: {action}.</translation>
    </message>
    <message>
        <source>{seat} builds one more block for free (Infrastructure).</source>
        <translation>{seat} бесплатно размещает ещё одну фишку («Инфраструктура»).</translation>
    </message>
    <message>
        <source>{seat} proposes ending the game.</source>
        <translation>{seat} предлагает закончить игру.</translation>
    </message>
    <message>
        <source>{seat} wants to keep playing.</source>
        <translation>{seat} хочет играть дальше.</translation>
    </message>
    <message>
        <source>{seat} uses “{card}” for a bonus action: {action}.</source>
        <translation>{seat} использует карту «{card}» для бонусного действия: {action}.</translation>
    </message>
</context>
<context>
    <name>TurnTrace</name>
    <message numerus="yes">
        <source>The AI cards are shuffled into a new deck of %n.</source>
        <translation>
            <numerusform>Карты ИИ перемешиваются в&#xa0;новую колоду: %n&#xa0;карта.</numerusform>
            <numerusform>Карты ИИ перемешиваются в&#xa0;новую колоду: %n&#xa0;карты.</numerusform>
            <numerusform>Карты ИИ перемешиваются в&#xa0;новую колоду: %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>AI card {number}. Pragmatic loyalty: {loyalty}.</source>
        <translation>Карта ИИ {number}. Прагматичная лояльность: {loyalty}.</translation>
    </message>
    <message>
        <source>Order of loyalties: {order}.</source>
        <translation>Порядок лояльности: {order}.</translation>
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
        <source>Line {line} ({action}) is skipped: not enough rupees.</source>
        <translation>Строка {line} ({action}) пропускается: не хватает рупий.</translation>
    </message>
    <message>
        <source>No bonus action with “{card}” ({action}): not enough rupees.</source>
        <translation>Бонусное действие карты «{card}» невозможно ({action}): не хватает рупий.</translation>
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
        <source>Condition: a full court. Cards: {have}, court limit: {wanted}.</source>
        <translation>Условие: двор заполнен. Карт: {have}, предел двора: {wanted}.</translation>
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
        <source>Arrows: column {column}, {side}; the first card that can be bought.</source>
        <translation>Стрелки: столбец {column}, {side}; первая карта, которую можно купить.</translation>
    </message>
    <message>
        <source>Savvy Purchasing: “{chosen}” is as good as “{found}” and cheaper.</source>
        <translation>Выгодная покупка: «{chosen}» не хуже, чем «{found}», и&#xa0;дешевле.</translation>
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
        <source>Ambition: Wakhan cannot afford the Dominance Check. Price: {price}.</source>
        <translation>Амбиции: Вахан не может купить проверку господства. Цена: {price}.</translation>
    </message>
    <message>
        <source>Ambition: Wakhan has placed rupees on the Dominance Check this turn.</source>
        <translation>Амбиции: в&#xa0;этот ход Вахан уже положила рупии на проверку господства.</translation>
    </message>
    <message>
        <source>Ambition: the check would score Wakhan the most points: {points}.</source>
        <translation>Амбиции: проверка дала бы Вахан больше всего очков: {points}.</translation>
    </message>
    <message>
        <source>Ambition: the check would win Wakhan the game: {totals}.</source>
        <translation>Амбиции: проверка принесла бы Вахан победу: {totals}.</translation>
    </message>
    <message>
        <source>Ambition: the check would not help Wakhan: {points}.</source>
        <translation>Амбиции: проверка не помогла бы Вахан: {points}.</translation>
    </message>
    <message>
        <source>Line {line} ({action}): “{chosen}”, as the line instructs.</source>
        <translation>Строка {line} ({action}): «{chosen}», как велит строка.</translation>
    </message>
    <message>
        <source>Line {line} ({action}): “{chosen}”, because a check is in the market.</source>
        <translation>Строка {line} ({action}): «{chosen}», потому что на рынке есть проверка господства.</translation>
    </message>
    <message>
        <source>Line {line} ({action}): “{chosen}”, chosen by the arrows.</source>
        <translation>Строка {line} ({action}): «{chosen}», как указывают стрелки.</translation>
    </message>
    <message>
        <source>Line {line} ({action}) is skipped: no unused card has this action.</source>
        <translation>Строка {line} ({action}) пропускается: нет неиспользованной карты с&#xa0;этим действием.</translation>
    </message>
    <message>
        <source>Line {line} ({action}) is skipped: no valid target.</source>
        <translation>Строка {line} ({action}) пропускается: нет цели.</translation>
    </message>
    <message numerus="yes">
        <source>No line is possible: Wakhan loses %n action(s).</source>
        <translation>
            <numerusform>Ни одну строку выполнить нельзя: Вахан теряет %n&#xa0;действие.</numerusform>
            <numerusform>Ни одну строку выполнить нельзя: Вахан теряет %n&#xa0;действия.</numerusform>
            <numerusform>Ни одну строку выполнить нельзя: Вахан теряет %n&#xa0;действий.</numerusform>
        </translation>
    </message>
    <message>
        <source>No bonus action with “{card}” ({action}): no valid target.</source>
        <translation>Бонусное действие карты «{card}» невозможно ({action}): нет цели.</translation>
    </message>
    <message>
        <source>Condition: no move action in her court. Cards with it: {have}.</source>
        <translation>Условие: в&#xa0;её дворе нет карт с&#xa0;перемещением. Таких карт: {have}.</translation>
    </message>
    <message>
        <source>Condition: someone has more spies. Wakhan: {have}, the most anyone else has: {wanted}.</source>
        <translation>Условие: у&#xa0;кого-то больше шпионов. Вахан: {have}, больше всего у&#xa0;другого игрока: {wanted}.</translation>
    </message>
    <message>
        <source>Condition: the favored suit is {suit}. Now: {now}.</source>
        <translation>Условие: ведущая масть&#xa0;— «{suit}». Сейчас: {now}.</translation>
    </message>
    <message>
        <source>Arrows: column {column}, {side}. No card there can be bought.</source>
        <translation>Стрелки: столбец {column}, {side}. Там нечего купить.</translation>
    </message>
    <message>
        <source>It is the only such card.</source>
        <translation>Других таких карт нет.</translation>
    </message>
    <message>
        <source>It is the cheapest.</source>
        <translation>Она самая дешёвая.</translation>
    </message>
    <message>
        <source>Of the cheapest, it is furthest left.</source>
        <translation>Из самых дешёвых она лежит левее всех.</translation>
    </message>
    <message>
        <source>Of the cheapest, it is in the red arrow’s row.</source>
        <translation>Из самых дешёвых она лежит в&#xa0;ряду красной стрелки.</translation>
    </message>
    <message>
        <source>Wakhan pays {recipient} the full bribe for “{card}”.</source>
        <translation>Вахан платит взятку за карту «{card}» полностью (получает: {recipient}).</translation>
    </message>
    <message>
        <source>Wakhan does not have to pay {recipient} a bribe for “{card}”.</source>
        <translation>Вахан не обязана платить взятку за карту «{card}» (получает: {recipient}).</translation>
    </message>
    <message>
        <source>Wakhan plays her hand in random order: {cards}.</source>
        <translation>Вахан разыгрывает свою руку в&#xa0;случайном порядке: {cards}.</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>tribes</source>
        <translation>племена</translation>
    </message>
    <message>
        <source>spies</source>
        <translation>шпионы</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>дороги</translation>
    </message>
    <message>
        <source>armies</source>
        <translation>армии</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>problem: {id}</source>
        <translation>ошибка: {id}</translation>
    </message>
    <message>
        <source>schema: {number}</source>
        <translation>формат: {number}</translation>
    </message>
    <message>
        <source>written by: {version}</source>
        <translation>записано версией: {version}</translation>
    </message>
    <message>
        <source>game: {id}</source>
        <translation>игра: {id}</translation>
    </message>
    <message>
        <source>created: {time}</source>
        <translation>начата: {time}</translation>
    </message>
    <message>
        <source>turn: {number}</source>
        <translation>ход: {number}</translation>
    </message>
    <message>
        <source>choices: {number}</source>
        <translation>решения: {number}</translation>
    </message>
    <message>
        <source>finished: yes</source>
        <translation>завершена: да</translation>
    </message>
    <message>
        <source>finished: no</source>
        <translation>завершена: нет</translation>
    </message>
    <message>
        <source>position: {digest}</source>
        <translation>позиция: {digest}</translation>
    </message>
    <message>
        <source>replay: the same position</source>
        <translation>повтор: та же позиция</translation>
    </message>
    <message>
        <source>verified: yes</source>
        <translation>проверено: да</translation>
    </message>
    <message>
        <source>edition: first (2015), adapted</source>
        <translation>издание: первое (2015), в&#xa0;обработке</translation>
    </message>
    <message>
        <source>player: {name}</source>
        <translation>игрок: {name}</translation>
    </message>
    <message>
        <source>player: Wakhan, points: {points}</source>
        <translation>игрок: Вахан, очки: {points}</translation>
    </message>
    <message>
        <source>player: {name}, points: {points}</source>
        <translation>игрок: {name}, очки: {points}</translation>
    </message>
    <message>
        <source>details: {sentence}</source>
        <translation>подробности: {sentence}</translation>
    </message>
    <message>
        <source>replay: the rules have changed since; starts from the last position</source>
        <translation>повтор: правила с&#xa0;тех пор изменились, игра начинается с&#xa0;последней позиции</translation>
    </message>
</context>
<context>
    <name>Wakhan</name>
    <message>
        <source>radicalize</source>
        <translation>радикализация</translation>
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
        <source>Radicalize: card with the most army and road icons</source>
        <translation>Радикализация: карта с&#xa0;наибольшим количеством символов армий и&#xa0;дорог</translation>
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
        <source>Battle: first region in priority with her army and rival pieces (tribes, armies, roads); otherwise spies on a court card</source>
        <translation>Сражение: первый по приоритету регион с&#xa0;её армией и&#xa0;чужими компонентами (племена, армии, дороги); иначе шпионы на карте двора</translation>
    </message>
    <message>
        <source>Battle: court card with the most spies, Wakhan present; ties by card priority</source>
        <translation>Сражение: карта двора, где больше всего шпионов и&#xa0;есть шпион Вахан; при равенстве&#xa0;— приоритет карт</translation>
    </message>
    <message>
        <source>Betray: highest-priority card with a prize and a Wakhan spy; she keeps the prize</source>
        <translation>Предательство: карта высшего приоритета с&#xa0;трофеем и&#xa0;шпионом Вахан; трофей она забирает</translation>
    </message>
    <message>
        <source>Build: as many armies as possible in the first region she rules by priority</source>
        <translation>Строительство: как можно больше армий в&#xa0;первом по приоритету регионе, которым она правит</translation>
    </message>
    <message>
        <source>Move: armies only, no roads needed, into adjacent regions with rival tribes until armies equal tribes; she never loses a ruler token</source>
        <translation>Перемещение: только армии, без дорог, в&#xa0;соседние регионы с&#xa0;чужими племенами, пока армий не станет столько же, сколько племён; она не теряет ни одного жетона правителя</translation>
    </message>
    <message>
        <source>Radicalize: no special instructions</source>
        <translation>Радикализация: без особых указаний</translation>
    </message>
    <message>
        <source>Favored suit is political → Radicalize: highest-ranked economic card</source>
        <translation>Ведущая масть&#xa0;— политика → Радикализация: старшая по рангу карта экономики</translation>
    </message>
    <message>
        <source>Radicalize: highest-ranked intelligence card</source>
        <translation>Радикализация: старшая по рангу карта разведки</translation>
    </message>
    <message>
        <source>Someone has more spies than Wakhan → Radicalize: highest-ranked intelligence card</source>
        <translation>У&#xa0;кого-то больше шпионов, чем у&#xa0;Вахан → Радикализация: старшая по рангу карта разведки</translation>
    </message>
    <message>
        <source>Favored suit is military → Radicalize: highest-ranked military card</source>
        <translation>Ведущая масть&#xa0;— военные силы → Радикализация: старшая по рангу карта военных сил</translation>
    </message>
    <message>
        <source>Radicalize: highest-ranked political card</source>
        <translation>Радикализация: старшая по рангу карта политики</translation>
    </message>
    <message>
        <source>Wakhan’s court is full → Radicalize: highest-ranked political card</source>
        <translation>Двор Вахан заполнен → Радикализация: старшая по рангу карта политики</translation>
    </message>
    <message>
        <source>No dominant coalition → Radicalize: card with the most spy and tribe icons</source>
        <translation>Нет господствующей коалиции → Радикализация: карта с&#xa0;наибольшим количеством символов шпионов и&#xa0;племён</translation>
    </message>
    <message>
        <source>Wakhan holds 0 or 1 rupee → Radicalize: card that gains the most rupees</source>
        <translation>У&#xa0;Вахан 0&#xa0;или 1&#xa0;рупия → Радикализация: карта с&#xa0;наибольшей прибылью в&#xa0;рупиях</translation>
    </message>
    <message>
        <source>Tax: the richest player first, otherwise the market from the left; ties by red arrow</source>
        <translation>Налог: сначала самый богатый игрок, иначе рынок слева направо; при равенстве&#xa0;— красная стрелка</translation>
    </message>
</context>
<context>
    <name>WakhanBox</name>
    <message>
        <source>Rulebook</source>
        <translation>Из книги правил</translation>
    </message>
    <message>
        <source>Improved</source>
        <translation>Улучшенные</translation>
    </message>
    <message>
        <source>Newest printing</source>
        <translation>Новейший тираж</translation>
    </message>
    <message>
        <source>Older printing</source>
        <translation>Ранний тираж</translation>
    </message>
    <message>
        <source>Savvy Purchasing</source>
        <translation>Выгодная покупка</translation>
    </message>
    <message>
        <source>She plays as in the rulebook.</source>
        <translation>Она играет по книге правил.</translation>
    </message>
    <message>
        <source>Three house rules make her a stronger opponent.</source>
        <translation>Три домашних правила делают её сильнее.</translation>
    </message>
    <message>
        <source>Printing and variants as you choose them below.</source>
        <translation>Тираж и&#xa0;варианты&#xa0;— как вы выберете ниже.</translation>
    </message>
    <message>
        <source>Steadfast Loyalty</source>
        <translation>Стойкая лояльность</translation>
    </message>
    <message>
        <source>Coin Erratum</source>
        <translation>Поправка о&#xa0;монетах</translation>
    </message>
    <message>
        <source>Her rules differ a little between printings: how she rules regions, prepares for checks and pays debts.</source>
        <translation>В&#xa0;разных тиражах её правила немного отличаются: как она правит регионами, готовится к&#xa0;проверкам и&#xa0;платит долги.</translation>
    </message>
    <message>
        <source>She buys a cheaper card of the same suit if its rank is at least as high.</source>
        <translation>Она покупает карту той же масти дешевле, если её ранг не ниже.</translation>
    </message>
    <message>
        <source>She is loyal to the strongest coalition that none of you is loyal to, not to the one on her card.</source>
        <translation>Она лояльна сильнейшей из коалиций, которым не лоялен никто из людей, а&#xa0;не той, что на её карте.</translation>
    </message>
    <message>
        <source>When her armies cannot move, spies she does not need stay where they are, move straight to the best card or move there card by card.</source>
        <translation>Когда её армии не могут двигаться, ненужные на своём месте шпионы остаются, идут прямо к&#xa0;лучшей карте или идут к&#xa0;ней карта за картой.</translation>
    </message>
    <message>
        <source>Spies stay</source>
        <translation>Шпионы остаются</translation>
    </message>
    <message>
        <source>Spies move directly</source>
        <translation>Шпионы идут напрямую</translation>
    </message>
    <message>
        <source>Wakhan’s rules</source>
        <translation>Правила Вахан</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Свой выбор</translation>
    </message>
    <message>
        <source>With a Dominance Check in the market, no dominant coalition and no card with spies or tribes, she buys the card that gains her the most rupees.</source>
        <translation>Если на рынке лежит «Проверка господства», ни одна коалиция не господствует и&#xa0;ни одна карта не даёт шпионов или племён, она покупает карту с&#xa0;наибольшей прибылью в&#xa0;рупиях.</translation>
    </message>
    <message>
        <source>Spies move step by step</source>
        <translation>Шпионы идут по шагам</translation>
    </message>
</context>
<context>
    <name>WakhanPanel</name>
    <message>
        <source>turn {turn}</source>
        <translation>ход {turn}</translation>
    </message>
    <message>
        <source>Her next turn</source>
        <translation>Её следующий ход</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy her reasons as text</source>
        <translation>Скопировать объяснения как текст</translation>
    </message>
    <message>
        <source>Close Wakhan’s reasons</source>
        <translation>Закрыть логику Вахан</translation>
    </message>
    <message>
        <source>Her reasons appear here after her first turn.</source>
        <translation>Объяснения появятся здесь, как только Вахан сделает ход.</translation>
    </message>
    <message>
        <source>Her previous turn</source>
        <translation>Её предыдущий ход</translation>
    </message>
    <message>
        <source>Wakhan</source>
        <translation>Вахан</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>Not now: you must decide something else first.</source>
        <translation>Не сейчас: сначала примите другое решение.</translation>
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
        <source>“{card}” is not in your hand.</source>
        <translation>Карты «{card}» нет у&#xa0;вас в&#xa0;руке.</translation>
    </message>
    <message>
        <source>You have no actions left to play “{card}”.</source>
        <translation>У&#xa0;вас не осталось действий, чтобы разыграть карту «{card}».</translation>
    </message>
    <message>
        <source>“{card}” is not in your court.</source>
        <translation>Карты «{card}» нет в&#xa0;вашем дворе.</translation>
    </message>
    <message>
        <source>There are no rupees in this slot.</source>
        <translation>В&#xa0;этой ячейке нет рупий.</translation>
    </message>
    <message>
        <source>You cannot tax yourself.</source>
        <translation>Нельзя взять налог с&#xa0;самого себя.</translation>
    </message>
    <message>
        <source>You have given all three gifts.</source>
        <translation>Все три подарка уже сделаны.</translation>
    </message>
    <message>
        <source>You have no cylinder for a gift: all were placed this turn.</source>
        <translation>Нет маркера для подарка: все размещены в&#xa0;этот ход.</translation>
    </message>
    <message>
        <source>There is no block of your coalition left to place.</source>
        <translation>Не осталось фишек вашей коалиции, которые можно разместить.</translation>
    </message>
    <message>
        <source>You have no tribe {in_region}.</source>
        <translation>У&#xa0;вас нет племён {in_region}.</translation>
    </message>
    <message>
        <source>You have no piece that can move.</source>
        <translation>У&#xa0;вас нет компонентов, которые можно переместить.</translation>
    </message>
    <message>
        <source>You are not loyal to the coalition of this army: {coalition}.</source>
        <translation>Вы не лояльны коалиции этой армии: {coalition}.</translation>
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
        <source>Tribes move only for the owner of Nationalism.</source>
        <translation>Племена перемещаются только у&#xa0;владельца «Национализма».</translation>
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
        <source>You have neither armies nor spies to battle with.</source>
        <translation>У&#xa0;вас нет ни армий, ни шпионов для сражения.</translation>
    </message>
    <message>
        <source>You have no army {in_region}.</source>
        <translation>У&#xa0;вас нет армий {in_region}.</translation>
    </message>
    <message>
        <source>This is your own spy.</source>
        <translation>Это ваш собственный шпион.</translation>
    </message>
    <message>
        <source>This is not on the table.</source>
        <translation>Такого на столе нет.</translation>
    </message>
    <message>
        <source>You cannot buy “{card}”: you have placed rupees on it this turn.</source>
        <translation>В&#xa0;этот ход вы положили рупии на карту «{card}», поэтому купить её нельзя.</translation>
    </message>
    <message>
        <source>You cannot afford “{card}”. Price: {cost}, your rupees: {have}.</source>
        <translation>Вам не хватает рупий на карту «{card}». Цена: {cost}, у&#xa0;вас: {have}.</translation>
    </message>
    <message>
        <source>You cannot pay {recipient} the bribe for “{card}”. Due: {due}, your rupees: {have}.</source>
        <translation>Вы не можете заплатить взятку за карту «{card}» (получает: {recipient}). Нужно: {due}, ваши рупии: {have}.</translation>
    </message>
    <message>
        <source>This is part of the {action} action: first choose it on a court card.</source>
        <translation>Это часть действия ({action}): сначала выберите его на карте двора.</translation>
    </message>
    <message>
        <source>This is part of the {action} action, which none of your court cards has.</source>
        <translation>Это часть действия ({action}), которого нет на картах вашего двора.</translation>
    </message>
    <message>
        <source>“{card}” does not have the {action} action.</source>
        <translation>У&#xa0;карты «{card}» нет такого действия ({action}).</translation>
    </message>
    <message>
        <source>You have already used “{card}” this turn.</source>
        <translation>Карта «{card}» уже использована в&#xa0;этот ход.</translation>
    </message>
    <message>
        <source>You have no actions left, and “{card}” ({suit}) is not favored.</source>
        <translation>У&#xa0;вас не осталось действий, а&#xa0;масть карты «{card}» ({suit}) не ведущая.</translation>
    </message>
    <message>
        <source>{recipient} holds “{card}” hostage. Bribe: {due}, cost of the action: {cost}, your rupees: {have}.</source>
        <translation>Карта «{card}» в&#xa0;заложниках (удерживает: {recipient}). Взятка: {due}, стоимость действия: {cost}, ваши рупии: {have}.</translation>
    </message>
    <message>
        <source>There is nothing you can tax, in the market or from other players.</source>
        <translation>Налог взять неоткуда: нет рупий ни на картах рынка, ни у&#xa0;доступных игроков.</translation>
    </message>
    <message>
        <source>These rupees are not on a card: they cannot be taxed.</source>
        <translation>Эти рупии не лежат на карте: налогом их не взять.</translation>
    </message>
    <message>
        <source>{other} has no court card of a region you rule.</source>
        <translation>У&#xa0;игрока {other} во дворе нет карт регионов, которыми вы правите.</translation>
    </message>
    <message>
        <source>All of {other}’s rupees are sheltered. Rupees: {have}, shelter: {shelter}.</source>
        <translation>Все рупии игрока {other} защищены от налога. Рупий: {have}, защищено: {shelter}.</translation>
    </message>
    <message>
        <source>You cannot afford this gift. Price: {cost}, your rupees: {have}.</source>
        <translation>Вам не хватает рупий на этот подарок. Цена: {cost}, у&#xa0;вас: {have}.</translation>
    </message>
    <message>
        <source>You have already given this gift.</source>
        <translation>Этот подарок уже сделан.</translation>
    </message>
    <message>
        <source>Building costs 2 rupees per block. Your rupees: {have}.</source>
        <translation>Строительство стоит 2&#xa0;рупии за фишку. Ваши рупии: {have}.</translation>
    </message>
    <message>
        <source>You do not rule any region.</source>
        <translation>Вы не правите ни одним регионом.</translation>
    </message>
    <message>
        <source>You do not rule {region}: {ruler} does.</source>
        <translation>Вы не правите регионом {region}: им правит {ruler}.</translation>
    </message>
    <message>
        <source>You do not rule {region}. Your ruling pieces: {own}, strongest rival: {rival}.</source>
        <translation>Вы не правите регионом {region}. Правящих компонентов у&#xa0;вас: {own}, у&#xa0;сильнейшего соперника: {rival}.</translation>
    </message>
    <message>
        <source>You rule neither side of the {border} border.</source>
        <translation>Вы не правите ни одной из сторон границы {border}.</translation>
    </message>
    <message>
        <source>This block is a road; roads do not move.</source>
        <translation>Эта фишка&#xa0;— дорога; дороги не перемещаются.</translation>
    </message>
    <message>
        <source>The armies {in_region} are alike: choose the outlined one.</source>
        <translation>Армии {in_region} одинаковы: выберите обведённую.</translation>
    </message>
    <message>
        <source>These regions do not share a border: {regions}.</source>
        <translation>У&#xa0;этих регионов нет общей границы: {regions}.</translation>
    </message>
    <message>
        <source>This piece belongs to {other}.</source>
        <translation>Это чужой компонент ({other}).</translation>
    </message>
    <message>
        <source>This cylinder is not a spy.</source>
        <translation>Этот маркер не шпион.</translation>
    </message>
    <message>
        <source>The spy cannot reach “{target}” from “{card}” in one move.</source>
        <translation>Шпион не дойдёт до карты «{target}» с&#xa0;карты «{card}» за одно перемещение.</translation>
    </message>
    <message>
        <source>Betraying a card costs 2 rupees. Your rupees: {have}.</source>
        <translation>Предательство стоит 2&#xa0;рупии. Ваши рупии: {have}.</translation>
    </message>
    <message>
        <source>Bodyguards protect the political cards in {owner}’s court.</source>
        <translation>Телохранители защищают карты политики этого двора ({owner}).</translation>
    </message>
    <message>
        <source>There is nothing you can remove where you have armies or spies.</source>
        <translation>Там, где есть ваши армии или шпионы, удалять нечего.</translation>
    </message>
    <message>
        <source>There is nothing you can remove {in_region}.</source>
        <translation>Удалять {in_region} нечего.</translation>
    </message>
    <message>
        <source>There is nothing you can remove on “{card}”.</source>
        <translation>На карте «{card}» удалять нечего.</translation>
    </message>
    <message>
        <source>{other} shares your loyalty: this tribe cannot be removed.</source>
        <translation>Владелец ({other}) лоялен той же коалиции, что и&#xa0;вы: это племя удалить нельзя.</translation>
    </message>
    <message>
        <source>This block belongs to your own coalition ({coalition}).</source>
        <translation>Это фишка вашей собственной коалиции: {coalition}.</translation>
    </message>
    <message>
        <source>{other}’s Citadel protects this tribe.</source>
        <translation>Это племя ({other}) защищено цитаделью.</translation>
    </message>
    <message>
        <source>{other}’s Indispensable Advisors protect this spy.</source>
        <translation>Этого шпиона ({other}) защищают незаменимые советники.</translation>
    </message>
    <message>
        <source>This piece is not at the site of the battle.</source>
        <translation>Этот компонент не на месте сражения.</translation>
    </message>
    <message>
        <source>This piece is already chosen.</source>
        <translation>Этот компонент уже выбран.</translation>
    </message>
    <message>
        <source>This block belongs to the wrong coalition: {coalition}.</source>
        <translation>Эта фишка принадлежит не той коалиции: {coalition}.</translation>
    </message>
    <message>
        <source>This cylinder belongs to {other}.</source>
        <translation>Это чужой маркер ({other}).</translation>
    </message>
    <message>
        <source>This piece was placed this turn: it cannot be taken.</source>
        <translation>Этот компонент размещён в&#xa0;этот ход: его нельзя взять.</translation>
    </message>
    <message>
        <source>The pieces here are alike: choose the outlined one.</source>
        <translation>Компоненты здесь одинаковы: выберите обведённый.</translation>
    </message>
    <message>
        <source>Nothing to choose here now: buy, play or use a card.</source>
        <translation>Здесь сейчас нечего выбирать: купите, разыграйте или используйте карту.</translation>
    </message>
</context>
</TS>
