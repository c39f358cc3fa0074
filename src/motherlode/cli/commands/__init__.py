"""The commands, a module for each family. Each is a few lines over the library, which it imports when it runs: so the
help comes at once.
"""

from motherlode.cli.commands.contests import arena, bench, characters, levels, simulate, strength, train
from motherlode.cli.commands.data import export
from motherlode.cli.commands.lab import lab
from motherlode.cli.commands.people import people
from motherlode.cli.commands.playing import daily, join, lobby, open_table, play, rules, watch
from motherlode.cli.commands.puzzles import puzzle, puzzles
from motherlode.cli.commands.ratings import ratings
from motherlode.cli.commands.records import count, legal, replay, verify
from motherlode.cli.commands.research import benchmark, card, leaderboard
from motherlode.cli.commands.reviews import check_proof, prove, review
from motherlode.cli.commands.serving import doctor, rotate_keys, serve, sweep
from motherlode.cli.commands.yardstick import yardstick

COMMANDS = [
    play, open_table, join, lobby, daily, watch, review, puzzle, puzzles, rules, prove, check_proof, replay, legal,
    count, verify, simulate, arena, levels, characters, strength, yardstick, train, bench, benchmark, leaderboard,
    card, serve, sweep, rotate_keys, doctor, people, ratings, export, lab,
]  # fmt: skip
