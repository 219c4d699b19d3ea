"""The table in words: an outline for screen readers and for the outline panel."""
