"""Small widgets used by several screens."""
