"""The one place that hides: everything that leaves a table for a person is made here, from what that person may see.

Nothing else reads a table's game to send it. A person with one seat sees what the seat sees; with several, what the
seat sees that the screen was handed to, and until then what all see; everybody else what an onlooker sees. People's ids
are never in a frame.
"""

from collections.abc import Sequence
from functools import cache
from typing import Literal, NamedTuple

from msgspec.structs import replace

from motherlode.rules import IllegalMove, Knowledge, MotherlodeError, State
from motherlode.table import frames, hints
from motherlode.table.clocks import Clocks, Span
from motherlode.table.entries import Said
from motherlode.table.play import Play
from motherlode.table.ports import Rated
from motherlode.table.summary import phase_of
from motherlode.table.table import Seat, Table, name_key


class Viewpoint(NamedTuple):
    """Where the game is seen from: people with the same viewpoint get the same frame."""

    seat: int | None
    """The seat whose view it is; None for an onlooker."""
    covered: bool = False
    """Several people share a screen, and it is time to hand it over."""
    common: bool = False
    """Several people look at once: the seat decides, and what is its own is not seen."""


seat_viewpoint = cache(Viewpoint)
"""That of one seat: asked for with every move, and always the same."""


def viewpoint_of(table: Table, person: str) -> Viewpoint:
    own = table.seats_by_person.get(person, ())
    if len(own) == 1:
        return seat_viewpoint(own[0])
    shown = table.presence.shown(person)
    if shown in own:
        return Viewpoint(shown)
    if table.covered(person):
        return Viewpoint(None, covered=True)
    return Viewpoint(table.to_move, common=True) if table.to_move in own else Viewpoint(None)


def play_frame(table: Table, person: str) -> frames.PlayFrame | None:
    """The game now; None if there is none."""
    return None if table.play is None else play_seen(table, table.play, viewpoint_of(table, person))


def play_seen(table: Table, play: Play, viewpoint: Viewpoint, answer: int | None = None) -> frames.PlayFrame:
    """The game as it is seen from a viewpoint."""
    seat = viewpoint.seat
    view = play.state.view(seat, table.turn, viewpoint.common)
    return frames.PlayFrame(
        covered=viewpoint.covered,
        last=play.last,
        events=tuple(play.state.events(seat)),
        view=replace(view, to_move=None, moves=()) if play.ended else view,
        began=table.began,
        answer=answer,
    )


def _last(state: State) -> frames.Made | None:
    if state.last_move is None or state.parent is None or state.parent.seat is None:
        return None
    return frames.Made(seat=state.parent.seat, move=state.last_move.text)


def steps_of(state: State, seat: int | None) -> tuple[frames.Step, ...]:
    """A game step by step, as a seat or an onlooker sees it happen."""
    return tuple(step_of(past, seat) for past in state.history)


def step_of(state: State, seat: int | None) -> frames.Step:
    return frames.Step(last=_last(state), events=tuple(state.events(seat)))


def table_frame(table: Table, person: str, now: float) -> frames.TableFrame:
    """The table around the game, with the chat."""
    return frames.TableFrame(
        code=table.code,
        settings=table.settings,
        phase=phase_of(table),
        seats=tuple(_seat(table, person, number, seat, now) for number, seat in enumerate(table.seats)),
        onlookers=sum(not table.seats_of(other) for other in table.presence.everybody()),
        you=frames.You(
            seats=table.seats_of(person),
            host=person == table.host or _host_is_gone(table, person, now),
            name=table.names.get(person),
            avatar=table.avatars.get(person),
        ),
        series=_series(table),
        commitment=table.commitment if table.settings.deal is None else None,
        asks_back=table.asked,
        asks_end=table.end_asked,
        can_end=_can_end(table, person),
        terms=table.terms,
        stalled=table.stalled,
        rated=table.play is not None and table.rated is not None,
        record=None if table.contest is not None and table.contest.sealed else record_of(table.play),
        contest=table.contest,
        chat=tuple(chat_line(table, speaker, said) for speaker, said in table.chat if hears(table, person, speaker)),
    )


