"""The names of the editions, where games of both are listed together."""

from __future__ import annotations

from pamir_desktop.model.setup import Edition

from .translation import translate


def edition_name(edition: Edition) -> str:
    if edition is Edition.SECOND:
        return translate("Edition", "Second edition")
    return translate("Edition", "First edition (2015), adapted")


def unusual_edition(edition: Edition) -> str:
    """Empty for the second edition, which most games are."""
    return "" if edition is Edition.SECOND else edition_name(edition)
