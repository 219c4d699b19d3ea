"""Wakhan, the automated opponent (wakhan.md): her turn, her choices, and why she makes them.

Her rules are loaded when she first plays or a saved game is read: the rules of the base game import
them inside functions, so that a table of people is there sooner.
"""
