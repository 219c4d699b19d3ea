"""Starting and choosing games: start page, new game, saved games, statistics."""
