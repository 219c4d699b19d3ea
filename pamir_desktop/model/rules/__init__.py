"""The rules of the base game, one module each. Numbers in brackets cite the specification."""
