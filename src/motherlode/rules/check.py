"""`check_game`: the conformance kit. A new game is right when it passes."""

import re
from collections.abc import Iterator, Sequence
from ctypes import addressof, c_int64
from importlib.util import find_spec
from inspect import signature
from typing import Any, Literal, get_args, get_origin

import msgspec

from motherlode.rules import record
from motherlode.rules.cards import Move
from motherlode.rules.errors import BadOptions, IllegalMove, MotherlodeError, NotAMove
from motherlode.rules.events import GameOver
from motherlode.rules.game import Game, State
from motherlode.rules.house import plain_type
from motherlode.rules.spec import Adapter
from motherlode.rules.splitmix64 import SplitMix64

CLAUSE = re.compile(r"[A-Z]\d+|over")
SEATS = 8
SAMPLE = 17
"""Every so many moves the dearer promises are looked at."""


class ContractBroken(MotherlodeError, AssertionError):
    """A game that does not keep a promise of the contract."""

    name = "contract_broken"


def check_game(game: Game, games: int = 5, seed: int = 0) -> None:
    """Plays random games of every number of players with every option and looks at every promise of the contract."""
    _check_spec(game)
    _check_tables(game)
    for players in game.players:
        for options in variants(game, players):
            for number in range(games):
                _check_play(game, players, options, SplitMix64(seed, number))
            _check_compiled_deal(game, players, options, SplitMix64(seed, games))


def variants(game: Game, players: int) -> Iterator[Any]:
    """The default options, and each option at each other value that can be listed."""
    fields = msgspec.structs.fields(game.deals.Options)
    choices = [{}, *({field.name: value} for field in fields for value in _values(field) if value != field.default)]
    for choice in choices:
        try:
            yield game.options(players, choice)
        except BadOptions:
            continue


