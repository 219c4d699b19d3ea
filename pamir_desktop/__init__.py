"""Pamir Desktop: Pax Pamir, Second Edition, at one table on one screen."""

__version__ = "0.1.0"
