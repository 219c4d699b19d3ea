"""The game of the day: a calendar with the player's results."""
