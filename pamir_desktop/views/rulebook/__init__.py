"""The rules of the game inside the application, in our own words."""
