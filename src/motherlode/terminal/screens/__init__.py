"""The full-screen app: what a player sees and presses; it knows clients and views, no rules."""
