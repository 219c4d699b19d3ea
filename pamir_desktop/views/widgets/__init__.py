"""Small widgets that several screens use."""
