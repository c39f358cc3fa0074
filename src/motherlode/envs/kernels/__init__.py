"""The compiled part of the environments: what a seat observes, and many games at once.

The package is compiled as one: its cache is renewed when one of its files changes.
"""
