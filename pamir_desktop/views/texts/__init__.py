"""Ids and numbers of the model in words, in the language of the moment."""
