"""Card faces: court cards, events, AI cards, and the drawings on them."""
