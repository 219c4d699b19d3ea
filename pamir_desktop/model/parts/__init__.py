"""What both editions do in the same way: money, the market, the ring of courts."""
