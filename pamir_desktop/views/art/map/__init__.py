"""The map sheet: geometry, terrain, lettering, and where pieces go on it."""
