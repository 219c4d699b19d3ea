"""The messages of the translation files, as the tests of texts read them."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from attrs import frozen

from tools.translate import source_of


@frozen
class Message:
    context: str
    source: str
    hint: str
    texts: tuple[str, ...]
    state: str
    numerus: bool


def messages(language: str) -> list[Message]:
    found = []
    for context in ET.parse(source_of(language)).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.findall("numerusform")]
            found.append(
                Message(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                    tuple(forms or [translation.text or ""]),
                    translation.get("type", ""),
                    message.get("numerus") == "yes",
                )
            )
    return found
