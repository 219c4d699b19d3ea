"""Dominance Checks as moments of their own: the scene of a check, and the note that one comes."""
