"""How the second edition reads a position for the table."""

from __future__ import annotations

from typing import Final

from pamir_desktop.model.rules.dominance import final_standing
from pamir_desktop.model.rules.play import PutInCourt

from .card_facts import second_edition_card_facts
from .check_report import dominance_reports, scored_checks
from .edition_facts import EditionFacts
from .facts import second_edition_facts
from .preview import compare_in_second_edition
from .turn_changes import changes_in_second_edition

SECOND_EDITION: Final = EditionFacts(
    second_edition_facts,
    second_edition_card_facts,
    compare_in_second_edition,
    (PutInCourt,),
    final_standing,
    lambda state: None,
    scored_checks,
    dominance_reports,
    changes_in_second_edition,
)
