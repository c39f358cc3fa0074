"""Learners to beat: each is trained from scratch by one command, with curves over several seeds and small networks."""
