"""The full-screen app: what a player sees and presses; it knows visits and views, no rules."""
