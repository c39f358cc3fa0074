"""A whole game in text: a player is a function from a text to a text. What was said is kept in the game's record."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from motherlode.envs.text.answers import read_answer
from motherlode.envs.text.prompts import ENGLISH, prompt
from motherlode.rules import MotherlodeError, SplitMix64, State, record
from motherlode.rules.errors import BadOptions

Speaker = Callable[[str], str]
"""Gets what a seat is told and asked, and answers."""
ATTEMPTS = 3


@dataclass(frozen=True)
class Exchange:
    """One question and its answer."""

    turn: int
    seat: int
    prompt: str
    answer: str
    move: str | None
    """What the answer meant; null where it was refused."""
    refusal: str | None
    """Why it was refused, as the player was told."""


@dataclass(frozen=True)
class Dialogue:
    """A game that was played in text."""

    state: State
    exchanges: tuple[Exchange, ...]
    substituted: tuple[int, ...]
    """The turns in which a player found no legal move, and one was made by chance."""

    def transcript(self) -> bytes:
        """The record of the game, with all that was said as a note beside it: who reads records reads this."""
        said = [asdict(exchange) for exchange in self.exchanges]
        return record.write(self.state, dialogue=said, substituted=self.substituted)


def play_in_text(
    state: State,
    speakers: Sequence[Speaker],
    *,
    attempts: int = ATTEMPTS,
    seed: int = 0,
    language: str = ENGLISH,
    rules: bool = True,
    most_turns: int | None = None,
) -> Dialogue:
    """Plays a game to its end, or for so many turns. An answer that is no legal move is told why, with the clause, and
    asked again; after so many attempts a move is made by chance, which the dialogue says.
    """
    if len(speakers) != state.players:
        raise BadOptions(f"There must be a speaker for each of {state.players} seats, not {len(speakers)}.")
    exchanges: list[Exchange] = []
    substituted: list[int] = []
    while state.seat is not None and (most_turns is None or state.turn < most_turns):
        said = _ask(state, state.seat, speakers[state.seat], attempts, language, rules)
        exchanges += said
        move = said[-1].move
        if move is None:
            substituted.append(state.turn)
            legal = state.legal_moves()
            move = legal[SplitMix64(seed, state.turn).below(len(legal))].text
        state = state.apply(move)
    return Dialogue(state, tuple(exchanges), tuple(substituted))


def _ask(state: State, seat: int, speaker: Speaker, attempts: int, language: str, rules: bool) -> list[Exchange]:
    """Asks until an answer is a legal move, or too often."""
    knowledge = state.knowledge(seat)
    question = prompt(knowledge, language, rules)
    said: list[Exchange] = []
    for _ in range(max(1, attempts)):
        answer = speaker(question)
        try:
            move = read_answer(answer, knowledge).text
        except MotherlodeError as error:
            said.append(Exchange(state.turn, seat, question, answer, None, str(error)))
            question = f"{prompt(knowledge, language, rules)}\n\nYour last answer was refused: {error}"
        else:
            said.append(Exchange(state.turn, seat, question, answer, move, None))
            break
    return said
