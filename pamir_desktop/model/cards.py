"""Every card of the game, one typed line each (facts only; the texts are in views)."""

from __future__ import annotations

from typing import Final

from .terms import CardAction, CardId, Coalition, Impact, Region, Suit
from .values import frozen


@frozen
class Card:
    """A court card: only what is printed on it. The rules say what it does."""

    number: CardId
    name: str  # the English proper name: an id for readers of logs and golden files
    region: Region
    suit: Suit
    rank: int
    impact: tuple[Impact, ...]  # from top to bottom
    actions: tuple[CardAction, ...]  # from left to right
    patriot: Coalition | None
    prize: Coalition | None
    ability: str | None

    @property
    def shows_leverage(self) -> bool:
        """The printed icon; whether it has been paid out yet is another question."""
        return Impact.LEVERAGED in self.impact


@frozen
class EventCard:
    """An event: one half is resolved when discarded from the market, the other when bought."""

    number: CardId
    if_discarded: str
    if_purchased: str


def _court(
    number: int,
    name: str,
    region: str,
    suit: str,
    rank: int,
    impact: str,
    actions: str,
    patriot: str = "",
    prize: str = "",
    ability: str = "",
) -> Card:
    return Card(
        number=CardId(number),
        name=name,
        region=Region[region],
        suit=Suit[suit],
        rank=rank,
        impact=tuple(Impact[icon] for icon in impact.split()),
        actions=tuple(CardAction[action] for action in actions.split()),
        patriot=Coalition[patriot] if patriot else None,
        prize=Coalition[prize] if prize else None,
        ability=ability or None,
    )


