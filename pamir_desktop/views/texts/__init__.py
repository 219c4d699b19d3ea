"""Texts for the ids and numbers of the model, in the current language."""
