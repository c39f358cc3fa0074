"""Whatever people ask, in whatever order: the laws of a table hold."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from motherlode.rules import MotherlodeError
from motherlode.table import commands as ask
from motherlode.table.views import everything
from tests.configurations import CONFIGURATIONS
from tests.table.any_command import ANY_COMMAND, VALUE
from tests.table.seating import Sitting, counted_tokens

PEOPLE = st.sampled_from(["ann", "ben", "cal"])
LONGEST_GAME = 500
"""Moves; who always chooses alike may exchange cards for ever."""


class TableLaws(RuleBasedStateMachine):
    """Requests of all kinds, good and bad, by three people."""

    sitting: Sitting
    turn = 0

    def __init__(self) -> None:
        super().__init__()
        # Secrets are drawn by count, so that the same requests always lead to the same game.
        self.token = counted_tokens()

    @initialize(configuration=st.sampled_from(CONFIGURATIONS))
    def open(self, configuration: tuple[str, int, dict[str, Any]]) -> None:
        game, players, options = configuration
        self.sitting = Sitting(self.token, game=game, players=players, options=options)

    @rule(person=PEOPLE, command=ANY_COMMAND)
    def anything(self, person: str, command: ask.Command) -> None:
        """Every request is answered: carried out, or refused with one of our own errors, and then nothing changed."""
        length = self.sitting.table.length
        try:
            self.sitting.ask(person, command)
        except MotherlodeError:
            assert self.sitting.table.length == length

    @precondition(lambda self: not self.sitting.table.running)
    @rule()
    def begin(self) -> None:
        """Fills the seats and starts, so that games are played at all."""
        table = self.sitting.table
        for number, seat in enumerate(table.seats):
            if seat.empty:
                self.sitting.ask("ben", ask.Sit(seat=number))
        if table.settings.rated:
            for each in table.people():
                self.sitting.ask(each, ask.AgreeRated(agree=True))
            if any(len(table.seats_of(each)) > 1 for each in table.people()) or not table.people():
                return  # nobody plays against oneself for a rating
        if table.terms is None:
            self.sitting.ask(table.host, ask.Start())
        for awaited in table.awaited():
            player = table.seats[awaited].person
            assert player is not None
            self.sitting.ask(player, ask.Value(seat=awaited, value=VALUE))

    @precondition(lambda self: self.sitting.table.running)
    @rule(choices=st.lists(st.integers(0, 100), min_size=1, max_size=20))
    def play(self, choices: list[int]) -> None:
        for choice in choices:
            table = self.sitting.table
            if table.to_move is None or (person := table.seats[table.to_move].person) is None or table.play is None:
                return
            if table.seats[table.to_move].stand_in is not None:
                return
            legal = table.play.state.legal_moves()
            move = legal[choice % len(legal)].text
            self.sitting.ask(person, ask.Move(seat=table.to_move, turn=table.turn, move=move))

    @precondition(lambda self: self.sitting.table.running)
    @rule(choice=st.integers(0, 100))
    def play_to_the_end(self, choice: int) -> None:
        """Much is possible only after a game."""
        while self.sitting.table.running and self.sitting.table.turn - self.sitting.table.began < LONGEST_GAME:
            before = self.sitting.table.turn
            self.play([choice] * 20)
            if self.sitting.table.turn == before:
                return  # a bot is to move, and there is none here

    @precondition(lambda self: not self.sitting.table.running)
    @rule(players=st.integers(2, 5))
    def change_the_players(self, players: int) -> None:
        """More or fewer of them, before the first game and after any."""
        table = self.sitting.table
        self.anything(table.host, ask.Configure(settings=replace(table.settings, players=players)))

    @invariant()
    def turns_only_grow(self) -> None:
        assert self.sitting.table.turn >= self.turn
        self.turn = self.sitting.table.turn

    @invariant()
    def views_agree_with_the_log(self) -> None:
        """The table that the log gives back shows everybody the same."""
        table, rebuilt = self.sitting.table, self.sitting.rebuilt()
        rebuilt.presence = table.presence  # who is there, and what a shared screen shows, is no part of the log
        assert rebuilt.length == len(self.sitting.log)
        for person in ("ann", "ben", "cal", "onlooker"):
            assert self.shown(rebuilt, person) == self.shown(table, person)

    @invariant()
    def nothing_leaks(self) -> None:
        """No secret of a deal, no id of a person, no record before the end."""
        table = self.sitting.table
        hidden = [table.secret, '"ben"', '"cal"']
        if table.play is not None and table.running:
            hidden += [table.play.record, *([table.play.fair.secret] if table.play.fair else [])]
        for person in ("ann", "cal", "onlooker"):
            text = self.shown(table, person)
            assert not [secret for secret in hidden if secret in text]

    @staticmethod
    def shown(table: Any, person: str) -> str:
        return b"\n".join(everything(table, person, 0.0)).decode()


TestTableLaws = TableLaws.TestCase
TestTableLaws.settings = settings(max_examples=25, stateful_step_count=20)
