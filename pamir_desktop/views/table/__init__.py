"""The table: a scene of cards, map and pieces that shows a position and returns choices."""
