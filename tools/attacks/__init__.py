"""What `tools/attack.py` does, one module per attack; short versions are in the tests."""