# fmt: off
_COURT: Final = (
    _court(1, "Mohan Lal", "KABUL", "INTELLIGENCE", 3, "SPY SPY SPY", "MOVE", prize="RUSSIAN", ability="indispensable_advisors"),
    _court(2, "Jan-Fishan Khan", "KABUL", "INTELLIGENCE", 2, "SPY SPY ARMY FAVOR_MILITARY", "BATTLE MOVE", prize="RUSSIAN"),
    _court(3, "Prince Akbar Khan", "KABUL", "INTELLIGENCE", 2, "SPY SPY ARMY FAVOR_MILITARY", "BATTLE", patriot="AFGHAN", ability="insurrection"),
    _court(4, "Charles Stoddart", "KABUL", "INTELLIGENCE", 1, "SPY", "GIFT MOVE", prize="AFGHAN"),
    _court(5, "Shah Shuja Durrani", "KABUL", "POLITICAL", 1, "TRIBE", "BUILD", prize="AFGHAN", ability="claim_of_ancient_lineage"),
    _court(6, "Aminullah Khan Logari", "KABUL", "POLITICAL", 1, "TRIBE ARMY SPY", "BUILD BATTLE", patriot="AFGHAN"),
    _court(7, "Dost Mohammad", "KABUL", "POLITICAL", 2, "TRIBE TRIBE ARMY SPY", ""),
    _court(8, "Kabul Bazaar", "KABUL", "ECONOMIC", 2, "ROAD ROAD SPY FAVOR_POLITICAL", "TAX"),
    _court(9, "Afghan Handicrafts", "KABUL", "ECONOMIC", 1, "ROAD", "TAX MOVE"),
    _court(10, "Balkh Arsenic Mine", "KABUL", "ECONOMIC", 1, "ROAD FAVOR_MILITARY", "BUILD BETRAY", prize="AFGHAN"),
    _court(11, "Lapis Lazuli Mine", "KABUL", "ECONOMIC", 2, "ROAD ROAD", "TAX GIFT", patriot="AFGHAN"),
    _court(12, "City of Ghazni", "KABUL", "ECONOMIC", 3, "ROAD ROAD ROAD ARMY", "GIFT"),
    _court(13, "Ghilzai Nomads", "KABUL", "ECONOMIC", 2, "ROAD ROAD", "TAX MOVE", prize="RUSSIAN"),
    _court(14, "Money Lenders", "KABUL", "ECONOMIC", 2, "ROAD ROAD LEVERAGED", "GIFT BUILD"),
    _court(15, "Durrani Royal Guard", "KABUL", "MILITARY", 1, "ARMY", "BETRAY", ability="bodyguards"),
    _court(16, "Bala Hissar", "KABUL", "MILITARY", 1, "ARMY", "TAX BETRAY"),
    _court(17, "Citadel of Ghazni", "KABUL", "MILITARY", 1, "ARMY", "BUILD", ability="citadel_kabul"),
    _court(18, "Harry Flashman", "PUNJAB", "INTELLIGENCE", 1, "SPY", "GIFT BETRAY"),
    _court(19, "Eldred Pottinger", "PUNJAB", "INTELLIGENCE", 2, "SPY SPY FAVOR_ECONOMIC", "MOVE BETRAY", patriot="BRITISH", prize="RUSSIAN"),
    _court(20, "Henry Rawlinson", "PUNJAB", "INTELLIGENCE", 1, "SPY FAVOR_ECONOMIC", "GIFT MOVE", patriot="BRITISH", prize="RUSSIAN"),
    _court(21, "Alexander Burnes", "PUNJAB", "INTELLIGENCE", 2, "SPY SPY", "MOVE", prize="AFGHAN", ability="strange_bedfellows"),
    _court(22, "George Hayward", "PUNJAB", "INTELLIGENCE", 1, "SPY FAVOR_POLITICAL", "MOVE GIFT", patriot="BRITISH", prize="RUSSIAN"),
    _court(23, "Henry Pottinger", "PUNJAB", "INTELLIGENCE", 1, "SPY FAVOR_ECONOMIC", "BATTLE MOVE", patriot="BRITISH", prize="RUSSIAN"),
    _court(24, "Ranjit Singh", "PUNJAB", "POLITICAL", 2, "TRIBE TRIBE ARMY", "BETRAY", ability="civil_service_reforms"),
    _court(25, "Josiah Harlan", "PUNJAB", "POLITICAL", 1, "TRIBE", "TAX", patriot="AFGHAN", prize="BRITISH"),
    _court(26, "Paolo Avitabile", "PUNJAB", "POLITICAL", 1, "TRIBE ARMY", "BETRAY", prize="AFGHAN"),
    _court(27, "Maqpon Dynasty", "PUNJAB", "POLITICAL", 1, "TRIBE LEVERAGED", "BUILD"),
    _court(28, "Anarkali Bazaar", "PUNJAB", "ECONOMIC", 1, "ROAD SPY", "TAX BUILD", prize="AFGHAN"),
    _court(29, "Khyber Pass", "PUNJAB", "ECONOMIC", 2, "ROAD ROAD", "TAX MOVE"),
    _court(30, "Sikh Merchants in Lahore", "PUNJAB", "ECONOMIC", 1, "ROAD SPY LEVERAGED", "TAX GIFT"),
    _court(31, "Company Weapons", "PUNJAB", "MILITARY", 1, "ARMY FAVOR_INTELLIGENCE", "TAX BETRAY"),
    _court(32, "Army of the Indus", "PUNJAB", "MILITARY", 3, "ARMY ARMY ARMY", "MOVE", patriot="BRITISH", prize="AFGHAN"),
    _court(33, "Zorawar Singh Kahluria", "PUNJAB", "MILITARY", 2, "ARMY ARMY", "BATTLE GIFT"),
    _court(34, "Sindhi Warriors", "PUNJAB", "MILITARY", 1, "ARMY FAVOR_ECONOMIC", "BATTLE MOVE BETRAY", prize="BRITISH"),
    _court(35, "Hari Singh Nalwa", "PUNJAB", "MILITARY", 2, "ARMY ARMY FAVOR_POLITICAL", "BATTLE MOVE"),
    _court(36, "Bengal Native Infantry", "PUNJAB", "MILITARY", 1, "ARMY FAVOR_INTELLIGENCE", "BATTLE BETRAY", patriot="BRITISH", prize="AFGHAN"),
    _court(37, "Seaforth Highlanders", "PUNJAB", "MILITARY", 1, "ARMY FAVOR_POLITICAL", "BATTLE MOVE", patriot="BRITISH", prize="AFGHAN"),
    _court(38, "Akali Sikhs", "PUNJAB", "MILITARY", 2, "ARMY ARMY", "BATTLE", prize="BRITISH"),
    _court(39, "William Moorcroft", "KANDAHAR", "INTELLIGENCE", 1, "SPY", "MOVE BATTLE"),
    _court(40, "William Hay Macnaghten", "KANDAHAR", "INTELLIGENCE", 2, "SPY SPY LEVERAGED", "TAX MOVE", patriot="BRITISH", prize="AFGHAN"),
    _court(41, "Charles Masson", "KANDAHAR", "INTELLIGENCE", 2, "SPY SPY", "BUILD", ability="safe_house"),
    _court(42, "Barakzai Sadars", "KANDAHAR", "POLITICAL", 1, "TRIBE LEVERAGED FAVOR_ECONOMIC", "BUILD", patriot="AFGHAN", prize="AFGHAN", ability="charismatic_courtiers"),
    _court(43, "Giljee Nobles", "KANDAHAR", "POLITICAL", 1, "TRIBE ARMY", "BATTLE", prize="AFGHAN", ability="blackmail_kandahar"),
    _court(44, "Baluchi Chiefs", "KANDAHAR", "POLITICAL", 1, "TRIBE ARMY", "BUILD TAX", prize="RUSSIAN"),
    _court(45, "Haji Khan Kakar", "KANDAHAR", "POLITICAL", 1, "TRIBE ARMY", "BETRAY GIFT"),
    _court(46, "Bank", "KANDAHAR", "ECONOMIC", 2, "ROAD ROAD LEVERAGED FAVOR_INTELLIGENCE", "GIFT"),
    _court(47, "Bolan Pass", "KANDAHAR", "ECONOMIC", 2, "ROAD ROAD ARMY", "GIFT MOVE", prize="RUSSIAN"),
    _court(48, "Fruit Markets", "KANDAHAR", "ECONOMIC", 1, "ROAD FAVOR_POLITICAL", "MOVE BUILD"),
    _court(49, "Kandahari Markets", "KANDAHAR", "ECONOMIC", 1, "ROAD FAVOR_POLITICAL", "TAX BUILD"),
    _court(50, "British Regulars", "KANDAHAR", "MILITARY", 2, "ARMY ARMY", "BATTLE MOVE", patriot="BRITISH", prize="RUSSIAN"),
    _court(51, "Sir John Keane", "KANDAHAR", "MILITARY", 1, "ARMY", "BATTLE", patriot="BRITISH", prize="RUSSIAN", ability="indian_supplies"),
    _court(52, "Pashtun Mercenary", "KANDAHAR", "MILITARY", 1, "ARMY FAVOR_POLITICAL", "BATTLE TAX"),
    _court(53, "Jezail Sharpshooters", "KANDAHAR", "MILITARY", 2, "ARMY ARMY SPY", "BETRAY", prize="RUSSIAN"),
    _court(54, "Herati Bandits", "HERAT", "INTELLIGENCE", 1, "SPY LEVERAGED", "TAX", ability="blackmail_herat"),
    _court(55, "Hazara Chiefs", "HERAT", "POLITICAL", 1, "TRIBE ARMY", "BATTLE TAX MOVE"),
    _court(56, "Yar Mohammad Alikozai", "HERAT", "POLITICAL", 2, "TRIBE TRIBE FAVOR_POLITICAL", "BETRAY", prize="AFGHAN", ability="well_connected"),
    _court(57, "Exiled Durrani Nobility", "HERAT", "POLITICAL", 1, "TRIBE", "BETRAY MOVE", prize="BRITISH"),
    _court(58, "Ishaqzai Chiefs", "HERAT", "POLITICAL", 1, "TRIBE FAVOR_ECONOMIC", "GIFT BUILD", patriot="AFGHAN"),
    _court(59, "Tajik Warband", "HERAT", "MILITARY", 2, "ARMY ARMY", "BETRAY BATTLE"),
    _court(60, "Nomadic Warlord", "HERAT", "MILITARY", 1, "ARMY", "TAX GIFT BATTLE", prize="RUSSIAN"),
    _court(61, "Karakul Sheep", "HERAT", "ECONOMIC", 2, "ROAD ROAD", "TAX"),
    _court(62, "Qanat System", "HERAT", "ECONOMIC", 1, "ROAD FAVOR_POLITICAL", "GIFT BUILD"),
    _court(63, "Farah Road", "HERAT", "ECONOMIC", 3, "ROAD ROAD ROAD", "MOVE"),
    _court(64, "Opium Fields", "HERAT", "ECONOMIC", 2, "ROAD ROAD SPY FAVOR_MILITARY", "TAX"),
    _court(65, "Minaret of Jam", "HERAT", "ECONOMIC", 1, "ROAD ARMY", "BATTLE TAX MOVE"),
    _court(66, "Baluchi Smugglers", "HERAT", "ECONOMIC", 2, "ROAD ROAD ARMY", "BATTLE", prize="AFGHAN", ability="herat_influence"),
    _court(67, "Wheat Fields", "HERAT", "ECONOMIC", 2, "ROAD", "MOVE GIFT"),
    _court(68, "Ghaem Magham Farahani", "PERSIA", "INTELLIGENCE", 2, "SPY SPY ARMY", "TAX", ability="persian_influence"),
    _court(69, "Count Ivan Simonich", "PERSIA", "INTELLIGENCE", 2, "SPY SPY", "BATTLE MOVE", patriot="RUSSIAN", prize="BRITISH"),
    _court(70, "Alexander Griboyedov", "PERSIA", "INTELLIGENCE", 2, "SPY SPY", "MOVE", patriot="RUSSIAN", prize="AFGHAN", ability="russian_influence"),
    _court(71, "Joseph Wolff", "PERSIA", "INTELLIGENCE", 1, "SPY", "MOVE GIFT", patriot="BRITISH", prize="AFGHAN"),
    _court(72, "Claude Wade", "PERSIA", "INTELLIGENCE", 2, "SPY SPY", "MOVE", prize="RUSSIAN", ability="safe_house"),
    _court(73, "Jean-François Allard", "PERSIA", "INTELLIGENCE", 1, "SPY FAVOR_MILITARY", "BUILD BATTLE", prize="BRITISH"),
    _court(74, "Hajj Mirza Aghasi", "PERSIA", "POLITICAL", 1, "TRIBE FAVOR_INTELLIGENCE", "BETRAY BATTLE", patriot="AFGHAN", prize="RUSSIAN"),
    _court(75, "Abbas Mirza", "PERSIA", "POLITICAL", 1, "TRIBE ARMY", "TAX BATTLE"),
    _court(76, "Fath-Ali Shah", "PERSIA", "POLITICAL", 2, "TRIBE TRIBE FAVOR_INTELLIGENCE", ""),
    _court(77, "Mohammad Shah", "PERSIA", "POLITICAL", 1, "TRIBE ARMY FAVOR_INTELLIGENCE", "BUILD BETRAY"),
    _court(78, "Civic Improvements", "PERSIA", "ECONOMIC", 2, "ROAD ROAD LEVERAGED FAVOR_INTELLIGENCE", "BUILD", ability="infrastructure"),
    _court(79, "Persian Slave Markets", "PERSIA", "ECONOMIC", 1, "ROAD SPY LEVERAGED", "TAX MOVE", prize="BRITISH"),
    _court(80, "Anglo-Persian Trade", "PERSIA", "ECONOMIC", 1, "ROAD LEVERAGED", "TAX BUILD", patriot="BRITISH", prize="RUSSIAN"),
    _court(81, "Russo-Persian Trade", "PERSIA", "ECONOMIC", 2, "ROAD ROAD LEVERAGED", "TAX BUILD", patriot="RUSSIAN", prize="BRITISH"),
    _court(82, "Persian Army", "PERSIA", "MILITARY", 2, "ARMY ARMY FAVOR_INTELLIGENCE", "GIFT BATTLE"),
    _court(83, "Shah's Guard", "PERSIA", "MILITARY", 1, "ARMY SPY", "TAX", ability="bodyguards"),
    _court(84, "Russian Regulars", "PERSIA", "MILITARY", 2, "ARMY ARMY FAVOR_ECONOMIC", "BATTLE", patriot="RUSSIAN", prize="AFGHAN"),
    _court(85, "Bukharan Jews", "TRANSCASPIA", "INTELLIGENCE", 1, "SPY LEVERAGED FAVOR_ECONOMIC", "GIFT BUILD", prize="BRITISH"),
    _court(86, "Jan Prosper Witkiewicz", "TRANSCASPIA", "INTELLIGENCE", 2, "SPY SPY", "MOVE BUILD", patriot="RUSSIAN"),
    _court(87, "Imperial Surveyors", "TRANSCASPIA", "INTELLIGENCE", 1, "SPY", "MOVE GIFT BUILD", patriot="RUSSIAN"),
    _court(88, "Arthur Conolly", "TRANSCASPIA", "INTELLIGENCE", 1, "SPY", "MOVE GIFT", patriot="BRITISH"),
    _court(89, "Aga Mehdi", "TRANSCASPIA", "INTELLIGENCE", 1, "SPY", "MOVE BETRAY BATTLE", patriot="RUSSIAN"),
    _court(90, "Nasrullah Khan", "TRANSCASPIA", "POLITICAL", 1, "TRIBE", "TAX BETRAY", prize="BRITISH"),
    _court(91, "Allah Quli Bahadur", "TRANSCASPIA", "POLITICAL", 1, "TRIBE ARMY SPY", "BETRAY", prize="RUSSIAN", ability="savvy_operator"),
    _court(92, "Mir Murad Beg", "TRANSCASPIA", "POLITICAL", 1, "TRIBE SPY FAVOR_MILITARY", "BATTLE TAX MOVE", prize="BRITISH"),
    _court(93, "Madali Khan", "TRANSCASPIA", "POLITICAL", 2, "TRIBE TRIBE", "BATTLE BETRAY", prize="BRITISH"),
    _court(94, "Khivan Slave Markets", "TRANSCASPIA", "ECONOMIC", 1, "ROAD SPY LEVERAGED", "TAX BETRAY", prize="BRITISH"),
    _court(95, "Supplies from Orenburg", "TRANSCASPIA", "ECONOMIC", 1, "ROAD", "TAX MOVE", patriot="RUSSIAN", prize="AFGHAN"),
    _court(96, "Panjdeh Oasis", "TRANSCASPIA", "ECONOMIC", 2, "ROAD ROAD", "TAX MOVE", prize="BRITISH"),
    _court(97, "The Ark of Bukhara", "TRANSCASPIA", "MILITARY", 1, "ARMY FAVOR_INTELLIGENCE", "BUILD", ability="citadel_transcaspia"),
    _court(98, "European Cannons", "TRANSCASPIA", "MILITARY", 3, "ARMY ARMY ARMY", "GIFT", prize="BRITISH"),
    _court(99, "Cossacks", "TRANSCASPIA", "MILITARY", 1, "ARMY SPY", "BATTLE", patriot="RUSSIAN", prize="BRITISH", ability="irregulars"),
    _court(100, "Count Perovsky", "TRANSCASPIA", "MILITARY", 2, "ARMY ARMY", "BATTLE", patriot="RUSSIAN", prize="BRITISH"),
)

