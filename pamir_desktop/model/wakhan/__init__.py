"""Wakhan, the automated opponent (wakhan.md): her turn, her choices, and why she makes them.

Her rules are loaded when she first plays or a saved game is read: the base rules import them inside
functions, so that a game without her starts sooner.
"""
