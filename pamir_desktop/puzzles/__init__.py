"""Puzzles: a position, a goal for one turn, and the proof that there is one solution."""
