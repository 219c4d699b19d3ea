"""What the table of the first edition (2015) shows differently, and how its choices are made."""
