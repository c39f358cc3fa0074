"""What `motherlode strength` shows."""

from rich.console import Console
from rich.table import Table

from motherlode.lab.strength import GOALS, Measured, measure
from motherlode.rules import Game


def strength(game: Game | None) -> None:
    """Plays every contest of the list and shows what is wanted beside what came out."""
    console = Console()
    table = Table("contest", "games", "even", "wanted", "wins", "95 % interval", "ms a move", "longest")
    for wanted in GOALS:
        if game is None or wanted.game == game.name:
            with Console(stderr=True).status(wanted.title) as status:
                for measured in measure(wanted):
                    status.update(f"{wanted.title}: {100 * measured.wins.value:.1f} % of {measured.games} games")
            table.add_row(*_row(measured))
    console.print(table)


def _row(measured: Measured) -> list[str]:
    goal, wins = measured.goal, measured.wins
    shares = [f"{100 * share:.1f} %" for share in (goal.even, goal.wanted, wins.value)]
    interval = f"{100 * wins.low:.1f} - {100 * wins.high:.1f} %"
    times = f"{measured.ms_per_move:.0f}", f"{measured.longest_ms:.0f}"
    return [goal.title, str(measured.games), *shares, interval, *times]