def _values(field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    plain = plain_type(field.type)
    if plain is bool:
        return (False, True)
    return get_args(plain) if get_origin(plain) is Literal else ()


def require(kept: bool, text: str) -> None:
    """Says which promise is broken."""
    if not kept:
        raise ContractBroken(text)


def _check_spec(game: Game) -> None:
    spec = game.spec
    require(
        spec.name.isidentifier() and spec.name == spec.name.lower(), "A game's name must be a word in small letters."
    )
    require(
        spec.players[-1] <= SEATS, f"A game must have at most {SEATS} seats: loops over any game have room for them."
    )
    choices = {spec.starter} | ({spec.wishes.choice} if spec.wishes else set())
    require(choices <= {*signature(game.deals.shuffle).parameters}, "`shuffle` must take who starts, and the wishes.")
    require(spec.starter in game.deals.Deal.__struct_fields__, "A deal must say who starts.")
    for kind, module in spec.adapters.items():
        require(kind in get_args(Adapter), f"There is no adapter {kind!r}: they are {', '.join(get_args(Adapter))}.")
        require(find_spec(module) is not None, f"There is no module {module}, which the game is said to bring.")
    fields = list(game.states.LAYOUT.shapes)
    require(fields[0] == "players" and "seat" in fields, "A state must begin with `players`, and have a `seat`.")


def _check_tables(game: Game) -> None:
    moves = game.spelling.MOVES
    require({*game.spelling.ACTIONS} <= {*moves}, "ACTIONS must be moves of MOVES.")
    require(moves[0].code >= 0 and moves[-1].code < 1 << 15, "Codes of moves must fit into 15 bits.")
    require(list(moves) == sorted(moves), "MOVES must ascend by code: legal moves come in that order.")
    require(len({move.text for move in moves}) == len(moves), "Every move must have its own spelling.")
    require(all(game.move(move.text) is move for move in moves), "A spelling must lead back to its move.")
    texts = [card.text for card in game.cards.CARDS]
    require(len(set(texts)) == len(texts), "Every face must have its own spelling.")
    for players in game.players:
        require(set(game.cards.deck(players)) <= set(texts), "The deck must consist of the game's faces.")


def _check_play(game: Game, players: int, options: Any, rng: SplitMix64) -> None:
    state = game.deal(players, rng, options)
    while not state.over:
        _check_moment(state, rng)
        if state.turn % SAMPLE == 0:
            _check_knowledge(state, rng)
        moves = state.legal_moves()
        state = state.apply(moves[rng.below(len(moves))])
        require(
            isinstance(state.events()[-1], GameOver) == state.over, "GameOver must be the last event, and only there."
        )
    _check_conservation(state)
    _check_end(state)


def _check_moment(state: State, rng: SplitMix64) -> None:
    game, moves = state.game, state.legal_moves()
    require({*moves} <= {*game.spelling.ACTIONS}, "A legal move must be one of ACTIONS.")
    require(moves == tuple(sorted(set(moves))), "Legal moves must ascend and be there once.")
    require(0 < len(moves) <= game.states.MAX_MOVES, "A state that is not over must have 1 to MAX_MOVES legal moves.")
    require(game.by_code[game.abi.random_move(state.address, rng.address)] in moves, "A random move must be legal.")
    _check_conservation(state)
    _check_refusal(state, game.spelling.MOVES[rng.below(len(game.spelling.MOVES))], moves)
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        require(bool(view.moves) == (seat == state.seat), "Moves must be listed in the view of the seat to move only.")
        require(view.to_move == state.seat, "A view must say whose decision it is.")
        msgspec.json.encode(view)


def _check_conservation(state: State) -> None:
    cards = sorted(card for zone in state.zones().values() for card in zone)
    require(
        cards == sorted(state.game.cards.deck(state.players, state.options)), "Every card must be in exactly one place."
    )


def _check_refusal(state: State, move: Move, legal: Sequence[Move]) -> None:
    if move in legal:
        return
    try:
        state.apply(move)
    except IllegalMove as refused:
        require(CLAUSE.fullmatch(refused.clause) is not None, f"A refusal must name its clause, not {refused.clause}.")
        require(refused.sentence.endswith("."), "A refusal must be a sentence.")
    else:
        raise ContractBroken(f"{move} is not legal, but was made.")
    try:
        state.apply(f"{move} ")
    except NotAMove:
        return
    raise ContractBroken(f"A move must have one spelling only, not '{move} ' too.")


def _check_knowledge(state: State, rng: SplitMix64) -> None:
    _check_chance(state)
    for seat in range(state.players):
        knowledge = state.knowledge(seat)
        other = knowledge.redeal(rng)
        require(other.moves == state.moves, "A redeal must have the same moves behind it.")
        require(other.knowledge(seat).to_bytes() == knowledge.to_bytes(), "A redeal must fit all that the seat knows.")
        _check_truth(state, other)


def _check_chance(state: State) -> None:
    """What chance decided, one by one, must be possible, and lead back to the state as far as it is known."""
    nodes, codes = state.game.chance_under(state.options), [move.code for move in state.moves]
    drawn = nodes.read(state.fields, codes)
    require(len(drawn) <= nodes.total(state.players), "There must not be more chance nodes than `total`.")
    for number, outcome in enumerate(drawn):
        found = dict(nodes.outcomes(drawn[:number], state.players))
        require(
            abs(sum(found.values()) - 1) < 1e-9 and len(found) <= nodes.most, "A chance node's outcomes must sum to 1."
        )
        require(outcome in found, "What chance decided must be one of the outcomes.")
    numbers = (c_int64 * state.game.states.DEAL_SIZE)(*nodes.numbers(drawn, state.players, state.options, codes))
    buffer = state.game.Buffer()
    state.game.abi.start(addressof(buffer), addressof(numbers))
    for code in codes:
        state.game.abi.apply(addressof(buffer), code)
    again = nodes.read(state.game.states.LAYOUT.read(buffer), codes)
    require(again == drawn, "A deal made of chance's decisions must have these decisions.")


def _check_truth(state: State, other: State) -> None:
    """What is laid open must be what a redeal changes."""
    truth = state.lay_open()
    require(truth.game == state.game.name, "What is laid open must name its game.")
    msgspec.json.encode(truth)
    same = state.game.deals.decode(other.fields) == state.game.deals.decode(state.fields)
    require(not same or other.lay_open() == truth, "The same cards must be laid open alike.")
    require(other.zones() == state.zones() or other.lay_open() != truth, "Other hidden cards must be laid open.")


def _check_end(state: State) -> None:
    game, outcome = state.game, state.outcome()
    require(state.legal_moves() == (), "A game that is over must have no legal moves.")
    low, high = game.spec.score_range(state.options)
    require(all(low <= score <= high for score in outcome.scores), "Scores must lie in the range of the specification.")
    require(state.turn <= game.spec.longest(state.options), "No game may have more moves than the specification says.")
    scores = tuple(game.abi.score(state.address, seat) for seat in range(state.players))
    require(outcome.scores == scores, "The outcome's scores must be those of the compiled rules.")
    standings = [game.abi.standing(state.address, seat) for seat in range(state.players)]
    places = tuple(tuple(s for s in range(state.players) if standings[s] == x) for x in sorted(set(standings))[::-1])
    require(outcome.ranking == places, "The ranking must be that of the compiled rules.")
    require(outcome.winners == outcome.ranking[0], "The winners must be the first of the ranking.")
    sides = game.spec.sides(state.players, state.options)
    require(sorted(seat for side in sides for seat in side) == [*range(state.players)], "A seat must be in one side.")
    require(all(len({standings[seat] for seat in side}) == 1 for side in sides), "Partners must share a place.")
    require(record.write(record.read(record.write(state))) == record.write(state), "A record must lead back to itself.")


def _check_compiled_deal(game: Game, players: int, options: Any, rng: SplitMix64) -> None:
    game = game.under(options)
    deal = game.deals.shuffle(players, options, rng)
    numbers = (c_int64 * game.states.DEAL_SIZE)(*game.deals.encode(deal, players, options))
    state = game.Buffer()
    game.abi.deal(addressof(numbers), rng.address)
    game.abi.start(addressof(state), addressof(numbers))
    dealt = game.start(game.deals.decode(game.states.LAYOUT.read(state)), players, options)
    require(dealt.options == options, "The compiled deal must keep the options.")
    made = game.abi.playout(addressof(state), rng.address)
    require(made > 0 and game.abi.is_over(addressof(state)) == 1, "A playout must lead to the end.")
