"""What a person may do: a request is checked against the table and becomes entries for the log, or is refused.

Deciding changes nothing, and reads no clock and draws no random number by itself: both are handed in. Each kind of
request has one small function, and all rights are checked here and nowhere else.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from motherlode.rules import State, game
from motherlode.rules.spec import Wishes
from motherlode.table import commands as ask
from motherlode.table import entries as log
from motherlode.table import takeback
from motherlode.table.entries import Entry, Settings
from motherlode.table.errors import Refused
from motherlode.table.fair import Terms, is_hex, make_terms, seal, seed
from motherlode.table.ports import Levels, Token
from motherlode.table.table import NOBODY, Seat, Table, name_key
from motherlode.table.text import clean_avatar, clean_name, clean_text

MOST_GAMES = 50
MOST_DEALS = 2**53 - 1
"""The largest whole number that every JSON reader keeps exactly."""
AWAY_AFTER = range(10, 86_401)
MOST_ENTRIES = 20_000
"""So long a table's log may get, which is some hundred games; a game that is being played may go on as long again."""
PLAYING = (ask.Move, ask.TakeBack, ask.Consent, ask.End, ask.Resign, ask.StandIn, ask.Back)
NOTHING_KEPT = (ask.Look, ask.Show, ask.Hint)
"""Requests that add nothing to the log."""
CODE_LETTERS = "23456789bcdfghjkmnpqrstvwxyz"
"""No vowels and nothing that looks or sounds like another: a code is read out and typed."""
CODE_LENGTH = 8
SECRET, NAME = 32, 12
"""Random bytes of the secret behind a deal, and of the name of a record."""
BREAKS_TERMS = (log.Configured, log.Sat, log.BotSat, log.Left, log.ColoursPicked)
"""What changes the table so that a deal which waits for values would be another one."""


class Asking:
    """One request: who asks what of which table, when, and what chance and bots there are."""

    def __init__(self, table: Table, person: str, now: float, token: Token, levels: Levels) -> None:
        self.table = table
        self.person = person
        self.now = now
        self.token = token
        self.levels = levels

    # Rights.

    def host(self) -> None:
        if not self.is_host():
            raise Refused("not_host", "Only the host of the table can do that.")

    def is_host(self) -> bool:
        """The host; while the host is away too long, everybody who sits at the table."""
        table = self.table
        if self.person == table.host:
            return True
        return table.lacks_host(self.now) and bool(table.seats_of(self.person))

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.table.seats):
            raise Refused("no_such_seat", f"The table has the seats 1 to {len(self.table.seats)}, not {number + 1}.")
        return self.table.seats[number]

    def own(self, number: int) -> Seat:
        seat = self.seat(number)
        if seat.person != self.person:
            raise Refused("not_your_seat", f"Seat {number + 1} is not yours.")
        return seat

    def seated(self) -> None:
        if not self.table.seats_of(self.person):
            raise Refused("not_seated", "Only who sits at the table can do that.")

    def others(self, person: str | None) -> set[str]:
        """The people at the table besides one whose consent counts: who is away too long is not waited for."""
        table = self.table
        patience = table.settings.away_after
        return {each for each in table.people() if table.presence.away_for(each, self.now) < patience} - {person}

    def running(self) -> None:
        if not self.table.running:
            raise Refused("no_game", "No game is being played.")

    def between_games(self) -> None:
        if self.table.running:
            raise Refused("game_running", "That has to wait until the game is over.")

    def between_deals(self) -> None:
        self.between_games()
        if self.table.terms is not None:
            raise Refused("dealing", "The cards are being dealt already.")

    def level(self, name: str) -> None:
        levels = self.levels(self.table.game)
        if name not in levels:
            raise Refused("unknown_bot", f"There is no bot {name!r}: choose one of {', '.join(levels)}.")


def open_table(host: str, settings: Settings, token: Token) -> log.Opened:
    """The first entry of a new table's log."""
    check_settings(settings)
    return log.Opened(host, settings, token(SECRET))


def play_on(person: str, state: State, seat: int, level: str, settings: Settings, token: Token) -> list[Entry]:
    """The log of a new table where a game of a record goes on: a person in one seat, bots in the others."""
    check_settings(settings)
    if state.over:
        raise Refused("over", "The game is over at that point; choose an earlier one.")
    if not 0 <= seat < state.players:
        raise Refused("no_such_seat", f"The game has the seats 1 to {state.players}, not {seat + 1}.")
    others = [log.BotSat(other, level) for other in range(state.players) if other != seat]
    moves = tuple(move.text for move in state.moves)
    deal = msgspec.to_builtins(state.deal)
    started = log.Started(deal, {}, token(NAME), token(SECRET), given=moves)
    return [open_table(person, settings, token), log.Sat(seat, person), *others, started]


