"""The settings dialog: loaded when it is first opened."""
