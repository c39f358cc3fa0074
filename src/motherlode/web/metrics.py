"""What the server counts, in the text form that Prometheus reads."""

from collections import Counter

from motherlode.web import logs

HELP = {
    "motherlode_moves_total": "Moves that are on disk.",
    "motherlode_bot_moves_total": "Of these, the bots'.",
    "motherlode_bot_failures_total": "Bots that could not choose a move.",
    "motherlode_refusals_total": "Messages that were refused.",
    "motherlode_limited_total": "Requests that came too often.",
    "motherlode_games_started_total": "Games started.",
    "motherlode_games_ended_total": "Games ended.",
    "motherlode_commits_total": "Commits of the log.",
    "motherlode_write_failures_total": "Writings that did not get to disk, or after it to the table.",
    "motherlode_tables": "Tables in memory.",
    "motherlode_connections": "Open sockets.",
    "motherlode_bots_thinking": "Bots that think or wait for it.",
}


class Metrics:
    """Watches over the tables (a `ports.Monitor`): counts what happens, and logs what went wrong."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def fail(self, what: str, error: BaseException, code: str) -> None:
        logs.fail(what, error, table=logs.mark(code))

    def count(self, name: str, by: int = 1) -> None:
        self._counts[name] += by

    def text(self, gauges: dict[str, int]) -> str:
        """All of it; gauges are what is so now."""
        values = {f"motherlode_{name}_total": count for name, count in self._counts.items()}
        values |= {f"motherlode_{name}": value for name, value in gauges.items()}
        lines = []
        for name, help_text in HELP.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            value = values.get(name, 0)
            lines += [f"# HELP {name} {help_text}", f"# TYPE {name} {kind}", f"{name} {value}"]
        return "\n".join(lines) + "\n"
