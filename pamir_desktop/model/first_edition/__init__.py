"""The first edition (2015), adapted: its own rules on the same agenda, engine and pieces.

The specification is docs/rules/first-edition.md; docs/first-edition.md lists the interfaces.
"""
