"""Checks a record against what its players were promised, and against what one of them gave and saw.

A record alone proves little: who made it up can make everything in it fit. So a deal is called fair only to those who
bring something of their own: the value that they gave and the terms that they were shown before.
"""

import re
from typing import Any, Literal

import msgspec

from motherlode.rules import MotherlodeError, State, game
from motherlode.rules import record as records
from motherlode.table import views
from motherlode.table.fair import FORMAT, Fair, Terms, Transcript, as_told, first_seed, is_hex, make_terms, seal, seed


class Unfair(MotherlodeError):
    """A record that is not what was promised."""

    name = "unfair"


class FairVerdict(msgspec.Struct, frozen=True):
    """What can be said of a record that nothing speaks against."""

    name: Literal["fair", "unproven", "numbered"]
    sentence: str

    def __str__(self) -> str:
        return f"{self.name}: {self.sentence}"


class Evidence(msgspec.Struct, frozen=True, kw_only=True):
    """What a checker knows without the server: noted down before the deal, or kept by a program."""

    commitment: str | None = None
    terms: str | None = None
    """The digest of the terms."""
    values: dict[int, str] = {}
    """By seat, what was given there."""
    transcript: Transcript | None = None

    @property
    def empty(self) -> bool:
        return self == Evidence()


NOTHING = Evidence()
_OLDER_VALUE = re.compile(r"[0-9a-f]{1,64}")


class _Noted(msgspec.Struct, frozen=True):
    """The keys of a record that checking needs."""

    game: str
    players: int
    deal: dict[str, Any]
    options: dict[str, Any] = {}
    fair: Fair | None = None
    seed: int | str | None = None
    choices: dict[str, Any] = {}


def read_transcript(text: bytes | str) -> Transcript:
    try:
        return msgspec.json.decode(text, type=Transcript)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unfair(f"This is no transcript of a game: {error}.") from None


def verify(record: bytes | str, evidence: Evidence = NOTHING) -> FairVerdict:
    """Plays a record again and computes its deal; refuses what does not fit, and says what is shown by what does."""
    try:
        noted = msgspec.json.decode(record, type=_Noted)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unfair(f"This is no record of a game: {error}.") from None
    state = records.read(record)
    ends = "" if state.over else f" The record stops after {state.turn} moves, before the end of its game."
    verdict = _verify_numbered(noted, evidence) if noted.fair is None else _verify_fair(noted, noted.fair, evidence)
    if evidence.transcript is not None:
        _check_steps(state, evidence.transcript)
    return FairVerdict(verdict.name, verdict.sentence + ends)


def _verify_numbered(noted: _Noted, evidence: Evidence) -> FairVerdict:
    if not evidence.empty:
        raise Unfair("You were promised a fair shuffle, and the record claims none: its deal could have been chosen.")
    if noted.seed is None:
        raise Unfair("The record does not say where its deal came from; there is nothing to check.")
    _check_deal(noted, noted.seed, noted.choices)
    return FairVerdict("numbered", f"this is the deal {noted.seed}, the same for everybody who asks for this number.")


def _verify_fair(noted: _Noted, fair: Fair, evidence: Evidence) -> FairVerdict:
    if noted.seed is not None:
        raise Unfair("The record claims both a fair shuffle and a numbered deal; it can only be one of them.")
    _check_secret(fair, evidence)
    _check_values(noted, fair, evidence)
    if fair.format != FORMAT:
        _check_deal(noted, first_seed(fair.secret, fair.values), fair.choices)
        return _verdict_on_older(fair, evidence)
    seals = tuple(value and seal(value) for value in fair.values)
    terms = make_terms(noted.game, noted.players, noted.options, fair.commitment, fair.choices, seals)
    _check_terms(terms, evidence)
    _check_deal(noted, seed(fair.secret, terms, fair.values), fair.choices)
    return _verdict(fair, evidence)


def _check_secret(fair: Fair, evidence: Evidence) -> None:
    if not is_hex(fair.secret):
        raise Unfair("The secret is not 64 hexadecimal digits in small letters.")
    if seal(fair.secret) != fair.commitment:
        raise Unfair("The secret does not fit the commitment: it is not the one that was fixed before the deal.")
    if evidence.commitment not in (None, fair.commitment):
        raise Unfair("The record's commitment is not the one that was published before the deal.")


def _check_values(noted: _Noted, fair: Fair, evidence: Evidence) -> None:
    if len(fair.values) != noted.players or not all(value is None or _is_value(fair, value) for value in fair.values):
        raise Unfair("The players' values are not one a seat, each of 64 hexadecimal digits in small letters.")
    given = evidence.values | (evidence.transcript.values if evidence.transcript else {})
    for seat, value in given.items():
        if not 0 <= seat < noted.players:
            raise Unfair(f"There is no seat {seat + 1}: the game has the seats 1 to {noted.players}.")
        if fair.values[seat] is None:
            raise Unfair(f"The value that you gave in seat {seat + 1} was left out: the deal could have been chosen.")
        if fair.values[seat] != value:
            raise Unfair(f"In seat {seat + 1} stands another value than you gave: the deal could have been chosen.")


