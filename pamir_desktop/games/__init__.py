"""Games on disk: saving, opening, autosaving, the library of games. Never imports Qt.

`keeper.py` keeps the game on the table, `library.py` knows all the others.
"""
