"""Dialogs of the main window: about, keys, files, errors, problem reports."""
