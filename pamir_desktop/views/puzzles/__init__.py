"""The list of puzzles."""
