"""The table for eyes that do not see it: an outline in words, for screen readers and the panel."""
