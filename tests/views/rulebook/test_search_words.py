"""The words players use for a thing lead to its page, also where the program has another term."""

from __future__ import annotations

import pytest

from pamir_desktop.views.rulebook.pages import PAGES, find
from tests.views.texts.conftest import Speak

FIRST_HITS = 4
"""As many as are seen at once below the search field."""

WORDS = {
    "en": {
        "abilities": "special power, power, ability",
        "actions": "cost, payment, rank, activate",
        "tax": "money, shelter, rich, steal, income",
        "gift": "gift, present, donate, dial",
        "build": "build, place blocks, construct",
        "move": "march, travel",
        "spy_ring": "neighbors, adjacent, walk, track, order of cards",
        "betray": "betrayal, kill, assassinate, prize",
        "battle": "fight, attack, combat, war, remove",
        "market": "row, column, slide, refill, loose rupees, draw pile, display",
        "buying": "purchase, buy, price",
        "playing": "play, tableau, ends",
        "limits": "hand size, court size, hand limit, tableau size, privilege, stars",
        "favored": "bonus, free action, marker",
        "checks": "dominance, scoring card, failed, unsuccessful",
        "scoring": "points, tie, places, VP, final, score",
        "instability": "two checks, instability",
        "events": "event, lasting, discarded",
        "riots": "riot, uprising",
        "icon_tribe": "tribe, cylinder, pawn",
        "icon_spy": "spies, agent, cylinder",
        "icon_army": "army, block, cube, troops",
        "icon_road": "road, border, cube",
        "icon_leverage": "loan, leverage, bank",
        "icon_suit": "change, favored suit",
        "ruling": "ruler, control, majority, strength, ruling pieces, crown",
        "bribes": "bribe, waive, negotiate, offer",
        "hostages": "hostage, held, captive",
        "loyalty": "faction, alliance, side, change sides, dial",
        "influence": "influence, patriot, prize, gift",
        "overthrow": "overthrow, last tribe, revolt",
        "leverage": "debt, loan, repay",
        "supplies": "supply, empty, reserve, run out",
        "first_game": "beginner, tutorial, learn, introduction, tips",
        "learning": "lesson, tutorial, how to play, hint, advice, best move, warning, puzzle, "
        "challenge, practice, daily, game of the day, look back, analysis, mistakes, review",
        "bots": "bot, computer, AI, opponent, level, difficulty, hard, novice, expert, "
        "temperament, hot seat, online, cheating, computer player",
        "goal": "win, victory, winner, game end, tiebreaker, how to win",
        "turn": "cleanup, phases, end turn, pass, two actions",
        "controls": "keyboard, mouse, shortcut, undo, hotkey, save, load, language, sound, "
        "settings",
        "wakhan": "solo, bot, automa, AI, automated, opponent, setup, solitaire",
        "wakhan_variants": "variant, option, printing, house rules",
        "negotiation": "table talk, promise, deal, trade",
        "money": "coins, income, rupees",
        "ruler_marker": "crown, token, marker",
        "deck": "piles, setup, when checks come",
        "agreement": "draw, stall, empty deck",
        "first_turn": "regime, toll, favor card",
        "first_actions": "commerce, assassination, counter-espionage",
        "first_campaign": "campaign, baggage train, intel",
        "first_topple": "topple, supremacy, purge, honeymoon",
        "first_deals": "deal, escrow, consent",
        "first_edition": "first edition, 2015, old edition",
    },
    "de": {
        "abilities": "Sonderfähigkeit, Fähigkeit",
        "actions": "Kosten, Bezahlung, Kartenaktion, Rang",
        "tax": "Steuer, Geld, Steuerzuflucht, Einkommen",
        "gift": "schenken, Geschenk",
        "build": "bauen, errichten",
        "move": "ziehen, marschieren",
        "spy_ring": "Nachbarn, benachbart, angrenzend, Kartenreihenfolge",
        "betray": "verraten, Verrat, Attentat, Beute",
        "battle": "Kampf, kämpfen, Angriff, Gefecht, Krieg",
        "market": "Reihen, nachrücken, auffüllen, Auslage, Nachziehstapel",
        "buying": "kaufen, Kauf, Kaufaktion, Basisaktion, Preis",
        "playing": "ausspielen, Basisaktion, Tableau",
        "limits": "Handlimit, Handgröße, Hofgröße, Vorrecht",
        "favored": "Bonus, gratis, Marker",
        "checks": "Dominanz, Dominanzprüfung, erfolgreich",
        "scoring": "Punkte, Wertung, Gleichstand, Siegpunkte, Punktevergabe",
        "instability": "Instabilität, zwei Checks",
        "events": "Ereignis, dauerhaft",
        "riots": "Aufstand, Unruhen",
        "icon_tribe": "Stamm, Zylinder, Figur",
        "icon_spy": "Spion, Agent",
        "icon_army": "Armee, Block, Klötzchen, Truppen",
        "icon_road": "Straße, Grenze, Weg",
        "icon_leverage": "Kredit, Darlehen, Bank",
        "icon_suit": "Farbwechsel",
        "ruling": "Herrscher, Mehrheit, Kontrolle, Herrschaftsmarker, Stärke",
        "bribes": "Bestechung, verhandeln, Verhandlungen, Absprachen, erlassen",
        "hostages": "Geisel, Geiselnahme, Geiselaktion",
        "loyalty": "Fraktion, Bündnis, Seitenwechsel, Drehrad",
        "influence": "Einfluss, Patrioten, Trophäe",
        "overthrow": "Umsturz, letzter Stamm",
        "leverage": "Schulden, Kredit, zurückzahlen",
        "supplies": "Vorrat, leer, Reserve",
        "first_game": "Anfänger, Einführung, Anleitung, Tipps",
        "learning": "Lektion, Tutorial, lernen, Hinweis, Tipp, bester Zug, Warnung, Rätsel, "
        "Aufgabe, Übung, üben, täglich, Spiel des Tages, Rückblick, Analyse, Fehler, Siegchance",
        "bots": "Bot, Computer, KI, Gegner, Schwierigkeit, schwer, Anfänger, Experte, "
        "Temperament, Computergegner, Hotseat, Netzwerk, schummeln",
        "goal": "gewinnen, Sieg, Spielende, Gleichstand, wie gewinnt man",
        "turn": "Runde, Verwaltung, Phasen, passen, Basisaktionen",
        "controls": "Tastatur, Maus, rückgängig, Tastenkürzel, speichern, laden, Sprache, Ton, "
        "Einstellungen",
        "wakhan": "Solo, Automa, Bot, KI, Gegnerin, Spielaufbau, allein",
        "wakhan_variants": "Variante, Auflage, Hausregeln",
        "negotiation": "Absprache, Versprechen, Abmachung, handeln, Handel, tauschen",
        "money": "Münzen, Einkommen",
        "ruler_marker": "Krone, Plättchen",
        "deck": "Aufbau, wann Checks kommen",
        "agreement": "Einigung, Stillstand, leerer Stapel",
        "first_turn": "Regime, Zoll, Gunstkarte",
        "first_actions": "Handel, Attentat, Spionageabwehr",
        "first_campaign": "Feldzug, Tross, Aufklärung",
        "first_topple": "Sturz, Vormacht, Säuberung, Flitterwochen",
        "first_deals": "Abmachung, Hinterlegung, Zustimmung",
        "first_edition": "erste Ausgabe, 2015, erste Edition",
    },
    "ru": {
        "abilities": "способность, особое свойство",
        "actions": "стоимость, оплата, ранг",
        "tax": "дань, деньги, уклонение от налогов, доход",
        "gift": "подарок, подарить",
        "build": "построить, стройка",
        "move": "переместить, поход",
        "spy_ring": "соседи, соседние, путь, порядок карт",
        "betray": "предать, убийство, трофей",
        "battle": "бой, битва, атака, сразиться, война",
        "market": "ряды, сдвиг, пополнение, стопка добора",
        "buying": "купить, покупка, цена",
        "playing": "разыграть, сыграть карту, планшет",
        "limits": "лимит, размер двора, предел руки, привилегия",
        "favored": "бонус, бесплатно, маркер",
        "checks": "господство, доминирование, успешная",
        "scoring": "очки, подсчёт, равенство, счёт, ничья",
        "instability": "нестабильность, две проверки",
        "events": "событие, длительный",
        "riots": "беспорядки, восстание",
        "icon_tribe": "племя, цилиндр",
        "icon_spy": "шпион, агент",
        "icon_army": "армия, блок, кубик, войска",
        "icon_road": "дорога, граница",
        "icon_leverage": "кредит, долг, банк",
        "icon_suit": "смена масти",
        "ruling": "правитель, контроль, большинство, сила",
        "bribes": "взятка, подкуп, торговаться, простить",
        "hostages": "заложник, удержание",
        "loyalty": "фракция, альянс, смена стороны, верность",
        "influence": "влияние, патриоты, приз",
        "overthrow": "свержение, последнее племя",
        "leverage": "долг, кредит, вернуть",
        "supplies": "запас, пустой, резерв",
        "first_game": "новичок, обучение, введение, советы",
        "learning": "урок, обучение, как играть, подсказка, лучший ход, предупреждение, задача, "
        "головоломка, испытание, тренировка, игра дня, разбор, анализ, ошибки, шанс на победу",
        "bots": "бот, компьютер, ИИ, противник, уровень, сложность, новичок, эксперт, характер, "
        "соперник, сеть, по очереди, компьютерный игрок",
        "goal": "победа, победитель, ничья, конец игры, как выиграть",
        "turn": "раунд, очистка, фазы, пас",
        "controls": "клавиатура, мышь, отменить, горячие клавиши, сохранить, загрузить, язык, "
        "звук, настройки",
        "wakhan": "соло, бот, автома, ИИ, подготовка, в одиночку",
        "wakhan_variants": "вариант, тираж, домашние правила",
        "negotiation": "обещание, сделка, обмен, торговаться",
        "money": "монеты, доход, монета",
        "ruler_marker": "корона, жетон",
        "deck": "стопки, когда придут проверки",
        "agreement": "согласие, тупик",
        "first_turn": "режим, пошлина, карта фавора, благосклонность",
        "first_actions": "торговля, убийство, контрразведка",
        "first_campaign": "поход, обоз, разведданные",
        "first_topple": "переворот, превосходство, чистка, медовый месяц",
        "first_deals": "сделка, залог, согласие",
        "first_edition": "первое издание, 2015, старое издание",
    },
}
"""For each page, what players look for: words of the rulebook, of other games and of everyday."""


