"""Wakhan, the automated opponent (wakhan.md): her turn, her choices, and why she makes them."""
