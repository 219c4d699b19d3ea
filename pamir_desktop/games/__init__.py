"""Games on disk: saving, opening, autosaving, the library of games. Never imports Qt.

`store.py` keeps the game on the table, `library.py` knows all the others.
"""
