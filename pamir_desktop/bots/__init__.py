"""Computer players: they get what their seat may know, and answer with a choice. Never Qt."""
