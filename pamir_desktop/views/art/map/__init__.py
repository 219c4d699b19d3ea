"""The map sheet: geometry, terrain, lettering, and where pieces stand on it."""
