"""The words that only the first edition (2015) needs; everything else is said as in the second."""
