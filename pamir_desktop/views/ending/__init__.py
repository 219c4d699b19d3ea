"""The end of a game: ranking, charts and figures."""
