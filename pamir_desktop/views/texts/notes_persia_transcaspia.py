"""Historical notes on the court cards of Persia and Transcaspia, by number."""

from __future__ import annotations

from typing import Final

from .translation import QT_TRANSLATE_NOOP

PERSIA_TRANSCASPIA: Final = (
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A statesman (1779–1835) and master of Persian prose, minister to Abbas Mirza and first "
        "prime minister of Mohammad Shah. In 1835 the shah had him killed.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A general from Dalmatia in Russian service, envoy in Tehran in the 1830s. He encouraged "
        "the shah to besiege Herat, and British protests led to his recall.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A diplomat (1795–1829) and the author of the comedy “Woe from Wit”. He worked on the "
        "Treaty of Turkmenchay and died when a crowd stormed the Russian legation in Tehran.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A Christian missionary (1795–1862) and the son of a German rabbi. In 1844 he went to "
        "Bukhara to learn the fate of Stoddart and Conolly, and came back alive.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Wade (1794–1861) was the British agent at Ludhiana on the Sikh frontier, in charge of "
        "relations with Punjab and Kabul. In 1839 he led a force through the Khyber Pass.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Allard (1785–1839), one of Napoleon’s cavalry officers, sought employment in Persia "
        "after Waterloo. In 1822 he reached Lahore, where he trained Ranjit Singh’s horsemen.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Tutor to the future Mohammad Shah and his prime minister from 1835 to 1848. His family "
        "came from Erivan, and he leaned toward Sufism; cannon and irrigation were his favorite "
        "projects.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Abbas Mirza (1789–1833), crown prince of Persia, raised troops on the European model. "
        "He commanded in two wars against Russia; both were lost.",
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
        "Amir Kabir, prime minister from 1848 to 1851, reformed taxation, the post and the army. "
        "In Tehran he founded the country’s first modern college.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Slaves from East Africa reached Persia through the ports of the Gulf. In 1848 Mohammad "
        "Shah banned their import by sea under British pressure.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "British cotton goods reached Persia by way of Bushehr on the Gulf and, from the 1830s "
        "on, through Trebizond and Tabriz. A commercial treaty followed in 1841.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The Treaty of Turkmenchay of 1828 fixed the duty on goods at five percent and kept "
        "Persian warships off the Caspian Sea. Russian merchants traded through Astrakhan and the "
        "Caucasus.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "French, British and other European officers drilled the new infantry of the Qajars. "
        "Alongside it the old levies of tribal horsemen continued to serve.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Among the shah’s best troops was a battalion of deserters from the Russian army, the "
        "Bahadoran. At the end of the 1830s most of them were taken home at the tsar’s demand.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Peasants were drafted into the tsar’s infantry for twenty-five years, or twenty from "
        "1834 on. Wars with Persia and the Ottomans had hardened the regiments of the Caucasus.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The Jews of Bukhara spoke their own form of Persian. Many were merchants or dyers of "
        "silk and cotton, and their trade ties reached into Russia.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Exiled to Orenburg as a schoolboy for joining a Polish secret society, Witkiewicz "
        "(1808–1839) rose to become Russia’s envoy in Kabul in 1837. He was found dead in Saint "
        "Petersburg.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The Corps of Military Topographers was founded in Russia in 1822. Its officers mapped "
        "the steppe and the khanates, often in the company of trade caravans.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A British officer and traveler (1807–1842) whose letters contain the phrase “the great "
        "game”. He was executed in Bukhara.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The merchant Mehdi Rafailov dealt in Kashmir shawls and traveled for Russia to Ladakh "
        "and Kashmir. In 1820 he set out with a letter to Ranjit Singh and died on the way.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Emir of Bukhara from 1827 to 1860. He crushed the power of the nobles, made war on "
        "Kokand and had Stoddart and Conolly executed.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Khan of Khiva from 1825 to 1842. In 1840, after a Russian march on his capital had "
        "failed in the snow, he released several hundred Russian captives.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The Uzbek lord of Kunduz, master of the lands between the Hindu Kush and the Oxus around "
        "1830. He held the traveler Moorcroft for ransom.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Khan of Kokand from 1822. Under him the khanate in the Ferghana valley was larger than "
        "ever; in 1842 the emir of Bukhara took the city and had him executed.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Turkmen and Kazakh raiders sold Persians and Russians in Khiva. After the Russian "
        "conquest in 1873 the khan had to abolish slavery.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Orenburg, founded in 1743, was Russia’s base at the edge of the Kazakh steppe. From "
        "there camel caravans left for Khiva and Bukhara.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A Turkmen oasis on the Murghab and Kushk rivers. In March 1885 Russian troops drove the "
        "Afghans out, and Britain and Russia came close to war.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The walled citadel of Bukhara was the residence of the emirs, with a throne hall, a "
        "mint and a prison. Much of it burned in 1920 when the Red Army took the city.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "European-style guns were rare in the khanates. In Bukhara a Persian soldier of fortune, "
        "Abd al-Samad Khan, cast cannon for the emir and drilled his infantry.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The Orenburg and Ural Cossacks guarded the forts on the edge of the steppe. In return "
        "for land and privileges they served the tsar on their own horses.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Count Perovsky (1795–1857) was governor of Orenburg in the 1830s and again in the "
        "1850s. His winter march on Khiva in 1839–40 failed; in 1853 he took the fort of "
        "Ak-Mechet on the Syr Darya.",
    ),
)
