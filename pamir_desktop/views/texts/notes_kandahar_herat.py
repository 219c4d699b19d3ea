"""Historical notes on the court cards of Kandahar and Herat, by number."""

from __future__ import annotations

from typing import Final

from .translation import QT_TRANSLATE_NOOP

KANDAHAR_HERAT: Final = (
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Moorcroft (1767–1825), a veterinary surgeon, was in charge of the East India Company’s "
        "stud. In search of better horses he traveled by way of Ladakh to Bukhara and died on "
        "the way back.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Macnaghten (1793–1841), secretary to the government of India, was an architect of the "
        "invasion of 1839 and then British envoy in Kabul. He was killed at a meeting with Akbar "
        "Khan.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The name under which James Lewis, a deserter from the East India Company’s artillery, "
        "traveled through Afghanistan. Near Kabul he dug up Buddhist relics and collected tens "
        "of thousands of old coins.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Half-brothers of Dost Mohammad who ruled Kandahar together, the foremost of them "
        "Kohandil Khan. They fled to Persia when the British came in 1839.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The Ghilzai were the great rivals of the Durrani; from 1722 to 1729 a Ghilzai dynasty "
        "held the throne of Persia. In 1841 their chiefs closed the passes east of Kabul when "
        "British payments were cut.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Most Baluch chiefs acknowledged the khan of Kalat. In November 1839 a British column "
        "stormed Kalat, and Mehrab Khan died defending it.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A chief of the Kakar Pashtuns who changed sides more than once. In 1839 he left the "
        "lords of Kandahar for Shah Shuja, then obstructed the pursuit of Dost Mohammad and was "
        "arrested.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Bankers in Kandahar issued bills of exchange that were honored from India to Central "
        "Asia, so that a merchant could cross the mountains without carrying silver.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A gorge some ninety kilometers long between the plain of the Indus and Quetta, the "
        "easiest route from Sindh to Kandahar. The British army marched through it in March 1839.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The gardens around Kandahar are known for pomegranates, grapes and apricots. Dried or "
        "packed in cotton, they were sold as far away as India.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Ahmad Shah Durrani laid out the new city of Kandahar in 1761. Its four main streets, all "
        "bazaars, met under a dome in the middle.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Besides the East India Company’s troops, regiments of the royal army served in India. "
        "One of them, the 44th Foot, made its last stand at Gandamak on January 13, 1842.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A British general (1781–1844) who commanded the Army of the Indus in 1839. For taking "
        "Ghazni he was raised to the peerage as Baron Keane.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "For centuries Pashtun horsemen and foot soldiers served the princes of northern India. "
        "The region of Rohilkhand is named after those who settled there.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The jezail is a long muzzle-loader, made by hand and often with a curved stock. Fired "
        "from a rest, it outranged the British muskets of 1841.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The roads around Herat suffered from raiders, above all from Turkmen horsemen. Captives "
        "were sold as slaves in Khiva and Bukhara.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The Hazaras, mostly Shiites who speak a form of Persian, live in the central highlands. "
        "Their chiefs stayed largely independent until the emir of Kabul subdued them in the "
        "1890s.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Vizier of Herat during the Persian siege of 1837–38. In 1842 he had his master Kamran "
        "Shah killed and ruled the city himself until 1851.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "When the Barakzai brothers took Kabul in 1818, Mahmud Shah and his son Kamran fled to "
        "Herat. There the old dynasty held out until 1842.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The Ishaqzai are one of the Durrani tribes of the southwest. Their lands lie between "
        "Kandahar and Herat, along the Helmand and around Farah.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Persian-speaking Tajiks formed much of the settled population of Herat and of the north. "
        "In 1841 Tajiks of Kohistan joined the rising against the British.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The Aimaq tribes moved with tents and herds through the hills east and north of Herat. "
        "Their horsemen served whoever held the city, or raided it.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A hardy breed named after Karakul near Bukhara. The curly black pelts of its newborn "
        "lambs were exported to Persia, Russia and Europe.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Underground channels carry water from the foot of the mountains to the fields by gravity "
        "alone. They have been built in Iran for more than two thousand years; the Afghans call "
        "them karez.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The road from Herat to Kandahar skirts the mountains by way of Farah and is passable "
        "for wagons and guns. That is why British officers called Herat the key to India.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Poppies grew in Persia and in the valleys around Herat. The East India Company held a "
        "monopoly on the opium of Bengal and sold it for export to China, which led to war in "
        "1839.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "A brick tower about sixty-five meters tall in a lonely valley of Ghor, built by the "
        "Ghurid sultans in the twelfth century. It has been a World Heritage Site since 2002.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "Baluch camel drivers knew the deserts between Persia, Herat and the Arabian Sea. Borders "
        "through their country were drawn only after 1870.",
    ),
    QT_TRANSLATE_NOOP(
        "CardNote",
        "The valley of the Hari Rud around Herat is watered by canals and was known for its "
        "grain. An army marching to or from India could feed itself there.",
    ),
)
