"""The lessons on the screen: the note beside what it speaks of, slips, and the list of lessons."""
