"""Trains all baselines, the first seed of each before the second: `python -m examples.baselines`.

What was measured before is not measured again: a run that was ended goes on where it was, seed by seed.
"""

from examples.baselines import alphazero, best_response, deep_cfr, memory, nfsp, ppo
from examples.baselines.runs import SEEDS
from motherlode.rules import GAMES


def main() -> None:
    for seed in SEEDS:
        for game in GAMES:
            ppo.main(game, (seed,))
        memory.main((seed,))
        nfsp.main("gate", (seed,))
        alphazero.main((seed,))
        deep_cfr.main(["gate", "mine", "donkey"], (seed,))
        for game in GAMES:
            best_response.main(game, "greedy", (seed,))
            best_response.main(game, "ppo", (seed,))


if __name__ == "__main__":
    main()
