"""Everything the player sees. Views read model data and return choices; they know no rules."""
