"""Trains all baselines, one after the other: `python -m examples.baselines`.

What was measured before is not measured again: a run that was ended goes on where it was, seed by seed. Remove a
file of `curves` to train that baseline anew.
"""

from examples.baselines import alphazero, best_response, deep_cfr, memory, nfsp, page, ppo, table
from motherlode.rules import GAMES


def main() -> None:
    table.main()
    for game in GAMES:
        ppo.main(game)
    memory.main()
    nfsp.main()
    alphazero.main()
    deep_cfr.main(["gate", "mine", "donkey"])
    for game in GAMES:
        best_response.main(game, "ppo")
    page.main()


if __name__ == "__main__":
    main()