def _is_value(fair: Fair, value: str) -> bool:
    return is_hex(value) if fair.format == FORMAT else _OLDER_VALUE.fullmatch(value) is not None


def _check_terms(terms: Terms, evidence: Evidence) -> None:
    if evidence.transcript is not None and evidence.transcript.terms != terms:
        changed = [name for name in Terms.__struct_fields__ if _differ(terms, evidence.transcript.terms, name)]
        raise Unfair(f"The terms are not those that you were shown before the deal: {', '.join(changed)} changed.")
    if evidence.terms not in (None, terms.digest):
        raise Unfair(
            "The terms are not those that you noted down before the deal: the secret, the choices (who starts, picked "
            "colours), the options or somebody's value were changed."
        )


def _differ(one: Terms, other: Terms, name: str) -> bool:
    return bool(getattr(one, name) != getattr(other, name))


def _check_deal(noted: _Noted, deal_seed: int | str, choices: dict[str, Any]) -> None:
    rules = game(noted.game)
    try:
        state = rules.deal(noted.players, deal_seed, noted.options, **choices)
    except TypeError:
        raise Unfair(f"There is no such choice in {noted.game}: {', '.join(choices)}.") from None
    if state.deal != rules.start(noted.deal, noted.players, noted.options).deal:
        raise Unfair("Another deal comes out: the record's cards are not those that were fixed.")


def _check_steps(state: State, transcript: Transcript) -> None:
    """Everything that was told during the game happens when the record is played again."""
    if transcript.retold is not None:
        raise Unfair(f"The server told you step {transcript.retold} of the game twice, and differently.")
    seat = transcript.viewpoint
    played = [as_told(step) for step in views.steps_of(state, seat)]
    for number, (seen, now) in enumerate(zip(transcript.steps, played, strict=False)):
        if seen["last"] != now["last"]:
            raise Unfair(f"Move {number} is {_move(now)} in the record, but you saw {_move(seen)}.")
        if seat is not None and seen["events"] != now["events"]:
            raise Unfair(f"At move {number} you were shown other cards or points than the record has.")
    if len(transcript.steps) > len(played):
        raise Unfair(f"You saw {len(transcript.steps) - 1} moves, and the record has only {len(played) - 1} of them.")


def _move(step: dict[str, Any]) -> str:
    made = step["last"]
    return "nobody's" if made is None else f"{made['move']!r} of seat {made['seat'] + 1}"


def _verdict(fair: Fair, evidence: Evidence) -> FairVerdict:
    transcript = evidence.transcript
    if not any(fair.values):
        return FairVerdict("unproven", "no person gave a value, so the server could have chosen this deal.")
    fits = "everything in the record fits together, but"
    if not evidence.values and transcript is None:
        return FairVerdict(
            "unproven",
            f"{fits} the server could have made up the values, too. Who gave one can check it: "
            "add --value SEAT=HEX and --terms HEX, or --transcript FILE.",
        )
    if transcript is None and evidence.terms is None:
        return FairVerdict(
            "unproven",
            "your value is in the deal, but the server could have changed its secret or the choices after it knew it. "
            "Add what you saw before: --terms HEX, or --transcript FILE.",
        )
    told = "the deal comes from your value and from the terms that you were shown before you gave it"
    if transcript is None:
        return FairVerdict("fair", f"{told}; nobody could have chosen it.")
    return FairVerdict("fair", f"{told}; nobody could have chosen it.{_seen(transcript)}")


def _seen(transcript: Transcript) -> str:
    moves = max(0, len(transcript.steps) - 1)
    what = "moves" if transcript.viewpoint is None else "moves with their cards"
    fits = f" The {moves} {what} that you saw are those of the record."
    if not transcript.called_off:
        return fits
    deals = "one deal" if transcript.called_off == 1 else f"{transcript.called_off} deals"
    return f"{fits} But before it the server called off {deals} after your value was known."


def _verdict_on_older(fair: Fair, evidence: Evidence) -> FairVerdict:
    known = "everything in the record fits together" if not evidence.values else "your value is in the deal"
    if not any(fair.values):
        return FairVerdict("unproven", "no person gave a value, so the server could have chosen this deal.")
    return FairVerdict(
        "unproven",
        f"{known}, but this is an older record: values were not sealed then, and the server could still choose who "
        "starts, picked colours and the other seats' values after it knew yours.",
    )