def clock_frame(table: Table, clocks: Clocks, now: int, downtimes: Sequence[Span]) -> frames.ClockFrame:
    """The clocks as they stand now."""
    seat = table.clock_of
    if seat is not None:
        clocks = clocks.charge(seat, clocks.counted(seat, table.seats[seat].zone, table.at, now, downtimes))
    return frames.ClockFrame(
        now=now,
        left=tuple(
            left if seat.person is not None else None for left, seat in zip(clocks.banks, table.seats, strict=True)
        ),
        free=clocks.free_left,
        runs=seat,
        due=None if seat is None else clocks.due(seat, table.seats[seat].zone, now, downtimes),
        out=clocks.out,
        holidays=tuple(span.end if span is not None and span.end > now else None for span in clocks.holidays),
    )


def may_look_on(table: Table, person: str) -> bool:
    """Whether somebody may come to a table: where others play the same deal, only who sits there."""
    return table.contest is None or not table.contest.sealed or bool(table.seats_of(person))


def _can_end(table: Table, person: str) -> bool:
    if table.contest is not None and table.contest.kind != "daily":
        return False
    return table.running and (bool(table.seats_of(person)) or (person == table.host and not table.people()))


def _host_is_gone(table: Table, person: str, now: float) -> bool:
    return bool(table.seats_of(person)) and table.lacks_host(now)


def record_of(play: Play | None) -> str | None:
    """Where a record is; not told before the game is over, because it holds what is hidden."""
    return play.record if play is not None and play.over else None


def _seat(table: Table, person: str, number: int, seat: Seat, now: float) -> frames.SeatShown:
    other = seat.person
    player: Literal["person", "bot"] | None = "person" if other is not None else "bot" if seat.bot is not None else None
    return frames.SeatShown(
        player=player,
        name=table.name_of(number),
        avatar=table.avatar_of(number),
        level=seat.bot,
        here=seat.bot is not None or (other is not None and table.presence.here(other)),
        may_stand_in=other is not None and table.presence.away_for(other, now) >= table.settings.away_after,
        stand_in=seat.stand_in,
        host=other == table.host,
        muted=other is not None and (person, other) in table.muted,
        colours=table.colours.get(number, ()),
        value=table.values.get(number),
        trouble="bot_failed" if number in table.trouble else None,
        seal=table.seals.get(number),
        agreed=other in table.agreed_rated,
    )


def _series(table: Table) -> frames.Series:
    series = table.series
    ranking = series.ranking if series.played else ()
    return frames.Series(
        played=series.played,
        games=table.settings.games,
        totals=series.totals,
        wins=series.wins,
        ranking=ranking,
        over=table.match_over,
        winners=ranking[0] if table.match_over else None,
    )


def hears(table: Table, person: str, speaker: str) -> bool:
    """Chat is between the seats; a person who is muted, or blocked, is not heard."""
    pair = person, speaker
    return bool(table.seats_of(person)) and pair not in table.muted and pair not in table.blocked


def chat_line(table: Table, speaker: str, said: Said) -> frames.Line:
    name = table.names.get(name_key(speaker, said.seat)) or table.names.get(speaker)
    return frames.Line(seat=said.seat, name=name, text=said.text, phrase=said.phrase)


def refusal(error: MotherlodeError, answer: int | None) -> frames.RefusedFrame:
    clause = error.clause if isinstance(error, IllegalMove) else None
    return frames.RefusedFrame(
        answer=answer, name=error.name, sentence=str(error), clause=clause, reason=error.reason, facts=dict(error.facts)
    )


def hint_frame(knowledge: Knowledge, turn: int, best: Rated, answer: int | None = None) -> frames.HintFrame:
    """Advice for a seat, from what the seat knows."""
    reason = hints.explain(knowledge, best.move)
    return frames.HintFrame(
        answer=answer,
        seat=knowledge.seat,
        turn=turn,
        move=best.move.text,
        win=best.win,
        points=best.points,
        reason=reason.name,
        facts=reason.facts,
    )


def everything(table: Table, person: str, now: float) -> list[bytes]:
    """All that somebody needs to know who comes to the table, or comes back: frames, packed."""
    around = frames.pack(table_frame(table, person, now))
    play = table.play
    if play is None:
        return [around]
    viewpoint = viewpoint_of(table, person)
    return [around, frames.pack(play_seen(table, play, viewpoint)), play.history.packed(viewpoint.seat)]