def new_code(token: Token) -> str:
    number = int(token(32), 16)  # so large that no letter comes more often than another
    return "".join(
        CODE_LETTERS[number // len(CODE_LETTERS) ** place % len(CODE_LETTERS)] for place in range(CODE_LENGTH)
    )


def check_settings(settings: Settings) -> None:
    game(settings.game).options(settings.players, settings.options)
    if settings.first is not None and not 0 <= settings.first < settings.players:
        seats = f"the seats 1 to {settings.players}"
        raise Refused("bad_settings", f"Who starts ('first') sits in one of {seats}, not in seat {settings.first + 1}.")
    if settings.deal is not None and not 0 <= settings.deal <= MOST_DEALS:
        raise Refused("bad_settings", f"'deal' is a number from 0 to {MOST_DEALS}, not {settings.deal}.")
    if settings.games is not None and not 1 <= settings.games <= MOST_GAMES:
        raise Refused("bad_settings", f"A match has 1 to {MOST_GAMES} games, not {settings.games}.")
    if settings.away_after not in AWAY_AFTER:
        raise Refused("bad_settings", f"'away_after' is {AWAY_AFTER[0]} to {AWAY_AFTER[-1]} seconds.")


def decide(table: Table, person: str, command: ask.Command, now: float, token: Token, levels: Levels) -> list[Entry]:
    """The entries that a request leads to, none if it changes nothing that is kept; a refusal is raised.

    `now` is the time of the table's presence.
    """
    if not isinstance(command, NOTHING_KEPT):
        _check_room(table, isinstance(command, PLAYING))
    entries = _DECIDE[type(command)](Asking(table, person, now, token, levels), command)
    if table.terms is not None and any(isinstance(entry, BREAKS_TERMS) for entry in entries):
        return [call_off(token), *entries]
    return entries


def call_off(token: Token) -> log.CalledOff:
    """A deal that waits for values will not be made. The next has another secret, because values were shown."""
    return log.CalledOff(token(SECRET))


def _check_room(table: Table, playing: bool) -> None:
    """A log without end would fill the disk."""
    if table.length >= (2 if playing else 1) * MOST_ENTRIES:
        raise Refused("table_full", "So much has happened at this table that its log is full; open a new one.")


def not_your_turn(table: Table) -> Refused:
    assert table.to_move is not None
    return Refused("not_your_turn", f"It is the turn of seat {table.to_move + 1}.")


def submit(table: Table, seat: int, turn: int, move: str) -> log.Moved:
    """The door for every move, a click's, a key's and a bot's: checked by the turn and by the rules."""
    play = table.play
    _check_room(table, playing=True)
    if play is None:
        raise Refused("no_game", "No game is being played.")
    if turn != table.turn:
        raise Refused("stale", f"This answers turn {turn}, but the table is at turn {table.turn}; nothing was changed.")
    if table.running and table.to_move != seat:
        raise not_your_turn(table)
    if play.ended:
        raise Refused("no_game", "The game was ended without a result; nothing can be played any more.")
    play.after(move)
    return log.Moved(seat, move)


def _name(asking: Asking, command: ask.Name) -> list[Entry]:
    if command.seat is not None:
        asking.own(command.seat)
    key = name_key(asking.person, command.seat)
    return [log.Named(key, clean_name(command.name), clean_avatar(command.avatar))]


def _sit(asking: Asking, command: ask.Sit) -> list[Entry]:
    if not asking.seat(command.seat).empty:
        raise Refused("seat_taken", f"Seat {command.seat + 1} is taken.")
    if asking.table.running and asking.table.held.get(asking.person, set()) - {command.seat}:
        raise Refused("knows_too_much", "In this game you have seen what another seat knows; wait for the next one.")
    return [log.Sat(command.seat, asking.person)]


def _stand(asking: Asking, command: ask.Stand) -> list[Entry]:
    asking.own(command.seat)
    return [log.Left(command.seat)]


def _seat_bot(asking: Asking, command: ask.SeatBot) -> list[Entry]:
    asking.host()
    asking.level(command.level)
    if asking.seat(command.seat).person is not None:
        raise Refused("seat_taken", f"Somebody sits in seat {command.seat + 1}.")
    return [log.BotSat(command.seat, command.level)]


def _remove(asking: Asking, command: ask.Remove) -> list[Entry]:
    asking.host()
    if asking.seat(command.seat).empty:
        raise Refused("seat_empty", f"Nobody sits in seat {command.seat + 1}.")
    if asking.seat(command.seat).person is not None:
        asking.between_games()
    return [log.Left(command.seat)]


def _make_host(asking: Asking, command: ask.MakeHost) -> list[Entry]:
    asking.host()
    person = asking.seat(command.seat).person
    if person is None:
        raise Refused("no_person", f"No person sits in seat {command.seat + 1}.")
    return [log.HostPassed(person)]


def _configure(asking: Asking, command: ask.Configure) -> list[Entry]:
    asking.host()
    asking.between_games()
    check_settings(command.settings)
    if any(not seat.empty for seat in asking.table.seats[command.settings.players :]):
        raise Refused("seat_taken", "Somebody sits in a seat that would go.")
    return [log.Configured(command.settings)]


def _colours(asking: Asking, command: ask.Colours) -> list[Entry]:
    asking.own(command.seat)
    asking.between_games()
    table = asking.table
    wishes = _wishes(table)
    known, each, clause = ", ".join(wishes.colours), wishes.each[len(table.seats)], wishes.clause
    if len(command.colours) not in (0, each) or len(set(command.colours)) != len(command.colours):
        raise Refused("bad_colours", f"Pick {each} different of {known}, or none ({clause}).")
    taken = {colour for seat, colours in table.colours.items() if seat != command.seat for colour in colours}
    for colour in command.colours:
        if colour not in wishes.colours:
            raise Refused("bad_colours", f"{colour!r} is no colour: they are {known} ({clause}).")
        if colour in taken:
            raise Refused("colour_taken", f"Somebody else has picked {colour} ({clause}).")
    return [log.ColoursPicked(command.seat, command.colours)]


def _wishes(table: Table) -> Wishes:
    wishes = table.game.spec.wishes
    if wishes is None:
        raise Refused("bad_colours", f"There are no colours to pick in {table.settings.game}.")
    return wishes


def _seal(asking: Asking, command: ask.Seal) -> list[Entry]:
    asking.own(command.seat)
    asking.between_deals()
    if not is_hex(command.seal):
        raise Refused("bad_value", "A seal is 64 hexadecimal digits in small letters: SHA-256 of a value's bytes.")
    return [log.Sealed(command.seat, command.seal)]


def _value(asking: Asking, command: ask.Value) -> list[Entry]:
    """The last value that was waited for makes the deal."""
    asking.own(command.seat)
    table = asking.table
    if command.seat not in table.awaited():
        raise Refused("no_terms", "Values are shown when the terms of a deal are published, and only sealed ones.")
    if not is_hex(command.value) or seal(command.value) != table.seals[command.seat]:
        raise Refused("bad_value", "This is not the value that was sealed.")
    given = log.ValueGiven(command.seat, command.value)
    if table.awaited() != [command.seat]:
        return [given]
    assert table.terms is not None
    return [given, _deal(asking, table.terms, table.values | {command.seat: command.value})]


def _start(asking: Asking, command: ask.Start) -> list[Entry]:
    asking.host()
    return _begin(asking)


def _rematch(asking: Asking, command: ask.Rematch) -> list[Entry]:
    asking.seated()
    if asking.table.play is None:
        raise Refused("no_game", "The first game is started by the host.")
    return _begin(asking)


def _begin(asking: Asking) -> list[Entry]:
    """A game, at once where no values are waited for; else the terms of its deal, which ask for them."""
    asking.between_deals()
    table = asking.table
    settings = table.settings
    if any(seat.empty for seat in table.seats):
        raise Refused("seat_empty", "Every seat needs a person or a bot before the game can start.")
    choices = _choices(table)
    if settings.deal is not None:
        number = settings.deal + table.dealt
        return [_started(asking, number, choices, number)]
    seals = tuple(table.seals.get(number) if _is_here(table, seat) else None for number, seat in enumerate(table.seats))
    terms = make_terms(settings.game, settings.players, settings.options, table.commitment, choices, seals)
    fixed = log.TermsFixed(choices, seals)
    return [fixed] if any(seals) else [fixed, _deal(asking, terms, {})]


def _is_here(table: Table, seat: Seat) -> bool:
    """Who is away cannot show a value."""
    return seat.person is not None and table.presence.here(seat.person)


def _deal(asking: Asking, terms: Terms, values: dict[int, str]) -> log.Started:
    given = tuple(values.get(seat) for seat in range(terms.players))
    return _started(asking, seed(asking.table.secret, terms, given), terms.choices)


def _started(asking: Asking, origin: int | str, choices: dict[str, Any], number: int | None = None) -> log.Started:
    settings = asking.table.settings
    state = asking.table.game.deal(settings.players, origin, settings.options, **choices)
    deal = msgspec.to_builtins(state.deal)
    return log.Started(deal, choices, asking.token(NAME), asking.token(SECRET), number)


def _choices(table: Table) -> dict[str, Any]:
    """What is not left to chance: who starts, in a match one seat further each game; and picked colours."""
    choices: dict[str, Any] = {}
    starter = table.game.spec.starter
    if table.settings.games is not None and table.starter is not None and not table.match_over:
        choices[starter] = (table.starter + 1) % len(table.seats)
    elif table.settings.first is not None:
        choices[starter] = table.settings.first
    if any(table.colours.values()):
        choices[_wishes(table).choice] = _picked(table)
    return choices


def _picked(table: Table) -> list[int | None]:
    """Who picked each of the colours; the others come by chance, with the deal."""
    seats = {colour: seat for seat, colours in table.colours.items() for colour in colours}
    return [seats.get(colour) for colour in _wishes(table).colours]


def _move(asking: Asking, command: ask.Move) -> list[Entry]:
    seat = asking.own(command.seat)
    if seat.stand_in is not None:
        raise Refused("stand_in", "A bot is playing for you; take your seat back first.")
    return [submit(asking.table, command.seat, command.turn, command.move)]


def _hint(asking: Asking, command: ask.Hint) -> list[Entry]:
    seat = asking.own(command.seat)
    table = asking.table
    if not table.settings.hints:
        raise Refused("no_hints", "At this table nobody is given hints.")
    if seat.stand_in is not None:
        raise Refused("stand_in", "A bot is playing for you; take your seat back first.")
    if not table.running:
        raise Refused("no_game", "No game is being played.")
    if table.to_move != command.seat:
        raise not_your_turn(table)
    if table.covered(asking.person):
        raise Refused("covered", "A hint would show what is covered: hand the screen over first.")
    return []


def _take_back(asking: Asking, command: ask.TakeBack) -> list[Entry]:
    asking.own(command.seat)
    play = asking.table.play
    if play is None or play.ended:
        raise Refused("no_game", "No game is being played.")
    steps = play.history.since(command.seat)
    if steps is None:
        raise Refused("no_move", "You have not moved in this game.")
    if takeback.turns_up(steps):
        raise Refused("turned_up", "Cards were turned up since; what everybody saw cannot be taken back.")
    others = [person for person in asking.table.people() if person != asking.person]
    if not others and takeback.shows(steps[1:]):
        raise Refused("turned_up", "A bot has shown cards since; what you saw cannot be taken back.")
    if not others or (len(steps) == 1 and not takeback.shows(steps)):
        return [log.TakenBack(len(steps))]
    return [log.TakeBackAsked(command.seat)]


def _consent(asking: Asking, command: ask.Consent) -> list[Entry]:
    asking.seated()
    table = asking.table
    if table.end_asked is not None:
        return _consent_to_end(asking, command, table.end_asked)
    if table.asked is None or table.play is None:
        raise Refused("not_asked", "Nobody has asked for anything.")
    if not command.agree:
        return [log.TakeBackDeclined()]
    asker = table.seats[table.asked].person
    if set(table.people()) - {asker} <= table.agreed | {asking.person}:
        steps = table.play.history.since(table.asked)
        assert steps is not None
        return [log.TakenBack(len(steps))]
    return [log.TakeBackAgreed(asking.person)]


def _end(asking: Asking, command: ask.End) -> list[Entry]:
    asking.running()
    own = asking.table.seats_of(asking.person)
    if not own:
        if asking.table.people():
            raise Refused("not_seated", "Only who sits at the table can do that.")
        asking.host()
    return [log.EndAsked(own[0])] if asking.others(asking.person) else [log.Ended()]


def _consent_to_end(asking: Asking, command: ask.Consent, seat: int) -> list[Entry]:
    if not command.agree:
        return [log.EndDeclined()]
    others = asking.others(asking.table.seats[seat].person)
    return [log.Ended() if others <= asking.table.agreed | {asking.person} else log.EndAgreed(asking.person)]


def _resign(asking: Asking, command: ask.Resign) -> list[Entry]:
    """The seat goes to a bot; alone, giving up is ending the game."""
    asking.own(command.seat)
    asking.running()
    asking.level(command.level)
    if set(asking.table.people()) == {asking.person}:
        return [log.Ended()]
    return [log.BotSat(command.seat, command.level)]


def _leave(asking: Asking, command: ask.Leave) -> list[Entry]:
    table, person = asking.table, asking.person
    if person != table.host:
        asking.seated()
    others = [other for other in table.people() if other != person]
    entries = _give_up_seats(asking, command.level, bool(others))
    if person == table.host:
        entries.append(log.HostPassed(others[0] if others else NOBODY))
    return entries


def _give_up_seats(asking: Asking, level: str | None, has_company: bool) -> list[Entry]:
    """Frees one's seats; where others go on with a game, bots play on in them."""
    own = asking.table.seats_of(asking.person)
    if not (own and asking.table.running):
        return [log.Left(seat) for seat in own]
    if not has_company:
        return [log.Ended(), *(log.Left(seat) for seat in own)]
    if level is None:
        raise Refused("game_running", "A game is being played: name the 'level' of a bot that plays on for you.")
    asking.level(level)
    return [log.BotSat(seat, level) for seat in own]


def _show(asking: Asking, command: ask.Show) -> list[Entry]:
    asking.own(command.seat)
    to_move = asking.table.to_move
    if to_move is not None and to_move != command.seat and to_move in asking.table.seats_of(asking.person):
        raise Refused("not_your_turn", f"The screen goes to who sits in seat {to_move + 1}.")
    return []


def _stand_in(asking: Asking, command: ask.StandIn) -> list[Entry]:
    asking.seated()
    asking.level(command.level)
    person = asking.seat(command.seat).person
    if person is None:
        raise Refused("no_person", f"No person sits in seat {command.seat + 1}.")
    patience = asking.table.settings.away_after
    if asking.table.presence.away_for(person, asking.now) < patience:
        raise Refused("not_away", f"Seat {command.seat + 1} has not been away for {patience} seconds.")
    return [log.StandInSat(command.seat, command.level)]


def _back(asking: Asking, command: ask.Back) -> list[Entry]:
    if asking.own(command.seat).stand_in is None:
        raise Refused("no_stand_in", "No bot is playing for you.")
    return [log.StandInLeft(command.seat)]


def _say(asking: Asking, command: ask.Say) -> list[Entry]:
    asking.own(command.seat)
    return [log.Said(command.seat, text=clean_text(command.text))]


def _phrase(asking: Asking, command: ask.Phrase) -> list[Entry]:
    asking.own(command.seat)
    if command.phrase not in ask.PHRASES:
        raise Refused("bad_text", f"There is no such phrase: they are {', '.join(ask.PHRASES)}.")
    return [log.Said(command.seat, phrase=command.phrase)]


def _mute(asking: Asking, command: ask.Mute) -> list[Entry]:
    other = asking.seat(command.seat).person
    if other is None or other == asking.person:
        raise Refused("no_person", f"Nobody whom you could mute sits in seat {command.seat + 1}.")
    return [log.Muted(asking.person, other, command.muted)]


def _look(asking: Asking, command: ask.Look) -> list[Entry]:
    return []


_DECIDE: dict[type[ask.Command], Callable[[Asking, Any], list[Entry]]] = {
    ask.Name: _name,
    ask.Sit: _sit,
    ask.Stand: _stand,
    ask.SeatBot: _seat_bot,
    ask.Remove: _remove,
    ask.MakeHost: _make_host,
    ask.Configure: _configure,
    ask.Colours: _colours,
    ask.Seal: _seal,
    ask.Value: _value,
    ask.Start: _start,
    ask.Rematch: _rematch,
    ask.Move: _move,
    ask.Hint: _hint,
    ask.TakeBack: _take_back,
    ask.Consent: _consent,
    ask.End: _end,
    ask.Resign: _resign,
    ask.Leave: _leave,
    ask.Show: _show,
    ask.StandIn: _stand_in,
    ask.Back: _back,
    ask.Say: _say,
    ask.Phrase: _phrase,
    ask.Mute: _mute,
    ask.Look: _look,
}
