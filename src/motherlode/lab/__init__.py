"""Measuring the games: many games at once, their numbers, and how fast it all goes."""
