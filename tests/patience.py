"""How long a test waits for what must come about."""

LONGEST = 600
"""Seconds; nothing takes so long on any machine, however busy: it only ends a test that would hang."""
