"""Hints: sensible moves beside the table, and marks for them on it."""
