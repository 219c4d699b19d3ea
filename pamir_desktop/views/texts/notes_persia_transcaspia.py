"""Historical notes on the court cards of Persia and Transcaspia, by number."""

from __future__ import annotations

from typing import Final

from .translation import QT_TRANSLATE_NOOP

PERSIA_TRANSCASPIA: Final = (
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Statesman and master of Persian prose (1779–1835), minister to Abbas Mirza and first "
        "prime minister of Mohammad Shah. In 1835 the shah had him killed.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A general from Dalmatia in Russian service, envoy in Tehran in the 1830s. He encouraged "
        "the shah to besiege Herat, and Britain’s protest led to his recall.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The author of the comedy “Woe from Wit” and a diplomat (1795–1829), involved in the "
        "Treaty of Turkmenchay. He died when a crowd stormed the Russian legation in Tehran.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A rabbi’s son from Germany who became a Christian missionary (1795–1862). In 1844 he "
        "rode to Bukhara to learn the fate of Stoddart and Conolly, and came back alive.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "British agent at Ludhiana on the Sikh frontier (1794–1861), in charge of relations with "
        "Punjab and Kabul. In 1839 he led a force through the Khyber.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A cavalry officer of Napoleon (1785–1839) who looked for employment in Persia after "
        "Waterloo. In 1822 he reached Lahore and trained Ranjit Singh’s horsemen.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Tutor of the later Mohammad Shah and his prime minister from 1835 to 1848. His family "
        "came from Erivan, and he leaned towards Sufism; cannon and irrigation were his favorite "
        "projects.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Crown prince of Persia (1789–1833), who formed troops after the European model. He "
        "commanded in the two wars against Russia, both of which were lost.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Shah of Persia from 1797 to 1834. By the treaties of Gulistan (1813) and Turkmenchay "
        "(1828) he lost the Caucasus to Russia.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Shah of Persia from 1834 to 1848, a son of Abbas Mirza. He besieged Herat in 1837–38 and "
        "gave up after British threats.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Amir Kabir, prime minister from 1848 to 1851, reformed taxes, post and army. He founded "
        "the first modern college of the country in Tehran.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Slaves from East Africa came to Persia over the ports of the Gulf. In 1848 Mohammad Shah "
        "forbade their import by sea under British pressure.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "British cottons reached Persia by Bushehr on the Gulf and, from the 1830s, by Trebizond "
        "and Tabriz. A treaty of commerce followed in 1841.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The Treaty of Turkmenchay of 1828 fixed the duty on goods at five per cent and kept "
        "Persian warships off the Caspian Sea. Russian merchants traded by Astrakhan and the "
        "Caucasus.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "French, British and other European officers drilled the new infantry of the Qajars. "
        "Beside it the old levies of tribal horsemen went on serving.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Among the best troops of the shah was a battalion of deserters from the Russian army, "
        "the Bahadoran. At the end of the 1830s most of them were led home at the demand of the "
        "tsar.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Peasants were drafted into the tsar’s infantry for twenty-five years, for twenty from "
        "1834. Wars with Persia and the Ottomans had hardened the regiments of the Caucasus.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The Jews of Bukhara spoke their own form of Persian. Many were merchants or dyers of "
        "silk and cotton, and their trade ties reached into Russia.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Exiled to Orenburg as a schoolboy for a Polish secret society (1808–1839), he rose to be "
        "Russia’s envoy in Kabul in 1837. He was found dead in Saint Petersburg.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The Corps of Military Topographers was founded in Russia in 1822. Its officers mapped "
        "the steppe and the khanates, often in the company of trade caravans.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A British officer and traveler (1807–1842) in whose letters the phrase “the great game” "
        "is found. He was executed in Bukhara.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The merchant Mehdi Rafailov dealt in Kashmir shawls and travelled for Russia to Ladakh "
        "and Kashmir. In 1820 he set out with a letter to Ranjit Singh and died on the way.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Emir of Bukhara from 1827 to 1860. He crushed the power of the nobles, made war on "
        "Kokand and had Stoddart and Conolly executed.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Khan of Khiva from 1825 to 1842. After the Russian march on his capital had failed in "
        "the snow, he released several hundred Russian captives in 1840.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The Uzbek lord of Kunduz, master of the lands between the Hindu Kush and the Oxus around "
        "1830. He held the traveler Moorcroft prisoner for ransom.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Khan of Kokand from 1822, whose realm in the Ferghana valley was never larger than under "
        "him. In 1842 the emir of Bukhara took the city and had him executed.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Turkmen and Kazakh raiders sold Persians and Russians in Khiva. After the Russian "
        "conquest in 1873 the khan had to abolish slavery.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Orenburg, founded in 1743, was Russia’s base at the edge of the Kazakh steppe. From "
        "there caravans of camels left for Khiva and Bukhara.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "An oasis of the Turkmen on the Murghab and the Kushk. In March 1885 Russian troops drove "
        "the Afghans out, and Britain and Russia came close to war.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The walled citadel of Bukhara was the residence of the emirs, with throne hall, mint and "
        "prison. Much of it burned in 1920 when the Red Army took the city.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Guns of European make were rare in the khanates. In Bukhara a Persian soldier of "
        "fortune, Abd al-Samad Khan, cast cannon for the emir and drilled his infantry.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The Orenburg and Ural Cossacks guarded the forts on the edge of the steppe. For land and "
        "privileges they owed the tsar service on their own horses.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Governor at Orenburg in the 1830s and again in the 1850s (1795–1857). His winter march "
        "on Khiva in 1839–40 failed; in 1853 he took the fort of Ak-Mechet on the Syr Darya.",
    ),
)
