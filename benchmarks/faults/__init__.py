"""A fault test of several servers on one PostgreSQL, with a checker of its own. It imports nothing of Motherlode."""