_EVENTS: Final = (
    EventCard(CardId(101), "dominance_check", "dominance_check"),
    EventCard(CardId(102), "dominance_check", "dominance_check"),
    EventCard(CardId(103), "dominance_check", "dominance_check"),
    EventCard(CardId(104), "dominance_check", "dominance_check"),
    EventCard(CardId(105), "favor_military", "new_tactics"),
    EventCard(CardId(106), "embarrassment_of_riches", "koh_i_noor_recovered"),
    EventCard(CardId(107), "disregard_for_customs", "courtly_manners"),
    EventCard(CardId(108), "failure_to_impress", "rumor"),
    EventCard(CardId(109), "riots_in_punjab", "conflict_fatigue"),
    EventCard(CardId(110), "riots_in_herat", "nationalism"),
    EventCard(CardId(111), "no_effect", "public_withdrawal"),
    EventCard(CardId(112), "riots_in_kabul", "nation_building"),
    EventCard(CardId(113), "riots_in_persia", "backing_of_persian_aristocracy"),
    EventCard(CardId(114), "confidence_failure", "other_persuasive_methods"),
    EventCard(CardId(115), "favor_intelligence", "pashtunwali_values"),
    EventCard(CardId(116), "favor_political", "rebuke"),
)
# fmt: on

CARDS: Final[dict[CardId, Card]] = {card.number: card for card in _COURT}
EVENTS: Final[dict[CardId, EventCard]] = {event.number: event for event in _EVENTS}

DOMINANCE_CHECKS: Final = frozenset(CardId(number) for number in range(101, 105))
LASTING_WHEN_DISCARDED: Final = frozenset({CardId(106), CardId(107)})
"""Events that are beside the map only if they were discarded from the market."""

PUBLIC_WITHDRAWAL: Final = CardId(111)


def is_event(card: CardId) -> bool:
    """Dominance Checks are events too."""
    return card > 100


def is_check(card: CardId) -> bool:
    return 101 <= card <= 104
