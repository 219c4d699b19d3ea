"""The bar below the table: the question, its buttons, the replay controls, the curtain."""
