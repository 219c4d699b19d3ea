"""Historical notes on the court cards of Kabul and Punjab, by number."""

from __future__ import annotations

from typing import Final

from .translation import QT_TRANSLATE_NOOP

KABUL_PUNJAB: Final = (
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A Kashmiri (1812–1877) educated in Delhi, interpreter and companion to Alexander "
        "Burnes. During the rising of 1841–42 he sent news from Kabul; later he wrote a "
        "biography of Dost Mohammad.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The title of Sayyid Muhammad Shah of Paghman, who sided with Shah Shuja and the British. "
        "After 1842 he lived in exile in India and was granted lands at Sardhana.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A son of Dost Mohammad, Akbar Khan (1816–1847) was the leading figure of the rising "
        "against the British in 1841–42. In December 1841 he killed the envoy Macnaghten at a "
        "parley.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A British officer (1806–1842) sent to Bukhara in 1838 to win over the emir. He was "
        "imprisoned for years and executed there together with Arthur Conolly.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A grandson of the founder of the Durrani empire, ruler from 1803 to 1809. The British "
        "put him back on the throne in 1839; in April 1842 he was killed outside Kabul.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A chief from the Logar valley south of Kabul. In November 1841 he was among the leaders "
        "of the rising in the city.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Dost Mohammad (1793–1863) ruled Kabul from 1826, later with the title of emir. The "
        "British deposed him in 1839; he returned in 1843 and took Herat shortly before his "
        "death.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The covered bazaar of Kabul, with its four arcades, dated from the seventeenth century. "
        "British troops blew it up in October 1842 as a reprisal.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Carpets, felts, silks and embroidered sheepskin coats were made in workshops and homes "
        "all over the country. Caravans took them to India and to Bukhara.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The arsenic minerals orpiment and realgar were sold as pigments and used in tanning. "
        "Balkh, one of the oldest cities of the region, lies on the way from Kabul to Bukhara.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The mines in Badakhshan have been worked for thousands of years. Their blue stone went "
        "to ancient Egypt and, ground to powder, gave European painters ultramarine.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Ghazni lies on the road from Kabul to Kandahar. Around the year 1000 it was the capital "
        "of Sultan Mahmud, whose empire reached from Persia to northern India.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Every fall the trading nomads of the Ghilzai led caravans over the passes to the plains "
        "of the Indus. In spring they came back with Indian goods.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Hindu merchants from Shikarpur in Sindh lent money in every sizable town between Kabul "
        "and Bukhara. Rulers as well as traders borrowed from them.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The Durrani shahs recruited their household cavalry largely from the Qizilbash, Shiites "
        "of Turkic and Persian descent. They had their own quarter in Kabul.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The fortress on a ridge in the south of old Kabul was for centuries the seat of its "
        "rulers. British troops pulled down most of the palace quarter in 1879–80.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The fortress of Ghazni was thought to be impregnable. On July 23, 1839, British "
        "engineers blew up one of its gates before dawn, and by morning it was taken.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A fictional character: first the bully in a school novel by Thomas Hughes (1857), then "
        "the antihero of a series by George MacDonald Fraser, the first volume of which takes him "
        "to Kabul in 1841.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Pottinger (1811–1843), a young officer of the East India Company, came to Herat in "
        "disguise in 1837 and helped to defend it against the Persian siege. Henry Pottinger was "
        "his uncle.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "An officer, diplomat and scholar (1810–1895), political agent at Kandahar from 1840 to "
        "1842. His copies of the Behistun inscription helped decipher cuneiform.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A Scottish officer (1805–1841) whose book on his journey to Bukhara in 1832 made him "
        "famous. On November 2, 1841, a crowd killed him in his house in Kabul.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A British explorer who reached Yarkand and Kashgar in 1869 and received the gold medal "
        "of the Royal Geographical Society. In July 1870 he was murdered in the mountains of "
        "Yasin.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A British officer (1789–1856) who crossed Baluchistan and Persia in 1810 disguised as a "
        "horse dealer. Three decades later he signed the Treaty of Nanking and became the first "
        "governor of Hong Kong.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Ranjit Singh (1780–1839) founded the Sikh empire in Punjab and ruled it from Lahore. In "
        "1813 he obtained the Koh-i-noor diamond from the exiled Shah Shuja.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Harlan (1799–1871), an adventurer from Pennsylvania, served Ranjit Singh and later Dost "
        "Mohammad. In the mountains of Ghor he had himself proclaimed a prince.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Avitabile (1791–1850), a soldier from the Kingdom of Naples, served Ranjit Singh. As "
        "governor of Peshawar he was feared for his harsh punishments.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "For centuries the dynasty ruled Baltistan from Skardu on the upper Indus. In 1840 it "
        "lost its independence to the army of Zorawar Singh.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "One of the oldest markets of Lahore, outside the Lohari Gate of the walled city. It is "
        "named after the nearby Mughal tomb of Anarkali.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The road from Peshawar to Kabul leads through this narrow valley. The Afridi and other "
        "tribes along it took tolls from caravans and armies.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "From 1799 to 1849 Lahore was the capital of the Sikh empire. Shawls from Kashmir, salt "
        "and indigo passed through the hands of its merchants.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The East India Company had muskets made to its own pattern, shorter and cheaper than "
        "the army’s. In the 1790s the British army adopted that pattern.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The British Indian force that invaded Afghanistan in 1839 by way of Sindh and the Bolan "
        "Pass. It entered Kandahar in April and Kabul in August.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Zorawar Singh (1786–1841), a general of the raja of Jammu, conquered Ladakh and "
        "Baltistan. He was killed on a winter campaign in western Tibet.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Sindh was ruled by the Talpur amirs, whose fighters were mostly of Baluch descent. In "
        "February 1843 the British defeated them at Miani and annexed the country.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Hari Singh (1791–1837) was a leading general of the Sikh empire and governor on its "
        "Afghan frontier. He was killed at Jamrud, at the entrance to the Khyber Pass.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Regiments of Indian sepoys under British officers in the East India Company’s Bengal "
        "Army. Several were destroyed on the retreat from Kabul in January 1842.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A Scottish regiment first raised by the Earl of Seaforth in 1778. In 1880 its 72nd Foot "
        "marched with Roberts from Kabul to Kandahar.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "An armed order of Sikhs in blue, devoted to the shrine in Amritsar. Their leader Phula "
        "Singh fell in 1823 at the battle of Nowshera against the Afghans.",
    ),
)
