"""Games on disk: saving, opening, autosaving, the library of games. Never imports Qt.

`store.py` saves the current game, `library.py` knows all the others.
"""
