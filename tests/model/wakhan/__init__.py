"""Wakhan, the automated opponent."""
