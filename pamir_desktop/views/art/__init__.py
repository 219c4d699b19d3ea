"""How things look: palettes, type, icons, card faces, the map. Paints and decides nothing."""
