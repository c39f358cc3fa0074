"""Contests: the same deal for everybody, the daily one or a tournament's; who plays whom, and who leads."""