@pytest.mark.parametrize("language", list(WORDS))
def test_what_players_call_a_thing_leads_to_its_page(speak: Speak, language: str) -> None:
    speak(language)
    missed = [
        (word, page, find(word)[:FIRST_HITS])
        for page, words in WORDS[language].items()
        for word in words.split(", ")
        if page not in find(word)[:FIRST_HITS]
    ]
    assert not missed


def test_words_that_are_typed_together_belong_together(speak: Speak) -> None:
    """`favor` and `card` are on many pages, in `favored` too; `favor card` is on one."""
    speak("en")
    assert find("favor card")[0] == "first_turn"
    assert find("card favor")[0] != "first_turn"


@pytest.mark.parametrize(
    ("language", "word", "page"),
    [
        ("ru", "взяток", "bribes"),
        ("ru", "заложника", "hostages"),
        ("ru", "армию", "icon_army"),
        ("ru", "дворы", "limits"),
        ("de", "Dominanzchecks", "checks"),
        ("en", "hostages", "hostages"),
    ],
)
def test_any_form_of_a_word_leads_to_the_page_named_after_it(
    speak: Speak, language: str, word: str, page: str
) -> None:
    """Also if other pages happen to have just this form in their texts."""
    speak(language)
    assert page in find(word)[:2]


def test_the_same_pages_are_looked_for_in_every_language() -> None:
    pages = [set(words) for words in WORDS.values()]
    assert pages[0] == pages[1] == pages[2]
    assert pages[0] <= set(PAGES)
